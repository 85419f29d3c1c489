"""Words and faces for the scenes of Provincia Romana, each made once: of goods, cards, penalties, towns, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from rulesim.provincia.actions import goods_text
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
from widgets.scenes import Face, Space
from widgets.scenes.wording import Kept, Words

COLOURS: Final = {"production": "yellow", "defence": "blue", "basic": "brown", "prestige": "purple", "storage": "grey"}
"""What a combat card may name -> the colour of its cards."""
ONCE: Final = "1\N{MULTIPLICATION SIGN}"
OFTEN: Final = "\N{INFINITY}"
"""Marks of a building that may stand only once in a city, and of one that may stand there several times."""
_SIGNS: Final = {name: f"{{{name}}}" for name in ("gold", "defence", "goods", "no-tax", "prestige")} | {
    "card": "{deck-aedificium}"
}
"""Symbols that effects are told with."""


def pieces_of(amounts: Amounts) -> tuple[str, ...]:
    """Amounts as symbols, each as often as its number says."""
    return tuple(what for what, n in zip(RESOURCES, amounts, strict=True) for _ in range(n))


def sort_of(building: Building) -> str:
    """The sort of a building that a combat card may name: production and defence before basic."""
    return building.penalty or building.tier


def printed(card: Building) -> tuple[str, ...]:
    """The mark of a building whose worth does not tell whether it is unique."""
    if card.tier == "basic":
        return (ONCE,) if card.unique else ()
    return (OFTEN,) if card.tier == "prestige" and not card.unique else ()


def payable(face: Face, lacks: Mapping[str, int]) -> Face:
    """A face on which every part of the cost says whether the onlooker has it, or how much is lacking."""
    spaces = (
        Space(icons=(what,), words=f"−{lacks[what]}") if what in lacks else Space(icons=(what,), state="filled")
        for what, _ in face.rows
    )
    return replace(face, spaces=tuple(spaces))


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
        told = [self.amount(what, n) for what, n in zip(RESOURCES, amounts, strict=False) if n]
        return self.listed(told) if told else self.say("nothing")

    def listed(self, items: Iterable[str], how: str = "list") -> str:
        """Several things: "a, b and c"; ``how``: "or", "else"."""
        return self.say(how, items=tuple(items))

    # --- buildings ---

    def effects(self, building: Building) -> str:
        """All that a building gives: "+1 gold, +1 morale when it is activated"; of each time what it gives then."""
        told: list[str] = []
        for time in dict.fromkeys(when for when, _, _ in building.effects):
            (first, count), *others = [(what, number) for when, what, number in building.effects if when == time]
            names = [self.what(first) if others or first not in ("any4", "goods") else ""]
            names += [f"{number} {self.what(what)}" for what, number in others]
            told.append(self.say(f"effect_{time}", what=", +".join(names), number=count))
        return "; ".join(told)

    def gloss(self, card: Building | Senate) -> str:
        """What the Latin name of a card means: "aqueduct"."""
        told = self.game(f"card_{card.id}.gloss")
        return card.name.lower() if told.startswith("card_") else told  # a card of own tables

    def _named(self, card: Building | Senate) -> dict[str, str]:
        """A card's Latin name, and what it means."""
        return {"name": card.name.partition(" (")[0], "gloss": self.gloss(card)}

    @Kept
    def building(self, building: Building) -> str:
        """A building card in words: name, kind, cost, prestige, effect."""
        kind, *effects = self._about(building)
        parts = [self.say("costs", cost=self.amounts(building.cost)), self.say("worth", worth=building.prestige)]
        return "; ".join([kind, *parts, *effects])

    def _about(self, building: Building) -> Iterator[str]:
        """What a building is and gives, and where it can stand."""
        yield self.say("building", **self._named(building), kind=self.game(f"tier_{building.tier}"))
        yield self.effects(building) or self.say("no_effect")
        if building.unique:
            yield self.say("unique")
        if building.waterfront:
            yield self.say(f"needs_{building.waterfront}")

    @Kept
    def standing_text(self, standing: Standing) -> str:
        """A building in a city: its name, what it is worth now, whether it works, what it gives."""
        card, state = standing.building, "active" if standing.active else "inactive"
        facts = {"worth": card.prestige - standing.turned, "state": "turned" if standing.turned else state}
        told = self.say("standing", name=f"{card.name} ({self.gloss(card)})", **facts)
        return "; ".join(filter(None, (told, self.effects(card))))

    def standing_name(self, standing: Standing) -> str:
        """A building by its name, and by the side that is up where it has two."""
        name, two = self.card_name(standing.building), not standing.building.active
        return self.say("stands_as", name=name, state="turned" if standing.turned else "inactive") if two else name

    # --- other cards ---

    def senate(self, card: Senate, how: str = "") -> str:
        """What a senate card does."""
        facts = {"give": self.amounts(card.give), "get": self.amounts(card.get), "value": card.value}
        if how or any(card.get):
            return self.say(f"senate_{card.kind}.short", **facts)
        return self.game(f"senate_{card.kind}.effect")

    def price(self, card: Senate) -> str:
        """What a senate card costs."""
        if card.goods:
            return self.say("costs", cost=self.say("any_goods", count=card.goods))
        return self.say("costs", cost=self.amount("gold", card.gold) if card.gold else self.say("nothing"))

    @Kept
    def card(self, card: Card) -> str:
        """A card in words."""
        if isinstance(card, Building):
            return self.building(card)
        if isinstance(card, Senate):
            return f"{self.say('senate', **self._named(card))}; {self.price(card)}. {self.senate(card)}"
        return self.say("opes", upper=self.amounts(card.quaestor), lower=self.amounts(card.lower))

    def card_lines(self, card: Card) -> tuple[str, ...]:
        """What a card that is drawn does not print in words, line by line: what it is, what it does."""
        if isinstance(card, Building):
            kind, *effects = self._about(card)
            return kind, "; ".join(effects)
        if isinstance(card, Senate):
            return self.say("senate", **self._named(card)), self.senate(card).removesuffix(".")
        return (self.card(card),)

    @Kept
    def card_name(self, card: Card) -> str:
        """A card's name, and what tells it from others of that name."""
        if isinstance(card, Opes):
            return self.say("opes_name", upper=self.amounts(card.quaestor), lower=self.amounts(card.lower))
        if isinstance(card, Senate) and card.kind in ("commercium", "patronus", "gloria"):
            return f"{card.name} ({self.senate(card, 'short')})"
        return card.name.partition(" (")[0]

    # --- combat ---

    def penalty(self, penalty: Penalty) -> str:
        """What a lost combat costs: "4 stone", "a production building"."""
        what, count = penalty
        return self.game(f"penalty_{self._lost(penalty)}.counted", count=1 if what == "building" else count)

    def loss(self, penalty: Penalty) -> str:
        """What a lost combat costs in short, as it is printed: "−4 stone", "−1 production building"."""
        what, count = penalty
        lost = self.game(f"penalty_{self._lost(penalty)}")
        return self.say("loss", count=1 if what == "building" else count, what=lost)

    @staticmethod
    def _lost(penalty: Penalty) -> str:
        return f"building_{penalty[1]}" if penalty[0] == "building" else penalty[0]

    def bellum(self, card: Bellum) -> str:
        """A combat card in words: the Gauls' strength, the first penalty, and what comes if it cannot be paid."""
        told = self.listed(map(self.penalty, card.penalties), "else")
        return self.say("bellum", strength=card.strength, penalties=told)

    def colour(self, colour: str) -> str:
        return self.game(f"colour_{colour}")

    def town(self, town: Town) -> str:
        """A city board in words."""
        return self.say("town", name=town.name, colour=self.colour(town.colour), shows=self.game(f"shows_{town.shows}"))

    def token(self, token: Token, towns: Iterable[Town]) -> str:
        """A combat token in words, with the city it changes."""
        town = next((town.name for town in towns if town.colour == token.colour), "")
        return self.say("token", colour=self.colour(token.colour), value=signed(token.value), town=town)

    # --- faces ---
    #
    # Faces are drawn by the map: ``portrait`` is the drawing, ``mark`` what the card does, in symbols, ``icon`` what
    # stands in place of its prestige, ``lines`` how often it may stand, ``sign`` is "asleep" for a building that has to
    # be activated.

    @Kept
    def card_face(self, card: Card, half: str = "") -> Face:
        """A card as it is printed. ``half``: "upper" or "lower", the half of an OPES that counts for the onlooker."""
        if isinstance(card, Building):
            return self._building_face(card)
        return self._senate_face(card) if isinstance(card, Senate) else self._opes_face(card, half)

    def _building_face(self, card: Building) -> Face:
        """Cost from top to bottom, what it gives, and its prestige in the corner."""
        signs = [self.say(f"sign_{time}", what=f"{{{what}}}", number=n, **_SIGNS) for time, what, n in card.effects]
        return Face(
            title=card.name,
            colour=COLOURS[sort_of(card)],
            letter="",
            rows=tuple((what, n) for what, n in zip(RESOURCES, card.cost, strict=True) if n),
            corner="prestige",
            corner_label=str(card.prestige),
            code=f"{card.name} {goods_text(card.cost)} = {card.prestige}",
            portrait=card.id,
            mark=" ".join(dict.fromkeys(signs)) or self.say("sign_none"),
            lines=printed(card),
            sign="" if card.active else "asleep",
        )

    def _senate_face(self, card: Senate) -> Face:
        """Price, and what it does."""
        gloria = card.kind == "gloria"
        give, get = (
            " ".join(f"{n} {{{what}}}" for what, n in zip(RESOURCES, amounts, strict=True) if n)
            for amounts in (card.give, card.get)
        )
        return Face(
            title=card.name.split(" (")[0],
            colour="red",
            letter="",
            rows=(("goods", card.goods),) if card.goods else (("gold", card.gold),) * bool(card.gold),
            corner="prestige" if gloria else None,
            corner_label=str(card.value) * gloria,
            icon="" if gloria else "senate",
            code=self.card_name(card),
            portrait=card.kind,
            mark=self.say(f"sign_{card.kind}", give=give, get=get, value=card.value, **_SIGNS),
        )

    def _opes_face(self, card: Opes, half: str) -> Face:
        """Both halves; the one that counts for the onlooker is framed."""
        spaces: list[Space] = []
        for name, place, amounts in (("quaestor", "upper", card.quaestor), ("others", "lower", card.lower)):
            spaces.append(Space(icons=(), state="bare", words=self.say(f"half_{name}")))
            spaces.append(Space(icons=pieces_of(amounts), state="next" if place == half else "free"))
        code = f"OPES {goods_text(card.quaestor)} | {goods_text(card.lower)}"
        return Face(title="OPES", colour="green", letter="", spaces=tuple(spaces), code=code, portrait="opes")

    @Kept
    def standing_face(self, standing: Standing) -> Face:
        """A building in a city: what it goes on giving, and what it is worth now."""
        card = standing.building
        signs: list[str] = []
        worth = card.prestige - standing.turned
        for when, what, number in card.effects:
            if when not in ("onbuild", "onactivate"):
                sign = {"goods": "", "any4": "−"}.get(what, "+")
                signs.append(f"{sign}{number} {{{'goods' if what == 'any4' else what}}}")
        looks = {"corner_label": str(worth), "code": f"{card.name} {worth}", "mark": " ".join(signs), "sign": ""}
        return replace(self._building_face(card), rows=(), **looks)

    @Kept
    def permanent_face(self, card: Senate) -> Face:
        """A senate card that lies in play."""
        return replace(self._senate_face(card), rows=())

    @Kept
    def bellum_face(self, card: Bellum) -> Face:
        """The Gauls' strength and the penalties, the first one first."""
        losses = tuple(map(self.loss, card.penalties))
        return Face(
            title=self.say("gauls_face"),
            colour="red",
            letter="",
            rows=(("helmet", card.strength),),
            lines=losses,
            code=self.say("gauls_code", strength=card.strength, penalties=self.listed(losses, "else")),
            portrait="gaul",
        )

    @Kept
    def town_face(self, town: Town) -> Face:
        """A city board: its colour, and the harbour or bridge it shows."""
        return Face(
            title=town.name,
            colour=town.colour,
            letter="",
            icon=f"token-{town.colour}",
            code=f"{town.name} ({self.colour(town.colour)}, {town.shows})",
            portrait=town.shows,
            mark=self.game(f"shows_{town.shows}"),
        )
