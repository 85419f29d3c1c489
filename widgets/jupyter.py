"""What every widget of ours needs from Jupyter: a page of its own, answers while a cell runs, keys left to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, ClassVar, Final
from uuid import uuid4

import anywidget
import ipywidgets as w
import traitlets

from rulesim.outside import escaped
from widgets.art import style
from widgets.front_end import joined
from widgets.intents import Heard, Read, among, mapping, plain, record, several, whole, with_null
from widgets.progress import IN_BROWSER

JUMP: Final = 1000
"""How far the number of an intent may be ahead of the last one answered; a page that waits sends far fewer."""
EARLIER: Final = 100
"""So many intents may come along with another."""
CLASS: Final = "rs-keys"
"""Marks controls whose keys stay with them."""
NULL: Any = import_module("pyodide.ffi").jsnull if IN_BROWSER else None
"""What a page takes for null."""
PARSE: Callable[[str], Any] | None = import_module("js").JSON.parse if IN_BROWSER else None
"""Makes of JSON what a page can be handed as it is. Else Python in a browser would look at every value one by one."""


class InWords:
    """What is shown is told in words, too: to whoever prints it, and in plain HTML where no widget is drawn.

    Stands first among the bases of a widget.
    """

    def to_text(self) -> str:
        """What is shown, as text."""
        raise NotImplementedError

    def to_html(self) -> str:
        """The same as plain HTML, every word escaped."""
        return "".join(f"<p>{escaped(line)}</p>" for line in self.to_text().split("\n") if line)

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        made: Any = super()._repr_mimebundle_(**kwargs)  # type: ignore[misc]
        told = {"text/plain": self.to_text(), "text/html": self.to_html()}
        if isinstance(made, tuple):  # anywidget's: data and metadata
            return {**made[0], **told}, made[1]
        return made and {**made, **told}


class Drawn(Heard, anywidget.AnyWidget):
    """A widget that a module of our own draws.

    anywidget drops what Python says to a widget that takes over two seconds to load, and all that it says later. So
    the page finds its model by ``address``, listens to Python itself from then on, and asks for what it has missed.
    """

    EVENTS: ClassVar[Read] = record(kind=among("ready"))

    address = traitlets.Unicode().tag(sync=True, once=True)
    style_of = traitlets.Unicode().tag(sync=True, once=True)

    def __init__(self, *, style_of: str = "", **kwargs: Any) -> None:
        """``style_of``: the game whose colours are in the style sheet; a page keeps one sheet for each."""
        address = uuid4().hex
        named = {"_anywidget_id": f"{type(self).__module__}.{type(self).__name__}.{style_of}"} if style_of else {}
        super().__init__(model_id=address, address=address, style_of=style_of, **named, **kwargs)

    def send_state(self, key: Any = None) -> None:
        """Tell the page traits. Ours are plain data: looking for binary parts would take as long as drawing a chart."""
        state = super().get_state(key)
        self._property_lock.update({name: value for name, value in state.items() if name in self._property_lock})
        if state:
            told = state if PARSE is None else PARSE(json.dumps(state))
            self._send({"method": "update", "state": told, "buffer_paths": []})

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        if self.heard(type(self).EVENTS, content) is not None:
            self.send_state(sorted(self._all_told()))

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """What the page is told."""
        state = super().get_state(key, drop_defaults)
        return state if NULL is None else with_null(state, NULL)

    def _all_told(self) -> set[str]:
        """The traits that Python tells the page, and changes."""
        own = set(self.traits(sync=True, once=lambda once: not once)) - set(anywidget.AnyWidget.class_traits())
        return own - set(self.hears()) - {"_esm", "_css", "_anywidget_id"}


class Pressed(Drawn):
    """A widget on whose page something is pressed.

    ``intent``: what was pressed on the page, as ``INTENT`` reads it, numbered; ``seen``: the number of the last one
    answered, as the page is told. Each is answered once, in order; those that the page could not send in time come
    along as ``earlier``. A number that jumps is not believed, else one broken message would make every later one look
    old.
    """

    INTENT: ClassVar[Read]

    intent = traitlets.Dict().tag(sync=True, echo_update=False)
    seen = traitlets.Int(0).tag(sync=True)
    _seq = 0  # of the last one answered

    def hears(self) -> Mapping[str, Read]:
        return {"intent": self._read}

    def _read(self, value: Any) -> dict[str, Any]:
        """An intent, and those that came along, but for malformed ones. Raises Malformed."""
        found = self._one(value)
        earlier = several(lambda one: one, EARLIER)(plain(value.get("earlier")) or [])
        return {**found, "earlier": [one for part in earlier if (one := self.heard(self._one, part)) is not None]}

    def _one(self, value: Any) -> dict[str, Any]:
        seq = whole(1, self._seq + JUMP)(mapping(value).get("seq"))
        return {"seq": seq, **type(self).INTENT(value)}

    def fresh(self, said: Any) -> Iterator[dict[str, Any]]:
        """The intents that are not answered yet, each answered from when it is given; then the page is told."""
        intent = self.heard(self._read, said)
        for one in (*intent["earlier"], intent) if intent is not None else ():
            if one["seq"] > self._seq:
                self._seq = one["seq"]
                yield one
        self.seen = self._seq


class KeyKeeper(Drawn):
    """Keeps the keys of the ipywidgets around it from JupyterLab, which takes m for Markdown and x for cut otherwise.

    Draws nothing. It keeps the keys of every box with the class ``rs-keys``, whose controls look as a board's do;
    see :func:`keeping_keys`.
    """

    _esm = joined("keys.js")
    _css = style("controls.css", ".rs-keys")

    def __init__(self) -> None:
        super().__init__(layout=w.Layout(display="none"))


def keeping_keys(box: w.Box) -> KeyKeeper:
    """Mark a box of controls; what is returned has to be one of its children."""
    box.add_class(CLASS)
    return KeyKeeper()


def running_cell() -> tuple[str, str]:
    """The id of the notebook cell that is running, and of this run of it; "" where that cannot be told."""
    try:
        from IPython.core.getipython import get_ipython

        shell: Any = get_ipython()
        said = shell.get_parent()
        return str(said.get("metadata", {}).get("cellId", "")), str(said.get("header", {}).get("msg_id", ""))
    except (ImportError, AttributeError):
        return "", ""
