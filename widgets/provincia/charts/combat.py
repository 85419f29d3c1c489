"""The next combat as a waterfall: what a city's strength is made of, the Gauls that may come, the odds.

Exact: every combat card of the round is equally likely, and so is every token that the seat cannot know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Final, NamedTuple, cast

from rulesim.game import Action
from rulesim.provincia import buildings, forecast, odds
from rulesim.provincia.actions import Activate, Build, Play
from rulesim.provincia.combat import revealed_now, strength_parts, token_effect
from rulesim.provincia.components import Building, Senate, Token
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, Axis, Box, Drawn, Line, Word, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.numbers import number_text, signed
from widgets.provincia.charts.query import STRENGTH, ChartQuery, of_position

_MOST: Final = 6
"""So many what-ifs are shown, the best ones."""


class Part(NamedTuple):
    """One step of the waterfall: what it is (a key of the colours), its words, what it adds."""

    kind: str
    label: str
    amount: int


class WhatIf(NamedTuple):
    """Something that would change the strength in this combat: its words, the strength then, the chance to win."""

    label: str
    strength: int
    chance: Fraction


class Fight(NamedTuple):
    """The next combat of a seat: its round, the parts of the strength, the strengths of the Gauls, the chance to win.

    ``spread``: how strong the city may be, with tokens that nobody has shown yet as far as the seat can know them.
    """

    round: int
    parts: Sequence[Part]
    gauls: odds.Chances
    spread: odds.Chances
    chance: Fraction

    @property
    def strength(self) -> int:
        """The sum of the parts: without tokens of others that are not revealed."""
        return sum(part.amount for part in self.parts)


def fight(question: ChartQuery, state: State, own: Token | None = None) -> Fight | None:
    """The next combat of a seat; ``own``: the token it lays (None: one of another city). None: no combat is left."""
    number = odds.next_combat(state)
    if number is None:
        return None
    base = forecast.combats(state, question.seat)[number]
    spread = odds.strength(state, question.seat, own, base=base)
    parts = _parts(question, state, number, base)
    return Fight(number, parts, odds.gauls(state, number), spread, odds.beats(state, spread, number))


def _parts(question: ChartQuery, state: State, number: int, base: int) -> list[Part]:
    city, parts = state.cities[question.seat], strength_parts(state, question.seat)
    found = [Part(kind, question.what(kind), getattr(parts, kind)) for kind in ("defence", "morale")]
    military = Counter[str]()
    for standing in city.standing:
        military[standing.building.name] += buildings.military_of(standing)
    found += [Part("military", name, amount) for name, amount in military.items() if amount]
    until = base - (parts.total - parts.tokens)
    if until:
        found.append(Part("until", question.say("combat_until", round=number), until))
    if parts.tokens:
        found.append(Part("tokens", question.say("combat_tokens"), parts.tokens))
    if city.laid is not None and city.town is not None:
        laid = token_effect([city.laid], city.town.colour)
        found.append(Part("tokens", question.say("combat_laid", value=signed(city.laid.value)), laid))
    return found


def what_ifs(question: ChartQuery, now: Fight) -> list[WhatIf]:
    """Own tokens that could be laid, and legal moves of the seat, that change the strength then; the best first."""
    state, seat, city = question.state, question.seat, question.city
    found: dict[str, WhatIf] = {}
    if city.laid is None and city.town is not None and not revealed_now(state):
        for token in dict.fromkeys(city.tokens):
            change = token_effect([token], city.town.colour)
            then = fight(question, state, token)
            if change and then is not None:
                label = question.say("combat_lay", value=signed(token.value))
                found[label] = WhatIf(label, now.strength + change, then.chance)
    if state.player == seat and not state.is_over:
        helpful = [action for action in state.legal_actions() if isinstance(action, Activate | Build | Play)]
        for card, action in {f"{type(action).__name__} {_piece(action).id}": action for action in helpful}.items():
            after = state.copy()
            after.apply(action)
            then = fight(question, after)
            if then is not None and then.round == now.round and then.strength != now.strength:
                kind, name = type(action).__name__.lower(), _piece(action).name.split(" (")[0]
                found[card] = WhatIf(question.say(f"combat_{kind}", card=name), then.strength, then.chance)
    return sorted(found.values(), key=lambda one: (-one.chance, -one.strength, one.label))[:_MOST]


def _piece(action: Action) -> Building | Senate:
    return action.card if isinstance(action, Play) else cast("Build | Activate", action).building


_TOP, _LEFT, _RIGHT, _ROW = 58, 110, 196, 23
"""Where the first row is; where the bars begin and end; how high a row is."""
_NAMES, _ODDS, _SMALL = _LEFT - 30, _RIGHT + 4, 11
"""Where the labels end and the odds begin, and how large labels are."""
_LONGEST: Final = int(_NAMES / (0.66 * _SMALL))
"""So many letters of a label have room."""


def _row(y: float, label: str, number: str, chance: str = "", *, size: int = 12, bold: bool = False) -> Iterator[Word]:
    """The words of a row: as much of its label as there is room for, its number, the odds."""
    told = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
    yield Word(_NAMES, y, told, "left", size=_SMALL, bold=bold)
    yield Word(_LEFT - 5, y, number, "left", size=size, bold=bold)
    yield Word(_ODDS, y, chance, bold=bold)


@of_position
def combat(question: ChartQuery) -> Sketch:
    """A seat's strength in the next combat part by part, the Gauls that may come, and the chance to hold out.

    Tokens that nobody has shown are a range; below: what laying an own token or a legal move would make of it.
    """
    now, then = (fight(question, state) for state in (question.state, question.shown))
    if now is None:
        return question.no_round("combat")
    found, after = what_ifs(question, now), then if then is not None and _differs(now, then) else None
    below = _TOP + _ROW * len(now.parts)
    room = int((DEPTH - below - 8) / _ROW) - 2 - (after is not None)
    shown = found[: max(0, room)]
    end = below + _ROW * (2 + (after is not None) + len(shown))
    ends = [0, *accumulate(part.amount for part in now.parts), *now.spread, *now.gauls]
    ends += [one.strength for one in shown] + ([after.strength, *after.spread] if after else [])
    axis = Axis.over(min(ends) - 0.5, max(ends) + 0.5, _LEFT, _RIGHT)
    drawn = [*_gauls(question, now, axis, end - 10), *_steps(now, axis)]
    for one, y, label in ((now, below, "combat_strength"), (after, below + _ROW, "combat_then")):
        drawn += _result(question, one, y, axis, label, after=one is after) if one else ()
    if shown:
        what_if = question.say("combat_what-if")
        drawn.append(Word(0, end - _ROW * (len(shown) + 0.8), what_if, bold=True))
    for n, one in enumerate(shown):
        y, change = end - _ROW * (len(shown) - n) + 6, one.strength - now.strength
        drawn.append(axis.bar(now.strength, change, y, 14, theme.GOOD if change > 0 else theme.BAD, "/"))
        drawn += _row(y, one.label.partition(" ")[2], signed(change), question.percent(one.chance))
    numbers = _numbers(question, now, then, found)
    return page([drawn], numbers, max(240, end + 8), question.head("combat", round=now.round))


def _differs(now: Fight, then: Fight) -> bool:
    """Whether a candidate changes something in the same combat."""
    return then.round == now.round and (then.strength, then.chance) != (now.strength, now.chance)


def _gauls(question: ChartQuery, now: Fight, axis: Axis, bottom: float) -> Iterator[Drawn]:
    """A line for every strength the Gauls may have, and one where there is none."""
    yield Line([(axis.zero, 40), (axis.zero, bottom)], theme.FAINT)
    low, high = min(now.gauls), max(now.gauls)
    for need in now.gauls:
        yield Line([(axis.x(need), 34), (axis.x(need), bottom)], theme.BAD, dash="dash")
    yield Word(_NAMES, 20, question.say("combat_gauls"), "left", theme.BAD, _SMALL, bold=True)
    needs = str(low) if low == high else f"{low}–{high}"
    yield Word(axis.x((low + high) / 2), 20, needs, "center", theme.BAD, 12, bold=True)
    yield Word(_ODDS, 20, question.say("combat_wins"), size=_SMALL, bold=True)


def _steps(now: Fight, axis: Axis) -> Iterator[Drawn]:
    """Each part from where the one before it ends."""
    start = 0
    for n, part in enumerate(now.parts):
        y = _TOP + _ROW * n
        yield axis.bar(start, part.amount, y, 16, STRENGTH[part.kind])
        yield from _row(y, part.label, signed(part.amount))
        start += part.amount
        yield Line([(axis.x(start), y), (axis.x(start), y + _ROW)], width=1, dash="dot")


def _result(question: ChartQuery, one: Fight, y: float, axis: Axis, label: str, *, after: bool) -> Iterator[Drawn]:
    """The strength with its chance, and the range that unknown tokens make of it; hatched ``after`` the candidate."""
    yield axis.bar(0, one.strength, y, 14 if after else 20, theme.SETS, "/" if after else "")
    low, high = min(one.spread), max(one.spread)
    yield Box(axis.x(low), y + 13, axis.unit * (high - low), 5, STRENGTH["tokens"], theme.CLEAR, 0)
    chance = question.percent(one.chance)
    yield from _row(y, question.say(label), number_text(one.strength), chance, size=13, bold=True)


def _numbers(question: ChartQuery, now: Fight, then: Fight | None, found: Sequence[WhatIf]) -> Numbers:
    say, percent = question.say, question.percent
    after = then if then is not None and _differs(now, then) else None
    odds_of = [(say("combat_strength"), now.strength, now.chance)]
    odds_of += [(say("combat_then"), after.strength, after.chance)] if after else []
    odds_of += found
    odds_of += [(say("combat_gauls"), need, share) for need, share in now.gauls.items()]
    if len(now.spread) > 1:
        odds_of += [(say("combat_spread"), strength, share) for strength, share in now.spread.items()]
    rows: list[tuple[Cell, ...]] = [(part.label, signed(part.amount), "", "") for part in now.parts]
    rows += [(label, number_text(strength), percent(chance), str(chance)) for label, strength, chance in odds_of]
    chance, would = percent(now.chance), ""
    note = say("combat_note" if len(now.spread) > 1 else "combat_note-known")
    if after is not None:
        would = say("combat_would", do=question.do, before=chance, after=percent(after.chance))
    elif question.moves and then is not None and then.round == now.round:
        would = say("combat_same", do=question.do)
    heads = "what strength chance exactly"
    return question.table("combat", heads, rows, would, note=note, round=now.round, chance=chance)
