"""Positions from plain data: what the readers of all games do, or a BadInput that names the field."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar, Final, TypeVar

from rulesim.fields import Fielded
from rulesim.game import CHANCE, State, checked_name, nearest, unknown, wrong
from rulesim.options import RuleOptions
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, as_truth, is_number, need

VERSION: Final = 1
"""The version of every game's positions."""

T = TypeVar("T")
P = TypeVar("P")


def to_file(game: str, told: Mapping[str, Any], own_tables: Mapping[str, str]) -> dict[str, Any]:
    """A position as JSON data. Tables that are not the project's own are told in full under ``own_tables``."""
    own = {"own_tables": dict(own_tables)} if own_tables else {}
    return {"game": game, "version": VERSION, **told, **own}


def from_file(data: object, paths: str, instead: str) -> dict[str, Any]:
    """The fields of a position that a file or a share code has. It must not make us read another file.

    ``paths``: the field that would, which is refused; ``instead``: what such a position does, for the refusal.
    """
    given = as_object("position", data)
    need(paths not in given, paths, f"a position in a file {instead}.")
    return given


def check_names(
    data: Mapping[str, Any],
    game: str,
    title: str,
    known: Collection[str],
    options: type[RuleOptions],
    *,
    also: Collection[str] = (),
) -> None:
    """Refuse a name that is no field of a position, or belongs among the options; and another game's position.

    ``title``: what the game is called; ``also``: other names for fields, which are not told to whoever misspells one.
    """
    check_kind(data, game, title)
    for name in data:
        if name in known or name in also:
            continue
        if name in {part.name for part in fields(options)}:
            raise wrong(name, f"an option stands among the options; write options={{'{name}': ...}}.")
        raise unknown("field", name, known)


def check_kind(data: Mapping[str, Any], game: str, title: str) -> None:
    """Refuse a position that is of another game or of another version."""
    if data.get("game", game) != game or data.get("version", VERSION) != VERSION:
        raise wrong("game", f"this is no {title} position of version {VERSION}.")


class Box:
    """The pieces of the tables in use, by their ids. None is placed oftener than it is there, which a game counts."""

    __slots__ = ("by_id",)
    WORDS: ClassVar[Mapping[Any, str]] = {}
    """What a piece of a class is called where another is told."""

    def __init__(self, by_id: Mapping[str, Any]) -> None:
        self.by_id = by_id

    def find(self, field: str, id: Any, sort: type[P] | tuple[type[P], ...], word: str = "") -> P:
        """The piece of one sort with this id, which is placed now; BadInput if there is none that is not placed yet."""
        piece = self.by_id.get(id) if isinstance(id, str) else None
        if not isinstance(piece, sort):
            near = nearest(id, [i for i, other in self.by_id.items() if isinstance(other, sort)])
            hint = f" Did you mean {shown(near[0])}?" if near else ""
            raise wrong(field, f"{shown(id)} is no {word or self.WORDS[sort]}.{hint}")
        self.take(field, id)
        return piece

    def every(self, field: str, ids: Any, sort: type[P] | tuple[type[P], ...], word: str = "") -> tuple[P, ...]:
        """The pieces of one sort that a list names, in its order, which are placed now."""
        return tuple(self.find(field, id, sort, word) for id in as_list(field, ids))

    def take(self, field: str, id: str) -> None:
        """Mark a piece as placed, or one of equal ones; BadInput if there is none left."""
        raise NotImplementedError


class Reader:
    """Reads fields of plain data. ``name``: what stands before a field in errors, such as ``cities[0].``"""

    def __init__(self, data: dict[str, Any], name: str = "") -> None:
        self.data, self.name = data, name

    def at(self, key: str) -> str:
        """What a field is called in errors."""
        return f"{self.name}{key}"

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A field that is a whole number in a range."""
        value = self.data.get(key, default)  # what it is called is put together for a refusal alone
        return value if is_number(value, low, high) else as_number(self.at(key), value, low, high)

    def plain(self, made: Fielded, *names: str, **usual: Any) -> None:
        """Read fields of ``made`` as they are declared; ``usual``: what others are where the data leave them out."""
        for name in (*names, *usual):
            one = made.DECLARED[name]
            key, left_out = one.names[0], usual[name] if name in usual else one.value("usual", made)
            if one.words:
                value: Any = checked_name(self.at(key), self.data.get(key, left_out), one.words)
            elif isinstance(left_out, bool):
                value = as_truth(self.at(key), self.data.get(key, left_out))
            else:
                value = self.number(key, left_out, one.value("low", made), one.value("high", made))
            setattr(made, name, value)

    def listed(self, key: str, usual: Sequence[Any] = ()) -> list[Any]:
        """A field that is a list; ``usual`` if it is left out."""
        return as_list(self.at(key), self.data.get(key, usual))

    def mapped(self, key: str) -> dict[str, Any]:
        """A field that is an object; an empty one if it is left out."""
        return as_object(self.at(key), self.data.get(key, {}))

    def only(self, allowed: Sequence[str], *others: str) -> None:
        """Refuse fields that are neither ``allowed`` nor ``others``, which are other names for them."""
        for key in self.data:
            if key not in allowed and key not in others:
                raise unknown(self.at(key), key, allowed)

    def same(self, key: str, other: str) -> None:
        """Read what is told under another name for a field; not both."""
        need(key not in self.data, other, f"{key} says the same; give one of them.")
        self.data[key] = self.data.pop(other)

    def player_count(self) -> Any:
        """How many play, as told, else as many as there are cities, else two; unchecked."""
        return self.data.get("players", len(self.listed("cities", (None, None))))

    def each_city(self, players: int) -> list[Any]:
        """What is told of each city, by default nothing."""
        given = self.listed("cities", [dict[str, Any]()] * players)
        need(len(given) == players, "cities", f"{len(given)} cities for {players} players.")
        return given

    def check_player(self, state: State) -> None:
        """Refuse a ``player`` who is not to decide."""
        told = self.data.get("player", state.player)
        if told != state.player:
            who = "chance (-1)" if state.player == CHANCE else f"seat {state.player}"
            raise wrong("player", f"{shown(told)} is not to decide here; it is {who}.")

    def told_options(self, read: Callable[[Any, Any], T]) -> T:
        """The options in use: an edition's, with those told in their place."""
        return read(self.data.get("options", {}), self.data.get("edition"))

    def told_tables(self, by_path: Callable[[Any], T], from_texts: Callable[[dict[str, Any]], T]) -> T:
        """The tables in use: the project's own, read from paths, or told in full."""
        if "own_tables" not in self.data:
            return by_path(self.data.get("tables"))
        need("tables" not in self.data, "own_tables", "give either tables (paths) or own_tables (texts).")
        return from_texts(as_object("own_tables", self.data["own_tables"]))
