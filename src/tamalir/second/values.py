"""Questions about figures: what a hero, an Ally or an enemy is worth right now."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.second.cards import Enemy
from tamalir.second.state import Ally, Fight, Hero, SecondState
from tamalir.second.words import HERO, Attribute, Kind
from tamalir.world.effects import Effect
from tamalir.world.modifiers import modified

PER_COUNTER = {"mind": 2, "body": 2, "spirit": 2, "stamina": 2, "life": 1}
"""What one experience counter adds (2E-XP-008 to 2E-XP-010)."""


def member(state: SecondState, seat: Seat, who: str) -> Hero | Ally:
    """The hero of a party or one of its Allies."""
    hero = state.heroes[seat]
    if who == HERO:
        return hero
    return next(ally for ally in hero.allies if ally.card == who)


def named(state: SecondState, seat: Seat, who: str) -> str:
    """The card that stands for a member, for texts."""
    return state.heroes[seat].id if who == HERO else who


def value(state: SecondState, seat: Seat, who: str, attribute: Attribute) -> int:
    """Mind, Body or Spirit with everything that changes it. Items serve the hero alone (2E-MARKET-020)."""
    if who != HERO:
        printed = state.book.ally(who).figures.value(attribute)
        return printed + _standing(state, seat, who, "raise", attribute.value)
    hero = state.heroes[seat]
    printed = state.book.heroes[hero.id].figures.value(attribute)
    return _hero_value(state, seat, printed, attribute.value)


def damage(state: SecondState, seat: Seat, who: str, kind: Kind) -> int:
    """Wounds dealt in this kind of combat. A bonus to the value does not raise it (2E-EFFECT-011)."""
    if who == HERO:
        printed = state.book.heroes[state.heroes[seat].id].figures.damage(kind)
        printed = modified(printed, kind.value, state.heroes[seat].modifiers)
    else:
        printed = state.book.ally(who).figures.damage(kind)
    return max(0, printed + _standing(state, seat, who, "raise-damage", kind.value))


def life(state: SecondState, seat: Seat, who: str) -> int:
    if who != HERO:
        return state.book.ally(who).life + _standing(state, seat, who, "raise", "life")
    return _hero_value(state, seat, state.book.heroes[state.heroes[seat].id].life, "life")


def stamina(state: SecondState, seat: Seat, who: str) -> int:
    if who != HERO:
        return state.book.ally(who).stamina + _standing(state, seat, who, "raise", "stamina")
    return _hero_value(state, seat, state.book.heroes[state.heroes[seat].id].stamina, "stamina")


def skill(state: SecondState, seat: Seat, name: str) -> int:
    """The hero's bonus in a skill; none if it lacks it (2E-SKILL-003)."""
    printed = state.book.heroes[state.heroes[seat].id].skills.get(name, 0)
    return printed + _standing(state, seat, HERO, "skill-bonus", name)


def roll_bonus(state: SecondState, seat: Seat, kind: Kind, attack: bool) -> int:
    """What always-on Items and Events add to the hero's combat rolls of this kind (2E-GAP-042)."""
    total = 0
    for effect in standing_effects(state, seat, HERO, "roll-bonus"):
        if _helps_the_roll(effect, kind, attack):
            total += effect.args["by"]
    return total


def escape_bonus(state: SecondState, seat: Seat) -> int:
    """What always-on cards that name escaping add to an escape test (2E-GAP-092)."""
    return sum([effect.args["by"] for effect in standing_effects(state, seat, HERO, "escape-bonus")])


def item_bonus(state: SecondState, seat: Seat, card: str, kind: Kind, attack: bool) -> int:
    """What one always-on Item adds to the hero's combat rolls of this kind."""
    total = 0
    for effect in state.book.standing[card]:
        value_of_it = effect.do == "raise" and effect.args["what"] == kind.attribute.value
        if (value_of_it or _helps_the_roll(effect, kind, attack)) and holds(state, seat, HERO, effect):
            total += effect.args["by"]
    return total


def _helps_the_roll(effect: Effect, kind: Kind, attack: bool) -> bool:
    of_this_kind = effect.do == "roll-bonus" and effect.args.get("kind", kind.value) == kind.value
    return of_this_kind and (attack or not effect.args.get("attack", False))  # 2E-TERM-001


def enemy(state: SecondState, fight: Fight) -> Enemy:
    """What is printed on the enemy of a fight that is not a duel."""
    assert fight.foe is not None
    return state.book.adventure(fight.foe.card)


def enemy_value(state: SecondState, fight: Fight, attribute: Attribute) -> int:
    """The number that rolls against the enemy must reach."""
    value = enemy(state, fight).figures.value(attribute) + _event(state, "raise-foes", attribute.value)
    return modified(value, f"foe-{attribute.value}", fight.modifiers)


def enemy_damage(state: SecondState, fight: Fight, kind: Kind) -> int:
    printed = enemy(state, fight).figures.damage(kind)
    extra = _event(state, "raise-foes-damage", kind.value) if printed else 0
    return max(0, modified(printed + extra, f"foe-{kind.value}", fight.modifiers))


def enemy_life(state: SecondState, fight: Fight) -> int:
    return enemy(state, fight).life + _event(state, "raise-foes", "life")


def standing_effects(
    state: SecondState, seat: Seat, who: str, verb: str, what: str | None = None
) -> list[Effect]:
    """Effects of one kind that always work for a member and whose condition is met now.

    They are its own, and for the hero those of Items, kept cards and the Event in play. An
    always-on part keeps working while its card is face down (2E-MARKET-019).
    """
    cards, events = state.book.standing_with[verb][what]
    found: list[Effect] = []
    if who != HERO:
        if who in cards:
            found += [e for e in cards[who] if e.args.get("to", "self") == "self"]
        return [e for e in found if holds(state, seat, who, e)]
    if cards:
        hero = state.heroes[seat]
        if hero.id in cards:
            found += cards[hero.id]
        for item in hero.items:
            if item.card in cards:
                found += cards[item.card]
        for card in hero.kept:
            if card in cards:
                found += cards[card]
        for ally in hero.allies:
            if ally.card in cards:
                found += [e for e in cards[ally.card] if e.args.get("to") == "hero"]
    if events and state.event in events:
        found += events[state.event]
    return [e for e in found if holds(state, seat, who, e)] if found else found


def _hero_value(state: SecondState, seat: Seat, printed: int, what: str) -> int:
    hero = state.heroes[seat]
    raised = printed + _standing(state, seat, HERO, "raise", what)
    if what in hero.bonuses:
        raised += hero.bonuses[what] * PER_COUNTER[what]
    return modified(raised, what, hero.modifiers) if hero.modifiers else raised


def _standing(state: SecondState, seat: Seat, who: str, verb: str, what: str) -> int:
    total = 0
    for effect in standing_effects(state, seat, who, verb, what):
        total += effect.args["by"]
    return total


def holds(state: SecondState, seat: Seat, who: str, effect: Effect) -> bool:
    """Whether the condition of an effect is met now."""
    for name, wanted in effect.given.items():
        hero = state.heroes[seat]
        match name:
            case "wounds-at-least":
                met = member(state, seat, who).wounds >= int(wanted)
            case "allies-at-most":
                met = len(hero.allies) <= int(wanted)
            case "allies-at-least":
                met = len(hero.allies) >= int(wanted)
            case "town":
                met = hero.hex is not None and state.book.board.spaces[hero.hex].town == wanted
            case "terrain":
                met = hero.hex is not None and state.book.board.spaces[hero.hex].terrain == wanted
            case "trait":
                met = foe_card(state) in state.book.challenges and wanted in _traits(state)
            case "colour":
                card = foe_card(state)
                met = card is not None and state.book.adventure(card).colour == wanted
            case "holding":
                met = _holds(hero, str(wanted))
            case "phase":
                met = state.fight is not None and state.fight.stage == wanted
            case _:
                raise KeyError(name)
        if not met:
            return False
    return True


def _holds(hero: Hero, card: str) -> bool:
    """Whether a hero has this card in front of it, be it Item, Ally, trophy or task."""
    if card in hero.kept:
        return True
    return any(item.card == card for item in hero.items) or any(ally.card == card for ally in hero.allies)


def foe_card(state: SecondState) -> str | None:
    """The enemy of the battle under way, if it is no hero."""
    fight = state.fight
    return None if fight is None or fight.foe is None else fight.foe.card


def _traits(state: SecondState) -> tuple[str, ...]:
    card = foe_card(state)
    challenge = None if card is None else state.book.challenges.get(card)
    return () if challenge is None else challenge.traits


def _event(state: SecondState, verb: str, what: str) -> int:
    """What the Event in play adds for all enemies."""
    if state.event is None:
        return 0
    _, events = state.book.standing_with[verb][what]
    return sum([effect.args["by"] for effect in events[state.event]]) if state.event in events else 0
