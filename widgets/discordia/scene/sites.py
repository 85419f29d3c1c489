"""What is only seen on the map of Discordia: years, the lit column, values without a die, the Germans, ground not one's
own yet; and what a move that is looked at would change there: the tile where it would lie, the shortage it would leave.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim import Action, rulebook
from rulesim.discordia import actions
from rulesim.discordia.city import PLACES
from rulesim.discordia.components import AREAS, DICE, DICE_VALUES, TRACKS
from widgets.discordia.scene.city import shortage_sum
from widgets.discordia.scene.panels import germanic
from widgets.discordia.scene.wording import effect_icons, field_icons
from widgets.numbers import number_text
from widgets.scenes import Count, Face, Ghost, Glance, Piece, site

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


_NAMED: Final = {
    "harbour": "ship.slot", "tower": "tower.place", "fort": "barracks.slot", "market": "stall.slot",
    "field": "farm.slot", "expedition": "track.bonus", "development": "track.bonus", "decree": "decree.cover",
}  # fmt: skip
"""Area or path -> the rule whose title says what it is for."""


def sites(view: View) -> Iterator[Piece]:
    """All of it; the lit column, of the value in use, first, below the rest."""
    state, known = view.state, ("dice", "germans", "supply", "tracks")
    dim = {name: () if view.shows(name) else ("dim",) for name in known}
    if state.phase == "season" and state.die >= 0:
        yield site("lit", f"column.{state.value}", label=view.say("dice_note_used"), marks=dim["dice"])
    for at, numeral in enumerate(("I", "II", "III", "IV", "V", "VI")[: state.tables.setup.years]):
        label = view.say("year", year=at + 1, years=state.tables.setup.years)
        yield site(f"year-{at + 1}", f"year.{at}", label=label, text=numeral, marks=("here",) * (at + 1 == state.year))
    for side, (tile, line) in enumerate(zip(state.germanic, germanic(view), strict=True)):
        strength, icons = (line.value, effect_icons(tile.effects)) if tile else ("", ())
        looks: dict[str, Any] = {"text": strength, "icons": icons, "label": f"{line.text} {strength}".strip()}
        yield site(f"german-{side}", f"german.{side}", **looks, marks=dim["germans"])
    dice = [*ghosts(view)] if view.shows("dice") else []
    yield from dice
    covered = {die.spot for die in dice} | {f"die.{value}" for value in state.dice}
    for value in DICE_VALUES:
        if f"die.{value}" not in covered:
            label = view.say("column.bare", value=value)
            yield site(f"print-{value}", f"print.{value}", label=label, count=value, marks=dim["dice"])
    yield from later_slots(view)
    count, text = sum(view.city.supply), view.say("in_supply")
    label = view.say("supply_note", count=count)
    yield site("supply-total", "pier", label=label, count=count, text=text, marks=dim["supply"])
    if view.shows("shortage") and not view.asking and not view.state.is_over:
        yield sum_piece("shortage", shortage_sum(view, view.hero), ())
    for name in (*PLACES, *TRACKS, *("decree",) * view.shows("decrees")):
        label, marks = rulebook.title(f"discordia.{_NAMED[name]}", view.lang), () if name in PLACES else dim["tracks"]
        yield site(f"label-{name}", f"label.{name}", label=label, text=view.say(f"area_{name}"), marks=marks)


def ghosts(view: View) -> Iterator[Piece]:
    """What manipulators would make of the dice."""
    for action in view.legal.values():
        if isinstance(action, actions.Choose) and abs(action.value - view.state.dice[action.die]) == 1:
            name, value = DICE[action.die], action.value
            face = Face(title="", colour=name, letter="", icon=f"die-{value}")
            looks: dict[str, Any] = {"face": face, "kind": "die", "marks": ("ghost",)}
            yield site(f"ghost-{name}-{value}", f"die.{value}", label=view.say("manipulators_note"), **looks)


def later_slots(view: View) -> Iterator[Piece]:
    """The printed places beyond the next extension, with what covering them is worth."""
    marks = ("later",) if view.shows("city") else ("later", "dim")
    for kind, area in enumerate(AREAS):
        for index in range(len(view.city.slots[kind]) + 1, len(view.state.board.slots[kind])):
            icons = field_icons(view.state.board.slot(kind, index))
            label = view.say("later", area=view.game(f"area_{area}"))
            yield site(f"later-{area}-{index}", f"slot.{area}.{index}", label=label, icons=icons, marks=marks)


def sum_piece(id: str, counted: Sequence[Count], marks: tuple[str, ...]) -> Piece:
    """The sum of the shortage on the map."""
    icons = tuple(part.icon or "draw" for part in counted)
    label = ", ".join(part.label for part in counted)
    text = " ".join(f"{part.sign}{number_text(part.count)}" for part in counted)
    return site(id, "sum", label=label, icons=icons, text=text, marks=marks)


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
        if before != counted:
            pieces.append(sum_piece("coming-sum", counted, ("new",)))
    return Glance(pieces=tuple(Ghost(zone=f"city-{view.hero + 1}", piece=piece, joins=False) for piece in pieces))
