"""What Armorica's charts are painted with."""

from __future__ import annotations

from typing import Final

from rulesim.armorica.cards import ICONS
from widgets.charts import theme
from widgets.palette import palette

_PLOTS: Final = palette("armorica").plots
ICON: Final = {icon: _PLOTS[icon] for icon in ICONS}
"""Symbol colours, each at least 3 : 1 on white and on the dark page."""

WORD: Final = {"in": theme.WHITE, "then": theme.WHITE, "next": theme.INK, "out": theme.BAD}
"""The words of places: in reach (on a disc), in reach then, in reach next, out of reach."""
