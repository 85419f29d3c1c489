"""Provincia Romana: rebuild a city of Gaul, gain the favour of the senate, and withstand the raids of the Gauls.

One module per section of the rulebook: setup, rounds, draft, production, play, discounts, buildings, senate, combat,
penalty, upkeep, activation, ending; ``rules.toml`` names the function that carries out a rule.
"""

from __future__ import annotations

from pathlib import Path

from rulesim.game import Game, register
from rulesim.provincia import hidden
from rulesim.provincia.city import City
from rulesim.provincia.components import (
    DECKS,
    GOODS,
    RESOURCES,
    Bellum,
    Building,
    Card,
    Opes,
    Senate,
    Standing,
    Tables,
    Token,
    Town,
)
from rulesim.provincia.decks import Deck
from rulesim.provincia.ending import LATER
from rulesim.provincia.evaluation import evaluate, gains, values
from rulesim.provincia.features import features, progress
from rulesim.provincia.options import Options
from rulesim.provincia.position import from_dict, position
from rulesim.provincia.state import State, new_game
from rulesim.provincia.tables import standard_tables

GAME = register(Game(
    state=State, new_game=new_game, position=position, from_dict=from_dict, options=Options, open=hidden.is_open,
    evaluate=evaluate, values=values, gains=gains, features=features, progress=progress, lines=LATER,
    folder=Path(__file__).parent,
))  # fmt: skip

__all__ = [
    "DECKS", "GAME", "GOODS", "RESOURCES", "Bellum", "Building", "Card", "City", "Deck", "Opes", "Options",
    "Senate", "Standing", "State", "Tables", "Token", "Town", "from_dict", "new_game", "position", "standard_tables",
]  # fmt: skip
