"""The component tables: eight files beside this one, or an owner's own in their place, read and checked.

Rulebook sections "Setup" and "2.1.2". The rules print hardly any value of a component, so most rows are a teaching set:
every row says in its provenance whether it is known from the rulebook, from public sources, inferred from both, or
reconstructed. An owner of the game passes their own tables: ``new_game(3, tables={"towers": "my-towers.csv"})``.
Every fault is a :class:`~rulesim.game.BadInput` that names file, line and column.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
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
    Privilege,
    Setup,
    Space,
    Supply,
    Tables,
    Tile,
    Tower,
    Track,
)
from rulesim.outside import shown
from rulesim.tables import Faults, Library, Place, Row, Section, check, is_number, provenance, toml, used_twice

MOST: Final = 35
"""No effect, strength or supply on a tile is larger than this: there are 35 figures of a colour."""

SPACES: Final = (1, 3)
FIGURES: Final = (1, 3)
"""City tiles have 1 to 3 spaces; a space takes 1 to 3 figures."""

SWAPS: Final = (3, 4)
TOWERS: Final = 8
"""How many towers of either kind the box has."""

_BUILD: Final = ("EXP", "AQ")
_GAIN: Final = (
    "EXP", "DEV", "TRACK", "AQ", "STAR", "SWAP", "DISCARD", "TOWER", "MANIPULATOR", "PRIVILEGE", "EXTENSION",
    "DISPATCH", "PERM",
)  # fmt: skip
_REWARD: Final = (*_GAIN[:-1], "INFRA")
_DAMAGE: Final = ("STARLOSS", "AQLOSS", "DRAW", "TOWERLOSS", "DEMOLISH")
_ONCE: Final = ("EXP", "DEV", "TRACK", "AQ", "STAR", "DISPATCH")
_ARGUMENTS: Final[Mapping[str, tuple[str, ...]]] = {"DISPATCH": ("any",), "PERM": PERKS, "JOKER": tuple(LETTERS)}


# --- cells ---


def _effects(text: str, allowed: Sequence[str], where: Place) -> Effects:
    """``"DISPATCH:any+STAR:2"`` as pairs; an effect without a number counts 1."""
    found: list[tuple[str, Any]] = []
    for part in text.split("+") if text else ():
        name, _, argument = part.partition(":")
        if name not in allowed:
            raise where.fault(text, f"{shown(part)} is no effect that can stand here; allowed: {', '.join(allowed)}")
        words = _ARGUMENTS.get(name)
        if words is not None and argument not in words:
            raise where.fault(text, f"{name} needs one of: {', '.join(words)}")
        if words is None and argument and (not is_number(argument) or not 1 <= int(argument) <= MOST):
            raise where.fault(text, f"{name} needs a whole number from 1 to {MOST}")
        amount = int(argument or 1) if words is None else argument
        found.append((name, LETTERS.index(argument) if name == "JOKER" else amount))
    return tuple(found)


def _spaces(text: str, fewest: int, where: Place) -> tuple[Space, ...]:
    """``"RR|R|X"`` as three spaces: two red, one red, one of any colour. 1 to 3 spaces of 1 to 3 figures."""
    parts = text.split("|") if text else []
    if not fewest <= len(parts) <= SPACES[1]:
        raise where.fault(text, f"{fewest} to {SPACES[1]} spaces are needed, with '|' between them")
    for number, part in enumerate(parts, 1):
        if part.strip(LETTERS + "X") or not FIGURES[0] <= len(part) <= FIGURES[1]:
            raise where.fault(text, f"space {number} needs 1 to 3 letters of {', '.join(LETTERS)} and X (any colour)")
    return tuple(Space.of(tuple(part.count(letter) for letter in LETTERS), part.count("X")) for part in parts)


# --- CSV tables ---

_DIE_NAMES: Final = (*DICE, "grey")


def _city_tile(row: Row) -> Tile:
    kind = KINDS.index(row.one_of("kind", KINDS))
    row.one_of("die_colour", [_DIE_NAMES[DIE_OF_KIND[kind]]], f" for a {KINDS[kind]}")
    front = _face(row, "", "build_bonus")
    need = str(len(front[1]))
    row.need(row.text("n_spaces") == need, "n_spaces", f"the spaces {row.text('spaces')} make it {need}")
    id, provenance = row.id("tile_id"), row.provenance()
    if kind == SHIP:
        row.one_of("back_kind", [KINDS[STALL]], " on the back of a ship")
        back = Tile.of(f"{id}b", STALL, *_face(row, "back_", "back_bonus"), None, provenance)
        return Tile.of(id, kind, *front, back, provenance)
    for column in (column for column in row.cells if column.startswith("back_")):
        row.need(not row.text(column), column, f"only ships have a back; for a {KINDS[kind]} the cell stays empty")
    return Tile.of(id, kind, *front, None, provenance)


def _face(row: Row, prefix: str, bonus: str) -> tuple[int, tuple[Space, ...], Effects]:
    """One side of a tile: its value, its spaces and its bonus."""
    value, spaces = row.number(f"{prefix}die_value", 1, 6), row.parsed(f"{prefix}spaces", _spaces, SPACES[0])
    column, need = f"{prefix}capacity", str(sum(space.size for space in spaces))
    row.need(row.text(column) == need, column, f"the spaces {row.text(f'{prefix}spaces')} make it {need}")
    return value, spaces, row.parsed(bonus, _effects, _BUILD)


def _action_tile(row: Row) -> ActionTile:
    names = [f"DISPATCH:{kind}" for kind in KINDS]
    seen: dict[str, str] = {}
    for column in ("action_1", "action_2", "action_3"):
        text = row.text(column)
        action = text if text in names else text.partition(":")[0]
        row.need(action not in seen, column, "each of the three actions stands on the tile once")
        fits = text in (*names, "EXTENSION") or re.fullmatch(r"STARS:[1-9]", text)
        row.need(fits, column, f"allowed: {', '.join(names)}, EXTENSION, STARS:2")
        seen[action] = text
    kinds = tuple(names.index(action) for action in seen if action in names)
    stars = int(seen.get("STARS", "0")[-1])
    return ActionTile.of(row.id("tile_id"), kinds, "EXTENSION" in seen, stars, row.provenance())


def _germanic_tile(row: Row) -> Germanic:
    letter = row.one_of("letter", LETTERS_OF_GERMANIC)
    red = letter in RED_LETTERS
    row.one_of("colour", ["red" if red else "green"], f" for letter {letter}")
    row.one_of("effect_kind", ["damage" if red else "reward"], f" for letter {letter}")
    effects = row.parsed("effect", _effects, _DAMAGE if red else _REWARD)
    row.need(effects, "effect", "a Germanic tile names a damage or a reward")
    return Germanic.of(row.id("tile_id"), letter, row.number("strength", 0, MOST), effects, row.provenance())


def _tower(row: Row) -> Tower:
    trade = row.one_of("kind", ("military", "trade")) == "trade"
    spaces = row.parsed("spaces", _spaces, 0)
    needs_value = trade or bool(spaces)
    value = row.number("die_value", 1, 6, None if needs_value else 0)
    row.need(not value or needs_value, "die_value", "a military tower without spaces has no die value")
    row.one_of("die_colour", ["any" if trade else DICE[DIE_OF_KIND[BARRACKS]] if spaces else ""])
    strength = row.number("fixed_strength", 0, MOST, 0)
    swap = row.number("swap", *SWAPS, None if trade else 0)
    for column, told in (("spaces", spaces), ("fixed_strength", strength)):
        row.need(not trade or not told, column, "a trade tower takes no figures and never fights")
    row.need(trade or not swap, "swap", "only a trade tower swaps figures")
    bonus = row.parsed("build_bonus", _effects, _BUILD)
    return Tower.of(row.id("tile_id"), trade, value, spaces, strength, swap, bonus, row.provenance())


def _privilege(row: Row) -> Privilege:
    once = row.one_of("kind", ("permanent", "once")) == "once"
    effects = row.parsed("effect", _effects, _ONCE if once else ("JOKER",))
    if once:
        row.need(effects, "effect", f"a privilege that is used once needs one of: {', '.join(_ONCE)}")
    else:
        fits = len(effects) == 1
        row.need(fits, "effect", "a permanent privilege makes one colour a joker, such as JOKER:B")
    return Privilege.of(row.id("tile_id"), -1 if once else effects[0][1], effects, row.provenance())


_COUNTING: Final = ("one_of_each_kind", "ships", "farms", "stalls", "barracks_towers")
"""Conditions that ask for a number of figures, too."""


def _decree(row: Row) -> Decree:
    condition = row.one_of("condition", CONDITIONS)
    counts = condition in _COUNTING
    figures = row.number("figures", 1, MOST * len(LETTERS), None if counts else 0)
    none = f"the condition {condition} counts no figures; the cell stays empty"
    row.need(counts or not figures, "figures", none)
    return Decree.of(row.id("tile_id"), condition, row.number("n", 1, MOST * len(LETTERS)), figures, row.provenance())


# --- TOML tables ---


class _Section(Section):
    """One table of a TOML file, with the values that this game has."""

    __slots__ = ()

    def bonuses(self, key: str, size: int) -> tuple[Effects, ...]:
        values = self.entries(key, size)
        return tuple(_bonus(value, self.place(key, n)) for n, value in enumerate(values, 1))

    def fields(self, key: str, size: int | None = None) -> tuple[Field, ...]:
        """The board fields of a list, one inline table each."""
        values = self.entries(key, size)
        return tuple(self._field(key, n, value) for n, value in enumerate(values, 1))

    def field(self, key: str, provenance: str) -> Field:
        return self._field(key, 0, {"prov": provenance, **_Section(self.text, self.source, self.get(key), key).data})

    def _field(self, key: str, n: int, value: Any) -> Field:
        place = self.place(key, n)
        place.need(
            isinstance(value, dict), value, "a table such as {symbol=true, bonus='STAR:1', prov='own'} is needed"
        )
        cells: dict[str, Any] = {"n": n, "pre": False, "symbol": False, "bonus": "", "prov": "", **value}
        for name in cells:
            fits = name in ("n", "pre", "symbol", "bonus", "prov")
            place.need(fits, name, "allowed: n, pre, symbol, bonus, prov")
        place.need(cells["n"] == n, cells["n"], f"it is entry {n} of the list")
        for name in ("pre", "symbol"):
            place.need(type(cells[name]) is bool, cells[name], f"{name} is true or false")
        return Field.of(cells["symbol"], _bonus(cells["bonus"], place), cells["pre"], provenance(cells["prov"], place))


def _bonus(value: Any, place: Place) -> Effects:
    place.need(isinstance(value, str), value, "a text such as 'STAR:1' is needed")
    return _effects(value, _GAIN, place)


def _board(text: str, source: str) -> Board:
    top = _Section(text, source, toml(text, source))
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
    fits = [place.printed for place in found] == [n < need for n in range(max(need, len(found)))]
    slots.place(area).need(fits, len(found), f"the first {need} of its places, and no others, have pre=true")
    return found


def _track(section: _Section) -> Track:
    section.provenance()
    more = section.fields("extension_fields")
    place = section.place("extension_fields")
    place.need(more, [], "an extension lengthens the track by a field at least")
    return Track.of(section.fields("fields", 6), more)


_SUPPLY: Final = (*EXTENSIONS, "manipulator", "decree", "privilege", "military_tower", "trade_tower", "stars")
_BOX_SUPPLY: Final = (8, 8, 8, 8, 4, 4, 10, 14, 14, TOWERS, TOWERS, 48)
"""What the box has of everything in :data:`_SUPPLY`."""

PLAYERS: Final = (2, 3, 4)


def _setup(text: str, source: str) -> Setup:
    top = _Section(text, source, toml(text, source))
    players, germanic, box = top.section("players"), top.section("germanic"), top.section("box")
    told, dice = sorted(players.data), top.get("dice")
    fits = told == [*map(str, PLAYERS)]
    top.place("players").need(fits, told, "there is one table for each of 2, 3, 4 players")
    for key, need in _BOX_TILES.items():
        box.number(key, need, need)
    top.number("figures_total", top.number("figures_per_colour", 1, MOST) * len(LETTERS), MOST * len(LETTERS))
    top.number("display_columns", 6, 6)
    top.place("dice").need(dice == [*DICE], dice, f"the dice are {', '.join(DICE)}")
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
    for key, start, most in (("stars", "start_stars", 12), ("manipulator", "start_manipulators", 2)):
        section.number(key, players * top.number(start, 0, most), _BOX_SUPPLY[_SUPPLY.index(key)])
    return Supply.of(players, tuple(found[kind] for kind in EXTENSIONS), *(found[key] for key in _SUPPLY[6:]))


# --- all tables together ---


def _tower_faults(towers: tuple[Tower, ...]) -> Faults:
    trade = sum(tower.trade for tower in towers)
    if trade != TOWERS:
        yield "kind", f"{trade} trade towers, the box has {TOWERS} of either kind"


def _decree_faults(decrees: tuple[Decree, ...]) -> Faults:
    conditions = Counter(decree.condition for decree in decrees)
    for condition in CONDITIONS:
        if conditions[condition] != 1:
            yield "condition", f"{condition} is there {conditions[condition]} times, not once"


def _tile_faults(tiles: tuple[Tile, ...]) -> Faults:
    for kind, word in enumerate(KINDS):
        if not any(tile.kind == kind for tile in tiles):
            yield "kind", f"there is no {word}"


def _twice(found: Tables) -> Faults:
    """An id that stands in two tables."""
    backs = [tile.back for tile in found.tiles if tile.back]
    pieces = (*found.tiles, *backs, *found.towers, *found.germanic, *found.privileges, *found.decrees)
    if twice := used_twice(piece.id for piece in (*pieces, *found.action_tiles)):
        yield "tile_id", f"{twice} names two pieces"


def _too_few(found: Tables) -> Faults:
    """A letter of Germanic tiles that has not enough for the stacks."""
    need = Counter((*found.setup.left, *found.setup.right))
    for letter in LETTERS_OF_GERMANIC:
        have = len(found.letter(letter))
        if have < need[letter]:
            yield "letter", f"{have} tiles with letter {letter}, the stacks need {need[letter]}"


def _assemble(parts: dict[str, Any], own: dict[str, str], sources: Mapping[str, str]) -> Tables:
    parts["tiles"] = parts.pop("city_tiles")
    parts["germanic"] = parts.pop("germanic_tiles")
    found = Tables(own=own, **parts)
    check("tables", _twice(found))
    check(sources["germanic_tiles"], _too_few(found))
    return found


LIBRARY: Final = Library(
    package="rulesim.discordia",
    sheets={
        "action_tiles": _action_tile,
        "city_tiles": _city_tile,
        "decrees": _decree,
        "germanic_tiles": _germanic_tile,
        "privileges": _privilege,
        "towers": _tower,
    },
    others={"board": _board, "setup": _setup},
    box={"city_tiles": 86, "action_tiles": 6, "germanic_tiles": 20, "privileges": 14, "decrees": 14, "towers": 16},
    faults={"city_tiles": _tile_faults, "decrees": _decree_faults, "towers": _tower_faults},
    assemble=_assemble,
)

standard_tables, tables_from_texts, tables = LIBRARY.standard, LIBRARY.from_texts, LIBRARY.chosen
"""The tables that come with the project; those with an owner's texts in the place of some; the tables to play with."""
