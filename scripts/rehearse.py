#!/usr/bin/env python3
"""Thousands of schedules of faults on virtual time, and a look at what clients saw.

    scripts/rehearse.py --schedules 10000 --seed 1

Two processes of the real server code share one database and a network, both simulated: clients play, and
processes freeze, crash, are cut off from the database or from each other, the disk is full, connections
break after a commit, letters are late, lost or come twice. In the end every receipt must stand in the
database once, in order, no two owners may have written under one term, and every game goes on within ten
seconds. Whatever is wrong is told with the seed that makes it again, and ends with 1.
"""

from __future__ import annotations

import argparse
import gc
import logging
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.faults.rehearsal import rehearse


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--schedules", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    logging.disable(logging.CRITICAL)
    wrong = receipts = deeds = 0
    for seed in range(chosen.seed, chosen.seed + chosen.schedules):
        found, history = rehearse(seed)
        deeds += len(history.deeds)
        receipts += sum(deed.version is not None for deed in history.deeds)
        for line in found:
            sys.stdout.write(f"schedule {seed}: {line}\n")
        wrong += bool(found)
        if seed % 50 == 0:
            gc.collect()
    sys.stdout.write(
        f"{chosen.schedules} schedules, {deeds} answers sent, {receipts} receipts, {wrong} wrong\n"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
