"""python -m benchmarks.odds: how long odds take over positions of games that bots play.

Every decision of every fight with a Challenge is asked; the first of each fight finds nothing worked
out before. Seconds of CPU depend on the machine and on what else it does, so each figure stands
beside its ratio to a loop of plain additions, timed in the same minute.
"""

from __future__ import annotations

import argparse
import json
import statistics
from time import process_time

import tamalir
from tamalir.kernel import Fast, Setup, Table
from tamalir.odds.second.answers import forget
from tamalir.players.second import BOTS
from tamalir.second.edition import EDITION


def loop() -> float:
    """Seconds of CPU for a hundred thousand additions in plain Python: the yardstick."""
    best = float("inf")
    for _ in range(5):
        began = process_time()
        total = 0
        for n in range(100_000):
            total += n
        best = min(best, process_time() - began)
    return best


def measure(games: int, seed: int) -> dict[str, float]:
    """Times of all fight decisions, the first of each fight included, in CPU seconds."""
    cold: list[float] = []
    warm: list[float] = []
    exact = asked = 0
    yardsticks: list[float] = []
    for game in range(games):
        setup = Setup(2, options={"turn-limit": 200})
        table = Table(EDITION, EDITION.begin(setup), Fast(seed + game), setup=setup, listening=False)
        bots = [BOTS["novice"](seed + game * 2 + n, None, 50) for n in range(2)]
        fight: object = None
        yardsticks.append(loop())
        while table.request is not None:
            seat = table.waiting()[0]
            request = table.pending(seat)
            assert request is not None
            state = table.state
            if state.fight is not None and state.fight.foe is not None and state.fight.seat == seat:
                first = fight is not state.fight
                fight = state.fight
                if first:
                    forget()
                began = process_time()
                rows = tamalir.odds(table, seat)
                took = process_time() - began
                (cold if first else warm).append(took)
                asked += 1
                exact += bool(rows) and all(row["exact"] for row in rows.values())
            table.answer(bots[seat].decide(table.view(seat), request), seat)
    times = sorted(cold + warm)
    return {
        "games": games,
        "requests": asked,
        "loop ms": 1000 * statistics.median(yardsticks),
        "exact share": exact / max(1, asked),
        "median ms": 1000 * statistics.median(times),
        "99 % ms": 1000 * times[int(0.99 * (len(times) - 1))],
        "worst ms": 1000 * times[-1],
        "median ms, first of a fight": 1000 * statistics.median(cold),
        "99 % ms, first of a fight": 1000 * sorted(cold)[int(0.99 * (len(cold) - 1))],
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.odds", description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.games, args.seed)
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            ratio = f"{value / found['loop ms']:10.2f} x loop" if name.endswith((" ms", "fight")) else ""
            print(f"{name:32} {value:10.3f} {ratio}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
