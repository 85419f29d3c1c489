"""Losing a combat: which penalty is paid, which building is lost, AEDILES, and the prestige cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulesim.provincia import buildings, penalty
from rulesim.provincia.components import Bellum, Penalty
from rulesim.provincia.state import State
from tests.provincia.given import (
    TABLES,
    assert_sound,
    city,
    events,
    given,
    goods,
    hand,
    legal,
    play,
    reason,
    standing,
    supply,
)

CARDS = {card.id: card for card in TABLES.bellum}


def card(*penalties: Penalty) -> Bellum:
    return Bellum.of("test", 3, 99, penalties, "")


def lost(mine: dict[str, Any], *penalties: Penalty, **fields: Any) -> State:
    """Seat 1 has lost the combat of round 3 against a card with these penalties; what follows has not begun."""
    state = given(mine, city(morale=99), phase="combat", round=3, **fields)
    state.gauls = card(*penalties)
    penalty.suffer(state, 0)
    if state.todo:
        state.run()
    return state


def would_pay(mine: dict[str, Any], *penalties: Penalty, **options: Any) -> tuple[int, str, int]:
    state = given(mine, **options)
    due = penalty.outcome(state, 0, card(*penalties))
    return due.step, due.id, due.amount


# --- which one ---


@pytest.mark.rule("provincia.penalty.apply", "provincia.prestige.cards")
def test_a_loser_suffers_the_penalty_of_the_card() -> None:
    state = lost(city("forum"), ("prestige", 2))
    assert (state.cities[0].prestige, state.cities[0].losses) == (4, 2)
    assert events(state, "penalty.apply", "seat", "penalty", "amount") == [(1, "prestige", 2)]
    assert events(state, "prestige.cards", "seat", "prestige", "losses", "new") == [(1, 2, 2, 4)]


@pytest.mark.rule("provincia.penalty.right-first")
def test_the_penalty_right_of_the_slash_is_the_first() -> None:
    # printed: -1 production building / -1 defence building
    assert CARDS["bellum_04"].penalties == (("building", "defence"), ("building", "production"))
    state = given(penalty_order="left_first")
    first = next(one for one in state.tables.bellum if one.id == "bellum_04")
    assert first.penalties == (("building", "production"), ("building", "defence"))


@pytest.mark.rule("provincia.penalty.second-only-if-unable")
def test_the_second_is_suffered_only_if_the_first_cannot_be() -> None:
    assert would_pay(city("", "W9 S4"), ("stone", 4), ("wood", 4)) == (0, "stone", 4)
    assert would_pay(city("", "W4 S3"), ("stone", 4), ("wood", 4)) == (1, "wood", 4)
    state = lost(city("", "W4 S3"), ("stone", 4), ("wood", 4))
    assert goods(state) == "S3"
    assert events(state, "penalty.second-only-if-unable", "seat", "penalty", "amount") == [(1, "stone", 4)]
    assert events(state, "penalty.apply", "penalty", "amount") == [("wood", 4)]


@pytest.mark.rule("provincia.penalty.example", "provincia.penalty.second-only-if-unable")
def test_without_a_defence_building_a_production_building_is_lost() -> None:
    state = lost(city("lignator strata", "G3", prestige=6), *CARDS["bellum_04"].penalties)
    assert (hand(state), standing(state), goods(state)) == ("lignator", "strata", "G3")
    assert state.cities[0].prestige == 4
    assert events(state, "destroy.to-hand", "seat", "building", "prestige", "new") == [(1, "lignator", 2, 4)]
    assert_sound(state)


@pytest.mark.rule("provincia.penalty.full-payment")
def test_a_penalty_is_paid_in_full_or_not_at_all() -> None:
    assert would_pay(city("", "S3 G9"), ("stone", 4)) == (1, "gold", 3)
    assert would_pay(city("", "G9", morale=1), ("morale", 1)) == (1, "gold", 3)
    assert would_pay(city("", "G9", morale=2), ("morale", 2)) == (1, "gold", 3)
    assert would_pay(city("", "G9", morale=3), ("morale", 2)) == (0, "morale", 2)
    assert would_pay(city("", "G9"), ("gold", 5)) == (0, "gold", 5)
    # prestige can always be lost
    assert would_pay(city("", "G9", losses=4), ("prestige", 4)) == (0, "prestige", 4)


@pytest.mark.rule("provincia.penalty.full-payment")
def test_by_option_what_is_there_is_paid() -> None:
    partial = {"penalty_partial_payment": True}
    assert would_pay(city("", "S3 G9"), ("stone", 4), ("wood", 4), **partial) == (0, "stone", 3)
    assert would_pay(city("", "W1 G9"), ("stone", 4), ("wood", 4), **partial) == (1, "wood", 1)
    assert would_pay(city("", "G9"), ("stone", 4), **partial) == (1, "gold", 3)
    assert would_pay(city("", "G9", morale=2), ("morale", 2), **partial) == (0, "morale", 1)
    assert goods(lost(city("", "S3 G9"), ("stone", 4), **partial)) == "G9"


@pytest.mark.rule("provincia.penalty.fallback-gold")
def test_if_no_penalty_can_be_paid_three_gold_are() -> None:
    state = lost(city("", "G3"), ("stone", 4), ("wood", 4))
    assert (goods(state), state.cities[0].prestige) == ("none", 0)
    assert events(state, "penalty.fallback-gold", "seat", "gold") == [(1, 3)]
    assert events(state, "penalty.second-only-if-unable", "penalty") == ["stone", "wood"]


@pytest.mark.rule("provincia.penalty.fallback-prestige")
def test_without_three_gold_two_prestige_are_lost() -> None:
    state = lost(city("", "G2"), ("stone", 4), ("wood", 4))
    assert (goods(state), state.cities[0].prestige, state.cities[0].losses) == ("G2", -2, 2)
    assert events(state, "penalty.fallback-prestige", "seat", "prestige") == [(1, 2)]


@pytest.mark.rule("provincia.penalty.goods-return")
def test_what_is_lost_goes_to_the_supply() -> None:
    state = lost(city("", "S6 G2"), ("stone", 4))
    assert (goods(state), supply(state)) == ("S2 G2", "C37 W42 S46")
    state = lost(city("", "G5"), ("gold", 5))
    assert goods(state) == "none"
    assert lost(city("", "", morale=4), ("morale", 2)).cities[0].morale == 2


# --- buildings ---


@pytest.mark.rule("provincia.penalty.categories")
def test_which_buildings_belong_to_a_category() -> None:
    def fitting(category: str, **options: Any) -> set[str]:
        every = given(**options).tables.buildings
        return {one.id for one in every if penalty.belongs(buildings.stand(one, False), category)}

    assert fitting("production") == {"aurifex", "fodina", "fornax_lateris", "lignator"}
    military = {"officina", "stabilum", "exercitatio", "statio"}
    assert fitting("defence") == {"armamentarium", "turris", *military}
    assert fitting("defence", defence_category_includes_military=False) == {"armamentarium", "turris"}
    assert {one.prestige for one in TABLES.buildings if one.id in fitting("basic")} == {2}
    assert min(one.prestige for one in TABLES.buildings if one.id in fitting("prestige")) == 3
    # the HORREUM is a category of its own
    assert penalty.fitting(given(city("forum")).city, "horreum") == given().city.standing
    assert would_pay(city("forum"), ("building", "horreum")) == (0, "building_horreum", 1)
    assert would_pay(city("forum", horreum=False), ("building", "horreum")) == (2, "prestige", 2)


@pytest.mark.rule("provincia.penalty.categories", "provincia.card.turris")
def test_an_inactive_building_can_be_lost_as_well() -> None:
    assert would_pay(city("turris"), ("building", "defence")) == (0, "building_defence", 1)
    state = lost(city("turris"), ("building", "defence"))
    assert hand(state) == "turris"


@pytest.mark.rule("provincia.penalty.building-choice")
def test_the_loser_chooses_among_several() -> None:
    state = lost(city("fodina fodina lignator forum"), ("building", "production"))
    assert (state.player, legal(state)) == (0, ["lose fodina", "lose lignator"])
    facts = ("building", "penalty", "buildings")
    asked = reason(state, "lose forum", *facts)
    assert asked == ("penalty.categories", "forum", "building_production", ("fodina", "fodina", "lignator"))
    assert reason(state, "lose aurifex", "building", "have") == ("penalty.building-choice", "aurifex", 0)
    assert reason(state, "end", "penalty", "amount") == ("penalty.apply", "building_production", 1)
    play(state, "lose lignator")
    assert (standing(state), hand(state)) == ("fodina fodina forum", "lignator")


@pytest.mark.rule("provincia.penalty.building-choice")
def test_an_activated_copy_and_one_that_is_not_are_a_choice() -> None:
    state = lost(city("statio* statio"), ("building", "defence"))
    assert legal(state) == ["lose statio active", "lose statio"]
    play(state, "lose statio active")
    assert (standing(state), state.cities[0].prestige) == ("statio", 2)


@pytest.mark.rule("provincia.penalty.second-only-if-unable", "provincia.penalty.building-choice")
def test_a_building_of_the_second_penalty_is_no_choice() -> None:
    state = lost(city("turris officina lignator"), *CARDS["bellum_04"].penalties)
    facts = ("building", "penalty", "amount")
    assert reason(state, "lose lignator", *facts) == (
        "penalty.second-only-if-unable",
        "lignator",
        "building_defence",
        1,
    )


@pytest.mark.rule("provincia.penalty.building-choice")
def test_without_a_lost_combat_no_building_is_lost() -> None:
    state = given(city("fodina"), phase="combat", round=3)
    assert reason(state, "lose fodina", "building", "have", "due") == ("penalty.building-choice", "fodina", 1, 0)


def test_the_horreum_is_lost_with_what_it_stores() -> None:
    state = lost(city("", "C8 W9 S3"), ("building", "horreum"))
    assert (goods(state), hand(state)) == ("C5 W5 S3", "horreum")


# --- AEDILES ---


@pytest.mark.rule("provincia.senate.aediles")
def test_aediles_saves_a_building_for_nothing_and_settles_the_penalty() -> None:
    mine = city("lignator", "S4 G5", "aediles")
    state = lost(mine, ("building", "production"), ("stone", 4))
    assert legal(state) == ["lose lignator", "aediles"]
    play(state, "aediles")
    assert (standing(state), goods(state), hand(state)) == ("lignator", "S4 G5", "")
    assert events(state, "senate.aediles", "seat", "building", "gold") == [(1, "lignator", 0)]
    assert sum(state.decks[1].discards) == 1
    # or one lets it go
    state = lost(city("lignator", "", "aediles"), ("building", "production"))
    assert hand(play(state, "lose lignator")) == "aediles lignator"


@pytest.mark.rule("provincia.senate.aediles")
def test_the_question_itself_tells_who_has_aediles_where_there_is_no_choice_of_buildings() -> None:
    """Others see that the game waits: what they know and what they imagine agrees with that."""
    state, rng = lost(city("lignator", "", "aediles legio"), ("building", "production")), random.Random(1)
    assert state.view(1)["cities"][0]["seen"] == ["aediles"]
    for _ in range(50):
        imagined = state.imagine(1, rng)
        assert legal(imagined) == ["lose lignator", "aediles"] and len(imagined.cities[0].hand) == 2
    two = lost(city("lignator fodina", "", "aediles legio"), ("building", "production"))
    assert two.view(1)["cities"][0]["seen"] == [], "everybody is asked which of two"
    none = lost(city("lignator", "", "legio"), ("building", "production"))
    assert none.view(1)["cities"][0]["seen"] == ["lignator"], "it is lost at once"


@pytest.mark.rule("provincia.senate.aediles")
def test_by_option_the_next_penalty_is_due() -> None:
    mine = city("lignator", "S4 G5", "aediles")
    fields: dict[str, Any] = {"aediles_cancels_penalty": False}
    state = play(lost(mine, ("building", "production"), ("stone", 4), **fields), "aediles")
    assert (standing(state), goods(state)) == ("lignator", "G5")
    state = play(lost(mine, ("building", "production"), **fields), "aediles")
    assert goods(state) == "S4 G2"


@pytest.mark.rule("provincia.senate.aediles")
def test_by_option_each_aediles_saves_one_building() -> None:
    slash: tuple[Penalty, Penalty] = (("building", "defence"), ("building", "production"))
    both = play(lost(city("turris lignator", "", "aediles aediles"), *slash, aediles_cancels_penalty=False), "aediles")
    assert legal(both) == ["lose lignator", "aediles"]
    play(both, "aediles")
    assert (standing(both), both.cities[0].losses) == ("turris lignator", 2), "2 prestige instead of 3 gold"
    one = play(lost(city("turris lignator", "", "aediles"), *slash, aediles_cancels_penalty=False), "aediles")
    assert (standing(one), hand(one), one.todo) == ("turris", "lignator", ())
    usual = play(lost(city("turris lignator", "", "aediles aediles"), *slash), "aediles")
    assert (standing(usual), hand(usual), usual.cities[0].losses) == ("turris lignator", "aediles", 0)


@pytest.mark.rule("provincia.senate.aediles")
def test_aediles_must_be_in_hand() -> None:
    state = lost(city("lignator fodina"), ("building", "production"))
    assert reason(state, "aediles", "card") == ("play.hand", "aediles")
    # it does not help against other penalties: nobody is asked
    state = lost(city("lignator", "S4", "aediles"), ("stone", 4))
    assert (hand(state), goods(state)) == ("aediles", "none")


# --- in a real combat, in turn order ---


@pytest.mark.rule("provincia.penalty.apply")
def test_penalties_are_suffered_in_turn_order() -> None:
    mine = city("lignator fodina", "", morale=1)
    state = given(mine, city("fodina aurifex", morale=1), phase="combat", round=3, start=1, seat=1)
    for own in state.cities:
        own.tokens = own.tokens[:1]
    while not state.todo:
        state.play(state.legal_actions()[0])
    play(state, "gauls bellum_04")
    assert (state.player, legal(state)) == (1, ["lose fodina", "lose aurifex"])
    play(state, "lose fodina")
    assert (state.player, legal(state)) == (0, ["lose lignator", "lose fodina"])
    play(state, "lose fodina")
    assert state.phase in ("activate", "select")
    assert [hand(state, 0), hand(state, 1)] == ["fodina", "fodina"]
    assert events(state, "destroy.to-hand", "seat") == [2, 1]


# --- prestige ---


@pytest.mark.rule("provincia.prestige.audit")
def test_the_track_is_the_sum_of_the_cards() -> None:
    state = given(city("forum emporium*", losses=2))
    assert state.city.prestige == 6 + 1 - 2
    penalty.lose_prestige(state, 0, 4)
    assert (state.city.prestige, state.city.losses) == (1, 6)
    assert_sound(state)


@pytest.mark.rule("provincia.prestige.below-zero")
def test_prestige_may_be_below_zero() -> None:
    state = given(city(losses=2))
    assert state.city.prestige == -2
    penalty.lose_prestige(state, 0, 2)
    assert (state.city.prestige, state.city.losses) == (-4, 4)


def test_every_printed_penalty_can_be_named() -> None:
    names = {penalty.name(one) for two in TABLES.bellum for one in two.penalties}
    assert all(":" not in name for name in names)
    assert "building_horreum" in names
