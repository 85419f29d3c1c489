"""What a chart of a position is asked, whatever the game: a position, whose eyes, a candidate action; and the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import wraps
from typing import Any, ClassVar, Generic, TypeVar

from rulesim import State, rulebook
from rulesim.game import Action, checked_seat
from rulesim.outside import harmless
from widgets.charts.figure import Cell, Drawing, Numbers, Sketch
from widgets.games import drawn_game
from widgets.numbers import number_text
from widgets.scenes.wording import game_words
from widgets.words import say_of, seat_name

S = TypeVar("S", bound=State)
Q = TypeVar("Q", bound="ChartQuery[Any]")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(Generic[S]):
    """A question to a chart. ``action``: the candidate; ``after``: the position after it, None if there is none, or it
    is illegal or secret. ``names``: the players'; ``you``: the seat that is called "You".
    """

    game: ClassVar[str]
    change: ClassVar[str] = "change"
    state: S
    seat: int
    action: Action | None = None
    after: S | None = None
    lang: str = "en"
    names: tuple[str, ...] = ()
    you: int | None = None

    @classmethod
    def ask(
        cls: type[Q],
        state: Any,
        seat: int | None,
        candidate: Action | str | None,
        lang: str = "en",
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> Q:
        """Make the question; the candidate is parsed, and played on a copy if it is legal. Raises BadInput."""
        for one in (seat, you):
            if one is not None:
                checked_seat(one, state.players)
        action = state.parse(candidate) if isinstance(candidate, str) else candidate
        after = cls.foresee(state, action) if action is not None and state.refusal(action) is None else None
        who = drawn_game(cls.game).scenes().view.onlooker(state) if seat is None else seat
        own = tuple(map(harmless, names))
        return cls(lang=lang, names=own, you=you, state=state, seat=who, action=action, after=after)

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
    def seats(self) -> list[int]:
        """All seats in the order of the table, the learner's first."""
        first, players = self.you or 0, self.state.players
        return [*range(first, players), *range(first)]

    @property
    def shown(self) -> S:
        """The position after the candidate, else the position."""
        return self.after or self.state

    # --- words --------------------------------------------------------------------------------------------------------

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

    def step(self, before: int, after: int) -> str:
        """A number, and what it becomes: "2 → 3"."""
        if before == after:
            return number_text(before)
        return self.say(self.change, before=number_text(before), after=number_text(after))

    @property
    def do(self) -> str:
        """The candidate as an instruction: "Take the farm"; "" if there is none."""
        if self.action is None:
            return ""
        return drawn_game(self.game).scenes().view(self.state, self.lang, self.seat, self.names).do(self.action)

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

    def heads(self, names: str) -> list[str]:
        """The heads of a table's columns: "player cards"."""
        return [self.say(f"head_{name}") for name in names.split()]

    def table(
        self, chart: str, heads: str | Iterable[str], rows: Iterable[Sequence[Cell]], would: str = "", **facts: Any
    ) -> Numbers:
        """A chart in words: its title, and below it why the candidate cannot be played, or what it is or ``would`` do.

        Without one ``note``, one of the ``facts``, else the note of the chart. ``heads``: words, or their names.
        """
        facts = {"who": self.who(self.seat)} | facts
        note = would or self.why_not or self.do or facts.pop("note", "") or self.say(f"{chart}_note", **facts)
        named = self.heads(heads) if isinstance(heads, str) else tuple(heads)
        return Numbers(self.say(f"{chart}_title", **facts), note, named, tuple(rows))


def charting(kind: type[Q]) -> Callable[[Callable[..., Sketch]], Drawing[...]]:
    """The decorator that makes a chart of a function that draws the answer to a question of this kind.

    A chart is called with a position and, if need be, ``seat``: whose it is, from 0 (default: who is to act);
    ``candidate``: an action, or its notation, whose effect it shows beside the position; an illegal one has none, and
    it says why; ``lang``, ``names`` (the players', seat by seat), ``you`` (the seat called "You"): of the words.
    Raises BadInput for a seat that does not play and for a text that is no notation.
    """

    def of_position(draw: Callable[..., Sketch]) -> Drawing[...]:
        @wraps(draw)
        def sketch(
            state: State,
            seat: int | None = None,
            candidate: Action | str | None = None,
            *,
            lang: str = "en",
            names: Sequence[str] = (),
            you: int | None = None,
            **more: Any,
        ) -> Sketch:
            return draw(kind.ask(state, seat, candidate, lang, names, you), **more)

        del sketch.__wrapped__  # its arguments are its own
        return Drawing(sketch)

    return of_position
