"""What waits on ``state.todo``: the first effect is carried out, or asked; what it triggers goes in front of the rest.

So a bonus is finished with everything that follows from it before the next bonus or action begins. Each rulebook
section's module says how its own effects work: ``AUTOMATIC`` needs no decision, ``PENDING`` asks (see pending.py).

Effects are the symbols of the tables, such as ("AQ", 2) or ("DISPATCH", "any"), and steps of the game: set-up (SEAT
SHOW RED COLUMNS FILL START FIRST), the seasons (SEASON GREEN ROLL TURN), draws and returns (DRAW RETURN), ships (SAIL
SHIPS FLIP) and the year end (year_end.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
from rulesim.discordia.actions import DECLINE, Claim, Decline, Use
from rulesim.discordia.pending import Pending
from rulesim.game import CHANCE, Action, Check

if TYPE_CHECKING:
    from rulesim.discordia.state import State

AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {
    **setup.AUTOMATIC,
    **season.AUTOMATIC,
    **ships.AUTOMATIC,
    **aqueduct.AUTOMATIC,
    **symbols.AUTOMATIC,
    **year_end.AUTOMATIC,
}
PENDING: Final[dict[str, Pending]] = {
    **setup.PENDING,
    **season.PENDING,
    **main_actions.PENDING,
    **dispatch.PENDING,
    **ships.PENDING,
    **towers.PENDING,
    **privileges.PENDING,
    **symbols.PENDING,
    **year_end.PENDING,
}


def run(state: State) -> None:
    """Carry out what waits until somebody has to decide; if nothing waits any more, the turn goes on."""
    while state.todo and state.phase != "over":
        name, arg = state.todo[0]
        carry_out = AUTOMATIC.get(name)
        if carry_out is not None:
            state.todo = state.todo[1:]
            carry_out(state, arg)
            continue
        pending = PENDING[name]
        if pending.waits(state, arg):
            state.player = CHANCE if pending.sample is not None else state.seat
            return
        state.todo = state.todo[1:]
        if pending.optional and state.journal is not None:
            state.note("discordia.action.bonus-immediate", seat=state.seat + 1, effect=name, amount=amount(arg))
    state.player = CHANCE if state.phase == "over" else state.seat


def amount(arg: Any) -> int:
    """The number an effect names; one for those that name something else, such as a dispatch to any tile."""
    return arg if isinstance(arg, int) else 1


def legal_actions(state: State) -> Sequence[Action]:
    """The answers to the first effect that waits; of a bonus one is to decline it."""
    name, arg = state.todo[0]
    pending = PENDING[name]
    return [*pending.legal(state, arg), DECLINE] if pending.optional else pending.legal(state, arg)


def may_happen(state: State, action: Action) -> bool:
    """Whether chance may decide so; without the list of all that may happen."""
    name, arg = state.todo[0]
    pending = PENDING[name]
    return isinstance(action, pending.answers) and all(check.ok for check in pending.checks(state, action, arg))


def sample(state: State, rng: Any) -> Action:
    """One outcome of chance with its true probability."""
    name, arg = state.todo[0]
    decide = PENDING[name].sample
    assert decide is not None, f"{name} is no decision of chance"
    return decide(state, arg, rng)


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether this answers what waits, and what the rules of that effect say to it."""
    name, arg = state.todo[0]
    pending = PENDING[name]
    if isinstance(action, Decline):
        yield Check("discordia.action.optional", pending.optional, {"effect": name})
        return
    answers = isinstance(action, pending.answers)
    if isinstance(action, Claim) and not answers:
        yield from year_end.later_checks(state, action.decree)
    if isinstance(action, Use) and not answers and state.phase != "season":
        yield from privileges.late_checks(state, action)
    if pending.sample is None:
        yield Check("discordia.action.bonus-immediate", answers, {"effect": name, "amount": amount(arg)})
    if answers:
        yield from pending.checks(state, action, arg)
    else:
        yield from setup.not_now(state, action)


def apply(state: State, action: Action) -> None:
    """Answer what waits, and go on."""
    name, arg = state.todo[0]
    state.todo = state.todo[1:]
    if type(action) is Decline:
        if state.journal is not None:
            state.note("discordia.action.optional", seat=state.seat + 1, effect=name)
    else:
        PENDING[name].apply(state, action, arg)
    run(state)


RULES: Final[dict[str, Callable[..., Any]]] = {
    "discordia.action.bonus-immediate": run,
    "discordia.action.optional": checks,
}
