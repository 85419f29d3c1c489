"""Pictures of lessons' stages, taken of the real page: what a notebook shows where nothing runs."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.lab import SLOW, Lab, chromium_path, launch, open_notebook, running_lab

SIZE = (1080, 760)
"""Width and height of a stage, in pixels."""
LARGEST = 130_000
"""Bytes that a picture may have."""
QUALITY = 70
WINDOW = {"width": 1188, "height": 1000}
"""In which an output is as wide as a stage, and there is room for all of it."""
STAGE = "[data-rulesim='stage']"
SHOWN = f".rs-explorer, {STAGE}"
"""What is taken: a stage, with what stands beside it."""


class NoPicture(Exception):
    """A stage of which there is no picture; the text says why."""


class NoBrowser(Exception):
    """There is nothing to take pictures with; the text says what is missing."""


@contextlib.contextmanager
def camera() -> Iterator[Callable[[Any], bytes]]:
    """A function that runs a lesson, a notebook, in JupyterLab and takes a picture of its stage (JPEG, light).

    NoBrowser if there is no Chromium; the function raises NoPicture.
    """
    path = chromium_path()
    if path is None:
        raise NoBrowser(
            "no Chromium found: install the package `chromium`, or let the variable CHROMIUM name the program"
        )
    with (
        tempfile.TemporaryDirectory(prefix="rulesim-", ignore_cleanup_errors=True) as folder,
        running_lab(Path(folder)) as lab,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, path)
        yield lambda notebook: taken(browser.new_page, lab, notebook)
        browser.close()


def taken(new_page: Callable[..., Page], lab: Lab, notebook: Any) -> bytes:
    """A picture of a lesson's stage, as a newcomer sees it. Raises NoPicture."""
    lab.start_over()
    notebook = nbformat.from_dict(notebook)
    lab.trust(notebook)
    nbformat.write(notebook, lab.root / "lesson.ipynb")
    page = new_page(viewport=WINDOW, color_scheme="light", reduced_motion="reduce")
    try:
        open_notebook(page, lab, "lesson.ipynb")
        page.wait_for_selector(".jp-NotebookPanel[data-lesson='ran']", timeout=120_000 * SLOW)
        page.wait_for_selector(STAGE)
        return checked(page, at_rest(page))
    except PlaywrightTimeout as error:
        raise NoPicture(f"the stage does not appear: {error}") from error
    finally:
        page.close()


def at_rest(page: Page) -> bytes:
    """A picture of the stage when all that it waits for is there: the first that looks like the one before."""
    stage = page.locator(SHOWN).first
    page.mouse.move(0, 0)
    before = b""
    for _ in range(30):
        page.wait_for_timeout(300 * SLOW)
        now = stage.screenshot(type="jpeg", quality=QUALITY, animations="disabled")
        if now == before:
            return now
        before = now
    raise NoPicture("the stage does not come to rest")


def checked(page: Page, picture: bytes) -> bytes:
    """The picture, if it may be stored."""
    box = page.locator(SHOWN).first.bounding_box()
    if box is None or (box["width"], box["height"]) != SIZE:
        raise NoPicture(f"the stage should be {SIZE[0]} x {SIZE[1]} pixels large, not {box}")
    if len(picture) > LARGEST:
        raise NoPicture(f"the picture has {len(picture)} bytes, more than {LARGEST}")
    return picture
