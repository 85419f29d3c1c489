"""The table: a live board of any game. It draws a scene and answers every attempt; rules live in the engine.

Python sends whole scenes (the trait ``scene``) and gets numbered intents back (``intent``): what was attempted, on
which position. Everything happens under the session's one lock, so two quick clicks play at most one move, and an
intent made for a position that is gone is answered, not played.
"""

from __future__ import annotations

import functools
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

import traitlets

from rulesim import Action, BadInput, IllegalAction, Session, State
from rulesim.outside import shown
from widgets.art import board_style, module_of
from widgets.games import drawn_game
from widgets.intents import Read, kinds, maybe, record, text, whole
from widgets.jupyter import InWords, Pressed
from widgets.odds import bar
from widgets.scenes import Button, Notice, Scene
from widgets.scenes.bars import Chance, barred
from widgets.text import notice_lines, to_html, to_text
from widgets.words import catalogue, say, say_of

_NOTATION: Final = text()
PLACE: Final[Mapping[str, Read]] = {"ply": maybe(whole()), "revision": maybe(whole())}
_LOOK: Final = record(**PLACE, action=maybe(_NOTATION))
INTENTS: Final[Mapping[str, Read]] = {
    "hover": _LOOK,
    "command": record(command=text(60)),
    "attempt": record(**PLACE, action=_NOTATION, piece=maybe(text())),
}
"""What may be done on the page of every table."""

_KEYS: Final = {"moves": "m", "undo": "u", "redo": "r", "hint": "h", "text": "t", "help": "?"}
"""The key of each command that has one."""
_LOCAL: Final = ("moves", "text", "help")
_PLAIN_WORDS: Final = (
    "toolbar", "close", "nearest", "ask", "dim", "no-moves", "moves-title", "text-title", "help-title",
)  # fmt: skip

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, repr=False)
class Answer:
    """What the table said to one attempt.

    ``ok``: it was played. ``rule``: id of the broken rule, None if none was broken. ``nearest``: a legal move instead.
    ``told``: all of it in words, line by line.
    """

    ok: bool
    text: str
    rule: str | None = None
    reference: str = ""
    nearest: str | None = None
    action: str = ""
    told: str = ""

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        return self.told or self.text


def _guarded(method: Callable[[Table, _T], object]) -> Callable[[Table, _T], None]:
    """A callback's exception is shown by no page and no console, so it is caught here and shown on the table."""

    @functools.wraps(method)
    def call(self: Table, news: _T) -> None:
        try:
            method(self, news)
        except Exception as error:
            self.fault(error)

    return call


class Table(InWords, Pressed):
    """A live board.

    ``source``: a :class:`~rulesim.Session`, or a position to begin one from. ``seat`` (from 0): who plays at this
    table; None: everybody, in turn. ``show``: which zones and panels to draw (see the game's module of scenes).
    ``commands``: name -> function, one button each; what the function returns is shown if
    it is text or a :class:`~widgets.scenes.Notice`.

    ``cover``: several people share this screen, so between two turns the secrets of whoever is to act lie face down
    until they are asked for (in games that have some, and only if ``seat`` is None).

    ``chances``: whether a bar beside the board shows each seat's chance to win, now and after the move that is looked
    at. It is never there while a question is asked, or secrets lie face down. The trait ``odds_shown`` may be set.

    ``drawn`` is the scene as it stands; the trait ``hovered`` the notation of the move looked at, which may be illegal,
    or None.
    """

    INTENT = kinds("kind", **INTENTS)
    KEYS: Mapping[str, str] = MappingProxyType(
        dict.fromkeys(("arrows", "attempt"), "") | {"where": "o"} | _KEYS | {"escape": ""}
    )
    """What a key does -> the key, "" for those that have a name, as the table lists them."""

    _stop: Callable[[], object] | None = None

    scene = traitlets.Dict().tag(sync=True)
    pointed = traitlets.Dict().tag(sync=True, echo_update=False)
    odds = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)

    hovered = traitlets.Unicode(None, allow_none=True)
    odds_shown = traitlets.Bool(False)
    bars: Mapping[str, Chance] = MappingProxyType({})
    _bars_at = -1
    _uncovered: int | None = None
    _notice: Notice | None = None
    _trying: Action | None = None
    _amid: tuple[State, ...] = ()
    _last_played: tuple[Any, ...] = ()
    _page_waits = False  # for an answer, which is one message
    _later: tuple[Callable[[], object], ...] = ()
    _shown_ply = _shown_revision = -1
    _serial = 0

    @property
    def _esm(self) -> str:
        return module_of("table.js", self.session.game)

    @property
    def _css(self) -> str:
        return board_style(self.session.game)

    def __init__(
        self,
        source: Session | State,
        *,
        lang: str = "en",
        title: str = "",
        subtitle: str = "",
        seat: int | None = None,
        show: Sequence[str] | None = None,
        commands: Mapping[str, Callable[[], object]] | None = None,
        cover: bool = False,
        chances: bool = False,
    ) -> None:
        self.session = source if isinstance(source, Session) else Session(source)
        self.scenes = drawn_game(self.session.game).scenes()
        self.lang, self.title, self.subtitle, self.show = lang, title, subtitle, show
        self.seat = _checked_seat(seat, self.session.players)
        self.cover = cover
        self.commands: dict[str, Callable[[], object]] = dict(commands or {})
        with self.session.lock:
            self.drawn = self._make(None, "")
            super().__init__(
                scene=self.drawn.to_dict(),
                odds_shown=chances,
                words=_page_words(lang, self.session.game, self.KEYS),
                style_of=self.session.game,
            )
            self._stop = self.session.observe(self._session_changed)

    def sit_at(self, session: Session, seat: int | None) -> None:
        """Follow another game; nothing is drawn yet."""
        if self._stop is not None:
            self._stop()
        self.session, self.seat = session, _checked_seat(seat, session.players)
        self.hovered, self._uncovered, self._last_played, self.bars = None, None, (), {}
        self._stop = session.observe(self._session_changed)

    # --- for Python ---------------------------------------------------------------------------------------------------

    def play(self, action: str | Action) -> Answer:
        """Attempt a move, as a click would. An illegal one is answered, not raised."""
        with self.session.lock:
            self.error = ""
            answer = self._attempt(str(action))
            self._answered_page()
            return answer

    def hover(self, action: str | None) -> None:
        """Look at a move without playing it, as the mouse would; None: look away."""
        if action is not None:
            try:
                action = str(self.session.state.parse(action))
            except BadInput:
                action = None
        if action != self.hovered:
            self.hovered = action
            self.odds = self._odds()

    def undo(self) -> bool:
        """Back to the previous decision; False if this is the first."""
        return self._step("undo", self.session.undo)

    def redo(self) -> bool:
        """On to the next decision; False if none is known."""
        return self._step("redo", self.session.redo)

    def notify(self, notice: Notice | None, unseen: str = "") -> None:
        """Show an answer of one's own, such as a hint or praise; None clears it.

        ``unseen``: what is read out on top, to those who do not see the board.
        """
        with self.session.lock:
            self._draw(notice, f"{spoken(notice)} {unseen}".strip())

    def follow_up(self, told: Notice, notice: Notice, news: str) -> None:
        """Show an answer in the place of one that was ``told``, if it still is; ``news``: what is new, read out."""
        with self.session.lock:
            if self._notice is told and self._shown_revision == self.session.revision:
                self._draw(notice, news)

    def paint(self, bars: Mapping[str, Chance], notice: Notice | None = None) -> None:
        """Paint chances to win on the pieces, by the notation of the move, as long as the position is the same.

        ``notice``: what is told with that; without one the answer stays.
        """
        with self.session.lock:
            bare = not (self.bars and self._bars_at == self.session.revision)
            self.bars, self._bars_at = bars, self.session.revision
            if bars or notice or not bare:
                self._draw(notice or self._notice, spoken(notice))

    def afterwards(self, callback: Callable[[], object]) -> None:
        """Call back once when the page has its answer; at once if it waits for none. For what it need not wait for."""
        with self.session.lock:
            if self._page_waits:
                self._later = tuple(dict.fromkeys((*self._later, callback)))
                return
        callback()

    def refresh(self) -> None:
        """Draw the scene again, for instance after ``commands`` or ``lang`` changed."""
        with self.session.lock:
            self.words = _page_words(self.lang, self.session.game, self.KEYS)
            self._draw(self._notice, "")

    def uncover(self) -> None:
        """Show the secrets of whoever is to act, until it is somebody else's turn (see ``cover``)."""
        with self.session.lock:
            self._uncovered = self.scenes.viewer(self.session)
            self._draw(None, "")

    def hide(self) -> None:
        """Cover them again."""
        with self.session.lock:
            self._uncovered = None
            self._draw(None, "")

    @property
    def covered(self) -> bool:
        """Whether the secrets of whoever is to act lie face down now."""
        viewer = self.scenes.viewer(self.session) if self.cover and self.seat is None else None
        return viewer is not None and viewer != self._uncovered

    def resting(self) -> AbstractContextManager[object]:
        """Nobody replies to what is done in the game meanwhile."""
        return nullcontext()

    @property
    def chart(self) -> str:
        """The name of the chart that belongs here, "" for none in particular."""
        return ""

    @property
    def told_of(self) -> State | None:
        """The position that is shown while something is told, None: as the game stands."""
        return None

    @property
    def told_until(self) -> tuple[int, int] | None:
        """The move, and the number of its event, that is told; None: all that has happened."""
        return None

    @property
    def position(self) -> State:
        """The position that the board shows: as the game stands, or as it was at what is being told."""
        return self.told_of or self.session.state

    @property
    def asking(self) -> bool:
        """Whether the position is asked about, so that nothing may be told that follows from it."""
        return False

    @traitlets.observe("odds_shown")
    def _odds_switched(self, _: object) -> None:
        with self.session.lock:
            self.odds = self._odds()

    def to_text(self) -> str:
        return self.drawn.text

    def close(self) -> None:
        if self._stop is not None:
            self._stop()
        super().close()

    def fault(self, error: BaseException) -> None:
        """Show a fault of the program on the table; it goes on."""
        frame = traceback.extract_tb(error.__traceback__)[-1:]
        where = f" ({Path(frame[0].filename).name}, line {frame[0].lineno})" if frame else ""
        self.error = say("table_fault", self.lang, fault=f"{type(error).__name__}: {error}{where}")

    def __repr__(self) -> str:
        return f"<Table {self.session!r}>"

    def to_html(self) -> str:
        return to_html(self.drawn)

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _make(self, notice: Notice | None, announce: str) -> Scene:
        """The scene of the session as it stands, with the table's own buttons and the text form."""
        session = self.session
        if self.covered:
            self._uncovered = None  # whoever showed their cards has handed the device on
        scene = self.scenes.scene(
            session,
            lang=self.lang,
            notice=notice,
            seat=self.seat,
            title=self.title,
            subtitle=self.subtitle,
            show=self.show,
            covered=self.covered,
            asking=self.asking,
            position=self.told_of,
            until=self.told_until,
        )
        if self.bars and self._bars_at == session.revision and not self.covered:
            scene = barred(scene, self.bars)
        self._notice = notice
        self._shown_ply, self._shown_revision = session.ply, session.revision
        self._serial += 1
        announce = self._announced(notice, announce, scene.status)
        buttons = (*scene.buttons, *self._command_buttons())
        scene = replace(scene, buttons=buttons, serial=self._serial, announce=announce, **self._awaited())
        return replace(scene, text=to_text(scene))

    def _announced(self, notice: Notice | None, announce: str, status: str) -> str:
        """What is read out of a change to those who do not see the board; ``announce`` has the words of the notice."""
        return f"{announce} {status}" if announce else ""

    def _awaited(self) -> dict[str, str]:
        """What is due, as fields of a scene, where that is something else than the position says."""
        return {}

    def _draw(self, notice: Notice | None, announce: str) -> None:
        self.drawn = self._make(notice, announce)
        with self.hold_sync():
            self.scene = self.drawn.to_dict()
            self.odds = self._odds()
            self.seen = self._seq

    def _odds(self) -> dict[str, Any]:
        """The bar of chances, {} where none is shown."""
        if not self.odds_shown or self.asking or self.covered:
            return {}
        state = self.position
        move = state.parse(self.hovered) if self.hovered and self.told_of is None else None
        return bar(self.session, self.seat, self.lang, move, state)

    def _command_buttons(self) -> list[Button]:
        session = self.session
        waiting = session.chance == "wait" and session.state.player < 0 and not session.state.is_over
        shown = self.cover and self._uncovered is not None
        extra = [*(["roll"] if waiting else []), *(["cover"] if shown else [])]
        names = ["undo", "redo", *extra, *self.commands, *_LOCAL]
        usable = {"undo": session.can_undo, "redo": session.can_redo}
        return [
            Button(
                id=f"command-{name}",
                label=self._command_label(name),
                command=name,
                key=_KEYS.get(name, ""),
                legal=usable.get(name, True),
                primary=name == "roll",
            )
            for name in dict.fromkeys(names)
        ]

    def _command_label(self, name: str) -> str:
        message, game = f"table_command_{name}", self.session.game
        known = catalogue(game).has(message)
        return say_of(game, message, self.lang) if known else name.replace("_", " ").capitalize()

    # --- what comes from the page -------------------------------------------------------------------------------------

    def hears(self) -> Mapping[str, Read]:
        return {**super().hears(), "pointed": _LOOK}

    @traitlets.observe("intent")
    @_guarded
    def _intent_changed(self, change: Any) -> None:
        with self.session.lock:
            with self.hold_sync():  # the page draws what comes of it once
                self._answer_all(self.fresh(change["new"]))
                self._draw_around()
            self._answered_page()
            later, self._later = self._later, ()
            for callback in later:
                callback()

    def _answer_all(self, intents: Iterable[Mapping[str, Any]]) -> None:
        self._page_waits = True
        try:
            for one in intents:
                self._answer_intent(one)
        finally:
            self._page_waits = False

    def _draw_around(self) -> None:
        """Draw what stands around the board, if that is due."""

    def _answered_page(self) -> None:
        """The page has its answer: what it need not wait for is done now."""

    @traitlets.observe("pointed")
    @_guarded
    def _pointed_changed(self, change: Any) -> None:
        with self.hold_sync():
            self._look_from(change["new"])

    @_guarded
    def _answer_intent(self, intent: Mapping[str, Any]) -> None:
        self.error = ""
        if intent["kind"] == "hover":
            self._look_from(intent)
        elif intent["kind"] == "command":
            self._command(intent["command"])
        else:
            self._clicked(intent)

    def _clicked(self, intent: Mapping[str, Any]) -> None:
        action, revision = intent["action"], intent["revision"]
        place = (intent["ply"], self._shown_revision if revision is None else revision)
        if place == (self.session.ply, self.session.revision):
            self._attempt(action, intent["piece"])
        elif (*place, action) == self._last_played:
            return  # the second half of a double click
        else:
            self._finish(False, action, self._own_notice("table_stale"))

    def _look_from(self, intent: Mapping[str, Any]) -> None:
        self.hover(intent["action"] if intent["ply"] == self.session.ply else None)

    # --- moves --------------------------------------------------------------------------------------------------------

    def _attempt(self, notation: str, piece: str | None = None) -> Answer:
        """Play or refuse, and say why; called with the lock held. ``piece``: what was clicked, if anything was."""
        session = self.session
        place = (session.ply, session.revision)
        try:
            action = session.state.parse(notation)
        except BadInput as error:
            return self._finish(False, notation, self._own_notice("table_unknown", str(error)))
        self._trying = action
        try:
            session.play(action, seat=self.seat)
            self._session_changed(session)  # unless the session has told us already
        except IllegalAction as error:
            notice = self.scenes.refused(session, action, error.check, lang=self.lang, seat=self.seat)
            notice = notice if piece is None else replace(notice, piece=piece)
            return self._finish(False, str(action), notice, error.rule)
        finally:
            self._trying = None
        self._last_played = (*place, notation)
        return self._finish(True, str(action), self._notice)

    def _finish(self, ok: bool, action: str, notice: Notice | None, rule: str | None = None) -> Answer:
        """The answer, shown unless it is that of a move: what was played is shown already."""
        said = notice or Notice(tone="info", title="")
        told = "\n".join(notice_lines(said, self.lang))
        answer = Answer(ok, spoken(said), rule, said.reference, said.nearest_action, action, told)
        if not ok:
            self._draw(notice, answer.text)
        return answer

    @_guarded
    def _session_changed(self, session: Session) -> None:
        """The session has moved on, by this table or by another hand: bots, a slider, code in a cell."""
        with session.lock:
            if session.revision != self._shown_revision:
                self._draw(*self._news(session))
                self.hover(None)

    def _news(self, session: Session) -> tuple[Notice | None, str]:
        """The answer to show after a change, and what to say of it."""
        if session.ply < self._shown_ply:
            return None, say("table_undone", self.lang)
        entries = [entry for entry in session.log if entry.ply > self._shown_ply]
        if not entries:  # a player's name was changed, say
            return self._notice, ""
        if entries[0].action != self._trying or entries[0].ply != self._shown_ply + 1:
            kept = self._notice if self._notice and self._notice.tone == "played" else None
            return kept, self.scenes.account(session, entries, lang=self.lang, seat=self.seat)
        notice = self.scenes.played(session, entries[0], lang=self.lang, seat=self.seat, show=self.show)
        later = self.scenes.account(session, entries[1:], lang=self.lang, seat=self.seat)
        return notice, f"{spoken(notice)} {later}".strip()

    def _step(self, way: str, move: Callable[[], bool]) -> bool:
        with self.session.lock:
            moved = move()
            if not moved:
                self.notify(self._own_notice(f"table_nothing-to-{way}"))
        return moved

    def _all_of(self, step: Callable[[], bool]) -> None:
        """A step back or on, and more of them while that leads amid what one press has done."""
        while step() and any(self.session.state is one for one in self._amid):
            pass

    def _leave(self) -> None:
        """Answer that things stay as they lie, as often as that is asked for and offered on the board."""
        self._amid = ()
        begun = self.session.state
        while any(piece.command == "leave" for piece in self.drawn.pieces()):
            before, view = self.session.state, self.scenes.view.of(self.session, self.lang, self.seat)
            self._amid += (before,) if before is not begun else ()
            if not self._attempt(str(view.as_it_lies)):
                return
        if self.session.state is not begun and self._notice:
            self.notify(replace(self._notice, title=say_of(self.session.game, "table_left", self.lang)))

    def _command(self, name: str) -> None:
        roll = self.session.roll
        own: dict[str, Callable[[], object]] = {
            "undo": lambda: self._all_of(self.undo),
            "redo": lambda: self._all_of(self.redo),
            "roll": roll,
            "uncover": self.uncover,
            "cover": self.hide,
            "leave": self._leave,
            "dismiss": lambda: self.notify(None),
        }
        if name in self.commands:
            said = self.commands[name]()
            if isinstance(said, str):
                said = Notice(tone="info", title="", text=said)
            if isinstance(said, Notice):
                self.notify(said)
        elif name in own:
            own[name]()
        else:
            self.notify(Notice(tone="info", title=say("table_no-command", self.lang, command=name)))

    def _own_notice(self, message: str, text: str | None = None) -> Notice:
        words = say(f"{message}.text", self.lang) if text is None else text
        return Notice(tone="info", title=say(message, self.lang), text=words)


def spoken(notice: Notice | None) -> str:
    """What is read out of an answer."""
    return " ".join(part for part in (notice.title, notice.text) if part) if notice else ""


def _page_words(lang: str, game: str, known: Mapping[str, str]) -> dict[str, Any]:
    """The words that the page itself needs; ``{zone}`` and the like are filled in there."""
    words: dict[str, Any] = {name.replace("-", "_"): say(f"table_{name}", lang) for name in _PLAIN_WORDS}
    words |= {name: say_of(game, f"table_{name}", lang, zone="{zone}") for name in ("fold", "unfold", "pick")}
    places = {name: f"{{{name}}}" for name in ("zone", "place", "count", "piece", "status")}
    words["where"] = say("table_where", lang, **places)
    words |= {f"mark_{mark}": say(f"table_{mark}", lang) for mark in ("done", "open", "active")}
    keys = {name: key or say(f"table_keyname_{name}", lang) for name, key in known.items()}
    words["keys"] = [[key, say(f"table_key_{name}", lang)] for name, key in keys.items()]
    return words


def _checked_seat(seat: int | None, players: int) -> int | None:
    if seat is None or (isinstance(seat, int) and 0 <= seat < players):
        return seat
    raise BadInput(
        "seat", f"seat: {shown(seat)} does not play; allowed: 0 to {players - 1}, or None for everybody in turn."
    )
