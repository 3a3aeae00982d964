"""Clean lines of all four characters: the guard leaves them alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import yaml

from game.mind.blocks import rules_text
from game.mind.credit import Ledger
from game.mind.deed_words import Done
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
    "owner": "Oda",
    "watch": "Bram",
    "name": "Thea",
    "goal": "going to the lighthouse to find your sister",
    "promise": "ring the bell if your sister passes",
    "fact": "you lost your compass near the mill",
    "goods": "a lantern for 12 coins",
    "time": "seven in the morning",
    "thing": "a lantern",
    "coins": "12 coins",
    "rumour": "A lampless dinghy, drawn up under the hill.",
}


THINGS = {"lantern": r"lanterns?", "rope": r"ropes?", "bread": r"loa(?:f|ves)(?: of bread)?|bread"}
NOTHING_DONE = Done(spellings=THINGS, prices={"lantern": frozenset({12, 6}), "rope": frozenset({8, 4})})
ALL_DONE = replace(
    NOTHING_DONE, given=frozenset({"lantern"}), taken=frozenset({"lantern"}), coins=12, opened=True,
    vows=(FIELDS["promise"],),
)  # fmt: skip
OF_DEEDS = (
    "sold",
    "bought",
    "gift_taken",
    "given_back",
    "opened",
    "rumour_sold",
    "price_down",
    "promise_made",
    "promise_asked",
    "caught",
    "duel_lost",
)
"""Moments that there are only when the deed was done."""


def lines(persona: Persona, cast: Cast) -> Iterator[tuple[str, Done]]:
    """What the character's own file lets it say, with what must have been done for it."""
    for moment, said in persona.understudy.items():
        done = ALL_DONE if moment in OF_DEEDS else NOTHING_DONE
        yield from ((line.format(**FIELDS, address=persona.speech.address), done) for line in said)
    told = [line for piece in unlocked(persona.knowledge, WorldView()) for line in piece.says]
    told += [line for opinion in persona.opinions.values() for line in opinion]
    told += [example.answers for example in persona.examples if example.kind != "note"]
    yield from ((line, NOTHING_DONE) for line in told)


def stopped(line: str, done: Done, persona: Persona, cast: Cast) -> str:
    """The verdict on a line, or "cut" where less than the line came out."""
    town = cast.town
    locked = locked_terms((*persona.knowledge, *town.knowledge), WorldView())
    speech = SpeechFilter(
        persona, town, locked=locked, secret=rules_text(persona, town), ledger=replace(LEDGER, done=done)
    )
    speech.feed(line)
    speech.finish()
    if speech.verdict:
        return speech.verdict.kind
    return "" if speech.text == line.strip() else "cut"


def test_fewer_than_one_false_alarm_in_a_hundred() -> None:
    cast = read_cast(ROOT / "npcs")
    own = yaml.safe_load(Path(__file__).with_name("clean_lines.yaml").read_text(encoding="utf-8"))
    clean = [(who, line, done) for who in cast.personas.values() for line, done in lines(who, cast)]
    clean += [(who, line, NOTHING_DONE) for who in cast.personas.values() for line in own[who.id]]
    alarms = [(who.id, line, kind) for who, line, done in clean if (kind := stopped(line, done, who, cast))]
    assert len(clean) > 500
    assert len(alarms) < MOST * len(clean), alarms
