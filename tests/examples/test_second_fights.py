"""The worked examples of the second-edition rulebook, played step by step with every printed figure.

The cases stand in `examples/second.toml`; the numbers in the comments are their steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import tamalir
from tamalir.kernel import Refused, Scripted, Table
from tamalir.second.state import SecondState
from tests.second.fight_cards import ally, before_attack, effect, foe, hero, inner, item
from tests.second.fight_scenes import Scene, fight, tracked
from tests.second.played import faces

# ---------------------------------------------------------------- helpers


class Tale:
    """A prepared scene played through the public door."""

    def __init__(self, scene: str, dice: Sequence[int]) -> None:
        self.table: Table[SecondState] = tamalir.new(
            "second",
            scene=scene,
            dealer=Scripted([faces(n) for n in dice]),
            options={"decide-each-step": True},  # the examples tell every step
        )

    @property
    def key(self) -> str | None:
        return None if self.table.request is None else self.table.request.key

    @property
    def seat(self) -> int:
        return self.table.waiting()[0]

    @property
    def options(self) -> list[str]:
        asked = self.table.pending(self.seat)
        assert asked is not None
        return [option.id for option in asked.options]

    @property
    def foe_wounds(self) -> int:
        fight = self.table.state.fight
        assert fight is not None
        assert fight.foe is not None
        return fight.foe.wounds

    def play(self, *answers: str) -> None:
        for answer in answers:
            self.table.answer(answer)

    def refused(self, option: str, seat: int | None = None) -> str:
        refusal = self.table.why(option, seat)
        assert refusal is not None
        return refusal.rule

    def facts(self, key: str) -> dict[str, Any]:
        """Of the newest event of this kind."""
        found = [event["facts"] for event in self.table.events() if event["key"] == key]
        return found[-1]  # type: ignore[return-value]

    def rolled(self, kind: str) -> tuple[int, int, str]:
        facts = self.facts(f"{kind}-rolled")
        return facts["total"], facts["target"], facts["outcome"]


# ---------------------------------------------------------------- dice and tests


@pytest.mark.rule("2E-COMP-017")
def test_dice_001_two_zeros_make_twenty() -> None:
    table = tamalir.new("second", scene="brood", dealer="manual")
    table.answer((0, 0))  # for the test of Body Swim

    assert 20 == table.events()[-1]["facts"]["dice"]  # type: ignore[index]


def diplomat(dice: int, **skill: str) -> tuple[int, int, str]:
    text = effect("test", "before-combat", attribute="spirit", number=15, **skill)
    return fight(hero(spirit=3, skills={"diplomacy": 2}), foe("envoy", text), dice=[dice]).rolled


@pytest.mark.rule("2E-SKILL-001", "2E-SKILL-004")
def test_skill_001_spirit_diplomacy_15() -> None:
    assert (15, 15, "success") == diplomat(10, skill="diplomacy")
    assert (14, 15, "failure") == diplomat(9, skill="diplomacy")


@pytest.mark.rule("2E-SKILL-002", "2E-SKILL-004")
def test_skill_002_spirit_15() -> None:
    assert (15, 15, "success") == diplomat(12)
    assert (14, 15, "failure") == diplomat(11)  # Diplomacy is not added


# ---------------------------------------------------------------- effects

SOUL_BURN = item("soul-burn", effect("add-wounds", "magic", by=3, cost={"exhaustion": 1}), usage="activate")
VARIKAS = before_attack("magic", 1, cost={"exhaustion": 1})


@pytest.mark.rule("2E-EFFECT-003", "2E-EFFECT-006", "2E-EFFECT-008")
def test_effect_001_soul_burn_does_not_work_before_combat() -> None:
    scene = fight(hero("varikas", VARIKAS, own=[SOUL_BURN]), foe(life=9)).dice(20)
    scene.play("use:varikas")
    assert ("success", 1) == (scene.rolled[2], scene.foe.wounds)  # 1

    scene.refuses("use:soul-burn", "2E-EFFECT-006")  # 2


@pytest.mark.rule("2E-EFFECT-010", "2E-MARKET-015", "2E-ACT-001")
def test_effect_002_soul_burn_is_used_once() -> None:
    own = [SOUL_BURN, item("spark", effect("add-wounds", "magic", by=1), usage="discard")]
    scene = fight(hero("varikas", VARIKAS, own=own), foe(life=20), stage="magic", dice=[20]).play("attack")
    scene.play("use:soul-burn")
    assert (1, 3) == (scene.hero.exhaustion, scene.state.extra)  # 1
    assert scene.down("soul-burn")

    scene.refuses("use:soul-burn", "2E-ACT-002")  # 2: no 2 exhaustion for 6 wounds
    assert 4 == scene.play("strike").foe.wounds
    assert 1 == scene.hero.exhaustion


@pytest.mark.rule("2E-EFFECT-010", "2E-EFFECT-002", "2E-WOUND-007")
def test_effect_003_mok_uses_his_ability_twice() -> None:
    ability = effect("heal", "any-time", wounds=1, cost={"exhaustion": 2})
    scene = fight(hero("mok", ability, stamina=4, wounds=2), foe(), stage="escape")
    scene.play("use:mok")
    assert (2, 1) == (scene.hero.exhaustion, scene.hero.wounds)  # 1
    scene.play("use:mok")
    assert (4, 0) == (scene.hero.exhaustion, scene.hero.wounds)  # 2
    scene.refuses("use:mok", "2E-WOUND-007")


@pytest.mark.rule("2E-EFFECT-009", "2E-TERM-002")
def test_effect_004_leather_armor_answers_a_wound() -> None:
    tale = Tale("brood", [6])
    tale.play("use:padded-leather-armor")  # 2, in answer to the failed test
    assert 0 == tale.table.state.heroes[0].wounds

    tale = Tale("brood", [20])  # the test succeeds
    assert "combat.before" == tale.key
    assert "2E-EFFECT-009" == tale.refused("use:padded-leather-armor")  # 1


@pytest.mark.rule("2E-EFFECT-009", "2E-MARKET-017")
def test_effect_005_belt_of_strength_is_always_on() -> None:
    belt = item("belt-of-strength", effect("raise", what="body", by=3))
    figures = fight(hero(own=[belt], body=4), foe()).table.view(None).figures

    assert 7 == figures.heroes[0].body.values["body"]


# ---------------------------------------------------------------- combat


def varikas_and_his_ally() -> Scene:
    own = [
        ally("friend", before_attack("melee")),
        item("item-1", before_attack("ranged"), usage="activate"),
        item("item-2", before_attack("ranged"), usage="activate"),
        item("bomb", before_attack("ranged"), usage="discard"),
    ]
    text = effect("test", "before-combat", attribute="body", number=14, failure=[inner("suffer", wounds=1)])
    return fight(hero("varikas", VARIKAS, own=own), foe("brood", text), dice=[2])


@pytest.mark.rule("2E-COMBAT-002", "2E-COMBAT-003", "2E-COMBAT-004", "2E-COMBAT-005")
@pytest.mark.parametrize("order", [("friend", "varikas"), ("varikas", "friend")])
def test_combat_001_order_of_before_combat_abilities(order: tuple[str, str]) -> None:
    scene = varikas_and_his_ally()
    assert ["combat-begins", "test-rolled", "wounds-taken"] == scene.happened  # 1
    scene.dice(2, 2).play(*(f"use:{who}" for who in order))  # 2 and 3, which may be swapped
    scene.dice(2).play("use:item-1")  # 4

    assert [*order, "item-1"] == [use["card"] for use in scene.told("card-used")]
    scene.refuses("use:item-2", "2E-ACT-005")  # 5


@pytest.mark.rule("2E-COMBAT-022", "2E-COMBAT-020", "2E-ALLY-003")
def test_combat_002_one_attacker_per_phase() -> None:
    herb = item("herb", effect("add-to-roll", "combat-roll", by=9), usage="discard")
    strong = effect("add-to-roll", "combat-roll", by=9, cost={"exhaustion": 1})
    party = hero(own=[ally("ally-1", strong), ally("ally-2"), herb])

    scene = fight(party, foe(life=9), stage="ranged", dice=[5]).play("attack")  # 1
    scene.refuses("ally:ally-1", "2E-COMBAT-022")  # 2
    scene = fight(party, foe(life=9), stage="ranged", dice=[5]).play("ally:ally-1")  # 3
    scene.refuses("attack", "2E-COMBAT-022")  # 4
    scene.refuses("ally:ally-2", "2E-COMBAT-022")  # 5


@pytest.mark.rule(
    "2E-COMBAT-002",
    "2E-SKILL-003",
    "2E-ACT-005",
    "2E-ACT-007",
    "2E-COMBAT-006",
    "2E-COMBAT-003",
    "2E-ESCAPE-001",
    "2E-COMBAT-033",
    "2E-COMBAT-019",
    "2E-COMBAT-016",
    "2E-ALLY-001",
    "2E-ALLY-004",
    "2E-COMBAT-023",
    "2E-COMBAT-027",
    "2E-COMBAT-028",
    "2E-COMBAT-030",
)
def test_combat_003_varikas_against_the_brood() -> None:
    tale = Tale("brood", [6, 11, 14, 5, 15, 20])
    varikas = tale.table.state.heroes[0]
    assert 3 == varikas.exhaustion

    assert (10, 14, "failure") == tale.rolled("test")  # 2: Test Body Swim (14), and no Swim
    assert ("wounds.cancel", ["use:padded-leather-armor", "take-wounds"]) == (tale.key, tale.options)

    tale.play("use:padded-leather-armor")  # 3
    varikas = tale.table.state.heroes[0]
    assert (0, True) == (varikas.wounds, varikas.items[0].down)
    assert "2E-ACT-002" == tale.refused("use:padded-leather-armor")

    tale.play("use:dwarven-fire-bomb")  # 4: allowed, for it is not activated
    assert (12, 15, "failure") == tale.rolled("combat")
    varikas = tale.table.state.heroes[0]
    assert (0, 0) == (varikas.wounds, tale.foe_wounds)
    assert ["padded-leather-armor"] == [own.card for own in varikas.items]
    assert ["dwarven-fire-bomb"] == tale.table.state.market.below

    tale.play("use:varikas-the-dead")  # 5
    assert (18, 14, "success") == tale.rolled("combat")
    assert (1, 4) == (tale.foe_wounds, tale.table.state.heroes[0].exhaustion)

    # 6: each ability once per battle. With nothing left to choose, the Escape phase has come.
    assert "2E-COMBAT-003" == tale.refused("use:varikas-the-dead")
    with pytest.raises(Refused, match="2E-COMBAT-003"):
        tale.play("use:varikas-the-dead")

    assert ("combat.escape", ["stay", "escape"]) == (tale.key, tale.options)  # 7
    tale.play("stay")
    assert ("combat.act", ["attack", "ally:acolyte-of-flame", "defend"]) == (tale.key, tale.options)
    assert "2E-ESCAPE-001" == tale.refused("escape")

    thrown = tale.table.journal.throws
    tale.play("defend")  # 8: ranged damage is 0, so the dice stay on the table
    assert (thrown, 0) == (tale.table.journal.throws, tale.table.state.heroes[0].wounds)
    assert "2E-COMBAT-019" == next(
        event["rule"] for event in reversed(tale.table.events()) if event["key"] == "defence-skipped"
    )

    tale.play("attack")  # 9
    assert (9, 11, "failure") == tale.rolled("combat")
    assert 1 == tale.table.state.heroes[0].wounds

    assert ["ally:acolyte-of-flame", "defend"] == tale.options
    with pytest.raises(Refused, match="2E-COMBAT-020"):
        tale.play("attack")
    tale.play("ally:acolyte-of-flame")  # 10
    assert (16, 14, "success") == tale.rolled("combat")
    assert 2 == tale.foe_wounds

    assert ("combat.escape", 2) == (tale.key, tale.table.state.fight.round)  # type: ignore[union-attr]  # 11
    assert "2E-COMBAT-003" == tale.refused("use:varikas-the-dead")
    view = tale.table.view(0)
    assert 1 == view.figures.foe.life - view.state.fight.foe.wounds  # type: ignore[union-attr]

    tale.play("stay", "attack")  # 12
    varikas = tale.table.state.heroes[0]
    assert (3, ["brood-of-the-bloodmother"]) == (varikas.gold, varikas.kept)
    assert {"yellow": 1} == varikas.counters
    assert {"2,-1": ()} == tale.table.state.jewels
    assert tale.table.request is None


@pytest.mark.rule("2E-ALLY-005", "2E-ALLY-006")
def test_combat_003_a_total_below_14_would_have_killed_the_acolyte() -> None:
    tale = Tale("brood", [20, 5, 12])
    tale.play("to-battle", "stay", "defend", "attack", "take-wounds", "ally:acolyte-of-flame")

    assert (13, 14, "failure") == tale.rolled("combat")
    assert [] == tale.table.state.heroes[0].allies
    assert ["acolyte-of-flame"] == tale.table.state.market.below
    assert 1 == tale.table.state.heroes[0].wounds  # that of the melee phase


@pytest.mark.rule(
    "2E-ESCAPE-005",
    "2E-ESCAPE-006",
    "2E-UNDEF-005",
    "2E-UNDEF-006",
    "2E-UNDEF-007",
    "2E-UNDEF-008",
    "2E-ESCAPE-007",
)
def test_escape_001_varikas_gets_away() -> None:
    tale = Tale("brood", [20, 20, 14])
    tale.play("use:varikas-the-dead", "to-battle")
    assert 1 == tale.foe_wounds

    tale.play("escape")
    state = tale.table.state
    assert (15, 15, "success") == tale.rolled("escape")
    assert (1, -1) == state.heroes[0].hex
    taken = state.track[0]
    assert taken is not None
    assert ("brood-of-the-bloodmother", (2, -1)) == (taken.card, taken.space)
    assert {"2,-1": ("yellow",)} == state.jewels
    assert "end" == state.step
    # met again, it is unhurt
    again = fight(hero(), foe("brood"), on_track=True, cause="undefeated", stage="escape")
    assert (0, "brood") == (again.foe.wounds, tracked(again)[0])


# ---------------------------------------------------------------- a duel


@pytest.mark.rule(
    "2E-DUEL-002",
    "2E-DUEL-003",
    "2E-DUEL-004",
    "2E-DUEL-005",
    "2E-WOUND-008",
    "2E-DUEL-006",
    "2E-DUEL-022",
    "2E-DUEL-011",
    "2E-DUEL-007",
    "2E-DUEL-009",
    "2E-DUEL-008",
    "2E-DUEL-012",
    "2E-DUEL-013",
    "2E-ALLY-005",
    "2E-DUEL-014",
    "2E-DUEL-016",
    "2E-DUEL-018",
    "2E-DUEL-020",
    "2E-KO-004",
)
def test_duel_001_mordrog_against_mad_carthos() -> None:
    dice = [13, 11, 14, 11, 5, 9, 17, 17, 12, 5, 12, 19, 8, 19, 4]
    tale = Tale("duel", dice)

    def mordrog() -> Any:
        return tale.table.state.heroes[0]

    def carthos() -> Any:
        return tale.table.state.heroes[1]

    def fighting() -> Any:
        return tale.table.state.fight

    assert (0, 1) == (fighting().attacker, fighting().defender)  # 2
    assert (1, ["use:mad-carthos", "to-battle"]) == (tale.seat, tale.options)
    tale.play("use:mad-carthos")  # 3
    assert (17, 14, "success") == tale.rolled("test")
    assert (1, 2) == (carthos().wounds, mordrog().wounds)

    assert (0, ["use:dwarven-fire-bomb", "to-battle"]) == (tale.seat, tale.options)
    tale.play("use:dwarven-fire-bomb")
    assert 11 == tale.facts("target-set")["total"]  # 4
    assert (15, 11, "success") == tale.rolled("combat")  # 5
    assert (1, "wounds.cancel") == (tale.seat, tale.key)
    assert 3 == tale.table.request.args["n"]  # type: ignore[union-attr]
    tale.play("use:westerian-shell-shield")  # 6
    assert (2, 2) == (carthos().wounds, mordrog().wounds)
    assert carthos().items[0].down

    assert (0, "combat.escape") == (tale.seat, tale.key)  # 7
    assert "2E-DUEL-006" == tale.refused("escape", 1)
    tale.play("stay")

    assert (0, ["attack", "ally:burning-priest", "defend"]) == (tale.seat, tale.options)  # 8
    for act in ("attack", "defend"):
        assert "2E-DUEL-011" == tale.refused(act, 1)
    tale.play("defend")
    assert 11 == tale.facts("target-set")["total"]  # 9
    assert (6, 11, "failure") == tale.rolled("combat")  # 10
    assert 3 == mordrog().wounds

    assert "attack" in tale.options  # 11
    tale.play("attack")
    assert (1, "roll.improve", ["use:black-dagger", "let-it-stand"]) == (tale.seat, tale.key, tale.options)
    assert 12 == tale.table.request.args["total"]  # type: ignore[union-attr]
    assert "2E-DUEL-022" == tale.refused("defend", 0)
    assert "2E-DUEL-012" == tale.refused("ally:prince-gardun", 1)
    tale.play("use:black-dagger")  # 12
    assert 14 == tale.facts("target-set")["total"]
    assert (22, 14, "success") == tale.rolled("combat")  # 13
    assert 4 == carthos().wounds

    assert ["ally:burning-priest", "defend"] == tale.options  # 14
    tale.play("ally:burning-priest")
    assert 21 == tale.facts("target-set")["total"]  # 15
    assert (14, 21, "failure") == tale.rolled("combat")  # 16
    (priest,) = mordrog().allies
    assert (2, 1) == (priest.wounds, tale.table.state.book.ally("burning-priest").life - priest.wounds)
    assert 3 == mordrog().wounds

    assert (2, 1, 0) == (fighting().round, fighting().attacker, fighting().defender)  # 17
    assert (1, "combat.escape", ["stay", "escape"]) == (tale.seat, tale.key, tale.options)  # 18
    tale.play("stay", "defend")  # 19
    assert 6 == tale.facts("target-set")["total"]  # 20
    assert (12, 6, "success") == tale.rolled("combat")  # 21
    assert 4 == carthos().wounds

    assert "ally:prince-gardun" in tale.options  # 22
    tale.play("ally:prince-gardun")
    assert 24 == tale.facts("target-set")["total"]  # 23
    assert (11, 24, "failure") == tale.rolled("combat")  # 24
    assert 2 == carthos().allies[0].wounds

    assert ["attack", "defend"] == tale.options  # 25
    tale.play("attack")
    assert 20 == tale.facts("target-set")["total"]  # 26
    assert (8, 20, "failure") == tale.rolled("combat")  # 27
    assert 5 == carthos().wounds

    assert (0, "duel.prize") == (tale.seat, tale.key)  # 28
    prizes = {"prize-gold", "prize:westerian-shell-shield", "prize:black-dagger", "prize:prince-gardun"}
    assert {*prizes, "prize-nothing"} == set(tale.options)
    assert "2E-GAP-032" == tale.refused("discard:black-dagger", 1)
    tale.play("prize-gold")
    assert (8, 0) == (mordrog().gold, carthos().gold)

    assert [] == carthos().allies  # 29
    assert "prince-gardun" == tale.table.state.market.below[-1]
    assert ["westerian-shell-shield", "black-dagger"] == [own.card for own in carthos().items]
    assert (0, "tamalir") == (carthos().wounds, tale.facts("carried-to-town")["town"])
    assert "end" == tale.table.state.step
    assert tale.table.request is None
    assert len(dice) == tale.table.journal.throws
