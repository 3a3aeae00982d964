"""The player's line on its way into the log: understood, acted upon, taken in by everybody in earshot."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.log import GameTime, Line
from game.mind import cue as cues
from game.mind.blocks import STRANGER, fit_words, promise_sentence
from game.mind.duelling import duelled
from game.mind.hearsay import confided, meet
from game.mind.intent_kinds import Reading
from game.mind.manner import with_manner
from game.mind.memory import memory_data
from game.mind.moments import moments
from game.mind.notice import noticed
from game.mind.pledged import Pledged, read_pledge
from game.mind.promise import Decision, Grant, decide
from game.mind.recollection import Recollection
from game.mind.ruling import Decided, Ruling, ruled, threatened
from game.mind.wish import Wish, read_wish
from game.mind.wording import sentence, third_person
from game.mind.worldview import part_of_day
from game.session.deeds import carry_out, log_facts
from game.session.events import Event, Heard, Mood, Promised, Remembered
from game.session.scene import Scene
from game.session.talk import OpenTalk
from game.session.watch import call, dealing
from game.world import Pledge, nearby, routine, rules
from game.world.state import MEET, PLAYER, SETS_OUT, STAY, WAITS

CUE_TOKENS = 80
_WANTS_TO_HEAR = re.compile(
    r"\W*(?:(?:please|then|and|so|well|now),? )*(?:tell|say|speak|explain|what|how|who|where|why|let me)\b", re.I
)
SINCE = "since"
"""In the `meta` of a player's line: the line after which saying it began, where something came of that first."""
HEARD = "heard_"
"""How the flags begin that say what the player has heard of whom: `heard_guard_rival`."""


@dataclass(frozen=True, slots=True)
class Understood:
    """A line of the player before anything comes of it: what it means to the character, which memory it calls up, what
    becomes of the deed that it asks for, and what it promises to bring."""

    reading: Reading
    found: Recollection | None
    ruling: Ruling | None = None
    wish: Wish | None = None
    pledge: Pledged | None = None


@dataclass(frozen=True, slots=True)
class HeardLine:
    """A line of the player that is in the log: what it means, which memory it calls up, what it led to, and what was
    told about it."""

    reading: Reading
    found: Recollection | None
    decided: Decided
    events: tuple[Event, ...]


def understand(scene: Scene, talk: OpenTalk, text: str, chosen: Wish | None = None) -> Understood:
    """What a line of the player means, before anything comes of it. `chosen` is the deed that it was chosen for."""
    npc = talk.npc
    reading, found = scene.understand(text, npc, talk.asked, scene.chronicle.next_id)
    persona, view = scene.persona(npc), dealing(scene, npc)
    pledge = _pledge(scene, npc, text)
    words_only = pledge or reading.of("promise_wanted")
    wish = chosen or (None if words_only else read_wish(text, reading, persona, view, talk.about))
    named = reading.of("name_given")
    name = named.value if named else None
    decides = duelled if wish and wish.deed in ("duel", "bout") else ruled
    ruling = decides(wish, persona, scene.memory(npc), view, name) if wish else None
    insult, fights = reading.of("insult"), wish and wish.deed in ("duel", "bout")
    if insult and insult.id == "threat" and reading.first is insult and not (chosen or fights or view.bout):
        ruling = threatened(persona, scene.memory(npc), view.watch)
    return Understood(reading, found, ruling if ruling and ruling.outcome else None, wish, pledge)


def hear(
    scene: Scene, talk: OpenTalk, text: str, line: Understood, whisper: bool = False, since: int | None = None
) -> HeardLine:
    """Put the player's line into the log with its moment and cue, do what is decided, and let everybody in earshot
    take it in. All of it reaches the disk at once. `since` is the line of the log after which saying it began."""
    npc, reading, found, ruling = talk.npc, line.reading, line.found, line.ruling
    view = scene.view(npc)
    decision = Decision() if ruling else _promised(scene, npc, reading)
    decided = _decided(ruling) if ruling else Decided(decision.outcome)
    moment = cues.moment(view, talk.seen)
    given = None if ruling and ruling.act else line.pledge
    owed = given if given and not scene.memory(npc).owes(given.item) else None
    told = ruling.told if ruling else _deed(scene, npc, decision) or _vow(scene, npc, reading, owed)
    talk.seen = (part_of_day(view.time), view.place_name, view.sights)
    talk.whispering = whisper
    talk.about = ruling.about if ruling else _about(reading)
    meta = {"seen": [*talk.seen[:2], list(talk.seen[2])], **({"whispered": True} if whisper else {})}
    meta |= {"about": talk.about} if talk.about else {}
    meta |= {"confided": True} if confided(text) else {}
    meta |= {SINCE: since} if since not in (None, scene.chronicle.log.head) else {}
    meta |= {"decided": decided.to_json()} if decided.outcome else {}
    with scene.chronicle.at_once():
        said = scene.chronicle.add(
            scene.world,
            "speech",
            PLAYER,
            listeners=(npc,) if whisper else nearby.listeners(scene.world),
            text=text,
            talk=talk.id,
            to=npc,
            tone=reading.tone,
            moment=moment or None,
            cue=_cue(scene, npc, reading, told, found) or None,
            meta=meta,
        )
        talk.said.append((PLAYER, text))
        events: list[Event] = [Heard(said.id, text, npc)]
        for listener in dict.fromkeys((npc, *said.listeners)):
            if listener in scene.resources.cast.personas:
                events += _take_in(scene, listener, talk, said, reading)
        events += carry_out(scene, talk, said, ruling) if ruling else _promise(scene, talk, said, decision)
        events += _pledged(scene, talk, said, owed) if owed else ()
        learnt = _learnt(npc, reading, text)
        events += log_facts(scene, rules.set_flag(scene.world, learnt, True)) if learnt else ()
        act = ruling.act if ruling else None
        why = "threat" if act and act.threat else "surrender" if act and act.surrenders else ""
        events += call(scene, npc, why) if why else ()
    return HeardLine(reading, found, decided, tuple(events))


def _promised(scene: Scene, npc: str, reading: Reading) -> Decision:
    """What becomes of the wish for a promise, if the line holds one."""
    if reading.of("promise_wanted") is None:
        return Decision()
    cast = scene.resources.cast
    others = {who: (other.name, who) for who, other in cast.personas.items() if who != npc}
    meets = {who: names for who, names in others.items() if meet(cast.personas[npc], cast.personas[who])}
    decision = decide(reading, scene.persona(npc), scene.memory(npc), scene.view(npc), cues.DEAF, meets)
    grant = decision.grant
    return (
        Decision("promise_refused")
        if grant and grant.kind == MEET and not _can_be_there(scene, npc, grant)
        else decision
    )


def _can_be_there(scene: Scene, npc: str, grant: Grant) -> bool:
    """Whether a character can walk to where it is asked to be, and is expected nowhere else around that hour."""
    world, hour = scene.world, GameTime.from_json(grant.when)
    others = (one for one in world.pledges if one.npc == npc and one.kind in (MEET, STAY))
    if any(abs(hour.minutes_since(one.hour)) < SETS_OUT + WAITS for one in others):
        return False
    return routine.can_walk(world, scene.resources.atlas, npc, _meeting(scene, grant))


def _meeting(scene: Scene, grant: Grant) -> Mapping[str, Any]:
    return routine.meeting_place(scene.world, scene.resources.atlas, scene.resources.days, grant.when["spot"])


def _decided(ruling: Ruling) -> Decided:
    act = ruling.act
    return Decided(ruling.outcome, ruling.fields, act.goods if act else {}, act.coins if act else 0)


def _learnt(npc: str, reading: Reading, text: str) -> str:
    """The flag that says what the player has now heard of the character: a piece of knowledge, what it thinks of
    somebody, or on which terms it opens something; "" where the line asks for none."""
    first = reading.first
    asked = first.kind in ("topic", "opinion") and (reading.question or _WANTS_TO_HEAR.match(text))
    return f"{HEARD}{npc}_{first.id}" if first.id and (asked or first.kind == "demand") else ""


def _about(reading: Reading) -> str:
    """The thing whose price is spoken of."""
    trade = reading.of("trade")
    return trade.id if trade else ""


def _cue(scene: Scene, npc: str, reading: Reading, told: str | None, found: Recollection | None) -> str:
    persona, town, memory = scene.persona(npc), scene.resources.cast.town, scene.memory(npc)
    cue = cues.cue(reading, persona, town, memory, scene.view(npc), told, found)
    return with_manner(fit_words(cue, CUE_TOKENS, scene.resources.count), scene.manner(npc))


def _deed(scene: Scene, npc: str, decision: Decision) -> str | None:
    """What was decided in this turn, as a sentence for the cue."""
    name, who = scene.persona(npc).name, scene.memory(npc).name or "the traveller"
    match decision.outcome:
        case "promise_made" if decision.grant:
            return sentence(f"{name} promises {who} to {third_person(decision.grant.words, who, name)}")
        case "promise_asked" if decision.standing:
            said = promise_sentence(name, decision.standing.words, scene.memory(npc).name or STRANGER)
            return f"{said} It stands."
        case "promise_refused":
            return f"{name} cannot promise that, and does not."
    return None


def _take_in(scene: Scene, npc: str, talk: OpenTalk, line: Line, reading: Reading) -> Iterator[Event]:
    """What one listener takes in by rule; the heart of a bystander is not moved."""
    felt = None
    for data in noticed(reading, scene.memory(npc), line.time.day, talk.id):
        if data["what"] == "heart" and npc != talk.npc:
            continue
        felt = data if data["what"] == "heart" else felt
        scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=data, cites=(line.id,))
        event = _told(npc, data)
        if event and npc == talk.npc:
            yield event
    if npc == talk.npc:
        answered = next((said for who, said in reversed(talk.said) if who == npc), "")
        for data in moments(reading, felt, scene.memory(npc), scene.persona(npc).name, line.text, answered):
            scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=data, cites=(line.id,))


def _told(npc: str, data: Mapping[str, Any]) -> Event | None:
    if data["what"] == "heart":
        return Mood(npc, data["delta"], data["mood"], data["reason"])
    return None if data["key"] == "tone" else Remembered(npc, data["key"], data["value"])


def _pledge(scene: Scene, npc: str, text: str) -> Pledged | None:
    """What a line promises to bring; what opens a gate is shown, not brought."""
    given = read_pledge(text, scene.view(npc))
    keys = {gate.item for gate in scene.persona(npc).trade.opens}
    return None if given is None or given.item in keys else given


def _vow(scene: Scene, npc: str, reading: Reading, given: Pledged | None) -> str | None:
    """What the player promises, as a sentence for the cue."""
    if given is None or reading.first.kind in cues.DEAF:
        return None
    name, who = scene.persona(npc).name, scene.memory(npc).name or "the traveller"
    return sentence(f"{who} promises {name} to {third_person(given.words, who, name)}")


def _pledged(scene: Scene, talk: OpenTalk, line: Line, given: Pledged) -> Iterator[Event]:
    """A promise of the player that the engine can watch: whether it is kept will be remembered."""
    npc, memory = talk.npc, scene.memory(talk.npc)
    name, who = scene.persona(npc).name, memory.name or STRANGER
    when = given.until.to_json()
    log_facts(scene, rules.pledge(scene.world, Pledge(line.id, npc, rules.BRING, when, given.item)))
    data = {"what": "owed", "words": given.words, "kind": f"{rules.BRING}:{given.item}", "when": when}
    scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=data, cites=(line.id,))
    text = sentence(f"{who} promised {name} to {third_person(given.words, who, name)}")
    kept = memory_data(text, 3, "promise")
    scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=kept, cites=(line.id,))
    yield Remembered(npc, "promised", given.words)


def _promise(scene: Scene, talk: OpenTalk, line: Line, decision: Decision) -> Iterator[Event]:
    """A promise that is given: the engine takes it on, the character remembers it, whoever stands near has seen it."""
    grant, npc = decision.grant, talk.npc
    if grant is None:
        return
    name = scene.persona(npc).name
    text = promise_sentence(name, grant.words, scene.memory(npc).name or STRANGER)
    where = _meeting(scene, grant) if grant.kind == MEET else {}
    pledge = Pledge(line.id, npc, grant.kind, {**grant.when, **where}, grant.item)
    yield from log_facts(scene, rules.pledge(scene.world, pledge, text))
    given = scene.chronicle.log.branch[-1].id
    data = {"what": "promise", "words": grant.words, "kind": grant.kind, "when": dict(grant.when)}
    scene.chronicle.add(scene.world, "mind", npc, talk=talk.id, data=data, cites=(given, line.id))
    for other in line.listeners:
        if other != npc and other in scene.resources.cast.personas:
            witnessed = {
                "what": "memory", "text": text, "importance": 2, "tags": [], "kind": "promise", "role": "witnessed",
            }  # fmt: skip
            scene.chronicle.add(scene.world, "mind", other, talk=talk.id, data=witnessed, cites=(given,))
    yield Promised(npc, grant.words, ", ".join(f"{key} {value}" for key, value in grant.when.items()))
