"""What lessons know of Provincia Romana: quantities for goals and questions, the moments of a game, the kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rulesim.provincia import buildings, combat, production
from rulesim.provincia.components import AEDIFICIUM, DECKS, RESOURCES
from rulesim.provincia.state import State
from widgets.games import TUTORS, Tutor, each, of_city, of_state
from widgets.provincia.quiz import KINDS


def moment(state: State) -> str:
    """When it is, for scripted replies: ``"2 play 1"`` is round 2, phase 2, seat 1 (from 1).

    In phase 1 the round says how often the phase was begun: ``"1.2 choose 3"``, ``"1.2 pick 3"``; the set-up is round
    0. What waits for an answer is named by itself (``"3 lose 1"``, ``"4 limit 2"``), and so is what chance decides,
    with the seat whose step it is: ``"0 hand 2"``, ``"0 deal3 2"`` (its third token), ``"1.1 opes4 2"`` (the fourth
    open card of the deck that seat 2 chose), ``"1.1 blind 2"``, ``"4 look2 1"`` (the second card that seat 1 looks at),
    ``"3 gauls 1"``.
    """
    return f"{_round(state)} {_step(state)} {state.seat + 1}"


def _round(state: State) -> str:
    if state.phase == "setup":
        return "0"
    return f"{state.round}.{state.passes + 1}" if state.phase == "select" else str(state.round)


def _step(state: State) -> str:
    if state.todo:
        name, arg = state.todo[0]
        return _CHANCES.get(name, lambda state, arg: name.lower())(state, arg)
    if state.phase == "select":
        return "choose" if state.chooser < 0 else "pick"
    return "lay" if state.phase == "combat" else state.phase


_CHANCES: Final[Mapping[str, Callable[[State, int], str]]] = {
    "OPEN": lambda state, _: f"{DECKS[state.deck]}{len(state.face_up) + 1}",
    "DEAL": lambda state, _: f"deal{len(state.city.tokens) + 1}",
    "LOOK": lambda state, _: f"look{len(state.decks[AEDIFICIUM].top) + 1}",
}
"""Steps of chance that come several times in a row, each with its number."""


QUANTITIES: Final[Mapping[str, Callable[[State, int], int]]] = {
    **each(RESOURCES, lambda state, seat: state.cities[seat].goods),
    **each([f"{name}_left" for name in RESOURCES], lambda state, seat: state.supply),
    **of_city("morale", "defence", "prestige", "losses"),
    **of_state("round"),
    "units": lambda state, seat: sum(state.cities[seat].goods),
    "cap": lambda state, seat: production.cap(state, state.cities[seat]),
    "military": lambda state, seat: buildings.military(state.cities[seat]),
    "strength": lambda state, seat: combat.strength_parts(state, seat).total,
    "hand": lambda state, seat: len(state.cities[seat].hand),
    "buildings": lambda state, seat: len(state.cities[seat].standing),
    "asleep": lambda state, seat: sum(not standing.active for standing in state.cities[seat].standing),
    "tokens": lambda state, seat: len(state.cities[seat].tokens),
    "start": lambda state, seat: state.start + 1,
    "score": lambda state, seat: state.scores()[seat].total,
    "rank": lambda state, seat: state.scores()[seat].rank,
}
"""Name -> number, from a position and a seat. ``clay`` and so on: in store, ``clay_left``: in the supply; ``units``:
goods and gold in all; ``cap``: how much of a good can be stored; ``strength``: with the tokens revealed in this combat;
``losses``: what the prestige cards show; ``asleep``: buildings not activated; ``start``: the seat with the CAESAR card,
from 1; ``score`` and ``rank``: as if the game ended now."""

TUTOR: Final = Tutor(
    quantities=QUANTITIES,
    kinds=KINDS,
    moment=moment,
    telling=(
        "provincia.senate.corruptio",
        "provincia.senate.commercium",
        "provincia.draft.marker",
        "provincia.play.cost",
    ),
)
TUTORS.add("provincia", TUTOR)
