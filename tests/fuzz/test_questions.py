"""What simulations, players and what-ifs are asked with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import rulesim
from rulesim import State, bots, simulate, whatif
from tests import fake_game
from tests.fuzz.values import REFUSED, TEXTS, among, attempt, plain, trials, value

pytestmark = pytest.mark.fuzz
USUAL = 400


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> State:
    """A game so short that thousands are played in seconds."""
    fake_game.install(monkeypatch)
    state = rulesim.new_game("heap", 2)
    state.play("begin 1")
    return state


GOOD: Mapping[str, tuple[Any, ...]] = {
    "bots": ("random", "greedy", ["random", "greedy"], bots.RandomBot()),
    "n": (0, 1, 2, 10**9),
    "seed": (0, 1, -3),
    "seat": (None, 0, 1),
    "counters": (None, {}, {"takes": simulate.CountActions("take")}),
    "finals": (None, {"heap": lambda state, seat: 0.0}),
    "first": (0, 5, 10**9),
    "chunk": (None, 1),
    "ahead": (None, 2),
}


def test_playouts(heap: State) -> None:
    before = heap.to_dict()
    for rng in trials(USUAL, "playouts"):
        given = {name: among(rng, *values, often=0.85) for name, values in GOOD.items() if rng.random() < 0.5}
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return asked > 3

        given |= {"progress": None, "stop": stop} if rng.random() < 0.9 else {"stop": plain(rng), "n": 0}
        found = attempt(simulate.playouts, heap, **given)
        assert found is REFUSED or isinstance(found, simulate.Results)
        assert heap.to_dict() == before


def test_players() -> None:
    kinds = (bots.StrongBot, bots.GreedyBot)
    names = ("budget", "horizon", "rollout", "evaluate", "width")
    for rng in trials(USUAL, "players"):
        name, budget = among(rng, *bots.LEVELS), among(rng, None, 1, 40)
        attempt(bots.level, name, budget)
        kind = rng.choice(kinds)
        allowed = names[3:4] if kind is bots.GreedyBot else names
        given = {name: among(rng, 1, None) for name in allowed if rng.random() < 0.5}
        attempt(kind, **given)


def first_of(question: whatif.Comparison, n: Any) -> whatif.Result:
    """The first answer."""
    return next(iter(question.stream(n, every=0)))


def test_questions(heap: State) -> None:
    before = heap.to_dict()
    good: dict[str, tuple[Any, ...]] = {
        **{name: GOOD[name] for name in ("bots", "seed", "seat", "counters", "finals")},
        "by": ("win", "score", "heap.roll"),
        "confidence": (0.9, 0.5),
    }
    for rng in trials(USUAL, "questions"):
        question = among(rng, heap, {"as it is": heap}, whatif.actions(heap), {rng.choice(TEXTS): heap}, often=0.8)
        given = {name: among(rng, *values, often=0.85) for name, values in good.items() if rng.random() < 0.4}
        asked = attempt(whatif.compare, question, **given)
        if asked is not REFUSED:
            n = among(rng, 1, 2)
            result = attempt(first_of, asked, n)
            assert result is REFUSED or result.wanted == n
            name, playout = among(rng, *asked.names), among(rng, 0, 1)
            attempt(asked.line, name, playout)
        assert heap.to_dict() == before


@pytest.mark.parametrize("game", rulesim.games())
def test_alternatives(game: str) -> None:
    state = rulesim.new_game(game, 2)
    before, fields = state.to_dict(), [*whatif.editable(state)]
    legal = [*state.legal_actions()]
    for rng in trials(USUAL // 2, f"alternatives/{game}"):
        path = among(rng, *fields, rng.choice(fields) + among(rng, ".0", ".+", ".x", nasty=lambda _: ".²"))
        edit = {path: among(rng, "+1", "-1", 0, 1)} if isinstance(path, str) else path
        name = among(rng, "a plan")
        edits = among(rng, {name: edit}, often=0.9) if isinstance(name, str) else name
        attempt(whatif.edited, state, edits)
        only = among(rng, None, legal[:2], [value(rng)])
        attempt(whatif.actions, state, only)
        options = among(rng, {}, {"edition": value(rng)}, {"start_player": value(rng)}, {"players": 2}, often=0.9)
        variants = among(rng, {"other": options}, often=0.9)
        attempt(whatif.rules, rng.choice((state, game)), variants)
        seat = among(rng, None, 0)
        attempt(whatif.editable, state, seat)
    assert state.to_dict() == before
