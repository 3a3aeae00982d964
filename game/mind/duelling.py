"""The duel of wits: what the player can answer to what the other does, and what comes of it. No luck is in an exchange:
who reads the sign wins it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from game.mind.memory import Memory
from game.mind.offers import BARB, bout_offers, called, coins
from game.mind.persona import Persona
from game.mind.ruling import Act, Ruling
from game.mind.trade import Duel, Move
from game.mind.wish import Wish
from game.mind.wording import sentence
from game.mind.worldview import WorldView

MOVES: Sequence[Move] = get_args(Move)
BEATS: Mapping[str, Move] = {"laugh": "goad", "strike": "boast", "wait": "feint"}
"""A goad is laughed off, a boast leaves an opening to strike, a feint wants to be waited out."""
LOSES: Mapping[str, Move] = {"laugh": "feint", "strike": "goad", "wait": "boast"}
"""Who laughs does not see the feint, who strikes in anger runs into the blade, who waits while the other boasts is
late."""
COUNT = ("none", "one", "two", "three", "four", "five")
"""Touches in words."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What the other does next, and the sign of it that the player sees."""

    move: Move
    sign: str


def opening(duel: Duel, draw: Callable[[], float], before: str = "") -> Opening:
    """The next move, and its sign: what the blade does tells nothing, what the feet do tells all. `before` is the move
    of the last exchange, which comes again less often than another."""
    moves = [move for move in MOVES if move != before] * 2 + [move for move in MOVES if move == before]
    move = moves[int(draw() * len(moves))]
    feet, blade = duel.signs[move], duel.blade
    return Opening(move, f"{blade[int(draw() * len(blade))]} {feet[int(draw() * len(feet))]}")


def duelled(wish: Wish, persona: Persona, memory: Memory, view: WorldView, name: str | None = None) -> Ruling:
    """What comes of a challenge, or of an answer in a duel under way."""
    return (
        challenged(persona, memory, view, name) if wish.deed == "duel" else answered(wish.plea, persona, memory, view)
    )


def challenged(persona: Persona, memory: Memory, view: WorldView, name: str | None = None) -> Ruling:
    """What comes of a challenge."""
    duel, me, who = persona.trade.duel, persona.name, name or memory.name or "the traveller"
    if duel is None:
        return Ruling("", "")
    prize = called(duel.item, view)
    if not view.stock.get(duel.item, 0):
        return Ruling("duel_refused", f"{me} has no {prize} to fight for any more.", about=duel.item)
    stake = min(duel.stake, view.money)
    told = sentence(f"{who} challenges {me} to a duel of wits for the {prize}. {me} accepts, and it begins")
    broke = ": you have no coins" if duel.stake else ""
    costs = f"If you lose, it costs {coins(stake)}." if stake else f"It costs you nothing{broke}."
    wins = f"{COUNT[duel.touches].capitalize()} touches win" if duel.touches > 1 else "One touch wins"
    ask = f"Fight {me} for the {prize}? {wins}. {costs}"
    past = sentence(f"{who} challenged {me} to a duel for the {prize}")
    return Ruling("duel_begins", told, {}, Act(bout="begin"), ask, "", f"duel:{duel.item}", past)


def answered(answer: str, persona: Persona, memory: Memory, view: WorldView) -> Ruling:
    """What comes of an answer in a duel under way."""
    duel, bout = persona.trade.duel, view.bout
    me, who = persona.name, memory.name or "the traveller"
    if duel is None or bout is None or answer not in [offer.about for offer in bout_offers(persona, view)]:
        return Ruling("", "")
    touch = _touch(answer, bout.move)
    yours, hers = bout.yours + (touch > 0), bout.hers + (touch < 0)
    score = f"{COUNT[max(yours, hers)]} to {COUNT[min(yours, hers)]}"
    how = _how(answer, bout.move, me, who)
    act = Act(bout=answer)
    if yours == duel.touches:
        prize = called(duel.item, view)
        told = sentence(f"{how} {who} has won the duel, {score}. {me} takes the {prize} off and gives it to {who}")
        past = sentence(f"{who} beat {me} in a duel, {score}, and won the {prize}")
        done = Act({duel.item: 1}, bout=answer)
        return Ruling("duel_lost", told, {"thing": f"the {prize}"}, done, offer=f"duel:{duel.item}", past=past)
    if hers == duel.touches:
        stake = min(bout.stake, view.money)
        told = sentence(f"{how} {me} has won the duel, {score}")
        past = sentence(f"{me} beat {who} in a duel, {score}")
        return Ruling("duel_won", told, {}, Act(coins=stake, bout=answer), offer=f"duel:{duel.item}", past=past)
    if touch == 0:
        return Ruling("duel_even", f"{how} Nobody is touched.", {}, act, offer=f"bout:{answer}")
    leads = "It is even" if yours == hers else f"{who if yours > hers else me} leads"
    told = sentence(f"{how} {leads}, {score}")
    return Ruling("duel_touched" if touch > 0 else "duel_touches", told, {}, act, offer=f"bout:{answer}")


def _touch(answer: str, move: str) -> int:
    """1 for a touch of the player's, -1 for one of the other's, 0 for none."""
    if answer.startswith(BARB):
        return 1
    return 1 if BEATS.get(answer) == move else -1 if LOSES.get(answer) == move else 0


def _how(answer: str, move: str, me: str, who: str) -> str:
    """The exchange as sentences."""
    did = {"goad": f"{me} goads {who}", "boast": f"{me} shows off", "feint": f"{me} feints"}[move]
    if answer.startswith(BARB):
        return sentence(f"{who} says what {me} hoped that nobody knew: a touch for {who}.")
    does = {"laugh": "laughs it off", "strike": "strikes", "wait": "stands still and waits"}[answer]
    touch = _touch(answer, move)
    ends = f"a touch for {who}" if touch > 0 else f"a touch for {me}" if touch < 0 else "no touch"
    return sentence(f"{did}, {who} {does}: {ends}.")
