"""Fights of the Third Edition that nobody is in: a hero with its cards against enemies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tamalir.kernel import Setup, Unknown
from tamalir.odds.advisor import Odds
from tamalir.odds.asked import Matchup
from tamalir.odds.third.fights import Fights
from tamalir.third.board_cards import DECKS
from tamalir.third.book import Book
from tamalir.third.edition import book_of
from tamalir.third.setup import skill_cards
from tamalir.third.state import Hero, ThirdState
from tamalir.world.piles import Pile

CASTS = 5
"""Somebody who asks by name has a little more time."""


def odds_of(asked: Matchup) -> Mapping[str, Odds]:
    """Estimated odds, both sides playing well; nobody flees. An enemy is met as in Act 1, a villain as in
    Act 2."""
    book = book_of(Setup(2))
    if asked.levels:
        raise Unknown("experience counter", next(iter(asked.levels)), ())
    fights = Fights(casts=CASTS)
    found: dict[str, Odds] = {}
    for foe in dict.fromkeys(_foes(book, asked)):
        act = 2 if book.catalogue.enemies[foe].villain else 1
        state = ThirdState([_hero(book, asked)], act=act, scene="odds", book=book)
        mine = [*state.heroes[0].skills]
        state.decks["skill"] = Pile(bag=[card for card in skill_cards(book) if card not in mine])
        found[foe] = fights.against(state, 0, foe)
    return found


def _hero(book: Book, asked: Matchup) -> Hero:
    cards = book.catalogue
    if asked.hero not in cards.heroes:
        raise Unknown("hero", asked.hero, cards.heroes)
    hero = Hero(asked.hero, damage=asked.wounds)
    for card in asked.cards:
        if card in cards.assets:
            hero.assets.append(card)
        elif card in cards.skills:
            hero.skills.append(card)
        else:
            raise Unknown("card", card, [*cards.assets, *cards.skills])
    return hero


def _foes(book: Book, asked: Matchup) -> Iterator[str]:
    """A deck stands for all enemies in it."""
    enemies = book.catalogue.enemies
    for foe in asked.foes:
        if foe in DECKS:
            yield from (enemy.id for enemy in enemies.values() if enemy.deck == foe and enemy.in_deck)
        elif foe in enemies:
            yield foe
        else:
            raise Unknown("enemy", foe, enemies)
