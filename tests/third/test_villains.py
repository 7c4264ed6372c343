"""Scenarios, villains, elimination, zombies."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Table
from tamalir.third.combat import enemy_tokens, engage
from tamalir.third.damage import heal
from tamalir.third.edition import catalogue
from tamalir.third.outcome import eliminate
from tamalir.third.spoils import after_villain
from tamalir.third.state import Side, ThirdState, fight_of
from tamalir.third.steps import Outcome, Phase
from tamalir.third.uses import Use, pointless
from tamalir.third.values import damage, health
from tamalir.third.villain import place_zombies
from tests.third.scenes import answer, asked, options, pending, refused
from tests.third.tables import (
    COMBAT_GEM,
    WILD,
    asset,
    do,
    end_turns,
    enemy,
    lay,
    plus,
    quest,
    seen,
    sit,
    skill,
)  # fmt: skip

KEEP, RUINS, TAMALIR = (6, 8), (3, 2), (6, 2)


def late(scenario: str = "margath", act: int = 1, time: int = 12, seats: int = 2, **more: Any) -> ThirdState:
    """The last turn of a round."""
    state = lay(scenario=scenario, seats=seats, **more)
    state.act, state.time = act, time
    state.active, state.to_come = seats - 1, []
    if act == 2:
        state.villain = KEEP if scenario == "margath" else RUINS
    return state


def wilds(n: int) -> list[str]:
    return ["wild"] * n + ["plains"] * (5 - n)


# --- scenarios --------------------------------------------------------------------------


@pytest.mark.rule("3E-SCEN-010", "3E-ZOMBIE-001", "3E-STORY-004")
def test_vorakesh_and_a_zombie_appear_in_the_ruins():
    state = late("corpse-king")
    state.zombies[RUINS] = 1
    table = end_turns(sit(state), 1)

    assert table.state.villain == RUINS
    assert table.state.zombies == {RUINS: 2}


@pytest.mark.rule("3E-SCEN-011", "3E-GAP-032")
def test_the_corpse_king_wins_when_time_is_up():
    table = end_turns(sit(late("corpse-king", act=2)), 1)

    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "time-is-up")
    assert table.state.round == 1


@pytest.mark.rule("3E-SCEN-008", "3E-GAP-055", "3E-GAP-032")
def test_margath_marches_a_hex_for_every_wild():
    table = sit(late(act=2), wilds(2), wilds(0), wilds(3), wilds(1))
    end_turns(table, 1)
    assert (table.state.villain, table.state.time) == ((6, 6), 12)
    end_turns(table, 2)
    assert table.state.villain == (6, 6)
    end_turns(table, 2)
    assert table.state.villain == (6, 3)
    assert table.result is None
    end_turns(table, 2)
    assert table.result is not None
    assert table.result.reason == "goal-reached"


@pytest.mark.rule("3E-SCEN-009", "3E-GAP-055")
def test_margath_in_tamalir_ends_the_game():
    state = late(act=2)
    state.villain = (6, 4)
    state.heroes[0].hand = ["s0"]
    table = end_turns(sit(state, wilds(3)), 1)  # nobody is asked to exert

    assert table.state.villain == TAMALIR
    assert table.result is not None
    assert table.result.winners == ()


@pytest.mark.rule("3E-SCEN-012", "3E-GAP-031", "3E-SCEN-006", "3E-VILLAIN-001")
def test_facing_the_villain_costs_an_action_and_turns_the_card():
    state = lay(at=KEEP)
    state.actions = 2
    assert refused(sit(state), "face-villain") == "3E-GAP-031"
    state.villain = (6, 7)
    assert refused(sit(state), "face-villain") == "3E-SCEN-012"
    state.villain = KEEP
    table = answer(sit(state), "face-villain")

    assert table.state.actions == 1
    assert seen(table, 1).figures.scenario.side == "b"
    assert fight_of(table.state).no_flight == "3E-VILLAIN-006"


def facing(scenario: str = "margath", tokens: int = 0, zombies: int = 0) -> tuple[ThirdState, Side]:
    state = lay(scenario=scenario, at=KEEP)
    state.act, state.villain = 2, KEEP
    state.heroes[0].story = tokens
    if zombies:
        place_zombies(state, "cursed-ruins", zombies)
    engage(state, 0, catalogue().scenarios[scenario].villain)
    return state, fight_of(state).sides[1]


@pytest.mark.rule("3E-VILLAIN-008", "3E-VILLAIN-009", "3E-LORE-002")
@pytest.mark.parametrize(("lore", "expected"), [(0, 15), (4, 11), (6, 9), (7, 8), (9, 8)])
def test_lore_weakens_margath(lore: int, expected: int):
    assert health(*facing(tokens=lore)) == expected


@pytest.mark.rule("3E-VILLAIN-011", "3E-COMPANION-002", "3E-ZOMBIE-002", "3E-ZOMBIE-003")
@pytest.mark.parametrize(
    ("companions", "zombies", "expected"),
    [(1, 0, 8), (3, 1, 8), (1, 6, 14), (3, 7, 11), (1, 5, 13), (0, 0, 10)],
)
def test_companions_and_zombies_change_vorakesh(companions: int, zombies: int, expected: int):
    assert health(*facing("corpse-king", companions, zombies)) == expected


@pytest.mark.rule("3E-VILLAIN-007")
def test_a_villain_heals_no_higher_than_its_lowered_health():
    state, margath = facing(tokens=3)
    margath.damage = 4
    heal(state, margath, 6)

    assert (damage(state, margath), health(state, margath)) == (0, 12)


@pytest.mark.rule("3E-VILLAIN-002", "3E-VILLAIN-013")
@pytest.mark.parametrize(
    ("who", "faces"), [("margath", ("enemy-2", "surge")), ("vorakesh", ("surge-2", "enemy"))]
)
def test_a_villain_casts_seven_tokens(who: str, faces: tuple[str, str]):
    state, side = facing("margath" if who == "margath" else "corpse-king")

    assert len(enemy_tokens(state, side, "enemy")) == 7
    assert catalogue().tokens[f"{who}-1"].faces == faces


def beaten(state: ThirdState, *sides: int) -> Table[ThirdState]:
    """The fight has just ended with these sides defeated."""
    fight = fight_of(state)
    for n in sides:
        side = fight.sides[n]
        if side.hero:
            state.heroes[side.seat].damage = 10
        else:
            side.damage = health(state, side)
    fight.ended, fight.phase = Outcome.DEFEAT, Phase.OVER
    return sit(state)


@pytest.mark.rule("3E-VILLAIN-003", "3E-GAP-028")
@pytest.mark.parametrize("sides", [(1,), (0, 1)])
def test_who_defeats_the_villain_wins(sides: tuple[int, ...]):
    table = beaten(facing()[0], *sides)

    assert table.result is not None
    assert (table.result.winners, table.result.ranking) == ((0,), ((0,), (1,)))


@pytest.mark.rule("3E-VILLAIN-004", "3E-SCEN-006", "3E-ELIM-001", "3E-ELIM-002", "3E-ELIM-003", "3E-GAP-048")
def test_whom_the_villain_defeats_is_eliminated():
    state = facing()[0]
    me = state.heroes[0]
    me.assets, me.skills, me.hand, me.trophies = ["a1"], ["s0"], ["s1"], ["reanimates"]
    me.gold, me.story = 6, 2
    state.book = lay(enemy("x")).book
    fight_of(state).sides[1].damage = 6
    table = beaten(state, 0)
    me = table.state.heroes[0]

    assert table.state.eliminated == [0]
    assert (me.hex, me.gold, me.story, me.damage) == (None, 0, 0, 0)
    assert sorted(table.state.removed) == ["a1", "reanimates", "s0", "s1"]
    assert table.state.fight is None
    assert seen(table, 1).figures.scenario.side == "a"
    assert table.state.active == 1  # the turn ended with it
    answer(table, "idle")
    table.state.heroes[1].hex = KEEP
    answer(table, "idle", "face-villain")
    assert fight_of(table.state).sides[1].damage == 0


@pytest.mark.rule("3E-VILLAIN-005", "3E-GAP-033")
def test_the_game_goes_on_until_all_are_out():
    state = facing()[0]
    table = beaten(state, 0)
    assert table.result is None
    assert asked(table)[0] == 1
    eliminate(table.state, 1)
    assert table.state.result is not None
    assert table.state.result.reason == "all-eliminated"


@pytest.mark.rule("3E-GAP-059")
def test_the_villain_eliminates_lyssa_before_she_can_rise():
    state = lay(heroes=["lyssa", "bob"], at=KEEP)
    state.act, state.villain = 2, KEEP
    state.heroes[0].hand = ["s0", "s1"]
    engage(state, 0, "margath")
    state.heroes[0].damage = 9
    fight_of(state).ended, fight_of(state).phase = Outcome.DEFEAT, Phase.OVER
    table = sit(state)

    assert table.state.eliminated == [0]
    assert asked(table) == (1, "turn.action")


@pytest.mark.rule("3E-ELIM-004", "3E-GAP-067", "3E-FIRST-002")
def test_the_next_player_becomes_first_and_nobody_has_a_second_turn():
    state = lay(seats=3)
    state.to_come = [1, 2]
    eliminate(state, 0)
    table = sit(state)

    assert table.state.first == 1
    assert asked(table)[0] == 1
    end_turns(table, 1)
    assert asked(table)[0] == 2
    end_turns(table, 1)
    assert (asked(table)[0], table.state.round) == (1, 2)


@pytest.mark.rule("3E-GAP-029")
def test_a_stalled_fight_with_the_villain_is_a_draw():
    state = facing()[0]
    fight = fight_of(state)
    fight.sides[1].damage = 4
    fight.ended, fight.phase = Outcome.STALLED, Phase.OVER
    table = sit(state)

    assert (table.state.eliminated, table.state.fight, table.result) == ([], None, None)
    assert asked(table)[0] == 0


def test_after_villain_needs_somebody_beaten():
    state, margath = facing()
    after_villain(state, fight_of(state).sides[0], margath, [])

    assert state.eliminated == []


# --- zombies ----------------------------------------------------------------------------


@pytest.mark.rule("3E-ZOMBIE-004", "3E-GAP-056")
def test_walking_into_zombies_costs_two_damage_each_time():
    state = lay(scenario="corpse-king")
    state.zombies = {(3, 4): 3, (2, 5): 1}
    table = answer(sit(state), "walk:3,4")
    assert table.state.heroes[0].damage == 2
    answer(table, "walk:2,5")
    assert table.state.heroes[0].damage == 4


@pytest.mark.rule("3E-GAP-056")
def test_a_zombie_placed_on_a_hero_does_nothing():
    state = lay(scenario="corpse-king", at=RUINS)
    place_zombies(state, "cursed-ruins", 1)
    table = end_turns(sit(state), 2)

    assert [hero.damage for hero in table.state.heroes] == [0, 0]


@pytest.mark.rule("3E-ZOMBIE-005", "3E-ZOMBIE-003", "3E-GAP-056")
def test_killing_zombies():
    state = lay(scenario="corpse-king")
    state.zombies = {WILD: 3}
    table = answer(sit(state), "kill-zombie", "kill-zombie")

    assert (table.state.zombies, table.state.heroes[0].gold, table.state.actions) == ({WILD: 1}, 2, 1)
    assert refused(sit(lay()), "kill-zombie") == "3E-ZOMBIE-005"


@pytest.mark.rule("3E-VILLAIN-012")
def test_vorakesh_heals_although_his_damage_is_blocked():
    state, vorakesh = facing("corpse-king")
    vorakesh.damage = 3
    fight = fight_of(state)
    fight.phase = Phase.CAST
    cast = ["physical-2", "shield", "physical"]
    foes = ["enemy", "agility", "surge", "dash*", "dash*", "surge*", "enemy"]
    table = sit(state, [*cast, *foes])
    answer(table, "surge:vampirism:enemy-3", "block:corbin-2")

    assert (table.state.heroes[0].damage, fight_of(table.state).sides[1].damage) == (0, 2)


@pytest.mark.rule("3E-VILLAIN-012", "3E-GAP-060", "3E-X-003")
def test_vorakesh_borrows_a_surge_ability():
    claws = {"id": "claws", "when": "surge", "cost": {"x-surge": 2}, **do("damage", kind="enemy", amount="x")}
    hybrid = enemy("hybrid", 6, abilities=[claws])
    state = lay(hybrid, scenario="corpse-king", at=RUINS)
    state.act, state.villain = 2, RUINS
    state.adventure_discards["combat"] = ["hybrid"]
    engage(state, 0, "vorakesh")
    fight_of(state).phase = Phase.CAST
    foes = ["enemy", "agility", "surge", "dash*", "dash*", "surge*", "enemy"]
    table = sit(state, ["physical-2", "physical*", "physical", *foes])
    answer(table, "surge:raise-the-dead:enemy-3")

    assert table.state.heroes[0].damage == 1  # X counts as 1
    assert table.state.adventure_discards["combat"] == ["hybrid"]


@pytest.mark.rule("3E-GAP-060")
@pytest.mark.parametrize("pile", [[], ["errand"], ["errand", "hybrid"]])
def test_only_enemies_on_the_discard_pile_are_borrowed_from(pile: list[str]):
    claws = {"id": "claws", "when": "surge", "cost": {"surge": 2}, **do("damage", kind="enemy", amount=2)}
    hybrid, errand = enemy("hybrid", 6, abilities=[claws]), quest("errand", ["town"], {}, deck="combat")
    state = lay(hybrid, errand, scenario="corpse-king", at=RUINS)
    state.act, state.villain = 2, RUINS
    state.adventure_discards["combat"] = pile
    engage(state, 0, "vorakesh")
    fight_of(state).phase = Phase.CAST
    foes = ["enemy", "agility", "surge", "dash*", "dash*", "surge*", "enemy"]
    table = sit(state, ["physical-2", "physical*", "physical", *foes])
    foe = fight_of(table.state).sides[1]
    ability = table.state.book.abilities["raise-the-dead"]

    reason = pointless(Use(table.state, foe, ability), ability.effect)
    assert reason == (None if "hybrid" in pile else "3E-GAP-060")
    answer(table, "surge:raise-the-dead:enemy-3")
    assert table.state.heroes[0].damage == (2 if "hybrid" in pile else 0)


@pytest.mark.rule("3E-GAP-032")
def test_one_wild_is_enough_next_to_tamalir():
    for n, over in ((0, False), (1, True)):
        state = late(act=2)
        state.villain = (6, 3)
        assert (end_turns(sit(state, wilds(n)), 1).result is not None) is over


def test_gems_and_places_are_where_the_tests_think():
    assert lay().book.board.gems[COMBAT_GEM] == "combat"
    assert plus("body", 1)["do"] == "bonus"
    assert skill("x").cost == {"any": 1}
    assert asset("y").type == "weapon"


@pytest.mark.rule("3E-GAP-024")
def test_the_last_hero_left_does_not_play_its_own_enemy():
    state = lay(at=KEEP)
    state.act, state.villain, state.eliminated, state.to_come = 2, KEEP, [1], []
    state.heroes[1].hex = None
    engage(state, 0, "margath")
    table = sit(state)
    for _ in range(80):
        if table.request is None or table.state.fight is None:
            break
        margath = pending(table).args.get("who") == "margath"
        assert pending(table).seat == (1 if margath else 0)  # its player is out: a computer answers there
        table.answer(options(table)[0 if margath else -1])  # the hero passes and takes what comes

    assert table.state.eliminated == [1, 0]
    assert table.result is not None
    assert table.result.reason == "all-eliminated"


@pytest.mark.rule("3E-ENEMY-003")
@pytest.mark.parametrize(("trait", "dealt"), [("undead", 3), ("creature", 2)])
def test_a_bonus_against_a_trait(trait: str, dealt: int):
    bane = {**plus("attack", 1, "bane"), "given": {"foe-trait": "undead"}}
    state = lay(skill("bane-of-graves", abilities=[bane]), enemy("ghoul", 9, traits=[trait]))
    state.heroes[0].skills = ["bane-of-graves"]
    engage(state, 0, "ghoul")
    table = sit(
        state, ["physical-2", "physical*", "physical", "enemy", "agility", "surge", "enemy", "double"]
    )
    answer(table, "spend:corbin-1")

    assert fight_of(table.state).sides[1].damage == dealt
