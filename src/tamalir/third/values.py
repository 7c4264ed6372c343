"""Questions about the sides of a combat: what stands on their cards, health, damage, conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tamalir.kernel import Seat
from tamalir.third import heroes
from tamalir.third.state import Hero, Side, ThirdState, fight_of
from tamalir.world.effects import Effect

CONDITIONS: tuple[str, ...] = (*heroes.CONDITIONS, "round", "hurt", "foe-trait")
"""All that an ability may hang on, in combat and outside."""


def hero_of(state: ThirdState, side: Side) -> Hero:
    assert side.hero, "an enemy is no hero"
    return state.heroes[side.seat]


def standing(state: ThirdState, side: Side, verb: str) -> Iterator[Effect]:
    """Effects of a side's cards that work without being used."""
    for effect in state.book.kit(side.abilities).standing(verb):
        if holds(state, side, effect.given):
            yield effect


def bonus(state: ThirdState, side: Side, value: str) -> int:
    """What a side's cards add to a value; bonuses add up."""
    if "always" not in side.moments:
        return 0
    found = 0
    for effect in state.book.kit(side.abilities).bonuses(value):
        if holds(state, side, effect.given):
            found += heroes.amount_of(state, hero_seat(state, side), effect.args["amount"])
    return found


def health(state: ThirdState, side: Side) -> int:
    """Printed health with what raises it (3E-HEALTH-002); never below 1 (3E-GAP-070)."""
    catalogue = state.book.catalogue
    if side.hero:
        printed = catalogue.heroes[side.who].health
    else:
        printed = catalogue.enemies[side.who].health
        if state.scenario is not None and side.who == catalogue.scenarios[state.scenario].villain:
            tokens = state.book.seams.story_tokens(state, fight_of(state).foe(side).seat)
            return state.book.seams.villain_health(state, printed, tokens)
    if "always" in side.moments:
        printed += bonus(state, side, "health")
    return max(1, printed)


def own_story_tokens(state: ThirdState, seat: Seat) -> int:
    """Only those of the hero that fights count (3E-LORE-002)."""
    return state.heroes[seat].story


def villain_health(state: ThirdState, printed: int, tokens: int) -> int:
    """Story tokens of the opponent and zombies on the board change a villain's health, and a floor holds
    (3E-LORE-002, 3E-VILLAIN-009, 3E-VILLAIN-011). Healing goes no higher (3E-VILLAIN-007)."""
    assert state.scenario is not None
    scenario = state.book.catalogue.scenarios[state.scenario]
    zombies = sum(state.zombies.values())
    return max(scenario.floor, printed + scenario.per_token * tokens + scenario.per_zombie * zombies)


def damage(state: ThirdState, side: Side) -> int:
    """The damage tokens on a hero or enemy."""
    return state.heroes[side.seat].damage if side.hero else side.damage


def defeated(state: ThirdState, side: Side) -> bool:
    """Damage equal to health (3E-DEFEAT-001)."""
    return damage(state, side) >= health(state, side)


def holds(state: ThirdState, side: Side, given: Mapping[str, int | str]) -> bool:
    """Whether the condition of an ability is met: every part of it."""
    for what, value in given.items():
        if what == "round":
            met = fight_of(state).round == value
        elif what == "hurt":  # at least so many parts in a hundred of its health
            met = 100 * damage(state, side) >= int(value) * health(state, side)
        elif what == "foe-trait":  # 3E-ENEMY-003
            foe = fight_of(state).foe(side)
            met = not foe.hero and value in state.book.catalogue.enemies[foe.who].traits
        else:
            met = heroes.holds(state, hero_seat(state, side), what, value)
        if not met:
            return False
    return True


def hero_seat(state: ThirdState, side: Side) -> int:
    """The hero in a fight: the side itself, or the opponent of an enemy."""
    return side.seat if side.hero else fight_of(state).foe(side).seat
