"""python -m benchmarks.envs: PettingZoo's own performance_benchmark on our environments and on connect_four.

All are run by PettingZoo's code, one after the other, several times; medians and their ratio are printed.
connect_four draws with pygame, which must be installed: pip install pygame.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from statistics import median
from typing import Any

AIM = 1.0
"""Of connect_four's figure."""


def turns_per_second(make: Callable[[], Any]) -> float:
    """What PettingZoo's benchmark prints for an environment."""
    from pettingzoo.test import performance_benchmark

    said = StringIO()
    with redirect_stdout(said):
        performance_benchmark(make())
    return next(float(line.split()[0]) for line in said.getvalue().splitlines() if "turns per second" in line)


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.envs", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="runs of five seconds for each")
    parser.add_argument("--json", action="store_true", help="figures for a script")
    args = parser.parse_args()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        print(
            f"benchmarks.envs: connect_four cannot be imported ({error}): pip install pygame", file=sys.stderr
        )
        return 1
    from tamalir.envs import second_v0, second_v1, third_v0

    contests: dict[str, Callable[[], Any]] = {
        "connect_four_v3": connect_four_v3.env,
        "tamalir second_v0, 2 seats": second_v0.env,
        "tamalir second_v0, 4 seats": lambda: second_v0.env(players=4),
        "tamalir second_v1, 2 seats": second_v1.env,
        "tamalir second_v1, 4 seats": lambda: second_v1.env(players=4),
        "tamalir third_v0, 2 seats": third_v0.env,
        "tamalir third_v0, 4 seats": lambda: third_v0.env(players=4),
    }
    found: dict[str, list[float]] = {name: [] for name in contests}
    for _ in range(args.rounds):
        for name, make in contests.items():
            found[name].append(turns_per_second(make))
    theirs = median(found["connect_four_v3"])
    rows = {
        name: {"turns-per-second": round(median(v)), "ratio": round(median(v) / theirs, 2)}
        for name, v in found.items()
    }
    if args.json:
        print(json.dumps(rows))
        return 0
    print(f"{'environment':32} {'turns/s':>9}  of connect_four's")
    for name, row in rows.items():
        print(f"{name:32} {row['turns-per-second']:9.0f}  {row['ratio']:.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
