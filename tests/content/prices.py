"""What market cards are worth, in gold: a rough measure, the same for all, that prices are held against."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.second.cards import AllyDef, Figures, ItemDef
from tamalir.second.words import Attribute, Kind, Usage
from tamalir.world.effects import Effect

STANDING: Mapping[str, float] = {
    "raise:mind": 2,
    "raise:body": 2,
    "raise:spirit": 2,
    "raise:life": 2.5,
    "raise:stamina": 1.5,
    "raise-damage": 4.5,
    "roll-bonus": 1.7,
    "skill-bonus": 0.5,
    "escape-bonus": 0.5,
    "movement-dice": 2.5,
    "price": -2,
    "no-healing": -4,
}
"""One point of what always works. A bonus to attack rolls alone is worth less, one to all kinds more."""

USED: Mapping[str, float] = {
    "add-to-roll": 0.8,
    "reroll": 2,
    "add-wounds": 1.9,
    "cancel-wounds": 2,
    "attack": 1.5,
    "inflict": 2.5,
    "weaken": 0.8,
    "strengthen": 0.7,
    "slip-away": 2.5,
    "heal": 3.5,
    "recover": 1,
    "ready-items": 2,
    "gain-gold": 2,
    "walk": 2.5,
    "go-to-town": 5.5,
    "add-dice": 1.5,
    "wild-step": 1.5,
    "reroll-dice": 2,
    "suffer": -2,
    "bear-wounds": 1,
    "rob": 2.5,
}
"""One point of what is used once in a turn."""

PROTECTS: Mapping[str, float] = {"hero": 1, "ally": 0.5, "party": 1.25}
POINTS = ("by", "n", "wounds", "exhaustion")
BEST = 0.4
"""A point of an Ally's best value, beside one of the hero's."""
COSTS: Mapping[str, float] = {"exhaustion": 0.6, "wounds": 2, "gold": 1}
DISCARDED = 0.45
"""A card that is gone when used, beside one that is ready again next turn."""
CONDITIONAL = 0.6
HALF_CHANCE = 0.5


def worth_of_item(item: ItemDef) -> float:
    """What an Item does. One that offers a choice of uses is worth its best and half of the rest."""
    standing = sum(_standing(effect) for effect in item.effects if effect.when == "always")
    uses = sorted((_used(effect) for effect in item.effects if effect.when != "always"), reverse=True)
    used = sum(uses[:1]) + sum(uses[1:]) / 2
    free_hand = 0 if item.item_class in ("weapon", "armor") or item.usage is Usage.DISCARD else 0.5
    return standing + used * (DISCARDED if item.usage is Usage.DISCARD else 1) + free_hand


def worth_of_ally(ally: AllyDef) -> float:
    """A body between the hero and the enemy, an attack a round in its best kind, perhaps an ability."""
    figures = ally.figures
    values = [figures.value(attribute) for attribute in Attribute]
    damage = sum(figures.damage(kind) - 1 for kind in Kind)
    ability = sum(_ability(effect) for effect in ally.effects)
    return 0.7 * ally.life + 0.35 * sum(values) + BEST * max(values) + damage + 0.8 * ability


def total(figures: Figures) -> int:
    """Mind, Body and Spirit together."""
    return sum(figures.value(attribute) for attribute in Attribute)


def _ability(effect: Effect) -> float:
    if effect.when != "always":
        return _used(effect)
    mine = effect.do == "raise" and effect.args.get("to") != "hero"
    return _standing(effect) * (BEST if mine else 1)


def _standing(effect: Effect) -> float:
    args = effect.args
    worth = STANDING.get(effect.do) or STANDING[f"{effect.do}:{args['what']}"]
    if effect.do == "roll-bonus":
        worth *= (0.83 if args.get("attack") else 1) * (1 if "kind" in args else 1.8)
    return worth * args.get("by", 1) * (CONDITIONAL if effect.given else 1)


def _used(effect: Effect) -> float:
    args = effect.args
    inside = ("success", "failure", "first", "second", "effects")
    inner = {name: sum(map(_used, args.get(name, ()))) for name in inside}
    if effect.do == "test":
        worth = (inner["success"] + inner["failure"]) * HALF_CHANCE
    elif effect.do == "both":
        worth = inner["effects"]
    elif effect.do == "either":
        worth = max(inner["first"], inner["second"]) + min(inner["first"], inner["second"]) / 2
    else:
        points = next((args[name] for name in POINTS if name in args), 1)
        worth = USED[effect.do] * points * PROTECTS[args.get("protects", "hero")]
        if effect.do == "weaken" and args["what"] in {kind.value for kind in Kind}:
            worth *= 2  # the enemy's damage, not its value
    return worth - sum(COSTS[what] * n for what, n in effect.cost.items())
