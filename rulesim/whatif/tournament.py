"""Tournaments: everybody plays against everybody else, from every seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, cast

from rulesim import arguments, simulate
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.bots import Bot, level
from rulesim.estimates import Estimate, Sums
from rulesim.game import find_game
from rulesim.simulate import Progress, Record, Workers
from rulesim.whatif.comparison import figures


@dataclass(frozen=True, slots=True)
class Duel:
    """The score of ``name`` in ``n`` games, alone against players of kind ``against``, in every seat equally often.

    ``win``: its share of victories, where ``even`` (one by the number of players) is what equals have; ``lead``: VP
    ahead of the best other. ``apart``: whether ``win`` and ``even`` are told apart.
    """

    name: str
    against: str
    n: int
    even: float
    win: Estimate
    lead: Estimate

    @property
    def apart(self) -> bool:
        """Whether one of both is better for sure, as far as a 95 % interval is."""
        return not self.win.low <= self.even <= self.win.high


def tournament(
    game: str,
    players: Mapping[str, Bot] | Sequence[str],
    n: int = 20,
    seats: int = 2,
    seed: int = 0,
    executor: Workers = None,
    progress: Progress | None = None,
    **options: Any,
) -> list[Duel]:
    """Everybody plays against everybody else, ``n`` games from each seat of a new game with so many ``seats``.

    ``players``: bots by name, or names of levels. Every pairing meets the same luck. ``progress(done, all)`` is called
    after every pairing and seat. ``options``: of the game. Raises BadInput and what playouts raise.
    """
    called = _called(players)
    arguments.whole("n", n, 1, MOST_PLAYOUTS)
    start = find_game(game).begin(arguments.whole("seats", seats, 1, MOST_PLAYOUTS), options)
    alike = seats == 2  # one against the other is the other against the one
    scores = {pair: (Sums(), Sums()) for pair in permutations(called, 2)}
    games = [(*pair, seat) for pair in (combinations(called, 2) if alike else scores) for seat in range(seats)]
    for number, (one, other, seat) in enumerate(games, start=1):
        seated = [called[one] if place == seat else called[other] for place in range(seats)]
        records = simulate.playouts(start, seated, n, seed, executor, seat=seat)
        _count(scores[one, other], records, seat)
        if alike:
            _count(scores[other, one], records, 1 - seat)
        if progress is not None:
            progress(number, len(games))
    return [Duel(*pair, win.n, 1 / seats, win.share(), lead.mean()) for pair, (win, lead) in scores.items()]


def _called(players: Mapping[str, Bot] | Sequence[str]) -> dict[str, Bot]:
    """The players, by name."""
    if isinstance(players, Mapping):
        called = arguments.named("players", cast("object", players), "a bot")
    else:
        names = arguments.listed("players", players, "bots by name, or names of levels")
        called = {name: level(name) for name in names}
    if len(called) < 2:
        raise arguments.refused("players", players, "two or more of different names")
    return called


def _count(score: tuple[Sums, Sums], records: Iterable[Record], seat: int) -> None:
    """Add to the victories and leads of a player the games in which it sat at ``seat``."""
    for record in records:
        values = figures(record, seat)
        score[0].add(values["win"])
        score[1].add(values["lead"])
