"""Rule variants as every game has them: named options, each with the values it may take and the questions it settles.

A game's ``options.py`` has a frozen dataclass of these (:class:`RuleOptions`) with the presets of its editions.
Words for every option, value and ruling are in the catalogue (``option_...``, ``ruling_...``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final, Self

from rulesim.game import unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_object

_OF_SESSIONS: Final = ("seed", "chance", "script", "names", "autosave")
"""What people look for among the options of a game although a session has it."""


def option(
    default: Any, allowed: tuple[Any, ...], settles: str, *, of_tables: bool = False, of_setup: bool = False
) -> Any:
    """A field of a game's options: its values, the recommended one, and the ids of what it settles, by blanks.

    ``of_tables``: it changes figures of the components, and nothing else. ``of_setup``: once the game is set up it
    changes nothing any more.
    """
    told = {"allowed": allowed, "settles": tuple(settles.split()), "of_tables": of_tables, "of_setup": of_setup}
    return field(default=default, metadata=told)


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """Rule variants of one game. Each field's metadata says what is ``allowed`` and what it settles."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """The options of each edition that are no defaults."""

    def changed(self) -> dict[str, Any]:
        """The options that differ from the defaults."""
        return {part.name: value for part in fields(self) if (value := getattr(self, part.name)) != part.default}

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{k}={v!r}' for k, v in self.changed().items())})"

    @classmethod
    def allowed(cls, name: str, also: Iterable[str] = ()) -> tuple[Any, ...]:
        """The values that option ``name`` may take. Raises BadInput for an unknown one; ``also``: others to tell."""
        part = cls.__dataclass_fields__.get(name)
        if part is not None:
            return part.metadata["allowed"]
        if name in _OF_SESSIONS:
            raise wrong(name, f"a session has that, not its rules; write Session(state, {name}=...).")
        raise unknown("option", name, [*also, *(part.name for part in fields(cls))])

    @classmethod
    def of_setup(cls) -> frozenset[str]:
        """The options that change nothing any more once the game is set up."""
        return frozenset(part.name for part in fields(cls) if part.metadata["of_setup"])

    @classmethod
    def settled(cls) -> dict[str, str]:
        """Questions that the rulebooks leave open, with the option that settles each; other rulings are fixed."""
        return {question: part.name for part in fields(cls) for question in part.metadata["settles"]}

    def __post_init__(self) -> None:
        for part in fields(self):
            value, possible = getattr(self, part.name), part.metadata["allowed"]
            if value is not part.default and not any(type(value) is type(one) and value == one for one in possible):
                told = ", ".join(map(repr, possible))
                raise wrong(part.name, f"{shown(value)} is not allowed; allowed: {told}.")

    @classmethod
    def read(cls, values: object, edition: object = None) -> Self:
        """Options from plain data, or other options: an edition's preset, then ``values`` on top.

        Raises :class:`~rulesim.game.BadInput` for an unknown edition, option or value.
        """
        if edition is not None and (not isinstance(edition, str) or edition not in cls.PRESETS):
            raise unknown("edition", edition, cls.PRESETS)
        if isinstance(values, cls):
            values = values.changed()
        chosen = {**(cls.PRESETS[edition] if edition else {}), **as_object("options", values)}
        for name in chosen:
            cls.allowed(name)
        return cls(**chosen)
