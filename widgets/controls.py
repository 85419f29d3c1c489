"""The controls of ipywidgets that we use. What a page says to them is read as everything else is: see intents.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import ipywidgets as w

from widgets.intents import Heard, Read, among, flag, record, text, whole


class Button(Heard, w.Button):
    """Is pressed."""

    EVENTS: ClassVar[Read] = record(event=among("click"))


class Text(Heard, w.Text):
    """A line of text. A share code is the longest that anybody types."""

    EVENTS: ClassVar[Read] = record(event=among("submit"))
    HEARS: ClassVar[Mapping[str, Read]] = {"value": text(100_000)}


class Combobox(Heard, w.Combobox):
    """A line of text, with proposals."""

    EVENTS: ClassVar[Read] = record(event=among("submit"))
    HEARS: ClassVar[Mapping[str, Read]] = {"value": text()}


class Checkbox(Heard, w.Checkbox):
    """Yes or no."""

    HEARS: ClassVar[Mapping[str, Read]] = {"value": flag}


class ToggleButton(Heard, w.ToggleButton):
    """A button that stays pressed."""

    HEARS: ClassVar[Mapping[str, Read]] = {"value": flag}


class Dropdown(Heard, w.Dropdown):
    """One of several."""

    def hears(self) -> Mapping[str, Read]:
        return {"index": whole(0, len(self.options) - 1)}


class IntSlider(Heard, w.IntSlider):
    """A whole number from the slider's lowest to its highest."""

    def hears(self) -> Mapping[str, Read]:
        return {"value": whole(self.min, self.max)}
