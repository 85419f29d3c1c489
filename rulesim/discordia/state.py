"""One position of Discordia: the table, the cities, whose decision it is and what waits. Plain data, cheap to copy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from rulesim.discordia import actions, ending, season, setup, steps
from rulesim.discordia.city import City
from rulesim.discordia.components import (
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
from rulesim.discordia.options import DEFAULT, Options
from rulesim.discordia.tables import standard_tables
from rulesim.game import CHANCE, Action, Check, Event, ScoreSheet, checked_seat
from rulesim.steps import StepState

_TURN_ACTIONS: Final = {"season": season.legal_actions}
_TURN_APPLY: Final = {"season": season.apply}


class State(StepState):
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

    __slots__ = (
        "acted", "bag", "cities", "columns", "cult", "deck", "decrees", "dice", "die", "display", "germanic",
        "germanic_left", "journal", "main", "manipulators", "maximus_die", "options", "phase", "player", "players",
        "privileges", "season", "seat", "stacks", "start", "tables", "todo", "towers", "used", "value", "year",
    )  # fmt: skip

    game: ClassVar[str] = "discordia"
    AUTOMATIC, DECISIONS, DECLINE = steps.AUTOMATIC, steps.DECISIONS, actions.DECLINE
    TURN_ACTIONS, TURN_APPLY = _TURN_ACTIONS, _TURN_APPLY

    players: int
    player: int
    seat: int
    phase: str
    year: int
    season: int
    start: int
    acted: int
    maximus_die: int
    dice: tuple[int, ...]
    die: int
    value: int
    main: str
    used: tuple[str, ...]
    todo: Effects
    bag: list[int]
    cult: int
    stacks: list[int]
    manipulators: int
    decrees: tuple[Decree, ...]
    privileges: tuple[Privilege, ...]
    towers: tuple[Tower, ...]
    columns: tuple[ActionTile, ...]
    display: list[Tile | None]
    deck: list[Tile]
    germanic: tuple[Germanic | None, Germanic | None]
    germanic_left: tuple[tuple[Germanic, ...], ...]
    cities: list[City]
    options: Options
    tables: Tables
    journal: list[Event] | None

    def __init__(self, players: int, options: Options = DEFAULT, tables: Tables | None = None) -> None:
        """An empty table for so many players; :func:`new_game` and ``position`` fill it."""
        self.players, self.options, self.tables = players, options, tables or standard_tables()
        self.player, self.seat, self.phase = CHANCE, 0, "setup"
        self.year, self.season, self.start, self.acted = 1, 0, -1, 0
        self.dice, self.maximus_die, self.die, self.value = (), -1, -1, 0
        self.main, self.used, self.todo = "", (), ()
        self.bag, self.cult, self.stacks, self.manipulators = [0, 0, 0, 0], 0, [0] * 6, 0
        self.decrees, self.privileges, self.towers, self.columns = (), (), (), ()
        self.display, self.deck = [None] * (6 * players), []
        self.germanic, self.germanic_left = (None, None), ((), (), (), ())
        printed = self.tables.board.printed
        self.cities = [City(printed) for _ in range(players)]
        self.journal = None

    def copy(self) -> State:
        new = object.__new__(State)
        new.players, new.options, new.tables = self.players, self.options, self.tables
        new.player, new.seat, new.phase = self.player, self.seat, self.phase
        new.year, new.season, new.start, new.acted = self.year, self.season, self.start, self.acted
        new.dice, new.maximus_die, new.die, new.value = self.dice, self.maximus_die, self.die, self.value
        new.main, new.used, new.todo = self.main, self.used, self.todo
        new.bag, new.cult, new.stacks, new.manipulators = self.bag[:], self.cult, self.stacks[:], self.manipulators
        new.decrees, new.privileges, new.towers = self.decrees, self.privileges, self.towers
        new.columns, new.display, new.deck = self.columns, self.display[:], self.deck[:]
        new.germanic, new.germanic_left = self.germanic, self.germanic_left
        new.cities = [city.copy() for city in self.cities]
        new.journal = None
        return new

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

    def expect(self, action: Action) -> None:
        actions.MOVES.expect(action)

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
        from rulesim.discordia.position import to_dict

        return to_dict(self)

    def parse(self, text: str) -> Action:
        return actions.MOVES.parse(text, lambda: self.tables.by_id)

    def __repr__(self) -> str:
        if self.is_over:
            return f"<discordia, {self.players} players, over in year {self.year}>"
        who = "chance" if self.player == CHANCE else f"seat {self.player + 1}"
        when = f"year {self.year}, season {self.season}, {self.phase}" if self.season else self.phase
        return f"<discordia, {self.players} players, {when}, {who} to decide>"


def new_game(players: int, *, edition: str | None = None, tables: Any = None, **options: Any) -> State:
    """A game at its first chance decision.

    ``edition``: "german", the only one; ``options``: any field of :class:`Options`; ``tables``: an own table per name
    (see ``tables.tables``). Raises BadInput.
    """
    from rulesim.discordia.options import options as read_options
    from rulesim.discordia.tables import tables as read_tables

    setup.check_players(players)
    state = State(players, read_options(options, edition), read_tables(tables))
    setup.lay_out(state)
    return state
