"""How charts look: colours, sizes and the plotly template, made to be read on a light and on a dark page alike.

A plotly figure cannot ask which theme it stands on. So its paper is transparent, its words have a mid-tone as far from
white as from the dark page (4.3 : 1 on both; no colour reaches more on both), and whatever has a colour also has a
letter, a number, a pattern or an outline. Where a live figure is on the page, its style sheet gives the words the
theme's own colour.
"""

from __future__ import annotations

from typing import Any, Final

from widgets.palette import palette

_PLOTS: Final = palette().plots
INK: Final = _PLOTS["ink"]
"""Words and outlines."""
_INK_PARTS: Final = [str(int(INK[i : i + 2], 16)) for i in (1, 3, 5)]
FAINT: Final = f"rgba({','.join(_INK_PARTS)},0.22)"
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

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
SIZE: Final = 14
SMALL: Final = 12
LARGE: Final = 17
WIDTH: Final = 720
"""Default width of a figure in pixels."""

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
            "bgcolor": _PLOTS["tip"], "bordercolor": INK, "font": {"color": _PLOTS["on-tip"], "size": 13},
        },
        "legend": {"orientation": "h", "x": 0, "y": 0, "yanchor": "top", "itemclick": False, "itemdoubleclick": False},
    }
}  # fmt: skip
"""A plotly template, also usable for figures of your own: ``figure.update_layout(template=TEMPLATE)``."""

CONFIG: Final[dict[str, Any]] = {"displayModeBar": False, "responsive": False, "doubleClick": False}

# Plotly writes its ink as rgb(); on a page with a live figure the words then take the theme's own text colour.
_INK_RGB: Final = f"rgb({', '.join(_INK_PARTS)})"
STYLE: Final = f"""
.js-plotly-plot .main-svg text[style*="fill: {_INK_RGB}"] {{ fill: var(--jp-ui-font-color1, {INK}) !important; }}
"""
"""A style sheet for pages with a theme."""


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two ``#rrggbb`` colours, from 1 to 21 (WCAG 2)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
