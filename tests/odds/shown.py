"""The numbers that a player is shown, against what happens when the fight is fought.

A position is a question of a fight by lot, to which random answers have led. From it every option is tried on
many forks with fresh luck, and after it the best by the same numbers is done. What is shown must lie in the
interval of what happened.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tamalir.kernel import Fast, Table
from tamalir.odds.advisor import Odds
from tamalir.odds.second.advisor import ADVISOR
from tamalir.odds.second.aims import LIVE, Aim
from tamalir.odds.second.answers import answers
from tamalir.odds.second.duels import FIGHT_ONLY
from tamalir.odds.second.stakes import aim_called, stakes
from tamalir.second.state import SecondState
from tamalir.second.words import Outcome
from tests.odds.brute import BOOK, battle

WIDE = 3.5
"""Standard errors: with some hundred numbers hardly one falls outside by chance."""
KINDS = ("combat.before", "combat.escape", "combat.act", "combat.hit", "roll.improve", "wounds.cancel")


@dataclass
class Position:
    """A question of a fight, with the seed that leads to it."""

    seed: int
    key: str
    aim: str
    table: Table[Any]
    seat: int


@dataclass
class Difference:
    """A number that is not what happened."""

    position: Position
    option: str
    what: str
    shown: float
    happened: float


def positions(count: int, first: int = 0) -> Iterator[Position]:
    """So many, all kinds of questions in turn, by all aims in turn."""
    found, seed = 0, first
    while found < count:
        kind = KINDS[found % len(KINDS)]
        aim = ADVISOR.aims[(found // len(KINDS)) % len(ADVISOR.aims)]
        position = _position(seed, kind, aim)
        seed += 1
        if position is not None:
            found += 1
            yield position


def _position(seed: int, kind: str, aim: str) -> Position | None:
    """A fight by lot, with random answers up to such a question; None if none is asked, or if nobody can
    tell the odds exactly."""
    luck = random.Random(seed)
    table = Table(FIGHT_ONLY, _fight(luck), Fast(seed), listening=False)
    for _ in range(60):
        asked = table.pending(0)
        if asked is None:
            return None
        if asked.key == kind:
            advice = ADVISOR.odds(table.view(0), aim=aim)
            if advice.known and advice.exact and len(advice.options) > 1:
                return Position(seed, kind, aim, table, 0)
        table.answer(luck.choice(asked.options).id, 0)
    return None


def _fight(luck: random.Random) -> SecondState:
    """Any hero with some wares, wounds and gold, against any Challenge."""
    return battle(
        luck.choice(list(BOOK.heroes)),
        luck.choice(list(BOOK.challenges)),
        luck.sample(list(BOOK.items), luck.choice((0, 1, 2))),
        luck.sample(list(BOOK.allies), luck.choice((0, 0, 1))),
        cause=luck.choice(("adventure", "adventure", "undefeated", "hazard", "endgame")),
        bonuses={"body": luck.randrange(3), "life": luck.randrange(2)},
        wounds=luck.randrange(3),
        exhaustion=luck.randrange(2),
        gold=luck.choice((0, 5, 30)),
    )


def compared(position: Position, forks: int) -> tuple[int, list[Difference]]:
    """How many numbers were compared, and those that do not hold."""
    advice = ADVISOR.odds(position.table.view(position.seat), aim=position.aim)
    wish = aim_called(position.aim, stakes(position.table.state, position.seat))
    numbers, wrong = 0, list[Difference]()
    shown = {name: row for name, row in advice.options.items() if not name.startswith("discard:")}
    for name, row in shown.items():
        happened = _fought(position, name, wish, forks)
        numbers += 3
        wrong += _outside(position, name, row, happened, forks)
    for name, row in advice.courses.items():
        happened = _fought(position, "escape", LIVE, forks, fleeing=True)
        numbers += 3
        wrong += _outside(position, name, row, happened, forks)
    return numbers, wrong


def _outside(
    position: Position, name: str, row: Odds, happened: dict[str, float], forks: int
) -> list[Difference]:
    wrong: list[Difference] = []
    for what in ("win", "away", "loss"):
        shown = float(getattr(row, what))
        width = WIDE * sqrt(max(shown * (1 - shown), 1 / forks) / forks)
        if abs(shown - happened[what]) > width:
            wrong.append(Difference(position, name, what, shown, happened[what]))
    return wrong


def _fought(
    position: Position, option: str, wish: Aim, forks: int, *, fleeing: bool = False
) -> dict[str, float]:
    ends = {"win": 0, "away": 0, "loss": 0}
    for n in range(forks):
        fork = position.table.fork(Fast(7919 * n + position.seed))
        fork.edition = FIGHT_ONLY
        fork.answer(option, position.seat)
        ends[_end(fork, position.seat, wish, fleeing)] += 1
    return {what: n / forks for what, n in ends.items()}


def _end(fork: Table[Any], seat: int, wish: Aim, fleeing: bool) -> str:
    while fork.request is not None:
        asked = fork.pending(seat)
        assert asked is not None
        if fleeing and asked.key == "combat.escape":
            fork.answer("escape", seat)
            continue
        wanted = [o.id for o in (*asked.options, *asked.asides) if o.refused is None]
        rows = answers(fork.state, seat, asked, wanted, wish, lines=False)
        fork.answer(next(name for name, row in rows.items() if row.best), seat)
    outcome = fork.state.fight.outcome
    return "win" if outcome == Outcome.WON else "loss" if outcome == Outcome.LOST else "away"
