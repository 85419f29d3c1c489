"""The clock: which turn it is, who starts each, and from which piles the cards of each turn will come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from rulesim.armorica.actions import Pass, Reveal
from rulesim.armorica.state import State
from rulesim.game import CHANCE
from widgets.armorica.charts.query import ChartQuery, of_position
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, sketch, texts


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
    last = question.state.turns
    first = turns[0].number if turns else last
    x, past = list(range(1, last + 1)), [number < first for number in range(1, last + 1)]
    marks = [
        bars(
            x, [0.8] * last, base=[3.6] * last, width=0.86, line_width=[3 if number == first else 1 for number in x],
            color=[theme.FAINT if gone else theme.SETS for gone in past],
        ),
        texts(
            x, [4.0] * last, [str(number) for number in x], weight="bold", size=18,
            color=[theme.INK if gone else theme.WHITE for gone in past],
        ),
        texts([t.number for t in turns], [3.2] * len(turns), [question.short_who(t.start) for t in turns]),
        *(mark for row in (0, 1) for mark in _draws(question, turns, row, 2.3 - 1.4 * row)),
        texts([0.4] * 4, [4.0, 3.2, 2.3, 0.9], _labels(question), position="middle left", weight="bold"),
    ]  # fmt: skip
    return sketch(marks, _told(question, turns), x=(-1.3, max(8, last) + 0.6), y=(0.0, 4.5), height=290)


def _draws(question: ChartQuery, turns: Sequence[_Turn], row: int, y: float) -> list[Mark]:
    """Per turn the piles that a deck draws from, and below them how many cards it has when the turn begins."""
    x = [t.number for t in turns]
    left = [question.say("left", left=t.left[row]) for t in turns]
    return [
        texts(x, [y] * len(x), [_piles(t, row) for t in turns], weight="bold", size=15),
        texts(x, [y - 0.5] * len(x), left, size=theme.SMALL),
    ]


def _piles(turn: _Turn, row: int) -> str:
    return " ".join(dict.fromkeys(turn.piles[row])) or "–"


def _labels(question: ChartQuery) -> list[str]:
    return [
        question.say("head_turn"),
        question.say("head_starts"),
        question.term("deck_gaul"),
        question.term("deck_roman"),
    ]


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


def _told(question: ChartQuery, turns: Sequence[_Turn]) -> Numbers:
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
