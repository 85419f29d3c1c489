"""Every refusal is true of the position: what its sentence says is counted anew, rule by rule, under every option."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rulesim import CHANCE, Action, Check
from rulesim.discordia import new_game
from rulesim.discordia.actions import Dispatch, Special
from rulesim.discordia.city import PLACES, TOWER, City, Laid, as_laid
from rulesim.discordia.components import (
    DICE,
    EXTENSIONS,
    KINDS,
    LETTERS,
    LETTERS_OF_GERMANIC,
    PERKS,
    TRACKS,
    Figures,
    Space,
    letters,
)
from rulesim.discordia.state import State
from tests.discordia.given import city, given
from tests.discordia.test_properties import attempts, matches
from tests.discordia.test_words import VARIANTS
from tests.wording import sentence

Facts = dict[str, Any]
Predicate = Callable[[State, Any, Facts], bool]

OWN_DIE = {"ship": "blue", "barracks": "red", "military": "red", "farm": "yellow"}
AREA = {"ship": "harbour", "barracks": "fort", "stall": "market", "farm": "field"}
OFFERS = {"tile": "", "dispatch": "", "extension": "extension", "stars": "stars"}


def mine(state: State) -> City:
    return state.cities[state.seat]


def lying(state: State, action: Any) -> Laid | None:
    places = mine(state).places(action.place)
    return places[action.index] if action.index < len(places) else None


def payable(space: Space, supply: list[int], jokers: int) -> bool:
    every = itertools.product(*(range(min(count, 3) + 1) for count in supply))
    return any(matches(space, (b, r, w, y), jokers) for b, r, w, y in every)


def in_supply(state: State, figures: Figures) -> bool:
    return all(count <= have for count, have in zip(figures, mine(state).supply, strict=True))


def next_space(state: State, action: Any) -> Space:
    laid = lying(state, action)
    assert laid is not None
    return laid.tile.spaces[laid.filled]


def next_field(state: State, track: int) -> int:
    own = mine(state)
    stars, board = (own.expedition, own.development)[track], state.board.tracks[track]
    return stars + 1 if stars < board.length(own.extensions[4 + track]) else 0


def shown(state: State, value: int) -> list[str]:
    tile = state.columns[value - 1]
    found = [KINDS[kind] for kind in tile.kinds]
    return [*found, *(["extension"] if tile.extension else []), *(["stars"] if tile.stars else [])]


def manned(own: City, *kinds: int, towers: bool = False) -> list[int]:
    laid = [laid for kind in kinds for laid in own.slots[kind]] + (own.towers if towers else [])
    return sorted((one.placed for one in laid if one is not None and one.placed), reverse=True)


def counted(state: State, condition: str, tiles: int) -> tuple[int, int]:
    """How far the city is with a decree, counted anew: things, and figures on them."""
    own, several = mine(state), {"ships": (0,), "stalls": (2,), "farms": (3,), "barracks_towers": (1,)}
    if condition in several:
        found = manned(own, *several[condition], towers=condition == "barracks_towers")
        found = found if state.options.decree_count == "all" else found[:tiles]
        return len(found), sum(found)
    placed = sum(laid.placed for laid in own.laid())
    if condition == "one_of_each_kind":
        return sum(bool(manned(own, kind, towers=kind == 1)) for kind in range(4)), placed
    pairs = sum(n // 2 if state.options.decree_pairs_same_kind else n >= 2 for n in own.extensions)
    things = {
        "extensions_different": sum(n > 0 for n in own.extensions),
        "extensions_two_pairs": pairs,
        "manipulators": own.manipulators,
        "towers": sum(tower is not None for tower in own.towers),
        "aqueduct_field": own.ring,
        "development_field": own.development,
        "expedition_field": own.expedition,
        "supply_kinds_max": sum(n > 0 for n in own.supply),
        "figures_placed": placed,
    }
    return things[condition], 0


def condition(state: State, action: Any, facts: Facts) -> bool:
    """A decree that is not fulfilled: the numbers are the city's, and they fall short."""
    name, decree = facts["condition"], action.decree
    have, figures = counted(state, name, decree.n)
    short = have > decree.n if name == "supply_kinds_max" else have < facts["need"] or figures < decree.figures
    told = facts["figures_have"] == (figures if decree.figures else 0) and facts["pairs"] == (
        "any" if state.options.decree_pairs_same_kind else "kinds"
    )
    return facts["decree"] == decree.id and have == facts["have"] and told and short


def wrong_seat(state: State, action: Any, facts: Facts) -> bool:
    return facts["active"] == state.player + 1 != facts["asked"]


def wrong_area(state: State, action: Any, facts: Facts) -> bool:
    own = AREA[facts["kind"]]
    return KINDS[action.tile.kind] == facts["kind"] and facts["area"] == PLACES[action.place] != own


def waiting(state: State, action: Any, facts: Facts) -> bool:
    return facts["effect"] == (state.todo[0][0] if state.todo else "")


def not_returned(state: State, action: Any, facts: Facts) -> bool:
    lacking = letters([max(0, n - own) for n, own in zip(action.figures, mine(state).supply, strict=True)])
    amount = sum(action.figures)
    exact = state.todo[0][0] == "RETURN"
    most = state.todo[0][1] if exact else min(state.todo[0][1], sum(mine(state).supply))
    wrong = amount != most if exact else not 1 <= amount <= most
    return facts["missing"] == lacking and facts["need"] == most and (bool(lacking) or wrong)


def useless(state: State, action: Any, facts: Facts) -> bool:
    owned = {privilege.id: spent for privilege, spent in mine(state).privileges}
    id, permanent = action.privilege.id, action.privilege.permanent >= 0
    return {
        "foreign": id not in owned,
        "permanent": id in owned and permanent,
        "spent": owned.get(id, False),
        "late": id in owned and not permanent and not owned[id] and state.todo[0] != ("ONCE", id),
    }[facts["why"]]


def too_late(state: State, action: Any, facts: Facts) -> bool:
    by_option = state.options.manipulator_timing == "before_main"
    served = [id for id in state.used if not id.startswith("new:")]
    return {
        "die": not by_option,
        "changed": by_option and state.value != state.rolled,
        "main": by_option and bool(state.main),
        "side": by_option and facts["tile"] in served,
        "same": by_option and not state.main and not served and action.value == state.rolled,
    }[facts["late"]] and facts["value"] == state.value


def not_drawn(state: State, action: Any, facts: Facts) -> bool:
    if facts["due"] != "draw":
        return not (state.player == CHANCE and state.todo[0][0] == "DRAW")
    short = any(n > have for n, have in zip(action.figures, state.bag, strict=True))
    need = min(state.todo[0][1], sum(state.bag))
    return facts["need"] == need and facts["left"] == sum(state.bag) and (short or sum(action.figures) != need)


def not_turned(state: State, action: Any, facts: Facts) -> bool:
    if facts["due"] != "germanic":
        return state.todo[0][0] not in ("RED", "GREEN")
    stacks, green = state.tables.setup, state.todo[0][0] == "GREEN"
    letter = (stacks.right if green else stacks.left)[state.year - 1]
    unseen = state.germanic_left[LETTERS_OF_GERMANIC.index(letter)]
    return action.tile not in unseen and facts["why"] == ("seen" if action.tile.letter == letter else "letter")


def not_in_stack(state: State, action: Any, facts: Facts) -> bool:
    name = state.todo[0][0] if state.todo else ""
    if facts["due"] == "tile":
        return name == "FILL" and action.tile not in state.deck
    return action.tile not in state.display if facts["due"] == "first" else name != "FILL"


def not_a_column(state: State, action: Any, facts: Facts) -> bool:
    if facts["due"] == "column":
        return action.tile in state.columns
    return state.todo[0][0] != "COLUMNS" and facts["column"] == len(state.columns) + 1


def not_shown(state: State, action: Any, facts: Facts) -> bool:
    """Something else is due; or nothing of the kind any more, for set-up has gone on."""
    groups = {"decree": ("decree",), "privilege": ("privilege",), "tower": ("military", "trade")}
    waits = state.todo[0] if state.todo else ("", 0)
    if facts["due"] in groups:
        there = [*state.decrees, *state.privileges, *state.towers]
        return waits[1] in groups[facts["due"]] and (facts["group"] != waits[1] or action.piece in there)
    return waits[0] != "SHOW"


def not_there(state: State, action: Any, facts: Facts) -> bool:
    laid = lying(state, action)
    if not facts["tile"]:
        return laid is None
    return laid is not None and laid.filled == len(laid.tile.spaces) == facts["need"]


def not_paid(state: State, action: Any, facts: Facts) -> bool:
    space, own = next_space(state, action), mine(state)
    return facts["space"] == space.text and not matches(space, action.figures, own.jokers)


def not_held(state: State, action: Any, facts: Facts) -> bool:
    """Nobody can pay; or somebody could, but not with figures that are not there."""
    space, own = next_space(state, action), mine(state)
    if facts["missing"]:
        return not payable(space, own.supply, own.jokers)
    return matches(space, action.figures, own.jokers) and not in_supply(state, action.figures)


def not_this_die(state: State, action: Any, facts: Facts) -> bool:
    laid = lying(state, action)
    assert laid is not None
    own, die = OWN_DIE[facts["kind"]], DICE[state.die]
    told = (facts["printed"], facts["colour"], facts["die"], facts["value"])
    return told == (laid.tile.value, own, die, state.value) and (own != die or laid.tile.value != state.value)


def perk_is_no_help(state: State, action: Any, facts: Facts) -> bool:
    laid, perks = lying(state, action), mine(state).fields_to_dict()["perks"]
    return laid is not None and laid.tile.value != state.value and facts["perk"] in perks


def not_this_value(state: State, action: Any, facts: Facts) -> bool:
    laid = lying(state, action)
    assert laid is not None
    if facts["kind"] == "trade":
        return not laid.tile.spaces
    return facts["kind"] == "stall" and facts["printed"] == laid.tile.value != state.value == facts["value"]


def not_this_column(state: State, action: Any, facts: Facts) -> bool:
    where = state.display.index(action.tile) % 6 + 1 if action.tile in state.display else 0
    return facts["column"] == where != state.value == facts["value"]


def no_slot(state: State, action: Any, facts: Facts) -> bool:
    slots = mine(state).slots[action.tile.kind]
    return None not in slots and action.index >= len(slots) == facts["need"]


def not_leftmost(state: State, action: Any, facts: Facts) -> bool:
    slots = mine(state).slots[action.tile.kind]
    return slots.index(None) + 1 == facts["leftmost"] != action.index + 1 == facts["slot"]


def not_first(state: State, action: Any, facts: Facts) -> bool:
    slots = mine(state).slots[action.tile.kind]
    leftmost = slots.index(None) + 1 if None in slots else 0
    return facts["leftmost"] == leftmost and (action.place != action.tile.kind or action.index + 1 != leftmost)


def empty_column(state: State, action: Any, facts: Facts) -> bool:
    later = "" if not state.deck else "saturnalia" if state.season < 4 else "newyear" if state.year < 4 else ""
    return not any(state.display[state.value - 1 :: 6]) and facts["refill"] == later


def no_berth(state: State, action: Any, facts: Facts) -> bool:
    """The market neither has a stall nor is the leftmost free one, or by option the free one must be taken."""
    slots = mine(state).slots[2]
    leftmost = slots.index(None) + 1 if None in slots else 0
    forced = state.options.ship_flip_choice == "market_first" and leftmost > 0
    there = 0 <= action.index < len(slots) and slots[action.index] is not None
    return facts["leftmost"] == leftmost != action.index + 1 and (forced or (action.index >= 0 and not there))


def no_tower_place(state: State, action: Any, facts: Facts) -> bool:
    towers = mine(state).towers
    standing = sum(tower is not None for tower in towers)
    there = action.index < len(towers) and (towers[action.index] or action.index == towers.index(None))
    return (facts["need"], facts["have"]) == (len(towers), standing) and not there


def no_trade(state: State, action: Any, facts: Facts) -> bool:
    towers = mine(state).towers
    laid = towers[action.index] if action.index < len(towers) else None
    if laid is None:
        return not facts["tile"]
    id, trades = laid.tile.id, laid.tile.id.startswith("TT")
    if facts["have"]:
        return f"new:{id}" in state.used if facts["built"] else id in state.used
    return facts["kind"] != "trade" if not trades else laid.tile.value == facts["printed"] != state.value


def no_star(state: State, action: Any, facts: Facts) -> bool:
    tracks = {"EXP": (0,), "DEV": (1,), "TRACK": (0, 1)}[state.todo[0][0]]
    own, following = mine(state), next_field(state, action.track)
    told = (facts["stars"], facts["field"]) == (own.stars, following)
    return told and (not own.stars or not following or action.track not in tracks)


def no_manipulator(state: State, action: Any, facts: Facts) -> bool:
    rolled = state.rolled or state.dice[action.die]
    need = abs(action.value - rolled)
    return (facts["rolled"], facts["need"], facts["have"]) == (rolled, need, mine(state).ready) and need > facts["have"]


def round_the_end(state: State, action: Any, facts: Facts) -> bool:
    """The way round would be possible, the straight way is not; from end to end nothing ever is."""
    span = abs(action.value - facts["rolled"])
    return facts["span"] == span and (span == 5 or 6 - span <= mine(state).ready < span)


def no_claim(state: State, action: Any, facts: Facts) -> bool:
    if facts["moment"] == "shortage":
        return state.phase == "shortage"
    return facts["moment"] == "ship" and action.decree.id in state.used


def taken_decree(state: State, action: Any, facts: Facts) -> bool:
    owners = [seat + 1 for seat, own in enumerate(state.cities) if action.decree in own.decrees]
    return action.decree not in state.decrees and facts["owner"] == (owners or [0])[0]


def no_develop(state: State, action: Any, facts: Facts) -> bool:
    five = bool(mine(state).perks & 1 << PERKS.index("develop_on_5"))
    return (*facts["values"],) == ((5, 6) if five else (6,)) and state.value not in facts["values"]


def wrong_kind(state: State, action: Any, facts: Facts) -> bool:
    if facts["kind"] == "military":
        return action.place == TOWER and not state.options.dispatch_any_towers
    kind = "barracks" if action.place == TOWER else KINDS[action.place]
    return facts["kind"] == kind not in shown(state, state.value) == [*facts["offers"]]


TRUE: dict[str, Predicate | None] = {
    "action.bonus-immediate": waiting,
    "action.optional": waiting,
    "action.main-list": lambda s, a, f: (
        OFFERS[f["asked_main"]] not in shown(s, s.value) == [*f["offers"]] and f["value"] == s.value
    ),
    "action.one-main": lambda s, a, f: f["main"] == s.main != "",
    "boat.match": lambda s, a, f: (
        "boat" in s.used if f["have"] else (f["value"], f["season"]) == (s.value, s.season) and s.value != s.season
    ),
    "decree.claim": no_claim,
    "decree.limit": lambda s, a, f: f["have"] == f["need"] == len(mine(s).decrees) == 4,
    "decree.unique": taken_decree,
    "develop.five": lambda s, a, f: s.value == 5 and f["field"] == mine(s).development and not mine(s).perks & 1,
    "develop.star": lambda s, a, f: (
        f["stars"] == mine(s).stars and (not mine(s).stars or not next_field(s, 1)) and f["field"] == next_field(s, 1)
    ),
    "develop.value": no_develop,
    "dispatch.all-or-nothing": not_held,
    "dispatch.exact": not_paid,
    "dispatch.full-tile": not_there,
    "dispatch.kind": wrong_kind,
    "dispatch.next-space": lambda s, a, f: (
        f["have"] == a.space != (lying(s, a) or as_laid(s.tables.tiles[0])).filled + 1
    ),
    "end.instant": lambda s, a, f: f["winners"] == (*(k + 1 for k, own in enumerate(s.cities) if not any(own.supply)),),
    "extension.take": lambda s, a, f: (
        f["extension"] == EXTENSIONS[a.kind] and s.stacks[a.kind] == 0 and f["others"] == sum(s.stacks)
    ),
    "manipulator.declare": too_late,
    "manipulator.no-wrap": round_the_end,
    "manipulator.use": no_manipulator,
    "play.maximus": wrong_seat,
    "play.maximus-takes": lambda s, a, f: (
        f["die"] == DICE[s.maximus_die] and f["maximus"] == (s.start + s.season - 1) % s.players + 1
    ),
    "play.must-choose-die": lambda s, a, f: f["die"] == (DICE[s.die] if s.die >= 0 else ""),
    "play.roll": lambda s, a, f: f["due"] != "roll" and not (s.todo and s.todo[0][0] == "ROLL"),
    "play.years-seasons": lambda s, a, f: f["now"] == s.phase != f["asked"],
    "privilege.joker": lambda s, a, f: (
        not matches(next_space(s, a), a.figures, mine(s).jokers) or not in_supply(s, a.figures)
    ),
    "privilege.occasions": lambda s, a, f: a.privilege not in s.privileges,
    "privilege.once": useless,
    "raid.decree": lambda s, a, f: a.decree.id in s.used and s.options.decree_window_raid == "caused",
    "setup.action-tiles": not_a_column,
    "setup.bag": not_drawn,
    "setup.city-stack": not_in_stack,
    "setup.first-tile-order": wrong_seat,
    "setup.first-tile-place": not_first,
    "setup.germanic-stacks": not_turned,
    "setup.random-selection": not_shown,
    "setup.start-player": lambda s, a, f: f["asked"] > s.players if f["due"] == "start" else s.todo[0][0] != "START",
    "ship.flip-place": no_berth,
    "ship.flip-wait": lambda s, a, f: f["tile"].endswith("b") and bool((laid := lying(s, a)) and laid.waits),
    "shortage.negative": not_returned,
    "special.match": not_this_die,
    "special.once": lambda s, a, f: f["tile"] in s.used,
    "special.perk": perk_is_no_help,
    "special.stall-any": not_this_value,
    "stars.take": lambda s, a, f: (
        (f["left"], f["need"]) == (s.cult, min(2, s.cult)) and not 1 <= a.amount <= f["need"]
    ),
    "symbol.demolish": lambda s, a, f: a.place == TOWER or lying(s, a) is None,
    "symbol.discard-draw": not_returned,
    "symbol.star-track": no_star,
    "symbol.swap": not_returned,
    "symbol.tower": lambda s, a, f: a.index >= len(mine(s).towers) or mine(s).towers[a.index] is None,
    "tile.column": not_this_column,
    "tile.leftmost": not_leftmost,
    "tile.needs-slot": no_slot,
    "tile.no-refill": empty_column,
    "tower.choose": lambda s, a, f: a.tower not in s.towers,
    "tower.place": no_tower_place,
    "tower.trade": no_trade,
    "track.bonus": lambda s, a, f: (
        f["need"] == next_field(s, TRACKS.index(f["track"])) != a.field == f["have"]
    ),
    "yearend.order": wrong_seat,
    **dict.fromkeys((f"{kind}.slot" for kind in KINDS), wrong_area),
    **dict.fromkeys(
        f"decree.{name}"
        for name in (
            *("ext-different", "ext-pairs", "manipulators", "towers", "aqueduct", "development", "expedition"),
            *("two-kinds", "twelve", "each-kind", "ships", "farms", "stalls", "barracks"),
        )
    ),
}  # fmt: skip
"""Per rule whether what it is broken by is so; of the conditions of decrees: :func:`condition`."""


def tried(state: State, rng: random.Random) -> Iterator[Action]:
    """Attempts of every kind; dispatches also with figures that the spaces ask for, or nearly."""
    yield from (action for action in attempts(state) if rng.random() < 0.5)
    for sort in (Dispatch, Special):
        for place in range(TOWER + 1):
            for index in range(2):
                b, r, w, y = (rng.randrange(3) for _ in LETTERS)
                yield sort(place, index, (b, r, w, y), rng.randrange(3))


def assert_true(state: State, action: Action, check: Check) -> None:
    rule = check.rule.removeprefix("discordia.")
    assert rule in TRUE, f"{rule} is not looked at"
    so = TRUE[rule] or condition
    told = sentence(check)
    assert so(state, action, dict(check.facts)), f"{state!r}: {action}: {told} {check.facts}"
    assert told.endswith(".") and "{" not in told and " 0 " not in told.replace("field 0", ""), told


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(variant) or "standard")
def test_every_refusal_is_true_of_the_position(variant: dict[str, Any]) -> None:
    met: set[str] = set()
    for number in range(3):
        rng = random.Random(number)
        state = new_game(2 + number, **variant)
        while not state.is_over:
            if rng.random() < (0.15 if state.phase != "season" else 0.04):
                for action in tried(state, rng):
                    check = state.refusal(action)
                    if check is not None:
                        met.add(check.rule)
                        assert_true(state, action, check)
            legal = state.legal_actions()
            state.apply(state.sample(rng) if state.player == CHANCE else legal[int(rng.random() * len(legal))])
    assert len(met) >= 45


def test_refusals_that_random_games_seldom_meet_are_true() -> None:
    turned = city(
        "market1=SH01b market2=ST02", privileges="PO_stars_1 PO_stars_2* PJ_red_1", decrees="DE01 DE02 DE03 DE04"
    )
    turned.slots[2][0] = as_laid(turned.slots[2][0].tile, waits=True)  # type: ignore[union-attr]
    rare = [given(turned, season=5, die="red 1", germanic="GA1 GB5", decrees="DE08") for _ in range(4)]
    for state, effect in zip(rare, (("DISPATCH", "any"), ("TOWERLOSS", 1), ("DISCARD", 2), ("CLAIM", 0)), strict=True):
        state.phase, state.todo = "raid", (effect,)
        for action in tried(state, random.Random(1)):
            check = state.refusal(action)
            if check is not None:
                assert_true(state, action, check)
    assert rare[0].refusal(rare[0].parse("dispatch market1 W")).rule == "discordia.ship.flip-wait"  # type: ignore[union-attr]
