"""What if? Several ways to go on are played out under the same luck and compared.

    question = whatif.compare(session)                     # every legal action here
    for result in question.stream(400):                    # sharpens while it plays
        print(result.best, result.outcomes[0].win)

Three answers, from quick to sure: ``whatif.now(session)`` is what the model of chances sees, ``whatif.soon(session)``
plays on for a part of the game and asks the model there, ``whatif.compare(session)`` plays to the end.

What is compared can also be branches of a session, edited positions (:func:`edited`), rule options (:func:`rules`), or
any :class:`Alternative`. Playout number ``i`` of every alternative draws from the same generators, so that they differ
by what is compared; the estimate of a difference is that of the paired values. A question never changes a session, and
begins from what its seat may know (see rulesim.simulate): no hidden card and no order of a deck shows in its answer.
"""

from rulesim.whatif.alternatives import Alternative, Here, actions, branches, editable, edited, forced, rules
from rulesim.whatif.comparison import MEASURES, PAIRED, TIERS, Comparison, Question, compare, now, played, soon
from rulesim.whatif.results import MARGIN, Difference, Outcome, Result
from rulesim.whatif.tournament import Duel, tournament

__all__ = [
    "MARGIN", "MEASURES", "PAIRED", "TIERS", "Alternative", "Comparison", "Difference", "Duel", "Here",
    "Outcome", "Question", "Result", "actions", "branches", "compare", "editable", "edited", "forced",
    "now", "played", "rules", "soon", "tournament",
]  # fmt: skip
