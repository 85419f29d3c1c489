"""Results of playouts: records, tidy rows and frames, and the errors of playouts and workers."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulesim.extras import needed
from rulesim.game import CHANCE, Action, State
from rulesim.simulate.playout import COLUMNS, Record


class Results(list[Record]):
    """The records of a batch, by number. ``complete``: whether it was played to the end of what was asked for."""

    def __init__(self, records: Iterable[Record] = (), complete: bool = True) -> None:
        super().__init__(records)
        self.complete = complete

    def rows(self) -> Iterator[dict[str, Any]]:
        """Tidy data: a plain dict per playout and seat, all with the same fields.

        ``playout``, ``seat``, ``won`` (1, shared by the winners), ``rank``, ``total`` (VP), ``length``, ``decisions``;
        VP per rule under the rule's id; then counters and finals by name, ``<counter>.chance`` for chance's.
        """
        rules = [*dict.fromkeys(rule for record in self for sheet in record["scores"] for rule in sheet)]
        for record in self:
            for seat, sheet in enumerate(record["scores"]):
                counted = record["counters"].items()
                each = (record["won"][seat], record["ranks"][seat], record["totals"][seat])
                first = (record["playout"], seat, *each, record["length"], record["decisions"])
                yield {
                    **dict(zip(COLUMNS, first, strict=True)),
                    **{rule: sheet.get(rule, 0) for rule in rules},
                    **{name: counts[seat] for name, counts in counted},
                    **{f"{name}.chance": counts[CHANCE] for name, counts in counted},
                    **{name: values[seat] for name, values in record["finals"].items()},
                }

    def frame(self) -> Any:
        """:meth:`rows` as a pandas DataFrame. Raises MissingExtra without pandas."""
        return needed("pandas", "lab", "Frames").DataFrame([*self.rows()])


@dataclass(frozen=True, slots=True)
class Line:
    """One playout, move by move. ``start``: the position it began from, as it was imagined; ``end``: the last one."""

    start: State
    actions: tuple[Action, ...]
    end: State
    record: Record


class _WorkerTrace(Exception):
    """Where a worker's exception came from, as text: the cause of a :class:`PlayoutError`."""


class PlayoutError(RuntimeError):
    """A playout raised an exception, here or in a worker. ``playout`` and ``seed`` play it again: see :func:`replay`.

    ``error``: type and text of what it raised; ``trace``: where, as text.
    """

    def __init__(self, seed: int, playout: int, error: str, trace: str = "") -> None:
        super().__init__(
            f"playout {playout} of seed {seed} failed: {error}. To see it again: "
            f"simulate.replay(state, bots, seed={seed}, playout={playout})"
        )
        self.seed, self.playout, self.error, self.trace = seed, playout, error, trace
        self.__cause__ = _WorkerTrace(f"\n{trace}")

    @classmethod
    def of(cls, seed: int, playout: int, error: Exception) -> PlayoutError:
        """What to raise for what a playout raised; plain data, for it may have to come from another process."""
        told = traceback.format_exception_only(error)[-1].strip()
        return cls(seed, playout, told, "".join(traceback.format_exception(error)))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seed, self.playout, self.error, self.trace)


class WorkersLost(RuntimeError):
    """The workers died again and again, or cannot be replaced. ``playouts``: the numbers that were never finished."""

    def __init__(self, why: str, playouts: Sequence[int] = ()) -> None:
        super().__init__(why)
        self.playouts = [*playouts]
