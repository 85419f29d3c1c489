"""Provincia Romana on the table: a position as a scene, what each move would do, and the answer to every attempt.

A scene shows the secrets of one seat only: of whoever looks on or is to act. Where several people share a screen even
those can be covered until they are asked for (``covered``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final, cast

from rulesim import Event, Session
from rulesim.provincia.actions import Activate, Build, End, Pick, Play
from rulesim.provincia.state import State
from rulesim.session_tree import LogEntry
from widgets import games
from widgets.provincia.scene.acts import acts
from widgets.provincia.scene.board import combat_zone, decks_zone, round_zone, supply_zone
from widgets.provincia.scene.city import city_zone, hand_zone, other_zone
from widgets.provincia.scene.panels import due, log, standings, start_panel, strength_panel, turn_panel, when
from widgets.provincia.scene.pending_zone import cover_zone, pending_zone, question
from widgets.provincia.scene.preview import stock_changes
from widgets.provincia.scene.sites import glance, sites
from widgets.provincia.scene.view import View
from widgets.scenes import Button, Zone
from widgets.scenes.builder import Outcome, SceneBuilder
from widgets.scenes.wording import sentence


def pending(view: View) -> Iterator[Zone]:
    """The cover, or what waits for the onlooker's answer."""
    asked = question(view)
    if view.covered:
        yield cover_zone(view)
    if asked:
        yield pending_zone(view, asked)


def buttons(view: View, shown: Collection[str]) -> Iterator[Button]:
    """The one move that has no piece: ending the turn, once there are turns."""
    begun = view.state.phase != "setup" and view.actor is not None
    if begun and not view.covered and ("hand" in shown or "city" in shown):
        yield view.button("end", view.do(End()), key="e", primary=True)


_GAULS: Final = "provincia.combat.reveal"
_FOUGHT: Final = frozenset({"provincia.combat.compare", "provincia.combat.win"})
_FOR_ALL: Final = frozenset(
    f"provincia.{rule}"
    for rule in ("tie.personal-aedificium", "tie.gold", "tie.goods", "tie.morale", "tie.shared", "end.winner")
)
_PHASES: Final = frozenset({"provincia.round.phases", "provincia.round.combat-rounds", "provincia.round-end.caesar"})
_STEPS: Final = frozenset({"provincia.combat.strength"})
CONSEQUENCES: Final = _FOUGHT | {
    f"provincia.{rule}"
    for rule in (
        *("opes.quaestor", "opes.lower", "storage.overflow-lost", "bank.exhausted-lost", "penalty.apply"),
        *("penalty.fallback-gold", "penalty.fallback-prestige", "destroy.to-hand", "storage.excess-at-destruction"),
        *("upkeep.tax", "upkeep.tax-unpaid", "upkeep.exempt", "income.production"),
    )
}
"""Events of which the answer to a move tells, too, when they come by chance or by others' moves before one's next."""


def replies_to(session: Session, entry: LogEntry) -> list[LogEntry]:
    """What chance and the others have done since a move, before the next one of whoever made it."""
    later = [one for one in session.log if one.ply > entry.ply]
    return [*takewhile(lambda one: one.seat != entry.seat, later)]


def consequences(happened: Sequence[Event], replies: Iterable[LogEntry], seat: int) -> Iterator[Event]:
    """What a move did, until the next phase or city; of all that followed what concerns who made it."""
    at_once = [*takewhile(lambda event: not _goes_on(event, seat), happened)] or [*happened[:1]]
    later = [*happened[len(at_once) :], *(event for reply in replies for event in reply.events)]
    mine = [event for event in later if event.facts.get("seat") == seat + 1 and event.rule in CONSEQUENCES]
    fought = any(event.rule in _FOUGHT for event in mine)
    yield from at_once
    yield from (
        event for event in later if event in mine or event.rule in _FOR_ALL or (fought and event.rule == _GAULS)
    )


def _goes_on(event: Event, seat: int) -> bool:
    """Whether the game goes on from what a move did: to the next phase, or to the combat or income of another city."""
    of_another = event.rule in CONSEQUENCES | _STEPS and event.facts.get("seat") != seat + 1
    return event.rule in _PHASES or (of_another and event.rule != "provincia.destroy.to-hand")


def drawn_blind(view: View, entry: LogEntry, after: State) -> Iterator[str]:
    """Which card a seat has drawn face down: for its own eyes."""
    if isinstance(entry.action, Pick):
        before, now = (Counter(state.cities[entry.seat].hand) for state in (view.state, after))
        if view.at(entry.action.place) is None:
            yield from (view.say("got_card", card=view.card_name(card)) for card in now - before)


_TOLD: Final = {Build: ("tracks",), Play: ("tracks",), Activate: ("tracks", "goods")}
"""What the events of an action tell of a city's stock."""


def outcome(session: Session, entry: LogEntry, view: View) -> Outcome:
    """What happened in a move and came of it before one's next, and the numbers that changed."""
    replies = replies_to(session, entry)
    after = cast("State", session.history[[entry, *replies][-1].ply])
    happened = view.told_events(entry)
    got = drawn_blind(view, entry, after) if view.seat == entry.seat else ()
    if not happened:
        return Outcome(title=view.did(entry.seat, entry.action), lines=got)
    title, *more = map(view.event, consequences(happened, replies, entry.seat))
    told = _TOLD.get(type(entry.action), ())
    changed = stock_changes(view, view.state, after, entry.seat, told) if entry.seat >= 0 else ()
    lines = [*got, *more, *map(sentence, changed)]
    if isinstance(entry.action, Build) and not entry.action.building.active:
        lines.append(view.say("built_idle", card=view.card_name(entry.action.building)))
    return Outcome(title=title, lines=lines, rule=happened[0].rule)


SCENES: Final = SceneBuilder(
    view=View,
    when=when,
    due=due,
    pending=pending,
    zones={
        "round": round_zone,
        "decks": decks_zone,
        "combat": lambda view: combat_zone(view) if view.city.town else None,
        "hand": lambda view: hand_zone(view) if view.city.town and view.city.hand else None,
        "supply": supply_zone,
        "city": lambda view: city_zone(view) if view.city.town else None,
        "others": lambda view: [other_zone(view, seat) for seat in view.others() if view.state.cities[seat].town],
    },
    panels={"start": start_panel, "turn": turn_panel, "strength": strength_panel, "standings": standings, "log": log},
    tally="standings",
    printed=("start",),
    buttons=buttons,
    outcome=outcome,
    looked_at=glance,
    mapped=("round", "decks", "combat", "hand", "supply", "city"),
    sites=sites,
    acts=acts,
    secrets=True,
    terms="de",
)
"""What makes the scenes of Provincia Romana: the middle of the table, the own hand and city, the others; the panels."""
games.SCENES.add("provincia", SCENES)
