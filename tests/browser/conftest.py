"""Fixtures of the browser tests: one JupyterLab and one Chromium for all; each test finds them as a newcomer does."""

from __future__ import annotations

import contextlib
import re
import secrets
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, BrowserContext, Page, Request, WebError, WebSocket
from playwright.sync_api import Error as PlaywrightError

from tests.browser.lab import (
    PATIENCE,
    Lab,
    Watch,
    chromium,
    clear,
    open_next,
    open_notebook,
    run_all,
    running_lab,
)

OpenLesson = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


OPEN: list[BrowserContext] = []
"""What is open now: to be pictured when a test fails."""
SPOILED: list[BrowserContext] = []
"""In which a test failed: nobody gets these any more."""
SPARE: list[Visitor] = []
"""Windows for the next test."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """When a test fails, keep pictures of its pages."""
    report: Any = yield
    if report.failed:
        SPOILED.extend(OPEN)
    if report.when == "call" and report.failed:
        cache = getattr(item.config, "cache", None)  # pytest may run without one
        folder = Path(cache.mkdir("browser")) if cache else Path(tempfile.mkdtemp(prefix="rulesim-"))
        for number, page in enumerate((page for context in OPEN for page in context.pages), 1):
            with contextlib.suppress(PlaywrightError):
                picture = folder / re.sub(r"[^A-Za-z0-9_-]+", "-", f"{item.name}-{number}")
                page.screenshot(path=picture.with_suffix(".png"))
                report.sections.append(("picture of the failure", str(picture.with_suffix(".png"))))
    return report


@pytest.fixture(scope="session", name="chromium")
def one_chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with chromium() as browser:
        yield browser
        SPARE.clear()


@pytest.fixture(scope="session")
def spare_pages() -> list[Any]:
    """Pages without Jupyter that no test uses any more, for the next test to put something else on."""
    return []


@pytest.fixture(scope="session")
def jupyter(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab with the settings of ``make lab`` and nothing of the user's; needs no start if there is no browser."""
    with running_lab(tmp_path_factory.mktemp("jupyter")) as lab:
        yield lab


@pytest.fixture
def watch() -> Watch:
    """What went wrong unseen. A test that provokes a problem asserts on it and empties ``watch.problems``."""
    return Watch()


PHONE = 760
"""In a window that is no wider, in pixels, Lab puts its side bars away when it is loaded, however wide it is later."""


class Visitor:
    """A window of Lab: its kernels, notebooks, progress and settings are gone when the next test gets it.

    Lab itself stays in it, for Lab takes longer to load than most notebooks to run; it is loaded anew for a
    phone, and after one. ``watch``: whose test it is.
    """

    def __init__(self, lab: Lab, chromium: Browser) -> None:
        self.lab, self.watch = lab, Watch()
        self.context = chromium.new_context(viewport={"width": 1280, "height": 1600}, reduced_motion="reduce")
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.on("request", self._requested)
        self.context.on("weberror", self._failed)
        self.context.on("page", lambda page: page.on("websocket", self._connected))
        self.loaded: Page | None = None
        self.phone = False

    # What happens is for the watch of the moment.

    def _requested(self, request: Request) -> None:
        self.watch.requested(request)

    def _failed(self, error: WebError) -> None:
        self.watch.failed(error)

    def _connected(self, socket: WebSocket) -> None:
        self.watch.connected(socket)

    def open(self, path: str, width: int = 1280, height: int = 1600) -> Page:
        """A page with the notebook at this path: the one on which Lab is loaded, or a new one."""
        found, self.loaded = self.loaded, None
        page, phone = found or self.context.new_page(), width <= PHONE
        stays = found is not None and not (phone or self.phone)
        if page is self.context.pages[0]:  # which stays for the next test
            self.phone = phone
        page.set_viewport_size({"width": width, "height": height})
        if stays:
            open_next(page, path)
        else:
            open_notebook(page, self.lab, path)
        return page

    def leave(self) -> None:
        """Close every page but one, and everything on that."""
        first, *others = self.context.pages
        for page in others:
            page.close()
        self.context.clear_cookies()
        first.unroute_all()
        first.emulate_media(reduced_motion="reduce", color_scheme="null", forced_colors="null")
        first.mouse.move(0, 0)
        clear(first)
        self.loaded = first


@contextlib.contextmanager
def newcomer(lab: Lab, chromium: Browser, watch: Watch) -> Iterator[Visitor]:
    """Somebody who has never seen this Lab, and a Lab without kernels, progress and settings."""
    lab.start_over()
    visitor = SPARE.pop() if SPARE else Visitor(lab, chromium)
    for page in visitor.context.pages:
        page.wait_for_timeout(1)  # what went wrong since the last test is told now, while nobody's watch is there
    visitor.watch = watch
    OPEN.append(visitor.context)
    yield visitor
    OPEN.remove(visitor.context)
    visitor.watch = Watch()
    if visitor.context not in SPOILED:
        with contextlib.suppress(PlaywrightError):
            visitor.leave()
            SPARE.append(visitor)
    if visitor not in SPARE:
        visitor.context.close()


@contextlib.contextmanager
def opener(lab: Lab, chromium: Browser, watch: Watch, name: str) -> Iterator[OpenLesson]:
    """A function that opens copies of the notebooks made for ``name``."""
    folder = lab.copy_notebooks(name)
    with newcomer(lab, chromium, watch) as visitor:

        def open_(name: str, *, run: bool = True, width: int = 1280, height: int = 1600) -> Page:
            page = visitor.open(f"{folder}/{name.removesuffix('.ipynb')}.ipynb", width, height)
            if run:
                run_all(page)
            return page

        yield open_


@pytest.fixture
def open_lesson(jupyter: Lab, chromium: Browser, watch: Watch, request: pytest.FixtureRequest) -> Iterator[OpenLesson]:
    """``open_lesson("armorica/3-roman-immigration")``: a page with that notebook, all of its cells run.

    The notebook is a copy made for this test, progress is empty, and so are Lab's settings. ``run=False`` leaves the
    stored outputs; ``width`` and ``height`` are the window's. Any exception in a widget's callback, any script error
    and any request to another machine fails the test.
    """
    with opener(jupyter, chromium, watch, request.node.name) as open_:
        yield open_
    assert watch.problems == []


@pytest.fixture(scope="class")
def class_watch() -> Watch:
    """What went wrong unseen on the pages of ``open_for_class``."""
    return Watch()


@pytest.fixture(scope="class")
def open_for_class(
    jupyter: Lab, chromium: Browser, class_watch: Watch, request: pytest.FixtureRequest
) -> Iterator[OpenLesson]:
    """The same for pages that all tests of a class share: opening a notebook takes longer than most tests."""
    with opener(jupyter, chromium, class_watch, request.node.name) as open_:
        yield open_


@pytest.fixture
def open_cells(
    jupyter: Lab, chromium: Browser, watch: Watch, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """``open_cells("1 + 1", ("1 / 0", "raises-exception"))``: a page with these cells, not run yet; a tuple has tags.

    What goes wrong unseen is in ``watch`` for the test to look at.
    """
    with newcomer(jupyter, chromium, watch) as visitor:

        def open_(*sources: str | tuple[str, ...]) -> Page:
            return visitor.open(write_notebook(jupyter, request.node.name, sources))

        yield open_


def write_notebook(lab: Lab, name: str, sources: Iterable[str | tuple[str, ...]]) -> str:
    """A notebook of these cells in the folder that Lab serves; its path there."""
    cells = [
        new_code_cell(source) if isinstance(source, str) else new_code_cell(source[0], metadata={"tags": [*source[1:]]})
        for source in sources
    ]
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    path = f"{name}-{secrets.token_hex(3)}.ipynb"
    nbformat.write(new_notebook(cells=cells, metadata=metadata), Path(lab.root, path))
    return path
