"""Building cards (AEDIFICIUM): what each gives, when, and what is lost when one is destroyed.

Rules ``provincia.building.*``, ``provincia.card.*`` and ``provincia.destroy.*``. The 32 cards share one mechanism: the
``effects`` of their row in the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulesim.game import Check
from rulesim.pieces import without
from rulesim.provincia import production
from rulesim.provincia.components import GOLD, NONE, RESOURCES, Standing

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Amounts, Building, Town
    from rulesim.provincia.state import State

Income = tuple["Amounts", int]
"""What phase 5 brings: clay, wood, stone and gold; and morale."""


# --- what a building gives ---


KEPT: Final = 512
"""So many sums over the buildings of a city are kept, for they are asked for again and again."""


@cache
def given(building: Building, when: str) -> tuple[tuple[str, int], ...]:
    """What a building gives at that moment or in that way: (what, how much), such as ("morale", 1)."""
    return tuple((what, amount) for moment, what, amount in building.effects if moment == when)


@cache
def income_of(building: Building) -> Income:
    """What one building brings in every phase 5."""
    brings: Counter[str] = Counter()
    for what, amount in given(building, "income"):
        brings[what] += amount
    clay, wood, stone, gold = (brings[resource] for resource in RESOURCES)
    return (clay, wood, stone, gold), brings["morale"]


@cache
def military_of(standing: Standing) -> int:
    """What a building in a city adds to its strength in every combat; nothing while it waits to be activated."""
    lasting = given(standing.building, "static")
    if standing.active:
        lasting += given(standing.building, "activestatic")
    return sum(amount for what, amount in lasting if what == "military")


def military(city: City) -> int:
    """The military of a city: what its buildings add to its strength as long as they stand."""
    return lasting(city.standing).military


def income(city: City) -> Income:
    """What phase 5 brings to a city: (clay, wood, stone, gold) and morale, before limits."""
    return lasting(city.standing).income


class Lasting(NamedTuple):
    """What buildings do together as long as they stand. ``discount``: whether others cost less."""

    income: Income
    military: int
    discount: bool


@lru_cache(maxsize=KEPT)
def lasting(buildings: tuple[Standing, ...]) -> Lasting:
    """What these buildings do together: the last one adds to what the others do, which is mostly known."""
    if not buildings:
        return Lasting((NONE, 0), 0, False)
    before, last = lasting(buildings[:-1]), buildings[-1]
    ((clay, wood, stone, gold), morale), military, discount = before
    (a, b, c, d), more = brings = income_of(last.building)
    adds, reduces = military_of(last), bool(given(last.building, "discount"))
    if brings == (NONE, 0) and not adds and not reduces:
        return before
    return Lasting(((clay + a, wood + b, stone + c, gold + d), morale + more), military + adds, discount or reduces)


def stands(city: City, building: Building) -> bool:
    """Whether this building stands in the city, activated or not."""
    return stand(building, building.active) in city.standing or stand(building, True) in city.standing


def value(state: State, standing: Standing) -> int:
    """The prestige that a building in a city is worth now: the printed value, less the price of having activated it."""
    return standing.building.prestige - (state.tables.setup.activation if standing.turned else 0)


@cache
def stand(building: Building, active: bool) -> Standing:
    """The one :class:`Standing` of this building, working or not."""
    return Standing.of(building, active)


# --- when one may be built ---


def allowed(city: City, building: Building) -> bool:
    """Whether the rules let this city have the building (now): its board and what stands there; not the price."""
    return may_stand(building, city.town, city.standing)


def may_stand(building: Building, town: Town | None, standing: tuple[Standing, ...]) -> bool:
    """:func:`allowed` for a city with this board and these buildings."""
    if building.waterfront and town is not None and town.shows != building.waterfront:
        return False
    for known in bars(building):  # noqa: SIM110 - half as long as any()
        if known in standing:
            return False
    return True


@cache
def bars(building: Building) -> tuple[Standing, ...]:
    """The buildings beside which this one may not stand: a unique one itself, in either state."""
    return (stand(building, building.active), stand(building, True)) if building.unique else ()


def checks(city: City, building: Building) -> Iterator[Check]:
    """Its board and what stands there already."""
    if building.waterfront:
        shows, town = (city.town.shows, city.town.id) if city.town is not None else (building.waterfront, "")
        facts = {"building": building.id, "town": town, "need": building.waterfront, "shows": shows}
        yield Check("provincia.building.waterfront", shows == building.waterfront, facts)
    have = sum(standing.building is building for standing in city.standing)
    if building.unique:
        yield Check("provincia.building.unique-once", not have, {"building": building.id, "have": have})


# --- how one comes and goes ---


def place(state: State, seat: int, building: Building) -> None:
    """A building now lies face up in the city, and its printed prestige counts at once."""
    city = state.cities[seat]
    city.standing += (stand(building, building.active),)
    city.prestige += building.prestige


def when_built(state: State, seat: int, building: Building) -> None:
    """What a building gives once, when it is built."""
    for what, amount in given(building, "onbuild"):
        gain(state, seat, what, amount, "provincia.building.effect", building)


def gain(state: State, seat: int, what: str, amount: int, rule: str, building: Building) -> None:
    """A building gives morale, defence or a resource once, by ``rule``; a track ends where an option ends it."""
    city = state.cities[seat]
    if what in RESOURCES:
        old = city.goods[GOLD]
        production.receive(state, seat, production.amounts(what, amount), rule)
        new = city.goods[GOLD]
    else:
        old, new = move_track(state, seat, what, amount)
    if state.journal is not None:
        state.note(rule, seat=seat + 1, building=building.id, kind=what, amount=amount, old=old, new=new)


def moved(state: State, what: str, old: int, amount: int) -> int:
    """Where the marker of morale or defence stands, within its ends, once it has moved by so much."""
    setup, options = state.tables.setup, state.options
    low, high = (setup.morale_min, options.morale_max) if what == "morale" else (setup.defence_min, options.defence_max)
    new = max(old + amount, min(low, old))
    return min(new, max(high, old)) if isinstance(high, int) else new


def move_track(state: State, seat: int, what: str, amount: int) -> tuple[int, int]:
    """Move the marker of morale or defence, and tell its value before and after."""
    city = state.cities[seat]
    if what == "morale":
        old, city.morale = city.morale, moved(state, what, city.morale, amount)
        return old, city.morale
    old, city.defence = city.defence, moved(state, what, city.defence, amount)
    return old, city.defence


def raze(state: State, seat: int, standing: Standing) -> None:
    """A building is destroyed: back to the owner's hand, its prestige and everything it gave from now on are lost."""
    city = state.cities[seat]
    building = standing.building
    city.standing = without(city.standing, standing)
    city.hand += (building,)
    city.seen += (building,)
    lost = lose_value(state, seat, standing)
    state.note("provincia.destroy.to-hand", seat=seat + 1, building=building.id, prestige=lost, new=city.prestige)
    if state.options.destroyed_reverts_instant_gains:
        take_back(state, seat, standing)
    if given(building, "storage"):
        production.trim(state, seat)


def lost_with(state: State, standing: Standing) -> int:
    """The prestige that is lost with a building: what it was worth, so one less if it had been activated."""
    return value(state, standing) if state.options.activated_building_value_drops else standing.building.prestige


def lose_value(state: State, seat: int, standing: Standing) -> int:
    """A destroyed building's prestige is lost, and told."""
    lost = lost_with(state, standing)
    state.cities[seat].prestige -= lost
    return lost


def take_back(state: State, seat: int, standing: Standing) -> None:
    """By option: what a destroyed building gave once is given back, as far as it is there."""
    building, city = standing.building, state.cities[seat]
    gains = given(building, "onbuild") + (given(building, "onactivate") if standing.active else ())
    for what, amount in gains:
        if what in RESOURCES:
            old = city.goods[RESOURCES.index(what)]
            new = max(0, old - amount)
            production.pay(state, seat, production.amounts(what, old - new))
        else:
            old, new = move_track(state, seat, what, -amount)
        facts: dict[str, Any] = {"old": old, "new": new, "building": building.id, "kind": what, "amount": amount}
        state.note("provincia.destroy.instant-gains-kept", seat=seat + 1, **facts)
