"""What the rules compute from a position and a page wants to show, made by the rules' own functions."""

from __future__ import annotations

from dataclasses import dataclass

from tamalir.kernel import Seat, back_of, is_unknown
from tamalir.third import heroes
from tamalir.third.combat import initiative
from tamalir.third.pools import kinds, total, uncovered, with_symbol, worth
from tamalir.third.state import Fight, Side, State
from tamalir.third.story import story_token_hex
from tamalir.third.trophies import kind_of
from tamalir.third.values import damage, defeated, health


@dataclass(slots=True)
class HeroFigures:
    """A hero with all that changes its values."""

    kinds: list[str]
    """Of its trophies, which everybody may know (3E-GAP-049)."""
    health: int
    speed: int
    hand_size: int
    defeated: bool
    body: int
    mind: int
    spirit: int


@dataclass(slots=True)
class TokenFigures:
    """A combat token: how much of its symbol it is worth just now."""

    id: str
    worth: int
    alike: str
    """The first token of the pool that nothing tells apart from it: questions name only that one."""


@dataclass(slots=True)
class SideFigures:
    """One of the two opponents in a combat."""

    damage: int
    health: int
    defeated: bool
    initiative: int
    pool: list[TokenFigures]
    """In the order of the pool."""
    shields: int
    """How much it could block just now (3E-SHIELD-001)."""


@dataclass(slots=True)
class FightFigures:
    """The combat under way."""

    may_flee: bool
    sides: list[SideFigures]


@dataclass(slots=True)
class ScenarioFigures:
    """The scenario card: both of its sides are open at any time (3E-SCEN-005)."""

    side: str
    """`a`, or `b` while the villain is being fought."""
    villain: str


@dataclass(slots=True)
class ThirdFigures:
    """Everything computed for one seat."""

    heroes: list[HeroFigures | None]
    """None for a seat that has no hero yet, and in prepared fights."""
    fight: FightFigures | None
    scenario: ScenarioFigures | None
    story_tokens: list[tuple[int, int] | None]
    """Where the token of each story quest lies."""


def figures(state: State, seat: Seat | None) -> ThirdFigures:
    """What a seat's page shows besides the position."""
    return ThirdFigures(
        heroes=[hero_figures(state, n) for n in range(len(state.heroes))],
        fight=None if state.fight is None else fight_figures(state, state.fight),
        scenario=scenario_figures(state),
        story_tokens=[story_token_hex(state, quest) for quest in state.track],
    )


def hero_figures(state: State, seat: Seat) -> HeroFigures | None:
    hero = state.heroes[seat]
    if not hero.id or state.scene is not None:
        return None
    return HeroFigures(
        kinds=sorted(back_of(card) if is_unknown(card) else kind_of(state, card) for card in hero.trophies),
        health=heroes.health(state, seat),
        speed=heroes.speed(state, seat),
        hand_size=heroes.hand_size(state, seat),
        defeated=heroes.defeated(state, seat),
        body=heroes.attribute(state, seat, "body"),
        mind=heroes.attribute(state, seat, "mind"),
        spirit=heroes.attribute(state, seat, "spirit"),
    )


def fight_figures(state: State, fight: Fight) -> FightFigures:
    return FightFigures(fight.no_flight is None, [side_figures(state, side) for side in fight.sides])


def side_figures(state: State, side: Side) -> SideFigures:
    alike = {token.id: group[0].id for group in kinds(uncovered(side)) for token in group}
    return SideFigures(
        damage=damage(state, side),
        health=health(state, side),
        defeated=defeated(state, side),
        initiative=initiative(side),
        pool=[
            TokenFigures(token.id, worth(side, token), alike.get(token.id, token.id)) for token in side.pool
        ],
        shields=0 if side.has("open") else total(side, with_symbol(side, "shield")),
    )


def scenario_figures(state: State) -> ScenarioFigures | None:
    if state.scenario is None:
        return None
    villain = state.book.catalogue.scenarios[state.scenario].villain
    fighting = state.fight is not None and state.fight.sides[1].who == villain
    return ScenarioFigures("b" if fighting else "a", villain)
