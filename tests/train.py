"""``python -m tests.train GAME [GAMES]``: find the weights of a game's chances anew, by self-play, and write them down.

Greedy players that slip now and then, ones that have just learned, and random ones play on all processors, in every
number that the game allows; only with their like, for what is told cannot know who plays worse than the others. Some
positions of each game are kept as features, seen by everybody or by one seat. A game in five is set aside: what the
report says is measured on those. Needs numpy, which the extra ``lab`` brings. How far what-ifs are off with the new
model is measured by ``python -m tests.doubts GAME``.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import rulesim
from rulesim import CHANCE, Action, State, chances
from rulesim.bots import Bot, GreedyBot, NoviceBot, RandomBot, unfold
from rulesim.game import find_game
from rulesim.winning import KNOTS, features, progress
from widgets.games import player_counts

POSITIONS = 12
"""So many positions are kept of a game."""
GAMES = {"armorica": 5000, "discordia": 4000, "provincia": 1500}
"""So many games are played; 2000 of any other game."""
RIDGE = 10.0
SMOOTH = 60.0
"""How much large weights, and weights that bend with the progress of the game, count against a model."""
FOLDS = 3
"""How sharp a model is to be, is found on each part of the games by what a fit to the others says of it."""


class Slipping:
    """Chooses any action with probability ``slip``, else as ``bot`` does."""

    def __init__(self, bot: Any, slip: float) -> None:
        self.bot, self.slip = bot, slip

    def choose(self, state: State, rng: random.Random) -> Action:
        player = RandomBot() if rng.random() < self.slip else self.bot
        return player.choose(state, rng)


PLAYERS: dict[str, Bot] = {
    "random": RandomBot(),
    "novice": NoviceBot(),
    "greedy": GreedyBot(),
    "greedy, 1 slip in 20": Slipping(GreedyBot(), 0.05),
    "greedy, 3 in 20": Slipping(GreedyBot(), 0.15),
}
OFTEN = (3, 3, 1, 1, 1)
"""How often each of them plays: the levels equally."""


@dataclass(slots=True)
class Sample:
    """One position: whose chances (rows of features), how far the game was, and what came of it."""

    rows: Sequence[Mapping[str, float]]
    progress: float
    won: Sequence[float]
    game: int


def played(game: str, number: int) -> list[Sample]:
    """Some positions of game number ``number``, of like players. The same number, the same game."""
    rng = random.Random(f"train {game} {number}")
    described, players = find_game(game), rng.choice(player_counts(game))
    [one] = rng.choices([*PLAYERS.values()], OFTEN)
    state = rulesim.new_game(game, players)
    passed = [position.copy() for position in unfold(state, [one] * players, rng) if not position.is_over]
    won = chances(state)
    kept = rng.sample(passed, min(POSITIONS, len(passed)))
    viewers = [rng.choice([None, *range(players)]) for _ in kept]
    return [
        Sample(features(described, position, viewer), progress(position), won, number)
        for position, viewer in zip(kept, viewers, strict=True)
    ]


# --- fitting ---


class Fit:
    """A conditional logit: the weights of all features at all knots, found by Newton's method."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.names = [*dict.fromkeys(name for sample in samples for row in sample.rows for name in row)]
        values = self._rows(samples, Seats(samples))
        self.scale = np.maximum(1e-9, np.sqrt(np.mean(values**2, axis=0)))
        self.weights = np.zeros((len(self.names), len(KNOTS)))
        self.sharpness = dict.fromkeys(sorted({len(sample.rows) for sample in samples}), 1.0)

    def _rows(self, samples: Sequence[Sample], seats: Seats) -> Any:
        """Every seat's features, less their mean over the seats of its position."""
        rows = np.array([[row.get(name, 0.0) for name in self.names] for sample in samples for row in sample.rows])
        return rows - (seats.sums(rows) / seats.counts[:, None])[seats.owners]

    def run(self, samples: Sequence[Sample], steps: Sequence[int] = (6, 2)) -> Fit:
        """Fit to these positions: weights, so many steps of them, and sharpness in turns."""
        seats, design, won = Seats(samples), self._design(samples), won_by_row(samples)
        for count in steps:
            sharp = design * self._by(samples)[seats.owners][:, None]
            for _ in range(count):
                self._step(seats, sharp, won)
            self._sharpen(samples)
        return self

    def _step(self, seats: Seats, design: Any, won: Any) -> None:
        """One step of Newton's method."""
        flat, penalty = self._flat(), self._penalty()
        chance = seats.softmax(design @ flat)
        gradient = design.T @ (chance - won) + penalty @ flat
        shared = design * chance[:, None]
        mean = seats.sums(shared)
        flat = flat - np.linalg.solve(shared.T @ design - mean.T @ mean + penalty, gradient)
        self.weights = flat.reshape(len(self.names), len(KNOTS)) / self.scale[:, None]

    def _flat(self) -> Any:
        return (self.weights * self.scale[:, None]).ravel()

    def _by(self, samples: Sequence[Sample]) -> Any:
        return np.array([self.sharpness[len(sample.rows)] for sample in samples])

    def _design(self, samples: Sequence[Sample]) -> Any:
        """Features times knots, a row for each seat of each position."""
        seats = Seats(samples)
        late = np.array([sample.progress for sample in samples])[seats.owners]
        knots = np.stack([np.interp(late, KNOTS, row) for row in np.eye(len(KNOTS))], axis=1)
        rows = self._rows(samples, seats) / self.scale
        return (rows[:, :, None] * knots[:, None, :]).reshape(len(rows), -1)

    def _penalty(self) -> Any:
        bend = np.diff(np.eye(len(KNOTS)), n=2, axis=0)
        return np.kron(np.eye(len(self.names)), RIDGE * np.eye(len(KNOTS)) + SMOOTH * bend.T @ bend)

    def _sharpen(self, samples: Sequence[Sample]) -> None:
        """By the number of players, what all weights are multiplied with."""
        for players in self.sharpness:
            some = [sample for sample in samples if len(sample.rows) == players]
            self.sharpness[players] = likeliest([(self._design(some) @ self._flat(), some)])

    def ratings(self, samples: Sequence[Sample]) -> Any:
        """What chances follow from, row by row."""
        return self._by(samples)[Seats(samples).owners] * (self._design(samples) @ self._flat())

    def chances(self, samples: Sequence[Sample]) -> Any:
        """What the model says, row by row."""
        return Seats(samples).softmax(self.ratings(samples))


def fitted(samples: Sequence[Sample]) -> Fit:
    """Weights that fit these positions, as sharp as comes true in games that a fit has not seen.

    All positions of a game have one end, so weights know the games they were fitted to too well.
    """
    fit, told = Fit(samples).run(samples), list[tuple[Fit, list[Sample]]]()
    for fold in range(FOLDS):
        seen = [sample for sample in samples if sample.game // 5 % FOLDS != fold]
        told.append((Fit(seen).run(seen), [sample for sample in samples if sample.game // 5 % FOLDS == fold]))
    for players in fit.sharpness:
        some = [(one, [sample for sample in unseen if len(sample.rows) == players]) for one, unseen in told]
        fit.sharpness[players] *= likeliest([(one.ratings(unseen), unseen) for one, unseen in some])
    return fit


def likeliest(rated: Sequence[tuple[Any, Sequence[Sample]]]) -> float:
    """What ratings of some positions are to be multiplied with, so that what came is most likely."""
    tried = np.arange(0.5, 1.8, 0.02)
    lost = np.zeros(len(tried))
    for ratings, some in rated:
        seats, won = Seats(some), won_by_row(some)
        lost += [-np.sum(won * np.log(seats.softmax(by * ratings) + 1e-12)) for by in tried]
    return float(tried[int(np.argmin(lost))])


class Seats:
    """Which rows are the seats of one position: they lie together. ``owners``: by row the number of its position."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.counts = np.array([len(sample.rows) for sample in samples])
        self.owners = np.repeat(np.arange(len(samples)), self.counts)
        self._first = np.cumsum(self.counts) - self.counts

    def sums(self, rows: Any) -> Any:
        """The sum over the seats of each position."""
        return np.add.reduceat(rows, self._first, axis=0)

    def softmax(self, ratings: Any) -> Any:
        """Shares among the seats of each position."""
        shares = np.exp(ratings - np.maximum.reduceat(ratings, self._first)[self.owners])
        return shares / self.sums(shares)[self.owners]


def won_by_row(samples: Sequence[Sample]) -> Any:
    return np.array([won for sample in samples for won in sample.won])


# --- how good it is ---


def brier(samples: Sequence[Sample], chance: Any) -> list[float]:
    """The mean squared error by fifth of the game."""
    late = np.repeat([sample.progress for sample in samples], [len(sample.rows) for sample in samples])
    fifth = np.minimum(4, (late * 5).astype(int))
    squares = (chance - won_by_row(samples)) ** 2
    return [float(squares[fifth == part].mean()) if (fifth == part).any() else 0.0 for part in range(5)]


def calibration(samples: Sequence[Sample], chance: Any, fewest: int = 200) -> list[tuple[float, float, int]]:
    """By tenth of the chances told, with more than so many: mean told, mean that came, how many."""
    won, tenth = won_by_row(samples), np.minimum(9, (chance * 10).astype(int))
    parts = [tenth == number for number in range(10)]
    return [(float(chance[p].mean()), float(won[p].mean()), int(p.sum())) for p in parts if p.sum() > fewest]


def play_until(state: State, share: float, rng: random.Random) -> bool:
    """Let greedy players play in place until so much of the game is over and one has a choice; False: the end came."""
    for position in unfold(state, [PLAYERS["greedy, 1 slip in 20"]] * state.players, rng):
        if progress(position) >= share and position.player != CHANCE and len(position.legal_actions()) > 1:
            return True
    return False


# --- the file ---


def told(game: str, fit: Fit, kept: Sequence[Sample], count: int) -> str:
    """The text of ``chances.toml``."""
    chance = fit.chances(kept)
    off = max((abs(said - came) for said, came, _ in calibration(kept, chance)), default=0.0)
    lines = [
        "# How chances to win are worked out: per feature of a seat its weight at six times, from the start of a game",
        f"# to its end. Found by `make train GAME={game}`; rulesim/winning says how chances follow.",
        "",
        "[trained]",
        f"when = {date.today()}",
        'how = "conditional logit on self-play; a game in five was set aside, and what follows was measured on those"',
        f"games = {count}",
        f"bots = [{', '.join(f'{name!r}' for name in PLAYERS)}]".replace("'", '"'),
        f"brier_by_fifth = [{', '.join(f'{part:.3f}' for part in brier(kept, chance))}]",
        f"worst_tenth_off = {off:.3f}",
        "",
        "[sharpness]  # by the number of players: what all weights are multiplied with",
        *(f"{players} = {by:.2f}" for players, by in fit.sharpness.items()),
        "",
        "[weights]",
        *(
            f"{name} = [{', '.join(f'{weight:.4g}' for weight in row)}]"
            for name, row in zip(fit.names, fit.weights, strict=True)
        ),
    ]
    return "\n".join(lines) + "\n"


def main(game: str, count: int) -> None:
    """Play, fit, and write ``chances.toml`` into the game's folder."""
    folder = find_game(game).folder
    assert isinstance(folder, Path), "the game has a folder for it"
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        samples = [sample for some in pool.map(partial(played, game), range(count), chunksize=5) for sample in some]
    kept = [sample for sample in samples if not sample.game % 5]
    fit = fitted([sample for sample in samples if sample.game % 5])
    text = told(game, fit, kept, count)
    (folder / "chances.toml").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else GAMES.get(sys.argv[1], 2000))
