"""The positions of a session as a tree: what was played from each, and what redo takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from rulesim import sharecode
from rulesim.game import CHANCE, KEPT, Action, BadInput, Event, IllegalAction, State, wrong
from rulesim.outside import shown


@dataclass(frozen=True, slots=True)
class TreeEntry:
    """One position of a session's tree. ``parent``: the number of the one before it (-1 at the start).

    ``action``: the one that led here (None at the start). ``children``: numbers of the positions that were tried next,
    in the order first played.
    """

    state: State
    parent: int
    action: Action | None
    children: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One action of a line. ``ply``: of the position it led to; ``seat``: the one that decided (CHANCE for chance)."""

    ply: int
    seat: int
    action: Action
    events: tuple[Event, ...]


class Node:
    """One position of the tree. ``parent``: the one before it, ``entry``: the action in between; None at the start.

    ``draws``: how often chance has decided on the way. ``children``: in the order first played; ``next``: the one redo
    takes. A new node is known to its parent only once it is adopted.
    """

    __slots__ = ("children", "draws", "entry", "next", "parent", "ply", "state")

    def __init__(self, state: State, parent: Node | None = None, entry: LogEntry | None = None) -> None:
        self.state, self.parent, self.entry = state, parent, entry
        state.journal = KEPT
        self.ply: int = entry.ply if entry else 0
        self.draws: int = parent.draws + (parent.state.player == CHANCE) if parent else 0
        self.children: list[Node] = []
        self.next: Node | None = None

    def child(self, action: Action) -> Node | None:
        """The position that ``action`` led to before."""
        return next((child for child in self.children if child.entry and child.entry.action == action), None)

    def played(self, action: Action) -> Node:
        """The position after ``action``, which is checked; the node is not adopted yet."""
        known = self.child(action)
        if known is not None:
            return known
        state = self.state.copy()
        state.journal = []
        state.play(action)
        return Node(state, self, LogEntry(self.ply + 1, self.state.player, action, tuple(state.journal)))

    def adopt(self) -> None:
        """Make this the position its parent leads to."""
        parent = self.parent
        if parent is not None:
            if self not in parent.children:
                parent.children.append(self)
            parent.next = self

    def path(self) -> list[Node]:
        """The nodes from the root to this one."""
        nodes: list[Node] = []
        node: Node | None = self
        while node is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def line_on(self) -> Iterator[Node]:
        """The nodes after this one, as redo would visit them."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    @property
    def is_decision(self) -> bool:
        """Whether a player, not chance, is to decide here."""
        return self.state.player != CHANCE and not self.state.is_over


class Way(NamedTuple):
    """A line of nodes, with its log and its positions."""

    nodes: Sequence[Node]
    log: tuple[LogEntry, ...]
    history: tuple[State, ...]

    @classmethod
    def of(cls, nodes: Sequence[Node]) -> Way:
        return cls(nodes, tuple(node.entry for node in nodes if node.entry), tuple(node.state for node in nodes))


# --- the tree as a list ---


def numbered(root: Node) -> dict[Node, int]:
    """Every node of the tree and its number: a line stays together, and a parent comes before its children."""
    numbers: dict[Node, int] = {}
    waiting = [root]
    while waiting:
        node = waiting.pop()
        numbers[node] = len(numbers)
        waiting.extend(reversed(node.children))
    return numbers


def grown(root: Node, moves: Sequence[Sequence[Any]]) -> list[Node]:
    """Play all ``moves`` from ``root``; the nodes by number. Raises BadInput that names the first impossible entry."""
    _assert_goes_on(root, "start")
    nodes: list[Node] = [root]
    for number, move in enumerate(moves, start=1):
        after, notation = cast("tuple[int, str]", tuple(move))
        entry = f"moves: entry {number}, {shown(notation)},"
        if not 0 <= after < number:
            raise BadInput(
                "moves", f"{entry} follows entry {shown(after)}; allowed: an earlier one, 0 to {number - 1}."
            )
        parent = nodes[after]
        try:
            action = parent.state.parse(notation)
            if parent.child(action) is not None:
                raise BadInput("moves", f"{entry} stands there twice; allowed: each move once in a position.")
            node = parent.played(action)
        except IllegalAction as error:
            raise BadInput("moves", f"{entry} is against the rules there ({error.rule}).") from error
        except BadInput as error:
            raise BadInput("moves", f"{entry} cannot be played: {error}") from error
        node.adopt()
        nodes.append(node)
    for node in nodes[1:]:
        if not node.children:
            _assert_goes_on(node, "moves")
    return nodes


def _assert_goes_on(node: Node, field: str) -> None:
    """Raises BadInput for a position without a next step that is not the end of the game."""
    if sharecode.is_stuck(node.state):
        raise wrong(field, f"there is no legal action at ply {node.ply}, and the game is not over.")


def entry_at(nodes: Sequence[Node], number: int, field: str, first: int = 1) -> Node:
    """The node of that number, from ``first``. Raises BadInput of the ``field`` that names it."""
    if not first <= number < len(nodes):
        raise wrong(field, f"there is no entry {shown(number)}; allowed: {first} to {len(nodes) - 1}.")
    return nodes[number]
