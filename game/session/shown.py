"""What is seen of a chapter: plain data, for whoever draws it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """What the player sees of a chapter now. `kind` is narration, line, choice, wait or ending; `who` speaks in a
    line, `title` is an ending's, `options` are a choice's."""

    kind: str
    text: str = ""
    who: str = ""
    mood: str = ""
    title: str = ""
    options: tuple[str, ...] = ()
