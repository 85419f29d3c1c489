"""Phase 2 and lost combats read a second time, from the card lists alone: the engine finds the same.

Nothing here asks the engine what a card does. Prices, exchanges and penalties are read from the files again.
"""

from __future__ import annotations

import csv
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from hypothesis import given as for_all
from hypothesis import settings

import rulesim.provincia
from rulesim.provincia import City, State
from rulesim.provincia.actions import End, Gauls, Lose, Protect
from rulesim.provincia.components import Standing
from tests.provincia.test_properties import SEEDS, rich_positions

FOLDER = Path(rulesim.provincia.__file__).parent
RESOURCES = ("clay", "wood", "stone", "gold")
HARBOURS = ("forum_julii", "massilia", "narbo_martius")
INCOME = ("aurifex", "fodina", "fornax_lateris", "lignator")
MILITARY = {"officina": 1, "stabilum": 1, "exercitatio active": 1, "statio active": 2}
DEFENCE = ("armamentarium", "turris")
ALSO_DEFENCE = ("officina", "stabilum", "exercitatio", "statio")


def rows(name: str) -> dict[str, dict[str, str]]:
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        return {row["id"]: row for row in csv.DictReader(file)}


BUILDINGS, SENATE, BELLUM = rows("buildings.csv"), rows("senate.csv"), rows("bellum.csv")


def amounts(text: str) -> list[int]:
    """Per resource how many ``"clay:2;gold:1"`` names."""
    told = dict(part.split(":") for part in text.split(";") if part)
    return [int(told.get(name, 0)) for name in RESOURCES]


def room(state: State, good: int) -> int:
    """How many of a resource whoever plays could receive; gold is not limited here."""
    if good == 3:
        return 10**6
    city = state.cities[state.seat]
    limit = 9 if any(one.building.id == "horreum" for one in city.standing) else 5
    return max(0, min(state.supply[good], limit - city.goods[good]))


# --- phase 2 ---


def expected(state: State) -> Iterator[str]:
    """The notation of everything that may be done in a turn of phase 2 or a final turn."""
    city, final = state.cities[state.seat], state.phase == "final"
    yield "end"
    for id in {card.id for card in city.hand}:
        if id in BUILDINGS:
            yield from ways_to_build(state, city, id)
        elif not final or state.options.senate_in_final_turns:
            yield from ways_to_play(state, city, id)
    if city.goods[3] >= 2 and (not final or state.options.final_bank_trade):
        for good in range(3) if state.options.bank_trade_includes_clay else (1, 2):
            if state.options.allow_wasteful_trade or room(state, good):
                yield f"buy {RESOURCES[good]}"


def ways_to_build(state: State, city: City, id: str) -> Iterator[str]:
    row, stands = BUILDINGS[id], {one.building.id for one in city.standing}
    unique = state.options.strata_unique if id == "strata" else row["unique"] == "true"
    if unique and id in stands:
        if id != "horreum":
            yield f"discard {id}"
        return
    harbour = city.town is not None and city.town.id in HARBOURS
    if (id == "portus" and not harbour) or (id == "pons" and harbour):
        return
    cost = [int(row[f"cost_{name}"]) for name in RESOURCES]
    architect = any(card.id == "architectus" for card in city.permanents)
    offered = range(4) if "carchesium" in stands else range(3) if architect else ()
    for good in [good for good in offered if cost[good]] or [-1]:
        price = [amount - (kind == good) for kind, amount in enumerate(cost)]
        if all(need <= have for need, have in zip(price, city.goods, strict=True)):
            yield f"build {id}" + (f" less {RESOURCES[good]}" if good >= 0 else "")


def ways_to_play(state: State, city: City, id: str) -> Iterator[str]:
    row, kind = SENATE[id], SENATE[id]["kind"]
    lies = any(SENATE[card.id]["kind"] == kind for card in city.permanents)
    others = [seat for seat in range(state.players) if seat != state.seat]
    if city.goods[3] < int(row["cost_gold"]) or kind == "aediles":
        return
    if kind == "concussio":
        yield from (f"play {id} on {seat + 1}" for seat in others)
    elif kind == "coniuratio":
        yield from (f"play {id} on {seat + 1} {one.id}" for seat in others for one in state.cities[seat].standing)
    elif kind == "commercium":
        yield from exchanges(state, city, id)
    elif kind == "corruptio":
        mixes = [mix for mix in product(range(4), repeat=3) if sum(mix) == 3 and not lies]
        for mix in mixes:
            if all(need <= have for need, have in zip(mix, city.goods, strict=False)):
                goods = " ".join(f"{letter}{count}" for letter, count in zip("CWS", mix, strict=True) if count)
                yield f"play {id} for {goods}"
    elif not (kind in ("architectus", "gloria") and lies) and not (kind == "praetor" and state.phase == "final"):
        yield f"play {id}"


def exchanges(state: State, city: City, id: str) -> Iterator[str]:
    give, get = amounts(SENATE[id]["give"]), amounts(SENATE[id]["get"])
    for times in range(1, 100):
        paid = all(need * times <= have for need, have in zip(give, city.goods, strict=True))
        fits = all(not count or count * times <= room(state, good) for good, count in enumerate(get))
        if not paid or not (fits or state.options.allow_wasteful_trade):
            return
        yield f"play {id} {times}x"


@for_all(rich_positions(), SEEDS)
@settings(max_examples=60)
def test_what_may_be_done_in_phase_2(state: State, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        if state.phase not in ("play", "final"):
            return
        if not state.todo:
            found = [str(action) for action in state.legal_actions()]
            assert len(found) == len(set(found)) and set(found) == set(expected(state))
        legal = list(state.legal_actions())
        more = [action for action in legal if not isinstance(action, End)]
        state.apply(rng.choice(more if more and rng.random() < 0.9 else legal))


# --- lost combats ---


def belongs(state: State, standing: Standing, category: str) -> bool:
    id, prestige = standing.building.id, standing.building.prestige
    also = ALSO_DEFENCE if state.options.defence_category_includes_military else ()
    return {
        "production": id in INCOME,
        "defence": id in DEFENCE or id in also,
        "basic": prestige == 2,
        "prestige": prestige >= 3,
        "horreum": id == "horreum",
    }[category]


def penalties(state: State, id: str) -> list[tuple[str, str]]:
    """The printed penalties in the order in which they are tried."""
    row = BELLUM[id]
    printed = [text for text in (row["penalty_first"], row["penalty_second"]) if text]
    if state.options.penalty_order == "left_first":
        printed.reverse()
    pairs = [text.split(":") for text in printed]
    return [(kind, what) for kind, what in pairs]


def paid(state: State, city: City, kind: str, what: str) -> int | set[Standing]:
    """How much of a penalty a city pays; of a building those of which one is lost; 0 or none: it cannot."""
    if kind == "building":
        return {one for one in city.standing if belongs(state, one, what)}
    need = int(what)
    have = need if kind == "prestige" else city.morale - 1 if kind == "morale" else city.goods[RESOURCES.index(kind)]
    return need if have >= need else have if state.options.penalty_partial_payment else 0


def due(state: State, city: City, left: list[tuple[str, str]]) -> tuple[str, int | set[Standing], int]:
    """The penalty of those left that is paid: its kind, what of it, and how many of them are tried then."""
    for tried, (kind, what) in enumerate(left, 1):
        amount = paid(state, city, kind, what)
        if amount:
            return kind, amount, tried
    return ("gold", 3, len(left)) if city.goods[3] >= 3 else ("prestige", 2, len(left))


def strength(state: State, city: City) -> int:
    military = sum(MILITARY.get(one.id, 0) for one in city.standing)
    colour = city.town.colour if city.town is not None else ""
    return city.defence + city.morale + military + sum(one.value for one in state.revealed[-1] if one.colour == colour)


def told(city: City) -> dict[str, int]:
    """What penalties change."""
    tracks = {"morale": city.morale, "prestige": city.prestige}
    return dict(zip(RESOURCES, city.goods, strict=True)) | tracks


def fight(state: State, seat: int, rng: random.Random) -> None:
    """One seat fights the Gauls that are turned over, and that costs what it must cost."""
    assert state.gauls is not None
    city, before = state.cities[seat], state.cities[seat].copy()
    lost = strength(state, city) < int(BELLUM[state.gauls.id]["strength"])
    left = penalties(state, state.gauls.id)
    state.todo = (("FIGHT", seat),)
    state.run()
    while lost:
        kind, amount, tried = due(state, before, left)
        left = left[tried:]
        if not isinstance(amount, set):
            assert told(city) == {**told(before), kind: told(before)[kind] - amount}
            break
        saving = any(card.id == "aediles" for card in city.hand)
        gone = amount
        if saving or len(amount) > 1:
            answers = state.legal_actions()
            assert {one.standing for one in answers if isinstance(one, Lose)} == amount
            assert any(isinstance(one, Protect) for one in answers) == saving
            answer = rng.choice(answers)
            state.apply(answer)
            gone = {answer.standing} if isinstance(answer, Lose) else set()
        lost = not gone and not state.options.aediles_cancels_penalty
        assert lost or Counter(before.standing) - Counter(city.standing) == Counter(gone)
    else:
        assert city.standing != before.standing or told(city) == told(before), "nothing else is lost"
    assert not state.todo


@for_all(rich_positions().filter(lambda state: state.phase == "combat"), SEEDS)
@settings(max_examples=80)
def test_what_a_lost_combat_costs(state: State, seed: int) -> None:
    rng = random.Random(seed)
    while not state.todo:
        state.apply(rng.choice(state.legal_actions()))
    for turned in state.legal_actions():
        assert isinstance(turned, Gauls)
        fought = state.copy()
        fought.gauls = turned.card
        for seat in range(fought.players):
            fight(fought, seat, rng)
