"""The training examples learn something, and from the same seed the same."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(params=["second", "third"])
def lesson(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """As the script has it when it is run from its folder."""
    monkeypatch.setattr("sys.path", [str(EXAMPLES), *sys.path])
    name = f"train_{request.param}"
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.LESSON


def test_a_short_training_beats_chance(lesson: Any) -> None:
    """One short lesson may go wrong; four of them together do not."""
    chance, as_far = lesson.against_chance(None, 40)
    learnt, far = 0.0, 0.0
    for seed in range(1, 5):
        policy, played = lesson.train(0, seed=seed, games=240)
        assert played == 240
        won, came = lesson.against_chance(policy, 40)
        learnt, far = learnt + won / 4, far + came / 4
    assert learnt > chance + 0.1
    assert far > as_far


def test_the_same_seed_learns_the_same(lesson: Any) -> None:
    one, other = (lesson.train(0, seed=5, games=3)[0].weights for _ in range(2))
    np.testing.assert_array_equal(one, other)
    assert np.any(one)
