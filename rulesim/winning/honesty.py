"""How honest chances are: fresh games are played, and what was told is set beside what came true."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rulesim import arguments
from rulesim.bots import Bot, level, unfold
from rulesim.game import State, find_game
from rulesim.winning import chances

_OFTEN = 0.1
"""The share of the positions that are asked about."""


@dataclass(frozen=True, slots=True)
class Told:
    """Chances that were alike: ``told`` on average, ``came`` true on average (both 0 to 1), ``n`` of them."""

    told: float
    came: float
    n: int

    def __repr__(self) -> str:
        return f"<told {self.told:.0%}, came {self.came:.0%}, {self.n:,} times>"


def honesty(
    game: str, bot: Bot | str = "novice", n: int = 100, players: int = 2, seed: int = 0, parts: int = 10
) -> list[Told]:
    """What was told in ``n`` fresh games of such players, in so many equal ``parts`` from 0 to 1, without empty ones.

    Positions are seen as everybody can. Same seed, same games. Raises BadInput.
    """
    player = level(bot) if isinstance(bot, str) else bot
    arguments.whole("n", n, 1, arguments.MOST_PLAYOUTS, "games")
    sums = [[0.0, 0.0, 0] for _ in range(arguments.whole("parts", parts, 1, 100))]
    for number in range(n):
        rng = Random(f"honesty {arguments.seed('seed', seed)}/{number}")
        for told, came in _played(find_game(game).new_game(players), player, rng):
            part = sums[min(parts - 1, int(told * parts))]
            part[0], part[1], part[2] = part[0] + told, part[1] + came, part[2] + 1
    return [Told(told / count, came / count, int(count)) for told, came, count in sums if count]


def _played(state: State, bot: Bot, rng: Random) -> list[tuple[float, float]]:
    """One game to its end: pairs of what was told to a seat and what came of it."""
    passed = unfold(state, [bot] * state.players, rng)
    kept = [chances(position) for position in passed if not position.is_over and rng.random() < _OFTEN]
    return [pair for told in kept for pair in zip(told, chances(state), strict=True)]
