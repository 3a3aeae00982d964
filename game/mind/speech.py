"""A character's reply on its way from the model to the screen: cleaned, guarded, released clause by clause."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

import regex

from game.mind.clean import MARKS, SENTENCE_ENDS, Cleaner, Mark
from game.mind.credit import Ledger
from game.mind.echo import Echo
from game.mind.expression import expression
from game.mind.guard import UNSPACED, Guard, Verdict
from game.mind.persona import Persona, Town

__all__ = ["SpeechFilter", "Verdict", "clean_text"]

CLAUSE = frozenset(",;:—–.!?…、。，；：！？")
CLAUSE_LETTERS = 40
MOST_SENTENCES = 5
"""Nobody was asked for more than two; who goes on reads out what it knows."""
A_WORD = 4
"""So many words make a sentence of its own."""
_ENDED = expression(rf"(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|\d{{1,2}}))[{SENTENCE_ENDS}][\"”’')\]»」』]*$")
_HANGING = " ,;:—–-"
"""Marks that nothing may end with; they are shown with the word that follows."""
_UNSPACED = expression(r"[。！？][”’」』]*$")
_RUNAWAY = expression(r"\b(\w+)(?:\W+\1\b){5}|\b(\w+(?:\W+\w+){1,7}?)(?:\W+\2\b){3}|(\w{2,30}?)\3{5}", regex.IGNORECASE)
_HALF = expression(r"[\ud800-\udfff]")
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufffd") | frozenset(map(chr, range(0xFE00, 0xFE10)))


def letters(text: str) -> str:
    """The text with surrogate halves joined, line breaks and spaces made plain, and nothing that cannot be seen."""
    if _HALF.search(text):
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return "".join(map(_letter, text))


def _letter(char: str) -> str:
    if char in "\n\r\v\f\x85\u2028\u2029":
        return "\n"
    if " " <= char <= "~":
        return char
    if char == "\u02bc":
        return "’"
    category = unicodedata.category(char)
    if char == "\t" or category == "Zs":
        return " "
    return "" if category[0] == "C" or char in INVISIBLE else char


def _loop(said: str) -> int | None:
    """Where words, phrases or syllables begin to come again and again."""
    found = _RUNAWAY.search(said, max(0, len(said) - 400))
    return found and max(found.end(1), found.end(2), found.end(3))


def closing(shown: str, following: str) -> str:
    """The mark that ends what was `shown` where the rest, `following`, is not said."""
    if not shown.strip() or _ENDED.search(shown):
        return ""
    return "." if following.strip()[:1] in CLAUSE else "…"


def _clause_end(said: str, free: int) -> int:
    """Where the last whole clause of `said[:free]` ends: of a clause that may yet be stopped only a long beginning is
    shown, never a word or two that would be left standing."""
    end = max((at for at in range(free) if said[at] in CLAUSE), default=-1) + 1
    return free if free - end > CLAUSE_LETTERS else end


class SpeechFilter:
    """Filters one reply. The same text gives the same words and the same verdict however the stream was cut.

    `locked` are terms that must not be spoken now, `touched` says that the player asks about something locked,
    `doubted` that it asks whether it talks with a machine, `deaf` that its line is no matter for this world, `consents`
    that a yes would be true. `recent` are the character's last replies (newest last), `ledger` is what is true of the
    player. `hold` keeps everything back until the first sentence is whole, `secret` is text of the prompt of which no
    six words in a row may be said, `thinking` says that the model closes a thought that it never opens. `brief`: one
    sentence is enough, if it is more than a name called out.
    """

    def __init__(
        self,
        persona: Persona,
        town: Town,
        *,
        locked: Sequence[str] = (),
        recent: Sequence[str] = (),
        hold: bool = False,
        secret: str = "",
        thinking: bool = False,
        ledger: Ledger | None = None,
        touched: bool = False,
        doubted: bool = False,
        deaf: bool = False,
        consents: bool = True,
        brief: bool = False,
    ) -> None:
        self.text = ""
        self.dropped = 0
        self.verdict: Verdict | None = None
        self.ended = False
        self._cleaner = Cleaner(persona, thinking=thinking)
        self._guard = Guard(
            persona, town, locked, secret, ledger, touched=touched, doubted=doubted, deaf=deaf, consents=consents
        )
        self._echo = Echo(recent)
        self._hold = hold
        self._brief = brief
        self._high = ""
        self._said = ""
        self._sentence = 0
        self._ended_sentences = 0
        self._first = True
        self._waiting = False

    @property
    def direction(self) -> str:
        """The narration that was cut out of the speech ("nods"), or ""."""
        return self._cleaner.direction

    def feed(self, text: str) -> str:
        """Take raw text of the model, cut anywhere; returns what may be shown now."""
        shown = len(self.text)
        text = self._high + text
        self._high = text[-1:] if "\ud800" <= text[-1:] <= "\udbff" else ""
        if not self.ended:
            self._take(self._cleaner.feed(letters(text.removesuffix(self._high))))
        return self.text[shown:]

    def finish(self, finish: str = "stop") -> str:
        """The stream has ended ("stop", "length" or "cut"); returns the rest."""
        shown = len(self.text)
        if not self.ended:
            self._take(self._cleaner.finish())
        if not self.ended:
            self._close(cut=finish != "stop")
        return self.text[shown:]

    def _take(self, pieces: Iterable[str | Mark]) -> None:
        for piece in pieces:
            if isinstance(piece, str):
                for char in piece:
                    self._letter(char)
            elif piece is Mark.END:
                self._close()
            elif piece is Mark.MACHINERY or self.text:
                self._stop("machinery")
            else:
                self._said, self._sentence, self._first = "", 0, True
            if self.ended:
                return

    def _letter(self, char: str) -> None:
        if char != " " and self._at_break(char):
            self._weigh(whole=True)
            self._ended_sentences += 1
            enough = self._brief and len(self._said.split()) >= A_WORD
            if not self.ended and (enough or self._ended_sentences - self.dropped >= MOST_SENTENCES):
                self._close()
            if self.ended:
                return
            self._sentence = len(self._said)
        self._said += char
        pending = len(self._said) - len(self.text)
        if char in CLAUSE or (char == " " and (self._waiting or pending > CLAUSE_LETTERS)) or pending % 80 == 0:
            self._weigh()

    def _at_break(self, char: str) -> bool:
        """Whether this letter begins a new sentence."""
        if not self._said.endswith(" "):
            return bool(_UNSPACED.search(self._said[-4:])) and char.isalpha()
        before = self._said[-12:-1]
        return bool(_ENDED.search(before)) and not (before.endswith(("…", "..")) and char.islower())

    def _weigh(self, *, whole: bool = False) -> None:
        """Judge what was said so far and release what is free. `whole`: the last sentence has ended."""
        said = self._said.rstrip() if whole else self._said
        bad, free = self._guard.judge(said, self._sentence, whole=whole)
        if bad or self._echo.repeats(said):
            return self._stop(bad or "repeat")
        if _loop(said) is not None:
            return self._close()
        if whole and self._stock(said):
            return self._drop()
        if whole and self._echo.sentence(said[self._sentence :]):
            return self._close(cut=True, at=self._sentence)
        if self._held(said, whole):
            free = 0
        elif not whole and self._echo.again(said[self._sentence :], later=self._sentence > 0):
            free = min(free, self._sentence)
        if free < len(said):
            free = _clause_end(said, free)
        self._first &= not whole
        self._waiting = free < len(said)
        shown = said if whole and free == len(said) else said[:free].rstrip(_HANGING)
        return None if self._echo.repeats(shown, over=True) else self._release(shown)

    def _stock(self, said: str) -> bool:
        return self._echo.stock(said[self._sentence :], later=self._sentence > 0)

    def _drop(self) -> None:
        """Leave out the last sentence: it comes again from reply to reply. It was held, so nobody has seen it."""
        self._said = self._said[: self._sentence]
        self.dropped += 1

    def _held(self, said: str, whole: bool) -> bool:
        return self._echo.opens(said) or self._echo.begins(said) or (not whole and self._hold and self._first)

    def _release(self, said: str) -> None:
        if len(said.rstrip()) > len(self.text):
            self.text = said.rstrip()

    def _stop(self, kind: str) -> None:
        self.verdict = Verdict(kind, bool(self.text))
        self.text += closing(self.text, self._said[len(self.text) :])
        self.ended = True

    def _close(self, *, cut: bool = False, at: int | None = None) -> None:
        """Nothing more will come. What was `cut` off goes back to a sentence's end; `at` is where a loop began."""
        self.ended = True
        if at is None and (at := _loop(self._said)) is not None:
            self._said = self._said[: max(at, len(self.text))]
            self._said += "" if _ENDED.search(self._said) else "…"
        elif at is not None:
            self._said = self._said[: max(at, len(self.text))]
        said = self._trimmed() if cut else self._said.rstrip()
        if self._stock(said) and len(self.text) <= self._sentence:
            self._drop()
            said = self._said.rstrip()
        nothing_new = self.dropped and not said
        bad, _ = self._guard.judge(said, self._sentence, over=True)
        if bad or nothing_new or self._echo.repeats(said, over=True, cut=cut):
            self._stop(bad or "repeat")
        elif not any(map(str.isalnum, said)):
            self._stop("empty")
        else:
            self._release(said[: self._sentence] if self._echo.sentence(said[self._sentence :]) else said)

    def _trimmed(self) -> str:
        said, shown = self._said.rstrip(), len(self.text)
        if _ENDED.search(said):
            return said
        if self._sentence and shown <= self._sentence:
            return said[: self._sentence].rstrip()
        space = said.rfind(" ", shown)
        if space < 0:
            space = len(said) if regex.search(UNSPACED + "$", said) else shown
        kept = said[:space].rstrip(" .,;:—–-")
        return f"{kept}…" if len(kept) >= shown else f"{self.text} …"


def clean_text(text: str, persona: Persona, town: Town) -> str:
    """What a whole reply says once it is cleaned and guarded."""
    closed, opened = MARKS["close"].search(text), MARKS["open"].search(text)
    thinking = closed is not None and (opened is None or opened.start() > closed.start())
    speech = SpeechFilter(persona, town, thinking=thinking)
    speech.feed(text)
    speech.finish()
    return speech.text
