"""One playout: the job that describes it, and the game that is played on from there to its end."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Final, cast

from rulesim import arguments
from rulesim.bots import Bot, RandomBot, SparesWorlds, each_seat, level
from rulesim.game import CHANCE, Action, BadInput, ScoreSheet, State, find_game, wrong
from rulesim.outside import shown
from rulesim.simulate.counters import AtEnd, Counter, Step
from rulesim.simulate.results import Record
from rulesim.winning.model import chances, progress

MOST_ACTIONS: Final = 100_000
"""A playout with more actions has gone wrong: no game of ours is that long."""
_OFTEN: Final = 25
"""Quick actions until it is asked again whether to pause: they take a fraction of a millisecond."""
_WORLDS: Final = 1000
"""Worlds that are imagined until one is given up in which the opening can be played."""

Bots = Bot | str | Sequence[Bot | str]
"""One player for all seats, or one per seat; a text is the name of a strength level (:func:`rulesim.bots.level`)."""

Read = Callable[[Mapping[str, object]], State]
"""Makes a position of its plain data."""


@dataclass(frozen=True, slots=True)
class Job:
    """A position and the players of its playouts: small, plain, picklable. Made by :func:`job`.

    ``data``: the position as deflated JSON; ``read``: its game's reader, which a worker process imports by its name.
    ``seat``: the one that asks. ``opening``: notations played first. ``horizon``: the share of a whole game after
    which a playout is cut off and judged by its chances; None: never.
    """

    read: Read
    data: bytes
    seat: int
    bots: tuple[Bot, ...]
    seed: int
    opening: tuple[str, ...] = ()
    counters: Mapping[str, Counter] = field(default_factory=dict[str, Counter])
    finals: Mapping[str, AtEnd] = field(default_factory=dict[str, AtEnd])
    horizon: float | None = None

    def start(self) -> State:
        """The position, as every worker reads it. Not to be changed."""
        return _start(self.read, self.data)


def job(
    state: State,
    bots: Bots,
    seed: int = 0,
    *,
    seat: int | None = None,
    opening: Sequence[str] = (),
    counters: Mapping[str, Counter] | None = None,
    finals: Mapping[str, AtEnd] | None = None,
    horizon: float | None = None,
) -> Job:
    """A job, checked. ``seat``: the one that asks (default: the one to decide; where that is chance, seat 0).

    ``horizon``: see :class:`Job`.

    Raises BadInput, and IllegalAction for an opening that the rules forbid.
    """
    arguments.position("state", state)
    asking = arguments.asking_seat(seat, state)
    arguments.seed("seed", seed)
    tried, first = state.copy(), tuple(arguments.listed("opening", opening, "a list of notations"))
    for notation in first:
        if not isinstance(notation, str):
            raise arguments.refused("opening", notation, "notations")
        tried.play(notation)
    seen, ends = arguments.functions("counters", counters), arguments.functions("finals", finals)
    data = zlib.compress(json.dumps(state.to_dict(), separators=(",", ":")).encode())
    cut = None if horizon is None else arguments.number("horizon", horizon, 0, 1)
    players = _seated(bots, state.players)
    return Job(find_game(state.game).from_dict, data, asking, players, seed, first, seen, ends, cut)


@lru_cache(maxsize=64)
def _start(read: Read, data: bytes) -> State:
    return read(json.loads(zlib.decompress(data)))


def _seated(bots: Bots, players: int) -> tuple[Bot, ...]:
    seated = tuple(level(bot) if isinstance(bot, str) else bot for bot in each_seat(bots, players))
    for bot in seated:
        if not isinstance(bot, Bot):
            raise wrong("bots", f"{shown(bot)} cannot choose; a bot or the name of a level is needed.")
    return seated


class Playout:
    """One playout, which can be interrupted: :meth:`advance` plays on until it is told to pause.

    ``until``: the progress of the game at which it is cut off; once it was, it may be put later.
    """

    __slots__ = (
        "_chance", "_job", "_journals", "_luck",
        "actions", "counts", "decisions", "length", "number", "state", "until",
    )  # fmt: skip

    def __init__(self, job: Job, number: int, keep: bool = False) -> None:
        """``keep``: whether ``actions`` lists what was played."""
        self._job, self.number = job, number
        start = job.start()
        self.state = imagined(job, number)
        self._chance = self._generator("chance")
        self._luck = [self._generator(seat) for seat in range(start.players)]
        self.length = self.decisions = 0
        self.counts = {name: [0.0] * (start.players + 1) for name in job.counters}
        self._journals = bool(job.counters)
        self.until = 2.0 if job.horizon is None else progress(start) + job.horizon
        self.actions: list[Action] | None = [] if keep else None
        for notation in job.opening:
            self._apply(self.state.parse(notation))

    def _generator(self, whose: object) -> Random:
        return Random(f"playout {self._job.seed}/{self.number}/{whose}")

    def advance(self, pause: Callable[[], bool]) -> bool:
        """Play on; True: the game is over, or cut off. ``pause``: asked every few actions; True interrupts."""
        state, bots, chance, luck = self.state, self._job.bots, self._chance, self._luck
        blind = [isinstance(bot, RandomBot) for bot in bots]
        open_to = [*map(_needs_no_world, bots)]
        apply = self._apply if self._journals or self.actions is not None else None
        until = self.until
        while not state.is_over and (until > 1 or progress(state) < until):
            seat = state.player
            quick = True
            if seat == CHANCE:
                action = state.sample(chance)
            else:
                quick = blind[seat]
                shown = state if quick or open_to[seat](state) else state.imagine(seat, luck[seat])
                action = bots[seat].choose(shown, luck[seat])
            if apply is not None:
                apply(action)
            else:
                self.length += 1
                self.decisions += seat != CHANCE
                state.apply(action)
            if quick and self.length % _OFTEN:
                continue
            if self.length > MOST_ACTIONS:
                raise RuntimeError(f"no end after {MOST_ACTIONS:,} actions")
            if pause():
                return self._is_done
        return True

    @property
    def _is_done(self) -> bool:
        return self.state.is_over or progress(self.state) >= self.until

    def _apply(self, action: Action) -> None:
        """Play one action, and let the counters see it."""
        state, seat = self.state, self.state.player
        state.journal = [] if self._journals else None
        self.length += 1
        self.decisions += seat != CHANCE
        state.apply(action)
        events, state.journal = tuple(state.journal or ()), None
        if self.actions is not None:
            self.actions.append(action)
        for name, counter in self._job.counters.items():
            found = counter(Step(seat, action, events, state))
            counts = self.counts[name]
            if isinstance(found, Mapping):
                for whose, number in found.items():
                    counts[whose] += number
            elif found:
                counts[seat] += found

    def record(self) -> Record:
        """The record of this playout, once it is over or cut off."""
        state = self.state
        sheets = state.scores()
        by_rank = type(state).winners is State.winners
        winners = [sheet.seat for sheet in sheets if sheet.rank == 1] if by_rank else state.winners()
        won = [(seat in winners) / len(winners) for seat in range(state.players)]
        return {
            "playout": self.number,
            "length": self.length,
            "decisions": self.decisions,
            "winners": winners,
            "won": won if state.is_over else [*chances(state, self._job.seat)],
            "totals": [sheet.total for sheet in sheets],
            "ranks": [sheet.rank for sheet in sheets],
            "scores": [_points(sheet) for sheet in sheets],
            "counters": self.counts,
            "finals": {
                name: [ask(state, seat) for seat in range(state.players)] for name, ask in self._job.finals.items()
            },
        }


def _points(sheet: ScoreSheet) -> dict[str, int]:
    """Victory points by rule."""
    points: dict[str, int] = {}
    for line in sheet.lines:
        points[line.rule] = points.get(line.rule, 0) + line.points
    return points


def imagined(job: Job, number: int) -> State:
    """The position that playout ``number`` begins from: a world that the asking seat takes for possible.

    The opening can be played in it. Raises RuntimeError if no such world is found.
    """
    start, rng = job.start(), Random(f"playout {job.seed}/{number}/imagine")
    for _ in range(_WORLDS):
        world = start.imagine(job.seat, rng)
        if not job.opening or _can_open(world.copy(), job.opening):
            return world
    raise RuntimeError(
        f"{job.opening[0]} was not possible in any of {_WORLDS} worlds that seat {job.seat + 1} imagined"
    )


def _can_open(world: State, opening: Sequence[str]) -> bool:
    """Whether a world has the hands and decks that an opening needs: another seat's card may lie elsewhere in it."""
    for notation in opening:
        try:
            action = world.parse(notation)
        except BadInput:  # it names a card that is not there in this world
            return False
        if not world.allows(action):
            return False
        world.apply(action)
    return True


def _needs_no_world(bot: Bot) -> Callable[[State], bool]:
    """Tells in which positions a bot chooses without what its seat cannot know."""
    return cast(SparesWorlds, bot).needs_no_world if _spares_worlds(type(bot)) else _never_open


@cache
def _spares_worlds(kind: type[Bot]) -> bool:
    """Whether bots of a class can tell that; looked up once, for a protocol's methods are slow to find."""
    return issubclass(kind, SparesWorlds)


def _never_open(_: State) -> bool:
    return False


def never() -> bool:
    """False: a playout that is not to pause, a batch that is not to stop."""
    return False
