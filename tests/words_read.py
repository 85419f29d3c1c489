"""How much a learner must read: the start page, the stages of a game's lessons, and the rules in their tabs.

python -m tests.words_read armorica discordia provincia
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Final

from rulesim import rulebook
from widgets import lessons, start_page
from widgets.games import drawn_game
from widgets.lessons import Beat, Plan

FIRST_GAME: Final[Mapping[str, str]] = {
    "armorica": "first-game", "discordia": "first-year", "provincia": "first-round",
}  # fmt: skip
"""The lesson of each game with which a learner can play: what stands on the stages up to its end is counted."""


def of_start_page() -> int:
    """The words that a newcomer sees on the start page, with every drawer closed."""
    page = start_page.page()
    told = [page["words"]["title"], page["words"]["lede"], page["begin"]["label"], page["begin"]["note"]]
    told += [game[part] for game in page["games"] for part in ("title", "about", "facts", "told")]
    told += [link["title"] for link in page["links"]]
    return sum(len(text.split()) for text in told)


def of_lesson(plan: Plan) -> int:
    """The words of a lesson's stage: title, every beat, and the card at its end."""
    card = (f"{plan.message}.{part}" for part in ("title", "aim", "can1", "can2", "can3", "can4"))
    told = [_said(plan.game, message) for message in card]
    told += [_said(plan.game, "stage_word_can"), *(text for beat in plan.beats for text in of_beat(plan, beat))]
    return sum(len(text.split()) for text in told)


def of_beat(plan: Plan, beat: Beat) -> Iterator[str]:
    """What a beat has to be read for: the coach's two lines, the legend, a rule's name, or the question."""
    if beat.question:
        question = lessons.question(plan.game, beat.question)
        asked = drawn_game(plan.game).tutor().kinds[question.kind](question, "en", plan.names)
        yield asked.prompt
        yield from (part.label for part in asked.parts)
        return
    message = beat.message(plan.id)
    yield _said(plan.game, message)
    yield _said(plan.game, f"{message}.more")
    names = lessons.attributes(plan.game, message)
    yield from (_said(plan.game, f"{message}.{name}") for name in names if name.startswith("legend_"))
    if beat.rule:
        yield rulebook.title(beat.rule)


def until_the_first_game(game: str) -> dict[str, int]:
    """The start page and every lesson -> its words, up to the end of the coached first game, year or round."""
    plans = lessons.plans(game)
    last = next(at for at, plan in enumerate(plans) if plan.id == f"{game}/{FIRST_GAME[game]}")
    return {"start page": of_start_page(), **{plan.id: of_lesson(plan) for plan in plans[: last + 1]}}


def of_rules(game: str) -> int:
    """The words of all rules as the Rules tabs tell them, titles and all."""
    rules = rulebook.catalogue(game)
    return sum(len(f"{rulebook.title(rule.id)} {rulebook.text(rule.id)}".split()) for rule in rules)


def report(game: str) -> str:
    """The counts, one to a line."""
    counts = until_the_first_game(game)
    lines = [f"{words:5} words  {id}" for id, words in counts.items()]
    return "\n".join([*lines, f"{sum(counts.values()):5} words  until the end of {FIRST_GAME[game]}",
                      f"{of_rules(game):5} words  in the rules"])  # fmt: skip


def _said(game: str, message: str) -> str:
    return lessons.say(game, message) if lessons.has_words(game, message) else ""


if __name__ == "__main__":
    print(*map(report, sys.argv[1:]), sep="\n\n")
