"""Every decision of Provincia Romana, as small frozen dataclasses, and the one-line notation of each.

Legal actions are interned. Some kinds (:class:`Look`, :class:`Offer`) and fields describe attempts that the rules never
allow, so that they can be tried and answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Any, Final

from rulesim import notation
from rulesim.game import Action, BadInput
from rulesim.notation import Find, Maker, Notation, unfit
from rulesim.pieces import Piece
from rulesim.provincia.components import (
    DECKS,
    NONE,
    RESOURCES,
    Amounts,
    Bellum,
    Building,
    Card,
    Opes,
    Senate,
    Standing,
    Token,
    Town,
)

# --- chance ---


@dataclass(frozen=True, slots=True, repr=False)
class Start(Action):
    """Chance: ``seat`` (from 0) receives the CAESAR card for round 1."""

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat + 1}"


@dataclass(frozen=True, slots=True, repr=False)
class Reveal(Action):
    """Chance: this card comes from where one lies face down: laid open, dealt, drawn, or taken unseen."""

    card: Card

    def __str__(self) -> str:
        return f"reveal {self.card.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Action):
    """Chance: the next seat is dealt this combat token."""

    token: Token

    def __str__(self) -> str:
        return f"deal {self.token.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Gauls(Action):
    """Chance: this is the combat card of the round."""

    card: Bellum

    def __str__(self) -> str:
        return f"gauls {self.card.id}"


# --- set-up and phase 1 ---


@dataclass(frozen=True, slots=True, repr=False)
class Settle(Action):
    """Choose a city board."""

    town: Town

    def __str__(self) -> str:
        return f"city {self.town.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Choose(Action):
    """Choose a deck (index of ``components.DECKS``) in phase 1."""

    deck: int

    def __str__(self) -> str:
        return f"choose {DECKS[self.deck]}"


@dataclass(frozen=True, slots=True, repr=False)
class Pick(Action):
    """Take the card on a place of the selection: 0 to 3 lie face up, 4 and 5 face down."""

    place: int

    def __str__(self) -> str:
        return f"pick {self.place + 1}"


# --- phase 2 and the final turns ---


@dataclass(frozen=True, slots=True, repr=False)
class Build(Action):
    """Build a building from hand. ``less``: the resource that a discount removes one of; -1: none."""

    building: Building
    less: int = -1

    def __str__(self) -> str:
        return f"build {self.building.id}" + (f" less {RESOURCES[self.less]}" if self.less >= 0 else "")


@dataclass(frozen=True, slots=True, repr=False)
class Play(Action):
    """Play a senate card from hand.

    ``times``: how often a COMMERCIUM exchanges. ``goods``: what a CORRUPTIO is paid with. ``seat``: the opponent whom
    CONCUSSIO or CONIURATIO is aimed at (from 0, -1: none); ``target``: the building that CONIURATIO destroys.
    """

    card: Senate
    times: int = 0
    goods: Amounts = NONE
    seat: int = -1
    target: Standing | None = None

    def __str__(self) -> str:
        times = f" {self.times}x" if self.times else ""
        goods = f" for {goods_text(self.goods)}" if any(self.goods) else ""
        whom = f" on {self.seat + 1}" if self.seat >= 0 else ""
        return f"play {self.card.id}{times}{goods}{whom}" + (f" {self.target.id}" if self.target else "")


@dataclass(frozen=True, slots=True, repr=False)
class Trade(Action):
    """Buy one of a good (index of ``components.RESOURCES``) from the supply for gold."""

    good: int

    def __str__(self) -> str:
        return f"buy {RESOURCES[self.good]}"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Action):
    """Discard a card: a second copy of a unique building, or one too many at the end of phase 2."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card.id}"


@dataclass(frozen=True, slots=True, repr=False)
class End(Action):
    """End the turn: no more cards in phase 2 or in the final turn, no more activations in phase 5."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True, repr=False)
class Keep(Action):
    """CONSUETUDO: take this one of the cards looked at."""

    card: Building

    def __str__(self) -> str:
        return f"keep {self.card.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Put(Action):
    """CONSUETUDO: put this card back under those put back before; the first one put back lies on top."""

    card: Building

    def __str__(self) -> str:
        return f"put {self.card.id}"


# --- phases 3 and 5, and the one reaction ---


@dataclass(frozen=True, slots=True, repr=False)
class Lay(Action):
    """Lay a combat token face down."""

    token: Token

    def __str__(self) -> str:
        return f"lay {self.token.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Lose(Action):
    """Lose this building, after a lost combat."""

    standing: Standing

    def __str__(self) -> str:
        return f"lose {self.standing.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Protect(Action):
    """Play AEDILES: the building that is about to be destroyed stays."""

    def __str__(self) -> str:
        return "aediles"


@dataclass(frozen=True, slots=True, repr=False)
class Suffer(Action):
    """Do not play AEDILES against a CONIURATIO: the building is destroyed."""

    def __str__(self) -> str:
        return "suffer"


@dataclass(frozen=True, slots=True, repr=False)
class Activate(Action):
    """Activate an inactive building."""

    building: Building

    def __str__(self) -> str:
        return f"activate {self.building.id}"


# --- attempts that are never legal ---

SIGHTS: Final = ("card", "hand", "bellum", "token")
"""What one may try to look at: a face-down card of the selection (by place), another's hand (by seat), a combat card
that is face down (by round), who played a token (by seat)."""


@dataclass(frozen=True, slots=True, repr=False)
class Look(Action):
    """Try to look at something secret: ``what`` is one of :data:`SIGHTS`, ``number`` says which, from 1."""

    what: str
    number: int

    def __str__(self) -> str:
        return f"look {self.what} {self.number}"


@dataclass(frozen=True, slots=True, repr=False)
class Offer(Action):
    """Try to trade with another player (``seat`` from 0)."""

    seat: int

    def __str__(self) -> str:
        return f"offer {self.seat + 1}"


CHANCES: Final = (Start, Reveal, Deal, Gauls)
"""The kinds of chance's actions."""
KINDS: Final = (
    *CHANCES,
    Settle, Choose, Pick, Build, Play, Trade, Discard, End, Keep, Put, Lay, Lose, Protect, Suffer, Activate,
    Look, Offer,
)  # fmt: skip
"""Every kind of action of this game."""

# --- what their fields may be ---

MOST: Final = 99
"""No number in an action is higher than that."""
SEATS: Final = 6
"""No game has more seats."""
_SEAT, _COUNT, _NUMBER = (0, SEATS - 1), (0, MOST), (1, MOST)
_CARDS: Final = (Building, Senate, Opes)
_ALLOWED: Final[dict[type[Action], dict[str, Any]]] = {
    Start: {"seat": _SEAT},
    Reveal: {"card": _CARDS},
    Deal: {"token": (Token,)},
    Gauls: {"card": (Bellum,)},
    Settle: {"town": (Town,)},
    Choose: {"deck": (0, len(DECKS) - 1)},
    Pick: {"place": (0, MOST - 1)},
    Build: {"building": (Building,), "less": (-1, len(RESOURCES) - 1)},
    Play: {
        "card": (Senate,),
        "times": _COUNT,
        "goods": _COUNT,
        "seat": (-1, SEATS - 1),
        "target": (Standing, NoneType),
    },
    Trade: {"good": (0, len(RESOURCES) - 1)},
    Discard: {"card": _CARDS},
    Keep: {"card": (Building,)},
    Put: {"card": (Building,)},
    Lay: {"token": (Token,)},
    Lose: {"standing": (Standing,)},
    Activate: {"building": (Building,)},
    Look: {"what": SIGHTS, "number": _NUMBER},
    Offer: {"seat": _SEAT},
}
"""Per field the lowest and highest number (of ``goods``: of each resource), its words, or the classes of its piece."""


_COUNTS: Final = {"goods": len(RESOURCES)}


def misfit(action: Action) -> BadInput | None:
    """The refusal of an action with a field that no notation can give it; None if there is no such field.

    Actions that are parsed or listed as legal need not be asked.
    """
    found = notation.misfit(action, _ALLOWED, _COUNTS)
    return found or (_misfit_target(action) if type(action) is Play else None)


def _misfit_target(action: Play) -> BadInput | None:
    """A building that is aimed at is in somebody's city."""
    if action.target is not None and action.seat < 0:
        return unfit(action, "seat", action.seat, f"0 to {SEATS - 1} with a target")
    return None


# --- interned actions: the same decision is the same object ---

STARTS: Final = tuple(Start(seat) for seat in range(SEATS))
CHOICES: Final = tuple(Choose(deck) for deck in range(len(DECKS)))
PICKS: Final = tuple(Pick(place) for place in range(6))
TRADES: Final = tuple(Trade(good) for good in range(len(RESOURCES)))
END: Final = End()
PROTECT: Final = Protect()
SUFFER: Final = Suffer()

reveal: Final = cache(Reveal)
deal: Final = cache(Deal)
gauls: Final = cache(Gauls)
settle: Final = cache(Settle)
build: Final = cache(Build)
discard: Final = cache(Discard)
keep: Final = cache(Keep)
put: Final = cache(Put)
lay: Final = cache(Lay)
lose: Final = cache(Lose)
activate: Final = cache(Activate)
_play: Final = cache(Play)


def play(card: Senate, times: int = 0, goods: Amounts = NONE, seat: int = -1, target: Standing | None = None) -> Play:
    """The one action that plays this card so."""
    return _play(card, times, goods, seat, target)


# --- notation ---

FORMS: Final = (
    "city massilia; choose spqr, pick 3; build templum, build statua less stone, play legio, play commercium_07 2x, "
    "play corruptio for C2 S1, play concussio on 2, play coniuratio on 2 villa active, buy wood, discard forum, end; "
    "keep circus, put forum; lay red+1; lose statio active, aediles, suffer; activate emporium; "
    "look hand 2, offer 2; start 1, reveal forum, deal red-2, gauls bellum_04"
)

_SEAT_FORM: Final = r"([1-6])"
_ID: Final = r"([\w.+\-]+)"
_GOODS: Final = r"([CWSG]\d{1,2}(?: [CWSG]\d{1,2}){0,3})"


def goods_text(goods: Iterable[int]) -> str:
    """An amount in short: ``"C2 S1"``; "none"."""
    return " ".join(f"{letter}{count}" for letter, count in zip(_LETTERS, goods, strict=True) if count) or "none"


def read_goods(text: str) -> Amounts:
    """The amount that ``"C2 S1"`` or ``"none"`` stands for."""
    counts = dict.fromkeys(_LETTERS, 0)
    for letter, count in re.findall(r"([CWSG])(\d+)", text.upper()):
        counts[letter] += int(count)
    return counts["C"], counts["W"], counts["S"], counts["G"]


_LETTERS: Final = "CWSG"

_GRAMMAR: Final[tuple[tuple[str, Maker], ...]] = (
    (rf"start {_SEAT_FORM}", lambda find, m: STARTS[int(m[0]) - 1]),
    (rf"reveal {_ID}", lambda find, m: reveal(find(m[0], _CARDS))),
    (rf"deal {_ID}", lambda find, m: deal(find(m[0], Token))),
    (rf"gauls {_ID}", lambda find, m: gauls(find(m[0], Bellum))),
    (rf"city {_ID}", lambda find, m: settle(find(m[0], Town))),
    (rf"choose ({'|'.join(DECKS)})", lambda find, m: CHOICES[DECKS.index(m[0])]),
    (r"pick ([1-9]\d?)", lambda find, m: PICKS[int(m[0]) - 1] if int(m[0]) <= len(PICKS) else Pick(int(m[0]) - 1)),
    (rf"build {_ID}(?: less ({'|'.join(RESOURCES)}))?", lambda find, m: _building(find, *m)),
    (
        rf"play {_ID}(?: ([1-9]\d?)x)?(?: for {_GOODS})?(?: on {_SEAT_FORM}(?: {_ID}( active)?)?)?",
        lambda find, m: _playing(find, *m),
    ),
    (rf"buy ({'|'.join(RESOURCES)})", lambda find, m: TRADES[RESOURCES.index(m[0])]),
    (rf"discard {_ID}", lambda find, m: discard(find(m[0], _CARDS))),
    (r"end", lambda find, m: END),
    (rf"keep {_ID}", lambda find, m: keep(find(m[0], Building))),
    (rf"put {_ID}", lambda find, m: put(find(m[0], Building))),
    (rf"lay {_ID}", lambda find, m: lay(find(m[0], Token))),
    (rf"lose {_ID}( active)?", lambda find, m: lose(_standing(find, *m))),
    (r"aediles", lambda find, m: PROTECT),
    (r"suffer", lambda find, m: SUFFER),
    (rf"activate {_ID}", lambda find, m: activate(find(m[0], Building))),
    (rf"look ({'|'.join(SIGHTS)}) ([1-9]\d?)", lambda find, m: Look(m[0], int(m[1]))),
    (rf"offer {_SEAT_FORM}", lambda find, m: Offer(int(m[0]) - 1)),
)


def _building(find: Find, id: str, less: str | None) -> Build:
    return build(find(id, Building), RESOURCES.index(less) if less else -1)


def _playing(
    find: Find, id: str, times: str | None, goods: str | None, seat: str | None, target: str | None, active: str | None
) -> Play:
    return play(
        find(id, Senate),
        int(times) if times else 0,
        read_goods(goods) if goods else NONE,
        int(seat) - 1 if seat else -1,
        _standing(find, target, active) if target else None,
    )


def _standing(find: Find, id: str, active: str | None) -> Standing:
    building: Building = find(id, Building)
    if active and building.active:
        raise BadInput("action", f"action: {id} is never activated; name it without 'active'.")
    return Standing.of(building, building.active or bool(active))


_NOTATION: Final = Notation("Provincia Romana", FORMS, _GRAMMAR)


def parse(text: str, pieces: Mapping[str, Piece]) -> Action:
    """The action that ``text`` names; ``pieces``: every component by its id. Raises :class:`~rulesim.game.BadInput`."""
    return _NOTATION.parse(text, lambda: pieces)
