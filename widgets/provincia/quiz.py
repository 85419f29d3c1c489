"""Quiz questions about Provincia Romana, asked and marked by the engine: options, answers and reasons from positions.

One function per kind of question, listed in :data:`KINDS`: it yields the parts of the question that is being asked.
Seats are counted from 1. The learner's city is that of the first seat.

Settings that several kinds know: ``ask.changes`` replace fields of the position, or of the learner's city;
``ask.moves`` are played after that, before the question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from rulesim import CHANCE, rulebook
from rulesim.provincia import combat, forecast, odds, penalty, production, upkeep
from rulesim.provincia.actions import Choose
from rulesim.provincia.city_codec import FIELDS
from rulesim.provincia.components import AEDIFICIUM, DECKS, GOLD, GOODS, RESOURCES, Bellum, Token
from rulesim.provincia.state import State, new_game
from widgets import lessons
from widgets.lessons import posed_question
from widgets.lessons.posed_question import ME, Asking, Option, Part, after, quantities, which
from widgets.numbers import number_text
from widgets.scenes.wording import yes


class Quiz(Asking[State]):
    """A question; what it changes is of the position, or of the first city."""

    def at(self, **changes: Any) -> State:
        told = {**self.ask.get("changes", {}), **changes}
        own = {name: told.pop(name) for name in FIELDS if name in told}
        if own:
            position = lessons.position_data(self.question.game, self.question.position)
            first, *others = told.get("cities") or position["cities"]
            told["cities"] = [{**first, **own}, *others]
        state = lessons.start(self.question.game, self.question.position, **told)
        assert isinstance(state, State)
        return state

    def tokens(self, state: State, ids: Iterable[str]) -> tuple[Token, ...]:
        """Tokens by their ids."""
        known = {token.id: token for token in state.tables.tokens}
        return tuple(known[id] for id in ids)

    def token_name(self, token: Token) -> str:
        """ "orange +1"."""
        return self.say("token_name", colour=token.colour, value=token.value)


KINDS: Final = posed_question.Kinds(Quiz)
"""Every kind of question, by name."""


# -- set-up and phase 1 -----------------------------------------------------------------------------------------------


def laid_out(players: int) -> State:
    """A game after its set-up, with the first seat as start player."""
    state, random = new_game(players, start=0), Random(1)
    while state.phase == "setup":
        state.play(state.sample(random) if state.player == CHANCE else state.legal_actions()[0])
    return state


@KINDS.kind("setup")
def setup(q: Quiz) -> Iterator[Part]:
    """What does place ``ask.place`` in the turn order begin with, and what is left (``ask.left``: goods, "deck")?"""
    players, place = q.ask["players"], q.ask.get("place", 1)
    state, q.shown = laid_out(players), new_game(players, start=0)  # the one before anything is handed out
    for name in q.ask.get("quantities", ()):
        what = q.say(f"good_{name}" if name in RESOURCES else f"kind_{name}").capitalize()
        value = quantities(state, place - 1)[name]
        yield q.number(name, "ask_setup_place", value, place=place, what=what, players=players)
    for name in q.ask["left"]:
        at = GOODS.index(name) if name in GOODS else -1
        value = state.decks[AEDIFICIUM].pile if at < 0 else state.supply[at]
        held = 0 if at < 0 else sum(city.goods[at] for city in state.cities)
        told = {"good": name, "players": players, "pile": value + players, "held": held, "total": value + held}
        part = q.number(f"left-{name}", "ask_setup_deck" if at < 0 else "ask_setup_left", value, **told)
        yield replace(part, then=state if name == q.ask["left"][-1] else None)


@KINDS.kind("minus")
def starts_below(q: Quiz) -> Iterator[Part]:
    """For each number of players ``ask.players``: which places in the turn order start below 0?"""
    for players in q.ask["players"]:
        state, seated = laid_out(players), new_game(players, start=0)  # the one before prestige lies on the track
        begun = [[at + 1 for at in range(state.tables.setup.rounds) if at % players == seat] for seat in range(players)]
        q.shown = q.shown or seated
        options = [
            Option(str(seat + 1), q.say("ask_minus_place", place=seat + 1), city.prestige < 0,
                   q.say("ask_minus_why", place=seat + 1, rounds=begun[seat]))
            for seat, city in enumerate(state.cities)
        ]  # fmt: skip
        answers = q.or_none(options, "ask_minus_nobody", q.say("ask_minus_even"))
        yield Part("many", str(players), q.say("ask_minus", players=players), answers, shown=seated)


@KINDS.kind("selections")
def selections(q: Quiz) -> Iterator[Part]:
    """Phase 1 of ``ask.players``: who chooses when, in which order are the cards of selection ``ask.selection`` taken?

    ``ask.deck``: that deck is chosen whenever it can be, and its markers after the first choice are asked for, too.
    """
    players, deck = q.ask["players"], q.ask.get("deck", "")
    choosers, picks, left, markers = _selected(players, q.ask["selection"], deck)
    chooser = choosers[q.ask["selection"] - 1]
    yield _orders(q, "choosers", _turns(players), choosers)
    yield _orders(q, "picks", _rounds(players, chooser), picks, seat=chooser)
    yield q.number("left", "ask_left", left, left=left)
    if deck:
        yield q.number("markers", "ask_markers_left", markers, left=markers)


def _selected(players: int, wanted: int, deck: str) -> tuple[list[int], list[int], int, int]:
    """Who chose decks in the engine's phase 1; of one selection: who took cards, how many were left, markers after."""
    state, random = laid_out(players), Random(1)
    choosers: list[int] = []
    picks: list[int] = []
    left = markers = 0
    while state.phase == "select":
        legal = state.legal_actions()
        if state.player == CHANCE:
            state.play(state.sample(random))
        elif state.chooser < 0:
            choosers.append(state.player + 1)
            mine = (one for one in legal if isinstance(one, Choose) and DECKS[one.deck] == deck)
            state.play(next(mine, legal[-1]))
            if len(choosers) == 1:
                markers = state.markers[DECKS.index(deck)] if deck else 0
        else:
            if len(choosers) == wanted:
                picks.append(state.player + 1)
                left = len(legal) - 1
            state.play(legal[0])
    return choosers, picks, left, markers


def _rounds(players: int, chooser: int) -> list[list[int]]:
    """Ways round the table: clockwise from the chooser, the one after and the first seat; the other way round."""
    ways = ((chooser, 1), (chooser % players + 1, 1), (1, 1), (chooser, -1))
    return [[(first - 1 + turn * step) % players + 1 for turn in range(players)] for first, step in ways]


def _turns(players: int) -> list[list[int]]:
    """Once round, twice round, there and back, and the other way."""
    once = list(range(1, players + 1))
    return [once, once + once, once + once[::-1], once[::-1]]


def _orders(q: Quiz, id: str, ways: Sequence[list[int]], right: list[int], **facts: Any) -> Part:
    """A part that asks in which of these orders the seats come; explained: the right one, and too many turns or few."""
    why, twice = q.say(f"ask_{id}.why"), rulebook.text("provincia.draft.two-three-players", q.lang)
    options = {
        " ".join(map(str, way)): (
            _order(q, way),
            way == right,
            why if way == right else twice * (len(way) != len(right)),
        )
        for way in sorted(ways)
    }
    return Part("one", id, q.say(f"ask_{id}", **facts), [Option(key, *told) for key, told in options.items()])


def _order(q: Quiz, seats: Sequence[int]) -> str:
    """Seats in their order: the players' names where each has one, else the numbers."""
    named = max(seats) <= len([*filter(None, q.names)])
    return q.say("ask_order", order=[q.who(seat - 1) for seat in seats] if named else seats)


@KINDS.kind("receive")
def receive(q: Quiz) -> Iterator[Part]:
    """What of ``ask.goods`` does the city get, and what is lost of those of them that ``ask.lost`` names?"""
    state = q.at()
    due = {name: q.ask["goods"].get(name, 0) for name in RESOURCES}
    cap, had, supply = production.cap(state, state.cities[ME]), list(state.cities[ME].goods), list(state.supply)
    clay, wood, stone, gold = due.values()
    got = production.receive(state, ME, (clay, wood, stone, gold), "provincia.opes.lower")
    for name in q.ask["goods"]:
        at = RESOURCES.index(name)
        now, lost = state.cities[ME].goods[at], due[name] - got[at]
        told = {"cap": cap, "good": name, "amount": due[name], "had": had[at], "supply": supply[at]}
        why = q.say("ask_got.gold" if name == "gold" else "ask_got.why", value=now, **told)
        yield Part("number", name, q.say(f"ask_number_{name}"), number=now, why=(why,))
        if name in q.ask["lost"]:
            yield q.number(f"lost-{name}", "ask_lost", lost, **told)


@KINDS.kind("halves")
def halves(q: Quiz) -> Iterator[Part]:
    """The chooser takes the first of ``ask.cards``, another player the second: how much of ``ask.good`` do they get?"""
    good = q.ask["good"]
    at = RESOURCES.index(good)
    state = q.at(deck="opes", face_up=q.ask["cards"], seat=0)
    q.shown = state.copy()
    cards = [card for card in state.face_up if card is not None]
    for role, seat, card in zip(("chooser", "other"), (0, 1), cards, strict=True):
        had = state.cities[seat].goods[at]
        state.play(f"pick {state.face_up.index(card) + 1}")
        yield q.number(role, f"ask_halves_{role}", state.cities[seat].goods[at] - had, good=good)


# -- combat -----------------------------------------------------------------------------------------------------------


@KINDS.kind("fight")
def fight(q: Quiz) -> Iterator[Part]:
    """How strong is the city with the tokens of each of ``ask.cases``, and does it withstand ``ask.gauls``?"""
    gauls = q.ask["gauls"]
    for case in q.ask["cases"]:
        state = q.at()
        tokens = q.tokens(state, case["tokens"])
        state.revealed += (tokens,)
        terms = combat.strength_parts(state, ME)
        wins = combat.wins(terms.total, gauls)
        told = {"defence": terms.defence, "morale": terms.morale, "military": terms.military, "sum": terms.tokens}
        names = q.say("ask_list", items=[q.token_name(token) for token in tokens])
        facts = {**told, "tokens": names, "strength": terms.total, "gauls": gauls, "won": yes(wins)}
        yield q.number(f"{case['id']}-strength", "ask_strength", terms.total, **facts)
        yield q.yes_no(f"{case['id']}-won", "ask_won", wins, **facts)


@KINDS.kind("penalty")
def lost(q: Quiz) -> Iterator[Part]:
    """A lost combat against ``ask.gauls`` with ``ask.penalties``: which building goes, and ``ask.quantities`` then."""
    state, seen = q.at(), q.at()
    penalties = tuple((kind, what) for kind, what in q.ask["penalties"])
    card = state.gauls = seen.gauls = Bellum.of("example", state.round, q.ask["gauls"], penalties, "rulebook")
    q.shown = seen
    before = [standing.building.id for standing in state.cities[ME].standing]
    assert not combat.wins(combat.strength_parts(state, ME).total, card.strength)
    due = penalty.outcome(state, ME, card)
    counted = [*q.counted(state, ME, lambda state: penalty.suffer(state, ME))]
    left = [standing.building.id for standing in state.cities[ME].standing]
    why, owed = (
        q.say("ask_razed.why"),
        {"penalty": due.id, "amount": due.amount, "building": yes(due.what)},
    )
    options = [
        Option(f"lose {id}", q.say(f"card_{id}"), id not in left,
               q.say("ask_razed.other", card=id, **owed) if id in left else why)
        for id in before
    ]  # fmt: skip
    yield Part("one", "razed", q.say("ask_razed"), q.or_none(options, "ask_razed.none", why))
    yield from counted


@KINDS.kind("odds")
def win_odds(q: Quiz) -> Iterator[Part]:
    """The chance to win with each of ``ask.cases`` (``id``, ``token``); ``ask.fractions`` are offered."""
    state = q.at()
    known = {seat: city.tokens for seat, city in enumerate(state.cities) if seat != ME}
    town = state.cities[ME].town
    for case in q.ask["cases"]:
        (token,) = q.tokens(state, [case["token"]])
        chance = str(odds.win(state, ME, token, known=known))
        mine = town is not None and token.colour == town.colour
        chances = sorted(odds.strength(state, ME, token, known=known).items(), reverse=True)
        ends = ", ".join(f"{number_text(strength)} ({often})" for strength, often in chances)
        facts = {"token": q.token_name(token) if mine else q.say("ask_other"), "ends": ends}
        offered = {fraction: fraction for fraction in q.ask["fractions"]}
        part = which(case["id"], q.say("ask_odds", **facts), offered, chance, q.say("ask_odds.why", **facts))
        enough = ((often, odds.beats(state, strength, state.round)) for strength, often in chances)
        terms = " + ".join(f"{often} × {share}" for often, share in enough if share)
        yield replace(part, why=(q.say("ask_odds.sum", **facts, terms=terms, chance=chance),))


@KINDS.kind("awake")
def awake(q: Quiz) -> Iterator[Part]:
    """Which of ``ask.buildings`` make a city stronger as soon as they are built?"""
    options: list[Option] = []
    q.shown = q.at(hand=q.ask["buildings"])
    for id in q.ask["buildings"]:
        state = q.at(hand=[id], goods=dict.fromkeys(RESOURCES, 9))
        old = combat.strength_parts(state, ME).total
        new = combat.strength_parts(after(state, [f"build {id}"]), ME).total
        card = q.say(f"card_{id}")
        why = q.say("ask_awake_gain", card=card, old=old, new=new, gain=new - old)
        options.append(Option(f"build {id}", card, new > old, why))
    yield Part("many", "awake", q.say("ask_awake_now"), options)


# -- what fades, what pays --------------------------------------------------------------------------------------------


@KINDS.kind("upkeep")
def faded(q: Quiz) -> Iterator[Part]:
    """The quantities ``ask.quantities`` after the upkeep."""

    def happens(state: State) -> None:
        upkeep.decay(state, ME, "morale", "provincia.upkeep.morale")
        upkeep.decay(state, ME, "defence", "provincia.upkeep.defence")
        upkeep.tax(state, ME)

    return q.counted(q.at(), ME, happens)


@KINDS.kind("fade")
def fade(q: Quiz) -> Iterator[Part]:
    """The strength before tokens in the combats to come after ``ask.cases`` (``id``, ``move``, ``activate``).

    Asked is how strong the city is in the last one if nothing is done, and in each which of the moves make it stronger.
    ``activate``: buildings that stand, to be activated in phase 5 of this round.
    """
    state = q.at()
    nothing = forecast.combats(state, ME, [])
    last = max(nothing)
    yield q.number(f"nothing-{last}", "ask_fade", nothing[last], round=last, strength=nothing[last])
    found: dict[str, dict[int, int]] = {}
    for case in q.ask["cases"]:
        bought, wanted = after(q.at(), [case["move"]]), case.get("activate", ())
        wakes = [forecast.Purchase(one, 0, bought.round) for one in bought.tables.buildings if one.id in wanted]
        found[case["move"]] = forecast.combats(bought, ME, wakes)
    for when, weak in nothing.items():
        options: list[Option] = []
        for move, strengths in found.items():
            what, gain = q.do(state, move), strengths[when] - weak
            told = {"move": what, "nothing": weak, "strength": strengths[when], "gain": gain}
            options.append(Option(move, what, gain > 0, q.say("ask_fade_then.why", **told)))
        yield Part("many", f"then-{when}", q.say("ask_fade_then", round=when), options)


@KINDS.kind("payback")
def payback(q: Quiz) -> Iterator[Part]:
    """How much of ``ask.good`` does ``ask.building``, built in each of ``ask.rounds``, bring to the end?"""
    good, state = q.ask["good"], q.at()
    building = next(one for one in state.tables.buildings if one.id == q.ask["building"])
    for when in q.ask["rounds"]:
        value = forecast.payback(state, building, when).total[RESOURCES.index(good)]
        part = q.number(str(when), "ask_payback", value, round=when, good=good)
        yield replace(part, shown=q.at(round=when))


@KINDS.kind("changes")
def changes(q: Quiz) -> Iterator[Part]:
    """By how much do ``ask.moves`` change ``ask.quantity`` in each of ``ask.cases`` (``id``, ``changes``)?"""
    for case in q.ask["cases"]:
        shown = q.at(**case["changes"])
        old = quantities(shown, ME)[q.ask["quantity"]]
        new = quantities(after(shown.copy(), q.ask["moves"]), ME)[q.ask["quantity"]]
        label, why = q.say(f"{q.question.message}.{case['id']}"), q.say("ask_change.why", old=old, new=new)
        yield Part("number", case["id"], label, number=new - old, why=(why,), shown=shown)


# -- the end ----------------------------------------------------------------------------------------------------------


@KINDS.kind("winners")
def winners(q: Quiz) -> Iterator[Part]:
    """Who wins, and what decides? ``ask.totals``: what everybody scores is asked, too."""
    q.shown = state = q.at()
    sheets, best = state.scores(), state.winners()
    for sheet in sheets if q.ask.get("totals") else ():
        gloria, coins = sheet.points("provincia.senate.gloria"), sheet.points("provincia.end.gold-to-prestige")
        told = {"gloria": gloria, "coins": coins, "gold": state.cities[sheet.seat].goods[GOLD]}
        facts = {"seat": sheet.seat + 1, **told, "prestige": sheet.total - gloria - coins, "total": sheet.total}
        yield q.number(f"total{sheet.seat + 1}", "ask_total", sheet.total, **facts)
    options = [
        Option(str(sheet.seat + 1), q.who(sheet.seat), sheet.seat in best,
               q.say("ask_rank", rank=sheet.rank, points=sheet.total))
        for sheet in sheets
    ]  # fmt: skip
    yield Part("many", "winners", q.say("ask_winners"), options)
    ends = [f"provincia.tie.{how}" for how in ("personal-aedificium", "gold", "goods", "morale", "shared")]
    yield q.decided(sheets[best[0]].decided_by or "provincia.end.winner", ["provincia.end.winner", *ends])
