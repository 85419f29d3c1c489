"""The course of play: six rounds of five phases, who acts when, and the end of a round.

Rules ``provincia.round.*`` and ``provincia.round-end.*``; of those of the end, that there are final turns. What a phase
consists of is in the module of its section; a phase begins with its ``begin(state)``, and says :func:`seat_done` and
:func:`phase_done`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from rulesim.game import Action, Check
from rulesim.provincia import activation, combat, draft, ending, play, upkeep
from rulesim.provincia.actions import PHASE_OF, Activate, Lay, Look, Offer

if TYPE_CHECKING:
    from rulesim.provincia.state import State

PHASES: Final = ("setup", "select", "play", "combat", "upkeep", "activate", "final", "over")

# --- the order of phases and seats ---


def begin(state: State, phase: str) -> None:
    """A phase begins with the start player."""
    state.phase, state.acted = phase, 0
    state.player = state.seat = state.start
    if state.journal is not None and phase != "final":
        state.note("provincia.round.phases", now=phase, round=state.round)
    _BEGIN[phase](state)


def begin_round(state: State) -> None:
    """A round begins with phase 1."""
    begin(state, "select")


def seat_done(state: State) -> bool:
    """The seat is done in this phase; the next one clockwise is to act. False: it was the last one."""
    state.acted += 1
    if state.acted >= state.players:
        return False
    state.player = state.seat = (state.start + state.acted) % state.players
    return True


def phase_done(state: State) -> None:
    """The next phase begins; after phase 5 the next round, or the final turns; after those the game is over."""
    if state.phase == "activate":
        end_round(state)
    elif state.phase == "final":
        ending.finish(state)
    elif state.phase == "play" and not is_combat_round(state, state.round):
        state.note("provincia.round.combat-rounds", round=state.round)
        begin(state, "upkeep")
    else:
        begin(state, PHASES[PHASES.index(state.phase) + 1])


def is_combat_round(state: State, number: int) -> bool:
    """Whether the Gauls attack in this round."""
    return number in state.tables.setup.combat_rounds


def end_round(state: State) -> None:
    """The CAESAR card goes to the left neighbour, the round marker moves on, all action markers return."""
    setup = state.tables.setup
    state.markers = [setup.markers] * len(state.markers)
    state.passes = 0
    for city in state.cities:
        city.praetor = False
    if state.round >= setup.rounds:
        begin_final(state)
        return
    state.gauls = None
    state.round += 1
    state.start = (state.start + 1) % state.players
    state.note("provincia.round-end.caesar", seat=state.start + 1)
    state.note("provincia.round-end.marker", round=state.round)
    begin_round(state)


def begin_final(state: State) -> None:
    """After the last round everybody has one more turn, beginning with the start player."""
    if state.options.final_turns_start_player == "next_caesar":
        state.start = (state.start + 1) % state.players
    state.note("provincia.end.trigger", round=state.round)
    state.note("provincia.end.final-turns", seat=state.start + 1)
    begin(state, "final")


# --- when something may be done ---


def timing(state: State, action: Action, seat: int | None) -> Iterator[Check]:
    """The game goes on, it is this phase, and it is this seat's turn: in the order in which a refusal names them."""
    phase = state.phase
    if isinstance(action, Activate):
        yield from activation.timing(state, action.building, state.seat if seat is None else seat)
    if phase == "over":
        yield Check("provincia.round.count", False, {"round": state.round})
        return
    if isinstance(action, Lay):
        facts = {"round": state.round, "rounds": state.tables.setup.combat_rounds}
        yield Check("provincia.round.combat-rounds", is_combat_round(state, state.round), facts)
    asked = PHASE_OF.get(type(action), phase)
    ok = asked == phase or (asked == "play" and phase == "final")
    yield Check("provincia.round.phases", ok, {"asked": asked, "now": phase, "round": state.round})
    who = state.asked(action, seat)
    acted = (who["asked"] - 1 - state.start) % state.players < state.acted
    if phase == "select" and state.chooser >= 0:
        yield Check("provincia.draft.pick-order", who["asked"] == who["active"], who)
    elif who["asked"] not in (0, who["active"]) and phase in ("play", "final") and acted:
        yield Check("provincia.play.turn", False, {"asked": who["asked"]})
    else:
        yield Check("provincia.round.turn-order", who["asked"] == who["active"], who)


def never(state: State, action: Look | Offer, seat: int | None) -> Check:
    """The refusal of what is never allowed: to look at something secret, to trade with another player."""
    asked = state.player if seat is None else seat
    if isinstance(action, Look) and action.what == "card":
        up, down = enumerate(state.face_up, 1), enumerate(state.face_down, state.tables.setup.face_up + 1)
        lies = {place: "up" for place, card in up if card} | {place: "down" for place, there in down if there}
        facts = {"place": action.number, "lies": lies.get(action.number, "nowhere")}
        return Check("provincia.draft.reveal", False, facts)
    if isinstance(action, Look) and action.what == "bellum":
        turned = any(card is not None and card.round == action.number for card in (*state.fought, state.gauls))
        lies = "up" if turned else "down" if is_combat_round(state, action.number) else "nowhere"
        return Check("provincia.setup.bellum", False, {"round": action.number, "lies": lies})
    owner = action.number - 1 if isinstance(action, Look) else action.seat
    facts = {"owner": owner + 1, "whose": "self" if owner == asked else "other" if owner < state.players else "nobody"}
    if isinstance(action, Offer):
        return Check("provincia.trade.no-players", False, facts)
    rule = "provincia.setup.start-hand" if action.what == "hand" else "provincia.combat.token-anonymous"
    return Check(rule, False, facts)


_BEGIN: Final[dict[str, Callable[[State], None]]] = {
    "select": draft.begin,
    "play": play.begin,
    "combat": combat.begin,
    "upkeep": upkeep.begin,
    "activate": activation.begin,
    "final": play.begin,
}
