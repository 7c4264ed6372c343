"""Fights of people who play with cardboard: figures typed in and real dice give what is printed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tamalir.host.errors import Problem
from tamalir.world.packs import pack_called
from tests.host.cardboard import Fight

EACH_STEP = {"decide-each-step": True}


def figures(mind: int, body: int, spirit: int, ranged: int, melee: int, magic: int) -> dict[str, int]:
    return {
        "mind": mind, "body": body, "spirit": spirit, "ranged": ranged, "melee": melee, "magic": magic,
    }  # fmt: skip


def item(usage: str, **effect: Any) -> dict[str, Any]:
    return {"item_class": "artifact", "type": "own", "usage": usage, "effects": [effect]}


def brood(**more: Any) -> Fight:
    """Varikas against the Brood of the Bloodmother, as somebody with these cards types it in."""
    ability = {
        "when": "before-combat",
        "cost": {"exhaustion": 1},
        "do": "attack",
        "kind": "magic",
        "wounds": 1,
    }
    failure = [{"do": "suffer", "when": "card", "wounds": 1}]
    swim = {"when": "before-combat", "do": "test", "attribute": "body", "number": 14, "failure": failure}
    cards = {
        "heroes": {
            "your-hero": {
                "life": 5, "stamina": 4, "figures": figures(1, 4, 4, 1, 2, 1), "effects": [ability],
            },
        },
        "challenges": {
            "your-foe": {
                "colour": "yellow", "life": 3, "figures": figures(15, 11, 14, 0, 1, 2), "effects": [swim],
            },
        },
        "items": {
            "your-armor": item("activate", when="wounds", do="cancel-wounds", n=1),
            "your-bomb": item("discard", when="before-combat", do="attack", kind="ranged", wounds=3),
        },
        "allies": {"your-ally": {"life": 2, "stamina": 2, "figures": figures(0, 1, 1, 1, 1, 1)}},
    }  # fmt: skip
    hero = {
        "card": "your-hero",
        "exhaustion": 3,
        "items": ["your-armor", "your-bomb"],
        "allies": [{"card": "your-ally"}],
    }
    names = {"your-hero": "Varikas", "your-foe": "Brood"}
    scene = {"heroes": [hero], "foe": "your-foe"}
    return Fight(edition="second", cards=cards, scene=scene, names=names, options=EACH_STEP, **more)


@pytest.mark.rule("2E-SKILL-003", "2E-ACT-005", "2E-COMBAT-003", "2E-COMBAT-016", "2E-COMBAT-019")
@pytest.mark.rule("2E-COMBAT-023", "2E-ALLY-004", "2E-ESCAPE-001")
def test_2e_ex_combat_003_typed_in_gives_every_printed_figure() -> None:
    fight = brood()
    assert fight.needed == 10  # 14 against Body 4
    fight.play(6)  # 2: both dice show 6 together
    assert fight.rolled == (10, 14, "failure")
    fight.play("use:your-armor")  # 3
    assert fight.wounds(0) == 0
    fight.play("use:your-bomb", [2, 9])  # 4: the dice one by one
    assert fight.rolled == (12, 15, "failure")
    assert fight.wounds(0) == 0
    fight.play("use:your-hero")  # 5
    assert fight.needed == 10
    fight.play(14)
    assert fight.rolled == (18, 14, "success")
    assert (fight.foe_wounds, fight.exhaustion(0)) == (1, 4)
    assert fight.refused("use:your-hero") == "2E-COMBAT-003"  # 6: not again
    assert fight.offered == ["stay", "escape"]
    fight.play("stay")  # 7
    assert "defend" in fight.offered
    fight.play("defend")  # 8: no dice, for there is no ranged damage
    assert fight.wounds(0) == 0
    fight.play("attack", 5)  # 9
    assert fight.rolled == (9, 11, "failure")
    assert fight.wounds(0) == 1
    fight.play("ally:your-ally", 15)  # 10
    assert fight.rolled == (16, 14, "success")
    assert fight.foe_wounds == 2
    assert fight.request.key == "combat.escape"  # 11: round 2
    fight.play("stay", "attack", 20)  # 12: the winning roll is not printed
    assert fight.scene.over
    assert fight.scene.seat is None


@pytest.mark.rule("2E-DUEL-007", "2E-DUEL-008", "2E-DUEL-014", "2E-DUEL-012", "2E-DUEL-005")
def test_2e_ex_duel_001_typed_in_gives_every_printed_figure() -> None:
    success = [{"do": "inflict", "when": "card", "wounds": 2}]
    fury = {
        "when": "before-combat", "cost": {"wounds": 1}, "do": "test", "attribute": "spirit", "number": 14,
        "success": success,
    }  # fmt: skip
    cards = {
        "heroes": {
            "your-hero": {"life": 6, "stamina": 3, "figures": figures(1, 5, 1, 1, 2, 1)},
            "your-rival": {
                "life": 5, "stamina": 3, "figures": figures(0, 3, 4, 1, 1, 2), "effects": [fury],
            },
        },
        "items": {
            "your-bomb": item("discard", when="before-combat", do="attack", kind="ranged", wounds=3),
            "your-shield": item("activate", when="wounds", do="cancel-wounds", n=2),
            "your-dagger": item("activate", when="melee", do="add-to-roll", by=2),
        },
        "allies": {
            "your-priest": {"life": 3, "stamina": 2, "figures": figures(0, 1, 2, 1, 1, 2)},
            "your-prince": {"life": 4, "stamina": 3, "cost": 8, "figures": figures(2, 3, 1, 1, 2, 1)},
        },
    }  # fmt: skip
    heroes = [
        {"card": "your-hero", "items": ["your-bomb"], "allies": [{"card": "your-priest"}]},
        {
            "card": "your-rival",
            "gold": 8,
            "items": ["your-shield", "your-dagger"],
            "allies": [{"card": "your-prince"}],
        },
    ]
    fight = Fight(edition="second", cards=cards, scene={"heroes": heroes}, options=EACH_STEP)
    assert fight.scene.seat == 1  # the defender is asked first
    fight.play("use:your-rival", 13)  # 3
    assert fight.rolled == (17, 14, "success")
    assert (fight.wounds(0), fight.wounds(1)) == (2, 1)
    assert fight.scene.seat == 0
    fight.play("use:your-bomb")  # 5
    assert fight.needed is None  # 4: the defender rolls, and so sets the number
    fight.play(11)
    assert fight.target == 11
    assert fight.needed == 10
    fight.play(14)
    assert fight.rolled == (15, 11, "success")
    fight.play("use:your-shield")  # 6
    assert (fight.wounds(0), fight.wounds(1)) == (2, 2)
    fight.play("stay", "defend", 11)  # 7, 8
    assert (fight.target, fight.needed) == (11, 10)  # 9
    fight.play(5)
    assert fight.rolled == (6, 11, "failure")  # 10
    assert fight.wounds(0) == 3
    fight.play("attack", 9, "use:your-dagger")  # 11
    assert fight.target == 14  # 12
    fight.play(17)
    assert fight.rolled == (22, 14, "success")  # 13
    assert fight.wounds(1) == 4
    fight.play("ally:your-priest", 17)  # 14
    assert fight.target == 21  # 15
    fight.play(12)
    assert fight.rolled == (14, 21, "failure")  # 16
    assert fight.scene.view.position["heroes"][0]["allies"][0]["wounds"] == 2
    assert fight.scene.seat == 1  # 17: they change places
    fight.play("stay", "defend", 5)  # 18, 19
    assert fight.target == 6  # 20
    fight.play(12)
    assert fight.rolled == (12, 6, "success")  # 21
    fight.play("ally:your-prince", 19)  # 22
    assert fight.target == 24  # 23
    fight.play(8)
    assert fight.rolled == (11, 24, "failure")  # 24
    fight.play("attack", 19)  # 25
    assert fight.target == 20  # 26
    fight.play(4)
    assert fight.rolled == (8, 20, "failure")  # 27
    assert fight.wounds(1) == 5
    fight.play("prize-gold")  # 28
    assert fight.scene.over  # 29


def simple(**more: Any) -> Fight:
    cards = {
        "heroes": {"your-hero": {"life": 5, "stamina": 4, "figures": figures(1, 4, 4, 1, 2, 1)}},
        "challenges": {
            "your-foe": {"colour": "green", "life": 3, "figures": figures(15, 11, 14, 0, 1, 2)},
        },
    }
    scene = {"heroes": [{"card": "your-hero"}], "foe": "your-foe"}
    usual: dict[str, Any] = {"edition": "second", "cards": cards, "scene": scene}
    return Fight(**{**usual, **more})


def test_odds_come_with_every_option_when_they_are_wanted() -> None:
    scene = simple().look(odds=True)
    assert isinstance(scene.odds.options, dict)  # type: ignore[union-attr]
    assert set(scene.odds.options) == {"escape", "attack", "defend"}  # type: ignore[union-attr]
    assert all(0 <= float(row.win) <= 1 for row in scene.odds.options.values())  # type: ignore[union-attr, arg-type]


def test_the_app_throws_for_whoever_has_no_dice() -> None:
    fight = simple().play("attack")
    scene = fight.look(throw=True)
    assert isinstance(scene.thrown, list)
    assert len(scene.thrown) == 2
    fight.play(scene.thrown)  # kept like any answer
    assert fight.scene.view.length == scene.view.length


def test_taking_back_is_leaving_out() -> None:
    fight = simple()
    before = fight.scene
    fight.play("attack", 5)
    fight.answers = []
    assert fight.look() == before


def test_names_are_nothing_but_their_letters() -> None:
    name = 'O"gr\\e {x}'
    for lang in ("en", "pl", "ru"):
        said = str(simple(names={"your-foe": name}, lang=lang).scene.events[0].said)
        assert name in said


def test_equal_figures_with_other_names_are_another_fight() -> None:
    first = str(simple(names={"your-foe": "Grim"}).scene.events[0].said)
    second = str(simple(names={"your-foe": "Fell"}).scene.events[0].said)
    assert "Grim" in first
    assert "Fell" in second


def test_nothing_of_a_fight_stays_behind() -> None:
    simple()
    with pytest.raises(Exception, match="beside"):
        pack_called("second/beside")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"edition": "nothing"}, "no such game"),
        ({"scene": {"heroes": [{"card": "nobody"}], "foe": "your-foe"}}, "nobody"),
        ({"scene": {"heroes": [{"card": "your-hero"}]}}, "two fight each other"),
        ({"scene": {"heroes": [{"card": "your-hero", "wounds": 9}], "foe": "your-foe"}}, "wounds"),
        ({"scene": 3}, "scene"),
        ({"names": {"somebody": "X"}}, "somebody"),
        ({"options": {"nonsense": True}}, "nonsense"),
        ({"answers": ["dance"]}, "dance"),
        ({"answers": ["attack", 21]}, "21"),
        ({"answers": ["attack", "attack"]}, "dice"),
    ],
)
def test_what_makes_no_sense_is_said(change: dict[str, Any], said: str) -> None:
    with pytest.raises((Problem, msgspec.ValidationError)) as refused:
        simple(**change)
    problem = refused.value
    assert said in (problem.message if isinstance(problem, Problem) else str(problem))


def test_figures_out_of_all_proportion_are_refused() -> None:
    foe = {"colour": "green", "life": 3_000_000, "figures": figures(15, 11, 14, 0, 1, 2)}
    cards = {"challenges": {"your-foe": foe}}
    scene = {"heroes": [{"card": "mordrog"}], "foe": "your-foe"}
    with pytest.raises(Problem, match="proportion"):
        simple(cards=cards, scene=scene)


def test_a_refused_answer_says_which_one_it_was() -> None:
    fight = simple()
    fight.answers = ["attack", 5, "nonsense"]
    with pytest.raises(Problem) as refused:
        fight.look()
    assert refused.value.more["at"] == 2
