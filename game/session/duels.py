"""A duel on its way into the world: it begins, goes on from answer to answer, and ends."""

from __future__ import annotations

from collections.abc import Iterator

from game.mind.blocks import STRANGER
from game.mind.duelling import opening
from game.mind.memory import memory_data
from game.mind.offers import BARB
from game.mind.ruling import Ruling
from game.mind.wording import sentence
from game.session.events import Bout, Event
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.world import Duel, WorldFact, rules


def begun(scene: Scene, npc: str) -> list[WorldFact]:
    """The duel begins with the other's first move."""
    duel = scene.persona(npc).trade.duel
    if duel is None:
        return []
    first = opening(duel, lambda: scene.draws.draw("world"))
    stake = min(duel.stake, scene.world.money)
    return rules.fight(scene.world, Duel(npc, duel.item, stake, first.move, first.sign))


def gone_on(scene: Scene, npc: str, ruling: Ruling, answer: str) -> Iterator[WorldFact]:
    """What an answer changes: touches, the next move, or the end."""
    now, duel = scene.world.duel, scene.persona(npc).trade.duel
    if now is None or duel is None:
        return
    if ruling.outcome in ("duel_lost", "duel_won"):
        changed_hands = ruling.act and (ruling.act.goods or ruling.act.coins)
        yield from rules.end_duel(scene.world, ruling.outcome == "duel_lost", "" if changed_hands else ruling.past)
        return
    following = opening(duel, lambda: scene.draws.draw("world"), now.move)
    used = (*now.used, answer.removeprefix(BARB)) if answer.startswith(BARB) else now.used
    yours, hers = now.yours + (ruling.outcome == "duel_touched"), now.hers + (ruling.outcome == "duel_touches")
    yield from rules.fight(
        scene.world, Duel(npc, now.item, now.stake, following.move, following.sign, yours, hers, used)
    )


def given_up(scene: Scene, npc: str) -> list[WorldFact]:
    """The player walks away from a duel: it is lost, and what was risked is paid."""
    duel = scene.world.duel
    if duel is None or duel.npc != npc:
        return []
    name = scene.persona(duel.npc).name
    stake = min(duel.stake, scene.world.money)
    paid = rules.exchange(scene.world, "prize", duel.npc, {}, stake) if stake else []
    return [*paid, *rules.end_duel(scene.world, False, f"The traveller gives the duel to {name}.")]


def remember_given_up(scene: Scene, talk: OpenTalk) -> None:
    """The other keeps in mind how the duel ended, which is the last line of the log."""
    npc, who = talk.npc, scene.memory(talk.npc).name or STRANGER
    text = sentence(f"{who} walked away from a duel with {scene.persona(npc).name}")
    data = memory_data(text, 3, "duel")
    cites = (scene.chronicle.log.branch[-1].id,)
    scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=data, cites=cites)


def next_bout(scene: Scene, npc: str) -> list[Event]:
    """What the player sees of the move that waits for its answer."""
    duel = scene.world.duel
    return [Bout(npc, duel.sign, duel.yours, duel.hers)] if duel and duel.npc == npc else []
