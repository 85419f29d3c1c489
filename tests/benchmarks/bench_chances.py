"""Chances to win: how honest they are on fresh games, how soon a what-if is settled, and what full playouts say of it.

All processors work: an hour or two for all three games; with ``--quick``, on 150 games and 20 positions of each, some
minutes. One game only: ``python -m tests.benchmarks.bench_chances armorica --quick``

Clicks on a board while a what-if runs beside it are measured in a browser, by bench_panel.py.
"""

from __future__ import annotations

import math
import os
import random
import statistics
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product

import rulesim
from rulesim import Session, State, bots, chances, review, whatif
from rulesim.estimates import CONFIDENCE, Estimate, Sums, needed, surely
from rulesim.simulate import Job, Task, play_task
from rulesim.winning.honesty import Told, honesty
from tests.benchmarks import Figure
from tests.benchmarks.bench_whatif import PLAYERS as THREE
from tests.benchmarks.bench_whatif import rate
from tests.train import play_until
from widgets.games import player_counts

WHOLE, QUICK = (4000, 200), (150, 20)
"""Fresh games for calibration, and positions in the middle of a game for what-ifs.

Full playouts tell the best two apart in one position of six, and of 30 it is not known to 10 points how often an answer
agrees: so more positions are asked about, as often as many again, until half as many are told apart.
"""
AGAIN = 4
"""So many times the positions are asked about at most."""
LEVELS = ("random", "novice", "greedy")
"""Of these levels in equal parts; strong ones would take a day."""
FEWEST = 200
SECONDS = 1.8
"""Processor time for a what-if: a second of two cores, less what sharing costs; so other work does not count."""
MOST = 4000
"""Playouts that a what-if may have in its second."""
BATCH, LONGEST = 32, 400
"""Full playouts of each of two actions, as witnesses of what is told soon: at a time, and in all."""
OTHER_LUCK = 10**6
"""Added to the seed of a what-if."""
APART = 1 - CONFIDENCE
"""The risk of telling two actions apart that do not differ."""
GREEDY = {"armorica": 800, "discordia": 75, "provincia": 170}
"""How many playouts a second greedy players should manage, in one process."""


def measure(names: tuple[str, ...] = ()) -> Iterator[Figure]:
    games, positions = QUICK if "--quick" in sys.argv else WHOLE
    for game in names or rulesim.games():
        yield speed(game)
        yield from calibration(game, games)
        yield greedy_playouts(game)
        yield from answers(game, positions)
        yield reviewed(game)


def speed(game: str) -> Figure:
    """One answer of the model."""
    states = [position(game, number) for number in range(20)]
    begin = time.process_time()
    for state in states:
        chances(state, 0)
    past = (time.process_time() - begin) / len(states)
    return Figure(f"{game}: chances of a position", 1000 * past, "ms", 0.3, note="processor time, mean of 20 positions")


def calibration(game: str, games: int) -> Iterator[Figure]:
    """Games that the training never saw, in every number of players: all levels together, and one by one."""
    cells = [*product(LEVELS, player_counts(game))]
    count = -(-games // len(cells))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(cells, pool.map(partial(told, game, count), cells), strict=True))
    yield off(f"{game}: calibration", found.values(), count * len(cells), aim=4)
    for level in LEVELS:
        some = [parts for cell, parts in found.items() if cell[0] == level]
        yield off(f"{game}: calibration, {level} players", some, count * len(some))
    for players in player_counts(game):
        some = [parts for cell, parts in found.items() if cell[1] == players]
        yield off(f"{game}: calibration, {players} players", some, count * len(some))


def told(game: str, count: int, cell: tuple[str, int]) -> list[Told]:
    level, players = cell
    return honesty(game, level, count, players, seed=9)


def off(name: str, cells: Iterable[list[Told]], games: int, aim: float | None = None) -> Figure:
    """How far the worst tenth of what was told is off, in points."""
    tenths: dict[int, list[Told]] = {}
    for part in (part for parts in cells for part in parts):
        tenths.setdefault(int(part.told * 10), []).append(part)
    shown: list[tuple[float, float]] = []
    for _, parts in sorted(tenths.items()):
        n = sum(part.n for part in parts)
        if n > FEWEST:
            shown.append((sum(part.told * part.n for part in parts) / n, sum(part.came * part.n for part in parts) / n))
    worst = max((abs(said - came) for said, came in shown), default=math.nan)  # nothing was told so often
    pairs = " ".join(f"{said:.2f}:{came:.2f}" for said, came in shown)
    note = f"worst tenth of more than {FEWEST} in {games} fresh games; told:came {pairs}"
    return Figure(name, 100 * worst, "points", aim, note=note)


def greedy_playouts(game: str) -> Figure:
    """Whole games by greedy players in one process, by processor time."""
    whole, decisions = rate(game, "greedy", seconds=4.0)
    note = f"{decisions:,.0f} players' decisions/s, {THREE} players, one process"
    return Figure(f"{game}: greedy playouts", whole, "playouts/s", GREEDY.get(game), "higher", note)


def position(game: str, number: int) -> State:
    """A position in the middle of a game of greedy players, with a choice."""
    rng = random.Random(f"position {game} {number}")
    while True:
        state = rulesim.new_game(game, rng.choice(player_counts(game)))
        if play_until(state, rng.uniform(0.3, 0.7), rng):
            return state


@dataclass(frozen=True, slots=True)
class Pair:
    """The best of an answer and another action. ``jobs``: to play them out to the end, under other luck than was met.

    ``said``: how much better the best is; ``level``: whether by no more than 2 points.
    """

    jobs: Sequence[Job]
    said: Estimate
    level: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one what-if.

    ``settled``: nothing is better than the best by more than 2 points, but for how far the model may be off;
    ``surely``: with that, too. ``apart``: the best is told apart from each other, or equal to it within 2 points both
    ways, but for the model again. ``seconds``: of processor time until then. ``pairs``: the best and the next, and the
    best and a further one that was drawn by lot, if there is one.
    """

    settled: bool
    surely: bool
    apart: bool
    seconds: float
    pairs: Sequence[Pair]


@dataclass(frozen=True, slots=True)
class Witness:
    """Full playouts of a pair: by how much the first is better in each. ``seconds``: of processor time."""

    pair: Pair
    values: Sequence[float] = ()
    seconds: float = 0.0

    @property
    def came(self) -> Estimate:
        """By how much the first is better."""
        return Sums(len(self.values), sum(self.values), sum(value * value for value in self.values)).mean()

    @property
    def radius(self) -> float:
        """How far that may be off, however often it was asked; also where all came out the same so far."""
        return surely(len(self.values), self.came.sd, APART)

    @property
    def told(self) -> bool:
        """Whether they tell the two apart."""
        return abs(self.came.mean) > self.radius

    @property
    def may_tell(self) -> bool:
        """Whether more of them may: they would in time, if the two differ as they seem to, whichever is better."""
        came = self.came
        if came.n >= LONGEST or self.told:
            return False
        count = came.mean and needed(came.mean, came.sd, APART)
        return came.n < BATCH or 0 < (count or 0) <= LONGEST

    @property
    def agrees(self) -> bool:
        """Whether the first is better, or may be by no more than the 2 points that were said."""
        came = self.came
        return abs(came.mean) - half(came) <= whatif.MARGIN if self.pair.level else came.mean > 0

    @property
    def held(self) -> bool:
        """Whether the interval of their difference holds what full playouts came to, with the noise of these."""
        said = self.pair.said
        return abs(said.mean - self.came.mean) <= math.hypot(half(said), self.radius)

    def more(self) -> Witness:
        """The same with another batch of playouts."""
        begin = time.process_time()
        best, other = (
            [record["won"][job.seat] for record in play_task(Task(0, job, len(self.values), BATCH)).records]
            for job in self.pair.jobs
        )
        values = [*self.values, *(one - two for one, two in zip(best, other, strict=True))]
        return Witness(self.pair, values, self.seconds + time.process_time() - begin)


def half(estimate: Estimate) -> float:
    """How far an estimate may be off."""
    return (estimate.high - estimate.low) / 2


def answers(game: str, positions: int) -> Iterator[Figure]:
    """What-ifs in the middle of a game: settled within a second, and what full playouts say of the best two actions."""
    found: list[Answer] = []
    witnesses: tuple[list[Witness], list[Witness]] = [], []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        while len(found) < AGAIN * positions and 2 * sum(one.told for one in witnesses[0]) < positions:
            more = list(pool.map(partial(answer, game), range(len(found), len(found) + positions)))
            found += more
            for at, some in enumerate(witnesses):
                some.extend(pool.map(witnessed, [one.pairs[at] for one in more if at < len(one.pairs)]))
    note = f"of {len(found)} positions between 0.3 and 0.7 of a game; the best is better, or equal within 2 points "
    note += f"(95 %); {statistics.median(one.seconds for one in found):.2f} s of processor time in the median"
    yield share(f"{game}: settled within a second", [one.settled for one in found], 90, note)
    note = "the same, with how far the model may be off"
    yield share(f"{game}: settled, model's doubt counted", [one.surely for one in found], None, note)
    note = "without the model's doubt; each other is known to be worse, or to be neither better nor worse by 2 points"
    yield share(f"{game}: each told apart or equal", [one.apart for one in found], None, note)
    for which, some in zip(("best two", "best and one by lot"), witnesses, strict=True):
        yield from agreement(game, which, some)


def agreement(game: str, which: str, witnesses: Sequence[Witness]) -> Iterator[Figure]:
    """Whether what was told soon of some pairs comes true in full playouts."""
    told = [one for one in witnesses if one.told]
    played, took = sum(len(one.values) for one in witnesses), sum(one.seconds for one in witnesses)
    note = f"of the {len(told)} of {len(witnesses)} positions where full playouts under other luck tell them "
    note += f"apart; {BATCH} of each action, up to {LONGEST} where these may tell; {played:,} in all, {took:.0f} s of "
    yield share(f"{game}: full playouts agree, {which}", [one.agrees for one in told], 90, f"{note}processor time")
    note = "95 % intervals of the difference that hold what full playouts came to"
    yield share(f"{game}: intervals hold, {which}", [one.held for one in witnesses], 90, note)


def witnessed(pair: Pair) -> Witness:
    """Full playouts of two actions, for as long as they may tell the two apart.

    That is asked of the full playouts so far alone, and of how far they are from no difference, not of its sign: what
    an answer said, and whether it was right, decides nothing.
    """
    witness = Witness(pair)
    while witness.may_tell:
        witness = witness.more()
    return witness


def share(name: str, which: list[bool], aim: float | None, note: str) -> Figure:
    return Figure(name, 100 * sum(which) / max(1, len(which)), "%", aim, "higher", note)


def answer(game: str, number: int) -> Answer:
    """One position asked about, soon."""
    state = position(game, number)
    begin = time.process_time()
    result = within(whatif.soon(state, seed=number), SECONDS)
    took = time.process_time() - begin
    apart = not {*result.tied} - {*result.level()}
    return Answer(result.settled(judged=False), result.settled(), apart, took, pairs(state, result, number))


def pairs(state: State, result: whatif.Result, number: int) -> list[Pair]:
    """The best and the next, and the best and one of the others by lot: of these more is told apart."""
    best = result.best or result.ranking[0].name
    following, *others = [outcome for outcome in result.ranking if outcome.name != best]
    drawn = [random.Random(f"lot {number}").choice(others)] if others else []
    found: list[Pair] = []
    for other in (following, *drawn):
        assert other.behind is not None, "it is not the best"
        jobs = whatif.compare(whatif.actions(state, [best, other.name]), seed=number + OTHER_LUCK).jobs
        found.append(Pair(jobs, other.behind.estimate, other.name in result.level()))
    return found


def within(question: whatif.Comparison, seconds: float) -> whatif.Result:
    """The answer after so many seconds of processor time, or as soon as the order is known."""
    end = time.process_time() + seconds
    for result in question.stream(MOST, until_apart=True, drop=True, margin=whatif.MARGIN):
        if time.process_time() > end:
            question.cancel()
            return result
    return question.result()


def reviewed(game: str) -> Figure:
    """A whole game for three looked back on."""
    session = bots.play(Session(rulesim.new_game(game, 3), seed=1), bots.GreedyBot(), 1)
    begin, used = time.perf_counter(), time.process_time()
    found = review(session)
    note = f"{len(found.decisions)} decisions; {time.process_time() - used:.1f} s of processor time, without workers"
    return Figure(f"{game}: review of a game", time.perf_counter() - begin, "s", 10, note=note)


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(name for name in sys.argv[1:] if name != "--quick")):
        print(row(figure), flush=True)
