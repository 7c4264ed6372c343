"""Luck as chance: exact against every way that all dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

import tamalir
from tamalir.games import GAMES
from tamalir.kernel import Manual, Roll
from tamalir.odds.luck import Luck


def test_three_rolls_are_counted_out():
    luck = Luck()
    chances = [Fraction(1, 4), Fraction(1, 2), Fraction(9, 10)]
    for chance, came in zip(chances, (1, 0, 1), strict=True):
        luck.add({1: float(chance), 0: float(1 - chance)}, came)
    worse = Fraction(0)
    for way in product((0, 1), repeat=3):
        if sum(way) <= 2:
            part = Fraction(1)
            for chance, came in zip(chances, way, strict=True):
                part *= chance if came else 1 - chance
            worse += part

    assert (luck.throws, luck.points) == (3, 2)
    assert luck.mean == pytest.approx(1.65)
    assert luck.or_worse == pytest.approx(float(worse))
    assert luck.or_worse + luck.or_better == pytest.approx(1 + luck.sums[2])


def test_what_is_certain_is_no_luck():
    luck = Luck()
    luck.add({1: 1.0}, 1)

    assert (luck.throws, luck.or_worse, luck.or_better) == (0, 1.0, 1.0)


def test_points_may_be_lost():
    luck = Luck()
    luck.add({2: 0.5, 0: 0.5}, 0)
    luck.add({-1: 0.5, 0: 0.5}, -1)

    assert luck.mean == 0.5
    assert luck.or_worse == 0.25
    assert luck.or_better == 1.0


def test_a_roll_of_the_second_edition_succeeds_as_often_as_its_dice_do():
    """Brood: the first roll of a fight, against each of the hundred ways the two dice fall."""
    table = tamalir.new("second", scene="brood", seed=1, dealer=Manual())
    while not isinstance(table.request, Roll):
        assert table.request is not None
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(asked.options[0].id, seat)
    check = table.state.check
    (throw,) = GAMES["second"].chronicle.throws(table.state, table.request)
    ways = [throw.points(faces) for faces in product(range(10), repeat=2)]

    assert throw.seat == check.seat
    assert throw.spread.get(1, 0.0) == pytest.approx(sum(ways) / 100)
    assert throw.points((0, 0)) == int(20 + check.plus >= check.target)


def test_a_cast_of_the_third_edition_counts_both_sides():
    """Own tokens for the hero, the enemy's against it: the best cast is that of all best sides."""
    table = tamalir.new("third", scene="challenge", seed=1, dealer=Manual())
    while not (isinstance(table.request, Roll) and table.request.key == "fight.cast"):
        assert table.request is not None
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(asked.options[0].id, seat)
    throws = GAMES["third"].chronicle.throws(table.state, table.request)
    heroes = [side for side in table.state.fight.sides if side.hero]

    assert {throw.seat for throw in throws} == {side.seat for side in heroes}
    assert len(throws) == len(heroes) * len(table.request.dice)
    assert all(sum(throw.spread.values()) == pytest.approx(1.0) for throw in throws)
    if len(heroes) == 2:  # a duel: what is one's luck is the other's misfortune
        first = [die.faces[0] for die in table.request.dice]
        points: dict[int, int] = {0: 0, 1: 0}
        for throw in throws:
            points[throw.seat] += throw.points(first)
        assert points[0] == -points[1]
