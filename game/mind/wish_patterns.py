"""How people ask for a deed: patterns on a sentence or clause in lower case. Read by `wish`."""

from __future__ import annotations

import regex

from game.mind.amounts import COINS, NUMBER
from game.mind.expression import expression

LEAD = expression(
    r"^(?:(?:well|so|then|and|but|oh|ah|ok|okay|all right|alright|right|good|fine|yes|aye|sure|great|"
    r"listen|look|hello|hi|hey|"
    r"excuse me|good (?:morning|day|evening|afternoon)|morning|evening|anyway|please|thanks|thank you|no|"
    r"(?:dear )?oda|bram|(?:i think|i guess|i suppose|i reckon|i believe|maybe|just|only)(?= (?:i|we|some|"
    r"a|one|the|give|sell)\b))"
    r"\b[,!.: ]*)+"
)
_I = r"(?:i|we)"
_WILL = (
    rf"(?:{_I}(?:'ll| will| shall|(?:'d| would| should) (?:like|love|want|be glad|be happy) to|'d (?:like|love) to|"
    rf" want(?: to)?| wanna| need to|"
    rf" wish to| mean to|'ve decided to| have decided to|(?:'m| am) going to|(?:'m| am) here to| came to|"
    rf"(?:'ve| have) come to)|"
    rf"let me|let's|(?:\p{{L}}+ )?(?:can|could|may|might) {_I}|"
    rf"{_I}(?:'d| had)? better|"
    r"(?:is|would) it (?:be )?(?:possible|all right|ok(?:ay)?) (?:to|if i)|time to|allow me to|"
    r"(?:can|could|will|would) you (?:please )?let me)"
)
_SO = r"(?: (?:just|please|kindly|also|now|then|gladly|happily|actually|still|quickly|simply))*"
_TAKES = (
    r"(?:buy|take|have|get|purchase|grab|pick up|be(?:come)? the (?:\p{L}+ )?owner of|go (?:with|for)|pay for|"
    r"settle for|order)"
)
_HANDS = (
    r"(?:give|get|hand|pass|sell|fetch|bring|pack|wrap(?: up)?|sort|find)(?: to)? (?:me|us)(?: out| up)?|wrap up|"
    r"put (?:me|us) down for|"
    r"hand over|set me up with|ring (?:me )?up|gimme"
)
BID_FOR = expression(
    rf"^(?:my (?:last |final |best )?(?:offer|bid) is|i (?:say|bid)|meet me (?:halfway|in the middle)[:,]*|"
    rf"what (?:do|would) you say to|how (?:does|would|about)) (?P<n>{NUMBER})(?: {COINS})?(?: sound| be)? for "
    r"(?P<what>(?!my\b).+)"
)
"""A sum that is offered for a thing."""
BUYS = (
    expression(rf"^(?:{_WILL}{_SO} {_TAKES}|buy(?!ing)|purchase)\b(?P<what>.*)"),
    expression(
        rf"^(?:{_I}(?:'d like| would like|'d love| would love| should like| want|'ll have|'ll take|'d take|"
        rf" take|'m after|"
        rf"'m taking|'m buying|'m needing| am needing| buy| need(?= (?:\d|a\b|an\b|some\b|two|three|four|five|"
        rf"six)))){_SO}\b(?! to\b| you\b)(?P<what>.+)"
    ),
    expression(
        rf"^(?:(?:please )?(?:can|could|will|would|won't)? ?you (?:please |"
        rf"kindly )?)?(?:please )?(?:{_HANDS})\b(?P<what>.+)"
    ),
    expression(rf"^(?:{_WILL}|i(?: can| could)?){_SO} (?:pay|offer|give|do)(?: you)?(?P<what> .*\bfor\b.+)"),
    expression(rf"^(?:here(?:'s| is| are)|take|have)(?: my| your| the)? (?P<what>{NUMBER} {COINS}.*\bfor\b.+)"),
    expression(
        rf"^(?:(?:would|will|could|can) you (?:take|accept|do) )?(?P<what>(?!an?\b|"
        rf"one\b){NUMBER}(?: {COINS})? (?:for|on the board for) .+)"
    ),
    expression(
        rf"^(?:also |plus |make it )*(?P<what>(?:{NUMBER}|some|the|your|another|"
        rf"\p{{L}}+)(?:,? [\p{{L}}']+){{1,9}})$"
    ),
    expression(rf"^(?P<what>(?:{NUMBER}|some|the|another)(?:,? [\p{{L}}']+){{1,5}} for {NUMBER}(?: {COINS})?)$"),
    expression(r"^it(?:'s| is) (?P<what>(?:the|a|an|that) .+) for (?:me|us)$"),
    expression(
        rf"^(?P<what>(?:{NUMBER}|some|the|another)(?: \p{{L}}+){{1,4}}) (?:will do(?: me)?|"
        rf"and be quick(?: about it)?)(?:,? please)?$"
    ),
    expression(
        rf"^(?P<what>(?:{NUMBER}|some|the|another|that)(?: \p{{L}}+){{1,4}}) "
        r"(?:is what i(?:'m after| want| need| came for)|"
        r"would be (?:grand|lovely|nice|great|good|perfect|wonderful|fine|handy))$"
    ),
    expression(r"^(?:might|may|can|could) i (?:trouble|bother|ask) you for (?P<what>.+)"),
    expression(rf"^(?:would|will|could|can) you part with (?P<what>.+ for {NUMBER}\b.*)"),
    expression(rf"^(?:would|will|do) (?P<n>{NUMBER})(?: {COINS})? (?:buy|get|cover) (?:me )?(?P<what>.+)"),
    BID_FOR,
)
BARE = (4, 5, 6, 7, 8, 9, 10)
"""Which of these speak without a verb: they must name a thing, and no word beside it that tells of something else."""
PLAIN = expression(
    rf"\b(?:you'd|i'd|ma'am|{NUMBER}|{COINS}|a|an|the|some|of|more|and|for|your|those|these|please|pls|plz|me|just|only|good|fine|new|fresh|big|"
    r"small|best|nice|cheap|sturdy|strong|proper|thanks|thank|you|then|too|as|well|to|go|here|in|on|board|it|that|this|one|ones|"
    r"dear|oda|another|single|whole|today|now|ma'am|madam|miss|after all|if|you'd|be|so|kind|may|like|"
    r"road|way|trip|yes|ok|okay|"
    r"them|both|last|cheapest|off|i|i'd)\b|\W+"
)
PRICE_OF = expression(r"\b(?:prices?|cost|worth|look|word|story|reason|hand|quote)\b")
DEALS = expression(
    r"^(?:it's a |you have a |you've got a |we have a |that's a )?(?:deal|bargain)$|"
    r"^(?:i'll take|i will take|i'll have|i'll buy|i buy|i take|give me|i want|i'd like|ok|okay|yes|"
    r"yes please|another|and)?,? ?"
    rf"(?P<it>it|that|that one|this|this one|one|them|both|another one|one of (?:those|them|these)|"
    rf"{NUMBER} of (?:those|them|these)|{NUMBER} more)(?:,? (?:please|pls|then|thanks|now|too|as well))*$|"
    r"^(?:agreed|sold|shake on it|you(?:'ve| have) (?:talked me into it|convinced me|persuaded me|"
    r"won me over|sold me)(?: on it)?|"
    r"pack (?:it|one|that|them)(?: up)?|let's shake(?: on it)?|wrap (?:it|one|that) up(?: then| please|"
    r" for me)*|here(?:'s| is| are) (?:your|the|my) (?:money|coins?)|"
    r"i accept|i'm in|done)$"
)
CALLS = r"(?:call|fetch|get|bring|summon|send for|shout for|run for)(?: (?:for|me))? (?:the |your |in the )?(?:town )?"
WATCH = r"(?:guards?|watch|watchm[ae]n|warden|constables?|sheriff)"
"""Who keeps order, whatever it is called."""
HANDED_OVER = expression(
    r"\b(?:hand|turn|give) (?:me|myself) (?:over|in|up)\b|\bi(?:'ll)? surrender\b|\barrest me\b|\btake me away\b"
)
MOST_MEANT = 4
"""The largest number after "make it" that means how many, and not how much."""
MORE = expression(
    rf"^(?P<made>make (?:it|that)|i(?:'ll| will) (?:have|take)|i(?:'d like| want| need)|give me) (?P<n>(?!an?\b|"
    rf"one\b){NUMBER})$"
)
BIDS = expression(
    rf"^(?:(?:how|what) about|make it|(?:would|will|could|can) you (?:take|accept|do(?: it)?|sell it|go|let it go)|do|"
    rf"{_I}(?:'ll|'d| will| can| could| would)? (?:give|offer|pay|go|do)(?: you)?(?: up to)?|"
    rf"my (?:last |final |best )?(?:offer|bid) is|take|i (?:say|bid)|what (?:do|would) you say to|"
    rf"how (?:does|would)|meet me (?:halfway|in the middle)[:,]*|"
    rf"let's say|say|and for|for)? ?(?:for )?"
    rf"(?P<n>(?!an?\b|one\b|another\b){NUMBER})(?: {COINS})?"
    rf"(?: (?:sound|for (?:it|that|one)|then|and we have a deal|it is|"
    rf"and (?:not|no) .+|,? ?and that's .+|,? final offer.*|and it's a deal|tops|at most|instead|please|"
    rf"is (?:all|what|my) .+|would be fair))*$|"
    rf"^(?P<m>(?!an?\b|one\b){NUMBER})(?: {COINS})? it is$"
)
_OWN = r"(?:my|this|these|one of my|some of my|the|an?|some|your|our|one|mine)"
_MINE = r"(?:my|this|these|one of my|our)"
SELLS: tuple[regex.Pattern[str], ...] = (
    expression(
        rf"^(?:{_WILL}|i|i'd){_SO} (?:sell|trade in|part with|offer(?! (?:you )?{NUMBER} {COINS}))(?: you|"
        rf" off)?(?: {_OWN})? (?P<what>.+)"
    ),
    expression(
        rf"^(?:will|would|do|can|could|won't) you (?:like to |want to |care to )?(?:buy|take|"
        rf"purchase)(?: from me)? {_MINE}\b"
        r"(?P<what>.+)"
    ),
    expression(rf"^(?:want|care|fancy|like|wish) (?:to buy )?{_MINE}\b(?P<what>.+)"),
    expression(rf"^(?:please )?(?:then )?buy {_MINE}\b(?P<what>.+)"),
    expression(
        r"^(?:i(?:'ve| have)(?: got)?|got|here(?:'s| is))? ?(?P<what>.+) (?:to sell|for sale|"
        r"that i(?:'d like to| want to|'m) sell(?:ing)?)\b.*"
    ),
    expression(r"^(?:i(?:'m| am) )?sell(?:ing)? (?!(?:to )?(?:me|us)\b|it\b)(?P<what>.+)"),
    expression(rf"^{_MINE} (?P<what>.+ (?:for {NUMBER}(?: {COINS})?|is (?:for sale|yours for {NUMBER}).*))$"),
    expression(
        rf"^(?:(?:would|will|could|can) you )?(?:give me|pay me|i(?:'d| would)? (?:want|like|ask)|"
        rf"i'll take) {NUMBER} (?:{COINS} )?for "
        rf"{_MINE}\b(?P<what>.+)"
    ),
    expression(rf"^(?:please,? )?you (?:want (?:to )?)?buy {_MINE}\b(?P<what>.+)"),
    expression(rf"^i(?:'ll| will)? let (?:you have )?{_MINE} (?P<what>.+ (?:go )?for {NUMBER}\b.*)"),
    expression(
        rf"^(?:i'll let you have|you (?:can|may) have|take) {_MINE} (?P<what>.+ (?:for {NUMBER}|"
        rf"off my hands for)\b.*)"
    ),
    expression(rf"^{NUMBER} (?:{COINS} )?for {_MINE}\b(?P<what>.+)"),
    expression(
        rf"^(?:how (?:does|would|about|is)|what about) (?P<n>{NUMBER})(?: {COINS})?(?: sound)? for {_MINE}\b"
        r"(?P<what>.+)"
    ),
    expression(rf"^(?:do you )?wanna buy {_MINE}\b(?P<what>.+)"),
)
SELLS_IT = expression(
    rf"^(?:{_WILL}{_SO} sell (?:it|them|this|that|this one)(?: back| to you| off)*|(?:will|would|do|can|could) you "
    r"(?:like to |want to )?buy (?:it|them|this|this one|mine)(?: off me| from me)?|buy (?:mine|it(?: back)?(?=$| off)|"
    r"this one|it from me)(?: off me)?.*|"
    rf"it(?:'s| is| can be| could be) yours for {NUMBER}(?: {COINS})?|pay me {NUMBER}(?: {COINS})?(?: for it)?)$"
)
GIVES: tuple[regex.Pattern[str], ...] = (
    expression(
        rf"^(?:{_WILL}|i|i am here to){_SO} (?:return|give back|bring back|hand back|"
        rf"pay back)(?: you)?(?: {_OWN})? (?P<what>.+)"
    ),
    expression(
        rf"^(?:here(?: you (?:go|are))?|there(?: you go)?)?[, ]*(?:please )?(?:take|have|accept|"
        rf"keep(?! your\b)|eat|try|enjoy|"
        rf"put(?= (?:this|that|my|on)\b))\b(?: {_OWN}| a bit of| a piece of)* (?P<what>.+)"
    ),
    expression(
        rf"^(?:here(?:'s| is| are)|this is|these are) (?:{_OWN} )?(?P<what>.+?)(?: for you| as a gift| from me|"
        rf" to .+)?$"
    ),
    expression(
        rf"^(?:{_WILL}|i|i hereby){_SO} (?:give|offer|bring|present|hand|gift)(?: to)? (?:you|"
        rf"this to you)(?: with| back)?(?: {_OWN})? "
        r"(?P<what>.+)"
    ),
    expression(
        rf"^(?:{_WILL}|i){_SO} (?:give|offer|bring|present|hand|share|gift|donate|leave)(?: over)? {_OWN} "
        r"(?P<what>.+? (?:to|with|for|here for) you)\b.*"
    ),
    expression(r"^(?:some |a |one )?(?P<what>[\p{L} ]{3,25}) for you$"),
    expression(rf"^i(?:'m| am) giving (?:you )?{_OWN} (?P<what>.+)"),
    expression(rf"^i want you to have {_OWN} (?P<what>.+)"),
    expression(
        rf"^i(?:'ve| have)? (?:brought|got|bought|saved|kept|carried)(?: up)? (?:you {_OWN}|"
        rf"{_OWN} (?=.+ (?:for|to) you)) ?(?P<what>.+)"
    ),
    expression(rf"^i (?:have|bring|carry) (?:you )?(?:{_OWN} )?(?P<what>.+ (?:for you|as a gift|as a present).*)"),
    expression(
        r"^(?:a|my|one) (?:small |little )?(?:gift|present|token|"
        r"something)\b(?: for you)?[^:]{0,12}[ :,]*(?P<what>.+)"
    ),
    expression(
        rf"^{_OWN} (?P<what>[\p{{L}} ]{{3,40}}? (?:is|are)(?: all| now)? (?:for you|yours(?! (?:for|if))|"
        rf"a gift|my gift|a present)\b.*)"
    ),
    expression(
        rf"^you (?:can|may|should|must|look like you could use|could use|will|shall) (?:have|keep|use|"
        rf"eat)? ?(?:{_OWN} )(?P<what>.+)"
    ),
    expression(
        rf"^(?:would|do|will|won't) you (?:like|want|care for|accept|have|take) (?:{_MINE}|some|a|"
        rf"an) (?P<what>.+)"
    ),
    expression(rf"^(?:for you|it's for you|a gift|a present)\b[^:]{{0,12}}[ ,:-]+(?:{_OWN} )?(?P<what>.+)"),
    expression(r"^(?:give|hand|offer) (?:the |my |some |a )?(?P<what>.+) to (?:him|her|bram|oda|alder|kestrel|you)$"),
    expression(r"^i(?:'ve| have)?(?: got)? (?:a|something|a little) [\p{L} ]{0,16}for you ?[:,;-]+ ?(?P<what>.+)"),
    expression(r"^hands (?:over |him |her |you |bram |oda )?(?:the|my|a|some) (?P<what>.+)"),
)
GIVES_IT = expression(
    r"^(?:(?:just |please |so please )*(?:take|have|keep) it|it(?:'s| is) (?:all )?yours(?:,? [\p{L}]+)?|"
    r"here you (?:go|are)|"
    rf"(?:{_WILL}{_SO}|i) give it to you|it(?:'s| is) (?:a gift|for you|a present)(?: for you)?)$"
)
ASKS_ONLY = expression(
    r"^(?:do you (?:like|have|want(?! (?:my|this))|take)|will you have (?!my|this|some)|is this|are these)\b"
)
"""Questions about a thing that hand over nothing."""
PAID = expression(
    rf"\b{NUMBER} {COINS},? and (?:it|they)(?:'s|'re| is| are) yours\b|"
    r"\b(?:pay me|i(?:'m| am) asking|i ask|i want|give me|for) [\p{L}' ]{0,12}?(?:\d|one|two|three|four|five|"
    r"six|seven|eight|nine|ten)"
)
OFFERED = expression(
    rf"\byou (?:give|pay) me (?P<n>(?!an?\b){NUMBER})\b|"
    rf"\b(?:here(?:'s| is| are)(?: my| your)?|i(?:'m| am) asking|pay me|i(?:'ll| will)? (?:pay|give|offer)|"
    rf"for)(?: you)? (?:only |just )?{NUMBER}\b"
)
"""Coins that are put down or asked for, wherever in the line."""
HAGGLES = expression(
    r"\b(?:too (?:much|dear|expensive|steep|high|pricey|costly)|cheaper|discount|robbery|rob me|robbing|"
    r"a (?:bit |little )?(?:less|lower)|"
    r"lower (?:the|your|that) price|lower than that|(?:better|best|last|final|lowest|lower|friend(?:ly|"
    r"'s)?|special|good) (?:price|deal|offer)|"
    r"bring (?:the price|it|that) down|drop the price|come down|go (?:any |a bit )?lower|do (?:any )?better|"
    r"knock (?:a|some|something|off|one|two|three)|take (?:a|some|something|a few|\w+) (?:coins? )?off|steep|"
    r"overpriced|rip-?off|cut me|meet me (?:halfway|in the middle)|(?:rather|quite|so|very|that's|it's|"
    r"pretty) (?:expensive|pricey|dear)|"
    r"expensive|more cheap|for less|make it (?:less|lower)|less dear|full price for|pricey|outrageous|"
    r"scandal|come off it|"
    r"you must be joking|you're joking|"
    r"(?:can we|let's|want to|i'd like to|shall we|may i) (?:haggle|bargain)|"
    r"that much for|(?:not|isn't|ain't|can't be|hardly|never) worth|can't afford|cannot afford|shave|reduce|reduction|"
    r"(?:is|are|looks?|has|'s got|it's|that's|there's|there is|gone)\b.{0,30}\b(?:cracked|crack|dented|dent|"
    r"frayed|torn|hole|stale|rust(?:y|ed)?|"
    r"bent|chipped|mouldy|moldy|damaged|broken|scratched|leaks?|leaky|patched|rotten|split|stained|faded|blunt|"
    r"scratch(?:es)?|holes|gone hard|rock hard|hard as))\b"
)
SCORN = expression(r"\b(?:come off it|joking|outrageous|scandal|robbery)\b")
"""What is said of a price that is not meant to be paid."""
LOWEST = expression(r"\b(?:best|last|final|lowest) (?:price|offer)\b")
PRICES_ONLY = expression(
    r"^(?:(?:and |so |but |well )*)(?:how much|what(?:'s|s| is| are| does| do| would| will)? (?:the |"
    r"your )?(?:price|cost|it cost|"
    r"that cost|.* cost)|why|who|where|how (?:did|do|does(?! \p{L}+ sound)|is|old|long|many)|have you ever|does|did|"
    r"is (?!it possible|it all)|are)\b"
)
_THIRD = (
    r"(?:he|she|they|kestrel|bram|alder|everyone|everybody|people|someone|somebody|who|sister|brother|mother|father|ana|wife|"
    r"husband|friend|captain|sailor)"
)
OFF = expression(
    r"\b(?:never|nothing|nobody|no one|without|neither|nor|hardly|instead of|rather than|if|unless|whether|suppose|"
    r"supposing|imagine|pretend|wish(?! to)|tomorrow|later|someday|one day|next (?:time|week|month|year|visit)|"
    r"yesterday|ago|last (?:week|night|time|year|month)|might|may(?! i\b| we\b| have\b| keep\b)|perhaps|"
    r"would have|could have|should have|used to|when|until|till|once i|after i|before i|as soon as|soon|"
    r"were (?:i|we|it)|"
    r"the day|had i|"
    rf"{_THIRD}(?:'s|'d|'ll)? (?:\p{{L}}+ )?(?:buy|buys|bought|sell|sells|sold|gives?|gave|given|says?|"
    rf"said|told|wants?|takes?|took|would)|"
    r"(?:sooner|rather)\b.*\bthan|day i|dream\w*|story|joke|kidding|song|remember|heard?|think of|"
    r"thinking (?:about|of)|thought|considering|wonder(?:ing)?|word for it|hint|advice|clue|moment|minute|"
    r"second|chance|idea|"
    r"look at|care of|break|hand to|points?|seriously|notice|seat|breath|offence|offense|a king|"
    r"trust|truth|answer|tip|lesson|news|directions?|hope|way (?:to|out|home))\b|\b(?:\p{L}+n't|not)\b(?<!\bwon't)|"
    r"\bno\b(?! (?:less|more)\b)(?!,)"
)
REPORTED = expression(
    rf"\b{_THIRD}\b (?:\p{{L}}+ )?(?:said|says|told (?:me|us)|tells (?:me|us)|asked (?:me|us))\b(?!.*\bso\b)"
)
"""What somebody else has said is asked for by nobody."""
SUPPOSED = expression(r"^(?:if|were|had|unless|when|once|suppose|imagine|pretend)\b")
"""How a sentence begins of which no part is meant."""
NOT_NEED = expression(
    r"\bfor nothing\b|\bdon't need (?:my|this|it)\b[^.]*\b(?:any ?more|now)\b|\bif it(?:'s|"
    r" is) all the same(?: to you)?\b|\b(?:can|could|will|would|won't) you\b|\bmight i\b|\bwhy (?:not|"
    r"don't)\b|\bif (?:i may|you(?:'d be so kind| please| don't mind|"
    r" like| want| can| would| will)|that's (?:all right|ok(?:ay)?|fine)|possible|"
    r"there(?:'s| is| are) (?:one|any|some) left|you have (?:one|any|it)|you(?:'ve| have) got (?:one|any|it)|"
    r"it pleases you)\b|"
    r"\bmaybe\b|\bno longer\b|"
    r"\b(?:don't|no) need\b"
)
TAKEN_BACK = expression(
    r"\b(?:never ?mind(?! the| about)|on second thoughts?|changed my mind|just kidding|kidding|i'm joking|"
    r"only joking|forget it|"
    r"scratch that|not really|just (?:looking|asking|curious|wondering)|no deal|or maybe not|not today|"
    r"wait,? no|actually,? no)\b"
)
IT = expression(r"\b(?:it|that|this|one|them|those|these|that one|this one|both|ones?)\b")
TALE = expression(
    r"\b(?:called|named|about|like|story|picture|smells?|looks?|from|belong|whose|which|made|used|bought|"
    r"sold|price|earned|of (?!bread|tar|your|those|these|them|the|my))\b"
)
YES = expression(
    r"(?:yes|aye|yep|yeah|yup|please|yes please|please do|deal|sure|(?:sure |yes |ok )?why not|of course|ok|okay|"
    r"all right|alright|go on then|fine)"
)
FOR_NOTHING = expression(
    r"\b(?:(?:for |it's |is )?free(?: of charge)?|for nothing|gratis|as a (?:gift|present)|on (?:credit|tick)|"
    r"on the (?:house|slate)|pay (?:you )?(?:back |it )?(?:later|tomorrow)|lend|borrow|without paying)\b"
)
"""Whoever wants a thing for nothing does not buy it."""
THREAT = expression(r"\bor (?:else|i(?:'ll| will)? (?!take|buy)\p{L}+|you(?:'ll| will)|we)\b")
PAYS_TO_HEAR = expression(
    r"\b(?:pay|buy|coins? for|here (?:is|are) .*coins?|worth|sell me)\b.*\b(?:news|rumou?rs?|gossip|secrets?|"
    r"what you (?:know|saw|have seen|heard)|information|tell(?:ing)? me)\b|\btell me\b.*\bfor \p{L}+ coins?\b|"
    r"\bi(?:'ll| will) pay (?:you )?to hear\b"
)
AMAZED = expression(r"(?<!do )\b(?:you say|you said|did you say|really|sleep on it|is that so)\b")
"""Who says a number after somebody offers nothing."""
ASKS_PRICE = expression(r"\b(?:how much|what (?:does|do|would|is|are) .*\b(?:cost|price)|what price|which price)\b")
A_FEW = expression(rf"\bgive me {NUMBER} (?:{COINS}|of (?:them|those|these)|\p{{L}}+)\b")
"""What is no task for an assistant, though it counts: "Give me five of them"."""
NO_HAGGLING = expression(
    rf"(?:\b(?:not|never)|n't)\b.*\b(?:haggle|bargain)|\b{_THIRD}\b.*\b(?:told|said|says|thinks?|tells)\b"
)
"""Who speaks of bargaining and does not bargain."""
BUT_NOT = expression(r"\bbut\b.*\b(?:not|n't|later|first)\b|n't\b")
_POLITELY = (
    r"(?: (?:please|then|thanks|thank you|dear|oda|lad|bram|friend|deal|of course|go ahead|i do|i will|do it|"
    r"now|indeed|i'm sure))*"
)
AGREES = expression(
    rf"(?:yes|y|aye|yep|yeah|yup|please|please do|deal|sure|of course|ok|okay|all right|alright|"
    rf"go on(?: then)?|go ahead|fine|done|agreed|"
    rf"i do|i will|gladly){_POLITELY}(?: (?:i'll|i will) (?:take|have|buy) (?:it|them|that|one))?|(?:i'll|"
    rf"i will) (?:take|have|buy) (?:it|them|that){_POLITELY}"
)
REFUSES = expression(
    r"(?:no|n|nay|nope|never ?mind|not now|not today|better not|rather not|don't|do not|cancel|stop|"
    r"forget it|i changed my mind)"
    r"(?: (?:please|thanks|thank you|i won't|i don't|never ?mind|not now|dear|lad|sorry|wait|i changed my mind))*"
)
"""Yes and no to the question before a deed, without commas."""
OTHER_THINGS = expression(
    r"\b(?:my|your (?!price|prices|lanterns?|ropes?|oilskins?|tar|bread|loa(?:f|ves)|hooks?|fish hooks?|"
    r"wares|goods|stall))(?: ?\p{L}+){1,2} (?:is|are|looks?)\b|"
    r"\bnothing (?:is|here)\b|\b(?:climb|road|hill|stairs?|path)\b|\b(?:afford|worth) (?:a|an|the|your|"
    r"that) (?!lantern|rope|oilskin|tar|pot|bread|loaf|"
    r"fish|hook|coins?|price|half|much|\p{N})\p{L}+"
)
"""Whose fault or price it is when it is not that of the goods."""
