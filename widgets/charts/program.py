"""Plotly's program, which draws charts on a page: 5 MB, so a kernel has it once, for all that draws charts."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

import plotly
import traitlets

from widgets.intents import Heard

_PATH: Final = Path(plotly.__file__).parent / "package_data" / "plotly.min.js"
"""The program as plotly's package brings it."""


class Program(Heard):
    """A widget that draws nothing and brings plotly's program to the page."""

    current: ClassVar[Program | None] = None

    program = traitlets.Bytes().tag(sync=True)
    """In UTF-8, as it is: a text of this length would take each side a second to write and to read as JSON."""

    @traitlets.default("program")
    def _plotly(self) -> bytes:
        return _PATH.read_bytes()


def program() -> str:
    """The model id of the kernel's one :class:`Program`, for ``page/figure.js`` (the trait ``plotly`` of a widget).

    A widget that shows more than charts tells it when its page asks, ``{"kind": "plotly"}``: the rest is drawn before.
    """
    found = Program.current
    if found is None or found.comm is None:
        found = Program.current = Program()
    return str(found.model_id)
