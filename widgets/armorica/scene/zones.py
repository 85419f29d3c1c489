"""The zones of Armorica: the place where the rows lie, the displays, the cards in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rulesim.armorica import ICONS, winter
from rulesim.armorica.cards import AMPHORAE, WHEAT, Card
from rulesim.armorica.piles import ROW_NAMES
from widgets.armorica.scene import overlays
from widgets.armorica.scene.view import View
from widgets.scenes import Count, Piece, Tab, Zone
from widgets.scenes.overlays import Overlay
from widgets.scenes.wording import upper

ROOMY: Final = 4
"""Beside more cards than these the place of the next one is not drawn."""


def order(view: View) -> tuple[str, ...]:
    """The row that lies open, the display of who looks on, the row that waits, the others."""
    return (f"{ROW_NAMES[view.host]}-row", "own", f"{ROW_NAMES[1 - view.host]}-row", "others")


def row_zone(view: View, row: int) -> Zone:
    """A row, position 1 at the right: the one that lies open with its draw deck, the other one in its head."""
    cards = view.state.rows[row]
    pieces = [row_piece(view, row, card, len(cards) - index) for index, card in enumerate(cards)]
    waits = row != view.host
    return Zone(
        id=f"{ROW_NAMES[row]}-row",
        title=view.game(f"row_{ROW_NAMES[row]}"),
        note="" if waits or view.asking else view.say("turn", turn=max(1, view.state.turn), turns=view.state.turns),
        pieces=tuple(pieces if waits else [deck(view, row), *pieces]),
        active=view.phase_row == row,
        empty="" if cards or waits else view.say("empty-row"),
        tabs=() if waits else tuple(tabs(view)),
        overlays=() if waits else tuple(overlays.of_row(view)),
    )


def tabs(view: View) -> Iterator[Tab]:
    """What can lie in the place of the rows: either row, and winter."""
    state = view.state
    for row, name in enumerate(ROW_NAMES):
        if view.shows(f"{name}-row"):
            yield Tab(title=view.game(f"row_{name}"), active=view.phase_row == row, zone=f"{name}-row")
    if view.shows("winter"):
        title, winter_now = view.say("tab_winter"), state.phase in ("winter", "extra")
        cards, amphorae = len(state.displays[view.hero]), state.totals[view.hero][AMPHORAE]
        note = "" if view.asking else view.say("tab_food", cards=cards, fed=min(cards, amphorae))
        urgent = cards > amphorae and not view.asking
        yield Tab(title=title, active=winter_now, note=note, icon="amphorae", urgent=urgent)


def deck(view: View, row: int) -> Piece:
    """The draw deck of a row: how many cards are left, from which pile the next ones come."""
    state, name = view.state, ROW_NAMES[row]
    left = state.deck_size(row)
    pile = state.open[row][0].pile if state.open[row] else ""
    words = view.game("pile", pile=pile) if pile else ""
    short = view.say("deck_next", words=words) if pile else "" if left else view.say("deck_empty")
    label = view.say("deck", deck=view.game(f"deck_{name}"), count=left, pile=pile or "none", words=words)
    action = view.notation(row, len(state.rows[row]) + 1)
    marks = () if left else ("gone",)
    more: dict[str, Any] = {"marks": marks, "preview": (label, view.say("deck_does")) if left else (label,)}
    return Piece(id=f"{name}-deck", kind="deck", label=label, text=short, count=left, action=action, **more)


def row_piece(view: View, row: int, card: Card, position: int) -> Piece:
    """A card of a row, and what opens it."""
    action = view.notation(row, position)
    icon, have = view.gate(row, card), view.reach(view.state, row, position)
    reach = ("in" if have >= position else "out") if view.shows_reach(row) else ""
    told = {"place": view.game("place", position=position), "icon": view.game(f"icon_{icon}"), "reach": reach or "none"}
    label = view.say("card_row", card=upper(view.card(card)), face=view.face_words(card), **told)
    who = view.player(view.hero)
    idle = view.say("preview_place", **told, **who, need=view.icon_words(icon, position), have=have)
    move = pressed(view, action, (upper(idle),))
    face = view.face(card, icon if row and icon != ICONS[WHEAT] else None)
    return Piece(id=card.id, label=label, face=face, reach=reach, position=position, **move)


def pressed(view: View, action: str, idle: tuple[str, ...]) -> dict[str, Any]:
    """What a press on a card attempts, and what is told beside it: what the move would do, or else ``idle``."""
    move = view.legal.get(action)
    return {"action": action, "legal": move is not None, "preview": view.preview(move) if move else idle}


def own_zone(view: View) -> Zone:
    """The onlooker's display: its sets, the sums of its icons, what winter will cost."""
    place = view.phase_row is not None and not view.asking and len(view.state.displays[view.hero]) <= ROOMY
    return Zone(
        **display(view, view.hero, overlays.of_display(view)),
        title=view.who(view.hero),
        active=view.state.phase == "winter" and view.hero == view.actor,
        overlap=True,
        place=view.say("next-card", **view.player(view.hero)) if place else "",
    )


def strip_zones(view: View) -> list[Zone]:
    """The other displays, on one line each."""
    return [Zone(**display(view, seat), title=view.name(seat), strip=True) for seat in view.others()]


def display(view: View, seat: int, drawn: Iterable[Overlay] = ()) -> dict[str, Any]:
    """What the zones of all displays have; ``drawn``: beside the cards."""
    cards, totals = view.state.displays[seat], view.state.totals[seat]
    marked = overlays.counting(view) if seat == view.hero else ()
    summed = view.shows("sums") or (view.shows("totals") and not view.asking)
    sums = zip(ICONS, totals, strict=True)
    counts = (Count(icon=i, count=n, label=view.icon_words(i, n), marked=i in marked) for i, n in sums)
    return {
        "id": f"display-{seat + 1}",
        "colour": view.seat_colour(seat),
        "badge": badge(view, seat),
        "pieces": tuple(display_piece(view, seat, index, card) for index, card in enumerate(cards)),
        "brackets": tuple(overlays.brackets(view, cards)) if view.shows("brackets") and not view.asking else (),
        "totals": tuple(counts) if summed else (),
        "overlays": tuple(drawn),
        "empty": "" if cards else view.say("empty-display"),
    }


def badge(view: View, seat: int) -> str:
    """The points of a seat, or its cards as long as points have not been taught."""
    if view.shows("points") and not view.asking:
        return view.game("count_points", count=view.scores[seat].total)
    return view.game("count_cards", count=len(view.state.displays[seat]))


def display_piece(view: View, seat: int, index: int, card: Card) -> Piece:
    """A card of a display; in winter it may go, or an amphora keeps it."""
    number = index + 1
    action = f"discard {number}" if seat == view.hero else f"discard {number} of {seat + 1}"
    deciding = view.state.phase == "winter" and seat == view.actor
    told_now = deciding and not view.asking
    state = ("hungry" if index in winter.hungry(view.state, seat) else "protected") if told_now else "none"
    face = view.face_words(card)
    label = view.say("card_display", card=upper(view.card(card)), face=face, number=number, state=state)
    told = (view.say("preview_face", card=upper(view.card(card)), face=face),) if seat != view.hero else ()
    move, position = pressed(view, action, told), number if deciding else None
    reach = ("in" if move["legal"] else "out") if told_now else ""
    marks = (*("new",) * (card.id == view.newest), *(state,) * told_now)
    return Piece(id=card.id, label=label, face=view.face(card), reach=reach, position=position, marks=marks, **move)
