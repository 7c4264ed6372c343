"""Enemies that break what is used against them: Items must be committed before the roll."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, choose_some, rule
from tamalir.second.limits import discard_card
from tamalir.second.state import Check, SecondState
from tamalir.second.values import enemy, item_bonus
from tamalir.second.words import Kind
from tamalir.second.wounds import after_a_loss


def breaks_items(state: SecondState) -> bool:
    """Whether the enemy discards the Items used in a failed roll against it."""
    fight = state.fight
    if fight is None or fight.foe is None:
        return False
    return any(effect.do == "breaks-items" for effect in enemy(state, fight).effects)


@rule
def commit_items(state: SecondState, seat: Seat, kind: Kind, attack: bool) -> Rule[list[str]]:
    """Say before rolling which always-on Items are used: only they help and are at risk (2E-EFFECT-013)."""
    helping = [
        (item.card, item_bonus(state, seat, item.card, kind, attack))
        for item in state.heroes[seat].items
        if item_bonus(state, seat, item.card, kind, attack)
    ]
    act = "attack" if attack else "defence"
    options = [
        Option(f"commit:{card}", card, {"card": card, "n": bonus, "act": act}) for card, bonus in helping
    ]
    args = {"kind": kind.value, "act": act}
    return (yield from choose_some(seat, "roll.commit", options, at_most=len(options), args=args))


def break_items(state: SecondState, check: Check, committed: list[str]) -> None:
    """The roll has failed: the Items used in it are gone, but for kept adventure cards (2E-COMBAT-029)."""
    hero = state.heroes[check.seat]
    used = [*committed, *(note.card for note in check.used)]
    for card in dict.fromkeys(used):
        if any(item.card == card for item in hero.items) and not state.book.is_adventure(card):
            discard_card(state, check.seat, card)
            after_a_loss(state, check.seat)
