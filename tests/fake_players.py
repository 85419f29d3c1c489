"""Players and counters that worker processes can import: they count, fail, stall, or die in the middle of a game."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

from rulesim import Action, State
from rulesim.simulate import Step


class Killer:
    """Chooses like RandomBot, but takes its worker process down with it: once, or whenever it is asked to choose.

    ``marker``: a file that says that it has done so. ``spared``: the process that must not die.
    """

    blind = True

    def __init__(self, marker: Path, spared: int, always: bool = False, after: int = 40) -> None:
        self.marker, self.spared, self.always, self.after = str(marker), spared, always, after
        self.asked = 0

    def choose(self, state: State, rng: Random) -> Action:
        self.asked += 1
        kills = self.asked > self.after and (self.always or not Path(self.marker).exists())
        if kills and os.getpid() != self.spared:
            Path(self.marker).write_text(str(os.getpid()), encoding="utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return rng.choice(state.legal_actions())


class Failing:
    """Chooses like RandomBot, and fails when its generator says so: in some playouts, always the same ones."""

    blind = True

    def choose(self, state: State, rng: Random) -> Action:
        if rng.random() < 0.004:
            raise ZeroDivisionError("a bad thought")
        return rng.choice(state.legal_actions())


class Slow:
    """Takes its time. ``marks``: a file that gets one sign for every decision that is begun."""

    def __init__(self, seconds: float, marks: Path | None = None) -> None:
        self.seconds, self.marks = seconds, marks

    def choose(self, state: State, rng: Random) -> Action:
        if self.marks is not None:
            with self.marks.open("ab") as file:
                file.write(b".")
        time.sleep(self.seconds)
        return rng.choice(state.legal_actions())


def passes(step: Step) -> float:
    """Counts passes."""
    return float(str(step.action) == "pass")


def cards_drawn(step: Step) -> dict[int, float] | None:
    """Counts what chance turns over, for the first seat."""
    return {0: 1.0} if str(step.action).startswith("reveal") else None


def own_cards(state: State, seat: int) -> float:
    """How many cards a seat has in the end."""
    return float(len(state.to_dict()["displays"][seat]))
