"""What the rules compute from a position and a page wants to show, made by the rules' own functions.

Static facts of the game that pages compute with (what a counter is worth, what it raises) stand here too:
no rule is told twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tamalir.kernel import Seat
from tamalir.second.combat import stages
from tamalir.second.doom import DOOM_COUNTERS, cards_until_the_end, threshold
from tamalir.second.endgame import red_cards, standings
from tamalir.second.experience import WORTH, level, points
from tamalir.second.experience import price as price_of_a_level
from tamalir.second.knockout import dearest
from tamalir.second.limits import owned, room
from tamalir.second.market import HEALING, price, resale
from tamalir.second.state import Fight, SecondState
from tamalir.second.values import (
    PER_COUNTER,
    damage,
    enemy_damage,
    enemy_life,
    enemy_value,
    life,
    stamina,
    value,
)
from tamalir.second.words import HERO, Attribute, Colour, Kind, Stage, Step


@dataclass(slots=True)
class BodyFigures:
    """A hero, or an Ally, with all that changes its values."""

    life: int
    stamina: int
    values: dict[Attribute, int]
    damage: dict[Kind, int]


@dataclass(slots=True)
class Room:
    """Cards of which a hero can have only so many (2E-LIMIT-001 to 2E-LIMIT-003)."""

    what: str
    taken: int
    most: int


@dataclass(slots=True)
class HeroFigures:
    """A hero and its party."""

    body: BodyFigures | None
    """None while heroes are being dealt."""
    allies: list[BodyFigures]
    points: int
    level: int
    room: list[Room]
    lost_gold: int
    """What a knock-out takes (2E-KO-003)."""
    lost_cards: list[str]
    """One of these goes too (2E-KO-004)."""
    red: int
    """Red cards it has won (2E-END-019)."""


@dataclass(slots=True)
class FoeFigures:
    """The enemy in a fight."""

    life: int
    values: dict[Attribute, int]
    damage: dict[Kind, int]


@dataclass(slots=True)
class SecondFigures:
    """Everything computed for one seat."""

    heroes: list[HeroFigures]
    foe: FoeFigures | None
    stages: list[Stage]
    """Of the battle under way, in their order."""
    check_total: int | None
    """What the roll on the table comes to."""
    level_price: int
    """Experience points for one experience counter (2E-XP-003)."""
    prices: dict[str, int]
    """Of every card on a market stack, for this seat: Events and abilities change them."""
    resale: dict[str, int]
    """What the market gives for each Item and Ally that somebody has."""
    standings: list[int]
    """Seats, the best first: who would win if nobody stood to the end (2E-END-019)."""
    doom_until: int
    """Cards that must still be discarded before the doom track is complete, at the least."""
    doom_threshold: int
    """So many cards on the doom track add a counter (2E-DOOM-006)."""
    doom_most: int = DOOM_COUNTERS
    """So many doom counters end the normal game (2E-DOOM-010)."""
    healing: int = HEALING
    """Gold for one wound or for all exhaustion of one character (2E-MARKET-013)."""
    worth: Mapping[Colour, int] = field(default_factory=lambda: WORTH)
    """Experience points of an adventure counter (2E-GAP-019)."""
    raises: Mapping[str, int] = field(default_factory=lambda: PER_COUNTER)
    """What one experience counter adds (2E-XP-008 to 2E-XP-010)."""


def figures(state: SecondState, seat: Seat | None) -> SecondFigures:
    """What a seat's page shows besides the position; who looks on at a market sees the buyer's prices."""
    buyer = state.active if seat is None or state.step == Step.MARKET else seat
    there = [card for stack in state.stacks.values() for card in stack]
    fight, check = state.fight, state.check
    return SecondFigures(
        heroes=[_hero(state, n) for n in range(len(state.heroes))],
        foe=None if fight is None or fight.foe is None else _foe(state, fight),
        stages=[] if fight is None else stages(fight),
        check_total=None if check is None else check.total,
        level_price=price_of_a_level(state),
        prices={card: price(state, buyer, card) for card in there} if state.heroes[buyer].id else {},
        resale={card: resale(state, card) for hero in state.heroes for card in owned(hero)},
        standings=[seat for group in standings(state) for seat in group],
        doom_until=cards_until_the_end(state),
        doom_threshold=threshold(state),
    )


def _hero(state: SecondState, seat: Seat) -> HeroFigures:
    hero = state.heroes[seat]
    return HeroFigures(
        body=_body(state, seat, HERO) if hero.id else None,
        allies=[_body(state, seat, ally.card) for ally in hero.allies],
        points=points(hero),
        level=level(hero),
        room=[Room(*each) for each in room(state, hero)],
        lost_gold=hero.gold,
        lost_cards=dearest(state, hero),
        red=red_cards(state, seat),
    )


def _body(state: SecondState, seat: Seat, who: str) -> BodyFigures:
    return BodyFigures(
        life=life(state, seat, who),
        stamina=stamina(state, seat, who),
        values={attribute: value(state, seat, who, attribute) for attribute in Attribute},
        damage={kind: damage(state, seat, who, kind) for kind in Kind},
    )


def _foe(state: SecondState, fight: Fight) -> FoeFigures:
    return FoeFigures(
        life=enemy_life(state, fight),
        values={attribute: enemy_value(state, fight, attribute) for attribute in Attribute},
        damage={kind: enemy_damage(state, fight, kind) for kind in Kind},
    )
