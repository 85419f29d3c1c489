"""The clock: which turn it is, who starts each, and from which piles the cards of each turn will come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from rulesim.armorica.actions import Pass, Reveal
from rulesim.armorica.state import State
from rulesim.game import CHANCE
from widgets.armorica.charts.query import ChartQuery, of_position
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, page, words
from widgets.charts.figure import Numbers, Sketch


@dataclass(slots=True)
class _Turn:
    """One turn to come: who starts it, the cards each deck has before it, and the piles it will draw from."""

    number: int
    start: int
    left: tuple[int, int]
    piles: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))


@of_position
def clock(question: ChartQuery) -> Sketch:
    """The turns from this one to the last: who starts, how many cards each deck has left, which piles come up.

    Every action draws one card and piles come in order, so all of it is certain; the engine passes its way to the end.
    """
    turns = _to_the_end(question.state)
    dial = _Dial(question, turns)
    marks = [boxes(dial.boxes()), words(dial.heads()), words(dial.words())]
    state = question.state
    title = question.say(
        "clock_head", turn=max(1, state.turn), turns=state.turns, over="yes" if state.is_over else "no"
    )
    head = (title, question.say("clock_line"))
    return page(marks, _numbers(question, turns), dial.bottom, head)


_HEAD: Final = 24
"""How high the heads of the columns are."""


class _Dial:
    """Where things are: a line per turn, a column for who starts and one for each deck."""

    def __init__(self, question: ChartQuery, turns: Sequence[_Turn]) -> None:
        paper, last = question.paper, question.state.turns
        self.question, self.last = question, last
        self.turns = {turn.number: turn for turn in turns}
        self.now = min(self.turns, default=last + 1)
        self.pitch = min(40, (paper.depth(_HEAD + 34 * last) - _HEAD) / last)
        self.bottom = _HEAD + self.pitch * last
        self.starts = 36
        first = self.starts + 4 + max(question.name_room, theme.length(question.say("head_starts"), paper.small) + 4)
        self.decks = (first, (paper.room + first) / 2)
        self.wide = paper.room - self.decks[1] - 6
        self.most = max([1, *(left for turn in turns for left in turn.left)])

    def y(self, number: int) -> float:
        """The middle of a turn's line."""
        return _HEAD + (number - 0.5) * self.pitch

    def boxes(self) -> Iterator[Box]:
        """A tile per turn, the present one in full colour; per deck a bar of the cards it has when the turn begins."""
        for number in range(1, self.last + 1):
            fill = (
                theme.FAINT if number < self.now else theme.SETS if number == self.now else theme.faded(theme.SETS, 0.3)
            )
            yield Box(2, self.y(number), 26, min(26, self.pitch - 4), fill, theme.SETS if number >= self.now else fill)
        for number, turn in self.turns.items():
            for left, x in zip(turn.left, self.decks, strict=True):
                if left:
                    end = left / self.most * self.wide
                    yield Box(x, self.y(number), end, min(24, self.pitch - 6), theme.FAINT, theme.CLEAR, 0)

    def heads(self) -> Iterator[Word]:
        """What the columns are."""
        question, size = self.question, self.question.paper.small
        heads = (question.say("head_starts"), question.say("clock_gaul"), question.say("clock_roman"))
        for x, told in zip((self.starts, *self.decks), heads, strict=True):
            yield Word(x, 8, told, color=theme.MUTED, size=size)

    def words(self) -> Iterator[Word]:
        """The turns, who starts them, the cards left and the piles that they come from."""
        question, size = self.question, self.question.paper.body
        for number in range(1, self.last + 1):
            color = theme.WHITE if number == self.now else theme.INK if number > self.now else theme.MUTED
            yield Word(15, self.y(number), str(number), "center", color, size, bold=number >= self.now)
        for number, turn in self.turns.items():
            y = self.y(number)
            yield Word(self.starts, y, question.short_who(turn.start), size=size, bold=number == self.now)
            for row, x in enumerate(self.decks):
                yield Word(x + 4, y, str(turn.left[row]), size=size, bold=True)
                yield Word(x + 26, y, _piles(turn, row), color=theme.MUTED, size=question.paper.small)


def _piles(turn: _Turn, row: int) -> str:
    return " ".join(dict.fromkeys(turn.piles[row])) or "–"


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


def _numbers(question: ChartQuery, turns: Sequence[_Turn]) -> Numbers:
    state = question.state
    rows = tuple(
        (
            t.number,
            question.who(t.start),
            *(part for row in (0, 1) for part in (t.left[row], _piles(t, row))),
        )
        for t in turns
    )
    decks = [question.term("deck_gaul"), question.term("deck_roman")]
    heads = (
        question.say("head_turn"),
        question.say("head_starts"),
        *(head for deck in decks for head in (deck, question.say("head_piles"))),
    )
    over = "yes" if state.is_over else "no"
    title = question.say("clock_title", turn=max(1, state.turn), turns=state.turns, over=over)
    return Numbers(title, question.say("clock_note"), heads, rows)
