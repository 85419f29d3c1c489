"""Phase 1: choose a deck, lay six of its cards out, and take one each.

Rules ``provincia.draft.*``. With two or three players the phase is played through twice. What a production card gives
is in production.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesim.game import CHANCE, Check
from rulesim.provincia import production, setup
from rulesim.provincia.actions import CHOICES, PICKS, Action, Choose, Pick, Reveal
from rulesim.provincia.components import DECKS, Card, Opes
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.provincia.state import State


def begin(state: State) -> None:
    """Phase 1 begins: the start player chooses a deck first."""
    state.chooser = state.deck = -1
    state.picked = 0


# --- choosing a deck ---


def legal_actions(state: State) -> Sequence[Action]:
    """The decks with a marker; once one is laid out, the cards that are left of it."""
    if state.chooser < 0:
        return [CHOICES[deck] for deck, markers in enumerate(state.markers) if markers]
    return [PICKS[place] for place in takable(state)]


def open_decks(state: State) -> tuple[str, ...]:
    """The decks that can still be chosen in this round."""
    return tuple(DECKS[deck] for deck, markers in enumerate(state.markers) if markers)


def checks(state: State, action: Action) -> Iterator[Check]:
    """A deck with a marker is chosen; then a card that is left is taken. Nobody passes."""
    decks = open_decks(state)
    if state.chooser < 0:
        yield Check("provincia.draft.choose-stack", isinstance(action, Choose), {"decks": decks})
        if isinstance(action, Choose):
            facts = {"deck": DECKS[action.deck], "have": state.markers[action.deck], "decks": decks}
            yield Check("provincia.draft.marker", state.markers[action.deck] > 0, facts)
        return
    up = [card is not None for card in state.face_up]
    facts = {"deck": DECKS[state.deck], "left": sum(up) + sum(state.face_down)}
    yield Check("provincia.draft.mandatory-pick", isinstance(action, Pick), facts)
    if isinstance(action, Pick):
        lies = dict(enumerate(up)) | dict(enumerate(state.face_down, state.tables.setup.face_up))
        facts = {"place": action.place + 1, "have": int(lies.get(action.place, False)), "left": sum(up)}
        yield Check("provincia.draft.blind-pick", action.place in takable(state), facts)


def choose(state: State, deck: int) -> None:
    """One of the deck's markers is removed, and six cards of it are laid out."""
    state.markers[deck] -= 1
    state.chooser, state.deck, state.picked = state.seat, deck, 0
    if state.journal is not None:
        state.note("provincia.draft.choose-stack", seat=state.seat + 1, deck=DECKS[deck], left=state.markers[deck])
    lay_out(state)


# --- laying out ---


def lay_out(state: State, _: int = 0) -> None:
    """Lay out the next cards until chance has to say what the next open one is: four open, then two face down.

    When the deck is used up its discard pile is shuffled; if that is empty, too, fewer cards lie there.
    """
    numbers = state.tables.setup
    while len(state.face_up) + len(state.face_down) < numbers.drawn:
        if not state.decks[state.deck].pile and not reshuffle(state, state.deck):
            break
        if len(state.face_up) >= numbers.face_up:
            state.face_down += (True,)
            state.face_down_known += (draw_known(state),)
        elif state.decks[state.deck].top:
            state.face_up += (draw_known(state),)
        else:
            state.push(("OPEN", 0))
            return
    if state.journal is not None:
        cards = tuple(card.id for card in state.face_up if card is not None)
        state.note("provincia.draft.reveal", deck=DECKS[state.deck], cards=cards, amount=len(state.face_down))
    if not state.face_up:
        pass_over(state)
        end_selection(state)


def reshuffle(state: State, deck: int) -> bool:
    """The discard pile is shuffled into a new deck. False if there is none."""
    if not state.decks[deck].discarded:
        return False
    pile = state.own_deck(deck)
    laid = state.deck == deck and any(lies and card is None for lies, card in _face_down(state))
    pile.reshuffle(laid)
    state.note("provincia.draft.reshuffle", deck=DECKS[deck], amount=pile.pile)
    return True


def _face_down(state: State) -> Iterator[tuple[bool, Card | None]]:
    """Per face-down place whether a card lies there, and which, if somebody knows."""
    return zip(state.face_down, state.face_down_known, strict=True)


def draw_known(state: State) -> Card | None:
    """Take the topmost card of the deck, unseen; tells which it is if somebody put it there and so knows it."""
    deck = state.own_deck(state.deck)
    deck.pile -= 1
    if not deck.top:
        return None
    card, *left = deck.top
    deck.top = tuple(left)
    return card


def open_card(state: State, action: Reveal, _: int) -> None:
    """The next card lies face up."""
    deck = state.own_deck(state.deck)
    deck.draw(action.card)
    deck.pile -= 1
    state.face_up += (action.card,)
    lay_out(state)


# --- taking a card ---


def takable(state: State) -> list[int]:
    """The places where a card lies that may be taken: open ones, and the face-down ones unseen."""
    places = [place for place, card in enumerate(state.face_up) if card is not None]
    if places and not state.options.blind_pick_allowed:
        return places
    return [*places, *[place for place, lies in enumerate(state.face_down, state.tables.setup.face_up) if lies]]


def apply(state: State, action: Choose | Pick) -> None:
    """Choose a deck, or take a card."""
    if isinstance(action, Choose):
        choose(state, action.deck)
    else:
        pick(state, action.place)
    state.run()


def pick(state: State, place: int) -> None:
    """Take the card of a place. What a face-down one is, chance says now, unless somebody knew it."""
    first = state.tables.setup.face_up
    if place < first:
        card = state.face_up[place]
        assert card is not None
        state.face_up = (*state.face_up[:place], None, *state.face_up[place + 1 :])
        take(state, card, seen=True)
        return
    hidden = place - first
    known = state.face_down_known[hidden]
    if state.journal is not None:
        state.note("provincia.draft.blind-pick", seat=state.seat + 1, deck=DECKS[state.deck])
    if known is None:
        state.push(("BLIND", hidden))
        return
    state.face_down_known = (*state.face_down_known[:hidden], None, *state.face_down_known[hidden + 1 :])
    knower = state.decks[state.deck].top_seat
    if knower != state.seat and not isinstance(known, Opes):
        state.city.told += ((knower, known),)  # who put it there knows who has taken it
    take_up(state, hidden, known)


def lies_apart(state: State, hidden: int) -> bool:
    """Whether the card on this face-down place was laid there before the discards were shuffled."""
    apart = state.decks[state.deck].apart
    return apart is not None and not apart.down and not hidden


def take_blind(state: State, action: Reveal, hidden: int) -> None:
    """The card taken unseen is this one; a production card is played, so that all see it."""
    seat = CHANCE if isinstance(action.card, Opes) else state.seat
    state.own_deck(state.deck).draw(action.card, seat, lies_apart(state, hidden))
    take_up(state, hidden, action.card)


def take_up(state: State, hidden: int, card: Card) -> None:
    """A face-down card leaves its place."""
    state.face_down = (*state.face_down[:hidden], False, *state.face_down[hidden + 1 :])
    take(state, card, seen=False)


def take(state: State, card: Card, seen: bool) -> None:
    """A card goes to the hand, a production card is played at once; then the next seat takes one.

    ``seen``: it lay face up, so that all know it.
    """
    seat = state.seat
    if isinstance(card, Opes):
        production.resolve(state, seat, card)
    else:
        city = state.cities[seat]
        city.hand += (card,)
        if seen:
            city.seen += (card,)
            if state.journal is not None:
                state.note("provincia.draft.to-hand", seat=seat + 1, card=card.id)
    state.picked += 1
    if state.picked < state.players and (any(state.face_up) or any(state.face_down)):
        state.player = state.seat = (seat + 1) % state.players
    else:
        pass_over(state)
        end_selection(state)


def pass_over(state: State) -> None:
    """For those who have not picked no card is left, for the deck was short."""
    if state.journal is not None:
        for place in range(state.picked, state.players):
            seat = (state.chooser + place) % state.players
            state.note("provincia.draft.mandatory-pick", seat=seat + 1, deck=DECKS[state.deck])


# --- the end of a selection, and of the phase ---


def end_selection(state: State) -> None:
    """Cards that nobody took are discarded, face-down ones unseen; then the next seat chooses a deck."""
    discard_leftovers(state)
    state.seat = state.chooser
    state.chooser = state.deck = -1
    state.picked = 0
    state.face_up, state.face_down, state.face_down_known = (), (), ()
    if state.seat_done():
        return
    state.passes += 1
    if state.passes < state.tables.setup.passes[state.players]:
        state.acted = 0
        state.player = state.seat = state.start
        state.note("provincia.draft.two-three-players", round=state.round)
    else:
        state.phase_done()


def discard_leftovers(state: State) -> None:
    """What is left of the selection goes to the discard pile of its deck."""
    deck = state.own_deck(state.deck)
    count = sum([card is not None for card in state.face_up]) + sum(state.face_down)
    for card in state.face_up:
        if card is not None:
            deck.discards[card.index] += 1
    if deck.apart is not None:
        deck.apart = deck.apart._replace(down=True)
    for lies, known in _face_down(state):
        if lies and known is None:
            deck.down += 1
        elif lies and known is not None:
            deck.down_known += (known,)
            deck.down_seats += (deck.top_seat,)
    if count and state.journal is not None:
        state.note("provincia.draft.leftovers", deck=DECKS[state.deck], amount=count)


DECISIONS: Final[dict[str, Decision[State]]] = {
    "OPEN": setup.revealing(open_card, lambda state, _: True),
    "BLIND": setup.revealing(take_blind, lambda state, _: True, apart=lies_apart),
}
