#!/usr/bin/env python3
"""How will a game end, and when? How much longer does a house rule make it? Bots play to find out.

Games are played in rows: one row for the game as it is agreed on usually, one for each other value of each
option that is worth a figure. What was played is kept, so that a row can be added to.

    scripts/forecast.py play second 200          play on until each row of a game has so many games
    scripts/forecast.py play second 50 length    only rows of these options
    scripts/forecast.py fit                      write the figures and docs/lengths.md from all games kept

After a change of rules or bots begin afresh: remove the folder of kept games.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
sys.path.append(str(ROOT / "src"))  # a compiled build goes first: PYTHONPATH=build/fast


import numpy as np  # noqa: E402

from tamalir.games import GAMES  # noqa: E402
from tamalir.kernel import Fast, Setup, Table  # noqa: E402
from tamalir.players.deciding import decision  # noqa: E402
from tamalir.players.forecast import FILE, Marks, Weights, rest, shares  # noqa: E402

KEPT = ROOT / "build" / "forecast"
MEASURED = ROOT.joinpath("src", "tamalir", *FILE).parent
PAGE = ROOT / "docs" / "lengths.md"

BOTS = {"second": ("adventurer", 60), "third": ("adventurer", 12), "bonds": ("champion", 40)}
"""Who plays, and its steps of work a decision."""
SEATS = {"second": (3, 2, 4), "third": (2, 3), "bonds": (2, 1, 3)}
"""Games of a row are of these sizes in turn."""
MEASURED_OPTIONS = {
    "second": (
        "length", "doom-track", "travel-hazards", "softer-knockouts", "item-limits", "ally-limits",
        "battle-trophies",
    ),
    "third": ("scenario",),
    "bonds": ("scenario", "difficulty"),
}  # fmt: skip
"""Options that may change how long a game takes; the rest are readings of words."""
MOST_ANSWERS = 12_000

Row = dict[str, Any]


def rows_of(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The usual game, then each other value of each option by itself."""
    yield "usual", {}
    for option in MEASURED_OPTIONS[game]:
        known = GAMES[game].edition.options[option]
        for value in known.choices:
            if value not in (known.default, "agree") and value not in ("grey-hunt",) * (game == "bonds"):
                yield f"{option}={json.dumps(value)}", {option: value}


def play(game_id: str, options: dict[str, Any], n: int) -> Row:
    """Game number `n` of a row: the same number has the same seed, size and bots in every row."""
    game = GAMES[game_id]
    game.forget()
    forecast = game.forecast
    assert forecast is not None
    sizes = SEATS[game_id]
    seats = sizes[n % len(sizes)]
    setup = Setup(seats, options=options)
    table: Table[Any] = Table(
        game.edition, game.edition.begin(setup), Fast(n + 1), setup=setup, listening=False
    )
    bot, steps = BOTS[game_id]
    bots = [game.bot(bot, 31 * n + seat, steps=steps) for seat in range(seats)]
    seen: list[Row] = []
    decisions = 0
    while table.request is not None and len(table.journal) < MOST_ANSWERS:
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        if all(hero.id for hero in table.state.heroes):
            now = forecast.round(table.state)
            if not seen or now != seen[-1]["round"]:
                seen.append(
                    {
                        "round": now,
                        "measure": forecast.measure(table.state),
                        "sides": [dict(side) for side in forecast.sides(table.state)],
                        "clock": dict(forecast.clock(table.state)),
                    }
                )
        if len(asked.options) > 1:
            decisions += 1
        table.answer(decision(bots[seat], table, asked), seat)
    return {
        "n": n,
        "seats": seats,
        "over": table.request is None,
        "winners": [] if table.result is None else list(table.result.winners),
        "rounds": forecast.round(table.state),
        "decisions": decisions,
        "seen": seen,
    }


def play_rows(game: str, games: int, only: list[str]) -> None:
    """Row by row, a few games of each at a time, so that all of them grow together."""
    KEPT.mkdir(parents=True, exist_ok=True)
    rows = [(name, options) for name, options in rows_of(game) if not only or name.split("=")[0] in only]
    done = {name: len(kept(game, name)) for name, _ in rows}
    for upto in range(1, games + 1):
        for name, options in rows:
            if done[name] < upto:
                found = play(game, options, upto - 1)
                with place(game, name).open("a", encoding="utf-8") as out:
                    out.write(json.dumps(found) + "\n")
        if upto % 10 == 0:
            print(f"{game}: {upto} games of {len(rows)} rows", flush=True)


def place(game: str, row: str) -> Path:
    return KEPT / f"{game}-{row.replace(chr(34), '')}.jsonl"


def kept(game: str, row: str) -> list[Row]:
    at = place(game, row)
    return [json.loads(line) for line in at.read_text().splitlines()] if at.is_file() else []


# ---- what the games say


Seen = tuple[list[Marks], int | None, Marks, float]
"""All sides, which of them won (None: nobody), the clock, rounds still to come."""


def positions() -> dict[str, tuple[int, list[Seen]]]:
    """By measure: how many games, and every position at the beginning of a round."""
    games: dict[str, int] = defaultdict(int)
    found: dict[str, list[Seen]] = defaultdict(list)
    for game in BOTS:
        for name, _ in rows_of(game):
            for row in kept(game, name):
                if not row["over"] or not row["seen"]:
                    continue
                games[row["seen"][-1]["measure"]] += 1
                for then in row["seen"]:
                    won = row["winners"][0] if row["winners"] else None
                    if len(then["sides"]) == 1 and won is not None:
                        won = 0
                    left = row["rounds"] - then["round"] + 1
                    found[then["measure"]].append((then["sides"], won, then["clock"], left))
    return {measure: (games[measure], found[measure]) for measure in found}


STRENGTH = 0.002
"""How much weights are held back: few games must not make extreme ones."""
SWEEPS = 3000


def fitted(seen: list[Seen], nobody: bool) -> Marks:
    """Weights of the sides: those under which what came was most likely (a conditional logit)."""
    names = sorted({name for sides, *_ in seen for side in sides for name in side})
    most = max(len(sides) for sides, *_ in seen) + 1
    marks = np.zeros((len(seen), most, len(names)))
    there = np.zeros((len(seen), most))
    came = np.zeros((len(seen), most))
    for n, (sides, won, _, _) in enumerate(seen):
        for k, side in enumerate(sides):
            there[n, k] = 1
            for name, value in side.items():
                marks[n, k, names.index(name)] = value
        there[n, -1] = float(nobody)
        came[n, -1 if won is None else won] = 1
    scale = np.maximum(np.abs(marks).max(axis=(0, 1)), 1e-9)
    marks /= scale
    use = (there * came).sum(axis=1) > 0
    marks, there, came = marks[use], there[use], came[use]
    weight, speed = np.zeros(len(names)), np.zeros(len(names))
    for _ in range(SWEEPS):
        part = np.where(there > 0, np.exp(np.clip(marks @ weight, -30, 30)), 0.0)
        part /= part.sum(axis=1, keepdims=True)
        slope = np.einsum("nkf,nk->f", marks, came - part) / len(marks) - STRENGTH * weight / 4
        speed = 0.9 * speed + slope
        weight = weight + 0.2 * speed
    return {name: round(float(value), 4) for name, value in zip(names, weight / scale, strict=True)}


def fitted_clock(seen: list[Seen]) -> Marks:
    """Weights of the clock: the logarithm of the rounds to come, by least squares, held back a little."""
    names = sorted({name for *_, clock, _ in seen for name in clock})
    marks = np.array([[clock.get(name, 0.0) for name in names] for *_, clock, _ in seen])
    left = np.log([rounds for *_, rounds in seen])
    held = marks.T @ marks + 0.002 * len(seen) * np.eye(len(names))
    weight = np.linalg.solve(held, marks.T @ left)
    return {name: round(float(value), 4) for name, value in zip(names, weight, strict=True)}


def judged(by: Weights, seen: list[Seen]) -> tuple[float, float, float]:
    """How far off chances are, how far off equal ones would be, and how many rounds the rest is."""
    off: list[float] = []
    alike: list[float] = []
    rounds: list[float] = []
    for sides, won, clock, left in seen:
        told = shares(by, sides)
        none = [*told, 1 - sum(told)]
        equal = [1 / len(none)] * len(none) if by.nobody else [*[1 / len(told)] * len(told), 0.0]
        came = [float(won == k) for k in range(len(told))] + [float(won is None)]
        off.append(sum((a - b) ** 2 for a, b in zip(none, came, strict=True)))
        alike.append(sum((a - b) ** 2 for a, b in zip(equal, came, strict=True)))
        rounds.append(abs(rest(by, clock) - left))
    return fmean(off), fmean(alike), fmean(rounds)


FOLDS = 5


def fit() -> None:
    """Weights over all games; how far off they are is taken from games that others were fitted to."""
    lines = ["# How much what counts in a position, measured over games of bots: scripts/forecast.py.", ""]
    for measure, (games, seen) in sorted(positions().items()):
        nobody = measure != "second"
        found: list[tuple[float, float, float]] = []
        cut = max(1, len(seen) // FOLDS)
        for fold in range(FOLDS):
            held = seen[fold * cut : (fold + 1) * cut]
            rest_of = seen[: fold * cut] + seen[(fold + 1) * cut :]
            by = Weights(games, fitted(rest_of, nobody), fitted_clock(rest_of), nobody, 0.0, 0.0, 0.0)
            found.append(judged(by, held))
        off, alike, rounds = (round(fmean(each), 3) for each in zip(*found, strict=True))
        lines += [f"[{measure}]", f"games = {games}", f"nobody = {str(nobody).lower()}"]
        lines += [f"off = {off}", f"off_alike = {alike}", f"rounds_off = {rounds}"]
        for name, marks in (("sides", fitted(seen, nobody)), ("clock", fitted_clock(seen))):
            row = ", ".join(f"{key} = {value}" for key, value in marks.items())
            lines.append(f"{name} = {{ {row} }}")
        lines.append("")
        print(measure, games, "games", len(seen), "positions: off", off, "alike", alike, "rounds off", rounds)
    (MEASURED / "forecast.toml").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", game, games, *only]:
            play_rows(game, int(games), only)
        case ["fit"]:
            fit()
        case _:
            sys.exit(__doc__)
