"""Words for the scenes of Provincia Romana, each made once: of goods, cards, penalties, events, of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rulesim.provincia.components import (
    RESOURCES,
    Amounts,
    Bellum,
    Building,
    Card,
    Opes,
    Penalty,
    Senate,
    Standing,
    Token,
    Town,
)
from widgets.numbers import signed
from widgets.scenes.wording import Words

QUIET: Final = frozenset(
    f"provincia.{rule}"
    for rule in (
        *("setup.remove42", "setup.start-hand", "setup.tokens", "draft.leftovers", "income.first-round"),
        *("round-end.marker", "draft.end", "play.end"),
    )
)
"""Events that a log of what happened does not need."""


class Wording(Words):
    """Words in one language."""

    GAME = "provincia"

    # --- what is paid and won ---

    def what(self, id: str) -> str:
        """A resource, track or the like, such as "stone", "morale"."""
        return self.say("tokens") if id == "tokens" else self.game(self._what(id))

    def amount(self, what: str, count: int) -> str:
        """So much of something: "2 clay"."""
        return self.game(f"{self._what(what)}.counted", count=count)

    @staticmethod
    def _what(id: str) -> str:
        return f"good_{id}" if id in RESOURCES else "count_goods" if id == "goods" else f"kind_{id}"

    def amounts(self, amounts: Sequence[int]) -> str:
        """So much clay, wood, stone and gold: "2 clay and 1 wood"; "nothing"."""
        told = tuple(self.amount(what, n) for what, n in zip(RESOURCES, amounts, strict=False) if n)
        return self.say("list", items=told) if told else self.say("nothing")

    def listed(self, items: Iterable[str]) -> str:
        """Several things: "a, b and c"."""
        return self.say("list", items=tuple(items))

    # --- cards ---

    def effect(self, when: str, what: str, number: int) -> str:
        """What a building gives."""
        told = self.what(what) if what not in ("any4", "goods") else ""
        return self.say(f"effect_{when}", what=told, number=number)

    def effects(self, building: Building) -> str:
        """All that a building gives."""
        return "; ".join(self.effects_when(when, building) for when in dict.fromkeys(e[0] for e in building.effects))

    def effects_when(self, when: str, building: Building) -> str:
        """All that a building gives at one time: "+1 gold, +1 morale when it is activated"."""
        first, *others = [(what, number) for at, what, number in building.effects if at == when]
        if not others:
            return self.effect(when, *first)
        told = ", +".join([self.what(first[0]), *(f"{number} {self.what(what)}" for what, number in others)])
        return self.say(f"effect_{when}", what=told, number=first[1])

    def signs(self, building: Building) -> str:
        """The same in symbols: what is in braces is one."""
        told = [
            self.say(f"sign_{when}", what=f"{{{what}}}", number=number, **_SIGNS)
            for when, what, number in building.effects
        ]
        return " ".join(dict.fromkeys(told)) or self.say("sign_none")

    def senate_sign(self, card: Senate) -> str:
        """What a senate card does, in symbols."""
        give, get = (
            " ".join(f"{n} {{{what}}}" for what, n in zip(RESOURCES, amounts, strict=True) if n)
            for amounts in (card.give, card.get)
        )
        return self.say(f"sign_{card.kind}", give=give, get=get, value=card.value, **_SIGNS)

    def building(self, building: Building) -> str:
        """A building card in words."""
        return building_words(building, self.lang)

    def gloss(self, card: Building | Senate) -> str:
        """What the Latin name of a card means: "aqueduct"."""
        told = self.game(f"card_{card.id}.gloss")
        return card.name.lower() if told.startswith("card_") else told  # a card of own tables

    def standing_text(self, standing: Standing) -> str:
        """A building in a city in words."""
        return standing_words(standing, self.lang)

    def senate(self, card: Senate, how: str = "") -> str:
        """What a senate card does."""
        facts = {"give": self.amounts(card.give), "get": self.amounts(card.get), "value": card.value}
        if how or any(card.get):
            return self.say(f"senate_{card.kind}.short", **facts)
        return self.game(f"senate_{card.kind}.effect")

    def card(self, card: Card) -> str:
        """A card in words."""
        if isinstance(card, Building):
            return building_words(card, self.lang)
        if isinstance(card, Senate):
            return senate_words(card, self.lang)
        return self.say("opes", upper=self.amounts(card.quaestor), lower=self.amounts(card.lower))

    def card_lines(self, card: Card) -> tuple[str, ...]:
        """What a card that is drawn does not print in words, line by line: what it is, what it does."""
        if isinstance(card, Building):
            kind = self.say("building", **named(card, self), kind=self.game(f"tier_{card.tier}"))
            return kind, "; ".join(building_effects(card, self))
        if isinstance(card, Senate):
            return self.say("senate", **named(card, self)), self.senate(card).removesuffix(".")
        return (self.card(card),)

    def card_name(self, card: Card) -> str:
        """A card's name, and what tells it from others of that name."""
        return name_words(card, self.lang)

    # --- combat ---

    def penalty(self, penalty: Penalty) -> str:
        """What a lost combat costs: "4 stone", "a production building"."""
        what, how_much = penalty
        if what == "building":
            return self.game(f"penalty_building_{how_much}.counted", count=1)
        return self.game(f"penalty_{what}.counted", count=how_much)

    def loss(self, penalty: Penalty) -> str:
        """What a lost combat costs in short, as it is printed: "−4 stone", "−1 production building"."""
        what, how_much = penalty
        if what == "building":
            return self.say("loss", count=1, what=self.game(f"penalty_building_{how_much}"))
        return self.say("loss", count=how_much, what=self.game(f"penalty_{what}"))

    def bellum(self, card: Bellum) -> str:
        """A combat card in words: the Gauls' strength, the first penalty, and what comes if it cannot be paid."""
        told = tuple(map(self.penalty, card.penalties))
        return self.say("bellum", strength=card.strength, penalties=self.say("else", items=told))

    def colour(self, colour: str) -> str:
        return self.game(f"colour_{colour}")

    def town(self, town: Town) -> str:
        """A city board in words."""
        return self.say("town", name=town.name, colour=self.colour(town.colour), shows=self.game(f"shows_{town.shows}"))

    def token(self, token: Token, towns: Iterable[Town]) -> str:
        """A combat token in words, with the city it changes."""
        town = next((town.name for town in towns if town.colour == token.colour), "")
        return self.say("token", colour=self.colour(token.colour), value=signed(token.value), town=town)


@lru_cache(maxsize=512)
def standing_words(standing: Standing, lang: str) -> str:
    """A building in a city: its name, what it is worth now, whether it works, what it gives."""
    words = Wording(lang)
    worth = standing.building.prestige - standing.turned
    state = "turned" if standing.turned else "active" if standing.active else "inactive"
    name = f"{standing.building.name} ({words.gloss(standing.building)})"
    told = words.say("standing", name=name, worth=worth, state=state)
    gives = words.effects(standing.building)
    return f"{told}; {gives}" if gives else told


@lru_cache(maxsize=512)
def name_words(card: Card, lang: str) -> str:
    """A card's name, and what tells it from others of that name."""
    words = Wording(lang)
    if isinstance(card, Opes):
        return words.say("opes_name", upper=words.amounts(card.quaestor), lower=words.amounts(card.lower))
    if isinstance(card, Senate) and card.kind in ("commercium", "patronus", "gloria"):
        return f"{card.name} ({words.senate(card, 'short')})"
    return card.name.partition(" (")[0]


_SIGNS: Final = {name: f"{{{name}}}" for name in ("gold", "defence", "goods", "no-tax", "prestige")} | {
    "card": "{deck-aedificium}"
}
"""Symbols that effects are told with."""


def named(card: Building | Senate, words: Wording) -> dict[str, str]:
    """A card's Latin name, and what it means."""
    return {"name": card.name.partition(" (")[0], "gloss": words.gloss(card)}


@lru_cache(maxsize=512)
def building_words(building: Building, lang: str) -> str:
    """A building card: name, kind, cost, prestige, effect."""
    words = Wording(lang)
    parts = [
        words.say("building", **named(building, words), kind=words.game(f"tier_{building.tier}")),
        words.say("costs", cost=words.amounts(building.cost)),
        words.say("worth", worth=building.prestige),
        *building_effects(building, words),
    ]
    return "; ".join(parts)


def building_effects(building: Building, words: Wording) -> list[str]:
    """What a building gives, and where it can stand."""
    parts = [words.effects(building) or words.say("no_effect")]
    if building.unique:
        parts.append(words.say("unique"))
    if building.waterfront:
        parts.append(words.say(f"needs_{building.waterfront}"))
    return parts


@lru_cache(maxsize=512)
def senate_words(card: Senate, lang: str) -> str:
    """A senate card: name, price, effect."""
    words = Wording(lang)
    return f"{words.say('senate', **named(card, words))}; {price_words(card, lang)}. {words.senate(card)}"


def price_words(card: Senate, lang: str) -> str:
    """What a senate card costs."""
    words = Wording(lang)
    if card.goods:
        return words.say("costs", cost=words.say("any_goods", count=card.goods))
    return words.say("costs", cost=words.amount("gold", card.gold) if card.gold else words.say("nothing"))


def pieces_of(amounts: Amounts) -> tuple[str, ...]:
    """Amounts as symbols, each as often as its number says."""
    return tuple(what for what, n in zip(RESOURCES, amounts, strict=True) for _ in range(n))
