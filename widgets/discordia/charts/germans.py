"""The Germanic raid: both strengths, what a barracks that is completed would give, and the odds of what follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from rulesim.discordia import odds
from rulesim.discordia.city import City, Laid
from rulesim.discordia.components import BARRACKS, Tower
from rulesim.discordia.year_end import strength
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Axis, Box, Drawn, Line, Word, is_hatched, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.query import ChartQuery, of_position
from widgets.scenes.wording import yes

_TOP, _ROW, _MOST_ROWS, _SHOWN, _SMALL = 26, 40, 9, 4, theme.SMALL
_RIGHT: Final = ROOM - 44
"""Where the odds at the right begin."""
_LINE, _END = 24, 8
"""The step from line to line of what the raid does, and what is below the last: so many as fit the page are drawn."""
Effect = tuple[str, bool, Fraction]
"""What the raid may do to a seat: in words, whether it is a reward, how likely it is."""


class _Strength(NamedTuple):
    """One strength: what it is, the parts it is made of, and those that are not there yet."""

    label: str
    parts: Sequence[tuple[str, int]]
    more: Sequence[tuple[str, int]] = ()

    @property
    def total(self) -> int:
        return sum(count for _, count in (*self.parts, *self.more))


@of_position
def raid(question: ChartQuery) -> Sketch:
    """A seat's strength against the Germans, what completing each barracks would give, and the odds of the raid.

    Exact: every Germanic tile that nobody has seen is equally likely for its letter.
    """
    found, effects, need = _strengths(question), _effects(question), odds.germanic_strength(question.state)
    axis = Axis(0, (_RIGHT - 24) / max([6, *need, *(one.total for one in found)]))
    shown = [*found[: _SHOWN - 1], found[-1]] if len(found) > _SHOWN else found
    below = _TOP + _ROW * len(shown) + 62
    lines = range(below, int(DEPTH) - _END + 1, _LINE)[: len(effects)]
    drawn = list(_germans(question, need, axis))
    for row, one in enumerate(shown, 1):
        y, at = _TOP + _ROW * row, 0
        drawn.append(Word(0, y - 18, one.label, size=_SMALL))
        for n, (piece, count) in enumerate((*one.parts, *one.more)):
            pattern = "" if n < len(one.parts) else "/"
            drawn.append(axis.bar(at, count, y, 18, theme.SETS, pattern, f"{piece}: {count}"))
            at += count
        drawn += (Line([(axis.x(total), y - 11), (axis.x(total), y + 13)], theme.BAD, dash="dash") for total in need)
        drawn.append(Word(axis.x(at) + 6, y, str(one.total), bold=True))
        chance = question.percent(odds.withstand(question.state, one.total))
        drawn.append(Word(_RIGHT + 2, y, chance, size=14, bold=True))
    drawn.append(Word(0, below - 26, question.say("raid_effects"), bold=True))
    for y, (what, good, chance) in zip(lines, effects, strict=False):
        color = theme.GOOD if good else theme.BAD
        drawn.append(Word(40, y, question.percent(chance), "left", color, _SMALL, bold=True))
        drawn.append(Word(48, y, what, size=_SMALL))
    hatched = yes(is_hatched([drawn]))
    head = question.head("raid", strength=strength(question.city), germans=_range(need), hatched=hatched)
    return page([drawn], _numbers(question, found, effects), (lines or [below])[-1] + _END, head, low=True)


def _fighting(city: City) -> list[Laid]:
    """Barracks and towers that are, or can be, of any strength."""
    return [laid for laid in (*city.slots[BARRACKS], *city.towers) if laid is not None and _most(laid)]


def _most(laid: Laid) -> int:
    """The strength of a barracks or tower once it is completely occupied."""
    return laid.tile.capacity + (laid.tile.strength if isinstance(laid.tile, Tower) else 0)


def _now(laid: Laid) -> int:
    """Its strength now: nothing for figures as long as a space is free."""
    return (laid.placed if laid.is_full else 0) + (laid.tile.strength if isinstance(laid.tile, Tower) else 0)


def _strengths(question: ChartQuery) -> list[_Strength]:
    """The strength now, after the candidate, with each barracks completed, and with all of them."""
    before, own = (
        [(question.tile(laid.tile), _now(laid)) for laid in _fighting(city) if _now(laid)]
        for city in (question.city, question.then)
    )
    found = [_Strength(question.say("raid_now"), before)]
    if question.moves and strength(question.then) != strength(question.city):
        found.append(_Strength(question.say("raid_then"), own))
    partly = [laid for laid in _fighting(question.then) if _most(laid) > _now(laid)]
    gains = [(question.tile(laid.tile), _most(laid) - _now(laid)) for laid in partly]
    for laid, gain in zip(partly, gains, strict=True):
        label = question.say("raid_complete", tile=gain[0], count=laid.tile.capacity - laid.placed)
        found.append(_Strength(label, own, [gain]))
    if len(partly) > 1:
        found = [*found[: _MOST_ROWS - 1], _Strength(question.say("raid_all"), own, gains)]
    return found


def _germans(question: ChartQuery, need: Mapping[int, Fraction], axis: Axis) -> Iterator[Drawn]:
    """The open tiles, and hatched as far as those that nobody has seen may reach; right of them their strengths."""
    yield Word(ROOM, _TOP - 18, question.say("raid_wins"), "left", size=_SMALL)
    yield Word(0, _TOP - 18, question.say("raid_germans"), size=_SMALL, bold=True)
    known, most = 0, max([0, *need])
    for tile in question.state.germanic:
        if tile is not None:
            wide, color = axis.unit * tile.strength, theme.BAD if tile.red else theme.GOOD
            yield Box(axis.x(known), _TOP, wide, 20, color, hover=question.effects(tile.effects))
            yield Word(axis.x(known) + wide / 2, _TOP, str(tile.strength), "center", theme.WHITE, 12, bold=True)
            known += tile.strength
    if most > known:
        yield axis.bar(known, most - known, _TOP, 20, theme.BAD, "/")
    yield Word(axis.x(most) + 6, _TOP, _range(need), bold=True)


def _range(need: Mapping[int, Fraction]) -> str:
    return "–".join(map(str, dict.fromkeys((min(need), max(need))))) if need else "?"


def _effects(question: ChartQuery) -> list[Effect]:
    """What the raid does to the seat, rewards first, likely ones first. With a candidate: after it."""
    found: dict[tuple[bool, str], Fraction] = {}
    for tile, chance in odds.raid_effects(question.shown, strength(question.then)).items():
        what = tile.red, question.effects(tile.effects)
        found[what] = found.get(what, Fraction()) + chance
    ranked = sorted(found.items(), key=lambda item: (item[0][0], -item[1], item[0][1]))
    return [(told, not red, chance) for (red, told), chance in ranked]


def _numbers(question: ChartQuery, found: Sequence[_Strength], effects: Sequence[Effect]) -> Numbers:
    state, own, say = question.state, strength(question.city), question.say
    need = odds.germanic_strength(state)
    told = [(one.label, str(one.total), odds.withstand(state, one.total)) for one in found]
    told += [(say("raid_germans"), str(total), chance) for total, chance in need.items()]
    told += [(say("raid_reward" if good else "raid_damage", effect=what), "", chance) for what, good, chance in effects]
    rows: list[tuple[Cell, ...]] = [(*row, question.percent(chance), str(chance)) for *row, chance in told]
    chance, would = question.percent(odds.withstand(state, own)), ""
    if question.moves and len(found) > 1:
        after = question.percent(odds.withstand(question.shown, strength(question.then)))
        would = say("raid_would", do=question.do, before=chance, after=after)
    facts = {"strength": own, "germans": _range(need), "year": state.year, "chance": chance}
    return question.table("raid", "what strength chance exactly", rows, would, **facts)
