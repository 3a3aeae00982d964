"""The dialogue: read what is said, answer in your own words."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.session.commands import Cancel, Choose, Confirm, EditLast, Leave, Regenerate, Say
from game.session.events import Direction, Done, Event, Heard, Narration, Speech, TalkClosed, TurnedTo
from game.stage.actions import Action, Held
from game.stage.asking import Asking, Picked
from game.stage.bidi import runs_left
from game.stage.box import LINES_A_PAGE, Box, Shown, box_for, draw_box
from game.stage.choices import Choices
from game.stage.editing import COMMAND_KEYS
from game.stage.entryfield import EntryField
from game.stage.entryline import Entry, EntryLine
from game.stage.game import Game, Talk, shown_model, shown_name
from game.stage.history import History
from game.stage.hold import Hold
from game.stage.layout import Measure
from game.stage.look import Look
from game.stage.notices import Notices
from game.stage.pointer import Shape
from game.stage.reading import Reading
from game.stage.reply import Reply
from game.stage.screen import Do, Pop, Push, Transition
from game.stage.unsent import Drafts, Unsent

HINT: tuple[tuple[Action, str], ...] = (
    ("confirm", "answer"), ("choices", "choices"), ("history", "what was said"), ("cancel", "leave"),
)  # fmt: skip
AGAIN, CHANGE = pygame.K_r, pygame.K_e
"""With Ctrl: draw another answer; say the last line in other words."""
INSTEAD = "Instead of “{}” ({} – it stays)"
TELLS_AFTER = 4.0
"""Seconds of silence after which the box says what it waits for."""
WRITES = (pygame.TEXTINPUT, pygame.TEXTEDITING)
LONGEST_DIRECTION = 40
"""Letters of a stage direction beside a name."""


def shortened(direction: str) -> str:
    """As much of a stage direction as stands beside a name, cut after a word."""
    cut = direction if len(direction) <= LONGEST_DIRECTION else direction[:LONGEST_DIRECTION].rpartition(" ")[0] + " …"
    return cut.rstrip(".")


def _clicked(event: pygame.Event) -> bool:
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1


class Dialogue:
    """An open talk. `fresh` when its first words are still to come as events, otherwise what was said last stands
    there whole; `at_top` puts the box where it does not cover the player."""

    def __init__(
        self,
        game: Game,
        look: Look,
        do: Do,
        held: Held,
        notices: Notices,
        fresh: bool,
        at_top: bool = False,
        drafts: Drafts | None = None,
    ) -> None:
        self.at_top = at_top
        self._game = game
        self._look = look
        self._do = do
        self._notices = notices
        self._last_partner = game.talk.npc if game.talk else ""
        self._reading = Reading(lambda: look.settings.letters_a_second, self._room)
        self._writing = EntryField(held)
        self._hold = Hold()
        self._laid_out = (self.box, look.fonts.changes)
        self._asking = Asking(game, look)
        self._has_choices = self._asking.has_any
        self._unsent = Unsent(game, self._writing.entry, {} if drafts is None else drafts)
        self._spoken = ""
        self._speaker = self._last_partner
        """Who has spoken last."""
        self._left_behind = 0
        """So many lines had been said when the player turned to somebody without a word."""
        self._direction = ("", "")
        self._over = False
        self._left = False
        self._silent = 0.0
        self._seconds = 0.0
        if game.talk and not fresh:
            self._take_up(game.talk)
        else:
            self._unsent.come_back(self._last_partner)

    @property
    def typing(self) -> bool:
        return self._writing.open

    @property
    def reply(self) -> Reply | None:
        """What is being typed or stands there."""
        return self._reading.now

    @property
    def box(self) -> Box:
        """Where the box lies now."""
        return box_for(self._look.size(), self._look.fonts, self.at_top)

    def handle(self, event: pygame.Event, action: Action | None) -> Transition:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_PAGEUP and self._game.talk:
            return Push(History(self._game, self._look, self._do, self))
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and self._ready:
            self._turn_choices()
            return None
        if event.type == pygame.KEYDOWN and self._ready and event.mod & COMMAND_KEYS and event.key in (AGAIN, CHANGE):
            self._do(Regenerate()) if event.key == AGAIN else self._change()
            return None
        self._hold.handle(event)
        if self._may_write and self._writing.point(event, self._entry_line):
            self._asking.close()
        elif self._writing.open:
            return self._write(event)
        elif event.type in WRITES and self._may_write:
            self._begin_writing(event)
        elif self._choices:
            self._pick(event, action)
        elif action in ("confirm", "talk") or _clicked(event):
            return self._go_on(event)
        elif action == "cancel":
            return self._cancel()
        return None

    def hear(self, event: Event) -> Transition:
        match event:
            case Heard(_, text, to):
                shown = to == self._speaker and self._spoken.endswith(text)
                self._begin_turn(self._spoken if shown else self._player_says(text, to))
            case Speech(npc, text, line, last):
                self._speaker = npc
                self._reading.add(npc, text, line, last)
            case TurnedTo():
                self._has_choices = self._asking.has_any
            case Direction(npc, text) if self._look.settings.directions:
                self._direction = (npc, text)
            case Done():
                self._has_choices = self._asking.has_any
                self._reading.finish()
            case Narration(text):
                self._notices.note(text)
            case TalkClosed():
                self._reading.finish()
                self._unsent.put_aside(self._partner)
                self._over = True
                self._writing.open = False
                return Pop() if self._left or self._reading.all_read else None
        return None

    def update(self, seconds: float) -> Transition:
        self._seconds += seconds
        laid_out = (self.box, self._look.fonts.changes)
        if laid_out != self._laid_out:
            self._laid_out = laid_out
            self._reading.refit()
        self._hold.update(seconds)
        self._reading.update(seconds, self._hold.fast)
        self._writing.follow(seconds, self._entry_line, self._waits)
        if not self._busy:
            self._complete()
            self._reading.finish()
            writes = self._writing.open and bool(self._writing.entry.letters)
            if self._asking.ask(self._reading.all_read, self._seconds, writes):
                self._writing.open = False
            if not (self._reading.now or self._over or self._writing.open or self._choices):
                self._writing.begin()
        self._silent = self._silent + seconds if self._waiting else 0.0
        return self._turn_by_itself()

    def draw(self, surface: pygame.Surface) -> None:
        draw_box(surface, self._look, self.box, self._shown())

    def pointer(self, place: tuple[int, int]) -> Shape:
        if self._writing.open and self.box.entry.collidepoint(place):
            return "text"
        return "hand" if self._choices and self._choices.under(place, self.box) is not None else "arrow"

    def lines(self) -> list[str]:
        shown, reply = self._shown(), self._reading.now
        said = f"{shown.name}: {reply.shown_text if reply else ''}"
        lines = [shown.spoken, said, "…" if self._waiting else "", shown.waits_for, shown.hears]
        lines += self._choices.lines() if self._choices else []
        if shown.entry:
            lines.append(f"(to {shown.entry.to})" if shown.entry.to else "")
            lines.append(f"> {self._writing.entry.text}")
        return [line for line in lines if line]

    @property
    def _choices(self) -> Choices | None:
        """The choices that are shown."""
        return self._asking.now

    @property
    def _partner(self) -> str:
        """Who is spoken to, or was when the talk ended."""
        self._last_partner = self._game.talk.npc if self._game.talk else self._last_partner
        return self._last_partner

    @property
    def _busy(self) -> bool:
        return self._game.talk is not None and self._game.busy

    @property
    def _entry_line(self) -> EntryLine:
        return self.box.entry_line(self._look.fonts)

    @property
    def caret(self) -> pygame.Rect:
        """Where an input method shows what it works on, in window pixels."""
        return self._entry_line.caret(self._entry(), self._writing.scroll)

    @property
    def _may_write(self) -> bool:
        """Whether letters are the player's next line, also while it still reads or waits."""
        return not self._over and (self._ready or not self._choices)

    @property
    def _waits(self) -> str:
        """What stands beside a line that cannot be sent yet, or in the place of which a question could be answered."""
        if not self._writing.entry.letters:
            return ""
        controls = self._look.controls
        if self._ready:
            return controls.hint(("choices", "yes or no")) if self._game.question else ""
        if self._reading.asks:
            return controls.hint(("confirm", "read on"))
        return f"when {shown_name(self._game, self._partner)} has spoken"

    @property
    def _ready(self) -> bool:
        """Whether the next word is the player's."""
        return self._reading.all_read and not self._busy and not self._over

    @property
    def _waiting(self) -> bool:
        """Whether the character is silent although an answer is under way."""
        return self._busy and self._reading.caught_up

    def _take_up(self, talk: Talk) -> None:
        spoken = self._reading.take_up(talk.said)
        self._spoken = self._player_says(spoken) if spoken else ""
        if self._game.draft:
            self._writing.begin()
            self._writing.entry.insert(self._game.draft)

    def _complete(self) -> None:
        """Show also what whoever else drives the game has taken from it; a line about which a question is open was not
        said yet."""
        said = self._game.talk.said if self._game.talk and not self._game.question else ()
        if len(said) > self._left_behind and said[-1][0] != "player":
            self._reading.complete(*said[-1])

    def _room(self) -> tuple[Measure, int, int]:
        """What replies are laid out with."""
        box, fonts = self.box, self._look.fonts
        return lambda text: fonts.width(text, box.style), box.text.width, LINES_A_PAGE

    def _begin_writing(self, event: pygame.Event) -> None:
        """Letters come without anybody having asked for the entry."""
        if event.type == pygame.TEXTEDITING and event.text:
            self._writing.begin()
            self._writing.handle(event)
        elif event.type == pygame.TEXTINPUT:
            self._writing.begin_with(event.text)
        if self._writing.open:
            self._asking.close()
        self._unsent.keep()

    def _go_on(self, event: pygame.Event) -> Transition:
        """Show the page whole, then go to the next, then to the player's own words."""
        self._hold.press(event)
        if self._reading.go_on():
            self._writing.swallow(event)
            return None
        if self._over:
            return Pop()
        if self._ready:
            self._writing.begin(event)
        else:
            self._writing.swallow(event)
        return None

    def _turn_by_itself(self) -> Transition:
        """Go on when there was time to read, where the player wants that; never while it writes or must choose."""
        wanted = self._look.settings.auto_forward and not self._writing.open and not self._choices
        if wanted and self._reading.read_by_now and not self._reading.go_on() and self._over:
            return Pop()
        return None

    def _turn_choices(self) -> None:
        """From the entry to the quick choices, and back."""
        turned = self._asking.turn()
        if turned == "closed":
            self._writing.begin()
        elif turned == "open":
            self._writing.open = False

    def _pick(self, event: pygame.Event, action: Action | None) -> None:
        picked = self._asking.pick(event, action, self.box, self._seconds)
        match picked:
            case Picked("answer", answer):
                self._begin_turn(self._spoken)
                self._do(Confirm(answer == "yes"))
            case Picked("reply", text):
                self._say(text)
            case Picked("again"):
                self._do(Regenerate())
            case Picked("change"):
                self._change()
            case Picked("offer", ""):
                self._writing.begin()
            case Picked("offer", offer):
                words = next((one.words for one in self._game.offers if one.id == offer), "")
                self._begin_turn(self._player_says(words))
                self._left_behind = 0 if words or not self._game.talk else len(self._game.talk.said)
                self._do(Choose(offer))

    def _begin_turn(self, spoken: str) -> None:
        """The player has spoken: what was read goes, the answer is awaited."""
        self._spoken, self._direction, self._silent = spoken, ("", ""), 0.0
        self._asking.forget()
        self._reading.clear()

    def _write(self, event: pygame.Event) -> Transition:
        writing = self._writing
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and not writing.entry.composing:
            if not self._unsent.instead:
                return self._cancel() if writing.hears(event.key) else None
            self._unsent.let_stand()
            return None
        if not self._ready and (writing.sends(event) or _clicked(event)):
            self._hold.press(event)
            self._reading.go_on()
            return None
        text = writing.handle(event)
        self._unsent.keep()
        if text and self._unsent.instead:
            self._do(EditLast(text))
        elif text:
            self._say(text)
        return None

    def _say(self, text: str) -> None:
        self._begin_turn(self._player_says(text))
        self._do(Say(text))

    def _change(self) -> None:
        """Write what was said last in other words."""
        if self._unsent.change_last():
            self._asking.close()
            self._writing.begin()

    def _player_says(self, text: str, to: str = "") -> str:
        """The player's line with its name, and to whom it goes where that is not who has spoken last."""
        who = self._game.player_name(to or self._partner)
        aside = f" to {shown_name(self._game, to)}" if to and to != self._speaker else ""
        return f"{who}{aside}: {text}" if text else ""

    def _cancel(self) -> Transition:
        """Break off the answer, or leave."""
        if self._over:
            return Pop()
        self._left = not self._busy
        self._writing.deafen()
        if self._left:
            self._unsent.put_aside(self._partner)
        self._do(Leave() if self._left else Cancel())
        return None

    @property
    def _above(self) -> str:
        """What stands over what is said: the player's own line, what is asked, or what is to be said otherwise."""
        asked = self._choices.above if self._choices else ""
        instead = INSTEAD.format(self._unsent.instead, self._look.controls.name("cancel"))
        return asked or (instead if self._unsent.instead else self._spoken)

    @property
    def _hint(self) -> str:
        controls = self._look.controls
        return self._choices.hint(controls) if self._choices else controls.hint(*HINT)

    def _shown(self) -> Shown:
        reply, writing, voice = self._reading.now, self._writing, self._game.voice
        npc = self._shown_speaker
        persona = self._game.cast.personas.get(npc)
        told = self._waiting and self._silent >= TELLS_AFTER and voice.model
        direction = shortened(self._direction[1]) if self._direction[0] == npc else ""
        return Shown(
            name=shown_name(self._game, npc) + (f" ({direction})" if direction else ""),
            portrait=persona.portrait if persona else npc,
            mood=self._game.memory(npc).mood,
            spoken=self._above,
            lines=reply.visible() if reply else (),
            silent=self._silent if self._waiting else None,
            waits_for=f"waiting for {shown_model(voice)} at {voice.host}" if told else "",
            arrow=self._reading.asks and not self._choices and not (writing.open and self._ready),
            entry=self._entry() if writing.open else None,
            hint="" if writing.open or not self._ready else self._hint,
            hears=f"{voice.host} hears you" if voice.host else "",
            choices=self._choices.rows() if self._choices else (),
            seconds=self._seconds,
            scroll=writing.scroll,
            runs_left=runs_left(reply.text) if reply else False,
        )

    def _entry(self) -> Entry:
        to = shown_name(self._game, self._partner) if self._shown_speaker != self._partner else ""
        choices = self._look.controls.name("choices") if self._has_choices else ""
        return replace(self._writing.shown(), choices=choices, to=to, waits=self._waits)

    @property
    def _shown_speaker(self) -> str:
        """Whose words stand in the box."""
        return self._reading.now.npc if self._reading.now else self._partner
