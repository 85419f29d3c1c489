"""What a chart of Discordia is asked, in Discordia's words. No drawing here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulesim.discordia.city import TOWER, City, Laid, kind_name
from rulesim.discordia.components import COLORS, Effects, Tile, Tower
from rulesim.discordia.state import State
from widgets.charts import chart_query, theme
from widgets.palette import palette

FIGURE: Final = tuple(theme.CARD[color] for color in COLORS)
ON_FIGURE: Final = tuple(theme.ON_CARD[color] for color in COLORS)
"""Figure colours, and the colour of a number on them."""
SPACES: Final = palette("discordia").plots["spaces"]
"""What is empty and should not be."""
DIE_COLOR: Final = (1, 3, 0)
"""Per die the figure colour that it has."""
_WITH_MOVE: Final = {"shortage": "hatched", "fit": "hatched", "die": "after", "calendar": "after"}
"""Chart -> what its subtitle says where a candidate is looked at; that of the others stays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(chart_query.ChartQuery[State]):
    """A question to a chart of Discordia."""

    game: ClassVar[str] = "discordia"

    @property
    def city(self) -> City:
        """The city of the seat, now."""
        return self.state.cities[self.seat]

    @property
    def then(self) -> City:
        """The city of the seat, after the candidate."""
        return self.shown.cities[self.seat]

    def head(self, chart: str, changed: bool = True, **facts: Any) -> tuple[str, str]:
        """Title and subtitle: what is plotted, and how it is read. ``changed``: whether the candidate changes it."""
        line = _WITH_MOVE.get(chart, "") if self.moves and changed else ""
        return self.say(f"{chart}_head", **facts), self.say(line or f"{chart}_line", **facts)

    def tile(self, piece: Tile | Tower) -> str:
        """ "farm"."""
        return self.term("tile_name", kind=kind_name(piece))

    def hand(self, letters: str) -> str:
        """ "1 soldier + 1 merchant"; X is a figure of any colour."""
        counts = Counter(letters)
        return " + ".join(self.term(f"figure_{letter}.counted", count=count) for letter, count in counts.items())

    def effects(self, effects: Effects) -> str:
        """What a tile or field gives or takes: "an aqueduct step and a star from the star cult"."""
        told = [self.term(f"effect_{name}", count=arg if isinstance(arg, int) else 1) for name, arg in effects]
        return self.say("list", items=tuple(told), count=len(told))


of_position = chart_query.charting(ChartQuery)


# --- what several charts ask ---


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies in a city, and where."""

    place: int
    index: int
    laid: Laid


def lying(city: City) -> list[Lying]:
    """Every tile and tower of a city, area by area, left to right."""
    return [
        Lying(place, index, laid)
        for place in range(TOWER + 1)
        for index, laid in enumerate(city.places(place))
        if laid is not None
    ]


def year_ends_left(state: State, seat: int) -> int:
    """How many times a seat will still have to make up for a shortage if the game goes the distance."""
    if state.is_over:
        return 0
    done = state.phase == "shortage" and (seat - state.start) % state.players <= state.acted
    return state.tables.setup.years - state.year + (0 if done else 1)
