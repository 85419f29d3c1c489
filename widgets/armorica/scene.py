"""Armorica on the table: a position as a scene, what each move would do, and the answer to every attempt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, cast

from rulesim import CHANCE, Action, Check, Event, Session, rulebook, unknown
from rulesim.armorica import ICONS, Discard, Keep, Move, Pass, Reveal, Start, Take, ending, gaul, roman, winter
from rulesim.armorica.cards import AMPHORAE, WHEAT, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from rulesim.armorica.turn import seat_to_act
from rulesim.game import ScoreSheet
from rulesim.session import LogEntry
from widgets.numbers import signed
from widgets.scenes import Bracket, Button, Count, Face, Line, Notice, Panel, Piece, Scene, Zone
from widgets.scenes.wording import Words, event_words, sentence, upper
from widgets.words import own_names

GATES: Final = ("wheat", "grapes", "olives", "sheep")
"""The icons that open cards."""

ZONES: Final = ("gaul-row", "roman-row", "own", "others", "scores", "log")
"""What ``show`` may name: the two rows, the display of who is to act, the other displays, and the two panels."""
SECRETS: Final = False
"""Whether players hold something that others may not see."""

LOG_LINES: Final = 6
_TITLES: Final = {
    "armorica.end.trigger": "refused_over",
    "armorica.turn.phases": "refused_phase",
    "armorica.turn.order": "refused_turn",
}
_TOLD: Final = ("place", "pass-discard", "discard-count", "extra-discard")


# ---------------------------------------------------------------------------------------------------------------------
# What a table asks for


def scene(
    session: Session,
    *,
    lang: str = "en",
    notice: Notice | None = None,
    panels: Sequence[Panel] = (),
    seat: int | None = None,
    title: str = "",
    subtitle: str = "",
    show: Sequence[str] | None = None,
) -> Scene:
    """The position of a session.

    ``seat`` (from 0): who looks on, None for whoever is to act. ``show``: some of :data:`ZONES`, None for all of them.
    Raises BadInput for another name.
    """
    view = _View(session, lang, seat)
    shown = _shown(show)
    state = view.state
    return Scene(
        game=state.game,
        title=title or view.game("game"),
        subtitle=subtitle,
        status=view.status(),
        zones=tuple(view.zones(shown)),
        buttons=tuple(view.buttons(shown)),
        panels=(*panels, *view.panels(shown)),
        notice=notice,
        ply=session.ply,
        revision=session.revision,
        over=state.is_over,
        lang=lang,
    )


def viewer(session: Session) -> int | None:
    """Whose secrets a scene shows: the game has none."""
    return None


def refused(session: Session, action: Action, check: Check, *, lang: str = "en", seat: int | None = None) -> Notice:
    """The answer to an attempt that ``check`` forbids: the rule, where to read it, the nearest legal choice."""
    view = _View(session, lang, seat)
    near = view.nearest(action)
    return Notice(
        tone="refused",
        title=view.refused_title(action, check.rule),
        text=rulebook.broken(check, lang, view.names),
        reference=view.reference(check.rule),
        nearest=view.choice(near) if near else "",
        nearest_action=str(near) if near else None,
        piece=view.home(action),
    )


def played(session: Session, entry: LogEntry, *, lang: str = "en", seat: int | None = None) -> Notice:
    """The answer to a legal move, ``entry`` of the log: what happened, why it was allowed, what it changed."""
    before = cast(State, session.history[entry.ply - 1])
    view = _View(session, lang, seat, before)
    happened = next((event for event in entry.events if event.rule.endswith(_TOLD)), None)
    allowed = [check for check in before.checks(entry.action) if check.rule.endswith(("-range", ".range"))]
    lines = [sentence(rulebook.kept(check, lang, view.names)) for check in allowed]
    if not isinstance(entry.action, Pass):
        lines += [sentence(line) for line in view.preview(entry.action)]
    rules = [check.rule for check in allowed] or ([happened.rule] if happened else [])
    return Notice(
        tone="played",
        title=view.event(happened) if happened else view.action(entry),
        text=" ".join(lines),
        reference=view.reference(rules[-1]) if rules else "",
    )


def told(session: Session, entries: Iterable[LogEntry], *, lang: str = "en") -> str:
    """What happened in these lines of the log, in words, for those who do not see the table."""
    view = _View(session, lang, None)
    return " ".join(view.event(event) for entry in entries for event in entry.events if view.is_told(event))


def _shown(show: Sequence[str] | None) -> set[str]:
    for name in show or ():
        if name not in ZONES:
            raise unknown("show", name, ZONES)
    return set(ZONES if show is None else show)


# ---------------------------------------------------------------------------------------------------------------------
# Words


class _View(Words):
    """One look at one position: who looks, in which language."""

    GAME = "armorica"

    def __init__(self, session: Session, lang: str, seat: int | None, state: State | None = None) -> None:
        super().__init__(lang)
        self.session = session
        self.seat = seat
        self.state = state or cast(State, session.state)
        self.names = own_names(session)

    # --- words ---

    def name(self, seat: int) -> str:
        return self.names[seat] or self.game("seat", count=seat + 1)

    def card(self, card: Card) -> str:
        return self.game("card_name", color=card.color, suit=card.suit)

    def icons(self, icon: str, count: int) -> str:
        return self.game(f"icon_{icon}", count=count)

    def face_words(self, card: Card) -> str:
        words = [self.icons(icon, count) for icon, count in zip(ICONS, card.icons, strict=True) if count]
        return ", ".join(words) or self.say("face_empty")

    def cards_and_amphorae(self, state: State, seat: int) -> dict[str, str]:
        held = state.totals[seat][AMPHORAE]
        return {
            "cards": self.game("count_cards", count=len(state.displays[seat])),
            "amphorae": self.icons("amphorae", held),
        }

    def reference(self, rule: str) -> str:
        edition = self.lang if self.lang in rulebook.EDITIONS else rulebook.FALLBACK
        return f"{rule} · {rulebook.reference(rule, self.lang, edition)}"

    def event(self, event: Event) -> str:
        return event_words(event.rule, tuple(event.facts.items()), self.lang, self.names)

    def is_told(self, event: Event) -> bool:
        return rulebook.words_of("armorica").has(f"{event.rule.replace('.', '_')}.done")

    def action(self, entry: LogEntry) -> str:
        """A move that left no event, such as keeping all cards."""
        if not isinstance(entry.action, Keep):
            return str(entry.action)
        return f"{self.name(entry.seat)} {self.game('action_keep')}."

    # --- who ---

    @cached_property
    def actor(self) -> int | None:
        """The seat that is to decide, None if chance or nobody is."""
        return None if self.state.is_over or self.state.player == CHANCE else self.state.player

    @cached_property
    def hero(self) -> int:
        """The seat whose view this is."""
        if self.seat is not None:
            return self.seat
        if self.state.is_over:
            return self.state.winners()[0]
        if self.actor is not None:
            return self.actor
        return max(0, seat_to_act(self.state)) if self.state.start >= 0 else 0

    @cached_property
    def legal(self) -> dict[str, Action]:
        """What the onlooker may do now, by notation."""
        if self.actor is None or self.actor != self.hero:
            return {}
        return {str(action): action for action in self.state.legal_actions()}

    @cached_property
    def phase_row(self) -> int | None:
        return ROW_NAMES.index(self.state.phase) if self.state.phase in ROW_NAMES else None

    @cached_property
    def scores(self) -> list[ScoreSheet]:
        return self.state.scores()

    def status(self) -> str:
        state = self.state
        if state.is_over:
            winners = state.winners()
            who = self.say("wins", count=len(winners), names=tuple(self.name(seat) for seat in winners))
            return self.say("status_over", turn=state.turn, who=who)
        who = self.say("chance") if self.actor is None else self.say("to-choose", name=self.name(self.actor))
        phase = self.game(f"phase_{state.phase}")
        return self.say("status", turn=max(1, state.turn), turns=state.turns, phase=phase, who=who)

    # --- zones ---

    def zones(self, shown: set[str]) -> Iterator[Zone]:
        """What the decision is about comes first; the rest follows, small until it is opened."""
        parts: dict[str, Callable[[], Iterable[Zone]]] = {
            "gaul-row": lambda: [self.row(0)],
            "roman-row": lambda: [self.row(1)],
            "own": lambda: [self.display(self.hero)],
            "others": lambda: [self.display(seat) for seat in self.others()],
        }
        order = {
            "gaul": ("gaul-row", "own", "roman-row", "others"),
            "roman": ("roman-row", "own", "gaul-row", "others"),
            "setup": ("gaul-row", "roman-row", "own", "others"),
        }.get(self.state.phase, ("own", "others", "gaul-row", "roman-row"))
        for part in order:
            if part in shown:
                yield from parts[part]()

    def others(self) -> list[int]:
        """The other seats, clockwise."""
        players = self.state.players
        return [(self.hero + step) % players for step in range(1, players)]

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
            totals=tuple(Count(icon=icon, count=n, label=self.icons(icon, n)) for icon, n in counts.items()),
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
            totals=tuple(Count(icon=i, count=n, label=self.icons(i, n)) for i, n in zip(ICONS, totals, strict=True)),
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
        for entry in reversed(self.session.log):
            if entry.seat != CHANCE:
                return next((e.facts["card"] for e in entry.events if e.rule.endswith(".place")), None)
        return None

    # --- buttons and panels ---

    def buttons(self, shown: set[str]) -> Iterator[Button]:
        row = self.phase_row
        if row is not None and f"{ROW_NAMES[row]}-row" in shown:
            cards = self.state.rows[row]
            label = self.say("pass", card=self.card(cards[-1])) if cards else self.say("pass_empty")
            yield self.move_button("pass", label)
            for action in self.legal.values():
                if isinstance(action, Pass) and action.position:
                    yield self.move_button(str(action), self.say("pass", card=self.card(cards[-action.position])))
        elif self.state.phase == "winter" and self.state.options.winter_discard == "at-least" and "own" in shown:
            yield self.move_button("keep", self.say("keep"))

    def move_button(self, notation: str, label: str) -> Button:
        action = self.legal.get(notation)
        preview = self.preview(action) if action else ()
        return Button(id=notation, label=label, action=notation, legal=action is not None, preview=preview)

    def panels(self, shown: set[str]) -> Iterator[Panel]:
        if "scores" in shown:
            yield self.score_panel()
        if "log" in shown:
            yield self.log_panel()

    def score_panel(self) -> Panel:
        """Every seat's score by rule."""
        sheets = self.scores
        lines = [
            Line(text=self.line_title(line.rule, line.facts), values=tuple(str(s.lines[i].points) for s in sheets))
            for i, line in enumerate(sheets[0].lines)
        ]
        lines.append(Line(text=self.say("score_total"), values=tuple(str(s.total) for s in sheets), mark="total"))
        if self.state.is_over:
            lines.extend(self.ties(sheets))
            lines.append(Line(text=self.say("score_place"), values=tuple(str(s.rank) for s in sheets)))
        title = self.say("scores_final" if self.state.is_over else "scores")
        names = tuple(self.name(seat) for seat in range(self.state.players))
        return Panel(id="scores", title=title, columns=names, lines=tuple(lines), active=self.hero)

    def ties(self, sheets: Sequence[ScoreSheet]) -> Iterator[Line]:
        """What decided among equal totals, and its number for those it ranked."""
        for rule in sorted({sheet.decided_by for sheet in sheets if sheet.decided_by}):
            values = (s.tiebreaks[0] if s.decided_by == rule and s.tiebreaks else "" for s in sheets)
            yield Line(text=rulebook.rule(rule, self.lang).title, values=tuple(map(str, values)))

    def line_title(self, rule: str, facts: Any) -> str:
        if "icon" in facts:
            return upper(self.game(f"icon_{facts['icon']}"))
        return self.say("score_sets") if rule.endswith(".sets") else upper(self.game("icon_gold"))

    def log_panel(self) -> Panel:
        moves = [entry for entry in self.session.log if entry.seat != CHANCE][-LOG_LINES:]
        lines = [Line(text=self.log_line(entry)) for entry in moves]
        return Panel(id="log", title=self.say("log"), lines=tuple(lines) or (Line(text=self.say("log_empty")),))

    def log_line(self, entry: LogEntry) -> str:
        happened = next((event for event in entry.events if event.rule.endswith(_TOLD)), None)
        return self.event(happened) if happened else self.action(entry)

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

    def refused_title(self, action: Action, rule: str) -> str:
        if rule in _TITLES:
            return self.say(_TITLES[rule])
        card = self.named_card(action)
        if isinstance(action, Take | Discard):
            return self.say("refused_card", card=self.card(card)) if card else self.say("refused_position")
        kinds = {Pass: "pass", Keep: "keep", Move: "order", Reveal: "chance", Start: "chance"}
        return self.say(f"refused_{kinds.get(type(action), 'position')}")

    def home(self, action: Action) -> str | None:
        """The id of the piece, button or zone that an attempt is about."""
        if isinstance(action, Pass | Keep):
            return str(action)
        card = self.named_card(action)
        return card.id if card else self.zone_of(action)

    def zone_of(self, action: Action) -> str | None:
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

    def choice(self, action: Action) -> str:
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
