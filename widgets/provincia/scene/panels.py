"""Beside the board of Provincia Romana: status, what the turn offers, strengths, how it stands, the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesim import Action, Event
from rulesim.provincia import actions, combat
from rulesim.provincia.components import GOLD
from widgets.numbers import number_text
from widgets.provincia.scene.board import PHASES, numeral
from widgets.provincia.scene.wording import QUIET
from widgets.scenes import Line, Panel

if TYPE_CHECKING:
    from widgets.provincia.scene.view import Look

LOG_LINES: Final = 18
LOG_MOST: Final = 48
"""The log shows all since the onlooker's own last decision, but no less than the one and no more than the other."""
_DOING: Final[dict[str, tuple[type[Action], ...]]] = {
    "build": (actions.Build,),
    "senate": (actions.Play,),
    "trade": (actions.Trade,),
    "discard": (actions.Discard,),
    "activate": (actions.Activate,),
}


def status(look: Look) -> str:
    """When it is, and who is to do what."""
    state = look.state
    if state.is_over:
        winners = state.winners()
        return look.say("status_over", who=look.say("wins", count=len(winners), names=tuple(map(look.name, winners))))
    parts = [when(look), step(look)]
    return " · ".join(part for part in parts if part)


def when(look: Look) -> str:
    """Round and phase."""
    state = look.state
    if state.phase in ("setup", "final"):
        return look.game(f"phase_{state.phase}")
    facts = {"round": state.round, "rounds": state.tables.setup.rounds}
    return look.say("when", **facts, phase=look.game(f"phase_{state.phase}"))


def step(look: Look) -> str:
    """Who is to do what."""
    state = look.state
    if look.actor is None:
        return look.say("chance", what=look.game(f"due_{due(look)}"))
    kinds = {type(action) for action in state.legal_actions()}
    doing = next((name for kind, name in _STEPS.items() if kind in kinds), "play")
    if doing == "play" and state.phase == "activate":
        doing = "activate"
    return look.say(f"to_{doing}", name=look.name(look.actor))


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


def due(look: Look) -> str:
    """What chance decides now."""
    state = look.state
    kinds = {actions.Start: "start", actions.Deal: "token", actions.Gauls: "gauls", actions.Reveal: "card"}
    found = next(iter(state.legal_actions()), None)
    return kinds.get(type(found), "none") if found else "none"


def turn_panel(look: Look) -> Panel | None:
    """The phases of the round and what the phase now offers."""
    state = look.state
    if look.actor is None or state.phase == "setup":
        return None
    lines: list[Line] = []
    shown = (*PHASES, "final") if state.phase == "final" else PHASES
    for phase in shown:
        if phase == "combat" and state.round not in state.tables.setup.combat_rounds:
            continue
        lines.append(Line(text=look.game(f"phase_{phase}"), mark=_mark(shown, phase, state.phase)))
        if phase == state.phase and look.deciding:
            lines += offers(look)
    return Panel(id="turn", title=look.say("turn", name=look.name(look.actor)), lines=tuple(lines))


def offers(look: Look) -> Iterator[Line]:
    """How many things of each kind may be done now."""
    for name, kinds in _DOING.items():
        count = len({look.home(action) for action in look.legal.values() if isinstance(action, kinds)})
        if count:
            yield Line(text=look.say(f"turn_{name}", count=count), value=str(count))


def _mark(order: tuple[str, ...], phase: str, now: str) -> str:
    if phase == now:
        return "active"
    return "done" if now in order and order.index(phase) < order.index(now) else "open"


def strength_panel(look: Look) -> Panel | None:
    """How strong every city is against the Gauls of this round, or of the next combat."""
    state = look.state
    if state.phase in ("setup", "over"):
        return None
    gauls = state.gauls.strength if state.gauls else None
    gauls_told = look.say("gauls_strength" if gauls is not None else "gauls_strength.ahead")
    lines = [Line(text=gauls_told, value=str(gauls) if gauls is not None else odds(look), mark="total")]
    for seat in (look.hero, *look.others()):
        total = combat.strength_parts(state, seat).total
        mark = "" if gauls is None else "done" if combat.wins(total, gauls) else "open"
        lines.append(Line(text=look.name(seat), value=number_text(total), mark=mark))
    title = look.say("strengths" if state.phase == "combat" else "strengths.now")
    return Panel(id="strength", title=title, lines=tuple(lines))


def odds(look: Look) -> str:
    """What the Gauls of the next combat may be: the smallest and the greatest number."""
    state = look.state
    fought = {card.round for card in state.fought}
    ahead = [number for number in state.tables.setup.combat_rounds if number >= state.round and number not in fought]
    if not ahead:
        return "–"
    strengths = [card.strength for card in state.tables.bellum if card.round == ahead[0]]
    return look.say("range", round=numeral(ahead[0]), low=min(strengths), high=max(strengths))


def standings(look: Look) -> Panel:
    """The numbers of all cities side by side; the highest prestige wins."""
    state = look.state
    cities, sheets = state.cities, state.scores()
    rows: list[tuple[str, Iterable[int], str]] = [
        ("standing_total", (sheet.total for sheet in sheets), "total"),
        ("standing_prestige", (city.prestige for city in cities), ""),
        ("standing_gold", (city.goods[GOLD] // state.tables.setup.gold_per_prestige for city in cities), ""),
        ("standing_gloria", (max((c.value for c in city.permanents), default=0) for city in cities), ""),
        ("standing_buildings", (len(city.standing) for city in cities), ""),
        ("standing_hand", (len(city.hand) for city in cities), ""),
    ]
    lines = [
        Line(text=look.say(name), values=tuple(map(number_text, values)), mark=mark) for name, values, mark in rows
    ]
    if state.is_over:
        lines.append(Line(text=look.say("standing_place"), values=tuple(str(sheet.rank) for sheet in sheets)))
    names = tuple(map(look.name, range(state.players)))
    title = look.say("standings_final" if state.is_over else "standings")
    return Panel(id="standings", title=title, columns=names, lines=tuple(lines), active=look.hero)


def log_panel(look: Look) -> Panel:
    """What happened last, as everybody saw it."""
    lines: list[str] = []
    decided = False
    for entry in reversed(look.log):
        lines = [*told_of(look, entry.events), *lines]
        decided = decided or entry.seat == look.hero
        if len(lines) >= (LOG_LINES if decided else LOG_MOST):
            break
    shown = lines[-LOG_MOST:] if decided else lines[-LOG_LINES:]
    return Panel(id="log", title=look.say("log"), lines=tuple(map(_line, shown or [look.say("log_empty")])))


def _line(text: str) -> Line:
    return Line(text=text)


def told_of(look: Look, events: Sequence[Event]) -> Iterator[str]:
    """What happened, in sentences; how morale and defence of a city fade is one of them."""
    for n, event in enumerate(events):
        if event.rule == "provincia.upkeep.defence" and n and events[n - 1].rule == "provincia.upkeep.morale":
            yield faded(look, events[n - 1], event)
        elif event.rule == "provincia.upkeep.morale" and n + 1 < len(events) and _is_defence(events[n + 1]):
            continue
        elif event.rule not in QUIET:
            yield look.event(event)


def _is_defence(event: Event) -> bool:
    return event.rule == "provincia.upkeep.defence"


def faded(look: Look, morale: Event, defence: Event) -> str:
    """How much morale and defence a city has lost in the upkeep."""
    facts: dict[str, str] = {"name": look.name_of(defence.facts["seat"])}
    for track, event in (("morale", morale), ("defence", defence)):
        old, new = event.facts["old"], event.facts["new"]
        facts |= {track: "same" if old == new else "other"}
        facts |= {f"{track}_was": number_text(old), f"{track}_now": number_text(new)}
    return look.say("log_faded", **facts)
