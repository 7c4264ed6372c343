"""Assets: gaining and losing them, with their combat tokens, and the markets."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.learning import settle
from tamalir.third.state import ThirdState
from tamalir.world.piles import draw_from

TYPES = ("weapon", "clothing", "equipment", "movement", "goods")
"""3E-ASSET-001"""

MARKET = 3
"""Cards in a market outside shopping (3E-MARKET-002)."""


@rule
def draw_asset(state: ThirdState) -> Rule[str | None]:
    """The top card of the asset deck. As soon as it has run out, the discard pile becomes the new one
    (3E-ASSET-006)."""
    for _ in range(len(state.decks["asset"]) + len(state.asset_discards)):
        card = yield from draw_any_asset(state)
        if card is None or state.book.seams.fits(state, card):
            return card
        discard_asset(state, card)
    return None


@rule
def draw_any_asset(state: ThirdState) -> Rule[str | None]:
    _renew(state)
    card = yield from draw_from(state.decks["asset"], "draw.asset")
    _renew(state)
    return card


def _renew(state: ThirdState) -> None:
    deck = state.decks["asset"]
    if not len(deck) and state.asset_discards:
        deck.shuffle(state.asset_discards)
        state.asset_discards.clear()
        state.emit("assets-shuffled", None, "3E-ASSET-006")


def discard_asset(state: ThirdState, card: str) -> None:
    """Its combat token goes back to the bank: it is cast only by who owns the card (3E-ASSET-005)."""
    state.asset_discards.append(card)
    _renew(state)


@rule
def gain_asset(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """The card and the combat token of its code (3E-ASSET-004). Of two assets of a type one goes at once,
    whichever the hero likes (3E-ASSET-003, 3E-GAP-044)."""
    hero = state.heroes[seat]
    assets = state.book.catalogue.assets
    hero.assets.append(card)
    same = [own for own in hero.assets if assets[own].type == assets[card].type]
    if len(same) > 1:
        options = [Option(f"drop:{own}", own, {"card": own}) for own in dict.fromkeys(same)]
        facts = {"who": hero.id, "type": assets[card].type}
        surplus = yield from choose(seat, "asset.drop", options, facts)
        hero.assets.remove(surplus)
        discard_asset(state, surplus)
        state.emit("asset-lost", seat, "3E-ASSET-003", who=hero.id, card=surplus)
    yield from settle(state, seat)


@rule
def lose_asset(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """An asset is discarded, and what it gave is gone."""
    hero = state.heroes[seat]
    hero.assets.remove(card)
    discard_asset(state, card)
    state.emit("asset-lost", seat, "3E-ASSET-005", who=hero.id, card=card)
    yield from settle(state, seat)


@rule
def refill(state: ThirdState, city: str) -> Rule[None]:
    """A market holds three cards whenever nobody shops there (3E-MARKET-002)."""
    market = state.markets[city]
    while len(market) < MARKET:
        card = yield from draw_asset(state)
        if card is None:
            return  # 3E-GAP-045
        market.append(card)
        state.emit("asset-on-sale", None, "3E-MARKET-002", town=city, card=card)
