"""``rulesim simulate``: many games between bots, as a table of who won and as a file with a line per game and seat."""

from __future__ import annotations

import csv
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rulesim.estimates import Sums
from rulesim.extras import needed
from rulesim.game import wrong
from rulesim.simulate import Results, Workers, local


@contextmanager
def executor(name: str, workers: int | None = None) -> Generator[tuple[Workers, int | None]]:
    """Who plays: "here", "processes" of this machine, or the address of a dask scheduler; and how many
    chunks wait for them at the most (None: as many as usual).

    Raises MissingExtra, and BadInput for another name.
    """
    if name == "here":
        yield None, None
    elif name == "processes":
        yield local(workers), None
    elif "://" in name:
        distributed = needed("distributed", "cluster", "Simulations on a cluster")
        with distributed.Client(name) as client:
            yield client.get_executor(pure=False), 2 * sum(client.nthreads().values()) + 1
    else:
        raise wrong("executor", f"{name!r} is not known; allowed: here, processes, tcp://HOST:PORT.")


@contextmanager
def interruptible() -> Generator[threading.Event]:
    """An event that Ctrl-C sets, instead of ending the program: what is finished by then is not lost."""
    pressed = threading.Event()

    def press(*_: object) -> None:
        pressed.set()

    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def write(results: Results, file: Path) -> None:
    """A line per game and seat, as comma-separated values. Raises OSError."""
    rows = [*results.rows()]
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, fieldnames=list(rows[0]) if rows else ["playout"])
        writer.writeheader()
        writer.writerows(rows)


def told(results: Results, bots: Sequence[str]) -> Iterator[str]:
    """A line per seat: share of the games won, between which bounds it lies (95 %), and victory points on average."""
    wins, totals = [Sums() for _ in bots], [Sums() for _ in bots]
    for row in results.rows():
        seat = int(row["seat"])
        wins[seat].add(row["won"])
        totals[seat].add(row["total"])
    yield f"{'seat':<6}{'bot':<10}{'won':>8}   {'95 % interval':<17}{'points':>6}"
    for number, (bot, won, total) in enumerate(zip(bots, wins, totals, strict=True), start=1):
        share = won.share()
        between = f"{max(share.low, 0):.1%} to {min(share.high, 1):.1%}"
        yield f"{number:<6}{bot:<10}{share.mean:>8.1%}   {between:<17}{total.mean().mean:>6.1f}"
