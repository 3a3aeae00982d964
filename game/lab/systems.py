"""Who answers in an evaluation: the whole game, or a plain prompt as people write it first."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Protocol

from pydantic import Field

from game.content import Part, read
from game.lab.options import SYSTEMS
from game.lab.tap import Heard, TappedVoice, hear_out
from game.mind.blocks import persona_text, rules_text
from game.mind.persona import Persona
from game.mind.prompt import BUDGET
from game.mind.tokens import PER_MESSAGE
from game.session import commands as c
from game.session.events import Done, Event, Fault, Guarded, Outcome, Prompt, Speech
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import Message, Request, Voice

WINDOW = 20
"""Messages that the system `window` still sees."""
PATIENCE = 660.0
"""Seconds after which an answer is given up."""
A_DAY = 16
"""Hours that the player sleeps before it comes back."""
ADJECTIVES = Path(__file__).with_name("adjectives.yaml")


@dataclass(frozen=True, slots=True)
class Reply:
    """One reply: what was shown, and what the model had written (`raw`, the first draft as far as it was read).

    Times are seconds since the player's line. `tokens` is our count of the prompt, `prompt` and `cached` the server's;
    None where it did not say. `in_prompt` says whether the word that was to be told stood in the prompt of the first
    draft; None where none was asked for, or where it stood there before anything was told. `guarded` names
    interventions, `faults` what went wrong outside the game, `deed` says what the engine carried out in this turn.
    """

    text: str
    raw: str
    voice: str
    guarded: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    drafts: int = 1
    tokens: int = 0
    prompt: int | None = None
    cached: int | None = None
    first_token: float | None = None
    first_shown: float | None = None
    seconds: float = 0.0
    in_prompt: bool | None = None
    deed: str = ""


def read_reply(data: Mapping[str, Any]) -> Reply:
    """A reply as it was written down."""
    return Reply(**{**data, "guarded": tuple(data["guarded"]), "faults": tuple(data["faults"])})


class Speaker(Protocol):
    """A character under test."""

    def greet(self) -> Reply | None:
        """Open the talk; None where the player has to speak first."""
        ...

    def answer(self, text: str, key: str = "") -> Reply:
        """Answer a line of the player; `key` is the word that a right answer holds, if it asks for something told."""
        ...

    def come_back(self) -> Reply | None:
        """The player leaves and comes again a day later; None where the player has to speak first."""
        ...

    def close(self) -> None: ...


class Adjectives(Part):
    """Traits in adjectives, by character; for others by manner of speaking."""

    characters: Mapping[str, Annotated[str, Field(min_length=1)]]
    manners: Mapping[str, Annotated[str, Field(min_length=1)]]


def speaker(system: str, npc: str, resources: Resources, voice: Voice, seed: int) -> Speaker:
    """A fresh character of one of SYSTEMS. Raises ValueError for another name or a character out of reach."""
    if system == "full":
        return Game(npc, resources, voice, seed)
    if system not in SYSTEMS:
        raise ValueError(f"there is no system `{system}`; there are {', '.join(SYSTEMS)}")
    return PlainPrompt(system, npc, resources, voice)


class Game:
    """The system `full`: one session of the game, driven by the same commands as the window."""

    def __init__(self, npc: str, resources: Resources, voice: Voice, seed: int) -> None:
        self._tap = TappedVoice(voice)
        self._session = Session(resources, self._tap, None, seed)
        self._npc = npc
        self._opening: list[str] = []
        go_to(self._session, npc)

    def greet(self) -> Reply:
        return self._turn(c.Talk(self._npc))

    def answer(self, text: str, key: str = "") -> Reply:
        return self._turn(c.Say(text, self._npc), key)

    def come_back(self) -> Reply:
        self._session.do(c.Leave())
        started = time.perf_counter()
        while self._session.working and time.perf_counter() - started < PATIENCE:
            self._session.listen(0.25)
        self._session.do(c.Sleep(A_DAY))
        return self._turn(c.Talk(self._npc))

    def close(self) -> None:
        self._session.close()

    def _turn(self, command: c.Command, key: str = "") -> Reply:
        started = time.perf_counter()
        self._tap.take()
        events = self._session.do(command)
        if self._session.question:
            events += self._session.do(c.Confirm(True))
        shown = _first_shown(events, started)
        while self._session.busy:
            new = self._session.listen(0.25)
            shown = _first_shown(new, started) if shown is None else shown
            events += new
            if time.perf_counter() - started > PATIENCE:
                events += self._session.do(c.Cancel())
        reply = _reply(events, [one for one in self._tap.take() if one.request.npc == self._npc], started, shown)
        prompt = next((event for event in events if isinstance(event, Prompt)), None)
        messages = [str(message["content"]) for message in prompt.messages] if prompt else []
        self._opening = self._opening or messages
        known_before = not key or _stands(key, self._opening)
        done = [event for event in events if isinstance(event, Outcome) and event.ok]
        deed = next((event.text for event in done if not event.offer.startswith("bout:")), "")
        return replace(reply, in_prompt=None if known_before else _stands(key, messages), deed=deed)


class PlainPrompt:
    """The other systems: one system text, then the talk as a plain chat. Nothing is checked or remembered."""

    def __init__(self, system: str, npc: str, resources: Resources, voice: Voice) -> None:
        self._tap = TappedVoice(voice)
        self._npc, self._count = npc, resources.count
        persona, town = resources.cast.personas[npc], resources.cast.town
        rules = rules_text(persona, town)
        describe = partial(persona_text, persona, town)
        head = described(persona, describe()) if system == "descriptive" else describe()
        self._system = Message("system", f"{head}\n\n{rules}")
        self._settings = {k: v for k, v in persona.model.model_dump().items() if v is not None}
        self._window = WINDOW if system == "window" else None
        self._talk: list[Message] = []

    def greet(self) -> None:
        return None

    def come_back(self) -> None:
        """The chat goes on: nothing of it is put away."""

    def answer(self, text: str, key: str = "") -> Reply:
        started = time.perf_counter()
        self._talk.append(Message("user", text))
        messages = self._fitting()
        hear_out(self._tap.stream(Request(self._npc, "speech", messages, **self._settings)), PATIENCE)
        heard = self._tap.take()[0]
        faults = [heard.fault] if heard.fault else []
        said = heard.text.strip()
        self._talk.append(Message("assistant", said or "…"))
        first = None if heard.first is None else heard.first - started
        return Reply(
            said, heard.text, self._tap.name, (), tuple(faults), 1, self._tokens(messages), *_usage(heard),
            first, first, time.perf_counter() - started,
            None if not key or _stands(key, [self._system.content]) else _stands(key, [m.content for m in messages]),
        )  # fmt: skip

    def close(self) -> None:
        self._tap.heard.clear()

    def _fitting(self) -> tuple[Message, ...]:
        """System text and talk; the oldest pairs go where the game's budget or the window is passed."""
        talk = self._talk[-self._window :] if self._window else list(self._talk)
        if talk[0].role == "assistant":
            talk = talk[1:]
        while len(talk) > 1 and self._tokens((self._system, *talk)) > BUDGET:
            talk = talk[2:]
        return (self._system, *talk)

    def _tokens(self, messages: tuple[Message, ...]) -> int:
        return sum(self._count(message.content) + PER_MESSAGE for message in messages)


def described(persona: Persona, text: str) -> str:
    """The persona's text with its manner and conduct replaced by adjectives."""
    data = read(ADJECTIVES, Adjectives)
    traits = data.characters.get(persona.id) or data.manners[persona.speech.manner]
    kept = [row for row in text.split("\n") if not row.startswith(("How you talk:", "What you do:"))]
    return "\n".join([kept[0], f"You are {traits}.", *kept[1:]])


def _stands(key: str, messages: Sequence[str]) -> bool:
    """Whether a word stands in a prompt."""
    return key.casefold() in "\n".join(messages).casefold()


def _first_shown(events: list[Event], started: float) -> float | None:
    shown = any(isinstance(event, Speech) and event.text.strip() for event in events)
    return time.perf_counter() - started if shown else None


def _reply(events: list[Event], heard: list[Heard], started: float, shown: float | None) -> Reply:
    """What the character has answered; a word that somebody else adds is none of its own."""
    who = next((event.npc for event in events if isinstance(event, Speech)), "")
    text = "".join(event.text for event in events if isinstance(event, Speech) and event.npc == who).strip()
    first = heard[0] if heard else None
    tokens = next((event.tokens for event in events if isinstance(event, Prompt)), 0)
    voice = next((event.voice for event in reversed(events) if isinstance(event, Done)), "")
    return Reply(
        text,
        first.text if first else "",
        voice,
        tuple(event.kind for event in events if isinstance(event, Guarded)),
        tuple(event.kind for event in events if isinstance(event, Fault)),
        len(heard),
        tokens,
        *_usage(first),
        first.first - started if first and first.first is not None else None,
        shown,
        time.perf_counter() - started,
    )


def _usage(heard: Heard | None) -> tuple[int | None, int | None]:
    return (heard.usage.prompt, heard.usage.cached) if heard and heard.usage else (None, None)
