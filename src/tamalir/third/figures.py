"""What the rules compute from a position and a page wants to show, made by the rules' own functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tamalir.kernel import Seat, back_of, is_unknown
from tamalir.third import heroes
from tamalir.third.attribute_tests import stars
from tamalir.third.combat import initiative
from tamalir.third.deck_cards import ScenarioDef
from tamalir.third.hunt import prey_of
from tamalir.third.pools import kinds, token_value, total, uncovered, with_symbol
from tamalir.third.quests import reached
from tamalir.third.shopping import price
from tamalir.third.state import Fight, Side, ThirdState
from tamalir.third.story import story_token_hex
from tamalir.third.travel import move_dice
from tamalir.third.trophies import kind_of
from tamalir.third.values import damage, defeated, health
from tamalir.world.hexes import Hex


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
    dice: int
    """How many it rolls to travel (3E-MOVE-002)."""
    tokens: list[tuple[str, str]]
    """Both faces of each combat token that it would cast."""
    villain: int | None
    """The villain's health against this hero (3E-LORE-002); None as long as there is no scenario,
    or if it has no villain."""
    goals: dict[str, list[tuple[int, int]]]
    """Its quests and rumors, and the hexes where it can go on with them (3E-QUEST-002, 3E-RUMOR-001); without
    any hexes, that is everywhere."""


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
    villain: str | None
    """None if the scenario leads to none."""
    health: int | None
    """As it is printed."""
    lair: tuple[int, int] | None
    """Where the villain appears (3E-SCEN-007)."""
    goal: tuple[int, int] | None
    """Where it marches to after Act 2 (3E-SCEN-008), if it does; where the prey is, if it hunts."""
    tokens: list[tuple[str, str]]
    """Both faces of each combat token that the villain would cast (3E-COMBAT-009)."""
    abilities: list[str]
    """Of the villain, as they stand on side B (3E-VILLAIN-001)."""


@dataclass(slots=True)
class TrackFigures:
    """The time track as it is printed (3E-TIME-001)."""

    spaces: int
    story: list[int]
    refresh: list[int]


@dataclass(slots=True)
class EndingFigures:
    """An ending of a quest: what it asks for, and whether the dice on the table show it (3E-QUEST-006)."""

    needs: list[str]
    successes: int
    price: dict[str, int]
    met: bool


@dataclass(slots=True)
class ThirdFigures:
    """Everything computed for one seat."""

    heroes: list[HeroFigures | None]
    """None for a seat that has no hero yet, and in prepared fights."""
    fight: FightFigures | None
    scenario: ScenarioFigures | None
    story_tokens: list[tuple[int, int] | None]
    """Where the token of each story quest lies."""
    story_hexes: list[list[tuple[int, int]]]
    """Where each story quest can be used (3E-STORYQUEST-002)."""
    track: TrackFigures
    prices: dict[str, int]
    """What the assets in the markets cost this seat, or whoever's turn it is."""
    endings: dict[str, list[EndingFigures]]
    """Of all quests that heroes have."""
    stars: int
    """Successes of the attribute test that is going on (3E-TEST-008)."""


def figures(state: ThirdState, seat: Seat | None) -> ThirdFigures:
    """What a seat's page shows besides the position."""
    return ThirdFigures(
        heroes=[hero_figures(state, n) for n in range(len(state.heroes))],
        fight=None if state.fight is None else fight_figures(state, state.fight),
        scenario=scenario_figures(state),
        story_tokens=[story_token_hex(state, quest) for quest in state.track],
        story_hexes=[story_hexes(state, quest.card) for quest in state.track],
        track=track_figures(state),
        prices=prices(state, state.active if seat is None else seat),
        endings={card: endings(state, card) for hero in state.heroes for card in hero.quests},
        stars=stars(state),
    )


def hero_figures(state: ThirdState, seat: Seat) -> HeroFigures | None:
    hero = state.heroes[seat]
    if not hero.id:
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
        dice=move_dice(state, seat),
        tokens=own_tokens(state, seat),
        villain=villain_health(state, state.book.seams.story_tokens(state, seat)),
        goals=goals(state, seat),
    )


def own_tokens(state: ThirdState, seat: Seat) -> list[tuple[str, str]]:
    """Those of the hero card and of its assets (3E-ASSET-004)."""
    hero, catalogue = state.heroes[seat], state.book.catalogue
    cards = [catalogue.heroes[hero.id], *(catalogue.assets[card] for card in hero.assets)]
    return [catalogue.tokens[token].faces for card in cards for token in card.own_tokens]


def villain_health(state: ThirdState, tokens: int) -> int | None:
    if state.scenario is None:
        return None
    catalogue = state.book.catalogue
    villain = catalogue.enemies.get(catalogue.scenarios[state.scenario].villain)
    return None if villain is None else state.book.seams.villain_health(state, villain.health, tokens)


def goals(state: ThirdState, seat: Seat) -> dict[str, list[Hex]]:
    hero, catalogue = state.heroes[seat], state.book.catalogue
    found = {card: hexes_of(state, catalogue.quests[card].at) for card in hero.quests}
    for card, option in hero.rumors.items():
        found[card] = hexes_of(state, catalogue.events[card].options[option].at)
    return found


def hexes_of(state: ThirdState, places: tuple[str, ...]) -> list[Hex]:
    """The hexes of these places or kinds of places; of the wilderness none, for it is nearly everywhere."""
    board = state.book.board
    return sorted({at for place in places for at in board.places.get(place, ())})


def story_hexes(state: ThirdState, card: str | None) -> list[Hex]:
    return [] if card is None else hexes_of(state, state.book.catalogue.stories[card].at)


def track_figures(state: ThirdState) -> TrackFigures:
    track = state.book.track
    return TrackFigures(track.spaces, list(track.story), list(track.refresh))


def prices(state: ThirdState, seat: Seat) -> dict[str, int]:
    if not state.heroes[seat].id:
        return {}
    return {card: price(state, seat, card) for market in state.markets.values() for card in market}


def endings(state: ThirdState, card: str) -> list[EndingFigures]:
    quest = state.book.catalogue.quests[card]
    exploring = state.dice is not None and state.dice.purpose == "explore"
    met = reached(quest, state.dice) if state.dice is not None and exploring else []
    return [
        EndingFigures(list(ending.needs), ending.successes, dict(ending.cost), n in met)
        for n, ending in enumerate(quest.endings)
    ]


def fight_figures(state: ThirdState, fight: Fight) -> FightFigures:
    return FightFigures(fight.no_flight is None, [side_figures(state, side) for side in fight.sides])


def side_figures(state: ThirdState, side: Side) -> SideFigures:
    alike = {token.id: group[0].id for group in kinds(uncovered(side)) for token in group}
    return SideFigures(
        damage=damage(state, side),
        health=health(state, side),
        defeated=defeated(state, side),
        initiative=initiative(side),
        pool=[
            TokenFigures(token.id, token_value(side, token), alike.get(token.id, token.id))
            for token in side.pool
        ],
        shields=0 if side.has("open") else total(side, with_symbol(side, "shield")),
    )


def scenario_figures(state: ThirdState) -> ScenarioFigures | None:
    if state.scenario is None:
        return None
    scenario = state.book.catalogue.scenarios[state.scenario]
    villain = scenario.villain
    fighting = state.fight is not None and state.fight.sides[1].who == villain
    places = {} if state.book.map is None else state.book.map.places
    return ScenarioFigures(
        side="b" if fighting else "a",
        villain=villain or None,
        health=state.book.catalogue.enemies[villain].health if villain else None,
        lair=next(iter(places.get(scenario.lair, ())), None),
        goal=_goal(state, scenario, places),
        tokens=villain_tokens(state, villain) if villain else [],
        abilities=[ability.id for ability in state.book.catalogue.enemies[villain].abilities]
        if villain
        else [],
    )


def villain_tokens(state: ThirdState, villain: str) -> list[tuple[str, str]]:
    """As the rules of this game have enemies cast them."""
    cast = state.book.seams.tokens(state, Side(villain, 0, hero=False))
    return [state.book.catalogue.tokens[token].faces for token in cast]


def _goal(state: ThirdState, scenario: ScenarioDef, places: Mapping[str, Sequence[Hex]]) -> Hex | None:
    prey = prey_of(state) if scenario.hunt is not None else None
    return next(iter(places.get(scenario.goal or "", ())), None) if prey is None else state.heroes[prey].hex
