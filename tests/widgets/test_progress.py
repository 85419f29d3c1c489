"""Progress: kept between sessions and kernels, never lost, never in the way of a lesson."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import platformdirs
import pytest

from widgets import lessons, progress
from widgets.progress import FILE, MIGRATIONS, Mark, Progress

TOP = Path(__file__).resolve().parents[2]
ROMAN = "armorica/roman"


@pytest.fixture(autouse=True)
def quick_disk() -> None:
    """Here the disk is asked, as it is for learners."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / FILE


def test_what_is_done_is_there_again_in_the_next_session(file: Path) -> None:
    first = Progress(file)
    first.mark(ROMAN, "task", "red")
    first.mark(ROMAN, "quiz", "x4", done=False)
    assert first.warning == ""
    assert Progress(file).marks(ROMAN) == {
        (ROMAN, "quiz", "x4"): Mark(False, 1),
        (ROMAN, "task", "red"): Mark(True, 1, 1),
    }


def test_what_was_once_done_stays_done_and_tries_are_counted(file: Path) -> None:
    kept = Progress(file)
    for done in (False, True, False):
        kept.mark(ROMAN, "quiz", "x4", done=done)
    assert Progress(file).marks() == {(ROMAN, "quiz", "x4"): Mark(True, 3)}


def test_a_question_comes_back_later_each_time_it_is_known_and_tomorrow_if_it_is_not(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day, four days, two weeks, never; to know it again before it comes back makes it no better known."""
    days = 0
    monkeypatch.setattr(progress, "now", lambda: datetime(2030, 5, 1, 12).timestamp() + 86400 * days)

    def back(done: bool) -> int | None:
        Progress(file).mark(ROMAN, "quiz", "x4", done)
        found = Progress(file).marks()[ROMAN, "quiz", "x4"].back
        return found and (found - progress.today()).days

    assert back(False) == 1
    assert back(True) == 1, "it was shown a moment ago"
    days = 1
    assert back(True) == 4
    days = 4
    assert back(True) == 4, "a day too early"
    days = 8
    assert back(True) == 14
    days = 30
    assert back(True) is None
    assert back(False) == 1, "it was forgotten"


def test_what_was_marked_before_questions_came_back_does_so(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as older, older:
        for statement in MIGRATIONS[:2]:
            older.execute(statement)
        older.execute("PRAGMA user_version = 2")
        insert = "INSERT INTO mark (lesson, kind, item, done, tries) VALUES (?, 'quiz', ?, 1, ?)"
        older.executemany(insert, [(ROMAN, "known", 1), (ROMAN, "slip", 2)])
    found = Progress(file).marks()
    assert [(item, mark.known) for (_, _, item), mark in found.items()] == [("known", 1), ("slip", 0)]


def test_marks_are_asked_for_by_game_and_lesson(file: Path) -> None:
    kept = Progress(file)
    for lesson in (ROMAN, "armorica/roman-2", "armorica/gaul", "discordia/setup"):
        kept.mark(lesson, "task", "a")
    assert [key[0] for key in kept.marks("armorica")] == ["armorica/gaul", ROMAN, "armorica/roman-2"]
    assert [key[0] for key in kept.marks(ROMAN)] == [ROMAN]
    assert len(kept.marks()) == 4


def test_the_lessons_worked_at_are_told_the_latest_first(file: Path) -> None:
    kept = Progress(file)
    assert kept.recent() == ()
    for number, lesson in enumerate((ROMAN, "discordia/setup", "armorica/gaul")):
        kept.mark(lesson, "task", "a")
        with closing(sqlite3.connect(file)) as other, other:
            other.execute("UPDATE mark SET at = ? WHERE lesson = ?", (number, lesson))
    assert Progress(file).recent() == ("armorica/gaul", "discordia/setup", ROMAN)
    kept.mark(ROMAN, "quiz", "x", done=False)
    assert Progress(file).recent() == (ROMAN, "armorica/gaul", "discordia/setup")


def test_the_beats_of_a_lesson_are_its_steps(file: Path) -> None:
    kept = Progress(file)
    plan = lessons.plans("armorica")[0]
    kept.mark(plan.id, "task", plan.beats[0].id)
    (found,) = kept.of(plan.id).lessons
    assert (found.done, found.total, found.state) == (1, len(plan.beats), "begun")
    for beat in plan.beats:
        kept.mark(plan.id, "task", beat.id)
    assert kept.of(plan.id).next is None


def test_forgetting_starts_afresh_and_leaves_the_rest(file: Path) -> None:
    kept = Progress(file)
    for lesson in (ROMAN, "armorica/gaul", "discordia/setup"):
        kept.mark(lesson, "task", "a")
    kept.forget(ROMAN)
    assert [key[0] for key in Progress(file).marks()] == ["armorica/gaul", "discordia/setup"]
    kept.forget("armorica")
    assert [key[0] for key in Progress(file).marks()] == ["discordia/setup"]


def test_a_kind_that_is_none_is_a_fault_of_the_program(file: Path) -> None:
    with pytest.raises(ValueError, match="task, quiz"):
        Progress(file).mark(ROMAN, "lesson", "a")


def test_nothing_is_written_by_looking(file: Path) -> None:
    assert Progress(file).marks() == {}
    assert not file.exists()


# --- Where it is kept ------------------------------------------------------------------------------------------------


def test_the_folder_is_the_users_unless_the_environment_names_one(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    progress.mark(ROMAN, "task", "red")
    assert (data_folder / FILE).is_file()
    assert progress.default() is progress.default()
    monkeypatch.delenv("RULESIM_DATA")
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name, appauthor: str(tmp_path / name))
    assert progress.data_folder() == tmp_path / "rulesim"
    assert progress.default().path == tmp_path / "rulesim" / FILE


# --- Many at once ----------------------------------------------------------------------------------------------------

# SQLite looks only now and then whether it is its turn, so who waits for those who write without a rest, as no learner
# does, may wait longer than a page should: the question here is whether a mark is lost.
WRITER = """
import sys
from widgets import progress
progress.WAIT = 60.0
kept = progress.Progress(sys.argv[1])
for number in range(40):
    kept.mark("armorica/roman", "task", f"{sys.argv[2]}-{number}")
    kept.mark("armorica/roman", "quiz", "both")
print(kept.warning)
"""


def test_kernels_write_at_the_same_time(file: Path) -> None:
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(file), name], cwd=TOP, stdout=subprocess.PIPE, text=True)
        for name in ("one", "two", "three")
    ]
    told = [writer.communicate()[0].strip() for writer in writers]
    assert told == ["", "", ""]
    marks = Progress(file).marks()
    assert sum(kind == "task" for _, kind, _ in marks) == 120
    assert marks[ROMAN, "quiz", "both"] == Mark(True, 120, 1)


def test_threads_write_at_the_same_time(file: Path) -> None:
    kept = Progress(file)
    threads = [threading.Thread(target=kept.mark, args=(ROMAN, "task", f"{n % 4}")) for n in range(24)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert Progress(file).marks() == {(ROMAN, "task", str(n)): Mark(True, 6, 1) for n in range(4)}


def test_what_a_busy_file_does_not_take_is_written_later(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "WAIT", 0.02)
    kept = Progress(file)
    kept.mark(ROMAN, "task", "first")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        kept.mark(ROMAN, "task", "second")
        assert "locked" in kept.warning
        assert (ROMAN, "task", "second") in kept.marks()
        other.execute("ROLLBACK")
    kept.mark(ROMAN, "task", "third")
    assert [key[2] for key in Progress(file).marks()] == ["first", "second", "third"]
    assert kept.warning == ""


class Clock:
    """A clock that stands still until it is told."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize(("waits", "rests"), [(2.0, 40.0), (10.0, 200.0)])
def test_where_every_attempt_waits_in_vain_few_are_made(
    file: Path, monkeypatch: pytest.MonkeyPatch, waits: float, rests: float
) -> None:
    clock, attempts = Clock(), 0

    class Locked:
        """SQLite in a folder without file locks."""

        def __init__(self, *_: object, **__: object) -> None:
            nonlocal attempts
            attempts += 1
            clock.now += waits
            raise sqlite3.OperationalError("locking protocol")

    kept = Progress(file)
    monkeypatch.setattr(progress, "time", clock)
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", Locked)
        for number in range(30):
            kept.mark(ROMAN, "task", f"{number}")
            clock.now += rests / 20
        assert attempts == 2, "one at first, another after a while"
        assert "locking protocol" in kept.warning and len(kept.marks()) == 30
    kept.flush()
    assert kept.warning == "" and len(Progress(file).marks()) == 30


def test_what_waits_is_written_when_the_kernel_ends(tmp_path: Path) -> None:
    program = """
import sqlite3, widgets.progress as progress
connect = sqlite3.connect
def locked(*_, **__): raise sqlite3.OperationalError("locking protocol")
sqlite3.connect = locked
progress.mark("armorica/roman", "task", "red")
sqlite3.connect = connect
"""
    environment = os.environ | {"RULESIM_DATA": str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], cwd=TOP, check=True, env=environment)
    assert Progress(tmp_path / FILE).marks() == {(ROMAN, "task", "red"): Mark(True, 1, 1)}


class Loop:
    """The browser's loop: what is to be called later, and in how many seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[tuple[float, Callable[[], None]]] = []
        monkeypatch.setattr(progress, "IN_BROWSER", True)
        monkeypatch.setattr(progress.asyncio, "get_event_loop", lambda: self)

    def call_later(self, wait: float, call: Callable[[], None]) -> Any:
        entry = (wait, call)
        self.waiting.append(entry)
        return SimpleNamespace(cancel=lambda: entry in self.waiting and self.waiting.remove(entry))

    def run(self) -> float:
        """Call the one that waits; how long it did."""
        ((wait, call),) = self.waiting
        call()
        assert self.waiting == []
        return wait


def test_in_the_browser_files_are_written_after_the_answer(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loop, kept = Loop(monkeypatch), Progress(file)
    kept.keep(ROMAN, ["-", "take 1"])
    kept.keep(ROMAN, ["-", "take 1", "take 2"])
    assert not file.exists() and kept.kept(ROMAN) == ["-", "take 1", "take 2"]
    assert loop.run() == progress.SOON
    assert Progress(file).kept(ROMAN) == ["-", "take 1", "take 2"]
    kept.mark(ROMAN, "task", "red")
    kept.keep(ROMAN, ["-", "take 3"])
    assert kept.known() == {(ROMAN, "task", "red"): Mark(True, 1, 1)} and Progress(file).marks() == {}
    assert loop.run() == 0, "a beat that is done is written as soon as the page has its answer"
    assert Progress(file).marks() == kept.known() and Progress(file).kept(ROMAN) == ["-", "take 3"]
    kept.keep(ROMAN, ["-"])
    kept.forget("armorica")
    kept.flush()
    assert Progress(file).kept(ROMAN) == [] and kept.known() == {} and loop.waiting == []


def test_a_game_without_a_pause_is_kept_in_the_browser_all_the_same(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, loop, kept = Clock(), Loop(monkeypatch), Progress(file)
    monkeypatch.setattr(progress, "time", clock)
    for move in range(100):
        kept.keep(ROMAN, ["-", f"take {move}"])
        wait = loop.waiting[0][0]
        clock.now += progress.SOON / 2
    assert wait == 0
    loop.run()
    assert Progress(file).kept(ROMAN) == ["-", "take 99"]
    kept.keep(ROMAN, ["-"])
    assert loop.waiting[0][0] == progress.SOON


def test_a_mark_outlives_a_power_cut(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    migrate = Progress._migrate
    monkeypatch.setattr(
        Progress,
        "_migrate",
        lambda self, opened: (
            asked.append(opened.execute("PRAGMA synchronous").fetchone()[0]),
            migrate(self, opened),
        ),
    )
    Progress(file).mark(ROMAN, "task", "red")
    assert asked == [2], "SQLite's number for FULL"


@pytest.mark.parametrize("name", ["", 3, None, b"red", "\ud800", "\0", "x" * 100_000])
def test_ids_that_are_none_are_a_fault_of_the_program(file: Path, name: Any) -> None:
    kept = Progress(file)
    for call in (lambda: kept.mark(name, "task", "red"), lambda: kept.mark(ROMAN, "task", name)):
        with pytest.raises(ValueError, match="allowed: a text") as wrong:
            call()
        assert len(str(wrong.value)) < 200
    assert kept.marks() == {} and kept.warning == ""


# --- What can go wrong with a file -----------------------------------------------------------------------------------


def test_a_damaged_file_is_set_aside_and_named(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"this is no database" * 100)
    kept = Progress(file)
    kept.mark(ROMAN, "task", "red")
    aside = file.with_name("progress-damaged-1.sqlite")
    assert aside.read_bytes() == b"this is no database" * 100
    assert aside.name in kept.warning
    assert Progress(file).marks() == {(ROMAN, "task", "red"): Mark(True, 1, 1)}


def test_a_second_damaged_file_does_not_replace_the_first(file: Path) -> None:
    file.parent.mkdir()
    for text in (b"first" * 200, b"second" * 200):
        file.write_bytes(text)
        Progress(file).marks()
    assert file.with_name("progress-damaged-1.sqlite").read_bytes().startswith(b"first")
    assert file.with_name("progress-damaged-2.sqlite").read_bytes().startswith(b"second")


def test_a_file_cut_off_in_the_middle_is_set_aside(file: Path) -> None:
    kept = Progress(file)
    for number in range(20):
        kept.mark(ROMAN, "task", f"task-{number}" * 100)
    with closing(sqlite3.connect(file)) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.write_bytes(file.read_bytes()[:5000] + b"\0" * 3000)
    later = Progress(file)
    later.mark(ROMAN, "task", "after")
    assert (ROMAN, "task", "after") in Progress(file).marks()
    assert "set aside" in later.warning


def test_what_is_no_mark_is_passed_over(file: Path) -> None:
    Progress(file).mark(ROMAN, "task", "red")
    insert = "INSERT INTO mark (lesson, kind, item, done, tries) VALUES (?, ?, ?, ?, ?)"
    with closing(sqlite3.connect(file)) as other, other:
        for row in [
            (b"\xff", "task", "x", 1, 1), (ROMAN, b"x", "x", 1, 1), (ROMAN, "task", b"\0", 1, 1),
            (ROMAN, "task", "x", b"1", 1), (ROMAN, "task", "y", 1, "many"), (ROMAN, "task", "z", 1, 1e300),
        ]:  # fmt: skip
            other.execute(insert, row)
        other.execute("INSERT INTO mark (lesson, kind, item, done, tries) VALUES (?, ?, CAST(x'ff' AS TEXT), 1, 1)",
                      (ROMAN, "task"))  # fmt: skip
        insert = "INSERT INTO mark (lesson, kind, item, done, tries, known, at) VALUES (?, 'quiz', ?, 1, 1, ?, ?)"
        other.executemany(insert, [(ROMAN, "a", 1.5, 1), (ROMAN, "b", -1, 1), (ROMAN, "c", 1, 1 << 60)])
    kept = Progress(file)
    assert kept.marks() == {(ROMAN, "task", "red"): Mark(True, 1, 1), (ROMAN, "task", "\ufffd"): Mark(True, 1)}
    assert kept.marks("armorica") == kept.marks() and kept.warning == ""
    kept.mark(ROMAN, "task", "x")
    kept.mark(ROMAN, "task", "white")
    assert (ROMAN, "task", "white") in Progress(file).marks() and kept.warning == ""


@pytest.mark.parametrize("use", ["read", "write", "forget"])
def test_damage_past_the_first_mark_is_set_aside_too(file: Path, use: str) -> None:
    Progress(file).mark(ROMAN, "quiz", "first")
    names = [f"task-{number:03}" * 30 for number in range(150)]
    with closing(sqlite3.connect(file)) as whole:
        with whole:
            whole.executemany(progress._INSERT, [(ROMAN, "task", name, 1, 1, 1, 0) for name in names])
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = whole.execute("PRAGMA page_size").fetchone()[0]
        first = whole.execute("SELECT item FROM mark ORDER BY item LIMIT 1").fetchone()[0].encode()
    data = bytearray(file.read_bytes())
    for page in range(1, len(data) // size):
        if page > 1 and first not in data[page * size : (page + 1) * size]:
            data[page * size : (page + 1) * size] = b"\xa5" * size
    file.write_bytes(data)
    later = Progress(file)
    if use == "read":
        later.marks()
    elif use == "forget":
        later.forget("armorica")
    else:
        for name in names[::10]:
            later.mark(ROMAN, "task", name)
    assert "set aside" in later.warning
    assert len(file.with_name("progress-damaged-1.sqlite").read_bytes()) == len(data)
    later.mark(ROMAN, "task", "after")
    assert (ROMAN, "task", "after") in Progress(file).marks()


def test_a_database_of_something_else_is_set_aside(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE mark (something TEXT)")
        other.execute("PRAGMA user_version = 1")
    kept = Progress(file)
    kept.mark(ROMAN, "task", "red")
    assert "set aside" in kept.warning
    assert Progress(file).marks() == {(ROMAN, "task", "red"): Mark(True, 1, 1)}


def test_a_file_of_a_newer_rulesim_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as newer, newer:
        newer.execute("CREATE TABLE mark (lesson TEXT, colour TEXT)")
        newer.execute("INSERT INTO mark VALUES ('armorica/roman', 'red')")
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    kept = Progress(file)
    kept.mark(ROMAN, "task", "red")
    assert kept.marks() == {(ROMAN, "task", "red"): Mark(True, 1, 1)}
    assert "newer rulesim" in kept.warning
    with closing(sqlite3.connect(file)) as newer:
        assert newer.execute("SELECT * FROM mark").fetchall() == [(ROMAN, "red")]
    assert [path.name for path in file.parent.glob("*damaged*")] == []


def test_an_older_file_is_brought_up_to_date(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Progress(file).mark(ROMAN, "task", "red")
    monkeypatch.setattr(progress, "MIGRATIONS", (*MIGRATIONS, "ALTER TABLE mark ADD COLUMN stars INTEGER DEFAULT 0"))
    kept = Progress(file)
    kept.mark(ROMAN, "task", "white")
    assert [key[2] for key in kept.marks()] == ["red", "white"]
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
        assert opened.execute("SELECT stars FROM mark").fetchall() == [(0,), (0,)]


def test_a_folder_that_cannot_be_is_no_reason_to_fail(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file", encoding="utf-8")
    kept = Progress(tmp_path / "blocked" / FILE)
    kept.mark(ROMAN, "task", "red")
    kept.mark(ROMAN, "task", "red")
    assert kept.marks() == {(ROMAN, "task", "red"): Mark(True, 2, 1)}
    assert "could not be saved" in kept.warning
    assert "1 of 7" in repr(kept.of(ROMAN))


def test_without_sqlite_progress_lives_in_memory(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    kept = Progress(file)
    kept.mark(ROMAN, "task", "red")
    assert kept.marks() == {(ROMAN, "task", "red"): Mark(True, 1, 1)}
    assert "SQLite is missing" in kept.warning


# --- The overview ----------------------------------------------------------------------------------------------------


def fill(kept: Progress, id: str, leave: int = 0) -> None:
    """Everything of a lesson done, but for the last so many beats."""
    beats = lessons.plan(id).beats
    for beat in beats[: len(beats) - leave]:
        kept.mark(id, "task", beat.id)


def test_a_newcomer_sees_every_lesson_and_where_to_begin(file: Path) -> None:
    seen = Progress(file).of("armorica")
    assert [one.lesson for one in seen.lessons] == [plan.id for plan in lessons.plans("armorica")]
    assert {one.state for one in seen.lessons} == {"new"}
    assert seen.next is seen.lessons[0]
    lines = repr(seen).splitlines()
    assert lines[0].split() == ["Lesson", "Steps", "State"]
    assert lines[1].split("  ")[0] == "First turns"
    assert lines[-1] == "Next: First turns"


def test_the_overview_counts_what_is_done_of_all_there_is(file: Path) -> None:
    kept = Progress(file)
    fill(kept, "armorica/setup")
    fill(kept, "armorica/gaul", leave=3)
    kept.mark(ROMAN, "quiz", "x4", done=False)
    kept.mark(ROMAN, "task", "no-such-task")
    seen = kept.of("armorica")
    assert [one.state for one in seen.lessons[:3]] == ["done", "begun", "new"]
    gaul = seen.lessons[1]
    assert (gaul.done, gaul.total) == (4, 7)
    assert seen.next is gaul
    widths = re.findall(r"width:(\d+)%", seen._repr_html_())  # of each bar, and of what is done in it
    assert widths[:6] == ["100", "100", "100", "57", "100", "0"]


def test_when_everything_is_done_there_is_nothing_next(file: Path) -> None:
    kept = Progress(file)
    for plan in lessons.plans("armorica"):
        fill(kept, plan.id)
    seen = kept.of("armorica")
    assert seen.next is None
    assert repr(seen).splitlines()[-1] == "Everything is done. Play a game!"
    assert repr(kept.of("armorica/gaul")).splitlines()[1].endswith(" done")


def test_the_overview_is_a_table_with_links_and_its_warning(file: Path) -> None:
    seen: Any = Progress(file).of("armorica")
    html = seen._repr_html_()
    assert html.count("<tr>") == 1 + len(seen.lessons)
    assert html.count("text-align:left") == 3 * html.count("<tr>"), "JupyterLab would set them right"
    assert '<a href="armorica/2-gaul-immigration.ipynb">Gauls</a>' in html
    warned = progress.Overview("armorica", seen.lessons, "A <b>warning</b>.")
    assert "A &lt;b&gt;warning&lt;/b&gt;." in warned._repr_html_()
    assert repr(warned).splitlines()[-1] == "A <b>warning</b>."


def test_marks_are_read_anew_only_when_somebody_has_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "time_ns", lambda: 2**62)  # long after
    mine, other = Progress(file), Progress(file)
    other.mark(ROMAN, "task", "one")
    os.utime(file, ns=(0, 0))
    reads: list[str] = []
    carry_out = Progress._carry_out
    monkeypatch.setattr(
        Progress, "_carry_out", lambda self, what, work: reads.append(what) or carry_out(self, what, work)
    )
    assert len(mine.marks()) == len(mine.marks()) == 1 and reads == ["reading"]
    mine.marks().clear()
    assert len(mine.marks()) == 1, "what is given out is the caller's own"
    other.mark(ROMAN, "task", "two")
    assert len(mine.marks()) == 2
