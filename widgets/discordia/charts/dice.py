"""The die: which value every die can be used with, and everything that this would unlock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rulesim.discordia import odds
from rulesim.discordia.actions import Boat, Develop, Dispatch, Extend, Special, Stars, Take, Trade
from rulesim.discordia.city import TOWER, kind_name
from rulesim.discordia.components import BARRACKS, DICE, DICE_VALUES, KINDS, Tile, Tower
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, page, words
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.palette import FIGURE, ON_FIGURE
from widgets.discordia.charts.query import ChartQuery, of_position

_DIE_COLOR: Final = (1, 3, 0)
"""Per die the figure colour that it has."""
_CELL: Final = 72
_FIRST: Final = 24
_ROW: Final = 34
"""How wide a cell of a die is, and that of the values before them; how high they are."""
_SIGN: Final = {"now": "✓", "chosen": "●", "short": "✕", "gone": "✕", "other": "", "done": "", "later": ""}


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
        _ids(KINDS[BARRACKS if a.place == TOWER else a.place] for a in legal if isinstance(a, Dispatch)),
        any(isinstance(action, Extend) for action in legal),
        max((action.amount for action in legal if isinstance(action, Stars)), default=0),
        any(isinstance(action, Develop) for action in legal),
        any(isinstance(action, Boat) for action in legal),
        _ids(on.tile.id for action in legal if isinstance(action, Trade) and (on := city.towers[action.index])),
    )


def _ids(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found))


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
    """What every die can do with every value: a row for each value, a column for each die.

    In a cell stand the manipulators that it takes and how many special dispatches it would allow. A move that ends the
    game leaves nothing to do with a die: the dice are shown as they are before it.
    """
    if question.moves and question.shown.is_over:
        question = replace(question, after=None)
    found = uses(question.shown if question.moves else question.state, question.seat)
    drawn = [Box(0, _y(n), question.paper.room, _ROW - 3, theme.FAINT, theme.CLEAR, 0) for n in DICE_VALUES]
    told = [Word(8, _y(n), str(n), "center", size=15, bold=True) for n in DICE_VALUES]
    for index in range(len(DICE)):
        x, color = _FIRST + _CELL * index + _CELL / 2, _DIE_COLOR[index]
        drawn.append(Box(x - 13, 16, 26, 26, FIGURE[color], line_width=1.5))
        shows = str(question.shown.dice[index]) if question.shown.dice else "?"
        told.append(Word(x, 16, shows, "center", ON_FIGURE[color], 15, bold=True))
    for use in found:
        color, edge = (theme.GOOD, 4 if use.open == "chosen" else 2.5) if _can(use) else (theme.CLEAR, 0)
        drawn.append(Box(_FIRST + _CELL * use.die + 2, _y(use.value), _CELL - 4, _ROW - 6, theme.CLEAR, color, edge))
        told += _told(question, use)
    depth = 40 + _ROW * len(DICE_VALUES)
    return page([boxes(drawn), words(told)], _numbers(question, found), depth, question.head("die"), low=True)


def _y(value: int) -> float:
    """The middle of a value's row."""
    return 40 + _ROW * (value - 0.5)


def _can(use: Use) -> bool:
    return use.open in ("now", "chosen")


def _told(question: ChartQuery, use: Use) -> Iterator[Word]:
    """What stands in the cell of a die and a value: two lines, if there are special dispatches, else one."""
    x, y, sent = _FIRST + _CELL * (use.die + 0.5), _y(use.value), len(use.special)
    size = question.paper.small if sent else question.paper.body
    yield Word(x, y - 4 if sent else y, _verdict(question, use), "center", size=size, bold=_can(use))
    if sent:
        yield Word(x, y + 7, question.say("die_sent", count=sent), "center", size=size, bold=_can(use))


def _verdict(question: ChartQuery, use: Use) -> str:
    """Whether a die can be used with a value: a sign and how many manipulators it takes, or how likely it is."""
    if use.open != "later":
        return f"{_SIGN[use.open]} ±{use.manipulators}".strip()
    maximus = question.shown.maximus == question.seat
    return question.percent(odds.of_color(use.value, question.then.ready, maximus=maximus))


def _tiles(question: ChartQuery, ids: Sequence[str]) -> list[str]:
    """Tiles by their kinds: "2 farms", "stall"."""
    pieces = [question.state.tables[id] for id in ids]
    counts = Counter(kind_name(piece) for piece in pieces if isinstance(piece, Tile | Tower))
    return [question.kind(kind, count) for kind, count in counts.items()]


def _also(question: ChartQuery, use: Use) -> list[str]:
    """What else can be done: develop, take the boat's bonus, swap with towers."""
    told = [question.say("die_develop")] * use.develop + [question.say("die_boat")] * use.boat
    return [*told, *([question.say("die_swaps", count=len(use.towers))] if use.towers else [])]


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
