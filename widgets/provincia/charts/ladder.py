"""The affordability ladder: for each card in hand what is paid and missing, the cheapest way to pay, and the wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rulesim import rulebook
from rulesim.provincia import buildings, discounts, forecast
from rulesim.provincia.actions import Build, Play, Trade
from rulesim.provincia.components import GOLD, RESOURCES, Building, Senate
from rulesim.provincia.forecast import Route, Rung
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import ROOM, Drawn, Word, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.provincia.charts.query import ChartQuery, chips, of_position
from widgets.scenes.wording import yes

_ROW, _UNIT = 37, 13
_ROWS, _MOST = 8, 15
"""So many cards of a hand are drawn, and so many units of a price; the table has all cards."""
_VERDICTS: Final = ("now", "route", "short", "never")


class Price(NamedTuple):
    """A card of a hand and its units: paid ("has"), missing ("lacks") or taken off by a discount ("spared").

    ``rung``: what the forecast says of a building. ``verdict``: "now", "route" (after exchanges), "short" or "never".
    """

    card: Building | Senate
    units: Sequence[tuple[int, str]]
    verdict: str
    rung: Rung | None = None

    def units_in(self, wanted: str) -> tuple[int, ...]:
        """How many units of each resource are in a state."""
        counts = Counter(good for good, state in self.units if state == wanted)
        return tuple(counts[good] for good in range(len(RESOURCES)))

    @property
    def missing(self) -> tuple[int, ...]:
        """How many units of each resource are missing."""
        return self.units_in("lacks")


def prices(state: State, seat: int) -> list[Price]:
    """Every different card in the hand of a seat: first what can be paid now, then after exchanges, then the rest."""
    rungs = {rung.building: rung for rung in forecast.ladder(state, seat)}
    found = [
        _building(state, seat, rungs[card]) if isinstance(card, Building) else _senate(state, seat, card)
        for card in dict.fromkeys(state.cities[seat].hand)
        if isinstance(card, Building | Senate)
    ]
    return sorted(found, key=lambda one: (_VERDICTS.index(one.verdict), isinstance(one.card, Senate), one.card.id))


def _building(state: State, seat: int, rung: Rung) -> Price:
    units: list[tuple[int, str]] = []
    price = discounts.cost(state.cities[seat], rung.building, rung.less)
    for good, (printed, due, lacks) in enumerate(zip(rung.building.cost, price, rung.missing, strict=True)):
        units += [(good, "has")] * (due - lacks) + [(good, "lacks")] * lacks + [(good, "spared")] * (printed - due)
    route = rung.route
    verdict = "never" if not rung.allowed else "short" if route is None else "now" if not any(rung.missing) else "route"
    return Price(rung.building, units, verdict, rung)


def _senate(state: State, seat: int, card: Senate) -> Price:
    goods = state.cities[seat].goods
    lacks = max(0, card.gold - goods[GOLD])
    units = [(GOLD, "has")] * (card.gold - lacks) + [(GOLD, "lacks")] * lacks
    any_good = max(0, card.goods - sum(goods[:GOLD]))
    return Price(card, units, "short" if lacks or any_good else "now")


@of_position
def ladder(question: ChartQuery) -> Sketch:
    """For each card in the hand of a seat what of its price is there and missing, and the cheapest way to pay it.

    As if it were the seat's turn: with a discount, purchases for gold, COMMERCIUM and PATRONUS in hand; and in how many
    rounds the present income pays for it.
    """
    found = prices(question.shown, question.seat)
    more, depth = len(found) - _ROWS, 12 + _ROW * min(len(found), _ROWS)
    drawn = [part for n, one in enumerate(found[:_ROWS]) for part in _row(question, one, 16 + _ROW * n)]
    if not found:
        drawn.append(Word(0, 20, question.say("ladder_empty")))
    if more > 0:
        drawn.append(Word(0, 8 + _ROW * _ROWS, question.say("ladder_more-low", count=more), size=theme.SMALL))
    deep = max(130, depth + (14 if more > 0 else 0))
    return page([drawn], _numbers(question, found), deep, question.head("ladder"), low=True)


def _row(question: ChartQuery, one: Price, y: float) -> Iterator[Drawn]:
    """One card: its name and the verdict, and its units below them."""
    action, route = question.action, one.rung and one.rung.route
    piece = action.building if isinstance(action, Build) else action.card if isinstance(action, Play) else None
    ink = {"now": theme.GOOD, "route": theme.SETS}.get(one.verdict, theme.BAD)
    name, bold = one.card.name.split(" (")[0], one.verdict == "now" or piece is one.card
    yield Word(0, y, name, size=12, bold=bold)
    told = "bought" if route and any(isinstance(step, Trade) for step in route.actions) else one.verdict
    yield Word(ROOM, y, question.say(f"ladder_{told}-low"), "left", ink, 12, bold=True)
    yield from chips(0, y + 17, one.units[:_MOST], _UNIT)
    if isinstance(one.card, Senate) and (one.card.goods or not one.units):
        yield Word(0, y + 17, _any(question, one.card) or question.say("ladder_free"), size=12)


def _any(question: ChartQuery, card: Building | Senate) -> str:
    """How many goods of any kind a card costs; "" if none."""
    any_good = card.goods if isinstance(card, Senate) else 0
    return question.say("ladder_any", count=any_good) if any_good else ""


def _how(question: ChartQuery, one: Price) -> str:
    """How it is paid, why it cannot be built, or how long the income takes."""
    rung = one.rung
    if rung is None:
        return ""
    if not rung.allowed:
        broken = next(check for check in buildings.checks(question.then, rung.building) if not check.ok)
        return rulebook.broken(broken, question.lang, question.names)
    told = steps(question, rung.route) if rung.route is not None else []
    if rung.rounds is None:
        told.append(question.say("ladder_wait-never"))
    elif rung.rounds:
        told.append(question.say("ladder_wait", count=rung.rounds))
    return "; ".join(told)


def steps(question: ChartQuery, route: Route) -> list[str]:
    """A way to build in words, without the building itself unless a discount is chosen: "buy 2 stone"."""
    amount = question.wording.amount
    bought = Counter(action.good for action in route.actions if isinstance(action, Trade))
    told = [question.say("ladder_buy", what=amount(RESOURCES[good], n)) for good, n in sorted(bought.items())]
    for action in route.actions:
        if isinstance(action, Play):
            told.append(question.say("ladder_play", card=question.card(action.card), times=action.times))
        elif isinstance(action, Build) and action.less >= 0:
            told.append(question.say("ladder_less", what=amount(RESOURCES[action.less], 1)))
    return told


def _by_discount(question: ChartQuery, card: Building | Senate) -> str:
    """What is missing with each discount that could be chosen: "1 less wood: 2 stone"."""
    if not isinstance(card, Building):
        return ""
    told: list[str] = []
    for less in discounts.possible(question.then, card):
        missing = question.amounts(discounts.shortage(question.then, card, less))
        told.append(question.say("ladder_with", what=question.what(RESOURCES[less]), missing=missing))
    return "; ".join(told)


def _numbers(question: ChartQuery, found: Sequence[Price]) -> Numbers:
    rows: list[tuple[Cell, ...]] = []
    for one in found:
        missing, any_good = question.amounts(one.missing), _any(question, one.card)
        paid = any_good or question.amounts(one.units_in("has"))
        verdict = question.say(f"ladder_{one.verdict}-goods" if any_good else f"ladder_{one.verdict}", what=missing)
        rest = _by_discount(question, one.card) or "–", verdict, _how(question, one) or "–"
        rows.append((question.card(one.card), paid, missing, *rest))
    able, route = (sum(one.verdict == verdict for one in found) for verdict in ("now", "route"))
    state = question.state
    turn = yes(state.player == question.seat and state.phase in ("play", "final"))
    facts = {"able": able, "count": len(found), "route": route, "turn": turn}
    return question.table("ladder", "card paid missing discount verdict how", rows, **facts)
