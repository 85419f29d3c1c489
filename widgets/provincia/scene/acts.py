"""The climaxes of Provincia Romana, step by step: a city's combat, upkeep and income; the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from rulesim import Event, ScoreSheet, rulebook
from rulesim.provincia.buildings import given
from rulesim.provincia.components import GOLD, RESOURCES
from rulesim.provincia.ending import LADDER
from widgets.numbers import number_text, signed
from widgets.scenes import Act, Tally
from widgets.scenes.layout import act
from widgets.scenes.wording import yes

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

_COMBAT: Final = {"token-anonymous", "token-effect", "reveal", "strength", "win", "compare", "apply"}
_UPKEEP: Final = {"morale", "defence", "tax", "tax-unpaid", "exempt"}
_SECTIONS: Final = {"combat": _COMBAT, "penalty": _COMBAT, "upkeep": _UPKEEP, "income": {"production"}}
_MOST: Final = 6
"""So many symbols are drawn in a line."""


class Told(dict[str, tuple[int, Event]]):
    """The last part of a rule -> the move that it last came with, and what it last told of the onlooker's city or of
    all, since the last combat, upkeep or income began.

    A combat is told before the income that comes with it, where the onlooker has nothing to decide between them.
    """

    def __init__(self, view: View) -> None:
        self._events = {entry.ply: entry.events for entry in view.log}
        decided = 0
        for entry in view.log:
            decided = entry.ply if entry.seat == view.hero else decided
            for event in entry.events:
                if event.facts.get("seat", view.hero + 1) == view.hero + 1:
                    self._take(event, entry.ply, decided)

    def _take(self, event: Event, ply: int, decided: int) -> None:
        name = event.rule.rpartition(".")[2]
        if name not in _SECTIONS.get(rulebook.section(event.rule), ()):
            return
        if name == "token-anonymous" or (name == "morale" and "strength" not in self):
            self.clear()
        elif name == "production":
            for gone in [told for told, (at, _) in self.items() if told not in _UPKEEP and at < decided]:
                del self[gone]
        self[name] = ply, event

    def facts(self, name: str) -> Mapping[str, Any]:
        """The facts of what was told last."""
        return self[name][1].facts

    def of(self, name: str) -> tuple[Event, ...]:
        """All events of the move that it came with."""
        return self._events[self[name][0]]

    def after(self, name: str, *rules: str, whole: bool = False) -> dict[str, Any]:
        """The fields of a step that it is told with, when the last event of rules of these beginnings has been told.

        ``whole``: it is over when the next phase begins. So income is told before the goods are there.
        """
        told = [event.rule.removeprefix("provincia.") for event in self.of(name)]
        last = max(at for at, rule in enumerate(told) if rule.startswith(rules))
        if whole:
            last = next((at for at in range(last, len(told)) if told[at] == "round.phases"), len(told) - 1)
        return {"after": (self[name][0], last)}


def acts(view: View) -> Iterator[Act]:
    """The steps of what happened last."""
    if view.state.is_over:
        yield from _of(view, "end", counted(view))
        return
    found = Told(view)
    if "reveal" in found:
        yield from _of(view, "combat", (turned(view, found), revealed(view, found)))
    if "strength" in found:
        yield from _of(view, "combat", (compared(view, found),))
    if "defence" in found:
        yield from _of(view, "upkeep", (tired(view, found),))
    if "production" in found:
        yield from _of(view, "income", (brought(view, found),))


def _of(view: View, what: str, steps: Iterable[Act]) -> Iterator[Act]:
    """These steps, with what they are steps of."""
    return (replace(step, about=view.say(f"act_{what}_about")) for step in steps)


def turned(view: View, found: Told) -> Act:
    """The tokens, and what they do to the onlooker's city."""
    values: dict[str, list[int]] = {}
    for id in found.facts("token-anonymous")["tokens"]:
        at = next(index for index, letter in enumerate(id) if letter in "+-")
        values.setdefault(id[:at], []).append(int(id[at:]))
    own = view.city.town.colour if view.city.town else ""
    total = sum(values.get(own, ()))
    marked = {own: "bad" if total < 0 else "good"}
    lines = [
        Tally(icons=(f"token-{at}",) * len(some), value=", ".join(map(signed, some)), tone=marked.get(at, ""))
        for at, some in values.items()
    ]
    told = {"value": signed(total), "any": yes(own in values)}
    after = found.after("token-anonymous", "combat")
    return act(view, "tokens", lines, "provincia.combat.token-effect", told, **after)


def revealed(view: View, found: Told) -> Act:
    """The Gauls' card: its strength and its penalties."""
    card = next(card for card in view.state.tables.bellum if card.id == found.facts("reveal")["bellum"])
    first, *others = map(view.loss, card.penalties)
    told = (first, *(view.say("gauls_else", loss=loss) for loss in others))
    strength = Tally(icons=("helmet",) * min(card.strength, _MOST), value=str(card.strength))
    lines = (strength, *(Tally(words=words, tone="bad") for words in told))
    more = {"picture": "gaul", **found.after("reveal", "combat.reveal")}
    return act(view, "gauls", lines, "provincia.combat.reveal", {"strength": card.strength}, **more)


def compared(view: View, found: Told) -> Act:
    """What the strength is made of, against the Gauls."""
    parts, won = found.facts("strength"), "win" in found
    gauls = found.facts("win" if won else "compare")["gauls"]
    lines = [
        Tally(words=view.what(what), icons=(what,), value=signed(number), tone="bad" * (number < 0))
        for what, number in ((what, parts[what]) for what in ("morale", "defence", "military", "tokens"))
        if number
    ]
    total, tone = number_text(parts["strength"]), "good" if won else "bad"
    lines.append(Tally(words=view.who(view.hero), bar=(max(0, parts["strength"]), gauls), value=total, tone=tone))
    told = {"strength": total, "gauls": gauls, "won": yes(won)}
    more = {"others": _others(view, found), "tone": tone, **found.after("strength", "combat", "penalty", "destroy")}
    return act(view, "strength", lines, "provincia.combat.compare", told, **more)


def _others(view: View, found: Told) -> str:
    """What the onlooker lost by it, and who else held out in the combat, as far as that was told with it."""
    lost = found.facts("apply") if "apply" in found else None
    told = [view.say("act_lost", loss=view.loss((lost["penalty"], lost["amount"])))] if lost else []
    told += [
        view.say("act_other", who=view.who(event.facts["seat"] - 1), won=yes(event.rule.endswith("win")))
        for event in found.of("strength")
        if event.rule in ("provincia.combat.win", "provincia.combat.compare") and event.facts["seat"] != view.hero + 1
    ]
    return " ".join(told)


def tired(view: View, found: Told) -> Act:
    """Morale and defence go down, and Rome collects."""
    how = next((name for name in ("tax", "tax-unpaid", "exempt") if name in found), "")
    moved = {what: (found.facts(what)["old"], found.facts(what)["new"]) for what in ("morale", "defence")}
    if how == "tax":
        moved["gold"] = (found.facts(how)["left"] + found.facts(how)["gold"], found.facts(how)["left"])
    lines = [
        Tally(words=view.what(what), icons=(what,), value=" → ".join(map(number_text, numbers)))
        for what, numbers in moved.items()
    ]
    tone = "bad" * (how == "tax-unpaid")
    if tone:
        lost = signed(-found.facts(how)["prestige"])
        lines.append(Tally(words=view.what("prestige"), icons=("prestige",), value=lost, tone=tone))
    more = {"tone": tone, **found.after("defence", "upkeep", whole=True)}
    return act(view, "upkeep", lines, f"provincia.upkeep.{how or 'morale'}", {"how": how}, **more)


def brought(view: View, found: Told) -> Act:
    """What the buildings bring."""
    facts = found.facts("production")
    lines = [
        Tally(icons=(what,) * min(facts[what], _MOST), value=signed(facts[what]), tone="good")
        for what in (*RESOURCES, "morale")
        if facts.get(what)
    ]
    cards = (one.building for one in view.city.standing)
    pay = [card.name for card in cards if any(facts.get(what) for what, _ in given(card, "income"))]
    told, more = {"cards": [*dict.fromkeys(pay)]}, {"tone": "good", **found.after("production", "income", whole=True)}
    return act(view, "income", lines, "provincia.income.production", told, **more)


def counted(view: View) -> Iterator[Act]:
    """How the game is scored, one part after the other, and who won by which rule."""
    state, sheets = view.state, view.state.scores()
    ply = view.log[-1].ply if view.log else 0
    gloria, gold = "provincia.senate.gloria", "provincia.end.gold-to-prestige"
    parts = {"track": ("provincia.prestige.audit", [city.prestige for city in state.cities])}
    parts |= {n: (rule, [one.points(rule) for one in sheets]) for n, rule in (("gloria", gloria), ("gold", gold))}
    for name, (rule, points) in parts.items():
        icons = ("gold" if name == "gold" else "prestige",)
        of = [f"{city.goods[GOLD]} → " if name == "gold" else "" for city in state.cities]
        lines = [Tally(words=view.who(at), icons=icons, value=of[at] + number_text(n)) for at, n in enumerate(points)]
        if name != "gloria" or any(points):
            yield act(view, name, lines, rule, {}, ply=ply)
    ranked, won = sorted(sheets, key=lambda sheet: sheet.rank), sheets[view.hero].rank == 1
    rule = ranked[0].decided_by
    best = ranked[0].total
    lines = [
        Tally(words=view.who(one.seat), value=number_text(one.total), tone="good" * (one.total == best))
        for one in ranked
    ]
    told, tone = view.say("act_level_outcome") if rule else view.winners(), "good" * (won and not rule)
    yield act(view, "winner", lines, "provincia.end.winner", told, tone=tone, ply=ply)
    if rule:
        yield _tie(view, rule, [one for one in ranked if one.total == best], "good" * won, ply)


def _tie(view: View, rule: str, level: list[ScoreSheet], tone: str, ply: int) -> Act:
    """What tells apart those who are level at the top, or that nothing does."""
    step = LADDER.index(rule) if rule in LADDER else len(LADDER) - 1
    values = [view.say("act_tie_value", step=step, number=one.tiebreaks[step]) for one in level]
    lines = tuple(
        Tally(words=view.who(one.seat), value=value, tone="good" * (one.rank == 1))
        for one, value in zip(level, values, strict=True)
    )
    title = view.say("act_tie", step=step)
    return Act(title=title, lines=lines, outcome=view.winners(), tone=tone, rule=rule, ply=ply)
