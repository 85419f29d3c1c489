"""What waits on ``state.todo``: the first step is carried out, or asked; what it triggers goes in front of the rest.

Each rulebook section's module says how its own steps work: ``AUTOMATIC`` needs no decision, ``PENDING`` asks (see
pending.py). A step is a name and an argument. ``("SEAT", 2)`` says whose step the following ones are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import CHANCE, Action, Check
from rulesim.provincia import activation, combat, draft, penalty, play, senate, setup
from rulesim.provincia.pending import Pending

if TYPE_CHECKING:
    from rulesim.provincia.state import State


def set_seat(state: State, seat: int) -> None:
    """The steps that follow are this seat's."""
    state.seat = seat


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {
    "SEAT": set_seat,
    **setup.AUTOMATIC,
    **draft.AUTOMATIC,
    **play.AUTOMATIC,
    **senate.AUTOMATIC,
    **combat.AUTOMATIC,
    **penalty.AUTOMATIC,
    **activation.AUTOMATIC,
}
PENDING: Final[dict[str, Pending]] = {
    **setup.PENDING,
    **draft.PENDING,
    **play.PENDING,
    **senate.PENDING,
    **combat.PENDING,
    **penalty.PENDING,
    **activation.PENDING,
}


def run(state: State) -> None:
    """Carry out what waits until somebody has to decide; if nothing waits any more, the phase goes on."""
    while state.todo:
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
    state.player = CHANCE if state.phase == "over" else state.seat


def legal_actions(state: State) -> Sequence[Action]:
    """The answers to the first step that waits."""
    name, arg = state.todo[0]
    return PENDING[name].legal(state, arg)


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
    """Whether this answers what waits, and what the rules of that step say to it."""
    name, arg = state.todo[0]
    pending = PENDING[name]
    if isinstance(action, pending.answers):
        yield from pending.checks(state, action, arg)
    elif pending.sample is not None:
        yield setup.not_due(state, action)
    elif pending.refuse is not None:
        yield from pending.refuse(state, arg)


def apply(state: State, action: Action) -> None:
    """Answer what waits, and go on."""
    name, arg = state.todo[0]
    state.todo = state.todo[1:]
    PENDING[name].apply(state, action, arg)
    run(state)
