"""A tiny whole game with hidden hands, to test that nothing looks into them.

Chance deals each player four of the cards 1 to 12, one at a time. Then both play a card openly, seat 1 first; the
higher one scores a point. After four rounds the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar

from rulesim.game import CHANCE, Action, BadInput, Check, Event, Game, ScoreLine, ScoreSheet, _registered
from rulesim.game import State as Contract
from rulesim.options import RuleOptions

HAND = 4
CARDS = 12


@dataclass(frozen=True, slots=True)
class Card(Action):
    """Deal it, if chance decides; else play it."""

    number: int

    def __str__(self) -> str:
        return f"card {self.number}"


class State(Contract):
    __slots__ = ("hands", "journal", "open", "player", "players", "points", "stock")

    game: ClassVar[str] = "hands"
    journal: list[Event] | None

    def __init__(self) -> None:
        self.players, self.player = 2, CHANCE
        self.hands: list[list[int]] = [[], []]
        self.stock = [*range(1, CARDS + 1)]
        self.open, self.points = 0, [0, 0]
        self.journal = None

    @property
    def is_over(self) -> bool:
        return self.player != CHANCE and not any(self.hands)

    def legal_actions(self) -> Sequence[Action]:
        if self.is_over:
            return ()
        return [Card(number) for number in (self.stock if self.player == CHANCE else self.hands[self.player])]

    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        yield Check("hands.card", action in self.legal_actions())

    def apply(self, action: Action) -> None:
        assert isinstance(action, Card)
        if self.player == CHANCE:
            self.stock.remove(action.number)
            hand = self.hands[len(self.hands[0]) >= HAND]
            hand.append(action.number)
            hand.sort()
            if len(self.hands[1]) == HAND:
                self.player = 0
            return
        self.hands[self.player].remove(action.number)
        if self.player == 0:
            self.open, self.player = action.number, 1
        else:
            self.points[action.number > self.open] += 1
            self.open, self.player = 0, 0

    def sample(self, rng: Any) -> Action:
        return rng.choice(self.legal_actions())

    def copy(self) -> State:
        new = State.__new__(State)
        new.players, new.player, new.journal = self.players, self.player, None
        new.hands, new.stock = [hand[:] for hand in self.hands], self.stock[:]
        new.open, new.points = self.open, self.points[:]
        return new

    def scores(self) -> list[ScoreSheet]:
        best = max(self.points)
        return [
            ScoreSheet(seat, (ScoreLine("hands.card", own),), (), 1 + (own < best))
            for seat, own in enumerate(self.points)
        ]

    def view(self, seat: int) -> dict[str, Any]:
        data = self.to_dict()
        data["hands"] = [hand if of == seat else len(hand) for of, hand in enumerate(data["hands"])]
        data["stock"] = len(data["stock"])
        return data

    def imagine(self, seat: int, rng: Any) -> State:
        new = self.copy()
        unknown = sorted(new.hands[1 - seat] + new.stock)
        rng.shuffle(unknown)
        size = len(new.hands[1 - seat])
        new.hands[1 - seat], new.stock = sorted(unknown[:size]), sorted(unknown[size:])
        return new

    def to_dict(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "hands": [hand[:] for hand in self.hands],
            "stock": self.stock[:],
            "open": self.open,
            "points": self.points[:],
        }

    def parse(self, text: str) -> Action:
        word, _, number = text.partition(" ")
        if word != "card" or not number.isdecimal():
            raise BadInput("action", f"action: {text!r} is no card.")
        return Card(int(number))


def new_game(players: int = 2) -> State:
    return State()


def from_dict(data: Mapping[str, Any]) -> State:
    state = State()
    for name, value in deepcopy(dict(data)).items():
        setattr(state, name, value)
    return state


GAME = Game(
    state=State,
    new_game=new_game,
    position=lambda **data: from_dict(data),
    from_dict=from_dict,
    options=RuleOptions,
)


def install(monkeypatch: Any) -> None:
    """Make ``rulesim.new_game("hands", 2)`` work for one test."""
    monkeypatch.setitem(_registered, "hands", GAME)
