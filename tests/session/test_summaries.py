"""A model's summary takes the place of the rule-made one: in the background, checked, made up for after a restart."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from support.playing import before, finish

from game.mind.summary import EVERY
from game.save import Store
from game.session import commands as c
from game.session.resources import Resources
from game.session.session import Session
from game.voice import Chunk, Failed, Finished, Request, Text
from game.voice.reply import ReadyReply

SOUND = "The traveller lost a compass near the mill and asked Bram about the weather."


class Silent:
    """A reply that never comes."""

    def poll(self) -> list[Chunk]:
        return []

    def wait(self, seconds: float) -> list[Chunk]:
        return []

    def cancel(self) -> None:
        pass


class Summing:
    """A voice of a model that says something else each time and answers requests for a summary with `summary`: a text,
    None for a server that fails, or `Silent`."""

    name, model, host = "openai", "summing", "here"

    def __init__(self, summary: str | type[Silent] | None) -> None:
        self.summary = summary
        self.asked: list[Request] = []
        self._said = 0

    def stream(self, request: Request) -> Any:
        if request.kind == "speech":
            self._said += 1
            return ReadyReply([Text(f"Stone number {self._said} of the wall is {self._said} winters old."), DONE])
        self.asked.append(request)
        if self.summary is Silent:
            return Silent()
        return ReadyReply([Text(str(self.summary)), DONE] if self.summary else [Failed("timeout", "It is gone.")])

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> ReadyReply:
        return ReadyReply([Text('{"facts": [], "memories": [], "heart": []}'), DONE])

    def close(self, seconds: float = 2.0) -> None:
        pass


DONE = Finished("stop", None)


def talked(resources: Resources, voice: Summing, folder: Path) -> Session:
    """A talk in which turns have just been summed up."""
    session = Session(resources, voice, Store(folder))
    before(session, "guard")
    said(session, c.Talk("guard"))
    for line in ("I lost my compass near the mill.", *(f"How is the weather on day {n}?" for n in range(EVERY))):
        said(session, c.Say(line))
    assert len(voice.asked) == 1
    return session


def said(session: Session, command: c.Command) -> None:
    session.do(command)
    while session.busy:
        session.listen(0.01)


def summaries(session: Session) -> list[str]:
    return [summary.text for summary in session.memory("guard").history]


def closed(session: Session) -> None:
    session.close()
    if session.store:
        session.store.close()


def test_the_models_summary_takes_the_place_of_the_rules(resources: Resources, tmp_path: Path) -> None:
    session = talked(resources, Summing(SOUND), tmp_path)
    finish(session, [])
    assert summaries(session) == [SOUND]
    closed(session)


@pytest.mark.parametrize("summary", ["Gregor sold forty goats.", "I'm sorry, I cannot do that.", None, "word " * 400])
def test_a_summary_that_cannot_stand_leaves_the_rules_one(
    resources: Resources, tmp_path: Path, summary: str | None
) -> None:
    session = talked(resources, Summing(summary), tmp_path)
    finish(session, [])
    (made,) = summaries(session)
    assert "compass" in made
    assert made != summary
    closed(session)


def test_one_that_was_under_way_when_the_game_was_quit_is_made_up_for(resources: Resources, tmp_path: Path) -> None:
    session = talked(resources, first := Summing(Silent), tmp_path)
    (made,) = summaries(session)
    closed(session)
    session = Session.resume(resources, second := Summing(SOUND), Store(tmp_path))
    assert summaries(session) == [made]
    finish(session, [])
    assert summaries(session) == [SOUND]
    assert [request.messages for request in second.asked] == [request.messages for request in first.asked]
    closed(session)
    session = Session.resume(resources, third := Summing(SOUND), Store(tmp_path))
    finish(session, [])
    assert third.asked == []
    closed(session)


def test_one_that_comes_when_another_game_was_loaded_is_dropped(resources: Resources, tmp_path: Path) -> None:
    voice = Summing(Silent)
    session = Session(resources, voice, Store(tmp_path))
    session.do(c.Save("early"))
    before(session, "guard")
    said(session, c.Talk("guard"))
    for n in range(EVERY + 1):
        said(session, c.Say(f"How is the weather on day {n}?"))
    assert session.working
    session.do(c.Load("early"))
    assert not session.working
    assert summaries(session) == []
    closed(session)
