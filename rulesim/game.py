"""The contract every game keeps: states, actions, checks, events, score sheets.

A *state* is one position: what a player could write down, and nothing else. There is no hidden order and no random
generator in it. Chance is the player :data:`CHANCE`, whose decisions (reveal a card, roll a die) are actions like any
other, so a game is its start plus its list of actions.
"""

from __future__ import annotations

import difflib
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar, cast

from rulesim.outside import SHOWN, harmless, one_line, shown

if TYPE_CHECKING:
    from rulesim.options import RuleOptions

CHANCE: Final = -1
"""The seat of chance. Real seats count from 0, clockwise."""

FEW: Final = 24
"""Up to so many names are listed in a refusal; of more only the nearest ones."""
_EASILY_MISTYPED: Final = re.compile(r"[\s._+-]+")

_V = TypeVar("_V")

Facts = Mapping[str, Any]
"""Numbers and ids that prove a check or describe an event; never words. Keys are the catalogue's argument names."""


class _OneLine(ValueError):
    """An answer to what somebody tried: a notebook shows its one sentence, not the way through the program to it."""

    def _render_traceback_(self) -> list[str]:
        return [f"\x1b[31m{type(self).__name__}\x1b[39m: {harmless(str(self))}"]


_SENTENCE: Final = 1500
_FIELD: Final = 500
"""The most characters of a refusal, and of the field that it names."""


class BadInput(_OneLine):
    """Input from outside (an option, a file, a share code) that cannot be used.

    ``field`` names what is wrong; the message says in one sentence what is allowed there. However long and strange the
    names in a file are that both may tell, they are one line of text each.
    """

    def __init__(self, field: str, message: str) -> None:
        super().__init__(one_line(message, _SENTENCE))
        self.field = one_line(field, _FIELD)

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, str]]:
        return type(self), (self.field, str(self))


def wrong(field: str, why: str) -> BadInput:
    """A :class:`BadInput` of one field, which stands before the reason."""
    return BadInput(field, f"{field}: {why}")


def unknown(field: str, value: object, allowed: Iterable[object]) -> BadInput:
    """A :class:`BadInput` for a value that is none of ``allowed``: with all of them if they are few.

    The nearest spelling is told, if there is one; case, dots, hyphens and underscores do not count.
    """
    names = [str(a) for a in allowed]
    told = f"allowed: {', '.join(names)}"
    if len(names) > FEW or len(told) > FEW * FEW:
        some = nearest(value, names, 3, 0.5)
        kind = f"nearest of the {len(names)} allowed: " if some else f"{len(names)} are allowed, such as "
        told = kind + ", ".join(name[:SHOWN] for name in some or names[:3])
    hint = "".join(f" Did you mean {shown(near)}?" for near in nearest(value, names))
    return wrong(field, f"{shown(value)} is not known; {told}.{hint}")


def checked_name(field: str, value: _V, allowed: Collection[object]) -> _V:
    """``value`` if it is one of ``allowed``. Raises :func:`unknown` of ``field`` for another."""
    if value not in allowed:
        raise unknown(field, value, allowed)
    return value


def nearest(value: object, names: Sequence[str], most: int = 1, likeness: float = 0.6) -> list[str]:
    """The ``names`` that are spelt like ``value``, the nearest first; often none. ``likeness``: from 0 to 1 (equal)."""
    folded: dict[str, str] = {}
    for name in names:
        folded.setdefault(fold(name), name)
    said = fold(value[:SHOWN] if isinstance(value, str) else shown(value))
    return [folded[near] for near in difflib.get_close_matches(said, folded, most, likeness)]


def fold(name: str) -> str:
    """A name without what is easily mistyped: case, blanks, dots, hyphens, underscores and plus signs."""
    return _EASILY_MISTYPED.sub("", name).casefold()


def seat_name(seat: int) -> str:
    """A seat as people are told it: "seat 2" for 1, "chance" for :data:`CHANCE`."""
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


def seat_names(seats: Iterable[int]) -> list[str]:
    """Seats as people are told them: ``seat_names(state.winners())`` is ``["seat 2"]``."""
    return [seat_name(seat) for seat in seats]


def is_listed(action: Action, legal: Sequence[Action]) -> bool:
    """Whether one of these actions is the very same object, as those are that were listed as legal before."""
    for known in legal:  # noqa: SIM110 - half as long as any()
        if known is action:
            return True
    return False


def checked_seat(seat: object, players: int, field: str = "seat") -> int:
    """``seat`` if it is one that plays, counted from 0. Raises :class:`BadInput` that names ``field``."""
    if type(seat) is not int or not 0 <= seat < players:
        allowed = f"0 ({seat_name(0)}) to {players - 1} ({seat_name(players - 1)})"
        raise wrong(field, f"{shown(seat)} does not play; allowed: {allowed}.")
    return seat


class Action:
    """One decision of one player. Subclasses are frozen dataclasses without an own ``repr``.

    ``str(action)`` is its one-line notation, which is what one types to play it, and so is its ``repr``.
    """

    __slots__ = ()

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        try:
            return str(self)
        except Exception:  # a field that no notation can tell
            parts: Iterable[str] = getattr(self, "__dataclass_fields__", ())
            told = (f"{name}={shown(getattr(self, name))}" for name in parts)
            return f"{type(self).__name__}({', '.join(told)})"


class Check(NamedTuple):
    """One rule that bears on an attempted action: kept (``ok``) or broken, and the numbers that prove it."""

    rule: str
    ok: bool
    facts: Facts = {}  # noqa: RUF012 - one for all, as nobody writes to a Mapping


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, by which rule. Collected in ``state.journal`` when that is a list."""

    rule: str
    facts: Facts = field(default_factory=dict[str, Any])


class IllegalAction(_OneLine):
    """An action that the rules forbid here. The state it was tried on is unchanged.

    ``rule`` is the first broken rule's id, ``facts`` the numbers that prove it, ``check`` the whole check, ``action``
    what was tried. ``str(error)`` words it from the catalogue in English; ``error.words("de")`` in another language.
    """

    def __init__(self, check: Check, action: Action) -> None:
        super().__init__(check, action)
        self.check, self.action = check, action
        self.rule, self.facts = check.rule, check.facts

    def words(self, lang: str = "en") -> str:
        """Why the action is illegal, in one sentence, in language ``lang`` (English where a word is missing)."""
        from rulesim import rulebook

        return rulebook.broken(self.check, lang)

    def __str__(self) -> str:
        return f"{self.action}: {self.words()} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points one rule gives, with the numbers that prove them."""

    rule: str
    points: int
    facts: Facts = field(default_factory=dict[str, Any])

    @property
    def label(self) -> str:
        """What is scored, as an id: the thing that the facts name, else the last part of the rule's id."""
        return next((fact for fact in self.facts.values() if isinstance(fact, str)), self.rule.rpartition(".")[2])


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One seat's score, line by line. ``tiebreaks`` are the values compared, in order, when totals are equal.

    ``decided_by`` is the rule that ranked this seat among those with the same total, or None if the total did.
    """

    seat: int
    lines: tuple[ScoreLine, ...]
    tiebreaks: tuple[int, ...] = ()
    rank: int = 0
    decided_by: str | None = None

    @property
    def total(self) -> int:
        """Victory points: the sum of the lines."""
        return sum(line.points for line in self.lines)

    def points(self, rule: str) -> int:
        """Victory points of all lines of one rule."""
        return sum(line.points for line in self.lines if line.rule == rule)

    def __repr__(self) -> str:
        parts = " + ".join(f"{line.points} {line.label}" for line in self.lines)
        return f"<seat {self.seat + 1}: {self.total} VP = {parts or '0'}>"


class _Kept(list[Event]):
    def append(self, event: Event, /) -> None:
        raise _fixed()


def _fixed() -> BadInput:
    return wrong("state", "a position of a session never changes; use session.play(), or a copy() of it.")


KEPT: Final = _Kept()
"""The journal of a position that never changes: nothing can be played there, nor can anything happen."""


class State(ABC):
    """One position of one game: slots with plain data (see fields.py, where each is declared once)."""

    __slots__ = ()

    game: ClassVar[str]
    players: int
    player: int
    phase: str = ""
    """Which part of the order of play it is, in a game that has such parts."""
    journal: list[Event] | None

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended; then there is no legal action and :meth:`winners` is final."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """Every legal action of the player to decide (also of CHANCE), in a fixed order; empty when over."""

    def checks(self, action: Action, seat: int | None = None) -> Iterator[Check]:
        """Every rule that bears on ``action``, kept or broken. ``seat``: who attempts it (default: who is to decide).

        Raises :class:`BadInput` for something that is no action of this game.
        """
        if seat is not None:
            checked_seat(seat, self.players)
        self.expect(action)
        return self.rule_checks(action, seat)

    @abstractmethod
    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        """:meth:`checks` of an action of this game, by a seat that plays."""

    def expect(self, action: Action) -> None:
        """Raise :class:`BadInput` for what is no action of this game, or has a field that no notation can give it."""
        if not isinstance(action, Action):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise wrong("action", f"an action or its notation is needed, not {shown(action)}.")

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Play a legal action in place, unchecked. What happens on an illegal one is undefined: use :meth:`play`."""

    @abstractmethod
    def sample(self, rng: Any) -> Action:
        """At CHANCE: one outcome with its true probability. ``rng`` is a :class:`random.Random`."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy (without the journal)."""

    @abstractmethod
    def scores(self) -> list[ScoreSheet]:
        """One score sheet per seat, as if the game ended now."""

    @abstractmethod
    def view(self, seat: int) -> dict[str, Any]:
        """What ``seat`` may know, as plain data."""

    @abstractmethod
    def imagine(self, seat: int, rng: Any) -> Self:
        """A copy in which all that ``seat`` cannot know is redrawn by chance."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The position as plain JSON data; ``from_dict`` of the game reads it back."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that a one-line notation names. Raises :class:`BadInput` for text that is no notation."""

    def winners(self) -> list[int]:
        """The seats that win after every tie-break (more than one: a shared victory), as if the game ended now.

        They count from 0, for code; :func:`seat_names` tells them to people.
        """
        return [sheet.seat for sheet in self.scores() if sheet.rank == 1]

    def refusal(self, action: Action, seat: int | None = None) -> Check | None:
        """The first broken rule, or None if the action is legal."""
        return next((check for check in self.checks(action, seat) if not check.ok), None)

    def allows(self, action: Action) -> bool:
        """Whether ``action`` is one of the legal ones, as :meth:`legal_actions` writes them. A game may know faster."""
        return action in self.legal_actions()

    def steps(self, action: Action) -> Sequence[Action]:
        """What an attempt comes to, as :meth:`legal_actions` writes it: what goes without saying is left out.

        One action, or several that one attempt names together. A game says what its attempts come to.
        """
        return (action,)

    def demand(self, action: Action, seat: int | None = None) -> Sequence[Action]:
        """The :meth:`steps` of an attempt that the rules allow, to be applied one after the other.

        ``seat``: who attempts it (default: who is to decide). Raises :class:`IllegalAction` with the first broken rule,
        and :class:`BadInput` for what is no action here although no rule speaks against it.
        """
        if self._is_due(action, seat):
            return (action,)
        broken = self.refusal(action, seat)
        if broken is not None:
            raise IllegalAction(broken, action)
        steps = self.steps(action)
        if not self._is_due(steps[0], seat):
            raise wrong("action", f"{shown(action)} is none of the actions that are possible here.")
        return steps

    def _is_due(self, action: Action, seat: int | None) -> bool:
        """Whether the seat is to decide, and ``action`` is one of the legal ones as they are written."""
        if not isinstance(action, Action):  # pyright: ignore[reportUnnecessaryIsInstance]
            State.expect(self, action)
        return (seat is None or checked_seat(seat, self.players) == self.player) and self.allows(action)

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Play one action, checked. Raises :class:`IllegalAction` or :class:`BadInput`; the state is then unchanged.

        A position of a session never changes: play there with :meth:`Session.play`, or on a :meth:`copy`.
        """
        if self.journal is KEPT:
            raise _fixed()
        for step in self.demand(self.parse(action) if isinstance(action, str) else action, seat):
            self.apply(step)

    def note(self, rule: str, **facts: Any) -> None:
        """Record an event if a journal is kept."""
        if self.journal is not None:
            self.journal.append(Event(rule, facts))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game(self.game).from_dict, (self.to_dict(),)


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S]):
    """One game, all that others ask of it: each game's package makes one of these and registers it.

    ``new_game``: players and options by name -> the first position. ``position``: fields by name -> a position, what is
    left out worked out. ``from_dict``: what ``to_dict`` of a state gave -> the position; a function of a module, for
    pickled positions name it. All three raise :class:`BadInput`.
    ``options``: the rule variants. ``evaluate``: what a seat can expect, in points; bots choose by it (None: by how far
    the score is ahead). ``values``: how the player to decide judges what each legal action leads to, if the game finds
    all of that faster than one by one; it is given these actions, and the function that judges one position. ``gains``:
    the same for who takes the best of them, if that is found faster still: all less by one number, and those that are
    surely not the best told roughly. ``open``: whether that would be the same in every world that the player takes for
    possible (None: it may not). ``features``: named numbers of a seat from which chances are worked out, of what it
    hides if asked to (None: what ``evaluate`` expects; a game that hides something needs its own); ``progress``: how
    far the game is, 0 to 1. ``lines``: lines that may come onto a score sheet later, each its rule and what is scored,
    "*" for whatever that is. ``folder``: where the words, ``rules.toml``, ``glossary.toml`` and ``positions`` are
    (None: the game has none).
    """

    state: type[S]
    new_game: Callable[..., S]
    position: Callable[..., S]
    from_dict: Callable[[Mapping[str, Any]], S]
    options: type[RuleOptions]
    evaluate: Callable[[S, int], float] | None = None
    values: Callable[[S, Sequence[Action], Callable[[S, int], float]], list[float]] | None = None
    gains: Callable[[S, Sequence[Action], Callable[[S, int], float]], list[float]] | None = None
    open: Callable[[S], bool] | None = None
    features: Callable[[S, int, bool], Mapping[str, float]] | None = None
    progress: Callable[[S], float] | None = None
    lines: tuple[tuple[str, str], ...] = ()
    folder: Path | None = None

    @property
    def name(self) -> str:
        """What the game is called in Python."""
        return self.state.game

    def begin(self, players: int | None, options: Mapping[str, Any]) -> S:
        """``new_game`` with what it takes by name: an edition, own tables, rule variants. Raises BadInput."""
        parts = signature(self.new_game).parameters.values()
        named = [part.name for part in parts if part.kind is part.KEYWORD_ONLY]
        for option in options:
            if option not in named:
                self.options.allowed(option, named)
        return self.new_game(players, **options)


_BUILT_IN: Final = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/rules.toml")))
_registered: dict[str, Game[State]] = {}


def register(game: Game[S]) -> Game[S]:
    """Make a game known by its name, for all that plays, saves, compares and draws games; ``game`` itself."""
    _registered[game.name] = cast("Game[State]", game)
    return game


def unregister(name: str) -> None:
    """Forget a registered game."""
    _registered.pop(name, None)


def games() -> tuple[str, ...]:
    """The names of the games that can be played: those that come along, then those registered by others."""
    return (*_BUILT_IN, *(name for name in _registered if name not in _BUILT_IN))


def find_game(name: str) -> Game[State]:
    """The description of one game. Raises :class:`BadInput` for a name that is no game's."""
    if not isinstance(name, str) or name not in _registered:  # pyright: ignore[reportUnnecessaryIsInstance]
        import_module(f"rulesim.{checked_name('game', name, games())}")  # which registers it
    return _registered[name]
