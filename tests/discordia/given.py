"""How the tests of Discordia put a position on the table, ask it, and read it.

A city is written as in the rulebook's notes: ``fort1=BA01[RR,R] market1=ST01 tower1=MT3`` (the figures per filled
space). Figures are letters or counts (``RRW``, ``R2 W1``), extensions a list of words. A die is ``"red 3"`` or, used
with another value, ``"red 3 as 4"``. Seats are Python's: 0 is "seat 1" of the facts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from rulesim import CHANCE, Check, IllegalAction
from rulesim.discordia import privileges as jokers
from rulesim.discordia.actions import figures_text, read_figures
from rulesim.discordia.city import PLACES, TOWER, City, as_laid
from rulesim.discordia.components import DICE, EXTENSIONS, PERKS, Figures, Tower, letters
from rulesim.discordia.options import DEFAULT, Options
from rulesim.discordia.state import State
from rulesim.discordia.tables import standard_tables
from rulesim.game import Action

TABLES = standard_tables()
FIFTEEN = "B4 R4 W4 Y3"
COLUMNS = "AT1 AT2 AT3 AT4 AT5 AT6"


def figures(text: str) -> Figures:
    """``"R2 W1"``, ``"RRW"`` or ``""`` as counts."""
    return read_figures(text or "none")


def city(
    text: str = "",
    *,
    supply: str = FIFTEEN,
    stars: int = 6,
    ring: int = 0,
    expedition: int = 0,
    development: int = 0,
    manipulators: int = 1,
    ready: int | None = None,
    extensions: str = "",
    privileges: str = "",
    decrees: str = "",
) -> City:
    """A city. ``privileges``: ids, one that is spent with a ``*``; perks follow from the development track."""
    board = TABLES.board
    new = City(board.printed)
    new.supply = list(figures(supply))
    new.stars, new.ring, new.expedition, new.development = stars, ring, expedition, development
    new.manipulators, new.ready = manipulators, manipulators if ready is None else ready
    for word in extensions.split():
        kind = EXTENSIONS.index(word)
        new.extensions[kind] += 1
        if kind < TOWER:
            new.slots[kind].append(None)
        if kind == 0:
            new.towers.append(None)
    for field in range(1, development + 1):
        for name, perk in board.development.field(field).bonus:
            if name == "PERM":
                new.perks |= 1 << PERKS.index(perk)
    new.privileges = tuple((TABLES[id.removesuffix("*")], id.endswith("*")) for id in privileges.split())
    new.jokers = jokers.jokers(own for own, _ in new.privileges)
    new.decrees = tuple(TABLES[id] for id in decrees.split())
    for place, index, id, filled in re.findall(r"([a-z]+)(\d)=(\w+)(?:\[([BRWY,]*)\])?", text):
        spaces = [space for space in filled.split(",") if space]
        new.places(PLACES.index(place))[int(index) - 1] = as_laid(TABLES[id], len(spaces), figures("".join(spaces)))
    return new


def given(
    mine: City | str = "",
    *others: City,
    players: int = 2,
    die: str = "",
    dice: str = "1 1 1",
    maximus_took: str = "",
    season: int = 1,
    year: int = 1,
    start: int = 0,
    acted: int = 0,
    columns: str = COLUMNS,
    display: str = "",
    decrees: str = "",
    privileges: str = "",
    towers: str = "",
    germanic: str = "GA1",
    bag: str | None = None,
    cult: int | None = None,
    **changed: Any,
) -> State:
    """A position in which the city ``mine`` is to act: with the die ``die`` chosen, or else about to choose one.

    The acting seat follows from ``start``, ``season`` and ``acted``. ``display``: tile ids, each to its first free row
    of column ``id@column`` (default 1). What is not told is as at the start; pieces in play are missing from the
    common supply.
    """
    state = State(players, Options.read(changed) if changed else DEFAULT)
    state.phase, state.year, state.season, state.start, state.acted = "season", year, season, start, acted
    state.player = state.seat = (start + season - 1 + acted) % players
    given_cities = [mine if isinstance(mine, City) else city(mine), *others]
    for place in range(players):
        seat = (state.seat + place) % players
        state.cities[seat] = given_cities[place] if place < len(given_cities) else city()
    state.columns = tuple(TABLES[id] for id in columns.split())
    state.dice = tuple(map(int, dice.split()))
    state.maximus_die = DICE.index(maximus_took) if maximus_took else -1
    if die:
        choose(state, die)
    for entry in display.split():
        id, _, column = entry.partition("@")
        gaps = range(int(column or 1) - 1, len(state.display), 6)
        state.display[next(gap for gap in gaps if state.display[gap] is None)] = TABLES[id]
    state.decrees = tuple(TABLES[id] for id in decrees.split())
    state.privileges = tuple(TABLES[id] for id in privileges.split())
    state.towers = tuple(TABLES[id] for id in towers.split())
    red, _, green = germanic.partition(" ")
    state.germanic = (TABLES[red] if red else None, TABLES[green] if green else None)
    supply_the_rest(state, bag, cult)
    state.journal = []
    return state


def choose(state: State, die: str) -> None:
    """``"red 3 as 4"``: the acting seat has chosen this die."""
    name, rolled, *used = die.replace(" as ", " ").split()
    shown = list(state.dice)
    state.die = DICE.index(name)
    shown[state.die] = int(rolled)
    state.dice = tuple(shown)
    state.value = int(used[0]) if used else int(rolled)
    if state.maximus_die < 0:
        state.maximus_die = state.die if state.acted == 0 else (state.die + 1) % 3


def supply_the_rest(state: State, bag: str | None, cult: int | None) -> None:
    """The common supply is what the box has for so many players, less what is in the cities."""
    supply = TABLES.setup.supply(state.players)
    in_cities = figures_of(state)
    state.bag = list(figures(bag)) if bag is not None else [35 - count for count in in_cities]
    state.stacks = [
        left - sum(own.extensions[kind] for own in state.cities) for kind, left in enumerate(supply.extensions)
    ]
    state.manipulators = supply.manipulators - sum(own.manipulators for own in state.cities)
    held = sum(own.stars + own.expedition + own.development for own in state.cities)
    state.cult = supply.stars - held if cult is None else cult
    gone = {laid.tile.id.removesuffix("b") for own in state.cities for laid in own.laid()}
    gone |= {tile.id for tile in state.display if tile}
    state.deck = [tile for tile in TABLES.tiles if tile.id not in gone]
    opened = {tile.id for tile in state.germanic if tile}
    state.germanic_left = tuple(
        tuple(tile for tile in TABLES.letter(letter) if tile.id not in opened) for letter in "ABCD"
    )


def figures_of(state: State) -> list[int]:
    """How many figures of each colour the cities hold, in supplies and on tiles."""
    counts = [0, 0, 0, 0]
    for own in state.cities:
        for held in (own.supply, *(laid.figures for laid in own.laid())):
            counts = [count + more for count, more in zip(counts, held, strict=True)]
    return counts


# --- counting ---


def everything(state: State) -> dict[str, Any]:
    """All that is counted, wherever it is: figures per colour, stars, manipulators, extensions, pieces on display."""
    own = state.cities
    return {
        "figures": [bag + held for bag, held in zip(state.bag, figures_of(state), strict=True)],
        "stars": state.cult + sum(city.stars + city.expedition + city.development for city in own),
        "manipulators": state.manipulators + sum(city.manipulators for city in own),
        "extensions": [left + sum(city.extensions[k] for city in own) for k, left in enumerate(state.stacks)],
    }


def assert_sound(state: State) -> None:
    """Counts are not negative, tiles lie where they belong and once, spaces hold exactly what they ask for."""
    assert min(*state.bag, state.cult, state.manipulators, *state.stacks) >= 0
    seen: list[Any] = [*state.deck, *(tile for tile in state.display if tile)]
    for own in state.cities:
        assert min(*own.supply, own.stars) >= 0 and 0 <= own.ready <= own.manipulators and 0 <= own.ring <= 10
        assert len(own.towers) == len(own.slots[0])
        printed = [len(slots) - own.extensions[kind] for kind, slots in enumerate(own.slots)]
        assert printed == list(state.board.printed)
        for kind, slots in enumerate(own.slots):
            for laid in slots:
                assert laid is None or laid.tile.kind == kind
        for laid in own.laid():
            seen.append(laid.tile)
            assert laid.placed == sum(space.size for space in laid.tile.spaces[: laid.filled])
    seen += [*state.towers, *state.privileges, *state.decrees]
    seen += [piece for own in state.cities for piece in (*own.decrees, *dict(own.privileges))]
    ids = [piece.id.removesuffix("b") for piece in seen]
    assert len(set(ids)) == len(ids), "no piece is in two places"


def in_play(state: State) -> set[str]:
    """The ids of the city tiles in the deck, on display and in the cities; the others have left the game."""
    laid = [laid.tile for own in state.cities for laid in own.laid() if not isinstance(laid.tile, Tower)]
    return {tile.id.removesuffix("b") for tile in (*state.deck, *laid, *filter(None, state.display))}


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
    table = {name: _frozen(getattr(state, name)) for name in State.__slots__ if name not in ("journal", "cities")}
    cities = [{name: _frozen(getattr(own, name)) for name in City.__slots__} for own in state.cities]
    return table | {"cities": cities}


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


def refused(state: State, action: str | Action, seat: int | None = None) -> Check:
    """The rule that refuses ``action``, tried in earnest; the position must be the same afterwards."""
    before = snapshot(state)
    with pytest.raises(IllegalAction) as refusal:
        state.play(action, seat)
    assert snapshot(state) == before, "a refused action changed the position"
    return refusal.value.check


def reason(state: State, action: str, *names: str, seat: int | None = None) -> tuple[Any, ...]:
    """The rule that refuses ``action``, without the game's name, and the facts called ``names``."""
    check = refused(state, action, seat)
    return (check.rule.removeprefix("discordia."), *(check.facts[name] for name in names))


def kept(state: State, action: str) -> list[str]:
    """The rules that bear on a legal action, without the game's name."""
    checks = list(state.checks(state.parse(action)))
    assert all(check.ok for check in checks), checks
    return [check.rule.removeprefix("discordia.") for check in checks]


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


def events(state: State, rule: str, *names: str) -> list[Any]:
    """The facts called ``names`` of every event under ``rule``; one name: just that fact."""
    found = [event.facts for event in state.journal or () if event.rule == f"discordia.{rule}"]
    rows = [tuple(facts[name] for name in names) for facts in found]
    return [row[0] for row in rows] if len(names) == 1 else rows


# --- reading ---


def supply(state: State, seat: int = 0) -> str:
    """A seat's supply as letters."""
    return letters(state.cities[seat].supply)


def on(state: State, slot: str, seat: int = 0) -> str:
    """What lies on a slot, with its figures: ``"BA01[RRR]"``; "" for nothing."""
    match = re.fullmatch(r"([a-z]+)(\d)", slot)
    assert match
    laid = state.cities[seat].at(PLACES.index(match[1]), int(match[2]) - 1)
    return repr(laid) if laid else ""


def ids(pieces: Iterable[Any]) -> str:
    """The ids of pieces, a dot for a gap."""
    return " ".join(piece.id if piece else "." for piece in pieces)


def text(counts: Iterable[int]) -> str:
    """Counts of figures in short."""
    blue, red, white, yellow = counts
    return figures_text((blue, red, white, yellow))
