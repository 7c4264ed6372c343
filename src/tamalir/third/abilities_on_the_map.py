"""Abilities outside combat: which may be used, and using them."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third import heroes
from tamalir.third.cards import Ability
from tamalir.third.costs import cannot_pay, pay
from tamalir.third.state import ThirdState, Unfinished
from tamalir.third.uses import Deed, carry_out, pointless
from tamalir.world.limits import Used
from tamalir.world.words import Until


def refusal(state: ThirdState, seat: Seat, card: str, ability: Ability) -> str | None:
    """The rule that forbids a hero to use an ability now, its moment being right."""
    hero = state.heroes[seat]
    if ability.limit is Until.TURN and not heroes.own_turn(state, seat):
        return "3E-ONCE-002"
    if hero.used and hero.used_up(card, ability.id):
        return "3E-ONCE-001" if ability.limit is Until.TURN else "3E-GOLDEN-002"
    if not heroes.met(state, seat, ability.effect.given):
        return "3E-ABILITY-001"
    if ability.when == "action" and state.actions < 1:
        return "3E-ACTION-006"
    if state.fight is not None:
        for effect in ability.effect.within():
            if effect.do in NOT_IN_COMBAT:
                return NOT_IN_COMBAT[effect.do]
    return cannot_pay(state, seat, ability.effect.cost) or pointless(
        Deed(state, seat, card, ability), ability.effect
    )


NOT_IN_COMBAT = {
    "move": "3E-COMBAT-015",
    "roll-to-move": "3E-COMBAT-015",
    "go-to": "3E-COMBAT-015",
    "draw-adventure": "3E-COMBAT-020",
    "engage": "3E-COMBAT-020",
    "challenge": "3E-COMBAT-020",
}
"""Verbs that a fighting hero has no use for: it does not move, and nobody else comes in."""


def usable(state: ThirdState, seat: Seat, moment: str) -> list[Option[tuple[str, Ability]]]:
    """What a hero may use now."""
    return [
        Option(f"ability:{ability.id}", (card, ability), {"ability": ability.id})
        for card, ability in heroes.different(heroes.abilities_for(state, seat, moment))
        if refusal(state, seat, card, ability) is None
    ]


@rule
def use(state: ThirdState, seat: Seat, card: str, ability: Ability, by_itself: bool = False) -> Rule[None]:
    """Pay, then do what the ability says. If that stands by itself, nothing comes after it: a combat it
    starts need not be over within it."""
    hero = state.heroes[seat]
    if ability.limit is Until.TURN or ability.limit is Until.GAME:
        hero.used.append(Used(seat, card, ability.id, ability.limit))
    state.emit("ability-used", seat, "3E-ABILITY-001", who=hero.id, ability=ability.id)
    if ability.when == "action":
        state.actions -= 1  # 3E-ACTION-006
    yield from pay(state, seat, ability.effect.cost)
    deed = Deed(state, seat, card, ability)
    if not deed.over:
        deed.leaves = by_itself
        yield from carry_out(deed, ability.effect)
        if by_itself and (state.fight is not None or deed.others):
            text = Unfinished(seat, "ability", card, ability.id, x=deed.x, heroes=deed.others)
            state.unfinished.append(text)
