"""Towers: taken from the display, built above harbours, overbuilt, lost; what military and trade towers do."""

from __future__ import annotations

import pytest

from rulesim.discordia import year_end
from rulesim.discordia.city import City
from rulesim.discordia.position import from_dict
from rulesim.discordia.state import State
from tests.discordia.given import city, events, given, ids, is_legal, legal, on, play, reason, supply


def taking(mine: City | str = "", towers: str = "MT1 MT3 MT6 TT1 TT7", **fields: object) -> State:
    """Seat 1 may take a tower (season 3, the boat)."""
    return play(given(mine, die="red 3", season=3, towers=towers, **fields), "boat")  # type: ignore[arg-type]


@pytest.mark.rule("discordia.tower.choose")
def test_all_towers_on_display_may_be_chosen() -> None:
    state = taking()
    assert legal(state) == [f"build {id} on tower1" for id in ("MT1", "MT3", "MT6", "TT1", "TT7")] + ["decline"]
    assert reason(state, "build MT8 on tower1", "tile", "kind") == ("tower.choose", "MT8", "military")
    play(state, "build TT7 on tower1")
    assert ids(state.towers) == "MT1 MT3 MT6 TT1"


@pytest.mark.rule("discordia.tower.place")
def test_a_tower_stands_above_a_harbour() -> None:
    # the harbour need not hold a ship
    state = play(taking(), "build MT1 on tower1")
    assert on(state, "tower1") == "MT1[]"
    assert events(state, "tower.place", "seat", "tile", "kind", "slot") == [(1, "MT1", "military", 1)]
    # given two harbours, the first with a tower: the other place, or overbuild
    state = taking(city("tower1=MT1", extensions="harbour harbour"), "TT1")
    assert legal(state) == ["build TT1 on tower1", "build TT1 on tower2", "decline"]
    facts = ("need", "have", "slot")
    assert reason(state, "build TT1 on tower3", *facts) == ("tower.place", 3, 1, 3)
    assert reason(taking("tower1=MT1", "TT1"), "build TT1 on tower2", *facts) == ("tower.place", 1, 1, 2)


@pytest.mark.rule("discordia.tower.overbuild")
def test_any_tower_may_replace_any_other() -> None:
    # given MT3 with two soldiers
    state = play(taking(city("tower1=MT3[RR]", supply="B1"), "TT1"), "build TT1 on tower1")
    assert (supply(state), on(state, "tower1"), state.city.ring) == ("BRR", "TT1[]", 2)
    facts = ("seat", "tile", "kind", "old", "old_kind", "slot", "figures")
    assert events(state, "tower.overbuild", *facts) == [(1, "TT1", "trade", "MT3", "military", 1, "RR")]
    # and a military tower a trade tower
    assert on(play(taking("tower1=TT2", "MT3"), "build MT3 on tower1"), "tower1") == "MT3[]"


@pytest.mark.rule("discordia.tower.military-bonus")
def test_some_military_towers_place_a_star() -> None:
    state = play(taking(), "build MT6 on tower1", "star expedition")
    assert (state.city.stars, state.city.expedition) == (5, 1)
    # without a star the bonus is lost
    state = play(taking(city(stars=0)), "build MT6 on tower1")
    assert events(state, "action.bonus-immediate", "effect") == ["EXP"]


@pytest.mark.rule("discordia.tower.military-fixed")
def test_a_tower_without_spaces_has_strength_for_good() -> None:
    assert year_end.strength(city("tower1=MT1")) == 1
    assert year_end.strength(city("tower1=MT1 tower2=MT2", extensions="harbour")) == 2
    assert year_end.strength(city("tower1=TT1")) == 0


@pytest.mark.rule("discordia.tower.military-dispatch")
def test_a_red_one_reaches_the_tower_of_red_one() -> None:
    state = given(city("tower1=MT3", supply="R2 B1"), die="red 1")
    assert legal(state, "special") == ["special tower1 RR"]
    assert not is_legal(given(city("tower1=MT3", supply="R2 B1"), die="blue 1"), "special tower1 RR")
    play(state, "special tower1 RR")
    assert on(state, "tower1") == "MT3[RR]"


@pytest.mark.rule("discordia.tower.military-decrees")
@pytest.mark.parametrize(("tower", "offered"), [("tower1=MT3[RR]", ["claim DE14"]), ("", [])])
def test_a_military_tower_counts_as_barracks_for_decrees(tower: str, offered: list[str]) -> None:
    mine = city(f"{tower} fort1=BA03[RR] fort2=BA04[R]", extensions="fort")
    assert legal(given(mine, die="red 2", decrees="DE14"), "claim") == offered


@pytest.mark.rule("discordia.tower.trade")
def test_a_trade_tower_swaps_three_figures_with_its_value() -> None:
    # given TT1 (1: swap 3) and any die used as 1
    for die in ("red 1", "yellow 1", "blue 2 as 1"):
        state = given(city("tower1=TT1", supply="B2 R2"), die=die)
        assert legal(state, "trade") == ["trade tower1"]
    play(state, "trade tower1", "draw WWY")
    # then any three figures go back, the drawn ones if one likes
    assert "return WWY" in legal(state) and "return BBR" in legal(state)
    play(state, "return BBR")
    assert supply(state) == "RWWY"
    assert events(state, "tower.trade", "seat", "tile", "amount") == [(1, "TT1", 3)]


@pytest.mark.rule("discordia.tower.trade")
def test_a_trade_tower_wants_its_value_and_works_once_a_turn() -> None:
    facts = ("tile", "kind", "printed", "value", "have")
    state = given(city("tower1=TT1"), die="red 2")
    assert reason(state, "trade tower1", *facts) == ("tower.trade", "TT1", "trade", 1, 2, 0)
    state = play(given(city("tower1=TT1"), die="red 1"), "trade tower1", "draw WWY", "return WWY")
    assert reason(state, "trade tower1", *facts) == ("tower.trade", "TT1", "trade", 1, 1, 1)
    # a military tower does not trade, an empty place neither
    assert reason(given(city("tower1=MT3"), die="red 1"), "trade tower1", "kind") == ("tower.trade", "military")
    assert reason(given(die="red 1"), "trade tower1", "tile") == ("tower.trade", "")


@pytest.mark.rule("discordia.tower.trade")
@pytest.mark.parametrize(("option", "offered"), [(True, ["trade tower1"]), (False, [])])
def test_a_trade_tower_built_this_turn(option: bool, offered: list[str]) -> None:
    state = play(taking(towers="TT3", trade_tower_same_turn=option), "build TT3 on tower1")
    assert legal(state, "trade") == offered
    if not option:
        assert reason(state, "trade tower1", "tile", "have", "built") == ("tower.trade", "TT3", 1, 1)
        assert from_dict(state.to_dict()) == state
        older = play(given(city("tower1=TT1"), die="red 1", trade_tower_same_turn=False), "trade tower1", "draw WWY")
        play(older, "return WWY")
        assert reason(older, "trade tower1", "have", "built") == ("tower.trade", 1, 0)


@pytest.mark.rule("discordia.tower.trade-steps")
def test_building_a_trade_tower_gives_two_steps() -> None:
    state = play(taking(city(ring=3)), "build TT1 on tower1")
    assert state.city.ring == 5
    # from field 9: one step to 10, and one swap of two
    state = play(taking(city(ring=9)), "build TT1 on tower1")
    assert (state.city.ring, state.todo) == (10, (("SWAP", 2),))


@pytest.mark.rule("discordia.symbol.tower")
def test_a_tower_of_the_owners_choice_is_lost() -> None:
    mine = city("tower1=MT3[RR] tower2=TT1", extensions="harbour", supply="B1")
    state = given(mine, die="red 1")
    state.push(("TOWERLOSS", 1))
    state.run()
    assert legal(state) == ["lose tower1", "lose tower2"]
    assert reason(state, "lose tower3", "slot") == ("symbol.tower", 3)
    assert reason(state, "decline", "effect") == ("action.optional", "TOWERLOSS")
    play(state, "lose tower1")
    assert (supply(state), on(state, "tower1"), on(state, "tower2")) == ("BRR", "", "TT1[]")
    facts = ("seat", "tile", "kind", "figures")
    assert events(state, "symbol.tower", *facts) == [(1, "MT3", "military", "RR")]


@pytest.mark.rule("discordia.symbol.tower")
def test_without_a_tower_none_is_lost_and_without_a_display_none_is_taken() -> None:
    state = given(die="red 1")
    state.push(("TOWERLOSS", 1))
    state.run()
    assert state.todo == ()
    assert taking(towers="").todo == ()
