"""The climaxes of Provincia Romana, step by step: a city's combat, upkeep and income; the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from rulesim import Event, ScoreSheet
from rulesim.provincia.components import RESOURCES
from rulesim.provincia.ending import LADDER
from widgets.numbers import number_text, signed
from widgets.scenes import Act, Tally

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

Found = dict[str, tuple[int, list[Event]]]
"""The last part of a rule -> what it told of the onlooker's city, or of all, and the move that it last came with."""

_COMBAT: Final = {"token-anonymous", "token-effect", "reveal", "strength", "win", "compare", "apply"}
_UPKEEP: Final = {"morale", "defence", "tax", "tax-unpaid", "exempt"}
_MOST: Final = 6
"""So many symbols are drawn in a line."""


def acts(view: View) -> Iterator[Act]:
    """The steps of what happened last."""
    found = happened(view)
    if view.state.is_over:
        yield from _of(view, "end", counted(view))
        return
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


def happened(view: View) -> Found:
    """What was told of the onlooker's city since the last combat, upkeep or income began.

    A combat is told before the income that comes with it, where the onlooker has nothing to decide between them.
    """
    found: Found = {}
    decided = 0
    for entry in view.log:
        decided = entry.ply if entry.seat == view.hero else decided
        for event in entry.events:
            section, _, name = event.rule.removeprefix("provincia.").partition(".")
            known = _SECTIONS.get(section, ())
            if name not in known or event.facts.get("seat", view.hero + 1) != view.hero + 1:
                continue
            if name == "token-anonymous" or (name == "morale" and "strength" not in found):
                found = {}
            elif name == "production":
                found = {told: kept for told, kept in found.items() if told in _UPKEEP or kept[0] >= decided}
            _, events = found.get(name, (0, []))
            found[name] = entry.ply, [*events, event]
    return found


_SECTIONS: Final[Mapping[str, set[str]]] = {
    "combat": _COMBAT, "penalty": _COMBAT, "upkeep": _UPKEEP, "income": {"production"},
}  # fmt: skip


def _after(view: View, ply: int, *rules: str, whole: bool = False) -> tuple[int, int]:
    """Just after the last event of a move that rules of these beginnings told of.

    ``whole``: it is over when the next phase begins. So income is told before the goods are there.
    """
    events = next(entry.events for entry in view.log if entry.ply == ply)
    told = [event.rule.removeprefix("provincia.") for event in events]
    last = max(at for at, rule in enumerate(told) if rule.startswith(rules))
    if whole:
        last = next((at for at in range(last, len(told)) if told[at] == "round.phases"), len(told) - 1)
    return ply, last


def _facts(found: Found, name: str) -> Mapping[str, Any]:
    return found[name][1][-1].facts


def turned(view: View, found: Found) -> Act:
    """The tokens, and what they do to the onlooker's city."""
    values: dict[str, list[int]] = {}
    for id in _facts(found, "token-anonymous")["tokens"]:
        at = next(index for index, letter in enumerate(id) if letter in "+-")
        values.setdefault(id[:at], []).append(int(id[at:]))
    town = view.city.town
    mine = values.get(town.colour, []) if town else []
    lines = tuple(
        Tally(
            icons=(f"token-{colour}",) * len(some),
            value=", ".join(map(signed, some)),
            tone="good" if some is mine else "",
        )
        for colour, some in values.items()
    )
    told = view.say("act_tokens_outcome", value=signed(sum(mine)), any="yes" if mine else "no")
    ply = found["token-anonymous"][0]
    return Act(
        title=view.say("act_tokens"), lines=lines, outcome=told,
        rule="provincia.combat.token-effect", ply=ply, after=_after(view, ply, "combat"),
    )  # fmt: skip


def revealed(view: View, found: Found) -> Act:
    """The Gauls' card: its strength and its penalties."""
    ply, _ = found["reveal"]
    card = next(card for card in view.state.tables.bellum if card.id == _facts(found, "reveal")["bellum"])
    first, *others = map(view.loss, card.penalties)
    told = (first, *(view.say("gauls_else", loss=loss) for loss in others))
    losses = tuple(Tally(words=words, tone="bad") for words in told)
    strength = Tally(icons=("helmet",) * min(card.strength, _MOST), value=str(card.strength))
    lines = (strength, *losses)
    outcome = view.say("act_gauls_outcome", strength=card.strength)
    return Act(
        title=view.say("act_gauls"), picture="gaul", lines=lines, outcome=outcome,
        rule="provincia.combat.reveal", ply=ply, after=_after(view, ply, "combat.reveal"),
    )  # fmt: skip


def compared(view: View, found: Found) -> Act:
    """What the strength is made of, against the Gauls."""
    ply, _ = found["strength"]
    parts = _facts(found, "strength")
    won = "win" in found
    gauls = _facts(found, "win" if won else "compare")["gauls"]
    lines = [
        Tally(
            icons=(what,) * max(1, min(_MOST, parts[what])), value=signed(parts[what]), tone="bad" * (parts[what] < 0)
        )
        for what in ("morale", "defence", "military", "tokens")
        if parts[what]
    ]
    town = view.city.town
    whole = Tally(
        icons=(f"token-{town.colour}",) if town else (),
        bar=(max(0, parts["strength"]), gauls),
        value=number_text(parts["strength"]),
        tone="good" if won else "bad",
    )
    told = view.say("act_strength_outcome", strength=whole.value, gauls=gauls, won="yes" if won else "no")
    return Act(
        title=view.say("act_strength"), lines=(*lines, whole), outcome=told, others=_others(view, found),
        tone=whole.tone, rule="provincia.combat.compare", ply=ply,
        after=_after(view, ply, "combat", "penalty", "destroy"),
    )  # fmt: skip


def _others(view: View, found: Found) -> str:
    """What the onlooker lost by it, and who else held out in the combat, as far as that was told with it."""
    ply, _ = found["strength"]
    events = next(entry.events for entry in view.log if entry.ply == ply)
    lost = _facts(found, "apply") if "apply" in found else None
    told = [view.say("act_lost", loss=view.loss((lost["penalty"], lost["amount"])))] if lost else []
    told += [
        view.say("act_other", who=view.who(event.facts["seat"] - 1), won="yes" if event.rule.endswith("win") else "no")
        for event in events
        if event.rule in ("provincia.combat.win", "provincia.combat.compare") and event.facts["seat"] != view.hero + 1
    ]
    return " ".join(told)


def tired(view: View, found: Found) -> Act:
    """Morale and defence go down, and Rome collects."""
    lines = [
        Tally(
            icons=(what,),
            value=f"{number_text(_facts(found, what)['old'])} → {number_text(_facts(found, what)['new'])}",
        )
        for what in ("morale", "defence")
    ]
    how = next((name for name in ("tax", "tax-unpaid", "exempt") if name in found), "")
    if how == "tax":
        lines.append(Tally(icons=("gold",), value=signed(-_facts(found, how)["gold"])))
    elif how == "tax-unpaid":
        lines.append(Tally(icons=("prestige",), value=signed(-_facts(found, how)["prestige"]), tone="bad"))
    tone = "bad" if how == "tax-unpaid" else ""
    told = view.say("act_upkeep_outcome", how=how)
    ply = found["defence"][0]
    return Act(
        title=view.say("act_upkeep"), lines=tuple(lines), outcome=told, tone=tone,
        rule=f"provincia.upkeep.{how or 'morale'}", ply=ply, after=_after(view, ply, "upkeep", whole=True),
    )  # fmt: skip


def brought(view: View, found: Found) -> Act:
    """What the buildings bring."""
    facts = _facts(found, "production")
    lines = tuple(
        Tally(icons=(what,) * min(facts[what], _MOST), value=signed(facts[what]), tone="good")
        for what in (*RESOURCES, "morale")
        if facts.get(what)
    )
    ply = found["production"][0]
    return Act(
        title=view.say("act_income"), lines=lines, outcome=view.say("act_income_outcome"), tone="good",
        rule="provincia.income.production", ply=ply, after=_after(view, ply, "income", whole=True),
    )  # fmt: skip


def counted(view: View) -> Iterator[Act]:
    """How the game is scored, one part after the other, and who won by which rule."""
    state, sheets = view.state, view.state.scores()
    ply = view.log[-1].ply if view.log else 0
    parts = {
        "gloria": "provincia.senate.gloria",
        "gold": "provincia.end.gold-to-prestige",
    }
    found = {name: [sheet.points(rule) for sheet in sheets] for name, rule in parts.items()}
    track = [city.prestige for city in state.cities]
    yield _count(view, "track", "provincia.prestige.audit", track, ply)
    for name, points in found.items():
        if name == "gold" or any(points):
            yield _count(view, name, parts[name], points, ply)
    ranked = sorted(sheets, key=lambda sheet: sheet.rank)
    rule = ranked[0].decided_by
    lines = tuple(
        Tally(words=view.who(one.seat), value=number_text(one.total), tone="good" * (one.rank == 1)) for one in ranked
    )
    told = view.say("act_level_outcome") if rule else view.winners()
    won = sheets[view.hero].rank == 1
    yield Act(title=view.say("act_winner"), lines=lines, outcome=told, tone="good" * (won and not rule),
              rule="provincia.end.winner", ply=ply)  # fmt: skip
    if rule:
        yield _tie(view, rule, [one for one in ranked if one.total == ranked[0].total], won, ply)


def _tie(view: View, rule: str, level: list[ScoreSheet], won: bool, ply: int) -> Act:
    """What tells apart those who are level at the top, or that nothing does. ``won``: by who looks at it."""
    step = LADDER.index(rule) if rule in LADDER else len(LADDER) - 1
    lines = tuple(
        Tally(words=view.who(one.seat), value=view.say("act_tie_value", step=step, number=one.tiebreaks[step]),
              tone="good" * (one.rank == 1))
        for one in level
    )  # fmt: skip
    return Act(
        title=view.say("act_tie", step=step), lines=lines, outcome=view.winners(), tone="good" * won, rule=rule, ply=ply
    )


def _count(view: View, name: str, rule: str, points: list[int], ply: int) -> Act:
    """One part of the score, of all cities."""
    icon = "gold" if name == "gold" else "prestige"
    lines = tuple(
        Tally(words=view.who(seat), icons=(icon,), value=number_text(number)) for seat, number in enumerate(points)
    )
    return Act(title=view.say(f"act_{name}"), lines=lines, outcome=view.say(f"act_{name}_outcome"), rule=rule, ply=ply)
