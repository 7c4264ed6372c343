"""What assets of the Third Edition are worth by the odds of fights."""

from __future__ import annotations

from tamalir.game import CardChanges
from tamalir.kernel import Setup
from tamalir.lab.prices import Price, fair_price
from tamalir.lab.third.book import changed_table
from tamalir.odds.third.worth import Scales, with_card
from tamalir.third.cards import Catalogue
from tamalir.third.state import Hero, ThirdState

HEROES = 3
"""In whose hands a card is weighed: every hero would take too long."""
OTHERS = 18
"""Cards with which it is compared, from the cheapest to the dearest."""


def price_of(cards: Catalogue, packs: tuple[str, ...], card: str) -> Price:
    """The chance to beat enemies of the combat deck that an asset adds, on the line of others."""
    tables = _tables(packs)
    scales = Scales()
    bare = [scales.prospect(table, 0)[0] for table in tables]

    def strength(asset: str) -> float:
        after = [scales.prospect(with_card(table, 0, asset), 0)[0] for table in tables]
        return sum(now - before for now, before in zip(after, bare, strict=True)) / len(tables)

    sold = sorted((a.cost, a.id) for a in cards.assets.values() if a.cost and a.id != card)
    chosen = sold[:: max(1, len(sold) // OTHERS)]
    points = [(strength(id), float(cost)) for cost, id in chosen]
    return fair_price(cards.assets[card].cost, strength(card), points)


def _tables(packs: tuple[str, ...]) -> list[ThirdState]:
    """A hero in the first city, with nothing yet, at the beginning of a game."""
    setup = Setup(2, options={"scenario": "margath", "deals": "limited"})
    state = changed_table(CardChanges(packs), setup)
    names = list(state.book.catalogue.heroes)
    at = state.book.board.places["city"][0]
    found: list[ThirdState] = []
    for name in names[:: max(1, len(names) // HEROES)][:HEROES]:
        state = changed_table(CardChanges(packs), setup)
        other = next(hero for hero in names if hero != name)
        state.heroes = [Hero(name, hex=at), Hero(other, hex=at)]
        found.append(state)
    return found
