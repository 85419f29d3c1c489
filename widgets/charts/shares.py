"""Shares of games, in per cent: what chances were told beside what came true, and who wins against whom.

calibration({"greedy": honesty("armorica", "greedy")})     # rulesim.winning.honesty
duels({"Armorica": whatif.tournament("armorica", ["greedy", "novice"])})
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from rulesim import arguments
from rulesim.whatif.tournament import Duel
from rulesim.winning.honesty import Told
from widgets.charts import theme
from widgets.charts.canvas import Dot, Drawn, Line, Word, traces
from widgets.charts.figure import Drawing, Numbers, Sketch, sketch
from widgets.charts.game_curves import SYMBOLS
from widgets.words import say

_COLOURS: Final = (theme.SETS, theme.BAD, theme.GOOD, theme.TIED, theme.BEHIND)
_TICKS: Final[dict[str, Any]] = {"showticklabels": True, "tickvals": [0, 25, 50, 75, 100]}
_GRID: Final = {"showgrid": True, "gridcolor": theme.FAINT}
_One = TypeVar("_One", Told, Duel)
_HEIGHT, _ROW = 400, 34
"""How high the first chart is, and a row of the other, in pixels."""


@Drawing
def calibration(told: Mapping[str, Sequence[Told]], *, lang: str = "en") -> Sketch:
    """``told``: by the name of who played. Where a line lies below the dashed one, less came true than was told."""
    told = _given("told", told, Told, "what honesty() counted")
    right: list[Drawn] = [Line([(0, 0), (100, 100)], theme.GREY, dash="dash")]
    layers = [iter(right), *(_kind(at, name, parts) for at, (name, parts) in enumerate(told.items()))]
    rows = [(name, f"{one.told:.0%}", f"{one.came:.0%}", one.n) for name, parts in told.items() for one in parts]
    heads = [say(f"calibration_{head}", lang) for head in ("who", "told", "came", "count")]
    return _shares(
        [mark for layer in layers for mark in traces(layer, down=1)],
        Numbers(say("calibration", lang), say("calibration.about", lang), heads, rows),
        height=_HEIGHT,
        y=(-3, 103),
        yaxis={**_TICKS, **_GRID, "title": _named(heads[2])},
        xaxis=_named(heads[1]),
        margin={"l": 64, "b": 50},
    )


def _kind(at: int, name: str, parts: Sequence[Told]) -> Iterator[Drawn]:
    """A line with its symbols, and its name in the corner that stays free."""
    color, y = _COLOURS[at % len(_COLOURS)], 8 * at + 4
    dot = Dot(0, 0, SYMBOLS[at % len(SYMBOLS)], color, 10, line_width=0.5)
    yield Line([(100 * one.told, 100 * one.came) for one in parts], color)
    yield from (dot._replace(x=100 * one.told, y=100 * one.came, hover=f"{one.n:,}") for one in parts)
    yield dot._replace(x=80, y=y)
    yield Word(81, y, f" {name}", size=theme.SIZE)


@Drawing
def duels(found: Mapping[str, Sequence[Duel]], *, lang: str = "en") -> Sketch:
    """``found``: by the name of what was played; of two at a table only who won more is shown.

    The lines are 95 % intervals, the dashed ones what equals would win.
    """
    found = _given("found", found, Duel, "what whatif.tournament() found")
    shown = [(game, one) for game, all in found.items() for one in all if one.even < 1 / 2 or one.win.mean >= one.even]
    names = [say("duels_pair", lang, game=game, name=one.name, against=one.against) for game, one in shown]
    rows = [
        (name, f"{one.win.mean:.0%}", f"{one.win.low:.0%}-{one.win.high:.0%}", one.n)
        for name, (_, one) in zip(names, shown, strict=True)
    ]
    heads = [say(f"duels_{head}", lang) for head in ("who", "won", "interval", "count")]
    places = [-at for at in range(len(shown))]
    return _shares(
        [mark for at, (_, one) in zip(places, shown, strict=True) for mark in traces(_duel(at, one), down=1)],
        Numbers(say("duels", lang), say("duels.about", lang), heads, rows),
        height=theme.PAGE.head + 44 + _ROW * len(shown),
        y=(0.4 - len(shown), 0.6),
        yaxis={"showticklabels": True, "tickvals": places, "ticktext": names},
        xaxis=_named(heads[1]),
        margin={"l": round(max(map(theme.length, names), default=0)) + 14, "b": 44},
    )


def _duel(at: int, duel: Duel) -> Iterator[Drawn]:
    even, hover = 100 * duel.even, f"{duel.win.mean:.0%}, {duel.n:,}"
    color = theme.GREY if not duel.apart else theme.GOOD if duel.win.mean > duel.even else theme.BAD
    yield Line([(even, at - 0.4), (even, at + 0.4)], theme.GREY, dash="dash")
    yield Line([(100 * duel.win.low, at), (100 * duel.win.high, at)], color, 4)
    yield Dot(100 * duel.win.mean, at, "circle", color, 12, theme.WHITE, 1, hover)


def _given(field: str, values: object, kind: type[_One], what: str) -> dict[str, list[_One]]:
    """What is to be drawn, by name. Raises BadInput for what is something else."""
    found = {name: arguments.listed(field, one, what) for name, one in arguments.named(field, values, what).items()}
    for one in (one for all in found.values() for one in all):
        if not isinstance(one, kind):
            raise arguments.refused(field, one, what)
    return found


def _named(words: str) -> dict[str, Any]:
    """What an axis counts."""
    return {"text": words, "font": {"size": theme.SIZE}, "standoff": 6}


def _shares(
    marks: Sequence[dict[str, Any]],
    numbers: Numbers,
    *,
    height: int,
    y: tuple[float, float],
    yaxis: Mapping[str, Any],
    xaxis: Mapping[str, Any],
    margin: Mapping[str, int],
) -> Sketch:
    """A sketch whose axis from left to right is a share of games, named ``xaxis``."""
    axes = {"xaxis": {**_TICKS, **_GRID, "title": xaxis}, "yaxis": yaxis}
    drawn = sketch(marks, numbers, x=(-2, 102), y=y, height=height, paper=theme.PAGE, **axes)
    drawn.layout["margin"] = {"r": theme.PAGE.margin, "t": theme.PAGE.head, **margin}
    return drawn
