"""Numbers as text, with a true minus sign."""

from __future__ import annotations


def signed(number: int) -> str:
    """A change: ``+2``, ``−1``, ``0``."""
    return f"+{number}" if number > 0 else number_text(number)


def number_text(number: int) -> str:
    """A value: ``3``, ``−2``."""
    return str(number).replace("-", "−")
