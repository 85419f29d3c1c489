"""What a session is told and what its file holds: each field is tested, and who gives another is told what may be."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, cast

from rulesim import sharecode
from rulesim.arguments import SEED_LIMIT, listed, refused
from rulesim.game import checked_name, wrong
from rulesim.outside import MARKS, shown

FORMAT: Final = "rulesim session"
VERSION: Final = 1
NAME_LENGTH: Final = 40
"""The most characters a player's or a session's name may have."""
NOTATION_LENGTH: Final = 500
"""The most characters that one entry of a script may have."""
MOST_MOVES: Final = 100_000
"""The most entries that a file may have."""

_Test = Callable[[Any], bool]


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_list(value: object, test: _Test) -> bool:
    return isinstance(value, list) and all(map(test, cast("list[object]", value)))


FIELDS: Final[dict[str, tuple[_Test, str]]] = {
    "format": (lambda v: v == FORMAT, f'"{FORMAT}"'),
    "version": (lambda v: _is_whole(v) and v == VERSION, f"{VERSION}; a higher number comes from a newer rulesim"),
    "game": (_is_text, "the name of a game"),
    "name": (_is_text, "a text"),
    "names": (lambda v: _is_list(v, _is_text), "a list of texts, one per seat"),
    "seed": (lambda v: _is_whole(v) and 0 <= v < SEED_LIMIT, "a whole number from 0 to 2**64 - 1"),
    "chance": (lambda v: v in ("auto", "wait"), '"auto" or "wait"'),
    "script": (
        lambda v: (
            _is_list(v, lambda x: x is None or (_is_text(x) and len(x) <= NOTATION_LENGTH and x.isprintable()))
            and len(v) <= sharecode.MOST_ACTIONS
        ),
        f"a list of up to {sharecode.MOST_ACTIONS} notations or null",
    ),
    "start": (lambda v: isinstance(v, Mapping), "a position"),
    "moves": (
        lambda v: (
            _is_list(v, lambda x: isinstance(x, list) and [*map(type, cast("list[object]", x))] == [int, str])
            and len(v) <= MOST_MOVES
        ),
        f"a list of [number of an earlier entry, notation], up to {MOST_MOVES}",
    ),
    "next": (lambda v: _is_list(v, _is_whole), "a list of whole numbers"),
    "here": (_is_whole, "the number of an entry of moves, or 0"),
}
"""The fields of a session file: what they must be, and how to say so."""


def checked(name: str, value: Any) -> Any:
    """``value`` if the field may have it; raises BadInput that says what is allowed."""
    test, allowed = FIELDS[name]
    if not test(value):
        raise refused(name, value, allowed)
    return value


def checked_file(data: object) -> Mapping[str, Any]:
    """Every field of a session file, each of the right shape. Unknown and missing ones are named."""
    if not isinstance(data, Mapping):
        raise wrong("file", f"a session is an object with named fields, not {shown(data)}.")
    fields = cast("Mapping[str, Any]", data)
    for name in fields:
        checked_name("field", name, FIELDS)
    for name in FIELDS:
        if name not in fields:
            raise wrong(name, f"the field is missing; allowed: {FIELDS[name][1]}.")
        checked(name, fields[name])
    return fields


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """The players' names by seat, "" for none."""
    if names is None:
        return ("",) * players
    allowed = f"one name for each of {players} players"
    given = listed("names", names, allowed)
    if len(given) != players:
        raise refused("names", names, allowed)
    return tuple(plain_name("names", name) for name in given)


def plain_name(field: str, name: object) -> str:
    """A name without blanks around it. Signs that are no text (line breaks, changes of direction) are refused."""
    if not isinstance(name, str):
        raise refused(field, name, "plain text")
    kept = name.strip()
    if len(kept) > NAME_LENGTH:
        raise wrong(field, f"{shown(kept)} is too long; allowed: up to {NAME_LENGTH} characters.")
    for sign in kept:
        turns = unicodedata.bidirectional(sign) in _TURNS
        if turns or unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp"):
            raise wrong(field, f"{shown(kept)} has the control character {sign!a}; allowed: plain text.")
    rows = groupby(kept, lambda sign: unicodedata.category(sign) in ("Mn", "Me"))
    if max((len([*row]) for marks, row in rows if marks), default=0) > MARKS:
        raise wrong(field, f"{shown(kept)} has too many accents on one letter; allowed: up to {MARKS}.")
    return kept


_TURNS: Final = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
