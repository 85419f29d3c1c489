"""What chances are worked out from: named numbers of a seat, and how far the game is. Everything lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesim.armorica import turn
from rulesim.armorica.cards import AMPHORAE, GOLD, WHEAT
from rulesim.armorica.ending import MAJORITY_ICONS, sets_points
from rulesim.armorica.evaluation import evaluate

if TYPE_CHECKING:
    from rulesim.armorica.state import State

_PHASES = {"gaul": 0.0, "roman": 0.5, "winter": 0.9, "extra": 0.95}


def features(state: State, seat: int, own: bool) -> dict[str, float]:
    """``expect``: what the evaluation expects, in VP. ``table``: VP of sets and gold now. The rest counts things.

    ``spare``: amphorae beyond the cards; ``majority``: grapes, olives and sheep; ``later``: place in the order of play;
    ``takes``: those that are still to come in this turn. ``own``: no matter, for nothing is hidden.
    """
    display, totals = state.displays[seat], state.totals[seat]
    return {
        "expect": evaluate(state, seat),
        "table": sets_points(display, state.options.set_partition) + float(totals[GOLD]),
        "spare": float(totals[AMPHORAE] - len(display)),
        "wheat": float(totals[WHEAT]),
        "majority": float(sum(totals[icon] for icon in MAJORITY_ICONS)),
        "later": float((seat - state.start) % state.players) if state.start >= 0 else 0.0,
        "takes": float(sum(turn.to_take(state, seat, bool(state.pending)))),
    }


def progress(state: State) -> float:
    """Turns played, and how much of this one, of all that the decks last for."""
    if state.phase not in _PHASES:
        return 0.0
    part = 0.5 * state.acted / state.players if state.phase in ("gaul", "roman") else 0.0
    return (state.turn - 1 + _PHASES[state.phase] + part) / state.turns
