"""What a move would do: the numbers of a city before and after it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from rulesim import Action
from rulesim.provincia import actions, combat, rounds
from rulesim.provincia.components import OPES, RESOURCES, Senate
from rulesim.provincia.state import State
from widgets.numbers import number_text
from widgets.scenes.wording import upper, yes

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

_TRACKS = ("prestige", "morale", "defence")


def preview_of(view: View, action: Action) -> tuple[str, ...]:
    """What a legal move changes for who makes it, before chance or anybody else decides."""
    if isinstance(action, actions.End):
        return tuple(end_preview(view))
    if isinstance(action, actions.Choose):
        return tuple(choose_preview(view, action))
    if isinstance(action, actions.Lay):
        return tuple(token_preview(view, action))
    if isinstance(action, actions.Pick) and view.at(action.place) is None:
        return (view.say("preview_blind"),)
    if isinstance(action, actions.Play) and action.seat >= 0:
        return tuple(aimed_preview(view, action))
    return tuple(stock_changes(view, view.state, foreseen(view.state, action), view.state.player))


def foreseen(before: State, action: Action) -> State:
    """The position after a move, without what comes of others' secrets later."""
    after = before.copy()
    after.todo = after.todo[:1]
    after.apply(action)
    return after


def aimed_preview(view: View, action: actions.Play) -> Iterator[str]:
    """What a card does to who plays it and to the opponent it is aimed at, if that one cannot answer."""
    before = harmless(view.state, action)
    after = before.copy()
    after.apply(action)
    yield from stock_changes(view, before, after, view.state.player)
    for line in stock_changes(view, before, after, action.seat):
        yield view.say("preview_other", name=view.name(action.seat), line=line)
    if action.target:
        yield view.say("preview_unless")


def harmless(state: State, action: actions.Play) -> State:
    """The position as it would be if nobody held AEDILES: what a move does must not tell who holds one."""
    before = state.copy()
    victim = before.cities[action.seat]
    other = state.tables.horreum
    victim.hand = tuple(other if isinstance(card, Senate) and card.kind == "aediles" else card for card in victim.hand)
    return before


def stock_changes(view: View, before: State, after: State, seat: int, told: Collection[str] = ()) -> Iterator[str]:
    """What differs in one city: goods, where the markers stand, strength; ``told``: "goods", "tracks": known."""
    old, new = before.cities[seat], after.cities[seat]
    paid = [
        view.say("change", what=view.what(what), before=a, after=b)
        for what, a, b in zip(RESOURCES, old.goods, new.goods, strict=True)
        if a != b and "goods" not in told
    ]
    if paid:
        yield upper(", ".join(paid))
    moved = [
        view.say("change", what=view.what(what), before=number_text(getattr(old, what)), after=number_text(b))
        for what in _TRACKS * ("tracks" not in told)
        if getattr(old, what) != (b := getattr(new, what))
    ]
    if moved:
        yield upper(", ".join(moved))
    was, now = strength(before, seat), strength(after, seat)
    if was != now:
        yield view.say("change_strength", before=number_text(was), after=number_text(now))


def strength(state: State, seat: int) -> int:
    """Morale, defence and military of a city, and the tokens that are revealed."""
    return combat.strength_parts(state, seat).total


def choose_preview(view: View, action: actions.Choose) -> Iterator[str]:
    """What choosing a deck means."""
    state = view.state
    yield view.say("preview_choose", open=state.tables.setup.face_up, all=state.tables.setup.drawn)
    if action.deck == OPES:
        yield view.say("preview_quaestor")
    yield view.say("preview_markers", left=state.markers[action.deck] - 1)


def token_preview(view: View, action: actions.Lay) -> Iterator[str]:
    """Which city a token would change."""
    colours = [city.town.colour if city.town else "" for city in view.state.cities]
    seat = colours.index(action.token.colour) if action.token.colour in colours else None
    if seat is None:
        yield view.say("preview_token_none")
        return
    was = strength(view.state, seat)
    facts = {"name": view.name(seat), "before": number_text(was), "after": number_text(was + action.token.value)}
    yield view.say("preview_token", **facts, own=yes(seat == view.hero))


def end_preview(view: View) -> Iterator[str]:
    """What comes when the turn is over: the next player, or who must discard, and the next phase."""
    state = view.state
    if state.acted + 1 < state.players:
        yield view.say("preview_next", name=view.name((state.seat + 1) % state.players))
        return
    if state.phase == "play":
        limit = state.tables.setup.hand_limit
        over = [view.who(seat) for seat, city in enumerate(state.cities) if len(city.hand) > limit]
        if over:
            yield view.say("preview_limit", names=view.listed(over), limit=limit)
        yield view.say("preview_combat" if rounds.is_combat_round(state, state.round) else "preview_upkeep")
    elif state.phase == "final":
        yield view.say("preview_over")
    else:
        last = state.round >= state.tables.setup.rounds
        yield view.say("preview_final" if last else "preview_round", round=state.round + 1)
