"""The engine of every game: decisions per second, copies, single calls, memory over very many games.

A decision is one action, a player's or chance's. Times are processor time of one core, so that what else the machine
does hardly matters. The last figure of a game plays very many games; fewer, or one game only, for a quick look:

    python -m tests.benchmarks.bench_engine 2000 discordia
"""

from __future__ import annotations

import itertools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import rulesim
from rulesim import CHANCE, Action, IllegalAction, State
from tests.benchmarks import Figure


@dataclass(frozen=True)
class Subject:
    """What is measured of a game, and what it should reach.

    ``decisions``: a second, by ``apply`` with all legal lists, in random games of ``players``; ``checked``: the same by
    ``play``; ``copy``: microseconds. ``sample``: games per figure of speed; ``games``: those for the figure of memory.
    ``group``: what kind of decision a position asks for. ``tried``: per group notations whose checks are measured;
    ``refused``: one that is illegal everywhere.
    """

    decisions: float | None = None
    checked: float | None = None
    copy: float | None = None
    players: int = 3
    sample: int = 100
    games: int = 10_000
    group: Callable[[Any], str] = lambda state: state.phase
    tried: tuple[tuple[str, str], ...] = ()
    refused: str = ""


def discordia_group(state: Any) -> str:
    """Of a position of Discordia."""
    if state.todo:
        return "a bonus waits"
    return "a die is to be chosen" if state.die < 0 else "in a turn"


def provincia_group(state: Any) -> str:
    """Of a position of Provincia Romana: the question that waits, if one does, else the phase."""
    if state.todo:
        return f"{state.todo[0][0]} waits"
    return "a card is to be taken" if state.chooser >= 0 else state.phase


SUBJECTS = {
    "armorica": Subject(
        decisions=300_000,
        checked=300_000,
        copy=5,
        sample=300,
        games=100_000,
        tried=(("gaul", "take 3"), ("roman", "take 3"), ("gaul", "pass"), ("winter", "discard 2")),
        refused="take 9",
    ),
    "discordia": Subject(
        decisions=100_000,
        copy=15,
        group=discordia_group,
        tried=(
            ("a die is to be chosen", "choose red 3"),
            ("in a turn", "take FA01 on field1"),
            ("in a turn", "dispatch fort1 RR"),
            ("in a turn", "special fort1 R"),
            ("in a turn", "extension fort"),
            ("in a turn", "end"),
            ("a bonus waits", "star expedition"),
        ),
        refused="stars 9",
    ),
    "provincia": Subject(
        decisions=100_000,
        copy=15,
        players=4,
        group=provincia_group,
        tried=(
            ("select", "choose opes"),
            ("a card is to be taken", "pick 5"),
            ("play", "build forum"),
            ("play", "play legio"),
            ("play", "buy stone"),
            ("play", "end"),
            ("combat", "lay red+1"),
            ("activate", "activate turris"),
        ),
        refused="offer 1",
    ),
}
"""A game that is not here is measured without aims."""


def seconds(call: Callable[[], object], repeat: int = 7) -> float:
    """Processor time of ``call()``, the least of some calls."""
    times: list[float] = []
    for _ in range(repeat):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return min(times)


def applied(name: str, players: int, games: int, seed: int = 1) -> tuple[int, int]:
    """Random games by ``apply``: how many decisions, and how many of them were players'."""
    rng = random.Random(seed)
    decisions = choices = 0
    for _ in range(games):
        state: Any = rulesim.new_game(name, players)
        while not state.is_over:
            decisions += 1
            if state.player == CHANCE:
                state.apply(state.sample(rng))
            else:
                choices += 1
                legal = state.legal_actions()
                state.apply(legal[int(rng.random() * len(legal))])
    return decisions, choices


def checked(name: str, players: int, games: int, seed: int = 1) -> tuple[int, int]:
    """The same games by ``play``, which checks every action first."""
    rng = random.Random(seed)
    decisions = choices = 0
    for _ in range(games):
        state: Any = rulesim.new_game(name, players)
        while not state.is_over:
            decisions += 1
            if state.player == CHANCE:
                state.play(state.sample(rng))
            else:
                choices += 1
                legal = state.legal_actions()
                state.play(legal[int(rng.random() * len(legal))])
    return decisions, choices


def explained(name: str, players: int, games: int, seed: int = 1) -> tuple[int, int]:
    """The same games, and every check of every player's action is read before it is applied."""
    rng = random.Random(seed)
    decisions = choices = 0
    for _ in range(games):
        state: Any = rulesim.new_game(name, players)
        while not state.is_over:
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


def speeds(name: str, subject: Subject) -> Iterator[Figure]:
    ways: tuple[tuple[str, Callable[[str, int, int], tuple[int, int]], float | None], ...] = (
        ("legal lists, apply()", applied, subject.decisions),
        ("legal lists, play(): checked", checked, subject.checked),
        ("legal lists, every check() read, apply()", explained, None),
    )
    games = subject.sample
    for told, way, aim in ways:
        for players in (2, 3, 4):
            decisions, choices = way(name, players, games)
            rate = decisions / seconds(lambda way=way, players=players: way(name, players, games))
            note = f"{decisions / games:.0f} decisions a game, {choices / games:.0f} of them players'"
            what = f"{name}, {players} players: {told}"
            yield Figure(what, rate, "decisions/s", aim if players == subject.players else None, "higher", note)


def positions(name: str, players: int, games: int = 20) -> list[State]:
    """Every position of some random games in which a player decides."""
    rng, found = random.Random(2), []
    for _ in range(games):
        state = rulesim.new_game(name, players)
        while not state.is_over:
            if state.player == CHANCE:
                state.apply(state.sample(rng))
            else:
                found.append(state.copy())
                legal = state.legal_actions()
                state.apply(legal[int(rng.random() * len(legal))])
    return found


def calls(name: str, subject: Subject) -> Iterator[Figure]:
    states = positions(name, subject.players)
    groups: dict[str, list[State]] = {}
    for state in states:
        groups.setdefault(subject.group(state), []).append(state)
    data = [json.loads(json.dumps(state.to_dict())) for state in states]

    def each(told: str, call: Callable[[Any], object], some: list[State] = states, aim: float | None = None) -> Figure:
        def all_of_them() -> None:
            for state in some:
                call(state)

        time_each = seconds(all_of_them) / len(some) * 1e6
        return Figure(f"{name}: {told}", time_each, "us", aim, note=f"mean of {len(some):,} positions")

    yield each("copy()", lambda s: s.copy(), aim=subject.copy)
    for group, some in groups.items():
        yield each(f"legal_actions(), {group}", lambda s: s.legal_actions(), some)
    for group, notation in subject.tried:
        action = states[0].parse(notation)
        yield each(f"checks(), {group}: {notation}", lambda s, a=action: list(s.checks(a)), groups[group])
    if subject.refused:
        illegal = states[0].parse(subject.refused)
        yield each("play() of an illegal action, refused", lambda s: refused(s, illegal))
    yield each("scores()", lambda s: s.scores())
    yield each("view()", lambda s: s.view(0))
    rng = random.Random(3)
    yield each("imagine()", lambda s: s.imagine(0, rng))
    yield each("to_dict()", lambda s: s.to_dict())
    by_turns, read = itertools.cycle(data), rulesim.find_game(name).from_dict
    yield each("from_dict()", lambda _: read(next(by_turns)))


def refused(state: State, action: Action) -> None:
    try:
        state.play(action)
    except IllegalAction:
        return
    raise AssertionError(f"{action} is legal")


def memory(name: str, players: int, games: int) -> Iterator[Figure]:
    """How much the process's peak grows from the first tenth of the games to the last."""
    try:
        import resource
    except ImportError:  # Windows
        return
    unit = 1 if sys.platform == "darwin" else 1024

    def peak() -> float:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1000

    tenth = max(1, games // 10)
    applied(name, players, tenth)
    before, start = peak(), time.process_time()
    decisions = sum(applied(name, players, tenth, seed)[0] for seed in range(2, 11))
    rate = decisions / (time.process_time() - start)
    grown = peak() - before
    note = f"{tenth * 10:,} games; {before / 1000:.0f} MB after the first {tenth:,}; {rate:,.0f} decisions/s throughout"
    yield Figure(f"{name}: growth of memory over the games", grown, "kB", aim=1000, note=note)


def measure(games: int = 0, names: tuple[str, ...] = ()) -> Iterator[Figure]:
    """``games``: for the figure of memory (0: as many as are meant for that game)."""
    subjects = {name: SUBJECTS.get(name, Subject()) for name in names or rulesim.games()}
    for name, subject in subjects.items():  # first, for the process's peak only ever grows
        yield from memory(name, subject.players, games or subject.games)
    for name, subject in subjects.items():
        yield from speeds(name, subject)
        yield from calls(name, subject)


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(int(sys.argv[1]) if len(sys.argv) > 1 else 0, tuple(sys.argv[2:])):
        print(row(figure), flush=True)
