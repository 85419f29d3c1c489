"""Answers to what-ifs: estimates by alternative and measure, and how sure the differences are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from math import hypot, inf
from typing import Any, Final

from rulesim.estimates import Estimate
from rulesim.extras import needed
from rulesim.game import unknown

MARGIN: Final = 0.02
"""Chances to win that differ by no more, two points in a hundred, are equal for a player."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better ``name`` is than ``other``: the mean of the paired differences, with Student's interval.

    ``apart``: whether they differ for sure, however often one has looked; ``radius``: how far the mean may be off then,
    in its unit (infinite before there is enough to tell). Both are about luck alone: where a model judged, how far it
    may be off is in the interval of ``estimate``, and ``doubt`` the half of one for that alone. ``needed``: how many
    playouts of each it takes to tell them apart, if they differ as they seem to; None: that is not known yet, as they
    are equal so far, or it is more than a thousand million.
    """

    name: str
    other: str
    estimate: Estimate
    apart: bool
    needed: int | None
    radius: float = inf
    doubt: float = 0.0

    def holds(self, margin: float, judged: bool = True) -> bool:
        """Whether ``other`` is no more than ``margin`` better for sure: it is worse, or as good for a player.

        ``judged``: whether how far a model may be off counts, too, not luck alone.
        """
        return self.estimate.mean - (hypot(self.radius, self.doubt) if judged else self.radius) >= -margin

    @property
    def sure(self) -> bool:
        """Whether ``other`` is worse for sure: neither luck nor what a model may get wrong can be all of it."""
        return self.apart and self.estimate.low > 0

    @property
    def equal(self) -> bool:
        """Whether they are equal on average so far."""
        return not self.estimate.mean

    @property
    def same(self) -> bool:
        """Whether they came out the same in every playout so far (of two at least): not only on average."""
        return self.estimate.n > 1 and self.equal and not self.estimate.sd


@dataclass(frozen=True, slots=True)
class Outcome:
    """One alternative so far, after ``n`` playouts.

    ``estimates``: by measure. ``behind``: how far behind the best one; None for that one.
    """

    name: str
    n: int
    estimates: Mapping[str, Estimate]
    behind: Difference | None

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {estimate}" for name, estimate in self.estimates.items())
        return f"<{self.name}, after {self.n} playouts: {told}>"

    @property
    def win(self) -> Estimate:
        """The chance to win (0 to 1; a shared victory counts in part)."""
        return self.estimates["win"]

    @property
    def score(self) -> Estimate:
        """Victory points in the end."""
        return self.estimates["score"]

    @property
    def lead(self) -> Estimate:
        """Victory points ahead of the best other seat."""
        return self.estimates["lead"]

    @property
    def rules(self) -> dict[str, Estimate]:
        """Victory points by rule."""
        return {name: estimate for name, estimate in self.estimates.items() if "." in name}


@dataclass(frozen=True, slots=True)
class Result:
    """An answer as it stands. ``by``: the measure compared; ``seat``: who asks. ``n``: playouts that all have had.

    ``wanted``: how many each is to have; ``finished``: whether they have; ``stopped``: "" or why before that:
    "cancelled", or "apart" once no other is better than the best by more than the margin asked for, for sure.
    ``best``: None before there are two playouts. ``played``: playouts of all alternatives together, those too that the
    others have not had yet.
    """

    by: str
    seat: int
    n: int
    wanted: int
    finished: bool
    stopped: str
    best: str | None
    outcomes: tuple[Outcome, ...]
    played: int = field(default=0, compare=False)

    def __getitem__(self, name: str) -> Outcome:
        """The outcome of the alternative ``name``. Raises BadInput for an unknown one."""
        for outcome in self.outcomes:
            if outcome.name == name:
                return outcome
        raise unknown("alternative", name, [outcome.name for outcome in self.outcomes])

    @property
    def ranking(self) -> tuple[Outcome, ...]:
        """The outcomes, best first; equal ones in the order in which they were asked for."""
        return tuple(sorted(self.outcomes, key=lambda outcome: -outcome.estimates[self.by].mean))

    @property
    def tied(self) -> tuple[str, ...]:
        """Those that cannot be told apart from the best one yet."""
        return tuple(outcome.name for outcome in self.outcomes if outcome.behind and not outcome.behind.apart)

    @property
    def leading(self) -> tuple[str, ...]:
        """Those that may be the best: the best so far, and all that are not worse for sure."""
        return tuple(one.name for one in self.outcomes if one.n and not (one.behind and one.behind.sure))

    def level(self, margin: float = MARGIN) -> tuple[str, ...]:
        """Those that differ from the best by no more than ``margin`` for sure: for a player they are equal then."""
        behind = [outcome.behind for outcome in self.outcomes if outcome.behind is not None]
        return tuple(one.other for one in behind if abs(one.estimate.mean) + one.radius <= margin)

    def settled(self, margin: float = MARGIN, judged: bool = True) -> bool:
        """Whether no other is better than the best by more than ``margin`` for sure: nobody who takes it goes wrong.

        ``judged``: whether how far a model may be off counts, too, not luck alone.
        """
        behind = [outcome.behind for outcome in self.outcomes if outcome.behind is not None]
        return self.best is not None and all(difference.holds(margin, judged) for difference in behind)

    @property
    def apart(self) -> bool:
        """Whether the best one is told apart from all others."""
        return self.best is not None and not self.tied

    @property
    def needed(self) -> int | None:
        """How many playouts of each it would take to tell the best apart from all others, as far as that is known.

        Those that are equal to it so far, or too close for a thousand million playouts, are left out; None: there is
        nobody else.
        """
        behind = [outcome.behind for outcome in self.outcomes if outcome.behind is not None]
        return max((one.needed for one in behind if one.needed is not None), default=None)

    def rows(self) -> list[dict[str, Any]]:
        """Tidy data: a plain dict per alternative and measure (``name``, ``measure``, ``n``, ``mean``, ``low``...)."""
        return [
            {"name": outcome.name, "measure": measure, **asdict(estimate)}
            for outcome in self.outcomes
            for measure, estimate in outcome.estimates.items()
        ]

    def frame(self) -> Any:
        """:meth:`rows` as a pandas DataFrame. Raises MissingExtra without pandas."""
        return needed("pandas", "lab", "Frames").DataFrame(self.rows())

    def __repr__(self) -> str:
        told = ", ".join(f"{outcome.name}: {outcome.estimates[self.by]}" for outcome in self.ranking)
        often = f"{self.n} of {self.wanted}" if self.n < self.wanted else str(self.n)
        when = f"after {often} playouts" if self.played or not self.n else "now"
        return f"<what if, {self.by} of seat {self.seat + 1} {when}: {told}>"
