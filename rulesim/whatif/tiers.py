"""The same question answered at once, soon, or to the end: each answer says how sure it is.

*Now* is what the model of chances sees after each action. *Soon* plays on with good players for a part of the game and
asks the model there. To the end is :func:`rulesim.whatif.compare`. How far the model may be off is measured (see
doubt.py), and part of the intervals of the first two: however often one plays on to it, they never get narrower.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulesim import arguments
from rulesim.estimates import Estimate, normal
from rulesim.simulate import AtEnd, Bots, Workers
from rulesim.whatif.alternatives import Alternative
from rulesim.whatif.comparison import Comparison, Question, alternatives_of, compare
from rulesim.whatif.doubt import Doubt, bounded, doubt_between, measured
from rulesim.whatif.results import Difference, Outcome, Result
from rulesim.winning import chances

TIERS: Final = ("now", "soon", "end")
"""How far a question looks: what the model sees, what good players come to in a turn or two, how whole games end."""


def now(question: Question, *, seat: int | None = None) -> Result:
    """What the model sees after each alternative, for the seat that asks (default: the one to decide). Under 1 ms each.

    The result is as of playouts: ``outcome.win`` is the chance to win, 0 to 1, with a 95 % interval for how far the
    model may be off when actions are compared; ``outcome.behind`` how far behind the best. ``n`` is 1: nothing is
    played out, so nothing gets surer. ``outcome.score`` and ``.lead`` are points as if the game ended there. Raises as
    ``compare``.
    """
    alternatives = alternatives_of(question)
    start = alternatives[0].state
    asks = arguments.asking_seat(seat, start)
    unsure = doubt_between([alternative.state for alternative in alternatives])
    found = [_measured(alternative, asks, unsure) for alternative in alternatives]
    best = max(range(len(found)), key=lambda index: (found[index]["win"].mean, -index))
    outcomes = tuple(
        Outcome(part.name, 1, values, None if index == best else _behind(alternatives, found, best, index, unsure))
        for index, (part, values) in enumerate(zip(alternatives, found, strict=True))
    )
    return Result("win", asks, 1, 1, True, "", alternatives[best].name, outcomes)


def soon(
    question: Question,
    bots: Bots = "greedy",
    *,
    horizon: float | None = None,
    seed: int = 0,
    seat: int | None = None,
    finals: Mapping[str, AtEnd] | None = None,
    executor: Workers = None,
) -> Comparison:
    """The question played on for a part of the game (``horizon``, 0 to 1) by good players, then judged by the model.

    Default: as far as lets most questions be settled within a second, a turn or two; each game says how far that is.

    Run it as a race, so that playouts go where the order is not known yet:
    ``whatif.soon(session).run(400, until_apart=True, drop=True, margin=whatif.MARGIN)``. Points are as if the game
    ended at the horizon. What is told ``apart`` no more playouts would change; how far the model may be off is part of
    the intervals. Raises as ``compare``.
    """
    alternatives = alternatives_of(question)
    far = measured(alternatives[0].state.game).soon if horizon is None else horizon
    return compare(alternatives, bots, seed=seed, seat=seat, finals=finals, executor=executor, horizon=far)


def played(
    tier: str, question: Question, bots: Bots, *, seed: int = 0, seat: int | None = None, executor: Workers = None
) -> Comparison:
    """What plays a question out as far as a tier looks, "soon" or "end". Raises as ``compare``."""
    ask = soon if tier == "soon" else compare
    return ask(question, bots, seed=seed, seat=seat, executor=executor)


def _measured(alternative: Alternative, seat: int, unsure: Doubt) -> dict[str, Estimate]:
    state = alternative.state
    if alternative.opening:
        state = state.copy()
        for notation in alternative.opening:
            state.play(notation)
    totals = [sheet.total for sheet in state.scores()]
    others = [total for other, total in enumerate(totals) if other != seat]
    chance = chances(state, seat)[seat]
    win = normal(chance, 0.0 if state.is_over else unsure.of_chance(chance))
    return {
        "win": bounded(win),
        "score": normal(float(totals[seat]), 0.0),
        "lead": normal(float(totals[seat] - max(others, default=0)), 0.0),
    }


def _behind(
    alternatives: list[Alternative], found: list[dict[str, Estimate]], best: int, index: int, unsure: Doubt
) -> Difference:
    """How far behind the best one is, as the model sees it, and how far that may be off."""
    first, this = found[best]["win"].mean, found[index]["win"].mean
    behind = normal(first - this, unsure.of_difference(first, this))
    names = alternatives[best].name, alternatives[index].name
    return Difference(*names, behind, behind.low > 0, None, behind.high - behind.mean)
