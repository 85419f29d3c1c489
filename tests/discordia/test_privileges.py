"""Privileges: jokers for good, advantages that are used once, and the only occasions to take one."""

from __future__ import annotations

import pytest

from rulesim.discordia import privileges
from rulesim.discordia.city import as_laid
from rulesim.discordia.state import State
from tests.discordia.given import TABLES, city, events, given, ids, is_legal, kept, legal, on, play, reason, supply

ALL = 0b1111


@pytest.mark.rule("discordia.privilege.joker")
def test_a_joker_stands_for_any_colour() -> None:
    # given the blue joker, the space RR, and one sailor and one soldier
    state = given(city("fort1=BA03", supply="B1 R1 W1", privileges="PJ_blue_1"), die="red 1")
    assert legal(state, "special") == ["special fort1 BR"]
    assert "privilege.joker" in kept(state, "special fort1 BR")
    # a merchant is none
    assert reason(state, "special fort1 RW", "paid", "missing") == ("dispatch.exact", "RW", "R")
    # and one sailor is only one soldier
    state = given(city("fort1=BA03", supply="B1 W2", privileges="PJ_blue_1"), die="red 1")
    assert reason(state, "special fort1 BW", "space", "missing") == ("dispatch.all-or-nothing", "RR", "R")


@pytest.mark.rule("discordia.privilege.joker")
def test_what_a_joker_cannot_do_is_told_with_the_joker_colours() -> None:
    state = given(city("fort1=BA03", supply="B2 W2", privileges="PJ_blue_1"), die="red 1")
    assert reason(state, "special fort1 BW", "space", "paid", "figures") == ("privilege.joker", "RR", "BW", "B")


@pytest.mark.rule("discordia.privilege.joker")
def test_jokers_do_not_change_colours_for_decrees() -> None:
    # given at most two colours are asked for, and three in supply, one of them a joker
    state = given(city(supply="B3 W2 R1", privileges="PJ_red_1"), die="red 1", decrees="DE08")
    assert reason(state, "claim DE08", "have", "supply") == ("decree.two-kinds", 3, "BRW")


@pytest.mark.rule("discordia.privilege.joker-pair")
@pytest.mark.parametrize(
    ("owned", "mask"),
    [
        ("", 0),
        ("PJ_blue_1", 0b0001),
        ("PJ_blue_1 PJ_red_2", 0b0011),
        ("PJ_blue_1 PJ_blue_2", ALL),
        ("PJ_blue_1 PJ_red_2 PJ_red_1", ALL),
        ("PO_stars_1 PO_stars_2", 0),
    ],
)
def test_two_identical_ones_make_all_figures_jokers(owned: str, mask: int) -> None:
    assert privileges.jokers(TABLES[id] for id in owned.split()) == mask


@pytest.mark.rule("discordia.privilege.joker-pair")
def test_the_second_of_a_colour_opens_every_space() -> None:
    mine = city("field1=FA16", supply="W3 B9", privileges="PJ_blue_1", extensions="fort market field")
    state = given(mine, die="red 1", privileges="PJ_blue_2 PJ_red_1")
    play(state, "extension development", "privilege PJ_blue_2")
    assert state.city.jokers == ALL
    assert events(state, "privilege.joker-pair", "seat") == [1]
    state.main, state.value = "", 4
    assert "dispatch field1 WWW" in legal(state)


@pytest.mark.rule("discordia.privilege.once")
def test_a_one_off_privilege_is_used_now_or_in_a_later_turn_of_ones_own() -> None:
    # given the privilege with a dispatch to any tile and two stars, in a turn that allows no dispatch to farms
    mine = city("field1=FA03", privileges="PO_dispatch_1", supply="B3 Y1")
    state = play(given(mine, die="red 2", year=3), "use PO_dispatch_1")
    assert legal(state) == ["dispatch field1 Y", "decline"]
    play(state, "dispatch field1 Y")
    assert (supply(state), state.city.stars) == ("BBB", 8)
    facts = ("privilege", "figure", "why")
    assert reason(state, "use PO_dispatch_1", *facts) == ("privilege.once", "PO_dispatch_1", "", "spent")
    assert events(state, "privilege.once", "seat", "privilege") == [(1, "PO_dispatch_1")]


@pytest.mark.rule("discordia.privilege.once")
def test_only_own_one_off_privileges_are_used() -> None:
    state = given(city(privileges="PJ_blue_1 PJ_red_1 PO_stars_1*"), die="red 2")
    facts = ("privilege", "figure", "why")
    assert reason(state, "use PJ_red_1", *facts) == ("privilege.once", "PJ_red_1", "R", "permanent")
    assert reason(state, "use PJ_red_2", *facts) == ("privilege.once", "PJ_red_2", "R", "foreign")
    assert reason(state, "use PO_stars_1", *facts) == ("privilege.once", "PO_stars_1", "", "spent")
    assert reason(state, "use PO_stars_2", *facts) == ("privilege.once", "PO_stars_2", "", "foreign")
    assert legal(state, "use") == []


def raided(**options: str) -> State:
    """The raid's reward, a star, reaches expedition field 6; one more one-off privilege is owned already."""
    mine = city("field1=FA03", expedition=5, stars=2, privileges="PO_stars_1", supply="B3 Y1")
    state = given(mine, season=5, germanic="GA1 GB4", privileges="PO_dispatch_1 PO_aqueduct_2", die="red 1", **options)
    for seat, own in enumerate(state.cities):
        barracks = TABLES[f"BA0{seat + 1}"]
        own.slots[1] = [as_laid(barracks, len(barracks.spaces), (0, 9, 0, 0))]
    state.start = state.seat = state.player = 0
    state.push(("RAID", 0), ("RAID", 1), ("SHORTAGE", 0), ("SHORTAGE", 1), ("YEAR", 0))
    state.run()
    return play(state, "star expedition")


@pytest.mark.rule("discordia.privilege.once")
def test_a_one_off_privilege_of_a_raid_is_used_at_once_or_later() -> None:
    state = raided()
    assert legal(state) == ["privilege PO_dispatch_1", "privilege PO_aqueduct_2", "decline"]
    play(state, "privilege PO_dispatch_1")
    assert legal(state) == ["use PO_dispatch_1", "decline"]
    facts = ("privilege", "why", "phase")
    assert reason(state, "use PO_stars_1", *facts) == ("privilege.once", "PO_stars_1", "late", "raid")
    kept = play(state.copy(), "decline")
    assert kept.cities[0].privileges[-1] == (TABLES["PO_dispatch_1"], False)
    assert ("ONCE", "PO_dispatch_1") not in kept.todo
    play(state, "use PO_dispatch_1")
    assert legal(state) == ["dispatch field1 Y", "decline"]
    play(state, "dispatch field1 Y")
    assert (on(state, "field1"), state.cities[0].stars) == ("FA03[Y]", 3)
    assert state.seat == 1, "the next raid"


@pytest.mark.rule("discordia.privilege.once")
def test_by_option_it_waits_for_a_later_turn() -> None:
    state = play(raided(privilege_year_end="later_turn"), "privilege PO_dispatch_1")
    assert (state.phase, state.seat) == ("raid", 1)
    city_of_mine = state.cities[0]
    assert city_of_mine.privileges[-1] == (TABLES["PO_dispatch_1"], False)


@pytest.mark.rule("discordia.privilege.once")
def test_a_privilege_of_the_end_of_a_turn_is_used_at_once() -> None:
    # given a full ship, and a step of its leaving that puts a star on field 6 of the expedition path
    state = given(city("harbour1=SH01[B,W]", expedition=5), die="red 6", privileges="PO_aqueduct_1 PJ_red_1")
    play(state, "end")
    state.push(("EXP", 1))
    state.run()
    play(state, "star expedition", "privilege PO_aqueduct_1")
    assert legal(state) == ["use PO_aqueduct_1", "decline"]
    play(state, "use PO_aqueduct_1")
    assert state.city.ring == 2
    assert legal(state, "flip") != [], "then the ship leaves"


@pytest.mark.rule("discordia.privilege.once")
def test_a_privilege_of_a_turn_is_a_side_action_as_ever() -> None:
    state = given(city(expedition=5), die="red 1", privileges="PO_aqueduct_1")
    play(state, "boat", "star expedition", "privilege PO_aqueduct_1")
    assert state.todo == ()
    assert legal(state, "use") == ["use PO_aqueduct_1"]


@pytest.mark.rule("discordia.privilege.kinds")
def test_stars_on_either_track() -> None:
    # given two stars: one goes to the path, one to the development track, whose bonus comes at once
    state = play(given(city(privileges="PO_stars_1"), die="red 2"), "use PO_stars_1")
    assert legal(state) == ["star expedition", "star development", "decline"]
    play(state, "star development")
    assert (state.city.development, state.city.stars) == (1, 5)
    play(state, "star expedition")
    assert (state.city.expedition, state.todo) == (1, ())


@pytest.mark.rule("discordia.privilege.kinds")
def test_with_one_star_the_second_is_lost() -> None:
    state = play(given(city(privileges="PO_stars_1", stars=1), die="red 2"), "use PO_stars_1", "star expedition")
    assert (state.city.expedition, state.city.stars, state.todo) == (1, 0, ())
    assert events(state, "action.bonus-immediate", "effect", "amount") == [("TRACK", 1)]


@pytest.mark.rule("discordia.privilege.kinds")
def test_aqueduct_steps() -> None:
    state = play(given(city(privileges="PO_aqueduct_1", ring=3), die="red 2"), "use PO_aqueduct_1")
    assert state.city.ring == 5


@pytest.mark.rule("discordia.privilege.occasions")
def test_a_privilege_of_the_display_is_taken_and_is_gone_for_the_others() -> None:
    mine = city(extensions="fort market field")
    state = given(mine, die="red 1", privileges="PJ_red_1 PO_stars_1 PJ_blue_1")
    play(state, "extension development")
    facts = ("privilege", "figure")
    assert reason(state, "privilege PJ_white_1", *facts) == ("privilege.occasions", "PJ_white_1", "W")
    play(state, "privilege PO_stars_1")
    assert ids(state.privileges) == "PJ_red_1 PJ_blue_1"
    assert events(state, "privilege.occasions", "seat", "privilege", "figure") == [(1, "PO_stars_1", "")]
    assert is_legal(state, "use PO_stars_1"), "at once"


@pytest.mark.rule("discordia.privilege.occasions")
def test_declining_loses_it_until_the_next_occasion() -> None:
    state = given(city(extensions="fort market field"), die="red 1", privileges="PJ_red_1")
    play(state, "extension development", "decline")
    assert not is_legal(state, "privilege PJ_red_1")
    # the fifth extension is no occasion, the sixth is
    for offered in (False, True):
        state.main = ""
        play(state, "extension harbour")
        assert (legal(state, "privilege") == ["privilege PJ_red_1"]) == offered


@pytest.mark.rule("discordia.privilege.occasions", "discordia.track.expedition-six")
def test_the_sixth_expedition_field_is_the_third_occasion() -> None:
    mine = city(expedition=5)
    state = given(mine, die="red 1", display="SH01", privileges="PJ_red_1 PO_stars_1")
    play(state, "take SH01 on harbour1", "star expedition")
    assert legal(state) == ["privilege PJ_red_1", "privilege PO_stars_1", "decline"]
    assert events(state, "track.expedition-six", "seat") == [1]


@pytest.mark.rule("discordia.privilege.occasions")
def test_without_a_privilege_on_display_the_occasion_is_lost() -> None:
    state = play(given(city(extensions="fort market field"), die="red 1"), "extension development")
    assert state.todo == ()
    assert events(state, "action.bonus-immediate", "effect") == ["PRIVILEGE"]
