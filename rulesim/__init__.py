"""rulesim: board games whose every rule can be tried, explained and played on from."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulesim.game import (
    CHANCE,
    Action,
    BadInput,
    Check,
    Event,
    IllegalAction,
    ScoreSheet,
    State,
    seat_names,
    unknown,
)

if TYPE_CHECKING:
    from rulesim.rulebook import Rule, rule
    from rulesim.session import Session

_GAMES = ("armorica", "discordia", "provincia")
_LATER = {"Session": "rulesim.session", "Rule": "rulesim.rulebook", "rule": "rulesim.rulebook"}

__all__ = [
    "CHANCE", "Action", "BadInput", "Check", "Event", "IllegalAction", "Rule", "ScoreSheet", "Session", "State",
    "game_module", "games", "new_game", "rule", "seat_names", "unknown",
]  # fmt: skip


def games() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return _GAMES


def game_module(name: str) -> Any:
    """The package of one game: ``new_game``, ``position``, ``from_dict``, ``Options``. Raises BadInput."""
    if not isinstance(name, str) or name not in _GAMES:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise unknown("game", name, _GAMES)
    return import_module(f"rulesim.{name}")


def new_game(name: str, players: int | None = None, **options: Any) -> State:
    """A new game of ``name`` for so many ``players`` at its first chance decision.

    ``options`` are those of the game, and ``edition`` (a preset), ``cards`` (an own table). Raises BadInput.
    """
    return game_module(name).new_game(players, **options)


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'rulesim' has no attribute {name!r}")
