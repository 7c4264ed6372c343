"""The flee phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import TypeAlias, cast

from tamalir.kernel import Args, Option, Rule, roll, rule
from tamalir.third.abilities import discard_to_exert
from tamalir.third.abilities_on_the_map import usable, use
from tamalir.third.asking import ask
from tamalir.third.cards import Ability
from tamalir.third.damage import end_by_defeat
from tamalir.third.harm import enter
from tamalir.third.heroes import own_turn
from tamalir.third.pools import emit_for_side
from tamalir.third.state import Dice, Fight, Side, ThirdState, fight_of
from tamalir.third.steps import Outcome, Phase
from tamalir.third.terrain import TERRAIN_DIE
from tamalir.third.values import defeated, hero_of
from tamalir.world.hexes import Hex, spoken


@rule
def flee_phase(state: ThirdState) -> Rule[None]:
    """A hero may try to flee; if it does not or cannot, a new combat round begins (3E-COMBAT-014).

    Of two heroes the attacker decides first (3E-FLEE-004). Enemies cannot flee (3E-FLEE-005).
    """
    fight = fight_of(state)
    for side in fight.sides:
        if _goes_on(fight) and may_flee(state, side) is None:
            flees = yield from ask(
                state, side.seat, "fight.flee", _flee_or_stay, partial(_about, fight, side)
            )
            if flees and not defeated(state, side):  # 3E-GAP-057
                yield from try_to_flee(state, side)
            if _goes_on(fight) and defeated(state, side):  # by what an ability used now has cost
                end_by_defeat(state, side)
    if _goes_on(fight):
        fight.phase = Phase.CAST


def _goes_on(fight: Fight) -> bool:
    return fight.ended is None


FLEE_OR_STAY = (Option("flee", True), Option("stay", False))


def _flee_or_stay() -> Sequence[Option[bool]]:
    return FLEE_OR_STAY


def _about(fight: Fight, side: Side) -> Args:
    return {"who": side.who, "round": fight.round}


def may_flee(state: ThirdState, side: Side) -> str | None:
    """The rule that keeps a side from trying, if one does."""
    if not side.hero:
        return "3E-FLEE-005"
    if hero_of(state, side).hex is None or state.book.map is None:
        return "3E-FLEE-001"  # there is nowhere to go
    return fight_of(state).no_flight


@rule
def try_to_flee(state: ThirdState, side: Side) -> Rule[None]:
    """Roll one terrain die and spend it to move to an adjacent hex that it matches (3E-FLEE-001).

    The hero may exert to roll it again as long as it has cards (3E-EXERT-003, 3E-EXERT-004), and use what it
    has for terrain rolls (3E-HERO-008). A failed attempt costs nothing else (3E-FLEE-003).
    """
    outer = state.dice
    yield from _roll(state, side)
    while True:
        choice = yield from ask(
            state, side.seat, "fight.flight", partial(_flights, state, side), partial(_shown, state, side)
        )
        if isinstance(choice, str):
            discard_to_exert(state, side, choice)
            yield from _roll(state, side)
        elif choice is None or isinstance(choice[1], int):
            break
        else:
            yield from use(state, side.seat, str(choice[0]), choice[1])  # 3E-HERO-008
    state.dice = outer
    if choice is not None:  # 3E-FLEE-002
        there = cast("Hex", choice)
        fight = fight_of(state)
        fight.ended, fight.phase = Outcome.FLIGHT, Phase.OVER
        emit_for_side(state, side, "fight-fled", "3E-FLEE-001", hex=spoken(there))
        enter(state, side.seat, there, "3E-FLEE-001")


@rule
def _roll(state: ThirdState, side: Side) -> Rule[None]:
    (face,) = yield from roll("fight.flee-die", (TERRAIN_DIE,), {"who": side.who})
    state.dice = Dice("flee", [str(face)])
    emit_for_side(state, side, "fight-flee-die", "3E-FLEE-001", face=face)


def _face(state: ThirdState) -> str:
    assert state.dice is not None
    return state.dice.faces[0]


def _shown(state: ThirdState, side: Side) -> Args:
    return {"who": side.who, "face": _face(state)}


Way: TypeAlias = Option[Hex | str | tuple[str, Ability] | None]
"""A hex to flee to, a card to exert for another roll, an ability with its card, or staying."""

STAY: Way = Option("stay", None)


def _flights(state: ThirdState, side: Side) -> list[Way]:
    """What the die leads to, with what would change it; a hero that an ability used now has brought down
    stays where it is."""
    hero = hero_of(state, side)
    if hero.hex is None or defeated(state, side):
        return [STAY]
    # 3E-GAP-022: the movement rules hold, but there is no step without a die
    options = [_way(goal) for goal in state.book.board.ways(_face(state), hero.hex)]
    options += [_again(card) for card in sorted(set(hero.hand))]
    if own_turn(state, side.seat):
        options += usable(state, side.seat, "terrain-roll")
    return [*options, STAY]


@cache
def _way(goal: Hex) -> Way:
    return Option(f"flee-to:{spoken(goal)}", goal, {"hex": spoken(goal)})


@cache
def _again(card: str) -> Way:
    return Option(f"reroll:{card}", card, {"card": card})
