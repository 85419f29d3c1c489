"""Side actions: special dispatches, the season boat, claims in the own turn, the fourth and the sixth extension."""

from __future__ import annotations

import pytest

from tests.discordia.given import city, events, given, is_legal, kept, legal, on, play, reason, supply


def targets(state: object) -> set[str]:
    """The slots that a special dispatch may go to."""
    return {notation.split()[1] for notation in legal(state, "special")}  # type: ignore[arg-type]


FOUR_ONES = "fort1=BA01 market1=ST01 field1=FA01 harbour1=SH01"
FIGURES = "B3 R5 W3 Y3"

# --- 2.2.1 special dispatch ---


@pytest.mark.rule("discordia.special.match")
def test_colour_and_value_must_match() -> None:
    state = given(city(FOUR_ONES, supply=FIGURES), die="red 1")
    facts = ("tile", "kind", "colour", "printed", "die", "value")
    rule = "special.match"
    assert reason(state, "special field1 Y", *facts) == (rule, "FA01", "farm", "yellow", 1, "red", 1)
    assert reason(state, "special harbour1 B", *facts) == (rule, "SH01", "ship", "blue", 1, "red", 1)
    assert rule in kept(state, "special fort1 RR")
    # the colour alone will not do
    wrong_value = given(city(FOUR_ONES, supply=FIGURES), die="red 2")
    assert reason(wrong_value, "special fort1 RR", *facts) == (rule, "BA01", "barracks", "red", 1, "red", 2)


@pytest.mark.rule("discordia.special.match")
@pytest.mark.parametrize(
    ("die", "slots"),
    [
        ("red 1", {"fort1", "market1"}),
        ("blue 1", {"harbour1", "market1"}),
        ("yellow 1", {"field1", "market1"}),
        ("yellow 2", set[str]()),
        ("blue 2 as 1", {"harbour1", "market1"}),
    ],
)
def test_which_tiles_a_die_reaches(die: str, slots: set[str]) -> None:
    assert targets(given(city(FOUR_ONES, supply=FIGURES), die=die)) == slots


@pytest.mark.rule("discordia.special.stall-any")
def test_of_a_stall_only_the_value_matters() -> None:
    for die in ("red 1", "yellow 1", "blue 1"):
        state = given(city("market1=ST01 market2=SH01b"), die=die)
        assert targets(state) == {"market1", "market2"}
        assert "special.stall-any" in kept(state, "special market2 W")
    state = given(city("market1=ST01"), die="red 3")
    facts = ("tile", "kind", "printed", "value")
    assert reason(state, "special market1 W", *facts) == ("special.stall-any", "ST01", "stall", 1, 3)


@pytest.mark.rule("discordia.special.example-red1")
def test_the_example_of_the_red_one() -> None:
    state = given(city(FOUR_ONES, supply=FIGURES), die="red 1")
    assert legal(state, "special") == ["special fort1 RR", "special market1 W"]
    # both, one after the other, and a military tower of red 1 as well
    state = given(city(f"{FOUR_ONES} tower1=MT3", supply=FIGURES), die="red 1")
    assert targets(state) == {"fort1", "market1", "tower1"}
    play(state, "special fort1 RR", "special market1 W", "special tower1 RR")
    assert supply(state) == "BBBRWWYYY"


@pytest.mark.rule("discordia.special.new-tile")
def test_a_tile_taken_this_turn_may_get_its_special_dispatch() -> None:
    # given blue 4, and SH11 (blue 4, B|X) in column 4
    state = play(given(die="blue 4", display="SH11@4"), "take SH11 on harbour1", "decline")
    assert legal(state, "special") == ["special harbour1 B"]
    # also a tower
    state = given(city(supply="R2"), die="red 3", season=3, towers="MT5")
    assert play(state, "boat", "build MT5 on tower1").city.towers[0] is not None
    assert legal(state, "special") == ["special tower1 RR"]


@pytest.mark.rule("discordia.special.once")
def test_one_special_dispatch_per_tile_and_turn() -> None:
    state = play(given(city(FOUR_ONES, supply="R5"), die="red 1"), "special fort1 RR")
    assert reason(state, "special fort1 R", "tile", "kind") == ("special.once", "BA01", "barracks")
    assert "special fort1 R" not in legal(state)
    # in the next turn again
    play(state, "end", "choose blue 1", "end")
    assert state.used == ()


@pytest.mark.rule("discordia.special.once")
def test_the_main_action_may_go_to_the_same_tile() -> None:
    # given a 5: AT5 offers barracks
    state = play(given(city("fort1=BA15"), die="red 5"), "special fort1 R", "dispatch fort1 R")
    assert on(state, "fort1") == "BA15[RR]"


@pytest.mark.rule("discordia.special.once")
def test_a_tile_that_replaces_a_used_one_has_its_own_dispatch() -> None:
    state = given(city("field1=FA02"), die="yellow 1", display="FA04")
    play(state, "special field1 YY", "take FA04 on field1")
    assert legal(state, "special") == ["special field1 YY"]


@pytest.mark.rule("discordia.special.payment")
def test_a_special_dispatch_follows_the_rules_of_every_dispatch() -> None:
    # given BA01 without figures and one red
    state = given(city("fort1=BA01", supply="R1 B9"), die="red 1")
    assert reason(state, "special fort1 R", "space", "missing") == ("dispatch.all-or-nothing", "RR", "R")
    state = given(city("fort1=BA01", supply="R3 B9"), die="red 1")
    assert reason(state, "special fort1 RB", "paid", "missing") == ("dispatch.exact", "BR", "R")
    assert reason(state, "special fort1 R space 2", "have", "need") == ("dispatch.next-space", 2, 1)
    full = given(city("fort1=BA03[RR]"), die="red 1")
    assert reason(full, "special fort1 RR", "tile") == ("dispatch.full-tile", "BA03")
    assert reason(full, "special fort2 RR", "tile") == ("dispatch.full-tile", "")


@pytest.mark.rule("discordia.special.match", "discordia.end.instant")
def test_a_special_dispatch_is_recorded_and_may_win() -> None:
    state = play(given(city("fort1=BA03", supply="R2"), die="red 1"), "special fort1 RR")
    facts = ("seat", "tile", "kind", "slot", "figures")
    assert events(state, "special.match", *facts) == [(1, "BA03", "barracks", 1, "RR")]
    assert state.is_over


# --- perks ---


@pytest.mark.rule("discordia.special.perk")
@pytest.mark.parametrize(
    ("development", "slots"),
    [
        (0, {"harbour1"}),
        (1, {"harbour1"}),
        (2, {"harbour1", "field1"}),
        (4, {"harbour1", "field1", "fort1", "tower1"}),
        (6, {"harbour1", "field1", "fort1", "tower1"}),
    ],
)
def test_a_perk_removes_the_colour_test(development: int, slots: set[str]) -> None:
    mine = city("harbour1=SH08 field1=FA09 fort1=BA08 tower1=MT5", development=development)
    assert targets(given(mine, die="blue 3")) == slots


@pytest.mark.rule("discordia.special.perk")
def test_with_a_perk_the_value_must_still_match() -> None:
    state = given(city("field1=FA09", development=2), die="blue 2")
    facts = ("tile", "kind", "colour", "printed", "die", "value", "perk")
    assert reason(state, "special field1 Y", *facts) == (
        "special.perk", "FA09", "farm", "yellow", 3, "blue", 2, "any_colour_farm",
    )  # fmt: skip
    # ships with any colour from field 6 on
    assert targets(given(city("harbour1=SH08", development=6), die="red 3")) == {"harbour1"}
    assert targets(given(city("harbour1=SH08", development=5), die="red 3")) == set()


@pytest.mark.rule("discordia.special.perk")
def test_by_option_the_perk_for_barracks_leaves_towers_out() -> None:
    mine = city("fort1=BA08 tower1=MT5", development=4)
    state = given(mine.copy(), die="blue 3", perk_covers_towers=False)
    assert targets(state) == {"fort1"}
    assert reason(state, "special tower1 RR", "tile") == ("special.match", "MT5")
    assert targets(given(mine, die="red 3", perk_covers_towers=False)) == {"fort1", "tower1"}


@pytest.mark.rule("discordia.perk.kept")
def test_perks_stay_when_the_track_goes_on() -> None:
    state = given(die="red 6")
    state.city.stars = 3
    for _ in range(3):
        state.main = ""
        play(state, "develop", *(["decline"] if state.todo else []))
        while state.todo:
            play(state, "decline")
    assert state.city.development == 3
    assert {"develop_on_5", "any_colour_farm"} <= {*state.city.fields_to_dict()["perks"]}
    assert events(state, "perk.kept", "seat", "perk") == [(1, "develop_on_5"), (1, "any_colour_farm")]


# --- 2.2.2 the season boat ---


@pytest.mark.rule("discordia.boat.match")
@pytest.mark.parametrize(
    ("season", "waits", "ring", "stars"),
    [(1, (("EXP", 1),), 0, 6), (2, (), 1, 6), (3, (("TOWER", 1),), 0, 6), (4, (), 0, 7), (5, (("SWAP", 2),), 0, 6)],
)
def test_the_bonus_of_each_season(season: int, waits: tuple[tuple[str, int], ...], ring: int, stars: int) -> None:
    state = play(given(die=f"red {season}", season=season, towers="MT1"), "boat")
    assert (state.todo, state.city.ring, state.city.stars) == (waits, ring, stars)
    assert events(state, "boat.match", "seat", "season") == [(state.seat + 1, season)]


@pytest.mark.rule("discordia.boat.match")
def test_the_boat_wants_its_value_and_comes_once_a_turn() -> None:
    facts = ("value", "season", "have")
    assert reason(given(die="red 2", season=3), "boat", *facts) == ("boat.match", 2, 3, 0)
    state = play(given(die="red 2", season=2), "boat")
    assert reason(state, "boat", *facts) == ("boat.match", 2, 2, 1)
    assert legal(state, "boat") == []
    # it is optional
    assert is_legal(given(die="red 2", season=2), "end")


@pytest.mark.rule("discordia.boat.manipulated")
def test_the_manipulated_value_counts_for_the_boat() -> None:
    state = play(given(season=2, dice="1 1 3"), "choose blue 2", "boat")
    assert state.city.ring == 1
    assert not is_legal(given(season=2, die="blue 2 as 3"), "boat")


@pytest.mark.rule("discordia.boat.six")
@pytest.mark.parametrize("season", [1, 2, 3, 4, 5])
def test_a_six_never_matches_the_boat(season: int) -> None:
    assert reason(given(die="red 6", season=season), "boat", "value", "season") == ("boat.match", 6, season)


# --- 2.2.3 many extensions ---


@pytest.mark.rule("discordia.bonus.extensions-4-6")
@pytest.mark.parametrize(("owned", "offered"), [(2, False), (3, True), (4, False), (5, True), (6, False)])
def test_the_fourth_and_the_sixth_extension_give_a_privilege(owned: int, offered: bool) -> None:
    kinds = "fort market field development expedition fort"
    mine = city(extensions=" ".join(kinds.split()[:owned]))
    state = play(given(mine, die="red 1", privileges="PJ_red_1 PO_stars_1"), "extension harbour")
    assert legal(state, "privilege") == (["privilege PJ_red_1", "privilege PO_stars_1"] if offered else [])
    assert bool(events(state, "bonus.extensions-4-6", "have")) == offered


@pytest.mark.rule("discordia.bonus.extensions-4-6")
@pytest.mark.parametrize(("there", "left"), [("PJ_red_1 PO_stars_1", 2), ("", 0)])
def test_whether_a_privilege_is_left_for_it_is_noted(there: str, left: int) -> None:
    state = play(given(city(extensions="fort market field"), die="red 1", privileges=there), "extension harbour")
    assert bool(legal(state, "privilege")) == bool(left)
    assert events(state, "bonus.extensions-4-6", "have", "left") == [(4, left)]


@pytest.mark.rule("discordia.bonus.extensions-4-6")
def test_the_bonus_that_is_covered_comes_before_the_privilege() -> None:
    # given three extensions; the second fort extension covers a swap
    mine = city(extensions="fort market field")
    state = play(given(mine, die="red 1", privileges="PJ_red_1"), "extension fort", "decline")
    assert legal(state) == ["privilege PJ_red_1", "decline"]


# --- 2.2.5 decrees in the own turn ---


@pytest.mark.rule("discordia.decree.claim", "discordia.decree.refusable")
def test_a_decree_is_claimed_in_the_own_turn_or_left_for_later() -> None:
    mine = city(manipulators=3)
    state = given(mine, die="red 1", decrees="DE03 DE07")
    assert legal(state, "claim") == ["claim DE03"]
    play(state, "end")
    state.player = state.seat = 0
    state.die, state.value = 0, 1
    play(state, "claim DE03", "end")
    assert [decree.id for decree in state.cities[0].decrees] == ["DE03"]


@pytest.mark.rule("discordia.setup.stacked-or-open", "discordia.decree.claim")
def test_any_decree_on_display_whose_condition_holds_and_several_in_a_turn() -> None:
    mine = city(manipulators=3, ring=8)
    state = play(given(mine, die="red 1", decrees="DE07 DE05 DE03"), "claim DE03", "claim DE05")
    assert [decree.id for decree in state.city.decrees] == ["DE03", "DE05"]
    assert state.city.stars == 8, "the second space has two stars"


@pytest.mark.rule("discordia.decree.refusable")
def test_a_decree_that_no_longer_holds_cannot_be_claimed() -> None:
    state = given(city("tower1=MT1"), die="red 1", decrees="DE04")
    assert reason(state, "claim DE04", "need", "have") == ("decree.towers", 3, 1)
