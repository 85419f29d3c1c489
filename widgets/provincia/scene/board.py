"""The middle of the table: rounds and phases, the decks and the selection, combat, the common supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim.provincia import actions, combat
from rulesim.provincia.components import DECKS, GOLD, OPES, RESOURCES, Bellum, Token
from rulesim.provincia.production import counted
from widgets.numbers import number_text, signed
from widgets.provincia.scene.city import priced
from widgets.provincia.scene.faces import bellum_face, card_face
from widgets.scenes import Count, Piece, Zone
from widgets.scenes.brackets import Group, grouped, numbered, unnamed
from widgets.scenes.wording import upper

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
        ([*rounds(view)], view.say("group_rounds"), view.term("round")),
        ([*phases(view)], view.say("group_phases"), view.term("phase")),
        ([*order(view)], view.say("group_order"), ""),
    ]
    return Zone(id="round", title=view.say("course"), **grouped(groups))


def rounds(view: View) -> Iterator[Piece]:
    """The fields of the round track; those with a helmet have a combat."""
    state = view.state
    for number in range(1, state.tables.setup.rounds + 1):
        fights = number in state.tables.setup.combat_rounds
        here = number == state.round and state.phase not in ("setup", "over")
        facts = {"round": number, "combat": "yes" if fights else "no", "here": "yes" if here else "no"}
        label = view.say("round_label", **facts)
        yield Piece(
            id=f"round-{number}", kind="field", label=label, preview=(label,), text=numeral(number),
            icons=("helmet",) if fights else (), spot=f"round.{number}",
            marks=("here",) if here else ("gone",) if number < state.round else (),
        )  # fmt: skip


def phases(view: View) -> Iterator[Piece]:
    """The five phases, and the final turns after the last round."""
    state = view.state
    last = state.round >= state.tables.setup.rounds
    for place, phase in enumerate((*PHASES, *(("final",) if last else ()))):
        here = phase == state.phase
        passed = phase == "combat" and state.round not in state.tables.setup.combat_rounds
        label = view.say("phase_label", phase=view.game(f"phase_{phase}"), state="none" if passed else "on")
        yield Piece(
            id=f"phase-{phase}", kind="field", label=label, preview=(view.say(f"phase_{phase}.tells"),),
            text=view.say(f"phase_{phase}.short"), icons=(f"phase-{phase}",), spot=f"phase.{place}",
            marks=("here",) if here else ("gone",) if passed else (),
        )  # fmt: skip


def order(view: View) -> Iterator[Piece]:
    """The seats in turn order; the first holds the CAESAR card."""
    state = view.state
    if state.start < 0:
        return
    for place, seat in enumerate(view.order(), 1):
        here = seat == view.actor
        city = state.cities[seat]
        label = view.say("order_label", name=view.who(seat), place=place, here="yes" if here else "no")
        yield Piece(
            id=f"order-{seat + 1}", kind="field", label=label, preview=(label,), text=view.who(seat),
            icons=(*(("caesar",) if place == 1 else ()), *((f"token-{city.town.colour}",) if city.town else ())),
            marks=("here",) if here else (), spot="order",
        )  # fmt: skip


# --- decks and selection ---


def decks_zone(view: View) -> Zone:
    """The three decks with their action markers, and the cards laid out of the chosen one."""
    state = view.state
    laid = state.chooser >= 0
    heading = view.say("group_selection", deck=deck_name(view, state.deck)) if laid else ""
    groups: list[Group] = [
        ([pile(view, deck) for deck in range(len(DECKS))], view.say("group_decks"), view.term("action-marker")),
        ([*selection(view)] if laid else [], heading, ""),
    ]
    return Zone(
        id="decks",
        title=view.say("decks"),
        note=selection_note(view),
        **grouped(groups),
        active=view.deciding and state.phase == "select",
    )


def deck_name(view: View, deck: int) -> str:
    """A deck's name."""
    return view.game(f"deck_{DECKS[deck]}")


def selection_note(view: View) -> str:
    """Who chooses a deck or picks a card now."""
    state = view.state
    if state.phase != "select":
        return ""
    if state.chooser < 0:
        passes = state.tables.setup.passes[state.players]
        return view.say("note_choose", time=state.passes + 1, times=passes)
    return view.say("note_pick", name=view.who(state.chooser), count=state.players - state.picked)


def pile(view: View, deck: int) -> Piece:
    """A deck face down: its action markers, how many cards are left, how many are discarded."""
    lies, name = view.state.decks[deck], deck_name(view, deck)
    out, markers = sum(lies.discards) + lies.down, view.state.markers[deck]
    facts = {"deck": name, "count": lies.pile, "out": out, "markers": markers}
    label = view.say("pile", **facts)
    idle = (label, *known_top(view, deck), *gone(view, deck))
    return Piece(
        id=f"deck-{DECKS[deck]}",
        kind="pile",
        label=label,
        text=view.say("pile_text", deck=name, kind=view.say(f"deck_{DECKS[deck]}")),
        count=lies.pile,
        icons=("marker",) * markers or ("no-marker",),
        spot=f"deck.{deck}",
        **view.attempt(f"deck-{DECKS[deck]}", actions.Choose(deck), idle),
    )


def known_top(view: View, deck: int) -> Iterator[str]:
    """What the onlooker knows of the top of a deck, by CONSUETUDO."""
    lies = view.state.decks[deck]
    if lies.top and lies.top_seat == view.hero and not view.covered:
        yield view.say("known_top", cards=view.listed(map(view.card_name, lies.top)))


def gone(view: View, deck: int) -> Iterator[str]:
    """What everybody saw go to the discard pile."""
    lies = view.state.decks[deck]
    kinds = view.state.tables.cards[deck]
    found = [view.say("times", count=n, card=view.card_name(kinds[i])) for i, n in enumerate(lies.discards) if n]
    if found:
        yield view.say("discarded", cards=", ".join(found[:12]) + (", …" if len(found) > 12 else ""))


def selection(view: View) -> Iterator[Piece]:
    """The places of the selection: open cards, face-down ones, and gaps."""
    state = view.state
    for place in range(len(state.face_up) + len(state.face_down)):
        opened = place < len(state.face_up)
        there = state.face_up[place] is not None if opened else state.face_down[place - len(state.face_up)]
        yield selected(view, place) if there else gap(view, place)


def gap(view: View, place: int) -> Piece:
    """A place whose card is taken, or not laid out yet."""
    laying = view.actor is None and place < len(view.state.face_up) and not view.state.picked
    label = view.say("gap_next" if laying else "gap", place=place + 1)
    return Piece(
        id=f"pick-{place + 1}", kind="gap", label=label, text=view.say("gap_next.short" if laying else "gap.short"),
        spot=f"row.{place}",
        **view.attempt(f"pick-{place + 1}", actions.Pick(place), (label,)),
    )  # fmt: skip


def selected(view: View, place: int) -> Piece:
    """A card of the selection: open, or face down, when it may be picked but not looked at."""
    state, card = view.state, view.at(place)
    home, opened = f"pick-{place + 1}", place < len(view.state.face_up)
    other = actions.Pick(place) if opened else actions.Look("card", place + 1)
    if card is None:
        label = view.say("face_down", place=place + 1, deck=deck_name(view, state.deck))
        return Piece(
            id=home, kind="down", label=label, text=view.say("face_down.short"), icons=(f"deck-{DECKS[state.deck]}",),
            spot=f"row.{place}",
            **view.attempt(home, other, (label,)),
        )  # fmt: skip
    told = view.card(card)
    half = ("upper" if state.seat == state.chooser else "lower") if card.deck == OPES else ""
    return Piece(
        id=home,
        label=view.say("selected", place=place + 1, card=told),
        face=priced(view, card, card_face(card, view.lang, half)),
        badge="" if opened else view.say("badge_known"),
        spot=f"row.{place}",
        **view.attempt(home, other, (told,)),
    )


# --- combat ---


def combat_zone(view: View) -> Zone:
    """The combat cards, the tokens of this combat, the own tokens; how strong the own city is."""
    state = view.state
    laying = state.phase == "combat" and len(state.revealed) == len(state.fought)
    groups: list[Group] = [
        ([*bellums(view)], view.say("group_bellum"), view.term("combat-card")),
        ([*laid(view)] if laying else [], view.say("group_laid"), ""),
        (
            [*revealed(view)] if state.phase == "combat" and not laying else [],
            view.say("group_revealed", round=last_combat(view)),
            "",
        ),
        ([*own_tokens(view)], view.say("group_tokens"), view.term("combat-token")),
    ]
    return Zone(
        id="combat",
        title=view.say("combat"),
        note=combat_note(view),
        **grouped(groups),
        active=view.deciding and state.phase == "combat",
        totals_title=view.say("strength_of", **view.player(view.hero)),
        totals=tuple(strength_sum(view, view.hero)),
    )


def last_combat(view: View) -> str:
    """The round of the combat whose tokens lie on the table: of this one, or of the last one."""
    number = max((card.round for card in (*view.state.fought, view.state.gauls) if card), default=view.state.round)
    return numeral(number)


def combat_note(view: View) -> str:
    """When the Gauls come, or how strong they are."""
    state = view.state
    if state.gauls:
        return view.say("note_gauls", strength=state.gauls.strength)
    if state.phase == "combat":
        return view.say("note_lay")
    fought = {card.round for card in state.fought}
    ahead = [number for number in state.tables.setup.combat_rounds if number >= state.round and number not in fought]
    return view.say("note_next", round=numeral(ahead[0])) if ahead else view.say("note_none")


def bellums(view: View) -> Iterator[Piece]:
    """The combat cards by round: fought, of this round, or still face down."""
    state = view.state
    opened = {card.round: card for card in (*state.fought, *((state.gauls,) if state.gauls else ()))}
    for number in state.tables.setup.combat_rounds:
        card = opened.get(number)
        if card:
            yield bellum(view, card)
            continue
        label = view.say("bellum_down", round=numeral(number), cards=bellum_odds(view, number))
        yield Piece(
            id=f"bellum-{number}", kind="pile", label=label, text=numeral(number), icons=("helmet",),
            marks=("here",) if number == state.round else (), spot=f"bellum.{number}",
            **view.attempt("", actions.Look("bellum", number), (label,)),
        )  # fmt: skip


def bellum_odds(view: View, number: int) -> str:
    """How strong the Gauls of a round may be."""
    strengths = sorted(card.strength for card in view.state.tables.bellum if card.round == number)
    return view.say("or", items=tuple(map(str, dict.fromkeys(strengths))))


def bellum(view: View, card: Bellum) -> Piece:
    """A combat card that is turned over."""
    now = card is view.state.gauls
    told = view.bellum(card)
    return Piece(
        id=f"bellum-{card.round}",
        kind="tile",
        label=view.say("bellum_label", round=numeral(card.round), card=told),
        face=bellum_face(card, view.lang),
        badge="" if now else view.say("badge_fought"),
        marks=("here",) if now else ("gone",),
        preview=(told,),
        spot=f"bellum.{card.round}",
    )


def laid(view: View) -> Iterator[Piece]:
    """Who has laid a token face down; nobody sees which, but its owner."""
    for seat in view.order():
        token = view.state.cities[seat].laid
        if token is None:
            continue
        mine = seat == view.hero and not view.covered
        label = view.say("laid_own" if mine else "laid", name=view.name(seat), token=view.token_words(token))
        yield Piece(
            id=f"laid-by-{seat + 1}", kind="token", label=label,
            text=view.say("laid_short", name=view.who(seat), token=short_token(view, token) if mine else "?"),
            icons=("token-back",), spot="laid",
            **view.attempt("", None if mine else actions.Look("token", seat + 1), (label,)),
        )  # fmt: skip


def revealed(view: View) -> Iterator[Piece]:
    """The tokens of this combat or the last one, turned over: nobody knows whose they were."""
    tokens = view.state.revealed[-1] if view.state.revealed else ()
    for id, token in numbered((f"shown-{token.id}", token) for token in tokens):
        label = view.say("revealed", token=view.token_words(token))
        asked = actions.Look("token", view.others()[0] + 1)
        yield Piece(
            id=id, kind="token", label=label, text=short_token(view, token), icons=(f"token-{token.colour}",),
            count=token.value, spot="shown", **view.attempt("", asked, (label,)),
        )  # fmt: skip


def own_tokens(view: View) -> Iterator[Piece]:
    """The onlooker's tokens, or as many backs while they are covered."""
    tokens = view.city.tokens
    if view.covered:
        label = view.say("tokens_covered", count=len(tokens))
        if tokens:
            yield Piece(id="tokens-covered", kind="token", label=label, text=label, icons=("token-back",), spot="token")
        return
    for id, token in numbered((f"token-{token.id}", token) for token in tokens):
        label = view.token_words(token)
        yield Piece(
            id=id, kind="token", label=label, text=short_token(view, token), icons=(f"token-{token.colour}",),
            count=token.value, spot="token", **view.attempt(f"token-{token.id}", actions.Lay(token), (label,)),
        )  # fmt: skip


def short_token(view: View, token: Token) -> str:
    """A token in short: the colour of the city that it changes, and by how much."""
    return view.say("token_short", colour=view.colour(token.colour), value=signed(token.value))


def strength_sum(view: View, seat: int) -> Iterator[Count]:
    """Morale + defence + military + tokens = strength."""
    parts = combat.strength_parts(view.state, seat)
    terms = {"morale": parts.morale, "defence": parts.defence, "military": parts.military}
    if combat.revealed_now(view.state):
        terms["tokens"] = parts.tokens
    for index, (what, number) in enumerate(terms.items()):
        sign = "" if not index else "−" if number < 0 else "+"
        yield Count(icon=what, count=abs(number) if index else number, sign=sign,
                    label=view.say("term", number=abs(number) if index else number, what=view.what(what)))  # fmt: skip
    yield Count(icon="", count=parts.total, sign="=", label=view.say("strength", strength=number_text(parts.total)))


# --- the common supply ---


def supply_zone(view: View) -> Zone:
    """What is left of clay, wood, stone and gold; wood and stone can be bought."""
    setup = view.state.tables.setup
    return Zone(
        id="supply",
        title=view.say("supply"),
        term=view.term("supply"),
        note=view.say("note_supply", gold=setup.trade_gold),
        **unnamed([supplied(view, good) for good in range(len(RESOURCES))]),
        active=view.deciding and view.state.phase in ("play", "final") and not view.waits[0] and not view.covered,
    )


def supplied(view: View, good: int) -> Piece:
    """One resource of the common supply."""
    state, what = view.state, RESOURCES[good]
    left = state.supply[good]
    endless = good == GOLD and not counted(state.options)
    total = state.tables.setup.coins if good == GOLD else state.tables.setup.bank[good]
    label = view.say("supplied", what=view.what(what), left="endless" if endless else left, total=total)
    offered: dict[str, Any] = {"preview": (upper(label),)}
    if good != GOLD:
        offered = view.attempt(f"supply-{what}", actions.Trade(good), (upper(label),))
    return Piece(
        id=f"supply-{what}", kind="token", label=upper(label), icons=(what,),
        text=view.what(what) if endless else view.say("of", what=view.what(what), have=left, all=total),
        meter=None if endless else (max(0, left), total), spot=f"supply.{what}", **offered,
    )  # fmt: skip
