"""Questions about a hero: its values, where it stands, what its cards say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tamalir.kernel import Seat, Unknown
from tamalir.third.cards import Ability, Card
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tamalir.world.effects import Effect
from tamalir.world.hexes import Hex

ATTRIBUTES = ("body", "mind", "spirit")
"""3E-ATTR-001"""

CONDITIONS: tuple[str, ...] = ("place", "terrain", "act", "gold", "company", *ATTRIBUTES)


def cards_of(state: ThirdState, seat: Seat) -> Iterator[tuple[str, Card]]:
    """The cards whose abilities a hero may use (3E-ABILITY-002): skills only if learned (3E-SKILL-001)."""
    catalogue = state.book.catalogue
    hero = state.heroes[seat]
    if hero.id:
        yield hero.id, catalogue.heroes[hero.id]
    for id in hero.assets:
        yield id, catalogue.assets[id]
    for id in (*hero.skills, *state.book.seams.shared_skills(state, seat)):
        yield id, catalogue.skills[id]


def never_spoilt(state: ThirdState, at: Hex, what: str) -> bool:
    """Nothing destroys a place in the base game."""
    return False


def no_more_amounts(state: ThirdState, seat: Seat, amount: str) -> int | None:
    """The base game counts attributes and story tokens."""
    return None


def no_shared_skills(state: ThirdState, seat: Seat) -> Sequence[str]:
    """In the base game a hero has its own skills only (3E-ABILITY-002)."""
    return ()


def abilities_for(state: ThirdState, seat: Seat, moment: str) -> list[tuple[str, Ability]]:
    """Abilities of a hero for one moment, each with its card."""
    return [
        (id, ability)
        for id, card in cards_of(state, seat)
        for ability in card.abilities
        if ability.when == moment
    ]


def different(found: list[tuple[str, Ability]]) -> list[tuple[str, Ability]]:
    """What there is to choose from: copies of a card are one choice, as long as one of them is unused."""
    return list({ability.id: (card, ability) for card, ability in found}.values())


def standing_effects(state: ThirdState, seat: Seat, verb: str) -> Iterator[Effect]:
    """Effects of a hero's cards that work without being used."""
    for _, card in cards_of(state, seat):
        for ability in card.abilities:
            effect = ability.effect
            if ability.when == "always" and effect.do == verb and met(state, seat, effect.given):
                yield effect


# --- values -----------------------------------------------------------------------------


def bonus(state: ThirdState, seat: Seat, value: str) -> int:
    """What a hero's cards add to a value: all of it counts at once (3E-ATTR-002)."""
    found = 0
    for effect in standing_effects(state, seat, "bonus"):
        if effect.args["value"] == value:
            found += amount_of(state, seat, effect.args["amount"])
    return found


def amount_of(state: ThirdState, seat: Seat, amount: int | str) -> int:
    """A number, or what it stands for: the hero's attribute, or its story tokens. It follows the state
    (3E-X-002), and a negative attribute counts as 0 (3E-ATTR-003)."""
    if isinstance(amount, int):
        return amount
    counted = state.book.seams.amount(state, seat, amount)
    if counted is not None:
        return counted
    return state.heroes[seat].story if amount == "story" else max(0, attribute(state, seat, amount))


def attribute(state: ThirdState, seat: Seat, name: str) -> int:
    """Body, mind or spirit; it may be negative (3E-ATTR-003)."""
    printed: int = getattr(state.book.catalogue.heroes[state.heroes[seat].id], name)
    return printed + bonus(state, seat, name)


def speed(state: ThirdState, seat: Seat) -> int:
    """Printed speed with bonuses (3E-SPEED-002); never below 0 dice (3E-GAP-070)."""
    return max(0, state.book.catalogue.heroes[state.heroes[seat].id].speed + bonus(state, seat, "speed"))


def hand_size(state: ThirdState, seat: Seat) -> int:
    """How many skill cards the hero may hold (3E-HAND-001)."""
    return max(0, state.book.catalogue.heroes[state.heroes[seat].id].hand + bonus(state, seat, "hand"))


def health(state: ThirdState, seat: Seat) -> int:
    """Printed health with bonuses (3E-HEALTH-002); never below 1 (3E-GAP-070)."""
    return max(1, state.book.catalogue.heroes[state.heroes[seat].id].health + bonus(state, seat, "health"))


def defeated(state: ThirdState, seat: Seat) -> bool:
    """Damage equal to health (3E-DEFEAT-001)."""
    hero = state.heroes[seat]
    return hero.damage > 0 and hero.damage >= health(state, seat)


# --- where and when ---------------------------------------------------------------------


def met(state: ThirdState, seat: Seat, given: Mapping[str, int | str]) -> bool:
    """Whether a condition holds for a hero: every part of it."""
    return all(holds(state, seat, what, value) for what, value in given.items())


def holds(state: ThirdState, seat: Seat, what: str, value: int | str) -> bool:
    """One part of a condition."""
    hero = state.heroes[seat]
    if what == "place":
        return state.book.map is not None and stands_in(state, seat, str(value))
    if what == "terrain":
        return terrain_of(state, seat) in (value, "city")  # 3E-CITY-002
    if what == "act":
        return state.act == value
    if what == "gold":
        return hero.gold >= int(value)
    if what == "company":
        return len(company(state, seat)) >= int(value)
    if what in ATTRIBUTES:
        return attribute(state, seat, what) >= int(value)
    raise Unknown("condition", what, CONDITIONS)


def stands_in(state: ThirdState, seat: Seat, *places: str) -> bool:
    """Whether a hero is in one of these places, or kinds of places. What was destroyed keeps its name, but it
    is wilderness and no longer a place of its kind (UB-GAP-049)."""
    at, board = state.heroes[seat].hex, state.book.board
    if at is not None and state.book.seams.spoilt(state, at, "place"):
        return any(place == "wilderness" or place in board.named[at] for place in places)
    return any(board.lies_in(at, place) for place in places)


def terrain_of(state: ThirdState, seat: Seat) -> str | None:
    """The terrain of a hero's hex; `city` matches all."""
    at = state.heroes[seat].hex
    return None if at is None or state.book.map is None else state.book.map.terrain[at]


def company(state: ThirdState, seat: Seat) -> list[Seat]:
    """The other heroes on a hero's hex (3E-HEX-003)."""
    here = state.heroes[seat].hex
    return [other for other, hero in enumerate(state.heroes) if other != seat and hero.hex == here and here]


def in_turn_order(state: ThirdState) -> list[Seat]:
    """Everybody in the game, the first player first, then clockwise (3E-TURN-002)."""
    seats = len(state.heroes)
    order = [(state.first + n) % seats for n in range(seats)]
    return [seat for seat in order if seat not in state.eliminated]


def own_turn(state: ThirdState, seat: Seat) -> bool:
    """Whether it is this hero's turn (3E-TURN-001). Between rounds it is nobody's (3E-GAP-007)."""
    return state.step == Step.TURN and state.active == seat and state.scene is None
