"""How heroes leave the game, and how it ends."""

from __future__ import annotations

from tamalir.kernel import Result, Seat
from tamalir.third.state import ThirdState


def all_lose(state: ThirdState, reason: str) -> None:
    """Nobody wins (3E-GAP-032)."""
    state.result = Result((), (tuple(range(len(state.heroes))),), reason)


def win(state: ThirdState, seat: Seat) -> None:
    """The hero that defeats the villain wins (3E-VILLAIN-003)."""
    others = [other for other in range(len(state.heroes)) if other != seat]
    left = tuple(other for other in others if other not in state.eliminated)
    gone = tuple(other for other in others if other in state.eliminated)
    ranking = tuple(group for group in ((seat,), left, gone) if group)
    state.result = Result((seat,), ranking, "villain-fell")
    state.emit("villain-falls", seat, "3E-VILLAIN-003", who=state.heroes[seat].id)


def eliminate(state: ThirdState, seat: Seat) -> None:
    """The hero leaves the board (3E-ELIM-001), its cards leave the game (3E-ELIM-002, 3E-GAP-048), and its
    gold, story tokens and damage go back to the bank (3E-ELIM-003)."""
    hero = state.heroes[seat]
    for cards in (hero.assets, hero.skills, hero.hand, hero.trophies, hero.quests):
        state.removed.extend(cards)
        cards.clear()
    state.removed.extend(hero.rumors)
    hero.rumors.clear()
    hero.gold = hero.story = hero.damage = 0
    hero.hex = None
    hero.delayed = hero.beaten = False
    state.eliminated.append(seat)
    if seat in state.to_come:
        state.to_come.remove(seat)
    if seat in state.fallen:
        state.fallen.remove(seat)
    state.emit("hero-eliminated", seat, "3E-ELIM-001", who=hero.id)
    state.book.seams.drops_out(state, seat)
    seats = len(state.heroes)
    if len(state.eliminated) == seats:
        all_lose(state, "all-eliminated")  # 3E-VILLAIN-005; 3E-GAP-033: one hero left has not won yet
        return
    while state.first in state.eliminated:  # 3E-ELIM-004: at once, but nobody has a second turn (3E-GAP-067)
        state.first = (state.first + 1) % seats
