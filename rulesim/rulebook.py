"""The rule catalogue: ids, references into each edition, and the words of each language.

The engine speaks in rule ids and numbers; this module turns them into sentences. A game keeps these files
beside its code:

``rules.toml``
    every rule id in rulebook order, with the section that tells it in each edition and, where it needs no code, why;
``glossary.toml``
    the game's terms as each edition names them;
``words/<lang>.ftl``
    everything a person reads, in the Fluent language (https://projectfluent.org). The rule ``armorica.gaul.range`` is
    the message ``armorica_gaul_range`` with the attributes ``.title``, ``.text``, ``.broken``, ``.done`` and ``.kept``.

Facts are the arguments of a message. What is an id in the facts is worded by the message of its kind:
``WORD("icon", $icon)`` is the message ``icon_grapes``; ``WORD("icon", $icon, $need)`` is its form ``.counted``, with
the number in it: "2 grapes". ``LIST``, ``TALLY``, ``AMOUNTS`` and others word several; see ``_Functions``.

A message that a language lacks is told in English; one that nobody can word is told as its id and facts. A board never
crashes for want of a word: the tests do.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from rulesim.game import FEW, BadInput, find_game, fold, unknown, wrong
from rulesim.outside import SHOWN, escaped, harmless, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNumber
    from fluent.syntax.ast import Resource

    from rulesim.game import Check, Event, Facts, ScoreLine

FALLBACK: Final = "en"
"""The language that every message exists in."""

EDITIONS: Final[Mapping[str, str]] = {"en": "english", "de": "german", "ru": "russian"}
"""Language code of a rulebook -> name of its edition."""

_KEPT: Final = 8192
"""So many sentences a catalogue remembers."""
_LANGUAGE: Final = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*")


# --- words ---


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
        _checked_text("lang", lang)
        for candidate in dict.fromkeys([lang, re.split("[-_]", lang, maxsplit=1)[0], FALLBACK]):  # de-AT, de, en
            text, errors = self.render(message, candidate, facts)
            if text is not None and not errors:
                return text
        return None

    def render(self, message: str, lang: str, facts: Facts) -> tuple[str | None, list[Exception]]:
        """One language's words, without any fallback, and what went wrong; text None: the language lacks the message.

        A ``count`` among the facts asks for the ``.counted`` form of a message that has one.
        """
        bundle, _ = self._language(_checked_text("lang", lang))
        name, _, attribute = _checked_text("message", message).partition(".")
        try:
            text, errors = _formed(bundle, name, attribute, {fact: _argument(value) for fact, value in facts.items()})
        except Exception as error:  # whatever a translation does wrong, a board goes on in English
            return None, [error]
        return str(text), errors

    def has(self, message: str, lang: str = FALLBACK) -> bool:
        """Whether a language has its own words for ``message`` (``"id"`` or ``"id.attribute"``)."""
        return message in self._language(_checked_text("lang", lang))[1]

    def messages(self, lang: str = FALLBACK) -> list[str]:
        """Every message and attribute (``"id.attribute"``) of a language, in the order of its files."""
        return [*self._language(_checked_text("lang", lang))[1]]

    def attributes(self, message: str, lang: str = FALLBACK) -> list[str]:
        """The names of the attributes that a message has in a language, in their order; none if it has no message."""
        bundle, _ = self._language(_checked_text("lang", lang))
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


def words_of(game: str) -> Catalogue:
    """The catalogue of a game's words. Raises :class:`~rulesim.game.BadInput` for a game that has none."""
    return _catalogue_of(_folder(_checked_text("game", game)) / "words")


_catalogue_of = cache(Catalogue)


def words(game: str, message: str, /, lang: str = FALLBACK, **facts: Any) -> str:
    """Any message of a game's catalogue, such as ``words("armorica", "icon_grapes", count=2)``: "2 grapes"."""
    return words_of(game).words(message, lang, **facts)


def missing(game: str, lang: str) -> list[str]:
    """The messages of a game that ``lang`` does not translate yet (``"id"`` or ``"id.attribute"``)."""
    return words_of(game).missing(lang)


# --- rules ---


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, in words of one language.

    ``references``: language of an edition -> the section that tells the rule there; silent editions are left out.
    ``rulings`` are the ids of the rulings that say how it is played where the rulebooks leave room. ``code`` is the
    module and the function that carries it out ("gaul.reach"), or empty: ``why_no_code`` says how it follows from
    others.
    """

    id: str
    title: str
    text: str
    references: Mapping[str, str] = field(hash=False)
    rulings: tuple[str, ...] = ()
    code: str = ""
    why_no_code: str = ""
    lang: str = FALLBACK

    @property
    def game(self) -> str:
        """The game the rule belongs to: the first part of its id."""
        return self.id.partition(".")[0]

    def sources(self) -> list[str]:
        """Where each edition tells the rule, as in "English rulebook, Scoring"."""
        return [reference(self.id, self.lang, edition) for edition in self.references]

    def __repr__(self) -> str:
        cited = f"\n({'; '.join(self.sources())})" if self.references else ""
        return f"{self.title} [{self.id}]\n{self.text}{cited}"

    def _repr_html_(self) -> str:
        title, text, code = (escaped(part) for part in (self.title, self.text, self.id))
        cited = f"<br><small>{escaped('; '.join(self.sources()))}</small>" if self.references else ""
        return f'<p class="rs-rule"><b>{title}</b> <code>{code}</code><br>{text}{cited}</p>'


def rule(id: str, lang: str = FALLBACK) -> Rule:
    """One rule by its id, such as ``rule("armorica.gaul.range")``; case, dots, hyphens and underscores are forgiven.

    Raises :class:`~rulesim.game.BadInput` for an unknown id, with the nearest one, or with all that begin so.
    """
    id = _rule_id(id)
    game = id.partition(".")[0]
    told = {part: words_of(game).words(f"{_message(id)}.{part}", lang) for part in ("title", "text")}
    return replace(_rules(game)[id], **told, lang=lang)


def catalogue(game: str, lang: str = FALLBACK) -> list[Rule]:
    """Every rule of a game, in rulebook order."""
    return [rule(id, lang) for id in _rules(game)]


def title(id: str, lang: str = FALLBACK) -> str:
    """A rule's short title, for headings and notices."""
    return _rule_words(id, "title", lang, {})


def text(id: str, lang: str = FALLBACK) -> str:
    """A rule in one to three sentences of our own."""
    return _rule_words(id, "text", lang, {})


def broken(check: Check, lang: str = FALLBACK, names: Sequence[str] = (), you: int | None = None) -> str:
    """Why a check failed, in one or two short sentences with its numbers.

    ``names`` are the players', by seat; ``you``: the seat (from 0) of who reads it, None for anybody.
    """
    return _rule_words(check.rule, "broken", lang, check.facts, names, you)


def kept(check: Check, lang: str = FALLBACK, names: Sequence[str] = ()) -> str:
    """Why a check succeeded, with its numbers; where that needs no explanation, the rule's title."""
    say = _words_about(check.rule)
    explained = say is not None and say.has(f"{_message(check.rule)}.kept")
    return _rule_words(check.rule, "kept" if explained else "title", lang, check.facts if explained else {}, names)


def done(event: Event, lang: str = FALLBACK, names: Sequence[str] = (), you: int | None = None) -> str:
    """What happened, in one sentence. ``names`` and ``you`` as for :func:`broken`."""
    return _rule_words(event.rule, "done", lang, event.facts, names, you)


def line(score: ScoreLine, lang: str = FALLBACK) -> str:
    """What a line of a score sheet stands for, such as "sets of 3, 5 and 2: 6 + 15 + 3"."""
    return _rule_words(score.rule, "line", lang, {**score.facts, "points": score.points})


def reference(id: str, lang: str = FALLBACK, edition: str = "en") -> str:
    """Where to look a rule up: "English rulebook, Scoring". Where that edition is silent, the sentence says so.

    ``edition`` is the language of the rulebook or the name of its preset ("de" or "german").
    """
    names = {name: code for code, name in EDITIONS.items()}
    code = names.get(_checked_text("edition", edition), edition)
    if code not in EDITIONS:
        raise unknown("edition", edition, [*EDITIONS, *names])
    id = _rule_id(id)
    game = id.partition(".")[0]
    section = _rules(game)[id].references.get(code)
    facts = {"edition": EDITIONS[code], "section": section or ""}
    return words(game, "reference" if section else "reference.silent", lang, **facts)


def _rule_words(
    id: str, attribute: str, lang: str, facts: Facts, names: Sequence[str] = (), you: int | None = None
) -> str:
    say = _words_about(id)
    found = say.find(f"{_message(id)}.{attribute}", lang, named(say, facts, lang, names, you)) if say else None
    return found if found is not None else plain(id, facts)


def _words_about(id: str) -> Catalogue | None:
    """The words of the game that a rule belongs to; None for a game without any, no reason for a board to fail."""
    game = _checked_text("rule", id).partition(".")[0]
    try:
        return words_of(game)
    except BadInput:
        return None


SEAT_FACTS: Final = ("seat", "asked", "active", "owner", "maximus")
"""Facts that may be a seat, counted from 1. (``asked`` may also be a phase: then it is no number.)"""
SEATS_FACTS: Final = ("seats", "winners")
"""Facts that are several seats, each counted from 1."""


def named(say: Catalogue, facts: Facts, lang: str, names: Sequence[str] = (), you: int | None = None) -> dict[str, Any]:
    """``facts`` with ``seat_name`` beside ``seat`` and so on: the name given, else "Player 2"; "Chance" for seat 0.

    ``seat_is`` is "you" if who reads it has that seat (``you``, from 0), else "other", for words that address them.
    Beside ``winners`` stands ``winners_names``, all of their names; in it that seat is the catalogue's ``seat.you``.
    """

    def name(seat: int) -> str:
        own = names[seat - 1] if 1 <= seat <= len(names) else ""
        return own or (say.words("seat", lang, count=seat) if seat else say.words("chance", lang))

    told, yours = dict(facts), None if you is None else say.find("seat.you", lang, {})
    for fact in SEAT_FACTS:
        if isinstance(seat := facts.get(fact), int):
            told[f"{fact}_name"] = name(seat)
            told[f"{fact}_is"] = "other" if you is None or seat != you + 1 else "you"
    for fact in SEATS_FACTS:
        if fact in facts:
            told[f"{fact}_names"] = tuple(yours if yours and seat - 1 == you else name(seat) for seat in facts[fact])
    return told


def _checked_text(field: str, value: object) -> str:
    """``value`` if it is a text. Raises :class:`~rulesim.game.BadInput`."""
    if not isinstance(value, str):
        raise wrong(field, f"a text is needed, not {shown(value)}.")
    return value


def _message(id: str) -> str:
    """The message of an id: Fluent names know no dots."""
    return id.replace(".", "_")


def _rule_id(id: str) -> str:
    """The id of the rule that is meant. Raises BadInput that names the nearest one, or all of its family."""
    said = _checked_text("rule", id)
    known = _rules(re.split(r"[\s._-]", said.strip()[:SHOWN], maxsplit=1)[0].lower())
    if said in known:
        return said
    alike = [rule for rule in known if fold(rule) == fold(said)]
    if len(alike) == 1:
        return alike[0]
    family = [rule for rule in known if fold(rule).startswith(fold(said)) and fold(said)]
    if not family:
        raise unknown("rule", said, known)
    told = family
    if len(family) > FEW:  # only the families in it
        depth = said.strip(".").count(".") + 2
        told = list(dict.fromkeys(".".join(rule.split(".")[:depth]) for rule in family))
    raise wrong("rule", f"{len(family)} rules begin with {shown(said)}: {', '.join(told)}.")


@cache
def _rules(game: str) -> dict[str, Rule]:
    """Every rule by its id, in rulebook order, without words."""
    data = _toml(game, "rules.toml")
    found: dict[str, Rule] = {}
    for row in data["rule"]:
        told, silent = data["sections"][row["section"]], row.get("silent", [])
        references = {code: told[code] for code in EDITIONS if code in told and code not in silent}
        rulings = tuple(row.get("rulings", ()))
        found[row["id"]] = Rule(row["id"], "", "", references, rulings, row.get("code", ""), row.get("why", ""))
    return found


# --- rulings, options, glossary ---


@dataclass(frozen=True, slots=True)
class Ruling:
    """How a point is played that the rulebooks leave open or tell differently: question, ruling and reason.

    ``told``: language of an edition -> what that edition says about it, where the editions differ.
    """

    id: str
    question: str
    ruling: str
    why: str
    told: Mapping[str, str] = field(hash=False)
    lang: str = FALLBACK

    def __repr__(self) -> str:
        return f"{self.question} [{self.id}]\n{self.ruling} {self.why}"

    def _repr_html_(self) -> str:
        question, answer, why, code = (escaped(part) for part in (self.question, self.ruling, self.why, self.id))
        return f'<p class="rs-rule"><b>{question}</b> <code>{code}</code><br>{answer} <i>{why}</i></p>'


def ruling(game: str, id: str, lang: str = FALLBACK) -> Ruling:
    """One ruling, such as ``ruling("armorica", "amb.turn.fresh-card")``.

    Raises :class:`~rulesim.game.BadInput` for an unknown id, with the nearest one.
    """
    say, message = words_of(game), f"ruling_{_message(_checked_text('ruling', id))}"
    if not say.has(f"{message}.ruling"):
        raise unknown("ruling", id, ruling_ids(game))
    differing = {code: f"{message}.{name}" for code, name in EDITIONS.items()}
    told = {code: say.words(told_there, lang) for code, told_there in differing.items() if say.has(told_there)}
    question, answer, why = (say.words(f"{message}.{part}", lang) for part in ("question", "ruling", "why"))
    return Ruling(id, question, answer, why, told, lang)


def ruling_ids(game: str) -> list[str]:
    """The ids of all rulings of a game, in the order of its catalogue."""
    ends = [m for m in words_of(game).messages() if m.startswith("ruling_") and m.endswith(".ruling")]
    return [message.removeprefix("ruling_").removesuffix(".ruling").replace("_", ".") for message in ends]


def rulings(game: str, lang: str = FALLBACK) -> list[Ruling]:
    """Every ruling of a game: the differences between editions, then the questions that all leave open."""
    return [ruling(game, id, lang) for id in ruling_ids(game)]


def option(game: str, name: str, value: str | int | bool | None = None, lang: str = FALLBACK) -> str:
    """The title of an option, or the words of one of its values.

    ``option("armorica", "end_trigger", "both")``. A number is a seat, counted from 0, unless the words of the option
    have a ``.number``.
    """
    message = f"option_{_checked_text('option', name)}"
    if value is None:
        return words(game, message, lang)
    if isinstance(value, (bool, str)):
        return words(game, f"{message}.{str(value).lower()}", lang)
    if type(value) is not int:  # pyright: ignore[reportUnnecessaryComparison]
        raise wrong("value", f"{shown(value)} is the value of no option.")
    if words_of(game).has(f"{message}.number"):
        return words(game, f"{message}.number", lang, number=value)
    return words(game, f"{message}.seat", lang, seat=value + 1)


def glossary(game: str, lang: str = FALLBACK) -> list[dict[str, str]]:
    """A game's terms: ``term`` (its id), the words of the editions (``en``, ``de``, ``ru``), and the ``meaning``.

    None for a game that keeps no glossary.
    """
    kept = (_folder(game) / "glossary.toml").is_file()
    return [
        {
            "term": row["id"],
            **{code: row.get(code, "") for code in EDITIONS},
            "meaning": words(game, f"term_{row['id']}", lang),
        }
        for row in (_toml(game, "glossary.toml")["term"] if kept else ())
    ]


def _folder(game: str) -> Path:
    folder = find_game(game).folder
    if folder is None:
        raise wrong("game", f"{shown(game)} has no words.")
    return folder


def _toml(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((_folder(game) / name).read_text(encoding="utf-8"))
