"""Combat boards: which space is resolved, and how."""

from __future__ import annotations

from typing import cast

import pytest

from tamalir.bonds.cards import BoardDef, Space
from tamalir.bonds.edition import EDITION
from tamalir.kernel import Fast, Scripted, Setup, Table
from tamalir.third.state import ThirdState
from tests.bonds.scenes import board, fight, lying
from tests.third.scenes import answer, asked, enemy, hero, hurt, pool, spent, the_fight, told, used
from tests.third.test_tokens import surge

BITE = surge("bite", "damage", kind="enemy", amount=1)
BOLT = surge("bolt", "damage", kind="enemy", amount=3) | {"cost": {"surge": 2}}
MEND = surge("mend", "heal", amount=2) | {"cost": {"surge": 2}}
WAIT = "physical/dash physical/shield physical/surge physical/agility magical"
"""Enough to be asked again and again."""


def kinds(table: Table[ThirdState]) -> list[str]:
    """What the enemy did, in order."""
    keys = ("fight-attack", "fight-ability", "fight-stacked", "fight-copied", "fight-agility", "fight-passed")
    return [
        str(event["key"]).removeprefix("fight-")
        for event in table.events()
        if event["key"] in keys and cast("dict[str, object]", event["facts"])["who"] == "foe"
    ]


@pytest.mark.rule("UB-BOARD-007")
def test_the_next_space_with_a_token_from_the_top():
    table = fight("dash", "double enemy", "mystic", enemy_abilities=[BITE])

    assert kinds(table)[:2] == ["stacked", "attack"]


@pytest.mark.rule("UB-BOARD-006", "UB-BOARD-005")
@pytest.mark.parametrize(("cast", "first"), [("enemy* enemy", "hero"), ("enemy* enemy*", "foe")])
def test_initiative_as_usual_and_ties_to_the_hero(cast: str, first: str):
    table = fight("physical*", cast, "savage")

    assert told(table, "fight-initiative")[0]["who"] == first


@pytest.mark.rule("UB-GAP-002")
@pytest.mark.parametrize(
    ("abilities", "order"), [([BOLT], ["stacked", "ability", "copied", "attack"]), ([], ["stacked"])]
)
def test_the_mystic_board(abilities: list[dict[str, object]], order: list[str]):
    table = fight(
        "dash", "surge double tactics enemy enemy/surge", "mystic", health=30, enemy_abilities=abilities
    )

    assert kinds(table)[: len(order)] == order
    top = told(table, "fight-stacked")[0]["token"]
    assert top == ("e1" if abilities else "e4")


@pytest.mark.rule("UB-GAP-003")
def test_the_warrior_board():
    table = fight("dash", "agility dash/enemy enemy", "warrior")

    assert kinds(table)[:2] == ["agility", "attack"]
    assert told(table, "fight-flipped")[0] == {"who": "foe", "token": "e2", "face": "enemy"}
    assert told(table, "fight-damage")[0]["amount"] == 3


@pytest.mark.rule("UB-GAP-003")
def test_the_warrior_without_a_dash_makes_the_hero_recast():
    table = fight("physical-2*/shield", "agility enemy", "warrior", falls=[["shield"]], at=(7, 5))

    answer(table, "pass")

    assert told(table, "fight-recast") == [{"who": "hero", "token": "h1", "face": "shield"}]


@pytest.mark.rule("UB-GAP-004", "UB-CHARGE-001")
def test_the_savage_board():
    table = fight("dash", "charge enemy surge", "savage", enemy_abilities=[BITE])

    assert kinds(table)[:3] == ["attack", "attack", "ability"]
    assert [fact["kind"] for fact in told(table, "fight-attack")[:2]] == ["charge", "enemy"]


@pytest.mark.rule("UB-GAP-005")
def test_the_trickster_board():
    table = fight("physical-2/dash", "agility* enemy", "trickster", falls=[["dash"]], at=(7, 5))

    assert kinds(table)[0] == "agility"
    assert told(table, "fight-recast") == [{"who": "hero", "token": "h1", "face": "dash"}]
    keys = [event["key"] for event in table.events()]
    assert keys.index("fight-recast") < keys.index("fight-attack")


@pytest.mark.rule("UB-GAP-010", "UB-BOARD-010")
def test_the_scan_starts_at_the_top_every_time():
    whirl = surge("whirl", "flip", whose="opponent", showing="shield")
    table = fight(
        "surge physical-2/dash", "enemy* shield/agility", "mystic", abilities=[whirl], falls=[["dash"]]
    )

    assert hurt(table) == (1, 0)  # enemy damage, the lowest space, is done
    answer(table, "surge:whirl:h1")

    assert kinds(table)[:2] == ["attack", "agility"]


@pytest.mark.rule("UB-BOARD-011")
def test_a_pass_is_final_for_the_round():
    whirl = surge("whirl", "flip", whose="opponent", showing="shield")
    table = fight("surge physical", "dash* shield/enemy", "mystic", abilities=[whirl])
    assert enemy(table).passed

    answer(table, "surge:whirl:h1")

    assert asked(table) == (0, "fight.action")
    assert pool(enemy(table)) == ["dash*", "enemy"]


@pytest.mark.rule("UB-GAP-011", "UB-BOARD-008")
def test_several_tactics_strike_one_by_one():
    table = fight("shield physical", "tactics*/dash tactics*/shield enemy", "mystic")

    for _ in range(2):
        assert asked(table) == (0, "fight.block")
        answer(table, "take-damage")

    assert hurt(table) == (2, 0)
    assert enemy(table).actions == 1


@pytest.mark.rule("UB-GAP-011")
def test_several_doubles_are_laid_in_one_action():
    table = fight("physical magical", "double/dash double/shield enemy-2* enemy", "warrior")

    assert enemy(table).actions == 1
    assert [token.on for token in enemy(table).pool] == [None, None, "e1", "e2"]


@pytest.mark.rule("UB-GAP-008")
def test_shields_and_dashes_lie_beside_the_board():
    table = fight("physical", "shield dash", "warrior")

    assert board(table).beside == ["e1", "e2"]
    assert lying(table) == {"agility": [], "double": [], "surge": [], "enemy": []}
    answer(table, "pass")
    assert "attack" not in kinds(table)


@pytest.mark.rule("UB-GAP-009")
def test_a_symbol_without_a_space_comes_just_above_enemy_damage():
    table = fight("dash", "charge-2 enemy surge", "warrior", enemy_abilities=[BITE])

    assert kinds(table)[:3] == ["ability", "attack", "attack"]
    assert [fact["kind"] for fact in told(table, "fight-attack")[:2]] == ["charge", "enemy"]


@pytest.mark.rule("UB-GAP-001", "UB-BOARD-002")
def test_boards_are_data():
    upside_down = BoardDef(
        "warrior", "enemy", (Space("enemy"), Space("surge"), Space("double", lay=("surge",)))
    )
    table = fight("dash", "surge enemy", "warrior", boards={"warrior": upside_down}, enemy_abilities=[BITE])

    assert kinds(table)[:2] == ["attack", "ability"]


@pytest.mark.rule("UB-GAP-016")
def test_an_enemy_without_a_primary_trait_is_a_warrior():
    table = fight("dash", "enemy", "undead")

    assert board(table).id == "warrior"


# --- surges -----------------------------------------------------------------------------


@pytest.mark.rule("UB-SURGE-002", "UB-SURGE-003")
def test_just_enough_for_the_costliest():
    table = fight(WAIT, "surge*/dash surge/shield surge/enemy", "mystic", enemy_abilities=[BITE, BOLT])

    assert hurt(table) == (3, 0)
    assert len(enemy(table).pool) == 1
    answer(table, "spend:h1")
    assert hurt(table)[0] == 4
    assert used(enemy(table)) == ["bolt", "bite"]


@pytest.mark.rule("UB-SURGE-005")
def test_an_ability_without_effect_gives_way():
    table = fight(WAIT, "surge*/dash surge/shield", "mystic", enemy_abilities=[MEND, BITE])

    assert used(enemy(table)) == ["bite"]
    assert len(enemy(table).pool) == 1


@pytest.mark.rule("UB-SURGE-006")
def test_the_paying_surge_counts_as_spent():
    again = surge("again", "recast", whose="own", spent=True)
    table = fight(WAIT, "surge*/enemy", "mystic", enemy_abilities=[again], falls=[["enemy"]])

    assert used(enemy(table)) == ["again"]
    assert pool(enemy(table)) == ["enemy"]


@pytest.mark.rule("UB-SURGE-009")
def test_equal_costs_from_top_to_bottom():
    table = fight(
        WAIT, "surge*", "mystic", enemy_abilities=[BITE, surge("claw", "damage", kind="enemy", amount=2)]
    )

    assert used(enemy(table)) == ["bite"]


@pytest.mark.rule("UB-SURGE-010")
def test_each_ability_once_a_round():
    table = fight(WAIT, "surge*/dash surge*/shield", "mystic", enemy_abilities=[BITE])

    answer(table, "spend:h1")

    assert hurt(table)[0] == 1
    assert enemy(table).passed
    assert len(enemy(table).pool) == 1


@pytest.mark.rule("UB-GAP-020")
def test_the_smallest_sufficient_total_pays():
    huge = surge("huge", "damage", kind="enemy", amount=5) | {"cost": {"surge": 3}}
    three = fight(WAIT, "double surge*/dash surge*/shield", "mystic", enemy_abilities=[huge, BITE])
    answer(three, "spend:h1")  # the stack was built first

    assert three.state.heroes[0].damage == 5
    assert sorted(spent(enemy(three))) == ["e1", "e2", "e3"]
    one = fight(WAIT, "surge-2*/dash surge/shield", "mystic", enemy_abilities=[BITE])
    assert spent(enemy(one)) == ["e2"]


@pytest.mark.rule("UB-GAP-021")
def test_x_takes_all_the_surge():
    x = {"id": "x", "when": "surge", "cost": {"x-surge": 1}, "do": "damage", "kind": "enemy", "amount": "x"}
    table = fight(WAIT, "surge-2* surge", "mystic", enemy_abilities=[BOLT, x])

    assert used(enemy(table)) == ["x"]
    assert hurt(table)[0] == 3


# --- tokens that change -----------------------------------------------------------------


@pytest.mark.rule("UB-SHIFT-001")
def test_a_flipped_token_moves_to_its_new_space():
    whirl = surge("whirl", "flip", whose="opponent", showing="shield")
    table = fight("surge physical", "shield/enemy dash", "savage", abilities=[whirl])
    assert lying(table)["enemy"] == []

    answer(table, "surge:whirl:h1")

    assert told(table, "fight-attack")[0]["tokens"] == "e1"  # it was resolved there


@pytest.mark.rule("UB-SHIFT-002")
def test_a_removed_top_frees_the_double():
    strip = surge("strip", "remove", whose="opponent", showing="surge")
    table = fight(
        "surge physical", "double* surge shield", "mystic", abilities=[strip], enemy_abilities=[BOLT]
    )
    assert board(table).surge_parts == {1: [], 2: ["e2"], 3: []}

    answer(table, "surge:strip:h1")

    assert lying(table)["double"] == ["e1"]


@pytest.mark.rule("UB-GAP-027")
def test_a_flipped_top_takes_the_stack_along():
    whirl = surge("whirl", "flip", whose="opponent", showing="surge")
    table = fight(
        "surge physical", "double* surge/enemy", "mystic", abilities=[whirl], enemy_abilities=[BOLT]
    )

    answer(table, "surge:whirl:h1")

    assert told(table, "fight-attack")[0] == {"who": "foe", "tokens": "e2", "kind": "enemy", "amount": 2}


@pytest.mark.rule("UB-GAP-022")
def test_a_plus_comes_after_doubling():
    table = fight("dash", "double enemy-2 enemy", "warrior")

    assert told(table, "fight-attack")[0]["amount"] == 6


# --- abilities of boards, and what cards change -----------------------------------------


@pytest.mark.rule("UB-GAP-007", "UB-BOARD-012")
def test_the_warrior_recasts_a_dash_before_initiative():
    table = fight("physical", "dash/enemy* dash/shield", "warrior", board_abilities=True, falls=[["enemy*"]])

    assert told(table, "fight-recast")[0]["token"] == "e1"
    assert told(table, "fight-initiative")[0]["who"] == "foe"


@pytest.mark.rule("UB-GAP-007")
@pytest.mark.parametrize(("before", "dealt"), [(3, 2), (2, 1)])
def test_a_wounded_savage_strikes_harder(before: int, dealt: int):
    table = fight("dash", "enemy", "savage", enemy_health=6, enemy_damage=before, board_abilities=True)

    assert told(table, "fight-damage")[0]["amount"] == dealt


@pytest.mark.rule("UB-GAP-007", "UB-BOARD-006")
def test_the_tricksters_first_feint():
    table = fight(
        "physical physical-2/shield", "dash", "trickster", board_abilities=True, falls=[["shield"]], at=(7, 5)
    )

    assert told(table, "fight-recast") == [{"who": "hero", "token": "h2", "face": "shield"}]
    assert asked(table) == (0, "fight.action")
    answer(table, "pass", "stay")
    assert the_fight(table).round == 2
    assert len(told(table, "fight-recast")) == 1


@pytest.mark.rule("UB-GAP-007")
def test_own_board_abilities_can_be_switched_off():
    table = fight("physical-2", "dash", "trickster", board_abilities=False)

    assert enemy(table).abilities == ()


@pytest.mark.rule("UB-AGILITY-001", "UB-AGILITY-002")
def test_an_ability_of_the_card_takes_the_place_of_the_agility_space():
    pounce = {
        "id": "pounce",
        "when": "agility",
        "cost": {"agility": 1},
        "do": "damage",
        "kind": "enemy",
        "amount": 2,
    }
    table = fight("physical magical", "agility*", "mystic", enemy_abilities=[pounce])

    assert hurt(table) == (2, 0)
    assert told(table, "fight-recast") == []
    assert used(enemy(table)) == []  # it is no surge ability


@pytest.mark.rule("UB-CHOICE-002", "UB-GAP-018")
def test_what_harms_most_is_removed():
    claw = surge("claw", "remove", whose="opponent")
    table = fight("dash physical-2 physical", "surge*", "mystic", enemy_abilities=[claw])

    assert spent(hero(table)) == ["h2"]


@pytest.mark.rule("UB-GAP-018")
def test_a_throw_is_counted_at_its_expected_value():
    again = surge("again", "recast", whose="own", spent=True)
    table = fight(
        "dash", "double/dash enemy/surge surge/dash*", "savage", enemy_abilities=[again], falls=[["enemy"]]
    )

    assert told(table, "fight-recast")[0]["token"] == "e2"


# --- who casts what ---------------------------------------------------------------------


@pytest.mark.rule("UB-GAP-017", "UB-BOARD-001")
def test_nobody_is_asked_for_the_enemy():
    table = fight(
        "physical/dash physical/shield physical/surge", "agility double surge enemy", "mystic", seats=3
    )

    while the_fight(table).round == 1:
        assert asked(table)[0] == 0
        table.answer("take-damage" if asked(table)[1] == "fight.block" else "pass")


@pytest.mark.rule("UB-ENEMYTOKEN-002", "UB-ENEMYTOKEN-003", "UB-GAP-012")
@pytest.mark.parametrize(
    ("scene", "act", "name"),
    [
        ("warlock", 1, "mystic"),
        ("warlock", 2, "mystic"),
        ("barrow-wyrm", 1, "savage"),
        ("orc-marauder", 1, "enemy"),
    ],
)
def test_the_set_of_the_trait_is_cast(scene: str, act: int, name: str):
    state = EDITION.begin(Setup(seats=1, scene=scene))
    state.act = act
    table = Table(EDITION, state, Fast(1))
    tokens = [token.id for token in enemy(table).pool + enemy(table).spent]

    assert len(tokens) == 4 + act
    assert all(name in token for token in tokens)


@pytest.mark.rule("UB-ENEMYTOKEN-005")
def test_competitive_play_uses_the_sets_but_no_board():
    setup = Setup(seats=2, scene="warlock", options=EDITION.settle({"mode": "competitive"}))
    cast = ["physical", "physical", "shield", "surge", "double", "tactics", "enemy", "enemy"]
    table = answer(Table(EDITION, EDITION.begin(setup), Scripted([cast]), setup=setup), "pass")

    assert asked(table) == (1, "fight.action")
    assert enemy(table).abilities == ("blast",)
    answer(table, "spend:mystic-5")
    assert asked(table) == (0, "fight.block")


@pytest.mark.rule("UB-SHIELD-003")
def test_unblockable_damage_leaves_shields_and_tactics_alone():
    pierce = surge("pierce", "damage", kind="physical", amount=3, unblockable=True)
    table = fight("surge physical", "shield/dash shield/enemy tactics", "mystic", abilities=[pierce])

    answer(table, "surge:pierce:h1")

    assert hurt(table)[1] == 3
    assert pool(enemy(table)) == ["shield", "shield", "tactics"]


@pytest.mark.rule("UB-SHIELD-001")
def test_an_enemy_that_has_passed_still_blocks():
    table = fight("physical-2 magical", "shield*", "warrior")
    assert enemy(table).passed

    answer(table, "spend:h1")

    assert hurt(table) == (0, 1)


@pytest.mark.rule("UB-GAP-023")
def test_no_more_shields_than_it_takes():
    table = fight("physical physical-3/surge magical", "shield-2/dash shield", "warrior")

    answer(table, "spend:h1")
    assert spent(enemy(table)) == ["e2"]
    answer(table, "spend:h2")
    assert hurt(table)[1] == 1
