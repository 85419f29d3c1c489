"""The curves of a game looked back on: every seat's chance to win after each move, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulesim.whatif.game_review import Review
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, drawing, points, sketch, strokes, texts
from widgets.palette import palette
from widgets.words import say

SYMBOLS: Final = ("circle", "square", "diamond", "triangle-up", "cross", "x")
"""The marker of each seat: no line is known by its colour alone."""
_MARKERS: Final = 10
"""So many markers a line has, at the most."""
_APART: Final = 9
"""Names at the end of the lines are so many per cent apart."""
_ROOM: Final = 1.02
"""So much longer than the lines the axis is: the markers of the names stand there."""
_HEIGHT: Final = 330


@drawing
def game_curves(
    review: Review,
    names: Sequence[str],
    *,
    seat: int | None = None,
    opened: int | None = None,
    size: tuple[int, int] | None = None,
    lang: str = "en",
) -> Sketch:
    """``names``: of the seats. ``seat``: whose line is thicker. ``opened``: the moment that is looked at, from 0.
    ``size``: width and height in pixels (default: those of a page).
    """
    paper = theme.paper(size)
    end = max(1, len(review.chances) - 1)
    shown = _shown(review)
    lines = [[(float(ply), 100 * review.chances[ply][at]) for ply in shown] for at in range(review.players)]
    marks = [mark for at, line in enumerate(lines) for mark in _line(line, at, names[at], lang, at == seat)]
    axis = {"showticklabels": True, "tickvals": [0, 25, 50, 75, 100], "showgrid": True, "gridcolor": theme.FAINT}
    drawn = sketch(
        [*marks, *_opened(review, opened), *_moments(review, opened), *_ends(lines, names)],
        _numbers(review, names, lang),
        x=(0, _ROOM * end),
        y=(-2, 102),
        height=paper.height or _HEIGHT,
        paper=paper,
        yaxis=axis,
        xaxis={"showticklabels": True, "nticks": 5},
    )
    drawn.layout["margin"] = {"l": 34, "r": 76 if paper.narrow else 130, "t": paper.head, "b": 28}
    return drawn


def _shown(review: Review) -> list[int]:
    """The start, wherever somebody had a choice, and the end: in between, seats are served one after the other."""
    choices = {decision.ply - 1 for decision in review.decisions} | {moment.ply for moment in review.moments}
    return sorted({0, len(review.chances) - 1} | choices)


def _opened(review: Review, opened: int | None) -> list[Mark]:
    """A line through the moment that is looked at."""
    if opened is None:
        return []
    ply = float(review.moments[opened].ply)
    return [strokes([[(ply, 0.0), (ply, 100.0)]], color=theme.BAD, dash="dot")]


def _color(seat: int) -> str:
    return palette().page[f"seat-{seat % len(SYMBOLS) + 1}"][0]


def _line(line: list[tuple[float, float]], seat: int, name: str, lang: str, thick: bool) -> list[Mark]:
    """A seat's line, with markers here and there, not at the same moves as the others'."""
    step = max(1, len(line) // _MARKERS)
    some = line[seat * step // len(SYMBOLS) :: step]
    hover = [say("review_point", lang, name=name, ply=int(ply), chance=round(chance)) for ply, chance in some]
    marker = points(
        [ply for ply, _ in some], [chance for _, chance in some],
        symbol=SYMBOLS[seat % len(SYMBOLS)], color=_color(seat), size=8, line_width=0.5, hover=hover,
    )  # fmt: skip
    return [strokes([line], color=_color(seat), width=4 if thick else 1.5), marker]


def _moments(review: Review, opened: int | None) -> list[Mark]:
    """The numbers of the moments, on the line of whoever decided; the one that is looked at is filled."""
    x = [moment.ply for moment in review.moments]
    y = [100 * review.chances[moment.ply][moment.seat] for moment in review.moments]
    colors = [theme.BAD if at == opened else theme.GREY for at in range(len(x))]
    dots = points(x, y, symbol="circle", color=colors, size=22, line=theme.WHITE, line_width=1)
    numbers = texts(x, y, [str(at + 1) for at in range(len(x))], color=theme.WHITE, size=13, weight="bold")
    return [dots, numbers] if x else []


def _ends(lines: list[list[tuple[float, float]]], names: Sequence[str]) -> list[Mark]:
    """Markers and names beside the ends of the lines, from the lowest up, so far apart that they can be read."""
    heights, order = [0.0] * len(lines), sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    below, above = -float(_APART), 100.0 + _APART
    for at in order:
        below = heights[at] = max(lines[at][-1][1], below + _APART)
    for at in reversed(order):  # what lies outside the axes would not be drawn
        above = heights[at] = min(heights[at], above - _APART)
    seats, beside = range(len(lines)), [_ROOM * line[-1][0] for line in lines]
    markers = points(
        beside, heights,
        symbol=[SYMBOLS[at % len(SYMBOLS)] for at in seats], color=[*map(_color, seats)], size=8, line_width=0.5,
    )  # fmt: skip
    return [markers, texts(beside, heights, [f"\u2002{name}" for name in names], position="middle right")]


def _numbers(review: Review, names: Sequence[str], lang: str) -> Numbers:
    """The chances at the start, after the moments, and at the end."""
    plies = sorted({0, len(review.chances) - 1, *(moment.ply for moment in review.moments)})
    rows = [(str(ply), *(f"{chance:.0%}" for chance in review.chances[ply])) for ply in plies]
    heads = (say("review_move", lang), *names)
    return Numbers(say("review_curves", lang), say("review_curves.about", lang), heads, tuple(rows))
