"""Valid positions changed at random: what is accepted can be played on, written and read back; the rest is refused.

A game's ``test_mutations.py`` has a subclass of :class:`Mutations` that names its game and where positions come from.
``RULESIM_EXAMPLES=100000`` tries more than the usual number. The number of a trial brings a fault back.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

import pytest

import rulesim
from rulesim import CHANCE, Action, BadInput, State
from tests.fuzz import values

USUAL: Final = {"few": 1_000, "more": 9_000}
"""So many positions are tried in every game, the same ones every time; more of them in the thorough tests."""
ACTIONS: Final = 200
"""How far a position that was accepted is played on."""
CHECKED: Final = 20
"""Of so many actions one is checked before it is played."""
ODD: Final[tuple[Any, ...]] = (
    -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 31, 100, 2**31, 10**20, 10**5000, 1.0, 1.5, float("inf"), True, False, None,
    "", "x", "0", "\ud800", "a" * 3000, [], [0], [[]], [None], {}, {"x": 1}, {"colour": {}},
)  # fmt: skip
"""What nobody would write on purpose."""

Path = tuple[Any, ...]
Read = Callable[[dict[str, Any]], State]


def paths(data: Any, way: Path = ()) -> Iterator[Path]:
    """The way to every part of plain data but the whole."""
    parts = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield (*way, key)
        yield from paths(part, (*way, key))


def copied(data: Any) -> Any:
    """A copy of plain data, several times as fast as ``deepcopy``."""
    if type(data) is dict:
        return {key: copied(part) for key, part in data.items()}
    return [copied(part) for part in data] if type(data) is list else data


def at(data: Any, way: Path) -> Any:
    for key in way:
        data = data[key]
    return data


def changed_table(text: str, kind: str, what: int) -> str:
    """The text of a table with one number changed, or a line twice, or two cells or lines in each other's place."""
    pattern = r"\b\d+\b" if kind == "near" else r"[^\n]+\n" if kind == "twice" or what % 5 == 0 else r"[^,\s\[\]=]+"
    found = [*re.finditer(pattern, text)]
    if not found:
        return text
    one, other = found[what % len(found)], found[what // 7 % len(found)]
    if kind == "near":
        new = str(max(0, int(one[0]) + (-1, 1, -2, 2, 90, -90)[what // 11 % 6]))
        return text[: one.start()] + new + text[one.end() :]
    if kind == "twice":
        return text[: one.end()] + text[one.start() :]
    first, second = sorted((one, other), key=re.Match.start)
    if first is second:
        return text
    return text[: first.start()] + second[0] + text[first.end() : second.start()] + first[0] + text[second.end() :]


def name(way: Path) -> str:
    """The field that a way ends in, whatever its numbers are."""
    return next((key for key in reversed(way) if isinstance(key, str)), "")


class Pool:
    """Valid positions of one game as plain data, and what stands anywhere in them by the name of its field."""

    def __init__(self, positions: Sequence[dict[str, Any]]) -> None:
        self.positions = positions
        self.ways = [[*paths(data)] for data in positions]
        found: dict[str, dict[str, Any]] = {}
        for data, ways in zip(positions, self.ways, strict=True):
            for way in ways:
                part = at(data, way)
                found.setdefault(name(way), {}).setdefault(json.dumps(part, sort_keys=True), part)
        self.parts = {field: tuple(parts.values()) for field, parts in found.items()}

    def mutated(self, rng: random.Random) -> dict[str, Any]:
        """A copy of any of the positions with one to three changes."""
        chosen = rng.randrange(len(self.positions))
        data, ways = copied(self.positions[chosen]), self.ways[chosen]
        for change in range(rng.randrange(1, 4)):
            ways = [*paths(data)] if change else ways
            if ways:
                self._change(data, rng.choice(KINDS), rng.choice(ways), rng.randrange(2**16))
        return data

    def _change(self, data: dict[str, Any], kind: str, way: Path, what: int) -> None:
        holder, key = at(data, way[:-1]), way[-1]
        known = self.parts.get(name(way), ODD)
        if kind == "odd":
            holder[key] = copied(ODD[what % len(ODD)])
        elif kind == "other":
            holder[key] = copied(known[what % len(known)])
        elif kind == "without":
            del holder[key]
        elif kind == "near" and type(holder[key]) is int:
            holder[key] += (-1, 1, -2, 2)[what % 4]
        elif isinstance(holder[key], str) and "\n" in holder[key]:
            holder[key] = changed_table(holder[key], kind, what)
        elif isinstance(holder, list):
            if kind == "twice":
                holder.insert(what % (len(holder) + 1), copied(holder[key]))
            else:
                other = what % len(holder)
                holder[key], holder[other] = holder[other], holder[key]


KINDS: Final = ("other", "other", "near", "without", "twice", "swap", "odd")


def written(state: State) -> dict[str, Any]:
    """A position as a file has it."""
    return json.loads(json.dumps(state.to_dict(), allow_nan=False))


def assert_sound(state: State, read: Read) -> None:
    """A position can be written and read back, and played on: no step without a legal action, no fault."""
    rng = random.Random(0)
    assert read(written(state)) == state
    for seat in range(state.players):
        state.view(seat)
        state.imagine(seat, rng)
    for number in range(ACTIONS):
        if state.is_over:
            assert not [*state.legal_actions()]
            break
        # Whether checks and lists of legal actions agree is the business of other tests: here some are enough.
        (state.apply if number % CHECKED else state.play)(chosen(state, rng))
    assert read(written(state)) == state
    state.scores()
    state.winners()


def chosen(state: State, rng: random.Random) -> Action:
    """Any legal action, or what chance decides: all that it may decide is a long list."""
    if state.player == CHANCE:
        return state.sample(rng)
    legal = state.legal_actions()
    assert legal, f"stuck: {written(state)}"
    return legal[int(rng.random() * len(legal))]


class Mutations:
    """What holds for whatever ``position()`` and ``from_dict()`` are given, in every game."""

    game: ClassVar[str]

    @classmethod
    def positions(cls) -> Iterator[dict[str, Any]]:
        """Valid positions as plain data, from all phases of a game: written ones, and shapes that people type."""
        raise NotImplementedError

    @classmethod
    @cache
    def pool(cls) -> Pool:
        return Pool([*cls.positions()])

    @classmethod
    def try_out(cls, read: Read, data: dict[str, Any]) -> bool:
        """Whether it was accepted; then it is sound. A refusal names the field and stays short."""
        try:
            state = read(data)
        except BadInput as refused:
            assert refused.field, str(refused)
            assert 0 < len(str(refused)) <= values.MESSAGE, str(refused)[: values.MESSAGE]
            return False
        assert_sound(state, rulesim.find_game(cls.game).from_dict)
        return True

    @pytest.mark.fuzz
    @pytest.mark.parametrize("many", ["few", pytest.param("more", marks=pytest.mark.thorough)])
    def test_what_is_accepted_can_be_played_on_and_read_back(self, many: str) -> None:
        pool, module = self.pool(), rulesim.find_game(self.game)
        accepted = Counter[bool]()
        for rng in values.trials(USUAL[many], f"{many}/{self.game}"):
            data, typed = pool.mutated(rng), rng.random() < 0.5
            read: Read = (lambda data: module.position(**data)) if typed else module.from_dict
            try:
                accepted[self.try_out(read, data)] += 1
            except Exception as fault:
                fault.add_note(f"trial {accepted.total()}, read by {'position' if typed else 'from_dict'}: {data}")
                raise
        assert min(accepted[True], accepted[False]) > accepted.total() // 100, accepted

    def test_the_positions_that_it_begins_with_are_valid(self) -> None:
        for data in self.pool().positions:
            assert self.try_out(lambda data: rulesim.find_game(self.game).position(**data), data)
