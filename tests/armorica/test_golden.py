"""What the pinned games of Armorica show; that they go as they always went is tested in tests/test_golden.py."""

from __future__ import annotations

from tests.armorica.playthroughs import PINNED


def test_the_games_show_what_a_reviewer_wants_to_see() -> None:
    texts = PINNED.texts()
    together = "".join(texts.values())
    for rule in ("gaul.place", "gaul.pass-discard", "roman.place", "roman.pass-discard", "winter.discard-count"):
        assert f"\n  {rule}: " in together
    assert "two-player.extra-discard" in texts["two-players"]
    assert "legal: pass\n> pass" in together, "a forced pass"
    assert ", by armorica.tiebreak" in together, "a tie"
    assert {f"{color}[" in together for color in "RGW"} == {True}
    assert all(text.count("\n== ") > 90 for text in texts.values())
