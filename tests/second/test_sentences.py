"""Sentences that tell: the parts of totals, the first throw, what Life costs, purchases that would kill."""

from __future__ import annotations

import pytest

from tamalir.language import speaker
from tests.second.fight_cards import ally, effect, event, foe, hero, item
from tests.second.fight_scenes import fight
from tests.second.turn_scenes import book_with, party, turn

LANGUAGES = ("en", "pl", "ru")


def test_a_total_tells_its_parts():
    belt = item("belt", effect("raise", what="body", by=2))
    storm = event("storm", effect("roll-bonus", by=-1))
    scene = fight(
        hero(own=[belt], body=4, bonuses={"body": 1}), foe(body=12), stage="melee", event=storm, dice=[9]
    )

    scene.play("attack")

    (rolled,) = scene.told("combat-rolled")
    parts = rolled["dice"], rolled["own"], rolled["added"], rolled["total"]
    assert (9, 6, 1, 16) == parts
    facts = {"who": "mordrog", **{name: value for name, value in rolled.items() if name != "who"}}
    said = speaker("en").event({"key": "combat-rolled", "seat": 0, "facts": facts})
    assert "9 + 6 + 1, 16 in all against 12" in said


def test_an_ally_brings_its_own_value():
    scene = fight(hero(own=[ally(body=3)]), foe(body=30), stage="melee", dice=[9]).play("ally:squire")

    assert (3, 0) == (scene.told("combat-rolled")[0]["own"], scene.told("combat-rolled")[0]["added"])


def test_the_first_throw_is_told_before_the_second():
    luck = item("luck", effect("reroll", "combat-roll"), usage="discard")
    scene = fight(hero(own=[luck]), foe(body=12), stage="melee", dice=[5, 15]).play("attack", "use:luck")

    assert (5, 15) == (scene.told("rethrown")[0]["before"], scene.told("rethrown")[0]["dice"])


@pytest.mark.rule("2E-XP-011")
@pytest.mark.parametrize(("life", "closes"), [(0, "green"), (1, "yellow"), (2, "blue")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_raising_life_says_which_colour_it_closes(life: int, closes: str, lang: str):
    amar = party("amar", counters={"green": 99}, bonuses={"life": life})
    scene = turn(amar, step="experience")
    request = scene.table.pending(0)
    assert request is not None
    option = next(o for o in request.options if o.id == "bonus:life")

    assert closes == option.args["closes"]
    assert len(speaker(lang).option(option)) > 25


APPRENTICE = """
[allies.apprentice]
life = 2
stamina = 2
cost = 1
figures = { mind = 1, body = 1, spirit = 1, ranged = 1, melee = 1, magic = 1 }
effects = [{ do = "raise", what = "life", by = -1, to = "hero" }]
"""


@pytest.mark.rule("2E-GAP-034")
@pytest.mark.parametrize(("left", "asked"), [(1, True), (2, False)])
def test_hiring_what_would_kill_asks_first(left: int, asked: bool):
    book = book_with(APPRENTICE)
    amar = party("amar", at="tamalir", wounds=book.heroes["amar"].life - left, gold=5)
    scene = turn(amar, step="market", stacks={"tamalir": ["apprentice"]}, cards=APPRENTICE)

    scene.play("hire:apprentice")
    assert asked == (scene.asked == "market.fatal")
    if asked:
        scene.play("no")
        assert ("market.act", 5, []) == (scene.asked, scene.hero.gold, scene.hero.allies)
        scene.play("hire:apprentice", "yes")
        assert 1 == len(scene.told("knocked-out"))


def test_an_enemy_does_not_weaken_itself_as_if_it_were_another():
    limp = effect("weaken", "before-combat", what="body", by=2)
    scene = fight(hero(), foe("ogre", limp), stage="before-combat")

    assert scene.told("enemy-weakened")[0]["itself"] == "yes"
    charm = item("charm", effect("weaken", "before-combat", what="body", by=2))
    scene = fight(hero(own=[charm]), foe(), stage="before-combat").play("use:charm")
    assert scene.told("enemy-weakened")[0]["itself"] == "no"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_with_a_price_is_a_sentence(lang: str):
    paid = effect(
        "either", "before-combat", first=[{"do": "heal", "when": "card", "wounds": 1}], cost={"gold": 1}
    )
    said = speaker(lang).effect(paid, "second", "activate")

    assert " to you may" not in said
    assert said.count(":") >= 3
