"""Our statistics against figures that are printed elsewhere."""

from __future__ import annotations

import pytest

from tamalir.lab.statistics import (
    holm,
    mean_interval,
    newcombe,
    ranks_differ,
    shares_differ,
    student,
    wilson,
)


def test_wilson_of_a_known_share() -> None:
    low, high = wilson(81, 263)  # Newcombe (1998), table I
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_wilson_without_a_game_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_newcombe_of_two_known_shares() -> None:
    difference, low, high = newcombe(56, 70, 48, 80)  # Newcombe (1998), method 10, example a
    assert difference == pytest.approx(0.2)
    assert (round(low, 4), round(high, 4)) == (0.0524, 0.3339)


def test_student_for_small_samples() -> None:
    assert student(1) == pytest.approx(12.7062)
    assert student(9) == pytest.approx(2.2622, abs=0.002)
    assert student(30) == pytest.approx(2.0423, abs=0.0005)


def test_the_mean_of_ten_throws() -> None:
    mean, low, high = mean_interval([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    assert mean == 5.5
    assert (low, high) == pytest.approx((3.3341, 7.6659), abs=0.003)


def test_equal_shares_do_not_differ_and_far_ones_do() -> None:
    assert shares_differ(50, 100, 50, 100) == pytest.approx(1.0)
    assert shares_differ(40, 100, 60, 100) == pytest.approx(0.00468, abs=0.0001)
    assert shares_differ(0, 0, 1, 2) == 1.0


def test_ranks_of_a_known_sample() -> None:
    """U = 24 of 7 and 8 values without ties, 28 in the mean with a deviation of 8.641: z = -0.463."""
    one, other = [1, 5, 6, 7, 12, 13, 8], [2, 3, 4, 9, 10, 11, 14, 15]
    assert ranks_differ(one, other) == pytest.approx(0.6434, abs=0.0005)
    assert ranks_differ([1, 1, 1], [1, 1, 1]) == 1.0


def test_holm_keeps_the_order_and_never_falls() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
