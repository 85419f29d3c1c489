"""Whole games in files that can be read: every decision with what was legal, every turn's table, every score.

``tests/discordia/golden/`` pins them. After a change of the rules that is meant, write them anew and read the diff:

    python -m tests.discordia.playthroughs --write

The games of the greedy bot pin the engine, not the bot: their actions are read from their files. The bot plays them
anew if ``--greedy`` is said, too, or if what a file says cannot be played any more.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulesim import CHANCE, Action, BadInput, Event, IllegalAction
from rulesim.bots import GreedyBot
from rulesim.discordia import EXTENSIONS, City, State, new_game
from rulesim.discordia.aqueduct import shortage
from rulesim.discordia.year_end import germans, strength

GOLDEN = Path(__file__).parent / "golden"
HOW = "python -m tests.discordia.playthroughs --write"
MOST_TOLD = 40
"""Of longer legal lists only the number of actions is told."""


@dataclass(frozen=True)
class Playthrough:
    """One game to pin: its name, players, options, who plays, and the seed of chance and of the players."""

    name: str
    players: int
    seed: int
    greedy: bool = False
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return GOLDEN / f"{self.name}.txt"


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

_Choose = Callable[[State], Action]


def chosen_anew(game: Playthrough) -> _Choose:
    """Chance by its odds; players by chance, or greedily."""
    rng, bot = random.Random(game.seed), GreedyBot()

    def choose(state: State) -> Action:
        if state.player == CHANCE:
            return state.sample(rng)
        if game.greedy:
            return bot.choose(state.copy(), rng)
        legal = state.legal_actions()
        return legal[int(rng.random() * len(legal))]

    return choose


def as_pinned(text: str) -> _Choose:
    """The actions of a recorded game, one after the other."""
    actions = iter(line[2:] for line in text.splitlines() if line.startswith("> "))
    return lambda state: state.parse(next(actions))


def record(game: Playthrough, choose: _Choose | None = None) -> str:
    """The whole game as text. ``choose``: who decides; by default greedy games go as they are pinned."""
    if choose is None:
        choose = as_pinned(game.path.read_text(encoding="utf-8")) if game.greedy else chosen_anew(game)
    return "\n".join(_lines(game, choose)) + "\n"


def replay(text: str) -> State:
    """The final position of a recorded game, from its actions alone."""
    lines = text.splitlines()
    told = next(line for line in lines if line.startswith("options: ")).removeprefix("options: ")
    options = dict(part.split("=") for part in told.split()) if told != "as recommended" else {}
    players = int(next(line for line in lines if line.startswith("players: ")).removeprefix("players: "))
    values = {"True": True, "False": False}
    state = new_game(players, **{name: values.get(value, value) for name, value in options.items()})
    for line in lines:
        if line.startswith("> "):
            state.play(line[2:])
    return state


def _lines(game: Playthrough, choose: _Choose) -> Iterator[str]:
    state = new_game(game.players, **game.options)
    yield f"Discordia: {game.name}. Written by: {HOW}"
    yield f"players: {game.players}"
    yield "options: " + (" ".join(f"{name}={value}" for name, value in game.options.items()) or "as recommended")
    ply = 0
    while not state.is_over:
        yield from _head(state, ply)
        action = choose(state)
        yield f"> {action}"
        state.journal = []
        state.play(action)
        yield from map(_event, state.journal)
        ply += 1
    yield from ("", f"== {ply}  over in year {state.year}")
    yield from _table(state)
    yield from _result(state)


def _head(state: State, ply: int) -> Iterator[str]:
    """Who decides what; the table where a season begins, the city where a turn begins."""
    waits = " ".join(f"{name}({argument})" for name, argument in state.todo[:1])
    who = "chance" if state.player == CHANCE else f"seat {state.player + 1}"
    when = f"year {state.year}, season {state.season}, {state.phase}"
    yield from ("", f"== {ply}  {when}, {who}{', ' if waits else ''}{waits}")
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


def _result(state: State) -> Iterator[str]:
    for sheet in state.scores():
        decided = f", by {sheet.decided_by}" if sheet.decided_by else ""
        placed = state.cities[sheet.seat].placed
        yield f"seat {sheet.seat + 1}: {-sheet.total} figures in supply, {placed} placed, rank {sheet.rank}{decided}"
    yield f"winners: {', '.join(f'seat {seat + 1}' for seat in state.winners())}"


def written(game: Playthrough, anew: bool) -> str:
    """The text for a game's file: as it is pinned if it is a greedy one that can still be played so, else anew."""
    if not anew and game.greedy and game.path.exists():
        try:
            return record(game)
        except (BadInput, IllegalAction, StopIteration, RuntimeError):
            pass
    return record(game, chosen_anew(game))


def main(arguments: list[str]) -> int:
    """Write the files if told to; otherwise say how."""
    if not arguments or arguments[0] != "--write" or arguments[1:] not in ([], ["--greedy"]):
        print(f"Nothing written. To write {len(PLAYTHROUGHS)} playthroughs anew: {HOW}")
        return 2
    GOLDEN.mkdir(exist_ok=True)
    for game in PLAYTHROUGHS:
        game.path.write_text(written(game, "--greedy" in arguments), encoding="utf-8")
        print(f"written: {game.path.name}, {game.path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
