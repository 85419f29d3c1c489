"""Chances to win: how honest they are on fresh games, how soon a what-if is settled, and what full playouts say of it.

It takes hours in full. A quick look at one game, with so many games and positions: ``python -m
tests.benchmarks.bench_chances armorica 20``
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator

import rulesim
from rulesim import Session, State, bots, chances, review, simulate, whatif
from rulesim.winning.honesty import honesty
from rulesim.winning.model import progress
from tests.benchmarks import Figure
from tests.benchmarks.bench_whatif import PLAYERS as THREE
from tests.benchmarks.bench_whatif import rate
from tests.train import PLAYERS, decided, sizes

GAMES = 1000
"""Fresh games, for calibration."""
FEWEST = 200
POSITIONS = 200
"""Positions in the middle of a game, for what-ifs."""
SECONDS = 1.0
MOST = 4000
"""Playouts that a what-if may have in its second."""
WITNESSES = 200
"""Full playouts of each action, as witnesses of what is told soon."""
GREEDY = {"armorica": 800, "discordia": 75, "provincia": 170}
"""How many playouts a second greedy players should manage, in one process."""


def measure(names: tuple[str, ...] = (), games: int = GAMES, positions: int = POSITIONS) -> Iterator[Figure]:
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
    """Games of every level but the slowest, in every number of players, that the training never saw."""
    for level in ("random", "novice", "greedy"):
        for players in sizes(game):
            count = max(1, games // (3 * len(sizes(game))))
            found = [part for part in honesty(game, level, count, players, seed=9) if part.n > FEWEST]
            worst = max((abs(part.told - part.came) for part in found), default=0.0)
            shown = " ".join(f"{part.told:.2f}:{part.came:.2f}" for part in found)
            note = f"worst tenth with more than {FEWEST}; told:came in {count} fresh games: {shown}"
            yield Figure(f"{game}: calibration, {players} {level} players", 100 * worst, "points", 4, note=note)


def greedy_playouts(game: str) -> Figure:
    """Whole games by greedy players in one process, by processor time."""
    whole, decisions = rate(game, "greedy", seconds=4.0)
    note = f"{decisions:,.0f} players' decisions/s, {THREE} players, one process"
    return Figure(f"{game}: greedy playouts", whole, "playouts/s", GREEDY.get(game), "higher", note)


def position(game: str, number: int) -> State:
    """A position in the middle of a game of greedy players, with a choice."""
    rng = random.Random(f"position {game} {number}")
    state, until = rulesim.new_game(game, rng.choice(sizes(game))), rng.uniform(0.3, 0.7)
    while progress(state) < until or state.player < 0 or len(state.legal_actions()) < 2:
        state.apply(decided(state, [PLAYERS["greedy, 1 slip in 20"]] * state.players, rng))
    return state


def answers(game: str, positions: int) -> Iterator[Figure]:
    """What-ifs in the middle of a game: settled within a second, and what full playouts say of the best action."""
    settled = agreed = witnessed = 0
    for number in range(positions):
        state = position(game, number)
        result = within(whatif.soon(state, seed=number, executor=simulate.local), SECONDS)
        settled += result.settled()
        best, other = [outcome.name for outcome in result.ranking[:2]]
        full = whatif.compare(whatif.actions(state, [best, other]), seed=number, executor=simulate.local)
        witness = full.run(WITNESSES, until_apart=True)
        witnessed += witness.apart
        agreed += witness.apart and (witness.best == best or other in result.level())
    note = f"of {positions} positions between 0.3 and 0.7 of a game; apart (95 %), or equal within 2 points"
    yield Figure(f"{game}: settled within a second", 100 * settled / positions, "%", 90, "higher", note)
    share = 100 * agreed / witnessed if witnessed else 0.0
    note = f"of the {witnessed} where up to {WITNESSES} full playouts each tell the best two apart"
    yield Figure(f"{game}: full playouts agree", share, "%", 90, "higher", note)


def within(question: whatif.Comparison, seconds: float) -> whatif.Result:
    """The answer after so many seconds, or as soon as the order is known."""
    end = time.perf_counter() + seconds
    for result in question.stream(MOST, until_apart=True, drop=True, margin=whatif.MARGIN):
        if time.perf_counter() > end:
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

    names = tuple(name for name in sys.argv[1:] if not name.isdigit())
    count = next((int(number) for number in sys.argv[1:] if number.isdigit()), GAMES)
    for figure in measure(names, count, min(count, POSITIONS)):
        print(row(figure), flush=True)
