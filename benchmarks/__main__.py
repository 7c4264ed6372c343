"""python -m benchmarks: our games beside those of others in the same run, as ratios."""

from __future__ import annotations

import argparse
import json
import sys

from benchmarks import ours, peers
from benchmarks.clock import side_by_side


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is timed (the median counts)")
    parser.add_argument("--json", action="store_true", help="figures for a script")
    args = parser.parse_args()
    theirs, others = peers.catanatron(), peers.others()
    play = [*(ours.answers(*fight) for fight in ours.FIGHTS), ours.whole_game()]
    forks = [*(ours.fork(*fight) for fight in ours.FIGHTS), ours.whole_game_fork()]
    saves = [ours.save(*fight) for fight in ours.FIGHTS]
    print("timing, each a few seconds ...", file=sys.stderr)
    times = side_by_side([peers.loop(), *theirs, *others, *play, *forks, *saves], args.rounds)
    tick, copy = (times[contest.name] for contest in theirs)
    rows = [(c.name, times[c.name], tick / times[c.name], "x as many as Catanatron's ticks") for c in play]
    rows += [
        (c.name, times[c.name], times[c.name] / copy, "of Catanatron's copy()") for c in [*forks, *saves]
    ]
    if args.json:
        figures = {name: {"microseconds": round(t * 1e6, 2), "ratio": round(r, 3)} for name, t, r, _ in rows}
        print(json.dumps(figures))
        return 0
    print(f"rules: {'compiled' if ours.compiled() else 'plain Python'}")
    print(f"{'what':40} {'µs':>9}  ratio")
    for name in ("a plain loop of a million", *(contest.name for contest in (*theirs, *others))):
        print(f"{name:40} {times[name] * 1e6:9.2f}")
    for name, seconds, ratio, meaning in rows:
        print(f"{name:40} {seconds * 1e6:9.2f}  {ratio:.2f} {meaning}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
