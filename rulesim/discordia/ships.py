"""Ships: one that is full when its owner's turn ends throws its figures into the bag and turns into a market stall.

Rules ``discordia.ship.*`` but for the slot, which is a matter of laying tiles (main_actions.py). What the turned ship
makes true may be claimed in a window of its own (year_end.py), at the end of a turn as after a raid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import decrees, main_actions, year_end
from rulesim.discordia.actions import DISCARD, Action, Flip
from rulesim.discordia.city import City, as_laid, leftmost_free
from rulesim.discordia.components import SHIP, STALL, letters
from rulesim.game import Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.state import State


def full_ship(city: City) -> int:
    """The index of the leftmost harbour whose ship is completely occupied, -1 if there is none."""
    for index, laid in enumerate(city.slots[SHIP]):
        if laid is not None and laid.next is None and laid.filled:
            return index
    return -1


def sail(state: State, _: int = 0) -> None:
    """Full ships leave; then the decrees may be claimed that this made true, and what that filled leaves as well."""
    if full_ship(state.city) < 0:
        return
    held = [decree.id for decree in decrees.claimable(state, state.seat) if decree.id not in state.used]
    state.used = (*state.used, *held)
    state.push(("SHIPS", 0), ("WINDOW", year_end.BY_SHIP), ("SAIL", 0))


def leave(state: State, _: int) -> None:
    """Every full ship leaves, from left to right, each one finished before the next."""
    harbour = full_ship(state.city)
    if harbour >= 0:
        state.push(("FLIP", harbour), ("SHIPS", 0))


def berths(state: State) -> list[int]:
    """The market slots that the flipped tile may be laid on: the leftmost free one, and every stall."""
    slots = state.city.slots[STALL]
    free = leftmost_free(state.city, STALL)
    if free >= 0 and state.options.ship_flip_choice == "market_first":
        return [free]
    return [index for index, laid in enumerate(slots) if laid is not None or index == free]


def _legal(state: State, _: int) -> Sequence[Action]:
    """The berths; to discard it where there is no free one, as an option always."""
    found: list[Action] = [Flip.of(index) for index in berths(state)]
    may_discard = state.options.ship_flip_choice == "free" or leftmost_free(state.city, STALL) < 0
    return [*found, DISCARD] if may_discard else found


def _checks(state: State, action: Flip, _: int) -> Iterator[Check]:
    old, leftmost = state.city.at(STALL, action.index), leftmost_free(state.city, STALL) + 1
    facts = {"slot": action.index + 1, "old": old.tile.id if old else "", "leftmost": leftmost}
    yield Check("discordia.ship.flip-place", action in _legal(state, 0), facts)


def flip_ship(state: State, action: Flip, harbour: int) -> None:
    """The figures of a full ship go to the bag; its other side is laid on a market slot, or leaves the game."""
    city = state.city
    ship = city.slots[SHIP][harbour]
    assert ship is not None
    for color, count in enumerate(ship.figures):
        state.bag[color] += count
    city.slots[SHIP][harbour] = None
    old = city.at(STALL, action.index)
    if state.journal is not None:
        who = {"seat": state.seat + 1, "tile": ship.tile.id}
        state.note("discordia.ship.complete", **who, figures=letters(ship.figures))
        back = {"old": old.tile.id if old else "", "figures": letters(old.figures) if old else ""}
        state.note("discordia.ship.flip-place", **who, slot=action.index + 1, **back)
    stall = ship.tile.back
    if action.index >= 0 and stall is not None:
        main_actions.lay(state, stall, action.index)
        city.slots[STALL][action.index] = as_laid(stall, waits=True)
    elif state.options.ship_drop_gives_step and stall is not None:
        state.push(*stall.bonus)


def open_stalls(state: State) -> None:
    """A new season: stalls that were ships in the last one take figures from now on."""
    for city in state.cities:
        stalls = city.slots[STALL]
        for index, laid in enumerate(stalls):
            if laid is not None and laid.waits:
                stalls[index] = as_laid(laid.tile)


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {"SAIL": sail, "SHIPS": leave}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "FLIP": Decision(_legal, _checks, flip_ship, (Flip,)),
}
