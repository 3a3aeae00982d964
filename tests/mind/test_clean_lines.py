"""Clean lines of all four characters: the guard leaves them alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import yaml

from game.mind.blocks import rules_text
from game.mind.credit import Ledger
from game.mind.persona import Cast, Persona, read_cast
from game.mind.speech import SpeechFilter
from game.mind.worldview import WorldView, locked_terms, unlocked

ROOT = Path(__file__).parents[2]
MOST = 0.01
LEDGER = Ledger(
    things={"lantern": "lantern", "rope": "rope", "loaf of bread": "bread", "Stone Seal": "stone_seal"},
    name="Thea",
    facts=("I lost my compass near the mill",),
    said=("My name is Thea.", "I lost my compass near the mill.", "I am going to the lighthouse to find my sister."),
    visits=1,
)
FIELDS = {
    "name": "Thea",
    "goal": "going to the lighthouse to find your sister",
    "promise": "ring the bell if your sister passes",
    "fact": "you lost your compass near the mill",
    "goods": "a lantern for 12 coins",
    "time": "seven in the morning",
}


def lines(persona: Persona, cast: Cast) -> Iterator[str]:
    """What the character's own file lets it say."""
    for moment in persona.understudy.values():
        yield from (line.format(**FIELDS, address=persona.speech.address) for line in moment)
    for piece in unlocked(persona.knowledge, WorldView()):
        yield from piece.says
    for opinion in persona.opinions.values():
        yield from opinion
    yield from (example.answers for example in persona.examples if example.kind != "note")


def stopped(line: str, persona: Persona, cast: Cast) -> str:
    """The verdict on a line, or "cut" where less than the line came out."""
    town = cast.town
    locked = locked_terms((*persona.knowledge, *town.knowledge), WorldView())
    speech = SpeechFilter(persona, town, locked=locked, secret=rules_text(persona, town), ledger=LEDGER)
    speech.feed(line)
    speech.finish()
    if speech.verdict:
        return speech.verdict.kind
    return "" if speech.text == line.strip() else "cut"


def test_fewer_than_one_false_alarm_in_a_hundred() -> None:
    cast = read_cast(ROOT / "npcs")
    own = yaml.safe_load(Path(__file__).with_name("clean_lines.yaml").read_text(encoding="utf-8"))
    clean = [(who, line) for who in cast.personas.values() for line in (*lines(who, cast), *own[who.id])]
    alarms = [(persona.id, line, kind) for persona, line in clean if (kind := stopped(line, persona, cast))]
    assert len(clean) > 500
    assert len(alarms) < MOST * len(clean), alarms
