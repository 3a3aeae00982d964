"""The built-in voice says the mind's line, at the pace that it is given."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from support.replies import text_of

from game.voice import Failed, Finished, Request, Text, UnderstudyVoice


class Clock:
    """A clock that stands until it is moved."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def line(text: str | None) -> Request:
    return Request("guard", "speech", (), line=text)


def test_without_a_pace_everything_comes_at_once() -> None:
    reply = UnderstudyVoice().stream(line("The gate is shut."))
    assert reply.poll() == [Text("The "), Text("gate "), Text("is "), Text("shut."), Finished("stop")]
    assert reply.poll() == []


def test_with_a_pace_words_come_when_they_are_due() -> None:
    clock = Clock()
    reply = UnderstudyVoice(pace=10.0, clock=clock).stream(line("Aye, the gate."))
    assert reply.poll() == [Text("Aye, ")]
    assert reply.poll() == []
    clock.now += 0.49
    assert reply.poll() == []
    clock.now += 0.02
    assert reply.poll() == [Text("the ")]
    clock.now += 5.0
    assert reply.poll() == [Text("gate."), Finished("stop")]


def test_waiting_gives_the_next_word_without_a_clock() -> None:
    reply = UnderstudyVoice(pace=10.0, clock=Clock()).stream(line("Go on."))
    assert [reply.wait(1.0), reply.wait(1.0), reply.wait(1.0)] == [[Text("Go ")], [Text("on."), Finished("stop")], []]


def test_a_cancelled_line_ends() -> None:
    reply = UnderstudyVoice(pace=10.0, clock=Clock()).stream(line("Go on."))
    reply.cancel()
    assert reply.wait(1.0) == []


def test_it_writes_no_json_and_no_summary() -> None:
    voice = UnderstudyVoice()
    for reply in (voice.complete_json(line("x"), {}), voice.stream(line(None))):
        [fault] = reply.poll()
        assert isinstance(fault, Failed)
        assert fault.kind == "unsupported"


@given(st.text())
def test_nothing_of_a_line_is_lost(text: str) -> None:
    assert text_of(UnderstudyVoice().stream(line(text)).poll()) == text
