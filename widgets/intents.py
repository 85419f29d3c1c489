"""What a page says is read here, before anything else sees it.

Every widget that we show declares what its page may set (:meth:`Heard.hears`): a name, and how its value is read. A
message of another shape, a name that is not declared, a value of another type, size or range is dropped and counted
(``dropped``). It is not kept, it changes nothing, and no other code has to think of it.

What is pressed on a page of our own comes as numbered intents: see :class:`widgets.jupyter.Pressed`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import ipywidgets as w
import traitlets

Read = Callable[[Any], Any]
"""Gives a value as other code may rely on it, and the same for a value that was read already. Raises Malformed."""

MOST: Final = 2**31 - 1
"""The largest number that a page may say, if nothing else is declared."""
TEXT: Final = 1000
"""The most characters of a text, if nothing else is declared."""
_HALF: Final = re.compile("[\ud800-\udfff]")
"""A half of a character, which cannot be sent."""


class Malformed(ValueError):
    """What a page said is not what it may say."""


def plain(value: Any) -> Any:
    """The value, and None for JavaScript's null, which Python in a browser hands over as an object of its own."""
    if isinstance(value, bool | int | float | str | list | tuple | Mapping):
        return value
    try:
        return value if value else None
    except Exception:  # an object that is nothing of what a page can say is refused where it is read
        return value


def with_null(value: Any, null: object) -> Any:
    """The value as a page is to find it, ``null`` for None, which Python in a browser hands over as undefined."""
    if isinstance(value, dict):
        return {name: with_null(one, null) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [with_null(one, null) for one in value]
    return null if value is None else value


def only(fits: Callable[[Any], bool]) -> Read:
    """A value that fits, as it is."""

    def read(value: Any) -> Any:
        if not fits(value):
            raise Malformed
        return value

    return read


def whole(low: int = 0, high: int = MOST) -> Read:
    """A whole number in this range."""
    return only(lambda value: type(value) is int and low <= value <= high)


def text(most: int = TEXT) -> Read:
    """A text of at most so many characters, without halves of characters."""
    return only(lambda value: isinstance(value, str) and len(value) <= most and not _HALF.search(value))


flag: Final = only(lambda value: isinstance(value, bool))
"""True or False."""


def among(*known: str) -> Read:
    """One of these words."""
    return only(lambda value: isinstance(value, str) and value in known)


def maybe(read: Read) -> Read:
    """None, or what is read so."""

    def either(value: Any) -> Any:
        value = plain(value)
        return None if value is None else read(value)

    return either


def several(read: Read, most: int) -> Read:
    """A list of at most so many values."""

    def each(value: Any) -> list[Any]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise Malformed
        return [read(one) for one in value]

    return each


def record(**fields: Read) -> Read:
    """A mapping with these fields; a field that is missing counts as None, and others are left out."""

    def read(value: Any) -> dict[str, Any]:
        return {name: read(mapping(value).get(name)) for name, read in fields.items()}

    return read


def mapping(value: Any) -> Mapping[str, Any]:
    """A mapping, whatever is in it."""
    if not isinstance(value, Mapping):
        raise Malformed
    return value


def kinds(by: str, /, **known: Read) -> Read:
    """A record of a kind that the field ``by`` names; each kind has fields of its own."""
    name = among(*known)

    def read(value: Any) -> dict[str, Any]:
        kind = name(mapping(value).get(by))
        return {by: kind, **known[kind](value)}

    return read


class Heard(w.Widget):
    """A widget whose page is heard as it declares in :meth:`hears`. ``dropped``: how often it said something else.

    What a page says is answered one after another, in the order in which it was said, beside a running cell: JupyterLab
    addresses all of it to one thread (a subshell). From ipykernel 7.4 on, the kernel sends it to where Python last
    spoke to that widget from instead: what is chosen and the press that follows may then be answered by two threads,
    in any order, and wait for a running cell. Our widgets need no answer from the page, so what JupyterLab asks for
    is right. Their callbacks must bear threads.
    """

    dropped: int = 0
    EVENTS: ClassVar[Read] = among()
    """What a message of the page's own may be; none by itself."""

    HEARS: ClassVar[Mapping[str, Read]] = {}
    """What the page may always set; nothing by itself."""

    def hears(self) -> Mapping[str, Read]:
        """What the page may set now: traits, and how each is read."""
        return type(self).HEARS

    def heard(self, read: Read, value: Any) -> Any:
        """What is read, or None: then it was malformed, and is counted."""
        try:
            return read(plain(value))
        except Malformed:
            self.dropped += 1
            return None

    @traitlets.observe("comm")
    def _answer_in_order(self, change: Any) -> None:
        if getattr(change["new"], "_reply_subshell_for", None) is not None:
            change["new"]._reply_subshell_for = None

    def close(self) -> None:
        """Take it off the page; what only it needed, its layout and style, goes with it."""
        needed = [getattr(self, name, None) for name in ("layout", "style")] if self.comm is not None else []
        super().close()
        for one in filter(None, needed):
            one.close()

    def set_state(self, sync_data: Any) -> None:
        """The page sets traits. A control that shows something else than what it stands for is told so."""
        known, said = self.hears(), self.heard(mapping, sync_data) or {}
        found = {name: (known[name], value) for name, value in said.items() if name in known}
        self.dropped += len(said) - len(found)
        heard = {name: self.heard(read, value) for name, (read, value) in found.items()}
        state = {name: value for name, value in heard.items() if value is not None}
        if state:
            super().set_state(state)
        if len(state) < len(heard):
            self.send_state([*(heard.keys() - state.keys())])

    def _handle_msg(self, msg: Any) -> None:
        message = self.heard(_message, msg)
        if message is not None:
            super()._handle_msg({"content": {"data": message}, "buffers": []})

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        content = self.heard(type(self).EVENTS, content)
        if content is not None:
            super()._handle_custom_msg(content, [])


def _message(value: Any) -> dict[str, Any]:
    """A message of the protocol of widgets; ours have no binary parts."""
    data = mapping(mapping(mapping(value).get("content")).get("data"))
    method = among("update", "request_state", "custom")(data.get("method"))
    if data.get("buffer_paths"):
        raise Malformed
    part = {"update": "state", "custom": "content"}.get(method)
    return {"method": method, **({part: data.get(part)} if part else {})}
