"""A fight in rough strokes: quick enough to weigh every card of every deck.

The hero strikes once a round where that pays most, each Ally once in a phase that is left, and the
hero defends in the others. Cards count by what they add on average. Exact odds are the solver's
business; this is for comparing many fights at a glance (see `worth`).

Why it is not one more mood of `rough`: there each round is played as well as can be, here by one fixed plan.
Bots weigh some thousand fights a game. With `rounds` in its place the adventurer took nearly eight times as
long and won no more (7 of 12 mirrored games).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from tamalir.kernel import Seat
from tamalir.odds.second.chances import at_least
from tamalir.odds.second.rounds import Act
from tamalir.second import values
from tamalir.second.cards import Enemy
from tamalir.second.state import SecondState
from tamalir.second.uses import abilities
from tamalir.second.words import HERO, Attribute, Kind

KINDS = tuple(Kind)
ATTRIBUTES = tuple(kind.attribute for kind in KINDS)
BLUNTED = 0.5
"""Life that is spared by each point that an enemy's blows of one kind hurt less."""
CHOSEN = 0.6
"""What one of two ways counts for when only one can be chosen."""


class Companion(NamedTuple):
    """An Ally in figures, by kind of combat."""

    values: tuple[int, ...]
    damage: tuple[int, ...]
    life: float


class Early(NamedTuple):
    """An attack made Before Combat."""

    kind: int
    plus: float
    """What is added to the dice."""
    wounds: float


class Prospect(NamedTuple):
    """What a fight promises: the chance to win it, and the wounds that a victory costs."""

    win: float
    wounds: float


@dataclass(slots=True, frozen=True)
class Sheet:
    """A party in figures."""

    life: float
    """Wounds that the hero can still take and stand, with what its cards cancel."""
    attack: tuple[float, float, float]
    defend: tuple[float, float, float]
    damage: tuple[float, float, float]
    allies: tuple[Companion, ...]
    early: tuple[Early, ...]
    sure: float
    """Wounds dealt without a roll."""
    spirit: int
    flight: int


def sheet(state: SecondState, seat: Seat) -> Sheet:
    """The party as it stands."""
    hero = state.heroes[seat]
    shield = sure = 0.0
    extra_roll, extra_hit = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
    early: list[Early] = []
    tired = values.stamina(state, seat, HERO) - hero.exhaustion
    down = {item.card for item in hero.items if item.down}
    for use in abilities(state, seat):
        effect = use.effect
        if use.card in down:
            continue
        costly = effect.cost.get("exhaustion", 0) > (tired if use.who == HERO else 1)
        if costly or effect.cost.get("wounds", 0) > 1:
            continue
        args = effect.args
        match effect.do:
            case "cancel-wounds":
                shield += float(args["n"]) * (0.9 if args.get("protects", "hero") != "ally" else 0.2)
            case "heal" if effect.when == "any-time":
                shield += 0.7 * float(args["wounds"])
            case "inflict" if effect.when == "before-combat":
                sure += float(args["wounds"])
            case "attack":
                kind = [k.value for k in KINDS].index(str(args["kind"]))
                plus = values.value(state, seat, use.who, ATTRIBUTES[kind])
                plus += values.roll_bonus(state, seat, KINDS[kind], attack=True) if use.who == HERO else 0
                wounds = args.get("wounds")
                dealt = values.damage(state, seat, use.who, KINDS[kind]) if wounds is None else int(wounds)
                early.append(Early(kind, float(plus), float(dealt)))
            case "add-to-roll" | "reroll" if use.who == HERO:
                by = float(args.get("by", 4)) * 0.35
                for k, kind in enumerate(KINDS):
                    if effect.when in ("combat-roll", "attack-roll", "any-phase", kind.value):
                        extra_roll[k] += by
            case "add-wounds" if use.who == HERO:
                for k, kind in enumerate(KINDS):
                    if effect.when in ("any-phase", kind.value):
                        extra_hit[k] += 0.5 * float(args["by"])
            case "strengthen" if effect.when == "before-combat":
                for k, attribute in enumerate(ATTRIBUTES):
                    if args.get("what") == attribute.value:
                        extra_roll[k] += float(args["by"])
            case "weaken" if effect.when == "before-combat":
                for k, attribute in enumerate(ATTRIBUTES):
                    if args.get("what") == attribute.value:
                        extra_roll[k] += float(args["by"])
                    elif args.get("what") == KINDS[k].value:
                        shield += BLUNTED * float(args["by"])
            case "either" if effect.when == "before-combat":
                for inner in effect.within():
                    for k, attribute in enumerate(ATTRIBUTES):
                        if inner.do == "strengthen" and inner.args.get("what") == attribute.value:
                            extra_roll[k] += CHOSEN * float(inner.args["by"])
            case "test" if effect.when == "before-combat":
                for inner in effect.within():
                    if inner.do == "inflict":
                        sure += 0.3 * float(inner.args["wounds"])
            case _:
                pass
    life = values.life(state, seat, HERO) - hero.wounds
    own = [values.value(state, seat, HERO, attribute) for attribute in ATTRIBUTES]
    hits = [values.roll_bonus(state, seat, kind, attack=True) for kind in KINDS]
    holds = [values.roll_bonus(state, seat, kind, attack=False) for kind in KINDS]
    dealt = [values.damage(state, seat, HERO, kind) for kind in KINDS]
    return Sheet(
        life=life + shield,
        attack=_three([own[k] + hits[k] + extra_roll[k] for k in range(3)]),
        defend=_three([own[k] + holds[k] + 0.5 * extra_roll[k] for k in range(3)]),
        damage=_three([dealt[k] + extra_hit[k] for k in range(3)]),
        allies=tuple(
            Companion(
                tuple([values.value(state, seat, ally.card, attribute) for attribute in ATTRIBUTES]),
                tuple([values.damage(state, seat, ally.card, kind) for kind in KINDS]),
                values.life(state, seat, ally.card) - ally.wounds,
            )
            for ally in hero.allies
        ),
        early=tuple(early),
        sure=sure,
        spirit=own[ATTRIBUTES.index(Attribute.SPIRIT)],
        flight=own[ATTRIBUTES.index(Attribute.MIND)] + values.escape_bonus(state, seat),
    )


def _three(numbers: Iterable[float]) -> tuple[float, float, float]:
    a, b, c = numbers
    return float(a), float(b), float(c)


@dataclass(slots=True, eq=False)
class Foe:
    """An enemy in figures. `foe` gives the same one for the same figures, so it can be a key."""

    values: tuple[int, int, int]
    harm: tuple[int, int, int]
    life: int


def foe(state: SecondState, card: Enemy) -> Foe:
    """What is printed, with what the Event in play adds."""
    event = () if state.event is None else state.book.events[state.event].effects
    plus = {"raise-foes": dict[str, int](), "raise-foes-damage": dict[str, int]()}
    for effect in event:
        if effect.do in plus and effect.when == "always":
            what = str(effect.args["what"])
            plus[effect.do][what] = plus[effect.do].get(what, 0) + int(effect.args["by"])
    figures, raised, hurt = card.figures, plus["raise-foes"], plus["raise-foes-damage"]
    value = [figures.value(a) + raised.get(a.value, 0) for a in ATTRIBUTES]
    harm = [figures.damage(k) + (hurt.get(k.value, 0) if figures.damage(k) else 0) for k in KINDS]
    return foe_with(
        (value[0], value[1], value[2]), (harm[0], harm[1], harm[2]), card.life + raised.get("life", 0)
    )


@cache
def foe_with(values: tuple[int, int, int], harm: tuple[int, int, int], life: int) -> Foe:
    """An enemy by its figures; one object for all that are alike."""
    return Foe(values, harm, life)


def estimate(party: Sheet, enemy: Foe) -> Prospect:
    """A fight to the end."""
    life = enemy.life - party.sure
    for kind, plus, wounds in party.early:
        life -= at_least(round(enemy.values[kind] - plus)) * min(wounds, max(0.0, life))
    if life <= 0.3:
        return Prospect(0.97, 0.1)
    hero, holds = _hero_acts(party, enemy), _hero_holds(party, enemy)
    alone = _plan_alone(hero, holds)
    plans: tuple[Plan, ...] = (alone,)
    if party.allies:
        one = _ally_acts(party.allies[0], enemy, 1)
        plans = (alone, _plan(hero, one, holds))
        if len(party.allies) > 1:
            two = _ally_acts(party.allies[1], enemy, 2)
            plans = (*plans, _plan(hero, two, holds), _plan(hero, one, two))
    hero_life, foe_life = max(1, min(8, round(party.life))), max(1, round(life + 0.2))
    return _duel(plans, hero_life, foe_life)


Plan: TypeAlias = tuple[Act, Act, Act]
"""Who acts in which phase."""
Path: TypeAlias = tuple[float, int, int, bool, int]
"""How a round can go: chance, wounds dealt and suffered, whether the dealing came first, who fell."""
Scored: TypeAlias = list[tuple[float, Act]]
"""By phase: how good it looks to act there, and what that means."""

HERO_HIMSELF = 0
"""Here only Allies need a bit of their own: who strikes when is settled by the plan."""
_ORDERS = tuple(permutations(range(3)))
_CLOSE = 1e-12


def _plan(*acts: Scored) -> Plan:
    """Who acts in which phase: the arrangement that deals much and suffers little."""
    best, chosen = -1e9, _ORDERS[0]
    for order in _ORDERS:
        a, b, c = order
        score = acts[a][0][0] + acts[b][1][0] + acts[c][2][0]
        if score > best + _CLOSE:
            best, chosen = score, order
    a, b, c = chosen
    return acts[a][0][1], acts[b][1][1], acts[c][2][1]


def _plan_alone(hero: Scored, holds: Scored) -> Plan:
    """The best plan of a hero without Allies, who defends twice."""
    (x, one), (y, two), (z, three) = holds
    best, plan = hero[0][0] + y + z, (hero[0][1], two, three)
    score = x + hero[1][0] + z
    if score > best + _CLOSE:
        best, plan = score, (one, hero[1][1], three)
    return (one, two, hero[2][1]) if x + y + hero[2][0] > best + _CLOSE else plan


def _hero_acts(party: Sheet, enemy: Foe) -> Scored:
    found: Scored = []
    ours, theirs = max(1.0, party.life), max(1, enemy.life)
    for value, plus, dealt, harm in zip(enemy.values, party.attack, party.damage, enemy.harm, strict=True):
        p = at_least(round(value - plus))
        score = p * min(dealt, enemy.life) / theirs
        score -= (1 - p) * harm / ours
        found.append((score, Act(HERO_HIMSELF, p, max(0, int(dealt + 0.5)), harm, 0.0)))
    return found


def _hero_holds(party: Sheet, enemy: Foe) -> Scored:
    found: Scored = []
    ours = max(1.0, party.life)
    for value, plus, harm in zip(enemy.values, party.defend, enemy.harm, strict=True):
        p = at_least(round(value - plus)) if harm else 1.0
        found.append((-(1 - p) * harm / ours, Act(HERO_HIMSELF, p, 0, harm, 0.0)))
    return found


def _ally_acts(ally: Companion, enemy: Foe, bit: int) -> Scored:
    """It bears its own failure, which is its loss and a little of ours."""
    values, damage, left = ally
    found: Scored = []
    left, theirs = max(1, left), max(1, enemy.life)
    for value, plus, dealt, harm in zip(enemy.values, values, damage, enemy.harm, strict=True):
        p = at_least(value - plus)
        falls = min(1.0, harm / left)
        score = p * min(dealt, enemy.life) / theirs - 0.4 * (1 - p) * falls
        found.append((score, Act(bit, p, dealt, 0, falls)))
    return found


Rounds: TypeAlias = list[tuple[tuple[Path, ...], float]]
"""By the Allies still there: how a round can go if anything happens in it, and the chance of that."""
Known: TypeAlias = dict[int, tuple[float, float]]
"""By the Allies still there and the Life left on both sides."""


@lru_cache(maxsize=1_024)
def _duel(plans: tuple[Plan, ...], hero: int, enemy: int) -> Prospect:
    """Round after round, by the Allies still there."""
    won, wounds = _from_here([_paths(plan) for plan in plans], {}, len(plans) - 1, hero, enemy)
    return Prospect(won, wounds / won if won > 1e-9 else float(hero))


def _from_here(rounds: Rounds, known: Known, mask: int, mine: int, theirs: int) -> tuple[float, float]:
    """The chance to win with so much Life left on both sides, and the wounds of it, weighed with the chance.

    Only what the wounds of these plans can lead to is worked out: a small part of all pairs.
    """
    won = wounds = 0.0
    paths, stay = rounds[mask]
    for chance, dealt, harm, first, fallen in paths:
        if dealt < theirs:
            if harm < mine:
                left = mask & ~fallen
                key = left << 16 | mine - harm << 8 | theirs - dealt
                later = known.get(key)
                if later is None:
                    later = known[key] = _from_here(rounds, known, left, mine - harm, theirs - dealt)
                won += chance * later[0]
                wounds += chance * (later[1] + later[0] * harm)
        elif harm < mine or first:
            won += chance
            wounds += chance * (harm if harm < mine else mine - 1)
    return (won / stay, wounds / stay) if stay > 1e-9 else (0.0, 0.0)


@lru_cache(maxsize=1_024)
def _paths(plan: Plan) -> tuple[tuple[Path, ...], float]:
    """Every way in which a round can go if anything happens in it, and the chance of that."""
    found: dict[tuple[int, int, bool, int], float] = {(0, 0, False, 0): 1.0}
    for bit, p, dealt, harm, falls in plan:
        after: dict[tuple[int, int, bool, int], float] = {}
        for (mine, theirs, first, fallen), chance in found.items():
            if p:
                key = (mine + dealt, theirs, first or (dealt > 0 and not theirs), fallen)
                after[key] = after.get(key, 0.0) + chance * p
            if p < 1.0:
                if falls:
                    key = (mine, theirs, first, fallen | bit)
                    after[key] = after.get(key, 0.0) + chance * (1.0 - p) * falls
                if falls < 1.0:
                    key = (mine, theirs + harm, first, fallen)
                    after[key] = after.get(key, 0.0) + chance * (1.0 - p) * (1.0 - falls)
        found = after
    nothing = found.pop((0, 0, False, 0), 0.0)
    return tuple([(chance, *what) for what, chance in found.items()]), 1.0 - nothing
