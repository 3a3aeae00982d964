"""Memories found by their meaning in a running game: a line waits for its vector, briefly, and is never lost."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

import pytest
from support.playing import before, finish, text

from game.session import commands as c
from game.session.events import Fault, Heard, Thinking
from game.session.resources import Resources
from game.session.session import Session
from game.voice import BackgroundEmbedder, UnderstudyVoice

TOLD, ASKED = "I carry a hound puppy in my coat.", "What dog is with me?"


class Source:
    """Knows that a hound is a dog; answers while `open`."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.open.set()
        self.wrong = False

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        self.open.wait(10)
        if self.wrong:
            raise OSError("gone")
        return [[float("hound" in text or "dog" in text), float("dog" not in text)] for text in texts]

    def close(self) -> None:
        pass


@pytest.fixture
def source() -> Iterator[Source]:
    made = Source()
    yield made
    made.open.set()


@pytest.fixture
def session(resources: Resources, source: Source) -> Iterator[Session]:
    embedder = BackgroundEmbedder(lambda: source)
    playing = Session(resources, UnderstudyVoice(), embedder=embedder)
    before(playing, "guard")
    finish(playing, playing.do(c.Talk("guard")))
    yield playing
    playing.close()
    source.open.set()
    embedder.close()


def cues(session: Session) -> list[str | None]:
    return [line.cue for line in session.log.branch if line.speaker == "player" and line.kind == "speech"]


def test_what_shares_no_word_with_the_question_is_found(session: Session) -> None:
    finish(session, session.do(c.Say(TOLD)))
    answer = text(finish(session, session.do(c.Say(ASKED))))
    assert "hound puppy" in answer
    assert cues(session)[-1] == "(Bram remembers: The traveller carries a hound puppy in the traveller's coat.)"


def test_without_an_embedder_it_is_not(resources: Resources) -> None:
    session = Session(resources, UnderstudyVoice())
    before(session, "guard")
    finish(session, session.do(c.Talk("guard")))
    finish(session, session.do(c.Say(TOLD)))
    assert "hound" not in text(finish(session, session.do(c.Say(ASKED))))
    session.close()


def test_a_vector_that_does_not_come_in_time_is_done_without(session: Session, source: Source) -> None:
    source.open.clear()
    events = session.do(c.Say("How was the night?"))
    assert events == [Thinking("guard")]
    assert session.busy
    events = finish(session, events)
    assert text(events)
    assert any(isinstance(event, Heard) for event in events)


@pytest.mark.parametrize("command", [c.Cancel(), c.Leave()])
def test_a_line_that_waits_is_not_lost(session: Session, source: Source, command: c.Command) -> None:
    source.open.clear()
    session.do(c.Say("My name is Thea."))
    session.do(command)
    assert session.memory("guard").name == "Thea"
    assert not session.busy


def test_an_embedder_that_fails_is_told_of_once(session: Session, source: Source) -> None:
    source.wrong = True
    faults = []
    for line in ("Hello.", "How was the night?", "Cold, is it not?", "What is the bell for?", "Who are you?"):
        faults += [event for event in finish(session, session.do(c.Say(line))) if isinstance(event, Fault)]
    assert [fault.kind for fault in faults] == ["embedder"]
    assert "words alone" in faults[0].message
