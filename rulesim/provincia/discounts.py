"""What a building costs after a discount: one unit less, of a kind that the builder chooses.

Rules ``provincia.discount.*``. ARCHITECTUS removes a clay, wood or stone, CARCHESIUM also a gold; they never add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import Check
from rulesim.provincia import buildings
from rulesim.provincia.actions import Build
from rulesim.provincia.components import GOLD, NONE, RESOURCES, Amounts, Building, Card, Senate

if TYPE_CHECKING:
    from rulesim.provincia.city import City

Kinds = tuple[int, ...]
"""Resources that a discount may remove one of, as indices of ``components.RESOURCES``."""

_NONE: Final[Kinds] = ()
_GOODS: Final[Kinds] = (0, 1, 2)
_ANY: Final[Kinds] = (0, 1, 2, GOLD)

Variant = tuple[Build, int, int, int, int]
"""One way to build: the action and what it costs of clay, wood, stone and gold."""


def kinds(city: City) -> Kinds:
    """What a discount may remove one of in this city: () without ARCHITECTUS and CARCHESIUM. Two are as good as one."""
    return offered(buildings.lasting(city.standing).discount, city.permanents)


@lru_cache(maxsize=buildings.KEPT)
def offered(any_kind: bool, permanents: tuple[Senate, ...]) -> Kinds:
    """:func:`kinds` of a city with these senate cards. ``any_kind``: whether a building of it reduces prices."""
    if any_kind:
        return _ANY
    return _GOODS if any(card.kind == "architectus" for card in permanents) else _NONE


def cost(city: City, building: Building, less: int = -1) -> Amounts:
    """What a building costs if the discount removes one of resource ``less`` (-1: none). Never below zero.

    A discount that this city does not have, or that the building does not cost, removes nothing.
    """
    if less < 0 or less not in kinds(city) or not building.cost[less]:
        return building.cost
    return price(building, less)


def printed(card: Card) -> Amounts:
    """The price that stands on a card."""
    return card.cost if isinstance(card, Building) else (0, 0, 0, card.gold) if isinstance(card, Senate) else NONE


def shortage(city: City, card: Card, less: int = -1) -> Amounts:
    """What a city lacks to play this: clay, wood, stone, gold, with a discount on resource ``less`` (-1: none)."""
    price = cost(city, card, less) if isinstance(card, Building) else printed(card)
    clay, wood, stone, gold = (max(0, need - have) for need, have in zip(price, city.goods, strict=True))
    return clay, wood, stone, gold


def price_check(city: City, card: Card, less: int = -1) -> Check:
    """Whether nothing lacks of the price."""
    lacks = shortage(city, card, less)
    facts: dict[str, Any] = {"card": card.id, "less": RESOURCES[less] if less >= 0 else ""}
    for good, need, lack in zip(RESOURCES, printed(card), lacks, strict=True):
        facts |= {good: need, f"lack_{good}": lack}
    return Check("provincia.play.cost", not any(lacks), facts)


@cache
def price(building: Building, less: int) -> Amounts:
    """What a building costs with one of resource ``less`` removed (-1: none)."""
    clay, wood, stone, gold = (amount - (good == less) for good, amount in enumerate(building.cost))
    return clay, wood, stone, gold


def possible(city: City, building: Building) -> Kinds:
    """The kinds among which the builder must choose: those of the city's discount that this building costs."""
    return among(building, kinds(city))


@cache
def among(building: Building, offered: Kinds) -> Kinds:
    """Those of the goods on which a discount is offered that a building costs."""
    return tuple(good for good in offered if building.cost[good])


@cache
def variants(building: Building, offered: Kinds) -> tuple[Variant, ...]:
    """Every way to build with a discount on one of ``offered``: one for each kind it costs, else at the full price."""
    chosen = among(building, offered)
    if not chosen:
        return ((Build.of(building), *building.cost),)
    return tuple((Build.of(building, less), *price(building, less)) for less in chosen)


def checks(city: City, building: Building, less: int) -> Iterator[Check]:
    """Whether the discount is one that the city has and the card costs, and whether one is chosen where one is due."""
    names = tuple(RESOURCES[good] for good in possible(city, building))
    facts: dict[str, Any] = {"building": building.id, "kinds": names}
    if less >= 0:
        yield Check("provincia.discount.kinds", RESOURCES[less] in names, {**facts, "good": RESOURCES[less]})
    else:
        yield Check("provincia.discount.player-choice", not names, facts)
