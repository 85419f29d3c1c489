"""Production cards (OPES), what a city can store, and the common supply.

Rules ``provincia.opes.*``, ``provincia.storage.*`` and ``provincia.bank.*``. Whatever is paid goes back to the supply
at once; whatever comes from it is cut to what it has, and to what the city can store.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import sub
from typing import TYPE_CHECKING, Any, Final

from rulesim.provincia.components import (
    CLAY,
    GOLD,
    GOODS,
    NONE,
    RESOURCES,
    STONE,
    WOOD,
    Amounts,
    Opes,
    Standing,
    Tables,
)

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.options import Options
    from rulesim.provincia.state import State


_ENDLESS: Final = 10**6
"""More gold than anybody is ever given at once."""


# --- what a city can store ---


@cache
def _stores(tables: Tables) -> tuple[tuple[Standing, int], ...]:
    """The buildings that store goods, in either state, with their limits; the best first."""
    found = [
        (Standing.of(building, active), amount)
        for building in tables.buildings
        for when, _, amount in building.effects
        if when == "storage"
        for active in {True, building.active}
    ]
    return tuple(sorted(found, key=lambda store: store[1], reverse=True))


def cap(state: State, city: City) -> int:
    """How many of each good a city can store: 9 while its HORREUM stands, else 5. Gold has no limit."""
    for store, limit in _stores(state.tables):
        if store in city.standing:
            return limit
    return state.tables.setup.storage


def room(state: State, seat: int, good: int) -> int:
    """How many of a resource the seat could receive now: what it can store, if the supply has it."""
    if good == GOLD:
        return available(state, good)
    city = state.cities[seat]
    return max(0, min(state.supply[good], cap(state, city) - city.goods[good]))


def counted(options: Options) -> bool:
    """Whether the coins of the supply are counted: gold is endless unless an option limits it."""
    return options.bank_gold_limit != "unlimited"


def available(state: State, good: int) -> int:
    """How many of a resource the supply can give; of gold that is not counted always a million."""
    return state.supply[good] if good < GOLD or counted(state.options) else _ENDLESS


def stock(state: State) -> Sequence[int]:
    """How many of each resource the supply can give."""
    return state.supply if counted(state.options) else (*state.supply[:GOLD], _ENDLESS)


# --- receiving and paying ---


def settled(
    goods: Sequence[int], paid: Sequence[int], asked: Sequence[int], supply: Sequence[int], limit: int
) -> list[int]:
    """What of these goods is there once so much was paid, and then received what was asked for.

    A city gets what the supply can give and it can store (``limit`` of each good); the rest is lost for good.
    """
    clay, wood, stone, gold = goods
    a, b, c, d = paid
    clay, wood, stone, gold = clay - a, wood - b, stone - c, gold - d
    more_clay, more_wood, more_stone, more_gold = asked
    if more_clay and clay < limit:
        clay += min(more_clay, limit - clay, supply[CLAY] + a)
    if more_wood and wood < limit:
        wood += min(more_wood, limit - wood, supply[WOOD] + b)
    if more_stone and stone < limit:
        stone += min(more_stone, limit - stone, supply[STONE] + c)
    if more_gold:
        gold += min(more_gold, supply[GOLD] + d)
    return [clay, wood, stone, gold]


def receive(state: State, seat: int, amounts: Amounts, rule: str) -> Amounts:
    """The seat receives so much by ``rule``, as far as it can (see :func:`settled`). Returns what it got."""
    city, supply = state.cities[seat], state.supply
    old, city.goods = city.goods, settled(city.goods, NONE, amounts, stock(state), cap(state, city))
    clay, wood, stone, gold = got = (*map(sub, city.goods, old),)
    supply[CLAY] -= clay
    supply[WOOD] -= wood
    supply[STONE] -= stone
    if gold and counted(state.options):
        supply[GOLD] -= gold
    if state.journal is not None and got != amounts:
        _note_lost(state, seat, old, got, amounts, rule)
    return clay, wood, stone, gold


def _note_lost(state: State, seat: int, old: Sequence[int], got: Sequence[int], amounts: Amounts, rule: str) -> None:
    """Record what found no room in the store, and what the supply did not have."""
    limit = cap(state, state.cities[seat])
    for good, (asked, given) in enumerate(zip(amounts, got, strict=True)):
        fits = min(asked, max(0, limit - old[good])) if good < GOLD else asked
        facts: dict[str, Any] = {"good": RESOURCES[good], "by": rule}
        if fits < asked:
            state.note("provincia.storage.overflow-lost", seat=seat + 1, lost=asked - fits, cap=limit, **facts)
        if given < fits:
            state.note("provincia.bank.exhausted-lost", seat=seat + 1, lost=fits - given, **facts)


def pay(state: State, seat: int, amounts: Amounts) -> None:
    """The seat pays so much, or loses it: it goes back to the supply at once."""
    goods, supply = state.cities[seat].goods, state.supply
    clay, wood, stone, gold = amounts
    if clay:
        goods[CLAY] -= clay
        supply[CLAY] += clay
    if wood:
        goods[WOOD] -= wood
        supply[WOOD] += wood
    if stone:
        goods[STONE] -= stone
        supply[STONE] += stone
    if gold:
        goods[GOLD] -= gold
        if counted(state.options):
            supply[GOLD] += gold


@cache
def amounts(resource: str, count: int) -> Amounts:
    """So many of one resource."""
    clay, wood, stone, gold = (count if name == resource else 0 for name in RESOURCES)
    return clay, wood, stone, gold


def trim(state: State, seat: int) -> None:
    """What the city can no longer store goes back to the supply: its HORREUM was destroyed."""
    city = state.cities[seat]
    limit = cap(state, city)
    for good in range(GOLD):
        excess = city.goods[good] - limit
        if excess > 0:
            city.goods[good] -= excess
            state.supply[good] += excess
            facts: dict[str, Any] = {"good": GOODS[good], "lost": excess, "cap": limit}
            state.note("provincia.storage.excess-at-destruction", seat=seat + 1, **facts)


# --- production cards ---


def half(state: State, seat: int, card: Opes) -> Amounts:
    """What a production card gives this seat: its upper half to the one who chose the deck, else the lower one."""
    return card.quaestor if seat == state.chooser else card.lower


def resolve(state: State, seat: int, card: Opes) -> None:
    """A production card is played as soon as it is picked, and discarded."""
    rule = "provincia.opes.quaestor" if seat == state.chooser else "provincia.opes.lower"
    given = half(state, seat, card)
    if state.journal is not None:
        state.note(rule, seat=seat + 1, card=card.id, **dict(zip(RESOURCES, given, strict=True)))
    receive(state, seat, given, rule)
    state.own_deck(card.deck).discards[card.index] += 1
