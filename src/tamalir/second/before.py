"""The Before Combat stage."""

from __future__ import annotations

from tamalir.kernel import Rule, Seat, rule
from tamalir.second.asking import use_cards
from tamalir.second.effects import follow
from tamalir.second.state import Fight, SecondState
from tamalir.second.uses import Use
from tamalir.second.values import enemy
from tamalir.second.words import HERO, Cause, Window


@rule
def before_combat(state: SecondState, fight: Fight) -> Rule[None]:
    """Only before the first round (2E-COMBAT-007). The adventure card goes first (2E-COMBAT-002)."""
    state.window, state.activated = Window.BEFORE_COMBAT, []
    if fight.cause == Cause.HAZARD:
        return  # 2E-HAZARD-012
    if fight.rival is not None:
        yield from _between_heroes(state, fight)
        return
    state.emit("combat-begins", fight.seat, foe=enemy(state, fight).id, hero=state.heroes[fight.seat].id)
    for n, effect in enumerate(enemy(state, fight).effects):
        if effect.when == "before-combat" and not fight.outcome:
            yield from follow(Use(state, fight.seat, HERO, enemy(state, fight).id, n, effect), (effect,))
    yield from _own_abilities(state, fight.seat)


@rule
def _own_abilities(state: SecondState, seat: Seat) -> Rule[None]:
    """Each ability of hero and Allies once (2E-COMBAT-003), in any order (2E-COMBAT-005)."""
    yield from use_cards(state, seat, "combat.before", "before-combat", "to-battle")


@rule
def _between_heroes(state: SecondState, fight: Fight) -> Rule[None]:
    """The defender goes first (2E-DUEL-003), then the attacker (2E-DUEL-004)."""
    heroes = state.heroes
    state.emit("duel-begins", fight.seat, hero=heroes[fight.attacker].id, rival=heroes[fight.defender].id)
    yield from _own_abilities(state, fight.defender)
    if not fight.outcome:
        yield from _own_abilities(state, fight.attacker)
