"""One look at one position, of any game: who looks, in which language, what may be done with which piece."""

from __future__ import annotations

import tomllib
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, replace
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from rulesim import CHANCE, Action, Check, Event, Session, rulebook
from rulesim.game import ScoreSheet, State
from rulesim.moves import Declared, Form
from rulesim.session_tree import LogEntry
from widgets.games import drawn_game
from widgets.scenes import Button, Choice, Piece
from widgets.scenes.wording import Words, after_colon, event_words, minus, upper, yes
from widgets.words import own_names, seat_name

S = TypeVar("S", bound=State)


class View(Words, Generic[S]):
    """A position as one seat sees it, in words of one language. A subclass is that of a game.

    ``seat``: who looks on, from 0, None for whoever is to act. ``names``: what the players call themselves, "" or
    nothing for those who have no name. ``log``: what led here. ``covered``: the onlooker's own secrets lie face down,
    too, until they are asked for. ``shown``: the names of what is drawn, None for everything. ``refused``: the id of
    the piece that was just refused. ``asking``: the position is asked about, so nothing is told that follows from it.
    """

    EDITIONS: ClassVar[tuple[str, ...]] = ("de", "en")
    """The languages of the rulebooks that are cited, first that for all other languages."""
    REFUSALS: ClassVar[dict[str, str]] = {}
    """Rules whose refusal has a title of its own, a message of the table's words."""
    SCORED: ClassVar[dict[str, str]] = {}
    """Rules whose lines of the score sheet are told only where this part of the board is shown."""
    HOMES: ClassVar[Mapping[str, Callable[[Any, Any], object]]] = {}
    """What patterns of ``board.toml`` may name beside a move's fields: what the view says of the move."""
    QUIET: ClassVar[frozenset[str]] = frozenset()
    """Events that a log of what happened does not need."""

    def __init__(
        self,
        state: S,
        lang: str,
        seat: int | None = None,
        names: Sequence[str] = (),
        log: Sequence[LogEntry] = (),
        *,
        covered: bool = False,
    ) -> None:
        super().__init__(lang)
        self.state, self.seat, self.names, self.log, self.covered = state, seat, tuple(names), log, covered
        self.shown: Collection[str] | None = None
        self.refused: str | None = None
        self.asking = False

    @classmethod
    def of(
        cls,
        session: Session,
        lang: str,
        seat: int | None = None,
        *,
        ply: int | None = None,
        position: State | None = None,
        until: tuple[int, int] | None = None,
        covered: bool = False,
    ) -> Self:
        """The view of a session as it stands, of its position after ``ply`` moves, or of another one of its game.

        ``until``: the move, and the number of its event, with which its log ends.
        """
        state = cast("S", position or (session.state if ply is None else session.history[ply]))
        log = _log_until(session.log, *until) if until else session.log
        return cls(state, lang, seat, own_names(session), log, covered=covered)

    # --- what a game says ---

    @classmethod
    @abstractmethod
    def on_turn(cls, state: S) -> int:
        """The seat whose step it is where chance decides."""

    @abstractmethod
    def do(self, action: Action) -> str:
        """A move in words, short enough for a button."""

    def home(self, action: Action) -> str:
        """The id of what stands for a move; "" if nothing does.

        A game with declared moves tells it by their first words in ``board.toml``: a pattern, with fields as notations
        write them, and what stands in ``HOMES``.
        """
        return self._id_in("moves", action)

    def _id_in(self, table: str, action: Action) -> str:
        """The id that a table of ``board.toml`` names for a move; "" if it names none."""
        form: Form | None = getattr(action, "FORM", None)
        return _board(self.GAME)[table].get(form.verb, "").format_map(_Told(self, action)) if form else ""

    def facts(self, action: Declared) -> dict[str, Any]:
        """What the words of a declared move are told: its fields, numbers as such, the rest as it is written.

        Those that have their defaults are left out.
        """
        told: dict[str, Any] = {}
        for name, part in action.FORM.parts.items():
            if (value := getattr(action, name)) != action.FORM.defaults.get(name, MISSING):
                text = part.write(value)
                told[name] = int(text) if text.isdigit() else text
        return told

    @abstractmethod
    def preview(self, action: Action) -> tuple[str, ...]:
        """What a legal move changes for who makes it, before chance or anybody else decides."""

    def distance(self, tried: Action, other: Action) -> tuple[Any, ...]:
        """How far a legal move is from what was tried: the least is nearest, of equal ones the first."""
        return ()

    @property
    def due(self) -> bool:
        """Whether something has to be answered: then any answer is near."""
        return True

    def nearest(self, action: Action) -> Action | None:
        """The legal move that is most like what was tried; None if none is about the same piece or of the same kind."""
        if not self.legal:
            return None
        found = min(self.legal.values(), key=lambda other: self.distance(action, other))
        same = type(found) is type(action) or self.home(found) == self.home(action)
        return found if same or self.due else None

    def beside(self, action: Action) -> str | None:
        """The id of the piece, button or zone beside which an attempt is answered."""
        return self.home(action) or None

    def in_full(self, action: Action) -> str:
        """A move in words where the board is not beside them: with all that tells it from another."""
        return self.do(action)

    def short(self, action: Action) -> str:
        """A move in words beside the piece that stands for it."""
        return self.do(action)

    def choice_icons(self, action: Action) -> tuple[str, ...]:
        """The symbols of a move among others."""
        return ()

    def refusal(self, action: Action, rule: str) -> str:
        """The title of the answer to an attempt that a rule forbids."""
        title = self.REFUSALS.get(rule)
        return self.say(title) if title else self.say("refused", what=after_colon(self.do(action)))

    def rule_behind(self, action: Action, rule: str) -> str:
        """The rule that tells more of an attempt that ``rule`` forbids."""
        return rule

    def why_not(self, action: Action, check: Check) -> str:
        """Why a rule forbids an attempt, with its numbers."""
        return minus(rulebook.broken(check, self.lang, self.names, self.seat))

    def is_told(self, event: Event) -> bool:
        """Whether a log of what happened tells of an event."""
        return event.rule not in self.QUIET

    def goes_on(self, event: Event) -> bool:
        """Whether an event is told along with what came before it, whichever section of the rulebook has its rule."""
        return False

    def told_events(self, entry: LogEntry) -> list[Event]:
        """The events of a move that a log tells of; where it tells of none, the first one."""
        return [*filter(self.is_told, entry.events)] or [*entry.events[:1]]

    def shows(self, name: str) -> bool:
        """Whether a zone, a panel or an overlay is drawn."""
        return self.shown is None or name in self.shown

    @property
    def needed(self) -> Collection[str]:
        """Zones drawn whatever else is: the question that waits is answered there."""
        return ()

    @property
    def as_it_lies(self) -> Action | None:
        """The answer that leaves things as they lie, to be given as often as it is asked for; None: there is none."""
        return None

    def instead(self, piece: str, path: str) -> Mapping[str, str]:
        """What may lie where a piece does, by id, in words: it first, then what nobody sees of its kind.

        ``path``: where that is, as :func:`rulesim.whatif.editable` tells it. Nothing where it is no such piece, or has
        its place for good.
        """
        return {}

    # --- words ---

    def name(self, seat: int) -> str:
        """A player's name, or "Player 2"."""
        return seat_name(self.GAME, seat, self.lang, self.names)

    def who(self, seat: int) -> str:
        """The same, but "You" for who looks on."""
        return self.say("own") if seat == self.seat else self.name(seat)

    def seat_colour(self, seat: int) -> str:
        """The name, in the palettes, of the colour that a seat is told by."""
        return f"seat-{seat + 1}"

    def player(self, seat: int) -> dict[str, str]:
        """What words tell a player by: the name, and whether it is who looks on."""
        return {"name": self.name(seat), "you": yes(seat == self.seat)}

    def sheets(self, state: S | None = None) -> list[ScoreSheet]:
        """Every seat's score in the position or another one, without the lines that are not shown; the game ranks."""
        found = (state or self.state).scores()
        secret = {rule for rule, part in self.SCORED.items() if not self.shows(part)}
        if not secret:
            return found
        return [replace(one, lines=tuple(line for line in one.lines if line.rule not in secret)) for one in found]

    def final_sheets(self) -> list[ScoreSheet]:
        """The same in the end, where who wins has to be seen: with all lines, if not without some."""
        whole, some = self.state.scores(), self.sheets()
        seen = [1 + sum(other.total > one.total for other in some) for one in some]
        return some if seen == [one.rank for one in whole] else whole

    def winners(self) -> str:
        """Who has won, in a sentence."""
        winners = self.state.winners()
        you = yes(winners == [self.seat])
        return self.say("wins", count=len(winners), names=tuple(map(self.who, winners)), you=you)

    def reference(self, rule: str) -> str:
        """A rule's id, and where the rulebook has it; "" for no rule."""
        edition = self.lang if self.lang in self.EDITIONS else self.EDITIONS[0]
        return f"{rule} · {rulebook.reference(rule, self.lang, edition)}" if rule else ""

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        return event_words(event.rule, tuple(event.facts.items()), self.lang, self.names, self.seat)

    # --- who ---

    @classmethod
    def onlooker(cls, state: S) -> int:
        """Whose view it is if nobody says: who is to decide, else whose step it is; in the end a winner."""
        if state.is_over:
            return state.winners()[0]
        return cls.on_turn(state) if state.player == CHANCE else state.player

    @cached_property
    def actor(self) -> int | None:
        """The seat that is to decide, None if chance or nobody is."""
        return None if self.state.is_over or self.state.player == CHANCE else self.state.player

    @cached_property
    def hero(self) -> int:
        """The seat whose view this is."""
        return self.onlooker(self.state) if self.seat is None else self.seat

    @cached_property
    def deciding(self) -> bool:
        """Whether the onlooker is to decide."""
        return self.actor is not None and self.actor == self.hero

    def others(self) -> list[int]:
        """The other seats, clockwise."""
        players = self.state.players
        return [(self.hero + step) % players for step in range(1, players)]

    @cached_property
    def last_move(self) -> LogEntry | None:
        """What a player did last."""
        return next((entry for entry in reversed(self.log) if entry.seat != CHANCE), None)

    # --- what may be done ---

    @cached_property
    def legal(self) -> dict[str, Action]:
        """What the onlooker may do now, by notation."""
        deciding = self.deciding and not self.asking
        return {str(action): action for action in self.state.legal_actions()} if deciding else {}

    @cached_property
    def by_home(self) -> dict[str, list[Action]]:
        """The same by what stands for it."""
        found: dict[str, list[Action]] = {}
        for action in self.legal.values():
            found.setdefault(self.home(action), []).append(action)
        return found

    @property
    def may_try(self) -> bool:
        """Whether what is illegal may be attempted, to be told why."""
        return True

    def piece(
        self,
        name: str,
        at: object,
        label: str,
        other: Action | None = None,
        *,
        home: str | None = None,
        idle: Sequence[str] | None = None,
        move: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Piece:
        """A thing that the game's ``board.toml`` names, ``at`` such a number or word (None: there is one).

        A press does what ``move`` says, else what :meth:`attempt` says of ``home`` (default: its id); ``idle``: what is
        told beside it (default: its label). Label and what is told first begin with a capital.
        """
        label = upper(label)
        declared, spot = _board(self.GAME)["pieces"][name]
        fields = {"id": name if at is None else f"{name}-{at}", "spot": spot and spot.format(at), **declared, **more}
        if move is None:
            told = (label,) if idle is None else (*map(upper, idle[:1]), *idle[1:])
            move = self.attempt(fields["id"] if home is None else home, other, told)
        return Piece(label=label, **fields, **move)

    def attempt(self, home: str, other: Action | None = None, idle: Sequence[str] = ()) -> dict[str, Any]:
        """What a press on a piece does: its legal move, the choice among several, or what else can be attempted."""
        found = self.by_home.get(home, ())
        if not found:
            return {"action": str(other) if other and self.may_try else None, "preview": tuple(idle)}
        if len(found) == 1:
            return self.single(found[0], idle)
        return {"choices": tuple(map(self.choice, found)), "preview": (self.say("several", count=len(found)), *idle)}

    def single(self, action: Action, idle: Sequence[str] = ()) -> dict[str, Any]:
        """What a press on a piece does that stands for this one legal move."""
        lines = (*idle, self.short(action), *self.preview(action))
        return {"action": str(action), "legal": True, "preview": lines}

    def choice(self, action: Action) -> Choice:
        """A move as one of several that a piece stands for."""
        legal = str(action) in self.legal
        lines, icons = self.preview(action) if legal else (), self.choice_icons(action)
        looks: dict[str, Any] = {"target": self._id_in("targets", action), "preview": lines, "icons": icons}
        return Choice(label=self.short(action), action=str(action), legal=legal, **looks)

    def button(self, notation: str, label: str, *, key: str = "", primary: bool = False) -> Button:
        """A move that has no piece; ``primary``: to be stressed if it is legal."""
        action = self.legal.get(notation)
        legal, lines = action is not None, self.preview(action) if action else ()
        return Button(
            id=notation, label=label, action=notation, legal=legal, preview=lines, key=key, primary=primary and legal
        )


class _Told(dict[str, Any]):
    """What a pattern may name of a move: its fields, and what the view says of it."""

    def __init__(self, view: View[Any], action: Any) -> None:
        self._view, self._action = view, action

    def __missing__(self, name: str) -> object:
        part = self._action.FORM.parts.get(name)
        return part.write(getattr(self._action, name)) if part else self._view.HOMES[name](self._view, self._action)


@cache
def _board(game: str) -> dict[str, dict[str, Any]]:
    """A game's ``board.toml``: [moves] by their first words, the pattern of what stands for one, and in [targets] of
    what it leads to; [pieces] by name, what all of that name have, and where they lie on the map.
    """
    file = drawn_game(game).folder / "board.toml"
    raw = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    pieces: dict[str, Any] = {}
    for name, form in raw.get("pieces", {}).items():
        spot = form.pop("spot", "")
        pieces[name] = {key: tuple(value) if isinstance(value, list) else value for key, value in form.items()}, spot
    return {"moves": raw.get("moves", {}), "targets": raw.get("targets", {}), "pieces": pieces}


def _log_until(log: Sequence[LogEntry], ply: int, at: int) -> list[LogEntry]:
    """The log as it was just after the event ``at`` of the move ``ply``."""
    return [one if one.ply < ply else replace(one, events=one.events[: at + 1]) for one in log if one.ply <= ply]
