"""Quiz questions about Provincia Romana, asked and marked by the engine: options, answers and reasons from positions.

One function per kind of question, listed in :data:`KINDS`. Each takes the question's data and a language and computes
the whole question. Seats are counted from 1. The learner's city is that of the first seat.

Settings that several kinds know: ``ask.changes`` replace fields of the position, or of the learner's city;
``ask.moves`` are played after that, before the question. ``ask.only`` names the parts that are asked, of many.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from rulesim import CHANCE
from rulesim.provincia import combat, forecast, odds, penalty, production, upkeep
from rulesim.provincia.actions import Choose
from rulesim.provincia.city_codec import FIELDS
from rulesim.provincia.components import AEDIFICIUM, DECKS, GOLD, GOODS, RESOURCES, Bellum, Token
from rulesim.provincia.state import State, new_game
from widgets import lessons
from widgets.games import drawn_game
from widgets.lessons import Question, posed_question
from widgets.lessons.posed_question import Option, Part, Posed, after, ask, do, explained, many, number, one, which

GAME: Final = "provincia"
say: Final = posed_question.saying(GAME)
ME: Final = 0
"""Whose city the questions are about."""


def token_name(token: Token, lang: str) -> str:
    """ "orange +1"."""
    return say("token_name", lang, colour=token.colour, value=token.value)


def position(question: Question, **changes: Any) -> State:
    """The position of a question, with the question's changes and ``changes``: fields of it, or of the first city."""
    told = {**question.ask.get("changes", {}), **changes}
    own = {name: told.pop(name) for name in FIELDS if name in told}
    if own:
        first, *others = told.get("cities") or lessons.position_data(GAME, question.position)["cities"]
        told["cities"] = [{**first, **own}, *others]
    state = lessons.start(GAME, question.position, **told)
    assert isinstance(state, State)
    return state


KINDS: Final = posed_question.Kinds(position)
"""Every kind of question, by name."""


# -- set-up and phase 1 -----------------------------------------------------------------------------------------------


def laid_out(players: int) -> State:
    """A game after its set-up, with the first seat as start player."""
    state, random = new_game(players, start=0), Random(1)
    while state.phase == "setup":
        state.play(state.sample(random) if state.player == CHANCE else state.legal_actions()[0])
    return state


@KINDS.kind("setup")
def setup(question: Question, lang: str) -> Posed:
    """What does place ``ask.place`` in the turn order begin with, and what is left (``ask.left``: goods, "deck")?"""
    players = question.ask["players"]
    state = laid_out(players)
    parts: list[Part] = []
    found: dict[str, dict[str, int]] = {}
    if "place" in question.ask:
        place = question.ask["place"]
        counts = drawn_game(GAME).tutor().quantities
        found["place"] = {name: counts[name](state, place - 1) for name in question.ask["quantities"]}
        for name, value in found["place"].items():
            what = say(f"good_{name}" if name in RESOURCES else f"kind_{name}", lang).capitalize()
            parts.append(
                explained(question, name, "ask_setup_place", value, lang, place=place, what=what, players=players)
            )
    found["left"] = {name: _left(state, name) for name in question.ask["left"]}
    for name, value in found["left"].items():
        message = "ask_setup_deck" if name == "deck" else "ask_setup_left"
        held = 0 if name == "deck" else sum(city.goods[GOODS.index(name)] for city in state.cities)
        told = {"pile": value + players, "held": held, "total": value + held}
        parts.append(explained(question, f"left-{name}", message, value, lang, good=name, players=players, **told))
    return ask(question, lang, _some(question, parts), found)


def _left(state: State, name: str) -> int:
    return state.decks[AEDIFICIUM].pile if name == "deck" else state.supply[GOODS.index(name)]


def _some(question: Question, parts: list[Part]) -> list[Part]:
    """The parts that ``ask.only`` names, all if it names none: the others would be asked for no new reason."""
    only = question.ask.get("only", [part.id for part in parts])
    return [part for part in parts if part.id in only]


@KINDS.kind("minus")
def starts_below(question: Question, lang: str) -> Posed:
    """For each number of players ``ask.players``: which places in the turn order start below 0?"""
    parts: list[Part] = []
    found: dict[str, list[int]] = {}
    for players in question.ask["players"]:
        state = laid_out(players)
        below = [seat + 1 for seat, city in enumerate(state.cities) if city.prestige < 0]
        options = [
            Option(key=str(seat + 1), text=say("ask_minus_place", lang, place=seat + 1), right=seat + 1 in below,
                   why=say("ask_minus_why", lang, place=seat + 1, rounds=_starts(state, seat)))
            for seat in range(players)
        ]  # fmt: skip
        answers = posed_question.or_none(options, say("ask_minus_nobody", lang), say("ask_minus_even", lang))
        label = say("ask_minus", lang, players=players)
        seated = new_game(players, start=0)  # before prestige lies on the track
        parts.append(replace(many(str(players), label, answers), shown=seated))
        found[str(players)] = below
    return ask(question, lang, parts, found, shown=parts[0].shown)


def _starts(state: State, seat: int) -> list[int]:
    """The rounds in which this seat holds the CAESAR card."""
    rounds = range(1, state.tables.setup.rounds + 1)
    return [number for number in rounds if (state.start + number - 1) % state.players == seat]


@KINDS.kind("selections")
def selections(question: Question, lang: str) -> Posed:
    """Phase 1 of ``ask.players``: who chooses when, in which order are the cards of selection ``ask.selection`` taken?

    ``ask.deck``: that deck is chosen whenever it can be, and its markers after the first choice are asked for, too.
    """
    players, deck = question.ask["players"], question.ask.get("deck", "")
    choosers, picks, left, markers = _selected(players, question.ask["selection"], deck)
    chooser = choosers[question.ask["selection"] - 1]
    turns = _orders(_turns(players), choosers, "ask_choosers.why", lang)
    rounds = _orders(_rounds(players, chooser), picks, "ask_picks.why", lang)
    parts = [
        one("choosers", say("ask_choosers", lang), turns),
        one("picks", say("ask_picks", lang, seat=chooser), rounds),
        explained(question, "left", "ask_left", left, lang, left=left),
    ]
    found: dict[str, Any] = {"choosers": choosers, "picks": picks, "left": left}
    if deck:
        parts.append(explained(question, "markers", "ask_markers_left", markers, lang, left=markers))
        found["markers"] = markers
    return ask(question, lang, parts, found)


def _selected(players: int, wanted: int, deck: str) -> tuple[list[int], list[int], int, int]:
    """Who chose decks in the engine's phase 1; of one selection: who took cards, how many were left, markers after."""
    state, random = laid_out(players), Random(1)
    choosers: list[int] = []
    picks: list[int] = []
    left = markers = 0
    while state.phase == "select":
        if state.player == CHANCE:
            state.play(state.sample(random))
        elif state.chooser < 0:
            choosers.append(state.player + 1)
            usual = state.legal_actions()[-1]
            mine = [a for a in state.legal_actions() if isinstance(a, Choose) and DECKS[a.deck] == deck]
            state.play(mine[0] if mine else usual)
            if len(choosers) == 1:
                markers = state.markers[DECKS.index(deck)] if deck else 0
        else:
            if len(choosers) == wanted:
                picks.append(state.player + 1)
                left = len(state.legal_actions()) - 1
            state.play(state.legal_actions()[0])
    return choosers, picks, left, markers


def _rounds(players: int, chooser: int) -> list[list[int]]:
    """Ways round the table: clockwise from the chooser, the one after and the first seat; the other way round."""

    def way(first: int, step: int) -> tuple[int, ...]:
        return tuple((first - 1 + turn * step) % players + 1 for turn in range(players))

    ways = {way(chooser, 1), way(chooser % players + 1, 1), way(1, 1), way(chooser, -1)}
    return [list(one) for one in sorted(ways)]


def _turns(players: int) -> list[list[int]]:
    """Once round, twice round, there and back, and the other way."""
    once = list(range(1, players + 1))
    return sorted([once, once + once, once + once[::-1], once[::-1]])


def _orders(ways: Sequence[list[int]], right: list[int], why: str, lang: str) -> list[Option]:
    return [
        Option(key=" ".join(map(str, way)), text=say("ask_order", lang, seats=way), right=way == right,
               why=say(why, lang) if way == right else "")
        for way in ways
    ]  # fmt: skip


@KINDS.kind("receive")
def receive(question: Question, lang: str) -> Posed:
    """What of ``ask.goods`` does the city get, and what is lost?"""
    state = position(question)
    due: Mapping[str, int] = question.ask["goods"]
    facts = {"cap": production.cap(state, state.cities[ME])}
    had, supply = list(state.cities[ME].goods), list(state.supply)
    clay, wood, stone, gold = (due.get(name, 0) for name in RESOURCES)
    got = production.receive(state, ME, (clay, wood, stone, gold), "provincia.opes.lower")
    parts: list[Part] = []
    found: dict[str, dict[str, int]] = {"goods": {}, "lost": {}}
    for name, amount in due.items():
        index = RESOURCES.index(name)
        now, lost = state.cities[ME].goods[index], amount - got[index]
        told = {**facts, "good": name, "amount": amount, "had": had[index], "supply": supply[index], "value": now}
        why = say("ask_got.gold" if name == "gold" else "ask_got.why", lang, **told)
        parts.append(number(name, say(f"ask_number_{name}", lang), now, why))
        parts.append(explained(question, f"lost-{name}", "ask_lost", lost, lang, **{**told, "value": lost}))
        found["goods"][name], found["lost"][name] = now, lost
    return ask(question, lang, _some(question, parts), found)


@KINDS.kind("halves")
def halves(question: Question, lang: str) -> Posed:
    """The chooser takes the first of ``ask.cards``, another player the second: how much of ``ask.good`` do they get?"""
    first, second = question.ask["cards"]
    good = question.ask["good"]
    index = RESOURCES.index(good)
    state = lessons.start(GAME, question.position, deck="opes", face_up=[first, second], seat=0)
    assert isinstance(state, State)
    laid = state.copy()
    cards = [card for card in state.face_up if card is not None]
    parts: list[Part] = []
    found: dict[str, int] = {}
    for role, seat, card in zip(("chooser", "other"), (0, 1), cards, strict=True):
        had = state.cities[seat].goods[index]
        state.play(f"pick {state.face_up.index(card) + 1}")
        found[role] = state.cities[seat].goods[index] - had
        parts.append(explained(question, role, f"ask_halves_{role}", found[role], lang, good=good))
    return ask(question, lang, parts, found, shown=laid)


# -- combat -----------------------------------------------------------------------------------------------------------


def _attack(question: Question, state: State) -> Bellum:
    """The combat card that the question names."""
    penalties = tuple((kind, what) for kind, what in question.ask["penalties"])
    return Bellum.of("example", state.round, question.ask["gauls"], penalties, "rulebook")


def _tokens(state: State, ids: Iterable[str]) -> tuple[Token, ...]:
    known = {token.id: token for token in state.tables.tokens}
    return tuple(known[id] for id in ids)


@KINDS.kind("fight")
def fight(question: Question, lang: str) -> Posed:
    """How strong is the city with the tokens of each of ``ask.cases``, and does it withstand ``ask.gauls``?"""
    parts: list[Part] = []
    found: dict[str, dict[str, Any]] = {}
    gauls = question.ask["gauls"]
    for case in question.ask["cases"]:
        state = position(question)
        tokens = _tokens(state, case["tokens"])
        state.revealed += (tokens,)
        terms = combat.strength_parts(state, ME)
        wins = combat.wins(terms.total, gauls)
        told = {"defence": terms.defence, "morale": terms.morale, "military": terms.military, "sum": terms.tokens}
        names = say("ask_list", lang, items=[token_name(token, lang) for token in tokens])
        facts = {**told, "tokens": names, "strength": terms.total, "gauls": gauls, "won": "yes" if wins else "no"}
        parts.append(explained(question, f"{case['id']}-strength", "ask_strength", terms.total, lang, **facts))
        parts.append(posed_question.yes_no(question, f"{case['id']}-won", "ask_won", wins, lang, **facts))
        found[case["id"]] = {"strength": terms.total, "won": wins}
    return ask(question, lang, parts, found)


@KINDS.kind("penalty")
def lost(question: Question, lang: str) -> Posed:
    """A lost combat against ``ask.gauls`` with ``ask.penalties``: which building goes, and ``ask.quantities`` then."""
    state = position(question)
    card = state.gauls = _attack(question, state)
    before = list(state.cities[ME].standing)
    assert not combat.wins(combat.strength_parts(state, ME).total, card.strength)
    due = penalty.outcome(state, ME, card)
    counted, told = posed_question.counted(question, state, ME, lang, lambda state: penalty.suffer(state, ME))
    razed = [standing.building.id for standing in before if standing not in state.cities[ME].standing]
    why = say("ask_razed.why", lang)
    owed = {"penalty": due.id, "amount": due.amount, "building": "yes" if due.what else "no"}
    options = [
        Option(key=f"lose {id}", text=say(f"card_{id}", lang), right=id in razed,
               why=why if id in razed else say("ask_razed.other", lang, card=id, **owed))
        for id in (standing.building.id for standing in before)
    ]  # fmt: skip
    options.append(Option(key=posed_question.NONE, text=say("ask_razed.none", lang), right=not razed, why=why))
    seen = position(question)
    seen.gauls = card
    parts = [one("razed", say("ask_razed", lang), options), *counted]
    return ask(question, lang, parts, {"lost": razed, **told}, shown=seen)


@KINDS.kind("odds")
def win_odds(question: Question, lang: str) -> Posed:
    """The chance to win with each of ``ask.cases`` (``id``, ``token``); ``ask.fractions`` are offered."""
    state = position(question)
    known = {seat: city.tokens for seat, city in enumerate(state.cities) if seat != ME}
    town = state.cities[ME].town
    parts: list[Part] = []
    found: dict[str, str] = {}
    for case in question.ask["cases"]:
        (token,) = _tokens(state, [case["token"]])
        chance = str(odds.win(state, ME, token, known=known))
        mine = town is not None and token.colour == town.colour
        what = token_name(token, lang) if mine else say("ask_other", lang)
        facts = {"token": what, "value": chance}
        why = say("ask_odds.why", lang, **facts)
        fractions = {fraction: fraction for fraction in question.ask["fractions"]}
        parts.append(which(case["id"], say("ask_odds", lang, **facts), fractions, chance, why))
        found[case["id"]] = chance
    return ask(question, lang, parts, found, shown=state)


@KINDS.kind("awake")
def awake(question: Question, lang: str) -> Posed:
    """Which of ``ask.buildings`` make a city stronger as soon as they are built?"""
    options: list[Option] = []
    for id in question.ask["buildings"]:
        goods = dict.fromkeys(RESOURCES, 9)
        state = position(question, hand=[id], goods=goods)
        old = combat.strength_parts(state, ME).total
        state.play(f"build {id}")
        new = combat.strength_parts(state, ME).total
        why = say("ask_awake_gain", lang, old=old, new=new, gain=new - old)
        options.append(Option(key=f"build {id}", text=say(f"card_{id}", lang), right=new > old, why=why))
    part = many("awake", say("ask_awake_now", lang), options)
    held = position(question, hand=question.ask["buildings"])
    return ask(question, lang, [part], [key.removeprefix("build ") for key in part.answer], shown=held)


# -- what fades, what pays --------------------------------------------------------------------------------------------


@KINDS.kind("upkeep")
def faded(question: Question, lang: str) -> Posed:
    """The quantities ``ask.quantities`` after the upkeep."""

    def happens(state: State) -> None:
        upkeep.decay(state, ME, "morale", "provincia.upkeep.morale")
        upkeep.decay(state, ME, "defence", "provincia.upkeep.defence")
        upkeep.tax(state, ME)

    return ask(question, lang, *posed_question.counted(question, position(question), ME, lang, happens))


@KINDS.kind("fade")
def fade(question: Question, lang: str) -> Posed:
    """The strength before tokens in the combats to come after ``ask.cases`` (``id``, ``move``, ``activate``).

    Asked is how strong the city is in the last one if nothing is done, and in each which of the moves make it stronger.
    """
    state = position(question)
    nothing = forecast.combats(state, ME, [])
    found = {"nothing": nothing}
    for case in question.ask["cases"]:
        bought = after(position(question), [case["move"]])
        found[case["id"]] = forecast.combats(bought, ME, _wakes(bought, case.get("activate", ())))
    last = max(nothing)
    facts = {"round": last, "strength": nothing[last]}
    parts = [explained(question, f"nothing-{last}", "ask_fade", nothing[last], lang, **facts)]
    for when, weak in nothing.items():
        options: list[Option] = []
        for case in question.ask["cases"]:
            strength = found[case["id"]][when]
            what = do(state, state.parse(case["move"]), lang)
            told = {"nothing": weak, "strength": strength, "gain": strength - weak}
            why = say("ask_fade_then.why", lang, move=what, **told)
            options.append(Option(key=case["move"], text=what, right=strength > weak, why=why))
        parts.append(many(f"then-{when}", say("ask_fade_then", lang, round=when), options))
    return ask(question, lang, parts, {id: list(strengths.values()) for id, strengths in found.items()})


def _wakes(state: State, ids: Iterable[str]) -> list[forecast.Purchase]:
    """Buildings that stand, to be activated in phase 5 of this round."""
    wanted = set(ids)
    return [forecast.Purchase(one, 0, state.round) for one in state.tables.buildings if one.id in wanted]


@KINDS.kind("payback")
def payback(question: Question, lang: str) -> Posed:
    """How much of ``ask.good`` does ``ask.building``, built in each of ``ask.rounds``, bring to the end?"""
    parts: list[Part] = []
    found: dict[str, int] = {}
    index = RESOURCES.index(question.ask["good"])
    state = position(question)
    building = next(one for one in state.tables.buildings if one.id == question.ask["building"])
    for when in question.ask["rounds"]:
        found[str(when)] = value = forecast.payback(state, building, when).total[index]
        told = {"round": when, "good": question.ask["good"]}
        parts.append(explained(question, str(when), "ask_payback", value, lang, **told))
    return ask(question, lang, _some(question, parts), found)


@KINDS.kind("changes")
def changes(question: Question, lang: str) -> Posed:
    """By how much do ``ask.moves`` change ``ask.quantity`` in each of ``ask.cases`` (``id``, ``changes``)?"""
    parts: list[Part] = []
    found: dict[str, int] = {}
    for case in question.ask["cases"]:
        state = position(question, **case["changes"])
        old = posed_question.quantities(state, ME)[question.ask["quantity"]]
        new = posed_question.quantities(after(state, question.ask["moves"]), ME)[question.ask["quantity"]]
        found[case["id"]] = new - old
        label = say(f"{question.message}.{case['id']}", lang)
        parts.append(number(case["id"], label, new - old, say("ask_change.why", lang, old=old, new=new)))
    return ask(question, lang, parts, found)


# -- the end ----------------------------------------------------------------------------------------------------------


@KINDS.kind("winners")
def winners(question: Question, lang: str) -> Posed:
    """Who wins, and what decides? ``ask.totals``: what everybody scores is asked, too."""
    state = position(question)
    sheets, best = state.scores(), state.winners()
    parts: list[Part] = []
    found: dict[str, Any] = {}
    if question.ask.get("totals"):
        found["totals"] = [sheet.total for sheet in sheets]
        for sheet in sheets:
            gloria, coins = sheet.points("provincia.senate.gloria"), sheet.points("provincia.end.gold-to-prestige")
            told = {"gloria": gloria, "coins": coins, "gold": state.cities[sheet.seat].goods[GOLD]}
            facts = {"seat": sheet.seat + 1, **told, "prestige": sheet.total - gloria - coins, "total": sheet.total}
            parts.append(explained(question, f"total{sheet.seat + 1}", "ask_total", sheet.total, lang, **facts))
    options = tuple(
        Option(key=str(sheet.seat + 1), text=say("ask_seat", lang, seat=sheet.seat + 1), right=sheet.seat in best,
               why=say("ask_rank", lang, rank=sheet.rank, points=sheet.total))
        for sheet in sheets
    )  # fmt: skip
    parts.append(many("winners", say("ask_winners", lang), options))
    rule = sheets[best[0]].decided_by or "provincia.end.winner"
    parts.append(posed_question.decided(question, rule, ENDS, lang))
    found |= {"winners": [seat + 1 for seat in best], "rule": rule}
    return ask(question, lang, parts, found, shown=state)


ENDS: Final = (
    "provincia.end.winner",
    "provincia.tie.personal-aedificium",
    "provincia.tie.gold",
    "provincia.tie.goods",
    "provincia.tie.morale",
    "provincia.tie.shared",
)
"""What may decide a game."""
