"""What comes from outside, told in a sentence: cut to a length, and shown without a fault whatever it is."""

from __future__ import annotations

import html
import re
import reprlib
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Final

SHOWN: Final = 60
"""The most characters of a value that a sentence shows."""
_DIGITS: Final = 40
"""From so many digits on a whole number is told by its size: writing it out may be refused by Python itself."""


class _Shown(reprlib.Repr):
    """Values as Python writes them, but of limited depth and length, and of any size."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 4
        self.maxdict = self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = 30
        self.maxstring = self.maxother = SHOWN

    def repr_int(self, x: int, level: int) -> str:
        if abs(x) < 10**_DIGITS:
            return repr(x)
        return f"<a whole number of about {int(x.bit_length() * 0.30103) + 1} digits>"

    def repr_str(self, x: str, level: int) -> str:
        return super().repr_str(x[: 4 * SHOWN], level)

    def repr_instance(self, x: Any, level: int) -> str:
        try:
            return super().repr_instance(x, level)
        except Exception:  # a value whose own repr fails is still named by its kind
            return f"<{type(x).__name__}>"


_SHOWN: Final = _Shown()


def shown(value: Any, most: int = SHOWN) -> str:
    """``value`` as Python writes it, in at most ``most`` characters and without unprintable ones; it never fails."""
    try:
        text = _SHOWN.repr(value)
    except Exception:  # such as a mapping that changes, or raises, while it is read
        text = f"<{type(value).__name__}>"
    return one_line(text, most)


def one_line(text: str, most: int) -> str:
    """A text in at most ``most`` characters, with codes for what cannot be printed."""
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[:most])
    return text if len(text) <= most else text[: most - 1] + "…"


# --- text from outside in what is shown ---

MARKS: Final = 3
"""The most marks above and below one letter; no living script needs more of them on a name."""
_LINKS: Final = re.compile(r":(?=//)|(?<=data):(?=\S)", re.IGNORECASE)
_WEB: Final = re.compile(r"(?<=www)\.", re.IGNORECASE)
_JOINERS: Final = "\u200c\u200d"


class _Signs(dict[int, str]):
    """Sign -> what is shown for it: markup's own signs as their likes in every font, what is no text as U+FFFD.

    ``marks``: those met so far that stand above or below a letter.
    """

    def __init__(self, own: Mapping[str, str]) -> None:
        super().__init__({ord(sign): shown for sign, shown in own.items()})
        self.marks: set[str] = set()

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        category = unicodedata.category(sign)
        if category in ("Mn", "Me"):
            self.marks.add(sign)
        hidden = category in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign not in _JOINERS
        return self.setdefault(code, "\ufffd" if hidden else sign)


_SIGNS: Final = _Signs({"\n": "\n", "\t": " ", "$": "¤", "\\": "∖"})


def harmless(text: str) -> str:
    """``text`` for every place where people read it: as readable as before, but nothing in it is more than text.

    MathJax finds no formula in it, nobody finds an address to make a link of, no sign is invisible or changes the
    direction of writing, no tower of accents covers what stands above. Where a text becomes HTML, or a figure of
    plotly, :func:`escaped` does the rest. What went through once stays as it is.
    """
    shown = text.translate(_SIGNS)
    shown = _WEB.sub("․", _LINKS.sub("∶", shown))
    return shown if _SIGNS.marks.isdisjoint(shown) else "".join(_unburdened(shown))


def escaped(text: str, quote: bool = True) -> str:
    """``text`` as HTML that shows it, whatever it is; ``quote`` as for :func:`html.escape`."""
    return html.escape(harmless(text), quote)


def _unburdened(text: str) -> Iterator[str]:
    """The signs of a text, without further marks on a letter that has enough of them."""
    marks = 0
    for sign in text:
        marks = marks + 1 if sign in _SIGNS.marks else 0
        if marks <= MARKS:
            yield sign
