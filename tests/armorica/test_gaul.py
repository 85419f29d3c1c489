"""Gaul immigration: one card within reach of the wheat, or a pass; then the row moves."""

from __future__ import annotations

import pytest

from rulesim.armorica import gaul
from tests.armorica.given import colors, draft, faces, given, ids, is_legal, legal, play, reason, refused, takes

SIX = "Y B N Y B N"
NUMBERED = "G-A-6 G-A-5 G-A-4 G-A-3 G-A-2 G-A-1"
"""A row whose cards have the numbers of their positions."""


# --- one thing: take or pass ---


@pytest.mark.rule("armorica.gaul.action")
def test_two_wheat_and_a_full_row_are_three_actions() -> None:
    state = given(mine="N[w2 a3]", gaul_row=SIX)
    assert legal(state) == ["take 1", "take 2", "pass"]


@pytest.mark.rule("armorica.gaul.action")
@pytest.mark.parametrize(("action", "count"), [("take 1 and 2", 2), ("take 2 and 1", 2), ("take 1 and 2 and 3", 3)])
def test_taking_more_than_one_card_is_refused(action: str, count: int) -> None:
    assert reason(given(gaul_row=SIX), action, "count") == ("gaul.action", count)


@pytest.mark.rule("armorica.gaul.action")
def test_a_pass_is_always_allowed() -> None:
    for mine in ("N[w2 a3]", "N[w6]", "N"):
        assert is_legal(given(mine=mine, gaul_row=SIX), "pass")


# --- reach ---


@pytest.mark.rule("armorica.gaul.range")
def test_two_wheat_reach_two_positions() -> None:
    state = given(mine="N[w2 a3]", gaul_row=SIX)
    assert takes(state) == [1, 2]
    facts = reason(state, "take 3", "icon", "position", "need", "have", "color")
    assert facts == ("gaul.range", "wheat", 3, 3, 2, "yellow")


@pytest.mark.rule("armorica.gaul.range")
def test_without_wheat_nothing_is_in_reach() -> None:
    state = given(mine="N[g3 o3 s3 c3 a3]", gaul_row=SIX)
    assert legal(state) == ["pass"]
    assert reason(state, "take 1", "icon", "need", "have") == ("gaul.range", "wheat", 1, 0)


@pytest.mark.rule("armorica.gaul.range")
@pytest.mark.parametrize("wheat", range(7))
def test_one_wheat_per_card(wheat: int) -> None:
    state = given(mine=f"N[w{wheat} a1]", gaul_row=SIX)
    assert takes(state) == list(range(1, wheat + 1))
    for position in range(wheat + 1, 7):
        assert reason(state, f"take {position}", "need", "have") == ("gaul.range", position, wheat)


@pytest.mark.rule("armorica.gaul.range")
def test_a_refusal_names_the_card() -> None:
    check = refused(given(gaul_row=NUMBERED), "take 3")
    assert {name: check.facts[name] for name in ("card", "color", "suit", "short")} == {
        "card": "G-A-3",
        "color": "blue",
        "suit": "worker",
        "short": "B[g1 a1]",
    }


@pytest.mark.rule("armorica.gaul.colour-free")
@pytest.mark.parametrize("color", "GRW")
def test_wheat_opens_a_gaul_of_any_colour(color: str) -> None:
    # given a (hypothetical) patrician-coloured Gaul at position 2
    state = given(mine="N[w2 a3]", gaul_row=f"Y B N Y {color} N")
    # then two wheat open it, although no other icon is there
    assert is_legal(state, "take 2")
    assert gaul.gate(state, state.rows[0][-2]) == "wheat"
    # and the other icons do not help a card farther left
    rich = given(mine="N[w1 g6 o6 s6]", gaul_row=f"Y B N Y {color} N")
    assert reason(rich, "take 2", "icon", "need", "have") == ("gaul.range", "wheat", 2, 1)


@pytest.mark.rule("armorica.gaul.range-caps-at-row")
def test_the_row_is_the_limit() -> None:
    state = given(mine="N[w6 a3]", gaul_row="Y B N Y")
    assert takes(state) == [1, 2, 3, 4]
    assert gaul.reach(state, 0) == 4
    assert reason(state, "take 5", "position", "length") == ("gaul.range-caps-at-row", 5, 4)


@pytest.mark.rule("armorica.gaul.range-caps-at-row")
@pytest.mark.parametrize("position", [0, 7, 13, 999])
def test_positions_that_do_not_exist(position: int) -> None:
    state = given(mine="N[w9 a3]", gaul_row=SIX)
    facts = ("gaul.range-caps-at-row", position, 6)
    assert reason(state, f"take {position}", "position", "length") == facts


@pytest.mark.rule("armorica.gaul.count-whole-display")
def test_all_cards_count_and_nothing_is_used_up() -> None:
    # given three wheat on two cards, the start card among them
    state = given(mine="N[w2 a3] Y[w1 a1]", gaul_row="Y B N Y[w2] B N")
    assert gaul.reach(state, 0) == 3
    assert takes(state) == [1, 2, 3]
    # when a card with two wheat is taken
    play(state, "take 3")
    # then all three are still there, and the new ones count as well
    assert state.totals[0] == [5, 0, 0, 0, 0, 4]
    assert gaul.reaches(state, 0)[0] == 5


# --- where the card goes ---


@pytest.mark.rule("armorica.gaul.place")
def test_a_taken_card_becomes_the_rightmost() -> None:
    state = play(given(mine="N[w2 a3] Y[w1 a1]", gaul_row="Y Y Y Y B Y"), "take 2")
    assert colors(state.displays[0]) == "N Y B"


@pytest.mark.rule("armorica.gaul.place")
@pytest.mark.parametrize("place", [0, 1, 2, 4, 9])
def test_it_cannot_be_placed_anywhere_else(place: int) -> None:
    state = given(mine="N[w2 a3] Y[w1 a1]", gaul_row="Y Y Y Y B Y")
    assert reason(state, f"take 2 at {place}", "to", "right_end") == ("gaul.place", place, 3)


@pytest.mark.rule("armorica.gaul.place")
def test_naming_the_right_end_is_placing_it_there() -> None:
    state = play(given(mine="N[w2 a3] Y[w1 a1]", gaul_row="Y Y Y Y B Y"), "take 2 at 3")
    assert colors(state.displays[0]) == "N Y B"


@pytest.mark.rule("armorica.gaul.place")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_display_is_never_re_ordered(seat: int | None) -> None:
    state = given(mine="N[w2 a3] Y[w1 a1]")
    assert reason(state, "move 2 to 1", "number", "to", seat=seat) == ("gaul.place", 2, 1)
    waiting = play(state, "pass")
    assert reason(waiting, "move 1 to 2", seat=seat) == ("gaul.place",)


# --- passing ---


@pytest.mark.rule("armorica.gaul.pass-discard")
def test_a_pass_removes_the_rightmost_card_from_the_game() -> None:
    state = given(gaul_row=SIX)
    rightmost = state.rows[0][-1]
    play(state, "pass")
    assert colors(state.rows[0]) == "Y B N Y B"
    assert state.discards == [rightmost]
    assert colors(state.displays[0]) == "N"


@pytest.mark.rule("armorica.gaul.pass-discard")
@pytest.mark.parametrize("position", [0, 2, 6, 7])
def test_another_card_cannot_be_passed_away(position: int) -> None:
    state = given(gaul_row=SIX)
    assert reason(state, f"pass {position}", "position") == ("gaul.pass-discard", position)


@pytest.mark.rule("armorica.gaul.pass-discard")
def test_naming_position_one_is_an_ordinary_pass() -> None:
    assert play(given(gaul_row=NUMBERED), "pass 1") == play(given(gaul_row=NUMBERED), "pass")


@pytest.mark.rule("armorica.gaul.pass-discard")
def test_an_empty_row_is_passed_without_a_discard() -> None:
    state = given(gaul_row=[], gaul_deck="Y")
    assert legal(state) == ["pass"]
    assert reason(state, "take 1", "position", "length") == ("gaul.range-caps-at-row", 1, 0)
    draft(state, "pass")
    assert (state.discards, colors(state.rows[0])) == ([], "Y")


# --- the row moves ---


@pytest.mark.rule("armorica.gaul.shift-refill")
@pytest.mark.parametrize(
    ("action", "row"),
    [
        ("take 3", "G-B-6 G-A-6 G-A-5 G-A-4 G-A-2 G-A-1"),
        ("take 1", "G-B-6 G-A-6 G-A-5 G-A-4 G-A-3 G-A-2"),
        ("take 6", "G-B-6 G-A-5 G-A-4 G-A-3 G-A-2 G-A-1"),
        ("pass", "G-B-6 G-A-6 G-A-5 G-A-4 G-A-3 G-A-2"),
    ],
)
def test_the_row_closes_up_and_gets_one_card_at_the_left(action: str, row: str) -> None:
    # given cards 6 5 4 3 2 1 and T on top of the deck
    state = given(mine="N[w6 a3]", gaul_row=NUMBERED, gaul_deck="G-B-6 G-B-5")
    # when one card leaves, T joins at the left end before the next player acts
    play(state, action, "reveal G-B-6")
    assert ids(state.rows[0]) == row
    assert (state.player, state.deck_size(0)) == (1, 1)


@pytest.mark.rule("armorica.gaul.shift-refill")
@pytest.mark.parametrize("leaving", range(1, 7))
def test_a_card_comes_nearer_only_when_one_to_its_right_leaves(leaving: int) -> None:
    state = draft(given(mine="N[w6 a3]", gaul_row=NUMBERED), f"take {leaving}")
    now = {card.id: position for position, card in enumerate(reversed(state.rows[0]), 1)}
    for q in range(1, 7):
        if q != leaving:
            assert now[f"G-A-{q}"] == (q - 1 if leaving < q else q)


@pytest.mark.rule("armorica.gaul.shift-refill")
def test_the_refill_comes_from_the_gaul_deck_alone() -> None:
    state = play(given(turn=2), "pass")
    assert {card.split("-")[0] for card in legal(state)} == {"reveal G"}
    before = (state.deck_size(1), ids(state.rows[1]))
    draft(state)
    assert (state.deck_size(1), ids(state.rows[1])) == before


@pytest.mark.rule("armorica.gaul.refill-empty-deck")
def test_an_empty_deck_adds_nothing() -> None:
    state = play(given(gaul_row=NUMBERED, gaul_deck=[]), "take 2")
    assert ids(state.rows[0]) == "G-A-6 G-A-5 G-A-4 G-A-3 G-A-1"
    assert state.player == 1, "nobody waits for a card"
    play(state, "pass")
    assert len(state.rows[0]) == 4


def test_the_journal_tells_what_a_player_did() -> None:
    state = given(gaul_row=NUMBERED, gaul_deck="G-B-6 G-B-5")
    state.journal = []
    draft(state, "take 2", "pass")
    told = [(event.rule, event.facts["card"]) for event in state.journal]
    assert told == [
        ("armorica.gaul.place", "G-A-2"),
        ("armorica.gaul.shift-refill", "G-B-6"),
        ("armorica.gaul.pass-discard", "G-A-1"),
        ("armorica.gaul.shift-refill", "G-B-5"),
    ]
    take, _, passing, _ = state.journal
    assert (take.facts["seat"], take.facts["position"], passing.facts["seat"]) == (1, 2, 2)
    assert faces(state.displays[0]) == "N[w2 a3] Y[w1 o1]"
