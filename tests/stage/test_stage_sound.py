"""What is heard, and that nobody hears of a device that is not there."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest
from stage.played import SMALL, Play

from game.session.events import Bout, Event, Kept, WorldChanged
from game.session.resources import Resources
from game.session.session import Session
from game.stage import App, Settings, Volumes
from game.stage.settings import ASSETS
from game.stage.sound import Output, Soundscape, cues
from game.stage.sound.fades import FADE_SECONDS, Fades
from game.stage.sound.letters import EVERY, Letters, pitch_of, resampled
from game.stage.sound.treading import GROUNDS, Shore, Treading, ground_under
from game.voice import UnderstudyVoice
from game.world import Duel, Place, TileMap, Walker, World

SOUNDS = ASSETS / "sounds"
STEP = 1 / 60


class Noted(Output):
    """The real output on the dummy device; it notes what it is asked for."""

    def __init__(self, folder: Path = SOUNDS) -> None:
        super().__init__(folder)
        self.played: list[str] = []
        self.pitches: list[float] = []

    def once(self, name: str, volume: float, pan: float = 0.0) -> None:
        self.played.append(name.rsplit("_", 1)[0])
        super().once(name, volume, pan)

    def letter(self, name: str, pitch: float, volume: float) -> None:
        self.pitches.append(pitch)
        super().letter(name, pitch, volume)

    def fetch(self, name: str) -> None:
        """Wait until a sound has been fetched."""
        for _ in range(2000):
            if self.ready(name):
                return
            pygame.time.wait(5)
        raise AssertionError(f"{name} was not fetched")


@pytest.fixture
def output() -> Iterator[Noted]:
    noted = Noted()
    noted.begin()
    yield noted
    noted.close()


def world_on(tile_map: TileMap) -> World:
    return World(Walker("player", tile_map.id, (1, 1), "down"), {})


# What belongs to what: plain functions.


def test_music_follows_duel_chapter_hour_and_place(resources: Resources) -> None:
    town = resources.atlas.maps["town"]
    world = world_on(town)
    assert cues.music_for(world, town) == "harbour_day"
    world.flags["night"] = True
    assert cues.music_for(world, town) == "town_night"
    world.music = "ending"
    assert cues.music_for(world, town) == "town_night", "the music of a chapter is over with it"
    world.place = Place("decision", 0)
    assert cues.music_for(world, town) == "ending"
    world.duel = Duel("rival", "lens", 3, "thrust", "Her heel lifts.")
    assert cues.music_for(world, town) == "duel"


def test_ambience_follows_weather_roof_water_and_company(resources: Resources) -> None:
    town, tavern, cave = (resources.atlas.maps[name] for name in ("town", "tavern", "cave"))
    assert cues.ambience_for({}, town, 0.5, 3) == {"waves": 0.5}
    assert cues.ambience_for({}, town, 0.0, 3) == {}
    rain = {"rain": True}
    assert cues.ambience_for(rain, town, 0.0, 0)["rain"] > cues.ambience_for(rain, tavern, 0.0, 0)["rain"] > 0
    assert cues.ambience_for(rain, cave, 0.0, 0) == {"drips": 1.0}
    assert "crickets" in cues.ambience_for({"night": True}, town, 0.0, 0)
    assert "crickets" not in cues.ambience_for({"night": True, "rain": True}, town, 0.0, 0)
    alone, full = cues.ambience_for({}, tavern, 0.0, 0), cues.ambience_for({}, tavern, 0.0, 9)
    assert "murmur" not in alone
    assert full["murmur"] == 1.0


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (WorldChanged("trade", "", {"coins": 4}), "coins"),
        (WorldChanged("gift", "", {"coins": 0}), "take"),
        (WorldChanged("bell", "The bell at the north gate rings."), "bell"),
        (WorldChanged("flag", "A bell rings: the north gate is shut until six.", {"flag": "night"}), "bell"),
        (WorldChanged("flag", "", {"flag": "night"}), ""),
        (WorldChanged("flag", "The north gate is opened.", {"flag": "gate_open"}), "gate"),
        (WorldChanged("quest", "", {}), "chime"),
        (Kept("guard", "ring the bell"), "chime"),
        (Bout("rival", "", 1, 0), "hit"),
        (Bout("rival", "", 0, 0), "clash"),
        (WorldChanged("time", ""), ""),
    ],
)
def test_an_event_has_its_sound(event: Event, sound: str) -> None:
    assert cues.sound_for(event, touches=0) == sound


def test_houses_have_doors_and_caves_have_none(resources: Resources) -> None:
    town, tavern, cave = (resources.atlas.maps[name] for name in ("town", "tavern", "cave"))
    assert cues.sound_of_crossing(town, tavern) == cues.sound_of_crossing(tavern, town) == "door"
    assert cues.sound_of_crossing(town, cave) == ""


def test_all_that_may_be_asked_for_is_there(resources: Resources) -> None:
    effects = {path.stem for path in (SOUNDS / "effects").glob("*.ogg")}
    steps = {f"step_{ground}_{n + 1}" for ground in GROUNDS for n in range(cues.STEP_VARIANTS)}
    several = {f"{name}_{n + 1}" for name, count in cues.VARIANTS.items() for n in range(count)}
    single = {"coins", "take", "chime", "bell", "gate", "door", "move", "confirm", "cancel"}
    assert steps | several | single <= effects
    music = {path.stem for path in (SOUNDS / "music").glob("*.ogg")}
    maps = resources.atlas.maps.values()
    assert {name for one in maps for name in (one.music, one.night_music) if name} | {cues.TITLE, cues.DUEL} <= music
    loops = {path.stem for path in (SOUNDS / "ambience").glob("*.ogg")}
    assert {name for one in maps for name in one.ambience} | {"rain", "wind", "waves", "crickets"} <= loops


# Feet and water.


def test_every_place_sounds_under_the_feet_as_it_looks(resources: Resources) -> None:
    maps = resources.atlas.maps
    for name, ground in (("study", "wood"), ("tavern", "wood"), ("cave", "cave"), ("lamp_room", "stone")):
        spot = next(iter(maps[name].spots.values()))
        assert ground_under(maps[name], spot.tile) == ground, name
    town = maps["town"]
    assert ground_under(town, town.spots["market"].tile) == "stone"
    blocked = town.blocked({})
    free = [(x, y) for y in range(town.height) for x in range(town.width) if (x, y) not in blocked]
    assert {town.ground(tile) for tile in free} == {"grass", "path", "stone", "sand", "wood"}


def test_the_sea_is_near_at_the_harbour_and_far_at_the_gate(resources: Resources) -> None:
    town, shore = resources.atlas.maps["town"], Shore()
    assert shore.nearness(town, town.spots["harbour"].tile) > 0.6
    assert shore.nearness(town, town.spots["north_gate"].tile) < 0.05
    assert shore.nearness(resources.atlas.maps["study"], (3, 3)) == 0.0


def test_a_step_is_heard_once_a_tile_and_others_are_softer(resources: Resources) -> None:
    town, treading = resources.atlas.maps["town"], Treading()
    player, beside, far = (
        Walker(who, "town", (x, 20), "right") for who, x in (("player", 8), ("guard", 11), ("rival", 40))
    )
    heard = []
    for _ in range(2):
        for walker in (player, beside, far):
            walker.to = (walker.tile[0] + 1, walker.tile[1])
        for step in range(16):
            for walker in (player, beside, far):
                walker.steps = step
            heard += treading.heard(player, [beside, far], town)
        for walker in (player, beside, far):
            assert walker.to
            walker.tile, walker.to = walker.to, None
    assert len(heard) == 4
    own, others = [step for step in heard if step.volume == 1.0], [step for step in heard if step.volume < 0.5]
    assert len(own) == len(others) == 2
    assert all(step.pan == 0 for step in own)
    assert all(step.pan > 0 for step in others)


# Fades and letters.


def test_two_loops_that_change_places_are_as_loud_as_one() -> None:
    fades = Fades()
    for _ in range(round(FADE_SECONDS / STEP)):
        now = fades.update({"day": 0.6}, STEP)
    assert now["day"] == pytest.approx(0.6)
    for _ in range(round(FADE_SECONDS / STEP) - 1):
        now = fades.update({"night": 0.6}, STEP)
        assert now["day"] ** 2 + now["night"] ** 2 == pytest.approx(0.36)
    assert fades.update({"night": 0.6}, 2 * STEP)["day"] == 0
    assert "day" not in fades.update({"night": 0.6}, STEP)


def test_a_loop_that_is_not_fetched_yet_waits() -> None:
    fades = Fades()
    assert fades.update({"day": 1.0}, STEP, ready=lambda name: False) == {}
    assert fades.update({"day": 1.0}, STEP)["day"] > 0


def test_letters_sound_now_and_then_and_spaces_never() -> None:
    letters = Letters()
    heard = [letters.heard(["a"], STEP) for _ in range(120)]
    times = [number * STEP for number, sounds in enumerate(heard) if sounds]
    assert len(times) > 20
    assert min(after - before for before, after in pairwise(times)) >= 0.05
    assert not any(Letters().heard([mark], EVERY * 2) for mark in (" ", ".", "“", ""))


def test_a_higher_pitch_is_a_shorter_sound_of_the_same_form() -> None:
    ramp = array("h", [value for number in range(100) for value in (number * 10, -number * 10)])
    high = resampled(ramp, 2, 2.0)
    assert list(high[:6]) == [0, 0, 20, -20, 40, -40]
    assert len(high) == pytest.approx(len(ramp) / 2, abs=4)
    assert list(resampled(ramp, 2, 0.5)[:4]) == [0, 0, 5, -5]


def test_everybody_speaks_at_a_pitch_of_ones_own_and_the_player_is_not_heard(resources: Resources) -> None:
    session = Session(resources, UnderstudyVoice())
    assert pitch_of(session, "guard") == resources.cast.personas["guard"].pitch < 1 < pitch_of(session, "rival")
    assert pitch_of(session, "captain") < 1 < pitch_of(session, "ana")
    assert pitch_of(session, "player") == pitch_of(session, "") == 0
    session.close()


# The device.


def test_short_sounds_and_loops_play(output: Noted) -> None:
    output.fetch("harbour_day")
    output.loop("harbour_day", 0.5)
    assert pygame.mixer.Channel(0).get_busy()
    output.fetch("bell")
    output.once("bell", 1.0, -0.5)
    assert [pygame.mixer.Channel(number).get_busy() for number in range(24)].count(True) == 2
    output.loop("harbour_day", 0.0)
    assert not pygame.mixer.Channel(0).get_busy()


def test_no_more_loops_are_kept_than_a_few(output: Noted) -> None:
    names = [path.stem for path in sorted((SOUNDS / "music").glob("*.ogg"))]
    for name in names:
        output.fetch(name)
        output.loop(name, 0.5)
        output.loop(name, 0.0)
    assert output._shelf
    assert sum(output._shelf._things.get((name, 1.0)) is not None for name in names) <= 6


def test_a_mixer_that_goes_is_not_called_again(output: Noted) -> None:
    output.fetch("tavern")
    output.loop("tavern", 0.5)
    pygame.mixer.quit()
    output.loop("tavern", 0.4)
    output.once("bell", 1.0)
    output.letter("letter_1", 1.2, 1.0)
    assert not output.open
    assert not output.ready("tavern")
    output.begin()
    output.fetch("tavern")


def test_what_is_no_sound_stays_silent(tmp_path: Path) -> None:
    (tmp_path / "effects").mkdir()
    (tmp_path / "effects" / "bell.ogg").write_bytes(b"no sound")
    output = Noted(tmp_path)
    output.begin()
    pygame.time.wait(50)
    output.once("bell", 1.0)
    output.once("nothing", 1.0)
    assert output.open
    assert not output.ready("bell")
    output.close()


# The whole window.


def window(resources: Resources, settings: Settings | None = None, *, sound: bool = True) -> tuple[App, Noted]:
    app = App(Session(resources, UnderstudyVoice()), SMALL, settings, sound=sound)
    output = Noted()
    app._sound._output = output
    return app, output


def test_a_walk_a_talk_and_the_menu_are_heard(resources: Resources) -> None:
    app, output = window(resources)
    app.frame(STEP)
    output.fetch("harbour_day")
    app.press("down", steps=30)
    assert any(name.startswith("step_") for name in output.played)
    app.step(60)
    assert output._playing["harbour_day"][1].get_volume() > 0.2
    output.played.clear()
    app.press("cancel")
    app.press("down")
    app.press("cancel")
    assert output.played == ["confirm", "move", "cancel"]
    app.close()
    assert pygame.mixer.get_init() is None
    pygame.quit()


def test_letters_are_heard_at_the_pitch_of_who_speaks(resources: Resources, play: Play) -> None:
    played = play()
    sound = Soundscape(Volumes(), output := Noted(), Random(1))
    played.app._sound = sound
    sound.begin()
    played.talk_to("guard")
    assert len(output.pitches) > 5
    assert set(output.pitches) == {resources.cast.personas["guard"].pitch}
    sound.close()


def test_without_sound_no_device_is_opened(resources: Resources) -> None:
    app, output = window(resources, sound=False)
    for _ in range(3):
        app.frame(STEP)
    app.press("down", steps=20)
    assert output.played == []
    assert pygame.mixer.get_init() is None
    app.close()
    pygame.quit()


def test_a_computer_without_sound_plays_in_silence(resources: Resources, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there_is_none")
    app, output = window(resources)
    app.frame(STEP)
    app.press("down", steps=20)
    assert not output.open
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    app.frame(STEP)
    assert output.open, "a device that is there when the player comes back is used"
    app.close()
    pygame.quit()


def test_a_device_that_goes_and_one_that_comes(resources: Resources, monkeypatch: pytest.MonkeyPatch) -> None:
    app, output = window(resources)
    app.frame(STEP)
    assert output.open
    monkeypatch.setenv("SDL_AUDIODRIVER", "there_is_none")
    pygame.event.post(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    app.frame(STEP)
    assert output.open, "a device that is not ours has gone"
    pygame.event.post(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    app.frame(STEP)
    assert not output.open
    app.press("cancel")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.event.post(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    app.frame(STEP)
    assert output.open
    app.close()
    pygame.quit()


@pytest.mark.parametrize(("muted", "least"), [(True, 0.0), (False, 0.05)])
def test_all_is_softer_without_the_keyboard(resources: Resources, muted: bool, least: float) -> None:
    app, output = window(resources, Settings(mute_unfocused=muted))
    app.frame(STEP)
    output.fetch("harbour_day")
    app.step(120)
    loud = output._playing["harbour_day"][1].get_volume()
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.step(60)
    soft = output._playing["harbour_day"][1].get_volume() if "harbour_day" in output._playing else 0.0
    assert least <= soft < loud / 2
    assert (soft == 0) == muted
    app.close()
    pygame.quit()


def rest(app: App) -> None:
    """Wait until nothing fades any more; loops that are fetched late come in late."""
    for _ in range(100):
        app.step(20)
        if app.still:
            return
        time.sleep(0.02)
    raise AssertionError("the pause does not come to rest")


def test_what_is_set_is_heard_at_once_and_the_pause_sleeps_only_then(resources: Resources) -> None:
    app, output = window(resources)
    app.frame(STEP)
    output.fetch("harbour_day")
    app.step(600)  # what was noted at the beginning is gone then
    loud = output._playing["harbour_day"][1].get_volume()
    app.press("cancel")
    rest(app)
    app.change(replace(app.settings, volume_music=10))
    app.step()
    assert not app.still
    rest(app)
    assert output._playing["harbour_day"][1].get_volume() < loud / 3
    app.close()
    pygame.quit()
