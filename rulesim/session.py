"""A game in progress: play, undo, redo, branch, jump to any ply, observe, save, load, share.

A session is a tree of positions. Nothing is ever lost: a move played after an undo opens a variation beside the old
one, and redo follows what was visited last. A position in the tree never changes, so ``session.state`` may be kept and
read from any thread.

Chance decides by itself (``chance="auto"``) or waits to be told (``chance="wait"``). Its n-th outcome on a line depends
only on the seed and on n, as if dice and shuffled decks lay ready: the same moves meet the same luck, and two different
moves are compared under the same luck. What it gave is part of the line: saved games and share codes need no generator.
"""

from __future__ import annotations

import json
import os
import secrets
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rulesim import files, sharecode
from rulesim.arguments import SEED_LIMIT, listed, position, refused
from rulesim.files import FileTaken
from rulesim.game import CHANCE, Action, BadInput, Event, IllegalAction, State, find_game, wrong
from rulesim.outside import harmless, shown
from rulesim.plain import is_number
from rulesim.session_fields import FIELDS, FORMAT, VERSION, checked, checked_file, checked_names, plain_name
from rulesim.session_tree import LogEntry, Node, TreeEntry, Way, entry_at, grown, numbered
from rulesim.sharecode import Chance

Observer = Callable[["Session"], object]

_ERRORS_KEPT: Final = 20


class StaleAction(BadInput):
    """An action meant for a position that the session has left. Nothing was played."""


class Session:
    """A game in progress. Safe to use from several threads; hold ``session.lock`` to do several things as one.

    ``state``: where the game begins (copied). ``seed``: 0 to 2**64 - 1, or None for a random one. ``chance``: "auto" or
    "wait". ``script``: notations of what chance gives first, in order; None leaves that outcome to chance. ``names``:
    one per seat ("" for none). ``autosave``: a file to save to after every change. ``name``: what to call this session.

    ``start`` is the position it began with, ``seed`` what chance's outcomes come from; ``chance`` decides by itself
    ("auto"), or waits to be told by :meth:`play` or :meth:`roll` ("wait"). ``game`` and ``players``: which is played,
    and by how many. All these are not to be set.

    ``revision`` grows with every change. An observer's exception is kept in ``observer_errors`` (the last twenty), and
    what went wrong while autosaving in ``autosave_error``; neither ever breaks a game. Where the file for autosaves
    holds what somebody else wrote, that is left alone: this session goes on in a file beside it, which is its
    ``autosave`` from then on, and ``autosave_error`` stays a :class:`~rulesim.files.FileTaken` that says so.
    """

    def __init__(
        self,
        state: State,
        seed: int | None = 0,
        chance: Chance = "auto",
        script: Sequence[str | None] = (),
        names: Sequence[str] | None = None,
        autosave: str | os.PathLike[str] | None = None,
        *,
        name: str = "",
    ) -> None:
        self.lock = threading.RLock()
        self.revision = 0
        self.observer_errors: list[Exception] = []
        self.autosave_error: Exception | None = None
        self.autosave = files.named(autosave, "autosave", written=True) if autosave is not None else None
        self._saving = threading.Lock()
        self._kept: dict[Path, str] = {}  # what this session last wrote to a file, or was read from there
        self._observers: dict[object, Observer] = {}
        self._has_news = self._is_announcing = False
        self.seed: int = secrets.randbelow(SEED_LIMIT) if seed is None else checked("seed", seed)
        self.chance: Chance = checked("chance", chance)
        given = listed("script", script, FIELDS["script"][1])
        self._script: tuple[str | None, ...] = tuple(checked("script", given))
        self._names = checked_names(names, position("state", state).players)
        self._name = plain_name("name", name)
        self._root = self._here = Node(state.copy())
        self.start, self.game, self.players = self._root.state, state.game, state.players
        self._known_way = Way.of([self._root])
        self._move_to(self._settled(self._root))

    # --- where we are -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The current position. It never changes; ``copy()`` it before you ``apply()`` anything."""
        return self._here.state

    @property
    def ply(self) -> int:
        """How many actions, chance's included, led from the start to the current position."""
        return self._here.ply

    @property
    def end(self) -> int:
        """The last ply of the current line, counting what redo would bring back."""
        return len(self._whole()) - 1

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat; "" for none. Plain text of at most 40 characters each; may be set."""
        return self._names

    @names.setter
    def names(self, names: Sequence[str] | None) -> None:
        with self._changing():
            self._names = checked_names(names, self.players)
            self.revision += 1

    @property
    def name(self) -> str:
        """What to call this session, "" for nothing. Plain text of at most 40 characters; may be set."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        with self._changing():
            self._name = plain_name("name", name)
            self.revision += 1

    @property
    def line(self) -> list[Action]:
        """The actions from the start to the current position."""
        return [entry.action for entry in self.log]

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """The actions and their events, from the start to the current position."""
        return self._way.log

    @property
    def history(self) -> tuple[State, ...]:
        """The positions from the start to the current one: ``history[ply]``."""
        return self._way.history

    def whole_line(self) -> tuple[tuple[LogEntry, ...], tuple[State, ...]]:
        """The current line up to its :attr:`end`, with what redo would bring back: its actions and its positions."""
        way = Way.of(self._whole())
        return way.log, way.history

    def _whole(self) -> list[Node]:
        with self.lock:
            return [*self._way.nodes, *self._here.line_on()]

    @property
    def _way(self) -> Way:
        """The line to the current position, made once for every position that the session moves to."""
        with self.lock:
            if self._known_way.nodes[-1] is not self._here:
                self._known_way = Way.of(self._here.path())
            return self._known_way

    def variations(self) -> list[Action]:
        """The actions already tried in the current position, in the order first played."""
        with self.lock:
            return [child.entry.action for child in self._here.children if child.entry]

    def tree(self) -> list[TreeEntry]:
        """Every position that was visited, by its number: 0 is the start, the others as ``moves`` of :meth:`to_dict`.

        A line stays together, and a position comes before those tried from it.
        """
        with self.lock:
            numbers = numbered(self._root)
        return [
            TreeEntry(
                node.state,
                numbers[node.parent] if node.parent else -1,
                node.entry.action if node.entry else None,
                tuple(numbers[child] for child in node.children),
            )
            for node in numbers
        ]

    @property
    def here(self) -> int:
        """The number of the current position in :meth:`tree`."""
        with self.lock:
            return numbered(self._root)[self._here]

    # --- play ---------------------------------------------------------------------------------------------------------

    def play(
        self, action: Action | str, seat: int | None = None, *, ply: int | None = None, revision: int | None = None
    ) -> list[Event]:
        """Play one action (or its notation) and what chance does next; returns everything that happened.

        ``seat``: who attempts it (default: who is to decide). ``ply`` or ``revision``: the position it is meant for.
        Raises :class:`~rulesim.game.IllegalAction`, :class:`StaleAction` if the session has moved on, or BadInput for
        text that is no notation; nothing is changed then.
        """
        with self._changing():
            self._expect(ply, revision)
            node = self._here
            if isinstance(action, str):
                action = node.state.parse(action)
            for step in node.state.demand(action, seat):
                node = node.played(step)
            return self._move_to(self._settled(node))

    def roll(self) -> list[Event]:
        """Let chance decide once, also with ``chance="wait"``. Does nothing where a player decides."""
        with self._changing():
            if self.state.player != CHANCE or self.state.is_over:
                return []
            return self._move_to(self._settled(self._outcome(self._here)))

    def undo(self) -> bool:
        """Back to the previous position in which a player decides; False if there is none."""
        with self._changing():
            return self._visit(next((node for node in reversed(self._way.nodes[:-1]) if node.is_decision), None))

    def redo(self) -> bool:
        """On to the next known position in which a player decides, or to the end of the line; False if none follows."""
        with self._changing():
            later = [*self._here.line_on()]
            return self._visit(next((node for node in later if node.is_decision), later[-1] if later else None))

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` would go anywhere."""
        with self.lock:
            return any(node.is_decision for node in self._way.nodes[:-1])

    @property
    def can_redo(self) -> bool:
        """Whether :meth:`redo` would go anywhere."""
        return self._here.next is not None

    def goto(self, ply: int) -> None:
        """Jump to any ply of the current line, from 0 to :attr:`end`. Raises BadInput for another."""
        with self._changing():
            line = self._whole()
            if not is_number(ply, 0, len(line) - 1):
                raise wrong("ply", f"{shown(ply)} is not on this line; allowed: 0 to {len(line) - 1}.")
            self._visit(line[ply])

    def visit(self, entry: int) -> None:
        """Stand at any position of the :meth:`tree`, by its number, or where chance leads from it by itself.

        Redo goes on from there. Raises BadInput for a number that stands for nothing.
        """
        with self._changing():
            nodes = [*numbered(self._root)]
            if not is_number(entry, 0, len(nodes) - 1):
                raise refused("entry", entry, f"0 to {len(nodes) - 1}")
            node = self._settled(nodes[entry])
            for step in node.path():
                step.adopt()
            self._visit(node)

    def branch(self, name: str = "") -> Session:
        """An independent session that stands here and knows the way here; chance goes on giving it the same luck."""
        with self.lock:
            twin = Session(self.start, self.seed, "wait", self._script, self._names, name=name)
            node = twin._root
            for known in self._way.nodes[1:]:
                node = Node(known.state, node, known.entry)
                node.adopt()
            twin._here, twin.chance = node, self.chance
            return twin

    def observe(self, callback: Observer) -> Callable[[], object]:
        """Call ``callback(session)`` after every change; returns a function that ends this.

        Changes made while callbacks run are told in one further round, by whichever thread is telling already.
        """
        token = object()
        if not callable(callback):
            raise refused("callback", callback, "a function of the session")
        with self.lock:
            self._observers[token] = callback

        return lambda: self._observers.pop(token, None)

    # --- keep ---------------------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The whole tree as JSON data. ``moves`` are [number of the entry it follows, notation], numbered from 1.

        0 is the start. ``next`` lists the entries that redo prefers where it is not the newest; ``here``: where we are.
        """
        with self.lock:
            nodes = numbered(self._root)
            parents = [node for node in nodes if node.next is not None and node.next is not node.children[-1]]
            return {
                "format": FORMAT,
                "version": VERSION,
                "game": self.game,
                "name": self.name,
                "names": list(self._names),
                "seed": self.seed,
                "chance": self.chance,
                "script": list(self._script),
                "start": self.start.to_dict(),
                "moves": [[nodes[node.parent], str(node.entry.action)] for node in nodes if node.parent and node.entry],
                "next": [nodes[node.next] for node in parents if node.next is not None],
                "here": nodes[self._here],
            }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Session:
        """The session that :meth:`to_dict` described. Raises BadInput that names the field; nothing is half loaded."""
        fields = checked_file(data)
        start = find_game(fields["game"]).from_dict(fields["start"])
        names = fields["names"] or None
        session = cls(start, fields["seed"], "wait", fields["script"], names, name=fields["name"])
        nodes = grown(session._root, fields["moves"])
        for number in fields["next"]:
            entry_at(nodes, number, "next").adopt()
        here = entry_at(nodes, fields["here"], "here", first=0)
        for node in here.path():
            node.adopt()
        session._here, session.chance = here, fields["chance"]
        return session

    def save(self, path: str | os.PathLike[str], replace: bool = False) -> None:
        """Save the whole tree as a JSON file. A crash meanwhile leaves the old file whole. Raises OSError.

        A file that holds anything but what this session saved there, or was loaded from, is left alone unless
        ``replace``: raises :class:`~rulesim.files.FileTaken`.
        """
        file, data = files.named(path, "path", written=True), self.to_dict()
        lines = (f"{json.dumps(key)}: {json.dumps(value, allow_nan=False)}" for key, value in data.items())
        text = "{\n" + ",\n".join(lines) + "\n}\n"
        with self._saving:
            self._kept[file] = files.write(file, text.encode(), self._kept.get(file), replace)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Session:
        """The session saved in a file. Raises OSError if it cannot be read, BadInput if it is no valid session."""
        file = files.named(path, "file")
        text = files.read(file, "file")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise wrong("file", f"{shown(file.name)} is no whole session file ({error}).") from error
        session = cls.from_dict(data)
        session._kept[file] = files.mark(text)
        return session

    @classmethod
    def resume(cls, path: str | os.PathLike[str]) -> Session | None:
        """The session autosaved in a file, which goes on being saved there; None if there is no such file."""
        file = files.named(path, "autosave", written=True)
        if not file.exists():
            return None
        session = cls.load(file)
        session.autosave = file
        return session

    def share(self, names: bool = True) -> str:
        """The line up to here as a short code: game, players, options or start position, seed, actions, players' names.

        ``names=False`` leaves the names out. Tried variations are not in the code; :meth:`save` keeps them.
        """
        with self.lock:
            script = self._script if len(self._script) > self._here.draws else ()
            called = self._names if names and any(self._names) else ()
            shared = sharecode.Shared(self.start, self.line, self.seed, self.chance, called, script)
        return sharecode.write(shared)

    @classmethod
    def from_share(cls, code: str) -> Session:
        """The session of a share code. Raises BadInput for a code with a typo; nothing is half loaded."""
        shared = sharecode.read(code)
        session = cls(shared.start, shared.seed, "wait", shared.script, shared.names or None)
        for action in shared.actions:
            session._move_to(session._here.played(action))
        session.chance = shared.chance
        return session

    def __reduce__(self) -> tuple[Callable[[Mapping[str, Any]], Session], tuple[dict[str, Any]]]:
        return Session.from_dict, (self.to_dict(),)

    def __repr__(self) -> str:
        with self.lock:
            called = f" {harmless(repr(self.name))}" if self.name else ""
            return f"<Session{called} {repr(self.state).strip('<>')}, ply {self.ply}>"

    # --- inside -------------------------------------------------------------------------------------------------------

    def _expect(self, ply: int | None, revision: int | None) -> None:
        for field, meant, now in (("ply", ply, self._here.ply), ("revision", revision, self.revision)):
            if meant is None:
                continue
            if type(meant) is not int:
                raise refused(field, meant, "a whole number")
            if meant != now:
                told = f"{field}: the action was meant for {field} {shown(meant)}; the session is at {now}."
                raise StaleAction(field, told)

    def _settled(self, node: Node) -> Node:
        """``node``, or where chance leads from it when it decides by itself. A known outcome is followed again."""
        while self.chance == "auto" and node.state.player == CHANCE and not node.state.is_over:
            node = node.next or self._outcome(node)
        return node

    def foretold(self, state: State) -> Action | None:
        """What chance has to do in this position; None: what the script or the generator says.

        For games with a story.
        """
        return None

    def _outcome(self, node: Node) -> Node:
        """What chance does at ``node``: the story says, or the script, or the generator."""
        told = self.foretold(node.state)
        if told is not None:
            return node.played(told)
        scripted = self._script[node.draws] if node.draws < len(self._script) else None
        if scripted is None:
            return node.played(node.state.sample(sharecode.luck(self.seed, node.draws)))
        try:
            return node.played(node.state.parse(scripted))
        except (IllegalAction, BadInput) as error:
            rule = f" ({error.rule})" if isinstance(error, IllegalAction) else ""
            text = f"script: outcome {node.draws + 1}, {shown(scripted)}, is not possible there{rule}."
            raise BadInput("script", text) from error

    def _move_to(self, node: Node) -> list[Event]:
        """Adopt the way from here to ``node`` and stand there; what happened on it."""
        way = node.path()[self._here.ply + 1 :]
        for step in way:
            step.adopt()
        self._here = node
        self.revision += 1 if way else 0
        return [event for step in way if step.entry for event in step.entry.events]

    def _visit(self, node: Node | None) -> bool:
        """Stand at ``node``, if it is another than here."""
        if node is None or node is self._here:
            return False
        self._here = node
        self.revision += 1
        return True

    @contextmanager
    def _changing(self) -> Generator[None]:
        """Hold the lock; after that, tell of what has changed, if anything has."""
        with self.lock:
            before = self.revision
            yield
            changed = self.revision != before
        if changed:
            self._announce()

    def _announce(self) -> None:
        """Tell observers, then autosave. One thread tells at a time; others leave their news to it, so none waits."""
        with self.lock:
            self._has_news = True
            if self._is_announcing:
                return
            self._is_announcing = True
        try:
            while self._take_news():
                self._tell_observers()
                before = str(self.autosave_error)
                if self.autosave is not None:
                    self._save_quietly(self.autosave)
                if str(self.autosave_error) != before:  # that is news, too
                    self._has_news = True
        except BaseException:
            self._is_announcing = False
            raise

    def _take_news(self) -> bool:
        with self.lock:
            self._is_announcing, self._has_news = self._has_news, False
            return self._is_announcing

    def _tell_observers(self) -> None:
        for token, callback in [*self._observers.items()]:
            try:
                if token in self._observers:  # another one may have ended it meanwhile
                    callback(self)
            except Exception as error:
                self.observer_errors = [*self.observer_errors, error][-_ERRORS_KEPT:]

    def _save_quietly(self, file: Path) -> None:
        """Autosave; where somebody else wrote to our file, the game goes on in one beside it."""
        try:
            try:
                self.save(file)
                taken = self.autosave_error if isinstance(self.autosave_error, FileTaken) else None
            except FileTaken:
                ours = files.beside(file)
                self.save(ours)
                said = f"{shown(file.name)} holds what somebody else saved; this game goes on in {shown(ours.name)}."
                self.autosave, taken = ours, FileTaken("autosave", f"autosave: {said}")
            self.autosave_error = taken
        except Exception as error:  # a full disk is no reason to lose the move; it is tried again after the next change
            self.autosave_error = error
