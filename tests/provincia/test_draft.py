"""Phase 1: choose a deck, six cards, one each; what lies face down, leftovers, and decks that run short."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from types import SimpleNamespace

import pytest

from rulesim import CHANCE
from rulesim.provincia.components import AEDIFICIUM, OPES, SPQR
from rulesim.provincia.decks import Deck
from rulesim.provincia.draft import lies_apart
from rulesim.provincia.position import from_dict
from rulesim.provincia.state import State
from tests.provincia.given import (
    TABLES,
    broken,
    choose,
    city,
    dealt,
    events,
    given,
    goods,
    hand,
    ids,
    legal,
    play,
    reason,
    refused,
    settle,
)

FOUR = ("legio", "consul", "praetor", "gloria_1")


def selecting(*cities: dict[str, object], players: int = 3, **changed: object) -> State:
    """Phase 1 of round 1: seat 0 is to choose a deck."""
    return given(*cities, players=players, phase="select", **changed)


# --- choosing ---


@pytest.mark.rule("provincia.draft.choose-stack")
def test_one_of_the_three_decks_must_be_chosen() -> None:
    state = selecting()
    assert legal(state) == ["choose opes", "choose spqr", "choose aedificium"]
    decks = ("opes", "spqr", "aedificium")
    for action in ("end", "pick 1", "aediles"):
        assert reason(state, action, "decks") == ("draft.choose-stack", decks)
    play(state, "choose spqr")
    assert events(state, "draft.choose-stack", "seat", "deck", "left") == [(1, "spqr", 1)]


@pytest.mark.rule("provincia.draft.marker")
def test_a_deck_is_chosen_at_most_twice_in_a_round() -> None:
    state = selecting(players=5)
    for _ in range(2):
        choose(state, "opes")
        while state.chooser >= 0:
            play(state, legal(state)[0])
            settle(state)
    assert state.markers == [0, 2, 2]
    assert legal(state) == ["choose spqr", "choose aedificium"]
    assert reason(state, "choose opes", "deck", "have", "decks") == ("draft.marker", "opes", 0, ("spqr", "aedificium"))


# --- laying out ---


@pytest.mark.rule("provincia.draft.reveal")
def test_four_cards_lie_open_and_two_face_down() -> None:
    state = choose(selecting(), "spqr", *FOUR)
    assert ids(state.face_up) == " ".join(FOUR)
    assert (state.face_down, state.face_down_known) == ((True, True), (None, None))
    assert state.decks[SPQR].pile == 42 and sum(state.decks[SPQR].unseen) == 44
    assert events(state, "draft.reveal", "deck", "cards", "amount") == [("spqr", FOUR, 2)]
    for seat in range(3):
        told = state.view(seat)
        assert (told["face_up"], told["face_down"]) == (list(FOUR), [True, True])
        assert told["face_down_known"] == [None, None]
    assert reason(state, "look card 5", "place") == ("draft.reveal", 5)


@pytest.mark.rule("provincia.draft.reveal")
def test_every_unseen_card_of_the_deck_is_equally_likely_to_come() -> None:
    state = play(selecting(), "choose opes")
    assert len(legal(state)) == 30
    rng = random.Random(4)
    seen = Counter(str(state.sample(rng)) for _ in range(9000))
    assert set(seen) == set(legal(state)) and min(seen.values()) > 200 and max(seen.values()) < 400
    assert broken(state, "reveal legio") == ["setup.decks"]
    play(state, "reveal opes_04")
    assert broken(state, "reveal opes_04") == ["setup.decks"]


# --- taking ---


@pytest.mark.rule("provincia.draft.pick-order", "provincia.draft.example-spqr", "provincia.draft.leftovers")
def test_the_rulebooks_example_giorgio_chooses_spqr() -> None:
    giorgio, piero, alessandra = 0, 1, 2
    state = choose(selecting(start=giorgio), "spqr", *FOUR)
    assert state.markers == [2, 1, 2]
    assert state.player == giorgio
    assert reason(state, "pick 1", "asked", "active", seat=piero) == ("draft.pick-order", 2, 1)
    play(state, "pick 2")
    assert state.player == piero
    play(state, "pick 1")
    assert state.player == alessandra
    play(state, "pick 4")
    assert [hand(state, seat) for seat in range(3)] == ["consul", "legio", "gloria_1"]
    assert state.decks[SPQR].discarded == 3
    assert events(state, "draft.leftovers", "deck", "amount") == [("spqr", 3)]
    assert events(state, "draft.to-hand", "seat", "card") == [(1, "consul"), (2, "legio"), (3, "gloria_1")]
    assert (state.player, state.chooser, state.face_up, state.face_down) == (piero, -1, (), ())


@pytest.mark.rule("provincia.draft.pick-order")
def test_the_chooser_picks_first_not_the_holder_of_the_caesar() -> None:
    state = choose(selecting(start=0, acted=2), "aedificium")
    assert state.chooser == state.player == 2
    for seat in (0, 1):
        play(state, legal(state)[0])
        assert state.player == seat


@pytest.mark.rule("provincia.draft.blind-pick")
def test_a_face_down_card_is_taken_unseen_and_known_to_the_picker_alone() -> None:
    state = choose(selecting(), "spqr", *FOUR)
    assert legal(state) == [f"pick {place}" for place in range(1, 7)]
    play(state, "pick 6")
    assert (state.player, state.chooser) == (CHANCE, 0)
    assert broken(state, "reveal opes_01") == ["setup.decks"]
    play(state, "reveal aediles")
    assert (hand(state), state.cities[0].seen, state.player) == ("aediles", (), 1)
    assert state.view(0)["cities"][0]["hand"] == ["aediles"]
    assert state.view(1)["cities"][0]["hand"] == {"spqr": 1} and state.view(1)["cities"][0]["seen"] == []
    assert events(state, "draft.blind-pick", "seat", "deck") == [(1, "spqr")]
    assert not any("aediles" in map(str, event.facts.values()) for event in state.journal or ())
    assert reason(state, "pick 6", "place", "have", "left") == ("draft.blind-pick", 6, 0, 4)
    assert legal(state) == [f"pick {place}" for place in range(1, 6)]


@pytest.mark.rule("provincia.draft.blind-pick")
def test_a_place_without_a_card_cannot_be_picked() -> None:
    state = play(choose(selecting(), "spqr", *FOUR), "pick 3")
    assert reason(state, "pick 3", "place", "have") == ("draft.blind-pick", 3, 0)
    assert reason(state, "pick 7", "place", "have") == ("draft.blind-pick", 7, 0)


@pytest.mark.rule("provincia.draft.blind-pick")
def test_a_production_card_taken_unseen_is_known_to_all_for_it_is_played() -> None:
    state = choose(selecting(), "opes", "opes_01", "opes_02", "opes_03", "opes_04")
    play(state, "pick 5", "reveal opes_12")
    assert goods(state) == "G4"
    assert state.decks[OPES].discards[TABLES.by_id["opes_12"].index] == 1
    assert events(state, "opes.quaestor", "seat", "card") == [(1, "opes_12")]


@pytest.mark.rule("provincia.draft.blind-pick")
def test_by_option_face_down_cards_are_taken_only_when_no_other_is_left() -> None:
    state = choose(selecting(players=6, blind_pick_allowed=False), "spqr", *FOUR)
    assert legal(state) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    assert reason(state, "pick 5", "have", "left") == ("draft.blind-pick", 1, 4)
    play(state, "pick 1", "pick 2", "pick 3", "pick 4")
    assert legal(state) == ["pick 5", "pick 6"]


@pytest.mark.rule("provincia.draft.to-hand")
def test_senate_and_building_cards_go_to_the_hand_and_the_others_saw_them() -> None:
    state = choose(selecting(city(hand="domus")), "spqr", *FOUR)
    play(state, "pick 1")
    assert (hand(state), ids(state.cities[0].seen)) == ("domus legio", "legio")
    told = state.view(2)["cities"][0]
    assert (told["hand"], told["seen"]) == ({"spqr": 1, "aedificium": 1}, ["legio"])


@pytest.mark.rule("provincia.draft.to-hand", "provincia.opes.immediate")
def test_a_production_card_never_enters_a_hand() -> None:
    state = choose(selecting(city(hand="domus")), "opes")
    play(state, "pick 1")
    assert hand(state) == "domus"
    assert broken(state, "discard opes_01") == ["round.phases"]


@pytest.mark.rule("provincia.draft.mandatory-pick")
def test_everybody_takes_a_card_also_an_unwanted_one() -> None:
    state = choose(selecting(city(goods="C9 W9 S9 G1")), "opes", "opes_01", "opes_02", "opes_03", "opes_04")
    assert reason(state, "end", "deck", "left") == ("draft.mandatory-pick", "opes", 6)
    assert reason(state, "choose spqr", "deck", "left") == ("draft.mandatory-pick", "opes", 6)
    play(state, "pick 1")
    assert goods(state) == "C9 W9 S9 G1"
    assert events(state, "storage.overflow-lost", "seat", "good", "lost", "cap") == [(1, "stone", 5, 9)]


# --- leftovers and the end of the phase ---


@pytest.mark.rule("provincia.draft.leftovers")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_nobody_took_is_discarded(players: int) -> None:
    state = choose(selecting(players=players), "aedificium")
    for _ in range(players):
        play(state, legal(state)[0])
        settle(state)
    deck = state.decks[AEDIFICIUM]
    assert deck.discarded == 6 - players
    assert deck.down == min(2, 6 - players)
    assert [amount for _, amount in events(state, "draft.leftovers", "deck", "amount")] == [6 - players][: 6 - players]


@pytest.mark.rule("provincia.draft.leftovers")
def test_face_down_leftovers_stay_secret() -> None:
    state = play(choose(selecting(), "spqr", *FOUR), "pick 1", "pick 2", "pick 3")
    deck = state.decks[SPQR]
    assert (deck.down, sum(deck.discards), deck.discards[TABLES.by_id["gloria_1"].index]) == (2, 1, 1)
    assert sum(deck.unseen) == 44


@pytest.mark.rule("provincia.draft.end", "provincia.draft.two-three-players")
@pytest.mark.parametrize(("players", "selections"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_everybody_chooses_once_with_two_or_three_players_twice(players: int, selections: int) -> None:
    state = dealt(players)
    choosers: list[int] = []
    picks = 0
    while state.phase == "select":
        if state.player != CHANCE and state.chooser < 0:
            choosers.append(state.player)
        elif state.player != CHANCE:
            picks += 1
        state.play(state.legal_actions()[0])
    assert choosers == [turn % players for turn in range(selections)]
    assert picks == selections * players
    assert sum(state.markers) == 6 - selections
    assert (state.phase, state.player) == ("play", 0)
    assert events(state, "draft.two-three-players", "round") == ([1] if players < 4 else [])


@pytest.mark.rule("provincia.draft.two-three-players")
def test_exercise_3_the_order_of_three_players() -> None:
    state = selecting(players=3)
    choosers: list[int] = []
    third: list[int] = []
    for deck in ("spqr", "opes", "aedificium") * 2:
        choosers.append(state.player)
        choose(state, deck)
        before = state.decks[state.deck].discarded
        number = state.deck
        while state.chooser >= 0:
            if len(choosers) == 3:
                third.append(state.player)
            play(state, legal(state)[0])
        taken_at_once = 3 if deck == "opes" else 0
        assert state.decks[number].discarded - before == 3 + taken_at_once
    assert choosers == [0, 1, 2, 0, 1, 2]
    assert third == [2, 0, 1]
    assert state.markers == [0, 0, 0] and state.phase == "play"


# --- short decks ---


def short(pile: int, discards: dict[str, int], players: int = 6) -> State:
    """The senate deck has a pile of so many cards; the others are in hands, but for these discards."""
    others = [card.id for card in TABLES.cards[SPQR] for _ in range(card.copies - discards.get(card.id, 0))]
    held, left = others[: len(others) - pile], others[len(others) - pile :]
    hands = [" ".join(held[seat::players]) for seat in range(players)]
    state = given(
        *(city(hand=text) for text in hands),
        players=players,
        phase="select",
        decks={"spqr": {"discards": discards, "pile": pile}},
    )
    assert state.decks[SPQR].pile == pile == len(left)
    return state


@pytest.mark.rule("provincia.draft.reshuffle")
def test_a_used_up_deck_is_made_of_its_discard_pile() -> None:
    discards = {"praetor": 4, "architectus": 4, "aediles": 2}
    state = play(short(2, discards), "choose spqr")
    first = set(legal(state))
    assert not first & {"reveal praetor", "reveal architectus"}
    play(state, legal(state)[0])
    play(state, legal(state)[0])
    assert events(state, "draft.reshuffle", "deck", "amount") == [("spqr", 10)]
    assert legal(state) == ["reveal aediles", "reveal architectus", "reveal praetor"]
    settle(state)
    assert (len(state.face_up), len(state.face_down), state.decks[SPQR].pile) == (4, 2, 6)
    assert state.decks[SPQR].discarded == 0


@pytest.mark.rule("provincia.draft.reshuffle", "provincia.draft.mandatory-pick")
def test_if_both_are_empty_there_are_fewer_cards() -> None:
    state = choose(short(2, {"praetor": 3}), "spqr")
    assert (len(state.face_up), state.face_down) == (4, (True,))
    play(state, "pick 5")
    settle(state)
    play(state, "pick 1", "pick 2", "pick 3", "pick 4")
    assert (state.chooser, state.player) == (-1, 1)
    assert events(state, "draft.mandatory-pick", "seat", "deck") == [(6, "spqr")]


@pytest.mark.rule("provincia.draft.reshuffle", "provincia.draft.mandatory-pick")
def test_a_deck_without_any_card_gives_nobody_anything() -> None:
    state = play(short(0, {}, players=4), "choose spqr")
    assert (state.chooser, state.player, state.markers) == (-1, 1, [2, 1, 2])
    assert events(state, "draft.mandatory-pick", "seat") == [1, 2, 3, 4]
    assert events(state, "draft.leftovers", "amount") == []


# --- a deck that is shuffled while it is laid out ---


def chances(state: State, hidden: int) -> dict[str, Fraction]:
    """What the card on a face-down place may be, and how likely."""
    odds = state.decks[state.deck].odds(lies_apart(state, hidden))
    found = {card.id: Fraction(n, sum(odds)) for card, n in zip(TABLES.cards[state.deck], odds, strict=True) if n}
    drawn = play(state.copy(), f"pick {hidden + 5}")
    assert legal(drawn) == [f"reveal {id}" for id in found]
    return found


@pytest.mark.rule("provincia.draft.reshuffle", "provincia.setup.decks")
def test_a_card_laid_face_down_before_the_shuffle_is_none_of_the_discards() -> None:
    state = settle(play(short(5, {"praetor": 4, "legio": 1}), "choose spqr"))
    assert (len(state.face_up), state.face_down, state.picked) == (4, (True, True), 0)
    first, second = chances(state, 0), chances(state, 1)
    assert "praetor" not in first and sum(first.values()) == 1 and second["praetor"] == Fraction(4, 5)
    assert refused(play(state.copy(), "pick 5"), "reveal praetor").facts["fault"] == "apart"
    play(state, "pick 6", "reveal praetor")
    assert chances(state, 0) == first


@pytest.mark.rule("provincia.draft.leftovers", "provincia.draft.reshuffle")
def test_it_stays_apart_on_the_discard_pile_until_that_is_shuffled() -> None:
    state = settle(play(short(5, {"praetor": 4, "legio": 1}, 4), "choose spqr"))
    play(state, "pick 1", "pick 2", "pick 3", "pick 4")
    deck = state.decks[SPQR]
    assert deck.apart is not None and deck.apart.down and (deck.down, deck.pile) == (2, 4)
    assert from_dict(state.to_dict()) == state
    state.markers[SPQR] = 2
    settle(play(state, "choose spqr"))
    assert state.decks[SPQR].apart is None, "it was shuffled into the pile"


def physically(old: str, back: str, drawn: str) -> Counter[str]:
    """How often the card apart is which, over all orders of the piles in which these came first after the shuffle.

    ``old``: the cards of which one lies apart, the others go into the pile with those of ``back``.
    """
    found: Counter[str] = Counter()
    for apart in range(len(old)):
        pile = old[:apart] + old[apart + 1 :] + back
        for order in permutations(pile, len(drawn)):
            found[old[apart]] += order == tuple(drawn)
    return found


@pytest.mark.rule("provincia.draft.reshuffle")
@pytest.mark.parametrize(
    ("old", "back", "drawn"),
    [("aab", "ac", ""), ("aab", "ac", "a"), ("aab", "ac", "ac"), ("aab", "ac", "aa"), ("abc", "abcc", "cb"),
     ("ab", "aab", "aa"), ("ab", "aab", "aab"), ("a", "bc", "b"), ("abb", "b", "bb")],
)  # fmt: skip
def test_its_chances_are_those_of_real_cards(old: str, back: str, drawn: str) -> None:
    kinds = [SimpleNamespace(index=index) for index in range(3)]
    deck = Deck(3)
    deck.unseen, deck.discards = ([text.count(kind) for kind in "abc"] for text in (old, back))
    deck.reshuffle(laid=True)
    for kind in drawn:
        deck.draw(kinds["abc".index(kind)])  # type: ignore[arg-type]
    counted = physically(old, back, drawn)
    found = deck.odds(apart=True)
    assert [Fraction(n, sum(found)) for n in found] == [Fraction(counted[kind], counted.total()) for kind in "abc"]
    after = [sum(physically(old, back, drawn + kind).values()) for kind in "abc"]
    if any(after):
        pile = deck.odds()
        assert [Fraction(n, sum(pile)) for n in pile] == [Fraction(n, sum(after)) for n in after]


# --- cards that somebody put on top (CONSUETUDO) ---

TOP = ["circus", "forum", "statua", "templum", "insula", "hortus", "villa"]


def put_on_top(players: int = 3) -> State:
    """Seat 1 has put seven cards on top of the building deck; seat 0 chooses it."""
    return given(players=players, phase="select", decks={"aedificium": {"top": TOP, "top_seat": 1}})


def test_known_cards_come_in_their_order_and_chance_decides_nothing() -> None:
    state = play(put_on_top(), "choose aedificium")
    assert state.player == 0
    assert ids(state.face_up) == "circus forum statua templum"
    assert ids(state.face_down_known) == "insula hortus"
    assert (ids(state.decks[AEDIFICIUM].top), state.decks[AEDIFICIUM].top_seat) == ("villa", 1)
    assert state.view(1)["face_down_known"] == ["insula", "hortus"]
    assert state.view(0)["face_down_known"] == [None, None]


def test_who_put_a_card_there_knows_who_has_taken_it_face_down() -> None:
    state = play(put_on_top(), "choose aedificium", "pick 5")
    assert (hand(state), state.player) == ("insula", 1)
    assert state.cities[0].seen == () and [(seat, card.id) for seat, card in state.cities[0].told] == [(1, "insula")]
    assert state.view(1)["cities"][0]["told"] == [[1, "insula"]]
    assert state.view(2)["cities"][0]["told"] == []
    play(state, "pick 6")
    assert hand(state, 1) == "hortus" and state.cities[1].told == ()


def test_known_leftovers_are_discarded_face_down() -> None:
    state = play(put_on_top(), "choose aedificium", "pick 1", "pick 2", "pick 3")
    deck = state.decks[AEDIFICIUM]
    assert (ids(deck.down_known), deck.down_seats, deck.down) == ("insula hortus", (1, 1), 0)
    assert state.view(1)["decks"]["aedificium"]["down_known"] == [[1, "insula"], [1, "hortus"]]
    told = state.view(2)["decks"]["aedificium"]
    assert (told["down"], told["down_known"], told["top"]) == (2, [], 1)
