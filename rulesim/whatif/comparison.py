"""Comparisons: a question whose alternatives are played out more and more, under the same luck."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from typing import Any, Final

from rulesim import arguments, estimates, simulate
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.estimates import Estimate
from rulesim.game import BadInput, State, checked_name, unknown
from rulesim.outside import shown
from rulesim.session import Session
from rulesim.simulate import AtEnd, Bots, Counter, Done, Job, Task, Workers
from rulesim.whatif.alternatives import Alternative, Here, actions, branches
from rulesim.whatif.doubt import Doubt, bounded, doubt_between, half_width, widened
from rulesim.whatif.results import Difference, Outcome, Result
from rulesim.whatif.tally import MEASURES, PAIRED, Tally, measured

_ROUNDING: Final = 1e-9
_CHUNK_SECONDS: Final = 0.05
_LONGEST: Final = 10**6
"""Seconds that may pass between two results."""
_FIRST_SECONDS: Final = 0.2
_JUDGED: Final = 0.25
"""A chance to win that a model tells hardly ever differs by more within a turn or two; who has won differs by 1."""
_DECIDED: Final = 0.2
"""The share of that which is left where a game is as good as decided: a chance of 1 % rarely becomes one of 26 %."""


class Comparison:
    """A question: alternatives that are played out more and more. Made by :func:`compare`.

    ``seat``: the one that asks: its chances are compared, and what it knows is used (default: the one to decide in the
    first alternative; where that is chance, seat 0). ``by``: the measure that makes an alternative the best: one of
    :data:`MEASURES`, a rule's id, a counter or a final. ``confidence``: of intervals, and of saying that two can be
    told apart (that the best differs from any other). ``executor``: as in :func:`rulesim.simulate.playouts`.

    One thread at a time may play; :meth:`cancel` and :meth:`result` may be called from any. Raises BadInput.
    """

    def __init__(
        self,
        alternatives: Sequence[Alternative],
        jobs: Sequence[Job],
        by: str,
        confidence: float,
        executor: Workers,
    ) -> None:
        if type(confidence) not in (int, float) or not 0.5 <= confidence < 1:
            raise arguments.refused("confidence", confidence, "0.5 to below 1")
        self.alternatives = tuple(alternatives)
        self.by, self.confidence, self.executor = by, confidence, executor
        self.seat = jobs[0].seat
        self.jobs = tuple(jobs)
        self.wanted = 0
        self._until_apart = self._drop = False
        self._margin = 0.0
        self._cancel = threading.Event()
        self._lock = threading.Lock()
        horizon = jobs[0].horizon
        paired = tuple(dict.fromkeys((*PAIRED, by, *jobs[0].finals)))
        self._tally = Tally(len(jobs), paired, judged=horizon is not None)
        self._doubt = (
            Doubt(0.0, 0.0) if horizon is None else doubt_between([one.state for one in alternatives], horizon)
        )
        self._stopped = ""
        self._dropped: dict[int, Difference] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """What is compared, in order."""
        return tuple(alternative.name for alternative in self.alternatives)

    def run(self, n: int, *, until_apart: bool = False, drop: bool = False, margin: float = 0.0) -> Result:
        """Play until every alternative has had ``n`` playouts, and answer. See :meth:`stream`."""
        for _ in self.stream(n, until_apart=until_apart, drop=drop, margin=margin):
            pass
        return self.result()

    def stream(
        self, n: int, *, until_apart: bool = False, drop: bool = False, every: float = 0.1, margin: float = 0.0
    ) -> Iterator[Result]:
        """Play until every alternative has had ``n`` playouts, and answer again and again on the way.

        A new result comes about every ``every`` seconds, the first once each has had one playout, or after 0.2 s. In
        between the last one is yielded again (the same object), so that no step takes long: at most about 50 ms, if no
        single decision of a bot does. To go on later, ask for more. What is answered after ``n`` playouts depends on n
        and the seed alone, not on time or workers.

        ``until_apart``: stop once the best is told apart from all others. ``drop``: those told apart from the best get
        no more playouts, now and later; their estimates stay as they are, and ``n`` is that of the others. ``margin``:
        for both, what is better than the best by no more than this for sure needs no more playouts either. How far a
        model may be off counts for as long as more playouts help.

        Raises :class:`rulesim.simulate.PlayoutError` and :class:`rulesim.simulate.WorkersLost`.
        """
        arguments.whole("n", n, 1, MOST_PLAYOUTS, "playouts per alternative")
        arguments.number("every", every, 0, _LONGEST)
        self._margin = arguments.number("margin", margin, 0, _LONGEST)
        self._cancel.clear()
        self._stopped = ""
        self.wanted, self._until_apart, self._drop = n, until_apart, drop
        return self._played(every)

    def cancel(self) -> None:
        """Stop :meth:`stream` or :meth:`run` in whatever thread it is; what was played is kept."""
        self._cancel.set()

    def result(self) -> Result:
        """The answer as it stands."""
        with self._lock:
            return self._result()

    def line(self, name: str, playout: int = 0) -> simulate.Line:
        """One of the playouts of an alternative, move by move: to go through it on the board. Raises BadInput."""
        arguments.whole("playout", playout, 0, MOST_PLAYOUTS, "its number")
        checked_name("alternative", name, self.names)
        alternative, job = self.alternatives[self.names.index(name)], self.jobs[self.names.index(name)]
        return simulate.replay(
            alternative.state, job.bots, job.seed, playout,
            seat=self.seat, opening=alternative.opening, horizon=job.horizon,
        )  # fmt: skip

    # --- inside -------------------------------------------------------------------------------------------------------

    def _played(self, every: float) -> Iterator[Result]:
        tally = self._tally
        with self._lock:
            tally.forget_early()
            self._pair()
        fed = [tally.had(index) for index in range(len(self.jobs))]
        last, due, seen = self.result(), time.perf_counter() + min(every, _FIRST_SECONDS), tally.changes
        work = simulate.spread(
            partial(self._task, fed), self.executor, self._is_stopped, seconds=_CHUNK_SECONDS, help_first=len(fed)
        )
        for done in work:
            if done is not None:
                self._add(done)
            first = not last.n and tally.n > 0
            if tally.changes != seen and (first or time.perf_counter() >= due):
                seen, last = tally.changes, self.result()
                due = time.perf_counter() + every
            yield last
        if self._cancel.is_set() and tally.n < self.wanted:
            self._stopped = self._stopped or "cancelled"
        yield self.result()

    def _is_stopped(self) -> bool:
        return self._cancel.is_set() or bool(self._stopped)

    def _task(self, fed: list[int], most: int) -> Task | None:
        """The next playouts of the alternative that is behind. ``fed``: playouts handed out, by alternative."""
        index = min(self._tally.active, key=fed.__getitem__)
        if fed[index] >= self.wanted:
            return None
        # nobody is played far ahead of the others: only what all have had is counted
        task = Task(index, self.jobs[index], fed[index], min(most, self.wanted - fed[index], 1 + fed[index] // 4))
        fed[index] += task.count
        return task

    def _add(self, done: Done) -> None:
        """Take in the records of a task."""
        job = self.jobs[done.task.key]
        values = [measured(record, job.seat) for record in done.records]
        with self._lock:
            if self._stopped:
                return
            for number, value in enumerate(values, start=done.task.first):
                self._tally.put(done.task.key, number, value)
            while self._tally.count(done.task.key):
                pass
            self._pair()
        if done.failure is not None:
            raise simulate.failed(job.seed, done.failure)

    def _pair(self) -> None:
        """Count every playout that all have had, up to the number asked for."""
        looks = len(self.jobs) > 1 and (self._until_apart or self._drop)
        while not self._stopped and self._tally.n < self.wanted and self._tally.pair():
            if looks and self._tally.n % estimates.FEWEST == 0:
                self._look()

    def _look(self) -> None:
        """Drop, or stop, what is told apart. Done now and then, at numbers of playouts that do not depend on time."""
        result = self._result()
        for index, outcome in enumerate(result.outcomes):
            if self._drop and outcome.behind is not None and index not in self._dropped:
                self._drop_if_known(index, outcome.behind)
        if self._until_apart and all(one.behind is None or self._is_known(one.behind) for one in result.outcomes):
            self._stopped = "apart"

    def _drop_if_known(self, index: int, behind: Difference) -> None:
        """No more playouts for what is known to be no better than the best."""
        if self._is_known(behind):
            self._dropped[index] = behind
            self._tally.drop(index)

    def _is_known(self, behind: Difference) -> bool:
        """Whether one is no more than the margin better than the best; or but for a doubt that luck adds little to."""
        return behind.holds(self._margin, judged=behind.radius > behind.doubt)

    def _result(self) -> Result:
        tally, by = self._tally, self.by
        best = tally.best(by)
        outcomes = tuple(
            Outcome(
                name,
                tally.shown(index),
                self._estimates(index),
                None if best in (None, index) else self._dropped.get(index) or self._difference(best, index, by),
            )
            for index, name in enumerate(self.names)
        )
        finished = self.wanted > 0 and tally.n >= self.wanted
        leader = None if best is None else self.names[best]
        played = sum(map(tally.had, range(len(self.jobs))))
        return Result(by, self.seat, tally.n, self.wanted, finished, self._stopped, leader, outcomes, played)

    def _estimates(self, index: int) -> dict[str, Estimate]:
        """What is measured of one alternative; where a model judged, how far it may be off is part of the interval."""
        found = self._tally.estimates(index, self.confidence)
        if self._doubt.chance:
            win = found["win"]
            found["win"] = bounded(widened(win, self._doubt.of_chance(win.mean), self.confidence))
        return found

    def difference(self, name: str, other: str, measure: str | None = None) -> Difference:
        """How much better one is than another, by ``measure``: win, score, lead, a final, or what is compared by.

        Told apart at the confidence that was asked for, shared by all the others that the best is compared with.
        """
        measure = measure or self.by
        kept = self._tally.paired
        checked_name("measure", measure, kept)
        for asked in (name, other):
            checked_name("alternative", asked, self.names)
        with self._lock:
            pair = self.names.index(name), self.names.index(other)
            for index in pair:
                if index in self._dropped:
                    raise BadInput("alternative", f"alternative: {shown(self.names[index])} was dropped as told apart.")
            return self._difference(*pair, measure)

    def _difference(self, index: int, other: int, measure: str) -> Difference:
        n, total, squares = self._tally.difference(index, other, measure)
        if abs(total) <= _ROUNDING * sqrt(n * squares):
            total = 0.0  # thirds of a victory, added up in another order
        estimate = estimates.mean(n, total, squares, self.confidence)
        risk = (1 - self.confidence) / max(1, len(self.jobs) - 1)
        unit = self._unit(index, other) if measure == "win" and self._tally.judged and n else 1.0
        radius = estimates.surely(n, estimate.sd, risk, unit)
        apart, doubt = abs(estimate.mean) > radius, 0.0
        if measure == "win" and self._doubt.difference and n:
            error = self._doubt.of_difference(*(self._tally.mean(one, measure) for one in (index, other)))
            estimate, doubt = widened(estimate, error, self.confidence), half_width(error, self.confidence)
        unknown_yet = n < 2 or not estimate.mean
        needed = None if unknown_yet else estimates.needed(estimate.mean, estimate.sd, risk, unit)
        return Difference(self.names[index], self.names[other], estimate, apart, n if apart else needed, radius, doubt)

    def _unit(self, *pair: int) -> float:
        """How much a judged playout of two alternatives may differ that was not seen yet: the surer who wins, the less.

        What a chance is on average it is before, so one near 0 or 1 can hardly have much that was not seen.
        """
        chances = [self._tally.mean(index, "win") for index in pair]
        return _JUDGED * max(_DECIDED, *(4 * chance * (1 - chance) for chance in chances))

    def __repr__(self) -> str:
        return f"<what if: {', '.join(self.names)}; by {self.by}, {self._tally.n} playouts each>"


Question = Here | Mapping[str, Here] | Sequence[Alternative]
"""A session or position (its legal actions are compared), positions or branches by name, or what :func:`actions`,
:func:`branches`, :func:`edited` and :func:`rules` made."""


def compare(
    question: Question,
    bots: Bots = "greedy",
    *,
    seed: int = 0,
    seat: int | None = None,
    by: str = "win",
    counters: Mapping[str, Counter] | None = None,
    finals: Mapping[str, AtEnd] | None = None,
    confidence: float = estimates.CONFIDENCE,
    executor: Workers = None,
    horizon: float | None = None,
) -> Comparison:
    """A question, ready to be played out; nothing is played yet. Arguments as in :class:`Comparison`.

    ``bots``, ``seed``, ``counters``, ``finals``: as in :func:`rulesim.simulate.playouts`; "greedy" answers well,
    "random" fast. ``horizon``: the share of a whole game after which each playout is cut off and judged by its chances
    (:func:`rulesim.whatif.soon` chooses one); None: played to the end. Raises BadInput and IllegalAction.
    """
    alternatives = alternatives_of(question)
    start = alternatives[0].state
    own = {*arguments.functions("counters", counters), *arguments.functions("finals", finals)}
    simulate.checked_executor(executor)
    _check_measure(by, own, start)
    asks = arguments.asking_seat(seat, start)
    how: Any = {"seat": asks, "counters": counters, "finals": finals, "horizon": horizon}
    jobs = [simulate.job(a.state, bots, seed, opening=a.opening, **how) for a in alternatives]
    return Comparison(alternatives, jobs, by, confidence, executor)


def alternatives_of(question: Question) -> list[Alternative]:
    """The alternatives of a question, each by a name of its own, all of one game."""
    if isinstance(question, Session | State):
        found = actions(question)
    elif isinstance(question, Mapping):
        found = branches(question)
    elif isinstance(question, Sequence) and question and all(isinstance(part, Alternative) for part in question):  # pyright: ignore[reportUnnecessaryIsInstance]
        found = [*question]
    else:
        found = []
    if not found:
        raise arguments.refused("question", question, _QUESTIONS)
    names = [arguments.label("question", alternative.name) for alternative in found]
    for alternative in found:
        arguments.position("question", alternative.state)
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise BadInput("question", f"question: the name {shown(min(twice))} stands for two alternatives.")
    kinds = {(alternative.state.game, alternative.state.players) for alternative in found}
    if len(kinds) > 1:
        raise BadInput("question", "question: all alternatives must be of one game, with as many players.")
    return found


_QUESTIONS: Final = (
    "a session or position, positions by name, or at least one alternative, as whatif.actions and the others make them"
)


def _check_measure(by: object, own: set[str], state: State) -> None:
    """Raises BadInput if ``by`` is no measure, no counter or final (``own``), and no rule of the game."""
    from rulesim import rulebook

    taken = own & {*MEASURES}
    if taken:
        raise BadInput("counters", f"counters: {', '.join(sorted(taken))} is measured already; choose another name.")
    if isinstance(by, str) and by in {*own, *MEASURES}:
        return
    scored = {line.rule for sheet in state.scores() for line in sheet.lines}
    told: set[str] = set()
    if isinstance(by, str) and by.startswith(f"{state.game}."):
        try:
            told = {rule.id for rule in rulebook.catalogue(state.game)}
        except BadInput:  # a game without a rulebook
            told = {by}
    if not isinstance(by, str) or by not in scored | told:
        raise unknown("by", by, [*MEASURES, *sorted(own), *sorted(scored), "a rule's id"])
