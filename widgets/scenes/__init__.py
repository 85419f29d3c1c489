"""Scenes: what a table draws, as plain data.

A scene says everything the front end needs, in words and numbers; the front end knows no game. Each game has a module
``widgets.scenes.<game>`` with ``scene(session, ...) -> Scene``.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The printed side of a card: ``rows`` are (icon, count) from top to bottom, empty rows included."""

    title: str
    colour: str
    letter: str
    rows: tuple[tuple[str, int], ...] = ()
    corner: str | None = None
    corner_label: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One thing on the table. ``action`` is the notation a click attempts; None: it cannot be attempted.

    ``label`` is all a screen reader needs. ``reach`` is the mark on the ruler below: "in", "out" or "".
    ``preview`` are lines shown on hover or focus. ``marks`` are state words a style may use: "protected", "hungry", "new".
    """

    id: str
    label: str
    face: Face | None = None
    action: str | None = None
    legal: bool = False
    preview: tuple[str, ...] = ()
    badge: str = ""
    reach: str = ""
    marks: tuple[str, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bracket:
    """A bracket under the pieces ``start`` to ``end`` (indices, inclusive) of a zone."""

    start: int
    end: int
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """A row of pieces. ``overlap``: each piece half covers its left neighbour, icon columns stay readable."""

    id: str
    title: str
    pieces: tuple[Piece, ...] = ()
    note: str = ""
    overlap: bool = False
    brackets: tuple[Bracket, ...] = ()
    active: bool = False
    empty: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A thing to press that is no piece: a move (``action``) or a command of the table (``command``: "undo", "hint" ...)."""

    id: str
    label: str
    action: str | None = None
    command: str | None = None
    legal: bool = True
    preview: tuple[str, ...] = ()
    key: str = ""
    primary: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a panel: ``mark`` "done", "open", "total", "active" or ""; ``value`` stands right-aligned."""

    text: str
    value: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A box beside the zones: tasks, scores, log."""

    id: str
    title: str
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """The table's answer to the last intent. ``piece``: id of the piece it belongs to, None for the whole table.

    ``tone``: "refused", "played", "done" or "info". ``nearest`` is an action that would have been legal.
    """

    tone: str
    title: str
    text: str = ""
    reference: str = ""
    nearest: str = ""
    nearest_action: str | None = None
    piece: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Everything a table shows. ``ply`` identifies the position: an intent that names another ply is stale."""

    game: str
    title: str
    subtitle: str = ""
    status: str = ""
    zones: tuple[Zone, ...] = ()
    buttons: tuple[Button, ...] = ()
    panels: tuple[Panel, ...] = ()
    notice: Notice | None = None
    ply: int = 0
    over: bool = False
    text: str = ""
    lang: str = "en"

    def to_dict(self) -> dict[str, Any]:
        """The scene as JSON data, the value of the table's ``scene`` trait."""
        return asdict(self)
