"""What if? Several ways to go on are played out under the same luck and compared.

    question = whatif.compare(session)                     # every legal action here
    for result in question.stream(400):                    # sharpens while it plays
        print(result.best, result.outcomes[0].win)

What is compared can also be branches of a session, edited positions (:func:`edited`), rule options (:func:`rules`), or
any :class:`Alternative`. Playout number ``i`` of every alternative draws from the same generators, so that they differ
by what is compared; the estimate of a difference is that of the paired values. A question never changes a session, and
begins from what its seat may know (see simulate.py): no hidden card and no order of a deck shows in its answer.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from copy import deepcopy
from dataclasses import asdict, dataclass, field, fields
from importlib import import_module
from itertools import combinations, permutations
from math import sqrt
from typing import Any, Final, cast

from rulesim import arguments, estimates, simulate
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.bots import Bot, level
from rulesim.estimates import Estimate, Sums
from rulesim.game import CHANCE, Action, BadInput, State, unknown
from rulesim.outside import shown
from rulesim.session import Session
from rulesim.simulate import AtEnd, Bots, Counter, Done, Job, Record, Task

PAIRED: Final = ("win", "score", "lead")
"""Measures whose differences are always kept; the one that is compared by is kept, too."""
MEASURES: Final = (*PAIRED, "length", "top", "shared")
"""What every game has. ``win``: 1, shared by the winners. ``score``: the seat's VP; ``lead``: less the best other's.
``length``: actions. ``top``: the best score of all seats. ``shared``: 1 if several win. On top of these come VP by
rule, under the rules' ids, and counters and finals under their names, all for the seat that asks."""
_SHARES: Final = frozenset(("win", "shared"))
_ROUNDING: Final = 1e-9
_CHUNK_SECONDS: Final = 0.05
_LONGEST: Final = 10**6
"""Seconds that may pass between two results."""
_FIRST_SECONDS: Final = 0.2


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to go on: from ``state``, by the notations of ``opening``, then as the bots play.

    ``followed``: fields of an edited position that nobody edited, but that follow from the others and changed.
    """

    name: str
    state: State
    opening: tuple[str, ...] = ()
    followed: tuple[str, ...] = ()


# ---------------------------------------------------------------------------------------------------------------------
# What can be compared


Here = Session | State


def actions(here: Here, only: Sequence[Action | str] | None = None) -> list[Alternative]:
    """The legal actions of a position (of chance, too: its outcomes), or ``only`` some of them, by their notations.

    Raises IllegalAction for one that the rules forbid, BadInput for what is no action or where the game is over.
    """
    state = _state(here)
    only = state.legal_actions() if only is None else arguments.listed("actions", only, "a list of actions")
    if not only:
        raise BadInput("actions", "actions: there is none to compare; the game is over, or the list is empty.")
    found: dict[str, Alternative] = {}
    for action in only:
        tried = state.copy()
        tried.play(action)
        name = str(state.parse(action) if isinstance(action, str) else action)
        found[name] = Alternative(name, state, (name,))
    return [*found.values()]


def branches(named: Mapping[str, Here]) -> list[Alternative]:
    """Positions as they stand: branches of a session, or any others of one game. Raises BadInput."""
    return [Alternative(name, _state(here)) for name, here in arguments.named("branches", named, "a position").items()]


def edited(here: Here, edits: Mapping[str, Mapping[str, Any]], baseline: str | None = "as it is") -> list[Alternative]:
    """The position with some of its data changed, by name; first, unless ``baseline`` is None, as it is.

    Each edit maps a path in ``state.to_dict()`` to a new value: ``{"year": 3}``, ``{"cities.0.stars": 4}``. A text such
    as ``"+1"`` or ``"-2"`` changes a number; a last part ``+`` adds to a list: ``{"displays.0.+": "R-II-4"}``. What
    follows need not be told: counts (such as what a supply has left) are worked out again, and a piece put somewhere is
    taken out of its deck; ``followed`` says so. Raises BadInput that names the field if there is no such path, or no
    such position, or if ``edits`` are none; an edit may not be called as the baseline is.
    """
    state = _state(here)
    checked_edits(edits, () if baseline is None else (baseline,))
    first = [] if baseline is None else [Alternative(arguments.label("baseline", baseline), state)]
    return first + [_edited(name, state, edit) for name, edit in edits.items()]


def checked_edits(edits: object, taken: Iterable[str] = ()) -> dict[str, dict[str, Any]]:
    """A copy of edits as :func:`edited` takes them: name -> path -> value. Raises BadInput that says what is wrong.

    ``taken``: names that stand for something else already.
    """
    if not isinstance(edits, Mapping):
        raise BadInput("edits", f"edits: {shown(edits)} is not usable; allowed: a name for each edit: {_AN_EDIT}.")
    found: dict[str, dict[str, Any]] = {}
    for name, edit in cast("Mapping[object, object]", edits).items():
        if not isinstance(name, str):
            raise BadInput("edits", f"edits: the name {shown(name)} is not usable; allowed: a text, as in {_AN_EDIT}.")
        arguments.label("edits", name)
        if name in taken:
            raise BadInput("edits", f"edits: the name {shown(name)} stands for something else; allowed: any other.")
        if not isinstance(edit, Mapping) or not all(isinstance(path, str) for path in cast("Any", edit)):
            said = f"edits: {shown(edit)}, called {shown(name)}, is not usable"
            raise BadInput("edits", f"{said}; allowed: a value for each path, as in {_AN_EDIT}.")
        for path, value in cast("Mapping[str, Any]", edit).items():
            if not all(arguments.label("edits", path).split(".")):
                raise arguments.refused("edits", path, "paths, names and numbers with a dot between two of them")
            arguments.shallow("edits", value)
        found[name] = dict(cast("Mapping[str, Any]", edit))
    return found


def editable(here: Here, seat: int | None = None) -> dict[str, int | str]:
    """Every number and short text of a position that an edit may change and ``seat`` sees, by its path.

    ``seat``: default: who is to decide; where that is chance, seat 0. What this seat's view leaves out or shows in
    another way is left out, too: a list that it does not know as a whole, for instance. Raises BadInput.
    """
    state = _state(here)
    asks = arguments.asking_seat(seat, state)
    data = {name: value for name, value in state.to_dict().items() if name not in _FIXED}
    return dict(_seen(data, state.view(asks), ""))


_FIXED: Final = frozenset(("game", "version", "players"))
_SHORT: Final = 40


def _seen(data: object, view: object, path: str) -> Iterator[tuple[str, int | str]]:
    """The numbers and short texts of plain data that a view shows as they are, with their paths."""
    if isinstance(data, Mapping) and isinstance(view, Mapping):
        visible = cast("Mapping[str, object]", view)
        for name, value in cast("Mapping[str, object]", data).items():
            if name in visible and "." not in name:
                yield from _seen(value, visible[name], f"{path}.{name}" if path else name)
    elif isinstance(data, list) and isinstance(view, list):
        parts, known = cast("list[object]", data), cast("list[object]", view)
        nested = all(isinstance(part, list | Mapping) for part in parts)
        if len(parts) == len(known) and (nested or parts == known):
            for place, part in enumerate(parts):
                yield from _seen(part, known[place], f"{path}.{place}")
    elif isinstance(data, int | str) and data == view and not isinstance(data, bool) and len(str(data)) <= _SHORT:
        yield path, data


_AN_EDIT: Final = '{"a year later": {"year": "+1"}}'


def rules(here: Here | str, variants: Mapping[str, Mapping[str, Any]], players: int = 3) -> list[Alternative]:
    """The same under other rules. Each variant has options by name, and ``edition`` for a rulebook's preset.

    ``here``: the name of a game, for a new game of so many ``players``; or a position, which goes on by other rules
    from here. Raises BadInput.
    """
    import rulesim

    chosen_by = {
        name: arguments.named("variants", options, "options")
        for name, options in arguments.named("variants", variants, "options by name").items()
    }
    if isinstance(here, str):
        return [Alternative(name, _new_game(here, players, options)) for name, options in chosen_by.items()]
    state = _state(here)
    module = rulesim.game_module(state.game)
    made: list[Alternative] = []
    for name, chosen in chosen_by.items():
        data = state.to_dict()
        edition = chosen.pop("edition", None)
        if edition is not None and (not isinstance(edition, str) or edition not in module.PRESETS):
            raise unknown("edition", edition, module.PRESETS)
        data["options"] = {**data["options"], **(module.PRESETS[edition] if edition else {}), **chosen}
        made.append(Alternative(name, module.from_dict(data)))
    return made


def _new_game(game: str, players: int, options: Mapping[str, Any]) -> State:
    import rulesim

    module = rulesim.game_module(game)
    if "players" in options:
        raise unknown("option", "players", [part.name for part in fields(module.Options)])
    return module.new_game(players, **options)


def _state(here: Here) -> State:
    """The position meant. Raises BadInput for what is none."""
    state = here.state if isinstance(here, Session) else here
    if not isinstance(state, State):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadInput("here", f"here: {shown(here)} is no position; allowed: a session, or a position (its state).")
    return state


def _edited(name: str, state: State, edit: Mapping[str, Any]) -> Alternative:
    """The position after one edit. What nobody edited and no longer fits follows, if it is a count or a deck."""
    import rulesim

    before = state.to_dict()
    data = deepcopy(before)
    for path, value in edit.items():
        _set(data, path, value)
    pieces = {*_texts([*edit.values()])}
    followed: set[str] = set()
    while True:
        try:
            made: State = rulesim.game_module(state.game).from_dict(data)
            break
        except BadInput as error:
            path = _followed(data, error.field, {*edit} | followed, pieces)
            if path is None:
                raise
            followed.add(path)
    after = made.to_dict()
    changed = tuple(path for path in sorted(followed) if _at(after, path) != _at(before, path))
    return Alternative(name, made, (), changed)


def _followed(data: dict[str, Any], field: str, kept: set[str], pieces: set[str]) -> str | None:
    """Let what does not fit (``field``, as an error names it) follow from the others; its path, None if it cannot.

    A count is worked out by ``from_dict`` once it is left out, a deck gives up the pieces that were put elsewhere. What
    was edited, or has followed already (``kept``), stays.
    """
    path = ".".join(re.findall(r"[^.\[\]]+", field))
    part = path.partition(".")[0]
    if "." in path and not any(path == one or path.startswith(f"{one}.") for one in kept):
        way, _, last = path.rpartition(".")
        place = _at(data, way)
        if isinstance(place, dict) and _is_count(cast("dict[str, Any]", place).get(last)):
            del place[last]
            return path
    if part not in data or part in kept or any(one.startswith(f"{part}.") for one in kept):
        return None
    if _is_count(data[part]):
        del data[part]
        return part
    if "deck" in part and pieces.intersection(_texts(data[part])):
        data[part] = _without(data[part], pieces)
        return part
    return None


def _at(data: Any, path: str) -> Any:
    """What is at a path of plain data; None if there is nothing."""
    for part in path.split("."):
        if isinstance(data, list):
            entries = cast("list[Any]", data)
            data = entries[int(part)] if _is_entry(part, len(entries)) else None
        elif isinstance(data, dict):
            data = cast("dict[str, Any]", data).get(part)
        else:
            return None
    return data


def _is_entry(part: str, size: int) -> bool:
    """Whether a part of a path is the number of an entry of a list of that size."""
    return part.isascii() and part.isdecimal() and len(part) < _DIGITS and int(part) < size


_DIGITS: Final = 10


def _is_count(value: object) -> bool:
    """Whether a value counts things: a number, or numbers by name."""
    if isinstance(value, Mapping):
        return all(type(number) is int for number in cast("Mapping[str, object]", value).values())
    return type(value) is int


def _texts(value: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _texts([*cast("Mapping[str, object]", value).values()])
    elif isinstance(value, list | tuple):
        for part in cast("Iterable[object]", value):
            yield from _texts(part)


def _without(value: Any, pieces: set[str]) -> Any:
    """Plain data without some texts in its lists."""
    if isinstance(value, Mapping):
        return {name: _without(part, pieces) for name, part in cast("Mapping[str, Any]", value).items()}
    if isinstance(value, list):
        kept = [part for part in cast("list[Any]", value) if not (isinstance(part, str) and part in pieces)]
        return [_without(part, pieces) for part in kept]
    return value


_STEP: Final = re.compile(r"[+-]\d{1,9}")


def _set(data: dict[str, Any], path: str, value: Any) -> None:
    """Change what is at ``path``. Raises BadInput if there is nothing."""
    *way, last = path.split(".")
    place: Any = data
    for depth, part in enumerate(way):
        place = place[_key(place, part, path, depth)]
    if last == "+" and isinstance(place, list):
        cast("list[Any]", place).append(value)
        return
    adds = bool(way) and hasattr(place, "setdefault") and last not in place
    key = last if adds else _key(place, last, path, len(way))
    old: object = None if adds else place[key]
    if isinstance(value, str) and type(old) is int:
        if not _STEP.fullmatch(value):
            raise BadInput(path, f"{path}: {shown(value)} is not usable; allowed: a number, or a change such as '+1'.")
        value = old + int(value)
    place[key] = deepcopy(value)


def _key(place: Any, part: str, path: str, depth: int) -> Any:
    """The key of one part of a path. Raises BadInput that says what there is instead."""
    field = ".".join(path.split(".")[: depth + 1])
    if isinstance(place, Mapping):
        if part not in place:
            raise unknown(field, part, [str(key) for key in cast("Mapping[Any, Any]", place)])
        return part
    if isinstance(place, list):
        size = len(cast("list[Any]", place))
        if not _is_entry(part, size):
            raise BadInput(field, f"{field}: there is no entry {shown(part)}; it has {size}, counted from 0.")
        return int(part)
    raise BadInput(field, f"{field}: there is nothing below {shown(place)}.")


# ---------------------------------------------------------------------------------------------------------------------
# Answers


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better ``name`` is than ``other``: the mean of the paired differences, with Student's interval.

    ``apart``: whether they differ for sure, however often one has looked. ``needed``: how many playouts of each it
    takes to tell them apart, if they differ as they seem to; None: that is not known yet, as they are equal so far, or
    it is more than a thousand million.
    """

    name: str
    other: str
    estimate: Estimate
    apart: bool
    needed: int | None

    @property
    def equal(self) -> bool:
        """Whether they are equal on average so far."""
        return not self.estimate.mean

    @property
    def same(self) -> bool:
        """Whether they came out the same in every playout so far (of two at least): not only on average."""
        return self.estimate.n > 1 and self.equal and not self.estimate.sd


@dataclass(frozen=True, slots=True)
class Outcome:
    """One alternative so far, after ``n`` playouts.

    ``estimates``: by measure. ``behind``: how far behind the best one; None for that one.
    """

    name: str
    n: int
    estimates: Mapping[str, Estimate]
    behind: Difference | None

    @property
    def win(self) -> Estimate:
        """The chance to win (0 to 1; a shared victory counts in part)."""
        return self.estimates["win"]

    @property
    def score(self) -> Estimate:
        """Victory points in the end."""
        return self.estimates["score"]

    @property
    def lead(self) -> Estimate:
        """Victory points ahead of the best other seat."""
        return self.estimates["lead"]

    @property
    def rules(self) -> dict[str, Estimate]:
        """Victory points by rule."""
        return {name: estimate for name, estimate in self.estimates.items() if "." in name}


@dataclass(frozen=True, slots=True)
class Result:
    """An answer as it stands. ``by``: the measure compared; ``seat``: who asks. ``n``: playouts that all have had.

    ``wanted``: how many each is to have; ``finished``: whether they have; ``stopped``: "" or why before that:
    "cancelled", or "apart" once the best is told apart from all others. ``best``: None before there are two playouts.
    ``played``: playouts of all alternatives together, those too that the others have not had yet.
    """

    by: str
    seat: int
    n: int
    wanted: int
    finished: bool
    stopped: str
    best: str | None
    outcomes: tuple[Outcome, ...]
    played: int = field(default=0, compare=False)

    def __getitem__(self, name: str) -> Outcome:
        """The outcome of the alternative ``name``. Raises BadInput for an unknown one."""
        for outcome in self.outcomes:
            if outcome.name == name:
                return outcome
        raise unknown("alternative", name, [outcome.name for outcome in self.outcomes])

    @property
    def ranking(self) -> tuple[Outcome, ...]:
        """The outcomes, best first; equal ones in the order in which they were asked for."""
        return tuple(sorted(self.outcomes, key=lambda outcome: -outcome.estimates[self.by].mean))

    @property
    def tied(self) -> tuple[str, ...]:
        """Those that cannot be told apart from the best one yet."""
        return tuple(outcome.name for outcome in self.outcomes if outcome.behind and not outcome.behind.apart)

    @property
    def apart(self) -> bool:
        """Whether the best one is told apart from all others."""
        return self.best is not None and not self.tied

    @property
    def needed(self) -> int | None:
        """How many playouts of each it would take to tell the best apart from all others, as far as that is known.

        Those that are equal to it so far, or too close for a thousand million playouts, are left out; None: there is
        nobody else.
        """
        behind = [outcome.behind for outcome in self.outcomes if outcome.behind is not None]
        known = [difference.needed for difference in behind if difference.needed is not None]
        return max(known, default=None)

    def rows(self) -> list[dict[str, Any]]:
        """Tidy data: a plain dict per alternative and measure (``name``, ``measure``, ``n``, ``mean``, ``low``...)."""
        return [
            {"name": outcome.name, "measure": measure, **asdict(estimate)}
            for outcome in self.outcomes
            for measure, estimate in outcome.estimates.items()
        ]

    def frame(self) -> Any:
        """:meth:`rows` as a pandas DataFrame. ImportError without pandas, which the extra ``lab`` installs."""
        return import_module("pandas").DataFrame(self.rows())

    def __repr__(self) -> str:
        told = ", ".join(f"{outcome.name}: {outcome.estimates[self.by]}" for outcome in self.ranking)
        return f"<what if, {self.by} of seat {self.seat + 1} after {self.n} of {self.wanted} playouts: {told}>"


class Comparison:
    """A question: alternatives that are played out more and more. Made by :func:`compare`.

    One thread at a time may play; :meth:`cancel` and :meth:`result` may be called from any.
    """

    def __init__(
        self,
        alternatives: Sequence[Alternative],
        jobs: Sequence[Job],
        by: str,
        confidence: float,
        executor: Executor | Callable[[], Executor] | None,
    ) -> None:
        self.alternatives = tuple(alternatives)
        self.by, self.confidence, self.executor = by, confidence, executor
        self.seat = jobs[0].seat
        self.jobs = tuple(jobs)
        self.wanted = 0
        self._cancel = threading.Event()
        self._lock = threading.Lock()
        self._tally = _Tally(len(jobs), tuple(dict.fromkeys((*PAIRED, by))))
        self._stopped = ""
        self._dropped: dict[int, Difference] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """What is compared, in order."""
        return tuple(alternative.name for alternative in self.alternatives)

    def run(self, n: int, *, until_apart: bool = False, drop: bool = False) -> Result:
        """Play until every alternative has had ``n`` playouts, and answer. See :meth:`stream`."""
        for _ in self.stream(n, until_apart=until_apart, drop=drop):
            pass
        return self.result()

    def stream(self, n: int, *, until_apart: bool = False, drop: bool = False, every: float = 0.1) -> Iterator[Result]:
        """Play until every alternative has had ``n`` playouts, and answer again and again on the way.

        A new result comes about every ``every`` seconds, the first once each has had one playout, or after 0.2 s. In
        between the last one is yielded again (the same object), so that no step takes long: at most about 50 ms, if no
        single decision of a bot does. To go on later, ask for more. What is answered after ``n`` playouts depends on n
        and the seed alone, not on time or workers.

        ``until_apart``: stop once the best is told apart from all others. ``drop``: those told apart from the best get
        no more playouts, now and later; their estimates stay as they are, and ``n`` is that of the others.

        Raises :class:`rulesim.simulate.PlayoutError` and :class:`rulesim.simulate.WorkersLost`.
        """
        arguments.whole("n", n, 1, MOST_PLAYOUTS, "playouts per alternative")
        arguments.number("every", every, 0, _LONGEST)
        self._cancel.clear()
        self._stopped = ""
        self.wanted = n
        return self._played(n, until_apart, drop, every)

    def cancel(self) -> None:
        """Stop :meth:`stream` or :meth:`run` in whatever thread it is; what was played is kept."""
        self._cancel.set()

    def result(self) -> Result:
        """The answer as it stands."""
        with self._lock:
            return self._result()

    def line(self, name: str, playout: int = 0) -> simulate.Line:
        """One of the playouts of an alternative, move by move: to go through it on the board. Raises BadInput."""
        arguments.whole("playout", playout, 0, MOST_PLAYOUTS, "its number")
        if name not in self.names:
            raise unknown("alternative", name, self.names)
        alternative, job = self.alternatives[self.names.index(name)], self.jobs[self.names.index(name)]
        return simulate.replay(
            alternative.state, job.bots, job.seed, playout, seat=self.seat, opening=alternative.opening
        )

    # --- inside -------------------------------------------------------------------------------------------------------

    def _played(self, n: int, until_apart: bool, drop: bool, every: float) -> Iterator[Result]:
        tally = self._tally
        with self._lock:
            tally.forget_early()
            self._pair(until_apart, drop)
        fed = [tally.had(index) for index in range(len(self.jobs))]

        def feed(most: int) -> Task | None:
            index = min(tally.active, key=fed.__getitem__)
            if fed[index] >= n:
                return None
            # nobody is played far ahead of the others: only what all have had is counted
            task = Task(index, self.jobs[index], fed[index], min(most, n - fed[index], 1 + fed[index] // 4))
            fed[index] += task.count
            return task

        def stop() -> bool:
            return self._cancel.is_set() or bool(self._stopped)

        last, due = self.result(), time.perf_counter() + min(every, _FIRST_SECONDS)
        seen = tally.changes
        for done in simulate.spread(feed, self.executor, stop, seconds=_CHUNK_SECONDS, help_first=len(fed)):
            if done is not None:
                self._add(done, until_apart, drop)
            first = not last.n and tally.n > 0
            if tally.changes != seen and (first or time.perf_counter() >= due):
                seen, last = tally.changes, self.result()
                due = time.perf_counter() + every
            yield last
        if self._cancel.is_set() and tally.n < n:
            self._stopped = self._stopped or "cancelled"
        yield self.result()

    def _add(self, done: Done, until_apart: bool, drop: bool) -> None:
        job = self.jobs[done.task.key]
        values = [_measured(record, job.seat) for record in done.records]
        with self._lock:
            if self._stopped:
                return
            for number, value in enumerate(values, start=done.task.first):
                self._tally.put(done.task.key, number, value)
            while self._tally.count(done.task.key):
                pass
            self._pair(until_apart, drop)
        if done.failure is not None:
            raise simulate.failed(job.seed, done.failure)

    def _pair(self, until_apart: bool, drop: bool) -> None:
        """Count every playout that all have had, up to the number asked for."""
        looks = len(self.jobs) > 1 and (until_apart or drop)
        while not self._stopped and self._tally.n < self.wanted and self._tally.pair():
            if looks and self._tally.n % estimates.FEWEST == 0:
                self._look(until_apart, drop)

    def _look(self, until_apart: bool, drop: bool) -> None:
        """Who is told apart? Asked now and then, at numbers of playouts that do not depend on time."""
        result = self._result()
        for index, outcome in enumerate(result.outcomes):
            if drop and outcome.behind is not None and outcome.behind.apart and index not in self._dropped:
                self._dropped[index] = outcome.behind
                self._tally.drop(index)
        if until_apart and result.apart:
            self._stopped = "apart"

    def _result(self) -> Result:
        tally, by = self._tally, self.by
        best = tally.best(by)
        outcomes = tuple(
            Outcome(
                name,
                tally.shown(index),
                tally.estimates(index, self.confidence),
                None if best in (None, index) else self._dropped.get(index) or self._difference(best, index, by),
            )
            for index, name in enumerate(self.names)
        )
        finished = self.wanted > 0 and tally.n >= self.wanted
        leader = None if best is None else self.names[best]
        played = sum(map(tally.had, range(len(self.jobs))))
        return Result(by, self.seat, tally.n, self.wanted, finished, self._stopped, leader, outcomes, played)

    def difference(self, name: str, other: str, measure: str | None = None) -> Difference:
        """How much better one alternative is than another, by ``measure``: win, score, lead, or what is compared by.

        Told apart at the confidence that was asked for, shared by all the others that the best is compared with.
        """
        measure = measure or self.by
        kept = self._tally.paired
        if measure not in kept:
            raise unknown("measure", measure, kept)
        for asked in (name, other):
            if asked not in self.names:
                raise unknown("alternative", asked, self.names)
        with self._lock:
            pair = self.names.index(name), self.names.index(other)
            for index in pair:
                if index in self._dropped:
                    raise BadInput("alternative", f"alternative: {shown(self.names[index])} was dropped as told apart.")
            return self._difference(*pair, measure)

    def _difference(self, index: int, other: int, measure: str) -> Difference:
        n, total, squares = self._tally.difference(index, other, measure)
        if abs(total) <= _ROUNDING * sqrt(n * squares):
            total = 0.0  # thirds of a victory, added up in another order
        estimate = estimates.mean(n, total, squares, self.confidence)
        risk = (1 - self.confidence) / max(1, len(self.jobs) - 1)
        apart = abs(estimate.mean) > estimates.surely(n, estimate.sd, risk)
        unknown_yet = n < 2 or not estimate.mean
        needed = None if unknown_yet else estimates.needed(estimate.mean, estimate.sd, risk)
        return Difference(self.names[index], self.names[other], estimate, apart, n if apart else needed)

    def __repr__(self) -> str:
        return f"<what if: {', '.join(self.names)}; by {self.by}, {self._tally.n} playouts each>"


class _Tally:
    """Sums of what was measured, playout by playout in the order of their numbers, so that they never depend on time.

    ``n``: playouts that all alternatives have had, but those that were dropped. ``active``: those that were not.
    ``changes``: grows with everything counted.
    """

    def __init__(self, size: int, paired: tuple[str, ...]) -> None:
        self.size, self.paired = size, paired
        self.active = [*range(size)]
        self._dropped: dict[int, int] = {}
        self.n = self.changes = 0
        self._sums: list[dict[str, Sums]] = [{} for _ in range(size)]
        self._had = [0] * size
        self._early: list[dict[int, dict[str, float]]] = [{} for _ in range(size)]
        self._rows: dict[int, list[dict[str, float] | None]] = {}
        self._single = {name: [0.0] * size for name in paired}
        self._products = {name: [[0.0] * (row + 1) for row in range(size)] for name in paired}

    def had(self, index: int) -> int:
        """How many playouts one alternative has had, none left out."""
        return self._had[index]

    def forget_early(self) -> None:
        """Forget playouts that came before an earlier one of theirs: they will be played again."""
        for early in self._early:
            early.clear()

    def put(self, index: int, number: int, values: dict[str, float]) -> None:
        """Take in one playout, at most once, to be counted when those before it have been."""
        if number >= self._had[index]:
            self._early[index][number] = values

    def count(self, index: int) -> bool:
        """Take the next playout of one alternative, if it is there."""
        number = self._had[index]
        values = self._early[index].pop(number, None)
        if values is None:
            return False
        self._had[index] += 1
        self.changes += 1
        if number >= self.n:
            self._rows.setdefault(number, [None] * self.size)[index] = values
        return True

    def pair(self) -> bool:
        """Count the next playout of all that are not dropped, if all have had it."""
        row = self._rows.get(self.n)
        if row is None or any(row[index] is None for index in self.active):
            return False
        measured = {index: row[index] or {} for index in self.active}
        for index, values in measured.items():
            _summed(self._sums[index], values, self.n)
        del self._rows[self.n]
        self.n += 1
        for name in self.paired:
            values = [(index, part.get(name, 0.0)) for index, part in measured.items()]
            single, products = self._single[name], self._products[name]
            for place, (index, value) in enumerate(values):
                single[index] += value
                if value:
                    for other, theirs in values[: place + 1]:
                        products[index][other] += value * theirs
        return True

    def drop(self, index: int) -> None:
        """No more playouts of this alternative are counted."""
        self.active.remove(index)
        self._dropped[index] = self.n

    def best(self, measure: str) -> int | None:
        """The alternative with the highest mean over the playouts that all have had; None before there are two."""
        single = self._single[measure]
        return max(self.active, key=lambda index: (single[index], -index)) if self.n > 1 else None

    def difference(self, index: int, other: int, measure: str) -> tuple[int, float, float]:
        """Number, sum and sum of squares of the differences of paired playouts."""
        single, products = self._single[measure], self._products[measure]
        low, high = sorted((index, other))
        squares = products[index][index] + products[other][other] - 2 * products[high][low]
        return self.n, single[index] - single[other], max(0.0, squares)

    def shown(self, index: int) -> int:
        """How many playouts of one alternative its estimates are of."""
        return self._dropped.get(index, self.n) or self._had[index]

    def estimates(self, index: int, confidence: float) -> dict[str, Estimate]:
        """By measure, of the playouts that all have had; before there is one, of those that this one has had."""
        sums = self._sums[index]
        if not self.n:
            sums = dict[str, Sums]()
            for number in range(self._had[index]):
                _summed(sums, self._rows[number][index] or {}, number)
        order = [*MEASURES, *sorted({*sums, *self.paired} - {*MEASURES})]
        return {
            name: (made.share if name in _SHARES else made.mean)(confidence)
            for name in order
            for made in (sums.get(name, Sums()),)
        }


def _summed(sums: dict[str, Sums], values: Mapping[str, float], before: int) -> None:
    """Add what was measured of one playout. What is new was 0 in those ``before``, and what is missing is 0 now."""
    for name, value in values.items():
        if name not in sums:
            sums[name] = Sums()
            sums[name].n = before
        sums[name].add(value)
    for name in sums.keys() - values.keys():
        sums[name].add(0.0)


def _measured(record: Record, seat: int) -> dict[str, float]:
    """What is measured of one playout, for the seat that asks."""
    totals, winners = record["totals"], record["winners"]
    others = [total for other, total in enumerate(totals) if other != seat]
    return {
        "win": (seat in winners) / len(winners),
        "score": float(totals[seat]),
        "lead": float(totals[seat] - max(others, default=0)),
        "length": float(record["length"]),
        "top": float(max(totals)),
        "shared": float(len(winners) > 1),
        **record["scores"][seat],
        **{name: counts[seat] for name, counts in record["counters"].items()},
        **{name: values[seat] for name, values in record["finals"].items()},
    }


# ---------------------------------------------------------------------------------------------------------------------
# Asking


Question = Here | Mapping[str, Here] | Sequence[Alternative]


def compare(
    question: Question,
    bots: Bots = "greedy",
    *,
    seed: int = 0,
    seat: int | None = None,
    by: str = "win",
    counters: Mapping[str, Counter] | None = None,
    finals: Mapping[str, AtEnd] | None = None,
    confidence: float = estimates.CONFIDENCE,
    executor: Executor | Callable[[], Executor] | None = None,
) -> Comparison:
    """A question, ready to be played out; nothing is played yet.

    ``question``: a session or position (its legal actions are compared), positions or branches by name, or what
    :func:`actions`, :func:`branches`, :func:`edited` and :func:`rules` made. ``bots``: who plays on, as in
    :func:`rulesim.simulate.playouts`; "greedy" answers well, "random" fast. ``seat``: who asks: whose chances are
    compared, and whose knowledge is used (default: who is to decide in the first alternative; where that is chance,
    seat 0). ``by``: what makes an alternative the best: one of :data:`MEASURES`, a rule's id, a counter or a final.
    ``confidence``: of intervals, and of saying that two can be told apart (that the best differs from any other).
    ``executor``: as in :func:`rulesim.simulate.playouts`.

    Raises BadInput and IllegalAction.
    """
    alternatives = _alternatives(question)
    asks = arguments.asking_seat(seat, alternatives[0].state)
    if type(confidence) not in (int, float) or not 0.5 <= confidence < 1:
        raise BadInput("confidence", f"confidence: {shown(confidence)} is not usable; allowed: 0.5 to below 1.")
    own = {*arguments.functions("counters", counters), *arguments.functions("finals", finals)}
    simulate.checked_executor(executor)
    taken = own & {*MEASURES}
    if taken:
        raise BadInput("counters", f"counters: {', '.join(sorted(taken))} is measured already; choose another name.")
    if not isinstance(by, str) or by not in {*own, *MEASURES}:  # pyright: ignore[reportUnnecessaryIsInstance]
        _check_rule(by, alternatives[0].state, [*MEASURES, *sorted(own)])
    jobs = [
        simulate.job(a.state, bots, seed, seat=asks, opening=a.opening, counters=counters, finals=finals)
        for a in alternatives
    ]
    return Comparison(alternatives, jobs, by, confidence, executor)


def _alternatives(question: Question) -> list[Alternative]:
    """The alternatives of a question, each by a name of its own, all of one game."""
    if isinstance(question, Session | State):
        found = actions(question)
    elif isinstance(question, Mapping):
        found = branches(question)
    elif isinstance(question, Sequence) and question and all(isinstance(part, Alternative) for part in question):  # pyright: ignore[reportUnnecessaryIsInstance]
        found = [*question]
    else:
        found = []
    if not found:
        raise BadInput("question", f"question: {shown(question)} is not usable; allowed: {_QUESTIONS}.")
    names = [arguments.label("question", alternative.name) for alternative in found]
    for alternative in found:
        arguments.position("question", alternative.state)
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise BadInput("question", f"question: the name {shown(min(twice))} stands for two alternatives.")
    kinds = {(alternative.state.game, alternative.state.players) for alternative in found}
    if len(kinds) > 1:
        raise BadInput("question", "question: all alternatives must be of one game, with as many players.")
    return found


_QUESTIONS: Final = (
    "a session or position, positions by name, or at least one alternative, as whatif.actions and the others make them"
)


def _check_rule(by: object, state: State, measures: Sequence[str]) -> None:
    """Raises BadInput if a measure is no rule of the game."""
    from rulesim import rulebook

    scored = {line.rule for sheet in state.scores() for line in sheet.lines}
    told: set[str] = set()
    if isinstance(by, str) and by.startswith(f"{state.game}."):
        try:
            told = {rule.id for rule in rulebook.catalogue(state.game)}
        except BadInput:  # a game without a rulebook
            told = {by}
    if not isinstance(by, str) or by not in scored | told:
        raise unknown("by", by, [*measures, *sorted(scored), "a rule's id"])


def forced(here: Here) -> bool:
    """Whether there is nothing to compare: chance decides, or there is one legal action, or the game is over."""
    state = _state(here)
    return state.player == CHANCE or len(state.legal_actions()) < 2


# ---------------------------------------------------------------------------------------------------------------------
# Who beats whom


@dataclass(frozen=True, slots=True)
class Duel:
    """How ``name`` did in ``n`` games, each alone against players of the kind ``against``, in every seat equally often.

    ``win``: its share of victories, where ``even`` (one by the number of players) is what equals have; ``lead``: VP
    ahead of the best other. ``apart``: whether ``win`` and ``even`` are told apart.
    """

    name: str
    against: str
    n: int
    even: float
    win: Estimate
    lead: Estimate

    @property
    def apart(self) -> bool:
        """Whether one of both is better for sure, as far as a 95 % interval is."""
        return not self.win.low <= self.even <= self.win.high


def tournament(
    game: str,
    players: Mapping[str, Bot] | Sequence[str],
    n: int = 20,
    seats: int = 2,
    seed: int = 0,
    executor: Executor | Callable[[], Executor] | None = None,
    progress: simulate.Progress | None = None,
    **options: Any,
) -> list[Duel]:
    """Everybody plays against everybody else, ``n`` games from each seat of a new game with so many ``seats``.

    ``players``: bots by name, or names of levels. Every pairing meets the same luck. ``progress(done, all)`` is called
    after every pairing and seat. ``options``: of the game. Raises BadInput and what playouts raise.
    """
    import rulesim

    called = _called(players)
    for name, number in (("n", n), ("seats", seats)):
        arguments.whole(name, number, 1, MOST_PLAYOUTS)
    if "name" in options:
        raise unknown("option", "name", [part.name for part in fields(rulesim.game_module(game).Options)])
    start = rulesim.new_game(game, seats, **options)
    found = {pair: (Sums(), Sums()) for pair in permutations(called, 2)}
    alike = seats == 2  # one against the other is the other against the one
    pairings = [*combinations(called, 2)] if alike else [*found]
    for number, (one, other) in enumerate(pairings):
        for seat in range(seats):
            seated = [called[one] if place == seat else called[other] for place in range(seats)]
            for record in simulate.playouts(start, seated, n, seed, executor, seat=seat):
                _add(found[one, other], record, seat)
                if alike:
                    _add(found[other, one], record, 1 - seat)
            if progress is not None:
                progress(number * seats + seat + 1, len(pairings) * seats)
    return [Duel(one, other, win.n, 1 / seats, win.share(), lead.mean()) for (one, other), (win, lead) in found.items()]


def _called(players: Mapping[str, Bot] | Sequence[str]) -> dict[str, Bot]:
    """Who plays, by name."""
    if isinstance(players, Mapping):
        return arguments.named("players", cast("object", players), "a bot")
    return {name: level(name) for name in arguments.listed("players", players, "bots by name, or names of levels")}


def _add(sums: tuple[Sums, Sums], record: Record, seat: int) -> None:
    """Count victory and lead of a seat."""
    (win, lead), measured = sums, _measured(record, seat)
    win.add(measured["win"])
    lead.add(measured["lead"])
