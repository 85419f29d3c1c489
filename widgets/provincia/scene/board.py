"""The middle of the table: rounds and phases, the decks and the selection, combat, the common supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim.provincia import actions, combat
from rulesim.provincia.components import DECKS, GOLD, OPES, RESOURCES, Bellum, Token
from rulesim.provincia.production import counted
from widgets.numbers import number_text, signed
from widgets.provincia.scene.brackets import Group, flat, groups_of, numbered, unnamed
from widgets.provincia.scene.faces import bellum_face, card_face
from widgets.scenes import Count, Piece, Zone
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.provincia.scene.view import Look

PHASES = ("select", "play", "combat", "upkeep", "activate")
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI")


def numeral(number: int) -> str:
    """The number of a round as its combat card shows it."""
    return NUMERALS[number] if number < len(NUMERALS) else str(number)


# --- rounds and phases ---


def round_zone(look: Look) -> Zone:
    """The round track, the phases of the round, who is when to act."""
    groups: list[Group] = [
        ([*rounds(look)], look.say("group_rounds"), look.term("round")),
        ([*phases(look)], look.say("group_phases"), look.term("phase")),
        ([*order(look)], look.say("group_order"), ""),
    ]
    return Zone(id="round", title=look.say("course"), pieces=flat(groups), grouped=True, brackets=groups_of(groups))


def rounds(look: Look) -> Iterator[Piece]:
    """The fields of the round track; those with a helmet have a combat."""
    state = look.state
    for number in range(1, state.tables.setup.rounds + 1):
        fights = number in state.tables.setup.combat_rounds
        here = number == state.round and state.phase not in ("setup", "over")
        facts = {"round": number, "combat": "yes" if fights else "no", "here": "yes" if here else "no"}
        label = look.say("round_label", **facts)
        yield Piece(
            id=f"round-{number}", kind="field", label=label, preview=(label,), text=str(number),
            icons=("helmet",) if fights else (), marks=("here", "slim") if here else ("slim",),
        )  # fmt: skip


def phases(look: Look) -> Iterator[Piece]:
    """The five phases, and the final turns after the last round."""
    state = look.state
    last = state.round >= state.tables.setup.rounds
    for phase in (*PHASES, *(("final",) if last else ())):
        here = phase == state.phase
        passed = phase == "combat" and state.round not in state.tables.setup.combat_rounds
        label = look.say("phase_label", phase=look.game(f"phase_{phase}"), state="none" if passed else "on")
        yield Piece(
            id=f"phase-{phase}", kind="field", label=label, preview=(look.say(f"phase_{phase}.tells"),),
            text=look.say(f"phase_{phase}.short"), icons=(f"phase-{phase}",),
            marks=("slim", *(("here",) if here else ("gone",) if passed else ())),
        )  # fmt: skip


def order(look: Look) -> Iterator[Piece]:
    """The seats in turn order; the first holds the CAESAR card."""
    state = look.state
    if state.start < 0:
        return
    for place, seat in enumerate(look.order(), 1):
        here = seat == look.actor
        town = state.cities[seat].town
        label = look.say("order_label", name=look.name(seat), place=place, here="yes" if here else "no")
        yield Piece(
            id=f"order-{seat + 1}", kind="field", label=label, preview=(label,), text=look.name(seat),
            icons=(*(("caesar",) if place == 1 else ()), *((f"token-{town.colour}",) if town else ())),
            marks=("here", "slim") if here else ("slim",),
        )  # fmt: skip


# --- decks and selection ---


def decks_zone(look: Look) -> Zone:
    """The three decks with their action markers, and the cards laid out of the chosen one."""
    state = look.state
    laid = state.chooser >= 0
    heading = look.say("group_selection", deck=deck_name(look, state.deck)) if laid else ""
    groups: list[Group] = [
        ([pile(look, deck) for deck in range(len(DECKS))], look.say("group_decks"), look.term("action-marker")),
        ([*selection(look)] if laid else [], heading, ""),
    ]
    return Zone(
        id="decks",
        title=look.say("decks"),
        note=selection_note(look),
        pieces=flat(groups),
        grouped=True,
        brackets=groups_of(groups),
        active=look.deciding and state.phase == "select",
    )


def deck_name(look: Look, deck: int) -> str:
    """A deck's name."""
    return look.game(f"deck_{DECKS[deck]}")


def selection_note(look: Look) -> str:
    """Who chooses a deck or picks a card now."""
    state = look.state
    if state.phase != "select":
        return ""
    if state.chooser < 0:
        passes = state.tables.setup.passes[state.players]
        return look.say("note_choose", time=state.passes + 1, times=passes)
    return look.say("note_pick", name=look.name(state.chooser), count=state.players - state.picked)


def pile(look: Look, deck: int) -> Piece:
    """A deck face down: its action markers, how many cards are left, how many are discarded."""
    lies, name = look.state.decks[deck], deck_name(look, deck)
    out, markers = sum(lies.discards) + lies.down, look.state.markers[deck]
    facts = {"deck": name, "count": lies.pile, "out": out, "markers": markers}
    label = look.say("pile", **facts)
    idle = (label, *known_top(look, deck), *gone(look, deck))
    return Piece(
        id=f"deck-{DECKS[deck]}",
        kind="pile",
        label=label,
        text=look.say("pile_text", deck=name, kind=look.say(f"deck_{DECKS[deck]}")),
        count=lies.pile,
        icons=("marker",) * markers or ("no-marker",),
        **look.attempt(f"deck-{DECKS[deck]}", actions.Choose(deck), idle),
    )


def known_top(look: Look, deck: int) -> Iterator[str]:
    """What the onlooker knows of the top of a deck, by CONSUETUDO."""
    lies = look.state.decks[deck]
    if lies.top and lies.top_seat == look.hero and not look.covered:
        yield look.say("known_top", cards=look.listed(map(look.card_name, lies.top)))


def gone(look: Look, deck: int) -> Iterator[str]:
    """What everybody saw go to the discard pile."""
    lies = look.state.decks[deck]
    kinds = look.state.tables.cards[deck]
    found = [look.say("times", count=n, card=look.card_name(kinds[i])) for i, n in enumerate(lies.discards) if n]
    if found:
        yield look.say("discarded", cards=", ".join(found[:12]) + (", …" if len(found) > 12 else ""))


def selection(look: Look) -> Iterator[Piece]:
    """The places of the selection: open cards, face-down ones, and gaps."""
    state = look.state
    for place in range(len(state.face_up) + len(state.face_down)):
        opened = place < len(state.face_up)
        there = state.face_up[place] is not None if opened else state.face_down[place - len(state.face_up)]
        yield selected(look, place) if there else gap(look, place)


def gap(look: Look, place: int) -> Piece:
    """A place whose card is taken, or not laid out yet."""
    laying = look.actor is None and place < len(look.state.face_up) and not look.state.picked
    label = look.say("gap_next" if laying else "gap", place=place + 1)
    return Piece(
        id=f"pick-{place + 1}", kind="gap", label=label, text=look.say("gap_next.short" if laying else "gap.short"),
        **look.attempt(f"pick-{place + 1}", actions.Pick(place), (label,)),
    )  # fmt: skip


def selected(look: Look, place: int) -> Piece:
    """A card of the selection: open, or face down, when it may be picked but not looked at."""
    state, card = look.state, look.at(place)
    home, opened = f"pick-{place + 1}", place < len(look.state.face_up)
    other = actions.Pick(place) if opened else actions.Look("card", place + 1)
    if card is None:
        label = look.say("face_down", place=place + 1, deck=deck_name(look, state.deck))
        return Piece(
            id=home, kind="down", label=label, text=look.say("face_down.short"), icons=(f"deck-{DECKS[state.deck]}",),
            **look.attempt(home, other, (label,)),
        )  # fmt: skip
    told = look.card(card)
    half = ("upper" if state.seat == state.chooser else "lower") if card.deck == OPES else ""
    return Piece(
        id=home,
        label=look.say("selected", place=place + 1, card=told),
        face=card_face(card, look.lang, half),
        badge="" if opened else look.say("badge_known"),
        **look.attempt(home, other, (told,)),
    )


# --- combat ---


def combat_zone(look: Look) -> Zone:
    """The combat cards, the tokens of this combat, the own tokens; how strong the own city is."""
    state = look.state
    laying = state.phase == "combat" and len(state.revealed) == len(state.fought)
    groups: list[Group] = [
        ([*bellums(look)], look.say("group_bellum"), look.term("combat-card")),
        ([*laid(look)] if laying else [], look.say("group_laid"), ""),
        ([] if laying else [*revealed(look)], look.say("group_revealed", round=last_combat(look)), ""),
        ([*own_tokens(look)], look.say("group_tokens"), look.term("combat-token")),
    ]
    return Zone(
        id="combat",
        title=look.say("combat"),
        note=combat_note(look),
        pieces=flat(groups),
        grouped=True,
        brackets=groups_of(groups),
        active=look.deciding and state.phase == "combat",
        totals_title=look.say("strength_of", name=look.name(look.hero)),
        totals=tuple(strength_sum(look, look.hero)),
    )


def last_combat(look: Look) -> str:
    """The round of the combat whose tokens lie on the table: of this one, or of the last one."""
    number = max((card.round for card in (*look.state.fought, look.state.gauls) if card), default=look.state.round)
    return numeral(number)


def combat_note(look: Look) -> str:
    """When the Gauls come, or how strong they are."""
    state = look.state
    if state.gauls:
        return look.say("note_gauls", strength=state.gauls.strength)
    if state.phase == "combat":
        return look.say("note_lay")
    later = [number for number in state.tables.setup.combat_rounds if number not in _fought(look)]
    ahead = [number for number in later if number >= state.round]
    return look.say("note_next", round=numeral(ahead[0])) if ahead else look.say("note_none")


def _fought(look: Look) -> set[int]:
    return {card.round for card in look.state.fought}


def bellums(look: Look) -> Iterator[Piece]:
    """The combat cards by round: fought, of this round, or still face down."""
    state = look.state
    opened = {card.round: card for card in (*state.fought, *((state.gauls,) if state.gauls else ()))}
    for number in state.tables.setup.combat_rounds:
        card = opened.get(number)
        if card:
            yield bellum(look, card)
            continue
        label = look.say("bellum_down", round=numeral(number), cards=bellum_odds(look, number))
        yield Piece(
            id=f"bellum-{number}", kind="pile", label=label, text=numeral(number), icons=("helmet",),
            marks=("small", *(("here",) if number == state.round else ())),
            **look.attempt("", actions.Look("bellum", number), (label,)),
        )  # fmt: skip


def bellum_odds(look: Look, number: int) -> str:
    """How strong the Gauls of a round may be."""
    strengths = sorted(card.strength for card in look.state.tables.bellum if card.round == number)
    return look.say("or", items=tuple(map(str, dict.fromkeys(strengths))))


def bellum(look: Look, card: Bellum) -> Piece:
    """A combat card that is turned over."""
    now = card is look.state.gauls
    told = look.bellum(card)
    return Piece(
        id=f"bellum-{card.round}",
        kind="tile",
        label=look.say("bellum_label", round=numeral(card.round), card=told),
        face=bellum_face(card, look.lang),
        badge="" if now else look.say("badge_fought"),
        marks=("wide", *(("here",) if now else ("gone",))),
        preview=(told,),
    )


def laid(look: Look) -> Iterator[Piece]:
    """Who has laid a token face down; nobody sees which, but its owner."""
    for seat in look.order():
        token = look.state.cities[seat].laid
        if token is None:
            continue
        mine = seat == look.hero and not look.covered
        label = look.say("laid_own" if mine else "laid", name=look.name(seat), token=look.token_words(token))
        yield Piece(
            id=f"laid-by-{seat + 1}", kind="token", label=label,
            text=look.say("laid_short", name=look.name(seat), token=short_token(look, token) if mine else "?"),
            icons=("token-back",),
            **look.attempt("", None if mine else actions.Look("token", seat + 1), (label,)),
        )  # fmt: skip


def revealed(look: Look) -> Iterator[Piece]:
    """The tokens of this combat or the last one, turned over: nobody knows whose they were."""
    tokens = look.state.revealed[-1] if look.state.revealed else ()
    for id, token in numbered((f"shown-{token.id}", token) for token in tokens):
        label = look.say("revealed", token=look.token_words(token))
        asked = actions.Look("token", look.others()[0] + 1)
        yield Piece(
            id=id, kind="token", label=label, text=short_token(look, token), icons=(f"token-{token.colour}",),
            **look.attempt("", asked, (label,)),
        )  # fmt: skip


def own_tokens(look: Look) -> Iterator[Piece]:
    """The onlooker's tokens, or as many backs while they are covered."""
    tokens = look.city.tokens
    if look.covered:
        label = look.say("tokens_covered", count=len(tokens))
        if tokens:
            yield Piece(id="tokens-covered", kind="token", label=label, text=label, icons=("token-back",))
        return
    for id, token in numbered((f"token-{token.id}", token) for token in tokens):
        label = look.token_words(token)
        yield Piece(
            id=id, kind="token", label=label, text=short_token(look, token), icons=(f"token-{token.colour}",),
            **look.attempt(f"token-{token.id}", actions.Lay(token), (label,)),
        )  # fmt: skip


def short_token(look: Look, token: Token) -> str:
    """A token in short: the colour of the city that it changes, and by how much."""
    return look.say("token_short", colour=look.colour(token.colour), value=signed(token.value))


def strength_sum(look: Look, seat: int) -> Iterator[Count]:
    """Morale + defence + military + tokens = strength."""
    parts = combat.strength_parts(look.state, seat)
    terms = {"morale": parts.morale, "defence": parts.defence, "military": parts.military}
    if combat.revealed_now(look.state):
        terms["tokens"] = parts.tokens
    for index, (what, number) in enumerate(terms.items()):
        sign = "" if not index else "−" if number < 0 else "+"
        yield Count(icon=what, count=abs(number) if index else number, sign=sign,
                    label=look.say("term", number=abs(number) if index else number, what=look.what(what)))  # fmt: skip
    yield Count(icon="", count=parts.total, sign="=", label=look.say("strength", strength=number_text(parts.total)))


# --- the common supply ---


def supply_zone(look: Look) -> Zone:
    """What is left of clay, wood, stone and gold; wood and stone can be bought."""
    setup = look.state.tables.setup
    return Zone(
        id="supply",
        title=look.say("supply"),
        term=look.term("supply"),
        note=look.say("note_supply", gold=setup.trade_gold),
        **unnamed([supplied(look, good) for good in range(len(RESOURCES))]),
        active=look.deciding and look.state.phase in ("play", "final") and not look.waits[0] and not look.covered,
    )


def supplied(look: Look, good: int) -> Piece:
    """One resource of the common supply."""
    state, what = look.state, RESOURCES[good]
    left = state.supply[good]
    endless = good == GOLD and not counted(state.options)
    total = state.tables.setup.coins if good == GOLD else state.tables.setup.bank[good]
    label = look.say("supplied", what=look.what(what), left="endless" if endless else left, total=total)
    offered: dict[str, Any] = {"preview": (upper(label),)}
    if good != GOLD:
        offered = look.attempt(f"supply-{what}", actions.Trade(good), (upper(label),))
    return Piece(
        id=f"supply-{what}", kind="token", label=upper(label), icons=(what,),
        text=look.what(what) if endless else look.say("of", what=look.what(what), have=left, all=total),
        meter=None if endless else (max(0, left), total), **offered,
    )  # fmt: skip
