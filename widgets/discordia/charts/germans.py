"""The Germanic raid: both strengths, what a barracks that is completed would give, and the odds of what follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from rulesim.discordia import odds
from rulesim.discordia.city import City, Laid
from rulesim.discordia.components import BARRACKS, Germanic, Tower
from rulesim.discordia.year_end import strength
from widgets.charts import theme
from widgets.charts.canvas import WHITE, Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.discordia.charts.query import ChartQuery, of_position

_TOP, _ROW, _MOST_ROWS, _SHOWN = 26, 40, 9, 4
_RIGHT: Final = theme.PAPER.room - 44
"""Where the odds at the right begin."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One strength: what it is, the parts it is made of, and those that are not there yet."""

    label: str
    parts: tuple[tuple[str, int], ...]
    more: tuple[tuple[str, int], ...] = ()

    @property
    def strength(self) -> int:
        return sum(count for _, count in (*self.parts, *self.more))


@of_position
def raid(question: ChartQuery) -> Sketch:
    """A seat's strength against the Germans, what completing each barracks would give, and the odds of the raid.

    Exact: every Germanic tile that nobody has seen is equally likely for its letter.
    """
    found = _lines(question)
    need = odds.germanic_strength(question.state)
    scale = (_RIGHT - 24) / max([6, *need, *(line.strength for line in found)])
    shown = [*found[: _SHOWN - 1], found[-1]] if len(found) > _SHOWN else found
    y = [_TOP + _ROW * row for row in range(1, len(shown) + 1)]
    effects, paper, below = _effects(question), question.paper, y[-1] + 62
    told = [
        Word(_RIGHT + 2, at, question.percent(odds.withstand(question.state, line.strength)), size=14, bold=True)
        for line, at in zip(shown, y, strict=True)
    ]
    told.append(Word(paper.room, _TOP - 18, question.say("raid_wins"), "left", size=paper.small))
    told.append(Word(0, below - 26, question.say("raid_effects"), size=paper.body, bold=True))
    marks = [
        _needs(need, y, scale),
        *_germans(question, need, scale),
        *(mark for line, at in zip(shown, y, strict=True) for mark in _bar(line, at, scale)),
        words([*told, *_outcomes(question, effects, below)]),
    ]
    head = question.head("raid", strength=strength(question.city), germans=_range(need))
    depth = min(below + 24 * len(effects), paper.depth(0))
    return page(marks, _numbers(question, found, effects), depth, head, low=True)


def _label(y: float, text: str, *, bold: bool = False) -> Word:
    """The words of a row, above its bar."""
    return Word(0, y - 18, text, size=theme.PAPER.small, bold=bold)


def _fighting(city: City) -> list[Laid]:
    """Barracks and towers that are, or can be, of any strength."""
    return [laid for laid in (*city.slots[BARRACKS], *city.towers) if laid is not None and _most(laid)]


def _most(laid: Laid) -> int:
    """The strength of a barracks or tower once it is completely occupied."""
    return laid.tile.capacity + (laid.tile.strength if isinstance(laid.tile, Tower) else 0)


def _now(laid: Laid) -> int:
    """Its strength now: nothing for figures as long as a space is free."""
    return (laid.placed if laid.is_full else 0) + (laid.tile.strength if isinstance(laid.tile, Tower) else 0)


def _lines(question: ChartQuery) -> list[_Line]:
    """The strength now, after the candidate, with each barracks completed, and with all of them."""
    found = [_Line(question.say("raid_now"), _strong(question, question.city))]
    if question.moves and strength(question.then) != strength(question.city):
        found.append(_Line(question.say("raid_then"), _strong(question, question.then)))
    own = _strong(question, question.then)
    partly = [laid for laid in _fighting(question.then) if _most(laid) > _now(laid)]
    for laid in partly:
        label = question.say("raid_complete", tile=question.tile(laid.tile), count=laid.tile.capacity - laid.placed)
        found.append(_Line(label, own, (_gain(question, laid),)))
    if len(partly) > 1:
        gains = tuple(_gain(question, laid) for laid in partly)
        found = [*found[: _MOST_ROWS - 1], _Line(question.say("raid_all"), own, gains)]
    return found


def _gain(question: ChartQuery, laid: Laid) -> tuple[str, int]:
    """What filling it would add."""
    return question.tile(laid.tile), _most(laid) - _now(laid)


def _strong(question: ChartQuery, city: City) -> tuple[tuple[str, int], ...]:
    return tuple((question.tile(laid.tile), _now(laid)) for laid in _fighting(city) if _now(laid))


def _needs(need: Mapping[int, Fraction], y: Sequence[float], scale: float) -> Mark:
    """A line through the bars at every strength that the Germans can have."""
    paths = [[(scale * total, high - 11), (scale * total, high + 13)] for total in need for high in y]
    return lines(paths, color=theme.BAD, width=1.5, dash="dash")


def _germans(question: ChartQuery, need: Mapping[int, Fraction], scale: float) -> list[Mark]:
    """The open tiles, and hatched as far as those that nobody has seen may reach; right of them their strengths."""
    open_now = [tile for tile in question.state.germanic if tile is not None]
    at, y, drawn, told = 0.0, _TOP, list[Box](), list[Word]()
    for tile in open_now:
        wide = scale * tile.strength
        drawn.append(Box(at, y, wide, 20, _color(tile), hover=question.effects(tile.effects)))
        told.append(Word(at + wide / 2, y, str(tile.strength), "center", WHITE, 12, bold=True))
        at += wide
    known = sum(tile.strength for tile in open_now)
    if need and max(need) > known:
        drawn.append(Box(at, y, scale * (max(need) - known), 20, theme.BAD, theme.BAD, pattern="/"))
    told.append(_label(y, question.say("raid_germans"), bold=True))
    told.append(Word(scale * max([0, *need]) + 6, y, _range(need), bold=True))
    return [boxes(drawn), words(told)]


def _range(need: Mapping[int, Fraction]) -> str:
    return "?" if not need else str(min(need)) if len(need) == 1 else f"{min(need)}–{max(need)}"


def _color(tile: Germanic) -> str:
    return theme.BAD if tile.red else theme.GOOD


def _bar(line: _Line, y: float, scale: float) -> list[Mark]:
    """One strength: filled what counts already, hatched what a completed barracks would add."""
    at, drawn = 0.0, list[Box]()
    for pieces, pattern in ((line.parts, ""), (line.more, "/")):
        for piece, count in pieces:
            hover = f"{piece}: {count}"
            drawn.append(Box(at, y, scale * count, 18, theme.SETS, theme.SETS, pattern=pattern, hover=hover))
            at += scale * count
    return [boxes(drawn), words([Word(at + 6, y, str(line.strength), bold=True), _label(y, line.label)])]


def _effects(question: ChartQuery) -> list[tuple[str, bool, Fraction]]:
    """What the raid does to the seat: (words, whether a reward, probability), rewards first, likely ones first.

    With a candidate: after it.
    """
    state = question.shown
    found: dict[tuple[bool, str], Fraction] = {}
    for tile, chance in odds.raid_effects(state, strength(state.cities[question.seat])).items():
        what = tile.red, question.effects(tile.effects)
        found[what] = found.get(what, Fraction()) + chance
    ranked = sorted(found.items(), key=lambda item: (item[0][0], -item[1], item[0][1]))
    return [(told, not red, chance) for (red, told), chance in ranked]


def _outcomes(question: ChartQuery, effects: Sequence[tuple[str, bool, Fraction]], top: float) -> Iterator[Word]:
    """A row for each thing that can happen, as far as there is room: its odds and its words."""
    room = int((question.paper.depth(0) - top) // 24) + 1
    for row, (what, good, chance) in enumerate(effects[:room]):
        y, color = top + 24 * row, theme.GOOD if good else theme.BAD
        yield Word(40, y, question.percent(chance), "left", color, 12, bold=True)
        yield Word(48, y, what, size=question.paper.small)


def _numbers(question: ChartQuery, found: Sequence[_Line], effects: Sequence[tuple[str, bool, Fraction]]) -> Numbers:
    state, seat = question.state, question.seat
    need = odds.germanic_strength(state)
    rows: list[tuple[Cell, ...]] = []
    for line in found:
        chance = odds.withstand(state, line.strength)
        rows.append((line.label, str(line.strength), question.percent(chance), str(chance)))
    for total, chance in need.items():
        rows.append((question.say("raid_germans"), str(total), question.percent(chance), str(chance)))
    for what, good, chance in effects:
        label = question.say("raid_reward" if good else "raid_damage", effect=what)
        rows.append((label, "", question.percent(chance), str(chance)))
    own = strength(question.city)
    title = question.say("raid_title", who=question.who(seat), strength=own, germans=_range(need))
    chance = question.percent(odds.withstand(state, own))
    subtitle = question.subtitle(question.say("raid_note", year=state.year, chance=chance))
    if question.moves and len(found) > 1:
        after = question.percent(odds.withstand(question.shown, strength(question.then)))
        subtitle = question.say("raid_would", do=question.do, before=chance, after=after)
    heads = tuple(question.say(f"head_{name}") for name in ("what", "strength", "chance", "exactly"))
    return Numbers(title, subtitle, heads, tuple(rows))
