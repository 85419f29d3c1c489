"""The scoring laboratory: build any display, card by card, and watch its sets.

    laboratory = Laboratory("NYBG")
    laboratory.add("red")
    laboratory.remove(2)

It makes no moves: every change begins another game that is over, with this display. A live chart follows it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Final

import ipywidgets as w
import traitlets

from rulesim import BadInput, Session, rulebook
from rulesim.armorica import Card, position
from rulesim.armorica.cards import LETTER_OF_COLOR
from rulesim.armorica.ending import append_value, set_points, sets
from rulesim.game import checked_name
from rulesim.outside import escaped
from rulesim.plain import as_text, need
from widgets import controls
from widgets.jupyter import InWords, keeping_keys
from widgets.palette import palette
from widgets.words import say_of

_WORD: Final = re.compile(r"(?:\[[^\]]*\]|[^\s\[])+")
_FACE: Final = re.compile(r"[A-Z](?:\[[^\]]*\])?")
_WRAP: Final = {"flex_flow": "row wrap"}


class Laboratory(InWords, w.VBox):
    """A display to build. ``display``: cards in the short form (``"NYB"``, ``"N[w2 a3] Y"``, ``"S1 R-II-4"``).

    ``session`` is a finished game with that display, new after every change. Raises BadInput for what is no card.
    """

    board: Final = None
    session = traitlets.Instance(Session)

    def __init__(self, display: str = "N", *, lang: str = "en") -> None:
        self.lang = lang
        session = _session(display)
        self._row = w.HBox(layout=_WRAP)
        self._sum = w.Label()
        super().__init__(session=session)
        adds = [self._paint(self._button(lambda c=c: self.add(c)), c, "add.tip") for c in LETTER_OF_COLOR]
        again = self._button(lambda: self.show(""))
        again.description, again.tooltip = self._say("clear"), self._say("clear.tip")
        tools = w.HBox([w.Label(self._say("colours")), *adds, again], layout=_WRAP)
        self.children = (self._row, self._sum, tools, keeping_keys(self))
        self._tell()

    # -- building -----------------------------------------------------------------------------------------------------

    @property
    def display(self) -> list[Card]:
        """The cards, left to right."""
        state: Any = self.session.state
        return state.displays[0]

    def show(self, display: str) -> Laboratory:
        """Another display altogether. Raises BadInput; the old one stays then."""
        self.session = _session(display)
        self._tell()
        return self

    def add(self, card: str) -> Laboratory:
        """One more card at the right end: a colour, or a card in the short form. Raises BadInput."""
        need(as_text("card", card).strip(), "card", "a colour is needed, or a card such as 'N[w2 a3]'.")
        if card.islower():
            card = LETTER_OF_COLOR[checked_name("card", card, LETTER_OF_COLOR)]
        return self.show(" ".join([*self._cards(), card]))

    def remove(self, number: int) -> Laboratory:
        """Without card ``number``, counted from the left, from 1; the gap closes. Raises BadInput."""
        cards = self._cards()
        need(cards, "number", "there is no card to remove.")
        checked_name("number", number, range(1, len(cards) + 1))
        return self.show(" ".join(cards[: number - 1] + cards[number:]))

    def _cards(self) -> list[str]:
        return [card.id.partition("#")[0] for card in self.display]

    # -- pressing -----------------------------------------------------------------------------------------------------

    def _button(self, pressed: Callable[[], object]) -> w.Button:
        button = controls.Button(layout=w.Layout(width="auto", border="1px solid var(--jp-border-color1)"))
        button.on_click(lambda _: self._press(pressed))
        return button

    def _press(self, pressed: Callable[[], object]) -> None:
        """Do what a button is for; what cannot be is said where the points stand."""
        try:
            pressed()
        except BadInput as error:
            self._sum.value = f"{self._words()}. {error}"

    def _paint(self, button: w.Button, color: str, tip: str, **facts: Any) -> w.Button:
        """Make it look like a card."""
        ground, ink = palette().cards[color]
        button.description = self._color(color)
        button.tooltip = self._say(tip, color=button.description, **facts)
        button.style.button_color, button.style.text_color = ground, ink
        return button

    def _tell(self) -> None:
        """Draw the display anew. A button stays where it is, so that who presses it by keyboard stays on it."""
        there, known = self.display, len(self._row.children)
        more = range(known + 1, len(there) + 1)
        self._row.children += tuple(self._button(lambda n=number: self.remove(n)) for number in more)
        for number, (button, card) in enumerate(zip_longest(self._row.children, there), 1):
            button.layout.display = None if card else "none"
            if card:
                self._paint(button, card.color, "remove.tip", number=number)
        self._sum.value = self._words()

    # -- words --------------------------------------------------------------------------------------------------------

    def _words(self) -> str:
        points = tuple(set_points(len(part)) for part in sets(self.display))
        return self._say("sum", points=sum(points), values=points, count=len(points))

    def _rows(self) -> list[tuple[str, str]]:
        rows = [("".join(card.letter for card in part), str(set_points(len(part)))) for part in sets(self.display)]
        for color in LETTER_OF_COLOR:
            rows.append((self._say("next", color=self._color(color)), f"+{append_value(self.display, color)}"))
        return rows

    def _say(self, message: str, **facts: Any) -> str:
        return say_of("armorica", f"laboratory_{message}", self.lang, **facts)

    def _color(self, color: str) -> str:
        return rulebook.words("armorica", f"color_{color}", self.lang)

    def to_text(self) -> str:
        lines = [f"{name:<16} {points:>3} VP" for name, points in self._rows()]
        return "\n".join([" ".join(self._cards()) or "-", self._words(), *lines])

    def to_html(self) -> str:
        rows = "".join(f"<tr><th>{escaped(name)}</th><td>{points} VP</td></tr>" for name, points in self._rows())
        return f"<p>{escaped(' '.join(self._cards()))}: {escaped(self._words())}</p><table>{rows}</table>"


def _session(display: str) -> Session:
    """A finished game with this display: cards apart, or as letters written together; a game needs a second seat."""
    cards: list[str] = []
    for word in _WORD.findall(as_text("display", display)):
        faces = _FACE.findall(word)
        cards += faces if "".join(faces) == word else [word]
    try:
        return Session(position(phase="over", displays=[cards, []]))
    except BadInput as error:
        raise BadInput("display", str(error).replace("displays[0]", "display", 1)) from None
