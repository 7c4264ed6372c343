"""Phase 1 of every round: escape."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, rule
from tamalir.second.asking import ask
from tamalir.second.blows import deal_wounds
from tamalir.second.rolls import escape_target_number, escape_test
from tamalir.second.state import Fight, SecondState
from tamalir.second.values import enemy_value
from tamalir.second.words import HERO, Attribute, Outcome

CHOICE = (Option("stay", False), Option("escape", True))
ESCAPE: Option[bool] = Option("escape", True)
"""As it stands among the acts of the first phase that follows, where one question is enough for both."""


@rule
def escape_phase(state: SecondState, fight: Fight) -> Rule[None]:
    """You may try to escape (2E-ESCAPE-001), as often as you dare (2E-ESCAPE-004, 2E-GAP-044).

    In a duel only the current attacker may (2E-DUEL-006). Each failure costs a wound
    (2E-ESCAPE-003), which can be cancelled like any other (2E-GAP-046).
    """
    seat = fight.attacker
    while not fight.outcome:
        args = {"round": fight.round}
        if not (yield from ask(state, seat, "combat.escape", lambda: CHOICE, args)):
            return
        yield from attempt_escape(state, fight)


@rule
def attempt_escape(state: SecondState, fight: Fight) -> Rule[None]:
    """One attempt (2E-ESCAPE-002)."""
    target = yield from _target(state, fight)
    if (yield from escape_test(state, fight.attacker, target)):
        fight.outcome = Outcome.ESCAPED
    else:
        yield from deal_wounds(state, fight.attacker, HERO, 1)


@rule
def _target(state: SecondState, fight: Fight) -> Rule[int]:
    """The opponent's Mind (2E-ESCAPE-002); a hero rolls for it once in the phase (2E-GAP-057)."""
    if fight.rival is None:
        return enemy_value(state, fight, Attribute.MIND)
    if fight.escape_target is None:
        fight.escape_target = yield from escape_target_number(state, fight.defender)
    return fight.escape_target
