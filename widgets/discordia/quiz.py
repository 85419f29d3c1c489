"""Quiz questions about Discordia, asked and marked by the engine: options, answers and reasons come from positions.

One function per kind of question, listed in :data:`KINDS`. Each takes the question's data and a language and computes
the whole question. Seats are counted from 1 in words, and from 0 in ``expected``, as the sources do.

Settings that several kinds know: ``ask.changes`` replace fields of the position, ``ask.moves`` are played after that,
before the question.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random
from typing import Any, Final

from rulesim import CHANCE, rulebook
from rulesim.discordia import aqueduct, decrees, new_year, year_end
from rulesim.discordia.actions import CHOICES, Choose, Flip, Special, Take
from rulesim.discordia.city import PLACES, TOWER, City, kind_name, place_name
from rulesim.discordia.components import (
    DICE,
    DICE_VALUES,
    DISPLAY_COLUMNS,
    LETTERS,
    SHIP,
    Effects,
    Tile,
    Tower,
    letters,
)
from rulesim.discordia.season import maximus
from rulesim.discordia.state import State, new_game
from rulesim.game import Action
from widgets.lessons import Question, posed_question
from widgets.lessons.posed_question import Option, Part, Posed, ask, choices, do, explained, many, one, reason, which
from widgets.scenes.wording import upper

GAME: Final = "discordia"
say: Final = posed_question.saying(GAME)
ME: Final = 0
"""Whose city the questions are about, unless the turn is another's."""


def position(question: Question, **changes: Any) -> State:
    """The position that is shown, with the question's changes and ``changes``."""
    state = posed_question.position(question, **changes)
    assert isinstance(state, State)
    return state


KINDS: Final = posed_question.Kinds(position)
"""Every kind of question, by name."""


# -- pieces in words ------------------------------------------------------------------------------------------------


def tile_name(piece: Tile | Tower, lang: str) -> str:
    """ "farm"."""
    return say("tile_name", lang, kind=kind_name(piece))


def slot(place: int, index: int, lang: str) -> str:
    """ "field 1"."""
    return say("ask_slot", lang, area=PLACES[place], slot=index + 1)


def effects(gained: Effects, lang: str) -> str:
    """What a tile or field gives or takes: "a tower", "2 aqueduct steps"."""
    told = [say(f"effect_{name}", lang, count=arg if isinstance(arg, int) else 1) for name, arg in gained]
    return say("ask_list", lang, items=told)


def player(seat: int, lang: str) -> str:
    """ "Player 2"; who answers is "You"."""
    return say("table_own", lang) if seat == ME else say("seat", lang, count=seat + 1)


# -- attempts -------------------------------------------------------------------------------------------------------


def occupied(city: City) -> list[tuple[str, int, int]]:
    """Every slot of a city with something on it: its name, place and index."""
    return [
        (place_name(place, index), place, index)
        for place in range(TOWER + 1)
        for index, laid in enumerate(city.places(place))
        if laid is not None
    ]


# -- what is legal --------------------------------------------------------------------------------------------------


@KINDS.kind("dice")
def dice(question: Question, lang: str) -> Posed:
    """Which dice may be chosen, and with which values?"""
    state = position(question)
    parts = [_columns(state, die, lang) for die in range(len(DICE))]
    chosen = (action for action in state.legal_actions() if isinstance(action, Choose))
    return ask(question, lang, parts, [[DICE[a.die], state.dice[a.die], a.value] for a in chosen])


def _columns(state: State, die: int, lang: str) -> Part:
    """The columns that a die may serve, by their action tiles, or that there is none."""
    served = choices(state, [CHOICES[die][value] for value in DICE_VALUES], lang)
    options = (replace(each, key=column.id, mark="tall") for each, column in zip(served, state.columns, strict=True))
    why = reason(state, CHOICES[die][state.dice[die]], lang)
    label = say("ask_columns", lang, die=DICE[die], value=state.dice[die])
    return many(DICE[die], label, posed_question.or_none(options, say("ask_no_column", lang), why))


@KINDS.kind("payments")
def payments(question: Question, lang: str) -> Posed:
    """Who may be sent to the next space of a slot? One part per ``ask.cases``: ``id``, ``slot``, ``changes``."""
    parts: list[Part] = []
    found: dict[str, list[str]] = {}
    for case in question.ask["cases"]:
        state = position(question, **case.get("changes", {}))
        part = _payments(state, case["id"], case["slot"], lang)
        parts.append(part)
        found[case["id"]] = [key for key in part.answer if key != posed_question.NONE]
    return ask(question, lang, parts, found)


def _payments(state: State, id: str, slot_name: str, lang: str) -> Part:
    """The handfuls of the supply's colours that have the size of the space, and "nobody"."""
    place, index = PLACES.index(slot_name[:-1]), int(slot_name[-1]) - 1
    laid = state.city.at(place, index)
    assert laid is not None and laid.next is not None
    colors = [letter for letter, count in zip(LETTERS, state.city.supply, strict=True) if count]
    hands = ["".join(hand) for hand in combinations_with_replacement(colors, laid.next.size)]
    sent = choices(state, [state.parse(f"dispatch {slot_name} {hand}") for hand in hands], lang)
    options = (
        replace(each, key=hand, text=say("ask_figures", lang, figures=hand))
        for hand, each in zip(hands, sent, strict=True)
    )
    jokers = [letter for bit, letter in enumerate(LETTERS) if state.city.jokers >> bit & 1]
    facts = {"where": upper(slot(place, index, lang)), "figures": laid.next.text, "jokers": jokers}
    return many(id, say("ask_payment", lang, **facts), posed_question.or_none(options, say("ask_nobody", lang)))


@KINDS.kind("specials")
def specials(question: Question, lang: str) -> Posed:
    """Which tiles may get a special dispatch? One part per ``ask.cases``: ``id``, ``changes``."""
    parts: list[Part] = []
    found: dict[str, list[str]] = {}
    for case in question.ask["cases"]:
        state = position(question, **case["changes"])
        able = {(a.place, a.index): a for a in state.legal_actions() if isinstance(a, Special)}
        parts.append(_specials(state, able, case["id"], lang))
        found[case["id"]] = sorted(place_name(*at) for at in able)
    return ask(question, lang, parts, found)


def _specials(state: State, able: dict[tuple[int, int], Special], id: str, lang: str) -> Part:
    """Every tile of the city, which is clicked on the board; ``able``: what may be sent, by place and index."""
    options: list[Option] = []
    for name, place, index in occupied(state.city):
        laid = state.city.at(place, index)
        assert laid is not None
        asked = letters(laid.next.figures) + "R" * laid.next.grey if laid.next else "none"  # soldiers for grey ones
        action = able.get((place, index)) or state.parse(f"special {name} {asked}")
        text = upper(say("ask_lies", lang, where=slot(place, index, lang), tile=tile_name(laid.tile, lang)))
        why = reason(state, action, lang)
        options.append(Option(key=laid.tile.id, text=text, right=(place, index) in able, why=why))
    facts = {"die": DICE[state.die], "value": state.value, "development": state.city.development}
    return many(id, say("ask_special", lang, **facts), options)


# -- set-up, seats ----------------------------------------------------------------------------------------------------


@KINDS.kind("setup")
def setup(question: Question, lang: str) -> Posed:
    """What is left on the table after a set-up for ``ask.players``, played by the engine?"""
    players = question.ask["players"]
    state, random = new_game(players), Random(1)
    while state.phase == "setup":
        state.play(state.sample(random) if state.player == CHANCE else _plain_tile(state))
    left = {
        "cult": state.cult,
        "manipulators_left": state.manipulators,
        "display": sum(tile is not None for tile in state.display),
    }
    supply = state.tables.setup.supply(players)
    facts = {"players": players, "stars": supply.stars, "manipulators": supply.manipulators}
    parts = [explained(question, id, f"ask_setup_{id}", value, lang, left=value, **facts) for id, value in left.items()]
    return ask(question, lang, parts, left, shown=state)


def _plain_tile(state: State) -> Action:
    """A first tile without a star."""
    takes = (action for action in state.legal_actions() if isinstance(action, Take))
    return next(take for take in takes if not any(name == "EXP" for name, _ in take.tile.bonus))


@KINDS.kind("seats")
def seats(question: Question, lang: str) -> Posed:
    """Who is Maximus in each season, and in which order do the seats face the raid?"""
    state = position(question)
    found = [maximus(position(question, season=season)) for season in range(1, state.tables.setup.seasons + 1)]
    others = [[(state.start + turn * step) % state.players for turn in range(len(found))] for step in (1, 0, -1)]
    order = state.order()
    rows = {"maximus": (found, others), "raid_order": (order, _ways_round(state))}
    whys = {id: say(f"ask_{id}.why", lang, start=state.start + 1) for id in rows}
    parts = [_rows(id, say(f"ask_{id}", lang), *row, whys[id], lang) for id, row in rows.items()]
    return ask(question, lang, parts, {"maximus": found, "raid_order": order})


def _ways_round(state: State) -> list[list[int]]:
    """Every way round the table, from every seat."""
    n = state.players
    return [[(first + turn * step) % n for turn in range(n)] for first in range(n) for step in (1, -1)]


def _rows(id: str, label: str, right: list[int], others: list[list[int]], why: str, lang: str, first: int = 1) -> Part:
    """Rows of seats, or of other numbers, of which one is right; ``first``: what 0 is called."""
    told = {_key(row): say("ask_order_seats", lang, seats=[seat + first for seat in row])
            for row in sorted([right, *others])}  # fmt: skip
    return which(id, label, told, _key(right), why)


def _key(row: Iterable[int]) -> str:
    return " ".join(map(str, row))


@KINDS.kind("first-order")
def first_order(question: Question, lang: str) -> Posed:
    """In which order do ``ask.players`` choose their first tiles, if seat ``ask.start`` is start player?"""
    players, start = question.ask["players"], question.ask["start"]
    state, random, found = new_game(players), Random(1), []
    while state.phase == "setup":
        if state.player != CHANCE:
            found.append(state.player)
        begins = state.player == CHANCE and state.todo[0][0] == "START"
        usual = state.sample(random) if state.player == CHANCE else _plain_tile(state)
        state.play(f"start {start + 1}" if begins else usual)
    why = say("ask_first_order.why", lang, start=state.start + 1)
    part = _rows("order", say("ask_first_order", lang), found, _ways_round(state), why, lang)
    return ask(question, lang, [part], found)


@KINDS.kind("start-player")
def start_player(question: Question, lang: str) -> Posed:
    """Who begins the new year?"""
    state = position(question)
    found = new_year.next_start_player(state)
    options = tuple(
        Option(key=str(seat + 1), text=player(seat, lang), right=seat == found,
               why=say("ask_starts.why", lang, supply=sum(city.supply)))
        for seat, city in enumerate(state.cities)
    )  # fmt: skip
    part = one("start", say("ask_starts", lang), options)
    return ask(question, lang, [part], found)


@KINDS.kind("winners")
def winners(question: Question, lang: str) -> Posed:
    """Who wins, and what decides? Of players that are level in supply it is told how many figures are at work."""
    state = position(question)
    sheets = state.scores()
    best = state.winners()
    fewest = [sheet for sheet in sheets if sheet.total == sheets[best[0]].total]
    placed = [say("ask_at_work", lang, who=player(one.seat, lang), count=-one.tiebreaks[0]) for one in fewest]
    label = say("ask_winners", lang, level=len(fewest), placed=placed)
    options = tuple(
        Option(key=str(sheet.seat + 1), text=player(sheet.seat, lang), right=sheet.seat in best,
               why=say("ask_rank", lang, rank=sheet.rank, supply=-sheet.total, placed=-sheet.tiebreaks[0]))
        for sheet in sheets
    )  # fmt: skip
    rule = sheets[best[0]].decided_by or "discordia.end.final"
    ends = ("discordia.end.instant", "discordia.end.final", "discordia.end.tie", "discordia.end.shared")
    parts = [many("winners", label, options), posed_question.decided(question, rule, ends, lang)]
    return ask(question, lang, parts, {"winners": list(best), "rule": rule})


# -- raid, aqueduct, ships --------------------------------------------------------------------------------------------


@KINDS.kind("raid")
def raid(question: Question, lang: str) -> Posed:
    """How strong is the city, does it get the reward, and what would the damage be?"""
    state = position(question)
    strength, need = year_end.strength(state.cities[ME]), year_end.germans(state)
    wins = year_end.withstands(state, ME)
    red = state.germanic[0]
    assert red is not None
    hit = [(name, amount) for name, amount in red.effects if year_end.can_be_hit(state, ME, name)]
    facts = {"strength": strength, "germans": need, "wins": "yes" if wins else "no"}
    damage = {"hit": upper(effects(red.effects, lang)), "none": upper(say("ask_no_damage", lang))}
    void = rulebook.text("discordia.raid.damage-void", lang)
    parts = [
        explained(question, "strength", "ask_number_strength", strength, lang, **facts),
        posed_question.yes_no(question, "reward", "ask_reward", wins, lang, **facts),
        which("damage", say("ask_damage", lang), damage, "hit" if hit else "none", void),
    ]
    found = {"strength": strength, "reward": wins, "damage_if_lost": [name for name, _ in hit] or "none"}
    return ask(question, lang, parts, found)


@KINDS.kind("overflow")
def overflow(question: Question, lang: str) -> Posed:
    """Where does the ring end after ``ask.build``, how many swaps follow, and how does the supply change?"""
    state = position(question)
    state.journal = []
    before, ring = sum(state.cities[ME].supply), state.cities[ME].ring
    state.play(question.ask["build"])
    random = Random(0)
    while state.todo:
        swapping = state.player == CHANCE
        state.play(state.sample(random) if swapping else state.legal_actions()[0])
    swaps = sum(event.rule == "discordia.aqueduct.overflow" for event in state.journal or ())
    change = sum(state.cities[ME].supply) - before
    facts = {"ring": ring, "after": state.cities[ME].ring, "swaps": swaps}
    found = {"ring": state.cities[ME].ring, "swaps_of_2": swaps, "supply_change": change}
    parts = [explained(question, id, f"ask_overflow_{id}", value, lang, **facts) for id, value in found.items()]
    return ask(question, lang, parts, found)


@KINDS.kind("ship")
def ship(question: Question, lang: str) -> Posed:
    """A full ship: where may its other side be laid, and what does ``ask.flip`` change?"""
    before = position(question)
    bag = list(before.bag)
    state = posed_question.after(before.copy(), ["end"])
    berths = range(len(state.city.slots[PLACES.index("market")]) + 1)  # every market and one more
    part = many("options", say("ask_flip", lang), choices(state, (*map(Flip.of, berths), Flip(-1)), lang))
    labels = {"flip market": "overbuild market", "flip discard": "discard"}
    able = list(part.answer)
    for old, new in labels.items():
        able = [key.replace(old, new) for key in able]
    asked = state.parse(question.ask["flip"])
    then = do(state, asked, lang)
    state.play(asked)
    city = state.cities[ME]
    change = [now - was for now, was in zip(state.bag, bag, strict=True)]
    parts = [
        part,
        explained(question, "ring", "ask_flip_ring", city.ring, lang, do=then),
        _back(before.city, state, lang),
        explained(question, "bag", "ask_flip_bag", sum(change), lang),
    ]
    found = {
        "options": able,
        "ring": city.ring,
        "supply": dict(zip(LETTERS, city.supply, strict=True)),
        "bag_change": dict(zip(LETTERS, change, strict=True)),
    }
    return ask(question, lang, parts, found)


def _back(before: City, state: State, lang: str) -> Part:
    """Who comes back into the supply: those of the stall, those of the ship, all of them, or nobody."""
    came = [now - was for now, was in zip(state.cities[ME].supply, before.supply, strict=True)]
    aboard = next(laid.figures for laid in before.laid() if laid.is_full and laid.tile.kind == SHIP)
    every = [one + other for one, other in zip(aboard, came, strict=True)]
    hands = [letters(figures) for figures in (came, aboard, every, (0, 0, 0, 0))]
    told = {hand or "none": say("ask_figures", lang, figures=hand) for hand in hands}
    return which("back", say("ask_flip_back", lang), told, hands[0] or "none", say("ask_flip_back.why", lang))


# -- decrees, looking ahead -------------------------------------------------------------------------------------------


@KINDS.kind("decrees")
def decree(question: Question, lang: str) -> Posed:
    """Which of all the decrees does the city fulfil? ``ask.at_once``: so many in one part."""
    state = position(question)
    options: list[Option] = []
    for each in state.tables.decrees:
        at = decrees.progress(state, ME, each)
        facts = decrees.facts(state, ME, each)
        text = say(f"decree_{each.id}", lang)
        options.append(Option(key=each.id, text=text, right=at.holds, why=say("ask_now", lang, **facts)))
    size = question.ask["at_once"]
    starts = range(0, len(options), size)
    parts = [many(f"decrees{at}", say("ask_decrees", lang), options[at : at + size]) for at in starts]
    return ask(question, lang, parts, [key for part in parts for key in part.answer])


@KINDS.kind("forecast")
def forecast(question: Question, lang: str) -> Posed:
    """What would the year end bring after each of ``ask.choices`` (``id``, ``moves``)?"""
    parts: list[Part] = []
    found: dict[str, dict[str, int]] = {}
    for choice in question.ask["choices"]:
        state = position(question)
        told = [do(state, state.parse(move), lang) for move in choice["moves"]]
        posed_question.after(state, choice["moves"])
        end = year_end.forecast(state)[ME]
        found[choice["id"]] = {"shortage": end.shortage, "supply_after": end.supply, "placed_after": end.placed}
        label = say("ask_forecast", lang, do="; ".join(told) or say("ask_nothing", lang))
        parts.append(one(choice["id"], label, _outcomes(state, end, lang)))
    return ask(question, lang, parts, found)


def _outcomes(state: State, end: year_end.Forecast, lang: str) -> list[Option]:
    """The year end as it comes, as if full tiles were emptied before it, and as if they never were."""
    city = state.cities[ME]
    supply, emptied = sum(city.supply), sum(len(laid.tile.spaces) for laid in city.laid() if laid.is_full)
    early = end.shortage + emptied
    ends = [(end.shortage, end.supply, end.placed), (early, supply + early, end.placed),
            (end.shortage, end.supply, city.placed)]  # fmt: skip
    names = ("shortage", "after", "left")
    why = say("ask_forecast.why", lang, supply=supply, placed=city.placed, **dict(zip(names, ends[0], strict=True)))
    slips = [say(f"ask_forecast.{slip}", lang) for slip in ("early", "never")]
    reasons = dict(zip(reversed(ends), (*reversed(slips), why), strict=True))
    return [
        Option(key=_key(one), text=say("ask_forecast_end", lang, **dict(zip(names, one, strict=True))),
               right=one == ends[0], why=reasons[one])
        for one in sorted(ends)
    ]  # fmt: skip


@KINDS.kind("horizon")
def horizon(question: Question, lang: str) -> Posed:
    """What does one symbol less save in each year, and how does it compare with two figures sent away in year 3?"""
    state = position(question)
    step = aqueduct.shortage(state, ME) - aqueduct.shortage(position(question, aqueduct=1), ME)
    years = state.tables.setup.years
    saves = [step * (years - year + 1) for year in range(1, years + 1)]
    why = say("ask_saves.why", lang, saves=saves)
    others = [saves[::-1], [step] * years, [count - step for count in saves]]
    saved = _rows("saves", say("ask_saves", lang), saves, others, why, lang, first=0)
    later, now = saves[question.ask["year"] - 1], question.ask["figures"]
    answer = "equal" if later == now else "symbol" if later > now else "dispatch"
    answers = {key: say(f"ask_horizon_{key}", lang) for key in ("dispatch", "symbol", "equal")}
    label = say("ask_horizon", lang, year=question.ask["year"], now=now)
    choice = which("choice", label, answers, answer, say("ask_horizon.why", lang, later=later, now=now))
    return ask(question, lang, [saved, choice], {"saves": saves, "year3_choice": answer})


@KINDS.kind("tiles")
def tiles(question: Question, lang: str) -> Posed:
    """Which tiles of the display may be taken with the die in use?"""
    state = position(question)
    able = {action.tile.id for action in state.legal_actions() if isinstance(action, Take)}
    options: list[Option] = []
    for place, tile in enumerate(state.display):
        if tile is None or tile.id not in question.ask["tiles"]:
            continue
        text = upper(say("ask_in_column", lang, tile=tile_name(tile, lang), column=place % DISPLAY_COLUMNS + 1))
        why = rulebook.text("discordia.tile.column", lang)
        options.append(Option(key=tile.id, text=text, right=tile.id in able, why=why))
    part = many("tiles", say("ask_tiles", lang), options)
    return ask(question, lang, [part], list(part.answer))
