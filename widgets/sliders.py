"""A laboratory with a slider for everything that a number depends on: the engine counts, the table of parts follows.

It has the places of a stage: what to do, the board if it has one, sliders with the plot beside it, the answer. It
makes no moves: every change begins another game in which it is so. A live chart follows the laboratory.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any, ClassVar, Final

import ipywidgets as w
import traitlets

from rulesim import BadInput, Session, State, unknown
from rulesim.game import checked_name
from rulesim.outside import escaped
from rulesim.plain import as_number
from widgets import controls
from widgets.art import style
from widgets.front_end import joined
from widgets.jupyter import Drawn, InWords, keeping_keys
from widgets.numbers import number_text
from widgets.scenes.wording import minus
from widgets.table import Answer, Table
from widgets.words import say_of

_LOUD: Final = {"font_weight": "bold", "font_size": "1.1em"}


class _SliderNames(Drawn):
    """Names the handles of the sliders for screen readers, and the places; draws nothing."""

    _esm = joined("sliders.js")
    _css = style("sliders.css", ".rs-slider-lab")

    def __init__(self) -> None:
        super().__init__(layout=w.Layout(display="none"))


class Shown(Table):
    """A board that is only looked at."""

    def _attempt(self, notation: str, piece: str | None = None) -> Answer:
        return Answer(False, "", action=notation)

    def _command_buttons(self) -> list[Any]:
        return []


class SliderLab(InWords, w.VBox):
    """What every laboratory with sliders has. ``session`` is a game with these settings, new after every change.

    A subclass says what can be set (``LIMITS``: name -> lowest and highest number; :meth:`choices`: what is no number;
    ``START``: where sliders stand at first, if not at the lowest number), where its words are (``GAME``: whose,
    ``WORDS``: the messages begin so), what of the board is shown (``BOARD``: as a scene's ``show``),
    which position the settings stand for (:meth:`position`), and what is told about it. ``before`` is the result of
    before the last change.
    """

    LIMITS: ClassVar[Mapping[str, tuple[int, int]]]
    GAME: ClassVar[str]
    WORDS: ClassVar[str]
    START: ClassVar[Mapping[str, int]] = {}
    BOARD: ClassVar[Sequence[str]]

    board: Final = None
    session = traitlets.Instance(Session)

    def __init__(self, *, lang: str = "en", **settings: Any) -> None:
        self.lang, self._telling = lang, False
        self._settings: dict[str, Any] = {name: self.START.get(name, low) for name, (low, _) in self.LIMITS.items()}
        self._settings |= {name: next(iter(found)) for name, found in self.choices(self._settings).items()}
        self._settings = self._checked(settings)
        self.before: Any = None
        super().__init__(session=Session(self.position(self._settings)))
        self._sliders = {name: self._control(name) for name in self._settings}
        self._sum, self._message, self._picture = w.Label(style=_LOUD), w.Label(), w.HTML()
        self._board = Shown(self.on_board(), lang=lang, seat=0, show=self.BOARD)
        self.add_class("rs-slider-lab")
        self.children = (*self._places(), _SliderNames(), keeping_keys(self))
        self._tell()

    # -- what a laboratory says ---------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def result(self) -> Any:
        """The number that all is about, for the settings of now."""

    @abstractmethod
    def position(self, settings: Mapping[str, Any]) -> State:
        """The position that the settings stand for. Raises BadInput for settings that do not go together."""

    def on_board(self) -> Session:
        """What the board shows: the game with these settings."""
        return self.session

    @abstractmethod
    def sentence(self) -> str:
        """The result, in a sentence."""

    def told(self, result: Any) -> Any:
        """A result as words tell it."""
        return result

    @abstractmethod
    def picture(self) -> str:
        """What the result is made of, as HTML."""

    @abstractmethod
    def numbers(self) -> str:
        """What the result is made of, as text."""

    def note(self) -> str:
        """How the result was found, where that is to be said."""
        return ""

    def together(self, name: str, value: Any) -> dict[str, Any]:
        """Other settings that a slider moves along with it; its own, where beside these it cannot go so far."""
        return {}

    def most(self, name: str) -> str:
        """Why a slider does not go farther, in a sentence."""
        return ""

    def choices(self, settings: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
        """Settings that are no numbers: what each may be beside these, with its words; where it starts is first."""
        return {}

    def _places(self) -> Iterable[w.Widget]:
        """What to do; the board; sliders and plot; the answer."""
        beside = w.VBox([w.GridBox(list(self._sliders.values())), self._picture])
        self._board.add_class("rs-room")
        yield _place("coach", w.Label(self.say("coach"), style=_LOUD))
        yield _place("middle", _place("board", self._board), _place("plot", beside))
        yield _place("answer", self._sum, self._message)

    # -- building -----------------------------------------------------------------------------------------------------

    @property
    def settings(self) -> dict[str, Any]:
        """Where every slider stands."""
        return dict(self._settings)

    @property
    def state(self) -> Any:
        """The position of the settings."""
        return self.session.state

    def set(self, **settings: Any) -> SliderLab:
        """Change some of it. All at once, so that the order does not matter.

        Raises BadInput for an unknown name, a number out of range, and settings that do not go together; everything
        stays as it was then.
        """
        wanted = self._checked(settings)
        if wanted != self._settings:
            made, before = Session(self.position(wanted)), self.result
            self.before, self._settings, self.session = before, wanted, made
            self._board.sit_at(self.on_board(), 0)
            self._board.refresh()
        self._tell()
        return self

    def _checked(self, changed: Mapping[str, Any]) -> dict[str, Any]:
        """The settings with these changes. Raises BadInput."""
        for name in changed:
            checked_name("setting", name, self._settings)
        wanted = {**self._settings, **changed}
        for name, (low, high) in self.LIMITS.items():
            as_number(name, wanted[name], low, high)
        for name, found in self.choices(wanted).items():
            if wanted[name] not in list(found):
                raise unknown(name, wanted[name], found)
        return wanted

    # -- sliders ------------------------------------------------------------------------------------------------------

    def _control(self, name: str) -> w.IntSlider | w.Dropdown:
        """A slider, or a list for a setting that is no number."""
        how: dict[str, Any] = {"value": self._settings[name], "description": self.say(name)}
        how |= {"tooltip": self.say(f"{name}.tip"), "style": {"description_width": "7em"}, "layout": {"width": "auto"}}
        if name in self.LIMITS:
            low, high = self.LIMITS[name]
            made = controls.IntSlider(min=low, max=high, **how)
        else:
            made = controls.Dropdown(options=self._offered(name), **how)
        made.observe(lambda change: self._slid(name, change["new"]), "value")
        return made

    def _offered(self, name: str) -> list[tuple[str, str]]:
        return [(words, value) for value, words in self.choices(self._settings)[name].items()]

    def _slid(self, name: str, value: Any) -> None:
        """A slider was moved, or something was chosen."""
        if self._telling or value == self._settings[name]:
            return
        try:
            self.set(**{name: value, **self.together(name, value)})
        except BadInput as error:
            self._tell()
            self._message.value = str(error)
        else:
            if self._settings[name] != value:
                self._message.value = self.most(name)

    def _tell(self) -> None:
        self._telling = True
        for name, slider in self._sliders.items():
            if isinstance(slider, w.Dropdown) and list(slider.options) != self._offered(name):
                slider.options = self._offered(name)
            slider.value = self._settings[name]
        self._telling = False
        self._sum.value, self._picture.value, self._message.value = self.words(), self.picture(), self.note()

    # -- words --------------------------------------------------------------------------------------------------------

    def words(self) -> str:
        """The result, and what it was before."""
        if self.before is None:
            return minus(self.sentence())
        before, after = self.told(self.before), self.told(self.result)
        how = "changed.same" if before == after else "changed"
        return minus(f"{self.sentence()} {self.say(how, before=before, after=after)}")

    def say(self, message: str, **facts: Any) -> str:
        """The laboratory's own words."""
        return say_of(self.GAME, f"{self.WORDS}_{message}", self.lang, **facts)

    def to_text(self) -> str:
        words = {name: found[self._settings[name]] for name, found in self.choices(self._settings).items()}
        stand = ", ".join(f"{self.say(name)} {words.get(name, value)}" for name, value in self._settings.items())
        return "\n".join([stand, self.words(), self.numbers()])

    def to_html(self) -> str:
        return f"<p>{escaped(self.words())}</p>{self.picture()}"


def _place(name: str, *inside: w.Widget) -> w.Box:
    """One place of the laboratory."""
    made = w.Box(inside)
    made.add_class(f"rs-lab-{name}")
    return made


def waterfall(parts: Sequence[tuple[str, int, str]], total: str, color: str, *, most: int = 20) -> str:
    """A waterfall as an HTML table: every part begins where the one before it ends, and the last row is the sum.

    ``parts``: the words, the number and the colour of each; ``total``, ``color``: those of the sum. ``most``: the width
    is for a sum of this size at least, so that small sums look small.
    """
    starts = list(accumulate((number for _, number, _ in parts), initial=0))
    low, high = min(0, *starts), max(most, *starts)
    rows = [
        bar_row(label, (min(start, start + number) - low) / (high - low), abs(number) / (high - low), shade, number)
        for start, (label, number, shade) in zip((*starts[:-1], 0), (*parts, (total, starts[-1], color)), strict=True)
    ]
    return numbers_table(rows)


def numbers_table(rows: Iterable[str]) -> str:
    """An HTML table of these rows."""
    return f'<table class="rs-numbers" style="line-height:1.6">{"".join(rows)}</table>'


def bar_row(label: str, start: float, length: float, color: str, number: int | str) -> str:
    """One row of a table of bars: its name, a bar (where it begins and how long it is, as shares), its number."""
    told = number_text(number) if isinstance(number, int) else number
    bar = f"margin-left:{100 * start:.1f}%;width:{100 * length:.1f}%;background:{color};height:1em"
    return (
        f'<tr><th scope="row" style="text-align:right;font-weight:normal">{escaped(label)}</th>'
        f'<td style="width:20em;padding:0 0.5em"><div style="{bar}"></div></td>'
        f'<td style="text-align:right">{escaped(told)}</td></tr>'
    )


def column_row(columns: Iterable[tuple[str, float, str]], color: str) -> str:
    """An HTML table of columns side by side: what each stands for, how high it is, as a share, and its number."""
    told = list(columns)
    bars = (f"height:{3.2 * high:.2f}em;margin:0 10%;background:{color}" for _, high, _ in told)
    rows = (
        [f"<td>{escaped(number)}</td>" for _, _, number in told],
        [f'<td style="height:3.2em;vertical-align:bottom"><div style="{bar}"></div></td>' for bar in bars],
        [f'<th scope="col">{escaped(label)}</th>' for label, _, _ in told],
    )
    body = "".join(f"<tr>{''.join(cells)}</tr>" for cells in rows)
    return f'<table class="rs-numbers rs-columns" style="text-align:center">{body}</table>'
