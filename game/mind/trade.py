"""What a character's file lets it do with the player: sell, buy, take as a gift, open, tell for coins, promise; with
bounds and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from pydantic import Field, model_validator

from game.content import Id, Part
from game.mind.spoken_lines import BUYING, FIGHTING, OPENING, SELLING, TELLING

Text = Annotated[str, Field(min_length=1, max_length=600)]


class Condition(Part):
    """A condition on the game's state; all that is given must hold."""

    flag: Mapping[str, bool] = {}
    item: Mapping[str, int] = {}
    standing: int | None = None
    day: int | None = None


class Plea(Part):
    """An argument for a lower price that is true in the world, a fault of the goods for example. `asks` are words of
    which one must stand in it, `less` the coins that it is worth, once; `when` is the condition for it."""

    id: Id
    asks: tuple[Text, ...] = Field(min_length=1)
    less: int = Field(ge=1)
    when: Condition | None = None


class Good(Part):
    """Something that the character sells or buys: price in coins, and the lowest that it ever takes."""

    item: Id
    price: int = Field(ge=0)
    floor: int = Field(ge=0)
    stock: int = Field(default=1, ge=0)
    standing: int = Field(default=0, ge=0, le=100)
    pleas: tuple[Plea, ...] = ()

    @model_validator(mode="after")
    def _floor_below_price(self) -> Good:
        if self.floor > self.price:
            raise ValueError(f"the floor of {self.floor} coins is above the price of {self.price}")
        return self


class Gate(Part):
    """Something that the character opens for whoever carries `item`, or has `standing` with it. `flag` becomes true.
    While the flag `unless` is set it is shut for everybody, such as by `night`."""

    id: Id
    flag: Id
    item: Id | None = None
    standing: int = Field(default=101, ge=0, le=101)
    unless: Id | None = None


class Rumour(Part):
    """A piece of `knowledge` that the character tells for coins. It is locked by `flag`, which becomes true when it is
    paid for; `label` names it as a quick choice."""

    knowledge: Id
    flag: Id
    price: int = Field(ge=1)
    label: Text


Move = Literal["goad", "boast", "feint"]
Answer = Literal["laugh", "strike", "wait"]


class Told(Part):
    """An answer in a duel: `label` names it as a quick choice, `words` are what the player says, `asks` words by which
    it is known where the player puts it in its own."""

    label: Text
    words: Text
    asks: tuple[Text, ...] = ()


class Barb(Part):
    """Something that the player may have learnt about the other, and that hurts its pride: it always scores, once.
    `when` says when the player knows it."""

    id: Id
    label: Text
    words: Text
    when: Condition | None = None


class Duel(Part):
    """A duel of wits for a thing. The player risks `stake` coins, `touches` win. Each move shows in `signs`, what the
    feet do; what the `blade` does means nothing."""

    item: Id
    stake: int = Field(default=0, ge=0)
    touches: int = Field(default=3, ge=1, le=5)
    blade: tuple[Text, ...] = Field(min_length=2)
    signs: Mapping[Move, tuple[Text, ...]]
    answers: Mapping[Answer, Told]
    barbs: tuple[Barb, ...] = ()

    @model_validator(mode="after")
    def _all_there(self) -> Duel:
        for has, all_of in ((self.signs, Move), (self.answers, Answer)):
            lacking = [name for name in get_args(all_of) if not has.get(name)]
            if lacking:
                raise ValueError(f"a duel needs `{lacking[0]}`")
        return self


class Trade(Part):
    """What the character sells, buys, wants as a gift, may open, tells for coins and fights for, and what it has beside
    its goods: coins in its `purse`, and things that it `holds`."""

    sells: tuple[Good, ...] = ()
    buys: tuple[Good, ...] = ()
    wants: tuple[Id, ...] = ()
    opens: tuple[Gate, ...] = ()
    rumours: tuple[Rumour, ...] = ()
    duel: Duel | None = None
    purse: int = Field(default=0, ge=0)
    holds: Mapping[Id, int] = {}

    @model_validator(mode="after")
    def _has_the_prize(self) -> Trade:
        if self.duel and self.duel.item not in {*self.holds, *(good.item for good in self.sells)}:
            raise ValueError(f"a duel is for something that the character has: put `{self.duel.item}` into `holds`")
        return self

    @property
    def moments(self) -> Mapping[str, tuple[str, ...]]:
        """The kinds of moment that come of this trade, with their fields."""
        parts = (
            (self.sells, SELLING), (self.buys, BUYING), (self.opens, OPENING), (self.rumours, TELLING),
            ((self.duel,) if self.duel else (), FIGHTING),
        )  # fmt: skip
        return {moment: fields for has, moments in parts if has for moment, fields in moments.items()}


class Vow(Part):
    """A kind of promise that this character gives when asked, and that the engine keeps.

    `ring_bell`: the bell rings when the moment comes. `keep_item`: `item` is kept back until then. `tell`: somebody
    whom it meets hears it by the evening. `let_pass`: it opens when the player has what it takes. `meet`: it is at a
    spot at an hour, and waits. `asks` are words of which one must stand in the request; `standing` is what the player
    needs; `says` is how the player may ask for it, as a quick choice.
    """

    kind: Literal["ring_bell", "keep_item", "tell", "let_pass", "meet"]
    asks: tuple[Text, ...] = Field(min_length=1)
    item: Id | None = None
    standing: int = Field(default=0, ge=0, le=100)
    says: Text | None = None

    @model_validator(mode="after")
    def _item_fits(self) -> Vow:
        if (self.kind == "keep_item") != (self.item is not None):
            raise ValueError("`keep_item` needs an `item`, and only it has one")
        return self
