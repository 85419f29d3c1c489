"""Paths into plain data (``cities.0.stars``): reading, changing and searching."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any, Final, cast

from rulesim.arguments import refused
from rulesim.game import BadInput, unknown
from rulesim.outside import shown

_DIGITS: Final = 10
_STEP: Final = re.compile(r"[+-]\d{1,9}")


def at(data: Any, path: str) -> Any:
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


def texts(value: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from texts([*cast("Mapping[str, object]", value).values()])
    elif isinstance(value, list | tuple):
        for part in cast("Iterable[object]", value):
            yield from texts(part)


def without(value: Any, pieces: set[str]) -> Any:
    """Plain data without some texts in its lists, and with one less of them where they are counted by name."""
    if isinstance(value, Mapping):
        parts = cast("Mapping[str, Any]", value).items()
        return {name: _less(part) if name in pieces else without(part, pieces) for name, part in parts}
    if isinstance(value, list):
        kept = [part for part in cast("list[Any]", value) if not (isinstance(part, str) and part in pieces)]
        return [without(part, pieces) for part in kept]
    return value


def _less(count: Any) -> Any:
    return count - 1 if type(count) is int and count else count


def change(data: dict[str, Any], path: str, value: Any) -> None:
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
            raise refused(path, value, "a number, or a change such as '+1'")
        value = old + int(value)
    place[key] = deepcopy(value)


def leave_out(data: dict[str, Any], path: str) -> bool:
    """Remove what is at ``path``; False if there is no such field."""
    way, _, last = path.rpartition(".")
    place = at(data, way) if way else data
    fields: dict[str, Any] = cast("dict[str, Any]", place) if isinstance(place, dict) else {}
    if last not in fields:
        return False
    del fields[last]
    return True


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
