"""Moments that set abilities off, outside combat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tamalir.kernel import Option, Rule, Seat, rule
from tamalir.third import heroes
from tamalir.third.abilities_on_the_map import refusal, use
from tamalir.third.asking import NO, ask, yes_or_no
from tamalir.third.cards import Ability
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step


@rule
def set_off(state: ThirdState, moment: str, seat: Seat) -> Rule[None]:
    """A moment has come for a hero: abilities that wait for it are resolved, in the order its player likes
    (3E-SIMUL-003). While the game is set up, the play side of a hero card is not in use (3E-SETUP-013)."""
    if state.step.startswith("setup") and moment != "setup":
        return
    waiting = heroes.abilities_for(state, seat, moment)
    while waiting and state.result is None and seat not in state.eliminated:
        n = 0
        names = [ability.id for _, ability in waiting]
        if len(set(names)) > 1:  # 3E-SIMUL-003
            n = yield from ask(
                state, seat, "hero.order", partial(_orders, names), partial(_about, state, seat, None)
            )
        card, ability = waiting.pop(n)
        if refusal(state, seat, card, ability) is not None:
            continue
        if ability.may or ability.effect.cost:  # 3E-GOLDEN-005
            offers = partial(_to_use_or_not, state, seat, card, ability)
            about = partial(_about, state, seat, ability)
            if not (yield from ask(state, seat, "hero.ability", offers, about)):
                continue
        yield from use(state, seat, card, ability)


def _about(state: ThirdState, seat: Seat, ability: Ability | None) -> dict[str, str]:
    facts = {"who": state.heroes[seat].id}
    return facts if ability is None else {**facts, "ability": ability.id}


def _orders(names: list[str]) -> list[Option[int]]:
    return [
        Option(f"resolve-first:{name}", names.index(name), {"ability": name}) for name in dict.fromkeys(names)
    ]


def _to_use_or_not(state: ThirdState, seat: Seat, card: str, ability: Ability) -> Sequence[Option[bool]]:
    """What was used meanwhile may have cost what this one asks for."""
    return yes_or_no() if refusal(state, seat, card, ability) is None else NO


def others_after(state: ThirdState, seats: list[Seat]) -> list[Seat]:
    """The order of simultaneous abilities: the active player first, then in turn order (3E-SIMUL-002)."""
    order = heroes.in_turn_order(state)
    if state.step == Step.TURN and state.active in order:
        order.remove(state.active)
        order.insert(0, state.active)
    return [seat for seat in order if seat in seats]
