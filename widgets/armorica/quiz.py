"""Quiz questions about Armorica, asked and marked by the engine: options, answers and reasons come from positions.

One function per kind of question, listed in :data:`KINDS`: it yields the parts of the question that is being asked.
Cards are named by position (from the right) in rows and by number (from the left) in displays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from random import Random
from typing import Any, Final

from rulesim import rulebook
from rulesim.armorica import Take, ending, roman, winter
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.options import Options
from rulesim.armorica.position import position
from rulesim.armorica.state import State, new_game
from rulesim.game import Action, ScoreLine, ScoreSheet
from widgets.lessons import posed_question
from widgets.lessons.posed_question import Asking, Option, Part
from widgets.scenes.wording import after_colon

Quiz = Asking[State]
KINDS: Final = posed_question.Kinds()
"""Every kind of question, by name."""
SETS: Final = "armorica.scoring.sets"
TOTAL: Final = "armorica.scoring.total"
Result = tuple[tuple[str, str, str], int]
"""A plan of a last turn (Gaul, Roman, cards lost), and the points it ends with."""
LAST_SEED: Final = 1
"""The seed of the game that shows how long a game lasts; every game lasts as long."""


# -- cards and seats ------------------------------------------------------------------------------------------------


def name(q: Quiz, card: Card) -> str:
    """ "yellow farmer"."""
    return q.say("card_name", color=card.color, suit=card.suit)


def face(q: Quiz, card: Card) -> str:
    """The card with its icons, top to bottom, in one phrase, or its name if the icons play no part."""
    shown = [q.say(f"icon_{icon}", count=n) for icon, n in zip(ICONS, card.icons, strict=True) if n]
    return q.say("ask_face", name=name(q, card), icons=", ".join(shown)) if shown else name(q, card)


def places(row: Sequence[Card]) -> list[tuple[int, Card]]:
    """The cards of a row, each with its position."""
    return [*enumerate(reversed(row), start=1)]


def held(q: Quiz, cards: Sequence[Card], number: int, right: bool, why: str) -> Option:
    """A card of a display to choose."""
    text = q.say("ask_card", number=number, name=name(q, cards[number - 1]))
    return Option(f"discard {number}", text, right, why)


def seated(q: Quiz, id: str, label: str, right: int, whys: Mapping[int, str], **more: Any) -> Part:
    """A part that is answered with a seat; on the board its display stands for it. ``whys``: told of each seat."""
    options = [Option(f"display-{seat + 1}", q.who(seat), seat == right, why) for seat, why in whys.items()]
    return Part("one", id, label, options, **more)


def scored(q: Quiz, id: str, cards: Sequence[Card], message: str = "ask_set_points", **more: Any) -> Part:
    """A part that asks what the sets of a display score: what each does, and all of them."""
    sizes, points = [len(part) for part in ending.sets(cards)], ending.sets_points(cards)
    why = q.say("ask_sets_sum", sizes=sizes, values=[ending.set_points(size) for size in sizes], points=points)
    return Part("number", id, q.say(message), number=points, why=(why,), **more)


def attempts(state: State) -> list[Action]:
    """All there is to try: the positions of the row and the pass, or the cards of the display."""
    if state.phase == "winter":
        return [state.parse(f"discard {n}") for n in range(1, len(state.displays[state.player]) + 1)]
    return [*(state.parse(f"take {p}") for p in range(1, len(state.row or ()) + 1)), state.parse("pass")]


# -- kinds ----------------------------------------------------------------------------------------------------------


@KINDS.kind("row-after")
def row_after(q: Quiz) -> Iterator[Part]:
    """Which card stands at each of ``ask.places`` after each of ``ask.moves``, and where is ``ask.card`` in the end?"""
    state, random, moves, did = q.at(), Random(0), q.ask["moves"], ""
    for number, (move, place) in enumerate(zip(moves, q.ask["places"], strict=True), start=1):
        did, before = _did(q, state, move), places(state.row or ())
        label = q.say("ask_row_after", did=did, at=place)
        state.play(move)
        state.play(state.sample(random))
        now = {card: at for at, card in places(state.row or ())}
        options = [
            Option(f"take {at}", face(q, card), now.get(card) == place,
                   q.say("ask_row_now", card=face(q, card), position=now.get(card, 0)))
            for at, card in before
        ]  # fmt: skip
        yield Part("one", f"row{number}", label, options, then=state.copy() if number < len(moves) else None)
    place, wanted = next((at, card) for at, card in places(state.row or ()) if card.id == q.ask["card"])
    label, why = q.say("ask_place_of", did=did, card=face(q, wanted)), q.say("ask_counted", position=place)
    yield Part("number", "place", label, number=place, why=(why,), then=state)


def _did(q: Quiz, state: State, move: str) -> str:
    """What somebody does in a row, without what comes of it."""
    action, row = state.parse(move), state.row or ()
    if not isinstance(action, Take):
        return q.say("ask_row_passes", seat=state.player + 1)
    card, position = row[-action.position], action.position
    return q.say("ask_row_takes", seat=state.player + 1, color=card.color, suit=card.suit, position=position)


@KINDS.kind("sets")
def sets(q: Quiz) -> Iterator[Part]:
    """Where does a new set begin, and what do the sets score?"""
    cards = q.at().displays[0]
    yield Part("many", "cuts", q.say("ask_cuts"), [_cut(q, cards, number) for number in range(2, len(cards) + 1)],
               numbered=True)  # fmt: skip
    yield scored(q, "points", cards)


def _cut(q: Quiz, cards: Sequence[Card], number: int) -> Option:
    """Whether a card begins a set, and why: where its colour stood in the set before."""
    begins = [*accumulate((len(part) for part in ending.sets(cards)), initial=1)]
    first, color = max(begin for begin in begins if begin < number), cards[number - 1].color
    earlier = next((n for n in range(first, number) if cards[n - 1].color == color), 0)
    message = "ask_cut" if number in begins else "ask_no_cut"
    why = q.say(message, number=number, color=color, earlier=earlier, first=first)
    return held(q, cards, number, number in begins, why)


@KINDS.kind("append")
def append(q: Quiz) -> Iterator[Part]:
    """What do the sets score now, which Romans of the row make the last one longer, and what does each of these add?"""
    state = q.at()
    cards = state.displays[0]
    gains = {card.color: ending.append_value(cards, card.color) for card in state.rows[1]}
    best, size = max(gains.values()), len(ending.sets(cards)[-1])
    options = [
        Option(f"take {at}", name(q, card), gains[card.color] == best,
               q.say("ask_append", color=card.color, gain=gains[card.color], size=size))
        for at, card in places(state.rows[1])
    ]  # fmt: skip
    yield scored(q, "now", cards, rule=SETS)
    yield Part("many", "longer", q.say("ask_longer"), options, why=(q.say("ask_longer.why"),))
    why = next(option.why for option in options if option.right)
    yield Part("number", "gain", q.say("ask_gain"), number=best, why=(why,))


@KINDS.kind("starving")
def starving(q: Quiz) -> Iterator[Part]:
    """How many cards must go this winter, and which may?"""
    state = q.at()
    seat, due = state.player, winter.due(state, state.player)
    facts = {"cards": len(state.displays[seat]), "amphorae": state.totals[seat][ICONS.index("amphorae")], "due": due}
    q.facts["ways"] = len(losses(state))
    yield q.number("due", "ask_due", due, **facts)
    yield Part("many", "may", q.say("ask_may_go"), q.choices(state, attempts(state)), numbered=True)


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
def famine(q: Quiz) -> Iterator[Part]:
    """What do the sets score before winter, which loss leaves the most set points, and how many are these?"""
    state = q.at()
    cards, ways = state.displays[state.player], dict(losses(state))
    values = {numbers: ending.sets_points(after.displays[state.player]) for numbers, after in ways.items()}
    best = max(values, key=lambda numbers: values[numbers])
    q.facts = {"best": values[best], "before": ending.sets_points(cards)}
    yield scored(q, "before", cards, "ask_set_points.before", rule=SETS)
    options: list[Option] = []
    for number, card in enumerate(cards, start=1):
        left = [points for numbers, points in values.items() if number in numbers]
        kept = q.say("ask_protected", number=number, count=card.amphorae)
        why = q.say("ask_leaves", number=number, points=max(left)) if left else kept
        options.append(held(q, cards, number, number in best, "" if number in best else why))
    yield Part("many", "best", q.say("ask_best_loss", due=len(best)), options, numbered=True)
    label = q.say("ask_set_points.after")
    yield Part("number", "after", label, number=values[best], rule=SETS, shown=ways[best])


@KINDS.kind("keys")
def keys(q: Quiz) -> Iterator[Part]:
    """Which Gauls are legal, which Romans after each, and which Gaul opens the Romans of ``ask.open`` (positions)?"""
    state = q.at()
    yield Part("many", "gauls", q.say("ask_gauls"), q.choices(state, attempts(state)[:-1]))
    gauls = {gaul.position: gaul for gaul in state.legal_actions() if isinstance(gaul, Take)}
    after = {at: (face(q, state.rows[0][-at]), in_roman_phase(state, gaul)) for at, gaul in gauls.items()}
    for at, (gaul, there) in after.items():
        label = q.say("ask_romans_after", gaul=gaul)
        yield Part("many", f"after{at}", label, q.choices(there, attempts(there)[:-1]), shown=there)
    for wanted in q.ask["open"]:
        take = state.parse(f"take {wanted}")
        label = q.say("ask_opens", card=name(q, state.rows[1][-wanted]), position=wanted)
        options = [
            Option(f"take {at}", gaul, there.refusal(take) is None,
                   q.say("ask_opens.why", gaul=gaul, reason=after_colon(q.reason(there, take))))
            for at, (gaul, there) in after.items()
        ]  # fmt: skip
        yield Part("one", f"open{wanted}", label, options, shown=state)


def in_roman_phase(state: State, gaul: Action) -> State:
    """The seat's Roman decision after its Gaul action.

    The Roman row is as it is now: it shows what the seats that acted before leave, and each of them has drawn a card.
    """
    after = state.copy()
    after.play(gaul)
    left = max(0, state.deck_size(1) - state.acted)
    data = {"phase": "roman", "acted": state.acted, "start": state.start, "pending": [], "took": 0, "roman_deck": left}
    kept = {key: value for key, value in after.to_dict().items() if key != "ran_out"}
    return position(**{**kept, **data})


@KINDS.kind("clock")
def clock(q: Quiz) -> Iterator[Part]:
    """How long does a game for ``ask.players`` last, who starts and ends it, how much can one draft? ``ask.parts``."""
    players = q.facts["players"] = q.ask["players"]
    found = game_clock(players)
    who = {"owner": found["starts"], "seat": found["last"]}
    for part in q.ask.get("parts", CLOCK):
        label = q.say(f"ask_clock_{part}")
        rule = CLOCK[part] if players > 2 else CLOCK[part].replace("gaul.shift-refill", "two-player.refill")
        more: Any = {"why": (q.say(f"ask_clock_{part}.why", **found, **who),), "rule": f"armorica.{rule}"}
        if part in ("starts", "last"):  # who it is is shown on the board, how much it is is typed
            yield seated(q, part, label, found[part] - 1, dict.fromkeys(range(players), ""), **more)
        else:
            yield Part("number", part, label, number=found[part], **more)


CLOCK: Final = {
    "turns": "gaul.shift-refill",
    "left": "gaul.shift-refill",
    "starts": "winter.pass-marker",
    "last": "turn.order",
    "drafted": "turn.phases",
    "row": "gaul.refill-empty-deck",
}
"""The figures of a game's length, each with the rule that leads to it."""


def game_clock(players: int) -> dict[str, int]:
    """The figures of :data:`CLOCK` from a game that takes whatever it can, played by the engine to its end."""
    state, random = new_game(players, start_player=0), Random(LAST_SEED)
    found = {"players": players, "per_turn": players + (players == 2)}
    begun = 0
    while not state.is_over:
        if state.phase == "gaul" and state.turn > begun and state.player >= 0:
            begun = state.turn
            found |= {"left": state.deck_size(0), "starts": state.player + 1}
        if state.phase == "roman" and state.player >= 0:
            found["last"] = state.player + 1
        state.apply(state.sample(random) if state.player < 0 else state.legal_actions()[0])
    return found | {"turns": state.turn, "drafted": 2 * state.turn, "row": len(state.rows[0])}


@KINDS.kind("scores")
def scores(q: Quiz) -> Iterator[Part]:
    """What does each seat score, and who comes at ``ask.place``?"""
    q.shown = q.at()
    for sheet in q.shown.scores():
        label, why = q.say("ask_total_of", seat=sheet.seat + 1), tuple(_line(q, line) for line in sheet.lines)
        yield Part("number", f"seat{sheet.seat + 1}", label, number=sheet.total, why=why, rule=TOTAL)
    yield _placed(q, q.shown.scores())


def _placed(q: Quiz, sheets: Sequence[ScoreSheet]) -> Part:
    """Who comes at ``ask.place``?"""
    place = q.ask["place"]
    ranks = {
        one.seat: q.say("ask_rank", seat=one.seat + 1, rank=one.rank, points=one.total, gold=one.tiebreaks[0])
        for one in sheets
    }
    right = next(sheet.seat for sheet in sheets if sheet.rank == place)
    return seated(q, "place", q.say("ask_place", place=place), right, ranks, rule="armorica.tiebreak.gold")


def _line(q: Quiz, line: ScoreLine) -> str:
    return q.say("ask_score_line", points=line.points, told=rulebook.line(line, q.lang))


@KINDS.kind("changed")
def changed(q: Quiz) -> Iterator[Part]:
    """By how many VP do ``ask.options`` change each seat's total, and who comes at ``ask.place`` then, if asked?"""
    before, q.shown = q.at().scores(), q.at(options=q.ask["options"])
    sheets = q.shown.scores()
    q.facts["totals"] = [sheet.total for sheet in sheets]
    (change,) = {now.total - then.total for now, then in zip(sheets, before, strict=True)}
    why = tuple(_line(q, line) for line in sheets[0].lines if line not in before[0].lines)
    yield Part("number", "change", q.say("ask_change", change=change), number=abs(change), why=why)
    if "place" in q.ask:
        yield _placed(q, sheets)


@KINDS.kind("editions")
def editions(q: Quiz) -> Iterator[Part]:
    """What does ``ask.icon`` score the first seat under each rulebook?"""
    for edition, rules in Options.PRESETS.items():
        shown, label = q.at(options=rules), q.say("ask_edition", edition=edition)
        line = next(line for line in shown.scores()[0].lines if line.facts.get("icon") == q.ask["icon"])
        hint = q.say("ask_edition_level")
        yield Part("number", edition, label, number=line.points, why=(_line(q, line),), hint=hint, shown=shown)


@KINDS.kind("best-plan")
def best_plan(q: Quiz) -> Iterator[Part]:
    """The last turn, others are done: which Gaul, which Roman and which winter loss make the most points?"""
    state = q.at()
    results = [*plans(state)]
    (gaul, roman_, lost), points = max(results, key=lambda result: result[1])
    second = max(total for plan, total in results if plan[:2] != (gaul, roman_))
    q.facts = {"points": points, "second": second}
    there = in_roman_phase(state, state.parse(gaul))
    yield Part("one", "gaul", q.say("ask_plan_gaul"), _picks(q, state, gaul, _most(q, results, ())))
    most = _most(q, results, (gaul,))
    yield Part("one", "roman", q.say("ask_plan_roman"), _picks(q, there, roman_, most), shown=there, rule=TOTAL)
    hungry = posed_question.after(there.copy(), [roman_])
    cards, most = hungry.displays[state.player], _most(q, results, (gaul, roman_))
    options = [
        replace(held(q, cards, number, card.id == lost,
                     most.get(card.id) or q.say("ask_protected", number=number, count=card.amphorae)), key=card.id)
        for number, card in enumerate(cards, start=1)
    ]  # fmt: skip
    yield Part("one", "lost", q.say("ask_plan_lost"), options, shown=hungry, rule="armorica.winter.choice",
               numbered=True)  # fmt: skip
    number = 1 + [card.id for card in cards].index(lost)
    ended = posed_question.after(hungry.copy(), [f"discard {number}"])
    yield Part("number", "points", q.say("ask_plan_points"), number=points, rule=TOTAL, then=ended)


def _most(q: Quiz, results: Sequence[Result], begun: tuple[str, ...]) -> dict[str, str]:
    """What the plans that begin so end with at most, in words, by their next step; nothing of the best one."""
    found: dict[str, int] = {}
    for plan, points in results:
        if plan[: len(begun)] == begun:
            found[plan[len(begun)]] = max(points, found.get(plan[len(begun)], points))
    best = max(found.values())
    return {step: q.say("ask_plan_most", points=points) if points < best else "" for step, points in found.items()}


def _picks(q: Quiz, state: State, answer: str, most: Mapping[str, str]) -> list[Option]:
    """All there is to try, of which one is best; ``most``: what comes of each that is legal."""
    return [
        replace(one, right=one.key == answer, why=most.get(one.key, one.why))
        for one in q.choices(state, attempts(state))
    ]


def plans(state: State) -> Iterator[Result]:
    """Every (Gaul, Roman, cards lost) of the seat to act last in the last turn, and the points it ends with."""
    seat = state.player
    for gaul in state.legal_actions():
        there = in_roman_phase(state, gaul)
        for roman_action in there.legal_actions():
            after = there.copy()
            after.play(roman_action)
            ends = losses(after) if after.player == seat else [((), after)]
            cards = after.displays[seat]
            for numbers, end in ends:
                lost = " ".join(cards[n - 1].id for n in numbers)
                yield (str(gaul), str(roman_action), lost), end.scores()[seat].total


@KINDS.kind("gate")
def gate(q: Quiz) -> Iterator[Part]:
    """Which Romans of the row does each icon of ``ask.icons`` open, however near they lie?"""
    row = {at: (card, roman.gate(card)) for at, card in places(q.at().rows[1])}
    for icon in q.ask["icons"]:
        options = [
            Option(f"take {at}", name(q, card), opens == icon, q.say("ask_gate_why", color=card.color, icon=opens))
            for at, (card, opens) in row.items()
        ]
        count = sum(option.right for option in options)
        yield Part("one" if count == 1 else "many", icon, q.say("ask_gate", icon=icon, count=count), options)


@KINDS.kind("order")
def order(q: Quiz) -> Iterator[Part]:
    """Who acts first, second and so on in this phase? ``ask.places``: which of these are asked."""
    state = q.at()
    q.facts["owner"] = state.start + 1
    played, why = acting_order(state), dict.fromkeys(range(state.players), q.say("ask_order_why"))
    for place in q.ask["places"]:
        label = q.say("ask_acts", place=place, last=state.players)
        yield seated(q, f"place{place}", label, played[place - 1], why)


def acting_order(state: State) -> list[int]:
    """The seats in the order in which the engine lets them act in this phase."""
    here, random = state.copy(), Random(0)
    seats: list[int] = []
    while here.phase == state.phase:
        seats += [here.player] if here.player >= 0 else []
        here.apply(here.sample(random) if here.player < 0 else here.legal_actions()[-1])
    return seats
