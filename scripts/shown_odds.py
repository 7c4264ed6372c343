#!/usr/bin/env python3
"""The odds that a player is shown, against fights fought on forks: `win`, `away` and `fall` of every option.

scripts/shown_odds.py 30 --forks 2000          thirty positions of all kinds, by all aims
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.odds.shown import compared, positions


def main() -> int:
    """Compare, tell how many numbers there were, and fail if any is not what happens."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("positions", type=int, help="how many")
    parser.add_argument("--forks", type=int, default=2000, help="fights from each option of each")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    whole, wrong = 0, 0
    for n, position in enumerate(positions(asked.positions, asked.first), 1):
        numbers, found = compared(position, asked.forks)
        whole += numbers
        wrong += len(found)
        print(f"{n}: seed {position.seed}, {position.key}, aim {position.aim}: {numbers} numbers", flush=True)
        for each in found:
            print(f"   {each.option} {each.what}: shown {each.shown:.4f}, happened {each.happened:.4f}")
    print(f"{asked.positions} positions, {whole} numbers, {asked.forks} forks each: {wrong} outside")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
