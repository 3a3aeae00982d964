"""The bytes of an event stream become values, however they are cut."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.voice.events import Events
from game.voice.thoughts import Thoughts


def values(*pieces: bytes) -> list[object]:
    events = Events()
    found = [value for piece in pieces for value in events.feed(piece)]
    return [*found, *events.finish()]


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b'data: {"a": 1}\n\n', [{"a": 1}]),
        (b'data:{"a": 1}\r\n\r\ndata: 2\r\rdata: 3', [{"a": 1}, 2, 3]),
        (b'data: {"a":\ndata: 1}\n\n', [{"a": 1}]),
        (b'data: {"a": 1}\ndata: {"a": 2}\n', [{"a": 1}, {"a": 2}]),
        (b'{"a":\n 1\n}\n', [{"a": 1}]),
        (b"data: [DONE]\n\ndata: 1\n\n", []),
        (b": hello\n\nevent: ping\ndata:\n\nid: 7\nretry: 3\n\ndata: 1\n\n", [1]),
        (b"data: {oops\n\ndata: 1\n\n", [None, 1]),
        (b"data: {oops\ndata: 1\n\n", [None, 1]),
        (b'data: {"a": 1', []),
        (b"<html>", [None]),
        (b"", []),
    ],
)
def test_a_stream_is_read(data: bytes, found: list[object]) -> None:
    assert values(data) == found
    assert values(*[data[at : at + 1] for at in range(len(data))]) == found


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(), max_size=3), st.sampled_from(["\n", "\r\n", "\r"]), st.booleans(), st.data())
def test_texts_come_through_wherever_they_are_cut(
    sent: list[str], line_end: str, ascii_only: bool, data: st.DataObject
) -> None:
    events = [f"data: {json.dumps([text], ensure_ascii=ascii_only)}{line_end * 2}" for text in sent]
    stream = "".join(events).encode()
    at = data.draw(st.integers(0, len(stream)))
    assert values(stream[:at], stream[at:]) == [[text] for text in sent]


@pytest.mark.parametrize(
    ("text", "said", "thought"),
    [
        ("Halt.", "Halt.", False),
        ("<think>Hm.</think>Halt.", "Halt.", True),
        ("\n<THINKING>Hm.</THINKING> Halt.", " Halt.", True),
        ("<think></think>Halt.", "Halt.", False),
        ("<think>a</think><think>b</think>Halt.", "Halt.", True),
        ("<think>Hm.", "", True),
        ("< 3 and [so] on", "< 3 and [so] on", False),
        ("<thin", "<thin", False),
        ("[THINK]Hm.[/THINK]Halt.", "Halt.", True),
    ],
)
def test_a_thought_at_the_beginning_is_no_speech(text: str, said: str, thought: bool) -> None:
    for size in (1, 2, 5, 100):
        thoughts = Thoughts()
        heard = "".join(thoughts.add(text[at : at + size]) for at in range(0, len(text), size)) + thoughts.finish(True)
        assert (heard, thoughts.thought) == (said, thought)
