"""Winter: cards against amphorae, who must go, what every way through the famine leaves, and planning ahead for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulesim.armorica import winter as hunger
from rulesim.armorica.actions import Discard, Take
from rulesim.armorica.cards import AMPHORAE, GOLD, Card
from rulesim.armorica.state import State
from rulesim.game import Action
from widgets.armorica.charts.palette import ICON
from widgets.armorica.charts.query import ChartQuery, Words, of_position, set_points
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, sketch, texts

_ROWS: Final = 7
_BLOCK: Final = 0.86


@dataclass(frozen=True, slots=True)
class _Balance:
    """One line of the picture: what is chosen, and how the seat then stands."""

    label: str
    action: Action | None
    cards: int
    amphorae: int
    due: int
    sets: int


@of_position
def winter(question: ChartQuery) -> Sketch:
    """A seat's cards against its amphorae, now and after each card it may take or lose, with how many must go."""
    state = question.state
    lines = [_balance(question.say("now"), None, state, question.seat)]
    if state.player == question.seat:
        lines += [_after(question, action) for action in state.legal_actions() if isinstance(action, Take | Discard)]
    rows, count = max(_ROWS, len(lines)), len(lines)
    y = list(range(rows - 1, rows - 1 - count, -1))
    weight = ["bold" if line.action == question.action else "normal" for line in lines]
    color = [theme.BAD if line.due else theme.INK for line in lines]
    ends = [max(line.cards, line.amphorae) for line in lines]
    verdicts = [_verdict(question, lines[0], line) for line in lines]
    marks = [
        _blocks(lines, y),
        texts([-0.2] * count, y, [line.label for line in lines], position="middle left", weight=weight),
        texts([end + 0.3 for end in ends], y, verdicts, position="middle right", weight=weight, color=color),
    ]
    most = max([10, *ends])
    return sketch(marks, _winter_told(question, lines), x=(-most * 0.52, most * 1.42), y=(-0.6, rows - 0.3), height=340)


def _balance(label: str, action: Action | None, state: State, seat: int) -> _Balance:
    return _Balance(
        label,
        action,
        len(state.displays[seat]),
        state.totals[seat][AMPHORAE],
        hunger.due(state, seat),
        set_points(state, seat),
    )


def _after(question: ChartQuery, action: Take | Discard) -> _Balance:
    """The balance after one legal action, played on a copy."""
    state, seat = question.state, question.seat
    if isinstance(action, Take):
        card = (state.row or [])[-action.position]
        label = question.say("take", position=action.position, card=question.card(card))
    else:
        card = state.displays[seat][action.number - 1]
        label = question.say("without", number=action.number, card=question.card(card))
    after = state.copy()
    after.apply(action)
    return _balance(label, action, after, seat)


def _blocks(lines: Sequence[_Balance], y: Sequence[float]) -> Mark:
    """One block for each card that is fed or must go, and for each amphora to spare."""
    blocks: list[tuple[int, float, str]] = []
    for line, height in zip(lines, y, strict=True):
        for place in range(max(line.cards, line.amphorae)):
            kind = "spare" if place >= line.cards else "due" if place >= line.cards - line.due else "fed"
            blocks.append((place, height, kind))
    return food_blocks(blocks)


def food_blocks(blocks: Sequence[tuple[int, float, str]]) -> Mark:
    """Blocks at (place, height), each "fed" (filled), "due" (hatched) or "spare" (empty)."""
    clay = ICON["amphorae"]
    fills = {"fed": clay, "due": theme.BAD, "spare": theme.CLEAR}
    edges = {"fed": clay, "due": theme.BAD, "spare": clay}
    return bars(
        [_BLOCK] * len(blocks),
        [height for _, height, _ in blocks],
        base=[place + (1 - _BLOCK) / 2 for place, *_ in blocks],
        color=[fills[kind] for *_, kind in blocks],
        line=[edges[kind] for *_, kind in blocks],
        line_width=1.5,
        pattern=["/" if kind == "due" else "" for *_, kind in blocks],
        pattern_color=theme.BAD,
        width=0.62,
        flat=True,
    )


def _verdict(words: Words, now: _Balance, line: _Balance) -> str:
    """How many must go, or are fed; where cards are lost, what that does to the sets."""
    told = words.say("due", due=line.due, spare=line.amphorae - line.cards)
    if isinstance(line.action, Discard):
        return words.say("due_sets", told=told, gain=words.gain(line.sets - now.sets))
    return told


def _winter_told(question: ChartQuery, lines: Sequence[_Balance]) -> Numbers:
    now = lines[0]
    title = question.say(
        "winter_title",
        who=question.who(question.seat),
        cards=question.term("count_cards", count=now.cards),
        amphorae=question.count("amphorae", now.amphorae),
        due=now.due,
    )
    heads = tuple(question.say(f"head_{name}") for name in ("choice", "cards", "amphorae", "due", "sets"))
    rows = tuple((line.label, line.cards, line.amphorae, line.due, line.sets) for line in lines)
    return Numbers(title, question.why_not or question.say("winter_note"), heads, rows)


# ---------------------------------------------------------------------------------------------------------------------
# Every way through a famine

_SHOWN: Final = 12
_WAYS: Final = 400


@dataclass(frozen=True, slots=True)
class Way:
    """One choice of the cards to lose, by their numbers from the left, and what is left: set VP and gold."""

    lost: tuple[int, ...]
    sets: int
    gold: int


def ways(state: State, seat: int) -> list[Way]:
    """Every legal choice of cards that the seat must lose if winter came now, best set VP and gold first.

    At most 400; the engine plays each discard on a copy.
    """
    probe = state.copy()
    probe.phase, probe.player, probe.pending = "winter", seat, ()
    found: list[Way] = []
    _lose(probe, seat, tuple(range(1, len(state.displays[seat]) + 1)), 0, (), found)
    return sorted(found, key=lambda way: (-way.sets - way.gold, -way.sets, way.lost))


def _lose(state: State, seat: int, left: tuple[int, ...], first: int, lost: tuple[int, ...], found: list[Way]) -> None:
    """Lose one card after another, each further right than the one before, until no more is due."""
    if not hunger.due(state, seat):
        found.append(Way(lost, set_points(state, seat), state.totals[seat][GOLD]))
        return
    for action in state.legal_actions():
        if isinstance(action, Discard) and left[action.number - 1] > first and len(found) < _WAYS:
            index = action.number - 1
            after = state.copy()
            after.apply(action)
            _lose(after, seat, (*left[:index], *left[index + 1 :]), left[index], (*lost, left[index]), found)


@of_position
def winter_lattice(question: ChartQuery) -> Sketch:
    """Every choice of cards a seat may lose if winter came now, with the set points and the gold it leaves."""
    found = ways(question.shown, question.seat)
    shown = found[:_SHOWN]
    y = list(range(len(shown)))[::-1]
    totals, sets = [way.sets + way.gold for way in shown], [way.sets for way in shown]
    best = max([1, *totals])
    labels = [_lost_cards(question, way) for way in shown]
    left = [question.say("lattice", sets=way.sets, gold=question.count("gold", way.gold)) for way in shown]
    weight = ["bold" if total == best else "normal" for total in totals]
    marks = [
        bars(sets, y, color=theme.SETS, width=0.6, flat=True),
        bars([way.gold for way in shown], y, base=sets, color=ICON["gold"], width=0.6, flat=True),
        texts([-0.01 * best] * len(shown), y, labels, position="middle left", size=13),
        texts([total + 0.01 * best for total in totals], y, left, position="middle right", weight=weight),
    ]
    told, height = _lattice_told(question, found, labels), max(200, 100 + 28 * len(shown))
    return sketch(marks, told, x=(-best * 0.62, best * 1.5), y=(-0.7, max(3, len(shown)) - 0.3), height=height)


def _lost_cards(question: ChartQuery, way: Way) -> str:
    display = question.shown.displays[question.seat]
    return ", ".join(f"{number} {display[number - 1].letter}" for number in way.lost) or question.say("nothing")


def _lattice_told(question: ChartQuery, found: Sequence[Way], labels: Sequence[str]) -> Numbers:
    due = hunger.due(question.shown, question.seat)
    title = question.say("lattice_title", who=question.who(question.seat), due=due, count=len(found))
    subtitle = question.say("lattice_note", shown=len(labels), count=len(found) - len(labels))
    heads = tuple(question.say(f"head_{name}") for name in ("lost", "sets", "gold", "points"))
    rows = tuple((label, way.sets, way.gold, way.sets + way.gold) for label, way in zip(labels, found, strict=False))
    return Numbers(title, subtitle, heads, rows)


# ---------------------------------------------------------------------------------------------------------------------
# Planning ahead: a Gaul, a Roman, and the winter after them


@dataclass(frozen=True, slots=True)
class _Choice:
    """A card to take, or None for none; its position in the row."""

    position: int
    card: Card | None


@of_position
def plan(question: ChartQuery) -> Sketch:
    """For every Gaul and Roman a seat can take this turn: the best set VP and gold it can have after the winter.

    The rows are taken as they lie now: exact for whoever acts first, an estimate for the others.
    """
    worth = _plans(question.state, question.seat)
    gauls = sorted({gaul for gaul, _ in worth}, key=lambda choice: -choice.position)
    romans = sorted({roman for _, roman in worth}, key=lambda choice: -choice.position)
    labels = [_chosen(question, choice, "no-gaul") for choice in gauls]
    heads = [question.say("no-roman") if c.card is None else f"{c.position} · {c.card.letter}" for c in romans]
    marks = [
        *_cells([(romans.index(roman), gauls.index(gaul), n) for (gaul, roman), n in worth.items()]),
        texts([-0.6] * len(gauls), range(len(gauls)), labels, position="middle left"),
        texts(range(len(romans)), [len(gauls) - 0.28] * len(romans), heads),
    ]
    across, height = max(5, len(romans)), 140 + 44 * len(gauls)
    told = _plan_told(question, worth)
    return sketch(marks, told, x=(-across * 0.5, across - 0.3), y=(-0.6, len(gauls) + 0.1), height=height)


def _cells(cells: Sequence[tuple[int, int, int]]) -> list[Mark]:
    """A table of (x, y, points): the more the bluer, the best outlined."""
    points = [n for *_, n in cells]
    low, high = min(points), max(points)
    return [
        bars(
            [x for x, *_ in cells],
            [0.84] * len(cells),
            base=[y - 0.42 for _, y, _ in cells],
            width=0.9,
            color=[_shade(n, low, high) for n in points],
            line=theme.GOOD,
            line_width=[4 if n == high else 0 for n in points],
        ),
        texts(
            [x for x, *_ in cells],
            [y for _, y, _ in cells],
            map(str, points),
            color=theme.WHITE,
            size=16,
            weight=["bold" if n == high else "normal" for n in points],
        ),
    ]


def _plans(state: State, seat: int) -> dict[tuple[_Choice, _Choice], int]:
    """(Gaul, Roman) -> the most set VP and gold that is left after the winter."""
    worth: dict[tuple[_Choice, _Choice], int] = {}
    for gaul, with_gaul in _choices(state, seat, 0):
        for roman, with_both in _choices(with_gaul, seat, 1):
            worth[gaul, roman] = max(way.sets + way.gold for way in ways(with_both, seat))
    return worth


def _choices(state: State, seat: int, row: int) -> list[tuple[_Choice, State]]:
    """Nothing, or any card of the row within the seat's reach, and the position then."""
    probe = state.copy()
    probe.phase, probe.player, probe.pending = ("gaul", "roman")[row], seat, ()
    found = [(_Choice(0, None), probe)]
    for action in probe.legal_actions():
        if isinstance(action, Take):
            after = probe.copy()
            after.apply(action)
            found.append((_Choice(action.position, probe.rows[row][-action.position]), after))
    return found


def _shade(points: int, low: int, high: int) -> str:
    """From grey to blue; white words can be read on all of it."""
    part = (points - low) / (high - low) if high > low else 1.0
    ends = ((0x6B, 0x1D), (0x70, 0x5F), (0x78, 0xAE))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in ends)


def _chosen(words: Words, choice: _Choice, none: str) -> str:
    if choice.card is None:
        return words.say(none)
    return words.say("take", position=choice.position, card=words.card(choice.card))


def _plan_told(question: ChartQuery, worth: Mapping[tuple[_Choice, _Choice], int]) -> Numbers:
    ranked = sorted(worth.items(), key=lambda item: (-item[1], item[0][0].position, item[0][1].position))
    rows = tuple(
        (_chosen(question, gaul, "no-gaul"), _chosen(question, roman, "no-roman"), points)
        for (gaul, roman), points in ranked
    )
    heads = (question.term("row_gaul"), question.term("row_roman"), question.say("head_points"))
    title = question.say("plan_title", who=question.who(question.seat))
    return Numbers(title, question.say("plan_note"), heads, rows)
