"""The world in its own pixels: ground drawn once, water that moves, props and people by depth, and the light."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from game.stage import beam, motes, smoke
from game.stage.art import INK, Art
from game.stage.clouds import Clouds
from game.stage.daylight import NOON, Daylight
from game.stage.figures import FEET, figure, pixel
from game.stage.ground import Ground
from game.stage.lantern import Lantern
from game.stage.lights import Burning, Lights, Shine
from game.stage.moment import Moment, Place
from game.stage.pools import shaft
from game.stage.shadows import Shadows
from game.stage.sky import Sky
from game.stage.sparkle import Sparkle
from game.stage.things import Drawn, Thing, Things, burning
from game.stage.wildlife import Wildlife
from game.world import TileMap, Walker
from game.world.tilemap import Prop
from game.world.weather import Weather

MARGIN_OF_LIGHT = 150
"""How much wider and higher than the view the part is whose lamps throw their light in."""
SHAFT = Shine(shaft, (64, 84), (104, 92, 62), (16, 42))
"""The daylight that a window lets into a room, from the middle of its lower edge."""


class Effects:
    """What all maps share: light and weather are made once."""

    def __init__(self, art: Art) -> None:
        self.lights, self.lantern = Lights(art), Lantern()
        self.sky, self.clouds = Sky(), Clouds()


class Scenery:
    """One map, ready to be drawn."""

    def __init__(self, tile_map: TileMap, art: Art, effects: Effects | None = None) -> None:
        self.map = tile_map
        self.art = art
        self._ground = Ground(tile_map, art)
        self.size = self._ground.size
        windows = (_middle(prop) for prop in tile_map.props if prop.name == "window")
        self._windows = [place for place in windows if place[0] + SHAFT.size[0] * 3 // 4 < self.size[0]]
        self._effects = effects or Effects(art)
        self._things = Things(tile_map.props, art, self._effects.lights)
        self._shadows = Shadows(self.size)
        self._wildlife = Wildlife(art, self._ground.grass, self._ground.sea, tile_map.props)
        self._sparkle = Sparkle(self._ground.sea if tile_map.outdoors else ())

    def draw(
        self,
        canvas: pygame.Surface,
        corner: Place,
        seconds: float,
        flags: Mapping[str, bool],
        people: Sequence[tuple[str, Walker]] = (),
        light: Daylight = NOON,
        lantern: bool = False,
        weather: Weather = "clear",
    ) -> None:
        """Draw the part of the map whose top left pixel is `corner`, in the light of the hour; `people` with the names
        of their sprites, the player last, who may carry a `lantern` through the dark. The `weather` lies under the
        light, so that lamps shine on the rain."""
        now = Moment(corner, seconds, light, weather)
        seen = canvas.get_rect(topleft=corner)
        if not pygame.Rect((0, 0), self.size).contains(seen):
            canvas.fill(INK)
        canvas.blit(self._ground.picture, now.seen((0, 0)))
        canvas.fblits([(picture, now.seen(place)) for picture, place in self._ground.water(seen, seconds)])
        things = self._things.seen(seen.inflate(MARGIN_OF_LIGHT, MARGIN_OF_LIGHT), flags)
        walkers = [Drawn(*figure(self.art, *person, seconds)) for person in people]
        self._cast(canvas, now, walkers)
        standing = sorted([*(thing.drawn(now) for thing in things), *walkers], key=lambda drawn: drawn.depth)
        shown = [(self._seen_through(drawn, walkers), now.seen(drawn.place)) for drawn in standing]
        canvas.fblits(shown)
        self._in_the_air(canvas, now, things)
        fires = burning(standing, shown)
        player = people[-1][1] if people else None
        beams = list(self._beams(fires, now, flags))
        self._effects.lights.fall(canvas, now, fires, lambda *onto: self._shine(onto, now, beams, player, lantern))
        self._over_the_light(canvas, now, standing)

    def _cast(self, canvas: pygame.Surface, now: Moment, walkers: Sequence[Drawn]) -> None:
        """The shadows on the ground: what the sun throws, and one under everybody's feet."""
        self._shadows.fall(canvas, now, self._things, [(walker.picture, walker.place) for walker in walkers])
        shadow = self.art.shadow
        feet = [now.seen((walker.place[0] + 8, walker.place[1] + FEET)) for walker in walkers]
        canvas.fblits([(shadow, shadow.get_rect(center=place).topleft) for place in feet])

    def _in_the_air(self, canvas: pygame.Surface, now: Moment, things: Sequence[Thing]) -> None:
        """What moves over everything and takes the light of the hour."""
        for thing in things:
            if thing.mouth:
                smoke.draw(canvas, now, thing.mouth)
        if self.map.outdoors:
            self._wildlife.draw(canvas, now)
            if now.light.slant:
                self._effects.clouds.draw(canvas, now)
        self._effects.sky.draw(canvas, now.corner, now.seconds, now.weather)

    def _shine(
        self,
        onto: tuple[pygame.Surface, ...],
        now: Moment,
        beams: Sequence[Place],
        player: Walker | None,
        lantern: bool,
    ) -> None:
        """Add to the light that falls on things, and to the glow in the air, what comes from no lamp of the map."""
        shining, air = onto
        for lamp in beams:
            beam.throw(shining, air, lamp, now.seconds)
        for window in self._sunny_windows(now):
            self._effects.lights.add(shining, SHAFT, now.seen(window), 1.6 * (1 - now.light.lamps))
        if player:
            x, y = now.seen(pixel(player))
            self._effects.lantern.shine(shining, (x + 8, y + 6), player.facing, now.light.lamps, self.map.dark, lantern)

    def _over_the_light(self, canvas: pygame.Surface, now: Moment, standing: Sequence[Drawn]) -> None:
        """What shines by itself."""
        if self.map.outdoors:
            self._sparkle.draw(canvas, now, [drawn.box for drawn in standing])
            self._wildlife.shine(canvas, now)
        for window in self._sunny_windows(now):
            motes.draw(canvas, now, window, SHAFT.size)

    def _sunny_windows(self, now: Moment) -> Sequence[Place]:
        return self._windows if now.light.lamps < 0.9 else ()

    def _beams(self, fires: Sequence[Burning], now: Moment, flags: Mapping[str, bool]) -> Iterator[Place]:
        """Where in the view beams begin: at towers that stand on the map, or beyond it."""
        if now.light.lamps <= 0.5:
            return
        for at in fires:
            yield from ((at.place[0] + x, at.place[1] + y) for x, y in at.fire.turns)
        if self.map.id in beam.BEYOND and flags.get(beam.FLAG):
            yield now.seen(beam.BEYOND[self.map.id])

    def _seen_through(self, drawn: Drawn, walkers: Sequence[Drawn]) -> pygame.Surface:
        """The picture of what stands, thin where it is a tree that hides the player."""
        if not drawn.tree or not walkers or drawn.depth <= walkers[-1].depth:
            return drawn.picture
        x, y = walkers[-1].place
        hides = drawn.picture.get_rect(topleft=drawn.place).inflate(-12, -8).collidepoint(x + 8, y + 10)
        return self._things.leaves.thin(drawn.picture) if hides else drawn.picture


def _middle(prop: Prop) -> Place:
    """The middle of the lower edge of a prop's picture."""
    return round(prop.left) + prop.image.width // 2, round(prop.bottom)


def cached(art: Art) -> Callable[[TileMap], Scenery]:
    """Makes the scenery of each map once."""
    made: dict[str, Scenery] = {}
    effects = Effects(art)

    def scenery_of(tile_map: TileMap) -> Scenery:
        if tile_map.id not in made or made[tile_map.id].map is not tile_map:
            made[tile_map.id] = Scenery(tile_map, art, effects)
        return made[tile_map.id]

    return scenery_of
