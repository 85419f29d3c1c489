"""How the tests of Armorica put a position on the table, ask it, and read it.

Cards are written as everywhere: a face (``N[w2 a3]``), a colour (``N``: icons irrelevant) or an id (``G-A-1``),
several of them in one string, left to right. Seats are Python's: 0 is "seat 1" of the notation.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE, Check, IllegalAction
from rulesim.armorica import Card, State, position

START = "N[w2 a3]"
ZONES = ("gaul_row", "roman_row", "discards")
DECKS = ("gaul_deck", "roman_deck")
POSITIONS = Path(rulesim.__file__).parent / "armorica" / "positions"


def cards(text: str) -> list[str]:
    """``"N[w2 a3] Y"`` as the two cards it names."""
    return re.findall(r"[^\s\[]+(?:\[[^\]]*\])?(?:#\d+)?", text)


def given(
    phase: str = "gaul", mine: str = START, *, players: int = 3, others: Sequence[str] = (), **fields: Any
) -> State:
    """A position in which seat 0 has the display ``mine`` and, unless told otherwise, is to act.

    The ``others`` have a start card each. Rows are strings; a deck is a string of the cards as they lie, top card
    first, or a list of piles. Everything else is as in :func:`rulesim.armorica.position`.
    """
    others = [*others, *[START] * (players - 1 - len(others))]
    data: dict[str, Any] = {"phase": phase, "displays": [cards(mine), *map(cards, others)], **fields}
    for zone in ZONES:
        if isinstance(data.get(zone), str):
            data[zone] = cards(data[zone])
    for deck in DECKS:
        if isinstance(data.get(deck), str):
            data[deck] = [[card] for card in cards(data[deck])]
    return position(**data)


def load(name: str) -> State:
    """One of the game's own positions, from its file."""
    return position(**json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")))


def faces(zone: Iterable[Card]) -> str:
    """A row or display in short: ``"N[w2 a3] Y[w1 a1]"``."""
    return " ".join(card.short for card in zone)


def colors(zone: Iterable[Card]) -> str:
    """The colours of a row or display: ``"N Y"``."""
    return " ".join(card.letter for card in zone)


def ids(zone: Iterable[Card]) -> str:
    """The ids of a row or display: ``"G-A-1 G-A-2"``."""
    return " ".join(card.id for card in zone)


def legal(state: State) -> list[str]:
    """The notations of all legal actions, in the engine's order."""
    return [str(action) for action in state.legal_actions()]


def takes(state: State) -> list[int]:
    """The positions that may be taken."""
    return [int(notation[5:]) for notation in legal(state) if notation.startswith("take ")]


def snapshot(state: State) -> dict[str, Any]:
    """Everything in a position, as values that later play does not change (without ``copy``: that is tested, too)."""
    return {name: _frozen(getattr(state, name)) for name in State.__slots__ if name != "journal"}


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


def refused(state: State, action: str | rulesim.Action, seat: int | None = None) -> Check:
    """The rule that refuses ``action``, tried in earnest; the position must be the same afterwards."""
    before = snapshot(state)
    with pytest.raises(IllegalAction) as refusal:
        state.play(action, seat)
    assert snapshot(state) == before, "a refused action changed the position"
    tried = state.parse(action) if isinstance(action, str) else action
    assert refusal.value.action == tried
    assert refusal.value.check == next(check for check in state.checks(tried, seat) if not check.ok)
    assert refusal.value.rule == refusal.value.check.rule
    return refusal.value.check


def reason(state: State, action: str, *names: str, seat: int | None = None) -> tuple[Any, ...]:
    """The rule that refuses ``action``, without the game's name, and the facts called ``names``."""
    check = refused(state, action, seat)
    return (check.rule.removeprefix("armorica."), *(check.facts[name] for name in names))


def is_legal(state: State, action: str, seat: int | None = None) -> bool:
    """Whether every check of ``action`` is kept."""
    return state.refusal(state.parse(action), seat) is None


def play(state: State, *actions: str) -> State:
    """Play the actions, checked, one after the other; chance's own decisions are among them."""
    for action in actions:
        state.play(action)
    return state


def settle(state: State) -> State:
    """Turn over the first card that may come, until a player is to decide or the game is over."""
    while state.player == CHANCE and not state.is_over:
        state.play(state.legal_actions()[0])
    return state


def draft(state: State, *actions: str) -> State:
    """Play the actions; after each, the row is refilled with the first card that may come."""
    for action in actions:
        state.play(action)
        settle(state)
    return state


def points(state: State, rule: str, **facts: Any) -> list[int]:
    """Per seat, the VP of the lines of one rule (those with these facts, if any are given)."""
    lines = [[line for line in sheet.lines if line.rule == f"armorica.{rule}"] for sheet in state.scores()]
    return [sum(line.points for line in own if facts.items() <= dict(line.facts).items()) for own in lines]


def everything(state: State) -> Counter[str]:
    """How often each card is anywhere."""
    zones = (*state.displays, *state.rows, *state.decks, state.discards)
    return Counter(card.id for zone in zones for card in zone)
