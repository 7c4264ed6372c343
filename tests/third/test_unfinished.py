"""Cards that start a combat in the midst of their text: it is fought at rest, and the text goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table, decode
from tamalir.third.state import ThirdState
from tamalir.third.steps import Step
from tests.third.scenes import answer, asked, options
from tests.third.tables import (
    COMBAT_GEM,
    SOCIAL_GEM,
    do,
    does,
    enemy,
    event,
    events,
    lay,
    sit,
    skill,
    story,
    strike,
)

RAT = enemy("rat", 1, gold=2)
TRAP = event("trap", does(do("draw-adventure", deck="combat"), do("gain-gold", amount=5)), does())


def trapped(
    *cards: Any, below: tuple[str, ...] = ("rat",), social: tuple[str, ...] = ("trap",)
) -> ThirdState:
    """A hero about to draw a social card that leads to the cards of the combat deck."""
    decks = {"combat": list(below), "social": list(social), "explore": []}
    state = lay(RAT, *cards, at=SOCIAL_GEM, decks=decks)
    state.heroes[1].hex = COMBAT_GEM
    return state


def into_the_fight(state: ThirdState, *answers: str) -> Table[ThirdState]:
    table = answer(sit(state), "go-adventuring", *answers)
    assert table.state.fight is not None
    return table


@pytest.mark.rule("3E-GAP-069")
def test_a_combat_within_a_card_is_at_rest():
    table = into_the_fight(trapped(TRAP), "choice:1")
    answer(table, "pass")

    assert asked(table)[1] == "fight.action"
    at_rest: Any = decode(ThirdState, table.at_rest()["state"], {"book": table.state.book})
    assert [text.card for text in at_rest.unfinished] == ["trap"]

    later = sit(at_rest)  # as after loading: nothing but the state is left
    for game in (table, later):
        strike(game, "spend:corbin")
        me = game.state.heroes[0]
        assert (me.gold, me.trophies, game.state.unfinished) == (7, ["rat"], [])
        assert (game.state.adventure_discards["social"], game.state.resolving) == (["trap"], [])


@pytest.mark.rule("3E-GAP-069")
def test_the_innermost_card_goes_on_first():
    outer = event("outer", does(do("draw-adventure", deck="social"), do("gain-gold", amount=1)), does())
    table = into_the_fight(trapped(outer, TRAP, social=("outer", "trap")), "choice:1", "choice:1")
    assert [text.card for text in table.state.unfinished] == ["trap", "outer"]

    strike(table, "spend:corbin")
    assert [fact["n"] for fact in events(table, "gold-gained")] == [5, 1]
    assert table.state.adventure_discards["social"] == ["trap", "outer"]


@pytest.mark.rule("3E-GAP-069")
def test_a_second_combat_of_the_inner_card_comes_before_the_outer_one_goes_on():
    twice = event(
        "twice",
        does(do("draw-adventure", deck="combat"), do("draw-adventure", deck="combat"), do("take-trophy")),
        does(),
    )
    outer = event("outer", does(do("draw-adventure", deck="social"), do("gain-gold", amount=1)), does())
    state = trapped(outer, twice, enemy("cat", 1), social=("outer", "twice"), below=("rat", "cat"))
    table = into_the_fight(state, "choice:1", "choice:1")
    strike_once(table)
    assert [text.card for text in table.state.unfinished] == ["twice", "outer"]
    assert events(table, "gold-gained") == []

    strike_once(table)
    assert table.state.heroes[0].trophies == ["rat", "cat", "twice"]
    assert len(events(table, "gold-gained")) == 1


def strike_once(table: Table[ThirdState]) -> None:
    """Fight this combat, and no other, to its end."""
    fight = table.state.fight
    while table.state.fight is fight:
        ids = options(table)
        blows = [id for id in ids if id.startswith("spend:corbin")]
        table.answer((blows or [id for id in ids if id in ("pass", "take-damage", "stay")])[0])


@pytest.mark.rule("3E-GAP-069", "3E-GAP-057")
def test_whoever_loses_the_combat_gets_no_more_of_the_card():
    state = trapped(TRAP, enemy("ogre", 99), below=("ogre",))
    state.heroes[0].damage = 9
    table = into_the_fight(state, "choice:1")
    while table.state.fight is not None:
        ids = options(table)
        blows = [id for id in ids if id.startswith("spend:enemy")]
        table.answer((blows or [id for id in ids if id in ("pass", "take-damage", "stay")])[0])

    assert (table.state.heroes[0].gold, table.state.unfinished) == (0, [])
    assert table.state.adventure_discards["social"] == ["trap"]
    assert len(events(table, "hero-defeated")) == 1


@pytest.mark.rule("3E-GAP-069")
def test_a_combat_inside_an_optional_part_is_over_before_what_follows():
    inner = [do("draw-adventure", deck="combat"), do("gain-gold", amount=1)]
    maybe = event("maybe", does(do("may", effects=inner), do("gain-gold", amount=3)), does())
    table = into_the_fight(trapped(maybe, social=("maybe",)), "choice:1", "yes")
    assert table.state.unfinished == []

    strike(table, "spend:corbin")
    assert [fact["n"] for fact in events(table, "gold-gained")] == [1, 3]


@pytest.mark.rule("3E-GAP-069")
def test_a_card_drawn_inside_an_optional_part_goes_on_there():
    maybe = event(
        "maybe",
        does(do("may", effects=[do("draw-adventure", deck="social")]), do("gain-gold", amount=3)),
        does(),
    )
    table = into_the_fight(trapped(maybe, TRAP, social=("maybe", "trap")), "choice:1", "yes", "choice:1")

    strike(table, "spend:corbin")
    assert [fact["n"] for fact in events(table, "gold-gained")] == [5, 3]
    assert table.state.unfinished == []


@pytest.mark.rule("3E-GAP-069", "3E-ENEMY-006")
@pytest.mark.parametrize("wins", [True, False])
def test_an_ability_that_starts_a_combat_gives_its_prize_for_winning(wins: bool):
    prize = do("gain-gold", amount=4)
    call = {"id": "call", "when": "turn", "limit": "turn", "do": "engage", "enemy": "rat", "effects": [prize]}
    state = trapped(skill("caller", abilities=[call]))
    state.heroes[0].skills = ["caller"]
    table = answer(sit(state), "ability:call")
    assert [text.part for text in table.state.unfinished] == ["call"]
    if wins:
        strike(table, "spend:corbin")
    else:
        answer(table, "pass", "pass", "flee", "flee-to:8,4")
    assert table.state.fight is None
    assert [fact["n"] for fact in events(table, "gold-gained")] == ([4] if wins else [])
    assert table.state.unfinished == []


COIN = do("each-hero", effects=[do("may", effects=[do("gain-gold", amount=1)])])


@pytest.mark.rule("3E-GAP-007", "3E-STORY-002")
def test_between_one_hero_and_the_next_the_game_is_at_rest():
    state = lay(story("rain", drawn=[COIN, do("place-zombies", place="tamalir")]), decks={"story": ["rain"]})
    state.step = Step.STORY
    table = answer(sit(state), "yes")
    assert (asked(table), table.state.heroes[0].gold) == ((1, "card.may"), 1)

    at_rest: Any = decode(ThirdState, table.at_rest()["state"], {"book": table.state.book})
    assert (at_rest.drawn, at_rest.unfinished[0].heroes) == ("rain", [1])
    assert at_rest.zombies == {}
    answer(table, "no")
    assert [hero.gold for hero in table.state.heroes] == [1, 0]
    assert (table.state.drawn, table.state.story_discards) == (None, ["rain"])
    assert len(events(table, "zombies-placed")) == 1


@pytest.mark.rule("3E-TURN-002", "3E-GAP-007")
def test_an_event_and_an_ability_for_all_heroes():
    feast = event("feast", does(COIN, do("gain-gold", amount=5)), does())
    gift = {"id": "gift", "when": "turn", "limit": "turn", **COIN}
    state = trapped(feast, skill("giver", abilities=[gift]), social=("feast",))
    state.heroes[0].skills = ["giver"]
    table = answer(sit(state), "go-adventuring", "choice:1", "yes", "yes")
    assert [hero.gold for hero in table.state.heroes] == [6, 1]
    assert table.state.adventure_discards["social"] == ["feast"]

    answer(table, "ability:gift", "no")
    assert asked(table) == (1, "card.may")
    answer(table, "yes")
    assert ([hero.gold for hero in table.state.heroes], table.state.unfinished) == ([6, 2], [])


@pytest.mark.rule("3E-GAP-069", "3E-GAP-007")
def test_a_combat_of_one_hero_among_all_is_over_before_the_next_has_its_part():
    hunt = event("hunt", does(do("each-hero", effects=[do("draw-adventure", deck="combat")])), does())
    state = trapped(hunt, enemy("cat", 1), social=("hunt",), below=("rat", "cat"))
    table = into_the_fight(state, "choice:1")
    strike_once(table)
    assert table.state.heroes[0].trophies == ["rat"]
    assert table.state.fight is not None
    assert table.state.fight.sides[0].seat == 1
    strike_once(table)
    assert table.state.heroes[1].trophies == ["cat"]
    assert table.state.adventure_discards["social"] == ["hunt"]
