"""Kept adventure cards, and the limits they share with Items and Allies of the market."""

from __future__ import annotations

from typing import Any

import pytest

from tests.second.fight_cards import (
    ally,
    armor,
    effect,
    encounter,
    foe,
    hero,
    item,
    kept_ally,
    kept_item,
    prize,
    rune,
    trophy,
)
from tests.second.fight_scenes import Scene, fight, under


def offered(card: Any, *own: Any, options: dict[str, Any] | None = None, **state: Any) -> Scene:
    """The Challenge is dead; its card offers itself."""
    return fight(hero(melee=9, own=own, **state), card, stage="melee", dice=[20], options=options).play(
        "attack"
    )


def weapons(n: int) -> list[Any]:
    return [item(f"weapon-{k}", of="weapon", sort=f"sort-{k}") for k in range(n)]


@pytest.mark.rule("2E-COMBAT-028")
def test_a_kept_ally_counts_as_an_ally() -> None:
    scene = offered(prize("wolf", kept_ally()), ally("squire")).play("keep")

    assert ["squire", "wolf"] == scene.allies()
    assert [] == under(scene)


@pytest.mark.rule("2E-COMBAT-028")
def test_it_fights_with_the_figures_of_its_kept_side() -> None:
    wolf = prize("wolf", kept_ally(), mind=19, ranged=9)
    scene = fight(hero(own=[wolf]), foe(), stage="ranged", dice=[11]).play("ally:wolf")

    assert (12, 12, "success") == scene.rolled
    assert 1 == scene.foe.wounds


@pytest.mark.rule("2E-COMBAT-028")
def test_a_kept_item_works_like_an_item() -> None:
    scene = offered(prize("gem", kept_item(effect("cancel-wounds", "wounds", n=1), usage="activate")))
    scene.play("keep")
    assert ["gem"] == scene.items()

    gem = prize("gem", kept_item(effect("cancel-wounds", "wounds", n=1), usage="activate"))
    scene = fight(hero(own=[gem]), foe(), stage="ranged", dice=[2]).play("defend", "use:gem")
    assert (0, True) == (scene.hero.wounds, scene.down("gem"))


@pytest.mark.rule("2E-COMBAT-029")
@pytest.mark.parametrize("kept", [kept_ally(), kept_item()])
def test_a_kept_challenge_cannot_be_discarded_by_choice(kept: Any) -> None:
    scene = fight(hero(own=[prize("wolf", kept)]), foe(), stage="escape")

    assert [] == scene.asides
    scene.refuses("discard:wolf", "2E-COMBAT-029")


@pytest.mark.rule("2E-GAP-080")
def test_nor_can_a_kept_encounter() -> None:
    scene = fight(hero(own=[encounter("friend", kept_ally())]), foe(), stage="escape")

    scene.refuses("discard:friend", "2E-GAP-080")


@pytest.mark.rule("2E-GAP-079")
def test_a_trophy_counts_toward_no_limit_and_cannot_be_discarded() -> None:
    own = [*weapons(2), armor(of="armor"), ally("squire"), ally("page")]
    scene = offered(prize("skull", trophy()), *own)
    assert ["skull"] == scene.hero.kept

    scene = fight(hero(own=[prize("skull", trophy()), rune("dragon")]), foe(), stage="escape")
    scene.refuses("discard:skull", "2E-GAP-079")
    scene.refuses("discard:dragon", "2E-GAP-079")


@pytest.mark.rule("2E-GAP-083", "2E-LIMIT-010")
def test_two_protected_allies_leave_no_room_for_good() -> None:
    own = [prize("wolf", kept_ally()), encounter("friend", kept_ally())]
    scene = offered(prize("bear", kept_ally()), *own)

    assert scene.over
    assert ["wolf", "friend"] == scene.allies()
    assert ["bear"] == under(scene)


@pytest.mark.rule("2E-GAP-083")
def test_a_card_may_be_refused() -> None:
    scene = offered(prize("wolf", kept_ally()))
    assert ["keep", "leave"] == scene.options

    scene.play("leave")
    assert ([], ["wolf"]) == (scene.allies(), under(scene))


@pytest.mark.rule("2E-LIMIT-003", "2E-LIMIT-011")
def test_at_the_limit_an_ally_may_make_room_or_the_offer_be_refused() -> None:
    scene = offered(prize("wolf", kept_ally()), ally("squire"), ally("page"))
    assert ["discard:squire", "discard:page", "leave"] == scene.options
    scene.refuses("keep", "2E-LIMIT-003")

    refusing = scene.table.fork()
    refusing.answer("leave")
    assert ["squire", "page"] == [one.card for one in refusing.state.heroes[0].allies]
    scene.play("discard:page", "keep")
    assert ["squire", "wolf"] == scene.allies()


@pytest.mark.rule("2E-LIMIT-001", "2E-LIMIT-005")
def test_two_weapons() -> None:
    scene = offered(prize("fang", kept_item(of="weapon")), *weapons(2), armor())
    assert ["discard:weapon-0", "discard:weapon-1", "leave"] == scene.options
    scene.refuses("keep", "2E-LIMIT-001")

    assert ["weapon-1", "armor", "fang"] == scene.play("discard:weapon-0", "keep").items()


@pytest.mark.rule("2E-LIMIT-001")
def test_a_second_weapon_finds_room() -> None:
    assert ["keep", "leave"] == offered(prize("fang", kept_item(of="weapon")), *weapons(1)).options


@pytest.mark.rule("2E-LIMIT-002", "2E-LIMIT-005")
def test_one_armor() -> None:
    scene = offered(prize("hide", kept_item(of="armor")), armor("mail", of="armor"), *weapons(1))
    assert ["discard:mail", "leave"] == scene.options
    scene.refuses("keep", "2E-LIMIT-002")

    assert ["weapon-0", "hide"] == scene.play("discard:mail", "keep").items()


@pytest.mark.rule("2E-LIMIT-004")
def test_other_classes_have_no_limit() -> None:
    artifacts = [item(f"artifact-{n}") for n in range(5)]

    assert 6 == len(offered(prize("gem", kept_item()), *artifacts).play("keep").items())


@pytest.mark.rule("2E-LIMIT-010")
def test_adventure_cards_count_toward_the_limits() -> None:
    scene = offered(prize("bear", kept_ally()), prize("wolf", kept_ally()), ally("squire"))

    assert ["discard:squire", "leave"] == scene.options
    scene.refuses("keep", "2E-LIMIT-003")


@pytest.mark.rule("2E-VAR-003")
def test_with_item_limits_one_item_of_each_class_and_type() -> None:
    options = {"item-limits": True}
    own = [item("mace", of="weapon", sort="prize"), item("sword", of="weapon", sort="sword")]
    scene = offered(prize("fang", kept_item(of="weapon")), *own, options=options)
    assert ["discard:mace", "leave"] == scene.options
    scene.refuses("keep", "2E-VAR-003")

    scene = offered(prize("fang", kept_item(of="weapon")), *weapons(3), options=options)
    assert ["keep", "leave"] == scene.options


@pytest.mark.rule("2E-VAR-004")
def test_with_ally_limits_any_number_of_allies() -> None:
    scene = offered(prize("wolf", kept_ally()), ally("squire"), ally("page"), options={"ally-limits": True})

    assert ["squire", "page", "wolf"] == scene.play("keep").allies()


@pytest.mark.rule("2E-GAP-034", "2E-GAP-049")
def test_making_room_can_cost_the_last_life() -> None:
    heart = item("heart", effect("raise", what="life", by=2), of="weapon", sort="heart")
    scene = offered(prize("fang", kept_item(of="weapon")), heart, *weapons(1), life=3, wounds=4)
    scene.play("discard:heart")

    assert scene.over
    assert ["hero"] == [event["hero"] for event in scene.told("knocked-out")]
    assert ({"green": 1}, ["fang"]) == (scene.hero.counters, under(scene))  # the victory stands
    assert "end" == scene.state.step
