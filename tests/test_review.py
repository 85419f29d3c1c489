"""A game looked back on: the curves, the price of decisions, luck, and the moments that decided it."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache

import pytest

import rulesim
from rulesim import CHANCE, BadInput, Session, bots, chances, find_game, review
from rulesim.estimates import Estimate
from rulesim.whatif import game_review
from rulesim.whatif.doubt import Look, Measured
from rulesim.whatif.game_review import GRADES, RIVAL, Advice, Decision, Review, Reviewer


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer playouts than for a person."""
    monkeypatch.setattr(game_review, "measured", lambda game: Measured(review=Look(1.0, 20)))


@cache
def played() -> Session:
    """A short game of Armorica: seat 0 plays at random against a greedy player."""
    session = Session(rulesim.new_game("armorica", 2), seed=4)
    return bots.play(session, [bots.RandomBot(), bots.GreedyBot()], 3)


@cache
def reviewed() -> Review:
    return review(played())


def test_the_curves_are_what_all_could_see() -> None:
    session, found = played(), reviewed()
    assert (found.game, found.players, found.complete) == ("armorica", 2, True)
    assert len(found.chances) == len(session.history)
    assert found.chances[40] == chances(session.history[40])
    assert {*found.chances[-1]} == {0.0, 1.0}


def test_a_review_reads_well_and_refuses_who_cannot_play_before_it_begins() -> None:
    told, moment = repr(reviewed()), reviewed().moments[0]
    assert f"ply {moment.ply}, {moment.action}: " in told and len(told) < 300
    with pytest.raises(BadInput, match="Did you mean 'greedy'"):
        review(Session(rulesim.new_game("armorica", 2), seed=1), "gredy")


def test_every_decision_is_graded_by_what_it_cost() -> None:
    session, found = played(), reviewed()
    choices = [e for e in session.log if e.seat != CHANCE and len(session.history[e.ply - 1].legal_actions()) > 1]
    assert [(d.ply, d.seat, d.action) for d in found.decisions] == [(e.ply, e.seat, str(e.action)) for e in choices]
    for decision in found.decisions:
        legal = session.history[decision.ply - 1].legal_actions()
        assert decision.choices == len(legal)
        assert decision.better in ("", *map(str, legal)) and decision.better != decision.action
        assert decision.cost.mean == 0 if not decision.better else decision.cost.low <= decision.cost.mean
        assert decision.grade in GRADES and (not decision.costly or decision.sure)
    assert sum(decision.tier == "soon" for decision in found.decisions) == game_review.LOOKED_AT
    assert found.lost(0) > 2 * found.lost(1), "who plays at random loses by it"


def test_the_moments_are_the_dearest_decisions_with_what_was_better_and_why() -> None:
    found = reviewed()
    costs = [moment.cost.mean for moment in found.moments]
    assert 1 <= len(costs) <= 3 and costs == sorted(costs, reverse=True)
    first = found.moments[0]
    assert first.seat == 0 and first.tier == "soon" and first.sure and first.better
    assert first.why and all(name.startswith("armorica.scoring.") or name == RIVAL for name in first.why)
    points = [abs(gain) for gain in first.why.values()]
    assert points == sorted(points, reverse=True)


def test_whoever_asks_is_told_of_their_own_decisions_first() -> None:
    def looked_at(found: Review) -> set[int]:
        return {decision.seat for decision in found.decisions if decision.tier == "soon"}

    both = bots.play(Session(rulesim.new_game("armorica", 2), seed=4), bots.RandomBot(), 3)
    for seat in (0, 1):
        own = review(both, seat=seat)
        assert looked_at(own) == {seat} and {moment.seat for moment in own.moments} == {seat}
    assert review(played(), seat=1) == reviewed(), "where theirs cost nothing, of the others'"
    with pytest.raises(BadInput, match="seat"):
        review(played(), seat=2)


def test_a_reason_may_be_points_that_nobody_had_before() -> None:
    """In Provincia Romana, who builds their STATUA before the last combat loses prestige in it."""
    session = bots.play(Session(rulesim.new_game("provincia", 2), seed=3), [bots.level("novice"), bots.GreedyBot()], 3)
    moment = review(session, seat=0).moments[0]
    before, lost = session.history[moment.ply - 1], "provincia.prestige.cards"
    assert (moment.action, moment.better) == ("build fornax_lateris", "end") and before.phase == "play"
    assert lost not in {line.rule for line in before.scores()[0].lines}
    assert moment.why[f"{lost} losses"] > 1


@pytest.mark.parametrize("game", rulesim.games())
def test_every_line_that_comes_onto_a_score_sheet_can_be_a_reason(game: str) -> None:
    session = bots.play(Session(rulesim.new_game(game, 3), seed=3), bots.level("novice"), 3)
    known = {(line.rule, line.label) for line in session.history[0].scores()[0].lines} | {*find_game(game).lines}
    later = {(line.rule, line.label) for state in session.history for one in state.scores() for line in one.lines}
    assert {line for line in later if line not in known and (line[0], "*") not in known} == set()
    for state in session.history[::5]:  # whatever lies on the sheets already, it can be asked
        if state.player != CHANCE and len(legal := state.legal_actions()) > 1:
            Advice(Session(state.copy()), str(legal[0]))


def test_what_may_have_cost_nothing_is_unclear_and_not_good() -> None:
    def grade(mean: float, low: float) -> str:
        cost = Estimate(20, mean, 0.1, low, 2 * mean - low)
        return Decision(1, 0, "pass", "take 1", cost, "soon", 2).grade

    graded = [grade(0.01, 0.005), grade(0.03, -0.01), grade(0.3, -0.01), grade(0.03, 0.01), grade(0.3, 0.01)]
    assert graded == ["good", "unclear", "unclear", "slip", "blunder"]


def test_who_misses_the_same_action_twice_in_a_turn_is_told_so_once() -> None:
    reviewer, cost = Reviewer(played()), Estimate(20, 0.3, 0.1, 0.2, 0.4)
    own = [entry for entry in played().log if entry.seat == 0][:2]
    assert any(entry.seat == 1 for entry in played().log[own[0].ply : own[1].ply]), "these are two turns"
    once = [Decision(entry.ply, 0, str(entry.action), "pass", cost, "soon", 2) for entry in own]
    twice = replace(once[0], ply=own[0].ply - 1)
    assert reviewer.distinct(once) == once and reviewer.distinct([once[0], twice]) == once[:1]


def test_what_was_missed_again_is_played_on_if_to_miss_it_first_was_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    reviewer, cost = Reviewer(played()), Estimate(20, 0.3, 0.1, 0.2, 0.4)
    ply = next(entry.ply for entry in played().log if entry.seat == 0)
    dear, less = (
        Decision(at, 0, "take 1", "pass", replace(cost, mean=m), "now", 2) for at, m in ((ply, 0.3), (ply - 1, 0.2))
    )
    looked: list[Decision] = []

    def look(entry: object) -> None:
        reviewer._decisions = {one.ply: one for one in (dear, less)}

    def play_on(decision: Decision) -> Iterator[float]:
        looked.append(decision)
        judged = replace(decision, tier="soon", cost=replace(cost, mean=0.1))
        reviewer._decisions[decision.ply] = judged if decision is less else replace(judged, better="")
        yield 1.0

    monkeypatch.setattr(reviewer, "_look", look)
    monkeypatch.setattr(reviewer, "_play_on", play_on)
    [*reviewer.steps()]
    assert looked == [dear, less] and [one.ply for one in reviewer.result().moments] == [less.ply]
    later = replace(dear, tier="soon", cost=replace(cost, mean=0.1))
    reviewer._decisions = {one.ply: one for one in (later, less)}
    assert reviewer.result().moments == (later,), "what was played on is told, whatever the model sees beside it"


def test_the_fall_of_a_chance_is_the_steepest_within_a_tenth_of_the_game() -> None:
    curve = [0.5] * 12 + [0.4, 0.2, 0.05] + [0.05] * 5
    found = replace(reviewed(), chances=tuple((chance, 1 - chance) for chance in curve))
    assert found.fall(0) == (12, 14) and found.fall(1) == (0, 2)
    assert replace(found, chances=found.chances[:1]).fall(0) == (0, 0), "nothing more is looked at yet"


def test_luck_is_what_chance_did_beyond_what_was_to_be_expected() -> None:
    session, found = played(), reviewed()
    assert [luck.ply for luck in found.luck] == [entry.ply for entry in session.log if entry.seat == CHANCE]
    assert all(sum(luck.by_seat) == pytest.approx(0, abs=1e-9) for luck in found.luck)
    assert found.lucky(0) == pytest.approx(-found.lucky(1))


def test_a_review_is_the_same_for_any_number_of_workers_and_leaves_the_session_as_it_is() -> None:
    session = played()
    before = session.to_dict()
    with ThreadPoolExecutor(2) as pool:
        assert review(session, executor=pool) == reviewed()
    assert session.to_dict() == before


def test_it_looks_at_the_whole_line_and_tells_how_far_it_is() -> None:
    session = Session.from_dict(played().to_dict())
    session.goto(10)
    told: list[tuple[int, int]] = []
    event = threading.Event()

    def tell(done: int, whole: int) -> None:
        told.append((done, whole))
        if done > 20:
            event.set()

    found = review(session, progress=tell, stop=event)
    assert len(told) == 21 and not found.complete and len(found.chances) == 22
    assert session.ply == 10 and told[-1][1] > len(played().history) and found.moments == ()


def test_its_rows_are_plain() -> None:
    rows = reviewed().rows()
    assert len(rows) == 2 * len(played().history)
    graded = [row for row in rows if "grade" in row]
    assert len(graded) == len(reviewed().decisions) and all(row["by"] == row["seat"] for row in graded)
    assert {row["by"] for row in rows if "luck" in row} == {CHANCE}
    assert reviewed().frame()["chance"].between(0, 1).all()


def test_a_seat_is_judged_by_what_it_knew() -> None:
    """What others hold does not change the grade of a decision."""
    state, rng = rulesim.new_game("provincia", 2), random.Random(2)
    while state.player < 0 or len(state.legal_actions()) < 4 or not state.to_dict()["cities"][1]["hand"]:
        state.apply(state.sample(rng) if state.player < 0 else rng.choice(state.legal_actions()))
    seat, action = state.player, str(state.legal_actions()[-1])
    graded = set()
    for world in (state, state.imagine(seat, rng), state.imagine(seat, rng)):
        session = Session(world, chance="wait")
        session.play(action)
        graded.add(tuple(round(decision.cost.mean, 9) for decision in review(session, stop=lambda: True).decisions))
    assert len(graded) == 1 and graded != {()}


def test_only_a_session_can_be_reviewed() -> None:
    for bad in (None, played().state, "armorica"):
        with pytest.raises(BadInput, match="session"):
            review(bad)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="progress"):
        review(played(), progress=3)  # type: ignore[arg-type]


def before(decision: Decision) -> Session:
    """A session that stands before one of the game's decisions."""
    session = played().branch()
    session.goto(decision.ply - 1)
    return session


def advised(session: Session, action: str) -> Decision:
    advice = Advice(session, action)
    shares = [*advice.steps()]
    assert shares == sorted(shares) and shares[-1] == 1
    return advice.result()


def test_advice_is_played_on_beside_a_weaker_action_and_says_what_it_brings() -> None:
    moment = next(one for one in reviewed().moments if one.choices > 3)
    session = before(moment)
    stood, legal = session.state.to_dict(), {str(action): action for action in session.state.legal_actions()}
    found = advised(session, moment.better)

    def chance(action: str) -> float:
        after = session.state.copy()
        after.apply(legal[action])
        return chances(after, moment.seat)[moment.seat]

    others = [chance(one) > chance(found.action) for one in legal if one not in (found.better, found.action)]
    assert sum(others) >= len(others) / 2, "what is compared with is one of the weaker half"
    assert (found.ply, found.seat, found.better, found.choices) == (moment.ply, 0, moment.better, len(legal))
    assert found.tier == "soon" and found.cost.low <= found.cost.mean <= found.cost.high
    assert found == advised(session, moment.better), "the same question has the same answer"
    assert session.state.to_dict() == stood


def test_what_one_action_brings_beside_the_only_other_is_what_that_one_lacks() -> None:
    for decision in (one for one in reviewed().decisions if one.choices == 2):
        one, other = map(str, before(decision).state.legal_actions())
        first, second = advised(before(decision), one), advised(before(decision), other)
        assert (first.action, second.action) == (other, one)
        assert first.cost.mean == pytest.approx(-second.cost.mean)
        assert first.why == {name: pytest.approx(-gain) for name, gain in second.why.items()}
        if first.why and first.cost.mean:
            return
    raise AssertionError("no decision in which it mattered")


def test_advice_needs_an_action_that_is_legal_and_another_one() -> None:
    with pytest.raises(BadInput, match="nonsense"):
        Advice(before(reviewed().decisions[0]), "nonsense")
    session, rng = Session(rulesim.new_game("discordia", 2), seed=1), random.Random(1)
    while session.state.player == CHANCE or len(session.state.legal_actions()) > 1:
        session.play(rng.choice(session.state.legal_actions()))
    with pytest.raises(BadInput, match="nothing else is legal"):
        Advice(session, str(session.state.legal_actions()[0]))
