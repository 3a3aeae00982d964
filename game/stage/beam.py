"""The beam of the lighthouse: it turns while the lamp burns, over the map on which the tower stands or beyond it."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, sin, tau

import pygame

from game.stage.moment import Place

FLAG = "light_burns"
TURN_SECONDS = 9.0
FLAT = 0.62
"""One looks down on the turning at a slant, which makes its circle an ellipse."""
LENGTH, AFAR = 1500, 2600
"""How far it goes on a map, and in the picture of who stands far off."""
WEDGES = ((0.115, 20), (0.07, 34), (0.032, 54))
"""Half of the angle, and strength in 128ths, from the rim of the beam to its middle."""
LIGHT, HAZE = (1.0, 0.92, 0.68), 0.16
"""The beam's colour, and how much of it shows in the air itself."""
BEYOND: Mapping[str, tuple[int, int]] = {"hill_road": (920, 90)}
"""Where the lamp burns, in the pixels of maps on which the tower does not stand itself."""


def angle(seconds: float) -> float:
    """Where the beam points, clockwise from the right, 0 to a whole turn."""
    return seconds % TURN_SECONDS / TURN_SECONDS * tau


def wedge(lamp: Place, towards: float, half: float) -> list[tuple[float, float]]:
    """The corners of one wedge of the beam."""
    ends = [(lamp[0] + LENGTH * cos(a), lamp[1] + LENGTH * FLAT * sin(a)) for a in (towards - half, towards + half)]
    return [lamp, *ends]


def sweep(picture: pygame.Surface, lamp: Place, seconds: float) -> None:
    """Add the beam as one sees it from far off and from the lamp's height: it only gets longer and shorter."""
    scratch = pygame.Surface(picture.get_size())
    end = lamp[0] + AFAR * cos(angle(seconds))
    for half, strength in WEDGES:
        tone = [round(strength * each) for each in LIGHT]
        spread = abs(end - lamp[0]) * half
        pygame.draw.polygon(scratch, tone, [lamp, (end, lamp[1] - spread), (end, lamp[1] + spread)])
    picture.blit(scratch, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def throw(light: pygame.Surface, air: pygame.Surface, lamp: Place, seconds: float) -> None:
    """Add the beam to the light that falls on things, and a trace of it to the air; `lamp` in the view's pixels."""
    scratch = pygame.Surface(light.get_size())
    for target, part in ((light, 1.0), (air, HAZE)):
        for half, strength in WEDGES:
            tone = [round(strength * part * each * 1.6) for each in LIGHT]
            pygame.draw.polygon(scratch, tone, wedge(lamp, angle(seconds), half))
        target.blit(scratch, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
