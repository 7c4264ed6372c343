"""Phase 1: escape."""

from __future__ import annotations

import pytest

from tests.second.fight_cards import armor, effect, foe, hero, item
from tests.second.fight_scenes import duel, fight


@pytest.mark.rule("2E-ESCAPE-001")
def test_escape_is_offered_in_the_first_phase_of_every_round() -> None:
    scene = fight(hero(), foe(ranged=0, melee=0, magic=0), stage="escape")
    assert ["stay", "escape"] == scene.options

    scene.play("stay")
    scene.refuses("escape", "2E-ESCAPE-001")
    scene.play("defend", "defend", "defend")
    assert (2, ["stay", "escape"]) == (scene.fight.round, scene.options)


@pytest.mark.rule("2E-ESCAPE-001")
def test_whoever_stays_rolls_nothing() -> None:
    scene = fight(hero(), foe(), stage="escape").play("stay")

    assert (0, "ranged") == (scene.throws, scene.fight.stage)


@pytest.mark.rule("2E-ESCAPE-002")
@pytest.mark.parametrize(("dice", "rolled"), [(14, (15, 15, "success")), (13, (14, 15, "failure"))])
def test_dice_plus_mind_against_mind(dice: int, rolled: tuple[int, int, str]) -> None:
    scene = fight(hero(mind=1, body=9), foe(mind=15, body=2), stage="escape", dice=[dice]).play("escape")

    assert rolled == scene.rolled
    assert (rolled[2] == "success") == scene.over


@pytest.mark.rule("2E-ESCAPE-003")
def test_a_failed_escape_costs_one_wound_whatever_the_enemys_damage() -> None:
    scene = fight(hero(), foe(ranged=3, melee=3, magic=3), stage="escape", dice=[2]).play("escape")

    assert 1 == scene.hero.wounds


@pytest.mark.rule("2E-ESCAPE-004")
def test_after_a_failure_try_again_or_go_on() -> None:
    scene = fight(hero(), foe(), stage="escape", dice=[2]).play("escape")

    assert ("combat.escape", ["stay", "escape"]) == (scene.asked, scene.options)
    assert "ranged" == scene.play("stay").fight.stage


@pytest.mark.rule("2E-GAP-044")
def test_tests_may_be_repeated_at_one_wound_each() -> None:
    scene = fight(hero(life=5), foe(), stage="escape", dice=[2, 2, 2, 20])
    scene.play("escape", "escape", "escape", "escape")

    assert scene.over
    assert (3, (4, 0)) == (scene.hero.wounds, scene.hero.hex)


@pytest.mark.rule("2E-ESCAPE-005")
def test_back_to_the_space_it_came_from() -> None:
    scene = fight(hero(hex=(3, 0), came_from=(2, 0)), foe(), stage="escape", dice=[20]).play("escape")

    assert (2, 0) == scene.hero.hex


@pytest.mark.rule("2E-GAP-008")
def test_an_escape_clears_the_memory_of_where_the_hero_came_from() -> None:
    scene = fight(hero(), foe(), stage="escape", dice=[20]).play("escape")

    assert scene.hero.came_from is None


@pytest.mark.rule("2E-GAP-009")
def test_without_such_a_space_it_stays_and_everything_else_holds() -> None:
    scene = fight(hero(came_from=None), foe(), stage="escape", dice=[20]).play("escape")

    assert ((3, 0), "end") == (scene.hero.hex, scene.state.step)
    assert "ogre" == getattr(scene.state.track[0], "card", None)


@pytest.mark.rule("2E-ESCAPE-006", "2E-UNDEF-007")
def test_the_challenge_goes_to_the_track_without_wounds() -> None:
    scene = fight(hero(), foe(life=3), wounds=2, stage="escape", dice=[20]).play("escape")

    taken = scene.state.track[0]
    assert taken is not None
    assert ("ogre", (3, 0)) == (taken.card, taken.space)
    assert not hasattr(taken, "wounds")


@pytest.mark.rule("2E-ESCAPE-007")
def test_escaping_ends_the_turn() -> None:
    scene = fight(hero(), foe(), stage="escape", dice=[20]).play("escape")

    assert "end" == scene.state.step


@pytest.mark.rule("2E-GAP-045")
def test_a_failed_escape_can_knock_out() -> None:
    scene = fight(hero(life=4, wounds=3, hex=(2, 0)), foe(), stage="escape", dice=[2]).play("escape")

    assert scene.over
    assert ((0, 0), 0) == (scene.hero.hex, scene.hero.wounds)
    assert "ogre" == getattr(scene.state.track[0], "card", None)


@pytest.mark.rule("2E-GAP-046")
def test_the_wound_of_a_failed_escape_can_be_cancelled() -> None:
    scene = fight(hero(own=[armor()]), foe(), stage="escape", dice=[2]).play("escape")

    assert "wounds.cancel" == scene.asked
    assert 0 == scene.play("use:armor").hero.wounds
    assert scene.down("armor")


@pytest.mark.rule("2E-GAP-040")
def test_an_activation_in_the_escape_phase_is_that_of_the_round() -> None:
    own = [armor("mail"), armor("shield"), armor("charm", usage="discard")]
    scene = fight(hero(own=own), foe(ranged=1), stage="escape", dice=[2, 2])
    scene.play("escape", "use:mail", "stay", "defend")

    assert ["use:charm", "take-wounds"] == scene.options
    scene.refuses("use:shield", "2E-ACT-006")


@pytest.mark.rule("2E-GAP-092")
def test_only_mind_and_cards_that_name_escaping_count() -> None:
    own = [
        item("bow", effect("roll-bonus", kind="ranged", by=2)),
        item("lens", effect("raise", what="mind", by=1)),
        item("boots", effect("escape-bonus", by=3)),
        item("herb", effect("add-to-roll", "combat-roll", by=5), usage="discard"),
        item("tonic", effect("add-to-roll", "skill-test", by=5), usage="discard"),
        item("smoke", effect("add-to-roll", "escape", by=2), usage="discard"),
    ]
    scene = fight(hero(own=own), foe(mind=12), stage="escape", dice=[6]).play("escape")

    assert ["use:smoke", "let-it-stand"] == scene.options
    assert (12, 12, "success") == scene.play("use:smoke").rolled


@pytest.mark.rule("2E-GAP-092")
def test_on_the_side_of_the_defending_hero_as_well() -> None:
    own = [
        item("bow", effect("roll-bonus", kind="ranged", by=2)),
        item("lens", effect("raise", what="mind", by=1)),
        item("herb", effect("add-to-roll", "combat-roll", by=5), usage="discard"),
    ]
    scene = duel(hero("a"), hero("b", own=own), stage="escape", dice=[7]).play("escape")

    assert 8 == scene.target_number


@pytest.mark.rule("2E-GAP-057")
def test_against_a_hero_the_defenders_dice_and_mind_set_the_target_once() -> None:
    scene = duel(hero("a"), hero("b", mind=0), stage="escape", dice=[11, 10])
    scene.play("escape")
    assert (10, 11, "failure") == scene.rolled
    assert 1 == scene.hero.wounds

    scene.dice(11).play("escape")
    assert (11, 11, "success") == scene.rolled
    assert 1 == len(scene.told("target-set"))


@pytest.mark.rule("2E-GAP-057")
def test_in_the_next_round_the_target_is_rolled_anew() -> None:
    scene = duel(hero("a", mind=3), hero("b", mind=2), stage="escape", dice=[11, 2])
    scene.play("escape", "stay")
    assert (13, 5) == (scene.target_number, scene.rolled[0])

    scene.play("attack").dice(20, 2)
    scene.dice(20, 20, 20, 20).play("escape").dice(5)
    assert 8 == scene.target_number


@pytest.mark.rule("2E-GAP-057")
def test_a_table_may_let_the_bare_mind_stand() -> None:
    options = {"escape-from-bare-mind": True}
    scene = duel(hero("a"), hero("b", mind=4), stage="escape", dice=[4], options=options).play("escape")

    assert (4, 4, "success") == scene.rolled


@pytest.mark.rule("2E-GAP-058", "2E-DUEL-017")
def test_the_hero_attacked_at_first_goes_back_to_where_it_came_from_itself() -> None:
    attacker = hero("a", hex=(3, 0), came_from=(4, 0), gold=3)
    scene = duel(attacker, hero("b", hex=(3, 0), came_from=(2, 0), gold=5), stage="escape", in_round=2)
    assert 1 == scene.seat

    scene.dice(2, 20).play("escape")
    assert ((3, 0), (2, 0)) == (scene.hero.hex, scene.rival.hex)
    assert (3, 5) == (scene.hero.gold, scene.rival.gold)
    assert "knocked-out" not in scene.happened
    assert "end" == scene.state.step


@pytest.mark.rule("2E-GAP-009")
def test_in_a_duel_without_such_a_space_it_stays_too() -> None:
    scene = duel(hero("a", hex=(0, 0)), hero("b", hex=(0, 0), came_from=None), stage="escape", in_round=2)
    scene.dice(2, 20).play("escape")

    assert scene.over
    assert (0, 0) == scene.rival.hex
