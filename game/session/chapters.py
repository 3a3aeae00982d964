"""The story in a running game: when a chapter begins, and what a command does while one is told."""

from __future__ import annotations

from game.session import commands as c
from game.session import telling
from game.session.events import Event, Fault
from game.session.scene import Scene
from game.session.shown import Shown
from game.world import Place, nearby


class Chapters:
    """The chapters of one running game."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._waits: tuple[Place | None, int] = None, 0
        self._looked: object = None

    @property
    def shown(self) -> Shown | None:
        """What the player sees of the chapter that is told; None where none is."""
        return telling.shown(self._scene)

    def begins(self) -> list[Event]:
        """Begin a chapter whose condition has come true, if there is one."""
        chapter = None if self._scene.world.place else telling.due(self._scene)
        return telling.begin(self._scene, chapter) if chapter else []

    def begins_with(self, who: str) -> list[Event]:
        """Begin the chapter that begins because the player speaks to somebody, if there is one."""
        chapter = telling.due(self._scene, who)
        if chapter is None:
            return []
        nearby.face_each_other(self._scene.world, who)
        return telling.begin(self._scene, chapter)

    def may_begin(self) -> bool:
        """Whether anything has changed since this was asked last."""
        player = self._scene.world.player
        before, self._looked = self._looked, (player.map, player.tile, self._scene.chronicle.log.head)
        return before != self._looked

    def waited(self) -> list[Event]:
        """A sixtieth of a second has passed: a chapter that waits by itself goes on after a while."""
        place, steps = self._waits
        now = self._scene.world.place
        self._waits = now, steps + 1 if place == now else 0
        return telling.go_on(self._scene) if telling.waited(self._scene, self._waits[1]) else []

    def take(self, command: c.Command) -> tuple[list[Event], bool]:
        """A command while a chapter is told, and whether it is still to be carried out: what was read is passed over
        for whatever comes next, but a choice must be made."""
        match command:
            case c.Next():
                return telling.go_on(self._scene), False
            case c.Choose(option):
                made = telling.choose(self._scene, option)
                return [Fault("story", f"`{option}` is not to be chosen now.")] if made is None else made, False
        events = self._passed_over()
        return events, self._scene.world.place is None

    def _passed_over(self) -> list[Event]:
        """Go on in the chapter to its end, or to a choice."""
        events: list[Event] = []
        while (shown := self.shown) is not None:
            if shown.kind == "choice":
                return [*events, Fault("story", "First choose what you do.")]
            events += telling.go_on(self._scene)
        return events
