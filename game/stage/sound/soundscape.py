"""All that is heard: follows the game, its events and the topmost screen, and hands it to the output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pygame

from game.session.events import Bout, Event, SceneChanged, TalkOpened
from game.stage.dialogue import Dialogue
from game.stage.game import Game
from game.stage.narration import NarrationBox
from game.stage.reply import Reply
from game.stage.screen import Screen
from game.stage.settings import Volumes
from game.stage.sound import cues
from game.stage.sound.fades import Fades, moved
from game.stage.sound.letters import Letters, pitch_of
from game.stage.sound.output import Output
from game.stage.sound.screens import sound_of_change
from game.stage.sound.treading import Shore, Treading
from game.stage.telling import Telling
from game.world import TileMap

SOFTER_UNFOCUSED, SOFTER_TALKING = 0.3, 0.7
"""How loud all is without the keyboard, and the music while somebody speaks."""
FOCUS_SECONDS = 0.4
GULLS = (7.0, 24.0)
"""Seconds between two cries, at least and at most."""


class Soundscape:
    """Heard on `output`, as loud as `volumes` say now; without them nothing is, and no device is opened."""

    def __init__(self, volumes: Volumes | None, output: Output, chance: Random) -> None:
        self.volumes = volumes
        self._output = output
        self._chance = chance
        self._begun = False
        self._focused, self._near = True, 1.0
        self._fades, self._letters, self._treading, self._shore = Fades(), Letters(), Treading(), Shore()
        self._reading: tuple[Reply | None, int, int] = (None, 0, 0)
        """What is typed, its page, and how many of its letters have been heard."""
        self._stack: Sequence[Screen] = ()
        self._map = ""
        self._touches = 0
        self._gull = GULLS[0]
        self._heard: set[str] = set()
        """The short sounds since the last update, so that none is heard twice at once."""
        self._last: dict[str, int] = {}
        """The variant of each sound that was heard last."""

    @property
    def settled(self) -> bool:
        """Whether nothing that is heard gets louder or softer now."""
        return not (self.volumes and self._output.open) or (self._fades.settled and self._near == self._nearing)

    def begin(self) -> None:
        """Open the device, once; to be called when the first picture is on the screen."""
        if self.volumes and not self._begun:
            self._begun = True
            self._output.begin()

    def close(self) -> None:
        """Let go of the device."""
        self._output.close()

    def take(self, event: pygame.Event) -> None:
        """The window lost or won the keyboard, or a device went or came: it is opened anew then."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._focused = event.type == pygame.WINDOWFOCUSGAINED
        lost = event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture and event.which
        came = event.type == pygame.AUDIODEVICEADDED and not event.iscapture
        found = (came or event.type == pygame.WINDOWFOCUSGAINED) and not self._output.open
        if self._begun and (lost or found):
            self._fades.clear()
            self._output.begin()

    def cue(self, name: str) -> None:
        """Let a short sound be heard."""
        if self.volumes and name and name not in self._heard:
            self._heard.add(name)
            self._output.once(self._variant(name), self._loud(self.volumes.effects))

    def hear(self, event: Event, game: Game) -> None:
        """Take an event of the game."""
        self.cue(cues.sound_for(event, self._touches))
        maps = game.atlas.maps
        match event:
            case TalkOpened():
                self._touches = 0
            case Bout(_, _, yours, hers):
                self._touches = yours + hers
            case SceneChanged(to) if self._map in maps and to in maps:
                self.cue(cues.sound_of_crossing(maps[self._map], maps[to]))

    def update(self, seconds: float, game: Game | None, stack: Sequence[Screen]) -> None:
        """Let time pass; `stack` are the screens, the topmost last."""
        if not (self.volumes and self._output.open and stack):
            return
        if not self._heard:
            self.cue(sound_of_change(self._stack, stack))
        self._heard.clear()
        self._stack = list(stack)
        self._near = moved(self._near, self._nearing, seconds / FOCUS_SECONDS)
        self._type(self.volumes, game, stack[-1], seconds)
        loops = {cues.TITLE: self.volumes.music} if game is None else self._of_place(game, stack[-1], self.volumes)
        for name, volume in self._fades.update(loops, seconds, self._output.ready).items():
            self._output.loop(name, self._loud(volume))
        if game is not None:
            self._tread(game, self.volumes)
            self._cry(game, self.volumes, seconds)

    @property
    def _nearing(self) -> float:
        """How near all shall be heard, from 0 to 1."""
        muted = bool(self.volumes and self.volumes.muted_unfocused)
        return 1.0 if self._focused else 0.0 if muted else SOFTER_UNFOCUSED

    def _loud(self, volume: float) -> float:
        return volume * self._near * (self.volumes.master if self.volumes else 0.0)

    def _variant(self, name: str) -> str:
        """One of several like sounds, never the same twice in a row."""
        count = cues.STEP_VARIANTS if name.startswith("step_") else cues.VARIANTS.get(name, 1)
        if count == 1:
            return name
        others = [number for number in range(1, count + 1) if number != self._last.get(name)]
        self._last[name] = self._chance.choice(others)
        return f"{name}_{self._last[name]}"

    def _type(self, volumes: Volumes, game: Game | None, top: Screen, seconds: float) -> None:
        """The letters that came out since the last update, and pages that were turned."""
        before, page, shown = self._reading
        reply = top.reply if isinstance(top, Dialogue | Telling | NarrationBox) else None
        self._reading = (reply, reply.page, reply.shown) if reply else (None, 0, 0)
        if reply is None or game is None:
            return
        turned = reply.page > page if reply is before else isinstance(top, Telling) and not reply.npc
        if turned:
            self.cue("page")
        revealed = reply.letters(shown if reply is before else 0)
        pitch = pitch_of(game, reply.npc)
        if self._letters.heard(revealed, seconds) and pitch:
            self._output.letter(self._variant("letter"), pitch, self._loud(volumes.voice))

    def _of_place(self, game: Game, top: Screen, volumes: Volumes) -> Mapping[str, float]:
        """The loops of where the player is, and how loud each is."""
        world, tile_map = game.world, self._here(game)
        self._map = tile_map.id
        shore = self._shore.nearness(tile_map, world.player.tile)
        ambience = cues.ambience_for(world.flags, tile_map, shore, len(world.around))
        loops = {name: volume * volumes.effects for name, volume in ambience.items()}
        music = cues.music_for(world, tile_map)
        if music:
            loops[music] = volumes.music * (SOFTER_TALKING if isinstance(top, Dialogue | Telling) else 1.0)
        return loops

    def _tread(self, game: Game, volumes: Volumes) -> None:
        for step in self._treading.heard(game.world.player, game.world.around, self._here(game)):
            name = self._variant(f"step_{step.ground}")
            self._output.once(name, self._loud(volumes.effects * step.volume), step.pan)

    def _cry(self, game: Game, volumes: Volumes, seconds: float) -> None:
        """A gull now and then."""
        tile_map = self._here(game)
        shore = self._shore.nearness(tile_map, game.world.player.tile)
        self._gull -= seconds
        if self._gull > 0 or not cues.gulls_cry(game.world.flags, tile_map, shore):
            return
        self._gull = self._chance.uniform(*GULLS)
        volume = volumes.effects * shore * self._chance.uniform(0.4, 1.0)
        self._output.once(self._variant("gull"), self._loud(volume), self._chance.uniform(-0.8, 0.8))

    @staticmethod
    def _here(game: Game) -> TileMap:
        return game.atlas.maps[game.world.player.map]
