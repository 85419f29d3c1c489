"""Colours, each written once: the frame's in palette.toml, a game's in its folder's, for style sheets and plots alike.

A palette has sections, each of which may be missing:

- ``page``: name -> what the variable ``--rs-<name>`` is on a light page and on a dark one (one value: on both);
- ``cards``: the colours that a face may have -> ground, ink on it. What has the attribute ``data-colour`` gets them as
  ``--rs-paint`` and ``--rs-on-paint``;
- ``counts``: symbol -> ground of its numbers and ink on it, ``--rs-count`` and ``--rs-on-count`` for what has the
  attribute ``data-icon``;
- ``plots``: name -> colour in charts, readable on a white and on a dark page;
- ``contrast``: name of the page -> the one that stands in its place for who asks for more contrast.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from widgets.front_end import HERE
from widgets.games import drawn_game

_DARK: Final = ('[data-jp-theme-light="false"]', "body.vscode-dark")
_CARD: Final = ("--rs-paint", "--rs-on-paint")
_COUNT: Final = ("--rs-count", "--rs-on-count")


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of the frame, or of a game; see the module for the sections."""

    page: Mapping[str, tuple[str, str]]
    cards: Mapping[str, tuple[str, str]]
    counts: Mapping[str, tuple[str, str]]
    plots: Mapping[str, str]
    contrast: Mapping[str, str]

    def css(self, root: str) -> str:
        """The palette as a style sheet for what is inside ``root``, a selector."""
        return "\n".join(self._rules(root))

    def _rules(self, root: str) -> Iterator[str]:
        light, dark = ({name: pair[at] for name, pair in self.page.items()} for at in (0, 1))
        if light:
            yield _rule(root, {f"--rs-{name}": value for name, value in light.items()})
            changed = {f"--rs-{name}": value for name, value in dark.items() if value != light[name]}
            yield _rule(", ".join(f"{theme} {root}" for theme in _DARK), changed)
        if self.contrast:
            stronger = {f"--rs-{name}": f"var(--rs-{other})" for name, other in self.contrast.items()}
            everywhere = ", ".join((root, *(f"{theme} {root}" for theme in _DARK)))
            yield f"{everywhere} {{\n{_rule('@media (prefers-contrast: more)', stronger)}}}\n"
        for name, colours in self.cards.items():
            yield _rule(f'{root} [data-colour="{name}"]', dict(zip(_CARD, colours, strict=True)))
        for name, colours in self.counts.items():
            yield _rule(f'{root} [data-icon="{name}"]', dict(zip(_COUNT, colours, strict=True)))


@cache
def palette(game: str = "") -> Palette:
    """The colours of a game; without one, or of one that brings none, those of the frame or none."""
    path = (drawn_game(game).folder if game else HERE) / "palette.toml"
    raw = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    page = {
        name: (value, value) if isinstance(value, str) else tuple(value) for name, value in raw.get("page", {}).items()
    }
    cards, counts = (
        {name: (ground, ink) for name, (ground, ink) in raw.get(section, {}).items()} for section in ("cards", "counts")
    )
    return Palette(page, cards, counts, raw.get("plots", {}), raw.get("contrast", {}))


def _rule(selector: str, declared: Mapping[str, str]) -> str:
    told = "".join(f"  {name}: {value};\n" for name, value in declared.items())
    return f"{selector} {{\n{told}}}\n"
