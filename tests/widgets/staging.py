"""Lessons in beats as tests make them, and ways to look at a stage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rulesim.messages import Catalogue
from widgets.lessons import Beat, Plan
from widgets.stage import Stage
from widgets.stage.drill import Drill
from widgets.stage.played import PlayedBeat
from widgets.words import _said, catalogue


def plan(*beats: Beat, id: str = "armorica/gaul", **changes: Any) -> Plan:
    """A lesson made of these beats, from the position of the first graded exercise if no other is named."""
    start = {"position": "x1"} if not {"position", "new_game"} & set(changes) else {}
    return Plan(**{"id": id, "notebook": "n.ipynb", "beats": beats, "chart": "reach", **start, **changes})


def do(id: str, move: str = "take 1", **changes: Any) -> Beat:
    """A beat in which a move is to be made."""
    return Beat(**{"id": id, "kind": "do", "goal": {"played": move}, "solution": (move,), **changes})


def drill(question: str, **changes: Any) -> Beat:
    """A beat that asks a question of the game."""
    return Beat(**{"id": question, "kind": "drill", "question": question, **changes})


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """Words of a test's own, for the lessons of Armorica."""
    yield Words(tmp_path, monkeypatch)
    _said.cache_clear()


@dataclass(frozen=True, slots=True)
class Words:
    """``words.say("beat_x = Do it.")`` makes lessons say that."""

    folder: Path
    patch: pytest.MonkeyPatch

    def say(self, *messages: str) -> None:
        real = catalogue("armorica")
        (self.folder / "en.ftl").write_text("\n".join(messages) + "\n", encoding="utf-8")
        told = Catalogue(*real.folders, self.folder)
        for home in ("widgets.words.catalogue", "widgets.lessons.catalogue"):
            self.patch.setattr(home, lambda game="": told)
        _said.cache_clear()


def press(stage: Stage, kind: str, **fields: Any) -> None:
    """What the page says when something is pressed: an intent for the position that it shows."""
    place = {"ply": stage.scene["ply"], "revision": stage.scene["revision"]}
    said = {"seq": stage._seq + 1, "kind": kind, **place, **fields}
    stage.set_state({"intent": said})


def click(stage: Stage, action: str) -> None:
    """A press on the piece that attempts a move."""
    press(stage, "attempt", action=action, piece=None)


def command(stage: Stage, name: str) -> None:
    """A press on a button of the frame."""
    press(stage, "command", command=name)


def buttons(stage: Stage) -> list[str]:
    """The buttons of the answer bar."""
    return [button["command"] for button in stage.frame["answer"]["buttons"]]


def played(stage: Stage) -> PlayedBeat:
    """The beat that is being played."""
    assert isinstance(stage.run, PlayedBeat)
    return stage.run


def asked(stage: Stage) -> Drill:
    """The question that is asked."""
    assert isinstance(stage.run, Drill)
    return stage.run


def log(stage: Stage) -> list[str]:
    """What was played on this line, chance's moves included."""
    return [str(entry.action) for entry in stage.session.log]


def right(run: Drill) -> list[Any]:
    """The right answer to the part that is asked, as Python gives it."""
    return list(run.part.answer)


def wrong(run: Drill) -> list[Any]:
    """An answer to it that is wrong in one point."""
    part = run.part
    if part.kind == "number":
        return [part.number + 1]
    others = [option.key for option in part.options if not option.right]
    if part.kind == "one":
        return [others[0]]
    return [*part.answer, others[0]] if others else list(part.answer[1:])


def leaves(data: Any) -> Iterator[Any]:
    """Every value in plain data."""
    if isinstance(data, Mapping):
        for value in data.values():
            yield from leaves(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from leaves(value)
    else:
        yield data


def told(stage: Stage) -> dict[str, Any]:
    """Everything that the page is told of the board, the answer and the plot."""
    return {name: getattr(stage, name) for name in ("scene", "frame", "figure", "glance")}


def pieces(scene: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    """Every piece of a scene as data."""
    return (piece for zone in scene["zones"] for piece in zone["pieces"])
