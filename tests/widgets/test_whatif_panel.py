"""The what-if panel: what it says in each of its states, who does the work, and that the game stays as it was."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest

import rulesim
from rulesim import BadInput, Session, bots, simulate, whatif
from rulesim.bots import GreedyBot
from rulesim.simulate import PlayoutError
from tests import fake_game
from tests.fake_players import Failing, Slow
from widgets import Lesson, Player, Table, WhatIf, variations
from widgets.whatif import ROWS, Panel
from widgets.working import as_task, in_thread

QUICK: dict[str, Any] = {"level": "random", "workers": None}
LONG = 10**6


def played(game: str, plies: int = 6, seed: int = 4, players: int = 3) -> Session:
    session, rng = Session(rulesim.new_game(game, players), seed=seed), Random(1)
    for _ in range(plies):
        session.play(rng.choice(session.state.legal_actions()))
    while len(session.state.legal_actions()) < 2:
        session.play(session.state.legal_actions()[0])
    return session


@pytest.fixture
def session() -> Session:
    return played("armorica")


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Session:
    fake_game.install(monkeypatch)
    return Session(rulesim.new_game("heap", 2), script=["begin 1"])


@pytest.fixture
def panels() -> Iterator[Callable[..., WhatIf]]:
    """``panels(source, ...)``: a panel that is closed in the end, so that no thread plays on."""
    made: list[WhatIf] = []

    def make(source: Any, **options: Any) -> WhatIf:
        made.append(WhatIf(source, **{**QUICK, **options}))
        return made[-1]

    yield make
    for panel in made:
        panel.close()


def wait_for(condition: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)


def view(panel: WhatIf) -> dict[str, Any]:
    return panel.panel.view


def enabled(panel: WhatIf) -> set[str]:
    return {button["id"] for button in view(panel)["buttons"] if button["enabled"]}


def press(panel: WhatIf, do: str, value: Any = None, asked: Any = None, earlier: Any = ()) -> None:
    """As the page does it."""
    seq = panel.panel.seen + 1 + len(earlier)
    panel.panel.intent = {"seq": seq, "do": do, "value": value, "asked": asked, "earlier": [*earlier]}


def bundle(panel: WhatIf) -> dict[str, str]:
    return panel._repr_mimebundle_()


# --- what it says -----------------------------------------------------------------------------------------------------


def test_before_anything_is_asked_it_says_so(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session)
    assert panel.status == "idle" and panel.result is None
    assert "Nothing has been asked yet" in panel.to_text()
    assert enabled(panel) == {"ask", "rules", "tree"}
    assert view(panel)["table"] is None


def test_an_answer_reads_well_without_a_kernel(session: Session) -> None:
    panel = WhatIf(session, seed=1, level="random").run(40)
    text, page = bundle(panel)["text/plain"], bundle(panel)["text/html"]
    assert panel.status == "finished"
    assert {"ask", "more"} & enabled(panel) == {"more"}, "it would be the same answer again"
    state = session.state
    for action in state.legal_actions():
        assert f"({action})" in text and f"({action})" in page
    for told in (text, page):
        assert "40 playouts of each." in told and "Players: random, seed 1" in told
        assert "whatif_" not in told
    assert "<table" in page and "<script" not in page
    assert "widget-view" in "".join(bundle(panel))


def test_an_answer_depends_on_n_and_the_seed_alone(session: Session, panels: Callable[..., WhatIf]) -> None:
    first = bundle(panels(session, seed=1).run(30))["text/html"]
    assert first == bundle(panels(session, seed=1).run(30))["text/html"]
    with ThreadPoolExecutor(2) as pool:
        assert first == bundle(panels(session, seed=1, workers=pool).run(30))["text/html"]
    assert first != bundle(panels(session, seed=2).run(30))["text/html"]
    asked = panels(session, seed=1)
    asked.run(10)
    asked.workers = None
    asked.more(30)
    wait_for(lambda: asked.status != "running")
    assert bundle(asked)["text/html"] == first, "in two goes, too"


def test_it_is_the_answer_of_the_engine(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, seed=3).run(20)
    assert panel.result == whatif.compare(session, "random", seed=3).run(20)
    rows = view(panel)["table"]["rows"]
    assert [row["id"] for row in rows] == [outcome.name for outcome in panel.result.ranking]
    for row, outcome in zip(rows, panel.result.ranking, strict=True):
        assert row["value"] == f"{100 * outcome.win.mean:.0f}%"
        low, mean, high = row["at"]
        assert 0 <= low <= mean <= high <= 100


def test_what_is_best_and_what_is_tied_is_said(heap: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(heap, edits={"a gift": {"points.0": 30}})
    panel.choose(about="a gift")
    panel.run(100)
    assert "Best: a gift." in panel.to_text()
    rows = view(panel)["table"]["rows"]
    assert [row["mark"] for row in rows] == ["best", "behind"]
    assert rows[1]["told"].endswith("behind")
    assert not view(panel)["table"]["playable"], "a gift is no move"
    same = panels(heap)
    same.run(150, whatif.branches({"one": heap, "two": heap}))
    assert "Tied" in same.to_text()
    assert [row["mark"] for row in view(same)["table"]["rows"]] == ["best", "tied"]


def test_what_cannot_be_told_apart_yet_says_what_it_takes(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(8)
    assert "too early" in panel.to_text()
    panel.run(30)
    assert "cannot be told apart from it yet" in panel.to_text()
    assert "playouts of each" in view(panel)["summary"]


def test_measures_are_changed_without_playing(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(20)
    panel.choose(by="score")
    assert panel.result == whatif.compare(session, "random", by="score").run(20)
    assert view(panel)["table"]["heads"][1:] == ["Score", "Chance to win"]
    press(panel, "by", "lead")
    assert panel.result is not None and panel.result.by == "lead"


def test_points_by_rule_are_shown_on_request(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(20)
    assert view(panel)["rules"] is None
    press(panel, "rules")
    rules = view(panel)["rules"]
    assert len(rules["heads"]) > 2 and len(rules["rows"]) == len(panel.result.outcomes)
    best = panel.result.ranking[0]
    assert [float(cell.replace("−", "-")) for cell in rules["rows"][0][1:]] == pytest.approx(
        [estimate.mean for estimate in best.rules.values()], abs=0.06
    )
    assert "Expected score by rule" in panel.to_text()
    press(panel, "rules")
    assert view(panel)["rules"] is None


def test_many_moves_are_shown_a_few_at_first(panels: Callable[..., WhatIf]) -> None:
    session = Session(rulesim.new_game("discordia", 3), seed=3)
    count = len(session.state.legal_actions())
    assert count > ROWS
    panel = panels(session).run(1)
    assert len(view(panel)["table"]["rows"]) == ROWS and view(panel)["table"]["left"] == count - ROWS
    press(panel, "all")
    assert len(view(panel)["table"]["rows"]) == count and view(panel)["table"]["left"] == 0


@pytest.mark.parametrize("game", rulesim.games())
def test_every_game_has_words_for_its_moves(game: str, panels: Callable[..., WhatIf]) -> None:
    session = Session(rulesim.new_game(game, 3), seed=3)
    bot = GreedyBot()
    for number in range(25):
        state = session.state
        panel = panels(session).run(1)
        rows = view(panel)["table"]["rows"]
        assert len({row["words"] for row in rows}) == len(rows)
        assert all(row["words"] != row["id"] and "ask_" not in row["words"] for row in rows)
        session.play(bot.choose(state.imagine(state.player, Random(number)), Random(number)))


def test_names_never_become_html(panels: Callable[..., WhatIf]) -> None:
    evil = "<img src=x onerror=alert(1)>"
    session = Session(rulesim.new_game("armorica", 2), seed=1, names=[evil, evil])

    class Tags(HTMLParser):
        found: set[str] = set()  # noqa: RUF012

        def handle_starttag(self, tag: str, attrs: Any) -> None:
            self.found.add(tag)

    tags = Tags()
    tags.feed(bundle(panels(session).run(5))["text/html"])
    assert "img" not in tags.found and "table" in tags.found


# --- who does the work ------------------------------------------------------------------------------------------------


def test_asking_only_starts_the_work(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    revision, data = session.revision, session.to_dict()
    panel.ask()
    assert panel.status == "running"
    wait_for(lambda: panel.result is not None and panel.result.n > 20)
    assert panel.status == "running" and "stop" in enabled(panel) and "ask" not in enabled(panel)
    assert view(panel)["progress"][1] == LONG
    panel.stop()
    assert panel.status == "cancelled" and view(panel)["progress"] is None
    assert "Stopped after" in panel.to_text()
    assert session.revision == revision and session.to_dict() == data


def test_answers_sharpen_while_one_watches(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    seen: list[str] = []
    panel.panel.observe(lambda change: seen.append(change["new"]["summary"]), "view")
    press(panel, "ask")
    wait_for(lambda: len(seen) > 6)
    press(panel, "stop")
    assert len(set(seen)) > 4


def test_rows_change_places_seldom(session: Session, panels: Callable[..., WhatIf]) -> None:
    """They are sorted again once there are four times as many playouts, and when it ends."""
    asked, question = panels(session).run(1).asked, whatif.compare(session, "random")
    assert asked is not None
    asked.take(question.run(16))
    best = asked.order = asked.order[::-1]
    asked.take(question.run(60))
    assert asked.order == best
    asked.take(question.run(64))
    assert asked.order == tuple(outcome.name for outcome in question.result().ranking)
    asked.order = best
    asked.sort()
    assert asked.order == tuple(outcome.name for outcome in question.result().ranking)


def test_one_run_waits_for_the_end_of_the_other(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, inside, most = whatif.Comparison.stream, [0], [0]

    def watched(self: Any, *args: Any, **options: Any) -> Iterator[Any]:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        try:
            for result in stream(self, *args, **options):
                time.sleep(0.02)
                yield result
        finally:
            inside[0] -= 1

    monkeypatch.setattr(whatif.Comparison, "stream", watched)
    panel = panels(session, n=LONG)
    panel.ask()
    wait_for(lambda: panel.result is not None and panel.result.n > 2)
    for n in (LONG, LONG, 40):
        panel.stop()
        panel.more(n)
    wait_for(lambda: panel.status == "finished")
    assert most == [1]


def test_where_there_are_no_threads_it_is_a_task_that_sleeps(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_thread(*_: Any, **__: Any) -> Any:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading, "Thread", no_thread)

    async def lab() -> tuple[WhatIf, int]:
        panel = panels(session, threads=False, n=60)
        assert panel.start is as_task
        panel.ask()
        assert panel.status == "running" and panel.result is None
        ticks = 0
        while panel.status == "running":
            await asyncio.sleep(0)
            ticks += 1
        return panel, ticks

    panel, ticks = asyncio.run(asyncio.wait_for(lab(), 60))
    assert panel.status == "finished" and ticks > 10
    assert panel.result is not None
    again = panels(session).run(panel.result.n)
    assert again.result is not None and again.result.outcomes == panel.result.outcomes, "one seam, one answer"


def test_a_task_can_be_stopped_and_gone_on_with(session: Session, panels: Callable[..., WhatIf]) -> None:
    async def lab() -> WhatIf:
        panel = panels(session, threads=False, n=LONG)
        panel.ask()
        while panel.result is None or panel.result.n < 5:
            await asyncio.sleep(0.001)
        panel.stop()
        panel.more()
        panel.stop()
        panel.more(panel.result.n + 5)
        while panel.status == "running":
            await asyncio.sleep(0.001)
        return panel

    panel = asyncio.run(asyncio.wait_for(lab(), 60))
    assert panel.status == "finished" and panel.result is not None
    assert panel.result.n == panel.result.wanted


def test_it_finds_out_whether_there_are_threads(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    assert WhatIf(session).start is in_thread
    monkeypatch.setattr("sys.platform", "emscripten")
    panel = WhatIf(session)
    assert panel.start is as_task and panel.workers is None


def test_workers_are_fed_by_the_thread(session: Session, panels: Callable[..., WhatIf]) -> None:
    with ThreadPoolExecutor(2) as pool:
        panel = panels(session, workers=lambda: pool, n=50)
        panel.ask()
        wait_for(lambda: panel.status == "finished")
        assert panel.result is not None
        n = panel.result.n
        panel.close()
    assert whatif.compare(session, "random").run(n).outcomes == panel.result.outcomes


def test_without_processes_it_plays_here(session: Session, panels: Callable[..., WhatIf]) -> None:
    def none_to_be_had() -> Any:
        raise OSError("no semaphores here")

    panel = panels(session, workers=none_to_be_had, n=5)
    panel.ask()
    wait_for(lambda: panel.status == "finished")
    assert panel.result is not None and panel.result.n == 5


def test_a_quick_look_comes_first_where_players_are_slow(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.LEVELS, "flat", lambda: Slow(0.05))  # type: ignore[call-overload]
    panel = panels(session, level="flat")
    panel.ask()
    wait_for(lambda: view(panel)["table"])
    assert view(panel)["summary"].startswith("A quick look with random players")
    assert {row["mark"] for row in view(panel)["table"]["rows"]} == {""}
    assert panel.result is None or not panel.result.n
    panel.stop()
    assert "no more than a quick look" in panel.to_text()
    assert "pin" not in enabled(panel)


def test_stop_and_ask_again_quickly(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    for _ in range(6):
        panel.ask()
        panel.stop()
    panel.ask()
    wait_for(lambda: panel.result is not None and panel.result.n > 3)
    panel.stop()
    assert panel.status == "cancelled"
    wait_for(lambda: not [thread for thread in threading.enumerate() if thread.name == "what-if"])


def test_closing_ends_the_work(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    panel.ask()
    panel.close()
    wait_for(lambda: not [thread for thread in threading.enumerate() if thread.name == "what-if"])
    session.play(session.state.legal_actions()[0])
    assert session.observer_errors == []


def test_a_failing_playout_names_the_seed_that_replays_it(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.LEVELS, "flat", Failing)  # type: ignore[call-overload]
    panel = panels(session, level="flat", seed=7, n=500)
    panel.ask()
    wait_for(lambda: panel.status == "failed")
    told = view(panel)["summary"]
    fault = panel.asked.fault if panel.asked else None
    assert isinstance(fault, PlayoutError)
    assert "ZeroDivisionError" in told and f"seed=7, playout={fault.playout}" in told
    assert view(panel)["spoken"] == told and told in panel.to_text()
    assert "ask" in enabled(panel)
    with pytest.raises(PlayoutError):
        panels(session, level="flat", seed=7).run(500)


# --- the game moves on ------------------------------------------------------------------------------------------------


def test_an_answer_is_out_of_date_once_the_game_moves_on(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(10)
    before = panel.result
    session.play(session.state.legal_actions()[0])
    assert panel.status == "outdated" and panel.result is before
    assert "The game has moved on" in panel.to_text() and "The game has moved on" in view(panel)["spoken"]
    assert not view(panel)["table"]["playable"] and "more" not in enabled(panel) and "ask" in enabled(panel)
    assert view(panel)["buttons"][0]["label"] == "Ask again"
    with pytest.raises(BadInput, match="ask first"):
        panel.play()
    session.undo()
    assert panel.status == "finished", "back again, it is about the position on the board"


def test_what_runs_ends_when_the_game_moves_on(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    panel.ask()
    wait_for(lambda: panel.result is not None and panel.result.n > 2)
    session.play(session.state.legal_actions()[0])
    assert panel.status == "outdated"
    wait_for(lambda: not [thread for thread in threading.enumerate() if thread.name == "what-if"])


def test_walking_back_finds_the_answers_of_the_way(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(5)
    first = panel.result
    session.play(session.state.legal_actions()[0])
    while session.state.player < 0 or len(session.state.legal_actions()) < 2:
        session.play(session.state.legal_actions()[0])
    panel.run(6)
    ply = session.ply
    session.undo()
    while panel.result is not first and session.undo():
        pass
    assert panel.status == "finished"
    session.goto(ply)
    assert panel.result is not None and panel.result.n == 6


def test_it_says_why_nothing_can_be_asked(heap: Session, panels: Callable[..., WhatIf]) -> None:
    table = Table(played("armorica"), seat=0)
    other = (table.session.state.player + 1) % 3
    table.seat = other
    panel = panels(table)
    assert panel.why_not == f"Player {table.session.state.player + 1} is to act now. You can ask when it is your turn."
    assert "ask" not in enabled(panel) and panel.why_not in panel.to_text()
    with pytest.raises(BadInput, match="is to act now"):
        panel.run(5)
    panel.ask()
    assert panel.status == "idle"
    waiting = panels(Session(rulesim.new_game("heap", 2), chance="wait"))
    assert "Chance decides" in waiting.why_not
    over = panels(simulate.replay(heap.state, "random").end)
    assert "over" in over.why_not and "over" in over.to_text()


def test_the_secrets_of_one_player_are_not_told_to_the_next(panels: Callable[..., WhatIf]) -> None:
    session = Session(rulesim.new_game("provincia", 2), seed=1)
    bot = GreedyBot()
    table = Table(session, cover=True)
    for number in range(300):
        if session.state.phase == "play" and len(session.state.legal_actions()) > 3:  # type: ignore[attr-defined]
            break
        session.play(bot.choose(session.state.imagine(session.state.player, Random(number)), Random(number)))
    panel = panels(table)
    assert "covered" in panel.why_not
    table.uncover()
    assert panel.why_not == ""
    panel.run(2)
    panel.pin()
    shown = [row["words"] for row in view(panel)["table"]["rows"]]
    asker = session.state.player
    table.hide()
    assert view(panel)["table"] is None
    for words in shown:
        assert words not in json.dumps(view(panel)) and words not in panel.to_text()
    while session.state.player in (asker, rulesim.CHANCE):
        session.play(session.state.legal_actions()[-1])
    table.uncover()
    assert view(panel)["table"] is None and view(panel)["pins"] == []


# --- keeping, playing, walking ----------------------------------------------------------------------------------------


def test_answers_are_pinned_beside_the_next(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(5)
    press(panel, "pin")
    assert view(panel)["pins"] == [], "it is shown above, still"
    session.play(session.state.legal_actions()[0])
    while session.state.player < 0 or len(session.state.legal_actions()) < 2:
        session.play(session.state.legal_actions()[0])
    panel.run(6)
    (pin,) = view(panel)["pins"]
    assert not pin["here"] and pin["table"]["rows"] and "5 playouts" in pin["summary"]
    assert panel.to_text().count("what if Player") == 2
    press(panel, "goto_pin", pin["number"])
    assert panel.asked is panel.pins[0] and panel.status == "finished"
    press(panel, "unpin")
    assert panel.pins == []
    for seed in range(5):
        panel.seed = seed
        panel.run(1)
        panel.pin()
    assert [pin.seed for pin in panel.pins] == [2, 3, 4]


def test_a_move_is_played_on_the_board_with_one_press(panels: Callable[..., WhatIf]) -> None:
    player = Player("armorica", 3, seats=("human", "greedy", "greedy"), seed=3)
    panel = panels(player).run(8)
    row = view(panel)["table"]["rows"][-1]
    ply = player.session.ply
    press(panel, "play", row["id"], asked=view(panel)["serial"])
    assert str(player.session.line[ply]) == row["id"]
    assert player.session.state.player in (0, rulesim.CHANCE), "the opponents have replied"
    assert panel.status == "outdated"
    after = player.session.ply
    press(panel, "play", row["id"], asked=view(panel)["serial"])
    assert player.session.ply == after and "ask first" in panel.panel.error


def test_the_best_move_is_played_by_default(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(10)
    assert panel.result is not None
    best, ply = panel.result.ranking[0].name, session.ply
    panel.play()
    assert str(session.line[ply]) == best


def test_a_line_is_walked_on_a_board_of_its_own(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, seed=2).run(4)
    data = session.to_dict()
    name = view(panel)["table"]["rows"][0]["id"]
    line = panel.line(name)
    assert panel.line_board in panel.children and panel.line_board is not None
    played_out = whatif.compare(session, "random", seed=2).line(name)
    line.goto(line.end)
    assert line.line == list(played_out.actions) and line.state.is_over
    assert str(line.line[0]) == name
    assert "Made up" in panel.line_board.title
    line.undo()
    assert not line.state.is_over
    first = panel.line_board
    panel.another_line()
    assert panel.line_board is not first and "game 2" in panel.line_board.title
    press(panel, "close_line")
    assert panel.line_board is None and panel.children == (panel.panel,)
    assert session.to_dict() == data


def test_the_page_asks_for_a_line(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(4)
    press(panel, "line", view(panel)["table"]["rows"][0]["id"], asked=view(panel)["serial"])
    wait_for(lambda: panel.line_board)
    wait_for(lambda: "another_line" in enabled(panel))


def test_variations_are_a_tree_to_jump_in(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session)
    ply, (one, two, *_) = session.ply, session.state.legal_actions()
    session.play(one)
    session.play(session.state.legal_actions()[0])
    left = [str(action) for action in session.line]
    session.goto(ply)
    session.play(two)
    start, first, second = panel.variations()
    assert (start.depth, first.depth, second.depth) == (0, 1, 1)
    assert (first.move, second.move) == (str(one), str(two))
    assert (first.here, second.here) == (False, True) and first.ply == ply + 1
    press(panel, "tree")
    assert [branch["here"] for branch in view(panel)["tree"]] == [False, False, True]
    assert "Take the" in view(panel)["tree"][1]["words"] or "Pass" in view(panel)["tree"][1]["words"]
    press(panel, "jump", first.entry)
    assert str(session.line[ply]) == str(one) and session.ply >= ply + 1
    assert [branch["here"] for branch in view(panel)["tree"]] == [False, True, False]
    tree = variations.Tree(session)
    session.goto(0)
    variations.jump(session, tree.find(left) or 0)
    assert [str(action) for action in session.line] == left
    with pytest.raises(BadInput):
        panel.jump(10_000)


def test_opponents_do_not_reply_to_a_jump() -> None:
    player = Player("armorica", 3, seats=("human", "greedy", "greedy"), seed=3)
    session = player.session
    ply = session.ply
    for action in session.state.legal_actions()[:2]:
        session.goto(ply)
        player.play(action)
    data = session.to_dict()
    tree = variations.Tree(session)
    for entry in range(len(tree.parents)):
        variations.jump(session, entry, player.board)
        expected = [tree.notations[one] for one in tree.way(entry)]
        assert [str(action) for action in session.line][: len(expected)] == expected
        if session.history[len(expected)].player != rulesim.CHANCE:
            assert session.ply == len(expected), "nobody has replied"
    assert session.to_dict()["moves"] == data["moves"], "nothing was added"


# --- sources ----------------------------------------------------------------------------------------------------------


def test_it_goes_with_a_lesson(panels: Callable[..., WhatIf]) -> None:
    lesson = Lesson("armorica/roman")
    done = [line.state for line in lesson.tasks]
    panel = panels(lesson).run(5)
    assert panel.result is not None and panel.result.seat == lesson.plan.seat
    panel.line()
    assert [line.state for line in lesson.tasks] == done, "a line that is made up ticks nothing off"


def test_it_follows_a_player_to_the_next_game(panels: Callable[..., WhatIf]) -> None:
    player = Player("armorica", 2, seats=("human", "greedy"), seed=3)
    panel = panels(player).run(4)
    player.new_game(3, seed=4)
    assert panel.session is player.session and panel.status == "outdated"
    panel.run(4)
    assert panel.status == "finished"
    player.board.play(str(player.session.state.legal_actions()[0]))
    assert panel.status == "outdated"


def test_other_positions_are_asked_about(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, edits={"a turn later": {"turn": "+1"}})
    assert [choice["id"] for choice in view(panel)["choices"]] == ["about", "level", "by"]
    panel.run(4)
    press(panel, "about", "a turn later")
    wait_for(lambda: panel.status == "finished")
    assert panel.result is not None
    assert [outcome.name for outcome in panel.result.outcomes] == ["as it is", "a turn later"]
    assert "As it is" in panel.to_text()


@pytest.mark.parametrize("wrong", [{"level": "genius"}, {"by": "luck"}])
def test_what_cannot_be_chosen_is_named(session: Session, wrong: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        WhatIf(session, **wrong)
    with pytest.raises(BadInput):
        WhatIf(session).choose(**wrong)


def test_what_has_no_game_is_no_source() -> None:
    with pytest.raises(BadInput, match="source"):
        WhatIf(42)


# --- the page ---------------------------------------------------------------------------------------------------------


def test_intents_are_answered_once_and_in_order(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(3)
    press(panel, "tree", earlier=[{"seq": panel.panel.seen + 1, "do": "rules"}])
    assert view(panel)["rules"] is not None and view(panel)["tree"] is not None
    panel.panel.intent = {**panel.panel.intent, "again": True}
    assert view(panel)["tree"] is not None, "nothing is answered twice"


def test_an_intent_for_an_answer_that_is_gone_does_nothing(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(3)
    old = view(panel)["serial"]
    panel.run(4)
    ply = session.ply
    press(panel, "play", view(panel)["table"]["rows"][0]["id"], asked=old)
    assert session.ply == ply


def test_a_fault_is_shown_and_the_panel_goes_on(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = panels(session)

    def broken(self: WhatIf) -> None:
        raise ZeroDivisionError("nothing to see")

    monkeypatch.setattr(WhatIf, "pin", broken)
    press(panel, "pin")
    assert "ZeroDivisionError: nothing to see" in panel.panel.error
    press(panel, "rules")
    assert panel.panel.error == ""


def test_what_the_page_gets_is_plain_and_small(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(10)
    assert len(json.dumps(view(panel))) < 8000
    assert "whatif_" not in json.dumps(view(panel)["words"])
    assert isinstance(panel.panel, Panel)
