"""Crazy Eights as a fourth game, which no shared file knows: its rules here, its pictures and lessons beside it.

Chance deals five cards each and turns one up. In turn a card of the same suit or rank is played, or an eight, which
names the suit to follow; or one card is drawn, if there is one. Who has no card left ends the game, as do draws all
round that find no card; cards left in hand count against their holder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rulesim.fields import LEFT_OUT, LISTS, Fielded, field, names_in_data, to_lists
from rulesim.game import CHANCE, Action, BadInput, Check, Event, Game, ScoreLine, ScoreSheet, register, unknown
from rulesim.moves import Declared, Moves, MoveState, word
from rulesim.options import RuleOptions
from rulesim.outside import shown
from rulesim.plain import as_list, as_object
from rulesim.positions import Reader, check_kind

SUITS = ("C", "D", "H", "S")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
HAND = 5
FOLDER = Path(__file__).parent
MOVES = Moves("Crazy Eights")


@MOVES.kind("deal {card}", "deal 7H")
class Deal(Declared):
    """Chance gives a card to who is to have one, or turns it up."""

    card: str = word(CARDS)


@MOVES.kind("play {card}[ as {suit}]", "play 7H", "play 8H as S")
class Play(Declared):
    """Play a card; with an eight a suit is named."""

    card: str = word(CARDS)
    suit: str | None = word(SUITS, default=None)


@MOVES.kind("draw")
class Draw(Declared):
    """Have a card dealt to oneself; where none is left, do nothing."""


def points(hand: Sequence[str]) -> int:
    """What the cards left in a hand count."""
    return sum({"8": 50, "J": 10, "Q": 10, "K": 10}.get(card[:-1], RANKS.index(card[:-1]) + 1) for card in hand)


class State(Fielded, MoveState):
    """``seat``: whose turn it is, or who gets the card that chance deals. ``suit``: the one to follow."""

    game: ClassVar[str] = "eights"
    MOVES = MOVES
    players: int = field()
    player: int = field(CHANCE, usual=CHANCE, low=CHANCE, high=lambda state: state.players - 1)
    seat: int = field(0, high=lambda state: state.players - 1)
    hands: list[list[str]] = field(lambda state: [[] for _ in range(state.players)], kept=LISTS, write=to_lists)
    top: str = field("", words=("", *CARDS), usual="")
    suit: str = field("", words=("", *SUITS), usual=lambda state: state.top[-1:])
    passes: int = field(0, high=lambda state: state.players)
    journal: list[Event] | None = field(None, kept=LEFT_OUT, told="")

    def __init__(self, players: int) -> None:
        self.players = players
        self.begin()

    @property
    def stock(self) -> list[str]:
        """Every card that lies in no hand and not on top: what is played goes back under the stock."""
        out = {self.top, *(card for hand in self.hands for card in hand)}
        return [card for card in CARDS if card not in out]

    @property
    def is_over(self) -> bool:
        return bool(self.top) and self.player != CHANCE and (not all(self.hands) or self.passes == self.players)

    def legal_actions(self) -> Sequence[Action]:
        if self.is_over:
            return ()
        if self.player == CHANCE:
            return [Deal.of(card) for card in self.stock]
        hand = (card for card in self.hands[self.seat] if self.fits(card))
        found = [Play.of(card, *named) for card in hand for named in (zip(SUITS) if card[:-1] == "8" else [()])]
        return [*found, Draw.of()]

    def fits(self, card: str) -> bool:
        """Whether a card may follow the one on top."""
        return card[:-1] in ("8", self.top[:-1]) or card[-1] == self.suit

    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        who = self.player if seat is None else seat
        yield Check("eights.turn.over", not self.is_over)
        yield Check("eights.turn.order", who == self.player, {"asked": who + 1, "active": self.player + 1})
        yield Check("eights.turn.kind", (self.player == CHANCE) == isinstance(action, Deal))
        if isinstance(action, Play) and self.player != CHANCE:
            facts = {"card": action.card, "top": self.top, "suit": self.suit}
            yield Check("eights.play.own", action.card in self.hands[self.seat], facts)
            yield Check("eights.play.match", self.fits(action.card), facts)
            yield Check("eights.play.suit", (action.card[:-1] == "8") == bool(action.suit), facts)
        else:
            there = isinstance(action, Draw) or action in self.legal_actions()
            yield Check("eights.draw.stock", there, {"left": len(self.stock)})

    def apply(self, action: Action) -> None:
        if isinstance(action, Deal):
            self._deal(action.card)
        elif isinstance(action, Play):
            self.hands[self.seat].remove(action.card)
            self.top, self.suit, self.passes = action.card, action.suit or action.card[-1], 0
            self.note("eights.play.match", card=action.card, seat=self.seat + 1)
            self._next()
        else:
            self.note("eights.draw.stock", seat=self.seat + 1, left=len(self.stock))
            self.player, self.passes = CHANCE, 0 if self.stock else self.passes + 1
            if not self.stock:
                self._next()

    def _deal(self, card: str) -> None:
        if not self.top and len(self.hands[self.seat]) == HAND:  # all have their hands
            self.top, self.suit, self.player = card, card[-1], self.seat
        else:
            self.hands[self.seat] = sorted([*self.hands[self.seat], card], key=CARDS.index)
            self._next()

    def _next(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.player = self.seat if self.top else CHANCE

    def sample(self, rng: Any) -> Action:
        return Deal.of(rng.choice(self.stock))

    def scores(self) -> list[ScoreSheet]:
        lost = [*map(points, self.hands)]
        lines = [ScoreLine("eights.score.hand", -own, {"cards": len(self.hands[s])}) for s, own in enumerate(lost)]
        return [ScoreSheet(s, (lines[s],), rank=1 + sum(other < own for other in lost)) for s, own in enumerate(lost)]

    def view(self, seat: int) -> dict[str, Any]:
        return self.to_dict() | {"hands": [hand[:] if s == seat else len(hand) for s, hand in enumerate(self.hands)]}

    def imagine(self, seat: int, rng: Any) -> State:
        new = self.copy()
        unseen = [*self.stock, *(card for s, hand in enumerate(self.hands) if s != seat for card in hand)]
        rng.shuffle(unseen)
        for other, hand in enumerate(self.hands):
            if other != seat:
                new.hands[other] = sorted((unseen.pop() for _ in hand), key=CARDS.index)
        return new

    def to_dict(self) -> dict[str, Any]:
        return {"game": self.game} | self.fields_to_dict()

    def pieces(self) -> dict[str, Any]:
        return {}


def new_game(players: int | None = None) -> State:
    """A new game for 2 to 4 players."""
    if type(players) is not int or not 2 <= players <= 4:
        raise BadInput("players", f"players: 2 to 4 play, not {shown(players)}.")
    return State(players)


def from_dict(data: Mapping[str, Any]) -> State:
    """The position that ``to_dict`` described; what is left out is as at the start. Raises BadInput."""
    reader = Reader(as_object("position", data))
    reader.only(("game", *names_in_data(State)))
    check_kind(reader.data, "eights", "Crazy Eights")
    hands = reader.listed("hands") or []
    state = new_game(reader.data.get("players", len(hands) or 2))
    reader.plain(state, "player", "seat", "top", "suit", "passes")
    if len(hands) not in (0, state.players) or state.player not in ((CHANCE, state.seat) if state.top else (CHANCE,)):
        raise BadInput("hands", "hands: one for each player, and a card on top for whoever is to decide.")
    for seat, hand in enumerate(hands):
        for card in as_list(f"hands[{seat}]", hand):
            if card not in state.stock:
                raise unknown(f"hands[{seat}]", card, state.stock)
            state.hands[seat].append(card)
    return state


GAME = register(Game(
    state=State, new_game=new_game, position=lambda **data: from_dict(data), from_dict=from_dict,
    options=RuleOptions, folder=FOLDER, features=lambda state, seat, own: {"cards": -float(len(state.hands[seat]))},
))  # fmt: skip
