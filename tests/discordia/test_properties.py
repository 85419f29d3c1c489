"""What must always hold, in random games of two, three and four players and in positions that no game need reach."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from rulesim import CHANCE, Action
from rulesim.discordia import aqueduct, decrees, new_game
from rulesim.discordia import dispatch as dispatching
from rulesim.discordia.actions import (
    CHANCES,
    Advance,
    Boat,
    Build,
    Choose,
    Claim,
    Column,
    Decline,
    Demolish,
    Develop,
    Dispatch,
    Draw,
    End,
    Extend,
    Flip,
    Gain,
    Lose,
    Manipulate,
    Return,
    Reveal,
    Roll,
    Show,
    Special,
    Stars,
    Start,
    Swap,
    Take,
    Trade,
    Uncover,
    Use,
)
from rulesim.discordia.city import TOWER, City, Laid, as_laid
from rulesim.discordia.components import KINDS, Figures
from rulesim.discordia.state import State
from tests.discordia.given import TABLES, assert_sound, city, everything, given, in_play, snapshot
from tests.random_games import (
    SEEDS,
    RandomGame,
    any_options,
    assert_a_game_is_its_start_and_its_actions,
    assert_applied_or_nothing_changed,
    assert_bad_input_names_the_field,
    refusals_of_other_seats,
)

# --- random games ---


class Game(RandomGame):
    game = "discordia"


OPTIONS = any_options("discordia")
GAMES = st.builds(Game, st.integers(2, 4), OPTIONS, SEEDS)


def scattered(rng: random.Random, pool: list[Any]) -> City:
    """A city that no game need ever reach: tiles of ``pool`` anywhere, manned at random, any tracks and supplies."""
    kinds = ("harbour", "fort", "market", "field", "expedition", "development")
    new = city(
        supply=" ".join(f"{letter}{rng.randrange(1, 6)}" for letter in "BRWY"),
        stars=rng.randrange(3),
        ring=rng.choice((0, 3, 9, 10)),
        expedition=rng.randrange(3),
        development=rng.choice((0, 0, 1, 2)),
        manipulators=rng.randrange(3),
        extensions=" ".join(rng.sample(kinds, rng.randrange(5))),
    )
    towers = [piece for piece in pool if piece in TABLES.towers]
    for place, slots in enumerate((*new.slots, new.towers)):
        fitting = towers if place == TOWER else [p for p in pool if p not in TABLES.towers and p.kind == place]
        for index in range(len(slots)):
            if fitting and rng.random() < 0.6:
                piece = fitting.pop()
                pool.remove(piece)
                slots[index] = manned(piece, rng)
    return new


def manned(piece: Any, rng: random.Random) -> Laid:
    """A tile or tower with some of its spaces filled."""
    laid = as_laid(piece)
    while laid.next is not None and rng.random() < 0.5:
        blue, red, white, yellow = laid.next.figures
        laid = laid.manned((blue, red + laid.next.grey, white, yellow))
    return laid


@st.composite
def odd_positions(draw: st.DrawFn) -> State:
    """Positions in the middle of a year, about to choose a die, with cities no game need ever reach."""
    rng = random.Random(draw(SEEDS))
    players = draw(st.integers(2, 4))
    pool = [*TABLES.tiles, *TABLES.towers]
    rng.shuffle(pool)
    cities = [scattered(rng, pool) for _ in range(players)]
    shown = [piece for piece in pool if piece not in TABLES.towers][: rng.randrange(4 * players)]
    return given(
        cities[0],
        *cities[1:],
        players=players,
        dice=f"{rng.randint(1, 6)} {rng.randint(1, 6)} {rng.randint(1, 6)}",
        season=rng.randint(1, 5),
        year=rng.randint(1, 4),
        start=rng.randrange(players),
        columns=" ".join(rng.sample([tile.id for tile in TABLES.action_tiles], 6)),
        display=" ".join(f"{tile.id}@{rng.randint(1, 3) + 3 * (k % 2)}" for k, tile in enumerate(shown[: 2 * players])),
        decrees=" ".join(rng.sample([decree.id for decree in TABLES.decrees], 4)),
        privileges=" ".join(rng.sample([privilege.id for privilege in TABLES.privileges], 3)),
        towers=" ".join(piece.id for piece in pool if piece in TABLES.towers),
        germanic=f"{rng.choice(('GA1', 'GA5', 'GA6', 'GC2'))} {rng.choice(('GB1', 'GB5', 'GD1', 'GD4'))}",
        cult=rng.randrange(9),
        **draw(OPTIONS),
    )


# --- attempts, sensible and not ---

HANDFULS: tuple[Figures, ...] = (
    (0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (0, 2, 0, 0), (0, 1, 0, 1), (0, 0, 2, 1),
    (1, 1, 1, 0), (0, 0, 0, 3), (2, 2, 0, 0), (9, 9, 9, 9),
)  # fmt: skip


def attempts(state: State) -> Iterator[Action]:
    """A wide set of actions, most of which are illegal."""
    tables = state.tables
    shown = [tile for tile in state.display if tile][:3]
    for place in range(TOWER + 1):
        for index in (0, 1, 2, 9):
            for sent in HANDFULS[:6]:
                yield Dispatch(place, index, sent)
                yield Special(place, index, sent)
            yield Dispatch(place, index, HANDFULS[2], 2)
            yield Special(place, index, HANDFULS[3], 1)
            yield Demolish(place, index)
            yield from (Take(tile, place, index) for tile in (*shown, tables.tiles[0], tables.tiles[-1]))
    for value in range(1, 7):
        yield from (Choose(die, value) for die in range(3))
        yield Manipulate(value)
    for number in range(9):
        yield from (Develop(number), Stars(number))
        yield from (Advance(track, number) for track in (0, 1))
    yield Flip(-1)
    for index in (0, 1, 2, 3):
        yield from (Trade(index), Flip(index), Lose(index))
        yield from (Build(tower, index) for tower in tables.towers)
    for counts in HANDFULS:
        yield from (Return(counts), Draw(counts))
    yield from (Boat(), End(), Decline(), Swap(), Roll(1, 2, 3))
    yield from (Extend(kind) for kind in range(6))
    yield from (Claim(decree) for decree in tables.decrees)
    for privilege in tables.privileges:
        yield from (Use(privilege), Gain(privilege))
    yield from (Show(piece) for piece in (*tables.decrees[:3], *tables.privileges[:3], *tables.towers[6:10]))
    yield from (Column(tile) for tile in tables.action_tiles)
    yield from (Reveal(tile) for tile in (*state.deck[:2], *shown))
    yield from (Uncover(tile) for tile in tables.germanic)
    yield from (Start(seat) for seat in range(4))


def misfits(state: State) -> Iterator[tuple[str, Action]]:
    """Actions that no notation can produce, each with the field that is wrong."""
    tile, tower, decree = state.tables.tiles[0], state.tables.towers[0], state.tables.decrees[0]
    anything: Any = None
    for die in (-1, 3):
        yield "die", Choose(die, 1)
    for value in (0, 7, -1, anything, 1.0, True):
        yield from (("value", Choose(0, value)), ("value", Manipulate(value)), ("red", Roll(value, 1, 1)))
    for place in (-1, 5):
        yield from (("place", Dispatch(place, 0, HANDFULS[1])), ("place", Special(place, 0, HANDFULS[1])))
        yield from (("place", Demolish(place, 0)), ("place", Take(tile, place, 0)))
    for index in (-1, 100, 0.0, anything):
        yield from (("index", Dispatch(0, index, HANDFULS[1])), ("index", Special(0, index, HANDFULS[1])))
        yield from (("index", Demolish(0, index)), ("index", Take(tile, tile.kind, index)))
        yield from (("index", Trade(index)), ("index", Lose(index)), ("index", Build(tower, index)))
    yield from (("index", Flip(-2)), ("index", Flip(-1.0)))  # type: ignore[arg-type]
    short: Any = (1, 0, 0)
    for counts in ((-1, 2, 0, 0), (1, 1, 0, -1), (0, 0, 0, True), short, [0, 1, 0, 0], anything):
        yield from (("figures", Return(counts)), ("figures", Draw(counts)))  # type: ignore[arg-type]
        yield from (("figures", Dispatch(1, 0, counts)), ("figures", Special(1, 0, counts)))  # type: ignore[arg-type]
    for kind in (-3, -1, 6, 9):
        yield from (("kind", Extend(kind)), ("track", Advance(kind)), ("seat", Start(kind)))
    yield from (("field", Develop(-1)), ("field", Advance(0, -1)), ("amount", Stars(-1)), ("amount", Stars(1.0)))  # type: ignore[arg-type]
    yield from (("space", Dispatch(0, 0, HANDFULS[1], -1)), ("space", Special(0, 0, HANDFULS[1], -1)))
    wrong: Any = decree
    yield from (("tile", Take(wrong, 0, 0)), ("tile", Reveal(wrong)), ("tile", Uncover(wrong)), ("tile", Column(wrong)))
    yield from (("decree", Claim(anything)), ("privilege", Use(wrong)), ("privilege", Gain(wrong)))
    yield from (("tower", Build(wrong, 0)), ("piece", Show(anything)))


def plain(action: Action, state: State) -> Action:
    """The action in its shortest words: what goes without saying is left out."""
    if state.player == CHANCE:
        return action
    if isinstance(action, Dispatch | Special) and action.space:
        laid = state.city.at(action.place, action.index)
        if laid and action.space == laid.filled + 1:
            return type(action)(action.place, action.index, action.figures)
    if isinstance(action, Develop) and action.field == state.city.development + 1:
        return Develop()
    if isinstance(action, Advance):
        following = 1 + (state.city.development if action.track else state.city.expedition)
        return Advance(action.track) if action.field == following else action
    return action


def assert_checks_agree_with_the_legal_list(state: State) -> None:
    legal = list(state.legal_actions())
    assert len(set(legal)) == len(legal)
    for action in (*legal, *attempts(state)):
        checks = list(state.checks(action))
        assert checks
        assert all(check.ok for check in checks) == (plain(action, state) in legal), (str(action), checks)
        assert state.allows(action) == (action in legal)


@for_all(GAMES)
@settings(max_examples=15)
def test_legal_is_what_breaks_no_rule_in_play(game: Game) -> None:
    for state in game.some(0.04):
        assert_checks_agree_with_the_legal_list(state)


@for_all(odd_positions(), SEEDS)
@settings(max_examples=60)
def test_legal_is_what_breaks_no_rule_in_odd_positions(state: State, seed: int) -> None:
    game = Game(state.players, {}, seed)
    assert_checks_agree_with_the_legal_list(state)
    state.apply(game.choice(state))
    assert_checks_agree_with_the_legal_list(state)


@for_all(st.one_of(GAMES.map(lambda game: next(game.some(0.02), new_game(2))), odd_positions()))
@settings(max_examples=40)
def test_an_action_out_of_range_is_bad_input_that_names_the_field(state: State) -> None:
    assert_bad_input_names_the_field(state, misfits(state), snapshot)


@for_all(GAMES)
@settings(max_examples=15)
def test_only_the_seat_to_act_acts(game: Game) -> None:
    orders = {"discordia.setup.first-tile-order", "discordia.play.maximus", "discordia.yearend.order"}
    for state in game.some(0.2):
        for seat, broken in refusals_of_other_seats(state, list(state.legal_actions())[:8]):
            assert broken.rule in orders
            assert (broken.facts["asked"], broken.facts["active"]) == (seat + 1, state.player + 1)


@for_all(GAMES, st.integers(0, 40))
@settings(max_examples=15)
def test_a_refused_action_changes_nothing_and_a_legal_one_is_applied(game: Game, offset: int) -> None:
    for ply, state in enumerate(game.some(0.1)):
        some = list(attempts(state))[(ply + offset) % 41 :: 41]
        assert_applied_or_nothing_changed(state, some, snapshot, plain)


@for_all(GAMES)
@settings(max_examples=15)
def test_every_action_can_be_written_down_and_read_again(game: Game) -> None:
    for state in game.states():
        for action in list(state.legal_actions())[:20]:
            assert state.parse(str(action)) == action
        last = state
    assert_a_game_is_its_start_and_its_actions(game, last, snapshot)


# --- nothing gets lost ---


@for_all(GAMES)
@settings(max_examples=40)
def test_figures_stars_and_tiles_are_conserved(game: Game) -> None:
    start: dict[str, Any] = {}
    for state in game.states():
        start = start or everything(state)
        assert everything(state) == start
        assert start["figures"] == [35] * 4
        assert_sound(state)


@for_all(odd_positions(), SEEDS)
@settings(max_examples=60)
def test_they_are_conserved_from_any_position_on(state: State, seed: int) -> None:
    before = everything(state)
    for _ in Game(state.players, {}, seed).states(state):
        assert everything(state) == before
        assert_sound(state)
    assert state.is_over


@for_all(GAMES)
@settings(max_examples=30)
def test_tiles_leave_the_game_and_never_come_back(game: Game) -> None:
    left: set[str] = set()
    for state in game.states():
        here = in_play(state)
        assert not here & left
        left = {tile.id for tile in TABLES.tiles} - here


# --- how the game goes ---


@for_all(GAMES)
@settings(max_examples=40)
def test_there_is_always_a_next_step(game: Game) -> None:
    for state in game.states():
        legal = state.legal_actions()
        assert bool(legal) == (not state.is_over)
        if state.player == CHANCE and not state.is_over:
            sampled = state.sample(game.rng)
            assert isinstance(sampled, CHANCES) and state.allows(sampled)
            assert sampled in legal
        elif not state.is_over:
            assert state.player == state.seat
    assert state.player == CHANCE and state.todo == ()
    assert state.year == 4 or any(not any(own.supply) for own in state.cities)


@for_all(GAMES)
@settings(max_examples=30)
def test_only_an_empty_supply_ends_the_game_early(game: Game) -> None:
    for state in game.states():
        if state.start >= 0 and not state.is_over:
            assert all(any(own.supply) for own in state.cities)


@for_all(GAMES)
@settings(max_examples=30)
def test_seats_act_clockwise_and_years_go_by(game: Game) -> None:
    turns: list[tuple[int, int, int]] = []
    starts: dict[int, int] = {}
    for state in game.states():
        if state.phase == "season" and state.season and state.player != CHANCE:
            starts.setdefault(state.year, state.start)
            turn = (state.year, state.season, state.player)
            if turns[-1:] != [turn]:
                turns.append(turn)
    for place, (year, season, seat) in enumerate(turns):
        turn, within = divmod(place, game.players)
        assert (year, season) == (turn // 5 + 1, turn % 5 + 1)
        assert seat == (starts[year] + season - 1 + within) % game.players


@for_all(GAMES)
@settings(max_examples=15)
def test_a_copy_goes_its_own_way(game: Game) -> None:
    for state in game.some(0.15):
        copy, before = state.copy(), snapshot(state)
        assert snapshot(copy) == before and copy.journal is None
        for _ in range(6):
            if not copy.is_over:
                copy.apply(game.choice(copy))
        assert snapshot(state) == before
        other = state.imagine(0, game.rng)
        assert snapshot(other) == before


@for_all(GAMES)
@settings(max_examples=15)
def test_every_action_is_recorded_with_the_rules_it_follows(game: Game) -> None:
    from rulesim import rulebook

    known = {rule.id for rule in rulebook.catalogue("discordia")}
    state = new_game(game.players, **game.options)
    state.journal = []
    for _ in game.states(state):
        pass
    assert {event.rule for event in state.journal} <= known


# --- named quantities ---


@for_all(GAMES)
@settings(max_examples=15)
def test_the_parts_of_the_shortage_add_up(game: Game) -> None:
    for state in game.some(0.3):
        for seat, own in enumerate(state.cities):
            parts = aqueduct.shortage_parts(state, seat)
            assert sum(parts.values()) == aqueduct.shortage(state, seat)
            assert parts["spaces"] == sum(len(laid.tile.spaces) - laid.filled for laid in own.laid())
            assert 0 <= parts["city"] <= 10 and 0 <= parts["expedition"] <= 5 and parts["aqueduct"] <= 0


@for_all(GAMES)
@settings(max_examples=15)
def test_claims_are_the_decrees_that_hold(game: Game) -> None:
    for state in game.some(0.2):
        if state.phase == "season" and state.die >= 0 and not state.todo:
            claims = {action.decree for action in state.legal_actions() if isinstance(action, Claim)}
            free = len(state.city.decrees) < 4
            assert claims == {d for d in state.decrees if free and decrees.progress(state, state.seat, d).holds}


COUNTS = st.tuples(*[st.integers(0, 4)] * 4)


@for_all(st.sampled_from([space for tile in TABLES.tiles for space in tile.spaces]), COUNTS, st.integers(0, 15))
@settings(max_examples=200)
def test_payments_are_all_multisets_that_can_be_matched(space: Any, supply: Figures, jokers: int) -> None:
    own = city()
    own.supply, own.jokers = list(supply), jokers
    found = set(dispatching.payments(space, dispatching.purse(own)))
    assert all(all(map(int.__le__, paid, supply)) and matches(space, paid, jokers) for paid in found)
    every = [(b, r, w, y) for b in range(4) for r in range(4) for w in range(4) for y in range(4)]
    affordable = {paid for paid in every if all(map(int.__le__, paid, supply))}
    assert found == {paid for paid in affordable if matches(space, paid, jokers)}


def matches(space: Any, paid: Figures, jokers: int) -> bool:
    """Whether the figures can be assigned one by one to what the space asks for."""
    wanted = [color for color in range(len(KINDS)) for _ in range(space.figures[color])] + [-1] * space.grey
    sent = [color for color in range(len(KINDS)) for _ in range(paid[color])]
    return len(wanted) == len(sent) and assigned(sent, wanted, jokers)


def assigned(sent: list[int], wanted: list[int], jokers: int) -> bool:
    """The same, tried out in every way."""
    return not sent or any(
        (jokers >> sent[0] & 1 or want in (-1, sent[0])) and assigned(sent[1:], [*wanted[:k], *wanted[k + 1 :]], jokers)
        for k, want in enumerate(wanted)
    )
