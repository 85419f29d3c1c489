"""What chances are worked out from: named numbers of a seat, and how far the game is. Everything lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rulesim.discordia import aqueduct, year_end
from rulesim.discordia.components import NONE
from rulesim.discordia.evaluation import offer
from rulesim.discordia.outlook import WEIGHTS, Outlook, turns_left

if TYPE_CHECKING:
    from rulesim.discordia.components import Space
    from rulesim.discordia.state import State

_FEW: Final = 10


def features(state: State, seat: int, own: bool) -> dict[str, float]:
    """``expect``: what the evaluation expects, in figures (fewer is better, so below zero). The rest counts things.

    ``beside``: what of that lies beside the areas. ``few``: how many fewer than ten are in supply, for an empty one
    wins at once. ``stuck``, ``lost``: those there, below zero, that are more of their colour than the next spaces ask
    for, than all free ones do; ``grey``: figures of any colour that next spaces ask for. ``empty``: free spaces, below
    zero; ``shortage``: what symbols would cost now; ``strength``: the share of the Germans that is withstood;
    ``turns``: those left this year; ``offer``: what the die just chosen promises, in figures. ``own``: no matter, for
    nothing is hidden.
    """
    city, outlook = state.cities[seat], Outlook(state, seat, WEIGHTS)
    laid = city.laid()
    coming = [one.next for one in laid if one.next is not None]
    return {
        "expect": outlook.now,
        "beside": outlook.rest,
        "few": float(max(0, _FEW - sum(city.supply))),
        "stuck": -float(_unasked(city.supply, coming)),
        "lost": -float(_unasked(city.supply, [space for one in laid for space in one.tile.spaces[one.filled :]])),
        "grey": float(sum([space.grey for space in coming])),
        "empty": -float(sum([one.empty for one in laid])),
        "shortage": -float(sum(aqueduct.symbols(state, seat).values()) - aqueduct.reduction(state, seat)),
        "strength": min(1.0, year_end.strength(city) / max(1, year_end.germans(state))),
        "turns": float(turns_left(state, seat)),
        "offer": offer(state, seat),
    }


def _unasked(supply: Sequence[int], spaces: Sequence[Space]) -> int:
    """Figures that are more than spaces ask for of their colours."""
    asked = [sum(colors) for colors in zip(*[space.figures for space in spaces], strict=True)] or NONE
    return sum([max(0, there - wanted) for there, wanted in zip(supply, asked, strict=True)])


def progress(state: State) -> float:
    """Years, seasons and turns played, of all."""
    setup = state.tables.setup
    if state.phase == "season":
        year = 0.95 * (state.season - 1 + state.acted / state.players) / setup.seasons
    else:
        year = {"raid": 0.95, "shortage": 0.97}.get(state.phase, 0.0)
    return (state.year - 1 + year) / setup.years
