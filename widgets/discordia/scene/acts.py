"""The end of a year as a city meets it: Germans against soldiers, reward or damage, figures from the bag."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim import Event
from rulesim.discordia.components import LETTERS
from widgets.discordia.scene.icons import FIGURES, effect_icons
from widgets.scenes import Act, Tally

_COMPARE = "discordia.raid.compare"

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def acts(view: View) -> Iterator[Act]:
    """The three steps of the last year end, as far as they have come; none before there was one."""
    found = happened(view)
    if _COMPARE not in found:
        return
    ply, raid = found[_COMPARE]
    yield compared(view, ply, raid.facts)
    yield effected(view, ply, raid.facts)
    yield drawn(view, found)


def happened(view: View) -> dict[str, tuple[int, Event]]:
    """Rule -> what it last told of the onlooker's city since the year end began, and with which move."""
    found: dict[str, tuple[int, Event]] = {}
    for entry in view.log:
        for event in entry.events:
            if event.rule == "discordia.yearend.order":
                found = {}
            if event.facts.get("seat") == view.hero + 1:
                found[event.rule] = entry.ply, event
    return found


def compared(view: View, ply: int, facts: Any) -> Act:
    """The Germans against the soldiers of the city."""
    strength, germans, wins = facts["strength"], facts["germans"], facts["way"] == "gain"
    tone = "good" if wins else "bad"
    return Act(
        title=view.say("act_raid"),
        lines=(
            Tally(words=view.say("act_germans"), icons=("strength",) * min(germans, 6), value=str(germans)),
            Tally(words=view.say("act_you"), icons=("soldier",) * min(strength, 6), value=str(strength), tone=tone),
        ),
        outcome=view.say("act_raid_outcome", strength=strength, germans=germans, way=facts["way"]),
        tone=tone,
        rule="discordia.raid.strength",
        ply=ply,
    )


def effected(view: View, ply: int, facts: Any) -> Act:
    """The reward of the green tile, or the damage of the red one."""
    wins = facts["way"] == "gain"
    effects = ((facts["effect"], facts["amount"]),) if facts["effect"] else ()
    told = view.effects(effects) if effects else view.say("act_nothing")
    tone = "good" if wins else "bad"
    line = Tally(words=told, icons=effect_icons(effects), tone=tone)
    outcome = view.say("act_effect_outcome", way=facts["way"], effect=told)
    return Act(title=view.say("act_effect"), lines=(line,), outcome=outcome, tone=tone, rule=_COMPARE, ply=ply)


def drawn(view: View, found: dict[str, tuple[int, Event]]) -> Act:
    """What the city lacks, and the figures that come for it."""
    title = view.say("act_draw")
    if "discordia.shortage.value" not in found:
        return Act(title=title)
    ply, value = found["discordia.shortage.value"]
    facts = value.facts
    parts = ("symbols", "spaces", "aqueduct", *(("reward",) if facts["reward"] else ()))
    lines = [Tally(words=view.say(f"act_{part}"), value=_signed(part, facts[part])) for part in parts]
    due = facts["shortage"]
    came, event = found.get("discordia.shortage.draw", (0, None))
    if due > 0 and event is None:
        return Act(title=title)
    if event is not None:
        ply = max(ply, came)
        counts = [
            (str(event.facts["figures"]).count(letter), icon) for letter, icon in zip(LETTERS, FIGURES, strict=True)
        ]
        lines += [Tally(icons=(icon,) * count, value=str(count)) for count, icon in counts if count]
    outcome = view.say("act_draw_outcome", count=due)
    return Act(title=title, lines=tuple(lines), outcome=outcome, rule="discordia.shortage.value", ply=ply)


def _signed(part: str, amount: int) -> str:
    return str(amount) if part == "symbols" else f"+ {amount}" if part == "spaces" else f"− {amount}"
