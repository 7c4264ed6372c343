"""Verbs of second-edition cards: enemies that Encounters and Events make."""

from __future__ import annotations

from tamalir.kernel import Rule, rule
from tamalir.second.aftermath import retreat
from tamalir.second.agreement import StepOver
from tamalir.second.combat import battle
from tamalir.second.effects import follow
from tamalir.second.state import Fight, Foe
from tamalir.second.uses import Use
from tamalir.second.vocabulary import VERBS
from tamalir.second.words import Cause, Outcome, Stage, Step, Window
from tamalir.second.wounds import after_a_loss
from tamalir.world.effects import Effect


@VERBS.verb("fight", when=("encounter", "card", "event"))
@rule
def fight(
    use: Use,
    win: tuple[Effect, ...] = (),
    escape: tuple[Effect, ...] = (),
) -> Rule[None]:
    """Combat with the enemy printed on the card (2E-GAP-016).

    Its defeat brings only what the card says. Escape leads back and ends the turn as always
    (2E-ESCAPE-005, 2E-ESCAPE-007); a hero that falls is carried off when the card is done with.
    """
    state = use.state
    attempt = state.attempt
    hazard = attempt is not None and attempt.hazard
    place = state.heroes[use.seat].hex
    foe = Foe(use.card)
    quarrel = Fight(
        use.seat, Cause.HAZARD if hazard else Cause.ENCOUNTER, attacker=use.seat, foe=foe, space=place
    )
    state.fight = quarrel
    while quarrel.stage != Stage.OVER:
        yield from battle(state, quarrel)
    state.fight = None
    state.check = state.blow = None
    state.window, state.activated = Window.CARD, [use.seat]
    after_a_loss(state, use.seat)  # what was raised for the battle falls again (2E-GAP-034)
    if quarrel.outcome == Outcome.WON:
        state.emit("enemy-defeated", use.seat, "2E-GAP-016", hero=state.heroes[use.seat].id, foe=use.card)
        if not hazard:  # 2E-GAP-098
            yield from follow(use, win)
    elif (
        quarrel.outcome != Outcome.LOST and not hazard
    ):  # a battle without end counts as an escape (2E-GAP-094)
        retreat(state, quarrel)
        state.attempt = None
        state.step = Step.END
        yield from follow(use, escape)
        if attempt is None:
            raise StepOver  # a task led to it in the middle of another step
