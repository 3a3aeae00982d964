"""All that stands on a map and is no person, ready to be drawn: pictures, places and fires are looked up once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.stage.art import Art
from game.stage.ground import frame_at
from game.stage.lights import Burning, Fire, Lights
from game.stage.moment import Moment, Place
from game.stage.shadows import Shown
from game.stage.sway import Leaves, bob, swing, waving
from game.world.tilemap import Prop, TileImage

TREE = 28
"""Plants at least so high turn half transparent when the player stands behind them."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Something that stands: it covers what has a smaller `depth`."""

    depth: float
    picture: pygame.Surface
    place: Place
    fire: Fire | None = None
    tree: bool = False
    box: pygame.Rect = field(init=False)
    """What it covers of the map."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "box", self.picture.get_rect(topleft=self.place))


@dataclass(frozen=True, slots=True)
class Thing:
    """A prop: `dark` is how it looks in each picture of its animation or of its swaying, `lit` likewise while it burns,
    empty where it never does; `mouth` is where it smokes, on the map."""

    image: TileImage
    dark: Sequence[Drawn]
    lit: Sequence[Drawn]
    motion: str
    mouth: Place | None

    @property
    def box(self) -> pygame.Rect:
        """What it covers of the map."""
        return self.dark[0].box

    def drawn(self, now: Moment) -> Drawn:
        """How it looks at a moment."""
        looks = self.lit if self.lit and now.light.burning else self.dark
        first = looks[0]
        if self.motion == "sway":
            number = swing(now.seconds, first.place, now.weather == "wind")
        elif self.motion == "bob" and not first.fire:
            left, top = first.place
            return replace(first, place=(left, top + bob(now.seconds, first.place)))
        else:
            number = frame_at(self.image, now.seconds) if self.image.frames else 0
        return looks[number] if len(looks) > 1 else first


class Things:
    """All props of one map, and what stands in their places once a flag is set."""

    def __init__(self, props: Iterable[Prop], art: Art, lights: Lights) -> None:
        self._art = art
        self._lights = lights
        self.leaves = Leaves()
        self._props = sorted(props, key=lambda prop: prop.bottom)
        self._things = [self._thing(prop) for prop in self._props]
        self._other = [self._thing(prop.when_set) if prop.when_set else None for prop in self._props]
        self._boxes = [
            one.box.union(other.box) if other else one.box for one, other in zip(self._things, self._other, strict=True)
        ]

    @property
    def casting(self) -> list[Shown]:
        """Every picture with its place, for the shadows."""
        return [(thing.dark[0].picture, thing.dark[0].place) for thing in self._things]

    def seen(self, around: pygame.Rect, flags: Mapping[str, bool]) -> list[Thing]:
        """What stands in a part of the map, what stands lower last."""
        found = []
        for number in around.collidelistall(self._boxes):
            other = self._other[number]
            changed = other and self._props[number].shown(flags) is not self._props[number]
            found.append(other if other and changed else self._things[number])
        return found

    def _thing(self, prop: Prop) -> Thing:
        picture, looks = self._art.tile(prop.image), prop.looks
        left, top = round(prop.left), round(prop.bottom - prop.image.height)
        sways = looks.motion == "sway"
        frames = [self._art.tile(frame) for frame, _ in prop.image.frames]
        fire = self._lights.fire(prop)
        if looks.cloth:
            frames = waving(picture, looks.cloth)
        pictures = self.leaves.swaying(picture) if sways else frames or [picture]
        burning = waving(fire.picture, looks.cloth) if fire and looks.cloth else [fire.picture] if fire else []
        tree = sways and prop.image.height >= TREE
        return Thing(
            prop.image,
            [Drawn(prop.bottom, picture, (left, top), None, tree) for picture in pictures],
            [Drawn(prop.bottom, picture, (left, top), fire) for picture in burning],
            "sway" if looks.cloth else looks.motion,
            (left + looks.smoke[0], top + looks.smoke[1]) if looks.smoke else None,
        )


def burning(standing: Sequence[Drawn], shown: Sequence[Shown]) -> list[Burning]:
    """What burns, each with the pictures that stand before its flame; `shown` are the pictures in the view."""
    boxes = [drawn.box for drawn in standing]
    found = []
    for number, drawn in enumerate(standing):
        if drawn.fire:
            over = drawn.fire.box.move(drawn.place).collidelistall(boxes)
            before = [shown[other] for other in over if other > number]
            found.append(Burning(drawn.fire, shown[number][1], drawn.place, before))
    return found
