"""What if, on the stage: every legal move played out while one looks on; what comes stands on the pieces."""

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
    """Plays out every legal move of a position in the background. ``told``: called whenever more is known.

    ``found``: the chances as they stand, the best first; ``n``: playouts that every move has had; ``running``: more are
    on their way. What cannot be asked leaves them empty.
    """

    def __init__(self, session: Session, seat: int, lang: str, told: Callable[[], object]) -> None:
        self.session, self.seat, self.lang, self.told = session, seat, lang, told
        self.found: tuple[MoveChance, ...] = ()
        self.n, self.running, self.error = 0, False, ""
        self._comparison: whatif.Comparison | None = None

    def begin(self) -> None:
        """Ask about the position as it stands; returns at once."""
        state = self.session.state
        if state.is_over or state.player != self.seat or self.running:
            return
        workers = simulate.local if has_threads() and importlib.util.find_spec("loky") else None
        self._comparison = whatif.compare(self.session, _LEVEL, seat=self.seat, executor=workers)
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
                yield
        except Exception as error:  # the page would show nothing of it
            self.error = f"{type(error).__name__}: {error}"
        self.running = False
        self.told()

    def _take(self, result: whatif.Result) -> None:
        tutor, state = drawn_game(self.session.game).tutor(), self.session.state
        self.n = result.n
        self.found = tuple(
            MoveChance(
                round(_SURE * outcome.win.mean),
                _half(outcome.win.low, outcome.win.high),
                outcome.name == result.best,
                outcome.name,
                tutor.do(state, state.parse(outcome.name), self.lang),
            )
            for outcome in result.ranking
        )
        self.told()


def _half(low: float, high: float) -> int:
    """Half an interval of chances, in per cent; all of it while nothing is known."""
    half = (high - low) / 2
    return round(_SURE * half) if math.isfinite(half) else _SURE
