"""Words that the rules know, numbers within bounds; Allies that serve their hero; two in one."""

from __future__ import annotations

import pytest

from tamalir.language import speaker
from tamalir.world.packs import PackError
from tests.second.fight_cards import ally, effect, foe, hero, inner, item
from tests.second.fight_scenes import fight
from tests.second.turn_scenes import book_with, give, party, turn

ITEM = (
    '[items.x]\nitem_class = "{of}"\ntype = "thing"\nusage = "{usage}"\n'
    "cost = {cost}\neffects = [{effects}]\n"
)
ALLY = (
    "[allies.x]\nlife = {life}\nstamina = 2\ncost = 3\n"
    "figures = {{ mind = {mind}, body = 1, spirit = 1, ranged = 1, melee = 1, magic = 1 }}\n"
    "effects = [{effects}]\n"
)
EVENT = '[events.x]\ncolour = "green"\nrank = 1\neffects = [{effects}]\n'
ENCOUNTER = '[encounters.x]\ncolour = "green"\neffects = [{effects}]\n'


def an_item(effects: str = "", of: str = "artifact", usage: str = "always", cost: int = 2) -> str:
    return ITEM.format(effects=effects, of=of, usage=usage, cost=cost)


def an_ally(effects: str = "", life: int = 2, mind: int = 1) -> str:
    return ALLY.format(effects=effects, life=life, mind=mind)


BROKEN = {
    "unknown skill": (
        ENCOUNTER.format(
            effects='{ when = "encounter", do = "test", attribute = "mind", skill = "serach", number = 12 }'
        ),
        "skill",
    ),
    "skill bonus": (an_item('{ do = "skill-bonus", what = "serach", by = 1 }'), "what"),
    "what of foes": (EVENT.format(effects='{ do = "raise-foes", what = "sprit", by = 1 }'), "what"),
    "damage of foes": (EVENT.format(effects='{ do = "raise-foes-damage", what = "arm", by = 1 }'), "what"),
    "price that gives": (
        ENCOUNTER.format(effects='{ when = "encounter", do = "pay", n = -2, paid = [] }'),
        r"\.n",
    ),
    "keep without kept": (ENCOUNTER.format(effects='{ when = "encounter", do = "keep" }'), "kept"),
    "fight without figures": (
        ENCOUNTER.format(effects='{ when = "encounter", do = "fight" }'),
        "life and figures",
    ),
    "class of item": (an_item(of="armour"), "item_class"),
    "endless life": (an_ally(life=104), "life"),
    "value out of bounds": (an_ally(mind=99), "figures.mind"),
    "no life at all": (an_ally(life=0), "life"),
    "terrain": (an_item('{ do = "easy-terrain", terrain = "desert" }'), "terrain"),
    "weary terrain": (an_item('{ do = "weary-terrain", terrain = "desert", exhaustion = 1 }'), "terrain"),
    "kind of roll": (an_item('{ do = "roll-bonus", by = 1, kind = "arcane" }'), "kind"),
    "price of what": (an_item('{ do = "price", by = -1, of = "weapon" }'), "of"),
    "whom it protects": (
        an_item('{ when = "wounds", do = "cancel-wounds", n = 1, protects = "everyone" }'),
        "protects",
    ),
    "what is weakened": (an_item('{ when = "ranged", do = "weaken", what = "arm", by = 1 }'), "what"),
    "until when": (
        an_item('{ when = "ranged", do = "weaken", what = "mind", by = 1, until = "dawn" }'),
        "until",
    ),
    "bonus below nothing": (an_item('{ when = "melee", do = "add-to-roll", by = -3 }'), "by"),
    "cost of nothing": (
        an_item('{ when = "any-time", cost = { exhaustion = 0 }, do = "gain-gold", n = 1 }'),
        "cost",
    ),
    "cost too high": (an_item(cost=400), "cost"),
    "an Item for another": (an_item('{ when = "melee", do = "add-to-roll", by = 1, to = "hero" }'), "to"),
    "condition": (an_item('{ do = "raise", what = "body", by = 1, given = { mood = "good" } }'), "given"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_card_is_refused_with_file_card_and_field(name: str):
    cards, field = BROKEN[name]
    with pytest.raises(PackError, match=field) as told:
        book_with(cards)
    assert "pack more, test: " in str(told.value), "the pack and the file"
    assert ".x" in str(told.value), "the card"


# --- Allies that serve their hero -----------------------------------------------------------


@pytest.mark.rule("2E-EFFECT-002", "2E-WOUND-008")
def test_an_ally_adds_to_the_roll_of_its_hero_and_bears_the_cost():
    companion = ally("priest", effect("add-to-roll", "combat-roll", by=2, to="hero", cost={"exhaustion": 1}))
    scene = fight(hero(own=[companion]), foe(body=10), stage="melee", dice=[8]).play("attack")
    assert "use:priest" in scene.options

    scene.play("use:priest")

    assert (0, 1) == (scene.hero.exhaustion, scene.hero.allies[0].exhaustion)
    assert 1 == len(scene.told("foe-wounded"))


@pytest.mark.rule("2E-EFFECT-002")
def test_without_such_words_it_serves_itself_alone():
    companion = ally("priest", effect("add-to-roll", "combat-roll", by=2))
    scene = fight(hero(own=[companion]), foe(body=10), stage="melee", dice=[8]).play("attack")

    assert scene.asked != "roll.improve"


@pytest.mark.rule("2E-TERM-002", "2E-ALLY-006")
@pytest.mark.parametrize(("life", "alive"), [(3, True), (1, False)])
def test_an_ally_takes_a_wound_in_its_heros_stead(life: int, alive: bool):
    guard = ally("guard", effect("bear-wounds", "wounds", n=1, limit="battle"), life=life)
    scene = fight(hero(own=[guard]), foe(body=20, melee=2), stage="melee", dice=[2]).play("defend")

    scene.play("use:guard")
    if scene.asked == "wounds.cancel":
        scene.play("take-wounds")

    assert (1, alive) == (scene.hero.wounds, bool(scene.hero.allies))
    if alive:
        assert 1 == scene.hero.allies[0].wounds


@pytest.mark.rule("2E-EFFECT-002")
def test_an_ally_heals_its_hero():
    healer = ally("healer", effect("heal", "any-time", wounds=1, to="hero", cost={"exhaustion": 1}))
    scene = fight(hero(own=[healer], wounds=2), foe(), stage="melee").play("use:healer")

    assert (1, 1) == (scene.hero.wounds, scene.hero.allies[0].exhaustion)


# --- two in one, and everywhere ----------------------------------------------------------------


KETTLE = """
[items.kettle]
item_class = "artifact"
type = "thing"
usage = "activate"
cost = 2
effects = [{ when = "market", do = "both", effects = [
  { when = "card", do = "gain-gold", n = 2 },
  { when = "card", do = "recover", exhaustion = 1 },
] }]
"""


@pytest.mark.rule("2E-EFFECT-001", "2E-ACT-001")
def test_one_use_does_both():
    amar = party("amar", at="tamalir", exhaustion=2)
    give(amar, "kettle", book_with(KETTLE))
    scene = turn(amar, step="market", cards=KETTLE).play("use:kettle")

    assert (2, 1, True) == (scene.hero.gold, scene.hero.exhaustion, scene.hero.items[0].down)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_both_is_one_sentence(lang: str):
    said = speaker(lang).effect(
        effect("both", "market", effects=[inner("gain-gold", n=2), inner("recover", exhaustion=1)]), "second"
    )
    assert "[" not in said
    assert said.count(".") == 1


@pytest.mark.parametrize("moment", ["market", "any-time", "before-moving", "moved", "end-of-turn", "melee"])
def test_choices_tests_and_prices_stand_at_every_moment(moment: str):
    effect("either", moment, first=[inner("gain-gold", n=1)])
    effect("test", moment, attribute="mind", number=12, success=[inner("gain-gold", n=1)])
    effect("pay", moment, n=1, paid=[inner("heal", wounds=1)])


# --- conditions -------------------------------------------------------------------------------


@pytest.mark.rule("2E-EFFECT-009")
@pytest.mark.parametrize(
    ("given", "met"),
    [
        ({"colour": "green"}, True),
        ({"colour": "red"}, False),
        ({"phase": "melee"}, True),
        ({"phase": "magic"}, False),
    ],
)
def test_a_card_that_is_used_has_its_condition(given: dict[str, str], met: bool):
    oil = item("oil", effect("weaken", "any-phase", what="body", by=3, given=given))
    scene = fight(hero(own=[oil]), foe(), stage="melee")

    assert met == ("use:oil" in scene.options)


@pytest.mark.rule("2E-EFFECT-009")
def test_a_standing_effect_may_depend_on_the_enemy():
    bane = item("bane", effect("raise", what="body", by=4, given={"colour": "green"}))
    scene = fight(hero(own=[bane]), foe(body=12), stage="melee", dice=[8]).play("attack")

    assert 1 == len(scene.told("foe-wounded"))
