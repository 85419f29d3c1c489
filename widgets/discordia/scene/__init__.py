"""Discordia on the table: a position as a scene, what each move would do, and the answer to every attempt.

A piece keeps its component's id wherever it lies. What several moves are made with (a tile and its slots, a space and
its payments, a die and its values) has choices; figures to return are picked together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, cast

from rulesim import CHANCE, Session
from rulesim.discordia.state import State
from rulesim.session_tree import LogEntry
from widgets import games
from widgets.discordia.scene.acts import acts
from widgets.discordia.scene.board import dice_zone, display_zone, offers_zone
from widgets.discordia.scene.city import city_zone, other_strip, other_zone, supply_zone, tracks_zone
from widgets.discordia.scene.panels import due, log, raid_panel, standings, turn_panel, when
from widgets.discordia.scene.pending_zone import pending_zone
from widgets.discordia.scene.preview import changes
from widgets.discordia.scene.sites import looked_at, sites
from widgets.discordia.scene.view import View
from widgets.scenes import Button, Zone
from widgets.scenes.builder import Outcome, SceneBuilder
from widgets.scenes.wording import after_colon, sentence

_JOKER: Final = "discordia.privilege.joker"


def pending(view: View) -> Iterator[Zone]:
    """The question that waits for the onlooker's answer, unless the position itself is asked about.

    A first tile is chosen on the display, as its line of status says.
    """
    if view.pending and not view.asking and view.pending[0] != "FIRST":
        yield pending_zone(view, *view.pending)


def buttons(view: View, shown: Collection[str]) -> Iterator[Button]:
    """The one move that has no piece: ending the turn."""
    if not view.state.is_over and ("dice" in shown or "end" in view.legal):
        yield view.button("end", view.game("action_end.do"), key="e", primary=bool(view.state.main))


def outcome(session: Session, entry: LogEntry, view: View) -> Outcome:
    """What happened in a move, or came of it by chance, and what changed; behind a payment by jokers is their rule.

    What is drawn for a swap is told with the move that brings it.
    """
    happened, after = view.told_events(entry), cast("State", session.history[entry.ply])
    for drawn in (one for one in session.log if one.ply == entry.ply + 1 and one.seat == CHANCE):
        if not happened or any(map(view.goes_on, drawn.events)):
            happened, after = [*happened, *view.told_events(drawn)], cast("State", session.history[drawn.ply])
    if not happened:
        return Outcome(title=sentence(f"{view.who(entry.seat)}: {after_colon(view.do(entry.action))}"))
    title, *more = happened
    changed = map(sentence, changes(view, after, view.state.seat))
    others = [event for event in more if event.facts.get("seat", entry.seat + 1) != entry.seat + 1]
    own = [event for event in more if event not in others]
    kept = {check.rule for check in view.state.checks(entry.action, entry.seat)}
    lines = [*map(view.event, own), *changed, *map(view.event, others)]  # what it changed before what it led to
    return Outcome(title=view.event(title), lines=lines, rule=_JOKER if _JOKER in kept else title.rule)


def order(view: View) -> Iterator[str]:
    """The zones as they are named where somebody says what is to be drawn: a lesson on decrees begins with those."""
    return (name for name in view.shown or () if name in SCENES.zones)


SCENES: Final = SceneBuilder(
    view=View,
    when=when,
    due=due,
    pending=pending,
    order=order,
    zones={
        "dice": dice_zone,
        "display": display_zone,
        "supply": supply_zone,
        "city": city_zone,
        "tracks": tracks_zone,
        "offers": offers_zone,
        "others": lambda view: [
            (other_strip if view.shows("strips") else other_zone)(view, seat) for seat in view.others()
        ],
    },
    panels={"turn": turn_panel, "raid": raid_panel, "standings": standings, "log": log},
    tally="standings",
    buttons=buttons,
    outcome=outcome,
    looked_at=looked_at,
    terms="de",
    parts=("decrees", "germans", "manipulators", "shelf", "shortage"),
    asked=("strips",),
    mapped=("dice", "display", "supply", "city", "tracks"),
    sites=sites,
    acts=acts,
)
"""What makes the scenes of Discordia: dice, display, the own city, the rest; the panels beside them."""
games.SCENES.add("discordia", SCENES)
