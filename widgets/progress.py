"""What a learner has done, kept between sessions in one small SQLite file.

The file is ``progress.sqlite`` in the user's data folder, or in the folder that the environment variable
``RULESIM_DATA`` names. Several kernels may write at once. Nothing here ever stops a lesson: what cannot be written is
kept in memory and tried again, a damaged file is set aside, never deleted, and :attr:`Progress.warning` says so in
one sentence.

    progress.mark("armorica/roman", "task", "try-red")
    progress.of("armorica")          # an overview, for people to read
"""

from __future__ import annotations

import asyncio
import atexit
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from time import time as now
from time import time_ns
from typing import TYPE_CHECKING, Any, Final

from rulesim.outside import escaped, shown

if TYPE_CHECKING:
    import sqlite3

IN_BROWSER: Final = sys.platform == "emscripten"
BROWSER_FILES: Final = Path("/drive")
"""Where JupyterLite has the files that the learner sees."""
FILE: Final = "progress.sqlite"
KINDS: Final = ("task", "quiz")
PAUSES: Final = (1, 4, 14)
"""Days until a question comes back, by how often in a row it was known when it came; one more, and it is learned."""
WAIT: Final = 2.0
"""Seconds to wait for another kernel that is writing; then the mark stays in memory until the next one."""
SOON: Final = 1.0
"""Seconds after the last move in which the browser keeps a game. Each look at a file there is a message to the page and
back, and one writing takes some twenty: longer than the answer to a click."""
LATEST: Final = 10.0
"""Seconds after which a game is kept there in any case."""
_SLOW: Final = 0.5
_REST: Final = 20
"""After an attempt that failed and took longer than ``_SLOW`` seconds, none is made for so many times as long: folders
without file locks, such as some on other machines, keep every attempt waiting until it fails."""

SYNCHRONOUS = "FULL"
"""How surely SQLite writes. A mark is one small write: it outlives a power cut, too."""
MIGRATIONS: Final = (
    """CREATE TABLE mark (
        lesson TEXT NOT NULL, kind TEXT NOT NULL, item TEXT NOT NULL,
        done INTEGER NOT NULL, tries INTEGER NOT NULL,
        at INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
        PRIMARY KEY (lesson, kind, item)) WITHOUT ROWID""",
    "CREATE TABLE game (lesson TEXT NOT NULL PRIMARY KEY, moves TEXT NOT NULL) WITHOUT ROWID",
    "ALTER TABLE mark ADD COLUMN known INTEGER NOT NULL DEFAULT 0",
    "UPDATE mark SET known = (done AND tries = 1) WHERE kind = 'quiz'",
)
"""Statement n brings a file of schema version n to version n + 1 (kept in SQLite's ``user_version``)."""

_INSERT: Final = "INSERT OR REPLACE INTO mark (lesson, kind, item, done, tries, known, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
_DELETE: Final = "DELETE FROM {} WHERE lesson = ? OR substr(lesson, 1, ?) = ?"
_KEEP: Final = "INSERT OR REPLACE INTO game (lesson, moves) VALUES (?, ?)"
_KEPT: Final = "SELECT moves FROM game WHERE lesson = ? AND typeof(moves) = 'text'"
_SELECT: Final = """SELECT lesson, kind, item, done, tries, known, at FROM mark
    WHERE typeof(lesson) = 'text' AND typeof(kind) = 'text' AND typeof(item) = 'text' AND typeof(done) = 'integer'
    AND typeof(tries) = 'integer' AND typeof(known) = 'integer' AND known >= 0
    AND typeof(at) = 'integer' AND at BETWEEN 0 AND 99999999999"""
"""SQLite lets any value stand in any column: what is no mark is passed over."""
_RECENT: Final = """SELECT lesson, max(at) FROM mark WHERE typeof(lesson) = 'text' AND typeof(at) = 'integer'
    GROUP BY lesson ORDER BY max(at) DESC, lesson"""
_DAMAGE: Final = (11, 26)
"""SQLite's codes of a file that is damaged, or no database."""
_ID: Final = 10_000

_TICK: Final = 200_000_000
"""Nanoseconds within which a file may be written twice, and its time be the same."""
_Stamp = tuple[tuple[int, int, int], ...]
Key = tuple[str, str, str]
"""Lesson id, kind ("task" or "quiz"), id of the beat or question."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What is noted of a beat or a question.

    ``done``: whether the beat was done, or the question known (answered right at once), ever; ``tries``: how many so
    far. ``known``: how often in a row the question was known, each time when it came (back); ``at``: when it was tried
    last, in seconds since 1970.
    """

    done: bool
    tries: int
    known: int = 0
    at: int = field(default=0, compare=False)

    @property
    def back(self) -> date | None:
        """The day on which the question comes back; None: it is learned."""
        if self.known >= len(PAUSES):
            return None
        return date.fromtimestamp(self.at) + timedelta(days=PAUSES[self.known])

    def then(self, new: Mark) -> Mark:
        """This mark, and what was tried after it. Known again before it came back, a question is as well known."""
        came = self.back is not None and self.back <= date.fromtimestamp(new.at)
        known = self.known + came if new.known else 0
        return Mark(self.done or new.done, self.tries + new.tries, known, new.at)


class Progress:
    """The marks in one file. Every method may be called from any thread; none raises because of the file."""

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = Path(path) if path is not None else data_folder() / FILE
        self._lasting = self._passing = ""
        self._pending: dict[Key, Mark] = {}
        self._games: dict[str, Sequence[str]] = {}  # what is to be kept of games, by lesson
        self._due: asyncio.TimerHandle | None = None
        self._since = 0.0  # when what waits for that began to wait
        self._resting = {"reading": 0.0, "writing": 0.0}  # until when
        self._read_at: _Stamp | None = None
        self._known: dict[Key, Mark] = {}
        self._lock = threading.RLock()

    @property
    def warning(self) -> str:
        """What is wrong with the file, in one sentence; "" if nothing is."""
        return self._passing or self._lasting

    def mark(self, lesson: str, kind: str, item: str, done: bool = True) -> None:
        """Note one try at a beat or question; what was once done stays done."""
        if kind not in KINDS:
            raise ValueError(f"kind: {shown(kind)} is not known; allowed: {', '.join(KINDS)}.")
        for name, id in (("lesson", lesson), ("item", item)):
            if not (isinstance(id, str) and 0 < len(id) <= _ID and id.isprintable()):
                raise ValueError(f"{name}: {shown(id)} is not usable; allowed: a text of up to {_ID} characters.")
        with self._lock:
            key, new = (lesson, kind, item), Mark(done, 1, int(done), int(now()))
            self._pending[key] = _joined(self._pending.get(key), new)
            self._write()

    def marks(self, lesson: str = "") -> dict[Key, Mark]:
        """All marks whose lesson id is ``lesson`` or begins with it (``"armorica"``: all lessons of the game)."""
        with self._lock:
            self._flush()
            self._read()
            return self.known(lesson)

    def known(self, lesson: str = "") -> dict[Key, Mark]:
        """The same as far as this kernel knows: what it read last, and what it has marked since. No file is asked."""
        with self._lock:
            found = self._joined_with_pending()
        return {key: found[key] for key in sorted(found) if not lesson or _is_of(key[0], lesson)}

    def keep(self, lesson: str, moves: Sequence[str]) -> None:
        """Keep how far the game of a lesson has come, as lines of text, in place of what was kept of it."""
        with self._lock:
            self._games[lesson] = tuple(moves)
            self._write()

    def kept(self, lesson: str) -> list[str]:
        """What was kept of the game of a lesson; nothing if it cannot be read."""
        with self._lock:
            if lesson in self._games:
                return [*self._games[lesson]]
            rows = self._rows(_KEPT, lesson)
        return rows[0][0].split("\n") if rows and rows[0][0] else []

    def recent(self) -> tuple[str, ...]:
        """The ids of the lessons that were worked at, the latest first."""
        with self._lock:
            self._flush()
            rows = self._rows(_RECENT) or ()
            waiting = [key[0] for key in reversed(self._pending)]
        return tuple(dict.fromkeys([*waiting, *(lesson for lesson, _ in rows)]))

    def of(self, name: str, lang: str = "en") -> Overview:
        """The overview of a game (``"armorica"``) or of one lesson (``"armorica/roman"``)."""
        from widgets import lessons

        marks = self.marks(name)
        rows: list[LessonProgress] = []
        for plan in lessons.plans(name):
            own = [marks.get((plan.id, "task", beat.id)) for beat in plan.beats]
            done = sum(mark is not None and mark.done for mark in own)
            rows.append(LessonProgress(plan.id, plan.title(lang), done, len(plan.beats), plan.notebook))
        return Overview(name, tuple(rows), self.warning, lang)

    def forget(self, lesson: str) -> None:
        """Drop every mark of a game or lesson: start it afresh."""
        with self._lock:
            for marks in (self._pending, self._known):
                for key in [key for key in marks if _is_of(key[0], lesson)]:
                    del marks[key]
            self._games = {one: moves for one, moves in self._games.items() if not _is_of(one, lesson)}
            prefix = lesson, len(lesson) + 1, f"{lesson}/"
            for table in ("mark", "game"):
                self._carry_out("writing", lambda file, table=table: file.execute(_DELETE.format(table), prefix))

    def flush(self) -> None:
        """Write what waits in memory, whatever the last attempt took."""
        with self._lock:
            self._resting["writing"] = 0.0
            self._flush()

    # -- the file ---------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        """Write what waits: at once; in the browser once the page has its answer, a game some time after that."""
        if not IN_BROWSER:
            self._flush()
            return
        now = time.monotonic()
        if self._due is None:
            self._since = now
        else:
            self._due.cancel()
        wait = 0.0 if self._pending else min(SOON, max(0.0, self._since + LATEST - now))
        self._due = asyncio.get_event_loop().call_later(wait, self.flush)

    def _flush(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
        marks, games = self._pending, [(lesson, "\n".join(moves)) for lesson, moves in self._games.items()]

        def write(file: sqlite3.Connection) -> None:
            file.execute("BEGIN IMMEDIATE")  # another kernel may have marked the same
            for key, new in marks.items():
                there = _marks(file.execute(f"{_SELECT} AND lesson = ? AND kind = ? AND item = ?", key))
                mark = _joined(there.get(key), new)
                file.execute(_INSERT, (*key, int(mark.done), mark.tries, mark.known, mark.at))
            file.executemany(_KEEP, games)

        if (marks or games) and self._carry_out("writing", write):
            self._known = self._joined_with_pending()
            self._pending.clear()
            self._games.clear()
            self._passing = ""

    def _joined_with_pending(self) -> dict[Key, Mark]:
        return self._known | {key: _joined(self._known.get(key), mark) for key, mark in self._pending.items()}

    def _read(self) -> None:
        """Know what the file says: it is read again only once somebody has written to it."""
        stamp = self._stamp()
        if stamp is None or stamp != self._read_at:
            rows = self._rows(_SELECT)
            self._known = _marks(rows or ())
            self._read_at = None if rows is None else stamp

    def _rows(self, query: str, *given: str) -> list[tuple[Any, ...]] | None:
        """What the file answers; None if there is none, or it cannot be read."""
        rows: list[tuple[Any, ...]] = []
        read = self.path.exists() and self._carry_out("reading", lambda file: rows.extend(file.execute(query, given)))
        return rows if read else None

    def _stamp(self) -> _Stamp | None:
        """When the file was last written to; None for none, or if it was just now: more may come in the same tick."""
        stamp: list[tuple[int, int, int]] = []
        for path in (self.path, Path(f"{self.path}-wal")):
            with suppress(OSError):
                told = path.stat()
                stamp.append((told.st_ino, told.st_size, told.st_mtime_ns))
        recent = any(time_ns() - written < _TICK for *_, written in stamp)
        return None if recent or not stamp else tuple(stamp)

    def _carry_out(self, what: str, work: Callable[[sqlite3.Connection], object]) -> bool:
        """Do some work in the file, as one transaction; whether it was done. A damaged file is set aside first.

        After an attempt that failed slowly there is none for a while.
        """
        begun = time.monotonic()
        if begun < self._resting[what]:
            return False
        try:
            try:
                self._transact(work)
            except _Damaged as damaged:
                self._set_aside(*damaged.args)
                self._transact(work)
        except Exception as error:
            self._warn(error)
            now = time.monotonic()
            if now - begun > _SLOW:
                self._resting[what] = now + _REST * (now - begun)
            return False
        return True

    def _transact(self, work: Callable[[sqlite3.Connection], object]) -> None:
        import sqlite3

        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(self.path, timeout=WAIT)) as file:
            inode = self.path.stat().st_ino
            try:
                self._prepare(file)
                with file:
                    work(file)
            except sqlite3.DatabaseError as error:
                if _is_damage(error):
                    raise _Damaged(inode) from error
                raise

    def _prepare(self, file: sqlite3.Connection) -> None:
        """Bring a file to the current schema. Raises what SQLite does where it is damaged or another program's."""
        file.text_factory = lambda data: data.decode(errors="replace")  # as the file has it, even if it is no text
        if IN_BROWSER:  # its files know no locks and no shared memory, and only one page writes at a time
            file.execute("PRAGMA locking_mode=EXCLUSIVE")
        file.execute(f"PRAGMA journal_mode={'MEMORY' if IN_BROWSER else 'WAL'}")
        file.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
        self._migrate(file)
        file.execute("SELECT lesson, kind, item, done, tries, known, at FROM mark LIMIT 1").fetchone()

    def _migrate(self, file: sqlite3.Connection) -> None:
        if self._version(file) == len(MIGRATIONS):
            return
        file.execute("BEGIN IMMEDIATE")  # two kernels may start at once: look again once nobody else writes
        with file:
            for version in range(self._version(file), len(MIGRATIONS)):
                file.execute(MIGRATIONS[version])
                file.execute(f"PRAGMA user_version = {version + 1}")

    @staticmethod
    def _version(file: sqlite3.Connection) -> int:
        version = int(file.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise _Newer(version)
        return version

    def _set_aside(self, inode: int) -> None:
        """Rename the damaged file, unless another kernel did so already."""
        if not self.path.exists() or self.path.stat().st_ino != inode:
            return
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}-damaged-{number}.sqlite")).exists():
            number += 1
        self.path.rename(aside)
        for suffix in ("-wal", "-shm"):
            Path(f"{self.path}{suffix}").unlink(missing_ok=True)
        self._lasting = _say("progress_damaged", file=aside.name)

    def _warn(self, error: Exception) -> None:
        """Whatever goes wrong with the file becomes a warning: a lesson goes on without it."""
        if isinstance(error, ImportError):  # Python in the browser may come without SQLite
            self._lasting = _say("progress_memory")
        elif isinstance(error, _Newer):
            self._lasting = _say("progress_newer", file=self.path.name)
        else:
            self._passing = _say("progress_unsaved", reason=str(error))


class _Damaged(Exception):
    """The file of this inode is no database, not whole, or has other tables."""


class _Newer(Exception):
    """The file was written by a later version of this project."""


def _joined(old: Mark | None, new: Mark) -> Mark:
    return old.then(new) if old else new


def _marks(rows: Iterable[tuple[Any, ...]]) -> dict[Key, Mark]:
    """The marks in rows of the file."""
    return {(lesson, kind, item): Mark(bool(done), *how) for lesson, kind, item, done, *how in rows}


def _is_of(lesson: str, name: str) -> bool:
    """Whether this is the lesson of that name, or one of the game of that name."""
    return f"{lesson}/".startswith(f"{name}/")


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether a file is no database, not whole, or has other tables: not one that is busy, full, or out of reach."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in _DAMAGE or "no such" in str(error)


def _say(message: str, lang: str = "en", **facts: Any) -> str:
    from widgets.words import say

    return say(message, lang, **facts)


def data_folder() -> Path:
    """Where progress is kept: the folder ``RULESIM_DATA`` names, else the user's data folder for this project.

    In the browser that is a folder beside the notebooks, which outlives a kernel, and is the same for all of them.
    """
    own = os.environ.get("RULESIM_DATA")
    if own:
        return Path(own)
    if IN_BROWSER:
        return _browser_folder()
    import platformdirs

    return Path(platformdirs.user_data_dir("rulesim", appauthor=False))


@cache
def _browser_folder() -> Path:
    return (BROWSER_FILES if BROWSER_FILES.is_dir() else Path.home()) / ".rulesim"


_open_files: dict[Path, Progress] = {}
_open_lock = threading.Lock()


def default() -> Progress:
    """The progress of this user; the same object for the same folder, so that unwritten marks are kept."""
    path = data_folder() / FILE
    with _open_lock:
        if path not in _open_files:
            _open_files[path] = Progress(path)
            atexit.register(_open_files[path].flush)
        return _open_files[path]


def mark(lesson: str, kind: str, item: str, done: bool = True) -> None:
    """Note one try at a beat (``kind="task"``) or question (``"quiz"``) of a lesson such as ``"armorica/roman"``."""
    default().mark(lesson, kind, item, done)


def of(name: str, lang: str = "en") -> Overview:
    """The overview of a game (``"armorica"``) or lesson (``"armorica/roman"``)."""
    return default().of(name, lang)


def today() -> date:
    """The day that it is here."""
    return date.fromtimestamp(now())


def forget(lesson: str) -> None:
    """Start a game or lesson afresh."""
    default().forget(lesson)


# -- the overview ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """One lesson: how many beats are done, of all (``total``)."""

    lesson: str
    title: str
    done: int
    total: int
    notebook: str = ""

    @property
    def state(self) -> str:
        """``"done"``, ``"begun"`` or ``"new"``."""
        if self.done >= self.total:
            return "done"
        return "begun" if self.done else "new"


@dataclass(frozen=True, slots=True)
class Overview:
    """The lessons of a game and how far the learner is with each."""

    name: str
    lessons: tuple[LessonProgress, ...]
    warning: str = ""
    lang: str = "en"

    @property
    def next(self) -> LessonProgress | None:
        """The first that is not done."""
        return next((one for one in self.lessons if one.state != "done"), None)

    def _rows(self) -> list[list[str]]:
        """The headings, then a row for each lesson."""
        rows = [[_say(f"progress_{head}", self.lang) for head in ("lesson", "steps", "state")]]
        for one in self.lessons:
            steps = _say("progress_of", self.lang, done=one.done, total=one.total)
            rows.append([one.title, steps, _say(f"progress_is_{one.state}", self.lang)])
        return rows

    def _closing(self) -> list[str]:
        told = _say("progress_next", self.lang, title=self.next.title) if self.next else _say("progress_all", self.lang)
        return [told, *([self.warning] if self.warning else [])]

    def __repr__(self) -> str:
        rows = self._rows()
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        return "\n".join([*lines, *self._closing()])

    def _repr_html_(self) -> str:
        from widgets.text import html_table

        heads, *rows = self._rows()
        closing, *warnings = map(escaped, self._closing())
        if self.next and self.next.notebook:
            closing = f'<a href="{escaped(self.next.notebook)}">{closing}</a>'
        told = "".join(f"<p>{line}</p>" for line in (closing, *warnings))
        links, bars = [one.notebook for one in self.lessons], [*map(_bar, self.lessons)]
        return html_table("rs-progress", heads, rows, pictures=bars, links=links) + told


def _bar(one: LessonProgress) -> str:
    """How much of a lesson is done, as a picture."""
    from widgets.charts import theme

    bar = '<div style="height:0.7em;border-radius:0.35em;background:{};width:{:.0%}">{}</div>'.format
    return bar(theme.FAINT, 1, bar(theme.GOOD, one.done / one.total, ""))
