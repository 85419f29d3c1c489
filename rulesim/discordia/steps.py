"""The steps of Discordia: bonuses, which a seat may decline, and steps of the game (see rulesim/steps.py).

Effects are the symbols of the tables, such as ("AQ", 2) or ("DISPATCH", "any"), and steps of the game: set-up (SEAT
SHOW RED COLUMNS FILL START FIRST), the seasons (SEASON GREEN ROLL TURN), draws and returns (DRAW RETURN), ships (SAIL
SHIPS FLIP) and the year end (year_end.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import (
    aqueduct,
    dispatch,
    main_actions,
    privileges,
    season,
    setup,
    ships,
    symbols,
    towers,
    year_end,
)
from rulesim.discordia.actions import Claim, Decline, Use
from rulesim.game import Action, Check
from rulesim.steps import Decision, set_seat

if TYPE_CHECKING:
    from rulesim.discordia.state import State

AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = (
    {"SEAT": set_seat}
    | season.AUTOMATIC
    | ships.AUTOMATIC
    | aqueduct.AUTOMATIC
    | symbols.AUTOMATIC
    | year_end.AUTOMATIC
)
DECISIONS: Final[dict[str, Decision[State]]] = (
    setup.DECISIONS | season.DECISIONS | main_actions.DECISIONS | dispatch.DECISIONS | ships.DECISIONS
    | towers.DECISIONS | privileges.DECISIONS | symbols.DECISIONS | year_end.DECISIONS
)  # fmt: skip


def amount(arg: Any) -> int:
    """The number an effect names; one for those that name something else, such as a dispatch to any tile."""
    return arg if isinstance(arg, int) else 1


def passed_over(state: State, name: str, arg: Any) -> None:
    """A bonus that nothing can be done with is lost."""
    state.note("discordia.action.bonus-immediate", seat=state.seat + 1, effect=name, amount=amount(arg))


def declined(state: State, name: str) -> None:
    """Nobody has to take a bonus."""
    if state.journal is not None:
        state.note("discordia.action.optional", seat=state.seat + 1, effect=name)


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether this answers what waits, and what the rules of that effect say to it."""
    name, arg = state.todo[0]
    decision = DECISIONS[name]
    if isinstance(action, Decline):
        yield Check("discordia.action.optional", decision.optional, {"effect": name})
        return
    answers = isinstance(action, decision.answers)
    if isinstance(action, Claim) and not answers:
        yield from year_end.later_checks(state, action.decree)
    if isinstance(action, Use) and not answers and state.phase != "season":
        yield from privileges.use_checks(state, action, late=True)
    if decision.sample is None:
        yield Check("discordia.action.bonus-immediate", answers, {"effect": name, "amount": amount(arg)})
    if answers:
        yield from decision.checks(state, action, arg)
    else:
        yield from setup.not_now(state, action)
