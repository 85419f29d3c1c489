"""A game looked back on: curves of chances, graded decisions, luck, and the moments that decided it, on the board.

    player.look_back()                   # after a game; also a button
    GameReview(session, seat=0)          # of any game that was saved, or played in Python

What is looked at longest is played on in the background, with a bar that can be stopped: see rulesim.review.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

import ipywidgets as w

from rulesim import BadInput, Session
from rulesim.outside import escaped
from rulesim.whatif.game_review import GRADES, MOMENTS, Decision, Review, Reviewer
from widgets import controls
from widgets.background import Steps, runner
from widgets.charts import theme
from widgets.charts.game_curves import game_curves
from widgets.charts.live_figure import LiveFigure
from widgets.keeping import WRAP
from widgets.moments import Moments, percent
from widgets.numbers import signed
from widgets.progress_bar import ProgressBar
from widgets.scenes.wording import minus, sentence
from widgets.table import Table
from widgets.whatif_view import failure

Again = Callable[[Session, int], object]
"""Gives a player from where a session stands; the number is the seat of the person."""

_HIDDEN: Final = "none"


class GameReview(w.VBox):
    """Looks back on the line that a session stands on, as :func:`rulesim.review` does; the session is left as it is.

    ``seat``: whose line is thick, None for nobody's. As long as a game is not over its moments are told of this seat
    alone. ``again``: gives a player from a moment, see :data:`Again`; without one there is no such button. ``threads``:
    whether there are threads (default: found out).

    ``found`` is the review as far as it is known; ``board`` shows the moment that is opened. Raises BadInput.
    """

    def __init__(
        self,
        session: Session,
        seat: int | None = None,
        *,
        again: Again | None = None,
        threads: bool | None = None,
        lang: str = "en",
    ) -> None:
        self._reviewer = Reviewer(session, seat=seat)
        self.wording = Moments(session, lang, seat)
        self._again, self.seat, self.lang = again, seat, lang
        self.found: Review = self._reviewer.result()
        self.opened: Decision | None = None
        self._make()
        curves = w.HBox((self.figure, self._side), layout=WRAP)
        super().__init__((self.bar, self._head, curves, self._sums, *self._below))
        runner(threads)(self._working())

    def _make(self) -> None:
        self.bar = ProgressBar(self.wording.say("name"), unit="steps", lang=self.lang)
        self._head, self._sums = w.HTML(), w.HTML()
        self.figure = LiveFigure()
        self.figure.layout.flex, self.figure.layout.max_width = "3 1 480px", f"{theme.WIDTH}px"
        self._buttons = [self._button("moment", lambda at=at: self.open_moment(at)) for at in range(MOMENTS)]
        self._moments = [w.HTML() for _ in self._buttons]
        listed = [part for pair in zip(self._buttons, self._moments, strict=True) for part in pair]
        self._side = w.VBox(listed, layout={"flex": "2 1 280px", "display": _HIDDEN})
        self.figure.layout.display = _HIDDEN
        self.board = Table(self.wording.line.branch(), lang=self.lang, seat=self.seat, chances=True)
        self._again_button = self._button("again", self.again)
        self._below = (self._again_button, self.board)
        self._hide(self._below)

    def _button(self, name: str, pressed: Callable[[], object]) -> w.Button:
        words = {"description": self.wording.say(name), "tooltip": self.wording.say(f"{name}.tip")}
        button = controls.Button(**words, layout={"width": "auto", "align_self": "flex-start"})
        button.on_click(lambda _: self._press(pressed))
        return button

    def _press(self, pressed: Callable[[], object]) -> None:
        try:
            pressed()
        except Exception as error:
            self.board.fault(error)

    # -- the work -----------------------------------------------------------------------------------------------------

    def _working(self) -> Steps:
        try:
            for done, whole in self._reviewer.steps():
                self.bar(done, whole)
                if self.bar.stopped.is_set():
                    break
                yield
            self._show()
        except Exception as error:  # nobody else would see it
            self._head.value = escaped(failure(error, self.lang))

    def _show(self) -> None:
        """What was found, once all is done or it was stopped."""
        self.found = self.wording.allowed(self._reviewer.result(), self.seat)
        moments, complete = self.found.moments, self.found.complete
        self.bar.layout.display = _HIDDEN if complete else None
        told = [self.wording.say("decided", count=len(moments))] if moments or complete else []
        told += [] if complete else [self.wording.say("stopped")]
        self._head.value = f"<b>{escaped(' '.join([sentence(self.board.drawn.status), *told]))}</b>"
        if complete and self.seat is not None:
            self._head.value += f"<br>{escaped(self.wording.changed(self.found, self.seat))}"
        for at, (button, line) in enumerate(zip(self._buttons, self._moments, strict=True)):
            self._hide((button, line), at >= len(moments))
            if at < len(moments):
                button.description, line.value = self._moment(at + 1, moments[at])
        self._sums.value = self._summed() + self._listed()
        self._hide((self.figure, self._side), False)
        self._draw()

    def _draw(self) -> None:
        at = self.found.moments.index(self.opened) if self.opened else None
        words, seat = self.wording, self.seat
        drawn = game_curves.sketch(self.found, words.names, words.colours, seat=seat, opened=at, lang=self.lang)
        self.figure.picture(drawn)

    # -- moments ------------------------------------------------------------------------------------------------------

    def open_moment(self, number: int) -> None:
        """Open a moment on the board, from 0: the position before the move, and what was better and why."""
        if not 0 <= number < len(self.found.moments):
            raise BadInput("moment", self.wording.say("no_moment", count=len(self.found.moments)))
        moment = self.opened = self.found.moments[number]
        # Another's move is seen as whoever is to act sees it, who is not called "You".
        self.board.sit_at(self.wording.before(moment), moment.seat if moment.seat == self.seat else None)
        self.board.notify(self.wording.notice(moment))
        self.board.hover(moment.better)
        self._hide((self.board,), False)
        self._hide((self._again_button,), self._again is None)
        self._draw()

    def again(self) -> None:
        """A player from where the moment stands that is open."""
        if self.opened is not None and self._again is not None:
            self._again(self.wording.before(self.opened), self.opened.seat)

    def close(self) -> None:
        """Take it off the page; what is being looked at is stopped."""
        self.bar.stop()
        for part in (self.board, self.figure, self.bar):
            part.close()
        super().close()

    # -- words --------------------------------------------------------------------------------------------------------

    def _moment(self, number: int, moment: Decision) -> tuple[str, str]:
        """What its button says, and what is said below it."""
        cost = percent(moment.cost.mean)
        button = self.wording.say("moment", number=number, name=self.wording.names[moment.seat], cost=cost)
        told = "<br>".join(map(escaped, (*self.wording.moves(moment), self.wording.cost(moment))))
        return button, f'<div style="line-height:1.4">{told}</div>'

    def _summed(self) -> str:
        """What became of the chances, and what luck and the own moves had to do with it, seat by seat."""
        seats = range(len(self.wording.names)) if self.wording.line.state.is_over or self.seat is None else (self.seat,)
        rows = [
            (
                _unbroken(self.wording.names[at]),
                _unbroken(self.wording.changed(self.found, at, short=True)),
                _change(self.found.lucky(at)),
                self._dear(at),
                self._graded(at),
            )
            for at in seats
        ]
        heads = tuple(self.wording.say(f"head_{name}") for name in ("who", "chance", "luck", "decisions", "grades"))
        return f'{_table([heads, *rows])}<p style="line-height:1.4">{escaped(self.wording.say("luck"))}</p>'

    def _dear(self, seat: int) -> str:
        """What a seat's decisions cost for sure, on average: their sum grows with the length of a game."""
        decided = sum(one.seat == seat for one in self.found.decisions)
        return _unbroken(minus(f"{-100 * self.found.lost(seat) / max(1, decided):z.1f} %"))

    def _graded(self, seat: int) -> str:
        grades = Counter(one.grade for one in self.found.decisions if one.seat == seat)
        return ", ".join(self.wording.say(f"grade_{grade}", count=grades[grade]) for grade in GRADES if grades[grade])

    def _listed(self) -> str:
        """Every decision that cost something, or may have, folded away."""
        dear = [one for one in self.found.decisions if one.grade != "good"]
        rows = [(str(one.ply), *self.wording.moves(one), self.wording.cost(one)) for one in dear]
        summary = escaped(self.wording.say("all", count=len(rows)))
        return f"<details><summary>{summary}</summary>{_table(rows)}</details>" if rows else ""

    def to_text(self) -> str:
        """The curves and the moments in words."""
        moments = [f"{one.title} {one.text}" for one in map(self.wording.notice, self.found.moments)]
        curves = self.figure.to_text() if self.found.complete else self.bar.to_text()
        return "\n".join([curves, *moments])

    def __repr__(self) -> str:
        return self.to_text()

    @staticmethod
    def _hide(parts: Iterable[w.DOMWidget], hidden: bool = True) -> None:
        for part in parts:
            part.layout.display = _HIDDEN if hidden else None


def _change(chance: float) -> str:
    return _unbroken(f"{signed(percent(chance))} %")


def _unbroken(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def _table(rows: Iterable[Iterable[str]]) -> str:
    cells = (
        "".join(f'<td style="padding:0 8px 2px 0;line-height:1.4">{escaped(cell)}</td>' for cell in row) for row in rows
    )
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"
