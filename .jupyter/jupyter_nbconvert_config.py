"""What is added to the learner's own settings of nbconvert: a page that says in words what its pictures show."""

from pathlib import Path

c = get_config()  # noqa: F821 -- Jupyter puts it there
c.HTMLExporter.extra_template_basedirs = [str(Path(__file__).parent / "nbconvert")]
c.HTMLExporter.template_name = "rulesim"
