#!/usr/bin/env python3
"""How hard are the scenarios of a team? Champions play them, and the shares they win are written down.

For each scenario, number of players and step of difficulty so many games; what was played before is kept and
counts, unless the count is begun afresh (after every change of rules, sheets or bots it should be).

    scripts/difficulty.py --games 400 --jobs 2           play on until each cell has 400 games, then write
    scripts/difficulty.py --games 40 --scenario margath  a part of it
    scripts/difficulty.py --write                        only write docs/difficulty.md and the figures shown
    PYTHONPATH=build/fast scripts/difficulty.py ...      with the compiled build, in two fifths of the time
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
sys.path.append(str(ROOT / "src"))  # a compiled build goes first: PYTHONPATH=build/fast

from tamalir.bonds.difficulty import WRITTEN  # noqa: E402
from tamalir.bonds.edition import EDITION, own  # noqa: E402
from tamalir.games.bonds import GAME  # noqa: E402
from tamalir.kernel import Fast, Setup, Table  # noqa: E402
from tamalir.lab.statistics import wilson  # noqa: E402
from tamalir.lab.workers import leave_interrupts  # noqa: E402
from tamalir.language.bonds.measured import FILE  # noqa: E402
from tamalir.language.speaker import Speaker  # noqa: E402

SCENARIOS = ("margath", "corpse-king", "locust-swarm", "red-death")
STEPS = ("easy", "normal", "hard")
SIZES = (1, 2, 3, 4)
WORK = 40
"""Steps of work for a decision instead of time: the same games on every machine."""

FIGURES = ROOT.joinpath("src", "tamalir", *FILE)
PAGE = ROOT / "docs" / "difficulty.md"

Cell = tuple[str, str, int]
Counts = dict[Cell, tuple[int, int]]
"""Games played and won."""


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
        (scenario, step, int(size)): (row[0], row[1])
        for scenario, steps in table.items()
        for step, sizes in steps.items()
        for size, row in sizes.items()
    }


def write(counts: Counts) -> None:
    """The figures that are shown when choosing, and the page about them."""
    lines = ["# Games of champions and how many of them were won: [played, won] by the number of players.",
             "# Written by scripts/difficulty.py.", ""]  # fmt: skip
    for scenario in SCENARIOS:
        for step in STEPS:
            rows = {n: counts[scenario, step, n] for n in SIZES if (scenario, step, n) in counts}
            if rows:
                lines.append(f"[{scenario}.{step}]")
                lines += [f"{n} = [{games}, {won}]" for n, (games, won) in rows.items()]
                lines.append("")
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_text("\n".join(lines), encoding="utf-8")
    PAGE.write_text(page(counts), encoding="utf-8")


INTRO = f"""# How hard it is

Written by `scripts/difficulty.py`. Teams of champions played each scenario of *Unbreakable Bonds* with one to
four heroes at each step of difficulty, with {WORK} steps of work for a decision. A cell gives the share of
games that they won, Wilson's 95 % interval, and the number of games in brackets. The aim is
about 70, 50 and 30 %.
Where few games or none were played, the settings of a step are an estimate from its neighbours.
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
        text += [f"## {words.name(scenario)}", "", "| Heroes | Easy | Normal | Hard |", "|---|---|---|---|"]
        for size in SIZES:
            cells = [cell(counts, (scenario, step, size)) for step in STEPS]
            text.append(f"| {size} | {' | '.join(cells)} |")
        text += ["", *settings(scenario), ""]
    text.append(ABOUT)
    return "\n".join(text) + "\n"


def cell(counts: Counts, which: Cell) -> str:
    if which not in counts:
        return "not played"
    games, won = counts[which]
    low, high = wilson(won, games)
    return f"{won / games:.0%}, {low:.0%}–{high:.0%} ({games})"


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
    counts: Counts = {} if asked.afresh else read()
    wanted = [
        (scenario, step, size)
        for scenario in (asked.scenario or SCENARIOS)
        for step in (asked.step or STEPS)
        for size in (asked.players or SIZES)
    ]
    until = time.monotonic() + asked.minutes * 60
    if not asked.write:
        with ProcessPoolExecutor(asked.jobs, initializer=leave_interrupts) as pool:
            for number in range(asked.games):  # all cells grow together
                todo = [which for which in wanted if counts.get(which, (0, 0))[0] == number]
                for which, won in zip(todo, pool.map(play, todo, [number] * len(todo)), strict=True):
                    games, wins = counts.get(which, (0, 0))
                    counts[which] = games + 1, wins + won
                write(counts)  # so that nothing is lost if somebody stops it
                if time.monotonic() > until:
                    break
    write(counts)
    _tell(counts, wanted)
    return 0


def _tell(counts: Mapping[Cell, tuple[int, int]], wanted: list[Cell]) -> None:
    for which in wanted:
        print(*which, cell(dict(counts), which))


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
    parser.add_argument("--afresh", action="store_true", help="forget what was counted before")
    parser.add_argument("--write", action="store_true", help="play nothing")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
