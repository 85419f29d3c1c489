"""Turn structure: three phases, in order from the start player, everything but the order of the decks in the open."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rulesim import CHANCE, BadInput
from rulesim.armorica import Pass, State, Take, new_game
from rulesim.game import Action
from tests.armorica.given import draft, everything, given, ids, is_legal, legal, play, reason, refused, settle, snapshot
from tests.fake_game import Roll

HUNGRY = "N[w2 a1] Y B"
"""A display that has to lose two cards."""


def seats_to_act(state: State, phase: str) -> list[int]:
    """The seats that act while the phase lasts; each does the last thing it may."""
    order: list[int] = []
    while state.phase == phase:
        if state.player != CHANCE and order[-1:] != [state.player]:
            order.append(state.player)
        state.play(state.legal_actions()[-1])
        settle(state)
    return order


# --- phases ---


@pytest.mark.rule("armorica.turn.phases")
def test_a_roman_cannot_be_taken_while_the_gaul_phase_is_open() -> None:
    # given three players, of whom seat 1 has taken a Gaul
    state = draft(given(players=3), "take 1")
    # when it reaches for a Roman, then the Gaul phase is still open for the others
    facts = ("turn.phases", "roman", "gaul")
    assert reason(state, "take 1 from roman", "asked", "now", seat=0) == facts
    assert reason(state, "take 1 from roman", "asked", "now") == facts


@pytest.mark.rule("armorica.turn.phases")
@pytest.mark.parametrize(
    ("phase", "action", "asked"),
    [
        ("gaul", "discard 1", "winter"),
        ("gaul", "keep", "winter"),
        ("gaul", "take 1 from roman", "roman"),
        ("roman", "take 1 from gaul", "gaul"),
        ("roman", "discard 1", "winter"),
        ("winter", "take 1", "gaul"),
        ("winter", "pass", "gaul"),
        ("winter", "take 1 from roman", "roman"),
    ],
)
def test_an_action_of_another_phase_is_refused(phase: str, action: str, asked: str) -> None:
    state = given(phase, mine=HUNGRY)
    assert reason(state, action, "asked", "now") == ("turn.phases", asked, phase)


@pytest.mark.rule("armorica.turn.phases")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_finishes_a_phase_before_the_next_begins(players: int) -> None:
    state = given(mine=HUNGRY, others=[HUNGRY] * (players - 1), players=players)
    for phase in ("gaul", "roman", "winter"):
        assert seats_to_act(state, phase) == list(range(players))
    settle(state)
    assert (state.phase, state.turn) == ("gaul", 2)


@pytest.mark.rule("armorica.turn.phases")
def test_naming_the_row_of_the_phase_changes_nothing() -> None:
    for phase in ("gaul", "roman"):
        plain, named = given(phase, turn=2), given(phase, turn=2)
        play(plain, "take 1")
        play(named, f"take 1 from {phase}")
        assert plain == named


# --- order ---


@pytest.mark.rule("armorica.turn.order")
def test_clockwise_from_the_start_player_in_all_three_phases() -> None:
    # given four players, start player seat 3, everybody with too many mouths
    state = given(mine=HUNGRY, others=[HUNGRY] * 3, players=4, start=2)
    # then seats 3, 4, 1, 2 act, in each phase
    for phase in ("gaul", "roman", "winter"):
        assert seats_to_act(state, phase) == [2, 3, 0, 1]


@pytest.mark.rule("armorica.turn.order")
@pytest.mark.parametrize("phase", ["gaul", "roman", "winter"])
def test_another_seat_has_to_wait(phase: str) -> None:
    state = given(phase, mine=HUNGRY, others=[HUNGRY] * 2, start=1)
    action = "discard 2" if phase == "winter" else "pass"
    for seat in (0, 2):
        assert reason(state, action, "asked", "active", seat=seat) == ("turn.order", seat + 1, 2)
    assert is_legal(state, action, seat=1)


@pytest.mark.rule("armorica.turn.order")
def test_a_second_action_in_the_same_phase_is_somebody_elses_turn() -> None:
    state = draft(given(), "take 1")
    assert reason(state, "take 1", "asked", "active", seat=0) == ("turn.order", 1, 2)


@pytest.mark.rule("armorica.turn.order")
def test_nobody_acts_while_a_card_is_turned_over() -> None:
    state = play(given(), "take 1")
    assert state.player == CHANCE
    for seat in (0, 1, 2):
        assert reason(state, "take 1", "asked", "active", seat=seat) == ("turn.order", seat + 1, 0)
    assert reason(state, "pass", "asked", "active") == ("turn.order", 1, 0)


@pytest.mark.rule("armorica.turn.phases", "armorica.turn.order", "armorica.end.trigger")
def test_a_take_is_refused_by_the_first_rule_in_the_order_of_the_rulebook() -> None:
    def first(state: State, action: str, seat: int = 0) -> str:
        return refused(state, action, seat).rule.removeprefix("armorica.")

    everything_wrong = "take 9 and 8 from roman at 1"
    assert first(given("over"), everything_wrong, seat=1) == "end.trigger"
    assert first(given("gaul"), everything_wrong, seat=1) == "turn.phases"
    assert first(given("roman"), everything_wrong, seat=1) == "turn.order"
    assert first(given("roman"), everything_wrong) == "roman.action"
    assert first(given("roman"), "take 9 at 1") == "gaul.range-caps-at-row"
    assert first(given("roman", roman_row="N N N N"), "take 3 at 1") == "roman.place"
    assert first(given("roman", roman_row="N N N N"), "take 3") == "roman.plebeian-range"


# --- open information ---


@pytest.mark.rule("armorica.turn.open-information")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_the_table_and_no_order(players: int) -> None:
    state = settle(new_game(players, start_player=0))
    for seat in range(players):
        view = state.view(seat)
        # rows, displays and sizes are there
        assert view["gaul_row"] == [card.id for card in state.rows[0]]
        assert view["displays"] == [[card.id for card in display] for display in state.displays]
        assert (view["gaul_deck_left"], view["roman_deck_left"], view["seat"]) == (23, 23, seat)
        assert view["roman_piles_left"] == {"I": 2, "II": 7, "III": 7, "IV": 7}
        # but no card that still lies in a deck
        text = json.dumps(view)
        assert not [card.id for deck in state.decks for card in deck if f'"{card.id}"' in text]


@pytest.mark.rule("armorica.turn.open-information")
def test_a_view_is_the_same_however_the_deck_lies() -> None:
    # given two positions whose decks hold the same cards in another order
    order = "Y[w1] B[g1] N[s1] Y[o1]"
    one = given(gaul_deck=order, gaul_row="B B B", roman_deck="R-IV-1 R-IV-2")
    two = given(gaul_deck=" ".join(reversed(order.split())), gaul_row="B B B", roman_deck="R-IV-2 R-IV-1")
    assert one != two
    # then nobody can tell them apart
    for seat in range(3):
        assert one.view(seat) == two.view(seat)


@pytest.mark.rule("armorica.turn.open-information")
def test_what_if_cannot_peek_at_a_deck_whose_order_a_position_fixes() -> None:
    state = given(gaul_deck="G-B-1 G-B-4 G-B-2 G-C-1 G-C-5")
    assert legal(play(state.copy(), "pass")) == ["reveal G-B-1"]
    guess = state.imagine(0, random.Random(0))
    assert legal(play(guess, "pass")) == ["reveal G-B-1", "reveal G-B-2", "reveal G-B-4"]
    assert legal(play(state, "pass")) == ["reveal G-B-1"], "the position itself is as it was"
    other = given(gaul_deck="G-B-2 G-B-4 G-B-1 G-C-5 G-C-1")
    state = given(gaul_deck="G-B-1 G-B-4 G-B-2 G-C-1 G-C-5")
    assert state.imagine(0, random.Random(0)) == other.imagine(0, random.Random(0)), "not even by its order"


@pytest.mark.rule("armorica.turn.open-information")
def test_a_card_put_on_top_is_known_by_its_label_and_by_no_more() -> None:
    """What a view tells of a deck is what every imagined one has, and any deck like that may be imagined."""
    state = given(gaul_row="B B B", gaul_deck=[["G-E-4"], ["G-A-1", "G-A-2"], ["G-B-1"], ["G-E-1", "G-E-2"]])
    assert state.view(0)["gaul_piles"] == [{"E": 1}, {"A": 2}, {"B": 1}, {"E": 2}]
    imagined = [state.imagine(0, random.Random(seed)) for seed in range(30)]
    assert {ids(guess.open[0]) for guess in imagined} == {"G-E-1", "G-E-2", "G-E-4"}
    for guess in imagined:
        assert guess.view(0) == state.view(0)
        assert [card.id for pile in guess.later[0][:2] for card in pile] == ["G-A-1", "G-A-2", "G-B-1"]
        assert everything(guess) == everything(state)


@pytest.mark.rule("armorica.turn.open-information")
def test_imagining_a_game_in_progress_is_copying_it() -> None:
    state = settle(new_game(3))
    assert state.imagine(1, random.Random(0)) == state


def test_a_copy_shares_nothing_that_changes() -> None:
    state = settle(new_game(2, start_player=0))
    draft(state, "pass", "take 1")
    before, copied = snapshot(state), state.copy()
    assert snapshot(copied) == before
    while not copied.is_over:
        draft(copied, legal(copied)[-1])
    assert snapshot(state) == before
    # and the other way round
    fresh = settle(new_game(2, start_player=0))
    kept = fresh.copy()
    at_first = snapshot(kept)
    draft(fresh, "pass", "take 1", "pass")
    assert snapshot(kept) == at_first


# --- input that is no action ---


@pytest.mark.parametrize(
    "text", ["", "take", "take x", "take 1 or 2", "taken 1", "pass away", "discard", "start 5", "reveal", "keep 1", "1"]
)
def test_text_that_is_no_move_is_bad_input(text: str) -> None:
    state = given()
    with pytest.raises(BadInput) as refusal:
        state.play(text)
    assert refusal.value.field == "action"
    assert str(refusal.value).startswith(f"action: {text!r} is no move of Armorica; moves ")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("tke 3", "moves begin with: take, pass, discard, keep, move, start, reveal. Did you mean 'take'?"),
        ("1", "moves begin with: take, pass, discard, keep, move, start, reveal."),
        ("TAKE x", "moves look like: take 3."),
        ("discard", "moves look like: discard 2, discard 2 4."),
    ],
)
def test_a_known_verb_is_answered_with_its_forms_another_with_the_verbs(text: str, answer: str) -> None:
    with pytest.raises(BadInput) as refusal:
        given().play(text)
    assert str(refusal.value) == f"action: {text!r} is no move of Armorica; {answer}"


@pytest.mark.parametrize(
    ("typed", "read"),
    [("TAKE 3", "take 3"), ("  Take   3. ", "take 3"), ("Pass", "pass"), ("Reveal r-ii-4", "reveal R-II-4"),
     ("reveal r_ii.4", "reveal R-II-4"), ("take 1 FROM Roman", "take 1 from roman"), ("take 1, 2", "take 1 and 2")],
)  # fmt: skip
def test_any_case_and_ids_that_are_nearly_right_are_read(typed: str, read: str) -> None:
    assert str(given().parse(typed)) == read


def test_an_action_is_shown_as_what_one_types_to_play_it() -> None:
    state = given()
    assert repr(list(state.legal_actions())) == "[take 1, take 2, pass]"
    assert repr(Take(10**5000)).startswith("Take(position=<a whole number of about 5001 digits>")


@pytest.mark.parametrize("seat", [5, -1, "1", True, None])
def test_what_is_no_seat_sees_and_imagines_nothing(seat: Any) -> None:
    state = given()
    for ask in (state.view, lambda seat: state.imagine(seat, random.Random(1))):
        with pytest.raises(BadInput, match=r"^seat: .* does not play; allowed: 0 \(seat 1\) to 2 \(seat 3\)"):
            ask(seat)


@pytest.mark.parametrize("thing", [None, 5, ["take 1"], Roll(3), Action()])
def test_what_is_no_action_of_armorica_is_bad_input(thing: object) -> None:
    for state in (given(), given("winter", mine=HUNGRY), given("over"), new_game(3)):
        before = state.copy()
        with pytest.raises(BadInput) as refusal:
            state.play(thing)  # type: ignore[arg-type]
        assert refusal.value.field == "action"
        assert state == before


@pytest.mark.parametrize(
    "text",
    [
        "take 3",
        "take 12",
        "take 40",
        "take 3 from roman",
        "take 1 and 2",
        "take 1 and 2 and 6",
        "take 3 at 2",
        "take 1 and 2 from gaul at 3",
        "pass",
        "pass 2",
        "discard 4",
        "discard 400",
        "discard 4 of 2",
        "keep",
        "move 3 to 1",
        "start 4",
        "reveal R-II-4",
        "reveal S1",
    ],
)
def test_every_action_has_one_line_and_back(text: str) -> None:
    state = given()
    assert str(state.parse(text)) == text
    assert state.parse(str(state.parse(text))) == state.parse(text)
    assert str(state.parse(f"  {text.replace(' ', '  ')}. ")) == text


def test_plain_actions_are_interned() -> None:
    state = given()
    assert state.parse("take 3") is state.parse("take 3")
    assert state.parse("reveal R-II-4") is state.parse("reveal R-II-4")
    assert state.parse("take 3") == Take(3)
    assert state.parse("pass") == Pass()


def test_reprs_tell_where_a_game_stands() -> None:
    assert repr(new_game(2)) == "<armorica, 2 players, turn 0, setup, chance to decide>"
    assert repr(given("roman", turn=3, acted=1)) == "<armorica, 3 players, turn 3, roman, seat 2 to decide>"
    assert repr(given("over", turn=8)) == "<armorica, 3 players, over after turn 8>"


def test_the_row_of_the_phase() -> None:
    state = given("gaul")
    assert state.row is state.rows[0]
    assert given("winter", mine=HUNGRY).row is None
    roman = given("roman")
    assert roman.row is roman.rows[1]
