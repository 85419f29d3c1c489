"""The colours that Discordia's charts draw figures with."""

from __future__ import annotations

from typing import Final

from rulesim.discordia.components import COLORS
from widgets.charts import theme
from widgets.palette import palette

FIGURE: Final = tuple(theme.CARD[color] for color in COLORS)
ON_FIGURE: Final = tuple(theme.ON_CARD[color] for color in COLORS)
"""Figure colours, and the colour of a number on them."""
SPACES: Final = palette("discordia").plots["spaces"]
"""What is empty and should not be."""
