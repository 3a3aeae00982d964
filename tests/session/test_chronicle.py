"""Memories and views are made once and added to; a branch that turns elsewhere makes them anew."""

from __future__ import annotations

from game.log import Log, witnessed_by
from game.mind.folding import fold
from game.session.chronicle import Chronicle
from game.session.resources import Resources
from game.world.rules import new_world


def test_views_and_memories_follow_the_head(resources: Resources) -> None:
    chronicle = Chronicle(Log(), None)
    world = new_world(resources.atlas, resources.stock)

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
