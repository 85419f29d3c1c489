"""Every decision of Provincia Romana.

Some kinds (:class:`Look`, :class:`Offer`) and fields describe attempts that the rules never allow, so that they can be
tried and answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rulesim import moves
from rulesim.game import Action as Action
from rulesim.game import BadInput, wrong
from rulesim.moves import Declared, Find, Moves
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

MOST: Final = 99
"""No number in an action is higher than that."""
SEATS: Final = 6
"""No game has more seats."""
SIGHTS: Final = ("card", "hand", "bellum", "token")
"""What one may try to look at: a face-down card of the selection (by place), another's hand (by seat), a combat card
that is face down (by round), who played a token (by seat)."""
_CARDS: Final = (Building, Senate, Opes)
_LETTERS: Final = "CWSG"

MOVES: Final = Moves("Provincia Romana")


def goods_text(goods: Iterable[int]) -> str:
    """An amount in short: ``"C2 S1"``; "none"."""
    return " ".join(f"{letter}{count}" for letter, count in zip(_LETTERS, goods, strict=True) if count) or "none"


def read_goods(text: str) -> Amounts:
    """The amount that ``"C2 S1"`` or ``"none"`` stands for."""
    counts = dict.fromkeys(_LETTERS, 0)
    for letter, count in re.findall(r"([CWSG])(\d+)", text.upper()):
        counts[letter] += int(count)
    return counts["C"], counts["W"], counts["S"], counts["G"]


def _standing(text: str, find: Find) -> Standing:
    """The building of a city that ``"villa active"`` stands for."""
    id, *active = text.split(" ")
    building: Building = find(id, (Building,))
    if active and building.active:
        raise wrong("action", f"{id} is never activated; name it without 'active'.")
    return Standing.of(building, building.active or bool(active))


_GOODS: Final = moves.numbers(
    MOST, len(RESOURCES), pattern=r"[CWSG]\d{1,2}(?: [CWSG]\d{1,2}){0,3}", read=read_goods, write=goods_text
)
_STANDING: Final = moves.Part(
    pattern=rf"{moves.ID}(?: active)?",
    read=_standing,
    write=lambda standing: standing.id,
    fits=lambda standing: isinstance(standing, Standing),
    allowed="Standing",
)


# --- set-up and phase 1 ---


@MOVES.kind("city {town}", "city massilia")
class Settle(Declared):
    """Choose a city board."""

    town: Town = moves.piece(Town)


@MOVES.kind("choose {deck}", "choose spqr")
class Choose(Declared):
    """Choose a deck (index of ``components.DECKS``) in phase 1."""

    deck: int = moves.word_index(DECKS)


@MOVES.kind("pick {place}", "pick 3")
class Pick(Declared):
    """Take the card on a place of the selection: 0 to 3 lie face up, 4 and 5 face down."""

    place: int = moves.ordinal(MOST - 1)


# --- phase 2 and the final turns ---


@MOVES.kind("build {building}[ less {less}]", "build templum", "build statua less stone")
class Build(Declared):
    """Build a building from hand. ``less``: the resource that a discount removes one of; -1: none."""

    building: Building = moves.piece(Building)
    less: int = moves.word_index(RESOURCES, default=-1)


@MOVES.kind(
    "play {card}[ {times}x][ for {goods}][ on {seat}[ {target}]]",
    "play legio",
    "play commercium_07 2x",
    "play corruptio for C2 S1",
    "play concussio on 2",
    "play coniuratio on 2 villa active",
)
class Play(Declared):
    """Play a senate card from hand.

    ``times``: how often a COMMERCIUM exchanges. ``goods``: what a CORRUPTIO is paid with. ``seat``: the opponent whom
    CONCUSSIO or CONIURATIO is aimed at (from 0, -1: none); ``target``: the building that CONIURATIO destroys.
    """

    card: Senate = moves.piece(Senate)
    times: int = moves.number(1, MOST, default=0)
    goods: Amounts = moves.part(_GOODS, default=NONE)
    seat: int = moves.seat(SEATS, default=-1)
    target: Standing | None = moves.part(_STANDING, default=None)

    def misfit(self) -> BadInput | None:
        """The refusal of a field; a building that is aimed at is in somebody's city."""
        found = Declared.misfit(self)
        if found is None and self.target is not None and self.seat < 0:
            return self.unfit("seat", f"0 to {SEATS - 1} with a target")
        return found


@MOVES.kind("buy {good}", "buy wood")
class Trade(Declared):
    """Buy one of a good (index of ``components.RESOURCES``) from the supply for gold."""

    good: int = moves.word_index(RESOURCES)


@MOVES.kind("discard {card}", "discard forum")
class Discard(Declared):
    """Discard a card: a second copy of a unique building, or one too many at the end of phase 2."""

    card: Card = moves.piece(*_CARDS)


@MOVES.kind("end")
class End(Declared):
    """End the turn: no more cards in phase 2 or in the final turn, no more activations in phase 5."""


@MOVES.kind("keep {card}", "keep circus")
class Keep(Declared):
    """CONSUETUDO: take this one of the cards looked at."""

    card: Building = moves.piece(Building)


@MOVES.kind("put {card}", "put forum")
class Put(Declared):
    """CONSUETUDO: put this card back under those put back before; the first one put back lies on top."""

    card: Building = moves.piece(Building)


# --- phases 3 and 5, and the one reaction ---


@MOVES.kind("lay {token}", "lay red+1")
class Lay(Declared):
    """Lay a combat token face down."""

    token: Token = moves.piece(Token)


@MOVES.kind("lose {standing}", "lose statio active")
class Lose(Declared):
    """Lose this building, after a lost combat."""

    standing: Standing = moves.part(_STANDING)


@MOVES.kind("aediles")
class Protect(Declared):
    """Play AEDILES: the building that is about to be destroyed stays."""


@MOVES.kind("suffer")
class Suffer(Declared):
    """Do not play AEDILES against a CONIURATIO: the building is destroyed."""


@MOVES.kind("activate {building}", "activate emporium")
class Activate(Declared):
    """Activate an inactive building."""

    building: Building = moves.piece(Building)


# --- attempts that are never legal ---


@MOVES.kind("look {what} {number}", "look hand 2")
class Look(Declared):
    """Try to look at something secret: ``what`` is one of :data:`SIGHTS`, ``number`` says which, from 1."""

    what: str = moves.word(SIGHTS)
    number: int = moves.number(1, MOST)


@MOVES.kind("offer {seat}", "offer 2")
class Offer(Declared):
    """Try to trade with another player (``seat`` from 0)."""

    seat: int = moves.seat(SEATS)


# --- chance ---


@MOVES.kind("start {seat}", "start 1")
class Start(Declared):
    """Chance: ``seat`` (from 0) receives the CAESAR card for round 1."""

    seat: int = moves.seat(SEATS)


@MOVES.kind("reveal {card}", "reveal forum")
class Reveal(Declared):
    """Chance: this card comes from where one lies face down: laid open, dealt, drawn, or taken unseen."""

    card: Card = moves.piece(*_CARDS)


@MOVES.kind("deal {token}", "deal red-2")
class Deal(Declared):
    """Chance: the next seat is dealt this combat token."""

    token: Token = moves.piece(Token)


@MOVES.kind("gauls {card}", "gauls bellum_04")
class Gauls(Declared):
    """Chance: this is the combat card of the round."""

    card: Bellum = moves.piece(Bellum)


CHANCES: Final = (Start, Reveal, Deal, Gauls)
"""The kinds of chance's actions."""
PHASE_OF: Final[dict[type[Action], str]] = {
    **dict.fromkeys((Settle, Start, Deal), "setup"),
    **dict.fromkeys((Choose, Pick), "select"),
    **dict.fromkeys((Build, Play, Trade, Discard, Keep, Put, Suffer), "play"),
    **dict.fromkeys((Lay, Gauls, Lose), "combat"),
    Activate: "activate",
}
"""The phase of those actions that belong to one phase alone (those of "play" also to the final turns)."""

# --- interned actions: the same decision is the same object ---

CHOICES: Final = tuple(map(Choose.of, range(len(DECKS))))
PICKS: Final = tuple(map(Pick.of, range(6)))
TRADES: Final = tuple(map(Trade.of, range(len(RESOURCES))))
END: Final = End.of()
PROTECT: Final = Protect.of()
SUFFER: Final = Suffer.of()
