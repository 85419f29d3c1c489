"""Scenes: what a table draws, as plain data.

A scene says everything the front end needs, in words and numbers; the front end knows no game. A
:class:`~widgets.scenes.builder.SceneBuilder` makes it, of the parts that a game gives (``widgets.<game>.scene``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from operator import attrgetter
from typing import Any, Final

from widgets.scenes.overlays import Overlay


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """A space on a face: the symbols it asks for, or those that lie on it.

    ``state``: "filled", "next" or "free".
    """

    icons: tuple[str, ...]
    state: str = "free"
    words: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The printed side of a card: ``rows`` are (icon, count) from top to bottom, empty rows included.

    ``spaces`` take pieces, in their order. ``icon`` is a symbol beside the title, such as a die's value, ``mark`` small
    print, such as the number of a tile. ``lines`` are a few small words below the rest. ``code`` is the face in short,
    for texts. A ``portrait`` is a drawing beside the rows, a ``sign`` one before the title, in place of the letter; a
    face with a portrait shows its ``corner`` in a notch of its head.
    """

    title: str
    colour: str
    letter: str
    rows: tuple[tuple[str, int], ...] = ()
    corner: str | None = None
    corner_label: str = ""
    code: str = ""
    mark: str = ""
    spaces: tuple[Space, ...] = ()
    icon: str = ""
    lines: tuple[str, ...] = ()
    sign: str = ""
    portrait: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One of several moves that a piece stands for: a press on the piece asks which.

    ``target``: the id of what it leads to, so that the piece may be dragged there; "" if nothing stands for that.
    """

    label: str
    action: str
    target: str = ""
    legal: bool = False
    preview: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One thing on the table. ``action`` is the notation a click attempts; None: it cannot be attempted.

    ``id`` is unique in the scene and stays with the thing wherever it goes. ``label`` is all a screen reader needs.
    ``kind``: "card", "tile" (a small card), "die", "deck" (a stack, face down), "pile" (a low one), "down" (one card
    face down), "place" and "gap" (where something, or a card, may lie), "field" (of a track), "token", "chip" (a small
    one) or "go" (a button); ``text`` are the visible words and ``icons`` the symbols of a thing without a face.
    ``badge`` is a small tag on the face. ``reach`` is the mark on the ruler below, "in", "out" or "" (no ruler), and
    ``position`` the number on it. ``preview`` are lines shown on hover or focus. ``marks`` are state words a style may
    use: "protected", "hungry", "new", "covered", "here", "used", "column" (of the value in use), "inactive", "short"
    (something is lacking, with "several" more than one thing), "full", "small", "tall" (all above and below it is it,
    too).

    ``choices``: the moves it stands for, if there are several; a press asks which. ``pick``: what it adds to the
    notation of its zone's :class:`Pick`, where it is picked before a move is made. ``column``: where it lies in a zone
    with columns, from 0. ``meter``: (have, need), shown as a bar. ``command``: the command of the table that a press
    gives (see :class:`Button`), where it stands for no move. ``spot``: the name of its place on the map of a
    drawn board ("die.4"); "" where there is no map, or it lies beside it. ``state``: of one that answers a question,
    "picked", "right", "missed", "wrong", "before" (the answer to a part before this one) or "". ``leads``: of a stack,
    the id of what one of it may be dragged to, with the moves that take it there, or one that tells why none does.
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
    icons: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    pick: str = ""
    column: int | None = None
    meter: tuple[int, int] | None = None
    command: str | None = None
    spot: str = ""
    state: str = ""
    leads: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def still(self, **more: Any) -> Piece:
        """The same with which nothing can be done; ``more``: fields that are others then."""
        return replace(self, action=None, legal=False, choices=(), pick="", leads=(), command=None, **more)

    def to_dict(self) -> dict[str, Any]:
        """The piece as JSON data."""
        return _plain(self)

    @property
    def inviting(self) -> bool:
        """Whether it stands for a legal move or a command, or may be picked for a move."""
        offered = self.legal or bool(self.pick) or bool(self.command)
        return offered or any(choice.legal for choice in self.choices)


def site(id: str, spot: str, *, label: str = "", kind: str = "site", **more: Any) -> Piece:
    """A thing that is only seen, at a place of the map; ``label``: what is said of it when it is pressed."""
    return Piece(id=id, label=label, spot=spot, kind=kind, **more)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bracket:
    """A bracket under the pieces ``start`` to ``end`` (indices, inclusive) of a zone.

    ``term``: the same word in the language of the rulebook (see :class:`Scene`).
    """

    start: int
    end: int
    label: str
    term: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """A symbol with a number, as in a sum of icons. ``label`` says both in words; ``sign`` stands before: "+", "=".

    Without ``icon`` it is the number alone. ``marked``: something on the table counts with it now.
    """

    icon: str
    count: int
    label: str
    sign: str = ""
    marked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Tab:
    """One of the faces that a place can have, named in the head of the zone that lies there. ``active``: it counts now.

    ``zone``: the id of the zone that it is, if it is one. Every other zone than the one in whose head it is named waits
    there, its pieces drawn small. ``note``: words after the title, ``urgent`` if they warn, ``icon`` before them.
    """

    title: str
    active: bool = False
    zone: str = ""
    note: str = ""
    icon: str = ""
    urgent: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """The head of a column, which is only said. ``active``: the column that counts now."""

    label: str
    active: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """Several pieces of a zone make one move: those with ``pick`` are picked, then ``label`` is pressed.

    ``action``: the notation, with ``{picked}`` for what they add in the order of the zone, or ``none`` for nothing.
    ``least`` to ``most`` pieces are legal; other numbers can be attempted. In ``label`` ``{count}`` is their number.
    """

    action: str
    label: str
    least: int
    most: int
    none: str = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """A row of pieces. ``overlap``: each piece half covers its left neighbour, icon columns stay readable.

    ``totals`` are sums shown beside the title, after the words ``totals_title``. ``compact``: drawn as small chips
    until it is opened. ``active``: here the decision is made. ``empty``: the words for a zone without pieces.
    ``urgent``: something waits here for an answer. ``term``: the title in the language of the rulebook.

    ``grouped``: brackets are headings above their pieces. ``columns``: the pieces lie in so many columns, and every
    bracket is a row; with heads that say nothing there is no line of heads. ``pick``: see :class:`Pick`.

    ``tabs``: the faces of its place (see :class:`Tab`); the title is then that of the active one. ``strip``: one line,
    beside the other strips, with its pieces as small signs. ``badge`` is a number of words in a tag after the title.
    ``overlays``: what is drawn beside the pieces. ``place``: the words where the next piece will lie. ``seen``: what
    lies on a map of its own, drawn very small where the board is a map. ``colour``: of whose zone it is, beside the
    title while there is a bar of chances.
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
    urgent: bool = False
    term: str = ""
    grouped: bool = False
    columns: tuple[Column, ...] = ()
    pick: Pick | None = None
    tabs: tuple[Tab, ...] = ()
    strip: bool = False
    badge: str = ""
    overlays: tuple[Overlay, ...] = ()
    place: str = ""
    seen: tuple[Piece, ...] = ()
    colour: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A thing to press that is no piece: a move (``action``) or a command of the table (``command``: "undo").

    ``zone``: the id of the zone in whose head it stands; "" among the other buttons. ``state`` as of a piece.
    """

    id: str
    label: str
    action: str | None = None
    command: str | None = None
    legal: bool = True
    preview: tuple[str, ...] = ()
    key: str = ""
    primary: bool = False
    zone: str = ""
    state: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a panel: ``mark`` "done", "open", "total", "active", "none" or ""; ``value`` stands right-aligned.

    In a panel with columns, ``values`` are the cells of the line, one per column.
    """

    text: str
    value: str = ""
    mark: str = ""
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A box beside the zones: scores, log. ``columns`` are headings; then the panel is a table.

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
class Ghost:
    """A piece that a move would bring to the end of a zone. ``joins``: into its last bracket, not into a new one.

    ``label``: what the bracket would say then, if that is another thing.
    """

    zone: str
    piece: Piece
    joins: bool
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Glance:
    """What a move would change, drawn over the scene while it is looked at.

    ``overlays``: by the id of their zone, in the place of those of the same kind. ``title`` and ``lines`` say it.
    """

    overlays: Mapping[str, tuple[Overlay, ...]] = field(default_factory=dict[str, tuple[Overlay, ...]])
    pieces: tuple[Ghost, ...] = ()
    title: str = ""
    lines: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The glance as JSON data."""
        return _plain(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """A line of an act: words, symbols, and a number or a few words at its end. ``tone``: "good", "bad" or "".

    ``bar``: how long a bar is that stands in place of symbols, and where in it so much as is needed is reached.
    """

    words: str = ""
    bar: tuple[int, int] | None = None
    icons: tuple[str, ...] = ()
    value: str = ""
    tone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One step of what happens by itself, such as the end of a year: shown on the map, one after the other.

    ``outcome``: what came of it, in a sentence; ``others``: for the others; ``tone`` as in :class:`Tally`. ``state``:
    "done", "now" or "coming".
    ``rule``: what it follows. ``ply``: the move that it came with, 0 for one that has not come yet. ``picture``: a
    drawing of the board, such as a card that is turned over. ``about``: what it is a step of, told above the board.
    ``after``: the move, and the number of its event, after which the board stands as the step tells; None: as the game
    stands. ``number``: which of all steps it is, from 1.
    """

    title: str
    number: int = 0
    picture: str = ""
    lines: tuple[Tally, ...] = ()
    outcome: str = ""
    others: str = ""
    about: str = ""
    tone: str = ""
    state: str = "coming"
    rule: str = ""
    ply: int = 0
    after: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Everything a table shows.

    ``when`` it is, and what is ``due``: who is to do what, or has won. ``ply`` and ``revision`` identify the position:
    an intent made for another one is stale. ``serial`` counts the scenes of one table, so that two equal answers are
    still two. ``announce`` is what a screen reader is told of the change, ``text`` the whole scene in words (see
    :func:`widgets.text.to_text`). ``term_lang``: the language of the rulebook's own terms, "" if none are shown.
    ``question``: its pieces are answers to a question, not moves.
    ``acts``: what has just happened, where it is shown step by step. ``sites``: what is only seen on the map of a drawn
    board, and, marked "dim", what is not shown as zones.
    """

    game: str
    title: str
    subtitle: str = ""
    when: str = ""
    due: str = ""
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
    term_lang: str = ""
    question: bool = False
    sites: tuple[Piece, ...] = ()
    acts: tuple[Act, ...] = ()

    @property
    def status(self) -> str:
        """When it is, and what is due, in a line."""
        return " · ".join(filter(None, (self.when, self.due)))

    def to_dict(self) -> dict[str, Any]:
        """The scene as JSON data, the value of the table's ``scene`` trait."""
        return _plain(self)

    def pieces(self) -> Iterator[Piece]:
        """Every piece of every zone."""
        for zone in self.zones:
            yield from zone.pieces

    def moves(self) -> Iterator[Piece | Choice | Button]:
        """Everything that can be attempted as a move: pieces and their choices, then buttons. (Picks come on top.)"""
        for piece in self.pieces():
            if piece.action:
                yield piece
            yield from piece.choices
        yield from (button for button in self.buttons if button.action)

    def at_rest(self) -> Scene:
        """The same where nothing is to be done: what is pressed may answer that, and nothing invites to press it.

        Buttons that stand in no zone are gone: another one stands in their place.
        """
        zones = (replace(zone, pick=None, pieces=tuple(map(_resting, zone.pieces))) for zone in self.zones)
        buttons = (replace(one, legal=not one.action, primary=False) for one in self.buttons if one.zone)
        return replace(self, zones=tuple(zones), buttons=tuple(buttons))

    def picks(self) -> Iterator[Pick]:
        """The moves that are made of several pieces."""
        yield from (zone.pick for zone in self.zones if zone.pick)


def _resting(piece: Piece) -> Piece:
    if not piece.inviting:
        return replace(piece, leads=()) if piece.leads else piece
    return replace(piece.still(), action=piece.action or next((choice.action for choice in piece.choices), None))


def _plain(value: Any) -> Any:
    """``dataclasses.asdict`` for scenes, several times as fast: a scene is sent after every click."""
    kind = type(value)
    if kind is tuple:
        return [item if type(item) in _ATOMS else _plain(item) for item in value]
    if kind is dict:
        return {key: _plain(item) for key, item in value.items()}
    if kind in _ATOMS or isinstance(value, (str, int)):
        return value
    names, parts = _parts(kind)
    # Most parts are atoms or empty: they are not worth a call each.
    return {
        name: item if type(item) in _ATOMS else [] if item is _EMPTY else _plain(item)
        for name, item in zip(names, parts(value), strict=True)
    }


_EMPTY: Final = ()
_ATOMS: Final = frozenset((str, int, bool, type(None)))


@cache
def _parts(kind: type) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields of a kind of thing, two or more, and what reads them all."""
    names = tuple(field.name for field in fields(kind))
    return names, attrgetter(*names)
