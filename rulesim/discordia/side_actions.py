"""Side actions: special dispatches, the season boat, trade towers, decrees and one-off privileges.

Rules ``discordia.special.*`` and ``discordia.boat.match``. Trade towers, decrees and privileges have their own modules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import decrees, dispatch, manipulators, privileges, towers
from rulesim.discordia.actions import BOAT, Action, Boat, Claim, Manipulate, Special, Trade, Use
from rulesim.discordia.city import TOWER, Laid, kind_name
from rulesim.discordia.components import BARRACKS, DICE, DIE_OF_KIND, KINDS, PERKS
from rulesim.game import Check

if TYPE_CHECKING:
    from rulesim.discordia.state import State

_PERK_OF: Final = tuple(f"any_colour_{kind}" for kind in KINDS)
"""The perk that removes the colour test, per kind of tile; stalls need none."""


@cache
def any_colour(perks: int, kind: int) -> bool:
    """Whether these perks allow the special dispatch to a kind of tile with any die."""
    perk = _PERK_OF[kind]
    return perk in PERKS and bool(perks >> PERKS.index(perk) & 1)


@cache
def reachable(die: int, perks: int, towers_too: bool) -> tuple[int, ...]:
    """The places whose tiles a die's colour reaches, stalls always among them; the value must match as well."""
    kinds = [kind for kind, own in enumerate(DIE_OF_KIND) if own in (-1, die) or any_colour(perks, kind)]
    tower = DIE_OF_KIND[BARRACKS] == die or (towers_too and any_colour(perks, BARRACKS))
    return (*kinds, TOWER) if tower else tuple(kinds)


def legal_actions(state: State, actions: list[Action], paying: int) -> None:
    """Add every side action to ``actions``; ``paying``: see :func:`dispatch.purse`."""
    by_die(state, actions, paying)
    towers.legal_trades(state, actions)
    by_city(state, actions)
    manipulators.legal_actions(state, actions)


def by_die(state: State, actions: list[Action], paying: int) -> None:
    """Add those that the die decides, but for the trades."""
    city, value, used = state.cities[state.seat], state.value, state.used
    for place in reachable(state.die, city.perks, state.options.perk_covers_towers):
        for index, laid in enumerate(city.towers if place == TOWER else city.slots[place]):
            if laid is not None and laid.tile.value == value and laid.next is not None and laid.tile.id not in used:
                actions += dispatch.sends(Special, place, index, laid.next, paying)
    if value == state.season and "boat" not in used:
        actions.append(BOAT)


def by_city(state: State, actions: list[Action]) -> None:
    """Add those that are allowed with any die."""
    if state.cities[state.seat].privileges:
        privileges.legal_uses(state, actions)
    for decree in decrees.claimable(state, state.seat):
        actions.append(Claim.of(decree))


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether the chosen die, or what one owns, allows this side action."""
    if isinstance(action, Special):
        yield from special_checks(state, action)
    elif isinstance(action, Boat):
        taken = "boat" in state.used
        facts = {"value": state.value, "season": state.season, "have": int(taken)}
        yield Check("discordia.boat.match", state.value == state.season and not taken, facts)
    elif isinstance(action, Trade):
        yield from towers.trade_checks(state, action)
    elif isinstance(action, Claim):
        yield from decrees.claim_checks(state, state.seat, action.decree)
    elif isinstance(action, Use):
        yield from privileges.use_checks(state, action)
    elif isinstance(action, Manipulate):
        yield from manipulators.checks(state, action)


def special_checks(state: State, action: Special) -> Iterator[Check]:
    """Colour and value of the tile, once per tile and turn, and the rules of every dispatch."""
    laid = state.city.at(action.place, action.index)
    if laid is not None:
        yield match_check(state, laid)
        facts = {"tile": laid.tile.id, "kind": kind_name(laid.tile)}
        yield Check("discordia.special.once", laid.tile.id not in state.used, facts)
    yield from dispatch.checks(state.city, action.place, action.index, action.figures, action.space)


def match_check(state: State, laid: Laid) -> Check:
    """Whether the chosen die matches a tile: a stall by its value, others by colour, unless a perk helps, and value."""
    tile, kind = laid.tile, kind_name(laid.tile)
    matches = tile.value == state.value
    facts: dict[str, Any] = {"tile": tile.id, "kind": kind, "printed": tile.value, "value": state.value}
    if tile.die < 0 < tile.value:
        return Check("discordia.special.stall-any", matches and kind == "stall", facts)
    covers = state.options.perk_covers_towers or kind != "military"
    by_perk = covers and tile.value > 0 and any_colour(state.city.perks, tile.kind)
    color = DIE_OF_KIND[tile.kind]
    facts |= {"colour": DICE[color], "die": DICE[state.die]}
    ok = matches and (color == state.die or by_perk)
    if by_perk:
        return Check("discordia.special.perk", ok, {**facts, "perk": _PERK_OF[tile.kind]})
    return Check("discordia.special.match", ok, facts)


def special_dispatch(state: State, action: Special) -> None:
    """Send figures to a tile that the die matches; that tile is done for this turn."""
    laid = state.cities[state.seat].at(action.place, action.index)
    assert laid is not None
    state.used = (*state.used, laid.tile.id)
    dispatch.send(state, action, "discordia.special.match")


def board_boat(state: State, _: Boat) -> None:
    """The boat's field gives its bonus, once per turn."""
    state.used = (*state.used, "boat")
    if state.journal is not None:
        state.note("discordia.boat.match", seat=state.seat + 1, season=state.season)
    state.push(*state.tables.board.boat[state.season - 1])


APPLY: Final[dict[type[Action], Callable[[State, Any], None]]] = {
    Special: special_dispatch,
    Boat: board_boat,
    Trade: towers.swap,
    Claim: lambda state, action: decrees.claim(state, state.seat, action.decree),
    Use: privileges.use_privilege,
    Manipulate: lambda state, action: manipulators.spend(state, action.value),
}
