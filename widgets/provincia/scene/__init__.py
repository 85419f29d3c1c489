"""Provincia Romana on the table: a position as a scene, what each move would do, and the answer to every attempt.

A scene shows the secrets of one seat only: of whoever looks on or is to act. Where several people share a screen even
those can be covered until they are asked for (``covered``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, cast

from rulesim import Action, Check, Session, rulebook, unknown
from rulesim.provincia.actions import End
from rulesim.provincia.state import State
from rulesim.session import LogEntry
from widgets.provincia.scene.board import combat_zone, decks_zone, round_zone, supply_zone
from widgets.provincia.scene.city import city_zone, hand_zone, other_zone
from widgets.provincia.scene.consequences import consequences, drawn_blind, replies_to
from widgets.provincia.scene.panels import log_panel, standings, status, strength_panel, turn_panel
from widgets.provincia.scene.pending_zone import cover_zone, question, waiting
from widgets.provincia.scene.preview import city_changes, preview
from widgets.provincia.scene.view import View, viewer_of
from widgets.provincia.scene.wording import QUIET
from widgets.scenes import Button, Notice, Panel, Scene, Zone
from widgets.scenes.wording import lower, minus, sentence

ZONES: Final = (
    *("round", "decks", "combat", "hand", "supply", "city", "others"),
    *("turn", "strength", "standings", "log"),
)
"""What ``show`` may name: zones, then panels. What waits for an answer, and the cover, are always drawn."""
SECRETS: Final = True
"""Whether players hold something that others may not see."""

_TITLES: Final = {"provincia.round.count": "refused_over", "provincia.round.turn-order": "refused_turn"}


def scene(
    session: Session,
    *,
    lang: str = "en",
    notice: Notice | None = None,
    panels: Sequence[Panel] = (),
    seat: int | None = None,
    title: str = "",
    subtitle: str = "",
    show: Sequence[str] | None = None,
    covered: bool = False,
) -> Scene:
    """The position of a session.

    ``seat`` (from 0): who looks on, None for whoever is to act. ``show``: some of :data:`ZONES`, None for all of them.
    ``covered``: the onlooker's own hand and tokens lie face down. Raises BadInput for another name.
    """
    view = View(session, lang, seat, covered=covered)
    shown = _shown(show)
    state = view.state
    return Scene(
        game=state.game,
        title=title or view.game("game"),
        subtitle=subtitle,
        status=status(view),
        zones=tuple(drawn_zones(view, shown)),
        buttons=tuple(own_buttons(view, shown)),
        panels=(*panels, *side_panels(view, shown)),
        notice=notice,
        ply=session.ply,
        revision=session.revision,
        over=state.is_over,
        lang=lang,
        term_lang="" if lang == "de" else "de",
    )


def viewer(session: Session) -> int | None:
    """Whose secrets a scene for everybody shows now: who is to act. None: they are nobody's any more."""
    state = cast(State, session.state)
    return None if state.is_over else viewer_of(state)


def refused(session: Session, action: Action, check: Check, *, lang: str = "en", seat: int | None = None) -> Notice:
    """The answer to an attempt that ``check`` forbids: the rule, where to read it, the nearest legal choice."""
    view = View(session, lang, seat)
    near = view.nearest(action)
    title = _TITLES.get(check.rule)
    return Notice(
        tone="refused",
        title=view.say(title) if title else view.say("refused", what=lower(view.do(action))),
        text=minus(rulebook.broken(check, lang, view.names)),
        reference=view.reference(check.rule),
        nearest=view.do(near) if near else "",
        nearest_action=str(near) if near else None,
        piece=view.piece(action),
    )


def played(session: Session, entry: LogEntry, *, lang: str = "en", seat: int | None = None) -> Notice:
    """The answer to a legal move, ``entry`` of the log: what happened, and what it changed."""
    replies = replies_to(session, entry)
    before, after = cast("list[State]", [session.history[entry.ply - 1], session.history[[entry, *replies][-1].ply]])
    view = View(session, lang, seat, before)
    happened = [event for event in entry.events if event.rule not in QUIET] or [*entry.events[:1]]
    told = [view.event(event) for event in consequences(happened, replies, entry.seat)]
    changed = city_changes(view, before, after, entry.seat) if happened and entry.seat >= 0 else ()
    got = drawn_blind(view, entry, after) if seat == entry.seat else ()
    lines = [*got, *told[1:], *map(sentence, changed)]
    return Notice(
        tone="played",
        title=told[0] if told else view.did(entry.seat, entry.action),
        text=" ".join(lines),
        reference=view.reference(happened[0].rule) if happened else "",
    )


def told(session: Session, entries: Iterable[LogEntry], *, lang: str = "en") -> str:
    """What happened in these lines of the log, in words, for those who do not see the table. It tells no secret."""
    view = View(session, lang, None)
    return " ".join(view.event(event) for entry in entries for event in entry.events if event.rule not in QUIET)


def _shown(show: Sequence[str] | None) -> set[str]:
    for name in show or ():
        if name not in ZONES:
            raise unknown("show", name, ZONES)
    return set(ZONES if show is None else show)


def drawn_zones(view: View, shown: set[str]) -> Iterator[Zone]:
    """The cover or what waits comes first; then the middle of the table, the own hand and city, the others."""
    asked = question(view)
    if view.covered:
        yield cover_zone(view)
    if asked:
        yield waiting(view, asked)
    settled = view.city.town is not None
    parts: dict[str, Callable[[], Iterable[Zone]]] = {
        "round": lambda: [round_zone(view)],
        "decks": lambda: [decks_zone(view)],
        "combat": lambda: [combat_zone(view)] if settled else [],
        "hand": lambda: [hand_zone(view)] if settled else [],
        "supply": lambda: [supply_zone(view)],
        "city": lambda: [city_zone(view)] if settled else [],
        "others": lambda: [other_zone(view, seat) for seat in view.others() if view.state.cities[seat].town],
    }
    for part, make in parts.items():
        if part in shown:
            yield from make()


def own_buttons(view: View, shown: set[str]) -> Iterator[Button]:
    """The one move that has no piece: ending the turn."""
    if view.actor is None or view.covered or not shown & {"hand", "city"}:
        return
    legal = "end" in view.legal
    yield Button(
        id="end",
        label=view.do(End()),
        action="end",
        legal=legal,
        preview=preview(view, End()) if legal else (),
        key="e",
        primary=legal,
    )


def side_panels(view: View, shown: set[str]) -> Iterator[Panel]:
    """The panels beside the board that are to be shown."""
    makers: dict[str, Callable[[], Panel | None]] = {
        "turn": lambda: turn_panel(view),
        "strength": lambda: strength_panel(view),
        "standings": lambda: standings(view),
        "log": lambda: log_panel(view),
    }
    for name, make in makers.items():
        panel = make() if name in shown else None
        if panel:
            yield panel
