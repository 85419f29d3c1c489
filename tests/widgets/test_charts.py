"""The charts: their numbers are the engine's, on random positions; the live figure follows the game."""

from __future__ import annotations

import html
import json
import math
import re
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

import plotly.graph_objects as go
import pytest
import traitlets

import rulesim
from rulesim import BadInput, Session, rulebook
from rulesim.armorica import State, ending, gaul, position, roman, winter
from rulesim.armorica.actions import Discard, Pass, Take
from rulesim.armorica.cards import AMPHORAE, GOLD, ICONS, SUIT_OF_COLOR, Card
from rulesim.game import CHANCE
from tests.widgets.drawing import (
    LEAN,
    after,
    assert_shown_as_picture_table_and_text,
    assert_small_plain_and_valid,
    close_live_figure,
    contrast,
    printed,
    printed_in_every_process,
    rows,
    spans,
)
from widgets import charts
from widgets.armorica import charts as armorica
from widgets.armorica.charts import query
from widgets.armorica.charts.query import ICON
from widgets.art import board_style
from widgets.charts import chart, live, live_figure, theme
from widgets.charts.figure import Chart, Sketch
from widgets.charts.follower import Follower
from widgets.charts.live_figure import LiveFigure
from widgets.charts.program import Program
from widgets.table import Table

STATE_CHARTS = charts.charts("armorica")

X8 = ("N[w2 a3]", "W[c1 a1]", "G[c1 a1]", "N[g1]", "B[o1]", "Y[w1]", "R[c1]", "B[s1 a1]")


def played(players: int, seed: int, plies: int = 10_000, **options: Any) -> Session:
    """A random game that takes more than it passes, so that displays grow and starve."""
    session, rng = Session(rulesim.new_game("armorica", players, **options), seed=seed), Random(seed)
    while not session.state.is_over and session.ply < plies:
        legal = list(session.state.legal_actions())
        session.play(rng.choice(legal[:-1] if len(legal) > 1 and rng.random() < 0.8 else legal))
    return session


def positions() -> list[State]:
    """Decisions of every phase, from games of two, three and four, some under other rules."""
    games = [played(2, 1), played(3, 2), played(4, 3), played(3, 4, set_partition="best", winter_discard="at-least")]
    games.append(played(3, 5, reach_counting="rightmost-free", wheat_opens_patricians=True, gaul_gate="color"))
    games.append(played(2, 6, gate_icons_count=True, fresh_gaul_counts=False, start_card_protected=True))
    return [state for game in games for state in game.history[14::11] if state.player != CHANCE and not state.is_over]


POSITIONS = positions()


def named(state: State) -> str:
    return f"{state.players}p-turn{state.turn}-{state.phase}-seat{state.player + 1}"


@pytest.fixture(params=POSITIONS, ids=named)
def state(request: pytest.FixtureRequest) -> State:
    return request.param


at_a_row = pytest.mark.parametrize("state", [s for s in POSITIONS if s.row is not None], ids=named)
"""Only positions where cards can be taken."""


@pytest.fixture(autouse=True)
def no_figure() -> Iterator[None]:
    """Each test begins in a new notebook."""
    yield
    close_live_figure()


def traces(figure: Chart, kind: str) -> list[dict[str, Any]]:
    return [trace for trace in figure.to_dict()["data"] if trace["type"] == kind]


def words(figure: Chart) -> list[str]:
    """Every text drawn in the picture."""
    found = [text for trace in traces(figure, "scatter") for text in trace.get("text", ())]
    title = figure.to_dict()["layout"]["title"]
    return [title["text"], title["subtitle"]["text"], *found]


@dataclass(frozen=True)
class Drawn:
    """A rectangle of the picture: its left edge, its middle from the top, colour, edge and pattern."""

    x: float
    y: float
    width: float
    height: float
    color: str
    line: str
    pattern: str


def boxes(figure: Chart | Sketch, trace: int | None = None) -> list[Drawn]:
    """The rectangles of the picture, or of one of its traces of them, as they were drawn."""
    data = figure.data if isinstance(figure, Sketch) else figure.to_dict()["data"]
    bars = [one for one in data if one["type"] == "bar"]
    found: list[Drawn] = []
    for bar in bars if trace is None else bars[trace : trace + 1]:
        marker = bar["marker"]
        for n, x in enumerate(bar["base"]):
            look = (marker["color"][n], marker["line"]["color"][n], marker["pattern"]["shape"][n])
            found.append(Drawn(x, -bar["y"][n], bar["x"][n], bar["width"][n], *look))
    return found


def lines_of(drawn: Iterable[Drawn]) -> list[list[Drawn]]:
    """Rectangles by their line, from the top."""
    every_line: dict[float, list[Drawn]] = {}
    for box in drawn:
        every_line.setdefault(round(box.y, 3), []).append(box)
    return [every_line[y] for y in sorted(every_line)]


def columns_of(drawn: Iterable[Drawn]) -> list[list[Drawn]]:
    """Rectangles by their column, shelf by shelf from the left: each stands on the one before."""
    piles: list[list[Drawn]] = []
    for box in drawn:
        if piles and piles[-1][-1].x == box.x and box.y < piles[-1][-1].y:
            piles[-1].append(box)
        else:
            piles.append([box])
    return piles


def test_there_are_positions_of_every_phase_and_number_of_players() -> None:
    assert {state.phase for state in POSITIONS} >= {"gaul", "roman", "winter"}
    assert {state.players for state in POSITIONS} == {2, 3, 4}
    assert len(POSITIONS) > 25


# --- Sets ------------------------------------------------------------------------------------------------------------


def cut(state: State, seat: int) -> list[list[Card]]:
    return ending.sets(state.displays[seat], state.options.set_partition)


def test_sets_are_those_of_the_engine(state: State) -> None:
    for seat in range(state.players):
        figure = armorica.sets(state, seat)
        parts = cut(state, seat)
        assert [(row[2], row[3]) for row in rows(figure)] == [(len(p), ending.set_points(len(p))) for p in parts]
        assert [row[1].split() for row in rows(figure)] == [[card.letter for card in part] for part in parts]
        piles = columns_of(boxes(figure, 0))
        assert sum(map(len, piles)) == ending.sets_points(state.displays[seat], state.options.set_partition)
        assert [len(pile) for pile in piles] == [place for part in parts for place in range(1, len(part) + 1)]
        assert drawn_letters(figure) == [card.suit[0].upper() for card in state.displays[seat]]
        assert [pile[0].color for pile in piles] == [theme.CARD[card.color] for part in parts for card in part]


def drawn_letters(figure: Chart) -> list[str]:
    """The letters on the cards: those with which the people's names begin."""
    return next(trace["text"] for trace in traces(figure, "scatter") if trace["mode"] == "text")


def test_a_candidate_changes_the_sets_as_playing_it_does(state: State) -> None:
    seat = state.player
    now = ending.sets_points(state.displays[seat], state.options.set_partition)
    for action in state.legal_actions():
        then = after(state, action).displays[seat]
        points = ending.sets_points(then, state.options.set_partition)
        figure = armorica.sets(state, seat, action)
        assert len(boxes(figure, 0)) == points
        assert sum(row[3] for row in rows(figure)) == points
        if isinstance(action, Take | Discard):
            assert f"{now} → {points} VP" in figure.numbers.title
            assert (
                f"{'+' if points > now else '−' if points < now else ''}{abs(points - now)} VP"
                in figure.numbers.subtitle
            )
        else:
            assert f"{now} VP" in figure.numbers.title
        assert drawn_letters(figure) == [
            card.suit[0].upper() for card in (then if len(then) > len(state.displays[seat]) else state.displays[seat])
        ]


def test_a_new_card_is_hatched_and_a_lost_one_leaves_its_outline() -> None:
    famine = position(displays=[list(X8), ["S2"]], phase="winter")
    lost = armorica.sets(famine, 0, "discard 4")
    outline = next(trace for trace in traces(lost, "scatter") if trace.get("line", {}).get("dash") == "dot")
    columns = traces(lost, "scatter")[0]["x"]
    assert min(v for v in outline["x"] if v is not None) < columns[3] < max(v for v in outline["x"] if v is not None)
    assert "17 → 22 VP" in lost.numbers.title
    roman_row = ["W", "G", "R", "Y", "G", "B"]
    taking = position(displays=[["N[w2 o2 a3]", "Y"], ["S2"]], phase="roman", roman_row=roman_row)
    new = boxes(armorica.sets(taking, 0, "take 2"), 0)
    assert [box.pattern for box in new] == ["", "", "", "/", "/", "/"]
    assert {box.color for box in new[3:]} == {theme.CARD["green"]}
    assert not any(box.pattern for box in boxes(armorica.sets(taking, 0)))


# --- Reach -----------------------------------------------------------------------------------------------------------


def legal_positions(state: State) -> set[int]:
    return {action.position for action in state.legal_actions() if isinstance(action, Take)}


@at_a_row
def test_reach_agrees_with_the_legal_moves_and_the_numbers_of_the_refusals(state: State) -> None:
    assert state.row is not None
    table = rows(armorica.reach(state))
    assert {row[0] for row in table if row[5] == "in reach"} == legal_positions(state)
    assert [row[0] for row in table] == list(range(1, len(state.row) + 1))
    for number, _, icon, need, have, _ in table:
        (check,) = (c for c in state.checks(Take(number)) if "need" in c.facts)
        assert (need, have) == (check.facts["need"], check.facts["have"])
        assert icon == rulebook.words("armorica", f"icon_{check.facts['icon']}")
        assert (need <= have) == check.ok


@pytest.mark.parametrize("row", ["gaul", "roman"])
def test_the_blocks_reach_as_far_as_the_icons(state: State, row: str) -> None:
    """In a row that wheat opens there is a lane for everybody, else one for each icon of the seat."""
    for seat in range(state.players):
        figure = armorica.reach(state, seat, row=row)
        gates = {gaul.gate(state, card) for card in state.rows[0]} if row == "gaul" else set(ICONS[:4])
        reaches = [(who, icon, reached(state, who, icon, row)) for who in range(state.players) for icon in ICONS[:4]]
        wanted = [one for one in reaches if one[1] in gates and (len(gates) == 1 or one[0] == seat)]
        lanes = [lane for lane in lines_of(boxes(figure, 1)) if lane]
        assert [len(lane) for lane in lanes] == [far for *_, far in wanted if far]
        own = [lane[0].color for lane in lanes]
        assert own == [ICON[icon] if who == seat else theme.faded(ICON[icon], 0.4) for who, icon, far in wanted if far]
        assert not any(box.pattern for box in boxes(figure))


def reached(state: State, seat: int, icon: str, row: str, cards: int | None = None) -> int:
    """How many cards of a row are reached, of those that lie there or of so many."""
    index, far = (0, gaul.reaches(state, seat)) if row == "gaul" else (1, roman.reaches(state, seat))
    return min(far[ICONS.index(icon)], len(state.rows[index]) if cards is None else cards)


def test_a_card_of_the_other_row_marks_nothing_in_this_one() -> None:
    state = position(displays=[["N[w2 a3]"], ["S2"]], gaul_row=["Y[w1 a1]"] * 4, roman_row=["Y[w1 a1]"] * 4)
    plain = armorica.reach(state)
    assert armorica.reach(state, candidate="take 3").data != plain.data
    looked = armorica.reach(state, candidate="take 3 from roman")
    assert looked.data == plain.data


@at_a_row
def test_a_card_that_is_looked_at_shows_what_it_adds_to_the_reach_and_what_it_lacks(state: State) -> None:
    assert state.row is not None
    seat, row = state.player, state.phase
    for place in range(1, len(state.row) + 1):
        figure = armorica.reach(state, candidate=Take.of(place))
        hatched = [box for box in boxes(figure, 1) if box.pattern]
        dashed = [
            trace for trace in traces(figure, "scatter") if trace.get("line", {}).get("dash") in ("dot", "4px,3px")
        ]
        if place not in legal_positions(state):
            assert hatched == [] and len(dashed) == 2
            (check,) = (c for c in state.checks(Take.of(place)) if "need" in c.facts)
            slots = dashed[1]["x"].count(None)
            assert slots == place - reached(state, seat, check.facts["icon"], row)
            continue
        assert len(dashed) == 1
        then = after(state, Take.of(place))
        lanes = ICONS[:4] if row == "roman" else sorted({gaul.gate(state, card) for card in state.rows[0]})
        cards = len(state.row)
        gains = [reached(then, seat, icon, row, cards) - reached(state, seat, icon, row) for icon in lanes]
        assert len(hatched) == sum(gains)


@at_a_row
def test_plus_one_is_what_one_more_icon_would_open(state: State) -> None:
    told = {row[0]: row[5] for row in rows(armorica.reach(state))}
    opened: set[int] = set()
    for icon in range(4):
        richer = state.copy()
        richer.totals[state.player][icon] += 1
        opened |= legal_positions(richer)
    assert {p for p, verdict in told.items() if verdict == "one more opens it"} == opened - legal_positions(state)


def test_michaels_choice_is_told_as_the_rulebook_does() -> None:
    michael = position(
        kind="selection",
        phase="roman",
        display=["N[w2 a3]", "Y[w1 o1]", "B[o1 g1]"],
        row=["N", "W", "B", "Y", "R", "G"],
    )
    figure = armorica.reach(michael)
    verdicts = [(row[0], row[3], row[4], row[5]) for row in rows(figure)]
    assert verdicts == [
        (1, 1, 2, "in reach"),
        (2, 2, 1, "one more opens it"),
        (3, 3, 3, "in reach"),
        (4, 4, 3, "one more opens it"),
        (5, 5, 0, "5 short"),
        (6, 6, 3, "3 short"),
    ]
    signs = next(trace for trace in traces(figure, "scatter") if "✓" in trace.get("text", ()))
    assert signs["text"] == ["✓", "✕", "✓", "✕", "✕", "✕"]
    hovers = signs["hovertext"]
    assert "sheep" in hovers[4]
    assert "2 of 6" in figure.numbers.title


def test_the_gaul_looked_at_shows_which_romans_it_would_open() -> None:
    gauls = ["N[o1 s1]", "Y[w2 a1]", "B[g2]", "B[g1 a1]", "N[s1 a1]", "Y[w1 s1]"]
    romans = ["R[c1 o1]", "G[c1 s1]", "N[w1 o1 c1]", "W[c1 g1]", "R[c1 a1]", "G[c1 s2]"]
    x9 = position(displays=[["N[w2 a3]", "B[g1 a1]", "Y[w1 o1]"], ["S2"], ["S3"]], gaul_row=gauls, roman_row=romans)
    opened = {
        gaul: [row[0] for row in rows(armorica.reach(x9, 0, f"take {gaul}", row="roman")) if "candidate" in row[5]]
        for gaul in (1, 2, 3)
    }
    assert opened == {1: [4], 2: [], 3: [2]}
    assert [row[0] for row in rows(armorica.reach(x9, 0, row="roman")) if row[5] == "in reach"] == [1]


# --- Winter ----------------------------------------------------------------------------------------------------------


def test_food_is_what_every_seat_has_now_and_with_each_candidate(state: State) -> None:
    for action in (None, *state.legal_actions()):
        then = state if action is None else after(state, action)
        figure = armorica.winter(state, candidate=action)
        told = [food(state, seat) for seat in range(state.players)]
        told += [food(then, seat) for seat in range(state.players) if food(then, seat) != food(state, seat)]
        assert [row[1:] for row in rows(figure)] == told
        assert drawn_food(figure) == [
            [(*food(then, seat), food(state, seat)[1])] for seat in range(state.players)
        ]  # fmt: skip


def food(state: State, seat: int) -> tuple[int, int, int]:
    """Cards, amphorae, cards that must go."""
    return len(state.displays[seat]), state.totals[seat][AMPHORAE], winter.due(state, seat)


def drawn_food(figure: Chart) -> list[list[tuple[int, int, int, int]]]:
    """Per seat what is drawn: cards, amphorae, dashed places for missing ones, amphorae before."""
    lanes = lines_of(boxes(figure))
    missing = [trace for trace in traces(figure, "scatter") if trace.get("line", {}).get("dash") == "4px,3px"]
    corners = [(x, -y) for m in missing for x, y in zip(m["x"], m["y"], strict=True) if x is not None][::5]
    clay = ICON["amphorae"]
    cards, amphorae = (
        [lane for lane in lanes if (lane[0].line in (clay, theme.BAD)) is food] for food in (False, True)
    )
    found = []
    for own in cards:
        below = next((lane for lane in amphorae if 0 < lane[0].y - own[0].y < 2 * own[0].height), [])
        low = own[0].y + 0.27 / 0.24 * own[0].height
        due = sum(abs(y - low) < own[0].height for _, y in corners)
        left = [box for box in below if box.line == clay]
        had = [box for box in below if box.line == theme.BAD or not box.pattern]
        found.append([(len(own), len(left), due, len(had))])
    return found


def brute_force(state: State, seat: int) -> Counter[tuple[int, int]]:
    """(set VP, gold) of every legal way through a winter, by plain combinations."""
    own, found = state.displays[seat], Counter[tuple[int, int]]()
    for lost in combinations(winter.hungry(state, seat), winter.due(state, seat)):
        left = [card for i, card in enumerate(own) if i not in lost]
        found[ending.sets_points(left, state.options.set_partition), sum(c.icons[GOLD] for c in left)] += 1
    return found


def test_the_winter_lattice_has_every_way_and_the_best_first(state: State) -> None:
    for seat in range(state.players):
        found = brute_force(state, seat)
        ways = armorica.food.ways(state, seat)
        assert Counter((way.sets, way.gold) for way in ways) == found
        table = rows(armorica.winter_lattice(state, seat))
        totals = [row[3] for row in table]
        assert totals == sorted((s + g for s, g in found.elements()), reverse=True)[: len(totals)]
        assert len(totals) == min(12, sum(found.values()))
        assert all(row[1] + row[2] == row[3] for row in table)


def test_the_useful_famine_and_who_may_starve() -> None:
    famine = position(displays=[list(X8), ["S2"]], phase="winter")
    assert [(row[0], row[1]) for row in rows(armorica.winter_lattice(famine, 0))] == [
        ("4 N, 5 B", 21), ("4 N, 6 Y", 16), ("4 N, 7 R", 16), ("5 B, 6 Y", 12), ("5 B, 7 R", 12), ("6 Y, 7 R", 10),
    ]  # fmt: skip
    x7 = ["N[w2 a3]", "Y[w1 g1]", "B[o1 a1]", "N[g1 s1]", "R[c1]", "Y[w1 a1]", "W[c1 g1]"]
    lost = {way.lost for way in armorica.food.ways(position(kind="winter", display=x7), 0)}
    assert lost == {(2, 4), (2, 5), (2, 7), (4, 5), (4, 7), (5, 7)}


# --- Points ----------------------------------------------------------------------------------------------------------


def test_majorities_are_those_of_the_engine(state: State) -> None:
    figure = armorica.majorities(state)
    expected = []
    for icon in ending.MAJORITY_ICONS:
        counts = [total[icon] for total in state.totals]
        points = ending.majority(counts, state.options)
        for seat in range(state.players):
            more = ending.majority([n + (who == seat) for who, n in enumerate(counts)], state.options)[seat]
            expected.append((counts[seat], points[seat], more - points[seat]))
    assert [(row[2], row[3], int(row[4].replace("−", "-"))) for row in rows(figure)] == expected
    bars = boxes(figure)
    unit = bars[0].width / next(counts for counts, *_ in expected if counts) if bars else 1
    assert [round(bar.width / unit) for bar in bars] == [counts for counts, *_ in expected if counts]
    assert [text for text in words(figure) if re.fullmatch(r"\d+ VP", text)] == [f"{n} VP" for _, n, _ in expected if n]


def test_majorities_with_a_candidate_are_those_after_it(state: State) -> None:
    for action in state.legal_actions():
        then = after(state, action)
        figure = armorica.majorities(state, candidate=action)
        assert [row[2] for row in rows(figure)] == [t[icon] for icon in ending.MAJORITY_ICONS for t in then.totals]
        moved = sum(a != b for icon in ending.MAJORITY_ICONS for a, b in zip(*columns(state, then, icon), strict=True))
        assert len([box for box in boxes(figure) if box.pattern]) == moved


def columns(one: State, other: State, icon: int) -> tuple[list[int], list[int]]:
    return [total[icon] for total in one.totals], [total[icon] for total in other.totals]


@pytest.mark.parametrize(
    ("options", "grapes", "olives", "sheep"),
    [
        ({}, [2, 2, 0, 0], [2] * 4, [0] * 4),
        ({"majority_tie": "each-2-max-3"}, [2, 2, 0, 0], [0] * 4, [0] * 4),
        ({"zero_majority": "counts"}, [2, 2, 0, 0], [2] * 4, [2] * 4),
    ],
)
def test_the_variants_of_the_majorities(
    options: dict[str, str], grapes: list[int], olives: list[int], sheep: list[int]
):
    x11 = position(
        kind="scoring", options=options,
        displays=[
            ["N[g2 c1 a3 o1]", "Y[g1 a1 o1]", "B[c2 a1]", "R[c1]"], ["N[g3 a3 o2]", "Y[a1]", "G[c2 a1]"],
            ["N[a3 o2]", "B[g1 a1]", "Y[a1 c1]", "N"], ["N[a3 o1]", "W[o1 a1 c4]", "N"],
        ],
    )  # fmt: skip
    assert [row[3] for row in rows(armorica.majorities(x11))] == [*grapes, *olives, *sheep]


def test_scores_are_the_score_sheets(state: State) -> None:
    figure = armorica.scores(state)
    sheets = state.scores()
    assert [row[1:] for row in rows(figure)] == [(*(line.points for line in s.lines), s.total) for s in sheets]
    per_vp = unit_of(figure, sheets)
    for sheet, bar in zip(sheets, lines_of(boxes(figure, 0)), strict=True):
        points = {theme.SETS: 0} | {ICON[name]: 0 for name in ("gold", "grapes", "olives", "sheep")}
        points = dict(zip(points, (line.points for line in sheet.lines), strict=True))
        assert [(piece.color, round(per_vp(piece))) for piece in bar] == [(c, n) for c, n in points.items() if n]


def unit_of(figure: Chart, sheets: list[Any]) -> Callable[[Drawn], float]:
    """How many VP a piece is long."""
    drawn = sum(box.width + 1 for box in boxes(figure, 0))
    total = sum(sheet.total for sheet in sheets)
    return lambda box: (box.width + 1) * total / drawn


def test_scores_show_what_a_candidate_changes(state: State) -> None:
    for action in state.legal_actions():
        then = after(state, action).scores()
        changed = [
            (*(line.points for line in new.lines), new.total)
            for old, new in zip(state.scores(), then, strict=True)
            if [line.points for line in old.lines] != [line.points for line in new.lines]
        ]
        figure = armorica.scores(state, candidate=action)
        assert [row[1:] for row in rows(figure)[state.players :]] == changed
        now, later = (
            [line.points for sheet in one.scores() for line in sheet.lines] for one in (state, after(state, action))
        )
        if now == later:
            assert not [box for box in boxes(figure) if box.pattern == "/"], "the legend tells of what is there"
            continue
        kept = sum(map(min, now, later))
        unit = sum(box.width + 1 for box in boxes(figure, 0)) / kept
        gained, gone = (
            [round((box.width + 1) / unit) for box in boxes(figure, 1) if (box.color == theme.BAD) is lost]
            for lost in (False, True)
        )
        assert sum(gained) == sum(max(0, b - a) for a, b in zip(now, later, strict=True))
        assert sum(gone) == sum(max(0, a - b) for a, b in zip(now, later, strict=True))
        assert all(box.pattern == "/" for box in boxes(figure, 1))


# --- Clock and deck --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_clock_foretells_every_game(players: int, seed: int) -> None:
    session = played(players, seed)
    history = session.history
    first = next(s for s in history if s.turn == 1)
    told = rows(armorica.clock(first))
    assert len(told) == session.state.turns
    for turn, starts, gauls, gaul_piles, romans, roman_piles in told:
        begins = next(s for s in history if s.turn == turn)
        assert starts == f"Player {begins.start + 1}"
        assert (gauls, romans) == (begins.deck_size(0), begins.deck_size(1))
        drawn: tuple[list[str], list[str]] = ([], [])
        for before, entry in zip(history, session.log, strict=False):
            if before.turn == turn and str(entry.action).startswith("reveal"):
                drawn[before.pending[0]].append(entry.action.card.pile)
        assert [gaul_piles, roman_piles] == [" ".join(dict.fromkeys(piles)) for piles in drawn]


def test_the_clock_of_a_game_that_is_over() -> None:
    session = played(4, 3)
    figure = armorica.clock(session.state)
    assert rows(figure) == ()
    assert "over after 6 turns" in figure.numbers.title


# --- What holds for all ----------------------------------------------------------------------------------------------


def every(state: State) -> dict[str, Chart]:
    made = {name: chart(name)(state) for name in STATE_CHARTS}
    legal = state.legal_actions()
    return made | {f"{name} {legal[0]}": chart(name)(state, candidate=legal[0]) for name in STATE_CHARTS if legal}


@pytest.mark.parametrize("state", [POSITIONS[0], POSITIONS[-1]], ids=named)
def test_figures_are_small_plain_lists_and_valid(state: State) -> None:
    for name, figure in every(state).items():
        plain = assert_small_plain_and_valid(name, figure, most=9_000)
        assert plain["layout"]["width"] > 0 and plain["layout"]["height"] > 0


@pytest.mark.parametrize("state", POSITIONS[::4], ids=named)
def test_every_word_is_in_the_catalogue(state: State) -> None:
    for name, figure in every(state).items():
        for text in (*words(figure), figure.to_text(), figure.numbers.html()):
            assert not re.search(r"chart_|icon_|card_name|action_|\{|\$", text), (name, text)


SAME = """
import json, random, rulesim
from widgets.armorica import charts as armorica
session = rulesim.Session(rulesim.new_game("armorica", 3), seed=5)
rng = random.Random(5)
while session.ply < 90:
    session.play(rng.choice(list(session.state.legal_actions())))
made = [draw(session.state) for draw in armorica.CHARTS.values()]
print("".join(figure.to_json() + figure.to_text() for figure in made))
"""


@pytest.mark.thorough
def test_figures_are_the_same_in_every_process() -> None:
    text = printed_in_every_process(SAME)
    assert "VP" in text and "0x" not in text


WITHOUT_THEM = f"""{LEAN}
import rulesim
import widgets.armorica.charts as armorica
assert not {{"anywidget", "ipywidgets"}} & set(sys.modules), "only a live figure needs widgets"
session = rulesim.Session(rulesim.new_game("armorica", 3), seed=1)
for draw in armorica.CHARTS.values():
    assert draw(session.state).bundle()["text/html"].startswith("<table")
from widgets.charts import live
figure = live(session, "sets")
session.play("take 1")
print(figure.numbers.title, figure.error)
"""


@pytest.mark.thorough
def test_charts_need_neither_numpy_nor_pandas() -> None:
    assert "sets worth" in printed(WITHOUT_THEM)


def test_an_illegal_candidate_changes_nothing_and_says_why() -> None:
    gaul_row = ["Y[w1]", "B", "N", "Y", "B", "N"]
    start = position(displays=[["N[w2 a3]"], ["S2"]], gaul_row=gaul_row)
    for name in ("sets", "reach", "winter", "majorities", "scores"):
        plain, tried = chart(name)(start), chart(name)(start, candidate="take 6")
        assert rows(tried) == rows(plain)
        assert "6 wheat" in tried.numbers.subtitle
    assert start == position(displays=[["N[w2 a3]"], ["S2"]], gaul_row=gaul_row)


@pytest.mark.parametrize("state", POSITIONS[::4], ids=named)
def test_nothing_is_changed_by_drawing(state: State) -> None:
    before = state.to_dict()
    every(state)
    assert state.to_dict() == before


def test_bad_input_is_named() -> None:
    state = POSITIONS[0]
    for call, field in (
        (lambda: armorica.sets(state, 9), "seat"),
        (lambda: armorica.sets(state, candidate="eat 3"), "action"),
        (lambda: armorica.reach(state, row="celtic"), "row"),
        (lambda: chart("pie"), "chart"),
        (lambda: chart("sets", "chess"), "game"),
        (lambda: live(42), "source"),
        (lambda: live(state, "pie"), "chart"),
    ):
        with pytest.raises(BadInput) as caught:
            call()
        assert caught.value.field == field
    assert LiveFigure.current is None


def test_names_and_cards_never_become_markup() -> None:
    wild = '<a href="x">&<b>'
    state = position(
        displays=[["N[w2 a3]"], ["S2"]],
        gaul_row=[{"id": "<i>1", "color": "blue"}, "Y"],
    )
    session = Session(state, names=[wild, "Ann"])
    for name in charts.charts("armorica"):
        figure = chart(name)(state, names=session.names)
        drawn = str(figure.to_dict())  # not its JSON, which hides signs of markup from pages
        assert "<a" not in drawn and "<i>" not in drawn
        assert "<a" not in figure.numbers.html() and "<i>" not in figure.numbers.html()


def test_words_can_be_read_on_white_and_on_the_dark_page() -> None:
    for ground in ("#ffffff", "#111111"):
        assert contrast(theme.INK, ground) > 4.3
        for color in (*ICON.values(), theme.SETS, theme.GOOD, theme.BAD):
            assert contrast(color, ground) >= 3, color
    for color, ink in theme.ON_CARD.items():
        assert contrast(theme.CARD[color], ink) >= 4.5, color
    assert contrast("#ffffff", "#000000") == 21
    for color in (theme.SETS, *ICON.values()):
        assert contrast(color, "#ffffff") >= 3, "numbers are written on it in bold white"
    layout = POSITIONS[0]
    figure = armorica.sets(layout).to_dict()["layout"]
    assert figure["template"]["layout"]["paper_bgcolor"] == figure["template"]["layout"]["plot_bgcolor"] == theme.CLEAR
    assert go.Figure(layout={"template": theme.TEMPLATE}).layout.template.layout.font.color == theme.INK


def test_cards_have_the_colours_of_the_table() -> None:
    found = dict(re.findall(r'\[data-colour="(\w+)"\] \{\n  --rs-paint: (#[0-9a-f]{6});', board_style("armorica")))
    assert found == theme.CARD
    assert set(theme.CARD) >= set(SUIT_OF_COLOR)


def test_a_chart_is_shown_as_picture_table_and_text() -> None:
    figure = armorica.scores(POSITIONS[0])
    assert_shown_as_picture_table_and_text(figure)
    with pytest.raises(NotImplementedError):
        figure._ipython_display_()  # so that IPython asks for the bundle


# --- The panel of a stage ---------------------------------------------------------------------------------------------


def panel_charts(state: State, action: Any = None) -> dict[str, Sketch]:
    """Every chart as it is drawn in the panel, as the seat to act sees it."""
    how: dict[str, Any] = {"you": state.player, "names": ("", "Wilhelmina", "Jon", "Äbtissin")}
    return {name: chart(name).sketch(state, state.player, action, **how) for name in STATE_CHARTS}


def places_of(made: Sketch) -> Iterator[float]:
    """Every number that says where something is."""
    for trace in made.data:
        for key in ("x", "y", "base", "width"):
            found = trace.get(key, [])
            yield from (n for n in (found if isinstance(found, list) else [found]) if n is not None)


def test_every_chart_fits_the_panel(state: State) -> None:
    legal = state.legal_actions()
    for action in (None, legal[0], legal[-1], Take.of(6)):
        for name, made in panel_charts(state, action).items():
            layout = made.layout
            assert (layout["width"], layout["height"]) == theme.PANEL, (name, action)
            assert all(math.isfinite(number) for number in places_of(made)), (name, action)
            (left, right), (low, high) = layout["xaxis"]["range"], layout["yaxis"]["range"]
            assert [b for b in boxes(made) if not (left <= b.x and b.x + b.width <= right + 0.5)] == [], (name, action)
            assert [b for b in boxes(made) if not low <= -b.y - b.height / 2 < -b.y + b.height / 2 <= high] == [], (
                name,
                action,
            )
            for text, start, end, y in spans(made):
                assert left - 2 <= start and end <= right + 2 and low <= y <= high, (name, action, text)
            title = layout["title"]
            for told, size, bold in ((title["text"], 14, True), (title["subtitle"]["text"], 12, False)):
                assert told and theme.length(html.unescape(told), size, bold) <= theme.PANEL[0], (name, told)


def test_a_hard_winter_fits_the_panel() -> None:
    """Many cards must go, and losing one joins two long sets."""
    row = ["N[w1]", "Y", "B", "R", "G", "W", "W", "N", "Y", "B", "R", "G"]
    state = position(displays=[["N", "Y", "G", "G", "R", "W", "B", *row], ["S2"]], phase="winter")
    for name in ("winter_lattice", "winter", "sets"):
        made = chart(name).sketch(state, 0, you=0)
        assert all(left >= -2 and right <= theme.PANEL[0] for _, left, right, _ in spans(made)), name
        assert all(box.x >= 0 and box.width > 0 and box.x + box.width <= theme.PANEL[0] for box in boxes(made)), name


def test_the_learner_is_called_you_and_comes_first() -> None:
    state = POSITIONS[-1]
    how = {"names": ("Ann", "Ben", "Eve", "Joe")[: state.players]}
    for name in ("scores", "majorities", "winter"):
        made = chart(name).sketch(state, 1, you=1, **how)
        told = [text for trace in made.data for text in trace.get("text", ())]
        names = [text for text in told if text in ("You", *how["names"])]
        assert names[: state.players] == [
            ("Ann", "You", "Eve", "Joe")[n % state.players] for n in range(1, state.players + 1)
        ]
        assert "You" in made.numbers.text() and "Ben" not in made.numbers.text()
    with pytest.raises(BadInput) as caught:
        armorica.scores(state, you=9)
    assert caught.value.field == "seat"


def test_what_a_move_would_change_is_hatched_and_nothing_else() -> None:
    for state in POSITIONS:
        for action in state.legal_actions():
            for name in ("sets", "winter", "winter_lattice", "scores", "majorities", "reach"):
                made = chart(name).sketch(state, state.player, action)
                plain = chart(name).sketch(state, state.player)
                assert not [box for box in boxes(plain) if box.pattern == "/"]
                hatched = [box for box in boxes(made) if box.pattern == "/"]
                said = made.layout["title"]["subtitle"]["text"]
                assert said.startswith("Hatched: ") is bool(hatched), (name, str(action), said)
                if not hatched and isinstance(action, Take | Discard) and name in ("scores", "majorities", "reach"):
                    assert said.endswith("changes nothing here.") and said.startswith("The ")
                if isinstance(action, Pass):
                    assert said.startswith("Passing")
                if isinstance(action, Take) and name in ("sets", "winter", "scores"):
                    assert hatched, (name, str(action))
                if not isinstance(action, Take | Discard):
                    assert {b for b in boxes(made) if b.pattern != "/"} == set(boxes(plain)), name


# --- The live figure -------------------------------------------------------------------------------------------------


def same(figure: LiveFigure, expected: Chart) -> None:
    """The figure, and what a page that is loaded now would get, are the chart."""
    assert figure.error == ""
    assert figure.numbers == expected.numbers
    page = figure.get_state()["figure"]
    assert go.Figure(page["data"], page["layout"]).to_dict() == expected.to_dict()
    assert page["config"] == theme.CONFIG
    json.dumps(page)


@pytest.mark.parametrize("name", charts.charts("armorica"))
def test_the_live_figure_follows_play_undo_hover_and_looking_away(name: str) -> None:
    table = Table(played(3, 4, plies=60))
    session, rng = table.session, Random(1)
    figure = live(table, name)

    def wanted(candidate: str | None = None) -> Chart:
        return chart(name)(session.state, candidate=candidate)

    same(figure, wanted())
    for _ in range(6):
        action = str(rng.choice(list(session.state.legal_actions())))
        table.hover(action)
        same(figure, wanted(action))
        table.hover("take 6")
        same(figure, wanted("take 6"))
        table.hover(None)
        same(figure, wanted())
        table.hover(action)
        assert table.play(action).ok
        same(figure, wanted())
    for _ in range(3):
        table.undo()
        same(figure, wanted())
    table.redo()
    same(figure, wanted())


def test_a_change_is_one_message_and_none_without_a_change() -> None:
    session = played(3, 2, plies=40)
    figure = live(session, "winter", seat=(session.state.player + 1) % 3)
    sent: list[str] = []
    figure.observe(lambda change: sent.append(change["name"]), names=traitlets.All)
    session.names = ["A", "B", "C"]
    assert sent == ["figure"], "in particular not plotly's program again"
    session.names = ["A", "B", "C"]
    assert sent == ["figure"]
    session.play(session.state.legal_actions()[0])
    assert sent == ["figure", "figure"]


def test_there_is_one_live_figure_and_a_second_call_says_so() -> None:
    session = played(3, 2, plies=40)
    first = live(session, "sets")
    assert first.notice == ""
    assert live(session, "sets") is first and first.notice == ""
    other = played(2, 3, plies=40)
    second = live(other, "reach")
    assert second is first
    assert "Sets" in second.notice and "Reach" in second.notice
    assert second.notice in second.to_text() and "Reach" in second._repr_mimebundle_()["text/html"]
    same(second, armorica.reach(other.state))
    title = second.numbers.title
    session.play("pass")
    assert second.numbers.title == title, "the game it left no longer moves it"
    second.close()
    assert session.observer_errors == other.observer_errors == []
    third = live(session, "scores")
    assert third is not first and third.notice == ""


def test_running_the_same_cell_again_is_no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_figure, "running_cell", lambda: ("cell-1", ""))
    figure = live(played(3, 2, plies=40), "sets")
    assert live(played(3, 3, plies=40), "sets") is figure
    assert figure.notice == ""
    monkeypatch.setattr(live_figure, "running_cell", lambda: ("cell-2", ""))
    live(played(2, 3, plies=40), "sets")
    assert figure.notice != ""


def test_a_kernel_brings_plotly_once() -> None:
    session = played(3, 2, plies=40)
    first = live(session, "sets")
    assert Program.current is not None and first.plotly == Program.current.model_id
    assert b"plotly.js" in Program.current.program[:200] and "program" not in first.get_state()
    first.close()
    assert live(session, "sets").plotly == first.plotly
    Program.current.close()
    live(session, "sets").close()
    assert live(session, "sets").plotly != first.plotly, "a kernel whose widgets were closed brings it again"


def test_a_chart_can_be_followed_without_a_figure() -> None:
    board = Table(played(3, 2, plies=40), seat=1)
    told: list[str] = []
    follower = Follower(board, "sets", seat=0)
    follower.start(lambda: told.append(follower.chart))
    assert not follower.refresh() and told == []
    board.hover("take 1")
    assert told == ["sets"] and follower.refresh() and not follower.refresh()
    assert follower.sketch == armorica.sets.sketch(board.session.state, 0, "take 1", names=board.session.names)
    page = follower.figure()
    assert page["words"] == follower.sketch.numbers.text() and json.loads(json.dumps(page)) == page
    follower.stop()
    board.session.play("pass")
    assert told == ["sets"] and not board._trait_notifiers["hovered"]["change"]


def test_a_closed_figure_follows_nothing() -> None:
    session = played(3, 2, plies=40)
    figure = live(session, "sets")
    figure.close()
    shown = figure.numbers
    session.play("pass")
    assert figure.numbers == shown
    assert session.observer_errors == []


def test_a_call_that_fails_leaves_the_figure_as_it_was() -> None:
    session = played(3, 2, plies=40)
    figure = live(session, "sets", seat=0)
    for wrong in ({"chart": "pie"}, {"chart": "sets", "seat": 7}):
        with pytest.raises(BadInput):
            live(session, **wrong)
    session.play("pass")
    same(figure, armorica.sets(session.state, 0))


def test_a_fault_is_shown_in_the_figure_and_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(3, 2, plies=40)
    figure = live(session, "sets", seat=0)

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no paint left")

    with monkeypatch.context() as patch:
        patch.setattr(armorica.sets, "sketch", broken)
        session.play("pass")
        assert "no paint left" in figure.error and "no paint" in figure.figure["layout"]["title"]["text"]
    session.play("pass")
    same(figure, armorica.sets(session.state, 0))
    assert session.observer_errors == []


def test_a_fault_and_what_is_covered_fit_the_panel_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(3, 2, plies=40)
    follower = Follower(session, "sets")

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no paint left, and none to be had anywhere in this town or in the next one")

    with monkeypatch.context() as patch:
        patch.setattr(armorica.sets, "sketch", broken)
        session.play(session.state.legal_actions()[0])
        assert follower.refresh()
    layout = follower.figure()["layout"]
    assert (layout["width"], layout["height"]) == theme.PANEL
    lines = layout["title"]["text"].split("<br>")
    assert " ".join(lines) == html.escape(follower.error, quote=False)
    assert max(theme.length(html.unescape(line), 14, bold=True) for line in lines) < theme.PANEL[0]


def test_a_live_figure_takes_the_seat_of_the_table_and_leaves_it_in_peace() -> None:
    board = Table(played(3, 2, plies=40), seat=1)
    figure = live(board, "sets")
    same(figure, armorica.sets(board.session.state, 1))
    board.hover("take 1")
    same(figure, armorica.sets(board.session.state, 1, "take 1"))
    live(board.session, "sets", seat=2)
    assert not board._trait_notifiers["hovered"]["change"]
    same(figure, armorica.sets(board.session.state, 2))
    live(board, "sets").close()
    assert not board._trait_notifiers["hovered"]["change"]


def test_two_changes_in_one_step_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(played(3, 2, plies=40))
    live(table, "sets")
    drawn: list[State] = []
    sketch = armorica.sets.sketch

    def counted(state: State, **how: Any) -> Any:
        drawn.append(state)
        return sketch(state, **how)

    monkeypatch.setattr(armorica.sets, "sketch", counted)
    table.hover("pass")
    table.hover("pass")
    assert len(drawn) == 1
    table.play("pass")  # the move is played, and no move is looked at any more
    assert len(drawn) == 2 and drawn[-1] is table.session.state
    table.session.play("pass")
    assert len(drawn) == 3


def test_a_live_figure_follows_a_player_to_the_next_game_and_a_laboratory() -> None:
    from widgets.laboratory import Laboratory
    from widgets.player import Player

    player = Player("armorica", 3, seed=1)
    figure = live(player, "scores")
    player.new_game(4, seed=2)
    assert figure.error == "" and len(rows(armorica.scores(player.session.state))) == 4
    same(figure, armorica.scores(player.session.state, player.board.seat, names=player.session.names))
    player.play("pass")
    same(figure, armorica.scores(player.session.state, player.board.seat, names=player.session.names))
    laboratory = Laboratory("N Y B G")
    live(laboratory, "sets")
    assert [row[2] for row in figure.numbers.rows] == [4]
    laboratory.add("N")
    assert [row[2] for row in figure.numbers.rows] == [4, 1]


def test_a_lesson_has_its_own_chart() -> None:
    from widgets.lesson import lesson

    found = lesson("armorica/roman")
    figure = live(found)
    assert figure.following == (found, found.plan.chart)
    move = str(found.session.state.legal_actions()[0])
    found.hover(move)
    wanted = chart(found.plan.chart)(found.session.state, found.plan.seat, move, names=found.session.names)
    same(figure, wanted)


def test_a_live_figure_survives_two_threads() -> None:
    table = Table(Session(rulesim.new_game("armorica", 4), seed=3))
    figure = live(table, "scores")

    def play(seed: int) -> None:
        rng = Random(seed)
        for _ in range(12):
            with table.session.lock:
                if not table.session.state.is_over:
                    table.play(str(rng.choice(list(table.session.state.legal_actions()))))
            table.hover("take 1")

    threads = [threading.Thread(target=play, args=(seed,)) for seed in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    assert figure.error == table.error == ""
    table.hover(None)
    same(figure, armorica.scores(table.session.state, table.seat))


def test_the_bundle_of_a_live_figure_has_words_a_table_and_a_picture() -> None:
    session = played(3, 2, plies=40)
    figure = live(session, "majorities")
    bundle = figure._repr_mimebundle_()
    widget = bundle.pop("application/vnd.jupyter.widget-view+json")
    assert widget["model_id"] == figure.model_id
    assert bundle == armorica.majorities(session.state, names=session.names).bundle()
    assert repr(figure) == bundle["text/plain"]


def test_a_pass_that_removes_another_card_is_told_as_such() -> None:
    state = position(gaul_row=["Y", "B", "N"], options={"pass_discard": "choice"})
    told = [query.ChartQuery.ask(state, None, text).do for text in ("pass", "pass 1", "pass 3")]
    assert told[0] == told[1] == "Pass: the rightmost card leaves the game"
    assert told[2] == "Pass: the card that is 3rd from the right leaves the game"
