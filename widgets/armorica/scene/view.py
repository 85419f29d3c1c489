"""One look at one position of Armorica: its words, who may do what, what a move would do, the answer to an attempt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from rulesim import Action, Check, Event, rulebook
from rulesim.armorica import ICONS, Discard, Keep, Move, Pass, Reveal, Start, Take, gaul, roman, winter
from rulesim.armorica.cards import AMPHORAE, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from rulesim.armorica.turn import seat_to_act
from rulesim.game import ScoreSheet
from rulesim.session_tree import LogEntry
from widgets.numbers import signed
from widgets.scenes import Face
from widgets.scenes import view as scenes
from widgets.scenes.wording import upper, yes

GATES: Final = ("wheat", "grapes", "olives", "sheep")
"""The icons that open cards."""

_TOLD: Final = ("place", "pass-discard", "discard-count", "extra-discard")


class View(scenes.View[State]):
    """One look at one position."""

    GAME = "armorica"
    EDITIONS = ("en", "de", "ru")
    REFUSALS: ClassVar = {
        "armorica.end.trigger": "refused_over",
        "armorica.turn.phases": "refused_phase",
        "armorica.turn.order": "refused_turn",
    }

    SCORED: ClassVar = {"armorica.scoring.majority": "majorities"}

    @classmethod
    def on_turn(cls, state: State) -> int:
        """The seat to act in this phase, once somebody has begun."""
        return max(0, seat_to_act(state)) if state.start >= 0 else 0

    # --- words ---

    def card(self, card: Card) -> str:
        return self.game("card_name", color=card.color, suit=card.suit)

    def instead(self, piece: str, path: str) -> dict[str, str]:
        state = self.state
        if piece not in state.cards:
            return {}
        shown = {card for cards in (*state.rows, *state.displays, state.discards) for card in cards}
        found = state.cards[piece]
        hidden = [card for card in state.cards.cards if card.deck == found.deck and card not in shown]
        return {card.id: f"{upper(self.card(card))}: {self.face_words(card)}" for card in (found, *hidden)}

    def icon_words(self, icon: str, count: int) -> str:
        return self.game(f"icon_{icon}", count=count)

    def face_words(self, card: Card) -> str:
        words = [self.icon_words(icon, count) for icon, count in zip(ICONS, card.icons, strict=True) if count]
        return ", ".join(words) or self.say("face_empty")

    def cards_and_amphorae(self, state: State, seat: int) -> dict[str, str]:
        held = state.totals[seat][AMPHORAE]
        return {
            "cards": self.game("count_cards", count=len(state.displays[seat])),
            "amphorae": self.icon_words("amphorae", held),
        }

    def is_told(self, event: Event) -> bool:
        """Nothing is told of a row that is not shown."""
        section = rulebook.section(event.rule)
        if section in ROW_NAMES and not self.shows(f"{section}-row"):
            return False
        return rulebook.words_of("armorica").has(f"{event.rule.replace('.', '_')}.done")

    def event_of(self, entry: LogEntry) -> Event | None:
        """The event that tells of a move, None if it left none, such as keeping all cards."""
        return next((event for event in entry.events if event.rule.endswith(_TOLD)), None)

    def move_line(self, entry: LogEntry) -> str:
        """What happened in a move, in a sentence."""
        happened = self.event_of(entry)
        if happened:
            return self.event(happened)
        kept = isinstance(entry.action, Keep)
        return f"{self.name(entry.seat)} {self.game('action_keep')}." if kept else str(entry.action)

    # --- who ---

    @cached_property
    def phase_row(self) -> int | None:
        return ROW_NAMES.index(self.state.phase) if self.state.phase in ROW_NAMES else None

    @cached_property
    def scores(self) -> list[ScoreSheet]:
        return self.final_sheets() if self.state.is_over else self.sheets()

    def when(self) -> str:
        """Turn and phase."""
        state = self.state
        phase = "" if state.is_over else self.game(f"phase_{state.phase}")
        told = "when_over" if state.is_over else "when"
        return self.say(told, turn=max(1, state.turn), turns=state.turns, phase=phase)

    def to_do(self) -> str:
        """Who is to choose."""
        if self.actor is None:
            return self.say("chance")
        due = winter.due(self.state, self.actor) if self.state.phase == "winter" else 0
        if due and self.seat == self.actor:
            return self.say("to-lose", due=due)
        return self.say("to-choose", **self.player(self.actor))

    # --- rows and reach ---

    @cached_property
    def host(self) -> int:
        """The row that lies open: that of the phase, if it is shown; between two turns the Gaul row."""
        row = self.phase_row or 0
        return row if self.shows(f"{ROW_NAMES[row]}-row") else 1 - row

    @property
    def opening(self) -> tuple[str, ...]:
        """The icons that open cards of the row that lies open."""
        return GATES if self.host or self.state.options.gaul_gate == "color" else GATES[:1]

    def shows_reach(self, row: int) -> bool:
        """Both rows are marked while Gauls are chosen: the Gaul taken now may open a Roman."""
        return (self.state.phase == "gaul" or self.phase_row == row) and not self.asking

    def reaches(self, state: State, row: int) -> list[int]:
        return roman.reaches(state, self.hero) if row else gaul.reaches(state, self.hero)

    def gate(self, row: int, card: Card) -> str:
        return roman.gate(card) if row else gaul.gate(self.state, card)

    def reach(self, state: State, row: int, position: int) -> int:
        """How far the icon reaches that opens the card at a position."""
        return self.reaches(state, row)[ICONS.index(self.gate(row, state.rows[row][-position]))]

    def notation(self, row: int, position: int) -> str:
        """How to ask for a card of a row: only a card of the other row has to say so."""
        return f"take {position}" if row == (self.phase_row or 0) else f"take {position} from {ROW_NAMES[row]}"

    def face(self, card: Card, corner: str | None = None) -> Face:
        """The card as it is printed; ``corner``: the icon that it asks for, if that is to be seen."""
        return printed(card, self.game(f"suit_{card.suit}"), corner if self.shows("gates") else None)

    @cached_property
    def newest(self) -> str | None:
        """The card that the last player's move brought into a display."""
        events = self.last_move.events if self.last_move else ()
        return next((event.facts["card"] for event in events if event.rule.endswith(".place")), None)

    # --- what a move would do ---

    def preview(self, action: Action) -> tuple[str, ...]:
        """What a legal move changes for who makes it: score, food, reach."""
        state, seat = self.state, self.state.player
        if isinstance(action, Pass):
            cards = state.rows[self.phase_row or 0]
            card = cards[-(action.position or 1)] if cards else None
            return (self.say("preview_pass", card=self.card(card)) if card else self.say("preview_pass_empty"),)
        if isinstance(action, Keep):
            return ()
        after = state.copy()
        after.apply(action)
        return tuple(filter(None, self.changes(after, seat)))

    def changes(self, after: State, seat: int) -> Iterator[str]:
        """What has changed, as far as it has been taught."""
        if self.shows("points"):
            yield self.score_change(after, seat)
        if self.shows("food"):
            yield self.food(after, seat)
        yield self.reach_change(after, seat)
        if self.shows("roman-row"):
            yield self.opened(after)

    def line_title(self, rule: str, facts: Any) -> str:
        if "icon" in facts:
            return upper(self.game(f"icon_{facts['icon']}"))
        return self.say("score_sets") if rule.endswith(".sets") else upper(self.game("icon_gold"))

    def score_change(self, after: State, seat: int) -> str:
        old, new = self.scores[seat], self.sheets(after)[seat]
        parts = [
            self.say("preview_part", what=self.line_title(a.rule, a.facts).lower(), change=signed(b.points - a.points))
            for a, b in zip(old.lines, new.lines, strict=True)
            if a.points != b.points
        ]
        message = "preview_score" if parts else "preview_same"
        return self.say(message, before=old.total, after=new.total, parts=", ".join(parts))

    def food(self, after: State, seat: int) -> str:
        """Cards against amphorae; in winter how many cards must still go."""
        due = winter.due(after, seat)
        if self.state.phase == "winter":
            return self.say("preview_more", due=due)
        counted = self.cards_and_amphorae(after, seat)
        return self.say("preview_starving", due=due, **counted) if due else self.say("preview_fed", **counted)

    def reach_change(self, after: State, seat: int) -> str:
        pairs = zip(GATES, self.state.totals[seat], after.totals[seat], strict=False)
        changes = [
            self.say("preview_change", what=self.game(f"icon_{icon}"), before=old, after=new)
            for icon, old, new in pairs
            if old != new
        ]
        return self.say("preview_reach", changes=", ".join(changes)) if changes else ""

    def opened(self, after: State) -> str:
        """The Romans that a Gaul would open, as the row lies now."""
        if self.state.phase != "gaul":
            return ""
        row = self.state.rows[1]
        new = [p for p in range(1, len(row) + 1) if self.reach(self.state, 1, p) < p <= self.reach(after, 1, p)]
        cards = [self.say("preview_opened", card=self.card(row[-p]), place=self.game("place", position=p)) for p in new]
        return self.say("preview_opens", cards=tuple(cards)) if cards else ""

    # --- answers ---

    def named_card(self, action: Action) -> Card | None:
        """The card that an attempt is about, None if there is no such card."""
        state = self.state
        if isinstance(action, Take):
            return _at(state.rows[self.row_of(action)][::-1], action.position)
        if isinstance(action, Discard):
            seat = self.hero if action.seat is None else action.seat
            return _at(state.displays[seat], action.number) if 0 <= seat < state.players else None
        if isinstance(action, Pass) and action.position:
            return _at(state.rows[self.phase_row or 0][::-1], action.position)
        return None

    def row_of(self, action: Take) -> int:
        """The row that a card is asked for from: that of the phase, if none is named."""
        return ROW_NAMES.index(action.row) if action.row else self.phase_row or 0

    def deck_of(self, action: Action) -> int | None:
        """The row whose deck an attempt is a press on: it lies where one card more of the row would lie."""
        if not isinstance(action, Take):
            return None
        row = self.row_of(action)
        return row if action.position == len(self.state.rows[row]) + 1 else None

    def not_in_row(self, action: Action) -> str:
        """What is said of a press on a deck, or on a display while cards are taken from a row; "" for the rest."""
        row = self.deck_of(action)
        if row is not None:
            return self.say("refused_deck", count=self.state.deck_size(row))
        card = self.named_card(action)
        if self.phase_row is None or not isinstance(action, Discard) or card is None:
            return ""
        seat = self.hero if action.seat is None else action.seat
        you = yes(seat == self.hero)
        return self.say("refused_display", card=self.card(card), name=self.name(seat), you=you)

    def rule_behind(self, action: Action, rule: str) -> str:
        if (row := self.deck_of(action)) is not None:
            return f"armorica.{ROW_NAMES[row]}.shift-refill"
        return f"armorica.{ROW_NAMES[self.phase_row or 0]}.action" if self.not_in_row(action) else rule

    def why_not(self, action: Action, check: Check) -> str:
        row = self.deck_of(action)
        if row is not None:
            return self.say("refused_deck.why", count=self.state.deck_size(row))
        return self.say("refused_elsewhere") if self.not_in_row(action) else super().why_not(action, check)

    def refusal(self, action: Action, rule: str) -> str:
        if told := self.not_in_row(action):
            return told
        if rule in self.REFUSALS:
            return self.say(self.REFUSALS[rule])
        card = self.named_card(action)
        if isinstance(action, Take | Discard):
            return self.say("refused_card", card=self.card(card)) if card else self.say("refused_position")
        kinds = {Pass: "pass", Keep: "keep", Move: "order", Reveal: "chance", Start: "chance"}
        return self.say(f"refused_{kinds.get(type(action), 'position')}")

    def home(self, action: Action) -> str:
        """The id of the piece, button or zone that an attempt is about."""
        card = None if isinstance(action, Pass) else self.named_card(action)
        return card.id if card else self.zone_of(action)

    def zone_of(self, action: Action) -> str:
        """The zone where a move is made; a pass or keep has its button."""
        if isinstance(action, Take):
            return f"{ROW_NAMES[self.row_of(action)]}-row"
        if isinstance(action, Pass | Keep):
            return str(action)
        owner = action.seat if isinstance(action, Discard) and action.seat is not None else self.hero
        return f"display-{owner + 1}"

    def nearest(self, action: Action) -> Action | None:
        """The legal move that is most like what was tried; None if it is not this seat's turn."""
        if not self.legal:
            return None
        legal = [*self.legal.values()]
        kind = Discard if self.state.phase == "winter" else Take
        same = [a for a in legal if isinstance(a, kind)]
        asked = max(1, _place(action)) if isinstance(action, kind) else 1
        if isinstance(action, Pass) or not same:
            return next((a for a in legal if isinstance(a, Pass | Keep)), legal[0])
        return min(same, key=lambda a: (abs(_place(a) - asked), _place(a)))

    def do(self, action: Action) -> str:
        """A legal move in words, short enough for a button."""
        card = self.named_card(action)
        if isinstance(action, Take) and card:
            return self.say("choice_card", card=self.card(card), place=self.game("place", position=action.position))
        if isinstance(action, Discard) and card:
            return self.say("choice_number", card=self.card(card), number=action.number)
        return self.game(f"action_{'pass' if isinstance(action, Pass) else 'keep'}.do")

    def in_full(self, action: Action) -> str:
        card = self.named_card(action)
        if isinstance(action, Take) and card:
            form = "from" if action.row else "at" if action.at else "do"
            facts = {"position": action.position, "row": action.row or "", "at": action.at or 0}
            return self.game(f"action_take.{form}", color=card.color, suit=card.suit, **facts)
        if isinstance(action, Discard) and card:
            return self.game("action_discard.numbered", number=action.number, color=card.color, suit=card.suit)
        return self.game("action_pass.short" if isinstance(action, Pass) else "action_keep.do")


def _at(cards: Sequence[Card], number: int) -> Card | None:
    return cards[number - 1] if 1 <= number <= len(cards) else None


def _place(action: Action) -> int:
    """The position or number that a take or discard names."""
    return action.number if isinstance(action, Discard) else action.position if isinstance(action, Take) else 0


def printed(card: Card, title: str, corner: str | None = None) -> Face:
    """The face of a card, with its person as the title; ``corner``: the icon that it asks for."""
    return Face(
        title=title,
        colour=card.color,
        letter=card.letter,
        rows=tuple(zip(ICONS, card.icons, strict=True)),
        corner=corner,
        code=card.short,
        sign=f"sign-{card.suit}",
        portrait=f"person-{card.suit}",
    )
