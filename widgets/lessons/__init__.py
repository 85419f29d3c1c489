"""Lessons as data: ``<game>.toml`` says what happens, ``words/`` tells people, ``<game>.py`` knows the game.

    lessons.plan("armorica/roman")     one lesson's start, script and beats
    lessons.plans("armorica")          all of a game, in the order in which they are learned
    lessons.question("armorica", "x1") one question

A lesson ``armorica/roman`` has the message ``lesson_armorica_roman`` (``.title``, ``.aim``, ``.can1``); its beat
``red`` has ``beat_armorica_roman_red`` (what to do, ``.more``, ``.hint1``, ``.hint2``, ``.done``; hints may differ by
the ``$phase`` that is on); a question ``x1`` has ``quiz_armorica_x1`` (the question, and ``.why``).
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from rulesim import State, find_game, games
from rulesim.game import checked_name, unknown, wrong
from rulesim.outside import shown
from widgets.games import drawn_game
from widgets.words import catalogue
from widgets.words import say_of as say

TRY: Final = "try "
"""How a step of a solution begins that tries a move which is not allowed: ``try take 6``."""

BOT: Final = "bot"
"""A step of a solution: play as the greedy bot would until the goal is reached."""

RULES: Final = "rules"
"""In place of a beat's chart: beside a question no chart says anything about, the rules that it asks about."""

_FREE: Final = "free"
PRACTICE: Final = "practice"
"""After the name of the game: a stage that asks questions of its lessons once more."""
_T = TypeVar("_T", "Beat", "Plan", "Question")

BEATS: Final = ("picture", "do", "fail", "rule", "drill", "puzzle", "watch")
"""The kinds of beats: what a learner does in one of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """One step of a lesson on its stage, 20 to 60 seconds long. ``kind``: one of :data:`BEATS`.

    ``goal`` (see :mod:`widgets.goals`) and ``solution``, moves that reach it, in order: for beats that are played
    ("do", "fail", "puzzle"). A step of a solution is a notation, ``try <notation>`` (it will be refused), or ``bot``:
    play as the greedy bot would until the goal is reached. ``gaul: take 1`` belongs to the Gaul phase.

    ``question``: of a "drill", answered on the board. ``rule``: the one that a "rule" names. ``position`` (with
    ``script``, ``replies``, ``auto``, ``seat``): a game of its own; ``again``: the lesson's game from its beginning;
    without either the game of the beat before goes on. ``chart``, ``show``: instead of the lesson's; ``without``: what
    of that is not shown. ``rewind``: a legal move that does not reach the goal is taken back; None: it is where the
    goal asks for one move, or a failure; ``way``: moves that lead there, which are not. ``lost``: what must not happen
    before the goal is reached, as ``happened`` of a goal: then, or when the game is over, the beat begins again.
    """

    id: str
    kind: str
    goal: Mapping[str, Any] = field(default_factory=dict)
    solution: tuple[str, ...] = ()
    question: str = ""
    rule: str = ""
    position: str = ""
    script: tuple[str, ...] = ()
    replies: Mapping[str, str | Sequence[str]] = field(default_factory=dict)
    auto: tuple[str, ...] = ()
    seat: int = 0
    again: bool = False
    chart: str = ""
    show: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    rewind: bool | None = None
    way: tuple[str, ...] = ()
    lost: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rewinds(self) -> bool:
        """Whether legal moves that do not reach the goal are taken back."""
        moves = [one for one in map(step, self.solution) if not one.tries]
        asks = self.kind in ("do", "puzzle") and "played" in self.goal and len(moves) == 1
        return asks or self.kind == "fail" if self.rewind is None else self.rewind

    def takes_back(self, move: str) -> bool:
        """Whether this legal move is taken back if it does not reach the goal."""
        return self.rewinds and not any(fnmatchcase(move, way) for way in self.way)

    def message(self, lesson: str) -> str:
        """The id of the beat's words."""
        return f"beat_{lesson.replace('/', '_')}_{self.id}"


class Step(NamedTuple):
    """One step of a solution: a notation, the phase it belongs to ("": any). ``tries``: it is to be refused."""

    move: str
    phase: str = ""
    tries: bool = False


def step(text: str) -> Step:
    """A step of a solution as data gives it: ``take 3``, ``gaul: try take 5``."""
    phase, _, move = text.rpartition(": ")
    return Step(move.removeprefix(TRY), phase, move.startswith(TRY))


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """One lesson as data.

    ``notebook``: where it is learned, "" for none. ``position``: the file it starts from (else ``new_game``: options of
    a new game). ``seat``: the learner's, from 0. ``script``: what chance gives first. ``replies``: moment -> move (or
    several: the first that is legal), for other seats, for chance and for phases in ``auto``, which are played for the
    learner; ``*`` stands for any turn. ``bot`` plays what is not scripted. ``names``: the players'.
    ``show``: ids of the zones and panels of the board (all if empty), but for those in ``without``. ``chart``: name in
    ``widgets.charts.<game>``.
    ``rules``: ids taught, in order. ``emblem``: the symbol of the lesson; ``cans``: those of what one can do at its
    end, in the order of the words for it. ``pictures``: drawings of the game, seen where the lesson is announced.
    ``odds``: whether the bar of chances is shown before its end, too. ``beats``: what happens on the stage.
    """

    id: str
    notebook: str = ""
    position: str = ""
    new_game: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    seat: int = 0
    script: tuple[str, ...] = ()
    replies: Mapping[str, str | Sequence[str]] = field(default_factory=dict)
    auto: tuple[str, ...] = ()
    bot: str = "greedy"
    names: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    chart: str = ""
    rules: tuple[str, ...] = ()
    emblem: str = ""
    cans: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    odds: bool = False
    beats: tuple[Beat, ...] = ()

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.id.partition("/")[0]

    @property
    def is_free(self) -> bool:
        """Whether it is a whole game and no lesson: see :func:`free`."""
        return self.id == f"{self.game}/{_FREE}"

    @property
    def is_practice(self) -> bool:
        """Whether it asks questions of lessons once more."""
        return self.id == f"{self.game}/{PRACTICE}"

    @property
    def number(self) -> int:
        """Its number among the lessons of its game, from 1; 0 for none of them."""
        return next((at for at, one in enumerate(plans(self.game), 1) if one.id == self.id), 0)

    @property
    def message(self) -> str:
        """The id of the lesson's words."""
        name = self.id.partition("/")[2]
        return f"lesson_{name if self.is_free or self.is_practice else self.id.replace('/', '_')}"

    def title(self, lang: str = "en") -> str:
        """The lesson's title."""
        return say(self.game, f"{self.message}.title", lang)

    def start(self, edition: str | None = None) -> State:
        """The position the lesson starts from, under the rules of an edition if one is named."""
        rules = {"edition": edition} if edition else {}
        if self.position:
            return start(self.game, self.position, **rules)
        return find_game(self.game).new_game(**self.new_game, **rules)


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One question as data: ``kind`` says how the engine asks and marks it, ``ask`` holds the kind's own settings.

    ``rules``: what its parts are about, one after the other, then further ones. ``expected``: the answer the source
    gives, to compare with the engine's.
    """

    id: str
    game: str
    kind: str
    rules: tuple[str, ...] = ()
    position: str = ""
    source: str = ""
    ask: Mapping[str, Any] = field(default_factory=dict)
    expected: Any = None

    @property
    def message(self) -> str:
        """The id of the question's words."""
        return f"quiz_{self.game}_{self.id}"


# -- positions ------------------------------------------------------------------------------------------------------


def positions(game: str) -> dict[str, Path]:
    """A game's position files, by name."""
    folder = find_game(game).folder
    if folder is None:
        raise wrong("position", f"{shown(game)} has no files of positions.")
    return {file.stem: file for file in sorted((folder / "positions").glob("*.json"))}


def position_data(game: str, name: str) -> dict[str, Any]:
    """What a position file says, for ``position(**data)`` of the game. Raises BadInput for an unknown name."""
    files = positions(game)
    return json.loads(files[checked_name("position", name, files)].read_text(encoding="utf-8"))


def start(game: str, name: str, **changes: Any) -> State:
    """The position in a file; ``changes`` replace fields of it."""
    return find_game(game).position(**{**position_data(game, name), **changes})


# -- words ----------------------------------------------------------------------------------------------------------


def has_words(game: str, message: str) -> bool:
    """Whether there are words for ``message`` (at least in English)."""
    return catalogue(game).has(message)


def attributes(game: str, message: str) -> list[str]:
    """The names of the attributes that a message has, in their order."""
    return catalogue(game).attributes(message)


# -- lessons --------------------------------------------------------------------------------------------------------


def plan(id: str) -> Plan:
    """The lesson with that id, such as ``armorica/roman``. Raises BadInput for an unknown one."""
    game = id.partition("/")[0] if isinstance(id, str) else ""  # pyright: ignore[reportUnnecessaryIsInstance]
    if game not in games():
        raise unknown("lesson", id, [one.id for name in games() for one in plans(name)])
    known = {one.id: one for one in plans(game)}
    return known[checked_name("lesson", id, known)]


def plans(name: str) -> tuple[Plan, ...]:
    """All lessons of a game, in the order in which they are learned; of a lesson's id, that lesson alone."""
    if "/" in name:
        return (plan(name),)
    return _read(checked_name("game", name, games()))[0]


def free(game: str) -> Plan:
    """A whole game on the stage, without a lesson: ``[free]`` in a game's data says what is shown of it."""
    return _read(checked_name("game", game, games()))[2]


def question(game: str, id: str) -> Question:
    """One question. Raises BadInput for an unknown id."""
    known = questions(game)
    return known[checked_name("question", id, known)]


def questions(game: str) -> Mapping[str, Question]:
    """Every question of a game, by id."""
    return _read(game)[1]


@cache
def _read(game: str) -> tuple[tuple[Plan, ...], Mapping[str, Question], Plan]:
    text = (drawn_game(game).folder / "lessons.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    asked = [_made(Question, one, f"question {one.get('id')}", game=game) for one in data.get("question", ())]
    questions = {one.id: one for one in asked}
    named = data.get("show", {})
    found: list[Plan] = []
    for entry in data.get("lesson", ()):
        id = f"{game}/{entry['id']}"
        beats = tuple(_beat(id, beat, named, questions) for beat in entry.pop("beat", ()))
        found.append(_made(Plan, entry, id, id=id, beats=beats))
    whole = Beat(id="game", kind="do", goal={"over": True}, solution=(BOT,), rewind=False)
    free = {"emblem": "star", "odds": True, **data.get(_FREE, {})}
    return tuple(found), questions, _made(Plan, free, f"{game}, {_FREE}", id=f"{game}/{_FREE}", beats=(whole,))


def _beat(lesson: str, entry: Mapping[str, Any], named: Mapping[str, Any], questions: Mapping[str, Question]) -> Beat:
    """A beat of a lesson; ``named``: what several beats show, by the name that they give for it."""
    where, shown = f"{lesson}, beat {entry.get('id')}", entry.get("show", [])
    if isinstance(shown, str) and shown not in named:
        raise unknown(f"{where}: show", shown, named)
    checked_name(f"{where}: kind", entry.get("kind"), BEATS)
    beat = _made(Beat, entry, where, show=named[shown] if isinstance(shown, str) else shown)
    if beat.question and beat.question not in questions:
        raise unknown(f"{where}: question", beat.question, questions)
    return beat


def _made(kind: type[_T], entry: Mapping[str, Any], where: str, **own: Any) -> _T:
    """One of these as data gives it. Raises BadInput for a field that is not known."""
    told: dict[str, Any] = {**entry, **own}
    for name, value in told.items():
        checked_name(where, name, [one.name for one in fields(kind)])
        told[name] = tuple(value) if isinstance(value, list) else value
    if "id" not in told:
        raise wrong(where, "an id is needed.")
    return kind(**told)
