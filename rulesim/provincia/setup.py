"""Set-up: cities, start player, what everybody starts with, the decks, the first card and the combat tokens.

Rules ``provincia.setup.*``, in the order of the rulebook. Shuffled decks are kept as what may still come, the 42
building cards that nobody sees among them; which combat cards lie on their places is not decided before they are
turned over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import CHANCE, Check, checked_name, checked_seat, wrong
from rulesim.outside import shown
from rulesim.provincia import production
from rulesim.provincia.actions import Action, Deal, Gauls, Reveal, Settle, Start
from rulesim.provincia.components import AEDIFICIUM, GOLD, RESOURCES, Standing, Token, Town
from rulesim.provincia.decks import pick
from rulesim.steps import Decision, lot

if TYPE_CHECKING:
    from rulesim.provincia.state import State

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6


def check_players(players: int) -> None:
    """Raises :class:`~rulesim.game.BadInput` unless 2 to 6 play."""
    if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        allowed = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
        raise wrong("players", f"Provincia Romana is for {allowed} players, not {shown(players)}.")


def lay_out(state: State, cities: Sequence[str] | None = None, start: int | None = None) -> None:
    """Lay out the decks; the cities and the start player are then chosen, unless they are given.

    Raises :class:`~rulesim.game.BadInput` for cities or a seat that cannot be.
    """
    towns = [] if cities is None else read_cities(state, cities)
    if start is not None:
        checked_seat(start, state.players, "start")
    stack_decks(state)
    for seat, town in enumerate(towns):
        settle_in(state, seat, town)
    without = range(len(towns), state.players)
    settling = [step for seat in without for step in (("SEAT", seat), ("SETTLE", seat))]
    state.todo = (*settling, ("START", 0) if start is None else ("CAESAR", start))
    state.run()


# --- cities ---


def read_cities(state: State, cities: Sequence[str]) -> list[Town]:
    """The city boards of these ids, one per seat."""
    known = {town.id: town for town in state.tables.towns}
    if isinstance(cities, str) or len(cities) != state.players:
        raise wrong("cities", f"one city per player is needed, {state.players} in all, not {shown(cities)}.")
    for seat, id in enumerate(cities):
        checked_name("cities", id, known)
        if id in cities[:seat]:
            taken = cities.index(id) + 1
            raise wrong("cities", f"{known[id].name} belongs to player {taken}; every city has one owner.")
    return [known[id] for id in cities]


def free_towns(state: State) -> list[Town]:
    """The city boards that nobody has."""
    taken = [city.town for city in state.cities]
    return [town for town in state.tables.towns if town not in taken]


def _settle_checks(state: State, action: Settle, _: int) -> Iterator[Check]:
    town = action.town
    owner = next((seat + 1 for seat, city in enumerate(state.cities) if city.town is town), 0)
    yield Check("provincia.setup.city", not owner, {"town": town.id, "owner": owner})


def settle_in(state: State, seat: int, town: Town) -> None:
    """A seat has this city board; the markers and tokens of boards that nobody has stay in the box."""
    state.cities[seat].town = town
    state.note("provincia.setup.city", seat=seat + 1, town=town.id)


# --- the start player, and what everybody starts with ---


def give_caesar(state: State, start: int) -> None:
    """The start player of round 1 is known, and with the turn order what everybody starts with."""
    state.start = start
    state.note("provincia.setup.caesar", seat=start + 1)
    seats = [(start + place) % state.players for place in range(state.players)]
    for place, seat in enumerate(seats):
        equip(state, seat, place)
    each = range(state.tables.setup.tokens)
    drawing = [step for seat in seats for step in (("SEAT", seat), ("HAND", seat))]
    dealing = [step for seat in seats for step in (("SEAT", seat), *(("DEAL", seat) for _ in each))]
    state.push(*drawing, ("POOL", 0), *dealing, ("BEGIN", 0))


def equip(state: State, seat: int, place: int) -> None:
    """The tracks, the free HORREUM, gold, and goods and prestige by the place in the turn order of round 1."""
    city, setup = state.cities[seat], state.tables.setup
    city.morale, city.defence = setup.morale, setup.defence
    horreum = state.tables.horreum
    city.standing = (Standing.of(horreum, horreum.active),)
    prestige, clay, wood, stone = setup.seats[state.players][place]
    city.goods = [clay, wood, stone, setup.gold]
    city.prestige, city.losses = prestige, max(0, -prestige)
    for good, count in enumerate(city.goods):
        if good < GOLD or production.counted(state.options):
            state.supply[good] -= count
    goods = dict(zip(RESOURCES, city.goods, strict=True))
    state.note("provincia.setup.start-table", seat=seat + 1, prestige=prestige, **goods)


# --- what chance decides ---

_DUE: Final[dict[str, str]] = {
    "START": "start",
    **dict.fromkeys(("HAND", "OPEN", "BLIND", "LOOK"), "card"),
    "DEAL": "token",
    "GAULS": "gauls",
}


def due(state: State) -> str:
    """What chance decides now: "start", "card", "token" or "gauls"; or nothing."""
    return _DUE.get(state.todo[0][0], "") if state.todo and state.player == CHANCE else ""


def may_be(state: State, action: Action, ok: bool, **more: Any) -> Check:
    """Whether chance may decide so: the check of the rule that says when it is due and what it may be."""
    facts: dict[str, Any] = {"due": due(state), **more}
    if isinstance(action, Reveal):
        card, left = action.card, state.decks[action.card.deck].unseen[action.card.index]
        return Check("provincia.setup.decks", ok, {"card": card.id, "left": left, "fault": "", **facts})
    if isinstance(action, Deal):
        token, left = action.token, state.tokens.count(action.token)
        named = {"colour": token.colour, "value": token.value, "left": left}
        return Check("provincia.setup.tokens", ok, {**named, **facts})
    if isinstance(action, Gauls):
        named = {"bellum": action.card.id, "round": action.card.round, "now": state.round}
        return Check("provincia.combat.reveal", ok, {**named, **facts})
    return Check("provincia.setup.caesar", ok, facts)


# --- the decks ---


def stack_decks(state: State) -> None:
    """Three decks, each shuffled on its own; HORREUM is in none, and 42 building cards leave the game unseen."""
    for kinds, deck in zip(state.tables.cards, state.decks, strict=True):
        for card in kinds:
            deck.unseen[card.index] = card.copies
    buildings = state.decks[AEDIFICIUM]
    buildings.unseen[state.tables.horreum.index] = 0
    for deck in state.decks:
        deck.pile = sum(deck.unseen)
    buildings.box = min(state.tables.setup.removed, buildings.pile)
    buildings.pile -= buildings.box
    state.note("provincia.setup.remove42", amount=buildings.box)


# --- the starting hand ---


def possible(state: State, deck: int, apart: bool = False) -> Sequence[Action]:
    """Every card of a deck that may come next, or be the one that lies apart (see decks.py)."""
    odds = state.decks[deck].odds(apart)
    return [Reveal.of(card) for card, likely in zip(state.tables.cards[deck], odds, strict=True) if likely]


def reveal_check(state: State, action: Reveal, deck: int, apart: bool = False) -> Check:
    """Whether this card may come from that deck: nobody has seen it, and it does not lie elsewhere for sure."""
    card = action.card
    if card.deck != deck:
        fault = "deck"
    elif not state.decks[deck].unseen[card.index]:
        fault = "seen"
    else:
        fault = "" if state.decks[deck].odds(apart)[card.index] else "apart"
    return may_be(state, action, not fault, fault=fault)


def draw_start_card(state: State, action: Reveal, seat: int) -> None:
    """A seat draws a building card that only it knows."""
    deck, card = state.own_deck(AEDIFICIUM), action.card
    deck.draw(card, seat)
    deck.pile -= 1
    state.cities[seat].hand += (card,)
    state.note("provincia.setup.start-hand", seat=seat + 1)


def revealing(
    apply: Callable[[State, Reveal, Any], None],
    waits: Callable[[State, Any], object],
    fixed: int = -1,
    apart: Callable[[State, Any], bool] | None = None,
) -> Decision[State]:
    """Chance says what a card is that nobody has seen, of a ``fixed`` deck (-1: the one laid out).

    ``apart``: whether it is the card that lies apart (see decks.py). All are as likely as they may come next.
    """

    def legal(state: State, arg: Any) -> Sequence[Action]:
        return possible(state, state.deck if fixed < 0 else fixed, apart is not None and apart(state, arg))

    def checks(state: State, action: Reveal, arg: Any) -> Iterator[Check]:
        deck = state.deck if fixed < 0 else fixed
        yield reveal_check(state, action, deck, apart is not None and apart(state, arg))

    def sample(state: State, arg: Any, rng: Any) -> Action:
        deck = state.deck if fixed < 0 else fixed
        odds = state.decks[deck].odds(apart is not None and apart(state, arg))
        return Reveal.of(state.tables.cards[deck][pick(odds, rng)])

    return Decision(legal, checks, apply, (Reveal,), waits, sample)


# --- combat tokens ---


def pool_tokens(state: State, _: int) -> None:
    """Everybody has the token of the own colour that is always the owner's; the others are shuffled together."""
    pool: list[Token] = []
    for city in state.cities:
        assert city.town is not None
        for token in state.tables.tokens:
            if token.colour == city.town.colour:
                own = 1 if token.own else 0
                city.tokens += (token,) * own
                pool += [token] * (token.copies - own)
    state.tokens = tuple(sorted(pool, key=state.tables.tokens.index))


def deal_token(state: State, action: Deal, seat: int) -> None:
    """The seat is dealt this token, face down."""
    left = list(state.tokens)
    left.remove(action.token)
    state.tokens = tuple(left)
    city = state.cities[seat]
    city.tokens += (action.token,)
    if state.journal is not None and ("DEAL", seat) not in state.todo:
        state.note("provincia.setup.tokens", seat=seat + 1)


def end_setup(state: State, _: int) -> None:
    """Everything is dealt: the first round begins."""
    state.tokens = ()
    state.begin_round()


AUTOMATIC: Final = {"CAESAR": give_caesar, "POOL": pool_tokens, "BEGIN": end_setup}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "SETTLE": Decision(
        waits=lambda state, seat: state.cities[seat].town is None,  # pyright: ignore
        legal=lambda state, _: [Settle.of(town) for town in free_towns(state)],
        checks=_settle_checks,
        apply=lambda state, action, seat: settle_in(state, seat, action.town),
        answers=(Settle,),
        refuse=lambda state, _: iter([Check("provincia.setup.city", False, {"town": "", "owner": 0})]),
    ),
    "START": lot(
        Start,
        lambda state, _: state.start < 0,
        lambda state, _: range(state.players),
        lambda state, action, _: iter([may_be(state, action, action.seat < state.players)]),
        lambda state, action, _: give_caesar(state, action.seat),
    ),
    "HAND": revealing(draw_start_card, lambda state, _: state.decks[AEDIFICIUM].hidden > 0, AEDIFICIUM),
    "DEAL": Decision(
        waits=lambda state, _: bool(state.tokens),
        legal=lambda state, _: [Deal.of(token) for token in dict.fromkeys(state.tokens)],
        checks=lambda state, action, _: iter([may_be(state, action, action.token in state.tokens)]),
        apply=deal_token,
        answers=(Deal,),
        sample=lambda state, _, rng: Deal.of(state.tokens[int(rng.random() * len(state.tokens))]),
    ),
}
