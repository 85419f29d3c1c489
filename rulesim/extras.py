"""What is installed only on request: the extras of ``pip install "rulesim[...]"``."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ModuleNotFoundError):
    """Something is not installed; the text says what for, and which command installs it."""

    def __init__(self, name: str, extra: str, why: str) -> None:
        text = f'{why} need {name}, which is not installed here. To install it: pip install "rulesim[{extra}]"'
        super().__init__(text, name=name)


def needed(module: str, extra: str, why: str) -> Any:
    """A module that ``extra`` installs. ``why``: what needs it, as in "boards and lessons". Raises MissingExtra."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or f"{module}.".startswith(f"{error.name}."):
            raise MissingExtra(error.name or module, extra, why) from None
        raise  # it is there, and lacks something itself
