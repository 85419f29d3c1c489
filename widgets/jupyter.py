"""Two things every widget of ours needs from Jupyter: answers while a cell runs, and keys that are left to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import anywidget
import ipywidgets as w
import traitlets

CLASS: Final = "rs-keys"
"""Marks controls whose keys stay with them."""


class BesideCells(w.Widget):
    """A widget whose callbacks run at once, beside a running cell, where Jupyter can do that.

    JupyterLab addresses what a page says to a thread of its own (a subshell). From ipykernel 7.4 on, the kernel sends
    it to where Python last spoke from instead: the main thread, where the widget was made, and where it then waits for
    the running cell. Such a widget needs no answer from the page, so what JupyterLab asks for is right. Its callbacks
    must bear threads.
    """

    @traitlets.observe("comm")
    def _answer_beside_cells(self, change: Any) -> None:
        if getattr(change["new"], "_reply_subshell_for", None) is not None:
            change["new"]._reply_subshell_for = None


class Prompt(BesideCells, anywidget.AnyWidget):
    """A widget with a page of its own, drawn by us, that is answered at once."""


class KeyKeeper(anywidget.AnyWidget):
    """Keeps the keys of the ipywidgets around it from JupyterLab, which takes m for Markdown and x for cut otherwise.

    Draws nothing. It keeps the keys of every box with the class ``rs-keys``; see :func:`keeping_keys`.
    """

    _esm = Path(__file__).parent / "keys.js"

    def __init__(self) -> None:
        super().__init__(layout=w.Layout(display="none"))


def keeping_keys(box: w.Box) -> KeyKeeper:
    """Mark a box of controls; what is returned has to be one of its children."""
    box.add_class(CLASS)
    return KeyKeeper()
