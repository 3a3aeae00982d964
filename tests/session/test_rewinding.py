"""Another answer, other words, and back to any line: world, memories and promises follow the branch."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from session.test_deeds_random import carried_out, coins, commands, things
from support.playing import before, finish, text

from game.log import Line
from game.mind.memory_json import to_json
from game.save import Store
from game.session import commands as c
from game.session.events import Done, Fault, Prompt, Rewound, Speech
from game.session.past import favourites
from game.session.resources import Resources
from game.session.session import Session
from game.voice import UnderstudyVoice


@pytest.fixture
def talking(session: Session) -> Session:
    """In a talk with Oda, with coins in the purse."""
    session.do(c.Set(money=40))
    before(session, "merchant")
    finish(session, session.do(c.Talk("merchant")))
    return session


def say(session: Session, line: str) -> str:
    return text(finish(session, session.do(c.Say(line))))


def state(session: Session) -> dict[str, Any]:
    """All that follows a branch. In memories the ids of lines may differ: what fell due is noted anew."""
    world = session.world.to_json()
    del world["step"], world["passed_steps"]
    memories = {npc: _without_ids(to_json(session.memory(npc), "player")) for npc in session.cast.personas}
    standing = {npc: session.memory(npc).standing for npc in session.cast.personas}
    talk = session.talk
    return {
        "world": world, "memories": memories, "standing": standing, "partner": talk.npc if talk else None,
        "said": list(talk.said) if talk else [], "offers": session.offers, "chapter": session.chapter,
    }  # fmt: skip


def _without_ids(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_ids(one) for key, one in value.items() if not key.endswith("line")}
    return [_without_ids(one) for one in value] if isinstance(value, list) else value


def answer(session: Session) -> Line:
    return next(line for line in reversed(session.log.branch) if line.kind == "speech" and line.speaker != "player")


class TestAnotherAnswer:
    def test_the_same_prompt_gets_other_words(self, talking: Session) -> None:
        events = finish(talking, talking.do(c.Say("My name is Teodora.")))
        asked = [event.sha256 for event in events if isinstance(event, Prompt)]
        drawn = [text(events)]
        for _ in range(8):
            again = finish(talking, talking.do(c.Regenerate()))
            assert [event.sha256 for event in again if isinstance(event, Prompt)] == asked
            assert isinstance(again[0], Rewound)
            assert isinstance(again[-1], Done)
            drawn.append(text(again))
        assert len(set(drawn)) == len(drawn)
        assert talking.memory("merchant").name == "Teodora"

    def test_a_greeting_too(self, talking: Session) -> None:
        first = answer(talking).text
        assert text(finish(talking, talking.do(c.Regenerate()))) not in ("", first)
        assert talking.talk is not None
        assert len(talking.talk.said) == 1

    def test_the_old_answer_stays_in_the_log_and_can_be_taken_after_all(self, talking: Session) -> None:
        say(talking, "What is the bell for?")
        old = answer(talking)
        finish(talking, talking.do(c.Regenerate()))
        assert old in talking.log.lines
        assert old not in talking.log.branch
        finish(talking, talking.do(c.Rewind(old.id)))
        assert answer(talking) is old

    def test_what_hung_on_the_old_answer_is_gone(self, talking: Session) -> None:
        say(talking, "Who are you?")
        old = answer(talking)
        finish(talking, talking.do(c.Regenerate()))
        assert old.id not in [line for _, line in talking.memory("merchant").statements]

    def test_a_deed_is_done_once(self, talking: Session) -> None:
        finish(talking, talking.do(c.Choose("sell:lantern")))
        finish(talking, talking.do(c.Confirm(True)))
        held = talking.world.money, dict(talking.world.items), dict(talking.world.purses)
        minute = talking.world.time
        for _ in range(3):
            finish(talking, talking.do(c.Regenerate()))
            assert (talking.world.money, talking.world.items, talking.world.purses) == held
            assert talking.world.time == minute
        assert [line.what for line in talking.log.branch].count("trade") == 1

    def test_a_promise_is_given_once(self, talking: Session) -> None:
        say(talking, "Will you keep the rope for me until tomorrow?")
        finish(talking, talking.do(c.Regenerate()))
        assert len(talking.memory("merchant").open_promises) == 1
        assert len(talking.world.pledges) == 1

    def test_an_answer_that_was_broken_off_is_given_after_all(self, resources: Resources) -> None:
        slow = Session(resources, UnderstudyVoice(1.0, lambda: 0.0))
        before(slow, "guard")
        slow.do(c.Talk("guard"))
        slow.do(c.Cancel())
        slow.do(c.Say("What is the bell for?"))
        assert slow.do(c.Regenerate())[0] == Fault("history", "Let the answer come to its end first, or break it off.")
        slow.do(c.Cancel())
        slow.do(c.Regenerate())
        assert slow.busy
        slow.close()

    def test_where_there_is_none(self, session: Session) -> None:
        assert session.do(c.Regenerate())[0] == Fault("history", "Nothing was answered in this talk yet.")


class TestOtherWords:
    def test_the_old_ones_were_never_said(self, talking: Session) -> None:
        say(talking, "My name is Teodora.")
        finish(talking, talking.do(c.EditLast("My name is Ilse.")))
        assert talking.memory("merchant").name == "Ilse"
        assert talking.memory("merchant").facts["name"].before is None
        assert talking.talk is not None
        assert [said for who, said in talking.talk.said if who == "player"] == ["My name is Ilse."]

    def test_a_deed_of_the_old_ones_is_undone(self, talking: Session) -> None:
        money, had = talking.world.money, dict(talking.world.stock["merchant"])
        finish(talking, talking.do(c.Choose("sell:lantern")))
        finish(talking, talking.do(c.Confirm(True)))
        assert talking.world.money < money
        finish(talking, talking.do(c.EditLast("A fine day.")))
        assert (talking.world.money, talking.world.items, talking.world.stock["merchant"]) == (money, {}, had)

    def test_whoever_was_called_by_name_is_only_turned_to_by_the_new_words(self, session: Session) -> None:
        before(session, "rival")
        finish(session, session.do(c.Talk("rival")))
        assert session.talk is not None
        partner = session.talk.npc
        others = [offer.about for offer in session.offers if offer.kind == "turn"]
        assert others, "nobody else is near"
        say(session, f"{session.cast.personas[others[0]].name}, what do you think?")
        assert session.talk.npc == others[0]
        finish(session, session.do(c.EditLast("How are you?")))
        assert session.talk.npc == partner

    def test_an_open_question_is_dropped(self, talking: Session) -> None:
        say(talking, "A fine day.")
        talking.do(c.Choose("sell:lantern"))
        assert talking.question
        finish(talking, talking.do(c.EditLast("A cold day.")))
        assert (talking.question, talking.world.items) == ("", {})

    @pytest.mark.parametrize(("line", "why"), [(" ", "Write what you say instead."), ("x", "You have said nothing")])
    def test_where_there_is_nothing_to_change(self, talking: Session, line: str, why: str) -> None:
        fault = talking.do(c.EditLast(line))[0]
        assert isinstance(fault, Fault)
        assert fault.message.startswith(why)


class TestBackToALine:
    def test_to_what_was_said_to_the_player(self, talking: Session) -> None:
        say(talking, "My name is Teodora.")
        there, line = state(talking), answer(talking)
        say(talking, "Will you keep the rope for me until tomorrow?")
        talking.do(c.Leave())
        talking.do(c.Sleep(9))
        talking.do(c.Rewind(line.id))
        assert state(talking) == there
        assert not talking.busy

    def test_to_before_the_players_own_words_which_are_the_draft(self, talking: Session) -> None:
        there = state(talking)
        say(talking, "My name is Teodora.")
        talking.do(c.Leave())
        line = next(line for line in talking.history if line.text == "My name is Teodora.")
        talking.do(c.Rewind(line.id))
        assert state(talking) == there
        assert talking.draft == "My name is Teodora."

    def test_only_to_lines_that_were_said_or_told(self, talking: Session) -> None:
        for line in (0, 1, 9_999):
            assert talking.do(c.Rewind(line))[0] == Fault("history", f"Nothing was said or told as line {line}.")

    def test_into_a_chapter_of_the_story(self, whole: Resources) -> None:
        session = Session(whole, UnderstudyVoice())
        session.listen()
        shown, line = session.chapter, session.history[-1]
        assert shown is not None
        session.do(c.Next())
        assert session.chapter != shown
        events = session.do(c.Rewind(line.id))
        assert (session.chapter, Rewound(line.id) in events) == (shown, True)
        session.close()

    def test_a_game_is_loaded_on_its_branch_even_when_nothing_came_after(
        self, resources: Resources, tmp_path: Path
    ) -> None:
        store = Store(tmp_path)
        session = Session(resources, UnderstudyVoice(), store)
        before(session, "guard")
        finish(session, session.do(c.Talk("guard")))
        say(session, "I'm Teodora.")
        line = answer(session)
        there = state(session)
        say(session, "I lost my compass.")
        session.do(c.Rewind(line.id))
        session.close()
        written = json.loads((tmp_path / "_run" / "npcs" / "guard.json").read_text(encoding="utf-8"))
        assert "lost" not in written["player_facts"]
        again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
        assert state(again) == there
        again.close()

    @pytest.mark.parametrize("lost", [False, True])
    def test_also_where_the_state_is_older_than_the_way_back(
        self, resources: Resources, tmp_path: Path, lost: bool
    ) -> None:
        session = Session(resources, UnderstudyVoice(), Store(tmp_path))
        before(session, "guard")
        finish(session, session.do(c.Talk("guard")))
        say(session, "I'm Teodora.")
        there, line = state(session), answer(session)
        say(session, "I lost my compass.")
        path = tmp_path / "_run" / "save.json"
        older = path.read_text(encoding="utf-8")
        session.do(c.Rewind(line.id))
        session.close()
        if lost:
            path.unlink()
        else:
            path.write_text(older, encoding="utf-8")
        again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
        assert again.memory("guard").facts.keys() == {"name"}
        assert state(again)["memories"] == there["memories"]
        again.close()


class TestFavourites:
    def test_a_mark_stays_in_the_save_and_on_every_branch(self, resources: Resources, tmp_path: Path) -> None:
        session = Session(resources, UnderstudyVoice(), Store(tmp_path))
        before(session, "guard")
        finish(session, session.do(c.Talk("guard")))
        greeting = answer(session)
        say(session, "What is the bell for?")
        said = answer(session)
        session.do(c.Favourite(said.id))
        session.do(c.Favourite(greeting.id))
        session.do(c.Favourite(greeting.id, on=False))
        finish(session, session.do(c.Regenerate()))
        assert session.favourites == {said.id}
        session.close()
        again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
        assert again.favourites == {said.id}
        assert not again.memory("guard").memories
        again.close()

    def test_only_of_what_was_said(self, session: Session) -> None:
        assert isinstance(session.do(c.Favourite(1))[0], Fault)
        assert favourites(session.log) == frozenset()


def moments(session: Session, rng: random.Random, steps: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Play at random; the lines to which one can go back, with the state that was there: after what was said to the
    player, and before what it said."""
    for _ in range(steps):
        for command in commands(rng, session):
            there, spoken = state(session), len(session.log)
            begun, asked = session.talk, session.question
            events = carried_out(session, command)
            heard = [line for line in session.log.lines[spoken:] if line in session.log.branch]
            mine = [line for line in heard if line.kind == "speech" and line.speaker == "player"]
            if mine and begun and not asked:
                yield mine[0].id, there
            said = [event.line for event in events if isinstance(event, Speech) and event.last]
            if said and session.talk and isinstance(command, c.Say | c.Talk) and not session.question:
                yield said[-1], state(session)


def played_and_rewound(resources: Resources, folder: Path, seed: int, rounds: int) -> int:
    """Talk, trade, steal and go back, also over saving and loading; how often one went back."""
    rng = random.Random(seed)
    session = Session(resources, UnderstudyVoice(), Store(folder), seed)
    session.do(c.Set(money=300, item={"rope": 3, "bread": 5}))
    all_coins, all_things = coins(session.world), things(session.world)
    known: dict[int, dict[str, Any]] = {}
    went = 0
    for number in range(rounds):
        known |= dict(moments(session, rng, 8))
        if number % 3 == 1:
            session.close()
            session = Session.resume(resources, UnderstudyVoice(), Store(folder))
        for line in rng.sample(sorted(known), min(2, len(known))):
            carried_out(session, c.Rewind(line))
            assert state(session) == known[line], (seed, number, line)
            assert (coins(session.world), things(session.world)) == (all_coins, all_things)
            went += 1
        if session.talk and rng.random() < 0.5:
            held = coins(session.world), things(session.world), session.world.money
            carried_out(session, c.Regenerate())
            assert (coins(session.world), things(session.world), session.world.money) == held
            carried_out(session, c.EditLast(rng.choice(("I'll take a lantern.", "Deal.", "Here, take my bread."))))
            assert (coins(session.world), things(session.world)) == (all_coins, all_things)
    session.close()
    return went


def test_going_back_gives_the_state_that_was_there(resources: Resources, tmp_path: Path) -> None:
    assert played_and_rewound(resources, tmp_path, 7, 8) >= 12


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_over_and_over(resources: Resources, tmp_path: Path, seed: int) -> None:
    assert played_and_rewound(resources, tmp_path, seed, 30) >= 40
