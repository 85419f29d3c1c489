"""What a learner feels, measured in real JupyterLab with Chromium: from the click to the board, and to the plot.

Python's files are compiled before, as those of an installed package are.

A stage per game, on which the game of a lesson is played freely; one game only:
``python -m tests.benchmarks.bench_browser discordia``
"""

from __future__ import annotations

import compileall
import contextlib
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, sync_playwright

import rulesim
from tests.benchmarks import Figure, quantile
from tests.browser.lab import RUN_ALL, SETTLED, Lab, chromium_path, launch, open_notebook, run_all, running_lab

CLICKS = 40
TOP = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Subject:
    """The lesson of a game whose stage is measured, and what it should reach in milliseconds.

    ``board`` and ``plot``: from the click; ``hover``: from the look at a piece to what it would change. ``piece``: what
    is clicked.
    """

    lesson: str
    board: float | None = None
    plot: float | None = None
    hover: float | None = None
    piece: str = ".rs-piece.rs-legal:not([aria-haspopup])"


CITY_TILE = '[data-id="FA13"]'
"""A move that other marks of the plot follow from; most moves of the lesson change its words only."""

SUBJECTS = {
    "armorica": Subject("armorica/gaul", board=30, plot=60, hover=50),
    "discordia": Subject("discordia/main-actions", board=40, plot=70, piece=CITY_TILE),
    "provincia": Subject("provincia/combat", board=40, plot=70),
}

STAGE = """
from dataclasses import replace
from widgets import lessons
from widgets.lessons import Beat
from widgets.stage import Stage
free = Beat(id="free", kind="do", goal={{"over": True}}, rewind=False)
Stage(replace(lessons.plan("{lesson}"), beats=(free,), emblem=""))
"""
"""A lesson's game, played freely on its stage: a click plays, Undo takes it back."""

BARE = """
import anywidget, traitlets
class Bare(anywidget.AnyWidget):
    _esm = '''export default {render({model, el}) {
        el.innerHTML = '<div class="rs-stage-board"><p></p><button class="rs-legal">+</button></div>' +
            '<button data-command="undo">-</button>';
        const show = () => { el.querySelector('p').replaceChildren(String(model.get('count'))); };
        const send = (step) => { model.set('intent', {step, at: model.get('count')}); model.save_changes(); };
        el.querySelector('.rs-legal').onclick = () => send(1);
        el.querySelector('[data-command]').onclick = () => send(-1);
        model.on('change:count', show); show(); }}'''
    count = traitlets.Int(0).tag(sync=True)
    intent = traitlets.Dict().tag(sync=True)
    @traitlets.observe("intent")
    def _answer(self, change):
        self.count += change.new["step"]
Bare()
"""

# A person looks at a piece before clicking it: by then the last move and the look at this one have come to rest.
RESTED = """async () => {
    const finite = () => document.getAnimations().filter(one => isFinite(one.effect.getComputedTiming().endTime));
    const { kernel } = window.jupyterapp.shell.currentWidget.context.sessionContext.session;
    do await new Promise(looked => setTimeout(looked, 150)); while (kernel.status !== 'idle');
    await Promise.allSettled(finite().map(one => one.finished));
    await new Promise(rested => requestIdleCallback(rested));
}"""

# Times run from the moment the page gets the click, or sees the pointer. Pieces that come, go or lie elsewhere are what
# has changed; marks for a piece that was pressed are not. A plot has changed when other marks or words are drawn: those
# of a move that was looked at may stand there already, under other words.
ARM = """([parts, event]) => {
    const board = document.querySelector('.rs-stage-board, .rs-zones');
    const figure = document.querySelector('.js-plotly-plot');
    const words = [...figure?.parentElement.children ?? []].filter((part) => part !== figure);
    const shown = () => JSON.stringify([figure.data, figure.layout.title, words.map((part) => part.textContent)]);
    const before = figure && shown();
    let start = 0;
    window.addEventListener(event, () => { start = performance.now(); }, { capture: true, once: true });
    const watch = {
        board(done) {
            const seen = new MutationObserver(() => { seen.disconnect(); done(); });
            seen.observe(board, { subtree: true, childList: true });
        },
        plot(done) {
            const drawn = new MutationObserver(() => {
                if (shown() === before) return;
                drawn.disconnect();
                done();
            });
            drawn.observe(figure.parentElement, { subtree: true, childList: true, attributes: true });
        },
    };
    const changed = part => new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no other ${part}`)), 5000);
        watch[part](() => { clearTimeout(late); resolve(performance.now() - start); });
    });
    window.measured = Promise.all(parts.map(changed));
}"""


def click(page: Page, selector: str, parts: Sequence[str]) -> list[float]:
    """Milliseconds from a mouse click on the first such element to each of the parts having changed."""
    page.locator(selector).first.hover()
    page.evaluate(RESTED)
    page.locator(selector).first.hover()  # it may have moved while the page came to rest
    page.evaluate(ARM, [parts, "click"])
    page.mouse.down()
    page.mouse.up()
    return list(page.evaluate("() => window.measured"))


def clicks(page: Page, piece: str = ".rs-legal", parts: Sequence[str] = ("board",)) -> list[list[float]]:
    """So many clicks on a legal piece, each undone again: for each of the parts all its times."""
    times: list[list[float]] = []
    for _ in range(CLICKS):
        times.append(click(page, piece, parts))
        click(page, "[data-command='undo']", ("board",))
    return [list(of_part) for of_part in zip(*times, strict=True)]


def hovers(page: Page, piece: str) -> list[float]:
    """So many looks at a legal piece, to what it would change being drawn on the board."""
    times: list[float] = []
    for _ in range(CLICKS):
        page.mouse.move(2, 2)
        page.evaluate(RESTED)
        page.evaluate(ARM, [["board"], "pointerover"])
        page.locator(piece).first.hover()
        times.append(float(page.evaluate("() => window.measured")[0]))
    return times


def write(lab: Lab, name: str, source: str) -> str:
    """A notebook of one cell in the folder that Lab serves."""
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    nbformat.write(new_notebook(cells=[new_code_cell(source)], metadata=metadata), Path(lab.root, name))
    return name


def first_paint(page: Page, lab: Lab, game: str, path: str) -> Iterator[Figure]:
    """Seconds from a kernel that is up to the stage's board, and to its plot."""
    open_notebook(page, lab, path)
    start = time.perf_counter()
    page.evaluate(RUN_ALL)
    page.wait_for_selector("[data-rulesim='stage'] .rs-piece", timeout=60_000)
    yield Figure(f"{game}: first paint of the stage, kernel up", time.perf_counter() - start, "s", aim=2.5)
    page.wait_for_selector(".js-plotly-plot .plot-container", timeout=60_000)
    yield Figure(f"{game}: its live plot", time.perf_counter() - start, "s")
    page.wait_for_function(SETTLED, timeout=120_000)


@contextlib.contextmanager
def lab_page(height: int = 900) -> Iterator[tuple[Page, Lab]]:
    """A page of a Chromium, and the JupyterLab to open on it. RuntimeError if there is no Chromium."""
    program = chromium_path()
    if program is None:
        raise RuntimeError("no Chromium found: nothing can be measured")
    for package in ("rulesim", "widgets"):
        compileall.compile_dir(TOP / package, quiet=1)
    with contextlib.ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        lab = stack.enter_context(running_lab(Path(home)))
        browser = launch(stack.enter_context(sync_playwright()), program)
        yield browser.new_page(viewport={"width": 1440, "height": height}), lab
        browser.close()


def measure(games: tuple[str, ...] = ()) -> Iterator[Figure]:
    with lab_page() as (page, lab):
        open_notebook(page, lab, write(lab, "bare.ipynb", BARE))
        run_all(page)
        page.wait_for_selector(".rs-stage-board")
        yield from told("click to a bare widget's answer", clicks(page)[0], None)
        for game in games or rulesim.games():
            yield from of_game(page, lab, game)


def of_game(page: Page, lab: Lab, game: str) -> Iterator[Figure]:
    """The figures of one game's stage."""
    subject = SUBJECTS[game]
    yield from first_paint(page, lab, game, write(lab, f"{game}.ipynb", STAGE.format(lesson=subject.lesson)))
    board, plot = clicks(page, subject.piece, ("board", "plot"))
    yield from told(f"{game}: click to the updated board", board, subject.board)
    yield from told(f"{game}: click to the updated plot", plot, subject.plot)
    if subject.hover:
        yield from told(f"{game}: look to what it would change", hovers(page, subject.piece), subject.hover)


def told(name: str, times: list[float], aim: float | None, late: float | None = None) -> Iterator[Figure]:
    """Median and 95th percentile of some times in milliseconds, and what these should reach."""
    yield Figure(f"{name}, median", quantile(times, 0.5), "ms", aim=aim, note=f"{len(times)} clicks on localhost")
    yield Figure(f"{name}, 95 %", quantile(times, 0.95), "ms", late)


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(sys.argv[1:])):
        print(row(figure), flush=True)
