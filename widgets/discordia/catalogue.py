"""The tiles of Discordia: city tiles with their spaces, towers, Germanic tiles, privileges, decrees, action tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulesim.discordia.components import DICE, KINDS, LETTERS, Tile, Tower
from rulesim.discordia.tables import tables
from widgets.catalogue import Catalogue, Row
from widgets.discordia.scene.wording import Wording, action_icons, effect_icons
from widgets.games import CATALOGUES

_FIGURES: Final = (*LETTERS, "X")


class Tiles(Catalogue):
    """Every tile, with the figures that its spaces take."""

    GAME = "discordia"
    things = "tiles"
    filters = ("group", "kind", "value", "provenance")
    icons = _FIGURES
    names = ("id", "group", "kind", "die", "value", "spaces", *_FIGURES, "does", "provenance")

    def __init__(self, own: Any, lang: str) -> None:
        self._words = Wording(lang)
        super().__init__(own, lang)

    def listed(self, own: Any) -> Iterator[Row]:
        found, words = tables(own), self._words
        for tile in found.tiles:
            self.draw(tile, face=words.face(tile), spot="tile")
            yield self._paid(tile, group="tile", kind=KINDS[tile.kind], does=self._tile(tile))
        for tower in found.towers:
            self.draw(tower, face=words.face(tower), kind="tile")
            yield self._paid(tower, group="tower", kind="trade" if tower.trade else "military", does=self._tower(tower))
        for tile in found.germanic:
            kind, value = "red" if tile.red else "green", str(tile.strength or "")
            spot = "german.0" if tile.red else "german.1"
            self.draw(tile, text=str(tile.strength), icons=effect_icons(tile.effects), spot=spot)
            yield self.row(tile, group="germanic", kind=kind, value=value, does=words.effects(tile.effects))
        for one in found.privileges:
            kind, told = "once" if one.permanent < 0 else "permanent", self.term(f"privilege_{one.id}")
            self.draw(one, kind="token", text=told, icons=("privilege", *effect_icons(one.effects)))
            yield self.row(one, group="privilege", kind=kind, does=told)
        for one in found.decrees:
            facts = {"need": one.n, "figures_need": one.figures, "pairs": "kinds"}
            self.draw(one, kind="token", text=words.game(f"decree_{one.id}"))
            yield self.row(one, group="decree", does=words.game(f"condition_{one.condition}", **facts))
        for one in found.action_tiles:
            self.draw(one, icons=action_icons(one), spot="action")
            yield self.row(one, group="action", does=", ".join(words.offers(one)))

    def _paid(self, tile: Tile | Tower, **told: str) -> Row:
        """The row of a tile that figures are sent to."""
        die = "" if not tile.value else DICE[tile.die] if tile.die >= 0 else "any"
        figures = {letter: sum(space.text.count(letter) for space in tile.spaces) for letter in _FIGURES}
        spaces = self._words.spaces(tile.spaces)
        return self.row(tile, **told, die=die, value=str(tile.value or ""), spaces=spaces, **figures)

    # --- what a tile does, in words ---

    def _tile(self, tile: Tile) -> str:
        told = [self._words.effects(tile.bonus)] if tile.bonus else []
        if tile.back is not None:
            told.append(self.say("turns", value=tile.back.value, spaces=self._words.spaces(tile.back.spaces)))
        return "; ".join(told)

    def _tower(self, tower: Tower) -> str:
        told = [self._words.effects(tower.bonus)] if tower.bonus else []
        told += [self.say("strength", count=tower.strength)] if tower.strength else []
        return "; ".join([*told, *([self._words.effect("SWAP", tower.swap)] if tower.swap else [])])

    # --- what the browser asks ---

    def worded(self, column: str, value: str) -> str:
        if column == "kind":
            return self.term(f"kind_{value}") if value in (*KINDS, "military", "trade") else self.say(value)
        if column == "die":
            return self.say("any-die") if value == "any" else self.term(f"die_{value}")
        return value

    def icon(self, column: str) -> str:
        return self.term(f"figure_{column}") if column in LETTERS else self.say(f"head_{column}")


CATALOGUES.add("discordia", Tiles)
