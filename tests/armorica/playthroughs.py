"""The pinned games of Armorica (see tests/golden.py): every position, every legal list, every score."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from rulesim import CHANCE, Action, Event
from rulesim.armorica import ICONS, Card, Pass, State
from rulesim.armorica.piles import ROW_NAMES
from tests.golden import Pinned, Playthrough

LETTERS = "wgosca"

PLAYTHROUGHS = (
    Playthrough("two-players", 2, 246),
    Playthrough("three-players", 3, 3),
    Playthrough("four-players", 4, 51),
    Playthrough(
        "three-players-variants",
        3,
        382,
        {
            "edition": "german",
            "deal": "first-left",
            "reach_counting": "rightmost-free",
            "fresh_gaul_counts": False,
            "pass_discard": "choice",
            "empty_deck": "reshuffle",
            "exhausted": "failed-draw",
            "winter_discard": "at-least",
            "zero_majority": "counts",
            "set_partition": "best",
        },
    ),
)


def choose(state: State, rng: random.Random) -> Action:
    """Chance by its odds; players take a card nine times out of ten where they can."""
    if state.player == CHANCE:
        return state.sample(rng)
    legal = state.legal_actions()
    cards = [action for action in legal if not isinstance(action, Pass)]
    some = cards if cards and rng.random() < 0.9 else legal
    return some[int(rng.random() * len(some))]


def before(state: State, ply: int) -> Iterator[str]:
    """Who decides, the table in front of a player, and every legal action."""
    yield _head(state, ply)
    if state.player != CHANCE:
        yield from _table(state)
    yield "legal: " + ", ".join(map(str, state.legal_actions()))


def after(state: State, ply: int) -> Iterator[str]:
    """The last table, and the scores."""
    yield f"== {ply}  over after turn {state.turn}"
    yield from _table(state)
    yield from _result(state)


def _head(state: State, ply: int) -> str:
    who = "chance" if state.player == CHANCE else f"seat {state.player + 1}"
    return f"== {ply}  turn {state.turn} of {state.turns}, {state.phase}, {who}"


def _table(state: State) -> Iterator[str]:
    for row, name in enumerate(ROW_NAMES):
        piles = " ".join(f"{pile}{count}" for pile, count in state.piles_left(name).items() if count)
        yield f"{name:<5}  {_cards(state.rows[row])}  (deck {state.deck_size(row)}: {piles or 'empty'})"
    for sheet, display, total in zip(state.scores(), state.displays, state.totals, strict=True):
        mark = "*" if sheet.seat == state.start else " "
        icons = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, total, strict=True))
        points = "+".join(str(line.points) for line in sheet.lines)
        yield f"seat {sheet.seat + 1}{mark} {_cards(display)}  ({icons}; {sheet.total} VP = {points})"
    yield f"out    {' '.join(card.id for card in state.discards) or '-'}"


def _cards(zone: list[Card]) -> str:
    return "  ".join(f"{card.id} {card.short}" for card in zone) or "-"


def _event(event: Event) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items() if name not in ("suit", "color", "icon"))
    return f"  {event.rule.removeprefix('armorica.')}: {facts}"


def _result(state: State) -> Iterator[str]:
    for sheet in state.scores():
        sets, gold, *majorities = sheet.lines
        parts = " + ".join(
            f"{value} ({size})" for size, value in zip(sets.facts["sets"], sets.facts["values"], strict=True)
        )
        kinds = ", ".join(f"{line.facts['icon']} {line.points}" for line in majorities)
        decided = f", by {sheet.decided_by}" if sheet.decided_by else ""
        yield f"seat {sheet.seat + 1}: {sheet.total} VP, rank {sheet.rank}{decided}"
        yield f"  sets {sets.points} = {parts}; gold {gold.points}; {kinds}"
    yield f"winners: {', '.join(f'seat {seat + 1}' for seat in state.winners())}"


PINNED = Pinned("armorica", PLAYTHROUGHS, before, after, _event, choose)

if __name__ == "__main__":
    assert len(ICONS) == len(LETTERS)
    raise SystemExit(PINNED.main(sys.argv[1:]))
