"""What a seat cannot see, dealt at random: other hands, the fronts of others' trophies, shuffled decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tamalir.kernel import Dealer, Seat, back_of, is_unknown
from tamalir.third.board_cards import DECKS
from tamalir.third.setup import adventure_cards, asset_cards, skill_cards, story_cards
from tamalir.third.state import ThirdState
from tamalir.world.imagining import dealt, shuffled, unseen


def imagine(state: ThirdState, seat: Seat | None, dealer: Dealer) -> ThirdState:
    """A whole position that agrees with this one, whose secrets were taken out; it is changed in place."""
    deal_out(state, hidden_cards(printed_cards(state), open_cards(state), dealer))
    return state


def deal_out(state: ThirdState, hidden: Mapping[str, list[str]]) -> None:
    """Hands, trophies and decks get cards that do not lie open anywhere."""
    for hero in state.heroes:
        hero.hand = dealt(hero.hand, hidden["skill"])
        hero.trophies = [hidden[back_of(card)].pop() if is_unknown(card) else card for card in hero.trophies]
    for deck, pile in state.decks.items():
        pile.bag = dealt(pile.bag, hidden[deck])


def printed_cards(state: ThirdState) -> dict[str, list[str]]:
    """All cards of each deck in this game."""
    scenario = state.scenario
    return {
        "skill": skill_cards(state.book),
        "asset": asset_cards(state.book),
        "story": [] if scenario is None else story_cards(state.book, scenario),
        **{deck: [] if scenario is None else adventure_cards(state.book, scenario, deck) for deck in DECKS},
    }


def hidden_cards(
    printed: Mapping[str, list[str]], seen: Iterable[str], dealer: Dealer
) -> dict[str, list[str]]:
    """For each deck the cards that do not lie open, in an order that chance gives."""
    known = list(seen)
    return {
        deck: shuffled(unseen(cards, known), dealer, 1000 * n)
        for n, (deck, cards) in enumerate(printed.items())
    }


def open_cards(state: ThirdState) -> Iterator[str]:
    """Cards that lie open somewhere, or that the seat itself has, each as often as it does."""
    for hero in state.heroes:
        yield from (card for card in (*hero.hand, *hero.trophies) if not is_unknown(card))
        yield from (*hero.skills, *hero.assets, *hero.quests, *hero.rumors)
    yield from (*state.skill_discards, *state.asset_discards, *state.story_discards)
    for discarded in state.adventure_discards.values():
        yield from discarded
    for market in state.markets.values():
        yield from market
    for pile in state.decks.values():
        yield from pile.below
    yield from (*state.revealed, *state.resolving, *state.removed)
    yield from (quest.card for quest in state.track if quest.card is not None)
    if state.drawn is not None:
        yield state.drawn
    if state.fight is not None:
        yield from (side.who for side in state.fight.sides if not side.hero)
