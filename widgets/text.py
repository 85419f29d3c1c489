"""A scene in words: one deterministic text form, and a plain table of it that is safe and readable anywhere.

The text serves ``text/plain``, the text view beside the board, golden files and documentation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rulesim.outside import escaped, harmless
from widgets.scenes import Bracket, Count, Notice, Panel, Piece, Scene, Zone
from widgets.scenes.overlays import Blocks
from widgets.words import say

Cells = Sequence[str | int]
"""A row of a table."""
_LEFT: Final = 'style="text-align:left"'
"""Jupyter aligns to the right unless told otherwise."""
_LONG: Final = 40
"""So many letters in a cell are a sentence."""
_SENTENCES: Final = 'style="text-align:left;min-width:12em"'
"""However narrow the page, a column of them has lines of more than single words."""


def to_text(scene: Scene, moves: Mapping[str, str] | None = None) -> str:
    """The scene as plain text: every zone, the legal moves, the panels and the last answer.

    ``moves``: the legal moves in words by their notations; then each has a line of its own.
    """
    blocks: list[Iterable[str]] = [
        [line for line in (scene.title, scene.subtitle, scene.status) if line],
        *(_indented(_heading(zone), _zone_lines(zone)) for zone in scene.zones),
        _legal(scene, moves),
        *(_indented(panel.title, _panel_lines(panel)) for panel in scene.panels),
    ]
    if scene.notice:
        blocks.append(notice_lines(scene.notice, scene.lang))
    told = ("\n".join(block) for block in blocks)
    return harmless("\n\n".join(filter(None, told)))


def signs(scene: Scene) -> dict[str, list[str]]:
    """What the short signs in the text stand for: what is said of the pieces that have them, nothing of it twice."""
    told: dict[str, list[str]] = {}
    for piece in scene.pieces():
        said = told.setdefault(_sign(piece), [])
        for line in map(harmless, (piece.label, *piece.preview)):
            if not any(line.casefold() in other.casefold() for other in said):
                said.append(line)
    return told


def to_html(scene: Scene) -> str:
    """The scene as plain tables, every word escaped, without scripts: readable in a notebook that is not trusted."""
    rows = [
        (scene.title, [part for part in (scene.subtitle, scene.status) if part]),
        *((_heading(zone), _zone_lines(zone)) for zone in scene.zones),
        *([] if scene.question else [("", _legal(scene))]),
        *((panel.title, _panel_lines(panel)) for panel in scene.panels if not panel.columns),
    ]
    if scene.notice:
        title, *rest = notice_lines(scene.notice, scene.lang)
        rows.append((title, rest))
    body = "".join(_html_row(escaped(head), ["<br>".join(map(escaped, lines))]) for head, lines in rows)
    return _html_table(body) + "".join(_html_panel(panel) for panel in scene.panels if panel.columns)


def html_table(
    kind: str,
    heads: Sequence[str],
    rows: Iterable[Cells],
    caption: str = "",
    pictures: Sequence[str] = (),
    links: Sequence[str] = (),
) -> str:
    """A table with headings, every cell escaped; the first of a row names it, and numbers stand on the right.

    ``caption`` is HTML, and so are ``pictures``: one for each row, behind its name. ``links``: where the names lead,
    one for each row, "" for nowhere.
    """
    name = f'scope="row" style="text-align:left{";font-weight:normal" if pictures else ""}"'
    rows, body = [*rows], ""
    columns = zip(heads, *rows, strict=True)
    styles = (_SENTENCES if any(len(str(cell)) >= _LONG for cell in cells) else _LEFT for _, *cells in columns)
    told = [f'<th scope="col" {style}>{escaped(head)}</th>' for head, style in zip(heads, styles, strict=True)]
    for number, (first, *rest) in enumerate(rows):
        cells = [f"<td>{cell}</td>" if isinstance(cell, int) else f"<td {_LEFT}>{escaped(cell)}</td>" for cell in rest]
        cells[:0] = [f'<td style="width:12em">{pictures[number]}</td>'] if pictures else []
        told_first = escaped(str(first))
        if links and links[number]:
            told_first = f'<a href="{escaped(links[number])}">{told_first}</a>'
        body += f"<tr><th {name}>{told_first}</th>{''.join(cells)}</tr>"
    told[1:1] = ["<th></th>"] if pictures else []
    return f'<table class="{kind}">{caption}<thead><tr>{"".join(told)}</tr></thead><tbody>{body}</tbody></table>'


def _html_table(rows: str) -> str:
    return f"<table><tbody>{rows}</tbody></table>"


def _html_row(head: str, cells: Iterable[str], tag: str = "td") -> str:
    """One row; ``head`` and ``cells`` are escaped already."""
    return f"<tr><th {_LEFT}>{head}</th>{''.join(f'<{tag} {_LEFT}>{cell}</{tag}>' for cell in cells)}</tr>"


def _html_panel(panel: Panel) -> str:
    head = _html_row(escaped(panel.title), map(escaped, panel.columns), "th")
    return _html_table(head + "".join(_html_row(escaped(line.text), map(escaped, line.values)) for line in panel.lines))


def _indented(head: str, lines: Iterable[str]) -> list[str]:
    return [head, *(f"  {line}" for line in lines)]


def _heading(zone: Zone) -> str:
    title = f"{zone.title} ({zone.term})" if zone.term else zone.title
    return " · ".join(part for part in (title, zone.badge, zone.note) if part)


def _zone_lines(zone: Zone) -> Iterator[str]:
    """Sums, pieces, brackets, what is said beside them: one line each."""
    if zone.totals:
        sums = _sum(zone.totals)
        yield f"{zone.totals_title}: {sums}" if zone.totals_title else sums
    heads = [column.label for column in zone.columns if column.label]
    if heads:
        yield " | ".join(heads)
    if zone.grouped:
        yield from (_group(zone, bracket) for bracket in zone.brackets)
    elif zone.pieces:
        yield "  ".join(map(_piece, zone.pieces))
    if zone.brackets and not zone.grouped:
        yield "  ".join(map(_bracket, zone.brackets))
    if zone.empty and not (zone.pieces and zone.brackets):
        yield zone.empty
    for overlay in zone.overlays:
        if isinstance(overlay, Blocks):
            yield f"{overlay.words.strip()} {overlay.urgent}".strip()


def _sum(totals: Iterable[Count]) -> str:
    """Sums side by side; with signs they are one calculation."""
    text = ""
    for total in totals:
        text += f" {total.sign} {total.label}" if total.sign else f"{', ' if text else ''}{total.label}"
    return text


def _group(zone: Zone, bracket: Bracket) -> str:
    """The pieces of a bracket that is their heading; in a zone with columns each after the number of its column."""
    label = f"{bracket.label} ({bracket.term})" if bracket.term else bracket.label
    pieces = zone.pieces[bracket.start : bracket.end + 1]
    told = [f"{piece.column + 1}: {_piece(piece)}" if piece.column is not None else _piece(piece) for piece in pieces]
    return f"{label}: {'  '.join(told)}" if label else "  ".join(told)


def _bracket(bracket: Bracket) -> str:
    return f"[{_span(bracket.start + 1, bracket.end + 1)}: {bracket.label}]"


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def _piece(piece: Piece) -> str:
    """A piece in short: its position, a star if it may be chosen, its face, its tag."""
    place = "" if piece.position is None else f"{piece.position}"
    star = _star(piece)
    tag = f" ({piece.badge})" if piece.badge else ""
    return f"{place}{star}{' ' if place or star else ''}{_sign(piece)}{tag}"


def _sign(piece: Piece) -> str:
    return piece.face.code if piece.face else _thing(piece)


def _star(piece: Piece) -> str:
    return "*" if piece.inviting else "~" if piece.reach == "in" else ""


def _thing(piece: Piece) -> str:
    count = "" if piece.count is None or piece.text.endswith(str(abs(piece.count))) else str(piece.count)
    telling = [icon for icon in piece.icons if piece.text not in icon.split("-")]
    symbols = "+".join(telling) if piece.kind in ("field", "place") else ""
    words = " ".join(part for part in (count, piece.text, symbols) if part)
    here = "▸" if "here" in piece.marks else ""
    return f"<{here}{words or piece.label}>"


def _legal(scene: Scene, told: Mapping[str, str] | None = None) -> Iterator[str]:
    if scene.question:
        return
    legal = [move.action for move in scene.moves() if move.legal and move.action]
    picks = (pick.action.format(picked=f"<{_span(pick.least, pick.most)}>") for pick in scene.picks())
    moves = [*dict.fromkeys(legal), *picks]
    listed = "" if told else ", ".join(moves)
    yield say("text_legal", scene.lang, moves=listed).rstrip() if moves else say("text_none", scene.lang)
    for move, words in (told or {}).items():
        yield f"  {move:<{max(map(len, told or ''))}}  {words}"
    if any(_star(piece) == "~" for piece in scene.pieces()):
        yield say("text_reach", scene.lang)


_MARKS = {"done": "[x] ", "open": "[ ] ", "active": "[>] "}


def _panel_lines(panel: Panel) -> Iterator[str]:
    if not panel.columns:
        for line in panel.lines:
            yield _MARKS.get(line.mark, "") + line.text + (f": {line.value}" if line.value else "")
        return
    rows = [("", *panel.columns), *((line.text, *line.values) for line in panel.lines)]
    wide, *widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [first.ljust(wide), *(cell.rjust(width) for cell, width in zip(rest, widths, strict=True))]
        yield "  ".join(cells).rstrip()


def notice_lines(notice: Notice, lang: str) -> Iterator[str]:
    """An answer, line by line: the sentence, where to read it, the nearest legal choice."""
    yield from " ".join(part for part in (notice.title, notice.text) if part).split("\n")
    if notice.reference:
        yield say("text_reference", lang, reference=notice.reference)
    if notice.nearest_action:
        yield say("text_nearest", lang, nearest=notice.nearest, action=notice.nearest_action)
