"""Memories and views are made once and added to; a branch that turns elsewhere makes them anew."""

from __future__ import annotations

from support.playing import before, finish

from game.log import Log, witnessed_by
from game.mind.folding import fold
from game.mind.prompt import open_view
from game.mind.recall import Query
from game.session import commands as c
from game.session.chronicle import Chronicle
from game.session.resources import Resources
from game.session.session import Session
from game.voice import UnderstudyVoice


def test_views_and_memories_follow_the_head(resources: Resources) -> None:
    chronicle = Chronicle(Log(), None)
    world = resources.new_world()

    def tell(name: str) -> int:
        said = chronicle.add(world, "speech", "player", listeners=("guard",), text=f"I'm {name}.")
        data = {"what": "fact", "key": "name", "value": name}
        return chronicle.add(world, "mind", "guard", data=data, cites=(said.id,)).id

    first = tell("Teodora")
    assert chronicle.memory("guard").name == "Teodora"
    assert len(chronicle.view("guard")) == 2
    tell("Thea")
    assert chronicle.memory("guard").name == "Thea"
    chronicle.log.move_head(first)
    tell("Ilse")
    assert chronicle.memory("guard").name == "Ilse"
    assert chronicle.view("guard") == witnessed_by("guard", chronicle.log.branch)
    assert chronicle.memory("guard") == fold("guard", chronicle.log.branch)
    assert chronicle.view("rival") == []


def test_an_open_talk_that_is_followed_is_the_one_that_is_read_anew(resources: Resources) -> None:
    session = Session(resources, UnderstudyVoice())
    before(session, "guard")
    for visit in range(2):
        finish(session, session.do(c.Talk("guard")))
        for turn in range(13):
            finish(session, session.do(c.Say(f"I have {turn + 2} dogs, and I lost {visit + 3} of them.")))
            chronicle, talk = session._scene.chronicle, session.talk
            assert talk is not None
            followed = chronicle.opened("guard", talk.id)
            assert followed == open_view("guard", chronicle.view("guard"), talk.id)
        session.do(c.Leave())
    session.close()


def test_what_can_be_recalled_follows_the_memory(resources: Resources) -> None:
    session = Session(resources, UnderstudyVoice())
    before(session, "guard")
    finish(session, session.do(c.Talk("guard")))
    for text in ("I travel with an old donkey.", "I keep bees.", "I lost my compass."):
        finish(session, session.do(c.Say(text)))
    recall = session._scene.chronicle.recall("guard")
    assert "I keep bees" in [found.what.text for found in recall.search(Query("bees", session.world.time))]
    session.do(c.Forget("guard", "told_2"))
    gone = session._scene.chronicle.recall("guard").search(Query("bees", session.world.time))
    assert "I keep bees" not in [found.what.text for found in gone]
    session.do(c.Undo("guard"))
    again = session._scene.chronicle.recall("guard").search(Query("bees", session.world.time))
    found = next(found for found in again if found.what.text == "I keep bees")
    assert "donkey" in found.what.context
    session.close()
