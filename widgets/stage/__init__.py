"""The stage: one lesson as one widget, in which nothing moves but pieces. See :class:`widgets.stage.stage.Stage`."""

from widgets.stage.stage import Stage

__all__ = ["Stage"]
