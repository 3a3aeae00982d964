"""What the player wants done: buying and selling, and what is demanded outright."""

from __future__ import annotations

from collections.abc import Sequence

from game.mind.expression import expression
from game.mind.intent_kinds import Intent
from game.mind.intent_text import Clause, best_phrase, stems
from game.mind.offers import coins, price_of
from game.mind.persona import Persona
from game.mind.wording import listed
from game.mind.worldview import WorldView

_TRADE = expression(
    r"\bwhat (?:do|have|can|are|else do) you (?:got )?(?:sell|selling|have (?:for|to)|offer|got for|buy|trade|"
    r"got to sell)\b|\bwhat (?:do you have|have you got|have you|do you offer)$|\b(?:your|the) (?:wares|goods|"
    r"prices?|stock|merchandise)\b|"
    r"\bfor sale\b|\b(?:anything|something) to sell\b|\b(?:let's|let us|shall we|can we|want to) (?:trade|"
    r"barter|haggle|bargain|deal|do business)\b|\bi(?:'d like| would like| want| need| wish|'m here|'ve come| "
    r"came)? ?(?:to |wanna )(?:buy|purchase|sell|trade|barter|haggle|shop)\b|"
    r"\bhow much (?:is|are|for|does|do|would|will|did)\b(?! you (?:know|love|like|earn|weigh|remember|hate))|"
    r"\bwhat (?:does|do|would) .{1,40} cost\b|\b(?:price|cost) (?:of|for)\b|\bwhat'?s? (?:is )?the price\b|"
    r"\bsell me\b|\b(?:discount|cheaper|too expensive|lower the price|lower your price|too dear|bargain)\b|"
    r"\b\d+ coins?\b.*\bfor\b|\b(?:will|would|do|can) you (?:buy|take) (?:my|this|these|a|the)\b|\b(?:do|would|"
    r"will) you (?:sell|stock)\b|\bare you selling\b|\bi(?:'ll| will) (?:buy|pay)\b|\bcan i (?:buy|purchase|"
    r"sell|pay)\b|\bmay i (?:buy|purchase|see your)\b|\bi (?:buy|sell) \b"
)
_WANTS_ITEM = expression(
    r"\b(?:buy|sell|purchase|got (?:any|a|an)|have (?:you )?(?:any|a|an|got|the|some)|do you (?:have|sell|"
    r"carry)|how much|cost|price|i(?:'ll| will) (?:take|have)|i(?:'d like| would like| want| need|'m looking "
    r"for| am looking for| look for)|looking for|can i (?:have|get)|could i (?:have|get)|may i have|"
    r"pay|trade|coins?|any)\b"
)
_TAKE = expression(
    r"^(?:please |just |now |then |you (?:must|will|have to|should|need to) |i (?:demand|insist|order|command) "
    r"(?:that )?(?:you )?|i (?:want|need) you to |(?:can|could|will|would|won't) you (?:please |kindly |just "
    r")?)*"
    r"(?:(?:give|hand|lend|loan|toss|pass|bring|throw|get|fetch|pay)(?: it| them)?(?: over)?(?: to)? (?:me|us)|"
    r"hand over|give up|surrender|(?:give|hand)(?= (?:the|your|that)(?: \p{L}+){1,4}$))(?: over)? (?:the |"
    r"your |that |this |a |an |some |all (?:of )?(?:the |your )?|my |those )*(?P<what>\p{L}[\p{L}' -]{0,40})"
)
_NOT_THINGS = expression(
    r"^(?:word|moment|minute|second|hand|chance|break|name|time|advice|hint|clue|answer|reason|smile|hug|kiss|"
    r"promise|truth|news|information|directions?|way|lift|rest|up\b|in\b|poem|list|example|story|song|tip|tips|"
    r"idea|details?|riddle|joke|shout|recipe|strength|sign|warning|tour|one|it$|me$|to\b)"
)
_OPEN = expression(
    r"^(?:please |just |now |then |you (?:must|will|have to|should|need to) |i (?:demand|insist|order|command|"
    r"want|need) (?:that )?(?:you )?(?:to )?|(?:can|could|will|would|won't|can't) you (?:please |kindly |just "
    r")?|i'd like you to |so )*(?P<what>(?:open|unlock|unbar)(?: up)?(?= (?:the|this|that|your|it|for|now|"
    r"please|right|sesame)\b|$)|(?:raise|lift) (?:the|this|that|your) (?:gate|bars?|portcullis|barrier)|step "
    r"aside|stand aside|move aside|get out of (?:my|the) way|make way|let (?:me|us) (?:pass|through|in|out|by|"
    r"go through|enter|past|cross)|let (?:me|us))\b(?P<rest>.*)$"
)
_PASS = expression(
    r"\b(?:(?:can|could|may|might|shall) (?:i|we)|am i allowed to|(?:i|we) (?:want|need|wish|would like|have|"
    r"demand) to|(?:i'd|we'd) like to|(?:i|we) must|let (?:me|us)|allow me to|is it possible to|how do i) "
    r"(?:please |just |now |to )*(?:pass|get (?:through|past|in|out|by)|go (?:through|in|past|out)|walk "
    r"(?:through|past)|come (?:in|through)|enter|cross|slip (?:through|past)|leave (?:the )?town|be let (?:in|"
    r"through|out)|get through)\b"
)
_OTHER_PASSING = expression(r"\bpass (?:the time|a message|on|along|me|it)\b|\benter the (?:contest|race)\b")
_AFTER_THE_THING = expression(r" (?:please|now|to me|for free|right now|or else|at once|if|for|and|then)\b.*$")
MOST_GOODS = 4
_UNCOUNTED = frozenset(
    "rope bread ale oil salt flour cheese twine paper ink wine cloth wool honey tea water chalk wax string tar".split()
)


def goods_of(persona: Persona, view: WorldView) -> dict[str, str]:
    """The things that can change hands, by the words for them."""
    ids = [
        *(good.item for good in persona.trade.sells),
        *(good.item for good in persona.trade.buys),
        *view.stock,
        *view.items,
    ]
    return {item.replace("_", " "): item for item in dict.fromkeys(ids)}


def goods_in_words(persona: Persona, view: WorldView, asked: str) -> str:
    """What is for sale here and now: "a lantern for 12 coins and rope for 8"; only what was asked for, if it is."""
    sold = [
        good
        for good in persona.trade.sells
        if view.stock.get(good.item, good.stock) > 0 and view.standing >= good.standing
    ]
    pieces: list[str] = []
    for good in [good for good in sold if good.item == asked] or sold[:MOST_GOODS]:
        thing = good.item.replace("_", " ")
        article = "" if thing.split()[-1] in _UNCOUNTED else "an " if thing[0] in "aeiou" else "a "
        price = price_of(good, view)
        pieces.append(f"{article}{thing} for {price if pieces else coins(price)}")
    return listed(pieces)


def read_trade(clause: Clause, goods: dict[str, str]) -> Intent | None:
    """The wish to buy or sell; `value` is the thing's words and `id` its item, where one is named."""
    said = stems(clause.text)
    words_for, item = max(goods.items(), key=lambda pair: best_phrase([pair[0]], said), default=("", ""))
    named = bool(words_for) and best_phrase([words_for], said) > 0
    if _TRADE.search(clause.low) or (named and _WANTS_ITEM.search(clause.low)):
        return Intent("trade", words_for if named else "", item if named else "")
    return None


def read_demand(clause: Clause, persona: Persona, goods: dict[str, str]) -> Intent | None:
    """The demand to open, to let pass or to hand over; `value` says which, `id` what is to be opened or given."""
    low = clause.low.strip(" ?!.")
    opening = _OPEN.match(low)
    if opening and opening["what"] not in ("let me", "let us"):
        return Intent("demand", "open" if opening["what"].startswith("open") else "pass", _opened(persona))
    if _PASS.search(low) and not _OTHER_PASSING.search(low):
        return Intent("demand", "pass", _opened(persona))
    taking = _TAKE.match(low)
    if not taking or _NOT_THINGS.match(taking["what"]):
        return None
    what = _AFTER_THE_THING.sub("", taking["what"]).strip()
    said = stems(what)
    return Intent(
        "demand", f"give {what}", next((item for name, item in goods.items() if best_phrase([name], said)), "")
    )


def _opened(persona: Persona) -> str:
    return persona.trade.opens[0].id if persona.trade.opens else ""


def read_deeds(heard: Sequence[Clause], persona: Persona, view: WorldView) -> list[tuple[int, Intent]]:
    """Demands and trade, each with the position of its clause."""
    goods = goods_of(persona, view)
    found: list[tuple[int, Intent]] = []
    for at, clause in enumerate(heard):
        intent = read_demand(clause, persona, goods) or read_trade(clause, goods)
        if intent:
            found.append((at, intent))
    return found
