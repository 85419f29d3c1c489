"""Everything that draws: boards, charts, lessons. It knows rulesim and is unknown to it.

``from widgets import Table``, then ``Table(rulesim.new_game("armorica", 3))``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from rulesim.extras import needed

if TYPE_CHECKING:
    from widgets.explorer import Explorer
    from widgets.free_play import FreePlay
    from widgets.game_review import GameReview
    from widgets.laboratory import Laboratory
    from widgets.player import Player
    from widgets.practice import Practice
    from widgets.progress_bar import ProgressBar
    from widgets.stage import Stage
    from widgets.start_page import StartPage
    from widgets.table import Answer, Table
    from widgets.whatif import WhatIf

_HOMES: Final = {
    "Answer": "widgets.table",
    "Explorer": "widgets.explorer",
    "FreePlay": "widgets.free_play",
    "GameReview": "widgets.game_review",
    "Laboratory": "widgets.laboratory",
    "Player": "widgets.player",
    "Practice": "widgets.practice",
    "ProgressBar": "widgets.progress_bar",
    "Stage": "widgets.stage",
    "StartPage": "widgets.start_page",
    "Table": "widgets.table",
    "WhatIf": "widgets.whatif",
}
"""Where each name lives. They are loaded when first used: a chart needs no anywidget, a text no browser."""

__all__ = [
    "Answer", "Explorer", "FreePlay", "GameReview", "Laboratory", "Player", "Practice", "ProgressBar", "Stage",
    "StartPage", "Table", "WhatIf",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        needed("anywidget", "lab", "Boards and lessons")
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'widgets' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
