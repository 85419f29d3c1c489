"""Chances: how likely each seat is to win, from what may be known; a model per game, trained by self-play.

    rulesim.chances(state)           # (0.41, 0.34, 0.25): what everybody can see
    rulesim.chances(state, seat=1)   # what seat 1 knows, its own hand included

Each seat is rated by a few named numbers (``rulesim/<game>/features.py``) times weights that change while the game goes
on, and the ratings become chances by a softmax, so one model serves any number of players. Weights, and how, when and
from how many games they were found, are readable in ``rulesim/<game>/chances.toml``; ``make train GAME=...`` finds them
again. A game without them is rated by all its features alike, and without features by its evaluation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, Final

from rulesim import arguments
from rulesim.game import Game, State, checked_seat, find_game

KNOTS: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""The progress of the game at which weights are given; in between they change evenly."""

Weights = Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Model:
    """How chances follow from features in one game.

    ``weights``: per feature one number for each of :data:`KNOTS`; empty: untrained, all features count alike.
    ``sharpness``: by the number of players, what ratings are multiplied with. ``trained``: when, how, from how many
    games. How far it may be off: see rulesim/whatif/doubt.py.
    """

    weights: Weights = field(default_factory=dict[str, Sequence[float]])
    sharpness: Mapping[int, float] = field(default_factory=dict[int, float])
    trained: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @classmethod
    def read(cls, path: Path) -> Model:
        """The model in a ``chances.toml``; an untrained one if there is no such file."""
        if not path.is_file():
            return cls()
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        sharpness = {int(players): float(by) for players, by in data.get("sharpness", {}).items()}
        return cls(data["weights"], sharpness, data["trained"])

    def ratings(self, progress: float, players: int, seats: Sequence[Mapping[str, float]]) -> list[float]:
        """How strong each seat stands, from the features of each; only differences between seats mean anything."""
        if not self.weights:
            return _alike(progress, [sum(features.values()) for features in seats])
        by = self.sharpness.get(players, 1.0)
        place = min(len(KNOTS) - 2, int(progress * (len(KNOTS) - 1)))
        late = progress * (len(KNOTS) - 1) - place
        now = {name: by * (row[place] * (1 - late) + row[place + 1] * late) for name, row in self.weights.items()}
        return [sum(now[name] * value for name, value in features.items() if value) for features in seats]


def _alike(progress: float, values: Sequence[float]) -> list[float]:
    """Ratings without a model: the later, the more a lead counts, measured by the spread of the seats."""
    mean = sum(values) / len(values)
    spread = 1.0 + max(abs(value) for value in values) / 4
    return [(0.5 + 3.0 * progress) * (value - mean) / spread for value in values]


@lru_cache(maxsize=64)
def _model_of(folder: Path) -> Model:
    return Model.read(folder / "chances.toml")


def find_model(game: str) -> Model:
    """The model of a game, read once. Raises BadInput for a name that is no game's."""
    folder = find_game(game).folder
    return Model() if folder is None else _model_of(folder)


def chances(state: State, seat: int | None = None) -> tuple[float, ...]:
    """The chance of each seat to win, 0 to 1, adding up to 1; a shared victory counts in part.

    ``seat``: whose knowledge is used, counted from 0; None: what everybody can see. No hidden card enters: a copy in
    which they are dealt anew (``state.imagine(seat, rng)``) gets the same answer. After the end it is what happened.
    Raises BadInput.
    """
    arguments.position("state", state)
    if seat is not None:
        checked_seat(seat, state.players)
    if state.is_over:
        winners = state.winners()
        return tuple((one in winners) / len(winners) for one in range(state.players))
    game = find_game(state.game)
    ratings = find_model(state.game).ratings(progress(state), state.players, features(game, state, seat))
    best = max(ratings)
    shares = [exp(rating - best) for rating in ratings]
    total = sum(shares)
    return tuple(share / total for share in shares)


def features(game: Game[State], state: State, seat: int | None) -> list[Mapping[str, float]]:
    """Per seat its named numbers, as ``seat`` (None: everybody) may know them."""
    if game.features is not None:
        return [game.features(state, one, one == seat) for one in range(state.players)]
    if game.evaluate is not None:
        return [{"expect": game.evaluate(state, one)} for one in range(state.players)]
    return [{"score": float(sheet.total)} for sheet in state.scores()]


def progress(state: State) -> float:
    """How far the game is, from 0 (the start) to 1 (the end); a half where the game does not say."""
    told = find_game(state.game).progress
    if state.is_over:
        return 1.0
    return 0.5 if told is None else min(1.0, max(0.0, told(state)))
