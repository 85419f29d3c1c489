"""How good a position is for a seat, and how well the greedy bot plays by it."""

from __future__ import annotations

import json
import random
from dataclasses import fields
from pathlib import Path
from statistics import fmean
from typing import Any, cast

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import rulesim
from rulesim import Session, bots, chances
from rulesim.bots import GreedyBot, RandomBot
from rulesim.discordia.actions import End
from rulesim.discordia.evaluation import VICTORY, evaluate
from rulesim.discordia.options import Options
from rulesim.discordia.position import position
from rulesim.discordia.state import State, new_game

POSITIONS = Path(rulesim.__file__).parent / "discordia" / "positions"


def worth(**data: Any) -> float:
    """How the city of seat 0 is valued, in year 2, before the roll."""
    return evaluate(position(year=2, **data), 0)


# --- what a city is worth -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"supply": "R5"}, {"supply": "R6"}),
        ({"aqueduct": 4}, {"aqueduct": 3}),
        ({"expedition": 3, "stars": 0}, {"expedition": 2, "stars": 0}),
        ({"decrees_covered": 1}, {}),
        ({"extensions": {"fort": 1}}, {}),
        ({"stars": 3}, {"stars": 2}),
        ({"manipulators": 2}, {"manipulators": 1}),
        ({"jokers": "W"}, {}),
        ({"tiles": {"fort1": "BA05[R,R]"}}, {"tiles": {"fort1": "BA05[R]"}}),
        ({"tiles": {"fort1": "BA05[R,R,R]"}}, {"tiles": {"fort1": "BA05[R,R]"}}),
    ],
)
def test_what_helps_is_worth_having(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


def test_a_covered_symbol_is_worth_more_the_more_years_there_are() -> None:
    def gain(year: int) -> float:
        return evaluate(position(year=year, aqueduct=1), 0) - evaluate(position(year=year), 0)

    assert [gain(year) for year in (1, 2, 3, 4)] == pytest.approx([4, 3, 2, 1])


def test_who_can_win_at_once_does() -> None:
    """Every move that ends the game by an empty supply is worth more than any that plays on."""
    state = position(**json.loads((POSITIONS / "lesson-end.json").read_text(encoding="utf-8")))
    state.play("choose red 4")
    values = dict(zip(map(str, state.legal_actions()), GreedyBot().values(state), strict=True))
    ends = {notation for notation in values if won_by(state, notation)}
    assert ends and len(ends) < len(values)
    assert min(values[one] for one in ends) > max(values[one] for one in values.keys() - ends)
    assert str(GreedyBot().choose(state, random.Random(0))) in ends


def won_by(state: State, notation: str) -> bool:
    after = state.copy()
    after.play(notation)
    return after.is_over and after.winners() == [state.player]


def test_it_is_exact_when_the_game_is_over_and_knows_who_won() -> None:
    state = position(phase="over", year=4, cities=[{"supply": "R4"}, {"supply": "R7"}])
    assert [evaluate(state, seat) for seat in (0, 1)] == [-4.0 + VICTORY, -7.0]


def test_what_waits_counts_for_the_seat_that_gets_it() -> None:
    waiting = position(die="red 2", todo=[["EXTENSION", 1]])
    nothing = position(die="red 2", main="stars")
    assert evaluate(waiting, 0) > evaluate(nothing, 0)
    assert evaluate(waiting, 1) == pytest.approx(evaluate(nothing, 1))


def test_what_the_chosen_die_offers_counts() -> None:
    city = {"tiles": {"fort1": "BA05", "market1": "ST05"}, "supply": "R4 W4"}
    useful, idle = position(die="red 2", **city), position(die="red 2", main="stars", used=["boat"], **city)
    assert evaluate(useful, 0) > evaluate(idle, 0)


def test_one_figure_serves_one_space_only() -> None:
    """Greedy players need not know that, who send one at a time; a chance to win tells it."""
    farms = {"field1": "FA06", "field2": "FA12"}
    both, one = (position(year=3, tiles=farms, supply=supply) for supply in ("R5 Y2", "R6 Y1"))
    assert evaluate(both, 0) == evaluate(one, 0)
    assert chances(both)[0] > chances(one)[0]


# --- single choices -------------------------------------------------------------------------------------------------


def test_the_last_figures_are_sent() -> None:
    state = position(die="red 2", tiles={"fort1": "BA07"}, supply="R1")
    assert str(GreedyBot().choose(state, random.Random(1))) == "special fort1 R"


def test_figures_that_may_be_thrown_back_are() -> None:
    state = position(phase="shortage", todo=[["DISCARD", 3], ["FLUSH", 0], ["YEAR", 0]], supply="B4 W4")
    chosen = str(GreedyBot().choose(state, random.Random(1)))
    assert chosen.startswith("return") and len(chosen.split()[1]) == 3


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    own: list[int] = []
    others: list[int] = []
    for seed in range(4):
        seat = seed % players
        state = new_game(players)
        seats = [GreedyBot() if other == seat else RandomBot() for other in range(players)]
        bots.play(state, seats, seed)
        totals = [sheet.total for sheet in state.scores()]
        own.append(totals.pop(seat))
        others.append(max(totals))
        assert state.winners() == [seat]
    assert fmean(own) > fmean(others) + 10


def test_greedy_cities_lack_less_from_year_to_year() -> None:
    """Year by year the supply that a year end draws shrinks, at last to a few figures; random cities draw as ever."""
    lacking: dict[tuple[str, int], list[int]] = {}
    ends: dict[str, list[int]] = {"greedy": [], "random": []}
    for name, bot in (("greedy", GreedyBot()), ("random", RandomBot())):
        for seed in range(6):
            session = bots.play(Session(new_game(3), seed=seed), bot, seed)
            years = [state.year for state in cast("list[State]", session.history)]
            for entry in session.log:
                due = [event.facts["shortage"] for event in entry.events if event.rule == "discordia.shortage.value"]
                lacking.setdefault((name, years[entry.ply - 1]), []).extend(due)
            ends[name] += [-sheet.total for sheet in session.state.scores()]
    greedy, idle = ([fmean(lacking[name, year]) for year in (1, 2, 3, 4)] for name in ("greedy", "random"))
    assert greedy == sorted(greedy, reverse=True) and greedy[3] < 5 < 10 < greedy[0]
    assert min(idle) > 10
    assert fmean(ends["greedy"]) < 25 < 40 < fmean(ends["random"])


@settings(max_examples=25, deadline=None)
@for_all(st.integers(0, 10_000), st.integers(2, 4))
def test_every_position_has_a_value(seed: int, players: int) -> None:
    rng = random.Random(seed)
    state = new_game(players)
    for _ in range(rng.randrange(200)):
        if state.is_over:
            break
        state.apply(state.sample(rng) if state.player < 0 else rng.choice(state.legal_actions()))
    before = state.copy()
    for seat in range(players):
        value = evaluate(state, seat)
        assert isinstance(value, float) and -500 < value < 100
    assert state == before


def test_what_the_last_choice_of_a_die_found_is_not_taken_for_another_position() -> None:
    """What was looked at for a die is used in the turn with it, and not in another year."""
    together, alone, rng = GreedyBot(), GreedyBot(evaluate), random.Random(4)
    for state in bots.unfold(new_game(2), [RandomBot()] * 2, rng):
        if state.phase == "season" and state.player >= 0 and state.die < 0 and not state.todo:
            together.values(state)
            after = state.copy()
            after.apply(together.choose(state, rng))
            if after.year == after.tables.setup.years or rng.random() < 0.8:
                continue
            same, other = after.copy(), after.copy()
            other.year += 1
            for one in (same, other, same):
                assert together.values(one) == pytest.approx(alone.values(one), abs=1e-9)


@settings(max_examples=4, deadline=None)
@for_all(st.integers(0, 10_000), st.integers(2, 4))
def test_what_an_action_leads_to_is_the_same_in_a_branch_and_leaves_all_else_alone(seed: int, players: int) -> None:
    """In a turn no other city changes, so a bot looks ahead in positions that share them; and judges them as any."""
    rng = random.Random(seed)
    for state in bots.unfold(new_game(players), [RandomBot()] * players, rng):
        if state.phase != "season" or state.player < 0 or ("TURN", 0) in state.todo or rng.random() < 0.8:
            continue
        before = state.to_dict()
        assert GreedyBot().values(state) == pytest.approx(GreedyBot(evaluate).values(state), abs=1e-9)
        for action in state.legal_actions():
            if not isinstance(action, End):
                branch, copy = state.branch(state.seat), state.copy()
                branch.apply(action)
                copy.apply(action)
                assert branch.to_dict() == copy.to_dict() and branch.legal_actions() == copy.legal_actions()
                assert state.to_dict() == before


@settings(max_examples=6, deadline=None)
@for_all(st.integers(0, 10_000), st.integers(2, 4), st.data())
def test_actions_judged_together_are_worth_what_each_is_alone(seed: int, players: int, data: st.DataObject) -> None:
    """In every phase, under every option: what is told without playing an action is what follows when it is played."""
    options = {one.name: data.draw(st.sampled_from(one.metadata["allowed"])) for one in fields(Options)}
    rng, together, alone = random.Random(seed), GreedyBot(), GreedyBot(evaluate)
    for state in bots.unfold(new_game(players, **options), ([together, RandomBot()] * 2)[:players], rng):
        if state.player >= 0 and not state.is_over and (rng.random() < 0.3 or state.phase != "season"):
            assert together.values(state) == pytest.approx(alone.values(state), abs=1e-9), (state, state.todo)
