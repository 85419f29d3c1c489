"""The aqueduct, and the shortage that it lowers: symbols in sight, empty spaces, the field under the supply ring.

Rules ``discordia.aqueduct.*``, ``discordia.shortage.value``, ``.symbols`` and ``.spaces``. What a shortage costs is in
year_end.py. A step below field 10 is carried out without a question: it can only help.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia.city import City
from rulesim.discordia.components import AQUEDUCT_END, Board, Track

if TYPE_CHECKING:
    from rulesim.discordia.state import State

PARTS: Final = ("city", "expedition", "development", "decree")
"""The parts of a city board that show infrastructure symbols."""


def step(state: State, amount: int) -> None:
    """The ring moves forward field by field; every step on the last field is a swap instead, which may be declined."""
    city = state.cities[state.seat]
    moved = min(amount, AQUEDUCT_END - city.ring)
    city.ring += moved
    if state.journal is not None and moved:
        state.note("discordia.aqueduct.steps", seat=state.seat + 1, amount=moved, field=city.ring)
    if moved < amount:
        overflow(state, amount - moved)


def overflow(state: State, steps: int) -> None:
    """Steps beyond field 10: each gives what the board says, a swap of two figures."""
    state.todo = state.tables.board.overflow * steps + state.todo
    if state.journal is not None:
        for _ in range(steps):
            state.note("discordia.aqueduct.overflow", seat=state.seat + 1)


def step_back(state: State, amount: int) -> None:
    """The ring moves back, not below field 0."""
    city = state.cities[state.seat]
    moved = min(amount, city.ring)
    city.ring -= moved
    if state.journal is not None and moved:
        state.note("discordia.aqueduct.back", seat=state.seat + 1, amount=moved, field=city.ring)


# --- the shortage ---


def scale(state: State) -> tuple[int, ...]:
    """By how much each field lowers the shortage."""
    board = state.tables.board
    return board.half_reduction if state.options.aqueduct_scale == "half" else board.reduction


def reduction(state: State, seat: int) -> int:
    """By how much the field under the seat's ring lowers the shortage."""
    return scale(state)[state.cities[seat].ring]


def slot_symbols(board: Board, area: int, free: Sequence[bool]) -> int:
    """Symbols in sight in one area: a tile covers a printed slot's while it lies there, an extension for good.

    ``free``: of each slot that the area has, whether it is without a tile.
    """
    seen = 0
    for index, field in enumerate(board.slots[area]):
        covered = index < len(free) and not (field.printed and free[index])
        seen += field.symbol and not covered
    return seen


@lru_cache(maxsize=4096)
def track_symbols(track: Track, stars: int, extensions: int) -> int:
    """Symbols in sight on a track: those of the fields without a star."""
    return sum(track.field(number).symbol for number in range(stars + 1, track.length(extensions) + 1))


@lru_cache(maxsize=4096)
def _beside(board: Board, on_path: int, path: int, on_track: int, track: int, covered: int) -> tuple[int, int, int]:
    return (
        track_symbols(board.expedition, on_path, path),
        track_symbols(board.development, on_track, track),
        sum(space.symbol for space in board.decree_spaces[covered:]),
    )


def beside(board: Board, city: City) -> tuple[int, int, int]:
    """The infrastructure symbols in sight beside the slots: expedition, development, decrees."""
    path, track = city.extensions[-2:]
    return _beside(board, city.expedition, path, city.development, track, len(city.decrees))


def in_sight(board: Board, city: City) -> tuple[int, int, int, int]:
    """The infrastructure symbols that a city board shows now: city, expedition, development, decrees."""
    slots = sum(slot_symbols(board, area, [laid is None for laid in places]) for area, places in enumerate(city.slots))
    return slots, *beside(board, city)


def symbols(state: State, seat: int) -> dict[str, int]:
    """The infrastructure symbols that a seat's city board shows now, by part of the board."""
    return dict(zip(PARTS, in_sight(state.tables.board, state.cities[seat]), strict=True))


def empty_spaces(state: State, seat: int) -> int:
    """Spaces without figures on the seat's tiles and military towers; each counts 1, whatever its size."""
    return sum(laid.empty for laid in state.cities[seat].laid())


def shortage_parts(state: State, seat: int) -> dict[str, int]:
    """The shortage of a seat, part by part; they add up to :func:`shortage`. What lowers it is negative."""
    return {
        **symbols(state, seat),
        "spaces": empty_spaces(state, seat),
        "aqueduct": -reduction(state, seat),
        "reward": -state.cities[seat].relief,
    }


def shortage(state: State, seat: int) -> int:
    """How many figures the seat would have to draw at the year end; negative: may throw back."""
    return sum(shortage_parts(state, seat).values())


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {"AQ": step, "AQLOSS": step_back}
