"""What a line does by its wording alone: greetings and thanks, insults, and what no townsman understands (machines,
tasks, instructions)."""

from __future__ import annotations

from collections.abc import Sequence

import regex

from game.mind.expression import expression
from game.mind.intent_kinds import Intent, Kind
from game.mind.intent_text import Clause


def _compiled(*patterns: str) -> regex.Pattern[str]:
    return expression("|".join(f"(?:{pattern})" for pattern in patterns), regex.IGNORECASE)


_BAD = (
    r"(?:idiots?|fools?|stupid|moron|imbecile|dumb|useless|worthless|ugly|coward|cowardly|liar|bastard|bitch|"
    r"asshole|arse|ass|dick|prick|jerk|scum|"
    r"pig|swine|dog|rat|worm|oaf|buffoon|clown|loser|pathetic|disgusting|fat|filthy|smelly|thief|cheat|crook|"
    r"dimwit|halfwit|half-wit|blockhead|"
    r"dunce|dolt|simpleton|nitwit|shit|crap|wretch|traitor|fraud|greedy|trash|garbage|lazy|boring|annoying|"
    r"terrible|awful|horrible|ridiculous)"
)
_I_WILL = (
    r"^(?:(?:or|and|then|now|listen|hey|give .{1,40} or|let .{1,40} or|open .{1,40} or),? )*(?:i swear )?"
    r"(?:i'll|i will|i shall|i'm going to|i am going to|i'm gonna|i am gonna)(?: now| really)? "
)
_HARMS = r"(?:kill|stab|hurt|punch|slap|murder|destroy|gut|strangle|crush|rob|hit|break|burn|cut|slay|end)"
_AND_NO_MORE = (
    r"(?=$| (?:now|all|dead|down|tomorrow|tonight|later|soon|with|slowly|in your (?:bed|sleep)|"
    r"to (?:death|pieces)|for (?:this|that)|if|unless|where you|like|right here|up$)\b|,)"
)
_BODY = (
    r"(?:throat|neck|legs?|arms?|face|nose|head|bones|fingers?|hands?|teeth|skull|eyes?|ears?|tongue|stall|house|shop|"
    r"mother|family)\b"
)
_THREATENS = _compiled(
    rf"{_I_WILL}{_HARMS} (?:you|u|you all){_AND_NO_MORE}",
    rf"{_I_WILL}(?:kill|cut|slit|break|smash|burn|burn down|crush|wring|bash|bash in)(?: off| out)? your {_BODY}",
    rf"\bor i(?:'ll| will| shall)? {_HARMS} (?:you|u|your {_BODY})",
    rf"^i (?:break|slit|cut|burn|smash|wring) your {_BODY}",
    r"\b(?:give|hand|open|let me|pay)\b.*\bor (?:you(?:'ll| will)? )?die$|"
    r"^(?:prepare to die|you(?:'re| are) dead(?: man| meat)?)$",
    r"^your money or your life\b|\bhand it over,? or (?:else|i|you)\b",
)
_NO_THREAT = _compiled(r"\b(?:in a|at|a|the) (?:duel|dice|cards|race|game)\b", r"\bbeat you (?:at|in|to)\b")
_INSULT = _compiled(
    r"\b(?:you|you're|ur|u|you are|are you|you're such)(?: (?:are|really|a|an|the|such|so|just|nothing|but|very|"
    r"all|old|bloody|damn|damned|fucking|stupid|little|big|most|complete|total|miserable|filthy|greedy|dirty|"
    rf"always|must be|look|smell|like|of|is|were)){{0,5}} {_BAD}\b(?! (?:of mine|company))",
    rf"^(?:what an? |such an? |bloody |damn |damned |fucking |old |stupid |dirty |filthy |fat |lazy )*{_BAD}(?: "
    r"(?:guard|man|woman|old man|merchant|professor|fool|idiot|pig|oaf))?$",
    r"^(?:stupid|dumb|damn|damned|bloody|filthy|fucking|useless|ugly|lazy|greedy) \p{L}+$",
    r"\b(?:shut up|shut your|piss off|go to hell|fuck(?: off| you| u|ing)?|screw you|damn you|curse you|drop dead|"
    r"get stuffed|bugger off|sod off|get out of my sight|go jump|kiss my|bite me|eat dirt|rot in hell)\b",
    r"\bi (?:hate|despise|loathe|detest|spit on) (?:you|u)\b|\bi don't (?:like|trust) you\b",
    r"\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|i could|i want to|i swear i'll) (?:kill|stab|"
    r"hurt|beat|punch|hit|slap|fight|murder|destroy|burn|cut|gut|strangle|hang|crush|end|break) (?:you|u|him|"
    r"them all)\b(?! (?:an?|some|at|in|up|out|to)\b)",
    r"^(?:just |now )?(?:get lost|go away)\b|^your mother\b(?! (?:is|was)? ?(?:well|kind|good|a good))|\bson of "
    r"a\b",
    r"\b(?:you|you're) (?:stink|suck|reek|disgust me)\b",
    r"\bdon't be (?:such |so )?(?:an? )?(?:idiot|fool|stupid|daft|dumb)\b",
    r"\b(?:out of my way|move it),? (?:you )?(?:fool|oaf|idiot|old man|dog|guard|pig)\b|\bhow stupid\b",
)  # fmt: skip
_NO_INSULT = _compiled(r"\b(?:not|no|never|isn't|aren't|hardly|don't think) (?:\p{L}+ ){0,2}" + _BAD, r"\bfear not\b",
    rf"\b(?:was i|am i|i'm|i am|i was) (?:being )?(?:an? |such |so |just )*{_BAD}")  # fmt: skip
_COURTESIES: tuple[tuple[Kind, tuple[str, ...]], ...] = (
    ("apology", (
        r"^(?:i am|i'm|im)?(?: \p{L}+)? ?sorry\b(?! to (?:hear|see)| for your)",
        r"\b(?:i'm|i am|im) (?:so |very |truly |really |deeply )?sorry\b(?! to (?:hear|see)| for your)",
        r"\b(?:i apologi[sz]e|my apologies|forgive me|my mistake|my bad|pardon me|i beg your pardon|i meant no "
        r"(?:harm|offen[cs]e)|i take it back|excuse me|didn't mean to)\b",
    )),
    ("thanks", (
        r"\b(?:thank you|thanks|thank ye|many thanks|thx|cheers|much obliged|i'm grateful|i am grateful|obliged "
        r"to you|appreciate (?:it|that|your)|danke|merci|gracias)\b",
    )),
    ("praise", (
        r"\b(?:you|you're|you are|u)(?: (?:are|really|a|an|the|such|so|very|truly|quite|most|look|seem|have|do|"
        r"did|always|been|too|my)){0,5} (?:kind|nice|great|wonderful|brave|wise|clever|smart|helpful|handsome|"
        r"beautiful|lovely|amazing|awesome|brilliant|good (?:man|woman|person|guard|friend|soul|heart|merchant|"
        r"teacher|work|job|eyes?|company)|best|hero|generous|strong|funny|friend|splendid|impressive|well)\b(?! "
        r"enough to)",
        r"\bi (?:really |do |truly )?(?:like|love|admire|respect|trust|adore) (?:you|u|your)\b",
        r"\b(?:well done|good job|great job|good work|nice work|well said|bravo|good on you|you did well|fine "
        r"work)\b",
        r"\bwhat a (?:fine|lovely|beautiful|wonderful|great|splendid|nice|good|magnificent|handsome)\b",
        r"^(?:nice|lovely|beautiful|fine|great|splendid) (?:spear|gate|shop|stall|hat|coat|house|work|armour|"
        r"armor|wares|books?)\b",
        r"\byour (?:\p{L}+ )?(?:\p{L}+) (?:is|are|looks?) (?:very |so |really |quite )?(?:nice|lovely|beautiful|"
        r"fine|great|splendid|impressive|wonderful|excellent|good)\b",
    )),
    ("farewell", (
        r"^(?:good ?bye|bye|bye[- ]bye|farewell|see you|see ya|so long|good ?night|take care|until (?:next time|"
        r"tomorrow|then|later)|later|fare ?well|adieu|cheerio|godspeed|safe travels|till next time|auf "
        r"wiedersehen|tschüss|au revoir|adiós|adios|ciao)\b",
        r"\b(?:i must (?:go|leave|be going|be off)|i have to (?:go|leave|be going)|i(?:'m| am) (?:leaving|off)(?: "
        r"now)?$|i(?:'ll| will) (?:be off|be going|be on my way|leave you|go now|see you|take my leave|be back|"
        r"come back|return)|i should (?:go|be going|leave)|i(?:'m| am) going (?:now|to go(?: now)?)$|i need to "
        r"(?:go|leave)$|i've got to go|gotta go|let me go now|i(?:'d| had) better (?:go|be going|leave)|have a "
        r"(?:good|nice) (?:day|evening|night)|i take my leave)\b",
    )),
    ("greeting", (
        r"^(?:hello|hi|hiya|hey|howdy|greetings|good (?:morning|day|evening|afternoon|morrow)|g'day|hail|well met|"
        r"salutations|welcome|morning|evening|ahoy|yo|hullo|hallo|heya|bonjour|salut|hola|guten (?:tag|morgen|"
        r"abend)|grüß|servus|moin|buenos|buenas|nice to (?:meet|see) you|pleased to meet|it's me|i'm back|i am "
        r"back|here i am|good to see you|hi there|hello there|oi|sup|what's up)\b",
    )),
    ("who_are_you", (
        r"\bwho (?:are|r|might) (?:you|u|ya)\b",
        r"^(?:and )?who is (?:this|that|there)$",
        r"\bwhat(?:'s| is|s| was) your (?:name|job|trade|role|duty|work|title)\b",
        r"^(?:and )?your name\b",
        r"\bwhat (?:are|r) you(?: called| doing here)?$",
        r"\bwhat do (?:you|they|people) (?:do(?: here| for a living| all day)?|call you)$",
        r"\bwhat(?: do)? (?:people|they|should i|shall i|may i|can i) call you\b",
        r"\b(?:tell|say) (?:me |us )?(?:\p{L}+ )?(?:about|of) (?:you|yourself)\b",
        r"\b(?:introduce yourself|do you have a name|may i (?:know|ask) your name|who am i (?:talking|speaking) "
        r"to|who do i speak|with whom (?:am i|do i) (?:speak|talk|deal)\p{L}*|with whom$|"
        r"tell me your name|and you are|what should i call you)\b",
        r"\bhow long have you (?:been|lived|worked|stood|served)\b",
        r"^(?:and )?(?:what about )?you$",
        r"\bdo you (?:work|live|serve) here\b",
        r"\bwhat kind of (?:man|woman|person) are you\b",
        r"\bwhere (?:are you from|do you (?:come from|live))\b",
        r"\bhow old are you\b",
    )),
    ("how_are_you", (
        r"\bhow (?:are|r) (?:you|u|ya|things)\b",
        r"\bhow(?:'s| is|s) (?:it going|it|life|everything|business|your day|the day|trade|work|things|the watch|"
        r"your health|your family)\b",
        r"\bhow (?:do you (?:do|feel|fare)|fare you|goes (?:it|the)|have you been|was your (?:day|night))\b",
        r"\bare you (?:well|okay|ok|alright|all right|fine|tired|hungry|cold|happy|sad|angry|busy|lonely|bored)\b",
        r"\b(?:what's|what is) (?:wrong|the matter)\b",
        r"\byou (?:ok|okay|alright|all right|well)$",
        r"\bdid you sleep\b",
    )),
    ("time", (
        r"\bwhat (?:time|hour|day) (?:is|was|do|does) (?:it|you|the)\b",
        r"\bwhat(?:'s| is|s) the (?:time|hour|date)\b",
        r"\bhow late is it\b",
        r"\bwhich (?:hour|day) is it\b",
        r"\bis it (?:late|early|noon|midnight|morning|evening)\b",
        r"\b(?:tell|have|got|know) (?:me )?the (?:time|hour)\b",
        r"\bdo you (?:have|know) (?:the|what) time\b",
        r"^what time\b(?: is it)?(?: now)?$",
        r"\bwhat hour\b",
    )),
    ("yes", (
        r"^(?:yes|yep|yeah|yup|aye|sure|of course|certainly|indeed|okay|ok|alright|all right|agreed|deal|right|"
        r"exactly|correct|absolutely|gladly|very well|fine|so be it|i do|i will|i am|i have|that's right|that is "
        r"right|true|ja|oui|sí|i promise|i swear|with pleasure|why not|please do)[ ,]*(?:please|sir|i do|i will|i "
        r"am|then|friend|it is|that's it|madam)?$",
    )),
    ("no", (
        r"^(?:no|nope|nah|nay|never|not (?:really|yet|now|at all|today)|of course not|certainly not|no way|i "
        r"don't|i do not|i won't|i will not|i'm not|i am not|i haven't|not me|no thank(?:s| you)|no thanks|nein|"
        r"non|no chance|don't|wrong|that's wrong)[ ,]*(?:sir|thanks|thank you|i don't|i won't|friend|never|not "
        r"yet|i'm not|it isn't)?$",
    )),
)  # fmt: skip
_WARM = tuple((kind, _compiled(*patterns)) for kind, patterns in _COURTESIES)
_THEMES: tuple[tuple[str, regex.Pattern[str]], ...] = tuple(
    (theme, expression(rf"\b(?:{found})\b", regex.IGNORECASE))
    for theme, found in (
        (
            "weather",
            r"weather|rain\w*|snow\w*|wind\w*|storm\w*|cold today|hot today|sunny|sunshine|fog\w*|cloud\w*|sky|"
            r"frost|thunder",
        ),
        (
            "food",
            r"food|eat\w*|bread|soup|stew|supper|dinner|breakfast|lunch|beer|ale|wine|drink\w*|hungry|thirsty|"
            r"cake|pie|cheese|meal",
        ),
        ("sea", r"sea|waves?|ocean|tides?|ships?|sail\w*|fish\w*|harbour|harbor|boats?"),
        ("joke", r"jokes?|laugh\w*|funny|riddles?|make me smile"),
        ("song", r"songs?|sing\w*|music|dance\w*|tune|lute|fiddle"),
        ("news", r"news|gossip|rumou?rs?|what's new|happening|happened|latest"),
        ("night", r"night|stars?|moon|dreams?|sleep\w*"),
        ("family", r"wife|husband|children|married|family|kids|parents"),
        ("animals", r"dogs?|cats?|horses?|birds?|sheep|cows?|gulls?|animals?"),
        ("work", r"work\w*|job|long day|tired|busy|rest"),
        ("day", r"day|today|morning|evening|afternoon|tomorrow|yesterday|week|winter|summer|spring|autumn"),
        ("town", r"town|street|people here|folk|place|here"),
    )
)


def read_insult(heard: Sequence[Clause]) -> Intent | None:
    """An insult or a threat against the character; `id` is "threat" for that. The player's words on others and on
    itself are none."""
    for clause in heard:
        plain = clause.low.strip("!?. ")
        if _THREATENS.search(plain) and not _NO_THREAT.search(plain) and not clause.question:
            return Intent("insult", clause.text, "threat")
        if _INSULT.search(plain) and not _NO_INSULT.search(plain):
            return Intent("insult", clause.text)
    return None


def read_manners(heard: Sequence[Clause], raw: Sequence[str]) -> list[Intent]:
    """Courtesies and small questions. `raw` are the pieces of the line with what leads in ("Hello, …") left on."""
    found: list[Intent] = []
    lows = [clause.low for clause in heard]
    asserted = [clause.low for clause in heard if not clause.question]
    for kind, pattern in _WARM:
        pieces = (
            raw
            if kind in ("greeting", "yes", "no", "farewell", "apology", "thanks")
            else asserted
            if kind == "praise"
            else lows
        )
        if any(pattern.search(piece) for piece in pieces):
            found.append(Intent(kind))
    return found


def read_theme(line: str) -> Intent | None:
    """Small talk by its theme."""
    for theme, pattern in _THEMES:
        if pattern.search(line):
            return Intent("small_talk", "", theme)
    return None
