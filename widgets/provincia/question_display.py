"""Cards, cities and moves of Provincia Romana in words: what questions and hints show and offer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulesim.game import Action
from rulesim.provincia import production
from rulesim.provincia.components import (
    DECKS,
    GOODS,
    RESOURCES,
    Amounts,
    Building,
    Opes,
    Piece,
    Senate,
    Standing,
    Token,
    Town,
)
from rulesim.provincia.state import State
from widgets import lessons
from widgets.lessons import posed_question
from widgets.lessons.posed_question import Given, GivenCard
from widgets.provincia.scene.faces import card_face
from widgets.provincia.scene.wording import Wording
from widgets.scenes.wording import minus

GAME: Final = "provincia"


def say(message: str, lang: str, **facts: Any) -> str:
    """Words of lessons or of the game."""
    return minus(lessons.say(GAME, message, lang, **facts))


def amounts(goods: Iterable[int], lang: str) -> str:
    """ "2 clay and 1 gold"; "nothing"."""
    told = dict(zip(RESOURCES, goods, strict=False))
    facts = {name: told.get(name, 0) for name in RESOURCES}
    return say("goods", lang, **facts) if any(facts.values()) else say("good_none", lang)


def named(card: Piece, lang: str) -> str:
    """A card by its Latin name."""
    return say(f"card_{getattr(card, 'id', '')}", lang)


def token_name(token: Token, lang: str) -> str:
    """ "orange +1"."""
    return say("token_name", lang, colour=token.colour, value=token.value)


# -- cards ----------------------------------------------------------------------------------------------------------


def shown(card: Building | Senate | Opes, lang: str, place: int = 0) -> GivenCard:
    """A card of a question, with its price and what it is worth."""
    colour = card_face(card, lang).colour
    letter = named(card, lang)[:1]
    return GivenCard(name=named(card, lang), colour=colour, letter=letter, lines=_lines(card, lang), place=place)


def _lines(card: Building | Senate | Opes, lang: str) -> tuple[str, ...]:
    if isinstance(card, Opes):
        halves = {"upper": card.quaestor, "lower": card.lower}
        return tuple(say(f"ask_half_{half}", lang, goods=amounts(goods, lang)) for half, goods in halves.items())
    if isinstance(card, Building):
        lines = [say("ask_costs", lang, goods=amounts(card.cost, lang)), say("ask_worth", lang, prestige=card.prestige)]
        return (*lines, *([] if card.active else [say("ask_asleep", lang)]), *_effects(card, lang))
    return tuple(_price(card, lang)) + tuple(_promise(card, lang))


def _effects(card: Building, lang: str) -> list[str]:
    """What a building gives, if anything."""
    told = Wording(lang).effects(card, "short")
    return [told] if told else []


def _price(card: Senate, lang: str) -> Iterable[str]:
    if card.gold:
        yield say("ask_costs", lang, goods=amounts((0, 0, 0, card.gold), lang))
    if card.goods:
        yield say("ask_costs_any", lang, count=card.goods)


def _promise(card: Senate, lang: str) -> Iterable[str]:
    if any(card.give):
        yield say("ask_exchange", lang, give=amounts(card.give, lang), get=amounts(card.get, lang))
    elif any(card.get):
        yield say("ask_brings", lang, goods=amounts(card.get, lang))
    else:
        yield Wording(lang).senate(card, "short")


def standing_card(standing: Standing, lang: str) -> GivenCard:
    """A building that stands in a city."""
    building = standing.building
    lines = [say("ask_worth", lang, prestige=building.prestige)]
    if not building.active:
        lines.append(say("ask_awake" if standing.active else "ask_asleep", lang))
    name = named(building, lang)
    lines += _effects(building, lang)
    return GivenCard(name=name, colour=card_face(building, lang).colour, letter=name[:1], lines=tuple(lines))


# -- positions in words -----------------------------------------------------------------------------------------------


def table(state: State, seat: int, parts: Iterable[str], lang: str) -> tuple[Given, ...]:
    """What a question shows of a position: ``parts`` are names of :data:`SHOWN`."""
    return tuple(SHOWN[part](state, seat, lang) for part in parts)


def _cards(title: str, cards: Iterable[GivenCard], lang: str) -> Given:
    found = tuple(cards)
    return Given(title=say(title, lang), cards=found, text="" if found else say("ask_none", lang))


def _store(state: State, seat: int, lang: str) -> Given:
    city = state.cities[seat]
    limit = production.cap(state, city)
    told = say("ask_store.text", lang, goods=amounts(city.goods, lang), cap=limit)
    return Given(title=say("ask_store", lang), text=told)


def _board(state: State, seat: int, lang: str) -> Given:
    city = state.cities[seat]
    facts = {"morale": city.morale, "defence": city.defence, "prestige": city.prestige, "losses": city.losses}
    return Given(title=say("ask_board", lang), text=say("ask_board.text", lang, **facts))


def _town(state: State, seat: int, lang: str) -> Given:
    town = state.cities[seat].town
    assert town is not None
    told = say("ask_town.text", lang, town=town.id, colour=town.colour, shows=town.shows)
    return Given(title=say("ask_town", lang), text=told)


def _city(state: State, seat: int, lang: str) -> Given:
    return _cards("ask_city", (standing_card(one, lang) for one in state.cities[seat].standing), lang)


def _hand(state: State, seat: int, lang: str) -> Given:
    return _cards("ask_hand", (shown(card, lang) for card in state.cities[seat].hand), lang)


def _play(state: State, seat: int, lang: str) -> Given:
    city = state.cities[seat]
    cards = [shown(card, lang) for card in city.permanents]
    if city.forced:
        name = say("senate_concussio", lang)
        cards.append(GivenCard(name=name, colour="white", letter=name[:1], lines=(say("ask_forced", lang),)))
    return _cards("ask_play", cards, lang)


def _supply(state: State, seat: int, lang: str) -> Given:
    return Given(title=say("ask_supply", lang), text=amounts(state.supply[: len(GOODS)], lang))


def _markers(state: State, seat: int, lang: str) -> Given:
    told = [say("ask_marker", lang, deck=deck, count=n) for deck, n in zip(DECKS, state.markers, strict=True)]
    return Given(title=say("ask_markers", lang), text=say("ask_list", lang, items=told))


def _players(state: State, seat: int, lang: str) -> Given:
    told = [
        say("ask_player", lang, seat=one + 1, prestige=city.prestige, goods=amounts(city.goods, lang),
            morale=city.morale, shows=city.town.shows if city.town else "",
            built="yes" if any(city.town and s.building.id == city.town.personal for s in city.standing) else "no",
            gloria=max((card.value for card in city.permanents if card.kind == "gloria"), default=0))
        for one, city in enumerate(state.cities)
    ]  # fmt: skip
    return Given(title=say("ask_players", lang), text=" ".join(told))


SHOWN: Final = {
    "board": _board,
    "city": _city,
    "hand": _hand,
    "markers": _markers,
    "play": _play,
    "players": _players,
    "store": _store,
    "supply": _supply,
    "town": _town,
}
"""Part of a position -> how a question shows it."""


# -- moves in words ---------------------------------------------------------------------------------------------------


def do(state: State, action: Action, lang: str) -> str:
    """An action as an instruction: "Build FORUM"."""
    facts = _facts(state, action, lang)
    return say(f"ask_do_{str(action).split()[0]}", lang, **facts)


def _facts(state: State, action: Any, lang: str) -> dict[str, Any]:
    """The facts that the words of an action ask for; "" and 0 where it has none."""
    facts: dict[str, Any] = {"card": "", "less": "", "owner": 0, "goods": "", "target": "", "phase": state.phase}
    for name in ("times", "number", "what"):
        facts[name] = getattr(action, name, 0)
    for name in ("card", "building", "standing", "target", "token", "town"):
        facts |= _piece(name, getattr(action, name, None), lang)
    place = getattr(action, "place", -1)
    if place >= 0:
        lies = state.face_up[place] if place < len(state.face_up) else None
        facts |= {"place": place + 1, "card": named(lies, lang) if lies else ""}
    if hasattr(action, "seat"):
        facts["owner"] = action.seat + 1
    if hasattr(action, "deck"):
        facts["deck"] = DECKS[action.deck]
    if hasattr(action, "good"):
        facts["good"] = RESOURCES[action.good]
    if getattr(action, "less", -1) >= 0:
        facts["less"] = RESOURCES[action.less]
    goods: Amounts = getattr(action, "goods", (0, 0, 0, 0))
    return facts | {"goods": amounts(goods, lang) if any(goods) else ""}


def _piece(name: str, piece: Any, lang: str) -> dict[str, Any]:
    """How the words of an action call a piece."""
    if isinstance(piece, Standing):
        return {"target" if name == "target" else "card": named(piece.building, lang)}
    if isinstance(piece, Building | Senate | Opes):
        detail = amounts(piece.get, lang) if isinstance(piece, Senate) and any(piece.get) else ""
        value = piece.value if isinstance(piece, Senate) and piece.kind == "gloria" else 0
        return {"card": named(piece, lang), "detail": detail, "value": value}
    if isinstance(piece, Token):
        return {"token": token_name(piece, lang)}
    return {"town": piece.id} if isinstance(piece, Town) else {}


# -- attempts -------------------------------------------------------------------------------------------------------


def reason(state: State, action: Action, lang: str) -> str:
    """Why an action is legal or not, with its numbers."""
    return posed_question.reason(state, action, lang, telling=TELLING)


TELLING: Final = (
    "provincia.senate.corruptio",
    "provincia.senate.commercium",
    "provincia.draft.marker",
    "provincia.play.cost",
)
"""Rules that are the reason to name when a move is legal, the most telling first."""
