"""The scoring laboratory: build any display, card by card or as a line of letters, and watch its sets.

    laboratory = Laboratory("NYBG")
    laboratory.add("red")
    laboratory.remove(2)

It makes no moves: every change begins another game that is over, with this display. A live chart follows it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import ipywidgets as w
import traitlets

from rulesim import BadInput, Session, rulebook, unknown
from rulesim.armorica import Card, position
from rulesim.armorica.cards import COLOR_OF_LETTER, LETTER_OF_COLOR
from rulesim.armorica.ending import append_value, set_points, sets
from rulesim.outside import escaped
from widgets import controls
from widgets.jupyter import keeping_keys
from widgets.words import say_of

_WORD: Final = re.compile(r"(?:\[[^\]]*\]|[^\s\[])+")
_FACE: Final = re.compile(r"[A-Z](?:\[[^\]]*\])?")
_OTHERS: Final[list[list[str]]] = [[]]
"""A second seat without cards: a game needs two."""


class Laboratory(w.VBox):
    """A display to build. ``display``: cards in the short form (``"NYB"``, ``"N[w2 a3] Y"``, ``"S1 R-II-4"``).

    ``session`` is a finished game with that display, new after every change. Raises BadInput for what is no card.
    """

    board: Final = None
    session = traitlets.Instance(Session)

    def __init__(self, display: str = "N", *, lang: str = "en") -> None:
        self.lang = lang
        session = _session(display)
        self._line = controls.Text(description=self._say("display"), continuous_update=False)
        self._sum = w.Label()
        self._message = w.Label()
        super().__init__(session=session)
        self._line.observe(self._typed, "value")
        adds = [self._button("add", lambda c=color: self.add(c), color) for color in LETTER_OF_COLOR]
        tools = [self._button("back", self._drop), self._button("clear", lambda: self.show(""))]
        wrap = w.Layout(flex_flow="row wrap")
        rows = (w.HBox(adds, layout=wrap), w.HBox([self._line, *tools], layout=wrap))
        self.children = (*rows, self._sum, self._message, keeping_keys(self))
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
        """One more card at the right end: a colour, or a card in the short form."""
        return self.show(" ".join([*self._cards(), LETTER_OF_COLOR.get(card, card)]))

    def remove(self, number: int) -> Laboratory:
        """Without card ``number``, counted from the left, from 1; the gap closes."""
        cards = self._cards()
        if not 1 <= number <= len(cards):
            raise unknown("number", number, range(1, len(cards) + 1))
        return self.show(" ".join(cards[: number - 1] + cards[number:]))

    def _cards(self) -> list[str]:
        return [card.id.partition("#")[0] for card in self.display]

    def _drop(self) -> None:
        if self.display:
            self.remove(len(self.display))

    # -- pressing and typing ------------------------------------------------------------------------------------------

    def _button(self, name: str, pressed: Callable[[], object], color: str = "") -> w.Button:
        facts = {"letter": LETTER_OF_COLOR[color], "color": self._color(color)} if color else {}
        button = controls.Button(
            description=self._say(name, **facts),
            tooltip=self._say(f"{name}.tip", **facts),
            layout=w.Layout(width="auto"),
        )
        button.on_click(lambda _: self._try(pressed))
        return button

    def _typed(self, change: Any) -> None:
        if change["new"] != self._text():
            self._try(lambda: self.show(change["new"]))

    def _try(self, change: Callable[[], object]) -> None:
        """A fault in what was typed is told below; nothing else would show it."""
        try:
            change()
        except BadInput as error:
            self._message.value = str(error)

    def _text(self) -> str:
        cards = self._cards()
        return ("" if all(card in COLOR_OF_LETTER for card in cards) else " ").join(cards)

    def _tell(self) -> None:
        self._line.value = self._text()
        self._sum.value = self._words()
        self._message.value = ""

    # -- words --------------------------------------------------------------------------------------------------------

    def _words(self) -> str:
        points = [set_points(len(part)) for part in sets(self.display)]
        facts = {"points": sum(points), "values": tuple(points), "count": len(points)}
        return self._say("sum", **facts)

    def _rows(self) -> list[Sequence[str]]:
        parts = sets(self.display)
        cut = [("".join(card.letter for card in part), str(set_points(len(part)))) for part in parts]
        colors = [(self._color(color), append_value(self.display, color)) for color in LETTER_OF_COLOR]
        return [
            *cut,
            *((self._say("next", color=color), f"+{value}") for color, value in colors),
        ]

    def _say(self, message: str, **facts: Any) -> str:
        return say_of("armorica", f"laboratory_{message}", self.lang, **facts)

    def _color(self, color: str) -> str:
        return rulebook.words("armorica", f"color_{color}", self.lang)

    def to_text(self) -> str:
        """The display, its sets, and what each colour would add."""
        lines = [f"{name:<{_WIDTH}} {points:>3} VP" for name, points in self._rows()]
        return "\n".join([" ".join(self._cards()) or "-", self._words(), *lines])

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        rows = "".join(f"<tr><th>{escaped(name)}</th><td>{points} VP</td></tr>" for name, points in self._rows())
        plain = {
            "text/plain": self.to_text(),
            "text/html": f"<p>{escaped(' '.join(self._cards()))}: {escaped(self._words())}</p><table>{rows}</table>",
        }
        live = super()._repr_mimebundle_(**kwargs)
        return plain | {key: value for key, value in (live or {}).items() if key not in plain}


_WIDTH: Final = 16


def _split(display: str) -> list[str]:
    """The cards a line names: apart, or as letters written together."""
    words = _WORD.findall(display)
    faces = [_FACE.findall(word) for word in words]
    cards = [found if "".join(found) == word else [word] for word, found in zip(words, faces, strict=True)]
    return [card for word in cards for card in word]


def _session(display: str) -> Session:
    cards = _split(display)
    return Session(position(phase="over", displays=[cards, *_OTHERS]))
