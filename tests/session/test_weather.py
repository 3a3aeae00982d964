"""Weather in a running game: seen outdoors, in the moment of a talk, after loading and after a lost snapshot."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.playing import finish

from game.log import GameTime
from game.save import Store
from game.session import commands as c
from game.session.events import Event, Prompt, WorldChanged
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice
from game.world.weather import TURNS, weather_at, weather_of

SEED = 5
RAIN = next(
    hour
    for hour in (GameTime(day, turn) for day in range(1, 60) for turn in TURNS)
    if 6 * 60 < hour.minute < 21 * 60 and weather_at(SEED, hour) == "rain"
)


def just_before(session: Session, hour: GameTime) -> None:
    session.do(c.Set(time=f"{hour.day} {(hour.minute - 1) // 60:02}:{(hour.minute - 1) % 60:02}"))
    assert weather_of(session.world.flags) != "rain"


def told(events: list[Event]) -> list[str]:
    return [event.text for event in events if isinstance(event, WorldChanged) and event.what == "flag" and event.text]


@pytest.fixture
def session(resources: Resources) -> Session:
    return Session(resources, UnderstudyVoice(), seed=SEED)


def test_rain_is_seen_once_by_those_who_stand_in_it(session: Session) -> None:
    just_before(session, RAIN)
    session.do(c.Set(time=f"{RAIN.day} {RAIN.clock}"))
    lines = [line for line in session.log.branch if line.text == "It begins to rain."]
    assert len(lines) == 1
    assert "player" in lines[0].listeners
    assert not told(session.do(c.Wait(3)))


def test_under_a_roof_nobody_sees_it_begin(session: Session) -> None:
    go_to(session, "tavern")
    just_before(session, RAIN)
    assert not session.atlas.maps[session.world.player.map].outdoors
    assert not told(session.do(c.Set(time=f"{RAIN.day} {RAIN.clock}")))
    assert session.world.flags["rain"]
    assert not [line for line in session.log.branch if line.text == "It begins to rain."]


def test_a_talk_outdoors_tells_of_the_rain_and_one_indoors_does_not(session: Session) -> None:
    session.do(c.Set(flag={"rain": True}))
    go_to(session, "guard")
    events = finish(session, session.do(c.Talk("guard")))
    events += finish(session, session.do(c.Say("How is the hill road?")))
    events += finish(session, session.do(c.Say("Is it far?")))
    prompts = [event.messages for event in events if isinstance(event, Prompt)]
    assert sum("It rains." in message["content"] for message in prompts[-1]) == 1
    session.do(c.Leave())
    go_to(session, "professor")
    assert not session.atlas.maps[session.world.player.map].outdoors
    events = finish(session, session.do(c.Talk("professor")))
    events += finish(session, session.do(c.Say("Is it far?")))
    prompts = [event.messages for event in events if isinstance(event, Prompt)]
    assert not [message for message in prompts[-1] if "It rains." in message["content"]]


def test_a_saved_game_has_its_weather_again(resources: Resources, tmp_path: Path) -> None:
    session = Session(resources, UnderstudyVoice(), Store(tmp_path), seed=SEED)
    just_before(session, RAIN)
    session.do(c.Save("early"))
    session.do(c.Sleep(1))
    assert session.world.flags["rain"]
    session.close()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert weather_of(again.world.flags) == "rain"
    again.do(c.Load("early"))
    assert weather_of(again.world.flags) != "rain"
    again.do(c.Sleep(1))
    assert weather_of(again.world.flags) == "rain"
    again.close()


def test_without_a_snapshot_the_weather_is_lived_through_again(resources: Resources, tmp_path: Path) -> None:
    session = Session(resources, UnderstudyVoice(), Store(tmp_path), seed=SEED)
    just_before(session, RAIN)
    session.do(c.Sleep(1))
    session.close()
    (snapshot,) = tmp_path.glob("*/save.json")
    snapshot.unlink()
    again = Session.resume(resources, UnderstudyVoice(), Store(tmp_path))
    assert weather_of(again.world.flags) == "rain"
    assert again.world.seed == SEED
    again.close()
