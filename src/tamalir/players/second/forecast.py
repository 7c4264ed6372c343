"""What tells how a game of the Second Edition will end: experience, runes, what a hero carries, wounds."""

from __future__ import annotations

from math import log1p

from tamalir.kernel import Seat
from tamalir.players.forecast import Forecast, Marks
from tamalir.players.second.rivals import runes_of
from tamalir.second.experience import level, points, price
from tamalir.second.state import SecondState
from tamalir.second.values import life
from tamalir.second.words import HERO

RUNES = 3
"""So many win the game (2E-WIN-003)."""


def _grown(state: SecondState, seat: Seat) -> float:
    """Experience counters, and the part of the next one that is saved up: the first ones count most."""
    hero = state.heroes[seat]
    return log1p(level(hero) - 1 + points(hero) / price(state))


def _kit(state: SecondState, seat: Seat) -> float:
    """What its cards cost, and its gold."""
    hero = state.heroes[seat]
    cards = [*(item.card for item in hero.items), *(ally.card for ally in hero.allies)]
    return log1p(hero.gold + sum(map(state.book.cost, cards)))


def _sides(state: SecondState) -> list[Marks]:
    return [_side(state, seat) for seat in range(len(state.heroes))]


def _side(state: SecondState, seat: Seat) -> Marks:
    hero = state.heroes[seat]
    if hero.out or not hero.id:
        return {"out": float(hero.out)}
    runes = runes_of(state, seat)
    return {
        "grown": _grown(state, seat),
        "kit": _kit(state, seat),
        "runes": runes,
        "last-rune": float(runes == RUNES - 1),
        "hurt": min(1.0, hero.wounds / max(1, life(state, seat, HERO))),
    }


def _clock(state: SecondState) -> Marks:
    heroes = [seat for seat, hero in enumerate(state.heroes) if hero.id]
    grown = sorted((_grown(state, seat) for seat in heroes), reverse=True)
    runes = max((runes_of(state, seat) for seat in heroes), default=0)
    return {
        "one": 1.0,
        "seats": len(state.heroes) / 6,
        "alone": float(len(state.heroes) == 1),
        "price": price(state) / 5,
        "best": grown[0] if grown else 0.0,
        "mean": sum(grown) / max(1, len(grown)),
        "kit": max((_kit(state, seat) for seat in heroes), default=0.0),
        "runes": runes,
        "last-rune": float(runes == RUNES - 1),
        "doom": state.doom_counters / 8,
        "endgame": float(state.endgame),
    }


FORECAST: Forecast[SecondState] = Forecast(
    measure=lambda state: "second-alone" if len(state.heroes) == 1 else "second",
    sides=_sides,
    clock=_clock,
    round=lambda state: 1 + max(0, state.turns - 1) // len(state.heroes),
)
