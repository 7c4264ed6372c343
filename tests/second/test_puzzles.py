"""Every puzzle is one: the solver is exact, and one answer is better than all others."""

from __future__ import annotations

import pytest

import tamalir
from tamalir.odds.second.answers import fight_odds
from tamalir.second.puzzles import puzzles
from tamalir.second.validate import validate

SCENES = sorted(puzzles())


def test_there_are_enough_of_them() -> None:
    assert len(SCENES) >= 30


@pytest.mark.parametrize("scene", SCENES)
def test_one_answer_is_the_best(scene: str) -> None:
    proven = puzzles()[scene].proven
    table = tamalir.new("second", scene=scene, seed=1)
    assert validate(table.state) == []
    rows = fight_odds(table, 0)
    assert all(row.exact for row in rows.values())
    first, second = sorted(rows, key=lambda id: -rows[id].win)[:2]
    assert first == proven.best
    assert rows[first].win == pytest.approx(proven.win, abs=1e-4)
    assert rows[second].win == pytest.approx(proven.next, abs=1e-4)
    assert rows[first].win - rows[second].win >= 0.02
