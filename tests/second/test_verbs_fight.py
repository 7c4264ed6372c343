"""Verbs of cards around a battle: enemies, weakness and strength, rewards, rolls outside combat."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.values import life, skill, value
from tamalir.second.words import HERO, Attribute
from tests.second.turn_scenes import BLOW, HIT, MISS, Scene, book_with, give, party, turn


def facing(
    card: str, dice: list[object] | None = None, own: tuple[str, ...] = (), cards: str = "", **rest: Any
) -> Scene:
    """A hero that has drawn this card."""
    hero = {name: rest.pop(name) for name in ("wounds", "exhaustion", "gold", "bonuses") if name in rest}
    amar = party("amar", at="3,1", came_from=(2, 2), **hero)
    for name in own:
        give(amar, name, book_with(cards))
    scene = turn(
        amar,
        party("belen", at="forge"),
        jewels={"3,1": ["green"]},
        decks={"green": [card, "wolf"]},
        dice=dice or [],
        cards=cards,
        **rest,
    )
    return scene.play("adventure:green")


def test_fight_with_a_result_for_escape():
    more = """
    [encounters.duelist]
    colour = "green"
    life = 1
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    effects = [{ when = "encounter", do = "fight", escape = [{ when = "card", do = "lose-gold", n = 2 }] }]
    """
    scene = facing("duelist", [HIT], gold=5, cards=more).play("escape")

    assert (3, "2,2", 1) == (scene.hero.gold, scene.at(), scene.seat)


@pytest.mark.rule("2E-GAP-016")
def test_an_enemy_that_a_task_leads_to_in_the_market():
    more = """
    [encounters.debt]
    colour = "green"
    effects = []
    life = 1
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    kept = { role = "task", effects = [
        { when = "any-time", do = "finish", reward = [{ when = "card", do = "fight" }] },
    ] }
    """
    amar = party("amar", at="riverwatch", came_from=(6, 0), gold=5, kept=["debt"], counters={"red": 2})
    scene = turn(amar, party("belen"), step="market", market=["pebble"], dice=[HIT], cards=more)

    scene.play("use:debt", "escape")

    assert ("6,0", 1, ["debt"]) == (scene.at(), scene.seat, scene.state.removed)


@pytest.mark.rule("2E-GAP-034")
@pytest.mark.parametrize("card", ["goblin", "brawl"])
def test_life_raised_for_the_battle_alone_falls_when_it_is_over(card: str):
    more = """
    [items.rage]
    item_class = "artifact"
    type = "rage"
    usage = "discard"
    effects = [{ when = "before-combat", do = "strengthen", what = "life", by = 3, until = "battle" }]
    """
    scene = facing(card, [MISS, HIT], own=("rage",), wounds=4, cards=more)
    scene.play("use:rage", "stay", "defend", "attack")  # hurt beyond its own Life
    assert 5 == scene.hero.wounds
    scene.play("stay", "defend", "attack").until("movement.set-out", "town:dawnsmoor")

    assert ("dawnsmoor", 0, 1) == (scene.at(), scene.hero.wounds, scene.seat)


@pytest.mark.rule("2E-GAP-094", "2E-GAP-016")
def test_a_quarrel_without_end_counts_as_an_escape():
    more = """
    [encounters.wall]
    colour = "green"
    life = 9
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 0, magic = 0 }
    effects = [{ when = "encounter", do = "fight" }]
    """
    scene = facing("wall", cards=more)
    for _ in range(100):
        scene.play("stay", "defend", "defend", "defend")

    assert ("2,2", 1, ["wall"]) == (scene.at(), scene.seat, scene.state.removed)


def test_before_combat_text_of_an_encounters_enemy():
    more = """
    [encounters.ambush]
    colour = "green"
    life = 1
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    effects = [{ when = "before-combat", do = "suffer", wounds = 1 }, { when = "encounter", do = "fight" }]
    """

    assert 1 == facing("ambush", cards=more).hero.wounds


def test_slip_away():
    scene = facing("goblin", own=("smoke",)).play("use:smoke")

    assert ("2,2", 1, "goblin") == (scene.at(), scene.seat, scene.track()[0])
    assert ["smoke"] == scene.state.market.below


def test_inflict():
    scene = facing("goblin", own=("dart",)).play("use:dart")

    assert ({"green": 1}, 2) == (scene.counters(), scene.hero.gold)


def test_weaken():
    scene = facing("goblin", [3], own=("curse",)).play("use:curse", *BLOW)

    assert (6, 6, "success") == _rolled(scene)


def test_strengthen_until_the_turn_ends():
    amar = party("amar", at="3,1", own=["elixir"])
    scene = turn(amar, party("belen"), step="refresh").play("use:elixir")
    assert 7 == life(scene.state, 0, HERO)

    scene.play("roll:0")

    assert 5 == life(scene.state, 0, HERO)
    assert 1 == scene.seat


def test_strengthen_in_an_encounter():
    more = """
    [encounters.blessing]
    colour = "green"
    effects = [{ when = "encounter", do = "strengthen", what = "body", by = 2 }]
    """

    assert 5 == value(facing("blessing", cards=more).state, 0, HERO, Attribute.BODY)


def test_reroll_a_test():
    scene = facing("riddle", [MISS, 11], own=("dice-cup",)).play("use:dice-cup")

    assert (3, 0) == (scene.hero.gold, scene.hero.wounds)


def test_add_to_a_test():
    assert 3 == facing("riddle", [8], own=("lens",)).play("use:lens").hero.gold


def test_a_bonus_that_cannot_help_is_not_asked_for():
    scene = facing("riddle", [MISS], own=("lens",))

    assert (1, []) == (scene.hero.wounds, scene.down())


@pytest.mark.parametrize(("dice", "gold"), [(6, 3), (5, 0)])
def test_skill_bonus(dice: int, gold: int):
    more = """
    [items.rope]
    item_class = "artifact"
    type = "rope"
    usage = "always"
    effects = [{ do = "skill-bonus", what = "climb", by = 3 }]

    [encounters.cliff]
    colour = "green"
    effects = [
        { when = "encounter", do = "test", attribute = "body", skill = "climb", number = 12, success = [
            { when = "card", do = "gain-gold", n = 3 },
        ] },
    ]
    """
    scene = facing("cliff", [dice], own=("rope",), cards=more)

    assert 3 == skill(scene.state, 0, "climb")
    assert gold == scene.hero.gold


def test_a_test_without_a_result_for_failure():
    amar = party("amar", at="3,1")
    scene = turn(amar, jewels={"3,1": ["yellow"]}, decks={"yellow": ["silence", "ogre"]}, dice=[MISS]).play(
        "adventure:yellow"
    )

    assert (0, 0, ["silence"]) == (scene.hero.gold, scene.hero.wounds, scene.state.removed)


def test_suffer_exhaustion():
    more = """
    [encounters.mire]
    colour = "green"
    effects = [{ when = "encounter", do = "suffer", wounds = 1, exhaustion = 2 }]
    """
    scene = facing("mire", cards=more)

    assert (1, 2) == (scene.hero.wounds, scene.hero.exhaustion)


def test_all_suffer_exhaustion():
    assert [1, 1] == [hero.exhaustion for hero in facing("march").state.heroes]


def test_heal_and_recover():
    amar = party("amar", at="3,1", wounds=3, exhaustion=3, own=["balm", "bedroll"])
    scene = turn(amar, step="refresh").play("use:balm")

    assert (1, 3) == (scene.hero.wounds, scene.hero.exhaustion)
    scene.refuses("use:bedroll", "2E-ACT-003")


def test_recover():
    amar = party("amar", at="3,1", exhaustion=1, own=["bedroll"])

    assert 0 == turn(amar, step="refresh").play("use:bedroll").hero.exhaustion


def test_nobody_heals_what_does_not_hurt():
    turn(party("amar", own=["balm"]), step="refresh").refuses("use:balm", "2E-EFFECT-009")
    turn(party("amar", own=["bedroll"]), step="refresh").refuses("use:bedroll", "2E-EFFECT-009")


def test_foes_raised_by_an_event():
    more = """
    [events.fury]
    colour = "green"
    rank = 1
    effects = [
        { do = "raise-foes", what = "body", by = 2 },
        { do = "raise-foes", what = "life", by = 1 },
        { do = "raise-foes-damage", what = "melee", by = 1 },
    ]
    """
    scene = facing("goblin", [5], cards=more, event="fury").play(*BLOW)

    assert (8, 12, "failure") == _rolled(scene)
    assert 2 == scene.hero.wounds
    assert 2 == scene.table.view(0).figures.foe.life


def test_damage_raised_by_an_item():
    more = """
    [items.spikes]
    item_class = "weapon"
    type = "spikes"
    usage = "always"
    effects = [{ do = "raise-damage", what = "melee", by = 2 }]

    [challenges.brute]
    colour = "green"
    life = 9
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    """
    scene = facing("brute", [HIT], own=("spikes",), cards=more).play(*BLOW)

    assert 4 == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.wounds)


def test_values_raised_by_an_event():
    more = """
    [events.clarity]
    colour = "green"
    rank = 1
    effects = [{ do = "raise", what = "mind", by = 2 }]
    """
    scene = facing("clarity", cards=more)

    assert [3, 3] == [value(scene.state, seat, HERO, Attribute.MIND) for seat in (0, 1)]


@pytest.mark.parametrize("choice", ["keep", "leave"])
def test_keep_an_item(choice: str):
    amar = party("amar", at="3,1")
    scene = turn(amar, jewels={"3,1": ["yellow"]}, decks={"yellow": ["heirloom", "ogre"]}).play(
        "adventure:yellow", choice
    )

    assert (["heirloom"] if choice == "keep" else []) == scene.items()
    assert ([] if choice == "keep" else ["heirloom"]) == scene.state.removed


def test_keep_a_trophy_without_being_asked():
    amar = party("amar", at="3,1")
    scene = turn(
        amar, party("belen"), jewels={"3,1": ["yellow"]}, decks={"yellow": ["shaman"]}, dice=[HIT]
    ).play("adventure:yellow", *BLOW)

    assert ["shaman"] == scene.hero.kept


def test_making_room_for_a_reward_may_cost_the_victor_its_life():
    more = """
    [challenges.mimic]
    colour = "green"
    life = 1
    figures = { mind = 10, body = 10, spirit = 10, ranged = 0, melee = 1, magic = 0 }
    effects = [{ when = "reward", do = "keep" }]
    kept = { role = "item", item_class = "armor", type = "mimic", usage = "always" }

    [items.heart]
    item_class = "armor"
    type = "heart"
    usage = "always"
    effects = [{ do = "raise", what = "life", by = 1 }]
    """
    scene = facing("mimic", [HIT], own=("heart",), wounds=5, cards=more).play(*BLOW, "discard:heart")
    scene.until("movement.set-out", "town:dawnsmoor")

    assert ({"green": 1}, ["wolf", "mimic"]) == (scene.counters(), scene.deck("green"))
    assert ("dawnsmoor", 0, 1) == (scene.at(), scene.hero.wounds, scene.seat)


def _rolled(scene: Scene) -> tuple[int, int, str]:
    rolled = scene.told("combat-rolled")[-1]
    return rolled["total"], rolled["target"], rolled["outcome"]
