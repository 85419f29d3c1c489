"""What if, on the stage: what every legal move is worth, at once or played on while one looks on, on the pieces."""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from rulesim import Session, simulate, whatif
from widgets.background import Steps, has_threads, runner
from widgets.games import drawn_game
from widgets.scenes.bars import Chance

TIERS: Final = ("now", "soon", "end")
"""How far a question looks: what the model sees, what good players come to in about a turn, how whole games end."""
PLAYOUTS: Final = 400
"""Playouts of each move; it ends before that once the best is told apart."""
_LEVEL: Final = "greedy"
_SURE: Final = 100


@dataclass(frozen=True, slots=True)
class MoveChance(Chance):
    """The chance to win after a move, with the move: ``action`` is its notation, ``label`` says it."""

    action: str
    label: str

    def to_dict(self) -> dict[str, Any]:
        """The chance as plain data."""
        return asdict(self)


class Chances:
    """What every legal move of a position is worth. ``told``: called whenever more is known.

    ``tier``: one of :data:`TIERS`; "now" is known at once, the others are played out in the background. ``found``: the
    chances as they stand, the best first; ``n``: playouts that every move has had; ``running``: more are on their way.
    What cannot be asked leaves them empty.
    """

    def __init__(self, session: Session, seat: int, lang: str, tier: str, told: Callable[[], object]) -> None:
        self.session, self.seat, self.lang, self.tier, self.told = session, seat, lang, tier, told
        self.found: tuple[MoveChance, ...] = ()
        self.n, self.running, self.error = 0, False, ""
        self._comparison: whatif.Comparison | None = None

    def begin(self) -> None:
        """Ask about the position as it stands; returns at once."""
        state = self.session.state
        if state.is_over or state.player != self.seat or self.running:
            return
        if self.tier == "now":
            self._take(whatif.now(self.session, seat=self.seat))
            return
        workers = simulate.local if has_threads() and importlib.util.find_spec("loky") else None
        ask = whatif.soon if self.tier == "soon" else whatif.compare
        self._comparison = ask(self.session, _LEVEL, seat=self.seat, executor=workers)
        self.running = True
        runner()(self._steps(self._comparison.stream(PLAYOUTS, until_apart=True)))

    def stop(self) -> None:
        """End it; what is known stays."""
        if self._comparison is not None:
            self._comparison.cancel()

    def _steps(self, results: Iterator[whatif.Result]) -> Steps:
        last = None
        try:
            for result in results:
                if result is not last and result.n > 1:
                    last = result
                    self._take(result)
                    self.told()
                yield
        except Exception as error:  # the page would show nothing of it
            self.error = f"{type(error).__name__}: {error}"
        self.running = False
        self.told()

    def _take(self, result: whatif.Result) -> None:
        do, state = drawn_game(self.session.game).do, self.session.state
        self.n = result.n
        self.found = tuple(
            MoveChance(
                round(_SURE * outcome.win.mean),
                _half(outcome.win.low, outcome.win.high),
                outcome.name == result.best,
                outcome.name,
                do(state, state.parse(outcome.name), self.lang),
            )
            for outcome in result.ranking
        )


def _half(low: float, high: float) -> int:
    """Half an interval of chances, in per cent; all of it while nothing is known."""
    half = (high - low) / 2
    return round(_SURE * half) if math.isfinite(half) else _SURE
