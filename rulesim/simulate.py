"""Playouts: a position is played on to the end of the game, many times. Seeds in, tidy results out.

    results = simulate.playouts(state, "greedy", n=200, seed=1)
    results.frame().groupby("seat")["won"].mean()

Playout number ``i`` depends on the position, the bots, the seed and ``i``, and on nothing else: not on how many workers
there are, nor on who plays which part of the batch. It begins with ``state.imagine(seat, ...)``, so hands and decks
that the asking seat cannot see are drawn anew each time. Chance and each seat have generators of their own: two
positions played out with one seed meet the same luck, and differ by what is compared alone.

``executor=None`` plays here, one after the other. Any :class:`concurrent.futures.Executor` spreads the work: loky on
one machine (:func:`local`), ``dask.distributed.Client(...).get_executor(pure=False)`` on a cluster. The position is
sent as deflated JSON, once per chunk.
"""

from __future__ import annotations

import json
import os
import tempfile
import threading
import time
import traceback
import zlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypedDict

from rulesim import arguments
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.bots import Bot, level
from rulesim.game import CHANCE, Action, BadInput, Event, State, checked_seat
from rulesim.outside import shown

MOST_ACTIONS: Final = 100_000
"""A playout with more actions has gone wrong: no game of ours is that long."""
CHUNK_SECONDS: Final = 0.2
"""How long a worker is busy with one chunk; a single longer playout is a chunk by itself."""
_OFTEN: Final = 25
"""Quick actions until it is asked again whether to pause: they take a fraction of a millisecond."""
_TICK: Final = 0.05
_SETTLES: Final = 1.0
_TRIES: Final = 3

Bots = Bot | str | Sequence[Bot | str]
"""One player for all seats, or one per seat; a text is the name of a strength level (:func:`rulesim.bots.level`)."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a playout, as counters see it. ``seat``: who decided (CHANCE for chance).

    ``state``: the position after it, not to be changed. ``events``: what happened, in order.
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
        """What this step adds."""
        ...


AtEnd = Callable[[State, int], float]
"""A number for one seat, read off the position in which the game ended."""


@dataclass(frozen=True, slots=True)
class CountEvents:
    """A counter: how often a rule did something. Its seat is the one that the event's facts name, else who decided."""

    rule: str

    def __call__(self, step: Step, /) -> Mapping[int, float] | None:
        """How many events of that rule this step had, by seat."""
        found: dict[int, float] = {}
        for event in step.events:
            if event.rule == self.rule:
                named = event.facts.get("seat")
                seat = named - 1 if isinstance(named, int) else step.seat
                found[seat] = found.get(seat, 0) + 1
        return found or None


@dataclass(frozen=True, slots=True)
class CountActions:
    """A counter: how often a seat did something, by the first words of its notation (``"pass"``, ``"choose red"``)."""

    words: str

    def __call__(self, step: Step, /) -> float:
        """1 if this is such an action."""
        said = str(step.action)
        return float(said == self.words or said.startswith(f"{self.words} "))


class Record(TypedDict):
    """How one playout ended. Lists have an entry per seat.

    ``playout``: its number. ``length``: actions, chance's included; ``decisions``: those of players. ``winners``: the
    seats. ``scores``: victory points by rule. ``counters``: by name; after the seats comes what was counted for chance.
    ``finals``: by name.
    """

    playout: int
    length: int
    decisions: int
    winners: list[int]
    totals: list[int]
    ranks: list[int]
    scores: list[dict[str, int]]
    counters: dict[str, list[float]]
    finals: dict[str, list[float]]


class Results(list[Record]):
    """The records of a batch, by number. ``complete``: whether it was played to the end of what was asked for."""

    def __init__(self, records: Sequence[Record] = (), complete: bool = True) -> None:
        super().__init__(records)
        self.complete = complete

    def rows(self) -> Iterator[dict[str, Any]]:
        """Tidy data: a plain dict per playout and seat, all with the same fields.

        ``playout``, ``seat``, ``won`` (1, shared by the winners), ``rank``, ``total`` (VP), ``length``, ``decisions``;
        VP per rule under the rule's id; then counters and finals by name, ``<counter>.chance`` for chance's.
        """
        rules = [*dict.fromkeys(rule for record in self for sheet in record["scores"] for rule in sheet)]
        for record in self:
            for seat, sheet in enumerate(record["scores"]):
                counters = {name: counts[seat] for name, counts in record["counters"].items()}
                chance = {f"{name}.chance": counts[CHANCE] for name, counts in record["counters"].items()}
                yield {
                    "playout": record["playout"],
                    "seat": seat,
                    "won": (seat in record["winners"]) / len(record["winners"]),
                    "rank": record["ranks"][seat],
                    "total": record["totals"][seat],
                    "length": record["length"],
                    "decisions": record["decisions"],
                    **{rule: sheet.get(rule, 0) for rule in rules},
                    **counters,
                    **chance,
                    **{name: values[seat] for name, values in record["finals"].items()},
                }

    def frame(self) -> Any:
        """:meth:`rows` as a pandas DataFrame. ImportError without pandas, which the extra ``lab`` installs."""
        return import_module("pandas").DataFrame([*self.rows()])


class PlayoutError(RuntimeError):
    """A playout raised an exception, here or in a worker. ``playout`` and ``seed`` play it again: see :func:`replay`.

    ``error``: type and text of what it raised; ``trace``: where, as text.
    """

    def __init__(self, seed: int, playout: int, error: str, trace: str = "") -> None:
        super().__init__(
            f"playout {playout} of seed {seed} failed: {error}. To see it again: "
            f"simulate.replay(state, bots, seed={seed}, playout={playout})"
        )
        self.seed, self.playout, self.error, self.trace = seed, playout, error, trace

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seed, self.playout, self.error, self.trace)


class WorkersLost(RuntimeError):
    """The workers died again and again, or cannot be replaced. ``playouts``: the numbers that were never finished."""

    def __init__(self, why: str, playouts: Sequence[int] = ()) -> None:
        super().__init__(why)
        self.playouts = [*playouts]


class _WorkerTrace(Exception):
    """Where a worker's exception came from, as text: the cause of a :class:`PlayoutError`."""


# ---------------------------------------------------------------------------------------------------------------------
# One playout


@dataclass(frozen=True, slots=True)
class Job:
    """What is played out: small, plain, picklable. Made by :func:`job`.

    ``data``: the position as deflated JSON. ``seat``: who asks. ``opening``: notations played first.
    """

    game: str
    data: bytes
    seat: int
    bots: tuple[Bot, ...]
    seed: int
    opening: tuple[str, ...] = ()
    counters: Mapping[str, Counter] = field(default_factory=dict[str, Counter])
    finals: Mapping[str, AtEnd] = field(default_factory=dict[str, AtEnd])

    def start(self) -> State:
        """The position, as every worker reads it. Not to be changed."""
        return _start(self.game, self.data)


def job(
    state: State,
    bots: Bots,
    seed: int = 0,
    *,
    seat: int | None = None,
    opening: Sequence[str] = (),
    counters: Mapping[str, Counter] | None = None,
    finals: Mapping[str, AtEnd] | None = None,
) -> Job:
    """A job, checked. ``seat``: who asks (default: who is to decide; where that is chance, seat 0).

    Raises BadInput, and IllegalAction for an opening that the rules forbid.
    """
    arguments.position("state", state)
    asking = max(state.player, 0) if seat is None else checked_seat(seat, state.players)
    arguments.seed("seed", seed)
    tried, first = state.copy(), tuple(arguments.listed("opening", opening, "a list of notations"))
    for notation in first:
        if not isinstance(notation, str):
            raise arguments.refused("opening", notation, "notations")
        tried.play(notation)
    seen, ends = arguments.functions("counters", counters), arguments.functions("finals", finals)
    data = zlib.compress(json.dumps(state.to_dict(), separators=(",", ":")).encode())
    return Job(state.game, data, asking, _seated(bots, state.players), seed, first, seen, ends)


@lru_cache(maxsize=64)
def _start(game: str, data: bytes) -> State:
    import rulesim

    return rulesim.game_module(game).from_dict(json.loads(zlib.decompress(data)))


def _seated(bots: Bots, players: int) -> tuple[Bot, ...]:
    one = isinstance(bots, str | Bot)
    given = [bots] * players if one else arguments.listed("bots", bots, f"one, or one for each of {players} players")
    if len(given) != players:
        raise BadInput("bots", f"bots: {len(given)} are given; allowed: one, or one for each of {players} players.")
    seated = tuple(level(bot) if isinstance(bot, str) else bot for bot in given)
    for bot in seated:
        if not isinstance(bot, Bot):
            raise BadInput("bots", f"bots: {shown(bot)} cannot choose; a bot or the name of a level is needed.")
    return seated


class Playout:
    """One playout, which can be interrupted: :meth:`advance` plays on until it is told to pause."""

    __slots__ = ("_chance", "_job", "_journals", "_luck", "actions", "counts", "decisions", "length", "number", "state")

    def __init__(self, job: Job, number: int, keep: bool = False) -> None:
        """``keep``: whether ``actions`` lists what was played."""
        self._job, self.number = job, number
        start = job.start()
        self.state = _imagined(job, number)
        self._chance = self._generator("chance")
        self._luck = [self._generator(seat) for seat in range(start.players)]
        self.length = self.decisions = 0
        self.counts = {name: [0.0] * (start.players + 1) for name in job.counters}
        self._journals = bool(job.counters)
        self.actions: list[Action] | None = [] if keep else None
        for notation in job.opening:
            self._apply(self.state.parse(notation))

    def _generator(self, whose: object) -> Random:
        return Random(f"playout {self._job.seed}/{self.number}/{whose}")

    def advance(self, pause: Callable[[], bool]) -> bool:
        """Play on; True: the game is over. ``pause``: asked every few actions; True interrupts, for another call."""
        state, bots, chance, luck = self.state, self._job.bots, self._chance, self._luck
        blind = [bool(getattr(bot, "blind", False)) for bot in bots]
        apply = self._apply if self._journals or self.actions is not None else None
        while not state.is_over:
            seat = state.player
            quick = True
            if seat == CHANCE:
                action = state.sample(chance)
            else:
                quick = blind[seat]
                shown = state if quick else state.imagine(seat, luck[seat])
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
                return state.is_over
        return True

    def _apply(self, action: Action) -> None:
        """Play one action, and let the counters see it."""
        state, seat = self.state, self.state.player
        if self._journals:
            state.journal = []
        self.length += 1
        self.decisions += seat != CHANCE
        state.apply(action)
        if self.actions is not None:
            self.actions.append(action)
        if not self._journals:
            return
        step = Step(seat, action, tuple(state.journal or ()), state)
        state.journal = None
        for name, counter in self._job.counters.items():
            found = counter(step)
            counts = self.counts[name]
            if isinstance(found, Mapping):
                for whose, number in found.items():
                    counts[whose] += number
            elif found:
                counts[seat] += found

    def record(self) -> Record:
        """How it ended."""
        state = self.state
        sheets = state.scores()
        by_rank = type(state).winners is State.winners
        scores: list[dict[str, int]] = []
        for sheet in sheets:
            points: dict[str, int] = {}
            for line in sheet.lines:
                points[line.rule] = points.get(line.rule, 0) + line.points
            scores.append(points)
        return {
            "playout": self.number,
            "length": self.length,
            "decisions": self.decisions,
            "winners": [sheet.seat for sheet in sheets if sheet.rank == 1] if by_rank else state.winners(),
            "totals": [sheet.total for sheet in sheets],
            "ranks": [sheet.rank for sheet in sheets],
            "scores": scores,
            "counters": self.counts,
            "finals": {
                name: [ask(state, seat) for seat in range(state.players)] for name, ask in self._job.finals.items()
            },
        }


def _imagined(job: Job, number: int) -> State:
    """A world that the asking seat takes for possible, and in which the opening can be played."""
    start, rng = job.start(), Random(f"playout {job.seed}/{number}/imagine")
    for _ in range(_WORLDS):
        world = start.imagine(job.seat, rng)
        if not job.opening or _can_open(world.copy(), job.opening):
            return world
    raise RuntimeError(
        f"{job.opening[0]} was not possible in any of {_WORLDS} worlds that seat {job.seat + 1} imagined"
    )


_WORLDS: Final = 1000


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


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Failure:
    """A playout that raised an exception, as plain data."""

    playout: int
    error: str
    trace: str


def failed(job: Job, failure: Failure) -> PlayoutError:
    """The exception to raise for a failure."""
    error = PlayoutError(job.seed, failure.playout, failure.error, failure.trace)
    error.__cause__ = _WorkerTrace(f"\n{failure.trace}")
    return error


def _failure(number: int, error: Exception) -> Failure:
    told = traceback.format_exception_only(error)[-1].strip()
    return Failure(number, told, "".join(traceback.format_exception(error)))


# ---------------------------------------------------------------------------------------------------------------------
# Many, in chunks


@dataclass(frozen=True, slots=True)
class Task:
    """A chunk: playouts ``first`` to ``first + count - 1`` of a job. ``key``: whose it is, for who asked.

    ``until``: the name of a file; once it exists, nobody wants the chunk any more (see :class:`_Recall`).
    """

    key: int
    job: Job
    first: int
    count: int
    until: str = ""


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a task: its records; then, if one of its playouts failed, that, and the rest is not played."""

    task: Task
    records: Sequence[Record]
    failure: Failure | None = None
    seconds: float = 0.0


class _Recall:
    """Calls back chunks that workers of this machine are busy with: no executor can end what is running.

    A worker looks for a file every few moves. On another machine there is none, so there a chunk is played to its end.
    """

    _folder: tempfile.TemporaryDirectory[str] | None = None
    _numbers = count()

    def __init__(self) -> None:
        if _Recall._folder is None:
            _Recall._folder = tempfile.TemporaryDirectory(prefix="rulesim-", ignore_cleanup_errors=True)
        self.file = Path(_Recall._folder.name, str(next(self._numbers)))

    def call(self) -> None:
        """Nobody wants these chunks any more."""
        with suppress(OSError):  # the folder may be full, or gone: then the workers play on to the end of a chunk
            self.file.touch()


Feed = Callable[[int], Task | None]
"""Gives the next task, of at most so many playouts; None: there are no more."""


def play_task(task: Task) -> Done:
    """What a worker does. Records are missing if the task was called back."""
    begun, records, parent = time.perf_counter(), list[Record](), _parent_of(os.getpid())

    def unwanted() -> bool:
        """Nobody waits for it: it was called back, or who asked has died."""
        return bool(task.until) and (Path(task.until).exists() or os.getppid() != parent)

    for number in range(task.first, task.first + task.count):
        try:
            playout = Playout(task.job, number)
            if not playout.advance(unwanted):
                break
            records.append(playout.record())
        except Exception as error:
            return Done(task, records, _failure(number, error), time.perf_counter() - begun)
    return Done(task, records, None, time.perf_counter() - begun)


@cache
def _parent_of(process: int) -> int:
    """Who this process (its own number, for a fork knows what its parent knew) works for: as it was at first."""
    return os.getppid()


def spread(
    feed: Feed,
    executor: Executor | Callable[[], Executor] | None = None,
    stop: Callable[[], bool] = _never,
    *,
    chunk: int | None = None,
    seconds: float = CHUNK_SECONDS,
    ahead: int | None = None,
    help_first: int = 0,
) -> Iterator[Done | None]:
    """Carry out all that ``feed`` gives, in whatever order it gets done. None: nothing new, but time has passed.

    For who builds on playouts; others use :func:`playouts` or :func:`stream`. Without an executor, something is yielded
    at least every 50 ms, in the middle of a playout too, as long as no single decision takes longer. ``help_first``:
    so many first playouts, and then one after the other, are played here until the workers are there, for starting
    processes takes a second.
    """
    if executor is None:
        yield from _here(feed, stop)
    else:
        yield from _Crew(feed, executor, stop, chunk, seconds, ahead).work(help_first)


def _here(feed: Feed, stop: Callable[[], bool]) -> Iterator[Done | None]:
    while not stop() and (task := feed(1)) is not None:
        yield from _interruptible(task, stop)


def _interruptible(task: Task, stop: Callable[[], bool], slice_seconds: float = _TICK) -> Iterator[Done | None]:
    """One task of one playout in slices; nothing but None if it was stopped."""
    deadline = time.perf_counter() + slice_seconds

    def pause() -> bool:
        return time.perf_counter() > deadline

    begun = time.perf_counter()
    try:
        playout = Playout(task.job, task.first)
        while not playout.advance(pause):
            if stop():
                return
            yield None
            deadline = time.perf_counter() + slice_seconds
        record = playout.record()
    except Exception as error:
        yield Done(task, (), _failure(task.first, error), time.perf_counter() - begun)
        return
    yield Done(task, (record,), None, time.perf_counter() - begun)


class _Crew:
    """Feeds an executor, a few chunks ahead; replaces a broken one, and has what it left undone done again."""

    def __init__(
        self,
        feed: Feed,
        executor: Executor | Callable[[], Executor],
        stop: Callable[[], bool],
        chunk: int | None,
        seconds: float,
        ahead: int | None,
    ) -> None:
        self.feed, self.stop, self.chunk, self.seconds = feed, stop, chunk, seconds
        self.make: Callable[[], Executor] | None = None
        if isinstance(executor, Executor):
            self.executor = executor
        else:
            self.make = executor
            self.executor = executor()
        workers = getattr(self.executor, "_max_workers", None) or os.cpu_count() or 1
        self.ahead = ahead or 2 * workers + 1
        self.recall = _Recall()
        self.ready: Future[Any] | None = None
        self.waiting: dict[Future[Done], Task] = {}
        self.again: deque[Task] = deque()
        self.size = chunk or 1
        self.strikes = 0

    def work(self, help_first: int) -> Iterator[Done | None]:
        """See :func:`spread`."""
        try:
            if help_first:
                with suppress(BrokenExecutor):  # handing out says so again, and makes another
                    self.ready = self.executor.submit(_never)
                mine = deque(task for _ in range(help_first) if (task := self.feed(1)) is not None)
                self._hand_out()
                yield from self._helping(mine)
            self._hand_out()
            while self.waiting or self.again:
                if self.stop():
                    return
                wait(self.waiting, timeout=_TICK, return_when=FIRST_COMPLETED)
                finished, broken = self._finished()
                yield from finished or (None,)
                if broken is not None:
                    self._replace(broken)
                self._hand_out()
        finally:
            for future in self.waiting:
                future.cancel()
            if self.waiting:
                self.recall.call()

    def _next(self, most: int) -> Task | None:
        return self.again.popleft() if self.again else self.feed(most)

    def _hand_out(self) -> None:
        """Submit as much as is to be ahead."""
        while len(self.waiting) < self.ahead and not self.stop():
            task = self._next(self.size)
            if task is None:
                return
            try:
                recallable = replace(task, until=str(self.recall.file))
                self.waiting[self.executor.submit(play_task, recallable)] = task
            except BrokenExecutor as error:
                self.again.appendleft(task)
                self._replace(error)

    def _helping(self, mine: deque[Task]) -> Iterator[Done | None]:
        """Play these tasks here, and more, until the workers are there; what is left of them then is for these."""
        while not self._is_manned() and not self.stop():
            if not mine:
                task = self._next(1)
                if task is None:
                    return
                mine.append(task)
            for done in _interruptible(mine[0], self.stop, _TICK / 2):
                if done is not None:
                    mine.popleft()
                yield done
                if done is None and self._is_manned():
                    break
        self.again.extendleft(reversed(mine))

    def _is_manned(self) -> bool:
        """Whether a worker has answered."""
        return self.ready is None or self.ready.done() or any(future.done() for future in self.waiting)

    def _finished(self) -> tuple[list[Done], BaseException | None]:
        """What has been done since, and what broke, if anything did; what was lost by that is to be done again."""
        found: list[Done] = []
        lost: list[Task] = []
        broken: BaseException | None = None
        for future, task in [*self.waiting.items()]:
            if not future.done():
                continue
            del self.waiting[future]
            error = CancelledError() if future.cancelled() else future.exception()
            if error is None:
                found.append(future.result())
                self._pace(found[-1])
            elif isinstance(error, BrokenExecutor | CancelledError) or type(error).__name__ in _LOST:
                lost.append(task)
                broken = error
            else:
                raise error
        self.again.extendleft(reversed(lost))
        self.strikes = 0 if found else self.strikes
        return found, broken

    def _pace(self, done: Done) -> None:
        """Chunks take about as long as they should; they at most double from one to the next."""
        if self.chunk is None and done.records:
            each = max(done.seconds, 1e-6) / len(done.records)
            self.size = max(1, min(2 * len(done.records), int(self.seconds / each)))

    def _replace(self, error: BaseException) -> None:
        """Another executor for a broken one; all that it had not done is to be done again. Raises WorkersLost."""
        self.strikes += 1
        if self.strikes >= _TRIES:
            raise self._lost(f"the workers died {_TRIES} times without finishing anything ({_named(error)})") from error
        if not isinstance(error, BrokenExecutor):
            return  # the executor itself is well: a cluster that replaces its workers
        wait(self.waiting, timeout=_SETTLES)  # what was done before it broke counts
        for future, task in self.waiting.items():
            if not future.done() or future.cancelled() or future.exception() is not None:
                self.again.append(task)
        self.waiting = {
            future: task
            for future, task in self.waiting.items()
            if future.done() and not future.cancelled() and future.exception() is None
        }
        renew = self.make or _remaker(self.executor)
        if renew is None:
            raise self._lost(
                f"a worker died ({_named(error)}) and {type(self.executor).__name__} cannot be replaced; give a "
                "function that makes the executor, or simulate.local()"
            ) from error
        self.executor = renew()

    def _lost(self, why: str) -> WorkersLost:
        tasks = [*self.again, *self.waiting.values()]
        numbers = sorted({number for task in tasks for number in range(task.first, task.first + task.count)})
        return WorkersLost(f"{why}; {len(numbers)} playouts were begun and not finished.", numbers)


_LOST: Final = ("KilledWorker", "CommClosedError", "FutureCancelledError")
"""What Dask says when a worker died once too often, or cannot be reached."""


def _named(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error).strip() else ''}"


def _remaker(executor: Executor) -> Callable[[], Executor] | None:
    """How to make another executor of a kind that keeps one for all (loky's reusable one); None for other kinds."""
    if not hasattr(type(executor), "get_reusable_executor"):
        return None
    return partial(local, getattr(executor, "_max_workers", None))


def local(workers: int | None = None) -> Executor:
    """Worker processes on this machine, kept for the next call: loky's reusable executor.

    They give way to whatever else the machine has to do, a board that is being clicked above all.

    ``workers``: default one per processor. ImportError without loky, which the extra ``lab`` installs. Pass
    ``simulate.local()`` itself as ``executor``: a broken one is replaced by one of the same size.
    """
    if workers is not None:
        arguments.whole("workers", workers, 1, _MOST_WORKERS, "None, or processes")
    loky = import_module("loky")
    settings = {"max_workers": workers, "timeout": _KEPT_SECONDS, "initializer": _begin, "initargs": (os.getpid(),)}
    return _keeper().submit(loky.get_reusable_executor, **settings).result()


@cache
def _keeper() -> ThreadPoolExecutor:
    """The one thread that asks loky: it keeps an executor for each thread that does, and questions have their own."""
    return ThreadPoolExecutor(1, "rulesim-workers")


_KEPT_SECONDS: Final = 300
_MOST_WORKERS: Final = 1000


def _begin(parent: int) -> None:
    """What a worker does first. ``parent``: the process that it works for."""
    give_way()
    threading.Thread(target=_leave_with, args=(parent,), name="rulesim-leaves", daemon=True).start()


def _leave_with(parent: int) -> None:
    """End this process soon after ``parent``, however that ended, whether there is work or not: nobody waits for it."""
    while os.getppid() == parent:
        time.sleep(_LOOKS)
    os._exit(1)


_LOOKS: Final = 1.0
"""Seconds between two looks of an idle worker at whether it is still needed."""


def give_way() -> None:
    """Let other processes go first, where the system knows such an order.

    Linux weighs whole sessions against each other before it looks at processes: so a worker gets a session of its own,
    and a small weight for that.
    """
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with suppress(OSError, AttributeError):
        os.setsid()
        Path("/proc/self/autogroup").write_text(str(_NICE), encoding="ascii")


_NICE: Final = 10


# ---------------------------------------------------------------------------------------------------------------------
# What is asked for


Stop = Callable[[], bool] | threading.Event
Progress = Callable[[int, int], object]


def stream(
    state: State,
    bots: Bots = "random",
    n: int = 100,
    seed: int = 0,
    executor: Executor | Callable[[], Executor] | None = None,
    counters: Mapping[str, Counter] | None = None,
    finals: Mapping[str, AtEnd] | None = None,
    *,
    seat: int | None = None,
    first: int = 0,
    progress: Progress | None = None,
    stop: Stop | None = None,
    chunk: int | None = None,
    ahead: int | None = None,
) -> Iterator[list[Record]]:
    """Play out and yield records as they come, in the order of their numbers; for batches too large to keep.

    Arguments as in :func:`playouts`. A list may be empty: time has passed and nothing is new.
    """
    work = job(state, bots, seed, seat=seat, counters=counters, finals=finals)
    arguments.whole("n", n, 0, MOST_PLAYOUTS)
    arguments.whole("first", first, 0, MOST_PLAYOUTS)
    for name, number in (("chunk", chunk), ("ahead", ahead)):
        if number is not None:
            arguments.whole(name, number, 1, MOST_PLAYOUTS)
    checked_executor(executor)
    arguments.function("progress", progress)
    if not isinstance(stop, threading.Event):
        arguments.function("stop", stop)
    return _in_order(work, n, first, executor, progress, stop, chunk, ahead)


def _in_order(
    work: Job,
    n: int,
    first: int,
    executor: Executor | Callable[[], Executor] | None,
    progress: Progress | None,
    stop: Stop | None,
    chunk: int | None,
    ahead: int | None,
) -> Iterator[list[Record]]:
    fed, end = first, first + n

    def feed(most: int) -> Task | None:
        nonlocal fed
        if fed >= end:
            return None
        task = Task(0, work, fed, min(most, end - fed))
        fed += task.count
        return task

    early: dict[int, Done] = {}
    wanted, finished = first, 0
    for done in spread(feed, executor, asked_to_stop(stop), chunk=chunk, ahead=ahead):
        if done is None:
            yield []
            continue
        early[done.task.first] = done
        finished += len(done.records)
        while wanted in early:
            ready = early.pop(wanted)
            if ready.records:
                yield [*ready.records]
            if ready.failure is not None:
                raise failed(work, ready.failure)
            wanted += ready.task.count
        if progress is not None:
            progress(finished, n)


def playouts(
    state: State,
    bots: Bots = "random",
    n: int = 100,
    seed: int = 0,
    executor: Executor | Callable[[], Executor] | None = None,
    counters: Mapping[str, Counter] | None = None,
    finals: Mapping[str, AtEnd] | None = None,
    *,
    seat: int | None = None,
    first: int = 0,
    progress: Progress | None = None,
    stop: Stop | None = None,
    chunk: int | None = None,
    ahead: int | None = None,
) -> Results:
    """Play ``state`` on to the end of the game ``n`` times; the state itself is not changed.

    ``bots``: one for all seats or one per seat, bots or names of levels. ``seed``: same seed, same results. ``first``:
    number of the first playout, to go on where another batch ended. ``seat``: who asks; what it cannot know is drawn
    anew each time (default: who is to decide; where that is chance, seat 0). ``counters``: see :class:`Counter`;
    ``finals``: name -> function of the last position and a seat.

    ``executor``: None plays here; an executor, or a function that makes one, spreads chunks of about 0.2 s (or of
    ``chunk`` playouts), at most ``ahead`` of them at a time (default: twice the workers and one; for a cluster, say how
    many: its executor does not tell its workers). When a worker dies, what it had not finished is played again.

    ``progress(done, n)`` is called after every chunk. ``stop``: a :class:`threading.Event`, or a function that is asked
    often; then the results are those finished, and ``complete`` is False.

    Raises BadInput; :class:`PlayoutError` with number and seed if a playout raised something; :class:`WorkersLost`.
    """
    found = Results()
    batches = stream(
        state, bots, n, seed, executor, counters, finals,
        seat=seat, first=first, progress=progress, stop=stop, chunk=chunk, ahead=ahead,
    )  # fmt: skip
    for records in batches:
        found.extend(records)
    found.complete = len(found) == n
    return found


@dataclass(frozen=True, slots=True)
class Line:
    """One playout, move by move. ``start``: the position it began from, as it was imagined; ``end``: the last one."""

    start: State
    actions: tuple[Action, ...]
    end: State
    record: Record


def replay(
    state: State,
    bots: Bots = "random",
    seed: int = 0,
    playout: int = 0,
    *,
    seat: int | None = None,
    opening: Sequence[str] = (),
) -> Line:
    """One playout again, with all its moves: to look at it on the board, or for the exception that it raised.

    Arguments as in :func:`playouts`; ``opening``: notations that were played first.
    """
    work = job(state, bots, seed, seat=seat, opening=opening)
    arguments.whole("playout", playout, 0, 2 * MOST_PLAYOUTS, "its number")
    again = Playout(work, playout, keep=True)
    again.advance(_never)
    return Line(_imagined(work, playout), tuple(again.actions or ()), again.state, again.record())


def asked_to_stop(stop: Stop | None) -> Callable[[], bool]:
    """``stop`` as a function."""
    if stop is None:
        return _never
    return stop.is_set if isinstance(stop, threading.Event) else stop


def checked_executor(executor: Executor | Callable[[], Executor] | None) -> None:
    """Raises BadInput for what does no work."""
    if executor is not None and not isinstance(executor, Executor) and not callable(executor):  # pyright: ignore
        raise arguments.refused("executor", executor, "None, an executor, or a function that makes one")
