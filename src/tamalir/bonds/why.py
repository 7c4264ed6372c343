"""Why something cannot be done now, where the expansion has its own reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tamalir.bonds.envelopes import cannot_open, cannot_send
from tamalir.bonds.parties import cannot_form, cannot_join, cannot_leave
from tamalir.bonds.party_skills import cannot_play
from tamalir.bonds.plague import cannot_cure
from tamalir.bonds.prepare import cannot_draw_on, cannot_prepare
from tamalir.bonds.state import together
from tamalir.bonds.tactics import copyable
from tamalir.bonds.trading import cannot_give, cannot_trade
from tamalir.bonds.warbands import cannot_engage
from tamalir.kernel import NO_ARGS, Args, Seat
from tamalir.third.giving import cannot_deal
from tamalir.third.heroes import own_turn
from tamalir.third.pools import find
from tamalir.third.reasons import busy
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.third.why import acting
from tamalir.third.why import why as third_why


def why(state: ThirdState, seat: Seat, option: str) -> tuple[str, Args] | None:
    """The rule that forbids an option to this seat; None for words that mean nothing here."""
    fight = state.fight
    side = None if fight is None else next((s for s in fight.sides if s.seat == seat), None)
    verb, *words = option.split(":")
    if fight is not None and side is not None and words:
        tokens = [find(side.pool, id) for id in words[0].split("+")]
        tactics = [token for token in tokens if token is not None and token.look.symbol == "tactics"]
        if verb == "spend" and tactics:
            return "UB-TACTICS-004", NO_ARGS
        if verb == "copy" and len(words) > 1:
            shown = next((t for s in fight.sides for t in s.pool if t.id == words[1]), None)
            if not tactics:
                return "UB-TACTICS-002", NO_ARGS
            if shown is None or shown.covered:
                return "UB-GAP-024", NO_ARGS
            rule = copyable(state, side, shown) or acting(fight, side)
            return None if rule is None else (rule, NO_ARGS)
    if fight is None and verb in _REASONS and state.scene is None and not state.step.startswith("setup"):
        allowed = own_turn(state, seat) or (verb in ANY_TURN and state.step == Step.TURN)
        reason = None if allowed else "3E-TURN-001"
        reason = reason or _REASONS[verb](state, seat, words)
        return (reason or busy(state, verb), NO_ARGS)
    return third_why(state, seat, option)


def _between(
    reason: Callable[[ThirdState, Seat, Seat], str | None], state: ThirdState, seat: Seat, words: list[str]
) -> str | None:
    """Why two heroes cannot do this now."""
    known = bool(words) and words[0].isdecimal() and int(words[0]) < len(state.heroes)
    return reason(state, seat, int(words[0])) if known else "UB-TRADE-004"


def _deal(state: ThirdState, seat: Seat, words: list[str]) -> str | None:
    """Free giving is for rivals (UB-TRADE-001)."""
    return "UB-TRADE-001" if together(state) else _between(cannot_deal, state, seat, words)


ANY_TURN = ("open-envelope", "trade", "join-party", "leave-party")
"""What is done between the actions of any hero."""

_REASONS: dict[str, Callable[[ThirdState, Seat, list[str]], str | None]] = {
    "prepare": lambda state, seat, words: cannot_prepare(state, seat),
    "spend-prepare": lambda state, seat, words: cannot_draw_on(state, seat),
    "send-envelope": lambda state, seat, words: cannot_send(state, seat),
    "open-envelope": lambda state, seat, words: cannot_open(state, seat),
    "trade": partial(_between, cannot_trade),
    "gift": partial(_between, cannot_give),
    "form-party": lambda state, seat, words: (
        cannot_form(state, seat) if words == ["all"] else _between(cannot_form, state, seat, words)
    ),
    "join-party": partial(_between, cannot_join),
    "play-party-skill": lambda state, seat, words: (
        cannot_play(state, seat, words[0])
        if words and words[0] in state.book.catalogue.skills
        else "UB-PARTYSKILL-002"
    ),
    "engage-warband": lambda state, seat, words: cannot_engage(state, seat, words[0] if words else ""),
    "cure-plague": lambda state, seat, words: cannot_cure(state, seat),
    "leave-party": lambda state, seat, words: cannot_leave(state, seat),
    "deal": _deal,
}
