#!/usr/bin/env python3
"""How hard are the scenarios of a team? Champions play them, and the shares they win are written down.

For each scenario, number of players and step of difficulty so many games. They are counted by what the step
sets (health, plagued places, rounds, gold): so they stay when a step of the sheets is set anew; after changes
of rules or bots they should be forgotten. A logistic curve is fitted to all games of a scenario: one slope,
and for each number of players the hardness at which half of the games are won. It says which settings come to
70, 50 and 30 %.

    scripts/difficulty.py --games 400 --jobs 2           play on until each cell has 400 games, then write
    scripts/difficulty.py --games 40 --scenario margath  a part of it
    scripts/difficulty.py --write                        only write docs/difficulty.md and the figures shown
    scripts/difficulty.py --fit                          say which hardness the curves ask for
    PYTHONPATH=build/fast scripts/difficulty.py ...      with the compiled build, in two fifths of the time
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
sys.path.append(str(ROOT / "src"))  # a compiled build goes first: PYTHONPATH=build/fast

from tamalir.bonds.difficulty import WRITTEN, Step  # noqa: E402
from tamalir.bonds.edition import EDITION, own  # noqa: E402
from tamalir.games.bonds import GAME  # noqa: E402
from tamalir.kernel import Fast, Setup, Table  # noqa: E402
from tamalir.lab.statistics import wilson  # noqa: E402
from tamalir.lab.workers import leave_interrupts  # noqa: E402
from tamalir.language.bonds.measured import FILE, SURE, Curve, rows_of  # noqa: E402
from tamalir.language.speaker import Speaker  # noqa: E402

SCENARIOS = ("margath", "corpse-king", "locust-swarm", "red-death")
STEPS = ("easy", "normal", "hard")
SIZES = (1, 2, 3, 4)
WORK = 40
"""Steps of work for a decision instead of time: the same games on every machine."""

FIGURES = ROOT.joinpath("src", "tamalir", *FILE)
PAGE = ROOT / "docs" / "difficulty.md"

Cell = tuple[str, str, int]
Setting = tuple[str, int, Step]
"""Scenario, players, and what is set for them."""
Counts = dict[Setting, tuple[int, int]]
"""Games played and won."""
SHARES = (0.7, 0.5, 0.3)
FLAT = 0.02
"""How strongly a curve is held back from being steeper than the games say."""


def setting(cell: Cell) -> Setting:
    """What a step sets for so many players."""
    scenario, step, players = cell
    return scenario, players, own().sheets[scenario].steps.of(step, players)


def play(cell: Cell, seed: int) -> bool:
    """One game of champions: whether they win."""
    scenario, step, players = cell
    setup = Setup(players, options={"scenario": scenario, "difficulty": step})
    table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup, listening=False)
    bots = [GAME.bot("champion", 10 * seed + seat, steps=WORK) for seat in range(players)]
    while table.request is not None:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        table.answer(bots[seat].decide(table.view(seat), asked), seat)
    return table.result is not None and bool(table.result.winners)


def read() -> Counts:
    """What was counted before."""
    if not FIGURES.is_file():
        return {}
    table = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    return {
        (scenario, row.players, row.step): (row.games, row.won)
        for scenario, told in table.items()
        for row in rows_of(told)
    }


def curve(scenario: str, counts: Counts) -> Curve:
    """The slope of a scenario and where half of the games are won, by gradient ascent."""
    rows = [(n, step.hardness, *count) for (of, n, step), count in counts.items() if of == scenario]
    middle = {n: _mean([x for m, x, _, _ in rows if m == n]) for n in SIZES}
    games = {n: max(1, sum(count for m, _, count, _ in rows if m == n)) for n in SIZES}
    slope, height = 0.2, _for_each_size(0.0)
    for _ in range(4000):
        up, rise = -2 * FLAT * slope, _for_each_size(0.0)
        for n, x, count, won in rows:
            miss = won - count / (1 + exp(slope * (x - middle[n]) - height[n]))
            up -= miss * (x - middle[n])
            rise[n] += miss
        slope = max(0.01, slope + up / (20 * sum(games.values())))
        for n in SIZES:
            height[n] += (rise[n] - FLAT * height[n]) / games[n]
    return Curve(round(slope, 3), tuple(round(height[n] / slope + middle[n], 2) for n in SIZES))


def _for_each_size(value: float) -> dict[int, float]:
    return dict.fromkeys(SIZES, value)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def write(counts: Counts) -> None:
    """The figures that are shown when choosing, and the page about them."""
    lines = [
        "# Games of champions: [players, health, places, rounds, gold, games played, games won];",
        "# and the curve that is fitted to them. Written by scripts/difficulty.py.",
        "",
    ]
    for scenario in SCENARIOS:
        rows = sorted(
            [n, step.health, step.places, step.rounds, step.gold, *count]
            for (of, n, step), count in counts.items()
            if of == scenario
        )
        if rows:
            fitted = curve(scenario, counts)
            lines += [f"[{scenario}]", f"slope = {fitted.slope}", f"even = {list(fitted.even)}", "played = ["]
            lines += [*(f"    {row}," for row in rows), "]", ""]
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_text("\n".join(lines), encoding="utf-8")
    PAGE.write_text(page(counts), encoding="utf-8")


INTRO = f"""# How hard it is

Written by `scripts/difficulty.py`. Teams of champions played each scenario of *Unbreakable Bonds* with one to
four heroes, with {WORK} steps of work for a decision. The first number of a cell is the share of games that
they win by a curve fitted to all games of the scenario: one slope, and for each number of heroes the hardness
at which they win half. Hardness adds health and plagued places, and takes off rounds and half of the gold.
Behind it stand the games at this very setting: their share, Wilson's 95 % interval, and how many they are.

The settings are read off the curves, for 70, 50 and 30 %, so a harder step is never easier. Before a game the
share of the curve is told, to the nearest five; from {SURE} games at a setting on, their own share.
"""

ABOUT = """## What the steps change

For each step and number of heroes the sheets (`content/bonds/bonds/sheets.toml`) set the health of the
villain or of each warband, the number of places that are plagued at first, the first rounds in which the time
token does not move, the gold of each hero, and whether boards use the abilities of our own (UB-GAP-007). The
setting `written` is the sheet without a step: the villain has 2 health more for each player (UB-GAP-051). The
steps change nothing that the booklet prints.

Champions are not the best possible players. People who plan together may win more often, people who play for
the first time less often."""


def page(counts: Counts) -> str:
    """docs/difficulty.md."""
    words = Speaker("en")
    text = [INTRO]
    for scenario in SCENARIOS:
        fitted = curve(scenario, counts)
        games = sum(count for (of, _, _), (count, _) in counts.items() if of == scenario)
        text += [f"## {words.name(scenario)}", ""]
        factor = exp(-fitted.slope)
        text += [
            f"{games} games; a point of hardness changes the odds of winning by the factor {factor:.2f}."
        ]
        text += ["", "| Heroes | Easy | Normal | Hard |", "|---|---|---|---|"]
        for size in SIZES:
            cells = [cell(counts, fitted, (scenario, step, size)) for step in STEPS]
            text.append(f"| {size} | {' | '.join(cells)} |")
        text += ["", *settings(scenario), ""]
    text.append(ABOUT)
    return "\n".join(text) + "\n"


def cell(counts: Counts, fitted: Curve, which: Cell) -> str:
    at = setting(which)
    told = f"**{fitted.share(at[1], at[2].hardness):.0%}**"
    if at not in counts:
        return f"{told}; not played"
    games, won = counts[at]
    low, high = wilson(won, games)
    return f"{told}; {won / games:.0%}, {low:.0%}–{high:.0%} ({games})"


def settings(scenario: str) -> Iterator[str]:
    """What a sheet's steps are made of."""
    steps = own().sheets[scenario].steps
    yield "| Step | Health | Plagued places | Rounds without time | Gold | Boards |"
    yield "|---|---|---|---|---|---|"
    for name in STEPS:
        rows = [steps.of(name, n) for n in SIZES]
        numbers = [
            ", ".join(f"{getattr(row, what):+d}" for row in rows)
            if any(getattr(r, what) for r in rows)
            else "–"
            for what in ("health", "places", "rounds", "gold")
        ]
        yield f"| {name} | {' | '.join(numbers)} | {'with' if rows[0].boards else 'without'} abilities |"


def main() -> int:
    """Play what is missing, then write."""
    asked = _arguments()
    wanted = [
        (scenario, step, size)
        for scenario in (asked.scenario or SCENARIOS)
        for step in (asked.step or STEPS)
        for size in (asked.players or SIZES)
    ]
    places = {setting(which) for which in wanted}
    counts = {at: count for at, count in read().items() if not (asked.afresh and at in places)}
    if asked.fit:
        _ask_for(counts)
        return 0
    until = time.monotonic() + asked.minutes * 60
    if not asked.write:
        with ProcessPoolExecutor(asked.jobs, initializer=leave_interrupts) as pool:
            for number in range(asked.games):  # all cells grow together
                todo = {setting(which): which for which in wanted}
                todo = {at: which for at, which in todo.items() if counts.get(at, (0, 0))[0] == number}
                for at, won in zip(todo, pool.map(play, todo.values(), [number] * len(todo)), strict=True):
                    games, wins = counts.get(at, (0, 0))
                    counts[at] = games + 1, wins + won
                write(counts)  # so that nothing is lost if somebody stops it
                if time.monotonic() > until:
                    break
    write(counts)
    for which in wanted:
        print(*which, cell(counts, curve(which[0], counts), which))
    return 0


def _ask_for(counts: Counts) -> None:
    """The hardness at which champions win each share."""
    for scenario in SCENARIOS:
        fitted = curve(scenario, counts)
        for n in SIZES:
            asks = [fitted.even[n - 1] - log(share / (1 - share)) / fitted.slope for share in SHARES]
            print(scenario, n, *(f"{share:.0%}: {x:+.1f}" for share, x in zip(SHARES, asks, strict=True)))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="games of each cell")
    parser.add_argument("--scenario", action="append", choices=SCENARIOS)
    parser.add_argument("--step", action="append", choices=(WRITTEN, *STEPS))
    parser.add_argument("--players", action="append", type=int, choices=SIZES)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--afresh", action="store_true", help="forget what was counted of these cells before")
    parser.add_argument("--fit", action="store_true", help="play nothing, say what the curves ask for")
    parser.add_argument("--write", action="store_true", help="play nothing")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
