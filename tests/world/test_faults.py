"""Judging a position, part by part."""

from __future__ import annotations

from tamalir.world.faults import Judge


def said(judge: Judge) -> list[str]:
    return [str(fault) for fault in judge.faults]


def test_numbers_have_bounds() -> None:
    judge = Judge(2)
    judge.number("gold", 0)
    judge.number("gold", -1)
    judge.number("act", 3, 1, 2)

    assert said(judge) == ["gold: -1 is less than 0", "act: 3 is more than 2"]
    assert not judge.strange


def test_seats_names_and_places_mean_something() -> None:
    judge = Judge(2)
    judge.seat("turn", 1)
    judge.seat("turn", None)
    judge.seat("turn", 2)
    judge.order("order", [0, 1, 0])
    assert judge.known("step", "market", ["market"], "step")
    assert not judge.known("step", "lunch", ["market"], "step")
    judge.place("at", (0, 0), [(0, 0)])
    judge.place("at", (9, 9), [(0, 0)])

    assert said(judge) == [
        "turn: there is no seat 2",
        "order: seat 0 stands there twice",
        "step: unknown step 'lunch'",
        "at: (9, 9) lies off the board",
    ]
    assert judge.strange


def test_every_card_lies_in_one_place() -> None:
    judge = Judge(2)
    judge.lie("deck", ["axe", "bow", "bun", "bun"], ["axe", "bow", "bun"], "card")
    judge.lie("hand", ["axe", "ghost"], ["axe", "bow"], "card")
    judge.whole({"axe": 1, "bow": 1, "bun": 3, "cup": 1, "dog": 1}, {"axe": 1, "bow": 1, "bun": 3}, ["dog"])

    assert said(judge) == [
        "hand[1]: unknown card 'ghost'",
        "hand[0]: axe lies in deck[0] as well",
        "cards: bun is lost 1 times",
        "cards: cup is nowhere",
    ]
