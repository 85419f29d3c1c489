"""The combat laboratory: set up any city of Provincia Romana with sliders, and see how it stands against the Gauls.

laboratory = CombatLab()
laboratory.set(combat=3, morale=2, military=2)
laboratory.win
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any, ClassVar, Final

from rulesim import Session
from rulesim.outside import escaped
from rulesim.provincia import State, odds, position
from rulesim.provincia.actions import Lay
from rulesim.provincia.combat import strength_parts
from rulesim.provincia.components import Token
from rulesim.provincia.tables import standard_tables
from widgets.charts import theme
from widgets.numbers import signed
from widgets.provincia.charts.query import STRENGTH, ChartQuery
from widgets.sliders import SliderLab, bar_row, column_row, numbers_table, waterfall

_SEAT: Final = 0
_TOWNS: Final = tuple(town.id for town in standard_tables().towns)
_COLOUR: Final = standard_tables().towns[_SEAT].colour
_ROUNDS: Final = standard_tables().setup.combat_rounds
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

_UNKNOWN: Final = "unknown"


class CombatLab(SliderLab):
    """A city to arm, with a slider for everything that its strength depends on, and the exact chance to win.

    ``combat``: the first to the fourth (in rounds 2, 3, 5 and 6); ``players``: 2 to 6, each of them plays a token;
    ``morale``, ``defence``: the tracks; ``military``: given by buildings; ``token``: the value of the token of one's
    own colour that one lays, 0 for a token of another colour; ``spent``: which tokens of one's colour were turned over
    in earlier combats, such as ``"+2 -1"``, ``"none"`` or, at first, ``"unknown"``.

    The chance is that of :func:`rulesim.provincia.odds.averaged`: of who holds which token, and of what was laid
    before, no more is known than these settings say. ``session`` is one of the games that may be so, in phase 3, when
    the first seat is to lay a token; a chart of it knows the tokens of that one game.
    """

    GAME = "provincia"
    WORDS = "combat_lab"
    BOARD = ("round", "combat", "city")
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
        return _token(self.settings["token"])

    @property
    def strength(self) -> int:
        """The strength with the token laid, before those of the others."""
        return strength_parts(self.state, _SEAT).total + self.settings["token"]

    @property
    def others(self) -> odds.Chances:
        """What the tokens of the others change the strength by."""
        return dict(_others(*(self.settings[name] for name in ("players", "combat", "token", "spent"))))

    @property
    def result(self) -> Fraction:
        """The exact chance not to be defeated."""
        return odds.beats(self.state, self._strengths(), self.state.round)

    win = result

    def _strengths(self) -> odds.Chances:
        return odds.added({self.strength: Fraction(1)}, self.others)

    def choices(self, settings: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
        """Which tokens of one's colour may have been turned over before."""
        possible = _spent(*(settings[name] for name in ("players", "combat", "token")))
        named = {key: ", ".join(map(signed, values)) or self.say("spent_none") for key, values in possible.items()}
        return {"spent": {_UNKNOWN: self.say("spent_unknown")} | named}

    def together(self, name: str, value: Any) -> dict[str, Any]:
        """Tokens that cannot have been turned over are no longer supposed to be."""
        wanted = self.settings | {name: value}
        return {} if wanted["spent"] in self.choices(wanted)["spent"] else {"spent": _UNKNOWN}

    def position(self, settings: Mapping[str, Any]) -> State:
        """A city with these settings, whose turn it is to lay a token; of the games that may be so, one."""
        players, combat, token = (settings[name] for name in ("players", "combat", "token"))
        possible = _spent(players, combat, token)
        spent = possible.get(settings["spent"], next(iter(possible.values())))
        first, *rest = _hands(players, combat, _token(token), spent)
        city = {
            "morale": settings["morale"],
            "defence": settings["defence"],
            "buildings": ["horreum", *_MILITARY[settings["military"]]],
        }
        return _game(combat, [first | city, *rest])

    def on_board(self) -> Session:
        """The game with the token laid; which others are in hand, the settings do not say."""
        state = self.state.copy()
        city = state.cities[_SEAT]
        state.play(Lay.of(self.token or next(token for token in city.tokens if token.colour != _COLOUR)))
        city.tokens = ()
        return Session(state)

    # -- words --------------------------------------------------------------------------------------------------------

    def sentence(self) -> str:
        return self.say("sum", round=self.state.round, strength=self.strength, chance=self.told(self.win))

    def told(self, result: Fraction) -> str:
        """A chance in per cent."""
        return ChartQuery(state=self.state, seat=_SEAT, lang=self.lang).percent(result)

    def parts(self) -> list[tuple[str, int, str]]:
        """What the strength consists of: words, numbers, colours."""
        found = strength_parts(self.state, _SEAT)._asdict() | {"tokens": self.settings["token"]}
        return [(self.say(f"part_{name}"), number, STRENGTH[name]) for name, number in found.items()]

    def picture(self) -> str:
        color = theme.GOOD if self.win >= Fraction(1, 2) else theme.BAD
        most = max(self.others.values())
        columns = [(signed(change), float(one / most), self.told(one)) for change, one in self.others.items()]
        rows = [bar_row(label, 0, float(one), theme.GOOD, self.told(one)) for label, one in self._rows()]
        blocks = {
            "strength": waterfall(self.parts(), self.say("total"), color, most=10),
            "others": column_row(columns, STRENGTH["tokens"]),
            "gauls": numbers_table(rows),
        }
        return "".join(f"<b>{escaped(self.say(f'head_{name}'))}</b>{block}" for name, block in blocks.items())

    def note(self) -> str:
        return self.say("averaged")

    def _rows(self) -> Iterator[tuple[str, Fraction]]:
        """The chance to win for each strength that the Gauls may have."""
        mine = self._strengths()
        for strength, share in odds.gauls(self.state, self.state.round).items():
            yield self.say("gauls", strength=strength, share=self.told(share)), odds.at_least(mine, strength)

    def numbers(self) -> str:
        parts = ", ".join(f"{label} {signed(number)}" for label, number, _ in self.parts())
        others = ", ".join(f"{signed(change)} {self.told(chance)}" for change, chance in self.others.items())
        gauls = (f"{label}: {self.told(chance)}" for label, chance in self._rows())
        return "\n".join([parts, f"{self.say('head_others')}: {others}", *gauls, self.say("averaged")])


# --- games that may be so ---


def _token(value: int) -> Token | None:
    """The token of one's own colour with this value; None for 0."""
    tokens = (token for token in standard_tables().tokens if token.colour == _COLOUR)
    return next((token for token in tokens if token.value == value), None)


def _game(combat: int, cities: Sequence[Mapping[str, Any]]) -> State:
    """A game with these cities, in which the first seat begins to lay tokens in this combat."""
    done = _ROUNDS[: combat - 1]
    fought = [next(card.id for card in standard_tables().bellum if card.round == number) for number in done]
    told = [{"town": town} | dict(city) for town, city in zip(_TOWNS, cities, strict=False)]
    return position(cities=told, fought=fought, phase="combat", round=_ROUNDS[len(done)], start=_SEAT, seat=_SEAT)


@cache
def _spent(players: int, combat: int, token: int) -> dict[str, odds.Values]:
    """Which tokens of one's own colour may have been turned over in earlier combats, the likeliest first."""
    chances = odds.spent(_game(combat, [{}] * players), _SEAT, _token(token))
    found = sorted(chances, key=lambda values: -chances[values])
    return {" ".join(f"{value:+}" for value in values) or "none": values for values in found}


@cache
def _others(players: int, combat: int, token: int, spent: str) -> odds.Chances:
    gone = _spent(players, combat, token).get(spent)
    return odds.averaged(_game(combat, [{}] * players), _SEAT, _token(token), gone)


def _hands(players: int, combat: int, laid: Token | None, spent: odds.Values) -> list[dict[str, Any]]:
    """Tokens for each city: one deal, and one course of the earlier combats in which just these were turned over."""
    tables, over = standard_tables(), combat - 1
    colours = [town.colour for town in tables.towns[:players]]
    pool = [token for token in tables.tokens if not token.own for _ in range(token.copies)]
    rest = [token.id for token in pool if token.colour in colours[1:]]
    mine = Counter(token.id for token in pool if token.colour == _COLOUR)
    shown = [f"{_COLOUR}{value:+}" for value in spent]
    lays = rest.pop() if laid is None else laid.id
    hidden = list((mine - Counter([*shown, lays])).elements())
    early = [*shown, *rest][: over * players]
    late = iter([*hidden, *rest[len(early) - len(shown) :]])
    turned = players - (over * players - len(early))  # from this seat on, the own +1 was laid, for want of others
    before = iter(early)
    found = []
    for seat, colour in enumerate(colours):
        own = f"{colour}+1"
        played = [own] if seat >= turned else []
        tokens = list(dict.fromkeys([*([] if played else [own]), *([lays] if seat == _SEAT else [])]))
        played += islice(before, over - len(played))
        tokens += islice(late, tables.setup.tokens + 1 - over - len(tokens))
        found.append({"tokens": tokens, "played": played})
    return found
