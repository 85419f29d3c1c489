"""Alternatives: the ways to go on that a question compares: moves, branches, other rules, edited positions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, cast

from rulesim import arguments
from rulesim.fields import Field, at_path
from rulesim.game import CHANCE, Action, BadInput, State, checked_name, find_game, wrong
from rulesim.outside import shown
from rulesim.session import Session

_FIXED: Final = frozenset(("game", "version", "players"))
_SHORT: Final = 40
_AN_EDIT: Final = '{"a year later": {"year": "+1"}}'
_STEP: Final = re.compile(r"[+-]\d{1,9}")
_INDEX: Final = re.compile(r"\[(\d+)\]")
_ENTRY: Final = re.compile(r"\d{1,9}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to go on: from ``state``, by the notations of ``opening``, then as the bots play.

    ``followed``: fields of an edited position that nobody edited, but that follow from the others and changed.
    """

    name: str
    state: State
    opening: tuple[str, ...] = ()
    followed: tuple[str, ...] = ()


Here = Session | State
"""A position, or a session for the one that it stands at."""


def position_of(here: Here) -> State:
    """The position meant. Raises BadInput for what is none."""
    state = here.state if isinstance(here, Session) else here
    if not isinstance(state, State):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise wrong("here", f"{shown(here)} is no position; allowed: a session, or a position (its state).")
    return state


def actions(here: Here, only: Sequence[Action | str] | None = None) -> list[Alternative]:
    """The legal actions of a position (of chance, too: its outcomes), or ``only`` some of them, by their notations.

    Raises IllegalAction for one that the rules forbid, BadInput for what is no action or where the game is over.
    """
    state = position_of(here)
    only = state.legal_actions() if only is None else arguments.listed("actions", only, "a list of actions")
    if not only:
        raise wrong("actions", "there is none to compare; the game is over, or the list is empty.")
    found: dict[str, Alternative] = {}
    for action in only:
        state.copy().play(action)
        name = str(state.parse(action) if isinstance(action, str) else action)
        found[name] = Alternative(name, state, (name,))
    return [*found.values()]


def branches(named: Mapping[str, Here]) -> list[Alternative]:
    """Positions as they stand: branches of a session, or any others of one game. Raises BadInput."""
    given = arguments.named("branches", named, "a position")
    return [Alternative(name, position_of(here)) for name, here in given.items()]


def rules(here: Here | str, variants: Mapping[str, Mapping[str, Any]], players: int = 3) -> list[Alternative]:
    """The same under other rules. Each variant has options by name, and ``edition`` for a rulebook's preset.

    ``here``: the name of a game, for a new game of so many ``players``; or a position, which goes on by other rules
    from here. Raises BadInput.
    """
    given = arguments.named("variants", variants, "the options of each variant,").items()
    chosen_by = {name: arguments.named("variants", options, "options") for name, options in given}
    if isinstance(here, str):
        return [Alternative(name, find_game(here).begin(players, options)) for name, options in chosen_by.items()]
    state = position_of(here)
    described = find_game(state.game)
    made: list[Alternative] = []
    for name, chosen in chosen_by.items():
        data = state.to_dict()
        preset = described.options.read({}, chosen.pop("edition", None)).changed()
        late = described.options.of_setup() if state.phase != "setup" else ()
        for option in (one for one in chosen if one in late and chosen[one] != data["options"][one]):
            raise wrong(option, "it is about the set-up, which is over; compare new games, by the name of the game.")
        made.append(
            Alternative(name, described.from_dict({**data, "options": {**data["options"], **preset, **chosen}}))
        )
    return made


def forced(here: Here) -> bool:
    """Whether there is nothing to compare: chance decides, or there is one legal action, or the game is over."""
    state = position_of(here)
    return state.player == CHANCE or len(state.legal_actions()) < 2


# --- edited positions ---


def edited(here: Here, edits: Mapping[str, Mapping[str, Any]], baseline: str | None = "as it is") -> list[Alternative]:
    """The position with some of its data changed, by name; first, unless ``baseline`` is None, as it is.

    Each edit maps a path in ``state.to_dict()`` to a new value: ``{"year": 3}``, ``{"cities.0.stars": 4}``, where
    refusals write ``cities[0].stars``, which will do, too. A text such
    as ``"+1"`` or ``"-2"`` changes a number; a last part ``+`` adds to a list: ``{"displays.0.+": "R-II-4"}``. What
    follows need not be told: counts (such as what a supply has left) are worked out again, and a piece put somewhere is
    taken out of its deck, or changes places with what lay there; ``followed`` says so. Raises BadInput that names the
    field if there is no such path, or no such position, or if ``edits`` are none; an edit may not be called as the
    baseline is.
    """
    state = position_of(here)
    edits = checked_edits(edits, () if baseline is None else (baseline,))
    first = [] if baseline is None else [Alternative(arguments.label("baseline", baseline), state)]
    return first + [_edited(name, state, edit) for name, edit in edits.items()]


def checked_edits(edits: object, taken: Iterable[str] = ()) -> dict[str, dict[str, Any]]:
    """A copy of edits as :func:`edited` takes them: name -> path -> value. Raises BadInput that says what is wrong.

    ``taken``: names that stand for something else already.
    """
    if not isinstance(edits, Mapping):
        raise arguments.refused("edits", edits, f"a name for each edit: {_AN_EDIT}")
    found: dict[str, dict[str, Any]] = {}
    for name, edit in cast("Mapping[object, object]", edits).items():
        if not isinstance(name, str):
            raise wrong("edits", f"the name {shown(name)} is not usable; allowed: a text, as in {_AN_EDIT}.")
        arguments.label("edits", name)
        if name in taken:
            raise wrong("edits", f"the name {shown(name)} stands for something else; allowed: any other.")
        if not isinstance(edit, Mapping) or not all(isinstance(path, str) for path in cast("Any", edit)):
            said = f"{shown(edit)}, called {shown(name)}, is not usable"
            raise wrong("edits", f"{said}; allowed: a value for each path, as in {_AN_EDIT}.")
        found[name] = {_INDEX.sub(r".\1", path): value for path, value in cast("Mapping[str, Any]", edit).items()}
        for path, value in found[name].items():
            if not all(arguments.label("edits", path).split(".")):
                raise arguments.refused("edits", path, "paths, names and numbers with a dot between two of them")
            arguments.shallow("edits", value)
    return found


def editable(here: Here, seat: int | None = None) -> dict[str, int | str]:
    """Every number, short text and rule of a position that an edit may change and ``seat`` sees, by its path.

    ``seat``: default: who is to decide; where that is chance, seat 0. What this seat's view leaves out or shows in
    another way is left out, too: a list that it does not know as a whole, for instance. So is what the players leave of
    a common supply: it changes with what they have. Raises BadInput.
    """
    state = position_of(here)
    asks = arguments.asking_seat(seat, state)
    data = {name: value for name, value in state.to_dict().items() if not _is_fixed(type(state), name)}
    return dict(_seen(data, state.view(asks), ""))


def _is_fixed(game: type[State], name: str) -> bool:
    """Whether no edit changes a field by itself; what is worked out of the seats' parts changes with these."""
    one = at_path(game, [name])
    sources = [at_path(game, [source]) for source in one.follows] if one else []
    return name in _FIXED or any(source is not None and source.of is not None for source in sources)


def _seen(data: object, view: object, path: str) -> Iterator[tuple[str, int | str]]:
    """The numbers, short texts and yes or no of rules in plain data that a view shows as they are, with their paths."""
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
    elif isinstance(data, int | str) and data == view and _is_choice(data, path):
        yield path, data


def _is_choice(value: int | str, path: str) -> bool:
    """Whether somebody may decide on it: on a rule, or on a number or text that is short."""
    return path.startswith("options.") or (not isinstance(value, bool) and len(str(value)) <= _SHORT)


def _edited(name: str, state: State, edit: Mapping[str, Any]) -> Alternative:
    """The position after one edit. What nobody edited and no longer fits follows, if it is declared to."""
    before = state.to_dict()
    data = deepcopy(before)
    for path, value in edit.items():
        _change(data, path, value)
    pieces = {text: at(before, path) for path, value in edit.items() for text in _texts(value)}
    following = _Following(type(state), data, edit, pieces)
    while True:
        try:
            made = find_game(state.game).from_dict(data)
            break
        except BadInput as error:
            if not following.follows(error.field):
                raise
    after = made.to_dict()
    changed = tuple(path for path in sorted(following.paths) if at(after, path) != at(before, path))
    return Alternative(name, made, (), changed)


class _Following:
    """What follows from an edit in the data of a position: ``paths``, so far.

    ``edited``: the paths that were edited; neither they nor what is above or below them follows. ``pieces``: the ids
    that were put somewhere, with what was there.
    """

    def __init__(
        self, game: type[State], data: dict[str, Any], edited: Iterable[str], pieces: Mapping[str, Any]
    ) -> None:
        self.game, self.data, self.pieces = game, data, pieces
        self.paths: set[str] = set()
        self._edited = {*edited}
        self._swapped: dict[str, list[Any]] = {}  # what was at a path before pieces were swapped there, each time

    def follows(self, field: str) -> bool:
        """Let the field that does not fit (as an error names it) follow from the others; whether it can."""
        path = re.findall(r"[^.\[\]]+", field)
        return any(self._follows(way, ".".join(way)) for way in (path, path[:1]))

    def _follows(self, way: Sequence[str], path: str) -> bool:
        one = at_path(self.game, way)
        if one is None or not (self._swaps(one, path) or self._is_left_out(one, way) or self._gives_up(one, path)):
            return False
        self.paths.add(path)
        return True

    def _swaps(self, one: Field, path: str) -> bool:
        """Whether what lay elsewhere comes here; if that did not fit, all is as before."""
        here, before = at(self.data, path), self._swapped.get(path, [])
        came = _swapped(here, path, self._edited, self.pieces) if one.swaps else here
        if came != here and came not in before:
            self._swapped[path] = [*before, here]
            _change(self.data, path, came)
            return True
        if before:
            _change(self.data, path, before[0])
            del self._swapped[path]
            self.paths.remove(path)
        return False

    def _is_free(self, path: str) -> bool:
        return not any(_is_within(path, other) or _is_within(other, path) for other in self._edited | self.paths)

    def _is_left_out(self, one: Field, way: Sequence[str]) -> bool:
        """Whether it is worked out of what was edited, so that it may be left out."""
        sources = [".".join((*way[:depth], name)) for depth in range(len(way)) for name in one.follows]
        changed = any(_is_within(path, source) for path in self._edited | self.paths for source in sources)
        if self._is_free(".".join(way)) and (changed or "*" in one.follows):
            with suppress(KeyError, TypeError):  # there is no such field
                del (at(self.data, ".".join(way[:-1])) if way[1:] else self.data)[way[-1]]
                return True
        return False

    def _gives_up(self, one: Field, path: str) -> bool:
        """Whether it has pieces that are elsewhere now."""
        value = at(self.data, path)
        left = _without(value, {*self.pieces}) if one.gives_up and self._is_free(path) else value
        if left != value:
            _change(self.data, path, left)
        return left != value


def _swapped(value: Any, path: str, edited: set[str], pieces: Mapping[str, Any]) -> Any:
    """The value with what lay elsewhere in the place of each piece that was put there."""
    if isinstance(value, list):
        parts = cast("list[Any]", value)
        return [_swapped(part, f"{path}.{place}", edited, pieces) for place, part in enumerate(parts)]
    was = pieces.get(value) if isinstance(value, str) and path not in edited else None
    return was if isinstance(was, str) else value


def _is_within(path: str, whole: str) -> bool:
    return f"{path}.".startswith(f"{whole}.")


# --- paths into plain data: cities.0.stars ---


def at(data: Any, path: str) -> Any:
    """What is at a path of plain data; None if there is nothing."""
    with suppress(BadInput):
        return _reached(data, path.split("."))
    return None


def _reached(place: Any, way: Sequence[str]) -> Any:
    for depth in range(len(way)):
        place = place[_key(place, way[: depth + 1])]
    return place


def _key(place: Any, way: Sequence[str]) -> Any:
    """The key of the last part of a way. Raises BadInput that says what there is instead."""
    field, part = ".".join(way), way[-1]
    if isinstance(place, Mapping):
        return checked_name(field, part, cast("Mapping[str, Any]", place))
    if not isinstance(place, list):
        raise wrong(field, f"there is nothing below {shown(place)}.")
    size = len(cast("list[Any]", place))
    if not _ENTRY.fullmatch(part) or int(part) >= size:
        raise wrong(field, f"there is no entry {shown(part)}; it has {size}, counted from 0.")
    return int(part)


def _change(data: dict[str, Any], path: str, value: Any) -> None:
    """Change what is at ``path``. Raises BadInput if there is nothing."""
    *way, last = path.split(".")
    place = _reached(data, way)
    if last == "+" and isinstance(place, list):
        cast("list[Any]", place).append(value)
        return
    adds = bool(way) and isinstance(place, dict) and last not in place
    key = last if adds else _key(place, [*way, last])
    old = cast("object", None if adds else place[key])
    if isinstance(value, str) and type(old) is int:
        if not _STEP.fullmatch(value):
            raise arguments.refused(path, value, "a number, or a change such as '+1'")
        value = old + int(value)
    try:
        place[key] = deepcopy(value)
    except Exception as error:  # whatever forbids its copy
        raise arguments.refused(path, value, "plain data, as a position has it there") from error


def _texts(value: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _texts([*cast("Mapping[str, object]", value).values()])
    elif isinstance(value, list | tuple):
        for part in cast("Iterable[object]", value):
            yield from _texts(part)


def _without(value: Any, pieces: set[str], less: bool = False) -> Any:
    """Plain data without some texts in its lists, and one ``less`` of them where they are counted by name."""
    if less:
        return value - 1 if type(value) is int and value else value
    if isinstance(value, Mapping):
        parts = cast("Mapping[str, Any]", value).items()
        return {name: _without(part, pieces, name in pieces) for name, part in parts}
    if isinstance(value, list):
        kept = [part for part in cast("list[Any]", value) if not (isinstance(part, str) and part in pieces)]
        return [_without(part, pieces) for part in kept]
    return value
