"""The fights among the worked examples of Unbreakable Bonds (tests/examples/bonds.toml)."""

from __future__ import annotations

import pytest

from tamalir.bonds.edition import EDITION
from tamalir.bonds.figures import board_figures
from tamalir.bonds.surges import parts
from tamalir.kernel import Scripted, Setup, Table
from tamalir.third.state import ThirdState, fight_of
from tests.bonds.scenes import board, fight, lying
from tests.third.scenes import (
    answer,
    asked,
    enemy,
    hero,
    hurt,
    options,
    pool,
    refused,
    spent,
    the_fight,
    told,
    used,
    walk,
)
from tests.third.test_tokens import surge

ELIAM = ["physical", "physical", "shield"]
WARLOCK = ["surge", "double", "tactics", "enemy", "enemy"]


def eliam_against_the_warlock(*later: list[str]) -> Table[ThirdState]:
    setup = Setup(seats=1, scene="warlock", options=EDITION.settle({}))
    return Table(EDITION, EDITION.begin(setup), Scripted([[*ELIAM, *WARLOCK], *later]), setup=setup)


@pytest.mark.rule("UB-BOARD-001", "UB-BOARD-002", "UB-BOARD-003", "UB-BOARD-004", "UB-BOARD-005")
@pytest.mark.rule(
    "UB-BOARD-006", "UB-BOARD-007", "UB-BOARD-008", "UB-BOARD-013", "UB-BOARD-014", "UB-BOARD-015"
)
@pytest.mark.rule("UB-SURGE-003", "UB-SHIFT-003", "UB-TACTICS-008", "UB-CARD-001", "UB-CARD-004")
@pytest.mark.rule("UB-GAP-002", "UB-GAP-006", "UB-GAP-012", "UB-SOLO-001")
def test_ub_ex_001_eliam_against_the_warlock_action_by_action():
    table = eliam_against_the_warlock([*ELIAM, *WARLOCK])

    # Place
    assert lying(table) == {
        "agility": [], "double": ["mystic-2"], "surge": ["mystic-1"], "tactics": ["mystic-3"],
        "enemy": ["mystic-4", "mystic-5"],
    }  # fmt: skip
    assert board(table).surge_parts == {1: ["mystic-1"], 2: [], 3: []}
    # Initiative: tied, so the hero acts first
    assert told(table, "fight-initiative") == [{"who": "eliam", "attacker": 0, "defender": 0}]
    assert asked(table) == (0, "fight.action")
    assert len(table.state.heroes[0].hand) == 1

    # Action 1: Twin Blades; action 2, the Warlock's, follows by itself, and action 3 is a forced pass.
    # So the Warlock's actions are seen in the events, and the state where the game stops to ask.
    table.answer("special:twin-blades:eliam-1+eliam-2")

    # Stopped in action 4: Blast is announced, Eliam has no agility, and answers with his shield
    assert asked(table) == (0, "fight.block")
    assert hurt(table) == (0, 3)
    assert pool(hero(table)) == ["shield"]
    assert table.state.heroes[0].hand == []
    assert table.state.skill_discards == ["cunning"]
    assert told(table, "fight-stacked") == [{"who": "warlock", "token": "mystic-1", "face": "surge"}]
    assert told(table, "fight-passed") == [{"who": "eliam"}]
    assert told(table, "fight-ability")[-1] == {"who": "warlock", "ability": "blast", "tokens": "mystic-1"}
    assert "mystic-3" in [token.id for token in enemy(table).pool]  # the tactics was not spent
    request = table.request
    assert request is not None
    assert (request.args["amount"], request.args["kind"]) == (3, "enemy")

    table.answer("block:eliam-3")

    # Actions 4, 5 and 6, the pass, and the end of the round
    damages = [(fact["who"], fact["amount"]) for fact in told(table, "fight-damage")]
    assert damages == [("warlock", 3), ("eliam", 2), ("eliam", 1), ("eliam", 2)]
    assert told(table, "fight-copied") == [{"who": "warlock", "token": "mystic-3", "face": "enemy"}]
    assert told(table, "fight-attack") == [
        {"who": "warlock", "tokens": "mystic-4+mystic-5", "kind": "enemy", "amount": 2}
    ]
    assert hurt(table) == (5, 3)
    assert (pool(hero(table)), pool(enemy(table))) == ([], [])
    assert (hero(table).actions, enemy(table).actions) == (1, 4)
    assert hero(table).passed
    assert enemy(table).passed
    assert used(enemy(table)) == ["blast"]
    assert asked(table) == (0, "fight.flee")

    # Both sides cast everything again, and the Warlock starts at the top of the board
    table.answer("stay")
    assert the_fight(table).round == 2
    assert lying(table)["double"] == ["mystic-2"]
    assert not enemy(table).has_used("blast")


@pytest.mark.rule(
    "UB-SHIFT-003", "UB-BOARD-013", "UB-BOARD-007", "UB-SURGE-001", "UB-BOARD-011", "UB-BOARD-015"
)
def test_ub_ex_001_from_one_rest_point_to_the_next():
    setup = Setup(seats=1, scene="warlock", options=EDITION.settle({}))
    state = EDITION.begin(setup)
    answers = [[*ELIAM, *WARLOCK], "special:twin-blades:eliam-1+eliam-2", "block:eliam-3"]
    steps = walk(EDITION, state, answers)
    fight = fight_of(state)
    eliam, warlock = fight.sides
    hero = state.heroes[0]

    next(steps)  # engaging
    next(steps)  # the cast
    assert (fight.phase, fight.turn) == ("action", 0)

    next(steps)  # action 1
    assert (warlock.damage, hero.damage, pool(eliam), hero.hand) == (3, 0, ["shield"], [])
    assert "tactics" in pool(warlock)

    next(steps)  # action 2
    assert warlock.spent == []
    assert parts(state, warlock) == {1: [], 2: ["mystic-1"], 3: []}
    assert board_figures(state, warlock).spaces[1].tokens == []

    next(steps)  # action 3
    assert eliam.passed

    next(steps)  # action 4
    assert (hero.damage, pool(eliam), used(warlock)) == (2, [], ["blast"])
    assert pool(warlock) == ["tactics", "enemy", "enemy"]

    next(steps)  # action 5
    assert (hero.damage, pool(warlock)) == (3, ["enemy", "enemy"])

    next(steps)  # action 6
    assert (hero.damage, warlock.damage, pool(eliam), pool(warlock)) == (5, 3, [], [])
    assert not warlock.passed

    next(steps)  # the Warlock passes
    assert warlock.passed
    assert (eliam.actions, warlock.actions) == (1, 4)
    assert fight.phase == "flee"


@pytest.mark.rule("UB-TACTICS-003", "UB-GAP-006", "UB-GAP-024")
def test_ub_ex_002_why_eliam_does_not_attack_directly():
    table = answer(eliam_against_the_warlock(), "spend:eliam-1+eliam-2")

    assert hurt(table) == (0, 1)
    assert told(table, "fight-blocked") == [{"who": "warlock", "tokens": "mystic-3", "amount": 1}]
    assert spent(enemy(table))[0] == "mystic-3"
    assert pool(hero(table)) == ["shield"]
    assert told(table, "fight-stacked")[0]["token"] == "mystic-1"  # the next action is unchanged


@pytest.mark.rule("UB-SURGE-001", "UB-SURGE-003", "UB-SURGE-004")
def test_ub_ex_003_two_single_surges_for_an_ability_of_cost_2():
    bolt = surge("bolt", "damage", kind="enemy", amount=1) | {"cost": {"surge": 2}}
    table = fight("physical* magical", "surge/dash surge/enemy", "mystic", enemy_abilities=[bolt])

    assert board(table).surge_parts == {1: [], 2: ["e1", "e2"], 3: []}
    answer(table, "spend:h1")

    assert hurt(table) == (1, 1)
    assert spent(enemy(table)) == ["e1", "e2"]
    assert enemy(table).actions == 1


@pytest.mark.rule("UB-PLUS-001", "UB-PLUS-002", "UB-PLUS-003")
@pytest.mark.parametrize(("cast", "damage"), [("dash shield", 0), ("enemy enemy/surge", 3), ("enemy-2", 3)])
def test_ub_ex_004_plus_one_enemy_damage_on_the_warrior_board(cast: str, damage: int):
    table = answer(fight("physical magical", cast, "warrior"), "spend:h1")

    assert hurt(table)[0] == damage
    assert len([fact for fact in told(table, "fight-damage") if fact["who"] == "hero"]) == (damage > 0)


@pytest.mark.rule("UB-CHOICE-001", "UB-CARD-005")
def test_ub_ex_005_the_orc_marauder_stops_a_flip():
    setup = Setup(seats=1, scene="orc-marauder", options=EDITION.settle({"board-abilities": False}))
    cast = ["agility*", "physical", "shield", "shield", "enemy", "surge", "enemy", "dash*"]
    table = Table(EDITION, EDITION.begin(setup), Scripted([cast]), setup=setup)

    answer(table, "flip:eliam-1:eliam-2")

    assert told(table, "fight-prevented") == [
        {"who": "orc-marauder", "ability": "iron-grip", "tokens": "enemy-3"}
    ]
    assert told(table, "fight-flipped") == []
    assert "eliam-1" in spent(hero(table))
    assert lying(table)["surge"] == []
    attack = told(table, "fight-attack")[0]  # and the Marauder acts next
    assert (attack["who"], attack["amount"]) == ("orc-marauder", 3)


@pytest.mark.rule("UB-CHOICE-001")
def test_ub_ex_005_it_stops_every_flip_it_can():
    grip = {"id": "grip", "may": True, "when": "opponent-flips", "cost": {"surge": 1}, "do": "prevent"}
    table = fight(
        "agility/dash agility/shield physical/shield",
        "surge/dash surge/enemy",
        "mystic",
        enemy_abilities=[grip],
    )

    answer(table, "flip:h1:h3", "flip:h2:h3")

    assert len(told(table, "fight-prevented")) == 2


@pytest.mark.rule("UB-CHOICE-002", "UB-GAP-018")
def test_ub_ex_006_the_undead_horde_recasts_what_harms_most():
    relentless = surge("relentless", "recast", whose="own", spent=True)
    table = fight(
        "physical/dash* magical shield", "double*/dash enemy/surge surge/dash", "savage",
        enemy_abilities=[relentless], falls=[["surge"]],
    )  # fmt: skip

    # The Savage board: double, enemy damage, surge. All its tokens but the last are spent by then.
    answer(table, "spend:h1", "take-damage", "spend:h2")

    assert told(table, "fight-recast") == [{"who": "foe", "token": "e2", "face": "surge"}]


@pytest.mark.rule("UB-CHOICE-003", "UB-GAP-019")
def test_ub_ex_006_the_way_out_costs_two_damage():
    relentless = surge("relentless", "recast", whose="own", spent=True)
    table = fight(
        "shield physical", "enemy*/surge surge/dash", "savage", enemy_abilities=[relentless],
        chosen={"enemy-choices": "players"},
    )  # fmt: skip

    answer(table, "take-damage", "pass")
    assert (asked(table), options(table)) == (
        (0, "fight.pick-recast"),
        ["token:e1", "token:e2", "two-damage"],
    )
    answer(table, "two-damage")
    assert asked(table) == (0, "fight.block")  # it can be blocked like any other
    answer(table, "block:h1")

    assert hurt(table)[0] == 2
    assert told(table, "fight-recast") == []


@pytest.mark.rule("UB-TACTICS-004", "UB-TACTICS-008", "UB-TACTICS-002")
def test_ub_ex_007_tactics_is_never_combined():
    table = fight("tactics physical physical-2", "enemy dash", "mystic")

    assert refused(table, "spend:h1+h2+h3") == "UB-TACTICS-004"
    answer(table, "copy:h1:h2")
    assert hurt(table) == (1, 1)  # the enemy had a combat action in between
    answer(table, "spend:h2+h3")

    assert hurt(table) == (1, 4)
    assert [fact["amount"] for fact in told(table, "fight-damage") if fact["who"] == "foe"] == [1, 3]


@pytest.mark.rule("UB-TACTICS-002", "UB-TACTICS-008")
def test_ub_ex_008_the_number_is_copied():
    table = answer(fight("tactics physical-2", "enemy dash", "mystic"), "copy:h1:h2")

    assert hurt(table)[1] == 2
    assert pool(hero(table)) == ["physical-2"]


MEND = surge("mend", "heal", amount=1)


@pytest.mark.rule("UB-BOARD-009", "UB-BOARD-011", "UB-SURGE-007", "UB-SURGE-008", "UB-GAP-008")
def test_ub_ex_009_nothing_to_do():
    table = fight("physical magical", "surge* shield", "mystic", enemy_abilities=[MEND])

    assert enemy(table).passed  # before the hero has done anything
    assert pool(enemy(table)) == ["surge*", "shield"]


@pytest.mark.rule("UB-BOARD-010", "UB-SURGE-007")
def test_ub_ex_009_damage_is_resolved_and_the_surge_looked_at_again():
    table = fight("physical magical", "surge* enemy*", "mystic", enemy_abilities=[MEND])

    assert hurt(table) == (1, 0)
    assert pool(enemy(table)) == ["surge*"]
    answer(table, "spend:h1")

    assert told(table, "fight-healed") == [{"who": "foe", "amount": 1}]


@pytest.mark.rule("UB-BOARD-009", "UB-BOARD-011")
def test_ub_ex_009_a_double_with_nothing_to_double():
    table = answer(fight("physical magical", "double dash", "mystic"), "spend:h1")

    assert enemy(table).passed
    assert spent(enemy(table)) == []


@pytest.mark.rule("UB-SHIELD-001", "UB-SHIELD-002", "UB-GAP-023", "UB-GAP-024")
def test_ub_ex_012_tactics_and_shield_against_one_attack():
    table = fight("physical/dash physical-2 magical", "tactics shield", "trickster")

    answer(table, "spend:h1")
    assert (hurt(table)[1], spent(enemy(table))) == (0, ["e1"])
    answer(table, "spend:h2")

    assert (hurt(table)[1], spent(enemy(table))) == (1, ["e1", "e2"])


@pytest.mark.rule("UB-CHARGE-001", "UB-CHARGE-002", "UB-CHARGE-003", "UB-GAP-026")
def test_ub_ex_013_charge():
    table = fight("charge-2 shield", "shield enemy-2", "trickster", at=(7, 5))

    answer(table, "spend:h1")

    assert hurt(table) == (2, 2)  # the hero was not even asked to block
    assert pool(enemy(table)) == ["shield"]
    answer(table, "stay", "pass")
    assert asked(table) == (0, "fight.block")  # next round shields work again


@pytest.mark.rule("UB-GAP-003", "UB-GAP-015", "UB-GAP-022", "UB-GAP-055", "UB-SURGE-005", "UB-PLUS-003")
def test_ub_ex_021_margath_on_the_warrior_board():
    setup = Setup(seats=1, scene="margath", options=EDITION.settle({"board-abilities": False}))
    cast = [
        "physical-2",
        "shield",
        "agility",
        "shield",
        "enemy",
        "surge",
        "enemy",
        "double",
        "surge*",
        "enemy-2",
    ]
    state = EDITION.begin(setup)
    margath, hero = fight_of(state).sides[1], state.heroes[0]
    steps = walk(EDITION, state, [cast, "pass", "block:corbin-2"])
    for _ in range(3):
        next(steps)  # engaging, the cast, the hero's pass

    next(steps)
    assert [t.id for t in margath.pool if t.on] == ["margath-1"]
    assert margath.spent == []

    next(steps)
    assert used(margath) == ["taunt"]
    assert [t.id for t in margath.spent] == ["enemy-3"]
    assert pool(fight_of(state).sides[0]) == ["surge", "shield", "agility"]  # physical 2 hurts most

    next(steps)
    assert hero.damage == 6  # 4 + 1 + 1 + 1, and the shield blocked 1

    next(steps)
    assert margath.passed
    assert sorted(pool(margath)) == ["shield", "surge*"]
