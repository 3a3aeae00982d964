"""The window: input to the topmost screen, commands to the game, its events to the screens, and the picture."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.content import ContentError
from game.session.commands import Command, Save
from game.session.events import Event, Loaded
from game.stage.actions import Action, Controls
from game.stage.art import Art
from game.stage.bindings import Bindings
from game.stage.chips import draw_chips, meant
from game.stage.devices import Devices
from game.stage.dialogue import Dialogue
from game.stage.fonts import Fonts, graphemes
from game.stage.game import Game, Launcher
from game.stage.look import Look
from game.stage.narration import NarrationBox
from game.stage.notices import Notices
from game.stage.onscreen import OnScreenKeyboard
from game.stage.pause import Pause
from game.stage.people import MemoryPage, People
from game.stage.picking import Picking
from game.stage.picture import picture_of
from game.stage.questlog import QuestLog
from game.stage.scenery import Scenery, cached
from game.stage.screen import Pop, Push, Reset, Screen, Transition, applied
from game.stage.settings import Settings
from game.stage.settings_screen import SettingsScreen
from game.stage.telling import Telling
from game.stage.title import Title
from game.stage.unplugged import Unplugged
from game.stage.walking import Walking
from game.stage.window import listen_for_text, open_window, post_key, set_icon, show_window
from game.world import read_atlas

STEP = 1 / 60
MOST_STEPS = 5
"""A frame that comes late (a dragged window) makes up for no more than this."""
SLEEPS, LOOKS_UP = 1000, 250
"""Milliseconds that are waited for input: while nothing moves, and while the window is minimised."""
STILL = (Pause, Picking, QuestLog, SettingsScreen, Unplugged)
"""Screens under which the town stands still, and on which nothing moves by itself."""


class App:
    """Attach it to a `game` in any state, or give a `launcher` to begin at the title."""

    def __init__(
        self,
        game: Game | None = None,
        size: tuple[int, int] | None = None,
        settings: Settings | None = None,
        launcher: Launcher | None = None,
        keep: Callable[[Settings], str] = lambda settings: "",
        wrong: Sequence[str] = (),
    ) -> None:
        """`keep` writes changed settings down and returns why it could not; `wrong` says what was wrong with those
        that were read. Without a `size` the window has that of the settings."""
        self.settings = settings or Settings()
        self._keep = keep
        self._size = size or self.settings.window
        self._surface = open_window(self._size, self.settings)
        art, fonts = Art(self.settings.assets), Fonts()
        controls = Controls(Bindings(self.settings.keys, self.settings.pad))
        self._look = Look(art, fonts, cached(art), self.settings, lambda: self._surface.get_size(), controls)
        set_icon(art.person("player", "down", 0))
        self._notices = Notices(self._look)
        for sentence in wrong:
            self._notices.notice(sentence)
        self._devices = Devices(controls)
        self._held = self._devices.held
        self._waited: list[pygame.Event] = []
        self._hidden = False
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
                if self._hidden or self.still:
                    self._wait()
                self.frame(clock.tick(60) / 1000)
        finally:
            self.close()

    def close(self) -> None:
        """Close the game and the window."""
        self._leave_game()
        if self._size != self.settings.window:
            self._keep(replace(self.settings, window=self._size))
        pygame.display.quit()

    def frame(self, seconds: float) -> None:
        """One frame of real time."""
        self._take_input()
        self._behind = min(self._behind + seconds, MOST_STEPS * STEP)
        while self._behind >= STEP - 1e-6:
            self._behind -= STEP
            self._step()
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
        waited, self._waited = self._waited, []
        for event in [*waited, *pygame.event.get()]:
            self._window_event(event)
            typing = bool(self._stack) and self._stack[-1].typing
            for said in self._devices.read(event, typing):
                if self._stack:
                    self._give(*said)

    def _window_event(self, event: pygame.Event) -> None:
        """What happens to the window and its devices."""
        if event.type == pygame.QUIT:
            self._apply(Reset(()))
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.forget()
        elif event.type == pygame.VIDEORESIZE:
            self._size = self._size if self.settings.full_screen else (event.w, event.h)
            self._listen()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED):
            self._hidden = event.type == pygame.WINDOWMINIMIZED
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11 and event.key not in self._held.keys:
            self.change(replace(self.settings, full_screen=not self.settings.full_screen))
        else:
            self._pad_event(event)

    def _pad_event(self, event: pygame.Event) -> None:
        """A pad that was in hand and is gone stops the game until it is back."""
        there, top = self._devices.pads.plugged(event), self._stack[-1] if self._stack else None
        if there and isinstance(top, Unplugged):
            self._apply(Pop())
        elif there is False:
            self._held.forget()
            if self._devices.controls.device == "pad":
                self._apply(Push(Unplugged(self._look)))

    def _give(self, event: pygame.Event, action: Action | None) -> None:
        """Let the topmost screen take an input."""
        top = self._stack[-1]
        said, typing = meant(self._look, top, event, action), top.typing
        self._apply(Push(said) if isinstance(said, OnScreenKeyboard) else top.handle(*said))
        if self.open and self._stack[-1].typing != typing:
            self._listen()
        self._tell()

    def _step(self) -> None:
        if not self.open:
            return
        if isinstance(walking := self._stack[-1], Walking):
            self._apply(walking.walk())
            self._tell()
        for said in self._devices.repeated(STEP):
            self._give(*said)
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
        return any(isinstance(screen, (*STILL, NarrationBox)) for screen in self._stack)

    @property
    def still(self) -> bool:
        """Whether nothing moves and nothing is awaited but the player."""
        return bool(self._stack) and isinstance(self._stack[-1], STILL) and self._notices.empty

    def _wait(self) -> None:
        """Sleep until something is done with the window; for a moment only where the game goes on unseen."""
        event = pygame.event.wait(LOOKS_UP if self._hidden else SLEEPS)
        if event.type != pygame.NOEVENT:
            self._waited.append(event)

    def change(self, settings: Settings) -> None:
        """Take over what the player has set, and keep it."""
        before, self.settings = self.settings, settings
        self._look.settings = settings
        self._look.controls.bindings = Bindings(settings.keys, settings.pad)
        if settings.window != before.window:
            self._size = settings.window
        shown = (settings.full_screen, settings.window, settings.vsync)
        if shown != (before.full_screen, before.window, before.vsync):
            self._surface = show_window(self._size, settings)
        if self._game is not None:
            self._game.want(settings.language, settings.tone)
        self._notices.notice(self._keep(settings))

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
        top = top.under if isinstance(top, OnScreenKeyboard) else top
        writes = top.entry if isinstance(top, MemoryPage) and top.typing else None
        listen_for_text(top.box.entry if isinstance(top, Dialogue) else writes)

    def _draw(self) -> None:
        if not self.open or self._hidden:
            return
        self._surface = pygame.display.get_surface() or self._surface
        for screen in self._stack:
            screen.draw(self._surface)
        top = shown = self._stack[-1]
        top = top.under if isinstance(top, OnScreenKeyboard) else top
        low = top.box.top if isinstance(top, Dialogue) and not top.at_top else self._surface.get_height()
        low = top.entry.top if isinstance(top, MemoryPage) else top.top if isinstance(top, Telling) else low
        low = shown.top if isinstance(shown, OnScreenKeyboard | SettingsScreen) else low
        if self._look.controls.device == "mouse":
            draw_chips(self._surface, self._look, shown)
        self._notices.draw(self._surface, low)
        pygame.display.flip()

    # From title to game and back.

    def _title(self, launcher: Launcher) -> Title:
        return Title(launcher, self._look, self._begin, self._town(), self._settings_screen)

    def _settings_screen(self) -> SettingsScreen:
        return SettingsScreen(self._look, self.change)

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
        game.want(self.settings.language, self.settings.tone)
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
        return Pause(self._look, self._do, self._quests, self._people, self._settings_screen, self._leave, text)

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
