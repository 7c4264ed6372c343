"""Being knocked out, step by step."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.second.limits import discard_card, owned
from tamalir.second.state import Hero, SecondState
from tamalir.world.hexes import spoken


@rule
def knock_out(state: SecondState, seat: Seat, *, keeps_all: bool = False) -> Rule[None]:
    """Counters off, gold gone, dearest card lost, to the nearest town.

    `keeps_all`: under Battle Trophies the loser of a duel keeps what the winner left (2E-VAR-010).
    Experience is never lost (2E-GAP-053); surviving Allies keep their counters (2E-GAP-052).
    """
    hero = state.heroes[seat]
    state.emit("knocked-out", seat, "2E-KO-001", hero=hero.id)
    hero.wounds = hero.exhaustion = 0  # 2E-KO-002
    if not keeps_all:
        if hero.gold:
            state.emit("gold-lost", seat, "2E-KO-003", hero=hero.id, n=hero.gold)
        hero.gold = 0  # 2E-KO-003
        yield from _lose_the_dearest(state, seat, hero)
    yield from _to_the_nearest_town(state, seat, hero)


@rule
def _lose_the_dearest(state: SecondState, seat: Seat, hero: Hero) -> Rule[None]:
    """The Ally or Item with the highest cost (2E-KO-004); kept adventure cards are skipped (2E-GAP-051)."""
    cards = dearest(state, hero)
    if not cards:
        return
    options = [Option(f"lose:{card}", card, {"card": card}) for card in cards]  # 2E-KO-005
    discard_card(state, seat, (yield from choose(seat, "knockout.card", options)))


def dearest(state: SecondState, hero: Hero) -> list[str]:
    """The cards of which a knock-out takes one; none where it takes none (2E-VAR-002)."""
    cards = [card for card in owned(hero) if not state.book.is_adventure(card)]
    if not cards or state.options["softer-knockouts"]:
        return []
    highest = max(state.book.cost(card) for card in cards)
    return [card for card in cards if state.book.cost(card) == highest]


@rule
def _to_the_nearest_town(state: SecondState, seat: Seat, hero: Hero) -> Rule[None]:
    """By the fewest steps, whatever the terrain (2E-KO-006, 2E-GAP-054)."""
    if hero.hex is None:
        return  # not on the map yet (2E-GAP-004)
    towns = state.book.board.towns
    options = [
        Option(f"town:{town}", town, {"town": town, "hex": spoken(towns[town])})
        for town in state.book.board.nearest_towns(hero.hex)  # 2E-KO-007
    ]
    town = yield from choose(seat, "knockout.town", options)
    hero.hex = towns[town]
    hero.came_from = None  # 2E-GAP-008
    state.emit("carried-to-town", seat, "2E-KO-006", hero=hero.id, town=town)
