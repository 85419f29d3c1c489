"""A what-if answered now, soon and to the end: what each tier says, and how sure it says it is."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import rulesim
from rulesim import BadInput, Session, State, bots, chances, simulate, whatif
from rulesim.estimates import Estimate, normal
from rulesim.whatif.doubt import Doubt, doubt, doubt_between, measured
from rulesim.winning import progress

_POSITIONS = 12
SOON = measured("armorica").soon


def to_decide(game: str = "armorica", share: float = 0.5, actions: int = 3, seed: int = 1) -> State:
    """A position so far in a game of random players, with at least so many actions."""
    for state in bots.unfold(rulesim.new_game(game, 3), [bots.RandomBot()] * 3, random.Random(seed)):
        if state.player >= 0 and progress(state) >= share and len(state.legal_actions()) >= actions:
            return state
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("game", ["armorica", "discordia", "provincia"])
def test_now_is_what_the_model_sees_after_each_action(game: str) -> None:
    state = to_decide(game)
    before = state.to_dict()
    result = whatif.now(state)
    assert state.to_dict() == before and result.finished and result.n == 1
    for outcome in result.outcomes:
        after = state.copy()
        after.play(outcome.name)
        assert outcome.win.mean == chances(after, state.player)[state.player]
        assert outcome.win.low <= outcome.win.mean <= outcome.win.high
        assert outcome.score.mean == after.scores()[state.player].total
    assert result[result.best or ""].win.mean == max(outcome.win.mean for outcome in result.outcomes)


def test_now_says_how_far_the_model_may_be_off() -> None:
    state = to_decide()
    result, off = whatif.now(state), doubt(state)
    behind = [outcome.behind for outcome in result.outcomes if outcome.behind]
    assert len(behind) == len(result.outcomes) - 1
    for difference in behind:
        pair = result[difference.name].win.mean, result[difference.other].win.mean
        error = off.of_difference(*pair)
        assert difference.estimate.sd == error and difference.radius == pytest.approx(1.96 * error, abs=1e-3)
        assert difference.apart == (difference.estimate.mean > difference.radius)


@pytest.mark.parametrize("game", rulesim.games())
def test_how_far_the_model_may_be_off_is_measured_for_every_game(game: str) -> None:
    """The longer one plays on before the model is asked, the less; and less for a chance near 0 or 1."""
    state = to_decide(game, share=0.3)
    now, soon, later = (doubt(state, horizon) for horizon in (0.0, measured(game).soon, 0.5))
    assert 1.5 > now.chance > later.chance > 0.1 and now.chance > soon.chance > later.chance
    assert soon.difference > 0 and 0 < measured(game).soon <= 0.3
    assert doubt(state, 0.4).chance == pytest.approx((doubt(state, 0.3).chance + later.chance) / 2)
    assert now.of_chance(0.5) > now.of_chance(0.1) > now.of_chance(0.0) > 0
    assert doubt(state, 0.9) == Doubt(0.0, 0.0), "all are played to the end"
    moves, edits = doubt_between([state, state]), doubt_between([state, state.copy()])
    assert moves == now and edits.difference == pytest.approx(2**0.5 * now.chance), "edited positions share less"


def test_more_playouts_make_a_model_no_surer() -> None:
    state = to_decide()
    question = whatif.soon(state, "random", seed=1)
    few, many = question.run(16), question.run(256)
    for outcome in many.outcomes:
        error = doubt(state, SOON).of_chance(outcome.win.mean)
        half = (outcome.win.high - outcome.win.low) / 2
        assert half >= min(1.95 * error, outcome.win.mean / 2) and half <= 1.5 * (
            few[outcome.name].win.high / 2 + error
        )


def test_intervals_of_soon_hold_what_full_playouts_come_to() -> None:
    """On positions that were not measured on; the luck of the playouts alone would hold it in fewer."""
    held = apart = by_luck = 0
    for seed in range(48, 48 + _POSITIONS):
        state = to_decide(share=0.3 + 0.05 * (seed % 8), actions=2, seed=seed)
        two = whatif.actions(state, [*map(str, state.legal_actions()[:2])])
        told, came = (how(two, seed=seed) for how in (whatif.soon, whatif.compare))
        said, truth = told.run(16).outcomes[0].win, came.run(40).outcomes[0].win
        held += holds(said, truth)
        by_luck += abs(said.mean - truth.mean) <= 1.96 * said.sd / 4 + half(truth)
        apart += holds(*(question.difference(*question.names).estimate for question in (told, came)))
    assert min(held, apart) >= 0.9 * _POSITIONS and by_luck < held


def holds(said: Estimate, came: Estimate) -> bool:
    """Whether an interval holds what came, with the noise of that."""
    return abs(said.mean - came.mean) <= half(said) + half(came)


def half(estimate: Estimate) -> float:
    return (estimate.high - estimate.low) / 2


def test_now_knows_how_the_game_has_ended() -> None:
    state = to_decide(share=0.9, actions=2)
    *_, last, _ = [position.copy() for position in bots.unfold(state, [bots.RandomBot()] * 3, random.Random(1))]
    result = whatif.now({"the end": state, "before it": last}, seat=state.winners()[0])
    assert result["the end"].win.low == result["the end"].win.high == 1 / len(state.winners())


def test_soon_stops_at_the_horizon_and_asks_the_model_there() -> None:
    state = to_decide()
    line = whatif.soon(state, seed=3).line(str(state.legal_actions()[0]), 5)
    told = progress(line.end)
    assert not line.end.is_over and progress(state) + SOON <= told < progress(state) + 2 * SOON
    assert line.record["won"] == [*chances(line.end, state.player)]
    assert sum(line.record["won"]) == pytest.approx(1)
    near_the_end = to_decide(share=0.93, actions=2)
    ended = whatif.soon(near_the_end, horizon=1.0).line(str(near_the_end.legal_actions()[0]))
    assert ended.end.is_over and {*ended.record["won"]} <= {0, 1, 1 / 2, 1 / 3}


def test_soon_is_the_same_for_any_number_of_workers() -> None:
    state = to_decide(share=0.6)
    alone = whatif.soon(state, seed=2).run(32, until_apart=True, drop=True, margin=0.02)
    with ThreadPoolExecutor(3) as pool:
        shared = whatif.soon(state, seed=2, executor=pool).run(32, until_apart=True, drop=True, margin=0.02)
    assert alone == shared and alone.n >= 16


def test_a_race_gives_up_what_is_told_apart_and_what_is_as_good() -> None:
    state = to_decide(share=0.85)
    name = str(state.legal_actions()[0])
    twice = [whatif.Alternative("one", state, (name,)), whatif.Alternative("the same", state, (name,))]
    same = whatif.soon(twice, "random").run(2000, until_apart=True, margin=0.05)
    assert same.stopped == "apart" and same.n < 2000 and same.tied == same.level(0.05) == ("the same",)
    assert same.settled(0.05) and not same.settled(0.0001) and not same.apart
    unlimited = whatif.soon(twice, "random").run(64, until_apart=True)
    assert unlimited.n == 64 and not unlimited.stopped


def test_where_a_game_is_as_good_as_decided_less_may_be_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    state = to_decide()
    found: list[float] = []
    for won in (0.5, 0.9, 0.01):
        monkeypatch.setattr("rulesim.simulate.playout.chances", lambda *_, won=won: (won,) * 3)
        found.append(max(one.behind.radius for one in whatif.soon(state, "random").run(32).outcomes if one.behind))
    assert found[0] > found[1] > found[2] == pytest.approx(found[0] / 5)


@pytest.mark.parametrize(
    ("mean", "radius", "doubt", "by_luck", "surely"),
    [
        (0.00, 0.019, 0.00, True, True),  # as good within 2 points
        (0.03, 0.045, 0.00, True, True),  # it may be worse by 8 points, better by 1.5
        (0.03, 0.055, 0.00, False, False),  # it may be better by 2.5
        (0.03, 0.030, 0.06, True, False),  # the model may be off by more than that
        (0.03, 0.030, 0.03, True, True),  # both are rarely off at once
        (-0.01, 0.005, 0.00, True, True),
    ],
)
def test_what_is_no_better_by_more_than_two_points_is_settled(
    mean: float, radius: float, doubt: float, by_luck: bool, surely: bool
) -> None:
    behind = whatif.Difference("best", "other", normal(mean, 0.0), mean > radius, None, radius, doubt)
    assert (behind.holds(whatif.MARGIN, judged=False), behind.holds(whatif.MARGIN)) == (by_luck, surely)
    outcomes = (whatif.Outcome("best", 99, {}, None), whatif.Outcome("other", 99, {}, behind))
    result = whatif.Result("win", 0, 99, 99, True, "", "best", outcomes)
    assert (result.settled(judged=False), result.settled()) == (by_luck, surely)


def test_the_doubt_of_a_difference_grows_with_it_up_to_that_of_two_that_share_nothing() -> None:
    off = Doubt(1.0, 0.8, 0.5, 0.02)
    found = [off.of_difference(0.5 + apart / 2, 0.5 - apart / 2) for apart in (0.0, 0.02, 0.04, 0.4)]
    assert found[0] == pytest.approx(0.005) and found[1] == pytest.approx(0.0112, abs=2e-4)
    assert found == sorted(found) and found[3] < 0.8 * 0.21
    unrelated = Doubt(1.0, 0.8)
    assert unrelated.of_difference(0.5, 0.5) == pytest.approx(0.2), "though they seem to be alike"
    assert unrelated.of_difference(0.5, 0.5) >= max(found)


def test_a_race_goes_on_while_more_playouts_make_it_surer() -> None:
    """Where a model's doubt is the larger part nothing is gained by them, and what luck cannot turn round is known."""
    state = to_decide(share=0.5)
    race = whatif.soon(state, seed=1)
    for result in race.stream(96, until_apart=True, drop=True, margin=whatif.MARGIN):
        for outcome in result.outcomes:
            one = outcome.behind
            if one is not None and outcome.n < result.n:
                assert one.holds(whatif.MARGIN, judged=one.radius > one.doubt)


def test_a_horizon_is_a_share_of_a_game() -> None:
    state = to_decide()
    for bad in (-0.1, 1.5, "1", True):
        with pytest.raises(BadInput, match="horizon"):
            whatif.soon(state, horizon=bad)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="margin"):
        whatif.soon(state).run(1, margin=-1)
    records = simulate.playouts(Session(state).state, "random", 3, horizon=0.0)
    assert all(record["length"] == 0 and record["won"] == [*chances(state, state.player)] for record in records)
