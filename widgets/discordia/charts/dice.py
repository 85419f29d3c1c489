"""The die: which value every die can be used with, and everything that this would unlock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rulesim.discordia import odds
from rulesim.discordia.actions import Boat, Develop, Dispatch, Extend, Special, Stars, Take, Trade
from rulesim.discordia.city import TOWER, kind_name
from rulesim.discordia.components import BARRACKS, DICE, DICE_VALUES, KINDS, Tile, Tower
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import WIDTH, Box, Word, boxes, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.discordia.charts.canvas import FIGURE, ON_FIGURE, lowered
from widgets.discordia.charts.query import ChartQuery, of_position

_DIE_COLOR: Final = (1, 3, 0)
"""Per die the figure colour that it has."""
_COLUMNS: Final = (("value", 50.0), *((die, 94.0) for die in DICE), ("tiles", 114.0), ("dispatch", 96.0),
                   ("action", 72.0), ("also", 82.0))  # fmt: skip
_ROW, _SMALL = 46, 12


class Use(NamedTuple):
    """A die used with a value: how many manipulators that takes, and what it allows.

    ``open``: "now" (it can be chosen), "short" (too few manipulators), "gone" (Maximus has the die), "chosen", "other"
    (another die is chosen), "done" (the seat has had its turn), "later" (nothing is rolled). ``special``: ids of tiles
    that a special dispatch reaches and the supply can pay. The rest is the same for every die: ids of city tiles, kinds
    that a dispatch can be paid to, extensions, stars, developing, the boat, trade towers.
    """

    die: int
    value: int
    manipulators: int
    open: str
    special: tuple[str, ...]
    tiles: tuple[str, ...]
    dispatch: tuple[str, ...]
    extension: bool
    stars: int
    develop: bool
    boat: bool
    towers: tuple[str, ...]


def uses(state: State, seat: int) -> list[Use]:
    """Every die with every value, as the engine sees it: what the seat could do with it in a turn now.

    In the seat's own turn the die that it has chosen allows what is left of the turn.
    """
    return [_use(state, seat, die, value) for die in range(len(DICE)) for value in DICE_VALUES]


def _use(state: State, seat: int, die: int, value: int) -> Use:
    rolled = state.dice[die] if state.dice else 0
    away = abs(value - rolled) if rolled else 0
    probe = _turn(state, seat, die, value)
    legal = probe.legal_actions() if len(state.columns) == len(DICE_VALUES) and state.season else ()
    city = probe.cities[seat]
    laid = {action: city.at(action.place, action.index) for action in legal if isinstance(action, Dispatch | Special)}
    return Use(
        die,
        value,
        away,
        _open(state, seat, die, value, away),
        _ids(on.tile.id for action, on in laid.items() if on and isinstance(action, Special)),
        _ids(action.tile.id for action in legal if isinstance(action, Take)),
        _ids(_kind(action) for action in legal if isinstance(action, Dispatch)),
        any(isinstance(action, Extend) for action in legal),
        max((action.amount for action in legal if isinstance(action, Stars)), default=0),
        any(isinstance(action, Develop) for action in legal),
        any(isinstance(action, Boat) for action in legal),
        _ids(on.tile.id for action in legal if isinstance(action, Trade) and (on := city.towers[action.index])),
    )


def _ids(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found))


def _kind(action: Dispatch) -> str:
    return KINDS[BARRACKS if action.place == TOWER else action.place]


def _mine(state: State, seat: int) -> bool:
    """Whether the seat is in its turn and has chosen a die."""
    return state.phase == "season" and state.die >= 0 and state.seat == seat


def _turn(state: State, seat: int, die: int, value: int) -> State:
    """The position in which the seat uses this die with this value; its turn so far counts where it is that die."""
    probe = state.copy()
    if not (_mine(state, seat) and (state.die, state.value) == (die, value)):
        probe.main, probe.used = "", ()
    probe.phase, probe.seat, probe.player, probe.todo = "season", seat, seat, ()
    probe.dice = state.dice or (value, value, value)
    probe.die, probe.value = die, value
    return probe


def _open(state: State, seat: int, die: int, value: int, away: int) -> str:
    if not state.dice or state.phase != "season":
        return "later"
    if _mine(state, seat):
        return "chosen" if (state.die, state.value) == (die, value) else "other"
    if (seat - state.maximus) % state.players < state.acted:
        return "done"
    if die == state.maximus_die:
        return "gone"
    return "now" if away <= state.cities[seat].ready else "short"


@of_position
def die(question: ChartQuery) -> Sketch:
    """What every die would unlock with every value: a row for each value, a column for each die and for what it opens.

    The column of a die has its manipulators and its special dispatches; the rest is the same for all dice.
    """
    found = uses(question.shown if question.moves else question.state, question.seat)
    if question.paper.narrow:
        return _narrow(question, found)
    left = [sum(wide for _, wide in _COLUMNS[:column]) for column in range(len(_COLUMNS))]
    marks = [
        *_heads(question, left),
        *(mark for value in DICE_VALUES for mark in _row(question, [u for u in found if u.value == value], left)),
    ]
    return page(marks, _numbers(question, found), 34 + _ROW * len(DICE_VALUES))


_CELL: Final = 72
_FIRST: Final = 24
_LOW: Final = 34
"""On narrow paper: how wide a cell of a die is, and that of the values before them; how high they are."""


def _narrow(question: ChartQuery, found: Sequence[Use]) -> Sketch:
    """On narrow paper: the dice alone, with manipulators, and how many special dispatches each would have."""
    state, row, depth = question.shown, _LOW, 40 + _LOW * len(DICE_VALUES)
    paper = lowered(question.paper, depth)
    drawn: list[Box] = []
    told = [Word(8, 40 + row * (n - 0.5), str(n), "center", size=15, bold=True) for n in DICE_VALUES]
    for index in range(len(DICE)):
        x, color = _FIRST + _CELL * index + _CELL / 2, _DIE_COLOR[index]
        drawn.append(Box(x - 13, 16, 26, 26, FIGURE[color], line_width=1.5))
        shows = str(state.dice[index]) if state.dice else "?"
        told.append(Word(x, 16, shows, "center", ON_FIGURE[color], 15, bold=True))
    for use in found:
        y, can = 40 + row * (use.value - 0.5), use.open in ("now", "chosen")
        edge = 4 if use.open == "chosen" else 2.5 if can else 0.0
        x = _FIRST + _CELL * use.die
        drawn.append(Box(x + 2, y, _CELL - 4, row - 6, theme.CLEAR, theme.GOOD if can else theme.CLEAR, edge))
        count = len(use.special)
        told.append(Word(x + _CELL / 2, y - (8 if count else 0), _verdict(question, use), "center", bold=can))
        if count:
            sent = question.say("die_sent", count=count)
            told.append(Word(x + _CELL / 2, y + 7, sent, "center", size=paper.small, bold=can))
    rows = [Box(0, 40 + row * (n - 0.5), paper.room, row - 3, theme.FAINT, theme.CLEAR, 0) for n in DICE_VALUES]
    marks = [boxes([*rows, *drawn]), words(told)]
    return page(marks, _numbers(question, found), depth, paper=paper, head=question.head("die"))


def _verdict(question: ChartQuery, use: Use) -> str:
    """Whether a die can be used with a value: a sign and how many manipulators it takes, or how likely it is."""
    if use.open != "later":
        return f"{_SIGN[use.open]} {_steps(use)}".strip()
    maximus = question.shown.maximus == question.seat
    return question.percent(odds.of_color(use.value, question.then.ready, maximus=maximus))


def _heads(question: ChartQuery, left: Sequence[float]) -> list[Mark]:
    """The names of the columns, and what the dice show."""
    state = question.shown
    told: list[Word] = []
    drawn: list[Box] = []
    for (name, wide), x in zip(_COLUMNS, left, strict=True):
        if name in DICE:
            index = DICE.index(name)
            color = _DIE_COLOR[index]
            shows = str(state.dice[index]) if state.dice else "?"
            drawn.append(Box(x + 2, 12, 24, 24, FIGURE[color], line_width=1.5))
            told.append(Word(x + 14, 12, shows, "center", ON_FIGURE[color], 15, bold=True))
            told.append(Word(x + 30, 12, question.term(f"die_{name}"), bold=True))
        else:
            told.append(Word(x + wide / 2, 12, question.say(f"die_head_{name}"), "center", bold=True))
    return [boxes(drawn), words(told)]


def _row(question: ChartQuery, found: Sequence[Use], left: Sequence[float]) -> list[Mark]:
    """One value: per die how far it is and whom it reaches specially; then what the value opens with any die."""
    value = found[0].value
    y = 34 + _ROW * (value - 0.5)
    drawn = [Box(0, y, WIDTH, _ROW - 4, theme.FAINT, theme.CLEAR, 0)]
    told = [Word(left[0] + 25, y, str(value), "center", size=18, bold=True)]
    for use in found:
        cell, inside = _die_cell(question, use, left[1 + use.die], y)
        drawn.append(cell)
        told += inside
    chosen = next((use for use in found if use.open == "chosen"), None)
    one = chosen or found[0]
    for column, cells in enumerate(_unlocked(question, one), 4):
        middle = left[column] + _COLUMNS[column][1] / 2
        told += [
            Word(middle, y + at, text, "center", size=_SMALL if len(cells) > 1 else 13, bold=have)
            for (text, have), at in zip(cells, (-10, 9) if len(cells) > 1 else (0,), strict=False)
        ]
    return [boxes(drawn), words(told)]


_SIGN: Final = {"now": "✓", "chosen": "●", "short": "✕", "gone": "✕", "other": "", "done": "", "later": ""}


def _die_cell(question: ChartQuery, use: Use, x: float, y: float) -> tuple[Box, list[Word]]:
    """One die and value: a coloured edge where it can be chosen, and how many manipulators it takes."""
    can = use.open in ("now", "chosen")
    edge = theme.GOOD if can else theme.CLEAR
    box = Box(x, y, 90, _ROW - 8, theme.CLEAR, edge, 4 if use.open == "chosen" else 2.5 if can else 0)
    head = _verdict(question, use)
    lines = _tiles(question, use.special)
    many = len(lines) > 1
    up = 12 if many else 9 if lines else 0
    at = (1, 13) if many else (10,)
    return box, [
        Word(x + 45, y - up, head, "center", size=_SMALL if many else 14, bold=can),
        *(Word(x + 45, y + down, text, "center", size=11, bold=can) for text, down in zip(lines, at, strict=False)),
    ]


def _tiles(question: ChartQuery, ids: Sequence[str]) -> list[str]:
    """Tiles by their kinds, two lines at most: "2 farms, stall"."""
    pieces = [question.state.tables[id] for id in ids]
    counts = Counter(kind_name(piece) for piece in pieces if isinstance(piece, Tile | Tower))
    told = [question.kind(kind, count) for kind, count in counts.items()]
    return [", ".join(two) for two in (told[:2], told[2:]) if two]


def _steps(use: Use) -> str:
    """How many manipulators it takes."""
    return "±0" if not use.manipulators else f"±{use.manipulators}"


def _unlocked(question: ChartQuery, use: Use) -> list[list[tuple[str, bool]]]:
    """Tiles, dispatch kinds, extension or stars, and what else: up to two lines each, and whether it can be done."""
    state = question.shown
    offer = state.columns[use.value - 1] if len(state.columns) >= use.value else None
    kinds = [KINDS[kind] for kind in offer.kinds] if offer else []
    dispatch = [(_tick(question.kind(kind), kind in use.dispatch), kind in use.dispatch) for kind in kinds]
    action: list[tuple[str, bool]] = []
    if offer and offer.extension:
        action.append((question.say("die_extension"), use.extension))
    if offer and offer.stars:
        action.append((question.say("die_stars", count=use.stars or offer.stars), bool(use.stars)))
    lines = [[(text, True) for text in _tiles(question, use.tiles)], dispatch, action]
    return [*(line[:2] for line in lines), _two([(text, True) for text in _also(question, use)])]


def _also(question: ChartQuery, use: Use) -> list[str]:
    """What else can be done: develop, take the boat's bonus, swap with towers."""
    told = [question.say("die_develop")] * use.develop + [question.say("die_boat")] * use.boat
    return [*told, *([question.say("die_swaps", count=len(use.towers))] if use.towers else [])]


def _two(cells: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """At most two lines: what is more goes to the second."""
    return cells if len(cells) <= 2 else [cells[0], (" ".join(text for text, _ in cells[1:]), True)]


def _tick(text: str, can: bool) -> str:
    return f"{text} ✓" if can else f"{text} –"


def _numbers(question: ChartQuery, found: Sequence[Use]) -> Numbers:
    state, seat = question.shown, question.seat
    ready = state.cities[seat].ready
    rows = tuple(_cells(question, use) for use in found)
    names = ("die", "value", "manipulators", "verdict", "special", "tiles", "dispatch", "action", "also")
    heads = tuple(question.say(f"die_head_{name}") for name in names)
    choices = sum(use.open == "now" for use in found)
    chosen = next((use for use in found if use.open == "chosen"), None)
    title = question.say(
        "die_title", who=question.who(seat), count=choices, ready=ready,
        chosen=question.term(f"die_{DICE[chosen.die]}") if chosen else "none", value=chosen.value if chosen else 0,
    )  # fmt: skip
    return Numbers(title, question.subtitle(question.say("die_note" if state.dice else "die_waits")), heads, rows)


def _cells(question: ChartQuery, use: Use) -> tuple[Cell, ...]:
    action = [question.say("die_extension")] * use.extension
    action += [question.say("die_stars", count=use.stars)] if use.stars else []
    tiles = (_tiles(question, use.special), _tiles(question, use.tiles))
    return (
        question.term(f"die_{DICE[use.die]}"),
        use.value,
        use.manipulators,
        question.say(f"die_{use.open}"),
        *(", ".join(told) or "–" for told in (*tiles, map(question.kind, use.dispatch), action, _also(question, use))),
    )
