"""Words in files of the Fluent language (https://projectfluent.org): the messages of a catalogue, and what forms them.

Facts are the arguments of a message. What is an id in the facts is worded by the message of its kind:
``WORD("icon", $icon)`` is the message ``icon_grapes``; ``WORD("icon", $icon, $need)`` is its form ``.counted``, with
the number in it: "2 grapes". ``LIST``, ``TALLY``, ``AMOUNTS`` and others word several; see ``_Functions``.

A message that a language lacks is told in English; one that nobody can word is told as its id and facts. A board never
crashes for want of a word: the tests do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from rulesim.outside import harmless, shown
from rulesim.plain import as_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNumber
    from fluent.syntax.ast import Resource

    from rulesim.game import Facts

FALLBACK: Final = "en"
"""The language that every message exists in."""

_KEPT: Final = 8192
"""So many sentences a catalogue remembers."""
_LANGUAGE: Final = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*")


class _Items(str):
    """A sequence of facts on its way into a message: placed alone it reads "3, 5, 2"; LIST and JOIN see the items."""

    __slots__ = ("items",)
    items: tuple[Any, ...]

    def __new__(cls, items: Iterable[Any]) -> _Items:
        kept = tuple(harmless(item) if isinstance(item, str) else item for item in items)
        self = super().__new__(cls, ", ".join(map(str, kept)))
        self.items = kept
        return self


def _argument(value: Any) -> Any:
    """A fact as Fluent takes it: numbers as they are, everything else as harmless text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, (tuple, list, set, frozenset)):
        return _Items(value)  # pyright: ignore[reportUnknownArgumentType]
    return "" if value is None else harmless(str(value))


class Catalogue:
    """The words in one or more folders of ``<lang>.ftl`` files, loaded language by language when first needed.

    Messages of a later folder add to those of an earlier one and replace those of the same name. All methods may be
    called from several threads.
    """

    def __init__(self, *folders: str | Path) -> None:
        self.folders = tuple(Path(folder) for folder in folders)
        self._language = lru_cache(maxsize=None)(self._load)
        self._found = lru_cache(maxsize=_KEPT, typed=True)(self._find)  # what is equal may be worded otherwise: 1, True

    def languages(self) -> list[str]:
        """The languages that have a file, English first."""
        found = {file.stem for folder in self.folders for file in folder.glob("*.ftl")}
        return sorted(found, key=lambda lang: (lang != FALLBACK, lang))

    def words(self, message: str, /, lang: str = FALLBACK, **facts: Any) -> str:
        """The words of ``message`` (``"id"`` or ``"id.attribute"``) for these facts.

        Falls back to English, then to the message's id with its facts; never raises for a missing word or fact.
        """
        found = self.find(message, lang, facts)
        return found if found is not None else plain(message, facts)

    def find(self, message: str, lang: str, facts: Facts) -> str | None:
        """Like :meth:`words`, but None if no language can word the message."""
        try:
            return self._found(message, lang, **facts)
        except TypeError:  # a fact that cannot be kept, such as a list
            return self._find(message, lang, **facts)

    def _find(self, message: str, lang: str, /, **facts: Any) -> str | None:
        as_text("lang", lang)
        for candidate in dict.fromkeys([lang, re.split("[-_]", lang, maxsplit=1)[0], FALLBACK]):  # de-AT, de, en
            text, errors = self.render(message, candidate, facts)
            if text is not None and not errors:
                return text
        return None

    def render(self, message: str, lang: str, facts: Facts) -> tuple[str | None, list[Exception]]:
        """One language's words, without any fallback, and what went wrong; text None: the language lacks the message.

        A ``count`` among the facts asks for the ``.counted`` form of a message that has one.
        """
        bundle, _ = self._language(as_text("lang", lang))
        name, _, attribute = as_text("message", message).partition(".")
        try:
            text, errors = _formed(bundle, name, attribute, {fact: _argument(value) for fact, value in facts.items()})
        except Exception as error:  # whatever a translation does wrong, a board goes on in English
            return None, [error]
        return str(text), errors

    def has(self, message: str, lang: str = FALLBACK) -> bool:
        """Whether a language has its own words for ``message`` (``"id"`` or ``"id.attribute"``)."""
        return message in self._language(as_text("lang", lang))[1]

    def messages(self, lang: str = FALLBACK) -> list[str]:
        """Every message and attribute (``"id.attribute"``) of a language, in the order of its files."""
        return [*self._language(as_text("lang", lang))[1]]

    def attributes(self, message: str, lang: str = FALLBACK) -> list[str]:
        """The names of the attributes that a message has in a language, in their order; none if it has no message."""
        bundle, _ = self._language(as_text("lang", lang))
        return [*bundle.get_message(message).attributes] if bundle and bundle.has_message(message) else []

    def missing(self, lang: str) -> list[str]:
        """Every message and attribute that English has and ``lang`` lacks."""
        own = {*self.messages(lang)}
        return [message for message in self.messages() if message not in own]

    def _load(self, lang: str) -> tuple[FluentBundle | None, dict[str, None]]:
        """The words of a language, and all of its messages and attributes; none if there is no file for it."""
        folders = self.folders if _LANGUAGE.fullmatch(lang) else ()
        files = [file for folder in folders if (file := folder / f"{lang}.ftl").is_file()]
        if not files:
            return None, {}
        # Fluent and Babel take longer to import than the whole engine: only who needs a sentence pays for them.
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        functions = _Functions(lang)
        bundle = functions.bundle = FluentBundle([lang, FALLBACK], functions=functions.by_name(), use_isolating=False)
        known: dict[str, None] = {}
        for file in files:
            resource = _resource(file, file.stat().st_mtime_ns)
            bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    names = [entry.id.name] if entry.value else []
                    known |= dict.fromkeys([*names, *(f"{entry.id.name}.{a.id.name}" for a in entry.attributes)])
        return bundle, known

    def __repr__(self) -> str:
        return f"<Catalogue {' + '.join(folder.as_posix() for folder in self.folders)}: {', '.join(self.languages())}>"


@lru_cache(maxsize=64)
def _resource(file: Path, changed: int) -> Resource:
    """What a file says, parsed once for all catalogues that have it; ``changed``: when it was written last."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


class _Functions:
    """The functions that messages may call, besides Fluent's own NUMBER and DATETIME."""

    def __init__(self, lang: str) -> None:
        from babel import Locale, UnknownLocaleError

        self.bundle: FluentBundle | None = None
        try:
            # The English words are British: "2, 3 and 5".
            self.locale = Locale.parse("en_GB" if lang == FALLBACK else lang.replace("-", "_"))
        except (UnknownLocaleError, ValueError):
            self.locale = Locale.parse(FALLBACK)

    def by_name(self) -> dict[str, Callable[..., Any]]:
        own = self.word, self.ordinal, self.join, self.count, self.tally, self.amounts, self.signed, self.size
        lists = {"LIST": partial(self.listed, "standard"), "CHOICE": partial(self.listed, "or")}
        return lists | {function.__name__.upper(): function for function in own}

    def word(self, kind: str, value: Any, *how: Any) -> str:
        """``WORD("icon", $icon)``, ``WORD("icon", $icon, $count)``, ``WORD("icon", $icon, "form")``, or both."""
        counts = [part for part in how if not isinstance(part, str)]
        forms = [part for part in how if isinstance(part, str)]
        facts = {"count": counts[0]} if counts else {}
        return self._form(f"{kind}_{_text(value)}", forms[0] if forms else "counted" if counts else "", facts)

    def ordinal(self, number: int, how: str = "") -> str:
        """``ORDINAL($position)``: "3rd", by the message ``ordinal``; ``how`` names one of its attributes."""
        category = self.locale.ordinal_form(int(number))
        return self._form("ordinal", how, {"n": int(number), "category": category})

    def listed(self, style: Literal["standard", "or"], items: Any, kind: str = "", *how: Any) -> str:
        """``LIST($sets)``: "3, 5 and 2"; ``LIST($icons, "icon")`` words each first; ``CHOICE`` has "or"."""
        return self._joined([self.word(kind, item, *how) if kind else _text(item) for item in _many(items)], style)

    def _joined(self, told: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        from babel.lists import format_list

        return str(format_list(told, style=style, locale=self.locale))

    def count(self, items: Any) -> FluentNumber:
        """``COUNT($sets)``: how many items there are; none in an empty text."""
        from fluent.runtime.types import FluentInt

        return FluentInt(len(_many(items)) if items != "" else 0)

    def tally(self, items: Any, kind: str) -> str:
        """``TALLY("RRX", "figure")``: "2 soldiers and 1 figure of any colour"; for nothing, ``figure_none``."""
        counts = Counter(items.items if isinstance(items, _Items) else _text(items))
        return self._joined([self.word(kind, item, n) for item, n in counts.items()] or [self.word(kind, "none")])

    def amounts(self, kind: str, *pairs: Any) -> str:
        """``AMOUNTS("good", "clay", $clay, "gold", $gold)``: "2 clay and 1 gold"; for nothing, ``good_none``."""
        counts = [(id, int(_text(count))) for id, count in zip(pairs[::2], pairs[1::2], strict=True)]
        return self._joined([self.word(kind, id, n) for id, n in counts if n] or [self.word(kind, "none")])

    def signed(self, number: Any) -> str:
        """``SIGNED($value)``: "+2", "-1", "0"."""
        value = int(_text(number))
        return f"{value:+d}" if value else "0"

    def size(self, number: Any) -> FluentNumber:
        """``SIZE($value)``: 3 of -3, for words that say which way it goes themselves."""
        from fluent.runtime.types import FluentInt

        return FluentInt(abs(int(_text(number))))

    def join(self, items: Any, by: str = ", ") -> str:
        """``JOIN($values, " + ")``: "6 + 15 + 3"."""
        return by.join(map(_text, _many(items)))

    def _form(self, message: str, attribute: str, facts: Mapping[str, Any]) -> str:
        text, errors = _formed(self.bundle, message, attribute, facts)
        if errors:
            raise errors[0]
        return str(text)


def _formed(
    bundle: FluentBundle | None, message: str, attribute: str, facts: Mapping[str, Any]
) -> tuple[Any, list[Exception]]:
    """The words of a message or its attribute, and what went wrong. Raises LookupError if there is no such message."""
    if bundle is None or not bundle.has_message(message):
        raise LookupError(f"no message {message}")
    entry = bundle.get_message(message)
    if not attribute and "count" in facts and "counted" in entry.attributes:
        attribute = "counted"
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        raise LookupError(f"no message {message}.{attribute}")
    return bundle.format_pattern(pattern, dict(facts))


def _text(value: Any) -> str:
    if isinstance(value, (int, str)):
        return str(value)
    raise LookupError("a fact is missing")


def _many(items: Any) -> tuple[Any, ...]:
    return items.items if isinstance(items, _Items) else (_text(items),)


def plain(message: str, facts: Facts) -> str:
    """The last resort where words are missing: the id with its facts."""
    told = ", ".join(f"{n} {value if isinstance(value, str) else shown(value, 200)}" for n, value in facts.items())
    return harmless(f"{message} ({told})" if told else message)
