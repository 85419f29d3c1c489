"""Ways to look at charts and at the live figure, and what holds for every chart that draws a position.

A game's ``test_charts_<game>.py`` has a subclass of :class:`Charts` that names its positions, and tests of its own for
the numbers of each chart.
"""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import plotly.graph_objects as go
import pytest

from rulesim import BadInput, Session
from rulesim.game import CHANCE, State
from widgets import charts
from widgets.charts import chart, live, theme
from widgets.charts.figure import Chart, Sketch
from widgets.charts.live_figure import LiveFigure
from widgets.table import Table

TOP = Path(__file__).parents[2]


def after(state: State, action: Any) -> Any:
    copy = state.copy()
    copy.apply(action)
    return copy


def some(state: State, most: int = 8) -> list[Any]:
    """Some of the legal actions, of different kinds."""
    legal = list(state.legal_actions())
    return legal[:: max(1, len(legal) // most)]


def rows(made: Chart | Sketch) -> tuple[tuple[Any, ...], ...]:
    return made.numbers.rows


def drawn_words(made: Sketch) -> list[str]:
    """Every text drawn in the picture."""
    found = [text for trace in made.data for text in trace.get("text", ())]
    return [made.layout["title"]["text"], made.layout["title"]["subtitle"]["text"], *found]


def is_hatched(made: Sketch) -> bool:
    """Whether anything in the picture is."""
    return any("/" in trace["marker"]["pattern"]["shape"] for trace in made.data if trace["type"] == "bar")


def every(game: str, state: State) -> dict[str, Sketch]:
    """Every chart of a position, and with some candidates."""
    made = {name: chart(name, game).sketch(state) for name in charts.charts(game)}
    if state.player != CHANCE and not state.is_over:
        tried = some(state, 3)
        made |= {f"{n} {a}": chart(n, game).sketch(state, candidate=a) for n in charts.charts(game) for a in tried}
    return made


def assert_small_plain_and_valid(name: str, made: Chart, most: int) -> dict[str, Any]:
    """The figure as plain lists, of less than so many letters as JSON."""
    text = made.to_json()
    assert "bdata" not in text, name
    assert len(text) < most, (name, len(text))
    plain = json.loads(text)
    assert go.Figure(plain).to_dict() == plain, name
    assert all(isinstance(trace[axis], list) for trace in plain["data"] for axis in ("x", "y"))
    return plain


def assert_shown_as_picture_table_and_text(figure: Chart) -> None:
    bundle = figure._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html", "application/vnd.plotly.v1+json"}
    assert bundle["text/plain"] == str(figure) == repr(figure)
    assert bundle["text/html"].startswith("<table") and "<script" not in bundle["text/html"]


# --- other processes ---


def printed(program: str, *arguments: str, **environment: str) -> str:
    """What a Python program prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=TOP,
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def printed_in_every_process(program: str, *arguments: str) -> str:
    """The same, which is the same whatever the hashes of strings are."""
    (text,) = {printed(program, *arguments, PYTHONHASHSEED=seed) for seed in ("0", "1")}
    return text


LEAN = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "pandas"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Blocked())
"""
"""The beginning of a program that finds neither numpy nor pandas."""

DRAWN_LEAN = f"""{LEAN}
import importlib
import rulesim
game, name = sys.argv[1:]
charts = importlib.import_module(f"widgets.{{game}}.charts")
assert not {{"anywidget", "ipywidgets"}} & set(sys.modules), "only a live figure needs widgets"
session = rulesim.Session(rulesim.new_game(game, 3), seed=1)
for draw in charts.CHARTS.values():
    assert draw(session.state).bundle()["text/html"].startswith("<table")
from widgets.charts import live
figure = live(session, name)
session.play(session.state.legal_actions()[0])
print(figure.numbers.title, figure.error)
"""

DRAWN = """
import importlib, random, rulesim, sys
charts = importlib.import_module(f"widgets.{sys.argv[1]}.charts")
session = rulesim.Session(rulesim.new_game(sys.argv[1], 3), seed=5)
rng = random.Random(5)
while session.ply < 120:
    session.play(rng.choice(list(session.state.legal_actions())))
print("".join(draw(session.state).to_json() + draw(session.state).to_text() for draw in charts.CHARTS.values()))
"""


# --- the live figure ---


def close_live_figure() -> None:
    """The next test begins in a new notebook."""
    if LiveFigure.current is not None:
        LiveFigure.current.close()
        LiveFigure.current = None


# --- the tests ---


class Charts:
    """What holds for the charts of a game, which all draw a position as a seat sees it."""

    game: ClassVar[str]
    played: ClassVar[Callable[..., Session]]
    """A random game of so many players, with such a seed, of so many plies."""
    named: ClassVar[Callable[[Any], str]]
    """A short name of a position."""
    positions: ClassVar[Sequence[State]]
    """Decisions of all kinds; of these or others:"""
    drawn: ClassVar[Sequence[State]]
    """Positions whose figures are looked at as data."""
    worded: ClassVar[Sequence[State]]
    """Positions of whose charts every word is read."""
    measured: ClassVar[Sequence[State]]
    """Positions of whose charts every word and box is measured."""
    unworded: ClassVar[str]
    """A pattern of what stands in a text where the catalogue lacks a word."""
    illegal: ClassVar[tuple[State, str, str]]
    """A position, a move that is illegal there, and a word of the reason."""
    elsewhere: ClassVar[str]
    """A move that the live figure is asked for where it is illegal."""
    title: ClassVar[str]
    """Words in the title of the first chart."""
    query: ClassVar[Any]
    view: ClassVar[Any]
    """The game's ``ChartQuery`` of the charts and ``View`` of the table."""

    @classmethod
    def names(cls) -> tuple[str, ...]:
        return charts.charts(cls.game)

    def draw(self, name: str) -> Any:
        return chart(name, self.game).sketch

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        given: dict[str, tuple[Sequence[Any], Any]] = {
            "name": (self.names(), None),
            "drawn": (self.drawn, self.named),
            "worded": (self.worded, self.named),
            "measured": (self.measured, self.named),
            "asked": (self.positions, self.named),
            "kept": (self.positions[::5], self.named),
        }
        for name, (values, ids) in given.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, ids=ids)

    @pytest.fixture(autouse=True)
    def no_figure(self) -> Iterator[None]:
        yield
        close_live_figure()

    def test_figures_are_small_plain_lists_and_valid(self, drawn: State) -> None:
        for name, made in every(self.game, drawn).items():
            plain = assert_small_plain_and_valid(name, made.chart(), most=20_000)
            assert plain["layout"]["width"] == theme.PANEL[0] and plain["layout"]["height"] <= theme.PANEL[1], name

    def test_every_word_is_in_the_catalogue_and_has_room(self, worded: State) -> None:
        for name, made in every(self.game, worded).items():
            for text in (*drawn_words(made), made.numbers.text(), made.numbers.html()):
                assert not re.search(self.unworded, text), (name, text)
            subtitle = drawn_words(made)[1]
            assert not subtitle.endswith("…"), (name, subtitle)

    def test_hatching_is_told_where_something_is_hatched_alone(self, worded: State) -> None:
        for name, made in every(self.game, worded).items():
            told = " ".join((*drawn_words(made), made.numbers.text())).lower()
            assert "hatched" not in told or is_hatched(made), (name, told)

    def test_words_and_boxes_stay_on_the_paper(self, measured: State) -> None:
        for name, made in every(self.game, measured).items():
            left, right = made.layout["xaxis"]["range"]
            low, high = made.layout["yaxis"]["range"]
            for trace in made.data:
                if trace["type"] == "bar":
                    for base, wide, y in zip(trace["base"], trace["x"], trace["y"], strict=True):
                        assert left <= base and base + wide <= right + 1 and low <= y <= high, (name, base, wide, y)
            for text, start, end, y in spans(made):
                assert left - 2 <= start and end <= right + 4 and low <= y <= high, (name, text, start, end, y)

    def test_an_illegal_candidate_changes_nothing_and_says_why(self) -> None:
        state, move, why = self.illegal
        for name in self.names():
            plain, tried = self.draw(name)(state), self.draw(name)(state, candidate=move)
            assert rows(tried) == rows(plain)
            assert why in tried.numbers.subtitle and tried.numbers.subtitle != plain.numbers.subtitle

    def test_a_move_is_told_as_on_the_table(self, asked: State) -> None:
        view = self.view(asked, "en", asked.player)
        for action in some(asked):
            assert self.query.ask(asked, None, action).do == view.do(action)

    def test_nothing_is_changed_by_drawing(self, kept: State) -> None:
        before = kept.to_dict()
        every(self.game, kept)
        assert kept.to_dict() == before

    def test_bad_input_is_named(self) -> None:
        state, draw = self.positions[0], chart(self.names()[0], self.game)
        for call, field in (
            (lambda: draw(state, 9), "seat"),
            (lambda: draw(state, candidate="eat 3"), "action"),
            (lambda: chart("sets", self.game), "chart"),
            (lambda: live(state, "sets"), "chart"),
        ):
            with pytest.raises(BadInput) as caught:
                call()
            assert caught.value.field == field

    def test_names_never_become_markup(self) -> None:
        wild = '<a href="x">&<b>'
        for name in self.names():
            figure = chart(name, self.game)(self.positions[0], names=[wild, wild])
            assert "<a" not in str(figure.to_dict())
            assert "<a" not in figure.numbers.html()

    def test_a_chart_is_shown_as_picture_table_and_text(self) -> None:
        for name in self.names():
            assert_shown_as_picture_table_and_text(chart(name, self.game)(self.positions[0]))

    @pytest.mark.thorough
    def test_figures_are_the_same_in_every_process(self) -> None:
        text = printed_in_every_process(DRAWN, self.game)
        assert self.names()[0] in text and "0x" not in text

    @pytest.mark.thorough
    def test_charts_need_neither_numpy_nor_pandas(self) -> None:
        assert self.title in printed(DRAWN_LEAN, self.game, self.names()[0])

    def test_the_live_figure_follows_play_and_undo(self, name: str) -> None:
        session, rng = self.played(3, 4, plies=90), Random(1)
        figure = live(session, name)
        for step in range(10):
            session.play(rng.choice(list(session.state.legal_actions())))
            if step % 4 == 3:
                session.undo()
            assert figure.error == ""
            assert figure.numbers == self.draw(name)(session.state, names=session.names).numbers
        assert session.observer_errors == []

    def test_the_live_figure_shows_the_move_that_is_looked_at(self, name: str) -> None:
        board = Table(self.played(3, 4, plies=90), seat=1)
        state, figure = board.session.state, live(board, name)
        for action in (*map(str, some(state, 4)), self.elsewhere, None):
            board.hover(action)
            assert figure.error == ""
            assert figure.numbers == self.draw(name)(state, 1, action, names=board.session.names).numbers


def spans(made: Sketch) -> Iterator[tuple[str, float, float, float]]:
    """(text, where it begins, where it ends, y) of every text, by the estimate of its length."""
    for trace in made.data:
        if trace.get("mode") != "text":
            continue
        count, font = len(trace["text"]), trace["textfont"]
        sizes, weights = ([v] * count if not isinstance(v, list) else v for v in (font["size"], font["weight"]))
        parts = zip(trace["text"], trace["x"], trace["y"], sizes, weights, trace["textposition"], strict=True)
        for text, x, y, size, weight, side in parts:
            assert size >= 11, text
            long = theme.length(html.unescape(text), size, weight == "bold")
            start = x - {"right": 0, "center": long / 2, "left": long}[side.split()[-1]]
            yield text, start, start + long, y


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two ``#rrggbb`` colours, from 1 to 21 (WCAG 2)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
