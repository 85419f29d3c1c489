"""The combat laboratory: set up any city of Provincia Romana with sliders, and see how it stands against the Gauls.

laboratory = CombatLab()
laboratory.set(combat=3, morale=2, military=2)
laboratory.win
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from html import escape
from typing import ClassVar, Final, NamedTuple

from rulesim.provincia import State, odds, position
from rulesim.provincia.combat import strength_parts
from rulesim.provincia.components import Token
from rulesim.provincia.tables import standard_tables
from widgets.charts.provincia.paint import STRENGTH
from widgets.numbers import signed
from widgets.sliders import BAD, GOOD, SliderLab, numbers_table, waterfall

_SEAT: Final = 0
_TOWNS: Final = tuple(town.id for town in standard_tables().towns)
_COLOUR: Final = standard_tables().towns[_SEAT].colour
_OTHER: Final = standard_tables().towns[1].colour
_ROUNDS: Final = standard_tables().setup.combat_rounds
_TOKENS: Final = standard_tables().setup.tokens + 1
_MILITARY: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("officina",),
    ("officina", "stabilum"),
    ("officina", "statio active"),
    ("officina", "stabilum", "statio active"),
    ("officina", "stabilum", "exercitatio active", "statio active"),
    ("officina", "stabilum", "statio active", "statio active"),
)
"""Buildings that give so much military."""


class _Bar(NamedTuple):
    """One part of the strength."""

    label: str
    now: int
    color: str


class CombatLab(SliderLab):
    """A city to arm, with a slider for everything that its strength depends on, and the exact chance to win.

    ``session`` is a game in phase 3 in which the first seat is to lay a token. ``combat``: the first to the fourth (in
    rounds 2, 3, 5 and 6); ``players``: 2 to 6, each of them plays a token; ``morale``, ``defence``: the tracks;
    ``military``: given by buildings; ``token``: the value of the token of one's own colour that one lays, 0 for a token
    of another colour.
    """

    WORDS = "combat_lab"
    START: ClassVar[Mapping[str, int]] = {"players": 4, "morale": 4, "defence": -1, "token": 1}
    LIMITS: ClassVar[Mapping[str, tuple[int, int]]] = {
        "combat": (1, len(_ROUNDS)),
        "players": (2, len(_TOWNS)),
        "morale": (1, 12),
        "defence": (-3, 6),
        "military": (0, len(_MILITARY) - 1),
        "token": (-2, 2),
    }

    @property
    def token(self) -> Token | None:
        """The token that is laid; None: one of another colour."""
        value = self.settings["token"]
        return next((one for one in self.state.cities[_SEAT].tokens if _is(one, value)), None) if value else None

    @property
    def strength(self) -> int:
        """The strength with the token laid, before those of the others."""
        return strength_parts(self.state, _SEAT).total + self.settings["token"]

    @property
    def win(self) -> Fraction:
        """The exact chance not to be defeated."""
        return odds.win(self.state, _SEAT, self.token)

    def position(self, settings: Mapping[str, int]) -> State:
        """A city with these settings, whose turn it is to lay a token."""
        done = _ROUNDS[: settings["combat"] - 1]
        tokens = [f"{_COLOUR}+1"]
        if settings["token"] not in (0, 1):
            tokens.append(f"{_COLOUR}{settings['token']:+}")
        others = (f"{_OTHER}-1", f"{_OTHER}-1", f"{_OTHER}-2", f"{_OTHER}+2")
        tokens += others[: _TOKENS - len(done) - len(tokens)]
        city = {
            "town": _TOWNS[_SEAT],
            "morale": settings["morale"],
            "defence": settings["defence"],
            "buildings": ["horreum", *_MILITARY[settings["military"]]],
            "tokens": tokens,
        }
        fought = [next(card.id for card in standard_tables().bellum if card.round == number) for number in done]
        rest = [{"town": town} for town in _TOWNS[1 : settings["players"]]]
        when = {"phase": "combat", "round": _ROUNDS[len(done)], "start": _SEAT, "seat": _SEAT}
        return position(cities=[city, *rest], fought=fought, **when)

    @property
    def result(self) -> Fraction:
        """The chance to win."""
        return self.win

    # -- words --------------------------------------------------------------------------------------------------------

    def words(self) -> str:
        told = self.say("sum", round=self.state.round, strength=self.strength, chance=_percent(self.win))
        if self.before is None:
            return told
        return f"{told} {self.say('changed', before=_percent(self.before), after=_percent(self.win))}"

    def parts(self) -> list[_Bar]:
        """What the strength consists of."""
        found = strength_parts(self.state, _SEAT)._asdict() | {"tokens": self.settings["token"]}
        return [_Bar(self.say(f"part_{name}"), number, STRENGTH[name]) for name, number in found.items()]

    def picture(self) -> str:
        color = GOOD if self.win >= Fraction(1, 2) else BAD
        return waterfall(self.parts(), self.say("total"), color, most=10) + self._against()

    def _against(self) -> str:
        """The chance to win for each strength that the Gauls may have."""
        rows = (
            f'<tr><th scope="row" style="text-align:right;font-weight:normal">{escape(label)}</th>'
            f'<td style="width:24em"><div style="width:{float(chance):.1%};background:{GOOD};height:1em"></div></td>'
            f'<td style="text-align:right">{_percent(chance)}</td></tr>'
            for label, chance in self._rows()
        )
        return numbers_table(rows)

    def _rows(self) -> Iterator[tuple[str, Fraction]]:
        mine = odds.strength(self.state, _SEAT, self.token)
        for strength, share in odds.gauls(self.state, self.state.round).items():
            yield self.say("gauls", strength=strength, share=_percent(share)), odds.at_least(mine, strength)

    def numbers(self) -> str:
        parts = ", ".join(f"{part.label} {signed(part.now)}" for part in self.parts())
        return "\n".join([parts, *(f"{label}: {_percent(chance)}" for label, chance in self._rows())])


def _is(token: Token, value: int) -> bool:
    return token.colour == _COLOUR and token.value == value


def _percent(chance: Fraction) -> str:
    return f"{float(chance):.0%}"
