"""Armorica: draw Gauls, then Romans, to your province, and feed them through the winter.

One module per section of the rulebook: cards, setup, turn, gaul, roman, winter, ending; ``rules.toml`` names
the function that carries out a rule.
"""

from __future__ import annotations

from pathlib import Path

from rulesim.armorica.actions import Discard, Keep, Move, Pass, Reveal, Start, Take
from rulesim.armorica.cards import ICONS, Card, CardTable, standard_cards
from rulesim.armorica.evaluation import evaluate, gains, values
from rulesim.armorica.features import features, progress
from rulesim.armorica.options import Options
from rulesim.armorica.position import from_dict, position
from rulesim.armorica.state import State, new_game
from rulesim.game import Game, register

GAME = register(Game(
    state=State, new_game=new_game, position=position, from_dict=from_dict, options=Options, open=lambda _: True,
    evaluate=evaluate, values=values, gains=gains, features=features, progress=progress, folder=Path(__file__).parent,
))  # fmt: skip

__all__ = [
    "GAME", "ICONS", "Card", "CardTable", "Discard", "Keep", "Move", "Options", "Pass", "Reveal", "Start",
    "State", "Take", "from_dict", "new_game", "position",  "standard_cards",
]  # fmt: skip
