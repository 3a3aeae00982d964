"""Suggested replies in an open talk: no model is asked, and the same moment suggests the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.mind.suggesting import MOST, about_promises, answers_to, opinions_on, questions_about, starters
from game.mind.worldview import unlocked
from game.session.hearing import HEARD
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.world.state import PLAYER

LATELY = 6
"""So many of the last things that others said in the talk may still be asked about."""
ANYWHERE = 40
"""So many of the last things that were heard anywhere may be asked about, where nothing else fits."""


def suggested(scene: Scene, talk: OpenTalk) -> tuple[str, ...]:
    """Up to three lines that the player may say now and has not said in this talk."""
    said = {text.casefold() for who, text in talk.said if who == PLAYER}
    lines = (line for line in _fitting(scene, talk) if line.casefold() not in said)
    return tuple(dict.fromkeys(lines))[:MOST]


def _fitting(scene: Scene, talk: OpenTalk) -> Iterator[str]:
    """All that fits, the nearest first: answers, what was just spoken of, promises, what was spoken of before."""
    memory = scene.memory(talk.npc)
    heard = [text for who, text in reversed(talk.said) if who != PLAYER][:LATELY]
    yield from answers_to(heard[0]) if heard else ()
    for number, text in enumerate(heard):
        yield from _asking(scene, talk.npc, text)
        yield from about_promises(memory) if number == 0 else ()
    yield from about_promises(memory)
    yield from starters(memory)
    yield from _asking(scene, talk.npc, "\n".join(_heard_anywhere(scene)))


def _heard_anywhere(scene: Scene) -> Iterator[str]:
    """What the player has heard and read last, wherever it was."""
    told = (line for line in reversed(scene.chronicle.log.branch) if line.kind in ("speech", "narration"))
    heard = (line.text for line in told if line.speaker != PLAYER and line.reaches(PLAYER))
    yield from islice(heard, ANYWHERE)


def _asking(scene: Scene, npc: str, text: str) -> Iterator[str]:
    """Questions about what a line names that the player has not asked this character yet, and that it understands as
    they are meant."""
    persona, view, town = scene.persona(npc), scene.view(npc), scene.resources.cast.town

    def new(about: str) -> bool:
        return not view.flags.get(f"{HEARD}{npc}_{about}", False)

    for piece, question in questions_about(text, unlocked((*persona.knowledge, *town.knowledge), view)):
        if new(piece.id) and scene.read(question, npc).first.id == piece.id:
            yield question
    others = {name: who for who, name in scene.names.items() if who != npc and persona.opinions.get(who)}
    yield from (question for name, question in opinions_on(text, list(others)) if new(others[name]))
