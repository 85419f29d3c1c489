"""The charts of Provincia Romana: their numbers are the engine's, on random positions; no chart tells a secret."""

from __future__ import annotations

import html
import json
import re
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rulesim import Session
from rulesim.game import CHANCE
from rulesim.provincia import State, combat, forecast, new_game, odds, position, production
from rulesim.provincia.actions import Build
from rulesim.provincia.components import OPES, RESOURCES, Building, Opes
from tests.widgets.drawing import TOP, Charts, after, contrast, drawn_words, rows, some
from tests.widgets.test_charts import boxes, spans
from widgets import charts, lessons
from widgets.charts import chart, live, theme
from widgets.provincia import charts as provincia
from widgets.provincia.charts.ladder import prices
from widgets.provincia.charts.query import ChartQuery
from widgets.provincia.charts.storage import coming, without_store
from widgets.provincia.scene.view import View
from widgets.table import Table


def played(players: int, seed: int, plies: int = 10_000, **options: Any) -> Session:
    """A random game that rather acts than ends its turns, so that cities grow."""
    session, rng = Session(new_game(players, **options), seed=seed), Random(seed)
    while not session.state.is_over and session.ply < plies:
        legal = list(session.state.legal_actions())
        busy = [action for action in legal if str(action) != "end"]
        builds = [action for action in busy if isinstance(action, Build)]
        session.play(rng.choice(builds or busy if busy and rng.random() < 0.9 else legal))
    return session


GAMES = [
    played(2, 1),
    played(3, 2),
    played(4, 3),
    played(6, 4),
    played(4, 5, bank_gold_limit=53, morale_max=8, penalty_order="left_first"),
]
NAMES = charts.charts("provincia")
POSITIONS = [s for game in GAMES for s in game.history[20::23] if s.player != CHANCE and not s.is_over]
ODD = [
    GAMES[0].history[0],
    *(game.state for game in GAMES),
    *(s for s in GAMES[2].history[1::29] if s.player == CHANCE),
]

FILES = sorted((TOP / "rulesim/provincia/positions").glob("*.json"))
EXAMPLES = [position(**json.loads(path.read_text(encoding="utf-8"))) for path in FILES]


def named(state: State) -> str:
    return f"{state.players}p-round{state.round}-{state.phase}-seat{state.player + 1}"


@pytest.fixture(params=POSITIONS, ids=named)
def state(request: pytest.FixtureRequest) -> State:
    return request.param


class TestCharts(Charts):
    game = "provincia"
    title = "combat of round"
    played = staticmethod(played)
    named = staticmethod(named)
    positions = POSITIONS
    drawn = (*ODD[::2], *POSITIONS[::12])
    worded = (*ODD, *POSITIONS[::3], *EXAMPLES)
    measured = (*POSITIONS[::3], *EXAMPLES)
    unworded = r"chart_|provincia_|what_|action_|effect_|do_|[{}$]|None"
    illegal = (position(players=2, round=2, phase="play", start=0), "activate turris", "No inactive TURRIS")
    elsewhere = "activate turris"
    query = ChartQuery
    view = View

    def test_a_covered_table_covers_the_charts_that_show_its_secrets(self) -> None:
        table = Table(played(3, 4, plies=90), cover=True)
        for name in NAMES:
            figure = live(table, name)
            hidden = table.covered and name in charts.of_secrets("provincia")
            assert table.covered and hidden == (figure.numbers.rows == ())
            assert ("covered" in figure.numbers.title) == hidden
            table.uncover()
            shown = chart(name, "provincia").sketch(table.session.state, names=table.session.names)
            assert figure.numbers == shown.numbers
            table.hide()
            assert ("covered" in figure.numbers.title) == hidden
            assert figure.error == ""
        table.close()


def test_there_are_positions_of_every_kind() -> None:
    assert {state.players for state in POSITIONS} == {2, 3, 4, 6}
    assert {state.round for state in POSITIONS} == {1, 2, 3, 4, 5, 6}
    assert {"select", "play", "combat", "activate"} <= {state.phase for state in POSITIONS}
    assert len(POSITIONS) > 25
    assert any(state.deck == OPES for state in POSITIONS)


# --- Combat ----------------------------------------------------------------------------------------------------------


def test_the_waterfall_is_the_strength_and_the_chance_is_the_odds(state: State) -> None:
    number = odds.next_combat(state)
    for seat in range(state.players):
        table = rows(provincia.combat.sketch(state, seat))
        if number is None:
            assert table == ()
            continue
        at = next(n for n, row in enumerate(table) if row[0] == "strength")
        total, chance = table[at][1], table[at][3]
        parts = [int(row[1].replace("−", "-")) for row in table[:at]]
        own = state.cities[seat]
        laid = combat.token_effect([own.laid], own.town.colour) if own.laid and own.town else 0
        revealed = combat.strength_parts(state, seat).tokens
        assert sum(parts) == int(total.replace("−", "-")) == forecast.combats(state, seat)[number] + laid + revealed
        assert Fraction(chance) == odds.win(state, seat, base=forecast.combats(state, seat)[number])
        shares = [Fraction(row[3]) for row in table if row[0] == "Gauls"]
        assert sum(shares) == 1 and len(shares) == len(odds.gauls(state, number))


def test_the_rulebooks_combat_is_won_with_equal_strength() -> None:
    city = {"morale": 2, "defence": 0, "buildings": ["horreum", "officina"], "town": "forum_julii"}
    other = {"town": "arelate"}
    state = position(
        players=2, round=5, phase="combat", start=0, cities=[city, other], fought=["bellum_01", "bellum_04"]
    )
    table = rows(provincia.combat.sketch(state, 0))
    assert [row[:2] for row in table[:4]] == [("defence", "0"), ("morale", "+2"), ("OFFICINA", "+1"), ("strength", "3")]
    assert next(row for row in table if row[0] == "lay your +1")[1] == "4"


def test_what_ifs_are_what_playing_them_gives() -> None:
    hand = ["legio", "officina", "statua"]
    tokens = ["yellow+1", "blue-1", "blue-2", "yellow-1", "yellow-2"]
    city = {"goods": {"wood": 3, "gold": 6}, "hand": hand, "town": "massilia", "tokens": tokens}
    state = position(players=2, round=2, phase="play", start=0, cities=[city, {"town": "arelate"}])
    table = {row[0]: row for row in rows(provincia.combat.sketch(state, 0))}
    for label, action in (("play LEGIO", "play legio"), ("build OFFICINA", "build officina")):
        then = after(state, state.parse(action))
        assert Fraction(table[label][3]) == odds.win(then, 0, base=forecast.combats(then, 0)[2])
        assert int(table[label][1]) == int(table["strength"][1]) + 1
    (own,) = (token for token in state.cities[0].tokens if token.id == "yellow+1")
    assert Fraction(table["lay your +1"][3]) == odds.win(state, 0, own)
    assert "build STATUA" not in table
    tried = provincia.combat.sketch(state, 0, "play legio")
    assert "with it" in str(tried.figure()["data"]), "all of the label has room"
    assert next(row for row in rows(tried) if row[0] == "with it")[1:] == table["play LEGIO"][1:]


def test_a_card_turned_over_is_certain() -> None:
    state = next(s for game in GAMES for s in game.history if s.gauls is not None and s.player != CHANCE)
    gauls = [row for row in rows(provincia.combat.sketch(state)) if row[0] == "Gauls"]
    assert gauls == [("Gauls", str(state.gauls.strength), "100%", "1")]  # pyright: ignore[reportOptionalMemberAccess]


# --- Decay -----------------------------------------------------------------------------------------------------------


def test_the_tracks_to_come_are_the_forecasts(state: State) -> None:
    for seat in range(state.players):
        table = rows(provincia.decay.sketch(state, seat))
        told = [row[1:5] for row in table]
        assert told == [(o.morale, o.defence, o.military, o.strength) for o in forecast.outlook(state, seat)]


def test_strength_is_called_so_and_rounds_are_told_from_other_numbers() -> None:
    told = drawn_words(provincia.decay.sketch(lessons.start("provincia", "lesson-upkeep")))
    assert {"strength", "strength −2", "round"} <= {re.sub("<.*?>", "", word) for word in told}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players}p")
def test_what_is_foretold_stays_true_while_others_take_their_turns(game: Session) -> None:
    states = [s for s in game.history if s.phase in ("activate", "select")]
    for one, other in pairwise(states):
        if one.phase == "activate" and other.round - one.round in (0, 1):
            for seat in set(range(game.players)) - {one.player}:
                assert forecast.combats(one, seat) == forecast.combats(other, seat)


# --- Ladder ----------------------------------------------------------------------------------------------------------


def test_units_paid_and_missing_are_the_price(state: State) -> None:
    for seat, city in enumerate(state.cities):
        found = prices(state, seat)
        assert {one.card for one in found} == {card for card in city.hand if not isinstance(card, Opes)}
        for one in found:
            if isinstance(one.card, Building):
                for good in range(len(RESOURCES)):
                    assert sum(unit[0] == good for unit in one.units) == one.card.cost[good]
                assert one.missing == one.rung.missing  # pyright: ignore[reportOptionalMemberAccess]
                assert sum(state == "spared" for _, state in one.units) <= 1


def test_what_can_be_built_is_what_is_legal() -> None:
    for state in POSITIONS:
        if state.phase == "play" and not state.todo:
            legal = {action.building for action in state.legal_actions() if isinstance(action, Build)}
            found = prices(state, state.player)
            assert {one.card for one in found if one.verdict == "now" and isinstance(one.card, Building)} == legal


def test_the_cheapest_way_of_the_seventh_exercise() -> None:
    city = {"goods": {"wood": 7, "gold": 5}, "permanents": ["architectus"], "hand": ["insula"]}
    state = position(players=2, round=3, phase="play", start=0, cities=[city, {}])
    ((name, paid, missing, _, verdict, how),) = rows(provincia.ladder.sketch(state, 0))
    assert (name, verdict) == ("INSULA", "✓ after an exchange")
    assert "buy 1 wood" in how and "1 wood less by discount" in how
    assert (paid, missing) == ("7 wood", "1 wood")


def test_a_second_unique_building_says_why_not() -> None:
    city = {"buildings": ["horreum", "forum"], "hand": ["forum"], "goods": [9, 9, 9, 9]}
    state = position(players=2, round=3, phase="play", start=0, cities=[city, {}])
    (row,) = rows(provincia.ladder.sketch(state, 0))
    assert row[-2] == "✕ not allowed" and "unique" in row[-1]


# --- Stores and supply -----------------------------------------------------------------------------------------------


def test_what_is_picked_is_what_was_told(state: State) -> None:
    seat = state.player
    if state.deck == OPES and state.phase == "select":
        for one in coming(state, seat):
            if one.place >= 0:
                then = after(state, state.parse(f"pick {one.place + 1}"))
                got = [b - a for a, b in zip(state.cities[seat].goods, then.cities[seat].goods, strict=True)]
                assert got == list(one.kept)
                assert [a + b for a, b in zip(one.kept, one.lost, strict=True)] == list(one.brings)


def test_there_is_a_pick_to_tell() -> None:
    assert any(one.place >= 0 for s in POSITIONS if s.phase == "select" for one in coming(s, s.player))


def test_what_is_lost_with_the_horreum() -> None:
    city = {"goods": {"clay": 7, "stone": 9}, "hand": ["circus", "domus"]}
    state = position(players=2, round=3, phase="play", start=0, cities=[city, {}])
    assert without_store(state, 0) == (5, (2, 0, 4, 0))
    assert production.cap(state, state.cities[0]) == 9
    assert rows(provincia.storage.sketch(state, 0))[2][-1] == "without HORREUM: 5, 4 lost"


def test_every_piece_is_somewhere(state: State) -> None:
    *counted, gold = zip(rows(provincia.bank.sketch(state)), state.supply, strict=True)
    assert all(row[2] == left and sum(row[2:]) == row[1] for row, left in counted)
    row, left = gold
    if state.options.bank_gold_limit == "unlimited":
        assert row[1:3] == ("endless", "endless") and row[3:] == tuple(city.goods[3] for city in state.cities)
    else:
        assert row[2] == left and sum(row[2:]) == row[1]


# --- Race ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [*POSITIONS[::2], *ODD], ids=named)
def test_the_race_adds_up_to_the_scores(state: State) -> None:
    for row, sheet in zip(rows(provincia.race.sketch(state)), state.scores(), strict=True):
        assert sum(row[1:-1]) == row[-1] == sheet.total


def test_only_what_is_taken_off_is_hatched_in_the_race() -> None:
    for name, taken in (("e12", 0), ("lesson-end", 2)):
        sketch = provincia.race.sketch(lessons.start("provincia", name), 0)
        assert [one.pattern for one in boxes(sketch)].count("/") == taken, name


def test_a_race_of_three_has_room_beside_two_towns_with_words_that_can_be_read() -> None:
    drawn = provincia.race.sketch(lessons.start("provincia", "lesson-senate"), 0)
    room, least = 196, 9.5  # what is left of a panel at 1280 x 720
    assert theme.SMALL * room / drawn.layout["height"] >= least


def test_the_end_names_the_winners() -> None:
    for game in GAMES:
        title = provincia.race.sketch(game.state).numbers.title
        assert all(f"Player {seat + 1}" in title for seat in game.state.winners())


def test_in_a_panel_players_have_their_names_and_what_must_be_bought_is_told() -> None:
    state = lessons.start("provincia", "e07")
    assert "Player 2" in drawn_words(provincia.race.sketch(state, 0))
    assert "✓ by buying goods" in " ".join(drawn_words(provincia.ladder.sketch(state, 0)))


# --- Secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [*POSITIONS[::2], *ODD], ids=named)
def test_no_chart_tells_what_the_seat_cannot_know(state: State) -> None:
    for seat in range(state.players):
        other = state.imagine(seat, Random(seat))
        for name in NAMES:
            draw = chart(name, "provincia").sketch
            assert draw(state, seat).numbers == draw(other, seat).numbers, name


@pytest.mark.parametrize("state", [s for s in POSITIONS if s.phase == "combat" or s.todo] + POSITIONS[::4], ids=named)
def test_looking_at_a_move_tells_no_secret(state: State) -> None:
    seat = state.player
    other = state.imagine(seat, Random(7))
    for action in some(state, 4):
        for name in NAMES:
            draw = chart(name, "provincia").sketch
            assert draw(state, seat, action).numbers == draw(other, seat, action).numbers, (name, str(action))


def test_the_last_token_turns_nothing_over_before_it_is_laid() -> None:
    state = next(s for g in GAMES for s in g.history if s.phase == "combat" and s.acted == s.players - 1 and not s.todo)
    for action in state.legal_actions():
        made = provincia.combat.sketch(state, state.player, action)
        assert "tokens" not in [row[0] for row in rows(made)]


# --- What holds for all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["decay", "ladder", "bank"])
def test_a_candidate_shows_what_playing_it_shows(state: State, name: str) -> None:
    seat = state.player
    for action in some(state, 5):
        draw, then = chart(name, "provincia").sketch, ChartQuery.foresee(state, action)
        if then is None:
            continue
        told, then = rows(draw(state, seat, action)), rows(draw(then, seat))
        assert [row[: len(then[0])] for row in told] == list(then) if then else not told


def test_they_are_registered() -> None:
    assert NAMES == ("combat", "ladder", "decay", "storage", "race", "bank")


def test_colours_can_be_read_on_both_pages_and_are_never_alone() -> None:
    from widgets.provincia.charts.query import GOODS, SIGNS, TOWNS

    for color in (theme.GREY, *GOODS, *TOWNS.values(), theme.SETS, theme.GOOD, theme.BAD):
        for ground in ("#ffffff", "#111111"):
            assert contrast(color, ground) >= 3, color
    for color in (*GOODS, *TOWNS.values(), theme.SETS):
        assert contrast(color, "#ffffff") >= 4, color
    city = {"goods": {"clay": 1, "wood": 2}, "town": "massilia"}
    state = position(players=2, round=2, phase="play", start=0, cities=[city, {}])
    clay, wood, _, gold = SIGNS
    signs = [
        trace["marker"]["symbol"] for trace in provincia.storage.sketch(state, 0).data if trace.get("mode") == "markers"
    ]
    assert signs[0] == [clay, wood, wood, gold]


def test_the_charts_of_secrets_are_those_that_change_with_them() -> None:
    told: set[str] = set()
    for state in POSITIONS[::4]:
        for seat in set(range(state.players)) - {state.player}:
            other = state.imagine(state.player, Random(3))
            for name in NAMES:
                draw = chart(name, "provincia").sketch
                if draw(state, seat).numbers != draw(other, seat).numbers:
                    told.add(name)
    assert {"combat", "ladder"} <= told <= charts.of_secrets("provincia")


# --- the panel of a stage ---------------------------------------------------------------------------------------------

IN_PANEL = ("bank", "ladder", "storage", "combat", "decay", "race")
"""The charts that lessons use."""


def test_lessons_use_charts_that_fit_the_panel() -> None:
    used = {one.chart for plan in lessons.plans("provincia") for one in (plan, *plan.beats) if one.chart}
    assert used <= set(IN_PANEL)


@pytest.mark.parametrize("name", IN_PANEL)
def test_a_chart_fits_the_panel(name: str) -> None:
    for state in (*EXAMPLES, *POSITIONS[::3]):
        if state.player == CHANCE or state.is_over:
            continue
        for action in (None, state.legal_actions()[0]):
            made = chart(name, "provincia").sketch(state, state.player, action, you=state.player)
            fits(made)


def test_prices_of_six_cards_are_drawn_in_full_size_beside_a_town() -> None:
    state = lessons.start("provincia", "lesson-first-round")
    made = chart("ladder", "provincia").sketch(state, 0)
    assert made.layout["height"] < 0.75 * theme.PANEL[1]


def fits(made: Any) -> None:
    """Everything is drawn inside the panel, and large enough."""
    layout = made.layout
    assert layout["width"] == theme.PANEL[0] and layout["height"] <= theme.PANEL[1]
    (left, right), (low, high) = layout["xaxis"]["range"], layout["yaxis"]["range"]
    for box in boxes(made):
        assert left - 0.5 <= box.x and box.x + box.width <= right + 0.5, box
        assert low - 0.5 <= -box.y - box.height / 2 and -box.y + box.height / 2 <= high + 0.5, box
    for text, start, end, y in spans(made):
        assert left - 2 <= start and end <= right + 4 and low <= y <= high, (text, start, end, y)
    title = layout["title"]
    for line, size, bold in ((title["text"], 14, True), (title["subtitle"]["text"], 12, False)):
        assert theme.length(html.unescape(line), size, bold) <= theme.PANEL[0]
