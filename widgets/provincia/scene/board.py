"""The middle of the table: rounds and phases, the decks and the selection, combat, the common supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim.provincia import actions, combat
from rulesim.provincia.components import DECKS, GOLD, OPES, RESOURCES, Token
from rulesim.provincia.production import counted
from widgets.numbers import number_text, signed
from widgets.provincia.scene.city import priced
from widgets.scenes import Count, Piece, Zone
from widgets.scenes.layout import Group, grouped, marks, numbered, unnamed
from widgets.scenes.wording import upper, yes

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

PHASES = ("select", "play", "combat", "upkeep", "activate")
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI")


def numeral(number: int) -> str:
    """The number of a round as its combat card shows it."""
    return NUMERALS[number] if number < len(NUMERALS) else str(number)


# --- rounds and phases ---


def round_zone(view: View) -> Zone:
    """The round track, the phases of the round, who is when to act."""
    groups: list[Group] = [
        (rounds(view), view.say("group_rounds"), view.term("round")),
        (phases(view), view.say("group_phases"), view.term("phase")),
        (order(view), view.say("group_order"), ""),
    ]
    return Zone(id="round", title=view.say("course"), **grouped(groups))


def rounds(view: View) -> Iterator[Piece]:
    """The fields of the round track; those with a helmet have a combat."""
    state, setup = view.state, view.state.tables.setup
    for number in range(1, setup.rounds + 1):
        fights = number in setup.combat_rounds
        here = number == state.round and state.phase not in ("setup", "over")
        label = view.say("round_label", round=number, combat=yes(fights), here=yes(here))
        mark, icons = marks(here=here, gone=not here and number < state.round), ("helmet",) * fights
        yield view.piece("round", number, label, text=numeral(number), icons=icons, marks=mark)


def phases(view: View) -> Iterator[Piece]:
    """The five phases, and the final turns after the last round."""
    state, setup = view.state, view.state.tables.setup
    for place, phase in enumerate((*PHASES, *("final",) * (state.round >= setup.rounds))):
        here, passed = phase == state.phase, phase == "combat" and state.round not in setup.combat_rounds
        label = view.say("phase_label", phase=view.game(f"phase_{phase}"), state="none" if passed else "on")
        looks: dict[str, Any] = {
            "text": view.say(f"phase_{phase}.short"),
            "icons": (f"phase-{phase}",),
            "spot": f"phase.{place}",
        }
        mark, idle = marks(here=here, gone=passed and not here), (view.say(f"phase_{phase}.tells"),)
        yield view.piece("phase", phase, label, idle=idle, marks=mark, **looks)


def order(view: View) -> Iterator[Piece]:
    """The seats in turn order; the first holds the CAESAR card."""
    for place, seat in enumerate(view.order() if view.state.start >= 0 else (), 1):
        here, town, name = seat == view.actor, view.state.cities[seat].town, view.who(seat)
        label = view.say("order_label", name=name, place=place, here=yes(here))
        icons = (*("caesar",) * (place == 1), *([f"token-{town.colour}"] if town else ()))
        yield view.piece("order", seat + 1, label, text=name, icons=icons, marks=marks(here=here))


# --- decks and selection ---


def decks_zone(view: View) -> Zone:
    """The three decks with their action markers, and the cards laid out of the chosen one; who chooses or picks now."""
    state, note = view.state, ""
    if state.phase == "select" and state.chooser < 0:
        note = view.say("note_choose", time=state.passes + 1, times=state.tables.setup.passes[state.players])
    elif state.phase == "select":
        note = view.say("note_pick", name=view.who(state.chooser), count=state.players - state.picked)
    piles = [pile(view, deck) for deck in range(len(DECKS))]
    groups: list[Group] = [(piles, view.say("group_decks"), view.term("action-marker"))]
    if state.chooser >= 0:
        heading = view.say("group_selection", deck=view.game(f"deck_{DECKS[state.deck]}"))
        groups.append(([selected(view, at) for at in range(len(state.face_up) + len(state.face_down))], heading, ""))
    active = view.deciding and state.phase == "select"
    return Zone(id="decks", title=view.say("decks"), note=note, **grouped(groups), active=active)


def pile(view: View, deck: int) -> Piece:
    """A deck face down: its action markers, how many cards are left, what is known of them and of the discards."""
    state, lies, id = view.state, view.state.decks[deck], DECKS[deck]
    name, markers, kinds = view.game(f"deck_{id}"), state.markers[deck], state.tables.cards[deck]
    label = view.say("pile", deck=name, count=lies.pile, out=sum(lies.discards) + lies.down, markers=markers)
    idle = [label]
    if lies.top and lies.top_seat == view.hero and not view.covered:  # by CONSUETUDO
        idle.append(view.say("known_top", cards=view.listed(map(view.card_name, lies.top))))
    gone = [view.say("times", count=n, card=view.card_name(kinds[i])) for i, n in enumerate(lies.discards) if n]
    if gone:
        idle.append(view.say("discarded", cards=", ".join(gone[:12]) + ", …" * (len(gone) > 12)))
    looks: dict[str, Any] = {
        "count": lies.pile,
        "text": deck_words(view, id),
        "icons": ("marker",) * markers or ("no-marker",),
        "spot": f"deck.{deck}",
    }
    return view.piece("deck", id, label, actions.Choose(deck), idle=idle, **looks)


def deck_words(view: View, id: str) -> str:
    """What a deck is called, in the language of the rulebook and in the reader's."""
    return view.say("pile_text", deck=view.game(f"deck_{id}"), kind=view.say(f"deck_{id}"))


def selected(view: View, place: int) -> Piece:
    """A place of the selection: an open card, one that is face down and may be picked but not looked at, or a gap."""
    state, card, number = view.state, view.at(place), place + 1
    opened, deck = place < len(state.face_up), DECKS[state.deck]
    there = card is not None if opened else state.face_down[place - len(state.face_up)]
    lies: dict[str, Any] = {"id": f"pick-{number}", "spot": f"row.{place}"}
    if not there:
        gap = "gap_next" if view.actor is None and opened and not state.picked else "gap"
        text = view.say(f"{gap}.short")
        return view.piece("gap", None, view.say(gap, place=number), actions.Pick(place), text=text, **lies)
    other = actions.Pick(place) if opened else actions.Look("card", number)
    if card is None:
        label, text = view.say("face_down", place=number, deck=view.game(f"deck_{deck}")), view.say("face_down.short")
        return view.piece("down", None, label, other, text=text, icons=(f"deck-{deck}",), **lies)
    told, half = view.card(card), "upper" if state.seat == state.chooser else "lower"
    face = priced(view, card, view.card_face(card, half if card.deck == OPES else ""))
    badge, label = "" if opened else view.say("badge_known"), view.say("selected", place=number, card=told)
    return view.piece("pick", None, label, other, idle=(told,), face=face, badge=badge, **lies)


# --- combat ---


def combat_zone(view: View) -> Zone:
    """The combat cards, the tokens of this combat, the own tokens; how strong the own city is."""
    state = view.state
    fighting, laying = state.phase == "combat", len(state.revealed) == len(state.fought)
    last = max((card.round for card in (*state.fought, state.gauls) if card), default=state.round)
    groups: list[Group] = [
        (bellums(view), view.say("group_bellum"), view.term("combat-card")),
        (laid(view) if fighting and laying else (), view.say("group_laid"), ""),
        (revealed(view) if fighting and not laying else (), view.say("group_revealed", round=numeral(last)), ""),
        (own_tokens(view), view.say("group_tokens"), view.term("combat-token")),
    ]
    return Zone(
        id="combat",
        title=view.say("combat"),
        note=combat_note(view),
        **grouped(groups),
        active=view.deciding and fighting,
        totals_title=view.say("strength_of", **view.player(view.hero)),
        totals=tuple(strength_sum(view, view.hero)),
    )


def combats_ahead(view: View) -> list[int]:
    """The rounds whose combat is yet to come."""
    fought = {card.round for card in view.state.fought}
    return [at for at in view.state.tables.setup.combat_rounds if at >= view.state.round and at not in fought]


def combat_note(view: View) -> str:
    """When the Gauls come, or how strong they are."""
    if view.state.gauls:
        return view.say("note_gauls", strength=view.state.gauls.strength)
    if view.state.phase == "combat":
        return view.say("note_lay")
    ahead = combats_ahead(view)
    return view.say("note_next", round=numeral(ahead[0])) if ahead else view.say("note_none")


def bellums(view: View) -> Iterator[Piece]:
    """The combat cards by round: fought, of this round, or still face down, with how strong the Gauls may be."""
    state = view.state
    opened = {card.round: card for card in (*state.fought, state.gauls) if card}
    for number in state.tables.setup.combat_rounds:
        card, text = opened.get(number), numeral(number)
        if card is None:
            odds = sorted({one.strength for one in state.tables.bellum if one.round == number})
            label = view.say("bellum_down", round=text, cards=view.listed(map(str, odds), "or"))
            mark, look = marks(here=number == state.round), actions.Look("bellum", number)
            lies: dict[str, Any] = {"id": f"bellum-{number}", "spot": f"bellum.{number}", "marks": mark}
            yield view.piece("bellum-down", None, label, look, home="", text=text, **lies)
            continue
        told, now = view.bellum(card), card is state.gauls
        label, badge = view.say("bellum_label", round=text, card=told), "" if now else view.say("badge_fought")
        looks: dict[str, Any] = {"face": view.bellum_face(card), "marks": marks(here=now, gone=not now)}
        yield view.piece("bellum", number, label, home="", idle=(told,), badge=badge, **looks)


def laid(view: View) -> Iterator[Piece]:
    """Who has laid a token face down; nobody sees which, but its owner."""
    for seat in view.order():
        token, mine = view.state.cities[seat].laid, seat == view.hero and not view.covered
        if token:
            label = view.say("laid_own" if mine else "laid", name=view.name(seat), token=view.token_words(token))
            shown, look = short_token(view, token) if mine else "?", None if mine else actions.Look("token", seat + 1)
            text = view.say("laid_short", name=view.who(seat), token=shown)
            yield view.piece("laid-by", seat + 1, label, look, home="", text=text)


def revealed(view: View) -> Iterator[Piece]:
    """The tokens of this combat or the last one, turned over: nobody knows whose they were."""
    tokens = view.state.revealed[-1] if view.state.revealed else ()
    asked = actions.Look("token", view.others()[0] + 1)
    for id, token in numbered((f"shown-{token.id}", token) for token in tokens):
        label = view.say("revealed", token=view.token_words(token))
        yield view.piece("shown", None, label, asked, home="", id=id, **token_looks(view, token))


def own_tokens(view: View) -> Iterator[Piece]:
    """The onlooker's tokens, or as many backs while they are covered."""
    tokens = view.city.tokens
    if view.covered and tokens:
        label = view.say("tokens_covered", count=len(tokens))
        yield view.piece("tokens-covered", None, label, idle=(), text=label)
    for id, token in numbered((f"token-{token.id}", token) for token in tokens if not view.covered):
        label, looks = view.token_words(token), token_looks(view, token)
        yield view.piece("token", None, label, actions.Lay(token), home=f"token-{token.id}", id=id, **looks)


def token_looks(view: View, token: Token) -> dict[str, Any]:
    """How a token looks from the front."""
    return {"text": short_token(view, token), "icons": (f"token-{token.colour}",), "count": token.value}


def short_token(view: View, token: Token) -> str:
    """A token in short: the colour of the city that it changes, and by how much."""
    return view.say("token_short", colour=view.colour(token.colour), value=signed(token.value))


def strength_sum(view: View, seat: int) -> Iterator[Count]:
    """Morale + defence + military + tokens = strength."""
    parts = combat.strength_parts(view.state, seat)
    for what in ("morale", "defence", "military", *("tokens",) * bool(combat.revealed_now(view.state))):
        number, first = int(getattr(parts, what)), what == "morale"
        sign, count = "" if first else "−" if number < 0 else "+", number if first else abs(number)
        yield Count(icon=what, count=count, sign=sign, label=view.say("term", number=count, what=view.what(what)))
    yield Count(icon="", count=parts.total, sign="=", label=view.say("strength", strength=number_text(parts.total)))


# --- the common supply ---


def supply_zone(view: View) -> Zone:
    """What is left of clay, wood, stone and gold; wood and stone can be bought."""
    playing = view.deciding and view.state.phase in ("play", "final")
    return Zone(
        id="supply",
        title=view.say("supply"),
        term=view.term("supply"),
        note=view.say("note_supply", gold=view.state.tables.setup.trade_gold),
        **unnamed(supplied(view, good) for good in range(len(RESOURCES))),
        active=playing and not view.waits[0] and not view.covered,
    )


def supplied(view: View, good: int) -> Piece:
    """One resource of the common supply."""
    state, id, what = view.state, RESOURCES[good], view.what(RESOURCES[good])
    left, endless = state.supply[good], good == GOLD and not counted(state.options)
    total = state.tables.setup.coins if good == GOLD else state.tables.setup.bank[good]
    label = upper(view.say("supplied", what=what, left="endless" if endless else left, total=total))
    text = what if endless else view.say("of", what=what, have=left, all=total)
    looks: dict[str, Any] = {"meter": None if endless else (max(0, left), total), "icons": (id,)}
    other = None if good == GOLD else actions.Trade(good)
    return view.piece("supply", id, label, other, text=text, **looks)
