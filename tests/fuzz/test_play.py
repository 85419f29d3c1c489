"""Moves, seats, plies, rule ids and languages: whatever is tried, a refusal is short and nothing has changed."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE, Session, State, rulebook
from tests.fuzz.values import REFUSED, among, attempt, trials, typo, value

pytestmark = pytest.mark.fuzz
GAMES = rulesim.games()
USUAL = 800
EVERY = 100
"""After so many trials it is looked again whether a session is as it was."""


@cache
def positions(game: str) -> tuple[State, ...]:
    """Positions of two random games, some of which chance decides in."""
    found: list[State] = []
    for players in (2, 3):
        rng, state = Random(f"{game}/{players}"), rulesim.new_game(game, players)
        while not state.is_over:
            if rng.random() < 0.1:
                found.append(state.copy())
            state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))
        found.append(state)
    return tuple(found)


def said(rng: Random, state: State, others: tuple[State, ...]) -> Any:
    """A legal move, one of another position, one with typos, or nothing of the kind."""
    legal = [*state.legal_actions()] or [*rng.choice(others[:3]).legal_actions()]
    elsewhere = [*rng.choice(others).legal_actions()] or legal
    action = rng.choice(rng.choice((legal, elsewhere)))
    return rng.choice((action, str(action), typo(rng, str(action)), typo(rng, str(action)), value(rng)))


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_move_changes_nothing(game: str) -> None:
    known, refused = positions(game), 0
    for rng in trials(USUAL, f"play/{game}"):
        state = rng.choice(known)
        tried, action = state.copy(), said(rng, state, known)
        seat = among(rng, None, None, 0, 1, 2, -1, often=0.8)
        legal = set(state.legal_actions())
        if attempt(tried.play, action, seat) is REFUSED:
            refused += 1
            assert tried == state, action
            continue
        assert state.player != CHANCE or seat is None, "nobody plays for chance"
        parsed = state.parse(action) if isinstance(action, str) else action
        assert parsed in legal or state.allows(parsed) or state.steps(parsed), action
        assert tried.is_over or tried.legal_actions()
    assert refused > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_session_stays_where_a_refusal_met_it(game: str) -> None:
    session = Session(rulesim.new_game(game, 2), seed=1)
    names = ("ply", "revision", "seat")
    for number, rng in enumerate(trials(USUAL, f"session/{game}"), 1):
        here, ply, end, revision = session.state, session.ply, session.end, session.revision
        good: dict[str, Any] = {"ply": ply, "revision": revision, "seat": max(here.player, 0)}
        meant = {name: among(rng, good[name], -1, 0) for name in names if rng.random() < 0.4}
        step = rng.randrange(8)
        if step < 5:
            action = said(rng, here, positions(game))
            done = attempt(session.play, action, **meant)
        elif step < 7:
            where = among(rng, 0, ply, end, end + 1, ply // 2)
            done = attempt(session.goto, where)
        else:
            name = among(rng, "", "a plan")
            done = attempt(session.branch, name)
        if done is REFUSED:
            assert (session.state, session.ply, session.revision) == (here, ply, revision)
        if here.is_over:
            session.goto(0)
        if number % EVERY == 0:
            assert Session.from_dict(session.to_dict()).to_dict() == session.to_dict()
            session = Session(rulesim.new_game(game, 2), seed=number)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_asked_for_in_languages(game: str) -> None:
    ids = [rule.id for rule in rulebook.catalogue(game)][:20]
    for rng in trials(USUAL, f"rules/{game}"):
        id, lang = among(rng, *ids, typo(rng, rng.choice(ids))), among(rng, "en", "de", "ru", often=0.7)
        attempt(rulesim.rule, id, lang)
