#!/usr/bin/env python3
"""Find puzzles of the Second Edition and prove them: fights whose first question has one best answer.

    scripts/puzzles.py                       prove those of content/puzzles/second.toml, and write what
                                             the solver says now; those that are none any more go
    scripts/puzzles.py --find 36 --seed 1    then look for more, until there are so many
    scripts/puzzles.py --check               only say which are no puzzles any more; exit 1 if any

A fight is a puzzle if the solver is exact, the best answer wins neither always nor hardly ever, and the
second best gives away enough to be told apart. A hero, a Challenge and a lesson do not come too often.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from tamalir.kernel import Manual, Setup, Table
from tamalir.odds.second.answers import fight_odds
from tamalir.players.luck import Luck
from tamalir.second.cards import Book
from tamalir.second.edition import BASE_SET, EDITION
from tamalir.second.library import own_book
from tamalir.second.puzzles import Puzzle, position, puzzles
from tamalir.second.validate import validate
from tamalir.world.puzzles import Proven

FILE = Path(__file__).resolve().parent.parent / "src" / "tamalir" / "content" / "puzzles" / "second.toml"
HEAD = """# Puzzles of one fight, found and proven by scripts/puzzles.py. All cards are those of the base set.
# `proven`: the best first answer, the chance to win with it, and the chance with the second best.
"""
LIKELY = 0.25, 0.93
"""The chance of the best answer lies between these."""
GAP = 0.02, 0.35
"""So much the second best gives away: less is not told apart, more is no question."""
FAIR_TRY = 0.1
"""The second best must win now and then."""
MOST_OF_A_FOE = 2
"""A Challenge whose text begins with a throw asks nothing at first, so the others come twice."""
KEEP = "to-battle"
"""To keep one's cards is a lesson with many faces; any other one comes three times at most."""
UNPROVEN = Proven("", 0.0, 0.0)


def proven(book: Book, puzzle: Puzzle) -> Proven | None:
    """What the solver says of the first question; None if that makes no puzzle."""
    state = position(puzzle, book, EDITION.settle({}), "puzzle-0")
    table = Table(EDITION, state, Manual(), setup=Setup(1, "puzzle-0"))
    if validate(table.state):
        return None  # no such hero can be: more exhaustion than Stamina
    rows = fight_odds(table, 0)
    if len(rows) < 2 or not all(row.exact for row in rows.values()):
        return None
    (first, best), (_, other) = sorted(rows.items(), key=lambda row: -row[1].win)[:2]
    if not (LIKELY[0] <= best.win <= LIKELY[1] and GAP[0] <= best.win - other.win <= GAP[1]):
        return None
    if other.win < FAIR_TRY or {"stay", "escape"} >= set(rows):
        return None  # who wants to win does not run away: that is no question
    return Proven(first, round(best.win, 4), round(other.win, 4))


def drawn(book: Book, luck: Luck) -> Puzzle:
    """A fight by lot."""
    items, allies = luck.shuffled(list(book.items)), luck.shuffled(list(book.allies))
    return Puzzle(
        hero=luck.pick(list(book.heroes)),
        foe=luck.pick(list(book.challenges)),
        proven=UNPROVEN,
        wounds=luck.below(4),
        exhaustion=luck.below(4),
        items=tuple(items[: 1 + luck.below(4)]),
        allies=tuple(allies[: luck.below(3)]),
    )


def lesson(puzzle: Puzzle) -> str:
    """What one learns from it: which card to use, or to keep it."""
    return puzzle.proven.best


def found(book: Book, many: int, seed: int, known: list[Puzzle]) -> Iterator[Puzzle]:
    """Puzzles, no two of them too much alike."""
    luck, there = Luck(seed), len(known)
    heroes, foes = Counter(each.hero for each in known), Counter(each.foe for each in known)
    lessons = Counter(map(lesson, known))
    while there < many:
        puzzle = drawn(book, luck)
        if heroes[puzzle.hero] > many // len(book.heroes) or foes[puzzle.foe] >= MOST_OF_A_FOE:
            continue
        says = proven(book, puzzle)
        if says is None:
            continue
        puzzle = replace(puzzle, proven=says)
        if lessons[lesson(puzzle)] >= (many // 3 if lesson(puzzle) == KEEP else 3):
            continue
        heroes[puzzle.hero] += 1
        foes[puzzle.foe] += 1
        lessons[lesson(puzzle)] += 1
        there += 1
        print(f"{there}: {puzzle}", file=sys.stderr)
        yield puzzle


def toml(name: str, puzzle: Puzzle) -> str:
    """One puzzle as it stands in the file."""

    def cards(ids: tuple[str, ...]) -> str:
        return "[" + ", ".join(f'"{id}"' for id in ids) + "]"

    says = puzzle.proven
    lines = [f"[{name}]", f'hero = "{puzzle.hero}"', f'foe = "{puzzle.foe}"']
    lines += [f"wounds = {puzzle.wounds}"] if puzzle.wounds else []
    lines += [f"exhaustion = {puzzle.exhaustion}"] if puzzle.exhaustion else []
    lines += [f"items = {cards(puzzle.items)}"] if puzzle.items else []
    lines += [f"allies = {cards(puzzle.allies)}"] if puzzle.allies else []
    lines += [f'proven = {{ best = "{says.best}", win = {says.win}, next = {says.next} }}']
    return "\n".join(lines) + "\n"


def write(made: list[Puzzle]) -> None:
    """The easiest first."""
    ranked = sorted(made, key=lambda puzzle: puzzle.proven.next - puzzle.proven.win)
    FILE.write_text(HEAD + "".join("\n" + toml(f"{n:02}", puzzle) for n, puzzle in enumerate(ranked, 1)))
    print(f"{len(made)} puzzles in {FILE.name}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--find", type=int, help="look for more until there are so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="write nothing")
    args = parser.parse_args()
    book = own_book(BASE_SET)
    says = {scene: (puzzle, proven(book, puzzle)) for scene, puzzle in puzzles().items()}
    lost = [scene for scene, (_, now) in says.items() if now is None]
    other = [scene for scene, (puzzle, now) in says.items() if now is not None and now != puzzle.proven]
    print(f"{len(says)} puzzles; no puzzles any more: {lost or 'none'}; other numbers: {other or 'none'}")
    if args.check:
        return 1 if lost or other else 0
    made = [replace(puzzle, proven=now) for puzzle, now in says.values() if now is not None]
    write(made)
    for puzzle in found(book, args.find or 0, args.seed, made):
        made = [*made, puzzle]
        write(made)  # it takes its time: what is found is kept
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
