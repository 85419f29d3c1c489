"""What a chart of a position is asked, whatever the game: a position, whose eyes, a candidate action; and the words.

How an action reads as an instruction is said by the game's view of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from rulesim import State, rulebook
from rulesim.game import Action, checked_seat
from rulesim.outside import harmless
from widgets.charts import theme
from widgets.charts.figure import Chart, Drawing, Sketch, drawing
from widgets.games import drawn_game
from widgets.scenes.wording import game_words
from widgets.words import say_of, seat_name

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one language, with the players' names. ``you``: the seat that is called "You"."""

    game: ClassVar[str]
    lang: str = "en"
    names: tuple[str, ...] = ()
    you: int | None = None

    def say(self, message: str, **facts: Any) -> str:
        """A chart's own words."""
        return say_of(self.game, f"chart_{message}", self.lang, **facts)

    def term(self, message: str, **facts: Any) -> str:
        """Words of the game's catalogue."""
        return game_words(self.game, message, self.lang, tuple(facts.items()))

    def who(self, seat: int) -> str:
        """A player's name, or "Player 2"."""
        return self.say("you") if seat == self.you else seat_name(self.game, seat, self.lang, self.names)

    def short_who(self, seat: int) -> str:
        """A player's name where there is little room: "P2"."""
        if seat == self.you:
            return self.say("you")
        own = self.names[seat] if seat < len(self.names) else ""
        return own if 0 < len(own) <= 8 else f"{own[:7]}…" if own else self.say("seat", seat=seat + 1)

    def percent(self, chance: Fraction | float) -> str:
        """A probability in whole percent; only what is certain is told as 0 or 100."""
        whole = round(100 * float(chance))
        bound = "less" if chance > 0 and not whole else "more" if chance < 1 and whole == 100 else "exact"
        return self.say("percent", bound=bound, percent=min(99, max(1, whole)) if bound != "exact" else whole)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(Words, Generic[S]):
    """A question to a chart. ``after``: the position after the candidate, None if that is none, illegal or secret."""

    state: S
    seat: int
    action: Action | None = None
    after: S | None = None

    def doing(self) -> str:
        """The candidate as an instruction: "Take the farm"."""
        assert self.action is not None
        return drawn_game(self.game).scenes().view(self.state, self.lang, self.seat, self.names).do(self.action)

    @classmethod
    def foresee(cls, state: S, action: Action) -> S | None:
        """The position right after a legal action; None where looking at it would tell somebody's secret."""
        after = state.copy()
        after.apply(action)
        return after

    @property
    def moves(self) -> bool:
        """Whether there is a candidate that can be played."""
        return self.after is not None

    @property
    def paper(self) -> theme.Paper:
        """What the figure is drawn on."""
        return theme.PAPER

    @property
    def seats(self) -> list[int]:
        """All seats in the order of the table, the learner's first."""
        first, players = self.you or 0, self.state.players
        return [(first + step) % players for step in range(players)]

    @property
    def shown(self) -> S:
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
        return rulebook.broken(broken, self.lang, self.names, self.you) if broken else ""

    def head(self, chart: str, **facts: Any) -> tuple[str, str]:
        """Title and subtitle of the figure: what is plotted, and how it is read."""
        return self.say(f"{chart}_head", **facts), self.say(f"{chart}_line", **facts)

    def subtitle(self, plain: str) -> str:
        """Why the candidate cannot be played, or what it is; without one ``plain`` words."""
        return self.why_not or self.do or plain


@dataclass(frozen=True, slots=True, kw_only=True)
class CityQuery(ChartQuery[S], Generic[S, C]):
    """A question to a chart of a game in which every seat has a city."""

    @property
    def city(self) -> C:
        """The city of the seat, now."""
        return cast("_WithCities[C]", self.state).cities[self.seat]

    @property
    def then(self) -> C:
        """The city of the seat, after the candidate."""
        return cast("_WithCities[C]", self.shown).cities[self.seat]


class _WithCities(Protocol[C_co]):
    @property
    def cities(self) -> Sequence[C_co]: ...


class OfPosition(Drawing[...], Protocol[S_contra]):
    """How a chart of a position is called. ``seat``: whose it is, from 0 (default: who is to act). ``candidate``: an
    action, or its notation, whose effect the chart shows beside the position; an illegal one has none, and the chart
    says why. ``lang``, ``names`` (the players', seat by seat), ``you`` (the seat that is called "You"): of the words.
    Raises BadInput for a seat that does not play and for a text that is no notation.
    """

    def __call__(
        self,
        state: S_contra,
        seat: int | None = None,
        candidate: Action | str | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] = (),
        you: int | None = None,
        **more: Any,
    ) -> Chart: ...


def charting(kind: type[ChartQuery[S]]) -> Callable[[Callable[..., Sketch]], OfPosition[S]]:
    """The decorator that makes a chart of a function that draws the answer to a question of this kind."""

    def of_position(draw: Callable[..., Sketch]) -> OfPosition[S]:
        def sketch(
            state: S,
            seat: int | None = None,
            candidate: Action | str | None = None,
            *,
            lang: str = "en",
            names: Sequence[str] = (),
            you: int | None = None,
            **more: Any,
        ) -> Sketch:
            return draw(ask(kind, state, seat, candidate, lang, names, you), **more)

        sketch.__name__, sketch.__qualname__, sketch.__doc__ = draw.__name__, draw.__qualname__, draw.__doc__
        sketch.__module__ = draw.__module__
        return cast("OfPosition[S]", drawing(sketch))

    return of_position


def ask(
    kind: type[ChartQuery[S]],
    state: S,
    seat: int | None,
    candidate: Action | str | None,
    lang: str,
    names: Sequence[str],
    you: int | None = None,
) -> ChartQuery[S]:
    """Make the question; the candidate is parsed, and played on a copy if it is legal. Raises BadInput."""
    for one in (seat, you):
        if one is not None:
            checked_seat(one, state.players)
    action = state.parse(candidate) if isinstance(candidate, str) else candidate
    after = kind.foresee(state, action) if action is not None and state.refusal(action) is None else None
    who = drawn_game(state.game).scenes().view.onlooker(state) if seat is None else seat
    own = tuple(map(harmless, names))
    return kind(lang=lang, names=own, you=you, state=state, seat=who, action=action, after=after)
