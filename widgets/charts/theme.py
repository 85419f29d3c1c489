"""How charts look: colours, sizes and the plotly template, made to be read on a light and on a dark page alike.

A plotly figure cannot ask which theme it stands on. So its paper is transparent, its words have a mid-tone as far from
white as from the dark page (4.3 : 1 on both; no colour reaches more on both), and whatever has a colour also has a
letter, a number, a pattern or an outline. Where a live figure is on the page, its style sheet gives the words the
theme's own colour.
"""

from __future__ import annotations

from typing import Any, Final

INK: Final = "#797979"
"""Words and outlines."""
FAINT: Final = "rgba(121,121,121,0.22)"
"""Tracks, grids and what is only a background."""
CLEAR: Final = "rgba(0,0,0,0)"

CARD: Final = {
    "brown": "#74441f",
    "yellow": "#ecb92c",
    "blue": "#2a5fbb",
    "green": "#23774a",
    "red": "#b22d2d",
    "white": "#ffffff",
}
"""Card colours, the same as on the table."""
ON_CARD: Final = {name: "#2b2620" if name in ("yellow", "white") else "#ffffff" for name in CARD}
"""The colour of a letter on a card."""

ICON: Final = {
    "wheat": "#b57f0c",
    "grapes": "#8f52bd",
    "olives": "#71842a",
    "sheep": "#858a91",
    "gold": "#c08a00",
    "amphorae": "#c0622f",
}
"""Symbol colours, each at least 3 : 1 on white and on the dark page."""
SETS: Final = "#3f7fb5"
GOOD: Final = "#2f8f57"
BAD: Final = "#c9403a"

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
        "hoverlabel": {"bgcolor": "#2b2823", "bordercolor": INK, "font": {"color": "#f3ede2", "size": 13}},
        "legend": {"orientation": "h", "x": 0, "y": 0, "yanchor": "top", "itemclick": False, "itemdoubleclick": False},
    }
}  # fmt: skip
"""A plotly template, also usable for figures of your own: ``figure.update_layout(template=TEMPLATE)``."""

CONFIG: Final[dict[str, Any]] = {"displayModeBar": False, "responsive": False, "doubleClick": False}

# Plotly writes its ink as rgb(); on a page with a live figure the words then take the theme's own text colour.
_INK_RGB: Final = f"rgb({', '.join(str(int(INK[i : i + 2], 16)) for i in (1, 3, 5))})"
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
