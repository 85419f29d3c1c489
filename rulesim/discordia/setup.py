"""Set-up: what lies on the table, the display, the bag, start player and first tiles; and every later reveal.

Rules ``discordia.setup.*``, in the order of the rulebook's steps. Shuffled stacks are kept as what may still come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import main_actions
from rulesim.discordia.actions import STARTS, Action, Column, Draw, Reveal, Roll, Show, Start, Take, Uncover
from rulesim.discordia.city import PLACES, leftmost_free
from rulesim.discordia.components import (
    DISPLAY_COLUMNS,
    KINDS,
    LETTERS_OF_GERMANIC,
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
from rulesim.steps import Decision, starter

if TYPE_CHECKING:
    from rulesim.discordia.state import State

MOST_PLAYERS: Final = 4
GROUPS: Final = ("decree", "privilege", "military", "trade")
"""What lies side by side, each piece of it drawn by lot from the box."""
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
    figures = [step for seat in range(state.players) for step in (("SEAT", seat), ("DRAW", tables.setup.start_figures))]
    state.todo = steps(figures)
    state.run()


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


# --- decrees, privileges and towers on display ---


def group_of(piece: Decree | Privilege | Tower) -> str:
    """The one of :data:`GROUPS` that a piece belongs to."""
    if isinstance(piece, Tower):
        return "trade" if piece.trade else "military"
    return "decree" if isinstance(piece, Decree) else "privilege"


def on_display(state: State, group: str) -> tuple[Decree | Privilege | Tower, ...]:
    """What lies there of one of :data:`GROUPS`."""
    if group == "decree":
        return state.decrees
    if group == "privilege":
        return state.privileges
    return tuple(tower for tower in state.towers if tower.trade == (group == "trade"))


def _box(state: State, group: str) -> tuple[Decree | Privilege | Tower, ...]:
    tables = state.tables
    return {
        "decree": tables.decrees,
        "privilege": tables.privileges,
        "military": tables.military,
        "trade": tables.trade,
    }[group]


def _shown(state: State, group: str) -> int:
    """How many pieces of a group this number of players gets."""
    supply = state.tables.setup.supply(state.players)
    return {
        "decree": supply.decrees,
        "privilege": supply.privileges,
        "military": supply.military,
        "trade": supply.trade,
    }[group]


def in_the_box(state: State, group: str) -> list[Decree | Privilege | Tower]:
    """The pieces of a group that may still be drawn, all equally likely; those of the display are not among them."""
    there = on_display(state, group)
    return [piece for piece in _box(state, group) if piece not in there]


def _shows_more(state: State, group: str) -> bool:
    return len(on_display(state, group)) < min(_shown(state, group), len(_box(state, group)))


def _check_show(state: State, action: Show, group: str) -> Iterator[Check]:
    ok = action.piece in in_the_box(state, group)
    yield Check("discordia.setup.random-selection", ok, {"group": group_of(action.piece), "due": due(state)})


def _apply_show(state: State, action: Show, group: str) -> None:
    piece = action.piece
    if isinstance(piece, Decree):
        state.decrees = (*state.decrees, piece)
    elif isinstance(piece, Privilege):
        state.privileges = (*state.privileges, piece)
    else:
        state.towers = (*state.towers, piece)
    if _shows_more(state, group):
        state.push(("SHOW", group))
    elif state.journal is not None:
        state.note("discordia.setup.random-selection", group=group, amount=_shown(state, group))


def _sample_show(state: State, group: str, rng: Any) -> Action:
    pieces = in_the_box(state, group)
    return Show.of(pieces[int(rng.random() * len(pieces))])


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
        facts = {"tile": action.tile.id, "due": due(state), "why": why}
        yield Check("discordia.setup.germanic-stacks", action.tile in _unseen(state, green), facts)

    def sample(state: State, _: int, rng: Any) -> Action:
        tiles = _unseen(state, green)
        return Uncover.of(tiles[int(rng.random() * len(tiles))])

    return Decision(
        waits=lambda state, _: state.germanic[green] is None and bool(_unseen(state, green)),
        legal=lambda state, _: [Uncover.of(tile) for tile in _unseen(state, green)],
        checks=check,
        apply=lambda state, action, _: turn_over(state, action.tile, green),
        answers=(Uncover,),
        sample=sample,
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


def _free_action_tiles(state: State) -> list[Any]:
    return [tile for tile in state.tables.action_tiles if tile not in state.columns]


def _check_column(state: State, action: Column, _: int) -> Iterator[Check]:
    ok = action.tile in _free_action_tiles(state)
    facts = {"tile": action.tile.id, "column": len(state.columns) + 1, "due": due(state)}
    yield Check("discordia.setup.action-tiles", ok, facts)


def lay_action_tile(state: State, action: Column, _: int) -> None:
    """An action tile comes to the next column and stays there for the game."""
    state.columns = (*state.columns, action.tile)
    state.note("discordia.setup.action-tiles", tile=action.tile.id, column=len(state.columns))
    state.push(("COLUMNS", 0))


def _sample_column(state: State, _: int, rng: Any) -> Action:
    tiles = _free_action_tiles(state)
    return Column.of(tiles[int(rng.random() * len(tiles))])


# --- the display ---


def reveal_checks(state: State, action: Reveal, _: int) -> Iterator[Check]:
    """Any tile of the stack may come next, and no other."""
    tile = action.tile
    facts = {"tile": tile.id, "kind": KINDS[tile.kind], "left": len(state.deck), "due": due(state)}
    yield Check("discordia.setup.city-stack", tile in state.deck, facts)


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


def _check_start(state: State, action: Start, _: int) -> Iterator[Check]:
    facts = {"due": due(state), "asked": action.seat + 1}
    yield Check("discordia.setup.start-player", action.seat < state.players, facts)


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
    state.note("discordia.setup.first-tile-place", **facts)
    main_actions.lay(state, tile, action.index)


def _set_seat(state: State, seat: int) -> None:
    state.seat = seat


# --- chance out of turn ---


def due(state: State) -> str:
    """What chance decides now: decree, privilege, tower, column, tile, germanic, start, roll or draw; or nothing."""
    if not state.todo or state.player != CHANCE:
        return ""
    name, arg = state.todo[0]
    if name == "SHOW":
        return "tower" if arg in ("military", "trade") else arg
    return _DUE.get(name, "")


def not_now(state: State, action: Action) -> Iterator[Check]:
    """The refusal of a decision of chance that is not due: by the rule that says when it is."""
    now = due(state)
    if isinstance(action, Show):
        yield Check("discordia.setup.random-selection", False, {"group": group_of(action.piece), "due": now})
    elif isinstance(action, Column):
        facts = {"tile": action.tile.id, "column": len(state.columns) + 1, "due": now}
        yield Check("discordia.setup.action-tiles", False, facts)
    elif isinstance(action, Reveal):
        facts = {"tile": action.tile.id, "kind": KINDS[action.tile.kind], "left": len(state.deck), "due": now}
        yield Check("discordia.setup.city-stack", False, facts)
    elif isinstance(action, Uncover):
        yield Check("discordia.setup.germanic-stacks", False, {"tile": action.tile.id, "due": now, "why": ""})
    elif isinstance(action, Draw):
        facts = {"figures": letters(action.figures), "need": 0, "left": sum(state.bag), "due": now}
        yield Check("discordia.setup.bag", False, facts)
    elif isinstance(action, Start):
        yield Check("discordia.setup.start-player", False, {"due": now, "asked": action.seat + 1})
    elif isinstance(action, Roll):
        yield Check("discordia.play.roll", False, {"due": now})


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {"SEAT": _set_seat}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "SHOW": Decision(
        _shows_more,
        lambda state, group: [Show.of(piece) for piece in in_the_box(state, group)],
        _check_show,
        _apply_show,
        (Show,),
        _sample_show,
    ),
    "RED": _germanic(0),
    "GREEN": _germanic(1),
    "COLUMNS": Decision(
        waits=lambda state, _: len(state.columns) < DISPLAY_COLUMNS,
        legal=lambda state, _: [Column.of(tile) for tile in _free_action_tiles(state)],
        checks=_check_column,
        apply=lay_action_tile,
        answers=(Column,),
        sample=_sample_column,
    ),
    "FILL": Decision(
        waits=lambda state, _: bool(state.deck) and None in state.display,
        legal=lambda state, _: [Reveal.of(tile) for tile in state.deck],
        checks=reveal_checks,
        apply=_apply_reveal,
        answers=(Reveal,),
        sample=lambda state, _, rng: Reveal.of(state.deck[int(rng.random() * len(state.deck))]),
    ),
    "START": starter(STARTS, _check_start, give_start_stone),
    "FIRST": Decision(lambda state, _: bool(first_tiles(state, 1)), first_tiles, _check_first, take_first, (Take,)),
}
