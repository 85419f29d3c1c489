"""The course of play: years, seasons, Maximus, the dice, the turn.

Rules ``discordia.play.*`` and ``discordia.action.die-decides``. What a turn consists of is in main_actions.py and
side_actions.py; the year end in year_end.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import main_actions, manipulators, ships, side_actions, year_end
from rulesim.discordia.actions import ANSWERS, CHOICES, END, PHASE_OF, ROLLS, Action, Choose, Decline, End, Roll, Use
from rulesim.discordia.components import DICE, SATURNALIA
from rulesim.discordia.dispatch import purse
from rulesim.discordia.setup import due, not_now
from rulesim.game import CHANCE, Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.state import State

PHASES: Final = ("setup", "season", "raid", "shortage", "newyear", "over")


def maximus(state: State) -> int:
    """The seat of Maximus: the start player in season 1, then the next clockwise in each season."""
    return (state.start + state.season - 1) % state.players if state.start >= 0 and state.season else -1


# --- when something may be done ---


def timing(state: State, action: Action, seat: int | None) -> Iterator[Check]:
    """The game goes on, it is this phase, and it is this seat's turn: in the order in which a refusal names them."""
    won = tuple(at + 1 for at, city in enumerate(state.cities) if state.is_over and not any(city.supply))
    if won:
        yield Check("discordia.end.instant", False, {"winners": won})
    late = isinstance(action, Use) and state.phase in ("raid", "shortage")  # which is a matter of that privilege
    asked = state.phase if late else PHASE_OF.get(type(action), "season" if state.is_over else state.phase)
    facts = {"asked": asked, "now": state.phase, "year": state.year, "season": state.season}
    yield Check("discordia.play.years-seasons", asked == state.phase, facts)
    who = state.asked(action, seat)
    mine = who["asked"] == who["active"]
    if state.phase == "setup":
        yield Check("discordia.setup.first-tile-order", mine, who)
    elif state.phase == "season":
        yield Check("discordia.play.maximus", mine, {**who, "maximus": maximus(state) + 1})
    else:
        yield Check("discordia.yearend.order", mine, who)
    if isinstance(action, state.CHANCES):
        if state.player != CHANCE:
            yield from not_now(state, action)
    elif not state.todo and isinstance(action, ANSWERS) and state.phase == "season":
        yield Check("discordia.action.bonus-immediate", False, {"effect": "", "amount": 0})


# --- the turn ---


def dice_left(state: State) -> tuple[int, ...]:
    """The dice that the seat may choose: all three for Maximus, then the two that Maximus did not take."""
    return tuple(die for die in range(len(DICE)) if die != state.maximus_die)


def legal_actions(state: State) -> Sequence[Action]:
    """A die first; then every main and side action that it allows, in any order, and the end of the turn."""
    actions: list[Action] = []
    if state.die < 0:
        ready = state.cities[state.seat].ready
        for die in dice_left(state):
            values = CHOICES[die]
            actions += [values[value] for value in manipulators.reach(state.dice[die], ready)]
        return actions
    paying = purse(state.cities[state.seat])
    if not state.main:
        main_actions.legal_actions(state, actions, paying)
    side_actions.legal_actions(state, actions, paying)
    actions.append(END)
    return actions


def checks(state: State, action: Action) -> Iterator[Check]:
    """A die is chosen first and once; the rest is a matter of the chosen die."""
    chosen = DICE[state.die] if state.die >= 0 else ""
    choosing = isinstance(action, Choose)
    yield Check("discordia.play.must-choose-die", choosing != bool(chosen), {"die": chosen})
    if choosing == bool(chosen):
        return
    if isinstance(action, Choose):
        yield from choice_checks(state, action)
    elif type(action) in main_actions.MAIN:
        yield from main_actions.checks(state, action)
    elif isinstance(action, Decline):
        yield Check("discordia.action.bonus-immediate", False, {"effect": "", "amount": 0})
    else:
        yield from side_actions.checks(state, action)


def choice_checks(state: State, action: Choose) -> Iterator[Check]:
    """Not the die that Maximus took, and a value that the active manipulators reach."""
    facts: dict[str, Any] = {"die": DICE[action.die], "maximus": maximus(state) + 1}
    free = action.die != state.maximus_die
    yield Check("discordia.play.maximus-takes", free, facts)
    facts = {**facts, "dice": tuple(DICE[left] for left in dice_left(state))}
    yield Check("discordia.play.others-choose", free, facts)
    yield from manipulators.value_checks(state, state.dice[action.die], action.value)


def apply(state: State, action: Action) -> None:
    """Carry out one step of a turn, and what follows from it."""
    _APPLY[type(action)](state, action)
    if state.todo or state.phase == "over":
        state.run()


def choose(state: State, action: Choose) -> None:
    """Maximus takes a die, the others use one of the other two; the value it is used with is fixed."""
    state.die = action.die
    first = state.maximus_die < 0
    if first:
        state.maximus_die = action.die
    if state.journal is not None:
        rule = "discordia.play.maximus-takes" if first else "discordia.play.others-choose"
        state.note(rule, seat=state.seat + 1, die=DICE[action.die], rolled=state.rolled, value=action.value)
    manipulators.spend(state, action.value)


def end_turn(state: State, _: End) -> None:
    """The turn is over: full ships leave, with what follows from it; then it is the next seat's turn."""
    if state.journal is not None:
        state.note("discordia.action.one-main", seat=state.seat + 1, main=state.main)
    if ships.full_ship(state.city) >= 0:
        state.push(("SAIL", 0), ("TURN", 0))
    else:
        next_turn(state)


def is_last_turn(state: State) -> bool:
    """Whether the year ends with this turn."""
    return state.acted + 1 >= state.players and state.season >= state.tables.setup.seasons


def next_turn(state: State, _: int = 0) -> None:
    """The next seat clockwise; after the last one the next season, or the year end."""
    is_last = is_last_turn(state)
    state.acted += 1
    state.die, state.value, state.main, state.used = -1, 0, "", ()
    if state.acted < state.players:
        state.player = state.seat = (state.seat + 1) % state.players
    elif is_last:
        end_year(state)
    else:
        begin_season(state, state.season + 1)


def begin_season(state: State, number: int) -> None:
    """The boat moves on, the next Maximus rolls; before Saturnalia gaps are filled and the green tile is uncovered."""
    state.phase, state.season, state.acted = "season", number, 0
    state.dice, state.maximus_die, state.die, state.value, state.main, state.used = (), -1, -1, 0, "", ()
    state.seat = maximus(state)
    ships.open_stalls(state)
    if number > 1:
        state.note("discordia.play.boat-advance", season=number)
    state.note("discordia.play.maximus", seat=state.seat + 1, year=state.year, season=number)
    if number == SATURNALIA:
        saturnalia(state)
    else:
        state.push(("ROLL", 0))


def saturnalia(state: State) -> None:
    """Before the dice of season 4 all gaps of the display are filled and the green Germanic tile is turned over."""
    state.push(("FILL", 0), ("GREEN", 0), ("ROLL", 0))


def end_year(state: State) -> None:
    """After season 5 come the events of the year end."""
    state.note("discordia.play.year-end-trigger", year=state.year)
    year_end.begin(state)


# --- the roll ---


def _roll_checks(state: State, action: Roll, _: int) -> Iterator[Check]:
    ok = all(1 <= value <= 6 for value in (action.red, action.yellow, action.blue))
    yield Check("discordia.play.roll", ok, {"due": due(state)})


def roll(state: State, action: Roll, _: int) -> None:
    """Maximus has rolled the three dice."""
    state.dice = (action.red, action.yellow, action.blue)
    if state.journal is not None:
        state.note("discordia.play.roll", seat=state.seat + 1, **dict(zip(DICE, state.dice, strict=True)))


_APPLY: Final[dict[type[Action], Callable[[State, Any], None]]] = {
    Choose: choose,
    End: end_turn,
    **dict.fromkeys(main_actions.MAIN, main_actions.apply),
    **side_actions.APPLY,
}
AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {"SEASON": begin_season, "TURN": next_turn}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "ROLL": Decision(
        lambda state, _: ROLLS,
        _roll_checks,
        roll,
        (Roll,),
        sample=lambda s, _, rng: ROLLS[int(rng.random() * len(ROLLS))],
    ),
}
