"""Provincia Romana on the table: every legal move is on the board, all is answered, nobody's secrets are told."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesim import CHANCE, Action, BadInput, Session, rulebook
from rulesim.provincia import actions, combat, new_game, position
from rulesim.provincia.components import AEDIFICIUM, Senate
from rulesim.provincia.state import State
from tests.provincia import given as positions
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
from widgets import Table, lessons
from widgets.provincia.scene import SCENES as PROVINCIA
from widgets.scenes import Scene
from widgets.text import to_text

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
MESSAGE_ID = re.compile(
    r"\b(provincia|table|text|action|effect|ask|kind|good|card|deck|phase|penalty|senate|group|note|do|due|what)_[a-zA-Z]"
    r"|\{ ?\$|\{\w+\}"
)
"""What words look like that the catalogue lacks."""


@lru_cache(maxsize=600)
def played_until(seed: int, plies: int, players: int) -> Session:
    """A game after so many random moves; turns end seldom, so that much is built."""
    session = Session(new_game(players), seed=seed, names=NAMES[:players])
    rng = Random(seed)
    while session.ply < plies and not session.state.is_over:
        session.play(choose(session.state, rng))
    return session


def choose(state: State, rng: Random) -> Action:
    """A random move, an end of the turn seldom."""
    legal = [*state.legal_actions()]
    busy = [action for action in legal if not isinstance(action, actions.End)]
    return rng.choice(busy if busy and rng.random() < 0.85 else legal)


anywhere = st.builds(played_until, seed=st.integers(0, 40), plies=st.integers(0, 500), players=st.integers(2, 6))


@lru_cache(maxsize=40)
def session_where(name: str, players: int = 3) -> Session:
    """A game at the first position of which the named question is true."""
    for seed in range(80):
        session = Session(new_game(players), seed=seed, names=NAMES[:players])
        rng = Random(seed)
        while not session.state.is_over:
            if QUESTIONS[name](session.state):
                return session
            session.play(choose(session.state, rng))
        if QUESTIONS[name](session.state):
            return session
    raise AssertionError(f"no such position: {name}")


def offers(*kinds: type[Action]) -> Callable[[State], bool]:
    """Whether all these kinds of moves are legal."""
    return lambda state: {*kinds} <= {type(action) for action in state.legal_actions()} and state.player != CHANCE


def only_discards(state: State) -> bool:
    return {type(action) for action in state.legal_actions()} == {actions.Discard}


def aims(state: State) -> bool:
    return any(isinstance(a, actions.Play) and a.target for a in state.legal_actions())


QUESTIONS: dict[str, Callable[[State], bool]] = {
    "town": offers(actions.Settle),
    "lose": offers(actions.Lose),
    "aediles": offers(actions.Lose, actions.Protect),
    "suffer": offers(actions.Suffer),
    "keep": offers(actions.Keep),
    "put": offers(actions.Put),
    "limit": only_discards,
    "lay": lambda state: offers(actions.Lay)(state) and state.acted == 1,
    "pick": lambda state: offers(actions.Pick)(state) and state.round > 1,
    "play": lambda state: offers(actions.Build, actions.Play, actions.Trade)(state) and state.round > 1,
    "activate": offers(actions.Activate, actions.End),
    "aims": aims,
    "final": lambda state: state.phase == "final",
    "over": lambda state: state.is_over,
}


def ids(scene: Scene) -> set[str]:
    return {zone.id for zone in scene.zones}


class TestEverywhere:
    @given(anywhere)
    @settings(max_examples=120, deadline=None)
    def test_every_legal_move_is_on_the_board(self, session: Session) -> None:
        scene = PROVINCIA.scene(session)
        assert {move.action for move in scene.moves() if move.legal} == legal_of(session.state)

    @given(anywhere)
    @settings(max_examples=60, deadline=None)
    def test_everything_on_the_board_is_answered(self, session: Session) -> None:
        notices = answers(PROVINCIA, session)
        assert_answered_beside_a_piece(PROVINCIA.scene(session), notices, MESSAGE_ID)

    @given(anywhere)
    @settings(max_examples=60, deadline=None)
    def test_scene_is_whole(self, session: Session) -> None:
        scene = PROVINCIA.scene(session)
        assert_whole(scene, MESSAGE_ID)
        said = json.dumps([[p.label, p.text, p.badge, p.preview] for p in scene.pieces()], ensure_ascii=False)
        assert not MESSAGE_ID.search(said), "a word is missing"

    @given(anywhere)
    @settings(max_examples=40, deadline=None)
    def test_numbers_are_the_positions(self, session: Session) -> None:
        state = session.state
        scene = PROVINCIA.scene(session)
        hero = PROVINCIA.viewer(session)
        if hero is None or state.cities[hero].town is None:
            return
        city = state.cities[hero]
        for what, have in zip(("clay", "wood", "stone", "gold"), city.goods, strict=True):
            assert piece(scene, f"store-{what}").count == have
        *parts, total = zone(scene, "combat").totals
        assert sum(-p.count if p.sign == "−" else p.count for p in parts) == total.count
        assert total.count == combat.strength_parts(state, hero).total
        assert "here" in piece(scene, f"morale-{city.morale}").marks
        assert "here" in piece(scene, f"defence-{city.defence}").marks
        standing = [p for p in zone(scene, f"city-{hero + 1}").pieces if p.id.startswith("stand-")]
        assert len(standing) == len(city.standing)

    @given(anywhere)
    @settings(max_examples=25, deadline=None)
    def test_answer_to_a_move_is_worded(self, session: Session) -> None:
        assert_moves_are_worded(PROVINCIA, session, MESSAGE_ID)

    @given(anywhere)
    @settings(max_examples=20, deadline=None)
    def test_text_is_deterministic_and_html_escaped(self, session: Session) -> None:
        assert tags_with_wild_names(PROVINCIA, session.branch()) <= TAGS


class TestSecrets:
    @given(anywhere, st.integers(0, 2**32))
    @settings(max_examples=80, deadline=None)
    def test_a_scene_is_the_same_whatever_others_hide(self, session: Session, luck: int) -> None:
        """All that a seat cannot know is dealt anew: its scene does not change."""
        state = session.state
        hero = PROVINCIA.viewer(session)
        if hero is None:
            return
        other = Session(state.imagine(hero, Random(luck)), names=session.names, chance="wait")
        here = Session(state.copy(), names=session.names, chance="wait")
        assert to_text(PROVINCIA.scene(other, seat=hero)) == to_text(PROVINCIA.scene(here, seat=hero))
        seen = [[asdict(p) for p in PROVINCIA.scene(one, seat=hero).pieces()] for one in (other, here)]
        assert seen[0] == seen[1]

    @given(anywhere, st.integers(0, 2**32))
    @settings(max_examples=40, deadline=None)
    def test_a_covered_scene_tells_no_card_of_the_own_hand(self, session: Session, luck: int) -> None:
        hero = PROVINCIA.viewer(session)
        if hero is None:
            return
        state = session.state.copy()
        watcher = (hero + 1) % state.players
        dealt = Session(state.imagine(watcher, Random(luck)), names=session.names, chance="wait")
        here = Session(state, names=session.names, chance="wait")
        texts = [to_text(PROVINCIA.scene(one, seat=hero, covered=True)) for one in (dealt, here)]
        assert texts[0] == texts[1]

    def test_others_see_hand_and_tokens_as_numbers(self) -> None:
        session = session_where("lay")
        hero = session.state.player
        other = (hero + 1) % 3
        scene = PROVINCIA.scene(session, seat=other)
        assert not any(move.legal for move in scene.moves())
        shown = piece(scene, f"their-hand-{hero + 1}")
        assert shown.count == len(session.state.cities[hero].hand)
        assert shown.action == f"look hand {hero + 1}"
        first = session.state.start
        if first != other:
            assert piece(scene, f"laid-by-{first + 1}").text.endswith("?")

    def test_nobody_learns_from_a_preview_who_holds_aediles(self) -> None:
        session = session_where("aims")
        state = session.state.copy()
        action = next(a for a in state.legal_actions() if isinstance(a, actions.Play) and a.target)
        aediles = next(c for c in state.tables.cards[1] if isinstance(c, Senate) and c.kind == "aediles")
        lines = []
        for hand in ((aediles,), (state.tables.horreum,)):
            changed = state.copy()
            changed.cities[action.seat].hand, changed.cities[action.seat].seen = hand, ()
            scene = PROVINCIA.scene(Session(changed, names=session.names))
            lines.append([move.preview for move in scene.moves() if move.action == str(action)])
        assert lines[0] == lines[1] and lines[0]

    @pytest.mark.parametrize("name", ["keep", "put", "lay"])
    def test_what_was_done_in_secret_is_told_openly(self, name: str) -> None:
        session = session_where(name).branch()
        state = session.state
        action = next(a for a in state.legal_actions() if not isinstance(a, actions.End))
        session.play(action)
        entry = next(entry for entry in reversed(session.log) if entry.action == action)
        notice = PROVINCIA.played(session, entry)
        said = f"{notice.title} {notice.text} {PROVINCIA.account(session, [entry])}"
        thing = action.token.id if isinstance(action, actions.Lay) else action.card.name  # type: ignore[attr-defined]
        assert NAMES[entry.seat] in said and thing not in said


class TestWhatFollows:
    """The answer to a move goes on to what chance and the others make of it."""

    def blind(self) -> tuple[Session, int]:
        """A game in which a building or senate card has just been drawn face down, and who drew it."""
        for plies in range(20, 120):
            session = played_until(2, plies, 3).branch()
            state = session.state
            if state.phase != "select" or state.chooser < 0 or state.deck == 0 or state.player == CHANCE:
                continue
            hidden = [a for a in state.legal_actions() if isinstance(a, actions.Pick) and a.place >= len(state.face_up)]
            if hidden:
                session.play(hidden[0])
                return session, state.player
        raise AssertionError("nobody can draw a card face down")

    def test_a_card_drawn_face_down_is_told_to_whoever_drew_it_and_to_nobody_else(self) -> None:
        session, seat = self.blind()
        entry = next(entry for entry in reversed(session.log) if entry.seat == seat)
        before = session.history[entry.ply - 1]
        [drawn] = [*(Counter(session.state.cities[seat].hand) - Counter(before.cities[seat].hand))]
        told = [PROVINCIA.played(session, entry, seat=who).text for who in (seat, None, (seat + 1) % 3)]
        assert [f"It is {drawn.name}" in text for text in told] == [True, False, False]

    def test_the_last_token_laid_tells_how_the_combat_went(self) -> None:
        session = session_where("lay").branch()
        rng = Random(3)
        while session.state.phase == "combat" and isinstance(next(iter(session.state.legal_actions())), actions.Lay):
            seat = session.state.player
            session.play(choose(session.state, rng))
        entry = next(entry for entry in reversed(session.log) if isinstance(entry.action, actions.Lay))
        text = PROVINCIA.played(session, entry, seat=seat).text
        assert "The Gauls attack with strength" in text
        if session.state.phase != "combat":
            assert re.search("You (lose|hold out) against the Gauls", text)
        others = [name for number, name in enumerate(NAMES[:3]) if number != seat]
        assert not any(f"{name} pays" in text or f"{name}: morale" in text for name in others)

    def test_the_log_goes_back_to_the_own_last_move(self) -> None:
        session = session_where("over").branch()
        session.goto(next(n for n, s in enumerate(session.history) if s.round == 3 and s.phase == "activate"))
        log = next(shown for shown in PROVINCIA.scene(session).panels if shown.id == "log")
        texts = [line.text for line in log.lines]
        assert any("morale" in text and "→" in text for text in texts)
        assert not any(re.search(r"(?<!\w)-\d", text) for text in texts), "a hyphen for a minus"


def test_moves_with_different_cards_of_one_name_are_told_apart_in_full() -> None:
    state = positions.given(positions.city("", "W4 G9", "gloria_3 gloria_1 commercium_14 patronus_1"))
    moves = [str(action) for action in state.legal_actions()]
    told = [PROVINCIA.view(state, "en").in_full(action) for action in state.legal_actions()]
    assert len({*told}) == len(told), dict(zip(moves, told, strict=True))
    assert any(one.startswith("Play GLORIA (") for one in told)


class TestCover:
    def test_the_cards_of_the_next_player_are_asked_for(self) -> None:
        session = session_where("play").branch()
        table = Table(session, cover=True)
        seat = session.state.player
        assert table.covered and table.drawn.zones[0].id == "cover"
        assert NAMES[seat] in table.drawn.zones[0].title
        assert not any(move.legal for move in table.drawn.moves())
        assert all(p.kind == "down" for p in zone(table.drawn, "hand").pieces)
        table._command("uncover")
        assert not table.covered and table.drawn.zones[0].id != "cover"
        assert {m.action for m in table.drawn.moves() if m.legal} == legal_of(session.state)
        table._command("cover")
        assert table.covered and table.drawn.zones[0].id == "cover"
        table.uncover()
        assert "command-cover" in [button.id for button in table.drawn.buttons]
        table.play("end")
        if session.state.player != seat:
            assert table.covered
            table.undo()
            assert table.covered, "the device has been passed on"
        table.close()

    def test_decks_and_open_cards_need_no_secrets(self) -> None:
        session = session_where("pick").branch()
        table = Table(session, cover=True)
        assert table.covered
        assert {m.action for m in table.drawn.moves() if m.legal} == legal_of(session.state)
        table.close()

    def test_one_seat_or_no_secrets_need_no_cover(self) -> None:
        assert not Table(session_where("play"), cover=True, seat=0).covered
        assert not Table(session_where("over"), cover=True).covered
        from rulesim.armorica import new_game as armorica

        assert not Table(Session(armorica(2)), cover=True).covered


class TestWhatWaits:
    @pytest.mark.parametrize("name", ["town", "lose", "aediles", "suffer", "keep", "put", "limit"])
    def test_question_comes_first(self, name: str) -> None:
        first = PROVINCIA.scene(session_where(name)).zones[0]
        assert (first.id, first.urgent, first.active) == ("waiting", True, True)
        assert first.title.startswith("Answer first: ") and first.note

    @pytest.mark.parametrize("name", ["play", "pick", "lay", "activate", "final", "over"])
    def test_nothing_waits_in_an_ordinary_turn(self, name: str) -> None:
        assert "waiting" not in ids(PROVINCIA.scene(session_where(name)))

    def test_a_card_that_was_put_back_waits_no_more_nor_do_those_like_it(self) -> None:
        top = {"pile": 5, "top": ["fons", "forum", "fons", "fons", "villa"], "top_seat": 0}
        state = positions.given(positions.city("", "G2", "consuetudo"), decks={"aedificium": top})
        positions.play(state, "play consuetudo", "keep villa", "put fons")
        waiting = zone(PROVINCIA.scene(Session(state)), "waiting")
        assert [one.id for one in waiting.pieces] == ["top-forum-1", "top-fons-1", "top-fons-2", "leave"]

    def test_cards_looked_at_are_put_back_as_they_lie_by_one_press_which_undo_takes_back(self) -> None:
        top = {"pile": 6, "top": ["fons", "forum", "fons", "villa", "pons", "insula"], "top_seat": 0}
        state = positions.given(positions.city("", "G2", "consuetudo"), decks={"aedificium": top})
        session = Session(positions.play(state, "play consuetudo"))
        table = Table(session, seat=0)
        for move in ("keep villa", "put pons"):
            table.play(move)
        assert piece(table.drawn, "leave").inviting
        table._command("leave")
        assert [card.id for card in session.state.decks[AEDIFICIUM].top] == ["pons", "fons", "forum", "fons", "insula"]
        assert "leave" not in [one.id for one in table.drawn.pieces()]
        assert table.drawn.notice and table.drawn.notice.title == "You leave the rest as it lies."
        table._command("undo")
        assert str(session.log[-1].action) == "put pons", "all that one press did"
        table._command("redo")
        table._command("undo")
        table._command("undo")
        assert str(session.log[-1].action) == "keep villa", "what was pressed alone is taken back alone"
        table.close()

    def test_loser_may_press_the_building_or_its_answer(self) -> None:
        session = session_where("aediles")
        scene = PROVINCIA.scene(session)
        for action in session.state.legal_actions():
            homes = [p.id for p in scene.pieces() if p.action == str(action)]
            assert len(homes) >= 2, f"{action}: {homes}"


class TestAnswers:
    """Attempts that the rules forbid, each answered with its numbers."""

    @pytest.fixture
    def session(self) -> Session:
        return session_where("play").branch()

    def answer(self, session: Session, action: str) -> tuple[str, str]:
        answer = Table(session).play(action)
        assert not answer
        return answer.rule or "", answer.told

    def test_an_unaffordable_card_says_what_is_short(self) -> None:
        goods = {"clay": 0, "wood": 0, "stone": 7, "gold": 0}
        state = position(
            players=[{"hand": ["aquaeductus"], "goods": goods, "permanents": ["architectus"]}, {}],
            phase="play",
            round=2,
        )
        session = Session(state)
        scene = PROVINCIA.scene(session)
        card = piece(scene, "hand-aquaeductus-1")
        assert card.badge == "lacks 1 stone" and not card.legal
        rule, told = self.answer(session, card.action or "")
        assert rule == "provincia.play.cost"
        assert "costs 9 stone, 1 stone saved by a discount; you lack 1 stone" in told

    def test_a_face_down_card_cannot_be_looked_at(self, session: Session) -> None:
        picking = session_where("pick")
        other = (picking.state.player + 1) % 3
        scene = PROVINCIA.scene(picking, seat=other)
        down = next(p for p in zone(scene, "decks").pieces if p.kind == "down")
        assert down.action and down.action.startswith("look card ")
        assert self.answer(picking.branch(), down.action)[0] in (
            "provincia.draft.reveal",
            "provincia.draft.mandatory-pick",
        )

    def test_clay_is_not_sold(self, session: Session) -> None:
        clay = piece(PROVINCIA.scene(session), "supply-clay")
        assert clay.action == "buy clay" and not clay.legal
        assert self.answer(session, "buy clay")[0] == "provincia.trade.no-clay"

    def test_somebody_elses_hand_and_trade(self, session: Session) -> None:
        scene = PROVINCIA.scene(session)
        other = (session.state.player + 1) % 3 + 1
        assert self.answer(session, piece(scene, f"their-hand-{other}").action or "")[0] == "provincia.setup.start-hand"
        assert self.answer(session, piece(scene, f"offer-{other}").action or "")[0] == "provincia.trade.no-players"

    def test_a_deck_without_a_marker(self) -> None:
        state = session_where("pick").state.copy()
        scene_session = next(
            s for n in range(400)
            if (s := played_until(1, n, 3)).state.phase == "select" and s.state.chooser < 0 and 0 in s.state.markers
            and s.state.player != CHANCE
        )  # fmt: skip
        empty = ("opes", "spqr", "aedificium")[scene_session.state.markers.index(0)]
        assert state.players == 3
        assert self.answer(scene_session.branch(), f"choose {empty}")[0] == "provincia.draft.marker"

    def test_combat_card_face_down(self, session: Session) -> None:
        scene = PROVINCIA.scene(session)
        down = next(p for p in zone(scene, "combat").pieces if p.id.startswith("bellum-") and p.kind == "pile")
        assert self.answer(session, down.action or "")[0] == "provincia.setup.bellum"


class TestBoard:
    def test_german_words_stand_beside(self) -> None:
        scene = PROVINCIA.scene(session_where("play"))
        known = {row["de"] for row in rulebook.glossary("provincia")} | {"Massilia", ""}
        towns = {town.name for town in session_where("play").state.tables.towns}
        shown = {b.term for z in scene.zones for b in z.brackets} | {z.term for z in scene.zones}
        assert scene.term_lang == "de"
        assert shown <= known | towns

    def test_show_leaves_out_what_a_lesson_does_not_need(self) -> None:
        scene = PROVINCIA.scene(session_where("play"), show=["hand", "city", "standings"])
        seat = session_where("play").state.player + 1
        assert [z.id for z in scene.zones] == ["hand", f"city-{seat}"]
        assert [p.id for p in scene.panels] == ["standings"]
        with pytest.raises(BadInput) as error:
            PROVINCIA.scene(session_where("play"), show=["hannd"])
        assert error.value.field == "show"

    def test_a_conspiracy_can_be_aimed_by_pressing_the_building(self) -> None:
        session = session_where("aims")
        scene = PROVINCIA.scene(session)
        for action in session.state.legal_actions():
            if isinstance(action, actions.Play) and action.target:
                chips = [p.id for p in scene.pieces() if p.action == str(action)]
                assert chips and all(id.startswith(f"stand-{action.seat + 1}-") for id in chips)

    def test_discount_is_a_choice_of_kinds(self) -> None:
        goods = {"clay": 5, "wood": 5, "stone": 5, "gold": 5}
        state = position(
            players=[{"hand": ["aurifex"], "goods": goods, "permanents": ["architectus"]}, {}], phase="play", round=2
        )
        card = piece(PROVINCIA.scene(Session(state)), "hand-aurifex-1")
        assert [c.action for c in card.choices] == [f"build aurifex less {g}" for g in ("clay", "wood", "stone")]
        assert [c.icons for c in card.choices] == [("clay",), ("wood",), ("stone",)]

    def test_the_half_of_an_opes_that_counts_is_framed(self) -> None:
        for seed in range(30):
            for plies in range(60, 160, 3):
                session = played_until(seed, plies, 3)
                state = session.state
                if state.chooser >= 0 and state.deck == 0 and state.player == state.chooser:
                    scene = PROVINCIA.scene(session)
                    faces = [p.face for p in zone(scene, "decks").pieces if p.face]
                    assert faces and all([s.state for s in f.spaces if s.icons] == ["next", "free"] for f in faces)
                    return
        raise AssertionError("OPES was never chosen")


class TestChance:
    def test_the_table_is_laid_out_step_by_step(self) -> None:
        session = Session(new_game(2), seed=3, chance="wait")
        seen: set[str] = set()
        while session.state.round < 3:
            scene = PROVINCIA.scene(session)
            assert not MESSAGE_ID.search(to_text(scene))
            if session.state.player == CHANCE:
                assert not any(move.legal for move in scene.moves())
                seen.add(scene.status.rpartition("chance decides: ")[2])
                session.roll()
            else:
                session.play(session.state.legal_actions()[-1])
        assert len(seen) == 4, seen


class TestEnd:
    def test_the_winner_is_named(self) -> None:
        session = session_where("over")
        scene = PROVINCIA.scene(session)
        assert scene.over
        assert all(NAMES[seat] in scene.status for seat in session.state.winners())
        assert not any(move.legal for move in scene.moves())
        standings = next(panel for panel in scene.panels if panel.id == "standings")
        assert standings.lines[-1].values == tuple(str(sheet.rank) for sheet in session.state.scores())
        totals = [int(value.replace("−", "-")) for value in standings.lines[0].values]
        assert totals == [sheet.total for sheet in session.state.scores()]


def test_a_building_is_called_inactive_once_and_penalties_are_losses_in_the_order_in_which_they_are_tried() -> None:
    city = {"buildings": ["horreum", "emporium", "lignator"], "morale": 1}
    text = to_text(PROVINCIA.scene(Session(position(cities=[city, city], round=5)), seat=0))
    assert "EMPORIUM 2 (inactive)" in text and "(inactive) (inactive)" not in text
    assert "Gauls 3: −3 gold; if that cannot be paid, −3 wood (fought)" in text
    assert "Gauls 2: −1 defence building; if that cannot be paid, −1 production building (fought)" in text


class TestMap:
    """What only the drawn board shows."""

    @given(anywhere)
    @settings(max_examples=40, deadline=None)
    def test_everything_of_the_own_city_has_its_place(self, session: Session) -> None:
        scene = PROVINCIA.scene(session)
        for one in scene.zones:
            spots = {bool(piece.spot) for piece in one.pieces}
            assert len(spots) < 2, f"some of {one.id} lies on the map, some beside it"
        assert len({piece.id for piece in (*scene.pieces(), *scene.sites)}) == len([*scene.pieces(), *scene.sites])

    def test_what_is_not_shown_is_dim_and_offers_nothing(self) -> None:
        scene = PROVINCIA.scene(session_where("play"), show=["city"])
        dim = [site for site in scene.sites if "dim" in site.marks]
        assert {site.spot for site in dim} > {"hand", "deck.0", "round.1"}
        assert not any(site.action or site.preview for site in dim)

    def test_a_look_at_a_building_shows_all_that_it_changes(self) -> None:
        session = session_where("play")
        action = next(a for a in session.state.legal_actions() if isinstance(a, actions.Build))
        hero = session.state.player
        after = session.state.copy()
        after.apply(action)
        ghosts = {one.piece.spot: one.piece for one in PROVINCIA.glance(session, action).pieces}
        old, new = session.state.cities[hero], after.cities[hero]
        assert f"prestige.{new.prestige}" in ghosts or old.prestige == new.prestige
        assert any(spot.startswith("plot.") for spot in ghosts)
        for what, a, b in zip(("clay", "wood", "stone", "gold"), old.goods, new.goods, strict=True):
            assert (f"bay.{what}" in ghosts) == (a != b)
            if a != b:
                assert (ghosts[f"bay.{what}"].count, ghosts[f"bay.{what}"].position) == (a, b)

    def test_a_question_does_not_tell_what_is_asked(self) -> None:
        session = session_where("play")
        told = {site.id: site.text for site in PROVINCIA.scene(session, asking=True).sites}
        assert told["site-strength"] == "?"
        held = [one for one in PROVINCIA.scene(session, asking=True).pieces() if one.id.startswith("hand-")]
        assert held and not any(space.words for one in held if one.face for space in one.face.spaces)
        assert not any("short" in one.marks for one in held)

    @given(anywhere)
    @settings(max_examples=40, deadline=None)
    def test_the_steps_of_a_combat_say_what_the_log_says(self, session: Session) -> None:
        for seat in range(session.players):
            view = PROVINCIA.view.of(session, "en", seat)
            told = {act.title: act for act in PROVINCIA.acts(view)}
            events = [(e.ply, v) for e in session.log for v in e.events if v.facts.get("seat") == seat + 1]
            fights = [v for _, v in events if v.rule in ("provincia.combat.win", "provincia.combat.compare")]
            if "Your strength" in told:
                last = fights[-1]
                assert (told["Your strength"].tone == "good") == (last.rule == "provincia.combat.win")
            if "Tokens" in told:
                tones = [line.tone == "bad" for line in told["Tokens"].lines if line.tone]
                assert tones == ["−" in told["Tokens"].outcome] * len(tones), "what weakens one's own city looks bad"
            if "Upkeep" in told:
                morale = [v.facts for _, v in events if v.rule == "provincia.upkeep.morale"][-1]
                assert told["Upkeep"].lines[0].value == f"{morale['old']} → {morale['new']}", "where it stays as well"

    @pytest.mark.parametrize(
        ("name", "titles"),
        [
            ("e12", ["On the track", "GLORIA", "Gold", "In all", "Own harbour or bridge"]),
            ("lesson-goal", ["On the track", "Gold", "In all"]),
        ],
    )
    def test_the_end_is_counted_part_by_part_up_to_the_rule_that_decides(self, name: str, titles: list[str]) -> None:
        session = Session(lessons.start("provincia", name))
        steps = [*PROVINCIA.acts(PROVINCIA.view.of(session, "en", 0))]
        assert [act.title for act in steps] == titles
        parts = steps[: titles.index("In all")]
        sums = [sum(int(act.lines[seat].value.split(" → ")[-1]) for act in parts) for seat in range(session.players)]
        assert sums == [sheet.total for sheet in session.state.scores()]
        (winner,) = session.state.winners()
        assert steps[-1].outcome == f"Player {winner + 1} wins"
        assert [line.words for line in steps[-1].lines if line.tone] == [f"Player {winner + 1}"]
        totals = [sheet.total for sheet in session.state.scores()]
        good = [line for line in steps[titles.index("In all")].lines if line.tone]
        assert len(good) == totals.count(max(totals))
        sheet = session.state.scores()[winner]
        assert steps[-1].rule == (sheet.decided_by or "provincia.end.winner")

    def test_upkeep_and_income_of_one_move_are_two_steps(self) -> None:
        session = Session(lessons.start("provincia", "lesson-first-round"))
        for move in ("build lignator", "end", "end"):
            session.play(move)
        steps = [*PROVINCIA.acts(PROVINCIA.view.of(session, "en", 0))]
        assert [act.title for act in steps] == ["Upkeep", "Income"]
        told = [(line.words, line.value) for line in steps[0].lines]
        assert told == [("morale", "6 → 5"), ("defence", "0 → −1"), ("gold", "6 → 5")]
        assert steps[1].outcome == "LIGNATOR pays"


def test_the_gate_shows_the_harbour_or_bridge_of_the_own_board() -> None:
    session = session_where("play")
    scene = PROVINCIA.scene(session, seat=1)
    town = session.state.cities[1].town
    assert town is not None
    (gate,) = [site for site in scene.sites if site.spot == "gate"]
    assert (gate.text, gate.icons) == (town.name, (town.shows,))
    assert scene.status.endswith("you play cards" if session.state.player == 1 else "to play cards")


def test_no_marker_lies_on_the_tracks_before_the_set_up_puts_it_there() -> None:
    state = new_game(2)
    state.play("city massilia")
    fields = [piece for piece in PROVINCIA.scene(Session(state), seat=0).pieces() if piece.id.startswith("morale-")]
    assert fields[0].text == "1"
    assert not any("here" in piece.marks for piece in fields)


def test_stores_tokens_and_the_end_of_a_turn_are_seen_once_there_are_any() -> None:
    state, stores = new_game(2), ["clay", "wood", "stone", "gold"]

    def seen() -> tuple[list[str], int]:
        scene = PROVINCIA.scene(Session(state), show=["city"], seat=0)
        grounds = [site.spot.removeprefix("ground.") for site in scene.sites if site.spot.startswith("ground.")]
        return grounds, len(scene.buttons)

    assert seen() == (["supply"], 0)
    state.play("city massilia")
    assert seen() == ([*stores, "supply"], 0)
    begun = PROVINCIA.scene(session_where("play"), show=["city"])
    assert {"ground.token", "hand"} <= {site.spot for site in begun.sites} and len(begun.buttons) == 1
    assert all("dim" in site.marks for site in begun.sites if site.id.startswith("site-hand-"))


def test_pointing_at_a_card_in_hand_repeats_nothing_that_is_drawn_on_it() -> None:
    forum = piece(PROVINCIA.scene(Session(lessons.start("provincia", "lesson-buildings"))), "hand-forum-1")
    assert forum.preview[:2] == ("FORUM (market square; prestige building)", "no further effect; only one in a city")
    assert "costs 1 wood, 6 stone and 1 gold" in forum.label  # for whoever does not see the card


def test_a_course_of_a_tower_is_not_taken_for_what_a_city_has() -> None:
    scene = PROVINCIA.scene(Session(lessons.start("provincia", "lesson-senate")), seat=0)
    assert [piece(scene, f"morale-{n}").label for n in (3, 5)] == [
        "Morale 3, the marker is here",
        "Morale 5; yours is 3",
    ]


def test_what_an_activation_costs_is_told_once() -> None:
    session = Session(lessons.start("provincia", "lesson-activation"))
    while session.state.phase != "activate" or session.state.player:
        session.play("end")
    session.play("activate emporium")
    told = PROVINCIA.played(session, session.log[-1], seat=0)
    assert told.title == "You activate EMPORIUM: −1 prestige, now 1." and "Prestige" not in told.text
    assert told.text == "You get 4 gold from EMPORIUM: now 4."


def test_what_a_senate_card_does_to_a_track_is_told_once() -> None:
    session = Session(lessons.start("provincia", "lesson-laboratory"))
    session.play("play legio")
    told = PROVINCIA.played(session, session.log[-1], seat=0)
    assert "defence +1, now" in told.title and "Defence" not in told.text


def test_a_refusal_has_one_colon() -> None:
    view = PROVINCIA.view(lessons.start("provincia", "lesson-senate"), "en")
    told = view.refusal(view.state.parse("play corruptio for C2 S1"), "provincia.play.cost")
    assert told == "Not possible: play CORRUPTIO, pay 2 clay and 1 stone."


def test_moves_of_one_card_are_told_by_what_sets_them_apart() -> None:
    state = lessons.start("provincia", "lesson-senate")
    card = piece(PROVINCIA.scene(Session(state)), "hand-coniuratio-1")
    lines = {choice.label: choice.preview for choice in card.choices}
    assert lines["Play CONIURATIO: destroy Player 2's CIRCUS"] == ("Player 2: Prestige 12 → 0",)
    assert lines["Play CONIURATIO: destroy Player 2's HORREUM"] == ()
