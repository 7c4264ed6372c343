"""Activation: face down until the next Refresh step, once Before Combat and once a round."""

from __future__ import annotations

import pytest

from tamalir.second.values import value
from tamalir.second.words import HERO, Attribute
from tests.second.fight_cards import armor, before_attack, effect, foe, hero, item, worn
from tests.second.fight_scenes import duel, fight


@pytest.mark.rule("2E-ACT-001")
def test_an_activated_card_lies_face_down_and_is_still_owned() -> None:
    scene = fight(hero(own=[armor()]), foe(), stage="ranged", dice=[2]).play("defend", "use:armor")

    assert ["armor"] == scene.items()
    assert scene.down("armor")


@pytest.mark.rule("2E-ACT-002")
def test_a_card_that_lies_face_down_cannot_be_used() -> None:
    own = [worn(armor(), down=True), armor("charm", usage="discard")]
    scene = fight(hero(own=own), foe(), stage="ranged", dice=[2]).play("defend")

    assert ["use:charm", "take-wounds"] == scene.options
    scene.refuses("use:armor", "2E-ACT-002")


@pytest.mark.rule("2E-ACT-002")
def test_it_stays_face_down_in_the_next_round_and_after_the_battle() -> None:
    own = [armor(), armor("charm", usage="discard")]
    scene = fight(hero(own=own), foe(ranged=1, melee=0, magic=0), stage="ranged", dice=[2, 2])
    scene.play("defend", "use:armor", "defend", "defend", "stay", "defend")
    assert 2 == scene.fight.round
    scene.refuses("use:armor", "2E-ACT-002")

    scene.play("take-wounds", "defend", "defend").dice(20).play("escape")
    assert scene.over
    assert scene.down("armor")


@pytest.mark.rule("2E-ACT-005")
def test_one_card_before_combat() -> None:
    own = [item(name, before_attack("ranged"), usage="activate") for name in ("bow", "sling")]
    scene = fight(hero("mage", before_attack("magic"), own=own), foe()).dice(2).play("use:bow")

    scene.refuses("use:sling", "2E-ACT-005")


@pytest.mark.rule("2E-ACT-006")
def test_one_card_in_each_round() -> None:
    own = [armor("mail"), armor("shield"), armor("charm", usage="discard")]
    scene = fight(hero(own=own), foe(ranged=1, melee=1, magic=0), stage="ranged", dice=[2, 2])
    scene.play("defend", "use:mail", "defend")

    assert ["use:charm", "take-wounds"] == scene.options
    scene.refuses("use:shield", "2E-ACT-006")
    scene.play("take-wounds", "defend", "stay").dice(2).play("defend")
    assert (2, ["use:shield", "use:charm", "take-wounds"]) == (scene.fight.round, scene.options)


@pytest.mark.rule("2E-ACT-006", "2E-ACT-005")
def test_the_round_has_an_activation_of_its_own() -> None:
    own = [item("bow", before_attack("ranged"), usage="activate"), armor()]
    scene = fight(hero(own=own), foe(ranged=1)).dice(2).play("use:bow", "stay")

    assert 0 == scene.dice(2).play("defend", "use:armor").hero.wounds


@pytest.mark.rule("2E-ACT-007")
def test_discard_cards_do_not_count() -> None:
    flood = effect(
        "test",
        "before-combat",
        attribute="body",
        number=14,
        failure=[{"do": "suffer", "when": "card", "wounds": 1}],
    )
    own = [armor(), item("bomb", before_attack("ranged", 3), usage="discard")]
    scene = fight(hero(own=own), foe("flood", flood), dice=[2]).play("use:armor")

    assert ["use:bomb", "to-battle"] == scene.options
    scene.dice(2).play("use:bomb")
    assert ["armor"] == scene.items()


@pytest.mark.rule("2E-ACT-007")
def test_always_on_cards_do_not_count() -> None:
    own = [
        item("ring", effect("cancel-wounds", "wounds", n=1), usage="always"),
        armor("mail"),
    ]
    scene = fight(hero(own=own), foe(ranged=2), stage="ranged", dice=[2])

    assert 0 == scene.play("defend", "use:ring", "use:mail").hero.wounds
    assert not scene.down("ring")


@pytest.mark.rule("2E-MARKET-016")
def test_a_discard_card_goes_under_the_market_deck() -> None:
    bomb = item("bomb", before_attack("ranged", 3), usage="discard")
    scene = fight(hero(own=[bomb]), foe())
    scene.state.market.put_under("some-card")
    scene.dice(2).play("use:bomb")

    assert [] == scene.hero.items
    assert ["some-card", "bomb"] == scene.state.market.below


@pytest.mark.rule("2E-MARKET-016", "2E-LIMIT-006")
def test_a_card_given_up_while_it_is_used_lies_under_the_deck_only_once() -> None:
    own = [
        item("bomb", before_attack("ranged", 3), usage="discard"),
        item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard"),
    ]
    scene = fight(hero(own=own), foe()).dice(4).play("use:bomb")
    assert "roll.improve" == scene.asked

    scene.play("discard:bomb", "let-it-stand")
    assert ["bomb"] == scene.state.market.below
    assert ["herb"] == scene.items()


@pytest.mark.rule("2E-MARKET-016", "2E-GAP-034")
def test_a_card_is_used_up_even_if_its_user_falls_meanwhile() -> None:
    heart = item("heart", effect("raise", what="life", by=2), cost=1)
    bomb = item("bomb", before_attack("ranged", 3), usage="discard", cost=9)
    herb = item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard", cost=1)
    scene = fight(hero(own=[heart, bomb, herb], life=3, wounds=4), foe()).dice(4)
    scene.play("use:bomb", "discard:heart")

    assert scene.over
    assert ["heart", "bomb", "herb"] == scene.state.market.below  # the herb was the dearest that was left


@pytest.mark.rule("2E-MARKET-019")
def test_the_always_on_part_works_while_the_card_lies_face_down() -> None:
    lens = item("lens", effect("raise", what="mind", by=1), before_attack("ranged"), usage="activate")
    scene = fight(hero(own=[lens], mind=2), foe()).dice(2).play("use:lens#1")

    assert scene.down("lens")
    assert 3 == value(scene.state, 0, HERO, Attribute.MIND)


@pytest.mark.rule("2E-DUEL-013", "2E-GAP-061")
def test_both_sides_of_a_duel_have_one_activation_a_round() -> None:
    own = [armor("mail"), armor("shield"), armor("charm", usage="discard")]
    scene = duel(hero("a", own=[armor("hide")]), hero("b", own=own, life=9), stage="ranged", dice=[2, 20])
    scene.play("attack", "use:mail")
    assert scene.down("mail", 1)

    scene.dice(20, 2).play("use:hide")  # the attacker defends in the melee phase, and has its own
    assert (0, True) == (scene.hero.wounds, scene.down("hide"))
    scene.dice(2, 20)


@pytest.mark.rule("2E-DUEL-013")
def test_the_defenders_second_activation_in_a_round_is_refused() -> None:
    own = [
        item("dagger", effect("add-to-roll", "any-phase", by=2), usage="activate"),
        item("sword", effect("add-to-roll", "any-phase", by=2), usage="activate"),
        item("herb", effect("add-to-roll", "any-phase", by=1), usage="discard"),
    ]
    scene = duel(hero("a"), hero("b", own=own), stage="ranged", dice=[5]).play("attack")
    assert (1, "roll.improve") == (scene.seat, scene.asked)
    scene.play("use:dagger", "let-it-stand").dice(20, 5)

    assert "melee" == scene.fight.stage
    assert ["use:herb", "let-it-stand"] == scene.options
    scene.refuses("use:sword", "2E-ACT-006")
    scene.play("let-it-stand").dice(20, 5).play("let-it-stand").dice(20)
    assert (2, 1) == (scene.fight.round, scene.seat)


@pytest.mark.rule("2E-GAP-061")
def test_the_hero_attacked_may_activate_before_combat_and_again_in_the_round() -> None:
    own = [armor("shield"), item("dagger", effect("add-to-roll", "melee", by=2), usage="activate")]
    attacker = hero("a", before_attack("ranged", 1))
    scene = duel(attacker, hero("b", own=own)).dice(2, 20).play("use:a", "use:shield", "stay")
    scene.play("defend").dice(2, 20).play("attack").dice(9)

    assert ["use:dagger", "let-it-stand"] == scene.options
    scene.play("use:dagger").dice(2)
    assert scene.down("shield", 1)
    assert scene.down("dagger", 1)
