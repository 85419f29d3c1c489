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
from widgets.charts.canvas import ROOM, Box, Drawn, Word, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.query import DIE_COLOR, FIGURE, ON_FIGURE, ChartQuery, of_position

_CELL, _FIRST, _ROW = 72, 24, 34
"""How wide a cell of a die is, and that of the values before them; how high they are."""
_SIGN: Final = {"now": "✓", "chosen": "●", "short": "✕", "gone": "✕", "other": "", "done": "", "later": ""}


class Use(NamedTuple):
    """A die used with a value: how many manipulators that takes, and what it allows.

    ``open``: "now" (it can be chosen), "short" (too few manipulators), "gone" (Maximus has the die), "chosen", "other"
    (another die is chosen), "done" (the seat has had its turn, or the game is over), "later" (nothing is rolled).
    ``special``: ids of tiles that a special dispatch reaches and the supply can pay. The rest is the same for every
    die: ids of city tiles, kinds that a dispatch can be paid to, extensions, stars, developing, the boat, trade towers.
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

    @property
    def can(self) -> bool:
        """Whether it can be chosen, or is."""
        return self.open in ("now", "chosen")


def uses(state: State, seat: int) -> list[Use]:
    """Every die with every value, as the engine sees it: what the seat could do with it in a turn now.

    In the seat's own turn the die that it has chosen allows what is left of the turn.
    """
    return [_use(state, seat, die, value) for die in range(len(DICE)) for value in DICE_VALUES]


def _use(state: State, seat: int, die: int, value: int) -> Use:
    away = abs(value - state.dice[die]) if state.dice and state.dice[die] else 0
    probe = _turn(state, seat, die, value)
    legal = list(probe.legal_actions() if len(state.columns) == len(DICE_VALUES) and state.season else ())
    kinds, city = set(map(type, legal)), probe.cities[seat]
    special = (city.at(action.place, action.index) for action in legal if isinstance(action, Special))
    towers = (city.towers[action.index] for action in legal if isinstance(action, Trade))
    return Use(
        die,
        value,
        away,
        _open(state, seat, die, value, away),
        _ids(on.tile.id for on in special if on),
        _ids(action.tile.id for action in legal if isinstance(action, Take)),
        _ids(KINDS[BARRACKS if a.place == TOWER else a.place] for a in legal if isinstance(a, Dispatch)),
        Extend in kinds,
        max((action.amount for action in legal if isinstance(action, Stars)), default=0),
        Develop in kinds,
        Boat in kinds,
        _ids(on.tile.id for on in towers if on),
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
    if state.is_over:
        return "done"
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
    found, shown = uses(question.shown, question.seat), question.shown
    drawn: list[Drawn] = []
    for value in DICE_VALUES:
        y = 40 + _ROW * (value - 0.5)
        drawn.append(Box(0, y, ROOM, _ROW - 3, theme.FAINT, theme.CLEAR, 0))
        drawn.append(Word(8, y, str(value), "center", size=15, bold=True))
    for index, color in enumerate(DIE_COLOR):
        x, rolled = _FIRST + _CELL * (index + 0.5), str(shown.dice[index]) if shown.dice else "?"
        drawn.append(Box(x - 13, 16, 26, 26, FIGURE[color], line_width=1.5))
        drawn.append(Word(x, 16, rolled, "center", ON_FIGURE[color], 15, bold=True))
    drawn += (part for use in found for part in _cell(question, use))
    depth = 40 + _ROW * len(DICE_VALUES)
    return page([drawn], _numbers(question, found), depth, question.head("die"), low=True)


def _cell(question: ChartQuery, use: Use) -> Iterator[Drawn]:
    """The cell of a die and a value: two lines, if there are special dispatches, else one.

    It says whether the die can be used so: a sign and how many manipulators it takes, or how likely it is.
    """
    x, y, sent = _FIRST + _CELL * (use.die + 0.5), 40 + _ROW * (use.value - 0.5), len(use.special)
    color, edge = (theme.GOOD, 4 if use.open == "chosen" else 2.5) if use.can else (theme.CLEAR, 0)
    yield Box(x + 2 - _CELL / 2, y, _CELL - 4, _ROW - 6, theme.CLEAR, color, edge)
    told = f"{_SIGN[use.open]} {f'±{use.manipulators}' if use.manipulators else 0}".strip()
    if use.open == "later":
        maximus = question.shown.maximus == question.seat
        told = question.percent(odds.of_color(use.value, question.then.ready, maximus=maximus))
    yield Word(x, y - 4 if sent else y, told, "center", size=theme.SMALL if sent else 13, bold=use.can)
    if sent:
        yield Word(x, y + 7, question.say("die_sent", count=sent), "center", size=theme.SMALL, bold=use.can)


def _numbers(question: ChartQuery, found: Sequence[Use]) -> Numbers:
    names = ("die", "value", "manipulators", "verdict", "special", "tiles", "dispatch", "action", "also")
    chosen = next((use for use in found if use.open == "chosen"), None)
    return question.table(
        "die",
        [question.say(f"die_head_{name}") for name in names],
        [_cells(question, use) for use in found],
        note=question.say("die_note" if question.shown.dice else "die_waits"),
        count=sum(use.open == "now" for use in found),
        ready=question.then.ready,
        chosen=question.term(f"die_{DICE[chosen.die]}") if chosen else "none",
        value=chosen.value if chosen else 0,
    )


def _cells(question: ChartQuery, use: Use) -> tuple[Cell, ...]:
    say = question.say
    told = (
        _tiles(question, use.special),
        _tiles(question, use.tiles),
        [say(f"kind_{kind}", count=1) for kind in use.dispatch],
        [say("die_extension")] * use.extension + ([say("die_stars", count=use.stars)] if use.stars else []),
        [say("die_develop")] * use.develop
        + [say("die_boat")] * use.boat
        + ([say("die_swaps", count=len(use.towers))] if use.towers else []),
    )
    name, verdict = question.term(f"die_{DICE[use.die]}"), say(f"die_{use.open}")
    return (name, use.value, use.manipulators, verdict, *(", ".join(words) or "–" for words in told))


def _tiles(question: ChartQuery, ids: Sequence[str]) -> list[str]:
    """Tiles by their kinds: "2 farms", "stall"."""
    pieces = (question.state.tables[id] for id in ids)
    counts = Counter(kind_name(piece) for piece in pieces if isinstance(piece, Tile | Tower))
    return [question.say(f"kind_{kind}", count=count) for kind, count in counts.items()]
