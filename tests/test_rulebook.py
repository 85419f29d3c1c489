"""The catalogue's machinery: languages, fallback, functions, rules as objects. A game's words: <game>/test_words.py."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulesim import games, rulebook
from rulesim.game import BadInput, Check, Event, ScoreLine
from rulesim.messages import Catalogue
from rulesim.outside import shown
from rulesim.rulebook import Rule, rule, words_of

ENGLISH = """
ordinal = { $category ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
icon_grapes = grapes
    .counted = { $count ->
        [one] { $count } grape
       *[other] { $count } grapes
     }
needs = The { ORDINAL($position) } needs { WORD("icon", $icon, $need) }.
only-english = Left untranslated.
    .hint = A hint.
"""
RUSSIAN = """
ordinal = { $n }-я
icon_grapes = виноград
    .counted = { $count ->
        [one] { $count } значок винограда
        [few] { $count } значка винограда
       *[many] { $count } значков винограда
     }
needs = Для { ORDINAL($position) } карты: { WORD("icon", $icon, $need) }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    return tmp_path


@pytest.fixture
def say(folder: Path) -> Catalogue:
    return Catalogue(folder)


# --- functions ---


@pytest.mark.parametrize(
    ("position", "need", "expected"),
    [
        (1, 1, "The 1st needs 1 grape."),
        (2, 2, "The 2nd needs 2 grapes."),
        (3, 0, "The 3rd needs 0 grapes."),
        (4, 4, "The 4th needs 4 grapes."),
        (11, 11, "The 11th needs 11 grapes."),
        (12, 12, "The 12th needs 12 grapes."),
        (13, 13, "The 13th needs 13 grapes."),
        (21, 21, "The 21st needs 21 grapes."),
    ],
)
def test_english_ordinals_and_plurals(say: Catalogue, position: int, need: int, expected: str) -> None:
    assert say.words("needs", position=position, need=need, icon="grapes") == expected


@pytest.mark.parametrize(
    ("need", "expected"),
    [
        (1, "Для 3-я карты: 1 значок винограда."),
        (2, "Для 3-я карты: 2 значка винограда."),
        (5, "Для 3-я карты: 5 значков винограда."),
        (11, "Для 3-я карты: 11 значков винограда."),
        (21, "Для 3-я карты: 21 значок винограда."),
    ],
)
def test_each_language_counts_in_its_own_way(say: Catalogue, need: int, expected: str) -> None:
    assert say.words("needs", lang="ru", position=3, need=need, icon="grapes") == expected


def test_a_count_asks_for_the_counted_form(say: Catalogue) -> None:
    assert say.words("icon_grapes") == "grapes"
    assert say.words("icon_grapes", count=1) == "1 grape"
    assert say.words("icon_grapes", lang="ru", count=3) == "3 значка винограда"


def test_sequences_booleans_and_nothing_are_facts_too(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        """
icon_wheat = wheat
icon_sheep = sheep
sets = { COUNT($sets) } sets of { LIST($sets) }: { JOIN($values, " + ") } ({ $sets })
icons = { LIST($icons, "icon") }
yes = { $ok ->
    [true] yes
   *[false] no
 }
nobody = [{ $who }]
""",
        encoding="utf-8",
    )
    say = Catalogue(tmp_path)
    assert say.words("sets", sets=(3, 5, 2), values=[6, 15, 3]) == "3 sets of 3, 5 and 2: 6 + 15 + 3 (3, 5, 2)"
    assert say.words("sets", sets=(), values=()) == "0 sets of :  ()"
    assert say.words("icons", icons=("wheat", "sheep")) == "wheat and sheep"
    assert (say.words("yes", ok=True), say.words("yes", ok=False)) == ("yes", "no")
    assert say.words("nobody", who=None) == "[]"


def test_a_tally_counts_letters_or_items_by_kind(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        """
figure_R = soldier
    .counted = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
     }
figure_X = figure of any colour
    .counted = { $count } of any colour
figure_none = nobody
space = { TALLY($figures, "figure") }
""",
        encoding="utf-8",
    )
    say = Catalogue(tmp_path)
    assert say.words("space", figures="RRX") == "2 soldiers and 1 of any colour"
    assert say.words("space", figures=("X", "R")) == "1 of any colour and 1 soldier"
    assert say.words("space", figures="") == say.words("space", figures=()) == "nobody"
    assert say.words("space", figures="RZ") == "space (figures RZ)"
    assert say.words("space") == "space"


def test_amounts_are_told_without_those_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        """
good_clay = clay
    .counted = { $count } clay
good_gold = gold
    .counted = { $count } gold
good_none = nothing
price = { AMOUNTS("good", "clay", $clay, "gold", $gold) }
change = { SIGNED($value) }
moved = { WORD("good", "gold", SIZE($value)) }
any = { CHOICE($goods, "good") }
""",
        encoding="utf-8",
    )
    say = Catalogue(tmp_path)
    assert [say.words("price", clay=c, gold=g) for c, g in ((2, 1), (0, 3), (0, 0))] == [
        "2 clay and 1 gold",
        "3 gold",
        "nothing",
    ]
    assert say.words("price", clay=1) == "price (clay 1)"
    assert [say.words("change", value=value) for value in (2, 0, -1)] == ["+2", "0", "-1"]
    assert [say.words("moved", value=value) for value in (2, 0, -1)] == ["2 gold", "0 gold", "1 gold"]
    assert say.words("any", goods=("clay", "gold")) == "clay or gold"


def test_the_number_of_an_option_is_a_seat_unless_its_words_say_otherwise() -> None:
    assert rulebook.option("armorica", "start_player", 2) == "player 3 starts"
    assert rulebook.option("provincia", "morale_max", 6) == "is 6"


def test_seats_among_the_facts_get_names() -> None:
    say = rulebook.words_of("armorica")
    told = rulebook.named(say, {"seat": 2, "maximus": 0, "winners": (1, 3), "asked": "gaul"}, "en", ["Ada", "", "Cy"])
    assert (told["seat_name"], told["maximus_name"]) == ("Player 2", "Chance")
    assert told["winners_names"] == ("Ada", "Cy")
    assert "asked_name" not in told
    assert "seats_names" not in told


# --- what is missing ---


def test_a_message_that_a_language_lacks_is_told_in_english(say: Catalogue) -> None:
    assert say.words("only-english", lang="ru") == "Left untranslated."
    assert say.words("only-english.hint", lang="ru") == "A hint."
    assert say.words("needs", lang="ru", position=2, need=1, icon="grapes").startswith("Для")


def test_a_regional_language_uses_its_base_language(say: Catalogue) -> None:
    assert say.words("icon_grapes", lang="ru-RU") == "виноград"


@pytest.mark.parametrize("lang", ["xx", "", "../en", "en/../ru", "nonsense", "e" * 500])
def test_a_language_without_a_file_is_english(say: Catalogue, lang: str) -> None:
    assert say.words("icon_grapes", lang=lang) == "grapes"


def test_a_missing_fact_gives_the_id_with_the_facts_in_every_language(say: Catalogue) -> None:
    for lang in ("en", "ru"):
        assert say.words("needs", lang=lang, position=3, need=2) == "needs (position 3, need 2)"


def test_a_value_without_a_word_gives_the_id_with_the_facts(say: Catalogue) -> None:
    assert say.words("needs", position=3, need=2, icon="cheese") == "needs (position 3, need 2, icon cheese)"


def test_an_unknown_message_gives_its_id(say: Catalogue) -> None:
    assert say.words("no-such") == "no-such"
    assert say.words("needs.no-such", a=1) == "needs.no-such (a 1)"
    assert say.find("no-such", "ru", {}) is None


def test_a_broken_translation_falls_back_to_english_alone(folder: Path) -> None:
    (folder / "ru.ftl").write_text('needs = { ORDINAL($position) } { WORD("icon", $icon, $need) }', encoding="utf-8")
    say = Catalogue(folder)
    text, errors = say.render("needs", "ru", {"position": 3, "need": 2, "icon": "grapes"})
    assert errors, "Russian has no `ordinal` here"
    assert text is not None
    assert say.words("needs", lang="ru", position=3, need=2, icon="grapes") == "The 3rd needs 2 grapes."


def test_a_translation_that_fails_altogether_falls_back_too(folder: Path) -> None:
    endless = "{ a }".join(["x"] * 2000)
    (folder / "ru.ftl").write_text(f"a = b\nneeds = {endless}", encoding="utf-8")
    assert Catalogue(folder).words("needs", lang="ru", position=1, need=1, icon="grapes") == "The 1st needs 1 grape."


def test_missing_lists_messages_and_attributes(say: Catalogue) -> None:
    assert say.missing("ru") == ["only-english", "only-english.hint"]
    assert say.missing("en") == []
    assert say.missing("xx") == say.messages("en")
    assert say.languages() == ["en", "ru"]


def test_a_later_folder_adds_and_replaces(folder: Path, tmp_path: Path) -> None:
    second = tmp_path / "more"
    second.mkdir()
    (second / "en.ftl").write_text('icon_grapes = raisins\nmine = My { WORD("icon", "grapes") }.', encoding="utf-8")
    say = Catalogue(folder, second)
    assert say.words("mine") == "My raisins."
    assert say.words("only-english") == "Left untranslated."


def test_a_folder_without_files_has_no_words_and_no_error(tmp_path: Path) -> None:
    say = Catalogue(tmp_path)
    assert say.languages() == []
    assert say.words("anything", n=1) == "anything (n 1)"


def test_facts_are_text_never_patterns(say: Catalogue, folder: Path) -> None:
    (folder / "en.ftl").write_text("hello = Hello, { $name }!", encoding="utf-8")
    name = '{ WORD("icon", "grapes") } <b>&'
    assert Catalogue(folder).words("hello", name=name) == f"Hello, {name}!"


def test_threads_share_a_catalogue(folder: Path) -> None:
    say = Catalogue(folder)
    start, told = threading.Barrier(8), []

    def tell() -> None:
        start.wait()
        told.extend(say.words("needs", lang="ru", position=n, need=n, icon="grapes") for n in range(1, 30))

    threads = [threading.Thread(target=tell) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(told) == 8 * 29
    assert len(set(told)) == 29


def test_the_repr_names_the_languages(say: Catalogue) -> None:
    assert repr(say).endswith(": en, ru>")


# --- rules ---


def test_a_rule_reads_well_everywhere() -> None:
    rule = rulebook.rule("armorica.gaul.range")
    assert rule.game == "armorica"
    assert repr(rule).splitlines()[0] == "One wheat per card [armorica.gaul.range]"
    assert rule.text in repr(rule)
    assert "Ablauf einer Spielrunde" in repr(rule)
    assert "<b>One wheat per card</b>" in rule._repr_html_()
    assert hash(rule) == hash(rulebook.rule("armorica.gaul.range"))
    assert rule == rulebook.rule("armorica.gaul.range")


def test_no_text_of_a_rule_becomes_markup() -> None:
    rule = Rule("armorica.gaul.range", "<b>*x*</b>", "<script>alert(1)</script> & [a](b) $x$", {})
    assert "<script>" not in rule._repr_html_()
    assert "&lt;script&gt;" in rule._repr_html_()


def test_no_text_of_a_ruling_becomes_markup() -> None:
    ruling = rulebook.Ruling("amb.x.y", "<i>q</i>", "<i>r</i>", "<i>w</i>", {})
    assert "<i>q" not in ruling._repr_html_()
    assert "<i>r" not in ruling._repr_html_()
    assert ruling._repr_html_().count("<i>") == 1


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"armorica\.gaul\.rnage.*Did you mean 'armorica\.gaul\.range'"):
        rulebook.rule("armorica.gaul.rnage")
    with pytest.raises(BadInput, match="game: 'nogame' is not known; allowed: armorica"):
        rulebook.rule("nogame.gaul.range")
    with pytest.raises(BadInput, match=r"armorica\.no\.rule"):
        rulebook.reference("armorica.no.rule")


def test_references_by_edition_and_silent_editions() -> None:
    tell = rulebook.reference
    assert tell("armorica.scoring.gold") == "English rulebook, Scoring"
    assert tell("armorica.scoring.gold", edition="de") == "German rulebook, Wertung"
    assert tell("armorica.scoring.gold", edition="german") == "German rulebook, Wertung"
    assert tell("armorica.scoring.gold", edition="ru") == "Russian rulebook, Подсчет очков"
    assert tell("armorica.winter.close-gap", edition="de") == "German rulebook: not spelled out"
    assert "de" not in rulebook.rule("armorica.winter.close-gap").references
    with pytest.raises(BadInput, match="edition: 'fr' is not known; allowed: en, de, ru, english"):
        tell("armorica.scoring.gold", edition="fr")


def test_a_sentence_nobody_can_word_is_its_id_and_facts() -> None:
    assert rulebook.broken(Check("armorica.gaul.range", False, {"need": 3})) == "armorica.gaul.range (need 3)"
    assert rulebook.broken(Check("armorica.gaul.nothing", False)) == "armorica.gaul.nothing"
    assert rulebook.broken(Check("chess.castling", False, {"king": 1})) == "chess.castling (king 1)"
    assert rulebook.kept(Check("chess.castling", True)) == "chess.castling"
    assert rulebook.done(Event("chess.castling", {"side": "long"})) == "chess.castling (side long)"
    assert rulebook.line(ScoreLine("chess.win", 1, {})) == "chess.win (points 1)"
    assert rulebook.title("chess.castling") == "chess.castling"


def test_a_rule_kept_without_an_explanation_is_told_by_its_title() -> None:
    assert rulebook.kept(Check("armorica.end.trigger", True, {"turn": 3})) == "The last turn"


def test_an_unknown_language_tells_rules_in_english() -> None:
    assert rulebook.rule("armorica.gaul.range", "xx").title == rulebook.rule("armorica.gaul.range").title


def test_words_are_paid_for_by_who_uses_them() -> None:
    """Importing the engine and its catalogue loads neither Fluent nor Babel; the first sentence does."""
    code = (
        "import sys, rulesim, rulesim.rulebook as r;"
        "heavy = lambda: [m for m in ('fluent', 'babel', 'numpy', 'pandas') if m in sys.modules];"
        "print(heavy()); r.title('armorica.gaul.range'); print(heavy())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path.cwd())
    assert run.stdout.splitlines() == ["[]", "['fluent', 'babel']"]


# --- what people type ---


def test_the_section_of_a_rule_is_in_its_id() -> None:
    assert rulebook.section("armorica.gaul.range") == "gaul" and rulebook.section("") == ""
    assert all(rulebook.section(rule.id) for game in games() for rule in rulebook.catalogue(game))


def test_a_rule_is_found_whatever_is_between_the_words_of_its_id() -> None:
    for id in ("provincia.building.unique_once", "Provincia Building Unique-Once", "provincia-building.unique.once"):
        assert rule(id).id == "provincia.building.unique-once"
    assert rulebook.reference("ARMORICA.gaul.range") == rulebook.reference("armorica.gaul.range")


def test_the_beginning_of_an_id_is_answered_with_its_family_only() -> None:
    with pytest.raises(BadInput) as refusal:
        rule("discordia.ship")
    told = str(refusal.value)
    assert told.startswith("rule: 5 rules begin with 'discordia.ship': discordia.ship.slot, discordia.ship.complete, ")
    assert "discordia.barracks" not in told
    with pytest.raises(BadInput, match=r"^rule: \d+ rules begin with 'discordia': discordia.setup, discordia.play, "):
        rule("discordia")


def test_an_option_or_a_value_that_there_is_not_has_no_words() -> None:
    with pytest.raises(BadInput, match="Did you mean 'end_trigger'"):
        rulebook.option("armorica", "end_triger")
    with pytest.raises(BadInput, match="allowed: either, both"):
        rulebook.option("armorica", "end_trigger", "beide")


@pytest.mark.parametrize("thing", [None, 5, [], {}, b"en", 10**5000, 1.5, ("en",)], ids=shown)
def test_what_is_no_text_is_refused_by_its_name(thing: Any) -> None:
    asked: dict[str, list[Callable[[], object]]] = {
        "rule": [lambda: rule(thing), lambda: rulebook.title(thing), lambda: rulebook.reference(thing)],
        "lang": [lambda: rule("armorica.gaul.range", thing), lambda: rulebook.missing("armorica", thing),
                 lambda: rulebook.words("armorica", "icon_gold", thing), lambda: words_of("armorica").has("a", thing)],
        "game": [lambda: words_of(thing), lambda: rulebook.glossary(thing), lambda: rulebook.rulings(thing)],
        "ruling": [lambda: rulebook.ruling("armorica", thing)],
        "option": [lambda: rulebook.option("armorica", thing)],
        "message": [lambda: rulebook.words("armorica", thing)],
        "edition": [lambda: rulebook.reference("armorica.gaul.range", edition=thing)],
    }  # fmt: skip
    for field, asks in asked.items():
        for ask in asks:
            with pytest.raises(BadInput, match=rf"^{field}: ") as refusal:
                ask()
            assert refusal.value.field == field and len(str(refusal.value)) < 200


@pytest.mark.parametrize(
    "id", ["", ".", "x" * 10**6, "\ud800", "\0", "armorica." + "." * 10**5, "[" * 10**5], ids=shown
)
def test_whatever_is_asked_for_is_answered_shortly(id: str) -> None:
    for ask in (lambda: rule(id), lambda: rulebook.ruling("armorica", id), lambda: rulebook.reference(id)):
        with pytest.raises(BadInput) as refusal:
            ask()
        assert len(str(refusal.value)) <= 1500
    assert rulebook.words("armorica", "icon_gold", id) == "gold"
