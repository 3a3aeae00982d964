"""The window: input to the topmost screen, commands to the game, its events to the screens, and the picture."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path

import pygame

from game.content import ContentError
from game.session.commands import Command, Save
from game.session.events import Event, Loaded
from game.stage.actions import Held
from game.stage.art import Art
from game.stage.dialogue import Dialogue
from game.stage.fonts import Fonts, graphemes
from game.stage.game import Game, Launcher
from game.stage.look import Look
from game.stage.narration import NarrationBox
from game.stage.notices import Notices
from game.stage.pause import Pause
from game.stage.people import MemoryPage, People
from game.stage.picking import Picking
from game.stage.picture import picture_of
from game.stage.questlog import QuestLog
from game.stage.scenery import Scenery, cached
from game.stage.screen import Reset, Screen, Transition, applied
from game.stage.settings import TEXT_SIZES, Settings
from game.stage.telling import Telling
from game.stage.title import Title
from game.stage.walking import Walking
from game.stage.window import follow_caret, listen_for_text, open_window, post_key, set_icon, switch_fullscreen
from game.world import read_atlas

STEP = 1 / 60
MOST_STEPS = 5
"""A frame that comes late (a dragged window) makes up for no more than this."""


class App:
    """Attach it to a `game` in any state, or give a `launcher` to begin at the title."""

    def __init__(
        self,
        game: Game | None = None,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        launcher: Launcher | None = None,
    ) -> None:
        self._size = size
        self._surface = open_window(size)
        self.settings = settings or Settings()
        art = Art(self.settings.assets)
        fonts = Fonts(TEXT_SIZES[self.settings.text_size], self.settings.reading_font)
        self._look = Look(art, fonts, cached(art), self.settings, lambda: self._surface.get_size())
        set_icon(art.person("player", "down", 0))
        self._notices = Notices(self._look)
        self._held = Held()
        self._launcher = launcher
        self._game: Game | None = None
        self._events: deque[Event] = deque()
        self._behind = 0.0
        self._stack: list[Screen] = []
        if game is not None:
            self._apply(self._play(game))
        elif launcher is not None:
            self._apply(Reset([self._title(launcher)]))

    @property
    def open(self) -> bool:
        """Whether there is still something to show."""
        return bool(self._stack)

    def run(self) -> None:
        """Play until the window closes; the game is closed then."""
        clock = pygame.time.Clock()
        try:
            clock.tick(60)
            while self.open:
                self.frame(clock.tick(60) / 1000)
        finally:
            self.close()

    def close(self) -> None:
        """Close the game and the window."""
        self._leave_game()
        pygame.display.quit()

    def frame(self, seconds: float) -> None:
        """One frame of real time."""
        self._take_input()
        self._behind = min(self._behind + seconds, MOST_STEPS * STEP)
        while self._behind >= STEP - 1e-6:
            self._behind -= STEP
            self._step()
        if isinstance(top := self._stack[-1] if self._stack else None, Dialogue) and top.typing:
            follow_caret(top.caret)
        self._draw()

    # For scripts: the same path, without real time.

    def step(self, n: int = 1) -> None:
        """So many frames of exactly one step each, of which the last is drawn."""
        for _ in range(n):
            self._take_input()
            self._step()
        self._draw()

    def press(self, action: str, steps: int = 1) -> None:
        """Hold the key of an action for so many steps. Raises KeyError for an action that has none."""
        self.hold(action)
        self.step(steps)
        self.release(action)
        self.step()

    def hold(self, action: str) -> None:
        """Put the key of an action down."""
        post_key(action, down=True)

    def release(self, action: str) -> None:
        """Let the key of an action go."""
        post_key(action, down=False)

    def type(self, text: str) -> None:
        """Write letters into whatever has the focus."""
        for letter in graphemes(text):
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        self.step()

    def screenshot(self, path: Path | str) -> None:
        """Save the frame as it is shown."""
        self._draw()
        pygame.image.save(self._surface, str(path))

    def lines(self) -> list[str]:
        """What the screens and notices say, as text."""
        return [*(line for screen in self._stack for line in screen.lines()), *self._notices.lines()]

    # One step.

    def _take_input(self) -> None:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self._apply(Reset(()))
            elif event.type == pygame.WINDOWFOCUSLOST:
                self._held.forget()
            elif event.type == pygame.VIDEORESIZE:
                self._listen()
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11 and event.key not in self._held.keys:
                self._surface = switch_fullscreen(self._size)
            if not self.open:
                return
            top = self._stack[-1]
            action = self._held.feed(event, typing := top.typing)
            self._apply(top.handle(event, action))
            if self.open and self._stack[-1].typing != typing:
                self._listen()
            self._tell()

    def _step(self) -> None:
        if not self.open:
            return
        if isinstance(walking := self._stack[-1], Walking):
            walking.walk()
            self._tell()
        if self._game is not None and not self._paused:
            self._events.extend(self._game.tick())
            self._tell()
        for screen in list(self._stack):
            self._apply(screen.update(STEP))
        self._notices.update(STEP)

    @property
    def _paused(self) -> bool:
        """Whether the town stands still: nobody may come and talk to a player who has something else before its
        eyes."""
        return any(isinstance(screen, Pause | Picking | NarrationBox | QuestLog) for screen in self._stack)

    def _do(self, command: Command) -> None:
        if self._game is None:
            return
        if isinstance(command, Save):
            shown = [screen for screen in self._stack if not isinstance(screen, Pause)]
            self._game.picture = picture_of(shown, self._surface.get_size())
        self._events.extend(self._game.do(command))

    def _tell(self) -> None:
        """Hand the events that wait to the topmost screen, one after the other."""
        while self._events and self._game is not None and self._stack:
            event = self._events.popleft()
            self._notices.hear(event, self._game)
            if isinstance(event, Loaded):
                self._apply(self._screens(self._game))
            else:
                self._apply(self._stack[-1].hear(event))

    def _apply(self, transition: Transition) -> None:
        if transition is None:
            return
        self._stack = applied(transition, self._stack)
        self._held.release()
        self._listen()

    def _listen(self) -> None:
        top = self._stack[-1] if self._stack else None
        writes = top.entry if isinstance(top, MemoryPage) and top.typing else None
        listen_for_text(top.caret if isinstance(top, Dialogue) else writes)

    def _draw(self) -> None:
        if not self.open:
            return
        self._surface = pygame.display.get_surface() or self._surface
        for screen in self._stack:
            screen.draw(self._surface)
        top = self._stack[-1]
        low = top.box.top if isinstance(top, Dialogue) and not top.at_top else self._surface.get_height()
        low = top.entry.top if isinstance(top, MemoryPage) else top.top if isinstance(top, Telling) else low
        self._notices.draw(self._surface, low)
        pygame.display.flip()

    # From title to game and back.

    def _title(self, launcher: Launcher) -> Title:
        return Title(launcher, self._look, self._begin, self._town())

    def _town(self) -> Scenery | None:
        """The town behind the title; nothing where the maps cannot be read (starting a game says why)."""
        try:
            atlas = read_atlas(self.settings.assets / "maps")
        except ContentError:
            return None
        return Scenery(atlas.maps[atlas.start_map], self._look.art)

    def _begin(self, start: Callable[[], Game]) -> Transition:
        try:
            return self._play(start())
        except Exception as error:  # whatever it was: the player stays at the title and reads why
            self._notices.notice(str(error) or f"The game cannot be started ({type(error).__name__}).")
            return None

    def _play(self, game: Game) -> Reset:
        self._game = game
        for sentence in game.notices:
            self._notices.notice(sentence)
        return self._screens(game)

    def _screens(self, game: Game) -> Reset:
        walking = Walking(
            game, self._look, self._do, self._held, self._notices, self._pause, entering=self._launcher is not None
        )  # fmt: skip
        over = [walking.telling()] if game.chapter else [walking.dialogue(fresh=False)] if game.talk else []
        return Reset([walking, *over])

    def _pause(self) -> Pause:
        text = "Save and go to the title" if self._launcher else "Quit"
        return Pause(self._look, self._do, self._quests, self._people, self._leave, text)

    def _quests(self) -> QuestLog:
        assert self._game is not None
        return QuestLog(self._game, self._look)

    def _people(self) -> People:
        assert self._game is not None
        return People(self._game, self._look, self._do, self._held)

    def _leave(self) -> Transition:
        self._leave_game()
        return Reset([self._title(self._launcher)] if self._launcher else ())

    def _leave_game(self) -> None:
        if self._game is not None:
            self._game.close()
        self._game = None
        self._events.clear()
