"""What comes from outside, told in a sentence: cut to a length, and shown without a fault whatever it is."""

from __future__ import annotations

import reprlib
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
    text = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
    return text if len(text) <= most else text[: most - 1] + "…"
