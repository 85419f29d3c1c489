"""Tiles and towers of Discordia: their faces and their words, each made once."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rulesim.discordia.city import Laid, kind_name
from rulesim.discordia.components import COLORS, DICE, Tile, Tower
from widgets.discordia.scene.icons import effect_icons, figure_icons, laid_spaces, short_code
from widgets.discordia.scene.wording import Wording
from widgets.scenes import Face, Space
from widgets.scenes.wording import upper


@lru_cache(maxsize=1024)
def tile_words(tile: Tile | Tower, lang: str) -> str:
    """A tile or tower in words: name, die, spaces, bonus."""
    words = Wording(lang)
    name = upper(words.piece_name(tile))
    kind = words.term(kind_name(tile) if isinstance(tile, Tile) else f"{kind_name(tile)}-tower")
    color = DICE[tile.die] if tile.die >= 0 else "grey"
    parts = [f"{name} ({kind})" if kind else name]
    if tile.value:
        parts.append(words.say("die", die=words.game(f"colour_{color}"), value=tile.value, rolled=tile.value))
    if tile.spaces:
        parts.append(words.say("asks", spaces=words.spaces(tile.spaces)))
    if isinstance(tile, Tower) and tile.strength:
        parts.append(words.say("strength", count=tile.strength))
    if isinstance(tile, Tower) and tile.swap:
        parts.append(words.effect("SWAP", tile.swap))
    if tile.bonus:
        parts.append(words.say("bonus", bonus=words.effects(tile.bonus)))
    return ", ".join(parts)


@lru_cache(maxsize=1024)
def tile_face(tile: Tile | Tower, lang: str) -> Face:
    """A tile or tower as it is printed, with the bonus of laying it."""
    spaces = tuple(Space(icons=figure_icons(space)) for space in tile.spaces)
    bonus = effect_icons(tile.bonus)
    return replace(
        _face(tile, lang),
        spaces=spaces,
        corner=bonus[0] if bonus else None,
        corner_label=f"{len(bonus)}×" if len(bonus) > 1 else "",
        code=short_code(tile, None),
    )


@lru_cache(maxsize=1024)
def laid_face(laid: Laid, lang: str) -> Face:
    """A tile or tower as it lies in a city, with its figures."""
    return replace(_face(laid.tile, lang), spaces=laid_spaces(laid), code=short_code(laid.tile, laid))


def _face(tile: Tile | Tower, lang: str) -> Face:
    kind, words = kind_name(tile), Wording(lang)
    rows = (("strength", tile.strength), ("swap", tile.swap)) if isinstance(tile, Tower) else ()
    return Face(
        title=words.say(f"face_{kind}"),
        colour="grey" if isinstance(tile, Tower) else COLORS[tile.kind],
        letter=words.say(f"face_{kind}.letter"),
        icon=f"die-{tile.value}" if tile.value else "",
        rows=tuple((icon, count) for icon, count in rows if count),
    )
