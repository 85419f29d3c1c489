"""What the games' tests of traceability share finds what it is meant to find."""

from __future__ import annotations

import json
from pathlib import Path

from tests.traceability import marks, used


def test_marks_are_read_from_test_functions_only() -> None:
    source = "\n".join(
        [
            "@pytest.mark.rule('armorica.a.b', 'armorica.c.d')",
            "def test_one(): ...",
            "@pytest.mark.rule('armorica.e.f')",
            "def helper(): ...",
            "@pytest.mark.parametrize('x', ['armorica.g.h'])",
            "def test_two(x): ...",
        ]
    )
    assert list(marks(source)) == ["armorica.a.b", "armorica.c.d"]


def test_an_id_that_is_none_would_be_found(tmp_path: Path) -> None:
    def found(name: str, text: str) -> set[str]:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return used(path, "armorica", tmp_path)

    assert found("a.py", 'x = f"{1} armorica.gaul.rnage"') == {"armorica.gaul.rnage"}
    assert found("b.py", "x = rulesim.armorica.gaul.reach") == set()
    families = '"""See armorica.gaul.reach(state) and armorica.gaul.* and rulesim.armorica.gaul.reach."""'
    assert found("c.py", families) == set()
    assert found("d.toml", 'rules = ["armorica.winter.chioce"]') == {"armorica.winter.chioce"}
    (tmp_path / "rulesim").mkdir()
    assert found("rulesim/e.ftl", "armorica_winter_chioce =\n    .title = x\n") == {"armorica.winter.chioce"}
    cell = {"cell_type": "markdown", "source": ["`armorica.gaul.", "rnage`"]}
    assert found("f.ipynb", json.dumps({"cells": [cell]})) == {"armorica.gaul.rnage"}
    assert found("g.md", "the rule armorica.end.length.") == {"armorica.end.length"}
    assert found("h.md", "the rule discordia.end.final.") == set()
