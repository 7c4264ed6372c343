"""python -m benchmarks.odds_third: how long odds of Third Edition fights take, and how far they can be
trusted.

Random heroes with random cards fight random enemies; every decision of both sides is asked, and the best
option
is taken four times in five. The first decision of each fight finds nothing worked out before. With `--agree
N`
fights are played out by the solver on both sides, and what came of them stands beside what was foretold.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Sequence
from time import process_time
from typing import Any, cast

from tamalir.kernel import Choose, Fast, Setup, Table
from tamalir.odds.third.fights import Fights
from tamalir.third.combat import engage
from tamalir.third.edition import EDITION, book_of
from tamalir.third.setup import skill_cards
from tamalir.third.state import Hero, ThirdState
from tamalir.world.piles import Pile

BOOK = book_of(Setup(2))
CARDS = BOOK.catalogue


def fight(
    hero: str, foe: str, seed: int, assets: Sequence[str] = (), skills: Sequence[str] = (), hand: int = 0
) -> Table[ThirdState]:
    """A fight that begins."""
    deck = [card for card in skill_cards(BOOK) if card not in skills]
    second = next(name for name in CARDS.heroes if name != hero)
    heroes = [
        Hero(hero, hex=(7, 5), assets=list(assets), skills=list(skills), hand=deck[:hand]),
        Hero(second, hex=(7, 5)),
    ]
    act = 2 if CARDS.enemies[foe].villain else 1
    state = ThirdState(heroes, act=act, scene="odds", book=BOOK)
    state.decks["skill"] = Pile(bag=deck[hand:])
    engage(state, 0, foe)
    return Table(EDITION, state, Fast(seed), setup=Setup(2), listening=False)


def measure(fights: int, seed: int) -> dict[str, float]:
    """Milliseconds of CPU for all decisions, and for the first of each fight."""
    luck = random.Random(seed)
    solver = Fights()
    times: list[float] = []
    first: list[float] = []
    exact = answered = 0
    for _ in range(fights):
        table = fight(
            luck.choice(list(CARDS.heroes)),
            luck.choice(list(CARDS.enemies)),
            luck.randrange(10**6),
            luck.sample(list(CARDS.assets), luck.randrange(3)),
            luck.sample(list(CARDS.skills), luck.randrange(4)),
            luck.randrange(4),
        )
        solver.forget()
        new = True
        while table.request is not None:
            asked = cast("Choose[Any]", table.request)
            view = table.view(asked.seat)
            began = process_time()
            rows = solver.odds(view)
            times.append(1000 * (process_time() - began))
            if new:
                first.append(times[-1])
                new = False
            answered += bool(rows)
            exact += bool(rows) and all(row.exact for row in rows.values())
            best = next((name for name, row in rows.items() if row.best), None)
            wild = best is None or luck.random() < 0.2
            table.answer(luck.choice(asked.options).id if wild else best)
    return {
        "fights": fights,
        "decisions": len(times),
        "answered": answered / len(times),
        "exact": exact / len(times),
        **{f"all_{name}_ms": value for name, value in quantiles(times).items()},
        **{f"first_{name}_ms": value for name, value in quantiles(first).items()},
    }


def quantiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    last = len(ordered) - 1
    return {
        "median": round(statistics.median(ordered), 2),
        "99": round(ordered[min(last, int(0.99 * len(ordered)))], 2),
        "worst": round(ordered[last], 2),
    }


def agree(fights: int, seed: int) -> list[dict[str, Any]]:
    """Fights played out by the solver on both sides, nobody fleeing, beside what it foretold."""
    found: list[dict[str, Any]] = []
    luck = random.Random(seed)
    enemies = [foe for foe, card in CARDS.enemies.items() if not card.villain]
    for hero in CARDS.heroes:
        foe = luck.choice(enemies)
        solver = Fights()
        table = fight(hero, foe, 1)
        assert table.state.fight is not None
        foretold = solver.against(table.state, 0, foe)
        won = 0
        for n in range(fights):
            table = fight(hero, foe, seed + n)
            while table.request is not None:
                asked = cast("Choose[Any]", table.request)
                best = "stay" if asked.key == "fight.flee" else solver.best_answer(table.view(asked.seat))
                table.answer(best or asked.options[0].id)
            won += table.state.result is not None and 0 in table.state.result.winners
        row = {
            "hero": hero,
            "foe": foe,
            "foretold": round(foretold.win, 3),
            "error": round(foretold.error, 3),
        }
        found.append({**row, "won": round(won / fights, 3)})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--agree", type=int, default=0, help="fights to be played out for each hero")
    asked = parser.parse_args()
    print(json.dumps(measure(asked.fights, asked.seed), indent=2))
    for row in agree(asked.agree, asked.seed) if asked.agree else ():
        print(json.dumps(row))


if __name__ == "__main__":
    main()
