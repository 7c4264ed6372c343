"""The end of a fight between heroes: winner, prize, knockout."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.second.wounds import judge
from tests.second.fight_cards import (
    ally,
    armor,
    before_attack,
    effect,
    encounter,
    hero,
    inner,
    item,
    kept_ally,
    kept_item,
    prize,
    rune,
    trophy,
    worn,
)
from tests.second.fight_scenes import Scene, duel, ended_duel


def beaten(loser: dict[str, Any], winner: dict[str, Any] | None = None, **rest: Any) -> Scene:
    """Seat 0 has just felled seat 1 in the melee phase."""
    a = hero("a", melee=9, **(winner or {}))
    figures: dict[str, Any] = {"hex": (3, 0), **loser}
    b = hero("b", **figures)
    scene = duel(a, b, stage="melee", dice=[2, 20], **rest).play("attack")
    return scene.play("take-wounds") if scene.asked == "wounds.cancel" else scene


@pytest.mark.rule("2E-DUEL-016")
def test_defeat_ends_the_fight_and_the_turn() -> None:
    scene = beaten({"gold": 1}).play("prize-nothing")

    assert scene.over
    assert "end" == scene.state.step


@pytest.mark.rule("2E-DUEL-016", "2E-DUEL-017")
def test_escape_of_the_attacker_ends_them_too_and_nobody_wins() -> None:
    scene = duel(hero("a", gold=3), hero("b", gold=4), stage="escape", dice=[2, 20]).play("escape")

    assert scene.over
    assert ("end", 3, 4) == (scene.state.step, scene.hero.gold, scene.rival.gold)
    assert not {"duel-won", "prize-taken", "knocked-out"} & set(scene.happened)


@pytest.mark.rule("2E-DUEL-017")
def test_the_attacker_may_lose() -> None:
    scene = duel(hero("a", life=1, gold=3), hero("b"), stage="melee", dice=[20, 2]).play("attack")

    assert (1, ["prize-gold", "prize-nothing"]) == (scene.seat, scene.options)
    scene.play("prize-gold")
    assert ((0, 0), (3, 0)) == (scene.hero.hex, scene.rival.hex)


@pytest.mark.rule("2E-DUEL-018")
def test_one_item_one_ally_all_gold_or_one_adventure_card() -> None:
    own = [item("ring"), ally(), prize("skull", trophy()), prize("wolf", kept_ally())]
    scene = beaten({"gold": 8, "own": own})

    prizes = ["prize-gold", "prize:ring", "prize:squire", "prize:wolf", "prize:skull", "prize-nothing"]
    assert (0, prizes) == (scene.seat, scene.options)


@pytest.mark.rule("2E-DUEL-018")
def test_whoever_takes_the_gold_takes_nothing_else() -> None:
    scene = beaten({"gold": 8, "own": [item("ring", cost=1), ally(cost=9)]}, {"gold": 1}).play("prize-gold")

    assert scene.over
    assert (9, 0) == (scene.hero.gold, scene.rival.gold)
    assert ([], ["ring"]) == (scene.items(0), scene.items(1))


@pytest.mark.rule("2E-DUEL-018")
def test_an_item_may_be_taken() -> None:
    scene = beaten({"gold": 8, "own": [item("ring", cost=9), item("cup", cost=1)]}).play("prize:ring")

    assert (["ring"], []) == (scene.items(0), scene.items(1))  # the cup went with the knockout
    assert 0 == scene.hero.gold


@pytest.mark.rule("2E-DUEL-019")
def test_a_captured_ally_keeps_its_counters() -> None:
    own = [worn(ally(life=4), wounds=2, exhaustion=1)]
    scene = beaten({"own": own}).play("prize:squire")

    assert (2, 1) == (scene.ally("squire").wounds, scene.ally("squire").exhaustion)
    assert [] == scene.allies(1)


@pytest.mark.rule("2E-GAP-030")
def test_a_captured_card_stays_face_down() -> None:
    scene = beaten({"own": [worn(armor(), down=True)]}).play("prize:armor")

    assert scene.down("armor", 0)


@pytest.mark.rule("2E-DUEL-020")
def test_then_the_loser_is_knocked_out_with_what_is_left() -> None:
    own = [item("ring", cost=4), ally(cost=7)]
    scene = beaten({"gold": 8, "own": own, "hex": (2, 0)}).play("prize-gold")

    assert (["ring"], []) == (scene.items(1), scene.allies(1))
    assert ["squire"] == scene.state.market.below
    assert ((0, 0), 0) == (scene.rival.hex, scene.rival.wounds)
    order = ["duel-won", "prize-taken", "knocked-out", "card-discarded", "carried-to-town"]
    assert order == [key for key in scene.happened if key in order]


@pytest.mark.rule("2E-DUEL-020")
def test_gold_that_the_winner_left_is_lost() -> None:
    assert 0 == beaten({"gold": 8, "own": [item("ring")]}).play("prize:ring").rival.gold


@pytest.mark.rule("2E-DUEL-021")
def test_nobody_gains_experience() -> None:
    scene = beaten({"gold": 1, "counters": {"green": 1}, "points": 1}, {"counters": {"red": 1}})
    scene.play("prize-gold")

    assert ({"red": 1}, 0) == (scene.hero.counters, scene.hero.points)
    assert ({"green": 1}, 1) == (scene.rival.counters, scene.rival.points)


@pytest.mark.rule("2E-GAP-032")
def test_the_loser_cannot_throw_the_prize_away() -> None:
    scene = beaten({"gold": 1, "own": [item("ring")]})

    scene.refuses("discard:ring", "2E-GAP-032", seat=1)


@pytest.mark.rule("2E-GAP-032")
def test_nor_in_the_moment_of_falling() -> None:
    heart = item("heart", effect("raise", what="life", by=2))
    cost = effect("add-to-roll", "combat-roll", by=1, cost={"wounds": 1})
    scene = duel(hero("a"), hero("b", cost, own=[heart, item("ring")], life=3, wounds=4), stage="melee")
    scene.dice(5).play("attack", "use:b")

    assert (0, "duel.prize") == (scene.seat, scene.asked)
    assert {"prize:heart", "prize:ring"} <= set(scene.options)


@pytest.mark.rule("2E-GAP-059", "2E-LIMIT-005")
def test_the_winner_must_make_room_for_a_prize() -> None:
    scene = beaten({"own": [ally("squire")]}, {"own": [ally("page"), ally("cook")]})
    assert ["discard:page", "discard:cook", "prize-nothing"] == scene.options
    scene.refuses("prize:squire", "2E-LIMIT-003")

    scene.play("discard:cook", "prize:squire")
    assert ["page", "squire"] == scene.allies()


@pytest.mark.rule("2E-GAP-059")
def test_or_take_another_prize_or_nothing() -> None:
    loser = {"own": [ally("squire", cost=1), item("ring", cost=2)]}
    scene = beaten(loser, {"own": [ally("page"), ally("cook")]})
    assert "prize:ring" in scene.options

    assert ([], ["squire"]) == (scene.play("prize-nothing").items(), scene.allies(1))


@pytest.mark.rule("2E-GAP-060")
def test_any_kept_adventure_card_may_be_taken() -> None:
    own = [encounter("friend", kept_ally()), prize("gem", kept_item()), rune("dragon")]
    scene = beaten({"own": own}).play("prize:dragon")

    assert (["dragon"], []) == (scene.hero.kept, scene.rival.kept)
    assert (["friend"], ["gem"]) == (scene.allies(1), scene.items(1))
    assert ["friend"] == beaten({"own": own}).play("prize:friend").allies(0)


@pytest.mark.rule("2E-GAP-060", "2E-WIN-003", "2E-WIN-004")
def test_a_third_rune_won_as_a_prize_wins_the_game() -> None:
    scene = beaten({"own": [rune("third")], "gold": 5}, {"own": [rune("first"), rune("second")]})
    scene.play("prize:third")

    assert scene.table.result is not None
    assert ((0,), "victory-runes") == (scene.table.result.winners, scene.table.result.reason)
    assert 5 == scene.rival.gold  # the game ended there


@pytest.mark.rule("2E-DUEL-015")
@pytest.mark.parametrize("attacker", [0, 1])
def test_if_both_fall_at_once_the_defender_of_the_round_wins(attacker: int) -> None:
    scene = duel(hero("a", life=3), hero("b", life=4), stage="escape", in_round=attacker + 1)
    assert attacker == scene.fight.attacker
    scene.hero.wounds, scene.rival.wounds = 3, 4
    judge(scene.state)

    assert "both" == scene.fight.outcome


@pytest.mark.rule("2E-DUEL-015", "2E-GAP-056")
def test_the_winner_of_a_double_knockout_is_knocked_out_first_and_takes_its_prize_then() -> None:
    a = hero("a", life=3, wounds=3, gold=6, hex=(2, 0))
    b = hero("b", life=4, wounds=4, gold=9, hex=(2, 0))
    scene = ended_duel(a, b, "both")
    assert (1, 0, (0, 0)) == (scene.seat, scene.rival.gold, scene.rival.hex)

    scene.play("prize-gold")
    assert (0, 6) == (scene.hero.gold, scene.rival.gold)
    assert ((0, 0), (0, 0)) == (scene.hero.hex, scene.rival.hex)
    assert (0, 0) == (scene.hero.wounds, scene.rival.wounds)
    assert ["b", "a"] == [event["hero"] for event in scene.told("knocked-out")]


@pytest.mark.rule("2E-GAP-056")
def test_a_table_may_spare_the_winner() -> None:
    a, b = hero("a", life=3, wounds=3, gold=6), hero("b", life=4, wounds=4, gold=9)
    scene = ended_duel(a, b, "both", options={"double-knockout-spares-winner": True}).play("prize-gold")

    assert 15 == scene.rival.gold
    assert ["a"] == [event["hero"] for event in scene.told("knocked-out")]


@pytest.mark.rule("2E-VAR-009")
def test_battle_trophies_one_card_or_all_gold() -> None:
    own = [item("ring"), item("cup")]
    scene = beaten({"gold": 6, "own": own}, options={"battle-trophies": True}).play("prize:ring")

    assert (["ring"], 0) == (scene.items(0), scene.hero.gold)
    assert (["cup"], 6) == (scene.items(1), scene.rival.gold)


@pytest.mark.rule("2E-DUEL-018", "2E-VAR-009")
def test_gold_that_is_taken_is_the_losers_no_more() -> None:
    scene = beaten({"gold": 6}, options={"battle-trophies": True}).play("prize-gold")

    assert (6, 0) == (scene.hero.gold, scene.rival.gold)


@pytest.mark.rule("2E-VAR-010")
def test_battle_trophies_leave_the_loser_the_rest() -> None:
    loser = {"gold": 6, "own": [item("ring"), item("cup", cost=9)], "exhaustion": 2, "hex": (2, 0)}
    scene = beaten(loser, options={"battle-trophies": True}).play("prize:ring")

    assert (6, ["cup"]) == (scene.rival.gold, scene.items(1))
    assert (0, 0, (0, 0)) == (scene.rival.wounds, scene.rival.exhaustion, scene.rival.hex)


@pytest.mark.rule("2E-VAR-011")
def test_the_winner_keeps_its_wounds_and_exhaustion() -> None:
    scene = beaten({"gold": 1}, {"wounds": 3, "exhaustion": 2}, options={"battle-trophies": True})
    scene.play("prize-gold")

    assert (3, 2) == (scene.hero.wounds, scene.hero.exhaustion)


@pytest.mark.rule("2E-GAP-074")
def test_with_softer_knockouts_a_lost_duel_still_costs_prize_and_gold() -> None:
    loser = {"gold": 6, "own": [item("ring"), item("cup", cost=9)]}
    scene = beaten(loser, options={"softer-knockouts": True}).play("prize:ring")

    assert (0, ["cup"]) == (scene.rival.gold, scene.items(1))


@pytest.mark.rule("2E-GAP-074", "2E-GAP-056")
def test_with_battle_trophies_a_winner_who_is_knocked_out_keeps_its_own() -> None:
    a = hero("a", life=3, wounds=3, gold=6)
    b = hero("b", life=4, wounds=4, gold=9, own=[item("ring")])
    scene = ended_duel(a, b, "both", options={"battle-trophies": True}).play("prize-gold")

    assert (15, ["ring"]) == (scene.rival.gold, scene.items(1))


@pytest.mark.rule("2E-DUEL-017")
def test_a_duel_can_be_decided_before_combat() -> None:
    attacker = hero("a", before_attack("magic", 9))
    scene = duel(attacker, hero("b", gold=2)).dice(2, 20).play("use:a")

    assert (0, "duel.prize") == (scene.seat, scene.asked)
    assert "combat-round" not in scene.happened


@pytest.mark.rule("2E-GAP-034", "2E-GAP-059")
def test_making_room_for_a_prize_can_cost_the_last_life() -> None:
    heart = item("heart", effect("raise", what="life", by=2), of="armor")
    winner = {"own": [heart], "life": 3, "wounds": 4}
    scene = beaten({"own": [item("mail", of="armor")]}, winner).play("discard:heart")

    assert scene.over
    assert {"a", "b"} == {event["hero"] for event in scene.told("knocked-out")}
    assert (0, 0) == (scene.hero.wounds, scene.rival.wounds)


@pytest.mark.rule("2E-DUEL-015")
@pytest.mark.parametrize("wounds", [(2, 3), (2, 1)])
def test_a_card_that_hurts_everybody_fells_both_at_the_same_moment(wounds: tuple[int, int]) -> None:
    storm = item("storm", effect("either", "before-combat", first=[inner("all-suffer", wounds=1)]))
    scene = duel(
        hero("a", own=[storm], life=3, wounds=wounds[0]),
        hero("b", life=4, wounds=wounds[1], gold=5),
        stage="before-combat",
    )

    scene.play("use:storm", "first")

    if wounds == (2, 3):
        assert ["b"] == [event["hero"] for event in scene.told("duel-won")], (
            "the defender counts as the winner"
        )
        assert "b" == scene.told("knocked-out")[0]["hero"], "but falls as well, and first (2E-GAP-056)"
    else:
        assert ["b"] == [event["hero"] for event in scene.told("duel-won")]
        assert (0, 2) == (len(scene.told("knocked-out")), scene.rival.wounds), (
            "the attacker's prize comes first"
        )


@pytest.mark.rule("2E-GAP-058")
def test_a_defender_may_slip_away_by_a_card() -> None:
    powder = item("powder", effect("slip-away", "before-combat"), usage="discard")
    scene = duel(
        hero("a", hex=(3, 0)),
        hero("b", own=[powder], gold=5, hex=(3, 0), came_from=(2, 0)),
        stage="before-combat",
    )

    scene.play("use:powder")

    assert ((3, 0), (2, 0)) == (scene.hero.hex, scene.rival.hex), "it goes where it came from itself"
    assert ([], []) == (scene.told("duel-won"), scene.told("knocked-out"))
    assert 5 == scene.rival.gold
