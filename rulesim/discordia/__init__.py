"""Discordia: man your city, face the Germanic raids, and be the first without figures in supply.

One module per section of the rulebook: setup, season, main_actions, dispatch, ships, side_actions, manipulators,
towers, privileges, aqueduct, decrees, year_end, new_year, ending, symbols; ``rules.toml`` names the function that
carries out a rule.
"""

from __future__ import annotations

from pathlib import Path

from rulesim.discordia.city import City, Laid
from rulesim.discordia.components import (
    AREAS,
    COLORS,
    DICE,
    EXTENSIONS,
    KINDS,
    LETTERS,
    ActionTile,
    Decree,
    Germanic,
    Privilege,
    Tables,
    Tile,
    Tower,
)
from rulesim.discordia.evaluation import evaluate, values
from rulesim.discordia.features import features, progress
from rulesim.discordia.options import Options
from rulesim.discordia.position import from_dict, position
from rulesim.discordia.state import State, new_game
from rulesim.discordia.tables import standard_tables
from rulesim.game import Game, register

GAME = register(Game(
    state=State, new_game=new_game, position=position, from_dict=from_dict, options=Options, open=lambda _: True,
    evaluate=evaluate, values=values, features=features, progress=progress, folder=Path(__file__).parent,
))  # fmt: skip

__all__ = [
    "AREAS", "COLORS", "DICE", "EXTENSIONS", "GAME", "KINDS", "LETTERS", "ActionTile", "City",
    "Decree", "Germanic", "Laid", "Options", "Privilege", "State", "Tables", "Tile", "Tower", "from_dict", "new_game",
    "position", "standard_tables",
]  # fmt: skip
