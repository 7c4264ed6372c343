"""What follows a battle."""

from __future__ import annotations

from tamalir.kernel import Rule, rule
from tamalir.second.discards import discard_adventure
from tamalir.second.endgame import after_confrontation
from tamalir.second.fallen import carry_off_the_fallen
from tamalir.second.hazards import hazard_experience
from tamalir.second.knockout import knock_out
from tamalir.second.rewards import defeat_challenge, win
from tamalir.second.spoils import end_of_duel
from tamalir.second.state import Fight, SecondState
from tamalir.second.undefeated import onto_the_track
from tamalir.second.words import Cause, Outcome, Step, Terrain
from tamalir.second.wounds import after_a_loss


@rule
def after_battle(state: SecondState, fight: Fight) -> Rule[None]:
    """Victory goes on with the turn; escape, knockout and the end of a duel end it (2E-TURN-004)."""
    state.window, state.activated = None, []
    state.check = state.blow = None
    state.fight = None
    if fight.foe is not None:
        state.resolving.append(fight.foe.card)
    if fight.rival is not None:
        retreat(state, fight)
        state.step = Step.END  # 2E-DUEL-016
        yield from end_of_duel(state, fight)
    elif fight.cause == Cause.ENDGAME:
        yield from after_confrontation(state, fight)
    elif fight.cause == Cause.HAZARD:
        yield from _after_a_hazard(state, fight)
    elif fight.outcome == Outcome.WON:
        yield from defeat_challenge(state, fight)
        state.step = _after_victory(state, fight)
    else:
        yield from _undefeated(state, fight)
    if state.result is None:
        for seat in range(len(state.heroes)):
            after_a_loss(state, seat)  # what was raised for the battle falls again (2E-GAP-034)
        yield from carry_off_the_fallen(state)


@rule
def _undefeated(state: SecondState, fight: Fight) -> Rule[None]:
    """The hero got away or fell; the Challenge stays in the world (2E-ESCAPE-006, 2E-KO-008)."""
    assert fight.foe is not None
    retreat(state, fight)
    if fight.outcome == Outcome.LOST:
        yield from knock_out(state, fight.seat)
    if fight.space is not None:
        onto_the_track(state, fight.foe.card, fight.space)
    state.step = Step.END  # 2E-ESCAPE-007, 2E-KO-009


@rule
def _after_a_hazard(state: SecondState, fight: Fight) -> Rule[None]:
    """Experience but no reward (2E-HAZARD-014, 2E-HAZARD-015); it never goes to the track (2E-HAZARD-018)."""
    assert fight.foe is not None
    card, seat = fight.foe.card, fight.seat
    if fight.outcome == Outcome.WON:
        state.emit("challenge-defeated", seat, "2E-HAZARD-015", hero=state.heroes[seat].id, foe=card)
        if state.book.challenges[card].wins:
            win(state, seat, "victory-margath")  # 2E-GAP-097
            return
        hazard_experience(state, seat, state.book.challenges[card].colour)
        state.step = Step.EXPERIENCE  # 2E-GAP-072
    else:
        if fight.outcome == Outcome.LOST:
            yield from knock_out(state, seat)  # 2E-HAZARD-019
        state.step = Step.END
    discard_adventure(state, card)


def _after_victory(state: SecondState, fight: Fight) -> Step:
    """The Experience step follows; in a town the Market step comes first (2E-GAP-078)."""
    here = state.heroes[fight.seat].hex
    town = here is not None and state.book.board.spaces[here].terrain is Terrain.TOWN
    return Step.MARKET if town and here == fight.space else Step.EXPERIENCE


def retreat(state: SecondState, fight: Fight) -> None:
    """Back to where the hero came from (2E-ESCAPE-005), in a duel as well (2E-GAP-058)."""
    if fight.outcome not in (Outcome.ESCAPED, Outcome.BROKEN_OFF):
        return
    if fight.outcome == Outcome.BROKEN_OFF and fight.rival is not None:
        return  # nobody wins and nobody moves (2E-GAP-094)
    hero = state.heroes[fight.attacker]
    state.emit("escaped", fight.attacker, "2E-ESCAPE-005", hero=hero.id)
    if hero.came_from is not None:  # otherwise it stays where it is (2E-GAP-009)
        hero.hex, hero.came_from = hero.came_from, None
