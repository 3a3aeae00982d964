"""The one place that touches the mixer. Where there is no device, or one that goes, all is silence."""

from __future__ import annotations

from array import array
from pathlib import Path

import pygame

from game.stage.sound.letters import resampled
from game.stage.sound.shelf import Shelf

RATE, BITS, COLUMNS, BUFFER = 32_000, -16, 2, 1024
"""As the files are, so that nothing is converted when they are loaded; the buffer is 32 ms."""
LOOPS, VOICE, CHANNELS = 10, 10, 24
"""The first channels are for loops, one is for the letters, so that each cuts off the one before; the rest is free."""
MOST_LOOPS_KEPT = 6
"""Loops that are held in memory, each a few megabytes."""
GONE = (pygame.error, NotImplementedError)
"""What pygame raises where a mixer is not there, or not any more."""

Key = tuple[str, float]
"""A sound and its pitch."""


class Output:
    """Plays what lies below `folder`. Every call may find the device gone; none of them raises."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._shelf: Shelf[Key, pygame.mixer.Sound] | None = None
        self._playing: dict[str, tuple[pygame.mixer.Channel, pygame.mixer.Sound]] = {}
        self._kept: list[str] = []
        """Loops that were asked for, the last one last."""

    @property
    def open(self) -> bool:
        """Whether there is something to play on."""
        return self._shelf is not None and pygame.mixer.get_init() is not None

    def begin(self) -> None:
        """Open the device, and fetch the short sounds in the background."""
        self.close()
        try:
            pygame.mixer.init(RATE, BITS, COLUMNS, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(VOICE + 1)
        except GONE:
            return
        self._shelf = Shelf(self._load)
        for path in sorted((self._folder / "effects").glob("*.ogg")):
            self._shelf.ask((path.stem, 1.0))

    def close(self) -> None:
        """Let go of the device."""
        if self._shelf is None:
            return
        self._playing.clear()
        self._kept.clear()
        self._shelf.close()
        self._shelf = None
        try:
            pygame.mixer.quit()
        except GONE:
            return

    def ready(self, name: str) -> bool:
        """Whether a loop can be heard at once; it is fetched otherwise."""
        return self._sound((name, 1.0)) is not None

    def once(self, name: str, volume: float, pan: float = 0.0) -> None:
        """Play a short sound; `pan` from -1 (left) to 1. What is not there yet, or finds no free channel, is left
        out."""
        sound = self._sound((name, 1.0))
        if sound is None or volume <= 0:
            return
        try:
            channel = pygame.mixer.find_channel()
            if channel:
                channel.play(sound)
                channel.set_volume(volume * min(1.0, 1 - pan), volume * min(1.0, 1 + pan))
        except GONE:
            self.close()

    def letter(self, name: str, pitch: float, volume: float) -> None:
        """Play the sound of a letter at a pitch, instead of the letter before."""
        sound = self._sound((name, pitch))
        if sound is None or volume <= 0:
            return
        try:
            sound.set_volume(volume)
            pygame.mixer.Channel(VOICE).play(sound)
        except GONE:
            self.close()

    def loop(self, name: str, volume: float) -> None:
        """Let a loop sound this loud from now on; at 0 it ends."""
        try:
            if volume <= 0:
                self._end(name)
            elif name in self._playing:
                self._playing[name][1].set_volume(volume)
            else:
                self._start(name, volume)
        except GONE:
            self.close()

    def _start(self, name: str, volume: float) -> None:
        """The sound gets its volume before it plays, so that it does not begin with a crack."""
        sound = self._sound((name, 1.0))
        free = [channel for channel in map(pygame.mixer.Channel, range(LOOPS)) if not channel.get_busy()]
        if sound is None or not free:
            return
        sound.set_volume(volume)
        free[0].play(sound, loops=-1)
        self._playing[name] = free[0], sound
        self._kept = [kept for kept in self._kept if kept != name] + [name]
        self._let_go()

    def _let_go(self) -> None:
        """Keep no more loops than `MOST_LOOPS_KEPT`, or than play."""
        old = [name for name in self._kept if name not in self._playing]
        for name in old[: max(0, len(self._kept) - MOST_LOOPS_KEPT)]:
            self._kept.remove(name)
            if self._shelf:
                self._shelf.drop((name, 1.0))

    def _end(self, name: str) -> None:
        playing = self._playing.pop(name, None)
        if playing and self.open:
            playing[0].stop()

    def _sound(self, key: Key) -> pygame.mixer.Sound | None:
        if self._shelf is None or not self.open:
            self.close()
            return None
        return self._shelf.ask(key)

    def _load(self, key: Key) -> pygame.mixer.Sound | None:
        """Read a file; None where it is not there or no sound. Runs beside the game."""
        name, pitch = key
        try:
            path = next(path for kind in ("effects", "ambience", "music") if (path := self._path(kind, name)).is_file())
            sound = pygame.mixer.Sound(path)
            if pitch == 1.0:
                return sound
            return pygame.mixer.Sound(buffer=resampled(array("h", sound.get_raw()), COLUMNS, pitch).tobytes())
        except (StopIteration, OSError, *GONE):
            return None

    def _path(self, kind: str, name: str) -> Path:
        return self._folder / kind / f"{name}.ogg"
