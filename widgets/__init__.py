"""Everything that draws: boards, charts, lessons, quizzes. It knows rulesim and is unknown to it.

    from widgets import Table
    Table(rulesim.new_game("armorica", 3))
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

_HOMES: Final = {
    "Answer": "widgets.table",
    "Lesson": "widgets.lesson",
    "Player": "widgets.player",
    "Quiz": "widgets.quiz",
    "Table": "widgets.table",
}
"""Where each name lives. They are loaded when first used: a chart needs no anywidget, a text no browser."""

__all__ = ["Answer", "Lesson", "Player", "Quiz", "Table"]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'widgets' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
