"""New year: the display moves up a row, everything is made ready again, the fullest supply makes the start player.

Rulebook section "8". Rules ``discordia.newyear.*``, ``discordia.manipulator.reset``. The gaps of the display are filled
and the red Germanic tile is turned over by chance, one tile after the other (symbols.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesim.discordia.components import DISPLAY_COLUMNS

if TYPE_CHECKING:
    from rulesim.discordia.state import State


def begin(state: State) -> None:
    """The year is over for everybody, and another one follows; what chance decides and the first season wait."""
    state.phase, state.year, state.acted = "newyear", state.year + 1, 0
    move_up(state)
    make_ready(state)
    name_start_player(state)
    state.push(("FILL", 0), ("RED", 0), ("SEASON", 1))


def move_up(state: State) -> None:
    """The top row leaves the game; every other row moves up exactly one, gaps and all."""
    left = DISPLAY_COLUMNS - state.display[:DISPLAY_COLUMNS].count(None)
    state.display = [*state.display[DISPLAY_COLUMNS:], *[None] * DISPLAY_COLUMNS]
    state.note("discordia.newyear.top-row", amount=left)


def make_ready(state: State) -> None:
    """All manipulators are active again; both open Germanic tiles leave the game."""
    activate(state)
    state.germanic = (None, None)
    state.dice, state.maximus_die, state.die, state.value = (), -1, -1, 0
    state.main, state.used = "", ()


def activate(state: State) -> None:
    """Every manipulator that a city owns can be used once more."""
    for city in state.cities:
        city.ready = city.manipulators


def fullest(state: State) -> list[int]:
    """The seats with the most figures in supply."""
    counts = [sum(city.supply) for city in state.cities]
    return [seat for seat, count in enumerate(counts) if count == max(counts)]


def next_start_player(state: State) -> int:
    """Who begins the new year: among the fullest supplies, the next clockwise from the one who has the stone now.

    So a holder that is level with others passes it on; as an option it keeps the stone.
    """
    level = fullest(state)
    if state.options.start_tie == "keep_holder" and state.start in level:
        return state.start
    return min(level, key=lambda seat: (seat - state.start - 1) % state.players)


def name_start_player(state: State) -> None:
    """The start stone changes hands."""
    seats = tuple(seat + 1 for seat in fullest(state))
    state.start = state.seat = next_start_player(state)
    facts = {"seat": state.start + 1, "have": sum(state.city.supply)}
    if len(seats) > 1:
        state.note("discordia.newyear.tie", **facts, seats=seats)
    state.note("discordia.newyear.start-player", **facts)
