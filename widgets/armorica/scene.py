"""Armorica on the table: a position as a scene, what each move would do, and the answer to every attempt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from rulesim import CHANCE, Action, Event, Session, rulebook
from rulesim.armorica import ICONS, Discard, Keep, Move, Pass, Reveal, Start, Take, ending, gaul, roman, winter
from rulesim.armorica.cards import AMPHORAE, WHEAT, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from rulesim.armorica.turn import seat_to_act
from rulesim.game import ScoreSheet
from rulesim.session import LogEntry
from widgets.numbers import signed
from widgets.scenes import Bracket, Button, Count, Face, Line, Panel, Piece, Zone
from widgets.scenes import view as scenes
from widgets.scenes.builder import Outcome, SceneBuilder
from widgets.scenes.panels import log_panel, seats_line, seats_panel
from widgets.scenes.wording import sentence, upper

GATES: Final = ("wheat", "grapes", "olives", "sheep")
"""The icons that open cards."""

LOG_LINES: Final = 6
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

    @classmethod
    def on_turn(cls, state: State) -> int:
        """The seat to act in this phase, once somebody has begun."""
        return max(0, seat_to_act(state)) if state.start >= 0 else 0

    # --- words ---

    def card(self, card: Card) -> str:
        return self.game("card_name", color=card.color, suit=card.suit)

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
        return rulebook.words_of("armorica").has(f"{event.rule.replace('.', '_')}.done")

    def happened(self, entry: LogEntry) -> Event | None:
        """The event that tells of a move, None if it left none, such as keeping all cards."""
        return next((event for event in entry.events if event.rule.endswith(_TOLD)), None)

    def move_line(self, entry: LogEntry) -> str:
        """What happened in a move, in a sentence."""
        happened = self.happened(entry)
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
        return self.state.scores()

    def status(self) -> str:
        state = self.state
        if state.is_over:
            return self.say("status_over", turn=state.turn, who=self.winners())
        who = self.say("chance") if self.actor is None else self.say("to-choose", name=self.name(self.actor))
        phase = self.game(f"phase_{state.phase}")
        return self.say("status", turn=max(1, state.turn), turns=state.turns, phase=phase, who=who)

    # --- zones ---

    def order(self) -> tuple[str, ...]:
        """What the decision is about comes first; the rest follows, small until it is opened."""
        return {
            "gaul": ("gaul-row", "own", "roman-row", "others"),
            "roman": ("roman-row", "own", "gaul-row", "others"),
            "setup": ("gaul-row", "roman-row", "own", "others"),
        }.get(self.state.phase, ("own", "others", "gaul-row", "roman-row"))

    def row(self, row: int) -> Zone:
        """The Gaul or the Roman row with its draw deck; position 1 is at the right."""
        state, name = self.state, ROW_NAMES[row]
        cards = state.rows[row]
        counted = self.shows_reach(row)
        reaches = self.reaches(state, row)
        opening = GATES if row or state.options.gaul_gate == "color" else GATES[:1]
        counts = {icon: reaches[ICONS.index(icon)] for icon in opening} if counted else {}
        return Zone(
            id=f"{name}-row",
            title=self.game(f"row_{name}"),
            note=self.say(f"note_{name}") if cards else "",
            pieces=(self.deck(row), *(self.row_piece(row, card, len(cards) - i) for i, card in enumerate(cards))),
            active=self.phase_row == row,
            empty="" if cards else self.say("empty-row"),
            totals=tuple(Count(icon=icon, count=n, label=self.icon_words(icon, n)) for icon, n in counts.items()),
            totals_title=self.say("reach") if counted else "",
            compact=state.phase not in ("gaul", "setup") and self.phase_row != row,
        )

    def shows_reach(self, row: int) -> bool:
        """Both rows are marked while Gauls are chosen: the Gaul taken now may open a Roman."""
        return self.state.phase == "gaul" or self.phase_row == row

    def reaches(self, state: State, row: int) -> list[int]:
        return roman.reaches(state, self.hero) if row else gaul.reaches(state, self.hero)

    def gate(self, row: int, card: Card) -> str:
        return roman.gate(card) if row else gaul.gate(self.state, card)

    def in_reach(self, state: State, row: int, position: int) -> bool:
        card = state.rows[row][-position]
        return self.reaches(state, row)[ICONS.index(self.gate(row, card))] >= position

    def notation(self, row: int, position: int) -> str:
        """How to ask for a card of a row: only a card of the other row has to say so."""
        return f"take {position}" if row == (self.phase_row or 0) else f"take {position} from {ROW_NAMES[row]}"

    def deck(self, row: int) -> Piece:
        state, name = self.state, ROW_NAMES[row]
        left = state.deck_size(row)
        pile = state.open[row][0].pile if state.open[row] else ""
        words = self.game("pile", pile=pile) if pile else ""
        short = self.say("deck_next", words=words) if pile else "" if left else self.say("deck_empty")
        label = self.say("deck", deck=self.game(f"deck_{name}"), count=left, pile=pile or "none", words=words)
        action = self.notation(row, len(state.rows[row]) + 1)
        return Piece(id=f"{name}-deck", kind="deck", label=label, text=short, count=left, action=action)

    def row_piece(self, row: int, card: Card, position: int) -> Piece:
        action = self.notation(row, position)
        icon = self.gate(row, card)
        place = self.game("place", position=position)
        reach = ("in" if self.in_reach(self.state, row, position) else "out") if self.shows_reach(row) else ""
        told = {"place": place, "icon": self.game(f"icon_{icon}"), "reach": reach or "none"}
        label = self.say("card_row", card=upper(self.card(card)), face=self.face_words(card), **told)
        move = self.legal.get(action)
        idle = (upper(self.say("preview_place", place=place, icon=told["icon"])),)
        return Piece(
            id=card.id,
            label=label,
            face=self.face(card, icon if row and icon != ICONS[WHEAT] else None),
            action=action,
            legal=move is not None,
            preview=self.preview(move) if move else idle,
            reach=reach,
            position=position,
        )

    def face(self, card: Card, corner: str | None = None) -> Face:
        return Face(
            title=self.game(f"suit_{card.suit}"),
            colour=card.color,
            letter=card.letter,
            rows=tuple(zip(ICONS, card.icons, strict=True)),
            corner=corner,
            corner_label=self.say("corner") if corner else "",
            code=card.short,
        )

    def display(self, seat: int) -> Zone:
        """A seat's display with a bracket below every set."""
        state = self.state
        cards, totals = state.displays[seat], state.totals[seat]
        small = seat != self.hero and not state.is_over
        due = winter.due(state, seat)
        counted = self.cards_and_amphorae(state, seat)
        return Zone(
            id=f"display-{seat + 1}",
            title=self.name(seat),
            note=self.say("starving", due=due, **counted) if due else self.say("fed", **counted),
            pieces=tuple(self.display_piece(seat, index, card) for index, card in enumerate(cards)),
            overlap=True,
            brackets=tuple(self.brackets(cards, small)),
            active=state.phase == "winter" and seat == self.actor,
            empty=self.say("empty-display"),
            totals=tuple(
                Count(icon=i, count=n, label=self.icon_words(i, n)) for i, n in zip(ICONS, totals, strict=True)
            ),
            compact=small,
        )

    def brackets(self, cards: Sequence[Card], small: bool) -> Iterator[Bracket]:
        start = 0
        for part in ending.sets(cards, self.state.options.set_partition):
            facts = {"count": len(part), "points": ending.set_points(len(part))}
            label = self.say("set_short" if small else "set", **facts)
            yield Bracket(start=start, end=start + len(part) - 1, label=label)
            start += len(part)

    def display_piece(self, seat: int, index: int, card: Card) -> Piece:
        number = index + 1
        action = f"discard {number}" if seat == self.hero else f"discard {number} of {seat + 1}"
        deciding = self.state.phase == "winter" and seat == self.actor
        hungry = index in winter.hungry(self.state, seat)
        state = ("hungry" if hungry else "protected") if deciding else "none"
        label = self.say(
            "card_display", card=upper(self.card(card)), face=self.face_words(card), number=number, state=state
        )
        move = self.legal.get(action)
        marks = ("new",) if card.id == self.newest else ()
        return Piece(
            id=card.id,
            label=label,
            face=self.face(card),
            action=action,
            legal=move is not None,
            preview=self.preview(move) if move else (),
            reach=("in" if move else "out") if deciding else "",
            position=number if deciding else None,
            marks=(*marks, state) if deciding else marks,
        )

    @cached_property
    def newest(self) -> str | None:
        """The card that the last player's move brought into a display."""
        events = self.last_move.events if self.last_move else ()
        return next((event.facts["card"] for event in events if event.rule.endswith(".place")), None)

    # --- buttons and panels ---

    def buttons(self, shown: Collection[str]) -> Iterator[Button]:
        row = self.phase_row
        if row is not None and f"{ROW_NAMES[row]}-row" in shown:
            cards = self.state.rows[row]
            label = self.say("pass", card=self.card(cards[-1])) if cards else self.say("pass_empty")
            yield self.button("pass", label)
            for action in self.legal.values():
                if isinstance(action, Pass) and action.position:
                    yield self.button(str(action), self.say("pass", card=self.card(cards[-action.position])))
        elif self.state.phase == "winter" and self.state.options.winter_discard == "at-least" and "own" in shown:
            yield self.button("keep", self.say("keep"))

    def score_panel(self) -> Panel:
        """Every seat's score by rule."""
        sheets = self.scores
        lines = [
            seats_line(self.line_title(line.rule, line.facts), (sheet.lines[i].points for sheet in sheets))
            for i, line in enumerate(sheets[0].lines)
        ]
        lines.append(seats_line(self.say("score_total"), (sheet.total for sheet in sheets), "total"))
        if self.state.is_over:
            lines.extend(self.ties(sheets))
            lines.append(seats_line(self.say("score_place"), (sheet.rank for sheet in sheets)))
        return seats_panel(self, "scores", lines)

    def ties(self, sheets: Sequence[ScoreSheet]) -> Iterator[Line]:
        """What decided among equal totals, and its number for those it ranked."""
        for rule in sorted({sheet.decided_by for sheet in sheets if sheet.decided_by}):
            values = (s.tiebreaks[0] if s.decided_by == rule and s.tiebreaks else "" for s in sheets)
            yield Line(text=rulebook.rule(rule, self.lang).title, values=tuple(map(str, values)))

    def line_title(self, rule: str, facts: Any) -> str:
        if "icon" in facts:
            return upper(self.game(f"icon_{facts['icon']}"))
        return self.say("score_sets") if rule.endswith(".sets") else upper(self.game("icon_gold"))

    def log_lines(self) -> Panel:
        """What the players did last."""
        moves = [entry for entry in self.log if entry.seat != CHANCE][-LOG_LINES:]
        return log_panel(self, [*map(self.move_line, moves)])

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
        lines = [self.score_change(after, seat), self.food(after, seat)]
        return tuple(line for line in (*lines, self.reach_change(after, seat), self.opened(after)) if line)

    def score_change(self, after: State, seat: int) -> str:
        old, new = self.scores[seat], after.scores()[seat]
        if old == new:
            return self.say("preview_same", before=old.total)
        parts = [
            self.say("preview_part", what=self.line_title(a.rule, a.facts).lower(), change=signed(b.points - a.points))
            for a, b in zip(old.lines, new.lines, strict=True)
            if a.points != b.points
        ]
        message = "preview_score.parts" if parts else "preview_score"
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
        new = [p for p in range(1, len(row) + 1) if self.in_reach(after, 1, p) and not self.in_reach(self.state, 1, p)]
        cards = [self.say("preview_opened", card=self.card(row[-p]), place=self.game("place", position=p)) for p in new]
        return self.say("preview_opens", cards=tuple(cards)) if cards else ""

    # --- answers ---

    def named_card(self, action: Action) -> Card | None:
        """The card that an attempt is about, None if there is no such card."""
        state = self.state
        if isinstance(action, Take):
            row = ROW_NAMES.index(action.row) if action.row else self.phase_row or 0
            return _at(state.rows[row][::-1], action.position)
        if isinstance(action, Discard):
            seat = self.hero if action.seat is None else action.seat
            return _at(state.displays[seat], action.number) if 0 <= seat < state.players else None
        if isinstance(action, Pass) and action.position:
            return _at(state.rows[self.phase_row or 0][::-1], action.position)
        return None

    def refusal(self, action: Action, rule: str) -> str:
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
            return f"{action.row or ROW_NAMES[self.phase_row or 0]}-row"
        if isinstance(action, Pass | Keep):
            return str(action)
        owner = action.seat if isinstance(action, Discard) and action.seat is not None else self.hero
        return f"display-{owner + 1}"

    def nearest(self, action: Action) -> Action | None:
        """The legal move that is most like what was tried; None if it is not this seat's turn."""
        if not self.legal:
            return None
        legal = [*self.legal.values()]
        same = [a for a in legal if isinstance(a, Discard if self.state.phase == "winter" else Take)]
        asked = getattr(action, "number" if self.state.phase == "winter" else "position", None) or 1
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


def _at(cards: Sequence[Card], number: int) -> Card | None:
    return cards[number - 1] if 1 <= number <= len(cards) else None


def _place(action: Action) -> int:
    """The position or number that a take or discard names."""
    return action.number if isinstance(action, Discard) else action.position if isinstance(action, Take) else 0


def outcome(session: Session, entry: LogEntry, view: View) -> Outcome:
    """What happened in a move, why it was allowed, what it changed."""
    happened = view.happened(entry)
    allowed = [check for check in view.state.checks(entry.action) if check.rule.endswith(("-range", ".range"))]
    lines = [sentence(rulebook.kept(check, view.lang, view.names)) for check in allowed]
    if not isinstance(entry.action, Pass):
        lines += [sentence(line) for line in view.preview(entry.action)]
    rules = [check.rule for check in allowed] or ([happened.rule] if happened else [""])
    return Outcome(title=view.move_line(entry), lines=lines, rule=rules[-1])


SCENES: Final = SceneBuilder(
    view=View,
    status=View.status,
    zones={
        "gaul-row": lambda view: [view.row(0)],
        "roman-row": lambda view: [view.row(1)],
        "own": lambda view: [view.display(view.hero)],
        "others": lambda view: [view.display(seat) for seat in view.others()],
    },
    order=View.order,
    panels={"scores": View.score_panel, "log": View.log_lines},
    buttons=View.buttons,
    outcome=outcome,
)
"""What makes the scenes of Armorica: the two rows, the display of who is to act, the others; scores and log."""
