"""Wounds and exhaustion."""

from __future__ import annotations

from tamalir.kernel import Seat
from tamalir.second.discards import discard_adventure
from tamalir.second.state import SecondState
from tamalir.second.values import enemy_life, life, member, named, stamina
from tamalir.second.words import HERO, Outcome


class KnockedOut(Exception):
    """Ends whatever was being asked; the step that is under way deals with it."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


def fallen(state: SecondState, seat: Seat, who: str) -> bool:
    """Wounds equal to or above Life: defeated (2E-WOUND-003). An Ally that is gone has fallen."""
    hero = state.heroes[seat]
    if who == HERO:
        if not hero.wounds:
            return False
        if not hero.modifiers and hero.wounds <= state.book.surely_alive[hero.id, not hero.allies]:
            return False
        return hero.wounds >= life(state, seat, HERO)
    for ally in hero.allies:
        if ally.card == who:
            return ally.wounds > 0 and ally.wounds >= life(state, seat, who)
    return True


def take_wounds(state: SecondState, seat: Seat, who: str, wounds: int) -> None:
    """Place wound counters (2E-WOUND-001); whoever has enough of them falls at once."""
    if wounds <= 0:
        return
    member(state, seat, who).wounds += wounds
    state.emit("wounds-taken", seat, "2E-WOUND-001", who=named(state, seat, who), n=wounds)
    if who != HERO and fallen(state, seat, who):
        _kill(state, seat, who)
    judge(state)


def exhaust(state: SecondState, seat: Seat, who: str, amount: int) -> None:
    """Place exhaustion counters (2E-WOUND-005); beyond Stamina each becomes a wound (2E-WOUND-006)."""
    body = member(state, seat, who)
    body.exhaustion += amount
    state.emit("exhaustion-taken", seat, "2E-WOUND-005", who=named(state, seat, who), n=amount)
    overflow(state, seat, who)


def overflow(state: SecondState, seat: Seat, who: str) -> None:
    """Exhaustion above Stamina, be it new or because Stamina fell (2E-GAP-034), turns into wounds."""
    body = member(state, seat, who)
    if not body.exhaustion:
        return
    over = body.exhaustion - max(0, stamina(state, seat, who))
    if over > 0:
        body.exhaustion -= over
        take_wounds(state, seat, who, over)


def after_a_loss(state: SecondState, seat: Seat) -> None:
    """A card with a bonus is gone: compare counters with the values of now (2E-GAP-034)."""
    overflow(state, seat, HERO)
    judge(state)


def wound_the_foe(state: SecondState, wounds: int) -> None:
    """Wound counters on the Challenge."""
    fight = state.fight
    assert fight is not None
    assert fight.foe is not None
    if wounds <= 0:
        return
    fight.foe.wounds += wounds
    state.emit("foe-wounded", fight.seat, "2E-COMBAT-015", foe=fight.foe.card, n=wounds)
    judge(state)


def judge(state: SecondState) -> None:
    """A battle is decided the moment somebody falls (2E-COMBAT-024)."""
    fight = state.fight
    if fight is None or fight.outcome:
        return
    if fight.rival is not None:
        attacker, defender = fallen(state, fight.attacker, HERO), fallen(state, fight.defender, HERO)
        if attacker and defender:
            fight.outcome = Outcome.BOTH  # 2E-DUEL-015: the defender counts as the winner
        elif attacker or defender:
            fight.outcome = Outcome.DEFENDER if attacker else Outcome.ATTACKER
    elif fallen(state, fight.seat, HERO):
        fight.outcome = Outcome.LOST  # also if the Challenge falls at the same moment (2E-GAP-055)
    elif fight.foe is not None and fight.foe.wounds >= enemy_life(state, fight):
        fight.outcome = Outcome.WON


def _kill(state: SecondState, seat: Seat, card: str) -> None:
    """A killed Ally goes under the market deck (2E-ALLY-006); adventure cards go home (2E-GAP-082)."""
    hero = state.heroes[seat]
    hero.allies[:] = [ally for ally in hero.allies if ally.card != card]
    state.emit("ally-killed", seat, "2E-ALLY-006", ally=card)
    if state.book.is_adventure(card):
        discard_adventure(state, card)
    else:
        state.market.put_under(card)
    overflow(state, seat, HERO)
