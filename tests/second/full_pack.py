"""A whole set of cards out of thin air: every verb, every usage and every role of a kept card, by chance.

The base set is made to be good to play. This one is made to be hard on the rules: cards of all kinds in
all combinations, from a seed, as a stranger's pack might have them.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tamalir.second.cards import Book
from tamalir.second.library import book_of
from tamalir.world.packs import About, Pack

TOWNS = ("vynelvale", "riverwatch", "dawnsmoor", "tamalir", "greyhaven", "nerekhall", "forge", "frostgate")
TERRAINS = ("plains", "road", "river", "swamp", "forest", "hills", "mountains")
JEWELS = {"green": (10, 10), "yellow": (7, 7), "blue": (5, 4), "red": (0, 7)}
"""With a sunburst and without, by colour."""
CARDS = {"green": (20, 9, 6), "yellow": (14, 6, 5), "blue": (9, 4, 3), "red": (6, 1, 1)}
"""Challenges, Encounters and Events, by colour: as many as the base set has in all."""
NUMBER = {"green": 11, "yellow": 13, "blue": 15, "red": 17}

Data = dict[str, Any]


@cache
def full_book(seed: int = 1) -> Book:
    """All of it, checked by the real loader."""
    random = Random(seed)
    kinds: dict[str, dict[str, Data]] = {
        "heroes": {f"hero-{n}": _hero(random, n) for n in range(12)},
        "items": {f"item-{n}": _item(random, n) for n in range(55)},
        "allies": {f"ally-{n}": _ally(random, n) for n in range(29)},
        "challenges": {},
        "encounters": {},
        "events": {},
        "boards": {"map": _board(random)},
    }
    for colour, (challenges, encounters, events) in CARDS.items():
        for n in range(challenges):
            kinds["challenges"][f"{colour}-challenge-{n}"] = _challenge(random, colour, n)
        for n in range(encounters):
            kinds["encounters"][f"{colour}-encounter-{n}"] = _encounter(random, colour, n)
        for n in range(events):
            kinds["events"][f"{colour}-event-{n}"] = _event(random, colour, n)
    entries = {kind: {id: ("made up", card) for id, card in cards.items()} for kind, cards in kinds.items()}
    return book_of([Pack(About("full", "second", "1"), "0", entries)])


def _do(do: str, when: str = "always", **rest: Any) -> Data:
    return {"do": do, "when": when, **rest}


def _then(do: str, **rest: Any) -> list[Data]:
    return [_do(do, "card", **rest)]


def _figures(random: Random, low: int, high: int) -> Data:
    values = {name: random.randint(low, high) for name in ("mind", "body", "spirit")}
    return {
        **values,
        "ranged": random.randint(0, 2),
        "melee": random.randint(1, 2),
        "magic": random.randint(0, 2),
    }


# --- heroes and the market ---------------------------------------------------------------

ABILITIES = (
    _do("heal", "any-time", cost={"exhaustion": 2}, wounds=1),
    _do("gain-gold", "any-time", cost={"wounds": 1}, n=1),
    _do("gain-gold", "market", n=1),
    _do("walk", "moved", limit="turn"),
    _do("recover", "end-of-turn", exhaustion=1),
    _do("attack", "before-combat", cost={"exhaustion": 1}, kind="magic", wounds=1),
    _do("add-to-roll", "combat-roll", cost={"exhaustion": 1}, by=1),
    _do("add-to-roll", "skill-test", by=1),
    _do("wild-step", "movement-rolled", cost={"exhaustion": 1}),
    _do("raise-damage", what="melee", by=1),
    _do("movement-dice", by=1),
    _do("heal", "end-of-turn", cost={"wounds": 1, "gold": 1}, wounds=2),
)


def _hero(random: Random, n: int) -> Data:
    return {
        "life": random.randint(4, 6),
        "stamina": random.randint(2, 4),
        "figures": _figures(random, 0, 5),
        "skills": {random.choice(("swim", "climb", "search")): 2},
        "effects": [ABILITIES[n % len(ABILITIES)]],
    }


ITEMS = (
    _do("cancel-wounds", "wounds", n=1),
    _do("attack", "before-combat", kind="ranged", wounds=2),
    _do("add-to-roll", "melee", by=3),
    _do("add-wounds", "magic", cost={"exhaustion": 1}, by=2),
    _do("raise", what="body", by=2),
    _do("wild-step", "movement-rolled", n=2),
    _do("walk", "moved", n=2),
    _do("gain-gold", "market", n=1),
    _do("reroll", "combat-roll"),
    _do("weaken", "before-combat", what="body", by=2),
    _do("add-to-roll", "skill-test", by=3),
    _do("raise", what="life", by=1),
    _do("go-to-town", "before-moving"),
    _do("slip-away", "before-combat"),
    _do("raise", what="stamina", by=2),
    _do("add-dice", "movement-rolled", n=1),
    _do("reroll-dice", "movement-rolled"),
    _do("ready-items", "any-time"),
    _do("strengthen", "before-moving", what="life", by=2),
    _do("strengthen", "before-combat", what="stamina", by=2, until="battle"),
    _do("inflict", "any-phase", wounds=1),
    _do("easy-terrain", terrain="mountains"),
    _do("safe-travel"),
    _do("price", by=-1, of="item"),
    _do("escape-bonus", by=3),
    _do("cancel-wounds", "wounds", n=2, protects="party"),
    _do("roll-bonus", by=1, kind="melee"),
    _do("heal", "any-time", wounds=1),
)


def _item(random: Random, n: int) -> Data:
    effect = ITEMS[n % len(ITEMS)]
    usage = "always" if effect["when"] == "always" else random.choice(("activate", "discard"))
    return {
        "item_class": random.choice(("weapon", "armor", "artifact")),
        "type": random.choice(("first", "second", "third")),
        "usage": usage,
        "cost": random.randint(1, 8),
        "effects": [effect],
    }


def _ally(random: Random, n: int) -> Data:
    effects: tuple[list[Data], ...] = (
        [],
        [_do("raise", what="life", by=1, to="hero")],
        [_do("heal", "any-time", cost={"exhaustion": 1}, wounds=1)],
        [_do("attack", "before-combat", cost={"wounds": 1}, kind="ranged")],
    )
    return {
        "life": random.randint(1, 4),
        "stamina": random.randint(1, 3),
        "cost": random.randint(2, 9),
        "figures": _figures(random, 0, 6),
        "effects": effects[n % len(effects)],
    }


# --- adventures --------------------------------------------------------------------------


def _kept(random: Random, role: str) -> Data:
    kept: Data = {"role": role}
    if role == "ally":
        kept |= {"life": 3, "stamina": 2, "figures": _figures(random, 0, 4)}
    elif role == "item":
        kept |= {"item_class": random.choice(("weapon", "armor")), "type": "prize", "usage": "always"}
        kept["effects"] = [_do("raise", what="life", by=1)]
    elif role == "trophy":
        kept |= {"usage": "discard", "effects": [_do("gain-gold", "any-time", n=3)]}
    return kept


def _challenge(random: Random, colour: str, n: int) -> Data:
    number = NUMBER[colour]
    card: Data = {
        "colour": colour,
        "life": random.randint(1, 4),
        "figures": _figures(random, number - 2, number + 2),
        "effects": [_do("gain-gold", "reward", n=random.randint(1, 4))],
    }
    if colour == "red" and n == 0:
        return {**card, "wins": True}
    role = "rune" if colour == "red" and n < 5 else (None, "ally", "item", "trophy", None, None)[n % 6]
    if role is not None:
        card["kept"] = _kept(random, role)
        card["effects"].append(_do("keep", "reward"))
    elif n % 2:
        hurt = _then("suffer", wounds=1)
        card["effects"].append(_do("test", "before-combat", attribute="mind", number=number, failure=hurt))
    return card


def _encounter(random: Random, colour: str, n: int) -> Data:
    texts: tuple[Data, ...] = (
        _do(
            "test",
            "encounter",
            attribute="mind",
            number=13,
            skill="search",
            success=_then("gain-gold", n=3),
            failure=_then("suffer", wounds=2),
        ),
        _do("keep", "encounter"),
        _do("fight", "encounter", win=_then("gain-experience", points=1)),
        _do("either", "encounter", first=_then("find-market-card"), second=_then("gain-gold", n=2)),
        _do("pay", "encounter", n=2, paid=_then("heal", wounds=1), unpaid=_then("suffer", exhaustion=2)),
        _do("walk", "encounter", n=2),
        _do("find-market-card", "encounter", discount=2),
        _do("go-to-town", "encounter"),
        _do("keep", "encounter"),
    )
    card: Data = {
        "colour": colour,
        "life": 2,
        "figures": _figures(random, 10, 13),
        "effects": [texts[n % len(texts)]],
    }
    if n % len(texts) == 1:
        goal = random.choice(TOWNS)
        reward = random.choice((_then("gain-gold", n=5), _then("suffer", wounds=1), _then("walk")))
        card["kept"] = {
            "role": "task",
            "effects": [_do("finish", "arrived", given={"town": goal}, reward=reward)],
        }
    elif n % len(texts) == 8:
        card["kept"] = _kept(random, random.choice(("ally", "item", "trophy")))
    return card


EVENTS = (
    _do("all-suffer", "event", wounds=1),
    _do("raise-foes", what="body", by=1),
    _do("no-healing"),
    _do("all-suffer", "event", exhaustion=2),
    _do("raise", what="life", by=-1),
    _do("all-gain-gold", "event", n=-2),
    _do("fight", "event"),
    _do("remove-counter", "event", colour="green", n=3),
    _do("price", by=1),
)


def _event(random: Random, colour: str, n: int) -> Data:
    effect = EVENTS[(n + len(colour)) % len(EVENTS)]
    return {
        "colour": colour,
        "rank": random.randint(1, 3),
        "effects": [effect],
        "life": 2,
        "figures": _figures(random, 10, 14),
    }


# --- the map -----------------------------------------------------------------------------


def _board(random: Random) -> Data:
    hexes = [(q, r - q // 2) for q in range(14) for r in range(13)]
    random.shuffle(hexes)
    spaces = [f"{q},{r} town {town}" for (q, r), town in zip(hexes, TOWNS, strict=False)]
    jewels = [f" {colour}*" for colour, (n, _) in JEWELS.items() for _ in range(n)]
    jewels += [f" {colour}" for colour, (_, n) in JEWELS.items() for _ in range(n)]
    wild = hexes[len(TOWNS) :]
    jewels += [""] * (len(wild) - len(jewels))
    spaces += [
        f"{q},{r} {random.choice(TERRAINS)}{jewel}" for (q, r), jewel in zip(wild, jewels, strict=True)
    ]
    return {"start": "tamalir", "towns": list(TOWNS), "spaces": spaces}
