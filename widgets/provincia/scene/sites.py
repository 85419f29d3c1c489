"""What is only seen on the map of Provincia Romana: the strength of the city, its name, the question, words; and what a
move that is looked at would change there, on all tracks at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesim import Action, rulebook
from rulesim.provincia import actions, production
from rulesim.provincia.components import DECKS, GOLD, RESOURCES
from rulesim.provincia.state import State
from widgets.numbers import number_text
from widgets.provincia.scene.board import deck_words
from widgets.provincia.scene.city import plot
from widgets.provincia.scene.pending_zone import pending_zone, question
from widgets.provincia.scene.preview import foreseen, harmless, strength
from widgets.scenes import Ghost, Glance, Piece, site
from widgets.scenes.layout import marks
from widgets.scenes.wording import minus, upper

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View


def sites(view: View) -> Iterator[Piece]:
    """The ground as it stands; where cards may yet lie in the hand."""
    state, town = view.state, view.city.town
    for name in ("terrace_0", "terrace_1", "terrace_2", "morale", "defence", "strength"):
        yield site(f"label-{name}", f"label.{name.removeprefix('terrace_')}", text=view.say(f"label_{name}"))
    for deck, id in enumerate(DECKS):
        looks = {"text": deck_words(view, id), "marks": marks(dim=not view.shows("decks"))}
        yield site(f"name-{id}", f"name.{deck}", **looks)
    for bay in (*RESOURCES * bool(town), "supply", *("token",) * bool(view.city.tokens)):
        yield site(f"site-bay-{bay}", f"ground.{bay}")
    for seat, city in enumerate(state.cities):
        if city.town:
            yield site(f"site-marker-{seat + 1}", f"prestige.{city.prestige}", icons=(f"token-{city.town.colour}",))
    if town:
        total = "?" if view.asking else number_text(strength(state, view.hero))
        yield site("site-strength", "strength", text=total, icons=(f"token-{town.colour}",))
        yield site("site-gate", "gate", text=town.name, icons=(town.shows,))
        for number in range(len(view.city.hand) + 1, state.tables.setup.hand_limit + 1):
            looks = {"text": view.say("free_place"), "marks": marks(dim=not view.shows("hand"))}
            yield site(f"site-hand-{number}", "hand", kind="gap", **looks)
    asked = question(view)
    if asked and not view.asking:
        yield site("site-question", "sign", kind="sign", text=pending_zone(view, asked).title)
    elif state.gauls:  # the penalties in the order in which they are tried
        face = view.bellum_face(state.gauls)
        lines = (*face.lines[:1], *(view.say("gauls_else", loss=loss) for loss in face.lines[1:]))
        yield site("site-gauls", "gauls", face=replace(face, lines=lines))


def glance(view: View, action: Action) -> Glance:
    """What a move brings the onlooker's city, before chance or anybody else decides; why it is not legal."""
    title = upper(view.do(action))
    if str(action) not in view.legal:
        broken = view.state.refusal(action) if view.deciding else None
        lines = (minus(rulebook.broken(broken, view.lang, view.names)),) if broken else ()
        return Glance(title=title, lines=lines)
    lines, unseen = view.preview(action), isinstance(action, actions.Pick) and view.at(action.place) is None
    if unseen or isinstance(action, actions.End | actions.Choose | actions.Lay) or not view.city.town:
        return Glance(title=title, lines=lines)
    before = harmless(view.state, action) if isinstance(action, actions.Play) and action.seat >= 0 else view.state
    after = foreseen(before, action)
    pieces = (*moved(view, after), *built(view, after))
    ghosts = tuple(Ghost(zone=f"city-{view.hero + 1}", piece=piece, joins=True) for piece in pieces)
    return Glance(pieces=ghosts, title=title, lines=lines)


def ghost(spot: str, text: str = "", **more: Any) -> Piece:
    """A thing as it would be."""
    return site(f"ghost-{spot}", spot, kind="ghost", text=text, marks=("ghost",), **more)


def moved(view: View, after: State) -> Iterator[Piece]:
    """The markers, the strength that follows from them, what would be in the store."""
    old, new = view.city, after.cities[view.hero]
    if old.prestige != new.prestige:
        yield ghost(f"prestige.{new.prestige}", number_text(new.prestige))
    for what in ("morale", "defence"):
        if getattr(old, what) != (value := getattr(new, what)):
            yield ghost(f"{what}.{value}")
    came = strength(after, view.hero)
    if came != strength(view.state, view.hero):
        yield ghost("strength", f"→ {number_text(came)}")
    cap = production.cap(view.state, view.city)
    for good, (what, had, has) in enumerate(zip(RESOURCES, old.goods, new.goods, strict=True)):
        if had != has:
            yield ghost(f"bay.{what}", f"→ {has}", count=had, position=has, meter=None if good == GOLD else (had, cap))


def built(view: View, after: State) -> Iterator[Piece]:
    """A building that would stand, on its plot."""
    known = [*view.city.standing]
    for one in after.cities[view.hero].standing:
        if one in known:
            known.remove(one)
        elif one.building not in [other.building for other in known]:
            looks = {"face": view.standing_face(one), "marks": marks(ghost=True, asleep=not one.active)}
            yield site(f"ghost-{one.building.id}", plot(one), kind="ghost", **looks)
