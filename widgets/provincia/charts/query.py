"""What a chart of Provincia Romana is asked, in Provincia's words, and what goods and cities are drawn with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rulesim.game import Action
from rulesim.pieces import without
from rulesim.provincia import buildings
from rulesim.provincia.actions import Lay, Lose, Play, Protect
from rulesim.provincia.city import City
from rulesim.provincia.components import RESOURCES, Card
from rulesim.provincia.state import State
from widgets.charts import chart_query, theme
from widgets.charts.canvas import Box, Dot, Drawn, Word, page
from widgets.charts.figure import Numbers, Sketch
from widgets.palette import palette
from widgets.provincia.scene.wording import Wording

SIGNS: Final = ("hash-open", "circle-open-dot", "square", "star")
"""Clay, wood, stone and gold as on the board: a brick wall, the rings of a log, a block, a coin's star."""
PLOTS: Final = palette("provincia").plots
GOODS: Final = tuple(PLOTS[good] for good in RESOURCES)
"""Colours of clay, wood, stone and gold, each at least 3 : 1 on a white and on a dark page, 4.5 : 1 below white."""
TOWNS: Final = {name: PLOTS[name] for name in ("orange", "blue", "green", "purple", "red", "yellow")}
"""Colours of cities, dark enough for white letters."""
STRENGTH: Final = {
    "defence": PLOTS["blue"],
    "morale": PLOTS["purple"],
    "military": PLOTS["gold"],
    "until": theme.GREY,
    "tokens": PLOTS["orange"],
}
"""Colours of the parts of a strength; ``until``: what a building adds only once it is activated."""
_NAME: Final = 62
"""So long a name, in pixels, stands before a bar."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(chart_query.ChartQuery[State]):
    """A question to a chart of Provincia Romana: what ``seat`` may know, and nothing else, is drawn."""

    game: ClassVar[str] = "provincia"

    @classmethod
    def foresee(cls, state: State, action: Action) -> State | None:
        """The position right after a legal action, as far as the seat can foresee it.

        The last token that is laid turns all of them over, and who has AEDILES shows only when a building is destroyed:
        so a token just lies there, a building lost in combat is gone, and nothing is told of a CONIURATIO.
        """
        if isinstance(action, Protect) or (isinstance(action, Play) and action.card.kind == "coniuratio"):
            return None
        after = state.copy()
        if isinstance(action, Lay):
            city = after.cities[state.player]
            city.tokens, city.laid = without(city.tokens, action.token), action.token
        elif isinstance(action, Lose):
            buildings.raze(after, state.player, action.standing)
        else:
            after.apply(action)
        return after

    @property
    def city(self) -> City:
        """The city of the seat, now."""
        return self.state.cities[self.seat]

    @property
    def then(self) -> City:
        """The city of the seat, after the candidate."""
        return self.shown.cities[self.seat]

    @property
    def wording(self) -> Wording:
        """The words of the table."""
        return Wording(self.lang)

    def card(self, card: Card) -> str:
        """A card by its name, with what tells it from others of that name: "GLORIA (5)"."""
        return self.wording.card_name(card)

    def what(self, id: str) -> str:
        """A resource or a track: "stone", "morale"."""
        return self.wording.what(id)

    def amounts(self, amounts: Sequence[int]) -> str:
        """ "2 wood and 1 gold"; "nothing"."""
        return self.wording.amounts(amounts)

    def short_who(self, seat: int) -> str:
        """A player's name as the table tells it, where that is not too long: "Player 2"."""
        name = self.who(seat)
        return name if theme.length(name, 12) <= _NAME else super(ChartQuery, self).short_who(seat)

    def no_round(self, chart: str) -> Sketch:
        """A chart of rounds to come, when there is none."""
        title = self.say(f"{chart}_title-over")
        told = Numbers(title, self.why_not or self.do or self.say("decay_note-over"))
        return page([[Word(0, 20, self.say("timing_over"), size=theme.SMALL)]], told, 150, (title, ""))


of_position = chart_query.charting(ChartQuery)


def chips(x: float, y: float, units: Iterable[tuple[int, str]], size: float) -> Iterator[Drawn]:
    """Units of goods in a row from ``x`` on, each with its sign: (good, state).

    A state is "has" (filled), "lacks" (an outline), "lost" (hatched in red) or "spared" (a faint one).
    """
    looks = {"lost": (theme.BAD, theme.BAD), "lacks": (theme.CLEAR, theme.BAD), "spared": (theme.FAINT, theme.GOOD)}
    for n, (good, state) in enumerate(units):
        left, has = x + n * (size + 3), state == "has"
        color, line = looks.get(state, (GOODS[good], theme.INK))
        yield Box(left, y, size, size, color, line, 1 if has else 2, "/" if state == "lost" else "")
        ink = theme.WHITE if has else theme.INK
        yield Dot(left + size / 2, y, SIGNS[good], ink, round(size * 0.52), ink)
