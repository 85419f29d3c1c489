"""Exact chances: tokens and combat cards, against counting every possibility one by one; face-down cards."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from rulesim.provincia import hidden, odds
from rulesim.provincia.components import AEDIFICIUM, SPQR
from rulesim.provincia.position import position
from rulesim.provincia.state import State
from tests.provincia.given import city, given, play

ONE = Fraction(1)


def half(text: str) -> list[Fraction]:
    return [Fraction(part) for part in text.split()]


# --- the combat card alone ---


@pytest.mark.rule("provincia.combat.compare")
@pytest.mark.parametrize(
    ("number", "chances"),
    [(2, "0 0 0 1/3 2/3 1 1"), (3, "0 0 1/4 1/2 3/4 1 1"), (5, "0 1/4 1/2 3/4 1 1 1"), (6, "0 1/4 1/2 3/4 1 1 1")],
)
def test_what_a_strength_is_worth_against_the_card_of_a_round(number: int, chances: str) -> None:
    state = given(city(), round=1)
    assert [odds.beats(state, strength, number) for strength in range(7)] == half(chances)


def test_a_card_that_lies_open_is_certain() -> None:
    state = given(city(), city(), round=3, phase="play", fought=["bellum_02"])
    assert odds.gauls(state, 2) == {4: ONE}
    assert odds.gauls(state, 3) == {2: Fraction(1, 4), 3: Fraction(1, 4), 4: Fraction(1, 4), 5: Fraction(1, 4)}
    assert odds.beats(state, {3: Fraction(1, 2), 4: Fraction(1, 2)}, 2) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("number", "phase", "next_one"),
    [(1, "select", 2), (2, "play", 2), (2, "activate", 3), (3, "activate", 5), (4, "play", 5), (6, "play", 6)],
)
def test_the_next_combat(number: int, phase: str, next_one: int) -> None:
    assert odds.next_combat(given(city("vinea"), round=number, phase=phase)) == next_one


def test_after_the_last_combat_nothing_is_lost() -> None:
    state = given(city(), round=6, phase="final")
    assert odds.next_combat(state) is None
    assert odds.win(state, 0) == 1


# --- distributions ---


def test_sums_and_means() -> None:
    die = odds.evenly(range(1, 7))
    two = odds.added(die, die)
    assert two[7] == Fraction(1, 6) and sum(two.values()) == 1
    assert odds.at_least(two, 11) == Fraction(1, 12)
    assert sum(number * chance for number, chance in two.items()) == 7
    assert odds.evenly([]) == {0: ONE}


@pytest.mark.parametrize("count", range(5))
def test_drawing_without_putting_back(count: int) -> None:
    values = (-2, -1, -1, 0, 2)
    every = [sum(drawn[:count]) for drawn in permutations(values)]
    expected = {total: Fraction(times, len(every)) for total, times in sorted(Counter(every).items())}
    assert odds.drawn(values, count) == expected


# --- tokens ---


def combat(players: int = 3, number: int = 2, **changed: Any) -> State:
    towns = ("forum_julii", "arelate", "loupian", "tolosa")  # orange, blue, green, purple
    cities = [city(town=towns[seat], **changed.pop(f"seat{seat}", {})) for seat in range(players)]
    return given(*cities, players=players, round=number, phase="combat", **changed)


def counted(state: State, seat: int) -> dict[int, Fraction]:
    """What the others' tokens do to a city, by going through every deal and every choice that may be."""
    colour = state.cities[seat].town.colour  # type: ignore[union-attr]
    others = [other for other in range(state.players) if other != seat]
    owns = {other: [t for t in odds.left(state.cities[other]) if t.own] for other in others}
    pool = [t for other in others for t in odds.left(state.cities[other]) if not t.own]
    sizes = [len(odds.left(state.cities[other])) - len(owns[other]) for other in others]
    effects = [t.value if t.colour == colour else 0 for t in pool]
    total: dict[int, Fraction] = {}
    deals = set(permutations(effects)) if len(pool) < 7 else set()
    weights = Counter(permutations(effects)) if deals else Counter()
    every = sum(weights.values())
    for deal, times in weights.items():
        hands, at = [], 0
        for other, size in zip(others, sizes, strict=True):
            hands.append([*deal[at : at + size], *(0 for _ in owns[other])])
            at += size
        choices = [*product(*hands)]
        for chosen in choices:
            p = Fraction(times, every * len(choices))
            total[sum(chosen)] = total.get(sum(chosen), Fraction(0)) + p
    return dict(sorted(total.items()))


@pytest.mark.rule("provincia.combat.token-effect", "provincia.combat.token-anonymous")
@pytest.mark.parametrize("seat", range(3))
def test_the_chances_are_those_of_counting_every_deal_and_every_choice(seat: int) -> None:
    state = combat(number=6)
    assert all(len(odds.left(c)) == 2 for c in state.cities)
    assert odds.others(state, seat) == counted(state, seat)
    late = combat(number=5)
    assert all(len(odds.left(c)) == 3 for c in late.cities)
    assert odds.others(late, seat) == counted(late, seat)


def test_an_own_token_already_revealed_leaves_only_unknown_ones() -> None:
    tokens = [["blue+1", "green-1", "orange+2"], ["blue-1", "green+1", "orange-1"], ["blue-1", "green-1", "orange-1"]]
    state = combat(number=6, revealed=tokens)
    assert not any(token.own for token in odds.left(state.cities[1]))
    assert odds.others(state, 0) == counted(state, 0)


def test_two_tokens_of_ones_colour_may_come_together() -> None:
    mine = {"tokens": "orange+1 blue+2", "played": "blue-1 blue-1 blue-2"}
    first = {"tokens": "blue+1 orange-1", "played": "green-1 green-1 green-2"}
    second = {"tokens": "green+1 orange-2", "played": "orange+2 orange-1 green+2"}
    state = combat(number=6, seat0=mine, seat1=first, seat2=second)
    # each plays the own +1 half of the time, else one of the two that lie with any of them
    quarter = Fraction(1, 4)
    assert odds.others(state, 0) == {-3: quarter, -2: quarter, -1: quarter, 0: quarter} == counted(state, 0)


def test_what_is_only_imagined_has_the_same_chances() -> None:
    state = combat(number=5)
    rng, found = Random(7), Counter[int]()
    for _ in range(3000):
        other = state.imagine(0, rng)
        played = [rng.choice(odds.left(c)) for c in other.cities[1:]]
        found[sum(t.value for t in played if t.colour == "orange")] += 1
    for number, chance in odds.others(state, 0).items():
        assert abs(found[number] / 3000 - chance) < 0.04


def test_hands_one_supposes_to_know() -> None:
    mine = {"tokens": "orange+1 blue-2 green-1", "morale": 2, "defence": 0}
    theirs = {"seat1": {"tokens": "orange-1 blue+1 blue+2"}, "seat2": {"tokens": "orange-2 green+1 green+2"}}
    state = combat(number=5, seat0=mine, **theirs)
    known = {seat: state.cities[seat].tokens for seat in (1, 2)}
    ninths = {-3: Fraction(1, 9), -2: Fraction(2, 9), -1: Fraction(2, 9), 0: Fraction(4, 9)}
    assert odds.others(state, 0, known) == ninths
    assert {t.id: c for t, c in odds.choices(state, 0, known=known).items()} == {
        "orange+1": Fraction(1, 2),
        "blue-2": Fraction(5, 18),
        "green-1": Fraction(5, 18),
    }


def test_the_best_token_comes_first_and_strength_may_be_supposed() -> None:
    state = combat(number=2, seat0={"tokens": "orange+1 orange-2 orange+2 blue-1 blue-1"})
    chances = odds.choices(state, 0)
    assert [t.id for t in chances] == ["orange+2", "orange+1", "blue-1", "orange-2"]
    assert odds.win(state, 0, base=20) == 1 and odds.win(state, 0, base=-20) == 0
    assert odds.strength(state, 0, base=5) == {n + 5: c for n, c in odds.others(state, 0).items()}
    assert odds.win(state, 0, number=6, base=3) == odds.beats(state, odds.strength(state, 0, base=3), 6)


@pytest.mark.rule("provincia.combat.token-choice")
def test_a_token_that_is_laid_counts_and_those_revealed_are_certain() -> None:
    state = combat(2, seat0={"tokens": "orange+1 orange-2 orange+2 blue-1 blue-1"})
    before = odds.win(state, 0, state.tables["orange+2"])
    play(state, "lay orange+2")
    assert odds.win(state, 0) == before == odds.win(state, 0, state.tables["orange-2"])
    state.apply(state.legal_actions()[0])
    assert odds.others(state, 0) == {0: ONE}
    (now,) = odds.strength(state, 0)
    tokens = sum(t.value for t in state.revealed[-1] if t.colour == "orange")
    assert tokens and odds.strength(state, 0, base=now - tokens + 3) == {now + 3: ONE}


def test_tokens_do_not_depend_on_what_is_hidden() -> None:
    state = combat(4, number=3)
    for seed in range(5):
        other = state.imagine(0, Random(seed))
        assert odds.others(other, 0) == odds.others(state, 0)
        assert odds.choices(other, 0) == odds.choices(state, 0)


# --- tokens of combats that nobody has told of ---


def every_course() -> dict[tuple[int, str | None], Counter[tuple[odds.Values, int]]]:
    """Two play: every deal, and every order in which both lay their five tokens, orange being the first seat.

    Combats that are over and what orange lays -> how often which tokens of its colour were turned over before, and what
    blue's token changes now.
    """
    found: dict[tuple[int, str | None], Counter[tuple[odds.Values, int]]] = {}
    for mine, theirs in product(range(5), repeat=2):  # when each lays its own +1
        dealt = [(seat, when) for seat, own in ((0, mine), (1, theirs)) for when in range(5) if when != own]
        for two, minus_two, *minus_one in permutations(dealt, 4):
            lies = {two: 2, minus_two: -2} | dict.fromkeys(minus_one, -1)
            for over in range(4):
                value = 1 if mine == over else lies.get((0, over))
                before = tuple(sorted((lies[slot] for slot in lies if slot[1] < over), reverse=True))
                laid = None if value is None else f"orange{value:+}"
                found.setdefault((over, laid), Counter())[before, lies.get((1, over), 0)] += 1
    return found


@pytest.mark.rule("provincia.combat.token-effect", "provincia.combat.token-anonymous")
def test_the_mean_over_all_that_may_have_been_is_that_of_counting_every_course() -> None:
    for (over, laid), courses in every_course().items():
        state = combat(2, number=(2, 3, 5, 6)[over], fought=["bellum_01", "bellum_04", "bellum_08"][:over])
        token = state.tables[laid] if laid else None
        assert odds.averaged(state, 0, token) == odds.evenly(effect for _, effect in courses.elements())
        before = Counter(gone for gone, _ in courses.elements())
        assert odds.spent(state, 0, token) == {gone: Fraction(n, before.total()) for gone, n in before.items()}
        for gone in before:
            effects = (effect for found, effect in courses.elements() if found == gone)
            assert odds.averaged(state, 0, token, gone) == odds.evenly(effects), (over, laid, gone)


def test_what_may_have_been_hangs_on_nothing_that_is_hidden_or_dealt_by_default() -> None:
    told = combat(4, number=3, seat0={"tokens": "orange+1 orange+2 blue-1 blue-1"})
    for seat in range(4):
        other = combat(4, number=3)
        assert odds.averaged(told, seat, None) == odds.averaged(other, seat, None)
        assert odds.spent(told, seat, None) == odds.spent(other, seat, None)


# --- face-down cards ---


def unseen(state: State, seat: int, deck: int) -> list[int]:
    """Per kind of a deck the cards that a seat has not seen: hidden on the table, in the box, in others' hands."""
    counts = list(state.decks[deck].unseen)
    for _, card in hidden.concealed(state, seat, deck):
        counts[card.index] += 1
    return counts


@pytest.mark.rule("provincia.draft.blind-pick")
def test_a_face_down_card_is_any_that_was_not_seen() -> None:
    state = position(cities=[{"hand": ["forum"]}, {"hand": ["statua", "forum"], "seen": ["forum"]}])
    tables, counts = state.tables, unseen(state, 0, AEDIFICIUM)
    assert sum(counts) == 134 - 6 - 2  # all but HORREUM and the two FORUM that are known
    assert counts[tables["forum"].index] == 1
    assert counts[tables["statua"].index] == 3
    assert not counts[tables.horreum.index]
    assert unseen(state, 1, AEDIFICIUM)[tables["statua"].index] == 2
    assert sum(unseen(state, 1, AEDIFICIUM)) == 134 - 6 - 2


def test_what_a_seat_put_on_a_deck_only_that_seat_knows() -> None:
    decks = {"aedificium": {"top": ["forum", "circus"], "top_seat": 1, "down_known": [[1, "statua"]]}}
    state = position(players=2, decks=decks)
    forum, statua = state.tables["forum"].index, state.tables["statua"].index
    assert [unseen(state, seat, AEDIFICIUM)[forum] for seat in (0, 1)] == [3, 2]
    assert [unseen(state, seat, AEDIFICIUM)[statua] for seat in (0, 1)] == [3, 2]
    assert sum(unseen(state, 0, SPQR)) == 48


def test_a_card_face_down_on_the_table_may_be_known_to_who_put_it_there() -> None:
    decks = {"aedificium": {"top": ["forum"], "top_seat": 1}}
    faces = ["domus", "domus", "fons", "fons"]
    state = position(players=2, phase="select", deck="aedificium", face_up=faces, decks=decks,
                     face_down_known=["circus", None])  # fmt: skip
    circus = state.tables["circus"].index
    assert [unseen(state, seat, AEDIFICIUM)[circus] for seat in (0, 1)] == [3, 2]
    assert sum(unseen(state, 0, AEDIFICIUM)) - sum(unseen(state, 1, AEDIFICIUM)) == 2
