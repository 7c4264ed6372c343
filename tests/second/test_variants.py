"""The smaller variants."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Unknown
from tamalir.second.edition import EDITION
from tamalir.second.experience import price
from tamalir.second.state import Fight
from tamalir.second.words import Cause, Outcome, Stage
from tests.second.turn_scenes import BLOW, MISS, Scene, party, turn

NAMES = ("amar", "belen", "cyra", "doran", "edda", "falk")


def shop(own: list[str], *stack: str, gold: int = 30, **options: Any) -> Scene:
    amar = party("amar", at="riverwatch", gold=gold, own=own)
    return turn(
        amar, party("belen"), step="market", market=["pebble"], stacks={"riverwatch": stack}, options=options
    )


# ---------------------------------------------------------------- Softer Knockouts


@pytest.mark.rule("2E-VAR-002")
def test_softer_knockouts_take_no_card():
    amar = party("amar", at="3,2", wounds=4, gold=5, own=["guide", "sword"])
    scene = turn(
        amar,
        party("belen"),
        jewels={"3,2": ["green"]},
        decks={"green": ["goblin"]},
        options={"softer-knockouts": True},
        dice=[MISS],
    ).play("adventure:green", *BLOW)

    assert (0, ["guide"], ["sword"], "dawnsmoor") == (
        scene.hero.gold,
        scene.allies(),
        scene.items(),
        scene.at(),
    )


# ---------------------------------------------------------------- Item Limits


@pytest.mark.rule("2E-VAR-003")
def test_one_item_of_each_class_and_type():
    scene = shop(["mace"], "sword", "axe", "hammer", **{"item-limits": True})
    scene.refuses("buy:hammer", "2E-VAR-003")

    scene.play("buy:sword", "buy:axe")  # three Weapons of three types

    assert ["mace", "sword", "axe"] == scene.items()


@pytest.mark.rule("2E-VAR-003")
def test_artifacts_too():
    shop(["scales"], "whetstone", **{"item-limits": True}).refuses("buy:whetstone", "2E-VAR-003")


@pytest.mark.rule("2E-VAR-003")
def test_room_is_made_by_a_card_of_the_same_sort():
    scene = shop(["mace", "mail"], "hammer", **{"item-limits": True})

    assert "discard:mace" in scene.options
    assert "discard:mail" not in scene.options


# ---------------------------------------------------------------- Ally Limits


@pytest.mark.rule("2E-VAR-004", "2E-VAR-005")
def test_any_number_of_allies():
    scene = shop(["guide", "squire"], "monk", **{"ally-limits": True}).play("pay:guide", "pay:squire")

    assert ["guide", "squire", "monk"] == scene.play("hire:monk").allies()


@pytest.mark.rule("2E-VAR-005", "2E-GAP-073")
def test_upkeep_comes_before_anything_else():
    amar = party("amar", at="riverwatch", gold=5, own=["guide", "squire", "monk"])
    scene = turn(amar, step="market", market=["pebble"], options={"ally-limits": True})
    assert [] == scene.state.stacks["riverwatch"]

    scene.play("pay:guide", "pay:squire", "pay:monk")

    assert 2 == scene.hero.gold
    assert ["pebble"] == scene.state.stacks["riverwatch"]


@pytest.mark.rule("2E-VAR-006", "2E-GAP-073")
def test_unpaid_allies_leave_before_the_market_card_is_drawn():
    amar = party("amar", at="riverwatch", gold=1, own=["guide", "squire", "monk"])
    scene = turn(amar, party("belen"), step="market", options={"ally-limits": True})

    scene.play("dismiss:guide", "pay:squire")

    assert ["squire"] == scene.allies()
    assert ["guide"] == scene.state.stacks["riverwatch"]  # drawn from under the empty deck
    assert ["monk"] == scene.state.market.below


@pytest.mark.rule("2E-VAR-006")
def test_an_ally_may_be_left_unpaid_by_choice():
    scene = shop(["guide"], gold=9, **{"ally-limits": True}).play("dismiss:guide")

    assert ([], 9) == (scene.allies(), scene.hero.gold)


@pytest.mark.rule("2E-GAP-084")
@pytest.mark.parametrize(("gold", "left"), [(1, ["centaur"]), (0, ["centaur"]), (2, ["guide", "centaur"])])
def test_protected_allies_are_paid_first_and_stay(gold: int, left: list[str]):
    amar = party("amar", at="riverwatch", gold=gold, own=["guide", "centaur"])
    scene = turn(amar, party("belen"), step="market", options={"ally-limits": True})
    if "guide" in left:
        scene.play("pay:guide")

    assert (left, 0) == (scene.allies(), scene.hero.gold)


@pytest.mark.rule("2E-GAP-034")
def test_dismissing_an_ally_may_fell_its_hero():
    more = """
    [allies.nurse]
    life = 2
    stamina = 2
    cost = 4
    figures = { mind = 1, body = 1, spirit = 1, ranged = 1, melee = 1, magic = 1 }
    effects = [{ do = "raise", what = "life", by = 1, to = "hero" }]
    """
    amar = party("amar", at="riverwatch", wounds=5, gold=3)
    amar.allies.append(type(party(own=["monk"]).allies[0])("nurse"))
    scene = turn(amar, party("belen"), step="market", options={"ally-limits": True}, cards=more)

    scene.play("dismiss:nurse")

    assert (0, 0, 1) == (scene.hero.wounds, scene.hero.gold, scene.seat)


# ---------------------------------------------------------------- Shorter, Longer


@pytest.mark.rule("2E-VAR-007")
def test_a_shorter_game():
    assert [4, 4, 3, 3, 2, 2] == [_price(n, "shorter") for n in range(1, 7)]


@pytest.mark.rule("2E-VAR-008")
def test_a_longer_game():
    assert [6, 6, 5, 5, 4, 4] == [_price(n, "longer") for n in range(1, 7)]


def _price(players: int, length: str) -> int:
    heroes = [party(name) for name in NAMES[:players]]
    return price(turn(*heroes, step="refresh", options={"length": length}).state)


@pytest.mark.rule("2E-GAP-074")
def test_shorter_and_longer_exclude_each_other():
    """There is one option for the length, so that both cannot be chosen."""
    assert ("shorter", "standard", "longer") == EDITION.options["length"].choices
    for both in ("shorter+longer", ["shorter", "longer"], True):
        with pytest.raises(Unknown):
            EDITION.settle({"length": both})
    with pytest.raises(Unknown):
        EDITION.settle({"shorter": True, "longer": True})


@pytest.mark.rule("2E-GAP-074")
def test_variants_combine_freely():
    chosen = {
        "doom-track": True,
        "travel-hazards": True,
        "softer-knockouts": True,
        "item-limits": True,
        "ally-limits": True,
        "length": "shorter",
        "battle-trophies": True,
    }

    assert chosen.items() <= EDITION.settle(chosen).items()


# ---------------------------------------------------------------- readings that a table may choose


@pytest.mark.rule("2E-GAP-056")
@pytest.mark.parametrize("spared", [True, False])
def test_the_winner_of_a_double_knockout_may_be_spared_for_good(spared: bool):
    """It stays on its feet also when the turn ends."""
    amar, belen = party("amar", at="3,2", wounds=5), party("belen", at="3,2", wounds=6, gold=4)
    start = turn(amar, belen, step="refresh", options={"double-knockout-spares-winner": spared}).start
    start.fight = Fight(
        0, Cause.MEETING, attacker=0, rival=1, stage=Stage.OVER, outcome=Outcome.BOTH, space=(3, 2)
    )
    scene = Scene(start)

    assert 1 == scene.seat  # belen's turn has come
    assert (("3,2", 4, 4) if spared else ("dawnsmoor", 0, 0)) == (
        scene.at(1),
        scene.other.wounds,
        scene.other.gold,
    )
    assert "dawnsmoor" == scene.at(0)


# ---------------------------------------------------------------- Battle Trophies


def beaten(**options: Any) -> Scene:
    """Amar is about to fell Belen in a duel."""
    amar = party("amar", at="3,2", wounds=3, exhaustion=1)
    belen = party("belen", at="3,2", wounds=4, exhaustion=2, gold=6, own=["sword", "ring"])
    scene = turn(amar, belen, options=options, dice=[2, 20])
    scene.play("duel:belen", "stay", "attack")
    assert "duel.prize" == scene.asked
    return scene


@pytest.mark.rule("2E-VAR-009", "2E-VAR-010", "2E-VAR-011")
def test_battle_trophies():
    scene = beaten(**{"battle-trophies": True})
    assert ["prize-gold", "prize:sword", "prize:ring", "prize-nothing"] == scene.options

    scene.play("prize:sword")

    assert (["sword"], ["ring"], 6) == (scene.items(0), scene.items(1), scene.other.gold)
    assert (0, 0, "dawnsmoor") == (scene.other.wounds, scene.other.exhaustion, scene.at(1))
    assert (3, 1) == (scene.hero.wounds, scene.hero.exhaustion)


@pytest.mark.rule("2E-VAR-009")
def test_or_all_gold():
    scene = beaten(**{"battle-trophies": True}).play("prize-gold")

    assert (6, 0, ["sword", "ring"]) == (scene.hero.gold, scene.other.gold, scene.items(1))


@pytest.mark.rule("2E-VAR-010")
def test_without_the_variant_the_loser_loses_more():
    scene = beaten().play("prize:sword")

    assert (0, []) == (scene.other.gold, scene.items(1))


@pytest.mark.rule("2E-GAP-074")
def test_softer_knockouts_still_cost_the_prize_and_the_gold():
    scene = beaten(**{"softer-knockouts": True}).play("prize:sword")

    assert (["sword"], 0, ["ring"]) == (scene.items(0), scene.other.gold, scene.items(1))
