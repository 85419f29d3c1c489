"""What holds for every game whose pieces are read from a folder of tables: they are read, own ones are checked by cell.

A game's ``test_tables.py`` has a subclass of :class:`Tables` that names some of its pieces, and tests of its own for
what is in the box and for the faults of each table.
"""

from __future__ import annotations

import copy
import csv
import importlib
import io
import pickle
import re
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rulesim import BadInput


def table(rows: list[dict[str, str]]) -> str:
    """The rows as a CSV table."""
    text = io.StringIO()
    writer = csv.DictWriter(text, [*rows[0]], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


class Box:
    """The tables of a game as files, and what is said about others in their place."""

    def __init__(self, game: str, id: str) -> None:
        """``id`` is the column that names a piece."""
        self.tables: Any = importlib.import_module(f"rulesim.{game}.tables")
        self.id = id
        folder = resources.files(f"rulesim.{game}")
        self.text = {
            name: folder.joinpath(file).read_text(encoding="utf-8") for name, file in self.tables.LIBRARY.files.items()
        }
        self.csv = [name for name, file in self.tables.LIBRARY.files.items() if file.endswith(".csv")]

    def rows(self, name: str) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(self.text[name])))

    def ids(self, name: str) -> list[str]:
        return [row[self.id] for row in self.rows(name)]

    def changed(self, name: str, which: str, **cells: str) -> str:
        """The CSV table in which the row ``which`` has these cells."""
        return table([row | (cells if row[self.id] == which else {}) for row in self.rows(name)])

    def fault(self, name: str, text: str) -> BadInput:
        with pytest.raises(BadInput) as refusal:
            self.tables.LIBRARY.read(name, text, "mine")
        return refusal.value

    def cell(self, name: str, which: str, **cells: str) -> str:
        """The sentence about a table in which the row ``which`` has these cells, without the place it names first."""
        line = 2 + self.ids(name).index(which)
        error = self.fault(name, self.changed(name, which, **cells))
        start = f"mine, line {line}, column {error.field}: "
        assert str(error).startswith(start), str(error)
        return f"{error.field}: {str(error).removeprefix(start)}"

    def toml(self, name: str, old: str, new: str) -> str:
        """The sentence about a TOML table in which ``old`` is replaced; the line it names is the one that changed."""
        assert self.text[name].count(old) == 1, old
        line = self.text[name][: self.text[name].index(old)].count("\n") + 1
        text = str(self.fault(name, self.text[name].replace(old, new)))
        if "line" in text:
            assert f"mine, line {line}, " in text, text
        return re.sub(r"^mine, (line \d+, )?column ", "", text)


class Tables:
    """What holds for the tables of every game."""

    box: ClassVar[Box]
    pieces: ClassVar[Sequence[str]]
    """Ids of pieces of several kinds."""
    shown: ClassVar[str]
    """How the project's own tables are shown."""
    noted: ClassVar[str]
    """A CSV table whose last column is a note."""
    misspelt: ClassVar[tuple[str, str]]
    """A name that is none, and the table that is meant."""
    no_tables: ClassVar[Sequence[tuple[Any, str]]]
    """What cannot be given as own tables, and what is said of it."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "own" in metafunc.fixturenames:
            metafunc.parametrize(("own", "sentence"), self.no_tables)
        for name, values in {"id": self.pieces, "name": self.box.csv, "any_name": self.box.text}.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values)

    @property
    def standard(self) -> Any:
        return self.box.tables.standard_tables()

    # pieces are themselves

    def test_equal_pieces_are_the_same_object(self, id: str) -> None:
        piece = self.standard[id]
        assert pickle.loads(pickle.dumps(piece)) is piece
        assert copy.copy(piece) is piece and copy.deepcopy(piece) is piece
        assert id in self.standard and "XX99" not in self.standard

    def test_a_piece_cannot_be_changed(self, id: str) -> None:
        with pytest.raises(AttributeError):
            self.standard[id].id = "mine"

    def test_the_tables_are_read_once(self) -> None:
        standard, tables = self.standard, self.box.tables.tables
        assert tables() is standard and tables(standard) is standard
        assert self.box.tables.standard_tables() is standard
        assert self.box.tables.tables_from_texts(self.box.text) is standard
        assert copy.deepcopy(standard) is standard and copy.copy(standard) is standard
        assert repr(standard) == self.shown

    # an owner's own tables

    def test_a_copy_of_a_table_changes_nothing(self, any_name: str, tmp_path: Path) -> None:
        path = tmp_path / "copy"
        path.write_text(self.box.text[any_name], encoding="utf-8")
        assert self.box.tables.tables({any_name: path}) is self.standard

    def test_more_columns_and_another_order_are_fine(self, name: str) -> None:
        changed = [{"mine": "note"} | dict(reversed(row.items())) for row in self.box.rows(name)]
        read_table = self.box.tables.LIBRARY.read
        assert read_table(name, table(changed), "mine") == read_table(name, self.box.text[name], "mine")

    def test_what_is_no_table_is_one_clear_sentence(self, own: Any, sentence: str) -> None:
        with pytest.raises(BadInput, match=sentence) as refusal:
            self.box.tables.tables(own)
        assert refusal.value.field == "tables"

    def test_texts_of_unknown_tables_are_refused(self) -> None:
        wrong, right = self.misspelt
        with pytest.raises(BadInput, match=rf"tables: '{wrong}' is not known; .* Did you mean '{right}'\?"):
            self.box.tables.tables_from_texts({wrong: ""})
        with pytest.raises(BadInput, match=f"tables: the text of table {right} is needed, not 7"):
            self.box.tables.tables_from_texts({right: 7})

    # faults

    def test_a_missing_or_doubled_column_is_named(self, name: str) -> None:
        short = [{column: row[column] for column in row if column != "provenance"} for row in self.box.rows(name)]
        missing = "mine, line 1, column provenance: the column is missing."
        assert str(self.box.fault(name, table(short))) == missing
        first, _, rest = self.box.text[name].partition("\n")
        doubled = f"mine, line 1, column {self.box.id}: the column is there 2 times."
        assert str(self.box.fault(name, f"{first},{self.box.id}\n{rest}")) == doubled

    def test_ids_and_provenance_are_checked(self, name: str) -> None:
        id, cell, (first, second, *_) = self.box.id, self.box.cell, self.box.ids(name)
        assert cell(name, second, **{id: first}) == f"{id}: {first!r} is not usable, used already in line 2."
        wanted = "an id of 1 to 20 letters, digits, '+', '-', '_' and '.' is needed."
        assert cell(name, second, **{id: "a b"}) == f"{id}: 'a b' is not usable, {wanted}"
        allowed = "allowed: rulebook, public, inferred, reconstructed, own."
        assert cell(name, first, provenance="guess") == f"provenance: 'guess' is not usable, {allowed}"

    def test_cells_after_the_last_column_and_no_csv_at_all(self) -> None:
        lines = self.box.text[self.noted].splitlines()
        lines[3] += ",more"
        more = "mine, line 4: there are cells after the last column, note."
        assert str(self.box.fault(self.noted, "\n".join(lines))) == more
        endless = lines[0] + '\nmine,"' + "x" * 200_000
        assert "this is no CSV table" in str(self.box.fault(self.noted, endless))

    def test_what_is_no_toml(self) -> None:
        for name in self.box.text.keys() - self.box.csv:
            error = str(self.box.fault(name, "x = = 1"))
            assert error.startswith("mine: this is no TOML table (Invalid value (at line 1, column 5))")
