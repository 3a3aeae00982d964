"""Three other ways of making a prompt from the same talk, as they are written most often: what the game is compared
with."""

from __future__ import annotations

from collections.abc import Callable

from game.lab.systems import WINDOW
from game.log import Line
from game.mind.blocks import memory_text, persona_text, rules_text
from game.mind.prompt import BUDGET
from game.mind.tokens import message_tokens
from game.session.resources import Resources
from game.session.session import Session
from game.voice import Message

Layout = Callable[[Session, Resources, str], tuple[Message, ...]]
"""From a game, its content and the character in talk to the messages that wait for the character's answer."""


def everything(session: Session, resources: Resources, npc: str) -> tuple[Message, ...]:
    """All that was said; where the budget is full the oldest lines go."""
    return _within(_head(resources, npc), _spoken(session), resources)


def window(session: Session, resources: Resources, npc: str) -> tuple[Message, ...]:
    """The last WINDOW messages and nothing else."""
    return (_head(resources, npc), *_spoken(session)[-WINDOW:])


def sliding(session: Session, resources: Resources, npc: str) -> tuple[Message, ...]:
    """What the character remembers first, then as many of the newest lines as fit."""
    memory = memory_text(resources.cast.personas[npc], session.memory(npc), "", resources.count)
    head = _head(resources, npc)
    return _within(Message("system", f"{head.content}\n\n{memory}"), _spoken(session), resources)


def _head(resources: Resources, npc: str) -> Message:
    persona, town = resources.cast.personas[npc], resources.cast.town
    return Message("system", f"{persona_text(persona, town)}\n\n{rules_text(persona, town)}")


def _spoken(session: Session) -> list[Message]:
    """All lines up to the player's last one, oldest first."""
    spoken = [line for line in session.log.branch if line.kind == "speech" and line.talk]
    asked = max(number for number, line in enumerate(spoken) if line.speaker == "player")
    return [_message(line) for line in spoken[: asked + 1]]


def _message(line: Line) -> Message:
    return Message("user" if line.speaker == "player" else "assistant", line.text)


def _within(head: Message, said: list[Message], resources: Resources) -> tuple[Message, ...]:
    """The head and the newest messages that fit beside it."""
    left = BUDGET - message_tokens([head.content], resources.count)
    kept: list[Message] = []
    for message in reversed(said):
        left -= message_tokens([message.content], resources.count)
        if left < 0:
            break
        kept.insert(0, message)
    return (head, *kept)


LAYOUTS: dict[str, Layout] = {
    "all that was said, cut to the budget": everything,
    f"the last {WINDOW} messages": window,
    "memories first, then the newest lines": sliding,
}
