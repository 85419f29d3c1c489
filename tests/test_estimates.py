"""Means of playouts and how sure they are: against tables, and against chance itself."""

from __future__ import annotations

import random
import statistics
from math import inf, sqrt

import pytest

from rulesim import estimates
from rulesim.estimates import FEWEST, Sums, needed, surely, t_quantile


def summed(values: list[float]) -> Sums:
    sums = Sums()
    for value in values:
        sums.add(value)
    return sums


@pytest.mark.parametrize(
    ("freedom", "table"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (8, 2.306), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, table: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(table, rel=2e-3)
    assert t_quantile(0.5, freedom) == pytest.approx(0)


@pytest.mark.parametrize(("freedom", "table"), [(4, 4.604), (9, 3.250), (20, 2.845), (60, 2.660)])
def test_also_at_99_percent(freedom: int, table: float) -> None:
    assert t_quantile(0.995, freedom) == pytest.approx(table, rel=8e-3)


def test_a_mean_has_students_interval() -> None:
    values = [4.0, 7.0, 1.0, 8.0, 5.0]
    estimate = summed(values).mean()
    assert (estimate.n, estimate.mean) == (5, 5.0)
    assert estimate.sd == pytest.approx(statistics.stdev(values))
    half = 2.776 * statistics.stdev(values) / sqrt(5)
    assert (estimate.low, estimate.high) == pytest.approx((5 - half, 5 + half), rel=1e-3)
    assert str(estimate) == "5 [1.6, 8.4]"


def test_too_few_values_have_no_interval() -> None:
    assert (Sums().mean().low, Sums().mean().high) == (-inf, inf)
    assert (summed([3.0]).mean().mean, summed([3.0]).mean().high) == (3.0, inf)
    assert (Sums().share().low, Sums().share().high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"), [(3, 10, 0.1078, 0.6032), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)]
)
def test_a_share_has_wilsons_interval(wins: int, n: int, low: float, high: float) -> None:
    estimate = summed([1.0] * wins + [0.0] * (n - wins)).share()
    assert estimate.mean == wins / n
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(1)
    inside = 0
    for _ in range(1000):
        estimate = summed([rng.gauss(3, 2) for _ in range(8)]).mean()
        inside += estimate.low <= 3 <= estimate.high
    assert 0.93 <= inside / 1000 <= 0.97


def test_what_is_sure_is_sure_however_often_one_looks() -> None:
    """1,000 comparisons of equals, looked at after every playout: hardly any is ever told apart."""
    rng, wrong, fixed_wrong = random.Random(2), 0, 0
    for _ in range(1000):
        sums = Sums()
        seen = fixed = False
        for _ in range(400):
            sums.add(float(rng.choice((-1, 0, 0, 1))))
            n, mean = sums.n, sums.total / sums.n
            sd = sqrt(max(0.0, sums.squares / n - mean * mean))
            seen = seen or abs(mean) > surely(n, sd, 0.05)
            fixed = fixed or (n >= FEWEST and abs(mean) > 1.96 * sd / sqrt(n))
        wrong += seen
        fixed_wrong += fixed
    assert wrong <= 50
    assert fixed_wrong > 200, "an ordinary interval would have told very many of them apart"


def test_what_is_sure_gets_narrower_and_is_wider_than_an_interval() -> None:
    assert surely(FEWEST - 1, 1, 0.05) == inf
    widths = [surely(n, 1, 0.05) for n in range(FEWEST, 3000)]
    assert widths == sorted(widths, reverse=True)
    for n in (100, 1000, 10_000):
        assert 1.5 <= surely(n, 1, 0.05) / (1.96 / sqrt(n)) <= 2
    assert surely(100, 1, 0.01) > surely(100, 1, 0.05)
    assert surely(FEWEST, 0, 0.05) > 0.2, "no spread yet is no certainty"


@pytest.mark.parametrize("difference", [3.0, 0.5, -0.1, 0.004])
def test_what_is_needed_is_the_first_number_that_is_enough(difference: float) -> None:
    n = needed(difference, 0.6, 0.01)
    assert n is not None
    assert surely(n, 0.6, 0.01) < abs(difference)
    assert n == FEWEST or surely(n - 1, 0.6, 0.01) >= abs(difference)


def test_what_would_take_for_ever_is_not_told() -> None:
    assert needed(0.0, 1, 0.05) is None
    assert needed(1e-6, 1, 0.05) is None
    assert estimates.MOST == 10**9
