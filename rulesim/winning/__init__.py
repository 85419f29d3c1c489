"""Chances: how likely each seat is to win, from what may be known; a model per game, trained by self-play.

    rulesim.chances(state)           # (0.41, 0.34, 0.25): what everybody can see
    rulesim.chances(state, seat=1)   # what seat 1 knows, its own hand included

Each seat is rated by a few named numbers (``rulesim/<game>/features.py``) times weights that change while the game goes
on, and the ratings become chances by a softmax, so one model serves any number of players. Weights, and how, when and
from how many games they were found, are readable in ``rulesim/<game>/chances.toml``; ``make train GAME=...`` finds them
again. A game without them is rated by all its features alike, and without features by its evaluation.
"""

from rulesim.winning.model import KNOTS, Model, chances, find_model

__all__ = ["KNOTS", "Model", "chances", "find_model"]
