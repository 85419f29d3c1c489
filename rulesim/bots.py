"""Players: who chooses an action when it is a seat's turn.

A bot sees ``state.imagine(seat, rng)``: a position in which all that its seat cannot know is redrawn by chance, so no
bot can peek. All its own chance comes from the generator it is given: the same generator, the same game.

A game may have a module ``rulesim.<game>.evaluation`` with ``evaluate(state, seat) -> float``, the points that seat can
expect to have in the end; without it the score sheets are compared as they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Final, Protocol, TypeVar, overload, runtime_checkable

from rulesim.game import CHANCE, Action, BadInput, State
from rulesim.session import Session, StaleAction

Evaluate = Callable[[State, int], float]
"""How good a position is for a seat; higher is better, and only comparisons for one seat in one game matter."""

_StateT = TypeVar("_StateT", bound=State)
_SAME: Final = 1e-9


@runtime_checkable
class Bot(Protocol):
    """Whoever can choose an action."""

    def choose(self, state: State, rng: Random) -> Action:
        """One of ``state.legal_actions()``, for ``state.player``. The state is the bot's own copy."""
        ...


class RandomBot:
    """Chooses each legal action with the same probability."""

    def choose(self, state: State, rng: Random) -> Action:
        """Any legal action."""
        return rng.choice(state.legal_actions())

    def __repr__(self) -> str:
        return "RandomBot()"


class GreedyBot:
    """Chooses the action after which the position is best for it, as ``evaluate`` sees it; chance breaks ties.

    ``evaluate``: by default the game's own, else :func:`lead`.
    """

    def __init__(self, evaluate: Evaluate | None = None) -> None:
        self.evaluate = evaluate

    def choose(self, state: State, rng: Random) -> Action:
        """The legal action with the highest of :meth:`values`; one of them by chance if several have it."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        values = self.values(state)
        best = max(values)
        return rng.choice([action for action, value in zip(legal, values, strict=True) if value >= best - _SAME])

    def values(self, state: State) -> list[float]:
        """What each legal action is worth to the player to decide, in the order of ``legal_actions()``."""
        evaluate = self.evaluate or evaluation(state.game)
        seat = state.player
        values: list[float] = []
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            values.append(evaluate(after, seat))
        return values

    def __repr__(self) -> str:
        name = getattr(self.evaluate, "__name__", type(self.evaluate).__name__)
        return "GreedyBot()" if self.evaluate is None else f"GreedyBot({name})"


@cache
def evaluation(game: str) -> Evaluate:
    """The evaluation that a game brings along, or :func:`lead` if it brings none."""
    module = f"rulesim.{game}.evaluation"
    try:
        return import_module(module).evaluate
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return lead


def lead(state: State, seat: int) -> float:
    """How far the seat's score, as if the game ended now, is ahead of the best other's. For any game."""
    totals = [sheet.total for sheet in state.scores()]
    others = [total for other, total in enumerate(totals) if other != seat]
    return float(totals[seat] - max(others, default=0))


@overload
def play(game: Session, bots: Bot | Sequence[Bot | None], rng: Random | int = 0) -> Session: ...
@overload
def play(game: _StateT, bots: Bot | Sequence[Bot | None], rng: Random | int = 0) -> _StateT: ...
def play(game: Session | State, bots: Bot | Sequence[Bot | None], rng: Random | int = 0) -> Session | State:
    """Play on to the end, or until a seat without a bot (None) is to decide.

    ``game`` is played on in place, and returned. ``bots``: one per seat, or one for all. ``rng``: a generator or its
    seed, from which chance in a state is drawn too; a session has its own (:meth:`Session.roll`), even if it waits for
    it. A session may be used by others meanwhile.
    """
    state = game.state if isinstance(game, Session) else game
    seats = _seated(bots, state.players)
    generator = rng if isinstance(rng, Random) else Random(rng)
    if isinstance(game, Session):
        _play_session(game, seats, generator)
        return game
    while (action := _chosen(game, seats, generator)) is not None:
        game.play(action)
    return game


def _play_session(session: Session, seats: Sequence[Bot | None], rng: Random) -> None:
    while True:
        with session.lock:
            state, revision = session.state, session.revision
        if state.player == CHANCE and not state.is_over:
            session.roll()
            continue
        action = _chosen(state, seats, rng)
        if action is None:
            return
        try:
            session.play(action, revision=revision)
        except StaleAction:  # somebody moved, undid or jumped while the bot was thinking: it looks again
            continue


def _chosen(state: State, seats: Sequence[Bot | None], rng: Random) -> Action | None:
    """What happens next: chance's or a bot's action; None at the end, and where no bot decides."""
    if state.is_over:
        return None
    if state.player == CHANCE:
        return state.sample(rng)
    bot = seats[state.player]
    return None if bot is None else bot.choose(state.imagine(state.player, rng), rng)


def _seated(bots: Bot | Sequence[Bot | None], players: int) -> Sequence[Bot | None]:
    if isinstance(bots, Bot):
        return [bots] * players
    if len(bots) != players:
        raise BadInput("bots", f"bots: {len(bots)} are given; allowed: one, or one for each of {players} players.")
    return bots
