"""Heroes knocked out outside combat."""

from __future__ import annotations

from tamalir.kernel import Rule, rule
from tamalir.second.endgame import eliminate
from tamalir.second.knockout import knock_out
from tamalir.second.state import SecondState
from tamalir.second.words import HERO, Step
from tamalir.second.wounds import fallen


def somebody_has_fallen(state: SecondState) -> bool:
    """Whether anybody waits to be carried off."""
    alive = state.book.surely_alive
    for seat, hero in enumerate(state.heroes):
        if hero.wounds and (hero.wounds > alive[hero.id, not hero.allies] or hero.modifiers):
            if not hero.out and fallen(state, seat, HERO):
                return True
    return False


@rule
def carry_off_the_fallen(state: SecondState) -> Rule[None]:
    """Whoever's wounds have reached its Life is knocked out, whatever the cause (2E-GAP-049).

    On the hero's own turn that ends the turn; on another's the turn goes on (2E-GAP-050).
    The active player comes first. In the Endgame whoever falls is eliminated instead (2E-GAP-068).
    """
    for n in range(len(state.heroes)):
        seat = (state.active + n) % len(state.heroes)
        hero = state.heroes[seat]
        if not hero.wounds or hero.out or not fallen(state, seat, HERO):
            continue
        if state.endgame:
            eliminate(state, seat)
        else:
            yield from knock_out(state, seat)
            if seat == state.active:
                state.attempt = None
                state.step = Step.END
