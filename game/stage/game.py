"""What the window needs of a game that runs and of whoever can start one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.mind.dossier import Dossier
from game.session.commands import Command
from game.session.events import Event
from game.world import Atlas, World
from game.world.quests import Quest
from game.world.state import Entry


class Named(Protocol):
    """A character as it is shown."""

    @property
    def name(self) -> str: ...
    @property
    def portrait(self) -> str: ...
    @property
    def sprite(self) -> str: ...


class Passing(Protocol):
    """Somebody who speaks in passing, as it is shown."""

    @property
    def name(self) -> str: ...
    @property
    def sprite(self) -> str: ...
    @property
    def portrait(self) -> str | None: ...


class Told(Protocol):
    """What the player sees of a chapter now: see `game.session.telling.Shown`."""

    @property
    def kind(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def who(self) -> str: ...
    @property
    def mood(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def options(self) -> Sequence[str]: ...


class Cast(Protocol):
    """The characters by their ids."""

    @property
    def personas(self) -> Mapping[str, Named]: ...


class Talk(Protocol):
    """The open talk: with whom, whether an answer is under way, and what was said so far (speaker's id and text)."""

    @property
    def npc(self) -> str: ...
    @property
    def busy(self) -> bool: ...
    @property
    def said(self) -> Sequence[tuple[str, str]]: ...


class Moody(Protocol):
    """What the window reads of a memory."""

    @property
    def mood(self) -> str: ...


class Speaker(Protocol):
    """The voice that plays the characters; `model` and `host` are empty for the built-in one."""

    @property
    def name(self) -> str: ...
    @property
    def model(self) -> str: ...
    @property
    def host(self) -> str: ...


class Offer(Protocol):
    """Something that the partner of a talk may do: `label` names it, `words` are what the player says to choose it."""

    @property
    def id(self) -> str: ...
    @property
    def label(self) -> str: ...
    @property
    def words(self) -> str: ...


class Game(Protocol):
    """A running game; `game.session.Session` is one. `draft` is what the player has typed and not sent, `picture` a PNG
    of the moment that a save shows, `question` what is asked before a deed that costs something, `bout` what
    waits for an answer in a duel, both "" when nothing does, `chapter` what is told of the story."""

    draft: str
    picture: bytes | None

    @property
    def world(self) -> World: ...
    @property
    def atlas(self) -> Atlas: ...
    @property
    def cast(self) -> Cast: ...
    @property
    def talk(self) -> Talk | None: ...
    @property
    def voice(self) -> Speaker: ...
    @property
    def notices(self) -> Sequence[str]: ...

    @property
    def busy(self) -> bool: ...
    @property
    def remarking(self) -> bool: ...
    @property
    def question(self) -> str: ...
    @property
    def bout(self) -> str: ...
    @property
    def chapter(self) -> Told | None: ...
    @property
    def offers(self) -> Sequence[Offer]: ...
    @property
    def met(self) -> Sequence[str]: ...

    @property
    def townspeople(self) -> Mapping[str, Passing]: ...
    @property
    def takeable(self) -> Sequence[tuple[str, str]]: ...

    @property
    def quests(self) -> Sequence[tuple[Quest, Sequence[tuple[Entry, str]], bool]]: ...

    def thing(self, item: str, count: int = 1) -> str: ...
    def dossier(self, npc: str) -> Dossier: ...
    def do(self, command: Command) -> list[Event]: ...
    def tick(self) -> list[Event]: ...
    def memory(self, npc: str) -> Moody: ...
    def player_name(self, npc: str) -> str: ...
    def want(self, language: str, tone: str) -> None: ...
    def close(self) -> None: ...


class Launcher(Protocol):
    """Starts games for the title screen. What it raises is shown to the player by its message. `slots` gives
    slots with their shown names."""

    @property
    def has_journal(self) -> bool: ...
    @property
    def voice(self) -> Speaker: ...

    def slots(self) -> Sequence[tuple[str, str]]: ...
    def continue_(self) -> Game: ...
    def new_game(self) -> Game: ...
    def load(self, slot: str) -> Game: ...


def shown_name(game: Game, npc: str) -> str:
    """How a character is called on the screen, also one whose file could not be read."""
    shown = game.cast.personas.get(npc) or game.townspeople.get(npc)
    if npc == "player":
        return "You"
    return shown.name if shown else npc.replace("_", " ").title()


def shown_model(voice: Speaker) -> str:
    """A model's name without the folders or the owner before it."""
    return voice.model.replace("\\", "/").rsplit("/", 1)[-1]
