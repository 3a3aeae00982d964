"""A meeting at an hour and a place: what the character grants, and what it may say of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.log import GameTime
from game.mind.deed_words import Done, untrue
from game.mind.intent import read_line
from game.mind.memory import Memory
from game.mind.persona import read_persona, read_town
from game.mind.promise import decide
from game.mind.worldview import WorldView

NPCS = Path(__file__).parents[2] / "npcs"
KESTREL, TOWN = read_persona(NPCS / "rival.yaml"), read_town(NPCS / "_town.yaml")
BRAM = read_persona(NPCS / "guard.yaml")
SPOTS = {"harbour": ("harbour", "docks", "quay"), "north_gate": ("north gate", "gate"), "fountain": ("fountain",)}
VIEW = WorldView(time=GameTime(1, 600), place="fountain", spots=SPOTS)


@pytest.mark.parametrize(
    ("line", "spot", "hour"),
    [
        ("Will you meet me at the harbour at noon?", "harbour", GameTime(1, 720)),
        ("Meet me at the docks at six.", "harbour", GameTime(1, 18 * 60)),
        ("Let's meet at the north gate tomorrow at 9 in the morning.", "north_gate", GameTime(2, 540)),
        ("Shall we meet here tonight?", "fountain", GameTime(1, 20 * 60)),
        ("Can we meet at the quay at dusk?", "harbour", GameTime(1, 19 * 60)),
        ("Promise that you will meet me at the fountain in two hours.", "fountain", GameTime(1, 720)),
        ("Meet me at the harbour tonight at nine.", "harbour", GameTime(1, 21 * 60)),
        ("Meet me at the harbour at 6:30 pm.", "harbour", GameTime(1, 18 * 60 + 30)),
        ("Please wait for me at the gate at noon.", "north_gate", GameTime(1, 720)),
        ("I'd like you to wait at the harbour at midnight.", "harbour", GameTime(2, 0)),
    ],
)
def test_a_meeting_that_is_granted(line: str, spot: str, hour: GameTime) -> None:
    decision = decide(read_line(line, KESTREL, TOWN, VIEW, name=None), KESTREL, Memory("rival"), VIEW, ())
    assert decision.grant is not None, decision
    assert (decision.grant.kind, dict(decision.grant.when)) == ("meet", {**hour.to_json(), "spot": spot})


@pytest.mark.parametrize(
    "line",
    [
        "Will you meet me at the castle at noon?", "Promise to meet me at noon.", "Promise to meet me at the harbour.",
        "Promise me that you will not meet me at the harbour at noon.", "Wait for me at the harbour for two hours.",
        "Wait for me at the harbour until noon.", "Meet me at the harbour before noon.",
        "Promise that you will meet me here in one minute.",
        "Will you meet me at the harbour at noon and bring me two ropes?",
        "Will you meet Bram at the market at noon?", "Will you meet me at the harbour on Friday at noon?",
        "Will you meet me at the harbour the day after tomorrow at noon?",
    ],
)  # fmt: skip
def test_a_meeting_without_place_or_hour_is_not_promised(line: str) -> None:
    decision = decide(read_line(line, KESTREL, TOWN, VIEW, name=None), KESTREL, Memory("rival"), VIEW, ())
    assert decision.grant is None
    assert decision.outcome in ("", "promise_refused")


@pytest.mark.parametrize(
    "line",
    [
        "Did you meet my sister at the harbour at noon?", "Where can I meet the professor tomorrow?",
        "Nice to meet you!", "I want to meet your mother tomorrow.", "I met Oda at the market today.",
        "We could meet the others at noon.",
    ],
)  # fmt: skip
def test_other_meetings_are_no_wish(line: str) -> None:
    assert decide(read_line(line, KESTREL, TOWN, VIEW, name=None), KESTREL, Memory("rival"), VIEW, ()).outcome == ""


def test_who_has_no_such_promise_in_its_file_refuses() -> None:
    line = "Will you meet me at the harbour at noon?"
    assert (
        decide(read_line(line, BRAM, TOWN, VIEW, name=None), BRAM, Memory("guard"), VIEW, ()).outcome != "promise_made"
    )


@pytest.mark.parametrize(
    ("said", "vows", "claim"),
    [
        ("I'll meet you at the harbour at noon.", (), "promise"),
        ("Fine, I will wait for you at the quay.", (), "promise"),
        ("I will be there at noon.", (), "promise"),
        ("I'll meet you at the harbour at noon.", ("meet me at the harbour at noon",), None),
        ("I will not meet you there.", (), None),
        ("Nice to meet you.", (), None),
        ("Wait for me? I never wait.", (), None),
        ("If you win, I will meet you at the harbour.", (), None),
    ],
)
def test_a_meeting_that_nobody_promised_is_not_announced(said: str, vows: tuple[str, ...], claim: Any) -> None:
    assert untrue(said, Done(vows=vows)) == claim
