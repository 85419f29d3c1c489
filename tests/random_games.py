"""Random games for the tests of what must always hold, and what holds in those of every game.

A game's ``test_properties.py`` has a subclass of :class:`RandomGame`, and tests that say of which games and how often.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st

import rulesim
from rulesim import CHANCE, Action, BadInput, Check, IllegalAction

SEEDS = st.integers(0, 2**32)


class RandomGame:
    """One random game: how many play, under which options, and the seed of every choice."""

    game: ClassVar[str]

    def __init__(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.players, self.options, self.seed = players, options, seed
        self.rng = random.Random(seed)

    def start(self) -> Any:
        return rulesim.new_game(self.game, self.players, **self.options)

    def choice(self, state: Any) -> Action:
        if state.player == CHANCE:
            return state.sample(self.rng)
        legal = state.legal_actions()
        return legal[int(self.rng.random() * len(legal))]

    def states(self, state: Any = None) -> Iterator[Any]:
        """Every position from the start to the end; the same object, played on between two of them."""
        state = state or self.start()
        yield state
        while not state.is_over:
            state.apply(self.choice(state))
            yield state

    def some(self, often: float) -> Iterator[Any]:
        """Some of these positions, by chance."""
        return (state for state in self.states() if self.rng.random() < often)

    def again(self) -> RandomGame:
        """The same game, from its start."""
        return type(self)(self.players, self.options, self.seed)

    def __repr__(self) -> str:
        allowed = options_of(self.game).allowed
        changed = {name: value for name, value in self.options.items() if value != allowed(name)[0]}
        return f"{type(self).__name__}({self.players}, {changed}, seed={self.seed})"


def options_of(game: str) -> Any:
    return rulesim.find_game(game).options


def any_options(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Each option at any of its values; half of the time as recommended."""
    options = options_of(game)
    chosen = {option.name: st.sampled_from(options.allowed(option.name)) for option in fields(options)}
    return st.just({}) | st.fixed_dictionaries(chosen)


# --- what holds ---

Snapshot = Callable[[Any], Any]
"""Everything in a position, as values that later play does not change."""


def refusals_of_other_seats(state: Any, actions: Iterable[Action]) -> Iterator[tuple[int, Check]]:
    """The rule that keeps each seat but the one to act from each of its actions."""
    for action in actions:
        for seat in range(state.players):
            broken = state.refusal(action, seat)
            assert (broken is None) == (seat == state.player)
            if broken:
                yield seat, broken


def assert_bad_input_names_the_field(state: Any, misfits: Iterable[tuple[str, Action]], snapshot: Snapshot) -> None:
    """Of actions that no notation can produce, each with the field that is wrong."""
    before = snapshot(state)
    for field, action in misfits:
        assert not state.allows(action)
        for ask in (state.play, lambda action: list(state.checks(action)), state.refusal):
            with pytest.raises(BadInput, match=rf"^{field}: .* is not allowed in {type(action).__name__}; ") as refusal:
                ask(action)
            assert refusal.value.field == field
    assert snapshot(state) == before


def assert_applied_or_nothing_changed(
    state: Any,
    actions: Iterable[Action],
    snapshot: Snapshot,
    plain: Callable[[Action, Any], Action] = lambda action, state: action,
) -> None:
    """A legal action is applied, in its ``plain`` words; a refused one changes nothing."""
    before = snapshot(state)
    for action in actions:
        tried = state.copy()
        if state.refusal(action) is None:
            tried.play(action)
            expected = state.copy()
            expected.apply(plain(action, state))
            assert snapshot(tried) == snapshot(expected)
        else:
            with pytest.raises(IllegalAction):
                tried.play(action)
            assert snapshot(tried) == before
        assert snapshot(state) == before


def assert_a_game_is_its_start_and_its_actions(game: RandomGame, last: Any, snapshot: Snapshot) -> None:
    """Written down, the actions lead from the start to the last position again."""
    again, start = game.again(), game.start()
    state = start.copy()
    line: list[str] = []
    while not state.is_over:
        line.append(str(again.choice(state)))
        state.apply(state.parse(line[-1]))
    for notation in line:
        start.play(notation)
    assert snapshot(start) == snapshot(state) == snapshot(last)
    assert start == state == last
