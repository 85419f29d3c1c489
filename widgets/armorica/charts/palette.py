"""What Armorica's charts are painted with."""

from __future__ import annotations

from typing import Final

from rulesim.armorica.cards import ICONS
from widgets.charts import theme
from widgets.palette import palette

_PLOTS: Final = palette("armorica").plots
ICON: Final = {icon: _PLOTS[icon] for icon in ICONS}
"""Symbol colours, each at least 3 : 1 on white and on the dark page."""

PLACE: Final = {"in": theme.GOOD, "next": theme.WHITE, "then": theme.WHITE, "out": theme.WHITE}
EDGE: Final = {"in": theme.GOOD, "next": _PLOTS["next-edge"], "then": theme.GOOD, "out": theme.BAD}
WORD: Final = {
    "in": theme.WHITE, "next": _PLOTS["next-word"], "then": _PLOTS["then-word"], "out": _PLOTS["out-word"],
}  # fmt: skip
"""Grounds, edges and words of places: in reach, in reach next, in reach then, out of reach."""
