"""Files that people name: paths are checked, contents read up to a limit, and written as a whole or not at all."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import stat
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from rulesim.arguments import refused
from rulesim.game import BadInput, wrong
from rulesim.outside import shown

MOST_BYTES: Final = 32_000_000
"""The largest file that is read: a saved game has a hundredth of that."""
_NAME: Final = 255
"""Bytes that a file system lets a name have."""
_LEFT_BEHIND: Final = 3600.0
"""Seconds after which nobody can still be writing a file."""


class FileTaken(BadInput):
    """A file holds something else than what was last read or written there. It is as it was."""


def named(path: object, field: str, *, written: bool = False) -> Path:
    """The file itself, behind links; it need not exist. Raises BadInput for what is no path, or one of no file.

    ``written``: the folder must exist.
    """
    try:
        file = Path(os.path.realpath(Path(path).expanduser()))  # type: ignore[arg-type]
        parts = [os.fsencode(part) for part in file.parts]
        usable = b"\0" not in b"".join(parts) and max(map(len, parts)) <= _NAME
        usable = usable and _may_be_file(file) and (not written or file.parent.is_dir())
    except (TypeError, ValueError, RuntimeError, OSError):  # no path, no text, nobody's home, nothing one may look into
        usable, file = False, Path()
    if not usable:
        raise refused(field, path, "a file in an existing folder")
    return file


def _may_be_file(path: Path) -> bool:
    """Whether there is a file, or nothing. Raises OSError for what no file system can have."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return True


def read(path: object, field: str) -> bytes:
    """What a file holds. Raises OSError if it cannot be read, BadInput if it is no file or too large."""
    with named(path, field).open("rb") as stream:
        data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise wrong(field, f"{shown(path)} is too large; allowed: up to {MOST_BYTES // 10**6} MB.")
    return data


def mark(data: bytes) -> str:
    """What tells contents apart: their size and a digest."""
    return f"{len(data)} {hashlib.sha256(data).hexdigest()}"


def write(file: Path, data: bytes, known: str | None, replace: bool = False) -> str:
    """Write a file beside ``file``, down to the disk, then put it in its place in one step; returns its :func:`mark`.

    A crash meanwhile leaves the old file whole. Who may read the old file may read the new one. Unless ``replace``,
    raises :class:`FileTaken` where the file holds something else than what is ``known`` (its mark; None: nothing).
    """
    _sweep(file)
    new = file.with_name(f".{_short(file.name)}.{_machine()}-{os.getpid()}-{secrets.token_hex(4)}.new")
    try:
        with new.open("xb") as stream:
            with suppress(FileNotFoundError):
                new.chmod(stat.S_IMODE(file.stat().st_mode))
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if not replace and not _holds(file, known):
            told = f"path: {shown(file.name)} holds something else by now; allowed: another name, or replace=True."
            raise FileTaken("path", told)
        os.replace(new, file)  # noqa: PTH105 - the same call, named as what it must be
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    _settle(file.parent)
    return mark(data)


def beside(file: Path) -> Path:
    """A name that no file has yet: ``game (2).json`` for ``game.json``."""
    stem, number = re.sub(r" \(\d+\)$", "", file.stem), 2
    while (other := file.with_name(f"{stem} ({number}){file.suffix}")).exists():
        number += 1
    return other


def _holds(file: Path, known: str | None) -> bool:
    """Whether a file is not there, or holds what is known."""
    try:
        if known is None or file.stat().st_size != int(known.partition(" ")[0]):
            return not file.exists()
        return mark(file.read_bytes()) == known
    except FileNotFoundError:
        return True


def _settle(folder: Path) -> None:
    """Bring the names in a folder down to the disk, where the system can."""
    with suppress(OSError):  # such as Windows, where a folder cannot be opened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _short(name: str) -> str:
    """A name, or what stands for it where something longer must still be a name."""
    told = os.fsencode(name)
    return name if len(told) <= _NAME - 60 else f"{zlib.crc32(told):08x}"


def _machine() -> str:
    """What tells this machine from others that may share a folder with it."""
    import platform

    return f"{zlib.crc32(platform.node().encode(errors='replace')):08x}"


def _sweep(file: Path) -> None:
    """Remove what writers of this file left behind that died before they were done."""
    ours = re.compile(rf"\.{re.escape(_short(file.name))}\.(?:([0-9a-f]{{8}})-(\d+)-)?[0-9a-f]{{8}}\.new")
    with suppress(OSError):  # whatever it is, it is no reason not to save
        for other in file.parent.iterdir():
            match = ours.fullmatch(other.name)
            if match and (_is_dead(match[1], match[2]) or time.time() - other.stat().st_mtime > _LEFT_BEHIND):
                other.unlink(missing_ok=True)


def _is_dead(machine: str | None, process: str | None) -> bool:
    """Whether it is known that a process has ended: only of this machine, and where asking does not end it."""
    if os.name != "posix" or process is None or machine != _machine():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
