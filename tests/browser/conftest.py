"""Fixtures of the browser tests: one JupyterLab and one Chromium for all of them, everything else fresh per test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.lab import SLOW, Lab, Watch, chromium_path, launch, open_notebook, run_all, running_lab

OpenLesson = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remember whether the test itself failed, so that its pages can be pictured before they are closed."""
    report = yield
    if report.when == "call":  # type: ignore[attr-defined]
        item.stash[FAILED] = report.failed  # type: ignore[attr-defined]
    return report


FAILED = pytest.StashKey[bool]()


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
def jupyter(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab with the settings of ``make lab`` and nothing of the user's; needs no start if there is no browser."""
    with running_lab(tmp_path_factory.mktemp("jupyter")) as lab:
        yield lab


@pytest.fixture
def watch() -> Watch:
    """What went wrong unseen. A test that provokes a problem asserts on it and empties ``watch.problems``."""
    return Watch()


@pytest.fixture
def open_lesson(
    jupyter: Lab, chromium: Browser, watch: Watch, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[OpenLesson]:
    """``open_lesson("armorica/3-roman-immigration")``: a page with that notebook, all of its cells run.

    The notebook is a copy made for this test, progress is empty, and so are Lab's settings. ``run=False`` leaves the
    stored outputs; ``width`` and ``height`` are the window's. Any exception in a widget's callback, any script error
    and any request to another machine fails the test.
    """
    jupyter.start_over()
    folder = jupyter.copy_notebooks(request.node.name)
    context = chromium.new_context(viewport={"width": 1280, "height": 1600}, reduced_motion="reduce")
    context.set_default_timeout(20_000 * SLOW)
    watch.follow(context)

    def open_(name: str, *, run: bool = True, width: int = 1280, height: int = 1600) -> Page:
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        open_notebook(page, jupyter, f"{folder}/{name.removesuffix('.ipynb')}.ipynb")
        if run:
            run_all(page)
        return page

    yield open_
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(context.pages, 1):
            page.screenshot(path=tmp_path / f"page-{number}.png")
            print(f"Picture of the failure: {tmp_path / f'page-{number}.png'}")
    context.close()
    assert watch.problems == []
