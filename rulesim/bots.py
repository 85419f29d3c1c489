"""Players: who chooses an action when it is a seat's turn.

A bot sees ``state.imagine(seat, rng)``: a position in which all that its seat cannot know is redrawn by chance, so no
bot can peek. All its own chance comes from the generator it is given: the same generator, the same game.

:func:`level` makes a bot by its name, from weak to strong: "random", "novice" (has just learned), "greedy" (looks one
action ahead), "strong" (plays on before it chooses). The strength of the last grows with its budget, which
counts playouts and not seconds, so that a slow machine plays the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

from rulesim import arguments
from rulesim.game import CHANCE, Action, State, find_game, unknown, wrong
from rulesim.outside import shown
from rulesim.session import Session, StaleAction
from rulesim.winning import chances, progress

Evaluate = Callable[[State, int], float]
"""How good a position is for a seat; higher is better, and only comparisons for one seat in one game matter."""

_StateT = TypeVar("_StateT", bound=State)
_Game = TypeVar("_Game", bound=Session | State)
_SAME: Final = 1e-9
VICTORY: Final = 1e6
"""What an action that wins at once is worth on top: more than anything else."""
MOST: Final = 10**6
"""The largest budget, horizon and width: a decision would take days."""
_OVERLOOKED: Final = 0.2
"""The probability that a novice does not think of an action."""


@runtime_checkable
class Bot(Protocol):
    """Whoever can choose an action."""

    def choose(self, state: State, rng: Random) -> Action:
        """One of ``state.legal_actions()``, for ``state.player``. The state is the bot's own copy."""
        ...


@runtime_checkable
class SparesWorlds(Protocol):
    """A bot that in some positions chooses without what its seat cannot know; then a playout need not imagine it."""

    def needs_no_world(self, state: State) -> bool:
        """Whether it would choose the same whatever was imagined."""
        ...


class RandomBot:
    """Chooses each legal action with the same probability: a playout need not imagine anything for it."""

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
        self.evaluate = arguments.function("evaluate", evaluate)

    def needs_no_world(self, state: State) -> bool:
        """Whether it would choose the same whatever it imagined of what its seat cannot know."""
        is_open = None if self.evaluate else find_game(state.game).open
        return is_open is not None and is_open(state)

    def choose(self, state: State, rng: Random) -> Action:
        """The legal action with the highest of :meth:`values`; one of them by chance if several have it."""
        legal = state.legal_actions()
        return legal[0] if len(legal) == 1 else legal[self._best(state, legal, rng)]

    def _best(self, state: State, legal: Sequence[Action], rng: Random) -> int:
        compare = None if self.evaluate else find_game(state.game).gains
        values = compare(state, legal, self._judged) if compare else self.values(state, legal)
        least = max(values) - _SAME
        return rng.choice([index for index, value in enumerate(values) if value >= least])

    def values(self, state: State, legal: Sequence[Action] | None = None) -> list[float]:
        """What each legal action is worth to the player to decide, in the order of ``legal_actions()``.

        ``legal``: that list, if it is at hand.
        """
        legal = state.legal_actions() if legal is None else legal
        together = None if self.evaluate else find_game(state.game).values
        if together is not None:
            return together(state, legal, self._judged)
        values: list[float] = []
        for action in legal:
            after = state.copy()
            after.apply(action)
            values.append(self._judged(after, state.player))
        return values

    def _judged(self, after: State, seat: int) -> float:
        return (self.evaluate or evaluation(after.game))(after, seat) + _victory(after, seat)

    def __repr__(self) -> str:
        name = getattr(self.evaluate, "__name__", type(self.evaluate).__name__)
        return "GreedyBot()" if self.evaluate is None else f"GreedyBot({name})"


class NoviceBot(GreedyBot):
    """Has just learned the game: it overlooks one legal action in five, and chooses the best of those it sees.

    It never overlooks a victory that is one action away.
    """

    def _best(self, state: State, legal: Sequence[Action], rng: Random) -> int:
        values = self.values(state, legal)
        seen = [index for index, value in enumerate(values) if value >= VICTORY or rng.random() >= _OVERLOOKED]
        return max(seen, key=values.__getitem__) if seen else rng.randrange(len(values))

    def __repr__(self) -> str:
        return "NoviceBot()"


def _victory(state: State, seat: int) -> float:
    return VICTORY if state.is_over and seat in state.winners() else 0.0


def evaluation(game: str) -> Evaluate:
    """The evaluation that a game brings along, or :func:`lead` if it brings none."""
    return find_game(game).evaluate or lead


def lead(state: State, seat: int) -> float:
    """How far the seat's score, as if the game ended now, is ahead of the best other's. For any game."""
    totals = [sheet.total for sheet in state.scores()]
    others = [total for other, total in enumerate(totals) if other != seat]
    return float(totals[seat] - max(others, default=0))


class StrongBot:
    """Plays on after the actions that look best, and chooses the one after which it turns out to stand best.

    Where an own turn goes on after an action, it is played to its end, and the positions there are compared by
    ``evaluate``: how far ahead of the best other the player expects to be. Where others follow at once, ``horizon``
    players' decisions are played on for (None: always to the end of the game), and the model of chances
    (:func:`rulesim.chances`) compares. ``rollout``: who plays on.

    ``budget``: playouts per decision, at least 1, spent by sequential halving (Karnin, Koren and Somekh, 2013): in each
    of some rounds every action that is left gets equally many, then the worse half is given up. The same worlds and the
    same luck are played for all actions of a round. ``width``: only so many actions are tried, those that ``evaluate``
    likes best; twice as many if no more than a turn is played. A victory that is one action away is always taken.
    """

    def __init__(
        self,
        budget: int = 40,
        horizon: int | None = 6,
        rollout: Bot | None = None,
        evaluate: Evaluate | None = None,
        width: int = 3,
    ) -> None:
        self.budget = arguments.whole("budget", budget, 1, MOST, "playouts per decision")
        self.horizon = None if horizon is None else arguments.whole("horizon", horizon, 0, MOST, "None, or decisions")
        if rollout is not None and not isinstance(rollout, Bot):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise arguments.refused("rollout", rollout, "a bot, or None")
        self.rollout: Bot = rollout or GreedyBot(evaluate)
        self.evaluate = evaluate
        self.width = arguments.whole("width", width, 2, MOST, "actions to try")

    def choose(self, state: State, rng: Random) -> Action:
        """The legal action that did best when played on from; of equal ones the one that looked better before."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        values = GreedyBot(self.evaluate).values(state)
        ranked = sorted(range(len(legal)), key=lambda index: (-values[index], index))
        if values[ranked[0]] >= VICTORY:
            return legal[ranked[0]]
        own = self.horizon is not None and any(_is_again(state, legal[index]) for index in ranked[: self.width])
        left = ranked[: 2 * self.width if own else self.width]
        sums, rounds = [0.0] * len(legal), (len(left) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(1, self.budget // (rounds * len(left)))):
                self._try(state, [(index, legal[index]) for index in left], sums, rng.getrandbits(64), own)
            left.sort(key=lambda index: -sums[index])
            left = left[: (len(left) + 1) // 2]
        return legal[left[0]]

    def _try(self, state: State, actions: list[tuple[int, Action]], sums: list[float], luck: int, own: bool) -> None:
        """Play on once after each action, all in one world and with the same luck; ``own``: the own turn only."""
        seat = state.player
        world = state.imagine(seat, Random(luck))
        for index, action in actions:
            after = world.copy()
            after.apply(action)
            self.play_on(after, Random(luck), (seat, progress(state)) if own else None)
            sums[index] += self._ahead(after, seat) if own else chances(after, seat)[seat]

    def _ahead(self, state: State, seat: int) -> float:
        """How many points the seat expects to be ahead of the best other; a victory counts more than anything else."""
        judge = self.evaluate or evaluation(state.game)
        expected = [judge(state, one) for one in range(state.players)]
        mine = expected.pop(seat)
        return mine - max(expected, default=0.0) + _victory(state, seat)

    def play_on(self, state: State, rng: Random, turn: tuple[int, float] | None = None) -> None:
        """Play on from ``state``, in place, as far as the horizon.

        ``turn``: a seat, and the progress of the game; then until another seat decides, or the game has gone on.
        """
        left = self.horizon
        while not state.is_over:
            if turn and (state.player not in (turn[0], CHANCE) or progress(state) > turn[1]):
                return
            if state.player == CHANCE:
                state.apply(state.sample(rng))
                continue
            if left is not None and not turn:
                if left == 0:
                    return
                left -= 1
            state.apply(self.rollout.choose(state, rng))

    def __repr__(self) -> str:
        return f"StrongBot(budget={self.budget}, horizon={self.horizon})"


def _is_again(state: State, action: Action) -> bool:
    """Whether the same seat decides once more after its action."""
    after = state.copy()
    after.apply(action)
    return after.player == state.player and not after.is_over


LEVELS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "strong": StrongBot,
}
"""Strength levels, weakest first: name -> how to make such a bot."""


def level(name: str, budget: int | None = None) -> Bot:
    """The bot of a strength level. ``budget``: playouts per decision, for "strong" (None: as it comes).

    Raises BadInput for another name, and for a budget where there is nothing to spend.
    """
    if not isinstance(name, str) or name not in LEVELS:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise unknown("level", name, LEVELS)
    if budget is None:
        return LEVELS[name]()
    if name == "strong":
        return StrongBot(budget)
    raise wrong("budget", f"the level {shown(name)} plays nothing out, so it has no budget.")


def play(game: _Game, bots: Bot | str | Sequence[Bot | str | None], rng: Random | int = 0) -> _Game:
    """Play on to the end, or until a seat without a bot (None) is to decide.

    ``game`` is played on in place, and returned. ``bots``: bots or names of levels, one per seat, or one for all.
    ``rng``: a generator or its seed, from which chance in a state is drawn too; a session has its own
    (:meth:`Session.roll`), even if it waits for it. A session may be used by others meanwhile.
    """
    state = game.state if isinstance(game, Session) else arguments.position("game", game)
    seats = each_seat(bots, state.players, free="None where nobody plays")
    generator = rng if isinstance(rng, Random) else Random(arguments.seed("rng", rng))
    if isinstance(game, Session):
        _play_session(game, seats, generator)
        return game
    for _ in unfold(state, seats, generator):
        pass
    return game


def unfold(state: _StateT, seats: Sequence[Bot | None], rng: Random) -> Iterator[_StateT]:
    """Play on in place as :func:`play` does, and show the position before every action and at the end.

    It is the same object again and again: who wants to keep a position copies it. ``seats``: one entry per seat.
    """
    yield state
    while (action := _chosen(state, seats, rng)) is not None:
        state.play(action)
        yield state


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


def each_seat(bots: object, players: int, *, free: str = "") -> list[Any]:
    """One bot per seat: those of ``bots``, if it is a sequence of so many, or one bot or level for all seats.

    A level's name is its bot. ``free``: None may be among them, for what it says. Raises BadInput.
    """
    one = isinstance(bots, str | Bot)
    given = [bots] * players if one else arguments.listed("bots", bots, f"one, or one for each of {players} players")
    if len(given) != players:
        raise wrong("bots", f"{len(given)} are given; allowed: one, or one for each of {players} players.")
    seats = [level(bot) if isinstance(bot, str) else bot for bot in given]
    for bot in seats:
        if not isinstance(bot, Bot) and not (free and bot is None):
            raise arguments.refused("bots", bot, ", ".join(filter(None, ("bots", "names of levels", free))))
    return seats
