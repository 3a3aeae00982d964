"""The hour in a talk: what a character does is told to whom plays it, and one whose hour comes stays and says so."""

from __future__ import annotations

from game.session import commands as c
from game.session.events import Mood, Prompt, WorldChanged
from game.session.session import Session
from game.session.travel import go_to


def prompts(session: Session, *commands: c.Command) -> list[str]:
    """The last user message of each prompt that the commands lead to."""
    events = [event for command in commands for event in session.do(command)]
    while session.busy:
        events += session.listen(0.1)
    return [event.messages[-1]["content"] for event in events if isinstance(event, Prompt)]


def test_who_speaks_knows_what_it_does(session: Session) -> None:
    go_to(session, "guard")
    (greeting,) = prompts(session, c.Talk("guard"))
    assert greeting.startswith("(Morning. Bram stands before the gate with his spear. The traveller walks up.)")


def test_somebody_on_its_way_can_be_talked_to(session: Session) -> None:
    go_to(session, "rival")
    session.do(c.Set(time="18:59"))
    session.do(c.Wait(1.05))
    (greeting,) = prompts(session, c.Talk("rival"))
    assert "Kestrel is on the way to the market." in greeting
    session.do(c.Wait(1))
    tile = session.world.people["rival"].tile
    session.do(c.Wait(2))
    assert session.world.people["rival"].tile == tile
    session.do(c.Leave())
    session.do(c.Wait(20))
    assert session.world.people["rival"].tile != tile


def test_the_hour_that_comes_in_a_talk_is_told_once(session: Session) -> None:
    go_to(session, "rival")
    session.do(c.Set(time="18:58"))
    prompts(session, c.Talk("rival"))
    told: list[WorldChanged] = []
    seen: list[str] = []
    for line in ("Hello.", "A fine evening.", "What do you think of Bram?", "I like the fountain."):
        events = session.do(c.Say(line))
        while session.busy:
            events += session.listen(0.1)
        told += [event for event in events if isinstance(event, WorldChanged) and event.what == "due"]
        seen += [event.messages[-1]["content"] for event in events if isinstance(event, Prompt)]
    assert [event.text for event in told] == ["Kestrel is due at the market, and stays as long as you talk."]
    assert [text.count("Kestrel is due at the market.") for text in seen] == [0, 0, 1, 0]
    session.do(c.Leave())
    session.do(c.Wait(40))
    assert session.world.people["rival"].tile == (18, 21)


def test_when_the_clock_jumps_all_are_in_place_but_who_talks(session: Session) -> None:
    go_to(session, "rival")
    prompts(session, c.Talk("rival"))
    session.do(c.Set(time="19:30"))
    assert session.world.people["rival"].tile == (27, 21)
    assert session.world.people["guard"].tile == (20, 22)


def test_who_waits_in_vain_takes_it_ill(session: Session) -> None:
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Say("Will you meet me at the harbour at noon?"))
    session.do(c.Leave())
    go_to(session, "guard")
    events = session.do(c.Sleep(6))
    assert [(event.npc, event.delta) for event in events if isinstance(event, Mood)] == [("rival", -5)]
