"""What a move that is looked at would change on the map: the tile where it would lie, the shortage it would leave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesim import Action
from rulesim.discordia import actions
from rulesim.discordia.city import PLACES, TOWER
from widgets.discordia.scene.city import shortage_sum
from widgets.scenes import Count, Ghost, Glance, Piece, site

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def looked_at(view: View, action: Action) -> Glance:
    """The same for any attempt; of an illegal one only where its tile would lie."""
    pieces = [*laid(view, action)]
    told = view.shows("shortage") and str(action) in view.legal
    if told and not isinstance(action, actions.Choose | actions.End):
        pieces += summed(view, action)
    return Glance(pieces=tuple(Ghost(zone=f"city-{view.hero + 1}", piece=piece, joins=False) for piece in pieces))


def laid(view: View, action: Action) -> Iterator[Piece]:
    """A tile or tower where it would lie."""
    if isinstance(action, actions.Take):
        tile, area, index = action.tile, PLACES[action.place], action.index
    elif isinstance(action, actions.Build):
        tile, area, index = action.tower, PLACES[TOWER], action.index
    else:
        return
    yield site("coming", f"slot.{area}.{index}", kind="tile", face=view.face(tile))


def summed(view: View, action: Action) -> Iterator[Piece]:
    """The sum of the shortage as it would be, if it would be another."""
    after = view.state.copy()
    after.apply(action)
    then = type(view)(after, view.lang, view.hero)
    before, counted = ([*shortage_sum(one, view.hero)] for one in (view, then))
    if [part.count for part in before] != [part.count for part in counted]:
        yield sum_piece("coming-sum", counted, ("new",))


def sum_piece(id: str, counted: list[Count], marks: tuple[str, ...]) -> Piece:
    """The sum of the shortage on the map."""
    icons = tuple(part.icon or "draw" for part in counted)
    words = " ".join(f"{part.sign}{part.count}" for part in counted)
    return site(id, "sum", icons=icons, text=words, marks=marks)
