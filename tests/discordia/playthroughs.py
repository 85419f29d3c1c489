"""The pinned games of Discordia (see tests/golden.py): every decision, what was legal, every table, every score."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from rulesim import CHANCE, Action, Event
from rulesim.discordia import EXTENSIONS, City, State
from rulesim.discordia.aqueduct import shortage
from rulesim.discordia.year_end import germans, strength
from tests.golden import Pinned, Playthrough

MOST_TOLD = 40
"""Of longer legal lists only the number of actions is told."""

PLAYTHROUGHS = (
    Playthrough("two-players", 2, 11),
    Playthrough("three-players", 3, 3),
    Playthrough("four-players", 4, 0),
    Playthrough("two-players-greedy", 2, 11, greedy=True),
    Playthrough("three-players-greedy", 3, 3, greedy=True),
    Playthrough("four-players-greedy", 4, 1, greedy=True),
    Playthrough(
        "three-players-variants",
        3,
        0,
        options={
            "aqueduct_scale": "half",
            "manipulator_timing": "before_main",
            "dispatch_any_towers": False,
            "perk_covers_towers": False,
            "trade_tower_same_turn": False,
            "ship_flip_choice": "market_first",
            "ship_drop_gives_step": True,
            "late_full_ship": "flush_only",
            "decree_window_raid": "any",
            "decree_count": "all",
            "decree_pairs_same_kind": True,
            "flush_order": "after_all",
            "start_tie": "keep_holder",
            "final_tie": "start_player_distance",
            "show_bag": False,
        },
    ),
)


def before(state: State, ply: int) -> Iterator[str]:
    """Who decides what; the table where a season begins, the city where a turn begins."""
    waits = " ".join(f"{name}({argument})" for name, argument in state.todo[:1])
    who = "chance" if state.player == CHANCE else f"seat {state.player + 1}"
    when = f"year {state.year}, season {state.season}, {state.phase}"
    yield f"== {ply}  {when}, {who}{', ' if waits else ''}{waits}"
    if state.player == CHANCE:
        return
    if not state.todo and state.die < 0:
        yield from _table(state) if state.acted == 0 else [_seat(state, state.seat)]
    yield f"legal: {_listed(state.legal_actions())}"


def _listed(legal: Sequence[Action]) -> str:
    return ", ".join(map(str, legal)) if len(legal) <= MOST_TOLD else f"{len(legal)} actions"


def _table(state: State) -> Iterator[str]:
    rows = [state.display[row : row + 6] for row in range(0, len(state.display), 6)]
    yield f"columns  {' '.join(tile.id for tile in state.columns)}  (deck {len(state.deck)})"
    yield "display  " + " | ".join(" ".join(tile.id if tile else "." for tile in row) for row in rows)
    shown = (*state.decrees, *state.privileges, *state.towers, *filter(None, state.germanic))
    yield f"shown    {' '.join(piece.id for piece in shown)}"
    left = " ".join(f"{name}{count}" for name, count in zip(EXTENSIONS, state.stacks, strict=True))
    yield f"left     bag {_counts(state.bag)}, cult {state.cult}, manipulators {state.manipulators}, {left}"
    dice = " ".join(map(str, state.dice)) or "-"
    yield f"dice     {dice}, Maximus has {state.maximus_die}, Germans {germans(state)}"
    for seat in range(state.players):
        yield _seat(state, seat)


def _seat(state: State, seat: int) -> str:
    mark, city = "*" if seat == state.start else " ", state.cities[seat]
    return f"seat {seat + 1}{mark}  {_city(city)}; strength {strength(city)}, shortage {shortage(state, seat)}"


def _city(city: City) -> str:
    owned = [f"{piece.id}{'*' if spent else ''}" for piece, spent in city.privileges]
    owned += [decree.id for decree in city.decrees]
    more = f"manipulators {city.ready} of {city.manipulators}, extensions {''.join(map(str, city.extensions))}"
    return f"{repr(city)[6:-1]}; {more}{', owns ' if owned else ''}{' '.join(owned)}"


def _counts(figures: Sequence[int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip("BRWY", figures, strict=True))


def _event(event: Event) -> str:
    facts = " ".join(f"{name}={_plain(value)}" for name, value in event.facts.items())
    return f"  {event.rule.removeprefix('discordia.')}: {facts}"


def _plain(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def after(state: State, ply: int) -> Iterator[str]:
    """The last table, and the scores."""
    yield f"== {ply}  over in year {state.year}"
    yield from _table(state)
    yield from _result(state)


def _result(state: State) -> Iterator[str]:
    for sheet in state.scores():
        decided = f", by {sheet.decided_by}" if sheet.decided_by else ""
        placed = state.cities[sheet.seat].placed
        yield f"seat {sheet.seat + 1}: {-sheet.total} figures in supply, {placed} placed, rank {sheet.rank}{decided}"
    yield f"winners: {', '.join(f'seat {seat + 1}' for seat in state.winners())}"


PINNED = Pinned("discordia", PLAYTHROUGHS, before, after, _event)

if __name__ == "__main__":
    raise SystemExit(PINNED.main(sys.argv[1:]))
