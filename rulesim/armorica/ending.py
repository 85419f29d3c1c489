"""Game end and scoring: when the decks run out, sets of colours, gold, three majorities, tie-breaks.

Rules ``armorica.end.*``, ``armorica.scoring.*``, ``armorica.tiebreak.*``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rulesim.armorica.cards import COLORS, GOLD, GRAPES, ICONS, OLIVES, SHEEP, Card
from rulesim.game import ScoreLine, ScoreSheet, checked_name

if TYPE_CHECKING:
    from rulesim.armorica.options import Options
    from rulesim.armorica.state import State

MAJORITY_ICONS: Final = (GRAPES, OLIVES, SHEEP)
MAJORITY: Final = 4
TIED_MAJORITY: Final = 2
MOST_COLORS: Final = 6
ONE_MORE: Final = {
    color: [(1, bit) if last & bit else (last.bit_count() + 1, last | bit) for last in range(1 << MOST_COLORS)]
    for color, bit in ((color, 1 << number) for number, color in enumerate(COLORS))
}
"""What one more card of a colour at the right end adds to the sets, in VP, and the colours of the last set then, a bit
each: by the card's colour and by the colours of the last set before."""


def is_due(state: State) -> bool:
    """Whether the game ends with this turn: a draw deck (or, as an option, both) has run out."""
    return state.ran_out == 3 if state.options.end_trigger == "both" else state.ran_out > 0


def set_points(colors: int) -> int:
    """VP of a set of so many different colours: 1, 3, 6, 10, 15, 21."""
    return colors * (colors + 1) // 2


def sets(display: Sequence[Card], partition: str = "sequential") -> list[list[Card]]:
    """The display cut into sets, left to right: the first repeated colour begins the next set.

    ``partition="best"`` cuts for the most VP instead, which the rules do not allow; it serves comparison.
    """
    if partition == "best":
        return _best_sets(display)
    cut: list[list[Card]] = []
    last = 0
    for card in display:
        points, last = ONE_MORE[card.color][last]
        if points == 1:
            cut.append([])
        cut[-1].append(card)
    return cut


def _best_sets(display: Sequence[Card]) -> list[list[Card]]:
    best: list[tuple[int, list[list[Card]]]] = [(0, [])]
    for end in range(1, len(display) + 1):
        choices: list[tuple[int, list[list[Card]]]] = []
        for start in range(end - 1, max(-1, end - 1 - MOST_COLORS), -1):
            part = list(display[start:end])
            if len({card.color for card in part}) < len(part):
                break
            points, before = best[start]
            choices.append((points + set_points(len(part)), [*before, part]))
        best.append(max(choices, key=lambda choice: choice[0]))
    return best[-1][1]


def sets_points(display: Sequence[Card], partition: str = "sequential") -> int:
    """VP of all sets of a display."""
    if partition == "best":
        return sum(set_points(len(part)) for part in _best_sets(display))
    return _sequential_points(tuple([card.color for card in display]))


@lru_cache(maxsize=1 << 14)
def _sequential_points(colors: tuple[str, ...]) -> int:
    total = last = 0
    for color in colors:
        points, last = ONE_MORE[color][last]
        total += points
    return total


def append_value(display: Sequence[Card], color: str) -> int:
    """VP that one more card of ``color`` at the right end adds: n + 1 if new to the last set of n, else 1.

    Raises BadInput for an unknown colour.
    """
    last = 0
    for card in display:
        last = ONE_MORE[card.color][last][1]
    return ONE_MORE[checked_name("color", color, COLORS)][last][0]


def majority(counts: Sequence[int], options: Options) -> list[int]:
    """VP per seat for one icon: 4 for most, 2 each for tied leaders, nothing where nobody has one."""
    best = max(counts)
    leaders = counts.count(best)
    if (best == 0 and options.zero_majority == "none") or (leaders > 3 and options.majority_tie == "each-2-max-3"):
        return [0] * len(counts)
    bonus = MAJORITY if leaders == 1 else TIED_MAJORITY
    return [bonus if count == best else 0 for count in counts]


def _majorities(state: State) -> list[list[int]]:
    """VP per icon of a majority and seat."""
    return [majority([icons[icon] for icons in state.totals], state.options) for icon in MAJORITY_ICONS]


def totals(state: State) -> list[int]:
    """VP per seat, as if the game ended now: the sums of its score sheets, without the proofs."""
    partition, held = state.options.set_partition, state.totals
    own = [sets_points(display, partition) + icons[GOLD] for display, icons in zip(state.displays, held, strict=True)]
    return [sum(points) for points in zip(own, *_majorities(state), strict=True)]


def winners(state: State) -> list[int]:
    """The seats that nobody beats, as if the game ended now: those of rank 1 in their score sheets."""
    keys = _keys(state)
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]


def scores(state: State) -> list[ScoreSheet]:
    """Every seat's sheet, as if the game ended now, with its rank and what decided among equal totals."""
    bonus, keys = _majorities(state), _keys(state)
    sheets: list[ScoreSheet] = []
    for seat, key in enumerate(keys):
        lines = _lines(state, seat, [points[seat] for points in bonus])
        gold, last = state.totals[seat][GOLD], state.options.final_tie == "last-in-order"
        compared = (gold, _last_place(state, seat)) if last else (gold,)
        rank = 1 + sum(other > key for other in keys)
        sheets.append(ScoreSheet(seat, tuple(lines), compared, rank, _decided_by(state, keys, seat)))
    return sheets


def _lines(state: State, seat: int, bonus: Sequence[int]) -> list[ScoreLine]:
    parts = sets(state.displays[seat], state.options.set_partition)
    sizes = tuple(len(part) for part in parts)
    values = tuple(set_points(size) for size in sizes)
    held = state.totals[seat]
    lines = [
        ScoreLine("armorica.scoring.sets", sum(values), {"sets": sizes, "values": values}),
        ScoreLine("armorica.scoring.gold", held[GOLD], {"gold": held[GOLD]}),
    ]
    for icon, points in zip(MAJORITY_ICONS, bonus, strict=True):
        counts = [total[icon] for total in state.totals]
        best = max(counts)
        facts = {"icon": ICONS[icon], "have": held[icon], "best": best, "tied": counts.count(best)}
        lines.append(ScoreLine("armorica.scoring.majority", points, facts))
    return lines


def _last_place(state: State, seat: int) -> int:
    """How many seats act before this one in the last turn (once it is over the marker has moved on)."""
    first = state.start - 1 if state.is_over else state.start
    return (seat - first) % state.players


def _keys(state: State) -> list[tuple[int, int, int]]:
    """What ranks each seat, more is better: VP, gold, as an option the place in the last turn; 0 if not compared."""
    points, options = totals(state), state.options
    keys: list[tuple[int, int, int]] = []
    for seat, own in enumerate(points):
        level = options.lower_ranks != "points" or own == max(points)
        place = _last_place(state, seat) if level and options.final_tie == "last-in-order" else 0
        keys.append((own, state.totals[seat][GOLD] if level else 0, place))
    return keys


def _decided_by(state: State, keys: Sequence[tuple[int, int, int]], seat: int) -> str | None:
    points, gold, _ = keys[seat]
    level = [key for other, key in enumerate(keys) if other != seat and key[0] == points]
    if not level or (state.options.lower_ranks == "points" and points < max(keys)[0]):
        return None
    if all(key[1] != gold for key in level):
        return "armorica.tiebreak.gold"
    return "armorica.tiebreak.shared" if state.options.final_tie == "shared" else "armorica.turn.order"
