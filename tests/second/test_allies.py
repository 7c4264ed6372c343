"""Allies: they attack where the hero does not, with their own values, and bear their own failure."""

from __future__ import annotations

import pytest

from tests.second.fight_cards import ally, armor, effect, foe, hero, item, kept_ally, prize
from tests.second.fight_scenes import fight


@pytest.mark.rule("2E-ALLY-001")
def test_where_the_hero_does_not_attack_an_ally_may() -> None:
    scene = fight(hero(own=[ally()]), foe(life=9), stage="melee", dice=[20]).play("attack")

    assert ["ally:squire", "defend"] == scene.options


@pytest.mark.rule("2E-ALLY-002")
def test_with_two_allies_every_phase_sees_an_attack() -> None:
    scene = fight(hero(own=[ally("squire"), ally("page")]), foe(life=9), stage="ranged", dice=[20, 20, 20])
    scene.play("attack", "ally:squire", "ally:page")

    assert ["hero", "squire", "page"] == [roll["who"] for roll in scene.told("combat-rolled")]
    assert 3 == scene.foe.wounds


@pytest.mark.rule("2E-ALLY-003")
def test_each_ally_attacks_once_in_a_round() -> None:
    scene = fight(hero(own=[ally()]), foe(life=9), stage="ranged", dice=[20]).play("ally:squire")

    assert ["attack", "defend"] == scene.options
    scene.refuses("ally:squire", "2E-ALLY-003")


@pytest.mark.rule("2E-ALLY-004", "2E-COMP-032")
def test_an_ally_uses_its_own_value_and_damage() -> None:
    squire = ally(spirit=1, magic=1)
    scene = fight(hero(own=[squire], spirit=9, magic=5), foe(spirit=14), stage="magic", dice=[15])
    scene.play("ally:squire")

    assert (16, 14, "success") == scene.rolled
    assert 1 == scene.foe.wounds


@pytest.mark.rule("2E-ALLY-005")
def test_an_ally_bears_its_own_failure() -> None:
    squire = ally(life=3)
    scene = fight(hero(own=[squire]), foe(magic=2), stage="magic", dice=[2]).play("ally:squire")

    assert (2, 0) == (scene.ally("squire").wounds, scene.hero.wounds)


@pytest.mark.rule("2E-ALLY-005")
def test_armor_of_the_hero_does_not_serve_an_ally() -> None:
    scene = fight(hero(own=[ally(life=3), armor()]), foe(magic=2), stage="magic", dice=[2])
    scene.play("ally:squire")

    assert 2 == scene.ally("squire").wounds
    assert not scene.down("armor")


@pytest.mark.rule("2E-ALLY-006", "2E-WOUND-004")
@pytest.mark.parametrize("harm", [2, 3])
def test_a_killed_ally_goes_under_the_market_deck(harm: int) -> None:
    scene = fight(hero(own=[ally(life=2)]), foe(magic=harm), stage="magic", dice=[2])
    scene.state.market.put_under("some-card")
    scene.play("ally:squire")

    assert [] == scene.hero.allies
    assert ["some-card", "squire"] == scene.state.market.below


@pytest.mark.rule("2E-ALLY-006")
def test_one_wound_less_and_it_lives() -> None:
    scene = fight(hero(own=[ally(life=3)]), foe(magic=2), stage="magic", dice=[2]).play("ally:squire")

    assert ["squire"] == scene.allies()


@pytest.mark.rule("2E-ALLY-007")
def test_allies_never_defend() -> None:
    scene = fight(hero(own=[ally(body=9)]), foe(life=9), stage="ranged", dice=[20]).play("attack")

    scene.refuses("defend:squire", "2E-ALLY-007")
    scene.dice(2).play("defend")
    assert "hero" == scene.told("combat-rolled")[-1]["who"]


@pytest.mark.rule("2E-MARKET-020")
def test_items_serve_the_hero_alone() -> None:
    own = [
        ally(body=3),
        item("belt", effect("raise", what="body", by=3)),
        item("blade", effect("roll-bonus", kind="melee", by=2)),
        item("dagger", effect("add-to-roll", "melee", by=9), usage="activate"),
    ]
    scene = fight(hero(own=own), foe(body=12), stage="melee", dice=[8]).play("ally:squire")

    assert (11, 12, "failure") == scene.rolled
    assert not scene.down("dagger")


@pytest.mark.rule("2E-MARKET-020", "2E-EFFECT-002")
def test_cards_that_add_wounds_serve_whoever_has_them() -> None:
    squire = ally("squire", effect("add-wounds", "melee", by=1, cost={"exhaustion": 1}))
    saw = item("saw", effect("add-wounds", "melee", by=3), usage="activate")
    party = hero("smith", effect("add-wounds", "melee", by=5, cost={"exhaustion": 1}), own=[squire, saw])
    scene = fight(party, foe(life=20), stage="melee", dice=[20]).play("ally:squire")

    assert ["use:squire", "strike"] == scene.options
    scene.refuses("use:saw", "2E-MARKET-020")
    scene.refuses("use:smith", "2E-EFFECT-002")
    assert 2 == scene.play("use:squire", "strike").foe.wounds


@pytest.mark.rule("2E-EFFECT-002")
def test_an_ability_to_raise_a_roll_serves_whoever_has_it() -> None:
    squire = ally("squire", effect("add-to-roll", "combat-roll", by=2, cost={"exhaustion": 1}))
    party = hero("sage", effect("add-to-roll", "combat-roll", by=1, cost={"exhaustion": 1}), own=[squire])
    scene = fight(party, foe(), stage="melee", dice=[11]).play("attack")

    assert ["use:sage", "let-it-stand"] == scene.options
    scene.refuses("use:squire", "2E-EFFECT-002")


@pytest.mark.rule("2E-EFFECT-002")
def test_healing_heals_its_bearer() -> None:
    squire = ally("squire", effect("heal", "any-time", wounds=1, cost={"exhaustion": 1}), life=4)
    scene = fight(hero(own=[squire], wounds=2), foe(melee=2), stage="melee", dice=[2])
    scene.refuses("use:squire", "2E-EFFECT-009")  # it is the hero that is wounded

    scene.play("ally:squire", "use:squire")
    assert (1, 2) == (scene.ally("squire").wounds, scene.hero.wounds)


@pytest.mark.rule("2E-SKILL-005")
def test_the_hero_makes_the_tests_however_strong_its_ally() -> None:
    swim = effect("test", "before-combat", attribute="body", number=14)
    scene = fight(hero(own=[ally(body=6)], body=1), foe("river", swim), dice=[10])

    (test,) = scene.told("test-rolled")
    assert ("hero", 11) == (test["who"], test["total"])


@pytest.mark.rule("2E-GAP-082")
@pytest.mark.parametrize("doom", [False, True])
def test_an_adventure_card_killed_as_an_ally_is_discarded_as_one(doom: bool) -> None:
    wolf = prize("wolf", kept_ally(life=2))
    scene = fight(hero(own=[wolf]), foe(magic=2), stage="magic", dice=[2], options={"doom-track": doom})
    scene.play("ally:wolf")

    assert [] == scene.hero.allies
    assert [] == scene.state.market.below
    green = next(deck for colour, deck in scene.state.decks.items() if colour == "green")
    assert ([], ["wolf"]) == (green.below, scene.state.doom) if doom else ["wolf"] == green.below


@pytest.mark.rule("2E-GAP-036")
def test_an_ally_felled_by_its_own_cost_attacks_in_vain() -> None:
    squire = ally("squire", effect("add-to-roll", "melee", by=9, cost={"wounds": 1}), life=1)
    scene = fight(hero(own=[squire]), foe(melee=2), stage="melee", dice=[5])
    scene.play("ally:squire", "use:squire")

    assert (14 - 9, 12, "failure") == scene.rolled
    assert ([], 0, 0) == (scene.hero.allies, scene.hero.wounds, scene.foe.wounds)
    assert ["squire"] == scene.state.market.below
