"""The panel itself: what one may do with it from Python, and how it follows the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self
from weakref import WeakSet

import ipywidgets as w

from rulesim import BadInput, Session, arguments, whatif
from rulesim.game import checked_name
from rulesim.outside import escaped
from rulesim.simulate import Workers
from rulesim.whatif import Difference, Result
from widgets import variations, whatif_view
from widgets.background import Steps
from widgets.jupyter import InWords, running_cell
from widgets.session_source import Given, Source
from widgets.table import Answer
from widgets.whatif.lines import Lines
from widgets.whatif.page import Panel
from widgets.whatif.questions import MOVES, Edits, Questions
from widgets.whatif.runner import Runs
from widgets.whatif.shelf import Shelf
from widgets.whatif.view import View
from widgets.whatif_view import Asked


class WhatIf(InWords, w.VBox):
    """Asks about the position of a session, table, lesson or player (or a position), for the seat to act.

    ``tier``: how far it looks, of :data:`rulesim.whatif.TIERS`; what the model sees is shown at once in any case. All
    that ends within seconds is asked again at every decision, once it was asked live.
    ``level``: who plays on, of :data:`rulesim.bots.LEVELS`. ``by``: the measure that moves are compared by, "win",
    "score" or "lead". ``n``: playouts per move; asked live, it stops before that once the best move is told apart.
    ``seed``: same seed and n, same answer. ``edits``: other positions to ask about, by name, as
    :func:`rulesim.whatif.edited` takes them: ``{"one star more": {"cities.0.stars": "+1"}}``.

    ``workers``: who plays out live: "auto" (worker processes where there may be some), an executor, a function that
    makes one, or None (here). ``threads``: whether there are threads (default: found out).

    The question begins from what the seat may know; what is hidden is drawn anew in every playout. Raises BadInput.
    """

    _painted: tuple[Any, ...] | None = None
    _looks = False  # whether anything was asked for

    def __init__(
        self,
        source: Given,
        *,
        tier: str = "end",
        level: str = "greedy",
        by: str = "win",
        n: int = 400,
        seed: int = 0,
        edits: Edits | None = None,
        workers: Workers | str = "auto",
        threads: bool | None = None,
        lang: str | None = None,
    ) -> None:
        self.source = Source(source)
        self.shelf = Shelf(self.source, lang or self.source.lang)
        self.n = _playouts(n)
        self.questions = Questions(self.shelf, tier, level, by, seed, edits)
        self.runs = Runs(self.shelf, workers, threads)
        self.lines = Lines(self.shelf, self._place)
        self.view = View(self.shelf, self.questions, self.lines)
        whatif_view.wording(self.session.game)  # now rather than when the first answer is waited for
        self.panel = Panel(view=self.view.to_dict())
        super().__init__((self.panel,))
        self.add_class("rs-whatif-box")
        self.shelf.show, self.shelf.paint, self.lines.another = self.show, self._paint, self._line
        self.panel.observe(self._intended, "intent")
        self._key: tuple[Any, ...] = (id(self.session),)
        self._leave = self.source.watch(self._changed, hover=False)
        _take_over(self)

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The game that is asked about."""
        return self.source.session

    @property
    def why_not(self) -> str:
        """Why nothing can be asked now, in a sentence; "" if it can."""
        return self.questions.why_not

    def ask(self, question: whatif.Question | None = None, n: int | None = None) -> Self:
        """Begin to play out every legal move here, or another question, as :func:`rulesim.whatif.compare` takes it.

        Returns at once; the panel shows what comes. Where nothing can be asked the panel says why.
        """
        wanted = _playouts(self.n if n is None else n)
        self._looks = True
        if not self.why_not or question is not None:
            asked = self.questions.ask(question, wanted, True)
            self.shelf.take(asked)
            self.runs.begin(asked)
        self.show()
        return self

    def run(self, n: int = 200, question: whatif.Question | None = None) -> Self:
        """Ask and wait: ``n`` playouts of each move, here and now. What comes out depends on n and the seed alone.

        Raises BadInput where nothing can be asked, and what playouts raise.
        """
        if self.why_not and question is None:
            raise BadInput("whatif", self.why_not)
        asked = self.questions.ask(question, _playouts(n), False)
        self.shelf.take(asked)
        self.runs.finish(asked)
        return self

    def stop(self) -> None:
        """End what is being played out; what is known stays."""
        with self.shelf.lock:
            self.shelf.halt()
            self.show()
        self._paint()

    def rest(self) -> None:
        """Ask no more until somebody asks: the cell that made this panel has run again, and another stands there."""
        self._looks = False
        self.stop()

    def go_on(self) -> None:
        """After a stop: go on to what was asked for."""
        if self.asked is not None and self.asked.status == "cancelled":
            self.runs.begin(self.asked)

    def more(self, n: int | None = None) -> None:
        """Go on until every move has had ``n`` playouts, apart or not. Raises BadInput.

        Default: twice as many; after a stop, as many as were asked for.
        """
        wanted = None if n is None else _playouts(n)
        if self.asked is not None:
            self.runs.more(self.asked, wanted)

    @property
    def asked(self) -> Asked | None:
        """The question that is answered, or was last; None before there is one."""
        return self.shelf.asked

    @property
    def result(self) -> Result | None:
        """The answer as it stands."""
        return self.asked.result if self.asked else None

    def difference(self, name: str, other: str, measure: str | None = None) -> Difference:
        """How much better one row is than another, game by game: see :meth:`rulesim.whatif.Comparison.difference`.

        Raises BadInput if nothing has been asked yet, and for what was not asked.
        """
        if self.asked is None or self.asked.comparison is None:
            raise BadInput("whatif", self.shelf.say("no_answer"))
        return self.asked.comparison.difference(name, other, measure)

    @property
    def status(self) -> str:
        """ "idle" (nothing asked), "running", "finished", "cancelled", "failed", or "outdated" (the game moved on)."""
        return self.shelf.status

    def choose(
        self, *, tier: str | None = None, level: str | None = None, by: str | None = None, about: str | None = None
    ) -> Self:
        """Another tier, players, measure, or question ("moves", or the name of an edit). Raises BadInput.

        Another measure is answered at once. The others are for the next question; the page asks it at once.
        """
        self.questions.choose(tier, level, by, about)
        self._paint()
        return self

    def change(self, path: str, value: int | str) -> Self:
        """Ask what if one number or short text of the position were otherwise, as the page does.

        ``path``: one of :func:`rulesim.whatif.editable`. ``value``: the new one; for a number also a change as text,
        such as "+1". Adds an edit such as ``year = 3`` to the questions and asks about it. Nothing that the seat cannot
        know shows, not even in what is refused: the edit is made in a world that is possible for it. Raises BadInput.
        """
        if self.why_not:
            raise BadInput("whatif", self.why_not)
        return self.choose(about=self.questions.add(path, value)).ask()

    def forget(self) -> Self:
        """Take the change that is asked about, if it was made here, off the questions; ask about the moves."""
        if self.questions.about_own:
            self.questions.forget(self.questions.about)
            self.ask()
        return self

    # -- keeping and playing ------------------------------------------------------------------------------------------

    def pin(self) -> None:
        """Keep the present answer beside the next one; the oldest of four makes room."""
        with self.shelf.lock:
            self.shelf.pin()
            self.show()

    def unpin(self, number: int | None = 0) -> None:
        """Drop a pinned answer, by its place from 0; None: the present one."""
        with self.shelf.lock:
            self.shelf.unpin(number)
            self.show()

    def goto_pin(self, number: int) -> None:
        """Stand at the position that a pinned answer is about. Raises BadInput if it is not in this game."""
        if not 0 <= number < len(self.shelf.pins):
            return
        pin = self.shelf.pins[number]
        entry = variations.Tree(self.session).find(pin.line) if self.shelf.is_here(pin) else None
        if entry is None:
            raise BadInput("pin", self.shelf.say("pin_gone"))
        self.jump(entry)

    def play(self, move: str | None = None) -> Answer | None:
        """Play a move on the board, as a click would (default: the best one). Returns what the board answers, if any.

        Raises BadInput if there is no answer to the position on the board, or it is not about moves.
        """
        asked = self.shelf.current
        if asked is None or asked.result is None:
            raise BadInput("whatif", self.shelf.say("no_answer"))
        if not asked.moves:
            raise BadInput("whatif", self.shelf.say("no_move"))
        name = checked_name("move", move or asked.result.ranking[0].name, asked.names)
        if self.source.board is not None:
            return self.source.board.play(name)
        self.session.play(name)
        return None

    def line(self, name: str | None = None, playout: int = 0) -> Session:
        """Show one of the games that were played out, on a board of its own (``lines.board``); its session.

        ``name``: the move that begins it (default: the best one); ``playout``: its number. What is hidden, and chance,
        are made up in it, and the game itself stays where it is. Undo and redo walk through it; moves may be tried.
        Raises BadInput.
        """
        if self.asked is None or self.asked.result is None:
            raise BadInput("whatif", self.shelf.say("no_answer"))
        name = checked_name("move", name or self.asked.result.ranking[0].name, self.asked.names)
        return self.lines.show(self.asked, name, playout)

    def _place(self) -> None:
        self.children = (self.panel, self.lines.board) if self.lines.board is not None else (self.panel,)

    def jump(self, entry: int) -> None:
        """Stand at a position of another line, by its number (see ``variations``); nobody replies. Raises BadInput."""
        variations.jump(self.session, entry, self.source.board)

    def close(self) -> None:
        """Take the panel off the page; end what is being played out."""
        if not hasattr(self, "panel"):
            return  # it was never made: what it was given is no use
        with self.shelf.lock:
            self.shelf.halt()
            self._leave()
        if self.lines.board is not None:
            self.lines.board.close()
        self.panel.close()
        super().close()

    # -- showing ------------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The answer, and what is pinned, as plain text."""
        return self.view.to_text()

    def to_html(self) -> str:
        """The same as plain tables."""
        head = self.view.headline()
        answers = (asked.to_html(self.view.shows["rules"]) for asked in self.shelf.visible())
        return (f"<p>{escaped(head)}</p>" if head else "") + "".join(answers)

    def unfold(self, part: str) -> None:
        """Show a part of the page, or fold it away again: "rules", "all" rows, "tree" or "edit"."""
        self.view.shows[part] = not self.view.shows[part]
        self._update()

    def show(self) -> None:
        """Tell the page how things stand."""
        with self.shelf.lock:
            self.panel.view = self.view.to_dict()

    def _paint(self) -> None:
        """Paint the chances of the moves on the pieces of the board; drawn anew when the order of the rows is."""
        board = self.source.board
        if board is None:
            return
        with board.session.lock:  # no move between the look at the position and the painting
            with self.shelf.lock:
                asked = self.shelf.current
                shown = asked if asked and asked.moves and not self.shelf.is_secret(asked) else None
                key = (shown.state, shown.ordered_at, shown.status, shown.by) if shown else None
                bars = shown.bars() if shown else {}
            if key != self._painted:
                self._painted = key
                board.paint(bars)

    # -- following the game -------------------------------------------------------------------------------------------

    def _changed(self, *_: object) -> None:
        """The session or the table has changed; two changes in one step are shown once."""
        key = (id(self.session), self.session.revision, self.source.covered, self.source.seat)
        if key != self._key:
            if self._key[0] != key[0]:
                self.questions.begin_anew()
            self._key = key
            board = self.source.board
            if board is None:
                self._update()
            else:
                board.afterwards(self._update)

    def _update(self) -> None:
        """What is asked about is out of date if the game has moved on; it may have been asked here before."""
        try:
            self.view.grow()
            fields = self.questions.fields() if self.view.shows["edit"] and not self.why_not else []
            with self.shelf.lock:
                self.panel.fields = fields
                self.shelf.follow()
                self.show()
            self._paint()
            self._look_again()
            if self.lines.asked is not None and self.shelf.is_secret(self.lines.asked):
                self.lines.close()
        except Exception as error:  # whoever told us must not suffer
            self._fault(error)

    def _look_again(self) -> None:
        """What ends within seconds is asked again at every decision, once it was asked for."""
        if self._looks and self.questions.tier != "end" and not (self.shelf.current or self.why_not):
            self.choose(about=MOVES).ask()

    # -- what is pressed on the page ----------------------------------------------------------------------------------

    def _intended(self, change: Any) -> None:
        for one in self.panel.fresh(change["new"]):
            if one["do"] == "look":
                self._look_at(one["value"])
            elif one["asked"] in (None, self.shelf.serial):  # not meant for an answer that is gone
                self._guard(lambda one=one: self._press(one["do"], one["value"]))

    def _look_at(self, move: str | None) -> None:
        """Show on the board what the move of a row would change, as pointing at its piece does; None: look away."""
        if self.source.board is not None:
            self.source.board.hover(move if self.shelf.current else None)

    def _press(self, name: str, value: Any) -> None:
        plain = {"ask": self.ask, "go_on": self.go_on, "stop": self.stop, "more": self.more}
        plain |= {"pin": self.pin, "forget": self.forget}
        do = {"play": self.play, "line": self._line, "unpin": self.unpin, "goto_pin": self.goto_pin, "jump": self.jump}
        if name in plain:
            plain[name]()
        elif name in do:
            do[name](value)
        elif name in ("tier", "level", "by", "about"):
            self.choose(**{name: value})
            if name != "by" and self.shelf.current:  # another question is asked at once, where the one before was
                self.ask()
        elif name == "edit" and value:
            self.change(value["path"], value["value"])
        else:
            self.unfold(name)

    def _line(self, name: str | None = None) -> None:
        """A line (None: the next one) is played again, which may take a while: not in the callback."""

        def steps() -> Steps:
            yield
            self._guard(self.lines.next if name is None else lambda: self.line(name))

        self.runs.start(steps())

    def _guard(self, callback: Callable[[], object]) -> None:
        """Call back; no page shows an exception of a callback, so the panel does."""
        try:
            self.panel.error = ""
            callback()
        except BadInput as error:
            self.panel.error = str(error)
        except Exception as error:
            self._fault(error)

    def _fault(self, error: Exception) -> None:
        self.panel.error = self.shelf.say("fault", fault=f"{type(error).__name__}: {error}")


def _take_over(panel: WhatIf) -> None:
    """Let those rest that an earlier run of this cell made: nobody sees them, and they would play on beside it."""
    cell, run = running_cell()
    if not cell:
        return
    before, made = _MADE.get(cell, ("", WeakSet[WhatIf]()))
    if before != run:
        for old in made:
            old.rest()
        made = WeakSet[WhatIf]()
    made.add(panel)
    _MADE[cell] = run, made


_MADE: dict[str, tuple[str, WeakSet[WhatIf]]] = {}
"""The panels of each cell, with the run of it that made them."""


def _playouts(n: object) -> int:
    """A number of playouts. Raises BadInput."""
    return arguments.whole("n", n, 1, arguments.MOST_PLAYOUTS, "playouts per alternative")
