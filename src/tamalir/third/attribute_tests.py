"""Attribute tests: reveal by attribute, exert, count the stars (3E-TEST-001)."""

from __future__ import annotations

from tamalir.kernel import Option, Rule, Seat, choose, rule
from tamalir.third.heroes import attribute, bonus
from tamalir.third.skills import draw_skill, exert_with, renew_skill_deck, ways_to_exert
from tamalir.third.state import State


@rule
def attribute_test(state: State, seat: Seat, name: str, modifier: int = 0) -> Rule[int]:
    """How many successes the hero shows."""
    hero = state.heroes[seat]
    outer, state.revealed = state.revealed, []
    number = attribute(state, seat, name) + modifier + bonus(state, seat, "tests")  # 3E-TEST-003
    state.tell("test-begins", seat, "3E-TEST-001", who=hero.id, attribute=name, n=max(0, number))
    for _ in range(number):  # 3E-TEST-004: no fewer; 3E-TEST-006, 3E-GAP-050: none if it is 0 or less
        if not (yield from _reveal(state, seat)):
            break
    yield from _exert(state, seat, name)
    successes = stars(state)
    state.tell("test-over", seat, "3E-TEST-008", who=hero.id, attribute=name, n=successes)
    state.skill_discards.extend(state.revealed)  # 3E-TEST-012
    state.revealed = outer
    renew_skill_deck(state)
    return successes


@rule
def _reveal(state: State, seat: Seat) -> Rule[bool]:
    card = yield from draw_skill(state)
    if card is None:
        return False  # 3E-GAP-046
    state.revealed.append(card)
    star = "yes" if state.book.catalogue.skills[card].success else "no"
    state.tell("test-card", seat, "3E-TEST-002", who=state.heroes[seat].id, card=card, star=star)
    return True


@rule
def _exert(state: State, seat: Seat, name: str) -> Rule[None]:
    """Each exertion reveals one more card and is resolved by itself (3E-TEST-005), after a success too
    (3E-TEST-007)."""
    while True:
        options: list[Option[str | None]] = [*ways_to_exert(state, seat)]
        if not options:
            return
        options.append(Option("enough", None))
        facts = {"who": state.heroes[seat].id, "attribute": name, "n": stars(state)}
        card = yield from choose(seat, "test.exert", options, facts)
        if card is None:
            return
        exert_with(state, seat, card)
        yield from _reveal(state, seat)


def stars(state: State) -> int:
    """Each star on a revealed card is one success (3E-TEST-008)."""
    skills = state.book.catalogue.skills
    return sum(skills[card].success for card in state.revealed)
