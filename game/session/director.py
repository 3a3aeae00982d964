"""Who answers where several people stand together: whom the player speaks to, and who has a word to add."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.mind.address import addressed, called
from game.mind.cue import cue
from game.mind.intent_kinds import Intent, Reading
from game.mind.offers import Offer
from game.mind.worldview import unlocked
from game.session.deeds import log_facts
from game.session.events import Event
from game.session.hearing import HEARD
from game.session.scene import Scene
from game.session.talk import REMEMBERED, OpenTalk, recent_replies
from game.session.turns import join_talk
from game.world import nearby, rules
from game.world.state import EARSHOT, PLAYER
from game.world.tilemap import distance

TURN = "turn:"
"""How the ids of the offers begin that turn the talk to somebody else."""
QUIET = 3
"""Lines of the player from one word that is added unasked to the next; from the beginning of a talk likewise."""
CHANCE = 0.6
"""How often somebody who has a word to add, adds it."""
UNANSWERED = ("unknown", "locked", "unknown_place")
"""Kinds of line to which the partner has nothing to say of its own."""


@dataclass(frozen=True, slots=True)
class AddedWord:
    """What somebody adds unasked: `reading` is what it speaks to, `cue` what its prompt says."""

    npc: str
    reading: Reading
    cue: str


def others(scene: Scene, talk: OpenTalk) -> list[str]:
    """Who else can be spoken to from where the player stands; whoever was called is on its way for a talk of its
    own."""
    world = scene.world
    if _between_two(scene, talk):
        return []
    coming = {one.npc for one in world.summons if not talk.of(one.npc)}
    return [
        npc
        for npc in nearby.listeners(world)
        if npc in scene.resources.cast.personas
        and npc not in coming | {talk.npc}
        and distance(world.people[npc].to or world.people[npc].tile, world.player.tile) <= EARSHOT
    ]


def _between_two(scene: Scene, talk: OpenTalk) -> bool:
    """Whether a talk is nobody else's: a duel, or that of a watch that has stopped the player."""
    duel = scene.world.duel
    return bool(talk.stopped or (duel and duel.npc == talk.npc))


def addressee(scene: Scene, talk: OpenTalk, text: str) -> str:
    """To whom a line is said: to whom it calls by name, else to whoever answered last."""
    cast = scene.resources.cast
    here = (talk.npc, *others(scene, talk))
    return addressed(text, {npc: called(cast.personas[npc], cast.town) for npc in here}) or talk.npc


def turns(scene: Scene, talk: OpenTalk | None) -> tuple[Offer, ...]:
    """The quick choices that turn the talk to somebody else in earshot. They cost nothing, and nothing is said."""
    names = [(npc, scene.persona(npc).name) for npc in others(scene, talk)] if talk else []
    return tuple(Offer(f"{TURN}{npc}", "turn", npc, f"Turn to {name}", "") for npc, name in names)


def unheard_by(scene: Scene, talk: OpenTalk, npc: str) -> str:
    """Why somebody cannot be spoken to, as a sentence; "" where it can."""
    cast = scene.resources.cast.personas
    if npc in (talk.npc, *others(scene, talk)):
        return ""
    if npc not in cast:
        return f"There is nobody called `{npc}` here."
    if _between_two(scene, talk):
        return f"This is between you and {cast[talk.npc].name}."
    if any(one.npc == npc for one in scene.world.summons):
        return f"{cast[npc].name} is already on the way to you."
    return f"{cast[npc].name} is too far away to hear you."


def turn_to(scene: Scene, talk: OpenTalk, npc: str) -> tuple[OpenTalk, list[Event]]:
    """Let the player turn to somebody in earshot; returns the talk with it."""
    with scene.chronicle.at_once():
        partner = talk.of(npc) or join_talk(scene, talk, npc)
        data = {"what": "turned"}
        scene.chronicle.add(scene.world, "system", npc, listeners=(PLAYER,), talk=talk.id, data=data)
        met = log_facts(scene, rules.set_flag(scene.world, f"met_{npc}", True))
    nearby.face_each_other(scene.world, npc)
    return partner, met


def lets_in(scene: Scene, talk: OpenTalk, word: AddedWord) -> tuple[OpenTalk, list[Event]]:
    """Let somebody into the scene who adds a word; the player has heard it from now on."""
    npc, about = word.npc, word.reading.first.id
    with scene.chronicle.at_once():
        other = talk.of(npc) or join_talk(scene, talk, npc)
        flags = (f"met_{npc}", f"{HEARD}{npc}_{about}")
        facts = log_facts(scene, [fact for flag in flags for fact in rules.set_flag(scene.world, flag, True)])
    return other, facts


def word_to_add(scene: Scene, talk: OpenTalk, asked: Reading) -> AddedWord | None:
    """What somebody else in earshot adds to the answer that was just given to the line `asked`; mostly nothing."""
    if talk.whispering or not _quiet(scene, talk):
        return None
    words = [word for npc in others(scene, talk) for word in _words(scene, npc, talk, asked)]
    drawn = scene.draw() if words else 1.0
    return words[int(drawn / CHANCE * len(words))] if drawn < CHANCE else None


def _quiet(scene: Scene, talk: OpenTalk) -> bool:
    """Whether nobody has added a word for a while."""
    lines = 0
    for line in reversed(scene.chronicle.log.branch):
        if line.what == "talk_opened" and line.speaker == talk.company[0].npc:
            return False
        if line.kind == "speech" and line.talk == talk.id:
            if (line.meta or {}).get("added"):
                return False
            lines += line.speaker == PLAYER
            if lines == QUIET:
                return True
    return False


def _words(scene: Scene, npc: str, talk: OpenTalk, asked: Reading) -> Iterator[AddedWord]:
    """What a bystander has to say of its own: what it thinks of the person asked about, or what it knows and the
    partner does not. What it has said, it does not say again."""
    persona, view = scene.persona(npc), scene.view(npc)
    first = asked.first
    intent, lines = Intent("unknown"), tuple[str, ...]()
    if first.kind in ("opinion", "person") and first.id != npc:
        intent, lines = Intent("opinion", id=first.id), persona.opinions.get(first.id, ())
    elif first.kind in UNANSWERED and asked.question:
        own = scene.read(talk.asks, npc).first
        pieces = (piece for piece in unlocked(persona.knowledge, view) if piece.id == own.id)
        piece = next(pieces, None) if own.kind == "topic" else None
        intent, lines = own, piece.says if piece else ()
    said = recent_replies(npc, scene.chronicle.view(npc), REMEMBERED)
    heard = scene.world.flags.get(f"{HEARD}{npc}_{intent.id}", False)
    if lines and not heard and not any(line in reply for line in lines for reply in said):
        reading = Reading((intent,), asked.tone, asked.question)
        knows = cue(reading, persona, scene.resources.cast.town, scene.memory(npc), view)
        yield AddedWord(npc, reading, f"{knows[:-1]} {persona.name} was not asked, and adds one short sentence.)")
