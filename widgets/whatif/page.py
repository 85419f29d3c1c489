"""The page of a panel: what it draws, and what may be pressed there."""

from __future__ import annotations

import traitlets

from widgets.art import style
from widgets.front_end import joined
from widgets.intents import Read, kinds, maybe, record, text, whole
from widgets.jupyter import Pressed


def _pressed(value: Read = lambda _: None) -> Read:
    """What is pressed comes with a value, and with the number of the answer that it is meant for, if with any."""
    return record(value=value, asked=maybe(whole()))


class Panel(Pressed):
    """What the page draws: ``view``; what is pressed there: ``intent``, numbered; ``seen``: the last one answered.

    ``fields``: what may be changed in the position, as :meth:`~widgets.whatif.changes.Change.to_dict` has it, while the
    page offers that.
    """

    INTENT = kinds(
        "do",
        **dict.fromkeys(("ask", "go_on", "stop", "more", "pin", "forget", "rules", "all", "tree"), _pressed()),
        **dict.fromkeys(("level", "tier", "by", "about", "play", "line"), _pressed(text())),
        edit=_pressed(maybe(record(path=text(), value=text()))),
        look=_pressed(maybe(text())),
        unpin=_pressed(maybe(whole())),
        goto_pin=_pressed(whole()),
        jump=_pressed(whole()),
    )

    _esm = joined("whatif.js")
    _css = style("whatif.css", ".rs-whatif")

    view = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)
    fields = traitlets.List().tag(sync=True)
