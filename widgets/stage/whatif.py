"""What if, on the stage: what every legal move is worth, at once or played on while one looks on, on the pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from rulesim import Session, whatif
from rulesim.estimates import FEWEST
from widgets.background import Steps, runner, workers
from widgets.games import drawn_game
from widgets.scenes.bars import Chance
from widgets.words import own_names

PLAYOUTS: Final = 400
"""Playouts of each move. Who is surely no better than the best gets no more; it ends once that is so of all others."""
_LEVEL: Final = "greedy"


@dataclass(frozen=True, slots=True)
class MoveChance(Chance):
    """The chance to win after a move, with the move: ``action`` is its notation, ``label`` says it."""

    action: str
    label: str


class Chances:
    """What every legal move of a position is worth. ``told``: called whenever more is known.

    ``tier``: one of :data:`rulesim.whatif.TIERS`; "now" is known at once, and shown until enough is known of the
    others, which are played out in the background. ``found``: the chances as they stand, the best first; ``seen``: the
    tier that they are of; ``n``: playouts that the best has had; ``running``: more are on their way. What cannot be
    asked leaves them empty.
    """

    def __init__(self, session: Session, seat: int, lang: str, tier: str, told: Callable[[], object]) -> None:
        self.session, self.seat, self.lang, self.tier, self.told = session, seat, lang, tier, told
        self.found: tuple[MoveChance, ...] = ()
        self.n, self.seen, self.running, self.error = 0, "now", False, ""
        self._comparison: whatif.Comparison | None = None

    def begin(self) -> None:
        """Ask about the position as it stands; returns at once."""
        state = self.session.state
        if state.is_over or state.player != self.seat or self.running:
            return
        self._take(whatif.now(self.session, seat=self.seat))
        if self.tier == "now":
            return
        self._comparison = whatif.played(self.tier, self.session, _LEVEL, seat=self.seat, executor=workers())
        self.running = True
        runner()(self._steps(self._comparison.stream(PLAYOUTS, until_apart=True, drop=True, margin=whatif.MARGIN)))

    @property
    def bars(self) -> dict[str, Chance]:
        """The chances by the notation of the move."""
        return {one.action: one for one in self.found}

    def stop(self) -> None:
        """End it at once, also while the workers are still starting; what is known stays."""
        self.running = False
        if self._comparison is not None:
            self._comparison.cancel()

    def _steps(self, results: Iterator[whatif.Result]) -> Steps:
        last = None
        try:
            for result in results:
                if result is not last and (result.n >= FEWEST or result.stopped):
                    last, self.seen = result, self.tier
                    self._take(result)
                    self.told()
                yield
        except Exception as error:  # the page would show nothing of it
            self.error = f"{type(error).__name__}: {error}"
        self.running = False
        self.told()

    def _take(self, result: whatif.Result) -> None:
        state, names = self.session.state, own_names(self.session)
        self.n, found = result.n, list[MoveChance]()
        for one in result.ranking:
            chance = Chance.of(one, one.name in result.leading)
            label = drawn_game(state.game).do(state, state.parse(one.name), self.lang, names)
            found.append(MoveChance(chance.percent, chance.uncertainty, chance.best, one.name, label))
        self.found = tuple(found)
