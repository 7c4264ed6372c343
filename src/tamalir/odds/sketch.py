"""A fight in rough strokes: quick enough to weigh every card of every deck.

The hero strikes once a round where that pays most, each Ally once in a phase that is left, and the
hero defends in the others. Cards count by what they add on average. Exact odds are the solver's
business; this is for comparing many fights at a glance (see `worth`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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


@dataclass(slots=True)
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
    plan = _plan(party, enemy)
    hero_life, foe_life = max(1, round(party.life)), max(1, round(life + 0.2))
    return _duel(plan, hero_life, foe_life)


Phase = tuple[float, int, int]
"""The chance of success, wounds dealt by it, wounds suffered without it."""


def _plan(party: Sheet, enemy: Foe) -> tuple[Phase, Phase, Phase]:
    """Who acts in which phase: the arrangement that deals much and suffers little."""
    holds = [at_least(round(enemy.values[k] - party.defend[k])) for k in range(3)]
    hits = [at_least(round(enemy.values[k] - party.attack[k])) for k in range(3)]
    actors: list[int] = [-1, *range(len(party.allies))][:3]
    while len(actors) < 3:
        actors.append(-2)  # defend
    best: tuple[float, tuple[Phase, Phase, Phase]] | None = None
    for order in set(permutations(actors)):
        score, plan = 0.0, list[Phase]()
        for k, actor in enumerate(order):
            if actor == -2:
                p, dealt, harm = holds[k], 0.0, enemy.harm[k]
            elif actor == -1:
                p, dealt, harm = hits[k], party.damage[k], enemy.harm[k]
            else:
                value, damage, left = party.allies[actor]
                p, dealt = at_least(enemy.values[k] - value[k]), damage[k]
                score -= 0.4 * (1 - p) * enemy.harm[k] / max(1, left)
                harm = 0
            score += p * min(dealt, enemy.life) / max(1, enemy.life)
            score -= (1 - p) * harm / max(1.0, party.life)
            plan.append((p, max(0, int(dealt + 0.5)), harm))
        if best is None or score > best[0] + 1e-12:
            best = score, (plan[0], plan[1], plan[2])
    assert best is not None
    return best[1]


def _duel(plan: Sequence[Phase], hero: int, enemy: int) -> tuple[float, float]:
    """Round after round with the same plan, exactly."""
    known: dict[tuple[int, int], tuple[float, float]] = {}
    for mine in range(1, hero + 1):
        for theirs in range(1, enemy + 1):
            spread: dict[tuple[int, int], float] = {(mine, theirs): 1.0}
            win = wounds = 0.0
            for p, dealt, harm in plan:
                after: dict[tuple[int, int], float] = {}
                for (a, b), chance in spread.items():
                    if b - dealt <= 0:
                        win += chance * p
                        wounds += chance * p * (mine - a)
                    else:
                        after[a, b - dealt] = after.get((a, b - dealt), 0.0) + chance * p
                    if a - harm > 0:
                        after[a - harm, b] = after.get((a - harm, b), 0.0) + chance * (1 - p)
                spread = after
            same = spread.pop((mine, theirs), 0.0)
            for (a, b), chance in spread.items():
                later = known[a, b]
                win += chance * later[0]
                wounds += chance * (later[1] + later[0] * (mine - a))
            rest = 1.0 - same
            known[mine, theirs] = (win / rest, wounds / rest) if rest > 1e-9 else (0.0, 0.0)
    win, wounds = known[hero, enemy]
    return win, wounds / win if win > 1e-9 else float(hero)
