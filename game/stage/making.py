"""Which screens there are, and what each of them is made with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.session.commands import Load, Save
from game.session.events import Loaded, Rewound
from game.stage.actions import Held
from game.stage.appearance import Appearance
from game.stage.emotes import Emotes
from game.stage.game import Game, Launcher, Shelf
from game.stage.look import Look
from game.stage.naming import Naming
from game.stage.notices import Notices
from game.stage.opening import Opening
from game.stage.pause import Pause
from game.stage.people import People
from game.stage.questlog import QuestLog
from game.stage.saved import Deeds, SavedGames
from game.stage.screen import Do, Push, Reset, Screen, Transition
from game.stage.settings import Settings
from game.stage.settings_screen import SettingsScreen
from game.stage.title import Begin, Title
from game.stage.walking import Walking


class Making:
    """Makes the screens of one window. `begin` starts what is chosen in the title, `change` takes over
    what is set, `leave` closes the game that runs."""

    def __init__(
        self,
        look: Look,
        do: Do,
        held: Held,
        notices: Notices,
        emotes: Emotes,
        launcher: Launcher | None,
        begin: Begin,
        change: Callable[[Settings], None],
        leave: Callable[[], None],
    ) -> None:
        self._look = look
        self._do = do
        self._held = held
        self._notices = notices
        self._emotes = emotes
        self._launcher = launcher
        self._begin = begin
        self._change = change
        self._leave_game = leave

    def title(self, launcher: Launcher) -> Title:
        """The title, from which games are begun."""
        new, saved = partial(self._new, launcher), partial(self._slots, launcher)
        return Title(launcher, self._look, partial(self._once_ready, launcher), new, saved, self._settings)

    def _once_ready(self, launcher: Launcher, start: Callable[[], Game]) -> Transition:
        """Begin at once, or as soon as all that a game is made of has been read."""
        if launcher.ready:
            return self._begin(start)
        return Push(Opening(self._look, lambda: launcher.ready, lambda: self._begin(start)))

    def _new(self, launcher: Launcher) -> Appearance:
        """Choosing how one looks and what one is called, in this order."""

        def name(look: str) -> Push:
            return Push(Naming(self._look, self._held, look, lambda name: begun(look, name)))

        def begun(look: str, name: str) -> Transition:
            return self._once_ready(launcher, lambda: launcher.new_game(look, name))

        return Appearance(self._look, name)

    def _slots(self, launcher: Launcher) -> SavedGames:
        """The saved games, from the title."""
        deeds = Deeds(
            lambda slot: self._once_ready(launcher, lambda: launcher.load(slot)),
            lambda: self._once_ready(launcher, launcher.continue_),
        )
        return SavedGames(self._look, launcher.shelf, lambda: launcher.atlas, deeds)

    def _saved(self, game: Game, shelf: Shelf) -> SavedGames:
        """The saved games, from a game that runs."""
        deeds = Deeds(
            lambda slot: self._do(Load(slot)),
            save=lambda slot, title: self._do(Save(slot, title)),
            loses=lambda: game.unsaved,
        )
        return SavedGames(self._look, shelf, lambda: game.atlas, deeds)

    def of(self, game: Game, walking: Walking | None = None) -> Reset:
        """The screens of a game in any state; `walking` is kept where it is there already."""
        walking = walking or self._walking(game)
        over = [walking.telling()] if game.chapter else [walking.dialogue(fresh=False)] if game.talk else []
        return Reset([walking, *over])

    def anew(self, event: Loaded | Rewound, game: Game, stack: Sequence[Screen]) -> Reset:
        """The screens after the game has become another; the map stays where it only went back."""
        walking = next((screen for screen in stack if isinstance(screen, Walking)), None)
        return self.of(game, walking if isinstance(event, Rewound) else None)

    def _walking(self, game: Game) -> Walking:
        return Walking(
            game,
            self._look,
            self._do,
            self._held,
            self._notices,
            self._emotes,
            lambda: self._pause(game),
            entering=self._launcher is not None,
        )

    def _pause(self, game: Game) -> Pause:
        text = "Save and go to the title" if self._launcher else "Quit"
        return Pause(
            self._look,
            self._do,
            game,
            partial(self._saved, game),
            lambda: QuestLog(game, self._look),
            lambda: People(game, self._look, self._do, self._held),
            self._settings,
            self._leave,
            text,
        )

    def _settings(self) -> SettingsScreen:
        return SettingsScreen(self._look, self._change)

    def _leave(self) -> Transition:
        """Back to the title, or out of the window where there is none."""
        self._leave_game()
        return Reset([self.title(self._launcher)] if self._launcher else ())
