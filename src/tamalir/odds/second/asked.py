"""Fights of the second edition that nobody is in: a hero with its cards against Challenges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tamalir.kernel import Unknown
from tamalir.odds.advisor import Odds
from tamalir.odds.asked import Matchup
from tamalir.odds.second.stakes import AIMS, GAIN
from tamalir.odds.second.worth import against, challenges
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import own_book
from tamalir.second.scenes import bare
from tamalir.second.state import Ally, Hero, Item
from tamalir.second.words import COLOURS, Colour

LEVELS = ("mind", "body", "spirit", "stamina", "life")
"""What experience counters raise."""


def odds_of(asked: Matchup) -> Mapping[str, Odds]:
    """Exact odds; the hero plays as well as can be for what it wants."""
    book = own_book(BASE_SET)
    aim = asked.aim or GAIN
    if aim not in AIMS:
        raise Unknown("aim", aim, AIMS)
    state = bare(book, [_hero(book, asked)], EDITION.settle({}))
    return {foe: against(state, 0, foe, aim=aim) for foe in dict.fromkeys(_foes(book, asked))}


def _hero(book: Book, asked: Matchup) -> Hero:
    if asked.hero not in book.heroes:
        raise Unknown("hero", asked.hero, book.heroes)
    for what in asked.levels:
        if what not in LEVELS:
            raise Unknown("experience counter", what, LEVELS)
    hero = Hero(
        asked.hero,
        wounds=asked.wounds,
        exhaustion=asked.exhaustion,
        gold=asked.gold,
        bonuses=dict(asked.levels),
    )
    for card in asked.cards:
        if card in book.allies:
            hero.allies.append(Ally(card))
        elif card in book.items:
            hero.items.append(Item(card))
        else:
            raise Unknown("card", card, [*book.items, *book.allies])
    return hero


def _foes(book: Book, asked: Matchup) -> Iterator[str]:
    """A colour stands for all Challenges of its own."""
    for foe in asked.foes:
        if foe in [colour.value for colour in COLOURS]:
            yield from challenges(book, Colour(foe))
        elif foe in book.challenges:
            yield foe
        else:
            raise Unknown("challenge", foe, book.challenges)
