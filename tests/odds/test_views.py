"""The browser's odds are those of the game: a view forgets nothing on which they depend."""

from __future__ import annotations

from tests.odds.equal import Compared, compare


def test_position_and_view_give_equal_odds() -> None:
    """A longer run: scripts/equal_odds.py."""
    found = Compared()
    for seed in range(5):
        compare(seed, found, most=250)
    assert found.differing == []
    assert found.values > 200
