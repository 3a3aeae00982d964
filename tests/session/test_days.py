"""The hour in a talk: what a character does is told to whom plays it, and one whose hour comes stays and says so."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.save import Store
from game.session import commands as c
from game.session.deeds import log_facts
from game.session.events import Event, Mood, Prompt, WorldChanged
from game.session.resources import Resources, load_resources
from game.session.session import Session
from game.session.travel import go_to
from game.session.watch import confront
from game.voice import UnderstudyVoice
from game.world import Summons, rules


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
        own = [event for event in events if isinstance(event, Prompt) and event.npc == "rival"]
        seen += [event.messages[-1]["content"] for event in own]
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


def stolen_in_sight(session: Session) -> list[Event]:
    go_to(session, "merchant")
    return session.do(c.Take("lantern"))


def test_who_keeps_order_comes_and_takes_back_what_was_stolen(session: Session) -> None:
    told = [event.text for event in stolen_in_sight(session) if isinstance(event, WorldChanged)]
    assert 'Oda calls: "Bram!"' in told
    assert session.world.items["lantern"] == 1
    events = session.do(c.Wait(60))
    while session.busy:
        events += session.listen(0.1)
    assert session.talk is not None
    assert session.talk.npc == "guard"
    assert "lantern" not in session.world.items
    assert session.world.stock["merchant"]["lantern"] == session.resources.stock["merchant"]["lantern"]
    (prompt,) = [event.messages[-1]["content"] for event in events if isinstance(event, Prompt)]
    assert "The traveller stole a lantern from Oda, and Oda called Bram. Bram has taken a lantern off" in prompt
    assert session.world.summons == []
    session.do(c.Leave())
    session.do(c.Wait(60))
    assert session.world.people["guard"].tile == (26, 10)


def test_a_theft_that_only_the_watch_saw_has_no_caller(session: Session) -> None:
    go_to(session, "merchant")
    stolen = session.resources.stock["merchant"]["lantern"]
    session.do(c.Set(item={"lantern": 0}))
    scene = session._scene
    facts = rules.exchange(
        scene.world, "theft", "merchant", {"lantern": 2}, 0, "The traveller steals.", seen=("guard",)
    )
    log_facts(scene, facts)
    assert scene.world.stock["merchant"]["lantern"] == stolen - 2
    stopped, _ = confront(scene, Summons("guard", "guard", "theft", scene.world.time))
    assert (stopped.by, stopped.owners) == ("Bram", "Oda")
    told = scene.memory("merchant").memories[-1].text
    assert told.endswith("who had stolen them from Oda."), told
    empty, _ = confront(scene, Summons("guard", "guard", "theft", scene.world.time))
    assert (empty.by, empty.owners, empty.goods) == ("Bram", "Oda", {})


def test_he_follows_through_doors_and_gives_it_up_after_two_hours(session: Session) -> None:
    stolen_in_sight(session)
    for _ in go_to(session, "professor"):
        pass
    session.do(c.Wait(60))
    assert session.talk is not None
    assert session.world.people["guard"].map == "study"
    session.do(c.Leave())
    session.do(c.Set(item={"lantern": 0}))
    go_to(session, "merchant")
    session.do(c.Take("rope"))
    session.do(c.Sleep(3))
    assert session.world.summons == []
    session.do(c.Wait(30))
    assert session.talk is None
    assert session.world.items["rope"] == 1


def test_who_is_talked_with_is_not_interrupted(session: Session) -> None:
    stolen_in_sight(session)
    prompts(session, c.Talk("merchant"))
    session.do(c.Wait(60))
    assert session.talk is not None
    assert session.talk.npc == "merchant"
    assert session.world.items["lantern"] == 1
    session.do(c.Leave())
    session.do(c.Wait(1))
    assert session.talk is not None
    assert session.talk.npc == "guard"


def test_indoors_nobody_hears_the_call(session: Session) -> None:
    go_to(session, "professor")
    prompts(session, c.Talk("professor"), c.Say("I will kill you, old man."))
    assert session.world.summons == []
    assert any(memory.kind == "threat" for memory in session.memory("professor").memories)


def test_a_greeting_of_the_watch_that_was_cut_off_by_a_restart_is_given(resources: Resources, tmp_path: Path) -> None:
    first = Session(resources, UnderstudyVoice(), Store(tmp_path))
    stolen_in_sight(first)
    while first.talk is None:
        first.tick()
    first.close()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    while again.busy:
        again.listen(0.1)
    assert again.talk is not None
    assert "lantern" in again.talk.said[0][1].lower()
    again.close()


@pytest.mark.parametrize(
    "line",
    ["I could beat you at dice.", "Would you kill me?", "I will beat you in a duel!", "They said they would kill you."],
)
def test_what_is_no_threat_calls_nobody(session: Session, line: str) -> None:
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Say(line))
    assert session.world.summons == []


def test_a_whispered_threat_is_shouted_about_all_the_same(session: Session) -> None:
    go_to(session, "merchant")
    prompts(session, c.Talk("merchant"), c.Whisper("I will kill you."))
    assert [one.by for one in session.world.summons] == ["merchant"]


def test_who_keeps_order_needs_nobody_to_call_it(session: Session) -> None:
    go_to(session, "guard")
    prompts(session, c.Talk("guard"), c.Say("I will kill you."), c.Leave())
    session.do(c.Wait(30))
    assert session.talk is None
    assert session.memory("guard").standing == 40


def test_in_a_duel_blows_are_answers_and_nothing_is_given_away(session: Session) -> None:
    session.do(c.Set(item={"bread": 1}))
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Say("I challenge you to a duel. I'll beat you!"), c.Confirm(True))
    assert session.world.duel is not None
    prompts(session, c.Say("I'll hit you!"), c.Give("bread"), c.Choose("rumour:lampless_boat"))
    assert session.world.summons == []
    assert session.question == ""
    assert session.world.items == {"bread": 1}


def test_a_theft_that_only_a_bystander_sees_is_called_out(session: Session) -> None:
    go_to(session, "merchant")
    session.world.people["merchant"].facing = "up"
    session.world.people["rival"].map, session.world.people["rival"].tile = "town", (19, 23)
    session.world.people["rival"].facing = "up"
    session.do(c.Take("rope"))
    assert [one.by for one in session.world.summons] in (["merchant"], ["rival"])


def test_what_was_paid_for_after_a_theft_is_not_taken_away(session: Session) -> None:
    stolen_in_sight(session)
    session.do(c.Sleep(3))
    session.do(c.Set(item={"lantern": 0}, standing={"merchant": 60}))
    go_to(session, "merchant")
    prompts(session, c.Talk("merchant"), c.Choose("sell:lantern"), c.Confirm(True), c.Leave())
    assert session.world.items == {"lantern": 1}
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Say("I will kill you."), c.Leave())
    session.do(c.Wait(60))
    assert session.talk is not None
    assert session.world.items == {"lantern": 1}


def test_nobody_grows_fond_by_appointments_alone(session: Session) -> None:
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Say("Will you meet me here in one hour?"))
    prompts(session, c.Say("Will you meet me here in one hour and five minutes?"))
    assert len([one for one in session.world.pledges if one.kind == "meet"]) == 1
    session.do(c.Leave())
    session.do(c.Sleep(2))
    prompts(session, c.Talk("rival"), c.Say("Will you meet me here in one hour?"), c.Leave())
    session.do(c.Sleep(2))
    assert session.memory("rival").standing == 53


def test_where_no_way_leads_nobody_promises_to_be(session: Session) -> None:
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Say("Promise that you will meet me at the hill road at noon."))
    assert session.world.pledges == []


@pytest.mark.parametrize("gone", ["merchant", "rival"])
def test_a_game_goes_on_without_a_character_that_was_taken_out(root: Path, tmp_path: Path, gone: str) -> None:
    for part in ("npcs", "assets"):
        shutil.copytree(root / part, tmp_path / part, ignore=shutil.ignore_patterns("source"))
    saves = tmp_path / "saves"
    session = Session(load_resources(tmp_path), UnderstudyVoice(), Store(saves))
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Say("Will you meet me at the harbour at noon?"), c.Leave())
    stolen_in_sight(session)
    go_to(session, "rival")
    prompts(session, c.Talk("rival"), c.Choose("duel:stone_seal"), c.Confirm(True))
    session.close()
    (tmp_path / "npcs" / f"{gone}.yaml").unlink()
    again = Session.resume(load_resources(tmp_path), UnderstudyVoice(), Store(saves))
    again.do(c.Leave())
    again.do(c.Wait(60))
    again.do(c.Leave())
    again.do(c.Sleep(6))
    assert again.bout == ""
    assert gone not in again.world.people
    again.close()


def test_who_walks_up_to_the_watch_is_stopped_all_the_same(session: Session) -> None:
    stolen_in_sight(session)
    guard, player = session.world.people["guard"], session.world.player
    guard.map, guard.tile = player.map, (player.tile[0] + 1, player.tile[1])
    prompts(session, c.Talk("guard"))
    assert session.talk is not None
    assert session.talk.stopped is not None
    assert "lantern" not in session.world.items
