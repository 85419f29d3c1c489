"""Headings over the pieces of a zone."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.scenes import Bracket


def groups_of(groups: Sequence[tuple[int, str, str]]) -> tuple[Bracket, ...]:
    """Brackets over so many pieces each, with their labels and terms; none over no pieces."""
    found: list[Bracket] = []
    start = 0
    for count, label, term in groups:
        if count:
            found.append(Bracket(start=start, end=start + count - 1, label=label, term=term))
        start += count
    return tuple(found)
