"""Playouts: seeds in, tidy results out, whoever does the work."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE, BadInput, Session, State, bots, simulate
from rulesim.bots import GreedyBot, RandomBot
from rulesim.simulate import CountActions, CountEvents, PlayoutError, WorkersLost
from tests import fake_game, fake_hands
from tests.fake_players import Failing, Killer, Slow, cards_drawn, own_cards, passes


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> State:
    fake_game.install(monkeypatch)
    state = rulesim.new_game("heap", 2)
    state.play("begin 1")
    return state


@pytest.fixture(scope="module")
def start() -> State:
    return rulesim.new_game("armorica", 3)


@pytest.fixture(scope="module")
def serial(start: State) -> simulate.Results:
    return simulate.playouts(start, "random", 40, 7)


@pytest.fixture(scope="module")
def workers() -> Iterator[None]:
    """Loky's processes, stopped at the end of the module."""
    pytest.importorskip("loky", reason="loky is not installed: pip install 'rulesim[lab]'")
    yield
    simulate.local(2).shutdown(wait=True, kill_workers=True)  # type: ignore[call-arg]


# --- what comes out ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", rulesim.games())
@pytest.mark.parametrize("players", [2, 3])
def test_every_game_is_played_to_its_end_and_stays_as_it_was(game: str, players: int) -> None:
    state = rulesim.new_game(game, players)
    before = state.to_dict()
    results = simulate.playouts(state, "random", 3, 5)
    assert state.to_dict() == before
    assert [record["playout"] for record in results] == [0, 1, 2] and results.complete
    for record in results:
        line = simulate.replay(state, "random", 5, record["playout"])
        assert line.record == record and line.end.is_over and len(line.actions) == record["length"]
        assert line.end.winners() == record["winners"]
        assert [sheet.total for sheet in line.end.scores()] == record["totals"]
        assert [sum(points.values()) for points in record["scores"]] == record["totals"]
        again = line.start
        for action in line.actions:
            again.play(action)
        assert again == line.end


def test_a_seed_is_a_batch_and_a_number_one_of_its_playouts(start: State, serial: simulate.Results) -> None:
    assert simulate.playouts(start, "random", 40, 7) == serial
    assert simulate.playouts(start, "random", 40, 8) != serial
    assert simulate.playouts(start, "random", 15, 7, first=25) == serial[25:]
    assert [*simulate.stream(start, "random", 0, 7)] == []
    assert len({tuple(record["totals"]) for record in serial}) > 30


def test_a_position_in_the_middle_is_played_on_from_there(heap: State) -> None:
    heap.play("take 3")
    heap.play("roll 5")
    for record in simulate.playouts(heap, "random", 20, 1):
        assert sum(record["totals"]) >= 15 + 9 and record["length"] <= 20


def test_rows_are_tidy_and_a_frame_has_them(start: State, serial: simulate.Results) -> None:
    rows = [*serial.rows()]
    assert len(rows) == 3 * len(serial) and len({tuple(row) for row in rows}) == 1
    for number in range(len(serial)):
        mine = rows[3 * number : 3 * number + 3]
        assert sum(row["won"] for row in mine) == pytest.approx(1)
        assert [row["seat"] for row in mine] == [0, 1, 2]
        for row in mine:
            assert row["total"] == sum(value for name, value in row.items() if name.startswith("armorica."))
            assert (row["rank"] == 1) == (row["won"] > 0)
    frame = serial.frame()
    assert frame.to_dict("records") == rows
    assert frame.groupby("playout")["won"].sum().tolist() == pytest.approx([1] * len(serial))


def test_bots_may_be_given_per_seat_and_by_name(start: State) -> None:
    mixed = simulate.playouts(start, ["greedy", "random", RandomBot()], 12, 3)
    wins = [sum((seat in record["winners"]) for record in mixed) for seat in range(3)]
    assert wins[0] >= 10
    assert simulate.playouts(start, GreedyBot(), 2, 3) == simulate.playouts(start, "greedy", 2, 3)


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"bots": "grumpy"}, "level"),
        ({"bots": ["random"]}, "bots"),
        ({"bots": [1, 2, 3]}, "bots"),
        ({"n": -1}, "n"),
        ({"n": 1.5}, "n"),
        ({"seed": "x"}, "seed"),
        ({"seat": 3}, "seat"),
        ({"first": -1}, "first"),
        ({"chunk": 0}, "chunk"),
        ({"ahead": 0}, "ahead"),
        ({"n": 10**5000}, "n"),
        ({"n": 10**10}, "n"),
        ({"first": 10**20}, "first"),
        ({"seed": 10**5000}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"seed": "\ud800"}, "seed"),
        ({"seat": True}, "seat"),
        ({"seat": -1}, "seat"),
        ({"bots": []}, "bots"),
        ({"bots": [[], [], []]}, "bots"),
        ({"bots": range(10**12)}, "bots"),
        ({"bots": None}, "bots"),
        ({"counters": [len]}, "counters"),
        ({"counters": {"x": 3}}, "counters"),
        ({"counters": {"\ud800": len}}, "counters"),
        ({"finals": {3: len}}, "finals"),
        ({"executor": 3}, "executor"),
        ({"progress": "yes"}, "progress"),
        ({"stop": 3}, "stop"),
    ],
)
def test_what_cannot_be_used_is_named_at_once(start: State, arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as bad:
        simulate.stream(start, **arguments)
    assert bad.value.field == field and len(str(bad.value)) < 300


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"opening": "pass"}, "opening"),
        ({"opening": [3]}, "opening"),
        ({"opening": None}, "opening"),
        ({"playout": -1}, "playout"),
        ({"playout": 10**5000}, "playout"),
        ({"seed": None}, "seed"),
    ],
)
def test_what_cannot_be_replayed_is_named(start: State, arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as bad:
        simulate.replay(start, **arguments)
    assert bad.value.field == field and len(str(bad.value)) < 300


@pytest.mark.parametrize("state", [None, 3, "armorica", State])
def test_only_positions_are_played_out(state: Any) -> None:
    with pytest.raises(BadInput, match="state: "):
        simulate.playouts(state)


@pytest.mark.parametrize("workers", [0, -1, 10**9, "2", True, 1.0])
def test_so_many_workers_there_cannot_be(workers: Any) -> None:
    with pytest.raises(BadInput, match="workers: "):
        simulate.local(workers)


# --- luck -------------------------------------------------------------------------------------------------------------


def test_chance_and_each_seat_have_luck_of_their_own(start: State) -> None:
    """However the players play, the same start player begins and the same cards lie in the first rows."""
    lines = [simulate.replay(start, bot, 4, 2) for bot in ("random", "greedy")]
    assert lines[0].actions[:13] == lines[1].actions[:13]
    assert lines[0].actions != lines[1].actions


def test_luck_has_nothing_to_do_with_a_sessions(start: State) -> None:
    session = Session(start, seed=4)
    given = [entry.action for entry in session.log][:13]
    assert all([*simulate.replay(start, "random", seed, 0).actions[:13]] != given for seed in range(5))


def test_what_the_seat_cannot_know_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_hands.install(monkeypatch)
    one = fake_hands.from_dict(
        {"player": 0, "hands": [[2, 5, 8, 11], [1, 3, 4, 6]], "stock": [7, 9, 10, 12], "open": 0, "points": [0, 0]}
    )
    other = fake_hands.from_dict(
        {"player": 0, "hands": [[2, 5, 8, 11], [7, 9, 10, 12]], "stock": [1, 3, 4, 6], "open": 0, "points": [0, 0]}
    )
    assert one.view(0) == other.view(0)
    assert simulate.playouts(one, "random", 30, 1) == simulate.playouts(other, "random", 30, 1)
    assert simulate.playouts(one, "random", 30, 1, seat=1) != simulate.playouts(other, "random", 30, 1, seat=1)
    dealt = {tuple(simulate.replay(one, "random", 1, number).start.hands[1]) for number in range(30)}
    assert len(dealt) > 20
    monkeypatch.setattr(fake_hands.State, "imagine", lambda self, seat, rng: self.copy())
    assert simulate.playouts(one, "random", 30, 1) != simulate.playouts(other, "random", 30, 1), (
        "this test sees peeking"
    )


# --- counters ---------------------------------------------------------------------------------------------------------


def test_counters_watch_actions_and_events_from_outside(start: State, serial: simulate.Results) -> None:
    counted = simulate.playouts(
        start, "random", 10, 7,
        counters={
            "passes": passes,
            "words": CountActions("pass"),
            "drawn": cards_drawn,
            "filled": CountEvents("armorica.setup.rows"),
        },
        finals={"cards": own_cards},
    )  # fmt: skip
    for record, plain in zip(counted, serial[:10], strict=True):
        assert {**record, "counters": {}, "finals": {}} == plain, "who counts changes nothing"
        line = simulate.replay(start, "random", 7, record["playout"])
        said = [str(action) for action in line.actions]
        counters = record["counters"]
        assert sum(counters["passes"]) == said.count("pass") and counters["passes"] == counters["words"]
        assert counters["passes"][CHANCE] == 0
        drawn = sum(text.startswith("reveal") for text in said)
        assert counters["drawn"] == [drawn, 0, 0, 0]
        assert counters["filled"] == [0, 0, 0, 12], "chance fills two rows of six"
        assert record["finals"]["cards"] == [len(display) for display in line.end.to_dict()["displays"]]
    row = next(counted.rows())
    assert row["filled.chance"] == 12 and row["cards"] == counted[0]["finals"]["cards"][0]


def test_an_event_counts_for_the_seat_that_it_names(monkeypatch: pytest.MonkeyPatch, heap: State) -> None:
    apply = fake_game.State.apply

    def noted(self: fake_game.State, action: Any) -> None:
        apply(self, action)
        self.note("heap.thing", seat=2)

    monkeypatch.setattr(fake_game.State, "apply", noted)
    (record,) = simulate.playouts(heap, "random", 1, 1, counters={"things": CountEvents("heap.thing")})
    assert record["counters"]["things"] == [0, record["length"], 0]


def test_a_counter_is_called_and_counts_what_there_is(start: State) -> None:
    some = CountActions("pass")
    for name in ("seat", "total", "armorica.scoring.gold", "other.chance"):
        with pytest.raises(BadInput, match=f"{name}.*something else"):
            simulate.playouts(start, "random", 1, counters={"other": some, name: some})
    with pytest.raises(BadInput, match=r"finals.*other"):
        simulate.playouts(start, "random", 1, counters={"other": some}, finals={"other": own_cards})
    wrong = {"psas": CountActions("psas"), "armorica.gaul.rnage": CountEvents("armorica.gaul.rnage")}
    for word, counter in wrong.items():
        with pytest.raises(BadInput, match=f"{word}.*Did you mean"):
            simulate.playouts(start, "random", 1, counters={"some": counter})


# --- progress, cancel, exceptions -------------------------------------------------------------------------------------


def test_progress_is_told_and_ends_at_the_number_asked_for(start: State) -> None:
    told: list[tuple[int, int]] = []
    simulate.playouts(start, "random", 9, 1, progress=lambda done, n: told.append((done, n)))
    assert told == [(number, 9) for number in range(1, 10)]
    told.clear()
    with ThreadPoolExecutor(2) as pool:
        simulate.playouts(start, "random", 9, 1, pool, progress=lambda done, n: told.append((done, n)), chunk=2)
    assert sorted(told) == told and told[-1] == (9, 9)


@pytest.mark.parametrize("spread", [False, True])
def test_a_batch_can_be_stopped_and_keeps_what_is_done(start: State, serial: simulate.Results, spread: bool) -> None:
    stop = threading.Event()

    def enough(done: int, n: int) -> None:
        if done >= 5:
            stop.set()

    with ThreadPoolExecutor(2) as pool:
        results = simulate.playouts(
            start, "random", 5000, 7, pool if spread else None, progress=enough, stop=stop, chunk=2
        )
    assert not results.complete and len(results) < 5000
    assert spread or len(results) >= 4, "a thread may finish a later chunk first"
    assert results[:40] == serial[: len(results)]
    rest = simulate.playouts(start, "random", 3, 7, first=len(results))
    assert rest[0]["playout"] == len(results), "it can be gone on with"


def test_a_long_playout_is_stopped_in_the_middle(start: State) -> None:
    """One playout takes six seconds; the question is asked after each decision."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    assert simulate.playouts(start, Slow(0.1), 5, 1, stop=stop) == []


@pytest.mark.parametrize("kind", ["here", "threads", "processes"])
def test_an_exception_is_reported_with_the_seed_that_replays_it(start: State, kind: str) -> None:
    executor: Executor | None = None
    if kind == "threads":
        executor = ThreadPoolExecutor(2)
    elif kind == "processes":
        executor = ProcessPoolExecutor(2, get_context("spawn"))
    got: list[int] = []
    with pytest.raises(PlayoutError, match="ZeroDivisionError: a bad thought") as failed:
        for records in simulate.stream(start, Failing(), 60, 3, executor, chunk=7):
            got += [record["playout"] for record in records]
    if executor is not None:
        executor.shutdown()
    error = failed.value
    assert (error.seed, error.playout) == (3, 7), "always the same one: the first that fails"
    assert got == [*range(error.playout)], "all before it are there"
    assert f"seed=3, playout={error.playout}" in str(error)
    assert "choose" in error.trace and "choose" in str(error.__cause__)
    with pytest.raises(ZeroDivisionError):
        simulate.replay(start, Failing(), seed=error.seed, playout=error.playout)
    for number in range(error.playout):
        simulate.replay(start, Failing(), seed=3, playout=number)
    copied = pickle.loads(pickle.dumps(error))
    assert (copied.seed, copied.playout, str(copied)) == (3, error.playout, str(error))


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch, start: State) -> None:
    monkeypatch.setattr("rulesim.simulate.playout.MOST_ACTIONS", 50)
    with pytest.raises(PlayoutError, match="no end after 50 actions"):
        simulate.playouts(start, "random", 1)


# --- workers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", [1, 3, 100, None])
def test_chunks_and_threads_change_nothing(start: State, serial: simulate.Results, chunk: int | None) -> None:
    with ThreadPoolExecutor(3) as pool:
        assert simulate.playouts(start, "random", 40, 7, pool, chunk=chunk, ahead=2) == serial


def test_in_a_browser_the_same_is_done_at_once(
    start: State, serial: simulate.Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "emscripten")
    alone = simulate.local(2)
    assert simulate.playouts(start, "random", 40, 7, alone) == serial
    assert isinstance(alone.submit(int, "x").exception(), ValueError)


@pytest.mark.parametrize("game", rulesim.games())
def test_loky_gives_the_same_results(workers: None, game: str) -> None:
    state = rulesim.new_game(game, 2)
    expected = simulate.playouts(state, "random", 12, 2, counters={"all": lambda step: 1})
    spread = simulate.playouts(state, "random", 12, 2, simulate.local(2), counters={"all": lambda step: 1})
    assert spread == expected, "even with a function that was defined here"


def test_whoever_asks_gets_the_same_workers(workers: None) -> None:
    with ThreadPoolExecutor(3) as threads:
        found = {threads.submit(simulate.local, 2).result() for _ in range(6)}
    assert found == {simulate.local(2)}


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no such order")
def test_workers_give_way_to_other_processes(workers: None) -> None:
    assert simulate.local(2).submit(os.nice, 0).result() == min(19, os.nice(0) + 10)


WORK: str = """
import os, sys, time
from pathlib import Path
from rulesim import new_game, simulate
from tests.fake_players import Slow
executor = simulate.local(2)
pids = {*executor.map(lambda _: (time.sleep(0.3), os.getpid())[1], range(8))}
print(*pids, flush=True)
if sys.argv[1] == "busy":
    simulate.playouts(new_game("armorica", 3), Slow(0.01, Path(sys.argv[2])), 1000, 7, executor, chunk=1)
elif sys.argv[1] == "idle":
    time.sleep(600)
os._exit(0)
"""
"""A program with two workers, which tells their numbers, and then lets them play for long, waits, or ends at once."""


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # ended since, or a system without such files
        return not Path("/proc/self").exists()


@pytest.mark.thorough
@pytest.mark.skipif(os.name != "posix", reason="processes are looked at as POSIX has them")
@pytest.mark.parametrize("doing", ["busy", "idle", "nothing"])
def test_workers_leave_with_the_process_that_they_work_for(doing: str, tmp_path: Path) -> None:
    pytest.importorskip("loky", reason="loky is not installed: pip install 'rulesim[lab]'")
    marks, root = tmp_path / "marks", str(Path(rulesim.__file__).parents[1])
    program = [sys.executable, "-c", WORK, doing, str(marks)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": root}) as parent:
        assert parent.stdout is not None
        pids = [*map(int, parent.stdout.readline().split())]
        assert len(pids) == 2
        wait_for(lambda: marks.exists() or doing != "busy")
        if doing != "nothing":
            parent.kill()
    wait_for(lambda: not any(map(is_running, pids)))


def wait_for(happens: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something has happened: fails if it takes absurdly long."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_stop_reaches_games_that_workers_are_in_the_middle_of(workers: None, start: State, tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    executor, stop = simulate.local(1), marks.exists  # it stops when the first decision is being thought about
    results = simulate.playouts(start, Slow(0.5, marks), 2, 7, executor, stop=stop)
    assert not results.complete and not results
    executor.submit(os.getpid).result(timeout=60)  # when the worker is free again
    decisions = simulate.playouts(start, "random", 1, 7)[0]["decisions"]
    assert 1 <= marks.stat().st_size < decisions // 2, "it left the game"


def test_a_stopped_batch_is_gone_on_with_by_the_same_workers(
    workers: None, start: State, serial: simulate.Results
) -> None:
    first = simulate.playouts(start, "random", 40, 7, simulate.local(2), stop=threading.Event().is_set)
    stopped = threading.Event()
    stopped.set()
    assert len(simulate.playouts(start, "random", 40, 7, simulate.local(2), stop=stopped)) == 0
    assert simulate.playouts(start, "random", 40, 7, simulate.local(2)) == first == serial


def test_the_order_of_texts_in_sets_changes_nothing(start: State, serial: simulate.Results) -> None:
    code = (
        "import rulesim\nfrom rulesim import simulate\n"
        "print([r['totals'] for r in simulate.playouts(rulesim.new_game('armorica', 3), 'random', 10, 7)])"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(Path(rulesim.__file__).parents[1])}
    said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == str([record["totals"] for record in serial[:10]])


def test_a_killed_worker_loses_nothing_and_counts_nothing_twice(
    workers: None, start: State, serial: simulate.Results, tmp_path: Path
) -> None:
    told: list[int] = []
    killer = Killer(tmp_path / "killed", os.getpid())
    results = simulate.playouts(
        start, killer, 40, 7, lambda: simulate.local(2), chunk=3, progress=lambda done, n: told.append(done)
    )
    assert int((tmp_path / "killed").read_text()) != os.getpid(), "a worker really died"
    assert results == serial
    assert told == sorted(set(told)) and told[-1] == 40


def test_a_killed_worker_of_lokys_own_executor_is_replaced(
    workers: None, start: State, serial: simulate.Results, tmp_path: Path
) -> None:
    results = simulate.playouts(start, Killer(tmp_path / "killed", os.getpid()), 40, 7, simulate.local(2), chunk=3)
    assert (tmp_path / "killed").exists() and results == serial


def test_workers_that_always_die_are_given_up(workers: None, start: State, tmp_path: Path) -> None:
    killer = Killer(tmp_path / "killed", os.getpid(), always=True, after=0)
    with pytest.raises(WorkersLost, match="without finishing anything") as lost:
        simulate.playouts(start, killer, 4, 7, lambda: simulate.local(1), chunk=2)
    assert lost.value.playouts == [0, 1, 2, 3]


def test_a_pool_that_cannot_be_replaced_says_what_to_do(start: State, tmp_path: Path) -> None:
    killer = Killer(tmp_path / "killed", os.getpid())
    with ProcessPoolExecutor(1, get_context("spawn")) as pool, pytest.raises(WorkersLost, match="give a function"):
        simulate.playouts(start, killer, 6, 7, pool, chunk=2)


class Breaking(ThreadPoolExecutor):
    """Breaks after some tasks: half of those that wait are lost, and the others are done."""

    def __init__(self, good: int) -> None:
        super().__init__(1)
        self.good = good

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # type: ignore[override]
        self.good -= 1
        if self.good < -2:
            raise BrokenProcessPool("submitted to a broken pool")
        if self.good < 0:
            future: Future[Any] = Future()
            future.set_exception(BrokenProcessPool("a worker died"))
            return future
        return super().submit(fn, *args, **kwargs)


def test_however_a_pool_breaks_the_batch_is_whole(start: State, serial: simulate.Results) -> None:
    for good in (1, 2, 5):
        made: list[Breaking] = []

        def make(good: int = good, made: list[Breaking] = made) -> Executor:
            made.append(Breaking(good))
            return made[-1]

        assert simulate.playouts(start, "random", 40, 7, make, chunk=4, ahead=4) == serial
        assert len(made) > 1


@pytest.mark.thorough
def test_dask_on_a_cluster_of_two_processes(start: State, serial: simulate.Results, tmp_path: Path) -> None:
    distributed = pytest.importorskip(
        "distributed", reason="dask.distributed is not installed: pip install 'rulesim[cluster]'"
    )
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, local_directory=str(tmp_path)
    )
    with cluster, distributed.Client(cluster) as client:
        executor = client.get_executor(pure=False)
        who = {executor.submit(os.getpid).result() for _ in range(3)}
        assert os.getpid() not in who
        assert len(client.scheduler_info()["workers"]) == 2
        assert simulate.playouts(start, "random", 40, 7, executor, chunk=3, ahead=6) == serial
        counted = simulate.playouts(start, "random", 4, 7, executor, counters={"passes": passes}, chunk=1)
        assert counted == simulate.playouts(start, "random", 4, 7, counters={"passes": passes})
        with pytest.raises(PlayoutError) as failed:
            simulate.playouts(start, Failing(), 20, 3, executor, chunk=5)
        assert failed.value.playout == 7
        killer = Killer(tmp_path / "killed", os.getpid())
        assert simulate.playouts(start, killer, 40, 7, executor, chunk=3, ahead=6) == serial
        assert (tmp_path / "killed").exists(), "a worker of the cluster really died"


def test_a_task_is_small(start: State) -> None:
    """A position in the middle of a game, with its bots, goes over the wire as a few hundred bytes."""
    state = bots.play(Session(start, seed=1), [None, GreedyBot(), GreedyBot()], 1).state
    work = simulate.job(state, "random", 1)
    assert len(pickle.dumps(simulate.Task(0, work, 0, 10))) < 2000
    assert work.start() == state
    assert work.start() is pickle.loads(pickle.dumps(work)).start(), "a worker reads it once"


def test_nothing_heavy_is_imported() -> None:
    code = (
        "import sys\nfrom rulesim import simulate, whatif\n"
        "print(sorted({'numpy', 'pandas', 'loky', 'dask', 'distributed', 'fluent'} & set(sys.modules)))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_the_seat_that_asks_is_who_decides_unless_told(heap: State) -> None:
    assert simulate.job(heap, "random").seat == heap.player == 0
    heap.play("take 1")
    assert heap.player == CHANCE and simulate.job(heap, "random").seat == 0
    assert simulate.job(heap, "random", seat=1).seat == 1
    assert (
        random.Random("playout 1/2/chance").random()
        == simulate.Playout(simulate.job(heap, "random", 1), 2)._chance.random()
    ), "the seeds are part of what is promised"
