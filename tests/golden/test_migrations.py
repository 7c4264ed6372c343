"""Saved games of earlier schemas: what they noted is still known."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tamalir
from tamalir.bonds import validate as bonds
from tamalir.kernel import DamagedSave
from tamalir.second import validate as second
from tamalir.second.migrations import typed_uses
from tamalir.third import validate as third
from tamalir.world.faults import Fault
from tamalir.world.limits import Used
from tamalir.world.words import Until

SAVES = Path(__file__).parent / "saves"
VALIDATE: dict[str, Callable[[Any], list[Fault]]] = {
    "second": second.validate,
    "third": third.validate,
    "bonds": bonds.validate,
}


def opened(name: str) -> Any:
    data = json.loads((SAVES / f"schema-1-{name}.json").read_text(encoding="utf-8"))
    return tamalir.load(data["save"]).state


@pytest.mark.parametrize(
    ("name", "seat", "used"),
    [
        ("second-turn-noted", 0, Used(0, "red-scorpion", 0, Until.TURN)),
        ("third-turn-noted", 2, Used(2, "water-walking", "water-walking", Until.TURN)),
        ("bonds-gift-noted", 0, Used(0, "laurel-of-bloodwood", "gift", Until.TURN)),
        ("bonds-envelope-noted", 2, Used(2, "master-thorn", "envelope", Until.TURN)),
    ],
)
def test_what_a_hero_has_used_in_its_turn(name: str, seat: int, used: Used) -> None:
    assert opened(name).heroes[seat].used == [used]


@pytest.mark.parametrize(
    ("name", "side", "used"),
    [
        ("third-round-noted", 0, Used(0, "corbin", "savage-assault", Until.ROUND)),
        ("third-combat-noted", 0, Used(0, "lord-hawthorne", "onslaught", Until.COMBAT)),
    ],
)
def test_what_a_side_has_used_in_its_combat(name: str, side: int, used: Used) -> None:
    assert opened(name).fight.sides[side].used == [used]


@pytest.mark.parametrize("save", sorted(SAVES.glob("*.json")), ids=lambda save: save.stem)
def test_every_saved_position_is_sound(save: Path) -> None:
    table = tamalir.load(json.loads(save.read_text(encoding="utf-8"))["save"])

    assert VALIDATE[table.edition.id](table.state) == []


def test_what_was_used_in_a_round_that_is_over_does_not_count() -> None:
    data = json.loads((SAVES / "schema-1-second-round-noted.json").read_text(encoding="utf-8"))
    table = tamalir.load(data["save"])

    assert data["save"]["state"]["fight"]["used"] == ["1:mordrog round 2"]
    assert (table.state.fight.round, table.state.fight.used) == (3, [])


def test_every_text_of_the_first_schema_has_its_meaning() -> None:
    fight = {
        "round": 2,
        "stage": "magic",
        "used": [
            "0:amar",
            "0:torch#1 limited",
            "1:lute step",
            "0:axe round 1",
            "0:axe round 2",
            "1:axe magic 1",
            "1:axe melee 2",
            "1:axe magic 2",
        ],
    }
    state: dict[str, Any] = {
        "heroes": [{"used": ["0:lamp limited", "0:lamp#2 step"]}],
        "fight": fight,
        "check": {"seat": 1, "used": ["axe", "lute#3"]},
        "blow": {"seat": 0, "used": ["cloak"]},
        "turn": 3,
    }
    before = json.dumps(state)

    lifted = typed_uses(state)

    def notes(place: dict[str, Any]) -> list[tuple[object, ...]]:
        return [tuple(note.values()) for note in place["used"]]

    assert notes(lifted["heroes"][0]) == [(0, "lamp", 0, "turn"), (0, "lamp", 2, "step")]
    assert notes(lifted["fight"]) == [
        (0, "amar", 0, "battle"),
        (0, "torch", 1, "battle"),
        (1, "lute", 0, "step"),
        (0, "axe", 0, "round"),
        (1, "axe", 0, "phase"),
    ]
    assert notes(lifted["check"]) == [(1, "axe", 0, "roll"), (1, "lute", 3, "roll")]
    assert notes(lifted["blow"]) == [(0, "cloak", 0, "blow")]
    assert lifted["turn"] == 3
    assert before == json.dumps(state), "the save itself is left alone"


def test_a_pack_of_another_name_is_known_in_saves_of_before() -> None:
    data = json.loads((SAVES / "schema-1-third-turn-noted.json").read_text(encoding="utf-8"))
    table = tamalir.load(data["save"])

    assert "third/starter" in data["save"]["setup"]["packs"]
    assert table.setup is not None
    assert list(table.setup.packs) == ["third/roads-of-terrinoth"]
    assert tamalir.load(table.save()).request is not None


def test_one_word_for_one_thing_in_every_game() -> None:
    data = json.loads((SAVES / "schema-1-second-round-noted.json").read_text(encoding="utf-8"))
    before = data["save"]["state"]
    state = tamalir.load(data["save"]).state

    assert [hero.id for hero in state.heroes] == [hero["card"] for hero in before["heroes"]]
    assert [list(hero.hex) for hero in state.heroes] == [hero["place"] for hero in before["heroes"]]
    assert state.active == before["turn"]
    assert (before["fight"]["outcome"], state.fight.outcome) == ("", None)


@pytest.mark.parametrize("field", ["step", "window"])
def test_a_word_that_the_rules_do_not_know_is_refused(field: str) -> None:
    save = tamalir.new("second", seats=2, seed=7).save()
    save["state"][field] = "lunch"

    with pytest.raises(DamagedSave, match="lunch"):
        tamalir.load(save)
