"""Beside the board of Provincia Romana: when it is, what is due, the turn, strengths, standings, the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesim import Action, Event
from rulesim.provincia import actions, combat
from rulesim.provincia.components import GOLD, RESOURCES
from widgets.numbers import number_text
from widgets.provincia.scene.board import PHASES, combats_ahead, numeral
from widgets.scenes import Line, Panel
from widgets.scenes.layout import Row, log_panel, seats_line, standings_panel

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

LOG_LINES: Final = 18
LOG_MOST: Final = 48
"""The log shows all since the onlooker's own last decision, but no less than the one and no more than the other."""
_DOING: Final = {
    "build": actions.Build,
    "senate": actions.Play,
    "trade": actions.Trade,
    "discard": actions.Discard,
    "activate": actions.Activate,
}


def when(view: View) -> str:
    """Round and phase."""
    state = view.state
    if state.is_over:
        return view.say("when_over")
    if state.phase in ("setup", "final"):
        return view.game(f"phase_{state.phase}")
    facts = {"round": state.round, "rounds": state.tables.setup.rounds}
    return view.say("when", **facts, phase=view.game(f"phase_{state.phase}"))


def due(view: View) -> str:
    """Who is to do what."""
    state = view.state
    kinds = {type(action): None for action in state.legal_actions()}
    if view.actor is None:
        return view.say("chance", what=view.game(f"due_{_CHANCES.get(next(iter(kinds), None), 'none')}"))
    doing = next((name for kind, name in _STEPS.items() if kind in kinds), "play")
    if doing == "play" and state.phase == "activate":
        doing = "activate"
    return view.say(f"to_{doing}", **view.player(view.actor))


_STEPS: Final[dict[type[Action], str]] = {
    actions.Settle: "settle",
    actions.Choose: "choose",
    actions.Pick: "pick",
    actions.Lay: "lay",
    actions.Lose: "lose",
    actions.Suffer: "react",
    actions.Keep: "keep",
    actions.Put: "put",
    actions.Activate: "activate",
    actions.End: "play",
    actions.Discard: "discard",
}
"""What the seat to decide does, by the first kind of answer there is."""
_CHANCES: Final = {actions.Start: "start", actions.Deal: "token", actions.Gauls: "gauls", actions.Reveal: "card"}
"""What chance decides, by its first kind."""


def start_panel(view: View) -> Panel | None:
    """While the cities are chosen: what each place in the turn order begins with."""
    state = view.state
    if state.phase != "setup":
        return None
    setup = state.tables.setup
    alike = (setup.gold, setup.morale, setup.defence)
    seats = [(*place, *alike) for place in setup.seats[state.players]]
    lines = tuple(
        seats_line(view.what(what), column) for what, column in zip(_START, zip(*seats, strict=True), strict=True)
    )
    columns = tuple(view.say("start_place", place=place) for place in range(1, len(seats) + 1))
    return Panel(id="start", title=view.say("start"), columns=columns, lines=lines)


_START: Final = ("prestige", *RESOURCES, "morale", "defence")
"""What everybody begins with, first what the table of the set-up tells."""


def turn_panel(view: View) -> Panel | None:
    """The phases of the round and what the phase now offers."""
    state = view.state
    if view.actor is None or state.phase == "setup":
        return None
    lines: list[Line] = []
    shown = (*PHASES, *("final",) * (state.phase == "final"))
    now = shown.index(state.phase) if state.phase in shown else -1
    for place, phase in enumerate(shown):
        if phase != "combat" or state.round in state.tables.setup.combat_rounds:
            mark = "active" if place == now else "done" if place < now else "open"
            lines.append(Line(text=view.game(f"phase_{phase}"), mark=mark))
        if place == now and view.deciding:
            lines += offers(view)
    return Panel(id="turn", title=view.say("turn", **view.player(view.actor)), lines=tuple(lines))


def offers(view: View) -> Iterator[Line]:
    """How many things of each kind may be done now."""
    for name, kind in _DOING.items():
        count = len({view.home(action) for action in view.legal.values() if isinstance(action, kind)})
        if count:
            yield Line(text=view.say(f"turn_{name}", count=count), value=str(count))


def strength_panel(view: View) -> Panel | None:
    """How strong every city is against the Gauls of this round, or of the next combat."""
    state = view.state
    if state.phase in ("setup", "over"):
        return None
    gauls = state.gauls.strength if state.gauls else None
    gauls_told = view.say("gauls_strength" if gauls is not None else "gauls_strength.ahead")
    lines = [Line(text=gauls_told, value=str(gauls) if gauls is not None else odds(view), mark="total")]
    for seat in (view.hero, *view.others()):
        total = combat.strength_parts(state, seat).total
        mark = "" if gauls is None else "done" if combat.wins(total, gauls) else "open"
        lines.append(Line(text=view.who(seat), value=number_text(total), mark=mark))
    title = view.say("strengths" if state.phase == "combat" else "strengths.now")
    return Panel(id="strength", title=title, lines=tuple(lines))


def odds(view: View) -> str:
    """What the Gauls of the next combat may be: the smallest and the greatest number."""
    ahead = combats_ahead(view)
    if not ahead:
        return "–"
    strengths = [card.strength for card in view.state.tables.bellum if card.round == ahead[0]]
    return view.say("range", round=numeral(ahead[0]), low=min(strengths), high=max(strengths))


def standings(view: View) -> Panel:
    """The numbers of all cities side by side; the highest prestige wins."""
    state = view.state
    cities, sheets = state.cities, state.scores()
    rows: list[Row] = [
        ("standing_total", (sheet.total for sheet in sheets), "total"),
        ("standing_prestige", (city.prestige for city in cities), ""),
        ("standing_gold", (city.goods[GOLD] // state.tables.setup.gold_per_prestige for city in cities), ""),
        ("standing_gloria", (max((c.value for c in city.permanents), default=0) for city in cities), ""),
        ("standing_buildings", (len(city.standing) for city in cities), ""),
        ("standing_hand", (len(city.hand) for city in cities), ""),
    ]
    return standings_panel(view, rows)


def log(view: View) -> Panel:
    """What happened last, as everybody saw it."""
    lines: list[str] = []
    decided = False
    for entry in reversed(view.log):
        lines = [*event_lines(view, entry.events), *lines]
        decided = decided or entry.seat == view.hero
        if len(lines) >= (LOG_LINES if decided else LOG_MOST):
            break
    return log_panel(view, lines[-LOG_MOST:] if decided else lines[-LOG_LINES:])


def event_lines(view: View, events: Sequence[Event]) -> Iterator[str]:
    """What happened, in sentences; how morale and defence of a city fade is one of them."""
    told = [None, *events, None]
    for before, event, after in zip(told, events, told[2:], strict=False):
        if before and (before.rule, event.rule) == _FADING:
            yield faded(view, before, event)
        elif not (after and (event.rule, after.rule) == _FADING) and view.is_told(event):
            yield view.event(event)


_FADING: Final = ("provincia.upkeep.morale", "provincia.upkeep.defence")


def faded(view: View, morale: Event, defence: Event) -> str:
    """How much morale and defence a city has lost in the upkeep."""
    facts: dict[str, str] = {"name": view.who(defence.facts["seat"] - 1)}
    for track, event in (("morale", morale), ("defence", defence)):
        old, new = event.facts["old"], event.facts["new"]
        facts |= {track: "same" if old == new else "other"}
        facts |= {f"{track}_was": number_text(old), f"{track}_now": number_text(new)}
    return view.say("log_faded", **facts)
