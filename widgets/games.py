"""What draws and teaches a game: one typed description per game, its parts loaded when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from rulesim import BadInput, State, find_game, new_game
from rulesim.game import wrong
from rulesim.outside import shown

if TYPE_CHECKING:
    from rulesim import Action
    from widgets.catalogue import Catalogue
    from widgets.charts.figure import Charts
    from widgets.lessons import Question
    from widgets.lessons.posed_question import Posed
    from widgets.scenes.builder import SceneBuilder
    from widgets.scenes.view import View

_HERE: Final = Path(__file__).parent
S = TypeVar("S", bound=State)
V = TypeVar("V", bound="View[Any]")
P = TypeVar("P")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tutor(Generic[S]):
    """What lessons, drills and hints know of a game.

    ``quantities``: name -> number, from a position and a seat. ``kinds``: kind of a question -> what asks it in a
    language, where the players have these names. ``moment``: when it is, for scripted replies: "3 roman 2".
    ``telling``: the rules that are the reason to name when a move is legal, the most telling first; ``silent``: those
    that are none.
    """

    quantities: Mapping[str, Callable[[S, int], int]]
    kinds: Mapping[str, Callable[[Question, str, Sequence[str]], Posed]]
    moment: Callable[[S], str]
    telling: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()


def each(names: Sequence[str], counts: Callable[[S, int], Sequence[int]]) -> dict[str, Callable[[S, int], int]]:
    """The quantities of a tutor that have these names, one for each of the counts."""
    return {name: lambda state, seat, at=at: counts(state, seat)[at] for at, name in enumerate(names)}


def of_city(*names: str) -> dict[str, Callable[[Any, int], int]]:
    """The quantities of a tutor that a seat's city has under the same names."""
    return {name: lambda state, seat, name=name: getattr(state.cities[seat], name) for name in names}


def of_state(*names: str) -> dict[str, Callable[[Any, int], int]]:
    """The quantities of a tutor that the position has under the same names."""
    return {name: lambda state, seat, name=name: getattr(state, name) for name in names}


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnGame(Generic[V, S]):
    """All that widgets ask of a game; its package makes one of these and registers it.

    ``folder``: where ``lessons.toml`` is, ``words`` (what widgets say of the game), and, if it brings any, colours
    (``palette.toml``), symbols (``table.js``, ``stage.js``, ``art.css``), a look of its table (``table.css``) and a
    drawing of the game (``poster.svg``).
    The parts are functions that load them: a board needs no plotly, a chart no anywidget. ``catalogue``: that of own
    tables and a language -> the components as rows; None: there is nothing to browse. ``minutes``: how long a game
    takes at a real table (0: not told).
    """

    name: str
    folder: Path
    scenes: Callable[[], SceneBuilder[V]]
    charts: Callable[[], Charts]
    tutor: Callable[[], Tutor[S]]
    catalogue: Callable[[], type[Catalogue]] | None = None
    minutes: int = 0

    def do(self, state: State, action: Action, lang: str, names: Sequence[str] = ()) -> str:
        """A move as an instruction, whole wherever it is read; ``names``: what the players call themselves."""
        return self.scenes().view(state, lang, names=names).in_full(action)

    @property
    def poster(self) -> str:
        """The drawing of the game, as SVG; "" if it brings none."""
        file = self.folder / "poster.svg"
        return file.read_text(encoding="utf-8") if file.is_file() else ""


class Parts(Generic[P]):
    """One part of each game whose package is here; the package's ``module`` hands it over when it is loaded."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._known: dict[str, P] = {}

    def add(self, game: str, part: P) -> None:
        """Hand over a game's part."""
        self._known[game] = part

    def of(self, game: str) -> P:
        """The part of a game."""
        if game not in self._known:
            import_module(f"widgets.{game}.{self._module}")
        return self._known[game]


class _Scenes(Parts["SceneBuilder[View[State]]"]):
    def add(self, game: str, part: SceneBuilder[V]) -> None:
        super().add(game, cast("SceneBuilder[View[State]]", part))


class _Tutors(Parts[Tutor[State]]):
    def add(self, game: str, part: Tutor[S]) -> None:
        super().add(game, cast("Tutor[State]", part))


SCENES: Final = _Scenes("scene")
CHARTS: Final = Parts["Charts"]("charts")
TUTORS: Final = _Tutors("tutor")
CATALOGUES: Final = Parts["type[Catalogue]"]("catalogue")
AnyGame = DrawnGame["View[State]", State]
"""Any game, as widgets see it that know none: its positions are positions of some game."""


def packaged(name: str, *, minutes: int) -> AnyGame:
    """The description of a game whose package here hands its parts over."""
    return DrawnGame(
        name=name,
        folder=_HERE / name,
        scenes=lambda: SCENES.of(name),
        charts=lambda: CHARTS.of(name),
        tutor=lambda: TUTORS.of(name),
        catalogue=lambda: CATALOGUES.of(name),
        minutes=minutes,
    )


_registered: dict[str, AnyGame] = {}


def register(game: DrawnGame[V, S]) -> DrawnGame[V, S]:
    """Let widgets draw and teach a game; ``game`` itself."""
    _registered[game.name] = cast("AnyGame", game)
    return game


def drawn_game(name: str) -> AnyGame:
    """What draws a game. Raises :class:`~rulesim.BadInput` for a name that is no game's, and for a game undrawn."""
    find_game(name)
    if name not in _registered:
        if find_spec(f"widgets.{name}") is None:
            raise wrong("game", f"nothing draws {shown(name)} yet.")
        import_module(f"widgets.{name}")  # which registers it
    return _registered[name]


@cache
def player_counts(name: str) -> tuple[int, ...]:
    """How many can play a game, as far as its rules allow them to begin one; 8 at the most."""
    found: list[int] = []
    for count in range(1, 9):
        with suppress(BadInput):
            new_game(name, count)
            found.append(count)
    return tuple(found)
