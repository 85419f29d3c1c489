"""One city as plain data and back: the part of a position that belongs to one seat.

Goods are written ``{"wood": 7, "gold": 5}`` (what is not named is 0) or as a list of clay, wood, stone and gold; a
building that has been activated ``"emporium active"``; every other piece by its id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.fields import names_in_data
from rulesim.game import checked_name, unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, as_pair
from rulesim.positions import Box, Reader
from rulesim.provincia.city import City
from rulesim.provincia.components import (
    AEDIFICIUM,
    GOLD,
    GOODS,
    RESOURCES,
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


class Stock(Box):
    """The pieces of the tables and how many of each are not placed yet. Combat tokens only of the colours in play."""

    __slots__ = ("left", "players", "tables")

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(tables.by_id)
        self.tables, self.players = tables, players
        self.left: Counter[str] = Counter()
        for kinds in tables.cards:
            self.left.update({card.id: card.copies for card in kinds})
        self.left[tables.horreum.id] = players
        self.left.update({card.id: 1 for card in tables.bellum})
        self.left.update({token.id: token.copies for token in tables.tokens})
        self.left.update({town.id: 1 for town in tables.towns})

    def take(self, field: str, id: str) -> None:
        """Mark one copy of a piece as placed."""
        if self.left[id] <= 0:
            raise wrong(field, f"there is no further {id}; all are placed already.")
        self.left[id] -= 1

    def card(self, field: str, id: Any, deck: int) -> Any:
        """A card of one deck; a HORREUM is in none."""
        if deck == AEDIFICIUM and id == self.tables.horreum.id and not field.endswith("buildings"):
            raise wrong(field, f"{id} is in a city or a hand, never in a deck.")
        return self.find(field, id, type(self.tables.cards[deck][0]), f"card of the deck {_DECK_WORDS[deck]}")

    def cards(self, field: str, value: Any, deck: int) -> tuple[Any, ...]:
        """Cards of one deck, in their order."""
        return tuple(self.card(field, id, deck) for id in as_list(field, value))


_DECK_WORDS: Final = ("OPES", "SPQR", "AEDIFICIUM")


def as_goods(field: str, value: Any, limits: Sequence[int]) -> list[int]:
    """Clay, wood, stone and gold in any notation, or BadInput; ``limits``: the most there may be of each."""
    if isinstance(value, list | tuple):
        entries: list[Any] = as_list(field, value)
        if len(entries) != len(RESOURCES):
            raise wrong(field, f"four numbers are needed (clay, wood, stone, gold), not {len(entries)}.")
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
        city, setup, at = City(), self.setup, self.name
        told = any(name in self.data for name in ("goods", "prestige", "losses", "prestige_cards"))
        self._buildings(city)
        city.permanents = self._permanents()
        limits = [min(limit, self._cap(city)) for limit in setup.bank]
        start = (0, 0, 0, 0) if told or self.early else (*usual[1:], setup.gold)
        city.goods = as_goods(f"{at}goods", self.data.get("goods", start), (*limits, MOST))
        early = 0 if self.early else 1
        morale = max(setup.morale_min, setup.morale - self.faded) * early
        defence = max(setup.defence_min, setup.defence - self.faded) * early
        high = [most if isinstance(most, int) else MOST for most in (self.options.morale_max, self.options.defence_max)]
        city.morale = self.number("morale", morale, setup.morale_min * early, max(high[0], setup.morale))
        city.defence = self.number("defence", defence, setup.defence_min, max(high[1], setup.defence))
        self.plain(city, "praetor", "forced")
        city.hand = self._hand()
        hidden = list(city.hand)
        city.seen = tuple(self._of_hand("seen", id, hidden) for id in as_list(f"{at}seen", self.data.get("seen", [])))
        city.told = self._told(hidden)
        self._prestige(city, 0 if told or self.early else max(0, -usual[0]))
        return city

    def fits(self, city: City) -> None:
        """A bridge or a harbour stands only where the board shows one."""
        field, town = f"{self.name}buildings", city.town
        for standing in city.standing:
            front = standing.building.waterfront
            if front and town is not None and town.shows != front:
                raise wrong(field, f"{standing.building.id} needs {front}; {town.id} shows {town.shows}.")

    def _cap(self, city: City) -> int:
        """How much of each good the city stores."""
        stored = [amount for one in city.standing for when, _, amount in one.building.effects if when == "storage"]
        return max([self.setup.storage, *stored])

    def _buildings(self, city: City) -> None:
        field = f"{self.name}buildings"
        given = as_list(field, self.data.get("buildings", [] if self.early else [self.stock.tables.horreum.id]))
        city.standing = tuple(self._standing(field, text) for text in given)
        once = Counter(standing.building for standing in city.standing)
        for building, times in once.items():
            if building.unique and times > 1:
                raise wrong(field, f"{building.id} can stand only once in a city, not {times} times.")

    def _standing(self, field: str, text: Any) -> Standing:
        id = text.removesuffix(_ACTIVE) if isinstance(text, str) else text
        building: Building = self.stock.card(field, id, AEDIFICIUM)
        if id != text and building.active:
            raise wrong(field, f"{building.id} works as soon as it is built; it is not activated.")
        return Standing.of(building, building.active or id != text)

    def _permanents(self) -> tuple[Senate, ...]:
        field = f"{self.name}permanents"
        found: list[Senate] = []
        for id in as_list(field, self.data.get("permanents", [])):
            card: Senate = self.stock.find(field, id, Senate, "senate card")
            if not card.stays:
                raise wrong(field, f"{card.id} does not stay in play.")
            found.append(card)
        values = as_list(f"{self.name}gloria_in_play", self.data.get("gloria_in_play", []))
        return (*found, *(self._gloria(value) for value in values))

    def _gloria(self, value: Any) -> Senate:
        field = f"{self.name}gloria_in_play"
        cards = [card for card in self.stock.tables.cards[1] if card.kind == "gloria"]
        for card in cards:
            if card.value == value:
                self.stock.take(field, card.id)
                return card
        raise unknown(field, value, [card.value for card in cards])

    def _hand(self) -> tuple[Any, ...]:
        field = f"{self.name}hand"
        given = as_list(field, self.data.get("hand", []))
        return tuple(self.stock.find(field, id, (Building, Senate), "card of a hand") for id in given)

    def _of_hand(self, key: str, id: Any, hidden: list[Any]) -> Any:
        """A card of the hand that others know; it is then no longer among ``hidden``."""
        card = next((card for card in hidden if card.id == id), None)
        if card is None:
            raise wrong(f"{self.name}{key}", f"{shown(id)} is not in the hand (so often).")
        hidden.remove(card)
        return card

    def _told(self, hidden: list[Any]) -> tuple[tuple[int, Any], ...]:
        """Cards of the hand that one other seat knows: pairs of that seat and the card."""
        field = f"{self.name}told"
        found: list[tuple[int, Any]] = []
        for entry in as_list(field, self.data.get("told", [])):
            seat, id = as_pair(field, entry)
            found.append((as_number(field, seat, 0, self.players - 1), self._of_hand("told", id, hidden)))
        return tuple(found)

    def _prestige(self, city: City, usual: int) -> None:
        """The track and the prestige cards: together what the buildings are worth. One of them follows from the other.

        A position may say that they need not agree (``audit``: false); then the track stands as it is told.
        """
        worth = sum(one.building.prestige - self.setup.activation * one.turned for one in city.standing)
        key = "prestige_cards" if "prestige_cards" in self.data else "losses"
        if key in self.data and "losses" in self.data and key != "losses":
            raise wrong(f"{self.name}{key}", "losses says the same; give one of them.")
        city.prestige = self.number("prestige", worth - self.number(key, usual, 0, MOST), -MOST, MOST)
        city.losses = self.number(key, max(0, worth - city.prestige), 0, MOST)
        city.losses -= city.losses % 2 if key not in self.data else 0
        if city.losses % 2:
            raise wrong(f"{self.name}losses", f"prestige cards show even numbers, not {city.losses}.")

    def audit(self, city: City) -> None:
        """The track is the sum of what lies in front of the player."""
        field = f"{self.name}prestige"
        worth = sum(one.building.prestige - self.setup.activation * one.turned for one in city.standing)
        if city.prestige != worth - city.losses:
            cards = f"buildings {worth}, prestige cards -{city.losses}"
            need = worth - city.losses
            raise wrong(field, f"what lies in the city makes it {need} ({cards}), not {city.prestige}.")

    # --- the board and the tokens, once it is known who else plays ---

    def town(self) -> Town | None:
        """The board that the data name: by its id or its colour."""
        towns = self.stock.tables.towns
        id, field = self.data.get("town"), f"{self.name}town"
        if id is None and "colour" in self.data:
            field = f"{self.name}colour"
            colours = {town.colour: town.id for town in towns}
            told = self.data["colour"]
            id = colours.get(told) if isinstance(told, str) else None
            if id is None:
                raise unknown(field, told, colours)
        if id is None:
            return None
        found: Town = self.stock.find(field, id, Town, "city")
        self.shows(found)
        return found

    def shows(self, town: Town) -> None:
        """What is told of a board's picture and colour is true."""
        for key, have in (("colour", town.colour), ("board_shows", town.shows)):
            told = self.data.get(key, have)
            if told != have:
                raise wrong(f"{self.name}{key}", f"the board of {town.id} has {shown(have)}, not {shown(told)}.")

    def tokens(self, key: str) -> tuple[Token, ...] | None:
        """The combat tokens that the data name; None: they name none."""
        if key not in self.data:
            return None
        field = f"{self.name}{key}"
        value = self.data[key]
        if key == "laid":
            value = [] if value is None else [value]
        return tuple(self.stock.find(field, id, Token, "combat token") for id in as_list(field, value))


def held(cities: Sequence[City]) -> list[int]:
    """What all cities together have of clay, wood, stone and gold."""
    return [sum(city.goods[index] for city in cities) for index in range(len(RESOURCES))]


def short(cities: Sequence[City], bank: Sequence[int], coins: int | None) -> None:
    """BadInput if the cities have more than there is of a good (or, with a limit, of gold)."""
    have = held(cities)
    for index, name in enumerate(GOODS):
        if have[index] > bank[index]:
            raise wrong("cities", f"{have[index]} {name} in the cities; the game has {bank[index]}.")
    if coins is not None and have[GOLD] > coins:
        raise wrong("cities", f"{have[GOLD]} gold in the cities; by option the game has {coins}.")
