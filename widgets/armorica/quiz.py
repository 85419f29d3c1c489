"""Quiz questions about Armorica, asked and marked by the engine: options, answers and reasons come from positions.

One function per kind of question, listed in :data:`KINDS`. Each takes the question's data and a language and computes
the whole question. Cards are named by position (from the right) in rows and by number (from the left) in displays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from rulesim import rulebook
from rulesim.armorica import Take, ending, roman, winter
from rulesim.armorica.cards import ICONS, LETTER_OF_COLOR, Card
from rulesim.armorica.options import Options
from rulesim.armorica.position import position
from rulesim.armorica.state import State, new_game
from rulesim.game import Action
from widgets import lessons
from widgets.lessons import Question, posed_question
from widgets.lessons.posed_question import Option, Part, Posed, ask, choices, do, explained, many, one, reason

GAME: Final = "armorica"
say: Final = posed_question.saying(GAME)
SETS: Final = "armorica.scoring.sets"
TOTAL: Final = "armorica.scoring.total"
LAST_SEED: Final = 1
"""The seed of the game that shows how long a game lasts; every game lasts as long."""


# -- cards in words -------------------------------------------------------------------------------------------------


def name(card: Card, lang: str) -> str:
    """ "yellow farmer"."""
    return say("card_name", lang, color=card.color, suit=card.suit)


def icons(card: Card, lang: str) -> tuple[str, ...]:
    """ "1 wheat", "2 amphorae": what the card's column shows, top to bottom."""
    return tuple(say(f"icon_{icon}", lang, count=n) for icon, n in zip(ICONS, card.icons, strict=True) if n)


def face(card: Card, lang: str) -> str:
    """The card with its icons in one phrase, or its name if the icons play no part."""
    shown = icons(card, lang)
    return say("ask_face", lang, name=name(card, lang), icons=", ".join(shown)) if shown else name(card, lang)


# -- attempts -------------------------------------------------------------------------------------------------------


def attempts(state: State, texts: Sequence[str]) -> list[Action]:
    """The attempts to ask about: those named, or all positions of the row and the pass, or all cards of the display."""
    if texts:
        return [state.parse(text) for text in texts]
    if state.phase == "winter":
        return [state.parse(f"discard {n}") for n in range(1, len(state.displays[state.player]) + 1)]
    takes = [state.parse(f"take {p}") for p in range(1, len(state.row or ()) + 1)]
    return [*takes, state.parse("pass")]


KINDS: Final = posed_question.Kinds()
"""Every kind of question, by name."""


# -- kinds ----------------------------------------------------------------------------------------------------------


@KINDS.kind("legal")
def legal(question: Question, lang: str) -> Posed:
    """Which of these are legal here? ``ask.attempts``: notations (default: everything there is to try)."""
    state = _start(question)
    actions = attempts(state, question.ask.get("attempts", ()))
    return posed_question.which_legal(question, lang, state, actions)


@KINDS.kind("row-after")
def row_after(question: Question, lang: str) -> Posed:
    """Which card stands at each of ``ask.places`` after each of ``ask.moves``, and where is ``ask.card`` in the end?"""
    state, random = _start(question), Random(0)
    asked, parts, rows = question.ask, list[Part](), list[list[str]]()
    for number, (move, place) in enumerate(zip(asked["moves"], asked["places"], strict=True), start=1):
        action = state.parse(move)
        mover, told, before = state.player + 1, do(state, action, lang), list(state.row or ())
        state.play(action)
        state.play(state.sample(random))
        after = list(state.row or ())
        rows.append([card.short for card in after])
        label = say("ask_row_after", lang, seat=mover, do=told, position=place)
        options = _row_options(before, after, place, lang)
        then = state.copy() if number < len(asked["moves"]) else None
        parts.append(Part(id=f"row{number}", kind="one", label=label, options=options, then=then))
    wanted = next(card for card in state.row or () if card.id == asked["card"])
    place = len(state.row or ()) - (state.row or []).index(wanted)
    label = say("ask_place_of", lang, card=face(wanted, lang))
    why = (say("ask_counted", lang, position=place),)
    parts.append(Part(id="place", kind="number", label=label, number=place, why=why, then=state))
    return ask(question, lang, parts, {"rows": rows, "place": place})


def _row_options(first: list[Card], after: list[Card], place: int, lang: str) -> tuple[Option, ...]:
    """The cards of the row before, each by its position there: the right one stands at ``place`` of the row after."""
    now = {card: len(after) - index for index, card in enumerate(after)}
    return tuple(
        Option(
            key=f"take {position}",
            text=face(card, lang),
            right=now.get(card) == place,
            why=say("ask_row_now", lang, before=position, position=now.get(card, 0)),
        )
        for position, card in enumerate(reversed(first), start=1)
    )


@KINDS.kind("sets")
def sets(question: Question, lang: str) -> Posed:
    """Where does a new set begin, and what do the sets score?"""
    state = _start(question)
    cards = state.displays[0]
    parts = ending.sets(cards)
    sizes = [len(part) for part in parts]
    begins = {sum(sizes[:index]) + 1 for index in range(len(sizes))}
    options = tuple(
        Option(key=f"discard {n}", text=say("ask_card", lang, number=n, name=name(card, lang)), right=n in begins,
               why=_cut_reason(cards, n, begins, lang))
        for n, card in enumerate(cards, start=1)
        if n > 1
    )  # fmt: skip
    points = ending.sets_points(cards)
    cut = many("cuts", say("ask_cuts", lang), options)
    total = posed_question.number("points", say("ask_set_points", lang), points, _summed(cards, lang))
    return ask(question, lang, [cut, total], {"sets": sizes, "points": points})


def _summed(cards: Sequence[Card], lang: str) -> str:
    """What each set of a display scores, and all of them."""
    sizes = [len(part) for part in ending.sets(cards)]
    values = [ending.set_points(size) for size in sizes]
    return say("ask_sets_sum", lang, sizes=sizes, values=values, points=sum(values))


def _cut_reason(cards: Sequence[Card], number: int, begins: set[int], lang: str) -> str:
    """Why the card does or does not begin a set: where its colour stood in the set before."""
    first = max(begin for begin in begins if begin < number)
    card = cards[number - 1]
    earlier = next((n for n in range(first, number) if cards[n - 1].color == card.color), 0)
    if number in begins:
        return say("ask_cut", lang, number=number, color=card.color, earlier=earlier)
    return say("ask_no_cut", lang, number=number, color=card.color, first=first)


@KINDS.kind("append")
def append(question: Question, lang: str) -> Posed:
    """What do the sets score now, which Romans of the row make the last one longer, and what does each of these add?"""
    state = _start(question)
    cards = state.displays[0]
    points = ending.sets_points(cards)
    gains = {card.color: ending.append_value(cards, card.color) for card in state.rows[1]}
    last = ending.sets(cards)[-1]
    best = max(gains.values())
    options = tuple(
        Option(key=f"take {position}", text=name(card, lang), right=gains[card.color] == best,
               why=say("ask_append", lang, color=card.color, gain=gains[card.color], size=len(last)))
        for position, card in enumerate(reversed(state.rows[1]), start=1)
    )  # fmt: skip
    why = next(option.why for option in options if option.right)
    parts = [
        posed_question.number("now", say("ask_set_points", lang), points, _summed(cards, lang), rule=SETS),
        replace(many("longer", say("ask_longer", lang), options), why=(say("ask_longer.why", lang),)),
        posed_question.number("gain", say("ask_gain", lang), best, why),
    ]
    computed = {"now": points, "gains": {LETTER_OF_COLOR[color]: gain for color, gain in gains.items()}}
    return ask(question, lang, parts, computed)


@KINDS.kind("starving")
def starving(question: Question, lang: str) -> Posed:
    """How many cards must go this winter, and which may?"""
    state = _start(question)
    seat = state.player
    due = winter.due(state, seat)
    facts = {"cards": len(state.displays[seat]), "amphorae": state.totals[seat][ICONS.index("amphorae")], "due": due}
    count = explained(question, "due", "ask_due", due, lang, **facts)
    may = many("may", say("ask_may_go", lang), choices(state, attempts(state, ()), lang))
    ways = [list(numbers) for numbers, _ in losses(state)]
    computed = {"due": due, "may": [n + 1 for n in winter.hungry(state, seat)], "ways": ways}
    return ask(question, lang, [count, may], computed, ways=len(ways))


def losses(state: State) -> list[tuple[tuple[int, ...], State]]:
    """Every way through this seat's winter: the numbers of the cards lost (as they lie now), and the position then."""
    seat = state.player
    found: dict[tuple[int, ...], State] = {}

    def on(here: State, kept: list[int], lost: tuple[int, ...]) -> None:
        if not winter.due(here, seat):
            found.setdefault(tuple(sorted(lost)), here)
            return
        for index in winter.hungry(here, seat):
            after = here.copy()
            after.play(f"discard {index + 1}")
            on(after, kept[:index] + kept[index + 1 :], (*lost, kept[index]))

    on(state, list(range(1, len(state.displays[seat]) + 1)), ())
    return sorted(found.items(), key=lambda entry: entry[0])


@KINDS.kind("famine")
def famine(question: Question, lang: str) -> Posed:
    """What do the sets score before winter, and which loss leaves the most set points?"""
    state = _start(question)
    seat, cards = state.player, state.displays[state.player]
    before = ending.sets_points(cards)
    values = {numbers: ending.sets_points(after.displays[seat]) for numbers, after in losses(state)}
    best = max(values, key=lambda numbers: values[numbers])
    options = tuple(_losing(cards, values, number, number in best, lang) for number in range(1, len(cards) + 1))
    label = say("ask_set_points.before", lang)
    now = posed_question.number("before", label, before, _summed(cards, lang), rule=SETS)
    which = many("best", say("ask_best_loss", lang, due=len(best)), options)
    found = {" ".join(map(str, numbers)): points for numbers, points in values.items()}
    computed = {"before": before, "values": found, "best": list(best)}
    return ask(question, lang, [now, which], computed, best=values[best], before=before)


def _losing(
    cards: Sequence[Card], values: Mapping[tuple[int, ...], int], number: int, right: bool, lang: str
) -> Option:
    """A card that may be among those lost; ``values``: the set points that every way through the winter leaves."""
    card = cards[number - 1]
    left = [points for numbers, points in values.items() if number in numbers]
    why = say("ask_leaves", lang, points=max(left)) if left else say("ask_protected", lang, count=card.amphorae)
    text = say("ask_card", lang, number=number, name=name(card, lang))
    return Option(key=f"discard {number}", text=text, right=right, why=why)


@KINDS.kind("keys")
def keys(question: Question, lang: str) -> Posed:
    """Which Gauls are legal, which Romans after each, and which Gaul opens the Romans of ``ask.open`` (positions)?"""
    state = _start(question)
    first = many("gauls", say("ask_gauls", lang), choices(state, attempts(state, ())[:-1], lang))
    gauls = [a for a in state.legal_actions() if isinstance(a, Take)]
    after = {gaul.position: in_roman_phase(state, gaul) for gaul in gauls}
    romans = {
        p: Part(id=f"after{p}", kind="many", label=say("ask_romans_after", lang, gaul=face(state.rows[0][-p], lang)),
                options=choices(there, attempts(there, ())[:-1], lang), shown=there)
        for p, there in after.items()
    }  # fmt: skip
    opened = [_opened(state, after, target, lang) for target in question.ask["open"]]
    computed = {
        "gauls": [gaul.position for gaul in gauls],
        "romans": {str(p): [int(key.split()[1]) for key in part.answer] for p, part in romans.items()},
        "open": {part.id[4:]: int(part.answer[0].split()[1]) for part in opened},
        "before": _takes(in_roman_phase(state, None)),
    }
    return ask(question, lang, [first, *romans.values(), *opened], computed)


def _opened(state: State, after: Mapping[int, State], target: int, lang: str) -> Part:
    label = say("ask_opens", lang, card=name(state.rows[1][-target], lang), position=target)
    options = (
        Option(key=f"take {p}", text=face(state.rows[0][-p], lang), right=target in _takes(there),
               why=reason(there, there.parse(f"take {target}"), lang))
        for p, there in after.items()
    )  # fmt: skip
    return replace(one(f"open{target}", label, options), shown=state)


def _takes(state: State) -> list[int]:
    return [action.position for action in state.legal_actions() if isinstance(action, Take)]


def in_roman_phase(state: State, gaul: Action | None) -> State:
    """The seat's Roman decision after its Gaul action (None: none at all).

    The Roman row is as it is now: it shows what the seats that acted before leave, and each of them has drawn a card.
    """
    after = state.copy()
    if gaul is not None:
        after.play(gaul)
    left = max(0, state.deck_size(1) - state.acted)
    data = {"phase": "roman", "acted": state.acted, "start": state.start, "pending": [], "took": 0, "roman_deck": left}
    kept = {key: value for key, value in after.to_dict().items() if key != "ran_out"}
    return position(**{**kept, **data})


@KINDS.kind("clock")
def clock(question: Question, lang: str) -> Posed:
    """How long does a game for ``ask.players`` last, who starts and ends it, how much can one draft? ``ask.parts``."""
    found = game_clock(question.ask["players"])
    asked = question.ask.get("parts", CLOCK)
    parts = [replace(_clock_part(part, found, lang), rule=f"armorica.{CLOCK[part]}") for part in asked]
    return ask(question, lang, parts, {part: found[part] for part in CLOCK}, players=question.ask["players"])


def _clock_part(part: str, found: Mapping[str, int], lang: str) -> Part:
    """One figure of :data:`CLOCK`: who it is is shown on the board, how much it is is typed."""
    label, why = say(f"ask_clock_{part}", lang), say(f"ask_clock_{part}.why", lang, **found)
    if part in ("starts", "last"):
        return replace(
            _which_seat(part, label, found[part] - 1, dict.fromkeys(range(found["players"]), ""), lang), why=(why,)
        )
    return posed_question.number(part, label, found[part], why)


CLOCK: Final = {
    "turns": "end.length",
    "left": "end.length",
    "starts": "winter.pass-marker",
    "last": "turn.order",
    "drafted": "turn.phases",
    "row": "gaul.refill-empty-deck",
}
"""The figures of a game's length, each with the rule that leads to it."""


def game_clock(players: int) -> dict[str, int]:
    """The figures of :data:`CLOCK` from a game that takes whatever it can, played by the engine to its end."""
    state, random = new_game(players, start_player=0), Random(LAST_SEED)
    found = {"players": players, "drafted": 0}
    begun = 0
    while not state.is_over:
        if state.phase == "gaul" and state.turn > begun and state.player >= 0:
            begun = state.turn
            found |= {"left": state.deck_size(0), "starts": state.player + 1}
        if state.phase == "roman" and state.player >= 0:
            found["last"] = state.player + 1
        state.apply(state.sample(random) if state.player < 0 else state.legal_actions()[0])
    per_turn = players + (players == 2)
    return found | {"turns": state.turn, "drafted": 2 * state.turn, "row": len(state.rows[0]), "per_turn": per_turn}


@KINDS.kind("scores")
def scores(question: Question, lang: str) -> Posed:
    """What do ``ask.seats`` score (default: all)? ``ask.options``: rule options; ``ask.place``: who comes then?"""
    state = _start(question, options=question.ask.get("options", {}))
    sheets = state.scores()
    parts = [
        Part(id=f"seat{sheet.seat + 1}", kind="number", label=say("ask_total_of", lang, seat=sheet.seat + 1),
             number=sheet.total, why=tuple(_lines(sheet, lang)), rule=TOTAL)
        for sheet in sheets
        if sheet.seat in question.ask.get("seats", range(state.players))
    ]  # fmt: skip
    computed: dict[str, Any] = {"totals": [sheet.total for sheet in sheets], "ranks": [sheet.rank for sheet in sheets]}
    if "place" in question.ask:
        parts.append(_place(state, question.ask["place"], lang))
    return ask(question, lang, parts, computed)


def _place(state: State, place: int, lang: str) -> Part:
    why = {
        sheet.seat: say("ask_rank", lang, rank=sheet.rank, points=sheet.total, gold=sheet.tiebreaks[0])
        for sheet in state.scores()
    }
    right = next(sheet.seat for sheet in state.scores() if sheet.rank == place)
    part = _which_seat("place", say("ask_place", lang, place=place), right, why, lang)
    return replace(part, rule="armorica.tiebreak.gold")


def _which_seat(id: str, label: str, right: int, why: Mapping[int, str], lang: str) -> Part:
    """A part that is answered with a seat; on the board its display stands for it."""
    options = (
        Option(key=f"display-{seat + 1}", text=say("ask_seat", lang, seat=seat + 1), right=seat == right, why=told)
        for seat, told in why.items()
    )
    return one(id, label, options)


def _lines(sheet: Any, lang: str) -> Iterator[str]:
    for line in sheet.lines:
        yield say("ask_score_line", lang, points=line.points, told=rulebook.line(line, lang))


@KINDS.kind("best-plan")
def best_plan(question: Question, lang: str) -> Posed:
    """The last action of the game: which Gaul, which Roman and which winter loss make the most points?"""
    state = _start(question)
    seat = state.player
    results = plans(state)
    best = max(results, key=lambda result: result[1])
    cards = state.displays[seat]
    (gaul, roman_, lost), points = best
    there = in_roman_phase(state, state.parse(gaul))
    hungry = posed_question.after(there.copy(), [roman_])
    options = tuple(_lost(cards, lost, lang))
    parts = [
        _pick("gaul", state, gaul, lang),
        replace(_pick("roman", there, roman_, lang), shown=there, rule=TOTAL),
        Part(
            id="lost",
            kind="one",
            label=say("ask_plan_lost", lang),
            options=options,
            shown=hungry,
            rule="armorica.winter.choice",
        ),
        posed_question.number("points", say("ask_plan_points", lang), points, rule=TOTAL),
    ]
    others = [total for plan, total in results if plan[:2] != (gaul, roman_)]
    idle = max(total for plan, total in results if plan[:2] == ("pass", "pass"))
    computed = {"gaul": gaul, "roman": roman_, "lost": lost, "points": points, "second": max(others), "idle": idle,
                "plans": sum(total == points for _, total in results)}  # fmt: skip
    return ask(question, lang, parts, computed, points=points, second=max(others), idle=idle)


def _pick(phase: str, state: State, answer: str, lang: str) -> Part:
    options = (
        replace(each, right=each.key == answer, why="" if each.right else each.why)
        for each in choices(state, attempts(state, ()), lang)
    )
    return one(phase, say(f"ask_plan_{phase}", lang), options)


def _lost(cards: Sequence[Card], lost: str, lang: str) -> Iterator[Option]:
    for number, card in enumerate(cards, start=1):
        protected = say("ask_protected", lang, count=card.amphorae) if card.amphorae else ""
        text = say("ask_card", lang, number=number, name=name(card, lang))
        yield Option(key=card.id, text=text, right=card.id == lost, why=protected)


def plans(state: State) -> list[tuple[tuple[str, str, str], int]]:
    """Every (Gaul, Roman, cards lost) of the seat to act last in the last turn, and the points it ends with."""
    seat, found = state.player, []
    for gaul in state.legal_actions():
        there = in_roman_phase(state, gaul)
        for roman_action in there.legal_actions():
            after = there.copy()
            after.play(roman_action)
            ends = losses(after) if after.player == seat else [((), after)]
            cards = after.displays[seat]
            for numbers, end in ends:
                lost = " ".join(cards[n - 1].id for n in numbers)
                found.append(((str(gaul), str(roman_action), lost), end.scores()[seat].total))
    return found


@KINDS.kind("editions")
def editions(question: Question, lang: str) -> Posed:
    """What does seat ``ask.seat`` score under each rulebook? What they score alike is told once."""
    seat = question.ask.get("seat", 0)
    sheets = {name: _start(question, options=rules).scores()[seat] for name, rules in Options.PRESETS.items()}
    alike = set.intersection(*({*_lines(sheet, lang)} for sheet in sheets.values()))
    parts = [
        Part(id=name, kind="number", label=say("ask_edition", lang, edition=name), number=sheet.total,
             why=tuple(one for one in _lines(sheet, lang) if not number or one not in alike),
             hint=say("ask_edition_level", lang))
        for number, (name, sheet) in enumerate(sheets.items())
    ]  # fmt: skip
    return ask(question, lang, parts, {name: sheet.total for name, sheet in sheets.items()}, seat=seat + 1)


@KINDS.kind("gate")
def gate(question: Question, lang: str) -> Posed:
    """Which Romans of the row does each icon of ``ask.icons`` open, however near they lie?"""
    row = _start(question).rows[1]
    parts, computed = list[Part](), dict[str, list[str]]()
    for icon in question.ask["icons"]:
        options = [_gated(card, position, icon, lang) for position, card in enumerate(reversed(row), 1)]
        wanted = [card.color for card in reversed(row) if roman.gate(card) == icon]
        label, kind = say("ask_gate", lang, icon=icon, count=len(wanted)), one if len(wanted) == 1 else many
        parts.append(kind(icon, label, options))
        computed[icon] = wanted
    return ask(question, lang, parts, computed)


def _gated(card: Card, position: int, icon: str, lang: str) -> Option:
    """A card of the row as what an icon may open, and what does open it."""
    why = say("ask_gate_why", lang, color=card.color, icon=roman.gate(card))
    return Option(key=f"take {position}", text=name(card, lang), right=roman.gate(card) == icon, why=why)


@KINDS.kind("order")
def order(question: Question, lang: str) -> Posed:
    """Who acts first, second and so on in this phase? ``ask.places``: which of these are asked."""
    state = _start(question)
    played = acting_order(state)
    why = dict.fromkeys(range(state.players), say("ask_order_why", lang, start=state.start + 1))
    parts = [
        _which_seat(
            f"place{place}", say("ask_acts", lang, place=place, last=state.players), played[place - 1] - 1, why, lang
        )
        for place in question.ask["places"]
    ]
    return ask(question, lang, parts, played, start=state.start + 1)


def acting_order(state: State) -> list[int]:
    """The seats (from 1) in the order in which the engine lets them act in this phase."""
    here, random, phase = state.copy(), Random(0), state.phase
    seats: list[int] = []
    while here.phase == phase:
        if here.player >= 0:
            seats.append(here.player + 1)
        here.apply(here.sample(random) if here.player < 0 else here.legal_actions()[-1])
    return seats


def _start(question: Question, **changes: Any) -> State:
    state = lessons.start(GAME, question.position, **changes)
    assert isinstance(state, State)
    return state
