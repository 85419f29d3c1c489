"""The infrastructure laboratory: set up any city of Discordia with sliders, and watch what its shortage is made of.

    laboratory = ShortageLab()
    laboratory.set(tiles=1)
    laboratory.set(manned=1, ring=2)

It makes no moves: every change begins another game with this city, and the engine counts. A live chart follows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

import anywidget
import ipywidgets as w
import traitlets

from rulesim import BadInput, Session, unknown
from rulesim.discordia import AREAS, LETTERS, State, position, standard_tables
from rulesim.discordia.aqueduct import shortage
from widgets.charts.discordia.ask import Ask, year_ends_left
from widgets.charts.discordia.waterfall import Part, parts_of
from widgets.charts.discordia.waterfall import shortage as chart
from widgets.charts.figure import Numbers
from widgets.jupyter import keeping_keys
from widgets.words import say

_TILES: Final = {
    "field1": "FA01", "market1": "ST01", "fort1": "BA01", "harbour1": "SH01", "field2": "FA02", "market2": "ST02",
}  # fmt: skip
"""The printed slots in the order in which the laboratory fills them, and the tile that it lays there."""
_SPACES: Final = {slot: standard_tables()[id].spaces for slot, id in _TILES.items()}
_SEAT: Final = 0

LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    "tiles": (0, len(_TILES)),
    "manned": (0, sum(map(len, _SPACES.values()))),
    "extensions": (0, 2 * len(AREAS)),
    "stars": (0, 6),
    "decrees": (0, 4),
    "ring": (0, 10),
    "year": (1, 4),
}
"""What can be set, and between which numbers."""


class _SliderNames(anywidget.AnyWidget):
    """Names the handles of the sliders for screen readers; draws nothing."""

    _esm = Path(__file__).with_suffix(".js")

    def __init__(self) -> None:
        super().__init__(layout=w.Layout(display="none"))


class ShortageLab(w.VBox):
    """A city to build, with a slider for everything that its shortage depends on.

    ``session`` is a game in the last season of a year, new after every change; the shortage is that of its first seat.
    The arguments are those of :meth:`set`.
    """

    session = traitlets.Instance(Session)

    def __init__(self, *, lang: str = "en", **settings: int) -> None:
        self.lang = lang
        self._settings = _checked({name: low for name, (low, _) in LIMITS.items()}, settings)
        self._before: int | None = None
        super().__init__(session=Session(_position(self._settings)))
        self._sliders = {name: self._slider(name) for name in LIMITS}
        self._sum, self._message, self._picture = w.Label(), w.Label(), w.HTML()
        grid = w.GridBox(
            list(self._sliders.values()), layout=w.Layout(grid_template_columns="repeat(auto-fill, 22em)", width="100%")
        )
        self.add_class("rs-shortage-lab")
        self.children = (grid, self._sum, self._picture, self._message, _SliderNames(), keeping_keys(self))
        self._tell()

    # -- building -----------------------------------------------------------------------------------------------------

    @property
    def settings(self) -> dict[str, int]:
        """Where every slider stands."""
        return dict(self._settings)

    @property
    def shortage(self) -> int:
        """The shortage of the city; negative: so many figures may be thrown back."""
        return shortage(self._state, _SEAT)

    def set(self, **settings: int) -> ShortageLab:
        """Change some of it. All at once, so that the order does not matter.

        ``tiles``: city tiles on printed slots, each covers a symbol there; ``manned``: spaces of these tiles that are
        filled, from the first; ``extensions``: of the city, in turn harbour, fort, market and field; ``stars``: on the
        expedition path; ``decrees``: claimed; ``ring``: field of the aqueduct; ``year``: 1 to 4. Raises BadInput for
        another name, a number out of range, and more spaces than the tiles have; everything stays as it was then.
        """
        wanted = _checked(self._settings, settings)
        if wanted != self._settings:
            before, made = self.shortage, Session(_position(wanted))
            self._settings, self._before, self.session = wanted, before, made
        self._tell()
        return self

    @property
    def _state(self) -> State:
        state: Any = self.session.state
        return state

    # -- sliders ------------------------------------------------------------------------------------------------------

    def _slider(self, name: str) -> w.IntSlider:
        low, high = LIMITS[name]
        slider = w.IntSlider(
            self._settings[name], min=low, max=high, description=say(f"shortage_lab_{name}", self.lang),
            tooltip=say(f"shortage_lab_{name}.tip", self.lang), style={"description_width": "7em"},
            layout=w.Layout(width="21em"),
        )  # fmt: skip
        slider.observe(lambda change: self._slid(name, change["new"]), "value")
        return slider

    def _slid(self, name: str, value: int) -> None:
        """A slider was moved; with fewer tiles there are fewer spaces to fill."""
        if value == self._settings[name]:
            return
        changed = {name: value}
        if name == "tiles":
            changed["manned"] = min(self._settings["manned"], _spaces(value))
        try:
            self.set(**changed)
        except BadInput as error:
            self._tell()
            self._message.value = str(error)

    def _tell(self) -> None:
        for name, slider in self._sliders.items():
            slider.value = self._settings[name]
        self._sum.value = self._words()
        self._picture.value = self._html()
        self._message.value = ""

    # -- words --------------------------------------------------------------------------------------------------------

    def _words(self) -> str:
        left = year_ends_left(self._state, _SEAT)
        form = "shortage_lab_sum.negative" if self.shortage < 0 else "shortage_lab_sum"
        told = say(form, self.lang, due=self.shortage, count=left)
        if self._before is None:
            return told
        changed = say("shortage_lab_changed", self.lang, before=self._before, after=self.shortage)
        return f"{told} {changed}"

    def _parts(self) -> list[Part]:
        return parts_of(Ask(state=self._state, seat=_SEAT, lang=self.lang))

    def _html(self) -> str:
        """The waterfall as a table: every part begins where the one before it ends."""
        parts = self._parts()
        ends = list(accumulate((part.now for part in parts), initial=0))
        low, high = min(0, *ends), max(20, *ends)
        rows = [
            _row(part.label, min(start, end) - low, abs(part.now), high - low, part.color, part.now)
            for part, start, end in zip(parts, ends, ends[1:], strict=False)
        ]
        color = "#c9403a" if ends[-1] > 0 else "#2f8f57"
        rows.append(_row(self._total(), min(0, ends[-1]) - low, abs(ends[-1]), high - low, color, ends[-1]))
        return f'<table class="rs-numbers">{"".join(rows)}</table>'

    def _total(self) -> str:
        form = "chart_shortage_sum.negative" if self.shortage < 0 else "chart_shortage_sum"
        return say(form, self.lang)

    def to_text(self) -> str:
        """Where the sliders stand, the sum, and every part of it."""
        stand = ", ".join(f"{say(f'shortage_lab_{name}', self.lang)} {value}" for name, value in self._settings.items())
        return "\n".join([stand, self._words(), self._numbers()])

    def _numbers(self) -> str:
        told = chart.sketch(self._state, _SEAT, lang=self.lang).numbers
        return Numbers(told.title, "", told.columns, told.rows).text()

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        plain = {"text/plain": self.to_text(), "text/html": f"<p>{escape(self._words())}</p>{self._html()}"}
        live = super()._repr_mimebundle_(**kwargs)
        return plain | {key: value for key, value in (live or {}).items() if key not in plain}


def _row(label: str, start: int, length: int, most: int, color: str, number: int) -> str:
    """One part: its name, a bar, its figures with their sign."""
    bar = f"margin-left:{100 * start / most:.1f}%;width:{100 * length / most:.1f}%;background:{color};height:1em"
    return (
        f'<tr><th scope="row" style="text-align:right;font-weight:normal">{escape(label)}</th>'
        f'<td style="width:24em"><div style="{bar}"></div></td>'
        f'<td style="text-align:right">{str(number).replace("-", "−")}</td></tr>'
    )


# ---------------------------------------------------------------------------------------------------------------------
# Settings and the position they stand for


def _checked(now: Mapping[str, int], changed: Mapping[str, int]) -> dict[str, int]:
    """The settings with these changes. Raises BadInput."""
    for name, value in changed.items():
        if name not in LIMITS:
            raise unknown("setting", name, LIMITS)
        low, high = LIMITS[name]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:  # pyright: ignore
            raise BadInput(name, f"{name}: a whole number from {low} to {high} is needed, not {value!r:.40}.")
    wanted = {**now, **changed}
    if wanted["manned"] > _spaces(wanted["tiles"]):
        have, tiles = _spaces(wanted["tiles"]), wanted["tiles"]
        raise BadInput("manned", f"manned: {tiles} tiles have {have} spaces, so {wanted['manned']} cannot be filled.")
    return wanted


def _spaces(tiles: int) -> int:
    """How many spaces the first so many tiles have."""
    return sum(len(spaces) for spaces in list(_SPACES.values())[:tiles])


def _position(settings: Mapping[str, int]) -> State:
    """A city with these settings at the end of a year, beside two empty ones: two players lay out but three decrees."""
    extensions = Counter(AREAS[number % len(AREAS)] for number in range(settings["extensions"]))
    decrees = [decree.id for decree in standard_tables().decrees[: settings["decrees"]]]
    city = {
        "tiles": _laid(settings["tiles"], settings["manned"]),
        "extensions": dict(extensions),
        "expedition": settings["stars"],
        "decrees": decrees,
        "aqueduct": settings["ring"],
    }
    when = {"year": settings["year"], "season": 5, "start": _SEAT, "seat": _SEAT}
    return position(players=3, **when, dice=[2, 4, 6], cities=[city, {}, {}])


def _laid(tiles: int, manned: int) -> dict[str, Any]:
    """The tiles with so many spaces filled, by figures of their own colour where any may stand."""
    found: dict[str, Any] = {}
    for slot, id in list(_TILES.items())[:tiles]:
        own, filled = LETTERS[standard_tables()[id].kind], _SPACES[slot][: max(0, manned)]
        found[slot] = [id, [space.text.replace("X", own) for space in filled]]
        manned -= len(filled)
    return found
