"""Walking about: the map, its people, and what the keys do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.log import GameTime
from game.session.commands import Command, Interact, Save, Sleep, Take, Talk, Use, Walk
from game.session.events import ChapterBegan, Event, Narration, TalkOpened
from game.stage.actions import Action, Controls, Held
from game.stage.art import FLAME, PAPER
from game.stage.badge import draw_badge
from game.stage.box import box_for
from game.stage.daylight import UNDERGROUND, indoors, outdoors
from game.stage.dialogue import Dialogue
from game.stage.emotes import Emotes, said_by
from game.stage.errand import Errand
from game.stage.figures import LIFT, pixel
from game.stage.fonts import Style
from game.stage.frames import draw_keys, slip
from game.stage.game import Game, shown_name
from game.stage.history import History
from game.stage.icons import of_thing
from game.stage.look import Canvas, Look, draw_veil, write_middle
from game.stage.menu import Item
from game.stage.narration import NarrationBox
from game.stage.notices import Notices
from game.stage.picking import Picking
from game.stage.prompts import with_prompts
from game.stage.questlog import QuestLog
from game.stage.quicksave import QUICK_SLOT, QUICK_TITLE, quick_load
from game.stage.saying import portrait_of
from game.stage.screen import Do, Push, Screen, Transition
from game.stage.telling import Telling
from game.stage.townmap import TownMap
from game.stage.unsent import Drafts
from game.stage.view import View, camera, view_for
from game.world import Direction, Walker
from game.world.nearby import in_reach, partner
from game.world.tilemap import Tile
from game.world.weather import weather_of

FADE_SECONDS, TITLE_SECONDS, HELP_SECONDS = 0.35, 3.0, 14.0
HELP: tuple[tuple[Action, str], ...] = (
    ("run", "run"), ("talk", "talk"), ("take", "take"), ("bag", "bag"), ("quests", "quest log"), ("cancel", "menu"),
)  # fmt: skip
WALKS = {"mouse": "Click – walk, talk, read"}
TAKE = "Take without asking?", "Leave everything where it is"
BED = "A bed", "Not now"
WAKING: Sequence[tuple[int, str]] = (
    (6, "Until first light"),
    (12, "Until noon"),
    (19, "Until dusk"),
    (22, "Until ten"),
)
"""Hours of the day until which one may sleep."""
LANTERN = "lantern"
"""The thing that lights the dark."""
HOLD_SECONDS = 0.3
"""How long the mouse's button is down before the player goes wherever it is moved."""
TRY_AGAIN_SECONDS = 0.2
"""How often a way that was blocked is tried while its key is held."""

Place = tuple[str, Tile, Direction, bool, bool, tuple[Tile, ...], str]
NOT_STUCK: tuple[Tile, str, float] = ((-1, -1), "", 0.0)


@dataclass(frozen=True, slots=True)
class Hint:
    """What the talk key would do at `place`, and the tile over which it is written."""

    place: Place | None
    text: str
    tile: Tile


class Walking:
    """The game while nobody talks; it lies under every other screen of a running game."""

    def __init__(
        self,
        game: Game,
        look: Look,
        do: Do,
        held: Held,
        notices: Notices,
        emotes: Emotes,
        pause: Callable[[], Screen],
        *,
        entering: bool = True,
    ) -> None:
        """`entering` lets the place fade in under its name; a game that is looked at in its midst shows it at once."""
        self._game = game
        self._look = look
        self._do = do
        self._held = held
        self._notices = notices
        self._emotes = emotes
        self._pause = pause
        self._seconds = 0.0
        self._helped = HELP_SECONDS
        self._map = game.world.player.map
        self._came = 0.0 if entering else TITLE_SECONDS
        self._canvas = Canvas()
        self._hint = Hint(None, "", (0, 0))
        self._stuck = NOT_STUCK
        self._asked = False
        self._drafts: Drafts = {}
        self._errand = Errand()
        self._clicked = 0.0

    typing = False

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._clicked = self._seconds
            self._errand.to(self._game, self._tile_at(event.pos))
        match action:
            case "talk" | "confirm":
                if self._at_bed:
                    return Push(self._bed())
                self._asked = True
            case "cancel":
                return Push(self._pause())
            case "save":
                self._do(Save(QUICK_SLOT, QUICK_TITLE))
            case "load":
                return quick_load(self._game, self._look, self._do)
            case "take":
                return self._reach_out()
            case "bag":
                return Push(self._bag())
            case "history":
                return Push(History(self._game, self._look, self._do, self))
            case "quests":
                return Push(QuestLog(self._game, self._look))
            case "map":
                return Push(TownMap(self._game, self._look))
        return None

    def _reach_out(self) -> Transition:
        """Choose what to take without asking, where anything lies in reach."""
        goods = [Item(item, self._game.thing(item), of_thing(item)) for _, item in self._game.takeable]
        return Push(self._picking(TAKE, goods, Take)) if goods else None

    def _bag(self) -> Screen:
        """What the player carries; what is picked is used."""
        world = self._game.world
        goods = [Item(item, self._game.thing(item, n), of_thing(item)) for item, n in sorted(world.items.items())]
        coins = "1 coin" if world.money == 1 else f"{world.money} coins"
        return self._picking((f"Your bag, and {coins}", "Close it" if goods else "It is empty"), goods, Use)

    def _bed(self) -> Screen:
        """Until when to sleep."""
        now = self._game.world.time
        items = [Item(str(hours), f"{words} ({hours} h)") for hours, words in hours_until(now)]
        return self._picking(BED, items, lambda hours: Sleep(int(hours)))

    def _picking(self, words: tuple[str, str], items: list[Item], command: Callable[[str], Command]) -> Picking:
        return Picking(*words, items, self._look, lambda picked: self._do(command(picked)))

    @property
    def _at_bed(self) -> bool:
        player = self._game.world.player
        return not player.moving and player.ahead in self._game.atlas.maps[player.map].beds

    def hear(self, event: Event) -> Transition:
        match event:
            case TalkOpened():
                return Push(self.dialogue(fresh=True))
            case ChapterBegan():
                return Push(self.telling())
            case Narration(text):
                who = said_by(text, self._game.townspeople)
                return Push(NarrationBox(text, self._look, portrait_of(self._game, who) if who else None))
        return None

    def telling(self) -> Telling:
        """The chapter that is told."""
        return Telling(self._game, self._look, self._do, at_top=self._covered())

    def dialogue(self, fresh: bool) -> Dialogue:
        """The box for the talk that is open; see `Dialogue`."""
        at_top, drafts = self._covered(), self._drafts
        return Dialogue(self._game, self._look, self._do, self._held, self._notices, fresh, at_top, drafts)

    def walk(self) -> Transition:
        """Speak to whom the talk key was pressed for, or set out for the next tile if a direction is held or the mouse
        has sent the player somewhere; called once a step while this screen is the topmost."""
        direction, player = self._held.direction, self._game.world.player
        if player.moving:
            return None
        if self._asked:
            self._asked = False
            self._do(Interact())
            return None
        if direction is None:
            return self._follow_mouse()
        self._errand.drop()
        self._held.take_tap()
        here, tried, when = self._stuck
        if (player.tile, direction) == (here, tried) and self._seconds - when < TRY_AGAIN_SECONDS:
            return None
        self._do(Walk(direction, self._held.running))
        self._stuck = (player.tile, direction, self._seconds) if not player.moving else NOT_STUCK
        return None

    def _follow_mouse(self) -> Transition:
        """Take the next step of the way to what was clicked, or to where the button is held."""
        errand = self._errand
        if self._held.pointer and self._seconds - self._clicked > HOLD_SECONDS:
            errand.to(self._game, self._tile_at(self._held.pointer), speaks=False)
        if errand.done:
            return None
        direction = errand.next(self._game)
        if direction:
            self._do(Walk(direction, self._held.running or errand.far))
        return self._arrive() if errand.done else None

    def _arrive(self) -> Transition:
        """Do what the player was sent for."""
        who, player = self._errand.who, self._game.world.player
        if who and in_reach(self._game.world, self._game.atlas, who):
            self._do(Talk(who))
        elif player.ahead == self._errand.tile:
            if self._at_bed:
                return Push(self._bed())
            if player.ahead in self._game.atlas.maps[player.map].signs:
                self._do(Interact())
        return None

    def _tile_at(self, place: tuple[int, int]) -> Tile:
        """The tile under a place of the window."""
        view = view_for(self._look.size())
        left, top = self._camera(view)
        return (place[0] // view.scale + left) // 16, (place[1] // view.scale + top) // 16

    def update(self, seconds: float) -> Transition:
        self._seconds += seconds
        self._came += seconds
        self._helped = max(0.0, self._helped - seconds)
        if self._map != self._game.world.player.map:
            self._map, self._came = self._game.world.player.map, 0.0
        place = self._place()
        if self._hint.place != place:
            self._hint = Hint(place, *self._hint_here())
        return None

    def draw(self, surface: pygame.Surface) -> None:
        view = view_for(surface.get_size())
        corner = self._camera(view)
        self._draw_world(surface, view, corner)
        self._draw_hint(surface, view, corner)
        self._draw_corner(surface, view)
        if self._came < FADE_SECONDS and not self._look.settings.reduced_motion:
            draw_veil(surface, round(255 * (1 - self._came / FADE_SECONDS)))

    def lines(self) -> list[str]:
        time = self._game.world.time
        lines = [f"{self._title}, day {time.day}, {time.clock}"]
        return [*lines, self._hint.text] if self._hint.text else lines

    @property
    def _title(self) -> str:
        title = self._game.atlas.maps[self._map].title
        return title[:1].upper() + title[1:]

    def _draw_world(self, surface: pygame.Surface, view: View, corner: tuple[int, int]) -> None:
        canvas = self._canvas.fit(view)
        world = self._game.world
        scenery = self._look.scenery_of(self._game.atlas.maps[world.player.map])
        people = [(self._sprite(walker), walker) for walker in [*world.around, world.player]]
        dark = scenery.map.dark
        weather = weather_of(world.flags) if scenery.map.outdoors else "clear"
        minute = world.time.minute
        light = UNDERGROUND if dark else outdoors(minute, weather) if scenery.map.outdoors else indoors(minute)
        lantern = dark and bool(world.items.get(LANTERN))
        seconds = 0.0 if self._look.settings.reduced_motion else self._seconds
        scenery.draw(canvas, corner, seconds, world.flags, people, light, lantern, weather)
        self._emotes.draw(canvas, corner, (walker for _, walker in people))
        self._canvas.show(surface, view)

    def _sprite(self, walker: Walker) -> str:
        if walker is self._game.world.player:
            return self._game.world.look
        shown = self._game.cast.personas.get(walker.id) or self._game.townspeople.get(walker.id)
        return shown.sprite if shown else walker.id

    def _camera(self, view: View) -> tuple[int, int]:
        player = self._game.world.player
        tile_map = self._game.atlas.maps[player.map]
        x, y = pixel(player)
        size = (tile_map.width * tile_map.tile_size, tile_map.height * tile_map.tile_size)
        return camera(view, size, (x + 8, y + 4))

    def _place(self) -> Place:
        """What the hint depends on."""
        player, still = self._game.world.player, self._game.talk is None and self._game.world.place is None
        people = tuple(walker.tile for walker in self._game.world.around)
        talk = self._look.controls.name("talk")
        return player.map, player.tile, player.facing, player.moving or not still, self._game.remarking, people, talk

    def _hint_here(self) -> tuple[str, Tile]:
        """What the talk key would do here, and over which tile that is said."""
        player = self._game.world.player
        if player.moving or self._game.talk or self._game.world.place:
            return "", player.tile
        npc, key = partner(self._game.world, self._game.atlas), self._look.controls.name("talk")
        if npc:
            text = "…" if self._game.remarking else f"{key} · talk to {shown_name(self._game, npc)}"
            return text, self._game.world.walkers[npc].tile
        if self._at_bed:
            return f"{key} · sleep", player.ahead
        sign = player.ahead in self._game.atlas.maps[player.map].signs
        return f"{key} · read" if sign else "", player.ahead

    def _draw_hint(self, surface: pygame.Surface, view: View, corner: tuple[int, int]) -> None:
        bubbles, around = self._emotes.shown, self._game.world.around
        if not self._hint.text or any(walker.tile == self._hint.tile for walker in around if walker.id in bubbles):
            return
        x, y = self._hint.tile[0] * 16, self._hint.tile[1] * 16
        style = Style("bold", view.text_size(6.4))
        picture = slip(self._look, [with_prompts(self._look, self._hint.text, style, PAPER)], accent=FLAME)
        box = picture.get_rect(midbottom=((x + 8 - corner[0]) * view.scale, (y - LIFT - 3 - corner[1]) * view.scale))
        surface.blit(picture, box.clamp(surface.get_rect()))

    def _draw_corner(self, surface: pygame.Surface, view: View) -> None:
        """The hour and the purse; the map's name when one comes there; the keys at the beginning."""
        world, fonts = self._game.world, self._look.fonts
        if not (self._game.talk and self._covered()):
            outdoors = self._game.atlas.maps[world.player.map].outdoors
            draw_badge(surface, self._look, world, outdoors, self._seconds)
        if self._came < TITLE_SECONDS:
            title = self._title
            middle = (surface.get_width() // 2, surface.get_height() // 5)
            write_middle(surface, fonts, title, middle, Style("title", view.text_size(15)), PAPER)
        if self._helped and not self._game.talk:
            draw_help(surface, self._look, min(1.0, self._helped))

    def _covered(self) -> bool:
        """Whether a box at the bottom would cover the player."""
        size = self._look.size()
        view = view_for(size)
        feet = (pixel(self._game.world.player)[1] + 16 - self._camera(view)[1]) * view.scale
        return feet > box_for(size, self._look.fonts).top


def hours_until(now: GameTime) -> list[tuple[int, str]]:
    """After how many whole hours one may wake, soonest first, and what that is called."""
    found = [(-(-((hour * 60 - now.minute) % (24 * 60) or 24 * 60) // 60), words) for hour, words in WAKING]
    return sorted(found)


def help_line(controls: Controls) -> str:
    """What the device in hand does on the map."""
    walks, parts = WALKS.get(controls.device, f"{controls.walks} – walk"), HELP
    return f"{walks} · {controls.hint(*(parts if controls.device != 'mouse' else parts[-1:]))}"


def draw_help(surface: pygame.Surface, look: Look, opacity: float = 1.0) -> None:
    """The keys, at the bottom."""
    draw_keys(surface, look, help_line(look.controls), PAPER, opacity)
