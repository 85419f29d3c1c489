"""Means of playouts, and how sure they are. Standard library only, for it runs in the browser, too.

Intervals are for a number of playouts fixed beforehand: Student's t for a mean (Wilson for a share). Whether two means
differ is asked while playouts stream in, again and again, and a fixed interval would sooner or later say yes by
accident. So :func:`surely` bounds a mean at all times at once: the asymptotic confidence sequence of Waudby-Smith,
Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit theory and asymptotic confidence sequences", 2024), from
100 playouts on 1.5 to 2 times as wide as a fixed interval.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
FEWEST: Final = 16
"""With fewer playouts nothing is told apart: their spread is not known yet."""
_TUNED: Final = 300
"""The number of playouts at which the bound at all times is as tight as it can be."""
MOST: Final = 10**9


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of ``n`` values with its interval, in the unit of the values. Without an interval yet it is infinite.

    ``sd``: standard deviation of one value.
    """

    n: int
    mean: float
    sd: float
    low: float
    high: float

    def __repr__(self) -> str:
        return f"{self.mean:.3g} [{self.low:.3g}, {self.high:.3g}]"


@dataclass(slots=True)
class Sums:
    """Number, sum and sum of squares of values: all that an estimate needs."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def mean(self, confidence: float = CONFIDENCE) -> Estimate:
        """The mean with Student's interval."""
        n = self.n
        middle = self.total / n if n else 0.0
        if n < 2:
            return Estimate(n, middle, 0.0, -inf, inf)
        sd = sqrt(max(0.0, self.squares - self.total * middle) / (n - 1))
        half = t_quantile(0.5 + confidence / 2, n - 1) * sd / sqrt(n)
        return Estimate(n, middle, sd, middle - half, middle + half)

    def share(self, confidence: float = CONFIDENCE) -> Estimate:
        """The mean of values from 0 to 1 with Wilson's interval, within 0 to 1; values between make it too wide."""
        n, total = self.n, self.total
        if n == 0:
            return Estimate(0, 0.0, 0.0, 0.0, 1.0)
        part, z = min(1.0, max(0.0, total / n)), half_width(1.0, confidence)
        sd = sqrt(max(0.0, self.squares - total * total / n) / (n - 1)) if n > 1 else 0.0
        middle = (part + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(part * (1 - part) / n + z * z / (4 * n * n))
        return Estimate(n, part, sd, min(part, max(0.0, middle - half)), max(part, min(1.0, middle + half)))


def normal(mean: float, error: float, n: int = 1) -> Estimate:
    """A mean whose standard ``error`` is known, with the normal interval."""
    half = half_width(error)
    return Estimate(n, mean, error, mean - half, mean + half)


def half_width(error: float, confidence: float = CONFIDENCE) -> float:
    """Half of the normal interval of a standard error."""
    return NormalDist().inv_cdf(0.5 + confidence / 2) * error


def t_quantile(p: float, freedom: int) -> float:
    """Student's quantile for ``freedom`` degrees, 0.5 <= p < 1.

    Exact for 1 and 2; else the expansion of Abramowitz and Stegun, 26.7.5, which at p = 0.975 is 0.3 % low for 3
    degrees and exact to four digits from 8 on.
    """
    if freedom <= 2:
        centred = 2 * p - 1
        if freedom == 2:
            return centred * sqrt(2 / (1 - centred * centred))
        return tan(pi * (p - 0.5))
    z = NormalDist().inv_cdf(p)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom ** (power + 1) for power, term in enumerate(terms))


def surely(n: int, sd: float, risk: float, unit: float = 1.0) -> float:
    """How far the mean of ``n`` values may be from the truth, at all n at once, but for a probability of ``risk``.

    ``sd``: of one value. ``unit``: how far off a value may be that has not been seen yet. Infinite for fewer than
    :data:`FEWEST` values.
    """
    if n < FEWEST:
        return inf
    spread = sqrt(sd * sd + unit * unit / n)  # one more value, one unit off: a spread of 0 so far is no certainty
    rho = (log(1 / risk) * 2 + log(2 * log(1 / risk) + 1)) / _TUNED
    grown = n * rho + 1
    return spread * sqrt(2 * grown / (n * n * rho) * log(sqrt(grown) / risk))


def needed(difference: float, sd: float, risk: float, unit: float = 1.0) -> int | None:
    """How many values it would take for :func:`surely` to fall below ``difference``; None: more than :data:`MOST`.

    An estimate, as far as difference and spread are.
    """
    low, high = FEWEST - 1, FEWEST
    while surely(high, sd, risk, unit) >= abs(difference):
        low, high = high, 2 * high
        if low > MOST:
            return None
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if surely(middle, sd, risk, unit) >= abs(difference) else (low, middle)
    return high
