"""What characters tell each other of the player."""

from __future__ import annotations

import pytest
from mind.small_cast import guard

from game.log import GameTime
from game.mind.hearsay import confided, meet, told
from game.mind.memory import Fact, Memory, Remembrance

BRAM = guard()


def memory(*events: Remembrance, name: str | None = "Una") -> Memory:
    facts = {"name": Fact("name", name, 1, GameTime())} if name else {}
    return Memory("guard", facts, memories=list(events))


def event(importance: int = 4, role: str = "took_part", private: bool = False, line: int = 7) -> Remembrance:
    return Remembrance("Bram opened the gate for Una.", GameTime(), importance, (), "service", role, private, line)


def heard(teller: Memory, hearer: Memory | None = None, confided_lines: tuple[int, ...] = ()) -> list[str]:
    found = told(BRAM, teller, hearer or Memory("merchant"), lambda line: line in confided_lines)
    return [str(data["text"]) for data, _ in found]


def test_what_is_important_is_told_with_its_source() -> None:
    assert heard(memory(event())) == ["Bram says that Bram opened the gate for Una, the traveller."]
    robbed = Remembrance("Una took a lantern.", GameTime(), 5, (), "theft", "witnessed", False, 8)
    assert heard(memory(robbed)) == ["Bram says that Una, the traveller, took a lantern."]


def test_who_knows_the_name_needs_no_more() -> None:
    oda = Memory("merchant", {"name": Fact("name", "Una", 2, GameTime())})
    assert heard(memory(event()), oda) == ["Bram says that Bram opened the gate for Una."]


@pytest.mark.parametrize("kept", [event(3), event(private=True), event(role="told_by:rival")])
def test_what_is_small_private_or_second_hand_is_not_passed_on(kept: Remembrance) -> None:
    assert heard(memory(kept)) == []


def test_what_was_confided_stays() -> None:
    assert heard(memory(event()), None, (7,)) == []


def test_nothing_is_told_twice_and_nothing_that_the_other_saw() -> None:
    assert heard(memory(event()), Memory("merchant", memories=[event(role="witnessed")])) == []


@pytest.mark.parametrize(
    ("line", "stays"),
    [
        ("Between us, I stole the seal.", True), ("Keep it to yourself: I am afraid.", True),
        ("Don't tell anyone, but I can read.", True), ("This is a secret.", True), ("Nobody must know.", True),
        ("The shop is between the wells.", False), ("Tell Oda that I am here.", False), ("What is your secret?", False),
    ],
)  # fmt: skip
def test_a_confidence_is_heard_as_one(line: str, stays: bool) -> None:
    assert confided(line) == stays


def test_people_meet_where_their_days_cross() -> None:
    at_gate = {"start": "06:00", "map": "town", "spot": "north_gate", "doing": "stands"}
    at_stall = {"start": "19:30", "map": "town", "spot": "market", "doing": "buys a loaf"}
    late = {"start": "23:00", "map": "town", "spot": "market", "doing": "sleeps"}
    assert meet(guard(schedule=[at_gate, at_stall]), guard(schedule=[late]))
    assert not meet(guard(schedule=[at_gate]), guard(schedule=[late]))
