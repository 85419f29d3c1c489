"""Practice: the questions of the lessons come back, the sooner the less they were known.

    practice = Practice()                  # what comes back today, of one game after the other
    practice.stage.answer("take 1")        # the same as an answer on the page

What comes back, and when, is told by :mod:`widgets.lessons.coming`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import ipywidgets as w

from rulesim import games, rulebook
from rulesim.game import checked_name
from widgets import controls, lessons, progress
from widgets.jupyter import InWords, keeping_keys
from widgets.keeping import ROW
from widgets.lessons import Beat, Plan
from widgets.lessons.coming import Coming, coming, due, repetition
from widgets.stage import Stage

Questions = Callable[[str], list[Coming]]
"""The questions of a game, those first that come back soonest."""


class Repetition(Stage):
    """Questions of a game's lessons, asked once more: of the ``questions`` at most :data:`MOST`."""

    def __init__(self, questions: Sequence[Coming], lang: str = "en") -> None:
        self._asked: set[str] = set()
        super().__init__(repetition(questions), lang)

    def plan_of(self, beat: Beat) -> Plan:
        return lessons.plan(beat.id.rpartition("/")[0])

    def done_before(self) -> set[str]:
        return self._asked

    def mark(self, kind: str, item: str, done: bool = True) -> None:
        """What was answered is noted with its lesson; that it was asked here is no step of a lesson."""
        if kind == "task":
            self._asked.add(item)
        else:
            super().mark(kind, item, done)

    def made(self) -> list[str]:
        begun = f'stage = Practice("{self.plan.game}").stage'
        return ["from widgets.practice import Practice", begun, f'stage.go_to("{self.beat.id}")']

    def _again(self) -> None:
        """The same questions, or those that are due by now."""
        self._asked.clear()
        if left := due(self.plan.game):
            self.plan = repetition(left)
        super()._again()


class Practice(InWords, w.VBox):
    """What comes back today: of the ``game`` that is named, else of the one whose questions wait longest.

    ``stage`` asks it, None where nothing does: then it is told when something comes back, and one can be asked all the
    same. A row above names the other games of which something comes back. Raises BadInput for an unknown game.
    """

    stage: Repetition | None = None

    def __init__(self, game: str | None = None, *, lang: str = "en") -> None:
        self.lang = lang
        names = games() if game is None else (checked_name("game", game, games()),)
        super().__init__()
        self._keys = keeping_keys(self)
        self._ask(names)

    def _ask(self, names: Sequence[str], questions: Questions = due) -> None:
        """Ask what waits longest of these games, and name the others of which something comes back."""
        old, self.stage, self._names = self.stage, None, names
        asked = min(filter(questions, names), key=lambda name: questions(name)[0].day, default=None)
        if asked is not None:
            self.stage = Repetition(questions(asked), self.lang)
        others = self._row("practice_game", (name for name in games() if name != asked), due, flex_flow="row nowrap")
        (self.add_class if others else self.remove_class)("rs-row-above")
        shown = self._nothing() if self.stage is None else (self.stage,)
        self.children = (*others, *shown, self._keys)
        if old is not None:
            old.close()

    def _nothing(self) -> tuple[w.Widget, ...]:
        """What is shown where no question comes back."""
        told = w.HTML(f"<h2>{self._say('lesson_practice.title')}</h2><p>{self.to_text()}</p>")
        return told, *self._row("practice_ahead", self._names, coming)

    def _row(self, message: str, names: Iterable[str], questions: Questions, **layout: str) -> list[w.HBox]:
        """A button for each of these games that has such questions; no row if none has."""
        buttons = [self._button(message, name, questions) for name in names if questions(name)]
        return [w.HBox(buttons, layout={**ROW, **layout})] if buttons else []

    def _button(self, message: str, game: str, questions: Questions) -> w.Button:
        count = len(questions(game))
        told = self._say(message, game=rulebook.words(game, "game", self.lang), count=count)
        made = controls.Button(description=told, tooltip=told, layout={"width": "auto"})
        made.on_click(lambda _: self._ask((game,), questions))
        return made

    def _say(self, message: str, **facts: object) -> str:
        return lessons.say("", message, self.lang, **facts)

    def to_text(self) -> str:
        if self.stage is not None:
            return self.stage.to_text()
        days = sorted(one.day for name in self._names for one in coming(name))
        if not days:
            return self._say("practice_none")
        return self._say("practice_later", count=days.count(days[0]), days=(days[0] - progress.today()).days)
