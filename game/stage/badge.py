"""The corner of the walking view: the sky, the hour and the purse."""

from __future__ import annotations

import pygame

from game.stage import icons
from game.stage.art import PAPER, Art
from game.stage.fonts import Style
from game.stage.look import Look
from game.stage.view import view_for
from game.world import World
from game.world.weather import Weather, weather_of

SKIES: tuple[str, ...] = ("sun", "moon", "cloud", "rain", "fog", "wind")
"""The frames of the picture `sky`."""
DAY = range(6 * 60, 20 * 60)
"""The minutes at which the sun is up."""
TURN_EVERY, TURN_FRAME = 6.0, 0.11
"""Seconds from one turn of the coin to the next, and for each of its pictures."""
MARGIN, EDGE = 6, 5
GAP = 4


def sign_of(minute: int, weather: Weather) -> str:
    """Which sign stands for the sky."""
    return weather if weather != "clear" else "sun" if minute in DAY else "moon"


def draw_badge(surface: pygame.Surface, look: Look, world: World, outdoors: bool, seconds: float) -> None:
    """Draw the badge at the top right."""
    view, time = view_for(surface.get_size()), world.time
    scale = view.scale
    style = Style("text", view.text_size(6.4))
    weather = weather_of(world.flags) if outdoors else "clear"
    sign = look.art.piece("sky", scale, SKIES.index(sign_of(time.minute, weather)), len(SKIES))
    hour = look.fonts.render(f"Day {time.day} · {time.clock}", style, PAPER)
    purse = look.fonts.render(f"{world.money}", style, PAPER)
    parts = (sign, hour, _coin(look.art, scale, seconds), purse)
    wide = sum(part.get_width() for part in parts) // scale + 2 * EDGE + len(parts) * GAP
    panel = look.art.panel(wide, sign.get_height() // scale + 4, scale, "slip")
    place = panel.get_rect(topright=(surface.get_width() - MARGIN * scale, MARGIN * scale))
    surface.blit(panel, place)
    left = place.left + EDGE * scale
    for part in parts:
        surface.blit(part, part.get_rect(midleft=(left, place.centery)))
        left += part.get_width() + GAP * scale


def _coin(art: Art, scale: int, seconds: float) -> pygame.Surface:
    """The coin, which turns over now and then."""
    frame = int(seconds % TURN_EVERY / TURN_FRAME)
    return icons.picture(art, icons.COIN, scale, frame if frame < icons.FRAMES[icons.COIN] else 0)
