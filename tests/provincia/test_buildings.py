"""Building cards: what each costs and gives, what may stand in a city, and what is lost with a destroyed one."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from rulesim import rulebook
from rulesim.provincia import buildings, discounts
from rulesim.provincia.components import RESOURCES, Building, Standing
from rulesim.provincia.state import State
from tests.provincia.given import (
    TABLES,
    broken,
    city,
    events,
    given,
    goods,
    hand,
    is_legal,
    legal,
    play,
    reason,
    standing,
    supply,
)

# id: copies, cost (clay wood stone gold), prestige, unique, works as soon as it is built
CARDS = [
    "aquaeductus 3 0 0 9 0 10 u a",
    "armamentarium 2 0 2 0 1 2 u a",
    "amphiteatrum 3 3 0 6 0 8 u a",
    "aurifex 6 1 1 1 0 2 r a",
    "carchesium 6 1 2 0 2 2 u a",
    "circus 3 2 2 9 1 12 u a",
    "colosseum 3 1 0 7 2 9 u a",
    "domus 6 2 1 0 0 3 r a",
    "fodina 6 0 2 0 0 2 r a",
    "fons 6 2 0 1 0 3 r a",
    "fornax_lateris 8 0 1 1 1 2 r a",
    "forum 3 0 1 6 1 6 u a",
    "horreum 6 1 1 0 2 0 u a",
    "hortus 6 0 0 0 6 8 r a",
    "insula 6 0 9 0 0 10 r a",
    "lignator 6 0 0 0 1 2 r a",
    "officina 2 0 1 0 2 2 u a",
    "pons 4 1 4 0 0 5 u a",
    "portus 4 1 4 0 0 5 u a",
    "puteus 3 2 0 0 1 3 r a",
    "stabilum 2 1 2 0 0 2 u a",
    "statua 3 0 0 8 0 7 u a",
    "strata 8 2 0 2 0 4 u a",
    "emporium 4 2 1 1 0 2 u i",
    "exercitatio 2 0 1 0 1 2 u i",
    "mola 2 0 1 0 1 2 r i",
    "statio 4 2 2 0 0 2 r i",
    "templum 3 4 0 8 1 11 u i",
    "turris 6 0 1 0 0 2 r i",
    "via_mercatoris 4 1 1 0 0 2 r i",
    "villa 2 0 1 0 0 2 r i",
    "vinea 2 1 0 0 0 2 r i",
]
EACH = pytest.mark.parametrize("row", CARDS, ids=[row.split()[0] for row in CARDS])
ALL = pytest.mark.rule(
    "provincia.card.aquaeductus", "provincia.card.armamentarium", "provincia.card.amphiteatrum",
    "provincia.card.aurifex", "provincia.card.carchesium", "provincia.card.circus", "provincia.card.colosseum",
    "provincia.card.domus", "provincia.card.fodina", "provincia.card.fons", "provincia.card.fornax-lateris",
    "provincia.card.forum", "provincia.card.horreum", "provincia.card.hortus", "provincia.card.insula",
    "provincia.card.lignator", "provincia.card.officina", "provincia.card.pons", "provincia.card.portus",
    "provincia.card.puteus", "provincia.card.stabilum", "provincia.card.statua", "provincia.card.strata",
    "provincia.card.emporium", "provincia.card.exercitatio", "provincia.card.mola", "provincia.card.statio",
    "provincia.card.templum", "provincia.card.turris", "provincia.card.via-mercatoris", "provincia.card.villa",
    "provincia.card.vinea",
)  # fmt: skip


def building(id: str) -> Building:
    return next(card for card in TABLES.buildings if card.id == id)


def about_to_build(id: str, *, short: str = "", standing: str = "", **more: Any) -> State:
    """Seat 1 has the card, exactly its price, one unit of ``short`` less, and a city where it may stand."""
    have = [amount - (name == short) for name, amount in zip(RESOURCES, building(id).cost, strict=True)]
    town = {"pons": "arelate", "portus": "massilia"}.get(id, "tolosa")
    mine = city(standing, hand=id, town=town, horreum=id != "horreum", **more)
    return given(mine | {"goods": have})


# --- the 32 cards ---


@ALL
@EACH
def test_each_card_is_as_listed(row: str) -> None:
    id, copies, *cost, prestige, unique, active = row.split()
    card = building(id)
    assert (card.copies, list(card.cost), card.prestige) == (int(copies), [*map(int, cost)], int(prestige))
    assert (card.unique, card.active) == (unique == "u", active == "a")
    assert rulebook.rule(f"provincia.card.{id.replace('_', '-')}").code


@ALL
@EACH
def test_each_card_is_built_for_exactly_its_price_and_counts_at_once(row: str) -> None:
    id = row.split()[0]
    card = building(id)
    state = play(about_to_build(id), f"build {id}")
    assert (goods(state), hand(state), state.city.prestige) == ("none", "", card.prestige)
    assert state.city.standing[-1] == Standing.of(card, card.active)
    paid = ("seat", "building", *RESOURCES, "less", "prestige", "new")
    assert events(state, "building.play", *paid) == [(1, id, *card.cost, "", card.prestige, card.prestige)]


@ALL
@EACH
def test_each_card_with_one_unit_less_is_refused_by_name(row: str) -> None:
    id = row.split()[0]
    for name, price in zip(RESOURCES, building(id).cost, strict=True):
        if price:
            state = about_to_build(id, short=name)
            assert not legal(state, "build")
            assert reason(state, f"build {id}", "card", name, f"lack_{name}") == ("play.cost", id, price, 1)


def test_the_figures_are_those_of_the_file() -> None:
    path = Path(buildings.__file__).parent / "buildings.csv"
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == [row.split()[0] for row in CARDS]
    assert sum(int(row["copies"]) for row in rows) == 134


# --- what a card gives when it is built ---


@pytest.mark.rule(
    "provincia.card.amphiteatrum", "provincia.card.circus", "provincia.card.colosseum", "provincia.card.hortus",
    "provincia.card.insula", "provincia.building.effect",
)  # fmt: skip
@pytest.mark.parametrize("id", ["amphiteatrum", "circus", "colosseum", "hortus", "insula"])
def test_some_buildings_raise_the_morale_once(id: str) -> None:
    state = play(about_to_build(id, morale=4), f"build {id}")
    assert (state.city.morale, state.city.defence) == (5, 0)
    assert events(state, "building.effect", "seat", "building", "kind", "amount", "new") == [(1, id, "morale", 1, 5)]
    # each copy of a repeatable one again, and no morale in phase 5
    assert buildings.income(state.city) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("provincia.card.hortus")
def test_each_hortus_raises_the_morale() -> None:
    state = given(city("hortus", "G12", "hortus hortus", morale=6))
    play(state, "build hortus", "build hortus")
    assert (state.city.morale, state.city.prestige, standing(state)) == (8, 24, "hortus hortus hortus")


@pytest.mark.rule("provincia.card.armamentarium", "provincia.combat.defence-temporary")
def test_armamentarium_raises_the_defence_once_and_it_decays() -> None:
    state = play(about_to_build("armamentarium", defence=-2), "build armamentarium")
    assert (state.city.defence, buildings.military(state.city)) == (-1, 0)
    play(state, "end", "end")
    # the next upkeep takes it again
    assert (state.phase, state.cities[0].defence) == ("select", -2)


@pytest.mark.rule("provincia.card.officina", "provincia.card.stabilum", "provincia.combat.military-permanent")
@pytest.mark.parametrize("id", ["officina", "stabilum"])
def test_military_lasts_and_leaves_the_defence_alone(id: str) -> None:
    state = play(about_to_build(id, defence=-1), f"build {id}")
    assert (buildings.military(state.city), state.city.defence) == (1, -1)
    play(state, "end", "end")
    assert (buildings.military(state.cities[0]), state.cities[0].defence) == (1, -2)


@pytest.mark.rule("provincia.card.statio", "provincia.card.exercitatio", "provincia.building.effect")
def test_an_inactive_building_adds_no_military() -> None:
    # built in this round it does not help in this round's combat
    state = play(about_to_build("exercitatio"), "build exercitatio")
    assert (standing(state), buildings.military(state.city)) == ("exercitatio", 0)
    assert buildings.military(given(city("exercitatio*")).city) == 1
    assert buildings.military(given(city("statio* statio* officina")).city) == 5
    assert buildings.military(given(city("statio statio officina")).city) == 1


@pytest.mark.rule(
    "provincia.card.aurifex", "provincia.card.fodina", "provincia.card.fornax-lateris", "provincia.card.lignator",
    "provincia.card.aquaeductus",
)  # fmt: skip
def test_some_buildings_bring_something_every_round() -> None:
    state = given(city("aurifex aurifex fodina fornax_lateris lignator aquaeductus"))
    assert buildings.income(state.city) == ((1, 1, 1, 2), 1)


@pytest.mark.rule(
    "provincia.card.domus", "provincia.card.fons", "provincia.card.forum", "provincia.card.puteus",
    "provincia.card.statua", "provincia.card.strata", "provincia.card.pons", "provincia.card.portus",
)  # fmt: skip
@pytest.mark.parametrize("id", ["domus", "fons", "forum", "puteus", "statua", "strata", "pons", "portus"])
def test_some_buildings_give_prestige_only(id: str) -> None:
    assert building(id).effects == ()
    state = play(about_to_build(id), f"build {id}")
    assert (state.city.morale, state.city.defence, buildings.military(state.city)) == (6, 0, 0)
    assert not events(state, "building.effect", "kind")


@pytest.mark.rule("provincia.card.domus")
def test_three_domus_are_nine_prestige() -> None:
    state = given(city("", "C6 W3", "domus domus domus"))
    assert play(state, *["build domus"] * 3).city.prestige == 9


@pytest.mark.rule("provincia.card.circus")
def test_circus_costs_14_units() -> None:
    assert (sum(building("circus").cost), building("circus").prestige) == (14, 12)


@pytest.mark.rule("provincia.card.carchesium", "provincia.card.colosseum", "provincia.card.insula")
def test_a_discount_makes_a_building_affordable() -> None:
    assert play(given(city("carchesium", "", "lignator")), "build lignator less gold").city.prestige == 4
    state = given(city("carchesium", "C1 S7 G1", "colosseum"))
    assert legal(state, "build") == ["build colosseum less gold"]
    # 9 wood is the most that can be stored
    assert legal(given(city("", "W9", "insula")), "build") == ["build insula"]
    assert not legal(given(city("", "W8", "insula")), "build")
    assert legal(given(city("", "W8", "insula", permanents="architectus")), "build") == ["build insula less wood"]
    assert legal(given(city("carchesium", "W8", "insula")), "build") == ["build insula less wood"]


@pytest.mark.rule("provincia.card.horreum", "provincia.storage.cap9")
def test_a_rebuilt_horreum_stores_nine_again() -> None:
    state = given(city("", "C5 W5 S5 G4", "horreum", horreum=False))
    assert is_legal(state, "build horreum")
    assert not is_legal(state, "buy stone")
    play(state, "build horreum")
    assert (state.city.prestige, goods(state)) == (0, "C4 W4 S5 G2")
    assert is_legal(state, "buy stone")


# --- what may stand in a city ---


@pytest.mark.rule("provincia.building.play", "provincia.building.prestige-now")
def test_a_building_is_paid_and_lies_in_the_city() -> None:
    state = play(given(city("", "C2 W1", "domus")), "build domus")
    assert (goods(state), standing(state), hand(state), state.city.prestige) == ("none", "domus", "", 3)
    # the price is in the supply at once
    assert supply(state) == "C37 W42 S48"
    assert play(given(city("", "W1 S6 G1", "forum")), "build forum").city.prestige == 6


@pytest.mark.rule("provincia.building.basic-repeatable", "provincia.building.prestige-unique")
def test_basic_buildings_repeat_and_prestige_buildings_are_unique_unless_marked() -> None:
    assert is_legal(given(city("fodina", "W2", "fodina")), "build fodina")
    assert broken(given(city("officina", "W1 G2", "officina")), "build officina") == ["building.unique-once"]
    for id in ("domus", "fons", "puteus", "hortus", "insula"):
        assert not building(id).unique
        assert building(id).prestige >= 3
    assert broken(given(city("strata", "C2 S2", "strata")), "build strata") == ["building.unique-once"]
    assert is_legal(given(city("strata", "C2 S2", "strata"), strata_unique=False), "build strata")


@pytest.mark.rule("provincia.building.unique-once", "provincia.card.forum", "provincia.card.strata")
def test_a_unique_building_stands_once_at_a_time() -> None:
    state = given(city("forum", "W2 S9 G9", "forum"), city("", "G9", "coniuratio"))
    assert reason(state, "build forum", "building", "have") == ("building.unique-once", "forum", 1)
    # after the first was destroyed the second may be built
    play(state, "end", "play coniuratio on 1 forum")
    assert hand(state) == "forum forum"
    assert is_legal(given(city("", "W2 S9 G9", "forum forum")), "build forum")


@pytest.mark.rule("provincia.building.unique-once", "provincia.card.templum")
def test_an_activated_unique_building_stands_as_well() -> None:
    state = given(city("templum*", "C4 S8 G1", "templum"))
    assert broken(state, "build templum") == ["building.unique-once"]


@pytest.mark.rule("provincia.building.waterfront", "provincia.card.pons", "provincia.card.portus")
def test_pons_needs_a_bridge_and_portus_a_harbour() -> None:
    facts = ("building", "town", "need", "shows")
    state = given(city("", "C1 W4", "pons portus", town="massilia"))
    assert reason(state, "build pons", *facts) == ("building.waterfront", "pons", "massilia", "pons", "portus")
    assert legal(state, "build") == ["build portus"]
    state = given(city("", "C1 W4", "pons portus", town="tolosa"))
    assert reason(state, "build portus", *facts) == ("building.waterfront", "portus", "tolosa", "portus", "pons")
    assert legal(state, "build") == ["build pons"]


# --- options of the tracks ---


def test_a_track_ends_where_an_option_ends_it() -> None:
    state = play(given(city("", "G12", "hortus hortus", morale=6), morale_max=7), "build hortus", "build hortus")
    assert state.city.morale == 7
    state = play(given(city("", "G5", "legio consul"), defence_max=2), "play legio", "play consul")
    assert state.city.defence == 2
    assert play(given(city("", "G6", "hortus", morale=6)), "build hortus").city.morale == 7


# --- destruction ---


def razed(mine: dict[str, Any], id: str, active: bool | None = None, **options: Any) -> State:
    """Seat 2 has destroyed this building of seat 1 with CONIURATIO."""
    card = building(id)
    state = given(mine, city("", "G5", "coniuratio"), seat=1, **options)
    is_active = card.active if active is None else active
    target = f"{id} active" if is_active and not card.active else id
    return play(state, f"play coniuratio on 1 {target}")


@pytest.mark.rule("provincia.destroy.to-hand")
def test_a_destroyed_building_returns_to_the_hand_and_may_be_built_again() -> None:
    state = razed(city("lignator", "G1"), "lignator")
    assert (state.cities[0].prestige, hand(state), standing(state)) == (0, "lignator", "")
    assert events(state, "destroy.to-hand", "seat", "building", "prestige", "new") == [(1, "lignator", 2, 0)]
    assert [card.id for card in state.cities[0].seen] == ["lignator"], "everybody saw it return"
    state = play(given(city("", "G1", "lignator")), "build lignator")
    assert (state.city.prestige, buildings.income(state.city)) == (2, ((0, 1, 0, 0), 0))


@pytest.mark.rule("provincia.destroy.to-hand")
def test_an_activated_building_is_inactive_when_it_is_built_again() -> None:
    state = razed(city("statio*", "C2 W2"), "statio", active=True)
    state = play(given(city("", "C2 W2", hand(state))), "build statio")
    assert (standing(state), buildings.military(state.city)) == ("statio", 0)


@pytest.mark.rule("provincia.destroy.prestige")
def test_the_value_of_the_card_is_lost() -> None:
    state = razed(city("templum* forum"), "templum", active=True)
    assert events(state, "destroy.to-hand", "prestige", "new") == [(10, 6)]
    state = razed(city("templum forum"), "templum")
    assert events(state, "destroy.to-hand", "prestige", "new") == [(11, 6)]


def test_by_option_the_printed_value_is_lost() -> None:
    state = razed(city("templum* forum"), "templum", active=True, activated_building_value_drops=False)
    assert events(state, "destroy.to-hand", "prestige", "new") == [(11, 5)]


@pytest.mark.rule("provincia.destroy.benefits", "provincia.play.removed-loses-effect")
def test_everything_that_lasts_ends() -> None:
    state = razed(city("officina fodina carchesium"), "officina")
    assert buildings.military(state.cities[0]) == 0
    assert buildings.income(razed(city("fodina"), "fodina").cities[0]) == ((0, 0, 0, 0), 0)
    assert discounts.kinds(razed(city("carchesium"), "carchesium").cities[0]) == ()
    # destroyed in phase 2: no stone in phase 5
    state = razed(city("fodina", "G1"), "fodina")
    assert goods(play(state, "end")) == "none"


@pytest.mark.rule("provincia.destroy.instant-gains-kept")
def test_one_off_gains_stay() -> None:
    state = razed(city("hortus", morale=6), "hortus")
    assert state.cities[0].morale == 6
    assert not events(state, "destroy.instant-gains-kept", "kind")


@pytest.mark.rule("provincia.destroy.instant-gains-kept")
def test_by_option_one_off_gains_are_taken_back_as_far_as_they_are_there() -> None:
    back = {"destroyed_reverts_instant_gains": True}
    state = razed(city("hortus", morale=6), "hortus", **back)
    assert state.cities[0].morale == 5
    facts = ("seat", "building", "kind", "amount", "new")
    assert events(state, "destroy.instant-gains-kept", *facts) == [(1, "hortus", "morale", 1, 5)]
    assert razed(city("hortus", morale=1), "hortus", **back).cities[0].morale == 1
    assert razed(city("armamentarium", defence=-3), "armamentarium", **back).cities[0].defence == -3
    state = razed(city("emporium*", "G3"), "emporium", active=True, **back)
    assert goods(state) == "none"
    assert events(state, "destroy.instant-gains-kept", *facts) == [(1, "emporium", "gold", 4, 0)]
    assert razed(city("emporium", "G3"), "emporium", **back).cities[0].goods[3] == 3


@pytest.mark.rule("provincia.destroy.horreum-reminder", "provincia.storage.excess-at-destruction")
def test_without_horreum_five_of_each_good_are_left_and_all_gold() -> None:
    state = razed(city("", "C9 W9 S9 G12"), "horreum")
    assert (goods(state), supply(state)) == ("C5 W5 S5 G12", "C32 W37 S43")
    lost = events(state, "storage.excess-at-destruction", "seat", "good", "lost", "cap")
    assert lost == [(1, name, 4, 5) for name in ("clay", "wood", "stone")]
    assert goods(razed(city("", "C8 W9 S3"), "horreum")) == "C5 W5 S3"
