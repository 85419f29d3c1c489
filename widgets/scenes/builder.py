"""From a position to a scene, and from an attempt to its answer: the same for every game, which gives the parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rulesim import Action, Check, Session, State
from rulesim.game import checked_name
from rulesim.session_tree import LogEntry
from widgets.scenes import Act, Button, Glance, Notice, Panel, Piece, Scene, Zone
from widgets.scenes.view import View

V = TypeVar("V", bound=View[Any])
Show = Sequence[str] | None
"""Names of what to draw (see :attr:`SceneBuilder.names`); None: all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of a legal move: a title, further sentences, and the rule to look up ("" for none)."""

    title: str
    lines: Iterable[str] = ()
    rule: str = ""


def _nothing(view: Any) -> Iterable[Any]:
    return ()


def _outcome_of(session: Session, entry: LogEntry, view: View[Any]) -> Outcome:
    """What happened, and what the move was to change."""
    title, *more = [view.event(event) for event in entry.events] or [view.do(entry.action)]
    rule = entry.events[0].rule if entry.events else ""
    return Outcome(title=title, lines=(*more, *view.preview(entry.action)), rule=rule)


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneBuilder(Generic[V]):
    """Makes the scenes and answers of one game. ``zones`` and ``panels`` are its parts by the names of ``show``: a
    zone, several or none, and a panel or none.

    ``view``: its kind of view. ``when``: when it is; ``due``: who is to do what, while it is not over. ``pending``:
    what waits for an answer, drawn first and always. ``buttons`` (of a view and the names shown): the moves that have
    no piece. ``outcome`` (of a session, a line of its log, a view of the position before): what came of a move.
    ``looked_at``: what a move would change, legal or not. ``order``: the names of the zones as they are drawn, None for
    that of ``zones``. ``secrets``: whether players hold something that others may not see. ``tally``: the panel that
    tells a finished game. ``terms``: the language of the rulebook's own terms, "" for none. ``parts``: further names of
    ``show``, of what belongs to a zone, such as an overlay; those in ``asked`` are drawn only where they are named.
    ``printed``: panels that tell only what is printed, so that they may stand beside a question. Where the board is a
    map, ``mapped`` are the names of the zones that lie on it, always drawn, but dim where they are not shown, and
    ``sites`` what is only seen there (see :class:`~widgets.scenes.Scene`). ``acts``: the steps of what last happened by
    itself to the onlooker; ``filmed``: there are none, but the board can be drawn as it was after each event, while
    that is told.
    """

    view: type[V]
    when: Callable[[V], str]
    due: Callable[[V], str]
    zones: Mapping[str, Callable[[V], Zone | Iterable[Zone] | None]]
    panels: Mapping[str, Callable[[V], Panel | None]]
    buttons: Callable[[V, Collection[str]], Iterable[Button]] = lambda view, shown: ()
    outcome: Callable[[Session, LogEntry, V], Outcome] = _outcome_of
    looked_at: Callable[[V, Action], Glance] = lambda view, action: Glance()
    pending: Callable[[V], Iterable[Zone]] = _nothing
    order: Callable[[V], Iterable[str]] | None = None
    secrets: bool = False
    tally: str = ""
    terms: str = ""
    parts: Collection[str] = ()
    asked: Collection[str] = ()
    printed: Collection[str] = ()
    mapped: Collection[str] = ()
    sites: Callable[[V], Iterable[Piece]] = _nothing
    acts: Callable[[V], Iterable[Act]] = _nothing
    filmed: bool = False

    def scene(
        self,
        session: Session,
        *,
        lang: str = "en",
        notice: Notice | None = None,
        seat: int | None = None,
        title: str = "",
        subtitle: str = "",
        show: Show = None,
        covered: bool = False,
        asking: bool = False,
        position: State | None = None,
        until: tuple[int, int] | None = None,
    ) -> Scene:
        """A scene of a session; ``position``: of another one of its game; ``until`` as for :meth:`View.of`.

        ``seat`` (from 0): who looks on, None for whoever is to act. ``show``: names of what to draw (None: all);
        BadInput for others. ``covered``: the onlooker's own secrets lie face down. ``asking``: only what lies there.
        """
        view = self.view.of(session, lang, seat, covered=covered, position=position, until=until)
        view.shown, view.asking = self._shown(show), asking
        view.shown = (*view.shown, *(name for name in view.needed if name not in view.shown))
        view.refused = notice.piece if notice and notice.tone == "refused" else None
        title, drawn = title or view.game("game"), self._drawn(view, view.shown)
        at = {"ply": session.ply, "revision": session.revision}
        return Scene(title=title, subtitle=subtitle, notice=notice, **at, **drawn)

    def viewer(self, session: Session) -> int | None:
        """Whose secrets a scene for ``seat=None`` shows now; None: there are none, or nobody's any more."""
        state = session.state
        return self.view.onlooker(state) if self.secrets and not state.is_over else None

    def refused(
        self, session: Session, action: Action, check: Check, *, lang: str = "en", seat: int | None = None
    ) -> Notice:
        """The answer to an attempt that ``check`` forbids: the rule, where to read it, the nearest legal choice."""
        view = self.view.of(session, lang, seat)
        near = view.nearest(action)
        return Notice(
            tone="refused",
            title=view.refusal(action, check.rule),
            text=view.why_not(action, check),
            reference=view.reference(view.rule_behind(action, check.rule)),
            nearest=view.do(near) if near else "",
            nearest_action=str(near) if near else None,
            piece=view.beside(action),
        )

    def glance(
        self, session: Session, action: Action, *, lang: str = "en", seat: int | None = None, show: Show = None
    ) -> Glance:
        """What a move would change, legal or not; ``show`` as for :meth:`scene`."""
        view = self.view.of(session, lang, seat)
        view.shown = self._shown(show)
        return self.looked_at(view, action)

    def played(
        self, session: Session, entry: LogEntry, *, lang: str = "en", seat: int | None = None, show: Show = None
    ) -> Notice:
        """The answer to a legal move, ``entry`` of the log: what happened, and what it changed of what is shown."""
        view = self.view.of(session, lang, seat, ply=entry.ply - 1)
        view.shown = show
        came = self.outcome(session, entry, view)
        return Notice(tone="played", title=came.title, text=" ".join(came.lines), reference=view.reference(came.rule))

    def account(
        self, session: Session, entries: Iterable[LogEntry], *, lang: str = "en", seat: int | None = None
    ) -> str:
        """What happened in these lines of the log, for those who do not see the table. It tells no secret.

        ``seat``: who reads it, None for anybody.
        """
        view = self.view.of(session, lang, seat)
        return " ".join(view.event(event) for entry in entries for event in entry.events if view.is_told(event))

    def _shown(self, show: Show) -> Collection[str]:
        for name in show or ():
            checked_name("show", name, (*self.names, *self.asked))
        return self.names if show is None else show

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that can be shown or left out, but for what is drawn only where it is named."""
        return (*self.zones, *self.panels, *self.parts)

    def _drawn(self, view: V, shown: Collection[str]) -> dict[str, Any]:
        """The fields of a scene that a position decides."""
        order = self.order(view) if self.order else self.zones
        zones = (zone for name in order if name in shown for zone in self._zones(name, view))
        told = shown if not view.asking else {*shown} & {*self.printed}
        beside = (make(view) for name, make in self.panels.items() if name in told)
        return {
            "game": view.GAME,
            "when": "" if view.asking else self.when(view),
            "due": "" if view.asking else view.winners() if view.state.is_over else self.due(view),
            "zones": (*self.pending(view), *zones),
            "buttons": tuple(self.buttons(view, shown)),
            "sites": tuple(self._sites(view, shown)),
            "panels": tuple(filter(None, beside)),
            "over": view.state.is_over,
            "lang": view.lang,
            "term_lang": "" if view.lang == self.terms else self.terms,
        }

    def _zones(self, name: str, view: V) -> Iterable[Zone]:
        """The zones of that name: one, several or none."""
        made = self.zones[name](view)
        return (made,) if isinstance(made, Zone) else made or ()

    def _sites(self, view: V, shown: Collection[str]) -> Iterator[Piece]:
        """What is only seen on the map."""
        yield from self.sites(view)
        hidden = (zone for name in self.mapped if name not in shown for zone in self._zones(name, view))
        for piece in (piece for zone in hidden for piece in zone.pieces if piece.spot):
            yield piece.still(preview=(), label="", marks=(*piece.marks, "dim"))
