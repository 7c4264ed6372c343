"""The training example learns something, and from the same seed the same."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_second.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_second", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_short_training_beats_chance() -> None:
    lesson = example()
    policy, played = lesson.train(0, seed=1, games=300)
    assert played == 300
    learnt, _ = lesson.against_chance(policy, 80)
    chance, _ = lesson.against_chance(None, 80)
    assert learnt > chance + 0.1


def test_the_same_seed_learns_the_same() -> None:
    lesson = example()
    one, other = (lesson.train(0, seed=5, games=3)[0].weights for _ in range(2))
    np.testing.assert_array_equal(one, other)
    assert np.any(one)
