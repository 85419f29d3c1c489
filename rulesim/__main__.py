"""``python -m rulesim``: the same as the command ``rulesim``."""

import sys

from rulesim.commands import main

sys.exit(main())
