"""The kinds of moment for which a character's file holds lines of the built-in voice, and what a line may hold."""

from __future__ import annotations

import re
from collections.abc import Mapping

MOMENT_FIELDS: Mapping[str, tuple[str, ...]] = {
    "greet_first": (), "greet_again": (), "greet_known": ("name",), "farewell": (),
    "name_given": ("name",), "name_unsure": ("name",), "name_asked": ("name",), "name_asked_unknown": (),
    "goal_told": ("goal",), "goal_asked": ("goal",), "goal_asked_unknown": (),
    "promise_made": ("promise",), "promise_refused": (), "promise_asked": ("promise",), "promise_asked_none": (),
    "told_fact": (), "remembered": ("fact",), "remembered_none": (),
    "who_are_you": (), "how_are_you": (), "time": ("time",), "opinion": (), "small_talk": (),
    "thanks": (), "praise": (), "insult": (), "apology": (), "yes": (), "no": (),
    "trade": ("goods",), "refused": (), "way": (), "unknown_place": (), "locked": (),
    "robot": (), "task": (), "instructions": (), "unknown": (), "taken_over": (),
    "gift_taken": ("thing",), "gift_refused": ("thing",), "declined": (), "threatened": (),
}  # fmt: skip
"""The kinds of moment that the understudy needs lines for, and the fields that a line of each may hold: `{name}` what
the player is called, `{goal}` after "you are" ("going to the lighthouse to find your sister"), `{promise}` after "I
promised to" ("ring the bell if your sister passes"), `{fact}` a clause ("you lost your compass"), `{goods}` a list with
prices, `{time}` the hour in words, `{thing}` and `{coins}` what a deed is about ("a lantern", "12 coins"). Every line
may hold `{address}`, what the character calls the player."""
SELLING: Mapping[str, tuple[str, ...]] = {
    "sold": ("thing", "coins"), "price_down": ("thing", "coins"), "price_firm": ("thing", "coins"),
    "too_poor": ("thing", "coins"), "sold_out": ("thing",), "no_sale": (), "given_back": ("thing",),
    "called": ("thing", "watch"),
}  # fmt: skip
BUYING: Mapping[str, tuple[str, ...]] = {"bought": ("thing", "coins"), "not_bought": ("thing",)}
OPENING: Mapping[str, tuple[str, ...]] = {"opened": ()}
TELLING: Mapping[str, tuple[str, ...]] = {"rumour_sold": ("coins", "rumour"), "rumour_dear": ("coins",)}
"""Moments of characters who sell, buy, open or tell something; the others need no lines for them."""
FIGHTING: Mapping[str, tuple[str, ...]] = {
    "duel_begins": (), "duel_touched": (), "duel_touches": (), "duel_even": (), "duel_won": (), "duel_lost": ("thing",),
    "duel_refused": (),
}  # fmt: skip
"""Moments of one who fights for something: it is touched, touches, wins, loses, and gives `{thing}` away."""
WATCH: Mapping[str, tuple[str, ...]] = {"caught": ("thing", "owner"), "warned": ("owner",)}
"""Moments of the one who keeps order: called by `{owner}`, it takes what was stolen off the player, or warns it."""
NEARNESS: Mapping[str, tuple[str, ...]] = {
    "greet_friend": ("name",), "greet_cool": ("name",), "small_talk_friend": (), "farewell_friend": (),
}  # fmt: skip
"""Moments for a player whom the character likes, or likes no longer, in the place of the plain ones; no file needs
them."""
FRIEND, COOL = 65, 35
"""The standing from which on somebody is a friend, and down to which it is kept at arm's length."""
DEEDS = {
    "sold": ("thing",),
    "bought": ("thing",),
    "gift_taken": ("thing",),
    "given_back": ("thing",),
    "price_down": ("coins",),
    "rumour_sold": ("rumour",),
    "caught": ("thing",),
    "called": ("watch",),
    "duel_lost": ("thing",),
}
"""What every line about a deed that was done must say: a deed that happened is always told."""
MANY = {"unknown": 6, "small_talk": 6}


def fields_fit(moment: str, line: str, fields: tuple[str, ...]) -> None:
    allowed, held = (*fields, "address"), re.findall(r"\{([^}]*)\}", line)
    for name in held:
        if name not in allowed:
            raise ValueError(f"a line of `{moment}` may hold {', '.join(allowed)} in braces, not `{{{name}}}`")
    for name in DEEDS.get(moment, ()):
        if name not in held:
            raise ValueError(f"a line of `{moment}` must hold `{{{name}}}`: what was done is always told")
