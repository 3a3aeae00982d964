"""One utterance of a character under way: from the voice through clean and guard to events, with the understudy ready
to take over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from game.mind.intent_kinds import Reading
from game.mind.speech import SpeechFilter, closing
from game.session.events import Direction, Event, Fault, Guarded, Speech
from game.voice import SILENT, Chunk, Failed, Finished, Note, Request, Text, Usage, Voice

RECALLS = ("name_asked", "goal_asked", "promise_asked", "fact_asked")
DRAWN_AGAIN = ("repeat", "person", "contradiction")
"""Verdicts after which the voice is asked once more; for all others the understudy speaks at once."""


KEPT_MESSAGES = 3
"""Messages of a shortened prompt beside the system text: the last exchange and the line that waits."""


def shortened(request: Request) -> Request:
    """The request for a server that cannot read so much at once: without examples and older turns."""
    system = request.messages[:1] if request.messages[0].role == "system" else ()
    rest = request.messages[len(system) :][-KEPT_MESSAGES:]
    return replace(request, messages=(*system, *rest), tokens=0)


@dataclass(frozen=True, slots=True)
class Draft:
    """What an utterance starts from. `again` is asked where the first answer, to `request`, will not do.

    `wrong` says what is wrong with a sentence, given whether it is the first ("" if nothing is). `rest` is what the
    understudy adds where the voice breaks off in mid-sentence or leaves out what was done, which `told` says of a whole
    reply; `moment` is the kind of its line, `decided` the moment that was made of the player's line. `adds` is the cue
    of a word that is added unasked, "" for an answer.
    """

    npc: str
    line: int
    request: Request
    again: Request
    new_filter: Callable[..., SpeechFilter]
    understudy: str
    rest: str
    wrong: Callable[[str, bool], str]
    reading: Reading | None
    tokens: int
    moment: str
    told: Callable[[str], bool]
    decided: str = ""
    adds: str = ""

    @property
    def recalls(self) -> bool:
        """Whether the line that is answered asks for something from memory."""
        return self.reading is not None and self.reading.first.kind in RECALLS

    def shortened(self) -> Draft:
        """The draft for a server that cannot read so much at once."""
        return replace(self, request=shortened(self.request), again=shortened(self.again))


class Utterance:
    """Runs a draft to its end. `text` is what was released, `voice` and `model` who spoke it. `short`: the prompt is
    shortened, from the start or because the server could not read the whole."""

    def __init__(self, draft: Draft, voice: Voice, *, short: bool = False) -> None:
        self.draft = draft.shortened() if short else draft
        self.short = short
        self.text = ""
        self.voice = voice.name
        self.model = voice.model
        self.guarded: str | None = None
        self.direction: str | None = None
        self.usage: Usage | None = None
        self.over = False
        self._source = voice
        self._again = False
        self._sentence = ""
        brief = bool(draft.adds) and voice.name != "understudy"
        self._new_filter = partial(draft.new_filter, brief=brief)
        self._filter = self._new_filter()
        self._reply = voice.stream(self.draft.request)

    def poll(self, seconds: float = 0.0) -> list[Event]:
        """What has come, as events; waits up to `seconds` for something."""
        if self.over:
            return []
        reply = self._reply
        events: list[Event] = []
        for chunk in reply.wait(seconds) if seconds else reply.poll():
            events += self._take(chunk)
            if self.over or self._reply is not reply:
                break
        return events

    def cancel(self) -> list[Event]:
        """Break off: what was released stays, nothing is added."""
        if self.over:
            return []
        self._reply.cancel()
        self.over = True
        return [self._piece("", last=True)] if self.text else []

    def _take(self, chunk: Chunk) -> Iterator[Event]:
        match chunk:
            case Text(text):
                yield from self._release(self._filter.feed(text))
                if self._filter.ended and not self.over:
                    self._reply.cancel()
                    yield from self._end("stop")
            case Finished(finish, usage):
                self.usage = usage
                yield from self._end(finish)
            case Note(kind, message):
                yield Fault(kind, message)
            case Failed(kind, message):
                if kind not in SILENT and not (kind == "context" and self.short):
                    yield Fault(kind, message)
                if kind == "context" and not self.text and not self.short:
                    self._shorten()
                    return
                if kind == "empty":
                    self.guarded = kind
                    yield Guarded(self.draft.npc, kind)
                if self.text:
                    yield from self._release(self._filter.finish("cut"))
                yield from self._take_over(self.draft.rest if self.text else self.draft.understudy)

    def _shorten(self) -> None:
        self.short = True
        self.draft = self.draft.shortened()
        self._filter = self._new_filter()
        self._reply = self._source.stream(self.draft.request)

    def _release(self, text: str) -> Iterator[Event]:
        if not text or self.over:
            return
        by_hand = self._source.name == "understudy"
        wrong = "" if by_hand else self.draft.wrong(self._sentence + text, not self.text)
        if wrong and not self.text:
            yield from self._draw_again(wrong)
        elif wrong:
            self._reply.cancel()
            self.guarded = wrong
            yield Guarded(self.draft.npc, wrong)
            mark = closing(self.text, text)
            self.text += mark
            if mark:
                yield self._piece(mark, last=False)
            yield from self._close()
        else:
            self.text += text
            self._sentence = re.split(r"[.!?…]", self._sentence + text)[-1]
            yield self._piece(text, last=False)

    def _end(self, finish: str) -> Iterator[Event]:
        again = self._filter
        yield from self._release(self._filter.finish(finish))
        if self.over or self._filter is not again:
            return
        self.direction = self._filter.direction or None
        verdict = self._filter.verdict
        if self._filter.dropped and not verdict:
            self.guarded = "repeat"
            yield Guarded(self.draft.npc, "repeat")
        if verdict and not self.text:
            yield from self._draw_again(verdict.kind)
        elif verdict:
            self.guarded = verdict.kind
            yield Guarded(self.draft.npc, verdict.kind)
            yield from self._close()
        elif not self.text.strip():
            yield from self._draw_again("empty")
        else:
            yield from self._close()

    def _draw_again(self, kind: str) -> Iterator[Event]:
        """Nothing was shown yet: ask once more where that helps, else let the understudy speak. It minds its own
        repeats and says them on purpose."""
        if kind != "repeat" or self._source.name != "understudy":
            self.guarded = kind
            yield Guarded(self.draft.npc, kind)
        self._reply.cancel()
        wrong_recall = kind == "credit" and self.draft.recalls
        if (kind in DRAWN_AGAIN or wrong_recall) and not self._again and self._source.name != "understudy":
            self._again = True
            self.guarded = None
            self._filter = self._new_filter()
            self._reply = self._source.stream(self.draft.again)
        else:
            yield from self._take_over(self.draft.understudy)

    def _take_over(self, text: str) -> Iterator[Event]:
        """The understudy speaks the rest of the turn."""
        self._reply.cancel()
        if not self.text:
            self.voice, self.model, self.direction = "understudy", "", None
        space = " " if self.text and not self.text[-1].isspace() else ""
        self.text += space + text
        yield self._piece(space + text, last=True)
        self.over = True

    def _close(self) -> Iterator[Event]:
        if self._source.name != "understudy" and not self.draft.told(self.text):
            self.guarded = self.guarded or "untold"
            yield Guarded(self.draft.npc, "untold")
            yield from self._take_over(self.draft.rest)
            return
        if self.direction:
            yield Direction(self.draft.npc, self.direction, self.draft.line)
        self.text = self.text.rstrip()
        self.over = True
        yield self._piece("", last=True)

    def _piece(self, text: str, last: bool) -> Speech:
        return Speech(self.draft.npc, text, self.draft.line, last, self.voice)
