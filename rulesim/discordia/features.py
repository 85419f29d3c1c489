"""What chances are worked out from: named numbers of a seat, and how far the game is. Everything lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesim.discordia import aqueduct, year_end
from rulesim.discordia.evaluation import offer
from rulesim.discordia.outlook import WEIGHTS, Outlook, turns_left

if TYPE_CHECKING:
    from rulesim.discordia.state import State

_FEW: Final = 10


def features(state: State, seat: int, own: bool) -> dict[str, float]:
    """``expect``: what the evaluation expects, in figures (fewer is better, so below zero). The rest counts things.

    ``supply``: figures there, below zero; ``few``: how many fewer than ten, for an empty one wins at once;
    ``room``: figures that the city's free spaces take; ``shortage``: what a shortage would cost now; ``strength``: the
    share of the Germans that is withstood; ``turns``: those left this year; ``offer``: what the die just chosen
    promises, in figures. ``own``: no matter, for nothing is hidden.
    """
    city = state.cities[seat]
    supply = sum(city.supply)
    room = sum(laid.tile.capacity - laid.placed for laid in city.laid())
    return {
        "expect": Outlook(state, seat, WEIGHTS).now,
        "supply": -float(supply),
        "few": float(max(0, _FEW - supply)),
        "room": float(room),
        "shortage": -float(sum(aqueduct.symbols(state, seat).values()) - aqueduct.reduction(state, seat)),
        "strength": min(1.0, year_end.strength(city) / max(1, year_end.germans(state))),
        "stars": float(city.stars),
        "manipulators": float(city.manipulators),
        "turns": float(turns_left(state, seat)),
        "offer": offer(state, seat),
    }


def progress(state: State) -> float:
    """Years, seasons and turns played, of all."""
    setup = state.tables.setup
    if state.phase == "season":
        year = 0.95 * (state.season - 1 + state.acted / state.players) / setup.seasons
    else:
        year = {"raid": 0.95, "shortage": 0.97}.get(state.phase, 0.0)
    return (state.year - 1 + year) / setup.years
