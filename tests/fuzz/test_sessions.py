"""What a session is made of: arguments, files, share codes; positions, options and tables of a new game."""

from __future__ import annotations

import dataclasses
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE, Session, State, bots, sharecode
from tests.fuzz.values import REFUSED, TEXTS, among, attempt, attempt_file, plain, trials, typo, value
from tests.mutations import at, paths

pytestmark = pytest.mark.fuzz
GAMES = rulesim.games()
USUAL = 400


@cache
def games_played(game: str) -> tuple[Session, ...]:
    """A few sessions with a past and variations, none of them long."""
    found: list[Session] = []
    for number in range(4):
        session = Session(rulesim.new_game(game, 2 + number % 2), seed=number, names=None)
        rng = Random(number)
        for _ in range(8 + 4 * number):
            if not session.state.is_over:
                session.play(rng.choice(session.state.legal_actions()))
        session.undo()
        session.play(rng.choice(session.state.legal_actions()))
        found.append(session)
    return tuple(found)


def assert_usable(session: Session) -> None:
    """It stands somewhere from where it goes on, and can be kept in both ways."""
    state = session.state
    assert state.is_over or state.legal_actions()
    assert Session.from_dict(json.loads(json.dumps(session.to_dict()))).to_dict() == session.to_dict()
    if attempt(session.share) is not REFUSED:
        assert Session.from_share(session.share()).state == state
    if not state.is_over:
        action = state.sample(Random(0)) if state.player == CHANCE else state.legal_actions()[0]
        attempt(session.branch().play, action)  # a script may say what chance cannot do


@pytest.mark.parametrize("game", GAMES)
def test_arguments_of_a_session(game: str, tmp_path: Path) -> None:
    start = rulesim.new_game(game, 2)
    good: dict[str, tuple[Any, ...]] = {
        "seed": (0, 1, 2**64 - 1, None),
        "chance": ("auto", "wait"),
        "script": ((), [None], [None, None, None]),
        "names": (None, ["Ada", ""], ["Zoë", "李"]),
        "name": ("", "evening"),
        "autosave": (None, tmp_path / "kept.json"),
    }
    for rng in trials(USUAL, f"arguments/{game}"):
        given = {name: among(rng, *values, often=0.75) for name, values in good.items() if rng.random() < 0.7}
        if rng.random() < 0.3:
            given["names"] = [among(rng, "Ada") for _ in range(2)]
        if not isinstance(given.get("autosave"), str | Path):  # where a name is one, nothing is written
            session = attempt(Session, start, **given)
        else:
            session = attempt(Session, start, **{**given, "chance": "wait"})
        if session is not REFUSED:
            assert_usable(session)


def changed(rng: Random, data: Any) -> Any:
    """A copy of plain data with one to three parts changed, doubled or left out."""
    data = json.loads(json.dumps(data))
    for _ in range(rng.randrange(1, 4)):
        ways = [*paths(data)]
        way = rng.choice(ways)
        holder, key, kind = at(data, way[:-1]), way[-1], rng.randrange(5)
        if kind == 0:
            del holder[key]
        elif kind == 1 and isinstance(holder[key], str):
            holder[key] = typo(rng, holder[key])
        elif kind == 2 and isinstance(holder, list):
            holder.insert(key, holder[key])
        elif kind == 3:
            holder[key] = plain(rng)  # it may be too deep to look for further parts
            return data
        elif type(holder[key]) is int:
            holder[key] += rng.choice((-1, 1, 10**20))
        if not [*paths(data)]:
            break
    return data


@pytest.mark.parametrize("game", GAMES)
def test_a_session_from_data(game: str) -> None:
    whole = [session.to_dict() for session in games_played(game)]
    for rng in trials(USUAL // 2, f"data/{game}"):
        data = changed(rng, rng.choice(whole)) if rng.random() < 0.95 else value(rng)
        session = attempt(Session.from_dict, data)
        if session is not REFUSED:
            assert_usable(session)


def damaged(rng: Random, data: bytes) -> bytes:
    """Bytes cut off, changed, doubled, or others altogether."""
    here, there = sorted((rng.randrange(len(data)), rng.randrange(len(data))))
    kind = rng.randrange(6)
    if kind == 0:
        return data[:here]
    if kind == 1:
        return data[:here] + rng.randbytes(rng.randrange(1, 5)) + data[here + 1 :]
    if kind == 2:
        return data[:here] + data[here:there] * 2 + data[there:]
    if kind == 3:
        return data[:here] + data[there:]
    if kind == 4:
        return data[:here] + str(rng.choice(TEXTS)).encode(errors="replace") + data[here:]
    return rng.choice((b"", b"\xff\xfe", b"[" * 50_000, b'{"a":' * 50_000, b"9" * 10_000, b"NaN", rng.randbytes(200)))


@pytest.mark.parametrize("game", GAMES)
def test_a_session_from_the_bytes_of_a_file(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    texts = [json.dumps(session.to_dict()).encode() for session in games_played(game)]
    for rng in trials(USUAL // 2, f"bytes/{game}"):
        file.write_bytes(damaged(rng, rng.choice(texts)))
        session = attempt(Session.load, file)
        if session is not REFUSED:
            assert_usable(session)


def test_files_that_are_named() -> None:
    session = Session(rulesim.new_game("armorica", 2))
    for rng in trials(USUAL, "paths"):
        path = value(rng)
        attempt_file(Session.load, OSError, path)
        attempt_file(Session.resume, OSError, path)
        if not isinstance(path, str | Path):
            attempt_file(session.save, OSError, path)


@pytest.mark.parametrize("game", GAMES)
def test_share_codes_with_typos_and_forged_ones(game: str) -> None:
    codes = [session.share() for session in games_played(game)]
    for rng in trials(USUAL // 2, f"codes/{game}"):
        code: Any = rng.choice(codes)
        if rng.random() < 0.3:
            code = among(rng, typo(rng, code))
        else:
            name, players, data = sharecode.decode(code)
            data = forged(rng, data) if rng.random() < 0.5 else damaged(rng, data)
            code = sharecode.encode(name, rng.choice((players, 1, 4, 9)), data)
        session = attempt(Session.from_share, code)
        if session is not REFUSED:
            assert_usable(session)


def forged(rng: Random, data: bytes) -> bytes:
    """The data of a code with extras of another hand: whatever they say, no file is read."""
    told: dict[str, Any] = {}
    for field in ("options", "changed", "start", "names", "script", "unlisted"):
        if rng.random() < 0.4:
            key = rng.choice(("cards", "tables", "players", "0", "phase", "edition", "options", "own_tables"))
            told[field] = among(rng, {key: plain(rng)}, [plain(rng)], nasty=plain, often=0.8)
    text = json_of(told)
    written = text.encode(errors="replace")
    return bytes([data[0] & 0xF0 | 2]) + sharecode.varint(len(written)) + written + data[1:]


def json_of(data: Any) -> str:
    """JSON of it; without what JSON of here refuses to write."""
    try:
        return json.dumps(data)
    except (ValueError, RecursionError):
        return "[" * 5_000


@pytest.mark.parametrize("game", GAMES)
def test_options_of_a_new_game(game: str) -> None:
    fields = {field.name: field for field in dataclasses.fields(rulesim.find_game(game).options)}
    names = [*fields, "edition", "cards", "tables", "x", "\ud800", "y" * 5_000]
    for rng in trials(USUAL, f"options/{game}"):
        options: dict[str, Any] = {}
        for name in rng.sample(names, rng.randrange(4)):
            known = fields.get(name)
            options[name] = among(rng, *(known.metadata["allowed"] if known else (None,)))
        players = among(rng, 2, 3, often=0.8)
        state = attempt(rulesim.new_game, game, players, **options)
        if state is not REFUSED:
            assert isinstance(state, State) and state.legal_actions()
    assert attempt(rulesim.new_game, game, 2) is not REFUSED


TABLES: dict[str, tuple[str, ...]] = {
    "discordia": ("decrees", "board", "setup", "towers"),
    "provincia": ("buildings", "setup", "cities", "opes"),
}


@pytest.mark.parametrize("inside", [False, True], ids=["files", "positions"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_of_an_own_box(game: str, inside: bool, tmp_path: Path) -> None:
    """A table of the project with cells and lines changed, as a file or as text in a position."""
    if game == "armorica" and inside:
        pytest.skip("its positions describe own cards one by one")
    from_dict, path = rulesim.find_game(game).from_dict, tmp_path / "own"
    usual = rulesim.new_game(game, 2).to_dict()
    for rng in trials(USUAL // 4, f"tables/{game}/{inside}"):
        table = "cards" if game == "armorica" else rng.choice(TABLES[game])
        text = changed_table(rng, source(game, table))
        if inside:
            state = attempt(from_dict, {**usual, "own_tables": {table: text}})
        else:
            path.write_bytes(text.encode(errors="replace"))
            own: Any = {"cards": path} if game == "armorica" else {"tables": {table: path}}
            state = attempt(rulesim.new_game, game, 2, **own)
        if state is not REFUSED:
            bots.play(state, bots.RandomBot(), 1)
            assert state.is_over


@cache
def source(game: str, table: str) -> str:
    """The project's own table."""
    folder = rulesim.find_game(game).folder
    assert folder is not None
    (file,) = (file for file in folder.glob(f"*{table}*") if file.suffix in (".csv", ".toml"))
    return file.read_text(encoding="utf-8")


def changed_table(rng: Random, text: str) -> str:
    """A table with a few cells or lines changed."""
    lines = text.splitlines()
    for _ in range(rng.randrange(1, 4)):
        place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        kind = rng.randrange(4)
        if kind == 0:
            lines[place], lines[other] = lines[other], lines[place]
        elif kind == 1:
            lines.insert(place, lines[other])
        elif kind == 2:
            cells = lines[place].split(",")
            cell = rng.randrange(len(cells))
            cells[cell] = str(rng.choice((0, -1, 1, 99, "9" * 5_000, "x", "", *TEXTS)))
            lines[place] = ",".join(cells)
        else:
            lines[place] = typo(rng, lines[place])
    return "\n".join(lines)
