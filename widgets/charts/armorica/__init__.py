from widgets.charts.armorica.runs import append_values, erasers, sets
from widgets.charts.armorica.rows import reach
