"""A talk and its turns up to the voice: opened, answered, closed; prompt and understudy's line are made."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.mind.amounts import spelled
from game.mind.blocks import chosen_examples, orders, over_now, persona_text, rules_text
from game.mind.credit import Ledger
from game.mind.deed_words import Done
from game.mind.doubts import speaks_of_machines
from game.mind.fitting import as_own, fits, takes_up
from game.mind.heart import mood_at_meeting
from game.mind.intent_kinds import Reading
from game.mind.intent_text import telling_stems
from game.mind.manner import with_manner
from game.mind.memory import Memory
from game.mind.offers import price_of
from game.mind.persona import Cast, Persona
from game.mind.prompt import WALKS_UP
from game.mind.recollection import Recollection
from game.mind.ruling import Decided
from game.mind.speech import SpeechFilter
from game.mind.statements import contradicted
from game.mind.summary import came_to, turns_in
from game.mind.understudy import Spoken, answer, close_cut, greet, said_at
from game.mind.worldview import locked_terms
from game.session.compression import assembled, compression, opened, sum_up
from game.session.events import Prompt
from game.session.scene import Scene
from game.session.talk import REMEMBERED, OpenTalk, Stopped, recent_replies
from game.session.utterance import RECALLS, Draft
from game.voice import Message, Request
from game.world.state import PLAYER

NOTHING = Decided()
"""What most lines lead to."""
_ASKS_FOR_A_DEED = re.compile(
    r"\b(?:will|would|can|could|won['’]t) you\b[^.!?]{0,40}\b(?:give|lend|open|let|come|go|meet|wait|take me|bring|"
    r"sell|keep|hold|promise|swear|follow|lead|help me|buy|pay|write|show me)\b[^.!?]*\?",
    re.IGNORECASE,
)
"""A yes to that would be a deed, or the promise of one."""
FROM_MEMORY = 0.1
"""The temperature of an answer from memory, for there is one right one. Drawn again it is as warm as any other."""
AGAIN_TEMPERATURE = 0.9
AGAIN_PENALTY = 1.0
"""How something else is drawn than what was said before."""
WEIGHED = (*RECALLS, "locked", "task", "opinion", "robot", "instructions", "unknown_place")
"""Kinds of line of which the whole first sentence of the answer is weighed before it is shown."""
_YES_OR_NO = re.compile(
    r"(?:^|[.!?;,] *|\band )(?:have|has|did|do|does|is|are|was|were) (?:you|any(?:one|body)|some(?:one|body)|my|she|he|"
    r"they|there|the)\b[^.!?]*\?",
    re.IGNORECASE,
)
_DENIES = re.compile(r"^\W*(?:no|nay|nope|never|nobody|none)\b", re.IGNORECASE)
_ASKS_NAME = re.compile(r"\b(?:your name|who are you|called|call you)\b[^.!]*\?", re.IGNORECASE)


def open_talk(scene: Scene, npc: str, stopped: Stopped | None = None) -> OpenTalk:
    """Put the opening of a talk into the log. `stopped` is why the character stops the player, where it does."""
    talk = OpenTalk(f"t{scene.chronicle.next_id}", npc, scene.world.time, stopped=stopped)
    told = _stops(scene, npc, stopped) if stopped else f"{scene.doing(npc)} {WALKS_UP}"
    data = {"scene": f"{told} {scene.manner(npc)}".strip()}
    _log_opening(scene, talk, data | ({"stopped": stopped.to_json()} if stopped else {}))
    return talk


def join_talk(scene: Scene, talk: OpenTalk, npc: str) -> OpenTalk:
    """Let somebody in earshot into the scene of a talk, without a greeting."""
    joined = talk.joined(npc, scene.world.time)
    _log_opening(scene, joined, {"joined": True})
    return joined


def _log_opening(scene: Scene, talk: OpenTalk, how: Mapping[str, Any]) -> None:
    memory = scene.memory(talk.npc)
    hours = scene.world.time.minutes_since(memory.last_met) / 60 if memory.last_met else 24.0
    persona = scene.persona(talk.npc)
    examples = list(chosen_examples(persona, scene.resources.count))
    data = {"what": "talk_opened", "examples": examples, "mood": mood_at_meeting(memory, hours), **how}
    if over := over_now(persona, scene.resources.cast.town, scene.view(talk.npc)):
        data["over"] = list(over)
    scene.chronicle.add(scene.world, "system", talk.npc, listeners=(PLAYER,), talk=talk.id, data=data)


def close_talk(scene: Scene, talk: OpenTalk) -> int:
    """Sum up what is left of a talk and put its end into the log. Returns the turns in which its character spoke."""
    npc = talk.npc
    lines = [line for line in scene.chronicle.view(npc) if line.talk == talk.id and line.kind == "speech"]
    turns = turns_in(lines, npc)
    name = scene.memory(npc).name
    persona = scene.persona(npc)
    own = [line for line in lines if npc in (line.speaker, line.to)]
    text = came_to(own, partial(scene.read, npc=npc), persona, name) if turns else ""
    rest = compression(scene, talk, opened(scene, talk), None) if turns else None
    with scene.chronicle.at_once():
        if rest:
            sum_up(scene, talk, rest)
        data = {"what": "talk_closed", "started": talk.started.to_json(), "turns": turns, "came_to": text}
        scene.chronicle.add(scene.world, "system", npc, listeners=(PLAYER,), talk=talk.id, data=data)
    return turns


def draft_greeting(scene: Scene, talk: OpenTalk) -> tuple[Draft, Prompt]:
    """The character speaks first."""
    situation, stopped = scene.situation(talk.npc), talk.stopped
    if stopped is None:
        return _draft(scene, talk, None, greet(situation, scene.draw), NOTHING)
    outcome, fields = (
        ("caught", {"thing": stopped.things, "owner": stopped.owners})
        if stopped.goods
        else ("warned", {"owner": stopped.owners})
    )
    decided = Decided(outcome, fields, stopped.goods)
    return _draft(scene, talk, None, said_at(outcome, replace(situation, fields=fields), scene.draw), decided)


def _stops(scene: Scene, npc: str, stopped: Stopped) -> str:
    """Why a character stops the player, as sentences."""
    me = scene.persona(npc).name
    why = "threatened somebody" if stopped.why == "threat" else "stole"
    because = f"{stopped.by} called {me}" if stopped.by != me else f"{me} saw it"
    if stopped.goods:
        them = "it" if sum(stopped.goods.values()) == -1 else "them"
        took = f"{me} has taken {stopped.things} off the traveller and given {them} back to {stopped.owners}."
        owned_up = " and owned up to it" if stopped.why == "surrender" else ""
        return f"The traveller stole {stopped.things} from {stopped.owners}{owned_up}, and {because}. {took}"
    return f"The traveller {why}, and {because}. {me} stops the traveller and gives a warning."


def draft_answer(
    scene: Scene, talk: OpenTalk, reading: Reading, found: Recollection | None, decided: Decided = NOTHING
) -> tuple[Draft, Prompt]:
    """The character answers the last line of the talk, which calls up the memory `found` and led to what was
    `decided`."""
    situation = replace(scene.situation(talk.npc, found), fields=decided.fields)
    return _draft(scene, talk, reading, answer(reading, situation, scene.draw, decided.outcome), decided, found)


def draft_added(scene: Scene, talk: OpenTalk, reading: Reading, cue: str) -> tuple[Draft, Prompt]:
    """The character adds a word unasked to what was said last."""
    spoken = answer(reading, scene.situation(talk.npc), scene.draw)
    return _draft(scene, talk, reading, spoken, NOTHING, adds=with_manner(cue, scene.manner(talk.npc)))


def asked_by(text: str, moment: str, reading: Reading | None) -> str | None:
    """What an answer asks for, so that a bare "Thea" or "yes" is understood: "name", "name:Thea" or nothing. `moment`
    is the kind of the understudy's line, "" for a model's."""
    unsure = reading.of("name_unsure") if reading else None
    if unsure and "?" in text and unsure.value.casefold() in text.casefold():
        return f"name:{unsure.value}"
    return "name" if moment == "name_asked_unknown" or _ASKS_NAME.search(text) else None


def _draft(
    scene: Scene,
    talk: OpenTalk,
    reading: Reading | None,
    spoken: Spoken,
    decided: Decided,
    found: Recollection | None = None,
    adds: str = "",
) -> tuple[Draft, Prompt]:
    npc = talk.npc
    persona, view, town = scene.persona(npc), scene.view(npc), scene.resources.cast.town
    prompt = assembled(scene, replace(opened(scene, talk), adds=adds), npc)
    messages = tuple(Message(turn.role, turn.content) for turn in prompt.messages)
    settings = {key: value for key, value in persona.model.model_dump().items() if value is not None}
    gone = scene.chronicle.replaced
    usual = Request(npc, "speech", messages, line=spoken.text, tokens=prompt.tokens, **settings)
    other = replace(usual, temperature=AGAIN_TEMPERATURE, frequency_penalty=AGAIN_PENALTY)
    from_memory = reading is not None and reading.first.kind in RECALLS and not adds
    cold = replace(usual, temperature=min(usual.temperature, FROM_MEMORY))
    again = usual if from_memory else other
    request = again if gone else cold if from_memory else usual
    said = () if from_memory else recent_replies(npc, scene.chronicle.view(npc), REMEMBERED)
    situation = scene.situation(npc)
    deaf = reading is not None and reading.first.kind in ("robot", "instructions", "task")
    own = "\n".join(orders(persona))
    asked = talk.asks
    thinks, knows = _thoughts(reading, persona, scene.resources.cast), _known(reading, persona, asked)
    weighed = bool(knows) or (reading is not None and reading.first.kind in WEIGHED)
    new_filter = partial(
        SpeechFilter,
        persona,
        town,
        locked=locked_terms((*persona.knowledge, *town.knowledge), view),
        recent=(*said, *gone),  # who asks for a fact twice is told the same twice
        hold=weighed,
        secret=f"{persona_text(persona, town) if deaf else own}\n{rules_text(persona, town)}",
        ledger=_ledger(scene, npc, decided, reading),
        touched=reading is not None and reading.of("locked") is not None,
        doubted=reading is not None and (reading.of("robot") is not None or speaks_of_machines(asked)),
        deaf=deaf,
        consents=bool(decided.outcome) or not _ASKS_FOR_A_DEED.search(asked),
    )
    calls = frozenset(word.casefold() for word in (persona.speech.address, *persona.speech.vocabulary))
    wrong = partial(_wrong, reading, scene.memory(npc), found, asked, calls, thinks, knows)
    rest = spoken.text if decided.outcome else close_cut(situation, scene.draw).text
    draft = Draft(
        npc, scene.chronicle.next_id, request, again, new_filter, spoken.text, rest, wrong, reading, prompt.tokens,
        spoken.moment, decided.told_in, decided.outcome, adds,
    )  # fmt: skip
    shown = tuple(message.to_json() for message in messages)
    return draft, Prompt(npc, prompt.tokens, prompt.blocks, request.sha256, shown)


def _wrong(
    reading: Reading | None,
    memory: Memory,
    found: Recollection | None,
    asked: str,
    calls: frozenset[str],
    thinks: frozenset[str],
    knows: frozenset[str],
    text: str,
    first: bool,
) -> str:
    """What is wrong with a sentence that is about to be said: a recall that does not fit, an opinion that is not the
    character's (it `thinks` in these stems), a no to what it `knows`, the player's name for its own, or the opposite of
    what it has said before."""
    if (first and not fits(text, reading, memory, found, asked, calls)) or takes_up(text, reading, asked):
        return "person"
    if memory.name and as_own(text, memory.name):
        return "person"
    if first and thinks and thinks.isdisjoint(telling_stems(text)):
        return "person"
    if first and knows and _DENIES.search(text) and knows.isdisjoint(telling_stems(text)):
        return "person"
    return "contradiction" if contradicted(text, (said for said, _ in memory.statements)) else ""


def _known(reading: Reading | None, persona: Persona, asked: str) -> frozenset[str]:
    """The telling stems of the piece of knowledge that answers the question `asked`, where a yes or no would do."""
    if reading is None or reading.first.kind != "topic" or not _YES_OR_NO.search(asked):
        return frozenset()
    piece = next((one for one in persona.knowledge if one.id == reading.first.id), None)
    return telling_stems(" ".join((piece.text, *piece.says))) if piece else frozenset()


def _thoughts(reading: Reading | None, persona: Persona, cast: Cast) -> frozenset[str]:
    """The telling stems of what the character thinks of somebody, where it is asked for that and nothing else."""
    first = reading.first if reading else None
    if first is None or first.kind != "opinion":
        return frozenset()
    names = telling_stems(" ".join(who.name for who in cast.personas.values()))
    return telling_stems(" ".join(persona.opinions.get(first.id, ()))) - names


def _ledger(scene: Scene, npc: str, decided: Decided, reading: Reading | None) -> Ledger:
    """What is true of the player, for the watch on what the character says of it."""
    memory, view = scene.memory(npc), scene.view(npc)
    goods = {good.item for who in scene.resources.cast.personas.values() for good in who.trade.sells}
    heard = [line.text for line in scene.chronicle.view(npc) if line.kind == "speech" and line.speaker == PLAYER]
    return Ledger(
        things={item.replace("_", " "): item for item in sorted({*scene.resources.items, *goods})},
        items=view.items,
        money=view.money,
        name=memory.name,
        facts=tuple(fact.value for fact in memory.facts.values()),
        deeds=tuple(memory.text for memory in memory.memories),
        said=tuple(heard),
        visits=memory.visits,
        done=_done(scene, npc, decided, reading),
    )


def _done(scene: Scene, npc: str, decided: Decided, reading: Reading | None) -> Done:
    """What is so between the player and the character after what was decided."""
    persona, view, memory = scene.persona(npc), scene.view(npc), scene.memory(npc)
    prices: dict[str, set[int]] = {}
    for good in persona.trade.sells:
        prices.setdefault(good.item, set()).update((good.price, price_of(good, view)))
    for good in persona.trade.buys:
        prices.setdefault(good.item, set()).add(good.price)
    trade = reading.of("trade") if reading else None
    return Done(
        about=next(iter(decided.goods), trade.id if trade else ""),
        given=frozenset(item for item, count in decided.goods.items() if count > 0),
        held=frozenset(item for item, count in view.items.items() if count > 0),
        taken=frozenset(item for item, count in decided.goods.items() if count < 0),
        coins=abs(decided.coins),
        opened=any(
            view.flags.get(gate.flag) for who in scene.resources.cast.personas.values() for gate in who.trade.opens
        ),
        opens=bool(persona.trade.opens),
        vows=tuple(promise.words for promise in memory.promises),
        vowing=decided.outcome in ("promise_made", "promise_asked")
        or (reading is not None and bool(reading.of("promise_asked"))),
        prices={item: frozenset(named) for item, named in prices.items()},
        watch=next((who.name for who in scene.resources.cast.personas.values() if who.watch), ""),
        called=decided.outcome in ("called", "threatened", "caught", "warned"),
        spellings={item: spelled(item, thing) for item, thing in view.things.items()},
    )
