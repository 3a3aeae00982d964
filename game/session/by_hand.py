"""What a script sets by hand: flags, coins, items, standing, the hour."""

from __future__ import annotations

import re

from game.log import GameTime
from game.session.commands import Set, payload
from game.session.scene import Scene
from game.world import WorldFact
from game.world.rules import pass_time, set_flag, set_item, set_money


def set_by_hand(scene: Scene, command: Set) -> list[WorldFact]:
    """Put the world into the state that `command` names; the log keeps that it was done by hand.

    Raises ValueError for a time that is none.
    """
    later = read_time(command.time, scene.world.time) if command.time else None
    scene.chronicle.add(scene.world, "system", "script", data={"what": "setup", **payload(command)})
    facts: list[WorldFact] = []
    for flag, value in command.flag.items():
        facts += set_flag(scene.world, flag, value)
    for item, count in command.item.items():
        facts += set_item(scene.world, item, count)
    if command.money is not None:
        facts += set_money(scene.world, command.money)
    for npc, standing in command.standing.items():
        data = {"what": "standing", "value": max(0, min(100, standing))}
        scene.chronicle.add(scene.world, "mind", npc, data=data)
    if later:
        facts += pass_time(scene.world, later.minutes_since(scene.world.time))
    return facts


def read_time(text: str, now: GameTime) -> GameTime:
    """Read "HH:MM" (the next time it is so) or "D HH:MM". Raises ValueError for what is neither, or lies behind."""
    found = re.fullmatch(r"(?:(\d{1,5}) )?([01]?\d|2[0-3]):([0-5]\d)", text.strip())
    if not found:
        raise ValueError(f'a time is written "HH:MM" or "D HH:MM", not {text!r}')
    minute = int(found[2]) * 60 + int(found[3])
    if found[1]:
        time = GameTime(max(1, int(found[1])), minute)
        if time < now:
            raise ValueError(f"it is already day {now.day}, {now.clock}: a script cannot turn the clock back")
        return time
    return GameTime(now.day if minute >= now.minute else now.day + 1, minute)
