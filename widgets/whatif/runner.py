"""The runner of a panel: plays out its questions in slices, on worker processes or here.

Where there are threads, one of them feeds the workers; where there are none (in the browser), the same slices run as a
task that really sleeps between them: see background.py.
"""

from __future__ import annotations

from rulesim import whatif
from rulesim.simulate import Workers
from rulesim.whatif import Result
from widgets import background
from widgets.background import Runner, Steps, runner
from widgets.whatif.shelf import Shelf
from widgets.whatif_view import Asked


class Runs:
    """Plays out the questions of one panel. ``workers``: where live ones are played; ``start``: begins a task."""

    def __init__(self, shelf: Shelf, workers: Workers | str, threads: bool | None) -> None:
        self.shelf = shelf
        self.workers: Workers = background.workers() if isinstance(workers, str) else workers
        self.start: Runner = runner(threads)

    def begin(self, asked: Asked) -> None:
        """Begin, or go on, to play out a question; returns at once."""
        with self.shelf.lock:
            steps = self._playing(asked, self._turn(asked), self.workers)
            self.shelf.show()
        self.start(steps)

    def finish(self, asked: Asked) -> None:
        """Play out a question here and now. Raises what playouts raise."""
        for _ in self._playing(asked, self._turn(asked), None):
            pass
        if asked.fault is not None:
            raise asked.fault

    def more(self, asked: Asked, n: int | None) -> None:
        """Go on until every alternative has had ``n`` playouts (None: twice as many; after a stop, those asked for)."""
        with self.shelf.lock:
            if asked.result is None or asked.status == "running":
                return
            if n is not None or asked.status != "cancelled":
                asked.wanted, asked.until_apart = n or 2 * max(asked.result.n, 1), False
        self.begin(asked)

    def _turn(self, asked: Asked) -> int:
        asked.status, asked.fault = "running", None
        asked.turn += 1
        return asked.turn

    def _playing(self, asked: Asked, turn: int, workers: Workers) -> Steps:
        """The slices of one run of a question. They always end finished, cancelled or failed."""
        while not asked.free:  # a run that was stopped is about to end
            yield
        if not _goes_on(asked, turn):
            return
        asked.free = False
        try:
            yield from self._results(asked, turn, workers)
            self._ended(asked, turn, "finished")
        except Exception as error:
            self._ended(asked, turn, "failed", error)
        finally:
            asked.free = True
            self._ended(asked, turn, "cancelled")  # interrupted, if it is still running

    def _results(self, asked: Asked, turn: int, workers: Workers) -> Steps:
        if asked.first is None:
            asked.look(whatif.now(asked.question, seat=asked.seat))
            self._shown()
            yield
        if asked.tier == "now" or not _goes_on(asked, turn):
            return
        if asked.comparison is None:
            how = {"seed": asked.seed, "seat": asked.seat, "executor": workers}
            made = whatif.played(asked.tier, asked.question, asked.level, **how)
            with self.shelf.lock:  # another measure may be chosen at any time
                made.by, asked.comparison = asked.by, made
            yield
        asked.comparison.executor = workers
        try:
            yield from self._sharpening(asked, asked.comparison, turn)
        except (ImportError, OSError, NotImplementedError):
            if workers is None:
                raise
            yield from self._results(asked, turn, None)  # no processes to be had here

    def _sharpening(self, asked: Asked, comparison: whatif.Comparison, turn: int) -> Steps:
        """Every new result is shown."""
        last = None
        for result in comparison.stream(asked.wanted, until_apart=asked.until_apart, margin=whatif.MARGIN):
            if not _goes_on(asked, turn):
                return
            if result is not last:
                last = result
                self._publish(asked, result)
            yield

    def _publish(self, asked: Asked, result: Result) -> None:
        with self.shelf.lock:
            if result.by != asked.by and asked.comparison is not None:  # another measure was chosen meanwhile
                result = asked.comparison.result()
            asked.take(result)
        if asked is self.shelf.asked or asked in self.shelf.pins:
            self._shown()

    def _shown(self) -> None:
        self.shelf.show()
        self.shelf.paint()

    def _ended(self, asked: Asked, turn: int, status: str, fault: Exception | None = None) -> None:
        with self.shelf.lock:
            if not _goes_on(asked, turn):
                return  # whoever ended it has said so
            asked.status, asked.fault = status, fault
            asked.sort()
        self._shown()


def _goes_on(asked: Asked, turn: int) -> bool:
    return asked.turn == turn and asked.status == "running"
