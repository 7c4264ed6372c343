"""Fights of the Third Edition for the tests, and what the neutral solver finds in them through the real
rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast

from tamalir.kernel import Choose, Fast, Manual, Setup, Table
from tamalir.odds.solver import Solver
from tamalir.odds.third.battles import Battle, this_round
from tamalir.odds.third.parties import Side
from tamalir.odds.third.positions import Worth
from tamalir.odds.third.reading import Model
from tamalir.odds.third.rounds import Rounds
from tamalir.third.combat import challenge, engage
from tamalir.third.edition import EDITION, book_of
from tamalir.third.setup import skill_cards
from tamalir.third.state import Hero, ThirdState, fight_of
from tamalir.third.values import defeated
from tamalir.world.piles import Pile

BOOK = book_of(Setup(2))
CARDS = BOOK.catalogue


def fight(
    hero: str,
    foe: str,
    seed: int = 1,
    *,
    assets: Sequence[str] = (),
    skills: Sequence[str] = (),
    hand: int = 2,
    damage: int = 0,
    act: int = 1,
) -> Table[ThirdState]:
    """A fight of seat 0 with an enemy, or with another hero, up to its first question."""
    deck = skill_cards(BOOK)
    for card in skills:
        deck.remove(card)
    held, deck = deck[:hand], deck[hand:]
    second = foe if foe in CARDS.heroes else next(name for name in CARDS.heroes if name != hero)
    heroes = [
        Hero(hero, hex=(7, 5), assets=list(assets), skills=list(skills), hand=held, damage=damage),
        Hero(second, hex=(7, 5)),
    ]
    state = ThirdState(heroes, act=act, scene="odds", book=BOOK)
    state.decks["skill"] = Pile(bag=deck)
    if foe in CARDS.heroes:
        challenge(state, 0, 1, no_flight="3E-CHALLENGE-005")
    else:
        engage(state, 0, foe)
    return Table(EDITION, state, Fast(seed), setup=Setup(2), listening=False)


def some_fight(luck: random.Random, tokens: int = 5) -> Table[ThirdState] | None:
    """A random fight, played at random until so few tokens are left that it can be played out; None if it
    was over
    before that."""
    heroes, foes = list(CARDS.heroes), [*CARDS.enemies, "corbin", "lyssa"]
    hero = luck.choice(heroes)
    foe = luck.choice([foe for foe in foes if foe != hero])
    table = fight(
        hero,
        foe,
        luck.randrange(10**6),
        assets=[luck.choice(list(CARDS.assets))],
        skills=luck.sample(list(CARDS.skills), 2),
        hand=luck.randrange(3),
        damage=luck.randrange(5),
    )
    while table.request is not None:
        asked = cast("Choose[Any]", table.request)
        left = sum(len(side.pool) for side in fight_of(table.state).sides)
        if asked.key == "fight.action" and left <= tokens:
            return table
        table.take(luck.choice(asked.options))
    return None


def invented(one: Side, other: Side) -> Worth:
    """A future that nobody believes in, but that tells positions apart."""
    win = 0.5 - 0.043 * one[0] + 0.037 * other[0] + 0.013 * one[3] - 0.011 * other[3]
    return Worth(win, win, 0.0, float(one[0]), float(other[0]))


def played_out(table: Table[ThirdState], model: Model, most: int) -> tuple[Solver, Rounds]:
    """The rest of the round by the neutral solver, and by the fast one, with the same future."""
    rounds = Rounds(model, invented)

    def judge(state: ThirdState) -> Worth:
        ending = fight_of(state)
        sides = model.sides(state, ending)
        if ending.ended == "defeat":
            return rounds.ended(sides, 1 if defeated(state, ending.sides[1]) else 0)
        return invented(*sides)

    fork = table.fork(Manual())
    fork.edition = this_round(fork.edition)
    problem = Battle(0, 0, judge, len(fork.journal)).with_stars(fork.state)
    return Solver(fork, problem, most), rounds
