"""The what-if panel: what it says in each of its states, who does the work, and that the game stays as it was."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from itertools import chain
from math import inf
from random import Random
from typing import Any

import pytest

import rulesim
from rulesim import BadInput, Session, bots, rulebook, simulate, whatif
from rulesim.bots import GreedyBot
from rulesim.estimates import FEWEST
from rulesim.game import find_game
from rulesim.simulate import PlayoutError
from tests import fake_game
from tests.fake_players import Failing, Slow
from widgets import Player, Stage, Table, WhatIf, lessons, variations, whatif_view
from widgets.background import as_task, in_thread
from widgets.scenes.overlays import Bars
from widgets.whatif import ROWS, Panel
from widgets.whatif import panel as panel_module
from widgets.whatif.changes import changes
from widgets.words import catalogue

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
    assert enabled(panel) == {"ask", "rules", "tree", "edit"}
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
        assert "40 playouts of each." in told and "players: random, seed 1" in told
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


def test_a_cell_that_runs_again_lets_its_panel_before_rest(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a notebook is opened again: nobody sees the one before, and it would play on for minutes."""
    ran = ["first"]
    monkeypatch.setattr(panel_module, "running_cell", lambda: ("cell-1", ran[0]))
    old, beside = (panels(session, tier=tier, n=1_000_000).ask() for tier in ("end", "soon"))
    monkeypatch.setattr(panel_module, "running_cell", lambda: ("cell-2", ran[0]))
    elsewhere = panels(session, n=1_000_000).ask()
    assert {one.status for one in (old, beside, elsewhere)} <= {"running", "finished"}
    ran[0] = "second"
    monkeypatch.setattr(panel_module, "running_cell", lambda: ("cell-1", ran[0]))
    again = panels(session, tier="soon")
    assert old.status == "cancelled" and elsewhere.status == "running"
    assert beside.status in ("cancelled", "finished")
    asked = beside.asked
    session.play(str(session.state.legal_actions()[0]))
    assert beside.asked is asked, "nor is it asked again at the next decision"
    assert again.asked is None
    elsewhere.stop()


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
    assert "Tied: “one” and “two” came out the same in every playout." in same.to_text()
    rows = view(same)["table"]["rows"]
    assert [row["mark"] for row in rows] == ["tied", "tied"] and "ahead" not in same.to_text()
    assert {row["told"] for row in rows} == {"equal so far"}


def test_equal_so_far_is_not_called_tied(panels: Callable[..., WhatIf]) -> None:
    """Two moves are equal on average, the third is not: what that takes is known."""
    panel = panels(Session(rulesim.new_game("armorica", 2), seed=2), seed=8).run(86)
    told = view(panel)["summary"]
    assert "Equal so far: “Take" in told and "to tell them apart is not known yet." in told
    assert "“Pass” is at most 2% better, if at all." in told
    assert "tied" not in told.lower() and "ahead" not in panel.to_text().lower()
    rows = [row["told"] for row in view(panel)["table"]["rows"]]
    assert rows == ["equal so far", "equal so far", "13% behind so far"]
    assert panel.result is not None and panel.result.n == 86
    panel.more(160)
    wait_for(lambda: panel.status == "finished")
    assert "behind" in view(panel)["table"]["rows"][-1]["told"]


def test_nothing_is_marked_while_it_is_too_early(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(FEWEST - 1)
    assert "too early" in view(panel)["summary"]
    assert {(row["mark"], row["told"]) for row in view(panel)["table"]["rows"]} == {("", "")}
    assert "ahead" not in panel.to_text() and "not told apart" not in panel.to_text()
    panel.run(FEWEST)
    assert "ahead so far" in panel.to_text()


def test_a_single_playout_has_no_whisker(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, by="score").run(1)
    assert view(panel)["summary"].startswith("One playout of each.")
    for row in view(panel)["table"]["rows"]:
        low, mean, high = row["at"]
        assert low == mean == high and row["interval"] == ""
    panel.run(2)
    assert all(row["interval"] for row in view(panel)["table"]["rows"])


def test_words_are_explained(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(4)
    _, position, players, seed = view(panel)["titles"]
    assert "25 actions, chance’s included, led to it" in position[1] and position[0].startswith("Position 25")
    assert "looks" not in players[1] and "Random: any legal move" in players[1]
    assert seed[0] == "seed 0" and "the same seed" in seed[1]
    choices = {choice["id"]: choice for choice in view(panel)["choices"]}
    levels = {name: tip for name, _, tip in choices["level"]["options"]}
    assert levels.keys() == bots.LEVELS.keys() and all(levels.values())
    assert "the move after which the position looks best" in levels["greedy"] and "minutes" in levels["strong"]
    assert all(choice["tip"] for choice in choices.values())
    tips = view(panel)["table"]["tips"]
    assert len(tips) == 4 and all(tips)
    assert "95 times in 100" in view(panel)["words"]["head_interval_tip"]
    assert panel.to_text().startswith(" ".join(text for text, _ in view(panel)["titles"]))


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
    assert "Victory points at the end" in view(panel)["table"]["tips"][2]
    press(panel, "by", "lead")
    assert panel.result is not None and panel.result.by == "lead"


def test_a_measure_chosen_between_a_result_and_its_publishing_stays(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever comes from the old measure is never shown."""
    stream, seen = whatif.Comparison.stream, []
    panel = panels(session)

    def between(self: Any, *args: Any, **options: Any) -> Iterator[Any]:
        for result in stream(self, *args, **{**options, "every": 0.0}):
            if result.n == 3 and panel.questions.by == "win":
                panel.choose(by="score")
            yield result

    monkeypatch.setattr(whatif.Comparison, "stream", between)
    panel.panel.observe(lambda change: seen.append(panel.result and panel.result.by), "view")
    panel.run(20)
    assert "score" in seen and "win" not in seen[seen.index("score") :]
    assert panel.result == whatif.compare(session, "random", by="score").run(20)


def test_a_measure_chosen_while_the_question_is_made_holds(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    played, panel = whatif.played, panels(session)

    def slow(*args: Any, **options: Any) -> whatif.Comparison:
        made = played(*args, **options)
        panel.choose(by="lead")
        return made

    monkeypatch.setattr(whatif, "played", slow)
    panel.run(20)
    assert panel.result is not None and panel.result.by == "lead"


def test_answers_of_the_way_are_compared_by_what_is_chosen(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel, ply = panels(session).run(5), session.ply
    session.play(session.state.legal_actions()[0])
    while session.state.player < 0 or len(session.state.legal_actions()) < 2:
        session.play(session.state.legal_actions()[0])
    panel.run(2).choose(by="score")
    session.goto(ply)
    assert panel.status == "finished" and view(panel)["table"]["heads"][1] == "Score"


def test_enough_for_one_measure_may_not_be_for_another(heap: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(heap, edits={"a gift": {"points.0": 30}}, n=5000)
    panel.choose(about="a gift").ask()
    wait_for(lambda: panel.status == "finished")
    assert "were enough" in view(panel)["summary"]
    asked = panel.asked
    assert asked is not None and asked.result is not None and asked.result.stopped == "apart"
    outcomes = [
        dataclasses.replace(one, behind=one.behind and dataclasses.replace(one.behind, apart=False, radius=inf))
        for one in asked.result.outcomes
    ]
    asked.result = dataclasses.replace(asked.result, outcomes=tuple(outcomes))
    assert "were enough" not in asked.summary()


def test_what_is_asked_live_ends_once_no_other_is_better_by_two_points(
    heap: Session, panels: Callable[..., WhatIf]
) -> None:
    """What comes to the same is never told apart: without that it would go on to the end."""
    panel = panels(heap, n=5000).ask(whatif.branches({"one": heap, "two": heap}))
    wait_for(lambda: panel.status == "finished")
    assert panel.result is not None and not panel.result.apart and panel.result.n < 1000
    assert "were enough" in view(panel)["summary"] and "came out the same" in view(panel)["summary"]


def test_points_by_rule_are_shown_on_request(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(20)
    assert view(panel)["rules"] is None
    press(panel, "rules")
    rules = view(panel)["rules"]
    assert rules["ids"] == [row["id"] for row in view(panel)["table"]["rows"]]
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


def test_what_is_not_played_yet_is_not_called_more(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    left: list[int] = []
    panel.panel.observe(lambda change: left.append((change["new"]["table"] or {"left": 0})["left"]), "view")
    panel.ask()
    wait_for(lambda: panel.result is not None and panel.result.n > 2)
    panel.stop()
    assert set(left) == {0} and len(session.state.legal_actions()) < ROWS
    asked = panel.asked
    assert asked is not None
    some = whatif.compare(session, "random")
    for result in some.stream(3, every=0.0):  # pragma: no branch
        if any(outcome.n for outcome in result.outcomes) and not all(outcome.n for outcome in result.outcomes):
            asked.take(result)
            assert panel.view.table(asked)["left"] == 0  # type: ignore[index]
            break
    else:
        pytest.fail("it was never in between")


@pytest.mark.thorough
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
    assert view(panel)["progress"][1] == LONG * len(session.state.legal_actions())
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
        assert panel.runs.start is as_task
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
    assert panel.result.n >= panel.result.wanted, "what was under way at the stop may come on top"


def test_it_finds_out_whether_there_are_threads(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    assert WhatIf(session).runs.start is in_thread
    monkeypatch.setattr("sys.platform", "emscripten")
    panel = WhatIf(session)
    assert panel.runs.start is as_task and panel.runs.workers is None


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


def test_what_the_model_sees_comes_first(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.LEVELS, "strong", lambda: Slow(0.05))  # type: ignore[call-overload]
    panel = panels(session, level="strong")
    panel.ask()
    wait_for(lambda: view(panel)["table"])
    assert view(panel)["summary"].startswith("This is what the model sees")
    assert "may take minutes" in view(panel)["summary"] and view(panel)["glance"]
    assert {row["mark"] for row in view(panel)["table"]["rows"]} == {""}
    assert panel.result is None or not panel.result.n
    assert {row["other"] for row in view(panel)["table"]["rows"]} == {""}, "the model knows no score at the end"
    seen = {row["id"]: row["value"] for row in view(panel)["table"]["rows"]}
    assert seen == {one.name: f"{one.win.mean:.0%}" for one in whatif.now(session).outcomes}
    text, tip = view(panel)["titles"][2]
    assert text.startswith("now, as the model sees it") and "strong" in tip.lower()
    done, wanted = view(panel)["progress"]
    assert wanted == panel.n * len(session.state.legal_actions()) and done < wanted
    press(panel, "by", "lead")
    assert view(panel)["table"] is None and view(panel)["summary"].startswith("The first games are being played out")
    assert not view(panel)["titles"][2][0].startswith("now")
    press(panel, "by", "win")
    panel.stop()
    assert "no more than what the model sees" in panel.to_text()
    assert "pin" not in enabled(panel) and "go_on" in enabled(panel)


def test_a_few_games_do_not_push_aside_what_the_model_sees(session: Session, panels: Callable[..., WhatIf]) -> None:
    asked = panels(session, n=LONG).questions.ask(None, LONG, True)
    asked.look(whatif.now(session))
    asked.status, painted, known = "running", asked.bars(), set[bool]()
    for result in whatif.compare(session, "random").stream(24, every=0.0):
        asked.take(result)
        known.add(result.n >= 16)
        assert asked.is_glance == (result.n < 16) and (asked.bars() == painted) == asked.is_glance
        asked.status = "stopped"
        assert asked.is_glance == (not result.n), "what was played until it is stopped is told"
        asked.status = "running"
    assert known == {False, True}


def test_progress_is_seen_before_all_moves_have_had_a_game(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    asked = panel.questions.ask(None, 400, True)
    count = len(session.state.legal_actions())
    assert panel.view.progress(asked) == [0, 400 * count], "before the first one, too"
    question = whatif.compare(session, "random")
    for result in question.stream(400, every=0.0):
        if result.played and not result.n:
            asked.take(result)
            break
    else:
        pytest.fail("it was never in between")
    assert panel.view.progress(asked) == [result.played, 400 * count]
    assert 0 < result.played < count


def test_after_a_stop_it_goes_on_to_what_was_asked_for(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=LONG)
    panel.ask()
    wait_for(lambda: panel.result is not None and panel.result.n > 20)
    press(panel, "stop")
    assert view(panel)["buttons"][0]["label"] == "Go on"
    assert {"ask", "more", "stop"} & enabled(panel) == set()
    before, asked = panel.result, panel.asked
    press(panel, "go_on")
    assert panel.status == "running" and panel.asked is asked, "nothing that is known is thrown away"
    assert view(panel)["progress"][1] == LONG * len(session.state.legal_actions())
    wait_for(lambda: panel.result.n > before.n + 20)  # type: ignore[union-attr]
    panel.stop()
    assert asked is not None and asked.result is not None and asked.until_apart
    panel.choose(level="greedy")
    assert "ask" in enabled(panel) and "go_on" not in enabled(panel), "that would be another question"


def test_more_after_a_stop_is_what_was_asked_for(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(8)
    assert panel.asked is not None
    panel.asked.status, panel.asked.wanted = "cancelled", 40
    panel.more()
    wait_for(lambda: panel.status == "finished")
    assert panel.result is not None and panel.result.n == 40
    panel.more()
    wait_for(lambda: panel.status == "finished")
    assert panel.result.n == 80


def test_going_on_is_until_apart_if_that_was_asked(heap: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(heap, edits={"a gift": {"points.0": 30}}, n=5000)
    panel.choose(about="a gift").ask()
    wait_for(lambda: panel.result is not None and panel.result.n)
    panel.stop()
    panel.go_on()
    wait_for(lambda: panel.status == "finished")
    assert panel.result is not None and panel.result.n < 1000


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
    monkeypatch.setitem(bots.LEVELS, "strong", Failing)  # type: ignore[call-overload]
    panel = panels(session, level="strong", seed=7, n=500)
    panel.ask()
    wait_for(lambda: view(panel)["status"] == "failed")
    told = view(panel)["summary"]
    fault = panel.asked.fault if panel.asked else None
    assert isinstance(fault, PlayoutError)
    assert "ZeroDivisionError" in told and f"seed=7, playout={fault.playout}" in told
    assert view(panel)["spoken"] == told and told in panel.to_text()
    assert "ask" in enabled(panel)
    with pytest.raises(PlayoutError):
        panels(session, level="strong", seed=7).run(500)


# --- the game moves on ------------------------------------------------------------------------------------------------


def test_an_answer_is_out_of_date_once_the_game_moves_on(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(10)
    before = panel.result
    session.play(session.state.legal_actions()[0])
    assert panel.status == "outdated" and panel.result is before
    assert "Ask again for the position on the board" in view(panel)["headline"]
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


def test_once_it_is_over_nobody_is_told_to_ask_again(panels: Callable[..., WhatIf]) -> None:
    session = played("armorica")
    panel = panels(session).run(3)
    rng = Random(2)
    while not session.state.is_over:
        session.play(rng.choice(session.state.legal_actions()))
    assert "The game is over" in view(panel)["why"]
    assert "moved on" in view(panel)["headline"] and "Ask again" not in view(panel)["headline"]


def test_another_game_is_another_game(panels: Callable[..., WhatIf]) -> None:
    """The same moves lead to another position in it: there is no way from here to the pin."""
    player = Player("armorica", 2, seats=("human", "human"), seed=3)
    panel = panels(player).run(4)
    panel.pin()
    line = panel.shelf.pins[0].line
    player.new_game(2, seed=3)
    assert tuple(map(str, player.session.line)) == line
    assert panel.status == "outdated" and "Another game has begun" in panel.to_text()
    assert "moved on" not in panel.to_text()
    panel.run(4)
    (pin,) = view(panel)["pins"]
    assert pin["elsewhere"] and not pin["here"]
    player.play(str(player.session.state.legal_actions()[0]))
    ply = player.session.ply
    press(panel, "goto_pin", pin["number"])
    assert player.session.ply == ply and "not part of this game" in panel.panel.error
    assert "moved on" in view(panel)["headline"]


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


def test_players_are_called_by_their_names_and_who_asks_you(panels: Callable[..., WhatIf]) -> None:
    game = Session(lessons.start("provincia", "lesson-senate"), names=("Ann", "Bob", "Cem"))
    own, anybody = panels(Table(game, seat=0)).run(2), panels(game).run(2)
    asked = own.asked
    assert asked and "What if you now" in asked.about
    assert anybody.asked and "What if Ann now" in anybody.asked.about
    assert any("Bob" in name for name in asked.names.values())
    assert not any("Player" in name for name in asked.names.values())
    assert own.lines.result(asked, {"winners": [0], "totals": [5, 4, 3]}).startswith("You win;")
    assert own.lines.result(asked, {"winners": [1], "totals": [4, 5, 3]}).startswith("Bob wins;")


def test_answers_are_pinned_beside_the_next(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(5)
    press(panel, "pin")
    assert view(panel)["pins"] == [], "it is shown above, still"
    session.play(session.state.legal_actions()[0])
    while session.state.player < 0 or len(session.state.legal_actions()) < 2:
        session.play(session.state.legal_actions()[0])
    panel.run(6)
    (pin,) = view(panel)["pins"]
    assert not pin["elsewhere"]
    assert not pin["here"] and pin["table"]["rows"] and "5 playouts" in pin["summary"]
    assert panel.to_text().count("What if Player") == 2
    press(panel, "goto_pin", pin["number"])
    assert panel.asked is panel.shelf.pins[0] and panel.status == "finished"
    press(panel, "unpin")
    assert panel.shelf.pins == []
    for seed in range(5):
        panel.questions.seed = seed
        panel.run(1)
        panel.pin()
    assert [pin.seed for pin in panel.shelf.pins] == [2, 3, 4]


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


def test_an_answer_looks_as_far_as_it_is_asked_to(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, tier="now").run(20)
    assert panel.result == whatif.now(session) and panel.status == "finished"
    assert "A model told this" in panel.to_text() and "playouts of each" not in panel.to_text()
    assert not view(panel)["table"]["lines"] and "more" not in enabled(panel)
    panel.choose(by="score")
    assert {row["mark"] for row in view(panel)["table"]["rows"]} == {""}, "the model compares chances alone"
    assert "as if the game ended there" in view(panel)["summary"] and "too early" not in view(panel)["summary"]
    assert "if the game ended" in view(panel)["table"]["tips"][2]
    soon = panels(session, tier="soon", seed=1, n=8).run(20)
    assert soon.result == whatif.soon(session, "random", seed=1).run(20)
    assert "a model judged" in soon.to_text() and view(soon)["table"]["lines"]
    press(soon, "tier", "end")
    wait_for(lambda: soon.status == "finished")
    assert soon.asked is not None and soon.asked.tier == "end" and "model" not in soon.to_text()


def test_what_luck_tells_apart_but_the_model_may_confuse_is_not_called_behind(
    session: Session, panels: Callable[..., WhatIf]
) -> None:
    panel = panels(session, tier="soon", seed=1).run(60)
    assert panel.result is not None
    behind = [outcome.behind for outcome in panel.result.outcomes if outcome.behind]
    assert any(one.apart for one in behind) and all(one.estimate.low < 0 for one in behind)
    assert {row["mark"] for row in view(panel)["table"]["rows"]} == {"best", "tied"}
    assert "the model is not sure enough. Look “to the end”" in panel.to_text()


def test_nothing_is_called_ahead_of_what_the_model_sees_as_equal(panels: Callable[..., WhatIf]) -> None:
    panel = panels(Session(rulesim.new_game("provincia", 2), seed=1), tier="now").run(1)
    assert panel.result is not None and any(one.behind and one.behind.equal for one in panel.result.outcomes)
    assert "ahead" not in panel.to_text().lower() and "others may be as good as “Take the city" in panel.to_text()


def test_the_chances_are_painted_on_the_pieces_until_the_game_moves_on(
    session: Session, panels: Callable[..., WhatIf]
) -> None:
    table = Table(session)
    panel = panels(table, tier="now")
    assert painted(table) == {}
    panel.run(1)
    assert panel.result is not None
    told = {one.name: round(100 * one.win.mean) for one in panel.result.outcomes if one.name != "pass"}
    assert painted(table) == told and [b.label for b in table.drawn.buttons if "%" in b.label]
    table.play("take 1")
    assert painted(table) == {}
    table.undo()
    assert painted(table) == told, "the answer of the way is there again"
    panel.choose(by="score")
    assert painted(table) == {}, "no chances are compared"


def painted(table: Table) -> dict[str, int]:
    """The chances on the pieces of a board, by the move that the piece stands for."""
    zones = table.drawn.zones
    bars = [bar for zone in zones for overlay in zone.overlays if isinstance(overlay, Bars) for bar in overlay.bars]
    actions = {piece.id: piece.action for zone in zones for piece in zone.pieces}
    return {actions[bar.piece] or "": bar.percent for bar in bars}


def test_a_click_is_answered_in_one_scene_before_the_panel_follows(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(session)
    panel = panels(table, tier="now").run(1)
    told: list[str] = []
    for one in (table, panel.panel):
        monkeypatch.setattr(one, "send_state", lambda key: told.extend([key] if isinstance(key, str) else key))
    place = {"ply": session.ply, "revision": session.revision}
    table.intent = {"kind": "attempt", "seq": 1, "action": "take 1", "piece": None, **place}
    assert [name for name in told if name in ("scene", "view")] == ["scene", "view"]
    assert painted(table) == {} and panel.status == "outdated"


def test_what_is_stopped_is_painted_as_it_stands(session: Session, panels: Callable[..., WhatIf]) -> None:
    table = Table(session)
    panel = panels(table, n=LONG).ask()
    wait_for(lambda: panel.result is not None and panel.result.n > 5)
    with session.lock, panel.shelf.lock:  # what is on its way comes later
        panel.stop()
        assert panel.result is not None
        told = {one.name: round(100 * one.win.mean) for one in panel.result.outcomes if one.name != "pass"}
        assert painted(table) == told


def test_no_move_comes_between_the_chances_and_their_painting(
    session: Session, panels: Callable[..., WhatIf], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(session)
    panel = panels(table, tier="now")
    free: list[bool] = []

    def look() -> None:
        free.append(session.lock.acquire(False))
        if free[-1]:
            session.lock.release()

    with ThreadPoolExecutor(1) as other:
        monkeypatch.setattr(table, "paint", lambda bars: other.submit(look).result())
        panel.run(1)
    assert free and not any(free)


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
    assert panel.lines.board in panel.children and panel.lines.board is not None
    played_out = whatif.compare(session, "random", seed=2).line(name)
    line.goto(line.end)
    assert line.line == list(played_out.actions) and line.state.is_over
    assert str(line.line[0]) == name
    assert "Made up" in panel.lines.board.title
    line.undo()
    assert not line.state.is_over
    first = panel.lines.board
    panel.lines.next()
    assert panel.lines.board is not first and "game 2" in panel.lines.board.title
    press_table(panel.lines.board, "whatif_close")
    assert panel.lines.board is None and panel.children == (panel.panel,) and view(panel)["line"] == 0
    assert session.to_dict() == data


def press_table(table: Table, command: str) -> None:
    table.intent = {"seq": table.seen + 1, "kind": "command", "command": command}


def test_another_line_comes_after_a_new_question_too(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, edits={"a turn later": {"turn": "+1"}}, n=40).run(3)
    name = view(panel)["table"]["rows"][0]["id"]
    panel.line(name)
    first, old = panel.lines.board, panel.asked
    assert first is not None and old is not None and old.comparison is not None
    panel.choose(about="a turn later").run(3)
    panel.lines.next()
    second = panel.lines.board
    assert second is not None and second is not first and "game 2" in second.title
    second.session.goto(second.session.end)
    assert second.session.line == list(old.comparison.line(name, 1).actions)
    panel.lines.next()
    panel.lines.next()
    assert panel.lines.board is not None and "game 1" in panel.lines.board.title, "there were three"


def test_the_board_of_a_line_has_its_buttons(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(3)
    assert view(panel)["line"] == 0
    panel.line()
    first = panel.lines.board
    assert first is not None and first.commands.keys() >= {"whatif_another", "whatif_close"}
    labels = [button["label"] for button in first.scene["buttons"]]
    assert "Another line" in labels and "Close the line" in labels
    assert not {"another_line", "close_line"} & enabled(panel)
    opened = view(panel)["line"]
    press_table(first, "whatif_another")
    wait_for(lambda: panel.lines.board is not first and view(panel)["line"] == opened + 1)


def test_a_line_has_a_true_minus_sign(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(1)
    assert panel.asked is not None
    record = {"winners": [0], "totals": [-66, -66, -66]}
    assert "your score: −66." in panel.lines.result(panel.asked, record)


def test_a_line_with_the_secrets_of_one_player_is_put_away(panels: Callable[..., WhatIf]) -> None:
    session = Session(rulesim.new_game("provincia", 2), seed=1)
    bot = GreedyBot()
    table = Table(session, cover=True)
    for number in range(300):
        if session.state.phase == "play" and len(session.state.legal_actions()) > 3:  # type: ignore[attr-defined]
            break
        session.play(bot.choose(session.state.imagine(session.state.player, Random(number)), Random(number)))
    table.uncover()
    panel = panels(table).run(1)
    panel.line()
    assert panel.lines.board is not None
    table.hide()
    assert panel.lines.board is None and panel.children == (panel.panel,)


def test_a_line_of_the_game_before_keeps_its_players(panels: Callable[..., WhatIf]) -> None:
    player = Player("armorica", 3, seats=("human",) * 3, seed=3)
    panel = panels(player).run(2)
    panel.line()
    player.new_game(2, seed=4)
    panel.lines.next()
    assert panel.lines.board is not None and panel.lines.board.session.players == 3


@pytest.mark.parametrize("playout", ["x", -1, 0.5])
def test_a_line_that_there_is_not_is_named(session: Session, panels: Callable[..., WhatIf], playout: Any) -> None:
    panel = panels(session).run(2)
    with pytest.raises(BadInput, match="playout"):
        panel.line(playout=playout)
    with pytest.raises(BadInput, match="move"):
        panel.line("take 99")


def test_a_row_that_is_pointed_at_is_looked_at_on_the_board(panels: Callable[..., WhatIf]) -> None:
    table = Table(played("armorica"))
    panel = panels(table).run(3)
    move, other = (row["id"] for row in view(panel)["table"]["rows"][:2])
    panel.panel.error = "told before"
    for looked in (move, other, None, move):
        press(panel, "look", looked)
        assert table.hovered == looked and panel.panel.error == "told before"
    table.session.play(other)
    press(panel, "look", move)
    assert table.hovered is None, "that was a move of the position before"


def test_the_page_asks_for_a_line(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session).run(4)
    press(panel, "line", view(panel)["table"]["rows"][0]["id"], asked=view(panel)["serial"])
    wait_for(lambda: panel.lines.board)
    wait_for(lambda: view(panel)["line"])


def test_variations_are_a_tree_to_jump_in(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session)
    ply, (one, two, *_) = session.ply, session.state.legal_actions()
    session.play(one)
    session.play(session.state.legal_actions()[0])
    left = [str(action) for action in session.line]
    session.goto(ply)
    session.play(two)
    start, first, second = variations.tree(panel.session)
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
    for wrong in (10_000, -1, "x", None, True):
        with pytest.raises(BadInput, match=r"entry: .* allowed: 0 to"):
            panel.jump(wrong)  # type: ignore[arg-type]


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
    stage = Stage("armorica/roman")
    beat = stage.beat
    panel = panels(stage).run(5)
    assert panel.result is not None and panel.result.seat == stage.game.seat
    panel.line()
    assert stage.beat is beat and not stage.done_before(), "a line that is made up finishes no beat"


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
    panel = panels(session, edits={"a turn later": {"turn": "+1"}}, n=8)
    assert [choice["id"] for choice in view(panel)["choices"]] == ["about", "tier", "level", "by"]
    panel.run(4)
    press(panel, "about", "a turn later")
    wait_for(lambda: panel.status == "finished")
    assert panel.result is not None
    assert [outcome.name for outcome in panel.result.outcomes] == ["as it is", "a turn later"]
    assert "As it is" in panel.to_text()
    with pytest.raises(BadInput, match="no move to play"):
        panel.play()


BAD: dict[str, Any] = {"two turns": {"tern": 2}}


def test_an_edit_that_does_not_fit_is_not_chosen(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, edits={"later": {"turn": "+1"}, **BAD}, n=LONG)
    panel.ask()
    asked = panel.asked
    press(panel, "about", "two turns")
    assert "Did you mean 'turn'" in panel.panel.error
    assert panel.questions.about == "moves" and view(panel)["choices"][0]["value"] == "moves"
    assert panel.asked is asked and panel.status == "running"
    press(panel, "about", "later")
    assert panel.asked is not asked and panel.panel.error == ""
    asked = panel.asked
    with pytest.raises(BadInput, match="tern"):
        panel.choose(level="greedy", about="two turns")
    assert (panel.questions.level, panel.questions.about) == ("random", "later") and panel.asked is asked


def test_an_edit_that_fits_no_more_is_let_go_of(session: Session, panels: Callable[..., WhatIf]) -> None:
    shown = session.state.to_dict()["gaul_row"]
    panel = panels(session, edits={"first card": {"gaul_row.0": shown[0]}}).choose(about="first card").run(2)
    card = session.state.to_dict()["displays"][0][0]
    panel.questions.edits["first card"] = {"gaul_row.0": card}
    with pytest.raises(BadInput):
        panel.ask()
    assert panel.questions.about == "moves" and view(panel)["choices"][0]["value"] == "moves"
    assert panel.status == "finished", "the earlier answer stays"


def test_a_change_made_on_the_page_that_fits_no_more_is_offered_no_more(panels: Callable[..., WhatIf]) -> None:
    session = played("provincia", plies=100, players=3)
    panel = panels(session)
    panel.change("cities.2.hand.6", "pons").stop()
    for _ in range(5):  # cards are taken, then played
        session.play(session.state.legal_actions()[0])
    with pytest.raises(BadInput, match=r"7th card in the hand: PONS .* is possible no more"):
        panel.choose(about="cities.2.hand.6 = pons")
    assert panel.questions.edits == {} and panel.questions.about == "moves"


@pytest.mark.parametrize("name", ["moves", "as it is"])
def test_names_of_edits_that_stand_for_something_else(session: Session, name: str) -> None:
    with pytest.raises(BadInput, match=f"'{name}' stands for something else"):
        WhatIf(session, edits={name: {"turn": 3}})


@pytest.mark.parametrize("edits", [["a"], {"x": "year"}, {0: {"turn": 1}}, "turn"])
def test_what_is_no_edit_is_refused_at_once(session: Session, edits: Any) -> None:
    with pytest.raises(BadInput, match=r"edits: .* allowed"):
        WhatIf(session, edits=edits)


@pytest.mark.parametrize("wrong", [{"seed": "x"}, {"seed": 1.0}, {"n": 0}, {"n": -5}, {"n": "40"}, {"n": True}])
def test_seed_and_number_are_checked_when_it_is_made(session: Session, wrong: Any) -> None:
    with pytest.raises(BadInput, match=rf"{next(iter(wrong))}: .* allowed"):
        WhatIf(session, **wrong)


@pytest.mark.parametrize("n", [-5, 0, "x", 2.5])
def test_a_number_that_makes_no_sense_leaves_the_answer(
    session: Session, panels: Callable[..., WhatIf], n: Any
) -> None:
    panel = panels(session).run(4)
    before = panel.result
    for method in (panel.more, panel.run, lambda n: panel.ask(n=n)):
        with pytest.raises(BadInput, match=r"n: .* from 1"):
            method(n)
    with pytest.raises(BadInput, match="question"):
        panel.ask([])
    assert panel.status == "finished" and panel.result is before


def test_a_question_about_another_session_has_its_moves(session: Session, panels: Callable[..., WhatIf]) -> None:
    other = Session(rulesim.new_game("provincia", 2), seed=5)
    panel = panels(session).run(1, other)
    press(panel, "all")
    assert {row["id"] for row in view(panel)["table"]["rows"]} == {str(a) for a in other.state.legal_actions()}


# --- the position is changed ------------------------------------------------------------------------------------------


def test_the_position_is_changed_on_the_page(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=40)
    assert not view(panel)["edit"] and panel.panel.fields == []
    press(panel, "edit")
    turn = session.state.to_dict()["turn"]
    offered = {one["path"]: one for one in panel.panel.fields}
    plain = {"path": "turn", "group": "As Python calls it", "title": "turn", "now": str(turn), "choices": []}
    assert view(panel)["edit"] and offered["turn"] == plain
    rule = offered["options.end_trigger"]
    assert (rule["group"], rule["title"], rule["now"]) == ("Rules", "What ends the game", "one empty deck")
    assert "either" not in dict(rule["choices"]) and dict(rule["choices"])["both"] == "both decks empty"
    press(panel, "edit", {"path": "turn", "value": "+1"})
    name = f"turn = {turn + 1}"
    assert (
        panel.panel.error == ""
        and panel.questions.edits == {name: {"turn": turn + 1}}
        and panel.questions.about == name
    )
    assert view(panel)["choices"][0]["value"] == name and panel.asked is not None and panel.asked.what == name
    wait_for(lambda: panel.status == "finished")
    assert panel.result is not None and [outcome.name for outcome in panel.result.outcomes] == ["as it is", name]
    direct = whatif.compare(whatif.edited(session, {name: {"turn": turn + 1}}), "random").run(panel.result.n)
    assert panel.result.outcomes == direct.outcomes, "the edit is asked about as in Python"
    press(panel, "edit", {"path": "turn", "value": str(turn + 1)})
    assert [*panel.questions.edits] == [name], "once is enough"
    press(panel, "edit", {"path": "options.voluntary_pass", "value": "False"})
    made = panel.questions.edits["options.voluntary_pass = False"]
    assert panel.panel.error == "" and made == {"options.voluntary_pass": False}
    press(panel, "edit")
    assert not view(panel)["edit"] and panel.panel.fields == []


def test_a_change_made_on_the_page_is_taken_off_again(session: Session, panels: Callable[..., WhatIf]) -> None:
    panel = panels(session, n=8, edits={"later": {"turn": "+1"}})

    def buttons() -> list[str]:
        return [button["id"] for button in view(panel)["buttons"]]

    press(panel, "about", "later")
    assert "forget" not in buttons(), "what somebody wrote in Python stays"
    panel.change("options.voluntary_pass", "False").change("turn", "+1")
    assert "forget" in buttons() and len(panel.questions.edits) == 3
    press(panel, "forget")
    wait_for(lambda: panel.status == "finished")
    assert [*panel.questions.edits] == ["later", "options.voluntary_pass = False"] and "forget" not in buttons()
    assert panel.questions.about == "moves" and panel.asked is not None and panel.asked.moves


def test_a_change_that_the_rest_does_not_allow_is_refused_in_words(panels: Callable[..., WhatIf]) -> None:
    panel = panels(played("provincia", plies=100, players=3))
    with pytest.raises(BadInput, match=r"^Round: with 4 the rest"):
        panel.change("round", 4)


def fits(panel: WhatIf, path: str, change: str) -> bool:
    """Whether a part of the position can be changed so; a refusal does not begin with what Python calls it."""
    try:
        panel.questions.add(path, change)
    except BadInput as error:
        assert "[" not in str(error).partition(":")[0]
        return False
    return True


@pytest.mark.parametrize("game", rulesim.games())
def test_what_may_be_changed_is_told_in_words(game: str, panels: Callable[..., WhatIf]) -> None:
    session = played(game, plies=30, players=2)
    panel = panels(session)
    press(panel, "edit")
    told = [(one["group"], one["title"]) for one in panel.panel.fields]
    assert len(told) == len({*told}) and told[-1][0] == "As Python calls it"
    worded = [message for message in catalogue(game).messages() if message.startswith("edit_")]
    seats = [group for group, _ in told if group in ("You", "Player 2")]
    assert bool(worded) == bool(seats) and seats == sorted(seats, reverse=True), "one's own stands first"
    names = {part for path in whatif.editable(session) for part in path.split(".")}
    assert {message.removeprefix("edit_").removeprefix("each_") for message in worded} <= names, (
        "no words are left over"
    )
    for one in panel.panel.fields:
        if one["now"].lstrip("-").isdigit() and one["group"] != "As Python calls it":
            assert any(fits(panel, one["path"], change) for change in ("+1", "-1", "+2")), one
    if worded:
        mine = next((one for one in panel.panel.fields if one["now"].isdigit() and one["group"] == "You"), None)
    if worded and mine:
        panel.change(mine["path"], "+1").stop()
        changed = f"{mine['title']}: {int(mine['now']) + 1} (You)"
        assert changed in {words for _, words, _ in view(panel)["choices"][0]["options"]}
        assert changed in panel.asked.names.values()


def test_germanic_and_action_tiles_are_chosen_by_what_they_do(panels: Callable[..., WhatIf]) -> None:
    panel = panels(played("discordia", plies=30, players=2))
    press(panel, "edit")
    told = {one["path"]: one for one in panel.panel.fields}
    assert told["red"]["title"] == "Red Germanic tile" and told["red"]["now"].startswith("strength ")
    (other, words), *more = told["columns.0"]["choices"]
    assert len(more) == 4 and "take" in words
    panel.change("columns.0", other).stop()
    assert f"Action tile of column 1: {words}" in panel.asked.names.values()


@pytest.mark.parametrize("game", rulesim.games())
def test_every_rule_that_still_matters_may_be_changed_in_words(game: str, panels: Callable[..., WhatIf]) -> None:
    options = find_game(game).options
    begun, setup = panels(played(game, plies=30, players=2)), panels(Session(rulesim.new_game(game, 2), seed=1))
    offered, early = (
        {one["path"].removeprefix("options."): one for one in panel.questions.fields() if "options." in one["path"]}
        for panel in (begun, setup)
    )
    late = {part.name for part in dataclasses.fields(options)} - options.of_setup()
    assert early.keys() - offered.keys() == options.of_setup() & early.keys()
    assert offered.keys() <= late and len(offered) > 0.9 * len(late)
    values = {name: getattr(begun.questions.shelf.session.state.options, name) for name in offered}
    yes_or_no = [name for name, value in values.items() if isinstance(value, bool)]
    assert len(yes_or_no) >= 6
    for name in yes_or_no:
        assert offered[name]["now"] == rulebook.option(game, name, values[name])
        other = not values[name]
        assert offered[name]["choices"] == [[str(other), rulebook.option(game, name, other)]]
        made = begun.questions.add(f"options.{name}", str(other))
        assert begun.questions.edits[made] == {f"options.{name}": other}


def test_a_card_of_a_row_or_display_is_changed_for_one_that_nobody_sees_and_that_looks_different(
    session: Session, panels: Callable[..., WhatIf]
) -> None:
    panel = panels(session)
    press(panel, "edit")
    offered = {one["path"]: one for one in panel.panel.fields}
    row, mine = offered["gaul_row.5"], next(one for one in panel.panel.fields if one["title"] == "Card 2")
    assert row["title"] == "Gaul row, 6th from the left" and mine["group"] == "You"
    seen = {*session.state.to_dict()["gaul_row"], *chain(*session.state.to_dict()["displays"])}
    for one in (row, mine):
        ids, words = zip(*one["choices"], strict=True)
        assert len(ids) > 5 and not seen & {*ids} and len({*words, one["now"]}) == len(words) + 1
        assert all(fits(panel, one["path"], id) for id in ids)
    assert "displays.0.0" not in offered, "there is but one kind of start card"
    panel.change("gaul_row.5", row["choices"][0][0]).stop()
    told = f"{row['title']}: {row['choices'][0][1]}"
    assert told in panel.asked.names.values()


@pytest.mark.parametrize("game", rulesim.games())
def test_what_is_offered_does_not_depend_on_what_the_seat_cannot_know(game: str, panels: Callable[..., WhatIf]) -> None:
    session = played(game, plies=50 if game == "armorica" else 120, players=3)
    seat, offered = session.state.player, []
    for state in (session.state, *(session.state.imagine(seat, Random(seed)) for seed in range(5))):
        panel = panels(Session(state))
        press(panel, "edit")
        offered.append(panel.panel.fields)
    assert offered[0] and all(other == offered[0] for other in offered)


@pytest.mark.parametrize(
    ("game", "offered", "never"),
    [
        ("armorica", set(), ()),
        ("discordia", {"cities.0.privileges.0", "cities.2.tiles.market1", "towers.0", "privileges.0"}, ()),
        (
            "provincia",
            {"cities.2.hand.0=pons", "cities.2.hand.0=portus", "cities.0.buildings.1=via_mercatoris active"},
            ("options.building_counts",),
        ),
    ],
)
def test_what_is_offered_is_never_refused(game: str, offered: set[str], never: tuple[str, ...]) -> None:
    state = played(game, plies=50 if game == "armorica" else 100, players=3).state
    seat = state.player
    world, found = state.imagine(seat, Random(0)), set[str]()
    for one in changes(state, world, seat, "en", ()):
        for value, _ in one.choices:
            whatif.edited(world, {"x": {one.path: value}}, None)
            found |= {one.path, f"{one.path}={value}"}
    assert found >= offered and found.isdisjoint(never)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("tern", "3", "nothing that can be changed"),
        ("gaul_deck.0.0", "G-B-1", "nothing that can be changed"),
        ("turn", "many", "a number is needed, or a change such as +1"),
        ("turn", "", "a number is needed"),
        ("turn", "+0", "already"),
        ("turn", "−500", "turn"),
        ("phase", "", "a short text is needed"),
        ("phase", "lunch", "lunch"),
    ],
)
def test_a_bad_value_is_answered_in_a_sentence(
    session: Session, panels: Callable[..., WhatIf], path: str, value: str, says: str
) -> None:
    panel = panels(session).run(3)
    before = panel.asked
    press(panel, "edit")
    press(panel, "edit", {"path": path, "value": value})
    assert says in panel.panel.error and "\n" not in panel.panel.error and "fault" not in panel.panel.error
    assert (
        panel.questions.edits == {}
        and panel.questions.about == "moves"
        and panel.asked is before
        and panel.status == "finished"
    )


def test_nothing_hidden_is_offered_to_be_changed(panels: Callable[..., WhatIf]) -> None:
    session = Session(rulesim.new_game("provincia", 2), seed=1)
    bot = GreedyBot()
    table = Table(session, cover=True)
    for number in range(300):
        if session.state.phase == "play" and len(session.state.legal_actions()) > 3:  # type: ignore[attr-defined]
            break
        session.play(bot.choose(session.state.imagine(session.state.player, Random(number)), Random(number)))
    panel = panels(table)
    press(panel, "edit")
    assert not view(panel)["edit"] and panel.panel.fields == [], "the cards of whoever is to act are covered"
    table.uncover()
    me = session.state.player
    paths = {one["path"] for one in panel.panel.fields}
    assert view(panel)["edit"] and any(path.startswith(f"cities.{me}.hand.") for path in paths)
    assert not any(path.startswith(f"cities.{1 - me}.hand.") for path in paths)
    hidden = [path for path in ("cities.0.hand.0", "cities.1.hand.0") if path not in paths]
    with pytest.raises(BadInput, match="nothing that can be changed"):
        panel.change(hidden[0], "x")
    table.hide()
    assert panel.panel.fields == []


def test_a_refusal_does_not_tell_what_is_hidden(panels: Callable[..., WhatIf], session: Session) -> None:
    """Two worlds that the seat cannot tell apart answer every change alike."""
    start = Session(rulesim.new_game("provincia", 2), seed=1)
    bot = GreedyBot()
    for number in range(300):
        if start.state.phase == "play" and len(start.state.legal_actions()) > 3:  # type: ignore[attr-defined]
            break
        start.play(bot.choose(start.state.imagine(start.state.player, Random(number)), Random(number)))
    state = start.state
    me = state.player
    other = state.imagine(me, Random(5))
    assert other != state
    kinds = {card for world in (state, other) for city in world.to_dict()["cities"] for card in city["hand"]}
    said = []
    for world in (state, other):
        panel = panels(world)
        answers = []
        for card in sorted(kinds):
            try:
                panel.change(f"cities.{me}.hand.0", card)
                answers.append(f"{card}: yes")
                panel.stop()
            except BadInput as error:
                answers.append(str(error))
        said.append(answers)
    assert said[0] == said[1]


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


def test_moves_that_were_picked_are_told_in_words_and_compared_game_by_game(session: Session) -> None:
    some = whatif.actions(session, [str(action) for action in session.state.legal_actions()[:2]])
    panel = WhatIf(session, level="random").run(20, some)
    assert panel.asked is not None and panel.asked.comparison is not None
    words = whatif_view.moves_in_words(session.state, [one.name for one in some], "en")
    assert panel.asked.names == words and all(words[name] != name for name in words)
    assert panel.asked.title.startswith("What if Player 2 now …?") and panel.asked.head == "Move"
    assert view(panel)["table"]["playable"], "they can be played on the board"
    for other in ({"here": session.state}, whatif.edited(session, {"later": {"turn": "+1"}})):
        assert WhatIf(session, level="random").run(2, other).asked.head == "Position"  # type: ignore[union-attr]
    one, other = panel.asked.names
    gap = panel.difference(one, other, "score")
    assert gap.estimate.n == 20 and gap == panel.asked.comparison.difference(one, other, "score")
    with pytest.raises(BadInput, match="take 9"):
        panel.difference(one, "take 9")
    with pytest.raises(BadInput, match="ask first"):
        WhatIf(session).difference(one, other)


def test_a_look_of_seconds_is_taken_again_at_every_decision_once_it_is_asked_for(session: Session) -> None:
    asked, silent = WhatIf(session, tier="now").ask(), WhatIf(session, tier="now")
    for _ in range(2):
        session.play(str(session.state.legal_actions()[0]))
    assert (asked.status != "outdated", silent.status) == (True, "idle")
    assert asked.asked is not None and asked.asked.state is session.state
    assert [row["value"] for row in view(asked)["table"]["rows"]]
    asked.choose(tier="soon")
    session.play(str(session.state.legal_actions()[0]))
    assert asked.asked.tier == "soon" and asked.asked.state is session.state
    asked.choose(tier="end")
    session.play(str(session.state.legal_actions()[0]))
    assert asked.status == "outdated"
