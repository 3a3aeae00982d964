"""The player's own words, turned towards who speaks: "I lost my compass" becomes "you lost your compass" or
"Teodora lost Teodora's compass"."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

import regex

from game.mind.expression import expression

_TOKEN = expression(r"\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[^\p{L}]+|.", regex.DOTALL)
_SPACES = expression(r"\s+")
_CLOSED = expression(r"[.!?…]['\"”’)\]]*$")
_AFTER_WHAT_YOU_ACTS = frozenset(
    "if that when whenever because and but or until till unless while who whom what where how why as before "
    "after since "
    "once so than though although whether".split()
)
_ADVERBS = frozenset(
    "also never always just still only really often sometimes once usually already even now then sincerely truly "
    "hardly rarely soon ever both".split()
)
_UNCHANGED = frozenset(
    "can could may might must shall should will would ought can't cannot couldn't won't wouldn't shouldn't mustn't "
    "did didn't had hadn't used not to the a an my your his her their our this that no and or but".split()
)
_PAST = frozenset(
    "arose ate beat became began bent bet bit bled blew bought bound broke brought built burnt burst came cast caught "
    "chose clung cost crept cut dealt died drank dreamt drew drove dug fed fell felt fled flew forbade forgave forgot "
    "fought found froze gave got grew ground heard held hid hit hung hurt kept knelt knew laid lay leapt learnt led "
    "left lent let lit lost made meant met mistook mowed overheard overslept paid put quit ran rang read rode "
    "rose sang "
    "said sank sat saw sent set sewed shook shone shot showed shut slept slid sold sought sowed spelt spent spilt "
    "split spoke spread "
    "sprang stole stood stuck struck stung swam swept swore swung taught thought threw told took tore understood "
    "agreed freed spun bade bore leant smelt wept shrank bred upset was went were withdrew woke won wore wove "
    "wrote".split()
)
_PARTICIPLES = frozenset(
    "been begun better broken brought chosen come done drunk eaten fallen forgotten found given gone had heard hidden "
    "known left lost made met promised run said seen sent sold spoken stolen sworn taken thought told won worn "
    "written".split()
)
_IRREGULAR = {"am": "is", "are": "is", "have": "has", "do": "does", "don't": "doesn't", "haven't": "hasn't",
              "go": "goes", "aren't": "isn't", "were": "was", "weren't": "wasn't"}  # fmt: skip
_COORDINATED = frozenset(
    "am have do live work go come want need like love hate fear own seek search look travel sell make carry keep know "
    "sing play sleep eat drink fish hunt sail bake brew write read teach serve study walk ride mend build grow trade "
    "help hope wish dream miss".split()
)
_ENDINGS = {"'m": "am", "'ve": "have", "'ll": "will", "'re": "are"}
_AUXILIARIES = frozenset("am was are were do did have had can could will would shall should may might must".split())
_VERBS = _PAST | _COORDINATED | {"i", "you", "is", "are", "has", "had", "did", "does", "will", "can"}
_MINE_BEFORE = frozenset("of is was are were be than not".split())


_HOURS = "twelve one two three four five six seven eight nine ten eleven".split()
_QUARTERS = ("", "quarter past ", "half past ", "quarter to ")
_PARTS = (
    (5, " at night"),
    (12, " in the morning"),
    (18, " in the afternoon"),
    (22, " in the evening"),
    (24, " at night"),
)


@dataclass(frozen=True, slots=True)
class _Voices:
    """What each pronoun becomes; `third` are those of "i", "we" and "you" whose verb is in the third person then."""

    i: str
    me: str
    my: str
    mine: str
    myself: str
    we: str
    us: str
    our: str
    you: str
    you_object: str
    your: str
    yours: str
    yourself: str
    third: frozenset[str]


_ALL = frozenset({"i", "we", "you"})


def third_person(words: str, name: str, npc_name: str) -> str:
    """The player's `words` as somebody else would tell them of `name`, who said them to `npc_name`."""
    own, theirs = f"{name}'s", f"{npc_name}'s"
    return _turn(words, _Voices(name, name, own, own, "themself", "they", "them", "their",
                                npc_name, npc_name, theirs, theirs, "themself", _ALL))  # fmt: skip


def second_person(words: str) -> str:
    """The player's `words` as the character says them back to the player."""
    return _turn(words, _Voices("you", "you", "your", "yours", "yourself", "you", "you", "your",
                                "I", "me", "my", "mine", "myself", frozenset()))  # fmt: skip


def told_to_the_player(words: str, npc_name: str) -> str:
    """The player's `words`, said to `npc_name`, as a page about that character tells them to the player."""
    return _turn(words, _Voices("you", "you", "your", "yours", "yourself", "you", "you", "your", npc_name, npc_name,
                                f"{npc_name}'s", f"{npc_name}'s", "themself", frozenset({"you"})))  # fmt: skip


def cut(text: str, letters: int) -> str:
    """As much of the text as has so many letters, cut after a word."""
    return text if len(text) <= letters else text[:letters].rpartition(" ")[0] or text[:letters]


def one_line(text: str) -> str:
    """The text on one line that cannot be mistaken for more than a line: line breaks and control characters become
    spaces, straight double quotes single ones."""
    plain = "".join(" " if _breaks_the_line(letter) else letter for letter in text)
    return _SPACES.sub(" ", plain.replace('"', "'")).strip()


def _breaks_the_line(letter: str) -> bool:
    # the two joiners are control characters too, but letters of their scripts
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") and letter not in "\u200c\u200d"


def listed(pieces: Sequence[str]) -> str:
    """Some things as a list: "a rope", "a rope, bread and a lantern"."""
    return " and ".join([", ".join(pieces[:-1]), pieces[-1]] if len(pieces) > 1 else pieces)


def sentence(text: str) -> str:
    """The text with a capital at its head and a full stop at its end; nothing stays nothing."""
    text = text.strip().rstrip(",;:")
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if _CLOSED.search(text) else ".")


def hour_in_words(minute: int) -> str:
    """The hour for people without a watch; `minute` counts from midnight: "half past eight in the morning"."""
    quarters = (minute + 7) // 15 % 96
    hour, quarter = divmod(quarters, 4)
    if quarter == 3:
        hour = (hour + 1) % 24
    named = {0: "midnight", 12: "noon"}.get(hour, _HOURS[hour % 12])
    part = "" if hour in (0, 12) else next(part for until, part in _PARTS if hour < until)
    return f"{_QUARTERS[quarter]}{named}{part}"


def _turn(words: str, voices: _Voices) -> str:
    tokens: list[str] = _TOKEN.findall(words.replace("’", "'"))
    words_only = [token.lower() for token in tokens if token[0].isalpha()]
    turned: list[str] = []
    at, subject = 0, ""
    for token in tokens:
        if not token[0].isalpha():
            turned.append(token)
            subject = "" if regex.search(r"[.!?;:]" if subject.startswith("after") else r"[.!?;:,]", token) else subject
            continue
        new, subject = _word(token, words_only, at, subject, voices)
        turned.append(new)
        at += 1
    return "".join(turned)


def _word(token: str, words: Sequence[str], at: int, subject: str, voices: _Voices) -> tuple[str, str]:
    """What `token`, the word at `at`, becomes, and the subject ("i", "you" or none) whose verb is still to come."""
    low = token.lower()
    before = words[at - 1] if at else ""
    after = words[at + 1] if at + 1 < len(words) else ""
    head, ending = _contracted(low)
    if head in ("i", "we", "you") and ending:
        return _short(head, ending, after, voices), ""
    if low == "i":
        return voices.i, "" if before in _AUXILIARIES or _joined(words, at) else "i"
    if low == "you":
        acts = not before or before in _AFTER_WHAT_YOU_ACTS or after in _IRREGULAR or after in ("will", "would", "can")
        return (voices.you, "you") if acts else (voices.you_object, "")
    if low in ("am", "was", "are", "were") and after in ("i", "you"):
        return _be(low, after, voices), ""
    plain = _pronoun(low, before, voices)
    if plain is not None:
        return plain, subject if subject.startswith("after") else ""
    return _verb(token, low, before, subject, voices)


def _joined(words: Sequence[str], at: int) -> bool:
    """Whether the "I" at `at` is the second half of a subject ("my sister and I")."""
    if at == 0 or words[at - 1] != "and" or at > 5:
        return False
    return not any(word.partition("'")[0] in _VERBS or word.endswith("ed") for word in words[: at - 1])


def _contracted(low: str) -> tuple[str, str]:
    head, mark, tail = low.partition("'")
    return head, mark + tail


def _short(head: str, ending: str, after: str, voices: _Voices) -> str:
    """I'm, I've, I'll, I'd and their like, written out."""
    said = {"i": voices.i, "we": voices.we, "you": voices.you}[head]
    if ending == "'d":
        return f"{said} {'had' if after in _PARTICIPLES or after.endswith('ed') else 'would'}"
    verb = _ENDINGS.get(ending)
    if verb is None:
        return said + ending
    return f"{said} {'are' if (head, verb) == ('we', 'are') else _agree(verb, head, voices)}"


def _pronoun(low: str, before: str, voices: _Voices) -> str | None:
    if low == "mine":
        return voices.mine if before in _MINE_BEFORE else None
    table = {
        "me": voices.me, "my": voices.my, "myself": voices.myself, "we": voices.we, "us": voices.us,
        "our": voices.our, "ours": voices.our + "s", "your": voices.your, "yours": voices.yours,
        "yourself": voices.yourself,
    }  # fmt: skip
    return table.get(low)


def _be(low: str, after: str, voices: _Voices) -> str:
    """A form of "be" that stands before its subject."""
    past = low in ("was", "were")
    if after in voices.third:
        return "was" if past else "is"
    if after == "i":
        return "were" if past else "are"
    return "was" if past else "am"


def _verb(token: str, low: str, before: str, subject: str, voices: _Voices) -> tuple[str, str]:
    """The word after a subject: an adverb waits on, a verb is shaped; a later "and" may lead to a further verb."""
    who = subject.removeprefix("after ")
    if subject.startswith("after"):
        further = before in ("and", "or", "but") and low in _COORDINATED
        return (_agree(low, who, voices), subject) if further else (token, subject)
    if low == "am":
        return _agree(low, "i", voices), ""
    if not subject or low in _ADVERBS or low.endswith("ly"):
        return token, subject
    verb = _agree(low, who, voices)
    return token if verb == low else verb, "" if low in _UNCHANGED else f"after {who}"


def _agree(verb: str, who: str, voices: _Voices) -> str:
    """The verb in the form that the new subject asks for."""
    if who in voices.third:
        return _third(verb)
    if who == "i":
        return {"am": "are", "was": "were", "wasn't": "weren't"}.get(verb, verb)
    return {"are": "am", "were": "was", "aren't": "am not", "weren't": "wasn't"}.get(verb, verb)


def _third(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if (
        verb in _UNCHANGED
        or verb in _PAST
        or (verb.endswith("ed") and not verb.endswith("eed"))
        or verb.endswith("n't")
        or not verb.isascii()
    ):
        return verb
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in ("a", "e", "o", "u"):
        return verb[:-1] + "ies"
    return verb + "s"
