"""Deeds, promises and secrets that come together in one line, or get into each other's way."""

from __future__ import annotations

import pytest
from support.playing import finish, text

from game.session import commands as c
from game.session.events import Broken, Confirm, Event, Kept, Outcome, WorldChanged
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice


def before(resources: Resources, npc: str, **state: object) -> Session:
    session = Session(resources, UnderstudyVoice())
    go_to(session, npc)
    session.do(c.Set(**state))
    turn(session, c.Talk(npc))
    return session


def turn(session: Session, command: c.Command | str) -> list[Event]:
    return finish(session, session.do(c.Say(command) if isinstance(command, str) else command))


def asked(events: list[Event]) -> bool:
    return any(isinstance(event, Confirm) for event in events)


@pytest.mark.parametrize(
    "answer",
    ["Yes, please.", "Yes, go ahead.", "Yes I do.", "Yes, I'll take it.", "I'll take it.", "OK, thanks", "y", "Deal"],
)
def test_a_yes_is_a_yes(resources: Resources, answer: str) -> None:
    session = before(resources, "merchant")
    assert asked(turn(session, "I'd like to buy a lantern."))
    turn(session, answer)
    assert session.world.items == {"lantern": 1}


@pytest.mark.parametrize("answer", ["No, thanks.", "No.", "Never mind", "Not now, dear"])
def test_a_no_is_a_no(resources: Resources, answer: str) -> None:
    session = before(resources, "merchant")
    turn(session, "I'd like to buy a lantern.")
    turn(session, answer)
    assert (session.question, session.world.money) == ("", 20)


def test_who_promises_a_thing_does_not_give_it_yet(resources: Resources) -> None:
    session = before(resources, "guard", item={"bread": 1})
    assert not asked(turn(session, "I'll bring you some bread."))
    assert session.memory("guard").owes("bread")
    turn(session, c.Give("bread"))
    assert any(isinstance(event, Kept) for event in turn(session, c.Confirm(True)))
    turn(session, c.Leave())
    assert not [event for event in turn(session, c.Sleep(48)) if isinstance(event, Broken)]


def test_what_opens_the_gate_is_neither_promised_nor_given_away(resources: Resources) -> None:
    session = before(resources, "guard", item={"stone_seal": 1})
    turn(session, "I'll bring you the Stone Seal.")
    assert not session.memory("guard").owed
    assert not asked(turn(session, c.Give("stone_seal")))
    turn(session, "Here is the Stone Seal. Open the gate, please.")
    assert session.world.flags["gate_open"]
    assert session.world.items == {"stone_seal": 1}


def test_two_promises_of_one_line_end_by_themselves(resources: Resources) -> None:
    session = before(resources, "guard", item={"bread": 1})
    turn(session, "I promise to bring you bread. Will you ring the bell if my sister Ana passes?")
    turn(session, c.Give("bread"))
    turn(session, c.Confirm(True))
    turn(session, c.Leave())
    events = session.do(c.Set(flag={"passed_ana": True}))
    assert [event.what for event in events if isinstance(event, WorldChanged)].count("bell") == 1


def test_a_promise_that_another_one_keeps_is_kept_once(resources: Resources) -> None:
    session = before(resources, "guard")
    turn(session, "Promise me to let me through when I bring the Stone Seal.")
    turn(session, "Will you ring the bell when the gate opens?")
    events = session.do(c.Set(item={"stone_seal": 1}))
    assert [event.what for event in events if isinstance(event, WorldChanged)].count("bell") == 1
    assert len([event for event in events if isinstance(event, Kept)]) == 2


def test_nobody_buys_back_what_was_stolen_from_her(resources: Resources) -> None:
    session = Session(resources, UnderstudyVoice())
    go_to(session, "merchant")
    turn(session, c.Talk("merchant"))
    turn(session, c.Leave())
    session.do(c.Take("lantern"))
    turn(session, c.Talk("merchant"))
    assert not asked(turn(session, "I'd like to sell you my lantern."))
    assert session.world.money == 20


@pytest.mark.parametrize(
    "line",
    [
        "Bye, I must go.", "Move aside a little, I can't see the view.", "I've got the seal, but keep the gate shut.",
        "Here is the seal, do not open yet.", "Let me in on the secret.", "I'd like to go now.",
    ],
)  # fmt: skip
def test_the_gate_is_not_opened_by_remarks(resources: Resources, line: str) -> None:
    session = before(resources, "guard", item={"stone_seal": 1})
    events = turn(session, line)
    assert not session.world.flags.get("gate_open")
    assert not [event for event in events if isinstance(event, Outcome)]
    assert text(events)


@pytest.mark.parametrize(
    "line",
    [
        "I'd like twenty-five fish hooks.", "Two dozen fish hooks, please.", "I want every fish hook you have.",
        "Give me all your bread.",
    ],
)  # fmt: skip
def test_amounts_that_are_not_understood_are_not_guessed(resources: Resources, line: str) -> None:
    assert not asked(turn(before(resources, "merchant", money=100), line))


@pytest.mark.parametrize("line", ["Your voice is cracked.", "Nothing is cracked here, I hope.", "My rope is frayed."])
def test_faults_of_other_things_move_no_price(resources: Resources, line: str) -> None:
    session = before(resources, "merchant")
    turn(session, "How much is the lantern?")
    turn(session, line)
    assert session.world.bargains == {}


def test_what_was_whispered_or_bought_as_a_secret_does_not_get_round(resources: Resources) -> None:
    session = before(resources, "guard", item={"stone_seal": 1})
    turn(session, c.Whisper("Keep this between us: open the gate."))
    assert session.world.flags["gate_open"]
    turn(session, c.Leave())
    go_to(session, "rival")
    turn(session, c.Talk("rival"))
    turn(session, "I'll pay you for the rumour.")
    turn(session, c.Confirm(True))
    turn(session, c.Leave())
    turn(session, c.Sleep(20))
    for npc in ("merchant", "professor"):
        heard = " ".join(one.text for one in session.memory(npc).memories)
        assert "Bram says" not in heard
        assert "dinghy" not in heard
    assert "dinghy" in " ".join(one.text for one in session.memory("rival").memories)


@pytest.mark.parametrize(("line", "left"), [("I give you back two lanterns.", 0), ("I give you back a lantern.", 1)])
def test_as_many_are_given_back_as_were_stolen(resources: Resources, line: str, left: int) -> None:
    session = Session(resources, UnderstudyVoice())
    go_to(session, "merchant")
    for _ in range(2):
        session.do(c.Take("lantern"))
    turn(session, c.Talk("merchant"))
    assert asked(turn(session, line))
    turn(session, c.Confirm(True))
    tags = [one.tags for one in session.memory("merchant").memories if one.kind == "return"]
    assert [len(one) for one in tags] == [3 - left]
    assert session.world.items.get("lantern", 0) == left
    session.do(c.Set(item={"lantern": 1}))
    assert asked(turn(session, "I give you back a lantern.")) is bool(left), "what is not missing is not taken back"
