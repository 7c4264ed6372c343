"""Twists: cards of the asset deck that are resolved instead of sold. They are used in every mode."""

from __future__ import annotations

from tamalir.bonds.cards import bonds_book
from tamalir.bonds.state import bonds_state
from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.assets import discard_asset, draw_any_asset
from tamalir.third.effects_in_order import all_in_order
from tamalir.third.heroes import standing_effects
from tamalir.third.state import ThirdState
from tamalir.third.uses import Deed


@rule
def shop_draw(state: ThirdState, seat: Seat) -> Rule[str | None]:
    """A twist that comes up while shopping is resolved and discarded, one after another, and then the next
    asset is drawn (UB-TWIST-002, UB-TWIST-003)."""
    bonds_state(state).no_purchase = False
    card = yield from _draw(state, seat)
    if card is not None and any(True for _ in standing_effects(state, seat, "redraw-asset")):
        facts = {"who": state.heroes[seat].id, "card": card}
        options = (Option("redraw", True, {"card": card}), Option("keep-asset", False, {"card": card}))
        state.resolving.append(card)  # it lies on the table while the shopper thinks
        again = yield from choose(seat, "shop.redraw", options, facts)
        state.resolving.remove(card)
        if again:  # UB-CARD-007: once a shop action
            state.emit("asset-redrawn", seat, "UB-CARD-007", who=state.heroes[seat].id, card=card)
            discard_asset(state, card)
            card = yield from _draw(state, seat)
    return card


@rule
def _draw(state: ThirdState, seat: Seat) -> Rule[str | None]:
    """The next asset; what comes up on the way is resolved or discarded."""
    twists = bonds_book(state).twists
    for _ in range(len(state.decks["asset"]) + len(state.asset_discards)):
        card = yield from draw_any_asset(state)
        if card is None or (card not in twists and state.book.seams.fits(state, card)):
            return card
        if card in twists:
            yield from resolve(state, seat, card)
        discard_asset(state, card)
    return None  # UB-GAP-041: nothing but twists


@rule
def resolve(state: ThirdState, seat: Seat, card: str) -> Rule[None]:
    """The shopper carries it out; what it changes lasts to the end of this shop action (UB-GAP-042)."""
    state.emit("twist-drawn", seat, "UB-TWIST-002", who=state.heroes[seat].id, card=card)
    state.resolving.append(card)
    yield from all_in_order(Deed(state, seat, card), bonds_book(state).twists[card].effects)
    state.resolving.remove(card)


def may_buy(state: ThirdState, seat: Seat) -> bool:
    return not bonds_state(state).no_purchase


def shuffle_in(state: ThirdState) -> None:
    """All twists join the asset deck once it is made (UB-SETUP-004)."""
    state.decks["asset"].shuffle(bonds_book(state).twists)


def shuffle_back(state: ThirdState) -> None:
    """Twists that came up while the markets were filled return to the deck (UB-TWIST-005)."""
    twists = bonds_book(state).twists
    aside = [card for card in state.asset_discards if card in twists]
    state.asset_discards[:] = [card for card in state.asset_discards if card not in twists]
    state.decks["asset"].shuffle(aside)
