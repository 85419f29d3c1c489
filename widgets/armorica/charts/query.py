"""What a chart of Armorica is asked, in Armorica's words. No drawing here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from rulesim.armorica import ending
from rulesim.armorica.actions import Discard, Pass, Take
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.state import State
from rulesim.game import Action
from widgets.charts import chart_query, theme
from widgets.numbers import signed


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(chart_query.Words):
    """The words of one language, with the players' names."""

    game: ClassVar[str] = "armorica"

    def count(self, icon: str, count: int) -> str:
        """ "2 grapes"."""
        return self.term(f"icon_{icon}", count=count)

    def vp(self, points: int) -> str:
        """ "6 VP"."""
        return self.term("count_points", count=points)

    def gain(self, points: int) -> str:
        """ "+4 VP"."""
        return self.say("gain", change=signed(points), points=self.term("count_points", count=abs(points)))

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


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(chart_query.ChartQuery[State], Words):
    """A question to a chart of Armorica."""

    game: ClassVar[str] = "armorica"

    def doing(self) -> str:
        """The candidate as an instruction: "Take the blue worker, 3rd from the right"."""
        assert self.action is not None
        return doing(self, self.state, self.action)

    def step(self, before: int, after: int) -> str:
        """A number, and what it becomes: "2→3"."""
        return str(before) if before == after else self.say("step", before=before, after=after)

    @property
    def name_room(self) -> float:
        """How wide a column of all players' names is."""
        return 8 + max(theme.length(self.short_who(seat), self.paper.body, bold=True) for seat in self.seats)

    def head(self, chart: str, **facts: Any) -> tuple[str, str]:
        """Title and subtitle: what is plotted, and what is hatched or how it is read."""
        return self.say(f"{chart}_head", **facts), self.hatched or self.say(f"{chart}_line", **facts)

    @property
    def hatched(self) -> str:
        """What is hatched: "with the farmer"; "" without a candidate that can be played."""
        if not self.moves or not isinstance(self.action, Take | Discard | Pass):
            return ""
        state, action, kind, suit = self.state, self.action, "pass", "none"
        if isinstance(action, Take):
            kind, suit = "take", (state.row or [])[-action.position].suit
        elif isinstance(action, Discard):
            kind, suit = "discard", state.displays[state.player][action.number - 1].suit
        return self.say("hatched", kind=kind, suit=self.term(f"suit_{suit}") if suit != "none" else "")


of_position = chart_query.charting(ChartQuery)


def doing(words: Words, state: State, action: Action) -> str:
    """An action of the player to act, as an instruction."""
    row = state.row or []
    if isinstance(action, Take) and 1 <= action.position <= len(row):
        card = row[-action.position]
        return words.term("action_take.do", color=card.color, suit=card.suit, position=action.position)
    display = state.displays[state.player] if state.player >= 0 else []
    if isinstance(action, Discard) and 1 <= action.number <= len(display):
        card = display[action.number - 1]
        return words.term("action_discard.do", color=card.color, suit=card.suit)
    if isinstance(action, Pass):
        which = "do" if action.position in (None, 1) else "other"
        return words.term(f"action_pass.{which}", position=action.position or 1)
    return words.say("do", action=str(action))


def added(question: ChartQuery) -> Card | None:
    """The card that the candidate adds to the seat's display."""
    before, after = question.state.displays[question.seat], question.shown.displays[question.seat]
    return after[-1] if len(after) > len(before) else None


def lost(question: ChartQuery) -> int | None:
    """The index of the card that the candidate takes out of the seat's display."""
    before, after = question.state.displays[question.seat], question.shown.displays[question.seat]
    if len(after) >= len(before):
        return None
    return next((i for i, card in enumerate(after) if card is not before[i]), len(after))


def set_points(state: State, seat: int) -> int:
    """VP of the sets of a seat's display under the position's options."""
    return ending.sets_points(state.displays[seat], state.options.set_partition)
