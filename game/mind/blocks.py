"""The blocks of the prompt as text: persona, rules, few-shot pairs, and what the character remembers.

Wording and order are measured; whoever changes them measures again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from heapq import nlargest
from operator import attrgetter

from game.log import GameTime
from game.mind.intent_told import TOLD
from game.mind.memory import Fact, Memory
from game.mind.persona import Example, Knowledge, Persona, Town
from game.mind.tokens import PER_MESSAGE, Counter
from game.mind.wording import sentence, third_person
from game.mind.worldview import WorldView, is_over, part_of_day

CAP_HEAD = 400
"""Persona and rules together, in tokens."""
CAP_EXAMPLES = 500
CAP_MEMORY = 250
CAP_EARLIER = 70
"""The summaries of the open talk, within the block of memories."""
SHOWN_PROMISES = 6
SHOWN_TOLD = 6
SHOWN_MEMORIES = 3
SHORTEST = 6
"""No line of the memory has fewer tokens."""
MOST_MISSED = 12
"""After so many lines that do not fit nothing more is tried: a store of ten thousand must not be read for a prompt."""
STRANGER = "The traveller"


class ContextOverflowError(Exception):
    """A persona that does not fit its share of the prompt: file, block, tokens and cap."""

    def __init__(self, file: str, block: str, tokens: int, cap: int) -> None:
        super().__init__(
            f"{file}: the block `{block}` has {tokens} tokens and may have {cap}: shorten it by {tokens - cap}"
        )
        self.file, self.block, self.tokens, self.cap = file, block, tokens, cap


def persona_text(persona: Persona, town: Town, over: Collection[str] = ()) -> str:
    """Who the character is, how it talks, what it does and what it always knows. `over` are the ids of the core
    knowledge that is no longer so."""
    core = [_core(piece, over) for piece in (*town.knowledge, *persona.knowledge) if piece.core]
    rows = [
        persona.identity,
        *orders(persona),
        f"What you know: {' '.join(filter(None, core))}" if core else "",
    ]
    return "\n".join(" ".join(row.split()) for row in rows if row)


def _core(piece: Knowledge, over: Collection[str]) -> str:
    return (piece.afterwards or "") if piece.id in over else piece.text


def over_now(persona: Persona, town: Town, view: WorldView) -> tuple[str, ...]:
    """The ids of the core knowledge that is no longer so."""
    return tuple(piece.id for piece in (*town.knowledge, *persona.knowledge) if piece.core and is_over(piece, view))


def orders(persona: Persona) -> tuple[str, str]:
    """How the character talks, and what it does when."""
    return f"How you talk: {persona.speech.style}", f"What you do: {' '.join(persona.conduct)}"


def rules_text(persona: Persona, town: Town) -> str:
    """The NEVER-rules, one a line."""
    rules = [rule.rule.replace("{npc}", persona.name) for rule in (*town.never, *persona.never)]
    return "\n".join(["Answer in one or two short sentences.", "", "NEVER:", *(f"- {rule}" for rule in rules)])


def example_texts(example: Example, name: str) -> tuple[str, str]:
    """A few-shot pair as the user's and the character's message, in the very form of real turns."""
    note = f"({name} remembers: {example.note})\n" if example.note else ""
    return f'A stranger says: "{example.says}"\n{note}{name} answers:', example.answers


def chosen_examples(persona: Persona, count: Counter) -> tuple[int, ...]:
    """Which pairs stand in the prompt of a talk, as numbers in file order: as many as fit."""
    chosen: list[int] = []
    left = CAP_EXAMPLES
    for number, example in enumerate(persona.examples):
        cost = example_tokens(example, persona.name, count)
        if cost <= left:
            chosen.append(number)
            left -= cost
    return tuple(chosen)


def example_tokens(example: Example, name: str, count: Counter) -> int:
    return sum(count(text) + PER_MESSAGE for text in example_texts(example, name))


def check_persona(persona: Persona, town: Town, count: Counter, file: str) -> None:
    """Raises ContextOverflowError where the character's own blocks pass their caps."""
    head = count(f"{persona_text(persona, town)}\n\n{rules_text(persona, town)}") + PER_MESSAGE
    if head > CAP_HEAD:
        raise ContextOverflowError(file, "persona and rules", head, CAP_HEAD)
    pairs = sum(example_tokens(example, persona.name, count) for example in persona.examples)
    if pairs > CAP_EXAMPLES:
        raise ContextOverflowError(file, "examples", pairs, CAP_EXAMPLES)


def memory_text(persona: Persona, memory: Memory, talk: str, count: Counter) -> str:
    """What the character knows about the player in `talk`, in third-person sentences; the least important lines are
    left out where the cap would be passed."""
    who = memory.name or STRANGER
    heading = f"What {persona.name} knows about the traveller:"
    kept: list[str] = []
    left = CAP_MEMORY - count(heading) - 2
    missed = 0
    for line in _memory_lines(persona, memory, talk, who, count):
        cost = count(f"\n- {line}")
        if cost <= left:
            kept.append(line)
            left -= cost
        else:
            missed += 1
        if left < SHORTEST or missed > MOST_MISSED:
            break
    if not kept:
        kept = [f"{persona.name} has not met the traveller before."]
    return "\n".join([heading, *(f"- {line}" for line in kept)])


def _memory_lines(persona: Persona, memory: Memory, talk: str, who: str, count: Counter) -> Iterator[str]:
    """Most important first."""
    if memory.name:
        before = memory.facts["name"].before
        changed = f", and first gave the name {before}" if before else ""
        yield f"The traveller is called {memory.name}{changed}."
    if memory.goal:
        yield sentence(f"{who} is {third_person(memory.goal, who, persona.name)}")
    for promise in memory.open_promises[-SHOWN_PROMISES:]:
        yield promise_sentence(persona.name, promise.words, who)
    for fact in _shown_facts(memory):
        yield sentence(third_person(fact.value, who, persona.name))
    for text, _ in reversed(memory.statements):
        yield sentence(f'{persona.name} told {who}: "{text}"')
    earlier = _earlier([summary.text for summary in memory.history if summary.talk == talk], count)
    if earlier:
        yield f"Earlier in this talk: {earlier}"
    feeling = relationship_sentence(persona.name, memory, who)
    if feeling:
        yield feeling
    for remembrance in nlargest(SHOWN_MEMORIES, reversed(memory.memories), key=attrgetter("importance")):
        yield remembrance.text
    for note in reversed(memory.talks):
        if note.came_to:
            yield f"{_when(note.started)}: {note.came_to}"


def _shown_facts(memory: Memory) -> list[Fact]:
    """The facts whose kind has a name, newest first, then the newest of those without: of these there is no end, and
    they must leave room for the rest. Whatever is asked for is recalled all the same."""
    named: list[Fact] = []
    nameless: list[Fact] = []
    for fact in reversed(memory.other_facts):
        (nameless if fact.key.startswith(TOLD) else named).append(fact)
    return [*named, *nameless[:SHOWN_TOLD]]


def _earlier(summaries: Sequence[str], count: Counter) -> str:
    """The summaries of one talk as one text: the newest sentences that fit, in order, none twice."""
    sentences = [part.strip().rstrip(".") + "." for text in summaries for part in text.split(". ") if part.strip()]
    kept: list[str] = []
    for part in reversed(sentences):
        if part not in kept and count(" ".join([part, *kept])) <= CAP_EARLIER:
            kept.insert(0, part)
    return " ".join(kept)


def promise_sentence(npc: str, words: str, who: str) -> str:
    """A promise with its giver first, so that nobody's promise is taken for another's."""
    other = who if who != STRANGER else "the traveller"
    return sentence(f"{npc} promised {other} to {third_person(words, other, npc)}")


def relationship_sentence(npc: str, memory: Memory, who: str) -> str:
    """How the character feels about the player, in words and with the last reason; "" in the middle."""
    other = who if who != STRANGER else "the traveller"
    bounds = ((20, "distrusts"), (40, "is wary of"), (48, "is cool towards"), (56, ""), (80, "likes"), (101, "trusts"))
    verb = next(word for bound, word in bounds if memory.standing < bound)
    if not verb:
        return ""
    sign = 1 if memory.standing >= 50 else -1
    why = next((reason.text for reason in reversed(memory.reasons) if reason.delta * sign > 0), "")
    return sentence(f"{npc} {verb} {other}" + (f", because {npc} {why}" if why else ""))


def _when(time: GameTime) -> str:
    return f"Talk on day {time.day}, {part_of_day(time).lower()}"


def fit_words(words: str, tokens: int, count: Counter) -> str:
    """`words` in at most about `tokens` tokens: the middle is left out."""
    if count(words) <= tokens:
        return words
    low, high = 0, len(words) // 2
    while low < high:
        middle = (low + high + 1) // 2
        if count(_without_middle(words, middle)) <= tokens:
            low = middle
        else:
            high = middle - 1
    return _without_middle(words, low)


def _without_middle(words: str, kept: int) -> str:
    return f"{words[:kept].rstrip()} … {words[len(words) - kept :].lstrip()}"


def joined(texts: Sequence[str]) -> str:
    return "\n\n".join(text for text in texts if text)
