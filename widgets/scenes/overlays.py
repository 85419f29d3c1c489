"""Overlays: what a zone shows beside its pieces, as data; the front end draws it and knows no game.

An overlay has a fixed height, whatever it says: nothing that appears may move a piece.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """What one piece asks for: its ``number`` on the ruler, the ``icon`` that counts for it, small ``words`` beside it.

    ``state``: "ok", "no" or "idle". An icon that is not "ok" and has no words is an empty space for it.
    """

    number: int
    icon: str = ""
    state: str = "idle"
    words: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruler:
    """A cell below every piece that lies in line. ``hops``: arrows that count from the right, the last ``dashed`` fail.

    ``hops`` is None where no arrows are ever drawn, so that no room is kept for them.
    """

    cells: tuple[Cell, ...]
    hops: int | None = None
    dashed: int = 0
    kind: Literal["ruler"] = "ruler"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lane:
    """How far an icon reaches from the right: ``count`` pieces."""

    icon: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dot:
    """A piece in the lane that opens it. ``lane``: from 0; ``position``: from the right, from 1."""

    lane: int
    position: int
    ok: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Lanes:
    """Reaches of several icons below the row, and a dot for every piece."""

    lanes: tuple[Lane, ...]
    dots: tuple[Dot, ...]
    kind: Literal["lanes"] = "lanes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A step above a piece, ``height`` blocks high. ``ghost``: it would be there after the move looked at."""

    height: int
    colour: str
    ghost: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """What a bracket is worth, and what it would be worth after the move looked at."""

    before: int
    after: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stairs:
    """A step above every piece, a sum for every bracket. Ghost steps and their sums come last."""

    steps: tuple[Step, ...]
    sums: tuple[Sum, ...]
    kind: Literal["stairs"] = "stairs"


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A small box. ``state``: "good", "spare" or "bad"."""

    icon: str
    state: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocks:
    """Boxes in a line and a sentence. ``urgent``: words to stress after it."""

    items: tuple[Block, ...]
    words: str
    urgent: str = ""
    kind: Literal["blocks"] = "blocks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A chance on a piece, in per cent, give or take ``uncertainty``. Without a chance only the words stand there."""

    piece: str
    percent: int | None = None
    uncertainty: int = 0
    best: bool = False
    words: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bars:
    """A bar on each of these pieces."""

    bars: tuple[Bar, ...]
    kind: Literal["bars"] = "bars"


Overlay = Ruler | Lanes | Stairs | Blocks | Bars
