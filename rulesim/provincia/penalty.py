"""Losing a combat: which penalty is paid, and how.

Rules ``provincia.penalty.*`` and ``provincia.prestige.cards``. The first printed penalty that can be paid in full is
paid; if none can, 3 gold; if they are not there either, 2 prestige.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulesim.game import Check
from rulesim.provincia import buildings, hand, production
from rulesim.provincia.actions import PROTECT, Action, Keep, Lose, Protect, Put, Suffer
from rulesim.provincia.components import GOLD, RESOURCES, Senate
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Bellum, Penalty, Standing
    from rulesim.provincia.state import State

BUILDING: Final = "building"


class Outcome(NamedTuple):
    """The penalty that a loser pays. ``step``: its place on the card, from 0; after those come 3 gold, then 2 prestige.

    ``amount`` is what is really paid, 1 for a building (of category ``what``).
    """

    step: int
    kind: str
    what: str
    amount: int

    @property
    def id(self) -> str:
        """As facts name it: "stone", "building_production"."""
        return f"{self.kind}_{self.what}" if self.what else self.kind


def name(printed: Penalty) -> str:
    """A printed penalty as facts name it: "stone", "building_production"."""
    kind, what = printed
    return f"{kind}_{what}" if kind == BUILDING else kind


def amount(printed: Penalty) -> int:
    """How many a printed penalty takes; one building."""
    kind, what = printed
    return 1 if kind == BUILDING else what


# --- which penalty ---


def outcome(state: State, seat: int, card: Bellum, first: int = 0) -> Outcome:
    """The penalty that this seat would pay now for losing against ``card``, from its penalty ``first`` (from 0) on."""
    city = state.cities[seat]
    for step in range(first, len(card.penalties)):
        printed = card.penalties[step]
        paid = payable(state, city, printed)
        if paid:
            kind, what = printed
            return Outcome(step, kind, what if kind == BUILDING else "", paid)
    step, setup = max(first, len(card.penalties)), state.tables.setup
    if city.goods[GOLD] >= setup.fallback_gold:
        return Outcome(step, "gold", "", setup.fallback_gold)
    return Outcome(step + 1, "prestige", "", setup.fallback_prestige)


def payable(state: State, city: City, printed: Penalty) -> int:
    """How much of a printed penalty this city can pay: all or nothing (by option also a part); of buildings 1."""
    kind, need = printed
    if kind == BUILDING:
        return int(bool(fitting(city, need)))
    if kind == "prestige":
        return need
    have = city.morale - state.tables.setup.morale_min if kind == "morale" else city.goods[RESOURCES.index(kind)]
    if have >= need:
        return need
    return max(have, 0) if state.options.penalty_partial_payment else 0


@cache
def belongs(standing: Standing, category: str) -> bool:
    """Whether a building belongs to a category that combat cards name."""
    building = standing.building
    if category == "horreum":
        return building.tier == "storage"
    return category in (building.tier, building.penalty)


def fitting(city: City, category: str) -> tuple[Standing, ...]:
    """The different buildings of a city that belong to a category, activated or not."""
    return tuple(dict.fromkeys(standing for standing in city.standing if belongs(standing, category)))


# --- paying it ---


def suffer(state: State, seat: int, first: int = 0) -> None:
    """The loser pays the first penalty that he can pay, from the card's penalty ``first`` on."""
    card = state.gauls
    assert card is not None
    due = outcome(state, seat, card, first)
    for passed in card.penalties[first : due.step]:
        facts: dict[str, Any] = {"penalty": name(passed), "amount": amount(passed)}
        state.note("provincia.penalty.second-only-if-unable", seat=seat + 1, **facts)
    if due.kind == BUILDING:
        lose_building(state, seat, due)
        return
    if due.step < len(card.penalties):
        state.note("provincia.penalty.apply", seat=seat + 1, penalty=due.id, amount=due.amount)
    elif due.kind == "gold":
        state.note("provincia.penalty.fallback-gold", seat=seat + 1, gold=due.amount)
    else:
        state.note("provincia.penalty.fallback-prestige", seat=seat + 1, prestige=due.amount)
    pay(state, seat, due)


def pay(state: State, seat: int, due: Outcome) -> None:
    """Goods and gold go to the supply, morale and prestige fall."""
    if due.kind == "prestige":
        lose_prestige(state, seat, due.amount)
    elif due.kind == "morale":
        buildings.move_track(state, seat, "morale", -due.amount)
    else:
        production.pay(state, seat, production.amounts(due.kind, due.amount))


def lose_prestige(state: State, seat: int, count: int) -> None:
    """Prestige is lost: the track falls, and the prestige cards show it."""
    city = state.cities[seat]
    city.prestige -= count
    city.losses += count
    state.note("provincia.prestige.cards", seat=seat + 1, prestige=count, losses=city.losses, new=city.prestige)


# --- which building ---


def aediles(city: City) -> Senate | None:
    """The AEDILES in a hand, None if there is none."""
    for card in city.hand:
        if isinstance(card, Senate) and card.kind == "aediles":
            return card
    return None


def lose_building(state: State, seat: int, due: Outcome) -> None:
    """A building is lost: the loser chooses which, or saves it with AEDILES; one without a choice is lost at once.

    Who is asked although only one building fits has AEDILES, and by that all know it. (To ask always would stop every
    such combat for a click that decides nothing.)
    """
    city = state.cities[seat]
    fits, card = fitting(city, due.what), aediles(city)
    if len(fits) == 1 and card is None:
        buildings.raze(state, seat, fits[0])
        return
    if len(fits) == 1 and card is not None:
        city.show(card)
    state.push(("SEAT", seat), ("LOSE", due.step))


def category(state: State, step: int) -> str:
    """The category of building that the combat card's penalty ``step`` (from 0) takes."""
    assert state.gauls is not None
    return state.gauls.penalties[step][1]


def _any_fits(state: State, step: int) -> bool:
    return bool(fitting(state.cities[state.seat], category(state, step)))


def choices(state: State, step: int) -> Sequence[Action]:
    """Each different building that fits, and AEDILES if it is in hand."""
    city = state.cities[state.seat]
    answers: list[Action] = [Lose.of(standing) for standing in fitting(city, category(state, step))]
    if aediles(city) is not None:
        answers.append(PROTECT)
    return answers


def choice_checks(state: State, action: Lose | Protect, step: int) -> Iterator[Check]:
    """The building stands in the city and belongs to the category, or there is an AEDILES to play."""
    city, wanted = state.cities[state.seat], category(state, step)
    fits = fitting(city, wanted)
    if isinstance(action, Protect):
        yield from protect_checks(city, fits[0].building.id, 0)
        return
    standing = action.standing
    id, have = standing.building.id, city.standing.count(standing)
    yield Check("provincia.penalty.building-choice", have > 0, {"building": id, "have": have, "due": 1})
    named: dict[str, Any] = {"building": id, "penalty": f"{BUILDING}_{wanted}"}
    assert state.gauls is not None
    later = [what for kind, what in state.gauls.penalties[1:] if kind == BUILDING and belongs(standing, what)]
    if step == 0 and standing not in fits and later:
        yield Check("provincia.penalty.second-only-if-unable", False, {**named, "amount": 1})
    which = tuple(one.building.id for one in city.standing if one in fits)
    yield Check("provincia.penalty.categories", belongs(standing, wanted), {**named, "buildings": which})


def protect_checks(city: City, building: str, price: int) -> Iterator[Check]:
    """An AEDILES in hand, and its price in gold: none against the Gauls, 2 against CONIURATIO."""
    yield Check("provincia.play.hand", aediles(city) is not None, {"card": "aediles"})
    facts: dict[str, Any] = {"building": building, "need": price, "have": city.goods[GOLD]}
    yield Check("provincia.senate.aediles", city.goods[GOLD] >= price, facts)


def not_threatened(city: City) -> Check:
    """AEDILES answers a destruction only, and none is about to happen."""
    return Check("provincia.senate.aediles", False, {"building": "", "need": 0, "have": city.goods[GOLD]})


def still_due(state: State, step: int) -> Iterator[Check]:
    """The refusal of anything else while the loser of a combat has to say which building is lost."""
    facts = {"penalty": f"{BUILDING}_{category(state, step)}", "amount": 1}
    yield Check("provincia.penalty.apply", False, facts)


def nothing_waits(state: State, action: Action) -> Iterator[Check]:
    """The refusal of an answer where nothing asks: no building is about to be lost, no card was looked at."""
    city = state.cities[state.seat]
    if isinstance(action, Lose):
        facts = {"building": action.standing.building.id, "have": city.standing.count(action.standing), "due": 0}
        yield Check("provincia.penalty.building-choice", False, facts)
    elif isinstance(action, Protect | Suffer):
        yield not_threatened(city)
    elif isinstance(action, Keep | Put):
        yield Check("provincia.senate.consuetudo", False, {"fault": "nothing", "card": action.card.id})


def choose(state: State, action: Lose | Protect, step: int) -> None:
    """The building chosen is lost; or AEDILES saves one: the penalty counts as paid (by option the next is due)."""
    seat = state.seat
    if isinstance(action, Lose):
        buildings.raze(state, seat, action.standing)
        return
    fits = fitting(state.cities[seat], category(state, step))
    protect(state, seat, fits[0].building.id if len(fits) == 1 else "", 0)
    if not state.options.aediles_cancels_penalty:
        suffer(state, seat, step + 1)


def protect(state: State, seat: int, building: str, price: int) -> None:
    """AEDILES is played out of turn and discarded: a building of this seat ("": one of several) is not destroyed."""
    city = state.cities[seat]
    card = aediles(city)
    assert card is not None
    hand.discard(state, seat, card)
    production.pay(state, seat, (0, 0, 0, price))
    state.note("provincia.senate.aediles", seat=seat + 1, building=building, gold=price)


DECISIONS: Final[dict[str, Decision[State]]] = {
    "LOSE": Decision(choices, choice_checks, choose, (Lose, Protect), _any_fits, refuse=still_due),
}
