"""A game pad that SDL itself makes up: its events go the whole way that those of a real one go."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame

GAME_CONTROLLER, AXES, BUTTONS = 1, 6, 15


def library() -> ctypes.CDLL | None:
    """The SDL that pygame uses; None where it cannot be found."""
    folder = Path(pygame.__file__).parent
    places = [
        *folder.parent.glob("pygame_ce.libs/libSDL2-2*"),
        *folder.glob(".dylibs/libSDL2-2*"),
        *folder.glob("SDL2.dll"),
    ]
    return ctypes.CDLL(str(places[0])) if places else None


class VirtualPad:
    """Plugged in until it is unplugged."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        self._sdl = sdl
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._index = sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, 0)
        assert self._index >= 0
        self._pad = ctypes.c_void_p(sdl.SDL_JoystickOpen(self._index))

    def button(self, number: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._pad, number, int(down))

    def axis(self, number: int, value: int) -> None:
        """From -32768 to 32767."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._pad, number, ctypes.c_int16(value))

    def unplug(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self._index)
