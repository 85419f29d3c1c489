"""What is only seen on the map of Discordia: years, the lit column, the Germans, ground not one's own yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesim.discordia import actions
from rulesim.discordia.city import PLACES
from rulesim.discordia.components import AREAS, DICE
from widgets.discordia.scene.city import shortage_sum
from widgets.discordia.scene.glance import sum_piece
from widgets.discordia.scene.icons import effect_icons, field_icons
from widgets.scenes import Face, Piece, site

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View

_YEARS: Final = ("I", "II", "III", "IV", "V", "VI")


def sites(view: View) -> Iterator[Piece]:
    """All of it; the lit column first, below the rest."""
    yield from lit(view)
    yield from years(view)
    yield from germans(view)
    yield from ghosts(view)
    yield from later_slots(view)
    count = sum(view.city.supply)
    marks = () if view.shows("supply") else ("dim",)
    yield site("supply-total", "pier", count=count, text=view.say("in_supply"), marks=marks)
    if view.shows("shortage") and not view.asking:
        yield sum_piece("shortage", [*shortage_sum(view, view.hero)], marks)
    for area in PLACES:
        yield site(f"label-{area}", f"label.{area}", text=view.say(f"area_{area}"))


def lit(view: View) -> Iterator[Piece]:
    """The column of the value in use, or else that of the season."""
    state = view.state
    if state.phase == "season" and state.die >= 0:
        yield site("lit", f"column.{state.value}", marks=() if view.shows("dice") else ("dim",))


def years(view: View) -> Iterator[Piece]:
    """The years as milestones."""
    for number in range(1, view.state.tables.setup.years + 1):
        marks = ("here",) if number == view.state.year else ()
        yield site(f"year-{number}", f"year.{number - 1}", text=_YEARS[number - 1], marks=marks)


def germans(view: View) -> Iterator[Piece]:
    """The two Germanic tiles, where the year ends."""
    marks = () if view.shows("germans") else ("dim",)
    for side, tile in enumerate(view.state.germanic):
        strength, icons = (str(tile.strength), effect_icons(tile.effects)) if tile else ("", ())
        yield site(f"german-{side}", f"german.{side}", text=strength, icons=icons, marks=marks)


def ghosts(view: View) -> Iterator[Piece]:
    """What manipulators would make of the dice."""
    state = view.state
    if not view.shows("dice"):
        return
    for action in view.legal.values():
        if isinstance(action, actions.Choose) and abs(action.value - state.dice[action.die]) == 1:
            name, value = DICE[action.die], action.value
            face = Face(title="", colour=name, letter="", icon=f"die-{value}")
            yield site(f"ghost-{name}-{value}", f"die.{value}", face=face, kind="die", marks=("ghost",))


def later_slots(view: View) -> Iterator[Piece]:
    """The printed places beyond the next extension, with what covering them is worth."""
    for kind, area in enumerate(AREAS):
        for index in range(len(view.city.slots[kind]) + 1, len(view.state.board.slots[kind])):
            icons = field_icons(view.state.board.slot(kind, index))
            marks = ("later",) if view.shows("city") else ("later", "dim")
            yield site(f"later-{area}-{index}", f"slot.{area}.{index}", icons=icons, marks=marks)
