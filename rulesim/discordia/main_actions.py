"""Main actions: take a city tile, dispatch, take an extension, develop, take stars; one of them per turn.

Rules ``discordia.tile.*``, ``discordia.extension.*``, ``discordia.develop.*``, ``discordia.stars.*`` and the main part
of ``discordia.action.*``. What a dispatch costs is in dispatch.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import dispatch, symbols
from rulesim.discordia.actions import DEVELOP, EXTENDS, STARS, Action, Develop, Dispatch, Extend, Stars, Take
from rulesim.discordia.city import DEVELOPMENT, PLACES, TOWER, City, Laid, as_laid, kind_name, leftmost_free
from rulesim.discordia.components import AREAS, BARRACKS, DISPLAY_COLUMNS, EXTENSIONS, KINDS, SATURNALIA, SHIP, letters
from rulesim.game import Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.components import ActionTile, Board, Effects, Tile, Tower
    from rulesim.discordia.state import State

_FIVE: Final = 5


def action_tile(state: State) -> ActionTile:
    """The action tile of the column of the effective value."""
    return state.columns[state.value - 1]


def offers(state: State) -> tuple[str, ...]:
    """What that action tile shows, as ids: kinds to dispatch to, "extension", "stars"."""
    tile = action_tile(state)
    others = {"extension": tile.extension, "stars": tile.stars}
    return (*(KINDS[kind] for kind in tile.kinds), *(name for name, there in others.items() if there))


@lru_cache(maxsize=dispatch.KEPT)
def _takes(tile: Tile, free: tuple[bool, ...]) -> tuple[Take, ...]:
    """The slots that a tile may go to: those with a tile, and the leftmost free one. ``free``: those without one."""
    leftmost = free.index(True) if True in free else -1
    slots = [index for index, is_free in enumerate(free) if not is_free or index == leftmost]
    return tuple([Take.of(tile, tile.kind, index) for index in slots])


def legal_actions(state: State, actions: list[Action], paying: int) -> None:
    """Add every main action to ``actions``; ``paying``: see :func:`dispatch.purse`."""
    actions += takes(state)
    for kind in state.columns[state.value - 1].kinds:
        dispatch.by_icon(state.cities[state.seat], kind, paying, actions)
    others(state, actions)


def takes(state: State) -> list[Take]:
    """The takes of the tiles in the column of the effective value."""
    slots = state.cities[state.seat].slots
    found: list[Take] = []
    for tile in state.display[state.value - 1 :: DISPLAY_COLUMNS]:
        if tile is not None:
            found += _takes(tile, tuple([laid is None for laid in slots[tile.kind]]))
    return found


def others(state: State, actions: list[Action]) -> None:
    """Add the main actions that are neither a tile nor a dispatch."""
    offer = state.columns[state.value - 1]
    if offer.extension:
        actions += _extensions(state, 1)
    may_develop = state.cities[state.seat].stars and state.value in develop_values(state, state.seat)
    if may_develop and symbols.next_field(state, DEVELOPMENT):
        actions.append(DEVELOP)
    if offer.stars:
        actions += STARS[1 : 1 + min(offer.stars, state.cult)]


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether a main action is left this turn, and whether this one is offered."""
    asked = MAIN[type(action)]
    yield Check("discordia.action.one-main", not state.main, {"main": state.main, "asked_main": asked})
    if isinstance(action, Take):
        yield from take_checks(state, action)
    elif isinstance(action, Dispatch):
        kind = BARRACKS if action.place == TOWER else action.place
        facts = {"kind": KINDS[kind], "value": state.value, "offers": offers(state)}
        yield Check("discordia.dispatch.kind", kind in action_tile(state).kinds, facts)
        yield from dispatch.checks(state.city, action.place, action.index, action.figures, action.space)
    elif isinstance(action, Develop):
        yield from _develop_checks(state, action)
    else:
        offered = offers(state)
        facts = {"asked_main": asked, "value": state.value, "offers": offered}
        yield Check("discordia.action.main-list", asked in offered, facts)
    if isinstance(action, Extend):
        yield from extension_checks(state, action)
    elif isinstance(action, Stars):
        most = min(action_tile(state).stars, state.cult)
        facts = {"amount": action.amount, "left": state.cult, "need": most}
        yield Check("discordia.stars.take", 1 <= action.amount <= most, facts)


def apply(state: State, action: Action) -> None:
    """Carry out the main action of this turn."""
    state.main = MAIN[type(action)]
    _APPLY[type(action)](state, action)


# --- take a city tile ---


def _column_of(state: State, tile: Tile) -> int:
    """The column, from 1, where a tile lies in the display; 0 if it does not."""
    return state.display.index(tile) % DISPLAY_COLUMNS + 1 if tile in state.display else 0


def take_checks(state: State, action: Take) -> Iterator[Check]:
    """The column, the area, and the leftmost free slot or a tile to overbuild.

    ``refill``: when gaps are filled next, "saturnalia", "newyear", or "" for never again in this game.
    """
    tile, value, kind = action.tile, state.value, KINDS[action.tile.kind]
    refill = "saturnalia" if state.season < SATURNALIA else "newyear"
    if not state.deck or (refill == "newyear" and state.year >= state.tables.setup.years):
        refill = ""
    there = any(tile is not None for tile in state.display[value - 1 :: DISPLAY_COLUMNS])
    yield Check("discordia.tile.no-refill", there, {"value": value, "refill": refill})
    facts: dict[str, Any] = {"tile": tile.id, "kind": kind, "column": _column_of(state, tile), "value": value}
    yield Check("discordia.tile.column", facts["column"] == value, facts)
    facts = {"tile": tile.id, "kind": kind, "area": PLACES[action.place]}
    yield Check(f"discordia.{kind}.slot", action.place == tile.kind, facts)
    if action.place == tile.kind:
        yield from slot_checks(state, tile, action.index)


def slot_checks(state: State, tile: Tile, index: int) -> Iterator[Check]:
    """Whether a tile may be laid on this slot of its area: the leftmost free one, or one that is overbuilt."""
    kind = tile.kind
    leftmost, old = leftmost_free(state.city, kind), state.city.at(kind, index)
    need = len(state.city.slots[kind])
    facts: dict[str, Any] = {"kind": KINDS[kind], "area": AREAS[kind], "need": need, "slot": index + 1}
    yield Check("discordia.tile.needs-slot", leftmost >= 0 or old is not None, facts)
    if old is not None:
        facts = {"tile": tile.id, "kind": KINDS[kind], "old": old.tile.id, "old_kind": kind_name(old.tile)}
        yield Check("discordia.tile.overbuild", True, facts)
    else:
        facts = {"area": AREAS[kind], "slot": index + 1, "leftmost": leftmost + 1}
        yield Check("discordia.tile.leftmost", index == leftmost, facts)


def take_tile(state: State, action: Take) -> None:
    """The tile leaves the display, where a gap stays, and is laid in the city."""
    tile = action.tile
    if state.journal is not None:
        note_laid(
            state, "discordia.tile", tile, state.city.at(tile.kind, action.index), action.index, column=state.value
        )
    state.display[state.display.index(tile)] = None
    lay(state, tile, action.index)


def note_laid(state: State, rules: str, piece: Tile | Tower, old: Laid | None, index: int, **facts: Any) -> None:
    """Record what is laid on a slot, by two of the ``rules`` of tiles or towers: one where it is free, or overbuild."""
    facts = {"seat": state.seat + 1, "tile": piece.id, "kind": kind_name(piece), "slot": index + 1} | facts
    facts |= brings(piece)
    if old is None:
        state.note(f"{rules}.{'leftmost' if rules.endswith('tile') else 'place'}", **facts)
    else:
        facts |= {"old": old.tile.id, "old_kind": kind_name(old.tile), "figures": letters(old.figures)}
        state.note(f"{rules}.overbuild", **facts)


def brings(piece: Tile | Tower) -> dict[str, Any]:
    """The bonus of what is laid, as facts; the effect is "" where it has none."""
    return dict(zip(("effect", "amount"), (*piece.bonus, ("", 0))[0], strict=True))


def lay(state: State, tile: Tile, index: int) -> None:
    """Lay a tile on a slot of its area: what it covers leaves the game, figures on it return, its bonus is gained."""
    overbuild(state, tile.kind, index)
    state.cities[state.seat].slots[tile.kind][index] = as_laid(tile)
    if tile.bonus:
        state.todo = tile.bonus + state.todo


def overbuild(state: State, place: int, index: int) -> None:
    """What lies on a slot, if anything, leaves the game; its figures return to the owner's supply."""
    city = state.cities[state.seat]
    places = city.towers if place == TOWER else city.slots[place]
    old = places[index]
    if old is not None:
        places[index] = None
        if old.filled:
            city.take_figures(old.figures)


# --- dispatch ---


def main_dispatch(state: State, action: Dispatch) -> None:
    """Send figures to a tile of a kind that the action tile shows."""
    dispatch.send(state, action, "discordia.dispatch.kind")


# --- take an extension ---


def _extensions(state: State, _: int) -> Sequence[Action]:
    return [EXTENDS[kind] for kind, left in enumerate(state.stacks) if left]


def extension_checks(state: State, action: Extend, _: int = 1) -> Iterator[Check]:
    """Any of the six kinds, while its stack lasts."""
    left = state.stacks[action.kind]
    facts = {"extension": EXTENSIONS[action.kind], "left": left, "others": sum(state.stacks) - left}
    yield Check("discordia.extension.take", left > 0, facts)


def extend(state: State, action: Extend, _: int = 1) -> None:
    """Take an extension: it adds a slot or lengthens a track, and gives what it covers."""
    kind = action.kind
    city = state.cities[state.seat]
    bonus = extension_bonus(state.tables.board, city, kind)
    state.stacks[kind] -= 1
    city.extensions[kind] += 1
    if state.journal is not None:
        _note_extension(state, kind)
    if kind < len(AREAS):
        add_slot(city, kind)
    if bonus:
        state.todo = bonus + state.todo


def _note_extension(state: State, kind: int) -> None:
    facts = {"seat": state.seat + 1, "extension": EXTENSIONS[kind], "left": state.stacks[kind]}
    state.note("discordia.extension.take", **facts)
    owned = sum(state.city.extensions)
    if owned in state.tables.board.privilege_extensions:
        state.note("discordia.bonus.extensions-4-6", seat=state.seat + 1, have=owned, left=len(state.privileges))


def extension_bonus(board: Board, city: City, kind: int) -> Effects:
    """What the next extension of a kind gives at once: what it covers, then a privilege for the 4th and the 6th."""
    privilege = (("PRIVILEGE", 1),) if sum(city.extensions) + 1 in board.privilege_extensions else ()
    return covered_bonus(board, kind, len(city.slots[kind])) + privilege if kind < len(AREAS) else privilege


def add_slot(city: City, kind: int) -> None:
    """A city extension lies to the right of the others of its kind, gap-free, also off the board."""
    city.slots[kind].append(None)
    if kind == SHIP:
        city.towers.append(None)


def covered_bonus(board: Board, kind: int, index: int) -> Effects:
    """The bonus printed on the spot that an extension covers is gained at once."""
    return board.slot(kind, index).bonus


# --- develop ---


def develop_values(state: State, seat: int) -> tuple[int, ...]:
    """The effective values with which the seat may develop: 6, and 5 once development field 1 is covered."""
    values = state.tables.board.develop_values
    return (_FIVE, *values) if state.cities[seat].perks & 1 else values


def _develop_checks(state: State, action: Develop) -> Iterator[Check]:
    values, value = develop_values(state, state.seat), state.value
    if value == _FIVE:
        yield Check("discordia.develop.five", value in values, {"value": value, "field": state.city.development})
    else:
        yield Check("discordia.develop.value", value in values, {"value": value, "values": values})
    stars, following = state.city.stars, symbols.next_field(state, DEVELOPMENT)
    if action.field and following:
        yield symbols.field_check(state, DEVELOPMENT, action.field)
    yield Check("discordia.develop.star", stars > 0 and following > 0, {"stars": stars, "field": following})


def develop(state: State, _: Develop) -> None:
    """One star of the supply goes to the next development field, whose bonus is gained."""
    symbols.put_star(state, DEVELOPMENT, "discordia.develop.star")


# --- take stars ---


def take_stars(state: State, action: Stars) -> None:
    """Stars come from the cult into the supply."""
    state.cult -= action.amount
    state.city.stars += action.amount
    if state.journal is not None:
        state.note("discordia.stars.take", seat=state.seat + 1, amount=action.amount, left=state.cult)


MAIN: Final[dict[type[Action], str]] = {
    Take: "tile",
    Dispatch: "dispatch",
    Extend: "extension",
    Develop: "develop",
    Stars: "stars",
}
"""The kinds of main action, as facts name them."""
_APPLY: Final[dict[type[Action], Callable[[State, Any], None]]] = {
    Take: take_tile,
    Dispatch: main_dispatch,
    Extend: extend,
    Develop: develop,
    Stars: take_stars,
}

DECISIONS: Final[dict[str, Decision[State]]] = {
    "EXTENSION": Decision(_extensions, extension_checks, extend, (Extend,), optional=True, repeats=True),
}
