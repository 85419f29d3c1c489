"""Production cards (OPES), what a city can store, and the common supply.

Rules ``provincia.opes.*``, ``provincia.storage.*`` and ``provincia.bank.*``. Whatever is paid goes back to the supply
at once; whatever comes from it is cut to what it has, and to what the city can store.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.provincia.components import GOLD, GOODS, RESOURCES, Amounts, Opes, Standing, Tables

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.options import Options
    from rulesim.provincia.state import State


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
    city = state.cities[seat]
    left = available(state, good)
    return min(left, max(0, cap(state, city) - city.goods[good])) if good < GOLD else left


UNLIMITED: Final = 10**6
"""So much gold there is always."""


def counted(options: Options) -> bool:
    """Whether the coins of the supply are counted: gold is endless unless an option limits it."""
    return options.bank_gold_limit != "unlimited"


def available(state: State, good: int) -> int:
    """How many of a resource the supply can give."""
    if good == GOLD and not counted(state.options):
        return UNLIMITED
    return state.supply[good]


# --- receiving and paying ---


def receive(state: State, seat: int, amounts: Amounts, rule: str) -> Amounts:
    """The seat receives so much by ``rule``: what the supply has and the city can store. The rest is lost for good.

    Returns what it got.
    """
    city = state.cities[seat]
    goods, supply = city.goods, state.supply
    limit = cap(state, city)
    got = [0, 0, 0, 0]
    for good in range(GOLD):
        asked = amounts[good]
        if asked:
            fits = min(asked, max(0, limit - goods[good]))
            given = got[good] = min(fits, supply[good])
            goods[good] += given
            supply[good] -= given
            if given < asked and state.journal is not None:
                _note_lost(state, seat, good, asked - fits, fits - given, limit, rule)
    asked = amounts[GOLD]
    if asked:
        limited = counted(state.options)
        given = got[GOLD] = min(asked, supply[GOLD]) if limited else asked
        goods[GOLD] += given
        if limited:
            supply[GOLD] -= given
        if given < asked and state.journal is not None:
            _note_lost(state, seat, GOLD, 0, asked - given, 0, rule)
    return got[0], got[1], got[2], got[3]


def _note_lost(state: State, seat: int, good: int, over: int, short: int, limit: int, rule: str) -> None:
    """Record what found no room in the store, and what the supply did not have."""
    facts: dict[str, Any] = {"good": RESOURCES[good], "by": rule}
    if over:
        state.note("provincia.storage.overflow-lost", seat=seat + 1, lost=over, cap=limit, **facts)
    if short:
        state.note("provincia.bank.exhausted-lost", seat=seat + 1, lost=short, **facts)


def pay(state: State, seat: int, amounts: Amounts) -> None:
    """The seat pays so much, or loses it: it goes back to the supply at once."""
    goods, supply = state.cities[seat].goods, state.supply
    for good, amount in enumerate(amounts):
        if amount:
            goods[good] -= amount
            if good < GOLD or counted(state.options):
                supply[good] += amount


def trim(state: State, seat: int) -> None:
    """What the city can no longer store goes back to the supply: its HORREUM was destroyed."""
    city = state.cities[seat]
    limit = cap(state, city)
    for good in range(GOLD):
        excess = city.goods[good] - limit
        if excess > 0:
            city.goods[good] -= excess
            state.supply[good] += excess
            if state.journal is not None:
                facts: dict[str, Any] = {"good": GOODS[good], "lost": excess, "cap": limit}
                state.note("provincia.storage.excess-at-destruction", seat=seat + 1, **facts)


# --- production cards ---


def half(state: State, seat: int, card: Opes) -> Amounts:
    """What a production card gives this seat: its upper half to the one who chose the deck, else the lower one."""
    return card.quaestor if seat == state.chooser else card.lower


def resolve(state: State, seat: int, card: Opes) -> None:
    """A production card is played as soon as it is picked, and discarded."""
    upper = seat == state.chooser
    rule = "provincia.opes.quaestor" if upper else "provincia.opes.lower"
    amounts = half(state, seat, card)
    if state.journal is not None:
        state.note(rule, seat=seat + 1, card=card.id, **dict(zip(RESOURCES, amounts, strict=True)))
    receive(state, seat, amounts, rule)
    state.own_deck(card.deck).discards[card.index] += 1
