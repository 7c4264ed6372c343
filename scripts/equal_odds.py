#!/usr/bin/env python3
"""Odds from the position and odds from the view must be the same, for every question of many random games.

The position is the table's own. The view is what the seat that is asked may know, written as JSON and read
again, as it goes to the process that works out what a page shows. Whatever differs is named by its game,
which plays again from its number.

    scripts/equal_odds.py 300 --jobs 2          three hundred games
    scripts/equal_odds.py 1 --first 17          one of them again
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.odds.equal import Compared, compare

SHOWN = 20
"""Differences that are printed; there may be more."""


def main() -> int:
    """Compare, tell how many values there were, and fail if any differed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=int, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first seed; the others follow")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    asked = parser.parse_args()
    whole = Compared()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for found in pool.map(_one, range(asked.first, asked.first + asked.games)):
            whole.games += found.games
            whole.requests += found.requests
            whole.values += found.values
            whole.differing += found.differing
            if whole.games % 10 == 0 or whole.games == asked.games:
                print(f"{whole.games} of {asked.games} games", file=sys.stderr, flush=True)
    for line in whole.differing[:SHOWN]:
        print(line)
    print(
        f"{whole.games} games, {whole.requests} questions, {whole.values} option values compared, "
        f"{len(whole.differing)} differences"
    )
    return 1 if whole.differing else 0


def _one(seed: int) -> Compared:
    found = Compared()
    compare(seed, found)
    return found


if __name__ == "__main__":
    sys.exit(main())
