"""The end of a year as a city meets it: Germans against soldiers, reward or damage, figures from the bag, full tiles
emptied; and the end of the game: who has the fewest figures, and what decides where that is level.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesim import Event
from rulesim.discordia.components import LETTERS
from widgets.discordia.scene.wording import FIGURES, effect_icons
from widgets.scenes import Act, Tally
from widgets.scenes.layout import act

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View

_COMPARE = "discordia.raid.compare"
_SHORTAGE = "discordia.shortage.value"
_FLUSH = "discordia.shortage.flush"
_SIGNS = {"symbols": "", "spaces": "+ "}
"""What stands before the parts of a shortage; before the others a minus."""
_ROOM = 6
"""So many symbols stand side by side; of more than that each stands for several."""
Found = dict[str, tuple[tuple[int, int], Event]]
"""A rule -> what it last told of the onlooker's city: the move, the number of its event, and the event."""


def acts(view: View) -> Iterator[Act]:
    """The steps of the last year end, as far as they have come, none before there was one; at last the tally."""
    found = happened(view)
    for step in year_end(view, found) if _COMPARE in found else ():
        yield replace(step, about=view.say("act_year_about"))
    for step in tally(view) if view.state.is_over else ():
        yield replace(step, about=view.say("act_end_about"))


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


def year_end(view: View, found: Found) -> Iterator[Act]:
    """Germans against soldiers; the reward of the green tile or the damage of the red one, on the board before the
    shortage is made up; who comes for it; and who leaves full tiles for the bag, if any did.
    """
    after, raid = found[_COMPARE]
    way, effects = raid.facts["way"], ((raid.facts["effect"], raid.facts["amount"]),) if raid.facts["effect"] else ()
    tone = "good" if way == "gain" else "bad"
    germans, strength, towers = (raid.facts[name] for name in ("germans", "strength", "towers"))
    sides = ("germans", "strength", germans), ("towers", "tower", towers), ("barracks", "soldier", strength - towers)
    lines = [Tally(words=view.say(f"act_{who}"), icons=(icon,) * min(n, _ROOM), value=str(n)) for who, icon, n in sides]
    facts = {"germans": germans, "strength": strength, "way": way}
    yield act(view, "raid", lines, "discordia.raid.strength", facts, tone=tone, after=after)
    told = view.effects(effects) if effects else view.say("act_nothing")
    line, short = Tally(words=told, icons=effect_icons(effects), tone=tone), found.get(_SHORTAGE)
    before = short[0] if short else None
    if before and before[1]:
        before = before[0], before[1] - 1  # what is told of the shortage belongs to the next step
    facts = {"way": way, "effect": told}
    yield act(view, "effect", [line], _COMPARE, facts, tone=tone, ply=after[0], after=before)
    yield drawn(view, found)
    if _FLUSH in found:
        after, event = found[_FLUSH]
        gone = str(event.facts["figures"])
        yield act(view, "flush", figures(gone), _FLUSH, {"count": len(gone)}, after=after)


def drawn(view: View, found: Found) -> Act:
    """What the city lacks, and the figures that come for it."""
    after, value = found.get(_SHORTAGE, (None, None))
    came, event = found.get("discordia.shortage.draw", (after, None))
    if value is None or (value.facts["shortage"] > 0 and event is None):
        return Act(title=view.say("act_draw"))
    parts = ("symbols", "spaces", "aqueduct", *("reward",) * bool(value.facts["reward"]))
    values = {part: f"{_SIGNS.get(part, '− ')}{value.facts[part]}" if value.facts[part] else "0" for part in parts}
    lines = [Tally(words=view.say(f"act_{part}"), value=told) for part, told in values.items()]
    lines += figures(str(event.facts["figures"])) if event else ()
    facts = {"count": event.facts["amount"] if event else 0, "back": max(0, -value.facts["shortage"])}
    return act(view, "draw", lines, _SHORTAGE, facts, after=came)


def figures(letters: str) -> Iterator[Tally]:
    """Who comes out of the bag or goes into it, two colours on a line: there is room for few lines."""
    found = [(icon,) * letters.count(letter) for letter, icon in zip(LETTERS, FIGURES, strict=True)]
    for pair in (found[0] + found[1], found[2] + found[3]):
        if pair:
            yield Tally(icons=pair, value=str(len(pair)))


def tally(view: View) -> Iterator[Act]:
    """Who has how many figures in supply; where the fewest are level, who has fewer at work. An empty supply wins
    without being compared.
    """
    ply, sheets = view.log[-1].ply, view.state.scores()
    first = max(sheet.total for sheet in sheets)
    level = [sheet.seat for sheet in sheets if sheet.total == first]
    if first:
        yield counted(view, "supply", range(view.state.players), "discordia.end.final", ply)
    if first and len(level) > 1:
        yield counted(view, "placed", level, "discordia.end.tie", ply)


def counted(view: View, what: str, seats: Iterable[int], rule: str, ply: int) -> Act:
    """One number of these cities, side by side; the fewest win."""
    cities = view.state.cities
    counts = {seat: sum(cities[seat].supply) if what == "supply" else cities[seat].placed for seat in seats}
    least, most = min(counts.values()), max(_ROOM, *counts.values())
    lines = [
        Tally(words=view.who(seat), icons=("figure",) * -(-_ROOM * n // most), value=str(n), tone="good" * (n == least))
        for seat, n in counts.items()
    ]
    best = tuple(view.who(seat) for seat, count in counts.items() if count == least)
    return act(view, what, lines, rule, view.say("act_fewest", count=least, names=best, level=len(best)), ply=ply)
