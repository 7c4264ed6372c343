"""Piles: a bag in unknown order above cards in known order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamalir.kernel import Draw, Every, encode
from tamalir.world.dice import D10, pips
from tamalir.world.modifiers import Modifier, lasting, modified
from tamalir.world.piles import Pile, draw_from
from tamalir.world.words import Until

cards = st.lists(st.sampled_from("abcde"), max_size=6)


def drawn(pile: Pile, answer: str | None = None) -> tuple[str | None, Draw | None]:
    """The card that comes off the pile, and what chance was asked."""
    drawing: Any = iter(draw_from(pile, "x"))
    try:
        asked: Draw = next(drawing)
    except StopIteration as done:
        return done.value, None
    with pytest.raises(StopIteration) as done:
        drawing.send(answer if answer is not None else asked.bag[0])
    return done.value.value, asked


def test_cards_of_the_bag_come_first_by_chance_then_the_known_ones_in_order() -> None:
    pile = Pile(["a", "b", "c"], ["x", "y"])
    pile.put_under("z")

    card, asked = drawn(pile, "b")
    assert (card, asked is not None) == ("b", True)
    assert drawn(pile, "c")[0] == "c"
    assert drawn(pile) == ("a", None), "the last card of a bag is no question"
    assert [drawn(pile) for _ in range(3)] == [("x", None), ("y", None), ("z", None)]
    assert drawn(pile) == (None, None)
    assert len(pile) == 0


@given(cards, cards)
def test_all_cards_come_out_once(bag: list[str], below: list[str]) -> None:
    pile = Pile(bag.copy(), below.copy())
    assert len(pile) == len(bag) + len(below)

    taken = [drawn(pile)[0] for _ in range(len(pile))]

    assert Counter(taken) == Counter(bag + below)
    assert taken[len(bag) :] == below


@given(cards, cards, cards)
def test_shuffling_makes_one_bag_of_everything(bag: list[str], below: list[str], more: list[str]) -> None:
    pile = Pile(bag.copy(), below.copy())

    pile.shuffle(more)

    assert Counter(pile.bag) == Counter(bag + below + more)
    assert pile.below == []


def test_the_order_of_a_bag_means_nothing() -> None:
    """Two bags with the same cards are drawn from alike, however their lists are ordered."""

    def chances(bag: list[str]) -> dict[str, Any]:
        found: Counter[str] = Counter()
        for chance, card in Every().worlds(lambda every: str(every.answer(Draw("x", bag), 0))):
            found[card] += chance  # pyright: ignore[reportArgumentType]
        return dict(found)

    assert chances(["a", "b", "a", "c"]) == chances(["c", "a", "a", "b"])


def test_a_known_card_lies_only_on_known_cards() -> None:
    pile = Pile([], ["x"])
    pile.put_on_top("y")
    assert pile.below == ["y", "x"]

    with pytest.raises(ValueError, match="cannot lie on a shuffled bag"):
        Pile(["a"]).put_on_top("y")


def test_a_card_is_searched_out_wherever_it_is() -> None:
    pile = Pile(["a", "b"], ["b", "c"])

    pile.take_out("b")
    pile.take_out("b")
    pile.take_out("c")

    assert encode(pile) == {"bag": ["a"], "below": []}
    with pytest.raises(ValueError, match="not in list"):
        pile.take_out("c")


def test_ten_sided_dice_count_their_zero_as_ten() -> None:
    assert [pips(face) for face in D10.faces] == [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]


# --- modifiers ----------------------------------------------------------------------------


def test_changes_add_up_until_their_moment() -> None:
    changes = [
        Modifier("body", 2, Until.TURN, "potion"),
        Modifier("body", -1, Until.BATTLE, "curse"),
        Modifier("mind", 5, Until.TURN, "scroll"),
    ]

    assert modified(3, "body", changes) == 4
    assert modified(3, "spirit", changes) == 3
    left = lasting(changes, Until.TURN)
    assert len(changes) == 3, "copies of a state share them"
    assert [change.source for change in left] == ["curse"]
    assert modified(3, "body", left) == 2
    assert len(lasting(left, Until.GAME)) == 1
