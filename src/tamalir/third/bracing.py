"""The last moment before damage lands: what can keep a hero standing."""

from __future__ import annotations

from tamalir.kernel import Choose, Option, Rule, Seat, rule
from tamalir.third import heroes
from tamalir.third.asking import any_moment
from tamalir.third.harm import suffer
from tamalir.third.state import ThirdState
from tamalir.third.uses import Deed
from tamalir.world.asking import Aside


def ways_to_stand(state: ThirdState, seat: Seat, amount: int, left: int) -> list[Option[Aside]]:
    """Abilities for any moment that heal (3E-ONCE-003), if damage of this amount would defeat a hero that has
    so much health left, and together they can prevent that. Before any other damage nobody need be asked:
    the moment before the next is as good."""
    if amount < left or not heroes.own_turn(state, seat):
        return []
    ways = [o for o in any_moment(state, seat) if o.refused is None and heals(state, seat, o)]
    healed = min(state.heroes[seat].damage, sum(heals(state, seat, option) for option in ways))
    return ways if amount < left + healed else []


def heals(state: ThirdState, seat: Seat, option: Option[Aside]) -> int:
    """How much an ability takes off at most."""
    ability = state.book.abilities[str(option.args["ability"])]
    deed, most = Deed(state, seat, "", ability), 0
    for effect in ability.effect.within():
        if effect.do == "heal":
            amount = effect.args["amount"]
            most += state.heroes[seat].damage if amount == "all" else deed.number(amount)
    return most


@rule
def suffer_braced(state: ThirdState, seat: Seat, amount: int) -> Rule[None]:
    """Damage outside combat, with the same last moment before it."""
    hero = state.heroes[seat]
    while ways := ways_to_stand(state, seat, amount, heroes.health(state, seat) - hero.damage):
        options: list[Option[Aside | None]] = [*ways, Option("take-damage", None)]
        chosen: Option[Aside | None] = yield Choose(
            seat, "hero.brace", options, {"who": hero.id, "n": amount}, lambda: any_moment(state, seat)
        )
        if chosen.value is None:
            break
        yield from chosen.value.run()
    suffer(state, seat, amount)
