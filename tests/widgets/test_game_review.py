"""A game looked back on, on the page: curves, grades, luck, moments that are opened, and another try from there."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import rulesim
from rulesim import BadInput, Session, bots, chances
from rulesim.estimates import Estimate
from rulesim.whatif import game_review as engine
from rulesim.whatif.doubt import Look, Measured
from rulesim.whatif.game_review import Decision, Luck, Review, Reviewer
from widgets import GameReview
from widgets import game_review as page
from widgets.charts import theme
from widgets.charts.game_curves import SYMBOLS, game_curves
from widgets.moments import Moments
from widgets.numbers import signed
from widgets.player import Player


def played() -> Player:
    return Player("armorica", 2, seats=("random", "random"), seed=4)


def decisions(session: Session) -> list[Decision]:
    """The first four decisions with a choice, as if each had cost ten points in a hundred and one more."""
    found: list[Decision] = []
    for entry in session.log:
        legal = [str(action) for action in session.history[entry.ply - 1].legal_actions()]
        better = next((one for one in legal if one != str(entry.action)), "")
        if entry.seat >= 0 and better:
            mean = 0.1 + len(found) / 100
            cost, why = Estimate(32, mean, 0.1, mean - 0.04, mean + 0.04), {"armorica.scoring.majority grapes": 4.0}
            found.append(Decision(entry.ply, entry.seat, str(entry.action), better, cost, "soon", len(legal), why))
    return found[:4]


class Stub(Reviewer):
    """Plays nothing out."""

    def steps(self) -> Iterator[tuple[int, int]]:
        yield 1, 2
        self._complete = True
        yield 2, 2

    def result(self) -> Review:
        told = tuple(chances(state) for state in self.history)
        session = Session.from_dict(self.session.to_dict())
        known = tuple(decisions(session))
        moments = tuple(sorted(known, key=lambda one: -one.cost.mean)[:3])
        luck = (Luck(5, "chance", (0.07, -0.07), 0.01),)
        return Review("armorica", 2, told, known, luck, moments if self._complete else (), self._complete)

    def __init__(self, session: Session, *args: Any, **options: Any) -> None:
        super().__init__(session, *args, **options)
        self.session = session


@pytest.fixture(autouse=True)
def stubbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played out, and the work is done at once."""
    monkeypatch.setattr(page, "Reviewer", Stub)
    monkeypatch.setattr(page, "runner", lambda threads: lambda steps: [*steps])


def test_a_finished_game_offers_to_look_back_and_an_unfinished_one_does_not() -> None:
    player = played()
    assert player._look_back.layout.display is None and player.review is None
    player._look_back.click()
    assert player.review in player.children and player.review.found.complete
    before = player.review
    assert player.look_back() is not before and before not in player.children
    assert Player("armorica", 2, seed=1)._look_back.layout.display == "none"


def test_it_says_what_decided_and_what_own_moves_cost() -> None:
    found = played().look_back()
    assert "3 moves seem to have mattered most." in found._head.value and found.bar.layout.display == "none"
    sums = found._sums.value
    costs = [[one.cost.mean for one in decisions(found.wording.line) if one.seat == seat] for seat in (0, 1)]
    lost = [f"−{100 * sum(each) / len(each):.1f}\N{NO-BREAK SPACE}%" for each in costs]
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", sums)
    luck = [round(100 * found.found.lucky(seat)) for seat in (0, 1)]
    assert cells[2] == "Luck" and cells[7:13:5] == [f"{signed(one)}\N{NO-BREAK SPACE}%" for one in luck] and any(luck)
    assert cells[3] == "Sure cost of a decision, on average" and cells[8:14:5] == lost
    assert "Luck is what chance changed" in sums and "dice only offer" in sums and "blunder" in sums
    assert sums.count("<tr>") == 3 + 4, "a head, two seats, and the decisions that cost something"


def test_of_a_lost_game_in_which_no_move_is_sure_it_tells_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the chance fell, and which moves may have been the ones."""
    wide = {one.ply: replace(one, cost=Estimate(32, 0.1, 0.1, -0.1, 0.3)) for one in decisions(played().session)}
    monkeypatch.setattr(sys.modules[__name__], "decisions", lambda session: [*wide.values()])
    found = GameReview(played().session, seat=0)
    curve = [round(100 * told[0]) for told in found.found.chances]
    first, last = found.found.fall(0)
    sums = found._sums.value.replace("\N{NO-BREAK SPACE}", " ")
    told = f"{curve[0]} % → {curve[-1]} %"
    turn, when = found.wording.line.history[first].to_dict()["turn"], found.wording.when(first)
    assert when.startswith(f"Turn {turn} of 8 · "), "nobody counts moves"
    fell = f"; it fell most from move {first} ({when}) to {last}, by {curve[first] - curve[last]} %."
    assert told in sums and f"Chance to win: {told}{fell}" in found._head.value
    assert "unclear" in sums and curve[first] - curve[last] >= 10
    assert "or may have (4)" in sums and sums.count("Played on from there, it seems to have cost 10 % (0 to 30 %)") == 4


def test_the_moments_are_told_with_their_uncertainty_the_dearest_first() -> None:
    found = played().look_back()
    assert [button.layout.display for button in found._buttons] == [None] * 3
    assert "−13 %" in found._buttons[0].description
    told = found._moments[0].value
    assert "Played on from there, it cost 13 % (9 to 17 %)." in told and "Better: " in told


def test_a_moment_is_opened_on_the_board_with_what_was_better_and_why() -> None:
    player = played()
    found, end = player.look_back(), player.session.ply
    found._buttons[1].click()
    moment = found.found.moments[1]
    assert found.opened == moment and found.board.layout.display is None
    assert (found.board.session.ply, found.board.seat) == (moment.ply - 1, None)
    assert found.board.hovered == moment.better and found.board.odds["seats"][0]["after"] is not None
    notice = found.board.drawn.notice
    assert notice is not None and "Played on from there, it cost 12 % (8 to 16 %)." in notice.text
    assert "most grapes −4." in notice.text and "worse position" not in notice.text
    assert found.board.play(moment.better).ok and player.session.ply == end, "the game itself stays where it is"
    with pytest.raises(BadInput, match="moment: "):
        found.open_moment(3)


def test_who_looks_back_is_you_in_the_curves_and_on_the_board_and_nobody_else_is() -> None:
    found = GameReview(played().session, seat=1)
    assert found.wording.names == ["Player 1", "You"] and "You" in found._sums.value
    seats = []
    for at, moment in enumerate(found.found.moments):
        found.open_moment(at)
        seats.append((moment.seat, found.board.seat))
    assert set(seats) == {(0, None), (1, 1)}


def test_a_reason_may_lie_with_the_best_other_player() -> None:
    moment = decisions(played().session)[0]
    told = {game: Moments(Session(rulesim.new_game(game, 2)), "en") for game in rulesim.games()}
    known = {game: words.why(replace(moment, why={"rival": -2.0})) for game, words in told.items()}
    assert known["armorica"] == "Beside the better one, in the end, in VP: best other player +2."
    assert known["provincia"] == "Beside the better one, some turns later, in points: best other player +2."
    assert known["discordia"].endswith("some turns later: 2 fewer figures for the best other player.")
    later = {"provincia.prestige.cards losses": 4.0, "provincia.senate.gloria *": -3.0}
    assert told["provincia"].why(replace(moment, why=later)).endswith("points: penalties and taxes −4, GLORIA +3.")


def test_the_reasons_that_are_told_speak_together_for_the_better_move() -> None:
    moment, words = decisions(played().session)[0], Moments(played().session, "en")
    line = "armorica.scoring.{}"
    gains = {line.format("majority grapes"): -4.0, line.format("sets sets"): 4.0, "rival": 3.0}
    more = {line.format("gold gold"): 2.0, line.format("majority olives"): 2.0}
    told = words.why(replace(moment, why=gains | more))
    assert told.endswith("most grapes +4, sets −4, best other player −3, gold −2, most olives −2.")
    told = words.why(replace(moment, why=more | gains))
    assert told.endswith(": gold −2, most olives −2, most grapes +4, sets −4.")
    assert words.why(replace(moment, why=gains)).endswith("best other player −3. But the better one wins more games.")


def test_trying_again_gives_a_player_from_there() -> None:
    player = played()
    old = player.session
    found = player.look_back()
    found.open_moment(0)
    moment = found.found.moments[0]
    found._again_button.click()
    assert (player.session.ply, player.session.state.player) == (moment.ply - 1, moment.seat)
    assert player.session is not old and old.state.is_over and found in player.children
    assert player.seats[moment.seat] == "human" and player.seats.count("human") == 1
    assert player.play(moment.better).ok
    assert player.session.ply > moment.ply, "the bots reply"
    player.new_game()
    assert player.review is None and found not in player.children, "it was about another game"


def test_without_a_player_there_is_nothing_to_try_with() -> None:
    found = GameReview(played().session)
    found.open_moment(0)
    assert found._again_button.layout.display == "none"


def test_the_own_line_is_thick_and_every_line_has_its_marker_and_its_name() -> None:
    found = played().look_back().found
    drawn: Any = game_curves(found, ["Ann", "<b>Bo</b>"], ["seat-1", "seat-2"], seat=1, opened=0)
    widths = [mark.line.width for mark in drawn.data if mark.mode == "lines"]
    assert widths[:2] == [1.5, 4]
    markers = [mark.marker.symbol for mark in drawn.data if mark.mode == "markers"]
    assert tuple(markers[:2]) == SYMBOLS[:2]
    ends = drawn.data[-1]
    assert [name.strip() for name in ends.text] == ["Ann", "&lt;b&gt;Bo&lt;/b&gt;"] and abs(ends.y[0] - ends.y[1]) >= 9
    assert (drawn.layout.xaxis.title.text, drawn.layout.xaxis.title.font.size) == ("Move", theme.SIZE)
    assert theme.length(drawn.layout.title.subtitle.text, 13) < 340, "on a phone, too"
    assert drawn.numbers.columns == ("Move", "Ann", "<b>Bo</b>") and len(drawn.numbers.rows) == 5


def test_the_curves_are_drawn_where_somebody_had_a_choice() -> None:
    """A seat that draws what it lacks at the end of a year is not behind until the others have drawn."""
    found = played().look_back().found
    dips = replace(found, chances=(*found.chances[:3], (0.0, 1.0), *found.chances[4:]), moments=())
    assert all(decision.ply != 4 for decision in dips.decisions), "chance alone has acted so early"
    drawn: Any = game_curves(dips, ["Ann", "Bo"], ["seat-1", "seat-2"])
    plies = [ply for ply in drawn.data[0].x if ply is not None]
    assert plies == sorted({0, len(dips.chances) - 1, *(decision.ply - 1 for decision in dips.decisions)})


def test_the_names_of_equal_lines_lie_apart_inside_the_axes() -> None:
    """Plotly drops what lies outside them."""
    told = ((0.25,) * 4, (1.0, 0.98, 0.0, 0.0))
    found = replace(played().look_back().found, players=4, chances=told, decisions=(), moments=())
    drawn: Any = game_curves(found, ["A", "B", "C", "D"], [f"seat-{seat}" for seat in range(1, 5)])
    heights = sorted(drawn.data[-1].y)
    assert all(above - below >= 9 for below, above in pairwise(heights))
    assert heights[0] >= 0 and heights[-1] <= 100
    assert max(drawn.data[-1].x) <= drawn.layout.xaxis.range[1]
    assert min(drawn.data[-1].x) > 1.05 * (len(told) - 1), "and none is taken for where a line ends"


def test_no_number_of_a_moment_lies_on_another() -> None:
    found = played().look_back().found
    close = replace(found, moments=found.moments[:1] * 3)
    drawn: Any = game_curves(close, ["A", "B"], ["seat-1", "seat-2"])
    (numbers,) = (mark.y for mark in drawn.data if mark.mode == "markers" and mark.marker.size == 22)
    assert len(numbers) == 3 and all(above - below >= 20 for below, above in pairwise(sorted(numbers)))


def test_names_on_the_page_are_text() -> None:
    session = Session.from_dict({**played().session.to_dict(), "names": ["<i>Ann</i>", "Bo"]})
    found = GameReview(session)
    assert "<i>" not in found._sums.value + found._moments[0].value + found._moments[1].value


def test_as_long_as_the_game_goes_on_the_others_moves_are_not_told() -> None:
    session = played().session.branch()
    session.goto(session.end // 2)
    found = GameReview(session.branch(), seat=1)
    assert {one.seat for one in (*found.found.decisions, *found.found.moments)} == {1}
    assert "Player 1" not in found._sums.value
    assert "Chance to win: " in found._head.value and "fell" not in found._head.value, "it falls with every other move"


def test_it_can_be_stopped_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(threads: bool | None) -> Any:
        def run(steps: Iterator[None]) -> None:
            next(steps)
            made[0].bar.stop()
            assert [*steps] == []

        return run

    made: list[GameReview] = []
    monkeypatch.setattr(page, "runner", begin)
    monkeypatch.setattr(GameReview, "_make", lambda self: (made.append(self), make(self)))
    monkeypatch.setattr(Stub, "steps", lambda self: iter([(1, 3), (2, 3), (3, 3)]))
    found = played().look_back()
    assert not found.found.complete and found.bar.layout.display is None
    assert "Stopped" in found._head.value and "decided" not in found._head.value, "nobody knows that yet"


make = GameReview._make


def test_it_runs_without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    from widgets.background import runner

    monkeypatch.setattr(page, "runner", runner)

    async def learn() -> GameReview:
        found = GameReview(played().session, threads=False)
        assert not found.found.complete
        while not found.found.complete:
            await asyncio.sleep(0.01)
        return found

    assert asyncio.run(learn())._buttons[0].layout.display is None


def test_a_fault_in_the_work_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stub, "steps", lambda self: iter([1]))
    assert "TypeError" in played().look_back()._head.value


def test_a_real_review_of_a_real_game_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "Reviewer", Reviewer)
    monkeypatch.setattr(engine, "measured", lambda game: Measured(review=Look(0.1, 2)))
    monkeypatch.setattr(engine, "LOOKED_AT", 1)
    session = Session(rulesim.new_game("armorica", 2), seed=4)
    found = GameReview(bots.play(session, [bots.RandomBot(), bots.RandomBot()], 3))
    assert found.found.complete and len(found.found.chances) == len(session.history)
    assert "Chance to win" in found.to_text()


def test_why_a_move_is_advised_is_said_with_what_is_known_and_no_more() -> None:
    session = played().session
    words, found = Moments(session, "en"), decisions(session)[0]

    def told(mean: float, low: float, high: float, **why: float) -> str:
        known = {f"armorica.scoring.majority {name}": gain for name, gain in why.items()}
        text = words.advice(replace(found, cost=Estimate(32, mean, 0.1, low, high), why=known))
        return text.removeprefix("Compared with: take the blue worker, 2nd from the right. ")

    higher = "Chance to win: 10 % higher (6 to 14 %)."
    assert told(0.1, 0.06, 0.14, grapes=4.0) == f"This brings, in the end, in VP: most grapes +4. {higher}"
    same = "In the end both bring about the same points, but the advised move wins more games."
    assert told(0.1, 0.06, 0.14) == f"{same} {higher}"
    worse = "most grapes −4. But the advised move wins more games."
    assert told(0.1, 0.06, 0.14, grapes=-4.0).endswith(f"{worse} {higher}")
    unclear = "Chance to win: it seems 5 % higher (−2 to 12 %)."
    assert told(0.05, -0.02, 0.12) == unclear
    assert told(0.05, -0.02, 0.12, sheep=2.0) == f"This brings, in the end, in VP: most sheep +2. {unclear}"
    assert told(0.05, -0.02, 0.12, sheep=-2.0) == unclear
    assert told(0.01, -0.06, 0.04) == "Chance to win: the same (within 6 %)."
    assert told(0.0, 0.0, 0.001) == "Chance to win: the same."
    assert told(-0.1, -0.14, -0.06, sheep=-2.0) == "Chance to win: 10 % lower, as played on (6 to 14 %)."
