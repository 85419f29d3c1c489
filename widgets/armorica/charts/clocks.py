"""The clock: which turn it is, who starts each, and from which piles the cards of each turn will come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from rulesim.armorica.actions import Pass, Reveal
from rulesim.armorica.state import State
from rulesim.game import CHANCE
from widgets.armorica.charts.query import ChartQuery, of_position
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Drawn, Word, page
from widgets.charts.figure import Sketch
from widgets.scenes.wording import yes

_HEAD, _STARTS = 24, 36
"""How high the heads of the columns are; where the names of who starts begin."""
_SMALL: Final = theme.SMALL


@dataclass(slots=True)
class _Turn:
    """One turn to come: who starts it, the cards each deck has before it, and the piles it will draw from."""

    number: int
    start: int
    left: tuple[int, int]
    piles: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))

    def told(self, row: int) -> str:
        """The piles that a row will draw from."""
        return " ".join(dict.fromkeys(self.piles[row])) or "–"


@of_position
def clock(question: ChartQuery) -> Sketch:
    """The turns from this one to the last: who starts, how many cards each deck has left, which piles come up.

    Every action draws one card and piles come in order, so all of it is certain; the engine passes its way to the end.
    """
    turns, last = _to_the_end(question.state), question.state.turns
    now = min((turn.number for turn in turns), default=last + 1)
    pitch = min(40, (max(_HEAD + 34 * last, DEPTH) - _HEAD) / last)
    first = _STARTS + 4 + max(question.name_room, theme.length(question.say("head_starts"), _SMALL) + 4)
    decks = (first, (ROOM + first) / 2)
    told = zip((_STARTS, *decks), ("head_starts", "clock_gaul", "clock_roman"), strict=True)
    drawn: list[Drawn] = [Word(x, 8, question.say(head), color=theme.MUTED, size=_SMALL) for x, head in told]
    for number in range(1, last + 1):
        drawn += _tile(number, _HEAD + (number - 0.5) * pitch, pitch, now)
    per_card = (ROOM - decks[1] - 6) / max([1, *(left for turn in turns for left in turn.left)])
    for turn in turns:
        y, bold = _HEAD + (turn.number - 0.5) * pitch, turn.number == now
        drawn.append(Word(_STARTS, y, question.short_who(turn.start), bold=bold))
        for row, x in enumerate(decks):
            drawn.append(Box(x, y, turn.left[row] * per_card, min(24, pitch - 6), theme.FAINT, theme.CLEAR, 0))
            drawn.append(Word(x + 4, y, str(turn.left[row]), bold=True))
            drawn.append(Word(x + 26, y, turn.told(row), color=theme.MUTED, size=_SMALL))
    rows = [(t.number, question.who(t.start), t.left[0], t.told(0), t.left[1], t.told(1)) for t in turns]
    turn, starts, piles = question.heads("turn starts piles")
    heads = (turn, starts, question.term("deck_gaul"), piles, question.term("deck_roman"), piles)
    facts = {"turn": max(1, question.state.turn), "turns": last, "over": yes(question.state.is_over)}
    numbers = question.table("clock", heads, rows, would=question.say("clock_note"), **facts)
    head = (question.say("clock_head", **facts), question.say("clock_line"))
    return page([drawn], numbers, _HEAD + pitch * last, head)


def _tile(number: int, y: float, pitch: float, now: int) -> Iterator[Drawn]:
    """A turn's number on a tile, which is in full colour for the present turn, and faint for those that are over."""
    fill = theme.FAINT if number < now else theme.SETS if number == now else theme.faded(theme.SETS, 0.3)
    ink = theme.MUTED if number < now else theme.WHITE if number == now else theme.INK
    yield Box(2, y, 26, min(26, pitch - 4), fill, fill if number < now else theme.SETS)
    yield Word(15, y, str(number), "center", ink, bold=number >= now)


def _to_the_end(state: State) -> list[_Turn]:
    """Play on with passes; what does not depend on what anybody does."""
    play, rng = state.copy(), Random(0)
    turns: list[_Turn] = []
    while not play.is_over:
        if play.turn and (not turns or turns[-1].number != play.turn):
            turns.append(_Turn(play.turn, play.start, (play.deck_size(0), play.deck_size(1))))
        if play.player == CHANCE:
            action = play.sample(rng)
            if turns and isinstance(action, Reveal):
                turns[-1].piles[play.pending[0]].append(action.card.pile)
        else:
            legal = play.legal_actions()
            action = next((a for a in legal if isinstance(a, Pass)), legal[0])
        play.apply(action)
    return turns
