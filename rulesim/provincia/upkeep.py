"""Phase 4: morale and defence fall, and the tax for Rome is due.

Rules ``provincia.upkeep.*``. Nobody decides anything in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesim.provincia import buildings, penalty, production
from rulesim.provincia.components import GOLD

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Senate
    from rulesim.provincia.state import State


def begin(state: State) -> None:
    """Every city in turn order: morale, defence, tax; then the phase is over."""
    for seat in state.order():
        decay(state, seat, "morale", "provincia.upkeep.morale")
        decay(state, seat, "defence", "provincia.upkeep.defence")
        tax(state, seat)
    state.phase_done()


def decay(state: State, seat: int, track: str, rule: str) -> None:
    """Morale or defence falls by one, but not below the end of its track."""
    old, new = buildings.move_track(state, seat, track, -1)
    if state.journal is not None:
        state.note(rule, seat=seat + 1, old=old, new=new, lost=old - new)


def exempt(city: City) -> str:
    """The kind of card that frees a city from the tax now: "praetor", "corruptio" or "". CONCUSSIO overrides both."""
    return freed(city.forced, city.praetor, city.permanents)


def freed(forced: bool, praetor: bool, permanents: tuple[Senate, ...]) -> str:
    """:func:`exempt` of a city with these senate cards in play."""
    if forced:
        return ""
    if praetor:
        return "praetor"
    for card in permanents:
        if card.kind == "corruptio":
            return "corruptio"
    return ""


def tax(state: State, seat: int) -> None:
    """The tax is paid by everybody who has the gold; goods do not help."""
    city, setup = state.cities[seat], state.tables.setup
    free = exempt(city)
    city.praetor = False
    if free:
        state.note("provincia.upkeep.exempt", seat=seat + 1, card=free)
    elif city.goods[GOLD] >= setup.tax:
        production.pay(state, seat, (0, 0, 0, setup.tax))
        if state.journal is not None:
            state.note("provincia.upkeep.tax", seat=seat + 1, gold=setup.tax, left=city.goods[GOLD])
    else:
        unpaid(state, seat)


def unpaid(state: State, seat: int) -> None:
    """Who cannot pay the tax loses prestige."""
    lost = state.tables.setup.unpaid
    state.note("provincia.upkeep.tax-unpaid", seat=seat + 1, prestige=lost)
    penalty.lose_prestige(state, seat, lost)
