"""What is only seen on the map of Discordia: years, the lit column, values without a die, the Germans, ground not one's
own yet; and what a move that is looked at would change there: the tile where it would lie, the shortage it would leave.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulesim import Action
from rulesim.discordia import actions
from rulesim.discordia.city import PLACES
from rulesim.discordia.components import AREAS, DICE, DICE_VALUES, TRACKS
from widgets.discordia.scene.city import shortage_sum
from widgets.discordia.scene.wording import effect_icons, field_icons
from widgets.scenes import Count, Face, Ghost, Glance, Piece, site

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def sites(view: View) -> Iterator[Piece]:
    """All of it; the lit column, of the value in use, first, below the rest."""
    state, known = view.state, ("dice", "germans", "supply", "tracks")
    dim = {name: () if view.shows(name) else ("dim",) for name in known}
    if state.phase == "season" and state.die >= 0:
        yield site("lit", f"column.{state.value}", marks=dim["dice"])
    for at, numeral in enumerate(("I", "II", "III", "IV", "V", "VI")[: state.tables.setup.years]):
        yield site(f"year-{at + 1}", f"year.{at}", text=numeral, marks=("here",) * (at + 1 == state.year))
    for side, tile in enumerate(state.germanic):
        strength, icons = (str(tile.strength), effect_icons(tile.effects)) if tile else ("", ())
        yield site(f"german-{side}", f"german.{side}", text=strength, icons=icons, marks=dim["germans"])
    dice = [*ghosts(view)] if view.shows("dice") else []
    yield from dice
    covered = {die.spot for die in dice} | {f"die.{value}" for value in state.dice}
    for value in DICE_VALUES:
        if f"die.{value}" not in covered:
            yield site(f"print-{value}", f"print.{value}", count=value, marks=dim["dice"])
    yield from later_slots(view)
    count, text = sum(view.city.supply), view.say("in_supply")
    yield site("supply-total", "pier", count=count, text=text, marks=dim["supply"])
    if view.shows("shortage") and not view.asking:
        yield sum_piece("shortage", shortage_sum(view, view.hero), ())
    for area in PLACES:
        yield site(f"label-{area}", f"label.{area}", text=view.say(f"area_{area}"))
    for path in (*TRACKS, *("decree",) * view.shows("decrees")):
        yield site(f"label-{path}", f"label.{path}", text=view.say(f"area_{path}"), marks=dim["tracks"])


def ghosts(view: View) -> Iterator[Piece]:
    """What manipulators would make of the dice."""
    for action in view.legal.values():
        if isinstance(action, actions.Choose) and abs(action.value - view.state.dice[action.die]) == 1:
            name, value = DICE[action.die], action.value
            face = Face(title="", colour=name, letter="", icon=f"die-{value}")
            yield site(f"ghost-{name}-{value}", f"die.{value}", face=face, kind="die", marks=("ghost",))


def later_slots(view: View) -> Iterator[Piece]:
    """The printed places beyond the next extension, with what covering them is worth."""
    marks = ("later",) if view.shows("city") else ("later", "dim")
    for kind, area in enumerate(AREAS):
        for index in range(len(view.city.slots[kind]) + 1, len(view.state.board.slots[kind])):
            icons = field_icons(view.state.board.slot(kind, index))
            yield site(f"later-{area}-{index}", f"slot.{area}.{index}", icons=icons, marks=marks)


def sum_piece(id: str, counted: Sequence[Count], marks: tuple[str, ...]) -> Piece:
    """The sum of the shortage on the map."""
    icons = tuple(part.icon or "draw" for part in counted)
    return site(id, "sum", icons=icons, text=" ".join(f"{part.sign}{part.count}" for part in counted), marks=marks)


def looked_at(view: View, action: Action) -> Glance:
    """What a move would change on the map; of an illegal one only where its tile would lie."""
    pieces: list[Piece] = []
    if isinstance(action, actions.Take | actions.Build):
        tile = action.tile if isinstance(action, actions.Take) else action.tower
        spot = f"slot.{PLACES[view.place_of(action)]}.{action.index}"
        pieces.append(site("coming", spot, kind="tile", face=view.face(tile)))
    told = view.shows("shortage") and str(action) in view.legal
    if told and not isinstance(action, actions.Choose | actions.End):
        after = view.state.copy()
        after.apply(action)
        before, counted = (shortage_sum(type(view)(one, view.lang), view.hero) for one in (view.state, after))
        if [part.count for part in before] != [part.count for part in counted]:
            pieces.append(sum_piece("coming-sum", counted, ("new",)))
    return Glance(pieces=tuple(Ghost(zone=f"city-{view.hero + 1}", piece=piece, joins=False) for piece in pieces))
