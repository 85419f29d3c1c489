"""Armorica on the table: every piece can be attempted, and what the scene says is what the engine does."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulesim
from rulesim import BadInput, IllegalAction, Session
from rulesim.armorica import new_game, position
from tests.widgets.scenery import TAGS, answers, assert_whole, legal_of, piece, tags_with_wild_names, zone
from widgets import lessons
from widgets.armorica.scene import SCENES as ARMORICA
from widgets.armorica.scene.view import View
from widgets.armorica.scene.zones import own_zone
from widgets.scenes import Bracket, Choice, Line, Panel, Scene
from widgets.scenes.bars import Chance, barred
from widgets.scenes.overlays import Bar, Bars, Blocks, Lanes, Ruler, Stairs, Sum
from widgets.text import to_text

T = TypeVar("T")

MICHAEL = {
    "kind": "selection",
    "phase": "roman",
    "display": ["N[w2 a3]", "Y[w1 o1]", "B[o1 g1]"],
    "row": ["N[w1 g1]", "W[o1 c2]", "B[g1 a2]", "Y[w1 s1 a1]", "R[o1 s1 c1]", "G[s2 c1]"],
}
"""The rulebook's example: 3 wheat, 2 olives, 1 grape, no sheep; the row from left to right."""

MESSAGE_ID = re.compile(r"\b(armorica|table|text)_[a-z]|\{ ?\$|\bicon_|\bsuit_")
"""What words look like that the catalogue lacks."""


@pytest.fixture
def michael() -> Session:
    return Session(position(**MICHAEL), names=["Michael", "Carmen", "Ben"])


def played_until(seed: int, plies: int, players: int, **options: object) -> Session:
    """A game after so many random moves."""
    session = Session(rulesim.new_game("armorica", players, **options), seed=seed)
    rng = Random(seed)
    for _ in range(plies):
        if session.state.is_over:
            break
        session.play(rng.choice(session.state.legal_actions()))
    return session


anywhere = st.builds(
    played_until,
    seed=st.integers(0, 10_000),
    plies=st.integers(0, 70),
    players=st.integers(2, 4),
    winter_discard=st.sampled_from(["exact", "at-least"]),
    pass_discard=st.sampled_from(["rightmost", "choice"]),
    reach_counting=st.sampled_from(["one-per-card", "rightmost-free"]),
    fresh_gaul_counts=st.booleans(),
    voluntary_pass=st.booleans(),
)


class TestMichael:
    def test_row_is_marked_as_the_rulebook_marks_it(self, michael: Session) -> None:
        row = zone(ARMORICA.scene(michael), "roman-row")
        cards = [p for p in row.pieces if p.kind == "card"]
        assert [(p.position, p.reach, p.legal) for p in cards] == [
            (6, "out", False),
            (5, "out", False),
            (4, "out", False),
            (3, "in", True),
            (2, "out", False),
            (1, "in", True),
        ]
        (ruler,) = row.overlays
        assert isinstance(ruler, Ruler)
        assert [(c.number, c.icon, c.state, c.words) for c in ruler.cells] == [
            (6, "wheat", "idle", "has 3"),
            (5, "sheep", "idle", "has 0"),
            (4, "wheat", "idle", "has 3"),
            (3, "wheat", "ok", ""),
            (2, "grapes", "idle", "has 1"),
            (1, "olives", "ok", ""),
        ]

    def test_faces_name_suit_colour_icons_and_gate(self, michael: Session) -> None:
        face = piece(ARMORICA.scene(michael), "G[s2 c1]").face
        assert face is not None
        assert (face.title, face.colour, face.letter, face.code) == ("matron", "green", "G", "G[s2 c1]")
        assert dict(face.rows) == {"wheat": 0, "grapes": 0, "olives": 0, "sheep": 2, "gold": 1, "amphorae": 0}
        assert (face.corner, face.sign, face.portrait) == ("olives", "sign-matron", "person-matron")

    def test_only_patricians_show_a_corner(self, michael: Session) -> None:
        row = zone(ARMORICA.scene(michael), "roman-row")
        corners = {p.face.letter: p.face.corner for p in row.pieces if p.face}
        assert corners == {"N": None, "B": None, "Y": None, "W": "sheep", "R": "grapes", "G": "olives"}

    def test_label_tells_a_screen_reader_everything(self, michael: Session) -> None:
        scene = ARMORICA.scene(michael)
        told = "Red general: 1 olive, 1 sheep, 1 gold; 2nd from the right; opens to grapes; out of reach"
        assert piece(scene, "R[o1 s1 c1]").label == told

    def test_preview_says_score_food_and_reach(self, michael: Session) -> None:
        assert piece(ARMORICA.scene(michael), "G[s2 c1]").preview == (
            "Score 14 → 23 VP: sets +4, gold +1, sheep +4",
            "4 cards, 3 amphorae: lose 1 in winter",
            "Reach: sheep 0 → 2",
        )
        assert piece(ARMORICA.scene(michael), "R[o1 s1 c1]").preview == (
            "2nd from the right · needs 2 grapes, Michael has 1",
        )

    def test_refusal_names_card_numbers_rule_and_nearest(self, michael: Session) -> None:
        with pytest.raises(IllegalAction) as error:
            michael.play("take 2")
        notice = ARMORICA.refused(michael, error.value.action, error.value.check)
        assert notice.title == "Not the red general."
        assert "2nd from the right" in notice.text
        assert "needs 2 grapes" in notice.text
        assert "you have 1" in notice.text
        assert notice.reference.startswith("armorica.roman.patrician-range · English rulebook, Turn sequence")
        assert (notice.nearest_action, notice.piece) == ("take 1", "R[o1 s1 c1]")

    def test_answer_to_a_move_says_what_changed(self, michael: Session) -> None:
        michael.play("take 3")
        notice = ARMORICA.played(michael, michael.log[0])
        assert notice.tone == "played"
        assert notice.title == "Michael takes the yellow farmer, 3rd from the right."
        assert notice.text.startswith("Score 14 → 19 VP")
        before_points = ARMORICA.played(michael, michael.log[0], show=("roman-row", "own"))
        assert "Needs" not in before_points.text, "which reads like a refusal where a move is taken back"

    def test_the_card_taken_is_marked_new_where_it_went(self, michael: Session) -> None:
        michael.play("take 3")
        scene = ARMORICA.scene(michael)
        new = [(z.id, p.id) for z in scene.zones for p in z.pieces if "new" in p.marks]
        assert new == [("display-1", "Y[w1 s1 a1]")]

    def test_first_comes_what_the_decision_is_about(self, michael: Session) -> None:
        scene = ARMORICA.scene(michael)
        assert [z.id for z in scene.zones] == ["roman-row", "display-1", "gaul-row", "display-2", "display-3"]
        assert [z.id for z in scene.zones if z.active] == ["roman-row"]
        assert [(tab.zone, tab.active) for tab in scene.zones[0].tabs] == [
            ("gaul-row", False),
            ("roman-row", True),
            ("", False),
        ]
        assert [z.id for z in scene.zones if z.strip] == ["display-2", "display-3"]

    def test_a_card_of_the_other_row_says_so(self, michael: Session) -> None:
        row = zone(ARMORICA.scene(michael), "gaul-row")
        assert row.pieces[-1].action == "take 1 from gaul"
        with pytest.raises(IllegalAction) as error:
            michael.play("take 1 from gaul")
        assert ARMORICA.refused(michael, error.value.action, error.value.check).title == "Not now."

    def test_a_next_card_has_its_place_only_while_cards_are_taken(self) -> None:
        state, random = new_game(2, start_player=0), Random(1)
        places = dict[str, str]()
        while state.turn < 2:
            places[state.phase] = own_zone(View(state, "en", 0)).place
            state.apply(state.sample(random) if state.player < 0 else state.legal_actions()[0])
        assert {phase for phase, place in places.items() if place} == {"gaul", "roman"}

    def test_brackets_hold_the_sets(self, michael: Session) -> None:
        assert zone(ARMORICA.scene(michael), "display-1").brackets == (
            Bracket(start=0, end=2, label="3 colours · 6 VP"),
        )

    def test_somebody_elses_table(self, michael: Session) -> None:
        scene = ARMORICA.scene(michael, seat=1)
        assert scene.zones[1].title == "You"
        assert not any(move.legal for move in scene.moves())
        with pytest.raises(IllegalAction) as error:
            michael.play("take 1", seat=1)
        notice = ARMORICA.refused(michael, error.value.action, error.value.check, seat=1)
        assert notice.title == "Not your turn."
        assert "Michael" in notice.text
        assert notice.nearest_action is None

    def test_show_leaves_out_what_a_lesson_does_not_need(self, michael: Session) -> None:
        scene = ARMORICA.scene(michael, show=["roman-row", "own", "scores"])
        assert [z.id for z in scene.zones] == ["roman-row", "display-1"]
        assert not any(z.overlays or z.totals or z.brackets for z in scene.zones)
        assert [tab.zone for tab in scene.zones[0].tabs] == ["roman-row"]
        assert {p.face.corner for p in scene.pieces() if p.face} == {None}
        assert scene.zones[1].badge == "3 cards"
        assert [p.id for p in scene.panels] == ["scores"]
        with pytest.raises(BadInput) as error:
            ARMORICA.scene(michael, show=["romn-row"])
        assert error.value.field == "show"
        assert "roman-row" in str(error.value)


def drawn(session: Session, zone_id: str, kind: type[T], **options: Any) -> T:
    """The overlay of a kind that a zone has."""
    overlays = zone(ARMORICA.scene(session, **options), zone_id).overlays
    return next(overlay for overlay in overlays if isinstance(overlay, kind))


class TestOverlays:
    @pytest.fixture
    def gauls(self) -> Session:
        """Two wheat before a row of six Gauls; the set would go on with yellow."""
        row = ["N[s1 a1]", "Y[w1 s1 a1]", "B[g1 s1]", "N[g1 o1]", "Y[w1 a1]", "B[g1 a1]"]
        return Session(position(kind="selection", phase="gaul", display=["N[w2 a3]", "B[o1 a1]"], row=row))

    def test_arrows_count_as_far_as_the_wheat_reaches(self, gauls: Session) -> None:
        ruler = drawn(gauls, "gaul-row", Ruler)
        assert (ruler.hops, ruler.dashed) == (2, 0)
        assert [cell.state for cell in ruler.cells] == ["idle"] * 4 + ["ok"] * 2

    def test_a_refused_card_is_counted_to_and_what_lacks_is_dashed(self, gauls: Session) -> None:
        with pytest.raises(IllegalAction) as error:
            gauls.play("take 4")
        notice = ARMORICA.refused(gauls, error.value.action, error.value.check)
        ruler = drawn(gauls, "gaul-row", Ruler, notice=notice)
        assert (ruler.hops, ruler.dashed) == (4, 2)
        assert [cell.number for cell in ruler.cells if cell.state == "no"] == [4]

    def test_wheat_is_marked_while_gauls_are_chosen_and_amphorae_in_winter(self, gauls: Session) -> None:
        def marked(scene: Scene) -> list[str]:
            return [count.icon for count in zone(scene, "display-1").totals if count.marked]

        assert marked(ARMORICA.scene(gauls)) == ["wheat"]
        winter = Session(position(kind="winter", display=["N[w2 a1]", "Y[w1]"]))
        assert marked(ARMORICA.scene(winter)) == ["amphorae"]

    def test_lanes_are_drawn_only_where_they_are_named(self, michael: Session) -> None:
        with pytest.raises(StopIteration):
            drawn(michael, "roman-row", Lanes)
        lanes = drawn(michael, "roman-row", Lanes, show=["roman-row", "own", "lanes"])
        assert [(lane.icon, lane.count) for lane in lanes.lanes] == [
            ("wheat", 3),
            ("grapes", 1),
            ("olives", 2),
            ("sheep", 0),
        ]
        assert [(dot.position, dot.lane) for dot in lanes.dots if dot.ok] == [(1, 2), (3, 0)]

    def test_every_card_is_a_step_and_every_set_a_sum(self) -> None:
        display = ["N[w2 a3]", "Y[w1]", "N[w1]", "B[o1]", "W[g1]"]
        session = Session(position(kind="selection", phase="gaul", display=display, row=["Y[w1]"]))
        stairs = drawn(session, "display-1", Stairs)
        assert [(step.height, step.colour) for step in stairs.steps] == [
            (1, "brown"),
            (2, "yellow"),
            (1, "brown"),
            (2, "blue"),
            (3, "white"),
        ]
        assert [(total.before, total.after) for total in stairs.sums] == [(3, None), (6, None)]

    def test_room_is_kept_for_what_is_shown_whatever_the_phase(self) -> None:
        """The overlays of the place and of the display are of the same kinds in every phase: nothing ever moves."""
        kinds, session = set(), played_until(3, 0, 3)
        rng = Random(3)
        while not session.state.is_over:
            scene = ARMORICA.scene(session)
            place = next(z for z in scene.zones if z.tabs)
            own = next(z for z in scene.zones if z.overlap)
            kinds.add((tuple(o.kind for o in place.overlays), tuple(o.kind for o in own.overlays)))
            session.play(rng.choice(session.state.legal_actions()))
        assert kinds == {(("ruler",), ("stairs", "blocks"))}


def test_bars_stand_on_the_pieces_that_stand_for_the_moves(michael: Session) -> None:
    scene = ARMORICA.scene(michael)
    chances = {"take 1": Chance(54, 3, True), "take 3": Chance(13, 2, False), "pass": Chance(10, 2, False)}
    shown = barred(scene, chances)
    (row,) = (z for z in shown.zones if any(isinstance(o, Bars) for o in z.overlays))
    assert [button.label for button in shown.buttons if button.action] == ["Pass · 10 %"]
    assert row.overlays[:-1] == zone(scene, "roman-row").overlays
    assert row.overlays[-1] == Bars(
        bars=(
            Bar(piece="Y[w1 s1 a1]", percent=13, uncertainty=2),
            Bar(piece="G[s2 c1]", percent=54, uncertainty=3, best=True),
        )
    )


def test_the_bar_of_a_piece_with_choices_is_that_of_the_best(michael: Session) -> None:
    scene = ARMORICA.scene(michael)
    several = tuple(Choice(label=move, action=move, legal=True) for move in ("take 1", "take 3"))
    pieces = tuple(replace(p, action=None, choices=several) for p in zone(scene, "display-1").pieces[:1])
    zones = (replace(zone(scene, "display-1"), pieces=pieces),)
    chances = {"take 1": Chance(13, 2, False), "take 3": Chance(54, 3, True)}
    (own,) = barred(replace(scene, zones=zones), chances).zones
    assert own.overlays[-1] == Bars(bars=(Bar(piece=pieces[0].id, percent=54, uncertainty=3, best=True),))


def test_a_press_on_the_deck_is_answered_about_the_deck(michael: Session) -> None:
    scene = ARMORICA.scene(michael)
    deck = piece(scene, "roman-deck")
    assert deck.action is not None and not deck.legal
    action = michael.state.parse(deck.action)
    broken = michael.state.refusal(action)
    assert broken is not None
    assert "deck" in ARMORICA.refused(michael, action, broken).title
    assert "deck" in ARMORICA.glance(michael, action).title
    assert str(deck.count) in deck.preview[0]


def test_what_lies_in_no_row_is_not_asked_for_by_its_place_or_time(michael: Session) -> None:
    """The deck is no place beyond the row, and for a card that somebody has it is not too early."""
    owners = {"roman-deck": "The deck", "display-1": "yours already", "display-2": "Carmen’s"}
    found = [(place, place.pieces[0]) for place in ARMORICA.scene(michael).zones]
    for place, first in found:
        owner = owners.get(first.id) or owners.get(place.id)
        if owner is None:
            continue
        action = michael.state.parse(first.action or "")
        broken = michael.state.refusal(action)
        assert broken is not None
        told = ARMORICA.refused(michael, action, broken)
        assert owner in told.title and told.text.startswith(("You take cards from the row.", "Nobody takes from it"))
        assert told.reference.split()[0] == f"armorica.roman.{'shift-refill' if first.id == 'roman-deck' else 'action'}"
        assert ARMORICA.glance(michael, action).lines == (told.text,)


class TestGlance:
    def test_a_card_that_joins_the_set(self, michael: Session) -> None:
        glance = ARMORICA.glance(michael, michael.state.parse("take 1"))
        assert glance.title == "Green matron, the rightmost card"
        assert glance.lines == piece(ARMORICA.scene(michael), "G[s2 c1]").preview
        (ghost,) = glance.pieces
        assert (ghost.zone, ghost.joins, ghost.piece.face and ghost.piece.face.code) == ("display-1", True, "G[s2 c1]")
        assert ghost.label == "4 colours · 10 VP"
        stairs, food = glance.overlays["display-1"]
        assert isinstance(stairs, Stairs) and isinstance(food, Blocks)
        assert [(step.height, step.colour) for step in stairs.steps if step.ghost] == [(4, "green")]
        assert stairs.sums == (Sum(before=6, after=10),)
        assert [block.state for block in food.items] == ["good"] * 3 + ["bad"]
        assert food.words.startswith("With it: 4 cards")

    def test_a_card_that_begins_a_set(self, michael: Session) -> None:
        glance = ARMORICA.glance(michael, michael.state.parse("take 3"))
        assert [ghost.joins for ghost in glance.pieces] == [False]
        stairs = glance.overlays["display-1"][0]
        assert isinstance(stairs, Stairs)
        assert stairs.sums == (Sum(before=6), Sum(before=0, after=1))

    def test_a_card_out_of_reach_is_counted_to_and_refused(self, michael: Session) -> None:
        glance = ARMORICA.glance(michael, michael.state.parse("take 5"))
        assert glance.pieces == ()
        assert "5 sheep" in glance.lines[0]
        (ruler,) = glance.overlays["roman-row"]
        assert isinstance(ruler, Ruler)
        assert (ruler.hops, ruler.dashed) == (5, 5)

    def test_only_what_has_been_taught_is_told(self, michael: Session) -> None:
        glance = ARMORICA.glance(michael, michael.state.parse("take 1"), show=["roman-row", "own"])
        assert glance.lines == ("Reach: sheep 0 → 2",)
        assert not any(glance.overlays.values())

    @given(st.integers(0, 400), st.integers(0, 60))
    @settings(max_examples=25)
    def test_every_move_can_be_looked_at(self, seed: int, plies: int) -> None:
        session = played_until(seed, plies, 3)
        for move in ARMORICA.scene(session).moves():
            glance = ARMORICA.glance(session, session.state.parse(move.action or ""))
            assert not MESSAGE_ID.search(json.dumps(glance.to_dict()))
            assert set(glance.overlays) <= {z.id for z in ARMORICA.scene(session).zones}


class TestWinter:
    @pytest.fixture
    def famine(self) -> Session:
        """Exercise X8: 8 cards, 6 amphorae, two of the hungry cards 4 to 7 must go."""
        display = ["N[w2 a3]", "W[c1 a1]", "G[c1 a1]", "N[g1]", "B[o1]", "Y[w1]", "R[c1]", "B[s1 a1]"]
        return Session(position(kind="winter", display=display))

    def test_who_may_go(self, famine: Session) -> None:
        own = zone(ARMORICA.scene(famine), "display-1")
        cards = own.pieces
        assert [p.position for p in cards if p.legal] == [4, 5, 6, 7]
        assert {p.marks[-1] for p in cards if p.legal} == {"hungry"}
        assert {p.marks[-1] for p in cards if not p.legal} == {"protected"}
        (food,) = (overlay for overlay in own.overlays if isinstance(overlay, Blocks))
        assert [block.state for block in food.items] == ["good"] * 6 + ["bad"] * 2
        assert (food.words, food.urgent) == ("Winter: 8 cards, 6 amphorae. ", "Lose 2 hungry cards.")
        assert ARMORICA.scene(famine, seat=0).due == "lose 2 hungry cards"
        assert ARMORICA.scene(famine, seat=1).due == "Player 1 to choose"
        famine.play("discard 4")
        assert ARMORICA.scene(famine, seat=0).due == "lose one hungry card"
        famine.undo()
        after = ARMORICA.glance(famine, famine.state.parse("discard 4")).overlays["display-1"][1]
        assert isinstance(after, Blocks) and after.words == "Without it: 7 cards, 6 amphorae. "

    def test_preview_of_a_useful_loss(self, famine: Session) -> None:
        # Sets NWG NBYR B are 6 + 10 + 1, without the second N: NWGBYR B are 21 + 1. Gold 3, three majorities of 4.
        assert zone(ARMORICA.scene(famine), "display-1").pieces[3].preview[:2] == (
            "Score 32 → 33 VP: sets +5, grapes −4",
            "Still 1 to lose.",
        )

    def test_protected_card_is_refused_and_the_next_hungry_one_named(self, famine: Session) -> None:
        with pytest.raises(IllegalAction) as error:
            famine.play("discard 8")
        notice = ARMORICA.refused(famine, error.value.action, error.value.check)
        assert notice.title == "Not the blue worker."
        assert notice.nearest_action == "discard 7"

    def test_keeping_is_offered_where_more_may_be_lost(self) -> None:
        state = position(kind="winter", display=["N[w2 a3]", "Y"], options={"winter_discard": "at-least"})
        buttons = ARMORICA.scene(Session(state)).buttons
        assert [(b.action, b.legal) for b in buttons] == [("keep", True)]


class TestEnd:
    def test_final_scores_and_the_winner(self) -> None:
        session = played_until(3, 500, 3)
        scene = ARMORICA.scene(session)
        sheets = session.state.scores()
        winner = next(sheet.seat for sheet in sheets if sheet.rank == 1)
        scores = next(panel for panel in scene.panels if panel.id == "scores")
        assert scene.over
        assert f"Player {winner + 1} wins" in scene.status
        assert scores.title == "Final score"
        totals = next(line for line in scores.lines if line.mark == "total")
        assert totals.values == tuple(str(sheet.total) for sheet in sheets)
        assert scores.lines[-1].values == tuple(str(sheet.rank) for sheet in sheets)
        assert not any(move.legal for move in scene.moves())

    def test_what_broke_a_tie_is_told(self) -> None:
        scene = ARMORICA.scene(Session(lessons.start("armorica", "michael-scoring")))
        scores = next(panel for panel in scene.panels if panel.id == "scores")
        assert scores.lines[-3].values == ("33", "33")
        assert scores.lines[-2] == Line(text="Gold breaks ties", values=("3", "2"))
        assert scores.lines[-1].values == ("1", "2")


class TestEverywhere:
    @given(anywhere)
    @settings(max_examples=60)
    def test_scene_and_engine_agree(self, session: Session) -> None:
        state = session.state
        assert {move.action for move in ARMORICA.scene(session).moves() if move.legal} == legal_of(state)
        for notice in answers(ARMORICA, session):
            assert (notice.nearest_action is None) == (not legal_of(state))

    @given(anywhere)
    @settings(max_examples=40)
    def test_scene_is_whole(self, session: Session) -> None:
        scene = ARMORICA.scene(session)
        assert_whole(scene, MESSAGE_ID)
        cards = sum(map(len, session.state.displays)) + sum(map(len, session.state.rows))
        assert sum(p.kind == "card" for p in scene.pieces()) == cards
        for z in scene.zones:
            covered = [i for b in z.brackets for i in range(b.start, b.end + 1)]
            assert covered == (list(range(len(z.pieces))) if z.overlap or z.strip else [])
        assert not MESSAGE_ID.search(json.dumps(scene.to_dict())), "a word is missing"

    @given(anywhere)
    @settings(max_examples=40)
    def test_preview_is_what_happens(self, session: Session) -> None:
        state = session.state
        for move in ARMORICA.scene(session).moves():
            promised = next((re.findall(r"Score (\d+) → (\d+)", line) for line in move.preview if "→" in line), None)
            if not move.legal or not promised or not move.action:
                continue
            after = state.copy()
            after.play(move.action)
            before_total, after_total = (int(number) for number in promised[0])
            assert before_total == state.scores()[state.player].total
            assert after_total == after.scores()[state.player].total

    @given(anywhere)
    @settings(max_examples=20)
    def test_text_is_deterministic_and_html_escaped(self, session: Session) -> None:
        assert tags_with_wild_names(ARMORICA, session) == TAGS


class TestText:
    def test_text_form(self, michael: Session) -> None:
        show = ["roman-row", "own", "scores", "totals", "brackets", "points", "majorities", "food"]
        scene = ARMORICA.scene(michael, title="Michael's choice", show=show)
        assert to_text(scene) == (
            "Michael's choice\n"
            "Turn 1 of 8 · Roman immigration · Michael to choose\n"
            "\n"
            "Roman row · Turn 1 of 8\n"
            "  <23 pile I next>  6 N[w1 g1]  5 W[o1 c2]  4 B[g1 a2]  3* Y[w1 s1 a1]  2 R[o1 s1 c1]  1* G[s2 c1]\n"
            "\n"
            "Michael · 14 VP\n"
            "  3 wheat, 1 grape, 2 olives, 0 sheep, 0 gold, 3 amphorae\n"
            "  N[w2 a3]  Y[w1 o1]  B[g1 o1]\n"
            "  [1-3: 3 colours · 6 VP]\n"
            "  Winter: 3 cards, 3 amphorae. Nobody goes hungry.\n"
            "\n"
            "Legal (marked *): take 3, take 1, pass\n"
            "\n"
            "If the game ended now\n"
            "          Michael  Carmen  Ben\n"
            "  Sets          6       1    1\n"
            "  Gold          0       0    0\n"
            "  Grapes        4       0    0\n"
            "  Olives        4       0    0\n"
            "  Sheep         0       0    0\n"
            "  Total        14       1    1"
        )

    def test_tasks_are_ticked_in_text(self) -> None:
        lines = (Line(text="one", mark="done"), Line(text="two", mark="active"), Line(text="three", mark="open"))
        scene = Scene(game="none", title="T", panels=(Panel(id="steps", title="Steps", lines=lines),))
        assert to_text(scene).endswith("Steps\n  [x] one\n  [>] two\n  [ ] three")


@pytest.mark.parametrize(("second", "told"), [("N[g1 a3]", "Player 2 wins"), ("N[a3]", "Player 1 wins")])
def test_who_has_won_is_what_the_game_says_whatever_is_shown(second: str, told: str) -> None:
    """Player 1 has more points of sets; if Player 2 has most grapes, nobody sees why without the majorities."""
    state = position(kind="scoring", displays=[["N[w2 a3]", "Y"], [second]])
    scene = ARMORICA.scene(Session(state), show=["own", "scores"])
    assert told in scene.status
    (panel,) = scene.panels
    assert ("Grapes" in [line.text for line in panel.lines]) is (told == "Player 2 wins")
    assert [line.values for line in panel.lines][-1] == (("2", "1") if told == "Player 2 wins" else ("1", "2"))
