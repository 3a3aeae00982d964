"""What the player asks about the town: places, people, things known and locked, what nobody has heard of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import regex

from game.mind.expression import expression
from game.mind.intent_kinds import Intent, Kind
from game.mind.intent_text import Clause, best_phrase, longest_phrase, stems, without_article, words
from game.mind.persona import Knowledge, Landmark, Persona, Town
from game.mind.worldview import WorldView, holds, is_open

_WAY = expression(
    r"\b(?:where(?:'s|s| is| are| do| can| would| might| could| should| does)?|how (?:do|can|would|could|"
    r"should) (?:i|we|one) (?:get|go|find|reach|come)|how (?:to|far)|which (?:way|road|direction|street)|"
    r"the (?:way|road|path) to|directions?|find|show me|lead me|take me|get to|near|close to)\b"
)
_OPINION = expression(
    r"\b(?:what do you think|what's your opinion|what is your opinion|your opinion|your thoughts|how do you "
    r"(?:feel|like|get on|get along)|do you (?:like|trust|hate|love|respect|get along|get on|fear|admire|"
    r"believe)|"
    r"what do you make|what would you say (?:of|about)|is (?:he|she|\p{L}+) (?:honest|good|kind|trustworthy|to "
    r"be trusted|a good|a liar|nice|mad|crazy|dangerous)|can i trust|should i trust|are you friends with|your "
    r"friend|what about)\b"
)
_ASK = expression(
    r"^(?:please )?(?:tell|speak|talk|say|explain|describe|show|teach|share|(?:take|lead|guide) me)\b|"
    r"\b(?:tell me|i (?:want|need|"
    r"would like|wish) to (?:know|hear|learn|ask)|i'd like to (?:know|hear|ask)|i(?:'m| am) (?:curious|asking|"
    r"wondering)|"
    r"what about|how about|have you heard|heard of|what of|any news (?:of|about)|looking for information|i "
    r"wonder|i heard|they say)\b"
)
_CALL = expression(
    r"(?:hello|hi|hey|greetings|good|thanks|thank|bye|goodbye|farewell|sorry|yes|no|well|please|listen|morning|evening|"
    r"i'm|it's|my)\b"
)
_THING = (
    r"((?:the |a |an |old |saint |st )*\p{Lu}[\p{L}\p{M}'-]*(?: (?:of |the |de |von |and )*\p{Lu}[\p{L}\p{M}'-]*){0,4})"
)
_UNKNOWN = expression(
    r"(?i:^(?:and |so |but |please )*(?:where(?:'s|s| is| are| can i find| do i find| might i find| does)|"
    r"who(?:'s|s| is| are| was)|what(?:'s|s| is| was| are)|how (?:do|can|could|would) (?:i|we) (?:get|go|come|"
    r"travel) to|how far is (?:it to )?|how (?:do|can) i (?:reach|find)|"
    r"which way (?:is|to)|(?:can|could|will|would) you (?:tell me|show me|take me|lead me)(?: \p{L}+){0,3}? "
    r"(?:about|to|of)|have you (?:ever )?(?:heard (?:of|about)|been to|seen|met|visited)|(?:do|did) you "
    r"(?:ever )?(?:know|hear of|see|meet|remember)(?: about| of)?|"
    r"tell me (?:more )?(?:about|of)|what do you (?:know|think) (?:about|of)|the way to|show me|what about|is "
    r"(?:this|it) the (?:road|way) to)) (?i:the way to |the road to )?" + _THING
)
_PLACE_NOUN = (
    "castle city town village temple church cathedral forest woods river mountain kingdom inn tavern pub port "
    "tower bridge cave dungeon palace school university library "
    "bank hospital airport station hotel restaurant shop blacksmith swamp desert volcano monastery abbey "
    "graveyard cemetery prison sewer arena museum theatre toilet bathroom portal"
)
_LOWER_PLACE = expression(
    r"^(?:and |so |please )*(?:where(?:'s|s| is| are| can i find)|how (?:do|can) i (?:get|go) to|which way "
    rf"(?:is|to)|have you (?:heard of|been to)|the way to) (?:the |a |an )?((?:\p{{L}}+ "
    rf"){{0,2}}(?:{'|'.join(_PLACE_NOUN.split())})(?: (?:of )?\p{{L}}+)?)(?: here| around here)?[?!. ]*$"
)
_NOBODY = frozenset(
    "i i'm i'll i'd i've the a an what where who how why when you sir madam lord lady monday tuesday wednesday "
    "thursday friday saturday sunday god mr mrs".split()
)


def read_town(
    heard: Sequence[Clause], persona: Persona, town: Town, view: WorldView, spoken_for: frozenset[int]
) -> list[Intent]:
    """What the clauses ask about the world. `spoken_for` are the positions of clauses that already say something
    weighty (a demand, a promise, a fact): these are heard for locked terms only."""
    found: list[Intent] = []
    for at, clause in enumerate(heard):
        said = stems(clause.text)
        found += _locked(clause, said, persona, town, view, terms_only=at in spoken_for)
        if at not in spoken_for:
            found += _asked(clause, said, persona, town, view)
    return list(dict.fromkeys(found))


def read_mentions(heard: Sequence[Clause], persona: Persona, town: Town, view: WorldView) -> list[Intent]:
    """What a line that asks nothing at least names: a person, else something that may be spoken of."""
    for clause in heard:
        said = stems(clause.text)
        person = _landmark(town.people, said)
        if person and person != persona.id:
            return [Intent("opinion" if person in persona.opinions else "person", clause.text, person)]
        piece = _piece([*persona.knowledge, *town.knowledge], said, view)
        if piece:
            return [Intent("topic", clause.text, piece.id)]
    return []


def _asked(clause: Clause, said: tuple[str, ...], persona: Persona, town: Town, view: WorldView) -> list[Intent]:
    found: list[Intent] = []
    curious = clause.question or bool(_ASK.search(clause.low)) or _is_mention(clause, said)
    if not curious:
        return found
    person, place = _landmark(town.people, said), _landmark(town.places, said)
    found += _person(clause, person, persona)
    piece = _piece([*persona.knowledge, *town.knowledge], said, view)
    if place and (_WAY.search(clause.low) or not piece):
        found.append(Intent("way", clause.text, place))
    if piece and not (place and _WAY.search(clause.low)) and not any(intent.kind == "opinion" for intent in found):
        found.append(Intent("topic", clause.text, piece.id))
    if not found:
        found += _unknown(clause, persona, town)
    return found


def _is_mention(clause: Clause, said: tuple[str, ...]) -> bool:
    """Whether the clause is a few words that merely name something; a greeting by name is none."""
    return len(said) <= 3 and not _CALL.match(clause.low)


def _person(clause: Clause, person: str, persona: Persona) -> list[Intent]:
    if not person and best_phrase([persona.name], stems(clause.text)):
        person = persona.id
    if not person:
        return []
    if person == persona.id:
        about = regex.search(r"\b(?:who|where|find|know|about|looking|are you|is this|seen)\b", clause.low)
        return [Intent("who_are_you")] if about else []
    kind: Kind = "opinion" if _OPINION.search(clause.low) else "person"
    return [Intent(kind, clause.text, person)]


def _landmark(marks: Iterable[Landmark], said: tuple[str, ...]) -> str:
    """The id of the landmark whose name takes most of what was said."""
    best, best_id = 0, ""
    for mark in marks:
        fit = best_phrase((without_article(name) for name in mark.names), said)
        if fit > best:
            best, best_id = fit, mark.id
    return best_id


def _piece(pieces: Iterable[Knowledge], said: tuple[str, ...], view: WorldView) -> Knowledge | None:
    best, found = 0, None
    for piece in pieces:
        fit = best_phrase(piece.asks, said) if is_open(piece, view) else 0
        if fit > best:
            best, found = fit, piece
    return found


def _locked(
    clause: Clause, said: tuple[str, ...], persona: Persona, town: Town, view: WorldView, *, terms_only: bool
) -> list[Intent]:
    """The locked piece that the clause touches. A term always does; a word by which it is asked for only in a question,
    and only where no piece that may be spoken of is asked for by it as well, or by more of the same words."""
    pieces = [*persona.knowledge, *town.knowledge]
    open_asks = {ask for piece in pieces if is_open(piece, view) for ask in piece.asks}
    by_asks = not terms_only and (clause.question or bool(_ASK.search(clause.low)) or _is_mention(clause, said))
    best, found, by = 0, "", ""
    for piece in (piece for piece in pieces if not holds(piece.when, view)):
        asked = longest_phrase((ask for ask in piece.asks if ask not in open_asks), said) if by_asks else ""
        fit = (1000 if best_phrase(piece.terms, said) else 0) + len(asked)
        if fit > best:
            best, found, by = fit, piece.id, asked
    if not found or best >= 1000:
        return [Intent("locked", clause.text, found)] if found else []
    free = longest_phrase(open_asks, said)
    apart = set(stems(by)).isdisjoint(stems(free))
    return [Intent("locked", clause.text, found)] if apart or best > len(free) else []


def _unknown(clause: Clause, persona: Persona, town: Town) -> list[Intent]:
    match = _UNKNOWN.match(clause.text)
    name = regex.sub(r"^(?:the|a|an) ", "", match[1], flags=regex.IGNORECASE) if match else ""
    if not name:
        match = _LOWER_PLACE.match(clause.low)
        name = match[1] if match else ""
    known = {*words(town.name), *words(persona.name), *_NOBODY}
    if (
        not name
        or all(word in known for word in words(name))
        or regex.match(r"(?:my|your|our|his|her)\b", name.lower())
    ):
        return []
    return [Intent("unknown_place", name)]
