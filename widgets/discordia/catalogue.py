"""The tiles of Discordia: city tiles with their spaces, towers, Germanic tiles, privileges, decrees, action tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulesim.discordia.components import DICE, KINDS, LETTERS, ActionTile, Decree, Germanic, Privilege, Tile, Tower
from rulesim.discordia.tables import tables
from widgets.catalogue import Catalogue, Row
from widgets.discordia.scene.wording import Wording

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
        found = tables(own)
        for tile in found.tiles:
            yield self._row("tile", tile, kind=KINDS[tile.kind], does=self._tile(tile)) | self._paid(tile)
        for tower in found.towers:
            kind = "trade" if tower.trade else "military"
            yield self._row("tower", tower, kind=kind, does=self._tower(tower)) | self._paid(tower)
        for tile in found.germanic:
            colour = "red" if tile.red else "green"
            yield self._row("germanic", tile, kind=colour, value=tile.strength, does=self._words.effects(tile.effects))
        for privilege in found.privileges:
            kind = "once" if privilege.permanent < 0 else "permanent"
            yield self._row("privilege", privilege, kind=kind, does=self.term(f"privilege_{privilege.id}"))
        for decree in found.decrees:
            yield self._row("decree", decree, kind="", does=self._decree(decree))
        for action in found.action_tiles:
            yield self._row("action", action, kind="", does=", ".join(self._words.offers(action)))

    def _row(
        self,
        group: str,
        piece: Tile | Tower | Germanic | Privilege | Decree | ActionTile,
        *,
        kind: str,
        does: str,
        value: int = 0,
    ) -> dict[str, str | int]:
        return {
            "id": piece.id,
            "group": group,
            "kind": kind,
            "die": "",
            "value": str(value) if value else "",
            "spaces": "",
            **dict.fromkeys(_FIGURES, 0),
            "does": does,
            "provenance": piece.provenance,
        }

    def _paid(self, tile: Tile | Tower) -> dict[str, str | int]:
        """What of a row is of tiles that figures are sent to."""
        return {
            "die": "" if not tile.value else DICE[tile.die] if tile.die >= 0 else "any",
            "value": str(tile.value) if tile.value else "",
            "spaces": " ".join(map(str, tile.spaces)),
            **{letter: sum(space.text.count(letter) for space in tile.spaces) for letter in _FIGURES},
        }

    # --- what a tile does, in words ---

    def _tile(self, tile: Tile) -> str:
        told = [self._words.effects(tile.bonus)] if tile.bonus else []
        if tile.back is not None:
            told.append(self.say("turns", value=tile.back.value, spaces=" ".join(map(str, tile.back.spaces))))
        return "; ".join(told)

    def _tower(self, tower: Tower) -> str:
        told = [self._words.effects(tower.bonus)] if tower.bonus else []
        if tower.strength:
            told.append(self.say("strength", count=tower.strength))
        if tower.swap:
            told.append(self._words.effect("SWAP", tower.swap))
        return "; ".join(told)

    def _decree(self, decree: Decree) -> str:
        facts = {"need": decree.n, "figures_need": decree.figures, "pairs": "kinds"}
        return self._words.game(f"condition_{decree.condition}", **facts)

    # --- what the browser asks ---

    def worded(self, column: str, value: str) -> str:
        if column == "kind":
            return self.term(f"kind_{value}") if value in (*KINDS, "military", "trade") else self.say(value)
        if column == "die":
            return self.say("any-die") if value == "any" else self.term(f"die_{value}")
        return value

    def icon(self, column: str) -> str:
        return self.term(f"figure_{column}") if column in LETTERS else self.say(f"head_{column}")


CATALOGUE = Tiles
