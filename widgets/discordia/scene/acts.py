"""The end of a year as a city meets it: Germans against soldiers, reward or damage, figures from the bag, full tiles
emptied; and the end of the game: who has the fewest figures, and what decides where that is level.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesim import Event, rulebook
from rulesim.discordia.components import LETTERS
from widgets.discordia.scene.icons import FIGURES, effect_icons
from widgets.scenes import Act, Tally

_COMPARE = "discordia.raid.compare"
_SHORTAGE = "discordia.shortage.value"
_FLUSH = "discordia.shortage.flush"
_SIGNS = {"symbols": "", "spaces": "+ "}
"""What stands before the parts of a shortage; before the others a minus."""

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def acts(view: View) -> Iterator[Act]:
    """The steps of the last year end, as far as they have come, none before there was one; at last the tally."""
    found = happened(view)
    for step in year_end(view, found) if _COMPARE in found else ():
        yield replace(step, about=view.say("act_year_about"))
    for step in tally(view) if view.state.is_over else ():
        yield replace(step, about=view.say("act_end_about"))


def year_end(view: View, found: Found) -> Iterator[Act]:
    """The steps of a year end, and the last of them where tiles were full."""
    yield compared(view, found)
    yield effected(view, found)
    yield drawn(view, found)
    if _FLUSH in found:
        yield emptied(view, found)


Found = dict[str, tuple[tuple[int, int], Event]]
"""A rule -> what it last told of the onlooker's city: the move, the number of its event, and the event."""


def happened(view: View) -> Found:
    """What was told since the year end began."""
    found: Found = {}
    for entry in view.log:
        for at, event in enumerate(entry.events):
            if event.rule == "discordia.yearend.order":
                found = {}
            if event.facts.get("seat") == view.hero + 1:
                found[event.rule] = (entry.ply, at), event
    return found


def compared(view: View, found: Found) -> Act:
    """The Germans against the soldiers of the city."""
    after, raid = found[_COMPARE]
    facts = raid.facts
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
        ply=after[0],
        after=after,
    )


def effected(view: View, found: Found) -> Act:
    """The reward of the green tile, or the damage of the red one; the board is that before the shortage is made up."""
    (ply, _), raid = found[_COMPARE]
    facts = raid.facts
    wins = facts["way"] == "gain"
    effects = ((facts["effect"], facts["amount"]),) if facts["effect"] else ()
    told = view.effects(effects) if effects else view.say("act_nothing")
    tone = "good" if wins else "bad"
    line = Tally(words=told, icons=effect_icons(effects), tone=tone)
    outcome = view.say("act_effect_outcome", way=facts["way"], effect=told)
    after, _ = found.get(_SHORTAGE, (None, raid))
    if after and after[1]:
        after = after[0], after[1] - 1  # what is told of the shortage belongs to the next step
    title = view.say("act_effect")
    return Act(title=title, lines=(line,), outcome=outcome, tone=tone, rule=_COMPARE, ply=ply, after=after)


def drawn(view: View, found: Found) -> Act:
    """What the city lacks, and the figures that come for it."""
    title = view.say("act_draw")
    if _SHORTAGE not in found:
        return Act(title=title)
    after, value = found[_SHORTAGE]
    facts = value.facts
    parts = ("symbols", "spaces", "aqueduct", *(("reward",) if facts["reward"] else ()))
    lines = [Tally(words=view.say(f"act_{part}"), value=f"{_SIGNS.get(part, '− ')}{facts[part]}") for part in parts]
    due, count = facts["shortage"], 0
    came, event = found.get("discordia.shortage.draw", (after, None))
    if due > 0 and event is None:
        return Act(title=title)
    if event is not None:
        after, count = came, event.facts["amount"]
        lines += figures(str(event.facts["figures"]))
    outcome = view.say("act_draw_outcome", count=count)
    return Act(title=title, lines=tuple(lines), outcome=outcome, rule=_SHORTAGE, ply=after[0], after=after)


def emptied(view: View, found: Found) -> Act:
    """Who leaves full tiles for the bag, after the draw."""
    after, event = found[_FLUSH]
    gone = str(event.facts["figures"])
    outcome, title = view.say("act_flush_outcome", count=len(gone)), view.say("act_flush")
    return Act(title=title, lines=tuple(figures(gone)), outcome=outcome, rule=_FLUSH, ply=after[0], after=after)


def figures(letters: str) -> Iterator[Tally]:
    """Who comes out of the bag or goes into it, two colours on a line: there is room for few lines."""
    found = [(icon,) * letters.count(letter) for letter, icon in zip(LETTERS, FIGURES, strict=True)]
    for pair in (found[0] + found[1], found[2] + found[3]):
        if pair:
            yield Tally(icons=pair, value=str(len(pair)))


def tally(view: View) -> Iterator[Act]:
    """Who has how many figures in supply; where the fewest are level, who has fewer at work; who has won."""
    ply, sheets = view.log[-1].ply, view.state.scores()
    first = max(sheet.total for sheet in sheets)
    level = [sheet.seat for sheet in sheets if sheet.total == first]
    rule = "discordia.end.final" if first else "discordia.end.instant"
    yield counted(view, "supply", range(view.state.players), rule, ply)
    if len(level) > 1:
        yield counted(view, "placed", level, "discordia.end.tie", ply)
    decided = next(sheet.decided_by for sheet in sheets if sheet.rank == 1) or rule
    why, tone = (Tally(words=rulebook.title(decided, view.lang)),), "good" if sheets[view.hero].rank == 1 else "bad"
    yield Act(title=view.say("act_won"), lines=why, outcome=view.winners(), tone=tone, rule=decided, ply=ply)


def counted(view: View, what: str, seats: Iterable[int], rule: str, ply: int) -> Act:
    """One number of these cities, side by side; the fewest win."""
    cities = view.state.cities
    counts = {seat: sum(cities[seat].supply) if what == "supply" else cities[seat].placed for seat in seats}
    least = min(counts.values())
    lines = tuple(
        Tally(words=view.who(seat), icons=("figure",) * min(count, 6), value=str(count), tone="good" * (count == least))
        for seat, count in counts.items()
    )
    best = [view.who(seat) for seat, count in counts.items() if count == least]
    facts = {"count": least, "names": tuple(best), "level": len(best)}
    return Act(title=view.say(f"act_{what}"), lines=lines, outcome=view.say("act_fewest", **facts), rule=rule, ply=ply)
