"""Playouts: a position is played on to the end of the game, many times. Seeds in, tidy results out.

    results = simulate.playouts(state, "greedy", n=200, seed=1)
    results.frame().groupby("seat")["won"].mean()

Playout number ``i`` depends on the position, the bots, the seed and ``i``, and on nothing else: not on how many workers
there are, nor on which worker plays which part of the batch. It begins with ``state.imagine(seat, ...)``, so hands and
decks that the asking seat cannot see are drawn anew each time. Chance and each seat have generators of their own: two
positions played out with one seed meet the same luck, and differ by what is compared alone.

``executor=None`` plays here, one after the other. Any :class:`concurrent.futures.Executor` spreads the work: loky on
one machine (:func:`local`), ``dask.distributed.Client(...).get_executor(pure=False)`` on a cluster. The position is
sent as deflated JSON, once per chunk.
"""

from rulesim.simulate.batch import Options, Progress, Stop, playouts, replay, replayed, stopper, stream
from rulesim.simulate.crew import Done, Task, Workers, checked_executor, give_way, local, play_task, spread
from rulesim.simulate.playout import AtEnd, Bots, CountActions, Counter, CountEvents, Job, Playout, Record, Step, job
from rulesim.simulate.results import Line, PlayoutError, Results, WorkersLost

__all__ = [
    "AtEnd", "Bots", "CountActions", "CountEvents", "Counter", "Done", "Job", "Line", "Options", "Playout",
    "PlayoutError", "Progress", "Record", "Results", "Step", "Stop", "Task", "Workers", "WorkersLost",
    "checked_executor", "give_way", "job", "local", "play_task", "playouts", "replay", "replayed", "spread", "stopper",
    "stream",
]  # fmt: skip
