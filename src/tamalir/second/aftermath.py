"""What follows a battle."""

from __future__ import annotations

from tamalir.kernel import Rule, Seat, rule
from tamalir.second.knockout import knock_out
from tamalir.second.rewards import defeat_challenge
from tamalir.second.spoils import end_of_duel
from tamalir.second.state import Fight, SecondState
from tamalir.second.undefeated import onto_the_track


@rule
def after_battle(state: SecondState, fight: Fight) -> Rule[None]:
    """Victory goes on with the turn; escape, knockout and the end of a duel end it (2E-TURN-004)."""
    state.window, state.activated = "", []
    state.check = state.blow = None
    if fight.outcome in ("escaped", "broken-off"):
        _retreat(state, fight)
    if fight.rival is not None:
        yield from end_of_duel(state, fight)
        state.step = "end"  # 2E-DUEL-016
    elif fight.outcome == "won":
        yield from defeat_challenge(state, fight)
        state.step = "experience"
    else:
        assert fight.foe is not None
        if fight.outcome == "lost":
            yield from knock_out(state, fight.seat)
        if fight.space is not None:
            onto_the_track(state, fight.foe.card, fight.space)  # 2E-ESCAPE-006, 2E-KO-008
        state.step = "end"  # 2E-ESCAPE-007, 2E-KO-009
    state.fight = None


def _retreat(state: SecondState, fight: Fight) -> None:
    """Back to where the hero came from (2E-ESCAPE-005), in a duel as well (2E-GAP-058)."""
    seat: Seat = fight.attacker
    hero = state.heroes[seat]
    if fight.outcome == "broken-off" and fight.rival is not None:
        return  # nobody wins and nobody moves (2E-GAP-094)
    state.tell("escaped", seat, "2E-ESCAPE-005", hero=hero.card)
    if hero.came_from is not None:  # otherwise it stays where it is (2E-GAP-009)
        hero.place, hero.came_from = hero.came_from, None
