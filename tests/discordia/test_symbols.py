"""Symbols: what each bonus and each damage does."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim.discordia.city import City
from rulesim.discordia.state import State
from tests.discordia.given import city, events, given, is_legal, legal, on, play, reason, supply, text


def gaining(*effects: tuple[str, Any], mine: City | str = "", **fields: Any) -> State:
    """The seat to act gets these effects in the middle of its turn."""
    state = given(mine, die="red 6", **fields)
    state.push(*effects)
    state.run()
    return state


# --- dispatch to any tile ---

ONE_OF_EACH = "harbour1=SH02 fort1=BA04 market1=ST02 field1=FA03 tower1=MT6"


@pytest.mark.rule("discordia.symbol.dispatch-any")
def test_a_dispatch_to_any_one_tile() -> None:
    state = gaining(("DISPATCH", "any"), mine=ONE_OF_EACH)
    slots = ["harbour1 BB", "fort1 R", "market1 W", "field1 Y", "tower1 R"]
    assert legal(state) == [f"dispatch {slot}" for slot in slots] + ["decline"]
    play(state, "dispatch field1 Y")
    facts = ("seat", "tile", "kind", "slot", "figures")
    assert events(state, "symbol.dispatch-any", *facts) == [(1, "FA03", "farm", 1, "Y")]
    assert (on(state, "field1"), state.main, state.todo) == ("FA03[Y]", "", ())


@pytest.mark.rule("discordia.symbol.dispatch-any")
def test_by_option_not_to_military_towers() -> None:
    state = gaining(("DISPATCH", "any"), mine=ONE_OF_EACH, dispatch_any_towers=False)
    assert "dispatch tower1 R" not in legal(state)
    assert reason(state, "dispatch tower1 R", "kind") == ("dispatch.kind", "military")


@pytest.mark.rule("discordia.symbol.dispatch-any")
def test_without_a_space_that_can_be_paid_it_is_lost() -> None:
    state = gaining(("DISPATCH", "any"), mine=city(ONE_OF_EACH, supply="W1").copy())
    assert legal(state) == ["dispatch market1 W", "decline"]
    state = gaining(("DISPATCH", "any"), mine=city("field1=FA16", supply="Y2"))
    assert state.todo == ()
    assert events(state, "action.bonus-immediate", "effect", "amount") == [("DISPATCH", 1)]


@pytest.mark.rule("discordia.symbol.dispatch-any")
def test_such_a_dispatch_keeps_the_rules_of_every_dispatch() -> None:
    state = gaining(("DISPATCH", "any"), mine=ONE_OF_EACH)
    assert reason(state, "dispatch field1 B", "paid", "missing") == ("dispatch.exact", "B", "Y")
    assert reason(state, "dispatch field2 Y", "have") == ("dispatch.full-tile", 0)


# --- demolition ---


@pytest.mark.rule("discordia.symbol.demolish")
def test_a_tile_of_the_owners_choice_is_removed() -> None:
    state = gaining(("DEMOLISH", 1), mine=city("field1=FA02[YY] fort1=BA03 tower1=MT1", supply="B1"))
    assert legal(state) == ["demolish fort1", "demolish field1"]
    # no tower, no empty slot; and it cannot be declined
    assert reason(state, "demolish tower1", "slot", "area") == ("symbol.demolish", 1, "tower")
    assert reason(state, "demolish field2", "slot", "area") == ("symbol.demolish", 2, "field")
    play(state, "demolish field1")
    assert (supply(state), on(state, "field1")) == ("BYY", "")
    facts = ("seat", "tile", "kind", "slot", "figures")
    assert events(state, "symbol.demolish", *facts) == [(1, "FA02", "farm", 1, "YY")]


@pytest.mark.rule("discordia.symbol.demolish")
def test_two_demolitions_one_after_the_other_and_none_without_tiles() -> None:
    state = play(gaining(("DEMOLISH", 2), mine="field1=FA02 fort1=BA03"), "demolish field1")
    assert legal(state) == ["demolish fort1"]
    assert gaining(("DEMOLISH", 1)).todo == ()


# --- swaps ---


@pytest.mark.rule("discordia.symbol.swap")
def test_a_swap_draws_first_and_returns_as_many() -> None:
    state = gaining(("SWAP", 2), mine=city(supply="B1"), bag="R5")
    assert legal(state) == ["swap", "decline"]
    play(state, "swap", "draw RR")
    assert supply(state) == "BRR"
    assert legal(state) == ["return BR", "return RR"]
    facts = ("need", "have", "figures", "supply")
    assert reason(state, "return R", *facts) == ("symbol.swap", 2, 1, "R", "BRR")
    assert reason(state, "return BB", *facts) == ("symbol.swap", 2, 2, "BB", "BRR")
    assert reason(state, "decline", "effect") == ("action.optional", "RETURN")
    play(state, "return BR")
    assert (supply(state), text(state.bag)) == ("R", "B1 R4")
    assert events(state, "symbol.swap", "seat", "way", "figures") == [(1, "draw", "RR"), (1, "return", "BR")]
    assert not state.is_over, "a swap never wins"


@pytest.mark.rule("discordia.symbol.swap")
def test_with_a_short_bag_both_numbers_shrink() -> None:
    state = play(gaining(("SWAP", 3), mine=city(supply="B4"), bag="R2"), "swap")
    assert legal(state) == ["draw RR"]
    play(state, "draw RR")
    assert legal(state) == ["return BB", "return BR", "return RR"]
    # and without a figure in the bag it is lost
    assert gaining(("SWAP", 3), bag="").todo == ()


# --- discards and draws ---


@pytest.mark.rule("discordia.symbol.discard-draw")
def test_a_discard_is_of_the_owners_choice_and_need_not_be_all() -> None:
    state = gaining(("DISCARD", 2), mine=city(supply="B2 R1"))
    assert legal(state) == ["return BB", "return BR", "return B", "return R", "decline"]
    facts = ("need", "have", "figures", "supply")
    assert reason(state, "return BBR", *facts) == ("symbol.discard-draw", 2, 3, "BBR", "BBR")
    assert reason(state, "return W", *facts) == ("symbol.discard-draw", 2, 1, "W", "BBR")
    bag = state.bag[1]
    play(state, "return BR")
    assert (supply(state), state.bag[1]) == ("B", bag + 1)
    assert events(state, "symbol.discard-draw", "seat", "way", "figures") == [(1, "discard", "BR")]


@pytest.mark.rule("discordia.symbol.discard-draw", "discordia.end.instant")
def test_a_discard_of_the_last_figure_wins() -> None:
    state = gaining(("DISCARD", 2), mine=city(supply="B1"))
    assert legal(state) == ["return B", "decline"]
    assert play(state, "return B").is_over
    assert state.todo == ()


@pytest.mark.rule("discordia.symbol.discard-draw")
def test_damage_draws_figures() -> None:
    state = gaining(("DRAW", 2), mine=city(supply="B1"), bag="R1 W1")
    assert legal(state) == ["draw RW"]
    play(state, "draw RW")
    assert supply(state) == "BRW"
    assert events(state, "symbol.discard-draw", "seat", "way", "figures") == [(1, "draw", "RW")]
    # as far as there are any
    assert legal(gaining(("DRAW", 4), bag="R1 Y1")) == ["draw RY"]
    assert gaining(("DRAW", 4), bag="").todo == ()


# --- stars ---


@pytest.mark.rule("discordia.symbol.star-track", "discordia.track.bonus")
def test_a_star_goes_to_the_next_field_and_gives_its_bonus() -> None:
    # given one star on the path: field 2 gives an extension
    state = play(gaining(("EXP", 1), mine=city(expedition=1)), "star expedition")
    assert (state.city.stars, state.city.expedition, state.todo) == (5, 2, (("EXTENSION", 1),))
    facts = ("seat", "track", "field", "stars")
    assert events(state, "symbol.star-track", *facts) == [(1, "expedition", 2, 5)]
    # the development track for its own symbol
    assert legal(gaining(("DEV", 1))) == ["star development", "decline"]
    # either for the symbol of both
    assert legal(gaining(("TRACK", 1))) == ["star expedition", "star development", "decline"]


@pytest.mark.rule("discordia.symbol.star-track")
def test_the_last_star_and_the_last_field_will_do() -> None:
    state = play(gaining(("EXP", 1), mine=city(stars=1, expedition=5)), "star expedition")
    assert (state.city.stars, state.city.expedition) == (0, 6)


@pytest.mark.rule("discordia.track.bonus")
def test_no_field_is_skipped() -> None:
    state = gaining(("TRACK", 1), mine=city(expedition=1))
    facts = ("track", "need", "have")
    assert reason(state, "star expedition 4", *facts) == ("track.bonus", "expedition", 2, 4)
    assert is_legal(state, "star expedition 2")
    developing = given(city(development=1), die="red 6")
    assert reason(developing, "develop 3", *facts) == ("track.bonus", "development", 2, 3)


@pytest.mark.rule("discordia.symbol.star-track")
def test_without_a_star_or_a_field_it_is_lost() -> None:
    # given a full path without extension
    state = gaining(("EXP", 1), mine=city(expedition=6))
    assert (state.todo, state.city.stars) == ((), 6)
    assert gaining(("TRACK", 2), mine=city(stars=0)).todo == ()
    # and with only one track free, only that is offered
    assert legal(gaining(("TRACK", 1), mine=city(expedition=6))) == ["star development", "decline"]
    facts = ("stars", "track", "field")
    state = gaining(("TRACK", 1), mine=city(expedition=6))
    assert reason(state, "star expedition", *facts) == ("symbol.star-track", 6, "expedition", 0)
    state = gaining(("EXP", 1))
    assert reason(state, "star development", *facts) == ("symbol.star-track", 6, "development", 1)


@pytest.mark.rule("discordia.track.expedition-six")
def test_the_sixth_field_of_the_path_gives_a_privilege() -> None:
    state = gaining(("EXP", 1), mine=city(expedition=5), privileges="PJ_red_1 PJ_blue_1")
    play(state, "star expedition")
    assert legal(state) == ["privilege PJ_red_1", "privilege PJ_blue_1", "decline"]


@pytest.mark.rule("discordia.symbol.star-cult")
def test_stars_come_from_the_cult_and_go_back_to_it() -> None:
    state = gaining(("STAR", 2), cult=1)
    assert (state.city.stars, state.cult) == (7, 0)
    facts = ("seat", "way", "amount", "left")
    assert events(state, "symbol.star-cult", *facts) == [(1, "gain", 1, 0)]
    state = gaining(("STARLOSS", 2), mine=city(stars=1, expedition=3), cult=4)
    assert (state.city.stars, state.city.expedition, state.cult) == (0, 3, 5)
    assert events(state, "symbol.star-cult", *facts) == [(1, "loss", 1, 5)]
    assert events(gaining(("STARLOSS", 1), mine=city(stars=0)), "symbol.star-cult", *facts) == []


# --- manipulators, perks, relief ---


@pytest.mark.rule("discordia.symbol.manipulator")
def test_a_manipulator_is_taken_active_while_there_is_one() -> None:
    state = gaining(("MANIPULATOR", 1), mine=city(manipulators=1, ready=0))
    assert (state.city.manipulators, state.city.ready, state.manipulators) == (2, 1, 2)
    assert events(state, "symbol.manipulator", "seat", "left") == [(1, 2)]
    state = gaining(("MANIPULATOR", 1), mine=city(manipulators=4))
    assert (state.city.manipulators, state.manipulators) == (4, 0)
    assert events(state, "action.bonus-immediate", "effect") == ["MANIPULATOR"]


@pytest.mark.rule("discordia.perk.kept")
def test_a_perk_is_gained_once_and_for_good() -> None:
    state = gaining(("PERM", "any_colour_ship"))
    assert state.city.fields_to_dict()["perks"] == ["any_colour_ship"]
    assert events(state, "perk.kept", "seat", "perk") == [(1, "any_colour_ship")]


@pytest.mark.rule("discordia.hint.year4-reward")
def test_a_reward_that_lowers_the_shortage_is_kept_for_it() -> None:
    state = gaining(("INFRA", 3))
    assert state.city.relief == 3
    assert events(state, "hint.year4-reward", "seat", "amount") == [(1, 3)]


# --- amounts ---


@pytest.mark.rule("discordia.action.bonus-immediate")
def test_an_amount_of_two_asks_twice() -> None:
    # tables of one's own may have such effects
    state = gaining(("PRIVILEGE", 2), privileges="PJ_red_1 PJ_blue_1 PO_stars_1")
    play(state, "privilege PJ_red_1", "privilege PJ_blue_1")
    assert (state.todo, len(state.city.privileges)) == ((), 2)
    state = gaining(("TOWER", 2), mine=city(extensions="harbour"), towers="MT1 MT4 MT5")
    play(state, "build MT1 on tower1", "build MT4 on tower2")
    assert (state.todo, on(state, "tower2")) == ((), "MT4[]")
    state.push(("TOWERLOSS", 2))
    state.run()
    play(state, "lose tower1", "lose tower2")
    assert (state.todo, state.city.towers) == ((), [None, None])
    state = gaining(("EXTENSION", 2))
    play(state, "extension fort", "extension market")
    assert (state.todo, sum(state.city.extensions)) == ((), 2)
    state = gaining(("MANIPULATOR", 2))
    assert (state.city.manipulators, state.city.ready) == (3, 3)
