"""What a move would do: the numbers of a city before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesim import Action
from rulesim.discordia import actions, aqueduct, decrees, ships, year_end
from rulesim.discordia.city import City
from rulesim.discordia.components import DISPLAY_COLUMNS, SHIP, Effects
from rulesim.discordia.state import State
from widgets.numbers import number_text, signed
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View

ASKED: Final = frozenset(
    ("EXP", "DEV", "TRACK", "SWAP", "RETURN", "DISCARD", "DRAW", "TOWER", "PRIVILEGE", "EXTENSION", "DISPATCH")
)
"""Effects that a preview tells of when they wait."""
_LAID_OUT: Final = ("TOWER", "PRIVILEGE", "EXTENSION")
"""Of these effects those of which there may be none left on the table."""
_NUMBERS: Final = ("stars", "manipulators")
_TOLD: Final = ("expedition", "development", "ring")
"""Numbers of a city that its events tell of, once a move is made."""


def preview_of(view: View, action: Action) -> tuple[str, ...]:
    """What a legal move changes for who makes it, before chance or anybody else decides."""
    state = view.state
    if isinstance(action, actions.End):
        return tuple(end_preview(view))
    if isinstance(action, actions.Choose):
        return tuple(die_preview(view, action))
    after = state.copy()
    after.apply(action)
    if _wins(after, state.seat):
        return (view.say("preview_win"),)
    return tuple(changes(view, after, state.seat, (*_NUMBERS, *_TOLD)))


def end_preview(view: View) -> Iterator[str]:
    """What comes when the turn is over: a full ship leaves; the next player, the next season or the year end."""
    state, city = view.state, view.state.city
    harbour = ships.full_ship(city)
    ship = city.at(SHIP, harbour)
    if ship:
        yield view.say("preview_ship", tile=view.piece_name(ship.tile))
    if state.acted + 1 < state.players:
        yield view.say("preview_end", name=view.name((state.seat + 1) % state.players))
    elif state.season < state.tables.setup.seasons:
        yield view.say("preview_season", season=view.game(f"season_{state.season + 1}"))
    else:
        yield view.say("preview_raid", strength=year_end.strength(city), germans=year_end.germans(state))
        then = year_end.forecast(state)[state.seat]
        yield view.say("preview_year", shortage=then.shortage, before=sum(city.supply), after=then.supply)


def die_preview(view: View, action: actions.Choose) -> Iterator[str]:
    """What a die would be good for."""
    state, value = view.state, action.value
    after = state.copy()
    after.apply(action)
    found = after.legal_actions()
    tile = state.columns[value - 1] if len(state.columns) >= value else None
    if tile:
        tiles = sum(tile is not None for tile in state.display[value - 1 :: DISPLAY_COLUMNS])
        develops = (view.game("offer_develop"),) * any(isinstance(a, actions.Develop) for a in found)
        yield view.say("preview_column", offers=(*develops, *view.offers(tile, short=True)), tiles=tiles)
    specials = {(a.place, a.index) for a in found if isinstance(a, actions.Special)}
    if specials:
        names = [view.city.at(*spot) for spot in sorted(specials)]
        yield view.say("preview_specials", tiles=tuple(view.piece_name(laid.tile) for laid in names if laid))
    if any(isinstance(a, actions.Boat) for a in found):
        yield view.say("preview_boat", bonus=view.effects(state.board.boat[state.season - 1]))


def changes(view: View, after: State, seat: int, small: Sequence[str] = _NUMBERS) -> Iterator[str]:
    """The numbers of a city that differ between this position and a later one; ``small``: those told by name."""
    before = view.state
    old, new = before.cities[seat], after.cities[seat]
    if _wins(after, seat):
        return  # nothing else counts any more
    if sum(old.supply) != sum(new.supply):
        yield view.say("preview_supply", before=sum(old.supply), after=sum(new.supply))
    if view.shows("shortage"):
        yield from shortage_change(view, after, seat)
    yield from small_changes(view, old, new, small)
    was, now = year_end.strength(old), year_end.strength(new)
    if was != now and view.shows("germans"):
        known = "past" if before.phase != "season" else "all" if before.germanic[1] else "part"
        yield view.say("preview_strength", before=was, after=now, germans=year_end.germans(before), known=known)
    fulfilled = [d for d in decrees.claimable(after, seat) if not decrees.progress(before, seat, d).holds]
    if fulfilled and view.shows("decrees"):
        yield view.say("preview_decree", decrees=tuple(view.game(f"decree_{d.id}") for d in fulfilled))
    if asked := asked_then(before, after):
        yield view.say("preview_then", effects=tuple(view.effect(name, arg) for name, arg in asked))


def _wins(after: State, seat: int) -> bool:
    """Whether this seat's supply is empty, which ends the game."""
    return after.is_over and not any(after.cities[seat].supply)


def asked_then(before: State, after: State) -> Effects:
    """What waits in the later position that did not in the earlier one; a draw and its return are one swap."""
    waiting = after.todo[: max(0, len(after.todo) - len(before.todo) + bool(before.todo))]
    gone = {name for name in _LAID_OUT if not after.DECISIONS[name].asks(after, 1)}
    asked = tuple((name, arg) for name, arg in waiting if name in ASKED and name not in gone)
    swaps = [name for name, _ in asked[:2]] == ["DRAW", "RETURN"]
    return (("SWAP", asked[0][1]), *asked[2:]) if swaps else asked


def shortage_change(view: View, after: State, seat: int) -> Iterator[str]:
    """The shortage before and after, and which of its parts make the difference."""
    old, new = aqueduct.shortage_parts(view.state, seat), aqueduct.shortage_parts(after, seat)
    parts = [
        view.say("preview_part", what=view.game(f"part_{part}"), change=signed(new[part] - old[part]))
        for part in old
        if old[part] != new[part]
    ]
    if parts:
        was, now = (number_text(sum(one.values())) for one in (old, new))
        message = "preview_shortage.same" if was == now else "preview_shortage"
        yield view.say(message, before=was, after=now, parts=", ".join(parts))


def small_changes(view: View, old: City, new: City, numbers: Sequence[str]) -> Iterator[str]:
    """Stars, tracks, ring, manipulators."""
    pairs = ((name, getattr(old, name), getattr(new, name)) for name in numbers)
    told = [view.say(f"change_{name}", before=a, after=b) for name, a, b in pairs if a != b]
    if told:
        yield upper(", ".join(told))
