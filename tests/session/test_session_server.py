"""The game against a real server process that speaks the streaming protocol: what it sends, and what it breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.playing import finish, text
from support.server import OpenAiServer

from game.save import Store
from game.session import commands as c
from game.session.events import Done, Event, Fault, Guarded, JobDone, Remembered
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import choose


@pytest.fixture
def server() -> Iterator[OpenAiServer]:
    with OpenAiServer() as running:
        yield running


def playing(resources: Resources, server: OpenAiServer, folder: Path, npc: str = "guard") -> Session:
    """A game in front of a character, voiced by the server."""
    voice = choose("openai", base_url=server.base_url, model="test", folder=folder)
    session = Session(resources, voice, Store(folder / "saves"))
    go_to(session, npc)
    return session


def turn(session: Session, command: c.Command) -> list[Event]:
    return finish(session, session.do(command))


def close(session: Session) -> None:
    session.close()
    session.voice.close()


def test_the_model_speaks_and_is_remembered(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt, lad.", "Bram: Teodora, then. By your leave.", "You are called Teodora, lad."])
    session = playing(resources, server, tmp_path)
    assert text(turn(session, c.Talk("guard"))) == "Halt, lad."
    assert text(turn(session, c.Say("I'm Teodora."))) == "Teodora, then. By your leave."
    events = turn(session, c.Say("What's my name?"))
    assert text(events) == "You are called Teodora, lad."
    assert [event.voice for event in events if isinstance(event, Done)] == ["openai"]
    body = server.bodies()[-1]
    roles = [message["role"] for message in body["messages"]]
    assert roles[0] == "system"
    assert roles[1:] == ["user", "assistant"] * (len(roles) // 2 - 1) + ["user"]
    assert "(Bram remembers: The traveller is called Teodora.)" in body["messages"][-1]["content"]
    close(session)


@pytest.mark.parametrize(
    ("reply", "kind"),
    [
        ("As an AI language model, I cannot be a guard.", "fourth_wall"),
        ("<think>What would a guard say?</think>", "empty"),
    ],
)
def test_what_must_not_be_said_is_never_shown(
    resources: Resources, server: OpenAiServer, tmp_path: Path, reply: str, kind: str
) -> None:
    server.script(replies=["Halt."], fallback=reply)
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    events = turn(session, c.Say("What are you?"))
    assert any(isinstance(event, Guarded) and event.kind == kind for event in events)
    assert "AI" not in text(events)
    assert "think" not in text(events)
    assert text(events)
    assert session.log.branch[-1].voice == "understudy"
    assert session.log.branch[-1].guarded == kind
    close(session)


def test_a_locked_term_is_never_shown(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", "It was Matthis Quill who did it, lad."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    events = turn(session, c.Say("What is the news?"))
    assert "Matthis" not in text(events)
    assert "Matthis" not in (tmp_path / "saves" / "_run" / "lines.jsonl").read_text(encoding="utf-8")
    close(session)


def test_a_repeat_is_drawn_again_once_and_never_stored(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    same = "I guard the gate and I know nothing else, lad."
    server.script(replies=[same, same, "Cold and quiet, lad. One fox."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    events = turn(session, c.Say("How was the night?"))
    assert text(events) == "Cold and quiet, lad. One fox."
    assert server.bodies()[-1]["temperature"] == 0.9
    close(session)


def test_what_is_asked_from_memory_is_answered_cold(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", "Well met.", "You are a fish, lad.", "You are Teodora, lad."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    turn(session, c.Say("My name is Teodora."))
    assert server.bodies()[-1]["temperature"] == 0.4
    assert text(turn(session, c.Say("What is my name?"))) == "You are Teodora, lad."
    assert [body["temperature"] for body in server.bodies()[-2:]] == [0.1, 0.4]
    close(session)


def test_who_asks_twice_is_told_the_same_twice(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    said = "Teodora, that is your name."
    server.script(replies=["Halt.", "Well met.", said, said, "Something else."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    turn(session, c.Say("I'm Teodora."))
    assert text(turn(session, c.Say("What is my name?"))) == said
    events = turn(session, c.Say("Tell me my name."))
    assert (text(events), [event.voice for event in events if isinstance(event, Done)]) == (said, ["openai"])
    assert not [event for event in events if isinstance(event, Guarded)]
    close(session)


def test_a_wrong_recall_is_drawn_again(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", "Well met.", "You are called Bram, lad.", "Teodora, you said."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    turn(session, c.Say("I'm Teodora."))
    assert text(turn(session, c.Say("What is my name?"))) == "Teodora, you said."
    close(session)


def test_the_players_name_is_never_the_characters_own(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(replies=["Halt.", "Well met.", "Teodora, lad? I am Teodora. I guard the gate."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    turn(session, c.Say("I'm Teodora."))
    said = text(turn(session, c.Say("Do you know my name?")))
    assert "Teodora" in said
    assert "I am Teodora" not in said
    close(session)


def test_a_cut_line_is_ended_in_character(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", {"chunks": ["The bell is for fire, ", "for foes, and"], "cut": 2}])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    events = turn(session, c.Say("What is the bell for?"))
    assert any(isinstance(event, Fault) and event.kind == "cut" for event in events)
    assert text(events).startswith("The bell is for fire,")
    assert len(text(events)) > len("The bell is for fire, for foes, and")
    close(session)


def test_a_dead_server_leaves_the_talk_whole(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    server.stop()
    events = turn(session, c.Say("I'm Teodora. Will you ring the bell at noon?"))
    faults = [event for event in events if isinstance(event, Fault)]
    assert len(faults) == 1
    assert faults[0].message.count(".") >= 1
    assert text(events)
    assert session.memory("guard").name == "Teodora"
    assert len(session.memory("guard").open_promises) == 1
    assert [line.voice for line in session.log.branch if line.kind == "speech"][-1] == "understudy"
    close(session)


def test_a_wrong_key_is_said_and_not_shown(resources: Resources, tmp_path: Path) -> None:
    with OpenAiServer(["Halt."], key="sk-right") as server:
        voice = choose(
            "openai", environ={"OPENAI_BASE_URL": server.base_url, "OPENAI_API_KEY": "sk-wrong-1234", "NPC_MODEL": "m"}
        )
        session = Session(resources, voice, Store(tmp_path))
        go_to(session, "guard")
        events = turn(session, c.Talk("guard"))
        (fault,) = [event for event in events if isinstance(event, Fault)]
        assert "key" in fault.message
        assert "sk-wrong" not in repr(events)
        assert text(events)
        close(session)


def test_escape_keeps_what_was_shown(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", {"chunks": ["Fire, foe, ", "or the closing of the gate."], "hold": 1}])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    events = session.do(c.Say("What is the bell for?"))
    for _ in range(100):
        if text(events):
            break
        events += session.listen(0.1)
    events += session.do(c.Cancel())
    assert not session.busy
    assert session.log.branch[-1].text == text(events)
    assert session.log.branch[-1].text.startswith("Fire, foe")
    assert "closing" not in session.log.branch[-1].text
    assert text(turn(session, c.Say("Go on."))) != ""
    close(session)


def test_facts_are_extracted_at_the_end_and_checked(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", "Aye."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    turn(session, c.Say("The winter storm took my old ship with all my books on board."))
    line = next(line.id for line in session.log.branch if line.speaker == "player")
    true = {"line": line, "kind": "past", "value": "storm took ship with books"}
    false = {"line": line, "kind": "home", "value": "lives in a golden castle"}
    server.script(replies=[json.dumps({"facts": [true, false]})])
    events = turn(session, c.Leave())
    assert any(isinstance(event, JobDone) for event in events)
    told = [event.value for event in events if isinstance(event, Remembered)]
    assert told == ["The winter storm took my old ship with all my books on board"]
    body = server.bodies()[-1]
    assert body["temperature"] == 0
    close(session)


def test_what_comes_back_after_another_slot_was_loaded_is_dropped(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(replies=["Halt.", "Aye."])
    session = playing(resources, server, tmp_path)
    session.do(c.Save("before"))
    turn(session, c.Talk("guard"))
    turn(session, c.Say("I once had a ship of my own that went down."))
    line = next(line.id for line in session.log.branch if line.speaker == "player")
    fact = {"line": line, "kind": "past", "value": "had a ship that went down"}
    server.script(replies=[{"chunks": [json.dumps({"facts": [fact]})], "hold": 0}])
    session.do(c.Leave())
    session.do(c.Load("before"))
    server.release()
    finish(session, [])
    assert session.memory("guard").facts == {}
    close(session)


def test_what_was_said_stays_so(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", "I have three sons at sea.", "I have two sons at sea.", "Three sons, as I said."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    turn(session, c.Say("Have you any children?"))
    assert [text for text, _ in session.memory("guard").statements] == ["I have three sons at sea."]
    events = turn(session, c.Say("How many boys do you have?"))
    assert any(isinstance(event, Guarded) and event.kind == "contradiction" for event in events)
    assert text(events) == "Three sons, as I said."
    close(session)


def test_a_contradiction_in_a_later_sentence_is_cut(resources: Resources, server: OpenAiServer, tmp_path: Path) -> None:
    server.script(replies=["Halt.", "I have three sons at sea.", "The wind turns to the west. I have two sons at sea."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    turn(session, c.Say("Have you any children?"))
    assert text(turn(session, c.Say("Tell me of your family."))) == "The wind turns to the west."
    close(session)


def test_an_opinion_that_is_not_the_characters_is_drawn_again_and_then_told_by_the_understudy(
    resources: Resources, server: OpenAiServer, tmp_path: Path
) -> None:
    server.script(replies=["Halt, lad.", "Kestrel has seen me, lad. She is brave.", "Kestrel is a fine woman, lad."])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    events = turn(session, c.Say("What do you think of Kestrel?"))
    assert [event.kind for event in events if isinstance(event, Guarded)] == ["person", "person"]
    assert text(events) in session.cast.personas["guard"].opinions["rival"]
    close(session)


@pytest.mark.parametrize(
    ("answer", "stands"), [("No, lad. She is not here.", False), ("No woman came back, lad. One went north.", True)]
)
def test_what_a_character_knows_is_not_denied(
    resources: Resources, server: OpenAiServer, tmp_path: Path, answer: str, stands: bool
) -> None:
    server.script(replies=["Halt, lad.", answer, answer])
    session = playing(resources, server, tmp_path)
    turn(session, c.Talk("guard"))
    events = turn(session, c.Say("I am looking for my sister Ana. Have you seen her?"))
    seen = next(piece for piece in session.cast.personas["guard"].knowledge if piece.id == "last_through")
    assert (text(events) == answer) is stands
    assert stands or any(line in text(events) for line in seen.says)
    close(session)
