"""What is only seen on the map of Provincia Romana: the strength of the city, its name, the question, words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesim.provincia import combat
from rulesim.provincia.components import Bellum
from widgets.numbers import number_text
from widgets.provincia.scene.faces import bellum_face
from widgets.provincia.scene.pending_zone import pending_zone, question
from widgets.scenes import Piece, site

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

_LABELS: Final = ("terrace_0", "terrace_1", "terrace_2", "morale", "defence", "strength")


def sites(view: View) -> Iterator[Piece]:
    """The ground as it stands."""
    for name in _LABELS:
        spot = f"label.{name.removeprefix('terrace_')}"
        yield site(f"label-{name}", spot, text=view.say(f"label_{name}"))
    for seat, city in enumerate(view.state.cities):
        if city.town:
            yield site(f"site-marker-{seat + 1}", f"prestige.{city.prestige}", icons=(f"token-{city.town.colour}",))
    town = view.city.town
    if town:
        total = number_text(combat.strength_parts(view.state, view.hero).total)
        text = "?" if view.asking else total
        yield site("site-strength", "strength", text=text, icons=(f"token-{town.colour}",))
        yield site("site-gate", "gate", text=town.name, icons=(town.shows,))
        yield from free_places(view)
    asked = question(view)
    if asked and not view.asking:
        yield site("site-question", "sign", text=pending_zone(view, asked).title)
    elif view.state.gauls:
        yield gauls(view, view.state.gauls)


def gauls(view: View, card: Bellum) -> Piece:
    """The combat card that is turned over: its strength, and its penalties in the order in which they are tried."""
    face = bellum_face(card, view.lang)
    first, *second = face.lines
    lines = (first, *(view.say("gauls_else", loss=loss) for loss in second))
    return site("site-gauls", "gauls", face=replace(face, lines=lines))


def free_places(view: View) -> Iterator[Piece]:
    """Where cards may yet lie in the hand."""
    limit = view.state.tables.setup.hand_limit
    for number in range(len(view.city.hand) + 1, limit + 1):
        yield site(f"site-hand-{number}", "hand", kind="gap", text=view.say("free_place"))
