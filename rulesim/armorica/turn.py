"""Turn sequence: three phases, all players finish one before the next begins, the start player acts first.

Rules ``armorica.turn.*``. The phases themselves are in gaul.py, roman.py and winter.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rulesim.armorica import ending
from rulesim.armorica.actions import Action, Discard, Keep, Move, Pass, Take
from rulesim.game import CHANCE, Check

if TYPE_CHECKING:
    from rulesim.armorica.state import State

PHASES: Final = ("setup", "gaul", "roman", "winter", "extra", "over")
ROW_OF_PHASE: Final = {"gaul": 0, "roman": 1}


def seat_to_act(state: State) -> int:
    """The seat to act when ``state.acted`` seats have finished this phase: clockwise from the start player."""
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
        state.acted = state.took = 0
        state.begin_winter()


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
        state.note("armorica.end.trigger", turn=state.turn, decks=state.ran_out.bit_count())
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
    return state.turn if state.is_over else max(1, state.turn + turns_after(state))


def turns_after(state: State) -> int:
    """How many turns follow the present one, until the first deck (or, as an option, both) has run out."""
    options, decks = state.options, (state.deck_size(0), state.deck_size(1))
    moment = (state.players, state.phase, state.acted)
    return _turns_after(moment, state.pending, decks, state.ran_out, options.exhausted, options.end_trigger)


_Moment = tuple[int, str, int]
"""How many players there are, the phase, and how many have acted in it."""


@lru_cache(maxsize=1 << 10)
def _turns_after(
    moment: _Moment, pending: tuple[int, ...], decks: tuple[int, int], ran_out: int, exhausted: str, end_trigger: str
) -> int:
    """How many turns follow a moment until the decks, which have so many cards, have run out."""
    rest = [
        0 if ran_out >> row & 1 else _until_out(moment, pending.count(row), row, deck, exhausted)
        for row, deck in enumerate(decks)
    ]
    return max(rest) if end_trigger == "both" else min(rest)


def _until_out(moment: _Moment, waiting: int, row: int, deck: int, exhausted: str) -> int:
    """How many turns follow the present one until a row's deck, which has so many cards, has run out.

    ``waiting``: how many cards are to be drawn for the row at once.
    """
    left = deck - _draws_left(*moment, waiting, row)
    per_turn = moment[0] + (1 if moment[0] == 2 else 0)
    if exhausted == "failed-draw":
        return left // per_turn + 1 if left >= 0 else 0
    return max(0, -(-left // per_turn))


def _draws_left(players: int, phase: str, acted: int, waiting: int, row: int) -> int:
    """How many cards the deck of ``row`` gives in what remains of this turn; a turn draws one per action."""
    if phase in ("setup", "extra"):
        return waiting
    now = ROW_OF_PHASE.get(phase, 2)
    acting = 0 if row < now else players
    if row == now:
        acting -= acted + (1 if waiting else 0)
    return waiting + acting + (1 if players == 2 else 0)


def to_take(state: State, seat: int, chosen: bool) -> tuple[int, int]:
    """How many Gauls and Romans (0 or 1 each) the seat may yet take in this turn.

    ``chosen``: the one whose step it is has chosen.
    """
    if state.phase not in ROW_OF_PHASE or state.start < 0:
        return 0, 0
    acted = state.acted + chosen
    to_act = 1 if (seat - state.start) % state.players >= acted else 0
    return (to_act, 1) if state.phase == "gaul" else (0, to_act)
