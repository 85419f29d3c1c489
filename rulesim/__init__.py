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
    Game,
    IllegalAction,
    ScoreSheet,
    State,
    find_game,
    games,
    register,
    seat_names,
    unknown,
)

if TYPE_CHECKING:
    from rulesim.rulebook import Rule, rule
    from rulesim.session import Session
    from rulesim.whatif.game_review import review
    from rulesim.winning import chances

_LATER = {
    "Rule": "rulesim.rulebook", "Session": "rulesim.session", "chances": "rulesim.winning",
    "review": "rulesim.whatif.game_review", "rule": "rulesim.rulebook",
}  # fmt: skip

__all__ = [
    "CHANCE", "Action", "BadInput", "Check", "Event", "Game", "IllegalAction", "Rule", "ScoreSheet", "Session",
    "State", "chances", "find_game", "games", "new_game", "register", "review", "rule", "seat_names", "unknown",
]  # fmt: skip


def new_game(name: str, players: int | None = None, **options: Any) -> State:
    """A new game of ``name`` for so many ``players`` at its first chance decision.

    ``options`` are those of the game, and ``edition`` (a preset), ``cards`` or ``tables`` (own tables of components).
    Raises BadInput.
    """
    return find_game(name).begin(players, options)


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'rulesim' has no attribute {name!r}")
