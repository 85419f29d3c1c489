"""One city as plain data and back: the part of a position that belongs to one seat.

Goods are written ``{"wood": 7, "gold": 5}`` (what is not named is 0) or as a list of clay, wood, stone and gold; a
building that has been activated ``"emporium active"``; every other piece by its id. Each city has five combat tokens:
in hand, laid face down, or revealed in an earlier combat. What the data do not tell is dealt, always in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulesim.fields import names_in_data
from rulesim.game import checked_name, seat_name, unknown, wrong
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
    from rulesim.provincia.state import State

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
        if self.left[id] <= 0:
            raise wrong(field, f"there is no further {id}; all are placed already.")
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
        why = f"what lies in the city makes it {wanted} (buildings {worth} less prestige cards {city.losses})"
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


# --- the combat tokens of all cities ---

_STRIDE: Final = 7
"""Tokens that nobody names are dealt in steps of so many through the colours in play: a mixture, always the same."""

_WHERE: Final = ("tokens", "laid", "played")

Told = tuple[Token, ...] | None
"""Tokens that the data name; None: they say nothing of them."""


class TokenReader:
    """Gives every city its tokens, and the position those revealed. Its fields are read by :class:`CityReader`."""

    def __init__(self, state: State, readers: Sequence[CityReader], stock: Stock, revealed: Any) -> None:
        self.state, self.stock = state, stock
        self.each = state.tables.setup.tokens + 1
        towns = [city.town for city in state.cities]
        colours = [town.colour for town in towns if town is not None]
        own = {token.colour: token for token in state.tables.tokens if token.own}
        self.own = [None if town is None else own.get(town.colour) for town in towns]
        pool = [token for token in state.tables.tokens if not token.own and token.colour in colours]
        every = [token for token in pool for _ in range(token.copies)]
        self.mixed = [every[_STRIDE * step % len(every)] for step in range(len(every))]
        for token in state.tables.tokens:
            if token.colour not in colours:
                stock.left[token.id] = 0
        self.hands, self.laid, self.played = ([one.tokens(key) for one in readers] for key in _WHERE)
        self.revealed = None if revealed is None else [self._named(one) for one in as_list("revealed", revealed)]

    def read(self) -> None:
        """Deal, and check that all agrees."""
        state = self.state
        if self.revealed is not None and not any(self.played):
            self._who_played(self.revealed)
        fought = len(state.fought) + (state.gauls is not None)
        combats = max([fought, *(len(told) for told in self.played if told)])
        combats = combats if self.revealed is None else len(self.revealed)
        open_now = state.phase == "combat" and combats == len(state.fought)
        for seat in range(state.players):
            self._deal(seat, combats, open_now and (seat - state.start) % state.players < state.acted)
        self._check_combats(fought)

    def _deal(self, seat: int, combats: int, due: bool) -> None:
        """Give a city what it has: as told, else from those that nobody has. ``due``: it has laid one for a combat."""
        city, own, field = self.state.cities[seat], self.own[seat], f"cities[{seat}]"
        spare = [own] if own is not None and self.stock.left[own.id] else []
        for token in spare:
            self.stock.take(f"{field}.tokens", token.id)
        first = [] if self.hands[seat] is None else spare
        city.played = self._some(self.played[seat], combats, first)
        laid = self._some(self.laid[seat], int(due), first)
        when = "has laid a token for this combat" if due else "has not laid a token for a combat that goes on"
        need(len(laid) == due, f"{field}.laid", f"{seat_name(seat)} {when}.")
        city.laid = laid[0] if laid else None
        hand = self._some(self.hands[seat], self.each - len(city.played) - len(laid), spare)
        city.tokens = hand if self.hands[seat] is not None else tuple(sorted(hand, key=self.state.tables.tokens.index))
        every = [*city.tokens, *city.played, *laid]
        count = f"with those laid and played there are {self.each}, not {len(every)}."
        need(len(every) == self.each, f"{field}.tokens", count)
        for token in every:
            need(not token.own or token is own, f"{field}.tokens", f"{token.id} always lies with its owner.")
        need(own is None or own in every, f"{field}.tokens", f"{own} lies with its owner, but is not here.")

    def _named(self, combat: Any) -> tuple[Token, ...]:
        """The tokens of one combat; they are taken from the stock only if nobody says who played them."""
        by_id = self.state.tables.by_id
        tokens = [by_id.get(id) if isinstance(id, str) else None for id in as_list("revealed", combat)]
        named = tuple(token for token in tokens if isinstance(token, Token))
        fits = len(named) == len(tokens) <= self.state.players
        need(fits, "revealed", "per combat a list of ids of tokens, at most one for each player.")
        return named

    def _who_played(self, revealed: Sequence[Sequence[Token]]) -> None:
        """Who played the tokens revealed: an own one its owner, the others anybody. What is missing is dealt."""
        found: list[tuple[Token, ...]] = [() for _ in self.own]
        for combat in revealed:
            left = list(combat)
            for token in left:
                self.stock.take("revealed", token.id)
            by = {seat: token for seat, token in enumerate(self.own) if token is not None and token in left}
            for token in by.values():
                left.remove(token)
            once = "the token that is dealt to its owner is there once."
            need(not any(token.own for token in left), "revealed", once)
            for seat in range(len(found)):
                found[seat] += (by[seat] if seat in by else left.pop(0) if left else self._dealt(),)
        self.played = [*found]

    def _dealt(self) -> Token:
        """The next token that nobody has."""
        while self.mixed:
            token = self.mixed.pop(0)
            if self.stock.left[token.id]:
                self.stock.take("tokens", token.id)
                return token
        raise wrong("tokens", f"some player has more than {self.each} tokens.")

    def _some(self, told: Told, size: int, spare: list[Token]) -> tuple[Token, ...]:
        """The tokens told, or so many from those that nobody has."""
        if told is not None:
            return told
        return tuple(spare.pop() if spare else self._dealt() for _ in range(size))

    def _check_combats(self, fought: int) -> None:
        """Everybody played in every combat, and those are the tokens that were revealed."""
        state = self.state
        times = {len(city.played) for city in state.cities}
        need(len(times) == 1, "cities", "everybody plays a token in each combat, so played is as long for all.")
        combats, more = times.pop(), int(state.phase == "combat" and state.gauls is None)
        need(0 <= combats - fought <= more, "revealed", f"tokens of {combats} combats; there were {fought}.")
        state.revealed = tuple(
            tuple(sorted((city.played[n] for city in state.cities), key=_id)) for n in range(combats)
        )
        if self.revealed is not None:
            agree = len(self.revealed) == combats and not any(
                Counter(told) - Counter(played) for told, played in zip(self.revealed, state.revealed, strict=True)
            )
            need(agree, "revealed", "the tokens of a combat are those that the cities played in it.")


def early_tokens(state: State, readers: Sequence[CityReader], stock: Stock, data: dict[str, Any]) -> None:
    """During the set-up tokens are where the data say, and nobody has played one."""
    for city, reader in zip(state.cities, readers, strict=True):
        city.tokens = reader.tokens("tokens") or ()
        for key in ("laid", "played"):
            need(not reader.tokens(key), reader.at(key), "nobody has played a token yet.")
    state.tokens = stock.every("tokens", data.get("tokens", []), Token)
    need(not data.get("revealed"), "revealed", "nobody has played a token yet.")


def _id(token: Token) -> str:
    return token.id
