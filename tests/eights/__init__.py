"""Crazy Eights as a fourth game: all that a game of one's own needs to be played, saved, shared and compared.

Chance deals five cards each and turns one up. In turn a card of the same suit or rank is played, or an eight, which
names the suit to follow; or one card is drawn, and when no card is left the turn is passed. Who has no card left ends
the game, as do passes all round; cards left in hand count against their holder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from rulesim.fields import LEFT_OUT, LISTS, Fielded, field, names_in_data, to_lists
from rulesim.game import CHANCE, Action, BadInput, Check, Event, Game, ScoreLine, ScoreSheet, register, unknown
from rulesim.game import State as Contract
from rulesim.options import RuleOptions
from rulesim.outside import shown

SUITS = "CDHS"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
HAND = 5


@dataclass(frozen=True, slots=True)
class Move(Action):
    """``deal`` and ``play`` name a card, an eight that is played also the ``suit``; ``draw`` and ``pass`` do not."""

    kind: str
    card: str = ""
    suit: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.kind, self.card, self.suit)))


def points(card: str) -> int:
    """What a card left in hand counts."""
    rank = card[:-1]
    return 50 if rank == "8" else 10 if rank in "JQK" else RANKS.index(rank) + 1


class State(Fielded, Contract):
    """``seat``: whose turn it is, or who gets the card that chance deals. ``suit``: the one to follow."""

    game: ClassVar[str] = "eights"
    players: int = field()
    player: int = field(CHANCE)
    hands: list[list[str]] = field(lambda state: [[] for _ in range(state.players)], kept=LISTS, write=to_lists)
    top: str = field("")
    suit: str = field("")
    seat: int = field(0)
    passes: int = field(0)
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
            return [Move("deal", card) for card in self.stock]
        found = [Move("play", c, s) for c in self.hands[self.seat] if self.fits(c) for s in self.suits(c)]
        return [*found, Move("draw" if self.stock else "pass")]

    def fits(self, card: str) -> bool:
        """Whether a card may follow the one on top."""
        return card[:-1] in ("8", self.top[:-1]) or card[-1] == self.suit

    @staticmethod
    def suits(card: str) -> Sequence[str]:
        """The suits that must be named with a card: one of four with an eight, else none."""
        return SUITS if card[:-1] == "8" else ("",)

    def expect(self, action: Action) -> None:
        if not isinstance(action, Move):
            raise BadInput("action", f"action: {shown(action)} is no move of Crazy Eights.")

    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        assert isinstance(action, Move)
        who = self.player if seat is None else seat
        yield Check("eights.turn.over", not self.is_over)
        yield Check("eights.turn.order", who == self.player, {"asked": who + 1, "active": self.player + 1})
        yield Check("eights.turn.kind", (self.player == CHANCE) == (action.kind == "deal"))
        if action.kind == "play" and self.player != CHANCE:
            facts = {"card": action.card, "top": self.top, "suit": self.suit}
            yield Check("eights.play.own", action.card in self.hands[self.seat], facts)
            yield Check("eights.play.match", self.fits(action.card), facts)
        else:
            yield Check("eights.draw.stock", action in self.legal_actions(), {"left": len(self.stock)})

    def apply(self, action: Action) -> None:
        assert isinstance(action, Move)
        if action.kind == "deal":
            self._deal(action.card)
            return
        self.passes = self.passes + 1 if action.kind == "pass" else 0
        if action.kind == "draw":
            self.player = CHANCE
            return
        if action.kind == "play":
            self.hands[self.seat].remove(action.card)
            self.top, self.suit = action.card, action.suit or action.card[-1]
            self.note("eights.play.match", card=action.card, seat=self.seat + 1)
        self._next()

    def _deal(self, card: str) -> None:
        if not self.top and len(self.hands[self.seat]) == HAND:  # all have their hands
            self.top, self.suit, self.player = card, card[-1], self.seat
            return
        self.hands[self.seat] = sorted([*self.hands[self.seat], card], key=CARDS.index)
        self._next()
        if not self.top:
            self.player = CHANCE

    def _next(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.player = self.seat

    def sample(self, rng: Any) -> Action:
        return Move("deal", rng.choice(self.stock))

    def scores(self) -> list[ScoreSheet]:
        lost = [sum(map(points, hand)) for hand in self.hands]
        return [
            ScoreSheet(seat, (ScoreLine("eights.score.hand", -own, {"cards": len(self.hands[seat])}),),
                       rank=1 + sum(other < own for other in lost))
            for seat, own in enumerate(lost)
        ]  # fmt: skip

    def view(self, seat: int) -> dict[str, Any]:
        hands = [hand[:] if owner == seat else len(hand) for owner, hand in enumerate(self.hands)]
        return self.to_dict() | {"hands": hands}

    def imagine(self, seat: int, rng: Any) -> State:
        new = self.copy()
        unseen = [*self.stock, *(card for owner, hand in enumerate(self.hands) if owner != seat for card in hand)]
        rng.shuffle(unseen)
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                new.hands[owner] = sorted((unseen.pop() for _ in hand), key=CARDS.index)
        return new

    def to_dict(self) -> dict[str, Any]:
        return {"game": self.game} | self.fields_to_dict()

    def parse(self, text: str) -> Action:
        kind, card, suit, *more = [*text.split(), "", "", ""]
        eight = kind == "play" and card[:-1] == "8"
        named = card in CARDS if kind in ("deal", "play") else not card
        known = kind in ("deal", "play", "draw", "pass") and named and not any(more)
        if not known or (suit not in tuple(SUITS) if eight else suit):
            raise BadInput("action", f"action: {shown(text)} is no move; moves look like: play 7H, play 8H S, draw.")
        return Move(kind, card, suit)


def new_game(players: int | None = None) -> State:
    """A new game for 2 to 4 players."""
    if players is None or type(players) is not int or not 2 <= players <= 4:
        raise BadInput("players", f"players: 2 to 4 play, not {shown(players)}.")
    return State(players)


FIELDS = ("game", *names_in_data(State))


def from_dict(data: Mapping[str, Any]) -> State:
    """The position that ``to_dict`` described."""
    for name in data:
        if name not in FIELDS:
            raise unknown("field", name, FIELDS)
    for name in FIELDS:
        if name not in data:
            raise BadInput(name, f"{name}: the field is missing.")
    state = new_game(data["players"])
    for name in names_in_data(State):
        setattr(state, name, data[name])
    state.hands = to_lists(data["hands"])
    return state


def position(**data: Any) -> State:
    """Any position; what is left out is as at the start."""
    return from_dict(new_game(data.get("players", 2)).to_dict() | data)


GAME = register(
    Game(
        name="eights",
        state=State,
        new_game=new_game,
        position=position,
        from_dict=from_dict,
        options=RuleOptions,
        folder=Path(__file__).parent,
    )
)
