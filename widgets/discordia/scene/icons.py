"""The symbols of Discordia: which one stands for a figure, an effect, a place on a city board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulesim.discordia.city import Laid
from rulesim.discordia.components import Effects, Field, Figures, Space, Tile, Tower
from widgets import scenes

FIGURES: Final = ("sailor", "soldier", "merchant", "farmer")
"""The symbols of the figures, in the order of ``components.COLORS``; ``figure`` is one of any colour."""
_ICONS: Final = {
    "EXP": "expedition", "DEV": "development", "TRACK": "star", "AQ": "aqueduct", "STAR": "star", "SWAP": "swap",
    "DISCARD": "discard", "DRAW": "draw", "TOWER": "tower", "MANIPULATOR": "manipulator", "PRIVILEGE": "privilege",
    "EXTENSION": "extension", "DISPATCH": "dispatch", "PERM": "perk", "INFRA": "infrastructure",
    "STARLOSS": "star-lost", "AQLOSS": "aqueduct-lost", "TOWERLOSS": "tower-lost", "DEMOLISH": "tile-lost",
}  # fmt: skip
"""The symbol of each effect."""
_ONE_EACH: Final = ("AQ", "STAR", "EXP", "DEV", "TRACK", "DISPATCH", "TOWER", "STARLOSS", "AQLOSS", "TOWERLOSS")
"""Effects whose symbol is drawn as often as their number says."""


def figure_icons(space: Space) -> tuple[str, ...]:
    """The figures that a space asks for, as symbols."""
    return (*icons_of(space.figures), *("figure",) * space.grey)


def icons_of(figures: Figures | Sequence[int]) -> tuple[str, ...]:
    """Figures as symbols."""
    return tuple(icon for icon, count in zip(FIGURES, figures, strict=True) for _ in range(count))


def effect_icons(effects: Effects) -> tuple[str, ...]:
    """The symbols of a bonus, reward or damage."""
    found: list[str] = []
    for name, arg in effects:
        icon = FIGURES[arg] if name == "JOKER" else _ICONS.get(name, "")
        times = min(3, arg) if name in _ONE_EACH and isinstance(arg, int) else 1
        found += [icon] * times if icon else []
    return tuple(found)


def field_icons(field: Field) -> tuple[str, ...]:
    """What a place on a city board shows: an infrastructure symbol, the bonus of covering it."""
    return (*(("infrastructure",) if field.symbol else ()), *effect_icons(field.bonus))


def laid_spaces(laid: Laid) -> tuple[scenes.Space, ...]:
    """The spaces of a tile in a city: what lies on the filled ones (in the order of colours), what the others ask."""
    left = [*laid.figures]
    found: list[scenes.Space] = []
    for index, space in enumerate(laid.tile.spaces):
        if index < laid.filled:
            found.append(scenes.Space(icons=icons_of(_take_out(left, space)), state="filled"))
        else:
            found.append(
                scenes.Space(
                    icons=figure_icons(space), state="next" if space is laid.next and index == laid.filled else "free"
                )
            )
    return tuple(found)


def _take_out(left: list[int], space: Space) -> Figures:
    """Figures for a filled space out of all that lie on a tile: its own colours first, then whatever there is."""
    taken = [min(have, asked) for have, asked in zip(left, space.figures, strict=True)]
    for color, have in enumerate(left):
        taken[color] += min(have - taken[color], space.size - sum(taken))
    for color, count in enumerate(taken):
        left[color] -= count
    return taken[0], taken[1], taken[2], taken[3]


def short_code(tile: Tile | Tower, laid: Laid | None) -> str:
    """A tile in short: ``FA01 1 [Y]Y|X``; filled spaces in brackets."""
    filled = laid.filled if laid else 0
    spaces = "|".join(f"[{s.text}]" if i < filled else s.text for i, s in enumerate(tile.spaces))
    swap, strength = (tile.swap, tile.strength) if isinstance(tile, Tower) else (0, 0)
    parts = [
        str(tile.value) if tile.value else "",
        spaces,
        f"swap {swap}" if swap else "",
        f"+{strength}" if strength else "",
    ]
    return " ".join([tile.id, *(part for part in parts if part)])
