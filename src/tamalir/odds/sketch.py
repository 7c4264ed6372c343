"""A fight in rough strokes: quick enough to weigh every card of every deck.

The hero strikes once a round where that pays most, each Ally once in a phase that is left, and the
hero defends in the others. Cards count by what they add on average. Exact odds are the solver's
business; this is for comparing many fights at a glance (see `worth`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from tamalir.kernel import Seat
from tamalir.odds.chances import at_least
from tamalir.second import values
from tamalir.second.cards import Enemy
from tamalir.second.state import SecondState
from tamalir.second.uses import abilities
from tamalir.second.words import HERO, Attribute, Kind

KINDS = tuple(Kind)
ATTRIBUTES = tuple(kind.attribute for kind in KINDS)


@dataclass(slots=True, frozen=True)
class Sheet:
    """A party in figures."""

    life: float
    """Wounds that the hero can still take and stand, with what its cards cancel."""
    attack: tuple[float, float, float]
    defend: tuple[float, float, float]
    damage: tuple[float, float, float]
    allies: tuple[tuple[tuple[int, ...], tuple[int, ...], float], ...]
    """Values, damage and Life left of each."""
    early: tuple[tuple[int, float, float], ...]
    """Attacks Before Combat: kind, what is added to the dice, wounds."""
    sure: float
    """Wounds dealt without a roll."""
    spirit: int
    flight: int


def sheet(state: SecondState, seat: Seat) -> Sheet:
    """The party as it stands."""
    hero = state.heroes[seat]
    shield = sure = 0.0
    extra_roll, extra_hit = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
    early: list[tuple[int, float, float]] = []
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
                early.append((kind, float(plus), float(dealt)))
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
            case "test" if effect.when == "before-combat":
                for inner in effect.within():
                    if inner.do == "inflict":
                        sure += 0.3 * float(inner.args["wounds"])
            case _:
                pass
    life = values.life(state, seat, HERO) - hero.wounds
    return Sheet(
        life=life + shield,
        attack=_three(
            values.value(state, seat, HERO, kind.attribute)
            + values.roll_bonus(state, seat, kind, attack=True)
            + extra_roll[k]
            for k, kind in enumerate(KINDS)
        ),
        defend=_three(
            values.value(state, seat, HERO, kind.attribute)
            + values.roll_bonus(state, seat, kind, attack=False)
            + 0.5 * extra_roll[k]
            for k, kind in enumerate(KINDS)
        ),
        damage=_three(values.damage(state, seat, HERO, kind) + extra_hit[k] for k, kind in enumerate(KINDS)),
        allies=tuple(
            (
                tuple(values.value(state, seat, ally.card, kind.attribute) for kind in KINDS),
                tuple(values.damage(state, seat, ally.card, kind) for kind in KINDS),
                values.life(state, seat, ally.card) - ally.wounds,
            )
            for ally in hero.allies
        ),
        early=tuple(early),
        sure=sure,
        spirit=values.value(state, seat, HERO, Attribute.SPIRIT),
        flight=values.value(state, seat, HERO, Attribute.MIND) + values.escape_bonus(state, seat),
    )


def _three(numbers: Iterable[float]) -> tuple[float, float, float]:
    a, b, c = numbers
    return float(a), float(b), float(c)


@dataclass(slots=True)
class Foe:
    """An enemy in figures."""

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
    return Foe((value[0], value[1], value[2]), (harm[0], harm[1], harm[2]), card.life + raised.get("life", 0))


def sketch(party: Sheet, enemy: Foe) -> tuple[float, float]:
    """The chance to win a fight to the end, and the wounds that a victory costs."""
    life = enemy.life - party.sure
    for kind, plus, wounds in party.early:
        life -= at_least(round(enemy.values[kind] - plus)) * min(wounds, max(0.0, life))
    if life <= 0.3:
        return 0.97, 0.1
    allies = [_ally_acts(ally, enemy, 1 << n) for n, ally in enumerate(party.allies[:2])]
    hero, holds = _hero_acts(party, enemy), _hero_holds(party, enemy)
    plans = tuple(
        _plan([hero, *(acts for n, acts in enumerate(allies) if mask >> n & 1)], holds)
        for mask in range(1 << len(allies))
    )
    hero_life, foe_life = max(1, min(8, round(party.life))), max(1, round(life + 0.2))
    return _duel(plans, hero_life, foe_life)


Phase = tuple[float, int, int, float, int]
"""The chance of success, wounds dealt by it, wounds suffered without it, and that this Ally falls then."""
Plan = tuple[Phase, Phase, Phase]
Paths = list[tuple[float, int, int, bool, int]]
"""How a round can go."""
Scored = list[tuple[float, Phase]]
"""By phase: how good it looks to act there, and what that means."""

_ORDERS = tuple(permutations(range(3)))


def _plan(acts: list[Scored], holds: Scored) -> Plan:
    """Who acts in which phase: the arrangement that deals much and suffers little."""
    acts = [*acts, holds, holds][:3]
    best, chosen = -1e9, _ORDERS[0]
    for order in _ORDERS:
        a, b, c = order
        score = acts[a][0][0] + acts[b][1][0] + acts[c][2][0]
        if score > best + 1e-12:
            best, chosen = score, order
    a, b, c = chosen
    return acts[a][0][1], acts[b][1][1], acts[c][2][1]


def _hero_acts(party: Sheet, enemy: Foe) -> Scored:
    found: Scored = []
    for k in range(3):
        p, dealt = at_least(round(enemy.values[k] - party.attack[k])), party.damage[k]
        score = p * min(dealt, enemy.life) / max(1, enemy.life)
        score -= (1 - p) * enemy.harm[k] / max(1.0, party.life)
        found.append((score, (p, max(0, int(dealt + 0.5)), enemy.harm[k], 0.0, 0)))
    return found


def _hero_holds(party: Sheet, enemy: Foe) -> Scored:
    found: Scored = []
    for k in range(3):
        p = at_least(round(enemy.values[k] - party.defend[k])) if enemy.harm[k] else 1.0
        found.append((-(1 - p) * enemy.harm[k] / max(1.0, party.life), (p, 0, enemy.harm[k], 0.0, 0)))
    return found


def _ally_acts(ally: tuple[tuple[int, ...], tuple[int, ...], float], enemy: Foe, bit: int) -> Scored:
    """It bears its own failure, which is its loss and a little of ours."""
    value, damage, left = ally
    found: Scored = []
    for k in range(3):
        p = at_least(enemy.values[k] - value[k])
        falls = min(1.0, enemy.harm[k] / max(1, left))
        score = p * min(damage[k], enemy.life) / max(1, enemy.life) - 0.4 * (1 - p) * falls
        found.append((score, (p, damage[k], 0, falls, bit)))
    return found


@lru_cache(maxsize=100_000)
def _duel(plans: tuple[Plan, ...], hero: int, enemy: int) -> tuple[float, float]:
    """Round after round, by the Allies still there: the chance to win, and the wounds of a victory."""
    rounds = [_paths(plan) for plan in plans]
    won, wounds = _from_here(rounds, {}, len(plans) - 1, hero, enemy)
    return won, wounds / won if won > 1e-9 else float(hero)


def _from_here(
    rounds: list[Paths],
    known: dict[tuple[int, int, int], tuple[float, float]],
    mask: int,
    mine: int,
    theirs: int,
) -> tuple[float, float]:
    """The chance to win with so much Life left on both sides, and the wounds of it, weighed with the chance.

    Only what the wounds of these plans can lead to is worked out: a small part of all pairs.
    """
    won = wounds = same = 0.0
    for chance, dealt, harm, first, fallen in rounds[mask]:
        if dealt < theirs:
            if harm < mine:
                if not dealt and not harm and not fallen:
                    same += chance
                    continue
                key = (mask & ~fallen, mine - harm, theirs - dealt)
                later = known.get(key)
                if later is None:
                    later = known[key] = _from_here(rounds, known, *key)
                won += chance * later[0]
                wounds += chance * (later[1] + later[0] * harm)
        elif harm < mine or first:
            won += chance
            wounds += chance * (harm if harm < mine else mine - 1)
    stay = 1.0 - same
    return (won / stay, wounds / stay) if stay > 1e-9 else (0.0, 0.0)


@lru_cache(maxsize=100_000)
def _paths(plan: Plan) -> Paths:
    """How a round can go: chance, wounds dealt and suffered, whether the dealing came first, who fell."""
    found: dict[tuple[int, int, bool, int], float] = {(0, 0, False, 0): 1.0}
    for p, dealt, harm, falls, bit in plan:
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
    return [(chance, *what) for what, chance in found.items()]
