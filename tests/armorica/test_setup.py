"""Set-up: start player, start cards, piles, rows; and what may be turned over later."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import rulesim
from rulesim import CHANCE, BadInput, Session
from rulesim.armorica import State, new_game
from rulesim.armorica.actions import Reveal
from rulesim.armorica.cards import PILES
from tests.armorica.given import given, ids, is_legal, legal, play, reason, refused, settle, takes


def dealt(players: int = 3, seed: int = 0, **options: object) -> State:
    """A game after set-up, before the first action."""
    state = new_game(players, **options)
    rng = random.Random(seed)
    while state.player == CHANCE:
        state.play(state.sample(rng))
    return state


def drawn(seed: int, players: int = 3) -> tuple[list[str], list[str]]:
    """The pile of every card of one game in the order in which it was turned over, per deck; and the Gaul ids."""
    state, rng = new_game(players), random.Random(seed)
    piles: dict[str, list[str]] = {"gaul": [], "roman": []}
    gauls: list[str] = []
    while not state.is_over:
        if state.player == CHANCE:
            action = state.sample(rng)
            if isinstance(action, Reveal):
                piles[action.card.deck].append(action.card.pile)
                gauls += [action.card.id] * (action.card.deck == "gaul")
        else:
            action = state.legal_actions()[0]
        state.apply(action)
    for deck, order in piles.items():
        assert [PILES[deck].index(pile) for pile in order] == sorted(PILES[deck].index(pile) for pile in order)
        assert len(order) == 29
    return gauls, piles["roman"]


# --- the rules ---


@pytest.mark.rule("armorica.setup.start-player")
def test_the_same_seed_names_the_same_start_player() -> None:
    def start(seed: int) -> int:
        return Session(new_game(4), seed=seed).state.start  # type: ignore[attr-defined]

    assert [start(seed) for seed in range(20)] == [start(seed) for seed in range(20)]
    assert {start(seed) for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("armorica.setup.start-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_names_one_of_the_players(players: int) -> None:
    state = new_game(players)
    assert state.player == CHANCE
    assert legal(state) == [f"start {seat}" for seat in range(1, players + 1)]
    assert {str(state.sample(random.Random(seed))) for seed in range(80)} == set(legal(state))


@pytest.mark.rule("armorica.setup.start-player")
def test_a_start_player_may_be_fixed() -> None:
    state = new_game(3, start_player=2)
    assert state.start == 2
    assert all(notation.startswith("reveal ") for notation in legal(state))


@pytest.mark.rule("armorica.setup.start-player")
def test_a_start_player_who_does_not_play_is_refused() -> None:
    with pytest.raises(BadInput) as refusal:
        new_game(2, start_player=2)
    assert refusal.value.field == "start_player"
    assert str(refusal.value) == "start_player: 2 does not play; allowed: 0 (seat 1) to 1 (seat 2)."


@pytest.mark.rule("armorica.setup.start-player")
def test_the_start_player_is_named_once_and_is_one_of_the_players() -> None:
    state = new_game(2)
    assert reason(state, "start 3", "players") == ("setup.start-player", 2)
    assert reason(state, "reveal G-A-1", "players") == ("setup.start-player", 2)
    play(state, "start 2")
    assert reason(state, "start 1", "players") == ("setup.start-player", 2)


@pytest.mark.rule("armorica.setup.start-cards")
@pytest.mark.parametrize(
    ("players", "start", "displays"),
    [
        (3, 1, ["S1", "S2", "S3"]),
        (3, 2, ["S3", "S1", "S2"]),
        (2, 2, ["S2", "S1"]),
        (4, 3, ["S3", "S4", "S1", "S2"]),
    ],
)
def test_start_cards_go_round_from_the_start_player(players: int, start: int, displays: list[str]) -> None:
    state = play(new_game(players), f"start {start}")
    assert [ids(display) for display in state.displays] == displays
    # and those with higher numbers are nowhere
    lying = {card.id for zone in (*state.displays, *state.rows, *state.decks, state.discards) for card in zone}
    assert sorted(card for card in lying if card.startswith("S")) == [f"S{k}" for k in range(1, players + 1)]


@pytest.mark.rule("armorica.setup.display-first")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_display_begins_with_the_start_card(players: int) -> None:
    state = dealt(players)
    assert [[card.deck for card in display] for display in state.displays] == [["start"]] * players
    # and stays its leftmost card when others join
    seat = state.player
    play(state, "take 1")
    assert [card.deck for card in state.displays[seat]] == ["start", "gaul"]


@pytest.mark.rule("armorica.setup.gaul-deck", "armorica.setup.roman-deck")
def test_a_pile_is_used_up_before_the_next_one_opens() -> None:
    # in 1000 games the pile labels never fall (asserted while drawing), and the order inside a pile varies
    orders = {tuple(drawn(seed)[0][:6]) for seed in range(1000)}
    assert len(orders) > 400, "6! = 720 orders of pile A"
    assert {card for order in orders for card in order} == {f"G-A-{k}" for k in range(1, 7)}


@pytest.mark.rule("armorica.setup.gaul-deck")
def test_every_card_of_the_open_gaul_pile_is_equally_likely() -> None:
    state = play(new_game(3), "start 1")
    assert legal(state) == [f"reveal G-A-{k}" for k in range(1, 7)]
    rng = random.Random(1)
    counts = dict.fromkeys(legal(state), 0)
    for _ in range(6000):
        counts[str(state.sample(rng))] += 1
    assert all(850 < count < 1150 for count in counts.values()), counts


@pytest.mark.rule("armorica.setup.gaul-deck")
def test_a_gaul_of_a_later_pile_cannot_come_yet() -> None:
    state = play(new_game(3), "start 1", "reveal G-A-3")
    assert reason(state, "reveal G-B-1", "card", "row", "open") == ("setup.gaul-deck", "G-B-1", "gaul", 5)
    assert reason(state, "reveal G-A-3", "card", "row", "open") == ("setup.gaul-deck", "G-A-3", "gaul", 5)
    assert reason(state, "reveal R-I-1", "card", "row", "open") == ("setup.gaul-deck", "R-I-1", "gaul", 5)


@pytest.mark.rule("armorica.setup.roman-deck")
def test_a_roman_of_a_later_pile_cannot_come_yet() -> None:
    state = play(new_game(3), "start 1", *[f"reveal G-A-{k}" for k in range(1, 7)])
    assert legal(state) == [f"reveal R-I-{k}" for k in range(1, 9)]
    assert reason(state, "reveal R-II-1", "card", "row", "open") == ("setup.roman-deck", "R-II-1", "roman", 8)


@pytest.mark.rule("armorica.setup.rows")
def test_rows_of_six_and_decks_of_23() -> None:
    state = dealt()
    assert [len(row) for row in state.rows] == [6, 6]
    assert [len(deck) for deck in state.decks] == [23, 23]
    assert [state.deck_size(row) for row in (0, 1)] == [23, 23]
    assert (state.phase, state.turn, state.player) == ("gaul", 1, state.start)


@pytest.mark.rule("armorica.setup.rows")
def test_the_first_card_dealt_ends_up_rightmost() -> None:
    # given decks in the order A1, A2, ... A6, B1 and I1, I2 ...
    gauls, romans = [f"G-A-{k}" for k in range(1, 7)] + ["G-B-1"], [f"R-I-{k}" for k in range(1, 8)]
    decks = {"gaul_deck": " ".join(gauls), "roman_deck": " ".join(romans)}
    state = given("setup", pending=[0] * 6 + [1] * 6, **decks)
    # when the rows are dealt, there is nothing to choose
    while state.player == CHANCE:
        (only,) = legal(state)
        play(state, only)
    # then A1 is position 1
    assert ids(state.rows[0]) == "G-A-6 G-A-5 G-A-4 G-A-3 G-A-2 G-A-1"
    assert ids(state.rows[1]) == "R-I-6 R-I-5 R-I-4 R-I-3 R-I-2 R-I-1"
    play(state, "take 1")
    assert ids(state.displays[0]).endswith("G-A-1")
    assert legal(state) == ["reveal G-B-1"]


@pytest.mark.rule("armorica.setup.initial-reach")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_first_everybody_reaches_two_gauls(players: int) -> None:
    state = given(mine="N[w2 a3]", players=players)
    assert legal(state) == ["take 1", "take 2", "pass"]
    assert [takes(dealt(players, seed)) for seed in range(5)] == [[1, 2]] * 5


# --- who may turn cards over ---


def test_only_chance_turns_cards_over() -> None:
    state = play(new_game(3), "start 1")
    check = refused(state, "reveal G-A-1", seat=0)
    assert (check.rule, dict(check.facts)) == ("armorica.turn.order", {"asked": 1, "active": 0})
    assert is_legal(state, "reveal G-A-1")


def test_nothing_is_turned_over_while_a_player_is_to_act() -> None:
    state = dealt()
    card = state.open[0][0].id
    check = refused(state, f"reveal {card}")
    assert check.rule == "armorica.turn.open-information"
    assert reason(state, f"reveal {card}", seat=state.player) == ("turn.open-information",)
    assert reason(state, "start 1") == reason(state, "start 1", seat=state.player) == ("setup.start-player",)


def test_players_do_nothing_before_set_up_is_complete() -> None:
    state = new_game(3)
    for action, asked in (
        ("take 1", "gaul"),
        ("pass", "gaul"),
        ("take 1 from roman", "roman"),
        ("discard 1", "winter"),
    ):
        for seat in (None, 0, 1):
            assert reason(state, action, "asked", "now", seat=seat) == ("turn.phases", asked, "setup")
    assert reason(state, "move 1 to 2") == ("gaul.place",)


def test_a_card_that_does_not_exist_is_bad_input() -> None:
    state = play(new_game(3), "start 1")
    with pytest.raises(BadInput, match="'G-A-7' is not known"):
        state.play("reveal G-A-7")


def test_the_journal_tells_the_set_up() -> None:
    state = new_game(2)
    state.journal = []
    play(state, "start 2", "reveal G-A-4")
    settle(state)
    assert [event.rule for event in state.journal] == ["armorica.setup.start-player", *["armorica.setup.rows"] * 12]
    assert dict(state.journal[0].facts) == {"seat": 2}
    assert state.journal[1].facts["card"] == "G-A-4"
    assert [event.facts["row"] for event in state.journal[1:]] == ["gaul"] * 6 + ["roman"] * 6


def test_new_game_by_name_and_by_module_are_the_same() -> None:
    assert "armorica" in rulesim.games()
    assert rulesim.new_game("armorica", 3, edition="german", zero_majority="counts") == new_game(
        3, edition="german", zero_majority="counts"
    )
    with pytest.raises(BadInput, match=r"'armorika' is not known; allowed: .* Did you mean 'armorica'\?"):
        rulesim.new_game("armorika", 3)


def test_piles_left_count_what_may_still_come() -> None:
    state = dealt(3, seed=5)
    assert state.piles_left("gaul") == {"A": 0, "B": 6, "C": 6, "D": 6, "E": 5}
    assert state.piles_left("roman") == {"I": 2, "II": 7, "III": 7, "IV": 7}
    labels = [card.pile for card in state.decks[0]]
    assert all(PILES["gaul"].index(a) <= PILES["gaul"].index(b) for a, b in pairwise(labels))
