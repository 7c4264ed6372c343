"""Fights between heroes, and whatever else the solver cannot follow: played out on forks.

Each option is tried on forks of the real table with fresh luck; both sides then fight by one simple
policy. The chances are those of that policy, and `error` is the half-width of their 95 % interval
(Hoeffding), so the answer says how far it can be trusted.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, cast

from tamalir.kernel import Choose, Fast, Passed, Rule, Seat, Table
from tamalir.odds.advisor import Late, Odds
from tamalir.odds.second.chances import at_least
from tamalir.second import values
from tamalir.second.edition import EDITION
from tamalir.second.state import SecondState
from tamalir.second.turn import next_step
from tamalir.second.words import HERO, Kind, Outcome


def _until_it_is_over(state: SecondState) -> Rule[None] | Passed | None:
    return None if state.fight is None or state.fight.outcome else next_step(state)


FIGHT_ONLY = EDITION.with_(step=_until_it_is_over)
"""The second edition, over when the fight is."""

TRIES = 24
"""Forks for each option."""
LONGEST = 400
"""Answers until a fork is given up as undecided."""
CONFIDENCE = 0.05


def duel_odds(table: Table[Any], seat: Seat, tries: int = TRIES, stop: Late = None) -> dict[str, Odds]:
    """Option id -> chances by playing out, for a seat that takes part in a duel."""
    request = table.pending(seat)
    state = cast("SecondState", table.state)
    fight = state.fight
    if request is None or fight is None or seat not in (fight.seat, fight.rival):
        return {}
    return {
        option.id: sampled(table, seat, option.id, tries, stop)
        for option in request.options
        if option.refused is None
    }


def sampled(table: Table[Any], seat: Seat, option: str, tries: int = TRIES, stop: Late = None) -> Odds:
    """What follows one option, from forks of the real rules."""
    win = loss = 0
    wounds = exhaustion = 0.0
    before = cast("SecondState", table.state).heroes[seat]
    done = 0
    for n in range(tries):
        if done and stop is not None and stop():
            break
        done += 1
        fork = table.fork(Fast(0x0DD5 + 7919 * n + len(table.journal)))
        fork.edition = FIGHT_ONLY
        fork.answer(option, seat)
        after = _played_out(fork, seat)
        win += after[0] == "win"
        loss += after[0] == "loss"
        wounds += after[1] - before.wounds
        exhaustion += after[2] - before.exhaustion
    error = sqrt(log(2 / CONFIDENCE) / (2 * done))
    return Odds(
        win=win / done,
        loss=loss / done,
        away=(done - win - loss) / done,
        wounds=wounds / done,
        exhaustion=exhaustion / done,
        exact=False,
        error=error,
    )


def _played_out(table: Table[Any], seat: Seat) -> tuple[str, float, float]:
    """How the fight of this fork ends for a seat, with its wounds and exhaustion at that moment."""
    state = cast("SecondState", table.state)
    life = values.life(state, seat, HERO)
    for _ in range(LONGEST):
        state = cast("SecondState", table.state)
        fight, request = state.fight, table.request
        if fight is None or fight.outcome or not isinstance(request, Choose):
            break
        table.take(_simple(state, cast("Choose[Any]", request)))
    fight = cast("SecondState", table.state).fight
    hero = cast("SecondState", table.state).heroes[seat]
    if fight is None:
        return "away", float(hero.wounds), float(hero.exhaustion)
    if fight.rival is not None and fight.outcome in (Outcome.ATTACKER, Outcome.DEFENDER, Outcome.BOTH):
        winner = fight.attacker if fight.outcome == Outcome.ATTACKER else fight.defender
        won = winner == seat
        return ("win" if won else "loss"), float(hero.wounds if won else life), float(hero.exhaustion)
    end = "win" if fight.outcome == Outcome.WON else "loss" if fight.outcome == Outcome.LOST else "away"
    return end, float(hero.wounds), float(hero.exhaustion)


def _simple(state: SecondState, request: Choose[Any]) -> Any:
    """Attack where the hit is likeliest, use every card that helps, never flee."""
    fight = state.fight
    ids = {option.id: option for option in request.options}
    if request.key == "combat.act" and fight is not None:
        if "attack" in ids and _is_the_moment(state, Kind(fight.stage)):
            return ids["attack"]
        allies = [option for option in request.options if option.verb == "ally"]
        return allies[0] if allies else ids["defend"]
    for quiet in ("stay", "to-battle"):
        if quiet in ids:
            return ids[quiet]
    return request.options[0]


def _is_the_moment(state: SecondState, kind: Kind) -> bool:
    """Whether no later phase of the round is better for the attacking hero."""
    fight = state.fight
    assert fight is not None
    seat = fight.attacker

    def worth(kind: Kind) -> float:
        plus = values.value(state, seat, HERO, kind.attribute)
        if fight.rival is not None:
            target = values.value(state, fight.defender, HERO, kind.attribute) + 11
        else:
            target = values.enemy_value(state, fight, kind.attribute)
        return at_least(target - plus) * values.damage(state, seat, HERO, kind)

    kinds = list(Kind)
    return all(worth(kind) >= worth(other) for other in kinds[kinds.index(kind) + 1 :])
