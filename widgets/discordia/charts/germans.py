"""The Germanic raid: both strengths, what a barracks that is completed would give, and the odds of what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from rulesim.discordia import odds
from rulesim.discordia.city import City, Laid
from rulesim.discordia.components import BARRACKS, Germanic, Tower
from rulesim.discordia.state import State
from rulesim.discordia.year_end import strength
from widgets.charts import theme
from widgets.charts.canvas import WHITE, Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.discordia.charts.canvas import lowered
from widgets.discordia.charts.query import ChartQuery, of_position

_LEFT, _RIGHT, _ROW, _MOST_ROWS, _MOST_NARROW = 214, 560, 32, 9, 4
_TOLD: Final = 44
"""On narrow paper: how much room the odds at the right need."""
_APART: Final = 84
"""Words on neighbouring lines that are nearer to each other stand one below the other."""


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
    rows = _Rows.on(question.paper, max([6, *need, *(line.strength for line in found)]))
    shown = rows.some(found)
    y = [rows.top + rows.pitch * row for row in range(1, len(shown) + 1)]
    effects = _effects(question)
    below = y[-1] + (62 if rows.paper.narrow else 88)
    chances = [question.percent(odds.withstand(question.state, line.strength)) for line in shown]
    marks = [
        *_needs(question, need, y, rows),
        *_germans(question, need, rows.top, rows),
        *(mark for line, at in zip(shown, y, strict=True) for mark in _bar(line, at, rows)),
        words(rows.chance(at, told) for told, at in zip(chances, y, strict=True)),
        words(
            [rows.wins(question), Word(0, below - 26, question.say("raid_effects"), size=rows.paper.body, bold=True)]
        ),
        *_outcomes(question, effects, below, rows),
    ]
    own = strength(question.city)
    head = question.head("raid", strength=own, germans=_range(need))
    paper, depth = rows.paper, below + 24 * len(effects)
    paper = lowered(paper, min(depth, paper.depth(0))) if paper.narrow else paper
    return page(
        marks, _numbers(question, found, effects), 0 if paper.narrow else max(220, depth), paper=paper, head=head
    )


@dataclass(frozen=True, slots=True)
class _Rows:
    """Where the bars of the strengths begin, how long one point is, how far it is from row to row."""

    left: float
    right: float
    scale: float
    pitch: float
    top: float
    paper: theme.Paper

    @classmethod
    def on(cls, paper: theme.Paper, most: int) -> _Rows:
        """Rows for strengths up to ``most``; on narrow paper labels stand above their bars."""
        if not paper.narrow:
            return cls(_LEFT, _RIGHT, (_RIGHT - _LEFT - 20) / most, _ROW, 20, paper)
        right = paper.room - _TOLD
        return cls(0, right, (right - 24) / most, 40, 26, paper)

    def some(self, found: list[_Line]) -> list[_Line]:
        """The strengths for which there is room: the first ones, and the last."""
        few = self.paper.narrow and len(found) > _MOST_NARROW
        return [*found[: _MOST_NARROW - 1], found[-1]] if few else found

    def label(self, y: float, text: str, *, bold: bool = False) -> Word:
        """The words of a row: left of its bar, or above it."""
        if self.paper.narrow:
            return Word(0, y - 18, text, size=self.paper.small, bold=bold)
        return Word(self.left - 14, y, text, "left", bold=bold)

    def chance(self, y: float, told: str) -> Word:
        """The odds of a row, right of it."""
        return Word(self.right + (2 if self.paper.narrow else 16), y, told, size=self.paper.body + 1, bold=True)

    def wins(self, question: ChartQuery) -> Word:
        """What the odds are of."""
        if self.paper.narrow:
            return Word(self.paper.room, self.top - 18, question.say("raid_wins"), "left", size=self.paper.small)
        return Word(self.right + 16, self.top, question.say("raid_wins"), bold=True)


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


def _needs(question: ChartQuery, need: Mapping[int, Fraction], y: Sequence[float], rows: _Rows) -> list[Mark]:
    """A line down from every strength that the Germans can have; below it the chance of who is as strong.

    On narrow paper it leaves room for what stands above the bars.
    """
    left, scale, bottom = rows.left, rows.scale, y[-1] + 14
    at = [(high - 11, high + 13) for high in y] if rows.paper.narrow else [(rows.top + 12, bottom)]
    paths = [[(left + scale * total, high), (left + scale * total, end)] for total in need for high, end in at]
    told: list[Word] = []
    for i, total in enumerate(() if rows.paper.narrow else need):
        chance = question.percent(odds.withstand(question.state, total))
        down = 18 if i % 2 and scale < _APART else 0
        text = question.say("raid_need", strength=total, chance=chance)
        told.append(Word(left + scale * total, bottom + 10 + down, text, "center", size=12))
    return [lines(paths, color=theme.BAD, width=1.5, dash="dash"), words(told)]


def _germans(question: ChartQuery, need: Mapping[int, Fraction], y: float, rows: _Rows) -> list[Mark]:
    """The open tiles, and hatched as far as those that nobody has seen may reach; right of them the odds."""
    scale = rows.scale
    open_now = [tile for tile in question.state.germanic if tile is not None]
    at, drawn, told = rows.left, list[Box](), list[Word]()
    for tile in open_now:
        wide = scale * tile.strength
        drawn.append(Box(at, y, wide, 20, _color(tile), hover=question.effects(tile.effects)))
        told.append(Word(at + wide / 2, y, str(tile.strength), "center", WHITE, 12, bold=True))
        at += wide
    known = sum(tile.strength for tile in open_now)
    if need and max(need) > known:
        drawn.append(Box(at, y, scale * (max(need) - known), 20, theme.BAD, theme.BAD, pattern="/"))
    told.append(rows.label(y, question.say("raid_germans"), bold=True))
    end = rows.left + scale * max([0, *need])
    told.append(Word(end + 6, y, _range(need), bold=True))
    return [boxes(drawn), words(told)]


def _range(need: Mapping[int, Fraction]) -> str:
    return "?" if not need else str(min(need)) if len(need) == 1 else f"{min(need)}–{max(need)}"


def _color(tile: Germanic) -> str:
    return theme.BAD if tile.red else theme.GOOD


def _bar(line: _Line, y: float, rows: _Rows) -> list[Mark]:
    """One strength: filled what counts already, hatched what a completed barracks would add."""
    at, scale, drawn, told = rows.left, rows.scale, list[Box](), list[Word]()
    for pieces, pattern in ((line.parts, ""), (line.more, "/")):
        for piece, count in pieces:
            hover = f"{piece}: {count}"
            drawn.append(Box(at, y, scale * count, 18, theme.SETS, theme.SETS, pattern=pattern, hover=hover))
            at += scale * count
    told.append(Word(at + 6, y, str(line.strength), bold=True))
    told.append(rows.label(y, line.label))
    return [boxes(drawn), words(told)]


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


def _outcomes(
    question: ChartQuery, effects: Sequence[tuple[str, bool, Fraction]], top: float, rows: _Rows
) -> list[Mark]:
    """A row for each thing that can happen: a bar as long as it is likely; on narrow paper its odds and its words."""
    y = [top + 24 * row for row in range(len(effects))]
    if rows.paper.narrow:
        room = int((rows.paper.depth(0) - top) // 24) + 1
        lines_of = [
            (Word(40, at, question.percent(chance), "left", theme.GOOD if good else theme.BAD, 12, bold=True),
             Word(48, at, what, size=rows.paper.small))
            for (what, good, chance), at in zip(effects[:room], y, strict=False)
        ]  # fmt: skip
        return [words(word for line in lines_of for word in line)]
    wide = 150
    drawn = [
        Box(64, at, max(1.5, wide * float(chance)), 14, theme.GOOD if good else theme.BAD, pattern="" if good else "/")
        for (_, good, chance), at in zip(effects, y, strict=True)
    ]
    told: list[Word] = []
    for (what, good, chance), at in zip(effects, y, strict=True):
        told.append(Word(56, at, question.percent(chance), "left", size=14, bold=True))
        label = question.say("raid_reward" if good else "raid_damage", effect=what)
        told.append(Word(72 + wide, at, label))
    return [boxes(drawn), words(told)]


def _chance_of(state: State, line: _Line) -> Fraction:
    return odds.withstand(state, line.strength)


def _numbers(question: ChartQuery, found: Sequence[_Line], effects: Sequence[tuple[str, bool, Fraction]]) -> Numbers:
    state, seat = question.state, question.seat
    need = odds.germanic_strength(state)
    rows: list[tuple[Cell, ...]] = []
    for line in found:
        chance = _chance_of(state, line)
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
