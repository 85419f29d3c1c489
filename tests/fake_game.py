"""A tiny but whole game to test what is game-neutral: beads are taken from a heap, and a die says what they are worth.

Chance names who begins. In turn each player takes 1 to ``most`` beads, then the die is rolled: the beads score the
number rolled, and on a 6 one bead goes back (once per game). The last bead ends the game; most points win, ties go to
whoever took fewer beads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from rulesim.game import CHANCE, Action, BadInput, Check, Event, Game, ScoreLine, ScoreSheet, _registered, unknown
from rulesim.game import State as Contract
from rulesim.options import RuleOptions, option


@dataclass(frozen=True, slots=True)
class Take(Action):
    beads: int

    def __str__(self) -> str:
        return f"take {self.beads}"


@dataclass(frozen=True, slots=True)
class Roll(Action):
    pips: int

    def __str__(self) -> str:
        return f"roll {self.pips}"


@dataclass(frozen=True, slots=True)
class Begin(Action):
    seat: int

    def __str__(self) -> str:
        return f"begin {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Options(RuleOptions):
    heap: int = option(12, (12,), "")
    most: int = option(3, (3,), "")


OPTIONS = asdict(Options())
FIELDS = ("game", "players", "player", "heap", "taken", "points", "last", "bonus", "options")


class State(Contract):
    __slots__ = ("bonus", "heap", "journal", "last", "options", "player", "players", "points", "taken")

    game: ClassVar[str] = "heap"
    journal: list[Event] | None

    def __init__(self, players: int, options: Mapping[str, int]) -> None:
        self.players, self.options = players, dict(options)
        self.player, self.heap = CHANCE, self.options["heap"]
        self.taken, self.points = [0] * players, [0] * players
        self.last, self.bonus = -1, True
        self.journal = None

    @property
    def is_over(self) -> bool:
        return self.heap == 0 and self.player == CHANCE and self.last < 0

    def legal_actions(self) -> Sequence[Action]:
        if self.is_over:
            return ()
        if self.player != CHANCE:
            return [Take(n) for n in range(1, min(self.options["most"], self.heap) + 1)]
        if self.last < 0:
            return [Begin(seat) for seat in range(self.players)]
        return [Roll(pips) for pips in range(1, 7)]

    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        yield Check("heap.over", not self.is_over)
        who = self.player if seat is None else seat
        yield Check("heap.turn", who == self.player, {"asked": who + 1, "active": self.player + 1})
        yield Check("heap.kind", type(action) in {type(a) for a in self.legal_actions()})
        if isinstance(action, Take):
            most = min(self.options["most"], self.heap)
            yield Check("heap.take", 1 <= action.beads <= most, {"need": action.beads, "have": most})
        else:
            yield Check("heap.chance", action in self.legal_actions())

    def apply(self, action: Action) -> None:
        if isinstance(action, Begin):
            self.player = action.seat
        elif isinstance(action, Take):
            self.heap -= action.beads
            self.taken[self.player] += action.beads
            self.last, self.player = self.player * 10 + action.beads, CHANCE
            self.note("heap.take", beads=action.beads)
        elif isinstance(action, Roll):
            seat, beads = divmod(self.last, 10)
            self.points[seat] += beads * action.pips
            if action.pips == 6 and self.bonus:
                self.bonus = False
                self.heap += 1
            self.note("heap.roll", pips=action.pips)
            self.last = -1
            self.player = (seat + 1) % self.players if self.heap else CHANCE

    def sample(self, rng: Any) -> Action:
        return rng.choice(self.legal_actions())

    def copy(self) -> State:
        new = object.__new__(State)
        new.players, new.options, new.player, new.heap = self.players, self.options, self.player, self.heap
        new.taken, new.points = self.taken[:], self.points[:]
        new.last, new.bonus, new.journal = self.last, self.bonus, None
        return new

    def scores(self) -> list[ScoreSheet]:
        keys = [(self.points[s], -self.taken[s]) for s in range(self.players)]
        return [
            ScoreSheet(
                seat, (ScoreLine("heap.roll", self.points[seat]),), (-self.taken[seat],), 1 + sum(k > key for k in keys)
            )
            for seat, key in enumerate(keys)
        ]

    def view(self, seat: int) -> dict[str, Any]:
        return self.to_dict() | {"seat": seat}

    def imagine(self, seat: int, rng: Any) -> State:
        return self.copy()

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS} | {
            "taken": self.taken[:],
            "points": self.points[:],
            "options": dict(self.options),
        }

    def parse(self, text: str) -> Action:
        word, _, number = text.partition(" ")
        kinds = {"take": Take, "roll": Roll, "begin": lambda n: Begin(n - 1)}
        if word not in kinds or not number.isdecimal():
            raise BadInput("action", f"action: {text!r} is no move of the heap; moves look like: take 2, roll 6.")
        return kinds[word](int(number))

    def __repr__(self) -> str:
        who = "over" if self.is_over else "chance to decide" if self.player < 0 else f"seat {self.player + 1} to decide"
        return f"<heap, {self.players} players, {self.heap} beads, {who}>"


def new_game(players: int, **options: int) -> State:
    if players not in (2, 3):
        raise BadInput("players", f"players: 2 or 3 play, not {players!r}.")
    for name in options:
        if name not in OPTIONS:
            raise unknown("option", name, OPTIONS)
    return State(players, {**OPTIONS, **options})


def from_dict(data: Mapping[str, Any]) -> State:
    for name in data:
        if name not in FIELDS:
            raise unknown("field", name, FIELDS)
    missing = [name for name in FIELDS if name not in data]
    if missing:
        raise BadInput(missing[0], f"{missing[0]}: the field is missing.")
    state = new_game(data["players"], **data["options"])
    for name in FIELDS[2:]:
        value = data[name]
        setattr(state, name, value[:] if isinstance(value, list) else value)
    return state


GAME = Game(
    state=State,
    new_game=new_game,
    position=lambda **data: from_dict(data),
    from_dict=from_dict,
    options=Options,
)


def install(monkeypatch: Any) -> None:
    """Make ``rulesim.new_game("heap", 2)`` work for one test."""
    monkeypatch.setitem(_registered, "heap", GAME)
