"""The third edition's set with cards added, taken out, made blank or given another price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from statistics import median
from typing import Any

from tamalir.game import CardChanges
from tamalir.kernel import Misfit, Setup, Unknown
from tamalir.lab.changing import cards_added, cards_changed
from tamalir.third.cards import CARDS, AssetDef, Catalogue, EnemyDef, SkillDef
from tamalir.third.deck_cards import EventDef, QuestDef
from tamalir.third.edition import EDITION, SEAMS, book_for, read_cards
from tamalir.third.setup import empty_table, markets_filled
from tamalir.third.state import ThirdState
from tamalir.world.hexes import distance
from tamalir.world.library import made_of
from tamalir.world.packs import own_pack

BASE_SET = "roads-of-terrinoth"
PRICELESS = 999
"""The price of a blank: nobody will ever have so much gold, nor so many trophies."""
ADDED = ("assets", "skills", "enemies", "quests", "events", "tokens")
"""What a pack adds to the set; its heroes and boards stay out."""
WHOLE = ("tokens",)
"""What cards may stand for: it comes along with any of them."""


def changed_table(changes: CardChanges, setup: Setup) -> ThirdState:
    """The table before set-up, with other cards."""
    options = EDITION.settle(setup.options)
    cards = cards_with(changes.packs, changes.without, changes.blank, changes.prices)
    for card in changes.laid:
        if card not in cards.assets:
            raise Misfit("laid", f"{card} is no market card")
    seams = SEAMS
    if changes.laid:
        seams = replace(SEAMS, markets_filled=partial(lay_out, changes.laid))
    book = book_for(cards, seams, setup.seats, {"deals": options["deals"]})
    return empty_table(book, setup, options["scenario"])


def lay_out(cards: Sequence[str], state: ThirdState) -> None:
    """These cards lie in the market that is nearest to a hero from the start, instead of being drawn."""
    markets_filled(state)
    starts = [hero.hex for hero in state.heroes if hero.hex is not None]
    cities = {state.book.board.city(at): at for at in state.book.board.places["city"]}
    near = {
        town: min([distance(at, start) for start in starts], default=0) for town, at in cities.items() if town
    }
    first = min(near, key=lambda town: (near[town], town))
    for card in cards:
        if any(card in market for market in state.markets.values()):
            continue  # chance has laid it out already
        state.decks["asset"].take_out(card)
        state.markets[first].append(card)
        state.emit("asset-on-sale", None, "3E-MARKET-002", town=first, card=card)


@lru_cache(maxsize=16)
def cards_with(
    packs: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
    blank: tuple[str, ...] = (),
    prices: tuple[tuple[str, int], ...] = (),
) -> Catalogue:
    """The base set, all cards of these packs (`folder#card`: one of them), less the cards of `without`."""
    base = own_pack("third", BASE_SET)
    cards = made_of([base, *(cards_added(spec, base, ADDED, WHOLE) for spec in packs)], read_cards)
    printed = {kind: getattr(cards, kind) for kind in CARDS}
    kinds = cards_changed(printed, partial(_blank, cards=cards), without=without, blank=blank, prices=prices)
    return replace(cards, **kinds)


def card_of(cards: Catalogue, card: str) -> Any:
    """What is printed on a card, whatever its kind."""
    for kind in CARDS:
        found = getattr(cards, kind).get(card)
        if found is not None:
            return found
    raise Unknown("card of this set", card, [id for kind in CARDS for id in getattr(cards, kind)])


def _blank(card: Any, cards: Catalogue) -> Any:
    """A card in the same place that changes nothing: out of reach, or the plainest of its deck."""
    if isinstance(card, AssetDef):
        return replace(card, cost=PRICELESS, abilities=(), code=None, faces=(), trade=None)
    if isinstance(card, SkillDef):
        return replace(card, cost={"any": PRICELESS}, abilities=())
    if isinstance(card, EnemyDef):
        like = [other for other in cards.enemies.values() if other.deck == card.deck and other.id != card.id]
        health = round(median(other.health for other in like)) if like else card.health
        return replace(card, health=health, abilities=())
    if isinstance(card, QuestDef):
        return replace(card, endings=tuple(replace(ending, effects=()) for ending in card.endings))
    if isinstance(card, EventDef):
        one, other = card.options
        return replace(card, options=(replace(one, effects=()), replace(other, effects=())))
    raise Misfit("blank", f"a {card.kind} cannot be made blank")
