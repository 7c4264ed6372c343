"""Choices that grow with a number are bounded: whatever stands in a state, no list of options is endless."""

from __future__ import annotations

from itertools import product
from time import thread_time

import pytest

from tamalir.second.experience import WORTH, payments
from tamalir.second.words import COLOURS
from tamalir.world.deals import EVERY_SUM, amounts


@pytest.mark.rule("2E-GAP-088")
def test_handfuls_are_those_of_a_full_search():
    """No counter could be left out of any of them, and none is missing."""
    for numbers in product(range(4), repeat=4):
        counters = dict(zip(COLOURS, numbers, strict=True))
        for cost in (3, 4, 5, 6):
            found = payments(counters, cost)
            every = [
                {colour: n for colour, n in zip(COLOURS, way, strict=True) if n}
                for way in product(*(range(n + 1) for n in numbers))
            ]
            worth = [sum(WORTH[colour] * n for colour, n in way.items()) - cost for way in every]
            fitting = [
                way
                for way, over in zip(every, worth, strict=True)
                if over >= 0 and all(WORTH[colour] > over for colour in way)
            ]
            assert sorted(map(str, found)) == sorted(map(str, fitting))


def test_as_many_counters_as_anybody_writes_into_a_save():
    begun = thread_time()
    few = payments(dict.fromkeys(COLOURS, 10), 5)
    assert payments(dict.fromkeys(COLOURS, 10**9), 5) == few
    assert thread_time() - begun < 1


def test_sums_of_gold():
    assert amounts(0) == []
    assert amounts(7) == [1, 2, 3, 4, 5, 6, 7]
    assert amounts(EVERY_SUM) == list(range(1, EVERY_SUM + 1))
    many = amounts(10**12)
    assert len(many) < 2 * EVERY_SUM
    assert many[-1] == 10**12
    assert many == sorted(set(many))
