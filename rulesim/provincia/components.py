"""What lies on the table: cards of five kinds, combat tokens, city boards, and the figures of the set-up.

All are facts of one table (see tables.py), never of one position. Equal pieces are the same object, so they compare
by identity, survive copying and pickling as themselves, and cost nothing to share between positions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from itertools import chain
from typing import Any, ClassVar, Final

from rulesim.pieces import Piece, PieceSet, described, words

GOODS: Final = ("clay", "wood", "stone")
"""What is stored and limited; gold is no good."""
CLAY, WOOD, STONE, GOLD = range(4)
RESOURCES: Final = (*GOODS, "gold")
"""Everything that costs are paid with, in the order of :data:`Amounts`."""

DECKS: Final = ("opes", "spqr", "aedificium")
OPES, SPQR, AEDIFICIUM = range(3)
WATERFRONTS: Final = ("portus", "pons")
"""What a city board may show: a harbour or a bridge; also the ids of the buildings that need them."""

MOST: Final = 99
"""No price, gift, strength or number of copies in a table is larger."""
TOKENS: Final = 5
"""Combat tokens of each colour."""

Amounts = tuple[int, int, int, int]
"""So much clay, wood, stone and gold."""
NONE: Final[Amounts] = (0, 0, 0, 0)

Effects = tuple[tuple[str, str, int], ...]
"""What a building gives: when, what, how much, such as ("income", "stone", 1). When: ``onbuild``, ``onactivate``,
``income`` (every phase 5), ``static`` and ``activestatic`` (while it stands; while it stands activated), ``discount``,
``storage``. What: a resource, "morale", "defence", "military", for a discount "any4", for storage "goods"."""

Penalty = tuple[str, Any]
"""What a lost combat costs: a resource, "morale" or "prestige" with a number, or "building" with a category
(``production``, ``defence``, ``basic``, ``prestige``, ``horreum``)."""


def _worded(amounts: Amounts) -> str:
    """Amounts in words: "2 clay and 1 wood"."""
    return words("provincia", "piece_amounts", **dict(zip(RESOURCES, amounts, strict=True)))


@dataclass(frozen=True, slots=True, eq=False)
class Building(Piece):
    """One kind of building card (AEDIFICIUM).

    ``index``: its place among the kinds of its deck. ``copies``: in the box. ``cost``: clay, wood, stone, gold.
    ``tier``: "basic", "prestige" or "storage". ``active``: it works as soon as it is built; else it must be activated.
    ``penalty``: "production", "defence" or "" (the category that a combat card may name). ``waterfront``: "portus" or
    "pons" if the city board must show it, else "".
    """

    id: str
    index: int
    name: str
    copies: int
    cost: Amounts
    prestige: int
    tier: str
    unique: bool
    active: bool
    effects: Effects
    category: str
    penalty: str
    waterfront: str
    provenance: str

    deck: ClassVar[int] = AEDIFICIUM

    def __repr__(self) -> str:
        kinds = ["good" if what in RESOURCES else "kind" for _, what, _ in self.effects]
        does = [
            words("provincia", f"piece_effect_{when}", kind=kind, what=what, number=number)
            for kind, (when, what, number) in zip(kinds, self.effects, strict=True)
        ]
        facts = {"cost": _worded(self.cost), "prestige": self.prestige, "does": does}
        return described("provincia", self.id, "piece_building", **facts)


@dataclass(frozen=True, slots=True, eq=False)
class Senate(Piece):
    """One face of a senate card (SPQR).

    ``kind``: the card's name in small letters, such as "commercium", whose faces differ. ``gold``, ``goods``: the
    price, and how many goods of one's choice. ``stays``: it remains in play. ``give``, ``get``: the exchange of a
    COMMERCIUM, the goods of a PATRONUS (``get``). ``value``: the prestige of a GLORIA, the defence of LEGIO and CONSUL,
    what AEDILES costs against a CONIURATIO, how many cards CONSUETUDO shows.
    """

    id: str
    index: int
    kind: str
    name: str
    copies: int
    gold: int
    goods: int
    stays: bool
    give: Amounts
    get: Amounts
    value: int
    provenance: str

    deck: ClassVar[int] = SPQR

    def __repr__(self) -> str:
        facts = {"give": _worded(self.give), "get": _worded(self.get), "value": self.value}
        does = words("provincia", f"piece_does_{self.kind}", **facts)
        return described("provincia", self.id, "piece_senate", does=does, gold=self.gold, goods=self.goods)


@dataclass(frozen=True, slots=True, eq=False)
class Opes(Piece):
    """A production card: what its upper half (``quaestor``) and its lower half give."""

    id: str
    index: int
    quaestor: Amounts
    lower: Amounts
    provenance: str

    copies: ClassVar[int] = 1
    deck: ClassVar[int] = OPES

    def __repr__(self) -> str:
        return described("provincia", self.id, "piece_opes", quaestor=_worded(self.quaestor), lower=_worded(self.lower))


Card = Building | Senate | Opes
"""A card of one of the three decks; ``card.deck`` is its index in :data:`DECKS`."""


@dataclass(frozen=True, slots=True, eq=False)
class Bellum(Piece):
    """A combat card: its round, the Gauls' strength, and the penalties in the order in which they are tried."""

    id: str
    round: int
    strength: int
    penalties: tuple[Penalty, ...]
    provenance: str

    def __repr__(self) -> str:
        costs = [
            words("provincia", "piece_penalty", what=f"building_{much}" if what == "building" else what,
                  number=1 if what == "building" else much)
            for what, much in self.penalties
        ]  # fmt: skip
        return described("provincia", self.id, "piece_bellum", round=self.round, strength=self.strength, costs=costs)


@dataclass(frozen=True, slots=True, eq=False)
class Token(Piece):
    """A combat token: the colour of the city it changes, and by how much. ``copies``: equal ones of that colour.

    ``own``: the owner of the city is dealt one of them, always. ``id``: such as ``orange+1``.
    """

    id: str
    colour: str
    value: int
    copies: int
    own: bool
    provenance: str

    def __repr__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, eq=False)
class Town(Piece):
    """A city board: its name and colour, what it shows ("portus" or "pons") and its personal building."""

    id: str
    name: str
    colour: str
    shows: str
    personal: str
    provenance: str

    def __repr__(self) -> str:
        return described("provincia", self.id, "piece_town", colour=self.colour, shows=self.shows)


@dataclass(frozen=True, slots=True, eq=False)
class Standing(Piece):
    """A building in a city. ``active``: it works; a building with two sides stands inactive until it is activated."""

    building: Building
    active: bool

    @property
    def id(self) -> str:
        return f"{self.building.id} active" if self.turned else self.building.id

    @property
    def turned(self) -> bool:
        """Whether it was inactive once and has been activated."""
        return self.active and not self.building.active

    def __repr__(self) -> str:
        return self.id


Component = Card | Bellum | Token | Town
"""A piece with an id, but for buildings as they stand."""


def _figure(section: str, key: str, low: int, high: int) -> Any:
    """A figure that stands under a key of a section, and the least and the most that it may be."""
    return field(metadata={"stands": (section, key, low, high)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The figures of setup.toml: counts and limits that the rules name. Amounts of goods in the order of GOODS.

    ``seats``: per number of players one row per place in the turn order: prestige, clay, wood, stone.
    """

    bank: tuple[int, int, int]
    coins: int = _figure("counts", "coins", 1, MOST)
    gold: int = _figure("start", "gold", 0, MOST)
    seats: Mapping[int, tuple[tuple[int, int, int, int], ...]]
    rounds: int
    combat_rounds: tuple[int, ...]
    passes: Mapping[int, int]
    drawn: int = _figure("draft", "drawn", 6, 6)
    face_up: int = _figure("draft", "face_up", 4, 4)
    markers: int = _figure("draft", "markers", 1, 6)
    storage: int = _figure("limits", "storage_without_horreum", 0, MOST)
    hand_limit: int = _figure("limits", "hand_limit", 0, MOST)
    trade_gold: int = _figure("limits", "trade_gold", 1, MOST)
    trade_goods: tuple[int, ...]
    removed: int = _figure("limits", "removed", 0, MOST)
    tokens: int = _figure("limits", "tokens", TOKENS - 1, TOKENS - 1)
    morale: int = _figure("tracks", "morale_start", 0, MOST)
    morale_min: int = _figure("tracks", "morale_min", 0, MOST)
    defence: int = _figure("tracks", "defence_start", -MOST, MOST)
    defence_min: int = _figure("tracks", "defence_min", -MOST, 0)
    tax: int = _figure("upkeep", "tax", 0, MOST)
    unpaid: int = _figure("upkeep", "unpaid", 0, MOST)
    fallback_gold: int = _figure("combat", "fallback_gold", 0, MOST)
    fallback_prestige: int = _figure("combat", "fallback_prestige", 0, MOST)
    activation: int = _figure("activation", "prestige", 0, MOST)
    gold_per_prestige: int = _figure("scoring", "gold_per_prestige", 1, MOST)


FIGURES: Final = {one.name: one.metadata["stands"] for one in fields(Setup) if one.metadata}
"""Figure of :class:`Setup` -> its section and key in the table, and the least and the most that it may be."""


@dataclass(frozen=True, slots=True, eq=False)
class Tables(PieceSet[Component]):
    """All components of one game, standard or an owner's own.

    ``cards``: per deck of :data:`DECKS` its kinds, in the order of their ``index``. ``base``: the tables before the
    options changed them, if they did.
    """

    cards: tuple[tuple[Opes, ...], tuple[Senate, ...], tuple[Building, ...]]
    bellum: tuple[Bellum, ...]
    tokens: tuple[Token, ...]
    towns: tuple[Town, ...]
    setup: Setup
    own: Mapping[str, str]
    base: Tables | None = None
    by_id: Mapping[str, Component] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {piece.id: piece for piece in self.every()})

    def every(self) -> list[Component]:
        """Every piece, table by table."""
        return [*chain(*self.cards), *self.bellum, *self.tokens, *self.towns]

    @property
    def buildings(self) -> tuple[Building, ...]:
        return self.cards[2]

    @property
    def horreum(self) -> Building:
        """The store house that every city begins with."""
        return next(building for building in self.buildings if building.tier == "storage")

    def __repr__(self) -> str:
        cards = sum(card.copies for kinds in self.cards for card in kinds)
        return f"<Provincia Romana tables: {cards} cards, {self.origin}>"
