"""What a chart of Provincia Romana is asked, in Provincia's words. No drawing here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rulesim.game import Action
from rulesim.provincia import buildings
from rulesim.provincia.actions import Lay, Lose, Play, Protect
from rulesim.provincia.city import City
from rulesim.provincia.components import Card
from rulesim.provincia.state import State
from widgets.charts import chart_query, theme
from widgets.provincia.scene.wording import Wording

_NAME: Final = 62
"""So long a name, in pixels, stands before a bar also on narrow paper."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(chart_query.Words):
    """The words of one language, with the players' names."""

    game: ClassVar[str] = "provincia"

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

    def amount(self, id: str, count: int) -> str:
        """ "2 stone"."""
        return self.wording.amount(id, count)

    def amounts(self, amounts: Sequence[int]) -> str:
        """ "2 wood and 1 gold"; "nothing"."""
        return self.wording.amounts(amounts)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(chart_query.CityQuery[State, City], Words):
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
            at = city.tokens.index(action.token)
            city.tokens, city.laid = (*city.tokens[:at], *city.tokens[at + 1 :]), action.token
        elif isinstance(action, Lose):
            buildings.raze(after, state.player, action.standing)
        else:
            after.apply(action)
        return after

    def short_who(self, seat: int) -> str:
        """A player's name as the table tells it, where that is not too long: "Player 2"."""
        name = self.who(seat)
        return name if theme.length(name, 12) <= _NAME else super(ChartQuery, self).short_who(seat)


of_position = chart_query.charting(ChartQuery)
