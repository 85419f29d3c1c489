"""The affordability ladder: for each card in hand what is paid and missing, the cheapest way to pay, and the wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulesim import rulebook
from rulesim.provincia import buildings, discounts, forecast, play
from rulesim.provincia.actions import Build, Play, Trade
from rulesim.provincia.components import GOLD, RESOURCES, Building, Senate
from rulesim.provincia.forecast import Route, Rung
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import Word, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.provincia.charts.palette import Drawn, chips, split
from widgets.provincia.charts.query import ChartQuery, of_position

_ROW, _UNIT = 37, 13
_ROWS: Final = 8
"""So many cards of a hand are drawn; the table has all of them."""
_MOST: Final = 15


@dataclass(frozen=True, slots=True)
class Price:
    """A card of a hand and its units: paid ("has"), missing ("lacks") or taken off by a discount ("spared").

    ``rung``: what the forecast says of a building. ``verdict``: "now", "route" (after exchanges), "short" or "never".
    """

    card: Building | Senate
    units: tuple[tuple[int, str], ...]
    verdict: str
    rung: Rung | None = None

    @property
    def missing(self) -> tuple[int, ...]:
        """How many units of each resource are missing."""
        counts = Counter(good for good, state in self.units if state == "lacks")
        return tuple(counts[good] for good in range(len(RESOURCES)))


def prices(state: State, seat: int) -> list[Price]:
    """Every different card in the hand of a seat: first what can be paid now, then after exchanges, then the rest."""
    rungs = {rung.building: rung for rung in forecast.ladder(state, seat)}
    found = [
        _building(state, seat, rungs[card]) if isinstance(card, Building) else _senate(state, seat, card)
        for card in dict.fromkeys(state.cities[seat].hand)
        if isinstance(card, Building | Senate)
    ]
    order = ("now", "route", "short", "never")
    return sorted(found, key=lambda one: (order.index(one.verdict), isinstance(one.card, Senate), one.card.id))


def _building(state: State, seat: int, rung: Rung) -> Price:
    units: list[tuple[int, str]] = []
    price = discounts.cost(state.cities[seat], rung.building, rung.less)
    for good, (printed, due, lacks) in enumerate(zip(rung.building.cost, price, rung.missing, strict=True)):
        units += [(good, "has")] * (due - lacks) + [(good, "lacks")] * lacks + [(good, "spared")] * (printed - due)
    route = rung.route
    verdict = "never" if not rung.allowed else "short" if route is None else "now" if not any(rung.missing) else "route"
    return Price(rung.building, tuple(units), verdict, rung)


def _senate(state: State, seat: int, card: Senate) -> Price:
    goods = state.cities[seat].goods
    lacks = max(0, card.gold - goods[GOLD])
    units = [(GOLD, "has")] * (card.gold - lacks) + [(GOLD, "lacks")] * lacks
    any_good = max(0, card.goods - sum(goods[:GOLD]))
    return Price(card, tuple(units), "short" if lacks or any_good else "now")


@of_position
def ladder(question: ChartQuery) -> Sketch:
    """For each card in the hand of a seat what of its price is there and missing, and the cheapest way to pay it.

    As if it were the seat's turn: with a discount, purchases for gold, COMMERCIUM and PATRONUS in hand; and in how many
    rounds the present income pays for it.
    """
    found = prices(question.shown, question.seat)
    marks: list[Mark] = []
    for n, one in enumerate(found[:_ROWS]):
        marks += _row(question, one, 16 + _ROW * n)
    if not found:
        marks.append(words([Word(0, 20, question.say("ladder_empty"))]))
    if len(found) > _ROWS:
        told = question.say("ladder_more-low", count=len(found) - _ROWS)
        marks.append(words([Word(0, 8 + _ROW * _ROWS, told, size=question.paper.small)]))
    deep = max(130, 12 + _ROW * min(len(found), _ROWS) + (14 if len(found) > _ROWS else 0))
    return page(marks, _numbers(question, found), deep, question.head("ladder"), low=True)


def _row(question: ChartQuery, one: Price, y: float) -> list[Mark]:
    """One card: its name and the verdict, and its units below them."""
    tried = isinstance(question.action, Build | Play) and _piece(question.action) is one.card
    ink = {"now": theme.GOOD, "route": theme.SETS}.get(one.verdict, theme.BAD)
    drawn: list[Drawn] = [Word(0, y, one.card.name.split(" (")[0], size=12, bold=one.verdict == "now" or tried)]
    route = one.rung and one.rung.route
    told = "bought" if route and any(isinstance(step, Trade) for step in route.actions) else one.verdict
    drawn.append(Word(question.paper.room, y, question.say(f"ladder_{told}-low"), "left", ink, 12, bold=True))
    drawn += chips(0, y + 17, list(one.units[:_MOST]), size=_UNIT)
    if isinstance(one.card, Senate) and (one.card.goods or not one.units):
        text = question.say("ladder_any", count=one.card.goods) if one.card.goods else question.say("ladder_free")
        drawn.append(Word(0, y + 17, text, size=12))
    return split(drawn)


def _piece(action: Build | Play) -> object:
    return action.building if isinstance(action, Build) else action.card


def _verdict(question: ChartQuery, one: Price) -> str:
    facts = {"what": question.amounts(one.missing)}
    if isinstance(one.card, Senate) and one.card.goods:
        return question.say(f"ladder_{one.verdict}-goods")
    return question.say(f"ladder_{one.verdict}", **facts)


def _how(question: ChartQuery, one: Price) -> str:
    """How it is paid, why it cannot be built, or how long the income takes."""
    rung = one.rung
    if rung is None:
        return ""
    if not rung.allowed:
        broken = next(check for check in buildings.checks(question.then, rung.building) if not check.ok)
        return rulebook.broken(broken, question.lang, question.names)
    told: list[str] = []
    if rung.route is not None:
        told = steps(question, rung.route)
    if rung.rounds is None:
        told.append(question.say("ladder_wait-never"))
    elif rung.rounds:
        told.append(question.say("ladder_wait", count=rung.rounds))
    return "; ".join(told)


def steps(question: ChartQuery, route: Route) -> list[str]:
    """A way to build in words, without the building itself unless a discount is chosen: "buy 2 stone"."""
    told: list[str] = []
    bought = Counter(action.good for action in route.actions if isinstance(action, Trade))
    for good, count in sorted(bought.items()):
        told.append(question.say("ladder_buy", what=question.amount(RESOURCES[good], count)))
    for action in route.actions:
        if isinstance(action, Play):
            told.append(question.say("ladder_play", card=question.card(action.card), times=action.times))
        elif isinstance(action, Build) and action.less >= 0:
            told.append(question.say("ladder_less", what=question.amount(RESOURCES[action.less], 1)))
    return told


def _by_discount(question: ChartQuery, one: Price) -> str:
    """What is missing with each discount that could be chosen: "1 less wood: 2 stone"."""
    if not isinstance(one.card, Building):
        return "–"
    told: list[str] = []
    for less in discounts.possible(question.then, one.card):
        missing = play.shortage(question.shown, question.seat, one.card, less)
        told.append(question.say("ladder_with", what=question.what(RESOURCES[less]), missing=question.amounts(missing)))
    return "; ".join(told) or "–"


def _paid(question: ChartQuery, one: Price) -> str:
    if isinstance(one.card, Senate) and one.card.goods:
        return question.say("ladder_any", count=one.card.goods)
    paid = Counter(good for good, state in one.units if state == "has")
    return question.amounts([paid[good] for good in range(len(RESOURCES))])


def _numbers(question: ChartQuery, found: Sequence[Price]) -> Numbers:
    rows: list[tuple[Cell, ...]] = []
    for one in found:
        paid = _paid(question, one), question.amounts(one.missing), _by_discount(question, one)
        rows.append((question.card(one.card), *paid, _verdict(question, one), _how(question, one) or "–"))
    heads = tuple(question.say(f"head_{name}") for name in ("card", "paid", "missing", "discount", "verdict", "how"))
    able = sum(one.verdict == "now" for one in found)
    route = sum(one.verdict == "route" for one in found)
    state = question.state
    turn = "yes" if state.player == question.seat and state.phase in ("play", "final") else "no"
    title = question.say("ladder_title", who=question.who(question.seat), able=able, count=len(found), route=route)
    return Numbers(title, question.subtitle(question.say("ladder_note", turn=turn)), heads, tuple(rows))
