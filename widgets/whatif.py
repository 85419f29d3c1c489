"""The what-if panel: ask about the position on the board, and watch the answer sharpen while the game is played out.

    panel = WhatIf(lesson)           # beside a table, lesson, player or session; press "What if?", or
    panel.ask()                      # begins to play out every legal move, and returns at once
    panel.stop(), panel.go_on(), panel.more()
    panel.pin()                      # keep this answer beside the next one
    panel.play("take 3")             # the move on the board, as a click would
    panel.line("take 3")             # one game that was played out, on a board of its own, to walk through
    panel.change("turn", "+1")       # what if that were otherwise? Asks about the position as it is, and so

In a notebook that is to say the same every time: ``WhatIf(lesson, seed=1).run(200)``.

A callback only starts the work. Where there are threads, one of them feeds worker processes; where there are none (in
the browser), the same slices run as a task that really sleeps between them: see background.py.
"""

from __future__ import annotations

import functools
import importlib.util
import re
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from random import Random
from typing import Any, Concatenate, Final, ParamSpec, Self

import ipywidgets as w
import traitlets

from rulesim import CHANCE, BadInput, Session, State, simulate, whatif
from rulesim.bots import LEVELS
from rulesim.game import unknown
from rulesim.outside import escaped, shown
from rulesim.whatif import Alternative, Difference, Result
from widgets import variations, whatif_view
from widgets.background import Runner, Steps, has_threads, runner
from widgets.front_end import joined
from widgets.intents import Read, kinds, maybe, record, text, whole
from widgets.jupyter import Pressed
from widgets.numbers import number_text
from widgets.session_source import Source, Stop
from widgets.table import Table
from widgets.whatif_view import BY, Asked
from widgets.words import player_name, say

ROWS: Final = 12
"""So many moves are shown at first, the best ones."""
PINS: Final = 3
"""So many answers may be pinned."""
_BASELINE: Final = "as it is"
_TEXT: Final = 40
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_CHANGE: Final = re.compile(r"[+-][0-9]{1,9}")
_KEPT: Final = 24
_PIN_ROWS: Final = 5
_SLICE: Final = 0.005
_GLANCE: Final = 8
_LINES: Final = 60
MOVES: Final = "moves"
"""What is asked unless something else is chosen: which of the legal moves is best."""

Workers = Executor | Callable[[], Executor] | None
_P = ParamSpec("_P")


def _workers() -> Workers:
    """Worker processes where there may be some, else None."""
    return simulate.local if has_threads() and importlib.util.find_spec("loky") else None


def _guarded(method: Callable[Concatenate[WhatIf, _P], object]) -> Callable[Concatenate[WhatIf, _P], None]:
    """No page shows an exception of a callback, so the panel does."""

    @functools.wraps(method)
    def call(self: WhatIf, *args: _P.args, **kwargs: _P.kwargs) -> None:
        try:
            self.panel.error = ""
            method(self, *args, **kwargs)
        except BadInput as error:
            self.panel.error = str(error)
        except Exception as error:
            self.panel.error = self._say("fault", fault=f"{type(error).__name__}: {error}")

    return call


def _pressed(value: Read = lambda _: None) -> Read:
    """What is pressed comes with a value, and with the number of the answer that it is meant for, if with any."""
    return record(value=value, asked=maybe(whole()))


class Panel(Pressed):
    """What the page draws: ``view``; what is pressed there: ``intent``, numbered; ``seen``: the last one answered.

    ``fields``: what may be changed in the position, [path, value], while the page offers that.
    """

    INTENT = kinds(
        "do",
        **dict.fromkeys(("ask", "go_on", "stop", "more", "pin", "rules", "all", "tree"), _pressed()),
        **dict.fromkeys(("level", "by", "about", "play", "line"), _pressed(text())),
        edit=_pressed(maybe(record(path=text(), value=text()))),
        unpin=_pressed(maybe(whole())),
        goto_pin=_pressed(whole()),
        jump=_pressed(whole()),
    )

    _esm = joined("whatif.js")
    _css = joined("whatif.css")

    view = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)
    fields = traitlets.List().tag(sync=True)


class WhatIf(w.VBox):
    """Asks about the position of a session, table, lesson or player (or a position), for the seat to act.

    ``level``: who plays on, of :data:`rulesim.bots.LEVELS`. ``by``: what moves are compared by, "win", "score" or
    "lead". ``n``: playouts per move; asked live, it stops before that once the best move is told apart. ``seed``: same
    seed and n, same answer. ``edits``: other positions to ask about, by name, as :func:`rulesim.whatif.edited` takes
    them: ``{"one star more": {"cities.0.stars": "+1"}}``.

    ``workers``: who plays out live: "auto" (worker processes where there may be some), an executor, a function that
    makes one, or None (here). ``threads``: whether there are threads (default: found out).

    The question begins from what the seat may know; what is hidden is drawn anew in every playout. Raises BadInput.
    """

    def __init__(
        self,
        source: Any,
        *,
        level: str = "greedy",
        by: str = "win",
        n: int = 400,
        seed: int = 0,
        edits: Mapping[str, Mapping[str, Any]] | None = None,
        workers: Workers | str = "auto",
        threads: bool | None = None,
        lang: str | None = None,
    ) -> None:
        self.source = Source(source)
        self.lang = lang or self.source.lang
        self.level, self.by = _one_of("level", level, LEVELS), _one_of("by", by, BY)
        self.n, self.seed = _playouts(n), _seed(seed)
        self.edits = whatif.checked_edits(edits or {}, (MOVES, _BASELINE))
        self.workers: Workers = _workers() if isinstance(workers, str) else workers
        self.start: Runner = runner(threads)
        self.about = MOVES
        self._made: set[str] = set()
        self.pins: list[Asked] = []
        self.asked: Asked | None = None
        self.line_board: Table | None = None
        self._line_of: tuple[Asked, str, int] | None = None
        self._lines = 0
        self._kept: list[Asked] = []
        self._shows: dict[str, bool] = {"rules": False, "all": False, "tree": False, "edit": False}
        self._tree: list[dict[str, Any]] | None = None
        self._serial = 0
        self._key: tuple[Any, ...] = ()
        self._lock = threading.RLock()  # never taken before the session's lock is wanted: that one comes first
        whatif_view.wording(self.session.game)  # now rather than when the first answer is waited for
        self.panel = Panel(view=self._view())
        super().__init__((self.panel,))
        self.add_class("rs-whatif-box")
        self.panel.observe(self._intended, "intent")
        self._stops: list[Stop] = []
        self._watch()

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The game that is asked about."""
        return self.source.session

    @property
    def why_not(self) -> str:
        """Why nothing can be asked now, in a sentence; "" if it can."""
        state, seat = self.session.state, self.source.seat
        if state.is_over:
            return self._say("why_over")
        if state.player == CHANCE:
            return self._say("why_chance")
        if seat is not None and state.player != seat:
            return self._say("why_turn", who=player_name(self.session, state.player, self.lang))
        return self._say("why_covered") if self.source.covered else ""

    def ask(self, question: whatif.Question | None = None, n: int | None = None) -> Self:
        """Begin to play out every legal move here, or another question, as :func:`rulesim.whatif.compare` takes it.

        Returns at once; the panel shows what comes. Where nothing can be asked the panel says why.
        """
        wanted = _playouts(self.n if n is None else n)
        if not self.why_not or question is not None:
            asked = self._asked_about(question, wanted, True)
            self._take(asked)
            self._go_on(asked)
        self._show()
        return self

    def run(self, n: int = 200, question: whatif.Question | None = None) -> Self:
        """Ask and wait: ``n`` playouts of each move, here and now. What comes out depends on n and the seed alone.

        Raises BadInput where nothing can be asked, and what playouts raise.
        """
        if self.why_not and question is None:
            raise BadInput("whatif", self.why_not)
        asked = self._asked_about(question, _playouts(n), False)
        self._take(asked)
        for _ in self._playing(asked, self._turn(asked), None):
            pass
        if asked.fault is not None:
            raise asked.fault
        return self

    def stop(self) -> None:
        """End what is being played out; what is known stays."""
        with self._lock:
            self._halt()
            self._show()

    def go_on(self) -> None:
        """After a stop: go on to what was asked for."""
        with self._lock:
            asked = self.asked if self.asked is not None and self.asked.status == "cancelled" else None
        if asked is not None:
            self._go_on(asked)

    def more(self, n: int | None = None) -> None:
        """Go on until every move has had ``n`` playouts, apart or not. Raises BadInput.

        Default: twice as many; after a stop, as many as were asked for.
        """
        wanted = None if n is None else _playouts(n)
        with self._lock:
            asked = self.asked
            if asked is None or asked.result is None or asked.status == "running":
                return
            if wanted is not None or asked.status != "cancelled":
                asked.wanted, asked.until_apart = wanted or 2 * max(asked.result.n, 1), False
        self._go_on(asked)

    @property
    def result(self) -> Result | None:
        """The answer as it stands."""
        return self.asked.result if self.asked else None

    def difference(self, name: str, other: str, measure: str | None = None) -> Difference:
        """How much better one row is than another, game by game: see :meth:`rulesim.whatif.Comparison.difference`.

        Raises BadInput if nothing has been asked yet, and for what was not asked.
        """
        if self.asked is None or self.asked.comparison is None:
            raise BadInput("whatif", self._say("no_answer"))
        return self.asked.comparison.difference(name, other, measure)

    @property
    def status(self) -> str:
        """ "idle" (nothing asked), "running", "finished", "cancelled", "failed", or "outdated" (the game moved on)."""
        if self.asked is None:
            return "idle"
        return self.asked.status if self._is_current(self.asked) else "outdated"

    def choose(self, *, level: str | None = None, by: str | None = None, about: str | None = None) -> Self:
        """Other players, another measure, or another question ("moves", or the name of an edit). Raises BadInput.

        Another measure is answered at once. The others are for the next question; the page asks it at once.
        """
        level = None if level is None else _one_of("level", level, LEVELS)
        by = None if by is None else _one_of("by", by, BY)
        if about is not None and _one_of("about", about, (MOVES, *self.edits)) != MOVES:
            self._edited(self.session.state, about)
        with self._lock:
            self.level = self.level if level is None else level
            self.about = self.about if about is None else about
            if by is not None:
                self.by = by
                for asked in {*self._kept, *self.pins}:
                    asked.compare_by(by)
            self._show()
        return self

    def change(self, path: str, value: int | str) -> Self:
        """Ask what if one number or short text of the position were otherwise, as the page does.

        ``path``: one of :func:`rulesim.whatif.editable`. ``value``: the new one; for a number also a change as text,
        such as "+1". Adds an edit such as ``year = 3`` to ``edits`` and asks about it. Nothing that the seat cannot
        know shows, not even in what is refused: the edit is made in a world that is possible for it. Raises BadInput.
        """
        if self.why_not:
            raise BadInput("whatif", self.why_not)
        state = self.session.state
        known = whatif.editable(state, self._seat(state))
        if path not in known:
            raise BadInput("path", self._say("edit_no_path", path=f"{path:.40}"))
        meant = self._meant(path, known[path], value)
        if meant == known[path]:
            raise BadInput(path, self._say("edit_same", path=path, value=str(meant)))
        name, edit = f"{path} = {meant}", {path: meant}
        whatif.edited(self._possible(state), {name: edit}, None)
        with self._lock:
            self.edits, self._made = {**self.edits, name: edit}, self._made | {name}
        return self.choose(about=name).ask()

    def _meant(self, path: str, old: int | str, value: int | str) -> int | str:
        """The new value that was written. Raises BadInput."""
        if type(value) is int:
            text = str(value)
        else:
            text = str(value).strip().replace("−", "-")
            if isinstance(old, int) and _CHANGE.fullmatch(text):
                return old + int(text)
        if isinstance(old, str):
            if not 0 < len(text) <= _TEXT:
                raise BadInput(path, self._say("edit_no_text", path=path))
            return text
        if not _NUMBER.fullmatch(text):
            raise BadInput(path, self._say("edit_no_number", path=path, value=f"{text:.40}"))
        return int(text)

    # -- keeping and playing ------------------------------------------------------------------------------------------

    def pin(self) -> None:
        """Keep the present answer beside the next one; the oldest of four makes room."""
        with self._lock:
            if self.asked is not None and self.asked.result is not None and self.asked not in self.pins:
                self.pins = [*self.pins, self.asked][-PINS:]
            self._show()

    def unpin(self, number: int = 0) -> None:
        """Drop a pinned answer, by its place from 0."""
        with self._lock:
            self.pins = [pin for place, pin in enumerate(self.pins) if place != number]
            self._show()

    def play(self, move: str | None = None) -> Any:
        """Play a move on the board, as a click would (default: the best one). Returns what the board answers.

        Raises BadInput if there is no answer to the position on the board, or it is not about moves.
        """
        asked = self.asked
        if asked is None or asked.result is None or not self._is_current(asked):
            raise BadInput("whatif", self._say("no_answer"))
        if not asked.moves:
            raise BadInput("whatif", self._say("no_move"))
        name = _one_of("move", move or asked.result.ranking[0].name, asked.names)
        return self.session.play(name) if self.source.board is None else self.source.board.play(name)

    def line(self, name: str | None = None, playout: int = 0) -> Session:
        """Show one of the games that were played out, on a board of its own (``line_board``); its session.

        ``name``: the move that begins it (default: the best one); ``playout``: its number. What is hidden, and chance,
        are made up in it, and the game itself stays where it is. Undo and redo walk through it; moves may be tried.
        Raises BadInput.
        """
        asked = self.asked
        if asked is None or asked.comparison is None or asked.result is None:
            raise BadInput("whatif", self._say("no_answer"))
        name = _one_of("move", name or asked.result.ranking[0].name, asked.names)
        return self._shown_line(asked, name, playout).session

    def another_line(self) -> None:
        """The next game that was played out from the same move; after the last one, the first."""
        if self._line_of is not None:
            asked, name, playout = self._line_of
            self._shown_line(asked, name, (playout + 1) % max(1, asked.result[name].n if asked.result else 1))

    def close_line(self) -> None:
        """Put the board of the line away."""
        board, self.line_board, self._line_of = self.line_board, None, None
        self.children = (self.panel,)
        if board is not None:
            board.close()
        self._show()

    def variations(self) -> list[variations.Variation]:
        """The lines that were tried in the game, as a small tree; :meth:`jump` goes to any of them."""
        return variations.tree(self.session)

    def jump(self, entry: int) -> None:
        """Stand at a position of another line, by its number. Opponents do not reply. Raises BadInput."""
        variations.jump(self.session, entry, self.source.board)

    def close(self) -> None:
        """Take the panel off the page; end what is being played out."""
        if not hasattr(self, "panel"):
            return  # it was never made: what it was given is no use
        with self._lock:
            self._halt()
            self._leave()
        if self.line_board is not None:
            self.line_board.close()
        self.panel.close()
        super().close()

    # -- words --------------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The answer, and what is pinned, as plain text."""
        told = [
            self._headline(),
            *(one.text() for asked in self._told() for one in asked.numbers(self._shows["rules"])),
        ]
        return "\n".join(filter(None, told))

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        head = self._headline()
        html = (f"<p>{escaped(head)}</p>" if head else "") + "".join(
            asked.to_html(self._shows["rules"]) for asked in self._told()
        )
        return {**(super()._repr_mimebundle_(**kwargs) or {}), "text/plain": self.to_text(), "text/html": html}

    def _say(self, message: str, **facts: Any) -> str:
        return say(f"whatif_{message}", self.lang, **facts)

    def _told(self) -> list[Asked]:
        """The answers that may be shown: on a screen that several share, none with the secrets of another seat."""
        found = [asked for asked in (self.asked, *self.pins) if asked is not None]
        return [asked for asked in dict.fromkeys(found) if not self._is_secret(asked)]

    def _headline(self) -> str:
        """What there is to say about the answer as a whole."""
        if self.asked is None:
            return self.why_not or self._say("idle")
        if self._is_secret(self.asked):
            return self._say("why_covered")
        if self._is_current(self.asked):
            return ""
        told = self._say("outdated" if self._is_here(self.asked) else "elsewhere")
        return told if self.why_not else f"{told} {self._say('again')}"

    # -- inside: questions --------------------------------------------------------------------------------------------

    def _go_on(self, asked: Asked) -> None:
        """Begin, or go on, to play out what was asked for."""
        with self._lock:
            steps = self._playing(asked, self._turn(asked), self.workers)
            self._show()
        self.start(steps)

    def _asked_about(self, question: whatif.Question | None, n: int, until_apart: bool) -> Asked:
        """A question about the present position, not begun yet. Raises BadInput, and leaves all as it was."""
        session = self.session
        with session.lock:
            state, line = session.state, tuple(map(str, session.line))
        seat, seed = self._seat(state), _seed(self.seed)
        moves = question is None and self.about == MOVES
        what = self.about if question is None else ""
        if question is None:
            question = state if moves else self._edited(state, self.about)
        else:
            whatif.compare(question, "random", seat=seat)  # what cannot be asked is refused at once
        who = player_name(session, seat, self.lang)
        about = self._say("about_moves" if moves else "about_other", who=who, ply=len(line))
        return Asked(
            session, state, seat, about, question, self._names(state, question, moves), moves, self.level, self.by,
            seed, self.lang, line=line, what=what, wanted=n, until_apart=until_apart,
        )  # fmt: skip

    def _seat(self, state: State) -> int:
        """Who asks."""
        return max(state.player, 0) if self.source.seat is None else self.source.seat

    def _edited(self, state: State, name: str) -> list[Alternative]:
        """The position as it is, and after one edit. Raises BadInput if it does not fit; then it is not asked about."""
        try:
            here = self._possible(state) if name in self._made else state
            return whatif.edited(here, {name: self.edits[name]}, _BASELINE)
        except BadInput:
            with self._lock:
                if self.about == name:
                    asked = self.asked
                    before = asked.what if asked is not None and self._is_current(asked) else ""
                    self.about = MOVES if before in ("", name) else before
                    self._show()
            raise

    def _possible(self, state: State) -> State:
        """A position as the seat that asks may take it to be: what is hidden is drawn anew."""
        return state.imagine(self._seat(state), Random(self.seed))

    def _names(self, state: State, question: whatif.Question, moves: bool) -> dict[str, str]:
        if moves or isinstance(question, State | Session):
            here = question if isinstance(question, State) else getattr(question, "state", state)
            return whatif_view.moves_in_words(here, [str(action) for action in here.legal_actions()], self.lang)
        if isinstance(question, Mapping):
            return {name: name for name in question}
        asked = [one for one in question if isinstance(one, Alternative)]
        played = [one.name for one in asked if one.state is state and one.opening == (one.name,)]
        words = whatif_view.moves_in_words(state, played, self.lang) | {_BASELINE: self._say("as_it_is")}
        return {one.name: words.get(one.name, one.name) for one in asked}

    def _take(self, asked: Asked) -> None:
        with self._lock:
            self._halt()
            same = [old for old in self._kept if old.state is not asked.state]
            self._kept = [*same, asked][-_KEPT:]
            self.asked = asked
            self._serial += 1

    def _halt(self) -> None:
        """End what is being played out now; whoever does it notices soon."""
        asked = self.asked
        if asked is not None and asked.status == "running":
            asked.status = "cancelled"
            asked.sort()

    def _turn(self, asked: Asked) -> int:
        asked.status, asked.error, asked.fault = "running", "", None
        asked.turn += 1
        return asked.turn

    def _is_current(self, asked: Asked) -> bool:
        return self.session.state is asked.state

    def _is_here(self, asked: Asked) -> bool:
        """Whether an answer is about the game on the board, not about one before it."""
        return asked.session is self.session

    def _is_secret(self, asked: Asked) -> bool:
        """Whether an answer would tell another player at this screen what somebody holds."""
        board = self.source.board
        if not getattr(board, "cover", False) or board.seat is not None or board.game.viewer(self.session) is None:
            return False
        return self.source.covered or asked.seat != self.session.state.player

    # -- inside: playing out ------------------------------------------------------------------------------------------

    def _playing(self, asked: Asked, turn: int, workers: Workers) -> Steps:
        """Play out what was asked for in slices, whoever goes through them.

        It always ends finished, cancelled or failed.
        """
        while not asked.free:  # a run that was stopped is about to end
            yield
        if not self._goes_on(asked, turn):
            return
        asked.free = False
        try:
            yield from self._results(asked, turn, workers)
            self._ended(asked, turn, "finished")
        except Exception as error:
            self._failed(asked, turn, error)
        finally:
            asked.free = True
            self._ended(asked, turn, "cancelled")  # interrupted, if it is still running

    def _results(self, asked: Asked, turn: int, workers: Workers) -> Steps:
        wanted, until_apart = asked.wanted, asked.until_apart
        looks = until_apart and asked.level != "random" and not (asked.result and asked.result.n)
        glance = self._glance(asked, turn) if looks else iter(())
        for step in glance:  # first of all something to look at
            yield step
            if (asked.glance is not None and asked.glance.n) or not self._goes_on(asked, turn):
                break
        if asked.comparison is None:
            made = whatif.compare(asked.question, asked.level, seed=asked.seed, seat=asked.seat, executor=workers)
            with self._lock:  # another measure may be chosen at any time
                made.by, asked.comparison = asked.by, made
            yield
        comparison, last = asked.comparison, None
        comparison.executor = workers
        try:
            for result in comparison.stream(wanted, until_apart=until_apart):
                if not self._goes_on(asked, turn):
                    return
                if result is not last:
                    last = result
                    self._publish(asked, result)
                yield
                if not result.n:
                    next(glance, None)
                    yield
        except (ImportError, OSError, NotImplementedError):
            if workers is None:
                raise
            yield from self._results(asked, turn, None)  # no processes to be had here

    def _glance(self, asked: Asked, turn: int) -> Steps:
        """A quick answer by random players, in slices, for the time until there is a good one."""
        question = whatif.compare(asked.question, "random", seed=asked.seed, seat=asked.seat, by=asked.by)
        last, due = None, 0.0
        for result in question.stream(_GLANCE, every=0.05):
            if result is not last and any(outcome.n for outcome in result.outcomes) and self._goes_on(asked, turn):
                last = result
                with self._lock:
                    asked.look(result)
                    self._show()
            if time.perf_counter() >= due:
                yield
                due = time.perf_counter() + _SLICE

    def _goes_on(self, asked: Asked, turn: int) -> bool:
        return asked.turn == turn and asked.status == "running"

    def _publish(self, asked: Asked, result: Result) -> None:
        with self._lock:
            if result.by != asked.by and asked.comparison is not None:  # another measure was chosen meanwhile
                result = asked.comparison.result()
            asked.take(result)
            if asked is self.asked or asked in self.pins:
                self._show()

    def _ended(self, asked: Asked, turn: int, status: str) -> None:
        with self._lock:
            if self._goes_on(asked, turn):
                asked.status = status
                asked.sort()
                self._show()

    def _failed(self, asked: Asked, turn: int, error: Exception) -> None:
        with self._lock:
            if self._goes_on(asked, turn):
                asked.status, asked.fault = "failed", error
                asked.error = asked.spoken = whatif_view.failure(error, self.lang)
                self._show()

    # -- inside: lines ------------------------------------------------------------------------------------------------

    def _shown_line(self, asked: Asked, name: str, playout: int) -> Table:
        if asked.comparison is None:
            raise BadInput("whatif", self._say("no_answer"))
        line = asked.comparison.line(name, playout)
        session = Session(line.start, chance="wait", names=asked.session.names)
        decisions = [session.ply] if not asked.moves else []
        for action in line.actions:
            session.play(action)
            if session.state.player != CHANCE:
                decisions.append(session.ply)
        session.goto(decisions[0] if decisions else session.end)
        commands: dict[str, Callable[[], object]] = {
            "whatif_first": lambda: session.goto(0),
            "whatif_last": lambda: session.goto(session.end),
            "whatif_another": lambda: self._line_wanted(None),
            "whatif_close": self.close_line,
        }
        title = self._say("line_title", move=asked.names[name], number=playout + 1)
        subtitle = self._say("line_about", result=self._line_result(asked, line.record))
        board = Table(session, lang=self.lang, title=title, subtitle=subtitle, seat=asked.seat, commands=commands)
        old, self.line_board, self._line_of = self.line_board, board, (asked, name, playout)
        self._lines += 1
        self.children = (self.panel, board)
        if old is not None:
            old.close()
        self._show()
        return board

    def _line_result(self, asked: Asked, record: Mapping[str, Any]) -> str:
        names = tuple(player_name(asked.session, seat, self.lang) for seat in record["winners"])
        score = number_text(record["totals"][asked.seat])
        return self._say("line_result", names=names, count=len(names), score=score)

    # -- inside: the page ---------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        self._stops = self.source.watch(self._changed, self._moved, hover=False)

    def _leave(self) -> None:
        for stop in self._stops:
            stop()
        self._stops = []

    def _moved(self, _: object) -> None:
        """The player sat down at another game."""
        self._leave()
        self._watch()
        self._changed()

    def _changed(self, *_: object) -> None:
        """The session or the table has changed; two changes in one step are shown once."""
        key = (id(self.session), self.session.revision, self.source.covered, self.source.seat)
        if key != self._key:
            self._key = key
            self._update()

    def _update(self) -> None:
        """What is asked about is out of date if the game has moved on; it may have been asked here before."""
        try:
            tree, fields = self._branches(), self._fields()
            with self._lock:
                self._tree, self.panel.fields = tree, fields
                if self.asked is not None and not self._is_current(self.asked):
                    self._halt()
                    self.asked = next(filter(self._is_current, reversed(self._kept)), self.asked)
                self._show()
            if self._line_of is not None and self._is_secret(self._line_of[0]):
                self.close_line()
        except Exception as error:  # whoever told us must not suffer
            self.panel.error = self._say("fault", fault=f"{type(error).__name__}: {error}")

    def _fields(self) -> list[list[str]]:
        """What may be changed in the position, if the page offers that: nothing that the seat cannot see."""
        if not self._shows["edit"] or self.why_not:
            return []
        state = self.session.state
        return [[path, str(value)] for path, value in whatif.editable(state, self._seat(state)).items()]

    def _branches(self) -> list[dict[str, Any]] | None:
        """The variations as the page draws them, if it does; in words where the position before is at hand."""
        if not self._shows["tree"]:
            return None
        with self.session.lock:
            found, history = variations.tree(self.session), self.session.history
        return [self._branch(one, history[one.ply - 1] if one.near else None) for one in found[:_LINES]]

    def _intended(self, change: Any) -> None:
        for one in self.panel.fresh(change["new"]):
            self._answer(one)

    @_guarded
    def _answer(self, intent: Mapping[str, Any]) -> None:
        do, value = intent["do"], intent["value"]
        if intent["asked"] not in (None, self._serial):
            return  # it was meant for an answer that is gone
        if do in ("ask", "go_on", "stop", "more", "pin"):
            getattr(self, do)()
        elif do in self._shows and value is None:
            self._shows[do] = not self._shows[do]
            self._update()
        elif do in ("level", "by", "about"):
            self.choose(**{do: value})
            if do != "by" and self.asked is not None and self._is_current(self.asked):
                self.ask()
        elif do == "play":
            self.play(value)
        elif do == "line":
            self._line_wanted(value)
        else:
            self._pressed(do, value)

    def _pressed(self, do: str, value: Any) -> None:
        """What is pressed outside of the rows."""
        if do == "edit":
            self.change(value["path"], value["value"])
        elif value is not None:
            self._go(do, value)
        elif self.asked in self.pins:
            self.unpin(self.pins.index(self.asked))

    def _line_wanted(self, name: str | None) -> None:
        """A line is played again, which may take a while: not in the callback."""

        @_guarded
        def show(self: WhatIf) -> None:
            self.another_line() if name is None else self.line(name)

        def steps() -> Steps:
            yield
            show(self)

        self.start(steps())

    def _go(self, do: str, value: int) -> None:
        if do == "unpin":
            self.unpin(value)
        elif do == "jump":
            self.jump(value)
        elif 0 <= value < len(self.pins):
            pin = self.pins[value]
            entry = variations.Tree(self.session).find(pin.line) if self._is_here(pin) else None
            if entry is None:
                raise BadInput("pin", self._say("pin_gone"))
            self.jump(entry)

    def _show(self) -> None:
        """Tell the page; called with the lock held, or before anybody else knows the panel."""
        with self._lock:
            self.panel.view = self._view()

    def _view(self) -> dict[str, Any]:
        asked, why = self.asked, self.why_not
        hidden = asked is not None and self._is_secret(asked)
        shown = None if asked is None or hidden else asked
        return {
            "lang": self.lang,
            "status": self.status,
            "serial": self._serial,
            "titles": shown.titles if shown else [(self._say("name"), "")],
            "glance": shown is not None and shown.is_glance,
            "line": self._lines if self.line_board is not None else 0,
            "headline": self._headline(),
            "why": why if asked is not None and why else "",
            "summary": shown.summary() if shown else "",
            "spoken": self._spoken(shown),
            "progress": self._progress(shown),
            "buttons": self._buttons(why, shown),
            "choices": self._choices(),
            "table": self._table(shown),
            "rules": shown.by_rule(self._most()) if shown and self._shows["rules"] and shown.shown else None,
            "pins": [
                self._pin(n, pin) for n, pin in enumerate(self.pins) if pin is not asked and not self._is_secret(pin)
            ],
            "tree": self._tree,
            "edit": self._shows["edit"] and not why,
            "words": {name: self._say(name, move="{move}", count="{count}", value="{value}") for name in _WORDS},
        }

    def _spoken(self, asked: Asked | None) -> str:
        """What a screen reader is told: now and then, not with every new number."""
        head = self._headline()
        return " ".join(filter(None, [head, asked.spoken if asked else ""]))

    def _progress(self, asked: Asked | None) -> list[int] | None:
        if asked is None or asked.status != "running":
            return None
        wanted = asked.wanted * len(asked.names)
        return [min(wanted, asked.result.played if asked.result else 0), wanted]

    def _most(self) -> int | None:
        return None if self._shows["all"] else ROWS

    def _buttons(self, why: str, asked: Asked | None) -> list[dict[str, Any]]:
        running = asked is not None and asked.status == "running"
        answered = asked is not None and asked.result is not None
        current = asked is not None and self._is_current(asked)
        stopped = asked is not None and current and asked.status == "cancelled" and self._is_meant(asked)
        enabled = {
            "go_on" if stopped else "ask": not why and not (current and self._is_answered(asked)),
            "stop": running,
            "more": answered and not running and current and not stopped,
            "unpin" if asked in self.pins else "pin": answered and not (asked and asked.is_glance),
            "rules": True,
            "tree": True,
            "edit": True,
        }
        again = asked is not None and (not current or asked.status in ("failed", "cancelled"))
        return [
            {
                "id": name,
                "label": self._say("button_ask_again" if name == "ask" and again else f"button_{name}"),
                "tip": (why if name == "ask" else "") or self._say(f"button_{name}.tip"),
                "enabled": bool(on),
                "pressed": True if name == "unpin" else False if name == "pin" else self._shows.get(name),
            }
            for name, on in enabled.items()
        ]

    def _is_answered(self, asked: Asked | None) -> bool:
        """Whether this is what would be asked now, and it is being answered or has been: then there is More."""
        return asked is not None and asked.status in ("running", "finished") and self._is_meant(asked)

    def _is_meant(self, asked: Asked) -> bool:
        """Whether this is what would be asked now."""
        return (asked.what, asked.level, asked.seed) == (self.about, self.level, self.seed)

    def _choices(self) -> list[dict[str, Any]]:
        levels = [
            [name, whatif_view.level_name(name, self.lang), whatif_view.level_tip(name, self.lang)] for name in LEVELS
        ]
        found = [
            self._choice("level", levels, self.level),
            self._choice("by", [[b, self._say(f"by_{b}"), self._say(f"by_{b}.tip")] for b in BY], self.by),
        ]
        if self.edits:
            abouts = [[MOVES, self._say("choice_moves"), ""], *([name, name, ""] for name in self.edits)]
            found.insert(0, self._choice("about", abouts, self.about))
        return found

    def _choice(self, name: str, options: list[list[str]], value: str) -> dict[str, Any]:
        label, tip = self._say(f"choice_{name}"), self._say(f"choice_{name}.tip")
        return {"id": name, "label": label, "tip": tip, "options": options, "value": value}

    def _table(self, asked: Asked | None, most: int | None = None) -> dict[str, Any] | None:
        if asked is None or asked.shown is None:
            return None
        rows = asked.rows(most or self._most())
        low, high = asked.axis()
        tips = [asked.head_tip, self._say("head_picture"), *(self._say(f"by_{b}.tip") for b in (asked.by, asked.other))]
        return {
            "heads": [asked.head, *(self._say(f"head_{name}") for name in (asked.by, asked.other))],
            "tips": tips,
            "axis": [whatif_view.number(asked.by, low), whatif_view.number(asked.by, high)],
            "rows": rows,
            "left": sum(1 for outcome in asked.outcomes() if outcome.n) - len(rows),
            "playable": asked.moves and self._is_current(asked) and not self.why_not,
            "bars": asked.by == "win",
        }

    def _pin(self, number: int, asked: Asked) -> dict[str, Any]:
        return {
            "number": number,
            "title": asked.title,
            "summary": asked.summary(),
            "here": self._is_current(asked),
            "elsewhere": not self._is_here(asked),
            "table": self._table(asked, _PIN_ROWS),
        }

    def _branch(self, one: variations.Variation, before: State | None) -> dict[str, Any]:
        move = one.move or self._say("tree_start")
        if before is not None and before.player != CHANCE:
            move = whatif_view.moves_in_words(before, [one.move], self.lang)[one.move]
        words = self._say("tree_line", ply=one.ply, move=move, more=one.more)
        return {"entry": one.entry, "depth": one.depth, "words": words, "here": one.here, "main": one.main}


_WORDS: Final = (
    "table", "play", "play_of", "line", "line_of", "all", "fewer", "unpin", "goto_pin", "pinned", "progress", "toolbar",
    "tree_title", "tree_here", "rules_title", "head_do", "bar",
    "head_interval_tip", "pin_elsewhere", "edit_path", "edit_value", "edit_ask", "edit_now", "button_edit",
)  # fmt: skip
"""The words that the page itself needs; ``{move}`` is filled in there."""


def _one_of(name: str, value: str, known: Any) -> str:
    if value not in known:
        raise unknown(name, value, known)
    return value


def _playouts(n: object) -> int:
    """A number of playouts. Raises BadInput."""
    if type(n) is not int or n < 1:
        raise BadInput("n", f"n: {shown(n)} is not usable; allowed: playouts per alternative, from 1.")
    return n


def _seed(seed: object) -> int:
    """A seed. Raises BadInput."""
    if type(seed) is not int:
        raise BadInput("seed", f"seed: {shown(seed)} is not usable; allowed: a whole number.")
    return seed


__all__ = ("Panel", "WhatIf")
