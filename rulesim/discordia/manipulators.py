"""Manipulators: using the chosen die with a value one or more higher or lower, once per manipulator and year.

Rules ``discordia.manipulator.*`` but for the reset at the new year (new_year.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from rulesim.discordia.actions import MANIPULATIONS, Action, Manipulate
from rulesim.discordia.components import DICE_VALUES
from rulesim.game import Check

if TYPE_CHECKING:
    from rulesim.discordia.state import State


JUST_BUILT: Final = "new:"
"""Before the id of a tower on ``state.used``: built this turn, and by option not to be used in it."""
MOST_STEPS: Final = len(DICE_VALUES) - 2
"""However many manipulators there are, a 1 never becomes a 6, nor a 6 a 1."""


@cache
def reach(rolled: int, ready: int) -> tuple[int, ...]:
    """The values that a die can be used with: up to so many higher or lower, but never from one end to the other."""
    return tuple(value for value in DICE_VALUES if abs(value - rolled) <= min(ready, MOST_STEPS))


def value_checks(state: State, rolled: int, value: int) -> Iterator[Check]:
    """Whether the active manipulators reach the value, without going from 6 to 1 or back in either direction."""
    need, have = abs(value - rolled), state.city.ready
    around = len(DICE_VALUES) - need
    facts = {"rolled": rolled, "value": value, "span": need}
    ok = need <= MOST_STEPS and (need <= have or around > have)
    yield Check("discordia.manipulator.no-wrap", ok, facts)
    yield Check("discordia.manipulator.use", need <= have, {**facts, "need": need, "have": have})


def spend(state: State, value: int) -> None:
    """Use the chosen die with ``value``; a manipulator per step becomes inactive, the die itself is not turned."""
    city, rolled = state.cities[state.seat], state.dice[state.die]
    used = abs(value - rolled)
    state.value = value
    if used:
        city.ready -= used
        if state.journal is not None:
            facts = {"rolled": rolled, "value": value, "amount": used, "left": city.ready}
            state.note("discordia.manipulator.use", seat=state.seat + 1, **facts)


# --- the option to decide it later ---


def may_wait(state: State) -> bool:
    """Whether the chosen die may still be manipulated: only by option, and as long as nothing was done with it.

    Main action and side actions of one turn go by one value.
    """
    if state.options.manipulator_timing != "before_main":
        return False
    return not state.main and state.value == state.rolled and not _served(state)


def _served(state: State) -> str:
    """What the chosen die was used for as side action: "boat", or the id of a tile or tower; "" for nothing yet."""
    return next((id for id in state.used if not id.startswith(JUST_BUILT)), "")


def legal_actions(state: State, actions: list[Action]) -> None:
    """Add the values that the die may be given later in the turn."""
    if may_wait(state):
        actions += [MANIPULATIONS[v] for v in reach(state.rolled, state.city.ready) if v != state.rolled]


def checks(state: State, action: Manipulate) -> Iterator[Check]:
    """The value is fixed with the choice of the die, or by option with the main action.

    ``late``: what stands in the way: the "die" is chosen, or (as an option) used or changed already.
    """
    changes = may_wait(state) and action.value != state.rolled
    late = "" if changes else "side" if _served(state) else "same"
    if state.options.manipulator_timing != "before_main":
        late = "die"
    elif state.value != state.rolled:
        late = "changed"
    elif state.main:
        late = "main"
    facts = {"rolled": state.rolled, "value": state.value, "late": late, "tile": _served(state)}
    yield Check("discordia.manipulator.declare", changes, facts)
    yield from value_checks(state, state.rolled, action.value)
