"""What a chart of a position is asked, whatever the game: a position, whose eyes, a candidate action; and the words.

A game says who is asked if nobody is named (``acting``) and how an action reads as an instruction (``doing``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar, Protocol, TypeVar, cast

from rulesim import rulebook
from rulesim.game import Action, checked_seat
from rulesim.outside import harmless
from widgets.charts.figure import Chart, Drawing, Sketch, drawing
from widgets.words import say as _say


@lru_cache(maxsize=8192)
def _term(game: str, message: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> str:
    return rulebook.words(game, message, lang, **dict(facts))


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one language, with the players' names."""

    game: ClassVar[str]
    lang: str = "en"
    names: tuple[str, ...] = ()

    def say(self, message: str, **facts: Any) -> str:
        """A chart's own words."""
        return _say(f"chart_{message}", self.lang, **facts)

    def term(self, message: str, **facts: Any) -> str:
        """Words of the game's catalogue."""
        return _term(self.game, message, self.lang, tuple(facts.items()))

    def who(self, seat: int) -> str:
        """A player's name, or "Player 2"."""
        own = self.names[seat] if seat < len(self.names) else ""
        return own or self.term("seat", count=seat + 1)

    def short_who(self, seat: int) -> str:
        """A player's name where there is little room: "P2"."""
        own = self.names[seat] if seat < len(self.names) else ""
        return own if 0 < len(own) <= 8 else f"{own[:7]}…" if own else self.say("seat", seat=seat + 1)

    def percent(self, chance: Fraction | float) -> str:
        """A probability in whole percent; only what is certain is told as 0 or 100."""
        whole = round(100 * float(chance))
        bound = "less" if chance > 0 and not whole else "more" if chance < 1 and whole == 100 else "exact"
        return self.say("percent", bound=bound, percent=min(99, max(1, whole)) if bound != "exact" else whole)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Words):
    """A question to a chart. ``after``: the position after the candidate, None if that is none, illegal or secret."""

    state: Any
    seat: int
    action: Action | None = None
    after: Any = None

    def doing(self) -> str:
        """The candidate as an instruction: "Take the farm FA01"."""
        return str(self.action)

    @staticmethod
    def acting(state: Any) -> int:
        """Whose chart it is if nobody says."""
        return max(0, state.player)

    @staticmethod
    def foresee(state: Any, action: Action) -> Any:
        """The position right after a legal action; None where looking at it would tell somebody's secret."""
        after = state.copy()
        after.apply(action)
        return after

    @property
    def shown(self) -> Any:
        """The position after the candidate, else the position."""
        return self.after or self.state

    @property
    def do(self) -> str:
        """The candidate as an instruction, "" if there is none."""
        return "" if self.action is None else self.doing()

    @property
    def why_not(self) -> str:
        """Why the candidate is illegal, in words; "" if it is not."""
        if self.action is None or self.after is not None:
            return ""
        broken = self.state.refusal(self.action)
        return rulebook.broken(broken, self.lang, self.names) if broken else ""


_Question = TypeVar("_Question", bound=Ask)


class OfPosition(Drawing[...], Protocol):
    """How a chart of a position is called."""

    def __call__(
        self,
        state: Any,
        seat: int | None = None,
        candidate: Action | str | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] = (),
        **more: Any,
    ) -> Chart: ...


def charting(asking: type[_Question]) -> Callable[[Callable[..., Sketch]], OfPosition]:
    """The decorator that makes a chart of a function that draws the answer to a question of this kind."""

    def of_position(draw: Callable[..., Sketch]) -> OfPosition:
        def sketch(
            state: Any,
            seat: int | None = None,
            candidate: Action | str | None = None,
            *,
            lang: str = "en",
            names: Sequence[str] = (),
            **more: Any,
        ) -> Sketch:
            return draw(ask(asking, state, seat, candidate, lang, names), **more)

        sketch.__name__, sketch.__qualname__, sketch.__doc__ = draw.__name__, draw.__qualname__, draw.__doc__
        sketch.__module__ = draw.__module__
        return cast("OfPosition", drawing(sketch))

    return of_position


def ask(
    asking: type[_Question],
    state: Any,
    seat: int | None,
    candidate: Action | str | None,
    lang: str,
    names: Sequence[str],
) -> _Question:
    """Make the question; the candidate is parsed, and played on a copy if it is legal. Raises BadInput."""
    if seat is not None:
        checked_seat(seat, state.players)
    action = state.parse(candidate) if isinstance(candidate, str) else candidate
    after = asking.foresee(state, action) if action is not None and state.refusal(action) is None else None
    who = asking.acting(state) if seat is None else seat
    return asking(lang=lang, names=tuple(map(harmless, names)), state=state, seat=who, action=action, after=after)
