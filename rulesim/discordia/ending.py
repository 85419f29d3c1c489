"""Game end: an empty supply wins at once; otherwise the fewest figures in supply after the fourth year.

Rulebook section "9". Rules ``discordia.end.*``. A score sheet counts every figure in supply as one point below zero, so
that here, too, more points are better and the sheet's total ranks the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import CHANCE, ScoreLine, ScoreSheet

if TYPE_CHECKING:
    from rulesim.discordia.state import State


def check_instant(state: State, seat: int) -> bool:
    """Whether ``seat`` has emptied its supply; the game is over then, whatever still waits.

    To be asked after everything that lowers a supply, but not in the middle of a swap.
    """
    if any(state.cities[seat].supply):
        return False
    state.note("discordia.end.instant", seat=seat + 1)
    _close(state)
    return True


def finish(state: State) -> None:
    """The fourth year is over: the supplies are compared."""
    _close(state)
    if state.journal is None:
        return
    best, *others = [sheet for sheet in state.scores() if sheet.rank == 1]
    facts: dict[str, Any] = {"winners": tuple(sheet.seat + 1 for sheet in (best, *others))}
    if best.decided_by != SHARED:
        facts["have"] = -best.total
    if best.decided_by in (TIE, DISTANCE, INSTANT):
        facts["placed"] = -best.tiebreaks[0]
    if best.decided_by == DISTANCE:
        facts["distance"] = best.tiebreaks[1]
    state.note(best.decided_by or FINAL, **facts)


def _close(state: State) -> None:
    state.phase, state.player, state.todo = "over", CHANCE, ()


INSTANT: Final = "discordia.end.instant"
FINAL: Final = "discordia.end.final"
TIE: Final = "discordia.end.tie"
SHARED: Final = "discordia.end.shared"
DISTANCE: Final = "discordia.end.distance"


class Standing(ScoreSheet):
    """A seat's score sheet in figures: few are better, so each in supply counts as one point below zero."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<seat {self.seat + 1}: {-self.total} figures in supply, {-self.tiebreaks[0]} placed>"


def scores(state: State) -> list[ScoreSheet]:
    """Every seat's sheet, as if the game ended now: minus one point per figure in supply.

    ``tiebreaks``: minus the figures on tiles and towers; as an option the seat furthest from the start player wins
    what is still level.
    """
    keys = [(-sum(city.supply), -city.placed) for city in state.cities]
    if state.options.final_tie != "shared":
        keys = [(*key, (seat - state.start) % state.players) for seat, key in enumerate(keys)]
    sheets: list[ScoreSheet] = []
    for seat, (points, *compared) in enumerate(keys):
        line = ScoreLine(FINAL, points, {"have": -points})
        rank = 1 + sum(key > keys[seat] for key in keys)
        sheets.append(Standing(seat, (line,), tuple(compared), rank, _decided_by(keys, seat)))
    return sheets


def _decided_by(keys: Sequence[tuple[int, ...]], seat: int) -> str | None:
    """The rule that ranks this seat among those with an equal supply; None if there are no others."""
    level = [key for other, key in enumerate(keys) if other != seat and key[0] == keys[seat][0]]
    if not level:
        return INSTANT if keys[seat][0] == 0 else None
    if keys[seat] in level:
        return SHARED
    return DISTANCE if any(key[1] == keys[seat][1] for key in level) else TIE
