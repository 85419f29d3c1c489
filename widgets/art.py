"""The art of a game: its symbols and their colours, which it hands to the table that knows no game."""

from __future__ import annotations

from widgets.front_end import HERE, joined


def table_module(game: str) -> str:
    """The module of the table with the symbols of a game; without any if it brings none."""
    own = f"{game}/table.js"
    return joined(own if (HERE / own).is_file() else "table.js")
