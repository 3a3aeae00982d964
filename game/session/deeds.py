"""Deeds on their way into the world and the log, and the events that tell them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any

from game.log import Line
from game.mind.blocks import STRANGER
from game.mind.hearsay import HEARSAY
from game.mind.heart import HeartChange, by_duel, by_gift, by_meeting, by_return, by_threat, by_word, owned_up
from game.mind.memory import memory_data
from game.mind.offers import named
from game.mind.ruling import Act, Ruling
from game.mind.wording import sentence, third_person
from game.session.duels import begun, gone_on
from game.session.evening import evening
from game.session.events import Broken, Event, Kept, Mood, Outcome, SceneChanged, WorldChanged
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.world import Bargain, WorldFact, rules
from game.world.state import PLAYER
from game.world.weather import FLAGS

SILENT = ("duel", "pledge", "bargain", "evening", "message", "chapter", "variable", "music", "stay")
IMPORTANCE: Mapping[str, int] = {
    "sold": 2,
    "bought": 2,
    "gift_taken": 3,
    "given_back": 4,
    "opened": 4,
    "rumour_sold": 3,
    "threatened": 4,
    "called": 4,
    "duel_begins": 2,
    "duel_lost": 5,
    "duel_won": 4,
}
"""Of the memory that a deed leaves, by the moment that it makes."""
KINDS: Mapping[str, str] = {
    "sold": "trade",
    "bought": "trade",
    "gift_taken": "gift",
    "given_back": "return",
    "opened": "service",
    "rumour_sold": "trade",
    "threatened": "threat",
    "called": "confession",
    "duel_begins": "challenge",
    "duel_lost": "duel",
    "duel_won": "duel",
}


def carry_out(scene: Scene, talk: OpenTalk, asked: Line, ruling: Ruling) -> Iterator[Event]:
    """Do what was ruled about the player's line `asked`: the world changes, the character remembers it with its heart,
    whoever stands near has seen it."""
    npc = talk.npc
    if ruling.act:
        facts = list(_facts(scene, npc, ruling, ruling.act))
        yield from log_facts(scene, facts)
        later = takewhile(lambda line: line.id > asked.id, reversed(scene.chronicle.log.branch))
        done = next((line for line in later if line.what in (*rules.EXCHANGES, "flag")), asked)
        if ruling.past:
            yield from _remembered(scene, talk, asked, done, ruling, ruling.act)
    yield Outcome(npc, ruling.offer, ruling.act is not None, ruling.told)


def _facts(scene: Scene, npc: str, ruling: Ruling, act: Act) -> Iterator[WorldFact]:
    world = scene.world
    if act.price is not None:
        yield from rules.strike(world, npc, act.item, Bargain(act.price, act.pleas))
    if act.goods or act.coins:
        what: rules.Exchange = "prize" if act.bout else "return" if act.returned else "gift" if act.gift else "trade"
        yield from rules.exchange(world, what, npc, act.goods, act.coins, ruling.public or ruling.past)
    if act.bout:
        yield from begun(scene, npc) if act.bout == "begin" else gone_on(scene, npc, ruling, act.bout)
    if act.flag:
        yield from rules.set_flag(world, act.flag, True)


def _remembered(scene: Scene, talk: OpenTalk, asked: Line, done: Line, ruling: Ruling, act: Act) -> Iterator[Event]:
    """The deed in the character's dossier and in those of everybody near; a gift moves the heart."""
    npc, item = talk.npc, next(iter(act.goods), "")
    if act.gift:
        thing = named(item, scene.view(npc), -act.goods[item])
        felt = (
            owned_up(thing)
            if act.owned_up
            else by_return(thing)
            if act.returned
            else by_gift(item, thing, scene.memory(npc))
        )
        yield from move_heart(scene, npc, done, felt, talk.id)
    if ruling.outcome in ("duel_lost", "duel_won") and _first_today(scene, npc, "duel"):
        yield from move_heart(scene, npc, done, by_duel(ruling.outcome == "duel_won"), talk.id)
    if act.threat:
        yield from move_heart(scene, npc, done, by_threat(), talk.id)
    if act.surrenders:
        yield from move_heart(scene, npc, done, owned_up(ruling.fields["thing"], given_back=False), talk.id)
    kind = KINDS[ruling.outcome]
    items = Counter({item: abs(count) for item, count in act.goods.items()}).elements() if act.returned else act.goods
    data = memory_data(ruling.past, IMPORTANCE[ruling.outcome], kind, items)
    scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=data, cites=(asked.id, done.id))
    for other in done.listeners:
        if other != npc and other in scene.resources.cast.personas:
            seen = {**data, "role": "witnessed", "text": ruling.public or ruling.past}
            scene.chronicle.add(scene.world, "mind", other, talk=talk.id, data=seen, cites=(done.id,))


def move_heart(scene: Scene, npc: str, done: Line, felt: HeartChange, talk: str | None = None) -> Iterator[Event]:
    """A deed moves a heart, beyond what talk may."""
    data = {"what": "heart", "delta": felt.delta, "mood": felt.mood, "reason": felt.reason, "by": "deed",
            "kind": felt.kind}  # fmt: skip
    scene.chronicle.add(scene.world, "mind", npc, talk=talk, data=data, cites=(done.id,))
    yield Mood(npc, felt.delta, felt.mood, felt.reason)


def log_facts(scene: Scene, facts: Iterable[WorldFact]) -> list[Event]:
    """Log facts, all of them or none, and tell them; a pledge that is over is a promise kept."""
    events: list[Event] = []
    with scene.chronicle.at_once():
        for told in facts:
            fact = _as_seen(scene, told)
            scene.chronicle.add_fact(scene.world, fact)
            events += _told(scene, fact)
    return events


def _as_seen(scene: Scene, fact: WorldFact) -> WorldFact:
    """The fact without its words where it cannot be seen: under a roof nobody sees the weather turn."""
    outdoors = scene.resources.atlas.maps[scene.world.player.map].outdoors
    return replace(fact, text="") if fact.text and not outdoors and fact.data.get("flag") in FLAGS else fact


def _told(scene: Scene, fact: WorldFact) -> list[Event]:
    if fact.what == "entered":
        return [SceneChanged(fact.data["map"])]
    if fact.what == "evening":
        evening(scene)
    if fact.what == "pledge_over":
        npc, asked = fact.data["npc"], fact.data["line"]
        if "kept" in fact.data:
            return _word(scene, npc, asked, fact.data["kept"])
        return [*_kept(scene, npc, asked, fact.data.get("met"))]
    if fact.what == "message":
        _pass_on(scene, fact.data)
    return [] if fact.what in SILENT else [WorldChanged(fact.what, fact.text, fact.data)]


def _pass_on(scene: Scene, data: Mapping[str, Any]) -> None:
    """A message of the player reaches whom it was for."""
    npc, other = data["npc"], data["to"]
    if other not in scene.resources.cast.personas:
        return
    who = scene.memory(npc).name or STRANGER
    name = scene.persona(npc).name
    text = sentence(f"{name} says that {third_person(data['message'], who, name)}")
    told = memory_data(text, 3, "message", role=f"{HEARSAY}{npc}")
    scene.chronicle.add(scene.world, "mind", other, data=told, cites=(data["line"],))


def _word(scene: Scene, npc: str, asked: int, kept: bool) -> list[Event]:
    """The player has kept a promise, or its hour has passed: the character remembers, with its heart."""
    promise = next((one for one in scene.memory(npc).owed if one.asked == asked and one.status == "open"), None)
    if promise is None:
        return []
    done = scene.chronicle.log.branch[-1]
    memory, name = scene.memory(npc), scene.persona(npc).name
    who = memory.name or STRANGER
    status = {"what": "owed_status", "promise": asked, "status": "kept" if kept else "broken"}
    scene.chronicle.add(scene.world, "mind", npc, data=status, cites=(asked,))
    words = third_person(promise.words, who, name)
    text = sentence(f"{who} {'kept' if kept else 'broke'} the promise to {words}")
    kind = "promise_kept" if kept else "betrayal"
    data = memory_data(text, 4, kind)
    scene.chronicle.add(scene.world, "mind", npc, data=data, cites=(asked,))
    events: list[Event] = [*move_heart(scene, npc, done, by_word(kept, words))]
    return [*events, Kept(npc, promise.words, PLAYER) if kept else Broken(npc, promise.words, PLAYER)]


def _kept(scene: Scene, npc: str, asked: int, met: bool | None) -> Iterator[Event]:
    """The engine has kept a promise; `met` is whether the player came, where that is what was promised."""
    promise = next((promise for promise in scene.memory(npc).open_promises if promise.asked == asked), None)
    if promise is None:
        return
    done = scene.chronicle.log.branch[-1]
    data = {"what": "promise_status", "promise": asked, "status": "kept"}
    scene.chronicle.add(scene.world, "mind", npc, data=data, cites=(promise.line,))
    yield Kept(npc, promise.words)
    if met is None:
        return
    name, who = scene.persona(npc).name, scene.memory(npc).name or "the traveller"
    words = third_person(promise.words, who, name)
    text = f"{who} came to {name} as agreed: {words}" if met else f"{name} waited, but {who} did not come: {words}"
    kept = memory_data(sentence(text), 3 if met else 4, "meeting")
    moves = not met or _first_today(scene, npc, "meeting")
    scene.chronicle.add(scene.world, "mind", npc, data=kept, cites=(promise.line,))
    yield from move_heart(scene, npc, done, by_meeting(met, words)) if moves else ()


def _first_today(scene: Scene, npc: str, kind: str) -> bool:
    """Whether the character has had nothing of the kind today: hearts are not moved by doing it over and over."""
    today = scene.world.time.day
    return not any(one.kind == kind and one.game_time.day == today for one in scene.memory(npc).memories)
