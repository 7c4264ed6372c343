"""Odds of fights on combat boards: what is foretold is what comes of it."""

from __future__ import annotations

import pytest

from benchmarks.odds_bonds import agrees, compare
from tamalir.odds.bonds.board_fights import interval


@pytest.mark.parametrize("seed", [1, 3])
def test_fights_come_out_as_foretold(seed: int) -> None:
    seen = compare(4, 50, seed)

    assert seen["fights"] == 200
    assert seen["within"] >= 3
    assert abs(seen["foretold"] - seen["won"]) < 0.1


def test_two_shares_of_one_chance() -> None:
    assert agrees((30, 60), (55, 100))
    assert not agrees((30, 60), (80, 100))
    low, high = interval(8, 10)
    assert low < 0.8 < high
