"""Words, symbols and faces for the scenes of Discordia: of figures, effects, tiles and towers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rulesim.discordia.city import Laid, kind_name
from rulesim.discordia.components import (
    COLORS,
    DICE,
    KINDS,
    LETTERS,
    ActionTile,
    Effects,
    Field,
    Figures,
    Germanic,
    Space,
    Tile,
    Tower,
    letters,
)
from widgets import scenes
from widgets.scenes import Face
from widgets.scenes.wording import Kept, Words, upper

FIGURES: Final = ("sailor", "soldier", "merchant", "farmer")
"""The symbols of the figures, in the order of ``components.COLORS``; ``figure`` is one of any colour."""
_ICONS: Final = {
    "EXP": "expedition",
    "DEV": "development",
    "TRACK": "star",
    "AQ": "aqueduct",
    "STAR": "star",
    "SWAP": "swap",
    "DISCARD": "discard",
    "DRAW": "draw",
    "TOWER": "tower",
    "MANIPULATOR": "manipulator",
    "PRIVILEGE": "privilege",
    "EXTENSION": "extension",
    "DISPATCH": "dispatch",
    "PERM": "perk",
    "INFRA": "infrastructure",
    "STARLOSS": "star-lost",
    "AQLOSS": "aqueduct-lost",
    "TOWERLOSS": "tower-lost",
    "DEMOLISH": "tile-lost",
}
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


def action_icons(tile: ActionTile) -> tuple[str, ...]:
    """What an action tile offers as a main action."""
    kinds = tuple(KINDS[kind] for kind in tile.kinds)
    return (*kinds, *("extension",) * bool(tile.extension), *("star",) * tile.stars)


def field_icons(field: Field) -> tuple[str, ...]:
    """What a place on a city board shows: an infrastructure symbol, the bonus of covering it."""
    return (*("infrastructure",) * bool(field.symbol), *effect_icons(field.bonus))


def laid_space(laid: Laid, left: list[int], index: int, space: Space) -> scenes.Space:
    """A space of a tile in a city: what it asks for; on a filled one what lies there, taken out of ``left``.

    Figures lie on the spaces of their own colours first, then wherever there is room.
    """
    if index >= laid.filled:
        follows = space is laid.next and index == laid.filled
        return scenes.Space(icons=figure_icons(space), state="next" if follows else "free")
    taken = [min(have, asked) for have, asked in zip(left, space.figures, strict=True)]
    for color, have in enumerate(left):
        taken[color] += min(have - taken[color], space.size - sum(taken))
    left[:] = [have - gone for have, gone in zip(left, taken, strict=True)]
    return scenes.Space(icons=icons_of(taken), state="filled")


def short_code(tile: Tile | Tower, filled: int = 0) -> str:
    """A tile in short: ``FA01 1 [Y]Y|X``; filled spaces in brackets."""
    spaces = "|".join(f"[{s.text}]" if i < filled else s.text for i, s in enumerate(tile.spaces))
    parts = [tile.id, str(tile.value or ""), spaces]
    if isinstance(tile, Tower):
        parts += [f"swap {tile.swap}" * bool(tile.swap), f"+{tile.strength}" * bool(tile.strength)]
    return " ".join(filter(None, parts))


class Wording(Words):
    """Words in one language."""

    GAME = "discordia"

    def piece_name(self, piece: Tile | Tower) -> str:
        """A tile or tower by its kind: "farm"."""
        return self.game("tile_name", kind=kind_name(piece))

    def figures(self, figures: Sequence[int] | str) -> str:
        """Figures by kind: "2 soldiers and 1 farmer"."""
        text = figures if isinstance(figures, str) else letters(figures)
        counted = (self.game(f"figure_{letter}", count=text.count(letter)) for letter in dict.fromkeys(text))
        return self.say("figures", figures=tuple(counted))

    def effects(self, effects: Effects) -> str:
        """A bonus, reward or damage."""
        return ", ".join(self.effect(name, arg) for name, arg in effects)

    def effect(self, name: str, arg: Any) -> str:
        """One effect with its number."""
        if name == "PERM":
            return self.game(f"perk_{arg}")
        if name == "JOKER":
            return self.say("joker", figures=self.game(f"figure_{LETTERS[arg]}.plural"))
        return self.game(f"effect_{name}", count=arg if isinstance(arg, int) else 1)

    def offers(self, tile: ActionTile, *, short: bool = False) -> tuple[str, ...]:
        """What an action tile offers as a main action. ``short``: all dispatches as one."""
        kinds, other = [KINDS[kind] for kind in tile.kinds], (("extension", tile.extension), ("stars", tile.stars))
        sent = [self.game(f"offer_{kind}") for kind in kinds]
        if short and kinds:
            sent = [self.game("offer_dispatch", kinds=tuple(self.game(f"shown_{kind}") for kind in kinds))]
        return (*sent, *(self.game(f"offer_{name}") for name, offered in other if offered))

    def germanic_words(self, tile: Germanic) -> str:
        """A Germanic tile: its strength, and the damage or reward."""
        return f"{self.say('strength', count=tile.strength)}, {self.effects(tile.effects)}"

    def spaces(self, spaces: Iterable[Space]) -> str:
        """What spaces ask for, one after the other."""
        return "; ".join(self.figures(space.text) for space in spaces)

    @Kept
    def tile_name(self, tile: Tile | Tower) -> str:
        """A tile or tower by its kind and die: "Farm (Bauernhof), yellow 1"."""
        name = upper(self.piece_name(tile))
        kind = self.term(f"{kind_name(tile)}-tower" if isinstance(tile, Tower) else kind_name(tile))
        told = f"{name} ({kind})" if kind else name
        if not tile.value:
            return told
        color = self.game(f"colour_{DICE[tile.die] if tile.die >= 0 else 'grey'}")
        return f"{told}, {self.say('die', die=color, value=tile.value, rolled=tile.value)}"

    @Kept
    def tile_words(self, tile: Tile | Tower) -> str:
        """A tile or tower in words: name, die, spaces, bonus."""
        parts, tower = [self.tile_name(tile)], tile if isinstance(tile, Tower) else None
        if tile.spaces:
            parts.append(self.say("asks", spaces=self.spaces(tile.spaces)))
        if tower and tower.strength:
            parts.append(self.say("strength", count=tower.strength))
        if tower and tower.swap:
            parts.append(self.effect("SWAP", tower.swap))
        if tile.bonus:
            parts.append(self.say("bonus", bonus=self.effects(tile.bonus)))
        return ", ".join(parts)

    @Kept
    def face(self, tile: Tile | Tower, laid: Laid | None = None) -> Face:
        """A tile or tower as it is printed, with the bonus of laying it, or as it lies in a city, with its figures."""
        kind, left = kind_name(tile), [*laid.figures] if laid else []
        rows = (("strength", tile.strength), ("swap", tile.swap)) if isinstance(tile, Tower) else ()
        bonus = () if laid else effect_icons(tile.bonus)
        spaces = (
            laid_space(laid, left, index, space) if laid else scenes.Space(icons=figure_icons(space))
            for index, space in enumerate(tile.spaces)
        )
        return Face(
            title=self.say(f"face_{kind}"),
            colour="grey" if isinstance(tile, Tower) else COLORS[tile.kind],
            letter=self.say(f"face_{kind}.letter"),
            icon=f"die-{tile.value}" if tile.value else "",
            rows=tuple((icon, count) for icon, count in rows if count),
            spaces=tuple(spaces),
            corner=bonus[0] if bonus else None,
            corner_label=f"{len(bonus)}×" if len(bonus) > 1 else "",
            code=short_code(tile, laid.filled if laid else 0),
        )
