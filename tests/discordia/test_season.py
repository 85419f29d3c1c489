"""The course of play: years, seasons, Maximus, the dice; when actions are possible, and bonuses one after the other."""

from __future__ import annotations

import random

import pytest

from rulesim import CHANCE
from rulesim.discordia import new_game
from rulesim.discordia.actions import Roll
from rulesim.discordia.state import State
from tests.discordia.given import city, events, given, is_legal, kept, legal, play, reason, settle, supply


def season_over(state: State) -> State:
    """Everybody who is still to act in this season chooses a die and ends the turn."""
    season = state.season
    while state.season == season and state.phase == "season":
        if state.player == CHANCE:
            play(state, "roll 6 6 6")
        elif state.die < 0:
            play(state, legal(state, "choose")[0])
        else:
            play(state, "end")
    return state


# --- years and seasons ---


@pytest.mark.rule("discordia.play.years-seasons", "discordia.play.boat-advance")
def test_five_seasons_a_year_and_one_turn_each() -> None:
    state = given(players=3, dice="6 6 6", start=1)
    for season in range(1, 5):
        assert (state.season, state.year) == (season, 1)
        season_over(state)
        settle(state, "ROLL")
    assert events(state, "play.boat-advance", "season") == [2, 3, 4, 5]
    assert events(state, "action.one-main", "seat") == [2, 3, 1, 3, 1, 2, 1, 2, 3, 2, 3, 1]


@pytest.mark.rule("discordia.play.years-seasons")
def test_a_two_player_game_without_an_early_win_has_forty_turns() -> None:
    state = new_game(2)
    state.journal = []
    rng = random.Random(2)
    while not state.is_over:
        if state.player == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(state.legal_actions()[-1])  # ends every turn at once
    assert len(events(state, "action.one-main", "seat")) == 40
    assert (state.year, state.season) == (4, 5)
    # then nothing can be done any more
    facts = ("asked", "now", "year", "season")
    assert reason(state, "end", *facts) == ("play.years-seasons", "season", "over", 4, 5)
    assert reason(state, "roll 1 2 3", *facts) == ("play.years-seasons", "season", "over", 4, 5)


@pytest.mark.rule("discordia.play.years-seasons")
@pytest.mark.parametrize("action", ["start 1", "column AT1", "show DE01"])
def test_what_belongs_to_set_up_is_not_done_later(action: str) -> None:
    facts = ("asked", "now", "year", "season")
    assert reason(given(season=3, year=2), action, *facts) == ("play.years-seasons", "setup", "season", 2, 3)


# --- Maximus ---


@pytest.mark.rule("discordia.play.maximus")
def test_maximus_moves_clockwise_with_every_season() -> None:
    # given three players, start player seat 2
    state = given(players=3, start=1, dice="6 6 6")
    for season, maximus in enumerate([1, 2, 0, 1, 2], 1):
        assert (state.season, state.maximus, state.seat) == (season, maximus, maximus)
        if season < 5:
            season_over(state)
            settle(state, "ROLL")
    assert events(state, "play.maximus", "seat", "year", "season") == [(3, 1, 2), (1, 1, 3), (2, 1, 4), (3, 1, 5)]


@pytest.mark.rule("discordia.play.maximus")
def test_another_seat_has_to_wait_for_its_turn() -> None:
    state = given(players=3, start=1, season=2, acted=1)
    assert reason(state, "choose red 1", "asked", "active", "maximus", seat=1) == ("play.maximus", 2, 1, 3)
    assert is_legal(given(players=3, start=1, season=2), "choose red 1", seat=2)


@pytest.mark.rule("discordia.play.maximus", "discordia.play.roll")
def test_nobody_acts_before_the_dice_are_rolled_and_nobody_rolls_twice() -> None:
    state = given(players=2)
    season_over(state)
    assert reason(state, "choose red 1", "asked", "active", "maximus") == ("play.maximus", 2, 0, 2)
    play(state, "roll 1 1 4")
    assert reason(state, "roll 1 1 4", "asked", "active") == ("play.maximus", 0, 2)


@pytest.mark.rule("discordia.play.start-player-fixed")
def test_the_start_player_stays_for_the_year() -> None:
    state = given(players=3)
    for _ in range(4):
        season_over(state)
        settle(state, "ROLL")
    assert (state.season, state.maximus, state.start) == (5, 1, 0)


# --- dice ---


@pytest.mark.rule("discordia.play.roll")
def test_maximus_rolls_three_dice() -> None:
    state = season_over(given(players=2))
    assert len(state.legal_actions()) == 216
    rolls = [state.sample(random.Random(seed)) for seed in range(300)]
    assert all(isinstance(roll, Roll) and roll in state.legal_actions() for roll in rolls)
    assert {roll.blue for roll in rolls if isinstance(roll, Roll)} == set(range(1, 7))
    play(state, "roll 1 1 4")
    assert state.dice == (1, 1, 4)
    assert events(state, "play.roll", "red", "yellow", "blue", "seat") == [(1, 1, 4, 2)]


@pytest.mark.rule("discordia.play.roll")
def test_a_roll_is_no_decision_while_something_else_comes_first() -> None:
    state = given(players=2, season=3)
    season_over(state)
    assert reason(state, "roll 1 2 3", "due") == ("play.roll", "tile")


@pytest.mark.rule("discordia.play.equal-values")
def test_dice_of_the_same_value_stay_two_dice() -> None:
    # given red and blue show 3, and Maximus takes the red one
    state = play(given(city(manipulators=0), players=2, dice="3 5 3"), "choose red 3", "end")
    state.cities[1].ready = 0
    # then the blue 3 can still be chosen
    assert legal(state) == ["choose yellow 5", "choose blue 3"]


@pytest.mark.rule("discordia.play.maximus-takes")
def test_the_die_of_maximus_is_gone_for_the_others() -> None:
    state = play(given(players=2, dice="1 4 6"), "choose yellow 4")
    assert events(state, "play.maximus-takes", "seat", "die", "rolled", "value") == [(1, "yellow", 4, 4)]
    play(state, "end")
    assert reason(state, "choose yellow 4", "die", "maximus") == ("play.maximus-takes", "yellow", 1)
    assert kept(state, "choose red 1")[3:5] == ["play.maximus-takes", "play.others-choose"]


@pytest.mark.rule("discordia.play.others-choose")
def test_several_players_may_use_the_same_die() -> None:
    state = play(given(players=4, dice="1 4 6"), "choose red 1", "end")
    for _ in range(3):
        assert {text.split()[1] for text in legal(state, "choose")} == {"yellow", "blue"}
        play(state, "choose blue 6", "end")
    assert [die for _, die in events(state, "play.others-choose", "seat", "die")] == ["blue"] * 3


@pytest.mark.rule("discordia.play.others-choose")
def test_maximus_has_all_three_dice() -> None:
    state = given(city(manipulators=0), dice="1 4 6")
    assert legal(state) == ["choose red 1", "choose yellow 4", "choose blue 6"]


@pytest.mark.rule("discordia.play.must-choose-die")
def test_a_turn_begins_with_one_die() -> None:
    state = given(dice="1 4 6")
    for action in ("end", "boat", "stars 1", "extension fort"):
        assert reason(state, action, "die") == ("play.must-choose-die", "")
    play(state, "choose red 1")
    assert reason(state, "choose blue 6", "die") == ("play.must-choose-die", "red")
    # nothing need be done with it
    play(state, "end")
    assert state.seat == 1


# --- Saturnalia ---


@pytest.mark.rule("discordia.play.saturnalia-refill")
def test_gaps_are_filled_before_the_dice_of_the_fourth_season() -> None:
    # given two players and six gaps at the end of season 3
    tiles = "FA01@1 FA02@2 FA03@3 FA04@4 FA05@5 FA06@6"
    state = season_over(given(players=2, season=3, display=tiles))
    assert state.season == 4
    assert legal(state, "roll") == []
    play(state, "reveal SH01", *(f"reveal BA0{k}" for k in range(1, 6)))
    assert None not in state.display
    cells = [(2, column) for column in range(1, 7)]
    assert events(state, "play.saturnalia-refill", "row", "column") == cells
    # at the start of other seasons nothing is filled
    again = season_over(given(players=2, season=2, display=tiles))
    assert legal(again, "reveal") == []


@pytest.mark.rule("discordia.play.saturnalia-refill")
def test_an_empty_stack_leaves_gaps() -> None:
    state = given(players=2, season=3, display="FA01@1")
    del state.deck[2:]
    season_over(state)
    play(state, *legal(state)[:1], *legal(state)[1:2])
    assert state.display.count(None) == 9
    assert state.todo[0] == ("GREEN", 0)


@pytest.mark.rule("discordia.play.saturnalia-green")
def test_the_green_tile_is_uncovered_at_saturnalia() -> None:
    state = season_over(given(players=2, season=3, display=""))
    assert state.germanic[1] is None
    settle(state, "GREEN")
    play(state, "germanic GB1")
    assert state.germanic[1] is state.tables["GB1"]
    facts = ("tile", "germans", "effect", "amount")
    assert events(state, "play.saturnalia-green", *facts) == [("GB1", 3, "TOWER", 1)]
    assert legal(state, "germanic") == []


@pytest.mark.rule("discordia.play.year-end-trigger")
@pytest.mark.parametrize("year", [1, 4])
def test_after_the_fifth_season_the_year_ends(year: int) -> None:
    state = given(players=2, season=5, year=year, germanic="GA1 GB2")
    season_over(state)
    assert events(state, "play.year-end-trigger", "year") == [year]
    settle(state, "ROLL")
    # then a new year begins, but not after the fourth
    assert (state.phase, state.year, state.season) == (("over", 4, 5) if year == 4 else ("season", 2, 1))


@pytest.mark.rule("discordia.play.year-end-trigger", "discordia.ship.complete")
def test_a_ship_full_in_the_last_turn_leaves_before_the_year_ends() -> None:
    full = city("harbour1=SH01[B,W]")
    state = play(given(full, season=5, acted=1, die="red 6", germanic="GA1 GB2"), "end")
    assert events(state, "play.year-end-trigger", "year") == []
    play(state, "flip market1")
    assert events(state, "play.year-end-trigger", "year") == [1]


@pytest.mark.rule("discordia.hint.visible-dice")
def test_the_record_names_die_and_value_of_everybody() -> None:
    state = play(given(players=2, dice="1 4 6"), "choose yellow 5", "end", "choose red 1")
    facts = ("seat", "die", "rolled", "value")
    assert events(state, "play.maximus-takes", *facts) == [(1, "yellow", 4, 5)]
    assert events(state, "play.others-choose", *facts) == [(2, "red", 1, 1)]


@pytest.mark.rule("discordia.yearend.order")
def test_at_the_year_end_the_other_seats_wait_as_well() -> None:
    # given the start player withstands the raid and takes a tower
    mine = city("fort1=BA01[RR,R,Y]")
    state = given(city(), mine, season=5, acted=1, die="red 6", germanic="GA1 GB1", towers="MT1")
    play(state, "end")
    assert (state.phase, state.seat) == ("raid", 0)
    assert state.cities[0].slots[1][0] is mine.slots[1][0]
    assert reason(state, "build MT1 on tower1", "asked", "active", seat=1) == ("yearend.order", 2, 1)
    assert is_legal(state, "build MT1 on tower1", seat=0)


# --- what a turn may contain ---


@pytest.mark.rule("discordia.action.one-main")
def test_one_main_action_a_turn() -> None:
    state = given(die="red 1", display="FA01")
    play(state, "take FA01 on field1")
    for action, asked in {"extension fort": "extension", "dispatch field1 Y": "dispatch", "stars 1": "stars"}.items():
        assert reason(state, action, "main", "asked_main") == ("action.one-main", "tile", asked)
    assert legal(state, "take", "dispatch", "extension", "develop", "stars") == []


@pytest.mark.rule("discordia.action.free-order", "discordia.special.new-tile")
def test_side_actions_before_between_and_after_the_main_action() -> None:
    # given season 2 and a die used as 2
    state = given(die="yellow 2", season=2, acted=1, players=3, display="FA05@2 ST05@2")
    play(state, "boat", "take FA05 on field1", "special field1 YY", "end")
    assert events(state, "aqueduct.steps", "field") == [1]
    assert events(state, "special.match", "tile", "figures") == [("FA05", "YY")]


@pytest.mark.rule("discordia.action.optional")
def test_nothing_need_be_done() -> None:
    state = given(city("field1=FA01", supply="Y5"), die="yellow 1", season=1, display="ST01 BA01")
    assert len(legal(state)) > 5
    play(state, "end")
    assert state.seat == 1


@pytest.mark.rule("discordia.action.optional")
def test_a_bonus_may_be_declined_and_damage_may_not() -> None:
    state = play(given(die="red 1", display="SH01"), "take SH01 on harbour1")
    assert legal(state) == ["star expedition", "decline"]
    play(state, "decline")
    assert events(state, "action.optional", "seat", "effect") == [(1, "EXP")]
    assert (state.city.stars, state.city.expedition) == (6, 0)
    state.push(("DEMOLISH", 1))
    state.run()
    assert reason(state, "decline", "effect") == ("action.optional", "DEMOLISH")


@pytest.mark.rule("discordia.action.die-decides")
def test_the_used_value_counts_and_the_colour_stays() -> None:
    # given blue 3 used as 4 in season 3
    tiles = "SH08@3 SH11@4"
    mine = city("harbour1=SH11 fort1=BA12 market1=ST12 field1=FA13")
    state = given(mine, die="blue 3 as 4", season=3, display=tiles)
    assert {text.split()[1] for text in legal(state, "take")} == {"SH11"}
    # then the column-4 action tile offers barracks, farm and stars
    assert {text.split()[1] for text in legal(state, "dispatch")} == {"fort1", "field1"}
    assert legal(state, "stars", "extension") == ["stars 1", "stars 2"]
    # and blue 4 matches ship and stall, not the red and the yellow tile, nor the boat on 3
    assert {text.split()[1] for text in legal(state, "special")} == {"harbour1", "market1"}
    assert not is_legal(state, "boat")
    assert is_legal(given(mine, die="blue 3 as 4", season=4), "boat")


# --- bonuses ---


@pytest.mark.rule("discordia.action.bonus-immediate")
def test_a_bonus_comes_before_the_next_action() -> None:
    state = play(given(die="red 1", display="SH01"), "take SH01 on harbour1")
    for action in ("end", "boat", "special harbour1 B", "return B", "swap"):
        assert reason(state, action, "effect", "amount") == ("action.bonus-immediate", "EXP", 1)


@pytest.mark.rule("discordia.action.bonus-immediate")
def test_a_bonus_that_cannot_be_carried_out_is_lost() -> None:
    # given no star in supply
    state = play(given(city(stars=0), die="red 4", display="SH01@4"), "take SH01 on harbour1")
    assert events(state, "action.bonus-immediate", "seat", "effect", "amount") == [(1, "EXP", 1)]
    # when a star is gained later in the turn, the bonus does not come back
    state.city.stars = 1
    assert state.todo == ()
    assert is_legal(state, "end")


@pytest.mark.rule("discordia.action.bonus-immediate")
def test_without_a_bonus_there_is_nothing_to_answer() -> None:
    state = given(die="red 1", towers="MT1")
    for action in ("decline", "swap", "star expedition", "return B", "build MT1 on tower1", "flip discard"):
        assert reason(state, action, "effect", "amount") == ("action.bonus-immediate", "", 0)


@pytest.mark.rule("discordia.action.bonus-immediate")
def test_a_chain_of_bonuses_is_depth_first() -> None:
    # given field 2 of the expedition path gives an extension, and the fourth market slot a discard
    mine = city(expedition=1, extensions="market", supply="B4 R4")
    state = play(given(mine, die="red 1", display="SH01"), "take SH01 on harbour1", "star expedition")
    # when the extension covers a bonus, that bonus comes before anything else
    play(state, "extension market")
    assert state.todo == (("DISCARD", 1),)
    play(state, "return R")
    assert supply(state) == "BBBBRRR"
    assert is_legal(state, "end")


@pytest.mark.rule("discordia.action.bonus-immediate")
def test_of_several_bonuses_the_first_is_finished_before_the_second() -> None:
    # given development field 5: a tower, then a dispatch to any tile
    mine = city("field1=FA01", development=4)
    state = play(given(mine, die="red 6", towers="TT1 MT1"), "develop")
    assert state.todo == (("TOWER", 1), ("DISPATCH", "any"))
    play(state, "build TT1 on tower1")
    assert state.city.ring == 2, "the tower's own bonus comes first"
    assert state.todo == (("DISPATCH", "any"),)


@pytest.mark.rule("discordia.action.main-list")
def test_the_main_actions_of_a_value() -> None:
    # given two players, red 1, both tiles of column 1 there, and a fresh city
    state = given(city("harbour1=SH02", supply="B5 R5"), die="red 1", display="FA01 ST01 BA05@2")
    # then: either tile, or one of the three actions of the column's action tile, which shows ship, farm, extension
    main = legal(state, "take", "dispatch", "extension", "develop", "stars")
    assert main == [
        "take FA01 on field1", "take ST01 on market1", "dispatch harbour1 BB", *[
            f"extension {kind}" for kind in ("harbour", "fort", "market", "field", "expedition", "development")
        ],
    ]  # fmt: skip
    facts = ("asked_main", "value", "offers")
    offers = ("ship", "farm", "extension")
    assert reason(state, "stars 1", *facts) == ("action.main-list", "stars", 1, offers)
    assert reason(given(die="red 2"), "extension fort", *facts) == (
        "action.main-list", "extension", 2, ("ship", "stall", "stars"),
    )  # fmt: skip


@pytest.mark.rule("discordia.hint.auto-bonuses")
def test_stars_and_manipulators_come_without_a_question() -> None:
    # given one decree owned; the second decree space gives two stars
    mine = city(decrees="DE14", manipulators=3)
    state = play(given(mine, die="red 1", decrees="DE03"), "claim DE03")
    assert (state.city.stars, state.todo) == (8, ())
    # and expedition field 4 a manipulator
    state = play(given(city(expedition=3), die="red 1", display="SH01"), "take SH01 on harbour1", "star expedition")
    assert (state.city.manipulators, state.todo) == (2, ())
