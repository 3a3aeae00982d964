"""How characters claim a deed in words: patterns for a sentence. Read by `deed_words`."""

from __future__ import annotations

from functools import lru_cache

import regex

from game.mind.amounts import COINS, NUMBER
from game.mind.expression import expression

LASTING = 6
"""The patterns of a transfer from this one on speak of what is the player's for good: "the lantern is yours"."""
OTHER_GOODS = (
    r"spears?|cloaks?|kni(?:fe|ves)|maps?|books?|atlas|keys?|whistles?|coats?|boots|daggers?|charts?|swords?|hats?|gloves|"
    r"blankets?|rings?|letters?|gifts?|presents?|the seal|loa(?:f|ves)|change|sextants?|horns?|prizes?|hooks?"
)
DENIED = expression(
    r"\b(?:not|never(?! mind)|no|none|nobody|nothing|neither|nor|cannot|without|hardly|sooner|rather|"
    r"\p{L}+n['’]t)\b",
    regex.I,
)
SUPPOSED = expression(
    r"\b(?:if|when|once|unless|until|till|whoever|whether|had you|before|maybe|the day|"
    r"perhaps|try|think about|as soon as|whatever|suppose|after you (?:pay|win|beat))\b",
    regex.I,
)
CAN = expression(r"\b(?:could|would|might|should|can|['’]d)\b(?=[^,]*$)", regex.I)
"""Only what may or could be, in the same breath."""
PROVIDED = expression(
    r"\b(?:if|when|once|unless|until|as soon as|after) (?:(?:you(?:['’]ve)?|somebody|someone|there)(?: \p{L}+)? "
    r"(?:win|won|beat|beats|pay|paid|bring|brought|show|shown|have|had|wear|get|got|outwit|earn|earned|see|come up)|"
    rf"I (?:see|have seen|hold) (?:it|the|your|that|coins?|{NUMBER}))\b|"
    r"\bfor (?:those|whoever|anyone|anybody|him|her) (?:who|that)\b|"
    r"\bfor the (?:stone )?seal\b|\bwithout (?:a |the )?(?:coins?|seal)\b|\b(?:have|take) a (?:good |"
    r"closer )?look\b|\bon my word, no\b",
    regex.I,
)
TERMS = expression(
    rf"(?:^|[,;:] )\W*(?:(?:just|first|only|then|\p{{L}}+,) )?(?:(?:bring|show|win|beat|get|put|fetch|earn|"
    rf"pay|lay|find|outwit|give me|hand me|come with|come back with|coin on the board)\b(?!.*\bfor you\b).*\b(?:and|"
    rf"then|first)\b|(?:{NUMBER} {COINS}|(?!an?\b|one\b){NUMBER})(?: (?:on the board|first|down|for me))*"
    rf"(?:,? (?:dear|lad|slowpoke|young friend))?,? (?:and|then|first)\b)|\bsay the word\b.*\band\b",
    regex.I,
)
OF_OTHERS = expression(
    r"\b(?:yesterday|last (?:week|night|spring|winter|summer|autumn|year|month|time)|ago|back then|"
    r"once upon|I once|(?:opened|raised|lifted) [^,.]*\bfor (?:her|him|them)|"
    r"I(?:['’]ve| have)? heard|for the last time|days back|used to|"
    r"(?:she|they|kestrel|oda|alder|father|mother|husband|monk|pedlar|captain|tinker|boy|sister)\b[^,.]{0,20}\b(?:gave|bought|took|sold|made|won|walked|paid|let))\b",
    regex.I,
)
_HERE = (
    r"(?:^|[,;:—–] ?|\band |\bfine, \p{L}+, )(?:and |now )?(?:here|there)(?:['’](?:s|re)| is| are| you (?:go|are)|,| )"
)
_VERBS = (
    r"giv(?:e|ing|en)|gave|hand(?:ing|ed)?|lend(?:ing)?|lent|pass(?:ing|ed)?|slip(?:ping|ped)?|toss(?:ing|ed)?|put|laid|wrap(?:ped|ping)?|"
    r"pack(?:ed|ing)?|press(?:ed|ing)?|sell(?:ing)?|sold|tuck(?:ed)?|threw|thrown?|fetch(?:ed)?|plac(?:e|ed)|leav(?:e|ing)|offer(?:ing)?"
)
YOUR_BAG = r"(?:in|into|on|over|onto) your (?:bag|sack|pack|purse|pocket|hands?|palm|satchel|arms|shoulders?|basket)"
_I = r"\bI(?:['’](?:ve|m|ll)| have| am| will| shall| just| now| already| gladly)*"
_GATE = (
    r"\bgate(?:['’]s| is| stands| now|,? \p{L}+,)*(?: \p{L}+)? (?:open(?:ed|ing)?|unbarred|unlocked|unbolted)\b|"
    r"\bgate opens (?:before|for) you\b",
    rf"(?:{_I}|\b(?:Bram|he)(?: has| just| now| lets)*) (?:just |now )*(?:open(?:ed|ing|s)?|unlock(?:ed|"
    rf"ing)?|unbar(?:red)?|lift(?:ed)?|drawn?|swung|swing|"
    r"rais(?:e|ed))\b(?=[^.]*\b(?:gate|bars?|bolts?|open)\b)",
    r"\b(?:permission|passage|leave to (?:pass|go)) (?:is )?(?:granted|given|yours)\b|"
    r"\bI (?:hereby )?(?:grant|give) you (?:passage|leave)\b|"
    r"\byou have (?:my )?leave to (?:pass|go)\b|\bup goes the (?:bar|gate)\b|\bwelcome through\b|\bthrough with you\b|"
    r"\bthe way is (?:clear|open)\b|\bwalk on through\b",
    r"\b(?:let|lets|letting|wav(?:e|es|ing)) you (?:through|by|pass|in|out|past)\b",
    r"\byou(?:['’]re free to| may| can| are free to) (?:now )?"
    r"(?:pass|go (?:out|through|on|north)|walk (?:on|straight|out|"
    r"through)|enter|leave town)\b(?! (?:the time|that way))",
    r"(?:^|[,;:] ?|\b(?:now|and|so|on) )\W*(?:go|walk|step|slip|come|head|get)(?: on| right| straight|"
    r" along| quickly)* (?:through|"
    r"out)\b(?! (?:of|it|the|here|this|that)\b(?! gate))",
    r"\b(?:in|out|through) you go\b|\bthrough the gate with you\b|\bthe (?:way|road) north is (?:clear|"
    r"open|yours)\b|\b(?:north )?road is yours\b",
    r"\b(?:swings?|pulls?|pushes|throws?|draws?) (?:the|open the) (?:gate|bars?|bolts?)\b|\bbars? (?:is|"
    r"are) (?:up|off|lifted)\b",
)
_OPEN_IT = (
    r"\bit(?:['’]s| is) (?:open|unlocked|unbarred)\b|\byou(?:['’]re| are) through\b|"
    r"\bdoors? (?:\p{L}+ ){0,2}(?:apart|open)\b|"
    r"\bwelcome to the north\b|\bopen up for you\b|\bopened up\b|\bswung it open\b|(?:^|"
    r"[,;] )pass(?: freely| through)?(?=[.,!]|$)|"
    rf"{_I} (?:just )?(?:open(?:ed)?|unlock(?:ed)?|lift(?:ed)?) (?:it|up)\b"
)
_VOW = (
    r"\bI(?:['’]ll| do| will)? (?:hereby |solemnly )?(?:promise|swear|vow|pledge)\b(?! (?:nothing|at|no|none|only)\b)",
    r"\b(?:you have|you['’]ve got|I give you|take|on|upon|you may have) (?:my|our|"
    r"a \p{L}+['’]s) (?:solemn |own )?(?:word|oath|promise|hono[u]?r|vow|blade|life|"
    r"mother)\b",
    r"(?:^|[,;] )\W*word of an? \p{L}+\b|\bmy word (?:on|upon) it\b|\b(?:it|that)(?:['’]s| is) a promise\b|"
    r"\bcross my heart\b|"
    r"\b(?:up)?on my (?:hono[u]?r|blade|life|mother)\b",
    r"\bI(?:['’]ll| will| shall) (?:ring\b|(?:keep|hold|put|set|save|reserve|lay)\b(?! (?:an?|my|that|"
    r"it) (?:eye|ear|tongue|in mind|secret))"
    r"[^.,;]*\b(?:aside|back for|for you|until you|behind the|under the)\b|"
    r"(?:meet|wait for|be waiting for) you\b|be (?:there|here) (?:at|by|tonight|tomorrow)\b)",
)
_CHEAPER = (
    r"\bhalf price\b|\bdiscount\b|\bcheaper\b|\bknock (?:\p{L}+ )?(?:coins? )?off\b|\b(?:coins?|one|two|"
    r"three) off\b|\bon the house\b|"
    r"\bfree of charge\b|\bmy treat\b|\bfor nothing\b|\bno charge\b|\bthrow in (?:an?|the)\b|\bfor the price of\b"
)
ALONE = expression(
    rf"\b(?:yours|have (?:it|that|this|one)|let (?:it|that|one) go|let['’]s say) (?:for )?(?:only |"
    rf"just )?(?P<n>(?!an?\b|one\b){NUMBER})\b|"
    rf"^\W*(?P<n>(?!an?\b|one\b){NUMBER})(?: {COINS})?,? and (?:it|that)(?:['’]s| is) yours\b|"
    rf"^\W*(?:fine|very well|all right|done)?,? ?(?P<n>(?!an?\b|one\b){NUMBER})(?: {COINS})?"
    r"(?:,? (?:today|on the board|for you|then|it is|and not .*|dear|flat))*\W*$",
    regex.I,
)
PRICED = expression(
    rf"(?<!-)\b(?P<n>{NUMBER}) {COINS}\b|\b(?:for|at|is|are|be|goes for|charging|charge|"
    rf"costs?(?: you)?|make (?:it|the \p{{L}}+)|asks?|"
    rf"you|to) (?:only |just )?(?P<n>(?!an?\b|one\b){NUMBER})\b"
    rf"(?! (?!{COINS}\b|for\b|if\b|and\b|now\b|today\b|then\b|each\b|apiece\b|dear\b)\p{{L}}+)|"
    rf"\b(?P<n>(?!an?\b|one\b){NUMBER}) for (?:the|a|an|my|this|that)\b|\b(?:give|pay) me (?P<n>(?!an?\b|"
    rf"one\b){NUMBER})\b",
    regex.I,
)  # fmt: skip
CALLING = expression(
    r"(?<!\bmore,? and )\bI(?:['’]ll| will| shall| must|['’]m going to|['’]ve| have)?(?: just| now| already)? "
    r"(?:call(?:ed|ing)?|fetch|summon(?:ed)?|send for|sent for|shout(?:ed)? for)(?: for)? (?:(?:the|my) )?(?:town )?"
    r"(?P<whom>guards?|watch(?:m[ae]n)?|warden|constables?|(?-i:\p{Lu}\p{Ll}+)(?! (?:a|an|the|my|what|that|by)\b))\b",
    regex.I,
)
"""The watch is called."""
TRIGGER = expression(
    rf"\b(?:call(?:ed|ing)?|fetch|summon(?:ed)?|send|sent|shout(?:ed)?|permission|grant(?:ed)?|leave|possession|inventory|own|obliged|received?|delivered|transaction|changed|present|keep|"
    rf"pop|goes|charging|charge|welcome|clear|wraps|unclips|puts|here|there)(?:['’]|\b)|\b(?:takes?|gives|passes|lends|tosses|slips|bought|buy|accepts|pockets|slides|money|apart|welcome|trouble|journey|your|have|accept|keep|catch|grab|borrow|yours|{_VERBS}|enjoy|sold|done|thanks?|{COINS}|gift|owner|business|"
    rf"swings?|pulls?|pushes|draws?|wav(?:e|es|ing)|open\p{{L}}*|pass|through|gate|bars?|bolts?|unlock\p{{L}}*|unbar\p{{L}}*|lift\p{{L}}*|drawn|swung|rais(?:e|ed)|"
    rf"promise|swear|vow|pledge|word|oath|honou?r|heart|ring|meet|wait|waiting|there|"
    rf"here|hold|save|set|reserve|lay|hands?|places?|drops?|presses|unclasps?|lets?|letting|through|free|something|"
    rf"discount|cheaper|"
    rf"price|knock|will have|will get|shall have|"
    rf"road|step|walk|slip|house|treat|off|took|your (?:bag|sack|pack|purse|pocket|palm|"
    rf"satchel|arms|shoulders?|basket|change)|"
    rf"you (?:may|can|are free)|(?:in|out) you go|in my (?:box|pouch|purse|jar|pocket)|put it on|a gift|"
    rf"(?:(?:is|are|be|for|at|to|you|costs?|asks?|me) )?(?:only |just )?(?!an?\b|one\b){NUMBER})\b",
    regex.I,
)
"""Words without which nothing of the kind is claimed: from here on a sentence is held back until it is whole."""


@lru_cache(maxsize=64)
def patterns(spelled: tuple[str, ...]) -> tuple[regex.Pattern[str], ...]:
    """Patterns for a transfer; `spelled` are the words for the things of the game."""
    thing = rf"(?:{'|'.join([*spelled, OTHER_GOODS])})"
    some, goods = r"(?:[\p{L}'’]+,? ){0,4}?", rf"(?:{thing}|{COINS}|money)"
    sources = (
        rf"{_HERE},?(?! (?:is|are) (?:an?|no|some|only|{NUMBER}) )[^.]{{0,30}}?\b{goods}\b|"
        rf"\bhere (?:is|are) (?:an?|one) (?:[\p{{L}}]+ )?{thing}\b|\bhere it is\b",
        rf"(?:^|[,;:—–] ?|\band |\bnow |\bjust |\bgo on, )(?:take|have|accept|catch|grab|borrow|"
        rf"keep(?! (?:your|it)\b)) (?:my|this|the|it|these|those|them|that|one|your|"
        rf"half)\b(?! hands? off)(?: {some}{thing}\b|(?=[.,!]| (?:and|to|with)))",
        rf"(?:^|[,;:] ?)(?:please, )?take (?:these|those|this|my) {some}{COINS}\b",
        rf"\bhave (?:a|some) {some}{thing}\b[^.]* (?:on me|for free|a little something)\b|(?:^|, )put it on\b|"
        rf"^\W*your {thing},",
        rf"{_I} (?:{_VERBS})\b(?! [^.]{{0,20}}\b(?:aside|back for|under the|"
        rf"behind the)\b)(?=[^.]*\b(?:{goods}|it|them)\b)(?=[^.]*\b(?:you|your)\b)",
        rf"(?:^|\*)\W*(?:takes|accepts|pockets|wraps?(?: up)?|slides|hands?(?! off)|press(?:es)?|"
        rf"pass(?:es)?|gives?|slips?|"
        rf"toss(?:es)?|places?|drops?|"
        rf"unclasps?) (?:you |over )?(?:{some}){thing}\b",
        rf"\b{goods}\b[^.,;]{{0,20}}?(?:['’]s|['’]re| is| are)(?: all| now| already)* (?:yours\b(?! (?:for|"
        rf"when|if|once|until)\b)|{YOUR_BAG})",
        r"\b(?:it|that|they)(?:['’]s|['’]re| is| are)(?: all| now| already)* yours\b(?! (?:for|when|if|"
        r"once|until)\b)|^\W*yours to keep\b",
        rf"\b(?:packed|coiled|put|laid|folded|is|are|was|palm|counted|one)\b[^.]* {YOUR_BAG}|"
        rf"\bhas a new owner\b|\bnew owner\b",
        rf"\benjoy (?:your|the|this)(?: new)? {thing}\b|\ba gift from me\b|\bpleasure doing business\b|"
        rf"^\W*(?:sold|done and done)\b",
        rf"\b(?:your|the|those) (?:{NUMBER} )?{COINS}\b[^.]* in my (?:box|pouch|purse|jar|pocket)\b|"
        rf"\bin my (?:pouch|box|purse|jar)\b|\bgoes on my shelf\b",
        rf"\bthank(?:s| you) for (?:the|this|those|these|your) (?:{NUMBER} )?(?:\p{{L}}+ )?{goods}\b|"
        rf"\b{COINS} for me\b",
        rf"{_I} (?:take|have|took(?! the\b)) (?:your|those|these|that|the) (?:\p{{L}}+ )?(?:{COINS}|"
        rf"{thing})(?: off you)?\b",
        rf"{_I} (?:bought|buy) your {thing}\b|\byou(?:['’]ve| have)? just bought\b|"
        rf"\b{goods} for your (?:trouble|journey|pains)\b",
        rf"(?:^|[,;:—–] ?|\band )\W*(?:and )?(?:an?|the|your|one|{NUMBER}) {some}{thing}(?: of \p{{L}}+)? for you\b"
        rf"(?=\W*(?:$|dear|lad|my|slowpoke|young|stranger))|"
        rf"\byou(?:['’]ll| will| shall) (?:have|get) (?:an?|the|my|your) {some}{thing}\b|"
        rf"{NUMBER} {COINS},? thank you\b",
        rf"\b(?:gives|hands|passes|slips|tosses|lends) you (?:[\p{{L}}]+ ){{0,3}}{thing}\b|"
        rf"\bslides it (?:across|over)\b|\benjoy it\b|"
        rf"\b(?:takes|wraps|passes|presses|drops|slides|unclips|hands(?! off)|puts) (?:\p{{L}}+ ){{0,4}}{thing}\b[^.]*"
        rf"\b(?:you|your)\b",
        rf"\b(?:gives|hands|passes|presses|drops|slides|puts|tosses|lays) (?:it|them) (?:over )?(?:in)?to "
        rf"(?:you\b|your)|"
        rf"\btakes your (?:{NUMBER} )?{COINS}\b|\b(?:and|then|,) ?(?:hand|give|pass|sell) you "
        rf"(?:the|an?|my|this|your) {some}{thing}\b",
        rf"\b{thing}\b[^.,;]{{0,12}} (?:has|have) changed hands\b|\boff it goes to you\b|\btransaction complete\b|"
        rf"\b(?:in|into|to) your (?:possession|inventory|keeping)\b|\b{COINS} received\b|\b{thing} delivered\b|"
        rf"^\W*you receive\b|\byou can keep (?:the|my|this|that) {some}{thing}\b|"
        rf"\byou (?:now )?own (?:the|my|a|an) {some}{thing}\b",
        rf"(?:^|[,;:] ?|\band )(?:pop|stick|tuck|slip|put) (?:this|that|the|my) {some}{thing} (?:in|into) your\b|"
        rf"(?:^|[,;] ?)(?:please, )?take my (?!word|advice|arm|hands?|"
        rf"seat|place|time|meaning|point|leave|chair|stool|bench)\p{{L}}+\b(?=[.,!]|$)|"
        rf"\bpresent you with\b|\bI(?:['’]m| am) (?:giving|handing|lending) you (?:my|the|this|an?) \p{{L}}+\b",
        rf"\b(?:much )?obliged for (?:the|this|that|your) {some}{thing}\b|"
        rf"\bas a (?:little )?gift\b[^.]*\b(?:here|for you|from me)\b|"
        rf"\btaken {some}{COINS} out of your\b|\bthey(?:['’]re| are) in your (?:palm|hand|purse|pocket)\b|"
        rf"\byour (?:seal|{thing}) goes (?:in|into|on) my\b",
    )
    return tuple(expression(source, regex.I) for source in sources)


OPENING = tuple(expression(source, regex.I) for source in _GATE)
FOR_YOU = expression(r"\bfor you\b|\byou(?:['’]ll| will| shall) (?:have|get)\b", regex.I)
VOWING = tuple(expression(source, regex.I) for source in _VOW)
OPEN = expression(_OPEN_IT, regex.I)
CHEAP = expression(_CHEAPER, regex.I)
