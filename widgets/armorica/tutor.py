"""What lessons know of Armorica: quantities for goals and questions, the moments of a game, the kinds of questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rulesim.armorica import Take, ending, gaul, winter
from rulesim.armorica.cards import ICONS
from rulesim.armorica.state import State
from widgets.armorica.quiz import KINDS
from widgets.games import TUTORS, Tutor, each


def moment(state: State) -> str:
    """When it is, for scripted replies: ``"3 roman 2"`` is turn 3, Roman phase, seat 2 (from 1)."""
    return f"{state.turn} {state.phase} {state.player + 1}"


def _sizes(state: State, seat: int) -> list[int]:
    return [len(part) for part in ending.sets(state.displays[seat], state.options.set_partition)] or [0]


QUANTITIES: Final[Mapping[str, Callable[[State, int], int]]] = {
    **each(ICONS, lambda state, seat: state.totals[seat]),
    "cards": lambda state, seat: len(state.displays[seat]),
    "patricians": lambda state, seat: sum(card.is_patrician for card in state.displays[seat]),
    "reach": gaul.reach,
    "takes": lambda state, seat: (
        sum(isinstance(action, Take) for action in state.legal_actions()) if state.player == seat else 0
    ),
    "due": winter.due,
    "spare": lambda state, seat: state.totals[seat][ICONS.index("amphorae")] - len(state.displays[seat]),
    "set_points": lambda state, seat: ending.sets_points(state.displays[seat], state.options.set_partition),
    "sets": lambda state, seat: len(ending.sets(state.displays[seat], state.options.set_partition)),
    "last_set": lambda state, seat: _sizes(state, seat)[-1],
    "longest_set": lambda state, seat: max(_sizes(state, seat)),
    "majorities": lambda state, seat: state.scores()[seat].points("armorica.scoring.majority"),
    "score": lambda state, seat: state.scores()[seat].total,
    "rank": lambda state, seat: state.scores()[seat].rank,
    "turn": lambda state, seat: state.turn,
}
"""Name -> number, from a position and a seat. ``takes``: cards within reach now (0 if another decides); ``spare``:
amphorae minus cards; ``last_set`` and ``longest_set``: cards of that set; ``score``: as if the game ended now."""

TUTOR: Final = Tutor(
    quantities=QUANTITIES,
    kinds=KINDS,
    moment=moment,
    silent=("armorica.winter.start-card-not-exempt",),
)
TUTORS.add("armorica", TUTOR)
