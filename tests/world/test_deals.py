"""Offers that are put together piece by piece."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tamalir.kernel import Choose, Option
from tamalir.world.deals import Piece, cards, proposal, put_together, spelled, sums


class Swap:
    """Apples and gold against pears."""

    def __init__(self) -> None:
        self.gives: list[str] = []
        self.wants: list[str] = []
        self.gold = 0

    def put(self, n: int) -> None:
        self.gold = n

    def pieces(self) -> list[Option[Piece]]:
        return [
            *cards(
                "give", ["apple", "heirloom"], self.gives, lambda c: "TOY-001" if c == "heirloom" else None
            ),
            *cards("ask", ["pear"], self.wants),
            *(sums("give", [1, 2], self.put) if not self.gold else ()),
            proposal(None if self.gives or self.wants or self.gold else "TOY-002"),
        ]

    def facts(self) -> dict[str, int | str]:
        return spelled(self.gives, self.gold, self.wants, 0)


def played(swap: Swap, *answers: str) -> tuple[bool, list[Choose[Any]]]:
    running: Any = iter(put_together(1, 2, "swap", swap.pieces, swap.facts))
    asked = [cast("Choose[Any]", next(running))]
    for answer in answers[:-1]:
        asked.append(cast("Choose[Any]", running.send(asked[-1].accept(answer))))
    with pytest.raises(StopIteration) as ended:
        running.send(asked[-1].accept(answers[-1]))
    return ended.value.value, asked


def test_an_offer_grows_piece_by_piece_until_it_is_proposed() -> None:
    swap = Swap()
    made, asked = played(swap, "give:apple", "give-gold:2", "ask:pear", "propose")

    assert made
    assert swap.facts() == {"gives": "apple", "gives_gold": 2, "wants": "pear", "wants_gold": 0}
    assert [option.id for option in asked[0].options] == [
        "give:apple", "ask:pear", "give-gold:1", "give-gold:2", "break-off",
    ]  # fmt: skip
    assert [(option.id, option.refused) for option in asked[0].refused] == [
        ("give:heirloom", "TOY-001"),
        ("propose", "TOY-002"),
    ]
    assert [option.id for option in asked[2].options] == ["ask:pear", "propose", "break-off"]
    assert [choice.args["gives_gold"] for choice in asked] == [0, 0, 2, 2]


def test_nothing_may_come_of_it() -> None:
    made, _ = played(Swap(), "ask:pear", "break-off")

    assert not made


def test_the_other_may_break_off_while_an_offer_is_put_together() -> None:
    running: Any = iter(put_together(1, 2, "swap", Swap().pieces, Swap().facts))
    asked = cast("Choose[Any]", next(running))

    assert [option.id for option in asked.offers(2)] == ["break-off"]
    assert list(asked.offers(3)) == []
    with pytest.raises(StopIteration) as ended:
        running.send(asked.accept_from(2, "break-off"))
    assert ended.value.value is False
