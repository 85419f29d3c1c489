"""What a move of Armorica would change, drawn over the board while it is looked at."""

from __future__ import annotations

from rulesim import Action
from rulesim.armorica import Discard, Take, ending
from rulesim.armorica.cards import Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from widgets.armorica.scene import overlays
from widgets.armorica.scene.view import View
from widgets.scenes import Ghost, Glance, Piece
from widgets.scenes.overlays import Overlay
from widgets.scenes.wording import upper


def glance(view: View, action: Action) -> Glance:
    """The same overlays before and after, and the card that would come; an illegal move only counts to its card."""
    if str(action) not in view.legal:
        return refusal(view, action)
    after = view.state.copy()
    after.apply(action)
    own = f"display-{view.hero + 1}"
    drawn: dict[str, tuple[Overlay, ...]] = dict(counted(view, action))
    if isinstance(action, Take | Discard):
        drawn[own] = tuple(overlays.of_display(view, after))
    came = newcomer(view, after)
    title = upper(view.do(action))
    ghosts = (ghost(view, own, came, after),) if came else ()
    return Glance(overlays=drawn, pieces=ghosts, title=title, lines=view.preview(action))


def refusal(view: View, action: Action) -> Glance:
    """Why a move is not legal, and how far its card is."""
    broken = view.state.refusal(action) if view.deciding else None
    lines = (view.why_not(action, broken),) if broken else ()
    card = view.named_card(action)
    title = view.not_in_row(action) or (upper(view.card(card)) if card else "")
    return Glance(overlays=dict(counted(view, action)), title=title, lines=lines)


def counted(view: View, action: Action) -> dict[str, tuple[Overlay, ...]]:
    """The row that lies open, counted to the card that an action would take; nothing for others."""
    if not isinstance(action, Take) or (action.row or view.state.phase) != ROW_NAMES[view.host]:
        return {}
    if not 1 <= action.position <= len(view.state.rows[view.host]):
        return {}
    return {f"{ROW_NAMES[view.host]}-row": tuple(overlays.of_row(view, action.position))}


def newcomer(view: View, after: State) -> Card | None:
    """The card that a move brings into the display."""
    old, new = view.state.displays[view.hero], after.displays[view.hero]
    return new[-1] if len(new) > len(old) else None


def ghost(view: View, own: str, card: Card, after: State) -> Ghost:
    """That card, where it would lie."""
    partition = view.state.options.set_partition
    old = len(ending.sets(view.state.displays[view.hero], partition))
    new = len(ending.sets(after.displays[view.hero], partition))
    piece = Piece(id=f"ghost-{card.id}", label=view.card(card), face=view.face(card))
    return Ghost(zone=own, piece=piece, joins=new == old)
