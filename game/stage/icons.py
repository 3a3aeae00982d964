"""Which small picture stands for a thing, a deed or an event. Names are those of pictures of the interface, "" none."""

from __future__ import annotations

import pygame

from game.session.events import Event, WorldChanged
from game.stage.art import Art

PARCEL, COIN, QUEST = "items/parcel", "coin", "quest_marks"
FRAMES = {COIN: 4, QUEST: 2}


def of_thing(item: str) -> str:
    """The icon of a thing."""
    return f"items/{item}"


def of_offer(offer: str) -> str:
    """The icon of what an offer is about: "sell:lantern"."""
    kind, _, about = offer.partition(":")
    if kind == "rumour":
        return COIN
    return of_thing(about) if kind in ("sell", "buy", "accept") else ""


def of_event(event: Event) -> str:
    """The icon of what changed hands, or of an entry of the quest log."""
    if not isinstance(event, WorldChanged):
        return ""
    item = next(iter(event.data.get("goods") or ()), event.data.get("item"))
    if item:
        return of_thing(item)
    return QUEST if event.what == "quest" else COIN if event.data.get("coins") else ""


def picture(art: Art, icon: str, scale: int, frame: int = 0) -> pygame.Surface:
    """The icon's picture; a plain parcel for a thing that has none."""
    known = icon if not icon.startswith("items/") or art.has(icon) else PARCEL
    return art.piece(known, scale, frame, FRAMES.get(known, 1))
