"""Winter: cards against amphorae, one card lost at a time; the marker moves on; two players lose two cards more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from rulesim import CHANCE, BadInput, IllegalAction, Session
from rulesim.armorica import Discard, State, winter
from rulesim.armorica.cards import AMPHORAE
from tests.armorica.given import colors, draft, faces, given, ids, is_legal, legal, load, play, reason, refused, settle

SEVEN = "N[w2 a3] Y[w1 g1] B[o1 a1] N[g1 s1] R[c1] Y[w1 a1] W[c1 g1]"
"""7 cards, 5 amphorae; cards 2, 4, 5 and 7 have no amphora."""
HUNGRY = "N[w2 a1] Y B"


def wintering(mine: str, **fields: object) -> State:
    return given("winter", mine, **fields)


def ways(state: State, seat: int = 0) -> Iterator[tuple[str, ...]]:
    """Every legal winter of ``seat`` from here on: the cards it loses, by their ids in the display's order."""
    if state.phase != "winter" or state.player != seat or legal(state) == ["keep"]:
        yield ()
        return
    for action in state.legal_actions():
        after = state.copy()
        after.play(action)
        if isinstance(action, Discard):
            card = state.displays[seat][action.number - 1].id
            for rest in ways(after, seat):
                yield (card, *rest)
        else:
            yield ()


def legal_sets(state: State) -> set[tuple[int, ...]]:
    """The sets of cards that may be lost together: numbers in the display, counted from the left from 1."""
    numbers = {card.id: number for number, card in enumerate(state.displays[0], 1)}
    return {tuple(sorted(numbers[card] for card in way)) for way in ways(state)}


# --- comparing ---


@pytest.mark.rule("armorica.winter.order")
def test_winter_is_settled_from_the_start_player_clockwise() -> None:
    # given three players with a card too many, and start player seat 2
    state = wintering(HUNGRY, others=[HUNGRY] * 2, start=1)
    order: list[int] = []
    while state.phase == "winter":
        order.append(state.player)
        play(state, "discard 2")
        if state.phase == "winter" and order[-1] == state.player:
            play(state, "discard 2")
    assert order == [1, 2, 0]


@pytest.mark.rule("armorica.winter.order")
def test_a_seat_with_nothing_to_lose_is_passed_over() -> None:
    state = draft(given("roman", "N[w2 a3]", others=[HUNGRY, "N[a3]"], acted=2), "pass")
    assert (state.phase, state.player) == ("winter", 1)


@pytest.mark.rule("armorica.winter.compare")
def test_as_many_amphorae_as_cards_is_enough() -> None:
    state = wintering("N[w2 a3] Y[w1] B[g1]")
    assert winter.due(state, 0) == 0
    assert legal(state) == ["keep"]
    # spare amphorae are neither spent nor stored: the display is as it was
    play(state, "keep")
    assert faces(state.displays[0]) == "N[w2 a3] Y[w1] B[g1]"
    assert state.totals[0][AMPHORAE] == 3


@pytest.mark.rule("armorica.winter.compare")
@pytest.mark.parametrize(
    ("mine", "due"), [("N[a3]", 0), ("N[a3] Y B", 0), ("N[a3] Y B G", 1), ("N[a2] Y B[a1] G R", 2), ("Y B", 2)]
)
def test_cards_beyond_the_amphorae_are_due(mine: str, due: int) -> None:
    assert winter.due(wintering(mine), 0) == due


@pytest.mark.rule("armorica.winter.discard-count")
def test_seven_cards_and_five_amphorae_lose_exactly_two() -> None:
    # given
    state = wintering(SEVEN)
    assert (len(state.displays[0]), state.totals[0][AMPHORAE], winter.due(state, 0)) == (7, 5, 2)
    # when nothing, or one card only, is named: too few
    facts = ("named", "due", "cards", "amphorae")
    assert reason(state, "keep", *facts) == ("winter.discard-count", 0, 2, 7, 5)
    play(state, "discard 2")
    assert reason(state, "keep", *facts) == ("winter.discard-count", 0, 1, 6, 5)
    # when two are named, the winter is over for this seat; a third is too many
    play(state, "discard 3")
    assert len(state.displays[0]) == state.totals[0][AMPHORAE] == 5
    assert (state.phase, state.turn) == ("gaul", 2)
    assert reason(state, "discard 3", "asked", "now", seat=0) == ("turn.phases", "winter", "gaul")


@pytest.mark.rule("armorica.winter.discard-count", "armorica.winter.no-voluntary")
def test_too_many_are_refused_while_others_still_starve() -> None:
    state = wintering(SEVEN, others=[HUNGRY])
    play(state, "discard 2", "discard 3")
    assert reason(state, "discard 2", "asked", "active", seat=0) == ("turn.order", 1, 2)


@pytest.mark.rule("armorica.winter.only-amphoraless")
def test_a_card_with_an_amphora_cannot_be_lost() -> None:
    state = wintering(SEVEN)
    facts = reason(state, "discard 3", "number", "card", "amphorae", "short")
    assert facts == ("winter.only-amphoraless", 3, "B[o1 a1]", 1, "B[o1 a1]")
    assert reason(state, "discard 1", "number", "amphorae") == ("winter.only-amphoraless", 1, 3)
    # not even beside one that may go: {3, 4} fails at card 3, in either order
    play(state, "discard 4")
    assert reason(state, "discard 3", "card") == ("winter.only-amphoraless", "B[o1 a1]")


@pytest.mark.rule("armorica.winter.choice")
def test_any_of_the_cards_without_amphora_may_go() -> None:
    assert legal_sets(wintering(SEVEN)) == {(2, 4), (2, 5), (2, 7), (4, 5), (4, 7), (5, 7)}
    assert winter.hungry(wintering(SEVEN), 0) == [1, 3, 4, 6]
    assert legal(wintering(SEVEN)) == ["discard 2", "discard 4", "discard 5", "discard 7"]


@pytest.mark.rule("armorica.winter.choice")
def test_the_order_of_losing_them_does_not_matter() -> None:
    one = play(wintering(SEVEN), "discard 4", "discard 4")
    two = play(wintering(SEVEN), "discard 5", "discard 4")
    assert ids(one.displays[0]) == ids(two.displays[0])
    assert one.totals == two.totals


@pytest.mark.rule("armorica.winter.choice")
@pytest.mark.parametrize("number", [0, 8, 99])
def test_a_card_that_is_not_there_cannot_be_lost(number: int) -> None:
    facts = reason(wintering(SEVEN), f"discard {number}", "number", "cards", "card", "owner")
    assert facts == ("winter.choice", number, 7, "", 1)


@pytest.mark.rule("armorica.winter.choice")
def test_a_card_of_somebody_else_cannot_be_lost() -> None:
    state = wintering(SEVEN, others=["S2 G-A-2"])
    facts = reason(state, "discard 2 of 2", "number", "owner", "card")
    assert facts == ("winter.choice", 2, 2, "G-A-2")
    assert is_legal(state, "discard 2 of 1")
    with pytest.raises(BadInput, match=r"^action: seat 4 does not play; allowed: seat 1 to seat 3\.$"):
        state.play("discard 2 of 4")
    with pytest.raises(BadInput, match="is no move of Armorica; moves look like: discard 2, discard 2 4"):
        state.play("discard 2 of 9")


@pytest.mark.rule("armorica.winter.choice")
def test_the_same_card_cannot_be_lost_twice() -> None:
    # given that the last card has been lost
    state = play(wintering(SEVEN), "discard 7")
    # then it is not there any more
    assert reason(state, "discard 7", "number", "cards") == ("winter.choice", 7, 6)


# --- several cards, named in the same breath by their numbers before any of them goes ---


@pytest.mark.rule("armorica.winter.choice")
@pytest.mark.parametrize("text", ["discard 2 4", "discard 4 2", "Discard 2, 4", "discard 2 and 4", "discard 2 4 of 1"])
def test_several_cards_are_lost_by_their_numbers_before_any_goes(text: str) -> None:
    one_by_one = play(wintering(SEVEN), "discard 4", "discard 2")
    assert play(wintering(SEVEN), text) == one_by_one
    session = Session(wintering(SEVEN), chance="wait")
    session.play(text)
    assert session.state == one_by_one
    assert [str(action) for action in session.line] == ["discard 4", "discard 2"]
    session.undo()
    assert str(session.line[-1]) == "discard 4"


@pytest.mark.rule("armorica.winter.choice")
def test_the_same_card_cannot_be_named_twice() -> None:
    state = wintering(SEVEN)
    assert reason(state, "discard 4 4", "number", "times") == ("winter.choice", 4, 2)
    with pytest.raises(IllegalAction, match="You name card 4 2 times: you can lose each card once"):
        state.play("discard 4 4")


@pytest.mark.rule("armorica.winter.discard-count")
def test_more_cards_than_are_due_cannot_be_named() -> None:
    state = wintering(SEVEN)
    assert reason(state, "discard 2 4 5", "named", "due") == ("winter.discard-count", 3, 2)
    with pytest.raises(IllegalAction, match="You name 3 cards, too many: with 7 cards and 5 amphorae you lose only 2"):
        state.play("discard 2 4 5")
    assert reason(state, "discard 2 3")[0] == "winter.only-amphoraless"
    assert reason(state, "discard 2 8")[0] == "winter.choice"
    assert is_legal(wintering(SEVEN, options={"winter_discard": "at-least"}), "discard 2 4 5")


@for_all(st.lists(st.integers(0, 9), min_size=2, max_size=4))
def test_several_cards_may_go_if_they_may_one_after_the_other(numbers: list[int]) -> None:
    named = "discard " + " ".join(map(str, numbers))
    assert is_legal(wintering(SEVEN), named) == (tuple(sorted(numbers)) in legal_sets(wintering(SEVEN)))


@pytest.mark.rule("armorica.winter.close-gap")
def test_the_cards_to_the_right_close_the_gap() -> None:
    state = play(wintering(SEVEN), "discard 4", "discard 4")
    assert colors(state.displays[0]) == "N Y B Y W"
    assert colors(state.discards) == "N R"


@pytest.mark.rule("armorica.winter.close-gap")
def test_the_gap_is_no_occasion_to_re_order() -> None:
    assert reason(wintering(SEVEN), "move 2 to 1", "number", "to") == ("winter.close-gap", 2, 1)


@pytest.mark.rule("armorica.winter.no-voluntary")
def test_nothing_is_lost_when_nothing_is_due() -> None:
    # given 2 cards and 3 amphorae
    state = wintering("N[w2 a3] R[c1]")
    assert reason(state, "discard 2", "cards", "amphorae", "due") == ("winter.no-voluntary", 2, 3, 0)
    assert legal(state) == ["keep"]
    assert legal(load("no-voluntary")) == ["keep"]


@pytest.mark.rule("armorica.winter.no-voluntary", "armorica.winter.only-amphoraless", "armorica.winter.choice")
def test_a_discard_is_refused_by_the_first_rule_in_the_order_of_the_rulebook() -> None:
    def first(state: State, action: str, seat: int | None = None) -> str:
        return refused(state, action, seat).rule.removeprefix("armorica.")

    assert first(given("over"), "discard 9") == "end.trigger"
    assert first(given("roman"), "discard 9", 1) == "turn.phases"
    assert first(wintering(SEVEN), "discard 9", 1) == "turn.order"
    assert first(wintering("N[a3] R"), "discard 9") == "winter.choice"
    assert first(wintering("N[a3] R"), "discard 1") == "winter.no-voluntary"
    assert first(wintering(SEVEN), "discard 1") == "winter.only-amphoraless"


CARDS = st.builds(
    lambda color, amphorae, gold: f"{color}[c{gold} a{amphorae}]",
    st.sampled_from("YBNGRW"),
    st.sampled_from([0, 0, 0, 1, 1, 2, 3]),
    st.integers(0, 2),
)


@pytest.mark.rule("armorica.winter.feasible")
@for_all(st.lists(CARDS, max_size=18))
def test_a_winter_is_always_possible(display: list[str]) -> None:
    state = wintering(" ".join(display))
    cards, amphorae = len(display), state.totals[0][AMPHORAE]
    due = winter.due(state, 0)
    assert due == max(0, cards - amphorae) <= len(winter.hungry(state, 0))
    for _ in range(due):
        assert state.player == 0
        play(state, legal(state)[0])
    assert len(state.displays[0]) == min(cards, amphorae)
    assert state.player != 0 or state.phase != "winter" or legal(state) == ["keep"]


@pytest.mark.rule("armorica.winter.feasible")
def test_cards_with_an_amphora_each_feed_themselves() -> None:
    state = wintering("Y[a1] B[a1] N[a1] G[a1] R[a1] W[a1] Y[a1]")
    assert winter.due(state, 0) == 0
    assert legal(state) == ["keep"]


@pytest.mark.rule("armorica.winter.start-card-not-exempt")
def test_a_start_card_without_amphora_may_starve() -> None:
    # given 3 cards and 2 amphorae, the start card without one
    assert legal_sets(wintering("N[w2] Y[w1 a2] B[o1]")) == {(1,), (3,)}


@pytest.mark.rule("armorica.winter.start-card-not-exempt")
def test_a_start_card_with_an_amphora_may_not() -> None:
    assert reason(wintering("S1 Y B N"), "discard 1") == ("winter.only-amphoraless",)


@pytest.mark.rule("armorica.winter.empty-display")
def test_a_display_without_amphorae_is_lost_as_a_whole() -> None:
    # given
    state = wintering("N[w2] B[g1]")
    assert legal_sets(state) == {(1, 2)}
    # when everything is lost
    play(state, "discard 1", "discard 1")
    assert (state.displays[0], state.totals[0]) == ([], [0] * 6)
    # then the player plays on, with forced passes in both phases
    assert (state.phase, state.turn) == ("gaul", 2)
    seen = []
    while state.turn == 2:
        if state.player == 0:
            seen.append((state.phase, legal(state)))
        draft(state, "pass")
    assert seen == [("gaul", ["pass"]), ("roman", ["pass"])]
    assert next(sheet.total for sheet in state.scores()) == 0


@pytest.mark.rule("armorica.winter.pass-marker")
@pytest.mark.parametrize(
    ("players", "starts"), [(2, [0, 1] * 4), (3, [0, 1, 2, 0, 1, 2, 0, 1]), (4, [0, 1, 2, 3, 0, 1])]
)
def test_the_marker_goes_to_the_left_neighbour_every_turn(players: int, starts: list[int]) -> None:
    state = settle(given(players=players))
    seen: list[int] = []
    while not state.is_over:
        if len(seen) < state.turn:
            seen.append(state.start)
            assert (state.phase, state.player) == ("gaul", state.start)
        draft(state, "pass")
    assert seen == starts


# --- the two-player rule ---


@pytest.mark.rule("armorica.two-player.extra-discard", "armorica.two-player.refill")
def test_two_players_lose_the_rightmost_card_of_each_row() -> None:
    # given rows 6 5 4 3 2 1, decks of 20, and the end of winter
    gauls = " ".join(f"G-A-{k}" for k in range(6, 0, -1))
    romans = " ".join(f"R-I-{k}" for k in range(6, 0, -1))
    fields = {"gaul_row": gauls, "roman_row": romans, "gaul_deck": 20, "roman_deck": 20}
    state = wintering(HUNGRY, players=2, **fields)
    # when the last starving card has gone
    play(state, "discard 2", "discard 2")
    # then both rightmost cards are out of the game
    assert (state.phase, state.player, state.start) == ("extra", CHANCE, 1)
    assert ids(state.discards).endswith("G-A-1 R-I-1")
    assert (ids(state.rows[0]), ids(state.rows[1])) == (gauls[:-6], romans[:-6])
    # and nobody can do anything about it
    assert reason(state, "take 1", "asked", "now") == ("turn.phases", "gaul", "extra")
    assert reason(state, "move 1 to 2") == ("gaul.place",)
    # when the rows are refilled, each has six cards and each deck 19
    settle(state)
    assert [len(row) for row in state.rows] == [6, 6]
    assert [state.deck_size(row) for row in (0, 1)] == [19, 19]
    assert ids(state.rows[0]).endswith(gauls[:-6]) and ids(state.rows[1]).endswith(romans[:-6])
    assert (state.phase, state.turn, state.player) == ("gaul", 2, 1)


@pytest.mark.rule("armorica.two-player.refill")
def test_a_turn_of_two_players_draws_three_cards_per_deck() -> None:
    state = settle(given(players=2))
    assert [state.deck_size(row) for row in (0, 1)] == [23, 23]
    draft(state, "pass", "pass", "pass", "pass")
    assert (state.turn, [state.deck_size(row) for row in (0, 1)]) == (2, [20, 20])


@pytest.mark.rule("armorica.two-player.refill")
def test_a_row_without_a_deck_is_not_refilled() -> None:
    state = wintering(HUNGRY, players=2, gaul_row="Y B", roman_row="N W", gaul_deck=[], roman_deck="R-II-4", turn=7)
    play(state, "discard 2", "discard 2")
    assert legal(state) == ["reveal R-II-4"]
    play(state, "reveal R-II-4")
    assert ([colors(row) for row in state.rows], state.is_over) == (["Y", "R N"], True)


@pytest.mark.rule("armorica.two-player.only-two")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_keep_their_rows(players: int) -> None:
    state = wintering(HUNGRY, players=players)
    rows = [ids(row) for row in state.rows]
    sizes = [state.deck_size(row) for row in (0, 1)]
    play(state, "discard 2", "discard 2")
    assert (state.phase, state.turn) == ("gaul", 2)
    assert [ids(row) for row in state.rows] == rows
    assert [state.deck_size(row) for row in (0, 1)] == sizes


def test_the_journal_tells_the_winter() -> None:
    state = wintering("N[w2 a1] Y", others=["N[a3] Y"], players=2)
    state.journal = []
    play(state, "discard 2")
    settle(state)
    assert [event.rule.removeprefix("armorica.") for event in state.journal] == [
        "winter.discard-count",
        "winter.compare",
        "winter.pass-marker",
        "two-player.extra-discard",
        "two-player.extra-discard",
        "two-player.refill",
        "two-player.refill",
    ]
    lost, safe, marker, *_ = state.journal
    assert (lost.facts["seat"], lost.facts["number"], lost.facts["color"]) == (1, 2, "yellow")
    assert dict(safe.facts) == {"seat": 2, "cards": 2, "amphorae": 3, "due": 0, "spared": 0}
    assert dict(marker.facts) == {"seat": 2}
