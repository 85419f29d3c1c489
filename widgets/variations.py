"""The lines of a session as a small tree to walk in: every move that was tried beside another begins a variation.

for line in variations.tree(session): print(line.depth, line.move, line.here)
variations.jump(session, line.entry)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from rulesim import Session
from widgets.table import Table


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves that follow each other without another one tried beside them.

    ``entry``: the number of the position after its first move, as in :meth:`rulesim.Session.to_dict` (0: the start).
    ``ply``: of that position. ``depth``: how many forks lie before it. ``move``: the notation that begins it ("" at the
    start); ``more``: how many actions follow. ``here``: whether the session stands in it; ``main``: whether it leads
    there; ``near``: whether its first move was tried in a position of the present line.
    """

    entry: int
    ply: int
    depth: int
    move: str
    more: int
    here: bool
    main: bool
    near: bool


class Tree:
    """The positions of a session by their numbers, as they are at the moment."""

    def __init__(self, session: Session) -> None:
        with session.lock:
            self.entries, self.here = session.tree(), session.here
        self.parents = [entry.parent for entry in self.entries]
        self.notations = ["" if entry.action is None else str(entry.action) for entry in self.entries]

    def way(self, number: int) -> list[int]:
        """The numbers of the positions from the start, which is left out, to this one."""
        found: list[int] = []
        while number > 0:
            found.append(number)
            number = self.parents[number]
        return found[::-1]

    def find(self, line: Sequence[str]) -> int | None:
        """The number of the position that these actions lead to; None if they were never played in this order."""
        number: int | None = 0
        for notation in line:
            children = () if number is None else self.entries[number].children
            number = next((child for child in children if self.notations[child] == notation), None)
        return number

    def variations(self) -> Iterator[Variation]:
        """The variations, each after the one that it branches off from."""
        on_way = {0, *self.way(self.here)}
        todo = [(0, 0, 0)]
        while todo:
            number, ply, depth = todo.pop()
            part = [number]
            while len(self.entries[part[-1]].children) == 1:
                part += self.entries[part[-1]].children
            move, more, near = self.notations[number], len(part) - 1, self.parents[number] in on_way
            yield Variation(number, ply, depth, move, more, self.here in part, number in on_way, near)
            forks = self.entries[part[-1]].children
            todo += [(child, ply + len(part), depth + 1) for child in reversed(forks)]


def tree(session: Session) -> list[Variation]:
    """All variations of a session; a single one if nothing was tried beside the line."""
    return [*Tree(session).variations()]


def jump(session: Session, entry: int, board: Table | None = None) -> None:
    """Stand at a known position, on whatever line it is. ``board``: nobody replies there meanwhile.

    Raises BadInput for a number that stands for nothing.
    """
    with board.resting() if board else nullcontext():
        session.visit(entry)
