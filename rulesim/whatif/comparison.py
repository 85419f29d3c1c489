"""Comparisons: a question whose alternatives are played out more and more, under the same luck.

The same question is answered at once, soon, or to the end, and each answer says how sure it is. *Now* is what the model
of chances sees after each action. *Soon* plays on with good players for a part of the game and asks the model there.
How far the model may be off is measured (see doubt.py), and part of the intervals of these two: however often one plays
on to it, they never get narrower.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from typing import Any, Final

from rulesim import arguments, estimates, simulate
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.estimates import Estimate, Sums, half_width, normal
from rulesim.game import BadInput, State, checked_name, unknown, wrong
from rulesim.outside import shown
from rulesim.session import Session
from rulesim.simulate import AtEnd, Bots, Counter, Done, Job, Record, Task, Workers
from rulesim.whatif.alternatives import Alternative, Here, actions, branches
from rulesim.whatif.doubt import Doubt, bounded, doubt_between, measured, widened
from rulesim.whatif.results import Difference, Outcome, Result
from rulesim.winning import chances

PAIRED: Final = ("win", "score", "lead")
"""Measures whose differences are always kept; the one that is compared by is kept, too."""
MEASURES: Final = (*PAIRED, "length", "top", "shared")
"""What every game has. ``win``: 1, shared by the winners. ``score``: the seat's VP; ``lead``: less the best other's.
``length``: actions. ``top``: the best score of all seats. ``shared``: 1 if several win. On top of these come VP by
rule, under the rules' ids, and counters and finals under their names, all for the seat that asks."""
TIERS: Final = ("now", "soon", "end")
"""How far a question looks: what the model sees, what good players come to in a turn or two, how whole games end."""
_SHARES: Final = frozenset(("win", "shared"))
_ROUNDING: Final = 1e-9
_CHUNK_SECONDS: Final = 0.05
_LONGEST: Final = 10**6
"""Seconds that may pass between two results."""
_FIRST_SECONDS: Final = 0.2
_JUDGED: Final = 0.25
"""A chance to win that a model tells hardly ever differs by more within a turn or two; who has won differs by 1."""
_DECIDED: Final = 0.2
"""The share of that which is left where a game is as good as decided: a chance of 1 % rarely becomes one of 26 %."""


Measures = Mapping[str, float]
"""What was measured of one playout, by name."""


class Tally:
    """Sums of what was measured, playout by playout in the order of their numbers, so that they never depend on time.

    ``had``: how many playouts each alternative has had, none left out; ``n``: those that all have had, but those that
    were dropped; ``active``: those that were not. ``judged``: measures that are shares may lie between 0 and 1.
    """

    def __init__(self, size: int, paired: tuple[str, ...], judged: bool = False) -> None:
        self.paired, self.judged = paired, judged
        self.active, self.had, self.n = [*range(size)], [0] * size, 0
        self._dropped: dict[int, int] = {}
        self._came: list[dict[int, Measures]] = [{} for _ in range(size)]
        self._sums: list[dict[str, Sums]] = [{} for _ in range(size)]
        self._products = {name: [[0.0] * row for row in range(size)] for name in paired}

    def forget_early(self) -> None:
        """Forget playouts that came before an earlier one of theirs: they will be played again."""
        for had, came in zip(self.had, self._came, strict=True):
            for number in [number for number in came if number >= had]:
                del came[number]

    def put(self, index: int, number: int, values: Measures) -> None:
        """Take in one playout, at most once; the alternative has had it when it has had those before it."""
        came = self._came[index]
        if number >= self.had[index]:
            came[number] = values
        while self.had[index] in came:
            self.had[index] += 1

    def pair(self) -> bool:
        """Count the next playout of all that are not dropped, if all have had it."""
        if any(self.had[index] <= self.n for index in self.active):
            return False
        row = [(index, self._came[index].pop(self.n)) for index in self.active]
        for index, values in row:
            _summed(self._sums[index], values, self.n)
        self.n += 1
        for name, products in self._products.items():
            self._multiply(products, [(index, value) for index, part in row if (value := part.get(name, 0.0))])
        return True

    def _multiply(self, products: list[list[float]], values: Sequence[tuple[int, float]]) -> None:
        """Add the products of all pairs of different alternatives in one paired playout."""
        for place, (index, value) in enumerate(values):
            for other, theirs in values[:place]:
                products[index][other] += value * theirs

    def drop(self, index: int) -> None:
        """No more playouts of this alternative are counted."""
        self.active.remove(index)
        self._dropped[index] = self.n

    def sums(self, index: int, measure: str) -> Sums:
        """A measure of one alternative, summed over the playouts that all have had."""
        return self._sums[index].get(measure) or Sums()

    def best(self, measure: str) -> int | None:
        """The alternative with the highest mean over the playouts that all have had; None before there are two."""
        return max(self.active, key=lambda index: (self.sums(index, measure).total, -index)) if self.n > 1 else None

    def difference(self, index: int, other: int, measure: str) -> tuple[int, float, float]:
        """Number, sum and sum of squares of the differences of paired playouts."""
        one, two, products = self.sums(index, measure), self.sums(other, measure), self._products[measure]
        both = one.squares if index == other else products[max(index, other)][min(index, other)]
        return self.n, one.total - two.total, max(0.0, one.squares + two.squares - 2 * both)

    def mean(self, index: int, measure: str) -> float:
        """The mean of a paired measure over the playouts that all have had."""
        return self.sums(index, measure).total / self.n

    def shown(self, index: int) -> int:
        """How many playouts of one alternative its estimates are of."""
        return self._dropped.get(index, self.n) or self.had[index]

    def estimates(self, index: int, confidence: float) -> dict[str, Estimate]:
        """By measure, of the playouts that all have had; before there is one, of those that this one has had."""
        sums = self._sums[index]
        if not self.n:
            sums = dict[str, Sums]()
            for number in range(self.had[index]):
                _summed(sums, self._came[index][number], number)
        found: dict[str, Estimate] = {}
        for name in (*MEASURES, *sorted({*sums, *self.paired} - {*MEASURES})):
            made = sums.get(name) or Sums()
            found[name] = (made.share if name in _SHARES and not self.judged else made.mean)(confidence)
        return found


def _summed(sums: dict[str, Sums], values: Measures, before: int) -> None:
    """Add what was measured of one playout. What is new was 0 in those ``before``, and what is missing is 0 now."""
    for name, value in values.items():
        if name not in sums:
            sums[name] = Sums()
            sums[name].n = before
        sums[name].add(value)
    for name in sums.keys() - values.keys():
        sums[name].add(0.0)


def figures(record: Record, seat: int) -> dict[str, float]:
    """What is measured of one playout, for the seat that asks."""
    return {
        "win": record["won"][seat],
        **_points(record["totals"], seat),
        "length": float(record["length"]),
        "top": float(max(record["totals"])),
        "shared": float(len(record["winners"]) > 1),
        **record["scores"][seat],
        **{name: values[seat] for name, values in (*record["counters"].items(), *record["finals"].items())},
    }


def _points(totals: Sequence[int], seat: int) -> dict[str, float]:
    others = [total for other, total in enumerate(totals) if other != seat]
    return {"score": float(totals[seat]), "lead": float(totals[seat] - max(others, default=0))}


class Comparison:
    """A question: alternatives that are played out more and more. Made by :func:`compare`.

    ``names``: what is compared, in order. ``seat``: the one that asks: its chances are compared, and what it knows is
    used (default: the one to decide in the first alternative; where that is chance, seat 0). ``by``: the measure that
    makes an alternative the best: one of :data:`MEASURES`, a rule's id, a counter or a final. ``confidence``: of
    intervals, and of saying that two can be told apart (that the best differs from any other). ``executor``: as in
    :func:`rulesim.simulate.playouts`.

    One thread at a time may play; :meth:`cancel` and :meth:`result` may be called from any. Raises BadInput.
    """

    def __init__(
        self, alternatives: Sequence[Alternative], jobs: Sequence[Job], by: str, confidence: float, executor: Workers
    ) -> None:
        if type(confidence) not in (int, float) or not 0.5 <= confidence < 1:
            raise arguments.refused("confidence", confidence, "0.5 to below 1")
        self.alternatives, self.jobs = tuple(alternatives), tuple(jobs)
        self.names = tuple(one.name for one in alternatives)
        self.by, self.confidence, self.executor = by, confidence, executor
        self.seat, self.wanted = jobs[0].seat, 0
        self._until_apart = self._drop = False
        self._margin, self._stopped = 0.0, ""
        self._cancel, self._lock = threading.Event(), threading.Lock()
        horizon, states = jobs[0].horizon, [one.state for one in alternatives]
        self._doubt = Doubt(0.0, 0.0) if horizon is None else doubt_between(states, horizon)
        paired = tuple(dict.fromkeys((*PAIRED, by, *jobs[0].finals)))
        self._tally = Tally(len(jobs), paired, judged=horizon is not None)
        self._dropped: dict[int, Difference] = {}

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
        return simulate.replayed(replace(self.jobs[self.names.index(name)], counters={}, finals={}), playout)

    def _played(self, every: float) -> Iterator[Result]:
        tally = self._tally
        with self._lock:
            tally.forget_early()
            self._pair()
        fed = [*tally.had]
        last, due, seen = self.result(), time.perf_counter() + min(every, _FIRST_SECONDS), sum(tally.had)
        feed = partial(self._task, fed)

        def stop() -> bool:
            return self._cancel.is_set() or bool(self._stopped)

        work = simulate.spread(feed, self.executor, stop, seconds=_CHUNK_SECONDS, help_first=len(fed))
        for done in work:
            if done is not None:
                self._add(done)
            first = not last.n and tally.n > 0
            if sum(tally.had) != seen and (first or time.perf_counter() >= due):
                seen, last = sum(tally.had), self.result()
                due = time.perf_counter() + every
            yield last
        if self._cancel.is_set() and tally.n < self.wanted:
            self._stopped = self._stopped or "cancelled"
        yield self.result()

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
        values = [figures(record, job.seat) for record in done.records]
        with self._lock:
            if self._stopped:
                return
            for number, value in enumerate(values, start=done.task.first):
                self._tally.put(done.task.key, number, value)
            self._pair()
        if done.failure is not None:
            raise done.failure

    def _pair(self) -> None:
        """Count every playout that all have had, up to the number asked for."""
        looks = len(self.jobs) > 1 and (self._until_apart or self._drop)
        while not self._stopped and self._tally.n < self.wanted and self._tally.pair():
            if looks and self._tally.n % estimates.FEWEST == 0:
                self._look()

    def _look(self) -> None:
        """Drop, or stop, what is told apart. Done now and then, at numbers of playouts that do not depend on time."""
        behind = [outcome.behind for outcome in self._result().outcomes]
        for index, one in enumerate(behind):
            if self._drop and one is not None and index not in self._dropped and self._is_known(one):
                self._dropped[index] = one
                self._tally.drop(index)
        if self._until_apart and all(one is None or self._is_known(one) for one in behind):
            self._stopped = "apart"

    def _is_known(self, behind: Difference) -> bool:
        """Whether one is no more than the margin better than the best; or but for a doubt that luck adds little to."""
        return behind.holds(self._margin, judged=behind.radius > behind.doubt)

    def _result(self) -> Result:
        tally, names = self._tally, self.names
        best = tally.best(self.by)
        outcomes: list[Outcome] = []
        for index, name in enumerate(names):
            found, behind = tally.estimates(index, self.confidence), None
            if self._doubt.chance:  # a model judged: how far it may be off is part of the interval
                doubt = self._doubt.of_chance(found["win"].mean)
                found["win"] = bounded(widened(found["win"], doubt, self.confidence))
            if best is not None and index != best:
                behind = self._dropped.get(index) or self._difference(best, index, self.by)
            outcomes.append(Outcome(name, tally.shown(index), found, behind))
        finished = self.wanted > 0 and tally.n >= self.wanted
        return Result(
            self.by, self.seat, tally.n, self.wanted, finished, self._stopped,
            None if best is None else names[best], tuple(outcomes), sum(tally.had),
        )  # fmt: skip

    def difference(self, name: str, other: str, measure: str | None = None) -> Difference:
        """How much better one is than another, by ``measure``: win, score, lead, a final, or what is compared by.

        Told apart at the confidence that was asked for, shared by all the others that the best is compared with.
        """
        measure = checked_name("measure", measure or self.by, self._tally.paired)
        for asked in (name, other):
            checked_name("alternative", asked, self.names)
        with self._lock:
            pair = self.names.index(name), self.names.index(other)
            for index in pair:
                if index in self._dropped:
                    raise wrong("alternative", f"{shown(self.names[index])} was dropped as told apart.")
            return self._difference(*pair, measure)

    def _difference(self, index: int, other: int, measure: str) -> Difference:
        n, total, squares = self._tally.difference(index, other, measure)
        if abs(total) <= _ROUNDING * sqrt(n * squares):
            total = 0.0  # thirds of a victory, added up in another order
        estimate = Sums(n, total, squares).mean(self.confidence)
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
_QUESTIONS: Final = (
    "a session or position, positions by name, or at least one alternative, as whatif.actions and the others make them"
)


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
        raise wrong("question", f"the name {shown(min(twice))} stands for two alternatives.")
    kinds = {(alternative.state.game, alternative.state.players) for alternative in found}
    if len(kinds) > 1:
        raise wrong("question", "all alternatives must be of one game, with as many players.")
    return found


def _check_measure(by: object, own: set[str], state: State) -> None:
    """Raises BadInput if ``by`` is no measure, no counter or final (``own``), and no rule of the game."""
    from rulesim import rulebook

    taken = own & {*MEASURES}
    if taken:
        raise wrong("counters", f"{', '.join(sorted(taken))} is measured already; choose another name.")
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


def soon(question: Question, bots: Bots = "greedy", *, horizon: float | None = None, **how: Any) -> Comparison:
    """The question played on for a part of the game (``horizon``, 0 to 1) by good players, then judged by the model.

    Default: as far as lets most questions be settled within a second, a turn or two; each game says how far that is.

    Run it as a race, so that playouts go where the order is not known yet:
    ``whatif.soon(session).run(400, until_apart=True, drop=True, margin=whatif.MARGIN)``. Points are as if the game
    ended at the horizon. What is told ``apart`` no more playouts would change; how far the model may be off is part of
    the intervals. ``how``, and what is raised: as in :func:`compare`.
    """
    alternatives = alternatives_of(question)
    far = measured(alternatives[0].state.game).soon if horizon is None else horizon
    return compare(alternatives, bots, horizon=far, **how)


def played(tier: str, question: Question, bots: Bots, **how: Any) -> Comparison:
    """What plays a question out as far as a tier looks, "soon" or "end"; else as :func:`compare`."""
    return (soon if tier == "soon" else compare)(question, bots, **how)


def now(question: Question, *, seat: int | None = None) -> Result:
    """What the model sees after each alternative, for the seat that asks (default: the one to decide). Under 1 ms each.

    The result is as of playouts: ``outcome.win`` is the chance to win, 0 to 1, with a 95 % interval for how far the
    model may be off when actions are compared; ``outcome.behind`` how far behind the best. ``n`` is 1: nothing is
    played out, so nothing gets surer. ``outcome.score`` and ``.lead`` are points as if the game ended there. Raises as
    ``compare``.
    """
    alternatives = alternatives_of(question)
    asks = arguments.asking_seat(seat, alternatives[0].state)
    unsure = doubt_between([alternative.state for alternative in alternatives])
    found = [_seen(alternative, asks, unsure) for alternative in alternatives]
    best = max(range(len(found)), key=lambda index: (found[index]["win"].mean, -index))
    first, leader = found[best]["win"].mean, alternatives[best].name
    outcomes: list[Outcome] = []
    for index, (part, values) in enumerate(zip(alternatives, found, strict=True)):
        this = values["win"].mean
        behind = normal(first - this, unsure.of_difference(first, this))
        apart = Difference(leader, part.name, behind, behind.low > 0, None, behind.high - behind.mean)
        outcomes.append(Outcome(part.name, 1, values, None if index == best else apart))
    return Result("win", asks, 1, 1, True, "", leader, tuple(outcomes))


def _seen(alternative: Alternative, seat: int, unsure: Doubt) -> dict[str, Estimate]:
    """What the model sees after an alternative, and how the score stands."""
    state = alternative.state.copy()
    for notation in alternative.opening:
        state.play(notation)
    chance = chances(state, seat)[seat]
    win = bounded(normal(chance, 0.0 if state.is_over else unsure.of_chance(chance)))
    points = _points([sheet.total for sheet in state.scores()], seat)
    return {"win": win, **{name: normal(value, 0.0) for name, value in points.items()}}
