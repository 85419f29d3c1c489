"""How charts look: colours, sizes and the plotly template, made to be read on a light and on a dark page alike.

A plotly figure cannot ask which theme it stands on. So its paper is transparent, its words have a mid-tone as far from
white as from the dark page (4.3 : 1 on both; no colour reaches more on both), and whatever has a colour also has a
letter, a number, a pattern or an outline. Where a live figure is on the page, its style sheet gives the words the
theme's own colour.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from widgets.palette import palette

_PLOTS: Final = palette().plots
INK: Final = _PLOTS["ink"]
"""Words and outlines."""
MUTED: Final = _PLOTS["muted"]
"""Words of less weight: as light as the ink where a page has no theme."""


def faded(color: str, part: float) -> str:
    """A ``#rrggbb`` colour that lets ``1 - part`` of the ground through."""
    return f"rgba({','.join(_parts(color))},{part})"


def _parts(color: str) -> list[str]:
    return [str(int(color[i : i + 2], 16)) for i in (1, 3, 5)]


FAINT: Final = faded(INK, 0.22)
"""Tracks, grids and what is only a background."""
CLEAR: Final = "rgba(0,0,0,0)"

CARD: Final = {name: colours[0] for name, colours in palette().cards.items()}
"""Card colours, the same as on the table."""
ON_CARD: Final = {name: colours[1] for name, colours in palette().cards.items()}
"""The colour of a letter on a card."""

SETS: Final = _PLOTS["sets"]
GOOD: Final = _PLOTS["good"]
BAD: Final = _PLOTS["bad"]
TIED: Final = _PLOTS["tied"]
BEHIND: Final = _PLOTS["behind"]
GREY: Final = _PLOTS["grey"]
WHITE: Final = _PLOTS["white"]
DARK: Final = _PLOTS["tip"]

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
SIZE: Final = 14
SMALL: Final = 12
LARGE: Final = 17
WIDTH: Final = 720
"""Default width of a figure in pixels."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What a figure is drawn on, in pixels; without a height it is as high as it needs.

    ``margin``: at the left, at the right and below; ``head``: how high title and subtitle are.
    """

    width: int
    height: int = 0
    margin: int = 2
    head: int = 46

    @property
    def narrow(self) -> bool:
        """Whether there is room for one short line as the title, and another as the subtitle."""
        return self.width < WIDTH


PAGE: Final = Paper(WIDTH, margin=12, head=76)
PANEL: Final = (246, 400)
"""The room for a figure in the side panel of a stage: width and height in pixels."""
PAPER: Final = Paper(*PANEL)
"""What a chart of a position is drawn on, wherever it is shown."""


_WIDE, _THIN = frozenset("mwMW@%…—→"), frozenset("ijlftrI.,:;|'!()[] ·")


def length(text: str, size: float = SIZE, bold: bool = False) -> float:
    """About how many pixels a text is long, in the widest of the fonts."""
    letters = sum(0.9 if letter in _WIDE else 0.37 if letter in _THIN else 0.62 for letter in text)
    return letters * size * (1.12 if bold else 1.0)


_AXIS: Final[dict[str, Any]] = {
    "showgrid": False, "zeroline": False, "showline": False, "ticks": "", "fixedrange": True,
    "tickfont": {"size": 13, "color": INK}, "automargin": False,
}  # fmt: skip

TEMPLATE: Final[dict[str, Any]] = {
    "layout": {
        "font": {"family": FONT, "size": SIZE, "color": INK},
        "title": {
            "x": 0, "xref": "container", "xanchor": "left", "y": 1, "yref": "container", "yanchor": "top",
            "pad": {"l": 10, "t": 10}, "font": {"size": LARGE, "weight": 600}, "subtitle": {"font": {"size": 13}},
        },
        "paper_bgcolor": CLEAR,
        "plot_bgcolor": CLEAR,
        "xaxis": _AXIS,
        "yaxis": _AXIS,
        "margin": {"l": 12, "r": 12, "t": 76, "b": 12, "pad": 0},
        "showlegend": False,
        "dragmode": False,
        "hovermode": "closest",
        "barmode": "overlay",
        "bargap": 0,
        "hoverlabel": {
            "bgcolor": DARK, "bordercolor": INK, "font": {"color": _PLOTS["on-tip"], "size": 13},
        },
        "legend": {"orientation": "h", "x": 0, "y": 0, "yanchor": "top", "itemclick": False, "itemdoubleclick": False},
    }
}  # fmt: skip
"""A plotly template, also usable for figures of your own: ``figure.update_layout(template=TEMPLATE)``."""

CONFIG: Final[dict[str, Any]] = {"displayModeBar": False, "responsive": False, "doubleClick": False}

_THEMED: Final = {
    INK: f"var(--rs-text, var(--jp-ui-font-color1, {INK}))",
    MUTED: f"var(--rs-muted, var(--jp-ui-font-color2, {MUTED}))",
    BAD: "var(--rs-bad)",
    GOOD: "var(--rs-good)",
}
"""What words have a colour of their theme for: where there is a theme, no compromise is needed."""
_SIGNALS: Final = replace(
    palette(), page={name: palette().page[name] for name in ("bad", "good")}, cards={}, counts={}, contrast={}
)
_TEXTS: Final = ":is(.js-plotly-plot .main-svg, .rs-figure-labels) text"
"""Plotly writes a text's colour as rgb(); where there is a theme the text takes the theme's own."""
STYLE: Final = "".join(
    [
        _SIGNALS.css(":is(.rs-figure, .js-plotly-plot)"),
        *(
            f'{_TEXTS}[style*="fill: rgb({", ".join(_parts(color))})"] {{ fill: {themed} !important; }}\n'
            for color, themed in _THEMED.items()
        ),
        f"""\
.rs-figure {{ position: relative; }}
.rs-figure-head {{ position: absolute; left: 10px; top: calc(10px - 0.3em); white-space: pre; pointer-events: none;\
 font: 600 {LARGE}px/1.3 {FONT}; color: {_THEMED[INK]}; }}
.rs-figure-head > :last-child {{ margin-top: 7px; font-size: 13px; font-weight: 400; }}
.rs-figure-head > .rs-figure-muted {{ color: {_THEMED[MUTED]}; }}
.rs-figure-labels {{ position: absolute; left: 0; top: 0; overflow: visible; pointer-events: none;\
 white-space: pre; font-family: {FONT}; }}
.rs-figure .main-svg:last-of-type {{ z-index: 1; }}
.rs-figure-told {{ white-space: pre-wrap; }}
@media (forced-colors: active) {{ .rs-figure {{ forced-color-adjust: none;\
 background: var(--rs-surface-active, var(--jp-layout-color1)); }} }}
""",  # what is told of a mark lies over the labels
    ]
)
"""A style sheet for pages with a theme."""
