"""The twelve graded exercises of teaching Armorica, answered by the engine on the game's own position files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from rulesim.armorica import Discard, Pass, State, Take, ending, roman, winter
from rulesim.armorica.cards import COLOR_OF_LETTER, GRAPES, WHEAT
from tests.armorica.given import colors, draft, faces, given, ids, legal, load, play, points, reason, settle, takes
from tests.armorica.test_winter import legal_sets


def refusals(state: State) -> dict[int, tuple[object, ...]]:
    """Per position out of reach: rule, icon, need, have."""
    assert state.row is not None
    out = [p for p in range(1, len(state.row) + 1) if p not in takes(state)]
    return {p: reason(state, f"take {p}", "icon", "need", "have") for p in out}


@pytest.mark.rule("armorica.gaul.range", "armorica.gaul.action")
def test_x1_first_reach() -> None:
    state = load("x1")
    assert faces(state.displays[0]) == "N[w2 a3]"
    assert faces(state.rows[0]) == "Y[w1 a1] B[g1 a1] N[s1 a1] Y[w1 o1] B[o1 a1] N[w1 g1]"
    assert legal(state) == ["take 1", "take 2", "pass"]
    assert refusals(state) == {p: ("gaul.range", "wheat", p, 2) for p in (3, 4, 5, 6)}
    assert [state.rows[0][-p].short for p in (1, 2)] == ["N[w1 g1]", "B[o1 a1]"]


@pytest.mark.rule("armorica.gaul.shift-refill", "armorica.gaul.pass-discard")
def test_x2_the_row_moves() -> None:
    state = draft(load("x2"), "take 2")
    assert faces(state.rows[0]) == "Y[w1 s1 a1] Y[w1 a1] B[g1 a1] N[s1 a1] Y[w1 o1] N[w1 g1]"
    draft(state, "pass")
    assert faces(state.rows[0]) == "N[g1 a1] Y[w1 s1 a1] Y[w1 a1] B[g1 a1] N[s1 a1] Y[w1 o1]"
    assert state.rows[0][-3].short == "B[g1 a1]"


@pytest.mark.rule("armorica.roman.example-michael")
def test_x3_the_rulebooks_example() -> None:
    state = load("michael-roman")
    assert takes(state) == [1, 3]
    assert refusals(state) == {
        2: ("roman.patrician-range", "grapes", 2, 1),
        4: ("roman.plebeian-range", "wheat", 4, 3),
        5: ("roman.patrician-range", "sheep", 5, 0),
        6: ("roman.plebeian-range", "wheat", 6, 3),
    }


@pytest.mark.rule("armorica.roman.patrician-gate", "armorica.roman.patrician-range", "armorica.roman.count-all-cards")
def test_x4_rich_in_wheat() -> None:
    state = load("x4")
    assert state.totals[0][:4] == [6, 0, 2, 1]
    assert faces(state.rows[1]) == "W[c1 a1] G[c2] Y[w1 a1] R[s1 c2] G[o1 c1] W[g1 c1]"
    assert takes(state) == [1, 2, 4]
    assert refusals(state) == {
        3: ("roman.patrician-range", "grapes", 3, 0),
        5: ("roman.patrician-range", "olives", 5, 2),
        6: ("roman.patrician-range", "sheep", 6, 1),
    }


@pytest.mark.rule("armorica.scoring.sets", "armorica.scoring.set-values")
def test_x5_cut_the_strip() -> None:
    state = load("x5")
    assert colors(state.displays[0]) == "N Y B Y R W G N B B"
    assert [colors(part) for part in ending.sets(state.displays[0])] == ["N Y B", "Y R W G N B", "B"]
    assert points(state, "scoring.sets")[0] == 6 + 21 + 1


@pytest.mark.rule("armorica.scoring.append-value")
def test_x6_what_is_the_next_card_worth() -> None:
    display = load("x6").displays[0]
    assert colors(display) == "N Y B G N R Y"
    assert ending.sets_points(display) == 10 + 6
    gains = {letter: ending.append_value(display, color) for letter, color in COLOR_OF_LETTER.items()}
    assert gains == {"B": 4, "G": 4, "W": 4, "N": 1, "R": 1, "Y": 1}


@pytest.mark.rule("armorica.winter.discard-count", "armorica.winter.only-amphoraless", "armorica.winter.choice")
def test_x7_who_may_starve() -> None:
    state = load("x7")
    assert (len(state.displays[0]), state.totals[0][5], winter.due(state, 0)) == (7, 5, 2)
    assert legal_sets(state) == {(2, 4), (2, 5), (2, 7), (4, 5), (4, 7), (5, 7)}
    for number in (1, 3, 6):
        assert reason(state, f"discard {number}") == ("winter.only-amphoraless",)


@pytest.mark.rule("armorica.winter.choice", "armorica.winter.close-gap")
def test_x8_the_useful_famine() -> None:
    state = load("x8")
    display = state.displays[0]
    assert [colors(part) for part in ending.sets(display)] == ["N W G", "N B Y R", "B"]
    assert ending.sets_points(display) == 6 + 10 + 1
    values: dict[tuple[int, ...], int] = {}
    for pair in combinations((4, 5, 6, 7), 2):
        after = play(state.copy(), f"discard {pair[1]}", f"discard {pair[0]}")
        values[pair] = ending.sets_points(after.displays[0])
    assert set(values) == legal_sets(state)
    assert values == {(4, 5): 21, (4, 7): 16, (4, 6): 16, (5, 7): 12, (5, 6): 12, (6, 7): 10}
    best = play(state, "discard 5", "discard 4")
    assert colors(best.displays[0]) == "N W G Y R B"


@pytest.mark.rule("armorica.roman.fresh-gaul-counts")
def test_x9_one_gaul_two_keys() -> None:
    state = load("x9")
    assert takes(state) == [1, 2, 3]

    def romans(*actions: str) -> list[int]:
        after = draft(state.copy(), *actions)
        assert (after.phase, after.player, faces(after.rows[1])) == ("roman", 0, faces(state.rows[1]))
        return takes(after)

    assert romans("pass", "pass", "pass") == [1], "what was open before the Gaul phase"
    assert romans("take 1", "pass", "pass") == [1, 4]
    assert romans("take 2", "pass", "pass") == [1]
    assert romans("take 3", "pass", "pass") == [1, 2]
    assert [state.rows[0][-p].short for p in (1, 2, 3)] == ["Y[w1 s1]", "N[s1 a1]", "B[g1 a1]"]
    assert [state.rows[1][-p].short for p in (2, 4)] == ["R[c1 a1]", "N[w1 o1 c1]"]
    # which is what the three icons say
    general = draft(state.copy(), "take 3", "pass", "pass")
    brown = draft(state.copy(), "take 1", "pass", "pass")
    assert (roman.reaches(general, 0)[GRAPES], roman.reaches(brown, 0)[WHEAT]) == (2, 4)


@pytest.mark.rule("armorica.end.length")
@pytest.mark.parametrize(("players", "turns", "left", "drafted"), [(2, 8, 2, 16), (3, 8, 2, 16), (4, 6, 3, 12)])
def test_x10_the_clock(players: int, turns: int, left: int, drafted: int) -> None:
    # given that everybody can reach and feed everything
    rich = "N[w9 g9 o9 s9 a40]"
    state = settle(given(mine=rich, others=[rich] * (players - 1), players=players))
    last: list[int] = []
    while not state.is_over:
        if state.turn == turns:
            if not last:
                assert (state.start, state.player) == (1, 1), "seat 2 starts the last turn"
                assert [state.deck_size(row) for row in (0, 1)] == [left, left]
            last.append(state.player)
        draft(state, "take 1")
    assert state.turn == turns
    assert last[-1] == 0, "seat 1 acts last in it"
    assert [len(display) - 1 for display in state.displays] == [drafted] * players
    assert [len(row) for row in state.rows] == [5, 5]


@pytest.mark.rule("armorica.scoring.majority-tie", "armorica.scoring.majority-zero", "armorica.tiebreak.gold")
@pytest.mark.parametrize(
    ("options", "bonuses", "totals"),
    [
        ({}, ([2, 2, 0, 0], [2, 2, 2, 2], [0, 0, 0, 0]), [18, 12, 10, 10]),
        ({"majority_tie": "each-2-max-3"}, ([2, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]), [16, 10, 8, 8]),
        ({"zero_majority": "counts"}, ([2, 2, 0, 0], [2, 2, 2, 2], [2, 2, 2, 2]), [20, 14, 12, 12]),
    ],
    ids=lambda value: "-".join(value) or "default" if isinstance(value, dict) else None,
)
def test_x11_majorities_and_ties(options: dict[str, str], bonuses: tuple[list[int], ...], totals: list[int]) -> None:
    file = load("x11")
    state = given("over", ids(file.displays[0]), others=[ids(d) for d in file.displays[1:]], players=4, options=options)
    assert [total[1:4] for total in state.totals] == [[3, 2, 0], [3, 2, 0], [1, 2, 0], [0, 2, 0]]
    for icon, bonus in zip(("grapes", "olives", "sheep"), bonuses, strict=True):
        assert points(state, "scoring.majority", icon=icon) == bonus
    assert points(state, "scoring.sets") == [10, 6, 7, 4]
    assert points(state, "scoring.gold") == [4, 2, 1, 4]
    assert [colors(part) for part in ending.sets(state.displays[2])] == ["N B Y", "N"]
    sheets = state.scores()
    assert [sheet.total for sheet in sheets] == totals
    assert state.winners() == [0]
    assert [sheet.rank for sheet in sheets] == [1, 2, 4, 3], "seat 4 is third before seat 3, by gold 4 to 1"


# --- X12: the last action of the game, by trying everything ---


def last_action() -> State:
    """X12 with the rows as seat 1 finds them: the others pass in the Roman phase, which their three cards on the right

    of the row stand for (both decks have run out).
    """
    file = load("x12")
    return given(
        mine=ids(file.displays[0]),
        others=[ids(display) for display in file.displays[1:]],
        players=4,
        turn=6,
        start=1,
        acted=3,
        gaul_row=ids(file.rows[0]),
        roman_row=f"{ids(file.rows[1])} N N N",
        gaul_deck=[],
        roman_deck=[],
    )


def lines(state: State, chosen: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], State]]:
    """Every way to play on for seat 1 while the others pass: (Gaul, Roman, cards lost) and the final position."""
    if state.is_over:
        yield chosen, state
        return
    for action in state.legal_actions() if state.player == 0 else [Pass()]:
        what = None
        if isinstance(action, Take):
            what = action.position
        elif isinstance(action, Discard):
            what = state.displays[0][action.number - 1].id
        after = state.copy()
        after.play(action)
        yield from lines(after, (*chosen, what) if state.player == 0 else chosen)


@pytest.mark.rule("armorica.roman.fresh-gaul-counts", "armorica.winter.choice", "armorica.scoring.total")
def test_x12_the_last_action_of_the_game() -> None:
    # given
    state = last_action()
    assert state.player == 0
    assert ids(state.displays[0]) == "S1 R-I-4 G-B-1 G-C-3 R-II-5 G-C-2 R-III-6"
    assert state.totals[0] == [4, 1, 4, 3, 2, 7]
    assert [max(total[icon] for total in state.totals[1:]) for icon in (1, 2, 3)] == [6, 6, 3]
    assert ending.sets_points(state.displays[0]) == 16
    # when every Gaul, every Roman and every way through the winter are tried
    value: dict[tuple[object, ...], int] = {}
    final: dict[tuple[object, ...], State] = {}
    for chosen, end in lines(state):
        key = (*chosen[:2], frozenset(chosen[2:]))
        assert value.setdefault(key, end.scores()[0].total) == end.scores()[0].total
        final[key] = end
    # then there is one best way: 28 VP
    best = max(value.values())
    assert best == 28
    assert [key for key, vp in value.items() if vp == best] == [(1, 5, frozenset({"R-III-6"}))]
    end = final[1, 5, frozenset({"R-III-6"})]
    assert [colors(part) for part in ending.sets(end.displays[0])] == ["N B Y", "B R Y N G"]
    assert [line.points for line in end.scores()[0].lines] == [21, 3, 0, 0, 4]
    assert end.totals[0][3] == 4, "the fourth sheep, against 3"
    # every other pair of cards brings 23 at most, and no card at all 20
    assert max(vp for (gaul, rome, _), vp in value.items() if (gaul, rome) != (1, 5)) == 23
    assert max(vp for (gaul, rome, _), vp in value.items() if gaul is None and rome is None) == 20


@pytest.mark.rule("armorica.winter.discard-count")
def test_x12_exactly_one_card_has_to_go() -> None:
    rome = play(last_action(), "take 1", "pass", "pass", "pass")
    assert ids(rome.rows[1]) == "R-IV-2 R-IV-5 R-IV-7 R-IV-3 R-III-3 R-II-1"
    play(rome, "take 5")
    assert (rome.phase, len(rome.displays[0]), rome.totals[0][5], winter.due(rome, 0)) == ("winter", 9, 8, 1)
