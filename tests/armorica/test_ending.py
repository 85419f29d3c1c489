"""Game end and scoring: when the decks run out; sets, gold, majorities; ties."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from rulesim import BadInput
from rulesim.armorica import Card, Options, State, ending, position
from rulesim.armorica.cards import COLOR_OF_LETTER, parse_short
from tests.armorica.given import cards, draft, given, legal, load, points, reason, settle


def strip(text: str) -> list[Card]:
    """A display of bare colours."""
    return [card for color in text.split() if (card := parse_short(color))]


def cut(text: str) -> str:
    """The sets of a display of bare colours: ``"N Y | N"``."""
    return " | ".join(" ".join(card.letter for card in part) for part in ending.sets(strip(text)))


def final(*displays: str, **options: object) -> State:
    return position(kind="scoring", displays=[cards(display) for display in displays], options=options)


def bonus(letter: str, *counts: int, **options: object) -> list[int]:
    """The VP for one majority icon held in these counts."""
    icon = {"g": "grapes", "o": "olives", "s": "sheep"}[letter]
    state = final(*[f"N[w2 a3 {letter}{count}]" for count in counts], **options)
    return points(state, "scoring.majority", icon=icon)


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in state.scores()]


# --- when the game ends ---


@pytest.mark.rule("armorica.end.trigger")
def test_the_game_ends_with_the_turn_in_which_the_decks_run_out() -> None:
    # given four players in turn 5; after it 3 cards are left in each deck and the game goes on
    state = given(players=4, turn=5)
    draft(state, *["pass"] * 8)
    assert (state.turn, state.is_over) == (6, False)
    assert [state.deck_size(row) for row in (0, 1)] == [3, 3]
    # when turn 6 is played, both decks reach 0, and it is over
    draft(state, *["pass"] * 8)
    assert (state.turn, state.is_over, state.legal_actions()) == (6, True, ())
    assert [state.deck_size(row) for row in (0, 1)] == [0, 0]


@pytest.mark.rule("armorica.end.trigger")
@pytest.mark.parametrize("action", ["take 1", "pass", "discard 1", "keep", "move 1 to 2", "start 1", "reveal G-A-1"])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_after_the_end_nothing_can_be_done(action: str, seat: int | None) -> None:
    assert reason(given("over", turn=8), action, "turn", seat=seat) == ("end.trigger", 8)


@pytest.mark.rule("armorica.end.trigger")
@pytest.mark.parametrize("empty", ["gaul_deck", "roman_deck"])
def test_either_deck_ends_the_game(empty: str) -> None:
    decks = {"gaul_deck": 17, "roman_deck": 17, empty: 3}
    state = draft(given(turn=3, **decks), *["pass"] * 6)
    assert (state.is_over, state.turn) == (True, 3)


@pytest.mark.rule("armorica.end.finish-turn")
def test_the_last_turn_is_played_to_its_end() -> None:
    # given four players in turn 6, decks of 3, and too many mouths
    state = given(mine="N[w9 a1] Y", others=["N[w9 a1] Y"] * 3, players=4, turn=6)
    assert [state.deck_size(row) for row in (0, 1)] == [3, 3]
    draft(state, "take 1", "take 1", "take 1")
    # when the third Gaul action empties the deck, the fourth player still acts
    assert (state.deck_size(0), state.phase, state.player) == (0, "gaul", 3)
    draft(state, "take 1")
    # and everybody has a Roman phase and a winter
    seats = {"roman": set(), "winter": set()}
    while not state.is_over:
        seats[state.phase].add(state.player)
        draft(state, legal(state)[0])
    assert seats == {"roman": {0, 1, 2, 3}, "winter": {0, 1, 2, 3}}
    assert all(len(display) == total[5] for display, total in zip(state.displays, state.totals, strict=True))


@pytest.mark.rule("armorica.end.finish-turn")
def test_two_players_also_have_the_extra_discard_in_the_last_turn() -> None:
    state = given(players=2, turn=8)
    assert [state.deck_size(row) for row in (0, 1)] == [2, 2]
    draft(state, *["pass"] * 4)
    assert (state.is_over, [len(row) for row in state.rows]) == (True, [5, 5])
    assert len(state.discards) == 4 + 2


CLOCK = [
    # players, turns, cards left in each deck before the last turn, how often each seat starts
    (2, 8, 2, [4, 4]),
    (3, 8, 2, [3, 3, 2]),
    (4, 6, 3, [2, 2, 1, 1]),
]


@pytest.mark.rule("armorica.end.length")
@pytest.mark.parametrize(("players", "turns", "left", "starts"), CLOCK)
def test_the_length_of_a_game_is_fixed(players: int, turns: int, left: int, starts: list[int]) -> None:
    state = settle(given(players=players))
    started, decks = [0] * players, []
    actors: list[int] = []
    while not state.is_over:
        assert state.turns == turns, "the clock is right from the first moment"
        assert state.row is not None and len(state.row) == 6, "whoever acts sees a full row"
        if state.phase == "gaul" and state.acted == 0:
            started[state.start] += 1
            decks.append([state.deck_size(0), state.deck_size(1)])
        actors.append(state.player)
        draft(state, "pass")
    assert (state.turn, state.turns) == (turns, turns)
    assert decks[-1] == [left, left]
    assert started == starts
    assert [len(row) for row in state.rows] == [5, 5]
    # the last turn is started by seat 2, and seat 1 acts last in it
    assert (state.start - 1) % players == 1
    assert actors[-1] == 0


# --- sets ---


@pytest.mark.rule("armorica.scoring.sets")
@pytest.mark.parametrize(
    ("display", "sets"),
    [
        ("N Y B Y R W G N B B", "N Y B | Y R W G N B | B"),
        ("N Y B N", "N Y B | N"),
        ("N Y N Y", "N Y | N Y"),
        ("N N", "N | N"),
        ("N Y N B R W", "N Y | N B R W"),
        ("N Y B G R W", "N Y B G R W"),
        ("N Y B G R W N", "N Y B G R W | N"),
        ("", ""),
    ],
)
def test_the_first_repeated_colour_begins_the_next_set(display: str, sets: str) -> None:
    assert cut(display) == sets


@pytest.mark.rule("armorica.scoring.sets")
def test_sets_are_read_in_order_and_not_cut_for_the_best() -> None:
    assert ending.sets_points(strip("N Y N B R W")) == 3 + 10
    assert ending.sets_points(strip("N Y N B R W"), "best") == 1 + 15
    assert points(load("sequential"), "scoring.sets")[0] == 13


@pytest.mark.rule("armorica.scoring.sets")
def test_an_empty_display_has_no_sets() -> None:
    state = final("", "N[w2 a3]")
    assert points(state, "scoring.sets") == [0, 1]
    assert totals(state)[0] == 0


COLOR_LISTS = st.lists(st.sampled_from("YBNGRW"), max_size=14).map(" ".join)


@pytest.mark.rule("armorica.scoring.sets")
@for_all(COLOR_LISTS)
def test_sets_are_the_display_cut_at_repeats(display: str) -> None:
    parts = ending.sets(strip(display))
    assert [card for part in parts for card in part] == strip(display)
    for part, after in itertools.pairwise(parts):
        assert after[0].color in {card.color for card in part}, "a new set begins only with a repeat"
    assert all(len({card.color for card in part}) == len(part) for part in parts)
    assert ending.sets_points(strip(display)) == sum(ending.set_points(len(part)) for part in parts)


def best_by_trying_everything(display: list[Card]) -> int:
    if not display:
        return 0
    options = []
    for n in range(1, len(display) + 1):
        if len({card.color for card in display[:n]}) < n:
            break
        options.append(n * (n + 1) // 2 + best_by_trying_everything(display[n:]))
    return max(options)


@for_all(st.lists(st.sampled_from("YBNGRW"), max_size=9).map(" ".join))
def test_the_best_cut_is_the_best(display: str) -> None:
    best = ending.sets(strip(display), "best")
    assert [card for part in best for card in part] == strip(display)
    assert sum(ending.set_points(len(part)) for part in best) == best_by_trying_everything(strip(display))


@pytest.mark.rule("armorica.scoring.set-values")
def test_the_table_of_set_values() -> None:
    assert [ending.set_points(colors) for colors in range(1, 7)] == [1, 3, 6, 10, 15, 21]


@pytest.mark.rule("armorica.scoring.set-values")
def test_sets_of_three_six_and_one_are_28() -> None:
    state = final("N Y B Y R W G N B B", "N")
    (line, *_) = state.scores()[0].lines
    assert (line.rule, line.points) == ("armorica.scoring.sets", 28)
    assert dict(line.facts) == {"sets": (3, 6, 1), "values": (6, 21, 1)}


@pytest.mark.rule("armorica.scoring.first-card")
def test_the_first_set_begins_with_the_leftmost_card() -> None:
    assert points(final("S1 R B", "N"), "scoring.sets")[0] == 6
    # also where the start card has been lost
    assert points(final("R B", "N"), "scoring.sets")[0] == 3


@pytest.mark.rule("armorica.scoring.append-value")
@pytest.mark.parametrize(("color", "value"), [("B", 4), ("G", 4), ("W", 4), ("N", 1), ("R", 1), ("Y", 1)])
def test_what_one_more_card_is_worth(color: str, value: int) -> None:
    display = strip("N Y B G N R Y")
    assert ending.append_value(display, COLOR_OF_LETTER[color]) == value
    assert ending.sets_points([*display, *strip(color)]) - ending.sets_points(display) == value


def test_the_append_value_of_no_colour_is_refused() -> None:
    with pytest.raises(BadInput, match=r"color: 'pink' is not known; allowed: .*yellow"):
        ending.append_value([], "pink")


@pytest.mark.rule("armorica.scoring.append-value")
@for_all(COLOR_LISTS, st.sampled_from("YBNGRW"))
def test_the_append_value_is_the_difference_it_makes(display: str, color: str) -> None:
    before = strip(display)
    after = [*before, *strip(color)]
    gain = ending.sets_points(after) - ending.sets_points(before)
    assert ending.append_value(before, COLOR_OF_LETTER[color]) == gain


# --- gold and majorities ---


@pytest.mark.rule("armorica.scoring.gold")
def test_every_coin_is_one_point() -> None:
    state = final("N[w2 a3] R[c1 a1] W[c2]", "N[w2 a3]")
    assert points(state, "scoring.gold") == [3, 0]
    assert dict(state.scores()[0].lines[1].facts) == {"gold": 3}


@pytest.mark.rule("armorica.scoring.majority")
@pytest.mark.parametrize("letter", "gos")
def test_most_icons_of_a_kind_are_four_points(letter: str) -> None:
    assert bonus(letter, 4, 2, 1) == [4, 0, 0]
    assert bonus(letter, 0, 1) == [0, 4]
    assert bonus(letter, 1, 0, 0, 3) == [0, 0, 0, 4]


@pytest.mark.rule("armorica.scoring.majority")
def test_the_three_kinds_are_compared_apart() -> None:
    state = final("N[g2 a3]", "N[o1 s1 a3]", "N[o1 a3]")
    assert points(state, "scoring.majority", icon="grapes") == [4, 0, 0]
    assert points(state, "scoring.majority", icon="olives") == [0, 2, 2]
    assert points(state, "scoring.majority", icon="sheep") == [0, 4, 0]
    facts = [dict(line.facts) for line in state.scores()[1].lines[2:]]
    assert facts == [
        {"icon": "grapes", "have": 0, "best": 2, "tied": 1},
        {"icon": "olives", "have": 1, "best": 1, "tied": 2},
        {"icon": "sheep", "have": 1, "best": 1, "tied": 1},
    ]


@pytest.mark.rule("armorica.scoring.majority")
def test_wheat_gold_and_amphorae_have_no_majority_and_corners_do_not_count() -> None:
    assert points(final("N[w9 c9 a9]", "N"), "scoring.majority") == [0, 0]
    assert points(final("R[c1 a1] W[c1 a1] G[c1 a1]", "N[a3]"), "scoring.majority") == [0, 0]


@pytest.mark.rule("armorica.scoring.majority-tie")
def test_tied_leaders_get_two_points_each() -> None:
    assert bonus("g", 3, 3, 1) == [2, 2, 0]
    assert bonus("g", 2, 2, 2) == [2, 2, 2]
    assert bonus("g", 2, 2, 2, 2) == [2, 2, 2, 2]


@pytest.mark.rule("armorica.scoring.majority-tie")
def test_to_the_letter_of_the_english_rulebook_four_tied_players_get_nothing() -> None:
    literal = {"majority_tie": "each-2-max-3"}
    assert bonus("g", 2, 2, 2, 2, **literal) == [0, 0, 0, 0]
    assert bonus("g", 2, 2, 2, 1, **literal) == [2, 2, 2, 0]
    assert bonus("g", 2, 2, 2, **literal) == [2, 2, 2]


@pytest.mark.rule("armorica.scoring.majority-zero")
def test_nobody_leads_with_nothing() -> None:
    assert bonus("s", 0, 0, 0) == [0, 0, 0]
    assert bonus("s", 0, 0, 0, zero_majority="counts") == [2, 2, 2]
    assert bonus("s", 0, 1, 0, zero_majority="counts") == [0, 4, 0]


@pytest.mark.rule("armorica.scoring.majority-tie", "armorica.scoring.majority-zero")
@for_all(st.lists(st.integers(0, 4), min_size=2, max_size=4))
def test_majority_options_shift_everybody_alike(counts: list[int]) -> None:
    usual = ending.majority(counts, Options())
    for options in (Options(majority_tie="each-2-max-3"), Options(zero_majority="counts")):
        shift = {a - b for a, b in zip(usual, ending.majority(counts, options), strict=True)}
        assert len(shift) == 1


@pytest.mark.rule("armorica.scoring.total")
def test_the_total_is_sets_gold_and_three_majorities() -> None:
    state = final("N[w2 a3] R[c2 g1 a1]", "N[w2 a3 o1] Y[s1]")
    assert [[line.points for line in sheet.lines] for sheet in state.scores()] == [[3, 2, 4, 0, 0], [3, 0, 0, 4, 4]]
    assert totals(state) == [9, 11]
    rules = ["sets", "gold", "majority", "majority", "majority"]
    assert [line.rule for line in state.scores()[0].lines] == [f"armorica.scoring.{rule}" for rule in rules]
    assert repr(state.scores()[0]) == "<seat 1: 9 VP = 3 sets + 2 gold + 4 grapes + 0 olives + 0 sheep>"


# --- ties ---


def scoring(*wanted: tuple[int, int], **options: object) -> State:
    """Final displays with these (VP, gold): each a few sets of one card, gold, and no majorities."""
    return final(*[" ".join([f"N[c{gold} a9]", *["N"] * (vp - gold - 1)]) for vp, gold in wanted], **options)


@pytest.mark.rule("armorica.tiebreak.gold")
def test_gold_decides_among_equal_points() -> None:
    state = scoring((33, 3), (33, 2))
    assert totals(state) == [33, 33]
    assert state.winners() == [0]
    sheets = state.scores()
    assert [(s.rank, s.tiebreaks, s.decided_by) for s in sheets] == [
        (1, (3,), "armorica.tiebreak.gold"),
        (2, (2,), "armorica.tiebreak.gold"),
    ]


@pytest.mark.rule("armorica.tiebreak.gold")
def test_points_come_before_gold() -> None:
    state = scoring((20, 9), (21, 0))
    assert state.winners() == [1]
    assert [sheet.decided_by for sheet in state.scores()] == [None, None]


@pytest.mark.rule("armorica.tiebreak.shared")
def test_equal_points_and_equal_gold_share_the_victory() -> None:
    state = scoring((31, 4), (31, 4), (31, 2))
    assert state.winners() == [0, 1]
    assert [(sheet.rank, sheet.decided_by) for sheet in state.scores()] == [
        (1, "armorica.tiebreak.shared"),
        (1, "armorica.tiebreak.shared"),
        (3, "armorica.tiebreak.gold"),
    ]


# --- the rulebook's example ---


@pytest.mark.rule("armorica.scoring.example-michael", "armorica.scoring.total", "armorica.tiebreak.gold")
def test_michael_and_carmen_33_to_33() -> None:
    # given Michael's ten colours as the rulebook lists them, and both displays as the winter leaves them
    state = load("michael-scoring")
    michael = state.displays[0]
    assert " ".join(card.color for card in michael) == ("brown blue yellow brown yellow red blue white yellow white")
    assert [len(display) for display in state.displays] == [10, 9] == [total[5] for total in state.totals]
    # then his sets are 6, 15 and 3; 3 gold, most sheep, level with Carmen on grapes, no olives
    assert [[card.color for card in part] for part in ending.sets(michael)] == [
        ["brown", "blue", "yellow"],
        ["brown", "yellow", "red", "blue", "white"],
        ["yellow", "white"],
    ]
    his, hers = state.scores()
    assert [(line.points, line.facts.get("icon")) for line in his.lines] == [
        (24, None),
        (3, None),
        (2, "grapes"),
        (0, "olives"),
        (4, "sheep"),
    ]
    assert his.lines[0].facts["values"] == (6, 15, 3)
    assert [line.points for line in hers.lines] == [25, 2, 2, 4, 0]
    assert hers.lines[0].facts["values"] == (15, 10)
    # and at 33 to 33 he wins by 3 gold to 2
    assert [sheet.total for sheet in (his, hers)] == [33, 33]
    assert [sheet.tiebreaks for sheet in (his, hers)] == [(3,), (2,)]
    assert state.winners() == [0]
    assert his.decided_by == "armorica.tiebreak.gold"


@pytest.mark.rule("armorica.scoring.example-michael")
@pytest.mark.parametrize("edition", ["english", "german", "russian"])
def test_the_example_is_the_same_in_every_edition(edition: str) -> None:
    data = load("michael-scoring").to_dict()
    del data["options"]
    state = position(**data, edition=edition)
    assert totals(state) == [33, 33]
    assert state.winners() == [0]
