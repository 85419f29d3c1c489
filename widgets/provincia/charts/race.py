"""The prestige race: what every player would end with now, by where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Axis, Box, Drawn, Line, Word, is_hatched, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.numbers import number_text, signed
from widgets.provincia.charts.query import PLOTS, ChartQuery, of_position
from widgets.scenes.wording import yes

SOURCES: Final = {
    "buildings": "provincia.building.prestige-now",
    "gloria": "provincia.senate.gloria",
    "gold": "provincia.end.gold-to-prestige",
    "activations": "provincia.activation.cost",
    "cards": "provincia.prestige.cards",
    "track": "provincia.prestige.audit",
}
"""Where prestige comes from, and the rule that gives or takes it; "track" is what a made-up position has besides."""
_COLORS: Final = (theme.SETS, PLOTS["purple"], PLOTS["gold"], PLOTS["senate"], theme.BAD, theme.GREY)
_LEFT, _RIGHT = 64, 212
"""Where the longest bar begins and ends."""
_ROW, _ENOUGH = 44, 24
"""How high a row is at most; a part with fewer pixels has no number in it."""


class Standing(NamedTuple):
    """What a seat would end with: prestige per source of :data:`SOURCES`, the sum, and its place."""

    seat: int
    parts: tuple[int, ...]
    total: int
    rank: int

    def steps(self) -> list[tuple[int, int]]:
        """The sources, by number, with what they give, before those that take away."""
        return sorted(enumerate(self.parts), key=lambda part: part[1] < 0)


def standings(state: State) -> list[Standing]:
    """Every seat's prestige by source, if the game ended now."""
    sheets = state.scores()
    return [Standing(one.seat, tuple(map(one.points, SOURCES.values())), one.total, one.rank) for one in sheets]


@of_position
def race(question: ChartQuery) -> Sketch:
    """What every player would end with if the game ended now: buildings, GLORIA and gold, less what was taken off.

    Activated buildings take 1 each, prestige cards what was lost in combat and for unpaid taxes.
    """
    now, then = standings(question.state), standings(question.shown)
    ends = [end for one in (*now, *then) for end in accumulate(amount for _, amount in one.steps())]
    axis = Axis.over(min(0, *ends), max(20, *ends), _LEFT, _RIGHT)
    sources = [n for n in range(len(SOURCES)) if any(one.parts[n] for one in (*now, *then))]
    drawn, top = _legend(question, {n: min(one.parts[n] for one in (*now, *then)) < 0 for n in sources})
    row = min(_ROW, (DEPTH - top - 44) / len(now))
    depth = top + 26 + row * (len(now) - 1)
    drawn.append(Line([(axis.zero, top), (axis.zero, depth + 24)], theme.FAINT))
    for n, (before, after) in enumerate(zip(now, then, strict=True)):
        drawn += _row(question, before, after, top + 26 + row * n, axis)
    head = question.head("race", hatched=yes(is_hatched([drawn])))
    return page([drawn], _numbers(question, now, then, sources), depth + 30, head, low=True)


def _named(question: ChartQuery, source: int) -> str:
    return question.say(f"race_{tuple(SOURCES)[source]}")


def _legend(question: ChartQuery, taken: Mapping[int, bool]) -> tuple[list[Drawn], float]:
    """Which colour is which source, by its number, hatched if it takes away, and how deep that is."""
    x, y = 0.0, 12.0
    drawn: list[Drawn] = []
    for n, takes in taken.items():
        name, color = _named(question, n), _COLORS[n]
        if x and x + 19 + theme.length(name, 12) > ROOM:
            x, y = 0.0, y + 20
        drawn.append(Box(x, y, 14, 14, color, color, pattern="/" if takes else ""))
        drawn.append(Word(x + 19, y, name, size=12))
        x += 40 + 6.4 * len(name)
    return drawn, y + 20


def _row(question: ChartQuery, now: Standing, then: Standing, y: float, axis: Axis) -> Iterator[Drawn]:
    """One player: what adds up, thinner below it what is taken off from its end, and a mark where that leads."""
    yield Word(0, y, question.short_who(now.seat), size=12, bold=now.seat == question.seat)
    at = 0
    for n, amount in then.steps():
        hover = question.say("race_part", source=_named(question, n), prestige=signed(amount))
        left, wide, color = axis.x(min(at, at + amount)), axis.unit * abs(amount), _COLORS[n]
        if amount < 0:
            yield Box(left, y + 15, wide, 10, color, color, 1, "/", hover)
        else:
            yield Box(left, y - 4, wide, 24, color, hover=hover)
            if wide >= _ENOUGH:
                yield Word(left + min(wide / 2, 14), y - 4, str(amount), "center", theme.WHITE, 12, bold=True)
        at += amount
    total, end = axis.x(then.total), axis.x(max(0, *accumulate(amount for _, amount in then.steps()))) + 10
    yield Line([(total, y - 20), (total, y + 22)], width=2.5)
    yield Word(end, y - 4, number_text(then.total), bold=then.rank == 1 or now.total != then.total)


def _numbers(
    question: ChartQuery, now: Sequence[Standing], then: Sequence[Standing], sources: Sequence[int]
) -> Numbers:
    rows: list[tuple[Cell, ...]] = [
        (question.who(after.seat), *(after.parts[n] for n in sources), after.total, before.total)
        for before, after in zip(now, then, strict=True)
    ]
    named = (_named(question, n) for n in sources)
    heads = [*question.heads("player"), *named, *question.heads("total before" if question.moves else "total")]
    over = yes(question.state.is_over)
    note = question.why_not or question.do or question.say("race_note", over=over)
    return Numbers(_title(question, then), note, heads, [row[: len(heads)] for row in rows])


def _title(question: ChartQuery, found: Sequence[Standing]) -> str:
    best = max(one.total for one in found)
    if question.shown.is_over:
        winners = tuple(question.who(seat) for seat in question.shown.winners())
        return question.say("race_title-over", names=winners, count=len(winners), prestige=best)
    ahead = [one for one in found if one.total == best]
    if len(ahead) > 1:
        return question.say("race_title-level", count=len(ahead), prestige=best)
    second = max(one.total for one in found if one is not ahead[0])
    return question.say("race_title", who=question.who(ahead[0].seat), lead=best - second, prestige=best)
