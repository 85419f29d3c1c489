"""What a chart of Provincia Romana is asked, in Provincia's words. No drawing here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rulesim.game import Action
from rulesim.provincia import buildings, odds
from rulesim.provincia.actions import Lay, Lose, Play, Protect
from rulesim.provincia.city import City
from rulesim.provincia.components import Card
from rulesim.provincia.state import State
from widgets.charts import chart_query
from widgets.provincia.scene.wording import Wording


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(chart_query.Words):
    """The words of one language, with the players' names."""

    game: ClassVar[str] = "provincia"

    def tell(self, message: str, **facts: Any) -> str:
        """Words of Provincia's charts."""
        return self.say(f"pr_{message}", **facts)

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

    def head(self, chart: str) -> tuple[str, str]:
        """Title and subtitle for narrow paper: what is plotted, and how it is read."""
        return self.tell(f"{chart}_head"), self.tell(f"{chart}_line")


of_position = chart_query.charting(ChartQuery)


def next_purchase(state: State, seat: int) -> int:
    """The round in which a seat next plays cards: this one, if its turn in phase 2 is not over yet, or a later one.

    One more than the number of rounds: in the final turns.
    """
    place = (seat - max(0, state.start)) % state.players
    waits = state.phase in ("setup", "select") or (state.phase == "play" and state.acted <= place)
    return min(state.tables.setup.rounds + 1, state.round + (0 if waits else 1))


def combats_left(state: State) -> tuple[int, ...]:
    """The rounds of the combats that are not over yet."""
    first = odds.next_combat(state)
    return tuple(n for n in state.tables.setup.combat_rounds if first is not None and n >= first)
