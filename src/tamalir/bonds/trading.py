"""Trade and gifts between heroes of one team: nothing is handed over freely (UB-TRADE-001)."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.giving import Offer, assets, dealt, facts_of, settle_offer, things
from tamalir.third.heroes import company
from tamalir.third.learning import settle
from tamalir.third.skills import discard_down
from tamalir.third.state import ThirdState
from tamalir.third.turn import Run
from tamalir.world.deals import Piece, cards, proposal, put_together
from tamalir.world.limits import Used
from tamalir.world.words import Until

MOST_TRADES = 5
"""A turn, between any two heroes (UB-GAP-054)."""

GIFT = "gift"
"""How the gift of a turn is noted among what a hero has used in it (UB-GAP-039)."""

Present: TypeAlias = tuple[str, str]
"""What a gift is: `gold`, `skill`, `quest` or `rumor`, and the card."""


def cost_of(state: ThirdState, cards: list[str]) -> int:
    """The value of an item is its cost in gold (UB-TRADE-002)."""
    return sum(state.book.catalogue.assets[card].cost for card in cards)


def goods(state: ThirdState, giver: Seat, taker: Seat) -> list[str]:
    """Assets that one may trade to the other; nothing that only goes back again (UB-GAP-054)."""
    return assets(things(state, giver, taker))


def cannot_trade(state: ThirdState, seat: Seat, other: Seat) -> str | None:
    if other not in company(state, seat):
        return "UB-TRADE-004"
    if dealt(state, seat, other) >= MOST_TRADES:
        return "UB-GAP-054"
    return None if goods(state, seat, other) or goods(state, other, seat) else "UB-TRADE-008"


def cannot_give(state: ThirdState, seat: Seat, other: Seat) -> str | None:
    """One gift a turn (UB-TRADE-007)."""
    if other not in company(state, seat):
        return "UB-TRADE-004"
    if state.heroes[seat].has_used(GIFT):
        return "UB-TRADE-007"
    return None if presents(state, seat) else "UB-TRADE-008"


def free_deeds(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Neither trading nor a gift takes an action (UB-TRADE-003). The gift of a turn is given in the hero's
    own (UB-GAP-039)."""
    found = trades(state, seat)
    for other in company(state, seat):
        if cannot_give(state, seat, other) is None:
            facts = {"hero": state.heroes[other].id}
            found.append(Option(f"gift:{other}", partial(give, state, seat, other), facts))
    return found


def trades(state: ThirdState, seat: Seat) -> list[Option[Run]]:
    """Trading is open to all between two actions, whoever takes them (UB-GAP-038)."""
    return [
        Option(f"trade:{other}", partial(trade, state, seat, other), {"hero": state.heroes[other].id})
        for other in company(state, seat)
        if cannot_trade(state, seat, other) is None
    ]


# --- trade ------------------------------------------------------------------------------


@rule
def trade(state: ThirdState, seat: Seat, other: Seat) -> Rule[None]:
    """Items of equal value, and gold for the difference (UB-TRADE-002, UB-TRADE-005); both must agree."""
    offer = Offer(other)
    facts = partial(scales, state, offer)
    if (yield from put_together(seat, other, "deal.offer", partial(pieces, state, seat, offer), facts)):
        yield from settle_offer(state, seat, offer, "UB-TRADE-002", fair=True)


def scales(state: ThirdState, offer: Offer) -> dict[str, int | str]:
    """What lies in each pan so far, and what it weighs without the gold that makes it even
    (UB-TRADE-005)."""
    weights = {"gives_worth": cost_of(state, offer.gives), "wants_worth": cost_of(state, offer.wants)}
    return {**facts_of(state, offer), **weights}


def pieces(state: ThirdState, seat: Seat, offer: Offer) -> list[Option[Piece]]:
    """Items, one by one; the gold follows from them. To buy an item is to trade it for nothing but gold
    (UB-TRADE-006)."""
    offer.put(cost_of(state, offer.wants) - cost_of(state, offer.gives))
    found = [
        *cards("give", goods(state, seat, offer.other), offer.gives),
        *cards("ask", goods(state, offer.other, seat), offer.wants),
    ]
    if (offer.gives or offer.wants) and _can_even_out(state, seat, offer):
        found.append(proposal())
    return found


def _can_even_out(state: ThirdState, seat: Seat, offer: Offer) -> bool:
    """Whether whoever owes the difference has it; one hero pays it (UB-TRADE-005)."""
    payer = seat if offer.gold > 0 else offer.other
    return abs(offer.gold) <= state.heroes[payer].gold


# --- gifts ------------------------------------------------------------------------------


def presents(state: ThirdState, seat: Seat) -> list[Option[Present]]:
    """1 gold, 1 skill card from the hand, 1 quest or 1 rumor: nothing else can be given (UB-TRADE-008)."""
    hero = state.heroes[seat]
    found: list[Option[Present]] = [Option("give-coin", ("gold", ""))] if hero.gold else []
    found += [
        Option(f"give-card:{card}", (kind, card), {"card": card})
        for kind, cards in (("skill", hero.hand), ("quest", hero.quests), ("rumor", hero.rumors))
        for card in sorted(set(cards))
    ]
    return found


@rule
def give(state: ThirdState, seat: Seat, other: Seat) -> Rule[None]:
    """Once per turn, something small for nothing (UB-TRADE-007)."""
    giver, taker = state.heroes[seat], state.heroes[other]
    options: list[Option[Present | None]] = [*presents(state, seat), Option("break-off", None)]
    present = yield from choose(seat, "gift.what", options, {"who": giver.id, "hero": taker.id})
    if present is not None:
        yield from hand(state, seat, other, present)


@rule
def hand(state: ThirdState, seat: Seat, other: Seat, present: Present) -> Rule[None]:
    """A gift changes hands."""
    giver, taker = state.heroes[seat], state.heroes[other]
    giver.used.append(Used(seat, giver.id, GIFT, Until.TURN))
    kind, card = present
    if kind == "gold":
        giver.gold -= 1
        taker.gold += 1
    elif kind == "skill":
        giver.hand.remove(card)
        taker.hand.append(card)
    elif kind == "quest":
        giver.quests.remove(card)
        taker.quests.append(card)
    else:
        taker.rumors[card] = giver.rumors.pop(card)
    facts = {"hero": giver.id, "rival": taker.id, "kind": kind}
    if kind == "skill":  # what is in a hand is known to its holders alone (3E-GAP-049)
        state.emit_to((seat, other), "gift-given", seat, {"card": card}, "UB-TRADE-007", **facts)
    else:
        state.emit("gift-given", seat, "UB-TRADE-007", **facts, card=card)
    yield from discard_down(state, other)
    yield from settle(state, other)
