"""Many random games of every kind: each comes to its end, nothing is lost on the way, and how such games go.

And what a kernel that is used for hours holds on to.

Every position is reached by legal actions and the game's own chance. Pieces are counted whenever a phase ends, so at
least once a year of Discordia and four times a round of Provincia Romana, and at the end. More games, of one game if
named:

    python -m tests.benchmarks.bench_soak 10000 discordia
"""

from __future__ import annotations

import gc
import importlib
import random
import sys
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import rulesim
from rulesim import CHANCE, Session, State
from tests.benchmarks import Figure

GAMES = 500
"""Per number of players."""
MOST_DECISIONS = 50_000
"""A game with more of them never ends."""


@dataclass
class Soak:
    """What random games of one kind came to.

    ``choices``: decisions of players; ``counts``: how often the pieces were counted; ``early``: games won at once by an
    empty supply; ``level``: games with several best scores, ``shared`` those of them that no tie-break decided;
    ``best``: the winners' scores together; ``seconds``: processor time, counting included.
    """

    name: str
    players: int
    games: int = 0
    decisions: int = 0
    choices: int = 0
    turns: int = 0
    counts: int = 0
    early: int = 0
    level: int = 0
    shared: int = 0
    best: int = 0
    seconds: float = 0.0


class Lost(AssertionError):
    """A piece is gone, or there twice; or a game does not end. Says which game it is."""


def soak(name: str, players: int, games: int, seed: int = 0) -> Soak:
    """Play ``games`` random games to their end, each from a seed of its own; raises Lost for the first bad one."""
    found, begin = Soak(name, players), time.process_time()
    for number in range(seed, seed + games):
        try:
            _play(found, number)
        except Exception as error:
            raise Lost(f"{name}, {players} players, game {number}: {type(error).__name__}: {error}") from error
    found.seconds = time.process_time() - begin
    return found


def _play(found: Soak, number: int) -> None:
    """One game; what happened is added to ``found``."""
    rng, counted = random.Random(number), _Counted(found.name)
    state = rulesim.new_game(found.name, found.players)
    phase, decisions = _phase(state), 0
    while not state.is_over:
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise Lost(f"no end after {MOST_DECISIONS:,} decisions")
        if state.player == CHANCE:
            state.apply(state.sample(rng))
        else:
            found.choices += 1
            found.turns += _begins_turn(state)
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))])
        if _phase(state) != phase:
            phase = _phase(state)
            counted.again(state)
    found.games += 1
    found.decisions += decisions
    found.counts += counted.times
    _end(found, state)


def _phase(state: Any) -> object:
    return state.phase, getattr(state, "year", 0)


def player_counts(name: str) -> range:
    """How many may play this game."""
    return range(2, importlib.import_module(f"rulesim.{name}.setup").MOST_PLAYERS + 1)


def _begins_turn(state: Any) -> bool:
    """Whether a turn of Discordia begins: a die is to be chosen. Elsewhere every decision is a turn."""
    return state.game != "discordia" or (state.phase == "season" and state.die < 0 and not state.todo)


def _end(found: Soak, state: Any) -> None:
    """How a game ended."""
    sheets = state.scores()
    top = max(sheet.total for sheet in sheets)
    found.best += top
    found.early += state.game == "discordia" and any(not any(city.supply) for city in state.cities)
    found.level += sum(sheet.total == top for sheet in sheets) > 1
    found.shared += len(state.winners()) > 1


class _Counted:
    """The pieces of one game, counted again and again by what the tests of that game know about it."""

    def __init__(self, name: str) -> None:
        self.rules: Any = importlib.import_module(f"tests.{name}.given")
        self.before: Any = None
        self.tiles: set[str] | None = None
        self.times = 0

    def again(self, state: State) -> None:
        """Count; raises Lost if it is not as before, or if a piece that has left the game is back."""
        self.times += 1
        now = self.rules.everything(state)
        if self.before is not None and now != self.before:
            raise Lost(f"the pieces were {self.before} and are {now}")
        self.before = now
        if not hasattr(self.rules, "assert_sound"):
            return
        self.rules.assert_sound(state)
        if not hasattr(self.rules, "in_play"):
            return
        tiles = self.rules.in_play(state)
        if self.tiles is not None and not tiles <= self.tiles:
            raise Lost(f"tiles came back: {sorted(tiles - self.tiles)}")
        self.tiles = tiles


def figures(found: Soak) -> Iterator[Figure]:
    """What is worth a line of the table."""
    games = found.games
    turns = f", {found.turns / games:.1f} turns" if found.name == "discordia" else ""
    note = (
        f"{found.decisions:,} decisions, pieces counted {found.counts:,} times; a game: {found.decisions / games:.0f} "
        f"decisions, {found.choices / games:.0f} of them players'{turns}"
    )
    yield Figure(f"{found.name}, {found.players} players: random games to the end", games, "games", note=note)
    early = f", {found.early} won at once" if found.name == "discordia" else ""
    note = f"best score {found.best / games:.1f} on average{early}, shared victory {found.shared}"
    yield Figure(f"{found.name}, {found.players} players: level at the top", found.level, "games", note=note)


def growth(repeat: int = 30) -> Iterator[Figure]:
    """What a kernel holds on to each time a player begins a game anew, or another line of a what-if is shown."""
    from widgets import Player, WhatIf

    tracemalloc.start()
    player = Player("armorica", 3, seed=1)
    panel = WhatIf(Session(rulesim.new_game("armorica", 3), seed=1), level="random", workers=None)
    panel.run(2)
    panel.line()
    for name, again in (("new game of a player", player.new_game), ("what-if line", panel.lines.next)):
        for _ in range(repeat):  # what is kept on purpose, such as words, is there then
            again()
        before = _held()
        for _ in range(repeat):
            again()
        note = f"memory held after {repeat} of them, a piece"
        yield Figure(f"a {name}: growth", max(0.0, (_held() - before) / repeat / 1000), "kB", aim=20, note=note)
    tracemalloc.stop()


def _held() -> int:
    """Memory that Python holds, in bytes."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def measure(games: int = GAMES, names: tuple[str, ...] = ()) -> Iterator[Figure]:
    for name in names or rulesim.games():
        for players in player_counts(name):
            yield from figures(soak(name, players, games))
    yield from growth()


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, tuple(sys.argv[2:])):
        print(row(figure), flush=True)
