"""Component tables as every game reads them: CSV and TOML files beside the game's modules, or an owner's own instead.

A game's ``tables.py`` says which columns and keys there are and what is made of them. Every fault is a
:class:`~rulesim.game.BadInput` that names file, line and column.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any, Final, Generic, Self, TypeVar, cast

from rulesim.game import BadInput, checked_name, nearest, wrong
from rulesim.outside import SHOWN, harmless, shown
from rulesim.plain import range_needed

PROVENANCES: Final = ("rulebook", "public", "inferred", "reconstructed", "own")
"""Where a fact comes from: the rules, public sources, both taken together, a guess of this project, the owner's box."""

NAME_LENGTH: Final = 60
"""The most characters that the name of a piece may have."""
MOST_BYTES: Final = 500_000
"""The most bytes that the file of a table may have."""
MOST_LINES: Final = 1000
"""The most lines that a table may have."""
REMARKS: Final = ("meaning", "unique_basis")
"""Columns of the project's own tables that only explain others; so does what follows ``provenance``."""
MOST_ENTRIES: Final = 100
"""The most entries that a list in a TOML table may have."""
_SEPARATORS: Final = ",;\t"
_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]{0,19}")
_KEPT: Final = 16
_T = TypeVar("_T")
_A = TypeVar("_A")


# --- cells ---


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands: file, line (0: not known) and column, for the error that it may cause."""

    source: str
    line: int
    column: str = ""

    def at(self, column: str) -> Place:
        """The same line, in another column."""
        return Place(self.source, self.line, column)

    def fault(self, value: object, why: str) -> BadInput:
        """The error for the value that stands here."""
        line = f", line {self.line}" if self.line else ""
        text = f"{self.source}{line}, column {self.column}: {shown(value)} is not usable, {why}."
        return BadInput(self.column, text)

    def need(self, fits: Any, value: object, why: str) -> None:
        """Raise the error for the value that stands here unless it fits."""
        if not fits:
            raise self.fault(value, why)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a CSV table; each method reads one cell or raises the fault in it. ``index``: which one, from 0."""

    cells: Mapping[str, str]
    where: Place
    index: int

    def text(self, column: str) -> str:
        """The cell as it stands."""
        return self.cells[column]

    def need(self, fits: Any, column: str, why: str) -> None:
        """Raise the error for the cell in that column unless it fits."""
        if not fits:
            raise self.where.at(column).fault(self.cells[column], why)

    def name(self, column: str) -> str:
        """What a piece is called: text that does no harm where it is read."""
        text = self.cells[column]
        self.need(len(text) <= NAME_LENGTH, column, f"a name of up to {NAME_LENGTH} characters is needed")
        return harmless(text)

    def one_of(self, column: str, allowed: Iterable[str], because: str = "") -> str:
        """One of these words."""
        names = tuple(allowed)
        told = f"allowed: {', '.join(n or '(empty)' for n in names)}{because}"
        self.need(self.cells[column] in names, column, told)
        return self.cells[column]

    def truth(self, column: str) -> bool:
        """``true`` or ``false``."""
        return self.one_of(column, ("true", "false")) == "true"

    def number(self, column: str, low: int, high: int, empty: int | None = None) -> int:
        """A whole number; ``empty`` is what an empty cell stands for, if it may be empty."""
        text = self.cells[column]
        if not text and empty is not None:
            return empty
        fits = is_number(text.removeprefix("-")) and low <= int(text) <= high
        self.need(fits, column, range_needed(low, high))
        return int(text)

    def id(self, column: str) -> str:
        """The id of a piece."""
        fits = _ID.fullmatch(self.cells[column])
        self.need(fits, column, "an id of 1 to 20 letters, digits, '+', '-', '_' and '.' is needed")
        return self.cells[column]

    def parsed(self, column: str, parse: Callable[[str, _A, Place], _T], allowed: _A) -> _T:
        """The cell as ``parse`` reads it of its text, of what is allowed there, and of where it stands."""
        return parse(self.cells[column], allowed, self.where.at(column))

    def provenance(self) -> str:
        """Where the facts of this row come from."""
        return self.one_of("provenance", PROVENANCES)


def is_number(text: str) -> bool:
    """Whether a cell holds plain digits, and not more than three."""
    return text.isascii() and text.isdecimal() and len(text) <= 3


# --- CSV tables ---


def rows(text: str, source: str, columns: Sequence[str], field: str = "tables") -> Iterator[Row]:
    """The rows of a CSV table that has these columns (others are left alone), each with its line.

    Spreadsheets of any country may have written it: with commas, semicolons or tabs, and its header in any case.
    ``field``: what an error is about if it is no column.
    """
    text = checked_text(text, source, field)
    header = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(_SEPARATORS, key=header.count))
    try:
        names = [name.strip().lower() for name in next(reader, list[str]())]
        _check_header(names, source, columns)
        for index, cells in enumerate(cells for cells in reader if cells):
            if len(cells) > len(names):
                told = f"{source}, line {reader.line_num}: there are cells after the last column, {names[-1]}."
                raise BadInput(names[-1], told)
            found = dict.fromkeys(columns, "") | dict(zip(names, map(str.strip, cells), strict=False))
            yield Row(found, Place(source, reader.line_num), index)
    except csv.Error as error:
        raise BadInput(field, f"{source}, line {reader.line_num}: this is no CSV table ({error}).") from error


def _check_header(names: Sequence[str], source: str, columns: Sequence[str]) -> None:
    """Every column is there, once."""
    if len(names) == 1 < len(columns):
        told = f"the header, {shown(names[0])}, is not separated by commas, semicolons or tabs"
        raise BadInput(columns[0], f"{source}, line 1, column {columns[0]}: {told}; needed: {', '.join(columns)}.")
    for column in columns:
        times = names.count(column)
        if times != 1:
            near = nearest(column, [name for name in names if name not in columns], 1, 0.85)
            hint = f" Is it {shown(near[0])}?" if near and not times else ""
            why = "missing" if not times else f"there {times} times"
            raise BadInput(column, f"{source}, line 1, column {column}: the column is {why}.{hint}")


def checked_text(text: str, source: str, field: str = "tables") -> str:
    """The text of a table without a byte order mark; raises BadInput for one that is too long."""
    text = text.removeprefix("\ufeff")
    for count, most, what in ((len(text), MOST_BYTES, "characters"), (text.count("\n"), MOST_LINES, "lines")):
        if count > most:
            raise BadInput(field, f"{source}: {count} {what} are too many; a table has at most {most}.")
    return text


def pieces(
    text: str, source: str, columns: Sequence[str], make: Callable[[Row], _T], box: int = 0, field: str = "tables"
) -> tuple[_T, ...]:
    """Every row made into a piece by ``make``; the first column has its id, and ids differ.

    ``box``: how many pieces the box has, if that is fixed. ``field``: as for :func:`rows`.
    """
    key = columns[0]
    found: list[_T] = []
    lines: dict[str, int] = {}
    for row in rows(text, source, columns, field):
        found.append(make(row))
        id = row.text(key)
        row.need(id not in lines, key, f"used already in line {lines.get(id)}")
        lines[id] = row.where.line
    if box and len(found) != box:
        check(source, [(key, f"{len(found)} pieces, the box has {box}")])
    return tuple(found)


Faults = Iterable[tuple[str, str]]
"""Columns and what is wrong there."""


def check(source: str, faults: Faults) -> None:
    """Raise BadInput for the first of these faults of a table as a whole."""
    for column, why in faults:
        raise BadInput(column, f"{source}, column {column}: {why}.")


def used_twice(ids: Iterable[str]) -> str:
    """The first id that is there more than once, as errors show it; "" if they differ."""
    return next((shown(id) for id, times in Counter(ids).items() if times > 1), "")


# --- TOML tables ---


class Section:
    """One table of a TOML file, by its name; each method reads one key or raises the fault in it."""

    __slots__ = ("data", "name", "source", "text")

    def __init__(self, text: str, source: str, data: Any, name: str = "") -> None:
        self.text, self.source, self.name = text, source, name
        self.data: Mapping[str, Any] = data
        if not isinstance(data, dict):
            raise BadInput(name, f"{source}, column {name}: a table with named keys is needed, not {shown(data)}.")

    def section(self, name: str) -> Self:
        """The table of that name in this one."""
        path = f"{self.name}.{name}" if self.name else name
        if name not in self.data:
            raise BadInput(path, f"{self.source}, column {path}: the table [{path}] is missing.")
        return type(self)(self.text, self.source, self.data[name], path)

    def place(self, key: str, entry: int = 0) -> Place:
        """Where a key (and, in a list, its entry, from 1) stands."""
        path = f"{self.name}.{key}" if self.name else key
        return Place(self.source, _line(self.text, self.name, key, entry), f"{path}[{entry}]" if entry else path)

    def get(self, key: str) -> Any:
        """The value of a key that must be there."""
        if key not in self.data:
            place = self.place(key)
            raise BadInput(place.column, f"{self.source}, column {place.column}: the key is missing.")
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number."""
        return whole(self.get(key), low, high, self.place(key))

    def numbers(self, key: str, low: int, high: int, size: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers."""
        values = self.entries(key, size)
        return tuple(whole(value, low, high, self.place(key, n)) for n, value in enumerate(values, 1))

    def entries(self, key: str, size: int | None = None) -> list[Any]:
        """A list, of that many entries."""
        value = self.get(key)
        entries: list[Any] | None = value if isinstance(value, list) else None  # pyright: ignore
        need = "" if size is None else f" of {size} {'entry' if size == 1 else 'entries'}"
        if entries is None or size not in (None, len(entries)):
            raise self.place(key).fault(self.get(key), f"a list{need} is needed")
        self.place(key).need(
            len(entries) <= MOST_ENTRIES, entries, f"a list of at most {MOST_ENTRIES} entries is needed"
        )
        return entries

    def letters(self, key: str, allowed: Sequence[str], size: int | None = None) -> tuple[str, ...]:
        """A list of words, each one of those allowed."""
        values = self.entries(key, size)
        for n, value in enumerate(values, 1):
            self.place(key, n).need(value in tuple(allowed), value, f"allowed: {', '.join(allowed)}")
        return tuple(values)

    def provenance(self) -> str:
        """Where the facts of this table come from: a known word, and what else there is to say."""
        return provenance(self.get("provenance"), self.place("provenance"))


def _line(text: str, section: str, key: str, entry: int) -> int:
    """The line on which a key stands, or its entry where the list has one entry a line; 0 if it is not found."""
    inside, opened = not section, 0
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[+([^\[\]]+)\]", line)
        if head and not opened:
            inside = head[1].strip() == section
        elif inside and re.match(rf"\s*{re.escape(key)}\s*=", line):
            if not entry or not re.search(r"=\s*\[\s*(#.*)?$", line):
                return number
            opened = number
        elif opened and line.strip() and not line.lstrip().startswith("#"):
            entry -= 1
            if not entry:
                return number
    return opened


def whole(value: object, low: int, high: int, place: Place) -> int:
    """A whole number, from a TOML value."""
    place.need(type(value) is int and low <= value <= high, value, range_needed(low, high))
    return cast("int", value)


def provenance(value: object, place: Place) -> str:
    """Where a value comes from: a known word, and what else there is to say."""
    fits = isinstance(value, str) and re.match(rf"({'|'.join(PROVENANCES)})\b", value)
    place.need(fits, value, f"a provenance that begins with {', '.join(PROVENANCES)} is needed")
    return cast("str", value)


def toml(text: str, source: str) -> Any:
    """The values of a TOML table."""
    text = checked_text(text, source)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadInput("tables", f"{source}: this is no TOML table (lists are nested too deep).") from None
    except ValueError as error:  # no TOML, or a number of thousands of digits
        raise BadInput("tables", f"{source}: this is no TOML table ({error}).") from error


# --- all tables of a game together ---


@dataclass(frozen=True, kw_only=True)
class Library(Generic[_T]):
    """The component tables of one game: the project's own, or with an owner's in their place.

    ``sheets``: CSV table -> what makes a piece of a row; it has the columns of the project's own, up to ``provenance``.
    ``others``: TOML table -> what reads its text, with the file name that errors give. ``box``: how many pieces of a
    table the box has. ``faults``: what a CSV table as a whole does not have, and must. ``assemble(parts, own,
    sources)`` makes all of them one object, and checks what they must have together. Equal texts give the same object.
    """

    package: str
    sheets: Mapping[str, Callable[[Row], Any]]
    others: Mapping[str, Callable[[str, str], Any]]
    box: Mapping[str, int]
    faults: Mapping[str, Callable[[Any], Faults]]
    assemble: Callable[[dict[str, Any], dict[str, str], Mapping[str, str]], _T]
    _texts: dict[str, str] = field(default_factory=dict[str, str], init=False)
    _known: dict[str, Any] = field(default_factory=dict[str, Any], init=False)
    _made: dict[tuple[tuple[str, str, str], ...], _T] = field(default_factory=dict[Any, _T], init=False)

    @cached_property
    def files(self) -> Mapping[str, str]:
        """Name of a table -> its file in the game's folder."""
        kinds = {**dict.fromkeys(self.sheets, "csv"), **dict.fromkeys(self.others, "toml")}
        return {name: f"{name}.{kinds[name]}" for name in sorted(kinds)}

    def read(self, name: str, text: str, source: str) -> Any:
        """One table from its text; ``source`` is the file name that errors give. Raises BadInput."""
        if name in self.others:
            return self.others[name](text, source)
        found = pieces(text, source, self._columns(name), self.sheets[name], self.box.get(name, 0))
        check(source, self.faults[name](found) if name in self.faults else ())
        return found

    def standard(self) -> _T:
        """The tables that come with the project."""
        return self._together(())

    def chosen(self, own: _T | Mapping[str, str | Path] | None = None) -> _T:
        """The tables to play with: None for the project's own, or table name -> path of the file to read instead.

        Tables stay as they are. Raises :class:`~rulesim.game.BadInput` that names file, line and column of the first
        fault.
        """
        if own is None:
            return self.standard()
        return own if isinstance(own, type(self.standard())) else self.from_files(cast("Any", own))

    def from_texts(self, own: Mapping[str, str], sources: Mapping[str, str] | None = None) -> _T:
        """The project's tables with those of ``own`` (name -> text) in their place; ``sources``: their file names.

        Raises :class:`~rulesim.game.BadInput` for a fault in them.
        """
        named = dict(sources or {})
        changed: list[tuple[str, str, str]] = []
        for name in sorted(own):
            checked_name("tables", name, self.files)
            text = own[name]
            if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise wrong("tables", f"the text of table {name} is needed, not {shown(text)}.")
            if text != self._text(name):
                changed.append((name, named.get(name, self.files[name]), text))
        return self._together(tuple(changed))

    def from_files(self, own: Mapping[str, str | Path]) -> _T:
        """The project's tables with those read from the files of ``own`` (name -> path) in their place."""
        if not isinstance(own, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise wrong("tables", f"an object of table names and paths is needed, not {shown(own)}.")
        texts: dict[str, str] = {}
        for name, path in own.items():
            checked_name("tables", name, self.files)
            texts[name] = read_file(path, "tables", f"the file for {name}")
        return self.from_texts(texts, {name: Path(path).name for name, path in own.items()})

    def _text(self, name: str) -> str:
        """The text of the project's own table of that name."""
        if name not in self._texts:
            file = resources.files(self.package).joinpath(self.files[name])
            self._texts[name] = file.read_text(encoding="utf-8")
        return self._texts[name]

    def _columns(self, name: str) -> list[str]:
        """The columns that a CSV table must have."""
        head = self._text(name).partition("\n")[0].split(",")
        return [column for column in head[: head.index("provenance") + 1] if column not in REMARKS]

    def _project(self, name: str) -> Any:
        """The project's own table of that name."""
        if name not in self._known:
            self._known[name] = self.read(name, self._text(name), self.files[name])
        return self._known[name]

    def _together(self, own: tuple[tuple[str, str, str], ...]) -> _T:
        """The project's tables with these (name, file name, text) in their place."""
        if own not in self._made:
            parts: dict[str, Any] = {name: self._project(name) for name in self.files}
            parts |= {name: self.read(name, text, source) for name, source, text in own}
            sources = {**self.files, **{name: source for name, source, _ in own}}
            made = self.assemble(parts, {name: text for name, _, text in own}, sources)
            if len(self._made) >= _KEPT:
                self._made.pop(next(known for known in self._made if known))
            self._made[own] = made
        return self._made[own]


def read_file(path: object, field: str, meant: str) -> str:
    """The text of a file that a person wrote, whichever editor or spreadsheet saved it: UTF-8 or UTF-16.

    ``field`` and ``meant`` (what the file is for) are named in the error.
    """
    if not isinstance(path, str | Path):
        raise wrong(field, f"the path of {meant} is needed, not {shown(path)}.")
    name = shown(Path(path).name)
    try:
        file = Path(path).expanduser()
        is_other = file.exists() and not file.is_file()  # a folder, or a device that never ends
        with nullcontext() if is_other else file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1) if stream else b""  # never all that there is
    except (OSError, ValueError, RuntimeError) as error:  # no such file, a name that no file can have, no home
        why = error.strerror or "no file" if isinstance(error, OSError) else str(error)[:SHOWN]
        raise wrong(field, f"{name} cannot be read ({why}).") from error
    if is_other:
        raise wrong(field, f"{name} is no file.")
    if len(data) > MOST_BYTES:
        raise wrong(field, f"{name} is too long; a table has at most {MOST_BYTES} bytes.")
    return _decoded(data, field, name)


def _decoded(data: bytes, field: str, name: str) -> str:
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        why = f"byte {error.start + 1} is no text in {'UTF-16' if wide else 'UTF-8'}; save it as CSV UTF-8"
        raise wrong(field, f"{name} cannot be read ({why}).") from error
