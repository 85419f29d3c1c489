"""The browser of Discordia's tiles: what it shows is what the tables say."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesim.discordia.components import KINDS, LETTERS
from rulesim.discordia.tables import standard_tables
from widgets.components import Components
from widgets.discordia.catalogue import Tiles

TABLES = standard_tables()


@pytest.fixture
def browser() -> Components:
    return Components(Tiles(None, "en"), "discordia")


def test_every_tile_of_the_box_is_there_once(browser: Components) -> None:
    kinds = ("tiles", "towers", "germanic", "privileges", "decrees", "action_tiles")
    pieces = [piece for name in kinds for piece in getattr(TABLES, name)]
    assert [row["id"] for row in browser.rows] == [piece.id for piece in pieces]
    assert Counter(row["provenance"] for row in browser.rows) == Counter(piece.provenance for piece in pieces)


def test_figures_are_counted_space_by_space(browser: Components) -> None:
    for row, tile in zip(browser.show(group="tile").rows, TABLES.tiles, strict=True):
        needed = [sum(space.figures[color] for space in tile.spaces) for color in range(4)]
        assert [row[letter] for letter in LETTERS] == needed
        assert row["X"] == tile.capacity - sum(needed)
        assert (row["kind"], row["value"]) == (KINDS[tile.kind], str(tile.value))


def test_what_a_tile_does_is_told(browser: Components) -> None:
    told = {str(row[0]): str(row[-2]) for row in browser.numbers.rows}
    turned = "turns into a market stall, value 1, spaces 1 merchant; 1 merchant"
    assert told["SH01"] == f"a star on the expedition path; {turned}"
    assert told["MT2"] == "a star on the expedition path; strength 1, always"
    assert told["TT7"] == "2 aqueduct steps; a swap of 4 figures"
    assert told["GC3"] == "3 aqueduct steps back"
    assert told["DE05"] == "reach field 8 of the aqueduct"
    assert told["AT6"] == "dispatch to a market stall, dispatch to a farm, take stars"
    assert all(told[id] for id in told if not id.startswith(("BA", "ST", "FA", "MT")))


def test_no_word_is_missing(browser: Components) -> None:
    shown = repr(browser) + str(browser.view)
    assert not [name for name in ("components_", "kind_", "effect_", "condition_", "offer_") if name in shown]


def test_filters_leave_what_they_name(browser: Components) -> None:
    assert {row["id"] for row in browser.show(kind="farm", value="3", icon="X").rows} == {
        tile.id
        for tile in TABLES.tiles
        if KINDS[tile.kind] == "farm" and tile.value == 3 and any(space.grey for space in tile.spaces)
    }
    assert next(row["value"] for row in browser.show(group="germanic", sort="-value").rows) == "3"
