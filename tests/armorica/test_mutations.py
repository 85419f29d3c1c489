"""Positions of Armorica changed at random: what is accepted can be played on, written and read back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, ClassVar

from rulesim import CHANCE
from rulesim.armorica import Options, new_game
from tests.armorica.given import POSITIONS
from tests.mutations import Mutations, written

TYPED: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2},
    {"phase": "roman", "start": 1, "player": 0, "took": 1},
    {"phase": "winter", "displays": [["N[w2]", "Y", "B[a1]"], [], ["S3"]]},
    {"phase": "setup", "start": -1, "displays": [[], []], "pending": [0, 1], "gaul_row": [], "roman_row": []},
    {"phase": "extra", "players": 2, "pending": [0, 1], "gaul_row": ["Y"], "roman_row": ["G", "R[o1]"]},
    {"phase": "over", "displays": [["S1", "R-II-4"], ["S2"]], "turn": 8},
    {"phase": "gaul", "turn": 8, "acted": 1, "pending": [0], "gaul_deck": {"top": "G-E-4", "rest": 2}},
    {"phase": "gaul", "turn": 7, "gaul_deck": 2, "roman_deck": [["R-IV-1"], ["R-IV-2", "R-IV-3"]]},
    {"discards": ["G-A-1", "Y#2"], "gaul_deck": [], "options": {"empty_deck": "reshuffle"}, "edition": "german"},
    {"own_cards": [{"id": "own", "color": "red", "grapes": 2}], "gaul_row": ["own", {"id": "x", "color": "blue"}]},
    {"kind": "selection", "phase": "roman", "display": ["N[w2 a3]", "Y[o1]"], "row": ["G", "R", "Y"], "deck_left": 3},
    {"kind": "selection", "display": ["S1"], "row": ["G-A-1", "G-A-2"], "deck_top": "G-A-3", "deck_left": 2},
    {"kind": "winter", "display": ["N[w2 a3]", "Y", "B", "G", "W[c1]"], "options": {"winter_discard": "at-least"}},
    {"kind": "winter", "display": ["S1", "G-A-2"], "options": {"start_card_protected": True}},
    {"kind": "scoring", "displays": [["N[g1]", "Y"], ["N[c2]"]], "edition": "russian"},
    {"kind": "turn", "players": 2, "start": 1, "gaul_deck": ["G-B-1", "G-B-2", "G-B-3"], "roman_deck": ["R-I-1"]},
)  # fmt: skip
"""Shapes that people type, each with few of its fields."""


def some_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Each option at any of its values, three of four as recommended."""
    chosen = {part.name: rng.choice(Options.allowed(part.name)) for part in fields(Options) if rng.random() < 0.25}
    if chosen.get("start_player", "random") not in ("random", *range(players)):
        del chosen["start_player"]
    return chosen


def met(games: int) -> Iterator[dict[str, Any]]:
    """Positions of random games of every number of players, from all phases."""
    for number in range(games):
        rng = random.Random(number)
        players = 2 + number % 3
        state = new_game(players, **some_options(rng, players))
        seen: set[str] = set()
        while not state.is_over:
            if rng.random() < 0.02 or state.phase not in seen:
                seen.add(state.phase)
                yield written(state)
            chance = state.player == CHANCE
            state.apply(state.sample(rng) if chance else rng.choice(list(state.legal_actions())))
        yield written(state)


class TestMutations(Mutations):
    game: ClassVar[str] = "armorica"

    @classmethod
    def positions(cls) -> Iterator[dict[str, Any]]:
        for path in sorted(POSITIONS.glob("*.json")):
            yield json.loads(path.read_text(encoding="utf-8"))
        yield from TYPED
        yield from met(18)
