"""Who keeps order in the town: called for a theft or a threat, or by a thief who owns up, it comes to the player, takes
back what was stolen, and has a word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from game.log import Line
from game.mind.heart import by_arrest
from game.mind.memory import memory_data
from game.mind.offers import named
from game.mind.wording import listed, sentence
from game.mind.worldview import WorldView
from game.session.deeds import log_facts, move_heart
from game.session.events import Event
from game.session.scene import Scene
from game.session.talk import Stopped
from game.world import Summons, rules


def watch_near(scene: Scene) -> str:
    """Whoever keeps order on the player's map; "" where nobody does."""
    cast = scene.resources.cast.personas
    return next((walker.id for walker in scene.world.here if walker.id in cast and cast[walker.id].watch), "")


def call(scene: Scene, by: str, why: str) -> list[Event]:
    """Let `by` call whoever keeps order, or the watch itself come; nothing where nobody is near enough."""
    watch = watch_near(scene)
    if not watch or (by == watch and why == "threat"):
        return []
    caller, name = scene.persona(by).name, scene.persona(watch).name
    text = f"{name} has seen it." if by == watch else f'{caller} calls: "{name}!"'
    return log_facts(scene, rules.summon(scene.world, watch, by, why, text))


def dealing(scene: Scene, npc: str) -> WorldView:
    """The world as a character's dealings are judged by: with what the player carries that it has stolen from it, and
    whom it can call and has not called yet."""
    view, watch = scene.view(npc), watch_near(scene)
    watch = "" if any(one.npc == watch for one in scene.world.summons) else watch
    carries = any(view.items.get(good.item, 0) for good in scene.persona(npc).trade.sells)
    owed: Mapping[str, int] = stolen_goods(scene, seen=False).get(npc, {}) if carries else {}
    return replace(view, owed=owed, watch=scene.persona(watch).name if watch not in ("", npc) else "")


def stolen_goods(scene: Scene, *, seen: bool) -> dict[str, Counter[str]]:
    """What the player carries that it has stolen, by owner; only that of which somebody saw the theft, where `seen`."""
    owed: dict[str, Counter[str]] = {}
    carried: Counter[str] = Counter()
    cast = scene.resources.cast.personas
    for line in scene.chronicle.log.branch:
        if (line.what == "theft" and line.data and (line.data.get("seen") or not seen)) or line.what == "return":
            owed.setdefault(_of(line), Counter()).update(_goods(line))
        if line.what in (*rules.EXCHANGES, "item"):
            carried = _carried(carried, line)
            owed = _held(owed, carried)
    return {owner: goods for owner, goods in _held(owed, Counter(scene.world.items)).items() if owner in cast}


def _carried(before: Counter[str], line: Line) -> Counter[str]:
    """What the player has after a line in which things change hands, if it had `before`."""
    if line.what == "item" and line.data:
        return Counter({**before, line.data["item"]: line.data["count"]})
    now = Counter(before)
    now.update(_goods(line))
    return now


def _held(owed: Mapping[str, Counter[str]], carried: Mapping[str, int]) -> dict[str, Counter[str]]:
    """Of what was stolen as much as the player still carries: what has gone out of its hands is owed no longer."""
    left, held = Counter(carried), dict[str, Counter[str]]()
    for owner, goods in owed.items():
        for item, count in goods.items():
            got = min(count, left[item])
            if got > 0:
                held.setdefault(owner, Counter())[item] = got
                left[item] -= got
    return held


def _of(line: Line) -> str:
    return str((line.data or {})["npc"])


def _goods(line: Line) -> Mapping[str, int]:
    goods: Mapping[str, int] = (line.data or {})["goods"]
    return goods


def confront(scene: Scene, summons: Summons) -> tuple[Stopped, list[Event]]:
    """The watch has come: what was stolen goes back to whom it belongs, and all concerned remember it."""
    npc, me = summons.npc, scene.persona(summons.npc).name
    who = scene.memory(npc).name or "the traveller"
    with scene.chronicle.at_once():
        return _confronted(scene, summons, npc, me, who)


def _confronted(scene: Scene, summons: Summons, npc: str, me: str, who: str) -> tuple[Stopped, list[Event]]:
    stolen = stolen_goods(scene, seen=summons.why != "surrender")
    events = log_facts(scene, rules.end_summons(scene.world, npc))
    for owner, goods in stolen.items():
        things = listed([named(item, scene.view(npc), count) for item, count in goods.items()])
        name = scene.persona(owner).name
        them = "it" if sum(goods.values()) == 1 else "them"
        text = f"{me} takes {things} off the traveller and gives {them} back to {name}."
        back = {item: -count for item, count in goods.items()}
        events += log_facts(scene, rules.exchange(scene.world, "return", owner, back, 0, text))
        done = scene.chronicle.log.branch[-1]
        told = sentence(f"{me} took {things} back from {who}, who had stolen {them} from {name}")
        for one in dict.fromkeys((npc, owner)):
            data = memory_data(told, 4, "return", goods.elements())
            scene.chronicle.add(scene.world, "mind", one, data=data, cites=(done.id,))
    robbed = next((_of(line) for line in reversed(scene.chronicle.log.branch) if line.what == "theft"), summons.by)
    whose = robbed if summons.by == npc and robbed in scene.resources.cast.personas else summons.by
    done = scene.chronicle.log.branch[-1]
    if not stolen:
        told = sentence(f"{me} warned {who} because of {'threats' if summons.why == 'threat' else 'a theft'}")
        data = memory_data(told, 3, "warning")
        scene.chronicle.add(scene.world, "mind", npc, data=data, cites=(done.id,))
    events += move_heart(scene, npc, done, by_arrest(summons.why))
    taken = {item: -count for some in stolen.values() for item, count in some.items()}
    things = listed([named(item, scene.view(npc), -count) for item, count in taken.items()])
    owners = listed([scene.persona(owner).name for owner in stolen or (whose,)])
    return Stopped(scene.persona(summons.by).name, summons.why, taken, things, owners), events
