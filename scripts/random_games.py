#!/usr/bin/env python3
"""Many whole games by players that do anything they may.

After every answer the position must be sound (`validate` of its edition), and the state a tree. A game that
finds something is named by its seed, which plays it again.

    scripts/random_games.py 10000 --jobs 2          ten thousand games
    scripts/random_games.py 1 --first 4711 --made-up   one game again
    scripts/random_games.py 5000 --edition third    the third edition
    scripts/random_games.py 3000 --edition bonds    alone and together, all scenarios of the expansion
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.bonds import random_games as bonds
from tests.second.random_games import Played, play
from tests.third import random_games as third


def main() -> int:
    """Play, tell how it went, and fail if anything was out of place."""
    asked = _arguments()
    seeds = range(asked.first, asked.first + asked.games)
    one = partial(_play, own=not asked.made_up, limit=asked.limit, check=not asked.unchecked)
    if asked.edition != "second":
        one = partial(_play_other, bonds.play if asked.edition == "bonds" else third.play)
        one = partial(one, limit=asked.limit, check=not asked.unchecked)
    games: list[Played | third.Played] = []
    faults: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for done, outcome in enumerate(pool.map(one, seeds, chunksize=4), 1):
            if not isinstance(outcome, str):
                games.append(outcome)
            else:
                faults.append(outcome)
                print(outcome, file=sys.stderr)
            _progress(done, asked.games, len(faults))
    _summary(games, faults)
    return 1 if faults else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=int, help="how many")
    parser.add_argument("--edition", choices=("second", "third", "bonds"), default="second")
    parser.add_argument("--first", type=int, default=0, help="the first seed; the others follow")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--limit", type=int, default=20_000, help="answers after which a game is stopped")
    parser.add_argument("--made-up", action="store_true", help="a made-up set instead of the base set")
    parser.add_argument("--unchecked", action="store_true", help="only look for crashes and dead ends")
    return parser.parse_args()


def _play(seed: int, *, own: bool, limit: int, check: bool) -> Played | str:
    try:
        return play(seed, own=own, limit=limit, check=check)
    except Exception:  # noqa: BLE001 - whatever it is, it is what we are looking for
        return f"game {seed}:\n{traceback.format_exc()}"


def _play_other(
    play: Callable[..., third.Played], seed: int, *, limit: int, check: bool
) -> third.Played | str:
    try:
        return play(seed, limit=limit, check=check)
    except Exception:  # noqa: BLE001 - whatever it is, it is what we are looking for
        return f"game {seed}:\n{traceback.format_exc()}"


def _progress(done: int, games: int, faults: int) -> None:
    if sys.stderr.isatty() or done % 100 == 0 or done == games:
        end = "\r" if sys.stderr.isatty() and done < games else "\n"
        print(f"{done} of {games} games, {faults} faults", end=end, file=sys.stderr, flush=True)


def _summary(games: Sequence[Played | third.Played], faults: list[str]) -> None:
    print(f"games without a fault: {len(games)}; with one: {len(faults)}")
    if not games:
        return
    for reason, n in Counter(game.reason for game in games).most_common():
        print(f"  {reason}: {n} ({n / len(games):.1%})")
    stopped = sum(game.reason in ("turn-limit", "round-limit", "stopped") for game in games)
    print(f"stopped by a limit: {stopped / len(games):.1%}")
    endgames = sum(game.endgame for game in games if isinstance(game, Played))
    fights = sum(game.fights for game in games if isinstance(game, third.Played))
    print(f"Endgames: {endgames / len(games):.1%}" if not fights else f"fights: {fights}")
    together = [game for game in games if isinstance(game, bonds.PlayedTogether)]
    if together:
        twists, parties = sum(game.twists for game in together), sum(game.parties for game in together)
        print(
            f"a game: {fights / len(together):.1f} fights, {twists / len(together):.1f} twists; "
            f"parties: {parties}"
        )
        print(f"won: {sum(game.won for game in together)}")
    print(
        f"answers a game: {median(game.answers for game in games):.0f} in the middle, "
        f"{max(game.answers for game in games)} at most; "
        f"{sum(game.answers for game in games)} in all"
    )


if __name__ == "__main__":
    sys.exit(main())
