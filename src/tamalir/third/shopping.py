"""The shop action: look over the market, sell, then buy or discard (3E-SHOP-001)."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third.asking import ask
from tamalir.third.assets import MARKET, discard_asset, draw_asset, gain_asset
from tamalir.third.heroes import bonus
from tamalir.third.learning import settle
from tamalir.third.state import ThirdState


def cannot_shop(state: ThirdState, seat: Seat) -> str | None:
    """Only in a city, and only at its own market (3E-MARKET-001)."""
    at = state.heroes[seat].hex
    closed = at is not None and state.book.seams.spoilt(state, at, "market")
    return None if state.book.board.city(at) in state.markets and not closed else "3E-SHOP-001"


def price(state: ThirdState, seat: Seat, card: str) -> int:
    return max(0, state.book.catalogue.assets[card].cost + bonus(state, seat, "price"))


def resale(state: ThirdState, seat: Seat, card: str) -> int:
    """What a sold asset brings: its cost (3E-SHOP-003). Whoever buys for less sells for less: nobody lives on
    carrying things to and fro over one counter."""
    return min(state.book.catalogue.assets[card].cost, price(state, seat, card))


@rule
def shop(state: ThirdState, seat: Seat) -> Rule[None]:
    """Three steps, in this order (3E-SHOP-001)."""
    city = state.book.board.city(state.heroes[seat].hex)
    assert city is not None
    yield from look_over(state, seat, city)
    yield from sell(state, seat, city)
    yield from buy_or_discard(state, seat, city)


@rule
def look_over(state: ThirdState, seat: Seat, city: str) -> Rule[None]:
    """Step 1: one card more (3E-SHOP-002), if there is one (3E-GAP-045)."""
    card = yield from state.book.seams.shop_draw(state, seat)
    if card is not None:
        state.markets[city].append(card)
        state.emit("asset-on-sale", seat, "3E-SHOP-002", town=city, card=card)


@rule
def shop_draw(state: ThirdState, seat: Seat) -> Rule[str | None]:
    """The top card of the asset deck."""
    return (yield from draw_asset(state))


def may_buy(state: ThirdState, seat: Seat) -> bool:
    """Nothing in the base game keeps a shopper from buying."""
    return True


@rule
def sell(state: ThirdState, seat: Seat, city: str) -> Rule[None]:
    """Step 2: any number of own assets, each for its cost (3E-SHOP-003)."""
    hero = state.heroes[seat]

    def offers() -> list[Option[str | None]]:
        own = [] if seat in state.fallen else hero.assets  # 3E-GAP-057
        priced: list[Option[str | None]] = [
            Option(f"sell:{card}", card, {"card": card, "gain": resale(state, seat, card)}) for card in own
        ]
        return [*priced, Option("done", None)]

    while hero.assets:
        card = yield from ask(state, seat, "shop.sell", offers, lambda: {"town": city, "gold": hero.gold})
        if card is None:
            return
        gain = resale(state, seat, card)
        hero.assets.remove(card)
        hero.gold += gain
        state.emit("sold", seat, "3E-SHOP-003", hero=hero.id, card=card, gain=gain)
        discard_asset(state, card)
        yield from settle(state, seat)


@rule
def buy_or_discard(state: ThirdState, seat: Seat, city: str) -> Rule[None]:
    """Step 3: buy one asset, or discard one from the market (3E-SHOP-006); no more than one (3E-SHOP-008).

    What is bought now cannot be sold any more in this action: step 2 is over (3E-SHOP-005).
    """
    hero, market = state.heroes[seat], state.markets[city]

    def offers() -> list[Option[tuple[str, int] | str | None]]:
        options: list[Option[tuple[str, int] | str | None]] = []
        for card in dict.fromkeys(market):
            cost = price(state, seat, card)
            affordable = cost <= hero.gold and seat not in state.fallen  # 3E-SHOP-007, 3E-GAP-057
            if affordable and state.book.seams.may_buy(state, seat):
                options.append(Option(f"buy:{card}", (card, cost), {"card": card, "cost": cost}))
        if len(market) > MARKET:
            options += [Option(f"reject:{card}", card, {"card": card}) for card in dict.fromkeys(market)]
        else:
            options.append(Option("leave-market", None))  # 3E-GAP-045
        return options

    choice = yield from ask(state, seat, "shop.buy", offers, lambda: {"town": city, "gold": hero.gold})
    if isinstance(choice, tuple):
        card, cost = choice
        market.remove(card)
        hero.gold -= cost  # 3E-SHOP-007
        state.emit("bought", seat, "3E-SHOP-007", hero=hero.id, card=card, cost=cost)
        yield from gain_asset(state, seat, card)
    elif choice is not None:
        market.remove(choice)
        state.emit("asset-rejected", seat, "3E-SHOP-006", who=hero.id, card=choice, town=city)
        discard_asset(state, choice)
