"""The infrastructure laboratory: set up any city of Discordia with sliders, and watch what its shortage is made of.

laboratory = ShortageLab()
laboratory.set(tiles=1)
laboratory.set(manned=1, ring=2)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rulesim.discordia import AREAS, LETTERS, State, position, standard_tables
from rulesim.discordia.aqueduct import shortage
from rulesim.game import wrong
from widgets.charts import theme
from widgets.charts.figure import Numbers
from widgets.discordia.charts.query import ChartQuery, year_ends_left
from widgets.discordia.charts.shortage import parts_of
from widgets.discordia.charts.shortage import shortage as chart
from widgets.sliders import SliderLab, waterfall

_TILES: Final = {
    "field1": "FA01", "market1": "ST01", "fort1": "BA01", "harbour1": "SH01", "field2": "FA02", "market2": "ST02",
}  # fmt: skip
"""The printed slots in the order in which the laboratory fills them, and the tile that it lays there."""
_LAID: Final = {slot: next(tile for tile in standard_tables().tiles if tile.id == id) for slot, id in _TILES.items()}
_SEAT: Final = 0


class ShortageLab(SliderLab):
    """A city to build, with a slider for everything that its shortage depends on.

    ``session`` is a game in the last season of a year; the shortage is that of its first seat. ``tiles``: city tiles on
    printed slots, each covers a symbol there; ``manned``: spaces of these tiles that are filled, from the first;
    ``extensions``: of the city, in turn harbour, fort, market and field; ``stars``: on the expedition path;
    ``decrees``: claimed; ``ring``: field of the aqueduct; ``year``: 1 to 4.
    """

    GAME = "discordia"
    WORDS = "shortage_lab"
    BOARD = ("city", "tracks", "supply", "decrees", "shortage")
    LIMITS: ClassVar[Mapping[str, tuple[int, int]]] = {
        "tiles": (0, len(_TILES)),
        "manned": (0, sum(len(tile.spaces) for tile in _LAID.values())),
        "extensions": (0, 2 * len(AREAS)),
        "stars": (0, 6),
        "decrees": (0, 4),
        "ring": (0, 10),
        "year": (1, 4),
    }

    @property
    def result(self) -> int:
        """The shortage of the city; negative: so many figures may be thrown back."""
        return shortage(self.state, _SEAT)

    shortage = result

    def together(self, name: str, value: int) -> dict[str, int]:
        """With fewer tiles there are fewer spaces to fill."""
        now = self.settings | {name: value}
        return {"manned": min(now["manned"], _spaces(now["tiles"]))} if name in ("tiles", "manned") else {}

    def most(self, name: str) -> str:
        tiles = self.settings["tiles"]
        return self.say(f"{name}.most", tiles=tiles, spaces=_spaces(tiles))

    def position(self, settings: Mapping[str, int]) -> State:
        """A city with these settings at a year's end, beside two empty ones: two players lay out but three decrees."""
        tiles, wanted = settings["tiles"], settings["manned"]
        if wanted > (have := _spaces(tiles)):
            raise wrong("manned", f"{tiles} tiles have {have} spaces, so {wanted} cannot be filled.")
        extensions = Counter(AREAS[number % len(AREAS)] for number in range(settings["extensions"]))
        city = {
            "tiles": _laid(tiles, wanted),
            "extensions": dict(extensions),
            "expedition": settings["stars"],
            "decrees": [decree.id for decree in standard_tables().decrees[: settings["decrees"]]],
            "aqueduct": settings["ring"],
        }
        when = {"year": settings["year"], "season": 5, "start": _SEAT, "seat": _SEAT}
        return position(players=3, **when, dice=[2, 4, 6], cities=[city, {}, {}])

    def sentence(self) -> str:
        left = year_ends_left(self.state, _SEAT)
        how = "sum.negative" if self.shortage < 0 else "sum" if self.shortage else "sum.none"
        return self.say(how, due=self.shortage, back=-self.shortage, count=left)

    def picture(self) -> str:
        question = ChartQuery(state=self.state, seat=_SEAT, lang=self.lang)
        parts = [(part.label, part.now, part.color) for part in parts_of(question, few=True)]
        total = question.say("shortage_sum.negative" if self.shortage < 0 else "shortage_sum")
        return waterfall(parts, total, theme.BAD if self.shortage > 0 else theme.GOOD)

    def numbers(self) -> str:
        told = chart.sketch(self.state, _SEAT, lang=self.lang).numbers
        return Numbers(told.title, "", told.columns, told.rows).text()


def _spaces(tiles: int) -> int:
    """How many spaces the first so many tiles have."""
    return sum(len(tile.spaces) for tile in list(_LAID.values())[:tiles])


def _laid(tiles: int, manned: int) -> dict[str, Any]:
    """The tiles with so many spaces filled, by figures of their own colour where any may stand."""
    found: dict[str, Any] = {}
    for slot, tile in list(_LAID.items())[:tiles]:
        own, filled = LETTERS[tile.kind], tile.spaces[: max(0, manned)]
        found[slot] = [tile.id, [space.text.replace("X", own) for space in filled]]
        manned -= len(filled)
    return found
