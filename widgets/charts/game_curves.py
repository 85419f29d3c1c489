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
_APART, _NUMBER = 13.0, 20.0
"""Names at the end of the lines are so many per cent apart, and the numbers of moments."""
_ROOM: Final = 1.1
"""So much longer than the lines the axis is: the markers of the names stand there, apart from where the lines end."""
Curve = list[tuple[float, float]]
"""A seat's chances, in per cent, after some moves."""


@Drawing
def game_curves(
    review: Review,
    names: Sequence[str],
    colours: Sequence[str],
    *,
    seat: int | None = None,
    opened: int | None = None,
    size: tuple[int, int] | None = None,
    lang: str = "en",
) -> Sketch:
    """``names``, ``colours``: of the seats, these as the palettes name them. ``seat``: whose line is thicker.
    ``opened``: the moment that is looked at, from 0. ``size``: width and height in pixels (default: those of a page).
    """
    paper = theme.Paper(*size) if size else theme.PAGE
    curves = [[(float(ply), 100 * review.chances[ply][at]) for ply in _shown(review)] for at in range(review.players)]
    dots = [_dot(review.game, at, colour) for at, colour in enumerate(colours)]
    layers: list[Iterator[Drawn]] = [_line(curves[at], dot, names[at], lang, at == seat) for at, dot in enumerate(dots)]
    layers += [_moments(review, opened), _ends(curves, dots, names)]
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


def _dot(game: str, seat: int, colour: str) -> Dot:
    """A seat's marker: of the plots' colour of that name, if the game has one."""
    color = palette(game).plots.get(colour) or palette().page[colour][0]
    return Dot(0, 0, SYMBOLS[seat % len(SYMBOLS)], color, 8, line_width=0.5)


def _line(curve: Curve, dot: Dot, name: str, lang: str, thick: bool) -> Iterator[Drawn]:
    """A seat's line, with markers here and there, not at the same moves as the others'."""
    yield Line(curve, dot.color, 4 if thick else 1.5)
    step = max(1, len(curve) // _MARKERS)
    for ply, chance in curve[SYMBOLS.index(dot.symbol) * step // len(SYMBOLS) :: step]:
        hover = say("review_point", lang, name=name, ply=int(ply), chance=round(chance))
        yield dot._replace(x=ply, y=chance, hover=hover)


def _moments(review: Review, opened: int | None) -> Iterator[Drawn]:
    """The numbers of the moments, on or beside the line of whoever decided; the one looked at is filled, on a line."""
    places = [(moment.ply, 100 * review.chances[moment.ply][moment.seat]) for moment in review.moments]
    for at, ((x, chance), y) in enumerate(zip(places, _apart([y for _, y in places], _NUMBER), strict=True)):
        here = at == opened
        yield Line([(x, 0), (x, 100)], theme.BAD, dash="dot") if here else Line([(x, chance), (x, y)], theme.GREY)
        yield Dot(x, y, "circle", theme.BAD if here else theme.GREY, 22, theme.WHITE, 1)
        yield Word(x, y, str(at + 1), "center", theme.WHITE, bold=True)


def _ends(curves: Sequence[Curve], dots: Sequence[Dot], names: Sequence[str]) -> Iterator[Drawn]:
    """Markers and names beside the ends of the lines, from the lowest up, so far apart that they can be read."""
    ends = [curve[-1] for curve in curves]
    for at, (height, (ply, _)) in enumerate(zip(_apart([y for _, y in ends], _APART), ends, strict=True)):
        yield dots[at]._replace(x=_ROOM * ply, y=height)
        yield Word(_ROOM * ply, height, f"\u2002{names[at]}", size=theme.SIZE)


def _apart(values: Sequence[float], gap: float) -> list[float]:
    """Per cents, moved as little as makes them lie ``gap`` apart; what lies outside the axes would not be drawn."""
    heights, order = [0.0] * len(values), sorted(range(len(values)), key=values.__getitem__)
    below, above = -gap, 100 + gap
    for at in order:
        below = heights[at] = max(values[at], below + gap)
    for at in reversed(order):
        above = heights[at] = min(heights[at], above - gap)
    return heights


def _numbers(review: Review, names: Sequence[str], lang: str) -> Numbers:
    """The chances at the start, after the moments, and at the end."""
    plies = sorted({0, len(review.chances) - 1, *(moment.ply for moment in review.moments)})
    rows = [(str(ply), *(f"{chance:.0%}" for chance in review.chances[ply])) for ply in plies]
    heads = (say("review_move", lang), *names)
    return Numbers(say("review_curves", lang), say("review_curves.about", lang), heads, tuple(rows))
