"""Every component of a game in one table: filter it, sort it, and see where each row comes from.

    cards = components("armorica")                        # the browser, to be shown
    cards.show(deck="roman", icon="sheep", sort="-gold")  # the same as choosing on the page
    cards.to_frame()                                      # what is shown, as a pandas DataFrame

Only :meth:`Components.to_frame` needs pandas.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Self

import traitlets

from rulesim.game import BadInput, checked_name, unknown
from widgets.art import board_style, module_of
from widgets.catalogue import Catalogue, Row, catalogue
from widgets.charts.figure import Numbers
from widgets.intents import Malformed, Read, flag, mapping, maybe, text
from widgets.jupyter import Drawn, InWords
from widgets.words import say

if TYPE_CHECKING:
    from pandas import DataFrame

_TEXT: Final = text()
_WORDS: Final = ("reset", "drawn", "rows", "table", "filters", "up", "down", "none")
"""What stands on the page beside the components."""


def components(game: str, *, own: Any = None, lang: str = "en") -> Components:
    """The component browser of a game. ``own``: an own table, as :func:`rulesim.new_game` takes it. Raises BadInput."""
    return Components(catalogue(game, own, lang), game, lang=lang)


class Components(InWords, Drawn):
    """The components on the page, drawn or as a table. ``choice`` is what is filtered and sorted by, ``view`` what is
    shown, ``pictures`` how each looks, by id.
    """

    @property
    def _esm(self) -> str:
        return module_of("components.js", self._game)

    @property
    def _css(self) -> str:
        return board_style(self._game)

    pictures = traitlets.Dict().tag(sync=True)
    choice = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)

    def __init__(self, catalogue: Catalogue, game: str, *, lang: str = "en") -> None:
        self._game, self._columns, self._lang = game, catalogue, lang
        self._lock = threading.RLock()
        self.rows: tuple[Row, ...] = catalogue.rows
        everything = self._choice()
        pictures = {id: piece.to_dict() for id, piece in catalogue.pictures.items()}
        super().__init__(pictures=pictures, choice=everything, view=self._arranged(everything), style_of=game)

    # --- for Python ---------------------------------------------------------------------------------------------------

    @property
    def filters(self) -> tuple[str, ...]:
        """What can be filtered by: some columns, and ``icon``: has at least one of it."""
        return (*self._columns.filters, "icon")

    def show(self, *, sort: str = "", **filters: str) -> Self:
        """Show only what passes every filter, such as ``deck="roman"``; without any, everything.

        ``sort``: a column, with "-" before it for largest first. Raises BadInput for what is not known.
        """
        for name in filters:
            checked_name("filter", name, self.filters)
        choice = self._choice(**filters, sort=sort.removeprefix("-"), descending=sort.startswith("-"))
        self._check(choice)
        self.choice = choice
        return self

    def to_frame(self) -> DataFrame:
        """What is shown, as a pandas DataFrame of ids and numbers."""
        import pandas as pd

        return pd.DataFrame([dict(row) for row in self.rows], columns=pd.Index(self._columns.names))

    @property
    def numbers(self) -> Numbers:
        """What is shown, as a table in words, with how many rows come from where."""
        columns, sources = self._columns, Counter(str(row["provenance"]) for row in self.rows)
        told = (self._say("source", count=n, source=columns.source(source)) for source, n in sources.items())
        counts = {"shown": len(self.rows), "total": len(columns.rows), "things": columns.things}
        cells = [
            [cell if isinstance(cell := row[name], int) else columns.word(name, cell) for name in columns.names]
            for row in self.rows
        ]
        return Numbers(self._say("title", **counts), "; ".join(told), [*map(columns.title, columns.names)], cells)

    def to_text(self) -> str:
        return self.numbers.text()

    def __len__(self) -> int:
        return len(self.rows)

    def to_html(self) -> str:
        return self.numbers.html()

    # --- what is chosen -----------------------------------------------------------------------------------------------

    def hears(self) -> Mapping[str, Read]:
        """What is chosen: whole, and such as there is."""
        return {"choice": self._read}

    def _read(self, value: Any) -> dict[str, Any]:
        said = mapping(value)
        choice = {name: _TEXT(said.get(name, "")) for name in (*self.filters, "sort")}
        choice["descending"] = bool(maybe(flag)(said.get("descending")))
        try:
            self._check(choice)
        except BadInput:
            raise Malformed from None
        return choice

    @traitlets.observe("choice")
    def _chosen(self, change: Any) -> None:
        with self._lock:
            self.view = self._arranged(self._choice(**self.choice))

    def _choice(self, **chosen: Any) -> dict[str, Any]:
        """A whole choice: everything, but for what is chosen."""
        return {**dict.fromkeys(self.filters, ""), "sort": "", "descending": False, **chosen}

    def _check(self, choice: Mapping[str, Any]) -> None:
        allowed = {**{name: self._values(name) for name in self.filters}, "sort": self._columns.names}
        for name, values in allowed.items():
            if choice.get(name, "") not in ("", *values):
                raise unknown(name, choice.get(name), values)

    def _values(self, name: str) -> list[str]:
        """Everything that a filter can ask for, or that a column has, in the order of the table."""
        if name == "icon":
            return [*self._columns.icons]
        return [*dict.fromkeys(str(row[name]) for row in self._columns.rows)]

    def _has(self, row: Row, name: str) -> list[str]:
        """What a filter may ask for so that a row passes it."""
        return [icon for icon in self._columns.icons if row[icon]] if name == "icon" else [str(row[name])]

    def _passing(self, choice: Mapping[str, Any], without: str = "") -> list[Row]:
        """The rows that pass every filter, but for the one named ``without``."""
        wanted = {name: choice[name] for name in self.filters if choice[name] and name != without}
        return [row for row in self._columns.rows if all(value in self._has(row, n) for n, value in wanted.items())]

    def _arranged(self, choice: Mapping[str, Any]) -> dict[str, Any]:
        """Choose the rows; the page's view of them. Numbers are sorted by size, ids in the order of the table."""
        found, sort = self._passing(choice), choice["sort"]
        if sort:
            ranks: dict[str | int, int] = {value: rank for rank, value in enumerate(self._values(sort))}
            reverse = bool(choice["descending"])
            found.sort(
                key=lambda row: int(row[sort]) if isinstance(row[sort], int) else ranks[row[sort]], reverse=reverse
            )
        self.rows = tuple(found)
        return self._view(choice)

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _filter(self, name: str, choice: Mapping[str, Any]) -> dict[str, Any]:
        """A filter, with what leaves something to show beside the other filters, and what is chosen."""
        columns, chosen = self._columns, choice[name]
        there = {value for row in self._passing(choice, without=name) for value in self._has(row, name)}
        word = columns.title if name == "icon" else lambda value: columns.word(name, value) or self._say("no-value")
        offered = [[value, word(value)] for value in self._values(name) if value in there or value == chosen]
        title = self._say("icon") if name == "icon" else columns.title(name)
        return {"name": name, "title": title, "value": chosen, "options": [["", self._say("any")], *offered]}

    def _view(self, choice: Mapping[str, Any]) -> dict[str, Any]:
        columns, numbers = self._columns, self.numbers
        return {
            "lang": self._lang,
            "filters": [self._filter(name, choice) for name in self.filters],
            "columns": [{"name": n, "title": columns.title(n), "icon": n in columns.icons} for n in columns.names],
            "rows": [list(row) for row in numbers.rows],
            "colors": [str(row.get("color", "")) for row in self.rows],
            "sort": choice["sort"],
            "descending": bool(choice["descending"]),
            "status": f"{numbers.title}.",
            "note": numbers.subtitle,
            "words": {name: self._say(name) for name in _WORDS},
        }

    def _say(self, message: str, **facts: Any) -> str:
        return say(f"components_{message}", self._lang, **facts)
