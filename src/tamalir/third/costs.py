"""What abilities and cards cost outside combat."""

from __future__ import annotations

from collections.abc import Mapping

from tamalir.kernel import Rule, Seat, rule
from tamalir.third.harm import suffer
from tamalir.third.skills import exert
from tamalir.third.state import ThirdState
from tamalir.third.trophies import spend_trophies, trophies_of


def cannot_pay(state: ThirdState, seat: Seat, cost: Mapping[str, int]) -> str | None:
    """The rule by which a hero cannot pay this; one can spend only what is one's own (3E-SPEND-001)."""
    hero = state.heroes[seat]
    trophies = 0
    for what, n in cost.items():
        if what == "exert" and len(hero.hand) < n:
            return "3E-EXERT-002"
        if what == "gold" and hero.gold < n:
            return "3E-GOLD-001"
        if what == "action" and state.actions < n:
            return "3E-ACTION-006"
        if what == "story" and hero.story < n:
            return "3E-SPEND-001"
        if what.endswith("trophy"):
            trophies += n
            if len(trophies_of(state, seat, what.removesuffix("trophy").rstrip("-") or "any")) < n:
                return "3E-SPEND-001"
    return "3E-SPEND-001" if trophies > len(hero.trophies) else None


@rule
def pay(state: ThirdState, seat: Seat, cost: Mapping[str, int]) -> Rule[None]:
    """Pay, coloured trophies before those of any kind."""
    hero = state.heroes[seat]
    for what in sorted(cost, key=lambda what: what == "trophy"):
        n = cost[what]
        if what == "exert":
            for _ in range(n):
                yield from exert(state, seat)
        elif what == "gold":
            hero.gold -= n
            state.emit("gold-lost", seat, "3E-SPEND-003", hero=hero.id, n=n)
        elif what == "action":
            state.actions -= n
        elif what == "story":
            hero.story -= n
            state.emit("story-lost", seat, "3E-SPEND-003", who=hero.id, n=n, token=token_name(state))
        elif what == "damage":
            suffer(state, seat, n)
        elif what.endswith("trophy"):
            kind = what.removesuffix("trophy").rstrip("-") or "any"
            yield from spend_trophies(state, seat, kind, n)


def token_name(state: ThirdState) -> str:
    """What white story tokens are called in this scenario (3E-STORY-004)."""
    return "lore" if state.scenario is None else state.book.catalogue.scenarios[state.scenario].token
