"""The curves of a game looked back on: every seat's chance to win after each move, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rulesim.whatif.game_review import Review
from widgets.charts import theme
from widgets.charts.canvas import Dot, Drawn, Line, Word, traces
from widgets.charts.figure import Drawing, Numbers, Sketch, sketch
from widgets.palette import palette
from widgets.words import say

SYMBOLS: Final = ("circle", "square", "diamond", "triangle-up", "cross", "x")
"""The marker of each seat: no line is known by its colour alone."""
_MARKERS, _HEIGHT = 10, 330
"""So many markers a line has, at the most; how high a figure is."""
_APART: Final = 9
"""Names at the end of the lines are so many per cent apart."""
_ROOM: Final = 1.02
"""So much longer than the lines the axis is: the markers of the names stand there."""
Curve = list[tuple[float, float]]
"""A seat's chances, in per cent, after some moves."""


@Drawing
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
    paper = theme.Paper(*size) if size else theme.PAGE
    curves = [[(float(ply), 100 * review.chances[ply][at]) for ply in _shown(review)] for at in range(review.players)]
    layers: list[Iterator[Drawn]] = [_line(curve, at, names[at], lang, at == seat) for at, curve in enumerate(curves)]
    layers += [_moments(review, opened), _ends(curves, names)]
    drawn = sketch(
        [mark for layer in layers for mark in traces(layer, down=1)],
        _numbers(review, names, lang),
        x=(0, _ROOM * max(1, len(review.chances) - 1)),
        y=(-2, 102),
        height=paper.height or _HEIGHT,
        paper=paper,
        yaxis={"showticklabels": True, "tickvals": [0, 25, 50, 75, 100], "showgrid": True, "gridcolor": theme.FAINT},
        xaxis={"showticklabels": True, "nticks": 5, "title": _named(say("review_move", lang))},
    )
    drawn.layout["margin"] = {"l": 34, "r": 76 if paper.narrow else 130, "t": paper.head, "b": 44}
    return drawn


def _named(words: str) -> dict[str, Any]:
    """What an axis counts, in letters of the size of its numbers."""
    return {"text": words, "font": {"size": theme.SIZE}, "standoff": 4}


def _shown(review: Review) -> list[int]:
    """The start, wherever somebody had a choice, and the end: in between, seats are served one after the other."""
    choices = {decision.ply - 1 for decision in review.decisions} | {moment.ply for moment in review.moments}
    return sorted({0, len(review.chances) - 1} | choices)


def _dot(seat: int, x: float, y: float, hover: str = "") -> Dot:
    """A seat's marker."""
    symbol, color = SYMBOLS[seat % len(SYMBOLS)], palette().page[f"seat-{seat % len(SYMBOLS) + 1}"][0]
    return Dot(x, y, symbol, color, 8, line_width=0.5, hover=hover)


def _line(curve: Curve, seat: int, name: str, lang: str, thick: bool) -> Iterator[Drawn]:
    """A seat's line, with markers here and there, not at the same moves as the others'."""
    yield Line(curve, _dot(seat, 0, 0).color, 4 if thick else 1.5)
    step = max(1, len(curve) // _MARKERS)
    for ply, chance in curve[seat * step // len(SYMBOLS) :: step]:
        yield _dot(seat, ply, chance, say("review_point", lang, name=name, ply=int(ply), chance=round(chance)))


def _moments(review: Review, opened: int | None) -> Iterator[Drawn]:
    """The numbers of the moments, on the line of whoever decided; the one that is looked at is filled, on a line."""
    for at, moment in enumerate(review.moments):
        x, y, here = moment.ply, 100 * review.chances[moment.ply][moment.seat], at == opened
        if here:
            yield Line([(x, 0), (x, 100)], theme.BAD, dash="dot")
        yield Dot(x, y, "circle", theme.BAD if here else theme.GREY, 22, theme.WHITE, 1)
        yield Word(x, y, str(at + 1), "center", theme.WHITE, bold=True)


def _ends(curves: Sequence[Curve], names: Sequence[str]) -> Iterator[Drawn]:
    """Markers and names beside the ends of the lines, from the lowest up, so far apart that they can be read."""
    ends = [curve[-1] for curve in curves]
    heights, order = [0.0] * len(ends), sorted(range(len(ends)), key=lambda seat: ends[seat][1])
    below, above = -float(_APART), 100.0 + _APART
    for at in order:
        below = heights[at] = max(ends[at][1], below + _APART)
    for at in reversed(order):  # what lies outside the axes would not be drawn
        above = heights[at] = min(heights[at], above - _APART)
    for at, (height, (ply, _)) in enumerate(zip(heights, ends, strict=True)):
        yield _dot(at, _ROOM * ply, height)
        yield Word(_ROOM * ply, height, f"\u2002{names[at]}", size=theme.SIZE)


def _numbers(review: Review, names: Sequence[str], lang: str) -> Numbers:
    """The chances at the start, after the moments, and at the end."""
    plies = sorted({0, len(review.chances) - 1, *(moment.ply for moment in review.moments)})
    rows = [(str(ply), *(f"{chance:.0%}" for chance in review.chances[ply])) for ply in plies]
    heads = (say("review_move", lang), *names)
    return Numbers(say("review_curves", lang), say("review_curves.about", lang), heads, tuple(rows))
