"""What a chart is asked: a position, whose eyes, a candidate action; and the words for it. No drawing here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, cast

from rulesim import rulebook
from rulesim.armorica import ending, turn
from rulesim.armorica.actions import Discard, Pass, Take
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.state import State
from rulesim.game import Action, BadInput
from widgets.charts.figure import Chart, Drawing, Sketch, drawing
from widgets.words import say as _say


@lru_cache(maxsize=4096)
def _term(message: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> str:
    return rulebook.words("armorica", message, lang, **dict(facts))


def term(message: str, lang: str = "en", **facts: Any) -> str:
    """Words of the game's own catalogue."""
    return _term(message, lang, tuple(facts.items()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one language, with the players' names."""

    lang: str = "en"
    names: tuple[str, ...] = ()

    def say(self, message: str, **facts: Any) -> str:
        """A chart's own words."""
        return _say(f"chart_{message}", self.lang, **facts)

    def term(self, message: str, **facts: Any) -> str:
        """Words of the game's catalogue."""
        return term(message, self.lang, **facts)

    def count(self, icon: str, count: int) -> str:
        """ "2 grapes"."""
        return self.term(f"icon_{icon}", count=count)

    def vp(self, points: int) -> str:
        """ "6 VP"."""
        return self.term("count_points", count=points)

    def gain(self, points: int) -> str:
        """ "+4 VP"."""
        return self.say("gain", change=signed(points), points=self.term("count_points", count=abs(points)))

    def who(self, seat: int) -> str:
        """A player's name, or "Player 2"."""
        own = self.names[seat] if seat < len(self.names) else ""
        return own or self.term("seat", count=seat + 1)

    def short_who(self, seat: int) -> str:
        """A player's name where there is little room: "P2"."""
        own = self.names[seat] if seat < len(self.names) else ""
        return own if 0 < len(own) <= 8 else f"{own[:7]}…" if own else self.say("seat", seat=seat + 1)

    def card(self, card: Card) -> str:
        """ "blue worker"."""
        return self.term("card_name", color=card.color, suit=card.suit)

    def face(self, card: Card) -> str:
        """A card with its icons: "blue worker: 1 grape, 1 amphora"."""
        icons = [self.count(icon, n) for icon, n in zip(ICONS, card.icons, strict=True) if n]
        return self.say("face", card=self.card(card), icons=", ".join(icons), count=len(icons))


def signed(number: int) -> str:
    """A change with its sign; no change has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Words):
    """A question to a chart. ``after``: the position right after the candidate, None if that is none or illegal."""

    state: State
    seat: int
    action: Action | None = None
    after: State | None = None

    @property
    def shown(self) -> State:
        """The position after the candidate, else the position."""
        return self.after or self.state

    @property
    def do(self) -> str:
        """What the candidate is, as an instruction: "Take the blue worker, 3rd from the right"."""
        return "" if self.action is None else doing(self, self.state, self.action)

    @property
    def why_not(self) -> str:
        """Why the candidate is illegal, in words; "" if it is not."""
        if self.action is None or self.after is not None:
            return ""
        broken = self.state.refusal(self.action)
        return rulebook.broken(broken, self.lang, self.names) if broken else ""


class OfPosition(Drawing[...], Protocol):
    """How a chart of a position is called."""

    def __call__(
        self,
        state: State,
        seat: int | None = None,
        candidate: Action | str | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] = (),
        **more: Any,
    ) -> Chart: ...


def of_position(draw: Callable[..., Sketch]) -> OfPosition:
    """Make a chart of a function that draws the answer to an :class:`Ask`: all are called in the same way."""

    def sketch(
        state: State,
        seat: int | None = None,
        candidate: Action | str | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] = (),
        **more: Any,
    ) -> Sketch:
        return draw(ask(state, seat, candidate, lang, names), **more)

    sketch.__name__, sketch.__qualname__, sketch.__doc__ = draw.__name__, draw.__qualname__, draw.__doc__
    sketch.__module__ = draw.__module__
    return cast("OfPosition", drawing(sketch))


def ask(state: State, seat: int | None, candidate: Action | str | None, lang: str, names: Sequence[str]) -> Ask:
    """Make the question; the candidate is parsed, and played on a copy if it is legal. Raises BadInput."""
    if seat is not None and not 0 <= seat < state.players:
        raise BadInput("seat", f"seat: {seat!r} does not play; seats are 0 to {state.players - 1}.")
    action = state.parse(candidate) if isinstance(candidate, str) else candidate
    after = None
    if action is not None and state.refusal(action) is None:
        after = state.copy()
        after.apply(action)
    who = acting(state) if seat is None else seat
    return Ask(lang=lang, names=tuple(names), state=state, seat=who, action=action, after=after)


def acting(state: State) -> int:
    """Whose chart it is if nobody says: who is to act or has just acted; when the game is over, a winner's."""
    if state.player >= 0:
        return state.player
    if state.is_over:
        return state.winners()[0]
    return turn.seat_to_act(state) if state.start >= 0 else 0


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
        return words.term("action_pass.do")
    return words.say("do", action=str(action))


def added(question: Ask) -> Card | None:
    """The card that the candidate adds to the seat's display."""
    before, after = question.state.displays[question.seat], question.shown.displays[question.seat]
    return after[-1] if len(after) > len(before) else None


def lost(question: Ask) -> int | None:
    """The index of the card that the candidate takes out of the seat's display."""
    before, after = question.state.displays[question.seat], question.shown.displays[question.seat]
    if len(after) >= len(before):
        return None
    return next((i for i, card in enumerate(after) if card is not before[i]), len(after))


def set_points(state: State, seat: int) -> int:
    """VP of the sets of a seat's display under the position's options."""
    return ending.sets_points(state.displays[seat], state.options.set_partition)
