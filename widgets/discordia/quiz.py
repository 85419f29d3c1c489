"""Quiz questions about Discordia, asked and marked by the engine: options, answers and reasons come from positions.

One function per kind of question, listed in :data:`KINDS`: it yields the parts of the question that is being asked.
Seats are counted from 1 in words.

Settings that several kinds know: ``ask.changes`` replace fields of the position, ``ask.moves`` are played after that,
before the question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random
from typing import Final

from rulesim import CHANCE, rulebook
from rulesim.discordia import aqueduct, decrees, new_year, year_end
from rulesim.discordia.actions import CHOICES, Flip, Special, Take
from rulesim.discordia.city import PLACES, TOWER, City, kind_name, place_name
from rulesim.discordia.components import DICE, DICE_VALUES, DISPLAY_COLUMNS, LETTERS, SHIP, Effects, letters
from rulesim.discordia.season import maximus
from rulesim.discordia.state import State, new_game
from rulesim.game import Action
from widgets.lessons import posed_question
from widgets.lessons.posed_question import ME, Asking, Option, Part, after, which
from widgets.scenes.wording import upper, yes

Quiz = Asking[State]
KINDS: Final = posed_question.Kinds()
"""Every kind of question, by name."""
YEAR_END: Final = ("shortage", "after", "left")
"""What a year end brings: figures drawn, those in supply and those at work then."""


# -- pieces in words ------------------------------------------------------------------------------------------------


def slot(q: Quiz, place: int, index: int) -> str:
    """ "field 1"."""
    return q.say("ask_slot", area=PLACES[place], slot=index + 1)


def effects(q: Quiz, gained: Effects) -> str:
    """What a tile or field gives or takes: "a tower", "2 aqueduct steps"."""
    told = [q.say(f"effect_{name}", count=arg if isinstance(arg, int) else 1) for name, arg in gained]
    return q.say("ask_list", items=told)


def _rows(q: Quiz, id: str, right: list[int], others: Iterable[list[int]], first: int = 1, **facts: object) -> Part:
    """Rows of seats, or of other numbers, of which one is right; ``first``: what 0 is called."""
    rows = {_key(row): q.say("ask_order_seats", order=[one + first for one in row]) for row in sorted([right, *others])}
    return which(id, q.say(f"ask_{id}"), rows, _key(right), q.say(f"ask_{id}.why", **facts))


def _key(row: Iterable[int]) -> str:
    return " ".join(map(str, row))


# -- what is legal --------------------------------------------------------------------------------------------------


@KINDS.kind("dice")
def dice(q: Quiz) -> Iterator[Part]:
    """Which columns may each die serve, if any?"""
    state = q.at()
    for die, name in enumerate(DICE):
        served = q.choices(state, [CHOICES[die][value] for value in DICE_VALUES])
        reached = [value for value, each in zip(DICE_VALUES, served, strict=True) if each.right]
        facts = {"die": name, "value": state.dice[die], "values": reached, "ready": state.city.ready}
        so = q.say("ask_columns.why", **facts)
        options = (
            replace(each, key=column.id, mark="tall", why=so if each.right else each.why)
            for each, column in zip(served, state.columns, strict=True)
        )
        none = q.or_none(options, "ask_no_column", q.reason(state, CHOICES[die][state.dice[die]]))
        yield Part("many", name, q.say("ask_columns", **facts), none)


@KINDS.kind("payments")
def payments(q: Quiz) -> Iterator[Part]:
    """Who may be sent to the next space of a slot? One part per ``ask.cases``: ``id``, ``slot``, ``changes``.

    The handfuls of the supply's colours that have the size of the space are to choose from.
    """
    for case in q.ask["cases"]:
        state = q.at(**case.get("changes", {}))
        place, index = PLACES.index(case["slot"][:-1]), int(case["slot"][-1]) - 1
        laid = state.city.at(place, index)
        assert laid is not None and laid.next is not None
        colors = [letter for letter, count in zip(LETTERS, state.city.supply, strict=True) if count]
        hands = ["".join(hand) for hand in combinations_with_replacement(colors, laid.next.size)]
        sent = q.choices(state, [state.parse(f"dispatch {case['slot']} {hand}") for hand in hands])
        options = [
            replace(each, key=hand, text=q.say("ask_figures", figures=hand))
            for hand, each in zip(hands, sent, strict=True)
        ]
        jokers = [letter for bit, letter in enumerate(LETTERS) if state.city.jokers >> bit & 1]
        facts = {"where": upper(slot(q, place, index)), "figures": laid.next.text, "jokers": jokers}
        yield Part("many", case["id"], q.say("ask_payment", **facts), q.or_none(options, "ask_nobody"), shown=state)


@KINDS.kind("specials")
def specials(q: Quiz) -> Iterator[Part]:
    """Which tiles of the city may get a special dispatch? One part per ``ask.cases``: ``id``, ``changes``."""
    for case in q.ask["cases"]:
        state = q.at(**case["changes"])
        able = {(a.place, a.index): a for a in state.legal_actions() if isinstance(a, Special)}
        options: list[Option] = []
        for at in ((place, index) for place in range(TOWER + 1) for index in range(len(state.city.places(place)))):
            if (laid := state.city.at(*at)) is None:
                continue
            asked = letters(laid.next.figures) + "R" * laid.next.grey if laid.next else "none"  # soldiers for grey ones
            action = able.get(at) or state.parse(f"special {place_name(*at)} {asked}")
            tile = q.say("tile_name", kind=kind_name(laid.tile))
            text = upper(q.say("ask_lies", where=slot(q, *at), tile=tile))
            options.append(Option(laid.tile.id, text, at in able, q.reason(state, action)))
        facts = {"die": DICE[state.die], "value": state.value, "development": state.city.development}
        yield Part("many", case["id"], q.say("ask_special", **facts), options, shown=state)


@KINDS.kind("tiles")
def tiles(q: Quiz) -> Iterator[Part]:
    """Which of the tiles ``ask.tiles`` of the display may be taken with the die in use?"""
    state = q.at()
    able = {action.tile.id for action in state.legal_actions() if isinstance(action, Take)}
    options: list[Option] = []
    for place, tile in enumerate(state.display):
        if tile is not None and tile.id in q.ask["tiles"]:
            kind = q.say("tile_name", kind=kind_name(tile))
            text = upper(q.say("ask_in_column", tile=kind, column=place % DISPLAY_COLUMNS + 1))
            options.append(Option(tile.id, text, tile.id in able, rulebook.text("discordia.tile.column", q.lang)))
    yield Part("many", "tiles", q.say("ask_tiles"), options)


# -- set-up, seats ----------------------------------------------------------------------------------------------------


def set_up(players: int, start: str = "") -> tuple[State, list[int]]:
    """A game after its set-up, and the seats in the order in which they took tiles; ``start``: chance's choice."""
    state, random = new_game(players), Random(1)
    seats: list[int] = []
    while state.phase == "setup":
        if state.player != CHANCE:
            seats.append(state.player)
            state.play(_plain_tile(state))
        else:
            state.play(start if start and state.todo[0][0] == "START" else state.sample(random))
    return state, seats


def _plain_tile(state: State) -> Action:
    """A first tile without a star."""
    takes = (action for action in state.legal_actions() if isinstance(action, Take))
    return next(take for take in takes if not any(name == "EXP" for name, _ in take.tile.bonus))


@KINDS.kind("setup")
def setup(q: Quiz) -> Iterator[Part]:
    """What is left on the table after a set-up for ``ask.players``, played by the engine?"""
    players = q.ask["players"]
    q.shown = state = set_up(players)[0]
    supply, display = state.tables.setup.supply(players), sum(tile is not None for tile in state.display)
    facts = {"players": players, "stars": supply.stars, "manipulators": supply.manipulators}
    for id, left in {"cult": state.cult, "manipulators_left": state.manipulators, "display": display}.items():
        yield q.number(id, f"ask_setup_{id}", left, left=left, **facts)


@KINDS.kind("first-order")
def first_order(q: Quiz) -> Iterator[Part]:
    """In which order do ``ask.players`` choose their first tiles, if seat ``ask.start`` is start player?"""
    state, found = set_up(q.ask["players"], f"start {q.ask['start'] + 1}")
    part = _rows(q, "first_order", found, _ways_round(state), owner=state.start + 1)
    yield replace(part, id="order")


@KINDS.kind("seats")
def seats(q: Quiz) -> Iterator[Part]:
    """Who is Maximus in each season, and in which order do the seats face the raid?"""
    state = q.at()
    found = [maximus(q.at(season=season)) for season in range(1, state.tables.setup.seasons + 1)]
    others = [[(state.start + turn * step) % state.players for turn in range(len(found))] for step in (1, 0, -1)]
    yield _rows(q, "maximus", found, others, owner=state.start + 1)
    yield _rows(q, "raid_order", state.order(), _ways_round(state), owner=state.start + 1)


def _ways_round(state: State) -> list[list[int]]:
    """Every way round the table, from every seat."""
    n = state.players
    return [[(first + turn * step) % n for turn in range(n)] for first in range(n) for step in (1, -1)]


@KINDS.kind("start-player")
def start_player(q: Quiz) -> Iterator[Part]:
    """Who begins the new year?"""
    state = q.at()
    found, supplies = new_year.next_start_player(state), [sum(city.supply) for city in state.cities]
    options: list[Option] = []
    for seat, supply in enumerate(supplies):
        why = "ask_starts.later" if supply == max(supplies) and seat != found else "ask_starts.why"
        options.append(Option(str(seat + 1), q.who(seat), seat == found, q.say(why, supply=supply)))
    yield Part("one", "start", q.say("ask_starts"), options)


@KINDS.kind("winners")
def winners(q: Quiz) -> Iterator[Part]:
    """Who wins, and what decides? Of players that are level in supply it is told how many figures are at work."""
    state = q.at()
    sheets, best = state.scores(), state.winners()
    fewest = [sheet for sheet in sheets if sheet.total == sheets[best[0]].total]
    placed = [q.say("ask_at_work", who=q.who(one.seat), count=-one.tiebreaks[0]) for one in fewest]
    options = [
        Option(str(sheet.seat + 1), q.who(sheet.seat), sheet.seat in best,
               q.say("ask_rank", who=q.who(sheet.seat), rank=sheet.rank,
                     supply=-sheet.total, placed=-sheet.tiebreaks[0]))
        for sheet in sheets
    ]  # fmt: skip
    yield Part("many", "winners", q.say("ask_winners", level=len(fewest), placed=placed), options)
    rule = sheets[best[0]].decided_by or "discordia.end.final"
    yield q.decided(rule, [f"discordia.end.{how}" for how in ("instant", "final", "tie", "shared")])


# -- raid, aqueduct, ships --------------------------------------------------------------------------------------------


@KINDS.kind("raid")
def raid(q: Quiz) -> Iterator[Part]:
    """How strong is the city, does it get the reward, and what would the damage be?"""
    state = q.at()
    strength, wins, red = year_end.strength(state.cities[ME]), year_end.withstands(state, ME), state.germanic[0]
    assert red is not None
    facts = {"strength": strength, "germans": year_end.germans(state), "wins": yes(wins)}
    yield q.number("strength", "ask_number_strength", strength, **facts)
    yield q.yes_no("reward", "ask_reward", wins, **facts)
    damage = {"hit": upper(effects(q, red.effects)), "none": upper(q.say("ask_no_damage"))}
    right = "hit" if any(year_end.can_be_hit(state, ME, name) for name, _ in red.effects) else "none"
    why = q.say("ask_damage.why") if right == "hit" else rulebook.text("discordia.raid.damage-void", q.lang)
    yield which("damage", q.say("ask_damage", **facts), damage, right, why)


@KINDS.kind("overflow")
def overflow(q: Quiz) -> Iterator[Part]:
    """Where does the ring end after ``ask.build``, how many swaps follow, and how does the supply change?"""
    state, random = q.at(), Random(0)
    state.journal = []
    before, ring = sum(state.cities[ME].supply), state.cities[ME].ring
    state.play(q.ask["build"])
    built = state.copy()
    while state.todo:
        state.play(state.sample(random) if state.player == CHANCE else state.legal_actions()[0])
    city, swaps = state.cities[ME], sum(event.rule == "discordia.aqueduct.overflow" for event in state.journal or ())
    found = {"ring": city.ring, "swaps_of_2": swaps, "supply_change": sum(city.supply) - before}
    for id, value in found.items():
        part = q.number(id, f"ask_overflow_{id}", value, ring=ring, after=city.ring, swaps=swaps)
        yield replace(part, then=built if id == "ring" else None)


@KINDS.kind("ship")
def ship(q: Quiz) -> Iterator[Part]:
    """A full ship: where may its other side be laid, and what does ``ask.flip`` change?"""
    before = q.at()
    state = after(before.copy(), ["end"])
    berths = range(len(state.city.slots[PLACES.index("market")]) + 1)  # every market and one more
    yield Part("many", "options", q.say("ask_flip"), q.choices(state, (*map(Flip.of, berths), Flip(-1))))
    then = q.do(state, q.ask["flip"])
    state.play(q.ask["flip"])
    yield q.number("ring", "ask_flip_ring", state.cities[ME].ring, do=then)
    yield _back(q, before.city, state.cities[ME])
    yield replace(q.number("bag", "ask_flip_bag", sum(state.bag) - sum(before.bag)), then=state)


def _back(q: Quiz, before: City, now: City) -> Part:
    """Who comes back into the supply: those of the stall, those of the ship, all of them, or nobody."""
    came = [one - was for one, was in zip(now.supply, before.supply, strict=True)]
    aboard = next(laid.figures for laid in before.laid() if laid.is_full and laid.tile.kind == SHIP)
    every = [one + other for one, other in zip(aboard, came, strict=True)]
    hands = [letters(figures) for figures in (came, aboard, every, (0, 0, 0, 0))]
    told = {hand or "none": upper(q.say("ask_figures", figures=hand)) for hand in hands}
    return which("back", q.say("ask_flip_back"), told, hands[0] or "none", q.say("ask_flip_back.why"))


# -- decrees, looking ahead -------------------------------------------------------------------------------------------


@KINDS.kind("decrees")
def decree(q: Quiz) -> Iterator[Part]:
    """Which of all the decrees does the city fulfil? ``ask.at_once``: so many in one part."""
    state, size = q.at(), q.ask["at_once"]
    options = [
        Option(each.id, q.say(f"decree_{each.id}"), decrees.progress(state, ME, each).holds,
               q.say("ask_now", **decrees.facts(state, ME, each)), about=q.say(f"decree_{each.id}.condition"))
        for each in state.tables.decrees
    ]  # fmt: skip
    for at in range(0, len(options), size):
        yield Part("many", f"decrees{at}", q.say("ask_decrees"), options[at : at + size])


@KINDS.kind("forecast")
def forecast(q: Quiz) -> Iterator[Part]:
    """What would the year end bring after each of ``ask.choices`` (``id``, ``moves``)?"""
    for choice in q.ask["choices"]:
        state = q.at()
        told = [q.do(state, move) for move in choice["moves"]]
        label = q.say("ask_forecast", do="; ".join(told) or q.say("ask_nothing"))
        was = year_end.forecast(state)[ME].shortage
        yield Part("one", choice["id"], label, _outcomes(q, after(state, choice["moves"]), was))


def _outcomes(q: Quiz, state: State, was: int) -> list[Option]:
    """The year end as it comes, as if full tiles were emptied before it, and as if they never were.

    The first of these slips may lead to the same as if the shortage were still what it ``was``.
    """
    city, end = state.cities[ME], year_end.forecast(state)[ME]
    supply = sum(city.supply)
    early = end.shortage + sum(len(laid.tile.spaces) for laid in city.laid() if laid.is_full)
    right = (end.shortage, end.supply, end.placed)
    why = q.say("ask_forecast.why", supply=supply, placed=city.placed, **dict(zip(YEAR_END, right, strict=True)))
    slips = {
        "moved": (was, supply + was, end.placed),
        "early": (early, supply + early, end.placed),
        "never": (end.shortage, end.supply, city.placed),
    }
    ends = {
        key: " ".join(q.say(f"ask_forecast.{slip}") for slip, one in slips.items() if one == key)
        for key in (slips["early"], slips["never"])
    } | {right: why}
    ordered, turn = sorted(ends), end.supply % len(ends)  # the right one is the least: it shall not always come first
    return [
        Option(_key(one), q.say("ask_forecast_end", **dict(zip(YEAR_END, one, strict=True))), one == right, ends[one])
        for one in ordered[turn:] + ordered[:turn]
    ]


@KINDS.kind("horizon")
def horizon(q: Quiz) -> Iterator[Part]:
    """What does one symbol less save in each year, and how does it compare with two figures sent away in year 3?"""
    state = q.at()
    step = aqueduct.shortage(state, ME) - aqueduct.shortage(q.at(aqueduct=1), ME)
    years = state.tables.setup.years
    saves = [step * (years - year + 1) for year in range(1, years + 1)]
    yield _rows(q, "saves", saves, [saves[::-1], [step] * years, [one - step for one in saves]], 0, saves=saves)
    later, now = saves[q.ask["year"] - 1], q.ask["figures"]
    answers = {key: q.say(f"ask_horizon_{key}") for key in ("dispatch", "symbol", "equal")}
    answer = "equal" if later == now else "symbol" if later > now else "dispatch"
    label, why = q.say("ask_horizon", year=q.ask["year"], now=now), q.say("ask_horizon.why", later=later, now=now)
    yield which("choice", label, answers, answer, why)
