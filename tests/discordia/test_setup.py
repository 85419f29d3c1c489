"""Set-up: what lies on the table for 2, 3 and 4 players, the first tiles, and how chance decides step by step."""

from __future__ import annotations

import random
from collections import Counter
from math import comb, prod

import pytest

from rulesim import CHANCE, BadInput
from rulesim.discordia import new_game
from rulesim.discordia.actions import Draw, Reveal, Show, Start, Uncover
from rulesim.discordia.components import EXTENSIONS
from rulesim.discordia.state import State
from tests.discordia.given import events, ids, is_legal, legal, play, reason, settle

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def begun(players: int = 2, until: str = "") -> State:
    """A new game in which chance has decided everything up to the first tile (or until that effect waits)."""
    state = new_game(players)
    state.journal = []
    return settle(state, until)


def first_tiles_taken(players: int = 2, start: int = 1) -> State:
    """Set-up is over: everybody has taken the first tile offered."""
    state = begun(players, until="START")
    play(state, f"start {start}")
    while state.player != CHANCE:
        state.play(state.legal_actions()[-1])
        while state.player != CHANCE and state.todo[0][0] != "FIRST":
            play(state, "decline")
    return state


# --- players ---


@pytest.mark.rule("discordia.setup.players")
@pytest.mark.parametrize("players", [0, 1, 5, "3", None, True])
def test_only_two_three_or_four_play(players: int) -> None:
    with pytest.raises(BadInput, match=rf"2, 3 or 4 players, not {players!r}") as refusal:
        new_game(players)
    assert refusal.value.field == "players"


@pytest.mark.rule("discordia.setup.players", "discordia.setup.city-board")
@PLAYERS
def test_everybody_has_a_city_with_the_printed_slots(players: int) -> None:
    state = new_game(players)
    assert len(state.cities) == players
    for city in state.cities:
        assert city.slots == [[None], [None], [None, None], [None, None]]
        assert city.towers == [None]
        assert (city.decrees, city.expedition, city.development, city.extensions) == ((), 0, 0, [0] * 6)


# --- the common supply ---


@pytest.mark.rule("discordia.setup.supply-counts")
@pytest.mark.parametrize(
    ("players", "city", "track", "manipulators", "open_pieces", "stars"),
    [(2, 4, 2, 5, 3, 24), (3, 6, 3, 7, 5, 36), (4, 8, 4, 10, 7, 48)],
)
def test_the_supply_for_the_number_of_players(
    players: int, city: int, track: int, manipulators: int, open_pieces: int, stars: int
) -> None:
    state = begun(players)
    assert dict(zip(EXTENSIONS, state.stacks, strict=True)) == {
        "harbour": city, "fort": city, "market": city, "field": city, "expedition": track, "development": track,
    }  # fmt: skip
    assert state.manipulators + players == manipulators
    assert state.cult + 6 * players == stars
    assert len(state.decrees) == len(state.privileges) == open_pieces
    assert Counter(tower.trade for tower in state.towers) == {False: open_pieces, True: open_pieces}


@pytest.mark.rule("discordia.setup.stacked-or-open")
def test_what_lies_side_by_side_is_known_and_what_is_stacked_is_counted() -> None:
    state = begun(3)
    assert all(type(left) is int for left in (*state.stacks, state.manipulators, state.cult))
    for pieces in (state.decrees, state.privileges, state.towers):
        assert len({piece.id for piece in pieces}) == len(pieces)


@pytest.mark.rule("discordia.setup.random-selection")
def test_chance_draws_what_is_on_display_without_replacement() -> None:
    state = new_game(2)
    state.journal = []
    # given: the first of three decrees is drawn, each of the 14 alike
    assert len(legal(state)) == 14 == len(legal(state, "show"))
    play(state, "show DE07")
    # then it cannot come again
    assert "show DE07" not in legal(state)
    assert reason(state, "show DE07", "group", "due") == ("setup.random-selection", "decree", "decree")
    # and decrees come before privileges, privileges before towers
    assert reason(state, "show PO_dispatch_1", "group", "due") == ("setup.random-selection", "privilege", "decree")
    play(state, "show DE01", "show DE14", "show PJ_red_1", "show PJ_red_2", "show PO_dispatch_1")
    assert reason(state, "show TT1", "group", "due") == ("setup.random-selection", "trade", "tower")
    play(state, "show MT1", "show MT2", "show MT3", "show TT8", "show TT1", "show TT2")
    assert (ids(state.decrees), ids(state.towers)) == ("DE07 DE01 DE14", "MT1 MT2 MT3 TT8 TT1 TT2")
    groups = [(group, 3) for group in ("decree", "privilege", "military", "trade")]
    assert events(state, "setup.random-selection", "group", "amount") == groups
    # when all of it lies there, nothing more is shown
    assert reason(state, "show DE02", "group", "due") == ("setup.random-selection", "decree", "germanic")


@pytest.mark.rule("discordia.setup.random-selection")
def test_each_piece_of_the_box_is_as_likely_as_another() -> None:
    rng = random.Random(5)
    seen = Counter(str(new_game(2).sample(rng)) for _ in range(2800))
    assert len(seen) == 14
    assert all(140 < times < 260 for times in seen.values())


@pytest.mark.rule("discordia.setup.star-cult", "discordia.setup.ring-and-stars", "discordia.setup.manipulator")
@pytest.mark.parametrize(("players", "cult", "manipulators"), [(2, 12, 3), (3, 18, 4), (4, 24, 6)])
def test_starting_stars_and_manipulators_come_out_of_the_supply(players: int, cult: int, manipulators: int) -> None:
    state = begun(players)
    assert (state.cult, state.manipulators) == (cult, manipulators)
    for city in state.cities:
        assert (city.stars, city.ring, city.manipulators, city.ready) == (6, 0, 1, 1)


# --- Germanic tiles ---


@pytest.mark.rule("discordia.setup.germanic-stacks")
@pytest.mark.parametrize(("year", "red", "green"), [(1, "A", "B"), (2, "A", "B"), (3, "A", "B"), (4, "C", "D")])
def test_the_letters_by_year(year: int, red: str, green: str) -> None:
    state = new_game(3)
    state.year = year
    for waits, letter in (("RED", red), ("GREEN", green)):
        state.todo = ((waits, 0),)
        tiles = [action.tile for action in state.legal_actions() if isinstance(action, Uncover)]
        assert tiles and {tile.letter for tile in tiles} == {letter}
    assert reason(state, f"germanic G{red}1", "tile", "due") == ("setup.germanic-stacks", f"G{red}1", "germanic")


@pytest.mark.rule("discordia.setup.germanic-stacks")
def test_a_tile_that_was_seen_never_comes_again() -> None:
    state = begun(until="RED")
    assert len(legal(state)) == 6
    play(state, "germanic GA4")
    state.germanic, state.todo, state.player = (None, None), (("RED", 0),), CHANCE
    assert "germanic GA4" not in legal(state)
    assert len(legal(state)) == 5


@pytest.mark.rule("discordia.setup.first-germanic")
def test_the_red_tile_is_open_and_the_green_one_is_not() -> None:
    state = begun()
    red, green = state.germanic
    assert red is not None and red.letter == "A" and green is None
    assert events(state, "setup.first-germanic", "tile", "germans", "effect", "amount") == [("GA1", 2, "STARLOSS", 1)]
    play(state, legal(state)[0])
    assert first_tiles_taken().season == 1, "the boat is on the first season"


# --- the main board ---


@pytest.mark.rule("discordia.setup.action-tiles")
def test_the_six_action_tiles_lie_on_the_six_columns() -> None:
    state = begun(until="COLUMNS")
    assert len(legal(state)) == 6
    play(state, "column AT4")
    assert reason(state, "column AT4", "tile", "column", "due") == ("setup.action-tiles", "AT4", 2, "column")
    settle(state, "FILL")
    assert sorted(tile.id for tile in state.columns) == [f"AT{k}" for k in range(1, 7)]
    assert events(state, "setup.action-tiles", "tile", "column")[0] == ("AT4", 1)
    assert reason(state, "column AT4", "due") == ("setup.action-tiles", "tile")


@pytest.mark.rule("discordia.setup.city-stack", "discordia.setup.display")
@pytest.mark.parametrize(("players", "shown"), [(2, 12), (3, 18), (4, 24)])
def test_as_many_rows_as_players_are_filled_in_reading_order(players: int, shown: int) -> None:
    state = begun(players, until="FILL")
    assert len(state.deck) == 86 == len(legal(state))
    play(state, "reveal FA24", "reveal SH01")
    assert ids(state.display[:3]) == "FA24 SH01 ."
    assert reason(state, "reveal SH01", "tile", "kind", "left", "due") == (
        "setup.city-stack", "SH01", "ship", 84, "tile",
    )  # fmt: skip
    settle(state, "SEAT")
    settle(state)
    assert (len(state.display), None in state.display, len(state.deck)) == (shown, False, 86 - shown)
    places = events(state, "setup.display", "row", "column")
    assert places == [(row, column) for row in range(1, players + 1) for column in range(1, 7)]


@pytest.mark.rule("discordia.setup.ship-face")
def test_ships_come_with_the_ship_side_up() -> None:
    state = begun(4, until="FILL")
    revealed = {action.tile.id: action.tile for action in state.legal_actions() if isinstance(action, Reveal)}
    ships = [tile for id, tile in revealed.items() if id.startswith("SH")]
    assert len(ships) == 20
    assert all(tile.kind == 0 and tile.back and tile.back.kind == 2 for tile in ships)
    assert not is_legal(state, "reveal SH01b")


@pytest.mark.rule("discordia.setup.bag", "discordia.setup.start-figures")
@PLAYERS
def test_everybody_draws_fifteen_figures_out_of_140(players: int) -> None:
    state = begun(players, until="DRAW")
    assert state.bag == [35] * 4
    assert len(legal(state)) == 816, "all compositions of 15 figures in four colours"
    play(state, "draw B4 R5 W3 Y3")
    assert state.cities[0].supply == [4, 5, 3, 3]
    assert reason(state, "draw B5 R5", "figures", "left", "due") == ("setup.bag", "BBBBBRRRRR", 125, "draw")
    settle(state)
    assert sum(state.bag) == 140 - 15 * players
    assert [sum(city.supply) for city in state.cities] == [15] * players
    assert events(state, "setup.start-figures", "seat", "left")[0] == (1, 125)


@pytest.mark.rule("discordia.setup.start-figures")
@pytest.mark.parametrize(
    ("bag", "number"), [([2, 1, 0, 1], 2), ([1, 3, 2, 0], 3), ([0, 2, 2, 3], 4), ([3, 0, 0, 3], 5)]
)
def test_a_draw_has_the_true_probabilities(bag: list[int], number: int) -> None:
    state = begun(until="DRAW")
    state.bag, state.todo = bag, (("DRAW", number),)
    rng, tries = random.Random(11), 4000
    seen = Counter(state.sample(rng) for _ in range(tries))
    assert set(seen) == set(state.legal_actions())
    for action, times in seen.items():
        assert isinstance(action, Draw)
        ways = prod(comb(there, drawn) for there, drawn in zip(bag, action.figures, strict=True))
        assert abs(times / tries - ways / comb(sum(bag), number)) < 0.03, action


# --- start player and first tiles ---


@pytest.mark.rule("discordia.setup.start-player")
@PLAYERS
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    state = begun(players, until="START")
    assert legal(state) == [f"start {seat}" for seat in range(1, players + 1)]
    rng = random.Random(3)
    seen = {action.seat for action in (state.sample(rng) for _ in range(100)) if isinstance(action, Start)}
    assert seen == set(range(players))
    play(state, "start 2")
    assert state.start == 1
    assert events(state, "setup.start-player", "seat") == [2]
    assert reason(state, "start 1", "asked", "active") == ("setup.first-tile-order", 0, 1)


@pytest.mark.rule("discordia.setup.start-player")
def test_nobody_is_start_player_who_does_not_play() -> None:
    assert reason(begun(2, until="START"), "start 3", "due") == ("setup.start-player", "start")


@pytest.mark.rule("discordia.setup.first-tile-order")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [(4, 3, [2, 1, 4, 3]), (2, 1, [2, 1]), (3, 1, [3, 2, 1]), (3, 2, [1, 3, 2])],
)
def test_first_tiles_go_counter_clockwise_the_start_player_last(players: int, start: int, order: list[int]) -> None:
    state = first_tiles_taken(players, start)
    assert events(state, "setup.first-tile-place", "seat") == order
    # then the start player is Maximus of the first season
    assert (state.phase, state.season, state.maximus) == ("season", 1, start - 1)


@pytest.mark.rule("discordia.setup.first-tile-order")
def test_another_seat_has_to_wait_for_its_first_tile() -> None:
    state = play(begun(4, until="START"), "start 3")
    first = legal(state)[0]
    assert reason(state, first, "asked", "active", seat=2) == ("setup.first-tile-order", 3, 2)
    assert is_legal(state, first, seat=1)


@pytest.mark.rule("discordia.setup.first-tile-order", "discordia.setup.random-selection")
def test_no_player_decides_for_chance_and_chance_for_no_player() -> None:
    state = begun(until="FILL")
    assert reason(state, "reveal FA01", "asked", "active", seat=0) == ("setup.first-tile-order", 1, 0)
    assert reason(state, "take FA01 on field1", "asked", "active") == ("setup.first-tile-order", 1, 0)


@pytest.mark.rule("discordia.setup.first-tile-place")
def test_any_tile_of_the_display_goes_to_the_leftmost_slot_of_its_area() -> None:
    state = begun(2, until="FILL")
    tiles = ("FA01", "BA03", "SH02", "ST02", "FA02", "FA05", "BA05", "SH06", "ST05", "FA06", "BA08", "SH08")
    play(state, *(f"reveal {id}" for id in tiles))
    settle(state, "START")
    play(state, "start 1")
    assert len(legal(state)) == 12
    facts = ("tile", "kind", "area", "slot", "leftmost")
    rule = "setup.first-tile-place"
    assert reason(state, "take FA01 on fort1", *facts) == (rule, "FA01", "farm", "fort", 1, 1)
    assert reason(state, "take FA01 on field2", *facts) == (rule, "FA01", "farm", "field", 2, 1)
    assert reason(state, "take FA24 on field1", "tile") == ("setup.city-stack", "FA24")
    play(state, "take SH02 on harbour1")
    assert events(state, rule, "seat", "tile", "kind", "slot") == [(2, "SH02", "ship", 1)]


@pytest.mark.rule("discordia.setup.first-tile-place", "discordia.action.optional")
def test_everybody_takes_a_first_tile() -> None:
    state = begun()
    assert not is_legal(state, "decline")
    assert reason(state, "decline", "effect") == ("action.optional", "FIRST")


@pytest.mark.rule("discordia.setup.first-tile-bonus")
def test_a_first_tile_gives_its_bonus_at_once() -> None:
    state = begun(2, until="FILL")
    play(state, "reveal SH01", "reveal ST01")
    settle(state, "START")
    # given seat 2 takes a ship with a star for the expedition path
    play(state, "start 1", "take SH01 on harbour1")
    assert events(state, "setup.first-tile-place", "tile", "effect", "amount") == [("SH01", "EXP", 1)]
    play(state, "star expedition")
    city = state.cities[1]
    assert (city.stars, city.expedition) == (5, 1)
    # and seat 1 a stall with an aqueduct step
    play(state, "take ST01 on market1")
    assert state.cities[0].ring == 1


@pytest.mark.rule("discordia.setup.no-refill", "discordia.setup.display")
@PLAYERS
def test_the_gaps_of_the_first_tiles_stay_open(players: int) -> None:
    state = first_tiles_taken(players)
    settle(state)
    assert state.display.count(None) == players
    assert len(state.deck) == 86 - 6 * players


@pytest.mark.rule("discordia.setup.city-stack", "discordia.setup.bag", "discordia.setup.germanic-stacks")
def test_what_chance_does_not_decide_now_is_refused_by_its_own_rule() -> None:
    state = begun(until="START")
    assert reason(state, "reveal FA01", "tile", "due") == ("setup.city-stack", "FA01", "start")
    assert reason(state, "draw B1", "figures", "due") == ("setup.bag", "B", "start")
    assert reason(state, "germanic GA2", "tile", "due") == ("setup.germanic-stacks", "GA2", "start")
    assert reason(state, "roll 1 2 3", "asked", "now") == ("play.years-seasons", "season", "setup")
    assert reason(begun(until="FILL"), "start 1", "due") == ("setup.start-player", "tile")


def test_setup_is_a_list_of_small_decisions() -> None:
    state, steps = new_game(3), 0
    rng = random.Random(1)
    while state.player == CHANCE:
        state.play(state.sample(rng))
        steps += 1
    assert steps == 20 + 1 + 6 + 18 + 3 + 1
    assert isinstance(new_game(2).legal_actions()[0], Show)
