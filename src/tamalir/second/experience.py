"""The Experience step: adventure counters for experience counters."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from tamalir.kernel import Args, Option, Rule, Seat, choose, rule
from tamalir.second.asking import ask
from tamalir.second.state import Hero, SecondState
from tamalir.second.words import COLOURS, Colour, Step

WORTH = {Colour.GREEN: 1, Colour.YELLOW: 2, Colour.BLUE: 3, Colour.RED: 4}
"""Experience points by colour (2E-GAP-019)."""

PRICE = (0, 5, 5, 4, 4, 3, 3)
"""By number of players (2E-XP-003)."""

LENGTH = {"shorter": -1, "standard": 0, "longer": 1}
"""2E-VAR-007, 2E-VAR-008"""

BONUSES = ("mind", "body", "spirit", "stamina", "life")
MOST_LIFE = 3


@rule
def experience(state: SecondState) -> Rule[None]:
    """Buy as many counters as you can pay for, one after another (2E-XP-007)."""
    seat = state.active
    hero = state.heroes[seat]
    state.window, state.activated = None, []  # no card can be activated here (2E-GAP-038)
    cost = price(state)

    def offers() -> list[Option[str]]:
        options = [Option(f"bonus:{what}", what, {"what": what}) for what in BONUSES if what != "life"]
        full = _full(hero)
        closes = "none" if full else COLOURS[hero.bonuses.get("life", 0)].value  # 2E-XP-011
        facts: Args = {"what": "life", "closes": closes}
        return [
            *options,
            Option("bonus:life", "life", facts, "2E-XP-012" if full else None),
            Option("save-up", ""),
        ]

    while points(hero) >= cost:
        what = yield from ask(state, seat, "experience.buy", offers, {"points": points(hero), "cost": cost})
        if not what:
            break
        yield from _pay(state, seat, hero, cost)
        hero.bonuses[what] = hero.bonuses.get(what, 0) + 1
        state.emit("experience-gained", seat, "2E-XP-001", hero=hero.id, what=what)
    state.step = Step.END


def price(state: SecondState) -> int:
    """What one experience counter costs at this table."""
    return PRICE[len(state.heroes)] + LENGTH[state.options["length"]]


def points(hero: Hero) -> int:
    """Experience points of unspent counters, and those written down (2E-XP-002, 2E-XP-006)."""
    total = hero.points
    for colour, n in hero.counters.items():
        total += WORTH[colour] * n
    return total


def point_value(state: SecondState, hero: Hero) -> int:
    """The experience point value of a hero's experience counters: what they have cost (2E-XP-013)."""
    return price(state) * sum(hero.bonuses.values())


def level(hero: Hero) -> int:
    """One plus the number of experience counters (2E-END-005)."""
    return 1 + sum(hero.bonuses.values())


@rule
def _pay(state: SecondState, seat: Seat, hero: Hero, cost: int) -> Rule[None]:
    """Points written down go first; then counters of the player's choice, none needless (2E-GAP-088)."""
    noted = min(hero.points, cost)
    hero.points -= noted
    cost -= noted
    ways = payments(hero.counters, cost)
    options = [Option(f"pay:{_spelled(way)}", way, {"way": _spelled(way)}) for way in ways]
    way = yield from choose(seat, "experience.pay", options, {"cost": cost})
    for colour, n in way.items():
        hero.counters[colour] -= n
        state.pile[colour] += n  # 2E-XP-004
    _give_change(state, hero, _worth(way) - cost)


def payments(counters: Mapping[Colour, int], cost: int) -> list[dict[Colour, int]]:
    """All handfuls worth at least the cost from which no counter could be left out, least surplus first.

    More of a colour than pay the cost alone could always be left out, so no handful has them, however many
    counters there are.
    """
    ranges = [range(min(counters.get(colour, 0), -(-cost // WORTH[colour])) + 1) for colour in COLOURS]
    found: list[dict[Colour, int]] = []
    for numbers in product(*ranges):
        way = {colour: n for colour, n in zip(COLOURS, numbers, strict=True) if n}
        over = _worth(way) - cost
        if over >= 0 and all(WORTH[colour] > over for colour in way):
            found.append(way)
    return sorted(found, key=lambda way: (_worth(way), [-way.get(colour, 0) for colour in COLOURS]))


def _give_change(state: SecondState, hero: Hero, change: int) -> None:
    """As few counters as possible (2E-XP-005); what the pile cannot give is written down (2E-XP-006)."""
    for colour in reversed(COLOURS):
        while change >= WORTH[colour] and state.pile[colour] > 0:
            change -= WORTH[colour]
            state.pile[colour] -= 1
            hero.counters[colour] = hero.counters.get(colour, 0) + 1
    hero.points += change


def _worth(way: Mapping[Colour, int]) -> int:
    return sum(WORTH[colour] * n for colour, n in way.items())


def _spelled(way: Mapping[Colour, int]) -> str:
    return "+".join(f"{n}{colour.value}" for colour, n in way.items()) or "nothing"


def _full(hero: Hero) -> bool:
    return hero.bonuses.get("life", 0) >= MOST_LIFE
