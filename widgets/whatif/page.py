"""The page of a panel: what it draws, what may be pressed there, and what is done then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import traitlets

from rulesim import BadInput
from widgets.art import style
from widgets.background import Steps
from widgets.front_end import joined
from widgets.intents import Read, kinds, maybe, record, text, whole
from widgets.jupyter import Pressed

if TYPE_CHECKING:
    from widgets.whatif.panel import WhatIf


def _pressed(value: Read = lambda _: None) -> Read:
    """What is pressed comes with a value, and with the number of the answer that it is meant for, if with any."""
    return record(value=value, asked=maybe(whole()))


class Panel(Pressed):
    """What the page draws: ``view``; what is pressed there: ``intent``, numbered; ``seen``: the last one answered.

    ``fields``: what may be changed in the position, [path, value], while the page offers that.
    """

    INTENT = kinds(
        "do",
        **dict.fromkeys(("ask", "go_on", "stop", "more", "pin", "rules", "all", "tree"), _pressed()),
        **dict.fromkeys(("level", "tier", "by", "about", "play", "line"), _pressed(text())),
        edit=_pressed(maybe(record(path=text(), value=text()))),
        unpin=_pressed(maybe(whole())),
        goto_pin=_pressed(whole()),
        jump=_pressed(whole()),
    )

    _esm = joined("whatif.js")
    _css = style("whatif.css", ".rs-whatif")

    view = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)
    fields = traitlets.List().tag(sync=True)


class Intents:
    """Answers what is pressed on the page of a panel; no page shows an exception of a callback, so the panel does."""

    def __init__(self, asking: WhatIf) -> None:
        self.asking, self.panel = asking, asking.panel
        self._do: dict[str, Callable[[Any], object]] = {
            "ask": lambda _: asking.ask(),
            "go_on": lambda _: asking.go_on(),
            "stop": lambda _: asking.stop(),
            "more": lambda _: asking.more(),
            "pin": lambda _: asking.pin(),
            "rules": lambda _: asking.unfold("rules"),
            "all": lambda _: asking.unfold("all"),
            "tree": lambda _: asking.unfold("tree"),
            "tier": lambda tier: self._choose(tier=tier),
            "level": lambda level: self._choose(level=level),
            "by": lambda by: asking.choose(by=by),
            "about": lambda about: self._choose(about=about),
            "play": asking.play,
            "line": self.line,
            "edit": lambda edit: asking.change(edit["path"], edit["value"]) if edit else asking.unfold("edit"),
            "unpin": asking.unpin,
            "goto_pin": asking.goto_pin,
            "jump": asking.jump,
        }
        asking.lines.another = self.line
        asking.panel.observe(self._intended, "intent")

    def _intended(self, change: Any) -> None:
        for one in self.panel.fresh(change["new"]):
            if one["asked"] in (None, self.asking.shelf.serial):  # not meant for an answer that is gone
                self.guard(lambda one=one: self._do[one["do"]](one["value"]))

    def guard(self, callback: Callable[[], object]) -> None:
        """Call back; an exception is shown on the page."""
        try:
            self.panel.error = ""
            callback()
        except BadInput as error:
            self.panel.error = str(error)
        except Exception as error:
            self.fault(error)

    def fault(self, error: Exception) -> None:
        """Show an exception that nobody foresaw."""
        self.panel.error = self.asking.shelf.say("fault", fault=f"{type(error).__name__}: {error}")

    def _choose(self, **chosen: str) -> None:
        """Another question is asked at once, where the one before was."""
        self.asking.choose(**chosen)
        if self.asking.shelf.current:
            self.asking.ask()

    def line(self, name: str | None = None) -> None:
        """A line (None: the next one) is played again, which may take a while: not in the callback."""

        def steps() -> Steps:
            yield
            self.guard(self.asking.lines.next if name is None else lambda: self.asking.line(name))

        self.asking.runs.start(steps())
