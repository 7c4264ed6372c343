"""Damage and healing of heroes outside combat, and what a defeat brings."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Seat
from tamalir.third.heroes import health
from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex, spoken

ZOMBIE_DAMAGE = 2
"""3E-ZOMBIE-004"""


def suffer(state: ThirdState, seat: Seat, amount: int) -> int:
    """Take damage that nothing blocks; what exceeds health is ignored (3E-DAMAGE-002)."""
    hero = state.heroes[seat]
    most = health(state, seat)
    taken = min(amount, most - hero.damage)
    if taken <= 0:
        return 0
    hero.damage += taken
    state.emit("hero-damaged", seat, "3E-DAMAGE-001", who=hero.id, n=taken)
    if hero.damage == most:
        fall(state, seat)
    return taken


def fall(state: ThirdState, seat: Seat) -> None:
    """The hero is defeated; abilities that work after that wait until all is over (3E-GAP-059)."""
    hero = state.heroes[seat]
    if not hero.beaten:
        hero.beaten = True
        state.fallen.append(seat)
        state.emit("hero-defeated", seat, "3E-DEFEAT-001", who=hero.id)
        state.book.seams.drops_out(state, seat)


def heal(state: ThirdState, seat: Seat, amount: int) -> int:
    """Take damage tokens off (3E-HEAL-001); gives how many. Without damage nothing heals (3E-HEAL-002)."""
    hero = state.heroes[seat]
    healed = min(amount, hero.damage)
    if healed:
        hero.damage -= healed
        hero.beaten = False
        state.emit("hero-healed", seat, "3E-HEAL-001", who=hero.id, n=healed)
    return healed


def enter(state: ThirdState, seat: Seat, there: Hex, rule: str) -> None:
    """A hero enters a hex, in whatever way (3E-GAP-056)."""
    for mover in state.book.seams.sets_out(state, seat):
        _arrive(state, mover, there, rule)


def goes_alone(state: ThirdState, seat: Seat) -> Sequence[Seat]:
    """In the base game every hero moves by itself."""
    return (seat,)


def nobody_minds(state: ThirdState, seat: Seat) -> None:
    """Nothing else follows from a delay, a defeat or an elimination in the base game."""


def _arrive(state: ThirdState, seat: Seat, there: Hex, rule: str) -> None:
    """Any number may stand on a hex (3E-HEX-003)."""
    hero = state.heroes[seat]
    hero.hex = there
    state.emit("hero-moved", seat, rule, who=hero.id, hex=spoken(there))
    if state.zombies.get(there):
        state.emit("zombies-met", seat, "3E-ZOMBIE-004", who=hero.id, hex=spoken(there))
        suffer(state, seat, ZOMBIE_DAMAGE)
