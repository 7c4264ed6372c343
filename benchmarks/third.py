"""python -m benchmarks.third: fights of the third edition, by a script and by players that do anything.

Fights a second stand beside a plain loop timed in the same run, since machines differ and are noisy: the
ratio is fights in the time of a million turns of that loop. RuneBoundMatchSim itself does not run here: its
fights a second were written down once, with the time of that loop on the machine, and are scaled by the loop.
It has no requests, journal or undo, and its fights are driven by a fixed script. So the figure to compare is
that of our fights by a script (`by_script`), which answers a table with all the rules; its own time counts.
Players that do anything they may flee and pass more, and try everything that a pool allows.

Interpreter instructions for a fight do not sway at all. Besides: how many answers a fight takes, the longest
stretch of answers between two rest points in whole games, and what a fork costs in the middle of a fight
against the villain, beside Catanatron's `copy()` where that is installed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from types import FrameType
from typing import Any

from benchmarks.clock import Contest, side_by_side
from benchmarks.compiled import compiled
from benchmarks.ours import Picker, are_compiled
from benchmarks.peers import catanatron, loop
from tamalir.kernel import Choose, Fast, Option, Setup, Table
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.state import ThirdState

PEER = 6_640
"""Fights a second of RuneBoundMatchSim on a machine of ours, with a fraction of the rules."""
PEER_LOOP = 0.048
"""Seconds of the plain loop on that machine when nobody else used it."""


def by_script(asked: Choose[Any]) -> Option[Any]:
    """Plain fighting: all the damage of a kind at once, all shields against a hit, nothing else.

    Options stand with the most tokens first, and with passing, staying and letting be last.
    """
    for option in asked.options:
        if option.id.startswith(("spend:", "block:")):
            return option
    return asked.options[-1]


def by_chance(picker: Picker, asked: Choose[Any]) -> Option[Any]:
    """Anything that is allowed."""
    options = asked.options
    return options[picker.below(len(options))]


class Fights:
    """Prepared fights against every enemy that has one, with other dice each time."""

    def __init__(self, batch: int, choose: Callable[[Choose[Any]], Option[Any]]) -> None:
        self.choose = choose
        scenes = [id for id, scene in catalogue().scenes.items() if scene.enemy is not None]
        self.begun = [EDITION.begin(Setup(2, scene)) for scene in scenes]
        self.batch = batch
        self.fought = 0
        self.answers = 0
        """Given by players; chance not counted."""

    def run(self) -> int:
        choose = self.choose
        for _ in range(self.batch):
            begun = self.begun[self.fought % len(self.begun)]
            self.fought += 1
            table = Table(EDITION, begun, Fast(self.fought), listening=False)
            while isinstance(table.request, Choose):
                table.take(choose(table.request))
            self.answers += len(table.journal) - table.journal.throws
        return self.batch


def instructions(run: Callable[[], object]) -> int:
    """How many instructions the interpreter carries out."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        run()
    finally:
        sys.settrace(before)
    return count


def whole_game(seed: int, seen: Callable[[Table[ThirdState]], bool]) -> None:
    """A game in which players like adventures and the villain; `seen` may end it."""
    setup = Setup(2 + seed % 3, options={"scenario": ("margath", "corpse-king")[seed % 2]})
    table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup, listening=False)
    picker = Picker(seed)
    while table.request is not None and not seen(table):
        seat = table.waiting()[0]
        asked = table.pending(seat)
        assert asked is not None
        bold = [o for o in asked.options if o.verb in ("go-adventuring", "face-villain", "attempt", "story")]
        options = bold if bold and picker.below(10) < 7 else asked.options
        table.answer(options[picker.below(len(options))].id, seat)


def longest_stretch(games: int) -> int:
    """Answers between two rest points, at most."""
    longest = 0

    def seen(table: Table[ThirdState]) -> bool:
        nonlocal longest
        longest = max(longest, len(table.journal) - table._rest_at)  # pyright: ignore[reportPrivateUsage] - where it rests is nobody's business but ours here
        return False

    for seed in range(games):
        whole_game(seed, seen)
    return longest


def villain_fight() -> Table[ThirdState]:
    """Some way into a fight against a villain."""
    found: list[Table[ThirdState]] = []

    def seen(table: Table[ThirdState]) -> bool:
        fight = table.state.fight
        villains = [scenario.villain for scenario in catalogue().scenarios.values()]
        if fight is not None and fight.sides[1].who in villains and fight.round == 2:
            found.append(table)
        return bool(found)

    for seed in range(400):
        whole_game(seed, seen)
        if found:
            return found[0]
    raise AssertionError("nobody faces the villain")


def forks(table: Table[ThirdState]) -> Contest:
    def run() -> int:
        for _ in range(300):
            table.fork()
        return 300

    return Contest("a fork in a villain fight", "fork", run)


def fighters(batch: int) -> dict[str, Fights]:
    return {
        "by a script": Fights(batch, by_script),
        "by chance": Fights(batch, partial(by_chance, Picker(1))),
    }


def contests(batch: int = 500) -> list[Contest]:
    """Fights, and forks of one."""
    fights = [Contest(name, "fight", fights.run) for name, fights in fighters(batch).items()]
    return [*fights, forks(villain_fight())]


def measure(rounds: int, batch: int, games: int) -> dict[str, float]:
    players = fighters(batch)
    contests = [loop(), *(Contest(name, "fight", fights.run) for name, fights in players.items())]
    contests.append(forks(villain_fight()))
    if find_spec("catanatron") is not None:
        contests.append(catanatron()[1])
    fast = [] if are_compiled() else compiled("benchmarks.third")
    times = side_by_side([*contests, *fast], rounds)
    million, *_, fork = (times[contest.name] for contest in contests[:4])
    copies = [times[contest.name] for contest in contests[4:]]
    figures: dict[str, float] = {}
    for name, fights in players.items():
        answers = fights.answers / fights.fought
        fights.batch = min(batch, 200)
        figures |= {
            f"{name}: fights a second": 1 / times[name],
            f"{name}: answers of players in a fight": answers,
            f"{name}: microseconds an answer": times[name] / answers * 1e6,
            f"{name}: interpreter instructions a fight": instructions(fights.run) / fights.batch,
            f"{name}: fights in a million turns of a plain loop": million / times[name],
            f"{name}: of RuneBoundMatchSim's written figure": million / times[name] / (PEER * PEER_LOOP),
        }
    figures["microseconds a fork in a villain fight"] = fork * 1e6
    if copies:
        figures["that fork, of Catanatron's copy()"] = fork / copies[0]
    for contest in fast[:-1]:
        figures |= {
            f"{contest.name}: fights a second": 1 / times[contest.name],
            f"{contest.name}: of RuneBoundMatchSim's figure": million
            / times[contest.name]
            / (PEER * PEER_LOOP),
        }
    if fast:
        figures["compiled: microseconds a fork in a villain fight"] = times[fast[-1].name] * 1e6
    figures["longest stretch between rest points"] = longest_stretch(games)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.third", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--fights", type=int, default=500, help="in a round")
    parser.add_argument("--games", type=int, default=8, help="whole games for the longest stretch")
    parser.add_argument("--json", action="store_true", help="figures for a script")
    args = parser.parse_args()
    figures = measure(args.rounds, args.fights, args.games)
    write = partial(print, file=sys.stdout)
    if args.json:
        write(json.dumps({name: round(value, 3) for name, value in figures.items()}))
    else:
        for name, value in figures.items():
            write(f"{name:56} {value:10.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
