"""The Endgame: everyone faces the red deck in turn."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Draw
from tamalir.second.experience import level
from tamalir.second.state import Hero
from tamalir.second.words import Colour
from tamalir.world.limits import Used
from tamalir.world.words import Until
from tests.second.turn_scenes import HIT, MISS, On, Scene, party, turn

STRIKE = ("defend", "attack")
"""Through a round of the Endgame: no Escape phase, nothing to fear at range, then the blow."""


def endgame(
    *heroes: Hero, red: list[str] | None = None, dice: list[object] | None = None, **rest: Any
) -> Scene:
    """The eighth doom counter has been placed, and the Endgame begins."""
    return turn(
        *(heroes or (party("amar", at="3,1"),)),
        step="end",
        options={"doom-track": True, **rest.pop("options", {})},
        decks={"red": ["demon"] if red is None else red, **rest.pop("decks", {})},
        doom=rest.pop("doom", ["wolf"]),
        doom_counters=8,
        dice=dice or [],
        **rest,
    )


def levels(*bonuses: int, gold: list[int] | None = None) -> list[Hero]:
    names = ("amar", "belen", "cyra", "doran")
    return [
        party(names[n], at="3,1", bonuses={"spirit": b}, gold=(gold or [0] * 9)[n])
        for n, b in enumerate(bonuses)
    ]


# ---------------------------------------------------------------- preparing


@pytest.mark.rule("2E-END-001")
def test_events_and_encounters_leave_the_red_deck():
    scene = endgame(red=["whisper", "margath", "demon"], dice=["demon"])

    assert ["margath"] == scene.state.decks[Colour.RED].bag
    assert ["whisper"] == scene.state.removed


@pytest.mark.rule("2E-END-002")
def test_red_undefeated_challenges_return():
    track = [On("ogre", "0,1"), On("lord-ash", "2,0"), On("witch", "4,1")]
    scene = endgame(red=["demon", "margath"], track=track, dice=["demon"])

    assert {"margath", "lord-ash"} == set(scene.state.decks[Colour.RED].bag)
    assert ["ogre", None, "witch", None, None, None] == scene.track()


@pytest.mark.rule("2E-END-003")
def test_players_keep_their_red_cards():
    scene = endgame(party("amar", own=["lord-ash", "lord-bone"]), red=["demon", "margath"], dice=["demon"])

    assert ["lord-ash", "lord-bone"] == scene.hero.kept


@pytest.mark.rule("2E-END-004")
def test_the_red_deck_is_shuffled():
    scene = Scene(endgame(red=["demon", "margath", "lord-ash"], dice=["demon"]).start, None)

    assert isinstance(scene.table.request, Draw)
    assert {"demon", "margath", "lord-ash"} == set(scene.table.request.bag)


@pytest.mark.rule("2E-GAP-096")
def test_red_challenges_come_back_from_pile_and_doom_track():
    scene = endgame(
        red=["demon"], discards={"red": ["margath", "whisper"]}, doom=["wolf", "lord-coal"], dice=["demon"]
    )

    assert {"margath", "lord-coal"} == set(scene.state.decks[Colour.RED].bag)
    assert (["wolf"], ["whisper"]) == (scene.state.doom, scene.state.discards[Colour.RED])


# ---------------------------------------------------------------- order


@pytest.mark.rule("2E-END-005")
def test_the_level_of_a_hero():
    assert 7 == level(Hero("amar", bonuses={"body": 4, "life": 2}))
    assert 1 == level(Hero("amar"))


@pytest.mark.rule("2E-END-006")
def test_from_the_highest_level_to_the_lowest():
    assert [1, 0, 2] == endgame(*levels(6, 8, 3, gold=[5, 0, 9])).state.confronting


@pytest.mark.rule("2E-END-007")
def test_equal_levels_by_gold():
    assert [2, 1, 0] == endgame(*levels(6, 6, 6, gold=[3, 4, 11])).state.confronting


@pytest.mark.rule("2E-END-007")
def test_equal_gold_at_random():
    scene = endgame(*levels(6, 7, 6, 6, gold=[3, 0, 3, 3]), dice=["2", "3"])

    assert [1, 2, 3, 0] == scene.state.confronting
    assert 2 == scene.throws


# ---------------------------------------------------------------- confronting


@pytest.mark.rule("2E-END-008")
def test_a_red_challenge_is_drawn_and_fought():
    more = """
    [challenges.warden]
    colour = "red"
    life = 1
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    effects = [{ when = "before-combat", do = "test", attribute = "mind", number = 12, failure = [
        { when = "card", do = "suffer", wounds = 1 },
    ] }]
    """
    scene = endgame(red=["warden"], cards=more, dice=[MISS])

    assert [{"hero": "amar", "card": "warden"}] == scene.told("adventure-drawn")
    assert 1 == scene.hero.wounds  # its Before Combat text


@pytest.mark.rule("2E-END-009")
def test_nobody_escapes():
    scene = endgame()

    assert ("combat.act", "ranged") == (scene.asked, scene.choice.args["kind"])
    assert scene.table.why("escape") is not None


@pytest.mark.rule("2E-END-009")
def test_not_even_by_a_card():
    scene = endgame(party("amar", own=["smoke", "curse"]))

    assert ["use:curse", "to-battle"] == scene.options
    scene.refuses("use:smoke", "2E-END-009")


@pytest.mark.rule("2E-END-010", "2E-MOVE-022")
def test_there_is_neither_refresh_nor_movement():
    amar = party("amar", at="3,1", own=["mail", "horn", "portal"])
    amar.items[0].down = True
    scene = endgame(amar)

    assert ["mail"] == scene.down()
    scene.refuses("roll:5", "2E-END-010")
    scene.refuses("step:2,1", "2E-END-010")
    scene.refuses("use:horn", "2E-MOVE-022")
    scene.refuses("use:portal", "2E-MOVE-022")


@pytest.mark.rule("2E-END-010", "2E-GAP-067")
def test_nor_market_nor_experience():
    scene = endgame(party("amar", gold=9, counters={"red": 9}), market=["pebble"])

    scene.refuses("buy:pebble", "2E-END-010")
    scene.refuses("bonus:body", "2E-END-010")


@pytest.mark.rule("2E-END-011", "2E-GAP-091")
def test_end_of_turn_abilities_follow_each_victory():
    hero = party("hermit", wounds=3)
    scene = endgame(hero, red=["lord-ash", "lord-bone"], dice=["lord-ash", HIT, HIT]).play(*STRIKE)
    assert ("turn.end", ["use:hermit", "go-on"]) == (scene.asked, scene.options)

    scene.play("use:hermit")
    assert 2 == scene.hero.wounds
    scene.play(*STRIKE)

    assert "use:hermit" in scene.options  # once more after the next Challenge


@pytest.mark.rule("2E-GAP-091")
def test_a_confrontation_is_a_turn():
    more = """
    [heroes.berserk]
    life = 5
    stamina = 4
    figures = { mind = 1, body = 3, spirit = 2, ranged = 1, melee = 2, magic = 1 }
    effects = [{ when = "any-time", limit = "turn", cost = { exhaustion = 1 }, do = "gain-gold", n = 1 }]
    """
    hero = party("berserk", used=[Used(0, "berserk", 0, Until.TURN)])
    scene = endgame(hero, red=["lord-ash", "lord-bone"], dice=["lord-ash", HIT], cards=more)

    scene.play("use:berserk", *STRIKE)

    assert 1 == scene.hero.gold
    scene.refuses("use:berserk", "2E-EFFECT-010")  # the second red Challenge, but the same turn


@pytest.mark.rule("2E-END-012", "2E-WIN-002")
def test_margath_ends_the_game():
    scene = endgame(*levels(1, 0), red=["margath"], dice=[HIT]).play(*STRIKE)

    assert ((0,), "victory-margath") == (scene.winners, scene.reason)


@pytest.mark.rule("2E-END-013", "2E-END-015")
def test_another_red_challenge_is_taken_with_its_reward_and_the_next_drawn():
    scene = endgame(red=["demon", "margath"], dice=["demon", HIT]).play(*STRIKE)

    assert (["demon"], 2) == (scene.hero.kept, scene.hero.gold)
    assert "margath" == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.card)
    assert scene.table.view(0).json()  # a bare trophy has no text of its own


@pytest.mark.rule("2E-END-014")
def test_three_red_cards_win():
    amar = party("amar", own=["lord-ash", "lord-bone"])
    scene = endgame(amar, red=["demon"], dice=[HIT]).play(*STRIKE)

    assert ((0,), "victory-red-cards") == (scene.winners, scene.reason)


@pytest.mark.rule("2E-END-014")
def test_red_cards_that_became_allies_or_items_count():
    more = """
    [challenges.turncoat]
    colour = "red"
    life = 1
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    effects = [{ when = "reward", do = "keep" }]
    [challenges.turncoat.kept]
    role = "ally"
    life = 3
    stamina = 2
    figures = { mind = 1, body = 1, spirit = 1, ranged = 1, melee = 1, magic = 1 }
    """
    amar = party("amar", own=["lord-ash", "lord-bone"])
    scene = endgame(amar, red=["turncoat"], dice=[HIT], cards=more).play(*STRIKE, "keep")

    assert (["turncoat"], (0,)) == (scene.allies(), scene.winners)


@pytest.mark.rule("2E-END-016", "2E-END-017", "2E-END-018", "2E-GAP-068")
def test_failing_eliminates_but_costs_nothing():
    heroes = levels(5, 4, 4, gold=[12, 3, 2])
    heroes[0].allies.append(type(party(own=["monk"]).allies[0])("monk"))
    heroes[0].wounds = 4
    scene = endgame(*heroes, red=["demon", "margath"], dice=["demon", MISS, "margath", MISS, "margath"])

    scene.play(*STRIKE)

    assert (12, {"spirit": 5}, ["monk"], "3,1") == (
        scene.hero.gold,
        scene.hero.bonuses,
        scene.allies(),
        scene.at(),
    )
    assert scene.hero.out
    assert ([1, 2], 1) == (scene.state.confronting, scene.state.active)
    assert ["demon"] == scene.state.decks[Colour.RED].bag  # back in the deck; margath is being fought


@pytest.mark.rule("2E-END-018")
def test_the_others_follow_in_the_order_fixed_at_the_start():
    heroes = levels(5, 4, 4, gold=[0, 3, 2])
    for hero in heroes:
        hero.wounds = 4
    scene = endgame(*heroes, red=["demon"], dice=[MISS, MISS, MISS])
    order = [scene.seat]
    scene.play(*STRIKE)
    order.append(scene.seat)
    scene.play(*STRIKE)
    order.append(scene.seat)

    assert [0, 1, 2] == order


@pytest.mark.rule("2E-END-019")
def test_when_all_are_out_the_most_red_cards_decide():
    scene = all_out([["lord-ash", "lord-bone"], ["lord-coal", "demon"], ["margath"]], [5, 7, 8])

    assert ((1,), "endgame-over") == (scene.winners, scene.reason)
    assert ((1,), (0,), (2,)) == (scene.state.result and scene.state.result.ranking)


@pytest.mark.rule("2E-END-019")
def test_then_the_level_then_gold():
    assert (1,) == all_out([["lord-ash"], ["lord-bone"]], [5, 5], [3, 4]).winners
    assert (0,) == all_out([["lord-ash"], ["lord-bone"]], [6, 5], [3, 4]).winners


@pytest.mark.rule("2E-GAP-070")
def test_equal_in_all_three_share_the_victory():
    assert (0, 1) == all_out([["lord-ash"], ["lord-bone"], []], [5, 5, 5], [3, 3, 3]).winners


def all_out(cards: list[list[str]], bonuses: list[int], gold: list[int] | None = None) -> Scene:
    """An Endgame in which nobody has anything to fight."""
    heroes = levels(*bonuses, gold=gold)
    for hero, kept in zip(heroes, cards, strict=True):
        hero.kept = list(kept)
    order = sorted(range(len(heroes)), key=lambda n: (-bonuses[n], -(gold or [0] * 9)[n]))
    return endgame(*heroes, red=[], dice=[str(n) for n in order])


@pytest.mark.rule("2E-GAP-067")
def test_everything_is_carried_into_the_endgame():
    amar = party("amar", wounds=3, exhaustion=2, own=["sword", "guide"])
    scene = endgame(amar, red=["lord-ash", "lord-bone"], dice=["lord-ash", HIT], event="eclipse")
    assert (3, 2, "eclipse") == (scene.hero.wounds, scene.hero.exhaustion, scene.state.event)

    scene.play(*STRIKE)

    assert (3, ["sword"], ["guide"]) == (scene.hero.wounds, scene.items(), scene.allies())


@pytest.mark.rule("2E-GAP-067")
def test_each_battle_allows_the_usual_activations():
    more = """
    [items.wand]
    item_class = "artifact"
    type = "wand"
    usage = "activate"
    effects = [{ when = "melee", do = "add-to-roll", by = 9 }]
    """
    amar = party("amar")
    scene = turn(
        amar,
        step="end",
        options={"doom-track": True},
        decks={"red": ["lord-ash"]},
        doom=["wolf"],
        doom_counters=8,
        cards=more,
        dice=[3],
    )
    scene.state.heroes[0].items.append(type(party(own=["sword"]).items[0])("wand"))

    scene.play("defend", "attack", "use:wand")

    assert ["lord-ash"] == scene.hero.kept


@pytest.mark.rule("2E-GAP-069")
def test_an_empty_red_deck_ends_a_confrontation():
    scene = all_out([["lord-ash"], []], [1, 2])

    assert ["belen", "amar"] == [fact["hero"] for fact in scene.told("eliminated")]
    assert (0,) == scene.winners


@pytest.mark.rule("2E-GAP-071")
@pytest.mark.parametrize(("options", "winners"), [({}, ()), ({"solo-elimination-wins": True}, (0,))])
def test_a_lone_player_who_fails_has_lost(options: dict[str, bool], winners: tuple[int, ...]):
    amar = party("amar", own=["lord-ash"], wounds=4)
    scene = endgame(amar, red=["demon"], dice=[MISS], options=options).play(*STRIKE)

    assert winners == scene.winners
    assert ("endgame-over" if winners else "solo-lost") == scene.reason


@pytest.mark.rule("2E-GAP-068")
def test_falling_by_a_cost_of_its_own_eliminates_as_well():
    martyr = party("martyr", wounds=4, bonuses={"spirit": 1})
    scene = endgame(martyr, party("belen"), red=["demon"]).play("defend", "use:martyr")

    assert scene.state.heroes[0].out
    assert 1 == scene.state.active


@pytest.mark.rule("2E-GAP-068")
def test_falling_between_two_confrontations_eliminates_as_well():
    more = """
    [heroes.ascetic]
    life = 5
    stamina = 4
    figures = { mind = 1, body = 3, spirit = 2, ranged = 1, melee = 2, magic = 1 }
    effects = [{ when = "end-of-turn", cost = { wounds = 1 }, do = "gain-gold", n = 1 }]
    """
    heroes = [party("ascetic", wounds=4, gold=7, bonuses={"body": 1}, own=["sword"]), party("belen")]
    scene = endgame(*heroes, red=["lord-ash", "demon"], dice=["lord-ash", HIT], cards=more)

    scene.play(*STRIKE, "use:ascetic")

    assert (True, 7, ["sword"], ["lord-ash"]) == (
        scene.hero.out,
        scene.hero.gold,
        scene.items(),
        scene.hero.kept,
    )
    assert 1 == scene.state.active


@pytest.mark.rule("2E-GAP-068")
def test_making_room_may_cost_the_victor_its_life_but_not_the_card():
    more = """
    [challenges.blade]
    colour = "red"
    life = 1
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    effects = [{ when = "reward", do = "keep" }]
    kept = { role = "item", item_class = "armor", type = "blade", usage = "always" }

    [items.heart]
    item_class = "armor"
    type = "heart"
    usage = "always"
    effects = [{ do = "raise", what = "life", by = 1 }]
    """
    amar = party("amar", wounds=5, bonuses={"body": 1})
    amar.items.append(type(party(own=["sword"]).items[0])("heart"))
    scene = endgame(amar, party("belen"), red=["blade", "demon"], dice=["blade", HIT], cards=more)

    scene.play(*STRIKE, "discard:heart")

    assert (True, ["blade"]) == (scene.hero.out, scene.hero.kept)
    assert 1 == scene.state.active
