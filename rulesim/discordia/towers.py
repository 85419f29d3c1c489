"""Towers: choosing one, building it above a harbour, losing it, and swapping with a trade tower.

Rules ``discordia.tower.*``. Figures go to military towers as to barracks (dispatch.py, side_actions.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesim.discordia import main_actions, symbols
from rulesim.discordia.actions import Action, Build, Lose, Trade
from rulesim.discordia.city import TOWER, as_laid, kind_name
from rulesim.discordia.components import Tower, letters
from rulesim.discordia.manipulators import JUST_BUILT
from rulesim.game import Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.state import State


def places(state: State) -> list[int]:
    """The tower places that a new tower may take: the leftmost free one, and every one with a tower."""
    towers = state.city.towers
    free = towers.index(None) if None in towers else -1
    return [index for index, laid in enumerate(towers) if laid is not None or index == free]


def _any_left(state: State, _: int) -> bool:
    return bool(state.towers)


def choices(state: State, _: int) -> Sequence[Action]:
    """Every tower on display, of both kinds, on every place."""
    where = places(state)
    return [Build.of(tower, index) for tower in state.towers for index in where]


def _checks(state: State, action: Build, _: int) -> Iterator[Check]:
    tower, towers = action.tower, state.city.towers
    yield Check("discordia.tower.choose", tower in state.towers, {"tile": tower.id, "kind": kind_name(tower)})
    facts = {"need": len(towers), "have": len(towers) - towers.count(None), "slot": action.index + 1}
    yield Check("discordia.tower.place", action.index in places(state), facts)


def raise_tower(state: State, action: Build, _: int) -> None:
    """A tower of the display is built above a harbour; an old one there leaves the game; the bonus is gained."""
    tower, city = action.tower, state.city
    if state.journal is not None:
        main_actions.note_laid(state, "discordia.tower", tower, city.towers[action.index], action.index)
    state.towers = tuple(other for other in state.towers if other is not tower)
    main_actions.overbuild(state, TOWER, action.index)
    city.towers[action.index] = as_laid(tower)
    if tower.trade and not state.options.trade_tower_same_turn and state.phase == "season":
        state.used = (*state.used, JUST_BUILT + tower.id)
    if tower.bonus:
        state.todo = tower.bonus + state.todo


# --- losing a tower ---


def _losses(state: State, _: int) -> Sequence[Action]:
    return [Lose.of(index) for index, laid in enumerate(state.city.towers) if laid is not None]


def _loss_checks(state: State, action: Lose, _: int) -> Iterator[Check]:
    standing = state.city.at(TOWER, action.index) is not None
    yield Check("discordia.symbol.tower", standing, {"slot": action.index + 1})


def lose_tower(state: State, action: Lose, _: int) -> None:
    """One own tower of the owner's choice leaves the game; figures on it return to the supply."""
    laid = state.city.towers[action.index]
    assert laid is not None
    facts = {"tile": laid.tile.id, "kind": kind_name(laid.tile), "figures": letters(laid.figures)}
    state.note("discordia.symbol.tower", seat=state.seat + 1, **facts)
    main_actions.overbuild(state, TOWER, action.index)


# --- trade towers ---


def legal_trades(state: State, actions: list[Action]) -> None:
    """Add the swaps of trade towers that show the effective value and were not used this turn."""
    for index, laid in enumerate(state.cities[state.seat].towers):
        if laid is not None:
            tower = laid.tile
            if isinstance(tower, Tower) and tower.trade and tower.value == state.value and not _done(state, tower):
                actions.append(Trade.of(index))


def _done(state: State, tower: Tower) -> bool:
    """Whether a trade tower was used this turn, or (as an option) is too new to be used in it."""
    return tower.id in state.used or JUST_BUILT + tower.id in state.used


def trade_checks(state: State, action: Trade) -> Iterator[Check]:
    """The value on the tower is the effective one, and the tower was not used this turn."""
    laid, value = state.city.at(TOWER, action.index), state.value
    tower = laid.tile if laid else None
    facts = {"tile": "", "kind": "trade", "printed": 0, "value": value, "have": 0, "built": 0}
    if isinstance(tower, Tower):
        facts |= {"tile": tower.id, "kind": kind_name(tower), "printed": tower.value}
        facts |= {"have": int(_done(state, tower)), "built": int(JUST_BUILT + tower.id in state.used)}
    ok = isinstance(tower, Tower) and tower.trade and tower.value == value and not _done(state, tower)
    yield Check("discordia.tower.trade", ok, facts)


def swap(state: State, action: Trade) -> None:
    """Swap as many figures as the trade tower says, once per turn."""
    laid = state.city.towers[action.index]
    assert laid is not None and isinstance(laid.tile, Tower)
    tower = laid.tile
    state.used = (*state.used, tower.id)
    state.note("discordia.tower.trade", seat=state.seat + 1, tile=tower.id, kind="trade", amount=tower.swap)
    symbols.begin_swap(state, tower.swap)


DECISIONS: Final[dict[str, Decision[State]]] = {
    "TOWER": Decision(choices, _checks, raise_tower, (Build,), _any_left, optional=True, repeats=True),
    "TOWERLOSS": Decision(_losses, _loss_checks, lose_tower, (Lose,), repeats=True),
}
