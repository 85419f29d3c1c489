"""The browser of the cards of Provincia Romana: what it shows is what the tables say."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesim.provincia.components import RESOURCES
from rulesim.provincia.tables import standard_tables
from widgets.components import Components
from widgets.provincia.catalogue import Cards

TABLES = standard_tables()
OPES, SENATE, BUILDINGS = TABLES.cards


@pytest.fixture
def browser() -> Components:
    return Components(Cards(None, "en"), "provincia")


def test_every_card_of_the_box_is_there_once(browser: Components) -> None:
    pieces = [*BUILDINGS, *SENATE, *OPES, *TABLES.bellum, *TABLES.tokens, *TABLES.towns]
    assert [row["id"] for row in browser.rows] == [piece.id for piece in pieces]
    assert Counter(row["provenance"] for row in browser.rows) == Counter(piece.provenance for piece in pieces)
    cards = sum(int(row["copies"]) for row in browser.rows if row["group"] in ("building", "senate", "opes", "bellum"))
    assert cards == 134 + 48 + 30 + 15
    assert sum(int(row["copies"]) for row in browser.rows if row["group"] == "token") == 30


def test_costs_and_gains_are_those_of_the_cards(browser: Components) -> None:
    for row, card in zip(browser.show(group="building").rows, BUILDINGS, strict=True):
        assert (tuple(row[what] for what in RESOURCES), row["prestige"]) == (card.cost, card.prestige)
    for row, card in zip(browser.show(group="opes").rows, OPES, strict=True):
        assert tuple(row[what] for what in RESOURCES) == card.quaestor


def test_what_a_card_does_is_told(browser: Components) -> None:
    told = {str(row[0]): str(row[-2]) for row in browser.numbers.rows}
    assert told["aquaeductus"] == "+1 morale in every phase 5"
    assert "any 3 of clay, wood and stone" in told["corruptio"]
    assert told["commercium_14"] == "2 wood for 3 stone"
    assert told["bellum_04"].endswith("a defence building; if that cannot be paid, a production building")
    assert told["blue-2"] == "−2 for the blue city"
    assert told["opes_22"].endswith("for all others 2 stone and 1 gold.")
    assert "Massilia" in told["massilia"] and "harbour" in told["massilia"]


def test_no_word_is_missing(browser: Components) -> None:
    shown = repr(browser) + str(browser.view)
    for name in ("components_", "kind_", "tier_", "effect_", "colour_", "provincia_", "provenance_", "shows_"):
        assert name not in shown


def test_filters_leave_what_they_name(browser: Components) -> None:
    shown = browser.show(group="building", kind="basic", icon="stone").rows
    assert {row["id"] for row in shown} == {c.id for c in BUILDINGS if c.tier == "basic" and c.cost[2]}
    assert next(row["id"] for row in browser.show(group="building", sort="-prestige").rows) == "circus"
