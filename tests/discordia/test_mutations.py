"""Valid positions of Discordia changed at random: what is accepted can be played on, written and read back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rulesim
from rulesim import CHANCE
from rulesim.discordia import new_game
from tests.discordia.test_words import VARIANTS
from tests.mutations import Mutations, written

POSITIONS = Path(rulesim.__file__).parent / "discordia" / "positions"
TYPED: tuple[dict[str, Any], ...] = (
    {},
    {"die": "red 3"},
    {"die": "red 3 -> 4", "manipulators": 2},
    {"supply": "R5 W3", "tiles": {"fort1": "BA01[RR,R,_]", "market1": "SH01b"}, "die": "red 1"},
    {"dice": [2, 3, 6], "maximus_die": "red", "acted": 1, "jokers": "WW", "perks": ["develop_on_5"]},
    {"die": "blue 6", "tiles": {"harbour1": "SH01[B,W]"}, "todo": [["FLIP", 0], ["SHIPS", 0], ["TURN", 0]]},
    {"die": "red 2", "todo": [["AQ", 2], ["STAR", 1], ["EXTENSION", 1]], "extensions": {"fort": 2, "harbour": 1}},
    {"die": "red 2", "todo": [["DRAW", 2], ["RETURN", 2]]},
    {"die": "red 2", "todo": [["RETURN", 3]], "main": "dispatch", "used": ["boat"]},
    {"phase": "raid"},
    {"phase": "raid", "start": 1, "todo": [["RAID", 1]], "red": "GA4", "green": ["GB1", 1]},
    {
        "phase": "raid",
        "cities": [{"privileges": ["PO_stars_1"]}, {}],
        "todo": [["ONCE", "PO_stars_1"], ["WINDOW", 0], ["SAIL", 0]],
    },
    {"phase": "raid", "tiles": {"market2": "SH02b"}, "turned": ["SH02b"], "todo": [["DISPATCH", "any"]]},
    {"phase": "shortage", "relief": 3, "aqueduct": 10},
    {"phase": "shortage", "todo": [["DISCARD", 3], ["FLUSH", 0], ["YEAR", 0]], "supply": "B4 W4"},
    {"phase": "newyear", "year": 3, "todo": [["RED", 0], ["SEASON", 1]]},
    {"phase": "newyear", "year": 2},
    {"phase": "setup"},
    {"phase": "setup", "todo": [["START", 0]]},
    {"phase": "setup", "start": 1, "todo": [["FIRST", 1]]},
    {"phase": "over", "year": 4, "cities": [{"supply": "B1"}, {"supply": ""}]},
    {"players": 4, "season": 4, "todo": [["FILL", 0], ["GREEN", 0], ["ROLL", 0]], "deck": 5},
    {"players": 3, "year": 2, "season": 5, "decrees": ["DE04", "DE08"], "towers": ["MT1", "TT1"]},
)
"""Minimal shapes, as lessons, tests and people write them."""


class TestMutations(Mutations):
    game = "discordia"

    @classmethod
    def positions(cls) -> Iterator[dict[str, Any]]:
        for path in sorted(POSITIONS.glob("*.json")):
            yield json.loads(path.read_text(encoding="utf-8"))
        yield from TYPED
        for number, options in enumerate(VARIANTS):
            yield from played(2 + number % 3, options, number)


def played(players: int, options: dict[str, Any], seed: int) -> Iterator[dict[str, Any]]:
    """Some positions of a random game, a few of every phase."""
    rng = random.Random(seed)
    state = new_game(players, **options)
    left = {"setup": 1, "season": 3, "raid": 1, "shortage": 1, "newyear": 1}
    while not state.is_over:
        if left.get(state.phase, 0) and rng.random() < 0.05:
            left[state.phase] -= 1
            yield written(state)
        legal = state.legal_actions()
        state.apply(state.sample(rng) if state.player == CHANCE else legal[int(rng.random() * len(legal))])
    yield written(state)
