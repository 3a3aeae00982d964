"""Checking what a script expects. Each check gives a sentence where it does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.content import compares
from game.headless.script import Expect, MemoryCheck
from game.mind.memory import Memory
from game.session.session import Session
from game.world.tilemap import distance


def failures(expect: Expect, session: Session, rows: Sequence[Mapping[str, Any]], screen: str) -> Iterator[str]:
    """What does not hold. `rows` are the transcript's since the last `say`, `talk` or `choose`; `screen` is what the
    screen says as text."""
    yield from _speech(expect, rows)
    yield from _events(expect, rows)
    yield from _world(expect, session)
    if expect.memory:
        yield from _memory(expect.memory, session.memory(expect.memory.npc))
    if expect.screen_contains and expect.screen_contains.casefold() not in screen.casefold():
        yield f"the screen does not say {expect.screen_contains!r} but {screen!r}"


def _speech(expect: Expect, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    speech = [row for row in rows if row["event"] == "speech"]
    text = " ".join(row["text"] for row in speech)
    low = text.casefold()
    if expect.reply and expect.reply not in [row["npc"] for row in speech]:
        yield f"{expect.reply} has not spoken"
    if expect.contains_any and not any(word.casefold() in low for word in expect.contains_any):
        yield f"none of {list(expect.contains_any)} is in {text!r}"
    for word in expect.contains_all:
        if word.casefold() not in low:
            yield f"{word!r} is not in {text!r}"
    for word in expect.not_contains:
        if word.casefold() in low:
            yield f"{word!r} is in {text!r}"
    if expect.matches and not re.search(expect.matches, text, re.IGNORECASE | re.DOTALL):
        yield f"{expect.matches!r} does not match {text!r}"


def _events(expect: Expect, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    seen = [row["event"] for row in rows]
    if expect.event and expect.event not in seen:
        yield f"there was no event {expect.event} but {sorted(set(seen))}"
    if expect.not_event and expect.not_event in seen:
        yield f"there was an event {expect.not_event}"
    tokens = max((row["tokens"] for row in rows if row["event"] == "prompt"), default=0)
    if expect.max_tokens_in is not None and tokens > expect.max_tokens_in:
        yield f"a prompt had {tokens} tokens, more than {expect.max_tokens_in}"


def _world(expect: Expect, session: Session) -> Iterator[str]:
    world = session.world
    on_offer = [word for one in session.offers for word in (one.id, one.about, one.label)]
    for offer in expect.offers:
        if not any(offer.casefold() == word.casefold() for word in on_offer):
            yield f"{offer!r} is not on offer but {[one.id for one in session.offers]}"
    for reply in expect.suggests:
        if reply not in session.suggestions:
            yield f"{reply!r} is not suggested but {list(session.suggestions)}"
    if expect.at:
        found = session.atlas.spot(expect.at)
        if found is None:
            yield f"there is no spot `{expect.at}`"
        elif found[0].id != world.player.map or distance(found[1].tile, world.player.tile) > 1:
            yield f"the player is not at {expect.at} but on {world.player.map} at {world.player.tile}"
    if expect.map and expect.map != world.player.map:
        yield f"the player is not on {expect.map} but on {world.player.map}"
    yield from _story(expect, session)
    for flag, value in expect.flag.items():
        if world.flags.get(flag, False) != value:
            yield f"the flag {flag} is not {value}"
    for item, count in expect.inventory.items():
        if world.items.get(item, 0) != count:
            yield f"the player has {world.items.get(item, 0)} of {item}, not {count}"
    if expect.money is not None and world.money != expect.money:
        yield f"the player has {world.money} coins, not {expect.money}"
    for npc, wanted in expect.standing.items():
        if not compares(session.memory(npc).standing, wanted):
            yield f"the standing with {npc} is {session.memory(npc).standing}, not {wanted}"
    now = world.time
    if expect.time and expect.time not in (now.clock, f"{now.day} {now.clock}"):
        yield f"it is {now.day} {now.clock}, not {expect.time}"


def _story(expect: Expect, session: Session) -> Iterator[str]:
    place, shown = session.world.place, session.chapter
    if expect.chapter and expect.chapter != (place.chapter if place else ""):
        yield f"the chapter that is told is not {expect.chapter} but {place.chapter if place else 'none'}"
    there = [option.casefold() for option in shown.options] if shown else []
    for option in expect.options:
        if option.casefold() not in there:
            yield f"{option!r} is not to be chosen but {there}"


def _memory(check: MemoryCheck, memory: Memory) -> Iterator[str]:
    if check.visits is not None:
        if memory.visits != check.visits:
            yield f"{memory.npc} counts {memory.visits} visits, not {check.visits}"
        return
    what, texts = _remembered(check, memory)
    held = [text for text in texts if _fits(check, text)]
    if check.absent and held:
        yield f"{memory.npc} remembers {what}: {held}"
    if not check.absent and not held:
        yield f"{memory.npc} does not remember {what} as expected, but {texts}"


def _remembered(check: MemoryCheck, memory: Memory) -> tuple[str, list[str]]:
    if check.fact is not None:
        fact = memory.facts.get(check.fact)
        return f"the fact {check.fact}", [fact.value] if fact else []
    if check.commitment:
        return "a promise", [p.words for p in memory.promises if check.status in (None, p.status)]
    return "anything", [*(f.value for f in memory.facts.values()), *(m.text for m in memory.memories)]


def _fits(check: MemoryCheck, text: str) -> bool:
    low = text.casefold()
    if check.equals is not None and low != check.equals.casefold():
        return False
    return check.contains is None or check.contains.casefold() in low
