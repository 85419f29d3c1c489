"""Fixtures of the browser tests: one JupyterLab and one Chromium for all of them, everything else fresh per test."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.lab import SLOW, Lab, Watch, chromium_path, launch, open_notebook, run_all, running_lab

OpenLesson = Callable[..., Page]

expect.set_options(timeout=10_000 * SLOW)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


OPEN: list[BrowserContext] = []
"""What is open now: to be pictured when a test fails."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """When a test fails, keep pictures of its pages."""
    report: Any = yield
    if report.when == "call" and report.failed:
        folder = Path(item.config.cache.mkdir("browser")) if item.config.cache else Path()
        for number, page in enumerate((page for context in OPEN for page in context.pages), 1):
            with contextlib.suppress(PlaywrightError):
                picture = folder / re.sub(r"[^A-Za-z0-9_-]+", "-", f"{item.name}-{number}")
                page.screenshot(path=picture.with_suffix(".png"))
                report.sections.append(("picture of the failure", str(picture.with_suffix(".png"))))
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Chromium; without one the tests are skipped, or fail where RULESIM_REQUIRE_BROWSER=1 asks for one."""
    path = chromium_path()
    if path is None:
        reason = "no Chromium found: install the package `chromium`, or let the variable CHROMIUM name the program"
        if os.environ.get("RULESIM_REQUIRE_BROWSER") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


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


@contextlib.contextmanager
def newcomer(lab: Lab, chromium: Browser, watch: Watch) -> Iterator[BrowserContext]:
    """A browser that has never seen this Lab, and a Lab without kernels, progress and settings."""
    lab.start_over()
    context = chromium.new_context(viewport={"width": 1280, "height": 1600}, reduced_motion="reduce")
    context.set_default_timeout(20_000 * SLOW)
    watch.follow(context)
    OPEN.append(context)
    yield context
    OPEN.remove(context)
    context.close()


@contextlib.contextmanager
def opener(lab: Lab, chromium: Browser, watch: Watch, name: str) -> Iterator[OpenLesson]:
    """A function that opens copies of the notebooks made for ``name``."""
    folder = lab.copy_notebooks(name)
    with newcomer(lab, chromium, watch) as context:

        def open_(name: str, *, run: bool = True, width: int = 1280, height: int = 1600) -> Page:
            page = context.new_page()
            page.set_viewport_size({"width": width, "height": height})
            open_notebook(page, lab, f"{folder}/{name.removesuffix('.ipynb')}.ipynb")
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
    with newcomer(jupyter, chromium, watch) as context:

        def open_(*sources: str | tuple[str, ...]) -> Page:
            page = context.new_page()
            open_notebook(page, jupyter, write_notebook(jupyter, request.node.name, sources))
            return page

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
