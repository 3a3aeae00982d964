"""Questions that lean on what the character remembers, and the wish for a promise."""

from __future__ import annotations

from collections.abc import Sequence

import regex

from game.mind.expression import expression
from game.mind.intent_kinds import Intent, Kind
from game.mind.intent_text import EMPTY_WORDS, Clause, best_phrase, content_words, stems, words
from game.mind.persona import Persona
from game.mind.trade import Vow

_KNOW = (
    r"(?:(?:do|don't|did|can|could) you (?:still |even |perhaps |not |happen to |by any chance )*(?:know|"
    r"remember|recall|tell me|recollect)|"
    r"(?:have|haven't) you (?:already )?forgotten|did you forget|tell me|remind me|you (?:still )?(?:remember|"
    r"know|recall)|"
    r"remember|i (?:forgot|have forgotten|forget)|please tell me)"
)
_ABOUT_ME = (
    r"(?:again|anyway|then|now|please|here|today|for|to|after|in|from|at|off to|once more|still|by the way|"
    r"exactly|really|again)"
)
_NAME = expression(
    rf"^(?:and |but |so )?(?:what(?:'s| is| was|s)? my name\b|who am i\b(?! \p{{L}}+ing)|what am i called|what "
    r"do you call me|what (?:did|do) i (?:say|tell you)(?: that)? my name|say my name|"
    rf"my name\?*$|do you know me\b|{_KNOW} (?:me\b(?: still)?(?= *$)|(?:what )?my name\b|who i am\b|what "
    r"i(?:'m| am) called|what my name))",
    regex.IGNORECASE,
)
_GOAL = expression(
    r"\bwhere (?:do|did) i (?:say (?:that )?i )?(?:want(?:ed)?|wish(?:ed)?|hoped?|"
    r"plan(?:ned)?|need(?:ed)?|mean|have|had) to "
    r"(?:go|get|be|travel)\b|"
    r"\bwhere (?:was|am|were|is) i (?:going|headed|heading|bound|off|travelling|supposed to go)\b|"
    r"\bwhat (?:was|am|were) i (?:even |really )?(?:looking|searching|hunting|here|seeking|trying|after|up to|"
    r"doing here)\b|"
    r"\bwhom? (?:was|am) i (?:looking|searching|seeking|trying)\b|"
    r"\bwhy (?:am i|was i|i am|i'm|did i come|have i come|i came)(?: \p{L}+)? ?(?:here|this way|to \p{L}+)?$|"
    r"\bwhat(?:'s| is| was) my (?:goal|quest|errand|purpose|destination|objective|mission|aim|journey|task|plan)\b|"
    rf"{_KNOW} (?:where i(?:'m| am| was) (?:going|headed|heading|bound|off)|what i(?:'m| am| was)? (?:looking|"
    r"searching|seeking|after|seek|here for)|"
    r"whom? i(?:'m| am| was)? (?:looking|searching|seeking|seek)|why i(?:'m| am| was|'ve)? (?:here|came|come)|"
    r"what brought me|what brings me|my (?:goal|quest|errand|purpose|destination|mission|journey))|"
    r"\bwhat (?:did i|do i) (?:come here for|come for|seek|want here)\b|\bwhat (?:brought|brings) me here\b|"
    r"\bwhat did i (?:say|tell you) (?:that )?i (?:was|am|wanted) (?:looking|searching|going|here|to find)\b|"
    r"\bwhere did i (?:say|tell you) (?:that )?i (?:was|am) (?:going|headed|heading|bound)\b|"
    r"\bwhy (?:do|did|must) i (?:want|wish|need|have|plan|mean|hope) to (?:go|get|travel|reach|find|see|leave)\b|"
    r"\bwhy (?:am|was) i (?:going|travelling|headed|bound)\b",
    regex.IGNORECASE,
)
_FACT = expression(
    r"\bwhat (?:did|do|had|have) i (?:really |just |ever |actually )?(?:lose|lost|tell|told|say|said|mention|"
    r"mentioned|do for a living|do for work|like|love|fear|hate|own|have|enjoy)\b|"
    r"\bwhere (?:am i from|do i (?:come from|live|hail from)|did i (?:lose|grow|come from|live|leave|drop|put|"
    r"say|tell)|was i born)\b|"
    r"\bhow old am i\b|\bwhat am i (?:afraid|scared|frightened|by trade|fond|most afraid)|\bwhat(?:'s| is| "
    rf"was| are|s) my (?!name\b|goal\b|quest\b|problem\b|fault\b|price\b|chance)\p{{L}}+|"
    r"\bwhat(?:'s| is| was| are) the (?:names?|colou?r|age) of (?:my|our) \p{L}+|"
    rf"\bwho(?:'s| is| was| are) my (?:\p{{L}}+)|\bhow many (?:\p{{L}}+ ){{1,3}}(?:do|did|have|had) i\b|\bwhat do you "
    r"(?:still )?(?:know|remember|recall) (?:about|of) me\b|"
    rf"^(?:and |but |so |please )*{_KNOW} (?:me )?(?:what i|where i|how i|who i|when i|which|what my|who my|my "
    rf"|about my|about me|anything about me|how old i|that i|the \p{{L}}+ (?:that )?i|what we|anything i|how "
    r"many)|"
    r"\bdid i (?:ever )?(?:tell|mention|say)\b|\bwhat was it (?:that )?i\b|"
    r"\bwhat did we (?:talk|speak|say|discuss|agree)\b|"
    r"\bwhen did i\b",
    regex.IGNORECASE,
)
_PROMISE_ASKED = expression(
    r"\bwhat (?:did|have|had) you (?:just |once |really )?(?:promised?|sworn|swear|vowed?|pledged?)\b|"
    r"\bdid(?:n't)? you (?:not )?(?:promise|swear|vow)\b|"
    r"\bhave(?:n't)? you (?:not )?(?:promised|sworn|kept your)\b|^you (?:have |had |'ve )?(?:promised|swore|"
    r"vowed)\b|\byou promised me\b|\bwhat (?:was it |is it )?(?:that )?you (?:\p{L}+ )?(?:promised|swore|vowed)\b|"
    r"\b(?:remember|recall|know|forgotten|forget) (?:\p{L}+ )?(?:your|the|that) (?:promise|word|vow|oath|"
    r"promises)\b|\b(?:remember|recall|know|forgotten|forget) what you (?:promised|swore|vowed)|"
    r"\bwhat(?:'s| was| is) (?:your|the) (?:promise|vow|oath|word)\b|\b(?:keep|kept|keeping|break|broken) "
    r"(?:your|the) (?:word|promise|vow|oath)\b|"
    r"\bwhat did you say (?:that )?you(?:'d| would|'ll| will) do\b|\bremember (?:what )?(?:that )?you "
    r"promised\b|\bany promises? (?:to|for) me\b|\byour promise\?*$|\bwhat promise\b",
    regex.IGNORECASE,
)
_WISH = expression(
    r"^(?:please |then |so |and |just )*(?:(?:can|could|will|would|won't|do) you (?:please )?|i (?:want|need|"
    r"beg|ask) you to |you must |you have to |i'd like you to |i would like you to )?"
    r"(?:please )?(?:promise|swear|vow|pledge|give me your word|give your word|assure)(?: to)?(?: me)?(?: now| "
    r"again| here| please| that)*,? +"
    r"(?P<words>(?:that )?(?:you(?:'ll| will| would|'d| shall| can)? |you (?:won't|will not|never) |to |not to ).+)$",
    regex.IGNORECASE,
)
_PLAIN_WISH = expression(
    r"^(?:please |then |so |and |just )*(?:(?:can|could|will|would|won't) you (?:please |kindly |also )?|i "
    r"(?:want|need|beg|ask) you to |i'd like you to |i would like you to |"
    r"you (?:could|must|should|will) |you'll |make sure to |"
    r"(?:let's|let us|shall we|can we|could we|may we|i'd like to|i would like to|i want to)(?= meet\b) )?"
    r"(?:please |kindly )?(?P<words>\p{L}+ .+)$",
    regex.IGNORECASE,
)
_HEAD = expression(
    r"^(?:that )?(?:you (?P<no>won't|will not|never|don't)|you(?:'ll| will| would|'d| shall| can)?(?P<never> "
    r"never| not)?|(?P<not>not) to|to)\s+",
    regex.IGNORECASE,
)
_LATER = expression(
    r"\b(?:if|when|whenever|until|till|while|once|as soon as|for me|tonight|tomorrow|today|at (?:noon|midnight|"
    r"dawn|dusk|night|nightfall|sunset|sunrise|\p{L}+ o'clock|\d+|one|two|three|four|five|"
    r"six|seven|eight|nine|ten|eleven|twelve)\b|(?:this|in the) (?:morning|afternoon|"
    r"evening)|by (?:noon|evening|nightfall)|before|after|as long as|"
    r"unless|should|in (?:an?|\d{1,2}|one|two|three|four|five|six) (?:minutes?|hours?|days?))\b",
    regex.IGNORECASE,
)
_NOT_WISH = expression(
    r"^(?:did|do|does|are|am|was|were|has|had|have|i(?! (?:want|need|beg|ask|would like) you|'d like you)|we|"
    r"it|why|what|who|when|how|where|if|i promise|i swear|"
    r"you (?:promised|swore|said|did)|don't|do not|never|he|she|they|does|is)\b",
    regex.IGNORECASE,
)
_VERB_BEGINS = expression(
    r"^(?:ring|toll|sound|(?:keep|hold|save|reserve|put|set|lay|store)(?: aside| by| back)? (?:the|my|that|"
    r"this|an?|it|his|her|your|one|two|them)|let (?:me|us) (?:pass|through|by|out)|open (?:the|your) gate|"
    r"meet(?! (?:your|the|my|him|her|them|somebody|someone|anyone|people)\b)|wait (?:for (?:me|us)|at|by))\b|"
    r"tell (?!me\b|us\b|it\b|a\b|the (?:truth|story|time)\b)",
    regex.IGNORECASE,
)
_TELLS = expression(r"(?:you (?:will )?|to )?(?i:tell) \p{Lu}\p{Ll}+ (?i:that|about|i|my|to)\b")
"""A message for somebody; it is for later even where no hour is named."""
_ENDS = expression(
    r"(?:,? (?:please|okay|ok|will you|would you|won't you|yes|right|friend|now please))+$", regex.IGNORECASE
)


def read_memory_questions(heard: Sequence[Clause]) -> list[Intent]:
    """What the player asks of the character's memory: its own name, goal and facts, and the character's promise."""
    found: list[Intent] = []
    for clause in heard:
        kind = _memory_kind(clause)
        if kind:
            about = (_subject(clause), asked_key(clause.text)) if kind == "fact_asked" else ()
            found.append(Intent(kind, *about))
    return found


def _memory_kind(clause: Clause) -> Kind | None:
    low = clause.low.rstrip("?!. ")
    if _PROMISE_ASKED.search(low) and not low.startswith(("i ", "he ", "she ", "they ", "if ")):
        return "promise_asked"
    if _GOAL.search(low):
        return "goal_asked"
    if _NAME.search(low):
        return "name_asked"
    if _FACT.search(low) and (clause.question or regex.match(rf"^(?:please )?{_KNOW}", low)):
        return "fact_asked"
    return None


def _subject(clause: Clause) -> str:
    """The words that say which fact is meant."""
    return " ".join(
        word
        for word in content_words(clause.text)
        if word not in ("forgotten", "forget", "forgot", "mention", "mentioned")
    )


_KEYS = {
    "lose": "lost", "lost": "lost", "losing": "lost", "missing": "lost", "live": "home", "born": "home",
    "grow": "home", "grew": "home", "raised": "home", "job": "trade",
    "work": "trade", "trade": "trade", "craft": "trade", "profession": "trade", "living": "trade", "afraid": "fears",
    "scared": "fears", "fear": "fears", "frightened": "fears", "frightens": "fears", "scares": "fears", "like": "likes",
    "love": "likes", "enjoy": "likes", "favourite": "likes", "favorite": "likes", "fond": "likes", "old": "age",
    "age": "age", "hate": "dislikes", "dislike": "dislikes", "own": "owns",
}  # fmt: skip
KIN = frozenset("sister brother mother father son daughter wife husband uncle aunt cousin niece nephew friend".split())
_FROM = expression(r"\bwhere (?:am i|do i|did i|i) ?(?:am |'m )?(?:from|come|live|hail)|\bi (?:come|hail|am) from\b")


def asked_key(question: str) -> str:
    """The kind of fact that a question is about, as recollections are tagged; "" where it is none that has a name."""
    if _FROM.search(question.lower()):
        return "home"
    said = words(question)
    kin = next((word.removesuffix("'s") for word in said if word.removesuffix("'s") in KIN), "")
    return kin or next((_KEYS[word] for word in said if word in _KEYS), "")


def read_promise_wish(line: str, heard: Sequence[Clause], persona: Persona) -> Intent | None:
    """The promise that the player wants: explicitly ("promise me that …"), or a request for later that one of the
    character's vows fits ("will you keep the rope for me until evening?")."""
    condition = ""
    for clause in heard:
        explicit = _WISH.match(clause.text)
        plain = None if explicit or _NOT_WISH.match(clause.text) else _PLAIN_WISH.match(clause.text)
        match = explicit or plain
        later = _LATER.search(f"{clause.low} {condition}") or (match and _TELLS.match(match["words"]))
        if not match or (plain and not later):
            condition = clause.text if regex.match(r"(?:if|when|once|as soon as|should)\b", clause.low) else ""
            continue
        wanted = _base(match["words"])
        wanted = f"{wanted} {condition[:1].lower()}{condition[1:]}".strip()
        vow = _fitting(persona.promises, wanted, clause.text)
        if wanted and (explicit or _VERB_BEGINS.match(match["words"])):
            return Intent("promise_wanted", wanted, vow)
    return None


def _base(wanted: str) -> str:
    """The words as they follow "promise to"."""
    head = _HEAD.match(wanted)
    rest = wanted[head.end() :] if head else wanted
    rest = _ENDS.sub("", rest.strip(" .!?,"))
    if head and head["no"]:
        return f"{'never' if head['no'].lower() == 'never' else 'not'} {rest}"
    if head and (head["never"] or head["not"]):
        return f"{(head['never'] or head['not']).strip().lower()} {rest}"
    return rest[:1].lower() + rest[1:]


def _fitting(vows: Sequence[Vow], wanted: str, clause: str) -> str:
    """The kind of the vow that fits the wish, "keep_item:rope" with its item; nothing where none does."""
    if words(wanted)[:1] in (["not"], ["never"]):
        return ""
    said = stems(wanted)
    best, best_id = 0, ""
    for vow in vows:
        fit = best_phrase(vow.asks, said)
        if vow.item is not None and not _names(vow, said):
            continue
        if fit > best:
            best, best_id = fit, vow.kind if vow.item is None else f"{vow.kind}:{vow.item}"
    return best_id


def _names(vow: Vow, said: tuple[str, ...]) -> bool:
    item = (vow.item or "").replace("_", " ")
    return best_phrase([item], said) > 0 or any(word in said for word in stems(item) if word not in EMPTY_WORDS)
