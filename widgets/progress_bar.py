"""A bar for playouts that take a while, with a button that ends them.

bar = ProgressBar("All of Armorica")
display(bar)
simulate.playouts(state, "greedy", 10_000, progress=bar, stop=bar.stopped)
"""

from __future__ import annotations

import threading
import time
from typing import Any, Final

import ipywidgets as w

from rulesim.outside import harmless
from widgets import controls
from widgets.jupyter import InWords
from widgets.words import say

_EVERY: Final = 0.1


class ProgressBar(InWords, w.HBox):
    """Give it as ``progress``, and its ``stopped`` (an event that the button sets) as ``stop``, to what plays out.

    ``name``: what is going on; ``unit``: what is counted, "games" or "steps". After :meth:`reset` it can be used again.
    """

    def __init__(self, name: str = "", *, unit: str = "games", lang: str = "en") -> None:
        self.name, self.unit, self.lang = harmless(name), unit, lang
        self.done = self.n = 0
        self.stopped = threading.Event()
        self._begun = self._told = 0.0
        self._bar = w.IntProgress(description=self.name, style={"description_width": "auto"})
        self._label = w.Label(self._say("waiting"))
        tip = self._say("stop.tip")
        self._stop = controls.Button(description=self._say("stop"), tooltip=tip, layout={"width": "auto"})
        self._stop.on_click(lambda _: self.stop())
        super().__init__((self._bar, self._label, self._stop), layout={"align_items": "center"})

    def __call__(self, done: int, n: int) -> None:
        """So many of ``n`` are done. Shown ten times a second, and at the end."""
        now = time.monotonic()
        if not self.n:
            self._begun, self._told = now, now - _EVERY
        self.done, self.n = done, n
        if done < n and now - self._told < _EVERY:
            return
        self._told = now
        left = (now - self._begun) * (n - done) / done if done else 0.0
        with self._bar.hold_sync():
            self._bar.max, self._bar.value = max(n, 1), done
        self._label.value = self._told_so_far(left if now - self._begun > 1 else None)
        self._stop.disabled = done >= n

    def stop(self) -> None:
        """End it; what is done stays."""
        self.stopped.set()
        self._stop.disabled = True
        self._label.value = self._say("stopped", done=self.done, n=self.n)

    def reset(self) -> None:
        """Ready for other playouts."""
        self.stopped.clear()
        self.done = self.n = self._bar.value = 0
        self._stop.disabled = False
        self._label.value = self._say("waiting")

    def to_text(self) -> str:
        """How far it is, without how long that takes."""
        told = self._say("at", done=self.done, n=self.n) if self.n else self._say("waiting")
        return f"{self.name}: {told}" if self.name else told

    def _told_so_far(self, left: float | None) -> str:
        if self.stopped.is_set() and self.done < self.n:
            return self._say("stopped", done=self.done, n=self.n)
        if left is None or self.done >= self.n:
            return self._say("at", done=self.done, n=self.n)
        return self._say("left", done=self.done, n=self.n, seconds=max(1, round(left)))

    def _say(self, message: str, **facts: Any) -> str:
        return say(f"bar_{message}", self.lang, unit=self.unit, **facts)
