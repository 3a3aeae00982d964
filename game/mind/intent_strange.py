"""What no townsman understands: machines, instructions to a machine, and tasks for one."""

from __future__ import annotations

import regex

from game.mind.expression import expression
from game.mind.intent_abroad import INSTRUCTIONS_ABROAD, ROBOT_ABROAD, TASK_ABROAD
from game.mind.intent_kinds import Intent, Kind
from game.mind.intent_text import without_quotes

_MACHINE = (
    r"(?:robots?|bots?|chat ?-?bots?|a\.?i\.?|artificial(?: intelligence)?|machines?|computers?|programs?|programmed|"
    r"software|language models?|llms?|n\.?p\.?c\.?s?|non[- ]player|algorithms?|automat(?:ed|ic|on)|androids?|cyborgs?|"
    r"virtual|chat ?gpt|gpt(?:-?\d\w*)?|openai|siri|alexa|cortana|claude|gemini|llama|mistral|deepseek|neural|"
    r"simulat(?:ed|ion)|computer[- ]generated|digital|recording|answering machine)"
)
_PERSON = (
    r"(?:humans?|human beings?|persons?|real|alive|sentient|conscious|living being|living thing|flesh and blood|"
    r"biological|organic)"
    r"\b(?! (?:of (?:your|his|her|honou?r|few|many)|help|good|friend|nice|quick|kind|seal|name|gold))"
)
_KNOWN_PERSON = (
    r"(?!(?:\p{L}+ ){0,1}(?:good|bad|kind|nice|busy|patient|honest|religious|happy|sad|careful|important|famous|rich|"
    r"poor|"
    r"morning|night|cat|dog|outdoor|people|family|lucky|proud|decent|wise|old|young|local|simple|strange|funny|fun|"
    r"interesting|private|friendly|generous|brave|dangerous|different|better|first|only|same|wanted|missing|busy|"
    r"right|wrong|very|trusted|sensible|clever|tidy|early|late|quiet|learned|chosen|married|certain|key) )"
)
_ANYONE = r"(?:man|woman|girl|boy|guy|lady|dude|male|female|chick|bloke)"
_FILL = (
    r"(?:an?|the|just|really|actually|even|definitely|not|some|kind|sort|of|real|live|living|actual|human|life|true|"
    r"genuine|like|in fact|maybe|probably|secretly|still|only|truly|simply|one|those|kinda|fully|at all|by any chance|"
    r"more than|legit|being|also|honestly|perhaps|possibly|artificial|german|american|indian|mexican|extraverted|"
    r"nice|smart|talking|big|dumb|darn|damn|bloody)"
)
_TALKING = r"(?:talkin|talking|speaking|chatting|texting|typing|conversing|messaging|dealing|interacting|communicating)"
_NOT_DO = r"(?<!\bdo )(?<!\bdid )(?<!\bhave )"
_YOU = r"\b(?:you|u|ya|ur|you're|you are)\b"

_ROBOT = (
    rf"{_NOT_DO}{_YOU}(?:,? {_FILL}\b| (?:are|r|ain't|aren't|am|be|a)\b){{0,7}} {_MACHINE}\b",
    rf"{_NOT_DO}{_YOU}(?:,? {_FILL}\b| (?:are|r|ain't|aren't|be|a)\b){{0,7}} {_PERSON}",
    rf"\b(?:are|r|aren't|ain't|if|whether) (?:you|u|ya)\b(?: {_FILL}\b){{0,3}} an? {_KNOWN_PERSON}(?:[\p{{L}}'-]+ "
    rf"){{0,2}}"
    rf"(?:person|human|human being|{_MACHINE})\b(?! (?:of|in|who|at|for|from)\b)",
    rf"\byou(?:'re| are)? (?:sound(?:ing)?|seem|look|talk|act|feel|behave|answer|reply)(?:ing|s)? (?:\p{{L}}+ "
    rf"){{0,2}}?(?:like|as) "
    rf"(?:an? )?(?:{_FILL} )*{_MACHINE}\b.*(?:\?|\bright\b|\bare (?:you|u)\b|\bam i\b|\bis (?:this|it)\b)",
    rf"\b(?:am|was|are|is) (?:i|we|this|there|that)\b(?: {_FILL}\b){{0,2}} (?:{_MACHINE}|real person|human|person) "
    r"(?:on the (?:phone|line|other end)|at the other end|here with me|i am|i'm|that)\b",
    rf"\b(?:am|is|was) (?:i|an?|the)\b(?: {_FILL}\b){{0,3}} (?:{_MACHINE}|real person|human|person)\b.* on the "
    r"(?:phone|line|other end)\b",
    rf"\b(?:am i|i'm|i am|are we|we're) {_TALKING}\b(?: (?:to|with|at))?,?(?: {_FILL}\b)* (?:{_MACHINE}|{_PERSON})",
    rf"\b(?:prove|show|convince|tell) (?:to )?me (?:that |you(?:'re| are) )*(?:you(?:'re| are) )?(?:not )?(?:an? "
    rf")?(?:{_FILL} )*"
    rf"(?:{_MACHINE}|human|real person)\b",
    rf"\b(?:are|r|if|whether|aren't|ain't)(?: (?:you|u|ya)\b)?(?: {_FILL}\b| (?:are|r)\b){{0,5}} an? "
    rf"(?:{_FILL} ){{0,2}}"
    rf"{_ANYONE}\b(?: or \p{{L}}.*| right)?\W*$",
    rf"\b(?:you're|you are|you|ur) an? (?:{_FILL} ){{0,2}}{_ANYONE}\b(?: right)?\W*\?|\byou're an? {_ANYONE} right\b",
    rf"\b(?:is|was) (?:this|it|that|h?tis)\b(?: {_FILL}\b){{0,5}} (?:{_MACHINE}|{_PERSON}|{_ANYONE})\b"
    rf".*(?:\bphone|\b{_TALKING}|\bon the line|\banswering)",
    rf"\bis (?:this|h?tis)\b(?: {_FILL}\b){{0,5}} (?:robot|bot|chat ?bot|ai|a\.i\.|real person|live person|person|"
    r"computer program|simulation|video ?game)\b",
    rf"\b(?:am i|i'm|i am|are we|we're|is it|was i|who's)\b(?: \p{{L}}+){{0,2}}? {_TALKING}(?: \p{{L}}+){{0,2}}? "
    rf"(?:to|with|wtih)\b,?(?: ?\p{{L}}+,?){{0,4}}? ?(?:{_MACHINE}|{_PERSON}|somebody real|someone real)",
    rf"\bwho am i {_TALKING} (?:to|with),? ?an? ?(?:\p{{L}}+ ){{0,3}}or\b",
    rf"\bam i {_TALKING}(?: \p{{L}}+)? (?:to|with) an? (?:{_FILL} )*{_ANYONE}\b(?! (?:in|of|who|with)\b)",
    rf"\b{_MACHINE}\b.*\b(?:are|r) (?:you|u) one\b",
    rf"\bwhat are you, ?(?:an?|some) {_MACHINE}\b|\bis this an? {_MACHINE}\b",
    r"\b(?:texting|chatting|talking|speaking|working|dealing) (?:to|with) an? (?:\p{L}+ (?:or (?:an? )?)?)?"
    r"(?:chat ?bot|bot|robot|ai|computer)\b",
    rf"\b(?:are|r|if|whether) (?:you|u|ya)(?: (?:are|r))?(?: \p{{L}}+)? {_MACHINE}\b",
    r"\bis there (?:an?|any) (?:real|live|living|actual|human) (?:person|human|being)\b",
    r"\b(?:which|what) (?:(?:language |ai )?model|ai|llm|neural network) (?:are you|do you|powers|runs)\b",
    r"\bchat ?gpt\b|\bopenai\b|\blanguage model\b|\bturing test\b",
    r"\bdo you (?:run on|have (?:a )?(?:code|source code|cpu|circuits|batter\w+|algorithms?))\b",
    r"\bdo you know (?:that )?you(?:'re| are) in a (?:game|video ?game|simulation)\b",
    r"\b(?:are|r) (?:you|we|i) (?:\p{L}+ )?(?:in|inside|part of) (?:an? )?(?:game|video ?game|computer|simulation)\b",
    r"\b(?:is|isn't) (?:this|it|that) (?:all |just |only |really )*(?:an? )?(?:video ?)?(?:game|simulation)\b(?! of)",
    r"\b(?:who|(?:what|which) company) (?:made|created|programmed|built|trained|coded|designed) you\b",
    r"\b(?:were|was) (?:you|this) (?:programmed|coded|trained|created|made by|built by|generated)\b",
    r"\bthis is (?:just |only )?a (?:video ?)?game\b",
    r"\byour (?:programmers?|developers?|creators?|training data|source code|knowledge cut-?off)\b",
    r"\b(?:do you have|got) (?:feelings|a body|a soul|emotions|consciousness)\b",
)
_INSTRUCTIONS = (
    r"\b(?:ignore|disregard|forget|override|bypass|drop|discard|skip)\b(?: \p{L}+){0,4}? (?:previous|prior|"
    r"above|earlier|"
    r"preceding|instructions?|directives?|guidelines|programming|prompts?|everything you (?:were|have been) told)\b",
    r"\b(?:ignore|disregard|override|bypass)\b(?: \p{L}+){0,3}? rules\b",
    r"\b(?:system|initial|original|hidden|secret|previous|your) (?:prompt|instructions?|directives?|guidelines|"
    r"system message)\b|\bsystem ?(?:prompt|message)\b|\bpre-?prompt\b",
    r"\b(?:repeat|print|show|reveal|output|tell me|display|copy|quote|recite|write|echo|type|say)\b(?: \p{L}+){0,5}? "
    r"(?:the above|text above|words above|everything above|prompt|instructions?|system message|text before|verbatim|"
    r"words before|starting with|everything before)\b",
    r"\byou are (?:now|no longer) (?!here|free|in|late|welcome|my|open|closed|the only|alone|old)",
    r"\bfrom now on,? (?:you|your|act|respond|answer)\b",
    r"\b(?:ignore|forget|disregard) (?:all |everything |whatever |that )*(?:what )?(?:you|they) (?:were|have been|are) "
    r"(?:told|taught|ordered|made)\b",
    r"\b(?:speak|talk|answer|act|behave|reply) as (?:my|an?|the) (?:servant|slave|assistant|butler|helper|teacher|"
    r"pirate|king|god|parrot)\b",
    r"\b(?:pretend|act|behave|roleplay|role-play|respond)(?: yourself| now)? (?:to be|as if you|as though you|"
    r"like you are|"
    r"like an?|as an?)\b",
    r"\b(?:developer|debug|god|admin|dan|jailbreak|sudo|maintenance|unrestricted|test) mode\b|\bjail "
    r"?break\w*\b|\bsudo\b",
    r"^(?:\[|<\|?|#{2,}\s*)?(?:system|assistant|user|developer)(?:\]|\|?>|:)|<\|?\p{L}+\|?>|\[/?(?:inst|sys|system)\]",
    r"\bout of character\b|\bbreak character\b|\bstop (?:role-?playing|pretending to be|being in character)\b",
    r"\b(?:begin|start) (?:your|each|every) (?:response|answer|reply|message) with\b",
    r"\bno (?:restrictions|filters|limitations)\b|\byour (?:content )?(?:filter|context window|tokens|temperature)\b",
    r"\bdo anything now\b|\bhypothetical response\b|\bstay in character as\b|\bplay the role of\b",
    r"\byou will (?:act|pretend|roleplay|simulate)\b|\b(?:i want|i'd like|i need) you to act (?:as|like)\b",
    r"\b(?:administrator|admin|root|system) (?:override|access|configuration|config|settings)\b|\bi was "
    r"instructed to\b",
    r"\bwere (?:you|i) (?:told|instructed|given) (?:\p{L}+ )?(?:before|to)\b.*\b(?:conversation|chat|session|prompt)\b",
)
_WORKS = (
    r"(?:poems?|haiku|sonnet|limerick|song lyrics|lyrics|rap|essay|e-?mail|article|blog|story|stories|code|program|"
    r"function|script|summary|speech|paragraph|review|report|novel|tweet|outline|resume|cv|proposal|dialogue|"
    r"recipe|post|"
    r"headline|sentences?|html|page|website|query|template|tutorial|questions?|text)"
)
_TASK = (
    rf"\b(?:write|compose|draft|generate|create|rewrite|craft|produce|edit|proofread|design|make up|outline|develop)\b"
    rf"(?: [\p{{L}}+]+,?){{0,6}}? {_WORKS}\b",
    r"\b(?:write|give|tell|make|sing|recite)(?: me| us)? (?:a |an |some )?(?:\p{L}+ )?(?:poem|haiku|sonnet|"
    r"limerick|essay)\b",
    r"\btranslat(?:e|ion)\b|\b(?:summari[sz]e|paraphrase|rephrase|proofread|refactor|debug|compile)\b",
    r"\b(?:python|javascript|java|html|css|sql|json|typescript|regex|linux|excel|powershell|bash)\b|(?<!\w)c\+\+",
    r"(?<!\d)\d++(?:\.\d++)? ?(?:[*x×+/÷^]|-|plus|times|minus|divided by|multiplied by) ?\d+|"
    r"\b[a-z] ?[-+*=] ?[a-z]\b ?=",
    r"\b(?:\w+teen|\w+ty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a hundred) (?:times|plus|minus|"
    r"divided by|multiplied by) (?:\w+teen|\w+ty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
    r"a hundred)\b",
    r"\b(?:square root|derivative|integral|equation|solve for|prime numbers?|factorial|calculate|compute|fibonacci|"
    r"algorithm|binary search|remainder|probability|inequality|integers?|line segment)\b",
    r"\brecipe\b|\bcapital (?:city )?of \p{L}+|\bworld cup\b|\bpresident of\b|\bprime minister\b|\bworld war\b",
    r"\b(?:make|give|write|list|name|provide|suggest)(?: me)?(?: a)? (?:list|bullet points?|table|top \d+|\d+|"
    r"three|four|"
    r"five|ten|twenty) (?:of|\p{L}+ (?:of|for|that|about|ideas?|tips|facts|examples|reasons|ways|names))",
    r"\b(?:quantum|photosynthesis|genetics|gdp|herd immunity|\w*economics?|antitrust|computer science|machine learning|"
    r"graduate program|time management|critical thinking|space exploration|renewable energy|mathematics|algebra|"
    r"geometry|"
    r"calculus|thermodynamics|grammar lesson)\b",
    r"\bhow many (?:letters|words) (?:are|in)\b|\b(?:spell|count to|count from|say the alphabet|my homework)\b",
    r"\bdescribe (?:your|the) (?:emotions|feelings|view|scene|scenery)\b",
    r"\bcomplete (?:the following|the|this) ?sentence\b|\bstep[- ]by[- ]step\b|\bin \d+ words\b|\bparagraphs?\b",
    r"\bexplain (?:the (?:concept|theory|process|basics)|machine learning|in (?:simple|layman))",
    r"\bexplain(?: to)?(?: me| us)? how (?:to|one can) (?!get|win|pass|reach|find|beat|open|go|fight|ask|duel|parry)"
    r"\p{L}+|"
    r"\bteach(?: me| us)? how to (?:bake|cook|code|program|write|draw|dance|invest)\b",
    r"\b(?:pros and cons|business plan|marketing|bullet points?|word count|word does not belong|relationship "
    r"between)\b",
    r"(?:^|[.!?] )(?:please |now |then )?(?:implement|given (?:an?|the|that|two|a set)|you are given|suppose (?:that |"
    r"you|an?|there)|"
    r"consider (?:an?|the)|assume (?:that )?|let [a-z] (?:be|denote)|prove that|solve|determine|evaluate|calculate|"
    r"estimate|"
    r"craft|draft|compose|devise|propose|imagine you are|construct|rewrite|come up with|brainstorm|elaborate|highlight|"
    r"design|develop|generate) (?:\S+ ){6,}",
    r"(?:^|[.!?] )(?:please |now |then )?(?:provide|write|create|explain|describe|discuss|compare|analy[sz]e) (?:\S+ "
    r"){8,}",
    r"\b(?:help me|can you|could you|would you|please|i (?:want|need|would like) you to|i'd like you to)(?: "
    r"\p{L}+){0,2}? "
    r"(?:write|draft|compose|rewrite|proofread|code|program|translate) (?!(?:it|that|this|me|my name|your name|to|"
    r"about|down)\b)\S+",
    r"^(?:and |so )?(?:what|how|why|which|in (?:what|a world)|to what)\b.*\b(?:challenges|factors|impacts?|advantages|"
    r"disadvantages|"
    r"strategies|implications|significance|differences? between|similarities|role of|trends|technological|automation|"
    r"consumers?|sector|industry|education|transportation|sustainab\w+|environmental|economy|society|societies)\b",
    r"\bwhat could be the reasons?\b|\bwhich (?:word|number|one) does not belong\b|\b(?:binary|vertices|sorted|array|"
    r"string) "
    r"(?:tree|of|list|lists|search)\b",
    r"\beach (?:priced|cost(?:s|ing)?)\b|"
    r"\bhow (?:many|much) (?:(?!how (?:many|much)).)*\b(?:in total|altogether|in all|are left|remain)\b",
    r"\b(?:what (?:would|might) (?:have )?happen(?:ed)?|what if) (?:(?!what (?:if|would|might)).)*"
    r"\b(?:had(?:n't| not)|never)\b.*\b(?:invented|discovered|happened|"
    r"occurred|formed|constructed|existed|elected|war)\b",
    r"^(?:discuss|compare|analy[sz]e|evaluate|implement|develop|classify|extract|brainstorm|elaborate on|identify|"
    r"determine|consider a) \p{L}+ .{25,}",
    r"^(?:describe|explain|list|suggest|share|outline|use|suppose) (?:\p{L}+ ){0,3}(?:\d+|two|three|four|five|"
    r"six|ten|key|"
    r"principles|ideas|impacts|format|vivid|concept|examples|steps)\b",
    r"\b(?:standing|facing|walking|sitting|walks|turns) .*\b(?:what|which|the) (?:direction|side)\b.*\?|"
    r"\bhow (?:can|do) (?:i|we|you|people) (?:improve|increase|develop|lose weight|make money|invest|bake|cook|"
    r"get rich)\b",
)
_ALL: tuple[tuple[Kind, tuple[str, ...]], ...] = (
    ("robot", (*_ROBOT, *ROBOT_ABROAD)),
    ("instructions", (*_INSTRUCTIONS, *INSTRUCTIONS_ABROAD)),
    ("task", (*_TASK, *TASK_ABROAD)),
)
_KINDS = tuple(
    (kind, expression("|".join(f"(?:{pattern})" for pattern in patterns), regex.IGNORECASE)) for kind, patterns in _ALL
)


_TITLE = expression(
    r"\b(?:named|called|titled|entitled|the (?:song|book|play|show|movie|film|tune|ballad|tv show)|playlist|asked me|"
    r"he asked|"
    r"she asked|they asked|you said|he said|she said|they said)\b,? .*",
    regex.IGNORECASE,
)
"""What somebody else has said or written asks nobody, either."""
_ESSAY = expression(
    r"^(?:how|why|what|do|does|is|are|should|which|when|in what|to what|can|could)\b(?!.*\b(?:i|i'm|i've|me|my|mine|"
    r"you|your|"
    r"yours|here|this|that|he|she|him|her|his|gate|town|seal|lighthouse|light|market|harbour|ships?|cave|hill|hills|"
    r"road)\b).*\?",
    regex.IGNORECASE,
)
_ESSAY_WORDS = 14
_SPELLED = expression(r"(?<!\S)(?!a )(?:\p{L} ){3,}\p{L}(?!\S*\p{L})")
"""A word written letter by letter."""


def read_strange(line: str) -> list[Intent]:
    """What is not of this world, looked for in the whole line; a quotation asks nobody whether it is a machine."""
    line = _SPELLED.sub(lambda found: found[0].replace(" ", ""), line)
    plain = _TITLE.sub(" … ", without_quotes(line))
    if line.count(" ") >= _ESSAY_WORDS - 1 and _ESSAY.search(line):
        return [Intent("task")]
    return [Intent(kind) for kind, pattern in _KINDS if pattern.search(plain if kind == "robot" else line)]
