"""What lessons know of Discordia: quantities for goals and questions, the moments of a game, the kinds of questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rulesim import CHANCE
from rulesim.discordia import aqueduct, decrees, year_end
from rulesim.discordia.components import COLORS, EXTENSIONS, LETTERS
from rulesim.discordia.state import State
from widgets.discordia.quiz import KINDS
from widgets.games import TUTORS, Tutor, each, of_city, of_state


def moment(state: State) -> str:
    """When it is, for scripted replies: ``"1.3 choose 2"`` is year 1, season 3, seat 2 (from 1) before it has a die.

    A turn is ``choose``, then ``act`` until the main action and ``more`` after it; ``bonus`` while an effect waits for
    an answer. Outside the seasons it is the phase. What chance decides is named by itself, with the seat whose turn or
    step it is: ``"1.3 roll 2"``, ``"1.5 draw 1"``, ``"1.4 green 2"``.
    """
    return f"{state.year}.{state.season} {_step(state)} {state.seat + 1}"


def _step(state: State) -> str:
    if state.player == CHANCE:
        return state.todo[0][0].lower() if state.todo else "over"
    if state.phase != "season":
        return state.phase
    if state.todo:
        return "bonus"
    if state.die < 0:
        return "choose"
    return "more" if state.main else "act"


QUANTITIES: Final[Mapping[str, Callable[[State, int], int]]] = {
    **each(COLORS, lambda state, seat: state.cities[seat].supply),
    **each([f"{kind}_extensions" for kind in EXTENSIONS], lambda state, seat: state.cities[seat].extensions),
    **of_city("placed", "expedition", "development", "stars", "manipulators", "ready"),
    **of_state("cult", "year", "season"),
    "supply": lambda state, seat: sum(state.cities[seat].supply),
    "colours": lambda state, seat: len(LETTERS) - state.cities[seat].supply.count(0),
    "shortage": aqueduct.shortage,
    "symbols": lambda state, seat: sum(aqueduct.symbols(state, seat).values()),
    "spaces": aqueduct.empty_spaces,
    "aqueduct": lambda state, seat: state.cities[seat].ring,
    "extensions": lambda state, seat: sum(state.cities[seat].extensions),
    "tiles": lambda state, seat: sum(laid is not None for slots in state.cities[seat].slots for laid in slots),
    "full": lambda state, seat: sum(laid.is_full for laid in state.cities[seat].laid()),
    "towers": lambda state, seat: sum(tower is not None for tower in state.cities[seat].towers),
    "privileges": lambda state, seat: len(state.cities[seat].privileges),
    "jokers": lambda state, seat: state.cities[seat].jokers.bit_count(),
    "perks": lambda state, seat: state.cities[seat].perks.bit_count(),
    "decrees": lambda state, seat: len(state.cities[seat].decrees),
    "claimable": lambda state, seat: len(decrees.claimable(state, seat)),
    "strength": lambda state, seat: year_end.strength(state.cities[seat]),
    "germans": lambda state, seat: year_end.germans(state),
    "start": lambda state, seat: state.start + 1,
    "maximus": lambda state, seat: state.maximus + 1,
    "value": lambda state, seat: state.value if state.seat == seat else 0,
    "rank": lambda state, seat: state.scores()[seat].rank,
}
"""Name -> number, from a position and a seat. ``blue`` and so on: figures of that colour in supply, ``colours``: how
many colours it has; ``placed``: figures at work; ``full``: tiles and towers completely occupied; ``ready``: active
manipulators; ``jokers``: joker colours; ``start`` and ``maximus``: seats from 1 (0: none); ``value``: of the die in use
(0: another's turn, or none is chosen); ``rank``: as if the game ended now."""

TUTOR: Final = Tutor(
    quantities=QUANTITIES,
    kinds=KINDS,
    moment=moment,
    telling=(
        "discordia.privilege.joker",
        "discordia.special.match",
        "discordia.special.stall-any",
        "discordia.special.perk",
    ),
)
TUTORS.add("discordia", TUTOR)
