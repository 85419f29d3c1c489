"""One position of Discordia: the table, the cities, whose decision it is and what waits. Plain data, cheap to copy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar, Final

from rulesim.discordia import actions, ending, season, setup, steps
from rulesim.discordia.city import City, figures_to_dict
from rulesim.discordia.components import (
    DICE,
    DISPLAY_COLUMNS,
    EXTENSIONS,
    LETTERS,
    LETTERS_OF_GERMANIC,
    ActionTile,
    Board,
    Decree,
    Effects,
    Germanic,
    Privilege,
    Tables,
    Tile,
    Tower,
)
from rulesim.discordia.main_actions import MAIN
from rulesim.discordia.options import DEFAULT, Options
from rulesim.discordia.season import PHASES
from rulesim.discordia.tables import standard_tables
from rulesim.discordia.tables import tables as read_tables
from rulesim.fields import LEFT_OUT, LIST, SEATS, Fielded, by_name, field, id_of, ids, name_among, to_list, to_lists
from rulesim.game import CHANCE, Action, Check, Event, ScoreSheet, checked_seat, seat_name
from rulesim.positions import to_file
from rulesim.steps import StepState

_TURN_ACTIONS: Final = {"season": season.legal_actions}
_TURN_APPLY: Final = {"season": season.apply}


def _begun(state: State) -> int:
    """1 once the set-up is over, else 0."""
    return int(state.phase != "setup")


def _first_start(state: State) -> int:
    """In the set-up nobody need be the start player yet."""
    return _begun(state) - 1


def _display_to_rows(display: Sequence[Tile | None]) -> list[list[str | None]]:
    rows = range(0, len(display), DISPLAY_COLUMNS)
    return [[*map(id_of, display[row : row + DISPLAY_COLUMNS])] for row in rows]


class State(Fielded, StepState):
    """One position.

    ``player``: who decides now; ``seat``: whose turn or step it is, so who gets what the effects on ``todo`` give.
    ``todo``: effects that wait, the first is next; what one of them triggers goes in front of the others (see
    rulesim/steps.py). ``phase``: "setup", "season", "raid", "shortage", "newyear" or "over". ``year`` (1-4), ``season``
    (1-5, 0 before the first): where the boat stands. ``start``: start player of the year (-1: not chosen yet).
    ``acted``: seats that are done in this season or year-end step. ``dice``: values in the order of
    ``components.DICE``, () before the roll; ``maximus_die``: the index of the one that Maximus took (-1: none yet);
    ``die``, ``value``: the die of the seat whose turn it is (-1: not chosen yet) and the value it is used with.
    ``main``: the main action done this turn: "" (none), "tile", "dispatch", "extension", "develop" or "stars".
    ``used``: ids of the tiles and towers used for a side action this turn, and "boat".

    ``bag``: figures per colour. ``cult``: stars there. ``stacks``: extensions left, per kind. ``manipulators``: left.
    ``decrees``, ``privileges``, ``towers``: on display. ``columns``: the action tiles of columns 1 to 6. ``display``:
    city tiles, row by row, six to a row, None for a gap. ``deck``: city tiles that may still come, in no order.
    ``germanic``: the open red and green tile. ``germanic_left``: per letter A to D the tiles nobody has seen yet.
    ``cities``: per seat. ``journal``: events, if it is a list.
    """

    game: ClassVar[str] = "discordia"
    MOVES, CHANCES = actions.MOVES, actions.CHANCES
    AUTOMATIC, DECISIONS, DECLINE = steps.AUTOMATIC, steps.DECISIONS, actions.DECLINE
    TURN_ACTIONS, TURN_APPLY = _TURN_ACTIONS, _TURN_APPLY

    players: int = field()
    phase: str = field("setup", words=PHASES, usual="season")
    year: int = field(1, usual=1, low=1, high=lambda state: state.tables.setup.years)
    season: int = field(0, low=_begun, high=lambda state: _begun(state) * state.tables.setup.seasons, follows="phase")
    start: int = field(-1, usual=_first_start, low=_first_start, high=lambda state: state.players - 1, follows="phase")
    seat: int = field(0, follows="phase season start acted")
    acted: int = field(0, follows="phase season start seat")
    dice: tuple[int, ...] = field((), write=by_name(DICE))
    maximus_die: int = field(-1, write=name_among(DICE))
    die: int = field(-1, write=name_among(DICE))
    value: int = field(
        0, usual=lambda state: state.rolled, low=lambda state: int(state.rolled > 0), high=6, follows="dice die"
    )
    main: str = field("", words=("", *MAIN.values()), usual="")
    used: tuple[str, ...] = field((), write=to_list)
    todo: Effects = field((), write=to_lists)
    cities: list[City] = field(
        lambda state: [City(state.tables.board.printed) for _ in range(state.players)], kept=SEATS, of=City
    )
    bag: list[int] = field(lambda _: [0] * len(LETTERS), kept=LIST, write=figures_to_dict, follows="cities")
    cult: int = field(0, follows="cities")
    stacks: list[int] = field(lambda _: [0] * len(EXTENSIONS), kept=LIST, write=by_name(EXTENSIONS), follows="cities")
    manipulators: int = field(0, told="manipulators_left", follows="cities")
    decrees: tuple[Decree, ...] = field((), write=ids)
    privileges: tuple[Privilege, ...] = field((), write=ids)
    towers: tuple[Tower, ...] = field((), write=ids)
    columns: tuple[ActionTile, ...] = field((), write=ids, swaps=True)
    display: list[Tile | None] = field(
        lambda state: [None] * (DISPLAY_COLUMNS * state.players), kept=LIST, write=_display_to_rows
    )
    deck: list[Tile] = field(lambda _: [], kept=LIST, write=ids, gives_up=True, swaps=True)
    germanic: tuple[Germanic | None, Germanic | None] = field((None, None), told="red green", write=id_of)
    germanic_left: tuple[tuple[Germanic, ...], ...] = field(
        ((), (), (), ()),
        write=lambda left: {letter: ids(tiles) for letter, tiles in zip(LETTERS_OF_GERMANIC, left, strict=True)},
        swaps=True,
    )
    options: Options = field(write=asdict)
    player: int = field(CHANCE, told="")
    tables: Tables = field(told="")
    journal: list[Event] | None = field(None, kept=LEFT_OUT, told="")

    def __init__(self, players: int, options: Options = DEFAULT, tables: Tables | None = None) -> None:
        """An empty table for so many players; :func:`new_game` and ``position`` fill it."""
        self.players, self.options, self.tables = players, options, tables or standard_tables()
        self.begin()

    @property
    def board(self) -> Board:
        """The printed board that every city has."""
        return self.tables.board

    @property
    def maximus(self) -> int:
        """The seat of Maximus of this season (-1 before the first)."""
        return season.maximus(self)

    @property
    def city(self) -> City:
        """The city whose turn or step it is."""
        return self.cities[self.seat]

    @property
    def rolled(self) -> int:
        """What the chosen die shows (0: none is chosen)."""
        return self.dice[self.die] if self.die >= 0 else 0

    def steps(self, action: Action) -> Sequence[Action]:
        """What is sent goes to the next space, and a star to the next field, whether it is named or not."""
        if isinstance(action, actions.Dispatch):
            return (actions.Dispatch.of(action.place, action.index, action.figures),)
        if isinstance(action, actions.Special):
            return (actions.Special.of(action.place, action.index, action.figures),)
        if isinstance(action, actions.Develop):
            return (actions.DEVELOP,)
        return (actions.ADVANCES[action.track],) if isinstance(action, actions.Advance) else (action,)

    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        for check in season.timing(self, action, seat):
            yield check
            if not check.ok:
                return
        if self.todo:
            yield from steps.checks(self, action)
        else:
            yield from season.checks(self, action)

    def passed_over(self, name: str, arg: Any) -> None:
        steps.passed_over(self, name, arg)

    def declined(self, name: str) -> None:
        steps.declined(self, name)

    def scores(self) -> list[ScoreSheet]:
        return ending.scores(self)

    def view(self, seat: int) -> dict[str, Any]:
        """Everything but the order of the stacks and the next draw is on the table: the deck becomes its size.

        The option ``show_bag`` decides whether the colours in the bag, which all could deduce, are told.
        """
        checked_seat(seat, self.players)
        data = self.to_dict()
        data["deck_left"] = len(data.pop("deck"))
        if not self.options.show_bag:
            data["bag"] = sum(self.bag)
        return data | {"seat": seat}

    def imagine(self, seat: int, rng: Any) -> State:
        """A plain copy: nothing is hidden but chance."""
        checked_seat(seat, self.players)
        return self.copy()

    def to_dict(self) -> dict[str, Any]:
        return to_file(self.game, self.fields_to_dict(), self.tables.own)

    def pieces(self) -> Mapping[str, Any]:
        return self.tables.by_id

    def __repr__(self) -> str:
        if self.is_over:
            return f"<discordia, {self.players} players, over in year {self.year}>"
        when = f"year {self.year}, season {self.season}, {self.phase}" if self.season else self.phase
        return f"<discordia, {self.players} players, {when}, {seat_name(self.player)} to decide>"


def new_game(players: int, *, edition: str | None = None, tables: Any = None, **options: Any) -> State:
    """A game at its first chance decision.

    ``edition``: "german", the only one; ``options``: any field of :class:`Options`; ``tables``: an own table per name
    (see ``tables.tables``). Raises BadInput.
    """
    setup.check_players(players)
    state = State(players, Options.read(options, edition), read_tables(tables))
    setup.lay_out(state)
    return state
