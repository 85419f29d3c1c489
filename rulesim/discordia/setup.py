"""Set-up: what lies on the table, the display, the bag, start player and first tiles; and every later reveal.

Rules ``discordia.setup.*``, in the order of the rulebook's steps. Shuffled stacks are kept as what may still come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import main_actions
from rulesim.discordia.actions import Action, Column, Draw, Reveal, Roll, Show, Start, Take, Uncover
from rulesim.discordia.city import PLACES, leftmost_free
from rulesim.discordia.components import (
    DISPLAY_COLUMNS,
    KINDS,
    LETTERS_OF_GERMANIC,
    ActionTile,
    Decree,
    Effects,
    Germanic,
    Privilege,
    Tile,
    Tower,
    letters,
)
from rulesim.game import CHANCE, Check, wrong
from rulesim.outside import shown
from rulesim.steps import Decision, Step, lot

if TYPE_CHECKING:
    from rulesim.discordia.state import State

MOST_PLAYERS: Final = 4
GROUPS: Final = {"decree": "decrees", "privilege": "privileges", "military": "towers", "trade": "towers"}
"""What lies side by side, each piece of it drawn by lot from the box -> where states and tables have it."""
_DUE: Final = {
    "COLUMNS": "column",
    "DRAW": "draw",
    "FILL": "tile",
    "GREEN": "germanic",
    "RED": "germanic",
    "ROLL": "roll",
    "START": "start",
}


def check_players(players: int) -> None:
    """Raises :class:`~rulesim.game.BadInput` unless 2, 3 or 4 play."""
    if type(players) is not int or not 2 <= players <= MOST_PLAYERS:
        raise wrong("players", f"Discordia is for 2, 3 or 4 players, not {shown(players)}.")


def lay_out(state: State) -> None:
    """Lay out the supply, the bag and the cities for the number of players; chance then decides step by step."""
    tables = state.tables
    supply = tables.setup.supply(state.players)
    state.stacks = list(supply.extensions)
    state.manipulators, state.cult = supply.manipulators, supply.stars
    state.bag = [tables.setup.per_color] * 4
    state.deck = list(tables.tiles)
    state.germanic_left = tuple(tables.letter(letter) for letter in LETTERS_OF_GERMANIC)
    for seat in range(state.players):
        equip(state, seat)
    state.todo = steps(first_figures(state, range(state.players)))
    state.run()


def first_figures(state: State, seats: Iterable[int]) -> list[Step]:
    """The steps in which these seats draw their first figures."""
    return [step for seat in seats for step in (("SEAT", seat), ("DRAW", state.tables.setup.start_figures))]


def steps(figures: Iterable[tuple[str, Any]]) -> Effects:
    """All steps until the start player is known, in their order; ``figures``: those that draw the first figures."""
    shows = [("SHOW", group) for group in GROUPS]
    return (*shows, ("RED", 0), ("COLUMNS", 0), ("FILL", 0), *figures, ("START", 0))


def equip(state: State, seat: int) -> None:
    """A city board's first stars and its active manipulator, out of the common supply; the ring is on field 0."""
    city, start = state.cities[seat], state.tables.setup
    city.stars = start.start_stars
    city.manipulators = city.ready = start.start_manipulators
    state.cult -= city.stars
    state.manipulators -= city.manipulators


# --- what chance decides ---

_REFUSALS: Final[Mapping[type[Action], Callable[[State, Any], Check]]] = {
    Show: lambda _, action: Check("discordia.setup.random-selection", False, {"group": group_of(action.piece)}),
    Column: lambda state, action: Check(
        "discordia.setup.action-tiles", False, {"tile": action.tile.id, "column": len(state.columns) + 1}
    ),
    Reveal: lambda state, action: Check(
        "discordia.setup.city-stack",
        False,
        {"tile": action.tile.id, "kind": KINDS[action.tile.kind], "left": len(state.deck)},
    ),
    Uncover: lambda _, action: Check("discordia.setup.germanic-stacks", False, {"tile": action.tile.id, "why": ""}),
    Draw: lambda state, action: Check(
        "discordia.setup.bag", False, {"figures": letters(action.figures), "need": 0, "left": sum(state.bag)}
    ),
    Start: lambda _, action: Check("discordia.setup.start-player", False, {"asked": action.seat + 1}),
    Roll: lambda _, __: Check("discordia.play.roll", False),
}
"""Kind of chance's actions -> the check of the rule that says when it is due and what it may be."""


def due(state: State) -> str:
    """What chance decides now: decree, privilege, tower, column, tile, germanic, start, roll or draw; or nothing."""
    if not state.todo or state.player != CHANCE:
        return ""
    name, arg = state.todo[0]
    if name == "SHOW":
        return "tower" if arg in ("military", "trade") else arg
    return _DUE.get(name, "")


def _may_be(state: State, action: Action, ok: bool, **facts: Any) -> Iterator[Check]:
    check = _REFUSALS[type(action)](state, action)
    yield check._replace(ok=ok, facts={**check.facts, "due": due(state), **facts})


def not_now(state: State, action: Action) -> Iterator[Check]:
    """The refusal of a decision of chance that is not due: by the rule that says when it is."""
    return _may_be(state, action, ok=False) if type(action) in _REFUSALS else iter(())


# --- decrees, privileges and towers on display ---


def group_of(piece: Decree | Privilege | Tower) -> str:
    """The one of :data:`GROUPS` that a piece belongs to."""
    if isinstance(piece, Tower):
        return "trade" if piece.trade else "military"
    return "decree" if isinstance(piece, Decree) else "privilege"


def on_display(state: State, group: str) -> list[Decree | Privilege | Tower]:
    """What lies there of one of :data:`GROUPS`."""
    return [piece for piece in getattr(state, GROUPS[group]) if group_of(piece) == group]


def box(state: State, group: str) -> list[Decree | Privilege | Tower]:
    """All pieces of a group, on display or not."""
    return [piece for piece in getattr(state.tables, GROUPS[group]) if group_of(piece) == group]


def in_the_box(state: State, group: str) -> list[Decree | Privilege | Tower]:
    """The pieces of a group that may still be drawn, all equally likely: neither on display nor in a city."""
    there = [*on_display(state, group), *(piece for city in state.cities for piece in city.owned())]
    return [piece for piece in box(state, group) if piece not in there]


def shown_of(state: State, group: str) -> int:
    """How many pieces of a group this number of players gets."""
    supply = state.tables.setup.supply(state.players)
    return getattr(supply, group if GROUPS[group] == "towers" else GROUPS[group])


def _shows_more(state: State, group: str) -> bool:
    return len(on_display(state, group)) < min(shown_of(state, group), len(box(state, group)))


def _apply_show(state: State, action: Show, group: str) -> None:
    setattr(state, GROUPS[group], (*getattr(state, GROUPS[group]), action.piece))
    if _shows_more(state, group):
        state.push(("SHOW", group))
    elif state.journal is not None:
        state.note("discordia.setup.random-selection", group=group, amount=shown_of(state, group))


# --- Germanic tiles ---


def letter_due(state: State, green: int) -> str:
    """The letter of the year's red (0) or green (1) Germanic tile."""
    stacks = state.tables.setup
    return (stacks.right if green else stacks.left)[state.year - 1]


def _unseen(state: State, green: int) -> tuple[Germanic, ...]:
    return state.germanic_left[LETTERS_OF_GERMANIC.index(letter_due(state, green))]


def _germanic(green: int) -> Decision[State]:
    def check(state: State, action: Uncover, _: int) -> Iterator[Check]:
        why = "seen" if action.tile.letter == letter_due(state, green) else "letter"
        return _may_be(state, action, action.tile in _unseen(state, green), why=why)

    return lot(
        Uncover,
        lambda state, _: state.germanic[green] is None and bool(_unseen(state, green)),
        lambda state, _: _unseen(state, green),
        check,
        lambda state, action, _: turn_over(state, action.tile, green),
    )


def turn_over(state: State, tile: Germanic, green: int) -> None:
    """The top Germanic tile of the left (red) or right (green) stack becomes known."""
    red, other = state.germanic
    state.germanic = (red, tile) if green else (tile, other)
    state.germanic_left = tuple(tuple(t for t in tiles if t is not tile) for tiles in state.germanic_left)
    if state.journal is None:
        return
    effect, argument = tile.effects[0] if tile.effects else ("", 0)
    facts: dict[str, Any] = {"tile": tile.id, "germans": tile.strength, "effect": effect}
    facts["amount"] = argument if isinstance(argument, int) else 1
    if green:
        facts["germans"] += red.strength if red else 0
        state.note("discordia.play.saturnalia-green", **facts)
    elif state.year == 1:
        state.note("discordia.setup.first-germanic", **facts)
    else:
        state.note("discordia.newyear.reset", year=state.year, **facts)


# --- action tiles ---


def _free_action_tiles(state: State, _: int) -> list[ActionTile]:
    return [tile for tile in state.tables.action_tiles if tile not in state.columns]


def lay_action_tile(state: State, action: Column, _: int) -> None:
    """An action tile comes to the next column and stays there for the game."""
    state.columns = (*state.columns, action.tile)
    state.note("discordia.setup.action-tiles", tile=action.tile.id, column=len(state.columns))
    state.push(("COLUMNS", 0))


# --- the display ---


def reveal_checks(state: State, action: Reveal, _: int) -> Iterator[Check]:
    """Any tile of the stack may come next, and no other."""
    return _may_be(state, action, action.tile in state.deck)


def fill_gap(state: State, tile: Tile) -> None:
    """A tile of the stack goes to the first gap: row by row from the top, left to right. A ship shows its ship side."""
    state.deck.remove(tile)
    gap = state.display.index(None)
    state.display[gap] = tile
    if state.journal is not None:
        row, column = divmod(gap, DISPLAY_COLUMNS)
        rule = "discordia.play.saturnalia-refill" if state.phase == "season" else "discordia.setup.display"
        state.note(rule, tile=tile.id, kind=KINDS[tile.kind], row=row + 1, column=column + 1)


def _apply_reveal(state: State, action: Reveal, _: int) -> None:
    fill_gap(state, action.tile)
    if None in state.display and state.deck:
        state.push(("FILL", 0))


# --- start player and first tiles ---


def give_start_stone(state: State, action: Start, _: int = 0) -> None:
    """The start player of the first year is known; first tiles are taken counter-clockwise, the start player last."""
    state.start = action.seat
    state.note("discordia.setup.start-player", seat=action.seat + 1)
    order = first_tile_order(state)
    state.push(*(step for seat in order for step in (("SEAT", seat), ("FIRST", 1))), ("SEASON", 1))


def first_tile_order(state: State) -> list[int]:
    """The seats in the order of their first tiles: counter-clockwise, the start player last."""
    return [(state.start - step) % state.players for step in range(1, state.players + 1)]


def first_tiles(state: State, _: int) -> Sequence[Action]:
    """Any tile of the display, on the leftmost free slot of its kind."""
    free = [leftmost_free(state.city, kind) for kind in range(len(KINDS))]
    return [Take.of(t, t.kind, free[t.kind]) for t in state.display if t is not None and free[t.kind] >= 0]


def _check_first(state: State, action: Take, _: int) -> Iterator[Check]:
    tile, free = action.tile, leftmost_free(state.city, action.tile.kind)
    left = {"left": len(state.deck), "due": "first"}
    named = {"tile": tile.id, "kind": KINDS[tile.kind]}
    yield Check("discordia.setup.city-stack", tile in state.display, {**named, **left})
    facts = {**named, "area": PLACES[action.place], "slot": action.index + 1, "leftmost": free + 1}
    ok = action.place == tile.kind and action.index == free >= 0
    yield Check("discordia.setup.first-tile-place", ok, facts)


def take_first(state: State, action: Take, _: int) -> None:
    """The first tile goes to the city, with its bonus; the gap stays open."""
    tile = action.tile
    state.display[state.display.index(tile)] = None
    facts = {"seat": state.seat + 1, "tile": tile.id, "kind": KINDS[tile.kind], "slot": action.index + 1}
    state.note("discordia.setup.first-tile-place", **facts, **main_actions.brings(tile))
    main_actions.lay(state, tile, action.index)


DECISIONS: Final[dict[str, Decision[State]]] = {
    "SHOW": lot(
        Show,
        _shows_more,
        in_the_box,
        lambda state, action, group: _may_be(state, action, action.piece in in_the_box(state, group)),
        _apply_show,
    ),
    "RED": _germanic(0),
    "GREEN": _germanic(1),
    "COLUMNS": lot(
        Column,
        lambda state, _: len(state.columns) < DISPLAY_COLUMNS,
        _free_action_tiles,
        lambda state, action, _: _may_be(state, action, action.tile in _free_action_tiles(state, 0)),
        lay_action_tile,
    ),
    "FILL": lot(
        Reveal,
        lambda state, _: bool(state.deck) and None in state.display,
        lambda state, _: state.deck,
        reveal_checks,
        _apply_reveal,
    ),
    "START": lot(
        Start,
        lambda state, _: state.start < 0,
        lambda state, _: range(state.players),
        lambda state, action, _: _may_be(state, action, action.seat < state.players),
        give_start_stone,
    ),
    "FIRST": Decision(first_tiles, _check_first, take_first, (Take,)),
}
