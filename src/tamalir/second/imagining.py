"""What a seat cannot see, dealt at random: the order of shuffled decks and the faces of the doom track."""

from __future__ import annotations

from tamalir.kernel import Dealer, Seat, back_of, is_unknown
from tamalir.second.cards import Book
from tamalir.second.state import SecondState
from tamalir.second.words import COLOURS, Colour
from tamalir.world.imagining import dealt, shuffled, unseen


def imagine(state: SecondState, seat: Seat | None, dealer: Dealer) -> SecondState:
    """A whole position that agrees with this one, whose secrets were taken out; it is changed in place."""
    known = open_cards(state)
    doom = list(state.doom)
    for n, colour in enumerate(COLOURS):
        deck = state.decks.get(colour)
        places = sum(is_unknown(card) and back_of(card) == colour.value for card in doom)
        places += 0 if deck is None else len(deck.bag)
        unknown = unseen(deck_of(state.book, colour), known)
        if len(unknown) < places:  # what was seen in this attempt lies face down on the doom track already
            unknown = unseen(deck_of(state.book, colour), open_cards(state, drawn=False))
        hidden = shuffled(unknown, dealer, 1000 * n)
        for place, card in enumerate(doom):
            if is_unknown(card) and back_of(card) == colour.value and hidden:
                doom[place] = hidden.pop()
        if deck is not None:
            deck.bag = dealt(deck.bag, hidden)
    state.doom = doom
    wares = shuffled(unseen(state.book.market(), known), dealer, 1000 * len(COLOURS))
    state.market.bag = dealt(state.market.bag, wares)
    return state


def open_cards(state: SecondState, *, drawn: bool = True) -> set[str]:
    """Cards that lie open somewhere, or are known to lie in a certain place; those that were `drawn` in this
    attempt too."""
    cards: set[str] = {card for stack in state.stacks.values() for card in stack}
    for hero in state.heroes:
        cards.update(item.card for item in hero.items)
        cards.update(ally.card for ally in hero.allies)
        cards.update(hero.kept)
    cards.update(taken.card for taken in state.track if taken is not None)
    if state.event is not None:
        cards.add(state.event)
    if state.fight is not None and state.fight.foe is not None:
        cards.add(state.fight.foe.card)
    if state.attempt is not None and drawn:
        cards.update(state.attempt.seen)
    for pile in (state.market, *state.decks.values()):
        cards.update(pile.below)
    for discarded in state.discards.values():
        cards.update(discarded)
    cards.update(state.removed)
    cards.update(state.resolving)
    return cards


def deck_of(book: Book, colour: Colour) -> list[str]:
    """All adventure cards of a colour."""
    kinds = (book.challenges, book.encounters, book.events)
    return [card.id for kind in kinds for card in kind.values() if card.colour is colour]
