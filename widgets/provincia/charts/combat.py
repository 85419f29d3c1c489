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
        found.append(Part("until", words.say("combat_until", round=number), until))
    if parts.tokens:
        found.append(Part("tokens", words.say("combat_tokens"), parts.tokens))
    if city.laid is not None and city.town is not None:
        laid = token_effect([city.laid], city.town.colour)
        found.append(Part("tokens", words.say("combat_laid", value=signed(city.laid.value)), laid))
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
                label = question.say("combat_lay", value=signed(token.value))
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
    return question.say(f"combat_{type(action).__name__.lower()}", card=_piece(action).name.split(" (")[0])


_LEFT, _RIGHT, _ROW = 110, 196, 23
"""Where the bars begin and end, and how high a row is."""
_NAMES, _ODDS, _SMALL = _LEFT - 30, _RIGHT + 4, 11
"""Where the labels end and the odds begin, and how large labels are."""


def _label(y: float, text: str, *, bold: bool = False) -> Word:
    """As much of a label as there is room for."""
    most = int(_NAMES / (0.66 * _SMALL))
    return Word(_NAMES, y, text if len(text) <= most else f"{text[: most - 1]}…", "left", size=_SMALL, bold=bold)


def _number(y: float, number: str, size: int = 12, *, bold: bool = False) -> Word:
    """A number, in its column."""
    return Word(_LEFT - 5, y, number, "left", size=size, bold=bold)


@dataclass(frozen=True, slots=True)
class _Axis:
    """Where no strength is, and how long 1 of it is, in pixels."""

    zero: float
    unit: float

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
        told = Numbers(question.say("combat_title-over"), question.subtitle(question.say("decay_note-over")))
        over = words([Word(0, 20, question.say("timing_over"), size=question.paper.small)])
        return page([over], told, 150, (question.say("combat_title-over"), ""))
    found, after = what_ifs(question), then if then is not None and _differs(now, then) else None
    below = _TOP + _ROW * len(now.parts)
    room = int((question.paper.depth(0) - below - 8) / _ROW) - 2 - (after is not None)
    shown = found[: max(0, room)]
    axis = _axis(now, then, shown)
    y = [_TOP + _ROW * n for n in range(len(now.parts))]
    end = below + _ROW * (2 + (after is not None) + len(shown))
    marks = [
        *_gauls(question, now, axis, end - 10),
        *_steps(now, y, axis),
        *_result(question, now, after, below, axis),
        *_ghosts(question, now, shown, end - _ROW * len(shown) + 6, axis),
        words([Word(0, end - _ROW * (len(shown) + 0.8), question.say("combat_what-if"), bold=True)] if shown else []),
    ]
    head = question.head("combat", round=now.round)
    return page(marks, _numbers(question, now, then, found), max(240, end + 8), head)


def _differs(now: Fight, then: Fight) -> bool:
    """Whether a candidate changes something in the same combat."""
    return then.round == now.round and (then.strength, then.chance) != (now.strength, now.chance)


def _axis(now: Fight, then: Fight | None, found: Sequence[WhatIf]) -> _Axis:
    ends, total = [0], 0
    for part in now.parts:
        total += part.amount
        ends.append(total)
    ends += [*now.spread, *now.gauls, *(one.strength for one in found)]
    if then is not None and _differs(now, then):
        ends += [then.strength, *then.spread]
    low, high = min(ends) - 0.5, max(ends) + 0.5
    unit = (_RIGHT - _LEFT) / (high - low)
    return _Axis(_LEFT - low * unit, unit)


def _gauls(question: ChartQuery, now: Fight, axis: _Axis, bottom: float) -> list[Mark]:
    """A line for every strength the Gauls may have."""
    paths = [[(axis.x(need), 34), (axis.x(need), bottom)] for need in now.gauls]
    low, high = min(now.gauls), max(now.gauls)
    needs = str(low) if low == high else f"{low}–{high}"
    told = [
        Word(_NAMES, 20, question.say("combat_gauls"), "left", theme.BAD, _SMALL, bold=True),
        Word(axis.x((low + high) / 2), 20, needs, "center", theme.BAD, 12, bold=True),
        Word(_ODDS, 20, question.say("combat_wins"), size=_SMALL, bold=True),
    ]
    zero = lines([[(axis.zero, 40), (axis.zero, bottom)]], color=theme.FAINT, width=1.5)
    return [zero, lines(paths, color=theme.BAD, width=1.5, dash="dash"), words(told)]


def _steps(now: Fight, y: Sequence[float], axis: _Axis) -> list[Mark]:
    """Each part from where the one before it ends."""
    drawn, told, start, ends = list[Box](), list[Word](), 0, list[float]()
    for part, at in zip(now.parts, y, strict=True):
        if part.amount:
            drawn.append(axis.box(start, part.amount, at, STRENGTH[part.kind]))
        start += part.amount
        ends.append(axis.x(start))
        told += [_label(at, part.label), _number(at, signed(part.amount))]
    links = [[(x, one), (x, other)] for x, (one, other) in zip(ends, pairwise([*y, y[-1] + _ROW]), strict=True)]
    return [lines(links, width=1, dash="dot"), boxes(drawn), words(told)]


def _result(question: ChartQuery, now: Fight, then: Fight | None, y: float, axis: _Axis) -> list[Mark]:
    """The strength with its chance, the range that unknown tokens make of it, and both after the candidate."""
    drawn, told = list[Box](), list[Word]()
    for one, at, label in ((now, y, "combat_strength"), (then, y + _ROW, "combat_then")):
        if one is None:
            continue
        drawn.append(axis.box(0, one.strength, at, theme.SETS, 20 if one is now else 14, "" if one is now else "/"))
        low, high = min(one.spread), max(one.spread)
        if low < high:
            drawn.append(Box(axis.x(low), at + 13, axis.unit * (high - low), 5, STRENGTH["tokens"], theme.CLEAR, 0))
        told.append(_label(at, question.say(label), bold=True))
        told.append(_number(at, number_text(one.strength), 13, bold=True))
        told.append(Word(_ODDS, at, question.percent(one.chance), size=13, bold=True))
    return [boxes(box for box in drawn if box.width), words(told)]


def _ghosts(question: ChartQuery, now: Fight, found: Sequence[WhatIf], y: float, axis: _Axis) -> list[Mark]:
    """What would change the strength: hatched from the strength on, with the chance then."""
    drawn, told = list[Box](), list[Word]()
    for n, one in enumerate(found):
        at = y + _ROW * n
        change = one.strength - now.strength
        color = theme.GOOD if change > 0 else theme.BAD
        drawn.append(axis.box(now.strength, change, at, color, 14, "/"))
        told += [_label(at, one.label.partition(" ")[2]), _number(at, signed(change))]
        told.append(Word(_ODDS, at, question.percent(one.chance), size=13))
    return [boxes(drawn), words(told)]


def _numbers(question: ChartQuery, now: Fight, then: Fight | None, found: Sequence[WhatIf]) -> Numbers:
    after = then if then is not None and _differs(now, then) else None
    rows: list[tuple[Cell, ...]] = [(part.label, signed(part.amount), "", "") for part in now.parts]
    for label, one in (("combat_strength", now), ("combat_then", after)):
        if one is not None:
            chance = one.chance
            rows.append((question.say(label), number_text(one.strength), question.percent(chance), str(chance)))
    for one in found:
        rows.append((one.label, number_text(one.strength), question.percent(one.chance), str(one.chance)))
    for need, share in now.gauls.items():
        rows.append((question.say("combat_gauls"), str(need), question.percent(share), str(share)))
    if len(now.spread) > 1:
        for strength, share in now.spread.items():
            rows.append((question.say("combat_spread"), number_text(strength), question.percent(share), str(share)))
    heads = tuple(question.say(f"head_{name}") for name in ("what", "strength", "chance", "exactly"))
    chance = question.percent(now.chance)
    title = question.say("combat_title", who=question.who(question.seat), round=now.round, chance=chance)
    note = question.say("combat_note" if len(now.spread) > 1 else "combat_note-known")
    subtitle = question.subtitle(note)
    if after is not None:
        subtitle = question.say("combat_would", do=question.do, before=chance, after=question.percent(after.chance))
    elif question.moves and then is not None and then.round == now.round:
        subtitle = question.say("combat_same", do=question.do)
    return Numbers(title, subtitle, heads, tuple(rows))
