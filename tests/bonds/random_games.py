"""Whole games with the expansion by bold players, who seek adventures and shops or do anything they may;
and what must hold after every single answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from tamalir.bonds.edition import EDITION
from tamalir.bonds.state import bonds_state
from tamalir.bonds.validate import validate
from tamalir.kernel import Choose, Fast, Option, Seat, Setup, Table
from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex, distance, parsed
from tests.bonds.tables import all_cards
from tests.third.random_games import Ledger, Played

SCENARIOS = ("margath", "corpse-king", "locust-swarm", "red-death")
BOLD = (
    "go-adventuring",
    "engage-warband",
    "cure-plague",
    "face-villain",
    "attempt",
    "story",
    "follow",
    "learn",
)
"""What bold players rather do than anything else."""
TOGETHER = ("form-party", "join-party", "play-party-skill", "gift", "trade", "send-envelope", "open-envelope")


@dataclass(slots=True, frozen=True)
class PlayedTogether(Played):
    """How a game went."""

    scenario: str
    seats: int
    twists: int
    parties: int
    won: bool


class TeamLedger(Ledger):
    """Gold and story tokens, with what heroes of a team give each other and put on envelopes."""

    def __init__(self) -> None:
        super().__init__()
        self.twists = 0
        self.parties = 0

    def _enter(self, table: Table[ThirdState], key: str, facts: Mapping[str, Any]) -> None:
        super()._enter(table, key, facts)
        self.twists += key == "twist-drawn"
        self.parties += key == "party-formed"
        if facts.get("kind") != "gold":
            return
        if key == "gift-given":
            self.gold[facts["hero"]] -= 1
            self.gold[facts["rival"]] += 1
        elif key in ("envelope-sent", "envelope-opened"):
            self.gold[facts["who"]] += -1 if key == "envelope-sent" else 1


def play(seed: int, *, limit: int = 20_000, check: bool = True) -> PlayedTogether:
    """One game; with `check`, nothing may be out of place after any answer."""
    random = Random(seed)
    seats, scenario = 1 + seed % 4, SCENARIOS[seed // 4 % 4]
    options = {"scenario": scenario, "skill-sets": random.choice(("drawn", "new"))}
    if seats > 1 and scenario in SCENARIOS[:2] and random.random() < 0.2:
        options["mode"] = "competitive"
    setup = Setup(seats, options=options)
    table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
    ledger, answers, whole = TeamLedger(), 0, None
    while table.request is not None and answers < limit:
        answers += 1
        speak(table, random)
        ledger.follow(table)
        if not check:
            continue
        for problem in problems(table.state, ledger):
            raise AssertionError(f"game {seed}, answer {answers} ({table.standing()}): {problem}")
        fight = table.state.fight
        if table.state.step.startswith("setup"):
            whole = None
        elif fight is None or fight.phase != "over":
            cards = all_cards(table.state)
            whole = whole or cards
            assert cards == whole, (
                f"game {seed}, answer {answers}: {cards - whole} too many, {whole - cards} lost"
            )
    result = table.result
    reason = result.reason if result is not None else "stopped"
    won = result is not None and bool(result.winners)
    return PlayedTogether(
        seed,
        reason,
        answers,
        table.state.round,
        ledger.fights,
        scenario,
        seats,
        ledger.twists,
        ledger.parties,
        won,
    )


def speak(table: Table[ThirdState], random: Random) -> None:
    """Somebody answers; now and then somebody speaks who was not asked."""
    seat, id = word(table, random)
    table.answer(id, seat)


def word(table: Table[ThirdState], random: Random) -> tuple[Seat, str]:
    """Who speaks next, and what."""
    if random.random() < 0.05:
        offered = [
            (seat, option.id)
            for seat in range(len(table.state.heroes))
            if seat not in table.waiting()
            for option in table.offers(seat)
            if option.refused is None
        ]
        if offered:
            return random.choice(offered)
    seat = table.waiting()[0]
    asked = table.pending(seat)
    assert asked is not None
    asides = [option for option in asked.asides if option.refused is None]
    if asides and random.random() < 0.1:
        return seat, random.choice(asides).id
    return seat, _choice(table, asked, random).id


def _choice(table: Table[ThirdState], asked: Choose[Any], random: Random) -> Option[Any]:
    options = asked.options
    if random.random() < 0.15:
        return random.choice(options)
    if asked.key == "fight.action" and len(options) > 1:
        return random.choice([option for option in options if option.id != "pass"])
    verbs = {option.verb for option in options}
    for wanted in (BOLD, ("shop",), TOGETHER if random.random() < 0.3 else ()):
        some = [option for option in options if option.verb in wanted]
        if some and (wanted != ("shop",) or random.random() < 0.85):
            return random.choice(some)
    steps = [option for option in options if "hex" in option.args]
    goals = _goals(table.state, asked.seat)
    if steps and goals and (asked.key == "turn.action" or "go" in verbs):
        best = min(goals, key=lambda at: distance(at, cast("Hex", table.state.heroes[asked.seat].hex)))
        return min(steps, key=lambda option: distance(parsed(str(option.args["hex"])), best))
    return random.choice(options)


def _goals(state: ThirdState, seat: int) -> list[Hex]:
    """Where something is to be done: adventures, markets for the rich, warbands, the sick, the villain."""
    bonds, hero = bonds_state(state), state.heroes[seat]
    found = [at for at, faceup in state.gems.items() if faceup]
    found += [band.hex for band in bonds.warbands if band.hex is not None] if state.act == 2 else []
    found += bonds.plague if len(hero.hand) > 1 else []
    if hero.gold > 2 and (state.round + seat) % 2:
        found = list(state.book.board.places["city"])
    if state.villain is not None and (state.round + seat) % 3 == 0:
        found = [state.villain]
    return [at for at in found if at != hero.hex]


def problems(state: ThirdState, ledger: Ledger) -> Iterator[str]:
    """What cannot be, and gold or story tokens that nobody told of."""
    yield from map(str, validate(state))
    for hero in state.heroes:
        if hero.id in ledger.gold and hero.gold != ledger.gold[hero.id]:
            yield f"{hero.id} has {hero.gold} gold, told were {ledger.gold[hero.id]}"
        if hero.id in ledger.story and hero.story != ledger.story[hero.id]:
            yield f"{hero.id} has {hero.story} story tokens, told were {ledger.story[hero.id]}"
