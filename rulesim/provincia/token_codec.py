"""The combat tokens of a position: each city has five, in hand, laid face down, or revealed in an earlier combat.

What the data do not tell is dealt, always in the same way. The token that is always the owner's lies with its owner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import seat_name, wrong
from rulesim.plain import as_list, need
from rulesim.provincia.components import Token

if TYPE_CHECKING:
    from rulesim.provincia.city_codec import CityReader, Stock
    from rulesim.provincia.state import State

_STRIDE: Final = 7
"""Tokens that nobody names are dealt in steps of so many through the colours in play: a mixture, always the same."""

_WHERE: Final = ("tokens", "laid", "played")

Told = tuple[Token, ...] | None
"""Tokens that the data name; None: they say nothing of them."""


class TokenReader:
    """Gives every city its tokens, and the position those revealed. Its fields are read by :class:`CityReader`."""

    def __init__(self, state: State, readers: Sequence[CityReader], stock: Stock, revealed: Any) -> None:
        self.state, self.stock = state, stock
        self.each = state.tables.setup.tokens + 1
        towns = [city.town for city in state.cities]
        colours = [town.colour for town in towns if town is not None]
        own = {token.colour: token for token in state.tables.tokens if token.own}
        self.own = [None if town is None else own.get(town.colour) for town in towns]
        pool = [token for token in state.tables.tokens if not token.own and token.colour in colours]
        every = [token for token in pool for _ in range(token.copies)]
        self.mixed = [every[_STRIDE * step % len(every)] for step in range(len(every))]
        for token in state.tables.tokens:
            if token.colour not in colours:
                stock.left[token.id] = 0
        self.hands, self.laid, self.played = ([one.tokens(key) for one in readers] for key in _WHERE)
        self.revealed = None if revealed is None else [self._named(one) for one in as_list("revealed", revealed)]

    def read(self) -> None:
        """Deal, and check that all agrees."""
        state = self.state
        if self.revealed is not None and not any(self.played):
            self._who_played(self.revealed)
        fought = len(state.fought) + (state.gauls is not None)
        combats = max([fought, *(len(told) for told in self.played if told)])
        combats = combats if self.revealed is None else len(self.revealed)
        open_now = state.phase == "combat" and combats == len(state.fought)
        for seat in range(state.players):
            self._deal(seat, combats, open_now and (seat - state.start) % state.players < state.acted)
        self._check_combats(fought)

    def _deal(self, seat: int, combats: int, due: bool) -> None:
        """Give a city what it has: as told, else from those that nobody has. ``due``: it has laid one for a combat."""
        city, own, field = self.state.cities[seat], self.own[seat], f"cities[{seat}]"
        spare = [own] if own is not None and self.stock.left[own.id] else []
        for token in spare:
            self.stock.take(f"{field}.tokens", token.id)
        first = [] if self.hands[seat] is None else spare
        city.played = self._some(self.played[seat], combats, first)
        laid = self._some(self.laid[seat], int(due), first)
        when = "has laid a token for this combat" if due else "has not laid a token for a combat that goes on"
        need(len(laid) == due, f"{field}.laid", f"{seat_name(seat)} {when}.")
        city.laid = laid[0] if laid else None
        hand = self._some(self.hands[seat], self.each - len(city.played) - len(laid), spare)
        city.tokens = hand if self.hands[seat] is not None else tuple(sorted(hand, key=self.state.tables.tokens.index))
        every = [*city.tokens, *city.played, *laid]
        count = f"with those laid and played there are {self.each}, not {len(every)}."
        need(len(every) == self.each, f"{field}.tokens", count)
        for token in every:
            need(not token.own or token is own, f"{field}.tokens", f"{token.id} always lies with its owner.")
        need(own is None or own in every, f"{field}.tokens", f"{own} lies with its owner, but is not here.")

    def _named(self, combat: Any) -> tuple[Token, ...]:
        """The tokens of one combat; they are taken from the stock only if nobody says who played them."""
        by_id = self.state.tables.by_id
        tokens = [by_id.get(id) if isinstance(id, str) else None for id in as_list("revealed", combat)]
        named = tuple(token for token in tokens if isinstance(token, Token))
        is_so = len(named) == len(tokens) <= self.state.players
        need(is_so, "revealed", "per combat a list of ids of tokens, at most one for each player.")
        return named

    def _who_played(self, revealed: Sequence[Sequence[Token]]) -> None:
        """Who played the tokens revealed: an own one its owner, the others anybody. What is missing is dealt."""
        found: list[tuple[Token, ...]] = [() for _ in self.own]
        for combat in revealed:
            left = list(combat)
            for token in left:
                self.stock.take("revealed", token.id)
            by = {seat: token for seat, token in enumerate(self.own) if token is not None and token in left}
            for token in by.values():
                left.remove(token)
            once = "the token that is dealt to its owner is there once."
            need(not any(token.own for token in left), "revealed", once)
            for seat in range(len(found)):
                found[seat] += (by[seat] if seat in by else left.pop(0) if left else self._dealt(),)
        self.played = [*found]

    def _dealt(self) -> Token:
        """The next token that nobody has."""
        while self.mixed:
            token = self.mixed.pop(0)
            if self.stock.left[token.id]:
                self.stock.take("tokens", token.id)
                return token
        raise wrong("tokens", f"some player has more than {self.each} tokens.")

    def _some(self, told: Told, size: int, spare: list[Token]) -> tuple[Token, ...]:
        """The tokens told, or so many from those that nobody has."""
        if told is not None:
            return told
        return tuple(spare.pop() if spare else self._dealt() for _ in range(size))

    def _check_combats(self, fought: int) -> None:
        """Everybody played in every combat, and those are the tokens that were revealed."""
        state = self.state
        times = {len(city.played) for city in state.cities}
        need(len(times) == 1, "cities", "everybody plays a token in each combat, so played is as long for all.")
        combats, more = times.pop(), int(state.phase == "combat" and state.gauls is None)
        need(0 <= combats - fought <= more, "revealed", f"tokens of {combats} combats; there were {fought}.")
        state.revealed = tuple(
            tuple(sorted((city.played[n] for city in state.cities), key=_id)) for n in range(combats)
        )
        if self.revealed is not None:
            agree = len(self.revealed) == combats and not any(
                Counter(told) - Counter(played) for told, played in zip(self.revealed, state.revealed, strict=True)
            )
            need(agree, "revealed", "the tokens of a combat are those that the cities played in it.")


def early_tokens(state: State, readers: Sequence[CityReader], stock: Stock, data: dict[str, Any]) -> None:
    """During the set-up tokens are where the data say, and nobody has played one."""
    for city, reader in zip(state.cities, readers, strict=True):
        city.tokens = reader.tokens("tokens") or ()
        for key in ("laid", "played"):
            need(not reader.tokens(key), reader.at(key), "nobody has played a token yet.")
    state.tokens = stock.every("tokens", data.get("tokens", []), Token)
    need(not data.get("revealed"), "revealed", "nobody has played a token yet.")


def _id(token: Token) -> str:
    return token.id
