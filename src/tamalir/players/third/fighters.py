"""Fights by and large: what a side brings about with a cast, and who is likely to outlast the other.

A cast is used as a sensible player would, both sides at once; what is left out (answers, order, luck with
recasts) is what tells this estimate from the solver of fights.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tamalir.players.third.figure import MATCHES, STAR, Figure, Traits
from tamalir.third.book import Book
from tamalir.third.cards import Ability
from tamalir.third.tokens import FACES
from tamalir.world.effects import Effect

DAMAGE = ("physical", "magical", "enemy", "charge")


@dataclass(slots=True, frozen=True)
class Surge:
    """What surges can be spent on, as damage dealt and damage kept off."""

    cost: int
    damage: float
    guard: float
    each: bool = False
    """For every surge spent."""
    doubles: str = ""
    """A kind of damage that counts twice then."""


@dataclass(slots=True, frozen=True)
class Fighter:
    """One side."""

    faces: tuple[tuple[str, str], ...]
    surges: tuple[Surge, ...] = ()
    opening: float = 0.0
    """Damage before the first cast."""
    steady: float = 0.0
    """Damage in each round by other means."""
    guard: float = 0.0
    silences: bool = False
    """Its opponent cannot use surges."""


class Chance(NamedTuple):
    """How a fight may end."""

    win: float
    left: float
    """Health that the hero is likely to have afterwards."""


# --- who fights ---------------------------------------------------------------------------


def hero_fighter(book: Book, figure: Figure) -> Fighter:
    """A hero with these cards."""
    known: Fighter | None = book.memory.get(("fighter", figure))
    if known is None:
        traits = Traits(book, figure)
        known = fighter_of(traits.abilities, traits.faces, traits.values)
        book.remember(("fighter", figure), known)
    return known


def enemy_fighter(book: Book, enemy: str, act: int) -> Fighter:
    """An enemy in an act; villains are always at their strongest."""
    known: Fighter | None = book.memory.get(("foe", enemy, act))
    if known is None:
        card = book.catalogue.enemies[enemy]
        tokens = book.catalogue.sets["enemy"]
        ids = [*tokens.tokens, *([tokens.powerful] if act == 2 or card.villain else [])]
        faces = [book.catalogue.tokens[id].faces for id in (*ids, *([card.token] if card.token else []))]
        known = fighter_of(card.abilities, faces, {})
        book.remember(("foe", enemy, act), known)
    return known


def fighter_of(
    abilities: Sequence[Ability], faces: Sequence[tuple[str, str]], values: Mapping[str, int]
) -> Fighter:
    """A side with these abilities and tokens."""
    surges: list[Surge] = []
    opening = steady = guard = 0.0
    silences = False
    for ability in abilities:
        effect = ability.effect
        damage, kept, doubles = _use(effect, values)
        if ability.when in ("surge", "combat-action"):
            cost = effect.cost.get("surge", effect.cost.get("x-surge", 0))
            if cost:
                surges.append(Surge(cost, damage, kept, "x-surge" in effect.cost, doubles))
            else:  # paid with cards
                opening += 0.7 * damage
                guard += 0.2 * kept
        elif ability.when == "engaging":
            opening += damage * (0.3 if effect.given else 1.0)
        elif ability.when in ("attacked", "action-phase", "cast", "acted", "dealt-damage"):
            once = ability.limit is not None and ability.limit.value == "combat"
            often = 0.3 if once else 0.6 if effect.cost or effect.given else 1.0
            steady += often * damage
            guard += often * kept
        elif ability.when == "always" and effect.do == "opponent-no-surges":
            silences = True
    order = sorted(surges, key=lambda s: -(s.damage + s.guard + (1.5 if s.doubles else 0.0)) / s.cost)
    return Fighter(tuple(faces), tuple(order), opening, steady, guard, silences)


def _use(effect: Effect, values: Mapping[str, int]) -> tuple[float, float, str]:
    """What an effect does: damage dealt, damage kept off, a kind of damage doubled."""
    damage = kept = 0.0
    doubles = ""
    for part in effect.within():
        args = part.args
        if part.do == "damage":
            amount = args["amount"]
            damage += _amount(effect, amount, values)
        elif part.do == "heal":
            kept += 3.0 if args["amount"] == "all" else 0.9 * _amount(effect, args["amount"], values)
        elif part.do == "double-damage":
            doubles = str(args["kind"])
        elif part.do in ("flip", "remove", "recast"):
            several = 1.8 if args.get("count", 1) in ("all", "any-number") else 1.0
            worth = {"flip": 0.9, "remove": 1.1, "recast": 0.6}[part.do] * several
            if args.get("showing") is not None:
                worth *= 0.5
            if args["whose"] == "own":
                damage += worth
            else:
                kept += worth
        elif part.do in ("turn-back", "act-again"):
            damage += 1.2
        elif part.do in ("no-surges", "prevent"):
            kept += 0.6
        elif part.do == "borrow-surge":
            damage += 1.2
    return damage, kept, doubles


def _amount(effect: Effect, amount: int | str, values: Mapping[str, int]) -> float:
    if isinstance(amount, int):
        return float(amount)
    if amount != "x":
        return float(max(0, values.get(amount, 1)))
    for part in effect.within():
        if part.do == "test":
            cards = values.get(str(part.args["attribute"]), 1) + int(part.args.get("modifier", 0))
            return STAR * max(0, cards + values.get("tests", 0))
        if part.do == "explore":
            return MATCHES * values.get("speed", 3)
    return 1.0


# --- a cast -------------------------------------------------------------------------------

Profile = dict[tuple[int, int], float]
"""(damage, guard) of a round -> its chance."""


class Cast(NamedTuple):
    """What a side's casts come to."""

    profile: Profile
    gold: tuple[float, ...]
    """By number of golden marks: the chance."""


def cast_of(book: Book, fighter: Fighter, silenced: bool) -> Cast:
    """All casts of a side, each used sensibly."""
    key = ("casts", fighter, silenced)
    known: Cast | None = book.memory.get(key)
    if known is None:
        known = _casts(fighter, silenced)
        book.remember(key, known)
    return known


def _casts(fighter: Fighter, silenced: bool) -> Cast:
    falls: list[list[int]] = [[]]
    for n in range(len(fighter.faces)):
        falls = [[*fall, side] for fall in falls for side in (0, 1)]
        if n >= MOST_TOKENS - 1:
            break
    share = 1.0 / len(falls)
    profile: Profile = {}
    gold = [0.0] * (len(fighter.faces) + 1)
    for fall in falls:
        damage, guard, marks = _used(fighter, fall, silenced)
        gold[marks] += share
        for d, p in _split(damage + fighter.steady):
            for g, q in _split(guard + fighter.guard):
                profile[d, g] = profile.get((d, g), 0.0) + share * p * q
    return Cast(profile, tuple(gold))


MOST_TOKENS = 8
"""More are not looked at: there would be too many casts."""


def _split(amount: float) -> Iterable[tuple[int, float]]:
    """A number as whole ones with their chances."""
    whole = int(amount)
    part = amount - whole
    return ((whole, 1.0),) if part < 0.01 else ((whole, 1.0 - part), (whole + 1, part))


def _used(fighter: Fighter, fall: Sequence[int], silenced: bool) -> tuple[float, float, int]:
    """Damage dealt and kept off with one cast, and its golden marks."""
    sums: dict[str, float] = dict.fromkeys(DAMAGE, 0.0)
    best, shields, surge, agility, doubles, marks, turnable = 0, 0, 0, 0, 0, 0, 0
    for faces, side in zip(fighter.faces, fall, strict=False):
        face, back = FACES[faces[side]], FACES[faces[1 - side]]
        marks += face.golden
        if face.symbol in sums:
            sums[face.symbol] += face.value
            best = max(best, face.value)
        elif face.symbol == "shield":
            shields += face.value
        elif face.symbol == "surge":
            surge += face.value
        elif face.symbol == "agility":
            agility += 1
        elif face.symbol == "double":
            doubles += 1
        if face.symbol not in sums and back.symbol in sums:
            turnable = max(turnable, back.value)
    guard = float(shields)
    if doubles:
        sums["enemy"] += best  # of whichever kind
    for n in range(agility):
        if n == 0 and turnable:
            sums["enemy"] += 0.8 * turnable
        else:
            guard += 0.5
    damage = sum(sums.values())
    if not silenced:
        for use in fighter.surges:
            if surge < use.cost:
                continue
            spent = surge if use.each else use.cost
            more = sums.get(use.doubles, 0.0) if use.doubles else 0.0
            damage += use.damage * (spent if use.each else 1) + more
            guard += use.guard
            surge -= spent
    return damage, guard, marks


# --- the fight ----------------------------------------------------------------------------


def chance(book: Book, hero: Fighter, foe: Fighter, health: int, against: int) -> Chance:
    """A hero with so much health left against a foe with so much."""
    key = ("fight", hero, foe, health, against)
    known: Chance | None = book.memory.get(key)
    if known is None:
        known = _chance(book, hero, foe, health, against)
        book.remember(key, known)
    return known


def _chance(book: Book, hero: Fighter, foe: Fighter, health: int, against: int) -> Chance:
    start, target = max(1, round(health - foe.opening)), max(1, round(against - hero.opening))
    key = ("outlasting", hero, foe)
    table: Table | None = book.memory.get(key)
    if table is None or len(table) <= start or len(table[0]) <= target:
        if table is not None:  # whoever asks for more health next time will ask for less too
            start_of, target_of = max(start, len(table) - 1), max(target, len(table[0]) - 1)
        else:
            start_of, target_of = start, target
        table = _table(book, hero, foe, start_of, target_of)
        book.remember(key, table)
    return table[start][target]


def _table(book: Book, hero: Fighter, foe: Fighter, start: int, target: int) -> Table:
    """How it ends from each health of the hero (rows) and of the foe, up to these."""
    mine, theirs = cast_of(book, hero, foe.silences), cast_of(book, foe, hero.silences)
    first = _first(mine.gold, theirs.gold)
    blows = _blows(book, hero, foe, mine.profile, theirs.profile)
    nothing = blows.get((0, 0), 0.0)
    real = [(a, b, p) for (a, b), p in blows.items() if a or b]
    table: Table = [[NONE] * (target + 1)]
    scale = 1.0 / max(1e-9, 1.0 - nothing)
    late = 1.0 - 0.5 * first
    for h in range(1, start + 1):
        row: list[Chance] = [NONE] * (target + 1)
        table.append(row)
        ends: list[tuple[int, int, float, float, float, bool]] = []
        for a, b, p in real:
            q = p if b < h else p * first  # both may fall in one round: then it matters who strikes first
            ends.append((a, b, p, q, q * max(1.0, h - b * late), b < h))
        for e in range(1, target + 1):
            win = left = 0.0
            for a, b, p, q, rest, stands in ends:
                if a >= e:
                    win += q
                    left += rest
                elif stands:
                    # a zero for one of them leads to a field that is known already
                    then = table[h - b][e - a]
                    win += p * then[0]
                    left += p * then[1]
            row[e] = Chance(win * scale, left * scale)
    return table


Table = list[list[Chance]]
NONE = Chance(0.0, 0.0)


def _first(mine: Sequence[float], theirs: Sequence[float]) -> float:
    """The chance that the hero begins: ties are its own (3E-INIT-003)."""
    return sum(p * q for n, p in enumerate(mine) for m, q in enumerate(theirs) if n >= m)


def _blows(book: Book, hero: Fighter, foe: Fighter, mine: Profile, theirs: Profile) -> Profile:
    """(Damage to the foe, damage to the hero) of a round."""
    key = ("blows", hero, foe)
    known: Profile | None = book.memory.get(key)
    if known is not None:
        return known
    found: Profile = {}
    for (d, g), p in mine.items():
        for (e, f), q in theirs.items():
            blow = (max(0, d - f), max(0, e - g))
            found[blow] = found.get(blow, 0.0) + p * q
    book.remember(key, found)
    return found
