"""Discounts: one unit less, of a kind that the builder chooses; two cards are as good as one."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim.provincia import discounts
from rulesim.provincia.components import Building
from rulesim.provincia.state import State
from tests.provincia.given import TABLES, city, given, goods, is_legal, legal, play, reason


def building(id: str) -> Building:
    return next(card for card in TABLES.buildings if card.id == id)


def with_discount(hand: str, goods: str = "C9 W9 S9 G9", carchesium: bool = False, **more: Any) -> State:
    """Seat 1 has ARCHITECTUS in play, or a CARCHESIUM."""
    if carchesium:
        return given(city("carchesium", goods, hand, **more))
    return given(city("", goods, hand, permanents="architectus", **more))


@pytest.mark.rule("provincia.discount.kinds", "provincia.senate.architectus")
def test_architectus_takes_a_good_carchesium_also_a_gold() -> None:
    assert legal(with_discount("hortus"), "build") == ["build hortus"]
    assert legal(with_discount("hortus", carchesium=True), "build") == ["build hortus less gold"]
    state = play(with_discount("hortus", "G5", carchesium=True), "build hortus less gold")
    assert goods(state) == "none"
    assert not legal(with_discount("hortus", "G5"), "build")
    assert discounts.kinds(with_discount("").city) == (0, 1, 2)
    assert discounts.kinds(with_discount("", carchesium=True).city) == (0, 1, 2, 3)
    assert discounts.kinds(given(city("forum")).city) == ()


@pytest.mark.rule("provincia.discount.kinds")
def test_only_what_the_building_costs_and_the_card_takes() -> None:
    facts = ("building", "good", "kinds")
    assert reason(with_discount("hortus"), "build hortus less gold", *facts) == ("discount.kinds", "hortus", "gold", ())
    state = with_discount("domus")
    assert reason(state, "build domus less stone", *facts) == ("discount.kinds", "domus", "stone", ("clay", "wood"))
    state = given(city("", "C9 W9", "domus"))
    assert reason(state, "build domus less clay", *facts) == ("discount.kinds", "domus", "clay", ())


@pytest.mark.rule("provincia.discount.one-per-building")
def test_the_discount_is_one_unit() -> None:
    state = with_discount("statua", "S7")
    assert goods(play(state, "build statua less stone")) == "none"
    assert discounts.cost(state.city, building("statua"), 2) == (0, 0, 7, 0)
    state = with_discount("statua", "S6")
    facts = ("card", "stone", "lack_stone", "less")
    assert reason(state, "build statua less stone", *facts) == ("play.cost", "statua", 8, 1, "stone")


@pytest.mark.rule("provincia.discount.no-combination")
def test_discounts_do_not_add_up() -> None:
    both = given(city("carchesium", "C9 W9 S9 G9", "templum", permanents="architectus"))
    assert discounts.kinds(both.city) == (0, 1, 2, 3)
    assert sum(building("templum").cost) == 13
    for less in (0, 2, 3):
        assert sum(discounts.cost(both.city, building("templum"), less)) == 12
    two = given(city("", "S9", "statua", permanents="architectus architectus"))
    assert goods(play(two, "build statua less stone")) == "S2"
    # so a second one is refused
    state = given(city("", "G9", "architectus", permanents="architectus"))
    assert reason(state, "play architectus", "card", "have") == ("discount.no-combination", "architectus", 1)


@pytest.mark.rule("provincia.discount.not-itself", "provincia.card.carchesium")
def test_carchesium_does_not_discount_itself() -> None:
    state = given(city("", "C1 W2 G3", "carchesium lignator"))
    assert legal(state, "build") == ["build carchesium", "build lignator"]
    play(state, "build carchesium")
    assert (goods(state), legal(state, "build")) == ("G1", ["build lignator less gold"])
    assert goods(play(state, "build lignator less gold")) == "G1"


@pytest.mark.rule("provincia.discount.player-choice")
def test_the_builder_chooses_the_kind_and_must_use_the_discount() -> None:
    state = with_discount("aurifex", "C1 W1 S1")
    assert legal(state, "build") == [f"build aurifex less {good}" for good in ("clay", "wood", "stone")]
    asked = reason(state, "build aurifex", "building", "kinds")
    assert asked == ("discount.player-choice", "aurifex", ("clay", "wood", "stone"))
    assert goods(play(state, "build aurifex less wood")) == "W1"
    # only the kind that makes it payable is legal where one is short
    assert legal(with_discount("aurifex", "C1 W1"), "build") == ["build aurifex less stone"]


@pytest.mark.rule("provincia.discount.while-in-play")
def test_the_discount_ends_with_its_card() -> None:
    state = given(city("carchesium", "G1", "lignator"), city("", "G5", "coniuratio"), seat=1)
    assert discounts.kinds(state.cities[0]) == (0, 1, 2, 3)
    play(state, "play coniuratio on 1 carchesium")
    assert discounts.kinds(state.cities[0]) == ()
    assert discounts.cost(state.cities[0], building("lignator"), 3) == (0, 0, 0, 1)


def test_a_rebuilt_horreum_is_discounted_and_a_senate_card_is_not() -> None:
    state = given(city("", "C1 G2", "horreum", horreum=False, permanents="architectus"))
    assert is_legal(state, "build horreum less wood")
    state = given(city("carchesium", "G1", "legio"))
    assert reason(state, "play legio", "gold", "lack_gold", "less") == ("play.cost", 2, 1, "")
