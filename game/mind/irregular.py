"""English forms that no stemmer leads back: past tenses, participles and plurals, each to its base."""

from __future__ import annotations

_VERBS = """
arise arose arisen|bear bore borne|beat beaten|become became|begin began begun|bend bent|bind bound|
bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|burn burnt|
buy bought|catch caught|choose chose chosen|cling clung|come came|creep crept|deal dealt|dig dug|
do did done does|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|
fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fly flew flown|forbid forbade forbidden|
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|
go went gone|grind ground|grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|kneel knelt|
know knew known|lay laid|lead led|lean leant|leap leapt|learn learnt|leave left|lend lent|light lit|lose lost|
make made|mean meant|meet met|mistake mistook mistaken|pay paid|ride rode ridden|ring rang rung|
rise rose risen|run ran|say said|see saw seen|seek sought|sell sold|send sent|sew sewn|shake shook shaken|
shine shone|shoot shot|show shown|shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat|sleep slept|
slide slid|speak spoke spoken|spell spelt|spend spent|spill spilt|spin spun|spring sprang sprung|stand stood|
steal stole stolen|stick stuck|sting stung|strike struck|swear swore sworn|sweep swept|swim swam swum|
swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|
understand understood|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|
write wrote written
"""
_NOUNS = """
child children|foot feet|goose geese|man men|mouse mice|tooth teeth|wife wives|woman women|wolf wolves|
knife knives|leaf leaves|life lives|loaf loaves|ox oxen|thief thieves|half halves|calf calves|shelf shelves
"""
_OTHER_WORDS = frozenset({"does", "ground", "wound", "leaves", "bore", "rose"})
BASES = {
    form: base
    for entry in f"{_VERBS}|{_NOUNS}".split("|")
    for base, *forms in [entry.split()]
    for form in forms
    if form not in _OTHER_WORDS
}
"""From a form to its base. Forms that are as often another word stay as they are."""
