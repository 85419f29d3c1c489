"""How good a position is for a seat, and how well the greedy bot plays by it."""

from __future__ import annotations

import random
from dataclasses import fields
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulesim
from rulesim import CHANCE, Session, bots
from rulesim.armorica import Options, State, new_game, position
from rulesim.armorica.evaluation import evaluate, gains
from rulesim.bots import GreedyBot, RandomBot

RIVAL = ["N[w2 a3]", "Y[w1 a1]"]


def choices(**data: Any) -> set[str]:
    """What the greedy bot plays for seat 1; more than one action if it thinks them equally good."""
    return {str(GreedyBot().choose(position(player=0, **data), random.Random(seed))) for seed in range(20)}


def worth(*display: str, **data: Any) -> float:
    """How a display of seat 1 is valued, before any card of turn 4 is taken."""
    return evaluate(position(phase="gaul", turn=4, start=0, displays=[[*display], RIVAL], **data), 0)


# --- single choices -----------------------------------------------------------------------------------------------


def test_a_new_colour_is_better_than_a_repeated_one() -> None:
    row = ["N[a1]", "Y[a1]", "N[a1]", "N[a1]", "N[a1]", "N[a1]"]
    displays = [["N[w2 a5]", "B[w3 a1]"], RIVAL]
    assert choices(displays=displays, gaul_row=row, phase="gaul") == {"take 5"}


def test_any_useful_card_is_better_than_none() -> None:
    row = ["Y[w1 a1]"] * 6
    assert choices(displays=[["N[w2 a3]"], RIVAL], gaul_row=row, phase="gaul") == {"take 1", "take 2"}


def test_a_card_that_brings_its_own_food_is_better_than_one_that_starves() -> None:
    displays = [["N[w2 a3]", "Y[s1]", "B[g1]"], RIVAL]
    row = ["N", "N", "N", "N", "N[a1]", "N"]
    assert choices(displays=displays, roman_row=row, phase="roman", turn=8, start=0) == {"take 2"}


def test_in_winter_the_repeated_colour_goes() -> None:
    """N Y N G with one card too many: without the second brown it is one set of three."""
    displays = [["N[w2 a3]", "Y[w1]", "N[w1]", "G[c1]"], RIVAL]
    assert choices(displays=displays, phase="winter", turn=3, start=0) == {"discard 3"}


def test_in_winter_gold_is_kept_where_sets_are_the_same() -> None:
    displays = [["N[w2 a3]", "Y[s1]", "B[o1]", "G[c3]"], RIVAL]
    assert "discard 4" not in choices(displays=displays, phase="winter", turn=3, start=0)


# --- what a display is worth ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("better", ["w2 a1", "w1 g1 a1", "w1 o1 a1", "w1 s1 a1", "w1 c1 a1", "w1 a2"])
def test_every_icon_is_worth_having(better: str) -> None:
    assert worth("N[w2 a3]", f"Y[{better}]") > worth("N[w2 a3]", "Y[w1 a1]")


def test_a_rivals_icons_lower_the_hope_for_a_majority() -> None:
    strong = ["N[w2 a3]", "Y[w1 s4 a1]"]
    weak = evaluate(position(phase="gaul", turn=6, displays=[["N[w2 s2 a3]"], strong]), 0)
    assert weak < evaluate(position(phase="gaul", turn=6, displays=[["N[w2 s2 a3]"], RIVAL]), 0)


def test_other_seats_are_valued_by_their_own_display() -> None:
    state = position(phase="gaul", turn=5, displays=[["N[w2 a3]", "Y[w1 a1]", "B[g1 a1]", "R[c2 a1]"], RIVAL])
    assert evaluate(state, 0) > evaluate(state, 1)


# --- always -----------------------------------------------------------------------------------------------------------


@st.composite
def games_with_options(draw: st.DrawFn) -> State:
    """A game under any options, some way on."""
    names = [option.name for option in fields(Options) if option.name != "start_player"]
    options = {
        name: draw(st.sampled_from(Options.allowed(name)))
        for name in draw(st.lists(st.sampled_from(names), max_size=4))
    }
    state = rulesim.new_game("armorica", draw(st.integers(2, 4)), **options)
    rng = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 130))):
        if state.is_over:
            break
        legal = state.legal_actions()
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(legal))
    assert isinstance(state, State)
    return state


@given(games_with_options())
def test_every_position_has_a_value_for_every_seat_and_stays_as_it_is(state: State) -> None:
    before = state.to_dict()
    values = [evaluate(state, seat) for seat in range(state.players)]
    assert all(-1 < value < 300 for value in values)
    assert state.to_dict() == before
    if state.is_over:
        assert values == [sheet.total for sheet in state.scores()]


@given(games_with_options(), st.integers(0, 10**6))
def test_greedy_plays_legally_under_any_options(state: State, seed: int) -> None:
    assert bots.play(state, GreedyBot(), seed).is_over


# --- strength ---------------------------------------------------------------------------------------------------------


def scores(*seats: bots.Bot, games: int) -> list[list[int]]:
    """Per game the totals, seat by seat."""
    ends = [bots.play(rulesim.new_game("armorica", len(seats)), seats, seed) for seed in range(games)]
    return [[sheet.total for sheet in end.scores()] for end in ends]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_beats_random_from_every_seat(seat: int) -> None:
    seats: list[bots.Bot] = [RandomBot()] * 3
    seats[seat] = GreedyBot()
    games = scores(*seats, games=20)
    assert sum(game[seat] == max(game) for game in games) >= 18


@pytest.mark.parametrize(("players", "mean"), [(2, 45.9), (3, 39.0), (4, 29.8)])
def test_greedy_scores_at_least_as_much_as_the_reference(players: int, mean: float) -> None:
    """Means of greedy players among themselves in an independent simulation; 2 points of luck are allowed."""
    assert fmean(total for game in scores(*[GreedyBot()] * players, games=30) for total in game) > mean - 2


def test_greedy_session_can_be_replayed() -> None:
    session = bots.play(Session(rulesim.new_game("armorica", 3), seed=1), GreedyBot(), 1)
    assert Session.from_share(session.share()).state.to_dict() == session.state.to_dict()


# --- all actions together -----------------------------------------------------------------------------------------

VARIANTS = [
    (one.name, value)
    for one in fields(Options)
    for value in Options.allowed(one.name)
    if value != one.default and one.name != "start_player"
]


@pytest.mark.parametrize(("name", "value"), VARIANTS)
def test_under_every_option_actions_judged_together_are_worth_what_each_is_worth_alone(name: str, value: Any) -> None:
    together, alone, judged = GreedyBot(), GreedyBot(bots.evaluation("armorica")), 0
    for players in (2, 3):
        rng = random.Random(f"{name} {value} {players}")
        state = rulesim.new_game("armorica", players, **{name: value})
        while not state.is_over:
            if state.player == CHANCE:
                state.apply(state.sample(rng))
                continue
            values = together.values(state)
            assert values == pytest.approx(alone.values(state), abs=1e-9)
            judged += len(values)
            state.apply(rng.choice(state.legal_actions()))
    assert judged > 200


def test_who_takes_the_best_after_a_rough_look_loses_next_to_nothing() -> None:
    """Over all decisions of greedy players, and where several are nearly best their values are exact."""
    bot, lost, compared = GreedyBot(), list[float](), 0
    for seed in range(12):
        state, rng = new_game(2 + seed % 3), random.Random(seed)
        while not state.is_over:
            if state.player == CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = state.legal_actions()
            values, told = bot.values(state, legal), gains(state, legal, evaluate)
            best = max(range(len(legal)), key=told.__getitem__)
            near = [place for place, gain in enumerate(told) if gain > max(told) - 1]
            if len(near) > 1:
                compared += 1
                assert [told[place] for place in near] == pytest.approx([values[place] for place in near], abs=1e-9)
            lost.append(max(values) - values[best])
            state.apply(bot.choose(state, rng))
    assert fmean(lost) < 0.01
    assert compared > 100
