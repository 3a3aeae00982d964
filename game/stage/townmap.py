"""The map of the town: its places and how they join, where quests point, where the player is and people were seen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.stage.actions import Action
from game.stage.art import CLAY, INK, OAK, UMBER, WINE
from game.stage.fonts import Style
from game.stage.game import Game, shown_name
from game.stage.layout import wrapped
from game.stage.look import Look, ink, write
from game.stage.menu import by_mouse
from game.stage.pointer import Shape
from game.stage.screen import Pop, Quiet, Transition
from game.stage.textpage import TextPage
from game.stage.view import view_for
from game.world.chart import Place, chart_of, spot_of

TITLE, HERE = "Map", "You are here."
TOLD = 3
"""How many lines below the chart tell of the chosen place."""
DOT = 4
"""Half the width of a place, in pixels of the pictures."""


class TownMap(Quiet):
    """Lies over the map, on which nothing moves meanwhile; one place is chosen, and below stands what is known of it.
    Shown are the maps where the player has been and those next to them; what is dark only once one was there."""

    typing = False

    def __init__(self, game: Game, look: Look) -> None:
        self._game = game
        self._look = look
        self._page = TextPage(look, TITLE)
        chart = chart_of(game.atlas)
        shown = self._shown()
        self._places = [place for place in chart.places if place.map in shown]
        known = {place.id: place for place in self._places}
        self._ways = [(known[a], known[b]) for a, b in sorted(chart.ways) if a in known and b in known]
        self._here = self._spot(game.world.player.map, game.world.player.tile)
        self._seen = [(one, self._spot(one.map, one.tile)) for one in game.sightings]
        self._quests = [(quest.title, spot) for quest, spot in game.pointers]
        self._chosen = next((n for n, place in enumerate(self._places) if place.id == self._here), 0)

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        before = self._chosen
        match action:
            case "cancel" | "confirm" | "talk" | "map":
                return Pop()
            case "up" | "left":
                self._chosen -= 1
            case "down" | "right":
                self._chosen += 1
        self._chosen %= max(1, len(self._places))
        self._chosen, _ = by_mouse(event, self._chosen, len(self._places), self._under)
        if self._chosen != before:
            self._look.cue("move")
        return None

    def draw(self, surface: pygame.Surface) -> None:
        controls = self._look.controls
        self._page.draw(surface, [], 0, 0, f"{controls.moves} – look · {controls.hint(('cancel', 'back'))}")
        scale = view_for(surface.get_size()).scale
        for one, other in self._ways:
            pygame.draw.line(surface, ink(self._look, CLAY), self._dot(one), self._dot(other), max(1, scale))
        for place in self._places:
            self._draw_place(surface, place, scale)
        labels: list[pygame.Rect] = []
        for place in sorted(self._places, key=lambda place: place is not self._now):
            self._draw_label(surface, place, labels)
        self._draw_told(surface)

    def lines(self) -> list[str]:
        return [TITLE, *(line for number, place in enumerate(self._places) for line in self._line(number, place))]

    def pointer(self, place: tuple[int, int]) -> Shape:
        return "arrow" if self._under(place) is None else "hand"

    @property
    def _now(self) -> Place | None:
        return self._places[self._chosen] if self._places else None

    def _shown(self) -> set[str]:
        """The maps that the player knows."""
        maps = self._game.atlas.maps
        been = {line.place for line in self._game.history} | {self._game.world.player.map}
        beside = {door.to_map for name in been if name in maps for door in maps[name].doors.values()}
        return been | {name for name in beside if not maps[name].dark}

    def _spot(self, map_id: str, tile: tuple[int, int]) -> str:
        """The id of the place to which a tile belongs."""
        tile_map = self._game.atlas.maps.get(map_id)
        spot = spot_of(tile_map, tile) if tile_map else None
        return spot.id if spot else ""

    def _line(self, number: int, place: Place) -> Iterator[str]:
        yield f"> {place.label}" if number == self._chosen else place.label
        yield from self._told(place)

    def _told(self, place: Place) -> Iterator[str]:
        """What is known of a place."""
        if place.id == self._here:
            yield HERE
        yield from (f"Quest: {title}" for title, spot in self._quests if spot == place.id)
        now = [shown_name(self._game, one.who) for one, spot in self._seen if spot == place.id and one.now]
        if now:
            yield f"Here now: {', '.join(now)}."
        for one, spot in self._seen:
            if spot == place.id and not one.now:
                yield f"{shown_name(self._game, one.who)} was last seen here on day {one.time.day}, {one.time.clock}."

    @property
    def _field(self) -> pygame.Rect:
        """Where the chart lies."""
        inner = self._page.inner
        return pygame.Rect(inner.left, inner.top, inner.width, max(1, inner.height - TOLD * self._page.line_height))

    def _dot(self, place: Place) -> tuple[int, int]:
        field, (x, y) = self._field, place.at
        return field.left + round(field.width * x / 100), field.top + round(field.height * y / 100)

    def _under(self, place: tuple[int, int]) -> int | None:
        """The number of the place at a point of the window."""
        near = 3 * DOT * view_for(self._look.size()).scale
        found = [(pygame.Vector2(self._dot(one)).distance_to(place), n) for n, one in enumerate(self._places)]
        return min(found)[1] if found and min(found)[0] <= near else None

    def _draw_place(self, surface: pygame.Surface, place: Place, scale: int) -> None:
        """A dot, the head of the player over it where it is, and the mark of a quest beside it."""
        middle, art = self._dot(place), self._look.art
        pygame.draw.circle(surface, WINE if place is self._now else UMBER, middle, DOT * scale)
        pygame.draw.circle(surface, INK, middle, DOT * scale, max(1, scale))
        if any(spot == place.id for _, spot in self._quests):
            mark = art.piece("quest_marks", scale, 0, 2)
            surface.blit(mark, mark.get_rect(midright=(middle[0] - (DOT + 1) * scale, middle[1])))
        if any(spot == place.id for _, spot in self._seen):
            pygame.draw.circle(surface, OAK, (middle[0] + DOT * scale, middle[1] - DOT * scale), 2 * scale)
        if place.id == self._here:
            figure = pygame.transform.scale_by(art.person(self._game.world.look, "down", 0), scale)
            surface.blit(figure, figure.get_rect(midbottom=(middle[0], middle[1] + scale)))

    def _draw_label(self, surface: pygame.Surface, place: Place, taken: list[pygame.Rect]) -> None:
        """Write a place's name below it, where there is room; that of the chosen one in any case, and first."""
        scale, chosen = view_for(surface.get_size()).scale, place is self._now
        style = Style("bold" if chosen else "text", self._page.style.size)
        words = self._look.fonts.render(place.label, style, WINE if chosen else INK)
        x, y = self._dot(place)
        box = words.get_rect(midtop=(x, y + (DOT + 1) * scale)).clamp(self._page.inner)
        if chosen or box.collidelist(taken) < 0:
            surface.blit(words, box)
            taken.append(box)

    def _draw_told(self, surface: pygame.Surface) -> None:
        place = self._now
        if place is None:
            return
        text = " ".join([f"{place.label[:1].upper()}{place.label[1:]}.", *self._told(place)])
        field, high = self._field, self._page.line_height
        for number, line in enumerate(wrapped(text, self._page.width, self._page.inner.width)[:TOLD]):
            left_top = field.left, field.bottom + number * high
            write(surface, self._look.fonts, line.strip(), left_top, self._page.style, INK)
