"""Scenes: what a table draws, as plain data.

A scene says everything the front end needs, in words and numbers; the front end knows no game. Each game has a module
``widgets.scenes.<game>`` that makes scenes of its positions; :class:`Game` says what a table asks of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Protocol


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

    ``id`` is unique in the scene and stays with the thing wherever it goes. ``label`` is all a screen reader needs.
    ``kind``: "card", "deck" (a stack, face down) or "token". ``text`` are the visible words of a thing without a face.
    ``badge`` is a small tag on the face. ``reach`` is the mark on the ruler below, "in", "out" or "" (no ruler), and
    ``position`` the number on it. ``preview`` are lines shown on hover or focus. ``marks`` are state words a style may
    use: "protected", "hungry", "new".
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
    kind: str = "card"
    text: str = ""
    position: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bracket:
    """A bracket under the pieces ``start`` to ``end`` (indices, inclusive) of a zone."""

    start: int
    end: int
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """A symbol with a number, as in a sum of icons. ``label`` says both in words."""

    icon: str
    count: int
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """A row of pieces. ``overlap``: each piece half covers its left neighbour, icon columns stay readable.

    ``totals`` are sums shown beside the title, after the words ``totals_title``. ``compact``: drawn as small chips
    until it is opened. ``active``: here the decision is made. ``empty``: the words for a zone without pieces.
    """

    id: str
    title: str
    pieces: tuple[Piece, ...] = ()
    note: str = ""
    overlap: bool = False
    brackets: tuple[Bracket, ...] = ()
    active: bool = False
    empty: str = ""
    totals: tuple[Count, ...] = ()
    totals_title: str = ""
    compact: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A thing to press that is no piece: a move (``action``) or a command of the table (``command``: "undo")."""

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
    """One line of a panel: ``mark`` "done", "open", "total", "active" or ""; ``value`` stands right-aligned.

    In a panel with columns, ``values`` are the cells of the line, one per column.
    """

    text: str
    value: str = ""
    mark: str = ""
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A box beside the zones: tasks, scores, log. ``columns`` are headings; then the panel is a table.

    ``active`` is the number of the column to stress (from 0), None for no column.
    """

    id: str
    title: str
    lines: tuple[Line, ...] = ()
    columns: tuple[str, ...] = ()
    active: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """The table's answer to the last intent. ``piece``: id of the piece, button or zone it belongs to, if to any.

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
    """Everything a table shows.

    ``ply`` and ``revision`` identify the position: an intent made for another one is stale. ``serial`` counts the
    scenes of one table, so that two equal answers are still two. ``announce`` is what a screen reader is told of the
    change, ``text`` the whole scene in words (see :func:`widgets.text.to_text`).
    """

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
    revision: int = 0
    serial: int = 0
    announce: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The scene as JSON data, the value of the table's ``scene`` trait."""
        return _plain(self)

    def pieces(self) -> Iterator[Piece]:
        """Every piece of every zone."""
        for zone in self.zones:
            yield from zone.pieces

    def moves(self) -> Iterator[Piece | Button]:
        """Everything that can be attempted as a move: pieces, then buttons."""
        yield from (piece for piece in self.pieces() if piece.action)
        yield from (button for button in self.buttons if button.action)


def _plain(value: Any) -> Any:
    """``dataclasses.asdict`` for scenes, several times as fast: a scene is sent after every click."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return {name: _plain(getattr(value, name)) for name in _names(type(value))}


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


class Game(Protocol):
    """What a table asks of the module ``widgets.scenes.<game>``. ``seat`` is from 0, None for whoever is to act."""

    def scene(
        self,
        session: Any,
        *,
        lang: str = "en",
        notice: Notice | None = None,
        panels: Sequence[Panel] = (),
        seat: int | None = None,
        title: str = "",
        subtitle: str = "",
        show: Sequence[str] | None = None,
    ) -> Scene:
        """The position of a session. ``show``: ids of the zones and panels to draw, None for all of them."""
        ...

    def refused(self, session: Any, action: Any, check: Any, *, lang: str = "en", seat: int | None = None) -> Notice:
        """The answer to an attempt that ``check`` (a broken rule) forbids."""
        ...

    def played(self, session: Any, entry: Any, *, lang: str = "en", seat: int | None = None) -> Notice:
        """The answer to a move that was just made; ``entry`` is its line in the session's log."""
        ...

    def told(self, session: Any, entries: Sequence[Any], *, lang: str = "en") -> str:
        """What happened in some lines of the log, for those who do not see the table."""
        ...
