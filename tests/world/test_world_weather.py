"""The weather: the same for the same seed and hour, turned by the clock, never in the first day's light."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.log import GameTime
from game.world import World, rules
from game.world.weather import FLAGS, TURNS, turning, weather_at, weather_of

SEEDS = st.integers(0, 10_000)


def rainy(seed: int) -> GameTime:
    """The first hour at which it rains."""
    hours = (GameTime(day, turn) for day in range(1, 60) for turn in TURNS)
    return next(hour for hour in hours if weather_at(seed, hour) == "rain")


@given(SEEDS, st.integers(0, 18 * 60 - 1))
def test_the_first_day_is_clear_until_its_evening(seed: int, minute: int) -> None:
    assert weather_at(seed, GameTime(1, minute)) == "clear"


@given(SEEDS, st.integers(1, 400))
def test_it_turns_at_five_hours_of_a_day_at_most(seed: int, day: int) -> None:
    turned = [
        minute
        for minute in range(1, 24 * 60)
        if weather_at(seed, GameTime(day, minute)) != weather_at(seed, GameTime(day, minute - 1))
    ]
    assert set(turned) <= set(TURNS)


@given(SEEDS, st.integers(1, 400))
def test_midnight_is_no_hour_of_it(seed: int, day: int) -> None:
    assert weather_at(seed, GameTime(day, 24 * 60 - 1)) == weather_at(seed, GameTime(day + 1, 0))


def test_there_is_some_of_everything_and_rain_on_some_days_only() -> None:
    seen = Counter(
        weather_at(seed, GameTime(day, turn)) for seed in range(20) for day in range(2, 30) for turn in TURNS
    )
    assert set(seen) == {"clear", *FLAGS}
    assert seen["clear"] > 0.3 * seen.total()
    wet = [day for day in range(2, 402) if any(weather_at(7, GameTime(day, turn)) == "rain" for turn in TURNS)]
    assert 40 < len(wet) < 200


def test_games_of_different_seeds_have_weather_of_their_own() -> None:
    skies = {tuple(weather_at(seed, GameTime(day, 480)) for day in range(2, 20)) for seed in range(10)}
    assert len(skies) == 10


def test_the_clock_sets_the_flags_and_tells_it_once(world: World) -> None:
    world.seed = 3
    hour = rainy(3)
    rules.pass_time(world, hour.minutes_since(world.time) - 1)
    before = weather_of(world.flags)
    facts = rules.pass_time(world, 1, silent=True)
    assert weather_of(world.flags) == "rain"
    assert [fact.text for fact in facts if fact.text] == ["It begins to rain."]
    assert before != "rain"
    assert not rules.pass_time(world, 1, silent=True)


@given(SEEDS, st.lists(st.integers(1, 900), max_size=12))
def test_however_time_passes_the_flags_are_the_weather(seed: int, minutes: list[int]) -> None:
    world = World(rules.Walker("player", "town", (1, 1), "down"), {}, seed=seed)
    for step in minutes:
        rules.pass_time(world, step)
    assert weather_of(world.flags) == weather_at(seed, world.time)
    assert sum(world.flags.get(flag, False) for flag in FLAGS) <= 1


def test_what_is_set_by_hand_stays_until_the_weather_turns(world: World) -> None:
    world.seed = 3
    rules.set_flag(world, "fog", True)
    rules.pass_time(world, 60)
    assert weather_of(world.flags) == "fog"
    hour = rainy(3)
    rules.pass_time(world, hour.minutes_since(world.time))
    assert weather_of(world.flags) == "rain"
    assert not world.flags["fog"]


def test_without_a_seed_it_is_always_clear(world: World) -> None:
    rules.pass_time(world, 20 * 24 * 60)
    assert weather_of(world.flags) == "clear"


@pytest.mark.parametrize(
    ("before", "now", "text"),
    [
        ("clear", "rain", "It begins to rain."),
        ("rain", "cloud", "The rain stops."),
        ("rain", "fog", "Fog comes in from the sea."),
        ("clear", "cloud", ""),
        ("cloud", "clear", ""),
        ("wind", "wind", ""),
    ],
)
def test_what_one_sees_of_it(before: str, now: str, text: str) -> None:
    assert turning(before, now) == text  # type: ignore[arg-type]
