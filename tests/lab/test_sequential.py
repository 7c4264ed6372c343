"""Looking again and again: what is settled, what is not, and how much is still needed."""

from __future__ import annotations

import random

import pytest

from tamalir.lab.sequential import Evidence, looks, more_games, paired, parted, weighed


def test_each_look_comes_after_twice_as_many_games() -> None:
    assert looks(10) == [10]
    assert looks(16) == [16]
    assert looks(100) == [16, 25, 50, 100]
    assert looks(256) == [16, 32, 64, 128, 256]


@pytest.mark.parametrize(
    ("mean", "error", "key"),
    [(2.0, 0.3, "more"), (-2.0, 0.3, "less"), (0.05, 0.1, "even"), (0.5, 0.6, "unclear")],
)
def test_what_is_settled(mean: float, error: float, key: str) -> None:
    verdict = weighed(Evidence(40, mean, error), margin=0.5)
    assert verdict.key == key
    assert verdict.settled == (key != "unclear")
    assert verdict.low < mean < verdict.high


def test_nothing_is_settled_by_a_few_cases_or_by_none() -> None:
    assert weighed(Evidence(5, 9.0, 0.1), margin=1.0).key == "unclear"
    assert weighed(paired([]), margin=1.0).key == "unmet"


def test_whoever_looks_often_must_be_surer() -> None:
    found = Evidence(200, 1.0, 0.48)
    assert weighed(found, margin=0.1, times=1).key == "more"
    assert weighed(found, margin=0.1, times=5).key == "unclear"


def test_looking_five_times_seldom_finds_what_is_not_there() -> None:
    """Of games in which a card does nothing, five in a hundred at most may be taken for something."""
    luck = random.Random(1)
    wrong = 0
    for _ in range(1600):
        values: list[float] = []
        for games in looks(256):
            values += [luck.gauss(0, 1) for _ in range(games - len(values))]
            if weighed(paired(values), margin=0.0, times=5).settled:
                wrong += 1
                break
    assert wrong / 1600 < 0.06


def test_how_many_more_games_are_needed() -> None:
    """An interval half as wide takes four times as many."""
    verdict = weighed(Evidence(100, 0.5, 0.5), margin=0.6)
    half = verdict.high - verdict.mean
    assert verdict.needed == pytest.approx((half / 0.5) ** 2)
    assert more_games(4.0, 100) == 300
    assert more_games(1.05, 100) == 10


def test_shares_of_different_fights() -> None:
    found = parted(2, 20, 60, 100)
    assert found.n == 20
    assert found.mean == pytest.approx(-0.5)
    assert weighed(found, margin=0.05).key == "less"
    assert parted(0, 0, 5, 10).n == 0
    assert parted(3, 3, 3, 3).error > 0.1  # three of three are not certain
