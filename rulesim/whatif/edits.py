"""Edited positions: which fields may be changed, the change itself, and the fields that follow from it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any, Final, cast

from rulesim import arguments
from rulesim.fields import Field, at_path
from rulesim.game import BadInput, State, find_game
from rulesim.outside import shown
from rulesim.whatif.alternatives import Alternative, Here, position_of
from rulesim.whatif.paths import at, change, leave_out, texts, without

_FIXED: Final = frozenset(("game", "version", "players"))
_SHORT: Final = 40
_AN_EDIT: Final = '{"a year later": {"year": "+1"}}'


def edited(here: Here, edits: Mapping[str, Mapping[str, Any]], baseline: str | None = "as it is") -> list[Alternative]:
    """The position with some of its data changed, by name; first, unless ``baseline`` is None, as it is.

    Each edit maps a path in ``state.to_dict()`` to a new value: ``{"year": 3}``, ``{"cities.0.stars": 4}``. A text such
    as ``"+1"`` or ``"-2"`` changes a number; a last part ``+`` adds to a list: ``{"displays.0.+": "R-II-4"}``. What
    follows need not be told: counts (such as what a supply has left) are worked out again, and a piece put somewhere is
    taken out of its deck; ``followed`` says so. Raises BadInput that names the field if there is no such path, or no
    such position, or if ``edits`` are none; an edit may not be called as the baseline is.
    """
    state = position_of(here)
    checked_edits(edits, () if baseline is None else (baseline,))
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
    state = position_of(here)
    asks = arguments.asking_seat(seat, state)
    data = {name: value for name, value in state.to_dict().items() if name not in _FIXED}
    return dict(_seen(data, state.view(asks), ""))


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


def _edited(name: str, state: State, edit: Mapping[str, Any]) -> Alternative:
    """The position after one edit. What nobody edited and no longer fits follows, if it is declared to."""
    before = state.to_dict()
    data = deepcopy(before)
    for path, value in edit.items():
        change(data, path, value)
    pieces = {*texts([*edit.values()])}
    followed: set[str] = set()
    while True:
        try:
            made = find_game(state.game).from_dict(data)
            break
        except BadInput as error:
            path = _followed(type(state), data, error.field, {*edit} | followed, pieces)
            if path is None:
                raise
            followed.add(path)
    after = made.to_dict()
    changed = tuple(path for path in sorted(followed) if at(after, path) != at(before, path))
    return Alternative(name, made, (), changed)


def _followed(game: type[State], data: dict[str, Any], field: str, kept: set[str], pieces: set[str]) -> str | None:
    """Let the field that does not fit (as an error names it) follow from the others; its path, None if it cannot.

    ``kept``: paths that were edited, or have followed already; neither they nor what is above or below them follows.
    ``pieces``: the ids that an edit put somewhere.
    """
    path = re.findall(r"[^.\[\]]+", field)
    for way in (path, path[:1]):
        one, text = at_path(game, way), ".".join(way)
        if one is None or any(_is_within(text, other) or _is_within(other, text) for other in kept):
            continue
        if _follows(one, way, kept) and leave_out(data, text):
            return text
        value = at(data, text)
        if one.gives_up and (left := without(value, pieces)) != value:
            change(data, text, left)
            return text
    return None


def _follows(one: Field, way: list[str], kept: set[str]) -> bool:
    """Whether a field follows from one that was edited: a field of the same object, or of the whole position."""
    if "*" in one.follows:
        return True
    sources = [".".join((*way[:depth], name)) for depth in range(len(way)) for name in one.follows]
    return any(_is_within(path, source) for path in kept for source in sources)


def _is_within(path: str, whole: str) -> bool:
    return f"{path}.".startswith(f"{whole}.")
