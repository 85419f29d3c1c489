"""Moves, each declared once: from its form comes how a kind of action is printed, read, checked, listed and interned.

    MOVES = Moves("Discordia")

    @MOVES.kind("take {tile} on {place}{index}", "take FA01 on field1")
    class Take(Declared):
        tile: Tile = piece(Tile)
        place: int = word_index(PLACES)
        index: int = ordinal(99)

A field is declared by what it may be: :func:`number`, :func:`ordinal`, :func:`seat`, :func:`word`, :func:`word_index`,
:func:`piece`, or a :func:`part` of the game's own. In a form ``[...]`` is left out where the fields in it have their
defaults; brackets may nest. What people type is read in any case, and with ids that are nearly right.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache, partial
from typing import Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from rulesim.game import Action, BadInput, State, fold, nearest, unknown, wrong
from rulesim.outside import shown

Kinds = tuple[type[Any], ...]
Find = Callable[[str, Kinds], Any]
"""Looks up a component by its id; the classes say what may be named here. Raises BadInput."""
Read = Callable[[str, Find], Any]
"""The value that a text stands for. Raises BadInput."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """What a field of an action may be. ``pattern``: a regular expression of the texts that stand for a value.

    ``fits``: whether a value is one of those that a text can stand for; ``allowed`` says which these are.
    """

    pattern: str
    read: Read
    write: Callable[[Any], str]
    fits: Callable[[Any], bool]
    allowed: str


_PART: Final = "part"
ID: Final = r"(?u:[\w.+\-]+)"
"""The pattern of a component's id."""


def part(declared: Part, *, default: Any = MISSING) -> Any:
    """A field of a move that is declared by a part of the game's own; a default of None is allowed in it."""
    if default is None:
        fits = declared.fits

        def fits_or_none(value: Any) -> bool:
            return value is None or fits(value)

        declared = replace(declared, fits=fits_or_none, allowed=f"{declared.allowed} or None")
    return field(default=default, metadata={_PART: declared})


def numbers(
    most: int, size: int | None, *, pattern: str, read: Callable[[str], tuple[int, ...]], write: Callable[[Any], str]
) -> Part:
    """A tuple of ``size`` whole numbers from 0 to ``most`` (None: of any number of them)."""
    is_in = _within(0, most)
    return Part(
        pattern=pattern,
        read=lambda text, find: read(text),
        write=write,
        fits=lambda value: type(value) is tuple and size in (None, len(value)) and all(map(is_in, value)),  # pyright: ignore
        allowed=f"{'' if size is None else f'{size} '}numbers from 0 to {most}, as a tuple",
    )


def number(low: int, high: int, *, default: Any = MISSING) -> Any:
    """A field with a whole number, 0 or more; a default may be lower than what a text can say."""
    first = r"[1-9]" if low > 0 else r"\d"
    return _count(low, high, default, rf"{first}\d{{0,{len(str(high)) - 1}}}", int, str)


def ordinal(most: int, *, default: Any = MISSING) -> Any:
    """A field with a place, counted from 0 in Python and from 1 in texts."""
    pattern = rf"[1-9]\d{{0,{len(str(most + 1)) - 1}}}"
    return _count(0, most, default, pattern, lambda text: int(text) - 1, lambda value: str(value + 1))


def seat(players: int, *, default: Any = MISSING) -> Any:
    """A field with a seat of at most so many, counted from 0 in Python and from 1 in texts."""
    return ordinal(players - 1, default=default)


def word(words: tuple[str, ...], *, default: Any = MISSING) -> Any:
    """A field with one of these words."""
    declared = Part(
        pattern="|".join(map(re.escape, words)),
        read=lambda text, find: words[_place(text, words)],
        write=str,
        fits=lambda value: isinstance(value, str) and value in words,
        allowed=", ".join(words),
    )
    return part(declared, default=default)


def word_index(words: tuple[str, ...], *, default: Any = MISSING) -> Any:
    """A field with the index of one of these words."""
    pattern = "|".join(map(re.escape, words))
    return _count(0, len(words) - 1, default, pattern, lambda text: _place(text, words), words.__getitem__)


def piece(*kinds: type[Any], pattern: str = ID, default: Any = MISSING) -> Any:
    """A field with a component of these classes, named by its id."""
    declared = Part(
        pattern=pattern,
        read=lambda text, find: find(text, kinds),
        write=lambda value: value.id,
        fits=lambda value: isinstance(value, kinds),
        allowed=" or ".join(kind.__name__ for kind in kinds),
    )
    return part(declared, default=default)


def _count(
    low: int, high: int, default: Any, pattern: str, read: Callable[[str], int], write: Callable[[Any], str]
) -> Any:
    """A field with a whole number; a default below the lowest one is allowed too."""
    least = min(low, default) if isinstance(default, int) else low
    declared = Part(
        pattern=pattern,
        read=lambda text, find: read(text),
        write=write,
        fits=_within(least, high),
        allowed=f"{least} to {high}",
    )
    return part(declared, default=default)


def _within(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _place(text: str, words: tuple[str, ...]) -> int:
    """The index of a word, however it is spelt."""
    return [word.lower() for word in words].index(text.lower())


# --- a form ---

_TOKEN: Final = re.compile(r"\[|\]|\{(\w+)\}|[^\[\]{}]+")
_Writer = Callable[[Any], str]


class Form:
    """One form: ``"take {tile} on {place}{index}"`` with the parts that its fields are. ``verb``: its first word."""

    def __init__(self, text: str, kind: type[Any]) -> None:
        self.verb = text.partition(" ")[0].partition("[")[0]
        self.parts: dict[str, Part] = {one.name: one.metadata[_PART] for one in fields(kind)}
        self.defaults = {one.name: one.default for one in fields(kind) if one.default is not MISSING}
        self.fits = [(name, self.defaults.get(name, MISSING), one.fits) for name, one in self.parts.items()]
        self._writers, pattern, _ = self._parsed(_TOKEN.finditer(text))
        self._pattern = re.compile(pattern, re.IGNORECASE | re.ASCII)

    def _parsed(self, tokens: Iterator[re.Match[str]]) -> tuple[list[_Writer], str, list[str]]:
        """Of a form, up to its end or the bracket that closes it: what writes each piece, its pattern, its fields."""
        writers: list[_Writer] = []
        pattern = ""
        names: list[str] = []
        for token in tokens:
            if token[0] == "]":
                break
            if token[0] == "[":
                inner, optional, inside = self._parsed(tokens)
                writers.append(partial(self._optional, inner, inside))
                pattern += f"(?:{optional})?"
                names += inside
            elif token[1]:
                writers.append(partial(self._field, token[1]))
                pattern += f"(?P<{token[1]}>{self.parts[token[1]].pattern})"
                names.append(token[1])
            else:
                writers.append(lambda _, text=token[0]: text)
                pattern += re.escape(token[0])
        return writers, pattern, names

    def _optional(self, writers: list[_Writer], names: list[str], action: Action) -> str:
        """What stands in brackets, if one of the fields in them differs from its default."""
        if all(getattr(action, name) == self.defaults[name] for name in names):
            return ""
        return "".join([write(action) for write in writers])

    def _field(self, name: str, action: Action) -> str:
        return self.parts[name].write(getattr(action, name))

    def print(self, action: Action) -> str:
        """The notation of an action."""
        return "".join([write(action) for write in self._writers])

    def read(self, text: str, find: Find) -> list[Any] | None:
        """What the fields are by a notation of this form, without last ones that have their defaults.

        None if the notation is of another form. Raises BadInput.
        """
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        values: list[Any] = []
        for name, declared in self.parts.items():
            values.append(self.defaults[name] if match[name] is None else declared.read(match[name], find))
            if not declared.fits(values[-1]):
                return None
        for name in reversed(self.parts):
            if self.defaults.get(name, MISSING) != values[-1]:
                break
            values.pop()
        return values


# --- the moves of a game ---


class Declared(Action):
    """An action of a kind that :meth:`Moves.kind` declares: a frozen dataclass with a form."""

    __slots__ = ()
    FORM: ClassVar[Form]

    @classmethod
    def of(cls, *values: Any) -> Self:
        """The one action of this kind with these values, in the order of its fields: the same ones, the same object.

        What is read from a text is the object that is asked for without last fields that have their defaults.
        """
        raise NotImplementedError(f"{cls.__name__} is not declared as a kind of move")

    def __str__(self) -> str:
        return self.FORM.print(self)

    def misfit(self) -> BadInput | None:
        """The refusal of a field that no notation can give it; None if there is no such field.

        Actions that are parsed or listed as legal need not be asked.
        """
        for name, default, fits in self.FORM.fits:
            value = getattr(self, name)
            if value is not default and not fits(value):
                return self.unfit(name, self.FORM.parts[name].allowed)
        return None

    def unfit(self, name: str, allowed: str) -> BadInput:
        """The refusal of one of its fields."""
        told = f"{shown(getattr(self, name))} is not allowed in {type(self).__name__}; allowed: {allowed}."
        return wrong(name, told)


_D = TypeVar("_D", bound=Declared)


class Moves:
    """The kinds of move of the game that is called ``title``."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.kinds: dict[type[Declared], None] = {}
        """Every kind of move, in the order in which they are declared."""
        self.examples: dict[str, tuple[str, ...]] = {}
        """The first word of each form, with examples."""

    @dataclass_transform(frozen_default=True, field_specifiers=(part, number, ordinal, seat, word, word_index, piece))
    def kind(self, form: str, *examples: str) -> Callable[[type[_D]], type[_D]]:
        """The decorator that makes a kind of move of a class: a frozen dataclass with this form.

        ``examples`` (default: the form itself) are told to whoever types something else.
        """

        def declared(plain: type[_D]) -> type[_D]:
            made = dataclass(frozen=True, slots=True, repr=False)(plain)
            made.FORM = Form(form, made)
            made.of = cache(made)  # pyright: ignore[reportAttributeAccessIssue]
            self.kinds[made] = None
            self.examples[made.FORM.verb] = (*self.examples.get(made.FORM.verb, ()), *(examples or (form,)))
            return made

        return declared

    def fits(self, action: Action) -> bool:
        """Whether it is a move of this game that a notation can tell."""
        return type(action) in self.kinds and action.misfit() is None  # type: ignore[attr-defined]

    def expect(self, action: Action) -> None:
        """Raises :class:`~rulesim.game.BadInput` for what is no move of this game, or one that no notation can tell."""
        if isinstance(action, str):
            raise wrong("action", f"{shown(action)} is a text; state.parse() makes an action of it.")
        if not isinstance(action, Declared) or type(action) not in self.kinds:
            raise wrong("action", f"{shown(action)} is no action of {self.title}.")
        unfit = action.misfit()
        if unfit is not None:
            raise unfit

    def parse(self, text: str, pieces: Callable[[], Mapping[str, Any]]) -> Action:
        """The action that ``text`` names; ``pieces`` gives every component by its id. Raises BadInput."""
        said = " ".join(text.split()).removesuffix(".")
        verb = said.partition(" ")[0].lower()
        for kind in (kind for kind in self.kinds if kind.FORM.verb == verb):
            values = kind.FORM.read(said, lambda id, kinds: _found(id, kinds, pieces()))
            if values is not None:
                return kind.of(*values)
        if verb in self.examples:
            told, near = f"moves look like: {', '.join(self.examples[verb])}", []
        else:
            told, near = f"moves begin with: {', '.join(self.examples)}", nearest(verb, list(self.examples))
        hint = f" Did you mean {shown(near[0])}?" if near else ""
        raise wrong("action", f"{shown(text)} is no move of {self.title}; {told}.{hint}")


def _found(id: str, kinds: Kinds, known: Mapping[str, Any]) -> Any:
    """The piece with this id, else the one whose id is it but for its case, else but for what is easily mistyped."""
    if isinstance(known.get(id), kinds):
        return known[id]
    allowed = {name: piece for name, piece in known.items() if isinstance(piece, kinds)}
    for alike in (str.lower, fold):
        found = [piece for known, piece in allowed.items() if alike(known) == alike(id)]
        if len(found) == 1:
            return found[0]
    raise unknown("action", id, allowed)


class MoveState(State):
    """A state of a game whose actions are declared moves."""

    __slots__ = ()

    MOVES: ClassVar[Moves]

    @abstractmethod
    def pieces(self) -> Mapping[str, Any]:
        """Every component that a move may name, by its id."""

    def expect(self, action: Action) -> None:
        self.MOVES.expect(action)

    def parse(self, text: str) -> Action:
        return self.MOVES.parse(text, self.pieces)
