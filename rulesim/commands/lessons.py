"""The learner's own folder of lessons: filled with ours, and brought up to date without losing a word of theirs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, cast

NOTE: Final = ".rulesim-lessons.json"
"""Notes in the learner's folder which files came from us: path -> sha256 of the file as it came."""


@dataclass(slots=True)
class Copied:
    """What became of the lessons, by path below the folder: new, brought up to date, or left though ours are newer."""

    new: list[str] = field(default_factory=list[str])
    updated: list[str] = field(default_factory=list[str])
    kept: list[str] = field(default_factory=list[str])

    def sentences(self) -> Iterator[str]:
        """The same in sentences."""
        if self.new:
            yield f"New lessons and pictures: {len(self.new)}."
        if self.updated:
            yield f"Brought up to date: {', '.join(self.updated)}."
        if self.kept:
            yield f"You changed these, so they stay as they are, though newer ones have come: {', '.join(self.kept)}."
            yield "To get a newer one, rename or delete yours and start again."


def copy(source: Path, folder: Path) -> Copied:
    """Copy the lessons below ``source`` to ``folder``, which is made if need be; what the learner changed stays.

    A file that the learner deleted comes back as it was. Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    came, done = _noted(folder), Copied()
    ours = (path for path in source.rglob("*") if path.suffix in (".ipynb", ".png"))
    for path in sorted(path for path in ours if path.parent.name != ".ipynb_checkpoints"):
        name, data = path.relative_to(source).as_posix(), path.read_bytes()
        theirs, mine = folder / name, _sum(data)
        there = _sum(theirs.read_bytes()) if theirs.exists() else ""
        if there in ("", came.get(name)) and there != mine:
            (done.updated if there else done.new).append(name)
            theirs.parent.mkdir(parents=True, exist_ok=True)
            theirs.write_bytes(data)
        elif there != mine:
            if came.get(name) != mine:
                done.kept.append(name)
            continue
        came[name] = mine
    (folder / NOTE).write_text(json.dumps(came, indent=1), encoding="utf-8")
    return done


def _sum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _noted(folder: Path) -> dict[str, str]:
    """What was noted; nothing where the note is missing or damaged: then every file that differs is the learner's."""
    try:
        found = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    noted = cast("dict[object, object]", found) if isinstance(found, dict) else {}
    return {name: told for name, told in noted.items() if isinstance(name, str) and isinstance(told, str)}
