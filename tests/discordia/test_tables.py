"""Components: the teaching set keeps the box's counts and the rulebook's examples; own tables are checked by cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from rulesim import BadInput
from rulesim.discordia import components
from rulesim.discordia.components import (
    AREAS,
    BARRACKS,
    EXTENSIONS,
    FARM,
    KINDS,
    LETTERS,
    SHIP,
    STALL,
    Space,
    figures,
    letters,
)
from rulesim.discordia.tables import LIBRARY, standard_tables, tables, tables_from_texts
from rulesim.tables import Section
from tests.boxes import Box, Tables, table

TABLES = standard_tables()
BOX = Box("discordia", id="tile_id")


class TestTables(Tables):
    box = BOX
    pieces = ("SH01", "SH01b", "MT3", "GA1", "DE01", "AT1", "PJ_red_1")
    shown = "<Discordia tables: 86 city tiles, teaching set>"
    noted = "towers"
    misspelt = ("boards", "board")
    no_tables = (
        ({"tower": "x.csv"}, "tables: 'tower' is not known; allowed: action_tiles, .* Did you mean 'towers'?"),
        ({"towers": 7}, "tables: the path of the file for towers is needed, not 7."),
        ({"towers": "no-such-file.csv"}, "tables: 'no-such-file.csv' cannot be read"),
        (["towers.csv"], "tables: an object of table names and paths is needed, not "),
    )


def effects_text(effects: Iterable[tuple[str, Any]]) -> str:
    """Effects as the tables write them: ``"DISPATCH:any+STAR:2"``."""
    return "+".join(f"{name}:{LETTERS[arg] if name == 'JOKER' else arg}" for name, arg in effects)


# --- the box and the examples of the rulebook ---


def test_the_box_is_complete() -> None:
    assert len(TABLES.tiles) == 86
    assert Counter(KINDS[tile.kind] for tile in TABLES.tiles) == {"ship": 20, "barracks": 20, "stall": 22, "farm": 24}
    assert Counter(tower.trade for tower in TABLES.towers) == {False: 8, True: 8}
    assert Counter(tile.letter for tile in TABLES.germanic) == {"A": 6, "B": 6, "C": 4, "D": 4}
    assert [len(pieces) for pieces in (TABLES.privileges, TABLES.decrees, TABLES.action_tiles)] == [14, 14, 6]
    # with 40 extensions and 10 manipulators these are all 206 tiles
    most = TABLES.setup.supply(4)
    extensions, manipulators = sum(most.extensions), most.manipulators
    assert (extensions, manipulators) == (40, 10)
    assert 86 + 16 + 20 + 14 + 14 + 6 + extensions + manipulators == 206


def test_the_supply_depends_on_the_number_of_players() -> None:
    supplies = TABLES.setup.supplies
    assert [supply.players for supply in supplies] == [2, 3, 4]
    assert [supply.extensions for supply in supplies] == [(4, 4, 4, 4, 2, 2), (6, 6, 6, 6, 3, 3), (8, 8, 8, 8, 4, 4)]
    assert [supply.manipulators for supply in supplies] == [5, 7, 10]
    assert [(s.decrees, s.privileges, s.military, s.trade) for s in supplies] == [(3,) * 4, (5,) * 4, (7,) * 4]
    assert [supply.stars for supply in supplies] == [24, 36, 48]


def test_what_each_player_starts_with_and_how_long_it_lasts() -> None:
    setup = TABLES.setup
    assert (setup.per_color, setup.start_figures, setup.start_stars, setup.start_manipulators) == (35, 15, 6, 1)
    assert (setup.years, setup.seasons) == (4, 5)
    assert (setup.left, setup.right) == (("A", "A", "A", "C"), ("B", "B", "B", "D"))


@pytest.mark.rule("discordia.dispatch.sizes")
def test_every_city_tile_has_1_to_3_spaces_of_1_to_3_figures() -> None:
    backs = [tile.back for tile in TABLES.tiles if tile.back]
    for tile in (*TABLES.tiles, *backs):
        assert 1 <= len(tile.spaces) <= 3
        assert all(1 <= space.size <= 3 for space in tile.spaces)
        assert tile.capacity == sum(space.size for space in tile.spaces)
    assert len(backs) == 20


@pytest.mark.rule("discordia.dispatch.sizes")
@pytest.mark.parametrize("spaces", ["", "R|R|R|R", "RRRR", "R||R", "RZ", "rr", "R|", "|", "R R"])
def test_other_spaces_are_refused(spaces: str) -> None:
    assert BOX.cell("city_tiles", "BA04", spaces=spaces).startswith(f"spaces: {spaces!r} is not usable, ")


def test_the_pieces_of_the_worked_examples() -> None:
    assert repr(TABLES["BA01"]) == "BA01: barracks, red 1: RR|R|X"
    assert repr(TABLES["ST01"]) == "ST01: market stall, grey 1: W|X; an aqueduct step"
    assert repr(TABLES["MT1"]) == "MT1: military tower, strength 1"
    assert repr(TABLES["MT3"]) == "MT3: military tower, red 1: RR"
    assert repr(TABLES["TT1"]) == "TT1: trade tower, 1: swaps 3 figures; 2 aqueduct steps"
    assert repr(TABLES["GA1"]) == "GA1: red, strength 2; the loss of a star"
    assert repr(TABLES["GB1"]) == "GB1: green, strength 1; a tower"
    assert repr(TABLES["DE12"]) == "DE12: have 7 or more figures on 3 farms"
    assert repr(TABLES["DE04"]) == "DE04: own 3 towers"
    assert repr(TABLES["AT5"]) == "AT5: dispatch to barracks, dispatch to a market stall or take an extension"
    assert repr(TABLES["PJ_red_1"]) == "PJ_red_1: soldiers are jokers"


def test_each_pair_of_kinds_is_on_one_action_tile() -> None:
    pairs = {tile.kinds for tile in TABLES.action_tiles}
    assert len(pairs) == 6 and all(len(set(pair)) == 2 for pair in pairs)
    assert sum(tile.extension for tile in TABLES.action_tiles) == 3
    assert sorted(tile.stars for tile in TABLES.action_tiles) == [0, 0, 0, 2, 2, 2]


def test_every_piece_says_where_it_comes_from() -> None:
    for piece in TABLES.by_id.values():
        assert piece.provenance in ("rulebook", "public", "inferred", "reconstructed")  # type: ignore[attr-defined]
    places = [place for area in TABLES.board.slots for place in area]
    tracks = [field for track in TABLES.board.tracks for field in (*track.fields, *track.extension_fields)]
    for field in (*places, *tracks, *TABLES.board.decree_spaces, TABLES.board.off_board):
        assert field.provenance.startswith(("rulebook", "reconstructed"))
    known = {tile.id for tile in TABLES.tiles if tile.provenance != "reconstructed"}
    assert known == set(), "no number on a city tile is known"


# --- the printed boards ---


def test_a_fresh_city_shows_nineteen_symbols() -> None:
    board = TABLES.board
    assert board.printed == (1, 1, 2, 2)
    city = sum(place.symbol for area in board.slots for place in area)
    expedition = sum(field.symbol for field in board.expedition.fields)
    decrees = sum(space.symbol for space in board.decree_spaces)
    assert (city, expedition, decrees) == (10, 5, 4)
    assert not any(field.symbol for field in board.development.fields)


def test_places_and_fields_go_on_beyond_what_is_printed() -> None:
    board = TABLES.board
    assert effects_text(board.slot(STALL, 3).bonus) == "DISCARD:1"
    assert board.slot(STALL, 4) is board.off_board
    assert not board.off_board.symbol and not board.off_board.bonus
    track = board.expedition
    assert [track.length(extensions) for extensions in range(3)] == [6, 8, 10]
    assert [effects_text(track.field(n).bonus) for n in (6, 7, 8, 9, 10)] == [
        "PRIVILEGE:1",
        "DISCARD:1",
        "DISPATCH:any",
        "DISCARD:1",
        "DISPATCH:any",
    ]


def test_the_aqueduct_and_the_boat() -> None:
    board = TABLES.board
    assert board.reduction == tuple(range(11))
    assert board.half_reduction == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    assert effects_text(board.overflow) == "SWAP:2"
    assert [effects_text(bonus) for bonus in board.boat] == ["EXP:1", "AQ:1", "TOWER:1", "STAR:1", "SWAP:2"]
    assert board.develop_values == (6,)
    assert (board.privilege_extensions, board.privilege_field) == ((4, 6), 6)


def test_a_kind_its_colour_and_its_area_have_the_same_index() -> None:
    assert (KINDS[SHIP], AREAS[SHIP], components.COLORS[SHIP], components.LETTERS[SHIP]) == (
        "ship",
        "harbour",
        "blue",
        "B",
    )
    assert [components.COLORS[kind] for kind in (BARRACKS, STALL, FARM)] == ["red", "white", "yellow"]
    assert EXTENSIONS[:4] == AREAS
    dice = {KINDS[tile.kind]: tile.die for tile in TABLES.tiles}
    assert {kind: components.DICE[die] for kind, die in dice.items() if die >= 0} == {
        "ship": "blue",
        "barracks": "red",
        "farm": "yellow",
    }
    assert dice["stall"] == -1
    assert (TABLES["MT3"].die, TABLES["MT1"].die, TABLES["TT1"].die) == (components.RED_DIE, -1, -1)


# --- pieces are themselves ---


def test_short_notations() -> None:
    assert letters((1, 2, 0, 1)) == "BRRY"
    assert figures("YRBR") == (1, 2, 0, 1)
    assert figures("") == (0, 0, 0, 0)
    assert figures("RX") is None
    assert repr(Space.of((0, 1, 0, 0), 2)) == "RXX"
    assert str(TABLES["SH01"]) == "SH01"


# --- an owner's own tables ---


def test_own_tables_replace_those_of_the_project(tmp_path: Path) -> None:
    changed = BOX.rows("towers")
    changed[0]["fixed_strength"] = "2"
    path = tmp_path / "my-towers.csv"
    path.write_text("\ufeff" + table(changed), encoding="utf-8")
    mine = tables({"towers": path})
    assert mine["MT1"].strength == 2
    assert mine["MT2"] is TABLES["MT2"] and mine.board is TABLES.board
    assert [*mine.own] == ["towers"]
    assert repr(mine) == "<Discordia tables: 86 city tiles, own towers>"
    # the same text makes the same tables, also on the way through a file
    assert tables({"towers": str(path)}) is mine
    assert tables_from_texts(mine.own, {"towers": "my-towers.csv"}) is mine


# --- faults in CSV tables ---


@pytest.mark.parametrize("name", BOX.csv)
def test_a_box_that_lacks_a_piece_is_refused(name: str) -> None:
    have = len(BOX.rows(name))
    error = BOX.fault(name, table(BOX.rows(name)[1:]))
    assert str(error) == f"mine, column tile_id: {have - 1} pieces, the box has {have}."


@pytest.mark.parametrize(
    ("name", "id", "cells", "sentence"),
    [
        ("city_tiles", "BA01", {"kind": "fort"}, "kind: 'fort' is not usable, allowed: ship, barracks, stall, farm."),
        (
            "city_tiles",
            "BA01",
            {"die_value": "7"},
            "die_value: '7' is not usable, a whole number from 1 to 6 is needed.",
        ),
        (
            "city_tiles",
            "BA01",
            {"die_value": "٣"},
            "die_value: '٣' is not usable, a whole number from 1 to 6 is needed.",
        ),
        (
            "city_tiles",
            "BA01",
            {"die_colour": "blue"},
            "die_colour: 'blue' is not usable, allowed: red for a barracks.",
        ),
        ("city_tiles", "BA01", {"n_spaces": "2"}, "n_spaces: '2' is not usable, the spaces RR|R|X make it 3."),
        ("city_tiles", "BA01", {"capacity": "3"}, "capacity: '3' is not usable, the spaces RR|R|X make it 4."),
        (
            "city_tiles",
            "BA01",
            {"build_bonus": "TOWER:1"},
            "build_bonus: 'TOWER:1' is not usable, 'TOWER:1' is no effect that can stand here; allowed: EXP, AQ.",
        ),
        (
            "city_tiles",
            "BA01",
            {"build_bonus": "AQ:0"},
            "build_bonus: 'AQ:0' is not usable, AQ needs a whole number from 1 to 35.",
        ),
        (
            "city_tiles",
            "BA01",
            {"back_kind": "stall"},
            "back_kind: 'stall' is not usable, only ships have a back; for a barracks the cell stays empty.",
        ),
        ("city_tiles", "SH01", {"back_kind": ""}, "back_kind: '' is not usable, allowed: stall on the back of a ship."),
        ("city_tiles", "SH01", {"back_capacity": "1"}, "back_capacity: '1' is not usable, the spaces W|W make it 2."),
        (
            "action_tiles",
            "AT1",
            {"action_2": "DISPATCH:ship"},
            "action_2: 'DISPATCH:ship' is not usable, each of the three actions stands on the tile once.",
        ),
        (
            "action_tiles",
            "AT2",
            {"action_1": "STARS:1"},
            "action_3: 'STARS:2' is not usable, each of the three actions stands on the tile once.",
        ),
        (
            "action_tiles",
            "AT2",
            {"action_3": "STARS:0"},
            "action_3: 'STARS:0' is not usable, allowed: DISPATCH:ship, DISPATCH:barracks, DISPATCH:stall, "
            "DISPATCH:farm, EXTENSION, STARS:2.",
        ),
        ("germanic_tiles", "GA1", {"letter": "E"}, "letter: 'E' is not usable, allowed: A, B, C, D."),
        ("germanic_tiles", "GA1", {"colour": "green"}, "colour: 'green' is not usable, allowed: red for letter A."),
        (
            "germanic_tiles",
            "GA1",
            {"effect_kind": "reward"},
            "effect_kind: 'reward' is not usable, allowed: damage for letter A.",
        ),
        (
            "germanic_tiles",
            "GA1",
            {"effect": ""},
            "effect: '' is not usable, a Germanic tile names a damage or a reward.",
        ),
        (
            "germanic_tiles",
            "GA1",
            {"effect": "STAR:1"},
            "effect: 'STAR:1' is not usable, 'STAR:1' is no effect that can stand here; allowed: STARLOSS, AQLOSS, "
            "DRAW, TOWERLOSS, DEMOLISH.",
        ),
        ("towers", "MT1", {"kind": "wall"}, "kind: 'wall' is not usable, allowed: military, trade."),
        (
            "towers",
            "MT1",
            {"die_value": "2"},
            "die_value: '2' is not usable, a military tower without spaces has no die value.",
        ),
        ("towers", "MT3", {"die_value": ""}, "die_value: '' is not usable, a whole number from 1 to 6 is needed."),
        ("towers", "MT3", {"die_colour": ""}, "die_colour: '' is not usable, allowed: red."),
        ("towers", "MT1", {"die_colour": "red"}, "die_colour: 'red' is not usable, allowed: (empty)."),
        ("towers", "MT3", {"swap": "3"}, "swap: '3' is not usable, only a trade tower swaps figures."),
        ("towers", "TT1", {"swap": "5"}, "swap: '5' is not usable, a whole number from 3 to 4 is needed."),
        (
            "towers",
            "TT1",
            {"spaces": "R"},
            "spaces: 'R' is not usable, a trade tower takes no figures and never fights.",
        ),
        (
            "towers",
            "TT1",
            {"fixed_strength": "1"},
            "fixed_strength: '1' is not usable, a trade tower takes no figures and never fights.",
        ),
        ("privileges", "PJ_red_1", {"kind": "always"}, "kind: 'always' is not usable, allowed: permanent, once."),
        (
            "privileges",
            "PJ_red_1",
            {"effect": "JOKER:X"},
            "effect: 'JOKER:X' is not usable, JOKER needs one of: B, R, W, Y.",
        ),
        (
            "privileges",
            "PJ_red_1",
            {"effect": ""},
            "effect: '' is not usable, a permanent privilege makes one colour a joker, such as JOKER:B.",
        ),
        (
            "privileges",
            "PO_stars_1",
            {"effect": ""},
            "effect: '' is not usable, a privilege that is used once needs one of: "
            "EXP, DEV, TRACK, AQ, STAR, DISPATCH.",
        ),
        ("decrees", "DE04", {"n": "0"}, "n: '0' is not usable, a whole number from 1 to 140 is needed."),
        ("decrees", "DE12", {"figures": ""}, "figures: '' is not usable, a whole number from 1 to 140 is needed."),
        (
            "decrees",
            "DE04",
            {"figures": "3"},
            "figures: '3' is not usable, the condition towers counts no figures; the cell stays empty.",
        ),
    ],
)
def test_a_wrong_cell_is_named_with_what_is_allowed(name: str, id: str, cells: dict[str, str], sentence: str) -> None:
    assert BOX.cell(name, id, **cells) == sentence


def test_a_condition_that_no_decree_has_is_refused() -> None:
    sentence = BOX.cell("decrees", "DE04", condition="tower")
    assert sentence.startswith("condition: 'tower' is not usable, allowed: extensions_different, ")


def test_eight_towers_of_either_kind_and_each_decree_once() -> None:
    military = [row | ({"kind": "trade", "die_value": "1", "die_colour": "any", "fixed_strength": "", "swap": "3"})
                if row["tile_id"] == "MT1" else row for row in BOX.rows("towers")]  # fmt: skip
    assert (
        str(BOX.fault("towers", table(military))) == "mine, column kind: 9 trade towers, the box has 8 of either kind."
    )
    changed = BOX.rows("decrees")
    changed[0]["condition"] = "towers"
    error = str(BOX.fault("decrees", table(changed)))
    assert error == "mine, column condition: extensions_different is there 0 times, not once."


def test_every_kind_of_city_tile_is_there() -> None:
    farm = {"kind": "farm", "die_colour": "yellow"} | {
        c: "" for c in BOX.rows("city_tiles")[0] if c.startswith("back_")
    }
    changed = [row | (farm if row["kind"] == "ship" else {}) for row in BOX.rows("city_tiles")]
    assert str(BOX.fault("city_tiles", table(changed))) == "mine, column kind: there is no ship."


def test_the_stacks_need_enough_germanic_tiles_and_ids_are_used_once() -> None:
    changed = BOX.rows("germanic_tiles")
    for row in changed:
        if row["letter"] == "C":
            row["letter"] = "A"
    with pytest.raises(BadInput) as refusal:
        tables_from_texts({"germanic_tiles": table(changed)}, {"germanic_tiles": "my-germans.csv"})
    assert str(refusal.value) == "my-germans.csv, column letter: 0 tiles with letter C, the stacks need 1."
    changed = BOX.rows("towers")
    changed[0]["tile_id"] = "SH01b"
    with pytest.raises(BadInput, match="tables, column tile_id: 'SH01b' names two pieces"):
        tables_from_texts({"towers": table(changed)})


# --- faults in TOML tables ---


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        (
            "board",
            "reduction = [0, 1, 2,",
            "reduction = [0, -1, 2,",
            "aqueduct.reduction[2]: -1 is not usable, a whole number from 0 to 35 is needed.",
        ),
        (
            "board",
            "reduction = [0, 1, 2,",
            "reduction = [0, 2,",
            "aqueduct.reduction: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10] is not usable, a list of 11 entries is needed.",
        ),
        (
            "board",
            '{n=3, symbol=true,  bonus="SWAP:3", prov="reconstructed"}',
            '{n=3, symbol=1,  bonus="SWAP:3", prov="reconstructed"}',
            "expedition.fields[3]: 1 is not usable, symbol is true or false.",
        ),
        (
            "board",
            '{n=3, symbol=true,  bonus="SWAP:3", prov="reconstructed"}',
            '{n=3, symbol=true,  bonus="SWAB:3", prov="reconstructed"}',
            "expedition.fields[3]: 'SWAB:3' is not usable, 'SWAB:3' is no effect that can stand here; allowed: EXP, "
            "DEV, TRACK, AQ, STAR, SWAP, DISCARD, TOWER, MANIPULATOR, PRIVILEGE, EXTENSION, DISPATCH, PERM.",
        ),
        (
            "board",
            '{n=3, symbol=true,  bonus="SWAP:3", prov="reconstructed"}',
            '{n=4, symbol=true,  bonus="SWAP:3", prov="reconstructed"}',
            "expedition.fields[3]: 4 is not usable, it is entry 3 of the list.",
        ),
        (
            "board",
            '{n=3, symbol=true,  bonus="SWAP:3", prov="reconstructed"}',
            '{n=3, symbol=true,  bonus="SWAP:3"}',
            "expedition.fields[3]: '' is not usable, a provenance that begins with rulebook, public, inferred, "
            "reconstructed, own is needed.",
        ),
        (
            "board",
            "develop_values = [6]",
            "develop_values = [7]",
            "columns.develop_values[1]: 7 is not usable, a whole number from 1 to 6 is needed.",
        ),
        ("board", "develop_values = [6]", "develops = [6]", "columns.develop_values: the key is missing."),
        ("board", "[boat]", "[ship]", "boat: the table [boat] is missing."),
        (
            "setup",
            "start_figures = 15",
            "start_figures = true",
            "start_figures: True is not usable, a whole number from 1 to 35 is needed.",
        ),
        (
            "setup",
            "city_tiles = 86",
            "city_tiles = 85",
            "box.city_tiles: 85 is not usable, it must be 86.",
        ),
        (
            "setup",
            'left_stack = ["A", "A", "A", "C"]',
            'left_stack = ["A", "A", "B", "C"]',
            "germanic.left_stack[3]: 'B' is not usable, allowed: A, C.",
        ),
        (
            "setup",
            "stars = 24",
            "stars = 11",
            "players.2.stars: 11 is not usable, a whole number from 12 to 48 is needed.",
        ),
        (
            "setup",
            "manipulator = 10",
            "manipulator = 11",
            "players.4.manipulator: 11 is not usable, a whole number from 0 to 10 is needed.",
        ),
        (
            "setup",
            "[players.4]",
            "[players.5]",
            "players: ['2', '3', '5'] is not usable, there is one table for each of 2, 3, 4 players.",
        ),
        (
            "setup",
            'dice = ["red", "yellow", "blue"]',
            'dice = ["red", "yellow"]',
            "dice: ['red', 'yellow'] is not usable, the dice are red, yellow, blue.",
        ),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(name: str, old: str, new: str, sentence: str) -> None:
    assert BOX.toml(name, old, new) == sentence


def test_what_is_no_table_of_named_keys() -> None:
    assert str(BOX.fault("board", "aqueduct = 7")) == (
        "mine, column aqueduct: a table with named keys is needed, not 7."
    )


def test_printed_slots_come_first_and_are_as_many_as_the_rulebook_says() -> None:
    old = next(line for line in BOX.text["board"].splitlines() if line.startswith("harbour = "))
    sentence = BOX.toml("board", old, old.replace("pre=true", "pre=false"))
    assert sentence == "slots.harbour: 3 is not usable, the first 1 of its places, and no others, have pre=true."


def test_a_table_that_no_spreadsheet_or_person_wrote_is_refused_at_once() -> None:
    for text, why in (
        ("a = " + "[" * 3000, "lists are nested too deep"),
        ("a = " + "9" * 5000, "this is no TOML table"),
        (f"[setup]\nplayers = {[1] * 101}", ""),
        ("x\n" * 2000, "lines are too many; a table has at most 1000"),
        ("#" * 600_000, "characters are too many; a table has at most 500000"),
    ):
        with pytest.raises(BadInput) as refusal:
            LIBRARY.read("setup", text, "mine")
        assert why in str(refusal.value) and len(str(refusal.value)) < 300


def test_the_line_of_a_key_is_found_without_trying_every_way_to_read_brackets() -> None:
    text = "a = '''\n" + "[" * 100_000 + "\n[ " + " " * 100_000 + "\n'''\nb = [1]\n"
    with pytest.raises(BadInput, match=r"column b\[1\]: 1 is not usable"):
        Section(text, "mine", {"b": [1]}).numbers("b", 2, 3)
