"""Why something that is not even on offer now cannot be done."""

from __future__ import annotations

from tamalir.kernel import NO_ARGS, Args, Seat
from tamalir.second.asking import keeps
from tamalir.second.limits import owned
from tamalir.second.state import SecondState
from tamalir.second.uses import LABEL_RULES, Use, abilities, refused
from tamalir.second.vocabulary import window_of


def why(state: SecondState, seat: Seat, option: str) -> tuple[str, Args] | None:
    """The rule that stands in the way, for words that mean something in this game."""
    verb, _, thing = option.partition(":")
    if verb == "use":
        return _why_not_use(state, seat, thing)
    if verb == "discard" and thing in (*owned(state.heroes[seat]), *state.heroes[seat].kept):
        # Any time is whenever the owner has a decision to make (2E-GAP-032).
        return keeps(state, seat, thing) or "2E-GAP-032", {"card": thing}
    rule = _why_not_act(state, seat, verb, thing) or _MOMENTS.get(verb)
    return None if rule is None else (rule, NO_ARGS)


def _why_not_act(state: SecondState, seat: Seat, verb: str, thing: str) -> str | None:
    """In a battle: acts of the side that chooses nothing, or after the choice of the phase has been made."""
    fight = state.fight
    if verb not in ("attack", "ally", "defend", "escape") or fight is None or fight.round == 0:
        return None
    if verb == "defend" and thing:
        return "2E-ALLY-007"
    if seat != fight.attacker:
        return _DEFENDERS[verb] if fight.rival is not None and seat == fight.defender else None
    if verb == "escape" or fight.stage == "escape":
        return None
    if fight.rival is not None:
        return "2E-DUEL-022"
    attacking = state.check is not None and state.check.attack
    return "2E-COMBAT-022" if attacking and verb != "defend" else "2E-COMBAT-033"


_DEFENDERS = {
    "attack": "2E-DUEL-011",
    "defend": "2E-DUEL-011",
    "ally": "2E-DUEL-012",
    "escape": "2E-DUEL-006",
}
"""What the defender of a duel may not do."""


_MOMENTS = {
    "attack": "2E-COMBAT-010",
    "defend": "2E-COMBAT-010",
    "ally": "2E-ALLY-001",
    "escape": "2E-ESCAPE-001",
    "sell": "2E-LIMIT-007",
    "buy": "2E-MARKET-001",
    "hire": "2E-MARKET-001",
}
"""Acts that belong to a moment which is not now."""


def _why_not_use(state: SecondState, seat: Seat, thing: str) -> tuple[str, Args] | None:
    card = thing.partition("#")[0]
    known = (state.book.heroes, state.book.items, state.book.allies)
    if not any(card in kind for kind in known) and not state.book.is_adventure(card):
        return None
    mine = [use for use in abilities(state, seat) if use.id == thing or use.card == card]
    if not mine:
        return "2E-EFFECT-001", {"card": card}
    return _moment(mine[0]), {"card": card}


def _too_late(use: Use) -> str | None:
    """Cards of a duel's defender that would fit the phase, but not the attacker's part in it."""
    fight = use.state.fight
    if fight is None or fight.rival is None or fight.round == 0 or use.seat != fight.defender:
        return None
    if use.effect.when == "attack-roll" or window_of(use.effect) == "hit":
        return "2E-GAP-093"
    rolled = use.state.check is not None and use.state.check.seat == fight.attacker
    return "2E-DUEL-009" if rolled and window_of(use.effect) == "roll" else None


def _moment(use: Use) -> str:
    """A card that is spent says so first; else its label, or the condition in its text, is not met."""
    spent = refused(use)
    if spent in ("2E-ACT-002", "2E-COMBAT-003", "2E-DUEL-012"):
        return spent
    return _too_late(use) or LABEL_RULES.get(use.effect.when, "2E-EFFECT-009")
