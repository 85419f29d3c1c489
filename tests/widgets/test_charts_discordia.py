"""The charts of Discordia: their numbers are the engine's, on random positions; the live figure follows the game."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from rulesim import BadInput, Session
from rulesim.discordia import State, new_game, odds, position, year_end
from rulesim.discordia.actions import Boat, Choose, Develop, Dispatch, Extend, Special, Stars, Take, Trade
from rulesim.discordia.aqueduct import shortage, shortage_parts
from rulesim.discordia.city import TOWER, Laid
from rulesim.discordia.components import DICE, KINDS
from rulesim.game import CHANCE
from tests.widgets.drawing import Charts, after, contrast, drawn_words, is_hatched, rows, some, spans
from widgets import charts, lessons
from widgets.charts import chart, theme
from widgets.charts.canvas import DEPTH
from widgets.discordia import charts as discordia
from widgets.discordia.charts import dice, figures, germans, seasons
from widgets.discordia.charts.query import ChartQuery
from widgets.discordia.charts.shortage import parts_of
from widgets.discordia.scene.view import View


def played(players: int, seed: int, plies: int = 10_000, **options: Any) -> Session:
    """A random game that rather acts than ends its turns, so that cities grow."""
    session, rng = Session(new_game(players, **options), seed=seed), Random(seed)
    while not session.state.is_over and session.ply < plies:
        legal = list(session.state.legal_actions())
        busy = [action for action in legal if str(action) not in ("end", "decline")]
        session.play(rng.choice(busy if busy and rng.random() < 0.95 else legal))
    return session


GAMES = [
    played(2, 1),
    played(3, 2),
    played(4, 3),
    played(3, 4, aqueduct_scale="half", flush_order="after_all", start_tie="keep_holder"),
]
POSITIONS = [s for game in GAMES for s in game.history[20::29] if s.player != CHANCE and not s.is_over]
ODD = [
    GAMES[0].history[0],
    *(game.state for game in GAMES),
    *(s for s in GAMES[1].history[60::61] if s.player == CHANCE),
]


def named(state: State) -> str:
    return f"{state.players}p-year{state.year}-{state.season}-{state.phase}-seat{state.player + 1}"


@pytest.fixture(params=POSITIONS, ids=named)
def state(request: pytest.FixtureRequest) -> State:
    return request.param


class TestCharts(Charts):
    game = "discordia"
    title = "shortage of"
    played = staticmethod(played)
    named = staticmethod(named)
    positions = POSITIONS
    drawn = (*ODD, *POSITIONS[::9])
    worded = (*ODD, *POSITIONS[::3])
    measured = POSITIONS[::3]
    unworded = r"chart_|figure_|tile_name|action_|effect_|part_|[{}$]|None|\b(?:FA|BA|ST|SH|MT|TT|DE|GA|GB|AT)\d"
    illegal = (
        position(players=2, season=2, start=0, seat=0, dice=[1, 2, 3], die="red 1", cities=[{}, {}]),
        "develop",
        "6",
    )
    elsewhere = "claim DE01"
    query = ChartQuery
    view = View


def test_there_are_positions_of_every_number_of_players_and_year() -> None:
    assert {state.players for state in POSITIONS} == {2, 3, 4}
    assert {state.year for state in POSITIONS} == {1, 2, 3, 4}
    assert len(POSITIONS) > 25
    assert any(state.todo for state in POSITIONS) and any(state.die < 0 for state in POSITIONS)


# --- Shortage --------------------------------------------------------------------------------------------------------


def test_the_waterfall_adds_up_to_the_shortage(state: State) -> None:
    for seat, city in enumerate(state.cities):
        *parts, total = rows(discordia.shortage.sketch(state, seat))
        assert sum(n for _, n in parts) == total[1] == shortage(state, seat)
        told = [n for _, n in parts if n]
        engine = shortage_parts(state, seat)
        spaces = [laid.empty for laid in city.laid() if laid.empty]
        symbols = [engine[name] for name in ("city", "expedition", "development", "decree")]
        assert told == [n for n in (*symbols, *spaces, engine["aqueduct"], engine["reward"]) if n]
        assert sum(spaces) == engine["spaces"]


def test_the_bars_are_as_long_as_their_numbers(state: State) -> None:
    figure = discordia.shortage.sketch(state)
    steps, *result = (trace for trace in figure.data if trace["type"] == "bar")
    parts = parts_of(ChartQuery(state=state, seat=state.player), few=True)
    assert sum(part.now for part in parts) == rows(figure)[-1][1]
    numbers = [part.now for part in parts if part.now]
    unit = steps["x"][0] / abs(numbers[0])
    assert [round(x / unit) for x in steps["x"]] == [abs(n) for n in numbers]
    total = rows(figure)[-1][1]
    assert [round(x / unit) for trace in result for x in trace["x"]] == ([abs(total)] if total else [])


def test_a_candidate_changes_the_waterfall_as_playing_it_does(state: State) -> None:
    seat = state.player
    for action in some(state):
        figure = discordia.shortage.sketch(state, seat, action)
        then = after(state, action)
        assert rows(figure)[-1][1:] == (shortage(state, seat), shortage(then, seat))
        assert sum(row[2] for row in rows(figure)[:-1]) == shortage(then, seat)
        parts = {row[0]: row[2] for row in rows(figure)[:-1] if row[2]}
        assert parts == {row[0]: row[1] for row in rows(discordia.shortage.sketch(then, seat))[:-1] if row[1]}


def test_the_rulebooks_nine_and_a_new_building() -> None:
    nine = position(
        players=2, season=5, dice=[1, 1, 1],
        cities=[{"extensions": {"harbour": 1, "fort": 1}, "tiles": {"field1": "FA01"}, "expedition": 5, "aqueduct": 2,
                 "decrees": ["DE01", "DE02", "DE03"]}, {}],
    )  # fmt: skip
    assert shortage(nine, 0) == 9
    assert "shortage of 9" in discordia.shortage.sketch(nine, 0).numbers.title
    table = dict(rows(discordia.shortage.sketch(nine, 0)))
    assert table["empty: farm"] == 3 and table["aqueduct"] == -2
    lay = position(players=2, season=1, start=0, dice=[1, 2, 3], die="red 1", cities=[{}, {}])
    for building in (action for action in lay.legal_actions() if isinstance(action, Take)):
        change = rows(discordia.shortage.sketch(lay, 0, building))[-1]
        gained = [name for name, _ in building.tile.bonus].count("AQ")
        assert change[2] - change[1] == len(building.tile.spaces) - 1 - gained


# --- Raid ------------------------------------------------------------------------------------------------------------


def chances(state: State, strength: int) -> Fraction:
    """The chance to withstand the raid, by counting the tiles that nobody has seen."""
    letters = (state.tables.setup.left[state.year - 1], state.tables.setup.right[state.year - 1])
    sides = [
        [tile] if tile else list(state.germanic_left["ABCD".index(letter)])
        for tile, letter in zip(state.germanic, letters, strict=True)
    ]
    pairs = list(product(*sides))
    return Fraction(sum(red.strength + green.strength <= strength for red, green in pairs), len(pairs))


def test_raid_odds_are_counted_over_the_unseen_tiles(state: State) -> None:
    for seat, city in enumerate(state.cities):
        table = rows(discordia.raid.sketch(state, seat))
        now = next(row for row in table if row[0] == "strength now")
        assert now[1] == str(year_end.strength(city))
        assert Fraction(now[3]) == chances(state, year_end.strength(city))
        effects = [Fraction(row[3]) for row in table if row[0].startswith(("reward", "damage"))]
        rewards = [Fraction(row[3]) for row in table if row[0].startswith("reward")]
        assert sum(effects) == 1
        assert sum(rewards) == Fraction(now[3])
        germanic = [(int(row[1]), Fraction(row[3])) for row in table if row[0] == "Germanic strength"]
        assert germanic == list(odds.germanic_strength(state).items())


def filled(laid: Laid) -> Laid:
    """The same with every space filled by its own figures (red where any may stand)."""
    for space in laid.tile.spaces[laid.filled :]:
        blue, red, white, yellow = space.figures
        laid = laid.manned((blue, red + space.grey, white, yellow))
    return laid


def test_completing_a_barracks_gives_what_the_engine_counts_then(state: State) -> None:
    for seat, city in enumerate(state.cities):
        told = [row for row in rows(discordia.raid.sketch(state, seat)) if " full: " in row[0]]
        partly = [laid for laid in (*city.slots[1], *city.towers) if laid and laid.next is not None]
        assert len(told) == len(partly)
        for row, laid in zip(told, partly, strict=True):
            copy = state.copy()
            for places in (copy.cities[seat].slots[1], copy.cities[seat].towers):
                places[:] = [filled(other) if other is laid else other for other in places]
            strength = year_end.strength(copy.cities[seat])
            assert row[1] == str(strength)
            assert Fraction(row[3]) == chances(state, strength)


def test_the_rulebooks_raid() -> None:
    city = {"tiles": {"tower1": "MT1", "fort1": "BA01[RR,R,_]"}, "supply": "R5 Y4"}
    x9 = position(players=2, season=5, red="GA1", green="GB1", die="red 1", start=0, seat=0, cities=[city, {}])
    assert "strength 1 against 3" in discordia.raid.sketch(x9, 0).numbers.title
    assert [row[1:] for row in rows(discordia.raid.sketch(x9, 0))[:2]] == [("1", "0%", "0"), ("5", "100%", "1")]
    tried = discordia.raid.sketch(x9, 0, "special fort1 Y")
    assert ("after the move", "5", "100%", "1") in rows(tried)
    assert [row[0] for row in rows(tried)][-1].startswith("reward: a tower")


# --- The die ---------------------------------------------------------------------------------------------------------


def test_the_open_dice_are_the_legal_choices(state: State) -> None:
    if state.phase != "season" or state.todo or state.die >= 0:
        return
    legal = {(a.die, a.value) for a in state.legal_actions() if isinstance(a, Choose)}
    assert {(use.die, use.value) for use in dice.uses(state, state.player) if use.open == "now"} == legal


def opened(state: State, use: dice.Use) -> dict[str, Any]:
    """What the legal actions of a turn with a chosen die open."""
    legal, city = state.legal_actions(), state.city
    at = {a: city.at(a.place, a.index) for a in legal if isinstance(a, Dispatch | Special)}
    return {
        "special": {at[a].tile.id for a in legal if isinstance(a, Special)},
        "tiles": {a.tile.id for a in legal if isinstance(a, Take)},
        "dispatch": {KINDS[1 if a.place == TOWER else a.place] for a in legal if isinstance(a, Dispatch)},
        "extension": any(isinstance(a, Extend) for a in legal),
        "stars": max((a.amount for a in legal if isinstance(a, Stars)), default=0),
        "develop": any(isinstance(a, Develop) for a in legal),
        "boat": any(isinstance(a, Boat) for a in legal),
        "towers": {city.towers[a.index].tile.id for a in legal if isinstance(a, Trade)},
    }


def test_what_a_die_unlocks_is_what_choosing_it_makes_legal(state: State) -> None:
    if state.phase != "season" or state.todo:
        return
    uses = {(use.die, use.value): use for use in dice.uses(state, state.player)}
    if state.die < 0:
        then = {(a.die, a.value): after(state, a) for a in state.legal_actions() if isinstance(a, Choose)}
    else:
        then = {(state.die, state.value): state}
        assert uses[state.die, state.value].open == "chosen"
    for key, chosen in then.items():
        use = uses[key]
        told = {name: getattr(use, name) for name in opened(chosen, use)}
        told = {name: set(value) if isinstance(value, tuple) else value for name, value in told.items()}
        assert told == opened(chosen, use)


def test_a_game_that_is_over_leaves_no_chance_of_a_value() -> None:
    won = position(players=2, phase="over", year=3, season=5, start=0, dice=[4, 2, 3], cities=[{"supply": ""}, {}])
    assert {use.open for use in dice.uses(won, 0)} == {"done"}


def test_a_die_that_is_too_far_or_gone_says_so() -> None:
    dealt = position(players=3, season=2, start=0, seat=2, dice=[2, 5, 5], maximus_die="blue", cities=[{}, {}, {}])
    verdicts = {(DICE[use.die], use.value): use.open for use in dice.uses(dealt, 2)}
    assert {key for key, verdict in verdicts.items() if verdict == "now"} == {
        ("red", 1), ("red", 2), ("red", 3), ("yellow", 4), ("yellow", 5), ("yellow", 6),
    }  # fmt: skip
    assert {key[0] for key, verdict in verdicts.items() if verdict == "gone"} == {"blue"}
    table = rows(discordia.die.sketch(dealt))
    assert [row[2] for row in table if row[0] == "red"] == [1, 0, 1, 2, 3, 4]
    assert "6 choices" in discordia.die.sketch(dealt).numbers.title


# --- Figures ---------------------------------------------------------------------------------------------------------


def test_what_fits_is_what_a_dispatch_to_any_tile_could_pay(state: State) -> None:
    for seat, city in enumerate(state.cities):
        probe = state.copy()
        probe.phase, probe.seat, probe.player, probe.todo = "season", seat, seat, (("DISPATCH", "any"),)
        legal: dict[tuple[int, int], set[Any]] = {}
        for action in probe.legal_actions():
            if isinstance(action, Dispatch):
                legal.setdefault((action.place, action.index), set()).add(action.figures)
        found = {(fit.on.place, fit.on.index): fit for fit in figures.fits(city)}
        assert {key: set(fit.ways) for key, fit in found.items() if fit.ways} == legal
        assert all(bool(fit.missing) != bool(fit.ways) for fit in found.values())
        table = rows(discordia.fit.sketch(state, seat))
        assert len(table) == sum(bool(laid.tile.spaces) for laid in city.laid())
        assert sum(row[4] for row in table) == sum(map(len, legal.values()))


def test_a_stall_that_was_a_ship_waits_and_is_not_full() -> None:
    state = position(season=5, phase="raid", tiles={"market1": "SH01b"}, turned=["SH01b"])
    (row,) = rows(discordia.fit.sketch(state, 0))
    assert (row[3], row[4], row[5]) == ("–", 0, "● waits for the next season")
    assert discordia.fit.sketch(state, 0).numbers.title.endswith("no tile has a free space")


def test_what_is_missing_and_what_a_joker_does() -> None:
    city = {"supply": "R1 B5 W1", "tiles": {"fort1": "BA03"}}
    poor = position(players=2, season=1, start=0, seat=0, dice=[1, 2, 3], cities=[city, {}])
    assert rows(discordia.fit.sketch(poor, 0))[0][-1] == "✕ lacks 1 soldier"
    rich = position(players=2, season=1, start=0, seat=0, dice=[1, 2, 3],
                    cities=[city | {"privileges": ["PJ_white_1"]}, {}])  # fmt: skip
    assert rows(discordia.fit.sketch(rich, 0))[0][-1] == "✓ 1 soldier + 1 merchant"


# --- Calendar --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players}p")
def test_the_calendar_foretells_who_acts(game: Session) -> None:
    acted: dict[tuple[int, int], list[int]] = {}
    starts: dict[int, State] = {}
    for state in game.history:
        if state.phase == "season" and state.die >= 0:
            starts.setdefault(state.year, state)
            line = acted.setdefault((state.year, state.season), [])
            if state.seat not in line:
                line.append(state.seat)
    for (year, season), line in acted.items():
        assert seasons.order(starts[year], starts[year].start, season)[: len(line)] == line
    for year, state in starts.items():
        table = rows(discordia.calendar.sketch(state))
        assert [row[0] for row in table] == [1, 2, 3, 4]
        told = [cell.split() for cell in table[year - 1][1:6]]
        assert told == [[f"P{who + 1}" for who in seasons.order(state, state.start, n)] for n in range(1, 6)]
        assert table[year - 1][6].split() == [f"P{who + 1}" for who in state.order()]


def test_the_next_start_player_is_who_has_most_if_nothing_happens() -> None:
    state = position(
        players=3, year=1, season=5, start=1, seat=0, dice=[1, 2, 3], red="GA1", green="GB1",
        cities=[{"supply": "B5"}, {"supply": "R9"}, {"supply": "W9 Y1"}],
    )  # fmt: skip
    assert rows(discordia.calendar.sketch(state))[1][1] == "P3 P1 P2?"
    assert "Player 3" in discordia.calendar.sketch(state).numbers.subtitle
    level = position(
        players=3, year=1, season=5, start=1, seat=0, dice=[1, 2, 3], red="GA1", green="GB1",
        cities=[{"supply": "B9"}, {"supply": "R9"}, {"supply": "W5"}],
    )  # fmt: skip
    assert rows(discordia.calendar.sketch(level))[1][1].startswith("P1"), "the holder passes the stone on"


# --- What holds for all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["die", "fit", "calendar"])
def test_a_candidate_shows_what_playing_it_shows(state: State, name: str) -> None:
    seat = state.player
    for action in some(state, 5):
        draw = chart(name, "discordia").sketch
        assert rows(draw(state, seat, action)) == rows(draw(after(state, action), seat))


def test_they_are_registered() -> None:
    assert charts.charts("discordia") == ("shortage", "raid", "die", "fit", "calendar")
    with pytest.raises(BadInput) as caught:
        charts.charts("chess")
    assert caught.value.field == "game" and "discordia" in str(caught.value)


def test_decrees_and_privileges_are_told_by_name() -> None:
    full = {"tiles": {"fort1": "BA03[RR]", "tower1": "MT3[RR]"}, "privileges": ["PJ_white_1"], "supply": "B5"}
    state = position(players=2, season=4, start=0, seat=0, dice=[1, 2, 3], cities=[full, {}], decrees=["DE14", "DE03"])
    for notation, bare in (("claim DE14", "DE14"), ("use PJ_white_1", "PJ_white_1")):
        subtitle = discordia.fit.sketch(state, 0, notation).numbers.subtitle
        assert bare not in subtitle, subtitle


def test_colours_can_be_read_on_both_pages_and_are_never_alone() -> None:
    from widgets.discordia.charts.query import FIGURE, ON_FIGURE, SPACES

    for ground in ("#ffffff", "#111111"):
        for color in (theme.GREY, SPACES, theme.SETS, theme.GOOD, theme.BAD):
            assert contrast(color, ground) >= 3, color
    for color, ink in zip(FIGURE, ON_FIGURE, strict=True):
        assert contrast(color, ink) >= 4.5
    city = {"tiles": {"fort1": "BA01[RR,R,_]"}, "supply": "B2 R3 W4 Y1"}
    state = position(players=2, season=2, start=0, seat=0, dice=[1, 2, 3], cities=[city, {}])
    hatched = discordia.raid.sketch(state, 0).data
    assert any("/" in trace["marker"]["pattern"]["shape"] for trace in hatched if "pattern" in trace.get("marker", {}))


def test_parts_have_words_and_colours() -> None:
    for part in parts_of(ChartQuery(state=POSITIONS[3], seat=0)):
        assert part.label and part.color.startswith("#")


def test_only_what_may_fight_is_in_the_raid() -> None:
    city = {"tiles": {"tower1": "TT1", "field1": "FA01", "fort1": "BA03"}, "supply": "B5"}
    state = position(players=2, season=1, start=0, seat=0, dice=[1, 2, 3], cities=[city, {}])
    assert [laid.tile.id for laid in germans._fighting(state.cities[0])] == ["BA03"]


def test_the_raids_plot_ends_below_the_last_line_that_fits_it() -> None:
    for state in POSITIONS:
        made = discordia.raid.sketch(state, state.player)
        last = max(-y for trace in made.data if trace.get("mode") == "text" for y in trace["y"])
        assert -made.layout["yaxis"]["range"][0] == last + 8 <= DEPTH, named(state)


# --- on the stage ---

ON_STAGE = ("fit", "shortage", "raid", "die", "calendar")


def test_what_a_die_reaches_is_written_within_its_cell() -> None:
    """A line more, of special dispatches, makes the words smaller."""
    panel = chart("die", "discordia").sketch(lessons.start("discordia", "lesson-end"), 0)
    cells = [
        (x, x + wide, y, high / 2)
        for trace in panel.data if trace["type"] == "bar"
        for x, wide, y, high in zip(trace["base"], trace["x"], trace["y"], trace["width"], strict=True)
    ]  # fmt: skip
    words = {text: (start, end, y) for text, start, end, y in spans(panel)}
    for text in ("✓ 0", "1 tile"):
        start, end, y = words[text]
        assert any(x <= start and end <= to and abs(y - at) + 7 <= half for x, to, at, half in cells), text


def test_a_move_that_wins_leaves_the_dice_as_they_are() -> None:
    state = lessons.start("discordia", "lesson-end")
    state.play("choose red 4")
    plain = chart("die", "discordia").sketch(state, 0)
    won = chart("die", "discordia").sketch(state, 0, state.parse("special fort1 RR"))
    assert drawn_words(won) == drawn_words(plain) and "● 0" in drawn_words(won)


def test_a_subtitle_calls_hatched_what_is_and_nothing_where_nothing_is() -> None:
    before = lessons.start("discordia", "lesson-end")
    later = after(before, before.parse("choose red 4"))
    asked = [(before, None), (before, "choose red 4"), *((later, str(action)) for action in some(later, 9))]
    for name in ON_STAGE:
        made = [chart(name, "discordia").sketch(state, 0, move) for state, move in asked]
        assert [is_hatched(one) for one in made] == ["hatched" in drawn_words(one)[1] for one in made], name
        assert any(map(is_hatched, made)) is (name in ("shortage", "fit", "raid")), name


def test_lessons_use_charts_that_fit_the_panel() -> None:
    plans = lessons.plans("discordia")
    assert {one.chart for plan in plans for one in (plan, *plan.beats)} <= {"", lessons.RULES, *ON_STAGE}
