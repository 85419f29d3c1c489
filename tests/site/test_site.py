"""``make test-site``: the static site, learned from in a browser that reaches nothing but the folder's own server."""

from __future__ import annotations

import functools
import gzip
import http.server
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tests.browser.lab import SLOW, chromium_path, execute, launch, leaves_the_machine, wait_until
from tests.browser.test_stage import Stage, learn
from tests.notebook_env import NOTEBOOKS, TOP, notebooks

SITE = Path(os.environ.get("RULESIM_SITE", TOP / "build" / "site"))
MOST = 20_000_000
"""Bytes of a first visit, packed as servers pack them."""
RAN = "() => window.jupyterapp?.shell?.currentWidget?.node.dataset.lesson === 'ran'"
RUN = """
import json
from IPython.utils.capture import capture_output
def run(path):
    for cell in json.load(open(f"/drive/{path}"))["cells"]:
        if cell["cell_type"] == "code":
            with capture_output():
                result = get_ipython().run_cell("".join(cell["source"]), store_history=False)
            error = result.error_before_exec or result.error_in_exec
            if bool(error) != ("raises-exception" in cell["metadata"].get("tags", ())):
                print(path, cell["source"], repr(error))
"""
LONG = ("1-armorica", "2-discordia", "3-provincia", "4-editions", "5-tournament", "7-how-honest")
"""Notebooks that play for minutes there: what they ask is asked of a lesson."""
GAME = """
import rulesim
from rulesim.bots import level, play
from widgets import Player
player = Player("armorica", 2, seats=("human", "random"), seed=1)
play(player.session, [level("random")] * 2, 1)
review = player.look_back()
print(player.save("mine"))
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as any web space does."""

    extensions_map = {  # noqa: RUF012 -- as its base has it
        **http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"
    }  # fmt: skip

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


class Server(http.server.ThreadingHTTPServer):
    """Serves the site until it is stopped."""

    daemon_threads = True

    def __init__(self) -> None:
        assert (SITE / "index.html").is_file(), "make site builds it"
        super().__init__(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE))
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answer nobody any more."""
        self.shutdown()
        self.server_close()


@pytest.fixture
def server() -> Iterator[Server]:
    """Where the site is served."""
    made = Server()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Chromium, which reaches this machine only."""
    path = chromium_path()
    if path is None:
        if os.environ.get("RULESIM_REQUIRE_BROWSER") == "1":
            pytest.fail("no Chromium found")
        pytest.skip("no Chromium found")
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


class Visit:
    """A learner's window, and what was asked for in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.paths: set[str] = set()
        self.problems: list[str] = []
        context.set_default_timeout(30_000 * SLOW)
        context.on("request", self._requested)
        context.on("weberror", lambda error: self.problems.append(f"script error: {error.error}"))

    def _requested(self, request: Request) -> None:
        if leaves_the_machine(request.url):
            self.problems.append(f"a request left the machine: {request.url}")
        self.paths.add(urlsplit(request.url).path.lstrip("/"))

    def begin(self, game: str) -> Page:
        """From the first page to a lesson, with one click; the page says that it is starting, and then is there."""
        page = self.context.new_page()
        page.goto(self.address)
        page.locator(f'article a[href*="{game}/2-"]').first.click()
        expect(page.locator(".rs-lesson-starting")).to_contain_text("starting", timeout=60_000 * SLOW)
        return self.ready(page)

    def ready(self, page: Page) -> Page:
        """The page, as soon as its lesson has run and shows its stage."""
        page.wait_for_function(RAN, timeout=240_000 * SLOW)
        expect(page.locator(".rs-lesson-starting")).to_have_count(0)
        expect(page.locator('[data-rulesim="stage"]')).to_be_visible(timeout=60_000 * SLOW)
        return page

    def size(self) -> int:
        """Bytes of all that was asked for, packed as servers pack them."""
        files = [SITE / path for path in self.paths]
        return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files if file.is_file())


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """A visit of a newcomer."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    made = Visit(context, f"http://127.0.0.1:{server.server_port}")
    yield made
    context.close()
    assert made.problems == []


def finished(page: Page) -> None:
    """Its lesson shows that it is finished."""
    expect(page.locator('[data-rulesim="stage"]')).to_have_attribute("data-kind", "finish", timeout=60_000 * SLOW)


@pytest.mark.parametrize("game", ["armorica", "discordia", "provincia"])
def test_a_lesson_is_learned_by_mouse_a_what_if_asked_and_progress_kept(visit: Visit, game: str) -> None:
    page = visit.begin(game)
    assert visit.size() < MOST
    stage = Stage(page)
    panel = stage.part("plot").get_by_role("tabpanel")
    page.get_by_role("tab", name="What if").click()
    panel.get_by_role("button", name="In a turn", exact=True).click()
    wait_until(page, lambda: stage.ask("bool(stage.chances and stage.chances.found)"))
    expect(panel).to_contain_text("%")
    stage.ask("stage.chances.stop()")
    page.get_by_role("tab", name="Plot").click()

    learn(stage, stage.click, lambda name: stage.command(name).click())
    finished(page)
    assert stage.ask("[stage.error, stage.done == len(stage.plan.beats)]") == ["", True]
    assert "undefined" not in stage.root.inner_html()

    page.wait_for_timeout(1000)  # what was written reaches the browser's store
    page.reload()
    finished(visit.ready(page))


def test_everything_works_there_and_lasts(visit: Visit) -> None:
    page = visit.begin("armorica")
    execute(page, RUN)
    names = [path.relative_to(NOTEBOOKS).as_posix() for path in notebooks() if path.stem not in LONG]
    assert len(names) > 35
    assert [told for name in names if (told := execute(page, f"run({name!r})"))] == []

    assert execute(page, GAME).endswith("mine.json")
    wait_until(page, lambda: execute(page, "print(review.found.complete)") == "True")
    execute(page, "from widgets import progress\nprogress.mark('armorica/gaul', 'task', 'third')")
    page.wait_for_timeout(1000)

    page.goto(visit.address)
    page.locator('a[href$="progress.ipynb"]').click()
    page.wait_for_function(RAN, timeout=240_000 * SLOW)
    kept = "from widgets import keeping, progress\nprint(keeping.saved_games(), progress.default().marks())"
    assert "('mine',)" in execute(page, kept) and "'third'" in execute(page, kept)
