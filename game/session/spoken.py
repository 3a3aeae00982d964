"""What a character has said goes into the log, and binds it."""

from __future__ import annotations

from game.log import Line
from game.mind.statements import asserted
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.session.turns import asked_by
from game.session.utterance import Utterance
from game.world import nearby
from game.world.state import PLAYER


def log_utterance(scene: Scene, talk: OpenTalk, utterance: Utterance) -> None:
    """Add what was said to the log, or that nothing was."""
    draft = utterance.draft
    npc = draft.npc
    if not utterance.text.strip():
        data = {"what": "cancelled"}
        scene.chronicle.add(scene.world, "system", npc, listeners=(PLAYER,), talk=talk.id, data=data)
        talk.due = False
        return
    moment = draft.moment if utterance.voice == "understudy" else ""
    talk.asked = asked_by(utterance.text, moment, draft.reading)
    meta = {**({"asked": talk.asked} if talk.asked else {}), **({"added": True} if draft.adds else {})}
    others = () if talk.whispering else (who for who in nearby.listeners(scene.world) if who != npc)
    line = scene.chronicle.add(
        scene.world,
        "speech",
        npc,
        listeners=(PLAYER, *others),
        text=utterance.text,
        talk=talk.id,
        to=PLAYER,
        mood=scene.memory(npc).mood,
        voice=utterance.voice,
        model=utterance.model or None,
        direction=utterance.direction,
        guarded=utterance.guarded,
        tokens=draft.tokens,
        cue=draft.adds or None,
        meta=meta or None,
    )
    talk.said.append((npc, utterance.text))
    _bind(scene, talk, line)


def _bind(scene: Scene, talk: OpenTalk, line: Line) -> None:
    """What the character has just said of itself and the world stays so."""
    before = {text.casefold() for text, _ in scene.memory(talk.npc).statements}
    for text in asserted(line.text, scene.persona(talk.npc)):
        if text.casefold() not in before:
            data = {"what": "statement", "text": text}
            scene.chronicle.add(scene.world, "mind", talk.npc, talk=talk.id, data=data, cites=(line.id,))
