"""What holds text together: panels, headings on a ribbon, slips that lie over the picture, arrows that tell of more."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.stage.art import AMBER, FLAME, INK, PAPER
from game.stage.fonts import Colour, Style
from game.stage.look import Look
from game.stage.prompts import with_prompts
from game.stage.view import view_for

RIBBON_END, RIBBON_BAND = 14, 19
"""In picture pixels: how wide the ends of a heading's ribbon are, and how high its band is."""
KEYS_HEIGHT = 20
"""How much room a slip with keys takes at the bottom of the window."""
SLIP_EDGE = 4
"""From the rim of a slip to what stands on it."""
WHITE = (255, 255, 255)


def draw_panel(surface: pygame.Surface, look: Look, place: pygame.Rect, name: str = "panel") -> None:
    """Draw a nine-slice, parchment by default; its size in window pixels is a multiple of the scale. Where the player
    wants high contrast it is plain: light where it is parchment, else dark."""
    scale = view_for(look.size()).scale
    if look.settings.high_contrast:
        ground, rim = (WHITE, INK) if name == "panel" else (INK, PAPER)
        pygame.draw.rect(surface, ground, place, border_radius=2 * scale)
        pygame.draw.rect(surface, rim, place, 2 * scale, border_radius=2 * scale)
        return
    surface.blit(look.art.panel(place.width // scale, place.height // scale, scale, name), place)


def draw_heading(surface: pygame.Surface, look: Look, text: str, middle: tuple[int, int]) -> None:
    """Draw a title on its ribbon, the middle of its band at `middle`."""
    view = view_for(look.size())
    picture = look.fonts.render(text, style := heading_style(look), FLAME)
    width = -(-picture.get_width() // view.scale) + 2 * RIBBON_END + 8
    ribbon = look.art.strip("heading", width, RIBBON_END, view.scale)
    place = ribbon.get_rect(midtop=(middle[0], middle[1] - RIBBON_BAND // 2 * view.scale))
    surface.blit(ribbon, place)
    box = picture.get_rect(center=middle)
    surface.blit(look.fonts.render(text, style, INK), box.move(0, max(1, view.scale // 2)))
    surface.blit(picture, box)


def heading_style(look: Look) -> Style:
    """How a title is set so that it stands inside the ribbon."""
    return Style("title", view_for(look.size()).text_size(10))


def draw_scroll(surface: pygame.Surface, look: Look, place: pygame.Rect, above: bool, below: bool) -> None:
    """Draw the arrows that tell of more, at the right end of `place`."""
    scale = view_for(look.size()).scale
    for there, frame, corner in ((above, 0, "topright"), (below, 1, "bottomright")):
        if there:
            arrow = look.art.piece("scroll", scale, frame, 2)
            surface.blit(arrow, arrow.get_rect(**{corner: getattr(place, corner)}))


def slip(
    look: Look,
    lines: Sequence[pygame.Surface],
    opacity: float = 1.0,
    accent: Colour = AMBER,
    icon: pygame.Surface | None = None,
) -> pygame.Surface:
    """Lines on a dark slip with a coloured edge on its left, and an icon before them."""
    scale = view_for(look.size()).scale
    edge = SLIP_EDGE * scale
    left = 2 * edge + (icon.get_width() if icon else 0) if icon else edge + scale
    high = max(sum(line.get_height() for line in lines), icon.get_height() if icon else 0)
    wide = left + max(line.get_width() for line in lines) + edge + scale
    picture = look.art.panel(-(-wide // scale), -(-high // scale) + SLIP_EDGE + 2, scale, "slip").copy()
    pygame.draw.rect(picture, accent, (scale, 2 * scale, 2 * scale, picture.get_height() - 4 * scale))
    if icon:
        picture.blit(icon, icon.get_rect(midleft=(edge + scale, picture.get_height() // 2)))
    top = (picture.get_height() - sum(line.get_height() for line in lines)) // 2
    for line in lines:
        picture.blit(line, (left + scale, top))
        top += line.get_height()
    if opacity < 1.0:
        picture.set_alpha(round(255 * opacity))
    return picture


def keys_top(look: Look) -> int:
    """Above which line of the window there is room for other things than the keys."""
    return look.size()[1] - KEYS_HEIGHT * view_for(look.size()).scale


def draw_keys(surface: pygame.Surface, look: Look, text: str, colour: Colour, opacity: float = 1.0) -> pygame.Rect:
    """Draw what the keys do on a slip at the bottom; returns where it lies."""
    view = view_for(surface.get_size())
    line = with_prompts(look, text, Style("text", view.text_size(6)), colour)
    key = (text, colour, opacity, look.controls.device, view.scale, look.fonts.changes)
    picture = look.art.composed(key, lambda: slip(look, [line], opacity))
    place = picture.get_rect(midbottom=(surface.get_width() // 2, surface.get_height() - 3 * view.scale))
    surface.blit(picture, place)
    return place
