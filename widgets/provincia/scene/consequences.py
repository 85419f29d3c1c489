"""What came of a move: all that its answer tells, also what chance and others brought about before one's next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from rulesim import Event, Session
from rulesim.provincia.actions import Pick
from rulesim.provincia.state import State
from rulesim.session import LogEntry
from widgets.provincia.scene.view import View

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
