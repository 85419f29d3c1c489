"""Provincia Romana's words: every message renders, every fact that a sentence needs is given, all read well."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar

import pytest

from rulesim import rulebook
from rulesim.game import CHANCE, Action, BadInput, Check, Event, ScoreLine
from rulesim.provincia import DECKS, GOODS, RESOURCES, State, new_game, standard_tables
from rulesim.provincia.actions import MOVES
from tests.provincia.given import city, given, play
from tests.wording import Wording

SAY = rulebook.words_of("provincia")
RULES = {rule.id: rule for rule in rulebook.catalogue("provincia")}
TABLES = standard_tables()

PHASES = ("setup", "select", "play", "combat", "upkeep", "activate", "final", "over")
GAINS = ("morale", "defence", "military", "gold")
PENALTIES = (
    *(*RESOURCES, "morale", "prestige", "building_production", "building_defence", "building_basic"),
    *("building_prestige", "building_horreum"),
)
FAULTS = (
    *("self", "nobody", "building", "other", "sum", "again", "waits", "keep", "put", "nothing"),
    *("card", "times", "short", "supply", "room"),
)
DUES = ("", "start", "card", "token", "gauls")
COLOURS = tuple(town.colour for town in TABLES.towns)
CARDS = tuple(card.id for kinds in TABLES.cards for card in kinds)
BUILDINGS = tuple(building.id for building in TABLES.buildings)


def p(message: str, **facts: Any) -> str:
    return rulebook.words("provincia", message, **facts)


def broken(rule: str, names: tuple[str, ...] = (), **facts: Any) -> str:
    return rulebook.broken(Check(f"provincia.{rule}", False, facts), names=names)


def kept(rule: str, **facts: Any) -> str:
    return rulebook.kept(Check(f"provincia.{rule}", True, facts))


def done(rule: str, names: tuple[str, ...] = (), **facts: Any) -> str:
    return rulebook.done(Event(f"provincia.{rule}", facts), names=names)


# --- every message, with every kind of fact ---


def pick(items: tuple[Any, ...], number: int) -> Any:
    return items[number % len(items)]


def facts_of(message: str, number: int) -> dict[str, Any]:
    """Facts as the engine gives them, for any message of the catalogue."""
    names = "seat active owner round need have left amount lost cap supply clay wood stone gold place times count"
    lacks = "lack_clay lack_wood lack_stone lack_gold"
    tracks = "old new prestige losses morale defence military tokens strength gauls value paid got printed turned worth"
    facts: dict[str, Any] = dict.fromkeys(f"{names} {lacks} {tracks} points n number second_amount".split(), number)
    facts |= {"asked": number, "now": pick(PHASES, number), "rounds": (2, 3, 5, 6), "winners": (1, 2)[: number % 2 + 1]}
    facts |= {
        "town": pick(("", *(town.id for town in TABLES.towns)), number),
        "shows": pick(("portus", "pons"), number),
    }
    facts |= {"deck": pick(DECKS, number), "decks": DECKS[: number % 3 + 1], "card": pick(("", *CARDS), 7 * number)}
    facts |= {"cards": CARDS[35 : 36 + number % 4], "building": pick(("", *BUILDINGS), number)}
    facts |= {"buildings": BUILDINGS[:number], "good": pick(RESOURCES, number), "kinds": RESOURCES[: number % 5]}
    facts |= {"give": pick(RESOURCES, number), "get": pick(RESOURCES, number + 1), "kind": pick(GAINS, number)}
    facts |= {"less": number % 2, "colour": pick(COLOURS, number), "value": number - 2, "bellum": "bellum_04"}
    facts |= {"penalty": pick(PENALTIES, number), "second": pick(("", *PENALTIES), number), "due": pick(DUES, number)}
    facts |= {"fault": pick(FAULTS, number), "lies": pick(("up", "down", "nowhere"), number)}
    facts |= {"whose": pick(("self", "other", "nobody"), number)}
    facts |= {"edition": pick(("english", "german", "russian"), number), "section": "Spielaufbau", "category": "other"}
    if message.startswith("piece_"):
        facts |= facts_of_pieces(number)
    if message.startswith("provincia_combat_token-anonymous"):
        facts["tokens"] = ("blue-2", "orange+1")
    elif message.startswith(("provincia_round_phases", "provincia_activation_phase")):
        facts["asked"] = pick(PHASES, number + 1)
    needs_building = ("action_", "provincia_building", "provincia_act", "provincia_destroy", "provincia_discount")
    if message.startswith((*needs_building, "provincia_penalty", "provincia_end", "provincia_senate_coniuratio")):
        facts["building"] = pick(BUILDINGS, number)
    if message == "provincia_discount_player-choice.broken":
        facts["kinds"] = RESOURCES[: number % 4 + 1]
    if message.startswith(("action_build", "discounted", "provincia_building_play", "provincia_play_cost")):
        facts["less"] = pick(("clay", "wood", "") if message.startswith("provincia") else ("clay", "wood"), number)
    if message.startswith("provincia_building_waterfront"):
        facts["need"] = pick(("pons", "portus"), number)
    if not message.startswith("provincia_setup_city") or message.endswith(".done"):
        facts["town"] = pick(tuple(town.id for town in TABLES.towns), number)
    if not message.startswith("provincia_senate_consuetudo"):
        facts["card"] = pick(CARDS, 7 * number)
    return facts


def facts_of_pieces(number: int) -> dict[str, Any]:
    """Facts of the words that stand beside a piece's id."""
    facts: dict[str, Any] = {"kind": "good", "what": pick(RESOURCES, number)}
    facts |= {"goods": number % 3, "cost": "2 wood", "costs": ("3 gold", "3 wood"), "prestige": number}
    facts |= {"quaestor": "5 stone", "lower": "3 stone", "give": "2 wood", "get": "3 stone"}
    return facts | {"does": pick(("saves a building", ("+1 morale", "+2 gold"), ("no more taxes",)), number)}


# --- games to be told ---

ATTEMPTS = (
    *("city massilia", "city tolosa", "start 1", "start 3", "deal red+1", "deal blue-2", "gauls bellum_01"),
    *("gauls bellum_09", "reveal forum", "reveal opes_01", "reveal legio", "choose opes", "choose spqr"),
    *("choose aedificium", *(f"pick {place}" for place in range(1, 7))),
    *(f"build {id}" for id in ("statua", "horreum", "pons", "portus", "domus", "officina", "hortus", "carchesium")),
    *("build statua less stone", "build domus less clay", "build domus less gold", "build hortus less gold"),
    *(f"play {id}" for id in ("legio", "consul", "praetor", "aediles", "architectus", "gloria_3", "patronus_2")),
    *("play concussio on 1", "play concussio on 2", "play concussio", "play coniuratio on 1 horreum"),
    *("play coniuratio on 2 horreum", "play coniuratio on 2 villa active", "play coniuratio", "play consuetudo"),
    *("play commercium_07 1x", "play commercium_01 9x", "play corruptio for C2 S1", "play corruptio for C9"),
    *("play legio 2x", "play legio for C1", "play corruptio", "play corruptio for G3"),
    *("buy wood", "buy stone", "buy clay", "buy gold", "discard forum", "discard horreum", "discard legio", "end"),
    *("keep circus", "put circus", "lay red+1", "lay orange-2", "lay yellow-1", "lay blue+2"),
    *("lose horreum", "lose lignator", "lose statio active", "lose templum", "lose turris", "aediles", "suffer"),
    *("activate emporium", "activate turris", "activate villa", "activate forum"),
    *("look card 1", "look card 5", "look hand 1", "look hand 2", "look bellum 2", "look bellum 6", "look token 2"),
    *("offer 1", "offer 2"),
)


def random_play(players: int, options: Mapping[str, Any], rng: random.Random) -> Iterator[State]:
    """Every position of one random game, the last one with the whole journal."""
    state = new_game(players, **options)
    state.journal = []
    while not state.is_over:
        yield state
        chance = state.player == CHANCE
        legal = state.legal_actions()
        state.apply(state.sample(rng) if chance else legal[int(rng.random() * len(legal))])
    yield state


def tried(state: State) -> list[Action]:
    return [*map(state.parse, ATTEMPTS), *state.legal_actions()[:12]]


class TestWords(Wording):
    game = "provincia"
    numbers = range(15)
    pieces = frozenset({"second", "discounted"})
    actions = frozenset(attempt.partition(" ")[0] for attempt in ATTEMPTS)
    editions = frozenset({"en", "de"})
    longest = 310
    words: ClassVar = {
        "good": (*RESOURCES, "morale", "none"),
        "deck": DECKS,
        "phase": PHASES,
        "town": tuple(town.id for town in TABLES.towns),
        "colour": COLOURS,
        "shows": ("portus", "pons"),
        "kind": (*GAINS, "prestige"),
        "tier": {building.tier for building in TABLES.buildings},
        "penalty": PENALTIES,
        "due": (*DUES[1:], "none"),
        "provenance": ("rulebook", "public", "inferred", "reconstructed", "own"),
        "edition": rulebook.EDITIONS.values(),
        "card": CARDS,
        "bellum": tuple(card.id for card in TABLES.bellum),
        "senate": {card.kind for card in TABLES.cards[1]},
    }

    facts_of = staticmethod(facts_of)

    @staticmethod
    def played(options: Mapping[str, Any]) -> Iterator[tuple[State, Iterable[Action]]]:
        rng = random.Random(str(options))
        for players in (2, 3, 6):
            for state in random_play(players, options, rng):
                if rng.random() < 0.03 or state.is_over:
                    yield state, tried(state)


def test_every_kind_of_action_is_among_the_attempts() -> None:
    parse = new_game(2).parse
    assert {type(parse(attempt)) for attempt in ATTEMPTS} == set(MOVES.kinds)


# --- the facts that go with each rule ---

CHECKS = """
setup.players have | setup.city town owner | setup.caesar due | setup.decks card left due fault
setup.start-hand owner whose | setup.bellum round lies | setup.tokens colour value left due
round.count round | round.phases asked now round | round.turn-order asked active | round.combat-rounds round rounds
draft.choose-stack decks | draft.marker deck have decks | draft.reveal place lies | draft.pick-order asked active
draft.blind-pick place have left | draft.mandatory-pick deck left
play.turn asked
play.cost card clay wood stone gold less lack_clay lack_wood lack_stone lack_gold
play.hand card | trade.two-for-one good need have
trade.no-clay good | trade.no-waste good amount have cap supply | trade.no-players owner whose
hand.limit need have cap | hand.horreum card | senate.play card | building.unique-once building have
building.duplicate-discard card
building.waterfront building town need shows | discount.kinds building good kinds
discount.player-choice building kinds | discount.no-combination card have
combat.token-choice colour value have | combat.token-anonymous owner whose | combat.reveal bellum round now due
combat.cleanup colour value
penalty.apply penalty amount | penalty.second-only-if-unable building penalty amount
penalty.building-choice building have due | penalty.categories building penalty buildings
activation.phase building now round | activation.positive-prestige have need | activation.once building have left
end.final-turns good | end.no-phase5 building
senate.aediles building need have | senate.concussio fault owner
senate.commercium card times need fault good have cap supply
senate.coniuratio fault owner building | senate.consuetudo fault card | senate.corruptio fault amount need good have
senate.gloria card have | senate.praetor now
"""
EVENTS = """
setup.city seat town | setup.caesar seat | setup.start-table seat clay wood stone gold prestige | setup.remove42 amount
setup.start-hand seat | setup.tokens seat | round.phases now round | round.combat-rounds round
draft.choose-stack seat deck left | draft.reveal deck cards amount | draft.blind-pick seat deck
draft.to-hand seat card | draft.mandatory-pick seat deck | draft.leftovers deck amount | draft.reshuffle deck amount
draft.two-three-players round | opes.quaestor seat card clay wood stone gold | opes.lower seat card clay wood stone gold
storage.overflow-lost seat good lost cap | storage.excess-at-destruction seat good lost cap
bank.exhausted-lost seat good lost
play.turn seat | trade.two-for-one seat good gold | hand.limit seat card left
building.play seat building clay wood stone gold less prestige new | building.effect seat building kind amount new
building.duplicate-discard seat card
combat.token-choice seat | combat.token-anonymous tokens | combat.token-effect seat colour value tokens
combat.reveal bellum round gauls penalty amount second second_amount
combat.strength seat defence morale military tokens strength | combat.compare seat strength gauls
combat.win seat strength gauls
penalty.apply seat penalty amount | penalty.second-only-if-unable seat penalty amount | penalty.fallback-gold seat gold
penalty.fallback-prestige seat prestige | destroy.to-hand seat building prestige new
destroy.instant-gains-kept seat building kind amount new | prestige.cards seat prestige losses new
upkeep.morale seat old new lost | upkeep.defence seat old new lost | upkeep.tax seat gold left
upkeep.tax-unpaid seat prestige | upkeep.exempt seat card
activation.cost seat building new | activation.benefit seat building kind amount new
income.production seat clay wood stone gold morale
round-end.caesar seat | round-end.marker round | end.trigger round | end.final-turns seat | end.winner winners have
tie.personal-aedificium winners | tie.gold winners have | tie.goods winners have | tie.morale winners have
tie.shared winners
senate.aediles seat building gold | senate.architectus seat gold
senate.commercium seat card times give get paid got | senate.concussio seat owner gold
senate.coniuratio seat owner building gold | senate.consuetudo seat gold amount | senate.consul seat gold amount old new
senate.corruptio seat clay wood stone | senate.gloria seat card gold value | senate.legio seat gold amount old new
senate.patronus seat card gold good amount | senate.praetor seat
"""


def facts_listed(text: str) -> dict[str, set[str]]:
    rows = [row.split() for row in re.split(r"[|\n]", text) if row.strip()]
    return {f"provincia.{rule}": set(names) for rule, *names in rows}


FACTS_OF_CHECKS, FACTS_OF_EVENTS = facts_listed(CHECKS), facts_listed(EVENTS)


@pytest.mark.parametrize(("ends", "listed"), [("broken kept", FACTS_OF_CHECKS), ("done", FACTS_OF_EVENTS)])
def test_every_sentence_needs_only_the_facts_listed(ends: str, listed: dict[str, set[str]]) -> None:
    for end in ends.split():
        worded = {id for id in RULES if SAY.has(f"{id.replace('.', '_')}.{end}")}
        assert worded <= set(listed)
        for id in worded:
            message = f"{id.replace('.', '_')}.{end}"
            for number in TestWords.numbers:
                facts = {name: value for name, value in facts_of(message, number).items() if name in listed[id]}
                _, errors = SAY.render(message, "en", rulebook.named(SAY, facts, "en"))
                assert errors == [], message
    assert set(listed) <= {id for id in RULES if SAY.has(f"{id.replace('.', '_')}.{ends.split()[0]}")}


@cache
def met() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The facts that checks and events of random games always carry, by rule."""
    checks: dict[str, set[str]] = {}
    events: dict[str, set[str]] = {}
    for players in (2, 3, 4, 5, 6):
        rng = random.Random(players)
        for state in random_play(players, {}, rng):
            if rng.random() < 0.05:
                for check in (check for action in tried(state) for check in state.checks(action)):
                    checks[check.rule] = checks.get(check.rule, set(check.facts)) & set(check.facts)
            if state.is_over:
                for event in state.journal or ():
                    events[event.rule] = events.get(event.rule, set(event.facts)) & set(event.facts)
    return checks, events


def test_the_engine_gives_the_facts_listed() -> None:
    checks, events = met()
    assert {id: FACTS_OF_CHECKS[id] - given for id, given in checks.items() if FACTS_OF_CHECKS[id] - given} == {}
    assert {id: FACTS_OF_EVENTS[id] - given for id, given in events.items() if FACTS_OF_EVENTS[id] - given} == {}
    assert len(checks) >= 45, "the attempts reach most checks"
    assert len(events) >= 45, "the games come to most of what can happen"


def test_no_event_names_what_is_hidden() -> None:
    _, events = met()
    secret = {"setup.start-hand", "setup.tokens", "combat.token-choice", "draft.blind-pick"}
    assert all(events[f"provincia.{rule}"] <= {"seat", "deck"} for rule in secret)


# --- sentences as a learner reads them ---


def test_costs_are_refused_with_their_numbers() -> None:
    state = given(city("", "C4 S7", "templum legio statua"))
    assert refusal(state, "build templum") == ("TEMPLUM costs 4 clay, 8 stone and 1 gold; you lack 1 stone and 1 gold.")
    assert refusal(state, "play legio") == "LEGIO costs 2 gold; you lack 2 gold."
    state = given(city("carchesium", "S6", "statua"))
    assert refusal(state, "build statua less stone") == (
        "STATUA costs 8 stone, 1 stone saved by a discount; you lack 1 stone."
    )
    assert broken("trade.two-for-one", good="wood", need=2, have=1) == "1 wood costs 2 gold; you have 1."
    assert (
        broken("trade.no-clay", good="clay") == "Clay cannot be bought: for 2 gold the supply gives only wood or stone."
    )
    full = {"good": "wood", "amount": 1, "have": 9, "cap": 9, "supply": 20}
    assert broken("trade.no-waste", **full) == (
        "You cannot get 1 wood: the supply has 20, and you have 9 of the 9 that you can store."
    )
    assert broken("trade.no-waste", **(full | {"supply": 0})) == "You cannot get 1 wood: the supply has none."
    assert broken("activation.positive-prestige", have=-2, need=1) == "Activating costs 1 prestige; you have -2."


def test_refusals_of_buildings_and_discounts() -> None:
    assert broken("building.waterfront", building="pons", town="massilia", need="pons", shows="portus") == (
        "PONS needs a bridge on the board, and Massilia shows a harbour."
    )
    assert broken("building.unique-once", building="forum", have=1) == (
        "FORUM is unique, and one stands in your city already."
    )
    assert broken("discount.kinds", building="hortus", good="clay", kinds=("gold",)) == (
        "With HORTUS you cannot save clay; you can save gold."
    )
    assert broken("discount.kinds", building="hortus", good="clay", kinds=()) == (
        "No discount of yours helps with HORTUS, so 1 clay cannot be saved."
    )
    assert broken("discount.player-choice", building="aurifex", kinds=GOODS) == (
        "AURIFEX comes with a discount. Say what you save: clay, wood or stone."
    )


def test_refusals_of_order_and_phase() -> None:
    assert broken("round.turn-order", asked=3, active=1) == "It is Player 1's turn, not Player 3's."
    assert broken("round.turn-order", asked=3, active=0).startswith("Nobody can move just now")
    assert broken("round.phases", asked="combat", now="play", round=2) == (
        "That belongs to phase 3, combat, but now it is phase 2, playing cards."
    )
    assert broken("activation.phase", building="emporium", now="play", round=2) == (
        "Buildings are activated in phase 5 only, and now it is phase 2, playing cards."
    )
    assert broken("round.combat-rounds", round=4, rounds=(2, 3, 5, 6)) == (
        "There is no combat in round 4: the Gauls attack in rounds 2, 3, 5 and 6."
    )
    assert broken("draft.marker", deck="opes", have=0, decks=("spqr", "aedificium")) == (
        "Both action markers of OPES are used up in this round; still open: SPQR or AEDIFICIUM."
    )
    assert broken("hand.limit", need=3, have=8, cap=5) == "First discard down to 5 cards: 3 have to go."


def test_refusals_in_and_after_a_combat() -> None:
    assert broken("combat.token-choice", colour="orange", value=-2, have=0) == "You have no token orange -2."
    assert broken("combat.cleanup", colour="orange", value=1) == (
        "You played your token orange +1 in an earlier combat: it has left the game."
    )
    second = {"building": "lignator", "penalty": "building_defence", "amount": 1}
    assert broken("penalty.second-only-if-unable", **second) == (
        "LIGNATOR would be the second penalty, but you can suffer the first: a defence building."
    )
    fits = {"building": "forum", "penalty": "building_production", "buildings": ("fodina", "lignator")}
    assert broken("penalty.categories", **fits) == (
        "FORUM is not what you owe: a production building. What fits: FODINA or LIGNATOR."
    )
    assert broken("senate.aediles", building="", need=0, have=5).endswith("is about to be destroyed, and none is.")


def test_refusals_of_senate_cards() -> None:
    exchange = {"card": "commercium_09", "times": 3, "need": 2, "good": "stone", "have": 7, "cap": 9, "supply": 20}
    assert broken("senate.commercium", **exchange, fault="room") == (
        "This exchange is possible twice at most, not 3 times: you have 7 stone and can store 9."
    )
    none = exchange | {"need": 0, "good": "gold", "have": 0}
    assert broken("senate.commercium", **none, fault="short") == ("This exchange is not possible: you have 0 gold.")
    assert broken("senate.commercium", **(exchange | {"supply": 1}), fault="supply").endswith(
        ": the supply has 1 stone."
    )
    assert broken("senate.corruptio", fault="sum", amount=2, need=3) == (
        "CORRUPTIO costs any 3 of clay, wood and stone; you name 2."
    )
    assert broken("senate.coniuratio", ("Ada", "Bo"), fault="building", owner=2, building="villa") == (
        "Bo has no such building in the city: VILLA."
    )
    assert broken("senate.gloria", card="gloria_4", have=5) == (
        "You can play only one GLORIA, and one for 5 prestige lies in front of you."
    )


def test_what_happens_is_told_in_one_sentence() -> None:
    built = {"seat": 1, "building": "statua", "clay": 0, "wood": 0, "stone": 7, "gold": 0, "prestige": 7, "new": 12}
    assert done("building.play", ("Ada",), **built, less="stone") == (
        "Ada builds STATUA for 7 stone, 1 stone saved by a discount: +7 prestige, now 12."
    )
    free = built | {"building": "lignator", "stone": 0}
    assert done("building.play", **free, less="gold").startswith("Player 1 builds LIGNATOR for nothing, 1 gold saved")
    strength = {"seat": 2, "defence": 0, "morale": 2, "military": 1, "tokens": 1, "strength": 4}
    assert done("combat.strength", **strength) == (
        "Player 2's strength: defence 0, morale 2, military 1, tokens +1, together 4."
    )
    assert done("combat.win", seat=2, strength=4, gauls=4) == "Player 2 holds out against the Gauls: 4 against 4."
    card = {"bellum": "bellum_04", "round": 3, "gauls": 2, "penalty": "building_defence", "amount": 1}
    assert done("combat.reveal", **card, second="building_production", second_amount=1) == (
        "The Gauls attack with strength 2. Whoever loses gives up a defence building, otherwise a production building."
    )
    assert done("combat.reveal", **(card | {"penalty": "stone", "amount": 4}), second="", second_amount=0).endswith(
        "Whoever loses gives up 4 stone."
    )
    assert done("combat.token-effect", seat=1, colour="orange", value=-1, tokens=2) == (
        "2 orange tokens change the strength of Player 1 by -1."
    )
    assert done("combat.token-effect", seat=1, colour="orange", value=1, tokens=1) == (
        "One orange token changes the strength of Player 1 by +1."
    )
    assert done("upkeep.morale", seat=1, old=6, new=5, lost=1) == "Player 1's morale falls from 6 to 5."
    assert done("upkeep.defence", seat=1, old=-3, new=-3, lost=0) == "Player 1's defence stays at -3."
    goods = {"seat": 3, "clay": 4, "wood": 4, "stone": 3, "gold": 7, "prestige": -2}
    assert done("setup.start-table", **goods) == (
        "Player 3 begins with 4 clay, 4 wood, 3 stone and 7 gold; prestige -2."
    )
    assert done("tie.shared", ("Ada", "Bo"), winners=(1, 2)) == "The victory is shared by Ada and Bo."


@pytest.mark.parametrize(
    ("rule", "points", "facts", "words"),
    [
        ("building.prestige-now", 9, {"kind": "buildings", "amount": 3, "printed": 9}, "3 buildings standing"),
        ("activation.cost", -1, {"kind": "activated", "turned": 1}, "1 building activated"),
        ("prestige.cards", -4, {"kind": "losses", "losses": 4}, "4 lost on prestige cards"),
        ("senate.gloria", 5, {"card": "gloria_3", "value": 5}, "GLORIA in play"),
        ("end.gold-to-prestige", 3, {"kind": "gold", "have": 11, "need": 3}, "11 gold, 1 for every 3"),
        ("tie.gold", 0, {}, "tie broken by gold"),
        ("tie.shared", 0, {}, "level in everything: the place is shared"),
    ],
)
def test_lines_of_the_score_sheet(rule: str, points: int, facts: dict[str, Any], words: str) -> None:
    assert rulebook.line(ScoreLine(f"provincia.{rule}", points, facts)) == words


def test_actions_in_words() -> None:
    assert p("action_play.times", card="commercium_09", paid=2, give="gold", got=2, get="stone") == (
        "Play COMMERCIUM: 2 gold paid for 2 stone"
    )
    assert (
        p("action_play.goods", card="corruptio", clay=2, wood=0, stone=1, gold=0)
        == "Play CORRUPTIO: pay 2 clay and 1 stone"
    )
    assert p("action_lay.do", colour="red", value=-2) == "Lay red -2"
    assert p("action_build.less", building="via_mercatoris", less="clay") == "Build VIA MERCATORIS for 1 clay less"


# --- what random games seldom come to ---


def story(state: State, *actions: str) -> list[str]:
    """What happens when these are played, as the first player "Ada" reads it."""
    state.journal = []
    play(state, *actions)
    return [rulebook.done(event, names=["Ada", "Bo"]) for event in state.journal]


def refusal(state: State, action: str) -> str:
    check = state.refusal(state.parse(action))
    assert check is not None, f"{action} is legal"
    return rulebook.broken(check, names=["Ada", "Bo"])


def test_a_plot_is_answered_by_aediles() -> None:
    state = given(city("domus", "G5", "coniuratio"), city("circus", "G3", "aediles"))
    assert refusal(state, "play coniuratio on 2") == "Say which building of Bo CONIURATIO is aimed at."
    assert story(state.copy(), "play coniuratio on 2 circus", "aediles") == [
        "Ada plays CONIURATIO for 5 gold against Bo: CIRCUS is to be destroyed.",
        "Bo saves CIRCUS with AEDILES for 2 gold.",
    ]
    assert story(state, "play coniuratio on 2 circus") == [
        "Ada plays CONIURATIO for 5 gold against Bo: CIRCUS is to be destroyed."
    ]
    assert refusal(state, "end") == "First say whether you save CIRCUS with AEDILES for 2 gold; you have 3."
    assert story(state, "suffer") == [
        "Bo's CIRCUS is destroyed and goes back to the hand: -12 prestige, now 0.",
    ]


def test_a_defeat_with_a_choice_is_told_step_by_step() -> None:
    state = given(city("fodina lignator forum", morale=1), city(morale=99), phase="combat", round=3)
    for seat, ids in enumerate((("yellow-1", "blue+2"), ("blue-2", "purple-1"))):
        state.cities[seat].tokens = tuple(TABLES.by_id[id] for id in ids)
    state.cities[0].played = (TABLES.by_id["yellow+1"],)
    gone = refusal(state, "lay yellow+1")
    assert gone == "You played your token yellow +1 in an earlier combat: it has left the game."
    assert refusal(state, "lay blue-1") == "You have no token blue -1."
    told = story(state, "lay yellow-1", "lay blue-2", "gauls bellum_04")
    assert told[:6] == [
        "Ada lays a combat token face down.",
        "Bo lays a combat token face down.",
        "The shuffled tokens are blue-2 and yellow-1.",
        "One yellow token changes the strength of Ada by -1.",
        "One blue token changes the strength of Bo by -2.",
        "The Gauls attack with strength 2. Whoever loses gives up a defence building, otherwise a production building.",
    ]
    assert "Ada cannot lose a defence building." in told
    assert refusal(state, "end") == "First settle your defeat: you owe a production building."
    assert refusal(state, "lose forum") == (
        "FORUM is not what you owe: a production building. What fits: FODINA or LIGNATOR."
    )
    assert refusal(state, "lose aurifex") == "You cannot lose AURIFEX: none stands in your city like that."
    assert story(state, "lose fodina")[0] == "Ada's FODINA is destroyed and goes back to the hand: -2 prestige, now 8."


def test_what_is_over_is_over() -> None:
    state = given(city("domus", "G11"), city("portus", "C2", town="massilia"), phase="final", round=6)
    assert refusal(state, "choose opes") == ("That belongs to phase 1, selecting cards, but now it is the final turns.")
    assert story(state, "end")[0] == "Ada ends the turn."
    assert refusal(state, "buy wood") == "1 wood costs 2 gold; you have 0."
    assert story(state, "end")[-1] == "The game is over: Ada with 6 prestige."
    assert refusal(state, "end") == "The game is over: it has 6 rounds and the final turns."


# --- cards ---


@pytest.mark.parametrize("building", TABLES.buildings, ids=lambda building: building.id)
def test_a_building_is_told_with_the_figures_of_its_card(building: Any) -> None:
    """The words of the standard cards, checked against the table that the engine plays with."""
    id = f"provincia.card.{building.id.replace('_', '-')}"
    text = RULES[id].text
    price = {good: int(found[1]) for good in RESOURCES if (found := re.search(rf"(\d+) {good}\b", text.split(";")[0]))}
    assert price == {good: cost for good, cost in zip(RESOURCES, building.cost, strict=True) if cost}
    assert f"{building.prestige or 'no'} prestige" in text
    assert ("unique" in text) == building.unique
    assert ("inactive" in text) == (not building.active)
    for when, what, amount in building.effects:
        told = {"discount": "later building", "storage": str(amount)}.get(when, f"{what} rises by {amount}")
        assert told in text or f"{amount} {what}" in text
    assert building.name == p(f"card_{building.id}")
    assert RULES[id].title == f"{building.name}, {p(f'card_{building.id}.gloss')}"


def test_every_card_has_a_plain_name_beside_the_latin_one() -> None:
    for id in CARDS:
        assert p(f"card_{id}").isupper() or id.startswith("opes")
        gloss = p(f"card_{id}.gloss")
        assert gloss.islower()
        assert not gloss.startswith("card_")


def test_what_is_reconstructed_is_said_to_be() -> None:
    parts = ("opes", "commercium", "patronus", "gloria", "bellum", "tokens", "cities", "categories", "start")
    assert all("reconstructed" in p(f"reconstructed.{part}") for part in parts)
    assert {card.provenance for card in (*TABLES.cards[0], *TABLES.bellum)} == {"reconstructed"}
    told = ("opes.immediate", "setup.bellum", "combat.token-effect", "building.waterfront", "penalty.categories")
    assert all("reconstructed" in RULES[f"provincia.{rule}"].text for rule in told)
    for kind in ("commercium", "gloria", "patronus"):
        assert {card.provenance for card in TABLES.cards[1] if card.kind == kind} == {"reconstructed"}
        assert "reconstructed" in RULES[f"provincia.senate.{kind}"].text


# --- rules, options, rulings, glossary ---


def test_a_reference_names_the_heading_in_both_languages() -> None:
    rule = "provincia.combat.reveal"
    assert rulebook.reference(rule) == "Rulebook, Phase 3, step 2"
    assert rulebook.reference(rule, edition="de") == "German rulebook, Phase 3, Schritt 2: Gallier aufdecken"
    assert rulebook.reference(rule, edition="ru") == "There is no Russian rulebook of this game."
    assert rulebook.reference("provincia.trade.no-waste", edition="de") == "German rulebook: not spelled out"


def test_numbers_of_options_are_no_seats() -> None:
    assert rulebook.option("provincia", "morale_max", 6) == "is 6"
    assert rulebook.option("provincia", "bank_gold_limit", 53) == "is limited to 53"


def test_an_unknown_ruling_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"'amb-slash' .*'amb-slash-order'"):
        rulebook.ruling("provincia", "amb-slash")


def test_the_glossary_names_each_term_as_the_rulebook_does() -> None:
    glossary = {entry["term"]: entry for entry in rulebook.glossary("provincia")}
    assert len(glossary) >= 90
    assert all(entry["de"] for entry in glossary.values())
    assert (glossary["goods"]["de"], glossary["horreum"]["de"]) == ("Rohstoffe", "HORREUM, Lagerhaus")
    assert {*RESOURCES, *DECKS, "bellum", "morale", "defence", "military", "prestige", "token"} <= set(glossary)
    assert {card.kind for card in TABLES.cards[1]} <= set(glossary)


def test_who_reads_what_happened_is_you_and_the_others_have_their_names() -> None:
    told = {
        (rule, you, number): rulebook.done(
            Event(rule, facts_of(rule, number) | {"seat": 1, "owner": 2, "winners": (1,)}), "en", (), you
        )
        for rule in FACTS_OF_EVENTS
        for you in (0, 2)
        for number in range(3)
    }
    for (rule, you, _), text in told.items():
        assert ("Player 1" in text) <= (you == 2), f"{rule}: {text}"
        for who, verb in re.findall(r"\b(You|you|Player 1) ([a-z]+)\b", text):
            if verb not in ("will", "cannot", "chose", "across", "no", "by", "with"):
                assert verb.endswith("s") is (who == "Player 1"), f"{rule}: {text}"
    assert done("end.winner", winners=(2,), have=38) == "The game is over: Player 2 with 38 prestige."
    assert told["provincia.combat.compare", 0, 0].startswith("You lose against the Gauls")
