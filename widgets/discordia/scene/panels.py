"""Beside the board of Discordia: when it is, what is due, what the turn offers, the Germans, standings, the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesim.discordia import actions, aqueduct, setup, year_end
from widgets.scenes import Line, Panel
from widgets.scenes.layout import Row, log_panel, standings_panel

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View

LOG_LINES: Final = 14
_SIDE: Final = {
    kind.FORM.verb: kind for kind in (actions.Special, actions.Boat, actions.Trade, actions.Claim, actions.Use)
}
"""Side actions by the first word of their notation."""


def when(view: View) -> str:
    """Year, phase or season, and who is Maximus."""
    state = view.state
    if state.is_over:
        return view.say("when_over", year=state.year)
    return f"{view.say('year', year=state.year, years=state.tables.setup.years)} · {_phase(view)}"


def _phase(view: View) -> str:
    state = view.state
    if state.phase != "season":
        return view.game(f"phase_{state.phase}")
    told = "season.maximus" if view.shows("others") and view.shows("dice") else "season"
    return view.say(told, season=view.game(f"season_{state.season}"), **view.player(state.maximus))


def due(view: View) -> str:
    """Who is to do what."""
    state = view.state
    if view.actor is None:
        return view.say("chance", what=view.game(f"due_{setup.due(state) or 'none'}"))
    who = view.player(view.actor)
    if state.todo:
        return view.say("to_answer", **who, effect=view.effect(*state.todo[0]))
    if state.die < 0:
        return view.say("to_choose", **who) if view.shows("dice") else ""
    return view.say("to_play", **who, die=view.used_die(), main=state.main or "none")


def turn_panel(view: View) -> Panel | None:
    """What the turn still offers, step by step."""
    state = view.state
    if view.actor is None or state.phase != "season":
        return None
    chosen, legal = state.die >= 0, state.legal_actions() if not state.todo else ()
    lines = [Line(text=view.say("turn_die", die=view.used_die() if chosen else "none"), mark=_mark(chosen, True))]
    done = bool(state.main)
    what = view.game(f"main_{state.main}") if done else "none"
    lines.append(Line(text=view.say("turn_main", main=what), mark=_mark(done, chosen)))
    for name, kind in _SIDE.items():
        # of special dispatches the places, whatever is paid
        count = len({(a.place, a.index) if isinstance(a, actions.Special) else a for a in legal if isinstance(a, kind)})
        if count:
            lines.append(Line(text=view.say(f"turn_{name}", count=count), mark="active"))
    if state.todo:
        lines.append(Line(text=view.say("turn_answer", effect=view.effect(*state.todo[0])), mark="active"))
    lines.append(Line(text=view.game("action_end.do"), mark="active" if chosen and not state.todo else "open"))
    return Panel(id="turn", title=view.say("turn", **view.player(view.actor)), lines=tuple(lines))


def germanic(view: View) -> Iterator[Line]:
    """The red tile and the green one, as far as they are known."""
    for color, tile in zip(("red", "green"), view.state.germanic, strict=True):
        text = view.say(f"germanic_{color}", effect=view.effects(tile.effects)) if tile else ""
        hidden = view.say(f"germanic_{color}.hidden")
        yield Line(text=text, value=str(tile.strength)) if tile else Line(text=hidden, value="?")


def raid_panel(view: View) -> Panel:
    """The Germanic tiles, as far as they are known, and how strong every city is against them."""
    state = view.state
    red, green = state.germanic
    lines = [*germanic(view)]
    need = year_end.germans(state)
    known = str(need) if green or not red else view.say("plus_unknown", need=need)
    lines.append(Line(text=view.say("raid_need"), value=known, mark="total"))
    for seat in (view.hero, *view.others()):
        men = year_end.strength(state.cities[seat])
        mark = ("done" if men >= need else "") if green else ""
        lines.append(Line(text=view.say("raid_strength", **view.player(seat)), value=str(men), mark=mark))
    title = " · ".join(filter(None, (view.game("phase_raid"), view.term("raid"))))
    return Panel(id="raid", title=title, lines=tuple(lines))


def standings(view: View) -> Panel:
    """The numbers of all cities side by side; the fewest figures in supply win."""
    state = view.state
    cities = state.cities
    rows: list[Row] = [("standing_supply", (sum(city.supply) for city in cities), "total")]
    if not state.is_over:  # then nobody draws or fights any more
        rows.append(("standing_shortage", (aqueduct.shortage(state, seat) for seat in range(state.players)), ""))
        if state.start >= 0:
            rows.append(("standing_after", (one.supply for one in year_end.forecast(state)), ""))
    rows.append(("standing_placed", (city.placed for city in cities), ""))
    if not state.is_over:
        rows.append(("standing_strength", map(year_end.strength, cities), ""))
    if view.shows("decrees"):
        rows.append(("standing_decrees", (len(city.decrees) for city in cities), ""))
    return standings_panel(view, rows)


def log(view: View) -> Panel:
    """What happened last."""
    lines: list[str] = []
    for entry in reversed(view.log):
        lines = [*map(view.event, filter(view.is_told, entry.events)), *lines]
        if len(lines) >= LOG_LINES:
            break
    return log_panel(view, lines[-LOG_LINES:])


def _mark(done: bool, now: bool) -> str:
    return "done" if done else "active" if now else "open"
