"""The site of ``make site`` in Chromium, beside the bare Pyodide kernel, JupyterLab and CPython in the same run.

Every visit is a newcomer's, from this machine: what a network costs is told by the size.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, Page

import rulesim
from tests.benchmarks import Figure, quantile
from tests.benchmarks.bench_browser import STAGE, SUBJECTS, clicks, write
from tests.browser.lab import READY, RUN_ALL, SETTLED, chromium, execute, open_notebook, run_all, running_lab
from tests.notebook_env import TOP
from tests.site.served import RAN, SITE, Server

VISITS = 3
GAME = "armorica"
OWN = "progress.ipynb"
"""A notebook in whose place others are served."""
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
NEEDED = ("micropip", "piplite", "ipykernel", "pyodide-kernel", "comm", "ipython", "jedi")
"""What the kernel itself loads."""

# A kernel says nothing before its Python is there; a lesson keeps it busy from that moment on, so idle comes too late.
LIVE = """(() => {
    const look = setInterval(() => {
        const { kernel } = window.jupyterapp?.shell?.currentWidget?.context?.sessionContext?.session ?? {};
        if (!kernel) return;
        clearInterval(look);
        kernel.anyMessage.connect((_, { direction }) => {
            if (direction === 'recv') window.live ??= performance.now();
        });
    }, 5);
})()"""
"""Notes in the page when its kernel has first said something, in milliseconds from its address."""

PLAYED = """
import random, time, rulesim
from rulesim import whatif
def rate(game):
    session, rng = rulesim.Session(rulesim.new_game(game, 3), seed=1), random.Random(1)
    while session.ply < 10 or len(session.state.legal_actions()) < 3:
        session.play(rng.choice(session.state.legal_actions()))
    begin = time.perf_counter()
    for result in whatif.compare(session, "greedy").stream(10**6):
        past = time.perf_counter() - begin
        if past > 5:
            return result.n * len(result.ranking) / past
print(*map(rate, rulesim.games()))
"""
"""Playouts a second of a what-if, game by game."""


def notebook(*sources: str) -> bytes:
    """A notebook of these cells, as a file."""
    cells = [new_code_cell(source) for source in sources]
    metadata = {
        "kernelspec": {"name": "python3", "display_name": "Python 3"},
        "language_info": {"name": "python"},
    }
    return nbformat.writes(new_notebook(cells=cells, metadata=metadata)).encode()


def bare() -> dict[str, bytes]:
    """What is served where there is nothing but the kernel: other settings, and a notebook of one cell."""
    settings = json.loads((SITE / "jupyter-lite.json").read_text(encoding="utf-8"))
    data = settings["jupyter-config-data"]
    data["litePluginSettings"][KERNEL]["loadPyodideOptions"]["packages"] = NEEDED
    return {"jupyter-lite.json": json.dumps(settings).encode(), f"files/{OWN}": notebook("1 + 1")}


@contextlib.contextmanager
def serving(instead: dict[str, bytes] | None = None) -> Iterator[Server]:
    """The site, served."""
    server = Server(instead)
    yield server
    server.stop()


@contextlib.contextmanager
def visit(browser: Browser, server: Server) -> Iterator[Page]:
    """The window of a newcomer."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(240_000)
    context.add_init_script(LIVE)
    yield context.new_page()
    context.close()


def opened(page: Page, server: Server, path: str) -> float:
    """Seconds from the address of a notebook to its kernel, live: Python is there to run the first cell."""
    page.goto(f"{server.address}/lab/index.html?path={path}")
    page.wait_for_function(READY)
    return float(page.evaluate("window.live")) / 1000


def starts(browser: Browser) -> Iterator[Figure]:
    """How long a newcomer waits, and how much is fetched."""
    lesson, live, kernel, size = f"{GAME}/2-gaul-immigration.ipynb", list[float](), list[float](), 0
    drawn: list[float] = []
    for _ in range(VISITS):
        with serving(bare()) as server, visit(browser, server) as page:
            kernel.append(opened(page, server, OWN))
        with serving() as server, visit(browser, server) as page:
            begin = time.perf_counter()
            live.append(opened(page, server, lesson))
            page.wait_for_function(RAN)
            drawn.append(time.perf_counter() - begin)
            size = server.size()
    yield Figure("first visit, packed", size / 1e6, "MB", aim=20, note="a lesson, opened by its address")
    yield Figure("bare Pyodide kernel: live", quantile(kernel, 0.5), "s", note=f"median of {VISITS} newcomers")
    yield Figure("lesson: kernel live", quantile(live, 0.5), "s", note="alternating with the bare kernel's")
    yield Figure("lesson's kernel against the bare one", quantile(live, 0.5) / quantile(kernel, 0.5), "times", aim=1.3)
    yield Figure("lesson: ran, with its stage", quantile(drawn, 0.5), "s")


def answers(browser: Browser, home: Path) -> Iterator[Figure]:
    """How soon a click is answered, there and in JupyterLab."""
    source = STAGE.format(lesson=SUBJECTS[GAME].lesson)
    with running_lab(home) as lab, browser.new_page(viewport={"width": 1440, "height": 900}) as page:
        open_notebook(page, lab, write(lab, OWN, source))
        run_all(page)
        here = clicks(page, SUBJECTS[GAME].piece)[0]
    with serving({f"files/{OWN}": notebook(source)}) as server, visit(browser, server) as page:
        opened(page, server, OWN)
        page.evaluate(RUN_ALL)
        page.wait_for_function(SETTLED)
        there = clicks(page, SUBJECTS[GAME].piece)[0]
    for name, times in (("JupyterLab", here), ("the site", there)):
        yield Figure(f"{GAME}: click to the updated board, {name}", quantile(times, 0.5), "ms", note="median")
    yield Figure("click to board against JupyterLab", quantile(there, 0.5) / quantile(here, 0.5), "times", aim=2)


def playouts(browser: Browser) -> Iterator[Figure]:
    """How many games a what-if plays, there and in CPython."""
    with serving() as server, visit(browser, server) as page:
        opened(page, server, f"{GAME}/2-gaul-immigration.ipynb")
        page.wait_for_function(RAN)
        there = [float(rate) for rate in execute(page, PLAYED).split()]
    command = [sys.executable, "-c", PLAYED]
    here = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True).stdout.split()
    for game, slow, fast in zip(rulesim.games(), there, map(float, here), strict=True):
        note = f"CPython: {fast:,.0f}; {slow / fast:.0%} of it"
        yield Figure(f"{game}: greedy playouts of a what-if", slow, "playouts/s", note=note)


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, chromium() as browser:
        yield from starts(browser)
        yield from answers(browser, Path(home))
        yield from playouts(browser)
