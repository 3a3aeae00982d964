"""Turns that leave the prompt: each is covered exactly once, whatever was said and however long it was."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.playing import before, finish

from game.mind.prompt import BUDGET
from game.save import Store
from game.session import commands as c
from game.session.events import Prompt
from game.session.resources import Resources
from game.session.session import Session
from game.voice import UnderstudyVoice

WORDS = ("sea", "boat", "Ana", "lost", "I", "water", "ring", "and", "gate", "seven", "海", "été")
LINES = st.one_of(
    st.sampled_from(["a", "?", "I lost my compass.", "My name is Thea.", "What is my name?"]),
    st.builds(
        lambda words, times: " ".join(words * times),
        st.lists(st.sampled_from(WORDS), min_size=1, max_size=8),
        st.sampled_from([1, 3, 30, 400, 2500]),
    ),
)


@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(said=st.lists(st.tuples(LINES, st.sampled_from(["on"] * 6 + ["away", "save", "load", "cancel"])), max_size=25))
def test_every_line_is_covered_once(resources: Resources, said: list[tuple[str, str]]) -> None:
    """Over talks that go on and end, answers that are broken off, and games that go back to a save."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        store = Store(Path(folder))
        session = Session(resources, UnderstudyVoice(), store)
        before(session, "guard")
        finish(session, session.do(c.Talk("guard")))
        _say(session, said)
        session.do(c.Leave())
        _check(session)
        session.close()
        store.close()


def _say(session: Session, said: list[tuple[str, str]]) -> None:
    saved = False
    for text, then in said:
        if then == "cancel":
            session.do(c.Say(text))
            finish(session, session.do(c.Cancel()))
            continue
        events = finish(session, session.do(c.Say(text)))
        assert all(event.tokens <= BUDGET for event in events if isinstance(event, Prompt))
        if then == "away":
            session.do(c.Leave())
            finish(session, session.do(c.Talk("guard")))
        elif then == "save":
            saved = session.do(c.Save("back")) != []
        elif then == "load" and saved:
            finish(session, session.do(c.Load("back")))


def _check(session: Session) -> None:
    talks = [line.talk for line in session.log.branch if line.what == "talk_opened"]
    for talk in talks:
        own = [line for line in session.log.branch if line.talk == talk]
        spoken = [line.id for line in own if line.kind == "speech"]
        ranges = [
            (line.data["first_line"], line.data["last_line"]) for line in own if line.what == "summary" and line.data
        ]
        if any(line.speaker == "player" for line in own if line.kind == "speech"):
            for one in spoken:
                assert sum(first <= one <= last for first, last in ranges) == 1, (one, ranges)
