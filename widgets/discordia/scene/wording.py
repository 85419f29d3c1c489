"""Words for the scenes of Discordia, each made once: those of the game, of events, of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rulesim.discordia.city import kind_name
from rulesim.discordia.components import KINDS, LETTERS, ActionTile, Effects, Space, Tile, Tower, letters
from widgets.scenes.wording import Words

QUIET: Final = frozenset(
    f"discordia.{rule}"
    for rule in (
        *("setup.display", "setup.random-selection", "setup.action-tiles", "setup.start-figures"),
        *("play.saturnalia-refill", "action.one-main", "newyear.top-row"),
    )
)
"""Events that a log of what happened does not need."""


class Wording(Words):
    """Words in one language."""

    GAME = "discordia"

    def piece_name(self, piece: Tile | Tower) -> str:
        """A tile or tower by its kind: "farm"."""
        return self.game("tile_name", kind=kind_name(piece))

    def figures(self, figures: Sequence[int] | str) -> str:
        """Figures by kind: "2 soldiers and 1 farmer"."""
        text = figures if isinstance(figures, str) else letters(figures)
        return self.say("figures", figures=tuple(self.game(f"figure_{x}", count=text.count(x)) for x in _once(text)))

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

    def offers(self, tile: ActionTile) -> tuple[str, ...]:
        """What an action tile offers as a main action."""
        more = {"extension": tile.extension, "stars": tile.stars}
        names = (*(KINDS[kind] for kind in tile.kinds), *(name for name, there in more.items() if there))
        return tuple(self.game(f"offer_{name}") for name in names)

    def spaces(self, spaces: Iterable[Space]) -> str:
        """What spaces ask for, one after the other."""
        return "; ".join(self.figures(space.text) for space in spaces)


def _once(text: str) -> str:
    return "".join(dict.fromkeys(text))
