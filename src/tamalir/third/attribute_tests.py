"""Attribute tests: reveal by attribute, exert, count the stars (3E-TEST-001)."""

from __future__ import annotations

from functools import partial

from tamalir.kernel import Args, Option, Rule, Seat, rule
from tamalir.third.asking import any_moment
from tamalir.third.heroes import attribute, bonus
from tamalir.third.skills import draw_skill, exert_with, renew_skill_deck, ways_to_exert
from tamalir.third.state import ThirdState
from tamalir.world.asking import Aside, ask


@rule
def attribute_test(state: ThirdState, seat: Seat, name: str, modifier: int = 0) -> Rule[int]:
    """How many successes the hero shows."""
    hero = state.heroes[seat]
    outer, state.revealed = state.revealed, []
    number = attribute(state, seat, name) + modifier + bonus(state, seat, "tests")  # 3E-TEST-003
    state.emit("test-begins", seat, "3E-TEST-001", who=hero.id, attribute=name, n=max(0, number))
    for _ in range(number):  # 3E-TEST-004: no fewer; 3E-TEST-006, 3E-GAP-050: none if it is 0 or less
        if not (yield from _reveal(state, seat)):
            break
    yield from _exert(state, seat, name)
    successes = stars(state)
    state.emit("test-over", seat, "3E-TEST-008", who=hero.id, attribute=name, n=successes)
    state.skill_discards.extend(state.revealed)  # 3E-TEST-012
    state.revealed = outer
    renew_skill_deck(state)  # 3E-SKILL-002
    return successes


@rule
def _reveal(state: ThirdState, seat: Seat) -> Rule[bool]:
    card = yield from draw_skill(state)
    if card is None:
        return False  # 3E-GAP-046
    state.revealed.append(card)
    star = "yes" if state.book.catalogue.skills[card].success else "no"
    state.emit("test-card", seat, "3E-TEST-002", who=state.heroes[seat].id, card=card, star=star)
    return True


@rule
def _exert(state: ThirdState, seat: Seat, name: str) -> Rule[None]:
    """Each exertion reveals one more card and is resolved by itself (3E-TEST-005), after a success too
    (3E-TEST-007)."""

    def facts() -> Args:
        return {"who": state.heroes[seat].id, "attribute": name, "n": stars(state)}

    def ways() -> list[Option[str | Aside | None]]:
        if seat in state.fallen:  # 3E-GAP-057
            return []
        return [*ways_to_exert(state, seat), *_more_cards(state, seat)]

    def offers() -> list[Option[str | Aside | None]]:
        return [*ways(), Option("enough", None)]

    while any(way.refused is None for way in ways()):
        card = yield from ask(seat, "test.exert", offers, facts, partial(_other_abilities, state, seat))
        if card is None:
            return
        exert_with(state, seat, card)
        yield from _reveal(state, seat)


def _more_cards(state: ThirdState, seat: Seat) -> list[Option[Aside]]:
    """Abilities for any moment that bring skill cards: with an empty hand too they are worth a question."""
    return [option for option in any_moment(state, seat) if _draws(state, option)]


def _other_abilities(state: ThirdState, seat: Seat) -> list[Option[Aside]]:
    return [option for option in any_moment(state, seat) if not _draws(state, option)]


def _draws(state: ThirdState, option: Option[Aside]) -> bool:
    effect = state.book.abilities[str(option.args["ability"])].effect
    return any(inner.do == "draw-skills" for inner in effect.within())


def stars(state: ThirdState) -> int:
    """Each star on a revealed card is one success (3E-TEST-008)."""
    skills = state.book.catalogue.skills
    return sum(skills[card].success for card in state.revealed)
