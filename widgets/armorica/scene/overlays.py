"""What is drawn beside the cards: the ruler of a row, lanes, the stairs of sets, the food for winter; and what of it a
move would change, drawn over the board while it is looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from rulesim import Action
from rulesim.armorica import ICONS, Discard, Take, ending, winter
from rulesim.armorica.cards import AMPHORAE, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from widgets.armorica.scene.view import GATES, View
from widgets.scenes import Bracket, Ghost, Glance, Piece
from widgets.scenes.overlays import Block, Blocks, Cell, Dot, Lane, Lanes, Overlay, Ruler, Stairs, Step, Sum
from widgets.scenes.wording import upper

SPARE: Final = 4
"""So many amphorae more than cards are drawn; the words tell them all."""


def of_row(view: View, tried: int | None = None) -> Iterator[Overlay]:
    """What stands below the row that lies open. ``tried``: the position looked at, else what was refused."""
    at = refused(view) if tried is None else tried
    if view.shows("ruler"):
        yield ruler(view, at)
    if view.shows("lanes"):
        yield lanes(view)


def refused(view: View) -> int | None:
    """The position of the card of the open row that was just refused, None if none was."""
    cards = view.state.rows[view.host]
    found = (len(cards) - index for index, card in enumerate(cards) if card.id == view.refused)
    return next(found, None) if view.phase_row == view.host else None


def counts_now(view: View) -> bool:
    """Whether somebody is choosing from the row that lies open."""
    return view.phase_row == view.host and not view.asking


def ruler(view: View, tried: int | None) -> Ruler:
    """What opens each card of the row. It is there in every phase, so that nothing moves."""
    length = len(view.state.rows[view.host])
    cells = tuple(cell(view, position, tried) for position in range(length, 0, -1))
    if not view.shows("hops"):
        return Ruler(cells=cells)
    far = min(length, view.reaches(view.state, 0)[0]) if counts_now(view) and not view.host else 0
    if tried is None:
        return Ruler(cells=cells, hops=far)
    have = view.reach(view.state, view.host, tried)
    return Ruler(cells=cells, hops=tried, dashed=max(0, tried - have))


def cell(view: View, position: int, tried: int | None) -> Cell:
    """Whether the card at a position is within reach, and of which icon."""
    if not counts_now(view):
        return Cell(number=position)
    icon = view.gate(view.host, view.state.rows[view.host][-position])
    have = view.reach(view.state, view.host, position)
    if have >= position:
        return Cell(number=position, icon=icon, state="ok")
    words = view.say("ruler_have", count=have, **view.player(view.hero)) if view.host else ""
    return Cell(number=position, icon=icon, state="no" if position == tried else "idle", words=words)


def lanes(view: View) -> Lanes:
    """How far each icon reaches, and in which lane every card lies."""
    if not counts_now(view):
        return Lanes(lanes=(), dots=())
    row, opening = view.state.rows[view.host], view.opening
    reaches = view.reaches(view.state, view.host)
    far = tuple(Lane(icon=icon, count=min(len(row), reaches[ICONS.index(icon)])) for icon in opening)
    dots = (
        Dot(
            lane=opening.index(view.gate(view.host, row[-position])),
            position=position,
            ok=view.reach(view.state, view.host, position) >= position,
        )
        for position in range(1, len(row) + 1)
    )
    return Lanes(lanes=far, dots=tuple(dots))


def counting(view: View) -> Collection[str]:
    """The icons that count now: wheat for Gauls, for Romans that of the card that is asked for, amphorae in winter."""
    if view.state.phase == "winter" and view.shows("food") and not view.asking:
        return ("amphorae",)
    if not counts_now(view) or not view.shows("ruler"):
        return ()
    at = refused(view)
    if at is None:
        return () if view.host else GATES[:1]
    return (view.gate(view.host, view.state.rows[view.host][-at]),)


# --- the display ---


def of_display(view: View, after: State | None = None) -> Iterator[Overlay]:
    """What stands above and below the onlooker's display. ``after``: the position after the move looked at."""
    if view.shows("stairs"):
        yield stairs(view, after)
    if view.shows("food"):
        yield food(view, after)


def brackets(view: View, cards: Sequence[Card]) -> Iterator[Bracket]:
    """A bracket below every set."""
    start, message = 0, "set" if view.shows("points") else "set_colours"
    for count in map(len, ending.sets(cards, view.state.options.set_partition)):
        label = view.say(message, count=count, points=ending.set_points(count))
        yield Bracket(start=start, end=start + count - 1, label=label)
        start += count


def stairs(view: View, after: State | None) -> Stairs:
    """A step for every card: its place in its set is what it is worth."""
    if view.asking:
        return Stairs(steps=(), sums=())
    partition = view.state.options.set_partition
    old = ending.sets(view.state.displays[view.hero], partition)
    steps = [Step(height=height, colour=card.color) for part in old for height, card in enumerate(part, 1)]
    sums = [Sum(before=ending.set_points(len(part))) for part in old]
    if after is None or len(after.displays[view.hero]) <= len(view.state.displays[view.hero]):
        return Stairs(steps=tuple(steps), sums=tuple(sums))
    new = ending.sets(after.displays[view.hero], partition)
    last, gain = new[-1], ending.set_points(len(new[-1]))
    steps.append(Step(height=len(last), colour=last[-1].color, ghost=True))
    if len(new) > len(old):
        sums.append(Sum(before=0, after=gain))
    else:
        sums[-1] = Sum(before=sums[-1].before, after=gain)
    return Stairs(steps=tuple(steps), sums=tuple(sums))


def food(view: View, after: State | None) -> Blocks:
    """A box for every card, filled if an amphora feeds it, and for some amphorae that are left over."""
    if view.asking:
        return Blocks(items=(), words="")
    state = after or view.state
    cards, amphorae = len(state.displays[view.hero]), state.totals[view.hero][AMPHORAE]
    fed, due = min(cards, amphorae), winter.due(state, view.hero)
    spare = min(SPARE, max(0, amphorae - cards))
    states = ("good",) * fed + ("bad",) * (cards - fed) + ("spare",) * spare
    counted = view.cards_and_amphorae(state, view.hero)
    more = cards - len(view.state.displays[view.hero])
    return Blocks(
        items=tuple(Block(icon="amphorae", state=state) for state in states),
        words=view.say("food", **counted, due=due, more=more),
        urgent=view.say("food_due", due=due) if due else "",
    )


# --- a move that is looked at ---


def glance(view: View, action: Action) -> Glance:
    """The same overlays before and after, and the card that would come; an illegal move only counts to its card, and
    tells why it is not legal.
    """
    drawn = counted(view, action)
    if str(action) not in view.legal:
        broken = view.state.refusal(action) if view.deciding else None
        lines = (view.why_not(action, broken),) if broken else ()
        card = view.named_card(action)
        title = view.not_in_row(action) or (upper(view.card(card)) if card else "")
        return Glance(overlays=drawn, title=title, lines=lines)
    after, own = view.state.copy(), f"display-{view.hero + 1}"
    after.apply(action)
    if isinstance(action, Take | Discard):
        drawn[own] = tuple(of_display(view, after))
    old, new = view.state.displays[view.hero], after.displays[view.hero]
    ghosts: list[Ghost] = []
    if len(new) > len(old):  # a card would come, into the last set or one of its own
        piece = Piece(id=f"ghost-{new[-1].id}", label=view.card(new[-1]), face=view.face(new[-1]))
        *_, last = sets = [*brackets(view, new)]
        joins = len(sets) == len([*brackets(view, old)])
        ghosts.append(Ghost(zone=own, piece=piece, joins=joins, label=last.label if view.shows("brackets") else ""))
    return Glance(overlays=drawn, pieces=tuple(ghosts), title=upper(view.do(action)), lines=view.preview(action))


def counted(view: View, action: Action) -> dict[str, tuple[Overlay, ...]]:
    """The row that lies open, counted to the card that an action would take; nothing for others."""
    if not isinstance(action, Take) or (action.row or view.state.phase) != ROW_NAMES[view.host]:
        return {}
    if not 1 <= action.position <= len(view.state.rows[view.host]):
        return {}
    return {f"{ROW_NAMES[view.host]}-row": tuple(of_row(view, action.position))}
