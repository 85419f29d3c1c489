"""A game looked back on: curves of chances, what each decision cost, what was luck, and the moments that decided it.

    found = rulesim.review(session)
    found.chances[12]                # every seat's chance after twelve actions
    [decision.grade for decision in found.decisions if decision.seat == 0]
    for moment in found.moments:
        print(moment.ply, moment.action, "better:", moment.better, moment.why)

Every decision is compared with its alternatives as the model of chances sees them (*now*). Those that seem to have cost
most are played on under the same luck (*soon*), with what their seat knew then. What chance did is told apart from what
players did: the luck of an outcome is what it changed beyond what was to be expected.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import Any, Final

from rulesim import arguments
from rulesim.bots import each_seat
from rulesim.estimates import Estimate, normal
from rulesim.extras import needed
from rulesim.game import CHANCE, State, find_game, wrong
from rulesim.session import Session
from rulesim.session_tree import LogEntry
from rulesim.simulate import AtEnd, Bots, Progress, Stop, Workers, stopper
from rulesim.whatif.alternatives import actions
from rulesim.whatif.comparison import Comparison, soon
from rulesim.whatif.doubt import doubt, measured
from rulesim.winning import chances

LOOKED_AT: Final = 5
"""So many decisions, those that seem to have cost most, are played on."""
MOMENTS: Final = 3
RIVAL: Final = "rival"
"""The best other's points, among the reasons."""
_OUTCOMES: Final = 12
"""So many outcomes are drawn to know what was to be expected of chance."""
_TRIED: Final = 2
"""So many better-looking actions at the most are played on beside the one that was chosen."""
_WORTH_TELLING: Final = 0.05
"""Points of a rule that differ by less are not told."""
_WEIGHT: Final = 40
"""A decision that is played on takes about as long as so many plies that are looked at."""

GRADES: Final[Mapping[str, float]] = {"good": 0.0, "unclear": 0.02, "slip": 0.02, "mistake": 0.05, "blunder": 0.1}
"""Grades, and the chance to win that a decision with this grade costs at least; "unclear": it may have cost nothing."""

_MILD: Final = ("good", "unclear")


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a player. ``ply``: of the position after it (``session.goto(ply - 1)`` stands before it).

    ``seat``: who decided, from 0. ``action``: what was chosen; ``better``: what would have been best, "" if it was
    that; both as notations. ``cost``: by how much the chance to win (0 to 1) was lower than after the better one, with
    its 95 % interval. ``tier``: "now" (the model's view), or "soon" (played on). ``choices``: how many actions were
    legal. ``why``: for those played on, the points that the better one would have brought on top soon, below 0 if it
    brings fewer, by the lines of the score sheet: "rule label", the rule's id and what is scored (``ScoreLine.label``),
    "*" for whatever that is; and :data:`RIVAL`, those of the best other. Those that matter most come first; what
    may be the luck of the playouts is left out.
    """

    ply: int
    seat: int
    action: str
    better: str
    cost: Estimate
    tier: str
    choices: int
    why: Mapping[str, float] = field(default_factory=dict[str, float])

    @property
    def sure(self) -> bool:
        """Whether it cost something for sure, as far as a 95 % interval is."""
        return self.cost.low > 0

    @property
    def grade(self) -> str:
        """One of :data:`GRADES`."""
        worst = [grade for grade, least in GRADES.items() if self.cost.mean >= least and (self.sure or grade in _MILD)]
        return worst[-1] if worst else "good"

    @property
    def costly(self) -> bool:
        """Whether it has a grade that says that it cost something."""
        return self.grade not in _MILD


@dataclass(frozen=True, slots=True)
class Luck:
    """One outcome of chance: per seat what it changed of the chance to win, -1 to 1, beyond what was to be expected.

    ``ply``: of the position after it. ``error``: standard error of these numbers, at the most.
    """

    ply: int
    action: str
    by_seat: tuple[float, ...]
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """What came of looking back. ``chances``: after each ply (0 is the start) every seat's chance, as all could see.

    ``decisions``: those with a choice, in order; ``luck``: what chance did, in order. ``moments``: the decisions that
    seem to have cost most, at most three, the dearest first; look at whether they are ``sure``. ``complete``: False if
    it was stopped before everything was looked at.
    """

    game: str
    players: int
    chances: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    moments: tuple[Decision, ...]
    complete: bool

    def __repr__(self) -> str:
        told = ", ".join(f"ply {one.ply}, {one.action}: {one.cost}" for one in self.moments)
        return f"<review of {self.game}, {len(self.chances)} positions; moments that cost most: {told or 'none'}>"

    def lost(self, seat: int) -> float:
        """What a seat's own decisions cost it together for sure, in chances to win (0.1 is ten points in a hundred)."""
        return sum(decision.cost.mean for decision in self.decisions if decision.seat == seat and decision.sure)

    def lucky(self, seat: int) -> float:
        """What chance gave a seat together, below 0 what it took: not what a die is worth once it is used."""
        return sum(luck.by_seat[seat] for luck in self.luck)

    def fall(self, seat: int) -> tuple[int, int]:
        """Where a seat's chance fell most within a tenth of the game: the plies before and after."""
        curve, wide = [told[seat] for told in self.chances], max(1, len(self.chances) // 10)
        first = min(range(max(1, len(curve) - wide)), key=lambda at: curve[min(at + wide, len(curve) - 1)] - curve[at])
        return first, min(first + wide, len(curve) - 1)

    def rows(self) -> list[dict[str, Any]]:
        """Tidy data: a plain dict per ply and seat.

        ``ply``, ``seat``, ``chance`` (0 to 1); ``action`` that led there and ``by`` (who decided, -1 for chance);
        ``cost`` with ``low`` and ``high``, ``grade``, ``tier`` and ``better`` for the seat that decided; ``luck`` after
        chance.
        """
        decided = {decision.ply: decision for decision in self.decisions}
        drawn = {luck.ply: luck for luck in self.luck}
        return [
            {"ply": ply, "seat": seat, "chance": chance, **_told(seat, decided.get(ply), drawn.get(ply))}
            for ply, told in enumerate(self.chances)
            for seat, chance in enumerate(told)
        ]

    def frame(self) -> Any:
        """:meth:`rows` as a pandas DataFrame. Raises MissingExtra without pandas."""
        return needed("pandas", "lab", "Frames").DataFrame(self.rows())


def _told(seat: int, decision: Decision | None, luck: Luck | None) -> dict[str, Any]:
    """The part of a row that tells what was decided."""
    if decision is not None and decision.seat == seat:
        cost = decision.cost
        told = {"cost": cost.mean, "low": cost.low, "high": cost.high, "grade": decision.grade, "tier": decision.tier}
        return {"action": decision.action, "by": seat, **told, "better": decision.better}
    if luck is not None:
        return {"action": luck.action, "by": CHANCE, "luck": luck.by_seat[seat]}
    return {}


@dataclass(frozen=True, slots=True)
class LinePoints:
    """The points of one kind of line of a seat's score sheet. ``label``: what is scored, as ``ScoreLine.label``, "*"
    for whatever that is.
    """

    rule: str
    label: str

    def __call__(self, state: State, seat: int, /) -> float:
        lines = state.scores()[seat].lines
        return float(sum(line.points for line in lines if line.rule == self.rule and self.label in ("*", line.label)))


def best_other(state: State, seat: int, /) -> float:
    """The points of the best other seat."""
    return float(max(sheet.total for sheet in state.scores() if sheet.seat != seat))


class Reviewer:
    """A review in the making: :meth:`steps` works on, :meth:`result` is what is known so far. See :func:`review`."""

    def __init__(
        self,
        session: Session,
        bots: Bots = "greedy",
        *,
        seat: int | None = None,
        seed: int = 0,
        executor: Workers = None,
    ) -> None:
        if not isinstance(session, Session):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise arguments.refused("session", session, "a session")
        self.log, self.history = session.whole_line()
        self.bots, self.seat = each_seat(bots, session.players), _seat(seat, session.players)
        self.seed, self.executor = arguments.seed("seed", seed), executor
        self._curve: list[tuple[float, ...]] = []
        self._decisions: dict[int, Decision] = {}
        self._luck: list[Luck] = []
        self._complete = False

    def steps(self) -> Iterator[tuple[int, int]]:
        """Work on; yields (done, all), often, so that a page can be shown in between. It ends when all is done."""
        whole = len(self.history) + _WEIGHT * LOOKED_AT
        self._curve.append(chances(self.history[0]))
        for entry in self.log:
            self._look(entry)
            yield entry.ply, whole
        for number in range(LOOKED_AT):
            decision = self._next()
            for part in self._play_on(decision) if decision else ():
                yield len(self.history) + int(_WEIGHT * (number + part)), whole
        self._complete = True
        yield whole, whole

    def result(self) -> Review:
        """What is known so far."""
        start = self.history[0]
        decisions = tuple(self._decisions[ply] for ply in sorted(self._decisions))
        moments = [one for one in self._dearest("soon") if one.cost.mean >= GRADES["slip"]][:MOMENTS]
        curve, luck = tuple(self._curve), tuple(self._luck)
        return Review(start.game, start.players, curve, decisions, luck, tuple(moments), self._complete)

    def _dearest(self, *tiers: str) -> list[Decision]:
        """The decisions that cost something as these tiers see it, the dearest first."""
        found = [decision for decision in self._decisions.values() if decision.better and decision.tier in tiers]
        return self.distinct(sorted(found, key=lambda decision: (-decision.cost.mean, decision.ply)))

    def _next(self) -> Decision | None:
        """What is to be played on next; what missed the same as a dearer one only if that was no loss."""
        waiting = [decision for decision in self._dearest("now", "soon") if decision.tier == "now"]
        return min(waiting, key=self._others, default=None)

    def _others(self, decision: Decision) -> bool:
        """Whether a decision is looked at after those of the seat that a review is for."""
        return decision.seat != self.seat or decision.cost.mean < GRADES["slip"]

    def distinct(self, decisions: Sequence[Decision]) -> list[Decision]:
        """Without those that missed the same action in the same turn as one before: no other seat decided between."""
        found: list[Decision] = []
        for one in decisions:
            for other in found:
                first, last = sorted((one.ply, other.ply))
                between = {entry.seat for entry in self.log[first - 1 : last]} - {CHANCE}
                if one.better == other.better and between == {one.seat}:
                    break
            else:
                found.append(one)
        return found

    def _look(self, entry: LogEntry) -> None:
        """One action, as the model sees it."""
        before, after = self.history[entry.ply - 1], self.history[entry.ply]
        self._curve.append(chances(after))
        if entry.seat == CHANCE:
            self._luck.append(_luck(before, entry, self._curve[-1]))
        elif len(before.legal_actions()) > 1:
            ranked, chosen = _ranked(before), str(entry.action)
            (best, highest), mine = ranked[0], dict(ranked).get(chosen, ranked[0][1])
            cost = normal(highest - mine, doubt(before).of_difference(highest, mine) if mine < highest else 0.0)
            better = best if mine < highest else ""
            self._decisions[entry.ply] = Decision(entry.ply, entry.seat, chosen, better, cost, "now", len(ranked))

    def _play_on(self, decision: Decision) -> Iterator[float]:
        """Play a decision and what looks better on; yields the share that is done."""
        before = self.history[decision.ply - 1]
        best = [action for action, _ in _ranked(before) if action != decision.action][:_TRIED]
        question = _question(before, [decision.action, *best], self.bots, seed=self.seed, executor=self.executor)
        yield from _played(question, measured(before.game).review.playouts)
        self._decisions[decision.ply] = _judged(decision, question)


def _seat(seat: int | None, players: int) -> int | None:
    """Whose decisions are looked at first. Raises BadInput."""
    return seat if seat is None else arguments.whole("seat", seat, 0, players - 1)


class Advice:
    """Why an action is advised: played on, as in a review, beside a weaker one, under the same luck.

    ``action``: a notation that is legal where the session stands. The weaker one is that which has three quarters of
    the others before it, as the model ranks them. :meth:`steps` works on, :meth:`result` is the weaker one's decision,
    of which ``action`` would have been ``better``; its ``cost`` may be below 0. Raises BadInput for what is not legal,
    or where nothing else is.
    """

    def __init__(
        self, session: Session, action: str, bots: Bots = "greedy", *, seed: int = 0, executor: Workers = None
    ) -> None:
        state = session.state
        others = [other for other, _ in _ranked(state) if other != action]
        if not others:
            raise wrong("action", f"{action}: nothing else is legal, so there is nothing to compare it with.")
        self._tried, self._at = (action, others[3 * len(others) // 4]), (session.ply + 1, state.player)
        bots = each_seat(bots, session.players)
        self._question = _question(state, self._tried, bots, seed=arguments.seed("seed", seed), executor=executor)
        self._playouts, self._choices = 2 * measured(state.game).review.playouts, 1 + len(others)

    def steps(self) -> Iterator[float]:
        """Work on; yields the share that is done."""
        yield from _played(self._question, self._playouts)

    def result(self) -> Decision:
        """What is known so far; at least a step has to be done."""
        better, weaker = self._tried
        cost, why = self._question.difference(better, weaker).estimate, _gains(self._question, better, weaker)
        return Decision(*self._at, weaker, better, cost, "soon", self._choices, why)


def _question(before: State, tried: Sequence[str], bots: Bots, **how: Any) -> Comparison:
    """Actions that are to be played on, with what each line of the score sheet comes to."""
    kinds = _kinds(before)
    ends: dict[str, AtEnd] = {f"{rule} {label}": LinePoints(rule, label) for rule, label in kinds}
    ends |= {RIVAL: best_other} if before.players > 1 else {}
    horizon = measured(before.game).review.horizon
    return soon(actions(before, tried), bots, horizon=horizon, seat=before.player, finals=ends, **how)


def _kinds(before: State) -> list[tuple[str, str]]:
    """The rules of the lines that the score sheet of who decides has, or may have later, each with what is scored."""
    later = find_game(before.game).lines
    lines = before.scores()[before.player].lines
    return sorted({*later, *((line.rule, line.label) for line in lines if (line.rule, "*") not in later)})


def _played(question: Comparison, playouts: int) -> Iterator[float]:
    """Play a question on, each action so often; yields the share that is done."""
    for result in question.stream(playouts):
        yield min(1.0, result.played / (playouts * len(question.jobs)))


def _gains(question: Comparison, best: str, other: str) -> dict[str, float]:
    """What the best brought on top of another by the lines of the score sheet, what matters most first."""
    gains = {name: question.difference(best, other, name).estimate for name in question.jobs[0].finals}
    told = [name for name, gain in gains.items() if gain.low * gain.high > 0 and abs(gain.mean) >= _WORTH_TELLING]
    return {name: gains[name].mean for name in sorted(told, key=lambda name: -abs(gains[name].mean))}


def _ranked(state: State) -> list[tuple[str, float]]:
    """The legal actions, with the deciding seat's chance after each as it sees it, the best first."""
    found: list[tuple[str, float]] = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        found.append((str(action), chances(after, state.player)[state.player]))
    return sorted(found, key=lambda pair: -pair[1])


def _luck(before: State, entry: LogEntry, came: Sequence[float]) -> Luck:
    """What an outcome of chance changed, beyond what was to be expected."""
    rng, sums, squares = Random(f"review {entry.ply}"), [0.0] * before.players, [0.0] * before.players
    for _ in range(_OUTCOMES):
        after = before.copy()
        after.apply(before.sample(rng))
        for seat, chance in enumerate(chances(after)):
            sums[seat] += chance
            squares[seat] += chance * chance
    means = [total / _OUTCOMES for total in sums]
    spread = max(square / _OUTCOMES - mean * mean for square, mean in zip(squares, means, strict=True))
    changed = tuple(chance - mean for chance, mean in zip(came, means, strict=True))
    return Luck(entry.ply, str(entry.action), changed, sqrt(max(0.0, spread) / (_OUTCOMES - 1)))


def _judged(decision: Decision, question: Comparison) -> Decision:
    """A decision after it was played on."""
    result = question.result()
    chosen, best = result[decision.action], result.best or decision.action
    if chosen.behind is None:
        return replace(decision, better="", cost=normal(0.0, 0.0, result.n), tier="soon", why={})
    return replace(
        decision, better=best, cost=chosen.behind.estimate, tier="soon", why=_gains(question, best, chosen.name)
    )


def review(
    session: Session,
    bots: Bots = "greedy",
    *,
    seat: int | None = None,
    seed: int = 0,
    executor: Workers = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Review:
    """Look back on the line that a session stands on, from its start to its end (with what redo would bring back).

    ``bots``: who plays on from the decisions that are looked at longest; ``seat``: whose these are, as far as theirs
    seem to have cost something (None: anybody's). ``seed``: same seed, same review, whatever ``executor`` the playouts
    are spread over (see :func:`rulesim.simulate.playouts`). ``progress(done, all)`` is called often. ``stop``: an
    event, or a function that is asked often; then the review is what is known so far, and not ``complete``. The session
    is left as it is. Raises BadInput and what playouts raise.
    """
    arguments.function("progress", progress)
    asked = stopper(stop)
    reviewer = Reviewer(session, bots, seat=seat, seed=seed, executor=executor)
    for done, whole in reviewer.steps():
        if progress is not None:
            progress(done, whole)
        if asked() and done < whole:
            break
    return reviewer.result()
