"""Positions as plain data: what is filled in, round trips, every piece in one place, one error for each fault."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE, BadInput, Session
from rulesim.provincia import odds
from rulesim.provincia.city_codec import ALSO as CITY_ALSO
from rulesim.provincia.city_codec import FIELDS as CITY_FIELDS
from rulesim.provincia.components import AEDIFICIUM, DECKS, GOODS
from rulesim.provincia.options import Options
from rulesim.provincia.position import DECK_FIELDS, FIELDS, from_dict, position
from rulesim.provincia.state import State, new_game
from tests.provincia.given import TABLES


def fault(**data: Any) -> str:
    """The sentence about what is wrong with a position; it begins with the field that the error names."""
    with pytest.raises(BadInput) as refusal:
        position(**data)
    assert str(refusal.value).startswith(refusal.value.field)
    return str(refusal.value)


def of_city(**city: Any) -> str:
    """The sentence about what is wrong with a city of two."""
    return fault(cities=[city, {}]).removeprefix("cities[0].")


def cards(state: State) -> Counter[str]:
    """How often each card lies anywhere; HORREUM apart."""
    found: Counter[str] = Counter()
    for deck, kinds in zip(state.decks, state.tables.cards, strict=True):
        for card in kinds:
            found[card.id] += deck.unseen[card.index] + deck.discards[card.index]
        found.update(card.id for card in (*deck.top, *deck.down_known))
    for city in state.cities:
        found.update(card.id for card in (*city.hand, *city.permanents))
        found.update(standing.building.id for standing in city.standing)
    found.update(card.id for card in (*state.face_up, *state.face_down_known) if card is not None)
    return Counter({id: count for id, count in found.items() if count and id != TABLES.horreum.id})


def everything() -> Counter[str]:
    return Counter({card.id: card.copies for kinds in TABLES.cards for card in kinds if card.id != TABLES.horreum.id})


def hidden(state: State, deck: int) -> int:
    """How many places there are for cards that nobody knows."""
    one = state.decks[deck]
    table = 0
    if state.deck == deck:
        table = sum(lies and card is None for lies, card in zip(state.face_down, state.face_down_known, strict=True))
    return one.hidden + one.down + one.box + table


# --- what is filled in ---


@pytest.mark.rule("provincia.setup.start-table", "provincia.setup.tracks", "provincia.setup.supply")
@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_told_is_a_turn_of_the_first_round(players: int) -> None:
    state = position(players=players)
    assert (state.phase, state.round, state.start, state.player, state.acted) == ("play", 1, 0, 0, 0)
    for city, row in zip(state.cities, TABLES.setup.seats[players], strict=True):
        assert (city.prestige, *city.goods) == (*row, 7)
        assert (city.morale, city.defence, city.losses) == (6, 0, -row[0])
        assert [standing.id for standing in city.standing] == ["horreum"]
        assert city.hand == () and len(city.tokens) == 5
    for good in range(len(GOODS)):
        assert state.supply[good] + sum(city.goods[good] for city in state.cities) == TABLES.setup.bank[good]
    assert [deck.pile for deck in state.decks] == [30, 48, 134 - 6 - 42]
    assert state.decks[AEDIFICIUM].box == 42
    assert cards(state) == everything()
    assert len({city.town for city in state.cities}) == players


@pytest.mark.rule("provincia.setup.tokens")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("number", [1, 3, 4, 6])
def test_tokens_are_dealt_and_played(players: int, number: int) -> None:
    state = position(players=players, round=number, phase="over" if number == 6 else "select")
    combats = {1: 0, 3: 1, 4: 2, 6: 4}[number]
    assert len(state.fought) == len(state.revealed) == combats
    colours = {city.town.colour for city in state.cities if city.town is not None}
    every = [*(t for city in state.cities for t in (*city.tokens, *city.played))]
    assert Counter(every) == {t: t.copies for t in TABLES.tokens if t.colour in colours}
    for city in state.cities:
        assert len(city.tokens) == 5 - combats
        assert any(t.own and city.town is not None and t.colour == city.town.colour for t in city.tokens)
    for n, revealed in enumerate(state.revealed):
        assert Counter(revealed) == Counter(city.played[n] for city in state.cities)


@pytest.mark.parametrize(
    ("told", "morale", "defence"),
    [({"round": 1}, 6, 0), ({"round": 3}, 4, -2), ({"round": 6}, 1, -3), ({"round": 3, "phase": "activate"}, 3, -3)],
)
def test_tracks_have_fallen(told: dict[str, Any], morale: int, defence: int) -> None:
    state = position(players=2, **told)
    assert [(city.morale, city.defence) for city in state.cities] == [(morale, defence)] * 2


@pytest.mark.parametrize(
    ("told", "seat", "acted"),
    [({}, 0, 0), ({"start": 2}, 2, 0), ({"start": 2, "acted": 2}, 1, 2), ({"start": 2, "seat": 0}, 0, 1)],
)
def test_whose_turn_it_is(told: dict[str, int], seat: int, acted: int) -> None:
    state = position(players=3, **told)
    assert (state.player, state.seat, state.acted) == (seat, seat, acted)


def test_cities_may_be_called_players_and_have_names() -> None:
    names = [{"name": "Piero"}, {"name": "Alessandra", "colour": "orange"}, {"name": "Giorgio", "board_shows": "pons"}]
    state = position(players=names, start_player="Giorgio")
    assert (state.players, state.start, state.player) == (3, 2, 2)
    towns = [city.town.id for city in state.cities if city.town is not None]
    assert towns == ["arelate", "forum_julii", "loupian"]


@pytest.mark.rule("provincia.prestige.audit", "provincia.prestige.cards")
@pytest.mark.parametrize(
    ("told", "prestige", "losses"),
    [
        ({}, 7, 0),
        ({"losses": 4}, 3, 4),
        ({"prestige_cards": 2}, 5, 2),
        ({"prestige": 1}, 1, 6),
        ({"prestige": -1, "prestige_cards": 8}, -1, 8),
    ],
)
def test_track_and_prestige_cards_follow_from_each_other(told: dict[str, int], prestige: int, losses: int) -> None:
    state = position(cities=[{"buildings": ["horreum", "forum", "turris active"], **told}, {}])
    assert (state.cities[0].prestige, state.cities[0].losses) == (prestige, losses)


@pytest.mark.parametrize("told", [{"wood": 7, "gold": 5}, [0, 7, 0, 5], (0, 7, 0, 5)])
def test_goods(told: Any) -> None:
    assert position(cities=[{"goods": told}, {}]).cities[0].goods == [0, 7, 0, 5]


def test_gloria_by_its_value_and_an_own_horreum_in_hand() -> None:
    state = position(cities=[{"gloria_in_play": [5], "buildings": [], "hand": ["horreum"]}, {}])
    assert [card.id for card in state.cities[0].permanents] == ["gloria_3"]
    assert state.decks[AEDIFICIUM].unseen[TABLES.horreum.index] == 0


# --- phase 1 ---


@pytest.mark.rule("provincia.draft.reveal")
def test_a_selection() -> None:
    faces = ["legio", "praetor", None, "consul"]
    state = position(players=3, phase="select", deck="spqr", face_up=faces, start=1, markers={"spqr": 1})
    assert (state.chooser, state.seat, state.picked, state.face_down) == (0, 1, 1, (True, True))
    assert state.markers == [2, 1, 2]
    assert sorted(map(str, state.legal_actions())) == ["pick 1", "pick 2", "pick 4", "pick 5", "pick 6"]
    assert hidden(state, 1) == sum(state.decks[1].unseen) == 48 - 3
    assert cards(state) == everything()


def test_a_deck_choice_and_what_waits_for_chance() -> None:
    state = position(players=3, phase="select")
    assert list(map(str, state.legal_actions())) == ["choose opes", "choose spqr", "choose aedificium"]
    state = position(players=3, phase="select", deck="spqr", face_up=["legio"], face_down=[], todo=[["OPEN", 0]])
    assert state.player == CHANCE and state.picked == 0


@pytest.mark.rule("provincia.draft.reshuffle")
def test_a_short_pile_leaves_the_rest_on_the_discard_pile() -> None:
    state = position(players=2, decks={"spqr": {"pile": 2, "discards": {"legio": 1}}})
    deck = state.decks[1]
    assert (deck.pile, deck.down, deck.discards[TABLES["legio"].index]) == (2, 45, 1)
    state = position(players=2, decks={"aedificium": {"box": 40, "down": 8}})
    assert (state.decks[2].pile, state.decks[2].down) == (134 - 6 - 48, 8)


# --- combat ---


@pytest.mark.rule("provincia.combat.reveal")
def test_tokens_laid_and_revealed() -> None:
    state = position(players=3, round=2, phase="combat", acted=1)
    assert [city.laid is not None for city in state.cities] == [True, False, False]
    revealed = [["orange+1", "blue-1"]]
    state = position(players=3, round=2, phase="combat", revealed=revealed)
    assert state.player == CHANCE and state.todo[0][0] == "GAULS"
    assert state.cities[0].played == (TABLES["orange+1"],) and state.cities[1].played == (TABLES["blue-1"],)
    assert len(state.revealed[0]) == 3, "the third is dealt"


@pytest.mark.rule("provincia.combat.compare")
def test_with_the_combat_card_the_fights_are_fought() -> None:
    strong = {"buildings": ["horreum", "lignator", "statio active", "statio active"]}
    weak = {"buildings": ["horreum", "lignator", "fodina"], "morale": 1, "defence": -3}
    state = position(cities=[strong, weak], round=3, phase="combat", gauls="bellum_04")
    assert list(map(str, state.legal_actions())) == ["lose lignator", "lose fodina"]
    assert state.player == 1


@pytest.mark.rule("provincia.upkeep.everybody")
def test_upkeep_is_over_at_once() -> None:
    state = position(players=2, round=4, phase="upkeep")
    assert (state.phase, state.round) == ("select", 5)
    assert [city.morale for city in state.cities] == [2, 2]


# --- round trips ---


def same(state: State) -> None:
    """The position is told in full, and every slot is read as it was."""
    data = state.to_dict()
    text = json.dumps(data, allow_nan=False)
    found = from_dict(json.loads(text))
    assert found == state and found.to_dict() == data
    for one, other in zip((*state.decks, *state.cities), (*found.decks, *found.cities), strict=True):
        for name in type(one).__slots__:
            assert getattr(one, name) == getattr(other, name), name
    for name in set(State.__slots__) - {"decks", "cities", "journal"}:
        assert getattr(state, name) == getattr(found, name), name
    assert list(found.legal_actions()) == list(state.legal_actions())


@pytest.mark.parametrize("seed", range(5))
def test_every_position_of_a_game_is_read_as_it_was_written(seed: int) -> None:
    rng, state, step = Random(seed), new_game(2 + seed % 5), 0
    while not state.is_over:
        step += 1
        if step % 11 == 0 or (state.todo and step % 3 == 0):
            same(state)
            assert Counter(cards(state)) == everything()
            for deck in range(len(DECKS)):
                assert hidden(state, deck) == sum(state.decks[deck].unseen)
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(list(state.legal_actions())))
    same(state)


OTHER = {
    "bank_gold_limit": 53, "morale_max": 6, "defence_max": 2, "strata_unique": False, "penalty_order": "left_first",
    "activated_building_value_drops": False, "destroyed_reverts_instant_gains": True, "building_counts": "stated",
    "penalty_partial_payment": True, "start_goods_order": "stone-wood-clay", "aediles_cancels_penalty": False,
    "hand_limit_moment": "end_of_own_turn", "activation_needs_positive_prestige": False,
}  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_also_with_other_rules(seed: int) -> None:
    rng, state, step = Random(seed), new_game(3, **OTHER), 0
    while not state.is_over:
        step += 1
        if step % 13 == 0:
            same(state)
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(list(state.legal_actions())))
    same(state)


@pytest.mark.parametrize("phase", ["select", "play", "combat", "activate", "final", "over"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_filled_in_is_read_as_it_was_written(phase: str, players: int) -> None:
    same(position(players=players, phase=phase, round=6))


def test_copies_pickles_and_sessions() -> None:
    state = position(players=3, round=3, phase="combat", cities=[{"hand": ["forum"], "seen": ["forum"]}, {}, {}])
    assert pickle.loads(pickle.dumps(state)) == state == copy.deepcopy(state)
    session = Session(state, seed=1)
    assert session.state == state
    assert [*state.to_dict()] == [name for name in FIELDS if name in state.to_dict()]
    assert [*state.to_dict()["cities"][0]] == [*CITY_FIELDS]
    assert [*state.to_dict()["decks"]["opes"]] == [*DECK_FIELDS]


def test_own_tables_go_with_the_position(tmp_path: Path) -> None:
    folder = Path(rulesim.__file__).parent / "provincia"
    path = tmp_path / "mine.csv"
    path.write_text((folder / "bellum.csv").read_text("utf-8").replace("bellum_01,2,3", "bellum_01,2,9"), "utf-8")
    state = position(players=2, tables={"bellum": path}, options={"penalty_order": "left_first"})
    assert state.tables["bellum_01"].strength == 9
    found = from_dict(json.loads(json.dumps(state.to_dict())))
    assert found == state and found.tables["bellum_01"] is state.tables["bellum_01"]
    assert "own_tables" not in position(players=2).to_dict()


@pytest.mark.parametrize("seed", range(20))
def test_damaged_data_are_refused_or_are_a_position(seed: int) -> None:
    rng, state = Random(seed), new_game(2 + seed % 5)
    for _ in range(rng.randrange(300)):
        if not state.is_over:
            state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(list(state.legal_actions())))
    whole = json.dumps(state.to_dict())
    for _ in range(10):
        data = json.loads(whole)
        damage(data, rng)
        try:
            found = from_dict(data)
        except BadInput as error:
            assert error.field and str(error).startswith(error.field)
        else:
            same(found)


WRONG: list[Any] = [
    None, -1, 0, 1, 7, 99, 1000, 1.5, "", "x", "forum", "legio", "orange+1", "horreum", "opes_01", "massilia", [], {},
    [None], ["forum"], ["a", "b"], {"a": 1}, True, "play", "select",
]  # fmt: skip


def damage(data: Any, rng: Random) -> None:
    """Put something else in one place of the data, or leave it out."""
    while True:
        key = rng.choice([*data]) if isinstance(data, dict) else rng.randrange(len(data))
        inner = data[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.85:
            data = inner
            continue
        if isinstance(data, dict) and rng.random() < 0.15:
            del data[key]
        else:
            data[key] = copy.deepcopy(rng.choice(WRONG))
        return


# --- faults ---


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"rounds": 3}, "field: 'rounds' is "),
        ({"game": "discordia"}, "game: this is no Provincia Romana position of version 1."),
        ({"version": 2}, "game: this is no Provincia Romana position of version 1."),
        ({"players": 7}, "players: "),
        ({"players": [{}, {}], "cities": [{}, {}]}, "players: cities says the same; give one of them."),
        ({"cities": [{}, {}, {}], "players": 2}, "cities: 3 cities for 2 players."),
        ({"cities": {}}, "cities: a list is needed, not {}."),
        ({"phase": "plays"}, "phase: 'plays' is not known; allowed: setup, select, "),
        ({"phase": "setup"}, "todo: in the set-up something always waits; a game begins with new_game."),
        ({"round": 7}, "round: a whole number from 1 to 6 is needed, not 7."),
        ({"round": True}, "round: a whole number from 1 to 6 is needed, not True."),
        ({"round": 5, "phase": "final"}, "round: it must be 6, not 5."),
        ({"round": 4, "phase": "combat"}, "round: the Gauls come in rounds 2, 3, 5, 6 only, not in round 4."),
        ({"start": 2}, "start: a whole number from 0 to 1 is needed, not 2."),
        ({"start": 1, "start_player": "A"}, "start_player: start says the same; give one of them."),
        ({"cities": [{"name": "A"}, {}], "start_player": "B"}, "start_player: 'B' is not known; allowed: A."),
        ({"seat": 2}, "seat: a whole number from -1 to 1 is needed, not 2."),
        ({"player": -1}, "player: -1 is not to decide here; it is seat 0."),
        ({"player": 1, "seat": 0}, "player: 1 is not to decide here; it is seat 0."),
        ({"todo": [["OPEN"]]}, "todo: a pair is needed, not ['OPEN']."),
        ({"todo": [["OPENED", 0]]}, "todo: 'OPENED' is not known; "),
        ({"todo": [["LIMIT", "x"]]}, "todo.LIMIT: a whole number from 0 to 1 is needed, not 'x'."),
        ({"todo": [["OPEN", 0]]}, "todo: OPEN waits in phase select while cards are laid out, not in play."),
        ({"todo": [["LOSE", 0]]}, "todo: LOSE waits in phase combat, not in play."),
        (
            {"todo": [["LOSE", 0]], "phase": "combat", "round": 2},
            "todo: LOSE cannot wait here: the combat card of the round must be told under gauls.",
        ),
        ({"phase": "over", "round": 6, "todo": [["SEAT", 0]]}, "todo: the game is over, so nothing waits."),
        ({"options": {"strata": 1}}, "option: 'strata' is not known; "),
        ({"options": 3}, "options: an object with named fields is needed, not 3."),
        ({"edition": "french"}, "edition: 'french' is not known; "),
        ({"own_tables": {"opes": ""}, "tables": {}}, "own_tables: give either tables (paths) or own_tables (texts)."),
        ({"tokens": ["orange+1"]}, "tokens: all are dealt once the set-up is over."),
    ],
)
def test_faults_of_the_frame(data: dict[str, Any], sentence: str) -> None:
    assert fault(**data).startswith(sentence)


def test_a_file_cannot_make_us_read_another_one() -> None:
    with pytest.raises(BadInput, match="tables: a position in a file has its tables' text under own_tables"):
        from_dict({"tables": {"opes": "/etc/passwd"}})
    with pytest.raises(BadInput, match="position: an object with named fields is needed"):
        from_dict([])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("city", "sentence"),
    [
        ({"wood": 3}, "wood: 'wood' is not known; allowed: town, "),
        ({"goods": {"iron": 1}}, "goods.iron: 'iron' is not known; allowed: clay, wood, stone, gold."),
        ({"goods": {"wood": 10}}, "goods.wood: a whole number from 0 to 9 is needed, not 10."),
        ({"goods": {"wood": 6}, "buildings": []}, "goods.wood: a whole number from 0 to 5 is needed, not 6."),
        ({"goods": [1, 2]}, "goods: four numbers are needed (clay, wood, stone, gold), not 2."),
        ({"morale": 0}, "morale: a whole number from 1 to 999999 is needed, not 0."),
        ({"defence": -4}, "defence: a whole number from -3 to 999999 is needed, not -4."),
        ({"praetor": 1}, "praetor: true or false is needed, not 1."),
        ({"buildings": ["horeum"]}, "buildings: 'horeum' is no card of the deck AEDIFICIUM. Did you mean 'horreum'?"),
        ({"buildings": ["forum", "forum"]}, "buildings: forum can stand only once in a city, not 2 times."),
        ({"buildings": ["forum active"]}, "buildings: forum works as soon as it is built; it is not activated."),
        ({"buildings": ["mola"] * 3}, "buildings: there is no further mola; all are placed already."),
        ({"permanents": ["legio"]}, "permanents: legio does not stay in play."),
        ({"permanents": ["forum"]}, "permanents: 'forum' is no senate card."),
        ({"gloria_in_play": [2]}, "gloria_in_play: 2 is not known; allowed: 3, 4, 5, 6."),
        ({"hand": ["opes_01"]}, "hand: 'opes_01' is no card of a hand."),
        ({"hand": ["legio"] * 3}, "hand: there is no further legio; all are placed already."),
        ({"hand": ["legio"], "seen": ["consul"]}, "seen: 'consul' is not in the hand (so often)."),
        ({"hand": ["legio"], "seen": ["legio"], "told": [[1, "legio"]]}, "told: 'legio' is not in the hand (so"),
        ({"hand": ["legio"], "told": [[2, "legio"]]}, "told: a whole number from 0 to 1 is needed, not 2."),
        ({"prestige": 3}, "prestige: what lies in the city makes it 0 (buildings 0 less prestige cards 0), not 3."),
        ({"losses": 3}, "losses: prestige cards show even numbers, not 3."),
        ({"losses": 2, "prestige_cards": 2}, "prestige_cards: losses says the same; give one of them."),
        ({"town": "roma"}, "town: 'roma' is no city."),
        ({"colour": "pink"}, "colour: 'pink' is not known; allowed: orange, "),
        ({"town": "massilia", "colour": "red"}, "colour: the board of massilia has 'yellow', not 'red'."),
        ({"colour": "orange", "board_shows": "pons"}, "board_shows: the board of forum_julii has 'portus', not"),
        ({"board_shows": "hill"}, "board_shows: no board that shows 'hill' is left."),
        ({"tokens": ["red+1"], "colour": "orange"}, "tokens: there is no further red+1; all are placed already."),
        ({"tokens": ["orange+1"], "colour": "orange"}, "tokens: with those laid and played there are 5, not 1."),
        (
            {"tokens": ["orange-1", "orange-1", "orange-2", "orange+2", "blue+2"], "colour": "orange"},
            "tokens: orange+1 lies with its owner, but is not here.",
        ),
        (
            {"tokens": ["orange+1", "orange+2", "orange-1", "orange-1", "orange-2", "blue+2", "blue-1"]},
            "tokens: with those laid and played there are 5, not 7.",
        ),
        (
            {"tokens": ["orange+1", "orange+2", "orange-1", "orange-1", "blue+1"]},
            "tokens: blue+1 always lies with its owner.",
        ),
        ({"laid": "forum"}, "laid: 'forum' is no combat token."),
    ],
)
def test_faults_of_a_city(city: dict[str, Any], sentence: str) -> None:
    assert of_city(**city).startswith(sentence)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"cities": [{"town": "massilia"}] * 2}, "cities[1].town: there is no further massilia; all are placed alread"),
        ({"cities": [{"hand": ["concussio"]}] * 2}, "cities[1].hand: there is no further concussio; all are placed"),
        ({"supply": {"clay": 3}}, "supply: it must be {'clay': 29, 'wood': 34, 'stone': 42}, what the cities "),
        ({"cities": [{"goods": {"clay": 9}}] * 5}, "cities: 45 clay in the cities; the game has 37."),
        (
            {"cities": [{"goods": {"gold": 30}}] * 2, "options": {"bank_gold_limit": 53}},
            "cities: 60 gold in the cities; by option the game has 53.",
        ),
        ({"markers": {"spqr": 3}}, "markers.spqr: a whole number from 0 to 2 is needed, not 3."),
        ({"markers": {"senate": 1}}, "markers: 'senate' is not known; allowed: opes, spqr, aedificium."),
        ({"face_up": ["legio"]}, "face_up: which deck they are from must be told under deck."),
        ({"deck": "spqr"}, "deck: cards are laid out in phase select, not in play."),
        ({"deck": "senate", "phase": "select"}, "deck: 'senate' is not known; "),
        ({"deck": "spqr", "phase": "select", "face_up": ["forum"]}, "face_up: 'forum' is no card of the deck SPQR."),
        ({"deck": "spqr", "phase": "select", "face_up": [None] * 5}, "face_up: at most 4 cards lie open, not 5."),
        ({"deck": "spqr", "phase": "select", "face_down": [True] * 3}, "face_down: at most 2 cards lie face down, not"),
        (
            {"deck": "spqr", "phase": "select", "face_down_known": [None]},
            "face_down_known: one entry for each face-down place is needed.",
        ),
        (
            {"deck": "spqr", "phase": "select", "face_down": [False, True], "face_down_known": ["legio", None]},
            "face_down_known: legio was taken from there.",
        ),
        ({"decks": {"senate": {}}}, "decks: 'senate' is not known; "),
        ({"decks": {"spqr": {"size": 3}}}, "decks.spqr.size: 'size' is not known; allowed: pile, "),
        ({"decks": {"spqr": {"pile": 49}}}, "decks.spqr.pile: a whole number from 0 to 48 is needed, not 49."),
        ({"decks": {"spqr": {"pile": 40, "down": 7}}}, "decks.spqr.down: with a draw pile of 40 it must be 8, for eve"),
        ({"decks": {"spqr": {"box": 1}}}, "decks.spqr.box: it must be 0, not 1."),
        ({"decks": {"spqr": {"top": ["legio"]}}}, "decks.spqr.top_seat: the seat that knows the cards of top is neede"),
        ({"decks": {"spqr": {"discards": {"forum": 1}}}}, "decks.spqr.discards: 'forum' is no card of the deck SPQR."),
        ({"decks": {"spqr": {"down_known": ["legio"]}}}, "decks.spqr.down_known: a list is needed, not 'legio'."),
        ({"round": 3, "fought": []}, "fought: one card of each of rounds [2] is needed, not of []."),
        ({"round": 3, "fought": ["bellum_04"]}, "fought: one card of each of rounds [2] is needed, not of [3]."),
        ({"round": 3, "gauls": "bellum_04"}, "gauls: the combat card lies open in phase combat, not in play."),
        ({"round": 3, "phase": "combat", "gauls": "bellum_01"}, "gauls: bellum_01 is a card of round 2."),
        (
            {"markers": [0, 0, 0], "phase": "select"},
            "markers: at least 4 in all are needed for those who choose a deck in this round, not 0.",
        ),
        ({"round": 3, "revealed": [["orange+1", "orange+1"]]}, "revealed: there is no further orange+1; all are"),
        ({"round": 3, "revealed": []}, "revealed: tokens of 0 combats; there were 1."),
        ({"round": 3, "revealed": [["forum"]]}, "revealed: per combat a list of ids of tokens, at most one for each"),
        ({"round": 3, "revealed": [["orange+1", "red+1"]]}, "revealed: there is no further red+1; all are placed"),
        (
            {
                "round": 3,
                "revealed": [["orange+1", "blue-1"]],
                "cities": [{"played": ["orange-1"]}, {"played": ["blue-1"]}],
            },
            "revealed: the tokens of a combat are those that the cities played in it.",
        ),
        (
            {"round": 3, "revealed": [[], []], "cities": [{"played": ["orange-1"]}, {"played": ["blue-1"]}]},
            "revealed: the tokens of a combat are those that the cities played in it.",
        ),
        (
            {"round": 3, "cities": [{"played": ["orange-1", "orange+1"]}, {"played": ["blue-1"]}]},
            "cities: everybody plays a token in each combat, so played is as long for all.",
        ),
    ],
)
def test_faults_of_the_table(data: dict[str, Any], sentence: str) -> None:
    assert fault(**{"players": len(data["cities"]) if "cities" in data else 2, **data}).startswith(sentence)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            {"phase": "select", "markers": {"spqr": 0, "aedificium": 0}},
            "markers: at least 4 in all are needed for those ",
        ),
        ({"phase": "select", "acted": 1, "passes": 1, "markers": [0, 0, 0]}, "markers: at least 1 in all are needed f"),
        ({"phase": "select", "passes": 2}, "passes: a whole number from 0 to 1 is needed, not 2."),
        ({"acted": 2}, "acted: all 2 seats are done, but nothing says what waits."),
        ({"acted": 1, "seat": 0}, "seat: with acted 1 it is the turn of seat 2."),
        (
            {"phase": "select", "deck": "spqr", "chooser": 1, "acted": 0},
            "chooser: with acted 0 it is seat 1, who take",
        ),
        ({"phase": "select", "deck": "spqr", "face_down": [False, False]}, "face_up: with 2 cards taken all 2 players"),
        (
            {"cities": [{"buildings": ["pons"], "town": "massilia"}, {}]},
            "cities[0].buildings: pons needs pons; massilia",
        ),
        ({"cities": [{"colour": {}}, {}]}, "cities[0].colour: {} is not known; allowed: "),
        ({"cities": [{"colour": [[]]}, {}]}, "cities[0].colour: [[]] is not known; allowed: "),
        ({"cities": [{"laid": "yellow+1", "town": "massilia"}, {}]}, "cities[0].laid: seat 1 has not laid a token"),
        (
            {"cities": [{"name": 10**5000}, {"name": "A"}], "start_player": "B"},
            "start_player: 'B' is not known; allowed: A",
        ),
        ({"round": 3, "revealed": [[10**5000]]}, "revealed: per combat a list of ids of tokens"),
        ({"decks": {"aedificium": {"discards": {"horreum": 1}}}}, "decks.aedificium.discards: horreum is in a city or"),
        ({"todo": [["LIMIT", 0], ["PLOT", 0]]}, "todo: the steps LIMIT, PLOT do not wait together in this order."),
        ({"todo": [["PLOT", 0]]}, "todo: PLOT cannot wait here: seat must be the owner of the building"),
        ({"todo": [["KEEP", 3]]}, "todo: KEEP cannot wait here: top_seat of the building deck must be the seat that"),
        ({"round": 2, "phase": "combat", "todo": [["GAULS", 0]]}, "todo: GAULS cannot wait here: tokens are revealed"),
        (
            {"round": 2, "phase": "combat", "gauls": "bellum_01", "todo": [["LOSE", 0]]},
            "todo: LOSE cannot wait here: the penalties of bellum_01 that take a building are [].",
        ),
        (
            {"round": 2, "phase": "combat", "gauls": "bellum_01", "todo": [["FIGHT", 0]]},
            "todo: those still to fight are the last ones of the turn order [0, 1].",
        ),
    ],
)
def test_what_could_not_be_played_on_is_refused(data: dict[str, Any], sentence: str) -> None:
    assert fault(**{"players": 2, **data} if "cities" not in data else data).startswith(sentence)


@pytest.mark.parametrize(
    ("todo", "more", "waits"),
    [
        ([["LIMIT", 0]], {"acted": 2, "cities": [{"hand": ["fons", "fons", "domus", "domus", "villa", "mola"]}, {}]},
         (("LIMIT", 0), ("DONE", 0))),
        ([["PLOT", 0]], {"seat": 1, "acted": 0}, (("PLOT", 0), ("SEAT", 0))),
        ([["KEEP", 2]], {"decks": {"aedificium": {"top": ["fons", "domus"], "top_seat": 0}}},
         (("KEEP", 2), ("PUT", 0))),
        (
            [["LOSE", 0]],
            {"round": 5, "phase": "combat", "gauls": "bellum_09", "seat": 1, "acted": 2},
            (("LOSE", 0), ("AFTERMATH", 0)),
        ),
    ],
)  # fmt: skip
def test_what_always_follows_need_not_be_told(todo: list[Any], more: dict[str, Any], waits: tuple[Any, ...]) -> None:
    state = position(**({"players": 2} if "cities" not in more else {}), todo=todo, **more)
    assert state.todo == waits
    same(state)


def test_a_board_that_nobody_names_fits_what_stands_there() -> None:
    state = position(players=2, cities=[{"buildings": ["pons"]}, {"buildings": ["portus"]}])
    assert [city.town and city.town.shows for city in state.cities] == ["pons", "portus"]


@pytest.mark.parametrize("change", [{"goods": [1, 0, 0, 0]}, {"morale": 3}, {"forced": True}, {"tokens": ["blue+1"]}])
def test_before_the_start_a_city_has_nothing(change: dict[str, Any]) -> None:
    data = new_game(2).to_dict()
    data["cities"][0] |= change
    with pytest.raises(BadInput, match=r"in the set-up|tokens: they are mixed|supply: it must be"):
        from_dict(data)


def test_the_steps_of_the_set_up_are_those_that_are_still_to_come() -> None:
    data = new_game(3, start=1).to_dict()
    assert from_dict(data).todo == tuple(map(tuple, data["todo"]))
    for wrong in (data["todo"][1:], [*data["todo"], ["BEGIN", 0]], [["START", 0]], [["BEGIN", 0]]):
        with pytest.raises(BadInput, match="todo: in the set-up, as far as it has come, these steps wait: SETTLE 0, "):
            from_dict(data | {"todo": wrong})


def test_nobody_has_played_a_token_before_the_first_round() -> None:
    early = new_game(2).to_dict()
    for city in ({"played": ["orange+1"]}, {"laid": "orange+1"}):
        data = copy.deepcopy(early)
        data["cities"][0] |= city
        with pytest.raises(BadInput, match=r"cities\[0\]\.(played|laid): nobody has played a token yet"):
            from_dict(data)
    with pytest.raises(BadInput, match="revealed: nobody has played a token yet"):
        from_dict(early | {"revealed": [["orange+1"]]})


def test_options_and_markers_in_other_shapes() -> None:
    state = position(players=2, options=Options(strata_unique=False), markers=[1, 2, 0])
    assert state.markers == [1, 2, 0] and not state.tables["strata"].unique


def test_other_names_are_told_apart() -> None:
    assert not {*CITY_ALSO} & {*CITY_FIELDS}
    state = position(players=2)
    assert odds.left(state.cities[0]) == state.cities[0].tokens
