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
from widgets.art import style
from widgets.catalogue import Catalogue, Row, catalogue
from widgets.charts.figure import Numbers
from widgets.front_end import joined
from widgets.intents import Malformed, Read, flag, mapping, maybe, text
from widgets.jupyter import InWords, Prompt
from widgets.words import say

if TYPE_CHECKING:
    from pandas import DataFrame

_TEXT: Final = text()


def components(game: str, *, own: Any = None, lang: str = "en") -> Components:
    """The component browser of a game. ``own``: an own table, as :func:`rulesim.new_game` takes it. Raises BadInput."""
    return Components(catalogue(game, own, lang), game, lang=lang)


class Components(InWords, Prompt):
    """A table of components on the page. ``choice`` is what is filtered and sorted by, ``view`` what is shown."""

    _esm = joined("components.js")

    @property
    def _css(self) -> str:
        return style("components.css", ".rs-components", self._game)

    choice = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)

    def __init__(self, catalogue: Catalogue, game: str, *, lang: str = "en") -> None:
        self._game = game
        self._all, self._columns, self._lang = catalogue.rows, catalogue, lang
        self._lock = threading.RLock()
        self.rows: tuple[Row, ...] = self._all
        everything = self._everything()
        super().__init__(choice=everything, view=self._arranged(everything), style_of=game)

    # --- for Python ---------------------------------------------------------------------------------------------------

    @property
    def filters(self) -> tuple[str, ...]:
        """What can be filtered by: some columns, and ``icon``: has at least one of it."""
        return (*self._columns.filters, "icon")

    def show(self, *, sort: str = "", **filters: str) -> Self:
        """Show only what passes every filter, such as ``deck="roman"``; without any, everything.

        ``sort``: a column, with "-" before it for largest first. Raises BadInput for what is not known.
        """
        choice = self._everything() | {"sort": sort.removeprefix("-"), "descending": sort.startswith("-")}
        for name, value in filters.items():
            checked_name("filter", name, self.filters)
            choice[name] = value
        self._check(choice)
        self.choice = choice
        return self

    def to_frame(self) -> DataFrame:
        """What is shown, as a pandas DataFrame of ids and numbers."""
        import pandas as pd

        return pd.DataFrame([dict(row) for row in self.rows], columns=pd.Index(self._columns.names))

    @property
    def numbers(self) -> Numbers:
        """What is shown, as a table in words."""
        titles = tuple(self._columns.title(name) for name in self._columns.names)
        counts = {"shown": len(self.rows), "total": len(self._all), "things": self._columns.things}
        return Numbers(self._say("title", **counts), self._sources(), titles, self._cells())

    def to_text(self) -> str:
        """The table as plain text, the same for the same choice."""
        return self.numbers.text()

    def __len__(self) -> int:
        return len(self.rows)

    def to_html(self) -> str:
        """The table as plain HTML."""
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
        """Nobody would show an exception of this callback, so it is shown on the page, and nothing changes."""
        try:
            self._check(change["new"])
            self.error = ""
        except BadInput as error:
            self.error = str(error)
            return
        self._publish()

    def _everything(self) -> dict[str, Any]:
        return dict.fromkeys(self.filters, "") | {"sort": "", "descending": False}

    def _check(self, choice: Mapping[str, Any]) -> None:
        for name in self.filters:
            allowed = self._values(name)
            if choice.get(name, "") not in ("", *allowed):
                raise unknown(name, choice.get(name), allowed)
        if choice.get("sort", "") not in ("", *self._columns.names):
            raise unknown("sort", choice.get("sort"), self._columns.names)

    def _values(self, name: str) -> list[str]:
        """Everything that a filter can ask for."""
        if name == "icon":
            return list(self._columns.icons)
        return list(dict.fromkeys(str(row[name]) for row in self._all))

    def _passing(self, choice: Mapping[str, Any], without: str = "") -> list[Row]:
        """The rows that pass every filter, but for the one named ``without``."""
        wanted = {name: choice[name] for name in self.filters if choice[name] and name != without}
        icon = wanted.pop("icon", "")
        return [
            row for row in self._all if all(str(row[n]) == v for n, v in wanted.items()) and (not icon or row[icon])
        ]

    def _offered(self, name: str, choice: Mapping[str, Any]) -> list[str]:
        """The values of a filter that leave something to show beside the other filters, and the one that is chosen."""
        rows = self._passing(choice, without=name)
        if name == "icon":
            there = {icon for icon in self._columns.icons if any(row[icon] for row in rows)}
        else:
            there = {str(row[name]) for row in rows}
        return [value for value in self._values(name) if value in there or value == choice[name]]

    def _publish(self) -> None:
        with self._lock:
            self.view = self._arranged(self._everything() | self.choice)

    def _arranged(self, choice: Mapping[str, Any]) -> dict[str, Any]:
        """Choose the rows; the page's view of them."""
        found, sort = self._passing(choice), choice["sort"]
        if sort:
            found.sort(key=lambda row: self._rank(sort, row[sort]), reverse=bool(choice["descending"]))
        self.rows = tuple(found)
        return self._view(choice)

    def _rank(self, name: str, value: str | int) -> int:
        """Numbers by size, ids in the order of the table."""
        if isinstance(value, int):
            return value
        values = self._values(name)
        return values.index(value) if value in values else len(values)

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _cells(self) -> tuple[tuple[str | int, ...], ...]:
        word = self._columns.word
        return tuple(
            tuple(cell if isinstance(cell := row[name], int) else word(name, cell) for name in self._columns.names)
            for row in self.rows
        )

    def _sources(self) -> str:
        """How many rows come from where."""
        sources = Counter(str(row["provenance"]) for row in self.rows)
        told = [self._say("source", count=n, source=self._columns.source(source)) for source, n in sources.items()]
        return "; ".join(told)

    def _view(self, choice: Mapping[str, Any]) -> dict[str, Any]:
        columns = self._columns
        filters = [
            {
                "name": name,
                "title": self._say("icon") if name == "icon" else columns.title(name),
                "value": choice[name],
                "options": [
                    ["", self._say("any")],
                    *([value, self._option(name, value)] for value in self._offered(name, choice)),
                ],
            }
            for name in self.filters
        ]
        heads = [{"name": n, "title": columns.title(n), "icon": n in columns.icons} for n in columns.names]
        numbers = self.numbers
        return {
            "lang": self._lang,
            "filters": filters,
            "columns": heads,
            "rows": [list(row) for row in numbers.rows],
            "colors": [str(row.get("color", "")) for row in self.rows],
            "sort": choice["sort"],
            "descending": bool(choice["descending"]),
            "status": f"{numbers.title}.",
            "note": numbers.subtitle,
            "words": {name: self._say(name) for name in ("reset", "table", "filters", "up", "down", "none")},
        }

    def _option(self, name: str, value: str) -> str:
        return (
            self._columns.title(value) if name == "icon" else self._columns.word(name, value) or self._say("no-value")
        )

    def _say(self, message: str, **facts: Any) -> str:
        return say(f"components_{message}", self._lang, **facts)


__all__ = ("Catalogue", "Components", "components")
