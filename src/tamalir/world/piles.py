"""Piles: a shuffled bag above cards whose order everybody knows.

Which card lies on top of a bag is decided when it is drawn, by chance. So there is no
secret order to leak, to save or to peek at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tamalir.kernel import Rule, draw, hidden, rule


@dataclass(slots=True)
class Pile:
    """A deck. `bag` lies on top in unknown order; `below` follows in known order, next card first.

    Nobody knows what is in the bag; everybody has seen what lies below. Both are replaced, never changed:
    there are many copies of a game for every card that is drawn.
    """

    bag: Sequence[str] = hidden(default_factory=list[str])
    below: Sequence[str] = field(default_factory=list[str])

    def __len__(self) -> int:
        return len(self.bag) + len(self.below)

    def put_under(self, card: str) -> None:
        """Face down to the bottom; everybody has seen which card it was."""
        self.below = [*self.below, card]

    def put_on_top(self, card: str) -> None:
        """Onto a known order; above an unknown one a card of known place cannot lie."""
        if self.bag:
            raise ValueError("a known card cannot lie on a shuffled bag")
        self.below = [card, *self.below]

    def shuffle(self, cards: Iterable[str] = ()) -> None:
        """Shuffle the whole pile, with these cards added."""
        self.bag = [*self.bag, *self.below, *cards]
        self.below = []

    def take_out(self, card: str) -> None:
        """Search out a card by name."""
        if card in self.bag:
            self.bag = without(self.bag, card)
        else:
            self.below = without(self.below, card)


def without(cards: Sequence[str], card: str) -> list[str]:
    """The cards but for one."""
    rest = list(cards)
    rest.remove(card)
    return rest


@rule
def draw_from(pile: Pile, key: str) -> Rule[str | None]:
    """The top card, taken off the pile; None from an empty pile."""
    if not pile.bag:
        if not pile.below:
            return None
        card, pile.below = pile.below[0], pile.below[1:]
        return card
    card = pile.bag[0] if len(pile.bag) == 1 else (yield from draw(key, pile.bag))
    pile.bag = without(pile.bag, card)
    return card
