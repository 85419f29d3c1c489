"""Values that nobody would give on purpose, and what holds whatever is given: a short refusal, and nothing changed.

Everything is drawn from a :class:`random.Random`, so that the number of a trial brings a fault back. What a page or a
file can hold is :func:`plain`; what a cell of a notebook can hold as well is :func:`value`.
``RULESIM_EXAMPLES=100000`` tries more than the usual number, as ``make fuzz`` does.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from rulesim import BadInput, IllegalAction

EXAMPLES: Final = int(os.environ.get("RULESIM_EXAMPLES", "0"))
"""Trials of every kind, where it is given."""
MESSAGE: Final = 1500
"""No refusal is longer."""
REFUSED: Final = object()
"""What :func:`attempt` gives for a call that was refused."""

NUMBERS: Final[tuple[Any, ...]] = (
    -(10**5000), -(2**63), -2, -1, 0, 1, 2, 3, 7, 40, 100, 4096, 2**31, 2**32, 2**53, 2**63, 2**64 - 1, 2**64,
    10**20, 10**400, 10**5000, True, False, -0.0, 0.5, 1.0, 1.5, 1e308, float("inf"), float("-inf"), float("nan"),
)  # fmt: skip
TEXTS: Final = (
    "", " ", "0", "-1", "1e309", "x", "None", "null", "\0", "a\0b", "\n", "\r\n\t", "\ud800", "\udfff x", "a" * 300,
    "a" * 3_000, "9" * 5_000, "a" * 100_000, "\u202eabc", "\u2066", "e" + "\u0301" * 200, "𝔘𝔫𝔦", "🏛" * 50, "\ufeff",
    "$x$", "$\\href{https://evil.example}{win}$", "<script>alert(1)</script>", "</style>", "{", "[" * 3_000, "%s%n",
    "../../etc/passwd", "/dev/zero", "~nouser/x", "con", ".", "..", "/", "\\", "`rm`", "'", '"', "armorica",
    "__class__",
)  # fmt: skip


class Hostile:
    """An object that answers nothing."""

    def __repr__(self) -> str:
        raise RuntimeError("no")

    __str__ = __repr__

    def __len__(self) -> int:
        raise RuntimeError("no length")

    def __iter__(self) -> Iterator[Any]:
        raise RuntimeError("no entries")


def _nested(depth: int, wrap: Callable[[Any], Any]) -> Any:
    found: Any = wrap(0)
    for _ in range(depth):
        found = wrap(found)
    return found


CONTAINERS: Final[tuple[Any, ...]] = (
    [], {}, [[]], [None], [0, 0, 0], ["x", "x"], {"x": 1}, {"": ""}, {"colour": {}}, [{}, []], ["\ud800"],
    [10**5000], {"a": 10**5000}, ["a" * 3_000] * 3, ["x"] * 2_000, [0] * 2_000,
    _nested(60, lambda inner: [inner]), _nested(60, lambda inner: {"x": inner}),
    _nested(3_000, lambda inner: [inner]), _nested(3_000, lambda inner: {"x": inner}),
)  # fmt: skip
OBJECTS: Final[tuple[Any, ...]] = (
    b"", b"bytes", bytearray(9), (), ((),), {1, 2}, frozenset(), {1: 2}, {None: None}, {(1, 2): 3}, 1j, range(3),
    range(10**12), iter(()), count(), Hostile, Hostile(), object(), NotImplemented, ..., len, Exception("x"),
    Path("x"), type, lambda *_: None, Random(0),
)  # fmt: skip


def plain(rng: Random, depth: int = 2) -> Any:
    """What JSON can say, and a careless page: infinities, signs that are no text, deep nesting."""
    kind = rng.randrange(8)
    if kind < 3:
        return rng.choice(NUMBERS)
    if kind < 6:
        return text(rng)
    if kind == 6 or not depth:
        return rng.choice((None, *CONTAINERS))
    parts = [plain(rng, depth - 1) for _ in range(rng.randrange(4))]
    return parts if rng.random() < 0.5 else {text(rng)[:20]: part for part in parts}


def value(rng: Random, depth: int = 2) -> Any:
    """Anything that Python has."""
    return rng.choice(OBJECTS) if rng.random() < 0.25 else plain(rng, depth)


def text(rng: Random) -> str:
    """A text: one of the usual suspects, or signs at random."""
    if rng.random() < 0.7:
        return rng.choice(TEXTS)
    return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0x300, 0x370), rng.randrange(0x110000))))
                   for _ in range(rng.randrange(1, 12)))  # fmt: skip


def typo(rng: Random, said: str) -> str:
    """A text as it is said with one to three signs or words changed, doubled, left out or swapped."""
    parts: Sequence[str] = said.split(" ") if rng.random() < 0.5 else said
    glue, parts = (" ", [*parts]) if isinstance(parts, list) else ("", [*parts])
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(parts) + 1)
        change = rng.randrange(4)
        if change == 0:
            parts.insert(place, rng.choice(("0", "-1", "99", "x", "9" * 5_000, rng.choice(TEXTS), *parts)))
        elif parts:
            place %= len(parts)
            other = rng.randrange(len(parts))
            if change == 1:
                del parts[place]
            elif change == 2:
                parts[place], parts[other] = parts[other], parts[place]
            else:
                parts[place] = rng.choice(("0", "-1", "99", "x", rng.choice(TEXTS)))
    return glue.join(parts)


def among(rng: Random, *good: Any, nasty: Callable[[Random], Any] = value, often: float = 0.5) -> Any:
    """One of the good values, or a nasty one; ``often``: how often a good one."""
    return rng.choice(good) if good and rng.random() < often else nasty(rng)


def trials(usual: int, name: str) -> Iterator[Random]:
    """A generator per trial, the same ones each time; a failing trial tells its number by its seed, ``name/number``."""
    for number in range(EXAMPLES or usual):
        yield Random(f"{name}/{number}")


def attempt(call: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """What a call gives, or :data:`REFUSED`. A refusal is a BadInput or IllegalAction, names the field and is short."""
    return attempt_file(call, (), *given, **named)


def attempt_file(call: Callable[..., Any], also: Any = OSError, *given: Any, **named: Any) -> Any:
    """:func:`attempt` where other exceptions are right, too."""
    try:
        return call(*given, **named)
    except BadInput as refused:
        assert isinstance(refused.field, str) and refused.field
        _assert_short(refused)
    except IllegalAction as refused:
        assert refused.rule
        _assert_short(refused)
    except also as refused:
        _assert_short(refused)
    return REFUSED


def _assert_short(refused: BaseException) -> None:
    told = str(refused)
    assert 0 < len(told) <= MESSAGE, f"{len(told)} characters: {told[:MESSAGE]}"
    told.encode()  # it can be shown: no halves of characters
