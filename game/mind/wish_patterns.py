"""How people ask for a deed: patterns on a clause in lower case. Read by `wish`."""

from __future__ import annotations

import regex

from game.mind.amounts import COINS, NUMBER

_I = r"(?:i|we)"
_WILL = (
    rf"(?:{_I}(?:'ll| will| shall|'d like to| would like to| want to| wanna|'d love to| would love to|'m going to|"
    rf" am going to|'m here to| came to| wish to| mean to|'ve come to| have come to)|let me|let's|(?:can|"
    rf"could|may|might) {_I}|"
    r"(?:is|would) it (?:be )?(?:possible|all right|ok(?:ay)?) (?:to|if i)|time to|allow me to|"
    r"(?:can|could|will|would) you (?:please )?let me)"
)
_SO = r"(?: (?:just|please|kindly|also|now|then|gladly|happily|maybe|actually|still|ever so kindly|quickly))*"
_TAKES = r"(?:buy|take|have|get|purchase|grab|pick up|go (?:with|for)|pay for|settle for|order)"
_HANDS = (
    r"(?:give|get|hand|pass|sell|fetch|bring|wrap(?: up)?|sort|find) (?:me|us)(?: out| up)?|wrap up|"
    r"put (?:me|us) down for|set me up with|"
    r"make (?:it|that)|ring (?:me )?up|gimme|sell"
)
BUYS = (
    regex.compile(rf"^(?:{_WILL}{_SO} {_TAKES})\b(?P<what>.*)"),
    regex.compile(
        rf"^(?:{_I}(?:'d like| would like| want|'ll have|'ll take|'d take| take|'m after|'m taking|"
        rf"'m buying| buy)){_SO}\b(?! to\b| you\b)(?P<what>.+)"
    ),
    regex.compile(
        rf"^(?:(?:can|could|will|would|won't) you (?:please |kindly )?)?(?:please )?(?:{_HANDS})\b(?P<what>.+)"
    ),
    regex.compile(rf"^(?:{_WILL}|i){_SO} (?:pay|offer|give)(?: you)?(?P<what> .*\bfor\b.+)"),
    regex.compile(rf"^(?:here(?:'s| is| are)|take|have)(?: my| your| the)? (?P<what>{NUMBER} {COINS}.*\bfor\b.+)"),
    regex.compile(rf"^(?P<what>{NUMBER}(?: {COINS})? (?:for|on the board for) .+)"),
    regex.compile(
        rf"^(?:just |only |and |also |plus |make it |another )*(?P<what>(?:{NUMBER}|some|the|"
        rf"your)(?: \p{{L}}+){{1,5}})$"
    ),
    regex.compile(r"^(?P<what>[\p{L} ]{3,30}(?:,? (?:please|pls|plz|for me)))$"),
)
BARE = (4, 5, 6, 7)
"""Which of these speak without a verb: they must name a thing, and no word beside it that tells of something else."""
PLAIN = regex.compile(
    rf"\b(?:{NUMBER}|{COINS}|a|an|the|some|of|more|and|for|your|those|these|please|pls|plz|me|just|only|good|fine|new|fresh|big|small|"
    r"best|nice|cheap|sturdy|strong|proper|thanks|thank|you|then|too|as|well|to|go|here|in|on|board|it|that|this|one|dear|oda|"
    r"another|single|whole|today|now|ma'am|madam|miss)\b|\W+"
)
DEALS = regex.compile(
    r"^(?:it's a |you have a |you've got a |we have a |that's a )?(?:deal|bargain)$|^(?:done|agreed|sold|"
    r"very well|fine|fair enough|"
    r"all right|alright|okay|ok|yes|sure|good|right|great|perfect|fair)?,? ?(?:then )?(?:i'll take|"
    r"i will take|i'll have|i'll buy|i buy|i take|give me|i want|i'd like) "
    rf"(?P<it>it|that|that one|this|this one|one|them|both|one of (?:those|them|these)|"
    rf"{NUMBER}(?: of (?:those|them|these))?)(?: please| then| thanks| now)*$|^(?:agreed|sold|shake on it|"
    rf"let's shake(?: on it)?|wrap (?:it|one|that) up(?: then| please)?|i accept|i'm in|done)$"
)
BIDS = regex.compile(
    rf"^(?:(?:how|what) about|make it|would you (?:take|accept|do)|will you (?:take|accept|do)|can you do|"
    rf"could you do|do|"
    rf"{_I}(?:'ll|'d| will| can| could)? (?:give|offer|pay|go|do)(?: you)?(?: up to)?|my offer is|take|"
    rf"let's say|say|and for|for)? ?"
    rf"(?P<n>(?!an?\b|one\b|another\b){NUMBER})(?: {COINS})?(?: (?:for it|for that|then|and we have a deal|"
    rf"and (?:not|no) .+|is (?:all|what|my) .+|and it's a deal|tops|at most|instead|please|"
    rf"would be fair))*$"
)
_OWN = r"(?:my|this|these|one of my|some of my|the|an?|some|your|our)"
SELLS = (
    regex.compile(rf"^(?:{_WILL}|i){_SO} (?:sell|trade in|part with|offer)(?: you| off)?(?: {_OWN})? (?P<what>.+)"),
    regex.compile(
        r"^(?:will|would|do|can|could|won't) you (?:like to |want to |care to )?(?:buy|take|"
        r"purchase)(?: from me)? (?:my|this|these|one of my|our)\b(?P<what>.+)"
    ),
    regex.compile(r"^(?:want|care|fancy|like|wish) (?:to buy )?(?:my|this)\b(?P<what>.+)"),
    regex.compile(r"^(?:please )?buy (?:my|this|these)\b(?P<what>.+)"),
    regex.compile(
        r"^(?:i(?:'ve| have)(?: got)?|got|here(?:'s| is)) (?P<what>.+) (?:to sell|for sale|"
        r"that i(?:'d like to| want to|'m) sell(?:ing)?)\b.*"
    ),
    regex.compile(r"^i(?:'m| am) selling (?P<what>.+)"),
    regex.compile(rf"^(?:my|this) (?P<what>.+ (?:for {NUMBER}(?: {COINS})?|is (?:for sale|yours for {NUMBER}).*))$"),
    regex.compile(
        rf"^(?:give me|pay me|i(?:'d| would)? (?:want|like|ask)|i'll take) {NUMBER} (?:{COINS} )?for (?:my|"
        rf"this)\b(?P<what>.+)"
    ),
)
GIVES = (
    regex.compile(
        rf"^(?:{_WILL}|i|i am here to){_SO} (?:return|give back|bring back|hand back|"
        rf"pay back)(?: you)?(?: {_OWN})? (?P<what>.+)"
    ),
    regex.compile(
        rf"^(?:here(?: you (?:go|are))?|there(?: you go)?)?[, ]*(?:please )?(?:take|have|accept|keep|eat|"
        rf"try|enjoy)\b(?: {_OWN}| a bit of| a piece of)* (?P<what>.+)"
    ),
    regex.compile(
        rf"^(?:here(?:'s| is| are)|this is|these are) (?:{_OWN} )?(?P<what>.+?)(?: for you| as a gift| from me)?$"
    ),
    regex.compile(
        rf"^(?:{_WILL}|i|i hereby){_SO} (?:give|offer|bring|present|hand|gift)(?: to)? (?:you|"
        rf"this to you)(?: with| back)?(?: {_OWN})? (?P<what>.+)"
    ),
    regex.compile(
        rf"^(?:{_WILL}|i){_SO} (?:give|offer|bring|present|hand|share|gift|donate|"
        rf"leave)(?: over)? {_OWN} (?P<what>.+? (?:to|with|for|here for) you)\b.*"
    ),
    regex.compile(
        rf"^i(?:'ve| have)? (?:brought|got|bought|saved|kept|carried)(?: up)? (?:you {_OWN}|"
        rf"{_OWN} (?=.+ (?:for|to) you)) ?(?P<what>.+)"
    ),
    regex.compile(rf"^i (?:have|bring|carry) (?:you )?(?:{_OWN} )?(?P<what>.+ (?:for you|as a gift|as a present).*)"),
    regex.compile(r"^(?:a|my|one) (?:small |little )?(?:gift|present|token)\b(?: for you)?[ :,]*(?P<what>.+)"),
    regex.compile(
        rf"^{_OWN} (?P<what>[\p{{L}} ]{{3,40}}? (?:is|are)(?: all| now)? (?:for you|yours|a gift|my gift|"
        rf"a present)\b.*)"
    ),
    regex.compile(
        rf"^you (?:can|may|should|must|look like you could use|could use|will|shall) (?:have|keep|use|"
        rf"eat)? ?(?:{_OWN} )(?P<what>.+)"
    ),
    regex.compile(rf"^(?:would|do|will|won't) you (?:like|want|care for|accept|have|take) (?:{_OWN} )?(?P<what>.+)"),
    regex.compile(rf"^(?:for you|it's for you|a gift|a present)[ ,:-]+(?:{_OWN} )?(?P<what>.+)"),
)
HAGGLES = regex.compile(
    r"\b(?:too (?:much|dear|expensive|steep|high|pricey|costly)|cheaper|discount|robbery|rob me|a (?:bit |"
    r"little )?(?:less|lower)|lower (?:the|your|that) "
    r"price|lower than that|(?:better|lower|friend(?:ly)?|special|best|good) (?:price|deal|offer)|"
    r"bring (?:the price|it|that) down|drop the price|come down|"
    r"go (?:any )?lower|do (?:any )?better|knock (?:a|some|something|off)|take (?:a|some|something|a few|"
    r"\w+) (?:coins? )?off|steep|"
    r"overpriced|rip-?off|cut me|meet me (?:halfway|in the middle)|rather expensive|quite expensive|"
    r"so expensive|expensive|pricey|outrageous|haggle|bargain|"
    r"that much|not worth|isn't worth|ain't worth|can't afford|cannot afford|shave|reduce|reduction|"
    r"(?:is|are|looks?|has|have|it's|there's|there is)\b.{0,30}\b(?:cracked|crack|dented|dent|frayed|torn|"
    r"hole|stale|rust(?:y|ed)?|bent|chipped|old|used|worn|mouldy|moldy|"
    r"damaged|broken|scratched|leaks?|leaky|patched|rotten|split|stained|thin|faded|blunt|scratch(?:es)?|holes))\b"
)
PRICES_ONLY = regex.compile(
    r"^(?:(?:and |so |but |well )*)(?:how much|what(?:'s|s| is| are| does| do| would| will)? (?:the |"
    r"your )?(?:price|cost|it cost|that cost|.* cost)|why)\b"
)
OFF = regex.compile(
    r"\b(?:never|nothing|nobody|no one|without|neither|nor|hardly|instead of|rather than|if|unless|whether|suppose|"
    r"supposing|imagine|pretend|wish|tomorrow|later|someday|one day|next (?:time|week|month|year|visit)|"
    r"yesterday|ago|last (?:week|night|time|year|month)|might|may(?! i\b| we\b| have\b| keep\b)|perhaps|"
    r"would have|could have|should have|used to|once i|when i|until|till|after i|before i|as soon as|soon|"
    r"(?:he|she|they|kestrel|bram|alder|everyone|everybody|people|someone|somebody|who|sister|brother|"
    r"mother|father|ana)(?:'s|'d|'ll)? (?:\p{L}+ )?(?:buy|buys|bought|sell|sells|sold|gives?|gave|given|"
    r"says?|said|told|wants?|takes?|took|would)|"
    r"(?:sooner|rather)\b.*\bthan|day i|dream\w*|story|joke|kidding|song|remember|hear|heard|think of|"
    r"thinking (?:about|of)|thought|considering|wonder(?:ing)?|"
    r"story|word for it|hint|advice|clue|moment|minute|second|chance|idea|look at|care of|break|care|"
    r"hand to|points?|seriously|notice|seat|breath|offence|offense|"
    r"trust|truth|answer|tip|lesson|news|directions?|hope|way)\b|\b(?:\p{L}+n't|"
    r"not)\b(?<!\bwon't)(?<!\bwhy not)|\bno\b(?! (?:less|more)\b)|\bcan't\b"
)
NOT_NEED = regex.compile(
    r"\b(?:can|could|will|would|won't) you\b|\bwhy (?:not|don't)\b|\bif (?:i may|you (?:please|don't mind|"
    r"like|want|can|would)|that's (?:all right|ok(?:ay)?|fine)|possible|it pleases you)\b|\bmaybe\b"
)
TAKEN_BACK = regex.compile(
    r"\b(?:never ?mind|"
    r"on second thoughts?|changed my mind|just kidding|kidding|joking|forget it|scratch that|"
    r"not really|just (?:looking|asking|curious|wondering)|no deal|don't (?:bother|worry)|or maybe not|"
    r"not today|wait,? no|actually,? no|i'm joking)\b"
)
IT = regex.compile(r"\b(?:it|that|this|one|them|those|these|that one|this one|both|ones?)\b")
TALE = regex.compile(
    r"\b(?:called|named|about|like|story|picture|smells?|looks?|from|belong|whose|which|made|used|bought|"
    r"sold|of (?!bread|tar|your|those|these|them|the))\b"
)
OPENS = regex.compile(r"\b(?:open|unlock|unbar|raise|lift|let|pass|through|aside|enter|cross|out of|past)\b")
YES = regex.compile(
    r"(?:yes|aye|yep|yeah|yup|please|yes please|please do|deal|sure|of course|ok|okay|all right|alright|"
    r"go on then|fine)"
)
NO = regex.compile(
    r"(?:no|nay|nope|no thanks|no thank you|never ?mind|not now|not today|better not|rather not|don't|"
    r"cancel|stop|no,? i won't)"
)
FOR_NOTHING = regex.compile(
    r"\b(?:(?:for |it's |is )?free(?: of charge)?|for nothing|gratis|as a (?:gift|present)|on (?:credit|tick)|"
    r"on the (?:house|slate)|"
    r"pay (?:you )?(?:back |it )?(?:later|tomorrow)|lend|borrow|without paying)\b"
)
"""Whoever wants a thing for nothing does not buy it."""
THREAT = regex.compile(r"\bor (?:else|i(?:'ll| will)? (?!take|buy)\p{L}+|you(?:'ll| will)|we)\b")
