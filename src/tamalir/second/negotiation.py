"""Negotiation between heroes: gold, Items and Allies by consent of both."""

from __future__ import annotations

import operator
from functools import partial

from tamalir.kernel import Option, Rule, Seat, choose, clone, rule
from tamalir.second.fallen import carry_off_the_fallen
from tamalir.second.limits import discard_card, in_the_way, no_room_for, owned, take_away
from tamalir.second.state import Ally, Deal, Item, SecondState
from tamalir.second.words import HERO, Step, Terrain
from tamalir.second.wounds import after_a_loss, fallen
from tamalir.world.deals import Piece, amounts, cards, proposal, put_together, spelled, sums


@rule
def negotiation(state: SecondState) -> Rule[None]:
    """Offers go to and fro until one side breaks off or the last offer is made (2E-GAP-085)."""
    assert state.meeting is not None
    by, to = state.active, state.meeting
    heroes = state.heroes
    state.emit("negotiation-begins", by, "2E-MEET-002", hero=heroes[by].id, rival=heroes[to].id)
    offers = 0
    while offers < int(state.options["most-offers"]):
        offers += 1
        if not (yield from _make_offer(state, by, to, offers)):
            break
        reply = yield from _reply(state)
        if reply == "break-off":
            break
        if reply == "accept":
            yield from _carry_out(state)
            if any(fallen(state, seat, HERO) for seat in (by, to)):
                break  # it has given away what kept it alive (2E-GAP-034)
        elif reply == "counter":
            by, to = to, by
    state.deal = None
    state.emit("negotiation-ends", state.active, hero=heroes[state.active].id)
    _go_on(state)
    yield from carry_off_the_fallen(state)


def _go_on(state: SecondState) -> None:
    """Negotiating uses up the choice between adventure and meeting (2E-MEET-004), by default."""
    place = state.heroes[state.active].hex
    assert place is not None
    if state.options["negotiate-and-adventure"]:
        state.step = Step.ADVENTURE
    else:
        town = state.book.board.spaces[place].terrain is Terrain.TOWN
        state.step = Step.MARKET if town else Step.EXPERIENCE  # 2E-GAP-011


@rule
def _make_offer(state: SecondState, by: Seat, to: Seat, offers: int) -> Rule[bool]:
    """Put together what both would give; propose it, or break off."""
    deal = Deal(by, to, {by: [], to: []}, {by: 0, to: 0}, offers)
    state.deal = deal
    facts = {"hero": state.heroes[to].id}
    made = yield from put_together(by, to, "negotiation.offer", partial(_pieces, state, deal), lambda: facts)
    if made:
        state.emit("offer-made", by, "2E-GAP-085", hero=state.heroes[by].id, **_spelled(deal))
    return made


def _pieces(state: SecondState, deal: Deal) -> list[Option[Piece]]:
    """What can be added to an offer. A promise is none: nothing proposed is nothing (2E-GAP-086)."""
    empty = not any(deal.cards.values()) and not any(deal.gold.values())
    return [
        *_goods(state, deal, deal.by, "give"),
        *_goods(state, deal, deal.to, "ask"),
        proposal("2E-GAP-086" if empty else None),
    ]


def _goods(state: SecondState, deal: Deal, seat: Seat, verb: str) -> list[Option[Piece]]:
    """Gold, Items and Allies (2E-MEET-008); adventure cards cannot be given away (2E-COMBAT-029)."""
    hero = state.heroes[seat]

    def kept(card: str) -> str | None:
        return "2E-COMBAT-029" if state.book.is_adventure(card) else None

    named = amounts(hero.gold) if deal.gold[seat] == 0 else []
    return [
        *sums(verb, named, partial(operator.setitem, deal.gold, seat)),
        *cards(verb, owned(hero), deal.cards[seat], kept),
    ]


@rule
def _reply(state: SecondState) -> Rule[str]:
    """Accept, decline, answer with an offer of one's own, or break off."""
    deal = state.deal
    assert deal is not None
    accept = Option("accept", "accept", {}, _no_room(state, deal))
    options = [
        accept,
        Option("decline", "decline"),
        Option("counter", "counter"),
        Option("break-off", "break-off"),
    ]
    args = {"hero": state.heroes[deal.by].id, **_spelled(deal)}
    reply = yield from choose(deal.to, "negotiation.reply", options, args)
    state.emit("offer-answered", deal.to, "2E-GAP-085", hero=state.heroes[deal.to].id, reply=reply)
    return reply


def _no_room(state: SecondState, deal: Deal) -> str | None:
    """A side that would exceed a limit and cannot make room must not agree (2E-GAP-031)."""
    for giver, taker in ((deal.by, deal.to), (deal.to, deal.by)):
        after = _after(state, deal, giver, taker)
        for card in deal.cards[giver]:
            rule = no_room_for(after, taker, card)
            if rule is not None and not in_the_way(after, taker, card):
                return rule
    return None


def _after(state: SecondState, deal: Deal, giver: Seat, taker: Seat) -> SecondState:
    """The table as it would be once the taker has handed over its own part: goods pass together."""
    after = clone(state)
    after.events = None
    for card in deal.cards[taker]:
        take_away(after, taker, card)
    return after


@rule
def _carry_out(state: SecondState) -> Rule[None]:
    """An agreement binds (2E-MEET-009) and is carried out on the spot (2E-GAP-086)."""
    deal = state.deal
    assert deal is not None
    passing: list[tuple[Seat, str, Item | Ally]] = []
    for giver, taker in ((deal.by, deal.to), (deal.to, deal.by)):
        hero = state.heroes[giver]
        goods: dict[str, Item | Ally] = {item.card: item for item in hero.items}
        goods |= {ally.card: ally for ally in hero.allies}
        for card in deal.cards[giver]:
            passing.append((taker, card, goods[card]))  # with the counters on it (2E-GAP-087)
            take_away(state, giver, card)
            state.resolving.append(card)
        state.heroes[taker].gold += deal.gold[giver]
        hero.gold -= deal.gold[giver]
    for taker, card, thing in passing:
        while no_room_for(state, taker, card) is not None:
            others = in_the_way(state, taker, card)
            options = [Option(f"discard:{other}", other, {"card": other}) for other in others]
            discard_card(
                state, taker, (yield from choose(taker, "limits.make-room", options, {"card": card}))
            )
        if isinstance(thing, Ally):
            state.heroes[taker].allies.append(thing)
        else:
            state.heroes[taker].items.append(thing)
    state.emit(
        "deal-made", deal.by, "2E-MEET-009", hero=state.heroes[deal.by].id, rival=state.heroes[deal.to].id
    )
    for seat in (deal.by, deal.to):
        after_a_loss(state, seat)


def _spelled(deal: Deal) -> dict[str, int | str]:
    by, to = deal.by, deal.to
    return spelled(deal.cards[by], deal.gold[by], deal.cards[to], deal.gold[to])
