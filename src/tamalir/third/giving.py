"""Handing gold and assets over, between heroes on one hex."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third.asking import ask
from tamalir.third.assets import gain_asset
from tamalir.third.heroes import company
from tamalir.third.learning import settle
from tamalir.third.state import Deal, ThirdState
from tamalir.world.deals import Piece, cards, proposal, put_together, spelled, sums

GOLD = "gold"
"""Among things that change hands."""

MOST_DEALS = 10
"""A turn, between any two heroes, where computers play among themselves (3E-GAP-066)."""


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
        return spelled(self.gives, max(0, self.gold), self.wants, max(0, -self.gold))

    def put(self, gold: int) -> None:
        self.gold = gold


def partners(state: ThirdState, seat: Seat) -> list[Seat]:
    """Heroes on the same hex (3E-GIVE-001) with whom there is still something to deal in this turn."""
    return [other for other in company(state, seat) if cannot_deal(state, seat, other) is None]


def free_deeds(state: ThirdState, seat: Seat) -> list[Option[Callable[[], Rule[None]]]]:
    """Handing over needs no action."""
    return [
        Option(f"deal:{other}", partial(deal, state, seat, other), {"hero": state.heroes[other].id})
        for other in partners(state, seat)
    ]


def gifts(state: ThirdState, seat: Seat) -> list[Option[Callable[[], Rule[None]]]]:
    """What a hero beside the one whose turn it is may offer that hero, without being asked: they give each
    other gold and assets in their turns (3E-GIVE-001)."""
    taker = state.active
    if seat not in company(state, taker):
        return []
    over = "3E-GAP-066" if dealing_ends(state, seat, taker) else None
    free, to = givable(state, seat, taker), state.heroes[taker].id
    found: list[Option[Callable[[], Rule[None]]]] = []
    if free or givable(state, taker, seat):  # a bargain: both directions
        found.append(Option(f"deal:{taker}", partial(deal, state, seat, taker), {"hero": to}, over))
    for card in state.heroes[seat].assets:
        refused = over or (None if card in free else "3E-GAP-066")
        run = partial(_offer_gift, state, seat, Offer(taker, gives=[card]))
        found.append(Option(f"hand-over:{card}", run, {"card": card, "hero": to}, refused))
    for n in amounts(state.heroes[seat].gold):
        refused = over or (None if GOLD in free else "3E-GAP-066")
        run = partial(_offer_gift, state, seat, Offer(taker, gold=n))
        found.append(Option(f"hand-over-gold:{n}", run, {"n": n, "hero": to}, refused))
    return found


def _offer_gift(state: ThirdState, seat: Seat, offer: Offer) -> Rule[None]:
    return settle_offer(state, seat, offer, "3E-GIVE-001", is_fair(state, seat, offer))


def cannot_deal(state: ThirdState, seat: Seat, other: Seat) -> str | None:
    if other not in company(state, seat):
        return "3E-GIVE-001"
    if not state.heroes[seat].assets and not state.heroes[seat].gold:
        if not state.heroes[other].assets and not state.heroes[other].gold:
            return "3E-GIVE-003"  # neither has anything that can be given
    left = givable(state, seat, other) or givable(state, other, seat)
    return None if left and not dealing_ends(state, seat, other) else "3E-GAP-066"


def limited(state: ThirdState) -> bool:
    """Whether only so much changes hands in a turn. The rules set people no limit; simulations agree on one,
    so that their games come to an end (3E-GAP-066)."""
    return state.book.options.get("deals") == "limited"


def dealing_ends(state: ThirdState, one: Seat, other: Seat) -> bool:
    """Whether these two have dealt enough in this turn."""
    return limited(state) and dealt(state, one, other) >= MOST_DEALS


def givable(state: ThirdState, giver: Seat, taker: Seat) -> list[str]:
    """All that one may give the other: assets and gold."""
    if limited(state):
        return things(state, giver, taker)
    hero = state.heroes[giver]
    return [*hero.assets, *([GOLD] if hero.gold else [])]


def dealt(state: ThirdState, one: Seat, other: Seat) -> int:
    return sum({deal.giver, deal.taker} == {one, other} for deal in state.deals)


def things(state: ThirdState, giver: Seat, taker: Seat) -> list[str]:
    """Assets that one may give the other: nothing that only goes back again in the same turn."""
    back = [deal.what for deal in state.deals if deal.giver == taker and deal.taker == giver]
    return [card for card in state.heroes[giver].assets if card not in back] + (
        [GOLD] if state.heroes[giver].gold and GOLD not in back else []
    )


@rule
def deal(state: ThirdState, seat: Seat, other: Seat) -> Rule[None]:
    """A hero makes an offer, in its own turn or in the other's, and the other accepts it or not: both must
    agree (3E-GIVE-001)."""
    offer = Offer(other)
    facts = partial(facts_of, state, offer)
    if (yield from put_together(seat, other, "deal.offer", partial(pieces, state, seat, offer), facts)):
        yield from settle_offer(state, seat, offer, "3E-GIVE-001", is_fair(state, seat, offer))


def facts_of(state: ThirdState, offer: Offer) -> dict[str, int | str]:
    """What is known while an offer is being put together."""
    return {**offer.facts(), "hero": state.heroes[offer.other].id}


@rule
def settle_offer(state: ThirdState, seat: Seat, offer: Offer, rule_id: str, fair: bool) -> Rule[None]:
    """The other accepts, and things change hands, or declines."""
    other = offer.other
    mine, theirs = state.heroes[seat], state.heroes[other]
    facts = {**offer.facts(), "hero": mine.id, "fair": "yes" if fair else "no"}
    state.emit("hand-over-offered", seat, rule_id, rival=theirs.id, **facts)
    agreed = yield from ask(state, other, "deal.answer", lambda: YES_OR_NO, lambda: facts)
    if agreed:
        yield from carry_over(state, seat, offer)
        return
    # a refused offer counts too, so that asking comes to an end
    state.deals.append(Deal(seat, other, ""))
    state.emit("hand-over-declined", other, rule_id, hero=theirs.id, rival=mine.id)


YES_OR_NO = (Option("accept", True), Option("decline", False))


def is_fair(state: ThirdState, seat: Seat, offer: Offer) -> bool:
    """A gift of all one has, for nothing, is against the spirit of the game, though not forbidden
    (3E-FAIR-002)."""
    if offer.wants or offer.gold < 0 or not offer.gives:
        return True
    return len(offer.gives) < len(state.heroes[seat].assets)


def pieces(state: ThirdState, seat: Seat, offer: Offer) -> list[Option[Piece]]:
    """What can be added to an offer: no trophies, skills, story tokens or starting tokens (3E-GIVE-003)."""
    mine, theirs = givable(state, seat, offer.other), givable(state, offer.other, seat)
    found = [
        *cards("give", assets(mine), offer.gives),
        *cards("ask", assets(theirs), offer.wants),
    ]
    if not offer.gold:
        if GOLD in mine:
            found += sums("give", amounts(state.heroes[seat].gold), offer.put)
        if GOLD in theirs:
            found += sums("ask", amounts(state.heroes[offer.other].gold), lambda n: offer.put(-n))
    if offer.gives or offer.wants or offer.gold:
        found.append(proposal())
    return found


def assets(among: list[str]) -> list[str]:
    """What is no gold of these things."""
    return [card for card in among if card != GOLD]


def amounts(gold: int) -> range:
    """Sums that can be named: any (3E-GIVE-001)."""
    return range(1, gold + 1)


@rule
def carry_over(state: ThirdState, seat: Seat, offer: Offer) -> Rule[None]:
    """Things change hands, with their combat tokens (3E-GIVE-002); goods are not traded by it (3E-GOODS-003).
    A second asset of a type is discarded at once (3E-GAP-043)."""
    other = offer.other
    mine, theirs = state.heroes[seat], state.heroes[other]
    mine.gold -= offer.gold
    theirs.gold += offer.gold
    if offer.gold:
        giver, taker = (seat, other) if offer.gold > 0 else (other, seat)
        state.deals.append(Deal(giver, taker, GOLD))
    for card in offer.gives:
        mine.assets.remove(card)
        state.deals.append(Deal(seat, other, card))
    for card in offer.wants:
        theirs.assets.remove(card)
        state.deals.append(Deal(other, seat, card))
    state.emit("handed-over", seat, "3E-GIVE-001", hero=mine.id, rival=theirs.id)
    for card in offer.gives:
        yield from gain_asset(state, other, card)
    for card in offer.wants:
        yield from gain_asset(state, seat, card)
    yield from settle(state, seat)
    yield from settle(state, other)
