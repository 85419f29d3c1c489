"""The lines of a session as a small tree to walk in: every move that was tried beside another begins a variation.

for line in variations.tree(session): print(line.depth, line.move, line.here)
variations.jump(session, line.entry)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from rulesim import BadInput, Session
from rulesim.outside import shown


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
        data = session.to_dict()
        self.here: int = data["here"]
        self.parents = [-1, *(parent for parent, _ in data["moves"])]
        self.notations = ["", *(notation for _, notation in data["moves"])]
        self.children: list[list[int]] = [[] for _ in self.parents]
        for entry, parent in enumerate(self.parents):
            if parent >= 0:
                self.children[parent].append(entry)

    def way(self, entry: int) -> list[int]:
        """The numbers of the positions from the start, which is left out, to this one."""
        found: list[int] = []
        while entry > 0:
            found.append(entry)
            entry = self.parents[entry]
        return found[::-1]

    def find(self, line: Sequence[str]) -> int | None:
        """The number of the position that these actions lead to; None if they were never played in this order."""
        entry = 0
        for notation in line:
            found = [child for child in self.children[entry] if self.notations[child] == notation]
            if not found:
                return None
            entry = found[0]
        return entry

    def variations(self) -> Iterator[Variation]:
        """The variations, each after what it is a variation of."""
        on_way = {0, *self.way(self.here)}
        todo = [(0, 0, 0)]
        while todo:
            entry, ply, depth = todo.pop()
            part = [entry]
            while len(self.children[part[-1]]) == 1:
                part.append(self.children[part[-1]][0])
            move, more, near = self.notations[entry], len(part) - 1, self.parents[entry] in on_way
            yield Variation(entry, ply, depth, move, more, self.here in part, entry in on_way, near)
            forks = self.children[part[-1]]
            todo += [(child, ply + len(part), depth + 1) for child in reversed(forks)]


def tree(session: Session) -> list[Variation]:
    """All variations of a session; a single one if nothing was tried beside the line."""
    return [*Tree(session).variations()]


def jump(session: Session, entry: int, board: Any = None) -> None:
    """Stand at a known position, on whatever line it is. ``board``: its opponents do not reply meanwhile.

    Raises BadInput for a number that stands for nothing.
    """
    opponents = getattr(board, "opponents", None)
    with session.lock, opponents.resting() if opponents else nullcontext():
        known = Tree(session)
        if type(entry) is not int or not 0 <= entry < len(known.parents):
            raise BadInput("entry", f"entry: {shown(entry)} is not usable; allowed: 0 to {len(known.parents) - 1}.")
        way, here = known.way(entry), known.way(known.here)
        common = next((i for i, (a, b) in enumerate(zip(way, here, strict=False)) if a != b), min(len(way), len(here)))
        session.goto(common)
        wanted = [known.notations[one] for one in way]
        while session.ply < len(way):
            if not _redone(session, wanted):
                session.play(wanted[session.ply])


def _redone(session: Session, wanted: Sequence[str]) -> bool:
    """Go to the end of the way at once, if redo would lead there; else stay."""
    here, end = session.ply, len(wanted)
    if session.end < end:
        return False
    session.goto(end)
    if [str(action) for action in session.line] == list(wanted):
        return True
    session.goto(here)
    return False
