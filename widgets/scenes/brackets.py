"""Headings over the pieces of a zone, and numbers for pieces that are alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from widgets.scenes import Bracket, Piece

_T = TypeVar("_T")

Group = tuple[Sequence[Piece], str, str]
"""Pieces, the heading over them, the rulebook's word for it."""


def brackets_of(groups: Iterable[Group]) -> tuple[Bracket, ...]:
    """A heading over every group that has pieces."""
    found: list[Bracket] = []
    start = 0
    for pieces, label, term in groups:
        if pieces:
            found.append(Bracket(start=start, end=start + len(pieces) - 1, label=label, term=term))
        start += len(pieces)
    return tuple(found)


def grouped(groups: Sequence[Group]) -> dict[str, Any]:
    """The fields of a zone whose pieces stand in groups, each below its heading."""
    pieces = tuple(piece for group, _, _ in groups for piece in group)
    return {"pieces": pieces, "grouped": True, "brackets": brackets_of(groups)}


def unnamed(pieces: Sequence[Piece]) -> dict[str, Any]:
    """The fields of a zone whose pieces are one group without a heading."""
    return grouped([(pieces, "", "")])


def numbered(things: Iterable[tuple[str, _T]]) -> Iterator[tuple[str, _T]]:
    """Things that may be alike, by an id each: the first of its name is ``name-1``."""
    counts: Counter[str] = Counter()
    for name, thing in things:
        counts[name] += 1
        yield f"{name}-{counts[name]}", thing
