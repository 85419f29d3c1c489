"""The next combat as a waterfall: what a city's strength is made of, the Gauls that may come, the odds.

Exact: every combat card of the round is equally likely, and so is every token that the seat cannot know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Final, cast

from rulesim.game import Action
from rulesim.provincia import buildings, forecast, odds
from rulesim.provincia.actions import Activate, Build, Play
from rulesim.provincia.combat import revealed_now, strength_parts, token_effect
from rulesim.provincia.components import Building, Senate, Token
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.numbers import number_text, signed
from widgets.provincia.charts.palette import STRENGTH
from widgets.provincia.charts.query import ChartQuery, of_position

_TOP: Final = 58
_MOST: Final = 6
"""So many what-ifs are shown, the best ones."""


@dataclass(frozen=True, slots=True)
class Part:
    """One step of the waterfall: what it is (a key of the colours), its words, what it adds."""

    kind: str
    label: str
    amount: int


@dataclass(frozen=True, slots=True)
class WhatIf:
    """Something that would change the strength in this combat: its words, the strength then, the chance to win."""

    label: str
    strength: int
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Fight:
    """The next combat of a seat: its round, the parts of the strength, the strengths of the Gauls, the chance to win.

    ``spread``: how strong the city may be, with tokens that nobody has shown yet as far as the seat can know them.
    """

    round: int
    parts: tuple[Part, ...]
    gauls: dict[int, Fraction]
    spread: dict[int, Fraction]
    chance: Fraction

    @property
    def strength(self) -> int:
        """The sum of the parts: without tokens of others that are not revealed."""
        return sum(part.amount for part in self.parts)


def fight(state: State, seat: int, words: ChartQuery, own: Token | None = None) -> Fight | None:
    """The next combat of a seat; ``own``: the token it lays (None: one of another city). None: no combat is left."""
    number = odds.next_combat(state)
    if number is None:
        return None
    base = forecast.combats(state, seat)[number]
    parts = _parts(state, seat, words, number, base)
    spread = odds.strength(state, seat, own, base=base)
    return Fight(number, tuple(parts), odds.gauls(state, number), spread, odds.beats(state, spread, number))


def _parts(state: State, seat: int, words: ChartQuery, number: int, base: int) -> list[Part]:
    city, parts = state.cities[seat], strength_parts(state, seat)
    found = [Part(kind, words.what(kind), getattr(parts, kind)) for kind in ("defence", "morale")]
    military = Counter[str]()
    for standing in city.standing:
        military[standing.building.name] += buildings.military_of(standing)
    found += [Part("military", name, amount) for name, amount in military.items() if amount]
    until = base - (parts.total - parts.tokens)
    if until:
        found.append(Part("until", words.tell("combat_until", round=number), until))
    if parts.tokens:
        found.append(Part("tokens", words.tell("combat_tokens"), parts.tokens))
    if city.laid is not None and city.town is not None:
        laid = token_effect([city.laid], city.town.colour)
        found.append(Part("tokens", words.tell("combat_laid", value=signed(city.laid.value)), laid))
    return found


def what_ifs(question: ChartQuery) -> list[WhatIf]:
    """Own tokens that could be laid, and legal moves of the seat, that change the strength then; the best first."""
    state, seat = question.state, question.seat
    now = fight(state, seat, question)
    if now is None:
        return []
    city, found = state.cities[seat], dict[str, WhatIf]()
    if city.laid is None and city.town is not None and not revealed_now(state):
        for token in dict.fromkeys(city.tokens):
            change = token_effect([token], city.town.colour)
            then = fight(state, seat, question, token)
            if change and then is not None:
                label = question.tell("combat_lay", value=signed(token.value))
                found[label] = WhatIf(label, now.strength + change, then.chance)
    if state.player == seat and not state.is_over:
        for action in _helpful(state):
            after = state.copy()
            after.apply(action)
            then = fight(after, seat, question)
            if then is not None and then.round == now.round and then.strength != now.strength:
                found[_card(action)] = WhatIf(_move(question, action), then.strength, then.chance)
    return sorted(found.values(), key=lambda one: (-one.chance, -one.strength, one.label))[:_MOST]


def _helpful(state: State) -> list[Action]:
    """One legal move with each card or building that might help."""
    found = [action for action in state.legal_actions() if isinstance(action, Activate | Build | Play)]
    return list({_card(action): action for action in found}.values())


def _piece(action: Action) -> Building | Senate:
    return action.card if isinstance(action, Play) else cast("Build | Activate", action).building


def _card(action: Action) -> str:
    return f"{type(action).__name__} {_piece(action).id}"


def _move(question: ChartQuery, action: Action) -> str:
    return question.tell(f"combat_{type(action).__name__.lower()}", card=_piece(action).name.split(" (")[0])


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where the bars begin and end, how high a row is, and the sizes of labels and of what counts.

    ``aside``: how far the labels end from the bars; ``column``: whether numbers stand there, or else behind the bars.
    ``least``: as far as the axis reaches.
    """

    left: int = 226
    right: int = 590
    row: int = 30
    gap: int = 14
    aside: int = 14
    column: bool = False
    least: int = 8
    label: int = 13
    large: int = 16

    def clipped(self, text: str) -> str:
        """As much of a label as there is room for."""
        most = int((self.left - self.aside) / (0.66 * self.label))
        return text if len(text) <= most else f"{text[: most - 1]}…"

    def beside(self, end: float, y: float, number: str, size: int = 12, *, bold: bool = False) -> Word:
        """A number: in the column of numbers, or behind its bar."""
        if self.column:
            return Word(self.left - 5, y, number, "left", size=size, bold=bold)
        return Word(end + 6, y, number, size=size, bold=bold)


_PAGE: Final = _Frame()
_PANEL: Final = _Frame(left=110, right=196, row=23, gap=4, label=11, large=13, aside=30, column=True, least=0)


@dataclass(frozen=True, slots=True)
class _Axis:
    """Where no strength is, how long 1 of it is, in pixels, and the frame of both."""

    zero: float
    unit: float
    frame: _Frame

    def x(self, strength: float) -> float:
        return self.zero + self.unit * strength

    def box(self, start: int, amount: int, y: float, color: str, height: float = 16, pattern: str = "") -> Box:
        left = self.x(min(start, start + amount))
        return Box(left, y, self.unit * abs(amount), height, color, color, pattern=pattern)


@of_position
def combat(question: ChartQuery) -> Sketch:
    """A seat's strength in the next combat part by part, the Gauls that may come, and the chance to hold out.

    Tokens that nobody has shown are a range; below: what laying an own token or a legal move would make of it.
    """
    seat = question.seat
    now, then = fight(question.state, seat, question), fight(question.shown, seat, question)
    if now is None:
        told = Numbers(question.tell("combat_title-over"), question.subtitle(question.tell("decay_note-over")))
        over = words([Word(0, 20, question.tell("timing_over"), size=question.paper.small)])
        return page([over], told, 150, paper=question.paper, head=(question.tell("combat_title-over"), ""))
    found, frame, paper = what_ifs(question), _PANEL if question.paper.narrow else _PAGE, question.paper
    row, after = frame.row, then if then is not None and _differs(now, then) else None
    below = _TOP + row * len(now.parts)
    shown = (
        found[: max(0, int((paper.depth(0) - below - 8) / row) - 2 - (after is not None))] if paper.narrow else found
    )
    axis = _axis(now, then, shown, frame)
    y = [_TOP + row * n for n in range(len(now.parts))]
    end = below + row * (2 + (after is not None) + len(shown))
    marks = [
        *_gauls(question, now, axis, end - 10),
        *_steps(now, y, axis),
        *_result(question, now, after, below, axis),
        *_ghosts(question, now, shown, end - row * len(shown) + 6, axis),
        words([Word(0, end - row * (len(shown) + 0.8), question.tell("combat_what-if"), bold=True)] if shown else []),
    ]
    head = question.tell("combat_head", round=now.round), question.tell("combat_line")
    return page(marks, _numbers(question, now, then, found), max(240, end + 8), paper=paper, head=head)


def _differs(now: Fight, then: Fight) -> bool:
    """Whether a candidate changes something in the same combat."""
    return then.round == now.round and (then.strength, then.chance) != (now.strength, now.chance)


def _axis(now: Fight, then: Fight | None, found: Sequence[WhatIf], frame: _Frame) -> _Axis:
    ends, total = [0], 0
    for part in now.parts:
        total += part.amount
        ends.append(total)
    ends += [*now.spread, *now.gauls, *(one.strength for one in found)]
    if then is not None and _differs(now, then):
        ends += [then.strength, *then.spread]
    low, high = min(ends) - 0.5, max(frame.least, *ends) + 0.5
    unit = (frame.right - frame.left) / (high - low)
    return _Axis(frame.left - low * unit, unit, frame)


def _gauls(question: ChartQuery, now: Fight, axis: _Axis, bottom: float) -> list[Mark]:
    """A line for every strength the Gauls may have, with its share of the combat cards."""
    at, narrow = axis.frame, question.paper.narrow
    paths = [[(axis.x(need), 34), (axis.x(need), bottom)] for need in now.gauls]
    told = [Word(at.left - at.aside, 20, question.tell("combat_gauls"), "left", theme.BAD, at.label, bold=True)]
    low, high = min(now.gauls), max(now.gauls)
    if narrow:
        needs = str(low) if low == high else f"{low}–{high}"
        told.append(Word(axis.x((low + high) / 2), 20, needs, "center", theme.BAD, at.label + 1, bold=True))
    for need, share in () if narrow else now.gauls.items():
        told.append(Word(axis.x(need), 10, str(need), "center", theme.BAD, at.label + 1, bold=True))
        told.append(Word(axis.x(need), 26, question.percent(share), "center", theme.BAD, 11))
    told.append(Word(at.right + at.gap, 20, question.tell("combat_wins"), size=at.label, bold=True))
    zero = lines([[(axis.zero, 40), (axis.zero, bottom)]], color=theme.FAINT, width=1.5)
    return [zero, lines(paths, color=theme.BAD, width=1.5, dash="dash"), words(told)]


def _steps(now: Fight, y: Sequence[float], axis: _Axis) -> list[Mark]:
    """Each part from where the one before it ends."""
    frame, drawn, told, start, ends = axis.frame, list[Box](), list[Word](), 0, list[float]()
    for part, at in zip(now.parts, y, strict=True):
        if part.amount:
            drawn.append(axis.box(start, part.amount, at, STRENGTH[part.kind]))
        start += part.amount
        ends.append(axis.x(start))
        told.append(Word(frame.left - frame.aside, at, frame.clipped(part.label), "left", size=frame.label))
        told.append(frame.beside(max(axis.x(start), axis.x(start - part.amount)), at, signed(part.amount)))
    links = [[(x, one), (x, other)] for x, (one, other) in zip(ends, pairwise([*y, y[-1] + frame.row]), strict=True)]
    return [lines(links, width=1, dash="dot"), boxes(drawn), words(told)]


def _result(question: ChartQuery, now: Fight, then: Fight | None, y: float, axis: _Axis) -> list[Mark]:
    """The strength with its chance, the range that unknown tokens make of it, and both after the candidate."""
    frame, drawn, told = axis.frame, list[Box](), list[Word]()
    side, end = frame.left - frame.aside, frame.right + frame.gap
    for one, at, label in ((now, y, "combat_strength"), (then, y + frame.row, "combat_then")):
        if one is None:
            continue
        drawn.append(axis.box(0, one.strength, at, theme.SETS, 20 if one is now else 14, "" if one is now else "/"))
        low, high = min(one.spread), max(one.spread)
        if low < high:
            drawn.append(Box(axis.x(low), at + 13, axis.unit * (high - low), 5, STRENGTH["tokens"], theme.CLEAR, 0))
        told.append(Word(side, at, frame.clipped(question.tell(label)), "left", size=frame.label, bold=True))
        number = number_text(one.strength)
        told.append(frame.beside(axis.x(max(0, one.strength)), at, number, min(15, frame.large), bold=True))
        told.append(Word(end, at, question.percent(one.chance), size=frame.large, bold=True))
    return [boxes(box for box in drawn if box.width), words(told)]


def _ghosts(question: ChartQuery, now: Fight, found: Sequence[WhatIf], y: float, axis: _Axis) -> list[Mark]:
    """What would change the strength: hatched from the strength on, with the chance then."""
    frame, drawn, told = axis.frame, list[Box](), list[Word]()
    for n, one in enumerate(found):
        at = y + frame.row * n
        change = one.strength - now.strength
        color = theme.GOOD if change > 0 else theme.BAD
        drawn.append(axis.box(now.strength, change, at, color, 14, "/"))
        label = one.label if not frame.column else one.label.partition(" ")[2]
        told.append(Word(frame.left - frame.aside, at, frame.clipped(label), "left", size=frame.label))
        told.append(frame.beside(axis.x(max(one.strength, now.strength)), at, signed(change)))
        told.append(Word(frame.right + frame.gap, at, question.percent(one.chance), size=min(14, frame.large)))
    return [boxes(drawn), words(told)]


def _numbers(question: ChartQuery, now: Fight, then: Fight | None, found: Sequence[WhatIf]) -> Numbers:
    after = then if then is not None and _differs(now, then) else None
    rows: list[tuple[Cell, ...]] = [(part.label, signed(part.amount), "", "") for part in now.parts]
    for label, one in (("combat_strength", now), ("combat_then", after)):
        if one is not None:
            chance = one.chance
            rows.append((question.tell(label), number_text(one.strength), question.percent(chance), str(chance)))
    for one in found:
        rows.append((one.label, number_text(one.strength), question.percent(one.chance), str(one.chance)))
    for need, share in now.gauls.items():
        rows.append((question.tell("combat_gauls"), str(need), question.percent(share), str(share)))
    if len(now.spread) > 1:
        for strength, share in now.spread.items():
            rows.append((question.tell("combat_spread"), number_text(strength), question.percent(share), str(share)))
    heads = tuple(question.say(f"head_{name}") for name in ("what", "strength", "chance", "exactly"))
    chance = question.percent(now.chance)
    title = question.tell("combat_title", who=question.who(question.seat), round=now.round, chance=chance)
    note = question.tell("combat_note" if len(now.spread) > 1 else "combat_note-known")
    subtitle = question.subtitle(note)
    if after is not None:
        subtitle = question.tell("combat_would", do=question.do, before=chance, after=question.percent(after.chance))
    elif question.moves and then is not None and then.round == now.round:
        subtitle = question.tell("combat_same", do=question.do)
    return Numbers(title, subtitle, heads, tuple(rows))
