"""Rule variants as every game has them: named options, each with the values it may take and the questions it settles.

A game's ``options.py`` has a frozen dataclass of these (:class:`RuleOptions`), the presets of its editions, and the
questions that need no option. Words for every option, value and ruling are in the catalogue (``option_...``,
``ruling_...``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Self

from rulesim.game import BadInput, unknown
from rulesim.outside import shown


def option(default: Any, allowed: tuple[Any, ...], settles: str) -> Any:
    """A field of a game's options: its values, the recommended one, and the ids of what it settles, by blanks."""
    return field(default=default, metadata={"allowed": allowed, "settles": tuple(settles.split())})


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """Rule variants of one game. Each field's metadata says what is ``allowed`` and what it settles."""

    def changed(self) -> dict[str, Any]:
        """The options that differ from the defaults."""
        return {part.name: value for part in fields(self) if (value := getattr(self, part.name)) != part.default}

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{k}={v!r}' for k, v in self.changed().items())})"

    @classmethod
    def allowed(cls, name: str) -> tuple[Any, ...]:
        """The values that option ``name`` may take. Raises BadInput for an unknown one."""
        for part in fields(cls):
            if part.name == name:
                return part.metadata["allowed"]
        raise unknown("option", name, [part.name for part in fields(cls)])

    @classmethod
    def settled(cls, fixed: Iterable[str]) -> dict[str, str | None]:
        """Every question that an option settles, with its name, and the ``fixed`` ones (None)."""
        by_option: dict[str, str | None] = {
            question: part.name for part in fields(cls) for question in part.metadata["settles"]
        }
        return by_option | dict.fromkeys(fixed)

    @classmethod
    def read(cls, values: Mapping[str, Any], edition: str | None, presets: Mapping[str, Mapping[str, Any]]) -> Self:
        """Options from plain data: an edition's preset, then ``values`` on top.

        Raises :class:`~rulesim.game.BadInput` for an unknown edition, option or value.
        """
        if edition not in (None, *presets):
            raise unknown("edition", edition, presets)
        chosen = {**(presets[edition] if edition else {}), **values}
        for name, value in chosen.items():
            possible = cls.allowed(name)
            if not any(type(value) is type(p) and value == p for p in possible):
                told = ", ".join(map(repr, possible))
                raise BadInput(name, f"{name}: {shown(value)} is not allowed; allowed: {told}.")
        return cls(**chosen)
