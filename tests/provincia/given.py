"""How the tests of Provincia Romana put a position on the table, ask it, and read it.

Amounts are written ``"C2 W1 S8 G5"`` (clay, wood, stone, gold), lists of pieces as ids with blanks between them, a
building that has been activated ``emporium*``. Seats are Python's: 0 is "seat 1" of the facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from rulesim import CHANCE, Check, IllegalAction, rulebook
from rulesim.game import Action
from rulesim.provincia.actions import goods_text, read_goods
from rulesim.provincia.city import City
from rulesim.provincia.components import DECKS
from rulesim.provincia.decks import Deck
from rulesim.provincia.position import position
from rulesim.provincia.state import State, new_game
from rulesim.provincia.tables import standard_tables

TABLES = standard_tables()
TOWNS = ("massilia", "arelate", "forum_julii", "tolosa", "narbo_martius", "loupian")
"""The boards of the seats, unless a test says otherwise; those of seats 0, 2 and 4 show a harbour."""
ACTIVE = "*"


def city(buildings: str = "", goods: str = "", hand: str = "", **more: Any) -> dict[str, Any]:
    """A city as ``position`` reads it: its HORREUM and ``buildings``, with prestige to match unless it is told.

    ``more``: any field of a city; ``permanents``, ``seen`` and ``tokens`` as text, too. ``horreum=False``: without one.
    """
    standing = ["horreum"] if more.pop("horreum", True) else []
    standing += [id.replace(ACTIVE, " active") for id in buildings.split()]
    data: dict[str, Any] = {"buildings": standing, "goods": list(read_goods(goods)), "hand": hand.split()}
    for name, value in more.items():
        data[name] = value.split() if name in ("permanents", "seen", "tokens", "played") else value
    return data


def given(*cities: dict[str, Any], players: int = 2, phase: str = "play", **changed: Any) -> State:
    """A position in which seat 0 is to act first: round 1, phase 2, unless it is told. Others have nothing but HORREUM.

    ``changed``: fields of a position (see ``position``), and options.
    """
    told = [*cities, *(city() for _ in range(players - len(cities)))]
    own = [data.get("town") for data in told]
    free = [town for town in TOWNS if town not in own]
    for data in told:
        if "town" not in data and "colour" not in data:
            data["town"] = free.pop(0)
    fields = (
        "round", "start", "seat", "acted", "todo", "passes", "chooser", "deck", "picked", "face_up", "face_down",
        "face_down_known", "markers", "decks", "gauls", "fought", "revealed", "audit",
    )  # fmt: skip
    where = {name: changed.pop(name) for name in fields if name in changed}
    state = position(cities=told, phase=phase, options=changed, **where)
    state.journal = []
    return state


def begun(players: int = 4, start: int = 0, towns: Iterable[str] = TOWNS, **options: Any) -> State:
    """A new game with cities and start player given; chance is to deal the first card."""
    state = new_game(players, cities=tuple(towns)[:players], **options)
    state.journal = []
    return play(state, f"start {start + 1}")


def dealt(players: int = 4, start: int = 0, **options: Any) -> State:
    """Set-up is over: phase 1 of round 1, the start player is to choose a deck."""
    return settle(begun(players, start, **options))


# --- asking ---


def legal(state: State, *words: str) -> list[str]:
    """The notations of all legal actions, in the engine's order; only those that begin with one of ``words``."""
    notations = [str(action) for action in state.legal_actions()]
    return [text for text in notations if not words or text.split()[0] in words]


def is_legal(state: State, action: str, seat: int | None = None) -> bool:
    """Whether every check of ``action`` is kept."""
    return state.refusal(state.parse(action), seat) is None


def snapshot(state: State) -> dict[str, Any]:
    """Everything in a position, as values that later play does not change (without ``copy``: that is tested, too)."""
    table = {
        name: _frozen(getattr(state, name)) for name in State.__slots__ if name not in ("journal", "cities", "decks")
    }
    cities = [{name: _frozen(getattr(own, name)) for name in City.__slots__} for own in state.cities]
    decks = [{name: _frozen(getattr(deck, name)) for name in Deck.__slots__} for deck in state.decks]
    return table | {"cities": cities, "decks": decks}


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


def refused(state: State, action: str | Action, seat: int | None = None) -> Check:
    """The rule that refuses ``action``, tried in earnest: the position is the same afterwards, and there are words."""
    before = snapshot(state)
    with pytest.raises(IllegalAction) as refusal:
        state.play(action, seat)
    assert snapshot(state) == before, "a refused action changed the position"
    assert not refusal.value.words().startswith(refusal.value.rule), "a refusal without words"
    return refusal.value.check


def reason(state: State, action: str | Action, *names: str, seat: int | None = None) -> tuple[Any, ...]:
    """The rule that refuses ``action``, without the game's name, and the facts called ``names``."""
    check = refused(state, action, seat)
    return (check.rule.removeprefix("provincia."), *(check.facts[name] for name in names))


def kept(state: State, action: str) -> list[str]:
    """The rules that bear on a legal action, without the game's name."""
    checks = list(state.checks(state.parse(action)))
    assert all(check.ok for check in checks), checks
    return [check.rule.removeprefix("provincia.") for check in checks]


def broken(state: State, action: str, seat: int | None = None) -> list[str]:
    """The rules that an attempt breaks, without the game's name."""
    return [check.rule.removeprefix("provincia.") for check in state.checks(state.parse(action), seat) if not check.ok]


# --- playing ---


def play(state: State, *actions: str) -> State:
    """Play the actions, checked, one after the other; chance's own decisions are among them."""
    for action in actions:
        state.play(action)
    return state


def settle(state: State, until: str = "") -> State:
    """Let chance decide, the first possibility each time, until a player is to decide (or ``until`` waits)."""
    while state.player == CHANCE and not state.is_over and not (until and state.todo[0][0] == until):
        state.play(state.legal_actions()[0])
    return state


def choose(state: State, deck: str, *cards: str) -> State:
    """Choose a deck; these cards come to its first open places, then whatever chance has first."""
    play(state, f"choose {deck}", *(f"reveal {card}" for card in cards))
    return settle(state)


def until(state: State, phase: str) -> State:
    """Play on, the last legal action each time (the end of a turn where there is one), until that phase begins."""
    while state.phase != phase or state.player == CHANCE:
        if state.is_over:
            break
        state.play(state.legal_actions()[-1 if state.player != CHANCE else 0])
    return state


def events(state: State, rule: str, *names: str) -> list[Any]:
    """The facts called ``names`` of every event under ``rule``, which has words; one name: just that fact."""
    told = [event for event in state.journal or () if event.rule == f"provincia.{rule}"]
    assert [event for event in told if rulebook.done(event).startswith(event.rule)] == []
    found = [event.facts for event in told]
    rows = [tuple(facts[name] for name in names) for facts in found]
    return [row[0] for row in rows] if len(names) == 1 else rows


# --- reading ---


def goods(state: State, seat: int = 0) -> str:
    """What a seat has, as text."""
    return goods_text(state.cities[seat].goods)


def supply(state: State) -> str:
    """The goods in the supply, as text, without gold."""
    return goods_text([*state.supply[:3], 0])


def hand(state: State, seat: int = 0) -> str:
    """The ids of a hand."""
    return ids(state.cities[seat].hand)


def standing(state: State, seat: int = 0) -> str:
    """The buildings of a city, without the HORREUM it begins with."""
    text = [piece.id.replace(" active", ACTIVE) for piece in state.cities[seat].standing]
    return " ".join(text[1:] if text[:1] == ["horreum"] else text)


def ids(pieces: Iterable[Any]) -> str:
    """The ids of pieces, a dot for a gap."""
    return " ".join(piece.id if piece else "." for piece in pieces)


# --- counting ---


def everything(state: State) -> dict[str, Any]:
    """All that is counted, wherever it is: goods, gold if it is limited, cards per deck and kind, combat tokens."""
    counted = 4 if state.options.bank_gold_limit != "unlimited" else 3
    held = [sum(own.goods[good] for own in state.cities) for good in range(counted)]
    return {
        "goods": [left + have for left, have in zip(state.supply, held, strict=False)],
        "cards": [cards_of(state, deck) for deck in range(len(DECKS))],
        "tokens": tokens_of(state),
    }


def cards_of(state: State, number: int) -> Counter[str]:
    """How many cards of each kind of a deck there are, seen or unseen."""
    deck, kinds = state.decks[number], state.tables.cards[number]
    counts = Counter({card.id: deck.unseen[card.index] + deck.discards[card.index] for card in kinds})
    known: list[Any] = [*deck.top, *deck.down_known]
    if state.deck == number:
        known += [card for card in (*state.face_up, *state.face_down_known) if card is not None]
    for own in state.cities:
        known += [card for card in own.hand if card.deck == number]
        known += [piece.building for piece in own.standing if piece.building.deck == number]
        known += [card for card in own.permanents if card.deck == number]
    counts.update(card.id for card in known)
    return +counts


def tokens_of(state: State) -> Counter[str]:
    """How many combat tokens of each kind there are, with those that have left the game."""
    found = [*state.tokens]
    for own in state.cities:
        found += [*own.tokens, *own.played, *([own.laid] if own.laid is not None else [])]
    return Counter(token.id for token in found)


def worth(state: State, seat: int) -> int:
    """The sum of the cards in front of a seat: buildings, less 1 if turned over, and prestige cards."""
    own = state.cities[seat]
    return sum(piece.building.prestige - piece.turned for piece in own.standing) - own.losses


def assert_sound(state: State) -> None:
    """Counts are not negative and agree with each other; every hand, store and track is what it can be."""
    assert min(state.supply) >= 0 and min(state.markers) >= 0
    for seat, own in enumerate(state.cities):
        assert min(own.goods) >= 0
        if own.standing:
            limit = 9 if any(piece.building.id == "horreum" for piece in own.standing) else 5
            assert max(own.goods[:3]) <= limit
            assert own.prestige == worth(state, seat) and own.losses >= 0 and own.losses % 2 == 0
            assert own.morale >= 1 and own.defence >= -3
        assert not Counter(own.seen) + Counter(card for _, card in own.told) - Counter(own.hand)
        for piece in set(own.standing):
            assert not piece.building.unique or own.standing.count(piece) == 1
    for number, deck in enumerate(state.decks):
        assert min(*deck.unseen, *deck.discards, deck.pile, deck.down, deck.box) >= 0
        assert len(deck.down_known) == len(deck.down_seats) and len(deck.top) <= deck.pile
        table = 0
        if state.deck == number:
            pairs = zip(state.face_down, state.face_down_known, strict=True)
            table = sum(lies and known is None for lies, known in pairs)
        assert sum(deck.unseen) == deck.hidden + deck.down + deck.box + table
