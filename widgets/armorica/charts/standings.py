"""Points: the three majorities, the score by rule, and how it grew over the turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rulesim.armorica import ending
from rulesim.armorica.cards import ICONS
from rulesim.armorica.state import State
from rulesim.game import ScoreSheet
from widgets.armorica.charts.query import ICON, ChartQuery, of_position
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Drawn, Line, Word, page
from widgets.charts.figure import Numbers, Sketch
from widgets.numbers import signed
from widgets.scenes.wording import yes

_VP_ROOM: Final = 84
"""The room behind the longest bar, for a number and the VP."""

# --- majorities ---


@of_position
def majorities(question: ChartQuery) -> Sketch:
    """Grapes, olives and sheep of every seat: who leads by how much, who is level, and the VP of it."""
    players, icons, both = question.state.players, ending.MAJORITY_ICONS, (question.state, question.shown)
    most = max([4, *(total[icon] for state in both for total in state.totals for icon in icons)])
    pitch = min(28, (360 - 8) / len(icons) / (players + 1.2))
    unit, high = (ROOM - question.name_room - _VP_ROOM) / most, (players + 1.2) * pitch
    drawn = [part for n, icon in enumerate(icons) for part in _group(question, icon, n * high, pitch, unit)]
    alone = ending.majority([1, *([0] * (players - 1))], question.state.options)
    now, then = ([[total[icon] for icon in icons] for total in state.totals] for state in both)
    head = question.head("majorities", [drawn], now != then, points=max(alone))
    return page([drawn], _majorities_numbers(question), len(icons) * high, head)


def _group(question: ChartQuery, icon: int, top: float, pitch: float, unit: float) -> Iterator[Drawn]:
    """One majority: a line for the icon and who leads; per seat its name, a bar of its icons, their number, its VP.

    Hatched is what the candidate adds (or, in red, takes away).
    """
    y, name, color = top + 0.55 * pitch, question.term(f"icon_{ICONS[icon]}"), ICON[ICONS[icon]]
    yield Word(0, y, name, bold=True)
    yield Word(theme.length(name, 13, bold=True) + 8, y, _lead(question, icon), color=theme.MUTED, size=theme.SMALL)
    left, won = question.name_room, _bonus(question.shown, icon)
    for number, who in enumerate(question.seats):
        y, own = top + (number + 1.5) * pitch, who == question.seat
        now, then = question.state.totals[who][icon], question.shown.totals[who][icon]
        fill = color if then > now else theme.BAD
        yield Box(left, y, min(now, then) * unit, 0.66 * pitch, color, color)
        yield Box(left + min(now, then) * unit, y, abs(then - now) * unit, 0.66 * pitch, fill, fill, pattern="/")
        yield Word(left - 6, y, question.short_who(who), "left", bold=own)
        yield Word(left + max(now, then) * unit + 4, y, question.step(now, then), bold=own)
        yield Word(ROOM, y, question.vp(won[who]) if won[who] else "", "left", bold=True)


def _bonus(state: State, icon: int) -> list[int]:
    """VP per seat for the majority of one icon."""
    return ending.majority([total[icon] for total in state.totals], state.options)


def _lead(question: ChartQuery, icon: int) -> str:
    """Who leads, by how much, or who is level."""
    counts = [total[icon] for total in question.shown.totals]
    second, best = sorted(counts)[-2:]
    if best == 0:
        return question.say("lead_nobody")
    if second == best:
        return question.say("lead_tie", count=counts.count(best))
    return question.say("lead_by", who=question.short_who(counts.index(best)), lead=best - second)


def _one_more(state: State, seat: int, icon: int) -> int:
    """What one further icon would change in the seat's VP for that majority."""
    richer = state.copy()
    richer.totals[seat][icon] += 1
    return _bonus(richer, icon)[seat] - _bonus(state, icon)[seat]


def _majorities_numbers(question: ChartQuery) -> Numbers:
    state = question.shown
    rows = [
        (
            question.term(f"icon_{ICONS[icon]}"),
            question.who(who),
            state.totals[who][icon],
            _bonus(state, icon)[who],
            signed(_one_more(state, who, icon)),
        )
        for icon in ending.MAJORITY_ICONS
        for who in range(state.players)
    ]
    return question.table("majorities", "icon player icons points one-more", rows, note=_chances(question))


def _chances(question: ChartQuery) -> str:
    """What one more icon would change for the seat, where it changes anything."""
    told = [
        question.say("one-more_icon", icon=question.term(f"icon_{ICONS[icon]}"), gain=question.gain(gain))
        for icon in ending.MAJORITY_ICONS
        if (gain := _one_more(question.state, question.seat, icon))
    ]
    who = question.who(question.seat)
    return question.say("one-more", who=who, gains=", ".join(told)) if told else question.say("one-more_none", who=who)


# --- scores ---

PARTS: Final = {"sets": "", "gold": "", "grapes": ".", "olives": "\\", "sheep": "-"}
"""The parts of a score, in the order of the score sheet, each with a pattern: the colours need not be told apart."""
COLOR: Final = {"sets": theme.SETS, **ICON}
_SHORTEST: Final = 20
"""The axis is at least so many VP long."""
_TOTAL_ROOM, _BELOW = 56, 100
"""The room behind the longest bar, for its total; the height of the axis' numbers and of the legend."""


def parts(sheet: ScoreSheet) -> dict[str, int]:
    """A score sheet's points by part."""
    return dict(zip(PARTS, (line.points for line in sheet.lines), strict=True))


class _Piece(NamedTuple):
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
    start = 0
    pieces: list[_Piece] = []
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
    left = question.name_room
    longest = max(_SHORTEST, *(sum(piece.points for piece in pieces) for pieces in bars.values()))
    unit, pitch = (ROOM - left - _TOTAL_ROOM) / longest, min(76, (DEPTH - _BELOW) / len(bars))
    bottom = len(bars) * pitch
    kept: list[Drawn] = []
    changed: list[Drawn] = []
    told: list[Drawn] = []
    for number, (seat, pieces) in enumerate(bars.items()):
        y, end = (number + 0.5) * pitch, left + sum(piece.points for piece in pieces) * unit + 5
        for piece in pieces:
            box = _box(piece, left + piece.start * unit, y, piece.points * unit - 1, min(40, 0.52 * pitch))
            (kept if piece.kind == "kept" else changed).append(box)
            if piece.kind == "kept" and box.width - 1 > theme.length(str(piece.points), theme.SMALL, bold=True):
                x, ink = box.x + (box.width + 1) / 2, theme.DARK if piece.part == "gold" else theme.WHITE
                told.append(Word(x, y, str(piece.points), "center", ink, theme.SMALL, bold=True))
        told.append(Word(left - 6, y, question.short_who(seat), "left", bold=seat == question.seat))
        before, after = now[seat].total, then[seat].total
        told.append(Word(end, y, question.step(before, after), bold=then[seat].rank == 1 or before != after))
    layers = [_ruler(left, unit, longest, bottom), kept, [*changed, *told], *_key(question, bottom + 42, bool(changed))]
    head = question.head("scores", [changed], bool(changed), over=yes(question.state.is_over))
    return page(layers, _scores_numbers(question, now, then), bottom + _BELOW, head)


def _box(piece: _Piece, x: float, y: float, width: float, height: float) -> Box:
    """A piece of a bar."""
    fill = theme.BAD if piece.kind == "less" else COLOR[piece.part]
    return Box(x, y, width, height, fill, fill, pattern=PARTS[piece.part] if piece.kind == "kept" else "/")


def _ruler(left: float, unit: float, longest: int, bottom: float) -> Iterator[Drawn]:
    """A line for every ten VP, and its number below."""
    for ten in range(0, longest + 1, 10):
        x = left + ten * unit
        yield Line([(x, 0), (x, bottom)], theme.FAINT, 1)
        yield Word(x, bottom + 12, str(ten), "center", theme.MUTED, theme.SMALL)


def _name(question: ChartQuery, part: str) -> str:
    """What a part of the score is called."""
    return question.say("part_sets") if part == "sets" else question.term(f"icon_{part}")


def _key(question: ChartQuery, y: float, hatched: bool) -> list[list[Drawn]]:
    """What the colours stand for: a patch of each, and what it is won with: "most grapes"; then the hatching."""
    named = {part: question.say("part", part=part, name=_name(question, part)) for part in PARTS}
    layers: list[list[Drawn]] = [[], []]
    for index, (part, told) in enumerate((named | ({"": question.say("if")} if hatched else {})).items()):
        x, at, color = index % 2 * ROOM / 2, y + index // 2 * 22, COLOR.get(part, theme.INK)
        word = Word(x + 18, at, told, color=theme.MUTED, size=theme.SMALL)
        layers[not part] += [Box(x, at, 12, 12, color, color, pattern=PARTS.get(part, "/")), word]
    return layers


def _scores_numbers(question: ChartQuery, now: Sequence[ScoreSheet], then: Sequence[ScoreSheet]) -> Numbers:
    player, total = question.heads("player total")
    heads = (player, *(_name(question, part) for part in PARTS), total)
    rows = [(question.who(s.seat), *parts(s).values(), s.total) for s in now]
    moved = [b for a, b in zip(now, then, strict=True) if parts(a) != parts(b)]
    rows += [(question.say("then", who=question.who(s.seat)), *parts(s).values(), s.total) for s in moved]
    ahead = [question.who(sheet.seat) for sheet in then if sheet.rank == 1]
    note, over = question.say("ahead", names=ahead, count=len(ahead)), yes(question.state.is_over)
    return question.table("scores", heads, rows, note=note, over=over)
