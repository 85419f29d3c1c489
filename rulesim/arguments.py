"""What bots, simulations and what-ifs are asked with, checked before anything is played: each check returns the value
that it is given, or raises a :class:`~rulesim.game.BadInput` that names the argument and says what is allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

from rulesim.game import BadInput, State, checked_seat, wrong
from rulesim.outside import shown

SEED_LIMIT: Final = 2**64
MOST_PLAYOUTS: Final = 10**9
"""The most playouts that can be asked for; their numbers are lower."""
LABEL_LENGTH: Final = 500
"""The most characters of a name that an answer gets: a move of Discordia may have a hundred."""
_DEPTH: Final = 20

_Given = TypeVar("_Given")


def refused(field: str, value: object, allowed: str) -> BadInput:
    """The refusal of a value."""
    return wrong(field, f"{shown(value)} is not usable; allowed: {allowed}.")


def whole(field: str, value: object, low: int, high: int, what: str = "a whole number") -> int:
    """A whole number from ``low`` to ``high``; ``what``: what it counts."""
    if type(value) is not int or not low <= value <= high:
        raise refused(field, value, f"{what}, from {low} to {high}")
    return value


def seed(field: str, value: object) -> int:
    """What a generator begins with: a whole number, of either sign."""
    if type(value) is not int or not -SEED_LIMIT < value < SEED_LIMIT:
        raise refused(field, value, "a whole number between -2**64 and 2**64")
    return value


def number(field: str, value: object, low: float, high: float) -> float:
    """A finite number from ``low`` to ``high``."""
    if type(value) not in (int, float) or not low <= cast("float", value) <= high:
        raise refused(field, value, f"a number from {low} to {high}")
    return float(cast("float", value))


def position(field: str, value: object) -> State:
    """A position of a game."""
    if not isinstance(value, State):
        raise refused(field, value, "a position of a game, such as session.state")
    return value


def asking_seat(seat: int | None, state: State) -> int:
    """The seat that asks about a position; None: the one to decide, where that is chance seat 0."""
    return max(state.player, 0) if seat is None else checked_seat(seat, state.players)


def function(field: str, value: _Given) -> _Given:
    """A function, or None."""
    if value is not None and not callable(value):
        raise refused(field, value, "a function, or None")
    return value


def label(field: str, value: object) -> str:
    """What something is called: one line of text."""
    if not isinstance(value, str) or len(value) > LABEL_LENGTH or not value.isprintable():
        raise refused(field, value, f"as names, one line of text each, of up to {LABEL_LENGTH} characters")
    return value


def named(field: str, values: object, what: str) -> dict[str, Any]:
    """A mapping whose keys are names; None is an empty one. ``what``: what stands under a name."""
    if values is None:
        return {}
    if not isinstance(values, Mapping):
        raise refused(field, values, f"{what} by name")
    return {label(field, name): value for name, value in cast("Mapping[object, Any]", values).items()}


def functions(field: str, values: object) -> dict[str, Callable[..., Any]]:
    """Functions by name; None is no function."""
    found = named(field, values, "a function")
    for one in found.values():
        if not callable(one):
            raise refused(field, one, "a function by name")
    return found


def listed(field: str, values: object, what: str) -> list[Any]:
    """A list or another sequence; not a text, nor what has no end or is no more than a rule for numbers."""
    if not isinstance(values, Sequence) or isinstance(values, str | bytes | bytearray | range):
        raise refused(field, values, what)
    return [*cast("Sequence[Any]", values)]


def shallow(field: str, value: _Given) -> _Given:
    """A value in which lists and objects do not lie too deep in one another."""
    layer: list[object] = [value]
    for _ in range(_DEPTH):
        layer = [part for one in layer for part in _parts(one)]
        if not layer:
            return value
    raise refused(field, value, f"values of up to {_DEPTH} lists or objects in one another")


def _parts(value: object) -> Sequence[object]:
    if isinstance(value, Mapping):
        return [*cast("Mapping[object, object]", value).values()]
    return [*cast("Sequence[object]", value)] if isinstance(value, list | tuple) else ()
