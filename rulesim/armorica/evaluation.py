"""How good a position is for a seat: the points it can expect in the end. For bots; no rule is decided here.

The display is valued as the next winter would leave it: set points, gold, a share of each majority, and what its last
set, its icons and its spare amphorae are worth for the cards still to come. In the Gaul phase the best Roman that would
be within reach counts too. The weights were found by hill climbing: each change had to win more points than the weights
before it, in games of two to four players and from every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import tanh
from operator import sub
from typing import TYPE_CHECKING, Final, TypeVar

from rulesim.armorica import ending, roman, turn
from rulesim.armorica.actions import Action, Take
from rulesim.armorica.cards import AMPHORAE, MOST_ICONS, Card
from rulesim.armorica.ending import MAJORITY, MOST_COLORS, ONE_MORE, sets_points

if TYPE_CHECKING:
    from rulesim.armorica.state import State


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What future counts for, in VP. "Per card": per card the seat has yet to draw.

    ``run``: the last set, by its size from 0 to 6, while cards come. ``wheat``, ``gate``: the first wheat, the first
    icon of a patrician's gate, per card; ``fade``: how much each further one is worth of the one before. ``spare``: a
    spare amphora that a coming card can use; ``per_card``: how many of them a coming card uses. ``sure``: how soon a
    lead in a majority is safe. ``plan``: how far to trust that a Roman now in reach is still there.
    """

    run: tuple[float, ...] = (0.0, 1.0, 1.8, 2.4, 1.8, 1.8, 0.0)
    wheat: float = 0.5
    gate: float = 0.12
    fade: float = 0.95
    spare: float = 2.5
    per_card: float = 0.6
    sure: float = 3.0
    plan: float = 0.5


WEIGHTS: Final = Weights()
_T = TypeVar("_T")


class Outlook:
    """What is the same for every display a seat could have here: cards to come, and what icons are worth.

    ``facts``: the worth of so many wheat, grapes, olives, sheep and spare amphorae, and what two cards more add.
    ``romans``: the row of which the seat may plan to take one. ``best``: sets are cut for the most VP. ``chosen``: the
    seat has just chosen its card of this phase.
    """

    __slots__ = ("best", "facts", "plan", "romans")

    def __init__(self, state: State, seat: int, weights: Weights, chosen: bool = False) -> None:
        of_gauls, of_romans = turn.to_take(state, seat, chosen or bool(state.pending))
        cards, totals = 2 * turn.turns_after(state) + of_gauls + of_romans, state.totals
        self.romans = state.rows[1] if state.phase == "gaul" and of_romans else ()
        self.facts = _facts(weights, cards, _rivals(totals, seat), 1 + max(totals[seat]) // 64)
        self.best, self.plan = state.options.set_partition == "best", weights.plan


def _rivals(totals: Sequence[Sequence[int]], seat: int) -> tuple[int, int, int]:
    """How many grapes, olives and sheep the best rival has of each."""
    grapes = olives = sheep = 0
    for other, (_, g, o, s, _, _) in enumerate(totals):
        if other != seat:
            grapes, olives, sheep = g if g > grapes else grapes, o if o > olives else olives, s if s > sheep else sheep
    return grapes, olives, sheep


_Worths = tuple[list[float], list[float], list[float], list[float], list[float], "_More"]


@lru_cache(maxsize=1 << 12)
def _facts(weights: Weights, cards: int, rivals: tuple[int, int, int], size: int) -> _Worths:
    """The facts of an outlook, while so many cards come; ``size``: of how many times 64 icons."""
    most = 2 * MOST_ICONS + 64 * size
    grapes, olives, sheep = (_majority(weights, cards, rival, most) for rival in rivals)
    more = _more(weights, cards if cards < 3 else 3)
    return _wheat(weights, cards, most), grapes, olives, sheep, _spares(weights, cards, most), more


@lru_cache(maxsize=64)
def _wheat(weights: Weights, cards: int, most: int) -> list[float]:
    """What so much wheat is worth, while so many cards come."""
    return [weights.wheat * _faded(count, weights.fade) * cards for count in range(most)]


@lru_cache(maxsize=64)
def _spares(weights: Weights, cards: int, most: int) -> list[float]:
    """What so many spare amphorae are worth, while so many cards come."""
    worth, used = weights.spare if cards else 0.0, weights.per_card * cards
    return [worth * min(spare, used) for spare in range(most)]


@lru_cache(maxsize=1 << 10)
def _majority(weights: Weights, cards: int, rival: int, most: int) -> list[float]:
    """What so many icons of a majority are worth: as gates, and the share of the bonus that a lead promises.

    ``rival``: how many the best rival has. A lead is the surer, the fewer cards come.
    """
    gate, haste = weights.gate * cards, weights.sure / (1 + cards) ** 0.5
    leads = [MAJORITY * (1 + tanh(haste * (count - rival) / 2)) / 2 for count in range(most)]
    return [gate * _faded(count, weights.fade) + lead for count, lead in enumerate(leads)]


_More = dict[str, dict[str, tuple[list[int], list[float]]]]
"""By the colours of two cards ("": nobody), and of the last set before them: how dear what they add to the sets is to
winter, and how many VP it is with what the last set is worth then."""
_DEAR: Final = 1 << 11
_ICON: Final = _DEAR >> 1
"""So dear to winter are a VP of sets, and an icon; of equally cheap cards the left one is cheaper by 1."""


@lru_cache(maxsize=16)
def _more(weights: Weights, cards: int) -> _More:
    """What two cards more add, while so many come after them; 3: or more."""
    nobody = {"": [(0, last) for last in range(1 << MOST_COLORS)]}
    dear = [_DEAR * adds for adds in range(2 * MOST_COLORS)]
    gains = [[adds + worth * cards / 3 for worth in weights.run] for adds in range(2 * MOST_COLORS)]
    more: _More = {}
    for first, one in (nobody | ONE_MORE).items():
        more[first] = {}
        for second, other in (nobody | ONE_MORE).items():
            both = [(adds + other[last][0], other[last][1].bit_count()) for adds, last in one]
            more[first][second] = [dear[adds] for adds, _ in both], [gains[adds][size] for adds, size in both]
    return more


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The VP that ``seat`` can expect at the end of the game; exact when it is over."""
    if state.is_over:
        return float(ending.totals(state)[seat])
    return _display(state, seat, Outlook(state, seat, weights)).planned(_NOBODY, roman.reaches(state, seat))


def values(
    state: State, legal: Sequence[Action], judged: Callable[[State, int], float], roughly: bool = False
) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    Where the same follows on all of them, only the display is looked at that each leaves. ``roughly``: for who takes
    the best of them, those that a rough look finds nearly best, and no others.
    """
    display = _unchanged(state, legal)
    if display is None:
        return [judged(_after(state, action), state.player) for action in legal]
    if state.phase == "winter":
        spares = display.spares or ()
        if display.has_one_too_many:
            return [display.fed(one) for one in spares]
        if roughly:
            return _looked_closer([display.fed(one) for one in spares], spares, display.spared)
        return [display.spared(one) for one in spares]
    comers = _comers(state, legal)
    if not display.outlook.romans:
        return display.each(comers)
    if roughly:
        return _looked_closer(display.paired(comers), comers, display.planned)
    display.known.update(zip(comers, display.each(comers), strict=True))
    return [display.planned(one) for one in reversed(comers)][::-1]


gains: Final = partial(values, roughly=True)


_NEARLY: Final = 1.0
"""Who is so many VP worse at a rough look is hardly ever the best (in games of greedy players that costs 0.004 VP a
decision)."""


def _looked_closer(rough: list[float], ways: Sequence[_T], exact: Callable[[_T], float]) -> list[float]:
    """What each way comes to that is nearly best at a rough look, if there are several; the others come to nothing."""
    least = max(rough) - _NEARLY
    if sum([value >= least for value in rough]) == 1:
        return rough
    return [exact(way) if value >= least else _NEVER for way, value in zip(ways, rough, strict=True)]


def _unchanged(state: State, legal: Sequence[Action]) -> _Display | None:
    """The display to decide on, with the outlook that all actions leave it; None where each has to be played."""
    options = state.options
    usual = state.plain and options.winter_discard == "exact" and not options.start_card_protected
    stays = state.phase != "winter" and (all(state.open) or state.acted + 1 < state.players)
    after = state if stays else _after(state, legal[0])
    if not usual or after.is_over or (state.phase == "roman" and not stays):
        return None
    return _display(state, state.player, Outlook(after, state.player, WEIGHTS, chosen=stays))


def _comers(state: State, legal: Sequence[Action]) -> list[_Comer]:
    """What comes to the display by each of these actions."""
    row = state.rows[turn.ROW_OF_PHASE[state.phase]]
    return [row[-action.position] if type(action) is Take else _NOBODY for action in legal]


def _after(state: State, action: Action) -> State:
    """The position after an action of the player to decide, which changes no other display."""
    after = state.branch(state.player)
    after.apply(action)
    return after


class _Nobody:
    """Comes where no card comes: takes no place, so it needs no amphora."""

    color, icons, amphorae, size = "", (0, 0, 0, 0, 0, 1), 1, 0


_NOBODY: Final = _Nobody()
_Comer = Card | _Nobody
_Spare = tuple[int, int, int, int, Sequence[int]]
"""A card that winter may take: how cheap it is, 2 VP for the sets without it less an icon each, see :data:`_DEAR`;
the last colours and the VP without it; where it lies, from the left; and its icons."""
_Ends = tuple[int, int, Sequence[_Spare] | None]
"""VP of the sets of a display, the colours of the last one (a bit each), and the cards without an amphora (None: not
looked at yet)."""
_NEVER: Final = -1e9
"""So cheap is what winter may not take, and so bad is what is not to be chosen."""


def _display(state: State, seat: int, outlook: Outlook) -> _Display:
    """A seat's display as it lies there."""
    cards = tuple(state.displays[seat])
    return _Display(cards, state.totals[seat], outlook, _ends(cards))


class _Display:
    """Cards that a seat could have, and what they are worth with others to come, once the next winter has gone.

    ``known``: what the display is worth with one card more; ``left``: without one.
    """

    __slots__ = ("cards", "colors", "known", "left", "outlook", "points", "spares", "totals")

    def __init__(self, cards: tuple[Card, ...], totals: Sequence[int], outlook: Outlook, ends: _Ends) -> None:
        self.cards, self.totals, self.outlook = cards, totals, outlook
        self.points, self.colors, self.spares = ends
        self.known: dict[_Comer, float] = {}
        self.left: dict[int, _Display] = {}

    def without(self, one: _Spare) -> _Display:
        """The display without a card that it can spare."""
        _, colors, points, place, icons = one
        if place not in self.left:
            cards = self.cards[:place] + self.cards[place + 1 :]
            totals, ends = [*map(sub, self.totals, icons)], (points, colors, None)
            self.left[place] = _Display(cards, totals, self.outlook, ends)
        return self.left[place]

    @property
    def has_one_too_many(self) -> bool:
        """Whether it is settled without one card, and only then."""
        outlook = self.outlook
        return len(self.cards) - self.totals[AMPHORAE] == 1 and not outlook.best and not outlook.romans

    def spared(self, one: _Spare) -> float:
        """The worth without a card that it can spare."""
        return self.without(one).planned()

    def planned(self, first: _Comer = _NOBODY, reaches: Sequence[int] = ()) -> float:
        """The worth with a card more, and with the best Roman in reach as far as it is to be trusted to be there."""
        now, row = self.alone(first), self.outlook.romans
        if not row:
            return now
        totals = _sum(self.totals, first.icons)
        romans = roman.opened(row, reaches or totals, row[::-1])
        found = self.each(romans, first, totals)
        if first is _NOBODY:
            self.known.update(zip(romans, found, strict=True))
        best = max(found) if found else now
        return now + self.outlook.plan * (best - now) if best > now else now

    def alone(self, card: _Comer) -> float:
        """The worth with a card more."""
        if card not in self.known:
            rests = card is _NOBODY and self.totals[AMPHORAE] >= len(self.cards) and not self.outlook.best
            self.known[card] = self.fed() if rests else self.each((card,))[0]
        return self.known[card]

    def fed(self, less: _Spare | None = None) -> float:
        """The worth of a display with enough amphorae, or that has enough without a card that it can spare."""
        wheat, grapes, olives, sheep, amphorae, more = self.outlook.facts
        w, g, o, s, c, a = self.totals
        colors, points, spare = self.colors, self.points, a - len(self.cards)
        if less is not None:
            _, colors, points, _, (w2, g2, o2, s2, c2, _) = less
            w, g, o, s, c, spare = w - w2, g - g2, o - o2, s - s2, c - c2, 0
        value = points + c + more[""][""][1][colors] + wheat[w] + grapes[g] + olives[o] + sheep[s]
        return value + amphorae[spare]

    def paired(self, comers: Sequence[_Comer]) -> list[float]:
        """The worth with each of these and the best Roman in reach of both, who know of each other's colour alone."""
        last, totals, more, row = self.colors, self.totals, self.outlook.facts[-1], self.outlook.romans[::-1]
        cards = (*comers, *row, _NOBODY)
        *found, now = self.each(cards)
        self.known.update(zip(cards, (*found, now), strict=True))
        nobody, singly = more[""][""][1][last] - now, found[len(comers) :]
        romans = [
            (place - totals[card.gate], card.gate, card.color, value + nobody - more[""][card.color][1][last])
            for place, (card, value) in enumerate(zip(row, singly, strict=True))
        ]
        paired: list[float] = []
        for comer, value in zip(comers, found, strict=False):
            icons, both, best = comer.icons, more[comer.color], 0.0
            alone = both[""][1][last]
            for lack, gate, color, apart in romans:
                if icons[gate] > lack:
                    gain = apart + both[color][1][last] - alone
                    best = gain if gain > best else best
            paired.append(value + self.outlook.plan * best)
        return paired

    def each(self, cards: Sequence[_Comer], first: _Comer = _NOBODY, totals: Sequence[int] = ()) -> list[float]:
        """The worth with a first card more and each of these as the second; winter takes what can best be spared."""
        wheat, grapes, olives, sheep, amphorae, more = self.outlook.facts
        w, g, o, s, c, a = totals or _sum(self.totals, first.icons)
        room, last, own, best = a - len(self.cards) - 2, self.colors, self.points, self.outlook.best
        single, more = more[""], more[first.color]
        bare, full = _NEVER if first.amphorae else _DEAR * own - _ICON * first.size, _DEAR * own + more[""][0][last]
        spares = (_ends(self.cards)[2] if self.spares is None and room < 0 else self.spares) or ()
        found: list[float] = []
        for card in cards:
            w2, g2, o2, s2, c2, a2 = card.icons
            dear, gains = more[card.color]
            spare, colors, points = room + a2, last, own + self._better(first, card) if best else own
            top, least = bare + single[card.color][0][last], None
            for one in spares if spare < 0 else ():
                if one[0] + dear[one[1]] > top:
                    least, top = one, one[0] + dear[one[1]]
            if spare < 0:
                if not a2 and full - _ICON * card.size > top:
                    found.append(self.alone(first))
                    continue
                if least is None or spare < -1 or best:
                    found.append(self.without(least).each((card,), first)[0] if least else self.alone(card))
                    continue
                _, colors, points, _, (w3, g3, o3, s3, c3, _) = least
                w2, g2, o2, s2, c2, spare = w2 - w3, g2 - g3, o2 - o3, s2 - s3, c2 - c3, 0
            value = points + c + c2 + gains[colors] + wheat[w + w2] + grapes[g + g2] + olives[o + o2] + sheep[s + s2]
            found.append(value + amphorae[spare])
        return found

    def _better(self, *more: _Comer) -> int:
        """How many VP more its sets give with these cards, if they are cut best."""
        whole = [*self.cards, *(card for card in more if isinstance(card, Card))]
        return sets_points(whole, "best") - sets_points(whole)


def _sum(totals: Sequence[int], icons: Sequence[int]) -> tuple[int, int, int, int, int, int]:
    """Icons with those of one card more."""
    w, g, o, s, c, a = totals
    w2, g2, o2, s2, c2, a2 = icons
    return w + w2, g + g2, o + o2, s + s2, c + c2, a + a2


@lru_cache(maxsize=1 << 10)
def _ends(display: tuple[Card, ...]) -> _Ends:
    """The ends of a display, from those without its last card, which are mostly known."""
    if not display:
        return 0, 0, ()
    card, place = display[-1], len(display) - 1
    points, colors, spares = _ends(display[:-1])
    added = ONE_MORE[card.color]
    more: list[_Spare] = []
    for value, last, without, at, icons in spares or ():
        adds, after = added[last]
        more.append((value + _DEAR * adds, after, without + adds, at, icons))
    if not card.amphorae:
        more.append((_DEAR * points - _ICON * card.size + _ICON - 1 - place, colors, points, place, card.icons))
    adds, after = added[colors]
    return points + adds, after, more


def _faded(count: int, fade: float) -> float:
    """1 + fade + fade ** 2 ...: ``count`` terms."""
    return (1 - fade**count) / (1 - fade)
