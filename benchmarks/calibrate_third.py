"""python -m benchmarks.calibrate_third: foretold chances beside fights played out.

Fights of all kinds: each hero, with and without cards, against enemies, villains and other heroes. Before a
fight its chance is foretold; then it is played through the real rules, both sides by the solver, nobody
fleeing. Fights are gathered by what was foretold for them; each heap should be won as often, within
the interval of so many fights. The same is done in the middle of fights: every decision's best row is a
foretelling too.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import process_time
from typing import Any, cast

from tamalir.kernel import Choose, Fast, Setup, Table
from tamalir.odds.third.fights import Fights
from tamalir.third.combat import challenge, engage
from tamalir.third.edition import EDITION, book_of
from tamalir.third.setup import skill_cards
from tamalir.third.state import Hero, ThirdState, fight_of
from tamalir.world.piles import Pile

BOOK = book_of(Setup(2))
CARDS = BOOK.catalogue
HEAPS = (0.0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.01)


@dataclass(slots=True)
class Heap:
    """Fights for which about the same was foretold."""

    fights: int = 0
    foretold: float = 0.0
    error: float = 0.0
    won: int = 0

    def add(self, chance: float, error: float, won: bool) -> None:
        self.fights += 1
        self.foretold += chance
        self.error += error
        self.won += won

    def told(self) -> dict[str, float]:
        n = max(1, self.fights)
        return {
            "fights": self.fights,
            "foretold": round(self.foretold / n, 3),
            "won": round(self.won / n, 3),
            "interval": round(1.96 * sqrt(max(self.won / n * (1 - self.won / n), 0.25 / n) / n), 3),
            "error": round(self.error / n, 3),
        }


@dataclass(slots=True)
class Heaps:
    """All of them, by what was foretold."""

    of: list[Heap] = field(default_factory=lambda: [Heap() for _ in HEAPS[1:]])

    def add(self, chance: float, error: float, won: bool) -> None:
        n = next(n for n in range(len(self.of)) if chance < HEAPS[n + 1])
        self.of[n].add(chance, error, won)

    def told(self) -> list[dict[str, float]]:
        return [heap.told() for heap in self.of if heap.fights]

    @property
    def bias(self) -> float:
        """Foretold less won, over all."""
        n = max(1, sum(heap.fights for heap in self.of))
        return (sum(heap.foretold for heap in self.of) - sum(heap.won for heap in self.of)) / n


def fight(hero: str, foe: str, seed: int, cards: Sequence[str], hand: int, damage: int) -> Table[ThirdState]:
    """A fight that begins."""
    assets = [card for card in cards if card in CARDS.assets]
    skills = [card for card in cards if card in CARDS.skills]
    deck = [card for card in skill_cards(BOOK) if card not in skills]
    second = foe if foe in CARDS.heroes else next(name for name in CARDS.heroes if name != hero)
    heroes = [
        Hero(hero, hex=(7, 5), assets=assets, skills=skills, hand=deck[:hand], damage=damage),
        Hero(second, hex=(7, 5)),
    ]
    act = 2 if foe in CARDS.enemies and CARDS.enemies[foe].villain else 1
    state = ThirdState(heroes, act=act, scene="odds", book=BOOK)
    state.decks["skill"] = Pile(bag=deck[hand:])
    if foe in CARDS.heroes:
        challenge(state, 0, 1, no_flight="3E-CHALLENGE-005")
    else:
        engage(state, 0, foe)
        fight_of(state).no_flight = "3E-FLEE-001"
    return Table(EDITION, state, Fast(seed), setup=Setup(2), listening=False)


def calibrated(pairs: int, each: int, seed: int, seconds: float, cards: int) -> dict[str, Any]:
    """So many pairs of fighters, each fought out so often, until the time is over."""
    luck = random.Random(seed)
    began = process_time()
    before, within = Heaps(), Heaps()
    kinds: dict[str, Heaps] = {}
    foes = [*CARDS.enemies, *CARDS.heroes]
    for n in range(pairs):
        hero = list(CARDS.heroes)[n % len(CARDS.heroes)]
        foe = luck.choice([name for name in foes if name != hero])
        owned = luck.sample([*CARDS.assets, *CARDS.skills], luck.randrange(cards + 1))
        hand, damage = luck.randrange(3), luck.choice((0, 0, 0, 2, 4))
        solver = Fights()
        foretold = None
        for k in range(each):
            if process_time() - began > seconds:
                break
            table = fight(hero, foe, 1000 * seed + 100 * n + k, owned, hand, damage)
            if foretold is None:
                foretold = solver.foretold(table.state)
                if foretold.without:
                    break
            rows = played(table, solver)
            won = table.state.result is not None and 0 in table.state.result.winners
            before.add(foretold.win, foretold.error, won)
            kind = "hero" if foe in CARDS.heroes else "villain" if CARDS.enemies[foe].villain else "enemy"
            kinds.setdefault(kind, Heaps()).add(foretold.win, foretold.error, won)
            for chance, error in rows:
                within.add(chance, error, won)
    return {
        "seconds": round(process_time() - began),
        "bias before": round(before.bias, 3),
        "bias within": round(within.bias, 3),
        "before": before.told(),
        "within": within.told(),
        **{kind: heaps.told() for kind, heaps in kinds.items()},
    }


def played(table: Table[ThirdState], solver: Fights) -> list[tuple[float, float]]:
    """Play a fight out by the solver. Gives the attacker's chances that were foretold at each decision."""
    found: list[tuple[float, float]] = []
    while table.request is not None:
        asked = cast("Choose[Any]", table.request)
        rows = solver.odds(table.view(asked.seat))
        best = next((name for name, row in rows.items() if row.best), None)
        if best is not None and not rows[best].exact:
            found.append((rows[best].win if asked.seat == 0 else rows[best].loss, rows[best].error))
        table.answer(best or asked.options[0].id)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--each", type=int, default=10, help="fights of each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=100.0, help="CPU time after which it ends")
    parser.add_argument("--cards", type=int, default=3, help="cards that a hero has, at most")
    asked = parser.parse_args()
    told = calibrated(asked.pairs, asked.each, asked.seed, asked.seconds, asked.cards)
    for name, value in told.items():
        if isinstance(value, list):
            print(f"{name}:")
            for row in cast("list[dict[str, float]]", value):
                print("  ", json.dumps(row))
        else:
            print(f"{name}: {value}")


if __name__ == "__main__":
    main()
