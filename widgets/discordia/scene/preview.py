"""What a move would do: the numbers of a city before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesim import Action
from rulesim.discordia import actions, aqueduct, decrees, ships, year_end
from rulesim.discordia.city import City
from rulesim.discordia.components import DISPLAY_COLUMNS, KINDS, SHIP
from rulesim.discordia.state import State
from widgets.numbers import signed
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.discordia.scene.view import Look

ASKED: Final = frozenset(
    ("EXP", "DEV", "TRACK", "SWAP", "RETURN", "DISCARD", "DRAW", "TOWER", "PRIVILEGE", "EXTENSION", "DISPATCH")
)
"""Effects that a preview tells of when they wait."""


def preview(look: Look, action: Action) -> tuple[str, ...]:
    """What a legal move changes for who makes it, before chance or anybody else decides."""
    state = look.state
    if isinstance(action, actions.End):
        return tuple(end_preview(look))
    if isinstance(action, actions.Choose):
        return tuple(die_preview(look, action))
    after = state.copy()
    after.apply(action)
    return tuple(changes(look, after, state.seat))


def end_preview(look: Look) -> Iterator[str]:
    """What comes when the turn is over: a full ship leaves; the next player, the next season or the year end."""
    state, city = look.state, look.state.city
    harbour = ships.full_ship(city)
    ship = city.at(SHIP, harbour)
    if ship:
        yield look.say("preview_ship", tile=look.piece_name(ship.tile))
    if state.acted + 1 < state.players:
        yield look.say("preview_end", name=look.name((state.seat + 1) % state.players))
    elif state.season < state.tables.setup.seasons:
        yield look.say("preview_season", season=look.game(f"season_{state.season + 1}"))
    else:
        yield look.say("preview_raid", strength=year_end.strength(city), germans=year_end.germans(state))
        then = year_end.forecast(state)[state.seat]
        yield look.say("preview_year", shortage=then.shortage, before=sum(city.supply), after=then.supply)


def die_preview(look: Look, action: actions.Choose) -> Iterator[str]:
    """What a die would be good for."""
    state, value = look.state, action.value
    tile = state.columns[value - 1] if len(state.columns) >= value else None
    if tile:
        offers = [look.game(f"offer_{KINDS[kind]}") for kind in tile.kinds]
        offers += [look.game("offer_extension")] if tile.extension else []
        offers += [look.game("offer_stars")] if tile.stars else []
        yield look.say("preview_column", offers=tuple(offers))
    tiles = sum(tile is not None for tile in state.display[value - 1 :: DISPLAY_COLUMNS])
    yield look.say("preview_tiles", count=tiles)
    after = state.copy()
    after.apply(action)
    found = after.legal_actions()
    specials = {(a.place, a.index) for a in found if isinstance(a, actions.Special)}
    if specials:
        names = [look.city.at(*spot) for spot in sorted(specials)]
        yield look.say("preview_specials", tiles=tuple(look.piece_name(laid.tile) for laid in names if laid))
    if any(isinstance(a, actions.Boat) for a in found):
        yield look.say("preview_boat", bonus=look.effects(state.board.boat[state.season - 1]))
    if any(isinstance(a, actions.Develop) for a in found):
        yield look.game("action_develop.do")


def changes(look: Look, after: State, seat: int) -> Iterator[str]:
    """The numbers of a city that differ between this position and a later one."""
    before = look.state
    old, new = before.cities[seat], after.cities[seat]
    if after.is_over and not any(new.supply):
        yield look.say("preview_win")
        return
    if sum(old.supply) != sum(new.supply):
        yield look.say("preview_supply", before=sum(old.supply), after=sum(new.supply))
    yield from shortage_change(look, after, seat)
    yield from small_changes(look, old, new)
    was, now = year_end.strength(old), year_end.strength(new)
    if was != now:
        yield look.say("preview_strength", before=was, after=now, germans=year_end.germans(before))
    fulfilled = [d for d in decrees.claimable(after, seat) if not decrees.progress(before, seat, d).holds]
    if fulfilled:
        yield look.say("preview_decree", decrees=tuple(look.game(f"decree_{d.id}") for d in fulfilled))
    waiting = after.todo[: max(0, len(after.todo) - len(before.todo) + bool(before.todo))]
    asked = [(name, arg) for name, arg in waiting if name in ASKED]
    if asked:
        yield look.say("preview_then", effects=tuple(look.effect(name, arg) for name, arg in asked))


def shortage_change(look: Look, after: State, seat: int) -> Iterator[str]:
    """The shortage before and after, and which of its parts make the difference."""
    old, new = aqueduct.shortage_parts(look.state, seat), aqueduct.shortage_parts(after, seat)
    parts = [
        look.say("preview_part", what=look.game(f"part_{part}"), change=signed(new[part] - old[part]))
        for part in old
        if old[part] != new[part]
    ]
    if parts:
        facts = {"before": sum(old.values()), "after": sum(new.values())}
        yield look.say("preview_shortage", **facts, parts=", ".join(parts))


def small_changes(look: Look, old: City, new: City) -> Iterator[str]:
    """Stars, tracks, ring, manipulators."""
    pairs = {
        "stars": (old.stars, new.stars),
        "expedition": (old.expedition, new.expedition),
        "development": (old.development, new.development),
        "ring": (old.ring, new.ring),
        "manipulators": (old.manipulators, new.manipulators),
    }
    told = [look.say(f"change_{name}", before=a, after=b) for name, (a, b) in pairs.items() if a != b]
    if told:
        yield upper(", ".join(told))
