"""One playout: the job that describes it, the game that is played on from there, and the counters that watch it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Any, Final, Protocol, TypedDict, cast

from rulesim import arguments, rulebook
from rulesim.bots import Bot, RandomBot, SparesWorlds, each_seat
from rulesim.game import CHANCE, Action, BadInput, Event, State, checked_name, find_game, wrong
from rulesim.moves import MoveState
from rulesim.outside import shown
from rulesim.winning import chances, progress

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

AtEnd = Callable[[State, int], float]
"""A number for one seat, read off the position in which the game ended."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a playout, as counters see it. ``seat``: the one that decided (CHANCE for chance).

    ``state``: the position after it, not to be changed. ``events``: those of the action, in order.
    """

    seat: int
    action: Action
    events: Sequence[Event]
    state: State


class Counter(Protocol):
    """Watches a playout from outside the rules; picklable if it is to reach workers (loky and Dask take any function).

    Called after every action. A number that it returns is added for the seat that decided; ``{seat: number}`` adds for
    others; None adds nothing.
    """

    def __call__(self, step: Step, /) -> float | Mapping[int, float] | None:
        """The number that this step adds, or numbers by seat."""
        ...


@dataclass(frozen=True, slots=True)
class CountEvents:
    """A counter: number of events of one rule. An event counts for the seat that its facts name, else that decided."""

    rule: str

    def __call__(self, step: Step, /) -> Mapping[int, float] | None:
        """The number of events of the rule in this step, by seat; None for none."""
        found: dict[int, float] = {}
        for event in step.events:
            if event.rule == self.rule:
                named = event.facts.get("seat")
                seat = named - 1 if isinstance(named, int) else step.seat
                found[seat] = found.get(seat, 0) + 1
        return found or None


@dataclass(frozen=True, slots=True)
class CountActions:
    """A counter: number of a seat's actions whose notation begins with these words (``"pass"``, ``"choose red"``)."""

    words: str

    def __call__(self, step: Step, /) -> float:
        """1 for such an action, else 0."""
        return float(f"{step.action} ".startswith(f"{self.words} "))


COLUMNS: Final = ("playout", "seat", "won", "rank", "total", "length", "decisions")
"""The columns of results that are neither points by rule nor counted."""


class Record(TypedDict):
    """The end of one playout. Lists have an entry per seat.

    ``playout``: its number. ``length``: actions, chance's included; ``decisions``: those of players. ``winners``: the
    seats, as if the game ended there. ``won``: what each seat has of the victory, 0 to 1; its chance where the playout
    was cut off. ``scores``: victory points by rule. ``counters``: by name; after the seats comes what was counted for
    chance. ``finals``: by name.
    """

    playout: int
    length: int
    decisions: int
    winners: list[int]
    won: list[float]
    totals: list[int]
    ranks: list[int]
    scores: list[dict[str, int]]
    counters: dict[str, list[float]]
    finals: dict[str, list[float]]


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

    Raises BadInput, and IllegalAction for an opening that the rules forbid.
    """
    arguments.position("state", state)
    asking, seed = arguments.asking_seat(seat, state), arguments.seed("seed", seed)
    tried, first = state.copy(), tuple(arguments.listed("opening", opening, "a list of notations"))
    for notation in first:
        if not isinstance(notation, str):
            raise arguments.refused("opening", notation, "notations")
        tried.play(notation)
    seen, ends = _counted(state, counters), _counted(state, finals, "finals", counters or ())
    data = zlib.compress(json.dumps(state.to_dict(), separators=(",", ":")).encode())
    cut = None if horizon is None else arguments.number("horizon", horizon, 0, 1)
    players = tuple(each_seat(bots, state.players))
    return Job(find_game(state.game).from_dict, data, asking, players, seed, first, seen, ends, cut)


def _counted(
    state: State, given: object, what: str = "counters", others: Iterable[str] = ()
) -> dict[str, Callable[..., Any]]:
    """What counts, by name. Raises BadInput for a name that is another column's, and for what a game does not have."""
    found = arguments.functions(what, given)
    rules = (line.rule for sheet in state.scores() for line in sheet.lines)
    taken = {*COLUMNS, *rules, *others, *(f"{name}.chance" for name in (*others, *found))}
    for name, counter in found.items():
        if name in taken:
            raise wrong(what, f"the name {shown(name)} stands for something else; allowed: any other.")
        if isinstance(counter, CountEvents) and find_game(state.game).folder:
            rulebook.rule(counter.rule)
        if isinstance(counter, CountActions) and isinstance(state, MoveState):
            checked_name(what, str(counter.words).partition(" ")[0], state.MOVES.examples)
    return found


@lru_cache(maxsize=64)
def _start(read: Read, data: bytes) -> State:
    return read(json.loads(zlib.decompress(data)))


class Playout:
    """One playout, which can be interrupted: :meth:`advance` plays on until it is told to pause.

    ``begun``: the position it begins from, as the asking seat imagines it. ``until``: the progress of the game at which
    it is cut off; once it was, it may be put later. ``actions``: what was played, if that is kept.
    """

    __slots__ = (
        "_chance", "_job", "_journals", "_luck",
        "actions", "begun", "counts", "decisions", "length", "number", "state", "until",
    )  # fmt: skip

    def __init__(self, job: Job, number: int, keep: bool = False) -> None:
        """``keep``: whether ``actions`` lists what was played, and ``begun`` where."""
        self._job, self.number = job, number
        start = job.start()
        self.state = _imagined(job, start, self._generator("imagine"))
        self.begun = self.state.copy() if keep else None
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
        open_to = [cast(SparesWorlds, bot).needs_no_world if _spares_worlds(type(bot)) else never for bot in bots]
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
                return state.is_over or progress(state) >= until
        return True

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
            for whose, number in (found if isinstance(found, Mapping) else {seat: found or 0}).items():
                self.counts[name][whose] += number

    def record(self) -> Record:
        """The record of this playout, once it is over or cut off."""
        state = self.state
        sheets, seats = state.scores(), range(state.players)
        by_rank = type(state).winners is State.winners
        winners = [sheet.seat for sheet in sheets if sheet.rank == 1] if by_rank else state.winners()
        won = [(seat in winners) / len(winners) for seat in seats]
        scores: list[dict[str, int]] = [{} for _ in sheets]
        for points, sheet in zip(scores, sheets, strict=True):
            for line in sheet.lines:
                points[line.rule] = points.get(line.rule, 0) + line.points
        return {
            "playout": self.number,
            "length": self.length,
            "decisions": self.decisions,
            "winners": winners,
            "won": won if state.is_over else [*chances(state, self._job.seat)],
            "totals": [sheet.total for sheet in sheets],
            "ranks": [sheet.rank for sheet in sheets],
            "scores": scores,
            "counters": self.counts,
            "finals": {name: [ask(state, seat) for seat in seats] for name, ask in self._job.finals.items()},
        }


def _imagined(job: Job, start: State, rng: Random) -> State:
    """A world that the asking seat takes for possible, in which the opening can be played.

    Raises RuntimeError if no such world is found.
    """
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


@cache
def _spares_worlds(kind: type[Bot]) -> bool:
    """Whether bots of a class tell where they need no world; looked up once: a protocol's methods are slow to find."""
    return issubclass(kind, SparesWorlds)


def never(_: object = None) -> bool:
    """False: a playout that is not to pause, a batch that is not to stop, a bot that always needs a world."""
    return False
