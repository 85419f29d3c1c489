"""What Armorica says is true of the position, under every value of every option.

A sentence's numbers and claims are compared with the cards on the table, counted anew, and with what would be legal if
other icons were held. ``BROKEN``, ``KEPT``, ``DONE`` and ``LINES`` say per rule what its words claim; a sentence that
the engine comes to and that nobody has read here is a failure.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any

import pytest

from rulesim import CHANCE, Action, Event, rulebook
from rulesim.armorica import Discard, Keep, Options, Pass, Start, State, Take, new_game, position
from rulesim.armorica.cards import ICONS
from rulesim.game import BadInput, Check, ScoreLine
from tests.armorica.given import cards, given
from tests.wording import sentence

TRIED = (
    *("pass", "pass 0", "pass 1", "pass 2", "pass 5", "pass 9", "keep", "move 2 to 1", "take 1 and 2", "take 2 at 1"),
    *("discard 2 of 1", "discard 9 of 2", "discard 1 of 2", "discard 2 3", "discard 2 3 4 5 6", "discard 2 2"),
    *("start 1", "start 2", "reveal R-II-4", "reveal G-A-1", "take 1 from gaul", "take 6 from gaul"),
    *("take 1 from roman", "take 4 from roman", *(f"take {p}" for p in range(9)), *(f"discard {n}" for n in range(9))),
)
BY_SEATS = ("take 1", "pass", "discard 1", "keep", "start 1", "reveal G-A-1")
PHASES = {"gaul": "the Gaul phase", "roman": "the Roman phase", "winter": "winter"}
PLACES = {"setup": "the set-up", "extra": "the two-player discard", "over": "the end of the game", **PHASES}


@dataclass(frozen=True)
class Said:
    """One sentence, and what it is about."""

    state: State
    action: Action
    check: Check
    words: str
    seat: int | None

    def numbers(self, pattern: str) -> tuple[str, ...]:
        """What stands in the sentence; all of it has to be of this form."""
        match = re.fullmatch(pattern, self.words)
        assert match is not None, f"{self.words!r} is not of the form {pattern!r}"
        return tuple(group or "" for group in match.groups())

    @property
    def row(self) -> list[Any]:
        return self.state.rows[1 if self.check.rule.startswith("armorica.roman.") else 0]

    @property
    def option(self) -> Options:
        return self.state.options


# --- the position, counted anew ---


def number(text: str) -> int:
    return 0 if text == "none" else int(re.match(r"\d+", text)[0])  # type: ignore[index]


def icon_of(word: str) -> str:
    return {"grape": "grapes", "olive": "olives", "amphora": "amphorae"}.get(word, word)


def on_table(state: State, seat: int, icon: str) -> int:
    """How many icons the seat's display shows, the corners among them if they count."""
    display = state.displays[seat]
    corners = {"red": "grapes", "green": "olives", "white": "sheep"}
    corner = sum(corners.get(card.color) == icon and card.deck in ("roman", "") for card in display)
    return sum(card.count(icon) for card in display) + (corner if state.options.gate_icons_count else 0)


def fresh(state: State, icon: str) -> int:
    """How many icons of the Gaul that the seat to act took this turn do not count yet."""
    waits = state.phase == "roman" and not state.options.fresh_gaul_counts and state.took >> state.player & 1
    return state.displays[state.player][-1].count(icon) if waits else 0


def held_by(state: State, **icons: int) -> State:
    """The same position, but the seat to act has one card with these icons, and it is no fresh one."""
    face = " ".join(f"{letter}{icons[icon]}" for letter, icon in zip("wgosca", ICONS, strict=True) if icons.get(icon))
    card = position(displays=[[f"N[{face}]" if face else "N"], []]).displays[0][0]
    other = state.copy()
    other.displays[state.player], other.totals[state.player] = [card], [*card.icons]
    other.took &= ~(1 << state.player)
    return other


def is_open(state: State, place: int) -> bool:
    return Take(place) in list(state.legal_actions())


def within_reach(state: State) -> int:
    return sum(isinstance(action, Take) for action in state.legal_actions())


# --- what refusals claim ---


def is_out_of_range(said: Said) -> None:
    """Who has one icon less cannot take the card, who has as many can; and "you have" is what the display shows."""
    place = r"is (the rightmost card|(\d+)(?:st|nd|rd|th) from the right)"
    has = r"you have (?:(none|\d+)|(\d+ \w+) and (\d+ \w+))(, not counting the Gaul you took this turn)?"
    pattern = rf"The (\w+) (\w+) {place}, so it needs (\d+) (\w+)(?: or (\d+) (\w+))?; {has}\.(?: (.+))?"
    color, suit, _, nth, need, icon, need2, icon2, have, have1, have2, waits, more = said.numbers(pattern)
    state, p, wanted = said.state, int(nth or 1), int(need)
    card = said.row[-p]
    assert (color, suit) == (card.color, card.suit)
    icons = [icon_of(word) for word in (icon, icon2) if word]
    assert {need, need2 or need} == {need}
    for one, shown in zip(icons, [have] if have else [have1, have2], strict=True):
        assert number(shown) == on_table(state, state.player, one) - fresh(state, one)
        assert is_open(held_by(state, **{one: wanted}), p) and not is_open(held_by(state, **{one: wanted - 1}), p)
    assert bool(waits) == any(fresh(state, one) for one in icons)
    others = {one: 99 for one in ICONS if one not in icons}
    assert not is_open(held_by(state, **others), p), "no other icon helps"
    claims = {
        "armorica.gaul.range": "",
        "armorica.roman.plebeian-range": "Only wheat opens yellow, blue and brown.",
        "armorica.roman.patrician-range": "" if icon2 else "Wheat does not help here.",
    }
    assert more == claims[said.check.rule]


def is_no_pass_or_take(said: Said) -> None:
    kind = "Roman" if "roman" in said.check.rule else "Gaul"
    if isinstance(said.action, Pass):
        pattern = rf"You may not pass: (\d+) cards? of the {kind} row (?:is|are) within your reach, .+ you reach none\."
        (reach,) = said.numbers(pattern)
        assert int(reach) == within_reach(said.state) > 0 and not said.option.voluntary_pass
        assert (" is " in said.words) == (reach == "1")
    else:
        (named,) = said.numbers(rf"You may take 1 {kind} card in this phase, and you named (\d+)\.")
        assert isinstance(said.action, Take) and int(named) == 1 + len(said.action.also) > 1


def is_no_position(said: Said) -> None:
    assert isinstance(said.action, Take)
    length = len(said.state.row or ())
    sentences = {
        0: "The row is empty, so there is nothing to take.",
        1: f"There is no position {said.action.position}: the row has a single card.",
    }
    many = f"the row has {length} cards, counted from the right."
    assert said.words == sentences.get(length, f"There is no position {said.action.position}: {many}")
    assert not 1 <= said.action.position <= length


def is_no_place(said: Said) -> None:
    (place,) = said.numbers(r"Place (\d+) is not on offer: .+ never (?:move|changes)\.")
    if isinstance(said.action, Take):
        assert int(place) == said.action.at != len(said.state.displays[said.state.player]) + 1
    else:
        assert int(place) == said.action.to  # type: ignore[attr-defined]


def is_no_discard_of_a_pass(said: Said) -> None:
    assert isinstance(said.action, Pass)
    asked, length, choice = said.action.position, len(said.row), said.option.pass_discard == "choice"
    kind = "Roman" if "roman" in said.check.rule else "Gaul"
    if not length:
        assert said.words == f"The row is empty, so a pass removes no card; you named position {asked}."
    elif choice and length > 1:
        said.numbers(
            rf"There is no position {asked}: in this game .+ any one of the {length} cards, .+ 1 to {length} .+\."
        )
        assert asked not in range(1, length + 1)
    else:
        assert said.words == f"A pass removes the rightmost {kind} card, position 1; you named position {asked}."
        assert asked != 1 and not any(isinstance(a, Pass) and a.position for a in said.state.legal_actions())


def is_wrong_phase(said: Said) -> None:
    asked, now = said.numbers(r"That belongs to (.+), but now it is ([\w -]+)\.")
    kind = said.action
    expected = "winter" if isinstance(kind, Discard | Keep) else getattr(kind, "row", None) or "gaul"
    assert (asked, now) == (PHASES[expected], PLACES[said.state.phase])
    assert expected != said.state.phase


def is_not_your_turn(said: Said) -> None:
    if said.state.player == CHANCE:
        assert said.words == "Nobody can move just now: chance decides."
    else:
        turn, asked = said.numbers(r"It is Player (\d)'s turn, not Player (\d)'s\.")
        assert (int(turn), int(asked) - 1) == (said.state.player + 1, said.seat) and turn != asked


def is_no_time_to_reveal(said: Said) -> None:
    assert said.words == "A card is turned over only when a row waits for one, and no row does now."
    assert not said.state.pending and said.state.player != CHANCE


def is_no_start(said: Said) -> None:
    (players,) = said.numbers(r"The start player is one of the (\d) players and is named exactly once, before any .+\.")
    assert int(players) == said.state.players
    if isinstance(said.action, Start):
        assert said.state.start >= 0 or said.action.seat >= said.state.players
    else:
        assert said.state.start < 0


def cannot_come(said: Said) -> None:
    left_over = r"left in the open pile of the (\w+) deck does\."
    pattern = rf"(.+) cannot come next: (?:the only card|one of the (\d+) cards) {left_over}"
    card, left, deck = said.numbers(pattern)
    pile = said.state.open[("Gaul", "Roman").index(deck)]
    assert len(pile) == int(left or 1) and card not in [one.id for one in pile]
    assert said.state.pending[0] == ("Gaul", "Roman").index(deck)


def hunger(said: Said, before: str, after: str) -> tuple[int, int, str]:
    """Cards, amphorae and what follows; "protected" only where a start card without an amphora stays for that."""
    cards, spared, amphorae, rest = said.numbers(
        rf"{before}(\d+) cards?( \(the start card is protected\))? and (\d+) amphorae?a?{after}"
    )
    display = said.state.displays[said.state.player]
    assert (int(cards), int(amphorae)) == (len(display), sum(card.amphorae for card in display))
    if spared:
        assert said.option.start_card_protected and not display[0].amphorae
        assert all(card.amphorae for card in display[1:]) or must_lose(said.state) == len(display) - 1 - int(amphorae)
    return int(cards), int(amphorae), rest


def must_lose(state: State) -> int:
    """How many cards the seat to act loses before it may stop, by trying."""
    state, seat, lost = state.copy(), state.player, 0
    while state.phase == "winter" and state.player == seat:
        discards = [action for action in state.legal_actions() if isinstance(action, Discard)]
        if len(discards) < len(list(state.legal_actions())):
            break
        state.apply(discards[0])
        lost += 1
    return lost


def is_nothing_to_lose(said: Said) -> None:
    cards, amphorae, told = hunger(said, "You have ", r": (.+), so you may lose none\.")
    assert not [action for action in said.state.legal_actions() if isinstance(action, Discard)]
    if told == "every other card is fed":
        assert cards - 1 <= amphorae < cards
    else:
        assert told == {0: "nobody is hungry", 1: "it is fed"}.get(cards, "all are fed") and cards <= amphorae


def is_no_number_of_cards(said: Said) -> None:
    if isinstance(said.action, Keep):
        cards, amphorae, due = hunger(said, "You cannot stop yet: you have ", r", so you must lose (\d+) more\.")
        assert int(due) == must_lose(said.state) > 0
    else:
        assert isinstance(said.action, Discard)
        named = len(said.action.numbers)
        cards, amphorae, due = hunger(said, f"You name {named} cards, too many: with ", r" you lose (?:only )?(\w+)\.")
        assert named > number(due) == must_lose(said.state)
    assert number(due) == max(0, cards - amphorae) or "protected" in said.words


def is_fed_by_itself(said: Said) -> None:
    assert isinstance(said.action, Discard)
    card = said.state.displays[said.state.player][said.check.facts["number"] - 1]
    pattern = r"The (\w+) (\w+) carries (\d+) amphorae?a?: you can lose only cards without one\."
    assert said.numbers(pattern) == (card.color, card.suit, str(card.amphorae))
    assert card.amphorae and Discard(said.check.facts["number"]) not in list(said.state.legal_actions())


def is_no_card_of_yours(said: Said) -> None:
    assert isinstance(said.action, Discard)
    state, owner = said.state, said.state.player if said.action.seat is None else said.action.seat
    n, own = said.check.facts["number"], len(said.state.displays[said.state.player])
    if not 1 <= n <= len(state.displays[owner]):
        rest = {0: r"you have none", 1: "you have only card 1"}.get(own, rf"choose one of your own {own} cards, .+")
        said.numbers(rf"Player {owner + 1} has no card {n}; {rest}\.")
    elif owner != state.player:
        card = state.displays[owner][n - 1]
        assert said.words.startswith(f"The {card.color} {card.suit} is Player {owner + 1}'s; ")
    else:
        times = said.action.numbers.count(n)
        assert said.words.startswith(f"You name card {n} {times} times: ") and times > 1


def is_protected(said: Said) -> None:
    (n,) = said.numbers(r"Card (\d+) is your start card, and in this game start cards are protected from the winter\.")
    card = said.state.displays[said.state.player][0]
    assert n == "1" and said.option.start_card_protected and card.deck in ("start", "") and not card.amphorae


def is_over(said: Said) -> None:
    assert said.numbers(r"The game is over: turn (\d+) was the last\.") == (str(said.state.turn),)
    assert said.state.is_over


BROKEN: dict[str, Callable[[Said], None]] = {
    "end.trigger": is_over,
    "gaul.action": is_no_pass_or_take,
    "gaul.pass-discard": is_no_discard_of_a_pass,
    "gaul.place": is_no_place,
    "gaul.range": is_out_of_range,
    "gaul.range-caps-at-row": is_no_position,
    "roman.action": is_no_pass_or_take,
    "roman.pass-discard": is_no_discard_of_a_pass,
    "roman.patrician-range": is_out_of_range,
    "roman.place": is_no_place,
    "roman.plebeian-range": is_out_of_range,
    "setup.gaul-deck": cannot_come,
    "setup.roman-deck": cannot_come,
    "setup.start-player": is_no_start,
    "turn.open-information": is_no_time_to_reveal,
    "turn.order": is_not_your_turn,
    "turn.phases": is_wrong_phase,
    "winter.choice": is_no_card_of_yours,
    "winter.close-gap": is_no_place,
    "winter.discard-count": is_no_number_of_cards,
    "winter.no-voluntary": is_nothing_to_lose,
    "winter.only-amphoraless": is_fed_by_itself,
    "winter.start-card-not-exempt": is_protected,
}
"""Per rule what its refusal claims; it fails where that is not so."""


# --- what is said of rules that are kept ---


def is_in_range(said: Said) -> None:
    has = r"you have (none|\d+)(, not counting .+ this turn)?\."
    color, suit, need, icon, have, waits = said.numbers(rf"The (\w+) (\w+) needs (\d+) (\w+), {has}")
    assert isinstance(said.action, Take)
    state, p, wanted = said.state, said.action.position, int(need)
    assert (said.row[-p].color, said.row[-p].suit) == (color, suit)
    assert number(have) == on_table(state, state.player, icon_of(icon)) - fresh(state, icon_of(icon)) >= wanted
    assert is_open(held_by(state, **{icon_of(icon): wanted}), p) and (waits or not fresh(state, icon_of(icon)))
    assert not wanted or not is_open(held_by(state, **{icon_of(icon): wanted - 1}), p)


def leaves_with_a_pass(said: Said) -> None:
    assert isinstance(said.action, Pass)
    after = said.state.copy()
    after.apply(said.action)
    gone = after.discards[len(said.state.discards) :] if said.option.empty_deck == "shrink" else None
    nth = said.action.position or 1
    kind = "Roman" if "roman" in said.check.rule else "Gaul"
    if not said.row:
        assert said.words == "The row is empty, so no card leaves the game." and not gone
    else:
        told = re.fullmatch(
            rf"The (?:(rightmost) {kind} card|{kind} card that is (\d+)\w\w from the right) leaves .+\.", said.words
        )
        assert told is not None and int(told[2] or 1) == nth
        assert gone in (None, [said.row[-nth]])


def may_stop(said: Said) -> None:
    if isinstance(said.action, Keep):
        assert said.words == "You need not lose another." and must_lose(said.state) == 0


def may_lose(said: Said) -> None:
    _, _, told = hunger(said, "", ": (.+)")
    due = must_lose(said.state)
    assert told == (f"you must lose {due}." if due else "you need lose none, but in this game you may.")
    assert due or said.option.winter_discard == "at-least"


def is_yours(said: Said) -> None:
    own = len(said.state.displays[said.state.player])
    assert said.words == ("It is your only card." if own == 1 else f"It is one of your {own} cards.")


def has_no_amphora(said: Said) -> None:
    card = said.state.displays[said.state.player][said.check.facts["number"] - 1]
    assert said.words == f"The {card.color} {card.suit} has no amphora to protect it." and not card.amphorae


def is_not_protected(said: Said) -> None:
    n = said.check.facts["number"]
    card = said.state.displays[said.state.player][n - 1]
    assert said.words == f"Card {n} is not specially protected."
    assert not said.option.start_card_protected or n > 1 or card.deck not in ("start", "")


KEPT: dict[str, Callable[[Said], None]] = {
    "gaul.range": is_in_range,
    "roman.patrician-range": is_in_range,
    "roman.plebeian-range": is_in_range,
    "gaul.pass-discard": leaves_with_a_pass,
    "roman.pass-discard": leaves_with_a_pass,
    "winter.choice": is_yours,
    "winter.discard-count": may_stop,
    "winter.no-voluntary": may_lose,
    "winter.only-amphoraless": has_no_amphora,
    "winter.start-card-not-exempt": is_not_protected,
}


# --- what happened, and what is scored ---


def assert_done(event: Event, before: State, after: State) -> None:
    """What the story of a move says is to be seen on the table before and after it."""
    words, facts = rulebook.done(event), event.facts
    if event.rule.endswith(".place"):
        row = before.rows[("gaul", "roman").index(event.rule.split(".")[1])]
        assert after.displays[facts["seat"] - 1][-1] is row[-facts["position"]]
        assert row[-facts["position"]].suit in words
    elif event.rule == "armorica.winter.compare":
        cards, amphorae = len(after.displays[facts["seat"] - 1]), on_table(after, facts["seat"] - 1, "amphorae")
        spared = " (the start card is protected)" if cards > amphorae else ""
        assert re.fullmatch(
            rf"Player \d is safe: {cards} cards?{re.escape(spared)} and {amphorae} amphorae?a?\.", words
        )
        assert not spared or after.options.start_card_protected
    elif event.rule == "armorica.end.trigger":
        empty = sum(not after.open[row] for row in (0, 1))
        if after.options.empty_deck == "shrink":
            assert words.startswith("Both draw decks have" if empty == 2 else "A draw deck has")
        assert str(after.turn) in words


def assert_line(line: ScoreLine, state: State, seat: int) -> None:
    words = rulebook.line(line)
    if line.rule == "armorica.scoring.gold":
        gold = on_table(state, seat, "gold")
        assert words == (f"{gold} gold" if gold else "no gold")
    elif line.rule == "armorica.scoring.majority":
        icon = line.facts["icon"]
        counts = [on_table(state, other, icon) for other in range(state.players)]
        have, most, level = counts[seat], max(counts), counts.count(max(counts))
        told = rulebook.words("armorica", f"icon_{icon}", count=have) if have else f"no {icon}"
        expected = {4: f"most {icon}: {have}", 2: f"level on most {icon}: {have}"}.get(
            line.points, f"nobody has {icon}" if not most else f"{told}; the most is {most}"
        )
        expected = f"{told}; four are level" if not line.points and most and level == 4 else expected
        assert words == expected
        assert line.points != 4 or (have, level) == (most, 1)
        assert line.points != 2 or (have == most and level > 1)


# --- every option, every value ---

CASES = [(option.name, value) for option in fields(Options) for value in Options.allowed(option.name)]
FACES = cards("Y Y[w1] Y[w2 a1] B[g1 a1] B[o1] B[a2] N[s1] N[w1 g1] N[w2 a3] G[c1] G[o1 a1] R[g2] R[c1] W[s1 a1] W")


def odd(rng: random.Random, options: dict[str, Any]) -> State:
    """A position that no game need reach: any cards, any lengths."""
    phase, players = rng.choice(["gaul", "roman", "roman", "winter", "winter"]), rng.randint(2, 4)

    def some(most: int) -> list[str]:
        return [rng.choice(FACES) for _ in range(rng.randint(0, most))]

    displays = [some(6) for _ in range(players)]
    took = sum(1 << seat for seat in range(players) if displays[seat] and phase == "roman" and rng.random() < 0.6)
    rows = {"gaul_row": some(7), "roman_row": some(7), "gaul_deck": some(3), "roman_deck": some(3)}
    acted = rng.randrange(players)
    return position(phase=phase, displays=displays, took=took, acted=acted, options=options, **rows)


def positions(options: dict[str, Any]) -> Iterator[State]:
    """Some positions of random games, and odd ones."""
    rng = random.Random(str(options))
    for players in (2, 4):
        if options.get("start_player", 0) in ("random", *range(players)):
            state = new_game(players, **options)
            yield state
            while not state.is_over:
                if rng.random() < 0.06:
                    yield state
                chance = state.player == CHANCE
                before, tale = state.copy(), [] if rng.random() < 0.5 else None
                state.journal = tale
                state.apply(state.sample(rng) if chance else rng.choice(list(state.legal_actions())))
                for event in tale or ():
                    assert_done(event, before, state)
            yield state
    for _ in range(30):
        yield odd(rng, options)


def spoken(state: State) -> Iterator[Said]:
    """Everything that is said of what can be tried."""
    for text in TRIED:
        action = state.parse(text)
        for seat in (None, *range(state.players)) if text in BY_SEATS else (None,):
            try:
                checks = list(state.checks(action, seat))
            except BadInput:  # a seat that does not play is named
                continue
            for check in checks:
                yield Said(state, action, check, sentence(check), seat)


MET: set[tuple[str, bool]] = set()


@pytest.mark.parametrize(("option", "value"), CASES, ids=[f"{name}={value}" for name, value in CASES])
def test_what_is_said_is_true_whatever_the_option(option: str, value: Any) -> None:
    for state in positions({option: value}):
        for said in spoken(state):
            rule = said.check.rule.removeprefix("armorica.")
            claims = (KEPT if said.check.ok else BROKEN).get(rule)
            assert claims or said.check.ok, f"nobody has read what {rule} says: {said.words}"
            MET.add((rule, said.check.ok))
            if claims:
                claims(said)
        for sheet in state.scores() if state.start >= 0 else ():
            for line in sheet.lines:
                assert_line(line, state, sheet.seat)


def test_every_claim_was_met() -> None:
    if len(MET) > 1:  # the cases above have run in this process
        assert {(rule, False) for rule in BROKEN} | {(rule, True) for rule in KEPT} <= MET


# --- the sentences in full ---


def refusal(state: State, action: str) -> str:
    check = state.refusal(state.parse(action))
    assert check is not None
    return rulebook.broken(check)


def test_wheat_that_opens_patricians_is_named_beside_their_own_icon() -> None:
    state = given("roman", "N[w1 g1]", roman_row="N N R N", options={"wheat_opens_patricians": True})
    assert refusal(state, "take 2") == (
        "The red general is 2nd from the right, so it needs 2 grapes or 2 wheat; you have 1 grape and 1 wheat."
    )


def test_a_protected_start_card_is_not_said_to_be_fed() -> None:
    protected = {"options": {"start_card_protected": True}}
    assert refusal(given("winter", "N[w2]", **protected), "discard 1") == (
        "You have 1 card (the start card is protected) and 0 amphorae: every other card is fed, so you may lose none."
    )
    assert refusal(given("winter", "N[w2] Y B", **protected), "keep") == (
        "You cannot stop yet: you have 3 cards (the start card is protected) and 0 amphorae, so you must lose 2 more."
    )


def test_icons_that_do_not_count_yet_are_told() -> None:
    later = {"options": {"fresh_gaul_counts": False}, "took": 1}
    assert refusal(given("roman", "N[w2] B[g1]", roman_row="N N N R", **later), "take 1") == (
        "The red general is the rightmost card, so it needs 1 grape; you have none, not counting the Gaul you took "
        "this turn. Wheat does not help here."
    )


def test_a_pass_may_remove_any_card_where_players_choose() -> None:
    state = given(gaul_row="Y B N", options={"pass_discard": "choice"})
    assert refusal(state, "pass 4") == (
        "There is no position 4: in this game a pass removes any one of the 3 cards, counted 1 to 3 from the right."
    )
    kept = next(check for check in state.checks(state.parse("pass 2")) if check.rule.endswith("pass-discard"))
    assert rulebook.kept(kept) == "The Gaul card that is 2nd from the right leaves the game."
