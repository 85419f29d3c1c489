"""The engine of Armorica: decisions per second, copies, single calls, memory over very many games.

A decision is one action, a player's or chance's. Times are processor time of one core, so that what else the machine
does hardly matters. The last figure plays 100,000 games; fewer, for a quick look:

    python -m tests.benchmarks.bench_engine 2000
"""

from __future__ import annotations

import itertools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator

from rulesim import CHANCE, Action, IllegalAction
from rulesim.armorica import Discard, Pass, State, Take, from_dict, new_game
from tests.benchmarks import Figure

GAMES = 100_000
SAMPLE = 300
"""Games per figure of speed: about a tenth of a second, repeated."""
AIM = 300_000


def seconds(call: Callable[[], object], repeat: int = 7) -> float:
    """Processor time of ``call()``, the least of some calls."""
    times: list[float] = []
    for _ in range(repeat):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return min(times)


def applied(players: int, games: int, seed: int = 1) -> tuple[int, int]:
    """Random games by ``apply``: how many decisions, and how many of them were players'."""
    rng = random.Random(seed)
    decisions = choices = 0
    for _ in range(games):
        state = new_game(players)
        while state.phase != "over":
            decisions += 1
            if state.player == CHANCE:
                state.apply(state.sample(rng))
            else:
                choices += 1
                legal = state.legal_actions()
                state.apply(legal[int(rng.random() * len(legal))])
    return decisions, choices


def checked(players: int, games: int, seed: int = 1) -> tuple[int, int]:
    """The same games by ``play``, which checks every action first."""
    rng = random.Random(seed)
    decisions = choices = 0
    for _ in range(games):
        state = new_game(players)
        while state.phase != "over":
            decisions += 1
            if state.player == CHANCE:
                state.play(state.sample(rng))
            else:
                choices += 1
                legal = state.legal_actions()
                state.play(legal[int(rng.random() * len(legal))])
    return decisions, choices


def explained(players: int, games: int, seed: int = 1) -> tuple[int, int]:
    """The same games, and every check of every player's action is read before it is applied."""
    rng = random.Random(seed)
    decisions = choices = 0
    for _ in range(games):
        state = new_game(players)
        while state.phase != "over":
            decisions += 1
            if state.player == CHANCE:
                state.apply(state.sample(rng))
            else:
                choices += 1
                legal = state.legal_actions()
                action = legal[int(rng.random() * len(legal))]
                for _check in state.checks(action):
                    pass
                state.apply(action)
    return decisions, choices


def speeds() -> Iterator[Figure]:
    ways: tuple[tuple[str, Callable[[int, int], tuple[int, int]], float | None], ...] = (
        ("legal lists, apply()", applied, AIM),
        ("legal lists, play(): checked", checked, AIM),
        ("legal lists, every check() read, apply()", explained, None),
    )
    for name, way, aim in ways:
        for players in (2, 3, 4):
            decisions, choices = way(players, SAMPLE)
            rate = decisions / seconds(lambda way=way, players=players: way(players, SAMPLE))
            note = f"{decisions / SAMPLE:.0f} decisions a game, {choices / SAMPLE:.0f} of them players'"
            yield Figure(
                f"{players} players: {name}", rate, "decisions/s", aim if players == 3 else None, "higher", note
            )


def positions(players: int = 3, games: int = 20) -> list[State]:
    """Every position of some random games in which a player decides."""
    rng, found = random.Random(2), []
    for _ in range(games):
        state = new_game(players)
        while not state.is_over:
            if state.player == CHANCE:
                state.apply(state.sample(rng))
            else:
                found.append(state.copy())
                legal = state.legal_actions()
                state.apply(legal[int(rng.random() * len(legal))])
    return found


def calls() -> Iterator[Figure]:
    states = positions()
    phases = {phase: [state for state in states if state.phase == phase] for phase in ("gaul", "roman", "winter")}
    data = [json.loads(json.dumps(state.to_dict())) for state in states]

    def each(
        name: str, call: Callable[[State], object], some: list[State] = states, aim: float | None = None
    ) -> Figure:
        def all_of_them() -> None:
            for state in some:
                call(state)

        return Figure(name, seconds(all_of_them) / len(some) * 1e6, "us", aim, note=f"mean of {len(some):,} positions")

    yield each("copy()", State.copy, aim=5)
    yield each("legal_actions(), Gaul", State.legal_actions, phases["gaul"])
    yield each("legal_actions(), Roman", State.legal_actions, phases["roman"])
    yield each("legal_actions(), winter", State.legal_actions, phases["winter"])
    yield each("checks(), take in the Gaul phase", lambda s: list(s.checks(Take(3))), phases["gaul"])
    yield each("checks(), take in the Roman phase", lambda s: list(s.checks(Take(3))), phases["roman"])
    yield each("checks(), pass", lambda s: list(s.checks(Pass())), phases["gaul"])
    yield each("checks(), discard in winter", lambda s: list(s.checks(Discard(2))), phases["winter"])
    yield each("play() of an illegal action, refused", lambda s: refused(s, Take(9)))
    yield each("scores()", State.scores)
    yield each("turns", lambda s: s.turns)
    yield each("view()", lambda s: s.view(0))
    yield each("to_dict()", State.to_dict)
    by_turns = itertools.cycle(data)
    yield each("from_dict()", lambda _: from_dict(next(by_turns)))


def refused(state: State, action: Action) -> None:
    try:
        state.play(action)
    except IllegalAction:
        return
    raise AssertionError(f"{action} is legal")


def memory(games: int) -> Iterator[Figure]:
    """How much the process's peak grows from the first tenth of the games to the last."""
    try:
        import resource
    except ImportError:  # Windows
        return
    unit = 1 if sys.platform == "darwin" else 1024

    def peak() -> float:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1000

    tenth = max(1, games // 10)
    applied(3, tenth)
    before, start = peak(), time.process_time()
    decisions = sum(applied(3, tenth, seed)[0] for seed in range(2, 11))
    rate = decisions / (time.process_time() - start)
    grown = peak() - before
    note = f"{tenth * 10:,} games; {before / 1000:.0f} MB after the first {tenth:,}; {rate:,.0f} decisions/s throughout"
    yield Figure("growth of memory over the games", grown, "kB", aim=1000, note=note)


def measure(games: int = GAMES) -> Iterator[Figure]:
    yield from speeds()
    yield from calls()
    yield from memory(games)


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        print(row(figure), flush=True)
