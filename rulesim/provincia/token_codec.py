"""The combat tokens of a position: each city has five, in hand, laid face down, or revealed in an earlier combat.

What the data do not tell is dealt, always in the same way. The token that is always the owner's lies with its owner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import seat_name, wrong
from rulesim.plain import as_list
from rulesim.provincia.components import Token

if TYPE_CHECKING:
    from rulesim.provincia.city_codec import CityReader, Stock
    from rulesim.provincia.state import State

_STRIDE: Final = 7
"""Tokens that nobody names are dealt in steps of so many through the colours in play: a mixture, always the same."""

Told = tuple[Token, ...] | None
"""Tokens that the data name; None: they say nothing of them."""


class TokenReader:
    """Gives every city its tokens, and the position those revealed. Its fields are read by :class:`CityReader`."""

    def __init__(self, state: State, readers: Sequence[CityReader], stock: Stock, revealed: Any) -> None:
        self.state, self.readers, self.stock = state, readers, stock
        self.each = state.tables.setup.tokens + 1
        colours = [city.town.colour for city in state.cities if city.town is not None]
        pool = [token for token in state.tables.tokens if not token.own and token.colour in colours]
        every = [token for token in pool for _ in range(token.copies)]
        self.mixed = [every[_STRIDE * step % len(every)] for step in range(len(every))]
        for token in state.tables.tokens:
            if token.colour not in colours:
                stock.left[token.id] = 0
        self.hands: list[Told] = [reader.tokens("tokens") for reader in readers]
        self.laid: list[Told] = [reader.tokens("laid") for reader in readers]
        self.played: list[Told] = [reader.tokens("played") for reader in readers]
        self.revealed = None if revealed is None else self._named(revealed)

    def read(self) -> None:
        """Deal, and check that all agrees."""
        state = self.state
        if self.revealed is not None and not any(self.played):
            self._who_played()
        for seat, city in enumerate(state.cities):
            own = self._own(seat)
            spare = [own] if own is not None and self.stock.left[own.id] else []
            for token in spare:
                self.stock.take(f"cities[{seat}].tokens", token.id)
            first = self.hands[seat] is None
            city.played = self._some(seat, self.played[seat], self._combats(), [] if first else spare)
            due = self._has_laid(seat)
            laid = self._some(seat, self.laid[seat], int(due), [] if first else spare)
            if len(laid) != due:
                when = "has laid a token for this combat" if due else "has not laid a token for a combat that goes on"
                raise wrong(f"cities[{seat}].laid", f"{seat_name(seat)} {when}.")
            city.laid = laid[0] if laid else None
            left = self.each - len(city.played) - len(laid)
            hand = self._some(seat, self.hands[seat], left, spare)
            city.tokens = hand if self.hands[seat] is not None else tuple(sorted(hand, key=state.tables.tokens.index))
            self._check(seat)
        self._check_combats()

    def _named(self, revealed: Any) -> list[tuple[Token, ...]]:
        """The tokens of each combat; they are taken from the stock only if nobody says who played them."""
        found: list[tuple[Token, ...]] = []
        by_id = self.state.tables.by_id
        for combat in as_list("revealed", revealed):
            tokens = [by_id.get(id) if isinstance(id, str) else None for id in as_list("revealed", combat)]
            named = tuple(token for token in tokens if isinstance(token, Token))
            if len(named) < len(tokens) or len(named) > self.state.players:
                raise wrong("revealed", "per combat a list of ids of tokens, at most one for each player.")
            found.append(named)
        return found

    def _own(self, seat: int) -> Token | None:
        town = self.state.cities[seat].town
        tokens = self.state.tables.tokens
        return next((token for token in tokens if token.own and town and token.colour == town.colour), None)

    def _combats(self) -> int:
        """In how many combats tokens were revealed."""
        if self.revealed is not None:
            return len(self.revealed)
        state = self.state
        return max([len(state.fought) + (state.gauls is not None), *(len(told) for told in self.played if told)])

    def _has_laid(self, seat: int) -> bool:
        state = self.state
        open_now = state.phase == "combat" and self._combats() == len(state.fought)
        return open_now and (seat - state.start) % state.players < state.acted

    def _who_played(self) -> None:
        """Who played the tokens revealed: an own one its owner, the others anybody. What is missing is dealt."""
        seats = range(self.state.players)
        found: list[tuple[Token, ...]] = [() for _ in seats]
        for combat in self.revealed or ():
            left = list(combat)
            for token in left:
                self.stock.take("revealed", token.id)
            mine = {seat: self._own(seat) for seat in seats}
            by = {seat: token for seat, token in mine.items() if token is not None and token in left}
            for token in by.values():
                left.remove(token)
            if any(token.own for token in left):
                raise wrong("revealed", "the token that is dealt to its owner is there once.")
            for seat in seats:
                if seat not in by:
                    by[seat] = left.pop(0) if left else self._dealt()
                found[seat] += (by[seat],)
        self.played = list(found)

    def _dealt(self) -> Token:
        """The next token that nobody has."""
        while self.mixed:
            token = self.mixed.pop(0)
            if self.stock.left[token.id]:
                self.stock.take("tokens", token.id)
                return token
        raise wrong("tokens", f"some player has more than {self.each} tokens.")

    def _some(self, seat: int, told: Told, size: int, spare: list[Token]) -> tuple[Token, ...]:
        """The tokens told, or so many from those that nobody has."""
        if told is not None:
            return told
        return tuple(spare.pop() if spare else self._dealt() for _ in range(size))

    def _check(self, seat: int) -> None:
        """A city has five tokens in all, and its own one among them."""
        city, field = self.state.cities[seat], f"cities[{seat}].tokens"
        every = [*city.tokens, *city.played, *([city.laid] if city.laid is not None else [])]
        if len(every) != self.each:
            raise wrong(field, f"with those laid and played there are {self.each}, not {len(every)}.")
        own = self._own(seat)
        for token in every:
            if token.own and token is not own:
                raise wrong(field, f"{token.id} always lies with its owner.")
        if own is not None and own not in every:
            raise wrong(field, f"{own.id} lies with its owner, but is not here.")

    def _check_combats(self) -> None:
        """Everybody played in every combat, and those are the tokens that were revealed."""
        state = self.state
        times = {len(city.played) for city in state.cities}
        if len(times) != 1:
            raise wrong("cities", "everybody plays a token in each combat, so played is as long for all.")
        combats = times.pop()
        fought = len(state.fought) + (state.gauls is not None)
        if combats - fought not in (0, int(state.phase == "combat" and state.gauls is None)):
            raise wrong("revealed", f"tokens of {combats} combats; there were {fought}.")
        order = [tuple(sorted((city.played[n] for city in state.cities), key=_id)) for n in range(combats)]
        if self.revealed is not None:
            told = [Counter(combat) for combat in self.revealed]
            if len(told) != combats or any(told[n] - Counter(order[n]) for n in range(combats)):
                raise wrong("revealed", "the tokens of a combat are those that the cities played in it.")
        state.revealed = tuple(order)


def early_tokens(state: State, readers: Sequence[CityReader], stock: Stock, data: dict[str, Any]) -> None:
    """During the set-up tokens are where the data say, and nobody has played one."""
    for city, reader in zip(state.cities, readers, strict=True):
        city.tokens = reader.tokens("tokens") or ()
        for key in ("laid", "played"):
            if reader.tokens(key):
                raise wrong(f"{reader.name}{key}", "nobody has played a token yet.")
    state.tokens = stock.every("tokens", data.get("tokens", []), Token)
    if data.get("revealed"):
        raise wrong("revealed", "nobody has played a token yet.")


def _id(token: Token) -> str:
    return token.id
