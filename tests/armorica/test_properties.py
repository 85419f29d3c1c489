"""What always holds, on every position of random games under random options, and on positions no game would reach."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from rulesim import CHANCE, Action
from rulesim.armorica import (
    Discard,
    Keep,
    Move,
    Options,
    Pass,
    Reveal,
    Start,
    State,
    Take,
    ending,
    gaul,
    new_game,
    position,
    roman,
    standard_cards,
    winter,
)
from tests.armorica.given import everything, snapshot
from tests.random_games import (
    SEEDS,
    RandomGame,
    assert_a_game_is_its_start_and_its_actions,
    assert_applied_or_nothing_changed,
    assert_bad_input_names_the_field,
    refusals_of_other_seats,
)

# --- random games ---


def any_options(players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Each option at any of its values; half of the time as recommended."""
    chosen: dict[str, st.SearchStrategy[Any]] = {}
    for option in fields(Options):
        values = Options.allowed(option.name)
        if option.name == "start_player":
            values = tuple(value for value in values if value == "random" or int(value) < players)
        chosen[option.name] = st.just(values[0]) | st.sampled_from(values)
    return st.just({}) | st.fixed_dictionaries(chosen)


class Game(RandomGame):
    game = "armorica"


GAMES = st.integers(2, 4).flatmap(lambda players: st.builds(Game, st.just(players), any_options(players), SEEDS))
STANDARD = st.builds(Game, st.integers(2, 4), st.just({}), SEEDS)

FACES = st.builds(
    lambda color, counts: f"{color}[{' '.join(f'{letter}{n}' for letter, n in zip('wgosca', counts, strict=True))}]",
    st.sampled_from("YBNGRW"),
    st.tuples(*[st.sampled_from([0, 0, 0, 1, 1, 2, 3])] * 6),
)


@st.composite
def odd_positions(draw: st.DrawFn) -> State:
    """Positions no game need ever reach: any cards, any rows, short decks, any options."""
    players = draw(st.integers(2, 4))
    phase = draw(st.sampled_from(["gaul", "roman", "winter"]))
    return position(
        phase=phase,
        displays=[draw(st.lists(FACES, max_size=7)) for _ in range(players)],
        gaul_row=draw(st.lists(FACES, max_size=8)),
        roman_row=draw(st.lists(FACES, max_size=8)),
        gaul_deck=draw(st.lists(FACES, max_size=5)),
        roman_deck=draw(st.lists(FACES, max_size=5)),
        discards=draw(st.lists(FACES, max_size=2)),
        start=draw(st.integers(0, players - 1)),
        acted=draw(st.integers(0, players - 1)),
        turn=draw(st.integers(1, 8)),
        options=draw(any_options(players)),
    )


# --- attempts, sensible and not ---


def attempts(state: State) -> Iterator[Action]:
    """Every action that is legal anywhere, and a wide set of those that are not."""
    mine = len(state.displays[max(state.player, 0)])
    for p in range(14):
        yield Take(p)
    for p in (1, 2, 7):
        for row in ("gaul", "roman"):
            yield Take(p, row)
            yield Take(p, row, mine + 1)
        for place in (0, 1, mine, mine + 1, mine + 2):
            yield Take(p, None, place)
        yield Take(p, None, None, (p + 1,))
    for p in (None, 0, 1, 2, 6, 9):
        yield Pass(p)
    for number in range(mine + 3):
        yield Discard(number)
    for seat in range(state.players):
        yield Discard(2, seat)
    yield from (Keep(), Move(1, 2), Move(2, 2))
    for seat in range(4):
        yield Start(seat)
    for zone in (*state.open, *state.rows, *(pile for piles in state.later for pile in piles[:1]), state.discards):
        yield from (Reveal(card) for card in zone[:2])
    yield Reveal(standard_cards()["S4"])


def misfits() -> Iterator[tuple[str, Action]]:
    """Actions that no notation can produce, each with the field that is wrong."""
    anything: Any = None
    for number in (-1, 1000, True, 2.0, "2", 10**5000):
        wrong: Any = number
        yield from (("position", Take(wrong)), ("at", Take(1, at=wrong)), ("also", Take(1, also=(wrong,))))
        yield from (("position", Pass(wrong)), ("number", Discard(wrong)), ("also", Discard(1, also=(1, wrong))))
        yield from (("number", Move(wrong, 1)), ("to", Move(1, wrong)))
    for seat in (-1, 4, True, 0.0, "0"):
        wrong = seat
        yield from (("seat", Discard(1, wrong)), ("seat", Start(wrong)))
    yield from (("position", Take(anything)), ("seat", Start(anything)), ("card", Reveal(anything)))
    yield from (("row", Take(1, "greek")), ("row", Take(1, anything or 1)), ("also", Take(1, also=anything)))  # type: ignore[arg-type]


def plain(action: Action, state: State) -> Action:
    """The action in its shortest words: what goes without saying is left out."""
    seat = state.player
    if isinstance(action, Take) and seat != CHANCE:
        row = None if action.row == state.phase else action.row
        at = None if action.at == len(state.displays[seat]) + 1 else action.at
        return Take(action.position, row, at, action.also)
    if isinstance(action, Pass) and action.position == 1:
        return Pass()
    if isinstance(action, Discard) and action.seat == seat:
        return Discard(action.number)
    return action


def assert_checks_agree_with_the_legal_list(state: State) -> None:
    legal = list(state.legal_actions())
    assert len(set(legal)) == len(legal)
    for action in (*legal, *attempts(state)):
        checks = list(state.checks(action))
        assert checks or action in legal
        assert all(check.ok for check in checks) == (plain(action, state) in legal), (action, checks)
        assert state.refusal(action) == next((check for check in checks if not check.ok), None)


@for_all(GAMES)
@settings(max_examples=25)
def test_legal_is_what_breaks_no_rule_in_play(game: Game) -> None:
    for state in game.states():
        assert_checks_agree_with_the_legal_list(state)


@for_all(odd_positions())
@settings(max_examples=120)
def test_legal_is_what_breaks_no_rule_in_odd_positions(state: State) -> None:
    assert_checks_agree_with_the_legal_list(state)


@for_all(odd_positions())
@settings(max_examples=20)
def test_an_action_out_of_range_is_bad_input_that_names_the_field(state: State) -> None:
    assert_bad_input_names_the_field(state, misfits(), snapshot)


@for_all(GAMES)
@settings(max_examples=40)
def test_only_the_seat_to_act_acts(game: Game) -> None:
    for state in game.states():
        for seat, broken in refusals_of_other_seats(state, state.legal_actions()):
            assert broken.rule == "armorica.turn.order"
            assert broken.facts == {"asked": seat + 1, "active": state.player + 1}


@for_all(GAMES, st.integers(0, 10))
@settings(max_examples=25)
def test_a_refused_action_changes_nothing_and_a_legal_one_is_applied(game: Game, offset: int) -> None:
    for ply, state in enumerate(game.states()):
        some = list(attempts(state))[(ply + offset) % 11 :: 11]
        assert_applied_or_nothing_changed(state, some, snapshot, plain)


@for_all(GAMES)
@settings(max_examples=30)
def test_every_action_can_be_written_down_and_read_again(game: Game) -> None:
    for state in game.states():
        for action in (*state.legal_actions(), *list(attempts(state))[::7]):
            if "-" not in str(action).removeprefix("reveal") and not isinstance(action, Reveal):
                assert state.parse(str(action)) == action
        last = state
    assert_a_game_is_its_start_and_its_actions(game, last, snapshot)


# --- cards ---


@for_all(GAMES)
@settings(max_examples=60)
def test_every_card_is_in_one_place_at_any_time(game: Game) -> None:
    drafted = {card.id for card in standard_cards() if card.deck != "start"}
    for state in game.states():
        start = {f"S{k}" for k in range(1, game.players + 1)} if state.start >= 0 else set()
        assert everything(state) == Counter(drafted | start)


@for_all(odd_positions(), SEEDS)
def test_cards_are_conserved_from_any_position_on(state: State, seed: int) -> None:
    before = everything(state)
    rng = random.Random(seed)
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(legal))
        assert everything(state) == before


@for_all(GAMES)
@settings(max_examples=60)
def test_running_totals_are_the_icons_in_the_displays(game: Game) -> None:
    for state in game.states():
        for seat, display in enumerate(state.displays):
            counted = [sum(card.icons[icon] for card in display) for icon in range(6)]
            if state.options.gate_icons_count:
                for card in display:
                    if card.deck == "roman" and card.is_patrician:
                        counted[card.gate] += 1
            assert state.totals[seat] == counted


@for_all(GAMES)
@settings(max_examples=60)
def test_displays_only_grow_at_the_right_and_keep_their_order(game: Game) -> None:
    before: list[list[Any]] = []
    for state in game.states():
        for old, new in zip(before, state.displays, strict=False):
            kept = [card for card in old if card in new]
            assert new[: len(kept)] == kept
            assert len(new) <= len(kept) + 1
        before = [list(display) for display in state.displays]


# --- how the game goes ---


@for_all(GAMES)
@settings(max_examples=60)
def test_there_is_always_a_next_step(game: Game) -> None:
    for state in game.states():
        assert bool(state.legal_actions()) == (not state.is_over)
        if state.player == CHANCE and not state.is_over:
            assert state.sample(game.rng) in state.legal_actions()
        assert state.is_over == (state.phase == "over")


@for_all(odd_positions(), SEEDS)
def test_there_is_always_a_next_step_from_any_position(state: State, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(2000):
        if state.is_over:
            break
        legal = state.legal_actions()
        assert legal
        state.play(state.sample(rng) if state.player == CHANCE else rng.choice(legal))
    assert state.is_over


@pytest.mark.rule("armorica.end.length")
@for_all(STANDARD)
def test_the_length_is_fixed_and_every_action_draws_one_card(game: Game) -> None:
    deck = [23, 23]
    for state in game.states():
        sizes = [state.deck_size(row) for row in (0, 1)]
        if state.phase in ("gaul", "roman") and state.player != CHANCE:
            assert state.row is not None and len(state.row) == 6, "whoever acts sees a full row"
            row = ("gaul", "roman").index(state.phase)
            after = state.copy()
            after.play(game.choice(after))
            assert bool(after.pending) == (sizes[row] > 0)
            if sizes[row]:
                after.play(after.sample(game.rng))
                assert after.deck_size(row) == sizes[row] - 1
        if state.phase != "setup":
            assert all(now <= before for now, before in zip(sizes, deck, strict=True))
            deck = sizes
    assert state.turn == state.turns == {2: 8, 3: 8, 4: 6}[game.players]
    assert deck == [0, 0]
    assert [len(row) for row in state.rows] == [5, 5]


@for_all(GAMES)
@settings(max_examples=60)
def test_the_clock_is_right_from_the_first_moment(game: Game) -> None:
    told = {state.turns for state in game.states() if state.phase != "setup" or state.start >= 0}
    assert len(told) == 1
    *_, last = game.again().states()
    assert told == {last.turn}


@for_all(odd_positions(), SEEDS)
@settings(max_examples=120)
def test_the_clock_is_right_with_any_decks(state: State, seed: int) -> None:
    rng, told = random.Random(seed), state.turns
    while not state.is_over:
        assert state.turns == told
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))
    assert state.turn == told


@for_all(GAMES)
@settings(max_examples=60)
def test_phases_and_seats_come_in_order(game: Game) -> None:
    seen: list[tuple[int, str, int]] = []
    for state in game.states():
        if state.player != CHANCE and seen[-1:] != [(state.turn, state.phase, state.player)]:
            seen.append((state.turn, state.phase, state.player))
    starts = [seat for turn, phase, seat in seen if phase == "gaul"][:: game.players]
    assert [(seat - starts[0]) % game.players for seat in starts] == [k % game.players for k in range(len(starts))]
    for turn, start in enumerate(starts, 1):
        clockwise = [(start + k) % game.players for k in range(game.players)]
        for phase in ("gaul", "roman"):
            assert [seat for t, p, seat in seen if (t, p) == (turn, phase)] == clockwise
        hungry = [seat for t, p, seat in seen if (t, p) == (turn, "winter")]
        assert hungry == [seat for seat in clockwise if seat in hungry]


@for_all(GAMES)
@settings(max_examples=60)
def test_after_winter_everybody_is_fed(game: Game) -> None:
    for state in game.states():
        begins = (state.phase, state.acted, state.took, state.pending) == ("gaul", 0, 0, ())
        for seat, display in enumerate(state.displays):
            if begins and state.turn > 1:
                assert winter.due(state, seat) == 0
                assert len(display) <= state.totals[seat][5] or state.options.start_card_protected
        if state.phase == "winter":
            assert 0 <= winter.due(state, state.player) <= len(winter.hungry(state, state.player))


# --- reach ---


@for_all(odd_positions())
@settings(max_examples=120)
def test_what_may_be_taken_is_what_the_named_quantities_say(state: State) -> None:
    if state.phase == "winter":
        return
    takes = {action.position for action in state.legal_actions() if isinstance(action, Take)}
    seat = state.player
    if state.phase == "roman":
        farthest = roman.reaches(state, seat)
        expected = {p for p, card in enumerate(reversed(state.rows[1]), 1) if p <= farthest[card.gate]}
    elif state.options.gaul_gate == "wheat":
        expected = set(range(1, gaul.reach(state, seat) + 1))
    else:
        farthest = gaul.reaches(state, seat)
        expected = {p for p, card in enumerate(reversed(state.rows[0]), 1) if p <= farthest[card.gate]}
    assert takes == expected


@for_all(STANDARD)
@settings(max_examples=40)
def test_the_fast_path_is_the_slow_path(game: Game) -> None:
    for state in game.states():
        slow = state.copy()
        slow.plain = False
        assert list(state.legal_actions()) == list(slow.legal_actions())
        if not state.is_over:
            action = game.choice(state.copy())
            fast = state.copy()
            fast.apply(action)
            slow.apply(action)
            slow.plain = True
            assert snapshot(fast) == snapshot(slow)


# --- scores ---


def naive_total(state: State, seat: int) -> int:
    """The score by a second reading of the rules (default options)."""
    vp, current = 0, []
    for card in state.displays[seat]:
        current = [*current, card.color] if card.color not in current else [card.color]
        vp += len(current)
    vp += sum(card.count("gold") for card in state.displays[seat])
    for icon in ("grapes", "olives", "sheep"):
        held = [sum(card.count(icon) for card in display) for display in state.displays]
        if held[seat] == max(held) > 0:
            vp += 4 if held.count(max(held)) == 1 else 2
    return vp


@pytest.mark.rule("armorica.scoring.total")
@for_all(STANDARD)
@settings(max_examples=60)
def test_scores_are_what_a_second_reading_says(game: Game) -> None:
    for state in game.states():
        if state.start >= 0:
            assert [sheet.total for sheet in state.scores()] == [naive_total(state, s) for s in range(state.players)]


@for_all(GAMES)
@settings(max_examples=60)
def test_score_sheets_add_up_and_rank_everybody(game: Game) -> None:
    for state in game.states():
        sheets = state.scores()
        assert [sheet.seat for sheet in sheets] == list(range(state.players))
        assert state.winners() == [sheet.seat for sheet in sheets if sheet.rank == 1]
        for sheet in sheets:
            assert sheet.total == sum(line.points for line in sheet.lines) == ending.totals(state)[sheet.seat]
            sets, gold, *majorities = sheet.lines
            assert sets.points == sum(sets.facts["values"])
            assert sum(sets.facts["sets"]) == len(state.displays[sheet.seat])
            assert sets.points == ending.sets_points(state.displays[sheet.seat], state.options.set_partition)
            assert gold.points == gold.facts["gold"] == state.totals[sheet.seat][4]
            assert [line.facts["icon"] for line in majorities] == ["grapes", "olives", "sheep"]
            assert {line.points for line in majorities} <= {0, 2, 4}
        best = max(sheet.total for sheet in sheets)
        first = [sheet for sheet in sheets if sheet.rank == 1]
        assert state.winners() == [sheet.seat for sheet in first] != []
        assert {sheet.total for sheet in first} == {best}
        assert {sheet.tiebreaks for sheet in first} == {max(s.tiebreaks for s in sheets if s.total == best)}
        if state.options.final_tie == "last-in-order":
            assert len(first) == 1
        for one in sheets:
            better = [other for other in sheets if other.rank < one.rank]
            assert one.rank == 1 + len(better)
            assert all(other.total >= one.total for other in better)
            assert (one.decided_by is None) or any(o.total == one.total for o in sheets if o is not one)


# --- copies, views, imagination ---


@for_all(GAMES)
@settings(max_examples=40)
def test_copies_are_independent(game: Game) -> None:
    for state in game.states():
        before, copied = snapshot(state), state.copy()
        assert copied == state and copied.journal is None
        rng = random.Random(game.seed)
        for _ in range(6):
            if copied.is_over:
                break
            copied.apply(copied.sample(rng) if copied.player == CHANCE else rng.choice(copied.legal_actions()))
            copied.discards.append(standard_cards()["S4"])
            copied.discards.pop()
        assert snapshot(state) == before


@pytest.mark.rule("armorica.turn.open-information")
@for_all(GAMES)
@settings(max_examples=30)
def test_no_view_ever_shows_a_card_of_a_deck(game: Game) -> None:
    for state in game.states():
        hidden = [card.id for deck in state.decks for card in deck]
        for seat in range(state.players):
            view = state.view(seat)
            text = json.dumps(view)
            assert not any(f'"{id}"' in text for id in hidden)
            assert view["gaul_deck_left"] == sum(view["gaul_piles_left"].values()) == state.deck_size(0)
            assert view["roman_deck_left"] == sum(view["roman_piles_left"].values()) == state.deck_size(1)
            assert view["displays"] == [[card.id for card in display] for display in state.displays]
        assert state.imagine(0, game.rng) == state


@pytest.mark.rule("armorica.turn.open-information")
@for_all(odd_positions(), st.integers(0, 3), SEEDS)
@settings(max_examples=60)
def test_what_is_imagined_looks_the_same_from_every_seat(state: State, seat: int, seed: int) -> None:
    seat %= state.players
    imagined = state.imagine(seat, random.Random(seed))
    assert imagined.view(seat) == state.view(seat)
    assert everything(imagined) == everything(state)


@for_all(GAMES)
@settings(max_examples=40)
def test_a_journal_changes_nothing_and_tells_every_card(game: Game) -> None:
    told = new_game(game.players, **game.options)
    silent = told.copy()
    told.journal = []
    while not told.is_over:
        action = game.choice(silent)
        before = len(told.journal)
        told.apply(action)
        silent.apply(action)
        assert snapshot(told) == snapshot(silent)
        if isinstance(action, Reveal):
            assert told.journal[before].facts["card"] == action.card.id
        elif isinstance(action, Take):
            assert told.journal[before].rule.endswith(".place")
    assert {type(event.facts) for event in told.journal} == {dict}


# --- the sample is fair ---


@pytest.mark.rule("armorica.setup.gaul-deck", "armorica.setup.roman-deck")
@for_all(GAMES)
@settings(max_examples=30)
def test_chance_gives_any_card_of_the_open_pile_and_no_other(game: Game) -> None:
    for state in game.states():
        if state.player == CHANCE and state.pending:
            row = state.pending[0]
            if state.start >= 0:
                assert [action.card for action in state.legal_actions()] == state.open[row]  # type: ignore[attr-defined]
                if state.phase != "setup" and state.options.empty_deck == "shrink":
                    assert len({card.pile for card in state.open[row]}) == 1
