"""Turn sequence: three phases, all players finish one before the next begins, the start player acts first.

Rules ``armorica.turn.*``. The phases themselves are in gaul.py, roman.py and winter.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from rulesim.armorica import ending, winter
from rulesim.armorica.actions import Action, Discard, Keep, Move, Pass, Take
from rulesim.game import CHANCE, Check

if TYPE_CHECKING:
    from rulesim.armorica.state import State

PHASES: Final = ("setup", "gaul", "roman", "winter", "extra", "over")
ROW_OF_PHASE: Final = {"gaul": 0, "roman": 1}


def seat_to_act(state: State) -> int:
    """The seat whose turn it is when ``state.acted`` seats have finished this phase, clockwise from the start player."""
    return (state.start + state.acted) % state.players


def advance(state: State) -> None:
    """One step of the phase is complete (and the row refilled): the next seat, phase or turn begins."""
    phase = state.phase
    if phase == "extra":
        finish(state)
        return
    state.acted += 1
    if state.acted < state.players:
        state.player = (state.start + state.acted) % state.players
    elif phase == "gaul":
        state.phase = "roman"
        state.acted = 0
        state.player = state.start
    else:
        state.phase = "winter"
        state.acted = 0
        winter.settle(state)


def begin(state: State) -> None:
    """The Gaul phase of a new turn begins with the start player."""
    state.turn += 1
    state.phase = "gaul"
    state.acted = 0
    state.took = 0
    state.player = state.start


def finish(state: State) -> None:
    """The turn is over for everybody: the game ends or the next turn begins."""
    if ending.is_due(state):
        state.phase = "over"
        state.player = CHANCE
        state.note("armorica.end.trigger", turn=state.turn)
    else:
        begin(state)


def asked_phase(state: State, action: Action) -> str:
    """The phase in which ``action`` belongs; a take or pass without a row belongs to either immigration phase."""
    if isinstance(action, Discard | Keep):
        return "winter"
    if isinstance(action, Take) and action.row:
        return action.row
    if isinstance(action, Take | Pass) and state.phase not in ROW_OF_PHASE:
        return "gaul"
    return state.phase


def checks(state: State, action: Action, seat: int | None) -> Iterator[Check]:
    """The game goes on, it is this phase, and it is this seat's turn: in the order in which a refusal names them."""
    yield Check("armorica.end.trigger", not state.is_over, {"turn": state.turn})
    if isinstance(action, Move):
        return
    asked = asked_phase(state, action)
    yield Check("armorica.turn.phases", asked == state.phase, {"asked": asked, "now": state.phase})
    chance_decides = state.player == CHANCE
    active = 0 if chance_decides else state.player + 1
    who = seat + 1 if seat is not None else active or seat_to_act(state) + 1
    yield Check("armorica.turn.order", not chance_decides and who == active, {"asked": who, "active": active})


def last_turn(state: State) -> int:
    """The number of the last turn: every action draws one card, so the length of the game is known from the start."""
    if state.is_over:
        return state.turn
    left = [state.deck_size(0) - len([d for d in state.pending if d == 0])]
    left.append(state.deck_size(1) - len([d for d in state.pending if d == 1]))
    first = {"setup": 0, "gaul": 0, "roman": 1}.get(state.phase, 2)
    extra = 1 if state.players == 2 else 0
    for row in range(2):
        acting = state.players - state.acted - (1 if state.pending and state.phase in ROW_OF_PHASE else 0)
        draws = 0 if row < first or state.phase == "setup" else acting if row == first else state.players
        left[row] -= draws + (0 if state.phase in ("extra", "setup") else extra)
    both = state.options.end_trigger == "both"
    rest = [max(0, -(-cards // (state.players + extra))) for cards in left]
    return max(state.turn, 0) + (max(rest) if both else min(rest))


RULES: Final[dict[str, Callable[..., Any]]] = {
    "armorica.turn.phases": advance,
    "armorica.turn.order": seat_to_act,
    "armorica.end.finish-turn": finish,
}
