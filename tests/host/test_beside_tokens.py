"""Fights with combat tokens beside the box: pools tapped together and real casts give what is printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.host.cardboard import Fight

HERO = {"speed": 3, "hand": 3, "body": 1, "mind": 1, "spirit": 1, "gold": 0, "starts": "town"}


def tokens_fight(
    *tokens: str,
    edition: str = "third",
    health: int = 10,
    foe: dict[str, Any] | None = None,
    abilities: Sequence[dict[str, Any]] = (),
    scene: dict[str, Any] | None = None,
) -> Fight:
    """A hero with these tokens, `physical-2/shield`, against an enemy of somebody's own box."""
    faces = {f"your-hero-{n}": {"faces": token.split("/")} for n, token in enumerate(tokens, 1)}
    hero = {**HERO, "health": health, "tokens": list(faces), "abilities": list(abilities)}
    cards = {
        "heroes": {"your-hero": hero},
        "enemies": {"your-foe": {"health": 10, "in_deck": False, **(foe or {})}},
        "tokens": faces,
        "skills": {"your-card-1": {"attribute": "body", "cost": {"any": 1}}},
    }
    who = {"hero": "your-hero", "enemy": "your-foe"}
    return Fight(edition=edition, cards=cards, scene={**who, **(scene or {})})


def hurt(fight: Fight) -> tuple[int, int]:
    """Damage on the hero and on the enemy, also after the fight."""
    sides = fight.scene.view.figures["fight"]["sides"]
    return sides[0]["damage"], sides[1]["damage"]


def pool(fight: Fight, side: int) -> list[str]:
    return [token["face"] for token in fight.scene.view.position["fight"]["sides"][side]["pool"]]


def facts(fight: Fight, key: str) -> list[dict[str, Any]]:
    return [event.facts for event in fight.scene.events if event.key == key]


ENEMY = ["enemy", "enemy", "enemy*", "enemy", "double"]
"""What the enemy's five tokens may show."""


@pytest.mark.rule("3E-COMBAT-006")
def test_both_sides_cast_and_each_knows_its_tokens() -> None:
    fight = tokens_fight("double/surge", "physical-2/shield")
    chance = fight.scene.chance
    assert chance is not None
    assert [(hand.who, hand.dice) for hand in chance.hands] == [("your-hero", 2), ("your-foe", 5)]
    assert chance.dice[1].faces == ["physical-2", "shield"]
    assert (chance.needed, chance.totals) == (None, [])


@pytest.mark.rule("3E-DOUBLE-001", "3E-DOUBLE-002")
def test_3e_ex_004_doubling_two_physical_damage() -> None:
    fight = tokens_fight("double/dash", "physical-2/dash")
    fight.play(["double", "physical-2", "enemy", "enemy", "surge", "enemy", "double"])
    fight.play("double:your-hero-1:your-hero-2")
    assert hurt(fight) == (0, 0)
    fight.play("pass", "spend:your-hero-2")
    assert hurt(fight) == (0, 4)
    assert [fact["amount"] for fact in facts(fight, "fight-attack")] == [4]


@pytest.mark.rule("3E-INIT-001", "3E-INIT-004")
def test_3e_ex_016_high_values_count_once_for_initiative() -> None:
    fight = tokens_fight("physical-2*/dash")
    fight.play(["physical-2*", "enemy", "enemy", "surge", "dash*", "dash*"])
    assert facts(fight, "fight-initiative") == [{"who": "your-foe", "attacker": 1, "defender": 2}]
    assert fight.scene.seat == 1


@pytest.mark.rule("3E-DAMAGE-008", "3E-DAMAGE-007")
def test_3e_ex_017_an_ability_that_blocks_one_kind() -> None:
    hide = {"id": "your-hide", "do": "block-kind", "kind": "physical"}
    fight = tokens_fight("physical-2*/dash", "magical-2*/dash", foe={"abilities": [hide]})
    fight.play(["physical-2*", "magical-2*", *ENEMY])
    assert fight.refused("spend:your-hero-1+your-hero-2") == "3E-DAMAGE-007"
    fight.play("spend:your-hero-1")
    assert hurt(fight) == (0, 0)
    fight.play("pass", "spend:your-hero-2")
    assert hurt(fight) == (0, 2)


@pytest.mark.rule("3E-RECAST-003")
def test_3e_ex_001_as_the_dread_prophet_has_it() -> None:
    """Cards of ours on both sides; a recast is entered like a cast."""
    fight = Fight(edition="third", scene={"hero": "lord-hawthorne", "enemy": "dread-prophet"})
    fight.play(["physical-2", "physical*", "dash", "shield", "agility", "surge", "dash*", "dash*"])
    fight.play("surge:prophecy:enemy-3", "token:hawthorne-2")
    chance = fight.scene.chance
    assert chance is not None
    assert [(hand.who, hand.dice) for hand in chance.hands] == [("lord-hawthorne", 1)]
    fight.play(["agility"])
    assert pool(fight, 0) == ["physical-2", "agility", "dash"]


def test_damage_assets_and_cards_in_hand_are_there_from_the_start() -> None:
    scene = {"damage": 3, "opposed": 2, "hand": ["your-card-1"]}
    fight = tokens_fight("physical/shield", scene=scene).play(["physical", *ENEMY])
    assert hurt(fight) == (3, 2)
    assert len(fight.scene.view.position["heroes"][0]["hand"]) == 1


def test_two_heroes_fight_each_other() -> None:
    fight = tokens_fight("physical*/shield", scene={"enemy": None, "rival": "corbin", "opposed": 1})
    fight.play(["physical*", "surge", "shield", "agility"])
    assert fight.scene.seat == 0
    fight.play("spend:your-hero-1")
    assert fight.scene.seat == 1  # may block


def test_odds_of_a_combat() -> None:
    fight = tokens_fight("physical-2/shield", "physical*/agility").play(["physical-2", "physical*", *ENEMY])
    odds = fight.look(odds=True).odds
    assert odds.known  # type: ignore[union-attr]
    assert set(odds.options) >= {"spend:your-hero-1+your-hero-2", "pass"}  # type: ignore[union-attr]


def eliam_against_the_warlock() -> Fight:
    """Both cards as they are printed, typed in."""
    twin_blades = {
        "id": "your-blades",
        "when": "combat-action",
        "limit": "round",
        "cost": {"exert": 1, "physical-tokens": 2},
        "do": "damage",
        "kind": "physical",
        "amount": 3,
        "unblockable": True,
    }
    blast = {
        "id": "your-blast",
        "when": "surge",
        "cost": {"surge": 2},
        "do": "negatable",
        "by": "agility",
        "amount": 1,
        "effects": [{"do": "damage", "kind": "enemy", "amount": 3}],
    }
    return tokens_fight(
        "physical/dash",
        "physical/dash",
        "shield/dash",
        edition="bonds",
        foe={"traits": ["mystic"], "abilities": [blast]},
        abilities=[twin_blades],
        scene={"hand": ["your-card-1"]},
    )


@pytest.mark.rule("UB-BOARD-004", "UB-BOARD-006", "UB-BOARD-007", "UB-BOARD-013", "UB-SURGE-003")
@pytest.mark.rule("UB-SHIFT-003", "UB-TACTICS-003", "UB-TACTICS-008", "UB-CARD-001", "UB-CARD-004")
def test_ub_ex_001_step_by_step_with_the_enemys_reasons() -> None:
    fight = eliam_against_the_warlock()
    fight.play(["physical", "physical", "shield", "surge", "double", "tactics", "enemy", "enemy"])
    board = fight.scene.view.figures["boards"][1]
    assert [space["symbol"] for space in board["spaces"]] == [
        "agility",
        "double",
        "surge",
        "tactics",
        "enemy",
    ]
    assert [len(space["tokens"]) for space in board["spaces"]] == [0, 1, 1, 1, 2]
    assert facts(fight, "fight-initiative") == [{"who": "your-hero", "attacker": 0, "defender": 0}]
    assert (board["next"]["do"], board["next"]["symbol"]) == ("double", "double")

    (blades,) = [option for option in fight.offered if option.startswith("special:your-blades")]
    fight.play(blades)  # action 1; 2 is the Warlock's, 3 a forced pass, 4 is announced
    assert hurt(fight) == (0, 3)
    assert pool(fight, 0) == ["shield"]
    assert facts(fight, "fight-stacked")
    assert facts(fight, "fight-passed") == [{"who": "your-hero"}]
    assert facts(fight, "fight-ability")[-1]["ability"] == "your-blast"

    (block,) = [option for option in fight.offered if option.startswith("block:")]
    fight.play(block)
    assert [fact["amount"] for fact in facts(fight, "fight-damage")] == [3, 2, 1, 2]
    assert hurt(fight) == (5, 3)
    assert fight.scene.chance is not None  # the next round: cast everything again
    assert fight.scene.chance.key == "fight.cast"
