"""python -m benchmarks: our games beside those of others in the same run, as ratios."""

from __future__ import annotations

import argparse
import json
import sys

from benchmarks import ours, peers
from benchmarks.clock import side_by_side
from benchmarks.compiled import compiled


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is timed (the median counts)")
    parser.add_argument("--json", action="store_true", help="figures for a script")
    args = parser.parse_args()
    theirs, others = peers.catanatron(), peers.others()
    play, mine = ours.playing(), ours.contests()
    fast = [] if ours.are_compiled() else compiled("benchmarks.ours")
    print("timing, each a few seconds ...", file=sys.stderr)
    times = side_by_side([peers.loop(), *theirs, *others, *mine, *fast], args.rounds)
    tick, copy = (times[contest.name] for contest in theirs)
    rows: list[tuple[str, float, float, str]] = []
    for n, name in enumerate(contest.name for contest in mine):
        for named in [name, *([fast[n].name] if fast else [])]:
            seconds = times[named]
            if n < len(play):
                rows.append((named, seconds, tick / seconds, "x as many as Catanatron's ticks"))
            else:
                rows.append((named, seconds, seconds / copy, "of Catanatron's copy()"))
    if args.json:
        figures = {name: {"microseconds": round(t * 1e6, 2), "ratio": round(r, 3)} for name, t, r, _ in rows}
        print(json.dumps(figures))
        return 0
    print(f"rules: {'compiled' if ours.are_compiled() else 'plain Python, and compiled where it says so'}")
    print(f"{'what':50} {'µs':>9}  ratio")
    for name in ("a plain loop of a million", *(contest.name for contest in (*theirs, *others))):
        print(f"{name:50} {times[name] * 1e6:9.2f}")
    for name, seconds, ratio, meaning in rows:
        print(f"{name:50} {seconds * 1e6:9.2f}  {ratio:.2f} {meaning}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
