"""Values of plain data (from JSON, or typed by hand) as what a position needs, or a BadInput that names the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesim.game import wrong
from rulesim.outside import shown


def need(fits: Any, field: str, why: str) -> None:
    """Raise BadInput of a field, with the reason why it does not fit, unless it does."""
    if not fits:
        raise wrong(field, why)


def as_object(field: str, value: Any) -> dict[str, Any]:
    """A mapping with text keys, or BadInput."""
    if not isinstance(value, (dict, Mapping)):  # the first is asked first: abstract types answer slowly
        raise wrong(field, f"an object with named fields is needed, not {shown(value)}.")
    return {str(key): entry for key, entry in value.items()}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def as_list(field: str, value: Any) -> list[Any]:
    """A list, or BadInput."""
    if not isinstance(value, (list, tuple)):
        raise wrong(field, f"a list is needed, not {shown(value)}.")
    return list(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def range_needed(low: int, high: int) -> str:
    """What is said of a number that is not in a range: "a whole number from 1 to 4 is needed", "it must be 6"."""
    return f"a whole number from {low} to {high} is needed" if low < high else f"it must be {low}"


def is_number(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def as_number(field: str, value: Any, low: int, high: int) -> int:
    """A whole number in a range, or BadInput."""
    if not is_number(value, low, high):
        raise wrong(field, f"{range_needed(low, high)}, not {shown(value)}.")
    return value


def as_truth(field: str, value: Any) -> bool:
    """True or False, or BadInput."""
    if not isinstance(value, bool):
        raise wrong(field, f"true or false is needed, not {shown(value)}.")
    return value


def as_text(field: str, value: object) -> str:
    """A text, or BadInput."""
    if not isinstance(value, str):
        raise wrong(field, f"a text is needed, not {shown(value)}.")
    return value


def as_pair(field: str, value: Any) -> tuple[Any, Any]:
    """A list of two, or BadInput."""
    entries = as_list(field, value)
    need(len(entries) == 2, field, f"a pair is needed, not {shown(value)}.")
    return entries[0], entries[1]
