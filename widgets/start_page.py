"""The start page: where to begin, where to go on, every game with the learner's own progress.

    StartPage()

What is on it comes from what is registered: games, their lessons, what is done of them. A further game is there by
itself; with a drawing of its own (``poster.svg``) if it brings one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any, Final

import traitlets

from rulesim import Session, games, rulebook
from rulesim.outside import escaped
from widgets import lessons, progress
from widgets.art import board_style, module_of
from widgets.games import drawn_game, player_counts
from widgets.jupyter import Drawn, InWords
from widgets.lessons import Plan
from widgets.lessons.coming import due
from widgets.progress import LessonProgress, Overview
from widgets.scenes import Piece, Scene, Zone
from widgets.scenes.overlays import Ruler
from widgets.words import say

PAGES: Final = ("glossary", "practice", "play", "components", "what-if", "progress")
"""Notebooks beside the start page, each led to by a link."""

_HERO: Final = 4
"""So many cards of a row are shown."""
_FAN: Final = 3
"""So many cards lie before the drawing of the first game."""
_WORDS: Final = ("title", "lede", "go", "close", "missing")


def by_length() -> tuple[str, ...]:
    """The games, those that are played fastest first."""
    return tuple(sorted(games(), key=lambda name: drawn_game(name).minutes or float("inf")))


class StartPage(InWords, Drawn):
    """The page that the index shows. Trait ``page`` holds what is drawn, made anew when it comes into sight."""

    page = traitlets.Dict().tag(sync=True)

    @property
    def _esm(self) -> str:
        return module_of("start_page.js", self._first)

    @property
    def _css(self) -> str:
        return board_style(self._first)

    def __init__(self, *, lang: str = "en") -> None:
        self.lang = lang
        self._first = by_length()[0]
        super().__init__(page=page(lang), style_of=self._first)

    def look(self) -> None:
        """Read the learner's progress again."""
        self.page = page(self.lang)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        self.look()
        super()._handle_custom_msg(content, buffers)

    def to_text(self) -> str:
        """Where to begin, and every game with its lessons and what is done of them."""
        return "\n".join(_lines(self.page))

    def to_html(self) -> str:
        return _html(self.page)


# -- what is on it --------------------------------------------------------------------------------------------------


def page(lang: str = "en") -> dict[str, Any]:
    """All that the start page shows, as plain data, with the learner's progress as it stands."""
    kept = progress.default()
    overviews = {name: kept.of(name, lang) for name in by_length()}
    first = next(iter(overviews))
    beginning = overviews[first].lessons[0]
    return {
        "lang": lang,
        "words": {name: say(f"start_{name}", lang) for name in _WORDS},
        "begin": {
            "label": say("start_begin", lang),
            "note": say("start_begin.note", lang),
            "path": beginning.notebook,
            "new": beginning.state == "new",
        },
        "hero": _hero(first, lang),
        "next": _next(overviews, kept.recent(), lang),
        "practice": _practice(lang),
        "games": [_game(overview, lang) for overview in overviews.values()],
        "links": [{"title": say(f"start_page_{name}", lang), "path": f"{name}.ipynb"} for name in PAGES],
        "warning": kept.warning,
    }


def _next(overviews: dict[str, Overview], recent: Sequence[str], lang: str) -> dict[str, Any] | None:
    """The lesson to go on with: the one worked at last, or the next of its game; None before the first step."""
    worked = ((overviews[game], id) for id in recent if (game := id.partition("/")[0]) in overviews)
    going_on = ((overview, one) for overview, id in worked if (one := _to_go_on(overview, id)))
    overview, one = next(going_on, (None, None))
    if overview is None or one is None:
        return None
    done, total = one.done, one.total
    title = say("start_next", lang, number=overview.lessons.index(one) + 1, title=one.title)
    facts = {"game": rulebook.words(overview.name, "game", lang), "step": done + 1, "total": total}
    place = say("start_next.place", lang, **facts)
    emblem = lessons.plan(one.lesson).emblem
    return {"title": title, "place": place, "path": one.notebook, "emblem": emblem, "done": done, "total": total}


def _practice(lang: str) -> dict[str, str] | None:
    """How many questions come back today, and where they are asked; None if none does."""
    count = sum(len(due(name)) for name in games())
    return {"title": say("start_practice", lang, count=count), "path": "practice.ipynb"} if count else None


def _to_go_on(overview: Overview, latest: str) -> LessonProgress | None:
    """The lesson itself, or the next one after it that is not done, or any that is not; None if all are done."""
    after = next((at for at, one in enumerate(overview.lessons) if one.lesson == latest), 0)
    open_ones = [one for one in (*overview.lessons[after:], *overview.lessons) if one.state != "done" and one.notebook]
    return open_ones[0] if open_ones else None


def _game(overview: Overview, lang: str) -> dict[str, Any]:
    name, counts = overview.name, player_counts(overview.name)
    done, total = sum(one.state == "done" for one in overview.lessons), len(overview.lessons)
    return {
        "id": name,
        "title": rulebook.words(name, "game", lang),
        "about": lessons.say(name, "start_about", lang) if lessons.has_words(name, "start_about") else "",
        "facts": say("start_facts", lang, low=counts[0], high=counts[-1], minutes=drawn_game(name).minutes),
        "poster": drawn_game(name).poster,
        "fan": _fan(name, lang),
        "done": done,
        "total": total,
        "told": say("start_done", lang, done=done, total=total),
        "lessons": [_lesson(number, one, lang) for number, one in enumerate(overview.lessons, start=1)],
        "heading": say("start_lessons", lang, game=rulebook.words(name, "game", lang)),
    }


def _lesson(number: int, one: LessonProgress, lang: str) -> dict[str, Any]:
    told = say(f"start_is_{one.state}", lang, done=one.done, total=one.total)
    return {"number": number, "title": one.title, "path": one.notebook, "state": one.state, "told": told}


# -- cards of the first game ----------------------------------------------------------------------------------------


def _hero(game: str, lang: str) -> dict[str, Any] | None:
    """The first row of a game's lessons in which some cards are in reach and some are not; None if there is none."""
    found = _first_row(game, lang)
    if found is None:
        return None
    _, zone, ruler = found
    reached = [cell.icon for cell in ruler.cells if cell.state == "ok"]
    near = replace(ruler, cells=ruler.cells[-_HERO:])
    shown = _plain(game, replace(zone, pieces=_row(zone), overlays=(near,)))
    told = {"title": zone.title, "word": say("start_have", lang), "icon": reached[0], "count": len(reached)}
    return {**told, "pieces": shown["pieces"], "ruler": shown["overlays"][0]}


def _fan(game: str, lang: str) -> list[dict[str, Any]]:
    """Cards of different colours beside that row; none of a game without one."""
    found = _first_row(game, lang)
    faces = {piece.face.colour: piece for piece in found[0].pieces() if piece.face} if found else {}
    return _plain(game, Zone(id="", title="", pieces=tuple(islice(faces.values(), _FAN))))["pieces"]


def _plain(game: str, zone: Zone) -> dict[str, Any]:
    return Scene(game=game, title="", zones=(zone,)).to_dict()["zones"][0]


@cache
def _first_row(game: str, lang: str) -> tuple[Scene, Zone, Ruler] | None:
    """The first row with a ruler that says so, in the order of the lessons."""
    scenes = (_scene(plan, lang) for plan in lessons.plans(game) if plan.position or plan.new_game)
    for scene in scenes:
        for zone in scene.zones:
            rulers = [one for one in zone.overlays if isinstance(one, Ruler)]
            if rulers and {piece.reach for piece in _row(zone)} == {"in", "out"}:
                return scene, zone, rulers[0]
    return None


def _scene(plan: Plan, lang: str) -> Scene:
    session = Session(plan.start(), seed=plan.seed, script=plan.script)
    return drawn_game(plan.game).scenes().scene(session, lang=lang, seat=plan.seat)


def _row(zone: Zone) -> tuple[Piece, ...]:
    return tuple(piece for piece in zone.pieces if piece.face)[-_HERO:]


# -- in words -------------------------------------------------------------------------------------------------------


def _lines(page: dict[str, Any]) -> Iterator[str]:
    yield page["words"]["title"]
    if page["begin"]["new"]:
        yield f"{page['begin']['label']}: {page['begin']['path']}"
    if page["next"]:
        yield f"{page['next']['title']} ({page['next']['place']}): {page['next']['path']}"
    if page["practice"]:
        yield f"{page['practice']['title']}: {page['practice']['path']}"
    for game in page["games"]:
        yield ""
        yield f"{game['title']} ({game['facts']}; {game['told']})"
        yield from (f"  {one['number']}. {one['title']}, {one['told']}" for one in game["lessons"])
    yield ""
    yield from (f"{link['title']}: {link['path']}" for link in page["links"])
    if page["warning"]:
        yield page["warning"]


def _html(page: dict[str, Any]) -> str:
    """Lists of links, readable anywhere."""
    begin = page["begin"]
    parts = [f"<h1>{escaped(page['words']['title'])}</h1>", f"<p>{_link(begin['label'], begin['path'])}</p>"]
    for game in page["games"]:
        items = "".join(f"<li>{_link(one['title'], one['path'])}</li>" for one in game["lessons"])
        parts.append(f"<h2>{escaped(game['title'])}</h2><p>{escaped(game['about'])}</p><ol>{items}</ol>")
    parts.append(f"<p>{' · '.join(_link(link['title'], link['path']) for link in page['links'])}</p>")
    return "".join(parts)


def _link(title: str, path: str) -> str:
    return f'<a href="{escaped(path)}">{escaped(title)}</a>'
