"""Components of a game: facts of a table, never of a position. Equal ones are one object, shared by all positions."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeVar

_INTERNED: dict[tuple[Any, ...], Any] = {}
_P = TypeVar("_P", bound="Piece")


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """A component. Make one with :meth:`of`: equal ones are then the same object, also after copying and pickling."""

    @classmethod
    def of(cls: type[_P], *values: Any) -> _P:
        """The one piece of this class with these values, in the order of its fields."""
        return _INTERNED.setdefault((cls, values), cls(*values))

    def __str__(self) -> str:
        return str(getattr(self, "id", None) or repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, tuple(getattr(self, part.name) for part in fields(self) if part.init)

    def __copy__(self: _P) -> _P:
        return self

    def __deepcopy__(self: _P, memo: object) -> _P:
        return self


def described(game: str, id: object, message: str, /, **facts: Any) -> str:
    """A piece's id and what it does, in words of the game's catalogue: "legio: +1 defence; costs 2 gold"."""
    return f"{id}: {words(game, message, **facts)}"


def words(game: str, message: str, /, **facts: Any) -> str:
    """Words of a game's catalogue, which is read only when somebody looks at a piece."""
    from rulesim import rulebook

    return rulebook.words(game, message, **facts)
