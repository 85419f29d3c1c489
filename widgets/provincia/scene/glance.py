"""What a move of Provincia Romana would change, drawn over the map while it is looked at: on all tracks at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesim import Action, rulebook
from rulesim.provincia import actions, production
from rulesim.provincia.components import GOLD, RESOURCES, Standing
from rulesim.provincia.state import State
from widgets.numbers import number_text
from widgets.provincia.scene.city import TERRACES
from widgets.provincia.scene.faces import sort_of, standing_face
from widgets.provincia.scene.preview import foreseen, harmless, strength
from widgets.scenes import Ghost, Glance, Piece, site
from widgets.scenes.wording import minus, upper

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View


def glance(view: View, action: Action) -> Glance:
    """What a move brings the onlooker's city, before chance or anybody else decides; why it is not legal."""
    if str(action) not in view.legal:
        broken = view.state.refusal(action) if view.deciding else None
        lines = (minus(rulebook.broken(broken, view.lang, view.names)),) if broken else ()
        return Glance(title=upper(view.do(action)), lines=lines)
    title, lines = upper(view.do(action)), view.preview(action)
    unseen = isinstance(action, actions.Pick) and view.at(action.place) is None
    if unseen or isinstance(action, actions.End | actions.Choose | actions.Lay) or not view.city.town:
        return Glance(title=title, lines=lines)
    before = harmless(view.state, action) if isinstance(action, actions.Play) and action.seat >= 0 else view.state
    after = foreseen(before, action)
    ghosts = (*moved(view, after), *stored(view, after), *built(view, after))
    return Glance(pieces=ghosts, title=title, lines=lines)


def ghost(view: View, spot: str, text: str = "") -> Ghost:
    """A thing as it would be."""
    piece = site(f"ghost-{spot}", spot, kind="ghost", text=text, marks=("ghost",))
    return Ghost(zone=f"city-{view.hero + 1}", piece=piece, joins=True)


def moved(view: View, after: State) -> Iterator[Ghost]:
    """The markers, and the strength that follows from them."""
    old, new = view.city, after.cities[view.hero]
    if old.prestige != new.prestige:
        yield ghost(view, f"prestige.{new.prestige}", number_text(new.prestige))
    for what in ("morale", "defence"):
        if getattr(old, what) != (value := getattr(new, what)):
            yield ghost(view, f"{what}.{value}")
    came = strength(after, view.hero)
    if came != strength(view.state, view.hero):
        yield ghost(view, "strength", f"→ {number_text(came)}")


def stored(view: View, after: State) -> Iterator[Ghost]:
    """What would be in the store."""
    old, new = view.city.goods, after.cities[view.hero].goods
    cap = production.cap(view.state, view.city)
    for good, what in enumerate(RESOURCES):
        if old[good] != new[good]:
            one = ghost(view, f"bay.{what}", f"→ {new[good]}")
            meter = None if good == GOLD else (old[good], cap)
            piece = replace(one.piece, count=old[good], position=new[good], meter=meter)
            yield Ghost(zone=one.zone, piece=piece, joins=True)


def built(view: View, after: State) -> Iterator[Ghost]:
    """A building that would stand."""
    known = [*view.city.standing]
    for one in after.cities[view.hero].standing:
        if one in known:
            known.remove(one)
        elif one.building not in [other.building for other in known]:
            yield Ghost(zone=f"city-{view.hero + 1}", piece=building(view, one), joins=True)


def building(view: View, one: Standing) -> Piece:
    """The same, on its plot."""
    marks = ("ghost",) if one.active else ("ghost", "asleep")
    face, spot = standing_face(one, view.lang), f"plot.{TERRACES[sort_of(one.building)]}"
    return site(f"ghost-{one.building.id}", spot, kind="ghost", face=face, marks=marks)
