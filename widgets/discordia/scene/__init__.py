"""Discordia on the table: a position as a scene, what each move would do, and the answer to every attempt.

A piece keeps its component's id wherever it lies. What several moves are made with (a tile and its slots, a space and
its payments, a die and its values) has choices; figures to return are picked together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, cast

from rulesim import Action, Check, Session, rulebook, unknown
from rulesim.discordia.actions import END
from rulesim.discordia.state import State
from rulesim.session import LogEntry
from widgets.discordia.scene.board import dice_zone, display_zone, offers_zone
from widgets.discordia.scene.city import city_zone, other_zone, supply_zone, tracks_zone
from widgets.discordia.scene.panels import log_panel, raid_panel, standings, status, turn_panel
from widgets.discordia.scene.pending_zone import waiting
from widgets.discordia.scene.preview import changes, preview
from widgets.discordia.scene.view import View
from widgets.discordia.scene.wording import QUIET
from widgets.scenes import Button, Notice, Panel, Scene, Zone
from widgets.scenes.wording import lower, sentence

ZONES: Final = ("dice", "display", "supply", "city", "tracks", "offers", "others", "turn", "raid", "standings", "log")
"""What ``show`` may name: zones, then panels. What waits for an answer is always drawn."""
SECRETS: Final = False
"""Whether players hold something that others may not see."""

_TITLES: Final = {"discordia.end.instant": "refused_over", "discordia.play.maximus": "refused_turn"}


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
) -> Scene:
    """The position of a session.

    ``seat`` (from 0): who looks on, None for whoever is to act. ``show``: some of :data:`ZONES`, None for all of them.
    Raises BadInput for another name.
    """
    view = View(session, lang, seat)
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
    """Whose secrets a scene shows: the game has none."""
    return None


def refused(session: Session, action: Action, check: Check, *, lang: str = "en", seat: int | None = None) -> Notice:
    """The answer to an attempt that ``check`` forbids: the rule, where to read it, the nearest legal choice."""
    view = View(session, lang, seat)
    near = view.nearest(action)
    title = _TITLES.get(check.rule)
    return Notice(
        tone="refused",
        title=view.say(title) if title else view.say("refused", what=lower(view.do(action))),
        text=rulebook.broken(check, lang, view.names),
        reference=view.reference(check.rule),
        nearest=view.do(near) if near else "",
        nearest_action=str(near) if near else None,
        piece=view.home(action),
    )


def played(session: Session, entry: LogEntry, *, lang: str = "en", seat: int | None = None) -> Notice:
    """The answer to a legal move, ``entry`` of the log: what happened, and what it changed."""
    before, after = cast("list[State]", session.history[entry.ply - 1 : entry.ply + 1])
    view = View(session, lang, seat, before)
    happened = [event for event in entry.events if event.rule not in QUIET] or [*entry.events[:1]]
    told = [view.event(event) for event in happened]
    lines = [*told[1:], *map(sentence, changes(view, after, before.seat) if happened else ())]
    return Notice(
        tone="played",
        title=told[0] if told else sentence(f"{view.name(entry.seat)}: {lower(view.do(entry.action))}"),
        text=" ".join(lines),
        reference=view.reference(happened[0].rule) if happened else "",
    )


def told(session: Session, entries: Iterable[LogEntry], *, lang: str = "en") -> str:
    """What happened in these lines of the log, in words, for those who do not see the table."""
    view = View(session, lang, None)
    return " ".join(view.event(event) for entry in entries for event in entry.events if event.rule not in QUIET)


def _shown(show: Sequence[str] | None) -> set[str]:
    for name in show or ():
        if name not in ZONES:
            raise unknown("show", name, ZONES)
    return set(ZONES if show is None else show)


def drawn_zones(view: View, shown: set[str]) -> Iterator[Zone]:
    """What waits for an answer comes first; then dice, display, the own city; the rest follows."""
    if view.pending:
        yield waiting(view, *view.pending)
    parts: dict[str, Callable[[], Iterable[Zone]]] = {
        "dice": lambda: [dice_zone(view)],
        "display": lambda: [display_zone(view)],
        "supply": lambda: [supply_zone(view)],
        "city": lambda: [city_zone(view)],
        "tracks": lambda: [tracks_zone(view)],
        "offers": lambda: [offers_zone(view)],
        "others": lambda: [other_zone(view, seat) for seat in view.others()],
    }
    for part, make in parts.items():
        if part in shown:
            yield from make()


def own_buttons(view: View, shown: set[str]) -> Iterator[Button]:
    """The one move that has no piece: ending the turn."""
    if view.state.is_over or not shown & {"dice", "city"}:
        return
    legal = "end" in view.legal
    yield Button(
        id="end",
        label=view.game("action_end.do"),
        action="end",
        legal=legal,
        preview=preview(view, END) if legal else (),
        key="e",
        primary=legal and bool(view.state.main),
    )


def side_panels(view: View, shown: set[str]) -> Iterator[Panel]:
    """The panels beside the board that are to be shown."""
    makers = {
        "turn": lambda: turn_panel(view),
        "raid": lambda: raid_panel(view),
        "standings": lambda: standings(view),
        "log": lambda: log_panel(view),
    }
    for name, make in makers.items():
        panel = make() if name in shown else None
        if panel:
            yield panel
