"""Several characters in one scene: each can be spoken to, answers as itself, and knows who said what to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.playing import before, finish, text
from support.server import OpenAiServer

from game.mind.prompt import BUDGET, OVERHEARD
from game.save import Store
from game.session import commands as c
from game.session.events import (
    Confirm,
    Done,
    Event,
    Fault,
    Heard,
    Prompt,
    Speech,
    TalkClosed,
    TalkOpened,
    Thinking,
    TurnedTo,
)  # fmt: skip
from game.session.resources import Resources
from game.session.session import Session
from game.voice import UnderstudyVoice, choose


def turn(session: Session, command: c.Command) -> list[Event]:
    return finish(session, session.do(command))


def speakers(events: list[Event]) -> list[str]:
    return [event.npc for event in events if isinstance(event, Speech) and event.last]


@pytest.fixture
def market(session: Session) -> Session:
    """A talk with Kestrel at the fountain, Oda in earshot."""
    before(session, "rival")
    turn(session, c.Talk("rival"))
    return session


def test_whoever_is_called_by_name_answers_and_goes_on_answering(market: Session) -> None:
    events = turn(market, c.Say("Oda, do you sell rope?"))
    assert (speakers(events), [event.to for event in events if isinstance(event, Heard)]) == (
        ["merchant"],
        ["merchant"],
    )
    assert TurnedTo("merchant") in events
    assert not [event for event in events if isinstance(event, TalkOpened)]
    assert "sell:rope" in [offer.id for offer in market.offers]
    assert speakers(turn(market, c.Say("Where is Kestrel?"))) == ["merchant"]
    assert speakers(turn(market, c.Say("Is that true?", to="rival"))) == ["rival"]
    assert speakers(turn(market, c.Say("I like the sea."))) == ["rival"]
    assert "duel:stone_seal" in [offer.id for offer in market.offers]


def test_who_stands_too_far_away_or_nowhere_cannot_be_spoken_to(market: Session) -> None:
    for npc, why in (
        ("guard", "Bram is too far away to hear you."),
        ("nobody", "There is nobody called `nobody` here."),
    ):
        assert market.do(c.Say("Hello.", to=npc)) == [Fault("talk", why)]
    assert speakers(turn(market, c.Say("Bram, do you hear me?"))) == ["rival"]
    assert market.memory("guard").visits == 0


def test_a_quick_choice_turns_to_whoever_stands_near_and_costs_nothing(market: Session) -> None:
    offer = next(offer for offer in market.offers if offer.kind == "turn")
    assert (offer.id, offer.label) == ("turn:merchant", "Turn to Oda")
    hour = market.world.time
    assert TurnedTo("merchant") in market.do(c.Choose("Turn to Oda"))
    assert (market.world.time, market.talk and market.talk.npc) == (hour, "merchant")
    assert not [line for line in market.log.branch if line.speaker == "player"]
    assert "turn:rival" in [offer.id for offer in market.offers]
    assert speakers(turn(market, c.Say("Do you sell rope?"))) == ["merchant"]


def test_a_deed_is_done_by_whoever_was_asked(market: Session) -> None:
    assert [event.npc for event in turn(market, c.Say("Oda, I'll take a rope.")) if isinstance(event, Confirm)] == [
        "merchant"
    ]
    turn(market, c.Confirm(True))
    assert (market.world.items["rope"], market.world.money) == (1, 12)


def test_a_question_is_dropped_when_the_player_turns_to_somebody_else(market: Session) -> None:
    turn(market, c.Say("I'll take a rope.", to="merchant"))
    assert market.question
    assert speakers(turn(market, c.Say("Kestrel, what do you think of Bram?"))) == ["rival"]
    assert (market.question, market.world.items.get("rope", 0)) == ("", 0)
    turn(market, c.Say("I'll take a rope.", to="merchant"))
    turn(market, c.Say("Yes.", to="rival"))
    assert (market.question, market.world.items.get("rope", 0)) == ("", 0)


def test_everybody_remembers_what_it_heard_and_counts_its_own_visit(market: Session) -> None:
    turn(market, c.Say("I'm Thea."))
    turn(market, c.Say("Oda, what is my name?"))
    turn(market, c.Whisper("I lost my compass."))
    events = turn(market, c.Leave())
    assert [event for event in events if isinstance(event, TalkClosed)] == [
        TalkClosed("rival", 1), TalkClosed("merchant", 2),
    ]  # fmt: skip
    rival, merchant = market.memory("rival"), market.memory("merchant")
    assert (rival.visits, merchant.visits, market.memory("guard").visits) == (1, 1, 0)
    assert (rival.name, merchant.name) == ("Thea", "Thea")
    assert "lost" in merchant.facts
    assert "lost" not in rival.facts
    assert "Thea" in rival.talks[-1].came_to
    assert "Thea" in merchant.talks[-1].came_to


def test_a_question_is_handed_on_to_the_next(market: Session) -> None:
    turn(market, c.Say("What do you think of Bram?"))
    said = text(turn(market, c.Say("And you, Oda?")))
    assert any(said.endswith(line) for line in market.cast.personas["merchant"].opinions["guard"])


def test_a_duel_is_between_two(market: Session) -> None:
    turn(market, c.Choose("duel:stone_seal"))
    turn(market, c.Confirm(True))
    assert market.bout
    assert not [offer for offer in market.offers if offer.kind == "turn"]
    assert market.do(c.Say("Help me!", to="merchant")) == [Fault("talk", "This is between you and Kestrel.")]
    assert speakers(turn(market, c.Say("Oda, help me!"))) == ["rival"]


def test_a_word_is_added_seldom_and_only_by_who_has_something_to_say(market: Session) -> None:
    asked = ("What do you think of Bram?", "What do you think of Alder?", "How are you?", "I like the sea.")
    answers = [speakers(turn(market, c.Say(asked[number % 4]))) for number in range(24)]
    assert all(answer[0] == "rival" for answer in answers)
    added = [number for number, answer in enumerate(answers) if answer[1:] == ["merchant"]]
    assert added
    assert len(added) <= 2
    assert all(number % 4 < 2 for number in added)
    assert all(later - earlier >= 3 for earlier, later in pairwise(added))
    line = next(line for line in market.log.branch if (line.meta or {}).get("added"))
    assert line.cue
    assert line.cue.endswith("Oda was not asked, and adds one short sentence.)")
    assert [flag for flag in market.world.flags if flag.startswith("heard_merchant_")]
    assert market.talk
    assert market.talk.npc == "rival"


def test_a_whisper_is_answered_alone(market: Session) -> None:
    for _ in range(12):
        assert speakers(turn(market, c.Whisper("What do you think of Bram?"))) == ["rival"]


def test_a_restart_finds_the_same_company_and_whoever_speaks(resources: Resources, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = Session(resources, UnderstudyVoice(), store)
    before(session, "rival")
    turn(session, c.Talk("rival"))
    turn(session, c.Say("Oda, do you sell rope?"))
    talk, place = session.talk, session.world.player.tile
    session.close()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert talk
    assert again.talk == talk
    assert again.talk.npc == "merchant"
    assert [one.npc for one in again.talk.company] == ["rival", "merchant"]
    assert [one for one in again.talk.company if one.due] == []
    assert again.world.player.tile == place
    assert speakers(turn(again, c.Say("And how much is it?"))) == ["merchant"]
    turn(again, c.Leave())
    assert [again.memory(npc).visits for npc in ("rival", "merchant")] == [0, 1]
    again.close()


def test_an_answer_that_was_due_is_given_by_whoever_was_asked(resources: Resources, tmp_path: Path) -> None:
    session = Session(resources, UnderstudyVoice(), Store(tmp_path))
    before(session, "rival")
    turn(session, c.Talk("rival"))
    turn(session, c.Say("Oda, do you sell rope?"))
    session.log.move_head(next(line.id for line in session.log.branch if line.speaker == "player"))
    assert session.store
    session.store.close()
    journal = tmp_path / "_run" / "lines.jsonl"
    rows = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join(rows[: len(session.log.branch)]), encoding="utf-8")
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert speakers(finish(again, again.listen())) == ["merchant"]
    again.close()


def test_a_watch_that_stops_the_player_has_it_for_itself(session: Session) -> None:
    session.do(c.Set(time="19:35"))
    before(session, "rival")
    turn(session, c.Talk("rival"))
    assert {"turn:guard", "turn:merchant"} <= {offer.id for offer in session.offers}
    turn(session, c.Say("Give me the seal or I will kill you!"))
    assert [one.npc for one in session.world.summons] == ["guard"]
    assert session.do(c.Say("Help!", to="guard")) == [Fault("talk", "Bram is already on the way to you.")]
    assert "turn:guard" not in [offer.id for offer in session.offers]
    turn(session, c.Leave())
    finish(session, session.do(c.Wait(20)))
    assert session.talk
    assert session.talk.npc == "guard"
    assert not [offer for offer in session.offers if offer.kind == "turn"]
    assert session.do(c.Say("Help!", to="merchant")) == [Fault("talk", "This is between you and Bram.")]


def test_everybody_who_takes_part_stays_and_tells_when_it_is_due(session: Session) -> None:
    session.do(c.Set(time="19:56"))
    before(session, "merchant")
    session.do(c.Set(time="19:57"))
    turn(session, c.Talk("merchant"))
    turn(session, c.Say("Bram, how are you?"))
    place = session.world.people["guard"].tile
    for _ in range(4):
        turn(session, c.Say("What do you sell?", to="merchant"))
    due = next(line for line in session.log.branch if line.what == "due")
    assert due.text.startswith("Bram is due at the north gate")
    for _ in range(300):
        session.tick()
    assert session.world.people["guard"].tile == place
    turn(session, c.Leave())
    for _ in range(300):
        session.tick()
    assert session.world.people["guard"].tile != place


def test_who_cannot_be_loaded_any_more_is_missing_from_the_company(resources: Resources, tmp_path: Path) -> None:
    session = Session(resources, UnderstudyVoice(), Store(tmp_path))
    before(session, "rival")
    turn(session, c.Talk("rival"))
    turn(session, c.Say("Oda, do you sell rope?"))
    turn(session, c.Say("Kestrel, how are you?"))
    session.close()
    personas = {npc: persona for npc, persona in resources.cast.personas.items() if npc != "merchant"}
    fewer = replace(resources, cast=replace(resources.cast, personas=personas))
    again = Session.resume(fewer, UnderstudyVoice(), Store(tmp_path))
    assert again.talk
    assert [one.npc for one in again.talk.company] == ["rival"]
    assert speakers(turn(again, c.Say("And you?"))) == ["rival"]
    turn(again, c.Leave())
    assert again.memory("rival").visits == 1
    again.close()


WHOM = st.sampled_from(["rival", "merchant"])
TEXTS = st.one_of(
    st.sampled_from(["a", "I lost my compass.", "My name is Thea.", "What do you think of Bram?", "And you?"]),
    st.integers(1, 300).map(lambda times: "the sea and the boat " * times),
)


@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(said=st.lists(st.tuples(TEXTS, WHOM, st.sampled_from(["", "", "", "cancel", "whisper"])), max_size=30))
def test_prompts_grow_and_every_line_is_covered_once(resources: Resources, said: list[tuple[str, str, str]]) -> None:
    """For each of two between whom the talk goes back and forth, with answers that are broken off and whispers."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        session = Session(resources, UnderstudyVoice(), Store(Path(folder)))
        before(session, "rival")
        prompts = [event for event in turn(session, c.Talk("rival")) if isinstance(event, Prompt)]
        for line, npc, how in said:
            if how == "whisper":
                prompts += [one for one in turn(session, c.Whisper(line)) if isinstance(one, Prompt)]
                continue
            events = session.do(c.Say(line, to=npc))
            events += session.do(c.Cancel()) if how == "cancel" else []
            prompts += [one for one in finish(session, events) if isinstance(one, Prompt)]
        assert all(prompt.tokens <= BUDGET for prompt in prompts)
        assert all([m["role"] for m in p.messages][1:] == _in_turn(len(p.messages) - 1) for p in prompts)
        turn(session, c.Leave())
        for npc in ("rival", "merchant"):
            _check_covered(session, npc)
        session.close()


def _in_turn(count: int) -> list[str]:
    return (["user", "assistant"] * count)[:count]


def _check_covered(session: Session, npc: str) -> None:
    """What the character's prompt held is summed up once, and nothing from before it came into the talk."""
    branch = session.log.branch
    own = [line for line in branch if line.what == "summary" and line.speaker == npc]
    ranges = [(line.data["first_line"], line.data["last_line"]) for line in own if line.data]
    heard = [line.id for line in branch if line.kind == "speech" and line.talk and line.reaches(npc)]
    opened = next((line.id for line in branch if line.what == "talk_opened" and line.speaker == npc), len(branch))
    if session.memory(npc).visits == 0:
        return
    held = heard[max(0, len([one for one in heard if one < opened]) - OVERHEARD) :]
    for one in heard:
        assert sum(first <= one <= last for first, last in ranges) == (one in held), (npc, one, ranges)


@pytest.fixture
def server() -> Iterator[OpenAiServer]:
    with OpenAiServer() as running:
        yield running


def test_each_has_a_prompt_of_its_own_that_only_grows(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    """Back and forth between two: each request begins with the one before of the same character, byte for byte."""
    server.script(
        replies=[
            "Quick, who are you?", "Nothing but gulls up here.", "Rope came in, dear.", "Still the same rope, dear.",
            "You ask a lot, slowpoke.", "Ask me about bread instead.", "My boots are wet, that is all.",
        ]
    )  # fmt: skip
    voice = choose("openai", base_url=server.base_url, model="test", folder=tmp_path)
    session = Session(resources, voice, Store(tmp_path / "saves"))
    before(session, "rival")
    turn(session, c.Talk("rival"))
    names = ("Kestrel", "Oda", "Oda", "Kestrel", "Oda", "Kestrel")
    for number, name in enumerate(names):
        turn(session, c.Say(f"{name}, what is new on day {number}?"))
    bodies = [body["messages"] for body in server.bodies()]
    assert len(bodies) == 7
    of = {"Kestrel": [bodies[0]], "Oda": []}
    for name, body in zip(names, bodies[1:], strict=True):
        of[name].append(body)
    for requests in of.values():
        for earlier, later in pairwise(requests):
            assert later[: len(earlier)] == earlier
    first = of["Oda"][0][-1]["content"]
    assert first.startswith('Kestrel says: "Quick, who are you?"\nThe traveller says to Kestrel: "Kestrel, what is new')
    assert 'Kestrel says: "Nothing but gulls up here."\n(' in first
    back = of["Kestrel"][2][-1]["content"]
    assert back.count("The traveller says to Oda: ") == 2
    assert back.count("Oda says: ") == 2
    assert "You are Oda" not in of["Kestrel"][2][0]["content"]
    session.close()
    voice.close()


def test_a_model_adds_one_sentence_with_a_cue_of_its_own(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(fallback="I set the clock by Bram and his loaf. He is fond of bread. He pays every evening.")
    voice = choose("openai", base_url=server.base_url, model="test", folder=tmp_path)
    session = Session(resources, voice, Store(tmp_path / "saves"))
    before(session, "rival")
    turn(session, c.Talk("rival"))
    added: list[Event] = []
    for line in ("How are you?", "I like the sea.", *["What do you think of Bram?"] * 8):
        events = turn(session, c.Say(line))
        added = [event for event in events if isinstance(event, Speech) and event.npc == "merchant"]
        if added:
            break
    assert text(added).count(".") == 1
    asked = server.bodies()[-1]["messages"][-1]["content"]
    assert "says to Kestrel: " in asked
    assert asked.endswith("Oda was not asked, and adds one short sentence.)\nOda answers:")
    session.close()
    voice.close()


def test_a_word_that_is_added_can_be_broken_off(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Yes?", "Well enough.", "Wet boots."])
    voice = choose("openai", base_url=server.base_url, model="test", folder=tmp_path)
    session = Session(resources, voice, Store(tmp_path / "saves"))
    before(session, "rival")
    turn(session, c.Talk("rival"))
    turn(session, c.Say("How are you?"))
    turn(session, c.Say("I like the sea."))
    added = False
    for _ in range(8):
        held = {"when": "Oda was not asked", "chunks": ["Bram "], "hold": 0}
        server.script(clear=True, replies=["I would trust that door Bram with my life.", held])
        events = session.do(c.Say("What do you think of Bram?"))
        while session.busy and not added:
            events += session.listen(0.1)
            added = any(isinstance(event, Thinking) and event.npc == "merchant" for event in events)
        if added:
            break
    assert added
    assert not [event for event in events if isinstance(event, Done)]
    done = [event for event in session.do(c.Cancel()) if isinstance(event, Done)]
    assert [event.npc for event in done] == ["rival"]
    assert not session.busy
    turn(session, c.Leave())
    assert (session.memory("rival").visits, session.memory("merchant").visits) == (1, 0)
    session.close()
    voice.close()


def test_what_was_said_to_each_is_asked_about_after_the_talk(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    nothing = '{"facts": [], "memories": [], "heart": []}'
    server.script(replies=["Yes?", "Good to hear.", "A fine thing, dear."], fallback=nothing)
    voice = choose("openai", base_url=server.base_url, model="test", folder=tmp_path)
    session = Session(resources, voice, Store(tmp_path / "saves"))
    before(session, "rival")
    turn(session, c.Talk("rival"))
    turn(session, c.Say("I keep bees on my roof."))
    turn(session, c.Say("My uncle built a ship.", to="merchant"))
    spoken = len(server.bodies())
    turn(session, c.Leave())
    asked = ["\n".join(m["content"] for m in body["messages"]) for body in server.bodies()[spoken:]]
    (rival,) = [text for text in asked if "bees" in text]
    (merchant,) = [text for text in asked if "uncle" in text]
    assert rival != merchant
    done = [(line.speaker, line.talk) for line in session.log.branch if line.what == "extracted"]
    assert sorted(npc for npc, _ in done) == ["merchant", "rival"]
    session.close()
    again = Session.resume(resources, voice, Store(tmp_path / "saves"))
    assert not again.working
    again.close()
    voice.close()
