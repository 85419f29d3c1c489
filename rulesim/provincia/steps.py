"""The steps of Provincia Romana (see rulesim/steps.py). ``("SEAT", 2)`` says whose step the following ones are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import Action, Check
from rulesim.provincia import combat, draft, penalty, play, senate, setup
from rulesim.steps import Decision, set_seat

if TYPE_CHECKING:
    from rulesim.provincia.state import State


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = (
    {"SEAT": set_seat} | setup.AUTOMATIC | play.AUTOMATIC | combat.AUTOMATIC
)
DECISIONS: Final[dict[str, Decision[State]]] = (
    setup.DECISIONS | draft.DECISIONS | play.DECISIONS | senate.DECISIONS | combat.DECISIONS | penalty.DECISIONS
)


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether this answers what waits, and what the rules of that step say to it."""
    name, arg = state.todo[0]
    decision = DECISIONS[name]
    if isinstance(action, decision.answers):
        yield from decision.checks(state, action, arg)
    elif decision.sample is not None:
        yield setup.may_be(state, action, ok=False)
    elif decision.refuse is not None:
        yield from decision.refuse(state, arg)
