"""What holds for the words of every game: they render, they are complete, and they read well.

A game's ``test_words.py`` has a subclass of :class:`Wording` that knows its facts and plays it, and tests of its own
for the sentences that matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rulesim import find_game, rulebook
from rulesim.game import Action, Check, State
from rulesim.messages import Catalogue

RAGGED = re.compile(r"[{}]|\?\?\?|  | [.,;:]|\n")
"""What no sentence has: a placeholder that was left, two blanks, a blank before a stop."""


TOP = Path(__file__).parents[1]
_TOLD: dict[str, str] = {}


def sentence(check: Check) -> str:
    """What is said of a check, worked out once: random games meet the same one a hundred times."""
    key = repr(check)
    if key not in _TOLD:
        _TOLD[key] = (rulebook.kept if check.ok else rulebook.broken)(check)
    return _TOLD[key]


@cache
def asked_for() -> tuple[set[str], tuple[str, ...]]:
    """Every name in programs and messages, and what stands before an id where a message's name is put together."""
    files = (path for top in ("rulesim", "widgets") for path in (TOP / top).rglob("*"))
    told = "\n".join(path.read_text(encoding="utf-8") for path in files if path.suffix in {".py", ".js", ".ftl"})
    told = re.sub(r"^[\w-]+ =", "", told, flags=re.MULTILINE)
    kinds = re.findall(r"""["']([a-z_]+_)\{|(?:WORD|TALLY|AMOUNTS|LIST|CHOICE)\((?:\$\w+, )?"(\w+)\"""", told)
    return set(re.findall(r"[\w-]+", told)), tuple({one or f"{other}_" for one, other in kinds})


class Wording:
    """The words of one game."""

    game: ClassVar[str]
    numbers: ClassVar[Iterable[int]] = range(12)
    """What numbers a message is tried with."""
    pieces: ClassVar[frozenset[str]] = frozenset()
    """Messages that are pieces of sentences and may be nothing."""
    words: ClassVar[Mapping[str, Iterable[str]]]
    """Kind of message -> every id that the engine may ask it for: ``icon`` -> ``wheat`` for ``icon_wheat``."""
    actions: ClassVar[frozenset[str]]
    """The first words of the notations, each with its message ``action_<word>``."""
    longest: ClassVar[int] = 300
    """No rule takes more letters than that."""
    follows: ClassVar[frozenset[str]] = frozenset()
    """Rules that no edition spells out and no ruling settles: they follow from others."""
    editions: ClassVar[frozenset[str]]
    """Languages of the editions that there are."""

    @staticmethod
    def facts_of(message: str, number: int) -> dict[str, Any]:
        """Facts as the engine gives them, for any message of the catalogue."""
        raise NotImplementedError

    @staticmethod
    def played(options: Mapping[str, Any]) -> Iterator[tuple[State, Iterable[Action]]]:
        """Positions of random games under these options, and what to try on each; the journal is kept whole."""
        raise NotImplementedError

    @classmethod
    def say(cls) -> Catalogue:
        return rulebook.words_of(cls.game)

    @classmethod
    def rules(cls) -> list[rulebook.Rule]:
        return rulebook.catalogue(cls.game)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        options = fields(find_game(self.game).options)
        variants = [{}, *({part.name: part.metadata["allowed"][1]} for part in options)]
        given: dict[str, tuple[Iterable[Any], Any]] = {
            "option": (options, lambda option: option.name),
            "variant": (variants, lambda variant: "-".join(variant) or "standard"),
        }
        for name, (values, ids) in given.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, list(values), ids=ids)

    # messages (all in one test: to be a test takes longer than to be rendered)

    def test_every_message_renders_without_an_error(self) -> None:
        messages = self.say().messages()
        assert len(messages) > 500
        assert {message: faults for message in messages if (faults := [*self.faults(message)])} == {}

    def faults(self, message: str) -> Iterator[str]:
        """What is wrong with a message, for the numbers that it is tried with."""
        for number in self.numbers:
            facts = rulebook.named(self.say(), self.facts_of(message, number), "en")
            text, errors = self.say().render(message, "en", facts)
            if errors != []:
                yield f"{number}: {errors}"
            if not text and message not in self.pieces:
                yield f"{number}: nothing is said"
            if RAGGED.search(text or ""):
                yield f"{number}: {text}"

    def test_every_id_of_the_engine_has_a_word(self) -> None:
        lacking = [f"{kind}_{id}" for kind, ids in self.words.items() for id in ids]
        assert [message for message in lacking if not self.say().has(message)] == []

    def test_every_message_is_said_somewhere(self) -> None:
        names, kinds = asked_for()
        own = (*kinds, f"{self.game}_", "action_", "option_", "ruling_", "term_")
        told = {message.partition(".")[0] for message in self.say().messages()}
        assert {name for name in told - names if not name.startswith(own)} == set()

    def test_every_kind_of_action_has_words_and_nothing_else_has(self) -> None:
        told = {message.partition(".")[0] for message in self.say().messages() if message.startswith("action_")}
        assert {message.removeprefix("action_") for message in told} == self.actions
        assert [word for word in sorted(self.actions) if not self.say().has(f"action_{word}.do")] == []

    # rules

    def test_every_rule_has_a_title_and_a_short_text_of_its_own(self) -> None:
        for rule in self.rules():
            assert 3 <= len(rule.title) <= 45, rule
            assert rule.title[0].isupper(), rule
            assert rule.title[-1] not in ".:,", rule
            assert rule.text.endswith("."), rule
            assert 1 <= len(re.findall(r"[.!?](?= |$)", rule.text)) <= 3, rule
            assert len(rule.text) <= self.longest, rule
            assert rule.id not in rule.title + rule.text, "words, not the fallback"

    def test_a_rule_without_code_says_why(self) -> None:
        reasons = {rule.id: rule.why_no_code for rule in self.rules() if rule.why_no_code}
        assert all(why.endswith(".") and len(why) > 40 for why in reasons.values())
        named = {id for why in reasons.values() for id in re.findall(rf"{self.game}\.[\w-]+\.[\w-]+", why)}
        assert named <= {rule.id for rule in self.rules()}

    def test_a_rule_that_no_edition_tells_names_its_ruling_or_follows_from_others(self) -> None:
        for rule in self.rules():
            assert set(rule.rulings) <= set(rulebook.ruling_ids(self.game)), rule.id
            assert set(rule.references) <= self.editions, rule.id
            assert rule.references or rule.rulings or rule.id in self.follows, rule.id

    def test_no_message_speaks_of_a_rule_that_the_catalogue_lacks(self) -> None:
        told = {m.partition(".")[0] for m in self.say().messages() if m.startswith(f"{self.game}_")}
        assert told == {rule.id.replace(".", "_") for rule in self.rules()}

    # everything the engine can say

    def test_everything_the_engine_says_has_words(self, variant: dict[str, Any]) -> None:
        told: dict[str, str] = {}
        said: dict[str, Check] = {}
        state = None
        for state, tried in self.played(variant):
            for action in tried:
                for seat in (None, 0, state.players - 1):
                    said |= {repr(check): check for check in state.checks(action, seat)}
            if state.is_over:
                told |= {rulebook.done(event): event.rule for event in state.journal or ()}
                told |= {rulebook.line(line): line.rule for sheet in state.scores() for line in sheet.lines}
        assert state is not None and state.is_over and told
        told |= {(rulebook.kept if check.ok else rulebook.broken)(check): check.rule for check in said.values()}
        assert {sentence for sentence, rule in told.items() if sentence.startswith(rule)} == set()
        assert [sentence for sentence in told if RAGGED.search(sentence)] == []

    # options and rulings

    def test_every_option_and_value_has_words(self, option: Any) -> None:
        title = rulebook.option(self.game, option.name)
        values = [rulebook.option(self.game, option.name, value) for value in option.metadata["allowed"]]
        assert all(not words.startswith("option_") for words in (title, *values))
        assert len(set(values)) == len(values)
        assert rulebook.words(self.game, f"option_{option.name}.settles").endswith(".")

    def test_no_words_for_options_that_do_not_exist(self) -> None:
        named = {m.partition(".")[0].removeprefix("option_") for m in self.say().messages() if m.startswith("option_")}
        assert named == {option.name for option in fields(find_game(self.game).options)} | {"edition"}

    def test_every_open_question_has_a_ruling(self) -> None:
        for question in rulebook.ruling_ids(self.game):
            ruling = rulebook.ruling(self.game, question)
            assert ruling.question.endswith("?"), ruling
            assert ruling.ruling.endswith("."), ruling
            assert ruling.why.endswith("."), ruling
            assert ruling.question in repr(ruling)

    def test_every_option_settles_a_question_that_has_a_ruling(self) -> None:
        for option in fields(find_game(self.game).options):
            settles = option.metadata["settles"]
            assert settles and set(settles) <= set(rulebook.ruling_ids(self.game)), option.name

    # glossary

    def test_every_term_has_its_words_and_a_meaning(self) -> None:
        glossary = rulebook.glossary(self.game)
        terms = {entry["term"] for entry in glossary}
        assert len(terms) == len(glossary)
        for entry in glossary:
            assert set(entry) == {"term", "en", "de", "ru", "meaning"}
            assert {"en"} <= {lang for lang in ("en", "de", "ru") if entry[lang]} <= self.editions | {"en"}
            assert entry["meaning"].endswith(".")
            assert not entry["meaning"].startswith("term_")
        assert {m.removeprefix("term_") for m in self.say().messages() if m.startswith("term_")} == terms

    def test_english_is_complete_and_a_language_to_come_is_listed_as_missing(self) -> None:
        assert rulebook.missing(self.game, "en") == []
        assert set(rulebook.missing(self.game, "de")) == set(self.say().messages()) - set(self.say().messages("de"))
