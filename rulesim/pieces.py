"""Components of a game: facts of a table, never of a position. Equal ones are one object, shared by all positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Generic, Self, TypeVar

_INTERNED: dict[tuple[Any, ...], Any] = {}
_P = TypeVar("_P", bound="Piece")
_T = TypeVar("_T")


def worked(out: Callable[[Any], Any]) -> Any:
    """A field of a :class:`Piece` that follows from those before it: what is worked out of the piece."""
    return field(init=False, metadata={"out": out})


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """A component. Make one with :meth:`of`: equal ones are then the same object, also after copying and pickling."""

    def __post_init__(self) -> None:
        for part in fields(self):
            if not part.init:
                object.__setattr__(self, part.name, part.metadata["out"](self))

    @classmethod
    def of(cls: type[_P], *values: Any) -> _P:
        """The one piece of this class with these values, in the order of its fields."""
        key = (cls, values)
        known = _INTERNED.get(key)
        return _INTERNED.setdefault(key, cls(*values)) if known is None else known

    def __str__(self) -> str:
        return str(getattr(self, "id", None) or repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, tuple(getattr(self, part.name) for part in fields(self) if part.init)

    def __copy__(self: _P) -> _P:
        return self

    def __deepcopy__(self: _P, memo: object) -> _P:
        return self


class PieceSet(Generic[_P]):
    """All components of one copy of a game, never changed, so a copy of it is the same. ``set["forum"]`` looks one up.

    ``by_id``: every piece by its id. ``own``: table name -> text, of the tables that are not the project's own.
    """

    __slots__ = ()

    by_id: Mapping[str, _P]
    own: Mapping[str, str]

    def __getitem__(self, id: str) -> _P:
        return self.by_id[id]

    def __contains__(self, id: object) -> bool:
        return id in self.by_id

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def origin(self) -> str:
        """Whose tables these are: "teaching set", or "own" and their names."""
        return f"own {', '.join(sorted(self.own))}" if self.own else "teaching set"


def without(pieces: Sequence[_T], piece: _T) -> tuple[_T, ...]:
    """These pieces but for one (the first of equal ones), in their order."""
    place = pieces.index(piece)
    return (*pieces[:place], *pieces[place + 1 :])


def described(game: str, id: object, message: str, /, **facts: Any) -> str:
    """A piece's id and what it does, in words of the game's catalogue: "legio: +1 defence; costs 2 gold"."""
    return f"{id}: {words(game, message, **facts)}"


def words(game: str, message: str, /, **facts: Any) -> str:
    """Words of a game's catalogue, which is read only when somebody looks at a piece."""
    from rulesim import rulebook

    return rulebook.words(game, message, **facts)
