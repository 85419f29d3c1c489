"""A position's fields, each declared once: how a copy keeps it, its name and form in data, its bounds, what it follows.

A class of :class:`Fielded` names its fields so::

    class City(Fielded):
        stars: int = field(0, low=0, high=20)
        supply: list[int] = field(lambda city: [0, 0, 0, 0], kept=LIST, write=figures_to_dict)
        ring: int = field(0, told="aqueduct", low=0, high=12)

From these declarations come its slots, ``begin`` (the first values), ``copy`` and ``fields_to_dict``, which are written
out as source and compiled once for each class, so that they are as fast as what one would write by hand; the names of
its fields in data (:func:`names_in_data`); how a :class:`~rulesim.positions.Reader` reads what depends on no other
field; and which fields a what-if works out again (:func:`at_path`).
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import EllipsisType
from typing import Any, ClassVar, Final, Self

SHARED: Final = "new.{0} = self.{0}"
"""A copy shares the value, for it never changes."""
LIST: Final = "new.{0} = self.{0}[:]"
"""A copy has a list of its own."""
LISTS: Final = "new.{0} = [part[:] for part in self.{0}]"
"""A copy has lists of its own in a list of its own."""
COPIES: Final = "new.{0} = [part.copy() for part in self.{0}]"
"""A copy has copies of the parts; a branch shares them, so who changes one puts a copy in its place first."""
SEATS: Final = "new.{0} = [seat.copy() for seat in self.{0}]"
"""A copy has copies of the parts, one per seat; a branch has a copy of one seat's."""
BORROWS: Final = "new.{0} = False"
"""Whether it shares parts with another, as a branch does and a copy does not."""
_BRANCHED: Final = {
    SEATS: "new.{0} = self.{0}[:]; new.{0}[seat] = self.{0}[seat].copy()",
    COPIES: LIST,
    BORROWS: "new.{0} = True",
}
"""What a branch does where it does not do what a copy does."""
LEFT_OUT: Final = "new.{0} = None"
"""A copy has nothing."""


def lists(size: int) -> str:
    """As :data:`LISTS` for always so many lists, which is faster."""
    parts = [f"part{number}" for number in range(size)]
    return f"{', '.join(parts)} = self.{{0}}; new.{{0}} = [{', '.join(f'{part}[:]' for part in parts)}]"


Worked = Callable[[Any], Any]
"""A value that is worked out of an object, as far as it is there."""


@dataclass(frozen=True, slots=True)
class Field:
    """What is declared of one field; :func:`field` tells the meaning of each part."""

    begin: Any
    kept: str
    write: Worked | None
    tell: Mapping[str, Worked]
    words: Sequence[str]
    usual: Any
    low: Any
    high: Any
    of: type[Fielded] | None
    follows: tuple[str, ...]
    gives_up: bool
    swaps: bool
    names: tuple[str, ...]
    """What the field is called in data: often one name, none if it is not told; "" is its own name."""
    name: str = ""

    def called(self, name: str) -> Field:
        """The same with its own name."""
        return replace(self, name=name, names=tuple(one or name for one in self.names))

    def value(self, part: str, made: Any) -> Any:
        """What is declared under ``part``, "usual", "low" or "high": as it is, or worked out of what is read so far."""
        declared = getattr(self, part)
        return declared(made) if callable(declared) else declared


def field(
    begin: Worked | int | str | tuple[Any, ...] | EllipsisType | None = ...,
    *,
    kept: str = SHARED,
    told: str | None = None,
    write: Worked | None = None,
    tell: Mapping[str, Worked] | None = None,
    words: Sequence[str] = (),
    usual: Worked | int | str = 0,
    low: Worked | int = 0,
    high: Worked | int = 0,
    of: type[Fielded] | None = None,
    follows: str = "",
    gives_up: bool = False,
    swaps: bool = False,
) -> Any:
    """One field of a :class:`Fielded` class.

    ``begin``: the first value, or a function of the object that gives it; without it ``__init__`` sets the field.
    ``kept``: what a copy does: one of the constants above. ``told``: the name in data, if it is another one; several,
    with blanks between them, for the parts of a tuple or list; "" if it is not told. ``write``: the value, or each of
    these parts, as plain data. ``tell``: instead of both, name in data -> a function of the object. ``words``: the
    texts it may be; else ``low`` and ``high`` are the bounds of a number. ``usual``: the value where data leave it out.
    All three may be functions of the object as far as it has been read. ``of``: the class of a list's parts, if they
    have fields. ``follows``: the names in data, with blanks between them, of what it can be worked out of where it is
    left out: of the same object, or of the whole position; "*" for all the rest. ``gives_up``: it gives up pieces that
    are put elsewhere; ``swaps``: what lay there comes here instead, if it may, so that no place stays empty.
    """
    names, follow = (*tell,) if tell else ("",) if told is None else (*told.split(),), (*follows.split(),)
    return Field(begin, kept, write, dict(tell or {}), words, usual, low, high, of, follow, gives_up, swaps, names)


class _Declaring(ABCMeta):
    """Makes slots and methods of what a class declares."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _Declaring:
        found = {key: one.called(key) for key, one in namespace.items() if isinstance(one, Field)}
        rest = {key: value for key, value in namespace.items() if key not in found}
        scope: dict[str, Any] = {"make": object.__new__}
        if found:
            rest |= _compiled(found, scope) | {"__slots__": tuple(found), "DECLARED": found}
        made = super().__new__(mcs, name, bases, rest)
        scope["cls"] = made
        return made


class Fielded(metaclass=_Declaring):
    """An object with declared fields; see the module's page."""

    __slots__ = ()

    DECLARED: ClassVar[Mapping[str, Field]] = {}
    """Every field by its name."""

    def begin(self) -> None:
        """Give every field its first value, in the order of their declarations."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy; what never changes is shared."""
        raise NotImplementedError

    def branch(self, seat: int) -> Self:
        """A copy to look ahead in, in which only this seat's part is its own: no action in it may change another's."""
        raise NotImplementedError

    def fields_to_dict(self) -> dict[str, Any]:
        """The fields that are told, as plain data, in the order of their declarations."""
        raise NotImplementedError


def _compiled(found: Mapping[str, Field], scope: dict[str, Any]) -> dict[str, Any]:
    """The methods of a class with these fields. ``scope``: where they find what their source names."""
    fresh = {name: one.begin for name, one in found.items() if one.begin is not ...}
    scope |= {f"begin_{name}": first for name, first in fresh.items()}
    entries = [entry for one in found.values() for entry in _entries(one, scope)]
    kept = {name: one.kept for name, one in found.items()}
    bodies = {
        "begin": [f"self.{name} = begin_{name}{'(self)' * callable(first)}" for name, first in fresh.items()],
        "copy": ["new = make(cls)", *(how.format(name) for name, how in kept.items()), "return new"],
        "branch": [
            "new = make(cls)",
            *(_BRANCHED.get(how, how).format(name) for name, how in kept.items()),
            "return new",
        ],
        "fields_to_dict": [f"return {{{', '.join(entries)}}}"],
    }
    for name, lines in bodies.items():
        exec("\n    ".join([f"def {name}(self{', seat' * (name == 'branch')}):", *lines]), scope)
        scope[name].__doc__ = getattr(Fielded, name).__doc__
    return {name: scope[name] for name in bodies}


def _entries(one: Field, scope: dict[str, Any]) -> list[str]:
    """The source of a field's entries in a dict."""
    for name, tell in one.tell.items():
        scope[f"tell_{name}"] = tell
    if one.tell:
        return [f"{name!r}: tell_{name}(self)" for name in one.tell]
    values = [f"self.{one.name}"]
    if len(one.names) > 1:
        values = [f"self.{one.name}[{number}]" for number in range(len(one.names))]
    if one.write is not None:
        scope[f"write_{one.name}"] = one.write
        values = [f"write_{one.name}({value})" for value in values]
    elif one.of is not None:
        values = [f"[part.fields_to_dict() for part in {value}]" for value in values]
    return [f"{name!r}: {value}" for name, value in zip(one.names, values, strict=False)]


def to_list(values: Iterable[Any]) -> list[Any]:
    """A tuple as a list, for a field's ``write``."""
    return [*values]


def to_lists(values: Iterable[Iterable[Any]]) -> list[list[Any]]:
    """Tuples in a tuple as lists, for a field's ``write``."""
    return [[*one] for one in values]


def ids(pieces: Iterable[Any]) -> list[str]:
    """The ids of pieces, in their order, for a field's ``write``."""
    return [piece.id for piece in pieces]


def id_of(piece: Any) -> str | None:
    """The id of a piece, None where there is none, for a field's ``write``."""
    return None if piece is None else piece.id


def name_among(words: Sequence[str]) -> Worked:
    """The word at an index, None for -1, for a field's ``write``."""
    return lambda index: words[index] if index >= 0 else None


def by_name(names: Sequence[str]) -> Worked:
    """Values under their names, in order, for a field's ``write``; fewer values are the first ones'."""
    return lambda values: dict(zip(names, values, strict=False))


def names_in_data(declared: type[Fielded]) -> tuple[str, ...]:
    """What the fields of a class are called in data, in the order in which they are told."""
    return tuple(name for one in declared.DECLARED.values() for name in one.names)


def at_path(declared: type[Any], path: Sequence[str]) -> Field | None:
    """The field that holds what is at a path in data, such as ``["cities", "0", "stars"]``; None if there is none."""
    if not issubclass(declared, Fielded) or not path:
        return None
    one = next((one for one in declared.DECLARED.values() if path[0] in one.names), None)
    if len(path) == 1 or one is None or one.of is None:
        return one
    return at_path(one.of, path[2:])
