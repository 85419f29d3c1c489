"""Game end: prestige on the track, the highest GLORIA and a prestige for every 3 gold; five steps break a tie.

Rules ``provincia.end.gold-to-prestige``, ``provincia.end.winner``, ``provincia.tie.*`` and the audit of the prestige
track. The sheet tells what the track is made of: what the buildings are printed with, what activating and losses cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from rulesim.game import CHANCE, ScoreLine, ScoreSheet
from rulesim.provincia import buildings
from rulesim.provincia.components import GOLD, Senate

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.state import State

GOLD_TO_PRESTIGE: Final = "provincia.end.gold-to-prestige"
WINNER: Final = "provincia.end.winner"
SHARED: Final = "provincia.tie.shared"
LADDER: Final = (
    "provincia.tie.personal-aedificium",
    "provincia.tie.gold",
    "provincia.tie.goods",
    "provincia.tie.morale",
)
"""The rules that compare what is still level, in their order."""


def finish(state: State) -> None:
    """The final turns are over: the game ends, and the prestige is compared."""
    state.phase, state.player, state.todo = "over", CHANCE, ()
    if state.journal is None:
        return
    best, *others = [sheet for sheet in scores(state) if sheet.rank == 1]
    winners, rule = tuple(sheet.seat + 1 for sheet in (best, *others)), best.decided_by
    if rule is not None:
        have = {"have": best.tiebreaks[LADDER.index(rule)]} if rule in LADDER[1:] else {}
        state.note(rule, winners=winners, **have)
    state.note(WINNER, winners=winners, have=best.total)


# --- the prestige track ---


def worth(state: State, city: City) -> int:
    """What lies in front of a player is worth: buildings as printed, less activations and what prestige cards show."""
    return sum(buildings.value(state, standing) for standing in city.standing) - city.losses


def audited(state: State, city: City) -> bool:
    """Whether the prestige track is what lies in front of the player, as it always is."""
    return city.prestige == worth(state, city)


# --- the score sheet ---

LATER: Final = (
    ("provincia.activation.cost", "activated"), ("provincia.prestige.cards", "losses"),
    ("provincia.senate.gloria", "*"),
)  # fmt: skip
"""Lines that a sheet does not have at the start."""


def scores(state: State) -> list[ScoreSheet]:
    """Every seat's sheet, as if the game ended now.

    ``tiebreaks``: 1 for the personal building, gold, goods, morale. Ranks count every step of the ladder.
    """
    every = [_lines(state, city) for city in state.cities]
    compared = [_compared(state, city) for city in state.cities]
    keys = [(sum(line.points for line in lines), *steps) for lines, steps in zip(every, compared, strict=True)]
    return [
        ScoreSheet(seat, lines, compared[seat], 1 + sum(key > keys[seat] for key in keys), _decided_by(keys, seat))
        for seat, lines in enumerate(every)
    ]


def _lines(state: State, city: City) -> tuple[ScoreLine, ...]:
    printed, price = sum(standing.building.prestige for standing in city.standing), state.tables.setup.activation
    facts = {"kind": "buildings", "amount": len(city.standing), "printed": printed}
    lines = [ScoreLine("provincia.building.prestige-now", printed, facts)]
    turned = sum(standing.turned for standing in city.standing)
    if turned:
        facts = {"kind": "activated", "turned": turned}
        lines.append(ScoreLine("provincia.activation.cost", -price * turned, facts))
    if city.losses:
        lines.append(ScoreLine("provincia.prestige.cards", -city.losses, {"kind": "losses", "losses": city.losses}))
    if not audited(state, city):
        have = worth(state, city)
        facts = {"kind": "track", "prestige": city.prestige, "worth": have}
        lines.append(ScoreLine("provincia.prestige.audit", city.prestige - have, facts))
    best = gloria(city)
    if best is not None:
        lines.append(ScoreLine("provincia.senate.gloria", best.value, {"card": best.id, "value": best.value}))
    need, have = state.tables.setup.gold_per_prestige, city.goods[GOLD]
    facts = {"kind": "gold", "have": have, "need": need}
    lines.append(ScoreLine(GOLD_TO_PRESTIGE, gold_prestige(state, have), facts))
    return tuple(lines)


def gloria(city: City) -> Senate | None:
    """The GLORIA that counts: of those in play the highest."""
    return highest(city.permanents)


@lru_cache(maxsize=1024)
def highest(permanents: tuple[Senate, ...]) -> Senate | None:
    """The GLORIA among senate cards in play that counts."""
    found = [card for card in permanents if card.kind == "gloria"]
    return max(found, key=lambda card: card.value, default=None)


def gold_prestige(state: State, gold: int) -> int:
    """The prestige that so much gold is worth at the end: 1 for every 3, nothing for the rest."""
    return max(0, gold) // state.tables.setup.gold_per_prestige


def totals(state: State) -> list[int]:
    """The points of each seat if the game ended now, without the sheets."""
    need, cities = state.tables.setup.gold_per_prestige, state.cities
    found = [city.prestige + city.goods[GOLD] // need for city in cities]
    for seat, city in enumerate(cities):
        if city.permanents and (best := highest(city.permanents)) is not None:
            found[seat] += best.value
    return found


def total(state: State, seat: int) -> int:
    """The points of one seat if the game ended now."""
    return totals(state)[seat]


# --- ties ---


def personal(state: State, city: City) -> str:
    """The id of a city's personal building: the one its board shows, or by option the one that the table names."""
    if city.town is None:
        return ""
    return city.town.shows if state.options.personal_aedificium == "board_waterfront" else city.town.personal


def has_personal(state: State, city: City) -> bool:
    """Whether the personal building of a city stands in it."""
    return personal(state, city) in (standing.building.id for standing in city.standing)


def _compared(state: State, city: City) -> tuple[int, ...]:
    """The steps of the ladder, in its order; more is better."""
    gold = city.goods[GOLD]
    if not state.options.tie_gold_before_conversion:
        gold %= state.tables.setup.gold_per_prestige
    return int(has_personal(state, city)), gold, sum(city.goods[:GOLD]), city.morale


def _decided_by(keys: Sequence[tuple[int, ...]], seat: int) -> str | None:
    """The rule that ranks this seat among those with as many points; None if there are no others.

    Of those level with it the nearest decides: the one that shares most steps of the ladder.
    """
    level = [key for other, key in enumerate(keys) if other != seat and key[0] == keys[seat][0]]
    pairs = [zip(key, keys[seat], strict=True) for key in level]
    shared = [len([*takewhile(lambda pair: pair[0] == pair[1], compared)]) for compared in pairs]
    return (*LADDER, SHARED)[max(shared) - 1] if level else None
