"""Every refusal is true of the position: what its sentence says is counted anew, rule by rule, under every option."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

import pytest

from rulesim import Action, Check
from rulesim.provincia import Options
from rulesim.provincia.city import City
from rulesim.provincia.components import DECKS, RESOURCES
from rulesim.provincia.state import State
from tests.provincia.given import TABLES
from tests.provincia.test_properties import Game, attempts
from tests.wording import RAGGED, sentence

Facts = dict[str, Any]
Predicate = Callable[[State, Any, Facts], bool]


def mine(state: State) -> City:
    return state.cities[state.seat]


def standing(state: State) -> Counter[str]:
    return Counter(one.building.id for one in mine(state).standing)


def has(state: State, good: str) -> int:
    return mine(state).goods[RESOURCES.index(good)]


def store(state: State) -> int:
    return 9 if standing(state)["horreum"] else 5


def hand(state: State) -> list[str]:
    return [card.id for card in mine(state).hand]


def in_play(state: State, kind: str) -> list[Any]:
    return [card for card in mine(state).permanents if card.kind == kind]


def open_decks(state: State) -> list[str]:
    return [deck for deck, markers in zip(DECKS, state.markers, strict=True) if markers]


def card_there(state: State, place: int) -> bool:
    places = [*(card is not None for card in state.face_up), *[False] * (4 - len(state.face_up)), *state.face_down]
    return place < len(places) and places[place]


def discounted(state: State) -> list[str]:
    if standing(state)["carchesium"]:
        return [*RESOURCES]
    return [*RESOURCES[:3]] if in_play(state, "architectus") else []


def saved(state: State, action: Any) -> list[str]:
    return [good for good in discounted(state) if action.building.cost[RESOURCES.index(good)]]


def price(state: State, action: Any, facts: Facts) -> bool:
    """The price of a card, the discount named and what is there; and it does not suffice."""
    card = TABLES[facts["card"]]
    printed = card.cost if hasattr(card, "cost") else (0, 0, 0, card.gold)
    prices = [need - (good == facts["less"]) for good, need in zip(RESOURCES, printed, strict=True)]
    lacks = [max(0, need - have) for need, have in zip(prices, mine(state).goods, strict=True)]
    told = [facts[good] for good in RESOURCES] == [*printed] and (
        not facts["less"] or facts["less"] in saved(state, action)
    )
    return told and [facts[f"lack_{good}"] for good in RESOURCES] == lacks and any(lacks)


def waste(state: State, action: Any, facts: Facts) -> bool:
    left = state.supply[action.good]
    told = (facts["have"], facts["cap"], facts["supply"]) == (has(state, facts["good"]), store(state), left)
    return told and (not left or has(state, facts["good"]) >= store(state))


def exchange(state: State, action: Any, facts: Facts) -> bool:
    card, fault = action.card, facts["fault"]
    if fault == "card":
        return card.kind != "commercium" and action.times > 0
    if fault == "times":
        return not action.times
    good, goods, once = facts["good"], mine(state).goods, action.times
    index = RESOURCES.index(good)
    if fault == "short":
        return facts["have"] == goods[index] < once * card.give[index]
    if fault == "supply":
        return facts["supply"] == state.supply[index] < once * card.get[index]
    told = (facts["have"], facts["cap"]) == (goods[index], store(state))
    return told and goods[index] + once * card.get[index] > store(state)


def aimed(state: State, action: Any, facts: Facts) -> bool:
    fault, kinds = facts["fault"], ("concussio", "coniuratio")
    if fault == "other":
        return action.card.kind not in kinds or (action.card.kind == "concussio" and action.target is not None)
    if fault == "self":
        return action.seat == state.seat
    if fault == "nobody":
        return not 0 <= action.seat < state.players
    return action.target is None or action.target not in state.cities[action.seat].standing


def mixed(state: State, action: Any, facts: Facts) -> bool:
    if facts["fault"] == "again":
        return bool(in_play(state, "corruptio"))
    if facts["fault"] == "short":
        asked = action.goods[RESOURCES.index(facts["good"])]
        return facts["amount"] == asked > has(state, facts["good"]) == facts["have"]
    named = sum(action.goods[:3])
    return facts["amount"] == named and (named != facts["need"] or bool(action.goods[3]) or not facts["need"])


def looked(state: State, action: Any, facts: Facts) -> bool:
    if facts["fault"] == "nothing":
        return not state.todo
    if facts["fault"] == "waits":
        return state.todo[0][0] in ("KEEP", "PUT")
    done = state.todo[0][1] if facts["fault"] == "put" else 0
    return action.card not in state.decks[2].top[done:]


def owed(state: State, facts: Facts) -> bool:
    name, step = state.todo[0]
    return name == "LOSE" and state.gauls is not None and facts["penalty"].endswith(state.gauls.penalties[step][1])


def fits(state: State, category: str) -> list[str]:
    """The buildings of a category that stand in the city, by the tables."""
    found: list[str] = []
    for one in mine(state).standing:
        card = TABLES[one.building.id]
        military = card.category == "military" and not state.options.defence_category_includes_military
        of = {"horreum": card.tier == "storage", "basic": card.tier == "basic", "prestige": card.tier == "prestige"}
        if of.get(category, card.penalty == category and not (category == "defence" and military)):
            found.append(card.id)
    return found


def duplicate(state: State, action: Any, facts: Facts) -> bool:
    card = state.tables[facts["card"]]
    return not (card.deck == 2 and card.unique and standing(state)[card.id])


def chance_now(state: State, kind: str) -> bool:
    steps = {"card": ("HAND", "OPEN", "BLIND", "LOOK"), "token": ("DEAL",), "gauls": ("GAULS",), "start": ("START",)}
    return bool(state.todo) and state.todo[0][0] in steps.get(kind, ())


def deck_now(state: State) -> int:
    return 2 if state.todo[0][0] in ("HAND", "LOOK") else state.deck


def revealed(state: State, action: Any, facts: Facts) -> bool:
    if not chance_now(state, "card"):
        return facts["due"] != "card"
    other = action.card.deck != deck_now(state)
    if facts["fault"] == "deck":
        return other
    return not other and (facts["left"] == 0) == (facts["fault"] == "seen")


def lies(state: State, action: Any, facts: Facts) -> bool:
    if action.what == "card":
        there = card_there(state, action.number - 1)
        return facts["lies"] == ("nowhere" if not there else "up" if action.number < 5 else "down")
    opened = {card.round for card in (*state.fought, *([state.gauls] if state.gauls else []))}
    down = "down" if action.number in (2, 3, 5, 6) else "nowhere"
    return facts["lies"] == ("up" if action.number in opened else down)


def whose(state: State, action: Any, facts: Facts) -> bool:
    seat = facts["owner"] - 1
    return facts["whose"] == ("nobody" if seat >= state.players else "self" if seat == state.player else "other")


MOST = 3
"""So many positions of a game with the same question are tried."""

TRUE: dict[str, Predicate] = {
    "setup.city": lambda s, a, f: any(city.town and city.town.id == f["town"] for city in s.cities) or not f["town"],
    "setup.caesar": lambda s, a, f: not chance_now(s, "start") or a.seat >= s.players,
    "setup.decks": revealed,
    "setup.tokens": lambda s, a, f: f["left"] == s.tokens.count(a.token) and (f["due"] != "token" or not f["left"]),
    "setup.start-hand": whose,
    "combat.token-anonymous": whose,
    "trade.no-players": whose,
    "setup.bellum": lies,
    "draft.reveal": lies,
    "round.count": lambda s, a, f: s.is_over,
    "round.phases": lambda s, a, f: f["now"] == s.phase != f["asked"],
    "round.turn-order": lambda s, a, f: f["active"] == s.player + 1 != f["asked"],
    "draft.pick-order": lambda s, a, f: f["active"] == s.player + 1 != f["asked"] and s.chooser >= 0,
    "round.combat-rounds": lambda s, a, f: f["round"] == s.round and s.round in (1, 4),
    "draft.choose-stack": lambda s, a, f: [*f["decks"]] == open_decks(s) and s.chooser < 0,
    "draft.marker": lambda s, a, f: f["deck"] not in open_decks(s) and [*f["decks"]] == open_decks(s),
    "draft.blind-pick": lambda s, a, f: (
        f["have"] == card_there(s, a.place) and (not f["have"] or (a.place > 3 and f["left"] > 0))
    ),
    "draft.mandatory-pick": lambda s, a, f: f["left"] == sum(card_there(s, place) for place in range(6)) > 0,
    "play.cost": price,
    "play.hand": lambda s, a, f: f["card"] not in hand(s),
    "trade.two-for-one": lambda s, a, f: f["need"] == 2 > has(s, "gold") == f["have"],
    "trade.no-clay": lambda s, a, f: f["good"] == "gold" or not s.options.bank_trade_includes_clay,
    "trade.no-waste": waste,
    "hand.limit": lambda s, a, f: f["have"] == len(hand(s)) > f["cap"] == 5 and 0 < f["need"] <= f["have"] - 5,
    "hand.horreum": lambda s, a, f: f["card"] == "horreum" in hand(s),
    "senate.play": lambda s, a, f: s.phase == "final" and not s.options.senate_in_final_turns,
    "building.unique-once": lambda s, a, f: standing(s)[f["building"]] == 1,
    "building.duplicate-discard": duplicate,
    "building.waterfront": lambda s, a, f: (
        f["town"] == mine(s).town.id and f["shows"] == TABLES[f["town"]].shows != f["building"] == f["need"]  # type: ignore[union-attr]
    ),
    "discount.kinds": lambda s, a, f: [*f["kinds"]] == saved(s, a) and f["good"] not in f["kinds"],
    "discount.player-choice": lambda s, a, f: [*f["kinds"]] == saved(s, a) != [],
    "discount.no-combination": lambda s, a, f: len(in_play(s, "architectus")) == f["have"] == 1,
    "combat.token-choice": lambda s, a, f: not f["colour"] or a.token not in mine(s).tokens,
    "combat.cleanup": lambda s, a, f: a.token in mine(s).played and a.token not in mine(s).tokens,
    "combat.reveal": lambda s, a, f: not chance_now(s, "gauls") or (f["round"], f["now"]) == (a.card.round, s.round),
    "penalty.apply": lambda s, a, f: owed(s, f),
    "penalty.second-only-if-unable": lambda s, a, f: owed(s, f) and bool(fits(s, s.gauls.penalties[0][1])),  # type: ignore[union-attr]
    "penalty.building-choice": lambda s, a, f: (
        a.standing not in mine(s).standing if f["due"] else not s.todo or s.todo[0][0] != "LOSE"
    ),
    "penalty.categories": lambda s, a, f: (
        owed(s, f) and sorted(f["buildings"]) == sorted(fits(s, f["penalty"].removeprefix("building_")))
    ),
    "activation.phase": lambda s, a, f: f["now"] == s.phase != "activate",
    "activation.positive-prestige": lambda s, a, f: f["have"] == mine(s).prestige < f["need"] == 1,
    "activation.once": lambda s, a, f: (
        not any(one.building is a.building and not one.active for one in mine(s).standing)
        and f["left"] == sum(one.building is a.building and one.active for one in mine(s).standing)
    ),
    "end.final-turns": lambda s, a, f: s.phase == "final" and not s.options.final_bank_trade,
    "end.no-phase5": lambda s, a, f: s.phase in ("final", "over"),
    "senate.aediles": lambda s, a, f: (
        f["have"] == has(s, "gold") and bool(f["building"]) == bool(s.todo and s.todo[0][0] == "PLOT")
    ),
    "senate.commercium": exchange,
    "senate.concussio": aimed,
    "senate.coniuratio": aimed,
    "senate.consuetudo": looked,
    "senate.corruptio": mixed,
    "senate.gloria": lambda s, a, f: f["have"] == max(card.value for card in in_play(s, "gloria")),
    "senate.praetor": lambda s, a, f: s.phase == "final" == f["now"],
    "play.turn": lambda s, a, f: 0 < f["asked"] <= s.players and f["asked"] - 1 != s.player,
}
"""Rule -> whether what its refusal says is so."""


def met(options: dict[str, Any], seed: int) -> Iterator[tuple[State, Action, Check]]:
    """Refusals of attempts in a game under these options, by whoever is to decide."""
    game, often = Game(2 + seed % 5, options, seed), Counter[Any]()
    for state in game.some(0.1):
        moment = state.phase, state.todo[0][0] if state.todo else state.chooser >= 0
        often[moment] += 1
        for action in attempts(state) if often[moment] <= MOST else ():
            check = state.refusal(action)
            if check is not None:
                yield state, action, check


VALUES = [(option.name, value) for option in fields(Options) for value in Options.allowed(option.name)[1:3]]


@pytest.mark.parametrize(("name", "value"), [("", None), *VALUES])
def test_what_a_refusal_says_is_so(name: str, value: Any) -> None:
    options = {name: value} if name else {}
    refused: Counter[str] = Counter()
    for state, action, check in met(options, random.Random(f"{name} {value}").randrange(1000)):
        rule = check.rule.removeprefix("provincia.")
        refused[rule] += 1
        text = sentence(check)
        assert TRUE[rule](state, action, dict(check.facts)), (str(action), text, check)
        assert re.fullmatch(r"[A-Z0-9].*[.]", text) and not RAGGED.search(text), text
    assert len(refused) > 20, refused
