"""Points: the three majorities, the score by rule, and how it grew over the turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulesim.armorica import ending
from rulesim.armorica.cards import ICONS
from rulesim.armorica.state import State
from rulesim.game import ScoreSheet
from widgets.armorica.charts.palette import ICON
from widgets.armorica.charts.query import ChartQuery, Words, of_position
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, page, words
from widgets.charts.figure import Mark, Numbers, Sketch
from widgets.numbers import signed

PARTS: Final = ("sets", "gold", "grapes", "olives", "sheep")
"""The parts of a score, in the order of the score sheet."""
COLOR: Final = {"sets": theme.SETS, **ICON}
_PATTERN: Final = {"sets": "", "gold": "", "grapes": ".", "olives": "\\", "sheep": "-"}
"""So that the colours need not be told apart by colour alone."""


def shading(parts: Iterable[str]) -> Mark:
    """What is laid over the fill of parts of a score."""
    how = {"fillmode": "overlay", "fgcolor": theme.WHITE, "fgopacity": 0.3, "size": 6, "solidity": 0.25}
    return {"shape": [_PATTERN[part] for part in parts], **how}


@of_position
def majorities(question: ChartQuery) -> Sketch:
    """Grapes, olives and sheep of every seat: who leads by how much, who is level, and the VP of it."""
    paper, players, icons = question.paper, question.state.players, ending.MAJORITY_ICONS
    most = max(
        [
            4,
            *(
                state.totals[who][i]
                for state in (question.state, question.shown)
                for who in range(players)
                for i in icons
            ),
        ]
    )
    pitch = min(28, (paper.depth(360) - 8) / len(icons) / (players + 1.2))
    drawn, told = list[Box](), list[Word]()
    for number, icon in enumerate(icons):
        group = _Group(question, icon, top=number * (players + 1.2) * pitch, pitch=pitch, most=most)
        told += group.words()
        drawn += group.boxes()
    depth = len(icons) * (players + 1.2) * pitch
    alone = ending.majority([1, *([0] * (players - 1))], question.state.options)
    head = question.head("majorities", points=max(alone))
    return page([boxes(drawn), words(told)], _majorities_numbers(question), depth, head)


@dataclass(frozen=True, slots=True)
class _Group:
    """One majority: a line for the icon, then a bar per seat; ``most``: icons of the longest bar."""

    question: ChartQuery
    icon: int
    top: float
    pitch: float
    most: int

    @property
    def left(self) -> float:
        """Where bars begin."""
        return self.question.name_room

    @property
    def unit(self) -> float:
        """How long an icon is."""
        return (self.question.paper.room - self.left - _VP_ROOM) / self.most

    def lines(self) -> Iterator[tuple[int, float, int, int]]:
        """(seat, the middle of its line, icons now, icons then)."""
        state, shown = self.question.state, self.question.shown
        for number, who in enumerate(self.question.seats):
            y = self.top + (number + 1.5) * self.pitch
            yield who, y, state.totals[who][self.icon], shown.totals[who][self.icon]

    def boxes(self) -> Iterator[Box]:
        """The bars: what stays, and hatched what the candidate adds (or, in red, takes away)."""
        color = ICON[ICONS[self.icon]]
        for _, y, now, then in self.lines():
            kept, height = min(now, then), 0.66 * self.pitch
            if kept:
                yield Box(self.left, y, kept * self.unit, height, color, color)
            if now != then:
                fill = color if then > now else theme.BAD
                yield Box(self.left + kept * self.unit, y, abs(then - now) * self.unit, height, fill, fill, pattern="/")

    def words(self) -> Iterator[Word]:
        """The icon and who leads; per seat its name, its icons and the VP that it has for them."""
        question, size = self.question, self.question.paper.body
        y = self.top + 0.55 * self.pitch
        name = question.term(f"icon_{ICONS[self.icon]}")
        yield Word(0, y, name, size=size, bold=True)
        yield Word(
            theme.length(name, size, bold=True) + 8,
            y,
            _lead(question, self.icon),
            color=theme.MUTED,
            size=question.paper.small,
        )
        won = _bonus(question.shown, self.icon)
        for who, at, now, then in self.lines():
            own = who == question.seat
            yield Word(self.left - 6, at, question.short_who(who), "left", size=size, bold=own)
            end = self.left + max(now, then) * self.unit + 4
            yield Word(end, at, question.step(now, then), size=size, bold=own)
            yield Word(question.paper.room, at, question.vp(won[who]) if won[who] else "", "left", size=size, bold=True)


_VP_ROOM: Final = 84
"""The room behind the longest bar, for a number and the VP."""


def _bonus(state: State, icon: int) -> list[int]:
    """VP per seat for the majority of one icon."""
    return ending.majority([total[icon] for total in state.totals], state.options)


def _lead(question: ChartQuery, icon: int) -> str:
    """Who leads, by how much, or who is level."""
    state = question.shown
    counts = [total[icon] for total in state.totals]
    best = max(counts)
    leaders = [who for who, count in enumerate(counts) if count == best]
    if best == 0:
        return question.say("lead_nobody")
    if len(leaders) > 1:
        return question.say("lead_tie", count=len(leaders))
    second = max(count for who, count in enumerate(counts) if who not in leaders)
    return question.say("lead_by", who=question.short_who(leaders[0]), lead=best - second)


def _one_more(state: State, seat: int, icon: int) -> int:
    """What one further icon would change in the seat's VP for that majority."""
    richer = state.copy()
    richer.totals[seat][icon] += 1
    return _bonus(richer, icon)[seat] - _bonus(state, icon)[seat]


def _majorities_numbers(question: ChartQuery) -> Numbers:
    state = question.shown
    rows = tuple(
        (
            question.term(f"icon_{ICONS[icon]}"),
            question.who(who),
            state.totals[who][icon],
            _bonus(state, icon)[who],
            signed(_one_more(state, who, icon)),
        )
        for icon in ending.MAJORITY_ICONS
        for who in range(state.players)
    )
    heads = tuple(question.say(f"head_{name}") for name in ("icon", "player", "icons", "points", "one-more"))
    subtitle = question.why_not or question.do or _chances(question)
    return Numbers(question.say("majorities_title"), subtitle, heads, rows)


def _chances(question: ChartQuery) -> str:
    """What one more icon would change for the seat, where it changes anything."""
    gains = [(icon, _one_more(question.state, question.seat, icon)) for icon in ending.MAJORITY_ICONS]
    told = [
        question.say("one-more_icon", icon=question.term(f"icon_{ICONS[icon]}"), gain=question.gain(gain))
        for icon, gain in gains
        if gain
    ]
    who = question.who(question.seat)
    return question.say("one-more", who=who, gains=", ".join(told)) if told else question.say("one-more_none", who=who)


def parts(sheet: ScoreSheet) -> dict[str, int]:
    """A score sheet's points by part."""
    return dict(zip(PARTS, (line.points for line in sheet.lines), strict=True))


def part_name(own: Words, part: str) -> str:
    """What a part of the score is called."""
    return own.say("part_sets") if part == "sets" else own.term(f"icon_{part}")


@dataclass(frozen=True, slots=True)
class _Piece:
    """A piece of a bar: VP of one part of the score, the bar being ``start`` VP long before it.

    ``kind``: "kept", "more" (added by the candidate) or "less" (taken away by it).
    """

    part: str
    start: int
    points: int
    kind: str


def _pieces(now: Mapping[str, int], then: Mapping[str, int]) -> list[_Piece]:
    """What stays of each part, then what is added, then what is taken away, end to end."""
    sizes = [(part, min(now[part], then[part]), "kept") for part in PARTS]
    sizes += [(part, then[part] - now[part], "more") for part in PARTS]
    sizes += [(part, now[part] - then[part], "less") for part in PARTS]
    pieces, start = list[_Piece](), 0
    for part, points, kind in sizes:
        if points > 0:
            pieces.append(_Piece(part, start, points, kind))
            start += points
    return pieces


@of_position
def scores(question: ChartQuery) -> Sketch:
    """Every seat's score by rule, as if the game ended now; hatched: what the candidate adds, or takes away."""
    now, then = question.state.scores(), question.shown.scores()
    bars = {seat: _pieces(parts(now[seat]), parts(then[seat])) for seat in question.seats}
    plot = _Plot(question, bars)
    pieces = [(y, piece) for seat, y in plot.lines() for piece in bars[seat]]
    kept = boxes(plot.box(y, piece) for y, piece in pieces if piece.kind == "kept")
    kept["marker"]["pattern"] = shading([piece.part for _, piece in pieces if piece.kind == "kept"])
    marks = [
        *plot.ruler(),
        kept,
        boxes(plot.box(y, piece) for y, piece in pieces if piece.kind != "kept"),
        words([*plot.points(pieces), *plot.totals(now, then)]),
        *_key(question, plot.bottom + 42, hatched=question.moves),
    ]
    depth = plot.bottom + _BELOW
    head = question.head("scores", over="yes" if question.state.is_over else "no")
    return page(marks, _scores_numbers(question, now, then), depth, head)


_SHORTEST: Final = 20
"""The axis is at least so many VP long."""
_TOTAL_ROOM: Final = 56
"""The room behind the longest bar, for its total."""
_BELOW: Final = 100
"""The height of the axis' numbers and of the legend."""


class _Plot:
    """Where the bars of the scores are, and what is written on them."""

    def __init__(self, question: ChartQuery, bars: Mapping[int, Sequence[_Piece]]) -> None:
        paper = question.paper
        self.question, self.bars, self.left = question, bars, question.name_room
        self.longest = max(_SHORTEST, *(sum(piece.points for piece in pieces) for pieces in bars.values()))
        self.unit = (paper.room - self.left - _TOTAL_ROOM) / self.longest
        self.pitch = min(76, (paper.depth(300) - _BELOW) / len(bars))
        self.bottom = len(bars) * self.pitch

    def lines(self) -> Iterator[tuple[int, float]]:
        """(seat, the middle of its bar)."""
        return ((seat, (number + 0.5) * self.pitch) for number, seat in enumerate(self.bars))

    def box(self, y: float, piece: _Piece) -> Box:
        """A piece of a bar."""
        fill = theme.BAD if piece.kind == "less" else COLOR[piece.part]
        width, pattern = piece.points * self.unit - 1, "" if piece.kind == "kept" else "/"
        return Box(
            self.left + piece.start * self.unit, y, width, min(40, 0.52 * self.pitch), fill, fill, pattern=pattern
        )

    def ruler(self) -> list[Mark]:
        """A line for every ten VP, and its number below."""
        size, tens = self.question.paper.small, range(0, self.longest + 1, 10)
        at = [(self.left + ten * self.unit, ten) for ten in tens]
        told = [Word(x, self.bottom + 12, str(ten), "center", theme.MUTED, size) for x, ten in at]
        return [lines([[(x, 0), (x, self.bottom)] for x, _ in at], color=theme.FAINT, width=1), words(told)]

    def points(self, pieces: Iterable[tuple[float, _Piece]]) -> Iterator[Word]:
        """The VP of each piece, where there is room."""
        for y, piece in pieces:
            text, size = str(piece.points), self.question.paper.small
            if piece.kind == "kept" and piece.points * self.unit > theme.length(text, size, bold=True) + 2:
                x = self.left + (piece.start + piece.points / 2) * self.unit
                yield Word(x, y, text, "center", theme.WHITE, size, bold=True)

    def totals(self, now: Sequence[ScoreSheet], then: Sequence[ScoreSheet]) -> Iterator[Word]:
        """Left of the bars who it is, right of them the totals; the leaders' are bold."""
        size = self.question.paper.body
        for seat, y in self.lines():
            yield Word(
                self.left - 6, y, self.question.short_who(seat), "left", size=size, bold=seat == self.question.seat
            )
            end = self.left + sum(piece.points for piece in self.bars[seat]) * self.unit + 5
            total = self.question.step(now[seat].total, then[seat].total)
            yield Word(end, y, total, size=size, bold=then[seat].rank == 1 or now[seat].total != then[seat].total)


def _key(own: Words, y: float, *, hatched: bool) -> list[Mark]:
    """What the colours stand for: a patch of each, and what it is won with: "most grapes"."""
    size = theme.PAPER.small
    places = [(index % 2 * theme.PAPER.room / 2, y + index // 2 * 22) for index in range(len(PARTS) + 1)]
    patches = [Box(x, at, 12, 12, COLOR[part], COLOR[part]) for (x, at), part in zip(places, PARTS, strict=False)]
    known = boxes(patches)
    known["marker"]["pattern"] = shading(PARTS)
    told = [
        Word(x + 18, at, own.say("part", part=part, name=part_name(own, part)), color=theme.MUTED, size=size)
        for (x, at), part in zip(places, PARTS, strict=False)
    ]
    if not hatched:
        return [known, words(told)]
    x, at = places[-1]
    told.append(Word(x + 18, at, own.say("if"), color=theme.MUTED, size=size))
    return [known, boxes([Box(x, at, 12, 12, theme.INK, theme.INK, pattern="/")]), words(told)]


def _scores_numbers(question: ChartQuery, now: Sequence[ScoreSheet], then: Sequence[ScoreSheet]) -> Numbers:
    heads = (question.say("head_player"), *(part_name(question, part) for part in PARTS), question.say("head_total"))
    rows: list[tuple[str | int, ...]] = [(question.who(s.seat), *parts(s).values(), s.total) for s in now]
    moved = [b for a, b in zip(now, then, strict=True) if parts(a) != parts(b)]
    rows += [(question.say("then", who=question.who(s.seat)), *parts(s).values(), s.total) for s in moved]
    title = question.say("scores_title", over="yes" if question.state.is_over else "no")
    ahead = [question.who(sheet.seat) for sheet in then if sheet.rank == 1]
    subtitle = question.why_not or question.do or question.say("ahead", names=ahead, count=len(ahead))
    return Numbers(title, subtitle, heads, tuple(rows))
