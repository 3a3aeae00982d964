"""A long game with a voice that says back what it is shown: memories stay few, none is doubled, and nothing that the
character is or was reminded of becomes a memory of the player."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from support.playing import before, finish

from game.mind.prompt import BUDGET
from game.session import commands as c
from game.session.events import Prompt
from game.session.resources import Resources
from game.session.session import Session
from game.voice import Finished, Reply, Request, Text
from game.voice.reply import ReadyReply

TELLS = (
    "I travel with an old donkey.", "I lost my compass near the mill.", "I am afraid of deep water.", "I keep bees.",
    "My brother Tom works at the harbour.", "I can juggle five apples.", "I owe money to a ferryman.",
)  # fmt: skip
CHATS = (
    "How was the night?", "What is the bell for?", "You told me that already.", "What did I tell you?", "Is it cold?",
    "Who are you?", "What do you remember of me?", "Tell me about yourself.", "I see.", "What did I lose?",
)  # fmt: skip


class EchoingVoice:
    """Says one row after the other of the prompt: the persona, the rules, what is remembered, earlier lines. Asked for
    JSON it gives all rows as facts and memories of every line that it was given."""

    name, model, host = "openai", "echo", ""

    def __init__(self) -> None:
        self._said = 0

    def stream(self, request: Request) -> Reply:
        rows = [row for message in request.messages for row in message.content.splitlines() if len(row) > 8]
        self._said += 1
        return ReadyReply([Text(rows[self._said * 7 % len(rows)]), Finished("stop")])

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> Reply:
        rows = [row for message in request.messages for row in message.content.splitlines()]
        ids = [int(row.partition(":")[0]) for row in rows if row.partition(":")[0].isdigit()]
        found = {
            "facts": [{"line": one, "kind": "other", "value": row} for one in ids for row in rows],
            "memories": [{"line": one, "text": row, "importance": 5} for one in ids for row in rows],
            "heart": [{"line": one, "change": 2} for one in ids],
        }
        return ReadyReply([Text(json.dumps(found)), Finished("stop")])

    def close(self, seconds: float = 2.0) -> None:
        """Nothing is open."""


def soak(resources: Resources, turns: int) -> None:
    session = Session(resources, EchoingVoice())
    before(session, "guard")
    finish(session, session.do(c.Talk("guard")))
    for turn in range(turns):
        said = TELLS[turn // 3 % len(TELLS)] if turn % 3 == 0 else CHATS[turn % len(CHATS)]
        events = finish(session, session.do(c.Say(said)))
        assert all(event.tokens <= BUDGET for event in events if isinstance(event, Prompt))
        if turn % 25 == 24:
            finish(session, session.do(c.Leave()))
            session.do(c.Sleep(5))
            finish(session, session.do(c.Talk("guard")))
    memory = session.memory("guard")
    told = [fact.value for key, fact in memory.facts.items() if key != "tone"]
    assert sorted(told) == sorted(set(told))
    assert set(told) == {said.rstrip(".") for said in TELLS}
    persona = session.cast.personas["guard"]
    remembered = " ".join(item.text for item in memory.memories).casefold()
    for own in (persona.identity, *persona.conduct, *(piece.text for piece in persona.knowledge)):
        assert own.casefold()[:40] not in remembered
    assert len(memory.memories) <= len(TELLS)
    assert len(memory.talks) <= 5
    session.close()


def test_a_voice_that_echoes_plants_nothing(resources: Resources) -> None:
    soak(resources, 100)


@pytest.mark.long
def test_a_thousand_turns_with_a_voice_that_echoes(resources: Resources) -> None:
    soak(resources, 1000)
