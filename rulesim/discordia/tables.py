"""The component tables: eight files beside this one, or an owner's own in their place, read and checked.

Rulebook sections "Setup" and "2.1.2". The rules print hardly any value of a component, so most rows are a teaching set:
every row says in its provenance whether it is known from the rulebook, from public sources, inferred from both, or
reconstructed. An owner of the game passes their own tables: ``new_game(3, tables={"towers": "my-towers.csv"})``.
Every fault is a :class:`~rulesim.game.BadInput` that names file, line and column.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from rulesim.discordia.components import (
    AQUEDUCT_END,
    AREAS,
    BARRACKS,
    CONDITIONS,
    DICE,
    DIE_OF_KIND,
    EXTENSIONS,
    KINDS,
    LETTERS,
    LETTERS_OF_GERMANIC,
    PERKS,
    RED_LETTERS,
    SHIP,
    STALL,
    ActionTile,
    Board,
    Decree,
    Effects,
    Field,
    Germanic,
    Piece,
    Privilege,
    Setup,
    Space,
    Supply,
    Tables,
    Tile,
    Tower,
    Track,
)
from rulesim.game import BadInput, unknown

FILES: Final[Mapping[str, str]] = {
    "action_tiles": "action_tiles.csv",
    "board": "board.toml",
    "city_tiles": "city_tiles.csv",
    "decrees": "decrees.csv",
    "germanic_tiles": "germanic_tiles.csv",
    "privileges": "privileges.csv",
    "setup": "setup.toml",
    "towers": "towers.csv",
}
"""Name of a table -> its file in this folder."""

PROVENANCES: Final = ("rulebook", "public", "inferred", "reconstructed", "own")
MOST: Final = 35
"""No effect, strength or supply on a tile is larger than this: there are 35 figures of a colour."""

SPACES: Final = (1, 3)
FIGURES: Final = (1, 3)
"""City tiles have 1 to 3 spaces; a space takes 1 to 3 figures."""

SWAPS: Final = (3, 4)
BOX: Final[Mapping[str, int]] = {
    "city_tiles": 86,
    "action_tiles": 6,
    "germanic_tiles": 20,
    "privileges": 14,
    "decrees": 14,
}
"""How many pieces of a sort the box has; of towers 8 of either kind."""

TOWERS: Final = 8
_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,19}")

_BUILD: Final = ("EXP", "AQ")
_GAIN: Final = (
    "EXP", "DEV", "TRACK", "AQ", "STAR", "SWAP", "DISCARD", "TOWER", "MANIPULATOR", "PRIVILEGE", "EXTENSION",
    "DISPATCH", "PERM",
)  # fmt: skip
_REWARD: Final = (*_GAIN[:-1], "INFRA")
_DAMAGE: Final = ("STARLOSS", "AQLOSS", "DRAW", "TOWERLOSS", "DEMOLISH")
_ONCE: Final = ("EXP", "DEV", "TRACK", "AQ", "STAR", "DISPATCH")
_ARGUMENTS: Final[Mapping[str, tuple[str, ...]]] = {"DISPATCH": ("any",), "PERM": PERKS, "JOKER": tuple(LETTERS)}


# ---------------------------------------------------------------------------------------------------------------------
# Cells


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a value stands: file, line (0: not known) and column, for the error that it may cause."""

    source: str
    line: int
    column: str = ""

    def at(self, column: str) -> _Place:
        return _Place(self.source, self.line, column)

    def fault(self, value: object, why: str) -> BadInput:
        line = f", line {self.line}" if self.line else ""
        text = f"{self.source}{line}, column {self.column}: {value!r:.60} is not usable, {why}."
        return BadInput(self.column, text)


class _Row:
    """One line of a CSV table; each method reads one cell or raises the fault in it."""

    __slots__ = ("cells", "where")

    def __init__(self, cells: Mapping[str, str], where: _Place) -> None:
        self.cells = cells
        self.where = where

    def text(self, column: str) -> str:
        return self.cells[column]

    def fault(self, column: str, why: str) -> BadInput:
        return self.where.at(column).fault(self.cells[column], why)

    def one_of(self, column: str, allowed: Iterable[str], because: str = "") -> str:
        names = tuple(allowed)
        if self.cells[column] not in names:
            raise self.fault(column, f"allowed: {', '.join(n or '(empty)' for n in names)}{because}")
        return self.cells[column]

    def number(self, column: str, low: int, high: int, empty: int | None = None) -> int:
        text = self.cells[column]
        if not text and empty is not None:
            return empty
        if not _is_number(text) or not low <= int(text) <= high:
            raise self.fault(column, f"a whole number from {low} to {high} is needed")
        return int(text)

    def effects(self, column: str, allowed: Sequence[str]) -> Effects:
        return _effects(self.cells[column], allowed, self.where.at(column))

    def spaces(self, column: str, fewest: int) -> tuple[Space, ...]:
        return _spaces(self.cells[column], fewest, self.where.at(column))

    def id(self) -> str:
        if not _ID.fullmatch(self.cells["tile_id"]):
            raise self.fault("tile_id", "an id of 1 to 20 letters, digits, '-', '_' and '.' is needed")
        return self.cells["tile_id"]

    def provenance(self) -> str:
        return self.one_of("provenance", PROVENANCES)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 3


def _effects(text: str, allowed: Sequence[str], where: _Place) -> Effects:
    """``"DISPATCH:any+STAR:2"`` as pairs; an effect without a number counts 1."""
    found: list[tuple[str, Any]] = []
    for part in text.split("+") if text else ():
        name, _, argument = part.partition(":")
        if name not in allowed:
            raise where.fault(text, f"{part!r:.40} is no effect that can stand here; allowed: {', '.join(allowed)}")
        found.append((name, _argument(name, argument, text, where)))
    return tuple(found)


def _argument(name: str, argument: str, text: str, where: _Place) -> int | str:
    words = _ARGUMENTS.get(name)
    if words is not None:
        if argument not in words:
            raise where.fault(text, f"{name} needs one of: {', '.join(words)}")
        return LETTERS.index(argument) if name == "JOKER" else argument
    if argument and (not _is_number(argument) or not 1 <= int(argument) <= MOST):
        raise where.fault(text, f"{name} needs a whole number from 1 to {MOST}")
    return int(argument or 1)


def _spaces(text: str, fewest: int, where: _Place) -> tuple[Space, ...]:
    """``"RR|R|X"`` as three spaces: two red, one red, one of any colour. 1 to 3 spaces of 1 to 3 figures."""
    parts = text.split("|") if text else []
    if not fewest <= len(parts) <= SPACES[1]:
        raise where.fault(text, f"{fewest} to {SPACES[1]} spaces are needed, with '|' between them")
    for number, part in enumerate(parts, 1):
        if part.strip(LETTERS + "X") or not FIGURES[0] <= len(part) <= FIGURES[1]:
            raise where.fault(text, f"space {number} needs 1 to 3 letters of {', '.join(LETTERS)} and X (any colour)")
    return tuple(Space.of(tuple(part.count(letter) for letter in LETTERS), part.count("X")) for part in parts)


# ---------------------------------------------------------------------------------------------------------------------
# CSV tables


def _rows(text: str, source: str, columns: Sequence[str]) -> Iterator[_Row]:
    """The rows of a CSV table that has these columns (others are left alone), each with its line."""
    reader = csv.DictReader(io.StringIO(text, newline=""))
    try:
        for column in columns:
            times = [*(reader.fieldnames or ())].count(column)
            if times != 1:
                why = "missing" if not times else f"there {times} times"
                raise BadInput(column, f"{source}, line 1, column {column}: the column is {why}.")
        for row in reader:
            if None in row:
                last = str([*row][-2])
                raise BadInput(
                    last, f"{source}, line {reader.line_num}: there are cells after the last column, {last}."
                )
            cells = {column: (row[column] or "").strip() for column in columns}
            yield _Row(cells, _Place(source, reader.line_num))
    except csv.Error as error:
        raise BadInput("tables", f"{source}, line {reader.line_num}: this is no CSV table ({error}).") from error


def _read(text: str, source: str, columns: Sequence[str], make: Callable[[_Row], Any], box: int) -> tuple[Any, ...]:
    """Every row made into a piece; ids differ and there are as many as the box has."""
    found: list[Any] = []
    lines: dict[str, int] = {}
    for row in _rows(text, source, columns):
        id = row.id()
        if id in lines:
            raise row.fault("tile_id", f"used already in line {lines[id]}")
        lines[id] = row.where.line
        found.append(make(row))
    if len(found) != box:
        raise BadInput("tile_id", f"{source}, column tile_id: {len(found)} pieces, the box has {box}.")
    return tuple(found)


_CITY: Final = (
    "tile_id", "kind", "die_value", "die_colour", "n_spaces", "capacity", "spaces", "build_bonus", "back_kind",
    "back_die_value", "back_spaces", "back_capacity", "back_bonus", "provenance",
)  # fmt: skip
_DIE_NAMES: Final = (*DICE, "grey")


def _city_tile(row: _Row) -> Tile:
    kind = KINDS.index(row.one_of("kind", KINDS))
    value = row.number("die_value", 1, 6)
    row.one_of("die_colour", [_DIE_NAMES[DIE_OF_KIND[kind]]], f" for a {KINDS[kind]}")
    spaces = row.spaces("spaces", SPACES[0])
    _agrees(row, "n_spaces", len(spaces))
    _agrees(row, "capacity", sum(space.size for space in spaces))
    bonus = row.effects("build_bonus", _BUILD)
    provenance = row.provenance()
    back = _back(row, provenance) if kind == SHIP else _no_back(row, KINDS[kind])
    return Tile.of(row.id(), kind, value, spaces, bonus, back, provenance)


def _agrees(row: _Row, column: str, need: int) -> None:
    if row.text(column) != str(need):
        raise row.fault(column, f"the spaces {row.text('spaces')} make it {need}")


def _back(row: _Row, provenance: str) -> Tile:
    """The market stall on the back of a ship."""
    row.one_of("back_kind", [KINDS[STALL]], " on the back of a ship")
    value = row.number("back_die_value", 1, 6)
    spaces = row.spaces("back_spaces", SPACES[0])
    capacity = sum(space.size for space in spaces)
    if row.text("back_capacity") != str(capacity):
        raise row.fault("back_capacity", f"the spaces {row.text('back_spaces')} make it {capacity}")
    bonus = row.effects("back_bonus", _BUILD)
    return Tile.of(f"{row.id()}b", STALL, value, spaces, bonus, None, provenance)


def _no_back(row: _Row, kind: str) -> None:
    for column in _CITY:
        if column.startswith("back_") and row.text(column):
            raise row.fault(column, f"only ships have a back; for a {kind} the cell stays empty")


_ACTION: Final = ("tile_id", "action_1", "action_2", "action_3", "provenance")


def _action_tile(row: _Row) -> ActionTile:
    kinds: list[int] = []
    stars, extension = 0, False
    names = [f"DISPATCH:{kind}" for kind in KINDS]
    seen: list[str] = []
    for column in _ACTION[1:4]:
        text = row.text(column)
        name = text.partition(":")[0]
        if name in seen or text in seen:
            raise row.fault(column, "each of the three actions stands on the tile once")
        if text in names:
            kinds.append(names.index(text))
        elif text == "EXTENSION":
            extension = True
        elif re.fullmatch(r"STARS:[1-9]", text):
            stars = int(text[-1])
        else:
            raise row.fault(column, f"allowed: {', '.join(names)}, EXTENSION, STARS:2")
        seen.append(text if text in names else name)
    return ActionTile.of(row.id(), tuple(kinds), extension, stars, row.provenance())


_GERMANIC: Final = ("tile_id", "letter", "colour", "strength", "effect", "effect_kind", "provenance")


def _germanic_tile(row: _Row) -> Germanic:
    letter = row.one_of("letter", LETTERS_OF_GERMANIC)
    red = letter in RED_LETTERS
    row.one_of("colour", ["red" if red else "green"], f" for letter {letter}")
    row.one_of("effect_kind", ["damage" if red else "reward"], f" for letter {letter}")
    strength = row.number("strength", 0, MOST)
    effects = row.effects("effect", _DAMAGE if red else _REWARD)
    if not effects:
        raise row.fault("effect", "a Germanic tile names a damage or a reward")
    return Germanic.of(row.id(), letter, strength, effects, row.provenance())


_TOWER: Final = (
    "tile_id", "kind", "die_value", "die_colour", "spaces", "fixed_strength", "swap", "build_bonus", "provenance",
)  # fmt: skip


def _tower(row: _Row) -> Tower:
    trade = row.one_of("kind", ("military", "trade")) == "trade"
    spaces = row.spaces("spaces", 0)
    needs_value = trade or bool(spaces)
    value = row.number("die_value", 1, 6, None if needs_value else 0)
    if value and not needs_value:
        raise row.fault("die_value", "a military tower without spaces has no die value")
    row.one_of("die_colour", ["any" if trade else DICE[DIE_OF_KIND[BARRACKS]] if spaces else ""])
    strength = row.number("fixed_strength", 0, MOST, 0)
    swap = row.number("swap", *SWAPS, None if trade else 0)
    if trade and (spaces or strength):
        raise row.fault("spaces" if spaces else "fixed_strength", "a trade tower takes no figures and never fights")
    if swap and not trade:
        raise row.fault("swap", "only a trade tower swaps figures")
    bonus = row.effects("build_bonus", _BUILD)
    return Tower.of(row.id(), trade, value, spaces, strength, swap, bonus, row.provenance())


_PRIVILEGE: Final = ("tile_id", "kind", "effect", "provenance")


def _privilege(row: _Row) -> Privilege:
    if row.one_of("kind", ("permanent", "once")) == "once":
        effects = row.effects("effect", _ONCE)
        if not effects:
            raise row.fault("effect", f"a privilege that is used once needs one of: {', '.join(_ONCE)}")
        return Privilege.of(row.id(), -1, effects, row.provenance())
    effects = row.effects("effect", ("JOKER",))
    if len(effects) != 1:
        raise row.fault("effect", "a permanent privilege makes one colour a joker, such as JOKER:B")
    return Privilege.of(row.id(), effects[0][1], effects, row.provenance())


_DECREE: Final = ("tile_id", "condition", "n", "figures", "provenance")
_COUNTING: Final = ("one_of_each_kind", "ships", "farms", "stalls", "barracks_towers")
"""Conditions that ask for a number of figures, too."""


def _decree(row: _Row) -> Decree:
    condition = row.one_of("condition", CONDITIONS)
    figures = row.number("figures", 1, MOST * len(LETTERS), None if condition in _COUNTING else 0)
    if figures and condition not in _COUNTING:
        raise row.fault("figures", f"the condition {condition} counts no figures; the cell stays empty")
    return Decree.of(row.id(), condition, row.number("n", 1, MOST * len(LETTERS)), figures, row.provenance())


# ---------------------------------------------------------------------------------------------------------------------
# TOML tables


class _Section:
    """One table of a TOML file, by its name; each method reads one key or raises the fault in it."""

    __slots__ = ("data", "name", "source", "text")

    def __init__(self, text: str, source: str, data: Any, name: str = "") -> None:
        self.text, self.source, self.name = text, source, name
        self.data: Mapping[str, Any] = data
        if not isinstance(data, dict):
            raise BadInput(name, f"{source}, column {name}: a table with named keys is needed, not {data!r:.40}.")

    def section(self, name: str) -> _Section:
        path = f"{self.name}.{name}" if self.name else name
        if name not in self.data:
            raise BadInput(path, f"{self.source}, column {path}: the table [{path}] is missing.")
        return _Section(self.text, self.source, self.data[name], path)

    def place(self, key: str, entry: int = 0) -> _Place:
        """Where a key (and, in a list, its entry, from 1) stands."""
        path = f"{self.name}.{key}" if self.name else key
        return _Place(self.source, _line(self.text, self.name, key, entry), f"{path}[{entry}]" if entry else path)

    def get(self, key: str) -> Any:
        if key not in self.data:
            place = self.place(key)
            raise BadInput(place.column, f"{self.source}, column {place.column}: the key is missing.")
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        return _whole(self.get(key), low, high, self.place(key))

    def numbers(self, key: str, low: int, high: int, size: int | None = None) -> tuple[int, ...]:
        values = self.entries(key, size)
        return tuple(_whole(value, low, high, self.place(key, n)) for n, value in enumerate(values, 1))

    def entries(self, key: str, size: int | None = None) -> list[Any]:
        values = self.get(key)
        if not isinstance(values, list) or size not in (None, len(values)):  # pyright: ignore
            need = "a list" if size is None else f"a list of {size} entries"
            raise self.place(key).fault(str(values), f"{need} is needed")  # pyright: ignore[reportUnknownArgumentType]
        return values  # pyright: ignore[reportUnknownVariableType]

    def letters(self, key: str, allowed: str, size: int) -> tuple[str, ...]:
        values = self.entries(key, size)
        for n, value in enumerate(values, 1):
            if value not in tuple(allowed):
                raise self.place(key, n).fault(value, f"allowed: {', '.join(allowed)}")
        return tuple(values)

    def bonuses(self, key: str, size: int) -> tuple[Effects, ...]:
        values = self.entries(key, size)
        return tuple(_bonus(value, self.place(key, n)) for n, value in enumerate(values, 1))

    def provenance(self) -> str:
        return _provenance(self.get("provenance"), self.place("provenance"))

    def fields(self, key: str, size: int | None = None) -> tuple[Field, ...]:
        """The board fields of a list, one inline table each."""
        values = self.entries(key, size)
        return tuple(self._field(key, n, value) for n, value in enumerate(values, 1))

    def field(self, key: str, provenance: str) -> Field:
        return self._field(key, 0, {"prov": provenance, **_Section(self.text, self.source, self.get(key), key).data})

    def _field(self, key: str, n: int, value: Any) -> Field:
        place = self.place(key, n)
        if not isinstance(value, dict):
            raise place.fault(value, "a table such as {symbol=true, bonus='STAR:1', prov='own'} is needed")
        cells: dict[str, Any] = {"pre": False, "symbol": False, "bonus": "", **value}
        for name in cells:
            if name not in ("n", "pre", "symbol", "bonus", "prov"):
                raise place.fault(name, "allowed: n, pre, symbol, bonus, prov")
        if cells.get("n", n) != n:
            raise place.fault(cells["n"], f"it is entry {n} of the list")
        for name in ("pre", "symbol"):
            if type(cells[name]) is not bool:
                raise place.fault(cells[name], f"{name} is true or false")
        bonus = _bonus(cells["bonus"], place)
        return Field.of(cells["symbol"], bonus, cells["pre"], _provenance(cells.get("prov", ""), place))


def _line(text: str, section: str, key: str, entry: int) -> int:
    """The line on which a key stands, or its entry where the list has one entry a line; 0 if it is not found."""
    inside, opened = not section, 0
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line)
        if head and not opened:
            inside = head[1] == section
        elif inside and re.match(rf"\s*{re.escape(key)}\s*=", line):
            if not entry or not re.search(r"=\s*\[\s*(#.*)?$", line):
                return number
            opened = number
        elif opened and line.strip() and not line.lstrip().startswith("#"):
            entry -= 1
            if not entry:
                return number
    return opened


def _whole(value: object, low: int, high: int, place: _Place) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        need = f"a whole number from {low} to {high} is needed" if low < high else f"it must be {low}"
        raise place.fault(value, need)
    return value


def _bonus(value: object, place: _Place) -> Effects:
    if not isinstance(value, str):
        raise place.fault(value, "a text such as 'STAR:1' is needed")
    return _effects(value, _GAIN, place)


def _provenance(value: object, place: _Place) -> str:
    """Where a value comes from: a known word, and what else there is to say."""
    if not isinstance(value, str) or not re.match(rf"({'|'.join(PROVENANCES)})\b", value):
        raise place.fault(value, f"a provenance that begins with {', '.join(PROVENANCES)} is needed")
    return value


def _toml(text: str, source: str) -> _Section:
    try:
        return _Section(text, source, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("tables", f"{source}: this is no TOML table ({error}).") from error


def _board(text: str, source: str) -> Board:
    top = _toml(text, source)
    aqueduct, slots, boat = top.section("aqueduct"), top.section("slots"), top.section("boat")
    decrees, privileges = top.section("decree_spaces"), top.section("privilege_occasions")
    for section in (aqueduct, slots, boat, decrees, privileges, top.section("columns")):
        section.provenance()
    aqueduct.number("fields", AQUEDUCT_END + 1, AQUEDUCT_END + 1)
    return Board.of(
        aqueduct.numbers("reduction", 0, MOST, AQUEDUCT_END + 1),
        aqueduct.numbers("half_scale", 0, MOST, AQUEDUCT_END + 1),
        _bonus(aqueduct.get("overflow_effect"), aqueduct.place("overflow_effect")),
        tuple(_area(slots, area) for area in AREAS),
        slots.field("off_board", slots.provenance()),
        _track(top.section("expedition")),
        _track(top.section("development")),
        decrees.fields("spaces", 4),
        boat.bonuses("bonus", 5),
        tuple(map(str, boat.entries("season_names", 5))),
        top.section("columns").numbers("develop_values", 1, 6),
        privileges.numbers("extensions_owned", 1, sum((8, 8, 8, 8, 4, 4))),
        privileges.number("expedition_field", 1, 6),
    )


PRINTED: Final = (1, 1, 2, 2)
"""How many harbours, forts, markets and fields are printed on every city board."""


def _area(slots: _Section, area: str) -> tuple[Field, ...]:
    """The places of one area: the printed slots first, as many as the rulebook says."""
    found = slots.fields(area)
    need = PRINTED[AREAS.index(area)]
    if [place.printed for place in found] != [n < need for n in range(max(need, len(found)))]:
        raise slots.place(area).fault(len(found), f"the first {need} of its places, and no others, have pre=true")
    return found


def _track(section: _Section) -> Track:
    section.provenance()
    more = section.fields("extension_fields")
    if not more:
        raise section.place("extension_fields").fault([], "an extension lengthens the track by a field at least")
    return Track.of(section.fields("fields", 6), more)


_SUPPLY: Final = (*EXTENSIONS, "manipulator", "decree", "privilege", "military_tower", "trade_tower", "stars")
_BOX_SUPPLY: Final = (8, 8, 8, 8, 4, 4, 10, 14, 14, TOWERS, TOWERS, 48)
"""What the box has of everything in :data:`_SUPPLY`."""

PLAYERS: Final = (2, 3, 4)


def _setup(text: str, source: str) -> Setup:
    top = _toml(text, source)
    players, germanic, box = top.section("players"), top.section("germanic"), top.section("box")
    if tuple(sorted(players.data)) != tuple(map(str, PLAYERS)):
        raise top.place("players").fault(sorted(players.data), "there is one table for each of 2, 3, 4 players")
    for key, need in _BOX_TILES.items():
        box.number(key, need, need)
    top.number("figures_total", top.number("figures_per_colour", 1, MOST) * len(LETTERS), MOST * len(LETTERS))
    top.number("display_columns", 6, 6)
    if top.get("dice") != list(DICE):
        raise top.place("dice").fault(top.get("dice"), f"the dice are {', '.join(DICE)}")
    return Setup.of(
        tuple(_supply(players.section(str(n)), n, top) for n in PLAYERS),
        top.number("figures_per_colour", 1, MOST),
        top.number("start_figures", 1, MOST),
        top.number("start_stars", 0, 12),
        top.number("start_manipulators", 0, 2),
        top.number("years", 4, 4),
        top.number("seasons", 5, 5),
        germanic.letters("left_stack", RED_LETTERS, 4),
        germanic.letters("right_stack", "BD", 4),
        top.provenance(),
    )


_BOX_TILES: Final[Mapping[str, int]] = {
    "action_tiles": 6,
    "privilege_tiles": 14,
    "germanic_tiles": 20,
    "tower_tiles": 16,
    "decree_tiles": 14,
    "city_tiles": 86,
    "extension_tiles": 40,
    "manipulator_tiles": 10,
    "total_tiles": 206,
}


def _supply(section: _Section, players: int, top: _Section) -> Supply:
    """The supply for one player count; enough for what every player takes at the start."""
    found = {key: section.number(key, 0, most) for key, most in zip(_SUPPLY, _BOX_SUPPLY, strict=True)}
    for key, each in (
        ("stars", top.number("start_stars", 0, 12)),
        ("manipulator", top.number("start_manipulators", 0, 2)),
    ):
        section.number(key, players * each, _BOX_SUPPLY[_SUPPLY.index(key)])
    return Supply.of(players, tuple(found[kind] for kind in EXTENSIONS), *(found[key] for key in _SUPPLY[6:]))


# ---------------------------------------------------------------------------------------------------------------------
# All tables together


_CSV: Final[Mapping[str, tuple[Sequence[str], Callable[[_Row], Piece]]]] = {
    "action_tiles": (_ACTION, _action_tile),
    "city_tiles": (_CITY, _city_tile),
    "decrees": (_DECREE, _decree),
    "germanic_tiles": (_GERMANIC, _germanic_tile),
    "privileges": (_PRIVILEGE, _privilege),
    "towers": (_TOWER, _tower),
}


def read_table(name: str, text: str, source: str) -> Any:
    """One table from its text; ``source`` is the file name that errors give. Raises BadInput."""
    if name == "board":
        return _board(text, source)
    if name == "setup":
        return _setup(text, source)
    columns, make = _CSV[name]
    pieces = _read(text, source, columns, make, BOX.get(name, 2 * TOWERS))
    _check_table(name, pieces, source)
    return pieces


def _check_table(name: str, pieces: tuple[Any, ...], source: str) -> None:
    """What a table must have as a whole."""
    if name == "towers":
        trade = sum(tower.trade for tower in pieces)
        if trade != TOWERS:
            raise BadInput("kind", f"{source}, column kind: {trade} trade towers, the box has {TOWERS} of either kind.")
    elif name == "decrees":
        conditions = Counter(decree.condition for decree in pieces)
        for condition in CONDITIONS:
            if conditions[condition] != 1:
                times = conditions[condition]
                raise BadInput(
                    "condition", f"{source}, column condition: {condition} is there {times} times, not once."
                )
    elif name == "city_tiles":
        for kind, word in enumerate(KINDS):
            if not any(tile.kind == kind for tile in pieces):
                raise BadInput("kind", f"{source}, column kind: there is no {word}.")


def _check_together(found: Tables, sources: Mapping[str, str]) -> None:
    """What the tables must have together: no id twice, and enough Germanic tiles for the stacks."""
    backs = [tile.back for tile in found.tiles if tile.back]
    pieces = (*found.tiles, *backs, *found.towers, *found.germanic, *found.privileges, *found.decrees)
    ids = Counter(piece.id for piece in (*pieces, *found.action_tiles))
    twice = [id for id, times in ids.items() if times > 1]
    if twice:
        raise BadInput("tile_id", f"tables, column tile_id: {twice[0]!r} names two pieces.")
    need = Counter((*found.setup.left, *found.setup.right))
    for letter in LETTERS_OF_GERMANIC:
        have = len(found.letter(letter))
        if have < need[letter]:
            where = f"{sources['germanic_tiles']}, column letter"
            raise BadInput("letter", f"{where}: {have} tiles with letter {letter}, the stacks need {need[letter]}.")


@cache
def _standard(name: str) -> tuple[Any, str]:
    """The project's own table of that name, and its text."""
    text = resources.files("rulesim.discordia").joinpath(FILES[name]).read_text(encoding="utf-8")
    return read_table(name, text, FILES[name]), text


@lru_cache(maxsize=16)
def _assembled(own: tuple[tuple[str, str, str], ...]) -> Tables:
    """The project's tables with these (name, file name, text) in their place."""
    parts: dict[str, Any] = {name: _standard(name)[0] for name in FILES}
    parts |= {name: read_table(name, text, source) for name, source, text in own}
    parts["tiles"] = parts.pop("city_tiles")
    parts["germanic"] = parts.pop("germanic_tiles")
    found = Tables(own={name: text for name, _, text in own}, **parts)
    _check_together(found, {**FILES, **{name: source for name, source, _ in own}})
    return found


def standard_tables() -> Tables:
    """The tables that come with the project: a teaching set, see the provenance of its rows."""
    return _assembled(())


def tables_from_texts(own: Mapping[str, str], sources: Mapping[str, str] | None = None) -> Tables:
    """The project's tables with those of ``own`` (name -> text) in their place. Raises BadInput for a fault in them."""
    named = dict(sources or {})
    changed: list[tuple[str, str, str]] = []
    for name in sorted(own):
        if name not in FILES:
            raise unknown("tables", name, FILES)
        text = own[name]
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise BadInput("tables", f"tables: the text of table {name} is needed, not {text!r:.40}.")
        if text != _standard(name)[1]:
            changed.append((name, named.get(name, FILES[name]), text))
    return _assembled(tuple(changed))


def tables(own: Tables | Mapping[str, str | Path] | None = None) -> Tables:
    """The tables to play with: None for the project's own, or table name -> path of the file to read instead.

    Raises :class:`~rulesim.game.BadInput` that names file, line and column of the first fault.
    """
    if own is None:
        return standard_tables()
    if isinstance(own, Tables):
        return own
    if not isinstance(own, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadInput("tables", f"tables: an object of table names and paths is needed, not {own!r:.40}.")
    texts: dict[str, str] = {}
    for name, path in own.items():
        if name not in FILES:
            raise unknown("tables", name, FILES)
        texts[name] = _file(name, path)
    return tables_from_texts(texts, {name: Path(path).name for name, path in own.items()})


def _file(name: str, path: object) -> str:
    if not isinstance(path, str | Path):
        raise BadInput("tables", f"tables: the path of the file for {name} is needed, not {path!r:.40}.")
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:  # no such file, no text, a name that no file can have
        raise BadInput("tables", f"tables: {Path(path).name!r} cannot be read ({error}).") from error


RULES: Final[dict[str, Callable[..., Any]]] = {"discordia.dispatch.sizes": _spaces}
