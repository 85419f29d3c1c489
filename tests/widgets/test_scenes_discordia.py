"""Discordia on the table: every legal move is on the board, all of it is answered, the numbers are the engine's."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import lru_cache
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulesim import CHANCE, BadInput, IllegalAction, Session, rulebook, whatif
from rulesim.discordia import aqueduct, decrees, new_game, position, year_end
from rulesim.discordia.actions import Dispatch, Return
from rulesim.discordia.state import State
from tests.widgets.scenery import (
    TAGS,
    answers,
    assert_answered_beside_a_piece,
    assert_moves_are_worded,
    assert_whole,
    legal_of,
    piece,
    tags_with_wild_names,
    zone,
)
from widgets import lessons
from widgets.discordia.scene import SCENES as DISCORDIA
from widgets.scenes import Scene
from widgets.text import to_text

MESSAGE_ID = re.compile(
    r"\b(discordia|table|text|action|effect|part|ask|kind|area|tower|decree|privilege|figure|extension|track)_[a-zA-Z]"
    r"|\{ ?\$|\{\w+\}(?<!\{count\})(?<!\{picked\})"
)
"""What words look like that the catalogue lacks."""


@lru_cache(maxsize=400)
def played_until(seed: int, plies: int, players: int, timing: str, hasty: int) -> Session:
    """A game after so many random moves; ``hasty`` players end their turn or decline as often as anything else."""
    session = Session(new_game(players, manipulator_timing=timing), seed=seed)
    rng = Random(seed)
    while session.ply < plies and not session.state.is_over:
        legal = [*session.state.legal_actions()]
        busy = [action for action in legal if str(action) not in ("end", "decline")]
        session.play(rng.choice(legal if hasty or not busy else busy))
    return session


anywhere = st.builds(
    played_until,
    seed=st.integers(0, 40),
    plies=st.integers(0, 400),
    players=st.integers(2, 4),
    timing=st.sampled_from(["with_die", "before_main"]),
    hasty=st.integers(0, 1),
)


def waiting_for(effect: str, players: int = 3) -> Session:
    """A game in which somebody has to answer this effect."""
    for seed in range(60):
        session = Session(new_game(players), seed=seed, names=["Ada", "Ben", "Cleo", "Dan"][:players])
        rng = Random(seed)
        while not session.state.is_over:
            legal = session.state.legal_actions()
            if session.state.todo and session.state.todo[0][0] == effect:
                return session
            session.play(rng.choice([a for a in legal if str(a) not in ("end", "decline")] or legal))
    raise AssertionError(f"nobody ever had to answer {effect}")


def reachable(scene: Scene, state: State) -> set[str]:
    """The legal moves that the board offers; of those picked together the ones that may be."""
    found = {move.action for move in scene.moves() if move.legal and move.action}
    for pick in scene.picks():
        pieces = "".join(p.pick for p in scene.pieces())
        for action in state.legal_actions():
            if isinstance(action, Return) and pick.least <= sum(action.figures) <= pick.most:
                counts = zip("BRWY", action.figures, strict=True)
                if all(pieces.count(letter) >= count for letter, count in counts):
                    found.add(str(action))
    return found


class TestEverywhere:
    @given(anywhere)
    @settings(max_examples=150, deadline=None)
    def test_every_legal_move_is_on_the_board(self, session: Session) -> None:
        state = session.state
        assert reachable(DISCORDIA.scene(session), state) == legal_of(state)

    @given(anywhere)
    @example(played_until(seed=2, plies=210, players=2, hasty=0, timing="with_die"))  # an extension waits as a bonus
    @settings(max_examples=60, deadline=None)
    def test_everything_on_the_board_is_answered(self, session: Session) -> None:
        notices = answers(DISCORDIA, session)
        assert_answered_beside_a_piece(DISCORDIA.scene(session), notices, MESSAGE_ID)

    @given(anywhere)
    @settings(max_examples=60, deadline=None)
    def test_scene_is_whole(self, session: Session) -> None:
        scene = DISCORDIA.scene(session)
        assert_whole(scene, MESSAGE_ID)
        ids = {p.id for p in scene.pieces()}
        for z in scene.zones:
            assert not z.columns or all(p.column in range(len(z.columns)) for p in z.pieces)
        on_tiles = [laid.tile.id for city in session.state.cities for laid in city.laid()]
        assert set(on_tiles) <= ids, "every tile of every city is in sight"
        assert {tile.id for tile in session.state.display if tile} <= ids
        assert not MESSAGE_ID.search(json.dumps(scene.to_dict(), ensure_ascii=False)), "a word is missing"

    @given(anywhere)
    @settings(max_examples=40, deadline=None)
    def test_preview_is_what_happens(self, session: Session) -> None:
        state = session.state
        for move in DISCORDIA.scene(session).moves():
            lines = [line for line in move.preview if line.startswith(("Supply", "Shortage"))]
            if not move.legal or not lines or not move.action:
                continue
            after = state.copy()
            after.apply(state.parse(move.action))
            seat = state.seat
            for line in lines:
                told = re.findall(r"(-?\d+)(?: → (-?\d+)| as before)", line)[0]
                before, then = int(told[0]), int(told[1] or told[0])
                if line.startswith("Supply"):
                    assert (before, then) == (sum(state.cities[seat].supply), sum(after.cities[seat].supply))
                else:
                    assert (before, then) == (aqueduct.shortage(state, seat), aqueduct.shortage(after, seat))

    @given(anywhere)
    @settings(max_examples=40, deadline=None)
    def test_shortage_adds_up_and_decrees_show_their_numbers(self, session: Session) -> None:
        state = session.state
        scene = DISCORDIA.scene(session)
        hero = state.winners()[0] if state.is_over else state.seat
        *parts, total = zone(scene, "supply").totals
        assert sum(-part.count if part.sign == "−" else part.count for part in parts) == total.count
        assert all(part.count for part in parts[1:]), "what is nothing is no part of a sum"
        assert total.count == aqueduct.shortage(state, hero)
        for decree in state.decrees:
            at = decrees.progress(state, hero, decree)
            shown = piece(scene, decree.id)
            assert str(at.have) in shown.text and str(at.need) in shown.text
            if shown.legal:
                assert at.holds

    @given(anywhere)
    @settings(max_examples=20, deadline=None)
    def test_answer_to_a_move_is_worded(self, session: Session) -> None:
        assert_moves_are_worded(DISCORDIA, session, MESSAGE_ID)

    @given(anywhere)
    @settings(max_examples=20, deadline=None)
    def test_text_is_deterministic_and_html_escaped(self, session: Session) -> None:
        assert tags_with_wild_names(DISCORDIA, session.branch()) == TAGS


class TestWhatWaits:
    @pytest.mark.parametrize("effect", ["EXP", "SWAP", "TOWER", "EXTENSION", "PRIVILEGE", "DISPATCH", "FLIP"])
    def test_question_comes_first(self, effect: str) -> None:
        session = waiting_for(effect)
        first = DISCORDIA.scene(session).zones[0]
        assert (first.id, first.urgent, first.active) == ("waiting", True, True)
        assert first.title.startswith("Answer first: ")
        assert first.note
        may_decline = "decline" in map(str, session.state.legal_actions())
        assert any(p.action == "decline" for p in first.pieces) == may_decline

    def test_nothing_waits_in_an_ordinary_turn(self) -> None:
        session = waiting_for("FIRST")
        while session.state.todo:
            session.play(session.state.legal_actions()[0])
        assert "waiting" not in [z.id for z in DISCORDIA.scene(session).zones]

    def test_figures_are_picked_together(self) -> None:
        session = waiting_for("RETURN")
        state = session.state
        amount = state.todo[0][1]
        waiting = zone(DISCORDIA.scene(session), "waiting")
        assert waiting.pick is not None
        assert (waiting.pick.least, waiting.pick.most, waiting.pick.action) == (amount, amount, "return {picked}")
        picks = [p.pick for p in waiting.pieces if p.pick]
        assert picks == [
            letter for letter, n in zip("BRWY", state.city.supply, strict=True) for _ in range(min(n, amount))
        ]
        session.play(waiting.pick.action.format(picked="".join(picks[:amount])))
        assert not session.state.todo or session.state.todo[0][0] != "RETURN"

    def test_others_see_no_question(self) -> None:
        session = waiting_for("TOWER")
        other = (session.state.seat + 1) % session.players
        scene = DISCORDIA.scene(session, seat=other)
        assert not any(z.urgent for z in scene.zones)
        assert not any(move.legal for move in scene.moves())


class TestTurn:
    @pytest.fixture
    def session(self) -> Session:
        session = waiting_for("FIRST", 2)
        while session.state.todo:
            session.play(session.state.legal_actions()[0])
        return session

    def test_dice_lie_on_their_columns(self, session: Session) -> None:
        scene = DISCORDIA.scene(session)
        dice = [p for p in zone(scene, "dice").pieces if p.kind == "die"]
        state = session.state
        assert {p.id: p.column for p in dice} == {
            f"die-{name}": value - 1 for name, value in zip(("red", "yellow", "blue"), state.dice, strict=True)
        }
        for die in dice:
            moves = [choice.action for choice in die.choices] or [die.action]
            assert all(move and move.startswith(f"choose {die.id[4:]} ") for move in moves)

    def test_a_manipulator_opens_the_neighbouring_values(self, session: Session) -> None:
        state = session.state
        assert state.city.ready == 1
        scene = DISCORDIA.scene(session)
        for name, value in zip(("red", "yellow", "blue"), state.dice, strict=True):
            shown = piece(scene, f"die-{name}")
            values = [v for v in (value - 1, value, value + 1) if 1 <= v <= 6]
            assert [choice.action for choice in shown.choices] == [f"choose {name} {v}" for v in values]

    def test_chosen_column_is_marked_and_the_others_say_why_not(self, session: Session) -> None:
        session.play(session.state.legal_actions()[0])
        value = session.state.value
        scene = DISCORDIA.scene(session)
        heads = zone(scene, "dice").columns
        assert [index + 1 for index, head in enumerate(heads) if head.active] == [value]
        other = next(p for p in zone(scene, "display").pieces if p.kind == "tile" and p.column != value - 1)
        assert other.action is not None and not other.legal
        with pytest.raises(IllegalAction) as error:
            session.play(other.action)
        assert error.value.rule == "discordia.tile.column"
        notice = DISCORDIA.refused(session, error.value.action, error.value.check)
        assert notice.piece == other.id
        assert str(value) in notice.text and str((other.column or 0) + 1) in notice.text
        assert notice.reference.startswith("discordia.tile.column · ")

    def test_german_words_stand_beside(self, session: Session) -> None:
        scene = DISCORDIA.scene(session)
        assert scene.term_lang == "de"
        assert zone(scene, "display").term == "Auslage"
        assert {"Hafen", "Kastell", "Marktplatz", "Acker"} <= {b.term for b in scene.zones[3].brackets}
        terms = {row["de"] for row in rulebook.glossary("discordia")}
        shown = {b.term for z in scene.zones for b in z.brackets} | {z.term for z in scene.zones}
        assert shown - {""} <= terms

    def test_other_cities_are_small(self, session: Session) -> None:
        scene = DISCORDIA.scene(session)
        assert [z.id for z in scene.zones if z.compact] == [f"city-{2 - session.state.seat}"]

    def test_strength_and_germans(self, session: Session) -> None:
        scene = DISCORDIA.scene(session)
        raid = next(panel for panel in scene.panels if panel.id == "raid")
        assert (
            next(line.value for line in raid.lines if line.mark == "total") == f"{year_end.germans(session.state)} + ?"
        )

    def test_show_leaves_out_what_a_lesson_does_not_need(self, session: Session) -> None:
        scene = DISCORDIA.scene(session, show=["dice", "display", "raid"])
        assert [z.id for z in scene.zones] == ["dice", "display"]
        assert [p.id for p in scene.panels] == ["raid"]
        with pytest.raises(BadInput) as error:
            DISCORDIA.scene(session, show=["dicee"])
        assert error.value.field == "show"

    def test_several_payments_are_choices(self) -> None:
        for seed in range(200):
            session = played_until(seed, 40 + seed, 2, "with_die", 0)
            sends: dict[tuple[int, int], int] = {}
            for action in session.state.legal_actions():
                if isinstance(action, Dispatch):
                    spot = (action.place, action.index)
                    sends[spot] = sends.get(spot, 0) + 1
            many = [spot for spot, count in sends.items() if count > 1]
            if many:
                laid = session.state.city.at(*many[0])
                assert laid is not None
                shown = piece(DISCORDIA.scene(session), laid.tile.id)
                assert len(shown.choices) >= sends[many[0]]
                assert shown.action is None
                return
        raise AssertionError("no payment was ever a choice")


class TestChance:
    def test_the_table_is_laid_out_step_by_step(self) -> None:
        """From the first decree on, whatever chance decides, there is a scene with words for it."""
        session = Session(new_game(2), seed=3, chance="wait")
        seen: set[str] = set()
        while session.state.phase == "setup" or session.state.season < 2:
            scene = DISCORDIA.scene(session)
            assert not MESSAGE_ID.search(to_text(scene))
            if session.state.player == CHANCE:
                assert not any(move.legal for move in scene.moves())
                seen.add(scene.status.rpartition("chance decides: ")[2])
                session.roll()
            else:
                session.play(session.state.legal_actions()[-1])
        assert {"the roll of the dice", "who starts", "which figures are drawn"} <= seen


class TestText:
    def test_columns_sums_and_choices_read_well(self) -> None:
        session = played_until(1, 57, 2, "with_die", 0)
        lines = to_text(DISCORDIA.scene(session, show=["dice", "supply", "shortage"])).splitlines()
        text = "\n".join(lines)
        assert "  column 1 | column 2 | column 3 | column 4 | column 5 | column 6" in lines
        assert re.search(r"^  dice \(Würfel\): \d: ", text, re.MULTILINE)
        assert re.search(r"^  season boat \(Jahreszeitenboot\): 1: .*<spring .*expedition>", text, re.MULTILINE)
        total = r"^  Shortage: \d+ symbols? \+ \d+ empty spaces?( − \d+ by the aqueduct)? = -?\d+"
        assert re.search(total, text, re.MULTILINE)

    def test_picks_are_listed_as_one_move(self) -> None:
        session = waiting_for("RETURN")
        amount = session.state.todo[0][1]
        assert f"Legal (marked *): return <{amount}>" in to_text(DISCORDIA.scene(session))


class TestEnd:
    def test_the_winner_is_named(self) -> None:
        session = played_until(3, 10_000, 3, "with_die", 1)
        scene = DISCORDIA.scene(session)
        assert scene.over
        assert all(f"Player {seat + 1}" in scene.status for seat in session.state.winners())
        assert not any(move.legal for move in scene.moves())
        standings = next(panel for panel in scene.panels if panel.id == "standings")
        assert standings.lines[-1].values == tuple(str(sheet.rank) for sheet in session.state.scores())
        assert not {"Shortage", "Strength"} & {line.text for line in standings.lines}, "nobody draws or fights any more"


def test_one_of_a_sort_is_named_as_one() -> None:
    state = position(supply="B2 Y1", stars=1)
    scene = DISCORDIA.scene(Session(state))
    told = [(piece(scene, id).count, piece(scene, id).text) for id in ("figures-Y", "figures-B", "stars")]
    assert told == [(1, "farmer"), (2, "sailors"), (1, "star")]


def test_a_privilege_to_be_used_at_once_is_asked_for() -> None:
    cities = [{"privileges": ["PO_aqueduct_1"]}, {}]
    session = Session(position(phase="raid", cities=cities, todo=[["ONCE", "PO_aqueduct_1"]]))
    asked = zone(DISCORDIA.scene(session), "waiting")
    assert asked.title == "Answer first: the privilege that you may use now"
    assert asked.note == "Use the privilege now, or keep it for a later turn of yours."
    assert [piece.action for piece in asked.pieces] == ["use PO_aqueduct_1", "decline"]


def test_a_stall_that_was_a_ship_shows_no_next_space() -> None:
    told = {"phase": "raid", "tiles": {"market1": "SH01b", "market2": "ST02"}, "todo": [["DISPATCH", "any"]]}
    for turned in ([], ["SH01b"]):
        scene = DISCORDIA.scene(Session(position(**told, turned=turned)))
        fresh = next(piece for found in scene.zones for piece in found.pieces if piece.id == "SH01b" and piece.face)
        assert fresh.face is not None
        assert ("next" in [space.state for space in fresh.face.spaces]) == (not turned)
        assert ("from the next season on" in fresh.label) == bool(turned)


def test_moves_that_take_different_tiles_read_differently() -> None:
    """Where the board is not beside them, a place on the display tells tiles of a kind apart, and no more of it."""
    session = Session(new_game(3), seed=2)
    told = [DISCORDIA.view(session.state, "en").in_full(action) for action in session.state.legal_actions()]
    assert len(told) == 18 == len({*told})
    assert {"column" in words for words in told} == {True}
    assert {"row" in words for words in told} == {True, False}


def test_what_lies_in_a_city_may_have_other_spaces_filled() -> None:
    tiles = {"fort1": "BA11[R,R,_]", "tower1": "MT4"}
    state = position(players=2, year=1, season=2, start=0, cities=[{"tiles": tiles}, {}])
    view = DISCORDIA.view(state, "en")
    filled = [f"BA11{spaces}" for spaces in ("", "[R,_,_]", "[R,R,_]", "[R,R,R]")]
    told = view.instead(tiles["fort1"], "cities.0.tiles.fort1")
    assert {one for one in told if one.startswith("BA11")} == {*filled}
    assert told[filled[-1]] == "Barracks (Kaserne), red 4, 3 of 3 spaces filled: 3 soldiers"
    edits = {one: {"cities.0.tiles.fort1": one} for one in told if one != tiles["fort1"]}
    assert len(whatif.edited(state, edits, None)) == len(told) - 1, "each is possible"
    assert "MT4[R,R]" in view.instead("MT4", "cities.0.tiles.tower1")


class TestMap:
    @given(anywhere)
    @settings(max_examples=25, deadline=None)
    def test_no_two_things_have_one_place(self, session: Session) -> None:
        scene = DISCORDIA.scene(session)
        things = [*scene.pieces(), *scene.sites]
        assert len({thing.id for thing in things}) == len(things)
        spots = Counter(thing.spot for thing in things if thing.spot and not thing.spot.startswith("die."))
        assert spots.most_common(1)[0][1] == 1
        assert all(site.label and site.spot and not site.inviting and not site.action for site in scene.sites)
        dice, bare = ({thing.spot[-1] for thing in things if thing.spot.startswith(kind)} for kind in ("die", "print"))
        assert dice.isdisjoint(bare)
        assert dice | bare == set("123456")

    def test_what_a_lesson_does_not_show_is_dim_and_cannot_be_pressed(self) -> None:
        session = played_until(3, 40, 3, "with_die", 0)
        whole, part = DISCORDIA.scene(session), DISCORDIA.scene(session, show=["city", "manipulators"])
        dim = {site.id for site in part.sites if "dim" in site.marks}
        shown = {p.id for p in part.pieces()}
        assert {p.id for p in whole.pieces() if p.spot} <= dim | shown
        assert not dim & shown
        assert not any(site.action or site.legal or site.choices for site in part.sites)

    def test_a_question_about_the_paths_is_answered_on_them_though_they_are_not_shown(self) -> None:
        session = waiting_for("EXP")
        scene = DISCORDIA.scene(session, show=["city"])
        stars = {p.id for p in scene.pieces() if p.legal and p.spot.startswith("track.expedition.")}
        assert len(stars) == 1
        assert not any("dim" in site.marks and site.spot.startswith("track.") for site in scene.sites)
        session.play(next(p.action for p in scene.pieces() if p.id in stars and p.action))
        while session.state.todo:
            session.play(session.state.legal_actions()[0])
        assert not any(p.spot.startswith("track.") for p in DISCORDIA.scene(session, show=["city"]).pieces())

    def test_the_sum_of_the_shortage_is_not_told_to_who_is_asked_for_it(self) -> None:
        session = played_until(3, 40, 3, "with_die", 0)
        told = {site.id for site in DISCORDIA.scene(session).sites}
        assert told - {site.id for site in DISCORDIA.scene(session, asking=True).sites} >= {"shortage"}

    @pytest.mark.parametrize("seed", range(6))
    def test_a_look_shows_the_tile_where_it_would_lie_and_the_shortage_then(self, seed: int) -> None:
        session = played_until(seed, 60 + seed, 2, "with_die", 0)
        state = session.state
        for action in state.legal_actions():
            coming = {ghost.piece.spot: ghost.piece for ghost in DISCORDIA.glance(session, action).pieces}
            assert any(spot.startswith("slot.") for spot in coming) == str(action).startswith(("take", "build"))
            if "sum" in coming:
                after = state.copy()
                after.apply(action)
                assert coming["sum"].text.endswith(f"={aqueduct.shortage(after, state.seat)}")

    @pytest.mark.parametrize("seed", range(4))
    def test_the_steps_of_a_year_end_tell_its_numbers(self, seed: int) -> None:
        session = Session(new_game(2), seed=seed)
        rng = Random(seed)
        while session.state.year == 1:
            legal = [*session.state.legal_actions()]
            session.play(rng.choice([a for a in legal if str(a) not in ("end", "decline")] or legal))
        told = {(e.rule, e.facts.get("seat")): e.facts for entry in session.log for e in entry.events}
        for seat in (0, 1):
            view = DISCORDIA.view.of(session, "en", seat)
            raid, _, bag, *emptied = DISCORDIA.acts(view)
            facts = told["discordia.raid.compare", seat + 1]
            germans, *own = [int(line.value) for line in raid.lines]
            assert (germans, sum(own)) == (facts["germans"], facts["strength"]), "towers and full barracks apart"
            assert raid.tone == ("good" if facts["strength"] >= facts["germans"] else "bad")
            due = told["discordia.shortage.draw", seat + 1]["amount"]
            assert str(due) in bag.outcome
            assert not {"+ 0", "− 0"} & {line.value for line in bag.lines}
            assert bag.ply >= raid.ply > 0
            gone = told.get(("discordia.shortage.flush", seat + 1), {}).get("figures", "")
            assert [str(len(gone)) in act.outcome for act in emptied] == [True] * bool(gone)


def test_what_chance_has_drawn_is_no_more_to_come() -> None:
    session = waiting_for("SWAP")
    session.play(session.state.parse("swap"))
    told = DISCORDIA.played(session, [entry for entry in session.log if str(entry.action) == "swap"][-1])
    assert " for a swap." in told.title
    assert re.fullmatch(r"Supply \d+ → \d+ figures\. Then: the return of \d figures? after a swap\.", told.text)


def test_a_shortage_below_zero_has_a_true_minus() -> None:
    city = {"aqueduct": 10, "expedition": 5, "decrees_covered": 3, "extensions": {"harbour": 1, "fort": 1}}
    state = position(season=1, die="red 1", supply="B2 R3", tiles={"fort1": "BA03[_]"}, **city)
    session = Session(state)
    session.play(state.parse("special fort1 RR"))
    assert "Shortage −1 → −2: " in DISCORDIA.played(session, session.log[-1]).text


def test_what_a_move_changed_is_told_before_what_came_of_it_for_others() -> None:
    for seed in range(60):
        session = Session(new_game(3), seed=seed)
        rng = Random(seed)
        while not session.state.is_over:
            session.play(rng.choice(session.state.legal_actions()))
        for entry in session.log:
            others = [one for one in entry.events if one.facts.get("seat", entry.seat + 1) != entry.seat + 1]
            told = DISCORDIA.played(session, entry, lang="en", seat=entry.seat).text if entry.seat != CHANCE else ""
            if others and "Shortage" in told and "'s shortage: " in told:
                assert told.index("Shortage") < told.index("'s shortage: ")
                return
    raise AssertionError("no game had it")


def test_what_a_die_opens_is_one_sentence() -> None:
    session = Session(lessons.start("discordia", "lesson-towers-and-privileges"))
    told = {move.action: move.preview for move in DISCORDIA.scene(session).moves()}
    opened = "Main action: develop, dispatch to market stalls or farms, take stars or one of 2 tiles"
    assert opened in told["choose red 6"]


def test_what_is_said_of_a_piece_begins_with_a_capital() -> None:
    for id in ("lesson-year", "lesson-towers-and-privileges"):
        pieces = DISCORDIA.scene(Session(lessons.start("discordia", id))).pieces()
        assert [piece.label for piece in pieces if piece.label[:1].islower()] == []


def test_of_what_none_is_left_nothing_is_said_to_come() -> None:
    city = {"extensions": {"fort": 1, "market": 1, "field": 1}}
    state = position(players=2, cities=[city, {}], die="red 3", privileges=[])
    told = {move.action: move.preview for move in DISCORDIA.scene(Session(state)).moves()}
    assert not any("privilege" in line for line in told["extension fort"])
