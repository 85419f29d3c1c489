"""Armorica's words: every message renders, every refusal of the engine is a good sentence, nothing is left unworded."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

import pytest

import rulesim
from rulesim import rulebook
from rulesim.armorica import position
from rulesim.armorica.cards import COLOR_OF_SUIT, ICONS, PROVENANCES
from rulesim.game import CHANCE, Action, BadInput, Check, Event, ScoreLine, State
from tests.wording import Wording

SAY = rulebook.words_of("armorica")
MESSAGES = SAY.messages()
RULES = [rule.id for rule in rulebook.catalogue("armorica")]
GATE_ICONS = ("wheat", "grapes", "olives", "sheep")


def a(message: str, **facts: Any) -> str:
    return rulebook.words("armorica", message, **facts)


def refused(state: State, action: str, seat: int | None = None) -> str:
    check = state.refusal(state.parse(action), seat)
    assert check is not None, f"{action} is legal"
    return rulebook.broken(check)


# --- every message, with every kind of number ---


def facts_of(message: str, number: int) -> dict[str, Any]:
    """Facts as the engine gives them, for any message of the catalogue."""
    suit = tuple(COLOR_OF_SUIT)[number % 6]
    names = (
        "position",
        "need",
        "have",
        "length",
        "reachable",
        "number",
        "cards",
        "amphorae",
        "named",
        "at",
        "due",
        "to",
        "turn",
    )
    more = ("open", "players", "gold", "best", "tied", "points", "seat", "active", "owner", "count", "pile", "times")
    of_options = ("most", "fresh", "rest", "spared", "decks")
    facts: dict[str, Any] = dict.fromkeys((*names, *more, *of_options), number)
    facts |= {"icon": GATE_ICONS[number % 4], "suit": suit, "color": COLOR_OF_SUIT[suit], "card": "R-II-4"}
    facts["other"] = "wheat" if number % 2 else ""
    facts |= {"short": "R[c1 a1]", "row": "roman", "sets": (3,) * number, "values": (6,) * number}
    facts |= {"edition": "german", "section": "Wertung", "now": "winter", "n": number, "category": "other"}
    facts |= dict.fromkeys(ICONS, number) | {"gate": ("none", "grapes", "olives", "sheep")[number % 4]}
    facts["asked"] = "gaul" if message.startswith("armorica_turn_phases") else number
    return facts


def test_every_phase_and_row_can_be_named_in_a_refusal() -> None:
    phases = ("setup", "gaul", "roman", "winter", "extra", "over")
    for asked in ("gaul", "roman", "winter"):
        for now in phases:
            text = rulebook.broken(Check("armorica.turn.phases", False, {"asked": asked, "now": now}))
            assert re.fullmatch(r"That belongs to .+, but now it is [^.:]+\.", text), (
                "and nobody is told to lose a card"
            )
    assert a("phase_gaul") == "Gaul immigration"
    assert (a("row_gaul"), a("row_roman")) == ("Gaul row", "Roman row")


@pytest.mark.parametrize(
    ("icon", "words"),
    [
        ("wheat", ["0 wheat", "1 wheat", "2 wheat"]),
        ("grapes", ["0 grapes", "1 grape", "2 grapes"]),
        ("olives", ["0 olives", "1 olive", "2 olives"]),
        ("sheep", ["0 sheep", "1 sheep", "2 sheep"]),
        ("gold", ["0 gold", "1 gold", "2 gold"]),
        ("amphorae", ["0 amphorae", "1 amphora", "2 amphorae"]),
    ],
)
def test_icons_are_counted_in_good_english(icon: str, words: list[str]) -> None:
    assert [a(f"icon_{icon}", count=n) for n in range(3)] == words


# --- what every rule must have ---


def test_rules_are_unique_and_in_rulebook_order() -> None:
    assert len(RULES) == len(set(RULES)) == 67
    order = ["components", "setup", "turn", "gaul", "roman", "winter", "two-player", "end", "scoring"]
    chapters = [id.split(".")[1].replace("tiebreak", "scoring") for id in RULES]
    assert chapters == sorted(chapters, key=order.index)
    assert all(re.fullmatch(r"armorica(\.[a-z]+(-[a-z]+)*){2}", id) for id in RULES)


def test_few_rules_need_no_code() -> None:
    without = {rule.id for rule in rulebook.catalogue("armorica") if rule.why_no_code}
    assert without == {
        "armorica.setup.initial-reach",
        "armorica.roman.example-michael",
        "armorica.winter.feasible",
        "armorica.end.length",
        "armorica.scoring.example-michael",
    }


# --- sentences as a learner reads them ---

MICHAEL = {
    "displays": [["N[w2 a3]", "Y[w1 o1]", "B[o1 g1]"], ["S2"], ["S3"]],
    "roman_row": ["N[c1]", "W[c1]", "B[c1]", "Y[c1]", "R[c1]", "G[c1]"],
    "phase": "roman",
}


def test_michaels_choice_is_explained_card_by_card() -> None:
    """The rulebooks' example, with the same reasons that they give."""
    state = position(**MICHAEL)
    own_icon = "Wheat does not help here."
    assert refused(state, "take 2") == (
        f"The red general is 2nd from the right, so it needs 2 grapes; you have 1. {own_icon}"
    )
    assert refused(state, "take 5") == (
        f"The white bureaucrat is 5th from the right, so it needs 5 sheep; you have none. {own_icon}"
    )
    assert refused(state, "take 4") == (
        "The blue worker is 4th from the right, so it needs 4 wheat; you have 3. "
        "Only wheat opens yellow, blue and brown."
    )
    assert refused(state, "take 6") == (
        "The brown soldier is 6th from the right, so it needs 6 wheat; you have 3. "
        "Only wheat opens yellow, blue and brown."
    )
    allowed = {p: [rulebook.kept(c) for c in state.checks(state.parse(f"take {p}"))][-1] for p in (1, 3)}
    assert allowed == {
        1: "The green matron needs 1 olive, you have 2.",
        3: "The yellow farmer needs 3 wheat, you have 3.",
    }


def test_refusals_of_the_two_immigrations() -> None:
    state = position(displays=[["N[w2 a3]"], ["S2"], ["S3"]], phase="gaul")
    assert refused(state, "take 3").endswith("is 3rd from the right, so it needs 3 wheat; you have 2.")
    assert refused(state, "take 1 and 2") == "You may take 1 Gaul card in this phase, and you named 2."
    assert refused(state, "take 7") == ("There is no position 7: the row has 6 cards, counted from the right.")
    assert refused(state, "take 1 from roman") == ("That belongs to the Roman phase, but now it is the Gaul phase.")
    assert refused(state, "take 1", seat=2) == "It is Player 1's turn, not Player 3's."
    assert refused(state, "pass 2") == ("A pass removes the rightmost Gaul card, position 1; you named position 2.")
    assert refused(state, "take 1 at 1") == (
        "Place 1 is not on offer: a new card goes to the right end of your display, and cards already there never move."
    )


def test_without_any_icon_even_the_rightmost_card_is_refused() -> None:
    state = position(displays=[["B[g1 a1]"], ["S2"]], gaul_row=["Y[w1]", "N[s1]"], phase="gaul")
    assert refused(state, "take 1") == "The brown soldier is the rightmost card, so it needs 1 wheat; you have none."


def test_refusals_of_winter() -> None:
    state = position(displays=[["N[w2 a3]", "Y[w1]", "B[g1]", "N[s1]", "R[c1 a1]"], ["S2"]], phase="winter")
    assert refused(state, "keep") == "You cannot stop yet: you have 5 cards and 4 amphorae, so you must lose 1 more."
    assert refused(state, "discard 5") == ("The red general carries 1 amphora: you can lose only cards without one.")
    assert refused(state, "discard 9") == (
        "Player 1 has no card 9; choose one of your own 5 cards, counted from the left."
    )
    assert refused(state, "discard 1 of 2") == ("The brown soldier is Player 2's; you can lose only cards of your own.")
    assert refused(state, "move 2 to 1").endswith("their order never changes.")
    fed = Check("armorica.winter.no-voluntary", False, {"cards": 2, "amphorae": 3, "due": 0, "spared": 0})
    assert rulebook.broken(fed) == "You have 2 cards and 3 amphorae: all are fed, so you may lose none."
    lonely = Check("armorica.winter.no-voluntary", False, {"cards": 1, "amphorae": 1, "due": 0, "spared": 0})
    assert rulebook.broken(lonely) == "You have 1 card and 1 amphora: it is fed, so you may lose none."


def test_players_are_called_by_their_names() -> None:
    check = Check("armorica.turn.order", False, {"asked": 2, "active": 1})
    assert rulebook.broken(check, names=["Ada", "Bo"]) == "It is Ada's turn, not Bo's."
    chance = Check("armorica.turn.order", False, {"asked": 0, "active": 1})
    assert rulebook.broken(chance, names=["Ada"]) == "It is Ada's turn, not Chance's."
    assert rulebook.broken(check, names=["Ada"]) == "It is Ada's turn, not Player 2's."
    taken = {"seat": 2, "position": 1, "color": "blue", "suit": "worker", "card": "G-A-3", "icon": "wheat", "short": ""}
    event = Event("armorica.gaul.place", taken)
    assert rulebook.done(event, names=["Ada", "<b>Bo"]) == "<b>Bo takes the blue worker, the rightmost card."


@pytest.mark.parametrize(
    ("rule", "points", "facts", "words"),
    [
        ("scoring.sets", 24, {"sets": (3, 5, 2), "values": (6, 15, 3)}, "sets of 3, 5 and 2: 6 + 15 + 3"),
        ("scoring.sets", 21, {"sets": (6,), "values": (21,)}, "one set of 6"),
        ("scoring.sets", 0, {"sets": (), "values": ()}, "no cards, no sets"),
        ("scoring.gold", 3, {"gold": 3}, "3 gold"),
        ("scoring.gold", 0, {"gold": 0}, "no gold"),
        ("scoring.majority", 4, {"icon": "sheep", "have": 4, "best": 4, "tied": 1}, "most sheep: 4"),
        ("scoring.majority", 2, {"icon": "grapes", "have": 2, "best": 2, "tied": 2}, "level on most grapes: 2"),
        ("scoring.majority", 0, {"icon": "olives", "have": 1, "best": 3, "tied": 1}, "1 olive; the most is 3"),
        ("scoring.majority", 0, {"icon": "olives", "have": 0, "best": 3, "tied": 1}, "no olives; the most is 3"),
        ("scoring.majority", 0, {"icon": "olives", "have": 0, "best": 0, "tied": 3}, "nobody has olives"),
        ("tiebreak.gold", 0, {"gold": 3}, "tie broken by 3 gold"),
        ("tiebreak.shared", 0, {}, "level on VP and gold: the place is shared"),
    ],
)
def test_lines_of_the_score_sheet(rule: str, points: int, facts: dict[str, Any], words: str) -> None:
    assert rulebook.line(ScoreLine(f"armorica.{rule}", points, facts)) == words


def test_actions_in_words() -> None:
    card = {"color": "blue", "suit": "worker"}
    assert a("action_take", position=3, **card) == "takes the blue worker, 3rd from the right"
    assert a("action_take.do", position=1, **card) == "Take the blue worker, the rightmost card"
    assert a("action_pass.do") == "Pass: the rightmost card leaves the game"
    assert a("action_pass.other", position=3) == "Pass: the card that is 3rd from the right leaves the game"
    assert a("action_discard", **card) == "loses the blue worker"
    assert a("action_start.do", seat=2) == "Player 2 starts"


# --- everything the engine can say, on positions of random play ---

ATTEMPTS = [
    *("pass", "pass 2", "keep", "move 2 to 1", "take 1 and 2", "take 2 at 1", "discard 2 of 1", "discard 9 of 2"),
    *("start 1", "reveal R-II-4", "reveal G-A-1", "take 1 from gaul", "take 6 from gaul", "take 2 from roman"),
    *(f"take {p}" for p in range(8)),
    *(f"discard {n}" for n in range(12)),
]


def random_play(players: int, options: dict[str, Any], rng: random.Random) -> Iterator[State]:
    """Positions of one random game, thinned out, and its last one with the whole journal."""
    state: Any = rulesim.new_game("armorica", players, **options)
    state.journal = []
    while not state.is_over:
        if rng.random() < 0.1:
            yield state
        chance = state.player == CHANCE
        state.apply(state.sample(rng) if chance else rng.choice(list(state.legal_actions())))
    yield state


class TestWords(Wording):
    game = "armorica"
    numbers = (0, 1, 2, 3, 11)
    actions = frozenset({"take", "pass", "discard", "keep", "reveal", "start", "move"})
    editions = frozenset({"en", "de", "ru"})
    follows = frozenset({"armorica.winter.feasible", "armorica.end.length", "armorica.scoring.append-value"})
    words: ClassVar = {
        "icon": ICONS,
        "suit": COLOR_OF_SUIT,
        "color": COLOR_OF_SUIT.values(),
        "phase": ("setup", "gaul", "roman", "winter", "extra", "over"),
        "row": ("gaul", "roman"),
        "deck": ("start", "gaul", "roman"),
        "provenance": PROVENANCES,
        "edition": ("english", "german", "russian"),
        "action": ("take", "pass", "discard", "keep", "reveal", "start", "move"),
    }

    facts_of = staticmethod(facts_of)

    @staticmethod
    def played(options: Mapping[str, Any]) -> Iterator[tuple[State, Iterable[Action]]]:
        rng = random.Random(str(options))
        for players in (2, 3, 4):
            for state in random_play(players, dict(options), rng):
                yield state, map(state.parse, ATTEMPTS)


# --- options and rulings ---


def test_seats_are_counted_from_one() -> None:
    assert rulebook.option("armorica", "start_player", 2) == "player 3 starts"
    assert rulebook.option("armorica", "voluntary_pass", False) == "only when no card is in reach"


@pytest.mark.parametrize("id", rulebook.ruling_ids("armorica"))
def test_a_difference_between_the_editions_is_told_as_each_tells_it(id: str) -> None:
    ruling = rulebook.ruling("armorica", id)
    assert set(ruling.told) == ({"en", "de", "ru"} if id.startswith("ed.") else set())


def test_an_unknown_ruling_is_answered_with_the_nearest() -> None:
    assert len(rulebook.rulings("armorica")) == 18 + 34
    with pytest.raises(BadInput, match=r"'amb\.turn\.fresh' is not known.*Did you mean 'amb\.turn\.fresh-card'"):
        rulebook.ruling("armorica", "amb.turn.fresh")


# --- glossary ---


def test_the_glossary_names_each_term_as_the_rulebooks_do() -> None:
    glossary = rulebook.glossary("armorica")
    terms = {entry["term"]: entry for entry in glossary}
    assert len(terms) == len(glossary) >= 35
    assert (terms["farmer"]["en"], terms["farmer"]["de"], terms["farmer"]["ru"]) == ("farmer", "Bauer", "земледелец")
    assert (terms["plebeian"]["de"], terms["bureaucrat"]["ru"]) == ("Bürger", "чиновник")
    for entry in glossary:
        assert re.fullmatch(r"[а-яё ]*", entry["ru"].replace("2", "").lower()), entry


def test_every_icon_and_suit_is_in_the_glossary() -> None:
    terms = {entry["term"] for entry in rulebook.glossary("armorica")}
    assert {*ICONS, *COLOR_OF_SUIT} <= terms


def test_a_language_still_to_come_is_listed_as_missing() -> None:
    """German and Russian words come later: until then everything is listed, and everything is told in English."""
    assert set(rulebook.missing("armorica", "ru")) == set(MESSAGES) - set(SAY.messages("ru"))
    assert rulebook.words("armorica", "icon_grapes", lang="eo", count=2) == "2 grapes"
