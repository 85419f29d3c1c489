"""What a seat may know, and a position in which everything else is dealt anew from what it knows.

Hands and combat tokens are secret; so are the face-down cards of a selection, the draw piles, and who played which
token. A seat knows its own cards and tokens, the cards of others that lay open before they were taken, and the cards
that it put on top of a deck itself (CONSUETUDO). That a city's own +1 token was dealt to its owner, everybody knows;
and of a seat that is asked whether it plays AEDILES, where others would not be asked at all, that it has it.

Three things are simpler here than a perfect memory has them. That a seat was not asked tells nothing of its hand.
Once a discard pile has been shuffled into a new deck, its cards count as unseen like any others, so one may be imagined
in a hand that was drawn before. And who put cards on top of a deck knows nothing of them any more once somebody else
has looked at them and put them back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any

from rulesim.game import CHANCE
from rulesim.pieces import without
from rulesim.provincia.components import DECKS, GOLD, SPQR, Senate
from rulesim.provincia.decks import pick

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Card, Tables, Token
    from rulesim.provincia.decks import Deck
    from rulesim.provincia.state import State


def view(state: State, seat: int) -> dict[str, Any]:
    """The position as plain data, as ``seat`` may know it.

    Of others: ``hand`` is how many cards there are of each deck, ``tokens`` how many, ``laid`` whether one lies face
    down, ``seen`` and ``told`` what ``seat`` knows of the hand, and ``played`` is missing. Of a deck: ``top`` is how
    many known cards lie on top, unless ``seat`` put them there itself, ``down`` counts all that it does not know, and
    ``apart`` tells of the cards drawn since only those that it saw.
    """
    data = state.to_dict()
    data["viewer"] = seat
    for other, city in enumerate(data["cities"]):
        if other != seat:
            _conceal_city(city, state.cities[other], seat)
    for number, (told, deck) in enumerate(zip(data["decks"].values(), state.decks, strict=True)):
        if deck.apart is not None:
            known = drawn_in_sight(state, seat, number)
            told["apart"]["drawn"] = [[knower, card.id] for knower, card in known]
        told["down"] += sum(knower != seat for knower in deck.down_seats)
        told["down_known"] = [pair for pair in told["down_known"] if pair[0] == seat]
        if deck.top_seat != seat:
            told["top"] = len(deck.top)
    if state.deck < 0 or state.decks[state.deck].top_seat != seat:
        data["face_down_known"] = [None] * len(state.face_down_known)
    data["tokens"] = len(state.tokens)
    return data


def _conceal_city(data: dict[str, Any], city: City, seat: int) -> None:
    """Take out of another's city what ``seat`` may not know."""
    held = Counter(DECKS[card.deck] for card in city.hand)
    data["hand"] = {deck: held[deck] for deck in DECKS if held[deck]}
    data["told"] = [pair for pair in data["told"] if pair[0] == seat]
    data["tokens"] = len(city.tokens)
    data["laid"] = city.laid is not None
    del data["played"]


def imagine(state: State, seat: int, rng: Any) -> State:
    """A copy in which all that ``seat`` cannot know is redrawn by chance: each possibility that fits is equally likely.

    What others choose is taken to say nothing about what they hold.
    """
    new = state.copy()
    secret = secrets(new, seat)
    for number, deck in enumerate(new.decks):
        if deck.apart is not None:
            deck.apart = deck.apart._replace(drawn=drawn_in_sight(new, seat, number))
    for city, cards in zip(new.cities, secret, strict=True):
        if cards:
            city.hand = known_of(city, seat)
    for deck in range(len(new.decks)):
        redraw_cards(new, seat, deck, [[card for card in cards if card.deck == deck] for cards in secret], rng)
    redraw_tokens(new, seat, rng)
    return new


def is_open(state: State) -> bool:
    """Whether each action of the player to decide leads to a position as good in all worlds that it takes for possible.

    Not where CONIURATIO may meet an AEDILES, where the fights of others follow, or where a card can be taken that
    another seat knows. What the last token laid shows of the others' is no better or worse before the Gauls come.
    """
    if state.phase == "select":
        return not any(state.face_down_known) or state.decks[state.deck].top_seat == state.player
    if state.phase == "combat":
        return not state.todo
    if state.todo or state.phase not in ("play", "final"):
        return True
    hand, gold = state.cities[state.player].hand, state.cities[state.player].goods[GOLD]
    for card in hand:
        if isinstance(card, Senate) and card.kind == "coniuratio" and card.gold <= gold:
            return not any(_may_save(state, other) for other in range(state.players) if other != state.player)
    return True


def _may_save(state: State, seat: int) -> bool:
    """Whether another seat may have an AEDILES in hand that nobody else knows, and can pay it against a CONIURATIO."""
    city = state.cities[seat]
    if not city.standing or city.goods[GOLD] < _least_price(state.tables):
        return False
    return any(card.deck == SPQR for card in secret_of(city, state.player))


@cache
def _least_price(tables: Tables) -> int:
    """What AEDILES costs at least."""
    _, senate, _ = tables.cards
    return min([card.value for card in senate if card.kind == "aediles"], default=0)


# --- cards ---


def known_of(city: City, seat: int) -> tuple[Card, ...]:
    """The cards of another's hand that ``seat`` knows."""
    return (*city.seen, *(card for knower, card in city.told if knower == seat))


def secret_of(city: City, seat: int) -> tuple[Card, ...]:
    """The cards of another's hand that ``seat`` does not know."""
    left = city.hand
    for card in known_of(city, seat):
        left = without(left, card)
    return left


def secrets(state: State, seat: int) -> list[tuple[Card, ...]]:
    """Per seat the cards of its hand that ``seat`` does not know."""
    return [secret_of(city, seat) if other != seat else () for other, city in enumerate(state.cities)]


def concealed(state: State, seat: int, number: int) -> list[tuple[int, Card]]:
    """The cards of a deck that are known to others, but not to ``seat``, each with a seat that knows it."""
    deck = state.decks[number]
    found = [(other, card) for other, cards in enumerate(secrets(state, seat)) for card in cards if card.deck == number]
    if deck.top_seat != seat:
        laid = [card for card in state.face_down_known if card is not None] if state.deck == number else []
        found += [(deck.top_seat, card) for card in (*laid, *deck.top)]
    pairs = zip(deck.down_seats, deck.down_known, strict=True)
    return found + [(knower, card) for knower, card in pairs if knower != seat]


def drawn_in_sight(state: State, seat: int, number: int) -> tuple[tuple[int, Card], ...]:
    """What ``seat`` knows to have come from the pile since a card of the deck lies apart (see decks.py)."""
    apart, secret = state.decks[number].apart, concealed(state, seat, number)
    known: list[tuple[int, Card]] = []
    for pair in apart.drawn if apart is not None else ():
        if pair in secret:
            secret.remove(pair)
        else:
            known.append((pair[0] if pair[0] == seat else CHANCE, pair[1]))
    return tuple(known)


def redraw_cards(state: State, seat: int, number: int, secret: list[list[Card]], rng: Any) -> None:
    """Deal the cards of one deck that ``seat`` does not know anew: they are exchangeable wherever they lie.

    ``secret``: per seat those of its hand, which have been taken out of it.
    """
    deck, kinds = state.decks[number], state.tables.cards[number]
    put_there = deck.top_seat != seat
    laid = [card for card in state.face_down_known if card is not None] if state.deck == number and put_there else []
    top = deck.top if put_there else ()
    down = [card for card, knower in zip(deck.down_known, deck.down_seats, strict=True) if knower != seat]
    unknown = [*(card for cards in secret for card in cards), *laid, *top, *down]
    if not unknown:
        return
    for card in unknown:
        deck.unseen[card.index] += 1
    drawn = [kinds[kind] for kind in _draw_beside_apart(deck, len(unknown), rng)]
    for city, cards in zip(state.cities, secret, strict=True):
        if cards:
            _give(city, seat, number, [drawn.pop() for _ in cards])
    if laid:
        state.face_down_known = tuple(None if card is None else drawn.pop() for card in state.face_down_known)
    deck.top = tuple(drawn.pop() for _ in top) if put_there else deck.top
    if down:
        pairs = zip(deck.down_known, deck.down_seats, strict=True)
        deck.down_known = tuple(card if knower == seat else drawn.pop() for card, knower in pairs)
    if deck.apart is not None:
        deck.apart = deck.apart._replace(drawn=(*deck.apart.drawn, *concealed(state, seat, number)))


def _give(city: City, seat: int, deck: int, dealt: list[Card]) -> None:
    """Put cards of a deck into a hand that ``seat`` does not know; a third seat knows as many of them as before."""
    city.hand += tuple(dealt)
    if city.told:
        third = [knower for knower, card in city.told if knower != seat and card.deck == deck]
        kept = [pair for pair in city.told if pair[0] == seat or pair[1].deck != deck]
        city.told = (*kept, *zip(third, dealt, strict=False))


def _draw_beside_apart(deck: Deck, number: int, rng: Any) -> list[int]:
    """Draw so many cards that ``seat`` does not know; the card that lies apart is what it may be, and none of them."""
    if deck.apart is None:
        return _draw(deck.unseen, number, rng)
    odds = deck.odds(apart=True)
    kind = pick(odds if any(odds) else deck.unseen, rng)
    deck.unseen[kind] -= 1
    drawn = _draw(deck.unseen, number, rng)
    deck.unseen[kind] += 1
    return drawn


def _draw(counts: list[int], number: int, rng: Any) -> list[int]:
    """Draw so many without putting back; ``counts`` per kind become what is left."""
    pool = [*chain.from_iterable(map(repeat, range(len(counts)), counts))]
    drawn: list[int] = []
    for taken in range(number):
        index = taken + int(rng.random() * (len(pool) - taken))
        pool[taken], pool[index] = pool[index], pool[taken]
        drawn.append(pool[taken])
        counts[pool[taken]] -= 1
    return drawn


# --- combat tokens ---


def redraw_tokens(state: State, seat: int, rng: Any) -> None:
    """Deal the tokens of the other seats anew, those of each combat among those who fought in it."""
    others = [city for other, city in enumerate(state.cities) if other != seat]
    for combat in range(len(state.revealed)):
        _redraw_played(state, [city for city in others if len(city.played) > combat], combat, rng)
    _redraw_left(state, others, rng)


def _own_kept(state: State, cities: list[City], pool: list[Token]) -> list[list[Token]]:
    """Take out of a pool what is always dealt to the owner: for each city its own token, if it is there."""
    kept: list[list[Token]] = []
    for city in cities:
        own = [token for token in pool if token.own and city.town is not None and token.colour == city.town.colour]
        kept.append(own[:1])
        for token in own[:1]:
            pool.remove(token)
    return kept


def _redraw_played(state: State, players: list[City], combat: int, rng: Any) -> None:
    """Who played which of the tokens revealed in a combat: an own token by its owner, the others by anybody."""
    pool = [city.played[combat] for city in players]
    kept = _own_kept(state, players, pool)
    pool.sort(key=lambda token: token.id)
    _shuffle(pool, rng)
    for city, own in zip(players, kept, strict=True):
        city.played = (*city.played[:combat], own[0] if own else pool.pop(), *city.played[combat + 1 :])


def _redraw_left(state: State, others: list[City], rng: Any) -> None:
    """Who has which of the tokens that are not revealed, one of them laid face down perhaps."""
    sizes = [len(_left(city)) for city in others]
    pool = [*state.tokens, *(token for city in others for token in _left(city))]
    holders = [city for city, size in zip(others, sizes, strict=True) if size]
    kept = iter(_own_kept(state, holders, pool))
    order = _order(state.tables)
    pool.sort(key=order)
    _shuffle(pool, rng)
    for city, size in zip(others, sizes, strict=True):
        mine = next(kept) if size else []
        mine += [pool.pop() for _ in range(size - len(mine))]
        if city.laid is not None:
            city.laid = mine.pop(int(rng.random() * size))
        city.tokens = tuple(sorted(mine, key=order))
    state.tokens = tuple(sorted(pool, key=order))


@cache
def _order(tables: Tables) -> Callable[[Token], int]:
    """The place of a token among its kinds."""
    return {token: place for place, token in enumerate(tables.tokens)}.__getitem__


def _left(city: City) -> list[Token]:
    """A city's tokens that are not revealed."""
    return [*city.tokens, city.laid] if city.laid is not None else [*city.tokens]


def _shuffle(items: list[Any], rng: Any) -> None:
    for last in range(len(items) - 1, 0, -1):
        index = int(rng.random() * (last + 1))
        items[last], items[index] = items[index], items[last]
