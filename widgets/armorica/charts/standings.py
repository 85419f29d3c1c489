"""Points: the three majorities, the score by rule, and how it grew over the turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

from rulesim.armorica import ending
from rulesim.armorica.actions import Discard
from rulesim.armorica.cards import ICONS
from rulesim.armorica.state import State
from rulesim.game import ScoreSheet
from widgets.armorica.charts.palette import ICON
from widgets.armorica.charts.query import ChartQuery, Words, of_position
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, drawing, sketch, texts
from widgets.numbers import signed

_PARTS: Final = ("sets", "gold", "grapes", "olives", "sheep")
"""The parts of a score, in the order of the score sheet."""
_COLOR: Final = {"sets": theme.SETS, **ICON}
_PATTERN: Final = {"sets": "", "gold": "", "grapes": ".", "olives": "\\", "sheep": "-"}
"""So that the colours need not be told apart by colour alone."""


def _filled(part: str) -> Mark:
    """The fill of one part of a score."""
    how = {"fillmode": "overlay", "fgcolor": theme.WHITE, "fgopacity": 0.3, "size": 6, "solidity": 0.25}
    return {"color": _COLOR[part], "pattern": {"shape": _PATTERN[part], **how}}


@of_position
def majorities(question: ChartQuery) -> Sketch:
    """Grapes, olives and sheep of every seat: who leads by how much, who is level, and the VP of it."""
    state, players, icons = question.state, question.state.players, ending.MAJORITY_ICONS
    spots = [(group * (players + 1) + who, who, icon) for group, icon in enumerate(icons) for who in range(players)]
    x = [place for place, *_ in spots]
    now = [state.totals[who][icon] for _, who, icon in spots]
    then = [question.shown.totals[who][icon] for _, who, icon in spots]
    colors = [ICON[ICONS[icon]] for *_, icon in spots]
    tallest = max([5, *now, *then])
    unit = tallest / 10
    bold = ["bold" if who == question.seat else "normal" for _, who, _ in spots]
    tops = [max(pair) + 0.55 * unit for pair in zip(now, then, strict=True)]
    marks = [
        bars(x, [min(pair) for pair in zip(now, then, strict=True)], color=colors, width=0.78),
        _difference(x, now, then, colors),
        texts(x, tops, _changed(now, then), weight=bold),
        texts(x, [-0.6 * unit] * len(x), [question.short_who(who) for _, who, _ in spots], weight=bold, size=13),
        _won(question, spots, -1.5 * unit),
        *_leads(question, [(players + 1) * group + (players - 1) / 2 for group in range(len(icons))], tallest),
    ]
    told, right = _majorities_told(question), 3 * (players + 1) - 1.3
    return sketch(marks, told, x=(-0.7, right), y=(-2.1 * unit, tallest + 3.9 * unit), height=360)


def _won(question: ChartQuery, spots: Sequence[tuple[int, int, int]], y: float) -> Mark:
    """The VP that each seat has of each majority."""
    points = [_bonus(question.shown, icon)[who] for _, who, icon in spots]
    told = [question.vp(n) if n else "–" for n in points]
    weight = ["bold" if n else "normal" for n in points]
    return texts([x for x, *_ in spots], [y] * len(spots), told, weight=weight, size=13)


def _leads(question: ChartQuery, x: Sequence[float], tallest: int) -> list[Mark]:
    """Above each group its icon, and who leads or is level."""
    icons, unit = ending.MAJORITY_ICONS, tallest / 10
    names = [question.term(f"icon_{ICONS[icon]}") for icon in icons]
    return [
        texts(x, [tallest + 3.2 * unit] * len(x), names, weight="bold", size=15),
        texts(x, [tallest + 2.1 * unit] * len(x), [_lead(question, icon) for icon in icons], size=13),
    ]


def _bonus(state: State, icon: int) -> list[int]:
    """VP per seat for the majority of one icon."""
    return ending.majority([total[icon] for total in state.totals], state.options)


def _difference(x: Sequence[float], now: Sequence[int], then: Sequence[int], colors: Sequence[str]) -> Mark:
    """What the candidate adds, hatched in the icon's colour, or takes away, hatched in red."""
    moved = [(x[i], now[i], then[i], colors[i]) for i in range(len(x)) if now[i] != then[i]]
    fills = [color if after > before else theme.BAD for _, before, after, color in moved]
    return bars(
        [place for place, *_ in moved],
        [abs(after - before) for _, before, after, _ in moved],
        base=[min(before, after) for _, before, after, _ in moved],
        color=fills,
        line=fills,
        pattern="/",
        pattern_color=fills,
        width=0.78,
    )


def _changed(now: Iterable[int], then: Iterable[int]) -> list[str]:
    return [str(a) if a == b else f"{a} → {b}" for a, b in zip(now, then, strict=True)]


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


def _majorities_told(question: ChartQuery) -> Numbers:
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


# ---------------------------------------------------------------------------------------------------------------------


def _parts(sheet: ScoreSheet) -> dict[str, int]:
    """A score sheet's points by part."""
    return dict(zip(_PARTS, (line.points for line in sheet.lines), strict=True))


def _part(words: Words, part: str) -> str:
    return words.say("part_sets") if part == "sets" else words.term(f"icon_{part}")


@of_position
def scores(question: ChartQuery) -> Sketch:
    """Every seat's score by rule, as if the game ended now; below it, thinner, what the candidate would make of it."""
    state = question.state
    now, then = state.scores(), question.shown.scores()
    both = list(zip(now, then, strict=True))
    y = [state.players - 1 - sheet.seat for sheet in now]
    longest = max([10, *(sheet.total for sheet in (*now, *then))])
    marks = [
        *(_stack(now, y, part, 0.5, flat=True) for part in _PARTS),
        _ghosts(both, y),
        _stack_numbers(now, y, longest),
        *_beside(question, both, y, 0.012 * longest),
        *_key(question, [index * 0.2 * longest for index in range(len(_PARTS))], -1.0, 0.03 * longest, 0.24),
    ]
    x, height = (-0.13 * longest, 1.25 * longest), 120 + 58 * (state.players + 1)
    return sketch(marks, _scores_told(question, now, then), x=x, y=(-1.4, state.players - 0.4), height=height)


def _beside(
    question: ChartQuery, both: Sequence[tuple[ScoreSheet, ScoreSheet]], y: Sequence[float], gap: float
) -> list[Mark]:
    """Left of the bars who it is, right of them the totals; the leaders' are bold."""
    names = [question.short_who(sheet.seat) for sheet, _ in both]
    bold = ["bold" if sheet.seat == question.seat else "normal" for sheet, _ in both]
    ends = [max(now.total, then.total) + gap for now, then in both]
    totals = [_total(question, now, then) for now, then in both]
    first = ["bold" if then.rank == 1 else "normal" for _, then in both]
    return [
        texts([-gap] * len(both), y, names, position="middle left", weight=bold, size=15),
        texts(ends, y, totals, position="middle right", weight=first, size=15),
    ]


def _stack(sheets: Sequence[ScoreSheet], places: Sequence[float], part: str, width: float, *, flat: bool) -> Mark:
    """One part of every score, laid end to end with the parts before it."""
    before = [sum(_parts(sheet)[p] for p in _PARTS[: _PARTS.index(part)]) for sheet in sheets]
    points = [_parts(sheet)[part] for sheet in sheets]
    x, y = (points, places) if flat else (places, points)
    mark = bars(x, y, base=before, color=_COLOR[part], line=_COLOR[part], width=width, flat=flat)
    mark["marker"] |= _filled(part)
    return mark


def _ghosts(both: Sequence[tuple[ScoreSheet, ScoreSheet]], y: Sequence[float]) -> Mark:
    """What the candidate makes of the scores that it changes: a thin hatched bar below each."""
    pieces: list[tuple[int, float, int, str]] = []
    for (now, then), place in zip(both, y, strict=True):
        start = 0
        for part, points in _parts(then).items():
            if _parts(now) != _parts(then) and points:
                pieces.append((points, place - 0.38, start, _COLOR[part]))
            start += points
    colors = [color for *_, color in pieces]
    return bars(
        [points for points, *_ in pieces],
        [place for _, place, *_ in pieces],
        base=[start for *_, start, _ in pieces],
        color=colors,
        line=colors,
        pattern="/",
        pattern_color=colors,
        width=0.2,
        flat=True,
    )


def _stack_numbers(sheets: Sequence[ScoreSheet], y: Sequence[float], longest: int) -> Mark:
    """The points of each part, written on it where there is room."""
    places: list[tuple[float, float, int]] = []
    for sheet, place in zip(sheets, y, strict=True):
        start = 0
        for points in _parts(sheet).values():
            if points > 0.03 * longest:
                places.append((start + points / 2, place, points))
            start += points
    told = [str(points) for *_, points in places]
    return texts([x for x, *_ in places], [y for _, y, _ in places], told, color=theme.WHITE, weight="bold")


def _total(question: ChartQuery, now: ScoreSheet, then: ScoreSheet) -> str:
    if now.total == then.total:
        return question.vp(now.total)
    return question.say("change", before=now.total, after=question.vp(then.total))


def _key(words: Words, x: Sequence[float], y: float, width: float, height: float) -> list[Mark]:
    """What the colours stand for: a patch of each at ``x``, and its name."""
    patch = bars(x, [height] * len(x), base=[y - height / 2] * len(x), color=[_COLOR[p] for p in _PARTS], width=width)
    patch["marker"] |= _filled("grapes") | {"color": [_COLOR[p] for p in _PARTS]}
    patch["marker"]["pattern"] |= {"shape": [_PATTERN[p] for p in _PARTS]}
    told = [_part(words, part) for part in _PARTS]
    return [patch, texts([place + 0.8 * width for place in x], [y] * len(x), told, position="middle right", size=13)]


def _scores_told(question: ChartQuery, now: Sequence[ScoreSheet], then: Sequence[ScoreSheet]) -> Numbers:
    heads = (question.say("head_player"), *(_part(question, part) for part in _PARTS), question.say("head_total"))
    rows: list[tuple[str | int, ...]] = [(question.who(s.seat), *_parts(s).values(), s.total) for s in now]
    moved = [b for a, b in zip(now, then, strict=True) if _parts(a) != _parts(b)]
    rows += [(question.say("then", who=question.who(s.seat)), *_parts(s).values(), s.total) for s in moved]
    title = question.say("scores_title", over="yes" if question.state.is_over else "no")
    ahead = [question.who(sheet.seat) for sheet in then if sheet.rank == 1]
    subtitle = question.why_not or question.do or question.say("ahead", names=ahead, count=len(ahead))
    return Numbers(title, subtitle, heads, tuple(rows))


# ---------------------------------------------------------------------------------------------------------------------


@drawing
def score_story(session: Any, *, lang: str = "en", names: Sequence[str] | None = None) -> Sketch:
    """Every seat's score by rule after each turn of a session's line, and the cards that winter took."""
    words = Words(lang=lang, names=tuple(session.names if names is None else names))
    ends, losses, players = _turn_ends(session), _losses(session), session.players
    turns = max(1, session.state.turns)
    sheets = [(turn, state.scores()) for turn, state in ends]
    tallest = max([10, *(sheet.total for _, scored in sheets for sheet in scored)])
    step = turns + 1.2
    spots = [(seat * step + turn, scored[seat], turn) for turn, scored in sheets for seat in range(players)]
    x, scored = [place for place, *_ in spots], [sheet for _, sheet, _ in spots]
    took = [losses.get((turn, sheet.seat), 0) for _, sheet, turn in spots]
    middle = [seat * step + (turns + 1) / 2 for seat in range(players)]
    width = players * step
    marks = [
        *(_stack(scored, x, part, 0.78, flat=False) for part in _PARTS),
        texts(x, [s.total + 0.05 * tallest for s in scored], [str(s.total) for s in scored], size=theme.SMALL),
        texts(x, [-0.06 * tallest] * len(x), [str(turn) for *_, turn in spots], size=theme.SMALL),
        texts(
            x, [-0.14 * tallest] * len(x), [f"−{n}" if n else "" for n in took],
            size=theme.SMALL, color=theme.BAD, weight="bold",
        ),
        texts(middle, [1.16 * tallest] * players, [words.who(seat) for seat in range(players)], weight="bold", size=15),
        *_key(words, [0.8 + index * width / len(_PARTS) for index in range(len(_PARTS))], -0.3 * tallest,
              0.025 * width, 0.07 * tallest),
    ]  # fmt: skip
    told = _story_told(words, sheets, losses)
    return sketch(marks, told, x=(0.2, width - 0.4), y=(-0.38 * tallest, 1.24 * tallest), height=360)


def _turn_ends(session: Any) -> list[tuple[int, State]]:
    """(turn, the position when it was over) for every turn that is, then the position now if its turn goes on."""
    history: list[State] = session.history
    ends = [(a.turn, b) for a, b in pairwise(history) if a.turn and (b.turn > a.turn or (b.is_over and not a.is_over))]
    last = history[-1]
    if last.turn and not last.is_over:
        ends.append((last.turn, last))
    return ends or [(max(1, last.turn), last)]


def _losses(session: Any) -> dict[tuple[int, int], int]:
    """(turn, seat) -> how many cards winter took."""
    history, lost = session.history, dict[tuple[int, int], int]()
    for entry in session.log:
        if isinstance(entry.action, Discard):
            key = (history[entry.ply - 1].turn, entry.seat)
            lost[key] = lost.get(key, 0) + 1
    return lost


def _story_told(
    words: Words, sheets: Sequence[tuple[int, list[ScoreSheet]]], losses: dict[tuple[int, int], int]
) -> Numbers:
    rows = tuple(
        (turn, words.who(sheet.seat), *_parts(sheet).values(), sheet.total, losses.get((turn, sheet.seat), 0))
        for turn, scored in sheets
        for sheet in scored
    )
    parts = tuple(_part(words, part) for part in _PARTS)
    heads = (words.say("head_turn"), words.say("head_player"), *parts, words.say("head_total"), words.say("head_lost"))
    return Numbers(words.say("story_title"), words.say("story_note"), heads, rows)
