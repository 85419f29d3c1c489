"""What is sure about the rounds to come: how a city weakens, what a building pays back, what can be paid and how.

Nothing here is a guess: tracks fall by the rules of upkeep, incomes come as the buildings stand, and ways to pay are
found by trying every exchange that helps. What others do, what cards come and what tokens are played is left out; for
chances see odds.py. Every function works on a copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, cast

from rulesim.game import checked_seat
from rulesim.outside import shown
from rulesim.plain import as_number, need
from rulesim.provincia import activation, buildings, discounts, play, production, upkeep
from rulesim.provincia.actions import TRADES, Build, Play
from rulesim.provincia.components import GOLD, RESOURCES, Amounts, Building, Senate
from rulesim.provincia.rounds import PHASES

if TYPE_CHECKING:
    from rulesim.game import Action
    from rulesim.provincia.state import State


# --- morale, defence and military ---


class Outlook(NamedTuple):
    """A city in phase 3 of a round, before the tokens. ``combat``: whether the Gauls attack in that round."""

    round: int
    morale: int
    defence: int
    military: int
    combat: bool

    @property
    def strength(self) -> int:
        """The strength without tokens."""
        return self.morale + self.defence + self.military


class Purchase(NamedTuple):
    """A building or a senate card that is played in phase 2 of a round, and activated in phase 5 of a round (0: never).

    A building that stands already is activated only: ``round`` 0.
    """

    card: Building | Senate
    round: int
    activated: int = 0


def outlook(state: State, seat: int, plan: Iterable[Purchase] = ()) -> list[Outlook]:
    """The city of ``seat`` in this round and each one to come, if it does what the plan says and nothing else.

    Once the combat of a round is over (or would be, in rounds without one) the list begins with the next round. Raises
    BadInput.
    """
    new, wanted, setup = state.copy(), _planned(state, plan), state.tables.setup
    city, phase = new.cities[checked_seat(seat, state.players)], PHASES.index(state.phase)
    found: list[Outlook] = []
    acted = state.phase == "activate" and (seat - state.start) % state.players < state.acted
    for number in range(state.round, setup.rounds + 1):
        if phase <= PHASES.index("play"):
            for card in [purchase.card for purchase in wanted if purchase.round == number]:
                _buy(new, seat, card)
        if phase <= PHASES.index("combat"):
            strength = city.morale, city.defence, buildings.military(city)
            found.append(Outlook(number, *strength, number in setup.combat_rounds))
        if phase <= PHASES.index("upkeep"):
            upkeep.decay(new, seat, "morale", "provincia.upkeep.morale")
            upkeep.decay(new, seat, "defence", "provincia.upkeep.defence")
        if phase <= PHASES.index("activate") and not acted:
            _phase_5(new, seat, [purchase.card for purchase in wanted if purchase.activated == number])
        phase, acted = 0, False
    return found


def _planned(state: State, plan: object) -> list[Purchase]:
    """The purchases of a plan. Raises BadInput for what is none, and for a round that is not played."""
    told = "a list of purchases is needed, such as [Purchase(state.tables.by_id['legio'], 1)]"
    need(isinstance(plan, Iterable), "plan", f"{told}, not {shown(plan)}.")
    found: list[Purchase] = []
    for one in cast("Iterable[object]", plan):
        fits = isinstance(one, Purchase) and isinstance(cast("object", one.card), Building | Senate)
        need(fits, "plan", f"{told}; {shown(one)} is none.")
        found.append(cast("Purchase", one))
        for field in ("round", "activated"):
            as_number(f"plan.{field}", getattr(one, field), 0, state.tables.setup.rounds)
    return found


def _buy(state: State, seat: int, card: Building | Senate) -> None:
    """What a card does to the tracks when it is played."""
    if isinstance(card, Building):
        buildings.place(state, seat, card)
        buildings.when_built(state, seat, card)
    elif card.kind in ("legio", "consul"):
        buildings.move_track(state, seat, "defence", card.value)


def _phase_5(state: State, seat: int, activated: Sequence[Building | Senate]) -> None:
    """Activations of the plan, as far as such a building waits, and the income of morale."""
    city, state.seat = state.cities[seat], seat
    for card in activated:
        if isinstance(card, Building) and buildings.stand(card, False) in city.standing and not card.active:
            activation.turn_over(state, card)
    _, morale = buildings.income(city)
    if morale:
        buildings.move_track(state, seat, "morale", morale)


def combats(state: State, seat: int, plan: Iterable[Purchase] = ()) -> dict[int, int]:
    """Round -> strength without tokens in each combat to come."""
    return {entry.round: entry.strength for entry in outlook(state, seat, plan) if entry.combat}


def worth(state: State, seat: int, plan: Iterable[Purchase]) -> dict[int, int]:
    """Round -> how much stronger the plan makes the city in each combat to come."""
    plain, better = combats(state, seat), combats(state, seat, plan)
    return {number: better[number] - strength for number, strength in plain.items()}


# --- what a building pays back ---


class Payback(NamedTuple):
    """What a building built in a round brings: units per round, in all, and when it has paid for itself.

    ``price``: units it costs, of whatever resource. ``even``: the round by whose end the income makes up for the price;
    None if it does not before the game ends. Morale counts as no unit.
    """

    building: Building
    round: int
    price: int
    income: Amounts
    times: int
    even: int | None

    @property
    def total(self) -> Amounts:
        """Everything it brings to the end of the game, if it can be stored."""
        clay, wood, stone, gold = (amount * self.times for amount in self.income)
        return clay, wood, stone, gold

    def after(self, number: int) -> int:
        """Units brought by the end of round ``number``."""
        return sum(self.income) * max(0, min(number - self.round + 1, self.times))


def incomes(state: State, number: int) -> int:
    """How often a building built in phase 2 of round ``number`` brings its income; 0 in the final turns (round 7)."""
    return max(0, state.tables.setup.rounds + 1 - number)


def payback(state: State, building: Building, number: int) -> Payback:
    """What a building is worth as an income if it is built in round ``number`` and stands to the end."""
    income, _ = buildings.income_of(building)
    price, times, each = sum(building.cost), incomes(state, number), sum(income)
    need = -(-price // each) if each else 0
    even = number + max(need, 1) - 1 if each and need <= times else None
    return Payback(building, number, price, income, times, even)


def units_per_prestige(building: Building) -> Fraction | None:
    """How many units of resources a prestige of this building costs; None for HORREUM."""
    return Fraction(sum(building.cost), building.prestige) if building.prestige else None


# --- storage ---


def received(state: State, seat: int, amounts: Amounts) -> tuple[Amounts, Amounts]:
    """What a seat would get of such a gift, and what it would lose of it (no room, or none left in the supply)."""
    got = production.receive(state.copy(), seat, amounts, "")
    clay, wood, stone, gold = (asked - given for asked, given in zip(amounts, got, strict=True))
    return got, (clay, wood, stone, gold)


# --- ways to pay ---


@dataclass(frozen=True, slots=True)
class Route:
    """A way to build: the actions in their order (the last one builds), what is left, and how many units it takes."""

    actions: tuple[Action, ...]
    left: Amounts
    units: int


class Rung(NamedTuple):
    """A building in hand. ``missing``: the least that is missing of each resource, ``less``: with which discount (-1).

    ``route``: the cheapest way to build it now, None if there is none. ``rounds``: after how many more rounds the
    present income pays for it without exchanges (0: it can be paid now; None: not before the game ends).
    """

    building: Building
    allowed: bool
    missing: Amounts
    less: int
    route: Route | None
    rounds: int | None


def ladder(state: State, seat: int) -> list[Rung]:
    """The buildings in the hand of ``seat``, each with what it lacks and the cheapest way to build it."""
    cards = dict.fromkeys(card for card in state.cities[seat].hand if isinstance(card, Building))
    return [rung(state, seat, card) for card in cards]


def rung(state: State, seat: int, building: Building) -> Rung:
    """One building, whether in hand or not, as if it were."""
    city = state.cities[seat]
    ways = [(discounts.shortage(city, building, less), less) for less in _discounts(state, seat, building)]
    missing, less = min(ways, key=lambda way: (sum(way[0]), way[0][GOLD], way[1]))
    allowed = buildings.allowed(city, building)
    route = cheapest(state, seat, building) if allowed else None
    return Rung(building, allowed, missing, less, route, wait(state, seat, building) if allowed else None)


def _discounts(state: State, seat: int, building: Building) -> Sequence[int]:
    return discounts.possible(state.cities[seat], building) or (-1,)


def wait(state: State, seat: int, building: Building) -> int | None:
    """After how many rounds the present income, less the tax, pays for a building without exchanges; None: never."""
    new = state.copy()
    city, free = new.cities[seat], upkeep.exempt(state.cities[seat]) == "corruptio"
    amounts, _ = buildings.income(city)
    later = state.phase in ("activate", "final", "over")
    for rounds in range(incomes(state, state.round + later) + 1):
        if any(not any(discounts.shortage(city, building, less)) for less in _discounts(state, seat, building)):
            return rounds
        tax = 0 if free else min(state.tables.setup.tax, city.goods[GOLD])
        production.pay(new, seat, (0, 0, 0, tax))
        production.receive(new, seat, amounts, "")
    return None


def cheapest(state: State, seat: int, building: Building) -> Route | None:
    """The cheapest way to build this now: with a discount, purchases from the supply, COMMERCIUM and PATRONUS in hand.

    Every way in which each exchange is needed is tried; the fewest units spent in all come first, then the most gold
    left, then the fewest steps. The seat is taken to be in its turn, with the building in hand. None: there is no way.
    """
    turn = state.copy()
    turn.phase = "final" if state.phase == "final" else "play"
    turn.player = turn.seat = seat
    turn.acted, turn.todo = (seat - max(turn.start, 0)) % turn.players, ()
    city = turn.cities[seat]
    if building not in city.hand:
        city.hand += (building,)
    cards = tuple(card for card in city.hand if isinstance(card, Senate) and card.kind in ("commercium", "patronus"))
    routes = (
        _try(turn, seat, (*steps, Build(building, less)))
        for less in _discounts(turn, seat, building)
        for steps in _ways(turn, discounts.cost(city, building, less), tuple(city.goods), cards)
    )
    found = [route for route in routes if route is not None]
    return min(found, key=lambda route: (route.units, -route.left[GOLD], len(route.actions)), default=None)


def _ways(
    state: State, need: Amounts, goods: Sequence[int], cards: tuple[Senate, ...], bought: int = -1
) -> Iterator[tuple[Action, ...]]:
    """Steps after which nothing of ``need`` is missing, found from the last one backwards: each makes up for a lack.

    ``bought``: the good that the step before (so the next one in time) buys from the supply: purchases stay together.
    """
    short = [index for index in range(len(RESOURCES)) if need[index] > goods[index]]
    if not short:
        yield ()
        return
    buys = state.tables.setup.trade_goods if play.trading(state) else ()
    if any(index not in buys and not any(card.get[index] for card in cards) for index in short):
        return
    first = short[0]
    if first in buys:
        before = _changed(need, {first: -1, GOLD: state.tables.setup.trade_gold})
        for steps in _ways(state, before, goods, cards, first):
            yield (*steps, TRADES[first])
    if first == bought:
        return
    for index, card in enumerate(cards):
        if card.get[first] and card not in cards[:index]:
            rest, lack = cards[:index] + cards[index + 1 :], need[first] - goods[first]
            for times in range(1, (1 if card.kind == "patronus" else -(-lack // card.get[first])) + 1):
                exchange = Play(card, times if card.kind == "commercium" else 0)
                changes = {good: times * (card.give[good] - card.get[good]) for good in range(len(RESOURCES))}
                changes[GOLD] += card.gold
                yield from ((*steps, exchange) for steps in _ways(state, _changed(need, changes), goods, rest))


def _changed(need: Amounts, changes: dict[int, int]) -> Amounts:
    clay, wood, stone, gold = (max(0, amount + changes.get(index, 0)) for index, amount in enumerate(need))
    return clay, wood, stone, gold


def _try(state: State, seat: int, actions: tuple[Action, ...]) -> Route | None:
    """The route, if the rules allow every step of it."""
    new = state.copy()
    before = sum(new.cities[seat].goods)
    for action in actions:
        if not new.allows(action):
            return None
        new.apply(action)
    clay, wood, stone, gold = new.cities[seat].goods
    return Route(actions, (clay, wood, stone, gold), before - (clay + wood + stone + gold))
