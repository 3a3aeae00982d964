"""A word in passing by a model: in its own words, kept, late, bad, and given up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from support.playing import finish
from support.server import PATIENCE, OpenAiServer

from game.save import Store
from game.session import commands as c
from game.session import passing
from game.session.events import Event, Fault, JobDone, Narration, TalkOpened, Thinking
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import choose
from game.voice.recording import ReplayVoice

ASKED = "The remark of Hob"


@pytest.fixture
def server() -> Iterator[OpenAiServer]:
    with OpenAiServer(fallback="Well met.") as running:
        yield running


def before_hob(resources: Resources, server: OpenAiServer, folder: Path) -> Session:
    """A game before the cooper, who has told its news already and has one thing to say."""
    session = Session(
        resources, choose("openai", base_url=server.base_url, model="test", folder=folder), Store(folder / "saves")
    )
    go_to(session, "cooper")
    session.do(c.Talk("cooper"))
    assert not server.requests()
    return session


def close(session: Session) -> None:
    session.close()
    session.voice.close()


def narrated(events: list[Event]) -> list[str]:
    return [event.text for event in events if isinstance(event, Narration)]


def asks(session: Session) -> list[Event]:
    """Speak to the cooper until it has something to say that is no news."""
    for _ in range(30):
        events = session.do(c.Talk("cooper"))
        if session.remarking:
            return events
    raise AssertionError("the model was never asked")


def remark_of(server: OpenAiServer) -> str:
    """The written remark for which the last request asks."""
    asked: str = server.bodies()[-1]["messages"][-1]["content"]
    return asked.partition('"')[2].partition('"\n')[0]


def written(resources: Resources) -> set[str]:
    return {f"Hob: “{text}”" for remark in resources.townspeople["cooper"].remarks for text in remark.says}


def asked_within(server: OpenAiServer, count: int) -> None:
    server.wait_for(lambda requests: len(requests) >= count)


def test_it_is_said_in_the_models_words_and_asked_for_once(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    session = before_hob(resources, server, tmp_path)
    one = session.townspeople["cooper"]
    texts = [text for remark in one.remarks if not remark.when and not remark.id for text in remark.says]
    server.script(replies=[{"when": text, "text": f"Well, {text[0].lower()}{text[1:]}"} for text in texts * 2])
    seen: list[str] = []
    for _ in range(12):
        events = session.do(c.Talk("cooper"))
        if any(isinstance(event, Thinking) for event in events):
            assert session.remarking
            assert not session.busy
            events = finish(session, events)
            assert [event for event in events if isinstance(event, JobDone)] == [JobDone("remark", "cooper")]
        seen += narrated(events)
    assert len(seen) == 12
    own = [text for text in seen if text not in written(resources)]
    assert all(text.startswith("Hob: “Well, ") for text in own)
    assert len(own) > len(set(own)) == len(server.requests()) == len(texts)
    line = next(line for line in reversed(session.log.branch) if line.speaker == "cooper" and line.meta)
    assert (line.kind, line.listeners, line.voice, line.model) == ("narration", ("player",), "openai", "test")
    assert line.meta is not None
    assert line.meta["remark"] in texts
    assert all(one != other for one, other in pairwise(seen))
    close(session)


def test_the_prompt_is_small(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    session = before_hob(resources, server, tmp_path)
    finish(session, asks(session))
    (body,) = server.bodies()
    assert [message["role"] for message in body["messages"]] == ["system", "user"]
    assert sum(len(message["content"]) for message in body["messages"]) < 800
    assert "Hob, cooper" in body["messages"][0]["content"]
    assert ASKED in body["messages"][1]["content"]
    close(session)


@pytest.mark.parametrize(
    "bad", ["Bram stole my barrels on the seventh.", "As an AI I cannot say.", "Lovely day, dear."]
)
def test_what_does_not_keep_to_it_is_said_as_written(
    resources: Resources, server: OpenAiServer, tmp_path: Path, bad: str
) -> None:
    session = before_hob(resources, server, tmp_path)
    server.script(fallback=bad)
    (said,) = narrated(finish(session, asks(session)))
    assert said == f"Hob: “{remark_of(server)}”"
    assert not (session.log.branch[-1].meta or {}).get("remark")
    close(session)


def test_what_comes_late_is_said_as_written_meanwhile_one_walks_on(
    resources: Resources, server: OpenAiServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passing, "WITHIN", 0.4)
    session = before_hob(resources, server, tmp_path)
    server.script(fallback={"text": "Too late.", "hold": 0})
    tile = session.world.player.tile
    began = time.monotonic()
    assert asks(session) == [Thinking("cooper")]
    assert session.do(c.Talk("cooper")) == [Thinking("cooper")]
    said_before = sum(line.speaker == "cooper" for line in session.log.branch)
    assert time.monotonic() - began < 0.3
    go_to(session, "fountain")
    assert session.world.player.tile != tile
    finish(session, [])
    said = [line for line in session.log.branch if line.speaker == "cooper"]
    assert len(said) == said_before + 1
    assert said[-1].text == remark_of(server)
    server.wait_for(lambda requests: all(request["ended"] == "gone" for request in requests))
    close(session)


def test_a_server_that_fails_is_told_of_and_the_remark_is_said(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    session = before_hob(resources, server, tmp_path)
    server.stop()
    events = finish(session, asks(session))
    assert [event.kind for event in events if isinstance(event, Fault)] == ["refused"]
    assert set(narrated(events)) <= written(resources)
    assert len(narrated(events)) == 1
    close(session)


def test_who_is_spoken_to_next_speaks_after_it(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    session = before_hob(resources, server, tmp_path)
    server.script(fallback={"text": "Well met.", "first": PATIENCE})
    asks(session)
    asked_within(server, 1)
    guard, player = session.world.people["guard"], session.world.player
    guard.map, guard.tile = player.map, (player.tile[0] + 1, player.tile[1])
    guard.bound, guard.way, guard.to = None, (), None
    server.script(fallback="Well met.")
    events = session.do(c.Talk("guard"))
    kinds = [type(event) for event in events]
    assert kinds.index(Narration) < kinds.index(TalkOpened)
    assert not session.remarking
    assert not narrated(finish(session, []))
    server.wait_for(lambda requests: requests[0]["ended"] == "gone")
    close(session)


@pytest.mark.parametrize("command", [c.Load("here"), c.NewGame()])
def test_another_game_gives_it_up(
    resources: Resources, server: OpenAiServer, tmp_path: Path, command: c.Command
) -> None:
    session = before_hob(resources, server, tmp_path)
    session.do(c.Save("here"))
    server.script(fallback={"text": "Barrels.", "hold": 0})
    asks(session)
    asked_within(server, 1)
    events = session.do(command)
    assert not session.remarking
    assert not narrated(finish(session, events))
    server.wait_for(lambda requests: requests[0]["ended"] == "gone")
    assert len([line for line in session.log.branch if line.speaker == "cooper"]) == isinstance(command, c.Load)
    close(session)


def test_news_are_said_as_written(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    session = before_hob(resources, server, tmp_path)
    assert session.world.flags["heard_cooper_empty_barrels"]
    (line,) = [line for line in session.log.branch if line.speaker == "cooper"]
    assert f"Hob: “{line.text}”" in written(resources)
    close(session)


def test_a_recording_without_it_says_what_is_written(resources: Resources, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("", encoding="utf-8")
    session = Session(resources, ReplayVoice(tmp_path / "empty.jsonl"))
    go_to(session, "cooper")
    session.do(c.Talk("cooper"))
    told = (session.do(c.Talk("cooper")) for _ in range(30))
    events = next(events for events in told if any(isinstance(event, JobDone) for event in events))
    assert [type(event) for event in events] == [Narration, JobDone]
    assert set(narrated(events)) <= written(resources)
    session.close()
