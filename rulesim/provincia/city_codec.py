"""One city as plain data and back: the part of a position that belongs to one seat.

Goods are written ``{"wood": 7, "gold": 5}`` (what is not named is 0) or as a list of clay, wood, stone and gold; a
building that has been activated ``"emporium active"``; every other piece by its id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulesim.fields import names_in_data
from rulesim.game import checked_name, unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, as_pair, need
from rulesim.positions import Box, Reader
from rulesim.provincia.city import City
from rulesim.provincia.components import (
    AEDIFICIUM,
    DECKS,
    GOLD,
    GOODS,
    RESOURCES,
    Bellum,
    Building,
    Senate,
    Standing,
    Tables,
    Token,
    Town,
)

if TYPE_CHECKING:
    from rulesim.provincia.options import Options

FIELDS: Final = names_in_data(City)
ALSO: Final = ("name", "colour", "board_shows", "prestige_cards", "gloria_in_play")
"""Other names for what is in the fields: the colour or the picture of the board, ``losses``, a GLORIA's value."""

MOST: Final = 999_999
"""No track, number of coins or prestige is further from 0 in a position."""

_ACTIVE: Final = " active"
HAND: Final = (Building, Senate)
"""What a hand may hold."""


class Stock(Box):
    """The pieces of the tables and how many of each are not placed yet. Combat tokens only of the colours in play."""

    __slots__ = ("left", "players", "tables")
    WORDS: ClassVar[Mapping[Any, str]] = {
        Bellum: "combat card",
        Senate: "senate card",
        Token: "combat token",
        Town: "city",
        HAND: "card of a hand",
    }

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(tables.by_id)
        self.tables, self.players = tables, players
        self.left = Counter({piece.id: getattr(piece, "copies", 1) for piece in tables.by_id.values()})
        self.left[tables.horreum.id] = players

    def take(self, field: str, id: str) -> None:
        """Mark one copy of a piece as placed."""
        need(self.left[id] > 0, field, f"there is no further {id}; all are placed already.")
        self.left[id] -= 1

    def card(self, field: str, id: Any, deck: int) -> Any:
        """A card of one deck; a HORREUM is in none."""
        if deck == AEDIFICIUM and id == self.tables.horreum.id and not field.endswith("buildings"):
            raise wrong(field, f"{id} is in a city or a hand, never in a deck.")
        return self.find(field, id, type(self.tables.cards[deck][0]), f"card of the deck {DECKS[deck].upper()}")


def as_goods(field: str, value: Any, limits: Sequence[int]) -> list[int]:
    """Clay, wood, stone and gold in any notation, or BadInput; ``limits``: the most there may be of each."""
    if isinstance(value, list | tuple):
        entries = as_list(field, value)
        wanted = f"four numbers are needed (clay, wood, stone, gold), not {len(entries)}."
        need(len(entries) == len(RESOURCES), field, wanted)
        value = dict(zip(RESOURCES, entries, strict=True))
    told = as_object(field, value)
    for name in told:
        checked_name(f"{field}.{name}", name, RESOURCES)
    return [
        as_number(f"{field}.{name}", told.get(name, 0), 0, most) for name, most in zip(RESOURCES, limits, strict=True)
    ]


class CityReader(Reader):
    """Reads one city. ``name`` is what its fields are called in errors: ``cities[0].``.

    ``early``: the game has not begun, so what is not named is not there yet. ``faded``: how many upkeeps there were.
    ``usual``: what this seat starts with (prestige, clay, wood, stone), for a city of which nothing is told.
    """

    def __init__(self, data: Any, name: str, stock: Stock, options: Options, *, early: bool, faded: int) -> None:
        super().__init__(as_object(name.rstrip("."), data), name)
        self.only(FIELDS, *ALSO)
        self.stock, self.options = stock, options
        self.setup, self.early, self.faded = stock.tables.setup, early, faded
        self.players = stock.players

    def city(self, usual: tuple[int, int, int, int]) -> City:
        """The city that the data describe, without its combat tokens and its board."""
        city, setup, begun = City(), self.setup, int(not self.early)
        told = any(name in self.data for name in ("goods", "prestige", "losses", "prestige_cards"))
        self._buildings(city)
        self._permanents(city)
        stored = [amount for one in city.standing for when, _, amount in one.building.effects if when == "storage"]
        limits = [min(limit, max([setup.storage, *stored])) for limit in setup.bank]
        start = (0, 0, 0, 0) if told or self.early else (*usual[1:], setup.gold)
        city.goods = as_goods(self.at("goods"), self.data.get("goods", start), (*limits, MOST))
        morale = max(setup.morale_min, setup.morale - self.faded) * begun
        defence = max(setup.defence_min, setup.defence - self.faded) * begun
        high = [most if isinstance(most, int) else MOST for most in (self.options.morale_max, self.options.defence_max)]
        city.morale = self.number("morale", morale, setup.morale_min * begun, max(high[0], setup.morale))
        city.defence = self.number("defence", defence, setup.defence_min, max(high[1], setup.defence))
        self.plain(city, "praetor", "forced")
        city.hand = self.stock.every(self.at("hand"), self.data.get("hand", []), HAND)
        self._known(city)
        self._prestige(city, 0 if told or self.early else max(0, -usual[0]))
        return city

    def fits(self, city: City) -> None:
        """A bridge or a harbour stands only where the board shows one."""
        town = city.town
        for front, id in ((one.building.waterfront, one.building.id) for one in city.standing):
            if front and town is not None and town.shows != front:
                raise wrong(self.at("buildings"), f"{id} needs {front}; {town.id} shows {town.shows}.")

    def _buildings(self, city: City) -> None:
        usual = [] if self.early else [self.stock.tables.horreum.id]
        city.standing = tuple(map(self._standing, self.listed("buildings", usual)))
        for building, times in Counter(standing.building for standing in city.standing).items():
            if building.unique and times > 1:
                raise wrong(self.at("buildings"), f"{building.id} can stand only once in a city, not {times} times.")

    def _standing(self, text: Any) -> Standing:
        id, field = text.removesuffix(_ACTIVE) if isinstance(text, str) else text, self.at("buildings")
        building: Building = self.stock.card(field, id, AEDIFICIUM)
        told_active = id != text
        why = f"{building.id} works as soon as it is built; it is not activated."
        need(not told_active or not building.active, field, why)
        return Standing.of(building, building.active or told_active)

    def _permanents(self, city: City) -> None:
        """The senate cards in play; a GLORIA may also be told by its value."""
        field, other = self.at("permanents"), self.at("gloria_in_play")
        city.permanents = self.stock.every(field, self.data.get("permanents", []), Senate)
        for card in city.permanents:
            need(card.stays, field, f"{card.id} does not stay in play.")
        cards = [card for card in self.stock.tables.cards[1] if card.kind == "gloria"]
        for value in self.listed("gloria_in_play"):
            found = next((card for card in cards if card.value == value), None)
            if found is None:
                raise unknown(other, value, [card.value for card in cards])
            self.stock.take(other, found.id)
            city.permanents += (found,)

    def _known(self, city: City) -> None:
        """Cards of the hand that everybody knows, then those that one other seat knows: pairs of the seat and card."""
        hidden = list(city.hand)
        city.seen = tuple(self._of_hand("seen", id, hidden) for id in self.listed("seen"))
        for entry in self.listed("told"):
            seat, id = as_pair(self.at("told"), entry)
            seat = as_number(self.at("told"), seat, 0, self.players - 1)
            city.told += ((seat, self._of_hand("told", id, hidden)),)

    def _of_hand(self, key: str, id: Any, hidden: list[Any]) -> Any:
        """A card of the hand that others know; it is then no longer among ``hidden``."""
        card = next((card for card in hidden if card.id == id), None)
        need(card is not None, self.at(key), f"{shown(id)} is not in the hand (so often).")
        hidden.remove(card)
        return card

    def _worth(self, city: City) -> int:
        """What the buildings are worth in prestige."""
        return sum(one.building.prestige - self.setup.activation * one.turned for one in city.standing)

    def _prestige(self, city: City, usual: int) -> None:
        """The track and the prestige cards: together what the buildings are worth. One of them follows from the other.

        A position may say that they need not agree (``audit``: false); then the track stands as it is told.
        """
        worth, key = self._worth(city), "prestige_cards" if "prestige_cards" in self.data else "losses"
        if key != "losses" and "losses" in self.data:
            raise wrong(self.at(key), "losses says the same; give one of them.")
        city.prestige = self.number("prestige", worth - self.number(key, usual, 0, MOST), -MOST, MOST)
        city.losses = self.number(key, max(0, worth - city.prestige), 0, MOST)
        city.losses -= city.losses % 2 if key not in self.data else 0
        need(not city.losses % 2, self.at("losses"), f"prestige cards show even numbers, not {city.losses}.")

    def audit(self, city: City) -> None:
        """The track is the sum of what lies in front of the player."""
        worth, wanted = self._worth(city), self._worth(city) - city.losses
        why = f"what lies in the city makes it {wanted} (buildings {worth}, prestige cards -{city.losses})"
        need(city.prestige == wanted, self.at("prestige"), f"{why}, not {city.prestige}.")

    # --- the board and the tokens, once it is known who else plays ---

    def town(self) -> Town | None:
        """The board that the data name, by its id or its colour; what is told of its picture and colour is true."""
        id, key = self.data.get("town"), "town"
        if id is None and "colour" in self.data:
            key, told = "colour", self.data["colour"]
            colours = {town.colour: town.id for town in self.stock.tables.towns}
            id = colours.get(told) if isinstance(told, str) else None
            if id is None:
                raise unknown(self.at(key), told, colours)
        if id is None:
            return None
        found = self.stock.find(self.at(key), id, Town)
        for key, have in (("colour", found.colour), ("board_shows", found.shows)):
            told = self.data.get(key, have)
            need(told == have, self.at(key), f"the board of {found.id} has {shown(have)}, not {shown(told)}.")
        return found

    def tokens(self, key: str) -> tuple[Token, ...] | None:
        """The combat tokens that the data name; None: they name none."""
        if key not in self.data:
            return None
        value = self.data[key]
        if key == "laid":
            value = [] if value is None else [value]
        return self.stock.every(self.at(key), value, Token)


def held(cities: Sequence[City]) -> list[int]:
    """What all cities together have of clay, wood, stone and gold."""
    return [sum(city.goods[index] for city in cities) for index in range(len(RESOURCES))]


def short(cities: Sequence[City], bank: Sequence[int], coins: int | None) -> None:
    """BadInput if the cities have more than there is of a good (or, with a limit, of gold)."""
    have = held(cities)
    for index, name in enumerate(GOODS):
        need(have[index] <= bank[index], "cities", f"{have[index]} {name} in the cities; the game has {bank[index]}.")
    if coins is not None and have[GOLD] > coins:
        raise wrong("cities", f"{have[GOLD]} gold in the cities; by option the game has {coins}.")
