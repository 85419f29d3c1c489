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

What a message may be made of is told in :mod:`rulesim.messages`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import FEW, BadInput, checked_name, find_game, fold, unknown, wrong
from rulesim.messages import FALLBACK, Catalogue, plain
from rulesim.outside import SHOWN, escaped, shown
from rulesim.plain import as_text

if TYPE_CHECKING:
    from rulesim.game import Check, Event, Facts, ScoreLine

EDITIONS: Final[Mapping[str, str]] = {"en": "english", "de": "german", "ru": "russian"}
"""Language code of a rulebook -> name of its edition."""


# --- words ---


def words_of(game: str) -> Catalogue:
    """The catalogue of a game's words. Raises :class:`~rulesim.game.BadInput` for a game that has none."""
    return _catalogue_of(_folder(as_text("game", game)) / "words")


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


def section(id: str) -> str:
    """The section that a rule is in, by the middle of its id: "gaul" for "armorica.gaul.range"."""
    return id.partition(".")[2].partition(".")[0]


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
    code = names.get(as_text("edition", edition), edition)
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
    game = as_text("rule", id).partition(".")[0]
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


def _message(id: str) -> str:
    """The message of an id: Fluent names know no dots."""
    return id.replace(".", "_")


def _rule_id(id: str) -> str:
    """The id of the rule that is meant. Raises BadInput that names the nearest one, or all of its family."""
    said = as_text("rule", id)
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
    say, message = words_of(game), f"ruling_{_message(as_text('ruling', id))}"
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
    have a ``.number``. Raises BadInput for an option or a value that there is not.
    """
    message, allowed = f"option_{as_text('option', name)}", find_game(game).options.allowed(name)
    if value is None:
        return words(game, message, lang)
    if isinstance(value, (bool, str)):
        return words(game, f"{message}.{str(checked_name('value', value, allowed)).lower()}", lang)
    checked_name("value", value, allowed)
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
