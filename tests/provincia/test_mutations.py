"""Positions of Provincia Romana changed at random: each is refused, or can be played on, written and read back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import fields
from importlib import resources
from typing import Any

from rulesim.provincia import Options, new_game
from tests.mutations import Mutations, written
from tests.provincia.given import TOWNS, city
from tests.provincia.test_properties import Game

FOLDER = resources.files("rulesim.provincia")
TABLES = ("bellum.csv", "buildings.csv", "cities.csv", "combat_tokens.csv", "opes.csv", "senate.csv", "setup.toml")
QUESTIONS = ("LOSE", "PLOT", "KEEP", "PUT", "LOOK", "LIMIT", "BLIND", "OPEN", "GAULS", "DEAL", "HAND", "SETTLE")


class TestMutations(Mutations):
    game = "provincia"

    @classmethod
    def positions(cls) -> Iterator[dict[str, Any]]:
        for file in sorted((FOLDER / "positions").iterdir(), key=str):
            yield from (data for data in [json.loads(file.read_text("utf-8"))] if "cities" in data)
        rng = random.Random(0)
        for seed in range(10):
            yield from _of_a_game(Game(2 + seed % 5, _options(rng) if seed > 4 else {}, seed))
        yield from _typed()
        yield from _with_own_tables()


def _options(rng: random.Random) -> dict[str, Any]:
    """Each option at any of its values."""
    return {option.name: rng.choice(Options.allowed(option.name)) for option in fields(Options)}


def _of_a_game(game: Game) -> Iterator[dict[str, Any]]:
    """Each phase of two rounds, and each kind of question once."""
    told: set[Any] = set()
    for state in game.states():
        moment = (state.phase, state.round // 3, state.todo[0][0] if state.todo else state.chooser >= 0)
        if moment not in told and game.rng.random() < 0.3:
            told.add(moment)
            yield written(state)


def _typed() -> Iterator[dict[str, Any]]:
    """What people type: a few fields, in other notations."""
    rich = city("fodina lignator statio* emporium", "C3 W4 S5 G9", "forum coniuratio aediles", morale=3, town="arelate")
    poor = city("", "G1", "legio consuetudo horreum forum mola aurifex", horreum=False, town="massilia")
    for phase, number in (("select", 1), ("play", 2), ("combat", 3), ("activate", 4), ("final", 6), ("over", 6)):
        yield {"cities": [rich, poor], "phase": phase, "round": number, "start": 1}
        yield {"players": 4, "phase": phase, "round": number}
    yield {"cities": [{"town": town} for town in TOWNS[:3]], "phase": "combat", "round": 2, "gauls": "bellum_03"}
    yield {"cities": [rich, {"colour": "red", "name": "Alba", "gloria_in_play": [5]}], "start_player": "Alba"}
    yield {"players": [{"board_shows": "pons"}, {"prestige_cards": 2, "goods": {"wood": 7}}], "acted": 1}
    lying = {"deck": "spqr", "face_up": ["legio", None, "consul", "praetor"], "face_down": [True, False]}
    yield {"players": 3, "phase": "select", "markers": [2, 1, 1], **lying, "chooser": 1}
    yield {"players": 2, "phase": "select", "decks": {"spqr": {"pile": 2, "discards": {"legio": 2, "praetor": 3}}}}
    looked = {"pile": 5, "top": ["forum", "circus"], "top_seat": 0}
    yield {"players": 2, "phase": "select", "markers": [0, 0, 2], "passes": 1, "decks": {"aedificium": looked}}


def _with_own_tables() -> Iterator[dict[str, Any]]:
    """A position with all tables as its own texts, and games with one each: much of what is changed is in them."""
    texts = {name.partition(".")[0]: (FOLDER / name).read_text("utf-8") for name in TABLES}
    yield {"players": 2, "own_tables": texts}
    for name, text in texts.items():
        for players, phase in ((2, "combat"), (3, "select"), (6, "play")):
            yield {"players": players, "phase": phase, "round": 2, "own_tables": {name: text}}
        yield written(new_game(4, start=1)) | {"own_tables": {name: text}}
