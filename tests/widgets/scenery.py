"""Ways to look at a scene, and what holds for the scenes of every game; ``home`` makes the game's scenes."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Any

from rulesim import CHANCE, Session
from rulesim.game import State
from widgets.scenes import Notice, Piece, Scene, Zone
from widgets.scenes.builder import SceneBuilder
from widgets.text import to_html, to_text

WILD = ("<img src=x onerror=alert(1)>", "A & B", '"quoted"', "Δ", "E", "F")
"""Names that a page must not read as HTML."""
TAGS = {"table", "tbody", "tr", "th", "td", "br"}


def zone(scene: Scene, id: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == id)


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces() if piece.id == id)


def legal_of(state: State) -> set[str]:
    """The notations of what a player may do; nothing where chance decides."""
    return {str(action) for action in state.legal_actions()} if state.player != CHANCE else set()


def answers(home: SceneBuilder[Any], session: Session) -> list[Notice]:
    """What the board answers to each of its moves that is illegal; moves are marked as the engine judges them."""
    state, found = session.state, []
    for move in home.scene(session).moves():
        assert move.action is not None
        action = state.parse(move.action)
        check = state.refusal(action)
        assert move.legal == (check is None), move.action
        if check is not None:
            notice = home.refused(session, action, check)
            assert notice.title and notice.text and notice.reference
            assert notice.nearest_action is None or notice.nearest_action in legal_of(state)
            found.append(notice)
    return found


def assert_answered_beside_a_piece(scene: Scene, notices: list[Notice], unworded: re.Pattern[str]) -> None:
    """In words, and beside something that is on the board."""
    known = {piece.id for piece in scene.pieces()} | {button.id for button in scene.buttons}
    for notice in notices:
        assert not unworded.search(f"{notice.title} {notice.text} {notice.nearest}")
        assert notice.piece in known, f"{notice.title} is answered beside {notice.piece}"


def assert_whole(scene: Scene, unworded: re.Pattern[str]) -> None:
    """No piece is there twice, no bracket covers another, and everything is words and plain data."""
    ids = [piece.id for piece in scene.pieces()]
    assert len(ids) == len(set(ids))
    for zone in scene.zones:
        covered = [index for bracket in zone.brackets for index in range(bracket.start, bracket.end + 1)]
        assert covered == sorted(set(covered))
        assert set(covered) <= set(range(len(zone.pieces)))
    assert json.loads(json.dumps(scene.to_dict())) == json.loads(json.dumps(asdict(scene)))
    assert not unworded.search(to_text(scene)), "a word is missing"


def assert_moves_are_worded(home: SceneBuilder[Any], session: Session, unworded: re.Pattern[str]) -> None:
    """The answers to the last moves that were played, and the list of all."""
    for entry in session.log[-12:]:
        if entry.seat >= 0:
            notice = home.played(session, entry)
            assert notice.tone == "played"
            assert notice.title
            assert not unworded.search(f"{notice.title} {notice.text}")
    assert not unworded.search(home.account(session, session.log))


def tags_with_wild_names(home: SceneBuilder[Any], session: Session) -> set[str]:
    """The HTML tags of the scene when names look like tags; its text has the names, and is the same every time."""
    session.names = WILD[: session.players]
    scene = home.scene(session)
    assert to_text(scene) == to_text(home.scene(session))
    assert WILD[0] in to_text(scene)
    return set(re.findall(r"</?([a-zA-Z]+)", to_html(scene)))
