"""Handing gold and assets over, between heroes on one hex."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.assets import gain_asset
from tamalir.third.heroes import company
from tamalir.third.learning import settle
from tamalir.third.state import Deal, State

MOST_DEALS = 10
"""A turn, between any two heroes (3E-GAP-066)."""


@dataclass(slots=True)
class Offer:
    """What a hero gives another and what it wants for it."""

    other: Seat
    gives: list[str] = field(default_factory=list[str])
    wants: list[str] = field(default_factory=list[str])
    gold: int = 0
    """Given; if negative, asked for."""

    def facts(self) -> dict[str, int | str]:
        """For texts."""
        return {
            "gives": " ".join(self.gives),
            "gives_gold": max(0, self.gold),
            "wants": " ".join(self.wants),
            "wants_gold": max(0, -self.gold),
        }


def partners(state: State, seat: Seat) -> list[Seat]:
    """Heroes on the same hex (3E-GIVE-001) with whom there is still something to deal in this turn."""
    return [
        other
        for other in company(state, seat)
        if dealt(state, seat, other) < MOST_DEALS
        and (things(state, seat, other) or things(state, other, seat))
    ]


def free_deeds(state: State, seat: Seat) -> list[Option[Callable[[], Rule[None]]]]:
    """Handing over needs no action."""
    return [
        Option(f"deal:{other}", partial(deal, state, seat, other), {"hero": state.heroes[other].id})
        for other in partners(state, seat)
    ]


def cannot_deal(state: State, seat: Seat, other: Seat) -> str | None:
    if other not in company(state, seat):
        return "3E-GIVE-001"
    return None if other in partners(state, seat) else "3E-GAP-066"


def dealt(state: State, one: Seat, other: Seat) -> int:
    return sum({deal.giver, deal.taker} == {one, other} for deal in state.deals)


def things(state: State, giver: Seat, taker: Seat) -> list[str]:
    """Assets that one may give the other: nothing that only goes back again in the same turn."""
    back = [deal.what for deal in state.deals if deal.giver == taker and deal.taker == giver]
    return [card for card in state.heroes[giver].assets if card not in back] + (
        ["gold"] if state.heroes[giver].gold and "gold" not in back else []
    )


@rule
def deal(state: State, seat: Seat, other: Seat) -> Rule[None]:
    """The active hero makes an offer, and the other accepts it or not: both must agree (3E-GIVE-001)."""
    offer = yield from make_offer(state, seat, other)
    if offer is None:
        return
    mine, theirs = state.heroes[seat], state.heroes[other]
    facts = {**offer.facts(), "hero": mine.id, "fair": "yes" if is_fair(state, seat, offer) else "no"}
    state.tell("hand-over-offered", seat, "3E-GIVE-001", rival=theirs.id, **facts)
    agreed = yield from choose(
        other, "deal.answer", (Option("accept", True), Option("decline", False)), facts
    )
    if not agreed:
        # a refused offer counts too, so that asking comes to an end
        state.deals.append(Deal(seat, other, ""))
        state.tell("hand-over-declined", other, "3E-GIVE-001", hero=theirs.id, rival=mine.id)
        return
    yield from carry_over(state, seat, offer)


def is_fair(state: State, seat: Seat, offer: Offer) -> bool:
    """A gift of all one has, for nothing, is against the spirit of the game, though not forbidden
    (3E-FAIR-002)."""
    if offer.wants or offer.gold < 0 or not offer.gives:
        return True
    return len(offer.gives) < len(state.heroes[seat].assets)


@rule
def make_offer(state: State, seat: Seat, other: Seat) -> Rule[Offer | None]:
    """Put the offer together, piece by piece; None if nothing comes of it."""
    offer = Offer(other)
    while True:
        options = pieces(state, seat, offer)
        if offer.gives or offer.wants or offer.gold:
            options.append(Option("propose", ("done", "", 0)))
        options.append(Option("break-off", ("stop", "", 0)))
        facts = {**offer.facts(), "hero": state.heroes[other].id}
        what, card, n = yield from choose(seat, "deal.offer", options, facts)
        if what == "stop":
            return None
        if what == "done":
            return offer
        if what == "give":
            offer.gives.append(card)
        elif what == "ask":
            offer.wants.append(card)
        else:
            offer.gold = n


def pieces(state: State, seat: Seat, offer: Offer) -> list[Option[tuple[str, str, int]]]:
    """What can be added to an offer: no trophies, skills, story tokens or starting tokens (3E-GIVE-003)."""
    other = offer.other
    found: list[Option[tuple[str, str, int]]] = []
    found += [
        Option(f"give:{card}", ("give", card, 0), {"card": card})
        for card in things(state, seat, other)
        if card != "gold" and card not in offer.gives
    ]
    found += [
        Option(f"ask:{card}", ("ask", card, 0), {"card": card})
        for card in things(state, other, seat)
        if card != "gold" and card not in offer.wants
    ]
    if not offer.gold:
        if "gold" in things(state, seat, other):
            found += [_gold("give-gold", n, n) for n in amounts(state.heroes[seat].gold)]
        if "gold" in things(state, other, seat):
            found += [_gold("ask-gold", n, -n) for n in amounts(state.heroes[other].gold)]
    return found


def _gold(verb: str, n: int, value: int) -> Option[tuple[str, str, int]]:
    return Option(f"{verb}:{n}", ("gold", "", value), {"n": n})


def amounts(gold: int) -> list[int]:
    """Sums that can be named: the small ones, and all there is."""
    return sorted({n for n in (1, 2, 3, 5, gold) if 0 < n <= gold})


@rule
def carry_over(state: State, seat: Seat, offer: Offer) -> Rule[None]:
    """Things change hands, with their combat tokens (3E-GIVE-002); goods are not traded by it (3E-GOODS-003).
    A second asset of a type is discarded at once (3E-GAP-043)."""
    other = offer.other
    mine, theirs = state.heroes[seat], state.heroes[other]
    mine.gold -= offer.gold
    theirs.gold += offer.gold
    if offer.gold:
        giver, taker = (seat, other) if offer.gold > 0 else (other, seat)
        state.deals.append(Deal(giver, taker, "gold"))
    for card in offer.gives:
        mine.assets.remove(card)
        state.deals.append(Deal(seat, other, card))
    for card in offer.wants:
        theirs.assets.remove(card)
        state.deals.append(Deal(other, seat, card))
    state.tell("handed-over", seat, "3E-GIVE-001", hero=mine.id, rival=theirs.id)
    for card in offer.gives:
        yield from gain_asset(state, other, card)
    for card in offer.wants:
        yield from gain_asset(state, seat, card)
    yield from settle(state, seat)
    yield from settle(state, other)
