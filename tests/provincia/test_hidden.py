"""What a seat may know: views tell nothing else, and imagined positions are as likely as what the seat knows."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings

from rulesim.provincia.components import AEDIFICIUM
from rulesim.provincia.hidden import imagine, is_open
from rulesim.provincia.position import from_dict
from rulesim.provincia.state import State
from tests.provincia.given import assert_sound, begun, city, everything, given, ids, play, settle, snapshot
from tests.provincia.test_draft import put_on_top, short
from tests.provincia.test_properties import GAMES, USUAL, Game


def drawn(state: State, seat: int, look: Any, times: int = 6000) -> dict[Any, float]:
    """How often ``look`` finds what in positions that ``seat`` imagines."""
    rng = random.Random(7)
    seen = Counter(look(state.imagine(seat, rng)) for _ in range(times))
    return {what: count / times for what, count in seen.items()}


def close(found: dict[Any, float], expected: dict[Any, float]) -> bool:
    """Whether frequencies are what they should be, within chance."""
    return set(found) == set(expected) and all(abs(found[key] - expected[key]) < 0.03 for key in expected)


# --- in any position ---


@pytest.mark.rule("provincia.setup.start-hand", "provincia.setup.tokens", "provincia.combat.token-anonymous")
@for_all(GAMES)
@settings(max_examples=25)
def test_what_a_seat_imagines_looks_the_same_to_it(game: Game) -> None:
    for state in game.some(0.02):
        before = snapshot(state)
        for seat in range(game.players):
            told = state.view(seat)
            imagined = state.imagine(seat, game.rng)
            assert imagined.view(seat) == told
            assert imagined.view(seat) == imagined.imagine(seat, game.rng).view(seat)
        assert snapshot(state) == before


@for_all(USUAL)
@settings(max_examples=20)
def test_what_a_seat_imagines_is_a_position_of_the_game(game: Game) -> None:
    for state in game.some(0.02):
        for seat in range(game.players):
            imagined = state.imagine(seat, game.rng)
            assert_sound(imagined)
            assert everything(imagined) == everything(state)
            assert from_dict(imagined.to_dict()) == imagined
            if not state.is_over:
                assert imagined.player == state.player
                imagined.apply(game.choice(imagined))


@for_all(USUAL)
@settings(max_examples=20)
def test_the_imagined_does_not_depend_on_the_hidden_truth(game: Game) -> None:
    """Two positions that look the same to a seat lead to the same imagined ones, drawn with the same numbers."""
    for state in game.some(0.01):
        for seat in range(game.players):
            other = state.imagine(seat, game.rng)
            seed = game.rng.random()
            one, two = (imagine(truth, seat, random.Random(seed)) for truth in (state, other))
            assert snapshot(one) == snapshot(two)


@for_all(USUAL)
@settings(max_examples=15)
def test_one_knows_everything_of_oneself_and_what_lay_open(game: Game) -> None:
    for state in game.some(0.02):
        for seat in range(game.players):
            imagined = state.imagine(seat, game.rng)
            for who, (own, other) in enumerate(zip(state.cities, imagined.cities, strict=True)):
                assert (own.seen, own.goods, own.standing) == (other.seen, other.goods, other.standing)
                if who == seat:
                    assert Counter(own.hand) == Counter(other.hand)
                    assert (own.tokens, own.laid, own.played) == (other.tokens, other.laid, other.played)
            assert [d.discards for d in state.decks] == [d.discards for d in imagined.decks]


# --- hands ---


def test_hidden_cards_of_others_are_any_that_one_has_not_seen() -> None:
    state = given(city(hand="circus circus"), city(hand="forum circus", seen="forum"))
    deck = state.decks[AEDIFICIUM]
    unseen = sum(deck.unseen)
    found = drawn(state, 0, lambda imagined: ids(imagined.cities[1].hand))
    assert all(hand.startswith("forum ") for hand in found)
    assert abs(found["forum strata"] - 8 / (unseen + 1)) < 0.02
    assert abs(found["forum circus"] - 1 / (unseen + 1)) < 0.01
    assert drawn(state, 1, lambda imagined: len(imagined.cities[0].hand), 50) == {2: 1.0}


def test_of_two_equal_cards_the_one_that_was_seen_is_played_first() -> None:
    state = given(city(hand="domus domus", seen="domus", goods="C4 W2"))
    play(state, "build domus")
    assert (ids(state.cities[0].hand), state.cities[0].seen) == ("domus", ())


# --- cards put on top ---


def test_only_who_put_the_cards_there_knows_them() -> None:
    state = put_on_top()
    order = ids(state.decks[AEDIFICIUM].top)
    rng = random.Random(1)
    assert {ids(state.imagine(1, rng).decks[AEDIFICIUM].top) for _ in range(20)} == {order}
    assert len({ids(state.imagine(0, rng).decks[AEDIFICIUM].top) for _ in range(20)}) == 20
    assert state.view(1)["decks"]["aedificium"]["top"] == order.split()
    assert state.view(0)["decks"]["aedificium"]["top"] == 7


def test_a_third_seat_knows_neither_the_card_nor_what_the_other_knows_of_it() -> None:
    state = play(put_on_top(), "choose aedificium", "pick 5")
    rng = random.Random(1)
    assert {ids(state.imagine(1, rng).cities[0].hand) for _ in range(20)} == {"insula"}
    imagined = [state.imagine(2, rng).cities[0] for _ in range(20)]
    assert len({ids(own.hand) for own in imagined}) > 5
    assert all(own.told == ((1, own.hand[0]),) for own in imagined)
    play(state, "pick 1", "pick 2")
    assert len({ids(state.imagine(0, rng).decks[AEDIFICIUM].down_known) for _ in range(20)}) > 1
    assert state.imagine(1, rng).decks[AEDIFICIUM].down_known == state.decks[AEDIFICIUM].down_known


def test_cards_looked_at_are_secret_while_they_are_sorted() -> None:
    state = given(city(hand="consuetudo", goods="G2"), players=3)
    play(state, "play consuetudo")
    settle(state)
    top = ids(state.decks[AEDIFICIUM].top)
    assert state.player == 0 and len(top.split()) == 10
    assert state.view(0)["decks"]["aedificium"]["top"] == top.split()
    assert state.view(1)["decks"]["aedificium"]["top"] == 10
    rng = random.Random(2)
    assert ids(state.imagine(0, rng).decks[AEDIFICIUM].top) == top
    assert ids(state.imagine(1, rng).decks[AEDIFICIUM].top) != top


# --- combat tokens ---

HANDS = (
    "yellow+1 blue-1 orange-2 yellow-1 blue+2",
    "blue+1 orange+2 yellow-2 orange-1 blue-1",
    "orange+1 yellow+2 blue-2 yellow-1 orange-1",
)


def tokens(fought: int, **changed: Any) -> State:
    """Three players who have played their first ``fought`` tokens."""
    cities: list[dict[str, Any]] = []
    for seat, text in enumerate(HANDS):
        own = text.split()
        more = {"played": " ".join(own[:fought]), "tokens": " ".join(own[fought:])}
        cities.append(city(town=("massilia", "arelate", "forum_julii")[seat], **more))
    return given(*cities, round=(1, 3, 5, 6)[fought], **changed)


def all_hands(state: State) -> tuple[str, ...]:
    return tuple(ids(own.tokens) for own in state.cities)


@pytest.mark.rule("provincia.setup.tokens")
def test_a_plus_1_is_with_its_owner_the_others_with_anybody() -> None:
    state = tokens(0)
    found = drawn(state, 0, all_hands, 800)
    assert all(hands[0] == all_hands(state)[0] for hands in found)
    assert all("blue+1" in hands[1] and "orange+1" in hands[2] for hands in found)
    held = drawn(state, 0, lambda imagined: "orange+2" in all_hands(imagined)[1].split())
    assert close(held, {True: 0.5, False: 0.5})


@pytest.mark.rule("provincia.combat.token-anonymous")
def test_who_played_which_token_is_as_likely_as_it_can_be() -> None:
    """Seats 1 and 2 played blue+1, yellow+2 in combat 1: the +1 of blue can only be its owner's."""
    state = tokens(1)
    assert [ids(combat) for combat in state.revealed] == ["blue+1 orange+1 yellow+1"]
    assert close(drawn(state, 0, lambda now: ids(now.cities[1].played), 50), {"blue+1": 1.0})
    state = tokens(2)
    assert ids(state.revealed[1]) == "blue-1 orange+2 yellow+2"
    found = drawn(state, 0, lambda now: ids(now.cities[1].played))
    assert close(found, {"blue+1 orange+2": 0.5, "blue+1 yellow+2": 0.5})
    found = drawn(state, 2, lambda now: ids(now.cities[0].played))
    assert close(found, {"yellow+1 blue-1": 0.5, "yellow+1 orange+2": 0.5})


@pytest.mark.rule("provincia.combat.token-choice", "provincia.combat.token-anonymous")
def test_a_token_laid_face_down_is_any_of_those_that_are_left() -> None:
    state = laying()
    assert state.view(0)["cities"][1]["laid"] is True
    assert state.view(1)["cities"][1]["laid"] == "orange+2"
    found = drawn(state, 0, lambda now: now.cities[1].laid and now.cities[1].laid.id)
    left = [*HANDS[1].split()[1:], *HANDS[2].split()[1:]]
    assert close(found, {token: count / len(left) for token, count in Counter(left).items()})


def laying() -> State:
    """Combat of round 3: seat 1, who is the start player, has laid a token."""
    cities: list[dict[str, Any]] = []
    for seat, text in enumerate(HANDS):
        own = text.split()
        more: dict[str, Any] = {"played": own[0], "tokens": " ".join(own[1:])}
        cities.append(city(town=("massilia", "arelate", "forum_julii")[seat], **more))
    state = given(*cities, round=3, phase="combat", start=1, seat=1)
    return play(state, "lay orange+2")


def test_during_the_deal_tokens_of_others_and_those_not_dealt_are_exchangeable() -> None:
    state = settle(begun(3), until="DEAL")
    play(state, "deal blue-2", "deal blue+2")
    assert ids(state.cities[0].tokens) == "yellow+1 blue-2 blue+2"
    found = drawn(state, 1, lambda now: "blue-2" in ids(now.cities[0].tokens).split(), 3000)
    assert close(found, {True: 2 / 12, False: 10 / 12})
    assert state.view(1)["tokens"] == 10 and state.view(1)["cities"][0]["tokens"] == 3


# --- a card that lies apart since the discards were shuffled ---


def apart(players: int = 6) -> State:
    """Four open cards of SPQR, one face down from the old deck and one from the new; seat 0 takes the latter."""
    state = settle(play(short(5, {"praetor": 4, "legio": 1}, players), "choose spqr"))
    return play(state, "pick 6", "reveal praetor")


@pytest.mark.rule("provincia.draft.reshuffle")
def test_nobody_imagines_a_card_that_was_on_the_discard_pile_to_lie_there_still() -> None:
    state, rng = apart(), random.Random(1)
    for seat in range(state.players):
        told = state.view(seat)
        assert told["decks"]["spqr"]["apart"]["drawn"] == ([[0, "praetor"]] if seat == 0 else [])
        for _ in range(200):
            imagined = state.imagine(seat, rng)
            assert imagined.view(seat) == told
            assert_sound(imagined)
            assert from_dict(imagined.to_dict()) == imagined
            assert "reveal praetor" not in map(str, play(imagined, "pick 5").legal_actions())


@pytest.mark.rule("provincia.draft.reshuffle")
def test_what_is_imagined_beside_it_does_not_depend_on_the_hidden_truth() -> None:
    state, rng = apart(), random.Random(2)
    for seat in range(state.players):
        other = state.imagine(seat, rng)
        one, two = (imagine(truth, seat, random.Random(3)) for truth in (state, other))
        assert snapshot(one) == snapshot(two)


def test_what_is_hidden_bears_on_a_choice_only_where_an_action_meets_it() -> None:
    for gold, held, coins, expected in (
        (4, "praetor", 2, True), (5, "praetor", 2, False), (5, "praetor", 1, True), (5, "statua", 9, True)
    ):  # fmt: skip
        state = given(city(hand="coniuratio", goods=f"G{gold}"), city("forum", hand=held, goods=f"G{coins}"))
        assert is_open(state) == expected, "who holds an unknown senate card and 2 gold may have AEDILES"
    state = given(phase="select")
    state.deck, state.face_down, state.face_down_known = 2, (True, True), (state.tables.buildings[0], None)
    for knower, expected in ((0, True), (1, False)):
        state.decks[2].top_seat = knower
        assert is_open(state) == expected
    laying = given(phase="combat", round=2)
    assert is_open(laying)
    laying.todo = (("LOSE", 0),)
    assert not is_open(laying)
