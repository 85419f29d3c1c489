"""Phase 5: inactive buildings may be activated, and every city receives its income.

Rules ``provincia.activation.*`` and ``provincia.income.*``. In turn order each player first activates, then receives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulesim.game import Check
from rulesim.provincia import buildings, penalty, production
from rulesim.provincia.actions import END, Action, Activate, Protect
from rulesim.provincia.components import RESOURCES

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Building
    from rulesim.provincia.state import State


def begin(state: State) -> None:
    """Phase 5 begins: the first seat with an inactive building is asked; all before it receive their income."""
    if not inactive(state.cities[state.seat]):
        end_turn(state)


def inactive(city: City) -> tuple[Building, ...]:
    """The different buildings of a city that wait to be activated."""
    return tuple(dict.fromkeys(standing.building for standing in city.standing if not standing.active))


def payable(state: State, city: City) -> bool:
    """Whether the price of an activation is there: paying prestige means owning it."""
    return not state.options.activation_needs_positive_prestige or city.prestige >= state.tables.setup.activation


def legal_actions(state: State) -> Sequence[Action]:
    """Each different inactive building while there is prestige to pay with, and the end."""
    city = state.cities[state.seat]
    return [*map(Activate.of, inactive(city) if payable(state, city) else ()), END]


def checks(state: State, action: Action) -> Iterator[Check]:
    """An inactive building of one's own, and the prestige."""
    city = state.cities[state.seat]
    if isinstance(action, Protect):
        yield penalty.not_threatened(city)
    if isinstance(action, Activate):
        yield _waits(city, action.building)
        facts = {"have": city.prestige, "need": state.tables.setup.activation}
        yield Check("provincia.activation.positive-prestige", payable(state, city), facts)


def timing(state: State, building: Building, seat: int) -> Iterator[Check]:
    """Phase 5 alone, and no more once the final turns have begun; in other phases one hears first what is active."""
    facts: dict[str, Any] = {"building": building.id}
    yield Check("provincia.end.no-phase5", state.phase not in ("final", "over"), facts)
    if state.phase != "activate":
        yield _waits(state.cities[seat], building)
    facts = {**facts, "now": state.phase, "round": state.round}
    yield Check("provincia.activation.phase", state.phase == "activate", facts)


def _waits(city: City, building: Building) -> Check:
    waiting, active = (city.standing.count(buildings.stand(building, works)) for works in (False, True))
    return Check("provincia.activation.once", waiting > 0, {"building": building.id, "have": waiting, "left": active})


def apply(state: State, action: Action) -> None:
    """Activate one building, or receive the income and end."""
    if isinstance(action, Activate):
        turn_over(state, action.building)
    else:
        end_turn(state)


def turn_over(state: State, building: Building) -> None:
    """A building is activated for a prestige, for good: what it gives now comes at once, its military stays."""
    seat, city = state.seat, state.cities[state.seat]
    standing = list(city.standing)
    standing[standing.index(buildings.stand(building, False))] = buildings.stand(building, True)
    city.standing = tuple(standing)
    city.prestige -= state.tables.setup.activation
    state.note("provincia.activation.cost", seat=seat + 1, building=building.id, new=city.prestige)
    benefit(state, seat, building)


def benefit(state: State, seat: int, building: Building) -> None:
    """What an activated building gives: something at once, or military from now on."""
    rule = "provincia.activation.benefit"
    for what, amount in buildings.given(building, "onactivate"):
        buildings.gain(state, seat, what, amount, rule, building)
    for what, amount in buildings.given(building, "activestatic"):
        facts = {"kind": what, "amount": amount, "new": buildings.military(state.cities[seat])}
        state.note(rule, seat=seat + 1, building=building.id, **facts)


def end_turn(state: State) -> None:
    """The seat receives its income; then the next one with an inactive building is asked, or the phase is over."""
    receive_income(state, state.seat)
    while state.seat_done():
        if inactive(state.cities[state.seat]):
            return
        receive_income(state, state.seat)
    state.phase_done()


def receive_income(state: State, seat: int) -> None:
    """Every building that brings something each round brings it, in the round it was built as well."""
    amounts, morale = buildings.income(state.cities[seat])
    if state.journal is not None and (any(amounts) or morale):
        told = dict(zip(RESOURCES, amounts, strict=True))
        state.note("provincia.income.production", seat=seat + 1, **told, morale=morale)
    if any(amounts):
        production.receive(state, seat, amounts, "provincia.income.production")
    if morale:
        buildings.move_track(state, seat, "morale", morale)
