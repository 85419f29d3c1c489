"""Symbols: what every bonus and every damage does, one effect after the other.

Rules ``discordia.symbol.*`` and ``discordia.track.*``, ``discordia.perk.kept``. Effects of other sections are with
them: dispatches, extensions, towers, privileges, the aqueduct. In which order they are carried out is in steps.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import ending
from rulesim.discordia.actions import ADVANCES, SWAP, Action, Advance, Demolish, Draw, Return, Swap, draw
from rulesim.discordia.city import DEVELOPMENT, EXPEDITION, PLACES, TOWER
from rulesim.discordia.components import KINDS, MOST_RELIEF, PERKS, TRACKS, Figures, letters
from rulesim.game import Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.state import State


# --- stars on the tracks ---


def track_length(state: State, seat: int, track: int) -> int:
    """How many fields a track has: the printed ones, and those its extensions add."""
    return state.tables.board.tracks[track].length(state.cities[seat].extensions[len(KINDS) + track])


def next_field(state: State, track: int) -> int:
    """The lowest free field, from 1, of the acting seat's track; 0 if the track is full."""
    city = state.cities[state.seat]
    following = (city.development if track else city.expedition) + 1
    return following if following <= track_length(state, state.seat, track) else 0


def field_check(state: State, track: int, field: int) -> Check:
    """No field is skipped: only the next one can be asked for."""
    following = next_field(state, track)
    facts = {"track": TRACKS[track], "need": following, "have": field}
    return Check("discordia.track.bonus", field == following, facts)


def put_star(state: State, track: int, rule: str = "discordia.symbol.star-track") -> None:
    """One star of the own supply goes to the next field of a track, whose bonus is gained at once."""
    city = state.cities[state.seat]
    city.stars -= 1
    if track == EXPEDITION:
        city.expedition = field = city.expedition + 1
    else:
        city.development = field = city.development + 1
    board = state.tables.board
    if state.journal is not None:
        facts = {"seat": state.seat + 1, "field": field, "stars": city.stars}
        state.note(rule, track=TRACKS[track], **facts)
        if track == EXPEDITION and field == board.privilege_field:
            state.note("discordia.track.expedition-six", seat=state.seat + 1, left=len(state.privileges))
    bonus = board.tracks[track].field(field).bonus
    if bonus:
        state.todo = bonus + state.todo


def _star_effect(*tracks: int) -> Decision[State]:
    """The effect that puts stars of the own supply on one of these tracks."""

    def legal(state: State, _: int) -> Sequence[Action]:
        return [ADVANCES[track] for track in tracks if next_field(state, track)] if state.city.stars else []

    def check(state: State, action: Advance, _: int) -> Iterator[Check]:
        following = next_field(state, action.track)
        if action.field and following:
            yield field_check(state, action.track, action.field)
        facts = {"stars": state.city.stars, "track": TRACKS[action.track], "field": following}
        ok = action.track in tracks and state.city.stars > 0 and following > 0
        yield Check("discordia.symbol.star-track", ok, facts)

    def apply(state: State, action: Advance, _: int) -> None:
        put_star(state, action.track)

    return Decision(legal, check, apply, (Advance,), optional=True, repeats=True)


def gain_perk(state: State, perk: str) -> None:
    """A permanent perk is gained; it is never lost."""
    state.city.perks |= 1 << PERKS.index(perk)
    if state.journal is not None:
        state.note("discordia.perk.kept", seat=state.seat + 1, perk=perk)


# --- stars of the cult, manipulators, the reward that lowers the shortage ---


def stars_left(state: State, amount: int) -> int:
    """How many of so many stars there are in the cult."""
    return min(amount, state.cult)


def gain_stars(state: State, amount: int) -> None:
    """Stars come from the cult, as far as there are any."""
    amount = stars_left(state, amount)
    state.cult -= amount
    state.city.stars += amount
    if state.journal is not None and amount:
        facts = {"amount": amount, "left": state.cult}
        state.note("discordia.symbol.star-cult", seat=state.seat + 1, way="gain", **facts)


def lose_stars(state: State, amount: int) -> None:
    """Stars of the own supply go back to the cult; those on tracks never do."""
    amount = min(amount, state.city.stars)
    state.city.stars -= amount
    state.cult += amount
    if state.journal is not None and amount:
        facts = {"amount": amount, "left": state.cult}
        state.note("discordia.symbol.star-cult", seat=state.seat + 1, way="loss", **facts)


def gain_manipulator(state: State, amount: int) -> None:
    """A manipulator of the common supply becomes one's own, active side up; none is left: lost."""
    amount = min(amount, state.manipulators)
    state.manipulators -= amount
    city = state.city
    city.manipulators += amount
    city.ready += amount
    if state.journal is not None:
        if amount:
            state.note("discordia.symbol.manipulator", seat=state.seat + 1, left=state.manipulators)
        else:
            facts = {"effect": "MANIPULATOR", "amount": 1}
            state.note("discordia.action.bonus-immediate", seat=state.seat + 1, **facts)


def gain_relief(state: State, amount: int) -> None:
    """The shortage of this year is lower by so much."""
    state.city.relief = min(state.city.relief + amount, MOST_RELIEF)
    if state.journal is not None:
        state.note("discordia.hint.year4-reward", seat=state.seat + 1, amount=amount)


# --- figures between supply and bag ---


@lru_cache(maxsize=4096)
def returns(least: int, most: int, supply: tuple[int, ...]) -> tuple[Return, ...]:
    """Every return of ``least`` to ``most`` figures out of a supply; the largest first."""
    ranges = [range(min(count, most), -1, -1) for count in supply]
    found = [figures for figures in product(*ranges) if least <= sum(figures) <= most]
    return tuple(Return.of(figures) for figures in sorted(found, key=sum, reverse=True))


def _capped(supply: Sequence[int], most: int) -> tuple[int, ...]:
    blue, red, white, yellow = supply
    return min(blue, most), min(red, most), min(white, most), min(yellow, most)


def return_figures(state: State, figures: Figures) -> None:
    """Figures of the supply of the acting seat go to the bag."""
    state.city.pay_figures(figures)
    bag = state.bag
    for color, count in enumerate(figures):
        bag[color] += count


def begin_swap(state: State, amount: int) -> None:
    """Draw first, then return as many; with a short bag both numbers shrink."""
    amount = min(amount, sum(state.bag))
    if amount:
        state.push(("DRAW", amount), ("RETURN", amount))


def _offered(state: State, figures: Figures) -> dict[str, str]:
    """The facts of figures that somebody wants to return: they, and the supply."""
    return {"figures": letters(figures), "supply": letters(state.city.supply)}


def _lacking(state: State, figures: Figures) -> str:
    """Which of these figures the supply does not hold."""
    return letters([max(0, count - have) for count, have in zip(figures, state.city.supply, strict=True)])


def _return_checks(state: State, action: Return, amount: int) -> Iterator[Check]:
    figures = action.figures
    ok = sum(figures) == amount and state.city.has(figures)
    facts = {"need": amount, "have": sum(figures), "missing": _lacking(state, figures), **_offered(state, figures)}
    yield Check("discordia.symbol.swap", ok, facts)


def end_swap(state: State, action: Return, _: int) -> None:
    """The second half of a swap: as many figures as were drawn go back, those among them if one likes."""
    return_figures(state, action.figures)
    if state.journal is not None:
        facts = {"way": "return", "figures": letters(action.figures)}
        state.note("discordia.symbol.swap", seat=state.seat + 1, **facts)


def _discard_checks(state: State, action: Return, amount: int) -> Iterator[Check]:
    figures = action.figures
    asked, most = sum(figures), min(amount, sum(state.city.supply))
    ok = 1 <= asked <= most and state.city.has(figures)
    facts: dict[str, Any] = {"need": most, "missing": _lacking(state, figures), **_offered(state, figures)}
    if state.phase == "shortage":
        yield Check("discordia.shortage.negative", ok, {"amount": asked, **facts})
    else:
        yield Check("discordia.symbol.discard-draw", ok, {"have": asked, **facts})


def discard(state: State, action: Return, _: int) -> None:
    """Figures of the owner's choice go from the supply to the bag; with the last one the game is won."""
    figures = action.figures
    return_figures(state, figures)
    if state.journal is not None:
        facts: dict[str, Any] = {"seat": state.seat + 1, "figures": letters(figures)}
        if state.phase == "shortage":
            state.note("discordia.shortage.negative", amount=sum(figures), **facts)
        else:
            state.note("discordia.symbol.discard-draw", way="discard", **facts)
    ending.check_instant(state, state.seat)


# --- draws ---


def _legal_draws(state: State, amount: int) -> Sequence[Action]:
    """Every composition of a draw that the bag allows."""
    blue, red, white, yellow = state.bag
    amount = min(amount, blue + red + white + yellow)
    found: list[Action] = []
    for b in range(min(blue, amount), -1, -1):
        for r in range(min(red, amount - b), -1, -1):
            rest = amount - b - r
            found += [draw((b, r, w, rest - w)) for w in range(min(white, rest), max(0, rest - yellow) - 1, -1)]
    return found


def _draw_checks(state: State, action: Draw, amount: int) -> Iterator[Check]:
    figures, left = action.figures, sum(state.bag)
    there = all(count <= have for count, have in zip(figures, state.bag, strict=True))
    need = min(amount, left)
    ok = there and sum(figures) == need
    yield Check("discordia.setup.bag", ok, {"figures": letters(figures), "need": need, "left": left, "due": "draw"})


def draw_figures(state: State, action: Draw, _: int) -> None:
    """Figures come from the bag into the supply of the acting seat."""
    figures = action.figures
    bag = state.bag
    for color, count in enumerate(figures):
        bag[color] -= count
    state.city.take_figures(figures)
    if state.journal is not None:
        _note_draw(state, figures)


def _note_draw(state: State, figures: Figures) -> None:
    facts: dict[str, Any] = {"seat": state.seat + 1, "figures": letters(figures)}
    if state.phase == "setup" and state.start < 0:
        state.note("discordia.setup.start-figures", **facts, left=sum(state.bag))
    elif state.phase == "shortage":
        state.note("discordia.shortage.draw", **facts, amount=sum(figures), left=sum(state.bag))
    elif state.todo and state.todo[0][0] == "RETURN":
        state.note("discordia.symbol.swap", **facts, way="draw")
    else:
        state.note("discordia.symbol.discard-draw", **facts, way="draw")


def _sample_draw(state: State, amount: int, rng: Any) -> Action:
    """Blind draws without replacement: one figure after the other, all that are left equally likely."""
    blue, red, white, yellow = state.bag
    left = blue + red + white + yellow
    drawn = [0, 0, 0, 0]
    random = rng.random
    for _ in range(min(amount, left)):
        ball = random() * left
        left -= 1
        if ball < blue:
            blue -= 1
            drawn[0] += 1
        elif ball < blue + red:
            red -= 1
            drawn[1] += 1
        elif ball < blue + red + white:
            white -= 1
            drawn[2] += 1
        else:
            yellow -= 1
            drawn[3] += 1
    return draw((drawn[0], drawn[1], drawn[2], drawn[3]))


# --- demolition ---


def _legal_demolitions(state: State, _: int) -> Sequence[Action]:
    slots = enumerate(state.city.slots)
    return [Demolish.of(kind, i) for kind, places in slots for i, laid in enumerate(places) if laid is not None]


def _demolition_checks(state: State, action: Demolish, _: int) -> Iterator[Check]:
    ok = action.place != TOWER and state.city.at(action.place, action.index) is not None
    yield Check("discordia.symbol.demolish", ok, {"slot": action.index + 1, "area": PLACES[action.place]})


def tear_down(state: State, action: Demolish, _: int) -> None:
    """One city tile of the owner's choice leaves the game; its figures return to the supply."""
    city = state.city
    laid = city.slots[action.place][action.index]
    assert laid is not None
    if state.journal is not None:
        facts = {"tile": laid.tile.id, "kind": KINDS[action.place], "slot": action.index + 1}
        state.note("discordia.symbol.demolish", seat=state.seat + 1, **facts, figures=letters(laid.figures))
    city.slots[action.place][action.index] = None
    city.take_figures(laid.figures)


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {
    "STAR": gain_stars,
    "STARLOSS": lose_stars,
    "MANIPULATOR": gain_manipulator,
    "INFRA": gain_relief,
    "PERM": gain_perk,
}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "EXP": _star_effect(EXPEDITION),
    "DEV": _star_effect(DEVELOPMENT),
    "TRACK": _star_effect(EXPEDITION, DEVELOPMENT),
    "SWAP": Decision(
        waits=lambda state, _: any(state.bag),
        legal=lambda state, _: (SWAP,),
        checks=lambda state, action, _: iter([Check("discordia.action.optional", True, {"effect": "SWAP"})]),
        apply=lambda state, _, amount: begin_swap(state, amount),
        answers=(Swap,),
        optional=True,
    ),
    "RETURN": Decision(
        waits=lambda state, amount: amount > 0,
        legal=lambda state, amount: returns(amount, amount, _capped(state.city.supply, amount)),
        checks=_return_checks,
        apply=end_swap,
        answers=(Return,),
    ),
    "DISCARD": Decision(
        waits=lambda state, amount: amount > 0 and any(state.city.supply),
        legal=lambda state, amount: returns(1, amount, _capped(state.city.supply, amount)),
        checks=_discard_checks,
        apply=discard,
        answers=(Return,),
        optional=True,
    ),
    "DRAW": Decision(
        waits=lambda state, amount: amount > 0 and any(state.bag),
        legal=_legal_draws,
        checks=_draw_checks,
        apply=draw_figures,
        answers=(Draw,),
        sample=_sample_draw,
    ),
    "DEMOLISH": Decision(_legal_demolitions, _demolition_checks, tear_down, (Demolish,), repeats=True),
}
