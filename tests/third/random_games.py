"""Whole games by players that do anything they may, and what must hold after every single answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from tamalir.kernel import Fast, Setup, Table
from tamalir.third.edition import EDITION
from tamalir.third.state import ThirdState
from tamalir.third.validate import validate
from tamalir.world.hexes import distance, parsed
from tests.third.test_games import SCENARIOS

BOLD = ("go-adventuring", "face-villain", "attempt", "story", "follow", "learn")
"""What some players rather do than anything else."""


@dataclass(slots=True, frozen=True)
class Played:
    """How a game went."""

    seed: int
    reason: str
    answers: int
    rounds: int
    fights: int


class Ledger:
    """Gold and story tokens of every hero, as the events tell it."""

    def __init__(self) -> None:
        self.gold: dict[str, int] = {}
        self.story: dict[str, int] = {}
        self.offer: Mapping[str, Any] = {}
        self.read = 0
        self.fights = 0

    def follow(self, table: Table[ThirdState]) -> None:
        """Enter what has been told since."""
        for event in table.events(self.read):
            self._enter(table, str(event["key"]), cast("Mapping[str, Any]", event["facts"]))
        self.read = table.events_told()

    def _enter(self, table: Table[ThirdState], key: str, facts: Mapping[str, Any]) -> None:
        who = str(facts.get("hero", facts.get("who", "")))
        gains = {
            "gold-gained": ("n", 1),
            "gold-lost": ("n", -1),
            "sold": ("gain", 1),
            "bought": ("cost", -1),
            "fight-spoils": ("gold", 1),
            "fight-reward": ("gold", 1),
            "goods-traded": ("n", 1),
            "zombie-killed": ("n", 1),
        }
        if key == "hero-chosen":
            book, scenario = table.state.book.catalogue, table.state.scenario
            self.gold[who] = book.heroes[who].gold
            self.story[who] = 0 if scenario is None else book.scenarios[scenario].tokens_at_start
        elif key in gains:
            name, sign = gains[key]
            self.gold[who] += sign * facts[name]
        elif key in ("story-gained", "story-lost"):
            self.story[who] += facts["n"] if key == "story-gained" else -facts["n"]
        elif key == "hand-over-offered":
            self.offer = facts
        elif key == "handed-over":
            passed = self.offer["gives_gold"] - self.offer["wants_gold"]
            self.gold[who] -= passed
            self.gold[facts["rival"]] += passed
        elif key == "hero-eliminated":
            self.gold[who] = self.story[who] = 0
        elif key == "fight-engaged":
            self.fights += 1


def play(seed: int, *, limit: int = 20_000, check: bool = True) -> Played:
    """One game; with `check`, nothing may be out of place after any answer."""
    random = Random(seed)
    setup = Setup(random.randint(2, 4), options={"scenario": random.choice((*SCENARIOS, "agree"))})
    table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
    boldness = random.choice((0.0, 0.4, 0.8))
    ledger = Ledger()
    answers = 0
    while table.request is not None and answers < limit:
        answers += 1
        _answer(table, random, boldness)
        if check:
            ledger.follow(table)
            for problem in problems(table.state, ledger):
                raise AssertionError(f"game {seed}, answer {answers} ({table.standing()}): {problem}")
    result = table.result
    reason = result.reason if result is not None else "stopped"
    return Played(seed, reason, answers, table.state.round, ledger.fights)


def _answer(table: Table[ThirdState], random: Random, boldness: float) -> None:
    seat = table.waiting()[0]
    asked = table.pending(seat)
    assert asked is not None
    asides = [option for option in asked.asides if option.refused is None]
    if asides and random.random() < 0.2:
        table.answer(random.choice(asides).id, seat)
        return
    bold = [option for option in asked.options if option.verb in BOLD]
    options = bold if bold and random.random() < boldness else asked.options
    lair = table.state.villain
    steps = [option for option in options if "hex" in option.args]
    if lair is not None and steps and random.random() < boldness:  # hunt the villain
        options = [min(steps, key=lambda option: distance(parsed(str(option.args["hex"])), lair))]
    table.answer(random.choice(options).id, seat)


def problems(state: ThirdState, ledger: Ledger) -> Iterator[str]:
    """What cannot be, and gold or story tokens that nobody told of."""
    yield from map(str, validate(state))
    for hero in state.heroes:
        if hero.id in ledger.gold and hero.gold != ledger.gold[hero.id]:
            yield f"{hero.id} has {hero.gold} gold, told were {ledger.gold[hero.id]}"
        if hero.id in ledger.story and hero.story != ledger.story[hero.id]:
            yield f"{hero.id} has {hero.story} story tokens, told were {ledger.story[hero.id]}"
