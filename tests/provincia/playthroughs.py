"""The pinned games of Provincia Romana (see tests/golden.py): decisions, what was legal, tables, events, scores."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from rulesim import CHANCE, Action, Event
from rulesim.provincia import DECKS, State
from rulesim.provincia.actions import Discard, End, Trade, goods_text
from rulesim.provincia.ending import has_personal
from tests.golden import Pinned, Playthrough, by_chance

MOST_TOLD = 30
"""Of longer legal lists only the number of actions is told."""

PLAYTHROUGHS = (
    Playthrough("two-players", 2, 53),
    Playthrough("three-players", 3, 21),
    Playthrough("four-players", 4, 6),
    Playthrough("five-players", 5, 32),
    Playthrough("six-players", 6, 23),
    Playthrough("three-players-greedy", 3, 0, greedy=True),
    Playthrough(
        "three-players-variants",
        3,
        21,
        {
            "building_counts": "stated",
            "start_goods_order": "wood-stone-clay",
            "penalty_order": "left_first",
            "bank_gold_limit": 53,
            "allow_wasteful_trade": True,
            "penalty_partial_payment": True,
            "destroyed_reverts_instant_gains": True,
            "defence_category_includes_military": False,
            "morale_max": 6,
            "defence_max": 2,
            "final_turns_start_player": "next_caesar",
            "final_bank_trade": False,
            "personal_aedificium": "table",
        },
    ),
    Playthrough(
        "four-players-variants",
        4,
        14,
        {
            "start_table_minus2": "none",
            "strata_unique": False,
            "bank_trade_includes_clay": True,
            "blind_pick_allowed": False,
            "hand_limit_moment": "end_of_own_turn",
            "aediles_cancels_penalty": False,
            "activated_building_value_drops": False,
            "activation_needs_positive_prestige": False,
            "senate_in_final_turns": False,
            "tie_gold_before_conversion": False,
        },
    ),
)


def choose(state: State, rng: random.Random) -> Action:
    """Chance by its odds; players build, play and activate more often than not where they can."""
    if state.player != CHANCE:
        legal = state.legal_actions()
        more = [action for action in legal if not isinstance(action, End | Discard | Trade)]
        if more and rng.random() < 0.7:
            return more[int(rng.random() * len(more))]
    return by_chance(state, rng)


def before(state: State, ply: int) -> Iterator[str]:
    """Who decides what; the table where a phase begins, else the city of the seat to decide or what it may take."""
    waits = " ".join(f"{name}({argument})" for name, argument in state.todo[:1])
    who = "chance" if state.player == CHANCE else f"seat {state.player + 1}"
    yield f"== {ply}  round {state.round}, {state.phase}, {who}{', ' if waits else ''}{waits}"
    if state.player == CHANCE:
        return
    if begins(state):
        yield from _table(state)
    elif state.chooser >= 0:
        yield f"open {_cards(state.face_up)}, face down {sum(state.face_down)}"
    elif state.phase not in ("setup", "select"):
        yield _seat(state, state.seat)
    yield f"legal: {_listed(state.legal_actions())}"


def begins(state: State) -> bool:
    """Whether nobody has done anything yet in a phase that concerns everybody."""
    if state.phase == "select":
        return not state.acted and not state.passes and state.chooser < 0
    return state.phase in ("combat", "final") and not state.acted and not state.todo


def _listed(legal: Sequence[Action]) -> str:
    return ", ".join(map(str, legal)) if len(legal) <= MOST_TOLD else f"{len(legal)} actions"


def _table(state: State) -> Iterator[str]:
    for name, deck, markers in zip(DECKS, state.decks, state.markers, strict=True):
        known = f", {len(deck.top)} on top put there by seat {deck.top_seat + 1}" if deck.top else ""
        yield f"{name:<10}  {deck.pile} left, {deck.discarded} discarded, {markers} markers{known}"
    yield f"supply      {goods_text(state.supply)}"
    yield from (_seat(state, seat) for seat in range(state.players))


def _seat(state: State, seat: int) -> str:
    mark, city = "*" if seat == state.start else " ", state.cities[seat]
    parts = [f"built {_cards(city.standing)}", f"hand {_cards(city.hand)}", f"tokens {_cards(city.tokens)}"]
    parts += [f"in play {_cards(city.permanents)}"] if city.permanents else []
    parts += [f"prestige cards -{city.losses}"] if city.losses else []
    parts += [what for what, there in (("praetor", city.praetor), ("concussio", city.forced)) if there]
    return f"seat {seat + 1}{mark}  {repr(city)[1:-1]}; {', '.join(parts)}"


def _cards(cards: Sequence[Any]) -> str:
    return " ".join(card.id.replace(" active", "*") if card else "." for card in cards) or "-"


def _event(event: Event) -> str:
    facts = " ".join(f"{name}={_plain(value)}" for name, value in event.facts.items())
    return f"  {event.rule.removeprefix('provincia.')}: {facts}"


def _plain(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def after(state: State, ply: int) -> Iterator[str]:
    """The last table, and the scores."""
    yield f"== {ply}  over after round {state.round}"
    yield from _table(state)
    for sheet in state.scores():
        parts = " ".join(f"{line.points:+d} {line.facts.get('kind', 'gloria')}" for line in sheet.lines)
        own = ", personal building" if has_personal(state, state.cities[sheet.seat]) else ""
        decided = f", by {sheet.decided_by}" if sheet.decided_by else ""
        yield f"seat {sheet.seat + 1}: {sheet.total} prestige = {parts}{own}, rank {sheet.rank}{decided}"
    yield f"winners: {', '.join(f'seat {seat + 1}' for seat in state.winners())}"


PINNED = Pinned("provincia", PLAYTHROUGHS, before, after, _event, choose)

if __name__ == "__main__":
    raise SystemExit(PINNED.main(sys.argv[1:]))
