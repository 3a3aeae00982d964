"""Takes the pictures of the README from today's game: `python3 assets/source/film.py`, from anywhere.

Needs pillow and what the game needs. Writes `assets/screenshots/title.png`, `talk.png`, `deal.png`, `duel.png`,
`harbour.png`, `night.png`, `cave.png`, `choice.png` and the moving `walk.gif`. Everything is played by keys in the real
window, without a screen.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "assets" / "screenshots"
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from game.play import Launcher  # noqa: E402
from game.session.commands import Set  # noqa: E402
from game.session.resources import load_resources  # noqa: E402
from game.session.session import Session  # noqa: E402
from game.stage import App  # noqa: E402
from game.voice import UnderstudyVoice  # noqa: E402
from game.world.nearby import way_to  # noqa: E402
from game.world.state import STEPS_A_TILE  # noqa: E402

SIZE, SMALL = (1280, 720), (640, 360)
EVERY = 8
"""Steps of 1/60 s between two pictures of the film."""
WHOLE = load_resources(ROOT)
RESOURCES = replace(WHOLE, story={})
"""The town without its story, which would speak first."""


class Shot:
    """A window on a new game that is played by keys; with `frames` a picture is kept every few steps."""

    def __init__(
        self,
        size: tuple[int, int],
        time: str,
        frames: list[Image.Image] | None = None,
        spawn: tuple[str, str] = ("", ""),
    ) -> None:
        """`spawn` is a map with one of its spawns, to begin elsewhere than the game does, within the story."""
        place, name = spawn
        self.session = Session(WHOLE if place else RESOURCES, UnderstudyVoice())
        self.session.do(Set(time=time))
        if place:
            self.session.world.place = None
            self.session.do(Set(item={"lantern": 1}, flag={"told_arrival": True, f"told_{place}": True}))
            self.session.world.player.map = place
            self.session.world.player.tile = self.session.atlas.maps[place].spawns[name].tile
        self.app = App(self.session, size)
        self.frames = frames
        self._steps = 0

    def step(self, steps: int) -> None:
        for _ in range(steps):
            self.app.step()
            self._steps += 1
            if self.frames is not None and self._steps % EVERY == 0:
                self.frames.append(_shown())

    def walk(self, target: str) -> None:
        """Walk next to somebody or onto a spot."""
        for direction in way_to(self.session.world, self.session.atlas, target) or []:
            self.app.hold(direction)
            self.step(STEPS_A_TILE)
            self.app.release(direction)
        self.step(2)

    def press(self, action: str, steps: int = 40) -> None:
        self.app.hold(action)
        self.step(2)
        self.app.release(action)
        self.step(steps)

    def greet(self, npc: str) -> None:
        """Walk up to somebody, and read the greeting."""
        self.walk(npc)
        self.press("talk", 260)
        self.press("confirm")

    def say(self, text: str, steps: int = 240) -> None:
        """Write letter by letter, and send it."""
        for letter in text:
            self.app.type(letter)
            self.step(3)
        self.press("confirm", steps)

    def save(self, name: str) -> None:
        """Keep the frame in few colours."""
        _shown().quantize(256, dither=Image.Dither.NONE).save(PICTURES / f"{name}.png", optimize=True)


def _shown() -> Image.Image:
    surface = pygame.display.get_surface()
    assert surface is not None
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


@contextmanager
def shot(
    time: str,
    size: tuple[int, int] = SIZE,
    frames: list[Image.Image] | None = None,
    spawn: tuple[str, str] = ("", ""),
) -> Iterator[Shot]:
    one = Shot(size, time, frames, spawn)
    one.step(300)
    yield one
    one.app.close()


def title() -> None:
    with TemporaryDirectory() as saves:
        app = App(launcher=Launcher(lambda: RESOURCES, UnderstudyVoice(), Path(saves)), size=SIZE)
        app.step(45)
        _shown().quantize(256, dither=Image.Dither.NONE).save(PICTURES / "title.png", optimize=True)
        app.close()


def places() -> None:
    for name, time, spot in (("harbour", "19:15", "harbour"), ("night", "22:30", "fountain")):
        with shot(time) as one:
            one.walk(spot)
            one.step(900)
            one.save(name)


def beyond() -> None:
    """What lies behind the gate, where the way to it is long."""
    with shot("14:00", spawn=("cave", "ladder")) as one:
        one.save("cave")
    with shot("21:00", spawn=("lamp_room", "stairs")) as one:
        one.greet("ana")
        one.save("choice")


def talks() -> None:
    with shot("09:00") as one:
        one.greet("guard")
        one.say("Good morning! I am Thea. I am looking for my sister Ana.", 150)
        one.save("talk")
    with shot("10:00") as one:
        one.greet("merchant")
        one.say("How much is the lantern?")
        one.press("confirm")
        one.say("But the horn is cracked!")
        one.press("confirm")
        one.say("Ten coins it is. I'll take it.")
        one.save("deal")
    with shot("11:00") as one:
        one.greet("rival")
        one.say("I challenge you to a duel for the Stone Seal.")
        one.press("confirm", 400)
        one.save("duel")


def film() -> None:
    """A walk through town to Oda, and a word with her."""
    frames: list[Image.Image] = []
    with shot("18:30", SMALL) as one:
        one.frames = frames
        one.walk("merchant")
        one.press("talk", 230)
        one.press("confirm", 20)
        one.say("What do you sell?", 260)
    few = [frame.quantize(64, dither=Image.Dither.NONE) for frame in frames]
    few[0].save(
        PICTURES / "walk.gif", save_all=True, append_images=few[1:], duration=1000 * EVERY // 60, loop=0, optimize=True
    )


if __name__ == "__main__":
    title()
    places()
    beyond()
    talks()
    film()
