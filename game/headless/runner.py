"""Running a script: the same session as the window's, driven by steps instead of keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from game.headless.expectations import failures
from game.headless.script import Correction, Expect, Forgetting, Said, Script, SetState, Step
from game.headless.transcript import Transcript
from game.save import Store
from game.session import commands as c
from game.session.events import Event, Fault
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import chooses, follow, steps_to
from game.voice import Voice
from game.world import Direction

if TYPE_CHECKING:
    from game.stage.app import App

JOURNAL = "_script"
"""Where a script's game is written down: beside the player's own, which stays as it is."""
FRESH = (
    "next", "say", "whisper", "talk", "choose", "give", "buy", "sell", "duel", "regenerate", "edit", "back_to",
)  # fmt: skip
"""Steps after which text checks begin anew."""
ALONE = ("take", "use", "walk_to", "walk", "sleep", "wait")
"""Steps for which no talk may be open: they would do nothing."""
STOPPING = ("talk", "take", "use", "time", "save", "load", "memory", "story", "history")
"""Faults of the game's own rules; a notice and those of a voice are the player's to see, not a script's to stop at."""
PATIENCE = 120.0
"""Seconds of silence after which a script gives a voice up."""
FRAMES_A_PRESS = 4


@dataclass(slots=True)
class Failure:
    """An expectation that did not hold: the number of the step (from 1) and why."""

    step: int
    why: str


class WatchedGame:
    """The running game as a window that a script drives sees it: what happens is noted in the transcript."""

    def __init__(self, session: Session, transcript: Transcript) -> None:
        self._session = session
        self._transcript = transcript

    @property
    def draft(self) -> str:
        return self._session.draft

    @draft.setter
    def draft(self, text: str) -> None:
        self._session.draft = text

    def do(self, command: c.Command) -> list[Event]:
        self._transcript.asked()
        return self._noted(self._session.do(command))

    def tick(self) -> list[Event]:
        return self._noted(self._session.tick())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def _noted(self, events: list[Event]) -> list[Event]:
        self._transcript.take(self._session.step, events)
        return events


class StepError(Exception):
    """A step that cannot be carried out in this game; the message says why."""


def stopping(events: Sequence[Event]) -> Fault | None:
    """The first fault that a script cannot go on after."""
    return next((event for event in events if isinstance(event, Fault) and event.kind in STOPPING), None)


@dataclass(slots=True)
class Runner:
    """Carries out one script. `screenshots` is where pictures go; without it they are taken and dropped."""

    script: Script
    resources: Resources
    voice: Voice
    saves: Path
    transcript: Transcript
    screenshots: Path | None = None
    seed: int | None = None
    failed: list[Failure] = field(default_factory=list)
    _session: Session = field(init=False)
    _app: App | None = None
    _since: int = 0
    _number: int = 0

    def run(self) -> list[Failure]:
        """Carry out all steps. Raises StepError where one cannot be carried out."""
        seed = self.script.seed if self.seed is None else self.seed
        self._session = Session(self.resources, self.voice, self._store(), seed)
        try:
            if self.script.save != "new":
                self._must(c.Load(self.script.save))
            for number, step in enumerate(self.script.steps, 1):
                self._step(number, step)
            self._settle()
        finally:
            self._session.close()
        return self.failed

    def _store(self) -> Store:
        return Store(self.saves, journal=JOURNAL)

    def _step(self, number: int, step: Step) -> None:
        self._number = number
        if step.kind in FRESH:
            self._since = len(self.transcript.rows)
        if step.kind not in ("press", "type", "screenshot", "expect"):
            self._app = None
        try:
            talk = self._session.talk
            if talk and step.kind in ALONE:
                name = self.resources.cast.personas[talk.npc].name
                raise StepError(f"first end the talk with {name}: write `leave` before this step")
            if chooses(self._session) and step.kind in ALONE:
                raise StepError("first choose what the chapter asks: write `choose` before this step")
            if isinstance(step.value, Expect):
                self._expect(number, step.value)
            else:
                getattr(self, f"_{step.kind}")(step.value)
        except (StepError, ValueError) as error:
            raise StepError(f"step {number} ({step.kind}): {error}") from error

    def _took(self, events: list[Event]) -> list[Event]:
        self.transcript.take(self._session.step, events)
        return events

    def _must(self, command: c.Command) -> None:
        """Carry out a command that the script counts on."""
        self.transcript.asked()
        fault = stopping(self._took(self._session.do(command)))
        if fault:
            raise StepError(fault.message)
        self._settle_turn()

    def _settle_turn(self) -> None:
        """Wait until the answer under way is over."""
        silent = 0.0
        while self._session.busy or self._session.remarking:
            events = self._took(self._session.listen(0.25))
            silent = 0.0 if events else silent + 0.25
            if silent > PATIENCE:
                raise StepError(f"the voice has been silent for {PATIENCE:.0f} seconds")

    def _settle(self) -> None:
        """Wait until nothing is worked on in the background either."""
        self._settle_turn()
        waited = 0.0
        while self._session.working and waited < PATIENCE:
            self._took(self._session.listen(0.25))
            waited += 0.25

    def _expect(self, number: int, expect: Expect) -> None:
        screen = "\n".join(self._window().lines()) if expect.screen_contains else ""
        rows = self.transcript.rows[self._since :]
        for why in failures(expect, self._session, rows, screen):
            self.failed.append(Failure(number, why))

    # --- steps

    def _walk_to(self, target: str) -> None:
        try:
            for event in steps_to(self._session, target):
                self._took([event])
            self._settle_turn()
        except KeyError:
            raise StepError(f"there is nobody and nothing called `{target}`") from None

    def _walk(self, text: str) -> None:
        direction, _, tiles = text.partition(" ")
        for event in follow(self._session, [cast("Direction", direction)] * int(tiles or 1)):
            self._took([event])

    def _talk(self, npc: str) -> None:
        self._must(c.Talk(npc))

    def _say(self, said: Said) -> None:
        self._must(c.Say(said.text, said.to))

    def _whisper(self, text: str) -> None:
        self._must(c.Whisper(text))

    def _next(self, pages: int | bool) -> None:
        """Read on in a chapter: so many pages, or to its end or a choice."""
        if self._session.chapter is None:
            raise StepError("no chapter is told: there is nothing to read on")
        read = 0
        while self._session.chapter and not chooses(self._session) and (pages is True or read < pages):
            self._must(c.Next())
            read += 1

    def _choose(self, offer: int | str) -> None:
        if chooses(self._session):
            self._must(c.Choose(str(offer)))
            return
        on_offer = self._session.offers
        if isinstance(offer, int):
            if offer > len(on_offer):
                raise StepError(f"there are {len(on_offer)} choices, and no number {offer}")
            offer = on_offer[offer - 1].id
        self._must(c.Choose(offer))

    def _confirm(self, yes: bool) -> None:
        if not self._session.question:
            raise StepError("nothing is asked: there is nothing to confirm")
        self._must(c.Confirm(yes))

    def _give(self, item: str) -> None:
        self._deal(c.Give(item))

    def _buy(self, item: str) -> None:
        self._deal(c.Choose(f"sell:{item}"))

    def _sell(self, item: str) -> None:
        self._deal(c.Choose(f"buy:{item}"))

    def _duel(self, move: str) -> None:
        self._must(c.Duel(move))

    def _take(self, item: str) -> None:
        self._must(c.Take(item))

    def _use(self, item: str) -> None:
        self._must(c.Use(item))

    def _deal(self, command: c.Command) -> None:
        """What a quick choice does; its question is answered with yes unless the script answers it itself."""
        self._must(command)
        follows = self.script.steps[self._number] if self._number < len(self.script.steps) else None
        if self._session.question and not (follows and follows.kind == "confirm"):
            self._must(c.Confirm(True))

    def _leave(self, _: bool) -> None:
        self._must(c.Leave())
        self._settle()

    def _sleep(self, hours: int) -> None:
        self._must(c.Sleep(hours))

    def _wait(self, seconds: float) -> None:
        self._took(self._session.do(c.Wait(seconds)))
        self._settle_turn()

    def _set(self, state: SetState) -> None:
        self.transcript.add(self._session.step, "setup", **state.model_dump(exclude_unset=True))
        self._must(c.Set(state.flag, state.money, state.item, state.standing, state.time))

    def _correct(self, wanted: Correction) -> None:
        self._must(c.Correct(wanted.npc, wanted.fact, wanted.value))

    def _forget(self, wanted: Forgetting) -> None:
        self._must(c.Forget(wanted.npc, wanted.fact))

    def _undo(self, npc: str) -> None:
        self._must(c.Undo(npc))

    def _regenerate(self, _: bool) -> None:
        self._must(c.Regenerate())

    def _edit(self, text: str) -> None:
        self._must(c.EditLast(text))

    def _back_to(self, told: int | str) -> None:
        self._must(c.Rewind(self._line(told)))

    def _favourite(self, told: int | str) -> None:
        self._must(c.Favourite(self._line(told)))

    def _line(self, told: int | str) -> int:
        """A line of the log: by its number, or the last that was said or read and holds these words."""
        if isinstance(told, int):
            return told
        held = (line.id for line in reversed(self._session.history) if told.casefold() in line.text.casefold())
        line = next(held, None)
        if line is None:
            raise StepError(f"nothing that was said or read holds the words {told!r}")
        return line

    def _save(self, slot: str) -> None:
        self._settle()
        self._must(c.Save(slot))

    def _load(self, slot: str) -> None:
        self._must(c.Load(slot))

    def _new_game(self, _: bool) -> None:
        self._must(c.NewGame())

    def _restart(self, _: bool) -> None:
        self._settle()
        self._session.close()
        self._session = Session.resume(self.resources, self.voice, self._store())
        self.transcript.add(self._session.step, "restart", notices=self._session.notices)
        self._settle_turn()

    # --- the screen

    def _window(self) -> App:
        if self._app is None:
            from game.stage.app import App

            self._app = App(WatchedGame(self._session, self.transcript))
        return self._app

    def _press(self, action: str) -> None:
        try:
            self._window().press(action)
        except KeyError:
            raise StepError(f"there is no key for `{action}` yet") from None
        self._window().step(FRAMES_A_PRESS)
        self._frames_until_quiet()

    def _type(self, text: str) -> None:
        self._window().type(text)
        self._window().step(FRAMES_A_PRESS)

    def _frames_until_quiet(self) -> None:
        """Let frames pass until nobody walks and no answer is under way."""
        while self._session.world.player.moving or self._session.busy or self._session.remarking:
            self._window().step(1)
            if self._session.busy or self._session.remarking:
                self._took(self._session.listen(0.05))

    def _screenshot(self, name: str) -> None:
        self._window().step(1)
        path = (self.screenshots or self.saves) / name
        try:
            self._window().screenshot(path)
        except (OSError, RuntimeError) as error:  # a RuntimeError is pygame's own
            raise StepError(f"the picture {path} cannot be written: {error}") from error
