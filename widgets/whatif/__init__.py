"""The what-if panel: ask about the position on the board, and watch the answer sharpen while the game is played out.

    panel = WhatIf(lesson)           # beside a table, lesson, player or session; press "What if?", or
    panel.ask()                      # begins to play out every legal move, and returns at once
    panel.stop(), panel.go_on(), panel.more()
    panel.pin()                      # keep this answer beside the next one
    panel.play("take 3")             # the move on the board, as a click would
    panel.line("take 3")             # one game that was played out, on a board of its own, to walk through
    panel.change("turn", "+1")       # what if that were otherwise? Asks about the position as it is, and so

In a notebook that is to say the same every time: ``WhatIf(lesson, seed=1).run(200)``.
"""

from widgets.whatif.page import Panel
from widgets.whatif.panel import WhatIf
from widgets.whatif.questions import MOVES
from widgets.whatif.shelf import PINS
from widgets.whatif.view import ROWS

__all__ = ["MOVES", "PINS", "ROWS", "Panel", "WhatIf"]
