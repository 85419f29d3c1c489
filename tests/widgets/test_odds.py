"""The bar of chances: what it says of a position, and when it is there."""

from __future__ import annotations

from random import Random

import pytest

import rulesim
from rulesim import Session, chances
from rulesim.estimates import half_width
from rulesim.whatif.doubt import doubt
from tests.widgets.staging import do, plan
from widgets import Table, odds
from widgets.moments import Moments
from widgets.player import Player
from widgets.stage import Stage


def seats(table: Table) -> list[int]:
    return [one["seat"] for one in table.odds["seats"]]


@pytest.mark.parametrize("game", rulesim.games())
def test_each_seat_has_its_chance_now_and_after_a_legal_move(game: str) -> None:
    session = Session(rulesim.new_game(game, 3), seed=2)
    before, seat = str(session.state.to_dict()), session.state.player
    for action in session.state.legal_actions()[:5]:
        told = odds.bar(session, seat, "en", action)
        assert [one["seat"] for one in told["seats"]] == [(seat + n) % 3 for n in range(3)], "the own seat comes first"
        for when in ("now", "after"):
            assert sum(one[when] for one in told["seats"]) == pytest.approx(100)
        assert {one["seat"]: one["now"] / 100 for one in told["seats"]} == pytest.approx(
            dict(enumerate(chances(session.state, seat)))
        )
        assert len(told["words"]) == 4 and all("%" in line and "→" in line for line in told["words"][1:])
    off = [half_width(doubt(session.state).of_chance(chance)) for chance in chances(session.state, seat)]
    told = odds.bar(session, seat, "en")["words"][1:]
    assert [line.split(" ± ")[1] for line in told] == [f"{100 * off[(seat + n) % 3]:.0f}" for n in range(3)]
    assert str(session.state.to_dict()) == before


@pytest.mark.parametrize("game", rulesim.games())
def test_each_colour_of_the_bar_stands_beside_a_name_on_the_board(game: str) -> None:
    session = Session(rulesim.new_game(game, 3), seed=2)
    for _ in range(3):  # the cities are chosen
        session.play(session.state.legal_actions()[0])
    table = Table(session, seat=0, chances=True)
    named = {zone["colour"]: zone["title"] for zone in table.scene["zones"] if zone["colour"]}
    assert named.keys() == {one["colour"] for one in table.odds["seats"]}
    assert len({*named.values()}) == 3


@pytest.mark.parametrize("game", rulesim.games())
def test_what_is_hidden_does_not_move_the_bar(game: str) -> None:
    state = Session(rulesim.new_game(game, 3), seed=3).state
    seat, action = state.player, state.legal_actions()[0]
    told = [odds.bar(Session(state.imagine(seat, Random(deal))), seat, "en", action) for deal in range(3)]
    assert told[0]["seats"] == told[1]["seats"] == told[2]["seats"]


def test_it_follows_moves_and_looks() -> None:
    table = Table(Session(rulesim.new_game("armorica", 3), seed=1), chances=True)
    first, (move, *_) = table.odds, map(str, table.session.state.legal_actions())
    assert seats(table) == [0, 1, 2] and all(one["after"] is None for one in first["seats"])
    table.hover(move)
    assert all(one["after"] is not None for one in table.odds["seats"])
    table.hover("take 6")
    assert all(one["after"] is None for one in table.odds["seats"]), "an illegal move changes no chance"
    table.hover(None)
    assert table.odds == first
    table.play(move)
    assert table.odds["seats"] != first["seats"]
    table.odds_shown = False
    assert table.odds == {}


def test_a_lesson_shows_it_at_its_end_or_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(plan(do("first")))
    assert stage.odds == {} and stage.frame["whatif"]["odds"] is False
    stage._command("odds")
    assert stage.odds["seats"] and stage.frame["whatif"]["odds"] is True
    monkeypatch.setattr(Stage, "asking", property(lambda self: True))
    stage.refresh()
    assert stage.odds == {}, "a question is never answered by it"
    monkeypatch.undo()
    stage._command("odds")
    stage.play("take 1")
    assert stage.odds == {}
    stage.go_on()
    assert stage.finish is not None and stage.odds["seats"]


def test_the_player_shows_it_and_has_a_switch() -> None:
    player = Player("armorica", 2, seed=1)
    assert player.board.odds["seats"]
    player._odds_shown.value = False
    assert player.board.odds == {}
    player.new_game()
    assert player.board.odds == {}, "it stays off in the next game"


def test_a_seat_has_the_colour_of_its_city() -> None:
    session = Session(rulesim.new_game("provincia", 2))
    assert [one["colour"] for one in odds.bar(session, 0, "en")["seats"]] == ["seat-1", "seat-2"]
    session.play("city loupian")
    session.play("city arelate")
    assert (
        [one["colour"] for one in odds.bar(session, 0, "en")["seats"]]
        == ["green", "blue"]
        == Moments(session, "en").colours
    )
