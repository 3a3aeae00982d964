"""Telling a chapter of the story, inside the state in which everything else happens: its lines go into the one log,
what it changes are facts of the world, and where it stands is saved with the world."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.mind.heart import HeartChange
from game.mind.memory import memory_data
from game.mind.recounting import recounted
from game.session.control import dossier_of
from game.session.deeds import log_facts, move_heart
from game.session.events import ChapterBegan, ChapterOver, Choice, Ending, Event, Narration, Speech
from game.session.scene import Scene
from game.session.shown import Shown
from game.world import Place, WorldFact, routine, rules, staging
from game.world import story as s
from game.world.nearby import listeners, spot_here
from game.world.state import PLAYER, STEPS_A_SECOND

VOICE = "story"
STRANGER = "traveller"
_FIELD = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Hearts:
    """What a chapter's conditions ask of the characters."""

    scene: Scene

    def standing(self, npc: str) -> int:
        return self.scene.memory(npc).standing

    def remembers(self, npc: str, what: str) -> bool:
        memory = self.scene.memory(npc)
        return what in memory.facts or any(what in (one.kind, *one.tags) for one in memory.memories)


def due(scene: Scene, meets: str = "") -> s.Chapter | None:
    """The chapter that begins now, where the player is; with `meets` one that begins because it speaks to somebody."""
    spot = spot_here(scene.world, scene.resources.atlas)
    minds, here = Hearts(scene), spot.id if spot else ""
    chapters = scene.resources.story.values()
    return next((one for one in chapters if one.begins(scene.world, minds, here, meets)), None)


def begin(scene: Scene, chapter: s.Chapter) -> list[Event]:
    """Begin a chapter, up to what the player sees first."""
    return [ChapterBegan(chapter.id, chapter.title), *_tell(scene, chapter, 0)]


def go_on(scene: Scene) -> list[Event]:
    """Go on after what was seen; at a choice nothing happens."""
    place, chapter = scene.world.place, told(scene)
    if place is None or (chapter and isinstance(_step(chapter, place.at), s.Asked)):
        return []
    return _tell(scene, chapter, place.at + 1) if chapter else _over(scene, place.chapter)


def choose(scene: Scene, option: str) -> list[Event] | None:
    """Go on with an option of the choice, by its words or its number from 1; None where there is no such option."""
    place, chapter = scene.world.place, told(scene)
    step = _step(chapter, place.at) if place and chapter else None
    if chapter is None or not isinstance(step, s.Asked):
        return None
    options = step.open(scene.world, Hearts(scene))
    found = next((one for one in options if one[0].casefold() == option.casefold()), None)
    if found is None and option.isascii() and option.isdigit() and 0 < int(option) <= len(options):
        found = options[int(option) - 1]
    if found is None:
        return None
    scene.chronicle.add(scene.world, "narration", PLAYER, text=found[0], listeners=listeners(scene.world))
    return _tell(scene, chapter, found[1])


def told(scene: Scene) -> s.Chapter | None:
    """The chapter that is told now; None for none, and for one that is no longer in the game."""
    place = scene.world.place
    return scene.resources.story.get(place.chapter) if place else None


def shown(scene: Scene) -> Shown | None:
    """What the player sees of the chapter now; None where none is told."""
    place, chapter = scene.world.place, told(scene)
    if place is None:
        return None
    step = _step(chapter, place.at) if chapter else None
    return (_seen(scene, step) if step is not None else None) or Shown("wait")


def waited(scene: Scene, steps: int) -> bool:
    """Whether a chapter waits by itself, and has waited long enough after so many sixtieths of a second."""
    place, chapter = scene.world.place, told(scene)
    if place is None:
        return False
    step = _step(chapter, place.at) if chapter else None
    if step is None:
        return True
    return isinstance(step, s.Event) and step.wait is not None and steps >= step.wait * STEPS_A_SECOND


def _step(chapter: s.Chapter, at: int) -> Any:
    return chapter.steps[at] if 0 <= at < len(chapter.steps) else None


def _seen(scene: Scene, step: Any) -> Shown | None:
    """What a step shows; None for one that shows nothing and is done at once."""
    match step:
        case s.Asked():
            return Shown("choice", step.ask, options=tuple(text for text, _ in step.open(scene.world, Hearts(scene))))
        case s.Recount(npc):
            text = _recounted(scene, npc)
            return Shown("narration", text) if text else None
        case s.Event(narration=str(text)):
            return Shown("narration", _filled(scene, text))
        case s.Event(line=s.Line(who=who, text=text, mood=mood)):
            return Shown("line", _filled(scene, text, who), who, mood or "calm")
        case s.Event(ending=s.End(title=title, text=text)):
            return Shown("ending", _filled(scene, text), title=title)
        case s.Event(wait=float()):
            return Shown("wait")
    return None


def _recounted(scene: Scene, npc: str) -> str:
    known = npc in scene.resources.cast.personas
    return recounted(scene.memory(npc), dossier_of(scene, npc)) if known else ""


def _filled(scene: Scene, text: str, who: str = "") -> str:
    """The text with the story's variables in it, and for `{player}` how the speaker calls the player."""
    name = scene.memory(who).name if who in scene.resources.cast.personas else None
    fields = {**scene.world.variables, "player": name or STRANGER}
    return _FIELD.sub(lambda found: str(fields.get(found[1], "")), text)


def _tell(scene: Scene, chapter: s.Chapter, at: int) -> list[Event]:
    """Carry out steps from `at` on, up to one that the player sees or the end."""
    events: list[Event] = []
    with scene.chronicle.at_once():
        while (step := _step(chapter, at)) is not None:
            if isinstance(step, s.Jump):
                at = at + 1 if step.when and step.when.allows(scene.world, Hearts(scene)) else step.to
                continue
            seen = _seen(scene, step)
            if seen:
                log_facts(scene, staging.turn_to(scene.world, Place(chapter.id, at)))
                return [*events, *_present(scene, chapter, step, seen)]
            events += _done(scene, step) if isinstance(step, s.Event) else []
            at += 1
        return [*events, *_over(scene, chapter.id)]


def _over(scene: Scene, chapter: str) -> list[Event]:
    facts = staging.turn_to(scene.world, None)
    facts += rules.set_flag(scene.world, s.TOLD + chapter, True)
    return [*log_facts(scene, facts), ChapterOver(chapter)]


def _present(scene: Scene, chapter: s.Chapter, step: Any, seen: Shown) -> Iterator[Event]:
    """Put what the player sees into the log, once, and tell it."""
    chronicle, world = scene.chronicle, scene.world
    match seen.kind:
        case "narration":
            chronicle.add(world, "narration", "world", listeners=(PLAYER,), text=seen.text)
            yield Narration(seen.text)
        case "line":
            heard = (PLAYER, *(one for one in listeners(world) if one != seen.who))
            line = chronicle.add(
                world, "speech", seen.who, listeners=heard, text=seen.text, mood=seen.mood, voice=VOICE
            )
            yield Speech(seen.who, seen.text, line.id, True, VOICE)
        case "choice":
            yield Choice(chapter.id, seen.text, seen.options)
        case "ending":
            yield from log_facts(scene, rules.set_flag(world, s.ENDED + step.ending.id, True))
            chronicle.add(world, "narration", "world", listeners=(PLAYER,), text=f"{seen.title}. {seen.text}")
            yield Ending(step.ending.id, seen.title, seen.text)


def _done(scene: Scene, event: s.Event) -> list[Event]:
    """Carry out an event that shows nothing."""
    world = scene.world
    match event.what:
        case s.Setting() as setting:
            return log_facts(scene, _set(scene, setting))
        case s.Giving() as giving:
            return log_facts(scene, _give(scene, giving))
        case s.Move() as move:
            return log_facts(scene, _move(scene, move))
        case s.Heart(npc=npc, delta=delta, reason=reason):
            mood = "pleased" if delta > 0 else "wary"
            return list(move_heart(scene, npc, scene.chronicle.log.branch[-1], HeartChange(delta, mood, reason)))
        case s.Keepsake(npc=npc, text=text, importance=importance):
            who = scene.memory(npc).name or f"the {STRANGER}"
            told = text.replace("{player}", who)
            data = memory_data(told[:1].upper() + told[1:], importance, VOICE)
            cites = (scene.chronicle.log.branch[-1].id,)
            scene.chronicle.add(world, "mind", npc, data=data, cites=cites)
    if event.pass_hours:
        events = log_facts(scene, rules.pass_time(world, event.pass_hours * 60))
        routine.settle(world, scene.resources.atlas, scene.resources.days)
        return events
    return log_facts(scene, staging.play(world, event.music)) if event.music else []


def _set(scene: Scene, setting: s.Setting) -> Iterator[WorldFact]:
    for flag, value in setting.flag.items():
        yield from rules.set_flag(scene.world, flag, value)
    for name, wanted in setting.variable.items():
        before: int | str = scene.world.variables.get(name, 0)
        counts = isinstance(wanted, str) and re.fullmatch(r"[+-]\d+", wanted)
        counted = int(wanted) + (before if isinstance(before, int) else 0) if counts else wanted
        yield from staging.set_variable(scene.world, name, counted)


def _give(scene: Scene, giving: s.Giving) -> Iterator[WorldFact]:
    """Things and coins change hands, as many as there are."""
    world, who = scene.world, giving.who
    if who is None:
        for item, count in giving.item.items():
            yield from rules.set_item(world, item, world.items.get(item, 0) + count)
        yield from rules.set_money(world, world.money + giving.money)
        return
    stock = world.stock.get(who, {})
    goods = {
        item: min(count, stock.get(item, 0)) if count > 0 else -min(-count, world.items.get(item, 0))
        for item, count in giving.item.items()
    }
    goods = {item: count for item, count in goods.items() if count}
    coins = min(giving.money, world.purses.get(who, 0)) if giving.money > 0 else -min(-giving.money, world.money)
    if goods or coins:
        yield from rules.exchange(world, "gift", who, goods, -coins)


def _move(scene: Scene, move: s.Move) -> Iterator[WorldFact]:
    world, atlas, days = scene.world, scene.resources.atlas, scene.resources.days
    if move.who != PLAYER:
        stay = routine.staying(world, atlas, days, move.who, move.spot) if move.spot else None
        yield from staging.keep_at(world, move.who, stay)
    elif move.spot:
        where = routine.meeting_place(world, atlas, days, move.spot)
        yield from rules.enter(world, where["map"], tuple(where["tile"]), "up")
