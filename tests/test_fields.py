"""Fields that are declared once: what a class gets from its declarations, and what the three games declare."""

from __future__ import annotations

from typing import Any

import pytest

import rulesim
from rulesim import BadInput
from rulesim.fields import (
    BORROWS,
    COPIES,
    LEFT_OUT,
    LIST,
    LISTS,
    SEATS,
    Field,
    Fielded,
    at_path,
    field,
    lists,
    names_in_data,
)
from rulesim.positions import Reader


class Shelf(Fielded):
    books: int = field(2, low=0, high=lambda shelf: 10 * shelf.boards)
    boards: int = field(1, usual=1, low=1, high=4, told="rows")

    def __init__(self) -> None:
        self.begin()


class Library(Fielded):
    """A made-up position with a field of every kind."""

    rooms: int = field()
    mood: str = field("calm", words=("calm", "loud"), usual="calm")
    is_open: bool = field(False, usual=True)
    readers: tuple[int, ...] = field((), write=list)
    lent: list[str] = field(lambda _: ["a"], kept=LIST, write=list, follows="mood", gives_up=True)
    halls: list[list[int]] = field(lambda library: [[0] for _ in range(library.rooms)], kept=LISTS)
    sides: list[list[int]] = field(lambda _: [[1], [2]], kept=lists(2), told="left right")
    shelves: list[Shelf] = field(lambda _: [Shelf(), Shelf()], kept=COPIES, of=Shelf)
    keys: int = field(7, tell={"key": lambda library: library.keys + 1, "door": lambda library: library.rooms})
    notes: list[str] | None = field(None, kept=LEFT_OUT, told="")

    def __init__(self, rooms: int) -> None:
        self.rooms = rooms
        self.begin()


def test_fields_are_slots_with_first_values() -> None:
    library = Library(2)
    assert Library.__slots__ == tuple(Library.DECLARED)
    assert (library.mood, library.halls, library.sides, library.keys) == ("calm", [[0], [0]], [[1], [2]], 7)
    with pytest.raises(AttributeError):
        library.roof = 1  # type: ignore[attr-defined]
    assert Library(1).lent is not Library(1).lent


def test_a_copy_keeps_each_field_as_declared() -> None:
    library = Library(2)
    library.notes, library.readers = ["seen"], (3,)
    new = library.copy()
    assert type(new) is Library and new.notes is None and new.readers is library.readers
    for change in (
        lambda one: one.lent.append("b"),
        lambda one: one.halls[0].append(5),
        lambda one: one.sides[1].append(5),
        lambda one: setattr(one.shelves[0], "books", 9),
    ):
        before = new.fields_to_dict()
        change(library)
        assert new.fields_to_dict() == before != library.fields_to_dict()


def test_fields_are_told_in_their_order_under_their_names() -> None:
    told = Library(1).fields_to_dict()
    shelf = {"books": 2, "rows": 1}
    assert [*told.items()] == [
        ("rooms", 1), ("mood", "calm"), ("is_open", False), ("readers", []), ("lent", ["a"]), ("halls", [[0]]),
        ("left", [1]), ("right", [2]), ("shelves", [shelf, shelf]), ("key", 8), ("door", 1),
    ]  # fmt: skip
    assert names_in_data(Library) == tuple(told)


def test_a_reader_reads_what_is_declared() -> None:
    shelf = Shelf()
    Reader({"rows": 2, "books": 20}).plain(shelf, "boards", "books")
    assert (shelf.boards, shelf.books) == (2, 20)
    Reader({}, "shelf.").plain(shelf, "boards", books=3)
    assert (shelf.boards, shelf.books) == (1, 3)
    library = Library(1)
    Reader({"mood": "loud"}).plain(library, "mood", "is_open")
    assert (library.mood, library.is_open) == ("loud", True)


@pytest.mark.parametrize(
    ("data", "names", "says"),
    [
        ({"rows": 5}, ["boards"], r"^shelf\.rows: a whole number from 1 to 4 is needed, not 5\.$"),
        ({"rows": 1, "books": 11}, ["boards", "books"], r"^shelf\.books: a whole number from 0 to 10 is needed"),
        ({"books": True}, ["books"], r"^shelf\.books: "),
        ({"mood": "lod"}, ["mood"], r"^shelf\.mood: .*Did you mean 'loud'"),
        ({"is_open": 1}, ["is_open"], r"^shelf\.is_open: true or false is needed, not 1\.$"),
    ],
)
def test_a_reader_refuses_what_is_out_of_bounds(data: dict[str, Any], names: list[str], says: str) -> None:
    made = Shelf() if hasattr(Shelf, names[0]) else Library(1)
    with pytest.raises(BadInput, match=says):
        Reader(data, "shelf.").plain(made, *names)


def test_a_path_leads_to_a_declaration() -> None:
    def found(*path: str) -> Field | None:
        return at_path(Library, path)

    assert found("lent") is Library.DECLARED["lent"] and Library.DECLARED["lent"].follows == ("mood",)
    assert found("right") is found("left") is Library.DECLARED["sides"]
    assert found("shelves", "1", "rows") is Shelf.DECLARED["boards"]
    assert found("halls", "1", "0") is Library.DECLARED["halls"]
    assert found("boards") is found("sides") is found("shelves", "1") is found("notes") is None
    assert at_path(object, ["lent"]) is None


@pytest.mark.parametrize("game", rulesim.games())
def test_a_game_declares_all_fields_of_its_positions(game: str) -> None:
    state = rulesim.find_game(game).state
    assert issubclass(state, Fielded)
    classes = [state, *(one.of for one in state.DECLARED.values() if one.of is not None)]
    for one in classes:
        told = {*names_in_data(one), *rulesim.new_game(game, 2).to_dict(), "*"}
        assert all({*part.follows} <= told for part in one.DECLARED.values()), "what is followed is told"
        assert sum(part.gives_up or bool(part.follows) for part in one.DECLARED.values()) > 0


class Table(Fielded):
    shelves: list[Shelf] = field(lambda _: [Shelf(), Shelf()], kept=SEATS, of=Shelf)
    lent: list[str] = field(lambda _: ["a"], kept=LIST)
    borrows: bool = field(False, kept=BORROWS, told="")

    def __init__(self) -> None:
        self.begin()


def test_a_branch_has_the_part_of_one_seat_as_its_own() -> None:
    table = Table()
    branch, copy = table.branch(1), table.copy()
    assert branch.fields_to_dict() == copy.fields_to_dict() == table.fields_to_dict()
    assert [one is other for one, other in zip(branch.shelves, table.shelves, strict=True)] == [True, False]
    assert not any(one is other for one, other in zip(copy.shelves, table.shelves, strict=True))
    assert branch.shelves is not table.shelves and branch.lent is not table.lent
    assert branch.borrows and branch.branch(0).borrows and not any((table.borrows, copy.borrows, branch.copy().borrows))
