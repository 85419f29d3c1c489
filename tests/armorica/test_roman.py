"""Roman immigration: wheat opens plebeians, patricians open to their own icon, positions count the whole row."""

from __future__ import annotations

import pytest

from rulesim import rulebook
from rulesim.armorica import State, roman
from rulesim.armorica.cards import GRAPES
from tests.armorica.given import colors, draft, given, ids, is_legal, legal, load, play, reason, refused, takes

NUMBERED = "R-I-6 R-I-5 R-I-4 R-I-3 R-I-2 R-I-1"
ALL_COLORS = "N Y R B W G"
"""A row in which, for a display with two wheat and one grape, nothing is in reach."""


def rome(mine: str, row: str, **fields: object) -> State:
    return given("roman", mine, roman_row=row, **fields)


# --- one thing: take or pass ---


@pytest.mark.rule("armorica.roman.action")
def test_two_cards_in_reach_are_three_actions() -> None:
    assert legal(rome("N[w2 a3]", "G G G G Y B")) == ["take 1", "take 2", "pass"]


@pytest.mark.rule("armorica.roman.action")
def test_taking_two_romans_is_refused() -> None:
    assert reason(rome("N[w2 a3]", "Y Y Y Y Y Y"), "take 1 and 2", "count") == ("roman.action", 2)


@pytest.mark.rule("armorica.roman.action")
def test_a_pass_is_voluntary() -> None:
    assert is_legal(rome("N[w6]", "Y Y Y Y Y Y"), "pass")


# --- reach ---


@pytest.mark.rule("armorica.roman.plebeian-range")
@pytest.mark.parametrize(("color", "name"), [("Y", "yellow"), ("B", "blue"), ("N", "brown")])
def test_plebeians_need_wheat(color: str, name: str) -> None:
    # given the plebeian at position 4 and three wheat, other icons in plenty
    state = rome("N[w3 g9 o9 s9]", f"Y B {color} N N N")
    facts = reason(state, "take 4", "icon", "need", "have", "color")
    assert facts == ("roman.plebeian-range", "wheat", 4, 3, name)
    # with a fourth wheat it is open
    assert is_legal(rome("N[w4]", f"Y B {color} N N N"), "take 4")


@pytest.mark.rule("armorica.roman.patrician-gate")
@pytest.mark.parametrize(("color", "letter", "icon"), [("R", "g", "grapes"), ("G", "o", "olives"), ("W", "s", "sheep")])
def test_each_patrician_opens_to_its_own_icon_and_to_no_other(color: str, letter: str, icon: str) -> None:
    row = f"N N N N {color} N"
    others = {"w", "g", "o", "s", "c", "a"} - {letter}
    # two of the right icon open it at position 2, without any wheat
    assert is_legal(rome(f"N[{letter}2]", row), "take 2")
    # any number of the others does not
    rich = f"N[{' '.join(f'{other}9' for other in sorted(others))} {letter}1]"
    facts = reason(rome(rich, row), "take 2", "icon", "need", "have")
    assert facts == ("roman.patrician-range", icon, 2, 1)
    assert roman.gate(rome("N", row).rows[1][-2]) == icon


@pytest.mark.rule("armorica.roman.patrician-gate")
def test_wheat_does_not_help_a_general() -> None:
    state = rome("N[w3 g1 a3]", "N N N N R N")
    assert reason(state, "take 2", "icon", "need", "have") == ("roman.patrician-range", "grapes", 2, 1)


@pytest.mark.rule("armorica.roman.patrician-gate")
def test_wheat_is_not_needed_for_a_matron() -> None:
    assert legal(rome("N[o1]", "N N N N N G")) == ["take 1", "pass"]


@pytest.mark.rule("armorica.roman.patrician-range")
def test_a_patrician_at_four_needs_four() -> None:
    row = "N N W N N N"
    three = reason(rome("N[w2 s3]", row), "take 4", "icon", "position", "need", "have", "color")
    assert three == ("roman.patrician-range", "sheep", 4, 4, 3, "white")
    assert is_legal(rome("N[w2 s4]", row), "take 4")


@pytest.mark.rule("armorica.roman.patrician-range")
@pytest.mark.parametrize("held", range(7))
@pytest.mark.parametrize("position", range(1, 7))
@pytest.mark.parametrize(("color", "letter"), [("R", "g"), ("G", "o"), ("W", "s")])
def test_reach_of_each_gate_icon(held: int, position: int, color: str, letter: str) -> None:
    row = ["N"] * 6
    row[-position] = color
    assert is_legal(rome(f"N[{letter}{held}]", " ".join(row)), f"take {position}") == (held >= position)


@pytest.mark.rule("armorica.roman.count-all-cards")
def test_the_only_green_card_is_still_the_third() -> None:
    state = rome("N[o1 a3]", "G Y B")
    facts = reason(state, "take 3", "icon", "need", "have", "position")
    assert facts == ("roman.patrician-range", "olives", 3, 1, 3)


@pytest.mark.rule("armorica.roman.count-all-cards")
def test_patricians_count_for_the_position_of_plebeians() -> None:
    assert takes(rome("N[w2]", "N N R Y G W")) == []
    assert takes(rome("N[w3]", "N N R Y G W")) == [3]


@pytest.mark.rule("armorica.roman.fresh-gaul-counts")
def test_the_gaul_taken_this_turn_counts() -> None:
    # given one grape, and a red Roman at position 2
    state = given(mine="N[w2 a3] B[g1 a1]", gaul_row="Y Y Y Y Y N[g1]", roman_row="N N N N R N")
    before = state.copy()
    # when a Gaul with another grape is taken first
    draft(state, "take 1", "pass", "pass")
    # then the red Roman is open
    assert (state.phase, state.player, roman.reaches(state, 0)[GRAPES]) == ("roman", 0, 2)
    assert is_legal(state, "take 2")
    # and without it, it is not
    draft(before, "pass", "pass", "pass")
    assert reason(before, "take 2", "need", "have") == ("roman.patrician-range", 2, 1)


# --- where the card goes ---


@pytest.mark.rule("armorica.roman.place")
def test_a_roman_joins_at_the_right_end() -> None:
    state = play(rome("N[w2 g1] Y", "N N N N N R"), "take 1")
    assert colors(state.displays[0]) == "N Y R"


@pytest.mark.rule("armorica.roman.place")
def test_it_cannot_be_placed_anywhere_else() -> None:
    state = rome("N[w2 g1] Y", "N N N N N R")
    assert reason(state, "take 1 at 2", "to", "right_end") == ("roman.place", 2, 3)
    assert is_legal(state, "take 1 at 3")
    assert reason(state, "move 1 to 2", "number", "to") == ("roman.place", 1, 2)


# --- passing and the row ---


@pytest.mark.rule("armorica.roman.forced-pass")
def test_nothing_in_reach_is_a_forced_pass() -> None:
    state = rome("N[w2 g1]", ALL_COLORS)
    assert legal(state) == ["pass"]
    expected = [("patrician", "olives", 0), ("patrician", "sheep", 0), ("plebeian", "wheat", 2)]
    expected += [("patrician", "grapes", 1), ("plebeian", "wheat", 2), ("plebeian", "wheat", 2)]
    for position, (kind, icon, have) in enumerate(expected, 1):
        facts = reason(state, f"take {position}", "icon", "need", "have")
        assert facts == (f"roman.{kind}-range", icon, position, have)


@pytest.mark.rule("armorica.roman.pass-discard")
def test_a_pass_removes_the_rightmost_roman() -> None:
    state = play(rome("N[w2 g1]", ALL_COLORS, roman_deck="Y[c3] B"), "pass", "reveal Y[c3]")
    assert colors(state.rows[1]) == "Y N Y R B W"
    assert state.rows[1][0].short == "Y[c3]"
    assert colors(state.discards) == "G"
    assert colors(state.displays[0]) == "N"


@pytest.mark.rule("armorica.roman.pass-discard")
def test_another_roman_cannot_be_passed_away() -> None:
    assert reason(rome("N[w2]", ALL_COLORS), "pass 2", "position") == ("roman.pass-discard", 2)


@pytest.mark.rule("armorica.roman.shift-refill")
@pytest.mark.parametrize(
    ("action", "row"),
    [
        ("take 3", "R-II-7 R-I-6 R-I-5 R-I-4 R-I-2 R-I-1"),
        ("take 1", "R-II-7 R-I-6 R-I-5 R-I-4 R-I-3 R-I-2"),
        ("take 6", "R-II-7 R-I-5 R-I-4 R-I-3 R-I-2 R-I-1"),
        ("pass", "R-II-7 R-I-6 R-I-5 R-I-4 R-I-3 R-I-2"),
    ],
)
def test_the_roman_row_closes_up_and_gets_one_card_at_the_left(action: str, row: str) -> None:
    state = rome("N[w6 g6]", NUMBERED, roman_deck="R-II-7 R-II-5")
    gauls = ids(state.rows[0])
    play(state, action, "reveal R-II-7")
    assert ids(state.rows[1]) == row
    assert (state.player, state.deck_size(1), ids(state.rows[0])) == (1, 1, gauls)


@pytest.mark.rule("armorica.roman.shift-refill")
def test_a_roman_row_without_a_deck_gets_shorter() -> None:
    state = play(rome("N[w6 g6]", NUMBERED, roman_deck=[]), "take 3")
    assert ids(state.rows[1]) == "R-I-6 R-I-5 R-I-4 R-I-2 R-I-1"
    assert state.player == 1


# --- the rulebook's example ---

MICHAEL = [
    (1, "green", None, "olives", 1, 2),
    (2, "red", "roman.patrician-range", "grapes", 2, 1),
    (3, "yellow", None, "wheat", 3, 3),
    (4, "blue", "roman.plebeian-range", "wheat", 4, 3),
    (5, "white", "roman.patrician-range", "sheep", 5, 0),
    (6, "brown", "roman.plebeian-range", "wheat", 6, 3),
]


@pytest.mark.rule("armorica.roman.example-michael")
@pytest.mark.parametrize("source", ["the rulebook's colours", "our position file"])
def test_michaels_choice_card_by_card(source: str) -> None:
    # given 3 wheat, 2 olives, 1 grape, no sheep; brown, white, blue, yellow, red, green from left to right
    file = source == "our position file"
    state = load("michael-roman") if file else rome("N[w2 a3] Y[w1 o1] B[o1 g1]", "N W B Y R G")
    assert state.totals[0][:4] == [3, 1, 2, 0]
    assert colors(state.rows[1]) == "N W B Y R G"
    # then he may take the green or the yellow card, or pass
    assert legal(state) == ["take 1", "take 3", "pass"]
    # and each card is allowed or refused for the reason the rulebook gives
    for position, color, rule, icon, need, have in MICHAEL:
        (check,) = [c for c in state.checks(state.parse(f"take {position}")) if c.rule.endswith("-range")]
        assert (check.facts["color"], check.facts["icon"]) == (color, icon)
        assert (check.facts["need"], check.facts["have"], check.facts["position"]) == (need, have, position)
        assert check.ok == (rule is None)
        if rule:
            assert refused(state, f"take {position}").rule == f"armorica.{rule}"


@pytest.mark.rule("armorica.roman.example-michael")
def test_michaels_choice_in_words() -> None:
    state = load("michael-roman")
    check = refused(state, "take 2")
    words = rulebook.broken(check)
    assert "2nd" in words and "2 grapes" in words and "you have 1" in words
