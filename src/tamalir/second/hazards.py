"""Travel hazards: the variant in which empty country is not safe."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from tamalir.kernel import Rule, roll, rule
from tamalir.second.dice import MOVEMENT, symbols
from tamalir.second.experience import WORTH
from tamalir.second.rolls import BOTH_DICE
from tamalir.second.state import Attempt, SecondState
from tamalir.second.undefeated import undefeated_at
from tamalir.second.values import standing_effects
from tamalir.second.words import COLOURS, HERO, Colour, Terrain
from tamalir.world.dice import pips
from tamalir.world.hexes import Hex, spoken

TWO_DICE = (MOVEMENT, MOVEMENT)


@rule
def hazard_check(state: SecondState) -> Rule[None]:
    """Two movement dice on a bare space (2E-HAZARD-001): without a matching symbol a hazard strikes."""
    seat = state.active
    hero = state.heroes[seat]
    assert hero.hex is not None
    if not bare(state, hero.hex) or standing_effects(state, seat, HERO, "safe-travel"):
        return
    terrain = state.book.board.spaces[hero.hex].terrain
    faces = yield from roll("roll.hazard", TWO_DICE, {"hero": hero.id})
    shown = [symbol for face in faces for symbol in symbols(str(face))]
    safe = terrain in shown  # 2E-HAZARD-002, 2E-HAZARD-003
    facts = {"hero": hero.id, "terrain": terrain.value, "outcome": "safe" if safe else "hazard"}
    state.emit("hazard-checked", seat, "2E-HAZARD-002", **facts, dice=" ".join(map(str, faces)))
    if safe:
        return
    colour = yield from _colour(state, len(shown))
    state.emit("hazard-met", seat, "2E-HAZARD-003", hero=hero.id, colour=colour.value)
    if forfeited(state, seat, colour):
        if state.options["forfeited-hazards-rise"]:
            colour = next(c for c in COLOURS if not forfeited(state, seat, c))
        else:
            return  # the hazard passes (2E-GAP-021)
    state.attempt = Attempt(colour, hero.hex, hazard=True)


def bare(state: SecondState, space: Hex) -> bool:
    """No town, no counter of either kind and no other hero."""
    others = sum(hero.hex == space for hero in state.heroes)
    town = state.book.board.spaces[space].terrain is Terrain.TOWN
    return not (town or state.jewels.get(spoken(space)) or undefeated_at(state, space) or others > 1)


def forfeited(state: SecondState, seat: int, colour: Colour) -> bool:
    """Each Life counter takes away the easiest colour still open (2E-XP-011)."""
    return COLOURS.index(colour) < state.heroes[seat].bonuses.get("life", 0)


@rule
def _colour(state: SecondState, shown: int) -> Rule[Colour]:
    """By the doom track, or without one by the ten-sided dice (2E-HAZARD-009)."""
    if not state.options["doom-track"] or not state.doom:
        faces = yield from roll("roll.hazard-colour", BOTH_DICE)
        total = sum(map(pips, faces))
        return Colour.GREEN if total <= 6 else Colour.YELLOW if total <= 15 else Colour.BLUE
    number = shown
    if not state.options["hazard-number-of-the-check"]:
        faces = yield from roll("roll.hazard-number", TWO_DICE)  # rolled again (2E-HAZARD-006)
        number = sum(len(symbols(str(face))) for face in faces)
    return hazard_colour(state, number)


def hazard_colour(state: SecondState, number: int) -> Colour:
    """Count up the track, past the last card from the first again (2E-HAZARD-007, 2E-HAZARD-008)."""
    return state.book.adventure(state.doom[(number - 1) % len(state.doom)]).colour


def hazard_experience(state: SecondState, seat: int, colour: Colour) -> None:
    """A counter of the colour from the pile (2E-HAZARD-015), or others worth the same (2E-HAZARD-016).

    If the pile cannot make up the value, the winner may take more and give back counters for the
    difference (2E-GAP-089); failing that too, nothing is gained (2E-HAZARD-017).
    """
    hero = state.heroes[seat]
    worth = WORTH[colour]
    taken = {colour: 1} if state.pile[colour] else _exactly(state.pile, worth)
    if taken is None:
        for extra in range(1, sum(WORTH.values()) * 2):
            more, back = _exactly(state.pile, worth + extra), _exactly(hero.counters, extra)
            if more is not None and back is not None:
                taken = more
                for given, n in back.items():
                    hero.counters[given] -= n
                    state.pile[given] += n
                break
    if taken is None:
        state.emit("no-experience", seat, "2E-HAZARD-017", hero=hero.id)
        return
    for gained, n in taken.items():
        state.pile[gained] -= n
        hero.counters[gained] = hero.counters.get(gained, 0) + n
        state.emit("counter-taken", seat, "2E-HAZARD-015", hero=hero.id, colour=gained.value)


def _exactly(counters: Mapping[Colour, int], worth: int) -> dict[Colour, int] | None:
    """The fewest counters worth just so much, if there are such."""
    best: dict[Colour, int] | None = None
    ranges = [range(min(counters.get(colour, 0), worth // WORTH[colour]) + 1) for colour in COLOURS]
    for numbers in product(*ranges):
        handful = {colour: n for colour, n in zip(COLOURS, numbers, strict=True) if n}
        if sum(WORTH[colour] * n for colour, n in handful.items()) == worth:
            best = handful if best is None or sum(handful.values()) < sum(best.values()) else best
    return best
