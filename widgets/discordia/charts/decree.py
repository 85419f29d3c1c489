"""Decrees: how far a seat is with each one on display, what the candidate changes, and which ones expire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesim.discordia import decrees as rules
from rulesim.discordia import year_end
from rulesim.discordia.components import Decree
from rulesim.discordia.decrees import Progress, progress
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.discordia.charts.query import ChartQuery, of_position

_ROW, _ROWS, _LEFT, _LONG, _VERDICT = 42, 3, 240, 190, 540


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a seat is with a decree, now and after the candidate.

    ``verdict`` (after the candidate): "claim" (now), "expires" (now, but no longer once full tiles are emptied),
    "open", "full" (fulfilled, but no space for it is left), or "taken".
    """

    decree: Decree
    now: Progress
    then: Progress
    verdict: str
    others: tuple[int, ...]


def standings(question: ChartQuery) -> list[Standing]:
    """Every decree that was on display before the candidate."""
    found: list[Standing] = []
    for decree in question.state.decrees:
        now, then = (progress(state, question.seat, decree) for state in (question.state, question.shown))
        others = [seat for seat in range(question.state.players) if seat != question.seat]
        able = tuple(seat for seat in others if decree in rules.claimable(question.shown, seat))
        found.append(Standing(decree, now, then, _verdict(question.shown, question.seat, decree), able))
    return found


def _verdict(state: State, seat: int, decree: Decree) -> str:
    if decree not in state.decrees:
        return "taken"
    if not progress(state, seat, decree).holds:
        return "open"
    if not rules.space_left(state, seat):
        return "full"
    flushed = state.copy()
    year_end.flush(flushed, seat)
    return "claim" if progress(flushed, seat, decree).holds else "expires"


@of_position
def decrees(question: ChartQuery) -> Sketch:
    """How far a seat is with every decree on display: current and required numbers, and what may be claimed.

    Who else fulfils one is named; what ends with the year, when full tiles are emptied, says so.
    """
    found = standings(question)
    marks = [mark for row, one in enumerate(found) for mark in _row(question, one, 18 + _ROW * row)]
    if not found:
        marks.append(words([Word(0, 18, question.say("decrees_none"))]))
    return page(marks, _numbers(question, found), 14 + _ROW * max(_ROWS, len(found)))


def _row(question: ChartQuery, one: Standing, y: float) -> list[Mark]:
    """One decree: a bar for the things it asks for, and one for the figures on them if it counts these."""
    bars = [(one.now.have, one.then.have, one.now.need)]
    if one.now.figures_need:
        bars.append((one.now.figures, one.then.figures, one.now.figures_need))
    heights = [y] if len(bars) == 1 else [y - 9, y + 9]
    drawn: list[Box] = []
    goals: list[list[tuple[float, float]]] = []
    told = [Word(0, y - 8, question.term(f"decree_{one.decree.id}"), bold=True)]
    told.append(Word(0, y + 10, _holders(question, one), size=12))
    unit = "decrees_figures"
    for (now, then, need), at in zip(bars, heights, strict=True):
        scale = _LONG / max(need, now, then, 1)
        thick = 16 if len(bars) == 1 else 12
        good = now <= need if one.now.at_most else now >= need
        color = theme.GOOD if good else theme.SETS
        drawn.append(Box(_LEFT, at, scale * need, thick, theme.FAINT, theme.CLEAR, 0))
        drawn.append(Box(_LEFT, at, scale * min(now, then), thick, color))
        change = theme.SETS if then > now else theme.BAD
        drawn.append(Box(_LEFT + scale * min(now, then), at, scale * abs(then - now), thick, change, pattern="/"))
        goals.append([(_LEFT + scale * need, at - thick / 2 - 2), (_LEFT + scale * need, at + thick / 2 + 2)])
        have = str(now) if now == then else question.say("change", before=now, after=then)
        message = "decrees_at-most" if one.now.at_most else unit if at > y else "decrees_have"
        told.append(Word(_LEFT + _LONG + 8, at, question.say(message, have=have, need=need), bold=now != then))
    claim = one.verdict in ("claim", "expires")
    ink = theme.GOOD if claim else theme.INK
    told.append(Word(_VERDICT, y, question.say(f"decrees_{one.verdict}"), color=ink, bold=claim))
    return [boxes(drawn), lines(goals, width=2.5), words(told)]


def _holders(question: ChartQuery, one: Standing) -> str:
    names = ", ".join(question.short_who(seat) for seat in one.others)
    return question.say("decrees_others", names=names) if names else ""


def _numbers(question: ChartQuery, found: Sequence[Standing]) -> Numbers:
    rows: list[tuple[Cell, ...]] = []
    for one in found:
        then = one.then
        rows.append((
            question.term(f"decree_{one.decree.id}"),
            then.need, then.have,
            then.figures_need, then.figures if then.figures_need else 0,
            question.say(f"decrees_{one.verdict}"),
            ", ".join(question.who(seat) for seat in one.others) or "–",
        ))  # fmt: skip
    owned, spaces = len(question.then.decrees), len(question.shown.board.decree_spaces)
    can = sum(one.verdict in ("claim", "expires") for one in found)
    title = question.say("decrees_title", who=question.who(question.seat), count=can, tiles=len(found))
    heads = ("decree", "need", "have", "figures-need", "figures-have", "verdict", "others")
    subtitle = question.subtitle(question.say("decrees_note", owned=owned, spaces=spaces))
    return Numbers(title, subtitle, tuple(question.say(f"head_{head}") for head in heads), tuple(rows))
