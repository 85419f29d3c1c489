"""What is sure: how a city weakens, when to buy defence, what pays back, how a card can be paid, what a store holds."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Any

import pytest

from rulesim import BadInput
from rulesim.provincia import buildings, forecast
from rulesim.provincia.forecast import Purchase, combats, worth
from rulesim.provincia.position import position
from rulesim.provincia.state import State
from tests.provincia.given import TABLES, city, events, given, play


def plan(card: str, number: int, activated: int = 0) -> list[Purchase]:
    return [Purchase(TABLES[card], number, activated)]


# --- morale, defence and military ---


@pytest.mark.rule("provincia.upkeep.everybody", "provincia.upkeep.morale", "provincia.upkeep.defence")
def test_an_untouched_city_weakens() -> None:
    found = forecast.outlook(given(city()), 0)
    assert [(entry.morale, entry.defence, entry.military) for entry in found] == [
        (6, 0, 0), (5, -1, 0), (4, -2, 0), (3, -3, 0), (2, -3, 0), (1, -3, 0),
    ]  # fmt: skip
    assert [entry.round for entry in found if entry.combat] == [2, 3, 5, 6]
    assert combats(given(city()), 0) == {2: 4, 3: 2, 5: -1, 6: -2}


TABLE = """
legio        1100 1100 0100 0000 0010 0001
consul       2210 2210 0210 0010 0021 0002
officina     1111 1111 0111 0011 0011 0001
stabilum     1111 1111 0111 0011 0011 0001
hortus       1111 1111 0111 0011 0011 0001
aquaeductus  1245 0134 0023 0012 0001 0000
"""
"""What is gained in the combats of rounds 2, 3, 5 and 6 by a purchase in round 1, 2 and so on."""


@pytest.mark.rule("provincia.combat.defence-temporary", "provincia.combat.military-permanent")
@pytest.mark.parametrize("row", TABLE.strip().splitlines(), ids=lambda row: row.split()[0])
def test_what_a_purchase_is_worth_in_each_combat(row: str) -> None:
    card, *cells = row.split()
    state = given(city())
    for number, cell in enumerate(cells, 1):
        gained = worth(state, 0, plan(card, number))
        assert "".join(map(str, gained.values())) == cell, (card, number)
        assert [*gained] == [2, 3, 5, 6]


@pytest.mark.rule("provincia.activation.phase")
def test_a_tower_is_worth_nothing_in_the_round_in_which_it_is_activated() -> None:
    state = given(city())
    gained = ["".join(map(str, worth(state, 0, plan("turris", n, n)).values())) for n in range(1, 6)]
    assert gained == ["1100", "0100", "0000", "0010", "0001"]


def test_buildings_that_stand_already_are_activated_and_give_income() -> None:
    state = given(city("statio turris aquaeductus"), round=2)
    assert combats(state, 0)[6] == 5 - 3
    assert combats(state, 0, plan("statio", 0, 2))[3] - combats(state, 0)[3] == 2
    assert combats(state, 0, plan("turris", 0, 4))[5] - combats(state, 0)[5] == 1
    assert combats(state, 0, plan("mola", 0, 2)) == combats(state, 0), "none stands there"


@pytest.mark.parametrize(("phase", "first"), [("select", 3), ("play", 3), ("combat", 3), ("activate", 4)])
def test_the_outlook_begins_with_the_combat_that_is_not_over(phase: str, first: int) -> None:
    state = given(city("vinea"), round=3, phase=phase)
    assert forecast.outlook(state, 0)[0].round == first


def pass_on(state: State, rng: Random) -> None:
    """The next decision: chance decides, a player takes the last action of the list (which ends a turn)."""
    state.apply(state.sample(rng) if state.player < 0 else state.legal_actions()[-1])


def test_the_outlook_is_what_happens() -> None:
    # strong enough never to lose a building or morale
    state = given(city("aquaeductus officina statio* statio* statio* statio*", "G9"), city("", "G9"), round=3)
    expected = {entry.round: entry[1:4] for entry in forecast.outlook(state, 0)}
    rng, seen = Random(3), dict[int, tuple[int, int, int]]()
    while state.phase != "final":
        if state.phase == "play":
            mine = state.cities[0]
            seen[state.round] = (mine.morale, mine.defence, buildings.military(mine))
        pass_on(state, rng)
    assert seen == expected


def test_an_end_of_a_track_is_kept() -> None:
    state = given(city(), morale_max=6)
    assert worth(state, 0, plan("hortus", 1)) == {2: 0, 3: 0, 5: 0, 6: 0}


# --- payback ---


@pytest.mark.rule("provincia.income.first-round")
def test_a_production_building_pays_once_a_round_from_the_first_on() -> None:
    state = given(city())
    assert [forecast.payback(state, TABLES["lignator"], n).times for n in range(1, 8)] == [6, 5, 4, 3, 2, 1, 0]
    lignator = forecast.payback(state, TABLES["lignator"], 2)
    assert (lignator.price, lignator.total, lignator.even) == (1, (0, 5, 0, 0), 2)
    fornax = forecast.payback(state, TABLES["fornax_lateris"], 4)
    assert (fornax.price, fornax.total, fornax.even) == (3, (3, 0, 0, 0), 6)
    assert [fornax.after(n) for n in range(3, 8)] == [0, 1, 2, 3, 3]
    assert forecast.payback(state, TABLES["fornax_lateris"], 5).even is None
    assert forecast.payback(state, TABLES["domus"], 1).even is None


@pytest.mark.rule("provincia.income.production", "provincia.income.first-round")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_payback_is_what_comes(number: int) -> None:
    strong = "statio* statio* statio* statio*"  # it loses no combat, and so no building
    state = given(city(strong, "G7", hand="lignator"), city(goods="G7"), round=number)
    play(state, "build lignator")
    rng, came = Random(1), 0
    while state.phase != "final":
        state.cities[0].goods[1] = 0
        state.journal = []
        pass_on(state, rng)
        came += sum(wood for seat, wood in events(state, "income.production", "seat", "wood") if seat == 1)
    assert came == forecast.payback(state, TABLES["lignator"], number).times == 7 - number


UNITS = """
1/2 lignator turris villa vinea; 3/4 hortus; 9/10 aquaeductus insula;
1 domus fons puteus pons portus strata fodina via_mercatoris mola exercitatio;
10/9 colosseum; 9/8 amphiteatrum; 8/7 statua; 7/6 circus; 13/11 templum; 4/3 forum;
3/2 aurifex fornax_lateris armamentarium officina stabilum; 2 statio emporium; 5/2 carchesium
"""


def test_units_per_prestige() -> None:
    expected = {id: Fraction(row.split()[0]) for row in UNITS.split(";") for id in row.split()[1:]}
    found = {card.id: forecast.units_per_prestige(card) for card in TABLES.buildings}
    assert found.pop("horreum") is None
    assert found == expected


# --- storage ---


@pytest.mark.rule("provincia.storage.overflow-lost", "provincia.bank.exhausted-lost")
def test_what_of_a_gift_is_lost() -> None:
    state = given(city(goods="W8 S7"), city(goods="C9"), players=4)
    before = state.to_dict()
    assert forecast.received(state, 0, (0, 2, 4, 1)) == ((0, 1, 2, 1), (0, 1, 2, 0))
    assert state.to_dict() == before
    state.supply[0] = 1
    assert forecast.received(state, 0, (3, 0, 0, 0)) == ((1, 0, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("provincia.storage.cap5", "provincia.destroy.horreum-reminder")
def test_cards_out_of_reach_without_a_store_house() -> None:
    small = TABLES.setup.storage
    lacks = {card.id: [cost - small for cost in card.cost[:3] if cost > small] for card in TABLES.buildings}
    assert {id for id, lack in lacks.items() if lack and lack != [1]} == {
        "aquaeductus", "insula", "circus", "statua", "templum", "colosseum",
    }  # fmt: skip
    assert {id for id, lack in lacks.items() if lack == [1]} == {"amphiteatrum", "forum"}, "only with a discount"
    assert not lacks["hortus"]
    assert all(cost <= 9 for card in TABLES.buildings for cost in card.cost[:3])


# --- ways to pay ---


def route(state: State, id: str) -> list[str] | None:
    found = forecast.cheapest(state, 0, TABLES[id])
    return None if found is None else [str(action) for action in found.actions]


@pytest.mark.rule("provincia.trade.two-for-one", "provincia.discount.one-per-building")
def test_the_cheapest_way_to_an_insula() -> None:
    state = given(city(goods="W7 G5", hand="insula", permanents="architectus"))
    found = forecast.cheapest(state, 0, TABLES["insula"])
    assert found is not None
    assert [str(action) for action in found.actions] == ["buy wood", "build insula less wood"]
    assert found.left == (0, 0, 0, 3) and found.units == 7 + 2
    play(state, *map(str, found.actions))
    assert state.cities[0].goods == [0, 0, 0, 3]


@pytest.mark.rule("provincia.discount.player-choice")
def test_the_discount_goes_where_it_saves_most() -> None:
    state = given(city("carchesium", "S6 W1 G3", hand="forum"))
    assert route(state, "forum") == ["build forum less gold"]
    assert route(given(city("carchesium", "S6 W1", hand="forum")), "forum") == ["build forum less gold"]
    assert route(given(city("carchesium", "S5 W1 G1", hand="forum")), "forum") == ["build forum less stone"]


@pytest.mark.rule("provincia.trade.no-clay", "provincia.senate.commercium")
def test_clay_comes_from_commercium_alone() -> None:
    assert route(given(city(goods="W1 G9", hand="domus")), "domus") is None
    # wood for clay: buy wood first
    state = given(city(goods="W1 G4", hand="domus commercium_03"))
    assert route(state, "domus") == ["buy wood", "buy wood", "play commercium_03 2x", "build domus"]
    # gold for clay is cheaper
    state = given(city(goods="W1 G4", hand="domus commercium_03 commercium_07"))
    assert route(state, "domus") == ["play commercium_07 2x", "build domus"]


def test_exchanges_may_be_chained() -> None:
    # stone -> gold -> clay, one card after the other
    state = given(city(goods="S4", hand="vinea commercium_12 commercium_07"))
    assert route(state, "vinea") == ["play commercium_12 1x", "play commercium_07 1x", "build vinea"]


@pytest.mark.rule("provincia.senate.patronus")
def test_patronus_brings_goods_for_a_coin() -> None:
    state = given(city(goods="G1 W5", hand="insula patronus_2"))
    assert route(state, "insula") == ["play patronus_2", "build insula"]


@pytest.mark.rule("provincia.storage.cap5", "provincia.trade.no-waste")
def test_what_cannot_be_stored_cannot_be_bought() -> None:
    state = given(city(goods="W5 G9", hand="insula", horreum=False))
    assert route(state, "insula") is None


def test_no_way_where_the_rules_forbid_the_building() -> None:
    state = (
        given(city("forum", "S9 W2 G9", hand="forum pons"), town="massilia")
        if False
        else given(city("forum", "C9 S9 W9 G9", hand="forum pons", town="massilia"))
    )
    forum, pons = forecast.ladder(state, 0)
    assert (forum.allowed, forum.route, forum.rounds) == (False, None, None)
    assert (pons.allowed, pons.route) == (False, None)


def test_a_rung_says_what_is_missing_and_how_long_it_takes() -> None:
    state = given(city("fodina fodina", "S5 G2", hand="statua"), round=3)
    rung = forecast.ladder(state, 0)[0]
    assert rung.missing == (0, 0, 3, 0) and rung.less == -1 and rung.route is None
    assert rung.rounds == 2
    assert forecast.rung(state, 0, TABLES["insula"]).rounds is None
    assert forecast.rung(state, 0, TABLES["fodina"]).missing == (0, 2, 0, 0)
    assert forecast.rung(state, 0, TABLES["fodina"]).route is None
    # taxes take the coin that HORTUS would need
    state = given(city("aurifex", "G5", hand="hortus"), round=5)
    assert forecast.rung(state, 0, TABLES["hortus"]).rounds is None
    free = given(city("aurifex", "G5", hand="hortus", permanents="corruptio"), round=5)
    assert forecast.rung(free, 0, TABLES["hortus"]).rounds == 1


def brute(state: State, id: str, depth: int) -> int | None:
    """The fewest units with which the building can be built, by trying everything, so many steps deep."""
    best: int | None = None
    for action in state.legal_actions():
        text = str(action)
        new = state.copy()
        before = sum(new.cities[0].goods)
        if text.startswith(f"build {id}"):
            new.apply(action)
            found: int | None = before - sum(new.cities[0].goods)
        elif depth and text.startswith(("buy", "play commercium", "play patronus")):
            new.apply(action)
            rest = brute(new, id, depth - 1)
            found = None if rest is None else rest + before - sum(new.cities[0].goods)
        else:
            continue
        best = found if best is None else best if found is None else min(best, found)
    return best


@pytest.mark.parametrize("seed", range(30))
def test_there_is_a_way_exactly_if_trying_everything_finds_one(seed: int) -> None:
    rng = Random(seed)
    faces = [c.id for c in TABLES.cards[1] if c.kind in ("commercium", "patronus")]
    goods = " ".join(f"{letter}{rng.randrange(5)}" for letter in "CWSG")
    building = rng.choice(["domus", "aurifex", "strata", "fons", "officina", "stabilum", "via_mercatoris", "puteus"])
    state = given(city(goods=goods, hand=" ".join([building, *rng.sample(faces, 2)])))
    found = forecast.cheapest(state, 0, TABLES[building])
    most = brute(state, building, 4)
    assert (found is None) == (most is None)
    if found is not None and most is not None:
        assert found.left == tuple(_played(state, found.actions).cities[0].goods)
        assert found.units == sum(state.cities[0].goods) - sum(found.left) >= most


def _played(state: State, actions: Any) -> State:
    new = state.copy()
    for action in actions:
        new.play(action)
    return new


def test_it_is_quick_with_a_hand_full_of_exchanges() -> None:
    hand = "circus commercium_01 commercium_02 commercium_07 commercium_08 commercium_09 commercium_14"
    state = given(city(goods="C5 W3 S1 G9", hand=hand))
    begun = perf_counter()
    assert route(state, "circus") is not None
    assert perf_counter() - begun < 2


def test_forecasts_change_nothing_and_need_no_turn() -> None:
    state = position(players=3, phase="select", cities=[{"hand": ["domus"]}, {}, {}])
    before = state.to_dict()
    forecast.outlook(state, 1)
    assert [rung.building.id for rung in forecast.ladder(state, 0)] == ["domus"]
    assert forecast.cheapest(state, 1, TABLES["domus"]) is not None, "as if it were in hand"
    assert state.to_dict() == before


@pytest.mark.parametrize(
    ("seat", "plan", "why"),
    [
        (5, [], "seat: 5 does not play"),
        (0, 3, "plan: a list of purchases is needed"),
        (0, [TABLES.by_id["legio"]], "plan: a list of purchases is needed"),
        (0, [Purchase("legio", 1)], "plan: a list of purchases is needed"),  # type: ignore[arg-type]
        (0, [Purchase(TABLES.by_id["legio"], 9)], "plan.round: a whole number from 0 to 6 is needed, not 9."),  # type: ignore[arg-type]
    ],
)
def test_a_plan_that_is_none_is_named(seat: int, plan: Any, why: str) -> None:
    with pytest.raises(BadInput) as caught:
        worth(position(players=2, phase="play", round=1), seat, plan)
    assert str(caught.value).startswith(why)
