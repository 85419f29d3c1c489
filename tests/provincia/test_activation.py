"""Phase 5: activating buildings, and the income."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim.provincia import buildings
from rulesim.provincia.state import State
from tests.provincia.given import broken, city, events, given, goods, legal, play, reason, standing, supply

INACTIVE = "emporium exercitatio mola statio templum turris via_mercatoris villa vinea"


def activating(mine: dict[str, Any], *others: dict[str, Any], **fields: Any) -> State:
    """Phase 5 of round 1: seat 1 is asked."""
    return given(mine, *others, phase="activate", **fields)


# --- activation ---


@pytest.mark.rule("provincia.activation.phase")
def test_buildings_are_activated_in_phase_5_only() -> None:
    state = given(city("emporium forum"))
    assert reason(state, "activate emporium", "building", "now", "round") == ("activation.phase", "emporium", "play", 1)
    assert reason(state, "activate forum")[0] == "activation.once", "what is active never needs it"
    state = given(city("emporium forum"), phase="final")
    assert reason(state, "activate emporium", "building") == ("end.no-phase5", "emporium")
    assert broken(activating(city("villa", "W2", "fodina")), "build fodina") == ["round.phases"]


@pytest.mark.rule("provincia.activation.cost")
def test_an_activation_costs_one_prestige() -> None:
    state = play(activating(city("emporium forum")), "activate emporium")
    assert (state.city.prestige, standing(state)) == (7, "emporium* forum")
    assert events(state, "activation.cost", "seat", "building", "new") == [(1, "emporium", 7)]
    assert buildings.value(state, state.city.standing[1]) == 1


@pytest.mark.rule("provincia.activation.positive-prestige")
def test_the_prestige_must_be_there() -> None:
    state = activating(city("villa villa", losses=2))
    assert state.city.prestige == 2
    state = activating(city("villa villa vinea", losses=4))
    assert state.city.prestige == 2
    play(state, "activate villa", "activate vinea")
    assert (state.city.prestige, legal(state)) == (0, ["end"])
    assert reason(state, "activate villa", "have", "need") == ("activation.positive-prestige", 0, 1)
    state = activating(city("villa", losses=4), activation_needs_positive_prestige=False)
    assert play(state, "activate villa").cities[0].prestige == -3


@pytest.mark.rule("provincia.activation.optional")
def test_any_number_of_buildings_in_any_later_round() -> None:
    state = activating(city("emporium turris turris templum forum"), round=5)
    assert legal(state) == ["activate emporium", "activate turris", "activate templum", "end"]
    play(state, "activate turris", "activate emporium", "activate turris")
    assert legal(state) == ["activate templum", "end"]
    play(state, "end")
    assert (standing(state), state.round) == ("emporium* turris* turris* templum forum", 6)
    # who has nothing to activate is not asked
    state = play(given(city("forum"), city("villa")), "end", "end")
    assert (state.phase, state.player) == ("activate", 1)


@pytest.mark.rule("provincia.activation.once")
def test_a_building_is_activated_once() -> None:
    state = activating(city("emporium* forum villa"))
    facts = ("building", "have", "left")
    assert reason(state, "activate emporium", *facts) == ("activation.once", "emporium", 0, 1)
    assert reason(state, "activate forum", *facts) == ("activation.once", "forum", 0, 1)
    assert reason(state, "activate statio", *facts) == ("activation.once", "statio", 0, 0)


@pytest.mark.rule("provincia.activation.example", "provincia.card.emporium")
def test_emporium_brings_four_gold_once() -> None:
    state = activating(city("emporium villa amphiteatrum", "G1", losses=2))
    assert state.city.prestige == 10
    play(state, "activate emporium")
    assert (state.city.prestige, goods(state)) == (9, "G5")
    assert reason(state, "activate emporium")[0] == "activation.once"


@pytest.mark.rule(
    "provincia.activation.benefit", "provincia.card.emporium", "provincia.card.mola", "provincia.card.templum",
    "provincia.card.turris", "provincia.card.via-mercatoris", "provincia.card.villa", "provincia.card.vinea",
    "provincia.card.exercitatio", "provincia.card.statio",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "gold", "morale", "defence", "military"),
    [
        ("emporium", 4, 0, 0, 0),
        ("exercitatio", 0, 0, 0, 1),
        ("mola", 0, 1, 0, 0),
        ("statio", 0, 0, 0, 2),
        ("templum", 0, 1, 0, 0),
        ("turris", 0, 0, 1, 0),
        ("via_mercatoris", 2, 0, 0, 0),
        ("villa", 1, 1, 0, 0),
        ("vinea", 1, 1, 0, 0),
    ],
)
def test_what_each_building_gives_when_it_is_activated(
    id: str, gold: int, morale: int, defence: int, military: int
) -> None:
    state = activating(city(id, morale=3, defence=-2))
    before = state.city.prestige
    assert buildings.military(state.city) == 0
    play(state, f"activate {id}")
    mine = state.city
    assert (mine.goods[3], mine.morale - 3, mine.defence + 2, mine.prestige) == (gold, morale, defence, before - 1)
    assert buildings.military(mine) == military
    told = events(state, "activation.benefit", "seat", "building", "kind", "amount", "new")
    want = [("gold", gold, gold), ("morale", morale, 3 + morale), ("defence", defence, -2 + defence)]
    want.append(("military", military, military))
    assert told == [(1, id, kind, amount, new) for kind, amount, new in want if amount]


@pytest.mark.rule("provincia.activation.benefit")
def test_a_short_supply_of_gold_is_lost() -> None:
    state = activating(city("emporium"), city("", "G52"), bank_gold_limit=53)
    assert goods(play(state, "activate emporium")) == "G1"
    assert events(state, "bank.exhausted-lost", "seat", "good", "lost") == [(1, "gold", 3)]
    state = activating(city("emporium"), city("", "G52"))
    play(state, "activate emporium")
    assert goods(state) == "G4" and not events(state, "bank.exhausted-lost", "seat")


@pytest.mark.rule("provincia.end.no-phase5")
def test_nothing_is_activated_after_the_final_turns() -> None:
    state = play(given(city("", "C2 W1 S1", "emporium"), phase="final"), "build emporium", "end", "end")
    assert (state.is_over, state.cities[0].prestige, goods(state)) == (True, 2, "none")
    assert reason(state, "activate emporium", "building") == ("end.no-phase5", "emporium")


# --- income ---


@pytest.mark.rule("provincia.income.production", "provincia.card.fodina", "provincia.card.aurifex")
def test_every_building_brings_its_income_as_far_as_there_is_room() -> None:
    # two FODINA and 8 stone: 9 stone, 1 lost
    state = play(given(city("fodina fodina", "S8 G1")), "end", "end")
    assert goods(state) == "S9"
    assert events(state, "storage.overflow-lost", "seat", "good", "lost", "cap") == [(1, "stone", 1, 9)]
    state = play(given(city("aurifex aurifex fornax_lateris lignator", "G1")), "end", "end")
    assert goods(state) == "C1 W1 G2"
    facts = ("seat", "clay", "wood", "stone", "gold", "morale")
    assert events(state, "income.production", *facts) == [(1, 1, 1, 0, 2, 0)]


@pytest.mark.rule("provincia.income.production", "provincia.bank.exhausted-lost")
def test_what_the_supply_lacks_is_not_made_up_later() -> None:
    state = given(city("lignator"), city("lignator"), start=1, seat=1)
    state.supply[1] = 1
    play(state, "end", "end")
    # in turn order
    assert (goods(state, 0), goods(state, 1), supply(state)) == ("none", "W1", "C37 S48")


@pytest.mark.rule("provincia.income.example")
def test_a_fodina_brings_a_stone() -> None:
    assert goods(play(given(city("fodina", "G1")), "end", "end")) == "S1"


@pytest.mark.rule("provincia.income.first-round", "provincia.card.fodina", "provincia.card.lignator")
def test_income_comes_in_the_round_of_building_and_in_the_last() -> None:
    state = play(given(city("", "G2", "lignator")), "build lignator", "end", "end")
    assert goods(state) == "W1"
    # round 6: the final turns follow
    state = play(activating(city("fodina villa"), round=6), "end")
    assert (state.phase, goods(state)) == ("final", "S1")


@pytest.mark.rule("provincia.activation.optional", "provincia.income.production")
def test_each_seat_activates_and_then_receives() -> None:
    state = activating(city("villa lignator"), city("vinea fodina"), players=3)
    play(state, "end")
    assert (state.player, goods(state), goods(state, 1)) == (1, "W1", "none")
    play(state, "activate vinea", "end")
    assert (goods(state, 1), state.phase) == ("S1 G1", "select")


def test_all_inactive_buildings_are_tested() -> None:
    state = given()
    assert [one.id for one in state.tables.buildings if not one.active] == INACTIVE.split()
