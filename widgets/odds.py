"""The bar of chances beside a board: how likely each seat is to win, now and after the move that is looked at."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rulesim import Action, BadInput, IllegalAction, Session, State, chances
from rulesim.estimates import half_width
from rulesim.whatif.doubt import doubt
from widgets.games import drawn_game
from widgets.words import player_name, say

_WHOLE: Final = 100


def bar(
    session: Session, seat: int | None, lang: str, move: Action | None = None, position: State | None = None
) -> dict[str, Any]:
    """The chances to win as a page takes them, in per cent; ``seat``: whose knowledge counts, None: everybody's.

    ``position``: another one of the game than that which stands, without a move then.
    ``seats``: from the own one (else the first) on, each with its number from 0, its ``colour`` in the palettes,
    ``now`` and ``after``, None without a legal ``move``. ``words``: all of it, a line each; now with how far the model
    may be off. Hidden cards never enter, nor what chance brings after the move.
    """
    state = position or session.state
    told, unsure = chances(state, seat), doubt(state)
    now = [_WHOLE * chance for chance in told]
    off = [_WHOLE * half_width(unsure.of_chance(chance)) for chance in told]
    after = None if move is None else _after(session, seat, move)
    first = seat or 0
    words, view = [say("table_odds", lang)], drawn_game(session.game).scenes().view(state, lang)
    seats: list[dict[str, Any]] = []
    for at in (*range(first, len(now)), *range(first)):
        facts = {"name": player_name(session, at, lang, seat), "now": round(now[at]), "off": round(off[at])}
        seats.append({"seat": at, "colour": view.seat_colour(at), "now": now[at], "after": after and after[at]})
        looked = say("table_odds_seat.looked", lang, **facts, after=round(after[at])) if after else ""
        words.append(looked or say("table_odds_seat", lang, **facts))
    return {"seats": seats, "words": words}


def _after(session: Session, seat: int | None, move: Action) -> list[float] | None:
    """The chances after a move, before chance goes on; None for one that is not legal."""
    state = session.state
    mover = state.player if seat is None else seat
    if mover < 0:
        return None
    world = state.imagine(mover, Random(0))
    try:
        for step in world.demand(move):
            world.apply(step)
    except (BadInput, IllegalAction):
        return None
    return [_WHOLE * chance for chance in chances(world, seat)]
