"""What a chart of Armorica is asked, in Armorica's words. No drawing here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulesim.armorica import ending
from rulesim.armorica.actions import Discard, Pass, Take
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.state import State
from widgets.charts import chart_query, theme
from widgets.charts.canvas import Drawn, is_hatched
from widgets.numbers import signed
from widgets.palette import palette
from widgets.scenes.wording import yes

ICON: Final = {icon: palette("armorica").plots[icon] for icon in ICONS}
"""Symbol colours, each at least 3 : 1 on white and on the dark page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(chart_query.ChartQuery[State]):
    """A question to a chart of Armorica."""

    game: ClassVar[str] = "armorica"
    change: ClassVar[str] = "step"

    def count(self, icon: str, count: int) -> str:
        """ "2 grapes"."""
        return self.term(f"icon_{icon}", count=count)

    def vp(self, points: int) -> str:
        """ "6 VP"."""
        return self.term("count_points", count=points)

    def gain(self, points: int) -> str:
        """ "+4 VP"."""
        return self.say("gain", change=signed(points), points=self.vp(abs(points)))

    def card(self, card: Card) -> str:
        """ "blue worker"."""
        return self.term("card_name", color=card.color, suit=card.suit)

    def sign(self, card: Card) -> str:
        """The first letter of the name that stands on a card: of a bureaucrat "B"; no two people share it."""
        return self.term(f"suit_{card.suit}")[:1].upper()

    def face(self, card: Card) -> str:
        """A card with its icons: "blue worker: 1 grape, 1 amphora"."""
        icons = [self.count(icon, n) for icon, n in zip(ICONS, card.icons, strict=True) if n]
        return self.say("face", card=self.card(card), icons=", ".join(icons), count=len(icons))

    @property
    def name_room(self) -> float:
        """How wide a column of all players' names is."""
        return 8 + max(theme.length(self.short_who(seat), 13, bold=True) for seat in self.seats)

    def head(
        self, chart: str, layers: Iterable[Iterable[Drawn]] = (), changed: bool = True, **facts: Any
    ) -> tuple[str, str]:
        """Title and subtitle: what is plotted, and what the candidate, if any, changes of it or how it is read."""
        line = self.changes(is_hatched(layers), changed) or self.say(f"{chart}_line", **facts)
        return self.say(f"{chart}_head", **facts), line

    @property
    def meant(self) -> Card | None:
        """The card that the candidate, if it can be played, takes or loses."""
        state, action = self.state, self.action
        if not self.moves or not isinstance(action, Take | Discard):
            return None
        if isinstance(action, Take):
            return (state.row or [])[-action.position]
        return state.displays[state.player][action.number - 1]

    @property
    def do(self) -> str:
        """The candidate as an instruction: "Take the blue worker, 3rd from the right"."""
        action, card = self.action, self.meant
        if isinstance(action, Take) and card:
            return self.term("action_take.do", color=card.color, suit=card.suit, position=action.position)
        if card:
            return self.term("action_discard.do", color=card.color, suit=card.suit)
        if isinstance(action, Pass):
            which = "do" if action.position in (None, 1) else "other"
            return self.term(f"action_pass.{which}", position=action.position or 1)
        return self.say("do", action=str(action)) if action else ""

    def changes(self, hatched: bool, changed: bool) -> str:
        """With or without which card this is, and whether that is ``hatched``; "" without a candidate to be played.

        ``changed``: whether it changes anything that is plotted.
        """
        if not self.moves or not isinstance(self.action, Take | Discard | Pass):
            return ""
        suit = self.term(f"suit_{self.meant.suit}") if self.meant else ""
        kind = type(self.action).__name__.lower() if changed or not suit else "none"
        return self.say("changes", kind=kind, suit=suit, hatched=yes(hatched))

    def fates(self, seat: int) -> list[tuple[Card, str]]:
        """A seat's cards, each with what the candidate makes of it: "", "new" or "lost"; a lost one keeps its place."""
        before, after = self.state.displays[seat], self.shown.displays[seat]
        cards = [(card, "new" if n >= len(before) else "") for n, card in enumerate(after)]
        if len(after) < len(before):
            gone = next((n for n, card in enumerate(after) if card is not before[n]), len(after))
            cards.insert(gone, (before[gone], "lost"))
        return cards


of_position = chart_query.charting(ChartQuery)


def set_points(state: State, seat: int) -> int:
    """VP of the sets of a seat's display under the position's options."""
    return ending.sets_points(state.displays[seat], state.options.set_partition)
