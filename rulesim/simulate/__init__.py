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

from rulesim.simulate.batch import Options, Progress, Stop, playouts, replay, stream
from rulesim.simulate.counters import AtEnd, CountActions, Counter, CountEvents, Step
from rulesim.simulate.crew import CHUNK_SECONDS, Feed, Workers, checked_executor, spread
from rulesim.simulate.playout import MOST_ACTIONS, Bots, Job, Playout, job
from rulesim.simulate.processes import give_way, local
from rulesim.simulate.results import Failure, Line, PlayoutError, Record, Results, WorkersLost, failed
from rulesim.simulate.tasks import Done, Task, play_task

__all__ = [
    "CHUNK_SECONDS", "MOST_ACTIONS", "AtEnd", "Bots", "CountActions", "CountEvents", "Counter", "Done", "Failure",
    "Feed", "Job", "Line", "Options", "Playout", "PlayoutError", "Progress", "Record", "Results", "Step", "Stop",
    "Task", "Workers", "WorkersLost", "checked_executor", "failed", "give_way", "job", "local", "play_task", "playouts",
    "replay", "spread", "stream",
]  # fmt: skip
