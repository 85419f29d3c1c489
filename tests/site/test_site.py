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
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from tests.browser.lab import SLOW, chromium, execute, leaves_the_machine
from tests.notebook_env import TOP

SITE = Path(os.environ.get("RULESIM_SITE", TOP / "build" / "site"))
MOST = 20_000_000
"""Bytes of a first visit, packed as servers pack them."""
RAN = "() => window.jupyterapp?.shell?.currentWidget?.node.dataset.lesson === 'ran'"
LESSONS = {"armorica": "Gauls", "discordia": "towers", "provincia": "Selecting"}


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as any web space does."""

    extensions_map = {  # noqa: RUF012 -- as its base has it
        **http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"
    }  # fmt: skip

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the site is served."""
    assert (SITE / "index.html").is_file(), "make site builds it"
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module", name="chromium")
def one_chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with chromium() as browser:
        yield browser


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
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """A visit of a newcomer."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    made = Visit(context, address)
    yield made
    context.close()
    assert made.problems == []


def marks(page: Page) -> str:
    """What the kernel finds of the learner's progress."""
    return execute(page, "from widgets import progress\nprint(progress.default().marks(), progress.default().warning)")


def test_a_lesson_is_learned_a_what_if_asked_and_progress_kept(visit: Visit) -> None:
    page = visit.begin("armorica")
    assert visit.size() < MOST
    coach = page.locator('[data-part="coach"]')
    first = coach.inner_text()
    page.locator("[data-zone='gaul-row'] .rs-piece").nth(-3).click(force=True)
    expect(page.locator('[data-part="answer"]')).to_contain_text("wheat")
    expect(coach).not_to_have_text(first)
    assert "'third'" in marks(page)

    page.get_by_role("tab", name="What if").click()
    panel = page.locator('[data-rulesim="stage"] [role="tabpanel"]')
    panel.get_by_role("button", name="In a turn", exact=True).click()
    expect(panel).to_contain_text("%", timeout=60_000 * SLOW)

    page.wait_for_timeout(1000)  # what was written reaches the browser's store
    page.reload()
    visit.ready(page)
    assert "'third'" in marks(page)
    page.goto(f"{visit.address}/lab/index.html?path=progress.ipynb")
    page.wait_for_function(RAN, timeout=240_000 * SLOW)
    assert "'third'" in marks(page)


@pytest.mark.parametrize("game", ["discordia", "provincia"])
def test_a_lesson_of_the_other_games_hears_the_mouse(visit: Visit, game: str) -> None:
    page = visit.begin(game)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator('[data-part="answer"]')).not_to_be_empty()
    execute(page, "print()")
    stage = page.locator('[data-rulesim="stage"]')
    before = stage.locator('[data-part="answer"]').inner_text()
    legal = stage.locator(
        '[data-part="board"] .rs-piece:not([aria-disabled]):visible, [data-part="board"] button:visible'
    )
    legal.first.click(force=True)
    expect(stage.locator('[data-part="answer"]')).not_to_have_text(before)
