"""What is measured of playouts, summed up for every alternative and for every pair of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rulesim.estimates import Estimate, Sums
from rulesim.simulate import Record

PAIRED: Final = ("win", "score", "lead")
"""Measures whose differences are always kept; the one that is compared by is kept, too."""
MEASURES: Final = (*PAIRED, "length", "top", "shared")
"""What every game has. ``win``: 1, shared by the winners. ``score``: the seat's VP; ``lead``: less the best other's.
``length``: actions. ``top``: the best score of all seats. ``shared``: 1 if several win. On top of these come VP by
rule, under the rules' ids, and counters and finals under their names, all for the seat that asks."""
_SHARES: Final = frozenset(("win", "shared"))


class Tally:
    """Sums of what was measured, playout by playout in the order of their numbers, so that they never depend on time.

    ``n``: playouts that all alternatives have had, but those that were dropped. ``active``: those that were not.
    ``changes``: grows with everything counted. ``judged``: measures that are shares may lie between 0 and 1.
    """

    def __init__(self, size: int, paired: tuple[str, ...], judged: bool = False) -> None:
        self.size, self.paired, self.judged = size, paired, judged
        self.active = [*range(size)]
        self._dropped: dict[int, int] = {}
        self.n = self.changes = 0
        self._sums: list[dict[str, Sums]] = [{} for _ in range(size)]
        self._had = [0] * size
        self._early: list[dict[int, dict[str, float]]] = [{} for _ in range(size)]
        self._rows: dict[int, list[dict[str, float] | None]] = {}
        self._single = {name: [0.0] * size for name in paired}
        self._products = {name: [[0.0] * (row + 1) for row in range(size)] for name in paired}

    def had(self, index: int) -> int:
        """How many playouts one alternative has had, none left out."""
        return self._had[index]

    def forget_early(self) -> None:
        """Forget playouts that came before an earlier one of theirs: they will be played again."""
        for early in self._early:
            early.clear()

    def put(self, index: int, number: int, values: dict[str, float]) -> None:
        """Take in one playout, at most once, to be counted when those before it have been."""
        if number >= self._had[index]:
            self._early[index][number] = values

    def count(self, index: int) -> bool:
        """Take the next playout of one alternative, if it is there."""
        number = self._had[index]
        values = self._early[index].pop(number, None)
        if values is None:
            return False
        self._had[index] += 1
        self.changes += 1
        if number >= self.n:
            self._rows.setdefault(number, [None] * self.size)[index] = values
        return True

    def pair(self) -> bool:
        """Count the next playout of all that are not dropped, if all have had it."""
        row = self._rows.get(self.n)
        if row is None or any(row[index] is None for index in self.active):
            return False
        row_values = {index: row[index] or {} for index in self.active}
        for index, values in row_values.items():
            _summed(self._sums[index], values, self.n)
        del self._rows[self.n]
        self.n += 1
        for name in self.paired:
            self._multiply(name, [(index, part.get(name, 0.0)) for index, part in row_values.items()])
        return True

    def _multiply(self, measure: str, values: Sequence[tuple[int, float]]) -> None:
        """Add the values of one paired playout, by alternative, and the products of all pairs of them."""
        single, products = self._single[measure], self._products[measure]
        for place, (index, value) in enumerate(values):
            single[index] += value
            if value:
                for other, theirs in values[: place + 1]:
                    products[index][other] += value * theirs

    def drop(self, index: int) -> None:
        """No more playouts of this alternative are counted."""
        self.active.remove(index)
        self._dropped[index] = self.n

    def best(self, measure: str) -> int | None:
        """The alternative with the highest mean over the playouts that all have had; None before there are two."""
        single = self._single[measure]
        return max(self.active, key=lambda index: (single[index], -index)) if self.n > 1 else None

    def difference(self, index: int, other: int, measure: str) -> tuple[int, float, float]:
        """Number, sum and sum of squares of the differences of paired playouts."""
        single, products = self._single[measure], self._products[measure]
        low, high = sorted((index, other))
        squares = products[index][index] + products[other][other] - 2 * products[high][low]
        return self.n, single[index] - single[other], max(0.0, squares)

    def mean(self, index: int, measure: str) -> float:
        """The mean of a paired measure over the playouts that all have had."""
        return self._single[measure][index] / self.n

    def shown(self, index: int) -> int:
        """How many playouts of one alternative its estimates are of."""
        return self._dropped.get(index, self.n) or self._had[index]

    def estimates(self, index: int, confidence: float) -> dict[str, Estimate]:
        """By measure, of the playouts that all have had; before there is one, of those that this one has had."""
        sums = self._sums[index]
        if not self.n:
            sums = dict[str, Sums]()
            for number in range(self._had[index]):
                _summed(sums, self._rows[number][index] or {}, number)
        order = [*MEASURES, *sorted({*sums, *self.paired} - {*MEASURES})]
        return {
            name: (made.share if name in _SHARES and not self.judged else made.mean)(confidence)
            for name in order
            for made in (sums.get(name, Sums()),)
        }


def _summed(sums: dict[str, Sums], values: Mapping[str, float], before: int) -> None:
    """Add what was measured of one playout. What is new was 0 in those ``before``, and what is missing is 0 now."""
    for name, value in values.items():
        if name not in sums:
            sums[name] = Sums()
            sums[name].n = before
        sums[name].add(value)
    for name in sums.keys() - values.keys():
        sums[name].add(0.0)


def measured(record: Record, seat: int) -> dict[str, float]:
    """What is measured of one playout, for the seat that asks."""
    totals = record["totals"]
    others = [total for other, total in enumerate(totals) if other != seat]
    return {
        "win": record["won"][seat],
        "score": float(totals[seat]),
        "lead": float(totals[seat] - max(others, default=0)),
        "length": float(record["length"]),
        "top": float(max(totals)),
        "shared": float(len(record["winners"]) > 1),
        **record["scores"][seat],
        **{name: counts[seat] for name, counts in record["counters"].items()},
        **{name: values[seat] for name, values in record["finals"].items()},
    }
