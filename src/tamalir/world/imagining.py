"""Dealing what a seat cannot see: cards that lie face down become some cards that could lie there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tamalir.kernel import Dealer, Draw, is_unknown


def shuffled(cards: Iterable[str], dealer: Dealer, throw: int = 0) -> list[str]:
    """The cards in an order that chance gives; `throw` is the number of the first draw.

    A dealer that leaves chance to people shuffles nothing.
    """
    bag = list(cards)
    order: list[str] = []
    while bag:
        card = dealer.answer(Draw("imagine", bag), throw + len(order))
        if card is None:
            return order + bag
        bag.remove(str(card))
        order.append(str(card))
    return order


def unseen(printed: Iterable[str], seen: Iterable[str]) -> list[str]:
    """The cards that do not lie open anywhere; of a card with copies those that are left."""
    left = list(printed)
    for card in seen:
        if card in left:
            left.remove(card)
    return left


def dealt(face_down: Sequence[str], hidden: list[str]) -> list[str]:
    """Cards face down become cards off the top of `hidden`; those that are known stay."""
    return [hidden.pop() if is_unknown(card) and hidden else card for card in face_down]
