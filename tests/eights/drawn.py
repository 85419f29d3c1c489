"""How Crazy Eights is drawn and taught: its table, a chart, what lessons and questions ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from rulesim import Action
from tests.eights import FOLDER, Draw, Play, State, points
from widgets.charts import canvas, chart_query, theme
from widgets.charts.figure import Charts, Sketch
from widgets.games import DrawnGame, Tutor, register
from widgets.lessons import posed_question as posed
from widgets.scenes import Face, Piece, Zone
from widgets.scenes.builder import SceneBuilder
from widgets.scenes.layout import log_panel
from widgets.scenes.view import View as AnyView

COLOURS = {"C": "spade", "D": "red", "H": "red", "S": "spade"}


class View(AnyView[State]):
    """A position of Crazy Eights as one seat sees it."""

    GAME = "eights"
    EDITIONS = ("en",)

    @classmethod
    def on_turn(cls, state: State) -> int:
        return state.seat

    def do(self, action: Action) -> str:
        suit = action.suit if isinstance(action, Play) else ""
        card = "" if isinstance(action, Draw) else str(action).split()[1]
        return self.game(f"action_{type(action).__name__.lower()}", card=card, suit=suit)

    def home(self, action: Action) -> str:
        return action.card if isinstance(action, Play) else "stock"

    def preview(self, action: Action) -> tuple[str, ...]:
        hand = self.state.hands[self.hero]
        left = [card for card in hand if not isinstance(action, Play) or card != action.card]
        same = len(left) == len(hand)
        return () if same else (self.say("preview", before=points(hand), after=points(left), cards=len(left)),)

    def when(self) -> str:
        """There are no rounds."""
        return ""

    def to_do(self) -> str:
        """Who is to do what."""
        state, who = self.state, self.name(self.state.seat)
        played = {"name": who, "top": self.card(state.top), "suit": state.suit}
        return self.say("chance", what=who) if self.actor is None else self.say("to-play", **played)

    def card(self, card: str) -> str:
        """A card in words: "7♥"; "" for none."""
        return card and self.game(f"card_{card}")

    def piece_of(self, card: str, **more: Any) -> Piece:
        """A card, face up."""
        face = Face(title="", colour=COLOURS[card[-1]], letter=self.card(card), code=card)
        return Piece(id=card, label=self.card(card), face=face, **more)


def table(view: View) -> Iterator[Zone]:
    """The card to follow, and the stock, which a press draws from."""
    state, left = view.state, len(view.state.stock)
    top = (view.piece_of(state.top),) if state.top else ()
    move = view.attempt("stock", Draw.of())
    stock = Piece(id="stock", kind="deck", label=view.say("stock", count=left), count=left, **move)
    yield Zone(id="table", title=view.say("table", suit=state.suit or "none"), pieces=(*top, stock))


def own(view: View) -> Iterator[Zone]:
    """The onlooker's hand."""
    hand = view.state.hands[view.hero]
    title = view.name(view.hero) if view.covered or view.asking else view.say("own", points=points(hand))
    up = (view.piece_of(card, **view.attempt(card, Play.of(card))) for card in hand)
    pieces = backs(view, view.hero) if view.covered else tuple(up)
    yield Zone(id="own", title=title, pieces=pieces, active=view.deciding)


def others(view: View) -> Iterator[Zone]:
    """The hands of the others, face down."""
    for seat in view.others():
        yield Zone(id=f"hand-{seat + 1}", title=view.name(seat), pieces=backs(view, seat), strip=True)


def backs(view: View, seat: int) -> tuple[Piece, ...]:
    """A hand face down."""
    count = len(view.state.hands[seat])
    return (Piece(id=f"backs-{seat + 1}", kind="down", label=view.say("backs", count=count), count=count),)


SCENES = SceneBuilder(
    view=View, when=View.when, due=View.to_do, zones={"table": table, "own": own, "others": others},
    panels={"log": lambda view: log_panel(view, [view.event(event) for one in view.log[-6:] for event in one.events])},
    secrets=True,
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartQuery(chart_query.ChartQuery[State]):
    """A question to a chart of Crazy Eights."""

    game: ClassVar[str] = "eights"


@chart_query.charting(ChartQuery)
def race(question: ChartQuery) -> Sketch:
    """How many cards everybody still has; hatched: the card that the candidate plays."""
    now, then = ([len(hand) for hand in state.hands] for state in (question.state, question.shown))
    rows = tuple((question.who(seat), now[seat], then[seat]) for seat in range(question.state.players))
    numbers = question.table("race", "player cards then", rows)
    wide = min(14, canvas.ROOM / max(1, *now))
    boxes = [
        canvas.Box(wide * at, 44 * seat + 36, wide - 3, 16, theme.SETS, pattern="/" if at >= then[seat] else "")
        for seat, count in enumerate(now)
        for at in range(count)
    ]
    words = [canvas.Word(0, 44 * seat + 14, f"{who}: {count}") for seat, (who, count, _) in enumerate(rows)]
    return canvas.page([[*boxes, *words]], numbers, 44 * len(rows) + 20, (numbers.title, ""))


CHARTS = Charts(race)


TUTOR: Tutor[State] = Tutor(
    quantities={"points": lambda state, seat: points(state.hands[seat])},
    kinds=posed.Kinds(),
    moment=lambda state: f"turn {state.seat + 1}",
)
GAME = DrawnGame(name="eights", folder=FOLDER, scenes=lambda: SCENES, charts=lambda: CHARTS, tutor=lambda: TUTOR)
register(GAME)
