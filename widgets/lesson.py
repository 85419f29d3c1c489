"""A lesson by its id, as every notebook begins it.

    stage = lesson("armorica/roman")

What happens in a lesson is data: see :mod:`widgets.lessons`; what can be done with it: see :mod:`widgets.stage`.
"""

from __future__ import annotations

from rulesim.extras import needed

needed("anywidget", "lab", "Boards and lessons")

from widgets.stage import Stage  # noqa: E402 -- it would name a package that nobody has heard of


def lesson(id: str, lang: str = "en", *, edition: str | None = None) -> Stage:
    """The lesson with that id, such as ``lesson("armorica/roman")``. Raises BadInput for an unknown one.

    ``edition``: play it under the rules of one rulebook ("english", "german", "russian").
    """
    return Stage(id, lang, edition=edition)
