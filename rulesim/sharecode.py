"""Share codes: a game in progress as a short line of signs that can be mailed, or read aloud.

A code looks like ``armorica-3-7KQ2M-9XWP4-C1``: the game, the number of players, then bytes in an alphabet of 32 signs
without look-alikes (I, L and O are read as 1, 1 and 0; case, blanks and hyphens do not matter). The bytes are

    version and flags (1) | seed, if not 0 | extras, if any | how many actions | the actions | check of notations (2)
    | check of the code (2)

Actions are indices into the lists of legal actions, packed as mixed-radix digits: a forced action takes no space.
Outcomes of chance that the seed implies (version 2) are not among them: before the first outcome, and after each that
was told instead, a digit says how many in a row the seed gives. Version 1 lists every outcome; it is written where the
seed gave none, or where it is shorter, and always read. Extras (options, start position, names, script) are JSON,
deflated where that helps. The check of notations notices a rulesim whose lists of legal actions or whose chance differ.
The check of the code is cyclic over all that stands before: it notices every error within 16 neighbouring bits, hence
every mistyped sign and every two neighbours swapped, wherever it is.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import takewhile
from random import Random
from typing import Any, Final, Literal, cast

from rulesim.game import CHANCE, Action, BadInput, IllegalAction, State, checked_name, find_game, wrong
from rulesim.outside import shown

Chance = Literal["auto", "wait"]

FIELD: Final = "share code"
LISTED: Final = 1
"""The version of codes that list every outcome of chance."""
SEEDED: Final = 2
"""The version of codes that leave the outcomes to the seed, as far as it gave them."""
MOST_ACTIONS: Final = 20_000
MOST_SIGNS: Final = 200_000
"""No game has a longer code, whatever tables of its own it brings along: those of ours have a few hundred signs."""
MOST_EXTRAS: Final = 1_000_000
"""Bytes that the extras of a code may swell to."""

_SEED, _EXTRAS, _DEFLATED, _WAIT = 1, 2, 4, 8
_EXTRA_FIELDS: Final[Mapping[str, type[Any]]] = {
    **dict.fromkeys(("options", "changed", "start", "unlisted"), dict), "names": list, "script": list,
}  # fmt: skip
_NOWHERE: Final = "it has a position without a legal action that is not the end of the game."
_OTHER: Final = "its actions read differently here; it was made by another version of rulesim."
_EMPTY: Final[Mapping[str, Any]] = {name: kind() for name, kind in _EXTRA_FIELDS.items()}


@dataclass(frozen=True, slots=True)
class Shared:
    """What a code says: a line from its start, and how it would go on. ``names`` and ``script`` as in a session."""

    start: State
    actions: Sequence[Action]
    seed: int = 0
    chance: Chance = "auto"
    names: Sequence[str] = ()
    script: Sequence[str | None] = ()


def luck(seed: int, draws: int) -> Random:
    """The generator of chance's outcome after ``draws`` others on a line: it depends on nothing else but the seed."""
    return Random(f"{seed}/{draws}")


def write(shared: Shared) -> str:
    """The code of a line; of the versions that there are, the shorter. Raises BadInput if nobody could read it."""
    _limit(len(shared.actions), MOST_ACTIONS, "actions")
    extras = _start_extras(shared.start) | {"names": [*shared.names], "script": [*shared.script]}
    start = _first_state(shared.start.game, shared.start.players, {**_EMPTY, **extras})  # as who reads the code has it
    given = _given(shared, start)
    codes: list[str] = []
    for version in sorted({SEEDED if gave else LISTED for gave in given if gave is not None} or {LISTED}):
        choices, unlisted = _choices(shared, start, given if version == SEEDED else None)
        data = varint(len(shared.actions)) + pack(choices) + _check(shared.actions)
        codes.append(encode(start.game, start.players, _head(shared, {**extras, "unlisted": unlisted}, version) + data))
    code = min(codes, key=len)
    _limit(len(code), MOST_SIGNS, "signs")
    return code


def read(code: str) -> Shared:
    """What a code says. Raises :class:`~rulesim.game.BadInput` for a code with a typo, or that no line can have."""
    game, players, data = decode(code)
    version = data[0] >> 4 if len(data) >= 4 else 0
    if version not in (LISTED, SEEDED):
        raise _broken("it was made by another version of rulesim.")
    flags, rest, check = data[0] & 0xF, data[1:-2], data[-2:]
    seed, rest = read_varint(rest) if flags & _SEED else (0, rest)
    extras = dict(_EMPTY)
    if flags & _EXTRAS:
        length, rest = read_varint(rest)
        extras |= _read_extras(rest[:length], bool(flags & _DEFLATED))
        rest = rest[length:]
    start = _first_state(game, players, extras)
    count, packed = read_varint(rest)
    actions = _replayed(start, count, packed, extras["unlisted"], seed if version == SEEDED else None)
    if _check(actions) != check:
        raise _broken(_OTHER)
    return Shared(start, actions, seed, "wait" if flags & _WAIT else "auto", extras["names"], extras["script"])


def _broken(why: str) -> BadInput:
    return wrong(FIELD, why)


def _limit(count: int, most: int, what: str) -> None:
    if count > most:
        raise _broken(f"it has {shown(count)} {what}; at most {most} can be read.")


def is_stuck(state: State) -> bool:
    """Whether a position goes nowhere though the game is not over: no line of a game has one."""
    return not state.is_over and not state.legal_actions()


# --- the line ---


def _given(shared: Shared, start: State) -> list[bool | None]:
    """Per action whether the seed gave this outcome of chance; None where a player decided."""
    given: list[bool | None] = []
    state, draws = start.copy(), 0
    for action in shared.actions:
        if state.player == CHANCE:
            given.append(state.sample(luck(shared.seed, draws)) == action)
            draws += 1
        else:
            given.append(None)
        state.apply(action)
    return given


def _choices(
    shared: Shared, start: State, given: Sequence[bool | None] | None
) -> tuple[list[tuple[int, int]], dict[str, str]]:
    """The actions as (index, how many are legal); by ply those that are legal but said otherwise than in the list.

    ``given``: what the seed gave, which is left to it; None: nothing is.
    """
    choices: list[tuple[int, int]] = []
    unlisted: dict[str, str] = {}
    state, row = start.copy(), -1  # how many outcomes in a row come from the seed; -1: still to be said
    for ply, action in enumerate(shared.actions):
        if given is not None and given[ply] is not None:
            if row < 0:
                row = sum(1 for _ in takewhile(bool, (gave for gave in given[ply:] if gave is not None)))
                choices.append((row, len(shared.actions) - ply + 1))
            row -= 1
            if row >= 0:
                state.apply(action)
                continue
        legal = list(state.legal_actions())
        if action in legal:
            choices.append((legal.index(action), len(legal)))
        else:
            unlisted[str(ply)] = str(action)
        state.apply(action)
    return choices, unlisted


def _replayed(
    start: State, count: int, packed: bytes, unlisted: Mapping[str, object], seed: int | None
) -> list[Action]:
    """The ``count`` actions that are ``packed``; ``seed``: what gives the outcomes that are not (None: all are)."""
    _limit(count, MOST_ACTIONS, "actions")
    choices, state = Unpacker(packed), start.copy()
    actions: list[Action] = []
    draws, row = 0, -1
    for ply in range(count):
        if state.is_over:
            raise _broken(f"it goes on after the end of the game, at action {ply + 1}.")
        by_chance = seed is not None and state.player == CHANCE
        if by_chance:
            row = (choices.next(count - ply + 1) if row < 0 else row) - 1
        if by_chance and row >= 0:
            action = state.sample(luck(seed or 0, draws))
        else:
            action = _next_action(state, choices, unlisted.get(str(ply)))
        draws += by_chance
        try:
            state.play(action)
        except IllegalAction as error:
            raise _broken(f"its action {ply + 1} is against the rules ({error.rule}).") from error
        actions.append(action)
    if not choices.is_empty:
        raise _broken(_OTHER)
    if is_stuck(state):
        raise _broken(_NOWHERE)
    return actions


def _next_action(state: State, choices: Unpacker, said: object) -> Action:
    """The next action that a code tells: by its place in the list, or in other words."""
    if isinstance(said, str):
        return state.parse(said)
    if said is not None:
        raise _broken(f"its action {shown(said)} cannot be read.")
    legal = state.legal_actions()
    if not legal:
        raise _broken(_NOWHERE)
    return legal[choices.next(len(legal))]


def _check(actions: Sequence[Action]) -> bytes:
    """Two bytes over the notations of a line."""
    return binascii.crc_hqx("\n".join(map(str, actions)).encode(), 0).to_bytes(2, "big")


# --- the start and other extras ---


def _start_extras(start: State) -> dict[str, Any]:
    """How to set up ``start``: a new game's options, or a position; only what differs from a usual new game."""
    plain, rules = start.to_dict(), find_game(start.game)
    try:
        usual = rules.new_game(start.players).to_dict()
        changed = _difference(plain, usual)
        options = changed.get("options", {})
        if rules.new_game(start.players, **options).to_dict() == plain:
            return {"options": options}
    except BadInput:  # a position that no new game has: with another number of players perhaps
        return {"start": plain}
    return {"changed": changed} if _changed(usual, changed) == plain else {"start": plain}


def _difference(plain: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of ``plain`` that ``usual`` has not or has otherwise; of fields with fields of their own, those."""
    found: dict[str, Any] = {}
    for name, value in plain.items():
        other = usual.get(name)
        if name not in usual or other != value:
            both = isinstance(value, dict) and isinstance(other, dict)
            found[name] = _difference(cast("dict[str, Any]", value), cast("dict[str, Any]", other)) if both else value
    return found


def _changed(usual: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    """``usual`` with the fields that :func:`_difference` found."""
    result = dict(usual)
    for name, value in changed.items():
        other = usual.get(name)
        both = isinstance(value, dict) and isinstance(other, dict)
        result[name] = _changed(cast("dict[str, Any]", other), cast("dict[str, Any]", value)) if both else value
    return result


def _first_state(game: str, players: int, extras: Mapping[str, Any]) -> State:
    rules = find_game(game)
    if extras["start"]:
        state = rules.from_dict(extras["start"])
    elif extras["changed"]:
        state = rules.from_dict(_changed(rules.new_game(players).to_dict(), extras["changed"]))
    else:
        known = [*(part.name for part in fields(rules.options)), "edition"]  # rules alone, above all no file to read
        state = rules.new_game(
            players, **{checked_name("option", name, known): v for name, v in extras["options"].items()}
        )
    if state.players != players:
        raise _broken(f"it says {players} players, but its position has {state.players}.")
    return state


def _head(shared: Shared, extras: Mapping[str, Any], version: int) -> bytes:
    """Version and flags, then the seed and the extras if there are any."""
    flags = (_SEED if shared.seed else 0) | (_WAIT if shared.chance == "wait" else 0)
    data = varint(shared.seed) if shared.seed else b""
    told = {name: value for name, value in extras.items() if value}
    if told:
        text = json.dumps(told, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        plain = text.encode(errors="surrogatepass")  # as json reads it
        small = min(plain, _deflated(plain), key=len)
        flags |= _EXTRAS | (_DEFLATED if len(small) < len(plain) else 0)
        data += varint(len(small)) + small
    return bytes([version << 4 | flags]) + data


def _deflated(data: bytes) -> bytes:
    """Deflated without header and checksum: the code has its own."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9)
    return squeeze.compress(data) + squeeze.flush()


def _read_extras(data: bytes, deflated: bool) -> dict[str, Any]:
    """The extras of a code, each of its own kind. What swells beyond all measure is refused."""
    try:
        if deflated:
            unzip = zlib.decompressobj(-zlib.MAX_WBITS)
            data = unzip.decompress(data, MOST_EXTRAS)
            if not unzip.eof:
                raise _broken("its start position is too large, or cut off.")
        extras = json.loads(data)
    except (zlib.error, RecursionError, ValueError) as error:  # no JSON, no text, a number of thousands of digits
        raise _broken(f"its start position cannot be read ({error}).") from error
    if not isinstance(extras, dict):
        raise _broken("its start position cannot be read.")
    for name, value in cast("dict[str, Any]", extras).items():
        checked_name(f"{FIELD}, field", name, _EXTRA_FIELDS)
        if not isinstance(value, _EXTRA_FIELDS[name]):
            raise _broken(f"its field {name} cannot be read.")
    return cast("dict[str, Any]", extras)


# --- bytes as signs ---

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_RFC: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_TO_SIGNS: Final = str.maketrans(_RFC, _SIGNS)
_FROM_SIGNS: Final = str.maketrans(_SIGNS, _RFC)
_LOOK_ALIKES: Final = str.maketrans("OIL", "011")
_SHAPE: Final = re.compile(r"([a-z]+)-([1-9])-(.*)", re.DOTALL)
_GROUP: Final = 5


def encode(game: str, players: int, data: bytes) -> str:
    """The code for ``data``, with its checksum."""
    head = f"{game}-{players}-"
    check = binascii.crc_hqx(head.encode() + data, 0).to_bytes(2, "big")
    signs = base64.b32encode(data + check).decode().rstrip("=").translate(_TO_SIGNS)
    return head + "-".join(signs[i : i + _GROUP] for i in range(0, len(signs), _GROUP))


def decode(code: str) -> tuple[str, int, bytes]:
    """Game, number of players and data of a code. Raises :class:`~rulesim.game.BadInput` if the checksum is wrong."""
    if not isinstance(code, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise _broken(f"a text is needed, not {shown(code)}.")
    _limit(len(code), MOST_SIGNS, "signs")
    shape = _SHAPE.fullmatch("".join(code.split()).lower())
    if shape is None:
        raise _broken("it has to begin with a game and a number of players, as in armorica-3-...")
    game, players, body = shape[1], int(shape[2]), shape[3].replace("-", "").upper().translate(_LOOK_ALIKES)
    strange = next((sign for sign in body if sign not in _SIGNS), None)
    if strange is not None:
        raise _broken(f"{shown(strange)} is not used in codes; the signs are {_SIGNS}.")
    data = _bytes(body)
    if len(data) <= 2 or binascii.crc_hqx(f"{game}-{players}-".encode() + data, 0):
        raise _broken("the checksum is wrong; a sign is mistyped, swapped or missing.")
    return game, players, data[:-2]


def _bytes(body: str) -> bytes:
    """The bytes of the signs; b"" if no bytes are written that way."""
    padded = body.translate(_FROM_SIGNS)
    padded += "=" * (-len(padded) % 8)
    try:
        data = base64.b32decode(padded)
    except binascii.Error:
        return b""
    # The last sign may have bits to spare: they are 0, or the sign is mistyped.
    return data if base64.b32encode(data).decode() == padded else b""


# --- numbers as bytes ---


def pack(choices: Iterable[tuple[int, int]]) -> bytes:
    """Choices (index, number of possibilities) as the fewest bytes: mixed-radix digits, the first choice lowest."""
    number = 0
    for index, possibilities in reversed([*choices]):
        number = number * possibilities + index
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


class Unpacker:
    """Gives back packed choices one by one, each time told how many possibilities there are."""

    def __init__(self, data: bytes) -> None:
        self._number = int.from_bytes(data, "big")

    def next(self, possibilities: int) -> int:
        """The index of the next choice."""
        self._number, index = divmod(self._number, possibilities)
        return index

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left but choices of index 0."""
        return self._number == 0


def varint(number: int) -> bytes:
    """A whole number from 0 in 7 bits per byte, the lowest first."""
    data = bytearray()
    while number > 0x7F:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*data, number])


def read_varint(data: bytes) -> tuple[int, bytes]:
    """The number at the beginning of ``data``, and the rest. Raises BadInput if ``data`` ends before, or goes on."""
    number = 0
    for place, byte in enumerate(data[:_LONGEST]):
        number |= (byte & 0x7F) << (7 * place)
        if byte < 0x80:
            return number, data[place + 1 :]
    raise _broken("it ends too early." if len(data) < _LONGEST else "it has a number that is too large.")


_LONGEST: Final = 10
"""Bytes of the largest number that a code has: a seed below 2**64."""
