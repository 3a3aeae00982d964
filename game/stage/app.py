"""The window: input to the topmost screen, commands to the game, its events to the screens, and the picture."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame

from game.session.commands import Command, Save
from game.session.events import Event, Loaded, Rewound
from game.stage.actions import Action
from game.stage.art import Art
from game.stage.chips import draw_chips, meant
from game.stage.devices import Devices
from game.stage.emotes import Emotes
from game.stage.fonts import Fonts, graphemes
from game.stage.game import Game, Launcher
from game.stage.help import Help
from game.stage.look import Look
from game.stage.making import Making
from game.stage.notices import Notices
from game.stage.onscreen import OnScreenKeyboard
from game.stage.picture import picture_of
from game.stage.pointer import Pointer
from game.stage.scenery import cached
from game.stage.screen import Pop, Push, Reset, Screen, Transition, applied
from game.stage.screenshots import Screenshots
from game.stage.settings import Settings
from game.stage.sound import Output, Soundscape
from game.stage.topmost import OVER_THE_GAME, followed, free_above, lively, pauses, pointer_at, still, written_at
from game.stage.unplugged import plugged
from game.stage.waiting import Incoming
from game.stage.walking import Walking
from game.stage.window import Window, follow_caret, listen_for_text, post_key, set_icon

STEP = 1 / 60
UNCOMPOSED = pygame.Event(pygame.TEXTEDITING, text="", start=0, length=0)
"""An input method lets go of what it works on when another screen takes the keys."""
SWITCH_SECONDS = 0.001
"""So soon a thread in the background (files being read, a voice) lets a frame go on; Python's usual 5 ms are a third of
one."""
MOST_STEPS = 5
"""A frame that comes late (a dragged window) makes up for no more than this."""


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
        screenshots: Screenshots | None = None,
        *,
        sound: bool = False,
    ) -> None:
        """`keep` writes changed settings down and returns why it could not; `wrong` says what was wrong with those
        that were read. Without a `size` the window has that of the settings. Without `sound` no device is opened,
        without `screenshots` the player takes none."""
        sys.setswitchinterval(SWITCH_SECONDS)
        self.settings = settings or Settings()
        self._screenshots = screenshots
        self._keep = keep
        self._window = Window(size or self.settings.window, self.settings)
        art = Art(self.settings.assets)
        self._sound = Soundscape(
            self.settings.volumes if sound else None, Output(self.settings.assets / "sounds"), Random()
        )
        self._look = Look(art, Fonts(), cached(art), self.settings, lambda: self._surface.get_size(), self._sound.cue)
        self._look.follow(self.settings)
        set_icon(art.person("player", "down", 0))
        self._notices = Notices(self._look)
        self._notices.notice(*wrong)
        self._emotes = Emotes(art)
        self._pointer = Pointer(self._look)
        self._devices = Devices(self._look.controls)
        self._held = self._devices.held
        self._incoming = Incoming()
        self._game: Game | None = None
        self._events: deque[Event] = deque()
        self._behind = 0.0
        self._stack: list[Screen] = []
        self._making = Making(
            self._look, self._do, self._held, self._notices, self._emotes,
            launcher, self._begin, self.change, self._leave_game,
        )  # fmt: skip
        if game is not None:
            self._apply(self._play(game))
        elif launcher is not None:
            self._apply(Reset([self._making.title(launcher)]))

    @property
    def open(self) -> bool:
        """Whether there is still something to show."""
        return bool(self._stack)

    @property
    def still(self) -> bool:
        """Whether nothing moves, and nothing gets louder or softer, until the player does something."""
        writes = self._screenshots is not None and self._screenshots.busy
        return still(self._stack) and self._notices.empty and self._sound.settled and not writes

    def run(self, ends: Callable[[], bool] = lambda: False) -> None:
        """Play until the window closes, or `ends` says that it must; the game is closed then."""
        clock = pygame.time.Clock()
        try:
            clock.tick(60)
            while self.open and not ends():
                if self._window.hidden or self.still:
                    self._incoming.wait(self._window.hidden)
                self.frame(clock.tick(60) / 1000)
        finally:
            self.close()

    def close(self) -> None:
        """Close the game, the window and the sound."""
        self._leave_game()
        self._sound.close()
        if self._screenshots:
            self._screenshots.close()
        if self._window.size != self.settings.window:
            self._keep(replace(self.settings, window=self._window.size))
        pygame.display.quit()

    def frame(self, seconds: float) -> None:
        """One frame of real time."""
        self._take_input()
        self._behind = min(self._behind + seconds, MOST_STEPS * STEP)
        while self._behind >= STEP - 1e-6:
            self._behind -= STEP
            self._step()
        follow_caret(followed(self._stack))
        self._draw()
        self._sound.begin()

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
        """Let it go."""
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

    # What comes in.

    @property
    def _surface(self) -> pygame.Surface:
        return self._window.surface

    def _take_input(self) -> None:
        for event in self._incoming.events():
            self._sound.take(event)
            self._pointer.feed(event)
            self._window.feed(event, self.settings.full_screen)
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
            self._listen()
        elif event.type == pygame.KEYDOWN and event.key not in self._held.keys:
            self._key_of_the_window(event.key)
        else:
            self._apply(plugged(event, self._devices, self._look, self._stack))

    def _key_of_the_window(self, key: int) -> None:
        """What means the same on every screen."""
        if key == pygame.K_F11:
            self.change(replace(self.settings, full_screen=not self.settings.full_screen))
        elif key == pygame.K_F12 and self._screenshots:
            self._screenshots.take(self._surface)
        elif key == pygame.K_F1 and self._stack:
            self._apply(Pop() if isinstance(self._stack[-1], Help) else Push(Help(self._look)))

    def _give(self, event: pygame.Event, action: Action | None) -> None:
        """Let the topmost screen take an input."""
        top = self._stack[-1]
        said, typing = meant(self._look, top, event, action), top.typing
        self._apply(Push(said) if isinstance(said, OnScreenKeyboard) else top.handle(*said))
        if self.open and self._stack[-1].typing != typing:
            self._listen()
        self._tell()

    def _listen(self) -> None:
        listen_for_text(written_at(self._stack))

    def change(self, settings: Settings) -> None:
        """Take over what the player has set, and keep it."""
        before, self.settings = self.settings, settings
        self._look.follow(settings)
        self._window.change(before, settings)
        if self._sound.volumes:
            self._sound.volumes = settings.volumes
        if self._game is not None:
            self._game.want(settings.language, settings.tone)
        self._notices.notice(self._keep(settings))

    # One step.

    def _step(self) -> None:
        if not self.open:
            return
        if isinstance(walking := self._stack[-1], Walking):
            self._apply(walking.walk())
            self._tell()
        for said in self._devices.repeated(STEP):
            self._give(*said)
        if self._game is not None and not pauses(self._stack):
            self._events.extend(self._game.tick())
            self._tell()
        for screen in lively(self._stack):
            self._apply(screen.update(STEP))
        self._help_once()
        for kept, text in self._screenshots.told() if self._screenshots else ():
            (self._notices.note if kept else self._notices.notice)(text)
        self._notices.update(STEP)
        self._emotes.update(STEP, asked=bool(self._game and self._game.question))
        self._sound.update(STEP, self._game, self._stack)

    def _help_once(self) -> None:
        """Who plays for the first time and can walk for the first time is told how."""
        if not self.settings.knows_help and self._stack and isinstance(self._stack[-1], Walking):
            self.change(replace(self.settings, knows_help=True))
            self._apply(Push(Help(self._look, by_itself=True)))

    def _do(self, command: Command) -> None:
        if self._game is None:
            return
        if isinstance(command, Save):
            shown = [screen for screen in self._stack if not isinstance(screen, OVER_THE_GAME)]
            self._game.picture = picture_of(shown, self._surface.get_size())
        self._events.extend(self._game.do(command))

    def _tell(self) -> None:
        """Hand the events that wait to the topmost screen, one after the other."""
        while self._events and self._game is not None and self._stack:
            event = self._events.popleft()
            self._notices.hear(event, self._game)
            self._emotes.hear(event, self._game.townspeople)
            self._sound.hear(event, self._game)
            if isinstance(event, Loaded | Rewound):
                self._apply(self._making.anew(event, self._game, self._stack))
            else:
                self._apply(self._stack[-1].hear(event))

    def _apply(self, transition: Transition) -> None:
        if transition is None:
            return
        if isinstance(transition, Push) and self._stack and self._stack[-1].typing:
            self._stack[-1].handle(UNCOMPOSED, None)
        self._stack = applied(transition, self._stack)
        self._held.release()
        self._listen()

    def _draw(self) -> None:
        if not self.open or self._window.hidden:
            return
        surface, look = self._surface, self._look
        for screen in self._stack:
            screen.draw(surface)
        if look.controls.device == "mouse":
            draw_chips(surface, look, self._stack[-1])
        self._notices.draw(surface, free_above(self._stack, look))
        self._pointer.take(pointer_at(self._stack, look, pygame.mouse.get_pos()))
        pygame.display.flip()

    # From title to game and back.

    def _begin(self, start: Callable[[], Game]) -> Transition:
        try:
            return self._play(start())
        except Exception as error:  # whatever it was: the player stays at the title and reads why
            self._notices.notice(str(error) or f"The game cannot be started ({type(error).__name__}).")
            return None

    def _play(self, game: Game) -> Reset:
        self._game = game
        game.want(self.settings.language, self.settings.tone)
        self._notices.notice(*game.notices)
        return self._making.of(game)

    def _leave_game(self) -> None:
        if self._game is not None:
            self._game.close()
        self._game = None
        self._events.clear()
